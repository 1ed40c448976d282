import { describe, expect, it } from 'vitest'
import { BODY, KEPT_INPUT, post, setUp, USER } from './handler.test-support.ts'

const PREVIOUS = '5b0e2c9e-3c7a-4f4e-9d55-0b1f6f3d2a10'
const GROUP = '0e4f3a44-7a5a-4f8e-8d15-6a1d7d1b9c02'
const LAST_WEEK =
  '# Antes\n\n## Desafio (5 min)\n\n*Sugestão para o grupo:*\n\nVisite um vizinho.\n'

async function outlineOf(overrides: Parameters<typeof setUp>[0], body: object) {
  const set = setUp(overrides)
  const answer = (await (await set.handler(post({ ...BODY, ...body }))).json()) as {
    success: boolean
    outline: string
  }
  expect(answer.success).toBe(true)
  return { ...set, outline: answer.outline }
}

function minutesOf(outline: string): number {
  return [...outline.matchAll(/^## .+ \((\d+) min\)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}

describe('the challenge of the last meeting', () => {
  it('opens the outline, in its own words, within the minutes asked for', async () => {
    const asked: string[][] = []
    const { outline, calls } = await outlineOf(
      {
        ownOutline: async (user, id) => {
          asked.push([user, id])
          return LAST_WEEK
        },
      },
      { previousOutlineId: PREVIOUS },
    )
    expect(asked).toEqual([[USER.id, PREVIOUS]])
    expect(outline).toContain(
      '## Como foi? (5 min)\n\n*Do encontro anterior:*\n\nVisite um vizinho.\n\n*Para conversar:*\n\n1. ',
    )
    expect(outline.indexOf('## Como foi?')).toBeLessThan(outline.indexOf('## Quebra-gelo'))
    expect(minutesOf(outline)).toBe(BODY.duration)
    expect(calls.engine[0]?.duration).toBe(BODY.duration - 5)
  })

  it.each([
    ['is not the leader’s own', async () => null],
    ['has no challenge', async () => '# Antes'],
    ['cannot be read', () => Promise.reject(new Error('ECONNREFUSED'))],
  ])('is left out where the outline %s', async (_, ownOutline) => {
    const { outline } = await outlineOf({ ownOutline }, { previousOutlineId: PREVIOUS })
    expect(outline).not.toContain('Como foi?')
    expect(minutesOf(outline)).toBe(BODY.duration)
  })

  it('is left out of a meeting that has no time for it', async () => {
    const { outline } = await outlineOf(
      { ownOutline: async () => LAST_WEEK },
      { previousOutlineId: PREVIOUS, duration: 15 },
    )
    expect(outline).not.toContain('Como foi?')
  })

  it('is asked for by nobody who names no outline', async () => {
    const { outline } = await outlineOf({ ownOutline: async () => LAST_WEEK }, {})
    expect(outline).not.toContain('Como foi?')
  })
})

it('keeps the group with what the outline was asked for', async () => {
  const { calls } = await outlineOf({}, { groupId: GROUP })
  expect(calls.committed[0]).toMatchObject({ input: { ...KEPT_INPUT, groupId: GROUP } })
})
