import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/elements/button-link'
import { PageColumn } from '@/ui/elements/page'

const VOICES = [
  {
    from: 'De quem lidera uma célula',
    text: 'Na sexta eu montava o encontro do zero. Agora oro pelos nomes da lista.',
  },
  {
    from: 'De quem ensina as crianças',
    text: 'A igreja inteira ouviu a mesma palavra. As crianças também, com uma capa, um anel e uma festa.',
  },
  {
    from: 'De quem prega no domingo',
    text: 'Quando o líder traz o minuto em que eu disse a frase, a conversa começa de outro lugar.',
  },
]

/**
 * Three voices (LAND-3): without a mark of quotation, and said to be what is hoped for until there are real ones; dashed, as
 * the place of what is to come.
 */
export function Testimonials() {
  return (
    <section aria-labelledby="voices-title">
      <PageColumn className="flex flex-col gap-6 py-8 lg:py-20">
        <div className="flex flex-col gap-4">
          <h2 id="voices-title" className="text-3xl">
            O que queremos ouvir de você
          </h2>
          <p className="max-w-prose text-balance text-muted sm:text-lg">
            O Esboça é novo e ainda não tem depoimentos. As três frases abaixo são nossas: é o que
            queremos merecer.
          </p>
        </div>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-x-6">
          {VOICES.map(({ from, text }) => (
            <li key={from} className="rounded-lg border-2 border-dashed border-control p-4 lg:p-7">
              <p className="text-sm font-semibold text-accent">{from}</p>
              <p className="mt-2 font-serif text-balance lg:text-lg">{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.feedback} variant="secondary" className="self-start">
          Contar como foi no meu grupo
        </ButtonLink>
      </PageColumn>
    </section>
  )
}
