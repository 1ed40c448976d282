/** PROF-2, in milliseconds. */
export const RECHECK = { every: 30_000, forcedWait: 3_000, afterPayment: 2_000 } as const

type Watched = {
  /** Asks the server; never rejects. */
  check: () => Promise<void>
  /** The same, every 30 seconds; may be left to another tab. Never rejects. */
  poll: () => Promise<void>
  /** Reads the profile anew. */
  reload: () => void
}

export type SubscriptionWatch = {
  /** One more check as soon as none is under way; settles when it is done. */
  recheck: () => Promise<void>
  /** Another tab was answered: the 30 seconds begin anew. */
  heard: () => void
  stop: () => void
}

/**
 * Re-checks the subscription (PROF-2): at once, every 30 seconds, and when the tab becomes visible again. The first
 * and the last are forced: 3 seconds after them the profile is read anew. Nothing is asked while the tab is hidden,
 * and never two checks at once.
 */
export function watchSubscription({ check, poll, reload }: Watched): SubscriptionWatch {
  let stopped = false
  let current: Promise<void> | null = null
  let next: Promise<void> | null = null
  let nextForced = false
  let interval: number | undefined
  let wait: number | undefined

  const run = async (work: () => Promise<void>, forced: boolean) => {
    await work()
    current = null
    if (!forced || stopped) return
    window.clearTimeout(wait)
    wait = window.setTimeout(reload, RECHECK.forcedWait)
  }

  const start = (forced: boolean): Promise<void> => {
    current = run(check, forced)
    return current
  }

  const startNext = async () => {
    await current
    const forced = nextForced
    next = null
    nextForced = false
    if (!stopped) await start(forced)
  }

  const ask = (forced: boolean): Promise<void> => {
    if (!current && !next) return start(forced)
    nextForced ||= forced
    next ??= startNext()
    return next
  }

  const startPolling = () => {
    window.clearInterval(interval)
    if (document.hidden) return
    interval = window.setInterval(() => {
      if (!current) current = run(poll, false)
    }, RECHECK.every)
  }

  const onVisibility = () => {
    startPolling()
    if (!document.hidden) void ask(true)
  }

  document.addEventListener('visibilitychange', onVisibility)
  startPolling()
  void ask(true)

  return {
    recheck: () => ask(false),
    heard: startPolling,
    stop: () => {
      stopped = true
      document.removeEventListener('visibilitychange', onVisibility)
      window.clearInterval(interval)
      window.clearTimeout(wait)
    },
  }
}
