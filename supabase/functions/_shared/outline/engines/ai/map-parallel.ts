/**
 * Runs `work` on every item, at most `limit` at a time, and gives the results in the order of the items.
 * The first failure aborts the signal of all others and is thrown.
 */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index, either)
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  } finally {
    failed.abort()
  }
  return results
}
