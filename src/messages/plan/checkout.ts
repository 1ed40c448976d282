import { MONTHLY_REQUESTS } from '@contract/limits'

export const checkoutMessages = {
  headTitle: 'Assinatura',
  headDescription:
    'O plano do Esboça: o que inclui, quanto custa e como gerenciar a sua assinatura.',
  /** Before it is known which plan somebody has. */
  pageLead: 'O que o plano inclui, quanto custa e como gerenciar a sua assinatura.',
  stateUnknown: 'Não conseguimos ver a situação do seu plano.',

  offerTitle: 'Assinar Plano',
  offerLead: 'Um plano só, com tudo incluído. Sem fidelidade.',
  expiredTitle: 'Período de Teste Expirado',
  expiredLead: 'Para criar novos esboços, assine o plano.',
  kept: 'O que você já gerou continua guardado.',
  keptLink: 'Ver meus esboços',
  included: 'O que está incluído',
  summary: 'Sua assinatura',
  account: 'Conta',
  total: 'Total',
  perMonth: 'por mês',
  terms: [
    'Renova automaticamente todo mês até ser cancelada.',
    'Você pode cancelar a qualquer momento em “Gerenciar Plano”; o acesso vai até o fim do período já pago.',
    'Você tem 7 dias para desistir com reembolso integral (art. 49 do CDC), aqui mesmo nesta página.',
  ],
  trialNotCounted: `O que você usou no teste não é descontado dos ${MONTHLY_REQUESTS} esboços do mês.`,
  termsLink: 'Termos de Uso',
  subscribe: 'Assinar Plano',
  securePage: 'O pagamento é feito em uma página segura, que abre em outra aba.',
  opening: 'Abrindo…',
  openingCheckout: 'Abrindo a página de pagamento…',
  openingPortal: 'Abrindo a página da sua assinatura…',

  openedTitle: 'A página abriu em outra aba',
  openedText: 'Quando terminar, volte para cá: esta tela se atualiza sozinha.',
  openAgain: 'Não abriu? Abrir a página',
  blockedTitle: 'Seu navegador não deixou abrir a outra aba',
  blockedText: 'Toque no link para continuar.',
  openCheckout: 'Abrir a página de pagamento',
  openPortal: 'Abrir a página da assinatura',
  noCheckoutUrl: 'URL de checkout não foi retornada',
  noPortalUrl: 'URL do portal não foi retornada',
  cancelledTitle: 'Nada foi cobrado',
  cancelledText:
    'Você saiu antes de pagar, e está tudo bem. Se quiser, é só assinar quando for a hora.',

  activeTitle: 'Plano Ativo',
  activeLead: 'Obrigado por caminhar com a gente.',
  endingLead: (date: string) => `Você tem tudo até ${date}. Obrigado por caminhar com a gente.`,
  planName: 'Plano',
  price: 'Valor',
  monthly: (price: string) => `${price} por mês`,
  renewal: 'Próxima renovação',
  ends: 'Termina em',
  endsText: 'A renovação está cancelada: nada mais será cobrado, e o acesso continua até esse dia.',
  manage: 'Gerenciar Plano',
  manageText:
    'Abre a página segura da Stripe em outra aba: lá você troca o cartão, vê recibos ou cancela a renovação.',
  counting:
    'A cobrança vem no dia em que você assinou; a contagem dos esboços recomeça no dia 1º de cada mês.',

  withdraw: 'Desistir da assinatura',
  withdrawUntil: (date: string) =>
    `Mudou de ideia? Até ${date} você pode desistir e receber de volta tudo o que pagou (art. 49 do CDC).`,
  withdrawTitle: 'Desistir da assinatura?',
  withdrawTexts: [
    'Devolvemos o valor integral, pelo mesmo meio de pagamento. O prazo para o dinheiro aparecer depende do seu banco: em geral, de 5 a 10 dias úteis.',
    'O plano termina agora. Os esboços que você já gerou continuam guardados no histórico.',
  ],
  withdrawConfirm: 'Desistir e receber o reembolso',
  withdrawBusy: 'Pedindo o reembolso…',
  withdrawKeep: 'Manter a assinatura',
  withdrawnTitle: 'Desistência registrada',
  withdrawnText:
    'A assinatura terminou e o valor integral está a caminho, pelo mesmo meio de pagamento. Obrigado por ter experimentado.',

  paidTitle: 'Pagamento confirmado',
  paidText: 'Seu plano está ativo. Bons encontros!',
  payingTitle: 'Estamos confirmando o pagamento',
  payingText: 'Assim que a confirmação chegar, o plano é liberado aqui, sem você fazer nada.',
} as const
