import type { Kind } from '../kind.ts'

/** What Jesus taught, where he speaks at length. */
export const teaching: Kind = {
  context:
    'Este trecho é ensino de Jesus, dito a gente que o ouvia de perto. Ele fala por imagens e por frases que viram de cabeça para baixo o que se costumava pensar.',
  how: 'Um só lê, sem pressa, como quem fala; os outros escutam de Bíblia fechada. Depois abram e releiam.',
  icebreakers: [
    {
      text: 'Que professor você nunca esqueceu, e por causa de que frase ou de que gesto?',
      bridge: 'Hoje a gente senta para ouvir Jesus ensinar.',
    },
    {
      text: 'Que ideia todo mundo em volta de você acha óbvia e você passou a duvidar?',
      bridge: 'Jesus também mexia com o que parecia óbvio. Vamos ouvir.',
    },
  ],
  quiet: {
    text: 'Que frase de Jesus você sabe de cor, e quando ela chegou a você?',
    bridge: 'Ouça mais algumas, como se fossem ditas só a você.',
  },
  observe: [
    {
      ask: 'O que Jesus diz que é, o que diz para fazer, e o que diz para não fazer?',
      listen: 'Três colunas; alguma pode ficar vazia.',
    },
    {
      ask: 'Que imagens e exemplos Jesus usa em {texto}?',
      listen: 'Peça o versículo de cada um.',
    },
    {
      ask: 'Que frase destes versículos mais mexeria com quem a ouvisse pela primeira vez?',
      listen: 'Peça o motivo.',
    },
  ],
  interpret: [
    {
      ask: 'Que jeito comum de pensar Jesus contraria aqui?',
      listen: 'Pense no dele e no nosso tempo.',
    },
    {
      ask: 'O que estas palavras mostram do Pai, e do que ele quer para as pessoas?',
      listen: 'Peça um versículo que sustente.',
    },
    {
      ask: 'O que acontece com quem tenta viver isto só por esforço, sem estar perto de quem o disse?',
      listen: 'Cansaço, orgulho, culpa: deixe o grupo falar da própria experiência.',
    },
  ],
  live: [
    {
      ask: 'Qual das frases de {texto} você obedeceria na hora, e com qual negociaria?',
      listen: 'Um sorriso ajuda; todos negociam com alguma.',
    },
    {
      ask: 'Que hora da sua semana seria outra se você levasse a sério um versículo de {texto}?',
      listen: 'Peça o dia e a hora.',
    },
    {
      ask: 'Quem, na sua convivência, notaria primeiro que você mudou nisso?',
      listen: 'A resposta costuma mostrar por onde começar.',
    },
  ],
  complete: [
    {
      name: 'Ouvi, mas',
      text: 'Copie a frase de {texto} que mais custa. Embaixo, complete com verdade: eu ouvi isto, mas …; Senhor, o que me falta é …; por isso, até domingo, vou tentar …',
    },
    {
      name: 'De zero a dez',
      text: 'Escolha três frases de Jesus neste trecho e dê a cada uma uma nota: quanto ela aparece na sua casa. Ao lado da menor, escreva um passo pequeno.',
    },
  ],
  prayer:
    'Jesus, a tua palavra é boa e custa. Não permitas que a gente só concorde. Começa pequeno, começa em casa, começa hoje. Amém.',
  lost: 'O grupo pode suavizar depressa o que Jesus diz, ou usar as frases para medir os outros. Deixe a frase inteira ficar um tempo em silêncio antes de explicá-la.',
}
