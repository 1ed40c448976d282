import type { LimitCode, SubscriptionStatus } from '@contract/calls/usage'
import { describe, expect, it } from 'vitest'
import { limitMessage } from './limit-message'

function usage(subscription_status: SubscriptionStatus, reason_code?: LimitCode | null) {
  return {
    can_request: false,
    reason: '',
    requests_remaining: 0,
    subscription_status,
    ...(reason_code !== undefined && { reason_code }),
  }
}

const TRIAL_USED = 'Você utilizou suas 10 requisições gratuitas do período de teste.'
const TRIAL_OVER = 'Seu período de 7 dias de teste gratuito expirou.'
const MONTH_USED =
  'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.'

describe('limitMessage', () => {
  it.each([
    ['trial', 'trial_requests', 'Acabou.', TRIAL_USED],
    ['expired', 'trial_days', 'Acabou.', TRIAL_OVER],
    ['active', 'monthly', 'Acabou.', MONTH_USED],
    ['expired', 'subscription_ended', 'Sua assinatura terminou.', 'Sua assinatura terminou.'],
    ['expired', 'subscription_ended', '', 'Você atingiu o limite de requisições.'],
  ] as const)('says to %s with the code %s and the reason %j: %s', (status, code, reason, text) => {
    expect(limitMessage(usage(status, code), reason)).toBe(text)
  })

  it('shows the reason of a refusal that the check did not see coming', () => {
    expect(limitMessage(usage('expired', null), 'Sua assinatura terminou.')).toBe(
      'Sua assinatura terminou.',
    )
  })
})

describe('limitMessage of a backend without codes', () => {
  it.each([
    ['trial', 'Limite de 10 requisições atingido', TRIAL_USED],
    ['trial', 'Teste de 7 dias encerrado', TRIAL_OVER],
    ['active', 'Limite mensal atingido', MONTH_USED],
    ['trial', 'Conta suspensa.', 'Conta suspensa.'],
    ['active', 'Teste de 7 dias encerrado', 'Teste de 7 dias encerrado'],
    ['expired', 'Limite mensal atingido', 'Limite mensal atingido'],
    ['trial', '', 'Você atingiu o limite de requisições.'],
    ['active', '  ', 'Você atingiu o limite de requisições.'],
  ] as const)('says to %s with the reason %j: %s', (status, reason, text) => {
    expect(limitMessage(usage(status), reason)).toBe(text)
  })

  it('says the reason to somebody whose plan is not known', () => {
    const reason = 'Limite de 10 requisições atingido'
    expect(limitMessage(null, reason)).toBe(reason)
  })
})
