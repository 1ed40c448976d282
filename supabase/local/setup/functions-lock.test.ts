import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

type DenoLock = {
  version: string
  specifiers: Record<string, string>
  npm: Record<string, { integrity: string; tarball?: string }>
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')) as Shape
}

/** 'ai' and '7.0.173' of 'ai@7.0.173_zod@4.6.7', whose end says with what it is installed. */
function nameAndVersion(entry: string): [name: string, version: string] {
  const { name = '', version = '' } =
    /^(?<name>@?[^@]+)@(?<version>[^_]+)/.exec(entry)?.groups ?? {}
  return [name, version]
}

it('what is deployed is what is tested here, to the last package', async () => {
  const lock = await readJson<DenoLock>('supabase/functions/deno.lock')
  const { imports } = await readJson<{ imports: Record<string, string> }>(
    'supabase/functions/deno.json',
  )
  expect(lock.version).toBe('4')
  expect(Object.keys(lock.specifiers).toSorted()).toEqual(Object.values(imports).toSorted())

  const { packages } = await readJson<{
    packages: Record<string, { version?: string; integrity?: string }>
  }>('package-lock.json')
  const tested = new Map(
    Object.entries(packages).map(([place, { version, integrity }]) => [
      `${place.split('node_modules/').at(-1)} ${version}`,
      integrity,
    ]),
  )
  for (const [entry, { integrity, tarball }] of Object.entries(lock.npm)) {
    expect(tested.get(nameAndVersion(entry).join(' ')), entry).toBe(integrity)
    expect(tarball, entry).toBeUndefined()
  }
})
