export const blogMessages = {
  title: 'Blog',
  lead: 'Textos curtos para quem abre a casa e cuida de gente.',
  description:
    'Artigos para líderes de células e pequenos grupos: perguntas, preparo do encontro e cuidado de pessoas.',
  readTime: (minutes: number) => `${minutes} min de leitura`,
  by: (author: string) => `Por ${author}`,
  others: 'Leia também',
  all: 'Todos os artigos',
  invitation: {
    title: 'E o encontro desta semana?',
    text: 'Cole o link da mensagem de domingo: o Esboça prepara as perguntas, os textos bíblicos e o tempo de cada parte.',
  },
} as const
