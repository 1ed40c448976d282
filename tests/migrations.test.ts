/** The migrations in the order in which they landed: that is the order in which a project in operation has got them. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** A new one is written at the end. Two branches that both wrote one meet here as a conflict, and the second is renamed. */
const LANDED = [
  '20261120000100_foundation',
  '20261120000200_user_profiles',
  '20261120000300_generated_outlines',
  '20261120000400_metering',
  '20261120000500_video_transcripts',
  '20261120000600_payments',
  '20261120000700_contact',
  '20261120000800_accounts',
  '20261120000900_outline_search',
  '20261120000950_outline_recovery',
  '20261120000960_outline_undo',
  '20261120000970_section_rewrites',
  '20261121000100_no_graphql',
  '20261121000200_no_grace_after_cancelling',
  '20261122000100_plans',
  '20261122000200_limit_codes',
  '20261122000300_outline_types',
  '20261122000400_history_at_commit',
  '20261123000100_runs',
  '20261123000200_transcripts',
  '20261123000300_history_quota',
  '20261123000400_one_trial_a_mailbox',
  '20261123000500_subscription_checks',
  '20261123000600_contact_for_new_senders',
  '20261123001000_lease_over',
  '20261124000100_erasure',
  '20261124000200_housekeeping',
  '20261124000300_contact_rows_have_ids',
  '20261125000100_groups',
  '20261126000100_schema_version',
  '20261127000100_group_types',
  '20261128000100_password_tries',
  '20261128000200_captions_service',
  '20261129000100_outline_links',
  '20261129000300_pix_months',
  '20261129000500_pix_reminders',
  '20261129000600_outline_heading',
  '20261130000100_housekeeping_tasks',
  '20261130000300_video_previews',
  '20261201000100_ready_notices',
  '20261201000110_series',
  '20261201000200_group_structure',
  '20261201000400_usual_type',
  '20261201000500_ready_structures',
  '20261201000600_group_words',
  '20261201000700_renewed_leases',
  '20261201000800_named_groups',
  '20261201000900_video_stills',
]

const files = readdirSync(path.resolve(import.meta.dirname, '../supabase/migrations'))

it('every migration is listed, and none that landed is gone or has another name', () => {
  expect(files.toSorted()).toEqual(LANDED.map((name) => `${name}.sql`).toSorted())
})

// `supabase db push` refuses one that is older than the last that a project has
it('a new migration is later than every one that landed before it', () => {
  const late = LANDED.filter((name, index) =>
    LANDED.slice(0, index).some((other) => timeOf(other) >= timeOf(name)),
  )
  expect(late).toEqual([])
})

it('the time of a migration is of this form', () => {
  expect(LANDED.filter((name) => !/^20\d{12}_[a-z0-9_]+$/.test(name))).toEqual([])
})

function timeOf(name: string): string {
  return name.slice(0, 14)
}
