import { z } from 'zod'
import type { ServiceClient } from '../_shared/service-client.ts'
import type { VideoNames } from '../_shared/transcript/youtube/youtube-oembed.ts'

const known = z.object({
  title: z.string().nullable(),
  channel: z.string().nullable(),
  still: z.string().nullable(),
  seconds: z.number().nullable(),
  /** Whether YouTube may be asked for the rest; that it may is counted. */
  ask: z.boolean(),
})

/** What is kept of videos, and how often somebody may have more fetched; the rules are in SQL (take_video_preview). */
export type KeptPreviews = {
  take: (userId: string, videoId: string) => Promise<z.output<typeof known>>
  store: (videoId: string, names: VideoNames & { still: string | null }) => Promise<void>
}

/** `client` must hold the secret key. */
export function createKeptPreviews(client: ServiceClient): KeptPreviews {
  return {
    async take(userId, videoId) {
      const { data, error } = await client.rpc('take_video_preview', {
        p_user: userId,
        p_video_id: videoId,
      })
      if (error) throw new Error('take_video_preview failed', { cause: error.message })
      return known.parse(data)
    },
    async store(videoId, names) {
      const { error } = await client
        .from('video_previews')
        .upsert({ video_id: videoId, ...names, fetched_at: new Date().toISOString() })
      if (error) throw new Error('video_previews could not be written', { cause: error.message })
    },
  }
}
