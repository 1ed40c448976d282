import { REWRITES_PER_OUTLINE } from './limits.ts'

/*
 * Everything that can go wrong at each group of functions, and what the person is told. A code means what its own group
 * says: the words of payment never speak of outlines. A text says what happened and what to do next; it never carries a
 * technical detail.
 */

/** Of the function that makes outlines, and of the one that writes a section anew. */
const WRITING_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço só aceita pedidos de geração de esboço.',
  unauthenticated: 'Você precisa estar logado para gerar esboços.',
  malformed_body: 'Não conseguimos ler o pedido. Recarregue a página e tente novamente.',
  body_too_large:
    'O texto enviado é grande demais. Cole só a transcrição da mensagem, sem o restante do culto.',
  invalid_input: 'Algum campo não está certo. Confira o formulário e tente novamente.',
  captions_missing:
    'Este vídeo não tem legendas. Abra o vídeo no YouTube, copie a transcrição e cole no campo “Transcrição do vídeo”.',
  captions_language:
    'As legendas deste vídeo não estão em português. Cole uma transcrição em português no campo “Transcrição do vídeo”.',
  captions_blocked:
    'O YouTube não nos deixou ler as legendas agora. Copie a transcrição do vídeo e cole no campo “Transcrição do vídeo”, ou tente mais tarde.',
  video_unavailable:
    'Este vídeo é privado ou não está mais disponível. Confira o link ou cole a transcrição.',
  video_live:
    'Este vídeo ainda está ao vivo. Espere a transmissão terminar ou cole a transcrição da mensagem.',
  video_too_long:
    'Este vídeo é longo demais. Diga em “Configurações avançadas” onde a mensagem começa e termina.',
  transcript_too_short:
    'A transcrição é curta demais para um esboço fiel à mensagem. Confira se você colou o texto todo.',
  transcript_repetitive:
    'A transcrição se repete e não parece ser de uma mensagem. Confira o texto e tente novamente.',
  transcript_unreadable:
    'Não conseguimos entender a transcrição colada. Copie o texto do painel de transcrição do YouTube e cole de novo.',
  transcript_language:
    'Esta mensagem não parece estar em português. Se houver uma tradução, cole a transcrição dela no campo “Transcrição do vídeo”.',
  transcript_broken:
    'As legendas deste vídeo têm erros demais para um esboço fiel. Cole uma transcrição revisada no campo “Transcrição do vídeo”.',
  not_a_sermon:
    'Este vídeo não parece ser uma mensagem bíblica. Confira o link; se for uma pregação, cole a transcrição no campo “Transcrição do vídeo”.',
  clip_empty:
    'Não há fala entre o tempo de início e o de fim. Confira os dois em “Configurações avançadas”.',
  model_failed:
    'O serviço que escreve o esboço não respondeu como deveria. Nada foi descontado; tente novamente em alguns minutos.',
  model_timeout:
    'O serviço que escreve o esboço demorou demais. Nada foi descontado; tente novamente em alguns minutos.',
  too_many_runs:
    'Foram muitas tentativas em pouco tempo. Nada foi descontado; espere uma hora e tente novamente.',
  paused:
    'O Esboça já fez hoje todos os esboços que podia e está em pausa. Nada foi descontado; tente novamente amanhã.',
  not_configured: 'Este serviço ainda não está configurado. Escreva para nós em “Contato”.',
  internal: 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
} as const

export const OUTLINE_ERROR_TEXTS = {
  ...WRITING_ERROR_TEXTS,
  invalid_url:
    'Este não parece ser um link de vídeo do YouTube. Copie o link do vídeo e cole aqui.',
  invalid_times: 'Tempo de fim deve ser maior que o tempo de início',
  limit_reached: 'Você atingiu o limite de requisições.',
  busy: 'Já estamos preparando outros esboços para você. Aguarde eles terminarem e tente novamente.',
  in_progress: 'Este esboço ainda está sendo preparado. Aguarde mais um pouco.',
  key_reused: 'Este pedido já foi usado com outros dados. Tente gerar novamente.',
} as const

export const REWRITE_ERROR_TEXTS = {
  ...WRITING_ERROR_TEXTS,
  rewrite_limit: `Você já pediu ${REWRITES_PER_OUTLINE} novas versões neste esboço, que é o máximo. Você ainda pode editar o texto como quiser.`,
  rewrite_unavailable:
    'Não temos como fazer outra versão desta parte. Você pode editar o texto como quiser.',
  no_other_version:
    'Não encontramos na mensagem uma versão diferente desta parte. Nada foi descontado; você pode editar o texto.',
} as const

export const BILLING_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Você precisa estar logado para fazer uma assinatura',
  not_configured: 'O pagamento ainda não está configurado. Escreva para nós em “Contato”.',
  no_customer: 'Você ainda não tem uma assinatura para gerenciar.',
  pix_not_offered: 'O pagamento por Pix não está disponível agora. Você pode assinar com cartão.',
  pix_running:
    'Seu mês por Pix ainda está valendo. Quando ele terminar, você pode assinar com cartão.',
  nothing_to_withdraw: 'Não encontramos um pagamento seu que possa ser devolvido.',
  withdrawal_over:
    'O prazo de 7 dias para desistir com reembolso já terminou. Você ainda pode cancelar a renovação quando quiser em “Gerenciar Plano”.',
  invalid_event: 'A assinatura deste evento não confere.',
  payment_unavailable:
    'O serviço de pagamento não respondeu como deveria. Tente novamente em alguns minutos.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
} as const

