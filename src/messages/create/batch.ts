const outlines = (count: number) => (count === 1 ? '1 esboço' : `${count} esboços`)

/** One message for several groups: choosing them, and the work on one outline after the other. */
export const batchMessages = {
  lead: 'Fazemos, do mesmo vídeo, um esboço novo para cada grupo que você marcar. As mudanças que você fez no texto deste esboço não vão junto.',
  legend: 'Grupos',
  hasOne: 'Já tem um esboço desta mensagem.',
  costOfEach: 'Cada grupo usa 1 esboço do seu limite.',
  cost: (count: number) =>
    count === 1
      ? 'Será usado 1 esboço do seu limite.'
      : `Serão usados ${count} esboços do seu limite.`,
  left: (left: number) => `Agora você tem ${left}.`,
  tooMany: (left: number) =>
    left === 0
      ? 'Você já usou todos os esboços do seu limite. No Dashboard você vê como continuar.'
      : `Você ainda pode gerar ${outlines(left)}: marque no máximo ${left === 1 ? '1 grupo' : `${left} grupos`}.`,
  generate: (count: number) => (count === 0 ? 'Gerar' : `Gerar ${outlines(count)}`),
  adjust: 'Ajustar antes de gerar',
  busy: 'Os esboços que você pediu antes ainda não ficaram prontos.',
  seeBusy: 'Ver os que faltam',

  title: (count: number) => (count === 1 ? 'Esboço para 1 grupo' : `Esboços para ${count} grupos`),
  text: 'Fazemos um de cada vez, a partir da mesma mensagem. Cada um vai para o histórico assim que fica pronto.',
  states: {
    waiting: 'Na fila',
    working: 'Preparando…',
    done: 'Pronto',
    failed: 'Não deu certo',
  },
  stopped: 'Parado',
  open: 'Abrir',
  openOf: (name: string) => `Abrir o esboço de ${name}`,
  heard: (done: number, of: number) => `${done} de ${of} esboços prontos`,
  notCharged: 'Por este, nada foi descontado.',
  goOn: (count: number) => `Continuar: ${outlines(count)}`,
  drop: 'Não gerar os que faltam',
  close: 'Voltar ao formulário',
  groupGone: 'Este grupo foi excluído.',
} as const
