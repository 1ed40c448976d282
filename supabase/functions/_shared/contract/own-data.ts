/**
 * What a person gets when they ask for their data (LGPD, art. 18): every table that holds something of theirs, and
 * of each the columns that say something about them. `order` makes paging stable. How a request was kept from being
 * charged twice (keys, hashes, leases) is none of it.
 */
export const OWN_DATA = {
  perfil: {
    table: 'user_profiles',
    columns: 'name, email, subscription_status, trial_expires_at, created_at',
    order: 'user_id',
  },
  esbocos: {
    table: 'generated_outlines',
    columns:
      'id, title, youtube_url, outline_type, duration, group_profile, additional_info, start_time, end_time, generated_content, created_at',
    order: 'id',
  },
  pedidos: {
    table: 'generation_requests',
    columns: 'charged_at, plan, state, error_code, result',
    order: 'id',
  },
  assinatura: {
    table: 'subscriptions',
    columns:
      'status, stripe_customer_id, stripe_subscription_id, current_period_start, current_period_end, cancel_at_period_end, first_paid_at',
    order: 'user_id',
  },
} as const
