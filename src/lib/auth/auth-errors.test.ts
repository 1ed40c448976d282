import { describe, expect, it } from 'vitest'
import { adviceFor, authFailure, isUnconfirmed } from './auth-errors'

const text = (error: unknown) => authFailure(error).text

describe('authFailure', () => {
  it.each([
    ['Invalid login credentials', 'Email ou senha incorretos', null],
    [
      'User already registered',
      'Este email já está cadastrado. Faça login ou use outro email.',
      'email',
    ],
    [
      'Password should be at least 6 characters',
      'A senha deve ter pelo menos 6 caracteres',
      'password',
    ],
    ['Invalid email', 'Email inválido', 'email'],
    ['Unable to validate email address: invalid format', 'Email inválido', 'email'],
    ['Signup requires a valid password', 'A senha é obrigatória', 'password'],
    ['Database error saving new user', 'Ocorreu um erro inesperado', null],
  ])('knows the wording %j', (message, expected, field) => {
    expect(authFailure(new Error(message))).toMatchObject({ text: expected, field })
  })

  it.each([
    ['invalid_credentials', '', 'Email ou senha incorretos'],
    ['user_already_exists', 'x', 'Este email já está cadastrado. Faça login ou use outro email.'],
    ['email_exists', 'x', 'Este email já está cadastrado. Faça login ou use outro email.'],
    ['email_address_invalid', 'Email address "a@b" is invalid', 'Email inválido'],
    ['validation_failed', 'Unable to validate email address: invalid format', 'Email inválido'],
    ['validation_failed', 'Signup requires a valid password', 'A senha é obrigatória'],
    [
      'weak_password',
      'Password should be at least 6 characters.',
      'A senha deve ter pelo menos 6 caracteres',
    ],
    ['unexpected_failure', 'boom', 'Ocorreu um erro inesperado'],
    ['toString', 'boom', 'Ocorreu um erro inesperado'],
  ])('knows the code %s (%j)', (code, message, expected) => {
    expect(text(Object.assign(new Error(message), { code }))).toBe(expected)
  })

  it('does not call a long but leaked password short', () => {
    const leaked = {
      code: 'weak_password',
      message: 'Password is known to be weak',
      reasons: ['pwned'],
    }
    expect(text(leaked)).toBe('Esta senha é fácil de adivinhar. Escolha outra.')
    expect(text({ ...leaked, reasons: ['length'] })).toBe(
      'A senha deve ter pelo menos 6 caracteres',
    )
  })

  it.each([null, undefined, 'boom', 42])('survives %j', (thrown) => {
    expect(text(thrown)).toBe('Ocorreu um erro inesperado')
  })
})

describe('adviceFor', () => {
  it("tells the server's waiting time", () => {
    const message = 'For security purposes, you can only request this after 42 seconds.'
    expect(adviceFor({ code: 'over_email_send_rate_limit', status: 429, message })).toBe(
      'Aguarde 42 segundos para pedir outro e-mail.',
    )
    expect(adviceFor({ message: message.replace('42 seconds', '1 second') })).toBe(
      'Aguarde 1 segundo para pedir outro e-mail.',
    )
  })

  it('asks for patience where the server names no time', () => {
    expect(adviceFor({ code: 'over_request_rate_limit', message: '' })).toContain(
      'Aguarde alguns minutos',
    )
    expect(adviceFor({ status: 429, message: 'Too many requests' })).toContain(
      'Aguarde alguns minutos',
    )
  })

  it('knows nothing better about the rest', () => {
    expect(adviceFor(new Error('boom'))).toBeNull()
  })
})

it('tells an unconfirmed account by code and by words', () => {
  expect(isUnconfirmed({ code: 'email_not_confirmed', message: '' })).toBe(true)
  expect(isUnconfirmed(new Error('Email not confirmed'))).toBe(true)
  expect(isUnconfirmed(new Error('Invalid login credentials'))).toBe(false)
  expect(isUnconfirmed(null)).toBe(false)
})
