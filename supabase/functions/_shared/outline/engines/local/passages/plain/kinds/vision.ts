import type { Kind } from '../kind.ts'

/** Revelation, and what the prophets saw in visions. */
export const vision: Kind = {
  context:
    'Este trecho é de um livro de visões: fala por figuras, para dar coragem a gente apertada. Primeiro se vê e se ouve; só depois se pergunta o que quer dizer.',
  how: 'De olhos fechados, escutem um que lê devagar. Depois contem o que viram, e só então releiam.',
  icebreakers: [
    {
      text: 'Que sonho, filme ou quadro ficou com você por anos, e que imagem dele ainda volta?',
      bridge: 'O texto de hoje também quer deixar imagens na cabeça de quem ouve.',
    },
    {
      text: 'O que dá a você coragem de continuar quando parece que o mal está ganhando?',
      bridge: 'O texto de hoje foi escrito para gente que se perguntava isso.',
    },
  ],
  quiet: {
    text: 'Que imagem do futuro ocupa mais a sua cabeça: a que assusta ou a que consola?',
    bridge: 'O texto de hoje põe outras imagens no lugar. Fique olhando.',
  },
  observe: [
    {
      ask: 'O que se vê e o que se ouve em {texto}?',
      listen: 'Duas colunas, olhos e ouvidos. Ainda sem explicar.',
    },
    {
      ask: 'Quem está no centro destes versículos, e quem está em volta?',
      listen: 'Peça o versículo de cada um.',
    },
    {
      ask: 'Que figuras, números ou cores aparecem, e qual delas mais chama a atenção?',
      listen: 'Pode não haver de todos. Anotem sem decifrar.',
    },
  ],
  interpret: [
    {
      ask: 'Que medo estas palavras enfrentam, e que esperança põem no lugar?',
      listen: 'Pense em quem ouviu primeiro: poucos, apertados, vigiados.',
    },
    {
      ask: 'O que este trecho diz de Deus ou de Cristo com imagens, que vocês diriam em uma frase simples?',
      listen: 'Uma frase por pessoa.',
    },
    {
      ask: 'O que fica claro neste trecho, e o que continua sendo mistério para vocês?',
      listen:
        'Dizer “não sei” aqui é bom sinal. Cristãos sérios leem as figuras de jeitos diferentes.',
    },
  ],
  live: [
    {
      ask: 'Que notícia destes dias tira a sua paz, e o que {texto} diz a ela?',
      listen: 'Sem discutir política; fique no medo e na esperança.',
    },
    {
      ask: 'A quem você precisa continuar fiel quando isso custa alguma coisa?',
      listen: 'Uma pessoa, um compromisso, uma verdade: quanto mais simples, melhor.',
    },
    {
      ask: 'O que você faria amanhã se tivesse certeza do que {texto} mostra?',
      listen: 'Peça uma coisa que caiba no dia.',
    },
  ],
  complete: [
    {
      name: 'O que vejo',
      text: 'Divida o papel em dois. De um lado, desenhe ou escreva o que você vê quando pensa no futuro. Do outro, o que {texto} mostra. Embaixo, complete: por isso, amanhã, eu …',
    },
    {
      name: 'Frase para terminar',
      text: 'Complete: quando eu tenho medo de …, quero lembrar que …; e a quem eu vou contar isso é …',
    },
  ],
  prayer:
    'Senhor, tu vês o que a gente não vê. Quando o medo ocupar a tela inteira, põe diante de nós o teu trono e o teu amor. Guarda-nos fiéis nas coisas pequenas. Em nome de Jesus, amém.',
  lost: 'O grupo vai querer decifrar símbolos e datas. Agradeça a curiosidade e volte: o que isto dizia a quem estava com medo? Onde cristãos divergem, diga que divergem.',
}
