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
import { partsOf, titleOf, type OutlineTree } from '@outline-text/outline-tree'
import { PRODUCT_NAME } from '@/lib/product'
import { sharingMessages } from '@/messages/sharing'
import { unnamedVideos } from './links'
import { writeParagraphs } from './word-paragraphs'
import { STYLE, wordStyles } from './word-styles'

// A4 and its margins, in twips (a twentieth of a point)
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_134, right: 1_304, bottom: 1_134, left: 1_304, header: 567, footer: 567 },
}

/** The outline as a Word file (.docx) that a leader can print or change. Rejects where it cannot be made. */
export async function wordFile(tree: OutlineTree, details: OutlineDetails): Promise<Blob> {
  const { title } = partsOf(tree)
  const name = details.title.trim()
  const document = new Document({
    title: titleOf(tree)?.replaceAll('\n', ' ') ?? name,
    creator: PRODUCT_NAME,
    lastModifiedBy: PRODUCT_NAME,
    styles: wordStyles,
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: new Footer({ children: [pageNumbers()] }) },
        children: [
          ...opening(name, title !== null),
          ...writeParagraphs(title ? tree.slice(0, 1) : []),
          ...facts(details),
          ...writeParagraphs(title ? tree.slice(1) : tree),
          ...videos(tree, details.youtube_url),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
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

function facts({ group_profile: groupProfile, duration }: OutlineDetails): Paragraph[] {
  const profile = groupProfile?.trim()
  const line = [sharingMessages.duration(duration), profile && sharingMessages.group(profile)]
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
