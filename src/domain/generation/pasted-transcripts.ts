import { parseVideoId } from '@contract/video-url'
import { ENTRY_LIFETIME, writeEntry, readEntry, cleanUpEntries } from '@/lib/device/offline-store'

/*
 * The server stores no transcript that was pasted, so what another outline of the same video would need stays on the
 * device where it was pasted.
 */

const PREFIX = 'transcript/'
const MOST = 5

/** Stores what was pasted for a video; only for the last few videos. */
export async function storeTranscript(
  userId: string,
  videoUrl: string,
  transcript: string,
): Promise<void> {
  const lifetime = ENTRY_LIFETIME.written
  await writeEntry({ owner: userId, key: keyOf(videoUrl), value: transcript, lifetime })
  await cleanUpEntries(userId, { prefix: PREFIX, most: MOST })
}

/** What was pasted for a video on this device, or null. */
export async function readTranscript(userId: string, videoUrl: string): Promise<string | null> {
  const value = (await readEntry(userId, keyOf(videoUrl)))?.value
  return typeof value === 'string' ? value : null
}

function keyOf(videoUrl: string): string {
  return PREFIX + (parseVideoId(videoUrl) ?? videoUrl)
}
