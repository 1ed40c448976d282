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
    text: 'A igreja inteira ouviu a mesma palavra. As crianças também, com uma capa, um anel e uma festa.',
  },
  {
    from: 'De quem prega no domingo',
    text: 'Quando o líder traz o minuto em que eu disse a frase, a conversa começa de outro lugar.',
  },
]

/** Three voices (LAND-3): without a mark of quotation, and said to be what is hoped for until there are real ones. */
export function Testimonials() {
  return (
    <section aria-labelledby="voices-title">
      <PageColumn className="flex flex-col gap-5 py-8 lg:py-16">
        <div className="flex flex-col gap-3">
          <h2 id="voices-title" className="text-2xl">
            O que queremos ouvir de você
          </h2>
          <p className="max-w-prose text-balance text-muted">
            O Esboça é novo e ainda não tem depoimentos. As três frases abaixo são nossas: é para
            merecer algumas assim que ele existe.
          </p>
        </div>
        <ul className="grid gap-x-8 md:grid-cols-3">
          {VOICES.map(({ from, text }) => (
            <li key={from} className="border-t border-line py-3">
              <p className="text-sm text-muted">{from}</p>
              <p className="mt-1 text-balance">{text}</p>
            </li>
          ))}
        </ul>
        <TextLink alone to={paths.feedback} className="-my-2 self-start">
          Contar como foi no meu grupo
        </TextLink>
      </PageColumn>
    </section>
  )
}
