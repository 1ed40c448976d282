import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const IMPORT_MAP = 'supabase/functions/deno.json'

/**
 * How `supabase functions deploy` without Docker finds the files of a function: `importPathPattern` of
 * apps/cli-go/pkg/function/deno.go in github.com/supabase/cli (June 2026), and as it was in pkg/function/deno.go before.
 */
export const IMPORT_PATTERNS = {
  now: /(?:import|export)\s+(?:type\s+)?(?:{[^{}]+}|.*?)\s*(?:from)?\s*['"](.*?)['"]|import\(\s*['"](.*?)['"]\)/gi,
  before:
    /(?:import|export)\s+(?:{[^{}]+}|.*?)\s*(?:from)?\s*['"](.*?)['"]|import\(\s*['"](.*?)['"]\)/gi,
} as const

/**
 * The files that the CLI would upload for a function, with their bytes: the import map, then what a walk over the
 * imports finds (`WalkImportPaths`, `writeForm`). A file that is named and missing is left out there with a warning.
 *
 * @param pattern one of IMPORT_PATTERNS
 * @returns paths as the CLI names them, from the root of the project
 */
export async function filesOfUpload(
  functionName: string,
  pattern: RegExp = IMPORT_PATTERNS.now,
): Promise<Map<string, Buffer>> {
  const map = await readFile(path.join(PROJECT_ROOT, IMPORT_MAP))
  const { imports } = JSON.parse(map.toString()) as { imports: Record<string, string> }
  const files = new Map([[IMPORT_MAP, map]])
  const missing = new Set<string>()
  const open = [`supabase/functions/${functionName}/index.ts`]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || missing.has(file)) continue
    const content = await readFile(path.join(PROJECT_ROOT, file)).catch(() => null)
    if (content === null) {
      missing.add(file)
      continue
    }
    files.set(file, content)
    for (const [, named, dynamic] of content.toString().matchAll(pattern)) {
      const module = mapped((named || dynamic || '').trim(), imports)
      if (path.posix.extname(module) === '' || !/^\.{1,2}\//.test(module)) continue
      open.push(path.posix.join(path.posix.dirname(file), module))
    }
  }
  return files
}

/** As the CLI does it: by the beginning of the name, without the rules of an import map. */
function mapped(module: string, imports: Record<string, string>): string {
  const [name, target] = Object.entries(imports).find(([key]) => module.startsWith(key)) ?? []
  return name === undefined || target === undefined ? module : target + module.slice(name.length)
}
