import type { GenerationStage } from '../../../contract/calls/generation-stage.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type Asked, type Scripted, startEndpoint } from '../../test-support/scripted-endpoint.ts'
import { honestAnswer, sermonInput } from '../../test-support/sermon.ts'
import { createAiEngine } from './ai-engine.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Answers = {
  outline: unknown
  /** Of the claims and questions, one by one. */
  critique?: Scripted
  /** Of the whole sheet, as a leader. */
  reading?: Scripted
  mended?: unknown
}

const NOTHING: Scripted = { say: { said: [], questions: [] } }
const NO_NOTES: Scripted = { say: { notes: [] } }

/** What is written, and what was sent to the model for each of its answers. */
async function written(
  { outline, critique = NOTHING, reading = NO_NOTES, mended }: Answers,
  input = sermonInput(),
) {
  const sent: Record<string, string[]> = {}
  const endpoint = await startEndpoint((asked) => {
    const name = nameOf(asked)
    const call = name === 'outline' && sent[name] ? 'mended' : name
    sent[call] = (asked.body['messages'] as { content: string }[]).map(({ content }) => content)
    if (call === 'critique') return critique
    if (call === 'reading') return reading
    return { say: call === 'mended' ? mended : outline }
  })
  stops.push(endpoint.stop)
  const logged: Record<string, unknown>[] = []
  const stages: GenerationStage[] = []
  const engine = createAiEngine({
    provider: 'openai-compatible',
    baseUrl: endpoint.baseUrl,
    model: 'scripted',
    apiKey: 'sk',
    critique: true,
  })
  const draft = await engine.write(input, {
    signal: new AbortController().signal,
    onStage: (stage) => stages.push(stage),
    log: (_, fields) => logged.push(fields ?? {}),
  })
  return { draft, sent, logged, stages }
}

function nameOf({ body }: Asked): string {
  return (body['response_format'] as { json_schema: { name: string } }).json_schema.name
}

const TOLD = 'O filho gasta tudo, volta, e o pai corre para ele.'

describe('a second reading of the claims', () => {
  it('judges each by what was said around its proof, and costs what it costs', async () => {
    const { draft, sent, logged } = await written({
      outline: honestAnswer(),
      critique: { say: { said: [{ id: 1, verdict: 'supported' }], questions: [] } },
    })
    expect(draft.sections).toHaveLength(6)
    expect(sent['mended']).toBeUndefined()
    expect(sent['critique']?.[1]).toContain(`<<<AFIRMAÇÃO 1\n${TOLD}`)
    expect(sent['critique']?.[1]).toContain('o pai viu o filho de longe')
    expect(sent['critique']?.[1]).toContain('<<<PERGUNTA 2\nO que o pai fez?')
    expect(logged).toMatchObject([{ requests: 3, answers: 3, inputTokens: 30, outputTokens: 60 }])
  })

  it('sends back what it finds untrue, and lets nothing of it stay', async () => {
    const answer = honestAnswer()
    const { draft, sent } = await written({
      outline: answer,
      critique: { say: { said: [{ id: 1, verdict: 'contradicted' }], questions: [] } },
      mended: answer,
    })
    expect(sent['mended']?.at(-1)).toContain(`- summary:\n  - "${TOLD}" contradiz a mensagem.`)
    expect(JSON.stringify(draft.sections[1])).not.toContain('gasta tudo')
    expect(draft.sections[1]?.blocks).toHaveLength(2)
  })

  it('sends back with it the one thing that verification took away', async () => {
    const honest = honestAnswer()
    const invented = {
      kind: 'quote',
      origin: 'said',
      text: 'Deus vai dar um carro a todos vocês.',
      items: [],
    }
    const outline = {
      ...honest,
      sections: honest.sections.map((section) =>
        section.kind === 'conclusion'
          ? { ...section, blocks: [...section.blocks, invented] }
          : section,
      ),
    }
    const untrue: Scripted = { say: { said: [{ id: 1, verdict: 'absent' }], questions: [] } }
    const { sent } = await written({ outline, critique: untrue, mended: honest })
    expect(sent['mended']?.at(-1)).toContain(
      '- conclusion:\n  - uma citação não está na transcrição',
    )
    expect((await written({ outline })).sent['mended']).toBeUndefined()
  })

  it('has a conclusion of ours written anew where it contradicts the message, and only there', async () => {
    const honest = honestAnswer()
    const ours = 'O pai ficou em casa, e o filho bateu à porta.'
    const conclusion = {
      kind: 'conclusion',
      minutes: 5,
      blocks: [{ kind: 'paragraph', origin: 'suggested', text: ours, items: [] }],
    }
    const outline = {
      ...honest,
      sections: honest.sections.map((section) =>
        section.kind === 'conclusion' ? conclusion : section,
      ),
    }
    const judged = async (verdict: string) => {
      const critique = { say: { said: [{ id: 5, verdict }], questions: [] } }
      const { sent } = await written({ outline, critique, mended: honest })
      expect(sent['critique']?.[1]).toContain(`<<<AFIRMAÇÃO 5\n${ours}`)
      return sent['mended']?.at(-1)
    }
    expect(await judged('contradicted')).toContain(
      `- conclusion:\n  - "${ours}" contradiz a mensagem.`,
    )
    expect(await judged('absent')).toBeUndefined()
  })

  it('asks for other questions where several would fit any sermon', async () => {
    const answer = honestAnswer()
    const questions = [2, 3, 4].map((id) => ({ id, generic: id > 2 }))
    const { draft, sent } = await written({
      outline: answer,
      critique: { say: { said: [], questions } },
      mended: answer,
    })
    expect(sent['mended']?.at(-1)).toContain('"O que muda em nós?" serviria para qualquer mensagem')
    expect(draft.sections).toHaveLength(6)
  })

  it.each<[string, Scripted]>([
    ['fails', { status: 500 }],
    ['is none', { say: 'Tudo certo!' }],
    [
      'is about nothing there is',
      { say: { said: [{ id: 99, verdict: 'absent' }], questions: [] } },
    ],
  ])('changes nothing where it %s', async (_, critique) => {
    const { draft } = await written({ outline: honestAnswer(), critique })
    expect(draft.sections).toHaveLength(6)
    expect(JSON.stringify(draft)).toContain(TOLD)
  })
})

