import { expect, it } from 'vitest'
import { isOpenQuestion } from './open-question.ts'

it.each([
  'O que tira o seu sono?',
  'Por que Paulo manda a igreja se alegrar?',
  'Leia a fala de novo. Em que ela desafia você?',
  'Na sua casa, quando é que vocês oram?',
  'Com qual personagem você mais se parece, e por quê?',
  'Você já viveu algo assim? Como foi?',
  'Se Deus está perto, o que muda na segunda-feira?',
  'O que o filho pede primeiro (v. 12-13)?',
  'De quem você precisa se aproximar nesta semana?',
])('%s is open', (question) => {
  expect(isOpenQuestion(question)).toBe(true)
})

it.each([
  'Você já orou hoje?',
  'Deus cuida de você?',
  'É possível perdoar quem não pede perdão?',
  'Conte o que tira o seu sono.',
  'O que muda? Você concorda?',
  'Você sabe o que tira o seu sono?',
  'Comodidade é pecado?',
  'O pai correu até ele (v. 20)?',
])('%s is not', (question) => {
  expect(isOpenQuestion(question)).toBe(false)
})
