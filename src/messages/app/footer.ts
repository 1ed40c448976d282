export const footerMessages = {
  motto: 'Da mensagem de domingo ao encontro do seu grupo.',
  navigation: 'Rodapé',
  columns: { product: 'Produto', help: 'Ajuda', legal: 'Termos e privacidade' },
  cnpj: (cnpj: string) => `CNPJ ${cnpj}`,
} as const
