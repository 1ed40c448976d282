import { expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { outlineFileName, seriesFileName } from './word-download'

it.each([
  ['O Sermão do Monte', 'o-sermao-do-monte.docx'],
  ['Atos: igreja / missão (2026)', 'atos-igreja-missao-2026.docx'],
  ['../..', 'serie.docx'],
])('saves the booklet of the series %j as %s', (name, file) => {
  expect(seriesFileName(name)).toBe(file)
})

it.each([
  ['Esboço de Sermão - 20/11/2026', null, null, 'o-pai-que-corre.docx'],
  ['Esboço de Sermão - 20/11/2026', 'Parábolas', 2, 'parabolas-2-o-pai-que-corre.docx'],
  ['Para os jovens', 'Parábolas', null, 'parabolas-para-os-jovens.docx'],
  ['!', null, null, 'esboco.docx'],
])('saves the outline %j of the series %j (%j) as %s', (title, series, series_number, file) => {
  const tree = parseOutline('# O pai que corre – Lucas 15:11-32\n\n## Oração (5 min)\n\nOrem.')
  expect(outlineFileName(tree, title, { series, series_number })).toBe(file)
})
