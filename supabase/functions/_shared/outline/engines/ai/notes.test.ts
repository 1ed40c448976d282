import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../../contract/error-codes.ts'
import { createAiEngine } from './ai-engine.ts'
import type { EngineInput } from '../../model/engine.ts'
import { type Asked, type Scripted, startEndpoint } from '../../test-support/scripted-endpoint.ts'
import { honestAnswer, sermonInput } from '../../test-support/sermon.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const MINUTE_5 = 'o sapato vermelho ficou esquecido na porta da casa de dona zilda'
const MINUTE_45 = 'o barqueiro cego remou a noite inteira contando as estrelas'
const MINUTE_80 = 'o relojoeiro de maceió consertou o tempo perdido do seu filho'

/** An hour and a half of fast and wordy speech, in which three things are said once. */
function longInput(): EngineInput {
  const once = new Map([
    [5 * 60, MINUTE_5],
    [45 * 60, MINUTE_45],
    [80 * 60, MINUTE_80],
  ])
  const cues = Array.from({ length: 90 * 12 }, (_, index) => ({
    start: index * 5,
    end: index * 5 + 5,
    text: once.get(index * 5) ?? `trecho ${index} ${'da palavra que foi pregada ali '.repeat(6)}`,
  }))
  const { transcript } = sermonInput()
  return sermonInput({ transcript: { ...transcript, cues } })
}

const promptOf = ({ body }: Asked) => {
  const messages = body['messages'] as { role: string; content: string }[]
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}

const isNotes = (asked: Asked) => promptOf(asked).includes('Parte ')

/** Notes of what is in the window, as an honest model takes them. */
function notesFor(asked: Asked): Scripted {
  const said = [MINUTE_5, MINUTE_45, MINUTE_80].filter((text) => promptOf(asked).includes(text))
  return {
    say: {
      points: said.map((text) => ({ at: '12:00', text: `O pregador conta: ${text}.` })),
      quotes: [
        ...said.map((text) => ({ at: '00:00', text })),
        { at: '01:00', text: 'isto nunca foi dito por ninguém nesta mensagem' },
      ],
      references: ['Lucas 15:20'],
    },
  }
}

async function write(script: (asked: Asked, index: number) => Scripted, timeoutMs = 20_000) {
  const endpoint = await startEndpoint(script)
  stops.push(endpoint.stop)
  const lines: Record<string, unknown>[] = []
  const engine = createAiEngine({
    provider: 'openai-compatible',
    model: 'scripted',
    apiKey: 'sk',
    baseUrl: endpoint.baseUrl,
    timeoutMs,
  })
  const outcome = await engine
    .write(longInput(), {
      signal: new AbortController().signal,
      onStage: () => undefined,
      log: (_, fields = {}) => lines.push(fields),
    })
    .catch((error: unknown) => error)
  return { outcome, asked: endpoint.asked, lines }
}

/** It says nothing of the sermon, so there is nothing to prove. */
function ofThisSermon() {
  return JSON.parse(JSON.stringify(honestAnswer()).replaceAll('"said"', '"suggested"')) as unknown
}

describe('a sermon too long for one call', () => {
  it('counts minute 80 as much as minute 5', async () => {
    const { asked, lines } = await write((request) =>
      isNotes(request) ? notesFor(request) : { say: ofThisSermon() },
    )
    expect(asked.filter(isNotes)).toHaveLength(3)
    const reduce = promptOf(asked.find((request) => !isNotes(request)) as Asked)
    for (const fact of [MINUTE_5, MINUTE_45, MINUTE_80]) {
      expect(reduce).toContain(`O pregador conta: ${fact}.`)
    }
    expect(reduce).toContain(`- [05:00] "${MINUTE_5}"`)
    expect(reduce).toContain(`- [45:00] "${MINUTE_45}"`)
    expect(reduce).toContain(`- [1:20:00] "${MINUTE_80}"`)
    expect(reduce).toMatch(/PARTE 1 \(00:00 a 30:0\d\)[^]*PARTE 2 [^]*PARTE 3 [^]*FIM ANOTAÇÕES/)
    expect(reduce).not.toContain('<<<TRANSCRIÇÃO')
    expect(reduce).not.toContain('nunca foi dito')
    expect(lines).toMatchObject([{ requests: 4, answers: 4, outcome: 'ok' }])
  })

  it('shows every window whole, with the marks of the video', async () => {
    const { asked } = await write((request) =>
      isNotes(request) ? notesFor(request) : { say: ofThisSermon() },
    )
    const windows = asked.filter(isNotes).map(promptOf)
    for (let index = 0; index < 90 * 12; index += 1) {
      if ([60, 540, 960].includes(index)) continue
      expect(windows.some((text) => text.includes(`trecho ${index} da`))).toBe(true)
    }
    expect(windows.some((text) => text.includes('[1:29:40]'))).toBe(true)
  })

  it('repairs the notes of one window and goes on', async () => {
    let cut = 0
    const { outcome, asked } = await write((request) => {
      if (!isNotes(request)) return { say: ofThisSermon() }
      if (promptOf(request).includes(MINUTE_45) && cut++ === 0) return { say: '{"points":[{"at' }
      return notesFor(request)
    })
    expect(outcome).toMatchObject({ title: 'O pai que corre' })
    expect(asked).toHaveLength(5)
  })

  it('fails whole where one window fails, and writes nothing from the rest', async () => {
    const { outcome, asked, lines } = await write((request) =>
      promptOf(request).includes(MINUTE_80) ? { status: 500 } : notesFor(request),
    )
    expect(outcome).toBeInstanceOf(DomainError)
    expect(outcome).toMatchObject({ code: 'model_failed' })
    expect(asked.every(isNotes)).toBe(true)
    expect(lines).toMatchObject([{ outcome: 'model_failed' }])
  })

  it('fails where no window holds a message', async () => {
    const { outcome } = await write(() => ({ say: { points: [], quotes: [], references: [] } }))
    expect(outcome).toMatchObject({ code: 'model_failed', message: 'model_failed: no notes' })
  })

  it('has one time limit for all of it', async () => {
    const { outcome } = await write(
      (request) => (isNotes(request) ? notesFor(request) : 'hang'),
      1_500,
    )
    expect(outcome).toMatchObject({ code: 'model_timeout' })
  })
})
