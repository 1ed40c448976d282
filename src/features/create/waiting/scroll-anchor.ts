/** A heading of an outline and where it stood: pixels from the top of the window. */
export type ScrollAnchor = { heading: string; top: number }

const HEADINGS = 'h3, h4, h5, h6'

/** The heading under which somebody is reading in `area`; null where it has not been scrolled into view. */
export function findScrollAnchor(area: Element): ScrollAnchor | null {
  const passed = [...area.querySelectorAll(HEADINGS)].findLast(
    (heading) => topOf(heading) <= window.innerHeight / 2,
  )
  const words = passed?.textContent.trim()
  return passed && words ? { heading: words, top: topOf(passed) } : null
}

/**
 * Scrolls so that the same heading of `area`, which may have got its minutes since, stands where it stood. Answers
 * whether there is one.
 */
export function restoreScrollAnchor(place: ScrollAnchor, area: Element): boolean {
  const heading = [...area.querySelectorAll(HEADINGS)].find((one) =>
    one.textContent.trim().startsWith(place.heading),
  )
  if (!heading) return false
  window.scrollBy({ top: topOf(heading) - place.top, behavior: 'instant' })
  return true
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
