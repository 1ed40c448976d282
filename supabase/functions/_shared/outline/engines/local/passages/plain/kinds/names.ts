import type { Kind } from '../kind.ts'

/** Genealogies, lists of peoples, greetings by name. */
export const names: Kind = {
  context:
    'Este trecho é quase todo de nomes. Parece uma página para pular, e é assim que a Bíblia diz que gente comum conta.',
  how: 'Revezem: cada um lê um nome ou uma linha, sem vergonha de tropeçar.',
  icebreakers: [
    {
      text: 'Quem escolheu o seu nome, e que história existe por trás dele?',
      bridge: 'Cada nome guarda uma história. O texto de hoje tem uma porção deles.',
    },
    {
      text: 'Até onde você consegue ir para trás na sua família, de nome em nome, e qual deles daria um filme?',
      bridge: 'A Bíblia também guarda nomes em fila. Vamos ler uma dessas listas devagar.',
    },
  ],
  quiet: {
    text: 'Escreva os nomes de cinco pessoas sem as quais você não estaria aqui.',
    bridge: 'O texto de hoje também é uma lista de nomes. Leia como quem encontra retratos.',
  },
  observe: [
    {
      ask: 'Onde a lista só passa de um nome ao outro, e onde conta alguma coisa a mais, se conta?',
      listen:
        'Um lugar, um feito, um parentesco, uma palavra de carinho: tudo o que sobra da lista vale.',
    },
    {
      ask: 'De quem se diz mais nestes versículos, e de quem só ficou o nome?',
      listen:
        'As duas coisas importam: a página lembra também de quem não fez nada que se contasse.',
    },
    {
      ask: 'Que nomes vocês já conhecem, e o que lembram deles?',
      listen: 'Pode ser pouco. Procurem juntos, sem corrigir com pressa.',
    },
  ],
  interpret: [
    {
      ask: 'Por que alguém gastaria papel, que era caro, com uma lista como esta?',
      listen: 'Pertencer, lembrar, mostrar que a história não começou ontem.',
    },
    {
      ask: 'O que uma lista de nomes diz de Deus que um ensinamento não diria?',
      listen: 'Ele trabalha com gente, uma por uma, e ao longo de muito tempo.',
    },
    {
      ask: 'O que muda no resto da Bíblia se a gente lê esta página como parte da mesma história?',
      listen: 'Deixe o grupo pensar no que veio antes e no que veio depois.',
    },
  ],
  live: [
    {
      ask: 'Que pessoa de quem ninguém escreve a história fez diferença na sua fé?',
      listen: 'Peça o nome e uma cena. Se der, que alguém mande uma mensagem a essa pessoa.',
    },
    {
      ask: 'Se o seu nome entrasse em {texto}, o que você gostaria que ficasse escrito ao lado, em uma linha só?',
      listen: 'Resposta curta; ninguém comenta a do outro.',
    },
    {
      ask: '{texto} guarda nomes. Que nomes você quer que os mais novos da sua casa ou da igreja não esqueçam, e por quê?',
      listen: 'Anotem: a conversa rende uma boa tarefa para a semana.',
    },
  ],
  complete: [
    {
      name: 'A minha lista',
      text: 'Escreva sete nomes em fila: quem contou a você de Deus, quem orou por você, quem andou junto. Deixe a última linha com um espaço: é de alguém a quem você vai contar.',
    },
    {
      name: 'Uma linha a mais',
      text: 'Escolha três nomes da sua família ou da igreja e escreva ao lado de cada um o que Deus fez por meio dessa pessoa.',
    },
  ],
  prayer:
    'Deus, tu conheces cada um pelo nome, também os que ninguém lembra. Obrigado por quem veio antes de nós. Guarda os nomes que trouxemos hoje e faz de nós gente que passa adiante o que recebeu. Em nome de Jesus, amém.',
  lost: 'O grupo pode rir dos nomes e desistir. Ria junto, e depois mostre uma linha em que a lista para e conta algo. Há quem não conheça a própria família: que a conversa aceite também a família da fé.',
}
