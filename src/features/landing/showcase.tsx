import { EXAMPLE_GROUPS, type ExampleGroup } from '@/content/example-groups'
import { EXAMPLE_EXCERPTS } from '@/content/example-excerpts'
import { track } from '@/lib/telemetry/analytics'
import { anchors, paths } from '@/lib/paths'
import { exampleMessages } from '@/messages/landing/examples'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageColumn } from '@/ui/elements/page'
import { ExamplesPdfLink } from './examples-pdf-link'
import { ReadExample } from './read-example'

/** One message as three groups get it (LAND-2); each outline can be read in full. */
export function Showcase({ member }: { member: boolean }) {
  return (
    <section id={anchors.examples} aria-labelledby="showcase-title" className="bg-sunken">
      <PageColumn className="flex flex-col gap-6 py-6 sm:py-12 lg:py-16">
        <div className="flex flex-col gap-4">
          <h2 id="showcase-title" className="text-2xl sm:text-3xl">
            Uma mensagem, três grupos
          </h2>
          <p className="text-balance text-muted sm:text-lg">
            A mesma mensagem sobre Lucas 15, do jeito de cada um. Abra e leia os três inteiros.
          </p>
        </div>
        {/* side by side, the same part of each begins on one line */}
        <ul className="grid gap-3 lg:grid-cols-3 lg:gap-x-6">
          {EXAMPLE_GROUPS.map((group) => (
            <Card
              as="li"
              key={group.id}
              className="relative grid gap-2 py-4 lg:row-span-5 lg:grid-rows-subgrid lg:gap-4"
            >
              <ExampleSummary group={group} />
              {/* on a phone beside the name, where it says no more than that */}
              <div className="top-4 right-0 -mt-2 -ml-5 flex flex-col items-start gap-3 min-[22rem]:max-lg:not-has-[p]:absolute">
                <ReadExample
                  group={group}
                  variant="quiet"
                  className="underline decoration-1 underline-offset-4"
                  label={exampleMessages.readOf(group.name)}
                >
                  {exampleMessages.read}
                </ReadExample>
              </div>
            </Card>
          ))}
        </ul>
        <div className="flex flex-col gap-4 md:flex-row md:items-start md:justify-between">
          <div className="flex max-w-prose flex-col gap-2">
            <ExamplesPdfLink />
            <p className="text-sm text-balance text-muted">
              A mensagem é fictícia, e os exemplos foram montados sem inteligência artificial.
            </p>
          </div>
          <ButtonLink
            to={member ? paths.createOutline : paths.signUp}
            size="lg"
            className="shrink-0"
            onClick={() => track({ name: 'cta_click', place: 'showcase' })}
          >
            Fazer um para o meu grupo
          </ButtonLink>
        </div>
      </PageColumn>
    </section>
  )
}

function ExampleSummary({ group: { id, name, ages, minutes } }: { group: ExampleGroup }) {
  return (
    <>
      <h3 className="text-xl">
        {name}
        <span className="block font-sans text-base font-normal tracking-normal text-muted">
          {ages} · <b className="text-accent">{exampleMessages.minutes(minutes)}</b>
        </span>
      </h3>
      <dl className="grid gap-4 lg:row-span-3 lg:grid-rows-subgrid">
        {EXAMPLE_EXCERPTS[id].map(({ part, text }) => (
          // on a phone the question alone, three times one below the other, tells the groups apart
          <div
            key={part}
            className="max-lg:first:hidden max-lg:last:hidden lg:border-t lg:border-line lg:pt-3"
          >
            <dt className="text-sm font-semibold text-accent max-lg:hidden">{part}</dt>
            {/* narrow enough for as many lines in the letters of the device as in ours */}
            <dd className="font-serif text-balance max-sm:max-w-[17.15em]">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
