import { Fragment } from 'react'
import { NO_TRANSCRIPT, TRANSCRIPT_WAYS } from '@/content/transcript-ways'

/** How to come by the words, step by step, each button drawn as one. */
export function TranscriptSteps() {
  return (
    <div className="flex max-w-prose flex-col gap-5">
      {TRANSCRIPT_WAYS.map(({ where, steps }) => (
        <section key={where} aria-label={where} className="flex flex-col gap-2">
          <h3 className="font-sans text-base font-semibold tracking-normal">{where}</h3>
          <ol className="flex list-decimal flex-col gap-2 pl-6">
            {steps.map((step) => (
              <li key={step} className="pl-1 text-pretty">
                <WithButtons text={step} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className="text-pretty text-muted">
        <WithButtons text={NO_TRANSCRIPT} />
      </p>
    </div>
  )
}

function WithButtons({ text }: { text: string }) {
  const parts = [...text.matchAll(/“(?<button>[^”]+)”|[^“]+/g)]
  return parts.map(({ 0: words, index: offset, groups }) =>
    groups?.['button'] ? (
      <span
        key={offset}
        className="inline-block rounded-sm border border-control bg-surface px-1.5 py-0.5 text-sm font-semibold"
      >
        {groups['button']}
      </span>
    ) : (
      <Fragment key={offset}>{words}</Fragment>
    ),
  )
}
