import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const NEEDS_FRESH = /\bvi\s*\.\s*(mock\(|doMock|resetModules)/

it('a test that mocks or resets modules has modules of its own: *.fresh.test.tsx', async () => {
  const folders = ['src', 'tests/flows'].map((folder) => path.join(ROOT, folder))
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  )
  const shared = names
    .flat()
    .filter((file) => file.endsWith('.test.tsx') && !file.endsWith('.fresh.test.tsx'))
  expect(shared.length).toBeGreaterThan(20)
  const misplaced = shared.filter((file) => NEEDS_FRESH.test(readFileSync(file, 'utf8')))
  expect(misplaced.map((file) => path.relative(ROOT, file))).toEqual([])
})
