import { toAppError } from '@/lib/app-error'

/** Milliseconds. The server gives up on a run before this. */
const MOST_WAITING_MS = 6 * 60 * 1000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10_000

/** Asks again for as long as the server has no place free for one more outline. */
export async function retryWhileBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + MOST_WAITING_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.3, LONGEST_PAUSE_MS)) {
    try {
      return await ask()
    } catch (error) {
      const known = toAppError(error)
      if (known.code !== 'outline.busy' || Date.now() > deadline) throw known
    }
    await sleep(pause)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
