import { placeText } from './series'

/** Telling the series of a message, and its place in it. */
export const seriesFieldMessages = {
  hint: 'O esboço começa lembrando a mensagem anterior da série, e você pode imprimir todos juntos.',
  goOn: (name: string, number: number, total: number | null) =>
    `Continuar “${name}”, ${placeText(number, total)}`,
  name: 'Nome da série',
  namePlaceholder: 'Ex.: Romanos',
  number: 'Número na série',
  total: 'Mensagens da série',
  totalPlaceholder: 'opcional',
  numberWrong: 'Diga o número desta mensagem na série, de 1 a 99.',
  totalWrong: 'Diga de quantas mensagens é a série, de 1 a 99, ou deixe em branco.',
  totalTooSmall: 'O total de mensagens não pode ser menor que o número desta mensagem.',
} as const
