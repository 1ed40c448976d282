import { expect, it } from 'vitest'
import { formatDate, formatLongDate, formatMinutes, formatMoney } from './formats'

it('writes dates the Brazilian way', () => {
  expect(formatDate(new Date(2026, 10, 3, 12))).toBe('03/11/2026')
  expect(formatLongDate(new Date(2026, 2, 9, 12))).toBe('9 de março de 2026')
})

it.each([
  [5, '5 minutos'],
  [1, '1 minuto'],
  [0, '0 minutos'],
  [60, '1 hora'],
  [90, '1 hora e 30 minutos'],
  [120, '2 horas'],
])('says %i minutes in words', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

it('writes money in reais', () => {
  expect(formatMoney(19.9).replace(/\s/, ' ')).toBe('R$ 19,90')
})
