/** A series of messages, where an outline stands in it. */
export const seriesMessages = {
  place: (name: string, number: number, total: number | null) =>
    `${name}, ${placeText(number, total)}`,
  ask: 'Faz parte de uma série?',
  wrongTitle: 'Confira a série',
  filter: 'Filtrar por série',
  allSeries: 'Todas as séries',
  openSeries: (name: string) => `Abrir a série “${name}”`,
} as const

/** '3 de 8', or the number alone where nobody knows of how many. */
export function placeText(number: number, total: number | null): string {
  return total === null ? String(number) : `${number} de ${total}`
}
