import { LANDING_FAQS } from '@/content/landing-faqs'
import { FaqList } from '@/features/help/faq-list'
import { AtTheMeeting } from '@/features/landing/at-the-meeting'
import { HowItWorks } from '@/features/landing/how-it-works'
import { OutlineParts } from '@/features/landing/outline-parts'
import { Testimonials } from '@/features/landing/testimonials'
import { paths } from '@/lib/paths'
import { PageColumn } from '@/ui/page'
import { TextLink } from '@/ui/text-link'

/** What of the landing page is only read: one script, which a written page does without. */
export const LANDING_PARTS = { steps: HowItWorks, offers: Offers, questions: Questions } as const

function Offers() {
  return (
    <>
      <OutlineParts />
      <AtTheMeeting />
      <Testimonials />
    </>
  )
}

function Questions() {
  return (
    <section aria-labelledby="questions-title" className="bg-sunken">
      <PageColumn className="grid gap-6 py-16 lg:grid-cols-[0.7fr_1.3fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col items-start gap-2">
          <h2 id="questions-title" className="text-3xl">
            Perguntas frequentes
          </h2>
          <TextLink to={paths.help} className="inline-flex min-h-target items-center">
            Ver todas na Central de Ajuda
          </TextLink>
        </div>
        <FaqList faqs={LANDING_FAQS} />
      </PageColumn>
    </section>
  )
}
