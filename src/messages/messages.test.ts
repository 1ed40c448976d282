import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '..')

const namesIn = (folder: string) =>
  readdirSync(path.join(SRC, folder)).map((name) => path.parse(name).name)

// whoever looks for a text knows where the code is that shows it
it('texts stand under the name of the page, feature, entity or layer that shows them', () => {
  const pages = namesIn('pages').map((name) => name.replace(/-page$/, ''))
  const places = new Set([...pages, ...namesIn('features'), ...namesIn('domain'), ...namesIn('.')])
  const texts = namesIn('messages').filter((name) => name !== 'messages.test')
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((name) => !places.has(name))).toEqual(['common'])
})

it('a page says nothing of its own: its words stand here, where somebody looks for them', () => {
  const folder = path.join(SRC, 'pages')
  const wordy = readdirSync(folder).filter((name) =>
    /[ãõçáéíóúâêô]/i.test(readFileSync(path.join(folder, name), 'utf8')),
  )
  expect(wordy).toEqual([])
})

/** What is read or heard of an element beside its text. */
const SPOKEN = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title'])

/** What markup says in letters of its own; an entity, a sign between two texts and whatever is put in say nothing. */
function wordsIn(source: string): string[] {
  const words: string[] = []
  const hear = (text: string) => {
    if (/\p{L}/u.test(text.replace(/&\w+;/g, ''))) words.push(text.trim())
  }
  const hearChildren = ({ children }: { children: readonly ESTree.JSXChild[] }) => {
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer') continue
      const { expression } = child
      if (expression.type === 'Literal') hear(String(expression.value))
      if (expression.type === 'TemplateLiteral') {
        for (const { value } of expression.quasis) hear(value.raw)
      }
    }
  }
  new Visitor({
    JSXText: ({ value }) => hear(value),
    JSXElement: hearChildren,
    JSXFragment: hearChildren,
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name)
      if (isSpoken && value?.type === 'Literal') hear(value.value)
    },
  }).visit(parseSync('screen.tsx', source).program)
  return words
}

it('the words of a screen are heard, with accents and without, and signs are not', () => {
  const screen =
    'const s = <p title="Oi"><b className="sum">Enviar</b> · {n}&nbsp;{`${n} vezes`}{"nada"}</p>'
  expect(wordsIn(screen).toSorted()).toEqual(['Enviar', 'Oi', 'nada', 'vezes'])
})

// the landing page's stand beside its pictures, and content is nothing but words
it('nor does anything else on a screen, but for the landing page', () => {
  const files = ['app', 'features', 'outline-view', 'pages', 'ui'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  )
  const wordy = files.filter((name) => wordsIn(readFileSync(path.join(SRC, name), 'utf8')).length)
  expect(wordy.filter((name) => !name.startsWith('features/landing/'))).toEqual([])
  expect(wordy).toContain('features/landing/hero.tsx')
})
