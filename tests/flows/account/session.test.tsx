import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRequest } from '@/domain/generation/pending-request'
import { AuthProvider, useAuth } from '@/features/auth/auth-provider'
import { sessionStorageKey, supabase } from '@/lib/supabase'
import { addAccount, sessionOf } from '../../msw/gotrue'
import { keepPending } from '../../msw/outline-ledger'
import { address, renderApp } from '../../render-app'

function Who() {
  const { user, loading } = useAuth()
  return <p>{loading ? 'esperando' : (user?.email ?? 'ninguém')}</p>
}

function start() {
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </QueryClientProvider>,
  )
  return queryClient
}

const ana = () => addAccount({ email: 'ana@example.com' })
const bia = () => addAccount({ email: 'bia@example.com' })
const store = (session: object) =>
  localStorage.setItem(sessionStorageKey(), JSON.stringify(session))

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** What the client in another tab does and tells. */
function inAnotherTab(told: () => { event: string; session: object | null }) {
  const channel = new BroadcastChannel(sessionStorageKey())
  channel.postMessage(told())
  channel.close()
}

// before the storage is emptied for the next test
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the session', () => {
  it('is nobody at once where none is stored', () => {
    start()
    expect(screen.getByText('ninguém')).toBeInTheDocument()
  })

  it('is there at once where the device holds one, and stays when the client has looked', async () => {
    store(sessionOf(ana()))
    start()
    expect(screen.getByText('ana@example.com')).toBeInTheDocument()
    await act(async () => (await supabase()).auth.getSession())
    expect(screen.getByText('ana@example.com')).toBeInTheDocument()
  })

  it.each([
    ['has run out', -60],
    ['is about to', 60],
  ])('that %s is waited for', async (_, secondsLeft) => {
    const now = Math.floor(Date.now() / 1000)
    store({ ...sessionOf(ana()), expires_at: now + secondsLeft })
    start()
    expect(screen.getByText('esperando')).toBeInTheDocument()
    expect(await screen.findByText('ana@example.com')).toBeInTheDocument()
  })

  it('is nobody where what is stored cannot be read', async () => {
    localStorage.setItem(sessionStorageKey(), '{"access_token":')
    start()
    expect(await screen.findByText('ninguém')).toBeInTheDocument()
  })

  it('of one person leaves nothing to the next', async () => {
    store(sessionOf(ana()))
    const queryClient = start()
    await screen.findByText('ana@example.com')
    queryClient.setQueryData(['outlines'], ['de Ana'])

    const { auth } = await supabase()
    const { access_token, refresh_token } = sessionOf(bia())
    await act(() => auth.setSession({ access_token, refresh_token }))
    expect(await screen.findByText('bia@example.com')).toBeInTheDocument()
    expect(queryClient.getQueryData(['outlines'])).toBeUndefined()

    queryClient.setQueryData(['outlines'], ['de Bia'])
    await act(() => auth.signOut({ scope: 'local' }))
    expect(await screen.findByText('ninguém')).toBeInTheDocument()
    expect(queryClient.getQueryData(['outlines'])).toBeUndefined()
  })

  it('keeps what was read while only the token is renewed', async () => {
    store(sessionOf(ana()))
    const queryClient = start()
    await screen.findByText('ana@example.com')
    queryClient.setQueryData(['outlines'], ['de Ana'])
    const { auth } = await supabase()
    await act(() => auth.refreshSession())
    expect(screen.getByText('ana@example.com')).toBeInTheDocument()
    expect(queryClient.getQueryData(['outlines'])).toEqual(['de Ana'])
  })

  it('of another tab is followed', async () => {
    start()
    expect(screen.getByText('ninguém')).toBeInTheDocument()
    const session = JSON.stringify(sessionOf(ana()))
    localStorage.setItem(sessionStorageKey(), session)
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: sessionStorageKey(), newValue: session }),
      )
    })
    expect(await screen.findByText('ana@example.com')).toBeInTheDocument()
  })

  it('that another tab ends is ended here, and nothing of it remains', async () => {
    store(sessionOf(ana()))
    const queryClient = start()
    await screen.findByText('ana@example.com')
    queryClient.setQueryData(['outlines'], ['de Ana'])
    inAnotherTab(() => {
      localStorage.clear()
      return { event: 'SIGNED_OUT', session: null }
    })
    expect(await screen.findByText('ninguém')).toBeInTheDocument()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('of another person in another tab takes the place of the first, and of what was read for them', async () => {
    store(sessionOf(ana()))
    const queryClient = start()
    await screen.findByText('ana@example.com')
    queryClient.setQueryData(['outlines'], ['de Ana'])
    inAnotherTab(() => {
      const session = sessionOf(bia())
      store(session)
      return { event: 'SIGNED_IN', session }
    })
    expect(await screen.findByText('bia@example.com')).toBeInTheDocument()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('is looked at again when the browser brings back a page that it had put aside', async () => {
    store(sessionOf(ana()))
    const queryClient = start()
    await screen.findByText('ana@example.com')
    queryClient.setQueryData(['outlines'], ['de Ana'])
    localStorage.clear()
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await screen.findByText('ninguém')).toBeInTheDocument()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('of another tab is good for requests where tabs share no storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    start()
    const { auth } = await supabase()
    const session = sessionOf(ana())
    inAnotherTab(() => ({ event: 'SIGNED_IN', session }))
    expect(await screen.findByText('ana@example.com')).toBeInTheDocument()
    expect((await auth.getSession()).data.session?.access_token).toBe(session.access_token)
    inAnotherTab(() => ({ event: 'SIGNED_OUT', session: null }))
    expect(await screen.findByText('ninguém')).toBeInTheDocument()
    expect((await auth.getSession()).data.session).toBeNull()
  })

  it('cannot be asked for outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used inside AuthProvider')
  })
})

