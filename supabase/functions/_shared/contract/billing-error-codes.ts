/** Everything that can go wrong around payment, and what the person is told. */
export const BILLING_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Você precisa estar logado para fazer uma assinatura',
  not_configured: 'O pagamento ainda não está configurado. Avise o suporte.',
  no_customer: 'Você ainda não tem uma assinatura para gerenciar.',
  nothing_to_withdraw: 'Não encontramos um pagamento seu que possa ser devolvido.',
  withdrawal_over:
    'O prazo de 7 dias para desistir com reembolso já terminou. Você ainda pode cancelar a renovação quando quiser em "Gerenciar Plano".',
  invalid_event: 'A assinatura deste evento não confere.',
  payment_unavailable:
    'O serviço de pagamento não respondeu como deveria. Tente novamente em alguns minutos.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
} as const

export type BillingErrorCode = keyof typeof BILLING_ERROR_TEXTS

/** A failure around payment that the person is told about. `message` is for the log, never for the screen. */
export class BillingError extends Error {
  override readonly name = 'BillingError'

  readonly code: BillingErrorCode

  constructor(code: BillingErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.code = code
  }
}
