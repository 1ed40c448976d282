import sheet from '@/styles/text-faces.css?inline'

/*
 * When running text is shown in the brand's letters. Letters that change under the eyes are worse than those of the
 * device, and nothing is fetched beside the first paint of a first visit: so they come after it and are shown with the
 * next page, and from then on before the paint. See docs/decisions/0011-what-pages-weigh.md.
 */

/** Without the italics, which few pages have. */
const FACES = ['1em Atkinson', '1em Literata']
/** One letter of each file: digits have their own. */
const LETTERS = 'a1'

let fetched = false

/** For who has them from before. One that is late takes the place of the device's, which takes as much room. */
export function showFaces(): void {
  declare()
  document.documentElement.dataset['faces'] = ''
}

/** Fetches them and shows none. They are no reason to trouble anybody: where that fails, letters stay as they are. */
export async function fetchFaces(): Promise<void> {
  declare()
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)))
    fetched = true
  } catch {
    // the next page tries again
  }
}

/** With another page, of which nobody has read a word yet. */
export function showFetchedFaces(): void {
  if (fetched) document.documentElement.dataset['faces'] = ''
}

/** Once: faces that are declared again are looked for again. */
function declare(): void {
  const style = document.createElement('style')
  style.textContent = sheet
  document.head.append(style)
}
