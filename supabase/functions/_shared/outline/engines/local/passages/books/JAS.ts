import type { BookPassages } from '../passage.ts'

export const JAS: BookPassages = [
  {
    verses: '1:2-12',
    key: '1:5',
    title: 'O que a prova vai fazendo',
    theme: 'as provações e a sabedoria',
    themes: ['sofrimento', 'sabedoria', 'fe'],
    idea: 'A provação não é boa, mas Deus trabalha dentro dela; e quem não sabe como atravessá-la pode pedir sabedoria a quem dá sem jogar na cara.',
    context:
      'Tiago escreve a cristãos de origem judaica espalhados longe de casa, muitos pobres e explorados por gente rica. É uma carta de conselhos curtos e de imagens fortes. Ele começa sem rodeios pelo assunto que todos tinham em comum: a dificuldade.',
    read: {
      verses: '1:2-12',
      how: 'Três leitores: o da prova (2-4), o do pedido (5-8) e o da flor (9-11). O 12 é dito por todos.',
    },
    observe: [
      {
        ask: 'Que corrente de acontecimentos vai da provação até a pessoa completa?',
        verses: '1:2-4',
        listen: 'Prova, perseverança, maturidade; leva tempo.',
      },
      {
        ask: 'De que maneira Deus dá a sabedoria a quem pede?',
        verses: '1:5',
        listen: 'Com generosidade, a todos, e sem repreender.',
      },
      {
        ask: 'Que imagens da natureza Tiago usa, e do que cada uma fala?',
        verses: '1:6, 1:10-11',
        listen: 'Onda para quem vai e volta; flor para a riqueza que passa.',
      },
    ],
    interpret: [
      {
        ask: 'Tiago não manda achar a dor alegre. Onde, no texto, a alegria se apoia?',
        verses: '1:2-4',
        listen: 'No que Deus faz por meio dela, que se sabe, e nem sempre se sente.',
      },
      {
        ask: 'Por que, logo depois de falar de provações, ele fala em pedir sabedoria e não em pedir alívio?',
        verses: '1:4-5',
        listen: 'Na prova, o que mais falta é saber o que fazer; alívio também se pode pedir.',
        follow: 'Que pergunta prática você faria a Deus sobre o seu aperto?',
      },
      {
        ask: 'Duvidar, aqui, é ter perguntas ou é outra coisa?',
        verses: '1:6-8',
        listen: 'É ter duas mentes, querer e não querer Deus; perguntas honestas cabem na fé.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa há em você hoje que não existiria sem um tempo ruim?',
        listen: 'Não obrigue ninguém a agradecer pela dor.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando você erra ou não entende, quem ensina sem jogar na cara, e como é a diferença?',
        listen: 'Compare com o jeito de Deus no versículo 5.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que decisão vocês dois estão como a onda, um dia para lá e outro para cá?',
        listen: 'Pode virar pedido de oração do casal.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que o dinheiro, sobrando ou faltando, tem feito com a sua ideia de quem você é?',
        listen: 'Tiago fala aos dois: o pobre tem honra, o rico passa.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Se Deus não repreende quem pergunta, que pergunta você faria a ele hoje?',
        listen: 'Anote as perguntas; não responda a todas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você gostaria que ninguém mais dissesse a quem está sofrendo?',
        listen: 'Que o grupo aprenda; ouça sem se defender.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a receita, conserto ou montagem em que você descobriu, no meio, que não sabia o que estava fazendo?',
        bridge: 'Tiago fala com gente no meio de uma coisa difícil e diz a quem perguntar.',
      },
      {
        text: 'Que professor, técnico ou chefe exigia muito de você e hoje você até agradece?',
        bridge: 'Tiago diz que a prova produz alguma coisa em nós. Vamos ver o quê.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé sobre um pé só, perto de uma parede, por quinze segundos. Sinta os pequenos ajustes que o corpo faz para não cair.',
      bridge: 'Perseverar se parece com isso: muitos ajustes pequenos. Leia com calma.',
    },
    complete: [
      {
        name: 'Pedido sem vergonha',
        text: 'Escreva: Senhor, neste aperto que se chama… eu não sei como… Já tentei… O que mais me confunde é… Dá-me sabedoria para o próximo passo, que talvez seja…',
      },
      {
        name: 'Linha da prova',
        text: 'Trace uma linha do tempo de uma dificuldade que passou. Como entrei: … O que quase me fez largar: … Quem segurou comigo: … O que ficou em mim: …',
      },
    ],
    challenges: [
      {
        do: 'Peça sabedoria a Deus, com o versículo 5, todos os dias, pelo mesmo problema, e converse sobre ele com uma pessoa mais experiente até sábado.',
        tell: 'que passo ficou mais claro e de onde veio a luz.',
      },
      {
        do: 'Ajude alguém em prova com uma coisa prática que encurte a carga, como uma fila, uma conta ou uma tarde com as crianças.',
        tell: 'o que você viu de perseverança naquela pessoa.',
      },
    ],
    children: {
      truth: 'Quando não sei o que fazer, Deus me ensina.',
      to7: {
        story:
          'Tiago tinha amigos que moravam longe e passavam por dias difíceis. Ele escreveu uma carta: queridos amigos, quando vier uma coisa difícil, Deus vai ajudar vocês a ficarem fortes, como a perninha de quem aprende a andar. Cai, levanta, cai, levanta, e um dia anda! E se vocês não souberem o que fazer? Perguntem a Deus! Deus não fica bravo com quem pergunta. Ele não diz: de novo? Ele gosta de ensinar. Os amigos leram a carta, deram as mãos e oraram: Deus, ensina a gente! E Deus ensinou.',
        activity:
          'Façam uma linha com barbante no chão. As crianças andam em cima dela; quem se desequilibra pede ajuda e um amigo dá a mão. No fim digam juntos: Deus me ensina.',
        questions: [
          'Para quem Tiago escreveu?',
          'O que Deus faz quando a gente pergunta?',
          'Em que coisa difícil você quer a ajuda de Deus?',
        ],
      },
      to12: {
        story:
          'Aprender a andar de bicicleta parece impossível no começo. A roda balança, o joelho rala e dá vontade de largar. Mas cada tentativa ensina alguma coisa ao corpo. Tiago escreveu a cristãos que passavam por dificuldades de verdade: eram pobres, viviam longe da terra deles e eram tratados com injustiça. Ele não disse que aquilo era gostoso. Disse que Deus podia usar até aquilo para deixá-los firmes por dentro. E se alguém não souber o que fazer? Aí vem a parte de que muita gente gosta mais: peça sabedoria a Deus, que dá a todos com generosidade e não fica jogando na cara. Já pensou num professor que nunca diz: de novo essa pergunta? Deus é assim. Só não vale pedir com um olho e fugir com o outro, como uma onda que vai e volta com o vento. Quem ama a Deus e continua receberá dele a coroa da vida.',
        activity:
          'Em duplas, um tenta desenhar com a mão que não usa; o outro ensina com paciência, sem caçoar. Trocam e contam como foi ser ensinado assim.',
        questions: [
          'O que as dificuldades podem produzir na gente?',
          'Como Deus trata quem pergunta?',
          'Em que situação você precisa de sabedoria nesta semana?',
        ],
      },
      challenge: 'Quando não souber o que fazer, pare, ore e pergunte a um adulto de confiança.',
    },
    prayer:
      'Deus generoso, que não jogas na cara, dá-nos sabedoria para o aperto que temos. Segura quem balança como onda. Termina em nós o que a dificuldade começou, e alivia quem já não aguenta.',
    leader: {
      lost: 'O versículo 2 pode virar obrigação de sorrir. Diga cedo que Tiago fala do que se sabe sobre Deus, não do que se deve sentir.',
      tender:
        'Violência e abuso não são prova a suportar calado. Se algo assim surgir, diga que Deus quer a pessoa segura e procure ajuda: Ligue 180, Disque 100. Quem fala em não aguentar mais precisa de companhia e do 188.',
    },
    comfort:
      'Se a única coisa que você tem hoje é não saber, já tem por onde começar: há quem dê sem reclamar de você ter pedido.',
    closing: 'Pergunte de novo amanhã: ele não vai suspirar.',
    words: [
      'provac',
      'perseveranca',
      'falta de sabedoria',
      'sabedoria',
      'peca a deus',
      'onda do mar',
      'dupla mentalidade',
      'flor da erva',
      'coroa da vida',
      'tiago',
      'liberalmente',
    ],
  },
]
