/** What a person types, and `delete-account` is sent, so that no account goes by accident. */
export const DELETE_CONFIRMATION = 'EXCLUIR'

/** What `delete-account` takes. */
export type DeleteAccountBody = { confirmation: string }

/** Everything that can go wrong with the deletion of an account, and what the person is told. */
export const ACCOUNT_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Sua sessão expirou. Faça login novamente.',
  not_confirmed: 'Para excluir a conta, digite EXCLUIR.',
  unavailable:
    'Não conseguimos excluir a sua conta agora. Nada foi alterado. Tente novamente em alguns minutos.',
  subscription_not_cancelled:
    'Não conseguimos cancelar a sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos; se continuar assim, escreva para nós.',
  not_deleted:
    'Não conseguimos excluir a sua conta agora. Se você tinha uma assinatura, ela já foi cancelada. Tente novamente em alguns minutos.',
} as const

export type AccountErrorCode = keyof typeof ACCOUNT_ERROR_TEXTS

/** What `delete-account` answers. `error` is in Portuguese, for the screen. */
export type DeleteAccountAnswer =
  | { success: true }
  | { success: false; error: string; code: AccountErrorCode }
