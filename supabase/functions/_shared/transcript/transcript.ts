/** One line of speech. Times in seconds from the start of the video. */
export type Cue = { start: number; end: number; text: string }

/** The one normal form that every source and format is turned into. */
export type Transcript = {
  /** In order of time, not overlapping, without empty or repeated lines. */
  cues: readonly Cue[]
  /** False for plain text: its times are made up and must never be shown. */
  timed: boolean
  /** BCP 47, where the source tells it. */
  language: string | null
  /** The video's own title, where the source tells it. */
  title: string | null
}
