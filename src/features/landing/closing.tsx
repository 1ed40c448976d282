import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/elements/button-link'
import { PageColumn } from '@/ui/elements/page'

/** The cover of the hymnal, closed. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="bg-cloth text-on-cloth">
      <PageColumn className="py-10 lg:py-16">
        <div className="flex flex-col items-center gap-6 rounded-lg border-2 border-gilt px-5 py-12 text-center sm:px-8 lg:py-20">
          <h2 id="closing-title" className="text-3xl">
            O próximo encontro já tem mensagem
          </h2>
          <p className="max-w-prose text-lg">
            Ela foi pregada no domingo. Cole o link e veja o que ela pode virar na roda do seu
            grupo.
          </p>
          <ButtonLink
            to={paths.signUp}
            variant="secondary"
            size="lg"
            className="w-full sm:w-auto"
            onClick={() => track({ name: 'cta_click', place: 'closing' })}
          >
            Criar meu primeiro esboço
          </ButtonLink>
        </div>
      </PageColumn>
    </section>
  )
}
