import {
  ACCOUNT_ERROR_TEXTS,
  type AccountErrorCode,
  DELETE_CONFIRMATION,
  type DeleteAccountAnswer,
} from '../_shared/contract/account.ts'
import { bearerToken, json, preflight, readText } from '../_shared/http.ts'
import { errorFields, type Log } from '../_shared/log.ts'

const MAX_BODY_BYTES = 1_000

const STATUS = {
  method_not_allowed: 405,
  unauthenticated: 401,
  not_confirmed: 400,
  unavailable: 503,
  subscription_not_cancelled: 503,
  not_deleted: 500,
} as const satisfies Record<AccountErrorCode, number>

export type Dependencies = {
  /** To whom a session token belongs; null when it is not valid. */
  findUser: (token: string) => Promise<{ id: string } | null>
  /** Ends for good what the user pays. Rejects where that is not certain; safe to repeat. */
  cancelSubscription: (userId: string) => Promise<void>
  /** Removes the user and every row of theirs; one who is gone already is no error. */
  deleteUser: (userId: string) => Promise<void>
  log: Log
}

/**
 * Deletes the caller's account. The subscription ends first: an account that cannot be found any more must never go
 * on being charged, so where that fails everything stays (fault 32). That the address gets no second trial is
 * remembered by the database together with the deletion (migration accounts).
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') return failure('method_not_allowed')

    const token = bearerToken(request)
    let user: { id: string } | null
    try {
      user = token === null ? null : await deps.findUser(token)
    } catch (error) {
      deps.log('caller_not_found', errorFields(error))
      return failure('unavailable')
    }
    if (!user) return failure('unauthenticated')
    if (!(await isConfirmed(request))) return failure('not_confirmed')

    try {
      await deps.cancelSubscription(user.id)
    } catch (error) {
      deps.log('subscription_not_cancelled', errorFields(error))
      return failure('subscription_not_cancelled')
    }
    try {
      await deps.deleteUser(user.id)
    } catch (error) {
      deps.log('account_not_deleted', errorFields(error))
      return failure('not_deleted')
    }
    deps.log('account_deleted')
    return json({ success: true } satisfies DeleteAccountAnswer)
  }
}

async function isConfirmed(request: Request): Promise<boolean> {
  try {
    const body: unknown = JSON.parse((await readText(request, MAX_BODY_BYTES)) ?? '')
    const { confirmation } = Object(body) as Record<string, unknown>
    return confirmation === DELETE_CONFIRMATION
  } catch {
    return false
  }
}

function failure(code: AccountErrorCode): Response {
  const answer: DeleteAccountAnswer = { success: false, error: ACCOUNT_ERROR_TEXTS[code], code }
  return json(answer, STATUS[code])
}
