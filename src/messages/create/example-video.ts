/** Apart from the rest so that no production build carries it. */
export const exampleVideoMessages = {
  title: 'Usar um vídeo de exemplo',
  lead: 'Mensagens fictícias, para você experimentar.',
  failed: 'Não foi possível carregar os vídeos de exemplo.',
  chosen: 'Vídeo escolhido',
} as const
