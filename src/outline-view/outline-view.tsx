import { headingLevels, type OutlineTree } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import type { Levels } from './outline-blocks'
import { CoveredSheet, OutlineSheet, type Cover } from './outline-sheet'
import { ScriptureProvider } from './scripture-context'
import { readTypeSize } from './type-size'

/**
 * An outline's Markdown as elements of the page, in letters of the size that was chosen where outlines are read. Its
 * Bible references open where they stand.
 */
export function OutlineView({
  markdown,
  topLevel,
  cover,
  titleAbove = false,
  typeSize,
}: {
  markdown: string
  topLevel: 2 | 3
  /** What the outline is called is seen above it already. */
  titleAbove?: boolean
  /** Of an outline that lies in its cover; it reaches to the edges of what it stands in. */
  cover?: Cover
  /** Where it is chosen beside it; else the one that was last chosen. */
  typeSize?: number | undefined
}) {
  const { tree, levels } = useOutline(markdown, topLevel)
  return (
    <OutlineText
      sized={typeSize ?? true}
      className={cover === undefined ? undefined : 'max-w-none! gap-0!'}
    >
      {cover === undefined ? (
        <OutlineSheet tree={tree} levels={levels} titleAbove={titleAbove} />
      ) : (
        <CoveredSheet cover={cover} tree={tree} levels={levels} />
      )}
    </OutlineText>
  )
}

/** An outline read: its tree, and the level on the page of each heading, from `topLevel` on. */
export function useOutline(
  markdown: string,
  topLevel: number,
): { tree: OutlineTree; levels: Levels } {
  return useMemo(() => {
    const tree = parseOutline(markdown)
    return { tree, levels: headingLevels(tree, topLevel) }
  }, [markdown, topLevel])
}

/**
 * The column that the text of an outline stands in; `sized` in the letters that were last chosen, or of the size given,
 * where nothing around it says of which size they are.
 */
export function OutlineText({
  children,
  className,
  sized = false,
}: {
  children: ReactNode
  className?: string | undefined
  sized?: boolean | number
}) {
  const [lastChosen] = useState(() => readTypeSize('page'))
  const typeSize = typeof sized === 'number' ? sized : lastChosen
  return (
    <ScriptureProvider>
      <div
        style={sized !== false ? ({ '--type-scale': typeSize } as CSSProperties) : undefined}
        className={classNames(
          sized !== false && 'scaled-type',
          'mx-auto flex w-full max-w-prose flex-col gap-4 font-serif text-base leading-loose wrap-anywhere',
          className,
        )}
      >
        {children}
      </div>
    </ScriptureProvider>
  )
}
