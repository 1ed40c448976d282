import type { Kind } from '../kind.ts'

/** Commands and rules for life and worship in Israel. */
export const law: Kind = {
  context:
    'Este trecho traz instruções dadas ao povo de Israel, em outro tempo e em outro jeito de viver. Antes de perguntar se valem hoje, vale perguntar o que elas protegiam.',
  how: 'Leiam devagar, uma instrução por pessoa, com uma pausa entre elas.',
  icebreakers: [
    {
      text: 'Que regra da casa em que você cresceu parecia sem sentido e hoje você repete?',
      bridge:
        'Por trás de uma regra costuma haver alguém que quer proteger alguma coisa. Vamos procurar isso no texto.',
    },
    {
      text: 'Se a nossa rua só pudesse ter três regras, quais você escreveria?',
      bridge: 'O texto de hoje mostra o que não podia faltar na vida de um povo.',
    },
  ],
  quiet: {
    text: 'Lembre uma regra que salvou você de um problema, mesmo sem você gostar dela na hora.',
    bridge: 'O texto de hoje traz instruções. Leia procurando quem elas protegem.',
  },
  observe: [
    {
      ask: 'O que, em {texto}, é pedido, o que é proibido, e o que é explicado?',
      listen: 'Três colunas ajudam. Alguma pode ficar vazia, e isso também diz algo.',
    },
    {
      ask: 'Que pessoas, animais, lugares ou objetos da vida de todo dia aparecem nestes versículos?',
      listen: 'A lei entra na cozinha, no campo e no quintal: quanto mais concreto, melhor.',
    },
    {
      ask: 'O que o texto diz de Deus no meio das instruções, e em que versículo?',
      listen: 'Um nome dele, algo que fez, o que ele quer. Se não disser nada, vale notar.',
    },
  ],
  interpret: [
    {
      ask: 'Quem ficaria desprotegido se estas instruções não existissem?',
      listen: 'Pense em quem tinha menos voz; também no próprio culto e no nome de Deus.',
    },
    {
      ask: 'Que jeito de ver Deus e o próximo está por trás destas instruções?',
      listen: 'Procure o motivo, mais do que a regra.',
    },
    {
      ask: 'O que aqui era próprio daquele povo e daquele tempo, e o que continua falando com a gente depois de Jesus?',
      listen: 'Cristãos respondem de jeitos diferentes; ouça os motivos sem fechar a conversa.',
    },
  ],
  live: [
    {
      ask: 'Com {texto} na mão: onde, na sua vida, uma regra virou só costume e perdeu o motivo?',
      listen: 'Não é para acusar ninguém: comece por você.',
    },
    {
      ask: 'Depois de ler {texto}, que limite faria bem à sua semana, e a quem mais ele faria bem?',
      listen: 'Peça um limite que caiba em uma frase.',
    },
    {
      ask: 'O que você faz de um jeito quando tem gente olhando e de outro quando está só com Deus?',
      listen: 'Ninguém precisa responder em voz alta.',
    },
  ],
  complete: [
    {
      name: 'Regra e motivo',
      text: 'Duas colunas. À esquerda, três regras da sua vida (de casa, do trabalho, da fé). À direita, o motivo de cada uma. Faça um círculo na que perdeu o motivo e escreva o que vai fazer com ela.',
    },
    {
      name: 'Um limite que protege',
      text: 'Complete: nesta semana, para cuidar de …, eu não vou …; e, no lugar disso, vou … Escreva o dia em que começa.',
    },
  ],
  prayer:
    'Deus, tu sabes do que a gente precisa ser protegido, também de nós mesmos. Ensina-nos o motivo do que pedes, e dá-nos um coração que obedece por amor, e não por medo. Em nome de Jesus, amém.',
  lost: 'É fácil cair em dois extremos: aplicar tudo ao pé da letra ou rir de tudo. Volte à pergunta: o que isto protegia? Se alguém se sentir condenado, lembre que a lei é lida junto com a graça de Jesus.',
}
