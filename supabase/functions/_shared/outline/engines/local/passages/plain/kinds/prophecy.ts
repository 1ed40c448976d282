import type { Kind } from '../kind.ts'

/** The books of the prophets, where they speak and do not tell. */
export const prophecy: Kind = {
  context:
    'Este trecho é palavra de profeta: dita em uma hora difícil, a um povo com nome e endereço. Antes de ser para nós, foi para eles.',
  how: 'Uma pessoa lê de pé, como quem anuncia; depois todos releem em silêncio.',
  icebreakers: [
    {
      text: 'Que verdade alguém teve coragem de dizer a você, e como disse?',
      bridge: 'Dizer a verdade por amor custa. O texto de hoje vem de quem pagou esse preço.',
    },
    {
      text: 'Que notícia você já esperou com o coração na mão, e como ela chegou?',
      bridge: 'O texto de hoje chegou assim a um povo inteiro.',
    },
  ],
  quiet: {
    text: 'Que conversa você vem adiando porque a verdade nela custa?',
    bridge: 'Profetas não adiaram essa conversa. Ouça uma delas.',
  },
  observe: [
    {
      ask: 'A quem estes versículos falam, e o que dizem que aconteceu ou vai acontecer?',
      listen:
        'Povos, cidades e pessoas contam. Se o nome não está no trecho, vale dizer o que falta saber.',
    },
    {
      ask: 'Que imagens o profeta usa em {texto}, e qual delas mais fica na cabeça?',
      listen: 'O profeta fala por figuras; primeiro ver, depois explicar.',
    },
    {
      ask: 'O que, nestes versículos, soa como aviso, e o que soa como esperança?',
      listen: 'Pode haver só um dos dois. Peça os versículos.',
    },
    {
      ask: 'O que o texto diz que Deus faz, sente ou pretende?',
      listen: 'Sublinhem os verbos.',
    },
  ],
  interpret: [
    {
      ask: 'O que o povo devia estar vivendo para precisar ouvir isto?',
      listen: 'O que não está no trecho fica como suposição; uma Bíblia com introduções ajuda.',
    },
    {
      ask: 'O que esta palavra mostra do que Deus leva a sério?',
      listen: 'Fidelidade, justiça, confiança: deixe o grupo apontar o versículo.',
    },
    {
      ask: 'O que aqui se cumpriu para aquele povo, e o que os cristãos leem olhando para Jesus?',
      listen: 'Pode ficar uma pergunta aberta; ninguém precisa saber tudo.',
    },
  ],
  live: [
    {
      ask: 'Que palavra de {texto} incomodaria a nossa cidade se fosse lida na praça?',
      listen: 'Depois pergunte: e a nós?',
    },
    {
      ask: 'Lendo {texto}: onde você precisa mais de aviso, e onde mais de esperança?',
      listen: 'Uma frase por pessoa.',
    },
    {
      ask: 'Em que você tem posto a confiança que só serve para Deus?',
      listen: 'Dinheiro, aprovação, controle: que cada um responda por si.',
    },
  ],
  complete: [
    {
      name: 'Duas colunas',
      text: 'De um lado, o que em {texto} é aviso. Do outro, o que é esperança. Faça um sinal ao lado do que você precisava ouvir e escreva a Deus uma linha sobre isso.',
    },
    {
      name: 'Carta curta',
      text: 'Escreva três linhas: o que Deus pode ter contra a minha correria; o que ele promete mesmo assim; o que eu mudo até domingo.',
    },
  ],
  prayer:
    'Deus, tu falas a verdade porque amas. Dá-nos ouvidos para o que não queremos ouvir e coragem para esperar o que prometeste. Começa por nós. Em nome de Jesus, amém.',
  lost: 'É tentador ligar cada figura a uma notícia do jornal. Volte ao povo que ouviu primeiro. Palavras de juízo não são arma contra alguém da sala.',
}
