import { fromMarkdown } from 'mdast-util-from-markdown'
import { afterEach, describe, expect, it } from 'vitest'
import { createAiEngine } from './engines/ai/ai-engine.ts'
import type { AiProvider } from './engines/ai/providers.ts'
import { DomainError, isOneOf, OUTLINE_ERROR_TEXTS } from '../contract/error-codes.ts'
import type { SectionPreview } from './model/engine.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { countRepairs } from './verify/repair.ts'
import { type Scripted, startEndpoint } from './test-support/scripted-endpoint.ts'
import {
  closedAnswer,
  honestAnswer,
  lyingAnswer,
  obedientAnswer,
  sermonInput,
} from './test-support/sermon.ts'
import { verifyOutline } from './verify/verify.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Way = { provider: AiProvider; model: string; streams: boolean; timeoutMs?: number }

/** From the endpoint to the outline, as the webhook goes. */
async function outlineOf(way: Way, script: [Scripted, ...Scripted[]]) {
  const endpoint = await startEndpoint(script, way.provider)
  stops.push(endpoint.stop)
  const { provider, model, streams, timeoutMs = 20_000 } = way
  const shown: SectionPreview[] = []
  const baseUrl = endpoint.baseUrl
  const engine = createAiEngine({ provider, model, baseUrl, apiKey: 'sk', timeoutMs })
  const draft = await engine.write(sermonInput(), {
    signal: new AbortController().signal,
    onStage: () => undefined,
    ...(streams ? { onSection: (section) => shown.push(section) } : {}),
  })
  const { document, repairs } = await verifyOutline(draft, sermonInput(), engine.author)
  return { document, repairs, markdown: writeMarkdown(document), shown, asked: endpoint.asked }
}

const WAYS: Way[] = [
  { provider: 'openai-compatible', model: 'liar', streams: false },
  { provider: 'openai-compatible', model: 'liar', streams: true },
  { provider: 'google', model: 'gemini-2.5-flash', streams: false },
  { provider: 'google', model: 'gemini-2.5-flash', streams: true },
  { provider: 'anthropic', model: 'claude-sonnet-4-5', streams: false },
  { provider: 'anthropic', model: 'claude-sonnet-4-5', streams: true },
  { provider: 'anthropic', model: 'schema-as-a-tool', streams: false },
  { provider: 'anthropic', model: 'schema-as-a-tool', streams: true },
]

const LIES = /mal\.example|onerror|script|carro|ricos|Hezequias|Opiniões|3:99|99:59|fugiu de casa/

