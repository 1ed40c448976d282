import { ACCOUNT_ERROR_TEXTS, type AccountErrorCode } from '../contract/error-codes.ts'
import type { Errors } from './endpoint.ts'

/** Of the functions that ask for the password of the account: what the status tells of each failure. */
export const ACCOUNT_ERRORS: Errors<AccountErrorCode> = {
  texts: ACCOUNT_ERROR_TEXTS,
  status: {
    method_not_allowed: 405,
    unauthenticated: 401,
    not_confirmed: 400,
    wrong_password: 403,
    too_many_tries: 429,
    unavailable: 503,
    subscription_not_cancelled: 503,
    not_deleted: 500,
  },
  // what fails before anything was done
  codeOf: () => 'unavailable',
  answer: { success: false },
}
