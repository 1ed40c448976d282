import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANDING_SCREENS } from './landing-screens'
import { TUTORIAL_SCREENS } from './tutorial-screens'

const FOLDER = path.join(import.meta.dirname, 'screens')

const screens = Object.entries({ ...TUTORIAL_SCREENS, ...LANDING_SCREENS })

/** Width and height of an extended WebP, which is what Chromium writes, as the file says. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(path.join(FOLDER, file))
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

describe.each(screens)('the screen %s', (_, { light, dark, width, height }) => {
  it('has the size that the page keeps free for it, in both themes, and weighs little', () => {
    for (const url of [light, dark]) {
      const file = path.basename(url)
      expect(sizeOf(file)).toEqual({ width, height })
      expect(readFileSync(path.join(FOLDER, file)).length).toBeLessThan(60_000)
    }
    expect(path.basename(light)).toMatch(/-light\.webp$/)
    expect(path.basename(dark)).toMatch(/-dark\.webp$/)
  })
})

it('every screen that was taken is shown somewhere', () => {
  const shown = new Set(
    screens.flatMap(([, { light, dark }]) => [path.basename(light), path.basename(dark)]),
  )
  expect(readdirSync(FOLDER).filter((file) => !shown.has(file))).toEqual([])
})
