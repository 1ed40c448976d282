/** The links by which a leader gives an outline away, and the page where another leader keeps a copy. */
export const linkMessages = {
  group: 'Link para o grupo',
  groupLead:
    'Quem abre vê a folha dos participantes, sem precisar de conta: textos bíblicos, perguntas e desafio, sem as orientações para quem conduz. Se você mudar o esboço, a folha muda junto.',
  groupMessage: (title: string | null, url: string) =>
    `Folha do nosso encontro${title === null ? '' : `, “${title}”`}:\n${url}`,
  nothingForGroup:
    'Não achamos neste esboço perguntas nem textos bíblicos para pôr na folha do grupo.',
  leaders: 'Compartilhar com líderes',
  leadersLead:
    'Quem abre e entra na própria conta vê o esboço inteiro e pode guardar uma cópia. O perfil do seu grupo não vai junto.',
  leadersMessage: (note: string, url: string) =>
    `Oi! Este esboço pode ajudar no encontro do seu grupo${note && ` (${note})`}:\n${url}`,

  loading: 'Procurando links abertos…',
  loadFailed: 'Não foi possível carregar os links deste esboço.',
  daysLegend: 'Por quanto tempo vale?',
  days: (days: number) => `${days} dias`,
  showsTitle: 'Mostrar o título do esboço',
  showsTitleHint: (title: string) => `“${title}”`,
  note: 'Recado para quem recebe',
  notePlaceholder: 'Ex.: Revisado pelo pastor Marcos',
  create: 'Criar link',
  creating: 'Criando…',
  createAnother: 'Criar outro link',
  notCreated: 'Não foi possível criar o link. Tente novamente.',
  fromUntil: (from: string, until: string) => `Criado em ${from}, vale até ${until}`,
  address: 'Endereço do link',
  elsewhere:
    'O endereço só aparece no aparelho em que este link foi criado. Neste aqui, você pode criar outro.',
  copy: 'Copiar link',
  copied: 'Link copiado',
  notCopied: 'Não foi possível copiar. Selecione o endereço e copie.',
  send: 'Enviar pelo WhatsApp',
  end: 'Encerrar link',
  ended: 'Link encerrado. Quem abrir agora vê um aviso.',
  endedForLeaders: 'Link encerrado. As cópias já guardadas continuam com quem guardou.',
  notEnded: 'Não foi possível encerrar o link. Ele ainda abre; tente novamente.',

  receiveTitle: 'Esboço compartilhado',
  receiveDescription: 'Um esboço que outro líder compartilhou com você.',
  receiveLead: 'Um líder compartilhou este esboço com você.',
  inviteTitle: 'Um líder compartilhou um esboço com você',
  inviteText:
    'Entre na sua conta, ou crie uma de graça, para ver o esboço e guardar uma cópia no seu histórico.',
  logIn: 'Entrar',
  signUp: 'Criar conta grátis',
  opening: 'Abrindo o esboço…',
  openFailed: 'Não conseguimos abrir o esboço agora.',
  noLinkTitle: 'Falta o link',
  noLinkText: 'Abra de novo o link que o outro líder enviou para você.',
  goneTitle: 'Este link não está mais disponível',
  goneText: 'Peça um novo a quem enviou.',
  toHistory: 'Ir para os meus esboços',
  from: 'Recado de quem enviou',
  keep: 'Guardar nos meus esboços',
  keeping: 'Guardando…',
  keepHint:
    'A cópia é sua: você pode editar e usar no encontro. Não conta nos seus esboços do mês.',
  kept: 'Guardado nos seus esboços',
  notKept: 'Não foi possível guardar o esboço. Tente novamente.',
  ownText: 'Este esboço já está no seu histórico.',
  openOwn: 'Abrir nos meus esboços',
} as const
