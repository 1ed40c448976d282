import { LANDING_SCREENS } from '@/content/landing-screens'
import { PageColumn } from '@/ui/elements/page'
import { ScreenPicture } from '@/ui/elements/screen-picture'

const STEPS = [
  {
    title: 'Cole o link da mensagem',
    text: 'O vídeo do culto no YouTube. Sem legendas, você cola a transcrição.',
    picture: LANDING_SCREENS.link,
    alt: 'O link colado, e abaixo dele o título e os minutos da mensagem.',
  },
  {
    title: 'Conte como é o seu grupo',
    text: 'Idade, momento de vida e quantos minutos vocês têm. Com o grupo salvo, é um toque por semana.',
    picture: LANDING_SCREENS.group,
    alt: 'A duração em 40 minutos e, para o perfil, grupos prontos para tocar: jovens, casais, crianças.',
  },
  {
    title: 'Receba o esboço pronto',
    text: 'Em geral, de 15 a 45 segundos; um vídeo longo pode levar alguns minutos.',
    picture: LANDING_SCREENS.outline,
    alt: 'O começo do esboço: o título, o texto bíblico e o botão do modo encontro.',
  },
]

/** Three steps, each with its screen where there is room to read it. */
export function HowItWorks() {
  return (
    <section aria-labelledby="steps-title" className="bg-sunken">
      <PageColumn className="flex flex-col gap-4 py-7 lg:gap-6 sm:py-12 lg:py-16">
        <h2 id="steps-title" className="text-2xl sm:text-3xl">
          Como funciona
        </h2>
        {/* side by side, titles of one line and of two have their texts begin alike */}
        <ol className="grid gap-4 md:grid-cols-3 md:gap-x-8 md:gap-y-5">
          {STEPS.map(({ title, text, picture, alt }, index) => (
            <li key={title} className="grid gap-y-1 md:row-span-3 md:grid-rows-subgrid md:gap-y-3">
              {/* its room is kept until it is shown; without a picture, on a phone, it is none */}
              <div className="animate-later max-md:-mb-1 md:mb-1 md:aspect-[72/89]">
                <div className="h-full overflow-hidden rounded-lg border border-line bg-surface shadow-md max-md:hidden">
                  <ScreenPicture picture={picture} alt={alt} className="w-full" />
                </div>
              </div>
              <div className="flex items-start gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-heading text-base leading-none font-semibold text-on-accent"
                >
                  {index + 1}
                </span>
                <h3 className="text-lg leading-snug">{title}</h3>
              </div>
              <p className="text-balance text-muted max-md:ml-[2.75rem]">{text}</p>
            </li>
          ))}
        </ol>
      </PageColumn>
    </section>
  )
}
