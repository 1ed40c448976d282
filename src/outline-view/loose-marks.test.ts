import { describe, expect, it } from 'vitest'
import { splitAtReferences } from '@/lib/bible/scripture'
import { withLooseMarks } from './loose-marks'

function cut(text: string): string[] {
  return withLooseMarks(splitAtReferences(text)).map(
    ({ before, text: words, after }) => before + words + after,
  )
}

describe('withLooseMarks', () => {
  it('keeps brackets, quotes and stops with the reference that they touch', () => {
    expect(cut('Leiam "João 3:16", e (Salmo 23).')).toEqual([
      'Leiam ',
      '"João 3:16",',
      ' e ',
      '(Salmo 23).',
      '',
    ])
  })

  it.each([
    'João 3:16',
    'João 3:16"Salmo 23',
    'João 3:16 "Salmo 23"',
    '(João 3:16)(Salmo 23)',
    'Rm 8:28; 12:1-2. Fim',
    'sem nada',
  ])('loses and doubles nothing of %s', (text) => {
    expect(cut(text).join('')).toBe(text)
  })
})
