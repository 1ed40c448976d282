import type { BookPassages } from '../passage.ts'

export const HOS: BookPassages = [
  {
    verses: '11:1-9',
    key: '11:4',
    title: 'Laços de amor',
    theme: 'o amor de Deus como o de quem cria um filho',
    themes: ['graca', 'volta', 'identidade', 'filhos'],
    idea: 'Deus ensinou o seu povo a andar e foi esquecido; ainda assim o coração dele se comove e não o entrega, porque é Deus, e não homem.',
    context:
      'Oseias fala ao reino do norte, Israel, também chamado Efraim, poucos anos antes de ser tomado pela Assíria. O povo corria atrás de Baal e fazia alianças sem Deus. Admá e Zeboim eram cidades destruídas junto com Sodoma. No meio da acusação, Deus abre o álbum de família.',
    read: {
      verses: '11:1-9',
      how: 'De 1 a 4, voz de quem mostra uma foto antiga. De 5 a 7, mais devagar. Antes do 8, silêncio. O 9, quase num sussurro.',
    },
    observe: [
      {
        ask: 'Que cenas de infância aparecem de 1 a 4?',
        verses: '11:1-4',
        listen:
          'Amar o menino, chamar, ensinar a andar, tomar pelos braços, aliviar o jugo, dar comida.',
      },
      {
        ask: 'O que o filho fez enquanto isso acontecia?',
        verses: '11:2-3, 11:7',
        listen: 'Afastou-se, serviu a outros, não reconheceu, insiste em se desviar.',
      },
      {
        ask: 'Quantas vezes Deus diz “Como posso”, e o que acontece dentro dele?',
        verses: '11:8',
        listen: 'Três; o coração se comove, as compaixões se acendem.',
      },
      {
        ask: 'Que razão ele dá para não destruir de novo?',
        verses: '11:9',
        listen: 'É Deus e não homem, o Santo no meio deles.',
      },
    ],
    interpret: [
      {
        ask: 'Deus puxa “com cordas de amor”. Que diferença há entre isso e ser arrastado, ou ser largado?',
        verses: '11:4',
        listen: 'Laço que segura sem ferir; ele até levanta o peso do pescoço.',
        follow: 'Com que tipo de corda você já foi puxado?',
      },
      {
        ask: 'A gente esperaria: sou Deus, por isso castigo. Ele diz o contrário. O que isso revela da santidade dele?',
        verses: '11:8-9',
        listen: 'Ser santo inclui amar de um jeito que nós não conseguimos.',
      },
      {
        ask: 'As consequências do 5 ao 7 continuam lá. Como convivem, neste texto, o amor e a verdade?',
        verses: '11:5-9',
        listen: 'Ele não finge que está tudo bem, e não desiste.',
      },
      {
        ask: 'Mateus 2 lembra o versículo 1 ao contar que Jesus, menino, voltou do Egito. O que muda ler esta página sabendo disso?',
        verses: '11:1',
        listen: 'Em Jesus está o Filho que não se afasta, e que vem buscar os outros.',
      },
    ],
    live: [
      {
        ask: 'Quem lhe deu a mão nos primeiros passos, e o que você só reconheceu muito depois?',
        listen: 'Há quem não tenha tido ninguém. Deus entra também nessa história.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'O que os adultos fizeram por você que só agora você começa a perceber?',
        listen: 'Pequenas coisas. E espaço para quem não recebeu.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Pai e mãe de filho que se afasta: que frase do versículo 8 podia ser sua?',
        listen: 'Não dê conselho de educação. Orem por cada nome.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Qual Baal moderno costuma prometer o que só o colo de Deus dá?',
        listen: 'Aplauso, dinheiro, controle, relação.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Que imagem de Deus você trazia ao chegar, e o que esta página faz com ela?',
        listen: 'Muitos só conhecem o juiz. Deixe a surpresa falar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Depois de tantos anos, em que você insiste em se desviar, e como Deus tem puxado a corda?',
        listen: 'Uma palavra basta.',
        for: ['long-believers'],
      },
      {
        ask: 'Ouvindo Deus dizer que não consegue entregar o filho, que parte do seu luto você acha que ele entende?',
        listen: 'O coração dele se comove. Não explique a morte.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história contam de quando você aprendeu a andar ou a falar? Qual foi a primeira palavra?',
        bridge: 'Deus também guarda histórias assim do povo dele.',
      },
      {
        text: 'Quem o ensinou a andar de bicicleta, a nadar ou a dirigir, e quanto isso custou ao coitado?',
        bridge: 'No texto, é Deus quem ensina a andar, segurando pelos braços.',
        for: ['young', 'teens', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Procure uma foto sua de criança, no álbum ou na memória, e olhe para ela com carinho.',
      bridge: 'Leia como se Deus estivesse olhando a mesma foto.',
    },
    complete: [
      {
        name: 'Álbum com legendas',
        text: 'Desenhe três molduras vazias. Legendas: o dia em que Deus me ensinou a andar em … . O dia em que eu me afastei para … . O dia em que ele me puxou com … .',
      },
      {
        name: 'Como posso',
        text: 'Escreva uma frase de Deus para você, começando com: como posso te abandonar, … (seu nome)? Eu me lembro de quando … .',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a uma pessoa que o ajudou a crescer, contando-lhe um cuidado que você só percebeu depois.',
        tell: 'o que ela lembrava, e você não.',
      },
      {
        do: 'Lance uma corda de amor a alguém que se afastou: um convite para comer, sem assunto e sem cobrança.',
        tell: 'como foi recebida, mesmo que não tenha vindo resposta.',
      },
    ],
    children: {
      truth: 'Deus me segura com amor e não desiste.',
      to7: {
        story:
          'Deus contou uma história pela boca de Oseias. Quando o meu povo era criança, eu o amei. Eu ensinei a andar, segurando pelos bracinhos. Um passo, dois passos, opa! Eu dei comida. Eu tirei o peso das costas. Mas o meu povo cresceu e foi embora. Esqueceu de mim! Deus ficou com o coração apertado. Será que ele disse: não quero mais vocês? Não! Ele disse: como eu posso deixar você? Eu amo você! Eu sou Deus, e o meu amor não acaba. Deus segura a gente com cordinhas de amor.',
        activity:
          'Com um lenço macio preso de leve no pulso dos dois, adulto e criança atravessam a sala juntos. Depois, um abraço comprido.',
        questions: [
          'O que Deus ensinou o povo a fazer?',
          'Como ficou o coração de Deus quando o povo foi embora?',
          'Quem segura a sua mão?',
        ],
      },
      to12: {
        story:
          'Já viu alguém mostrar um álbum de bebê e ficar com os olhos molhados? Oseias escreve Deus fazendo algo assim. Quando Israel era menino, eu o amei e o chamei do Egito. Fui eu que o ensinei a andar, segurando pelos braços. Eu o puxei com cordas de amor e lhe dei de comer. Só que, quanto mais era chamado, mais o menino se afastava. Foi atrás de ídolos que não podiam nem dar a mão. Isso ia trazer muita dor: outro rei mandaria na terra deles. Deus podia dizer: chega! Em vez disso, o coração dele se comoveu. Como posso te abandonar? Não vou acabar com você, porque eu sou Deus, e não um homem. Gente se cansa de amar. Deus não. Muito tempo depois, ele mandou Jesus, o Filho que nunca foi embora, para nos buscar.',
        activity:
          'Façam um álbum dobrado em sanfona com quatro desenhos: ensinar a andar, ir embora, o coração de Deus, a volta. Escrevam uma legenda em cada um.',
        questions: [
          'De que cuidados Deus se lembra?',
          'Por que Deus não desistiu do povo?',
          'Quando você se sentiu segurado com amor?',
        ],
      },
      challenge: 'Pergunte em casa como foi que você aprendeu a andar, e agradeça.',
    },
    prayer:
      'Pai, obrigado por nos teres tomado pelos braços. Perdoa quando não reconhecemos. Puxa-nos de volta com cordas de amor, a nós e aos que amamos e estão longe, porque tu és Deus, e não homem. Amém.',
    leader: {
      lost: 'O grupo pode querer resolver como Deus se ira e se comove. Deixe as duas coisas de pé, como o texto deixa, e volte ao versículo 8.',
      tender:
        'Quem teve pai ou mãe violentos, ou perdeu um filho, pode sofrer com estas imagens. Diga que o texto mostra o que Deus é, e não justifica quem feriu. Quem fere não usa cordas de amor: Disque 100, Ligue 180.',
      differ:
        'Mateus 2:15 diz que o versículo 1 se cumpriu em Jesus. Uns veem ali uma profecia direta; outros, que Jesus revive, como Filho fiel, a história de Israel.',
    },
    comfort:
      'Há uma mão que o segurou antes de você ter memória. Ela não esqueceu o tamanho da sua.',
    closing: 'Cordas de amor: firmes o bastante para voltar, leves o bastante para abraçar.',
    words: [
      'israel era menino',
      'do egito chamei',
      'ensinei efraim a andar',
      'efraim',
      'cordas humanas',
      'cordas de amor',
      'lacos de amor',
      'como posso te abandonar',
      'como te deixaria',
      'adma',
      'sou deus e nao homem',
      'oseias',
    ],
  },
]
