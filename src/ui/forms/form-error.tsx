import { Notice } from '@/ui/feedback/notice'

export type FormProblem = {
  /** What happened. */
  text: string
  /** What can be done about it, where that is known. */
  advice?: string | null
}

/** The error of a form that belongs to no field; announced when it appears. */
export function FormError({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null
  return (
    <Notice tone="danger" announce="assertive">
      <p className="font-semibold">{problem.text}</p>
      {problem.advice && <p>{problem.advice}</p>}
    </Notice>
  )
}
