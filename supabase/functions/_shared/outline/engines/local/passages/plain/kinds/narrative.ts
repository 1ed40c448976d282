import type { Kind } from '../kind.ts'

/** What happened, told: from Genesis to Acts. */
export const narrative: Kind = {
  context:
    'Este trecho conta o que aconteceu. A Bíblia nem sempre diz quem fez bem ou mal: quem lê acompanha e pensa.',
  judged:
    'Este trecho conta o que aconteceu e mostra também como Deus julgou o que foi feito. Vale procurar em que versículo isso aparece.',
  how: 'Leiam em volta, um versículo cada um. Depois releiam em silêncio.',
  icebreakers: [
    {
      text: 'Que história da sua família é contada em toda festa, e quem conta melhor?',
      bridge:
        'Histórias guardam o que explicação nenhuma guarda. O texto de hoje também foi contado muitas vezes antes de chegar aqui.',
    },
    {
      text: 'Conte um dia da sua vida que começou comum e terminou bem diferente. Em que hora ele virou?',
      bridge: 'O texto de hoje é uma cena assim, com gente que não sabia como o dia ia terminar.',
    },
    {
      text: 'Se alguém filmasse a sua última semana, que cena você pediria para cortar e qual deixaria em câmera lenta?',
      bridge: 'A Bíblia não corta as cenas difíceis. Vamos ver uma delas de perto.',
    },
    {
      text: 'Que coisa dita por alguém mais velho você só foi entender anos depois?',
      bridge:
        'Há histórias da Bíblia que a gente também entende aos poucos. Vamos ler uma delas sem pressa.',
    },
    {
      text: 'Que pessoa de um livro, filme ou novela tem o seu jeito de reagir quando as coisas apertam?',
      bridge: 'Hoje a gente entra em uma história e procura onde está cada um.',
    },
  ],
  quiet: {
    text: 'Pense em uma cena da sua semana que ficou voltando à cabeça. Quem estava nela, e o que foi dito?',
    bridge: 'O texto de hoje também é uma cena. Entre nela devagar.',
  },
  observe: [
    {
      ask: 'Como a cena está no versículo {de}, e como está no versículo {ate}?',
      listen:
        'Façam duas colunas: lugar, gente, clima. O que mudou entre uma e outra é a história.',
    },
    {
      ask: 'Quem age nestes versículos, e quem só recebe o que os outros fazem?',
      listen: 'Vale uma lista com nomes. Quem não diz nada também conta.',
    },
    {
      ask: 'Onde, nestes versículos, aparece o nome de Deus ou algo que ele faz, e onde parece que ele está calado?',
      listen: 'Anotem os versículos. Quando ele não é citado, isso também é uma resposta.',
    },
    {
      ask: 'Em que versículo a história aperta mais, e o que está em jogo ali?',
      listen: 'Não há um só versículo certo; peça o motivo da escolha.',
    },
  ],
  interpret: [
    {
      ask: 'O que Deus faz, ou deixa acontecer, em {texto}, e o que isso mostra do jeito dele de tratar gente?',
      listen: 'Paciência, severidade, cuidado, silêncio: peça sempre o versículo.',
    },
    {
      ask: 'Escolham uma pessoa desta cena. O que ela quer, e do que parece ter medo?',
      listen: 'Peça o versículo em que isso se vê; o que não está escrito fica como suposição.',
    },
    {
      ask: 'O que estas pessoas ainda não sabem, e a gente, que conhece a Bíblia inteira, já sabe?',
      listen: 'Ajuda a não julgar depressa quem só via um pedaço.',
    },
    {
      ask: 'O que, nesta cena, o texto parece mostrar como exemplo, e o que só conta sem elogiar?',
      listen: 'Estar na Bíblia não é o mesmo que ser aprovado por Deus.',
    },
    {
      ask: 'Por que alguém achou que esta história precisava ser guardada para quem viesse depois?',
      listen: 'Memória, aviso, esperança: as respostas se somam.',
    },
  ],
  live: [
    {
      ask: 'O que, em {texto}, alguém podia ter feito de outro jeito, e onde essa escolha está na sua mão nesta semana?',
      listen: 'Peça o versículo antes do palpite. Quem conduz pode dar um exemplo seu, pequeno.',
    },
    {
      ask: 'Em que lugar da cena de {texto} você já esteve na vida real, e o que fez?',
      listen: 'Quem conduz pode começar, com uma história curta e pequena.',
    },
    {
      ask: 'Que pessoa desta cena você entende menos? O que teria de acontecer para você agir como ela?',
      listen: 'A pergunta tira a gente do lugar de juiz.',
    },
    {
      ask: 'Que parte da sua história você contaria de outro jeito depois de ler {texto}?',
      listen: 'Ninguém precisa contar tudo; uma frase basta.',
    },
    {
      ask: 'O que você tem pedido a Deus, e como seria levar esse pedido para dentro desta cena?',
      listen: 'Acolha também quem disser que ainda não entende.',
    },
  ],
  complete: [
    {
      name: 'Dois apertos',
      text: 'Divida o papel em três. No primeiro quadro, desenhe ou escreva a hora mais apertada de {texto}. No segundo, a hora mais apertada da sua semana. No terceiro, complete: nas duas, eu queria que Deus …',
    },
    {
      name: 'Frase para terminar',
      text: 'Complete: nesta história eu me pareço com …, porque …; o que eu queria fazer diferente, até domingo, é …',
    },
  ],
  prayer:
    'Deus, tu estavas nesta história antes de alguém entender o que acontecia, e estás na nossa também. Mostra-nos onde estamos, perdoa o que fizemos mal e dá-nos coragem para o próximo passo. Em nome de Jesus, amém.',
  lost: 'Em histórias, o grupo corre para a moral ou para o julgamento. Volte à cena: quem fez ou disse isso, em que versículo? Se aparecer violência no texto, não se demore no detalhe e pergunte o que ela causou em quem sofreu.',
}
