/** Who waits long for an outline may have their device tell them that it is ready. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeOffer } from '@/features/create/waiting/notice-offer'
import { rowsOf } from '../../msw/postgrest'
import { renderApp } from '../../render-app'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_VAPID_PUBLIC_KEY', 'chave-publica'))

const ID = '6f1f9cf0-1111-4222-8333-444455556666'
const OFFER = 'Avisar quando ficar pronto'

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/este-aparelho',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}

function define(target: object, name: string, value: object) {
  Object.defineProperty(target, name, { configurable: true, value })
}

let device: {
  permission: NotificationPermission
  /** What the person answers when the browser asks. */
  answer: NotificationPermission
  asked: number
  endpoint: string
  /** The key that the device is subscribed with; null: not at all. */
  subscribed: string | null
}

const subscription = () => ({
  endpoint: device.endpoint,
  toJSON: () => ({ ...SUBSCRIPTION, endpoint: device.endpoint }),
  unsubscribe: async () => {
    device.subscribed = null
    return true
  },
})

const pushManager = {
  async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
    if (device.subscribed !== null && device.subscribed !== key) {
      throw new DOMException('another key', 'InvalidStateError')
    }
    device.subscribed = key
    return subscription()
  },
  getSubscription: async () => (device.subscribed === null ? null : subscription()),
}

beforeEach(() => {
  device = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    endpoint: SUBSCRIPTION.endpoint,
    subscribed: null,
  }
  // jsdom has none of these; stubs of vi would be taken back together with those of the setup
  define(window, 'PushManager', {})
  define(window, 'Notification', {
    get permission() {
      return device.permission
    },
    async requestPermission() {
      device.asked += 1
      return (device.permission = device.answer)
    },
  })
  define(navigator, 'serviceWorker', {
    controller: {},
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  })
})

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** An outline that this device asked for a minute ago is still being made. */
function waitForOutline() {
  rowsOf('generation_requests').push({
    idempotency_key: ID,
    state: 'reserved',
    lease_over: false,
    error_code: null,
  })
  const input = {
    url: 'https://youtu.be/demo-paz-01',
    outlineType: 'celula',
    duration: 60,
    groupProfile: '',
    additionalInfo: '',
    startTime: null,
    endTime: null,
  }
  const asked = { requestId: ID, userId: 'user', fingerprint: 'x', input, told: false }
  const pending = [{ ...asked, askedAt: Date.now() - 60_000, unsaved: null }]
  localStorage.setItem('esboca:pending-outline', JSON.stringify(pending))
  return renderApp('/criar-esboco', { signedIn: true })
}

describe('the offer', () => {
  it('comes after half a minute, and asks for nothing before it is taken', async () => {
    vi.useFakeTimers()
    render(<NoticeOffer requestId={ID} askedAt={Date.now()} />)
    act(() => void vi.advanceTimersByTime(29_999))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: OFFER })).toBeInTheDocument()
    expect(device).toMatchObject({ asked: 0, subscribed: null })
  })

  it.each([
    ['notifications are forbidden', () => (device.permission = 'denied')],
    ['the browser has no push', () => Reflect.deleteProperty(window, 'PushManager')],
    [
      'no worker is there to hear',
      () => Object.assign(navigator.serviceWorker, { controller: null }),
    ],
  ])('is not there where %s', (_, break_) => {
    break_()
    vi.useFakeTimers()
    render(<NoticeOffer requestId={ID} askedAt={Date.now()} />)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('taken, has this device told of this outline, until somebody signs out', async () => {
    device.subscribed = 'chave-de-antes'
    const { user } = waitForOutline()
    await user.click(await screen.findByRole('button', { name: OFFER }))
    expect(
      await screen.findByText(
        'Combinado: este aparelho avisa quando o esboço ficar pronto, ou se não der certo. Você pode fechar esta página.',
      ),
    ).toHaveFocus()
    // what takes the focus is in no live region: it would be heard twice
    expect(document.activeElement?.closest('output, [aria-live]')).toBeNull()
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
    expect(rowsOf('ready_notices')).toMatchObject([
      { request_id: ID, endpoint: SUBSCRIPTION.endpoint, ...SUBSCRIPTION.keys },
    ])
    expect(device.subscribed).toBe('chave-publica')

    await user.click(screen.getByRole('button', { name: /^Marta Ribeiro/ }))
    await user.click(await screen.findByRole('button', { name: 'Sair' }))
    await waitFor(() => expect(rowsOf('ready_notices')).toEqual([]))
    expect(device.subscribed).toBeNull()
  })

  it('refused, is taken back in a sentence', async () => {
    device.answer = 'denied'
    const { user } = waitForOutline()
    await user.click(await screen.findByRole('button', { name: OFFER }))
    expect(
      await screen.findByText(/^As notificações do Esboça não estão permitidas/),
    ).toBeInTheDocument()
    expect(device).toMatchObject({ asked: 1, subscribed: null })
    expect(rowsOf('ready_notices')).toEqual([])
  })

  it('promises nothing where the server would not send', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    device.endpoint = 'https://push.exemplo.com.br/1'
    const { user } = waitForOutline()
    await user.click(await screen.findByRole('button', { name: OFFER }))
    expect(await screen.findByText(/^Não foi possível ligar o aviso/)).toBeInTheDocument()
    expect(rowsOf('ready_notices')).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })
})
