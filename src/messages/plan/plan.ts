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
    'Geração de conteúdo com IA',
    'Personalização completa para o seu público',
    'Exportação para Word',
    'Texto pronto para o WhatsApp',
    'Perguntas para discussão automáticas',
    'Textos bíblicos relacionados',
  ],
} as const
