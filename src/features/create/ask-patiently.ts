import type { GenerateOutlineBody } from '@contract/generate-outline'
import { ledgerError, readRequest, readResult } from '@/domain/generation/generation-ledger'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { AppError, toAppError, type AppErrorCode } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { generateOutline, type GenerateOptions } from './generate-outline'

/** Milliseconds. The server gives up on a run before this. */
const MOST_WAITING_MS = 6 * 60 * 1000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10_000

type KeyedBody = GenerateOutlineBody & { requestId: string }

/**
 * `generateOutline` for as long as the outline may still come: a run that is under way is waited for, so is a place
 * behind others that are being made, and where the answer was lost on its way the ledger is asked for it.
 */
export async function askPatiently(body: KeyedBody, options: GenerateOptions): Promise<string> {
  const deadline = Date.now() + MOST_WAITING_MS
  for (const pause of pauses()) {
    try {
      return await generateOutline(body, options)
    } catch (error) {
      const known = toAppError(error)
      const busy = known.code === 'outline.busy'
      if (!busy && mayStillCome(known.code)) return await awaitLedger(body.requestId, known)
      if (!busy || Date.now() > deadline) throw known
    }
    await sleep(pause)
  }
  throw new AppError('outline.internal')
}

/** Whether an outline may be on its way, or ready, although this is what came of asking for it. */
export function mayStillCome(code: AppErrorCode): boolean {
  return ['outline.in_progress', 'unreachable', 'unexpected'].includes(code) && isOwnWebhook()
}

/** Throws `lost` where the server knows of nothing that could be waited for, or cannot be asked. */
async function awaitLedger(requestId: string, lost: AppError): Promise<string> {
  const deadline = Date.now() + MOST_WAITING_MS
  for (const pause of pauses()) {
    const entry = await readRequest(requestId).catch((error: unknown) => {
      logWarning('ledger_not_read', error)
      return null
    })
    if (!entry || Date.now() > deadline) throw lost
    if (entry.state === 'committed') {
      const result = await readResult(requestId)
      if (!result) throw lost
      return result.markdown
    }
    if (entry.state !== 'running') throw ledgerError(entry)
    await sleep(pause)
  }
  throw lost
}

function* pauses(): Generator<number> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.3, LONGEST_PAUSE_MS)) yield pause
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
