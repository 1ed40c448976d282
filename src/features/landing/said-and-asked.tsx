import { EXAMPLE_MESSAGE } from '@/content/example-groups'
import { SAID_AND_ASKED } from '@/content/message-to-sheet'
import { withBoundVerses } from '@/lib/formats'
import { landingMessages } from '@/messages/landing/landing'
import { PageColumn } from '@/ui/elements/page'

/** What the product stands for: the preacher's own sentence with its minute, the question of its text, the verse. */
export function SaidAndAsked() {
  const { said, saidAt, asked, reference, verse } = SAID_AND_ASKED
  return (
    <section aria-labelledby="said-title" className="bg-cloth text-on-cloth">
      <PageColumn className="grid items-center gap-6 py-6 lg:grid-cols-[1.15fr_0.85fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-4">
            <h2 id="said-title" className="text-2xl sm:text-3xl">
              Nenhuma frase inventada
            </h2>
            <p className="max-w-prose text-balance sm:text-lg">
              Confira no próprio vídeo. A pergunta parte do texto, o versículo vem da Bíblia, e
              sugestão nossa vem com esse nome.
            </p>
          </div>
          <figure className="flex flex-col gap-4">
            <blockquote className="border-l-4 border-gilt pl-5 font-serif text-xl leading-snug text-balance sm:text-2xl">
              <p>{`“${said}”`}</p>
            </blockquote>
            <figcaption className="pl-6">
              {`${EXAMPLE_MESSAGE.preacher}, aos ${landingMessages.minute(saidAt)}`}
            </figcaption>
          </figure>
        </div>
        <dl className="flex flex-col gap-4">
          {/* with an edge, as its neighbour: their words begin on one line */}
          <div className="rounded-lg border-2 border-surface bg-surface p-5 text-ink shadow-lg lg:p-7">
            <dt className="text-sm font-semibold text-accent">{landingMessages.asked}</dt>
            <dd className="mt-2 font-serif text-lg leading-snug text-balance lg:text-xl">
              {withBoundVerses(asked)}
            </dd>
          </div>
          {/* on a phone a saying as the one above, without a frame */}
          <div className="border-gilt pl-5 max-lg:border-l-4 lg:rounded-lg lg:border-2 lg:p-7">
            <dt className="text-sm font-semibold">{reference}</dt>
            {/* as wide as leaves its words whole and its last line no scrap */}
            <dd className="font-serif max-w-[17.15em]">{verse}</dd>
          </div>
        </dl>
      </PageColumn>
    </section>
  )
}
