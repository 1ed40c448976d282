import type { BookPassages } from '../passage.ts'

export const EZR: BookPassages = [
  {
    verses: '1:1-3:13',
    key: '3:11',
    title: 'Choro e grito no mesmo alicerce',
    theme: 'recomeçar depois do exílio',
    themes: ['volta', 'adoracao', 'esperanca', 'comunhao'],
    idea: 'Deus desperta um rei estrangeiro e o seu povo cansado; o recomeço é um altar levantado com medo e um alicerce onde o choro de uns e o grito de outros sobem juntos.',
    context:
      'Depois de décadas de exílio na Babilônia, Deus desperta Ciro, rei da Pérsia, que manda o povo voltar e reconstruir o templo em Jerusalém, com ajuda e até com os vasos roubados (capítulo 1). Uns quarenta e dois mil voltam (2:64). Antes de qualquer parede, refazem o altar (3:1-2). Adiante a obra vai parar por oposição (capítulo 4).',
    retold: [
      {
        verses: '1:1-4',
        says: 'Ciro, rei da Pérsia, proclama que o Senhor lhe mandou edificar uma casa em Jerusalém. Quem é do povo de Deus suba e edifique.',
      },
      {
        verses: '1:5-11',
        says: 'Levantam-se os que Deus despertou, e os vizinhos dão prata, ouro e animais. Ciro devolve os utensílios tirados de Jerusalém.',
      },
      {
        verses: '2:1-70',
        says: 'Voltam famílias, sacerdotes, cantores e servos, cada um para sua cidade. Alguns dão ofertas para reconstruir a casa de Deus.',
      },
      {
        verses: '3:1-7',
        says: 'O povo se ajunta como um só homem e assenta o altar, mesmo com medo dos povos vizinhos. Celebra a festa e paga pedreiros.',
      },
      {
        verses: '3:8-13',
        says: 'Os construtores põem o fundamento do templo, e todos louvam. Os velhos choram alto, e não se distingue o choro da alegria.',
      },
    ],
    read: {
      verses: '3:3-13',
      how: 'No 11 metade do grupo repete a frase do louvor; no 12 a outra metade fica em silêncio. No 13 todos fazem barulho juntos.',
    },
    observe: [
      {
        ask: 'Como está o povo quando assenta o altar?',
        verses: '3:3',
        listen: 'Com medo dos povos da terra, e oferece assim mesmo, de manhã e à tarde.',
      },
      {
        ask: 'O que começa antes de haver alicerce?',
        verses: '3:4-6',
        listen: 'As ofertas e a festa dos tabernáculos.',
      },
      {
        ask: 'O que cantam quando os fundamentos são postos?',
        verses: '3:10-11',
        listen: 'Que ele é bom e a sua bondade dura para sempre.',
      },
      {
        ask: 'Quem chora, e por quê?',
        verses: '3:12-13',
        listen: 'Os velhos que viram a primeira casa; não dá para distinguir choro de grito.',
      },
    ],
    interpret: [
      {
        ask: 'Por que levantar o altar com medo, antes de qualquer muro?',
        verses: '3:3, 3:6',
        listen: 'A proteção deles começa em adorar, e não em ter segurança.',
        follow: 'O que você costuma querer arrumar primeiro?',
      },
      {
        ask: 'O texto não manda os velhos pararem de chorar nem os novos de gritar. O que isso ensina sobre um recomeço?',
        verses: '3:12-13',
        listen: 'Cabe saudade e cabe alegria; ninguém cala o outro.',
      },
      {
        ask: 'O canto diz que a bondade de Deus “dura para sempre”. Como essas palavras soam depois do exílio?',
        verses: '3:11',
        listen: 'A bondade não acabou com a casa antiga.',
      },
    ],
    live: [
      {
        ask: 'Que parte da sua vida você está reconstruindo sobre um chão onde já houve outra casa?',
        listen: 'Casamento, saúde, trabalho, fé.',
        for: ['adults', 'new-believers', 'singles'],
      },
      {
        ask: 'O que os mais velhos do grupo ainda choram, e o que os mais novos comemoram, diante da mesma igreja ou família?',
        listen: 'Escuta dos dois lados, um por vez.',
        for: ['elderly', 'young', 'long-believers'],
      },
      {
        ask: 'Que altar pequeno dá para assentar antes de o resto ficar pronto?',
        listen: 'Oração da manhã, mesa, culto em casa.',
      },
      {
        ask: 'De quem ou de que você tem medo, e como seria adorar mesmo assim, de manhã e à tarde?',
        listen: 'Um medo concreto, uma hora pequena.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quem ajudou você a voltar, mesmo sem ser da mesma fé?',
        listen: 'Um Ciro na vida de cada um.',
        for: ['adults', 'visitors', 'women', 'men'],
      },
      {
        ask: 'Na sua casa, que saudade pode ser contada aos filhos sem apagar a alegria deles?',
        listen: 'Casa antiga, cidade, avós.',
        for: ['parents', 'couples', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que a casa da sua infância tinha que nenhuma outra tem?',
        bridge: 'Em Jerusalém os velhos choravam pela casa que viram.',
      },
      {
        text: 'Se o seu grupo reformasse uma praça, qual seria o primeiro item da lista, e o que pareceria um luxo?',
        bridge: 'Um povo inteiro começou a reforma por um altar.',
        for: ['adults', 'young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha duas mãos no chão ou na mesa. Na esquerda, o que você perdeu; na direita, o que começa. Fique um minuto com as duas.',
      bridge: 'O chão de Jerusalém também tinha as duas coisas.',
    },
    complete: [
      {
        name: 'Alicerce',
        text: 'Desenhe uma linha grossa. Abaixo dela escreva o que já caiu; sobre ela, a primeira pedra do que vem; ao lado, o nome de quem pode gritar de alegria com você.',
      },
      {
        name: 'Dois barulhos',
        text: 'Complete: Eu choro quando vejo … . Eu grito de alegria quando vejo … . Deus é bom mesmo quando … .',
      },
    ],
    challenges: [
      {
        do: 'Assente um altar simples: dez minutos, o mesmo lugar, de manhã e à tarde, por uma semana.',
        tell: 'O lugar e o dia em que faltou.',
      },
      {
        do: 'Peça a uma pessoa mais velha que conte a casa que ela viu, e a uma mais nova, o que ela quer ver.',
        tell: 'Duas frases, uma de cada uma.',
      },
    ],
    children: {
      truth: 'Deus é bom, e a bondade dele não acaba.',
      to7: {
        story:
          'O povo de Deus morou longe de casa por muito tempo. Então o rei Ciro disse: voltem e façam a casa de Deus outra vez! Eles voltaram. Ainda tinham medo dos vizinhos, mas primeiro fizeram um altar. Depois puseram as pedras do chão da casa. Os sacerdotes tocaram trombeta: fuuu! E cantaram: Deus é bom, a bondade dele dura para sempre! Os velhinhos choraram, porque lembravam a casa antiga. Os outros gritavam de alegria. O barulho foi tão alto que se ouviu de longe. Deus ouviu os dois.',
        activity:
          'Coral do alicerce: metade faz de conta que chora baixinho, metade grita de alegria, e todos cantam: Deus é bom.',
        questions: [
          'Quem mandou o povo voltar?',
          'Por que os velhinhos choravam?',
          'O que faz você cantar?',
        ],
      },
      to12: {
        story:
          'Por décadas o povo de Deus viveu na Babilônia, longe de casa. Um dia Deus despertou Ciro, rei da Pérsia, que nem era do povo. Ele mandou que voltassem e reconstruíssem o templo, e ainda devolveu os vasos que tinham sido levados. Milhares voltaram. O lugar estava em ruínas, e os vizinhos davam medo. Mesmo assim começaram por um altar, para adorar de manhã e à tarde. Depois puseram o alicerce. Que festa! Trombetas, címbalos, e o canto: ele é bom, a sua bondade dura para sempre. Mas os mais velhos, que tinham visto a primeira casa, choravam alto. Outros gritavam de alegria. Não dava para separar os sons. E tudo isso se ouvia de longe. Deus recebe quem chora e quem grita.',
        activity:
          'Duas paredes: numa folha escrevam o que deixam com saudade e na outra o que começam com alegria; colem as duas no mesmo cartaz.',
        questions: [
          'Quem Deus despertou para mandar o povo voltar?',
          'Por que fizeram primeiro um altar?',
          'O que você sente quando algo recomeça?',
        ],
      },
      challenge: 'Cante com a família uma música que diga que Deus é bom.',
    },
    prayer:
      'Senhor, tu és bom, e a tua bondade dura para sempre. Recebe o nosso choro pelo que caiu e o nosso grito pelo que começa. Assenta em nós um altar, mesmo com medo.',
    leader: {
      lost: 'Não leia as listas do capítulo 2. Diga a ordem: altar, alicerce, e só depois as paredes, que ainda vão demorar. O templo foi destruído em 586 antes de Cristo e a volta veio por volta de 538: os velhos eram jovens ou crianças quando o viram.',
      tender:
        'Mudança, separação, luto e igreja que se dividiu doem aqui. Não mande ninguém se alegrar: o texto deixa os dois sons misturados.',
      differ:
        'Uns veem o choro como falta de fé; o texto só o relata, e muitos o leem como saudade santa. Cabe respeitar as duas leituras.',
    },
    comfort:
      'De longe ninguém distinguia quem chorava de quem gritava. Você pode chorar no meio de um louvor: continua sendo a mesma casa.',
    closing: 'Ele é bom: cante-se chorando ou gritando.',
    words: [
      'ciro',
      'zorobabel',
      'jesua',
      'altar',
      'fundamentos do templo',
      'alicerce',
      'choravam em alta voz',
      'despertou o espirito',
      'volta do exilio',
      'cativeiro',
      'primeira casa',
    ],
  },
]
