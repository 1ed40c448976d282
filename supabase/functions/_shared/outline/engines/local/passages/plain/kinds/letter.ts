import type { Kind } from '../kind.ts'

/** The letters of the New Testament. */
export const letter: Kind = {
  context:
    'Este trecho é de uma carta: alguém escreve a pessoas que conhece, ou de quem ouviu falar, com um motivo. Um pensamento puxa o outro, e as palavras pequenas (porque, mas, portanto) são as dobradiças.',
  how: 'Um lê em voz alta, como carta que acaba de chegar; depois cada um relê em silêncio.',
  icebreakers: [
    {
      text: 'Qual foi a última carta, bilhete ou mensagem longa que você guardou, e por que não apagou?',
      bridge: 'O texto de hoje também foi uma carta, guardada e lida muitas vezes.',
    },
    {
      text: 'Se você pudesse mandar uma mensagem só à igreja inteira, o que escreveria em duas linhas?',
      bridge: 'Vamos ler um pedaço de uma mensagem assim, que atravessou dois mil anos.',
    },
    {
      text: 'Que palavra de alguém chegou a você na hora exata, por carta, telefone ou bilhete?',
      bridge: 'O texto de hoje chegou assim a uma roda de pessoas como esta.',
    },
  ],
  quiet: {
    text: 'De quem você gostaria de receber uma carta hoje, e o que queria que ela dissesse?',
    bridge: 'Leia o trecho de hoje como carta que chega à sua casa.',
  },
  observe: [
    {
      ask: 'O que, em {texto}, diz o que Deus fez, e o que diz o que a gente faz?',
      listen: 'Duas colunas. Uma das duas pode ficar quase vazia, e isso já ensina.',
    },
    {
      ask: 'Que palavras destes versículos vocês precisariam explicar a quem nunca entrou em uma igreja?',
      listen: 'Tentem juntos, sem usar outra palavra difícil.',
    },
    {
      ask: 'Que ideia abre o trecho no versículo {de}, e aonde o pensamento chega no versículo {ate}?',
      listen: 'O caminho entre as duas é o argumento.',
    },
    {
      ask: 'Que frase deste trecho parece carregar as outras, e por quê?',
      listen: 'Cada um escolhe; peça os motivos antes de concordar.',
    },
  ],
  interpret: [
    {
      ask: 'O que devia estar acontecendo com aquelas pessoas para alguém escrever isto a elas?',
      listen: 'O trecho dá pistas; o resto fica como suposição.',
    },
    {
      ask: 'Se alguém perguntasse “mas por quê?” depois de cada frase, onde o próprio texto responderia?',
      listen: 'Procure as dobradiças: porque, pois, para que, portanto.',
    },
    {
      ask: 'O que, neste trecho, é boa notícia, e o que é pedido ou aviso?',
      listen: 'Peça os versículos. Um dos lados pode ser bem maior.',
    },
    {
      ask: 'Que engano sobre Deus ou sobre nós mesmos este trecho desfaz?',
      listen: 'Peça o versículo.',
    },
  ],
  live: [
    {
      ask: 'Se {texto} fosse lido em voz alta na sua casa, em que frase alguém levantaria os olhos?',
      listen: 'E você, em qual?',
    },
    {
      ask: 'Que frase de {texto} é mais fácil de dizer na igreja do que de viver na segunda-feira?',
      listen: 'Peça uma cena, e não uma explicação.',
    },
    {
      ask: 'O que você responderia se tivesse de devolver esta carta com um bilhete seu?',
      listen: 'Gratidão, dúvida, resistência: tudo serve.',
    },
    {
      ask: 'Com quem você vai conviver nesta semana, e que frase de {texto} muda o jeito de chegar perto dessa pessoa?',
      listen: 'Um nome (só para si) e um dia.',
    },
  ],
  complete: [
    {
      name: 'Resposta à carta',
      text: 'Escreva quatro linhas em resposta a {texto}: recebi a sua carta; o que mais me alegrou foi …; o que ainda não consigo é …; peço que orem por mim em …',
    },
    {
      name: 'Dobradiça',
      text: 'Complete com as suas palavras: porque Deus …, eu não preciso mais …; por isso, nesta semana, eu posso …',
    },
    {
      name: 'Duas colunas',
      text: 'De um lado, o que {texto} diz que já é nosso. Do outro, o que ele pede de nós. Faça um sinal em cada coluna: o que preciso crer, o que preciso fazer.',
    },
  ],
  prayer:
    'Pai, obrigado por quem escreveu esta carta, por quem a guardou e por quem a trouxe até nós. Que ela não volte para a gaveta. Mostra a cada um a frase que é sua, e faz crescer em nós o que ela diz. Em nome de Jesus, amém.',
  lost: 'Em cartas, o grupo pega uma frase e esquece o pensamento. Volte ao versículo anterior: o que ele vinha dizendo? Se a frase pede algo, procure perto dela o que Deus já deu.',
}
