export const usageMessages = {
  plan: 'Plano',
  trialTitle: 'Teste Gratuito Ativo',
  trialOverTitle: 'Teste Gratuito Expirado',
  activeTitle: 'Plano Ativo',
  leftOf: (count: number, limit: number) =>
    count === 1 ? `Resta 1 de ${limit}\u00a0esboços.` : `Restam ${count} de ${limit}\u00a0esboços.`,
  trialDaysLeft: (days: number) => {
    if (days <= 0) return 'O teste termina hoje.'
    return days === 1 ? 'Resta 1\u00a0dia de teste.' : `Restam ${days}\u00a0dias de teste.`
  },
  trialBar: 'Esboços que restam no teste',
  trialLeft: (left: number, limit: number) =>
    left === 1 ? `Resta 1 de ${limit} esboços` : `Restam ${left} de ${limit} esboços`,
  trialFew: 'Se quiser continuar depois do teste,',
  toPlans: 'Ver o plano e o preço',
  trialFewLink: 'conheça o plano',
  monthRenews: (date: string) => `A contagem recomeça em ${date}.`,
  pixEnds: (date: string) => `Seu mês por Pix vai até ${date}.`,
  pixEndsSoon: 'Seu mês por Pix está terminando, e ele não se renova sozinho.',
  pixMore: 'Pagar mais um mês',
  monthFew:
    'Os esboços do seu mês estão acabando. Se puder, guarde os que restam para os próximos encontros.',
  trialOverText: 'O que você já gerou continua guardado no histórico.',
  subscribe: 'Assinar Plano',
} as const
