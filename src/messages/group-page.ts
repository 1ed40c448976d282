/** The page that a link for the group opens, read by people without an account. */
export const groupPageMessages = {
  title: 'Folha do grupo',
  opening: 'Abrindo…',
  empty: 'Ainda não há perguntas nem textos nesta folha. Fale com quem lidera o grupo.',
  unreachable: 'Não conseguimos abrir a folha. Confira a internet e tente de novo.',
  verse: (number: number) => `versículo ${number}`,
  retry: 'Tentar de novo',
  ask: 'Perguntar ao líder',
  askHint: 'Abre o seu WhatsApp: escolha a conversa e escreva. Nada fica guardado aqui.',
  question: (title: string | null) =>
    title === null
      ? 'Olá! Tenho uma pergunta sobre o nosso encontro: '
      : `Olá! Tenho uma pergunta sobre o encontro “${title}”: `,
} as const
