import type {
  VideoPreview,
  VideoPreviewAnswer,
  VideoPreviewBody,
} from '@contract/calls/video-preview'
import { isStill } from '@contract/video-still'
import { parseVideoId } from '@contract/video-url'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'

export type { VideoPreview }

/** What is known of a video before anything is made of it; null where nobody tells. Whoever asks goes on without it. */
export function videoPreviewQuery(videoId: string) {
  return queryOptions({
    queryKey: ['video-preview', videoId],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<VideoPreview | null> => {
      const client = await supabase()
      const { data, error } = await client.functions.invoke<VideoPreviewAnswer>('video-preview', {
        body: { videoId } satisfies VideoPreviewBody,
        signal,
      })
      if (error) throw new Error('video-preview failed', { cause: error })
      const preview = data?.preview
      // nothing else becomes the address of a picture
      return preview ? { ...preview, still: isStill(preview.still) ? preview.still : null } : null
    },
  })
}

/** What the link leads to: null while it is not known, or where nobody tells, which is `unknown` then. */
export function useVideoPreview(url: string) {
  const videoId = parseVideoId(url)
  const { data, isFetching, isPending } = useQuery({
    ...videoPreviewQuery(videoId ?? ''),
    enabled: videoId !== null,
  })
  const known = videoId === null ? null : (data ?? null)
  return { known, isFetching, unknown: !known && !isPending && !isFetching }
}
