import { describe, expect, it, vi } from 'vitest'
import { isStill, LONGEST_STILL, MOST_STILL_BYTES } from '../../contract/video-still.ts'
import { createAskVideoStill } from './youtube-still.ts'

const ID = 'Ab3_-dEfGh1'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const WEBP = [...Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ')]

const file = (beginning: readonly number[], bytes = 9_000) => {
  const whole = new Uint8Array(bytes)
  whole.set(beginning)
  return new Response(whole)
}

function asking(answer: (init: RequestInit) => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = []
  const ask = createAskVideoStill({
    fetch: async (url, init) => {
      calls.push({ url, init })
      return await answer(init)
    },
  })
  return { ask, calls }
}

describe('the still of a video', () => {
  it('is asked of the host of pictures alone, by the id, with no redirect and no word of who asks', async () => {
    const { ask, calls } = asking(() => file(JPEG))
    const still = await ask(ID)
    expect(still).toMatch(/^data:image\/jpeg;base64,\/9j\/4A/)
    expect(isStill(still)).toBe(true)
    expect(calls.map(({ url }) => url)).toEqual([`https://i.ytimg.com/vi/${ID}/mqdefault.jpg`])
    expect(calls[0]?.init).toEqual({ redirect: 'manual', signal: expect.any(AbortSignal) })
  })

  it('is of the kind that its first bytes say, whatever it is called', async () => {
    const { ask } = asking(() => file(WEBP))
    expect(await ask(ID)).toMatch(/^data:image\/webp;base64,UklGR/)
  })

  it('is as large as the contract takes', async () => {
    const still = await asking(() => file(JPEG, MOST_STILL_BYTES)).ask(ID)
    expect(still).toHaveLength(LONGEST_STILL)
    expect(isStill(still)).toBe(true)
  })

  it.each([
    ['404, with a grey picture', () => new Response(new Uint8Array(JPEG), { status: 404 })],
    ['a redirect', () => Response.redirect('https://evil.org/still.jpg', 302)],
    [
      'a page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'image/jpeg' } }),
    ],
    ['a drawing with a script', () => new Response('<svg onload="alert(1)"/>')],
    ['another format', () => file([0x89, 0x50, 0x4e, 0x47])],
    ['RIFF that is a sound', () => file([...Buffer.from('RIFF\0\0\0\0WAVE')])],
    ['nothing', () => new Response('')],
    ['too much', () => file(JPEG, MOST_STILL_BYTES + 1)],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is none where YouTube answers %s', async (_what, answer) => {
    expect(await asking(answer).ask(ID)).toBeNull()
  })

  it('is none where it takes longer than a second and a half', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const { ask } = asking(async ({ signal }) => {
      signal?.throwIfAborted()
      return file(JPEG)
    })
    expect(await ask(ID)).toBeNull()
    expect(timeout).toHaveBeenCalledWith(1_500)
    timeout.mockRestore()
  })

  it.each(['', 'short', 'x@evil.org/a', '169.254.1.1'])('is asked of nobody for %j', async (id) => {
    const { ask, calls } = asking(() => file(JPEG))
    expect(await ask(id)).toBeNull()
    expect(calls).toEqual([])
  })
})

it.each([
  null,
  7,
  '',
  'https://i.ytimg.com/vi/Ab3_-dEfGh1/mqdefault.jpg',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHN2Zz4=',
  'data:image/jpeg;base64,/9j/ 4A',
  'data:image/jpeg,x',
  `data:image/jpeg;base64,${'A'.repeat(LONGEST_STILL)}`,
])('no still is shown that is %j', (told) => {
  expect(isStill(told)).toBe(false)
})
