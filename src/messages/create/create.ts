import { DURATION } from '@contract/limits'
import { OUTLINE_TYPES } from '@contract/meeting/meeting-types'

const COUNT_WORDS = ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

const typeCount = COUNT_WORDS[OUTLINE_TYPES.length - 2] ?? String(OUTLINE_TYPES.length)

/** The form of an outline, the work on it and its result. */
export const createMessages = {
  pageTitle: 'Criar Esboço',
  pageLead: 'O seu esboço em poucos minutos.',
  /** Once the link has shown what it leads to: what is missing then. */
  pageLeadNext: 'Agora escolha o tipo de esboço.',
  /** Once nothing is missing. */
  pageLeadReady: 'Confira e gere o esboço.',
  /** Said where the page was opened anew right after a sheet was made. */
  lastSheet: 'O seu último esboço está guardado.',
  openLastSheet: 'Abrir',
  pageDescription: 'Transforme a mensagem de domingo em um esboço para o seu grupo.',
  url: 'URL do vídeo do YouTube',
  urlPlaceholder: 'https://youtu.be/…',
  /** The second word is only read out where there is no room for it. */
  swapVideo: ['Trocar', 'vídeo'],
  swapLink: 'Trocar link',
  urlHint: {
    phone: 'YouTube: “Compartilhar” e “Copiar link”.',
    computer: 'No YouTube, clique em “Compartilhar” e depois em “Copiar link”.',
  },
  pasteByHand:
    'Não deu para ler o que você copiou. Cole no campo: no celular, segure o dedo nele e escolha “Colar”.',
  lookingUp: 'Vendo que vídeo é este…',
  unknown: 'Não deu para ver que vídeo é este. Se o link estiver certo, pode continuar.',
  understood: (minutes: number | null) =>
    minutes === null ? 'Vídeo encontrado' : `Vídeo encontrado · ${minutes}\u00a0min`,
  startOfLink: (time: string) => `Começar a mensagem em ${time}, como no link`,
  startsAt: (time: string) => `A mensagem começa em ${time}`,
  sharedTitle: 'Você já tinha começado outro esboço',
  sharedText: (link: string) => `O link que chegou agora é ${link}.`,
  sharedUse: 'Usar o link novo',
  sharedKeep: 'Ficar com o que eu tinha',
  type: 'Tipo de esboço',
  typePlaceholder: 'Escolha: célula, estudo…',
  typeOffered: 'O mais comum já está escolhido. Troque se o seu for outro.',
  duration: 'Duração',
  durationMark: 'do encontro',
  durationMinutes: (minutes: number) => `${minutes}\u00a0minutos`,
  durationEnds: [`${DURATION.min}\u00a0min`, `${DURATION.max / 60}\u00a0h`],
  durationLess: '5 minutos a menos',
  durationMore: '5 minutos a mais',
  groupProfile: 'Perfil do grupo',
  groupProfilePlaceholder: (hasPresets: boolean) =>
    hasPresets ? 'Ou descreva (sem citar nomes)' : 'Descreva o grupo (sem citar nomes)',
  profilePresetsTitle: 'Comece por um destes',
  profilePresets: [
    { label: 'Jovens', value: 'Jovens, de 18 a 29 anos' },
    { label: 'Adolescentes', value: 'Adolescentes, de 13 a 17 anos' },
    { label: 'Casais', value: 'Casais, de 25 a 45 anos' },
    { label: 'Mulheres', value: 'Mulheres, de 25 a 60 anos' },
    { label: 'Homens', value: 'Homens, de 25 a 60 anos' },
    { label: 'Senhoras', value: 'Senhoras, a partir de 60 anos' },
    { label: 'Crianças', value: 'Crianças, de 5 a 10 anos' },
    { label: 'Novos na fé', value: 'Pessoas novas na fé, de várias idades' },
  ],
  additionalInfo: 'Informações adicionais',
  additionalInfoPlaceholder: 'Ex.: o tema do mês é perdão; teremos dois visitantes',
  optional: 'opcional',
  advanced: 'Configurações avançadas',
  advancedHint:
    'Se o vídeo é do culto inteiro, diga em que minuto a mensagem começa e em que minuto termina. Passou de uma hora? Continue contando em minutos: 1h05 se escreve 65:00.',
  startTime: 'Tempo de início',
  endTime: 'Tempo de fim',
  timePlaceholder: 'MM:SS',
  clipFrom: (start: string) => `Vamos usar o vídeo a partir de ${start}.`,
  clipUntil: (end: string) => `Vamos usar o vídeo do começo até ${end}.`,
  clipBetween: (start: string, end: string) => `Vamos usar o vídeo de ${start} até ${end}.`,
  checkTimes: 'Confira os tempos em “Configurações avançadas”.',
  transcript: 'Transcrição do vídeo (opcional)',
  transcriptPlaceholder: 'Cole o texto aqui',
  transcriptHint: [
    'Só é preciso se o vídeo não tiver legendas.',
    'Dá para copiar no celular ou no computador: toque no campo para ver o passo a passo.',
  ],
  transcriptSteps: 'Como copiar a transcrição, passo a passo',
  chooseFile: 'Escolher um arquivo (.srt, .vtt ou .txt)',
  fileUnreadable:
    'Não deu para ler este arquivo. Escolha um de texto ou de legendas: .srt, .vtt ou .txt.',
  transcriptForCaptions:
    'Não deu para usar as legendas deste vídeo. Cole aqui a transcrição e gere o esboço de novo.',
  transcriptForVideo:
    'Não deu para ler este vídeo. Se você tiver a transcrição da mensagem, cole aqui e gere o esboço de novo.',
  transcriptForLongVideo:
    'Cole aqui só a transcrição da mensagem, ou diga em “Configurações avançadas” onde ela está.',
  transcriptTooLong:
    'O texto colado é grande demais. Cole só a transcrição da mensagem, sem o restante do culto.',
  transcriptWrong: 'Confira o texto colado e gere o esboço de novo.',
  urlMissingHere: 'Cole aqui o link do vídeo.',
  clipWrongHere: 'Confira se a mensagem está entre estes dois tempos.',
  urlWrongHere: 'Cole o link de um vídeo do YouTube.',
  urlOfList: 'Este link é de um canal ou de uma lista. Abra o vídeo e copie o link dele.',
  typeMissingHere: `Escolha um dos ${typeCount} tipos.`,
  moreOptions: 'Mais opções',
  moreOptionsNote: 'Informações, série, transcrição ou trecho do vídeo',
  unfold: 'Alterar',
  foldedMinutes: (minutes: number) => `${minutes}\u00a0min`,
  sheetTitle: 'Como o seu esboço vai ficar',
  sheetFacts: (type: string, minutes: number) => `${type} · ${minutes}\u00a0min`,
  sheetExample: (minutes: number) => `Um exemplo de ${minutes}\u00a0min`,
  sheetExampleNote: 'As partes mudam com o tipo de esboço.',
  sheetExampleQuestion: 'Uma pergunta de um esboço pronto',
  sheetNote: 'Os minutos podem mudar, conforme o seu grupo.',
  /** What the form cannot do without, above its button: whether the link, the type are missing. */
  missing: (url: boolean, type: boolean) =>
    `Falta ${[url && 'colar o link', type && 'escolher o tipo'].filter(Boolean).join(' e ')}.`,
  /** Beside it, once nothing is missing. */
  cost: (left: number) =>
    left === 1 ? 'Usa o último esboço que resta.' : `Usa 1 dos ${left}\u00a0esboços que restam.`,
  submit: 'Gerar Esboço',
  submitting: 'Gerando Esboço...',
  urlMissing: 'Por favor, insira a URL do vídeo do YouTube.',
  typeMissing: 'Por favor, selecione o tipo de esboço.',
  timesWrongTitle: 'Erro nos tempos',
  timesWrong: 'Por favor, corrija os erros nos campos de tempo antes de continuar.',
  loginMissing: 'Você precisa estar logado para gerar esboços.',
  timeFormat: 'Formato inválido. Use MM:SS (ex: 2:30)',
  timeSeconds: 'Segundos devem ser menores que 60',
  timeNegative: 'Tempo não pode ser negativo',
  timeOrder: 'Tempo de fim deve ser maior que o tempo de início',
  invalidAnswer: 'Resposta inválida do servidor',
  statusText: (status: number) =>
    `O Esboça não respondeu como esperado (erro ${status}). Tente novamente em alguns instantes.`,
  withStatus: (text: string, status: number) => `${text} (erro ${status})`,
  offline:
    'Você está sem conexão com a internet. Nada foi descontado e o que você preencheu continua aqui. Quando a conexão voltar, tente novamente.',
  unreachable:
    'O Esboça não respondeu. O que você preencheu continua aqui: tente novamente em alguns instantes. Se o esboço já tiver ficado pronto, ele aparece e não é contado outra vez.',
  cutOff:
    'A conexão caiu antes de o esboço chegar. O que você preencheu continua aqui: tente novamente. Se o esboço já tiver ficado pronto, ele aparece e não é contado outra vez.',
  tryAgain: 'Gerar de novo',
  mendField: 'Ir para o campo',
  backToForm: 'Voltar ao formulário',
  offlineText:
    'Você está sem conexão. O seu pedido está guardado: quando a conexão voltar, o esboço aparece aqui.',
  resumedText:
    'Você pediu este esboço há pouco. Ele aparece aqui assim que ficar pronto, e fica guardado no histórico.',
  leaveTitle: 'Sair desta página?',
  leaveText:
    'O esboço ainda está sendo preparado. Se você sair, ele fica guardado no histórico quando estiver pronto.',
  leave: 'Sair da página',
  stay: 'Esperar aqui',
  progressTitle: 'Preparando o seu esboço',
  /** Once all of it is written. */
  progressEnds: 'Quase pronto',
  progressText:
    'Em geral, de 15 a 45 segundos; um vídeo longo pode levar alguns minutos. Pode sair: o esboço fica no histórico.',
  noticeText: 'Ainda falta um pouco. Quer que este aparelho avise você?',
  notice: 'Avisar quando ficar pronto',
  noticeEnds: {
    asked:
      'Combinado: este aparelho avisa quando o esboço ficar pronto, ou se não der certo. Você pode fechar esta página.',
    denied:
      'As notificações do Esboça não estão permitidas neste aparelho. O esboço fica guardado no histórico do mesmo jeito.',
    failed:
      'Não foi possível ligar o aviso neste aparelho. O esboço fica guardado no histórico do mesmo jeito.',
  },
  progressStep: (step: number, of: number, text: string) => `Etapa ${step} de ${of}: ${text}`,
  earlyTitle: 'O que já está pronto',
  earlyText: 'Já pode ler. No fim, tudo passa por uma última conferência.',
  earlyHeard: 'As primeiras partes já podem ser lidas abaixo.',
  partsReady: (ready: number, of: number) => `Partes prontas: ${ready} de ${of}`,
  partReady: 'pronta',
  readReady: 'Ler agora',
  stepDone: 'concluída',
  stepCurrent: 'em andamento',
  stages: {
    transcript: 'Lendo a transcrição',
    references: 'Encontrando os textos bíblicos',
    writing: 'Escrevendo o esboço',
    checking: 'Relendo e conferindo o esboço',
  },
  foldedLead: 'Quer mudar o grupo ou o tempo?',
  resultTitle: 'Seu Esboço Gerado',
  resultSaved: 'Salvo no seu histórico',
} as const
