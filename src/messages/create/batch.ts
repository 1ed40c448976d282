const outlines = (count: number) => (count === 1 ? '1 esboço' : `${count} esboços`)

/** One message for several groups: choosing them, and the work on one outline after the other. */
export const batchMessages = {
  lead: 'O mesmo vídeo, em um esboço novo para cada grupo que você marcar. O que você mudou neste aqui não vai junto.',
  legend: 'Grupos',
  hasOne: 'Já tem um esboço desta mensagem.',
  costOfEach: 'Cada grupo usa 1 esboço do seu plano.',
  cost: (count: number) => `${outlines(count)} do seu plano.`,
  left: (left: number) => (left === 1 ? 'Resta 1.' : `Restam ${left}.`),
  tooMany: (left: number) =>
    left === 0
      ? 'O seu plano não tem mais esboços agora.'
      : `O seu plano tem só mais ${outlines(left)} agora: escolha até ${left}.`,
  generate: (count: number) => (count === 0 ? 'Gerar' : `Gerar ${outlines(count)}`),
  adjust: 'Ajustar antes de gerar',
  busy: 'Os esboços que você pediu antes ainda não terminaram.',
  seeBusy: 'Ver os que faltam',

  title: (count: number) => (count === 1 ? 'Esboço para 1 grupo' : `Esboços para ${count} grupos`),
  text: 'Um de cada vez, com as mesmas palavras da mensagem. Os que ficam prontos já estão no histórico.',
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
  drop: 'Deixar o resto para lá',
  close: 'Voltar ao formulário',
  groupGone: 'Este grupo foi excluído.',
} as const
