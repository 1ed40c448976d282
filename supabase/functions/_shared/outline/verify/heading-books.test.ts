import { expect, it } from 'vitest'
import type { MergedSection } from './draft-schema.ts'
import { withHeadingBooks } from './heading-books.ts'

const headingsOf = (sections: readonly MergedSection[]) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => (block.kind === 'heading' ? block.text : ''))

function summary(...headings: string[]): MergedSection {
  return {
    kind: 'summary',
    minutes: 10,
    blocks: headings.map((text) => ({ kind: 'heading', text })),
  }
}

const printed: MergedSection = {
  kind: 'questions',
  minutes: 20,
  blocks: [{ kind: 'verse', reference: '2 Reis 6:24-31' }],
}

it.each([
  ['Uma cidade com fome (6:24-29)', 'Uma cidade com fome (2 Reis 6:24-29)'],
  ['Sempre há o que fazer (6:30)', 'Sempre há o que fazer (2 Reis 6:30)'],
  ['O perigo de não crer (v. 2)', 'O perigo de não crer (v. 2)'],
  ['Às nove (26:30)', 'Às nove (26:30)'],
  ['Oração (2 Crônicas 7:14)', 'Oração (2 Crônicas 7:14)'],
])('%j is told as %j', (heading, told) => {
  expect(headingsOf(withHeadingBooks([summary(heading), printed]))[0]).toBe(told)
})

it('has no book to name where no passage is printed', () => {
  expect(headingsOf(withHeadingBooks([summary('Fome (6:24-29)')]))).toEqual(['Fome (6:24-29)'])
})
