import { z } from 'zod'
import { ACCOUNT_ERRORS } from '../_shared/endpoint/account-errors.ts'
import { type PasswordCheck, requirePassword } from '../_shared/endpoint/check-password.ts'
import {
  type ConfirmPasswordAnswer,
  type ConfirmPasswordBody,
  PASSWORD_BODY_BYTES,
} from '../_shared/contract/calls/account.ts'
import type { AccountErrorCode } from '../_shared/contract/error-codes.ts'
import { defineEndpoint, jsonBody, loggedIn } from '../_shared/endpoint/endpoint.ts'
import type { Log } from '../_shared/log.ts'
import type { FindUser } from '../_shared/service-client.ts'

export type Dependencies = PasswordCheck & {
  findUser: FindUser
  log: Log
}

const readRequest = jsonBody(
  z.object({ password: z.string().min(1) }) satisfies z.ZodType<ConfirmPasswordBody>,
  {
    tooLarge: { code: 'wrong_password' },
    malformed: 'wrong_password',
    invalid: (): { code: AccountErrorCode } => ({ code: 'wrong_password' }),
  },
)

/**
 * Whether who is asking knows the password of the account: asked before the address or the password is changed, so that
 * a screen that was left open is not enough.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: loggedIn(deps.findUser),
    body: {
      maxBytes: PASSWORD_BODY_BYTES,
      read: readRequest,
    },
    errors: ACCOUNT_ERRORS,
    async answer({ caller, body }): Promise<ConfirmPasswordAnswer> {
      await requirePassword(deps, caller, body.password)
      return { success: true }
    },
  })
}
