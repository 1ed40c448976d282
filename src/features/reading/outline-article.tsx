import { useEffect, useMemo, type CSSProperties } from 'react'
import { headingLevels, partsOf, type OutlineTree } from '@outline-text/outline-tree'
import { OutlineBlocks, OutlineText } from '@/outline-view/outline-view'
import { sectionId, TableOfContents } from './table-of-contents'

/** An outline to be read aloud: large, section by section, its questions kept whole. */
export function OutlineArticle({
  tree,
  markdown,
  typeSize,
}: {
  tree: OutlineTree
  markdown: string
  typeSize: number
}) {
  const levels = useMemo(() => headingLevels(tree, 2), [tree])
  const { title, intro, sections } = useMemo(() => partsOf(tree), [tree])
  useBooksAtHand(markdown)
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_3fr] lg:gap-10">
      <TableOfContents sections={sections} />
      <div
        style={{ '--type-scale': typeSize } as CSSProperties}
        className="scaled-type min-w-0 lg:col-start-2"
      >
        <OutlineText className="lg:mx-0 [&_li]:break-inside-avoid">
          <OutlineBlocks blocks={[...(title ? [title] : []), ...intro]} levels={levels} />
          {sections.map(({ heading, blocks }, index) => (
            <section key={sectionId(index)} id={sectionId(index)} className="flex flex-col gap-4">
              <OutlineBlocks blocks={[heading, ...blocks]} levels={levels} />
            </section>
          ))}
        </OutlineText>
      </div>
    </div>
  )
}

/** The books of the Bible that the outline refers to, so that its verses open where there is no connection. */
function useBooksAtHand(markdown: string): void {
  useEffect(() => {
    const fetchBooks = () => {
      import('@/lib/bible/scripture').then(
        ({ fetchBooksOf }) => fetchBooksOf(markdown),
        () => {},
      )
    }
    // after what the person looks at
    const timer = setTimeout(fetchBooks, 2000)
    return () => clearTimeout(timer)
  }, [markdown])
}
