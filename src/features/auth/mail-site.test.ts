import { expect, it } from 'vitest'
import { mailSiteOf, meantAddress } from './mail-site'

it.each([
  ['celia@gmail.com', 'Gmail'],
  ['Celia.Souza@GMAIL.com ', 'Gmail'],
  ['celia@hotmail.com.br', 'Outlook'],
  ['celia@outlook.com', 'Outlook'],
  ['celia@yahoo.com.br', 'Yahoo Mail'],
  ['celia@icloud.com', 'iCloud Mail'],
  ['celia@uol.com.br', 'UOL Mail'],
  ['celia@bol.com.br', 'BOL Mail'],
  ['celia@terra.com.br', 'Terra Mail'],
  ['celia@igreja.org.br', undefined],
  ['celia@notgmail.com', undefined],
  ['gmail.com@igreja.org.br', undefined],
])('%s is read at %s', (email, name) => {
  expect(mailSiteOf(email)?.name).toBe(name)
})

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@Hotmal.com', 'ana@hotmail.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@gmail.com', null],
  ['ana@yahoo.com.br', null],
  ['ana@igreja.co', null],
  ['ana', null],
])('%s probably meant %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})
