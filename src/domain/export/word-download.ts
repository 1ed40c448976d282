import type { Outline, OutlineDetails } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import type { Sheet } from './word-file'

/** Of an outline that was just made (GEN-8). */
const NEW_FILE_NAME = 'esboco-gerado.docx'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Where a saved outline stands among the others. */
export type SavedPlace = Pick<Outline, 'series' | 'series_number'>

/** A file without content, to ask whether the share sheet takes its like. */
export const emptyWordFile = (): File => new File([], NEW_FILE_NAME, { type: WORD_TYPE })

/** The outline as a Word file. The library that writes it is fetched with the first one. Rejects where it fails. */
export async function makeWordFile(
  tree: OutlineTree,
  details: OutlineDetails,
  place: SavedPlace | null,
): Promise<File> {
  const { wordFile } = await import('./word-file')
  const content = await wordFile(tree, details)
  const name = place ? outlineFileName(tree, details.title, place) : NEW_FILE_NAME
  return new File([content], name, { type: WORD_TYPE })
}

/** Makes the Word file and has the browser save it. Rejects where it fails. */
export async function downloadWordFile(...outline: Parameters<typeof makeWordFile>): Promise<void> {
  const [file, { saveAs }] = await Promise.all([makeWordFile(...outline), import('file-saver')])
  saveAs(file, file.name)
}

/** Tells one saved outline from another: the series and which of its messages, and the sermon as the page heads it. */
export function outlineFileName(
  tree: OutlineTree,
  title: string,
  { series, series_number }: SavedPlace,
): string {
  const { large } = headLines(title, titleOf(tree))
  return fileName([series, series === null ? null : series_number, large].join(' '), 'esboco')
}

/** A name that every device takes: 'O Sermão do Monte' makes 'o-sermao-do-monte.docx'. */
export function seriesFileName(name: string): string {
  return fileName(name, 'serie')
}

function fileName(words: string, fallback: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const short = plain
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 80)
    .replace(/-$/, '')
  return `${short ?? fallback}.docx`
}

/** The same with all outlines of a series in one file. Rejects where it fails. */
export async function downloadSeriesWordFile(
  name: string,
  sheets: readonly Sheet[],
): Promise<void> {
  const [{ seriesWordFile }, { saveAs }] = await Promise.all([
    import('./word-file'),
    import('file-saver'),
  ])
  saveAs(await seriesWordFile(name, sheets), seriesFileName(name))
}
