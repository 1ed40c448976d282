/** A cue as the file has it: its rows of text untouched, blank ones included. Seconds. */
export type TimedBlock = { start: number; end: number; rows: string[] }

const STAMP = '(?:\\d{1,4}:)?\\d{1,3}:\\d{1,2}(?:[.,]\\d{1,3})?'
const TIMING = new RegExp(
  `^\\s*\\[?(${STAMP})\\s*(?:-->|->|–>|—>|→)\\s*(${STAMP})(?![\\d:])(\\])?(.*)$`,
)
/** Characters of a header that are always tolerated. */
const MOST_HEAD = 500

const COMMENT = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * Reads what VTT and SRT have in common: a timing line, then rows of text until the next timing line.
 *
 * Blank rows do not end a cue, because copying through an editor turns the ' ' rows of YouTube's captions
 * into empty ones. Numbers and identifiers in front of a timing line and NOTE, STYLE and REGION blocks are
 * left out. `head` is what stands before the first timing line; where that is most of the text no blocks are
 * given, because it is prose into which a timing line strayed.
 */
export function readTimedBlocks(text: string): { head: string[]; blocks: TimedBlock[] } {
  const head: string[] = []
  const blocks: TimedBlock[] = []
  let inComment = false
  let afterBlank = true
  for (const line of text.split('\n')) {
    const timing = readTiming(line)
    if (timing) {
      dropIdentifier(blocks.at(-1)?.rows)
      blocks.push(timing)
      inComment = false
    } else if (afterBlank && COMMENT.test(line)) {
      inComment = true
    } else if (inComment) {
      inComment = line.trim() !== ''
    } else {
      ;(blocks.at(-1)?.rows ?? head).push(line)
    }
    afterBlank = line.trim() === ''
  }
  const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)
  const spoken = blocks.reduce((sum, block) => sum + lengthOf(block.rows), 0)
  return { head, blocks: lengthOf(head) > Math.max(spoken, MOST_HEAD) ? [] : blocks }
}

function readTiming(line: string): TimedBlock | null {
  const [, from, to, bracket, rest] = TIMING.exec(line) ?? []
  if (from === undefined || to === undefined) return null
  const start = readStamp(from)
  const end = readStamp(to)
  if (start === null || end === null) return null
  // '[00:00.000 --> 00:04.000] text' is how some transcribers write; after a bare timing come only settings.
  return { start, end, rows: bracket && rest ? [rest] : [] }
}

/** The row right before a timing line is the next cue's number, or its identifier if an empty line is before it. */
function dropIdentifier(rows: string[] | undefined): void {
  const last = rows?.at(-1)
  if (!rows || !last?.trim()) return
  if (/^\s*\d{1,7}\s*$/.test(last) || (rows.length > 1 && rows.at(-2) === '')) rows.pop()
}

/** Seconds of 'HH:MM:SS.mmm', 'MM:SS.mmm', with a comma too; null for what no clock shows. */
function readStamp(stamp: string): number | null {
  const parts = stamp.replace(',', '.').split(':').map(Number)
  const [hours, minutes, seconds] = parts.length === 3 ? parts : [0, ...parts]
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  if (seconds >= 60 || (parts.length === 3 && minutes >= 60)) return null
  return hours * 3600 + minutes * 60 + seconds
}
