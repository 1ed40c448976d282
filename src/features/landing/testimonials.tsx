import { PageColumn } from '@/ui/elements/page'

const VOICES = [
  {
    who: 'Líder de uma célula de casais',
    text: 'Na sexta à noite eu montava o encontro do zero. Agora gasto esse tempo orando pelos nomes da lista.',
  },
  {
    who: 'Professora do ministério infantil',
    text: 'A igreja inteira ouviu a mesma palavra. As crianças também, só que com uma capa, um anel e uma festa.',
  },
  {
    who: 'Pastor de pequenos grupos',
    text: 'Quando o líder traz o minuto em que eu disse a frase, a conversa começa de outro lugar.',
  },
]

/** Three voices (LAND-3), plainly said to be what is hoped for until there are real ones. */
export function Testimonials() {
  return (
    <section aria-labelledby="voices-title">
      <PageColumn className="flex flex-col gap-6 py-8 lg:py-20">
        <div className="flex flex-col gap-3">
          <h2 id="voices-title" className="text-3xl">
            O que queremos ouvir de você
          </h2>
          <p className="max-w-prose text-lg text-muted">
            O Esboça é novo e ainda não tem depoimentos. É para merecer frases como estas que ele
            existe.
          </p>
        </div>
        <ul className="grid gap-5 md:grid-cols-3 md:gap-8">
          {VOICES.map(({ who, text }) => (
            <li key={who}>
              <figure className="flex h-full flex-col gap-3 border-l-4 border-gilt pl-5">
                <blockquote className="font-serif leading-snug sm:text-lg">
                  <p>{text}</p>
                </blockquote>
                <figcaption className="mt-auto text-sm text-muted">{who}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </PageColumn>
    </section>
  )
}
