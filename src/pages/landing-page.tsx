import { lazy, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PRICE_BRL, TRIAL_DAYS } from '@contract/limits'
import { Closing } from '@/features/landing/closing'
import { Hero } from '@/features/landing/hero'
import { Showcase } from '@/features/landing/showcase'
import { WrittenPart } from '@/features/landing/written-part'
import { PlanFeatures } from '@/features/plan/plan-features'
import { formatMoney } from '@/lib/formats'
import { Head } from '@/lib/head'
import { anchors, paths } from '@/lib/paths'
import { plainPath } from '@/lib/public-paths'
import { landingMessages } from '@/messages/landing'
import { Card } from '@/ui/card'
import { PageColumn } from '@/ui/page'
import type { LANDING_PARTS } from './landing-parts'
import { PricingAction } from './pricing-action'

/** The addresses that open further down the page (ROUTE-1). */
const SECTION_BY_PATH: Readonly<Record<string, string>> = {
  [paths.features]: anchors.features,
  [paths.pricing]: anchors.pricing,
}

/** Each address is found under words of its own (ROUTE-10). */
const HEADS = {
  [paths.home]: {
    title: 'Esboça: da mensagem de domingo ao encontro do seu grupo',
    description:
      'Cole o link do vídeo da mensagem e receba um esboço em português para a sua célula ou pequeno grupo. 7 dias grátis, sem cartão.',
  },
  [paths.features]: {
    title: 'Recursos',
    description:
      'Como o Esboça transforma o vídeo da mensagem em um roteiro completo para o grupo: quebra-gelo, resumo, perguntas, aplicação e textos bíblicos conferidos.',
  },
  [paths.pricing]: {
    title: 'Planos',
    description:
      'Um plano só: R$ 19,90 por mês, com 20 esboços. Teste por 7 dias sem cartão e cancele quando quiser.',
  },
}

function isLandingPath(path: string): path is keyof typeof HEADS {
  return Object.hasOwn(HEADS, path)
}

// pages are written with all that is in them
const parts = import.meta.env.SSR ? (await import('./landing-parts')).LANDING_PARTS : null

function part(name: keyof typeof LANDING_PARTS) {
  if (parts) return parts[name]
  return lazy(async () => ({ default: (await import('./landing-parts')).LANDING_PARTS[name] }))
}

const Steps = part('steps')
const Offers = part('offers')
const Questions = part('questions')

/** ROUTE-6: the page is there first, then it scrolls. */
const SCROLL_DELAY_MS = 100

export function LandingPage() {
  const [complete, setComplete] = useState(false)
  useOpeningScroll(complete)
  const path = plainPath(useLocation().pathname)
  const head = isLandingPath(path) ? HEADS[path] : HEADS[paths.home]
  return (
    <>
      <Head {...head} />
      <Hero />
      <WrittenPart id="landing-steps" Part={Steps} />
      <Showcase />
      <WrittenPart id="landing-offers" Part={Offers} onShown={() => setComplete(true)} />
      <Pricing />
      <WrittenPart id="landing-questions" Part={Questions} />
      <Closing />
    </>
  )
}

/** To the section of the address, or to the one that the link asked for. */
function useOpeningScroll(complete: boolean) {
  const { pathname, state } = useLocation()
  const kind = useNavigationType()
  const { scrollTo } = Object(state) as { scrollTo?: unknown }
  const asked = kind === NavigationType.Pop ? undefined : scrollTo
  const section = typeof asked === 'string' ? asked : SECTION_BY_PATH[plainPath(pathname)]
  useEffect(() => {
    if (!section || !complete) return undefined
    const scroll = () => document.getElementById(section)?.scrollIntoView()
    const timer = window.setTimeout(scroll, SCROLL_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [section, complete])
}

const PROMISES = [
  `${TRIAL_DAYS} dias de teste grátis`,
  'Sem cartão para começar',
  'Cancele quando quiser',
]

function Pricing() {
  return (
    <div id="planos">
      <section id={anchors.pricing} aria-labelledby="pricing-title">
        <PageColumn className="grid items-center gap-10 py-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
          <div className="flex flex-col gap-6">
            <h2 id="pricing-title" className="text-3xl">
              Um plano, sem surpresa
            </h2>
            <p className="max-w-prose text-lg text-muted">
              Experimente com calma. Se ajudar o seu grupo, continue.
            </p>
            <ul className="flex flex-col font-serif text-lg">
              {PROMISES.map((promise) => (
                <li key={promise} className="border-t border-line py-3 last:border-b">
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          <Card tone="accent" className="mx-auto flex w-full max-w-form flex-col gap-6">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold tracking-tight">
                {formatMoney(PRICE_BRL)}
              </span>
              <span className="text-muted">{landingMessages.perMonth}</span>
            </p>
            <PlanFeatures />
            <PricingAction />
          </Card>
        </PageColumn>
      </section>
    </div>
  )
}
