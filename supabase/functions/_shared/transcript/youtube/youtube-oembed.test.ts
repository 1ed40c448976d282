import { describe, expect, it } from 'vitest'
import { createAskVideoNames } from './youtube-oembed.ts'

const ID = 'Ab3_-dEfGh1'

const OEMBED = {
  title: 'A mesa posta | Culto de domingo',
  author_name: 'Igreja da Vila',
  author_url: 'https://www.youtube.com/@igrejadavila',
  type: 'video',
  thumbnail_url: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
  html: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
}

function asking(answer: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = []
  const ask = createAskVideoNames({
    fetch: async (url, init) => {
      calls.push({ url, init })
      return await answer()
    },
  })
  return { ask, calls }
}

describe('the names of a video', () => {
  it('are asked for by its id, with no redirect and no word of who asks', async () => {
    const { ask, calls } = asking(() => Response.json(OEMBED))
    expect(await ask(ID)).toEqual({
      title: 'A mesa posta | Culto de domingo',
      channel: 'Igreja da Vila',
    })
    expect(calls.map(({ url }) => url)).toEqual([
      `https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
    ])
    expect(calls[0]?.init).toMatchObject({
      redirect: 'manual',
      headers: { 'accept-language': 'pt-BR,pt' },
    })
    expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal)
  })

  it('are lines of plain characters, and no longer than the table takes', async () => {
    const { ask } = asking(() =>
      Response.json({ title: `<b>A mesa</b>\u202e\n${'ã'.repeat(300)}`, author_name: '  ' }),
    )
    const names = await ask(ID)
    expect(names?.title).toMatch(/^A mesa ã+…$/)
    expect(Array.from(names!.title)).toHaveLength(200)
    expect(names?.channel).toBeNull()
  })

  it.each([
    ['401, as for a private video', () => new Response('Unauthorized', { status: 401 })],
    ['429', () => new Response('', { status: 429 })],
    ['a redirect', () => Response.redirect('https://consent.youtube.com/', 302)],
    ['a page', () => new Response('<!doctype html><title>Antes de continuar</title>')],
    ['no title', () => Response.json({ author_name: 'Igreja da Vila' })],
    ['an empty title', () => Response.json({ title: ' ' })],
    ['other types', () => Response.json({ title: 7 })],
    ['nothing', () => new Response('')],
    ['too much', () => Response.json({ ...OEMBED, html: 'x'.repeat(200_000) })],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('are none where YouTube answers %s', async (_what, answer) => {
    expect(await asking(answer).ask(ID)).toBeNull()
  })

  it.each(['', 'short', 'x@evil.org/a', '169.254.1.1'])(
    'are asked of nobody for %j',
    async (id) => {
      const { ask, calls } = asking(() => Response.json(OEMBED))
      expect(await ask(id)).toBeNull()
      expect(calls).toEqual([])
    },
  )
})
