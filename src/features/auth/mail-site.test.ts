import { expect, it } from 'vitest'
import { mailSiteOf } from './mail-site'

it.each([
  ['celia@gmail.com', 'Gmail'],
  ['Celia.Souza@GMAIL.com ', 'Gmail'],
  ['celia@hotmail.com.br', 'Outlook'],
  ['celia@outlook.com', 'Outlook'],
  ['celia@yahoo.com.br', 'Yahoo Mail'],
  ['celia@icloud.com', 'iCloud Mail'],
  ['celia@uol.com.br', 'UOL Mail'],
  ['celia@igreja.org.br', undefined],
  ['celia@notgmail.com', undefined],
  ['gmail.com@igreja.org.br', undefined],
])('%s is read at %s', (email, name) => {
  expect(mailSiteOf(email)?.name).toBe(name)
})
