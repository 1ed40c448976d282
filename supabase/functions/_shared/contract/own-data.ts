import type { Database } from './database.types.ts'

type OwnTable = {
  table: keyof Database['public']['Tables']
  /** As it is called where people read what is kept about them. */
  name: string
  /** Those that say something about the person. How a request was kept from being charged twice is none of it. */
  columns: string
  /** Makes paging stable. */
  order: string
}

/**
 * What a person gets when they ask for their data (LGPD, art. 18), and what goes with their account: every table that
 * holds something of theirs, under the name that it has in the file.
 */
export const OWN_DATA = {
  perfil: {
    table: 'user_profiles',
    name: 'perfil',
    columns: 'name, email, usual_type, subscription_status, trial_expires_at, created_at',
    order: 'user_id',
  },
  esbocos: {
    table: 'generated_outlines',
    name: 'esboços',
    columns:
      'id, title, youtube_url, outline_type, duration, group_profile, additional_info, start_time, end_time, generated_content, series, series_number, series_total, kept_note, created_at',
    order: 'id',
  },
  grupos: {
    table: 'groups',
    name: 'grupos',
    columns: 'id, name, group_profile, outline_type, duration, structure, called, created_at',
    order: 'id',
  },
  links: {
    table: 'outline_links',
    name: 'links',
    columns: 'id, outline_id, kind, shows_title, note, created_at, expires_at, revoked_at',
    order: 'id',
  },
  pedidos: {
    table: 'generation_requests',
    name: 'registro de uso',
    columns: 'charged_at, plan, state, error_code, result',
    order: 'id',
  },
  assinatura: {
    table: 'subscriptions',
    name: 'assinatura',
    columns:
      'status, stripe_customer_id, stripe_subscription_id, current_period_start, current_period_end, cancel_at_period_end, first_paid_at',
    order: 'user_id',
  },
  pix: {
    table: 'pix_months',
    name: 'meses pagos por Pix',
    columns: 'payment, paid_at, starts_at, ends_at',
    order: 'payment',
  },
  avisos: {
    table: 'ready_notices',
    name: 'avisos pedidos',
    columns: 'id, request_id, endpoint, asked_at',
    order: 'id',
  },
} as const satisfies Record<string, OwnTable>

/** As a person reads them in a sentence: 'perfil, esboços, grupos … e avisos pedidos'. */
export const OWN_DATA_NAMES = new Intl.ListFormat('pt-BR').format(
  Object.values(OWN_DATA).map(({ name }) => name),
)
