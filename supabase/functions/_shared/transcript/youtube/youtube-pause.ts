import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../contract/database.types.ts'
import { DomainError } from '../../contract/error-codes.ts'
import { errorFields, type Log } from '../../log.ts'
import type { TranscriptSource } from '../source.ts'

/** Whether YouTube lets anybody of ours ask; counted in SQL (note_youtube), for all instances of the functions. */
export type YoutubePause = {
  isPaused: () => Promise<boolean>
  note: (refused: boolean) => Promise<void>
}

/** `client` must hold the secret key: the functions are closed to everyone else. */
export function createYoutubePause(client: SupabaseClient<Database>): YoutubePause {
  return {
    async isPaused() {
      const { data, error } = await client.rpc('youtube_is_paused')
      if (error) throw new Error('youtube_is_paused failed', { cause: error.message })
      return data
    },
    async note(refused) {
      const { error } = await client.rpc('note_youtube', { p_refused: refused })
      if (error) throw new Error('note_youtube failed', { cause: error.message })
    },
  }
}

/** The same source, left alone while it refuses everybody. It is asked where the pause cannot be read. */
export function pausing(source: TranscriptSource, pause: YoutubePause, log: Log): TranscriptSource {
  const unheard = (error: unknown) => log('youtube_pause_unknown', errorFields(error))
  const note = (refused: boolean) => pause.note(refused).catch(unheard)
  return {
    isPublic: (videoId, signal) => source.isPublic(videoId, signal),
    async fetch(videoId, signal) {
      const isPaused = await pause.isPaused().catch((error: unknown) => {
        unheard(error)
        return false
      })
      if (isPaused) throw new DomainError('captions_blocked', 'pause')
      try {
        const fetched = await source.fetch(videoId, signal)
        await note(false)
        return fetched
      } catch (error) {
        // every other answer is one: about this video, and not about us
        if (error instanceof DomainError) await note(error.code === 'captions_blocked')
        throw error
      }
    },
  }
}
