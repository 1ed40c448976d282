/** What a history without outlines says: apart, for the form of an outline needs none of it. */
export const emptyMessages = {
  title: 'Nenhum esboço encontrado',
  text: 'O primeiro chega assim, com os minutos de cada parte.',
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
