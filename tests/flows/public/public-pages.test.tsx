import { screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { address, renderApp } from '../../render-app'

const PAGES = [
  ['/blog', 'Blog'],
  ['/blog/perguntas-que-abrem-a-conversa', 'Perguntas que abrem a conversa'],
  ['/blog/do-domingo-ao-encontro', 'Do domingo ao encontro: uma hora de preparo'],
  ['/blog/quem-fala-demais-e-quem-se-cala', 'Quem fala demais, quem se cala e quem chora'],
  ['/central-de-ajuda', 'Central de Ajuda'],
  ['/tutoriais', 'Tutoriais'],
  ['/guias', 'Guias'],
  ['/contato', 'Contato'],
  ['/feedback', 'Feedback'],
  ['/termos-de-uso', 'Termos de Uso'],
  ['/politica-de-privacidade', 'Política de Privacidade'],
  ['/politica-de-cookies', 'Política de Cookies'],
  ['/lgpd', 'LGPD: seus direitos'],
] as const

const main = () => within(screen.getByRole('main'))

async function open(path: string, title: string) {
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: title })
  return user
}

/** To a page of the site, to a place on this page, or out. */
function leadsSomewhere(href: string): boolean {
  if (href.startsWith('#')) return document.querySelector(href) !== null
  if (href.startsWith('/')) return routes.some(({ path }) => path !== '*' && matchPath(path, href))
  return /^(https:\/\/|mailto:.+@)/.test(href)
}

it('every public page is opened here; the landing page has a test of its own', () => {
  const addresses = routes.flatMap((row) =>
    row.access === 'public' && row.page !== 'landing-page'
      ? (row.entries?.map((entry) => entry.path) ?? row.path)
      : [],
  )
  expect(addresses.toSorted()).toEqual(PAGES.map(([path]) => path).toSorted())
})

describe.each(PAGES)('%s', (path, title) => {
  it('stands on its own: title, description, headings in order, links that lead somewhere', async () => {
    await open(path, title)
    await waitFor(() => expect(document.title).toBe(`${title} | Esboça`))
    const descriptions = document.querySelectorAll('meta[name=description]')
    expect(descriptions).toHaveLength(1)
    expect(descriptions[0]?.getAttribute('content')?.length).toBeGreaterThan(40)

    const levels = main()
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }

    const links = [...document.querySelectorAll('main a[href], footer a[href]')]
    const hrefs = links.map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([])

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const picture of document.querySelectorAll('main img')) {
      expect(picture).toHaveAttribute('alt')
    }
  })
})

describe('the header and the footer', () => {
  it('lead to contact and help, on a phone too', async () => {
    const user = await open('/guias', 'Guias')
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    for (const name of ['Principal', 'Menu']) {
      const nav = within(screen.getByRole('navigation', { name }))
      expect(nav.getByRole('link', { name: 'Contato' })).toHaveAttribute('href', '/contato')
      expect(nav.getByRole('link', { name: 'Ajuda' })).toHaveAttribute('href', '/central-de-ajuda')
    }
  })

  it('name every public page, and who runs the site', async () => {
    await open('/guias', 'Guias')
    const footer = within(screen.getByRole('contentinfo'))
    const links = footer
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Recursos', '/recursos'],
      ['Planos', '/planos'],
      ['Blog', '/blog'],
      ['Central de Ajuda', '/central-de-ajuda'],
      ['Tutoriais', '/tutoriais'],
      ['Guias', '/guias'],
      ['Contato', '/contato'],
      ['Feedback', '/feedback'],
      ['Termos de Uso', '/termos-de-uso'],
      ['Política de Privacidade', '/politica-de-privacidade'],
      ['Política de Cookies', '/politica-de-cookies'],
      ['LGPD', '/lgpd'],
    ])
    // nobody has filled in who runs it: see company.fresh.test.tsx
    expect(footer.queryByText(/CNPJ/)).toBeNull()
  })
})

it.each([
  ['/politica-de-cookies', 'Política de Cookies'],
  ['/lgpd', 'LGPD: seus direitos'],
])('%s sends nobody to a choice about statistics where there are none', async (path, title) => {
  await open(path, title)
  expect(screen.getByRole('main')).not.toHaveTextContent('no rodapé')
})

