declare const EdgeRuntime: { waitUntil: (running: Promise<unknown>) => void } | undefined

/** Sees to it that work which an answer does not wait for is done: a hosted function would end with its answer. */
export function keepAlive(running: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running)
}
