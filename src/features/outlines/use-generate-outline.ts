import type { GenerateOutlineBody } from '@contract/generate-outline'
import type { GenerationStage } from '@contract/generation-stage'
import type { UsageCheck } from '@contract/usage'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { outlineMessages } from '@/messages'
import { notify } from '@/ui/notify'
import { generateOutline } from './generate-outline'
import { describeFailure, LimitCheckError, type GenerationFailure } from './generation-failure'
import type { OutlineInput } from './outline-input'
import { saveOutline } from './outline-mutations'
import { outlineQueries } from './outline-queries'
import { forgetRequest, requestIdFor } from './pending-request'

/** The allowance, as the page gets it from the feature that knows it. */
export type Metering = {
  /** Null where the answer made no sense; rejects where there was none. */
  check: () => Promise<UsageCheck | null>
  /** Rejects where it failed. */
  track: () => Promise<void>
  /** Reads the allowance anew for the screen; never rejects. */
  refresh: () => Promise<void>
}

type User = { id: string; email?: string | undefined }

export type ShownOutline = { requestId: string; markdown: string }

/**
 * Makes an outline in the order of GEN-4, once at a time. It goes on when the page is left: the result is saved all
 * the same, and the outline before it stays until then. `generate` never rejects; it answers why there is no outline,
 * or null.
 */
export function useGenerateOutline(user: User, metering: Metering) {
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<GenerationStage | null>(null)
  const [outline, setOutline] = useState<ShownOutline | null>(null)

  const [working, setWorking] = useState(false)

  const { mutateAsync } = useMutation({
    // without a connection it has to run and say so, not to wait for one
    networkMode: 'always',
    mutationFn: async (input: OutlineInput): Promise<GenerationFailure | null> => {
      setStage(null)
      setWorking(true)
      let usage: UsageCheck | null = null
      const requestId = requestIdFor(user.id, input)
      let markdown: string
      try {
        usage = await askLimit(metering)
        if (usage && !usage.can_request) {
          throw new AppError('limit_reached', { userText: usage.reason })
        }
        markdown = await generateOutline(bodyOf(input, user, requestId), { onStage: setStage })
      } catch (error) {
        const failure = describeFailure(error, usage)
        setWorking(false)
        if (failure.code === 'key_reused') forgetRequest(requestId)
        if (failure.code === 'limit_reached') await metering.refresh()
        notify.error(failure.title, { description: failure.text })
        return failure
      }

      setOutline({ requestId, markdown })
      setWorking(false)
      forgetRequest(requestId)
      await save(user.id, requestId, input, markdown)
      await metering.track().catch((error: unknown) => logWarning('usage_not_registered', error))
      await Promise.all([
        queryClient.invalidateQueries(outlineQueries.list(user.id)),
        metering.refresh(),
      ])
      notify.success(outlineMessages.generatedTitle, { description: outlineMessages.generatedText })
      return null
    },
  })

  return { generate: mutateAsync, working, stage, outline }
}

/** Advice only, so that nobody waits for a refusal: the server asks again and decides. */
async function askLimit(metering: Metering): Promise<UsageCheck | null> {
  try {
    // without a connection the next step says so
    return navigator.onLine ? await metering.check() : null
  } catch (cause) {
    throw new LimitCheckError('can_make_request failed', { cause })
  }
}

async function save(userId: string, requestId: string, input: OutlineInput, content: string) {
  try {
    await saveOutline({ userId, requestId, input, content })
  } catch (error) {
    logWarning('outline_not_saved', error)
    notify.error(outlineMessages.notSavedTitle, { description: outlineMessages.notSavedText })
  }
}

function bodyOf(input: OutlineInput, user: User, requestId: string): GenerateOutlineBody {
  const { transcript, ...fields } = input
  return {
    ...fields,
    userEmail: user.email ?? '',
    userId: user.id,
    requestId,
    ...(transcript !== null && { transcript }),
  }
}
