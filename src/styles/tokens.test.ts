import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const THEMES = ['light', 'dark'] as const

const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

/** Relative luminance of '#rrggbb', WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: (typeof THEMES)[number]): number {
  const [a = 0, b = 0] = [one, other].map((name) => {
    const color = colors.get(name)
    if (!color) throw new Error(`no colour ${name}`)
    return luminance(color[theme])
  })
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'quiet', 'field']

describe.each(THEMES)('%s theme', (theme) => {
  it.each([
    ['ink', [...grounds, 'accent-soft'], 7],
    ['muted', [...grounds, 'line', 'accent-soft', 'gilt-soft'], 4.5],
    ['accent', grounds, 4.5],
    ['link', grounds, 4.5],
    ['danger', grounds, 4.5],
    ['on-accent', ['accent', 'accent-strong'], 4.5],
    ['on-cloth', ['cloth', 'cloth-law', 'cloth-poetry', 'cloth-prophets', 'cloth-letters'], 7],
    ['cloth', ['gilt-bright'], 4.5],
    ['on-gilt-bright', ['gilt-bright'], 7],
    ['on-danger', ['danger', 'danger-strong'], 4.5],
    ['on-accent-soft', [...grounds, 'accent-soft'], 4.5],
    ['on-gilt-soft', ['gilt-soft'], 4.5],
    ['on-danger-soft', ['danger-soft'], 4.5],
    // frames and marks that carry meaning, not text
    ['control', [...grounds, 'accent-soft', 'gilt-soft'], 3],
    ['ribbon', ['ribbon-edge'], 3],
    ['focus', [...grounds, 'accent-soft', 'gilt-soft', 'danger-soft'], 3],
  ])('%s is readable on %j (at least %d:1)', (front, backs, least) => {
    for (const back of backs) {
      expect(contrast(front, back, theme), `${front} on ${back}`).toBeGreaterThanOrEqual(least)
    }
  })
})
