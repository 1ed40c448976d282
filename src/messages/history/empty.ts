/** What a history without outlines says: apart, for the form of an outline needs none of it. */
export const emptyMessages = {
  title: 'Nenhum esboço encontrado',
  steps: [
    'Cole o link de domingo lá em cima',
    'Diga quem é o seu grupo',
    'Leve uma folha assim ao encontro',
  ],
  /** A sheet as it comes out, for whoever has none yet. */
  sample: {
    title: 'O Pai que sai de casa duas vezes',
    passage: 'Lucas 15:11-32',
    outline_type: 'celula',
    duration: 60,
  },
  link: 'Primeira vez? Veja o passo a passo',
} as const
