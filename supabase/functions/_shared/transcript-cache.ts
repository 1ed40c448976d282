import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './contract/database.types.ts'
import type { FetchedTranscript } from './transcript/source.ts'
import type { Cue, Transcript } from './transcript/transcript.ts'

/** Captions already read, by video and language. */
export type TranscriptCache = {
  /** Portuguese captions of the video, or null. */
  find: (videoId: string) => Promise<Transcript | null>
  store: (videoId: string, transcript: FetchedTranscript) => Promise<void>
}

/** `client` must hold the service key: the table is closed to everyone else. */
export function createTranscriptCache(client: SupabaseClient<Database>): TranscriptCache {
  return {
    async find(videoId) {
      const { data, error } = await client
        .from('video_transcripts')
        .select('language, title, cues')
        .eq('video_id', videoId)
        .like('language', 'pt%')
        .order('language')
        .limit(1)
        .maybeSingle()
      if (error) throw new Error('video_transcripts could not be read', { cause: error.message })
      if (!data) return null
      return { language: data.language, title: data.title, timed: true, cues: data.cues as Cue[] }
    },
    async store(videoId, { language, title, cues, durationSeconds }) {
      const { error } = await client.from('video_transcripts').upsert({
        video_id: videoId,
        language,
        title,
        cues: cues as Cue[],
        source: 'youtube',
        duration_seconds: durationSeconds,
      })
      if (error) throw new Error('video_transcripts could not be written', { cause: error.message })
    },
  }
}
