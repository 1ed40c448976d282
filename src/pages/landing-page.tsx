import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PRICE_BRL, TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import { PlanFeatures } from '@/features/billing/plan-features'
import { track } from '@/lib/analytics'
import { formatMoney } from '@/lib/formats'
import { Head } from '@/lib/head'
import { anchors, paths } from '@/lib/paths'
import { plainPath } from '@/lib/public-paths'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { PageColumn } from '@/ui/page'
import { PricingAction } from './pricing-action'

const STEPS = [
  {
    title: 'Cole o link da mensagem',
    text: 'O vídeo do culto no YouTube. Se as legendas não estiverem disponíveis, você cola a transcrição.',
  },
  {
    title: 'Conte como é o seu grupo',
    text: 'Idade, jeito, momento de vida e quantos minutos vocês têm. O esboço se adapta a isso.',
  },
  {
    title: 'Receba o esboço pronto',
    text: 'Em geral em 15 a 45 segundos; um vídeo longo pode levar alguns minutos. Fica salvo no seu histórico.',
  },
]

const SAMPLE = [
  { part: 'Quebra-gelo', minutes: 10 },
  { part: 'Resumo da mensagem', minutes: 10 },
  { part: 'Perguntas para discussão', minutes: 25 },
  { part: 'Aplicação prática', minutes: 10 },
  { part: 'Conclusão e desafio', minutes: 5 },
]

const PARTS = [
  { title: 'Quebra-gelo', text: 'Para o grupo chegar, rir e já entrar no tema.' },
  { title: 'Resumo da mensagem', text: 'O que foi pregado, com o minuto do vídeo ao lado.' },
  {
    title: 'Perguntas para discussão',
    text: 'Abertas, do jeito do seu grupo, para todos falarem.',
  },
  { title: 'Aplicação prática', text: 'Um passo que cabe na semana de cada pessoa.' },
  { title: 'Conclusão e desafio', text: 'Para fechar bem o encontro e continuar em casa.' },
  { title: 'Textos bíblicos', text: 'Referências conferidas, com o texto da Bíblia ao lado.' },
]

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

/** ROUTE-6: the page is there first, then it scrolls. */
const SCROLL_DELAY_MS = 100

export function LandingPage() {
  useOpeningScroll()
  const path = plainPath(useLocation().pathname)
  const head = isLandingPath(path) ? HEADS[path] : HEADS[paths.home]
  return (
    <>
      <Head {...head} />
      <Hero />
      <HowItWorks />
      <Parts />
      <Pricing />
    </>
  )
}

