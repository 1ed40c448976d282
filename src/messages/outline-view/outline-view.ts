/** The text of an outline, wherever it is shown. */
export const outlineViewMessages = {
  /** Where it is read already. */
  workWithIt: 'Editar e conduzir',
  openPage: 'Abrir o esboço',
  meeting: 'Modo encontro',
  opening: 'Abrindo o esboço…',
  leaderNote: 'Para quem conduz',
  /** Follows it, unseen: which of them it is. */
  leaderNoteOfQuestion: (number: number) => `, pergunta ${number}`,
  leaderNoteOfPart: (part: string) => `: ${part}`,
  minuteOfVideo: (time: string) => `Ver o vídeo em ${time}, abre em nova aba`,
  received: (note: string) => `Recebido de outro líder${note && `: ${note}`}`,
  forGroup: 'Grupo:',
  openVideo: 'Ver Vídeo',
  openPassage: 'Abrir o texto bíblico',
  closePassage: 'Fechar',
  verse: (number: string) => `versículo ${number}`,
  /** Below the large number of its chapter. */
  coverVerses: (verses: string) => `v.\u00a0${verses}`,
  passageText: (name: string) => `Texto de ${name}`,
  passageLoading: 'Abrindo o texto…',
  passageFailed:
    'Não foi possível abrir este texto. Na primeira vez, ele precisa de internet; depois fica guardado neste aparelho.',
  wholeChapter: 'Ler o capítulo',
  passageOnly: 'Só este trecho',
  bibleCredit: 'Bíblia Livre, de Diego Santos, Mario Sérgio e Marco Teles, com pequenos ajustes.',
  bibleLicence: 'CC BY 3.0 BR',
  messagePreview: 'Mensagem',
} as const
