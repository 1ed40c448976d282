import type { Kind } from '../kind.ts'

/** Stories that Jesus told. */
export const parable: Kind = {
  context:
    'Este trecho traz uma comparação ou história contada por Jesus. Ela parece simples e tem um espinho: em algum ponto ninguém da plateia esperava aquilo.',
  how: 'Alguém conta como se a história tivesse acontecido ontem; depois todos releem.',
  icebreakers: [
    {
      text: 'Que história inventada ensinou a você uma coisa verdadeira?',
      bridge: 'Jesus também ensinava assim. Vamos ouvir.',
    },
    {
      text: 'Que pessoa da sua família explica tudo com um causo, e qual é o mais famoso?',
      bridge: 'Jesus gostava desse jeito de ensinar.',
    },
  ],
  quiet: {
    text: 'Lembre uma história que alguém contou e que acertou você em cheio.',
    bridge: 'Jesus conta uma. Deixe que ela procure você.',
  },
  observe: [
    {
      ask: 'Que coisas da vida comum Jesus usa nesta comparação?',
      listen: 'Casa, campo, dinheiro, festa: eram coisas que todos ali conheciam.',
    },
    {
      ask: 'O que, nesta história, é normal, e o que ninguém faria assim?',
      listen: 'O ponto estranho costuma ser onde Jesus quer chegar.',
    },
    {
      ask: 'A quem Jesus conta isto, e o que o trecho diz sobre o motivo?',
      listen: 'Se o trecho não diz, leiam uns versículos antes.',
    },
  ],
  interpret: [
    {
      ask: 'Onde está a surpresa da história, e quem da plateia ficaria incomodado?',
      listen: 'Pergunte também: e quem ficaria aliviado?',
    },
    {
      ask: 'O que esta história diz de Deus ou do Reino que uma explicação não diria?',
      listen: 'Nem todo detalhe tem um significado escondido; procure o centro.',
    },
    {
      ask: 'Que final vocês dariam, e por que Jesus terminou assim?',
      listen: 'Comparar os dois finais mostra o espinho.',
    },
  ],
  live: [
    {
      ask: 'Com quem, em {texto}, você se parece hoje, e com quem gostaria de se parecer?',
      listen: 'Sem julgar a resposta de ninguém.',
    },
    {
      ask: 'Como Jesus contaria isto na nossa cidade, com as coisas que a gente tem em casa?',
      listen: 'Deixe o grupo inventar; o riso ajuda.',
    },
    {
      ask: 'O que você teria de fazer diferente nesta semana se acreditasse nesta história?',
      listen: 'Uma coisa só, com dia.',
    },
  ],
  complete: [
    {
      name: 'Versão da minha rua',
      text: 'Reescreva {texto} em cinco linhas, com nomes, lugares e coisas da sua cidade. Sublinhe a linha que mais custou escrever.',
    },
    {
      name: 'Frase para terminar',
      text: 'Complete: esta história me pegou quando …; porque eu …; por isso, até domingo, eu …',
    },
  ],
  prayer:
    'Jesus, as tuas histórias nos encontram onde a gente se esconde. Não deixes que a gente escute só com a cabeça. Dá-nos coragem para viver o que entendemos. Amém.',
  lost: 'O grupo pode procurar um significado para cada detalhe. Volte ao ponto estranho da história. Evite decidir quem, fora da sala, é o vilão.',
}
