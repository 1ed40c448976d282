/** PROF-2, in milliseconds. */
export const RECHECK = { every: 30_000, forcedWait: 3_000, afterPayment: 2_000 } as const

type Watched = {
  /** Asks the server; never rejects. */
  check: () => Promise<void>
  /** Reads the profile anew. */
  reload: () => void
}

export type SubscriptionWatch = {
  /** One more check as soon as none is under way; settles when it is done. */
  recheck: () => Promise<void>
  stop: () => void
}

/**
 * Re-checks the subscription (PROF-2): at once, every 30 seconds, and when the tab becomes visible again. The first
 * and the last are forced: 3 seconds after them the profile is read anew. Nothing is asked while the tab is hidden,
 * and never two checks at once.
 */
export function watchSubscription({ check, reload }: Watched): SubscriptionWatch {
  let stopped = false
  let current: Promise<void> | null = null
  let next: Promise<void> | null = null
  let nextForced = false
  let poll: number | undefined
  let wait: number | undefined

  const run = async (forced: boolean) => {
    await check()
    current = null
    if (!forced || stopped) return
    window.clearTimeout(wait)
    wait = window.setTimeout(reload, RECHECK.forcedWait)
  }

  const start = (forced: boolean): Promise<void> => {
    current = run(forced)
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
    window.clearInterval(poll)
    if (document.hidden) return
    poll = window.setInterval(() => {
      if (!current) void ask(false)
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
    stop: () => {
      stopped = true
      document.removeEventListener('visibilitychange', onVisibility)
      window.clearInterval(poll)
      window.clearTimeout(wait)
    },
  }
}
