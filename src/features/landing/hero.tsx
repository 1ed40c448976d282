import { TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import { LANDING_SCREENS } from '@/content/landing-screens'
import { track } from '@/lib/analytics'
import { anchors, paths } from '@/lib/paths'
import { landingMessages } from '@/messages/landing'
import { ButtonLink } from '@/ui/elements/button-link'
import { PageColumn } from '@/ui/elements/page'
import { Phone } from './phone'

/** The parts of the example for couples; a test holds them to its text. */
const SHEET = [
  { part: 'Quebra-gelo', minutes: 6 },
  { part: 'Resumo da mensagem', minutes: 8 },
  { part: 'Perguntas para discussão', minutes: 13 },
  { part: 'Aplicação prática', minutes: 5 },
  { part: 'Oração', minutes: 4 },
  { part: 'Conclusão', minutes: 2 },
  { part: 'Desafio', minutes: 2 },
]

export function Hero() {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title" className="overflow-hidden">
      <PageColumn className="grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1.05fr_0.95fr] lg:gap-12 xl:grid-cols-[0.95fr_1.05fr] lg:pt-16 lg:pb-24">
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
              {landingMessages.start}
            </ButtonLink>
            <p className="text-sm text-muted">
              {TRIAL_DAYS} dias grátis e até {TRIAL_REQUESTS} esboços. Sem cartão.
            </p>
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-form lg:mr-0 xl:max-w-none xl:pb-6 xl:pl-[8.500rem]">
          <Sheet />
          <Phone
            picture={LANDING_SCREENS.questions}
            alt="O mesmo esboço no celular: as perguntas para discussão, cada fala com o seu minuto."
            className="absolute -bottom-6 left-0 hidden w-[11.500rem] -rotate-2 xl:block"
          />
        </div>
      </PageColumn>
    </section>
  )
}

/** A page of an outline, as it would lie on the table. */
function Sheet() {
  return (
    <figure className="relative">
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-2 translate-y-2 rotate-2 rounded-lg border border-line bg-sunken"
      />
      <div className="relative rounded-lg border border-line bg-surface px-6 pt-8 pb-6 shadow-lg sm:px-8 xl:pl-[4.500rem]">
        <svg aria-hidden="true" viewBox="0 0 24 48" className="absolute -top-1 right-6 h-16 w-8">
          <path d="M2 0h20v46l-10-8-10 8V0Z" className="fill-gilt" />
        </svg>
        <p className="pr-12 text-sm text-muted">Lucas 15:11-32 · 40 minutos</p>
        <p className="mt-1 pr-12 font-heading text-2xl font-semibold tracking-tight text-balance">
          O Pai que sai de casa duas vezes
        </p>
        <ol className="mt-5 flex flex-col font-serif">
          {SHEET.map(({ part, minutes }) => (
            <li
              key={part}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2"
            >
              <span>{part}</span>
              <span className="shrink-0 text-sm tabular-nums text-muted">
                {landingMessages.shortMinutes(minutes)}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-3 border-l-4 border-gilt pl-4 font-serif text-accent italic">
          Quando um de vocês erra, o que o outro costuma oferecer primeiro: o abraço ou a conta?
        </p>
      </div>
      <figcaption className="sr-only">
        As partes de um esboço de 40 minutos para casais jovens.
      </figcaption>
    </figure>
  )
}
