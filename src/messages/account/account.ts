import { OWN_DATA_NAMES } from '@contract/own-data'

export const accountMessages = {
  title: 'Minha conta',
  description: 'Seu nome, e-mail e senha no Esboça, e tudo o que é seu.',
  lead: 'Veja o seu plano, troque a senha e leve o que é seu.',

  accessTitle: 'Acesso',
  accessText: 'Com que você entra no Esboça.',
  usualTitle: 'Preferências',
  usualText: 'O que o formulário já traz escolhido.',
  leavingTitle: 'Dados e saída',
  leavingText: 'Levar uma cópia, sair ou encerrar a conta.',

  nameTitle: 'Nome',
  name: 'Seu nome',
  nameMissing: 'Informe seu nome.',
  changeName: 'Trocar nome',
  saveName: 'Salvar nome',
  saving: 'Salvando…',
  nameSaved: 'Nome atualizado',
  nameFailed: 'Não foi possível atualizar o nome. Tente novamente.',

  usualTypeTitle: 'Tipo de esboço preferido',
  usualTypeLead: 'O formulário já abre com ele escolhido. Em cada esboço, você ainda pode trocar.',
  usualType: 'Seu tipo preferido',
  usualTypeNone: 'Nenhum: escolho a cada esboço',
  usualTypeSaved: 'Tipo preferido atualizado',
  usualTypeFailed: 'Não foi possível salvar o tipo. Tente novamente.',

  emailTitle: 'E-mail',
  emailPending: (email: string) =>
    `A troca para ${email} ainda não terminou. Para concluir, abra os dois links: o que enviamos ao endereço atual e o que enviamos ao novo.`,
  newEmail: 'Novo e-mail',
  newEmailMissing: 'Informe o novo e-mail.',
  newEmailSame: 'Este já é o e-mail da sua conta.',
  changeEmail: 'Trocar e-mail',
  changeEmailBusy: 'Enviando…',
  emailFailed: 'Não foi possível pedir a troca do e-mail. Tente novamente.',
  emailSent: (email: string) =>
    `Enviamos um link para o endereço atual e outro para ${email}. Para concluir a troca, abra os dois.`,

  emailRefused:
    'Não foi possível pedir a troca para este e-mail. Confira se está certo ou use outro.',

  currentPassword: 'Senha atual',
  currentPasswordMissing: 'Informe sua senha atual.',

  passwordTitle: 'Senha',
  passwordLead:
    'Para trocar, digite a senha atual. Se não se lembra dela, saia da conta e use “Esqueci minha senha”.',
  passwordChange: 'Trocar senha',
  newPassword: 'Nova senha',
  passwordSave: 'Salvar nova senha',
  passwordSaved: 'Senha atualizada com sucesso!',

  dataTitle: 'Seus dados',
  dataText: `Baixe um arquivo com tudo o que guardamos sobre você: ${OWN_DATA_NAMES}.`,
  download: 'Baixar meus dados',
  downloadText: 'Um arquivo de dados (JSON), para levar a outro serviço.',
  downloadPage: 'Baixar para ler',
  downloadPageText:
    'Uma página para ler no celular ou no computador e imprimir. Abre sem internet.',
  downloadBusy: 'Reunindo seus dados…',
  downloaded: 'Seus dados foram baixados',
  downloadFailed: 'Não foi possível reunir os seus dados. Tente novamente.',

  leaveTitle: 'Sair',
  leaveText: 'Você sai da conta neste aparelho. Os seus esboços continuam guardados nela.',
  leave: 'Sair da conta',

  deleteTitle: 'Excluir conta',
  deleteText: 'Apaga a conta e tudo o que está nela. Não pode ser desfeito.',
  deleteOpen: 'Excluir minha conta',
  deleteQuestion: 'Excluir a sua conta?',
  deleteFacts: [
    `Tudo o que guardamos sobre você é apagado: ${OWN_DATA_NAMES}. Se quiser guardar algo, baixe os seus dados antes.`,
    'Se você tem uma assinatura, ela é cancelada na hora e nada mais é cobrado. Excluir a conta não devolve o que já foi pago: se você assinou há menos de 7 dias, peça antes o reembolso em “Gerenciar Plano”.',
    'Se um dia você voltar com o mesmo e-mail, não haverá outro teste gratuito.',
    'Não pode ser desfeito, nem por nós.',
  ],
  deleteConfirm: 'Para confirmar, digite EXCLUIR',
  deleteNotTyped: 'Digite EXCLUIR, em letras maiúsculas.',
  deleteAction: 'Excluir para sempre',
  deleteBusy: 'Excluindo…',
  deleteKeep: 'Manter a conta',
  deleteFailed: 'Não foi possível excluir a conta. Tente novamente.',
  deleted: 'Sua conta foi excluída.',
} as const
