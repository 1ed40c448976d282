import type { User } from '@supabase/supabase-js'
import { useLocation } from 'react-router-dom'
import { PRICE_BRL } from '@contract/limits'
import { LANDING_FAQS } from '@/content/landing-faqs'
import { usePlan } from '@/domain/plan/use-plan'
import { useAuth, useSessionLikely } from '@/features/auth/auth-provider'
import { FaqList } from '@/features/help/faq-list'
import { Closing } from '@/features/landing/closing'
import { FeatureGrid } from '@/features/landing/feature-grid'
import { Hero } from '@/features/landing/hero'
import { HowItWorks } from '@/features/landing/how-it-works'
import { OpeningScroll } from '@/features/landing/opening-scroll'
import { SaidAndAsked } from '@/features/landing/said-and-asked'
import { Showcase } from '@/features/landing/showcase'
import { Testimonials } from '@/features/landing/testimonials'
import { PlanFeatures, TickedLines } from '@/features/plan/plan-features'
import { track } from '@/lib/telemetry/analytics'
import { formatMoney } from '@/lib/formats'
import { Head } from '@/lib/head'
import { anchors, paths, plainPath } from '@/lib/paths'
import { landingHeads, landingMessages, pricingMessages } from '@/messages/landing/landing'
import { planMessages } from '@/messages/plan/plan'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageColumn } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

const HEADS = {
  [paths.home]: landingHeads.home,
  [paths.features]: landingHeads.features,
  [paths.pricing]: landingHeads.pricing,
}

function isLandingPath(path: string): path is keyof typeof HEADS {
  return Object.hasOwn(HEADS, path)
}

export function Page() {
  const { user } = useAuth()
  const path = plainPath(useLocation().pathname)
  const head = isLandingPath(path) ? HEADS[path] : HEADS[paths.home]
  return (
    // on a phone no text is longer than some lines, which may stand closer
    <div className="max-sm:leading-[1.35]">
      <Head {...head} />
      <OpeningScroll />
      <Hero member={user !== null} />
      <HowItWorks />
      <SaidAndAsked />
      <FeatureGrid />
      <Showcase member={user !== null} />
      <Pricing />
      <Questions />
      <Testimonials />
      <Closing member={user !== null} />
    </div>
  )
}

function Pricing() {
  return (
    <div id="planos">
      <section id={anchors.pricing} aria-labelledby="pricing-title">
        <PageColumn className="flex flex-col gap-6 py-6 sm:py-12 lg:py-16">
          <div className="flex flex-col gap-3">
            <h2 id="pricing-title" className="text-2xl sm:text-3xl">
              {pricingMessages.title}
            </h2>
            <p className="text-balance text-muted sm:text-lg">{pricingMessages.lead}</p>
          </div>
          {/* on a phone one list below the button */}
          <Card tone="accent" className="grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:items-center">
            <div className="flex flex-col gap-3 lg:gap-5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-heading text-4xl font-semibold tracking-tight">
                  {formatMoney(PRICE_BRL)}
                </span>
                <span className="text-muted">{landingMessages.perMonth}</span>
              </p>
              <PricingAction />
              <TickedLines lines={pricingMessages.promises} className="font-semibold" />
            </div>
            <PlanFeatures />
          </Card>
        </PageColumn>
      </section>
    </div>
  )
}

/** The button of the pricing card (LAND-4). */
function PricingAction() {
  const { user, loading } = useAuth()
  const likely = useSessionLikely()
  if (user) return <PlanButton user={user} />
  if (loading && likely) return <WaitingButton />
  return <PricingLink to={paths.signUp}>{planMessages.startTrial}</PricingLink>
}

function PlanButton({ user }: { user: User }) {
  const { plan, loading } = usePlan(user)
  if (loading) return <WaitingButton />
  if (plan?.status === 'active') {
    return (
      <Button size="lg" wide disabled>
        {planMessages.active}
      </Button>
    )
  }
  return <PricingLink to={paths.checkout}>{planMessages.subscribe}</PricingLink>
}

function PricingLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink
      to={to}
      size="lg"
      wide
      onClick={() => track({ name: 'cta_click', place: 'pricing' })}
    >
      {children}
    </ButtonLink>
  )
}

function WaitingButton() {
  return (
    <Button size="lg" wide busy>
      {planMessages.subscribe}
    </Button>
  )
}

function Questions() {
  return (
    <section aria-labelledby="questions-title" className="bg-sunken">
      <PageColumn className="grid gap-4 py-6 sm:py-12 lg:grid-cols-[0.7fr_1.3fr] lg:gap-16 lg:py-16">
        <div className="flex flex-col items-start gap-2">
          <h2 id="questions-title" className="text-2xl sm:text-3xl">
            {landingMessages.questions}
          </h2>
          <TextLink alone to={paths.help}>
            {landingMessages.allQuestions}
          </TextLink>
        </div>
        <FaqList faqs={LANDING_FAQS} />
      </PageColumn>
    </section>
  )
}
