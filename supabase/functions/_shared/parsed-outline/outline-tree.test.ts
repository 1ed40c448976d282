import { describe, expect, it } from 'vitest'
import { headingLevels, isIdea, partsOf, textOf } from './outline-tree.ts'
import { parseOutline } from './parse-outline.ts'

describe('headingLevels', () => {
  it.each([
    ['# a\n## b\n### c\n#### d\n## e', [3, 4, 5, 6, 4]],
    ['## a\n### b\n## c', [3, 4, 3]],
    ['# a\n### b\n#### c', [3, 4, 5]],
    ['### a\n# b\n## c', [3, 3, 4]],
    ['# a\n## b\n### c\n#### d\n##### e\n###### f', [3, 4, 5, 6, 6, 6]],
  ])('leaves no gap in %j', (markdown, wanted) => {
    expect([...headingLevels(parseOutline(markdown), 3).values()]).toEqual(wanted)
  })
})

it.each([
  ['**A ideia central:** Deus ouve.', true],
  ['**A ideia em uma linha:** Deus ouve.', true],
  ['**Objetivo do encontro:** Orar.', false],
])('knows the idea of an outline: %j', (markdown, is) => {
  expect(parseOutline(markdown).some(isIdea)).toBe(is)
})

describe('partsOf', () => {
  const outlineOf = (markdown: string) => {
    const { title, intro, sections } = partsOf(parseOutline(markdown))
    return [
      title && textOf(title.children),
      intro.length,
      ...sections.map(({ heading, blocks }) => `${textOf(heading.children)} ${blocks.length}`),
    ]
  }

  it.each([
    ['our own shape', '# T\n\n## A\n\na\n\n### b\n\nc\n\n## D', ['T', 0, 'A 3', 'D 0']],
    ['words before the first section', '# T\n\nantes\n\n## A\n\na', ['T', 1, 'A 1']],
    ['sections of the first level', '# A\n\na\n\n# B\n\nb', [null, 0, 'A 1', 'B 1']],
    ['sections of the third level', '# T\n\n### A\n\na\n\n#### x\n\n### B', ['T', 0, 'A 2', 'B 0']],
    ['a title that is not the first thing', 'antes\n\n# A\n\n## B', [null, 1, 'A 1']],
    ['a title alone', '# T\n\na\n\nb', ['T', 2]],
    ['a section alone', '## A\n\na', [null, 0, 'A 1']],
    ['no heading', 'a\n\nb', [null, 2]],
    ['nothing', '', [null, 0]],
  ])('reads %s', (_, markdown, wanted) => {
    expect(outlineOf(markdown)).toEqual(wanted)
  })
})
