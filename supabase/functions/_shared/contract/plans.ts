// Generated from supabase/migrations by `npm run gen:types`. Do not edit.

/** What each plan gives and costs; the columns of private.plans say what counts how. */
export const PLANS = {
  active: {
    requests: 20,
    days: null,
    daysPaidOnce: 30,
    priceCents: 1990,
    rewritesPerOutline: 6,
  },
  trial: {
    requests: 10,
    days: 7,
    daysPaidOnce: null,
    priceCents: 0,
    rewritesPerOutline: 6,
  },
} as const
