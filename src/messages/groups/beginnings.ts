/** What a page without groups begins with: apart, for the form of an outline needs none of it. */
export const beginningMessages = {
  describedTitle: 'Guarde os grupos que você já descreveu',
  /** On a button; whose name is read out. */
  name: 'Dar um nome',
  nameDescribed: 'Dar um nome a este grupo',
  sampleMark: 'Exemplo',
  sampleTitle: 'Assim fica um grupo salvo',
  sampleUse: 'Na hora do esboço, um toque no nome preenche tudo isto.',
  sample: {
    name: 'Célula da Vila',
    group_profile: 'Casais e solteiros do bairro, de 30 a 50 anos, alguns há pouco tempo na fé',
    outline_type: 'celula',
    duration: 60,
  },
} as const