export const ACCOUNT_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Sua sessão expirou. Faça login novamente.',
  not_confirmed: 'Para excluir a conta, digite EXCLUIR.',
  wrong_password: 'A senha não confere. Digite de novo a sua senha atual.',
  too_many_tries:
    'A senha foi digitada errada muitas vezes. Espere uma hora e tente novamente; se não se lembra da senha, saia da conta e use “Esqueci minha senha”.',
  unavailable:
    'Não conseguimos fazer isso agora. Nada foi alterado. Tente novamente em alguns minutos.',
  subscription_not_cancelled:
    'Não conseguimos cancelar a sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos; se continuar assim, escreva para nós.',
  not_deleted:
    'Não conseguimos excluir a sua conta agora. Se você tinha uma assinatura, ela já foi cancelada. Tente novamente em alguns minutos.',
} as const

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

/** Of the function that says what a pasted link leads to. Nobody reads them: where it fails, nothing is shown. */
export const PREVIEW_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Sua sessão expirou. Faça login novamente.',
  invalid_input: 'Este não parece ser um vídeo do YouTube.',
  internal: 'Não conseguimos ver este vídeo agora. Você pode gerar o esboço assim mesmo.',
} as const

/** Of the function that tells people by e-mail that what they paid ends; a scheduler reads it. */
export const REMINDER_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  unauthenticated: 'Este endereço é só para o operador.',
  not_configured: 'O envio de e-mails ainda não está configurado.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
} as const

/** Of the function that says whether all is well; programs read it. */
export const HEALTH_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
} as const

/** Of the database, where a row of the history is written; it says `history_full` for `full`. */
export const HISTORY_ERROR_TEXTS = {
  full: 'Seu histórico está cheio. Exclua esboços de que não precisa mais: depois disso, o novo é salvo sozinho.',
} as const

/** Of the database, where a group is saved; it says `groups_full` for `full`. */
export const GROUP_ERROR_TEXTS = {
  full: 'Você já tem 20 grupos salvos. Exclua um que não usa mais para salvar outro.',
} as const

/** Of the links to an outline; the database says `links_full` for `full`, and `history_full` where a copy has no room. */
export const LINK_ERROR_TEXTS = {
  method_not_allowed: 'Este endereço não aceita este tipo de pedido.',
  gone: 'Este link não está mais disponível. Peça um novo a quem lidera o grupo.',
  too_many: 'Este link foi aberto muitas vezes em pouco tempo. Espere uma hora e abra de novo.',
  full: 'Você chegou ao máximo de 200 links. Encerre os que não usa mais: cada um deixa de contar 30 dias depois de encerrado.',
  no_room:
    'Seu histórico está cheio. Exclua esboços de que não precisa mais e abra este link outra vez.',
  internal: 'Não conseguimos abrir o link agora. Tente novamente em alguns minutos.',
} as const

export type OutlineErrorCode = keyof typeof OUTLINE_ERROR_TEXTS
export type RewriteErrorCode = keyof typeof REWRITE_ERROR_TEXTS
export type BillingErrorCode = keyof typeof BILLING_ERROR_TEXTS
export type HistoryErrorCode = keyof typeof HISTORY_ERROR_TEXTS
export type GroupErrorCode = keyof typeof GROUP_ERROR_TEXTS
export type LinkErrorCode = keyof typeof LINK_ERROR_TEXTS
export type AccountErrorCode = keyof typeof ACCOUNT_ERROR_TEXTS
export type ContactErrorCode = keyof typeof CONTACT_ERROR_TEXTS
export type PreviewErrorCode = keyof typeof PREVIEW_ERROR_TEXTS

/** Whether a value that came over a wire is one of the codes agreed with the functions of this group. */
export function isOneOf<Code extends string>(
  texts: Readonly<Record<Code, string>>,
  value: unknown,
): value is Code {
  return typeof value === 'string' && Object.hasOwn(texts, value)
}

/** A failure that the person is told about. `message` is for the log, never for the screen. */
export class CodedError<Code extends string = string> extends Error {
  override readonly name: string = 'CodedError'

  readonly code: Code

  /** Replaces the text of the code where the server knows better (the reason of a reached limit). */
  readonly userText: string | null

  /** What the answer says beside code and text. */
  readonly fields: object

  constructor(
    code: Code,
    detail?: string,
    { userText, fields, ...options }: ErrorOptions & { userText?: string; fields?: object } = {},
  ) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.code = code
    this.userText = userText ?? null
    this.fields = fields ?? {}
  }
}

/** While an outline or a section of it is made. */
export class DomainError extends CodedError<OutlineErrorCode | RewriteErrorCode> {
  override readonly name = 'DomainError'
}

/** Around payment. */
export class BillingError extends CodedError<BillingErrorCode> {
  override readonly name = 'BillingError'
}
