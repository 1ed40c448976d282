/**
 * `npm run lock:complete`, after every change of package-lock.json.
 *
 * Some packages come with one optional binary per platform. Where a registry lacks some of them, npm leaves them
 * out of the lock file, and `npm ci` then refuses it everywhere (EUSAGE: 'Missing … from lock file'). This adds
 * the missing entries as npm would write them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

type Lock = { packages: Record<string, Entry> }

const FILE = fileURLToPath(new URL('../../../package-lock.json', import.meta.url))
const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const PROCESSORS = 'arm64 x64 ia32 ppc64 riscv64 s390x arm wasm32 loong64 mips64el'.split(' ')
const NESTED = '/node_modules/'

/** The nearest entry that serves `name` to the package at `place`, as Node resolves it. */
function nearest(packages: Lock['packages'], place: string, name: string): Entry | undefined {
  for (let base = place; ; base = base.slice(0, Math.max(0, base.lastIndexOf(NESTED)))) {
    const found = packages[base ? `${base}${NESTED}${name}` : `node_modules/${name}`]
    if (found || base === '') return found
    if (!base.includes(NESTED)) return packages[`node_modules/${name}`]
  }
}

function entryFor(name: string, version: string, dependent: Entry): Entry {
  const os = SYSTEMS.filter((system) => new RegExp(`[/-]${system}(-|$)`).test(name))
  const cpu = PROCESSORS.filter((processor) => name.includes(`-${processor}`)).slice(0, 1)
  return {
    version,
    ...(dependent.dev ? { dev: true } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
  }
}

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock
let added = 0
for (const [place, dependent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(dependent.optionalDependencies ?? {})) {
    const exact = /^[~^]?(\d[^ ]*)$/.exec(range)?.[1]
    const found = nearest(lock.packages, place, name)
    if (!exact || found?.version === exact || (found && range !== exact)) continue
    lock.packages[found ? `${place}${NESTED}${name}` : `node_modules/${name}`] = entryFor(
      name,
      exact,
      dependent,
    )
    added += 1
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} optional packages added to package-lock.json`)
