import { parseVideoId, videoUrl } from './video-url.ts'

/** The address if it leads to the web by http(s), else null: 'javascript:' and the like are never made a link. */
export function webUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Where a saved video is seen: what people paste without a scheme counts too. */
export function watchUrl(pasted: string): string | null {
  const videoId = parseVideoId(pasted)
  return videoId ? videoUrl(videoId) : webUrl(pasted)
}
