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
        <PageColumn className="grid grid-cols-[1fr_36%] gap-x-5 gap-y-4 py-7 sm:py-12 md:grid-cols-[1.2fr_0.8fr] md:gap-y-6 lg:gap-x-20 lg:py-16">
          <div className="col-span-2 flex flex-col gap-3 md:col-span-1">
            <h2 id="features-title" className="text-2xl sm:text-3xl">
              Tudo o que o encontro pede
            </h2>
            <p className="max-w-prose text-balance text-muted sm:text-lg">
              Cada parte vem com o seu tempo, e a soma cabe nos minutos que vocês têm.
            </p>
          </div>
          <div className="flex flex-col justify-center gap-1">
            <h3 className="text-xl text-accent md:text-2xl">Modo encontro</h3>
            <p className="md:text-lg">
              Uma parte por vez, em letra grande. O que você já abriu funciona sem internet.
            </p>
          </div>
          {/* on a phone its corner says it all, and leaves by the edge of the screen */}
          <div className="relative max-md:-mr-5 max-md:-mb-4 max-md:h-[12rem] max-md:[mask:linear-gradient(#000_80%,transparent)] md:col-start-2 md:row-span-3 md:row-start-1 md:mx-auto md:max-w-[17.5rem] md:self-center">
            <div
              aria-hidden="true"
              className="absolute inset-x-0 inset-y-6 -rotate-6 rounded-xl bg-gilt-soft max-md:hidden"
            />
            <Phone
              picture={LANDING_SCREENS.meeting}
              alt="O modo encontro: as perguntas em letra grande, com os minutos que restam."
              className="relative max-md:w-[14rem]"
            />
          </div>
          <dl className="col-span-2 grid gap-x-10 sm:grid-cols-2 md:col-span-1">
            {FEATURES.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-gilt py-2 sm:py-4">
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
