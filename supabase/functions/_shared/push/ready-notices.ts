import type { ReadyNotice } from '../contract/calls/ready-notice.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service-client.ts'
import type { PushAddress, SendPush } from './send-push.ts'

type Run = { userId: string; requestId: string }

/** Devices that were asked to be told of a run's end; whoever takes them has them alone. */
export type TakeNotices = (run: Run) => Promise<PushAddress[]>

/** Tells the devices that wait for a run. Never rejects: an outline is ready with or without it. */
export type SendNotices = (run: Run, notice: ReadyNotice, log: Log) => Promise<void>

/** `client` must hold the secret key. */
export function createTakeNotices(client: ServiceClient): TakeNotices {
  return async ({ userId, requestId }) => {
    const { data, error } = await client
      .from('ready_notices')
      .delete()
      .eq('user_id', userId)
      .eq('request_id', requestId)
      .select('endpoint, p256dh, auth')
    if (error) throw new Error('notices not taken', { cause: error.message })
    return data
  }
}

/** Sends nothing where `send` is null: the operator has no keys for it. */
export function createSendNotices(take: TakeNotices, send: SendPush | null): SendNotices {
  if (!send) return async () => {}
  return async (run, notice, log) => {
    const told = async (address: PushAddress) => {
      try {
        log('notice_sent', { status: await send(address, notice) })
      } catch (error) {
        log('notice_not_sent', { error: nameOf(error) })
      }
    }
    try {
      await Promise.all((await take(run)).map(told))
    } catch (error) {
      log('notices_not_taken', { error: nameOf(error) })
    }
  }
}

/** Without its message, in which runtimes repeat the address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'not an Error'
}
