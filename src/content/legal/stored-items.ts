import { PUSH_PUBLIC_KEY } from '@/lib/push-key'

/** Something that this site, or one it calls, keeps on the visitor's device. */
export type StoredItem = {
  /** Name of the cookie or of the key, as it can be looked up in the browser. */
  name: string
  kind: 'cookie' | 'armazenamento local'
  category: 'necessário' | 'estatística'
  owner: string
  purpose: string
  /** How long it stays (HELP-5). */
  duration: string
}

/** Where notices can be asked for. */
const NOTICES: readonly StoredItem[] = PUSH_PUBLIC_KEY
  ? [
      {
        name: 'PushSubscription',
        kind: 'armazenamento local',
        category: 'necessário',
        owner: 'Esboça',
        purpose:
          'O endereço pelo qual o seu navegador recebe o aviso de que um esboço ficou pronto. Só existe depois que você pede um aviso.',
        duration: 'Até você sair da conta',
      },
    ]
  : []

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'sb-…-auth-token',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Mantém a sua conta aberta.',
    duration: 'Até você sair da conta',
  },
  {
    name: 'esboca:pending-outline, esboca:batch e rascunhos',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'Guardam o link que você colou, o formulário em andamento, os grupos para os quais você pediu esboços e o código de cada pedido, para que um esboço não se perca nem seja contado duas vezes se a conexão cair.',
    duration: 'Até o esboço aparecer ou você sair da conta; no máximo, 30 dias',
  },
  {
    name: 'esboca:awaited-address',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'O e-mail do cadastro que você acabou de fazer, para que o link de confirmação aberto neste aparelho não peça mais nenhum toque.',
    duration: 'Até você abrir o link; no máximo, 1 dia',
  },
  {
    name: 'esboca:awaited-confirmation',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'O nome e o e-mail do cadastro que você acabou de fazer, para que a tela que espera a confirmação continue ali se a página recarregar.',
    duration: 'Até você entrar na conta ou fechar a aba',
  },
  {
    name: 'esboca:outlines',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'Cópia dos esboços que você abriu, para ler sem internet durante o encontro. Guarda também o que você mudou e ainda não foi salvo, e as transcrições que você colou, para usar o mesmo vídeo com outro grupo. É apagada quando você sai da conta.',
    duration: '7 dias; alterações não salvas e transcrições, 30 dias',
  },
  {
    name: 'esboca-shell, esboca-files e esboca-fonts',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'Arquivos do próprio aplicativo e da Bíblia, para que ele abra sem internet, e o registro de que as fontes já foram baixadas. Não contêm dados seus.',
    duration: 'Até a próxima versão do aplicativo',
  },
  {
    name: 'esboca:links e esboca:received-link',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose:
      'O endereço dos links que você criou neste aparelho, para copiar de novo, e o link de outro líder que você abriu, para ver o esboço depois de entrar na conta.',
    duration: 'Até você sair da conta; o link de outro líder, 1 dia',
  },
  {
    name: 'esboca:meeting',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Lembra em que parte o encontro parou.',
    duration: 'Vale por 12 horas e é apagado quando você sai da conta',
  },
  {
    name: 'esboca:edited',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Lembra que você já mudou um esboço, para não explicar de novo como se faz.',
    duration: 'Até você sair da conta',
  },
  {
    name: 'esboca:type-size',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Lembra o tamanho da letra que você escolheu.',
    duration: 'Até você limpar os dados do navegador',
  },
  {
    name: 'esboca:meeting-type-size',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Lembra o tamanho da letra que você escolheu no modo encontro.',
    duration: 'Até você limpar os dados do navegador',
  },
  {
    name: 'esboca:consent',
    kind: 'armazenamento local',
    category: 'necessário',
    owner: 'Esboça',
    purpose: 'Lembra a sua escolha sobre as estatísticas, para não perguntar a cada visita.',
    duration: '1 ano',
  },
  ...NOTICES,
  {
    name: '_ga e _ga_…',
    kind: 'cookie',
    category: 'estatística',
    owner: 'Google Analytics',
    purpose:
      'Conta visitas e páginas vistas, para sabermos o que melhorar. Só existe depois que você aceita.',
    duration: '2 anos',
  },
]
