import { anchors } from '@/lib/paths'
import { landingMessages } from '@/messages/landing/landing'
import { LineIcon } from '@/ui/elements/icons'
import { PageColumn } from '@/ui/elements/page'
import { aloneLinkClass } from '@/ui/elements/text-link'
import { MessageToSheet } from './message-to-sheet'
import { StartWithLink } from './start-with-link'

/** The first screen; whoever is logged in begins an outline here, the others an account. */
export function Hero({ member }: { member: boolean }) {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title" className="overflow-hidden">
      {/* on a phone the first screen goes down to the question that a group will be asked */}
      <PageColumn className="grid justify-items-start gap-y-5 pt-4 pb-6 sm:py-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-3 lg:pb-16">
        <div className="flex flex-col items-start gap-3 sm:gap-5 lg:gap-6">
          <h1
            id="hero-title"
            // as narrow as lets its lines end where its sense does
            className="text-3xl max-sm:max-w-[7.6em] max-sm:text-[calc(0.86*var(--text-3xl))] sm:text-4xl"
          >
            Da mensagem de domingo ao encontro do seu grupo
          </h1>
          <p className="max-w-prose text-balance text-muted sm:text-lg">
            Cole o link do vídeo e receba um esboço no tempo e no jeito do seu grupo.{' '}
            <span className="sm:block">Você chega com calma e cuida das pessoas.</span>
          </p>
          <StartWithLink member={member} />
        </div>
        <MessageToSheet className="w-full lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        {!member && (
          <a
            href={`#${anchors.examples}`}
            className={`${aloneLinkClass} gap-2 lg:-mt-1 lg:font-semibold`}
          >
            <LineIcon className="-ml-1 size-5">
              <path d="M5 3h10v14H5V3Zm3 4h4m-4 3h4m-4 3h2" />
            </LineIcon>
            {landingMessages.toExamples}
          </a>
        )}
      </PageColumn>
    </section>
  )
}
