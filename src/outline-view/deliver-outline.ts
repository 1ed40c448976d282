import type { QueryClient } from '@tanstack/react-query'
import { clearDraft } from '@/domain/generation/form-draft'
import { updateGeneration } from '@/domain/generation/generation-state'
import { newOutline } from '@/domain/generation/new-outline'
import {
  forgetRequest,
  updateRequest,
  type PendingRequest,
} from '@/domain/generation/pending-request'
import { insertOutline } from '@/domain/outline/outline-mutations'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { reloadPlan } from '@/domain/plan/plan-cache'
import { trackUsage } from '@/domain/plan/usage'
import { track } from '@/lib/telemetry/analytics'
import { type AppError, toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { generationMessages } from '@/messages/generation/generation'
import { notify } from '@/ui/feedback/notify'

export type Account = {
  user: { id: string; email?: string | undefined }
  queryClient: QueryClient
}

/** Takes back that an outline was not saved. */
let unsay = () => {}

/** From 'show' on in the order of GEN-4. Never rejects. */
export async function deliverOutline(
  { user, queryClient }: Account,
  request: PendingRequest,
  markdown: string,
): Promise<void> {
  const { input } = request
  const outline = newOutline({ ...request, markdown })
  updateGeneration(queryClient, user.id, { outline, failure: null })
  clearDraft()
  track({ name: 'generate_outline', type: input.outlineType, minutes: input.duration })
  const problem = await saveRequest(request, markdown)
  if (problem) {
    const { code, userText } = problem
    const advice = code === 'history.full' ? ` ${userText}` : ''
    unsay = notify.error(generationMessages.notSavedTitle, {
      description: generationMessages.notSavedText + advice,
    })
  }
  await trackUsage(user.id).catch((error: unknown) => logWarning('usage_not_registered', error))
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: outlineQueries.lists(user.id) }),
    reloadPlan(queryClient, user.id),
  ])
  notify.success(generationMessages.generatedTitle, {
    description: generationMessages.generatedText,
    // off its cover, which says it too
    atFoot: true,
    duration: 4000,
  })
}

/**
 * Saves the outline (call 13). Our own server has done so by then, and the copy changes nothing there; behind another
 * webhook it is this that writes. One that could not be saved stays on this device. Answers why; null where it is saved.
 */
export async function saveRequest(
  request: PendingRequest,
  markdown: string,
): Promise<AppError | null> {
  const { requestId } = request
  try {
    await insertOutline(newOutline({ ...request, markdown }))
    forgetRequest(requestId)
    unsay()
    return null
  } catch (error) {
    logWarning('outline_not_saved', error)
    updateRequest(requestId, { unsaved: markdown })
    return toAppError(error)
  }
}
