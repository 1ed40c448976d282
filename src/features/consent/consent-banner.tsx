import { decide } from '@/lib/telemetry/consent'
import { paths } from '@/lib/paths'
import { consentMessages } from '@/messages/consent'
import { Button } from '@/ui/elements/button'
import { focusPage } from '@/ui/elements/focus-page'
import { TextLink } from '@/ui/elements/text-link'
import { wantPreferences } from './preferences-wanted'

/**
 * The question, at the foot of the window. It is the last thing of the page and sticks to the edge, so that it hides
 * no end of a page; refusing takes the same one press as accepting.
 */
export function ConsentBanner() {
  const answer = (statistics: boolean) => {
    focusPage()
    decide({ statistics })
  }
  return (
    <section
      data-foot
      aria-labelledby="consent-title"
      className="sticky bottom-0 z-20 border-t border-line bg-surface shadow-lg"
    >
      <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-5 py-5 sm:px-8 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
        <div className="flex flex-col gap-1">
          <h2 id="consent-title" className="text-lg">
            {consentMessages.title}
          </h2>
          <p className="max-w-prose text-sm text-muted">
            {consentMessages.text} <TextLink to={paths.cookies}>{consentMessages.policy}</TextLink>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button variant="secondary" className="grow" onClick={() => answer(false)}>
            {consentMessages.reject}
          </Button>
          <Button variant="secondary" className="grow" onClick={() => answer(true)}>
            {consentMessages.accept}
          </Button>
          <Button variant="quiet" className="grow" onClick={() => wantPreferences(true)}>
            {consentMessages.choose}
          </Button>
        </div>
      </div>
    </section>
  )
}
