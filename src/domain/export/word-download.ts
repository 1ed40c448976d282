import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@parsed-outline/outline-tree'
import type { Sheet } from './word-file'

const WORD_FILE_NAME = 'esboco-gerado.docx'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A file without content, to ask whether the share sheet takes its like. */
export const emptyWordFile = (): File => new File([], WORD_FILE_NAME, { type: WORD_TYPE })

/** The outline as a Word file. The library that writes it is fetched with the first one. Rejects where it fails. */
export async function makeWordFile(tree: OutlineTree, details: OutlineDetails): Promise<File> {
  const { wordFile } = await import('./word-file')
  const content = await wordFile(tree, details)
  return new File([content], WORD_FILE_NAME, { type: WORD_TYPE })
}

/** Makes the Word file and has the browser save it. Rejects where it fails. */
export async function downloadWordFile(tree: OutlineTree, details: OutlineDetails): Promise<void> {
  const [file, { saveAs }] = await Promise.all([makeWordFile(tree, details), import('file-saver')])
  saveAs(file, WORD_FILE_NAME)
}

/** A name that every device takes: 'O Sermão do Monte' makes 'o-sermao-do-monte.docx'. */
export function seriesFileName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `${words?.join('-').slice(0, 80) ?? 'serie'}.docx`
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
