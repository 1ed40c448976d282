import type { ConfirmPasswordBody } from '@contract/calls/account'
import { AppError } from '@/lib/app-error'
import { callAccount, isAboutPassword } from './account-call'

/**
 * What is wrong with the password that was typed, to be shown beside its field; null where it is that of the account.
 * Throws an AppError where nobody can tell.
 */
export async function passwordProblem(password: string): Promise<string | null> {
  const answer = await callAccount('confirm-password', { password } satisfies ConfirmPasswordBody)
  if (answer.success) return null
  if (isAboutPassword(answer.code)) return answer.error
  throw new AppError(answer.code === 'unauthenticated' ? 'session_expired' : 'unreachable', {
    userText: answer.error,
  })
}
