import type { Log } from '../log.ts'

/** Whether a model was paid, told from what is logged of its use. */
export type Spending = {
  /** Hands every line on, and looks at those of a model's use. */
  log: Log
  /** For work whose costs are not logged here. */
  spend: () => void
  /** True once a model has answered, or was given up on while it might have. */
  paid: () => boolean
}

/** Listens to the log of one run. */
export function watchSpending(log: Log): Spending {
  let paid = false
  return {
    log(event, fields) {
      log(event, fields)
      const { answers, outcome } = fields ?? {}
      if (event === 'model_usage' && (answers !== 0 || outcome === 'model_timeout')) paid = true
    },
    spend() {
      paid = true
    },
    paid: () => paid,
  }
}
