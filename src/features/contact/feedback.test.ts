import { describe, expect, it } from 'vitest'
import { feedbackMailto, feedbackText, type Feedback } from './feedback'

const FEEDBACK: Feedback = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  rating: 4,
  type: 'sugestao',
  message: 'Gostei das perguntas.\nSó faltou uma para os visitantes.',
  improvements: 'Letras maiores.',
}

describe('feedback as text', () => {
  it('holds everything that was filled in', () => {
    expect(feedbackText(FEEDBACK)).toBe(
      [
        'Avaliação: 4 estrelas',
        'Assunto: Uma sugestão',
        'Nome: Ana Souza',
        'E-mail: ana@exemplo.com.br',
        '',
        'Gostei das perguntas.',
        'Só faltou uma para os visitantes.',
        '',
        'O que podemos melhorar?',
        'Letras maiores.',
      ].join('\n'),
    )
  })

  it('leaves out what was left empty', () => {
    expect(
      feedbackText({ ...FEEDBACK, name: '', email: '', improvements: '', rating: 1, type: 'bug' }),
    ).toBe(
      'Avaliação: 1 estrela\nAssunto: Algo que não funcionou\n\nGostei das perguntas.\nSó faltou uma para os visitantes.',
    )
  })

  it('says nothing of stars that were not given yet', () => {
    expect(feedbackText({ ...FEEDBACK, rating: 0 })).toMatch(/^Assunto: Uma sugestão\n/)
  })

  it('goes into a mail whole', () => {
    const { searchParams, pathname } = new URL(feedbackMailto(FEEDBACK) ?? '')
    expect(pathname).toBe('contato@exemplo.com.br')
    expect(searchParams.get('subject')).toBe('Feedback: Uma sugestão')
    expect(searchParams.get('body')).toBe(feedbackText(FEEDBACK).replaceAll('\n', '\r\n'))
  })

  it('is not put into a link that is too long to open', () => {
    expect(feedbackMailto({ ...FEEDBACK, message: 'ação '.repeat(400) })).toBeNull()
  })
})
