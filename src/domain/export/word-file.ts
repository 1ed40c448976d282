import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { outlineMinutes } from '@/domain/outline/outline-minutes'
import { partsOf, titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import { PRODUCT_NAME } from '@/lib/product'
import { seriesPageMessages } from '@/messages/series/page'
import { sharingMessages } from '@/messages/sharing'
import { unnamedVideos } from './shown-links'
import { createNumbering } from './word-numbering'
import { writeParagraphs } from './word-paragraphs'
import { STYLE, wordStyles } from './word-styles'

// A4 and its margins, in twips (a twentieth of a point)
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_134, right: 1_304, bottom: 1_134, left: 1_304, header: 567, footer: 567 },
}

/** An outline as it goes into a file. */
export type Sheet = { tree: OutlineTree; details: OutlineDetails }

/** The outline as a Word file (.docx) that a leader can print or change. Rejects where it cannot be made. */
export async function wordFile(tree: OutlineTree, details: OutlineDetails): Promise<Blob> {
  return packed(nameOf({ tree, details }), [outlineOf({ tree, details })])
}

/** The outlines of a series in one Word file, after a cover, each on a page of its own. Rejects where it cannot be made. */
export async function seriesWordFile(name: string, sheets: readonly Sheet[]): Promise<Blob> {
  const numbering = createNumbering()
  const outlines = sheets.map((sheet) => {
    numbering.startSection()
    return outlineOf(sheet, numbering)
  })
  return packed(name, [coverOf(name, sheets), ...outlines])
}

/** What an outline calls itself, else the name under which it is kept. */
function nameOf({ tree, details }: Sheet): string {
  return titleOf(tree)?.replaceAll('\n', ' ') ?? details.title.trim()
}

/** Each of the sections begins on a new page. */
function packed(title: string, sections: readonly Paragraph[][]): Promise<Blob> {
  const document = new Document({
    title,
    creator: PRODUCT_NAME,
    lastModifiedBy: PRODUCT_NAME,
    styles: wordStyles,
    sections: sections.map((children) => ({
      properties: { page: PAGE },
      footers: { default: new Footer({ children: [pageNumbers()] }) },
      children,
    })),
  })
  return Packer.toBlob(document)
}

function outlineOf({ tree, details }: Sheet, numbering = createNumbering()): Paragraph[] {
  const { title } = partsOf(tree)
  return [
    ...opening(details.title.trim(), title !== null),
    ...writeParagraphs(title ? tree.slice(0, 1) : []),
    ...facts(tree, details),
    ...writeParagraphs(title ? tree.slice(1) : tree, numbering),
    ...videos(tree, details.youtube_url),
  ]
}

function coverOf(name: string, sheets: readonly Sheet[]): Paragraph[] {
  return [
    new Paragraph({ style: STYLE.name, text: seriesPageMessages.booklet(sheets.length) }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: name }),
    ...sheets.map((sheet) => new Paragraph({ text: nameOf(sheet) })),
  ]
}

/** The name under which the outline is kept: small above its own title, or in its place. */
function opening(name: string, hasTitle: boolean): Paragraph[] {
  if (name === '') return []
  return [
    hasTitle
      ? new Paragraph({ style: STYLE.name, text: name })
      : new Paragraph({ heading: HeadingLevel.TITLE, text: name }),
  ]
}

function facts(
  tree: OutlineTree,
  { group_profile: groupProfile, duration }: OutlineDetails,
): Paragraph[] {
  const profile = groupProfile?.trim()
  const line = [
    sharingMessages.duration(outlineMinutes(tree, duration)),
    profile && sharingMessages.group(profile),
  ]
  return [new Paragraph({ style: STYLE.facts, text: line.filter(Boolean).join('  ·  ') })]
}

function videos(tree: OutlineTree, videoUrl: string): Paragraph[] {
  return unnamedVideos(tree, videoUrl).flatMap((url) =>
    writeParagraphs([
      {
        type: 'paragraph',
        isLead: false,
        children: [
          { type: 'link', url, children: [{ type: 'text', value: sharingMessages.video(url) }] },
        ],
      },
    ]),
  )
}

function pageNumbers(): Paragraph {
  const { page, of } = sharingMessages
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        size: 18,
        color: '5F5646',
        children: [
          `${PRODUCT_NAME}  ·  ${page} `,
          PageNumber.CURRENT,
          ` ${of} `,
          PageNumber.TOTAL_PAGES,
        ],
      }),
    ],
  })
}
