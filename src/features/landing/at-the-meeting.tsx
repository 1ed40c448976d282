import { LANDING_SCREENS } from '@/content/landing-screens'
import { PageColumn } from '@/ui/elements/page'
import { Phone } from './phone'

const USES = [
  {
    title: 'Modo encontro',
    text: 'Uma parte por vez, em letra grande, com o tempo que resta. A tela não apaga, e o que você já abriu funciona sem internet.',
  },
  {
    title: 'A Bíblia no lugar certo',
    text: 'Toque em uma referência e o texto abre ali mesmo, com o capítulo a um toque.',
  },
  {
    title: 'Do seu jeito',
    text: 'Toque em uma frase e mude. Aumente a letra, duplique para outro grupo.',
  },
  {
    title: 'Leve para onde for',
    text: 'Word, WhatsApp, papel ou um link, com uma folha só para o grupo.',
  },
]

/** What happens to an outline once it is there. */
export function AtTheMeeting() {
  return (
    <section aria-labelledby="meeting-title" className="overflow-hidden">
      <PageColumn className="grid items-center gap-6 pt-8 md:py-12 md:grid-cols-[1.2fr_0.8fr] lg:gap-20 lg:py-20">
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-4">
            <h2 id="meeting-title" className="text-3xl">
              Na mão, na hora do encontro
            </h2>
            <p className="max-w-prose text-lg text-muted">
              Com o celular apoiado na mesa ou a folha no colo, você olha para as pessoas, não para
              o relógio.
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-10">
            {USES.map(({ title, text }) => (
              <div key={title} className="flex flex-col gap-1">
                <dt className="font-heading leading-snug font-semibold sm:text-lg">{title}</dt>
                <dd className="text-sm text-muted sm:text-base">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* on a phone it stands behind the edge of the section: its upper part says it all */}
        <div className="relative mx-auto w-full max-w-[13rem] max-md:h-[15rem] md:max-w-[17.500rem]">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 inset-y-6 -rotate-6 rounded-xl bg-gilt-soft"
          />
          <Phone
            picture={LANDING_SCREENS.meeting}
            alt="O modo encontro: a aplicação prática em letra grande, com os minutos que restam."
            className="relative"
          />
        </div>
      </PageColumn>
    </section>
  )
}
