import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'

/** Beside the form of a new account: what comes after it. */
export function WhatFollows() {
  const { title, steps } = authMessages.follows
  return (
    <section
      aria-labelledby="what-follows"
      // from the top down: where an error makes the card longer, nothing here moves
      className="flex flex-col gap-6 overflow-hidden lg:gap-8 lg:self-stretch lg:rounded-lg lg:bg-accent-soft lg:p-10"
    >
      {/* what is drawn is as wide as the words, and ends above them */}
      <Drawing
        name="wayHome"
        className="-mt-8 -mb-10 -ml-[22.6%] w-[139.1%] max-w-none shrink-0 max-lg:hidden"
      />
      <h2 id="what-follows" className="text-2xl">
        {title}
      </h2>
      <ol className="flex flex-col gap-5 lg:gap-7">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-accent font-heading text-lg font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span className="flex flex-col gap-0.5">
              <strong className="font-semibold">{name}</strong>
              <span className="text-pretty text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
