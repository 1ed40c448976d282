export const sharingMessages = {
  bar: 'Levar o esboço',
  more: 'Mais',
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
  /** Where no link holds the text: with the share sheet of the device, and by the button that copies. */
  whatsappPaste: {
    shared:
      'O texto é longo. Se ele não aparecer inteiro no WhatsApp, toque em “Copiar a mensagem”. Depois, na conversa, segure o dedo no campo de escrever e escolha “Colar”.',
    phone:
      'O texto é longo. O botão copia o texto e abre o WhatsApp: na conversa, segure o dedo no campo de escrever e escolha “Colar”.',
    computer:
      'O texto é longo. O botão copia o texto e abre o WhatsApp: na conversa, clique no campo de escrever e cole (Ctrl + V).',
  },
  whatsappTooLong:
    'O texto não cabe em uma mensagem só. Copie e envie uma mensagem de cada vez, na ordem.',
  whatsappCopyPart: (part: number, of: number) => `Copiar mensagem ${part} de ${of}`,

  emailCopied: 'Texto copiado',
  emailCopiedText:
    'O esboço é longo demais para ir pronto no e-mail. Ele já está copiado: abra o seu e-mail, se ele não abriu sozinho, e cole na mensagem.',

  printTitle: 'Imprimir ou salvar em PDF',
  printHint: 'Para um PDF, escolha “Salvar como PDF” na janela de impressão.',
  printLeader: 'Folha do líder',
  printLeaderText: 'O esboço inteiro, com as orientações para quem conduz e os minutos.',
  printParticipants: 'Folha dos participantes',
  printParticipantsText:
    'Textos bíblicos, perguntas com linhas para escrever e o desafio, sem as orientações para quem conduz.',
  /** On the sheet of children whose activity is another. */
  printDraw: 'Desenhe a parte da história de que você mais gostou.',
  printNoParticipants:
    'Não achamos neste esboço perguntas nem textos bíblicos para pôr em uma folha à parte.',

  challengeTitle: 'Desafio da semana',

  group: (profile: string) => `Grupo: ${profile}`,
  duration: (minutes: number) => `Duração: ${minutes} minutos`,
  page: 'Página',
  of: 'de',
  video: (url: string) => `Vídeo: ${url}`,
} as const
