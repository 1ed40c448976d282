export const sharingMessages = {
  bar: 'Levar o esboço',
  copy: 'Copiar',
  copied: 'Copiado!',
  copiedText: 'O esboço foi copiado para a área de transferência.',
  copyFailed: 'Não foi possível copiar o esboço.',
  word: 'Baixar Word',
  wordBusy: 'Baixando...',
  wordDone: 'Download concluído!',
  wordDoneText: 'O esboço foi baixado como arquivo Word.',
  wordFailed: 'Não foi possível gerar o arquivo Word.',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  print: 'Imprimir',

  whatsappTitle: 'Enviar pelo WhatsApp',
  whatsappWhich: 'O que enviar?',
  whatsappWays: {
    whole: 'O esboço inteiro, para quem conduz',
    participants: 'A folha dos participantes',
    challenge: 'Só o desafio da semana',
  },
  whatsappSend: 'Enviar',
  whatsappCopy: 'Copiar a mensagem',
  whatsappCopyAndOpen: 'Copiar e abrir o WhatsApp',
  whatsappPaste:
    'O texto é longo. Toque no botão: ele é copiado. No WhatsApp, segure o dedo na conversa e toque em Colar.',
  whatsappTooLong: 'Este esboço passa do que cabe em uma mensagem. Copie uma por vez.',
  whatsappCopyPart: (part: number, of: number) => `Copiar mensagem ${part} de ${of}`,

  emailCopied: 'Texto copiado',
  emailCopiedText:
    'O esboço é longo para ir pronto no e-mail: cole na mensagem que se abriu, ou onde preferir.',

  printTitle: 'Imprimir ou salvar em PDF',
  printHint: 'Para um PDF, escolha “Salvar como PDF” na janela de impressão.',
  printLeader: 'Folha do líder',
  printLeaderText: 'O esboço inteiro, com as orientações e os minutos.',
  printParticipants: 'Folha dos participantes',
  printParticipantsText:
    'Textos bíblicos, perguntas com linhas para escrever e o desafio, sem as anotações do líder.',
  printNoParticipants:
    'Não achamos neste esboço perguntas nem textos bíblicos para pôr em uma folha à parte.',

  challengeTitle: 'Desafio da semana',

  group: (profile: string) => `Grupo: ${profile}`,
  minutes: (minutes: number) => `${minutes} min`,
  duration: (minutes: number) => `Duração: ${minutes} minutos`,
  page: 'Página',
  of: 'de',
  video: (url: string) => `Vídeo: ${url}`,
} as const
