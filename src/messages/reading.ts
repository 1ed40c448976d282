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
  more: 'Mais',
  duplicate: 'Duplicar para outro grupo',
  duplicated: 'Formulário preenchido',
  duplicatedText:
    'O vídeo, o tipo e os tempos são os mesmos. Conte como é o outro grupo: o esboço é novo e conta no seu limite.',
  duplicatedFor: (group: string) =>
    `O vídeo e os tempos são os mesmos, agora para ${group}. É um esboço novo, que conta no seu limite.`,
  duplicateTitle: 'Gerar para outro grupo',
  duplicateOther: 'Outro grupo',
  meeting: 'Modo encontro',

  rewrite: 'Reescrever',
  rewriteTitle: (section: string) => `Reescrever: ${section}`,
  rewriteLead: 'Cada esboço vem com 6 novas versões de partes, que não contam no seu limite.',
  rewriteBusy: 'Escrevendo outra versão…',
  rewriteBefore: 'Como está agora',
  rewriteAfter: 'Nova versão',
  rewriteUse: 'Ficar com a nova',
  rewriteDrop: 'Ficar com a anterior',
  rewriteLeft: (left: number) =>
    left === 0
      ? 'Foi a última das novas versões que vêm com este esboço.'
      : left === 1
        ? 'Este esboço ainda pode ter mais 1 nova versão.'
        : `Este esboço ainda pode ter mais ${left} novas versões.`,
  rewritten: (section: string) => `Nova versão em ${section}`,

  typeSize: 'Tamanho da letra',
  smaller: 'Letra menor',
  larger: 'Letra maior',
  typeSizeIs: (percent: number) => `Letra em ${percent}%`,
  contents: 'Neste esboço',
  minutes,

  tapToEdit: 'Para mudar uma frase, toque nela ou use Editar.',
  enterGoesOn: 'Enter começa a próxima linha.',
  line: {
    heading: 'Título',
    paragraph: 'Parágrafo',
    note: 'Para quem conduz',
    item: 'Item',
  },
  lineNumber: (number: number) => `Item ${number}`,
  partMenu: (title: string) => `Mudar a parte: ${title}`,
  addLine: 'Acrescentar uma linha',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  removePart: 'Remover',
  partRemoved: (title: string) => `Parte removida: ${title}`,
  partBack: 'Parte de volta',
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
    'O relógio mostra quanto resta de cada parte, sem apressar ninguém. A tela fica acesa.',
  rehearse: 'Só ensaiar',
  rehearseHint: 'Sem relógio: passe pelas partes como elas vão aparecer.',
  rehearsal: 'Ensaio',
  finishMeeting: 'Encerrar o encontro',
  meetingOver: 'Bom encontro!',
  meetingLasted: (whole: number) =>
    whole === 1 ? 'Vocês ficaram 1 minuto juntos.' : `Vocês ficaram ${whole} minutos juntos.`,
  rehearsed: 'É isso. Agora é com o grupo.',
  challengeLead: 'Antes de guardar o celular, mande ao grupo o que fica para a semana.',
  sendChallenge: 'Enviar o desafio pelo WhatsApp',
  backToMeeting: 'Voltar à última parte',
  closeMeeting: 'Fechar',
  leaveMeeting: 'Sair do modo encontro',
  next: 'Próxima parte',
  previous: 'Parte anterior',
  part: (part: number, of: number) => `Parte ${part} de ${of}`,
  progress: 'Andamento do encontro',
  spent: (spent: number, total: number) => `${spent} de ${total} min`,
  left: (left: number) => `Restam ${left} min`,
  leftOne: 'Resta 1 min',
  leftLess: 'Menos de 1 min',
  full: 'Tempo completo',
  over: (over: number) => `${over} min além`,
  untimed: 'Esta parte não tem tempo',
  pause: 'Pausar',
  resume: 'Continuar',
} as const
