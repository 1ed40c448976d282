import { LANDING_SCREENS } from '@/content/landing-screens'
import { anchors } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'
import { Phone } from './phone'

const FEATURES = [
  { title: 'Perguntas que abrem', text: 'Do jeito do seu grupo, para todos falarem.' },
  {
    title: 'Um passo para a semana',
    text: 'Aplicação e desafio que cabem na vida.',
  },
  {
    title: 'A Bíblia no lugar certo',
    text: 'Toque na referência e o texto abre ali.',
  },
  {
    title: 'Modo encontro',
    text: 'Uma parte por vez, em letra grande. O que você já abriu funciona sem internet.',
  },
  {
    title: 'Do seu jeito',
    text: 'Toque em uma frase e mude. Duplique para outro grupo.',
  },
  {
    title: 'Leve para onde for',
    text: 'Word, WhatsApp, papel ou um link, com uma folha só para o grupo.',
  },
]

/** What is in an outline, and what happens to it once it is there; /recursos opens here. */
export function FeatureGrid() {
  return (
    <div id="recursos" className="overflow-hidden bg-sunken">
      <section id={anchors.features} aria-labelledby="features-title">
        <PageColumn className="grid items-center gap-6 pt-8 md:grid-cols-[1.2fr_0.8fr] md:py-12 lg:gap-20 lg:py-20">
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-4">
              <h2 id="features-title" className="text-3xl">
                Tudo o que o encontro pede
              </h2>
              <p className="max-w-prose text-balance text-muted sm:text-lg">
                Cada parte vem com o seu tempo, e a soma cabe nos minutos que vocês têm. Você olha
                para as pessoas, não para o relógio.
              </p>
            </div>
            <dl className="grid gap-x-10 sm:grid-cols-2">
              {FEATURES.map(({ title, text }) => (
                <div key={title} className="border-t-2 border-gilt py-3 sm:py-5">
                  <dt className="font-heading text-lg leading-snug font-semibold text-balance">
                    {title}
                  </dt>
                  <dd className="mt-1 text-balance text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {/* on a phone its upper part says it all, and fades where a paragraph ends */}
          <div className="relative mx-auto w-full max-w-[13rem] max-md:h-[13.25rem] max-md:[mask:linear-gradient(#000_90%,transparent)] md:max-w-[17.5rem]">
            <div
              aria-hidden="true"
              className="absolute inset-x-0 inset-y-6 -rotate-6 rounded-xl bg-gilt-soft"
            />
            <Phone
              picture={LANDING_SCREENS.meeting}
              alt="O modo encontro: as perguntas em letra grande, com os minutos que restam."
              className="relative"
            />
          </div>
        </PageColumn>
      </section>
    </div>
  )
}
