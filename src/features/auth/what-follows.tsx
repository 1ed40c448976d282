import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'

/** Beside the form of a new account: what comes after it. */
export function WhatFollows() {
  const { title, steps } = authMessages.follows
  return (
    <section
      aria-labelledby="what-follows"
      className="flex flex-col justify-center gap-6 lg:self-stretch lg:rounded-lg lg:bg-accent-soft lg:p-10"
    >
      {/* what is drawn begins with the words, and ends above them */}
      <Drawing
        name="wayHome"
        className="-mt-6 -mb-5 -ml-[4.0625rem] w-[25rem] shrink-0 max-lg:hidden"
      />
      <h2 id="what-follows" className="text-2xl">
        {title}
      </h2>
      <ol className="flex flex-col gap-5">
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
              <span className="text-balance text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
