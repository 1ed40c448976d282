import { expect, it } from 'vitest'
import { seriesFileName } from './word-download'

it.each([
  ['O Sermão do Monte', 'o-sermao-do-monte.docx'],
  ['Atos: igreja / missão (2026)', 'atos-igreja-missao-2026.docx'],
  ['../..', 'serie.docx'],
])('saves the booklet of the series %j as %s', (name, file) => {
  expect(seriesFileName(name)).toBe(file)
})
