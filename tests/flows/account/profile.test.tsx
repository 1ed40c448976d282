import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { EXPIRED_STATE, setPlan } from '../../msw/billing'
import { addAccount } from '../../msw/gotrue'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { renderApp } from '../../render-app'

const header = () => within(screen.getByRole('banner'))

/** A server whose usage check does not know the plan, so that the profile is what tells it. */
function usageWithoutPlan() {
  answerRpc('can_make_request', () => ({ can_request: true, reason: '', requests_remaining: 4 }))
}

/** The rows that the app made. */
async function madeProfiles() {
  await waitFor(() => expect(rowsOf('user_profiles')).toHaveLength(1))
  return rowsOf('user_profiles')
}

describe('the profile', () => {
  it('is read by its user id', async () => {
    usageWithoutPlan()
    const marta = addAccount()
    rowsOf('user_profiles').push(
      { user_id: 'someone else', subscription_status: 'expired' },
      { user_id: marta.id, subscription_status: 'active' },
    )
    renderApp('/', { signedIn: marta })
    expect(await header().findAllByText('Pro')).toHaveLength(1)
    expect(rowsOf('user_profiles')).toHaveLength(2)
  })

  it.each([
    [{ name: 'Marta Ribeiro' }, { email: 'marta@example.com', name: 'Marta Ribeiro' }],
    [
      { name: '', email: 'joao.silva@example.com' },
      { email: 'joao.silva@example.com', name: 'joao.silva' },
    ],
    [
      { name: ' ', email: '' },
      { email: '', name: 'Usuário' },
    ],
  ])('is made where there is none: %j', async (given, made) => {
    const account = addAccount(given)
    renderApp('/', { signedIn: account })
    const [row] = await madeProfiles()
    const { user_id, email, name, ...rest } = row ?? {}
    expect({ user_id, email, name }).toEqual({ user_id: account.id, ...made })
    // plan and trial are the server's
    expect(Object.keys(rest).toSorted()).toEqual(['created_at', 'id'])
  })

  it('that another tab made first is taken', async () => {
    usageWithoutPlan()
    const marta = addAccount()
    server.use(
      http.post('*/rest/v1/user_profiles', () => {
        rowsOf('user_profiles').push({ user_id: marta.id, subscription_status: 'trial' })
        return HttpResponse.json(
          { code: '23505', message: 'duplicate key value', details: null, hint: null },
          { status: 409 },
        )
      }),
    )
    renderApp('/', { signedIn: marta })
    expect(await header().findAllByText('4 restantes')).toHaveLength(1)
  })

  it.each([
    ['read', 'get', 'profile_not_loaded 57014: canceling statement'],
    ['made', 'post', 'profile_not_loaded 57014: canceling statement'],
  ] as const)('that cannot be %s is only logged', async (_, method, text) => {
    usageWithoutPlan()
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
    server.use(
      http[method]('*/rest/v1/user_profiles', () =>
        HttpResponse.json({ code: '57014', message: 'canceling statement' }, { status: 500 }),
      ),
    )
    renderApp('/checkout', { signedIn: true })
    // loading ends, and the page says what it can
    expect(
      await screen.findByText('Não conseguimos ver a situação do seu plano.'),
    ).toBeInTheDocument()
    expect(heard).toContain(text)
  })

  it('gives way to what the server knows of this moment', async () => {
    const marta = addAccount()
    rowsOf('user_profiles').push({ user_id: marta.id, subscription_status: 'active' })
    setPlan(EXPIRED_STATE)
    renderApp('/', { signedIn: marta })
    expect(await header().findAllByText('Expirado')).toHaveLength(1)
    expect(header().queryByText('Pro')).not.toBeInTheDocument()
  })
})
