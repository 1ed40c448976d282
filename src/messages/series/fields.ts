import { placeText } from './series'

/** Telling the series of a message, and its place in it. */
export const seriesFieldMessages = {
  hint: 'A folha abre lembrando a mensagem anterior da série, e você imprime todas juntas.',
  goOn: (name: string, number: number, total: number | null) =>
    `Continuar “${name}”, ${placeText(number, total)}`,
  name: 'Nome da série',
  namePlaceholder: 'Ex.: Romanos',
  number: 'Número',
  total: 'De quantas',
  totalPlaceholder: 'opcional',
  numberWrong: 'Diga o número desta mensagem na série, de 1 a 99.',
  totalWrong: 'Diga de quantas mensagens é a série, de 1 a 99, ou deixe em branco.',
  totalTooSmall: 'A série não pode ter menos mensagens que o número desta.',
} as const
