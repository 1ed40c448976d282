import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { anyMarkdown } from './any-markdown.test-support'
import { htmlText } from './html-text'
import { plainText } from './plain-text'
import { unzip } from './unzip.test-support'
import { challengeText, participantsText, whatsappText } from './whatsapp-text'
import { wordFile } from './word-file'

const DETAILS = { title: 'Esboço', youtube_url: '', duration: 60, group_profile: null }

/** The words that a reader of the Markdown sees, by the parser's own tree. */
function visibleWords(markdown: string): string[] {
  const waiting: Nodes[] = [fromMarkdown(markdown)]
  let words = ''
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) waiting.push(...node.children.toReversed())
    if ('value' in node) words += `${node.value} `
    if ('alt' in node) words += `${node.alt ?? ''} `
  }
  return words.match(/k\d+x/g) ?? []
}

function lost(words: readonly string[], face: string): string[] {
  const there = new Set(face.match(/k\d+x/g))
  return words.filter((word) => !there.has(word))
}

const seeds = (count: number, from = 0) => Array.from({ length: count }, (_, seed) => from + seed)

describe('any text', { timeout: 60_000 }, () => {
  it('loses no word in WhatsApp, as plain text and as HTML', () => {
    for (const seed of seeds(120)) {
      const markdown = anyMarkdown(seed)
      const words = visibleWords(markdown)
      const tree = parseOutline(markdown)
      expect(lost(words, whatsappText(tree, ''))).toEqual([])
      expect(lost(words, plainText(tree, ''))).toEqual([])
      expect(lost(words, htmlText(tree, ''))).toEqual([])
    }
  })

  it('loses no word in Word', async () => {
    for (const seed of seeds(12, 10_000)) {
      const markdown = anyMarkdown(seed)
      const files = await unzip(await wordFile(parseOutline(markdown), DETAILS))
      const document = files.get('word/document.xml') ?? ''
      expect(lost(visibleWords(markdown), document)).toEqual([])
      expect(lost(visibleWords(markdown), document.replace(/<[^>]*>/g, ''))).toEqual([])
    }
  })

  it('is never HTML in HTML', () => {
    const allowed =
      /<\/?(?:h[1-6]|p|blockquote|ul|li|strong|em)>|<(?:br|hr)>|<\/?ol>|<ol start="\d+">|<a href="https?:[^"<>]*">|<\/a>/g
    for (const seed of seeds(100, 20_000)) {
      const html = htmlText(parseOutline(anyMarkdown(seed)), '')
      expect(html.replace(allowed, '')).not.toMatch(/[<>]/)
    }
  })

  it('can go into an address, whatever is in it', () => {
    for (const seed of seeds(60, 30_000)) {
      const tree = parseOutline(anyMarkdown(seed))
      expect(() => encodeURIComponent(whatsappText(tree, '') + plainText(tree, ''))).not.toThrow()
    }
  })
})

it('prints the numbers of verses in every face', async () => {
  const verses = '⁹Eu sou a porta. ¹⁰O ladrão vem para roubar; eu vim para que tenham vida.'
  const tree = parseOutline(`## Resumo da mensagem (10 min)\n\n> **João 10:9-10** — ${verses}\n`)
  const word = await unzip(await wordFile(tree, DETAILS))
  const faces = [
    whatsappText(tree, ''),
    plainText(tree, ''),
    htmlText(tree, ''),
    (word.get('word/document.xml') ?? '').replace(/<[^>]*>/g, ''),
  ]
  for (const face of faces) expect(face).toContain(verses)
})

describe('a megabyte', { timeout: 60_000 }, () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(1_048_576 / piece.length))

  it.each([
    ['words', fill('palavra e outra ')],
    ['lines', fill('a\n')],
    ['paragraphs', fill('Um texto **forte** aqui.\n\n')],
    ['headings', fill('# a\n')],
    ['bold that never ends', fill('**a')],
    ['italics inside italics', fill('*a ')],
    ['brackets', fill('[')],
    ['links', fill('[a](https://x.example/) ')],
    ['quotes inside quotes', fill('> ')],
    ['lists inside lists', fill('- 1. ')],
    ['table rows', `| a | b |\n|---|---|\n${fill('| c | d |\n')}`],
    ['table headers', fill('| a | b |\n|---|---|\n')],
    ['pipes', fill('|')],
    ['spaces', fill(' ')],
    ['HTML', fill('<b>')],
    ['code', fill('`a')],
    ['definitions', fill('[a]: https://x.example/\n')],
  ])(
    'of %s ends in every face',
    async (_, markdown) => {
      const tree = parseOutline(markdown)
      for (const face of [whatsappText, plainText, htmlText]) {
        expect(face(tree, '').length).toBeLessThan(4 * markdown.length)
      }
      participantsText(tree)
      challengeText(tree)
      expect((await wordFile(tree, DETAILS)).size).toBeGreaterThan(1_000)
    },
    60_000,
  )
})
