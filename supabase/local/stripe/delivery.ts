import { createHmac } from 'node:crypto'
import type { WireEvent } from './state.ts'

/** How events travel. All of it may be changed at any time. */
export type Switches = {
  /** How often each event is delivered. */
  copies: number
  /** Keeps events back until they are released: late, or in another order. */
  hold: boolean
  /** Types of events that never arrive; `*` for all. */
  lose: readonly string[]
  /** The API answers the next calls with this failure; `path` (the beginning of one) limits it. */
  fail: { status: 429 | 500 | 503; times: number; path?: string } | null
}

type Delivery = { event: string; type: string; status: number }

export type DeliveryOptions = {
  /** Where events go; undefined while there is nobody to tell. */
  webhookUrl: () => string | undefined
  webhookSecret: string
  fetch: typeof fetch
  /** Milliseconds after which a failed delivery is tried again; empty: never by itself. */
  retryDelays: readonly number[]
}

/** The header that Stripe puts on an event: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.payload">`. */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

export type EventDelivery = ReturnType<typeof createDelivery>

/** Sends events one after the other, apart from the calls that cause them. */
export function createDelivery(options: DeliveryOptions, switches: Switches) {
  const log: Delivery[] = []
  const timers = new Set<NodeJS.Timeout>()
  let held: WireEvent[] = []
  let failed: WireEvent[] = []
  let running: Promise<void> = Promise.resolve()

  function enqueue(event: WireEvent): void {
    if (switches.lose.includes('*') || switches.lose.includes(event.type)) return
    if (switches.hold) held.push(event)
    else send(event)
  }

  function send(event: WireEvent): void {
    for (let copy = 0; copy < switches.copies; copy += 1) attempt(event, 0)
  }

  function attempt(event: WireEvent, tries: number): void {
    running = deliver(running, event, tries)
  }

  async function deliver(earlier: Promise<void>, event: WireEvent, tries: number): Promise<void> {
    await earlier
    const url = options.webhookUrl()
    if (url === undefined) return
    const status = await post(url, event)
    log.push({ event: event.id, type: event.type, status })
    if (status >= 200 && status < 300) return
    const delay = options.retryDelays[tries]
    if (delay === undefined) failed.push(event)
    else later(delay, () => attempt(event, tries + 1))
  }

  function later(delay: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delay)
    timer.unref()
    timers.add(timer)
  }

  /** The status of the answer; 0 when there was none. */
  async function post(url: string, event: WireEvent): Promise<number> {
    const payload = JSON.stringify(event, null, 2)
    const seconds = Math.floor(Date.now() / 1000)
    try {
      const answer = await options.fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(payload, options.webhookSecret, seconds),
        },
        body: payload,
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  /** Waits until nothing is on its way, including what the deliveries themselves caused. */
  async function settled(): Promise<void> {
    let seen: Promise<void> | undefined
    while (seen !== running) {
      seen = running
      await seen
    }
  }

  return {
    log,
    enqueue,
    settled,
    /** Sends what was held back, in the order of events or the other way round. */
    async release(order: 'forward' | 'reversed' = 'forward'): Promise<void> {
      const waiting = order === 'forward' ? held : held.toReversed()
      held = []
      for (const event of waiting) send(event)
      await settled()
    },
    /** Sends again what was not taken, as Stripe does for three days. */
    async retry(): Promise<void> {
      const waiting = failed
      failed = []
      for (const event of waiting) attempt(event, options.retryDelays.length)
      await settled()
    },
    /** Sends any event again, or one that never happened. */
    async resend(event: WireEvent): Promise<void> {
      attempt(event, options.retryDelays.length)
      await settled()
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
