import { OFFERS_PIX } from '@/lib/offers-pix'
import { paths } from '@/lib/paths'
import type { Faq } from './faq-types'

/** What somebody asks before they sign up. The rest is in the help centre. */
export const LANDING_FAQS: readonly Faq[] = [
  {
    question: 'Quanto tempo leva para o esboço ficar pronto?',
    answer: [
      'Em geral, de 15 a 45 segundos. Um vídeo longo pode levar alguns minutos. Você não precisa esperar na tela: o esboço fica guardado no seu histórico.',
    ],
  },
  {
    question: 'O Esboça inventa o que o pastor não disse?',
    answer: [
      'O esboço parte da transcrição do vídeo, e sem transcrição nada é gerado. Cada fala citada traz o minuto em que foi dita, e o que foi acrescentado fica separado do que foi pregado. Os versículos vêm da Bíblia Livre, conferidos um a um. No fim de cada esboço está escrito se ele teve ajuda de inteligência artificial.',
    ],
  },
  {
    question: 'Serve para qualquer vídeo?',
    answer: [
      'Para vídeos públicos ou não listados do YouTube, com legendas em português. Recomendamos até 1h30. Se o vídeo traz o culto inteiro, você marca onde a mensagem começa e termina. Se não há legendas, pode colar a transcrição.',
    ],
    link: { to: paths.tutorials, text: 'Ver os tutoriais' },
  },
  {
    question: 'Preciso de cartão para testar?',
    answer: [
      'Não. São 7 dias de teste, com até 10 esboços, só com o seu e-mail. Quando o teste termina, nada é cobrado: você decide se quer assinar.',
      ...(OFFERS_PIX
        ? [
            'Depois, se quiser continuar sem cartão, dá para pagar um mês de cada vez por Pix, pelo mesmo preço.',
          ]
        : []),
    ],
  },
  {
    question: 'O esboço substitui o meu preparo?',
    answer: [
      'Não, e nem deve. Ele adianta a parte demorada: ouvir de novo, anotar, montar as perguntas. Sobra tempo para orar, ler o texto com calma e pensar em quem vai estar na roda.',
    ],
  },
]