describe("a leader's reading of the sheet", () => {
  const WORSE = 'Conte uma volta para casa.'
  const BETTER = 'Quem já correu para receber alguém no portão?'

  it('has a section written anew by what would go wrong in the room, and no other', async () => {
    const honest = honestAnswer()
    const notes = [
      { section: 'icebreaker', words: WORSE, why: 'Todos se calam', instead: 'Pergunte do portão' },
    ]
    const mended = {
      ...honest,
      sections: honest.sections.map((section) => ({
        ...section,
        blocks:
          section.kind === 'icebreaker'
            ? [{ kind: 'paragraph', origin: 'suggested', text: BETTER, items: [] }]
            : [],
      })),
    }
    const { draft, sent } = await written({ outline: honest, reading: { say: { notes } }, mended })
    expect(sent['mended']?.at(-1)).toContain(
      `- icebreaker:\n  - ‹${WORSE}› Todos se calam → Pergunte do portão.`,
    )
    expect(draft.sections[0]).toMatchObject({ kind: 'icebreaker', minutes: 10 })
    expect(JSON.stringify(draft)).toContain(BETTER)
    expect(JSON.stringify(draft)).toContain(TOLD)
  })

  it('sees the sheet as it is printed, with the whole message and the group', async () => {
    const { sent, stages } = await written({ outline: honestAnswer() })
    expect(stages).toEqual(['references', 'writing', 'checking'])
    const [, shown] = sent['reading'] ?? []
    expect(shown).toContain('<<<PERFIL DO GRUPO\nCasais jovens, 8 pessoas')
    expect(shown).toContain('boa noite igreja')
    expect(shown).toMatch(
      /Cabem cerca de 1150 palavras, .+; a folha tem \d{2,}, \d{2,} delas .+ \(cabem 460\)/,
    )
    expect(shown).toContain('> Lucas 15:20 — ')
    expect(shown).toContain('summary (Resumo')
    expect(shown).not.toContain('Bíblia Livre')
    expect(sent['mended']).toBeUndefined()
  })

  it('reads a sheet for one person as one', async () => {
    const alone = sermonInput({ outlineType: 'devocional' })
    const { sent } = await written({ outline: honestAnswer() }, alone)
    expect(sent['reading']?.[1]).toContain('Esta folha é para uma pessoa sozinha')
  })

  it.each<[string, Scripted]>([
    ['fails', { status: 500 }],
    ['is none', { say: 'Está ótima!' }],
    [
      'speaks of a section that is not there',
      { say: { notes: [{ section: 'activity', words: '', why: 'Falta', instead: '' }] } },
    ],
  ])('changes nothing where it %s', async (_, reading) => {
    const { draft, sent } = await written({ outline: honestAnswer(), reading })
    expect(sent['mended']).toBeUndefined()
    expect(draft.sections).toHaveLength(6)
  })
})
