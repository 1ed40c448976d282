import { paths } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

const VOICES = [
  {
    from: 'De quem lidera uma célula',
    text: 'Na sexta eu montava o encontro do zero. Agora oro pelos nomes da lista.',
  },
  {
    from: 'De quem ensina as crianças',
    text: 'As crianças ouviram a mesma palavra, com uma capa, um anel e uma festa.',
  },
  {
    from: 'De quem prega no domingo',
    text: 'O líder traz o minuto da minha frase, e a conversa começa de outro lugar.',
  },
]

/**
 * Three voices (LAND-3): without a mark of quotation, and said to be what is hoped for until there are real ones; one quiet
 * block, for they prove nothing yet.
 */
export function Testimonials() {
  return (
    <section aria-labelledby="voices-title">
      <PageColumn className="grid gap-4 py-7 sm:py-12 lg:grid-cols-[0.7fr_1.3fr] lg:gap-16 lg:py-16">
        <div className="flex flex-col items-start gap-2">
          <h2 id="voices-title" className="text-xl">
            O que queremos ouvir de você
          </h2>
          <p className="text-balance text-muted">
            O Esboça é novo e ainda não tem depoimentos. As três frases aqui são nossas: é o que
            queremos merecer.
          </p>
          <TextLink alone to={paths.feedback}>
            Contar como foi no meu grupo
          </TextLink>
        </div>
        <ul className="flex flex-col gap-3">
          {VOICES.map(({ from, text }) => (
            <li key={from} className="border-l-2 border-line pl-4">
              <p className="text-sm font-semibold text-muted">{from}</p>
              <p className="text-balance">{text}</p>
            </li>
          ))}
        </ul>
      </PageColumn>
    </section>
  )
}
