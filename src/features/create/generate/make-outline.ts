import type { GenerateOutlineBody } from '@contract/calls/generate-outline'
import type { UsageCheck } from '@contract/calls/usage'
import {
  describeFailure,
  isLostConnection,
  LimitCheckError,
  type GenerationFailure,
} from '@/domain/generation/generation-failure'
import { isKnown } from '@/domain/generation/generation-ledger'
import {
  generationQuery,
  recoveryKey,
  updateGeneration,
  type Recovery,
} from '@/domain/generation/generation-state'
import { groupQueries } from '@/domain/group/group-queries'
import type { OutlineInput } from '@/domain/generation/outline-input'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { storeTranscript } from '@/domain/generation/pasted-transcripts'
import {
  forgetRequest,
  openRequest,
  pendingRequests,
  updateRequest,
  type PendingRequest,
} from '@/domain/generation/pending-request'
import { whileRunning } from '@/domain/generation/running-requests'
import { forgetLink } from '@/domain/generation/waiting-link'
import { checkUsage, reloadPlan } from '@/domain/plan/plan-cache'
import { AppError } from '@/lib/app-error'
import { paths } from '@/lib/paths'
import { planMessages } from '@/messages/plan/plan'
import { deliverOutline, type Account } from '@/outline-view/deliver-outline'
import { notify } from '@/ui/feedback/notify'
import { generateOutline } from './generate-outline'
import { retryWhileBusy } from './retry-while-busy'

/** Who makes outlines, and where they go to subscribe. */
export type Maker = Account & { subscribe: () => void }

/**
 * Makes an outline in the order of GEN-4, once at a time. It goes on when the page is left: the result is saved all
 * the same, and the outline before it stays until then. Never rejects; answers why there is no outline, or null.
 *
 * @param hasForm whether the form of the page shows why there is none
 */
export async function makeOutline(
  maker: Maker,
  input: OutlineInput,
  hasForm: boolean,
): Promise<GenerationFailure | null> {
  const { user, queryClient } = maker
  if (queryClient.getQueryData(generationQuery(user.id).queryKey)?.working) return null
  const { url, transcript } = input
  if (transcript !== null) void storeTranscript(user.id, url, transcript)
  const request = openRequest(user.id, input)
  forgetLink()
  updateGeneration(queryClient, user.id, {
    // without a connection the first step says so; what only belongs to waiting could not be fetched, nor ever again
    // by this page
    working: navigator.onLine,
    resumed: false,
    request,
    // our own server begins with it, and tells so: its steps are there from the start, and move nothing
    stage: isOwnWebhook() ? 'transcript' : null,
    sections: [],
    failure: null,
  })
  const failure = await whileRunning(request.requestId, () => run(maker, request, input, hasForm))
  // what is still open is looked after from now on; what was not saved, not in the same moment
  if (isUnsaved(request)) queryClient.setQueryData(recoveryKey(user.id), ONE_UNSAVED)
  else {
    void queryClient.invalidateQueries({ queryKey: recoveryKey(user.id) }, { cancelRefetch: false })
  }
  return failure
}

const ONE_UNSAVED: Recovery = { waiting: 0, elsewhere: 0, unsaved: 1 }

function isUnsaved({ userId, requestId }: PendingRequest): boolean {
  return pendingRequests(userId).some(
    (stored) => stored.requestId === requestId && stored.unsaved !== null,
  )
}

async function run(
  account: Maker,
  request: PendingRequest,
  input: OutlineInput,
  hasForm: boolean,
): Promise<GenerationFailure | null> {
  const { user, queryClient } = account
  const { requestId } = request
  let usage: UsageCheck | null = null
  try {
    usage = await askLimit(account)
    if (usage && !usage.can_request) {
      throw new AppError('outline.limit_reached', { userText: usage.reason })
    }
    const markdown = await retryWhileBusy(() =>
      generateOutline(bodyOf(input, user, requestId), {
        onStage: (stage) => updateGeneration(queryClient, user.id, { stage }),
        onSections: (sections) => updateGeneration(queryClient, user.id, { sections }),
      }),
    )
    updateGeneration(queryClient, user.id, { working: false, sections: [] })
    await deliverOutline(account, request, markdown)
    if (input.groupId !== null) {
      void queryClient.invalidateQueries({ queryKey: groupQueries.all(user.id) })
    }
    return null
  } catch (error) {
    const failure = describeFailure(error, usage)
    if (mayStillCome(failure) && (await isKnown(requestId))) {
      // from here on recovery waits for it
      updateGeneration(queryClient, user.id, { resumed: true, stage: null, sections: [] })
      return null
    }
    // a connection that was lost is told where it stays, with what to do next, if that is still looked at
    const isShown =
      hasForm && isLostConnection(failure) && location.pathname === paths.createOutline
    updateGeneration(queryClient, user.id, {
      working: false,
      sections: [],
      failure: isShown ? failure : null,
    })
    if (mayStillCome(failure)) updateRequest(requestId, { told: true })
    else forgetRequest(requestId)
    if (failure.code === 'outline.limit_reached') await reloadPlan(queryClient, user.id)
    // where paying would help, the way there is at hand; the month of a subscriber has to pass
    const offersPlan =
      failure.code === 'outline.limit_reached' && usage?.subscription_status !== 'active'
    if (!isShown) {
      notify.error(failure.title, {
        description: failure.text,
        ...(offersPlan && {
          action: { label: planMessages.subscribe, onClick: account.subscribe },
        }),
      })
    }
    return failure
  }
}

/** Whether an outline may be on its way, or ready, although this is what came of asking for it. */
export function mayStillCome({ code }: GenerationFailure): boolean {
  return ['outline.in_progress', 'unreachable', 'unexpected'].includes(code) && isOwnWebhook()
}

/** Advice only, so that nobody waits for a refusal: the server asks again and decides. */
async function askLimit({ user, queryClient }: Account): Promise<UsageCheck | null> {
  try {
    // without a connection the next step says so
    return navigator.onLine ? await checkUsage(queryClient, user.id) : null
  } catch (cause) {
    throw new LimitCheckError('can_make_request failed', { cause })
  }
}

function bodyOf(
  input: OutlineInput,
  user: Account['user'],
  requestId: string,
): GenerateOutlineBody & { requestId: string } {
  const { transcript, groupId, previousOutlineId, series, ...fields } = input
  return {
    ...fields,
    userEmail: user.email ?? '',
    userId: user.id,
    requestId,
    ...(transcript !== null && { transcript }),
    // an automation of the operator's knows neither groups nor series
    ...(isOwnWebhook() && {
      ...(groupId !== null && { groupId }),
      ...(previousOutlineId !== null && { previousOutlineId }),
      ...(series !== null && { series }),
    }),
  }
}
