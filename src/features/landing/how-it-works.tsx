import type { ReactNode } from 'react'
import { EXAMPLE_MESSAGE } from '@/content/example-groups'
import { SHEET_END, SHEET_GROUP } from '@/content/message-to-sheet'
import { exampleMessages } from '@/messages/landing/examples'
import { PageColumn } from '@/ui/elements/page'
import { CheckIcon } from '@/ui/elements/icons'

/** What of each step is seen on its screen, drawn small in the letters of the page: it stays sharp, whole, and light. */
const STEPS: readonly { title: string; text: string; look: string; drawing: ReactNode }[] = [
  {
    title: 'Cole o link da mensagem',
    text: 'No YouTube: “Compartilhar” e “Copiar link”.',
    look: 'bg-cloth text-on-cloth',
    drawing: (
      <>
        <p className="flex items-center gap-2 text-sm font-semibold">
          <CheckIcon className="rounded-full bg-gilt-bright text-on-gilt-bright" />
          Vídeo encontrado
        </p>
        <p className="font-heading text-lg leading-snug font-semibold text-balance">
          {EXAMPLE_MESSAGE.title}
        </p>
        <p className="text-sm">{`${EXAMPLE_MESSAGE.passage} · ${EXAMPLE_MESSAGE.preacher}`}</p>
      </>
    ),
  },
  {
    title: 'Conte como é o seu grupo',
    text: 'Com o grupo salvo, é um toque por semana.',
    look: 'bg-surface',
    drawing: (
      <>
        <p className="flex items-baseline justify-between font-semibold">
          Duração
          <span className="font-heading text-lg text-accent">
            {exampleMessages.minutes(SHEET_GROUP.minutes)}
          </span>
        </p>
        <p className="flex flex-wrap gap-2 text-sm">
          {['Jovens', 'Casais', 'Crianças'].map((group) => (
            <span key={group} className="rounded-full border border-control px-3 py-1">
              {group}
            </span>
          ))}
        </p>
      </>
    ),
  },
  {
    title: 'Receba o esboço pronto',
    text: 'Em geral, de 15 a 45 segundos; um vídeo longo pode levar alguns minutos.',
    look: 'bg-accent-soft text-on-accent-soft',
    drawing: (
      <>
        <p className="text-sm font-semibold">Conclusão</p>
        <p className="font-serif text-lg leading-snug text-balance">{SHEET_END}</p>
      </>
    ),
  },
]

/** Three steps, each with what is seen of it. */
export function HowItWorks() {
  return (
    <section aria-labelledby="steps-title" className="bg-sunken">
      <PageColumn className="flex flex-col gap-4 py-6 lg:gap-6 sm:py-12 lg:py-16">
        <h2 id="steps-title" className="text-2xl sm:text-3xl">
          Como funciona
        </h2>
        {/* side by side, titles of one line and of two have their texts begin alike */}
        <ol className="grid gap-4 md:grid-cols-3 md:gap-x-8">
          {STEPS.map(({ title, text, look, drawing }, index) => (
            <li key={title} className="grid gap-y-1 md:row-span-3 md:grid-rows-subgrid md:gap-y-3">
              <div className="flex items-start gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-heading text-base leading-none font-semibold text-on-accent"
                >
                  {index + 1}
                </span>
                <h3 className="text-lg leading-snug">{title}</h3>
              </div>
              <p className="text-balance text-muted">{text}</p>
              <div
                aria-hidden="true"
                className={`flex flex-col justify-center gap-1 rounded-lg border border-line px-5 py-3 shadow-md md:py-5 ${look}`}
              >
                {drawing}
              </div>
            </li>
          ))}
        </ol>
      </PageColumn>
    </section>
  )
}
