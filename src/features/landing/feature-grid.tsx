import { LANDING_SCREENS } from '@/content/landing-screens'
import { anchors } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'
import { Phone } from './phone'

const FEATURES = [
  { title: 'Perguntas que abrem', text: 'Do jeito do seu grupo, para todos falarem.' },
  { title: 'A Bíblia no lugar certo', text: 'Toque na referência e o texto abre ali.' },
  { title: 'Do seu jeito', text: 'Toque em uma frase e mude. Duplique para outro grupo.' },
  {
    title: 'Leve para onde for',
    text: 'Word, WhatsApp, papel ou um link, com uma folha só para o grupo.',
  },
]

/** What is in an outline, and what happens to it once it is there: first what is seen beside it. /recursos opens here. */
export function FeatureGrid() {
  return (
    <div id="recursos" className="overflow-hidden">
      <section id={anchors.features} aria-labelledby="features-title">
        <PageColumn className="gap-y-6 py-6 sm:py-12 md:grid md:grid-cols-[1.2fr_0.8fr] md:gap-x-10 lg:gap-x-20 lg:py-16">
          <div className="flex flex-col gap-3">
            <h2 id="features-title" className="text-2xl sm:text-3xl">
              Tudo o que o encontro pede
            </h2>
            <p className="max-w-prose text-balance text-muted sm:text-lg">
              Cada parte vem com o seu tempo, e a soma cabe nos minutos que vocês têm.
            </p>
          </div>
          {/* on a phone the words run beside it, and then below */}
          <div className="relative max-md:float-right max-md:mt-5 max-md:mb-2 max-md:ml-5 max-md:w-[36%] max-md:max-w-[12rem] md:col-start-2 md:row-span-3 md:row-start-1 md:mx-auto md:max-w-[17.5rem] md:self-center">
            <div
              aria-hidden="true"
              className="absolute inset-x-0 inset-y-6 -rotate-6 rounded-xl bg-gilt-soft max-md:hidden"
            />
            <Phone
              picture={LANDING_SCREENS.meeting}
              alt="O modo encontro: as perguntas em letra grande, com os minutos que restam."
              className="relative"
            />
          </div>
          <div className="flex flex-col gap-1 max-md:py-4">
            <h3 className="text-xl text-accent md:text-2xl">Modo encontro</h3>
            <p className="md:text-lg">
              Uma parte por vez, em letra grande. O que você já abriu funciona sem internet.
            </p>
          </div>
          <dl className="gap-x-10 md:grid md:grid-cols-2">
            {FEATURES.map(({ title, text }) => (
              <div key={title} className="flow-root border-t-2 border-gilt py-2 sm:py-4">
                <dt className="font-heading text-lg leading-snug font-semibold text-balance">
                  {title}
                </dt>
                <dd className="text-balance text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </PageColumn>
      </section>
    </div>
  )
}
