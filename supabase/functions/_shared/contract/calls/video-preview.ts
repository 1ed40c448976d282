import { z } from 'zod'
import { isVideoId } from '../video-url.ts'

/** What the function `video-preview` takes: nothing of the link but the video. */
export const videoPreviewRequest = z.object({ videoId: z.string().refine(isVideoId) })

export type VideoPreviewBody = z.input<typeof videoPreviewRequest>

/** What is known of a video before anything is made of it; each is null where nobody told. */
export type VideoPreview = {
  /** As an outline would be headed, the passage behind a dash. */
  title: string | null
  channel: string | null
  /** Of the whole video, rounded. Known once its captions were read. */
  minutes: number | null
  /** A small picture of it as a `data:` address, so that nobody else is asked for it: `isStill` holds. */
  still: string | null
}

/** Null where nothing is known: there is nothing to show then, and nothing went wrong. */
export type VideoPreviewAnswer = { preview: VideoPreview | null }
