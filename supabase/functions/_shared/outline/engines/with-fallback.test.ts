import { describe, expect, it } from 'vitest'
import { DomainError, type OutlineErrorCode } from '../../contract/error-codes.ts'
import type { OutlineDraft } from '../model/document.ts'
import type { OutlineEngine } from '../model/engine.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { honestAnswer, sermonInput } from '../test-support/sermon.ts'
import { verifyOutline } from '../verify/verify.ts'
import { createLocalEngine } from './local/local-engine.ts'
import { STRUCTURES } from '../../contract/meeting/structures.ts'
import { readModelOutput } from './ai/model-output.ts'
import { withFallback } from './with-fallback.ts'

function draftOf(answer: unknown): OutlineDraft {
  const read = readModelOutput(answer)
  if (!read.success) throw new Error(read.problems.join('; '))
  return read.value
}

const local: OutlineEngine = {
  author: 'local',
  write: async () => {
    const draft = draftOf(honestAnswer())
    return { ...draft, title: 'Do motor local' }
  },
}

const engine = (write: OutlineEngine['write']): OutlineEngine => ({ author: 'ai', write })
const failing = (code: OutlineErrorCode) => engine(() => Promise.reject(new DomainError(code)))

async function outlineOf(asked: OutlineEngine, fallback = local) {
  const logged: unknown[] = []
  const whole = withFallback(asked, fallback)
  const draft = await whole.write(sermonInput(), {
    signal: new AbortController().signal,
    onStage: () => undefined,
    log: (event, fields) => logged.push({ event, ...fields }),
  })
  const { document } = await verifyOutline(draft, sermonInput(), whole.author)
  return { document, markdown: writeMarkdown(document), logged }
}

const LOCAL = 'Este esboço foi montado sem inteligência artificial, a partir da própria mensagem.'

describe('withFallback', () => {
  it('leaves alone what is whole', async () => {
    const { document, logged } = await outlineOf(engine(async () => draftOf(honestAnswer())))
    expect(document).toMatchObject({ title: 'O pai que corre', author: 'ai' })
    expect(document.localSections).toBeUndefined()
    expect(logged).toEqual([])
  })

  it('brings what a block of the church’s meeting waits for', async () => {
    const input = sermonInput({
      blocks: [
        { name: 'Exaltação', minutes: null, part: 'worship' },
        { name: 'Edificação', minutes: null, part: 'word' },
      ],
    })
    const options = { signal: new AbortController().signal, onStage: () => undefined }
    const whole = withFallback(
      engine(async () => draftOf(honestAnswer())),
      createLocalEngine(),
    )
    const draft = await whole.write(input, options)
    expect(draft.localSections).toEqual(['worship'])
    const { document } = await verifyOutline(draft, input, whole.author)
    const markdown = writeMarkdown(document)
    expect(markdown).toMatch(/^## Exaltação: Louvor \(\d+ min\)$/m)
    expect(markdown.indexOf('## Exaltação')).toBeLessThan(markdown.indexOf('## Edificação'))
  })

  it('does without it where that fails too', async () => {
    const input = sermonInput({ blocks: STRUCTURES['4es'].blocks })
    const options = { signal: new AbortController().signal, onStage: () => undefined }
    const draft = draftOf(honestAnswer())
    const whole = withFallback(
      engine(async () => draft),
      failing('model_failed'),
    )
    expect(await whole.write(input, options)).toBe(draft)
  })

  it.each(['model_failed', 'model_timeout'] as const)(
    'takes the place of %s, and says so',
    async (code) => {
      const { document, markdown, logged } = await outlineOf(failing(code))
      expect(document).toMatchObject({ title: 'Do motor local', author: 'local' })
      expect(markdown).toContain(LOCAL)
      expect(logged).toEqual([{ event: 'model_replaced', code, sections: 'all' }])
    },
  )

  it('writes the sections of which nothing is left, in their place, and says which', async () => {
    const answer = honestAnswer()
    const english = answer.sections.map((section) =>
      section.kind === 'application'
        ? {
            ...section,
            blocks: [
              {
                kind: 'paragraph',
                origin: 'suggested',
                text: 'Think of the person that you need to forgive and call them this week.',
              },
            ],
          }
        : section,
    )
    const sections = english.filter(({ kind }) => kind !== 'icebreaker')
    const { document, markdown, logged } = await outlineOf(
      engine(async () => draftOf({ ...answer, sections })),
    )
    expect(document.sections.map(({ kind }) => kind)).toEqual([
      'icebreaker',
      'summary',
      'questions',
      'application',
      'conclusion',
      'challenge',
    ])
    expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
    expect(markdown).toContain('Perdoe alguém nesta semana.')
    expect(markdown).not.toContain('forgive')
    expect(markdown).toContain('Este esboço foi escrito com ajuda de inteligência artificial')
    expect(markdown).toContain(
      '- Sem inteligência artificial, a partir da própria mensagem: Quebra-gelo, Aplicação prática.',
    )
    expect(logged).toEqual([
      { event: 'model_replaced', code: null, sections: ['icebreaker', 'application'] },
    ])
  })

  it.each(['not_configured', 'body_too_large'] as const)('lets %s be told', async (code) => {
    await expect(outlineOf(failing(code))).rejects.toMatchObject({ code })
  })

  it('tells of the model where nothing could be made at all', async () => {
    await expect(
      outlineOf(failing('model_timeout'), failing('transcript_too_short')),
    ).rejects.toMatchObject({ code: 'model_timeout' })
  })

  it('stops when its caller does', async () => {
    const controller = new AbortController()
    controller.abort()
    const writing = withFallback(failing('model_timeout'), local).write(sermonInput(), {
      signal: controller.signal,
      onStage: () => undefined,
    })
    await expect(writing).rejects.toMatchObject({ code: 'model_timeout' })
  })
})
