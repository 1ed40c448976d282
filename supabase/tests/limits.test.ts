/** What SQL checks and the code says too: the constants are those of the catalogue. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GROUP_NAME_LENGTH } from '../../src/domain/group/group.ts'
import { TITLE_LENGTH } from '../../src/domain/outline/outline-row.ts'
import { NAME_LENGTH } from '../../src/domain/plan/profile.ts'
import { DURATION, MAX_LENGTH, SERIES } from '../functions/_shared/contract/limits.ts'
import { LINK_DAYS, LINK_NOTE_LENGTH } from '../functions/_shared/contract/links.ts'
import { BLOCK_LIMITS } from '../functions/_shared/contract/meeting/structures.ts'
import { LONGEST_STILL } from '../functions/_shared/contract/video-still.ts'
import { LONGEST_NAMES } from '../functions/_shared/transcript/youtube/youtube-oembed.ts'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(1)
})

afterAll(() => db.close())

/** Every check, by its name, as Postgres writes it. */
async function checks(): Promise<Map<string, string>> {
  const rows = await db.asOwner<{ name: string; check: string }>(
    `select conname as name, pg_get_constraintdef(oid) as check from pg_constraint
     where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  )
  return new Map(rows.map(({ name, check }) => [name, check]))
}

const LENGTHS = {
  generated_outlines_additional_info_check: MAX_LENGTH.additionalInfo,
  generated_outlines_generated_content_check: MAX_LENGTH.outline,
  generated_outlines_group_profile_check: MAX_LENGTH.groupProfile,
  generated_outlines_kept_note_check: LINK_NOTE_LENGTH,
  generated_outlines_series_check: SERIES.nameLength,
  generated_outlines_title_check: TITLE_LENGTH,
  generated_outlines_youtube_url_check: MAX_LENGTH.url,
  groups_group_profile_check: MAX_LENGTH.groupProfile,
  groups_name_check: GROUP_NAME_LENGTH,
  outline_links_note_check: LINK_NOTE_LENGTH,
  user_profiles_name_check: NAME_LENGTH,
  video_previews_channel_check: LONGEST_NAMES.channel,
  video_previews_still_check: LONGEST_STILL,
  video_previews_title_check: LONGEST_NAMES.title,
  // nobody types these here, and no code repeats their length
  contact_messages_sender_check: 64,
  link_openings_sender_check: 64,
  pix_months_payment_check: 255,
  ready_notices_endpoint_check: 1000,
  stripe_events_id_check: 255,
  user_profiles_email_check: 320,
  video_transcripts_language_check: 35,
}

it('the most characters of a text are the same in both', async () => {
  const found: Record<string, number> = {}
  for (const [name, check] of await checks()) {
    const [, most] = /char_length\([^<]*\) <= (\d+)/.exec(check) ?? []
    if (most !== undefined) found[name] = Number(most)
  }
  expect(found).toEqual(LENGTHS)
})

const { min, max, step } = DURATION
const minutes = `(duration >= ${min}) AND (duration <= ${max})) AND ((duration % ${step}) = 0)`

it.each([
  ['generated_outlines_duration_check', minutes],
  ['groups_duration_check', minutes],
  ['generated_outlines_series_number_check', `(series_number <= ${SERIES.most})`],
  ['generated_outlines_series_total_check', `(series_total <= ${SERIES.most})`],
  ['outline_links_days_check', `ARRAY[${LINK_DAYS.join(', ')}]`],
  ['groups_structure_check', `(jsonb_array_length(structure) <= ${BLOCK_LIMITS.blocks})`],
  ['groups_structure_check', `{1,${BLOCK_LIMITS.name}}$`],
  ['groups_structure_check', `@."minutes" <= ${BLOCK_LIMITS.minutes})`],
])('%s: %s', async (name, said) => {
  expect((await checks()).get(name)).toContain(said)
})
