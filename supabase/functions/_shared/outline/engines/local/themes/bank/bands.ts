import type { AgeBand } from '../theme-bank.ts'

export type BandBank = {
  icebreakers: readonly string[]
  questions: readonly string[]
  applications: readonly string[]
  challenges: readonly string[]
}

const NONE: BandBank = { icebreakers: [], questions: [], applications: [], challenges: [] }

/** What a group's stage of life adds to any theme. */
export const BANDS: Record<AgeBand, BandBank> = {
  infantil: NONE,
  adultos: NONE,
  juvenil: {
    icebreakers: ['Que figurinha do celular descreve a sua semana?'],
    questions: [
      'Como essa mensagem encosta no que você vive na escola?',
      'O que os seus amigos diriam se ouvissem esta mensagem?',
      'Em que momento da semana é mais difícil viver isso, e quem pode ajudar você?',
    ],
    applications: [
      'Escolha um amigo do grupo e troquem uma mensagem no meio da semana para saber como cada um está indo.',
      'Ponha a frase da mensagem que mais marcou você na tela de bloqueio do celular.',
    ],
    challenges: ['Conte a um adulto de confiança o que você decidiu hoje e peça que ore por você.'],
  },
  jovens: {
    icebreakers: ['Que decisão deste ano deu mais trabalho para você?'],
    questions: [
      'Como esta mensagem fala às escolhas que você tem pela frente: estudo, trabalho, relacionamentos?',
      'Que pressão da sua fase de vida torna isso mais difícil?',
      'O que mudaria na sua rotina, na faculdade ou no trabalho, se você vivesse o que ouviu?',
    ],
    applications: [
      'Converse com alguém mais experiente na fé sobre a área em que esta mensagem mais tocou você.',
      'Reserve na agenda da semana, com dia e hora, o passo que você decidiu dar.',
    ],
    challenges: [
      'Troque uma hora de tela por uma conversa de verdade com alguém que precisa de companhia.',
    ],
  },
  casais: {
    icebreakers: ['Que mania do outro você já aprendeu a achar graça?'],
    questions: [
      'Como esta mensagem pode mudar o jeito de vocês conversarem em casa?',
      'Em que vocês dois reagem de modo diferente a esse assunto, e o que um aprende com o outro?',
      'Que decisão prática vocês podem tomar juntos a partir do que ouviram?',
      'O que vocês gostariam que outras pessoas vissem na casa de vocês sobre esse assunto?',
    ],
    applications: [
      'Separem quinze minutos, sem celular, para cada um contar ao outro o que mais o tocou na mensagem.',
      'Combinem um gesto simples para lembrar um ao outro do que ouviram quando o dia apertar.',
      'Orem um pelo outro em voz alta, mesmo que seja uma frase só.',
    ],
    challenges: [
      'Façam juntos, em três dias desta semana, uma oração de mãos dadas antes de dormir, cada um dizendo um pedido e um agradecimento.',
      'Escolham outro casal, convidem para um café e perguntem como podem orar por eles.',
    ],
  },
  idosos: {
    icebreakers: ['Que lembrança da sua juventude ainda faz você rir?'],
    questions: [
      'Em que momento da sua história você já viu isso acontecer?',
      'O que você diria sobre esse assunto a alguém que está começando a vida?',
      'Como Deus tem falado com você sobre isso nesta fase?',
    ],
    applications: [
      'Conte a um neto, sobrinho ou vizinho mais novo uma história sua que combine com esta mensagem.',
      'Telefone para um amigo que tem saído pouco de casa e ore com ele.',
    ],
    challenges: [
      'Escreva ou grave, com a ajuda de alguém, uma lembrança de como Deus cuidou de você, e dê de presente à família.',
    ],
  },
  misto: {
    icebreakers: ['Qual era a sua brincadeira preferida na infância?'],
    questions: [
      'Como pessoas de idades diferentes vivem esse assunto, e o que podem aprender umas com as outras?',
      'O que os mais novos e os mais velhos do grupo podem fazer juntos a partir desta mensagem?',
    ],
    applications: [
      'Forme duplas de idades diferentes: cada um conta ao outro um passo que quer dar nesta semana.',
    ],
    challenges: [
      'Procure, nesta semana, alguém do grupo de outra idade e pergunte como você pode orar por essa pessoa.',
    ],
  },
}
