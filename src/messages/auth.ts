import { openingLink } from './boot/opening-link'
export const authMessages = {
  loginTitle: 'Fazer Login',
  loginDescription: 'Entre na sua conta do Esboça para criar e rever os esboços do seu grupo.',
  welcomeBack: 'A mensagem de domingo, na mesa do seu grupo.',
  loginLead: 'Que bom ter você de volta.',
  login: 'Entrar',
  loginBusy: 'Entrando…',
  loggedIn: 'Login realizado com sucesso!',
  signUpTitle: 'Criar Conta',
  signUpDescription:
    'Crie sua conta no Esboça e prepare o encontro do seu grupo a partir da mensagem de domingo.',
  signUpLead: '7 dias grátis, sem cartão.',
  signUpWithLink: 'Seu link está guardado: depois de criar a conta, ele já aparece no formulário.',
  signUp: 'Criar Conta e Começar Teste Grátis',
  signUpBusy: 'Criando conta…',
  agree: {
    before: 'Ao criar a conta, você concorda com os',
    terms: 'Termos de Uso',
    and: 'e a',
    privacy: 'Política de Privacidade',
  },
  follows: {
    title: 'De domingo ao encontro, em três passos',
    steps: [
      { name: 'Confirme o e-mail', text: 'Um toque no link que mandamos para você.' },
      {
        name: 'Cole o link da mensagem',
        text: 'E diga para quem é: senhoras, jovens, casais, crianças.',
      },
      {
        name: 'Leve o esboço ao seu grupo',
        text: 'Perguntas, textos bíblicos e o tempo de cada parte, no celular ou no papel.',
      },
    ],
    free: 'São 7 dias e até 10 esboços de graça. Não pedimos cartão e, se você não assinar, nada é cobrado.',
  },
  signedUp: 'Conta criada com sucesso!',
  noAccount: 'Ainda não tem conta?',
  toSignUp: 'Criar uma conta',
  hasAccount: 'Já tem conta?',
  toLogin: 'Fazer login',

  name: 'Seu nome',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: 'Pelo menos 6 caracteres.',
  confirmPassword: 'Confirmar senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  nameMissing: 'Informe seu nome.',
  emailMissing: 'Informe seu e-mail.',

  confirmTitle: 'Confirme seu e-mail',
  confirmText: (email: string) =>
    `Enviamos um link de confirmação para ${email}. Abra o e-mail e toque no link para ativar sua conta.`,
  confirmFollows: 'Se você abrir o link neste aparelho, já pode começar o primeiro esboço.',
  confirmHelp: 'Não chegou? Procure também em “Spam” ou “Lixo eletrônico”, ou peça outro e-mail.',
  openMail: (site: string) => `Abrir o ${site}`,
  correctLead: 'Corrija o e-mail e escolha a senha de novo.',
  meantEmailHere: (email: string) => `Você quis dizer ${email}?`,
  meantEmail: (email: string) =>
    `Você quis dizer ${email}? Se foi isso, toque em “Errei o e-mail: corrigir”.`,
  correctEmail: 'Errei o e-mail: corrigir',
  resend: 'Reenviar e-mail',
  resendBusy: 'Reenviando…',
  resent: 'Email reenviado!',
  resendFailed: 'Não foi possível reenviar o email. Tente novamente.',
  confirmedLogin: 'Já confirmei - Fazer login',
  confirmed: 'E-mail confirmado com sucesso!',

  forgot: 'Esqueci minha senha',
  forgotTitle: 'Recuperar senha',
  forgotLead: 'Informe o e-mail da sua conta e enviaremos um link para você criar uma nova senha.',
  sendRecovery: 'Enviar link de recuperação',
  sendRecoveryBusy: 'Enviando…',
  recoveryFailed: 'Não foi possível enviar o email de recuperação. Tente novamente.',
  recoverySentTitle: 'E-mail de recuperação enviado',
  recoverySentText: (email: string) =>
    `Se houver uma conta com ${email}, o link para criar uma nova senha chega em instantes. Procure também em “Spam” ou “Lixo eletrônico”.`,
  backToLogin: 'Voltar para o login',

  resetTitle: 'Definir Nova Senha',
  resetLead: 'Escolha uma senha que você não usa em outro lugar.',
  reset: 'Salvar nova senha',
  resetBusy: 'Salvando…',
  passwordsDiffer: 'As senhas não coincidem',
  resetFailed: 'Não foi possível atualizar a senha. Tente novamente.',
  resetDone: 'Senha atualizada com sucesso! Entre com a nova senha.',
  samePassword: 'A nova senha precisa ser diferente da atual.',

  opening: openingLink,
  openingLate: 'O link está demorando um pouco para abrir. Pode esperar nesta tela.',
  linkSignUp: {
    title: 'Confirme seu e-mail',
    lead: 'Falta só um toque para ativar a sua conta.',
    action: 'Confirmar meu e-mail',
  },
  linkRecovery: {
    title: 'Recuperar senha',
    lead: 'Toque no botão e escolha a nova senha na próxima tela.',
    action: 'Criar nova senha',
  },
  linkEmailChange: {
    title: 'Confirme a troca de e-mail',
    lead: 'A troca só vale depois de confirmada nos dois endereços, o atual e o novo.',
    action: 'Confirmar a troca',
  },
  linkNotOpened: 'O link não pôde ser aberto. Faça login ou peça outro link.',
  confirmFirst: 'Confirme seu e-mail para entrar.',
  linkAccount: 'Esta conta é sua?',
  linkAccountLead: (email: string) =>
    `Este link abre a conta ${email}. Continue só se ela for sua.`,
  enterAccount: 'Sim, entrar nesta conta',
  notMyAccount: 'Não é a minha conta',
  linkOfOther: 'Este link é de outra conta',
  linkOfOtherLead: (email: string, current: string) =>
    `Você continua na conta ${current}; nada mudou. Este link é da conta ${email}.`,
  stayAs: 'Continuar na minha conta',
  leaveAndEnter: 'Sair e entrar na outra',
  linkFailed: 'Não foi possível abrir o link. Tente novamente.',
  emailLinkTitle: 'Link do e-mail',
  emailLinkDescription:
    'O link que o Esboça enviou por e-mail: confirmação da conta, nova senha ou troca de endereço.',
  confirmationExpired: 'Este link de confirmação expirou ou já foi usado.',
  confirmAgainLead:
    'Se você já confirmou, é só fazer login. Se não, informe seu e-mail e enviaremos outro link.',
  emailChanged: 'E-mail alterado com sucesso!',
  emailChangeHalfTitle: 'Falta o outro endereço',
  emailChangeHalf:
    'Este endereço está confirmado. Para concluir a troca, abra o link que enviamos para o outro.',
  emailChangeExpired:
    'Este link expirou ou já foi usado. Se o e-mail ainda não mudou, peça a troca de novo em “Minha conta”.',
  recoveryExpired: 'O link de recuperação expirou. Solicite um novo.',
  sessionExpired: 'Sua sessão expirou. Faça login novamente.',
  waitSeconds: (seconds: number) =>
    `Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro e-mail.`,
  countdown: (label: string, seconds: number) => `${label} (${seconds} s)`,
  captchaPending: 'Espere a verificação de segurança terminar e toque de novo no botão.',
  captchaUnavailable:
    'A verificação de segurança não carregou. Confira a conexão, desligue o bloqueador de anúncios e recarregue a página.',
  captchaRefused: 'A verificação de segurança não foi aceita. Espere ela terminar e tente de novo.',
  waitAMoment: 'Foram muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.',
} as const
