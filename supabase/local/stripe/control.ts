import type { Switches } from './delivery.ts'
import type { StripeStandIn } from './stand-in.ts'

type Command = {
  /** Replaces the switches that it names. */
  switches?: Partial<Switches>
  /** Moves the clock by seconds. */
  advance?: number
  renew?: string
  failRenewal?: string
  refund?: string
  dispute?: string
  release?: 'forward' | 'reversed'
  retry?: boolean
}

/**
 * For tests that reach the stand-in over HTTP: POST a command as JSON, e.g. `{"switches":{"hold":true}}`,
 * `{"renew":"sub_…"}`, `{"release":"reversed"}`. Answers the switches and what was delivered so far, as GET does.
 */
export async function answerControl(request: Request, standIn: StripeStandIn): Promise<Response> {
  if (request.method === 'POST') await obey((await request.json()) as Command, standIn)
  return Response.json({ switches: standIn.switches, deliveries: standIn.delivery.log })
}

async function obey(command: Command, { switches, account, delivery, advance }: StripeStandIn) {
  Object.assign(switches, command.switches)
  if (command.advance !== undefined) advance(command.advance)
  if (command.renew !== undefined) account.endPeriod(command.renew, true)
  if (command.failRenewal !== undefined) account.endPeriod(command.failRenewal, false)
  if (command.refund !== undefined) account.refundSubscription(command.refund)
  if (command.dispute !== undefined) account.dispute(command.dispute)
  if (command.release !== undefined) await delivery.release(command.release)
  if (command.retry === true) await delivery.retry()
  await delivery.settled()
}
