import { MONTHLY_REQUESTS } from '@contract/limits'
import { PLANS } from '@contract/plans'

const DAYS = PLANS.active.daysPaidOnce

/** A month of the plan that is paid once. */
export const pixMessages = {
  title: 'Prefere pagar por Pix?',
  offer: (price: string) => `Um mês por Pix: ${price}, uma vez só.`,
  terms: [
    `Vale ${DAYS} dias a partir do pagamento, com até ${MONTHLY_REQUESTS} esboços.`,
    'Não se renova: nada é cobrado de novo sem você pedir.',
    'Você também tem 7 dias para desistir, com reembolso integral.',
  ],
  pay: 'Pagar um mês por Pix',
  openingPage: 'Abrindo a página do Pix…',
  openPage: 'Abrir a página do Pix',
  noUrl: 'A página do Pix não abriu. Tente novamente em alguns minutos.',

  summary: 'Seu mês por Pix',
  price: (price: string) => `${price} por Pix, uma vez`,
  more: 'Pagar mais um mês por Pix',
  moreText: `Seu mês não se renova sozinho. O próximo começa quando este terminar: mais ${DAYS} dias, com até ${MONTHLY_REQUESTS} esboços. Para assinar com cartão, espere este terminar.`,

  withdraw: 'Desistir do mês por Pix',
  withdrawUntil: (date: string) =>
    `Mudou de ideia? Até ${date} você pode desistir e receber de volta o que pagou por Pix nos últimos 7 dias (art. 49 do CDC).`,
  withdrawTitle: 'Desistir do mês por Pix?',
  withdrawTexts: [
    'Devolvemos o valor integral por Pix, para a conta de onde ele saiu. O prazo para o dinheiro aparecer depende do seu banco.',
    'O mês que você pagou há menos de 7 dias termina agora. Os esboços que você já gerou continuam guardados no histórico.',
  ],
  withdrawKeep: 'Manter o plano',
  withdrawnText:
    'O valor integral está a caminho da conta de onde o Pix saiu. Obrigado por ter experimentado.',

  attempts: {
    waiting: {
      title: 'Estamos esperando o Pix',
      text: 'Assim que o banco confirmar o pagamento, o plano é liberado aqui, sem você fazer nada.',
    },
    expired: {
      title: 'O prazo do Pix passou',
      text: 'O pagamento não foi feito a tempo. Nada foi cobrado. Se quiser, toque de novo no botão do Pix.',
    },
    failed: {
      title: 'O Pix não foi pago',
      text: 'O código venceu ou o banco não aceitou. Nada foi cobrado. Se quiser, toque de novo no botão do Pix.',
    },
  },
} as const
