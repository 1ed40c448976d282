/** Characters accepted per field of a contact message (HELP-3). 254 is the longest address that mail can carry. */
export const CONTACT_MAX_LENGTH = {
  firstName: 60,
  lastName: 80,
  email: 254,
  subject: 120,
  message: 5_000,
} as const

export type ContactField = keyof typeof CONTACT_MAX_LENGTH

/** What `send-contact-email` takes (call 19). */
export type ContactMessage = Record<ContactField, string>

/** The same with the trap for bots: people never see `homepage`, so whoever fills it in is none. */
export type ContactBody = ContactMessage & { homepage?: string }

/** Everything that can go wrong with a contact message, and what the person is told. */
export const CONTACT_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço só aceita mensagens do formulário de contato.',
  malformed_body: 'Não conseguimos ler a mensagem. Recarregue a página e tente novamente.',
  invalid_input: 'Algum campo não está certo. Confira o formulário e tente novamente.',
  rate_limited:
    'Recebemos muitas mensagens em pouco tempo. Aguarde uma hora e tente novamente, ou escreva para o nosso e-mail.',
  not_configured:
    'O envio de mensagens ainda não está configurado. Por enquanto, escreva para o nosso e-mail.',
  send_failed: 'Não conseguimos enviar a mensagem agora. Tente novamente em alguns minutos.',
} as const

export type ContactErrorCode = keyof typeof CONTACT_ERROR_TEXTS

export type ContactAnswer =
  | { success: true }
  | { success: false; error: string; code: ContactErrorCode; field?: ContactField }

/**
 * Whether mail can be answered at this address: one @, a domain with a dot, no space and nothing that separates
 * addresses. Stricter than RFC 5322, which also allows quoted and bare-host forms that nobody types here.
 */
export function isEmailAddress(value: string): boolean {
  return /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(value)
}
