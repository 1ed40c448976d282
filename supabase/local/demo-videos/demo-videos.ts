import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExampleVideo } from '../../functions/_shared/contract/calls/example-video.ts'
import { parseVtt } from '../../functions/_shared/transcript/formats/vtt.ts'
import type { Queryable } from '../database/database.ts'

interface DemoVideoEntry extends Omit<ExampleVideo, 'url'> {
  /** BCP 47. */
  language: string
  /** Name of the captions' file beside the list. */
  file: string
}

const FOLDER = fileURLToPath(new URL('./', import.meta.url))

/** The example videos that ship with the project. Their ids are no real videos of YouTube. */
export async function listDemoVideos(folder = FOLDER): Promise<ExampleVideo[]> {
  return (await readEntries(folder)).map(
    ({ videoId, title, preacher, durationSeconds, summary }) => ({
      videoId,
      title,
      preacher,
      durationSeconds,
      summary,
      url: `https://www.youtube.com/watch?v=${videoId}`,
    }),
  )
}

/**
 * Stores the captions and the names of the example videos where the functions look for what was read already, unless
 * they are there. Throws when a file is not WebVTT: it ships with the project.
 */
export async function seedDemoVideos(database: Queryable, folder = FOLDER): Promise<void> {
  const present = await database.query<{ video_id: string; language: string }>(
    'select video_id, language from public.video_transcripts',
  )
  const known = new Set(present.map((row) => `${row.video_id} ${row.language}`))
  for (const entry of await readEntries(folder)) {
    if (known.has(`${entry.videoId} ${entry.language}`)) continue
    const transcript = parseVtt(await readFile(path.join(folder, entry.file), 'utf8'))
    if (transcript === null) throw new Error(`${entry.file} is not WebVTT`)
    await database.query(
      `insert into public.video_transcripts
         (video_id, language, title, cues, source, duration_seconds)
       values ($1, $2, $3, $4, 'demo', $5)`,
      [
        entry.videoId,
        entry.language,
        entry.title,
        JSON.stringify(transcript.cues),
        entry.durationSeconds,
      ],
    )
  }
  // what YouTube would say and show of them
  for (const { videoId, title, preacher } of await readEntries(folder)) {
    const still = await readFile(path.join(folder, `${videoId}.jpg`), 'base64')
    await database.query(
      `insert into public.video_previews (video_id, title, channel, still, source)
       values ($1, $2, $3, $4, 'demo')
       on conflict (video_id) do update set still = excluded.still`,
      [videoId, title, preacher, `data:image/jpeg;base64,${still}`],
    )
  }
}

async function readEntries(folder: string): Promise<DemoVideoEntry[]> {
  const list = await readFile(path.join(folder, 'demo-videos.json'), 'utf8')
  return JSON.parse(list) as DemoVideoEntry[]
}
