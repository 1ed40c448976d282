import type { Kind } from '../kind.ts'

/** Proverbs, Ecclesiastes: how life usually goes. */
export const wisdom: Kind = {
  context:
    'Este trecho é de sabedoria: gente que olhou muito a vida e resumiu em poucas palavras. Diz como as coisas costumam ser, e não promete que sempre serão.',
  how: 'Uma frase por vez, com um silêncio depois de cada uma, como quem prova.',
  icebreakers: [
    {
      text: 'Que ditado se repetia na sua casa, e em que hora alguém o soltava?',
      bridge: 'O povo da Bíblia também guardava a experiência em frases curtas. Vamos ler algumas.',
    },
    {
      text: 'Que conselho você recebeu de graça e pagou caro por não ouvir?',
      bridge: 'O texto de hoje vem de gente que queria poupar os outros desse preço.',
    },
  ],
  quiet: {
    text: 'Que conselho você daria a quem você era há dez anos?',
    bridge: 'O texto de hoje é conselho de quem viveu antes. Leia sem pressa.',
  },
  observe: [
    {
      ask: 'Que cenas da vida comum aparecem em {texto}?',
      listen: 'Casa, trabalho, dinheiro, fala, idade: peça o versículo de cada uma.',
    },
    {
      ask: 'Que coisas o texto põe lado a lado, e de que lado ele fica, se fica?',
      listen: 'A sabedoria ensina comparando. Às vezes só mostra, e deixa a escolha conosco.',
    },
    {
      ask: 'Qual destas frases vocês já viram acontecer, e onde?',
      listen: 'Exemplos pequenos, sem nomes.',
    },
  ],
  interpret: [
    {
      ask: 'Que experiência alguém precisa ter tido para escrever isto?',
      listen: 'Imaginar a história por trás da frase ajuda a entendê-la.',
    },
    {
      ask: 'Em que caso vocês já viram o contrário acontecer? O que se faz com a frase, então?',
      listen: 'Provérbio não é contrato. O próprio livro sabe que há exceções.',
    },
    {
      ask: 'Onde Deus entra nesta conversa sobre a vida de todo dia?',
      listen: 'Pode estar citado ou só por trás. As duas coisas dizem algo.',
    },
  ],
  live: [
    {
      ask: 'Qual das frases de {texto} é para você nesta semana, e em que hora do dia?',
      listen: 'Peça o dia e a hora: sabedoria sem agenda vira enfeite.',
    },
    {
      ask: 'Quem, perto de você, vive bem uma destas frases? O que dá para aprender olhando?',
      listen: 'Vale dizer isso à pessoa.',
    },
    {
      ask: 'Que decisão sua está parada, e o que {texto} perguntaria a ela?',
      listen: 'Não dê conselho; faça o texto perguntar.',
    },
  ],
  complete: [
    {
      name: 'Traduzido para a minha rua',
      text: 'Escolha uma frase de {texto} e reescreva com as coisas do seu dia: trânsito, celular, cozinha, chefe. Leia para quem estiver ao lado.',
    },
    {
      name: 'Balança',
      text: 'Desenhe uma balança. De um lado, o que tem pesado nas suas decisões. Do outro, o que este texto põe. Embaixo, complete: até domingo, vou tirar … e pôr …',
    },
  ],
  prayer:
    'Senhor, ensina-nos a viver com os pés no chão e os olhos em ti. Dá-nos a palavra certa na hora certa, e humildade para aprender com quem já passou por aqui. Em nome de Jesus, amém.',
  lost: 'Se alguém cobrar uma frase como promessa, lembre que sabedoria diz o que costuma acontecer. Quem sofre sem ter culpa não deve ouvir aqui que plantou o que colheu.',
}
