import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/app-error'
import { outlineOf, parseAnswer, statusError } from './parse-answer'

function failureOf(run: () => unknown): Pick<AppError, 'code' | 'userText'> {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, userText: error.userText }
  }
  throw new Error('nothing was refused')
}

const INVALID = { code: 'unexpected', userText: 'Resposta inválida do servidor' }

describe('parseAnswer', () => {
  it('takes the outline of a JSON answer', () => {
    expect(parseAnswer('{"success":true,"outline":"# A paz","error":null}')).toBe('# A paz')
  })

  it.each([
    ['## Esboço', '## Esboço'],
    ['# Paz', '# Paz'],
    ['linha\n### Fim', 'linha\n### Fim'],
    ['x'.repeat(51), 'x'.repeat(51)],
  ])('takes the text %j as it is', (text, outline) => {
    expect(parseAnswer(text)).toBe(outline)
  })

  it.each(['', 'x'.repeat(50), 'Workflow was started', ' '.repeat(80), '#Paz'])(
    'refuses the text %j',
    (text) => {
      expect(failureOf(() => parseAnswer(text))).toEqual(INVALID)
    },
  )

  it.each([
    '{"success":true}',
    '{"success":true,"outline":""}',
    '{"success":true,"outline":"  "}',
    '{"success":true,"outline":42}',
    '{"message":"Workflow was started and is running now, please wait"}',
    '[{"success":true,"outline":"# A paz, em uma lista e não em um objeto"}]',
    '"# A paz"',
    'null',
    '1234567890123456789012345678901234567890123456789012345',
  ])('refuses the JSON %s', (text) => {
    expect(failureOf(() => parseAnswer(text))).toEqual(INVALID)
  })

  it('gives the text and the code of a refusal', () => {
    const text =
      '{"success":false,"outline":null,"error":"Sem legendas.","code":"captions_missing"}'
    expect(failureOf(() => parseAnswer(text))).toEqual({
      code: 'outline.captions_missing',
      userText: 'Sem legendas.',
    })
  })

  it.each([
    '{"success":false}',
    '{"success":false,"error":null}',
    '{"success":false,"error":" ","code":"toString"}',
  ])('has a text for the refusal %s', (text) => {
    expect(failureOf(() => parseAnswer(text))).toEqual({
      code: 'outline.internal',
      userText: 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
    })
  })

  it('keeps the text of a refusal whose code it does not know', () => {
    expect(
      failureOf(() => parseAnswer('{"success":false,"error":"Fila cheia.","code":"queue"}')),
    ).toEqual({ code: 'outline.internal', userText: 'Fila cheia.' })
  })
})

describe('outlineOf', () => {
  it('refuses what is no answer', () => {
    expect(failureOf(() => outlineOf(null))).toEqual(INVALID)
  })
})

describe('statusError', () => {
  it.each(['', '<html>Bad Gateway</html>', '{"error":"relation does not exist"}'])(
    'carries the status and nothing of %j',
    (text) => {
      const { code, userText } = statusError(502, text)
      expect({ code, userText }).toEqual({
        code: 'unexpected',
        userText:
          'O Esboça não respondeu como esperado (erro 502). Tente novamente em alguns instantes.',
      })
    },
  )

  it('carries the code and the text that the server gave', () => {
    const { code, userText } = statusError(
      401,
      '{"success":false,"error":"Você precisa estar logado para gerar esboços.","code":"unauthenticated"}',
    )
    expect({ code, userText }).toEqual({
      code: 'outline.unauthenticated',
      userText: 'Você precisa estar logado para gerar esboços. (erro 401)',
    })
  })
})
