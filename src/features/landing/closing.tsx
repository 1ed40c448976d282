import { track } from '@/lib/telemetry/analytics'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { ButtonLink } from '@/ui/elements/button-link'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn } from '@/ui/elements/page'

/** From the church to the house: the last word, on the green cloth of what was promised. */
export function Closing({ member }: { member: boolean }) {
  return (
    <section aria-labelledby="closing-title" className="bg-cloth text-on-cloth">
      <PageColumn className="py-6 sm:py-12 lg:py-16">
        <div className="flex flex-col items-center gap-4 text-center">
          <Drawing name="wayHome" className="drawn-on-cloth -my-4 w-full max-w-form lg:-mt-8" />
          <h2 id="closing-title" className="text-2xl sm:text-3xl">
            O próximo encontro já tem mensagem
          </h2>
          <p className="max-w-prose text-balance sm:text-lg">
            Ela foi pregada no domingo. Agora é só colar o link.
          </p>
          <ButtonLink
            to={member ? paths.createOutline : paths.signUp}
            size="lg"
            variant="onCloth"
            className="w-full sm:w-auto"
            onClick={() => track({ name: 'cta_click', place: 'closing' })}
          >
            {member ? appMessages.createOutline : 'Criar meu primeiro esboço'}
          </ButtonLink>
        </div>
      </PageColumn>
    </section>
  )
}
