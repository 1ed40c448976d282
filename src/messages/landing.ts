export const landingMessages = {
  start: 'Comece Gratuitamente',
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
  illustrative: 'Ilustrativo',
  perMonth: 'por mês',
} as const
