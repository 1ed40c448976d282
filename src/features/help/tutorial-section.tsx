import type { Tutorial, TutorialStep } from '@/content/tutorial-types'
import { paths } from '@/lib/paths'
import { helpMessages } from '@/messages/help/help'
import { ButtonLink } from '@/ui/elements/button-link'
import { classNames } from '@/ui/elements/class-names'
import { Disclosure } from '@/ui/elements/disclosure'
import { ScreenPicture } from '@/ui/elements/screen-picture'
import { FaqList } from './faq-list'
import { TutorialFacts } from './tutorial-facts'

/** One tutorial in full (HELP-2). */
export function TutorialSection({ tutorial }: { tutorial: Tutorial }) {
  const { slug, title, summary, prerequisites, steps, faqs } = tutorial
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="flex flex-col gap-8 border-t-2 border-gilt pt-8"
    >
      <header className="flex flex-col gap-3">
        <TutorialFacts tutorial={tutorial} />
        <h2 id={`${slug}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-prose text-lg text-muted">{summary}</p>
      </header>
      <div className="flex flex-col gap-3">
        <h3 className="text-lg">{helpMessages.prerequisites}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-6 marker:text-gilt">
          {prerequisites.map((prerequisite) => (
            <li key={prerequisite}>{prerequisite}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="text-lg">{helpMessages.steps}</h3>
        <ol className="border-t border-line">
          {steps.map((step, index) => (
            <li key={step.title}>
              <Step step={step} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="text-lg">{helpMessages.tutorialFaq}</h3>
        <FaqList faqs={faqs} />
      </div>
      <ButtonLink
        to={paths.createOutline}
        variant="secondary"
        aria-label={helpMessages.tryItFor(title)}
        className="w-full sm:w-auto sm:self-start"
      >
        {helpMessages.tryIt}
      </ButtonLink>
    </section>
  )
}

/** Pixels of a picture: those that are narrower are of a phone, and shown as large as on one. */
const WIDE = 1000

function Step({
  step: { title, text, tip, picture },
  number,
}: {
  step: TutorialStep
  number: number
}) {
  return (
    <Disclosure
      title={
        <span className="flex items-baseline gap-3">
          <span className="w-6 shrink-0 font-heading text-xl text-accent tabular-nums">
            {number}
          </span>
          {title}
        </span>
      }
    >
      <div className="flex flex-col gap-3 sm:pl-8">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-pretty">
            {paragraph}
          </p>
        ))}
        {tip && (
          <p className="max-w-prose rounded-md bg-gilt-soft px-4 py-3 text-on-gilt-soft">
            <strong>{helpMessages.tip}</strong> {tip}
          </p>
        )}
        {picture && (
          <ScreenPicture
            picture={picture.screen}
            alt={picture.alt}
            className={classNames(
              'rounded-md border border-line',
              picture.screen.width < WIDE && 'w-full max-w-[22rem]',
            )}
          />
        )}
      </div>
    </Disclosure>
  )
}
