import { parseOutline } from '@parsed-outline/parse-outline'
import { expect, it } from 'vitest'
import { outlineMinutes } from './outline-minutes'

it.each([
  ['the sum of what is left', '## Quebra-gelo (35 min)\n\nUm\n\n## Desafio (5 min)', 40],
  ['whatever has no time of its own', '## Desafio (35 min)\n\n## Para orar em casa\n\nUm', 35],
  ['what was asked for where a part is not timed', '## Quebra-gelo\n\n## Desafio (5 min)', 60],
  ['what was asked for where few are', '## Oração (5 min)', 60],
  ['what was asked for where no part is', '## Um\n\nDois', 60],
])('is %s', (_, markdown, minutes) => {
  expect(outlineMinutes(parseOutline(`# A paz\n\n${markdown}\n`), 60)).toBe(minutes)
})
