import { clockTime } from '../clock-time.ts'
import { DomainError } from '../contract/error-codes.ts'

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
