import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OutlineView } from './outline-view'

function show(markdown: string): HTMLElement {
  return render(<OutlineView markdown={markdown} topLevel={3} />).container
}

it('is in letters of the size that was chosen in the reader', () => {
  localStorage.setItem('esboca:type-size', '1.5')
  render(<OutlineView markdown="Uma linha." topLevel={2} />)
  const column = screen.getByText('Uma linha.').parentElement
  expect(column?.style.getPropertyValue('--type-scale')).toBe('1.5')
  expect(column).toHaveClass('scaled-type')
})

it('says the number of a verse apart from its words, and copies what is seen', () => {
  render(
    <OutlineView markdown="> **Salmos 117:1-2** — ¹Louvai ao SENHOR. ²Aleluia!" topLevel={2} />,
  )
  const [first] = screen.getAllByText('¹')
  expect(first).toHaveAttribute('aria-hidden', 'true')
  const heard = screen.getByText('versículo 2')
  expect(heard).toHaveClass('sr-only', 'select-none')
  expect(heard.parentElement).toHaveTextContent(
    'Salmos 117:1-2 — ¹ versículo 1 Louvai ao SENHOR. ² versículo 2 Aleluia!',
  )
})

describe('OutlineView', () => {
  it('draws headings below the one of the card, without a gap', () => {
    show('# A\n\n## B\n\n### C\n\n#### D')
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H3', 'A'],
      ['H4', 'B'],
      ['H5', 'C'],
      ['H6', 'D'],
    ])
  })

  it('breaks no heading before its dash', () => {
    show('# A paz que guarda – **Filipenses 4** – leve')
    expect(screen.getByRole('heading').textContent).toBe(
      'A paz que guarda\u00A0– Filipenses 4\u00A0– leve',
    )
  })

  it('gives the passage of the sermon a line of its own, and whoever copies the dash', () => {
    show('# A paz que guarda – Filipenses 4:4-9')
    const heading = screen.getByRole('heading', { name: 'A paz que guarda – Filipenses 4:4-9' })
    expect(heading.textContent).toBe('A paz que guarda – Filipenses 4:4-9')
    expect(within(heading).getByText('A paz que guarda')).toHaveClass('block')
  })

  it('keeps the colon of a label for whoever listens or copies', () => {
    const { textContent } = show('**A ideia central:** Ele corre.')
    expect(textContent).toBe('A ideia central: Ele corre.')
    expect(screen.getByText(':')).toHaveAttribute('data-colon')
  })

  it('sets the minutes of a section apart', () => {
    show('## Quebra-gelo (10 min)')
    const heading = screen.getByRole('heading', { name: 'Quebra-gelo 10 min' })
    expect([...heading.children].map(({ textContent }) => textContent)).toEqual([
      'Quebra-gelo',
      '10 min',
    ])
  })

  it('draws bold, italic and nested lists', () => {
    const container = show('**forte** e *leve*\n\n- um\n  1. dentro\n  2. outra\n- dois\n\n3. três')
    expect(container.querySelector('strong')).toHaveTextContent('forte')
    expect(container.querySelector('em')).toHaveTextContent('leve')
    expect(container.querySelectorAll('ul > li')).toHaveLength(2)
    expect(container.querySelectorAll('ul > li > ol > li')).toHaveLength(2)
    expect(container.querySelector('ol[start="3"] > li')).toHaveTextContent('três')
  })

  it('tells Scripture from the words of the sermon', () => {
    const container = show('> **João 3:16** — Porque Deus amou\n\n---\n\n> "A paz" **fica**')
    const [verse, quote] = container.querySelectorAll('blockquote')
    expect(verse).toHaveTextContent('João 3:16 — Porque Deus amou')
    expect(verse?.className).not.toBe(quote?.className)
    expect(quote?.className).toContain('italic')
    expect(verse?.className).not.toContain('italic')
  })

  it.each(['> "A paz" ([12:34](https://youtu.be/demo-paz-01?t=754))', '> "A **paz** fica"'])(
    'keeps the marks of %s for who listens or copies',
    (markdown) => {
      const container = show(markdown)
      expect(container.querySelector('blockquote')).toHaveTextContent(/^"A paz( fica)?"/)
      expect(
        [...container.querySelectorAll('.sr-only')].map(({ textContent }) => textContent),
      ).toEqual(['"', '"'])
    },
  )

  it('opens links in another tab', () => {
    show('> "A paz" ([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))')
    const link = screen.getByRole('link', { name: 'Ver o vídeo em 12:34, abre em nova aba' })
    expect(link).toHaveTextContent(/^12:34$/)
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=demo-paz-01&t=754s')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    '[clique](javascript:alert(1))',
    '[clique](JAVASCRIPT:alert(1))',
    '[clique](data:text/html,x)',
    '[clique](/conta)',
    '[clique][x]\n\n[x]: javascript:alert(1)',
  ])('makes text of %s', (markdown) => {
    show(markdown)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('clique')).toBeInTheDocument()
  })

  it('shows HTML as text', () => {
    const container = show(
      '<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> B\n\n> <iframe src="//x"></iframe>',
    )
    expect(container.querySelector('script, img, iframe')).toBeNull()
    expect(container).toHaveTextContent('<script>alert(1)</script>')
    expect(container).toHaveTextContent('A <img src=x onerror=alert(1)> B')
    expect(container).toHaveTextContent('<iframe src="//x"></iframe>')
  })

  it('shows pictures and code as text', () => {
    const container = show('![um mapa](https://x.example/a.png)\n\n`a < b`\n\n    let x = 1')
    expect(container.querySelector('img, code, pre')).toBeNull()
    expect(container).toHaveTextContent('um mapa')
    expect(container).toHaveTextContent('a < b')
    expect(container).toHaveTextContent('let x = 1')
  })

  it('loses no text in nesting without end', () => {
    const container = show(`${'> '.repeat(3000)}no fundo`)
    expect(container).toHaveTextContent('no fundo')
    expect(container.querySelectorAll('blockquote').length).toBeLessThan(30)
  })

  it('names whose the next words are', () => {
    const container = show('*Dito na mensagem:*\n\n*Só itálico*')
    const [lead, text] = within(container).getAllByText(/./, { selector: 'em' })
    expect(lead?.parentElement?.className).toContain('text-muted')
    expect(text?.parentElement?.className).not.toContain('text-muted')
  })
})
