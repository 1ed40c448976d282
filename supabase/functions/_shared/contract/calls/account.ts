import type { AccountErrorCode } from '../error-codes.ts'

/** What a person types, and `delete-account` is sent, so that no account goes by accident. */
export const DELETE_CONFIRMATION = 'EXCLUIR'

/** Passwords have at most 72 bytes with the auth server; the rest is room for JSON. */
export const PASSWORD_BODY_BYTES = 1_000

/** What `delete-account` takes. */
export type DeleteAccountBody = { confirmation: string; password: string }

/** What `delete-account` answers. `error` is in Portuguese, for the screen. */
export type DeleteAccountAnswer =
  | { success: true }
  | { success: false; error: string; code: AccountErrorCode }

/** What `confirm-password` takes. */
export type ConfirmPasswordBody = { password: string }

/** What `confirm-password` answers. */
export type ConfirmPasswordAnswer = DeleteAccountAnswer
