import { paths } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

const VOICES = [
  {
    from: 'Na célula',
    text: 'Na sexta eu montava o encontro do zero. Agora oro pelos nomes da lista.',
  },
  {
    from: 'Com as crianças',
    text: 'Ouviram a mesma palavra, com uma capa, um anel e uma festa.',
  },
  {
    from: 'No púlpito',
    text: 'O líder traz o minuto da minha frase, e a conversa começa de outro lugar.',
  },
]

/**
 * Three voices (LAND-3): without a mark of quotation, and said to be what is hoped for until there are real ones; small
 * and late, for they prove nothing yet.
 */
export function Testimonials() {
  return (
    <section aria-labelledby="voices-title">
      <PageColumn className="grid gap-x-16 gap-y-3 py-5 text-sm sm:py-8 lg:grid-cols-[0.7fr_1.3fr]">
        <div className="flex flex-col items-start gap-1">
          <h2 id="voices-title" className="text-lg">
            O que queremos ouvir de você
          </h2>
          <p className="text-balance text-muted">
            O Esboça é novo e ainda não tem depoimentos. As três frases aqui são nossas.
          </p>
          <TextLink alone to={paths.feedback}>
            Contar como foi no meu grupo
          </TextLink>
        </div>
        <ul className="flex flex-col gap-2 border-l-2 border-line pl-4">
          {VOICES.map(({ from, text }) => (
            <li key={from}>
              <b className="font-semibold text-muted">{from}:</b> {text}
            </li>
          ))}
        </ul>
      </PageColumn>
    </section>
  )
}
