import { placeText } from './series'

/** What is done with a series: its page, its booklet, putting an outline into it. */
export const seriesPageMessages = {
  edit: 'Série',
  editTitle: 'Série deste esboço',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: (name: string, number: number, total: number | null) =>
    `Guardado em ${name}, ${placeText(number, total)}`,
  removed: 'O esboço saiu da série',
  notSaved: 'Não foi possível salvar a série. Tente novamente.',
  pageTitle: 'Série',
  pageDescription: 'Os esboços de uma série, em ordem.',
  loading: 'Abrindo a série…',
  failed: 'Não foi possível carregar os esboços.',
  toHistory: 'Seus esboços',
  missingTitle: 'Nenhum esboço nesta série',
  missingText: 'Eles podem ter sido excluídos, ou a série ganhou outro nome.',
  missingAction: 'Criar um esboço',
  lead: (count: number, total: number | null) =>
    total !== null && count < total
      ? `${count} de ${total} mensagens já têm esboço.`
      : count === 1
        ? '1 mensagem.'
        : `${count} mensagens.`,
  list: 'Esboços da série',
  numberOf: (number: number) => `Mensagem ${number}`,
  groups: 'De qual grupo?',
  allGroups: 'Todos',
  next: (number: number) => `Criar o esboço da mensagem ${number}`,
  rename: 'Mudar o nome',
  renameTitle: 'Mudar o nome da série',
  renameLead: 'Vale para todos os esboços dela.',
  nameMissing: 'Dê um nome à série.',
  actions: 'Levar a série',
  print: 'Imprimir a série',
  printLead: 'Um caderno com capa, índice e cada esboço em uma folha nova.',
  printLeader: 'Folhas do líder',
  printParticipants: 'Folhas dos participantes',
  preparing: 'Preparando…',
  word: 'Baixar em Word',
  textsFailed: 'Não foi possível buscar os textos da série. Confira a conexão e tente novamente.',
  booklet: (count: number) => (count === 1 ? 'Série com 1 esboço' : `Série com ${count} esboços`),
  contents: 'Nesta série',
} as const
