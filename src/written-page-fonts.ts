/** Where it is remembered that the files were fetched. */
const KEPT = 'esboca:fonts'

const FONTS = [
  "1em 'Literata Variable'",
  "italic 1em 'Literata Variable'",
  "1em 'Atkinson Hyperlegible Next Variable'",
]

/**
 * A written page is first read in the device's own letters: ours weigh more than all that it has to say. They are
 * fetched when the page is there, and are used from the next page on, where they come before anything is painted: no
 * text changes or moves under the reader.
 */
export function showKeptFonts(): void {
  if (!wereFetched()) fetchWhenIdle()
  else if (performance.getEntriesByType('paint').length === 0) {
    document.documentElement.dataset['fonts'] = ''
  }
}

function fetchWhenIdle(): void {
  const fetchAll = () => {
    Promise.all(FONTS.map((font) => document.fonts.load(font))).then(remember, () => {})
  }
  window.addEventListener('load', () => setTimeout(fetchAll), { once: true })
}

function wereFetched(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEPT, '1')
  } catch {
    // storage is closed to us: the device's own letters remain
  }
}
