import type { Tables } from '@contract/database.types'

/** A saved outline, with all that it was asked for. */
export type Outline = Omit<Tables<'generated_outlines'>, 'search_text'>

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
  | 'created_at'
>

/** What goes with the text of an outline when it leaves the app. */
export type OutlineDetails = Pick<Outline, 'title' | 'youtube_url' | 'duration' | 'group_profile'>

export const SUMMARY_COLUMNS =
  'id, title, youtube_url, outline_type, duration, group_profile, group_id, created_at'

export const OUTLINE_COLUMNS =
  `${SUMMARY_COLUMNS}, user_id, request_id, additional_info, start_time, end_time, generated_content, kept_note, kept_from` as const
