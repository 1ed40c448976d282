import { clockTime } from './clock-time.ts'
import { DomainError } from './contract/error-codes.ts'
import type { Log } from './log.ts'

/** Why no run may begin now, as SQL says it (private.take_run). */
export type RunRefusal = {
  status: 'too_many_runs' | 'paused'
  /** ISO 8601: when it goes on. */
  retry_at: string
}

/** The same, as the person is told. */
export function runError({ status, retry_at: retryAt }: RunRefusal): DomainError {
  if (status === 'paused') return new DomainError('paused')
  return new DomainError('too_many_runs', undefined, {
    userText: `Foram muitas tentativas em pouco tempo. Nada foi descontado; tente novamente a partir das ${clockTime(retryAt)}.`,
  })
}

/** Whether a model was paid, told from what is logged of its use. */
export type Spending = {
  /** Hands every line on, and looks at those of a model's use. */
  log: Log
  /** For work whose costs are not logged here. */
  spend: () => void
  /** True once a model has answered, or was given up on while it might have. */
  paid: () => boolean
}

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
