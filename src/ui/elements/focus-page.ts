/** As no other element is called: of a heading that comes after its page, or in place of another. */
export const HEADING_ID = 'titulo-da-pagina'

/** Gives the focus to the page itself, under the name of its heading: a focus without a name is silence. */
export function focusPage({ scroll = false } = {}): void {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  if (heading) {
    if (heading.id === '') heading.id = HEADING_ID
    main?.setAttribute('aria-labelledby', heading.id)
  }
  main?.focus({ preventScroll: !scroll })
}
