const place = (number: number, total: number | null) =>
  total === null ? String(number) : `${number} de ${total}`

/** A series of messages: telling it in the form, its page, its booklet. */
export const seriesMessages = {
  place: (name: string, number: number, total: number | null) => `${name}, ${place(number, total)}`,
  ask: 'Faz parte de uma série?',
  hint: 'A folha abre lembrando a mensagem anterior da série, e você imprime todas juntas.',
  goOn: (name: string, number: number, total: number | null) =>
    `Continuar “${name}”, ${place(number, total)}`,
  name: 'Nome da série',
  namePlaceholder: 'Ex.: Romanos',
  number: 'Número desta',
  total: 'De quantas',
  wrongTitle: 'Confira a série',
  numberWrong: 'Diga o número desta mensagem na série, de 1 a 99.',
  totalWrong: 'Diga de quantas mensagens é a série, de 1 a 99, ou deixe em branco.',
  totalTooSmall: 'A série não pode ter menos mensagens que o número desta.',
} as const
