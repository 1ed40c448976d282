import { EXAMPLE_GROUPS, type ExampleGroup } from '@/content/example-groups'
import { EXAMPLE_EXCERPTS } from '@/content/example-excerpts'
import { track } from '@/lib/telemetry/analytics'
import { anchors, paths } from '@/lib/paths'
import { exampleMessages } from '@/messages/landing/examples'
import { Badge } from '@/ui/elements/badge'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageColumn } from '@/ui/elements/page'
import { ExamplesPdfLink } from './examples-pdf-link'
import { ReadExample } from './read-example'

/** One message as three groups get it (LAND-2); each outline can be read in full. */
export function Showcase({ member }: { member: boolean }) {
  return (
    <section id={anchors.examples} aria-labelledby="showcase-title">
      <PageColumn className="flex flex-col gap-6 py-8 lg:py-20">
        <div className="flex flex-col gap-4">
          <h2 id="showcase-title" className="text-3xl">
            Uma mensagem, três grupos
          </h2>
          <p className="max-w-prose text-balance text-muted sm:text-lg">
            A mesma mensagem sobre Lucas 15, do jeito de cada um. Abra e leia os três inteiros.
          </p>
        </div>
        {/* side by side, the same part of each begins on one line */}
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-x-6">
          {EXAMPLE_GROUPS.map((group) => (
            <Card
              as="li"
              key={group.id}
              className="flex flex-col gap-4 lg:row-span-5 lg:grid lg:grid-rows-subgrid"
            >
              <ExampleSummary group={group} />
              <div className="flex flex-col gap-3">
                <ReadExample
                  group={group}
                  variant="secondary"
                  wide
                  label={exampleMessages.readOf(group.name)}
                >
                  {exampleMessages.read}
                </ReadExample>
              </div>
            </Card>
          ))}
        </ul>
        <div className="flex flex-col gap-5 border-t border-line pt-5 md:flex-row md:items-start md:justify-between">
          <div className="flex max-w-prose flex-col gap-2">
            <ExamplesPdfLink />
            <p className="text-sm text-balance text-muted">
              A mensagem destes exemplos é fictícia, e eles foram montados sem inteligência
              artificial. Ela faz parte do plano e, quando ajuda a escrever, o esboço diz isso no
              fim.
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
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="flex flex-col text-xl">
          {name}
          <span className="font-sans text-base font-normal tracking-normal text-muted">{ages}</span>
        </h3>
        <Badge tone="accent" className="mt-1">
          {exampleMessages.minutes(minutes)}
        </Badge>
      </div>
      <dl className="grid gap-4 lg:row-span-3 lg:grid-rows-subgrid">
        {EXAMPLE_EXCERPTS[id].map(({ part, text }) => (
          // on a phone the question alone, three times one below the other, tells the groups apart
          <div
            key={part}
            className="max-lg:first:hidden max-lg:last:hidden lg:border-t lg:border-line lg:pt-3"
          >
            <dt className="text-sm font-semibold text-accent max-lg:hidden">{part}</dt>
            <dd className="font-serif text-balance">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
