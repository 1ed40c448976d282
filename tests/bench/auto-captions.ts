/** What was said, without times: the words of several sermons one after the other. */
export type AutoCaptions = { words: number; vtt: string }

const WORDS_PER_LINE = 9

/**
 * A file of YouTube's automatic captions as it comes: lower case, no punctuation, a time for every word, every line
 * shown twice, rolling up. The sermons follow one another; only when all are told does the first begin again.
 *
 * @param sermons their words, in order.
 * @param count words in all.
 * @param seconds the length of the whole.
 */
export function autoCaptions(
  sermons: readonly (readonly string[])[],
  count: number,
  seconds: number,
): AutoCaptions {
  const all = sermons.flat().map(asHeard).filter(Boolean)
  const words = Array.from({ length: count }, (_, index) => all[index % all.length] ?? '')
  const timeOf = (index: number) => (seconds * index) / count
  const cues: string[] = []
  let before = ' '
  for (let start = 0; start < count; start += WORDS_PER_LINE) {
    const line = words.slice(start, start + WORDS_PER_LINE)
    const end = timeOf(start + line.length)
    const spoken = line
      .map((word, place) =>
        place === 0 ? word : `<${clock(timeOf(start + place))}><c> ${word}</c>`,
      )
      .join('')
    const shown = line.join(' ')
    cues.push(
      `${clock(timeOf(start))} --> ${clock(end - 0.01)} align:start position:0%\n${before}\n${spoken}`,
      `${clock(end - 0.01)} --> ${clock(end)} align:start position:0%\n${shown}\n `,
    )
    before = shown
  }
  return { words: count, vtt: `WEBVTT\nKind: captions\nLanguage: pt\n\n${cues.join('\n\n')}\n` }
}

function asHeard(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '')
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const thousandths = String(Math.floor((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`
}
