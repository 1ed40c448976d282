import type { OutlineTree } from '@parsed-outline/outline-tree'
import { withVideos } from './shown-links'
import { writeBlocks, type TextStyle } from './text-writer'

const LONGEST_RULE = 60

const PLAIN: TextStyle = {
  strong: '',
  emphasis: '',
  heading: (words, depth) => {
    if (depth > 2) return words
    const rule = (depth === 1 ? '=' : '-').repeat(Math.min(words.length, LONGEST_RULE))
    return `${words}\n${rule}`
  },
}

/** The outline without any marks, for e-mail and for whatever takes text alone. */
export function plainText(tree: OutlineTree, madeFrom: string): string {
  return withVideos(writeBlocks(tree, PLAIN), tree, madeFrom)
}
