export const landingMessages = {
  start: 'Comece Gratuitamente',
  link: 'Link do vídeo da mensagem',
  paste: 'Colar',
  noVideo:
    'Este não parece ser o link de um vídeo do YouTube. Confira, ou apague para seguir sem ele.',
  pasteByHand:
    'Copie o link do vídeo no YouTube e cole no campo: no celular, segure o dedo nele e escolha “Colar”.',
  drawing:
    'Do vídeo à folha: as frases da mensagem, cada uma com o minuto em que foi dita, viram as partes de um esboço de 40 minutos para casais jovens.',
  sunday: 'A mensagem de domingo',
  messageFacts: 'Vídeo do YouTube · 37 minutos',
  sheetFacts: 'Lucas 15:11-32 · Casais jovens · 40 minutos',
  madeUp: 'Exemplo com uma mensagem fictícia.',
  asked: 'A pergunta, para um grupo de casais',
  readExample: 'Ler o esboço',
  readExampleOf: (group: string) => `Ler o esboço: ${group}`,
  openingExample: 'Abrindo…',
  exampleFailed: 'Não foi possível abrir o exemplo. Verifique a conexão e tente de novo.',
  exampleTitle: (group: string, ages: string) => `${group}, ${ages}`,
  exampleFacts: (minutes: number) => `Célula/Pequeno Grupo · ${minutes} minutos`,
  close: 'Fechar',
  minutes: (minutes: number) => `${minutes} minutos`,
  shortMinutes: (minutes: number) => `${minutes} min`,
  pdf: 'Baixar os três exemplos em PDF',
  pdfMissing:
    'O PDF de exemplos não está disponível no momento. Os três exemplos podem ser lidos inteiros aqui na página.',
  perMonth: 'por mês',
} as const
