import { describe, expect, it } from 'vitest'
import { limitMessage } from './limit-message'

describe('limitMessage', () => {
  it.each([
    [
      'trial',
      'Limite de 10 requisições atingido',
      'Você utilizou suas 10 requisições gratuitas do período de teste.',
    ],
    ['trial', 'Teste de 7 dias encerrado', 'Seu período de 7 dias de teste gratuito expirou.'],
    [
      'active',
      'Limite mensal atingido',
      'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.',
    ],
    ['trial', 'Conta suspensa.', 'Conta suspensa.'],
    ['active', 'Teste de 7 dias encerrado', 'Teste de 7 dias encerrado'],
    ['expired', 'Limite mensal atingido', 'Limite mensal atingido'],
    [undefined, 'Limite de 10 requisições atingido', 'Limite de 10 requisições atingido'],
    ['trial', '', 'Você atingiu o limite de requisições.'],
    ['active', '  ', 'Você atingiu o limite de requisições.'],
  ] as const)('says to %s with the reason %j: %s', (status, reason, text) => {
    expect(limitMessage(status, reason)).toBe(text)
  })
})
