import { createAccount, type StripeAccount } from './account/account.ts'
import { answerApi } from './api.ts'
import { answerControl } from './control.ts'
import { createDelivery, type EventDelivery, type Switches } from './delivery.ts'
import { newId, newPrice } from './objects.ts'
import { answerPage } from './pages.ts'
import { loadState, saveState, type WireEvent } from './state.ts'

/** The version whose shapes it speaks; calls made with another are refused. */
const API_VERSION = '2026-10-28.endive'

/** Milliseconds for which a payment page waits for its events to arrive. */
const EVENTS_PATIENCE_MS = 8_000

export type StandInOptions = {
  /** Where events are posted; undefined: nowhere, yet. */
  webhookUrl?: string | (() => string | undefined) | undefined
  /** Signs the events; what the functions know as STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string
  /** The path under which it is mounted, e.g. `/dev/stripe`; the root when not given. */
  mountPath?: string
  /** A file that keeps its state over restarts; in memory when not given. */
  stateFile?: string | undefined
  priceId?: string
  /** In centavos of real. */
  priceAmount?: number
  switches?: Partial<Switches>
  /** Milliseconds after which failed deliveries are tried again; never when not given. */
  retryDelays?: readonly number[]
  fetch?: typeof fetch
}

export type StripeStandIn = {
  /** Answers `/v1/…` (the API), `/pages/…` (checkout and portal) and `/control` under the mount path. */
  fetch: (request: Request) => Promise<Response>
  account: StripeAccount
  switches: Switches
  delivery: EventDelivery
  /** Moves its clock, by seconds from where it stands. */
  advance: (seconds: number) => void
  /** An event as it would be sent now, without anything having happened. */
  makeEvent: (type: string, object: object) => WireEvent
  close: () => void
}

/** A payment provider on this machine, for development and tests. It takes no money and asks for no card. */
export function createStripeStandIn(options: StandInOptions): StripeStandIn {
  const { mountPath = '', stateFile, priceId = 'price_esboca_mensal', priceAmount = 1990 } = options
  const state = loadState(stateFile)
  let offset = 0
  const now = () => Math.floor(Date.now() / 1000) + offset
  state.price[priceId] ??= newPrice(priceId, priceAmount, now())

  const switches: Switches = { copies: 1, hold: false, lose: [], fail: null, ...options.switches }
  const { webhookUrl } = options
  const delivery = createDelivery(
    {
      webhookUrl: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
      webhookSecret: options.webhookSecret,
      fetch: options.fetch ?? fetch,
      retryDelays: options.retryDelays ?? [],
    },
    switches,
  )

  function makeEvent(type: string, object: object, previous?: object): WireEvent {
    return structuredClone({
      id: newId('evt'),
      object: 'event' as const,
      api_version: API_VERSION,
      created: now(),
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false as const,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
  }

  const account = createAccount({
    state,
    now,
    emit(type, object, previous) {
      const event = makeEvent(type, object, previous)
      state.event[event.id] = event
      delivery.enqueue(event)
    },
  })

  function nextFailure(path: string): number | null {
    const { fail } = switches
    if (!fail || fail.times < 1 || !path.startsWith(fail.path ?? '')) return null
    fail.times -= 1
    return fail.status
  }

  async function answer(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url)
    if (!pathname.startsWith(`${mountPath}/`)) return new Response(null, { status: 404 })
    const path = pathname.slice(mountPath.length)
    account.expireDueSessions()
    if (path.startsWith('/v1/')) {
      const pagesUrl = `${origin}${mountPath}/pages`
      const context = { state, account, now, pagesUrl }
      return answerApi(request, path, context, { apiVersion: API_VERSION, nextFailure })
    }
    if (path.startsWith('/pages/')) {
      const eventsArrived = () => Promise.race([delivery.settled(), wait(EVENTS_PATIENCE_MS)])
      return answerPage(request, path.slice('/pages'.length), { state, account, eventsArrived })
    }
    if (path === '/control') return answerControl(request, standIn)
    return new Response(null, { status: 404 })
  }

  const standIn: StripeStandIn = {
    async fetch(request) {
      const response = await answer(request)
      if (stateFile !== undefined && request.method !== 'GET') saveState(stateFile, state)
      return response
    },
    account,
    switches,
    delivery,
    advance(seconds) {
      offset += seconds
    },
    makeEvent,
    close() {
      delivery.stop()
      if (stateFile !== undefined) saveState(stateFile, state)
    },
  }
  return standIn
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
