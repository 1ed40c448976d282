/**
 * Words in the order of the alphabet, each as the number of letters that it shares with the one before it and the rest:
 * '0graca4ia' is 'graca' and 'gracia'. A list takes half of the room so.
 */
export function readShared(written: string): string[] {
  const letters = written.replaceAll(/\s+/g, '')
  const words: string[] = []
  let before = ''
  for (let start = 0; start < letters.length;) {
    let end = start + 1
    while (end < letters.length && !isDigit(letters.charCodeAt(end))) end += 1
    before = before.slice(0, Number(letters[start])) + letters.slice(start + 1, end)
    words.push(before)
    start = end
  }
  return words
}

const [ZERO, NINE] = [48, 57]

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
