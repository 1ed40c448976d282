import type { Block, Heading } from '@parsed-outline/outline-tree'
import { createContext, type ReactNode } from 'react'

/** What a page puts around the lines of an outline that it lets people change. */
export type LineFrame = {
  /** `shown` are the words of the block as they are read. */
  line: (block: Block, shown: ReactNode) => ReactNode
  /** `shown` are the minutes of a timed heading as they are read. */
  minutes: (heading: Heading, shown: ReactNode) => ReactNode
  /** `shown` is the passage behind a title as it is read; the words of the title are its line. */
  passage: (heading: Heading, shown: ReactNode) => ReactNode
  /** Stands at the end of a heading's line. */
  besideHeading: (heading: Heading) => ReactNode
}

/** Null where an outline is only read. */
export const LineFrameContext = createContext<LineFrame | null>(null)
