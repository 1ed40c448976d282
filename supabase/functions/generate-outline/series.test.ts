import { describe, expect, it } from 'vitest'
import { BODY, KEPT_INPUT, post, setUp, USER } from './handler.test-support.ts'

const BEFORE =
  '# O Pai que corre – Lucas 15\n\n**A ideia central:** Antes do discurso, o \\*abraço\\*.\n'

async function outlineOf(overrides: Parameters<typeof setUp>[0], body: object) {
  const set = setUp(overrides)
  const answer = (await (await set.handler(post({ ...BODY, ...body }))).json()) as {
    success: boolean
    outline: string
  }
  expect(answer.success).toBe(true)
  return { ...set, outline: answer.outline }
}

const third = (total: number | null = null) => ({
  series: { name: 'Romanos', number: 3, ...(total !== null && { total }) },
})

describe('the message before in the series', () => {
  it('is told in a sentence below the title, as that message and not as said in this one', async () => {
    const asked: unknown[] = []
    const { outline } = await outlineOf(
      {
        beforeInSeries: async (...question) => {
          asked.push(question)
          return { number: 2, outline: BEFORE }
        },
      },
      third(8),
    )
    expect(asked).toEqual([[USER.id, { name: 'Romanos', number: 3, total: 8 }]])
    const [title, thread] = outline.split('\n\n')
    expect(title).toBe('# A paz que guarda o coração')
    expect(thread).toBe(
      '**Na mensagem anterior da série:** “O Pai que corre – Lucas 15”. Antes do discurso, o \\*abraço\\*.',
    )
  })

  it('is told of a sheet that called its idea otherwise', async () => {
    const before = BEFORE.replace('ideia central', 'ideia em uma linha')
    const { outline } = await outlineOf(
      { beforeInSeries: async () => ({ number: 2, outline: before }) },
      third(),
    )
    expect(outline).toContain('“O Pai que corre – Lucas 15”. Antes do discurso, o \\*abraço\\*.')
  })

  it('is told by its number where one between them is missing', async () => {
    const { outline } = await outlineOf(
      { beforeInSeries: async () => ({ number: 1, outline: '# Começo' }) },
      third(),
    )
    expect(outline).toContain('\n\n**Na mensagem 1 da série:** “Começo”.\n\n')
  })

  it.each([
    ['there is none', async () => null],
    ['its sheet has no title', async () => ({ number: 2, outline: 'Só texto.' })],
    ['it cannot be read', () => Promise.reject(new Error('ECONNREFUSED'))],
  ])('is left out where %s', async (_, beforeInSeries) => {
    const { outline } = await outlineOf({ beforeInSeries }, third())
    expect(outline).not.toContain('da série')
  })

  it('is asked for by nobody without a series', async () => {
    const { outline } = await outlineOf(
      { beforeInSeries: async () => ({ number: 2, outline: BEFORE }) },
      {},
    )
    expect(outline).not.toContain('da série')
  })
})

it('keeps the place in the series with what the outline was asked for', async () => {
  const { calls } = await outlineOf({}, third(8))
  expect(calls.committed[0]).toMatchObject({
    input: { ...KEPT_INPUT, series: { name: 'Romanos', number: 3, total: 8 } },
  })
})

it.each([
  ['without a name', { name: ' ', number: 1 }],
  ['with a name of 61 letters', { name: 'a'.repeat(61), number: 1 }],
  ['with the number 0', { name: 'Romanos', number: 0 }],
  ['that has less than its number', { name: 'Romanos', number: 3, total: 2 }],
])('refuses a series %s', async (_, series) => {
  const { handler, calls } = setUp()
  const answer = await handler(post({ ...BODY, series }))
  expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
  expect(calls.reserved).toBe(0)
})
