/** An outline to read before there is one: apart, for an empty history shows one too and needs nothing else of the landing page. */
export const exampleMessages = {
  read: 'Ler o esboço',
  readOf: (group: string) => `Ler o esboço: ${group}`,
  readThis: 'Ler este exemplo',
  opening: 'Abrindo…',
  failed: 'Não foi possível abrir o exemplo. Verifique a conexão e tente de novo.',
  title: (group: string, ages: string) => `${group}, ${ages}`,
  facts: (minutes: number) => `Célula/Pequeno Grupo · ${minutes} minutos`,
  close: 'Fechar',
  minutes: (minutes: number) => `${minutes} minutos`,
} as const
