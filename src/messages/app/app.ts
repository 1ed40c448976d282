const SAYING = 'Até ovelha se perde.'
const REASON = 'O endereço pode ter mudado ou\u00a0o\u00a0link pode ter vindo incompleto.'

export const appMessages = {
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando…',
  toasts: 'Avisos',
  close: 'Fechar',
  mainNavigation: 'Principal',
  mobileNavigation: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  home: 'Home',
  contact: 'Contato',
  help: 'Ajuda',
  dashboard: 'Dashboard',
  createOutline: 'Criar Esboço',
  account: 'Minha conta',
  login: 'Login',
  signUp: 'Cadastre-se',
  signOut: 'Sair',
  signedOut: 'Você saiu da sua conta.',
  loggedInAs: 'Logado como',
  notFoundTitle: 'Oops! Página não encontrada',
  notFoundSaying: SAYING,
  notFoundReason: REASON,
  notFoundText: `${SAYING} ${REASON}`,
  notFoundHelp: 'Procurar na Central de Ajuda',
  backHome: 'Voltar para o início',
  crashTitle: 'Algo deu errado nesta página',
  crashText:
    'O que você salvou continua guardado. Recarregue a página; se o problema continuar, volte mais tarde.',
  goneTitle: 'Não foi possível abrir esta página',
  goneText:
    'O site pode ter acabado de ser atualizado. Recarregue a página; se não resolver, tente de novo em alguns minutos.',
  offlineTitle: 'Você está sem conexão',
  offlineText:
    'Esta página precisa da internet para abrir. Quando a conexão voltar, recarregue a página.',
  reload: 'Recarregar a página',
  offline: 'Sem conexão',
} as const
