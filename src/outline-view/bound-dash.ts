import { withBoundDash } from '@/lib/formats'
import type { Inline } from '@parsed-outline/outline-tree'

/** The words of a heading, none of whose lines begins with a dash. */
export function withBoundDashes(heading: readonly Inline[]): Inline[] {
  return heading.map((inline) =>
    inline.type === 'text' ? { ...inline, value: withBoundDash(inline.value) } : inline,
  )
}
