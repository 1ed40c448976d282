import type { OWN_DATA } from '@contract/own-data'

type Tables = typeof OWN_DATA
type Names<Columns extends string> = Columns extends `${infer First}, ${infer Rest}`
  ? First | Names<Rest>
  : Columns

/** Of everything that the file holds, what it is called; null for what only keeps rows apart, and is not shown. */
type Labels = { [Table in keyof Tables]: Record<Names<Tables[Table]['columns']>, string | null> }

/** The page with all of a person's data, to be read and printed. */
export const ownDataMessages = {
  title: 'Seus dados no Esboça',
  intro: (day: string, time: string) =>
    `Tudo o que o Esboça guardava sobre você em ${day}, às ${time}. Esta página abre sem internet e pode ser impressa.`,
  care: 'Aqui há coisas suas e do seu grupo: guarde o arquivo onde só você veja.',
  contents: 'O que há aqui',
  outlines: 'Todos os esboços',
  account: 'conta',
  accountLabels: { nome: 'Nome', email: 'E-mail', criada_em: 'Conta criada em', id: 'Código' },
  nothing: 'Nada guardado.',
  firstText: 'O texto de cada esboço como saiu da primeira vez está no arquivo de dados (JSON).',
  yes: 'sim',
  no: 'não',
  goneOutline: 'um esboço que não existe mais',
  labels: {
    perfil: {
      name: 'Nome',
      email: 'E-mail',
      usual_type: 'Tipo preferido',
      subscription_status: 'Plano',
      trial_expires_at: 'Fim do teste gratuito',
      created_at: 'Desde',
    },
    esbocos: {
      id: null,
      title: null,
      youtube_url: 'Vídeo',
      outline_type: 'Tipo',
      duration: 'Duração',
      group_profile: 'Perfil do grupo',
      additional_info: 'Informações adicionais',
      start_time: 'Início da mensagem',
      end_time: 'Fim da mensagem',
      generated_content: null,
      series: 'Série',
      series_number: 'Número na série',
      series_total: 'Mensagens da série',
      kept_note: 'Recado de quem enviou',
      created_at: 'Feito em',
    },
    grupos: {
      id: null,
      name: 'Nome',
      group_profile: 'Perfil do grupo',
      outline_type: 'Tipo',
      duration: 'Duração',
      structure: 'Ordem do encontro',
      called: 'Como a igreja chama o grupo',
      created_at: 'Criado em',
    },
    links: {
      id: null,
      outline_id: 'Esboço',
      kind: 'Para quem',
      shows_title: 'Mostra o título',
      note: 'Recado',
      created_at: 'Criado em',
      expires_at: 'Vale até',
      revoked_at: 'Encerrado em',
    },
    pedidos: {
      charged_at: 'Pedido em',
      plan: 'Contado em',
      state: 'Situação',
      error_code: 'Motivo',
      result: null,
    },
    assinatura: {
      status: 'Situação',
      stripe_customer_id: 'Código do cliente na Stripe',
      stripe_subscription_id: 'Código da assinatura na Stripe',
      current_period_start: 'Início do período',
      current_period_end: 'Fim do período',
      cancel_at_period_end: 'Termina no fim do período',
      first_paid_at: 'Primeiro pagamento',
    },
    pix: {
      payment: 'Código do pagamento na Stripe',
      paid_at: 'Pago em',
      starts_at: 'Início',
      ends_at: 'Fim',
    },
    avisos: {
      id: null,
      request_id: null,
      endpoint: 'Endereço do aparelho para avisos',
      asked_at: 'Pedido em',
    },
  } satisfies Labels,
  /** What the columns say that have a few words of their own; any other value is shown as it is. */
  words: {
    subscription_status: { trial: 'teste gratuito', active: 'ativo', expired: 'encerrado' },
    plan: { trial: 'teste gratuito', active: 'plano' },
    state: { reserved: 'em andamento', committed: 'feito', refunded: 'não deu certo; devolvido' },
    kind: { group: 'grupo', leaders: 'outros líderes' },
    status: {
      active: 'ativa',
      trialing: 'ativa',
      past_due: 'pagamento pendente',
      unpaid: 'não paga',
      paused: 'pausada',
      incomplete: 'pagamento não concluído',
      incomplete_expired: 'pagamento não concluído',
      canceled: 'cancelada',
      none: 'nenhuma',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
} as const
