/** What a history without outlines says: apart, for the form of an outline needs none of it. */
export const emptyMessages = {
  title: 'Nenhum esboço encontrado',
  /** Short: a text larger than those that are written in advance would be the page's largest paint, and come late. */
  text: 'O primeiro vai chegar assim:',
  sampleMark: 'Exemplo',
  link: 'Primeira vez? Veja o passo a passo',
} as const
