import type { AccountErrorCode } from './error-codes.ts'

/** What a person types, and `delete-account` is sent, so that no account goes by accident. */
export const DELETE_CONFIRMATION = 'EXCLUIR'

/** What `delete-account` takes. */
export type DeleteAccountBody = { confirmation: string }

/** What `delete-account` answers. `error` is in Portuguese, for the screen. */
export type DeleteAccountAnswer =
  | { success: true }
  | { success: false; error: string; code: AccountErrorCode }
