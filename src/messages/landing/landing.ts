import { MONTHLY_REQUESTS, PRICE_BRL, TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import { formatMoney } from '@/lib/formats'
import { OFFERS_PIX } from '@/lib/offers-pix'

/** As a minute is spoken of: '9:11' of '09:11'. */
const minute = (clock: string) => clock.replace(/^0/, '')

export const landingMessages = {
  start: 'Comece Gratuitamente',
  link: 'Link do vídeo da mensagem',
  linkMark: 'opcional',
  /** After the mark, where there is the room. */
  linkLater: ', pode colar depois',
  noVideo:
    'Este não parece ser o link de um vídeo do YouTube. Confira, ou apague para seguir sem ele.',
  pasteByHand:
    'Copie o link do vídeo no YouTube e cole no campo: no celular, segure o dedo nele e escolha “Colar”.',
  drawing: 'Cada frase do pastor vem com o minuto, para ouvir de\u00a0novo.',
  said: (clock: string) => `No minuto ${minute(clock)} · mensagem de exemplo`,
  minute,
  /** Beside how long a part takes: which of two times it is, in a word. */
  saidAt: (clock: string) => `vídeo ${minute(clock)}`,
  sheetFacts: 'Lucas 15:11-32 · Casais jovens · 40 min',
  trial: `${TRIAL_DAYS}\u00a0dias grátis e até ${TRIAL_REQUESTS}\u00a0esboços. Sem cartão.`,
  toExamples: 'Ler um esboço pronto',
  asked: 'A pergunta para o grupo',
  pdf: 'Baixar os três exemplos em PDF',
  pdfMissing:
    'O PDF de exemplos não está disponível no momento. Os três exemplos podem ser lidos inteiros aqui na página.',
  perMonth: 'por mês',
  questions: 'Perguntas frequentes',
  allQuestions: 'Ver todas na Central de Ajuda',
} as const

/** What each of its addresses is found under (ROUTE-10). */
export const landingHeads = {
  home: {
    title: 'Esboça: da mensagem de domingo ao encontro do seu grupo',
    description:
      'Cole o link do vídeo da mensagem e receba um esboço em português para a sua célula ou pequeno grupo. 7 dias grátis, sem cartão.',
  },
  features: {
    title: 'Recursos',
    description:
      'Como o Esboça transforma o vídeo da mensagem em um esboço completo para o grupo: quebra-gelo, resumo, perguntas, aplicação e textos bíblicos conferidos.',
  },
  pricing: {
    title: 'Planos',
    description: `Um plano só: ${formatMoney(PRICE_BRL)} por mês, com ${MONTHLY_REQUESTS} esboços. Teste por ${TRIAL_DAYS} dias sem cartão e cancele quando quiser.${OFFERS_PIX ? ' Cartão ou Pix.' : ''}`,
  },
} as const

export const pricingMessages = {
  title: 'Um plano, sem surpresa',
  lead: 'Experimente com calma. Se ajudar, fique.',
  promises: [
    `${TRIAL_DAYS} dias de teste grátis`,
    'Sem cartão para começar',
    'Cancele quando quiser',
    OFFERS_PIX ? 'Cartão ou Pix, mês a mês, pela Stripe' : 'Pagamento com cartão, pela Stripe',
  ],
} as const
