/** What a history without outlines says: apart, for the form of an outline needs none of it. */
export const emptyMessages = {
  title: 'Nenhum esboço encontrado',
  /** Short: a text larger than those that are written in advance would be the page's largest paint, and come late. */
  text: 'O primeiro chega assim:',
  /** A sheet as it comes out, for whoever has none yet. */
  sample: {
    title: 'O Pai que sai de casa duas vezes',
    passage: 'Lucas 15:11-32',
    outline_type: 'celula',
    duration: 60,
  },
  sampleMark: 'Exemplo',
  link: 'Primeira vez? Veja o passo a passo',
} as const
