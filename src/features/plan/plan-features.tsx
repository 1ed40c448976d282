import { planMessages } from '@/messages/plan/plan'
import { CheckIcon } from '@/ui/elements/icons'

/** What the paid plan includes: the same seven lines wherever it is offered. */
export function PlanFeatures() {
  return (
    <ul className="flex flex-col gap-2">
      {planMessages.features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <CheckIcon className="mt-0.5 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
