import { describe, expect, it } from 'vitest'
import { contactErrors } from './contact-errors'

const MESSAGE = {
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@exemplo.com.br',
  subject: 'Dúvida',
  message: 'Olá',
}

describe('contactErrors', () => {
  it('finds nothing wrong with a whole message', () => {
    expect(contactErrors(MESSAGE)).toEqual({})
  })

  it('names every field that is empty', () => {
    expect(
      contactErrors({ firstName: '', lastName: '', email: '', subject: '', message: '' }),
    ).toEqual({
      firstName: 'Informe o seu nome.',
      lastName: 'Informe o seu sobrenome.',
      email: 'Informe o seu e-mail.',
      subject: 'Informe o assunto.',
      message: 'Escreva a sua mensagem.',
    })
  })

  it.each(['ana', 'ana@exemplo', 'ana@@exemplo.com', 'ana@exemplo.com, bia@exemplo.com'])(
    'asks again for the address %j',
    (email) => {
      expect(contactErrors({ ...MESSAGE, email })).toEqual({
        email: 'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.br.',
      })
    },
  )
})