describe('on a device that somebody else has used', () => {
  it.each(['/dashboard', '/contato'])(
    'nothing that they typed or asked for is left: %s',
    async (path) => {
      const typed = JSON.stringify({ userId: 'ana', typedAt: Date.now(), values: {} })
      localStorage.setItem('esboca:draft', typed)
      openRequest('ana', {
        url: 'https://youtu.be/dQw4w9WgXcQ',
        outlineType: 'celula',
        duration: 60,
        groupProfile: 'casais da Rua das Flores',
        additionalInfo: '',
        startTime: null,
        endTime: null,
        groupId: null,
        series: null,
        previousOutlineId: null,
        transcript: null,
      })
      expect(JSON.stringify(localStorage)).toContain('Rua das Flores')
      renderApp(path, { signedIn: true })
      await waitFor(() => expect(JSON.stringify(localStorage)).not.toMatch(/ana"|Rua das Flores/))
      expect(localStorage.getItem('esboca:draft')).toBeNull()
    },
  )
})

describe('when a person leaves', () => {
  /** Typed a moment ago, so that the form keeps it only when it goes; the rest is there already. */
  async function typeSomething() {
    const account = ana()
    const { user } = renderApp('/criar-esboco', { signedIn: account })
    const field = await screen.findByLabelText('Perfil do grupo')
    keepPending(account.id, 'r', { unsaved: '# A paz para casais' })
    localStorage.setItem('esboca:meeting', JSON.stringify({ owner: account.id }))
    localStorage.setItem('esboca:type-size', '1.5')
    await user.type(field, 'casais da Rua das Flores')
    return user
  }

  const nothingOfHers = () =>
    waitFor(() => expect(Object.keys(localStorage)).toEqual(['esboca:type-size']))

  it('nothing of hers stays on the device', async () => {
    const user = await typeSomething()
    await user.click(screen.getByRole('button', { name: /^Marta/ }))
    await user.click(screen.getAllByRole('button', { name: 'Sair' })[0]!)
    expect(await screen.findByText('Você saiu da sua conta.')).toBeInTheDocument()
    await nothingOfHers()
  })

  it.each([
    ['the news of it come first', ['left', 'ended']],
    ['the news of it come last', ['ended', 'left']],
  ] as const)('in another tab, nothing stays of what was typed here: %s', async (_, order) => {
    await typeSomething()
    // what was read, and has been read since
    await act(() => supabase())
    for (const news of order) {
      if (news === 'left') {
        const channel = new BroadcastChannel('esboca:leaving')
        channel.postMessage(null)
        channel.close()
      } else {
        inAnotherTab(() => {
          localStorage.removeItem(sessionStorageKey())
          return { event: 'SIGNED_OUT', session: null }
        })
      }
    }
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument()
    await nothingOfHers()
  })

  it('everything stays where the session has merely run out', async () => {
    await typeSomething()
    await act(() => supabase())
    inAnotherTab(() => {
      localStorage.removeItem(sessionStorageKey())
      return { event: 'SIGNED_OUT', session: null }
    })
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument()
    expect(localStorage.getItem('esboca:draft')).toContain('Rua das Flores')
    expect(localStorage.getItem('esboca:pending-outline')).toContain('A paz para casais')
    expect(localStorage.getItem('esboca:meeting')).not.toBeNull()
  })

  it('and another person comes in another tab, what was typed is not handed on', async () => {
    await typeSomething()
    await act(() => supabase())
    inAnotherTab(() => {
      const session = sessionOf(bia())
      store(session)
      return { event: 'SIGNED_IN', session }
    })
    await waitFor(() => expect(screen.getByLabelText('Perfil do grupo')).toHaveValue(''))
    await waitFor(() =>
      expect(JSON.stringify(localStorage)).not.toMatch(/Rua das Flores|A paz para casais/),
    )
    expect(localStorage.getItem('esboca:meeting')).toBeNull()
  })
})

describe.each([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('with a storage that is %s', (_, spoil) => {
  it('one can log in, go about and log out', async () => {
    const { user } = renderApp('/dashboard')
    spoil()
    addAccount()
    await user.type(await screen.findByLabelText('E-mail'), 'marta@example.com')
    await user.type(screen.getByLabelText('Senha'), 'graça e paz{Enter}')
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(await screen.findByText('Nenhum esboço encontrado')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Marta/ }))
    await user.click(screen.getAllByRole('button', { name: 'Sair' })[0]!)
    expect(await screen.findByText('Você saiu da sua conta.')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/'))
  })
})
