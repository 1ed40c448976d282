import { planMessages } from '@/messages/plan'

/** What the paid plan includes: the same seven lines wherever it is offered. */
export function PlanFeatures() {
  return (
    <ul className="flex flex-col gap-3">
      {planMessages.features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="mt-0.5 size-5 shrink-0 text-accent"
          >
            <path d="m4.5 10.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {feature}
        </li>
      ))}
    </ul>
  )
}
