const here = new Set<string>()

/**
 * Marks a request as being worked on by this tab until `work` ends. Other tabs see it too, where the browser has
 * locks; a tab that crashes or is closed gives its lock back.
 */
export async function whileRunning<Result>(
  requestId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  here.add(requestId)
  try {
    return await (locks()?.request(lockName(requestId), work) ?? work())
  } finally {
    here.delete(requestId)
  }
}

/** The requests among these that a living tab is working on, this one or another. */
export async function runningAmong(requestIds: readonly string[]): Promise<Set<string>> {
  const held = (await locks()?.query())?.held ?? []
  const names = new Set(held.map(({ name }) => name))
  return new Set(requestIds.filter((id) => here.has(id) || names.has(lockName(id))))
}

function lockName(requestId: string): string {
  return `esboca:outline:${requestId}`
}

/** Missing where the page was not loaded safely, and in old browsers. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
