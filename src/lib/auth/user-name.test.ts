import { expect, it } from 'vitest'
import { firstName } from './user-name'

it.each([
  ['Célia Maria de Souza', 'Célia'],
  ['  Célia ', 'Célia'],
  ['', null],
  ['celia.souza58', null],
  ['celia.souza58@gmail.com', null],
  [undefined, null],
])('who is called %j is greeted as %j', (name, greeted) => {
  expect(firstName({ email: 'celia.souza58@gmail.com', user_metadata: { name } })).toBe(greeted)
})
