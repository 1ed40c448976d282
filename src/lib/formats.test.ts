import { expect, it } from 'vitest'
import {
  formatDate,
  formatLongDate,
  formatMinutes,
  formatMoney,
  formatPlanDate,
  formatPlanDay,
  formatTime,
  withBoundDash,
  withBoundVerses,
  withFreeDash,
} from './formats'

it('writes dates the Brazilian way', () => {
  expect(formatDate(new Date(2026, 10, 3, 12))).toBe('03/11/2026')
  expect(formatLongDate(new Date(2026, 2, 9, 12))).toBe('9 de março de 2026')
})

it('writes the time of a clock as it is said', () => {
  expect(formatTime(new Date(2026, 10, 3, 21, 5))).toBe('21h05')
  expect(formatTime(new Date(2026, 10, 3, 20).getTime())).toBe('20h')
})

it.each([
  ['2026-12-01T03:00:00Z', '1º de dezembro', '1º de dezembro de 2026'],
  ['2026-12-01T02:59:59Z', '30 de novembro', '30 de novembro de 2026'],
  ['2026-11-11T12:00:00Z', '11 de novembro', '11 de novembro de 2026'],
])('tells the day of %s by the clock of São Paulo', (instant, day, date) => {
  expect(formatPlanDay(instant)).toBe(day)
  expect(formatPlanDate(instant)).toBe(date)
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

it('binds a dash to the word before it, a chapter to its book, and leaves a hyphen alone', () => {
  expect(withBoundDash('A paz – Filipenses 4 — leve')).toBe('A paz\u00A0– Filipenses 4\u00A0— leve')
  expect(withBoundDash('Na casa de Jairo – Marcos 5:21-43')).toBe(
    'Na casa de Jairo\u00A0– Marcos\u00A05:21-43',
  )
  expect(withBoundDash('Resumo da mensagem (9 min)')).toBe('Resumo da mensagem (9\u00A0min)')
  expect(withBoundDash('Esboço de Sermão - 22/11/2026')).toBe('Esboço de Sermão - 22/11/2026')
})

it('frees a dash that was bound', () => {
  const title = 'A paz – Filipenses 4:7 — leve (9 min)'
  expect(withFreeDash(withBoundDash(title))).toBe(title)
  const asked = 'O que o versículo 6 pede (v. 6)?'
  expect(withFreeDash(withBoundVerses(asked))).toBe(asked)
  expect(withFreeDash('40\u00A0min')).toBe('40\u00A0min')
})

it('keeps a verse on the line of its number', () => {
  expect(withBoundVerses('O que muda (v. 27-30)? E nos vv. 2 a 4?')).toBe(
    'O que muda (v.\u00A027-30)? E nos vv.\u00A02 a 4?',
  )
  expect(withBoundVerses('No versículo 6 e no capítulo 4; os versículos 8 e 9')).toBe(
    'No versículo\u00A06 e no capítulo\u00A04; os versículos\u00A08 e 9',
  )
  expect(withBoundVerses('Leia o salmo, v. depois')).toBe('Leia o salmo, v. depois')
})
