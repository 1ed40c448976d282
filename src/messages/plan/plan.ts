import { MONTHLY_REQUESTS } from '@contract/limits'

export const planMessages = {
  badgeActive: 'Pro',
  badgeTrial: (left: number) => `${left} restantes`,
  badgeExpired: 'Expirado',
  subscribe: 'Assinar Plano',
  manage: 'Gerenciar Plano',
  active: 'Plano Ativo',
  startTrial: 'Começar teste grátis',
  features: [
    `${MONTHLY_REQUESTS} esboços por mês`,
    'Ajuda de inteligência artificial',
    'Tudo ajustado ao seu grupo',
    'Arquivo em Word',
    'Texto pronto para o WhatsApp',
    'Perguntas para discussão, já prontas',
    'Textos bíblicos relacionados',
  ],
} as const
