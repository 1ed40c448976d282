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
      <ol className="flex flex-col gap-3 lg:gap-7">
        {steps.map(({ name, text }, index) => (
          <li
            key={name}
            // the first is the one that is waited for, once the account is made
            className="flex gap-4 max-lg:items-center group-has-data-confirms/auth:not-first:[&>span:first-child]:border-2 group-has-data-confirms/auth:not-first:[&>span:first-child]:border-accent group-has-data-confirms/auth:not-first:[&>span:first-child]:bg-transparent group-has-data-confirms/auth:not-first:[&>span:first-child]:text-ink lg:group-has-data-confirms/auth:first:-mx-4 lg:group-has-data-confirms/auth:first:rounded-lg lg:group-has-data-confirms/auth:first:bg-surface lg:group-has-data-confirms/auth:first:p-4 lg:group-has-data-confirms/auth:first:shadow-md"
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-heading text-lg font-semibold text-on-accent lg:size-10"
            >
              {index + 1}
            </span>
            <span className="flex flex-col gap-0.5">
              <strong className="font-semibold">{name}</strong>
              <span className="text-pretty text-muted max-lg:hidden">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
