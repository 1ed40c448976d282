const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])

const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be'])

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/

/** Whether this has the form of a video's id. */
export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text)
}

/**
 * The 11-character id of a YouTube video, or null.
 *
 * Accepts what people paste: watch, youtu.be, /live/, /shorts/, /embed/, mobile and music hosts, with or
 * without the scheme. A playlist, a channel, another host or user info in front of the host gives null:
 * only this id ever leaves for the network (fault 16).
 */
export function parseVideoId(input: string): string | null {
  const url = webAddress(input)
  const candidate = url && idFrom(url)
  return candidate && isVideoId(candidate) ? candidate : null
}

/** The link of a video in a message that somebody sent on, without what touches it; null where it has none. */
export function videoLinkIn(text: string): string | null {
  // one that stands alone may still be typed on: '?' is no end of it yet
  const words = [text.trim(), ...text.split(/[\s()<>[\]"“”]+/).map(bareLink)]
  return words.find((word) => parseVideoId(word) !== null) ?? null
}

/** A word from its 'https://' on, and without the marks around it: '*https://youtu.be/…*,'. */
function bareLink(word: string): string {
  return word.replace(/^.*?(?=https?:)/i, '').replaceAll(/^[^a-z\d]+|[^\w/-]+$/gi, '')
}

/** Whether this leads to a channel or a playlist of YouTube, of which no video is chosen yet. */
export function isYoutubeList(input: string): boolean {
  return /youtube\.com\/(?:@|c\/|channel\/|user\/|playlist\b)/i.test(input)
}

/** Whether this leads to YouTube at all, whatever it opens there. */
export function isYoutubeAddress(input: string): boolean {
  const host = webAddress(input)?.hostname ?? ''
  return HOSTS.has(host) || SHORT_HOSTS.has(host)
}

function webAddress(input: string): URL | null {
  const text = input.trim()
  if (!text || text.length > 500 || /\s/.test(text)) return null
  let url: URL
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
  if (
    (url.protocol !== 'https:' && url.protocol !== 'http:') ||
    url.username ||
    url.password ||
    url.port
  ) {
    return null
  }
  return url
}

function idFrom(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean)
  if (SHORT_HOSTS.has(url.hostname)) return first
  if (!HOSTS.has(url.hostname)) return null
  if (first === 'watch') return url.searchParams.get('v')
  if (first && ['live', 'shorts', 'embed', 'v'].includes(first)) return second
  return null
}

/** The address of a video, at a second where one is given. */
export function videoUrl(videoId: string, seconds?: number): string {
  const at = seconds === undefined ? '' : `&t=${Math.floor(seconds)}s`
  return `https://www.youtube.com/watch?v=${videoId}${at}`
}
