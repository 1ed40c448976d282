const FACES = ['1em Literata', 'italic 1em Literata'] as const

/** Prints what is in the page now. The screen may not have needed its faces yet, and paper does not wait. */
export async function printPage(): Promise<void> {
  // a face that does not come is done without
  if ('fonts' in document) {
    await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
  }
  window.print()
}
