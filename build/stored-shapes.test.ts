import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { storedShapes } from './stored-shapes.ts'

it('is another one when a row type changes, and the same when a test does', () => {
  const root = mkdtempSync(`${tmpdir()}/shapes-`)
  try {
    mkdirSync(`${root}/src/domain/outline`, { recursive: true })
    const write = (name: string, text: string) => {
      writeFileSync(`${root}/src/domain/outline/${name}`, text)
      return storedShapes(root)
    }
    const first = write('outline-row.ts', 'export type Outline = { id: string }')
    expect(write('outline-row.test.ts', '')).toBe(first)
    expect(write('outline-row.ts', 'export type Outline = { id: number }')).not.toBe(first)
  } finally {
    rmSync(root, { recursive: true })
  }
})

it('is that of the sources in every build', () => {
  expect(import.meta.env.STORED_SHAPES).toBe(storedShapes())
})
