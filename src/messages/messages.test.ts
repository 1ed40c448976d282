import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
