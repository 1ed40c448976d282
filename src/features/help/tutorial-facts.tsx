import type { Tutorial, TutorialLevel } from '@/content/tutorial-types'
import { commonMessages } from '@/messages/common'
import { Badge } from '@/ui/elements/badge'

const TONES = {
  Iniciante: 'accent',
  Intermediário: 'gilt',
  Avançado: 'neutral',
} as const satisfies Record<TutorialLevel, 'accent' | 'gilt' | 'neutral'>

/** How hard it is and how long it takes. */
export function TutorialFacts({ tutorial: { level, minutes } }: { tutorial: Tutorial }) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Badge tone={TONES[level]}>{level}</Badge>
      <span className="text-sm text-muted">{commonMessages.minutes(minutes)}</span>
    </span>
  )
}
