import type { BookPassages } from '../passage.ts'

export const ROM: BookPassages = [
  {
    verses: '1:8-17',
    key: '1:16',
    title: 'Não me envergonho',
    theme: 'o evangelho, poder de Deus',
    themes: ['salvacao', 'fe', 'missao', 'graca'],
    idea: 'O evangelho não é conselho nem ameaça: é o poder com que Deus salva quem confia, e por isso Paulo, que deve essa notícia a todos, não tem vergonha dela.',
    context:
      'Paulo escreve a uma igreja que não fundou, na capital do mundo. Em Roma, anunciar um crucificado soava ridículo: cruz era coisa de escravo. Antes da teologia, ele agradece, conta que ora por eles e diz o que espera do encontro.',
    read: {
      verses: '1:8-17',
      how: 'Leiam como carta aberta na hora: uma pessoa lê 8-15; os versículos 16 e 17, o grupo inteiro.',
    },
    observe: [
      {
        ask: 'O que Paulo faz por gente que ainda nem conhece?',
        verses: '1:8-10',
        listen: 'Agradece, menciona sem cessar, pede para visitar.',
      },
      {
        ask: 'O que ele quer dar no encontro, e o que espera receber?',
        verses: '1:11-12',
        listen: 'Fortalecer; ser consolado pela fé deles.',
      },
      {
        ask: 'A quem ele se diz devedor, e o que afirma do evangelho?',
        verses: '1:14-17',
        listen: 'A todos; é poder de Deus para quem crê, revela a justiça de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém teria vergonha de uma boa notícia?',
        verses: '1:16',
        listen: 'Porque ela parece fraca, nos põe como necessitados, ou já foi mal usada.',
        follow: 'De que parte dela você já teve vergonha?',
      },
      {
        ask: 'Um apóstolo precisa da fé de desconhecidos. O que “fé mútua” faz com a ideia de que uns dão e outros só recebem?',
        verses: '1:12',
        listen: 'Todos se sustentam; ninguém é só professor.',
      },
      {
        ask: 'Paulo chama de poder o que revela a “justiça de Deus”, recebida “de fé em fé”. Em que isso é diferente de um manual para ser melhor?',
        verses: '1:16-17',
        listen: 'Deus age, põe em ordem; a gente confia e vive disso.',
      },
    ],
    live: [
      {
        ask: 'Em que ambiente você abaixa o volume da sua fé, e o que tem medo de que pensem?',
        listen: 'Medo real; não vire bronca.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que, na maneira como cristãos aparecem na internet, dá vergonha em você, e o que dá orgulho bom?',
        listen: 'Separar o evangelho da caricatura.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Por quem, que você nunca viu, você poderia orar sem cessar nesta fase?',
        listen: 'Missionário, médico, povo, futuro genro.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'De quem mais novo na fé você já recebeu consolo?',
        listen: 'Inverter a fila.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quando ouviu o evangelho pela primeira vez, ele soou como conselho, ameaça ou boa notícia?',
        listen: 'Histórias diferentes; acolha todas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A quem, da sua casa ou do seu trabalho, você sente que deve uma boa notícia, dita com jeito?',
        listen: 'Dívida alegre, não cobrança.',
        for: ['couples', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'De que gosto musical, mania ou novela você tem vergonha de dizer em público que ama?',
        bridge:
          'Vergonha a gente tem do que parece pequeno diante dos outros. Paulo escreve à capital do mundo.',
      },
      {
        text: 'Qual foi a melhor carta, ou mensagem comprida, que alguém já lhe escreveu?',
        bridge: 'Uma das cartas mais lidas da história começa com carinho por gente desconhecida.',
        for: ['adults', 'elderly', 'couples', 'women'],
      },
    ],
    quiet: {
      text: 'Leia em voz alta, sozinho, a frase não me envergonho. Repare na altura da sua voz.',
      bridge: 'Paulo escreveu isso a uma cidade que ria da cruz. Leia até achar o tom.',
    },
    complete: [
      {
        name: 'Conselho, ameaça ou notícia',
        text: 'Escreva o evangelho em uma linha como conselho: … ; como ameaça: … ; como boa notícia: … . Qual das três você tem vivido? Qual contaria a um amigo?',
      },
      {
        name: 'Carta de abertura',
        text: 'Comece uma carta como Paulo: Querido … , agradeço a Deus por … . Peço sempre por … . Gostaria de ver você para … e também para receber de você … . Envie.',
      },
    ],
    challenges: [
      {
        do: 'Mande a alguém de longe uma mensagem com as três partes do começo da carta: agradeço, oro, quero ver você.',
        tell: 'o que essa pessoa respondeu.',
      },
      {
        do: 'Conte o evangelho, como notícia e em menos de um minuto, a alguém com quem tenha amizade.',
        tell: 'que palavra foi mais difícil de traduzir.',
      },
    ],
    children: {
      truth: 'A boa notícia de Jesus é forte!',
      to7: {
        story:
          'Paulo gostava de escrever cartas. Um dia escreveu para amigos que moravam em Roma, uma cidade enorme, com palácios e soldados. Ele nunca tinha visto aqueles amigos! Mas orava por eles todo dia. Na carta, contou: eu queria visitar vocês. Eu animo vocês, e vocês me animam. Muita gente em Roma ria de Jesus, porque ele morreu numa cruz. Paulo não ficou com vergonha. Ele escreveu bem grande: não tenho vergonha da boa notícia! Ela é forte! Ela é a força de Deus para salvar todo mundo que confia em Jesus.',
        activity:
          'Façam uma carta-desenho para uma criança que mora longe, com um coração e a palavra Jesus; enviem de verdade.',
        questions: [
          'Para que cidade Paulo escreveu?',
          'De que ele não tinha vergonha?',
          'Para quem você quer mandar uma carta?',
        ],
      },
      to12: {
        story:
          'Você já teve vergonha de alguma coisa de que gosta muito, porque os outros podiam rir? Em Roma, a maior cidade do mundo, havia um desenho riscado numa parede zombando de um cristão: um homem adorando alguém na cruz. Para os romanos, Deus numa cruz era piada. Foi para essa cidade que Paulo mandou uma carta. Ele não conhecia quase ninguém lá, mas orava por eles e queria muito visitá-los. E disse algo curioso: quero animar vocês e quero que vocês me animem. Até apóstolo precisa de ânimo! Depois escreveu com letra firme: não me envergonho do evangelho, porque é o poder de Deus para salvar todo aquele que crê. Não é o poder da espada nem o do dinheiro. É a força do amor de Jesus, que morreu e ressuscitou. Uma notícia assim a gente não esconde: divide.',
        activity:
          'Criem uma manchete e um áudio de trinta segundos contando a boa notícia de Jesus para alguém da sua idade.',
        questions: [
          'Por que em Roma era difícil falar da cruz?',
          'O que Paulo esperava receber deles?',
          'Quando você teve vergonha de falar de Jesus?',
        ],
      },
      challenge: 'Conte a alguém por que você gosta de Jesus, com as suas palavras.',
    },
    prayer:
      'Pai, obrigado pela notícia que nos alcançou por tanta gente. Tira de nós a vergonha e também a arrogância. Que a nossa boca e a nossa vida digam que o teu poder salva quem confia. Amém.',
    leader: {
      lost: 'Os versículos seguintes (18-32) são pesados e costumam puxar a conversa. Diga que hoje é a notícia, e que os problemas vêm na carta depois dela.',
      tender:
        'Pode haver quem tenha vergonha por outro motivo: foi forçado a evangelizar, foi zombado pela família, ou viu o nome de Deus usado para ferir. Escute antes de animar.',
    },
    comfort:
      'Paulo, o apóstolo, queria ser consolado pela fé dos outros. Se a sua está fina, encoste na de alguém por estes dias. É para isso que ela é mútua.',
    closing: 'O justo viverá pela fé.',
    words: [
      'nao me envergonho',
      'evangelho',
      'poder de deus',
      'justo vivera pela fe',
      'de fe em fe',
      'justica de deus',
      'devedor',
      'gregos e barbaros',
      'roma',
      'primeiro do judeu',
      'lutero',
      'reforma',
    ],
  },
  {
    verses: '3:21-31',
    key: '3:24',
    title: 'De graça, para todos',
    theme: 'ser aceito por Deus pela fé',
    themes: ['graca', 'salvacao', 'cruz', 'humildade'],
    idea: 'No mesmo chão em que todos falharam, Deus declara justos, de graça, os que confiam em Jesus; e o orgulho fica sem lugar para se sentar.',
    context:
      'Durante quase três capítulos, Paulo mostrou que religiosos e não religiosos estão no mesmo barco furado. No versículo 21 ele vira a página com duas palavrinhas: mas agora. Muitos consideram este parágrafo o coração da carta.',
    read: {
      verses: '3:21-31',
      how: 'Antes de ler, digam juntos: mas agora. Um lê 21-26 devagar; as perguntas de 27-31, duas pessoas em diálogo.',
    },
    observe: [
      {
        ask: 'Que expressões mostram que isso vale para todos por igual?',
        verses: '3:22-23, 3:29-30',
        listen: 'Todos, não há diferença, um só Deus.',
      },
      {
        ask: 'Que palavras Paulo empilha no versículo 24 para dizer como alguém é justificado?',
        verses: '3:24',
        listen: 'De graça, pela graça, por meio da redenção em Cristo.',
      },
      {
        ask: 'O que acontece com o orgulho, e por quê?',
        verses: '3:27-28',
        listen: 'É excluído; a fé não tem do que se gabar.',
      },
    ],
    interpret: [
      {
        ask: '“Destituídos da glória” é não chegar ao que fomos feitos para ser. Onde isso se vê num ser humano bom, e não só num mau?',
        verses: '3:23',
        listen: 'Egoísmo, omissão, amor pela metade.',
      },
      {
        ask: 'Deus é “justo” e também o que declara justo o culpado. Como a cruz permite as duas coisas?',
        verses: '3:25-26',
        listen: 'O mal é levado a sério, e o próprio Deus arca com ele.',
        follow: 'O que seria de um perdão que fingisse não ver?',
      },
      {
        ask: 'Por que a graça incomoda mais quem se esforçou muito?',
        verses: '3:27-30',
        listen: 'Desfaz a comparação; nivela.',
      },
    ],
    live: [
      {
        ask: 'Com quem você costuma se comparar para se achar um pouco melhor?',
        listen: 'Todos têm alguém; sem dizer o nome.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que área você ainda vive como se tivesse de merecer o lugar todo dia?',
        listen: 'Casa, trabalho, igreja, redes.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Nota, convocação, aprovação: o que aconteceria com você se o seu valor não estivesse em jogo?',
        listen: 'Alívio e também medo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa sua você achava que desclassificava você diante de Deus?',
        listen: 'Não é preciso contar; pode só pensar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como ficaria uma discussão de vocês se os dois entrassem nela sabendo que estão no mesmo chão?',
        listen: 'Menos placar.',
        for: ['couples'],
      },
      {
        ask: 'O que os filhos ou netos aprendem na sua casa sobre ser amado: que é de graça ou por desempenho?',
        listen: 'Elogios, castigos, notas.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já tentou pagar e descobriu que alguém já tinha pago a sua conta? Como reagiu?',
        bridge: 'Há quem fique feliz, e há quem insista em pagar. Paulo fala de uma conta assim.',
      },
      {
        text: 'Qual medalha, diploma ou troféu, por mais bobo, você ainda guarda?',
        bridge: 'No texto de hoje ninguém entra com troféu na mão.',
        for: ['young', 'teens', 'men', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Diga devagar: de graça. Depois: para todos. Depois: para mim. Em qual das três a voz travou?',
      bridge: 'Paulo escreveu as três coisas juntas. Leia com calma o 24.',
    },
    complete: [
      {
        name: 'Recibo',
        text: 'Desenhe um recibo. Em débito, escreva o que você sabe que deve: … , … . Em crédito, o que tentava oferecer: … , … . Carimbe por cima do recibo inteiro: de graça, por Cristo Jesus. O que ficou sem função?',
      },
      {
        name: 'Mas agora',
        text: 'Complete três frases: Eu vivia pensando que Deus … , mas agora … . Eu me achava melhor que … , mas agora … . Eu tinha certeza de que jamais … , mas agora … .',
      },
    ],
    challenges: [
      {
        do: 'Pague, sem que a pessoa saiba, uma conta pequena de alguém: o café de quem vem atrás na fila, uma passagem, um pão.',
        tell: 'o que você gostaria de ter visto no rosto dela.',
      },
      {
        do: 'Toda vez que se comparar com alguém nesta semana, diga por dentro: mesmo chão, mesma graça.',
        tell: 'quantas vezes por dia, em média, e com quem (sem nomes).',
      },
    ],
    children: {
      truth: 'Deus me aceita de graça, por causa de Jesus.',
      to7: {
        story:
          'Num parque havia um brinquedo bem alto, e uma placa: para entrar, pule até a estrela! O Beto pulou: não alcançou. A Lia, que era a maior, pulou: quase! Também não. Vieram o pai, o tio, até o goleiro do time. Ninguém alcançava a estrela. Então chegou o dono do parque. Ele pegou o Beto no colo e levantou até lá. Depois a Lia, depois o goleiro. Todos entraram! Paulo explicou assim numa carta: ninguém alcança Deus pulando sozinho. Mas Jesus levanta quem confia nele. De graça! E ninguém pode dizer: eu pulei melhor.',
        activity:
          'Pendurem uma estrela bem alta; a criança pula, não alcança, e um adulto a levanta até tocar. Cada um repete: foi de graça!',
        questions: [
          'Quem conseguiu alcançar a estrela sozinho?',
          'Quem levantou todo mundo?',
          'Como a gente agradece a Jesus?',
        ],
      },
      to12: {
        story:
          'Dois alunos discutiam quem era melhor. Um tirou três na prova, o outro, quatro. Precisava tirar dez. De que adianta a diferença, perguntou a professora, se os dois não passaram? Paulo escreveu quase a mesma coisa aos romanos. Havia gente dizendo: nós, que conhecemos a Bíblia, somos melhores. E gente respondendo: pelo menos não somos fingidos. Paulo disse que todos pecaram e ninguém chegou aonde Deus queria. Aí veio a parte boa, que começa com duas palavras: mas agora! Agora Deus recebe quem confia em Jesus, e recebe de graça. Custou caro, mas quem pagou foi ele, na cruz. Imagine a professora fazendo a prova no lugar dos dois e dando a eles o dez. Ia sobrar motivo para se gabar? Nenhum. Só para agradecer, e para parar de discutir quem era melhor.',
        activity:
          'Cada um ganha um doce sem ter feito nada; observem a vontade de perguntar o que é preciso fazer, e conversem sobre graça.',
        questions: [
          'Por que não adiantava comparar o três com o quatro?',
          'Quem pagou para que fosse de graça?',
          'Com quem você precisa parar de se comparar?',
        ],
      },
      challenge: 'Faça um bem a alguém de graça, sem ninguém merecer e sem pedir nada de volta.',
    },
    prayer:
      'Deus justo e bom, chegamos ao mesmo chão, e foi lá que a tua graça nos achou. Tira da nossa mão os troféus. Ensina-nos a receber sem pagar e a olhar para os outros como quem também ganhou. Por Jesus. Amém.',
    leader: {
      lost: 'As palavras justificação, redenção e propiciação podem travar. Diga: declarados justos, resgatados, reconciliados pelo que Jesus fez. E cuidado com o então posso fazer o que quiser; o capítulo 6 responde.',
      tender:
        'Quem sofreu abuso ouve todos pecaram como se a culpa fosse dividida. Não é: o mal que fizeram a alguém é de quem fez. Se perceber isso, diga com essas palavras.',
      differ:
        'Evangélicos costumam dizer que somos justificados só pela fé; católicos, que a graça recebida pela fé nos transforma e age pelo amor. Em 1999, luteranos e católicos assinaram uma declaração comum: somos aceitos só por graça, por causa de Cristo, e não por mérito.',
    },
    comfort:
      'De graça. Nada do que você não deu conta de fazer neste tempo aumenta ou diminui o seu lugar. Ele foi pago antes do seu cansaço.',
    closing: 'Mas agora: de graça, para todos.',
    words: [
      'justificados',
      'justificacao',
      'todos pecaram',
      'destituidos da gloria',
      'gratuitamente',
      'redencao',
      'propiciacao',
      'sacrificio de reconciliacao',
      'mas agora',
      'nao ha diferenca',
      'obras da lei',
      'justificador',
      'jactancia',
    ],
  },
  {
    verses: '5:1-11',
    key: '5:8',
    title: 'Uma esperança que não decepciona',
    theme: 'a paz com Deus e a esperança',
    themes: ['esperanca', 'sofrimento', 'graca', 'cruz'],
    idea: 'Quem foi reconciliado com Deus está em pé sobre a graça; por isso até a aflição pode amadurecer em esperança, porque o amor já foi provado na cruz.',
    context:
      'Paulo explicou como Deus nos aceita. Agora desce ao dia seguinte: como vive quem foi aceito? Ele escreve a gente que perdia emprego e amigos por causa da fé, e não finge que está tudo bem.',
    read: {
      verses: '5:1-11',
      how: 'Leiam em dupla, um versículo cada. Façam uma pausa entre cada elo do 3 e do 4, contando nos dedos.',
    },
    observe: [
      {
        ask: 'O que já é nosso, segundo os dois primeiros versículos?',
        verses: '5:1-2',
        listen: 'Paz com Deus, acesso, firmeza na graça, esperança.',
      },
      {
        ask: 'Que corrente Paulo monta a partir da tribulação?',
        verses: '5:3-5',
        listen: 'Paciência, experiência, esperança que não frustra.',
      },
      {
        ask: 'Com que palavras Paulo diz como éramos quando Cristo morreu por nós?',
        verses: '5:6-10',
        listen: 'Fracos, ímpios, pecadores, inimigos.',
      },
    ],
    interpret: [
      {
        ask: 'Alegrar-se “nas tribulações” não é gostar delas. De que, exatamente, Paulo se alegra?',
        verses: '5:3-5',
        listen: 'Do que Deus faz nascer ali; da esperança.',
        follow: 'Quando a tribulação não produz isso, o que pode estar faltando?',
      },
      {
        ask: 'O amor de Deus está “derramado”, como água. O que essa imagem diz a quem só conhece amor a conta-gotas?',
        verses: '5:5',
        listen: 'Abundância, iniciativa, dentro do coração.',
      },
      {
        ask: 'Por que a data da prova importa: Cristo morreu quando “ainda éramos pecadores”?',
        verses: '5:6-8',
        listen: 'O amor não esperou melhora; não depende dela agora.',
      },
    ],
    live: [
      {
        ask: 'Em que elo da corrente você está: aflição, paciência, experiência ou esperança?',
        listen: 'Não empurre ninguém para o próximo.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'O que você aprendeu num ano difícil que nenhum curso ensinaria?',
        listen: 'Experiência, no sentido de Paulo: caráter provado.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que esperança já decepcionou você, e como isso mexe na sua vontade de esperar de novo?',
        listen: 'Relacionamentos, estudo, promessas de adultos.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Se Deus provou o amor antes de você melhorar, o que você pode parar de esconder dele?',
        listen: 'Pensar basta.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Qual crise tornou vocês mais firmes, e qual ainda está produzindo só cansaço?',
        listen: 'Franqueza com ternura.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Qual pessoa, sem dizer muito, tem sido para você um pouco desse amor derramado?',
        listen: 'O Espírito usa copos humanos.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Panela, sapato, carro ou cadeira: qual coisa velha da sua casa ficou melhor com o uso?',
        bridge: 'Há coisas que só o tempo e o aperto amaciam. Paulo diz isso de gente.',
        for: ['adults', 'couples', 'elderly', 'parents'],
      },
      {
        text: 'Complete: eu tinha certeza de que ia dar certo, e foi um vexame. O que era?',
        bridge: 'Esperança humana às vezes vira vexame. Paulo fala de uma que não.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique de pé por um minuto e sinta os pés no chão. Você está em pé sem fazer força.',
      bridge: 'Nesta graça estamos firmes, escreve Paulo. Leia de pé, se puder.',
    },
    complete: [
      {
        name: 'Escada dos quatro',
        text: 'Desenhe quatro degraus e preencha só os que já viveu: aflição, foi … ; paciência, aprendi a … ; experiência, hoje sei … ; esperança, por isso espero … . Deixe em branco o que ainda não chegou.',
      },
      {
        name: 'Quando ainda',
        text: 'Paulo usa quatro palavras para o nosso antes. Escolha uma e complete: Quando eu ainda era … , Cristo … . Logo, hoje, que estou … , muito mais … .',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que atravessou o que você atravessa agora e pergunte o que a experiência lhe deu.',
        tell: 'a frase que você anotou.',
      },
      {
        do: 'Derrame: faça por alguém que não merece, nem pediu, um bem que custe algo a você.',
        tell: 'o que foi preciso vencer por dentro.',
      },
    ],
    children: {
      truth: 'Deus me amou primeiro, antes de eu melhorar.',
      to7: {
        story:
          'O cachorrinho Pipoca caiu na lama. Ficou todo preto, molhado e fedido. E ainda rosnava: grrr! O seu dono, o Tiago, viu. Será que ele disse: primeiro tome banho, depois eu gosto de você? Não! O Tiago entrou na lama, pegou o Pipoca no colo e o abraçou, sujo mesmo. Sujou a roupa inteira. Depois, em casa, deu banho quentinho. Paulo escreveu que Deus fez assim com a gente. Quando ainda fazíamos coisas erradas, Jesus veio e deu a vida por nós. O amor veio primeiro! E Deus derrama esse amor no coração, como um balde de água boa.',
        activity:
          'Sujem as mãos com tinta, deem um abraço em quem está de avental velho e depois lavem juntos, contando que Deus ama primeiro.',
        questions: [
          'Como estava o Pipoca quando o Tiago o abraçou?',
          'Quando Deus começou a amar você?',
          'Quem você pode amar primeiro hoje?',
        ],
      },
      to12: {
        story:
          'Como você sabe que alguém ama você de verdade? Quando você vence e está cheiroso, é fácil. A prova vem no dia ruim. Paulo pensou nisso ao escrever aos romanos. Talvez alguém, disse ele, tivesse coragem de morrer por uma pessoa muito boa. Mas Deus provou o seu amor de outro jeito: Cristo morreu por nós quando ainda éramos pecadores. Ele usou até a palavra inimigos! Então pense: se Deus amou você no seu pior dia, não vai desistir no dia comum. E o dia difícil? Paulo tinha muitos. Ele diz que a dificuldade vai fazendo dentro da gente um músculo, a paciência; a paciência faz a gente ficar forte por dentro; e quem ficou forte espera sem se decepcionar. Não porque a dor seja boa. Porque o amor de Deus foi derramado no coração, como um copo que transborda.',
        activity:
          'Encham um copo dentro de um prato até transbordar, enquanto cada um diz um motivo de esperança.',
        questions: [
          'Como Deus provou o seu amor?',
          'Que corrente começa na dificuldade e acaba na esperança?',
          'Em que dia ruim você precisa lembrar que é amado?',
        ],
      },
      challenge: 'Seja bom com alguém num dia em que essa pessoa estiver chata.',
    },
    prayer:
      'Deus de paz, estamos em pé porque a tua graça nos segura. Derrama o teu amor onde secou. Faz da nossa aflição uma esperança que não passe vergonha. E obrigado, Jesus, porque não esperaste que a gente melhorasse. Amém.',
    leader: {
      lost: 'A corrente vira fácil um discurso de que sofrer faz bem. Nem todo sofrimento amadurece; alguns esmagam. Paulo não diz que a dor produz sozinha: há o amor de Deus derramado.',
      tender:
        'Não use tribulação produz paciência com quem vive violência ou doença grave. Pergunte primeiro do que a pessoa precisa. Quem perdeu a esperança de viver precisa de companhia agora: CVV, 188.',
    },
    comfort:
      'Antes de qualquer degrau, paz. Você não precisa subir a escada hoje. Está em pé numa graça que não depende do seu humor, nem da sua fé de hoje.',
    closing: 'A esperança não decepciona: o amor já foi provado.',
    words: [
      'paz com deus',
      'justificados pela fe',
      'acesso',
      'tribulacao produz',
      'paciencia',
      'perseveranca',
      'experiencia',
      'esperanca nao confunde',
      'esperanca nao decepciona',
      'amor derramado',
      'deus prova o seu amor',
      'ainda pecadores',
      'reconciliados',
      'reconciliacao',
    ],
  },
  {
    verses: '6:1-14',
    key: '6:4',
    title: 'Enterrados e de pé',
    theme: 'a vida nova com Cristo',
    themes: ['santidade', 'graca', 'identidade', 'ressurreicao'],
    idea: 'A graça não é licença para ficar onde estávamos: unidos a Cristo na morte e na ressurreição, já não somos propriedade do pecado e podemos entregar o corpo a Deus.',
    context:
      'Se a graça aparece mais onde o pecado é maior, por que não pecar à vontade? A objeção é antiga, e Paulo a leva a sério. Ele não responde com regras. Responde perguntando: vocês se esqueceram do que aconteceu com vocês?',
    read: {
      verses: '6:3-14',
      how: 'Um lê a pergunta do 1 em tom de provocação, e o grupo responde com o 2. Depois, três leitores: 3-5, 6-11, 12-14.',
    },
    observe: [
      {
        ask: 'Que verbos aparecem com a palavra com: o que nos aconteceu junto de Cristo?',
        verses: '6:4-6, 6:8',
        listen: 'Sepultados, unidos, crucificado, morremos, viveremos.',
      },
      {
        ask: 'O que Paulo diz da morte e da vida de Cristo agora?',
        verses: '6:9-10',
        listen: 'Não morre mais; morreu de uma vez; vive para Deus.',
      },
      {
        ask: 'Quais são as ordens dos últimos versículos, e a que partes do corpo elas chegam?',
        verses: '6:11-13',
        listen: 'Considerai, não reine, não apresenteis, apresentai; os membros.',
      },
    ],
    interpret: [
      {
        ask: 'Qual é a diferença entre proibir uma coisa e lembrar a alguém que já não pertence a ela?',
        verses: '6:6-7, 6:11',
        listen: 'A mudança nasce da identidade, não do medo.',
      },
      {
        ask: '“Considerai” é fazer a conta e acreditar nela. Por que a gente precisa fazer essa conta muitas vezes?',
        verses: '6:11',
        listen: 'Os sentimentos e os hábitos contam outra história.',
        follow: 'Em que hora do dia a conta dá errado?',
      },
      {
        ask: 'Paulo fala de mãos, olhos, língua como “instrumentos”. Que respeito pelo próprio corpo nasce dessa ideia?',
        verses: '6:12-13',
        listen: 'O corpo não é inimigo; é ferramenta de justiça.',
      },
    ],
    live: [
      {
        ask: 'De que antigo patrão (medo, álcool, raiva, aprovação) você ainda obedece o telefonema?',
        listen: 'Nomear para si; partilhar é opcional.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se o celular é um membro do corpo, a quem ele tem sido apresentado?',
        listen: 'Humor e verdade; sem exposição.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que, do seu velho jeito, já morreu de verdade, a ponto de você estranhar quando lembra?',
        listen: 'Celebrar mudanças reais.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Que pecado você trata como morador antigo, com quarto e chave?',
        listen: 'Costume de muitos anos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que hábito do tempo de solteiro, ou da família de origem, precisa de um enterro digno no casamento?',
        listen: 'Cada um fala do seu.',
        for: ['couples'],
      },
      {
        ask: 'Quando você ouve falar em morrer e viver com Cristo, o que parece libertador e o que parece estranho?',
        listen: 'A linguagem é nova; explique com paciência.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já errou o caminho e foi parar, no automático, na casa ou no trabalho antigo? Conte.',
        bridge: 'O corpo lembra do endereço velho. Paulo escreve a quem mudou de casa.',
      },
      {
        text: 'Que moda, corte de cabelo ou foto sua merece ser enterrado para sempre?',
        bridge: 'Há coisas que a gente enterra rindo. Paulo fala de um enterro que dá vida.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Molhe as mãos e o rosto. Se você foi batizado, lembre; se não, imagine a água.',
      bridge: 'Paulo fala de uma descida e de uma subida. Leia com o rosto molhado.',
    },
    complete: [
      {
        name: 'Inventário dos membros',
        text: 'Desenhe um boneco e ligue setas: olhos … , boca … , mãos … , pés … , pensamento … . Em cada seta, escreva a quem foram apresentados ontem. Circule um membro e escreva como vai apresentá-lo amanhã: …',
      },
      {
        name: 'Lápide e certidão',
        text: 'De um lado do papel, uma lápide: aqui jaz o meu … , que mandou em mim de … a … . Do outro, uma certidão: nasceu com Cristo o meu … , para viver em … .',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã, ao lavar o rosto, diga: morto para o pecado, vivo para Deus. E escolha um membro do corpo para aquele dia.',
        tell: 'qual membro deu mais trabalho.',
      },
      {
        do: 'Ponha um membro seu a serviço da justiça: mãos que consertam, pés que visitam, voz que defende.',
        tell: 'o que ele fez e para quem.',
      },
    ],
    children: {
      truth: 'Com Jesus, começo uma vida nova.',
      to7: {
        story:
          'A lagarta vivia no chão, comendo folha. Nhac, nhac. Um dia, ela se enrolou e se fechou num casulo, quietinha. Parecia que tinha acabado. Passaram dias. Então o casulo se abriu, e saiu uma borboleta azul! Ela ainda podia andar no chão, mas para quê? Agora tinha asas! Paulo escreveu que, com Jesus, acontece uma coisa parecida. O jeito velho de mentir, brigar e ser egoísta fica para trás. Jesus dá um jeito novo de viver. As nossas mãos, os pés e a boca agora servem para fazer coisas boas, como asas.',
        activity:
          'Enrolem-se num lençol como casulo; ao ouvir vida nova!, abram os braços e voem dizendo uma coisa boa que as mãos podem fazer.',
        questions: [
          'No que a lagarta se transformou?',
          'Por que a borboleta não precisa mais se arrastar?',
          'O que as suas mãos podem fazer de bom?',
        ],
      },
      to12: {
        story:
          'Dona Nair morou trinta anos na mesma casa. Mudou-se para um apartamento com vista para o mar, e na primeira semana, distraída, pegou o ônibus errado e foi parar na porta antiga. Até pôs a chave na fechadura! Claro que não abriu. O que a senhora faz aqui?, perguntou o novo dono. Ela riu: é o costume. Paulo conhecia esse costume. Escreveu aos romanos que quem pertence a Jesus mudou de endereço. É como se o jeito velho tivesse sido enterrado com ele, e a gente tivesse levantado com ele para uma vida nova. Então por que voltar à casa velha? Às vezes o pé vai sozinho. Nessas horas, diz Paulo, faça a conta: eu não moro mais aqui. E dê novo emprego às partes do corpo: mãos que ajudam, boca que diz a verdade, pés que vão ao encontro.',
        activity:
          'Contornem o corpo de um num papel grande e escrevam em cada parte um bom emprego para ela.',
        questions: [
          'Por que Dona Nair foi parar na casa velha?',
          'O que Paulo manda fazer quando o costume chama?',
          'Que jeito velho você quer deixar enterrado?',
        ],
      },
      challenge: 'Escolha uma parte do corpo por dia e use-a para fazer um bem.',
    },
    prayer:
      'Jesus, descemos contigo e contigo levantamos. Quando o velho patrão ligar, lembra-nos de que não trabalhamos mais para ele. Recebe os nossos olhos, a boca, as mãos. Que sejam instrumentos teus, vivos dentre os mortos. Amém.',
    leader: {
      lost: 'Dois extremos: achar que crente não peca mais, ou que dá no mesmo. Paulo fala de quem manda. E não deixe a conversa virar lista dos pecados da juventude.',
      tender:
        'Dependentes químicos, de jogo ou de pornografia podem sair esmagados por não conseguirem. Diga que fazer a conta inclui pedir ajuda: grupo, profissional, CAPS. Recaída não anula a pertença.',
      differ:
        'Para católicos, ortodoxos e várias igrejas históricas, o batismo realiza esse morrer e viver; para muitos evangélicos, ele o representa e confessa. Também se discute o modo e a idade. Paulo apela ao batismo para falar de vida nova.',
    },
    comfort:
      'Ele já não morre mais. A morte, que levou tanta coisa sua, não manda nele; e é a ele que você está unido. Isso vale também nos dias em que não se sente nada.',
    closing: 'A casa é outra: andemos em vida nova.',
    words: [
      'novidade de vida',
      'sepultados com ele',
      'batizados em sua morte',
      'batismo',
      'velho homem',
      'velho ser',
      'mortos para o pecado',
      'vivos para deus',
      'instrumentos de justica',
      'nao reine o pecado',
      'de maneira nenhuma',
      'debaixo da graca',
      'crucificado com ele',
    ],
  },
  {
    verses: '7:14-25',
    key: '7:19',
    title: 'O bem que eu quero e não faço',
    theme: 'a luta por dentro',
    themes: ['tentacao', 'graca', 'humildade', 'esperanca'],
    idea: 'Paulo põe em palavras a briga que todo mundo conhece e não termina num plano de esforço, mas num grito que acha resposta em Jesus Cristo.',
    context:
      'Poucos textos são tão sinceros. Paulo fala na primeira pessoa do desencontro entre querer e fazer. A lei de Deus é boa, ele concorda com ela, e mesmo assim tropeça. A resposta inteira vem no capítulo 8.',
    read: {
      verses: '7:14-25',
      how: 'Uma pessoa lê como quem desabafa com um amigo. No 24, pausa longa; o começo do 25, todos.',
    },
    observe: [
      {
        ask: 'Quantas vezes aparecem querer e fazer, e como os dois se desencontram?',
        verses: '7:15-21',
        listen: 'Quero e não faço; não quero e faço.',
      },
      {
        ask: 'O que Paulo pensa da lei de Deus, apesar de tudo?',
        verses: '7:14, 7:16, 7:22',
        listen: 'Espiritual, boa, fonte de prazer.',
      },
      {
        ask: 'Que pergunta ele faz no fim, e como responde a si mesmo?',
        verses: '7:24-25',
        listen: 'Quem me livrará; graças a Deus por Jesus Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Ele não pergunta o que me livrará, nem como, e sim “Quem”. O que essa palavra revela sobre a saída?',
        verses: '7:24-25',
        listen: 'A saída é uma pessoa, não uma técnica.',
        follow: 'Que técnicas você já tentou?',
      },
      {
        ask: 'Por que saber o que é certo não basta para fazer o certo?',
        verses: '7:18-20',
        listen: 'O mal é um poder, um hábito, não só ignorância.',
      },
      {
        ask: 'O que faz bem ao grupo em ouvir um apóstolo falar desse jeito de si?',
        verses: '7:15, 7:24',
        listen: 'Quebra a máscara; permite pedir ajuda.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto você promete toda segunda e quebra até quarta?',
        listen: 'Comece pelos leves; rir ajuda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Pensando naquilo que se faz escondido, se odeia depois e se repete: a quem você poderia contar sem medo?',
        listen: 'Responder por dentro; a pergunta é a quem.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Depois de tantos anos, que luta você achava que já teria vencido?',
        listen: 'Alívio de dizer em voz alta.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como vocês reagem quando o outro falha no mesmo ponto pela décima vez?',
        listen: 'Entre cobrança e cuidado; sem normalizar agressão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você esperava que mudasse de uma vez quando começou a crer, e não mudou?',
        listen: 'Normalizar a caminhada.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que momento do dia o grito quem me livrará é o seu, e o que ajuda até ele passar?',
        listen: 'Cuidado com desespero; veja a nota.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Dieta, despertador, agenda nova: qual foi a sua promessa de ano-novo mais curta? Em horas, por favor.',
        bridge: 'Querer e fazer moram em casas diferentes. Paulo escreveu sobre essa distância.',
      },
      {
        text: 'Carrinho de supermercado com a roda torta: para onde o seu dia costuma puxar, por mais que você empurre reto?',
        bridge: 'Há em nós uma roda que puxa. Paulo deu nome a ela.',
        for: ['adults', 'parents', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Cruze os braços do jeito de sempre. Agora cruze ao contrário. Sinta como o corpo reclama.',
      bridge: 'Mudar um hábito pequeno já é estranho. Leia o desabafo de Paulo.',
    },
    complete: [
      {
        name: 'Quero, faço, grito',
        text: 'Complete sem enfeite: O bem que eu quero é … . O que acabo fazendo é … . Isso costuma acontecer quando … . Quem pode me ajudar, além de mim, é … . Graças a Deus por … .',
      },
      {
        name: 'Mapa da recaída',
        text: 'Desenhe uma linha com quatro paradas: o que sinto antes (…), onde e a que horas (…), a desculpa (…), o depois (…). Marque em qual parada daria para pedir ajuda e escreva a quem: …',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa madura uma luta que você travava só e combinem uma pergunta semanal que ela pode lhe fazer.',
        tell: 'como foi deixar de lutar sozinho, sem dizer qual é a luta.',
      },
      {
        do: 'Na hora em que o mal que não quer estiver perto, diga em voz alta: quem me livrará? Jesus. E mude de lugar físico.',
        tell: 'quantas vezes mudar de lugar ajudou.',
      },
    ],
    children: {
      truth: 'Quando eu não consigo, Jesus me ajuda.',
      to7: {
        story:
          'A Bia queria muito não puxar o cabelo da irmã. Ela pensava: hoje eu não puxo! Aí a irmã pegava a boneca e, zás, a mão ia sozinha. Depois a Bia chorava: por que eu faço o que não quero? O papai sentou com ela: sabe, o Paulo da Bíblia também era assim. Ele escreveu que queria fazer o bem e acabava fazendo o mal. E o que ele fez?, perguntou a Bia. Pediu ajuda a Jesus! Então os dois oraram e combinaram: quando a mão coçar, a Bia vem correndo e dá a mão ao papai. Foi melhorando, devagar.',
        activity:
          'Tentem escrever o nome com a outra mão, rindo da dificuldade; depois um adulto segura a mão da criança e escrevem juntos.',
        questions: [
          'O que a Bia não queria fazer?',
          'Quem mais sentia isso na Bíblia?',
          'Em que você quer pedir a ajuda de Jesus?',
        ],
      },
      to12: {
        story:
          'Já prometeu não gritar mais e gritou no mesmo dia? Bem-vindo ao clube. Um dos sócios se chamava Paulo, o apóstolo. Ele viajou o mundo, escreveu cartas famosas e, numa delas, confessou: não entendo o que eu faço; o bem que quero eu não faço, e o mal que não quero, esse eu faço. Que alívio saber! Paulo amava a lei de Deus e concordava com ela. Só que saber o certo não bastava, como quem decora o regulamento da natação e mesmo assim engole água. Ele chega a gritar: quem vai me livrar? Repare na palavra: quem. Não pediu um truque nem mais força. Pediu alguém. E respondeu na mesma hora: graças a Deus, por Jesus Cristo! A luta dele não acabou naquele dia. Mas ele nunca mais lutou sozinho.',
        activity:
          'Cada um escreve, em segredo, uma coisa que quer parar de fazer e o nome de um adulto que pode ajudar; dobram e guardam na Bíblia.',
        questions: [
          'Qual era o problema de Paulo?',
          'Por que ele perguntou quem, e não como?',
          'A quem você pode pedir ajuda na sua luta?',
        ],
      },
      challenge:
        'Quando errar no que prometeu, conte a Jesus e a um adulto, e comece de novo no mesmo dia.',
    },
    prayer:
      'Senhor, tu conheces as promessas que quebramos até quarta. Estamos cansados de lutar sozinhos. Não sabemos como; sabemos quem. Graças a Deus por Jesus Cristo. Dá-nos um amigo para a luta e um passo para hoje. Amém.',
    leader: {
      lost: 'A discussão sobre de quem Paulo fala pode engolir o encontro. Uma frase basta (veja abaixo). Outra fuga: transformar o texto em desculpa, é a minha natureza. Ele termina em gratidão, não em desculpa.',
      tender:
        'Cuide de quem diz miserável que sou e para aí. Vergonha, compulsão e pensamentos de morte andam juntos; fale a sós, ouça e ofereça CVV, 188, e ajuda profissional. Se a luta inclui ferir alguém, a proteção da vítima vem primeiro.',
      differ:
        'Alguns entendem que Paulo descreve a luta do cristão; outros, a de quem vive debaixo da lei, sem o Espírito; outros, as duas. Todos leem o capítulo 8 como a resposta.',
    },
    comfort:
      'Até o grito cabe na oração: quem me livrará? Você não precisa ter forças para a resposta. Ela tem nome, e chega antes do capítulo seguinte.',
    closing: 'A pergunta é quem; a resposta é Jesus.',
    words: [
      'miseravel homem',
      'quem me livrara',
      'o bem que quero',
      'mal que nao quero',
      'corpo de morte',
      'corpo desta morte',
      'vendido',
      'lei do pecado',
      'querer o bem',
      'luta interior',
      'carnal',
      'guerra interior',
    ],
  },
]