/** To the section of the address, or to the one that the link asked for. */
function useOpeningScroll() {
  const { pathname, state } = useLocation()
  const kind = useNavigationType()
  const { scrollTo } = Object(state) as { scrollTo?: unknown }
  const asked = kind === NavigationType.Pop ? undefined : scrollTo
  const section = typeof asked === 'string' ? asked : SECTION_BY_PATH[pathname]
  useEffect(() => {
    if (!section) return undefined
    const scroll = () => document.getElementById(section)?.scrollIntoView()
    const timer = window.setTimeout(scroll, SCROLL_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [section])
}

function Hero() {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title" className="overflow-hidden">
      <PageColumn className="grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16 lg:pt-20 lg:pb-24">
        <div className="flex flex-col items-start gap-6">
          <p className="border-b-2 border-gilt pb-1 font-semibold text-accent">
            Para líderes de células e pequenos grupos
          </p>
          <h1 id="hero-title" className="text-4xl">
            Da mensagem de domingo ao encontro do seu grupo
          </h1>
          <p className="max-w-prose text-lg text-muted">
            Cole o link do vídeo e receba um esboço em português, do tamanho do seu encontro e do
            jeito do seu grupo. Você chega com calma e cuida das pessoas.
          </p>
          <div className="flex w-full flex-col items-start gap-3 sm:w-auto">
            <ButtonLink
              to={paths.signUp}
              size="lg"
              className="w-full sm:w-auto"
              onClick={() => track({ name: 'cta_click', place: 'hero' })}
            >
              Comece Gratuitamente
            </ButtonLink>
            <p className="text-sm text-muted">
              {TRIAL_DAYS} dias grátis e até {TRIAL_REQUESTS} esboços. Sem cartão.
            </p>
          </div>
        </div>
        <SampleOutline />
      </PageColumn>
    </section>
  )
}

/** A page of an outline, as it would lie on the table. */
function SampleOutline() {
  return (
    <figure className="relative mx-auto w-full max-w-form">
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-2 translate-y-2 rotate-2 rounded-lg border border-line bg-sunken"
      />
      <div className="relative rounded-lg border border-line bg-surface px-6 pt-8 pb-6 shadow-lg sm:px-8">
        <svg aria-hidden="true" viewBox="0 0 24 48" className="absolute -top-1 right-6 h-16 w-8">
          <path d="M2 0h20v46l-10-8-10 8V0Z" className="fill-gilt" />
        </svg>
        <p className="pr-12 text-sm text-muted">João 15:1-8 · 60 minutos</p>
        <p className="mt-1 pr-12 font-serif text-2xl font-semibold tracking-tight">
          Permanecer na videira
        </p>
        <ol className="mt-6 flex flex-col font-serif">
          {SAMPLE.map(({ part, minutes }) => (
            <li
              key={part}
              className="flex items-baseline justify-between gap-4 border-t border-line py-3"
            >
              <span>{part}</span>
              <span className="shrink-0 text-sm tabular-nums text-muted">{minutes} min</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 border-l-4 border-gilt pl-4 font-serif text-accent italic">
          O que ajuda você a permanecer quando a semana aperta?
        </p>
      </div>
      <figcaption className="sr-only">Exemplo das partes de um esboço de 60 minutos.</figcaption>
    </figure>
  )
}

function HowItWorks() {
  return (
    <div id="recursos" className="bg-sunken">
      <section id={anchors.features} aria-labelledby="features-title">
        <PageColumn className="flex flex-col gap-10 py-16 lg:py-24">
          <h2 id="features-title" className="text-3xl">
            Como funciona
          </h2>
          <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
            {STEPS.map(({ title, text }, index) => (
              <li
                key={title}
                className="flex gap-5 border-t-2 border-gilt pt-5 md:flex-col md:gap-3"
              >
                <span
                  aria-hidden="true"
                  className="font-serif text-3xl font-semibold leading-none text-accent"
                >
                  {index + 1}
                </span>
                <div className="flex flex-col gap-2">
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </PageColumn>
      </section>
    </div>
  )
}

function Parts() {
  return (
    <section aria-labelledby="parts-title">
      <PageColumn className="grid gap-10 py-16 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-4">
          <h2 id="parts-title" className="text-3xl">
            Tudo o que o encontro pede
          </h2>
          <p className="text-lg text-muted">
            Cada parte vem com o seu tempo, e a soma cabe nos minutos que vocês têm. O que foi dito
            na mensagem fica separado do que foi acrescentado.
          </p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {PARTS.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="font-serif text-lg font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageColumn>
    </section>
  )
}

function Pricing() {
  return (
    <div id="planos" className="bg-sunken">
      <section id={anchors.pricing} aria-labelledby="pricing-title">
        <PageColumn className="flex flex-col items-center gap-8 py-16 lg:py-24">
          <h2 id="pricing-title" className="text-center text-3xl">
            Um plano, sem surpresa
          </h2>
          <Card className="flex w-full max-w-form flex-col gap-6">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold tracking-tight">
                {formatMoney(PRICE_BRL)}
              </span>
              <span className="text-muted">por mês</span>
            </p>
            <PlanFeatures />
            <PricingAction />
            <p className="text-center text-sm text-muted">
              {TRIAL_DAYS} dias grátis, sem cartão. Cancele quando quiser.
            </p>
          </Card>
        </PageColumn>
      </section>
    </div>
  )
}
