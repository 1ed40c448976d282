import { DELETE_CONFIRMATION, type DeleteAccountBody } from '@contract/calls/account'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { callAccount, isAboutPassword } from './account-call'

/** `reason` is for the person, where it is known. */
export type DeleteOutcome =
  | { deleted: true }
  | { deleted: false; wrongPassword: boolean; reason: string | null }

/** Deletes the account of whoever is logged in; the session is worth nothing then. Never rejects. */
export async function deleteAccount(password: string): Promise<DeleteOutcome> {
  try {
    const body: DeleteAccountBody = { confirmation: DELETE_CONFIRMATION, password }
    const answer = await callAccount('delete-account', body)
    if (answer.success) return { deleted: true }
    return {
      deleted: false,
      wrongPassword: isAboutPassword(answer.code),
      reason: answer.error,
    }
  } catch (error) {
    logWarning('account_not_deleted', error)
    const { code, userText } = toAppError(error)
    return { deleted: false, wrongPassword: false, reason: code === 'unexpected' ? null : userText }
  }
}