describe('the blog', () => {
  it('lists three articles with category, reading time, author and date', async () => {
    const user = await open('/blog', 'Blog')
    const articles = main().getAllByRole('article')
    expect(articles).toHaveLength(3)
    expect(articles.map((article) => article.querySelector('h2')?.textContent)).toEqual([
      'Quem fala demais, quem se cala e quem chora',
      'Do domingo ao encontro: uma hora de preparo',
      'Perguntas que abrem a conversa',
    ])
    const first = within(articles[0]!)
    expect(first.getByText('Cuidado de pessoas')).toBeVisible()
    expect(first.getByText('Por Equipe Esboça')).toBeVisible()
    expect(first.getByText('10 de novembro de 2026')).toBeVisible()
    expect(first.getByText('5 min de leitura')).toBeVisible()

    await user.click(main().getByRole('link', { name: 'Perguntas que abrem a conversa' }))
    expect(address()).toBe('/blog/perguntas-que-abrem-a-conversa')
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Jesus perguntava de verdade' }),
    ).toBeVisible()
    expect(main().getByText('Marcos 10:51')).toBeVisible()
    expect(main().getByText(/Bíblia Livre \(BLIVRE\)/)).toBeVisible()
    const invitation = within(main().getByRole('region', { name: 'E o encontro desta semana?' }))
    expect(
      invitation.getByText(
        'Cole o link da mensagem de domingo: o Esboça prepara as perguntas, os textos bíblicos e o tempo de cada parte.',
      ),
    ).toBeVisible()
    expect(invitation.getByRole('link', { name: 'Começar teste grátis' })).toHaveAttribute(
      'href',
      '/cadastro',
    )
  })

  it('has a 404 of its own', async () => {
    await open('/blog/nao-existe', 'Oops! Página não encontrada')
    expect(main().getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
    expect(main().getByRole('link', { name: 'Todos os artigos' })).toHaveAttribute('href', '/blog')
  })
})

describe('the help centre', () => {
  it('has four ways on and ten questions that open', async () => {
    const user = await open('/central-de-ajuda', 'Central de Ajuda')
    const cards = within(screen.getByRole('navigation', { name: 'Onde procurar' }))
    expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#perguntas-frequentes',
      '/tutoriais',
      '/guias',
      '/contato',
    ])

    const questions = main().getByRole('region', { name: 'Perguntas frequentes' })
    expect(within(questions).getAllByRole('button')).toHaveLength(10)
    const answer = within(questions).getByText(/Em geral, de 15 a 45 segundos/)
    expect(answer).not.toBeVisible()
    await user.click(
      within(questions).getByText('Quanto tempo leva, e qual é o tamanho de vídeo recomendado?'),
    )
    expect(answer).toBeVisible()
  })
})

describe('the tutorials', () => {
  it.each([
    ['Primeiros passos: seu primeiro esboço', 'Iniciante', '5 min'],
    ['Como escolher um bom vídeo', 'Iniciante', '4 min'],
    ['Personalizar por faixa etária', 'Intermediário', '7 min'],
    ['Marcações de tempo avançadas', 'Avançado', '6 min'],
  ])('%s', async (title, level, minutes) => {
    const user = await open('/tutoriais', 'Tutoriais')
    const section = within(main().getByRole('region', { name: title }))
    expect(section.getByText(level)).toBeVisible()
    expect(section.getByText(minutes)).toBeVisible()
    expect(section.getByRole('heading', { name: 'Antes de começar' })).toBeVisible()
    expect(section.getByRole('heading', { name: 'Dúvidas comuns' })).toBeVisible()
    expect(section.getByRole('link', { name: `Criar um esboço agora: ${title}` })).toHaveAttribute(
      'href',
      '/criar-esboco',
    )

    const [tip] = section.getAllByText('Dica:')
    expect(tip).not.toBeVisible()
    await user.click(tip!.closest('details')!.querySelector('summary')!)
    expect(tip).toBeVisible()
  })
})

it('the guides say that they are being made, and lead to what exists', async () => {
  await open('/guias', 'Guias')
  expect(main().getByText(/Os guias estão em desenvolvimento/)).toBeVisible()
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tutoriais', '/blog', '/central-de-ajuda', '/feedback'])
})
