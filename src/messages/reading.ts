import { REWRITES_PER_OUTLINE } from '@contract/limits'

const minutes = (count: number) => `${count} min`

/** A saved outline on its own page: reading, editing, the meeting. */
export const readingMessages = {
  pageDescription: 'Um esboço guardado, para ler, ajustar e usar no encontro.',
  loadingTitle: 'Esboço',
  loading: 'Abrindo o esboço…',
  failed: 'Não foi possível abrir este esboço.',
  failedOffline:
    'Você está sem conexão, e este esboço ainda não foi aberto neste aparelho. Quando a internet voltar, ele aparece aqui.',
  missingTitle: 'Esboço não encontrado',
  missingText: 'Ele pode ter sido excluído, ou foi feito em outra conta.',
  toHistory: 'Seus esboços',

  edit: 'Editar',
  duplicate: 'Duplicar para outro grupo',
  duplicated: 'Formulário preenchido',
  duplicatedText:
    'O vídeo, o tipo e os tempos são os mesmos. Agora descreva o outro grupo. Será um esboço novo, que conta no seu limite.',
  duplicatedFor: (group: string) =>
    `O vídeo e os tempos são os mesmos, agora para ${group}. Será um esboço novo, que conta no seu limite.`,
  duplicateTitle: 'Gerar para outro grupo',
  duplicateOther: 'Outro grupo',
  meeting: 'Modo encontro',

  rewrite: 'Reescrever',
  rewriteTitle: (section: string) => `Reescrever: ${section}`,
  rewriteLead: `Em cada esboço, você pode pedir até ${REWRITES_PER_OUTLINE} vezes uma nova versão de uma parte. Isso não conta no seu limite.`,
  rewriteBusy: 'Escrevendo outra versão…',
  rewriteBefore: 'Como está agora',
  rewriteAfter: 'Nova versão',
  rewriteUse: 'Ficar com a nova',
  rewriteDrop: 'Deixar como está',
  rewriteLeft: (left: number) =>
    left === 0
      ? 'Esta foi a última nova versão deste esboço. Você ainda pode editar o texto como quiser.'
      : left === 1
        ? 'Você ainda pode pedir mais 1 nova versão neste esboço.'
        : `Você ainda pode pedir mais ${left} novas versões neste esboço.`,
  rewritten: (section: string) => `Nova versão em ${section}`,

  minutes,

  tapToEdit: 'Para mudar uma frase, toque nela ou use Editar.',
  editing: 'Editando',
  tapALine: 'Toque em uma frase para mudar.',
  savesItself: 'Cada mudança fica salva na hora.',
  enterGoesOn: 'Clique em uma frase para mudar. A tecla Enter começa uma linha nova.',
  line: {
    /** Stands in place of a part's name, above the first one. */
    beginning: 'Início',
    title: 'Título do esboço',
    partHeading: (part: string) => `Título da parte: ${part}`,
    heading: (part: string) => `${part}, título`,
    paragraph: (part: string, number: number) => `${part}, parágrafo ${number}`,
    item: (part: string, number: number) => `${part}, item ${number}`,
    question: (number: number) => `Pergunta ${number}`,
    note: (part: string) => `Para quem conduz: ${part}`,
    noteOfQuestion: (number: number) => `Para quem conduz, pergunta ${number}`,
  },
  passage: 'Texto bíblico do título',
  minutesOf: (part: string) => `Minutos de ${part}`,
  minutesUnit: 'min',
  changePart: 'Mudar',
  partMenu: (title: string) => `Mudar a parte: ${title}`,
  addLine: 'Acrescentar uma linha',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  removePart: 'Remover',
  partRemoved: (title: string) => `Parte removida: ${title}`,
  partBack: 'Parte recuperada',
  undoStep: 'Desfazer',
  done: 'Concluir',
  saved: 'Salvo',
  changed: 'Alterado',
  saving: 'Salvando…',
  saveFailed: 'Não foi possível salvar. O texto continua guardado neste aparelho.',
  saveRetry: 'Salvar agora',
  empty: 'O esboço não pode ficar vazio. Vale o último texto salvo.',
  unsavedTitle: 'Você fez mudanças que não chegaram a ser salvas',
  unsavedText: 'Elas ficaram guardadas neste aparelho.',
  unsavedUse: 'Recuperar e salvar',
  unsavedDrop: 'Descartar',

  meetingStart: 'Começar',
  meetingStartText: (parts: number, total: number) => `${parts} partes, ${total} minutos.`,
  meetingHint:
    'O relógio mostra quanto resta de cada parte, sem apressar ninguém. Na maioria dos aparelhos, a tela fica acesa.',
  rehearse: 'Só ensaiar',
  rehearseHint: '“Só ensaiar” não liga o relógio: você passa pelas partes como elas vão aparecer.',
  rehearsal: 'Ensaio',
  finishMeeting: 'Encerrar o encontro',
  finishShort: 'Encerrar',
  meetingOver: 'Bom encontro!',
  meetingLasted: (whole: number) =>
    whole === 1 ? 'Vocês ficaram 1 minuto juntos.' : `Vocês ficaram ${whole} minutos juntos.`,
  rehearsed: 'É isso. Agora é com o grupo.',
  challengeLead: 'Mande ao grupo o que fica para a semana.',
  sendChallenge: 'Enviar o desafio pelo WhatsApp',
  backToMeeting: 'Voltar à última parte',
  closeMeeting: 'Fechar',
  leaveMeeting: 'Sair do modo encontro',
  next: 'Próxima parte',
  nextShort: 'Próxima',
  previous: 'Parte anterior',
  previousShort: 'Anterior',
  part: (part: number, of: number) => `Parte ${part} de ${of}`,
  progress: 'Andamento do encontro',
  spent: (spent: number, total: number) => `${spent} de ${total} min`,
  left: (left: number) => `Restam ${left} min`,
  leftOne: 'Resta 1 min',
  leftLess: 'Menos de 1 min',
  full: 'O tempo terminou',
  over: (over: number) => `${over} min a mais`,
  timeUp: (part: string) => `${part}: o tempo desta parte terminou.`,
  pause: 'Pausar',
  resume: 'Continuar',
} as const
