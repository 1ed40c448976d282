import type { Tables } from '@contract/database.types'

/** Characters; SQL repeats them, as the check of the table. */
export const TITLE_LENGTH = 200

/** A saved outline, with all that it was asked for. */
export type Outline = Omit<Tables<'generated_outlines'>, 'search_text' | 'heading'>

/** What is shown of an outline before it is opened. */
export type OutlineSummary = Pick<
  Outline,
  | 'id'
  | 'title'
  | 'youtube_url'
  | 'outline_type'
  | 'duration'
  | 'group_profile'
  | 'group_id'
  | 'series'
  | 'series_number'
  | 'series_total'
  | 'created_at'
> & {
  /** What its text calls it; of a list only, for the database makes it. */
  heading?: string | null
}

/** What goes with the text of an outline when it leaves the app. */
export type OutlineDetails = Pick<Outline, 'title' | 'youtube_url' | 'duration' | 'group_profile'>

const COLUMNS =
  'id, title, youtube_url, outline_type, duration, group_profile, group_id, series, series_number, series_total, created_at'

export const SUMMARY_COLUMNS = `${COLUMNS}, heading` as const

export const OUTLINE_COLUMNS =
  `${COLUMNS}, user_id, request_id, additional_info, start_time, end_time, generated_content, kept_note, kept_from` as const
