import { anchors } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'

const PARTS = [
  { title: 'Quebra-gelo', text: 'Para o grupo chegar, rir e já entrar no tema.' },
  { title: 'Resumo da mensagem', text: 'O que foi pregado, com o minuto do vídeo ao lado.' },
  {
    title: 'Perguntas para discussão',
    text: 'Abertas, do jeito do seu grupo, para todos falarem.',
  },
  { title: 'Aplicação prática', text: 'Um passo que cabe na semana de cada pessoa.' },
  { title: 'Conclusão e desafio', text: 'Para fechar bem o encontro e continuar em casa.' },
  { title: 'Textos bíblicos', text: 'Referências conferidas, com o texto da Bíblia ao lado.' },
]

/** What an outline consists of; /recursos opens here. */
export function OutlineParts() {
  return (
    <div id="recursos" className="bg-sunken">
      <section id={anchors.features} aria-labelledby="features-title">
        <PageColumn className="grid gap-5 py-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16 lg:py-20">
          <div className="flex flex-col gap-4">
            <h2 id="features-title" className="text-3xl">
              Tudo o que o encontro pede
            </h2>
            <p className="text-lg text-muted">
              Cada parte vem com o seu tempo, e a soma cabe nos minutos que vocês têm. O que foi
              dito na mensagem fica separado do que foi acrescentado.
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-x-5 sm:gap-x-10">
            {PARTS.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-gilt py-2 sm:py-5">
                <dt className="font-heading leading-snug sm:text-lg font-semibold">{title}</dt>
                <dd className="mt-1 text-sm text-muted sm:text-base">{text}</dd>
              </div>
            ))}
          </dl>
        </PageColumn>
      </section>
    </div>
  )
}
