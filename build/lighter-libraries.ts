import path from 'node:path'
import type { Plugin } from 'vite'

type Edit = {
  /** Why the words may be changed. */
  because: string
  find: RegExp
  replace: string
}

/** What looks like an effect, and so is kept although nothing uses it: a call or a read when the module runs. */
const WITHOUT_EFFECTS: readonly Edit[] = [
  {
    because: 'a name for developers',
    find: /^\w+\.displayName = "\w+";$/gm,
    replace: '',
  },
  {
    because: 'making a component changes nothing else',
    find: /= (React\w*\.(?:forwardRef|memo|createContext)\()/g,
    replace: '= /* @__PURE__ */ $1',
  },
  {
    because: 'nor does reading what a component extends',
    find: /extends (React\w*\.Component) \{/g,
    replace: 'extends /* @__PURE__ */ (() => $1)() {',
  },
]

const LIBRARIES: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  {
    file: /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    edits: [
      ...WITHOUT_EFFECTS,
      {
        because: 'links fetch nothing ahead without the framework around the router',
        find: /return shouldPrefetch && !isAbsolute \?/,
        replace: 'return false ?',
      },
    ],
  },
  {
    file: /\/node_modules\/react-helmet-async\/lib\/index\.esm\.js$/,
    edits: [
      {
        because: 'React is known, so what writes tags for its older versions can go',
        find: /if \(isReact19\)/g,
        replace: 'if (true)',
      },
      {
        because: 'of use to those older versions only',
        find: /if \(helmetData && !\(helmetData instanceof HelmetData\)\)/,
        replace: 'if (false)',
      },
    ],
  },
]

/** What supabase-js imports and makes, and nobody here calls. */
const UNUSED_PARTS = /^@supabase\/(?:realtime|storage)-js$/

/**
 * Lets the bundler leave out what this app does not use of its libraries: 5 kB (gzip) of what every page loads, and
 * half of the Supabase client. A release that no longer holds the words fails the build, so that nothing here goes stale unseen.
 */
export function lighterLibraries(): Plugin {
  const waiting = new Set<Edit>()
  return {
    name: 'esboca:lighter-libraries',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      resolve: {
        alias: [
          { find: UNUSED_PARTS, replacement: path.join(root, 'build/unused-supabase.ts') },
          // The package gives bundlers the version with warnings for developers, whatever they build.
          { find: /^react-router$/, replacement: inRouter(root, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: inRouter(root, 'dom-export.mjs') },
        ],
      },
    }),
    buildStart() {
      for (const { edits } of LIBRARIES) for (const edit of edits) waiting.add(edit)
    },
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler(code, id) {
        let text = code
        for (const edit of LIBRARIES.find(({ file }) => file.test(id))?.edits ?? []) {
          const next = text.replace(edit.find, edit.replace)
          if (next !== text) waiting.delete(edit)
          text = next
        }
        return { code: text, map: null }
      },
    },
    buildEnd(error) {
      const stale = [...waiting].map(({ find }) => String(find))
      if (!error && stale.length > 0) this.error(`No library holds any more: ${stale.join(', ')}`)
    },
  }
}

function inRouter(root: string, file: string): string {
  return path.join(root, 'node_modules/react-router/dist/production', file)
}
