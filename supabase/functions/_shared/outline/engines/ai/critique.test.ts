import { afterEach, describe, expect, it } from 'vitest'
import { type Scripted, startEndpoint } from '../../test-support/scripted-endpoint.ts'
import { honestAnswer, sermonInput } from '../../test-support/sermon.ts'
import { createAiEngine } from './ai-engine.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function written(...script: [Scripted, ...Scripted[]]) {
  const endpoint = await startEndpoint(script)
  stops.push(endpoint.stop)
  const logged: Record<string, unknown>[] = []
  const engine = createAiEngine({
    provider: 'openai-compatible',
    baseUrl: endpoint.baseUrl,
    model: 'scripted',
    apiKey: 'sk',
    critique: true,
  })
  const draft = await engine.write(sermonInput(), {
    signal: new AbortController().signal,
    onStage: () => undefined,
    log: (_, fields) => logged.push(fields ?? {}),
  })
  const sent = endpoint.asked.map(({ body }) =>
    (body['messages'] as { content: string }[]).map(({ content }) => content),
  )
  return { draft, sent, logged }
}

const TOLD = 'O filho gasta tudo, volta, e o pai corre para ele.'

describe('a second reading', () => {
  it('judges each claim by what was said around its proof, and costs what it costs', async () => {
    const { draft, sent, logged } = await written(
      { say: honestAnswer() },
      { say: { said: [{ id: 1, verdict: 'supported' }], questions: [] } },
    )
    expect(draft.sections).toHaveLength(6)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.[1]).toContain(`<<<AFIRMAÇÃO 1\n${TOLD}`)
    expect(sent[1]?.[1]).toContain('o pai viu o filho de longe')
    expect(sent[1]?.[1]).toContain('<<<PERGUNTA 2\nO que o pai fez?')
    expect(logged).toMatchObject([{ requests: 2, answers: 2, inputTokens: 20, outputTokens: 40 }])
  })

  it('sends back what it finds untrue, and lets nothing of it stay', async () => {
    const answer = honestAnswer()
    const untrue = { said: [{ id: 1, verdict: 'contradicted' }], questions: [] }
    const { draft, sent } = await written({ say: answer }, { say: untrue }, { say: answer })
    expect(sent[2]?.at(-1)).toContain(`- summary: "${TOLD}" contradiz a mensagem.`)
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
    const answer = {
      ...honest,
      sections: honest.sections.map((section) =>
        section.kind === 'conclusion'
          ? { ...section, blocks: [...section.blocks, invented] }
          : section,
      ),
    }
    const untrue = { said: [{ id: 1, verdict: 'absent' }], questions: [] }
    const { sent } = await written({ say: answer }, { say: untrue }, { say: honest })
    expect(sent[2]?.at(-1)).toContain('- conclusion: uma citação não está na transcrição')
    expect(
      (await written({ say: answer }, { say: { said: [], questions: [] } })).sent,
    ).toHaveLength(2)
  })

  it('has a conclusion of ours written anew where it contradicts the message, and only there', async () => {
    const honest = honestAnswer()
    const ours = 'O pai ficou em casa, e o filho bateu à porta.'
    const conclusion = {
      kind: 'conclusion',
      minutes: 5,
      blocks: [{ kind: 'paragraph', origin: 'suggested', text: ours, items: [] }],
    }
    const answer = {
      ...honest,
      sections: honest.sections.map((section) =>
        section.kind === 'conclusion' ? conclusion : section,
      ),
    }
    const judged = async (verdict: string) => {
      const { sent } = await written(
        { say: answer },
        { say: { said: [{ id: 5, verdict }], questions: [] } },
        { say: honest },
      )
      expect(sent[1]?.[1]).toContain(`<<<AFIRMAÇÃO 5\n${ours}`)
      return sent[2]?.at(-1)
    }
    expect(await judged('contradicted')).toContain(`- conclusion: "${ours}" contradiz a mensagem.`)
    expect(await judged('absent')).toBeUndefined()
  })

  it('asks for other questions where several would fit any sermon', async () => {
    const answer = honestAnswer()
    const generic = {
      said: [],
      questions: [2, 3, 4].map((id) => ({ id, generic: id > 2 })),
    }
    const { draft, sent } = await written({ say: answer }, { say: generic }, { say: answer })
    expect(sent[2]?.at(-1)).toContain('"O que muda em nós?" serviria para qualquer mensagem')
    expect(draft.sections).toHaveLength(6)
  })

  it.each<[string, Scripted]>([
    ['fails', { status: 500 }],
    ['is none', { say: 'Tudo certo!' }],
    [
      'is about nothing there is',
      { say: { said: [{ id: 99, verdict: 'absent' }], questions: [] } },
    ],
  ])('changes nothing where it %s', async (_, step) => {
    const { draft } = await written({ say: honestAnswer() }, step)
    expect(draft.sections).toHaveLength(6)
    expect(JSON.stringify(draft)).toContain(TOLD)
  })
})
