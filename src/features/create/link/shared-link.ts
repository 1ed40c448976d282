import { parseVideoId, videoLinkIn } from '@contract/video-url'

/** Where another app's 'Compartilhar' puts what it shares; YouTube's link stands in `text`. */
const FIELDS = ['url', 'text', 'title'] as const

/** The link of a video that was shared with the app, from the query of its address; null where there is none. */
export function sharedLink(search: string): string | null {
  const query = new URLSearchParams(search)
  return videoLinkIn(FIELDS.map((field) => query.get(field) ?? '').join(' '))
}

const CLOCK = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/

/** The second at which a link begins ('t=754', 't=12m34s', 'start=754'); null where it begins with the video. */
export function linkStart(link: string): number | null {
  if (parseVideoId(link) === null) return null
  const text = link.trim()
  const { searchParams } = new URL(/^https?:/i.test(text) ? text : `https://${text}`)
  const written = searchParams.get('t') ?? searchParams.get('start') ?? ''
  const [, hours, minutes, seconds] = CLOCK.exec(written) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) || null
}
