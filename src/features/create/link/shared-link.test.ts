import { describe, expect, it } from 'vitest'
import { linkStart, sharedLink } from './shared-link'

const LINK = 'https://youtu.be/dQw4w9WgXcQ?si=abc'

describe('sharedLink', () => {
  it.each([
    [['text', LINK]],
    [['url', LINK]],
    [
      ['title', 'A paz'],
      ['text', `Assista: ${LINK}`],
    ],
    [['text', 'https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared']],
    [['text', 'https://youtube.com/shorts/dQw4w9WgXcQ']],
  ])('finds the link in %j', (...query) => {
    expect(sharedLink(`?${new URLSearchParams(query)}`)).toMatch(/dQw4w9WgXcQ/)
  })

  it.each(['', '?text=Bom+dia', '?text=https%3A%2F%2Fevil.example%2FdQw4w9WgXcQ', '?next=%2F'])(
    'finds none in %j',
    (search) => expect(sharedLink(search)).toBeNull(),
  )
})

describe('linkStart', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=754', 754],
    ['youtu.be/dQw4w9WgXcQ?si=x&t=754s', 754],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12m34s', 754],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 3723],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 90],
    ['https://youtu.be/dQw4w9WgXcQ?t=0', null],
    ['https://youtu.be/dQw4w9WgXcQ?t=agora', null],
    ['https://youtu.be/dQw4w9WgXcQ', null],
    ['https://evil.example/?t=754', null],
  ])('of %s is %s', (link, second) => expect(linkStart(link)).toBe(second))
})
