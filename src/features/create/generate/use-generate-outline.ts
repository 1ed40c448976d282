import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { describeFailure, type GenerationFailure } from '@/domain/generation/generation-failure'
import { generationQuery } from '@/domain/generation/generation-state'
import type { OutlineInput } from '@/domain/generation/outline-input'
import { paths } from '@/lib/paths'
import type { Account } from '@/outline-view/deliver-outline'
import { notify } from '@/ui/feedback/notify'
import type { Maker } from './make-outline'

/** It comes while the form is filled in: what is seen first does not wait for it. */
const loadMaking = () => import('./make-outline')

/** `generate` never rejects; it answers why there is no outline, or null. */
export function useGenerateOutline(user: Account['user']) {
  const maker = useMaker(user)
  const { data: generation } = useQuery(generationQuery(user.id))

  useEffect(() => {
    // where it does not come it is asked for again, and the person told
    loadMaking().catch(() => {})
  }, [])

  const { mutateAsync } = useMutation({
    // without a connection it has to run and say so, not to wait for one
    networkMode: 'always',
    mutationFn: async (input: OutlineInput) => {
      try {
        const { makeOutline } = await loadMaking()
        return await makeOutline(maker, input, true)
      } catch (error) {
        return tell(describeFailure(error, null))
      }
    },
  })

  return { generate: mutateAsync, generation }
}

/** What `makeOutline` needs of the app, apart from what was typed. */
export function useMaker(user: Account['user']): Maker {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return { user, queryClient, subscribe: () => void navigate(paths.checkout) }
}

function tell(failure: GenerationFailure): GenerationFailure {
  notify.error(failure.title, { description: failure.text })
  return failure
}
