import { REWRITES_PER_OUTLINE } from './limits.ts'

/**
 * Everything that can go wrong while an outline is made, and what the person is told.
 * The text says what happened and what to do next; it never carries a technical detail.
 */
export const ERROR_TEXTS = {
  method_not_allowed: 'Este endereço só aceita pedidos de geração de esboço.',
  unauthenticated: 'Você precisa estar logado para gerar esboços.',
  malformed_body: 'Não conseguimos ler o pedido. Recarregue a página e tente novamente.',
  body_too_large:
    'O texto enviado é grande demais. Cole só a transcrição da mensagem, sem o restante do culto.',
  invalid_input: 'Algum campo não está certo. Confira o formulário e tente novamente.',
  invalid_url:
    'Este não parece ser um link de vídeo do YouTube. Copie o link do vídeo e cole aqui.',
  invalid_times: 'Tempo de fim deve ser maior que o tempo de início',
  limit_reached: 'Você atingiu o limite de requisições.',
  busy: 'Já estamos preparando outros esboços para você. Aguarde eles terminarem e tente novamente.',
  in_progress: 'Este esboço ainda está sendo preparado. Aguarde mais um pouco.',
  key_reused: 'Este pedido já foi usado com outros dados. Tente gerar novamente.',
  captions_missing:
    'Este vídeo não tem legendas. Abra o vídeo no YouTube, copie a transcrição e cole no campo "Transcrição do vídeo".',
  captions_language:
    'As legendas deste vídeo não estão em português. Cole uma transcrição em português no campo "Transcrição do vídeo".',
  captions_blocked:
    'O YouTube não nos deixou ler as legendas agora. Copie a transcrição do vídeo e cole no campo "Transcrição do vídeo", ou tente mais tarde.',
  video_unavailable:
    'Este vídeo é privado ou não está mais disponível. Confira o link ou cole a transcrição.',
  video_live:
    'Este vídeo ainda está ao vivo. Espere a transmissão terminar ou cole a transcrição da mensagem.',
  video_too_long:
    'Este vídeo é longo demais. Marque o início e o fim da mensagem nas configurações avançadas.',
  transcript_too_short:
    'A transcrição é curta demais para um esboço fiel à mensagem. Confira se você colou o texto todo.',
  transcript_repetitive:
    'A transcrição se repete e não parece ser de uma mensagem. Confira o texto e tente novamente.',
  transcript_unreadable:
    'Não conseguimos entender a transcrição colada. Copie o texto do painel de transcrição do YouTube e cole de novo.',
  clip_empty:
    'Não há fala entre o tempo de início e o de fim. Confira os tempos nas configurações avançadas.',
  model_failed:
    'O serviço que escreve o esboço não respondeu como deveria. Nada foi descontado; tente novamente em alguns minutos.',
  model_timeout:
    'O serviço que escreve o esboço demorou demais. Nada foi descontado; tente novamente em alguns minutos.',
  rewrite_limit: `Este esboço já teve as ${REWRITES_PER_OUTLINE} novas versões que vêm com ele. Você ainda pode editar o texto como quiser.`,
  rewrite_unavailable:
    'Não temos como fazer outra versão desta parte. Você pode editar o texto como quiser.',
  no_other_version:
    'Não encontramos na mensagem uma versão diferente desta parte. Nada foi descontado; você pode editar o texto.',
  not_configured: 'Este serviço ainda não está configurado. Avise o suporte.',
  internal: 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
} as const

export type ErrorCode = keyof typeof ERROR_TEXTS

/** Whether a value that came over a wire is one of the agreed codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_TEXTS, value)
}

/** A failure that the person is told about. `message` is for the log, never for the screen. */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  readonly code: ErrorCode

  /** Replaces the text of the code where the server knows better (the reason of a reached limit). */
  readonly userText: string

  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions & { userText?: string }) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.code = code
    this.userText = options?.userText ?? ERROR_TEXTS[code]
  }
}
