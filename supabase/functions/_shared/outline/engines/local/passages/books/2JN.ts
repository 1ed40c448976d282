import type { BookPassages } from '../passage.ts'

export const SECOND_JOHN: BookPassages = [
  {
    verses: '1:1-13',
    key: '1:6',
    title: 'Verdade e amor na mesma casa',
    theme: 'andar na verdade e no amor',
    themes: ['palavra', 'comunhao', 'obediencia', 'fidelidade'],
    idea: 'Amor sem verdade abre a porta a quem destrói, e verdade sem amor fecha a todos; João quer a casa de Deus andando nas duas ao mesmo tempo.',
    context:
      'É a segunda menor carta da Bíblia: cabia numa folha. O ancião, que a igreja reconhece como João, escreve à senhora eleita e a seus filhos; pode ser uma irmã ou uma igreja inteira. Não havia pousadas boas: os pregadores viajantes dormiam nas casas dos cristãos, e alguns ensinavam que Jesus não veio em carne.',
    retold: [
      {
        verses: '1:1-3',
        says: 'O ancião escreve à senhora eleita e a seus filhos, que ama em verdade, e lhes deseja graça, misericórdia e paz.',
      },
      {
        verses: '1:4-6',
        says: 'O ancião se alegra de achar filhos da senhora andando na verdade. Roga o que tiveram desde o princípio: que nos amemos e andemos nos mandamentos.',
      },
      {
        verses: '1:7-11',
        says: 'Muitos enganadores não declaram que Jesus Cristo veio em carne. O ancião pede vigilância, e que não se receba em casa quem não traz a doutrina de Cristo.',
      },
      {
        verses: '1:12-13',
        says: 'O ancião tem muito a dizer, mas não com papel e tinta. Espera falar face a face, para que a alegria seja completa.',
      },
    ],
    read: {
      verses: '1:1-11',
      how: 'Como quem recebe uma carta pelo correio: um lê em voz alta e os outros ouvem. A cada “verdade”, levantem a mão direita; a cada amor ou amar, a esquerda.',
    },
    observe: [
      {
        ask: 'Quantas vezes aparece verdade nos primeiros versículos, e o que o ancião diz dela?',
        verses: '1:1-4',
        listen: 'Ama em verdade, por causa dela; está em nós para sempre; andam nela.',
      },
      {
        ask: 'Que alegria ele conta, e que pedido faz?',
        verses: '1:4-5',
        listen: 'Alguns filhos andam na verdade; que nos amemos uns aos outros.',
      },
      {
        ask: 'Como a carta explica o que é o amor?',
        verses: '1:6',
        listen: 'Andar segundo os mandamentos.',
      },
      {
        ask: 'O que os enganadores negam, e o que a casa não deve fazer?',
        verses: '1:7-11',
        listen: 'Que Jesus veio em carne; não receber quem traz outra doutrina.',
      },
    ],
    interpret: [
      {
        ask: 'O que estraga numa casa onde só há verdade? E numa onde só há amor?',
        verses: '1:3-6',
        listen: 'Dureza; ou tudo vale. As duas protegem a pessoa.',
        follow: 'Para que lado a sua casa pende?',
      },
      {
        ask: 'Dizemos que amor é sentir. O que muda se é “que andemos”?',
        verses: '1:6',
        listen: 'Tem passo, direção, hábito.',
      },
      {
        ask: 'Por que seria tão grave dizer que Jesus não veio “em carne”?',
        verses: '1:7',
        listen: 'Sem corpo não há cruz, nem ressurreição, nem Deus conosco.',
      },
      {
        ask: 'Receber em casa, ali, era hospedar e bancar a missão. O que João proíbe, então, e o que não proíbe?',
        verses: '1:9-11',
        listen: 'Apoiar o ensino falso; não a educação com o vizinho.',
      },
    ],
    live: [
      {
        ask: 'Com quem você fala só a verdade e faltou amor, e com quem só amor e faltou verdade?',
        listen: 'Um de cada; um passo em um deles.',
        for: ['adults', 'parents', 'women', 'men'],
      },
      {
        ask: 'Que alegria você teria se recebesse uma carta dizendo que os seus andam na verdade?',
        listen: 'Orar pelos filhos e netos.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Quem entra na sua casa pela tela, e o que ele ensina à mesa?',
        listen: 'Escolher hóspedes digitais.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'Que conversa merece ser face a face, e você anda tentando resolver por mensagem?',
        listen: 'Marcar a visita; o ancião preferiu ir.',
      },
      {
        ask: 'O que você perdeu ou ganhou por dizer não a um ensino bonito que não tinha Jesus?',
        listen: 'Coragem sem grosseria.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'O que para você é mais fácil acreditar: que Jesus é Deus ou que ele foi gente de verdade?',
        listen: 'As duas dificuldades são antigas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como vocês dois combinam quem recebem, a quem ajudam e a quem dizem não?',
        listen: 'Acordo, sem susto.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última carta de papel que você escreveu ou recebeu, e onde ela está?',
        bridge: 'Esta coube numa folha e atravessou dois mil anos.',
      },
      {
        text: 'Visita que chega sem avisar para dormir: delícia, susto ou desculpa inventada?',
        bridge: 'A senhora da carta vivia de portas abertas. João escreve sobre isso.',
        for: ['adults', 'couples', 'women', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Pegue uma folha e escreva à mão só a primeira linha de uma carta a alguém que você ama em verdade.',
      bridge: 'João começou assim. Leia a carta dele e depois termine a sua.',
    },
    complete: [
      {
        name: 'Dois pés',
        text: 'Contorne os dois pés. No direito, verdade: preciso dizer a … que … . No esquerdo, amor: preciso fazer por … . Entre os dois, o próximo passo com ambos: … .',
      },
      {
        name: 'Porta da casa',
        text: 'Desenhe uma porta. Quem quero receber mais: … . O que não deixo mais entrar: … . O que digo na soleira, com educação: … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva uma carta de uma folha, à mão, com uma verdade e um carinho, e entregue.',
        tell: 'como foi recebida.',
      },
      {
        do: 'Troque uma conversa por mensagem por um encontro face a face nesta semana.',
        tell: 'o que só o rosto contou.',
      },
    ],
    children: {
      truth: 'Ando na verdade e no amor, com os dois pés.',
      to7: {
        story:
          'O vovô João escreveu uma cartinha: querida senhora, queridos filhos, eu amo vocês de verdade! Fiquei tão contente, tão contente, porque soube que vocês andam direitinho. E desenhou dois pés. O direito se chama Verdade. O esquerdo se chama Amor. Se pular só com a Verdade, tum, tum, cai! Se pular só com o Amor, tum, tum, cai também! Com os dois, a gente anda longe: um, dois, um, dois. E o vovô terminou: tenho muita coisa para contar, mas vou aí, para ver o rosto de vocês. Aí a alegria vai ficar inteirinha.',
        activity:
          'Pulem num pé só dizendo verdade, depois no outro dizendo amor; depois andem com os dois até alguém e deem um abraço.',
        questions: [
          'Como se chamam os dois pés?',
          'O que acontece com um pé só?',
          'A quem você quer mandar uma cartinha?',
        ],
      },
      to12: {
        story:
          'Essa carta é tão pequena que cabia numa folha só. O velho ancião a dobrou e mandou a uma senhora e aos filhos dela. Primeiro contou uma alegria: encontrei filhos seus vivendo na verdade! Depois pediu uma coisa antiga: que a gente se ame. E explicou que amor não é só sentir, é andar. Andar como Jesus ensinou. Aí ficou sério. A casa dela recebia pregadores de viagem, e alguns diziam que Jesus não tinha sido gente de verdade, que era só aparência. Mas se ele não teve corpo, não morreu por nós, e não ressuscitou! Cuidado, escreveu: não ajude quem espalha isso. Não era para ser grosseira com ninguém; era para não pagar a viagem da mentira. No fim, largou a pena: tenho mais para dizer, mas não com papel e tinta. Quero ir aí e conversar olhando vocês.',
        activity:
          'Escrevam uma carta de uma folha a alguém, com uma alegria, um pedido e um cuidado, como João.',
        questions: [
          'Que alegria o ancião contou?',
          'Por que ele pediu cuidado?',
          'Em que você precisa de mais verdade, e em que de mais amor?',
        ],
      },
      challenge: 'Diga uma verdade com carinho, olhando no rosto da pessoa.',
    },
    prayer:
      'Pai e Jesus Cristo, Filho do Pai, que a tua verdade e o teu amor andem pela nossa casa com os dois pés. Abre a porta a quem precisa e dá-nos coragem de não abrir à mentira. Que a alegria seja completa, face a face. Amém.',
    leader: {
      lost: 'O versículo 10 pode virar licença para bater a porta em quem é de outra igreja ou religião. Não é disso que trata: era hospedar e sustentar quem negava que Jesus veio em carne. Seja gentil com todos à porta.',
      tender:
        'Há famílias rachadas por religião, e gente que não cumprimenta o próprio irmão por causa deste texto. Cuide: João não manda romper com parentes. Ofereça conversa.',
      differ:
        'A senhora eleita é, para uns, uma mulher com seus filhos; para outros, uma igreja e seus membros. E quão longe levar a separação de quem ensina outra coisa é pergunta em que as igrejas divergem.',
    },
    comfort:
      'A verdade está em nós e estará para sempre conosco, diz a carta. Ela não depende de você segurar. E o ancião, cansado, só queria uma coisa: chegar e ver o rosto.',
    closing: 'Dois pés: verdade e amor.',
    words: [
      'senhora eleita',
      'o anciao',
      'andando na verdade',
      'que nos amemos uns aos outros',
      'andemos segundo seus mandamentos',
      'veio em carne',
      'enganadores',
      'doutrina de cristo',
      'nao recebais em vossa casa',
      'papel e tinta',
      'face a face',
      'segunda carta de joao',
    ],
  },
]
