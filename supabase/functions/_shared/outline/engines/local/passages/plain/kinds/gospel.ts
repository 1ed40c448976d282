import type { Kind } from '../kind.ts'

/** What Jesus did, and what was done to him. */
export const gospel: Kind = {
  context:
    'Este trecho é do evangelho: conta quem é Jesus a partir do que foi visto e ouvido. Quem estava lá ainda não sabia como a história terminava.',
  how: 'Um narra; quem fala no texto ganha uma voz. Releiam uma segunda vez, mais devagar.',
  icebreakers: [
    {
      text: 'Que pessoa mudou o seu dia só por ter aparecido na hora certa?',
      bridge: 'No texto de hoje, Jesus está no caminho de algumas pessoas. Vamos olhar de perto.',
    },
    {
      text: 'Se pudesse passar uma tarde em qualquer cena da vida de Jesus, qual escolheria?',
      bridge: 'Hoje a gente passa a noite em uma delas.',
    },
    {
      text: 'Quem contou a você a primeira história de Jesus, e qual foi?',
      bridge: 'Vamos ouvir mais uma, como se fosse a primeira vez.',
    },
  ],
  quiet: {
    text: 'Imagine Jesus sentado à sua mesa agora. O que você contaria primeiro?',
    bridge: 'No texto de hoje ele está perto de outras pessoas. Fique olhando.',
  },
  observe: [
    {
      ask: 'O que Jesus faz ou diz nestes versículos, e o que fazem ou dizem os outros?',
      listen: 'Duas colunas. Se Jesus quase não aparece, quem fala dele, e o quê?',
    },
    {
      ask: 'Quem está em volta, e o que cada um parece querer?',
      listen: 'Peça o versículo; suposição também vale, se for dita como suposição.',
    },
    {
      ask: 'Que detalhe de {texto} só quem estava lá contaria?',
      listen: 'Hora, lugar, objeto, jeito: os evangelhos guardam detalhes.',
    },
    {
      ask: 'Como está a cena no versículo {de}, e o que já é diferente no versículo {ate}?',
      listen: 'Pode ter mudado uma pessoa, uma pergunta, o clima.',
    },
  ],
  interpret: [
    {
      ask: 'O que esta cena mostra de quem Jesus é?',
      listen: 'Peça um verbo ou um gesto do texto que sustente a resposta.',
    },
    {
      ask: 'O que deve ter sido mais difícil de entender para quem viu isto acontecer?',
      listen: 'Eles não sabiam o final. Isso muda tudo.',
    },
    {
      ask: 'Se um destes versículos tivesse se perdido, qual faria mais falta a esta história, e por quê?',
      listen: 'Cada um escolhe o seu; os motivos costumam ensinar mais que a escolha.',
    },
  ],
  live: [
    {
      ask: 'Em que lugar da cena de {texto} você estaria: perto, de longe, de costas? Por quê?',
      listen: 'Todas as respostas servem; quem conduz responde também.',
    },
    {
      ask: 'O que em Jesus, como {texto} o mostra, atrai você, e o que deixa você sem jeito?',
      listen: 'A segunda metade costuma ser a mais honesta.',
    },
    {
      ask: 'Quem você conhece que precisaria ouvir esta cena, e como você contaria em um minuto?',
      listen: 'Se houver tempo, conte de verdade a quem está ao lado.',
    },
  ],
  complete: [
    {
      name: 'O meu lugar na cena',
      text: 'Desenhe um círculo para Jesus e um ponto para cada pessoa de {texto}. Agora ponha o seu ponto. Ao lado, complete: eu estou aqui porque …; queria estar …',
    },
    {
      name: 'Bilhete',
      text: 'Escreva a Jesus uma pergunta que alguém desta cena podia ter feito, e embaixo a sua.',
    },
  ],
  prayer:
    'Jesus, tu chegaste perto de gente como nós. Chega perto da nossa casa também. Mostra quem tu és, e ensina-nos a olhar para os outros como tu olhas. Amém.',
  lost: 'Quem já ouviu a cena muitas vezes não a enxerga mais: peça detalhes. Evite fazer de quem está em volta de Jesus só um mau exemplo; eles também somos nós.',
}
