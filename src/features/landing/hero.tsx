import { anchors } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'
import { MessageToSheet } from './message-to-sheet'
import { StartWithLink } from './start-with-link'

/** The first screen; whoever is logged in begins an outline here, the others an account. */
export function Hero({ member }: { member: boolean }) {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title" className="overflow-hidden">
      <PageColumn className="grid items-center gap-6 pt-5 pb-6 sm:gap-10 sm:py-12 lg:grid-cols-2 lg:gap-16 lg:pb-16">
        <div className="flex flex-col items-start gap-4 sm:gap-5 lg:gap-6">
          <h1 id="hero-title" className="text-3xl sm:text-4xl">
            Da mensagem de domingo ao encontro do seu grupo
          </h1>
          <p className="max-w-prose text-balance text-muted sm:text-lg">
            Cole o link do vídeo e receba um esboço que cabe no tempo do seu encontro, do jeito do
            seu grupo. <span className="sm:block">Você chega com calma e cuida das pessoas.</span>
          </p>
          <StartWithLink member={member} />
        </div>
        <MessageToSheet />
      </PageColumn>
    </section>
  )
}
