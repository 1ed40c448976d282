import { cleanLine } from '../clean-text.ts'
import type { TimedBlock } from './timed-blocks.ts'
import type { Cue } from '../transcript.ts'

/** YouTube stamps every word of a new line but the first: 'a<00:00:00.438><c> palavra</c>'. */
const WORD_STAMP = /<\d{1,2}:\d{2}:\d{2}\.\d{3}>/

/** Seconds between two cues that still count as one shown right after the other. */
const ABUTTING = 0.25

/** Rows that captions show at a time: no more of them can be carried over. */
const MOST_ROWS = 4

/**
 * Turns blocks of a caption file into cues in which every word stands once.
 *
 * Live and automatic captions roll: each block shows the line before again, above the new one, and a block of
 * 10 ms shows it a third time. Word stamps give such a file away; without them (an SRT made from it) it is
 * rolling when a third of the blocks repeat the end of the one before. In any other file a repeated line was
 * said twice, like a refrain, and stays.
 */
export function mergeBlocks(blocks: readonly TimedBlock[]): Cue[] {
  const shown = blocks.map((block) => block.rows.map(cleanLine))
  const stamped = blocks.some((block) => block.rows.some((row) => WORD_STAMP.test(row)))
  if (!stamped && !isRolling(blocks, shown)) {
    return blocks.map(({ start, end }, index) => ({
      start,
      end,
      text: (shown[index] ?? []).filter(Boolean).join(' '),
    }))
  }
  return blocks.map(({ start, end }, index) => {
    const rows = shown[index] ?? []
    // An empty upper row says that nothing was carried over: what is below is new, even if it is the same words.
    const carriesNothing = stamped && rows.length > 1 && !rows[0]
    const lines = rows.filter(Boolean)
    const before = (shown[index - 1] ?? []).filter(Boolean)
    const text = carriesNothing ? lines.join(' ') : newText(before, lines, !stamped)
    return { start, end, text }
  })
}

function isRolling(blocks: readonly TimedBlock[], shown: readonly string[][]): boolean {
  let repeats = 0
  for (const [index, block] of blocks.entries()) {
    const previous = blocks[index - 1]
    if (!previous || Math.abs(block.start - previous.end) > ABUTTING) continue
    const before = (shown[index - 1] ?? []).filter(Boolean)
    const lines = (shown[index] ?? []).filter(Boolean)
    if (lines.length > 0 && newText(before, lines, true) !== lines.join(' ')) repeats += 1
  }
  return repeats >= 3 && repeats * 3 >= blocks.length - 1
}

/** What `lines` show beyond the end of `before`; with `growing`, a line that only got longer gives its new words. */
function newText(before: readonly string[], lines: readonly string[], growing: boolean): string {
  for (let size = Math.min(before.length, lines.length, MOST_ROWS); size > 0; size -= 1) {
    const tail = before.slice(before.length - size)
    if (tail.every((line, index) => line === lines[index])) return lines.slice(size).join(' ')
  }
  const [first, ...rest] = lines
  const last = before.at(-1)
  if (growing && first && last && first.startsWith(`${last} `)) {
    return [first.slice(last.length + 1), ...rest].join(' ')
  }
  return lines.join(' ')
}
