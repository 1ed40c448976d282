import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, it } from 'vitest'
import { createAiEngine } from './ai-engine.ts'
import { writeMarkdown } from './markdown.ts'
import { countRepairs } from './repair.ts'
import { startEndpoint } from './scripted-endpoint.test-support.ts'
import { lyingAnswer, sermonInput } from './sermon.test-support.ts'
import { verifyOutline } from './verify.ts'

it('gives a sheet that can be trusted from a model that lies', async () => {
  const endpoint = await startEndpoint([{ say: lyingAnswer() }])
  const engine = createAiEngine({ baseUrl: endpoint.baseUrl, model: 'liar', apiKey: 'sk' })
  const draft = await engine.write(sermonInput(), {
    signal: new AbortController().signal,
    onStage: () => undefined,
  })
  await endpoint.stop()
  const { document, repairs } = await verifyOutline(draft, sermonInput(), engine.author)
  const markdown = writeMarkdown(document)

  expect(markdown.slice(0, markdown.indexOf('## Textos'))).toBe(`# O pai que corre

## Quebra-gelo (27 min)

Conte uma volta para casa.

Riam juntos!

## Resumo da mensagem (1 min)

O pai corre.

O filho volta.

João 3:16 diz: “Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna”.

> "A graça de Deus, corre na direção de quem volta!" ([12:41](https://www.youtube.com/watch?v=abc_DEF-123&t=761s))

> "lá em joão 3 16 está escrito que deus amou" ([1:02:11](https://www.youtube.com/watch?v=abc_DEF-123&t=3731s))

> **João 3:16** — Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.

> **1 Coríntios 13** — *para ler na Bíblia*

## Perguntas para discussão (2 min)

1. O que o pai fez?
2. Por que ele correu?

## Aplicação prática (28 min)

- Perdoe alguém.

## Conclusão (1 min)

O pai espera.

nós

## Desafio (1 min)

Ligue para quem se afastou.

Ore às 19:30 com a família.

`)
  expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  expect(document.relatedTexts.map(({ reference }) => reference.book)).toEqual([
    'LUK',
    'JHN',
    '1CO',
  ])
  expect(markdown).not.toMatch(
    /mal\.example|onerror|script|carro|ricos|Hezequias|Opiniões|3:99|99:59/,
  )
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
    dangling: 1,
  })
})
