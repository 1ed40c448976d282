import { parseVideoId } from '@contract/video-url'
import { useQuery } from '@tanstack/react-query'
import { videoPreviewQuery } from '@/domain/generation/video-preview'

/** What the link leads to: null while it is not known, or where nobody tells. */
export function useVideoPreview(url: string) {
  const videoId = parseVideoId(url)
  const { data, isFetching } = useQuery({
    ...videoPreviewQuery(videoId ?? ''),
    enabled: videoId !== null,
  })
  return { known: videoId === null ? null : (data ?? null), isFetching }
}
