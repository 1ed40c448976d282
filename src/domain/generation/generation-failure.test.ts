import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/app-error'
import { describeFailure, LimitCheckError, transcriptAdvice } from './generation-failure'

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

describe('transcriptAdvice', () => {
  it.each([
    [
      'outline.captions_missing',
      'Não deu para usar as legendas deste vídeo. Cole aqui a transcrição e gere o esboço de novo.',
    ],
    [
      'outline.captions_blocked',
      'Não deu para usar as legendas deste vídeo. Cole aqui a transcrição e gere o esboço de novo.',
    ],
    [
      'outline.video_live',
      'Não deu para ler este vídeo. Se você tiver a transcrição da mensagem, cole aqui e gere o esboço de novo.',
    ],
    [
      'outline.video_too_long',
      'Cole aqui só a transcrição da mensagem, ou marque o início e o fim nas configurações avançadas.',
    ],
    ['outline.transcript_too_short', 'Confira o texto colado e gere o esboço de novo.'],
    ['outline.model_failed', null],
    ['offline', null],
    ['outline.limit_reached', null],
  ] as const)('says for %s: %s', (code, advice) => {
    expect(transcriptAdvice(code)).toBe(advice)
  })
})
