import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../contract/database.types.ts'
import type { FetchedTranscript, VideoClip } from './source.ts'
import type { Cue, Transcript } from './transcript.ts'

/** What was read or heard already, for whoever asks next. */
export type TranscriptCache = {
  /** Portuguese captions of the video, or null. */
  find: (videoId: string) => Promise<Transcript | null>
  store: (
    videoId: string,
    transcript: FetchedTranscript,
    source: 'youtube' | 'service',
  ) => Promise<void>
  /** What a model heard of exactly this part, or null. */
  findHeard: (clip: VideoClip) => Promise<Transcript | null>
  storeHeard: (clip: VideoClip, transcript: Transcript) => Promise<void>
}

/** Characters of JSON. About ten hours of speech; the database keeps a bounded number of rows (migration transcripts). */
const MOST_CHARACTERS = 2_000_000

/** `client` must hold the secret key: the tables are closed to everyone else. */
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
    async store(videoId, { language, title, cues, durationSeconds }, source) {
      if (isTooLong(cues)) return
      const { error } = await client.from('video_transcripts').upsert({
        video_id: videoId,
        language,
        title,
        cues: cues as Cue[],
        source,
        duration_seconds: durationSeconds,
        fetched_at: new Date().toISOString(),
      })
      if (error) throw new Error('video_transcripts could not be written', { cause: error.message })
    },
    async findHeard(clip) {
      const { data, error } = await client
        .from('heard_parts')
        .select('cues')
        .match(partOf(clip))
        .maybeSingle()
      if (error) throw new Error('heard_parts could not be read', { cause: error.message })
      return data && { language: 'pt', title: null, timed: false, cues: data.cues as Cue[] }
    },
    async storeHeard(clip, { cues }) {
      if (isTooLong(cues)) return
      const { error } = await client
        .from('heard_parts')
        .upsert({ ...partOf(clip), cues: cues as Cue[], heard_at: new Date().toISOString() })
      if (error) throw new Error('heard_parts could not be written', { cause: error.message })
    },
  }
}

function partOf({ videoId, startTime, endTime }: VideoClip) {
  return { video_id: videoId, from_second: startTime ?? 0, to_second: endTime ?? 0 }
}

function isTooLong(cues: readonly Cue[]): boolean {
  return JSON.stringify(cues).length > MOST_CHARACTERS
}
