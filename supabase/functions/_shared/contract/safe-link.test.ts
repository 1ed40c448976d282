import { describe, expect, it } from 'vitest'
import { watchUrl, webUrl } from './safe-link.ts'

describe('webUrl', () => {
  it.each(['https://exemplo.com/a?b=c', 'http://exemplo.com/'])('keeps %s', (address) => {
    expect(webUrl(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@b.c',
    'file:///etc/passwd',
    '//exemplo.com',
    '/criar-esboco',
    '',
  ])('refuses %j', (address) => {
    expect(webUrl(address)).toBeNull()
  })
})

describe('watchUrl', () => {
  it.each([
    ['youtu.be/dQw4w9WgXcQ?si=1', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/1', 'https://vimeo.com/1'],
  ])('leads from %s to %s', (pasted, url) => {
    expect(watchUrl(pasted)).toBe(url)
  })

  it('leads nowhere from a script', () => {
    expect(watchUrl('javascript:alert(1)')).toBeNull()
  })
})
