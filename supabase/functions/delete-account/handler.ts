import { ACCOUNT_ERRORS } from '../_shared/endpoint/account-errors.ts'
import { type PasswordCheck, requirePassword } from '../_shared/endpoint/check-password.ts'
import {
  DELETE_CONFIRMATION,
  type DeleteAccountAnswer,
  PASSWORD_BODY_BYTES,
} from '../_shared/contract/calls/account.ts'
import { defineEndpoint, jsonObject, loggedIn } from '../_shared/endpoint/endpoint.ts'
import type { Log } from '../_shared/log.ts'
import type { FindUser } from '../_shared/service-client.ts'

export type Dependencies = PasswordCheck & {
  findUser: FindUser
  /** Ends for good what the user pays. Rejects where that is not certain; safe to repeat. */
  cancelSubscription: (userId: string) => Promise<void>
  /** Removes the user and every row of theirs; one who is gone already is no error. */
  deleteUser: (userId: string) => Promise<void>
  log: Log
}

/**
 * Deletes the caller's account, for whoever knows its password: a stolen session or a screen that was left open is not
 * enough. The subscription ends first: an account that cannot be found any more must never go
 * on being charged, so where that fails everything stays (fault 32). That the address gets no second trial is
 * remembered by the database together with the deletion (migration accounts).
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: loggedIn(deps.findUser),
    body: {
      maxBytes: PASSWORD_BODY_BYTES,
      read(text, refusal) {
        const { confirmation, password } = { ...jsonObject(text ?? '') } as Record<string, unknown>
        if (confirmation !== DELETE_CONFIRMATION) throw refusal('not_confirmed')
        if (typeof password !== 'string') throw refusal('wrong_password')
        return { password }
      },
    },
    errors: ACCOUNT_ERRORS,
    async answer({ caller, body, refusal, log }): Promise<DeleteAccountAnswer> {
      await requirePassword(deps, caller, body.password)
      await deps.cancelSubscription(caller.id).catch((cause: unknown) => {
        throw refusal('subscription_not_cancelled', { cause })
      })
      await deps.deleteUser(caller.id).catch((cause: unknown) => {
        throw refusal('not_deleted', { cause })
      })
      log('account_deleted')
      return { success: true }
    },
  })
}
