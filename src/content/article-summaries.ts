import type { ArticleSummary } from './article-types'

const AUTHOR = 'Equipe Esboça'

/** The articles of the blog, newest first; their texts are in content/articles. */
export const ARTICLE_SUMMARIES = [
  {
    slug: 'quem-fala-demais-e-quem-se-cala',
    title: 'Quem fala demais, quem se cala e quem chora',
    description:
      'Atitudes simples para conduzir a conversa do grupo com cuidado, sem constranger ninguém, e para reconhecer quando é hora de buscar ajuda.',
    category: 'Cuidado de pessoas',
    author: AUTHOR,
    date: '2026-11-10T09:00:00-03:00',
    readMinutes: 5,
  },
  {
    slug: 'do-domingo-ao-encontro',
    title: 'Do domingo ao encontro: uma hora de preparo',
    description:
      'Um roteiro de sessenta minutos para transformar a mensagem do culto em uma conversa que o grupo consegue praticar durante a semana.',
    category: 'Preparação',
    author: AUTHOR,
    date: '2026-10-27T09:00:00-03:00',
    readMinutes: 5,
  },
  {
    slug: 'perguntas-que-abrem-a-conversa',
    title: 'Perguntas que abrem a conversa',
    description:
      'Por que a sala fica quieta depois de “o que vocês acharam?”, e como fazer perguntas abertas que dão a todos por onde começar.',
    category: 'Condução do encontro',
    author: AUTHOR,
    date: '2026-10-13T09:00:00-03:00',
    readMinutes: 5,
  },
] as const satisfies readonly ArticleSummary[]

export type ListedArticle = (typeof ARTICLE_SUMMARIES)[number]

export type ArticleSlug = ListedArticle['slug']
