import { OUTLINE_TYPES } from '@contract/meeting/meeting-types'
import { describe, expect, it } from 'vitest'
import { fieldErrorsOf, mends, problemErrors, withoutErrorsOf } from './form-errors'

describe('fieldErrorsOf', () => {
  it.each([
    ['outline.invalid_url', { url: 'Cole o link de um vídeo do YouTube.' }],
    ['outline.clip_empty', { times: 'Confira se a mensagem está entre estes dois tempos.' }],
    ['outline.invalid_times', { times: 'Confira se a mensagem está entre estes dois tempos.' }],
    [
      'outline.transcript_repetitive',
      { transcript: 'Confira o texto colado e gere o esboço de novo.' },
    ],
    ['outline.model_timeout', {}],
  ] as const)('finds for %s the field to mend', (code, errors) => {
    expect(fieldErrorsOf({ code, title: '', text: '' })).toEqual(errors)
  })
})

it('counts the types that there are', () => {
  const values = { url: 'https://youtu.be/dQw4w9WgXcQ', outlineType: '' } as const
  const count = ['quatro', 'cinco', 'seis', 'sete'][OUTLINE_TYPES.length - 4]
  expect(problemErrors(values, { field: 'outlineType', title: '' })).toEqual({
    outlineType: `Escolha um dos ${count} tipos.`,
  })
})

it('tells everything that is wrong at once', () => {
  const values = { url: 'culto da igreja', outlineType: '' } as const
  expect(problemErrors(values, { field: 'outlineType', title: '' })).toEqual({
    url: 'Cole o link de um vídeo do YouTube.',
    outlineType: expect.stringContaining('Escolha um dos'),
  })
})

describe('withoutErrorsOf', () => {
  const errors = { url: 'a', outlineType: 'b', times: 'c', transcript: 'd' }

  it.each([
    [{ url: '' }, { outlineType: 'b', times: 'c', transcript: 'd' }],
    [{ outlineType: 'celula' as const }, { url: 'a', times: 'c', transcript: 'd' }],
    [{ startTime: '' }, { url: 'a', outlineType: 'b', transcript: 'd' }],
    [{ endTime: '' }, { url: 'a', outlineType: 'b', transcript: 'd' }],
    [{ transcript: '' }, { url: 'a', outlineType: 'b', times: 'c' }],
    [{ duration: 5 }, errors],
  ])('takes away what %o has mended', (changed, left) => {
    expect(withoutErrorsOf(changed, errors)).toEqual(left)
  })
})

describe('mends', () => {
  it.each([
    ['url', { url: '' }, true],
    ['url', { duration: 5 }, false],
    ['times', { endTime: '' }, true],
    ['series', { seriesTotal: '8' }, true],
    ['login', { url: '' }, false],
  ] as const)('a problem with %s, by %o: %s', (field, changed, mended) => {
    expect(mends(changed, { field, title: '' })).toBe(mended)
  })
})

describe('the advice at the transcript', () => {
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
      'Cole aqui só a transcrição da mensagem, ou diga em “Configurações avançadas” onde ela está.',
    ],
    ['outline.transcript_too_short', 'Confira o texto colado e gere o esboço de novo.'],
    ['outline.model_failed', null],
    ['offline', null],
    ['outline.limit_reached', null],
  ] as const)('says for %s: %s', (code, advice) => {
    expect(fieldErrorsOf({ code, title: '', text: '' }).transcript ?? null).toBe(advice)
  })
})
