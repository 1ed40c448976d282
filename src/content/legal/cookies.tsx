import { COMPANY } from '@/lib/company'
import { COUNTS_VISITS } from '@/lib/telemetry/consent'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/elements/text-link'
import { MailLink } from './company-lines'
import type { LegalDocument } from './legal-types'
import { STORED_ITEMS, type StoredItem } from './stored-items'

export const COOKIES: LegalDocument = {
  title: 'Política de Cookies',
  lead: 'O que o Esboça guarda no seu navegador, por quanto tempo e como você decide sobre isso.',
  updated: '2026-11-22T12:00:00-03:00',
  sections: [
    {
      id: 'o-que-sao',
      title: 'Cookies e armazenamento local',
      body: (
        <>
          <p>
            Cookies são pequenos textos que um site deixa no navegador e que voltam ao site a cada
            visita. O armazenamento local é parecido, mas fica só no seu aparelho. O Esboça usa
            quase sempre o segundo, e pouco.
          </p>
          <p>
            Não usamos cookies de propaganda, não acompanhamos você em outros sites, e as letras e
            os ícones vêm do próprio Esboça, sem passar por outras empresas.
          </p>
        </>
      ),
    },
    {
      id: 'lista',
      title: 'O que é guardado',
      body: (
        <ul className="flex list-none flex-col gap-4 pl-0">
          {STORED_ITEMS.map((item) => (
            <StoredItemCard key={item.name} item={item} />
          ))}
        </ul>
      ),
    },
    {
      id: 'necessarios',
      title: 'Os necessários',
      body: (
        <p>
          Sem eles não há como entrar na conta, nem guardar um pedido em andamento. Por isso não
          dependem de consentimento: a base legal é a execução do contrato e, no caso da lembrança
          da sua escolha, o cumprimento da própria LGPD. Você ainda pode apagá-los no navegador; se
          o armazenamento estiver bloqueado, o site continua funcionando, mas sem lembrar nada.
        </p>
      ),
    },
    {
      id: 'estatisticas',
      title: 'As estatísticas, só se você aceitar',
      body: (
        <>
          <p>
            O Google Analytics só é carregado depois que você aceita, e recusar é tão fácil quanto
            aceitar. Enquanto você não decide, nada é coletado. O conteúdo dos seus esboços nunca é
            enviado a ele.
          </p>
          {COUNTS_VISITS ? (
            <p>
              Você muda de ideia quando quiser, pelo link sobre cookies no rodapé. Ao retirar o
              consentimento, a coleta para naquele momento; os cookies já gravados podem ser
              apagados no navegador.
            </p>
          ) : (
            <p>No momento as estatísticas estão desligadas, e não há o que escolher.</p>
          )}
        </>
      ),
    },
    {
      id: 'outros-sites',
      title: 'Quando você sai daqui',
      body: (
        <p>
          A página de pagamento é da Stripe, e os vídeos abrem no YouTube. Esses sites têm cookies e
          políticas próprios, que começam a valer quando você chega lá. Nenhum deles é carregado
          dentro das nossas páginas.
        </p>
      ),
    },
    {
      id: 'navegador',
      title: 'Como apagar no navegador',
      body: (
        <>
          <p>
            Em todos os navegadores, a opção fica em “Configurações”, na parte de privacidade, com
            um nome parecido com “Dados de sites” ou “Cookies e outros dados”. Procure por este site
            e apague. Você sairá da conta, mas os esboços guardados nela continuam lá.
          </p>
          <p>
            Dúvidas: <MailLink address={COMPANY.privacyEmail} />. Veja também a{' '}
            <TextLink to={paths.privacy}>Política de Privacidade</TextLink>.
          </p>
        </>
      ),
    },
  ],
}

function StoredItemCard({ item }: { item: StoredItem }) {
  const facts = [
    ['Tipo', `${item.kind}, ${item.category}`],
    ['De quem', item.owner],
    ['Para quê', item.purpose],
    ['Duração', item.duration],
  ] as const
  return (
    <li className="mt-0 rounded-md border border-line bg-surface p-4 font-sans leading-normal">
      <h3 className="font-sans text-base font-semibold break-words">{item.name}</h3>
      <dl className="mt-2 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
