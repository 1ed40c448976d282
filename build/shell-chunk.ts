import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * What every page loads comes in two files: the libraries, which keep their name over many deploys, and the app's own
 * shell. Left alone, the bundler spreads it over a dozen small files, which compress worse.
 */
export function shellChunk(): Plugin {
  let root = ''
  let shell: ReadonlySet<string> | undefined
  return {
    name: 'esboca:shell-chunk',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'shell',
                  name: (id, modules) => {
                    shell ??= importsOf(path.join(root, 'src/boot/main.tsx'), modules)
                    if (!shell.has(id)) return null
                    return id.includes('/node_modules/') ? 'libraries' : 'shell'
                  },
                },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      shell = undefined
    },
  }
}

/** The module and all that it imports, but for what is imported only when it is needed. */
function importsOf(entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported)
  }
  collect(entry)
  return found
}