describe.each(WAYS)('a model that lies: $provider $model, streams: $streams', (way) => {
  it('gives an outline that can be trusted', async () => {
    const { document, repairs, markdown, shown } = await outlineOf(way, [{ say: lyingAnswer() }])
    expect(markdown.slice(0, markdown.indexOf('## Textos'))).toBe(`# O pai que corre

## Quebra-gelo (8 min)

Conte uma volta para casa.

Riam juntos!

## Resumo da mensagem (11 min)

O pai corre. ([12:34](https://www.youtube.com/watch?v=abc_DEF-123&t=754s))

O filho volta. ([12:34](https://www.youtube.com/watch?v=abc_DEF-123&t=754s))

João 3:16 diz: “Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna”. ([1:02:11](https://www.youtube.com/watch?v=abc_DEF-123&t=3731s))

> "A graça de Deus, corre na direção de quem volta!" ([12:41](https://www.youtube.com/watch?v=abc_DEF-123&t=761s))

> "lá em joão 3 16 está escrito que deus amou" ([1:02:11](https://www.youtube.com/watch?v=abc_DEF-123&t=3731s))

> **João 3:16** — Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.

> **1 Coríntios 13** — *para ler na Bíblia*

## Perguntas para discussão (28 min)

1. O que o pai fez?
2. Por que ele correu?
3. Vocês concordam com o pai? Por quê?

## Aplicação prática (7 min)

- Perdoe alguém.

## Conclusão (3 min)

*Dito na mensagem:*

O pai espera.

nós ([12:34](https://www.youtube.com/watch?v=abc_DEF-123&t=754s))

## Desafio (3 min)

Ligue para quem se afastou.

Ore às 19:30 com a família.

`)
    expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
    expect(document.relatedTexts.map(({ reference }) => reference.book)).toEqual([
      'LUK',
      'JHN',
      '1CO',
    ])
    expect(markdown).not.toMatch(LIES)
    expect(markdown).not.toMatch(/\p{Cf}/u)
    expect(JSON.stringify(fromMarkdown(markdown))).not.toContain('"type":"html"')
    expect(countRepairs(repairs)).toMatchObject({
      minutes: 1,
      section_merged: 1,
      quote_not_said: 1,
      false_attribution: 1,
      verse_quotation: 1,
      verse_by_reference: 1,
      duplicate: 1,
      no_proof: 1,
      question_closed: 3,
      question_mark: 1,
    })
    expect(shown.length > 0).toBe(way.streams)
    expect(JSON.stringify(shown)).not.toMatch(LIES)
    expect(JSON.stringify(shown)).not.toMatch(/"at":(?!null|754|761|3731)/)
  })

  it.each([
    ['a model that obeys the transcript', [{ say: obedientAnswer() }]],
    [
      'JSON that is cut, then whole',
      [{ say: '{"title":"O pai', finish: 'length' }, { say: honestAnswer() }],
    ],
    ['a slow answer', [{ say: honestAnswer(), pauseMs: 15 }]],
    ['429, then an answer', [{ status: 429 }, { say: honestAnswer() }]],
    ['400, then an answer', [{ status: 400 }, { say: honestAnswer() }]],
    ['an empty answer, then one', [{ say: '', finish: 'length' }, { say: honestAnswer() }]],
  ] satisfies [string, [Scripted, ...Scripted[]]][])(
    'gives a whole outline from %s',
    async (_, script) => {
      const { document, markdown } = await outlineOf(way, script)
      expect(document.sections).toHaveLength(6)
      expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
      expect(markdown).not.toMatch(LIES)
      expect(markdown).not.toMatch(/<<|FIM TRANSCRIÇÃO/)
      expect(JSON.stringify(fromMarkdown(markdown))).not.toContain('"type":"html"')
    },
  )

  const FAILED =
    'O serviço que escreve o esboço não respondeu como deveria. Nada foi descontado; tente novamente em alguns minutos.'
  const LATE =
    'O serviço que escreve o esboço demorou demais. Nada foi descontado; tente novamente em alguns minutos.'

  it.each([
    ['closed questions only', [{ say: closedAnswer() }], FAILED],
    ['JSON that is always cut', [{ say: '{"title":"O pai', finish: 'length' }], FAILED],
    ['a refusal', [{ say: 'Não posso ajudar.', finish: 'refusal' }], FAILED],
    ['500 always', [{ status: 500 }], FAILED],
    ['429 always', [{ status: 429 }], FAILED],
    [
      'no answer in the answer',
      [{ status: 200, body: '{"choices":[],"candidates":[],"content":[]}' }],
      FAILED,
    ],
    ['HTML', [{ status: 200, body: '<html>', type: 'text/html' }], FAILED],
    ['silence', ['hang'], LATE],
    ['an answer slower than there is time', [{ say: honestAnswer(), pauseMs: 400 }], LATE],
  ] satisfies [string, [Scripted, ...Scripted[]], string][])(
    'tells honestly of %s',
    async (_, script, text) => {
      const timeoutMs = text === LATE ? 100 : 20_000
      const error: unknown = await outlineOf({ ...way, timeoutMs }, script).catch(
        (caught: unknown) => caught,
      )
      expect(error).toBeInstanceOf(DomainError)
      const code = error instanceof DomainError ? error.code : null
      expect(isOneOf(OUTLINE_ERROR_TEXTS, code) && OUTLINE_ERROR_TEXTS[code]).toBe(text)
    },
  )
})
