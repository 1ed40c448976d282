import { MONTHLY_REQUESTS, TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import type { LimitCode } from '@contract/calls/usage'

/** Where nothing is left of an allowance (GEN-6). The sentence for no code is that of the error itself. */
export const limitMessages = {
  title: 'Limite atingido',
  checkFailed: 'Erro ao verificar limite de requisições',
  /** What the server alone can say, it says. */
  reached: {
    trial_requests: `Você utilizou suas ${TRIAL_REQUESTS} requisições gratuitas do período de teste.`,
    trial_days: `Seu período de ${TRIAL_DAYS} dias de teste gratuito expirou.`,
    monthly: `Você atingiu o limite mensal de ${MONTHLY_REQUESTS} requisições. Aguarde o próximo mês para continuar.`,
    subscription_ended: null,
  } satisfies Record<LimitCode, string | null>,
} as const
