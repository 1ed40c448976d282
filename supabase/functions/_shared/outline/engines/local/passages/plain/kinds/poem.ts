import type { Kind } from '../kind.ts'

/** Psalms, songs and laments, wherever they stand. */
export const poem: Kind = {
  context:
    'Este trecho é poesia: foi feito para ser cantado ou orado. Fala por imagens e repete de outro jeito o que acabou de dizer.',
  how: 'Leiam em voz alta, em duas metades, como quem responde um ao outro.',
  icebreakers: [
    {
      text: 'Que verso de música diz o que você sente melhor do que você mesmo diria?',
      bridge:
        'Há três mil anos as pessoas já procuravam palavras para o que sentiam. O texto de hoje é uma dessas canções.',
    },
    {
      text: 'Que som ou imagem da natureza acalma você, e onde você o encontrou pela primeira vez?',
      bridge: 'Quem escreveu o texto de hoje também fala com Deus por imagens.',
    },
    {
      text: 'Se a sua semana tivesse uma trilha sonora, que música tocaria na segunda, e qual na sexta?',
      bridge: 'O texto de hoje é uma canção, com altos e baixos como os da semana.',
    },
  ],
  quiet: {
    text: 'Que sentimento você traz hoje? Dê a ele uma cor e um som.',
    bridge: 'Quem escreveu este poema também trouxe o que sentia. Ore com as palavras dele.',
  },
  observe: [
    {
      ask: 'Com que tom o poema começa no versículo {de}, e com que tom está no versículo {ate}?',
      listen:
        'Tom é o jeito da voz: queixa, festa, pedido, calma. Pode ser o mesmo do começo ao fim.',
    },
    {
      ask: 'Que imagens vocês viram com os olhos da cabeça enquanto ouviam {texto}?',
      listen: 'Peça o versículo de cada imagem; ninguém precisa explicar ainda.',
    },
    {
      ask: 'O que se diz de Deus nestes versículos, e o que se diz a ele?',
      listen: 'Falar sobre e falar com são coisas diferentes; alguns versículos fazem as duas.',
    },
    {
      ask: 'Que ideia volta com outras palavras, e o que a segunda vez acrescenta?',
      listen: 'Na poesia da Bíblia uma linha responde à outra.',
    },
  ],
  interpret: [
    {
      ask: 'Escolham uma imagem do poema. O que ela diz que uma explicação não diria?',
      listen: 'Deixe a imagem trabalhar antes de traduzi-la em lição.',
    },
    {
      ask: 'O que quem fala aqui sabe de Deus com certeza, e o que ainda não vê?',
      listen: 'Muitos poemas dizem as duas coisas ao mesmo tempo.',
    },
    {
      ask: 'Em que situação da vida alguém precisaria destas palavras, e por que justo destas?',
      listen: 'Um quarto de hospital, uma festa, uma insônia: quanto mais preciso, melhor.',
    },
  ],
  live: [
    {
      ask: 'Que linha de {texto} você conseguiria dizer hoje a Deus sem mentir, e qual ainda não?',
      listen: 'As duas respostas são bem-vindas. Não convença ninguém.',
    },
    {
      ask: 'Que sentimento você costuma esconder de Deus, e por quê?',
      listen: 'Comece por você, com pouca coisa.',
    },
    {
      ask: 'A quem você mandaria um versículo de {texto} nesta semana, e o que escreveria junto?',
      listen: 'Se alguém quiser, mande na hora.',
    },
  ],
  complete: [
    {
      name: 'O meu verso',
      text: 'Copie um versículo de {texto}. Embaixo, escreva o seu, com a mesma forma e as coisas da sua semana. Uma linha basta.',
    },
    {
      name: 'Queixa, pedido, lembrança',
      text: 'Três linhas para Deus: o que dói ou alegra; o que eu peço; o que já vi o Senhor fazer. Guarde o papel dentro da Bíblia, nesta página.',
    },
  ],
  prayer:
    'Senhor, tu recebes a queixa e a canção. Recebe o que trouxemos hoje, também o que não coube em palavras, e ensina-nos a falar contigo como somos. Em nome de Jesus, amém.',
  lost: 'Poesia não é manual: quem tirar uma regra de cada linha se perde. Palavras duras contra inimigos são oração, e não licença. Quem está triste não precisa terminar alegre só porque o poema termina.',
}
