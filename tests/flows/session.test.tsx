import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/features/auth/auth-provider'
import { sessionStorageKey, supabase } from '@/lib/supabase'
import { addAccount, sessionOf } from '../msw/gotrue'

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

describe('the session', () => {
  it('is nobody at once where none is stored', () => {
    start()
    expect(screen.getByText('ninguém')).toBeInTheDocument()
  })

  it('is waited for where one is stored', async () => {
    store(sessionOf(ana()))
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

  it('cannot be asked for outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used inside AuthProvider')
  })
})
