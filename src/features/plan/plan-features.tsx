import { planMessages } from '@/messages/plan/plan'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon } from '@/ui/elements/icons'

/** What the paid plan includes: the same seven lines wherever it is offered. */
export function PlanFeatures() {
  return <TickedLines lines={planMessages.features} />
}

/** What is promised, a line each. */
export function TickedLines({
  lines,
  className,
}: {
  lines: readonly string[]
  className?: string
}) {
  return (
    <ul className={classNames('flex flex-col gap-2', className)}>
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <CheckIcon className="mt-0.5 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  )
}
