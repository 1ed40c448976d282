/** An empty cache: where the browser drops what it has cached, it drops this mark too. */
const KEPT = 'esboca-fonts'

const FONTS = [
  "1em 'Literata Variable'",
  "italic 1em 'Literata Variable'",
  "1em 'Atkinson Hyperlegible Next Variable'",
]

/** For the app, if it is on its way. */
const PATIENCE_MS = 1500

/**
 * A page is first read in the device's own letters: ours weigh more than all that it has to say. They are fetched when
 * the page is there, and are used from the next one on, where they come before anything is painted: no text changes or
 * moves under the reader. Never rejects.
 */
export async function showKeptFonts(): Promise<void> {
  try {
    if (!(await caches.has(KEPT))) fetchLater()
    else if (performance.getEntriesByType('paint').length === 0) {
      document.documentElement.dataset['fonts'] = ''
    }
  } catch {
    // no caches here: the device's own letters remain
  }
}

function fetchLater(): void {
  const fetchAll = async () => {
    await Promise.all(FONTS.map((font) => document.fonts.load(font)))
    await caches.open(KEPT)
  }
  const start = () => setTimeout(() => void fetchAll().catch(() => {}), PATIENCE_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
