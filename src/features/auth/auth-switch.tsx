import { TextLink } from '@/ui/elements/text-link'

/** The way from login to sign-up and back. */
export function AuthSwitch({
  question,
  answer,
  to,
}: {
  question: string
  answer: string
  to: string
}) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4">
      <span className="text-muted">{question}</span>
      <TextLink alone to={to} className="font-semibold">
        {answer}
      </TextLink>
    </p>
  )
}
