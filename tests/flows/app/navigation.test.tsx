import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionStorageKey } from '@/lib/supabase'
import { addAccount, sessionOf } from '../../msw/gotrue'
import { holdRequests } from '../../msw/hold'
import { address, fill, renderApp } from '../../render-app'

const header = () => within(screen.getByRole('banner'))
const desktop = () => within(screen.getByRole('navigation', { name: 'Principal' }))

describe('private pages', () => {
  it('ask for a login and are come back to', async () => {
    addAccount()
    const { user } = renderApp('/dashboard?busca=paz')
    await screen.findByRole('heading', { name: 'Fazer Login' })
    expect(address()).toBe('/auth?next=%2Fdashboard%3Fbusca%3Dpaz')
    await fill(user, screen.getByLabelText('E-mail'), 'marta@example.com')
    await fill(user, screen.getByLabelText('Senha'), 'graça e paz')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard?busca=paz'))
  })

  it('end in what their reader may need, and not in the whole site', async () => {
    const { user } = renderApp('/dashboard', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Oi, Marta!' })
    const footer = within(screen.getByRole('contentinfo'))
    const links = () => footer.getAllByRole('link').map((link) => link.textContent)
    const short = [
      'Central de Ajuda',
      'Contato',
      'Feedback',
      'Termos de Uso',
      'Política de Privacidade',
    ]
    expect(links()).toEqual(short)
    await user.click(footer.getByRole('link', { name: 'Feedback' }))
    await screen.findByRole('heading', { level: 1, name: 'Feedback' })
    expect(links()).toEqual(short)
  })

  it('never lead to another site', async () => {
    renderApp('/auth?next=%2F%2Fevil.example', { signedIn: true })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('wait for the session without showing another screen', async () => {
    // one that has run out is renewed first
    const session = { ...sessionOf(addAccount()), expires_at: 1 }
    localStorage.setItem(sessionStorageKey(), JSON.stringify(session))
    const release = holdRequests('*/auth/v1/token')
    renderApp('/criar-esboco')
    expect(await screen.findByText('Carregando…')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Fazer Login' })).not.toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByText('Carregando…')).not.toBeInTheDocument())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Criar Esboço' }),
    ).toBeInTheDocument()
    expect(address()).toBe('/criar-esboco')
  })
})

describe('the header', () => {
  it('offers login and sign-up to a visitor', async () => {
    renderApp('/')
    expect(desktop().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(desktop().getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute(
      'href',
      '/cadastro',
    )
    expect(desktop().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
    await screen.findByRole('link', { name: 'Comece Gratuitamente' })
  })

  it('offers the product to a user, and lets them out', async () => {
    const { user } = renderApp('/criar-esboco', { signedIn: true })
    const menu = await desktop().findByRole('button', { name: 'Marta Ribeiro' })
    expect(desktop().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    expect(desktop().getByRole('link', { name: 'Criar Esboço' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(desktop().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')

    await user.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()

    await user.click(menu)
    await user.click(desktop().getByRole('button', { name: 'Sair' }))
    expect(await desktop().findByRole('link', { name: 'Login' })).toBeInTheDocument()
    expect(await screen.findByText('Você saiu da sua conta.')).toBeInTheDocument()
    expect(address()).toBe('/')
    expect(localStorage).toHaveLength(0)
  })

  it('calls someone without a name by the e-mail', async () => {
    renderApp('/', { signedIn: addAccount({ name: '', email: 'joao.silva@example.com' }) })
    expect(await desktop().findByRole('button', { name: 'joao.silva' })).toBeInTheDocument()
  })

  it('has a mobile menu that tells who is logged in', async () => {
    const { user } = renderApp('/', { signedIn: true })
    await desktop().findByRole('button', { name: 'Marta Ribeiro' })
    const toggle = header().getByRole('button', { name: 'Abrir menu' })
    expect(screen.queryByText('Logado como')).not.toBeInTheDocument()
    await user.click(toggle)

    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    expect(menu.getByText('Logado como')).toBeVisible()
    expect(menu.getByText('Marta Ribeiro')).toBeVisible()
    expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
    expect(toggle).toHaveAccessibleName('Fechar menu')

    await user.click(menu.getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument(),
    )
  })

  it('keeps the focus in the open menu, and gives it back', async () => {
    const { user } = renderApp('/guias')
    await screen.findByRole('heading', { level: 1, name: 'Guias' })
    const toggle = screen.getByRole('button', { name: 'Abrir menu' })
    await user.click(toggle)
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    await user.tab({ shift: true })
    expect(menu.getByRole('link', { name: 'Login' })).toHaveFocus()
    await user.tab()
    expect(toggle).toHaveFocus()
    await user.tab()
    expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  it('goes home from another page and scrolls to the hero there', async () => {
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    const { user } = renderApp('/nada')
    await user.click(desktop().getByRole('link', { name: 'Home' }))
    expect(address()).toBe('/')
    await waitFor(() => expect(scrolled).toEqual(['hero']))
    await user.click(desktop().getByRole('link', { name: 'Home' }))
    expect(scrolled).toEqual(['hero', 'hero'])
  })
})

describe('the landing page', () => {
  it('leads to sign-up', async () => {
    renderApp('/')
    const start = await screen.findByRole('link', { name: 'Comece Gratuitamente' })
    expect(start).toHaveAttribute('href', '/cadastro')
    expect(screen.getByText('R$ 19,90')).toBeInTheDocument()
  })

  it.each([
    ['/recursos', 'features'],
    ['/planos', 'pricing'],
  ])('opened as %s is scrolled to %s', async (path, section) => {
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    renderApp(path)
    await waitFor(() => expect(scrolled).toEqual([section]))
  })
})

describe('an unknown address', () => {
  it('says so and leads home', async () => {
    const { user } = renderApp('/nao-existe')
    expect(
      await screen.findByRole('heading', { name: 'Oops! Página não encontrada' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Voltar para o início' }))
    expect(address()).toBe('/')
  })
})

describe('moving between pages', () => {
  it('starts the new page at the top, for screen readers too', async () => {
    const { user } = renderApp('/nada')
    await user.click(await screen.findByRole('link', { name: 'Voltar para o início' }))
    await waitFor(() =>
      expect(
        screen.getByRole('main', { name: 'Da mensagem de domingo ao encontro do seu grupo' }),
      ).toHaveFocus(),
    )
  })

  it('can skip the header', async () => {
    const { user } = renderApp('/nada')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main', { name: 'Oops! Página não encontrada' })).toHaveFocus()
  })
})
