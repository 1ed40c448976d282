import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/app-error'
import { describeFailure, LimitCheckError } from './generation-failure'

describe('describeFailure', () => {
  it('uses the text of the server', () => {
    const error = new AppError('outline.captions_missing', { userText: 'Sem legendas.' })
    expect(describeFailure(error, null)).toEqual({
      title: 'Erro ao gerar esboço',
      text: 'Sem legendas.',
      code: 'outline.captions_missing',
    })
  })

  it('has its own title for a reached limit, also when only the webhook knew', () => {
    const error = new AppError('outline.limit_reached', { userText: 'Limite mensal atingido' })
    const usage = {
      can_request: true,
      reason: '',
      requests_remaining: 1,
      subscription_status: 'active' as const,
    }
    expect(describeFailure(error, usage)).toEqual({
      title: 'Limite atingido',
      text: 'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.',
      code: 'outline.limit_reached',
    })
  })

  it('has its own title for an allowance that could not be asked for', () => {
    const cause = { code: 'PGRST202', message: 'no such function' }
    expect(describeFailure(new LimitCheckError('x', { cause }), null)).toEqual({
      title: 'Erro ao verificar limite de requisições',
      text: 'Ocorreu um erro inesperado',
      code: 'unexpected',
    })
  })
})
