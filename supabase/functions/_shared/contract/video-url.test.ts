import { describe, expect, it } from 'vitest'
import { isYoutubeList, parseVideoId, videoLinkIn, videoUrl } from './video-url.ts'

describe('parseVideoId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ&index=2',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtu.be/dQw4w9WgXcQ',
    'www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    '  https://www.youtube.com/watch?v=dQw4w9WgXcQ  ',
  ])('finds the id in %s', (url) => {
    expect(parseVideoId(url)).toBe('dQw4w9WgXcQ')
  })

  it.each([
    '',
    'dQw4w9WgXcQ',
    'oração da manhã',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:pass@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'http://169.254.169.254/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?list=PL1234567890A',
    'https://www.youtube.com/@igreja',
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=../../../etc',
    'javascript:alert("dQw4w9WgXcQ")',
    'file:///youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ veja isto',
  ])('finds none in %s', (url) => {
    expect(parseVideoId(url)).toBeNull()
  })
})

describe('videoLinkIn', () => {
  it('is what a message that was sent on is about', () => {
    const link = 'https://youtu.be/dQw4w9WgXcQ?si=abc'
    expect(videoLinkIn(`Olha o culto de domingo! ${link} Deus abençoe`)).toBe(link)
    expect(videoLinkIn(`Culto\n${link}`)).toBe(link)
  })

  it.each([
    'É este: https://youtu.be/dQw4w9WgXcQ.',
    'o culto (https://youtu.be/dQw4w9WgXcQ), de domingo',
    '<https://youtu.be/dQw4w9WgXcQ>',
    '“https://youtu.be/dQw4w9WgXcQ”!',
    '*https://youtu.be/dQw4w9WgXcQ*',
    '[o culto](https://youtu.be/dQw4w9WgXcQ)',
    'Culto:https://youtu.be/dQw4w9WgXcQ…',
    'https://youtu.be/dQw4w9WgXcQ,',
    `${'Paz! '.repeat(200)}https://youtu.be/dQw4w9WgXcQ`,
  ])('is without what touches it in %s', (text) => {
    expect(videoLinkIn(text)).toBe('https://youtu.be/dQw4w9WgXcQ')
  })

  it.each([
    'https://youtu.be/dQw4w9WgXcQ?',
    'https://youtu.be/dQw4w9WgXcQ?t=',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&',
  ])('is left alone while it is typed on: %s', (text) => {
    expect(videoLinkIn(text)).toBe(text)
  })

  it('is none where it names no video', () => {
    for (const text of ['', 'oração da manhã', 'https://youtube.com/@igreja '])
      expect(videoLinkIn(text)).toBeNull()
  })
})

describe('isYoutubeList', () => {
  it.each([
    'https://www.youtube.com/@igreja',
    'youtube.com/@igreja/streams',
    'https://m.youtube.com/channel/UC123',
    'https://www.youtube.com/c/igreja',
    'https://www.youtube.com/user/igreja',
    'https://www.youtube.com/playlist?list=PL1234567890A',
  ])('knows %s', (url) => {
    expect(isYoutubeList(url)).toBe(true)
  })

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1',
    'https://igreja.com/@canal',
    '',
  ])('is not %s', (url) => {
    expect(isYoutubeList(url)).toBe(false)
  })
})

describe('videoUrl', () => {
  it('points at a whole second', () => {
    expect(videoUrl('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(videoUrl('dQw4w9WgXcQ', 754.9)).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=754s',
    )
  })
})
