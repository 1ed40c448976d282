import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'
import { readForm } from './read-form'

const FILLED: OutlineFormValues = {
  ...EMPTY_FORM,
  url: ' https://youtu.be/dQw4w9WgXcQ ',
  outlineType: 'celula',
}

describe('readForm', () => {
  it('trims, and turns times into seconds', () => {
    const values = {
      ...FILLED,
      groupProfile: ' jovens\n',
      additionalInfo: '  ',
      startTime: '2:30',
      endTime: '45:00',
      transcript: '  a paz seja convosco ',
    }
    expect(readForm(values, true)).toEqual({
      input: {
        url: 'https://youtu.be/dQw4w9WgXcQ',
        outlineType: 'celula',
        duration: 60,
        groupProfile: 'jovens',
        additionalInfo: '',
        startTime: 150,
        endTime: 2700,
        transcript: 'a paz seja convosco',
        groupId: null,
        previousOutlineId: null,
        series: null,
      },
    })
  })

  it('sends null for times and transcript that were left out', () => {
    expect(readForm(FILLED, true)).toMatchObject({
      input: { startTime: null, endTime: null, transcript: null },
    })
  })

  it('sends no paste that no service fills', () => {
    const pasted = 'a'.repeat(2_500_001)
    expect(readForm({ ...FILLED, transcript: pasted }, true)).toEqual({
      problem: { field: 'transcript', title: null },
    })
    expect(readForm({ ...FILLED, transcript: pasted.slice(1) }, true)).toHaveProperty('input')
  })

  it.each([
    [{ url: '  ' }, 'url', 'Por favor, insira a URL do vídeo do YouTube.'],
    [{ outlineType: '' as const }, 'outlineType', 'Por favor, selecione o tipo de esboço.'],
  ])('stops at %o', (missing, field, title) => {
    expect(readForm({ ...FILLED, ...missing }, true)).toEqual({ problem: { field, title } })
  })

  it('stops at wrong times', () => {
    expect(readForm({ ...FILLED, startTime: '2:75' }, true)).toEqual({
      problem: {
        field: 'times',
        title: 'Erro nos tempos',
        text: 'Por favor, corrija os erros nos campos de tempo antes de continuar.',
      },
    })
  })

  it('stops without a login', () => {
    expect(readForm(FILLED, false)).toEqual({
      problem: { field: 'login', title: 'Você precisa estar logado para gerar esboços.' },
    })
  })

  it.each([
    ['culto da igreja', { problem: { field: 'url', title: null } }],
    ['https://vimeo.com/1234567', { problem: { field: 'url', title: null } }],
    // it opens no video, but that is for whoever makes the outline to say
    ['youtube.com/@igreja', { input: expect.objectContaining({ url: 'youtube.com/@igreja' }) }],
  ])('with the link %j', (url, read) => {
    expect(readForm({ ...FILLED, url }, true)).toEqual(read)
  })
})
