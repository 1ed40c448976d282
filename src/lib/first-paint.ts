/** Milliseconds: a page in the background is not painted, and gets on all the same. */
const LONGEST_MS = 200

let painted: Promise<void> = Promise.resolve()

/** Resolves when the page that was opened is to be seen. What it can be shown without waits for this. Never rejects. */
export function firstPaint(): Promise<void> {
  return painted
}

/** Says what the first page is waiting for: its script. */
export function expectFirstPaint(page: Promise<void>): void {
  painted = page.catch(() => {}).then(nextPaint)
}

/** Resolves when what is rendered now is to be seen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
