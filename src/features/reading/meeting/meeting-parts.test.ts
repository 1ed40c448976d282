import { describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { leaderNotice, meetingParts } from './meeting-parts'

function titles(markdown: string): (readonly [string, number | null])[] {
  return meetingParts(parseOutline(markdown), 'Guardado').map(
    ({ title, minutes }) => [title, minutes] as const,
  )
}

describe('meetingParts', () => {
  it('are the sections, without the credits', () => {
    const markdown =
      '# A paz\n\n## Um (5 min)\n\nTexto\n\n### Dentro\n\n## Dois\n\n## Créditos\n\n- eu'
    expect(titles(markdown)).toEqual([
      ['Um', 5],
      ['Dois', null],
    ])
  })

  it('begin with what stands before the first section', () => {
    expect(titles('# A paz\n\nBem-vindos.\n\n## Um')).toEqual([
      ['A paz', null],
      ['Um', null],
    ])
  })

  it.each(['Só um parágrafo.', '# Só um título', ''])(
    'are one where there are no sections: %s',
    (markdown) => {
      expect(titles(markdown)).toHaveLength(1)
    },
  )
})

it('what only the leader needs is no part of the meeting: it is told before', () => {
  const markdown = '# A paz\n\n## Um (5 min)\n\n## Para quem conduz\n\nDisque 180.\n\n## Dois'
  expect(titles(markdown).map(([title]) => title)).toEqual(['Um', 'Dois'])
  expect(leaderNotice(parseOutline(markdown))).toMatchObject([
    { type: 'heading' },
    { type: 'paragraph', children: [{ value: 'Disque 180.' }] },
  ])
})

it('what is done before the people come is told before, and on no screen that others see', () => {
  const tree = parseOutline(
    '# A paz\n\n**Objetivo do encontro:** Orar.\n\n**Antes do encontro:** Ligue para a Ana.\n\n## Um (5 min)\n\nTexto',
  )
  expect(JSON.stringify(meetingParts(tree, 'Guardado'))).not.toContain('Ana')
  expect(JSON.stringify(leaderNotice(tree))).toContain('Ligue para a Ana.')
})
