import type { BookPassages } from '../passage.ts'

export const JOS: BookPassages = [
  {
    verses: '1:1-9',
    key: '1:9',
    title: 'Coragem em primeira pessoa',
    theme: 'a coragem que vem da presença',
    themes: ['medo', 'palavra', 'obediencia', 'proposito'],
    idea: 'Sem Moisés e com um rio cheio pela frente, Josué ouve três vezes que se anime; a coragem não vem do temperamento dele, e sim de quem vai junto e da palavra que levará na boca.',
    context:
      'O maior líder que Israel conheceu acabou de morrer, e o povo ainda tem os olhos inchados de trinta dias de luto. Josué foi ajudante a vida inteira. Agora está sozinho diante de um rio, de cidades muradas e de uma multidão que sabe reclamar.',
    retold: [
      {
        verses: '1:1-4',
        says: 'Deus diz a Josué que se levante e atravesse o Jordão com todo o povo, para a terra que prometeu a Moisés, do deserto até o grande mar.',
      },
      {
        verses: '1:5-6',
        says: 'Deus promete estar com Josué como esteve com Moisés, sem o deixar nem desamparar. Que seja valente, porque vai repartir a terra jurada aos pais do povo.',
      },
      {
        verses: '1:7-9',
        says: 'Deus pede que Josué não se aparte da lei e medite nela de dia e de noite. Que não tema, porque o Senhor será com ele onde quer que for.',
      },
    ],
    read: {
      verses: '1:1-9',
      how: 'Só uma voz para Deus. Toda vez que aparecer a ordem de esforçar-se e ser valente, o grupo a repete.',
    },
    observe: [
      {
        ask: 'Qual é a primeira coisa que Deus diz a Josué, e o que vem logo em seguida?',
        verses: '1:2',
        listen: 'Moisés morreu; agora, levanta-te. Ele nomeia a perda antes da tarefa.',
      },
      {
        ask: 'Quantas vezes se pede coragem, e a que ela vem ligada em cada uma?',
        verses: '1:6-7, 1:9',
        listen: 'Três: ao povo, à lei, à companhia de Deus.',
      },
      {
        ask: 'O que Josué deve fazer com o livro?',
        verses: '1:8',
        listen: 'Trazer na boca, meditar de dia e de noite, fazer.',
      },
    ],
    interpret: [
      {
        ask: 'Não se repete a alguém que seja valente se ele já o é. O que a insistência de Deus revela sobre Josué?',
        verses: '1:6-9',
        listen: 'Ele estava com medo; Deus sabe e não o troca por outro.',
      },
      {
        ask: '“como eu fui com Moisés, serei contigo”: o que fica igual e o que será diferente?',
        verses: '1:5',
        listen: 'O mesmo Deus; Josué não precisa imitar Moisés.',
        follow: 'Com quem você se compara ao assumir uma tarefa?',
      },
      {
        ask: 'Por que a coragem pedida a um general tem a ver com ler e obedecer?',
        verses: '1:7-8',
        listen: 'É preciso mais valentia para ser fiel do que para brigar.',
      },
    ],
    live: [
      {
        ask: 'De quem você está ocupando o lugar, e que comparação pesa?',
        listen: 'Pai, chefe antigo, líder querido, irmão mais velho.',
        for: ['adults', 'men', 'young'],
      },
      {
        ask: 'Que Jordão está cheio na sua frente neste semestre?',
        listen: 'Vestibular, primeiro emprego, mudança de escola, batismo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que situação recente obedecer a Deus exigiu mais valentia do que enfrentar alguém?',
        listen: 'Dizer a verdade, devolver, esperar, não responder.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Que palavra da Bíblia vocês poderiam carregar juntos na boca neste mês?',
        listen: 'Escolham já e ponham na geladeira.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Deus fala com Josué em meio ao luto. O que alguém precisaria reconhecer da sua perda antes de pedir que você siga?',
        listen: 'Escute sem pedir que siga.',
        for: ['mourning'],
      },
      {
        ask: 'Onde quer que fores: em qual dos seus lugares é mais difícil imaginar Deus junto?',
        listen: 'Bar, hospital, repartição, quarto: nada escandaliza.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais corajosa que você fez tremendo da cabeça aos pés?',
        bridge: 'Coragem e tremedeira andam juntas. Josué que o diga.',
      },
      {
        text: 'Você já substituiu alguém muito querido: professor, goleiro, cozinheira da festa? Como olharam para você?',
        bridge: 'Josué assume no lugar de Moisés. Imagine os comentários.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé e firme os dois pés no chão. Sinta o peso do corpo em cada planta.',
      bridge: 'Todo lugar que pisar a planta do teu pé, disse Deus a um homem assustado.',
    },
    complete: [
      {
        name: 'Três vezes coragem',
        text: 'Complete três vezes: coragem para …, porque Deus prometeu … Leia as três em voz baixa, como se alguém as dissesse a você.',
      },
      {
        name: 'Palavra de bolso',
        text: 'Copie uma frase do texto em um papel do tamanho da palma da mão. No verso, anote onde você vai estar quando precisar lê-la: …',
      },
    ],
    challenges: [
      {
        do: 'Decore o versículo 9 com alguém: um diz metade por mensagem, o outro completa, todo dia.',
        tell: 'Em que momento da semana ele veio à memória sem ser chamado.',
      },
      {
        do: 'Pise: vá até o lugar que o assusta, nem que seja só até a porta, e ore ali.',
        tell: 'Que lugar era e o que os pés sentiram.',
      },
    ],
    children: {
      truth: 'Posso ser corajoso: Deus vai comigo aonde eu for.',
      to7: {
        story:
          'Moisés tinha morrido, e todos estavam tristes. Agora quem ia cuidar do povo era Josué. Ele olhou o rio cheio, olhou as pessoas, e sentiu um friozinho na barriga. Então Deus falou com ele: Josué, eu vou estar com você, como estive com Moisés. Seja forte e corajoso! Depois falou de novo: Seja forte e corajoso! Leia a minha palavra de dia e de noite. E falou mais uma vez, para ele não esquecer: Não tenha medo, eu estou com você em qualquer lugar aonde você for! Três vezes! Josué respirou fundo, levantou a cabeça e disse ao povo: Arrumem as malas, nós vamos atravessar!',
        activity:
          'Andem pela casa pisando firme. Em cada cômodo, até no mais escuro, digam juntos: Deus está comigo aqui!',
        questions: [
          'Quem ficou no lugar de Moisés?',
          'O que Deus falou três vezes?',
          'Em que lugar você precisa de coragem?',
        ],
      },
      to12: {
        story:
          'Durante quarenta anos Josué tinha sido o ajudante. Moisés falava com Deus, Moisés resolvia as brigas, Moisés decidia. Agora Moisés tinha morrido, e Deus disse a Josué: levante-se, é você quem vai atravessar o rio com este povo. Que susto! Era época de cheia, e do outro lado havia cidades com muralhas. Deus sabia que ele estava com medo. Por isso não disse só uma vez, mas três: seja forte e corajoso. E deu a ele dois segredos. O primeiro: leve a minha palavra na boca, pense nela de dia e de noite e faça o que ela diz. O segundo, e mais importante: eu estarei com você aonde quer que você vá. Deus não pediu que Josué fosse igual a Moisés. Pediu que fosse corajoso do jeito dele, porque o mesmo Deus estava do seu lado.',
        activity:
          'Façam um cartão dobrado em três com as três frases de coragem e um desenho de cada lugar em que vão precisar delas.',
        questions: [
          'Por que Deus precisou repetir a mesma coisa três vezes?',
          'Qual a diferença entre não ter medo e ser corajoso?',
          'Que versículo você gostaria de levar na cabeça esta semana?',
        ],
      },
      challenge: 'Decore com alguém: Deus está comigo aonde eu for (Josué 1:9).',
    },
    prayer:
      'Senhor, tu nos vês na beira do rio, com saudade de quem foi e medo do que vem. Repete para nós quantas vezes for preciso. Põe a tua palavra na nossa boca e os nossos pés no caminho. Vem junto.',
    leader: {
      lost: 'O grupo usa o versículo 3 como direito de conquistar o que quiser. A promessa era para aquele povo e aquela terra. O que chega até nós é o versículo 9 e o cuidado com a palavra.',
      tender:
        'Há quem ouça não temas como bronca. Explique que Deus fala assim porque sabe do medo. Quem vive crise de pânico ou luto recente não precisa provar coragem hoje.',
    },
    comfort:
      'Deus começou dizendo a verdade: Moisés morreu. Não fingiu. Só depois prometeu ir junto. Ele pode dizer a verdade da sua perda também, e continuar ao lado.',
    closing: 'Onde quer que você for, ele vai.',
    words: [
      'josue',
      'esforca te',
      'se valente',
      'forte e corajoso',
      'bom animo',
      'moises e morto',
      'jordao',
      'planta do vosso pe',
      'livro da lei',
      'meditaras',
      'dia e de noite',
      'nao temas',
      'onde quer que andares',
      'serei contigo',
    ],
  },
  {
    verses: '2:1-21',
    key: '2:11',
    title: 'Um cordão vermelho na janela',
    theme: 'a fé de quem estava de fora',
    themes: ['fe', 'graca', 'salvacao', 'familia'],
    idea: 'Raabe ouviu falar de Deus do lado de lá da muralha e apostou nele a vida e a família; a graça entra pela janela de uma casa que ninguém recomendaria.',
    context:
      'Antes de atravessar o rio, Josué manda dois homens a Jericó. Eles se hospedam na casa de Raabe, prostituta, encostada no muro. O rei manda procurá-los. Tudo, a partir daí, depende de uma mulher malvista numa cidade inimiga.',
    retold: [
      {
        verses: '2:1-7',
        says: 'O rei de Jericó manda Raabe entregar os dois espias. Ela já os escondeu no terraço, entre talos de linho, e diz que foram embora.',
      },
      {
        verses: '2:8-11',
        says: 'Raabe conta aos espias que a cidade ouviu falar do mar Vermelho seco e perdeu o ânimo. O Deus deles, diz ela, é Deus nos céus e na terra.',
      },
      {
        verses: '2:12-14',
        says: 'Raabe pede que, como ela teve misericórdia, salvem a vida de sua família. Os espias prometem, se ela não os denunciar.',
      },
      {
        verses: '2:15-21',
        says: 'Raabe desce os espias por uma corda, pela janela. Ali ela amarra um cordão escarlate, e quem estiver com ela em casa será poupado.',
      },
    ],
    read: {
      verses: '2:8-18',
      how: 'Uma mulher lê as falas de Raabe em pé, de preferência perto da janela. Quem tiver, amarre ali uma fita vermelha.',
    },
    observe: [
      {
        ask: 'O que Raabe diz que sabe, e de onde veio esse saber?',
        verses: '2:9-11',
        listen: 'Ouviram sobre o mar e os reis; ela conclui quem é Deus.',
      },
      {
        ask: 'Por quem ela pede?',
        verses: '2:12-13',
        listen: 'Pai, mãe, irmãos, irmãs e os deles; ela mesma vem no meio.',
      },
      {
        ask: 'Qual é o sinal combinado, e onde deve ficar?',
        verses: '2:15, 2:18',
        listen: 'Um cordão escarlate na mesma janela da fuga.',
      },
    ],
    interpret: [
      {
        ask: 'Jericó inteira ouviu as mesmas notícias. O que Raabe fez com o medo que os outros não fizeram?',
        verses: '2:9-12',
        listen: 'Em vez de só trancar a porta, pediu misericórdia.',
      },
      {
        ask: 'A confissão mais clara do capítulo sai da boca de uma prostituta estrangeira. O que isso faz com as nossas listas de quem está perto de Deus?',
        verses: '2:11',
        listen: 'Bagunça; e ela entrará na família de Jesus (Mateus 1:5).',
        follow: 'De quem você não esperaria ouvir sobre Deus?',
      },
      {
        ask: 'Um cordão vermelho guardando uma casa: que outra noite da Bíblia isso lembra?',
        verses: '2:18',
        listen: 'A Páscoa: sinal na entrada e a família reunida dentro.',
      },
    ],
    live: [
      {
        ask: 'Que rótulo do passado ainda anda grudado no seu nome, como o dela?',
        listen: 'Ninguém precisa dizer o rótulo; diga o nome da pessoa com carinho.',
        for: ['adults', 'women', 'new-believers'],
      },
      {
        ask: 'Quem, da sua turma, ninguém imaginaria perto de Deus e faz perguntas melhores que as nossas?',
        listen: 'Curiosidade é começo de fé.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se houvesse um cordão na sua janela, quem você correria para chamar para dentro?',
        listen: 'Deixe os nomes serem ditos; serão a oração da noite.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'O que você ouviu sobre Deus, antes de crer ou até hoje, que ficou trabalhando por dentro?',
        listen: 'Uma música, um velório, um vizinho: conte.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Como a nossa igreja recebe quem chega com a reputação da Raabe?',
        listen: 'Peça um exemplo bom e um que envergonha.',
        for: ['long-believers', 'elderly', 'men'],
      },
      {
        ask: 'Ela arriscou a vida por dois desconhecidos. Que risco pequeno você correria para esconder alguém do mal?',
        listen: 'Abrigar, testemunhar, acompanhar à delegacia.',
        for: ['adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Brincando de esconder, onde era o lugar em que nunca acharam você?',
        bridge:
          'Dois espiões couberam no telhado, debaixo de talos de linho, e uma mulher despistou a polícia do rei.',
      },
      {
        text: 'Que sinal combinado existe na sua casa ou turma: assobio, toque, pano na janela, código no celular?',
        bridge: 'Um sinal na janela salvou uma família inteira em Jericó.',
        for: ['teens', 'young', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Amarre um fio ou uma fita vermelha no pulso, ou só olhe para algo vermelho, por um minuto.',
      bridge: 'Uma mulher deixou um fio dessa cor na janela e esperou.',
    },
    complete: [
      {
        name: 'Janela',
        text: 'Desenhe uma janela com um cordão. Do lado de dentro, escreva os nomes da sua casa. No cordão: eu sei que o Senhor …',
      },
      {
        name: 'Ouvimos dizer',
        text: 'Termine: as coisas que ouvi sobre Deus e me assustaram foram …; as que me atraíram foram …; o pedido que faço a ele por causa disso é …',
      },
    ],
    challenges: [
      {
        do: 'Convide para a sua casa, ou para um café, alguém que a maioria evita por causa do passado.',
        tell: 'Do que vocês riram juntos.',
      },
      {
        do: 'Ore todos os dias pelo nome de cada pessoa da sua família, com um fio vermelho à vista.',
        tell: 'De quem você quase esqueceu e o que sentiu ao lembrar.',
      },
    ],
    children: {
      truth: 'Deus recebe quem confia nele, venha de onde vier.',
      to7: {
        story:
          'Na cidade de Jericó, com muros bem altos, morava uma mulher chamada Raabe. A casa dela ficava em cima do muro e tinha uma janela. Dois homens do povo de Deus chegaram, e os soldados do rei foram atrás deles. Raabe os escondeu no telhado, debaixo de uns ramos. Psiu! Os soldados foram embora. Raabe disse: Eu ouvi as coisas que Deus fez. Eu sei que ele é o Deus do céu e da terra! Por favor, cuidem de mim e da minha família. Eles responderam: Ponha este cordão vermelho na janela. Quando a gente voltar, quem estiver na casa vai ficar seguro. Ela desceu os homens por uma corda e amarrou o cordão. E Deus guardou Raabe e toda a família.',
        activity:
          'Desenhem uma janela e amarrem nela um fio vermelho de lã. Dentro, desenhem as pessoas da família e digam: Deus guarda a nossa casa.',
        questions: [
          'Onde Raabe escondeu os homens?',
          'De que cor era o cordão?',
          'Quem você quer que Deus guarde?',
        ],
      },
      to12: {
        story:
          'Jericó tinha muralhas enormes, e em cima delas ficava a casa de Raabe. Ela não era do povo de Israel, e muita gente não gostava dela por causa da vida que levava. Um dia, dois espiões israelitas pararam ali. Alguém contou ao rei! Raabe os escondeu no terraço, debaixo de talos de linho, e mandou os soldados para outro lado. Depois subiu e disse uma coisa espantosa: eu sei que o Senhor é Deus no céu e na terra. Nós ouvimos como ele abriu o mar, e todos aqui estão com medo. Todo mundo tinha ouvido, mas só ela pediu ajuda: salvem a minha família! Eles prometeram e combinaram um sinal: um cordão vermelho na janela. Raabe desceu os dois por uma corda e amarrou o cordão. Quando a cidade caiu, a casa do cordão ficou protegida. E sabe o que mais? Anos depois, na família dela, nasceu o rei Davi e, muito depois, Jesus.',
        activity:
          'Façam pulseiras de fio vermelho com nós: um nó para cada pessoa que querem colocar nas mãos de Deus.',
        questions: [
          'O que Raabe fez de diferente de todos em Jericó?',
          'Por que é bonito saber que ela está na família de Jesus?',
          'Quem costuma ser deixado de fora e poderia ser chamado por você?',
        ],
      },
      challenge: 'Convide para o seu grupo alguém que ninguém convida.',
    },
    prayer:
      'Deus do céu e da terra, tu vês a janela que ninguém olha. Obrigado porque recebes quem chega com passado. Guarda as nossas casas debaixo do teu sinal e alarga a porta para quem nos surpreende.',
    leader: {
      lost: 'A mentira de Raabe costuma tomar a noite. O Novo Testamento elogia a fé dela (Hebreus 11:31, Tiago 2:25), não dá aula sobre mentir. Ela protegia vidas; deixe a questão e volte ao versículo 11.',
      tender:
        'Pode haver na sala quem tenha vivido prostituição ou exploração sexual. Não faça piada nem curiosidade. Exploração é crime contra a pessoa explorada: Disque 100 ou Ligue 180.',
    },
    comfort:
      'Raabe esperou dentro de casa, com os seus, enquanto tudo em volta tremia. Não precisava segurar o muro. Tinha um cordão na janela e uma palavra dada. Você também pode esperar assim.',
    closing: 'Há lugar para a casa do cordão vermelho.',
    words: [
      'raabe',
      'espias',
      'jerico',
      'cordao de escarlate',
      'fio vermelho',
      'fio de escarlata',
      'janela',
      'prostituta',
      'meretriz',
      'linho',
      'terraco',
      'dois espias',
      'muro',
      'josue',
      'salvar a familia',
    ],
  },
  {
    verses: '3:1-17',
    key: '3:15',
    title: 'Molhar o pé primeiro',
    theme: 'atravessar atrás de Deus',
    themes: ['fe', 'obediencia', 'medo', 'palavra'],
    idea: 'Num caminho em que nunca passaram, e com o rio na cheia, eles seguem a arca: Deus abre as águas quando os pés já estão molhados, e fica no meio até o último passar.',
    context:
      'Moisés morreu, e Josué nunca fez isto sozinho. Do outro lado do Jordão está a terra prometida; do lado de cá, quarenta anos de deserto. É tempo de colheita, e o rio transborda. A arca, sinal de que Deus está com o povo, vai na frente, e eles devem deixar espaço para enxergar o caminho.',
    retold: [
      {
        verses: '3:1-6',
        says: 'Os oficiais mandam o povo sair atrás da arca assim que a vir. Josué pede que todos se santifiquem, porque no dia seguinte o Senhor fará maravilhas.',
      },
      {
        verses: '3:7-13',
        says: 'Deus promete estar com Josué como esteve com Moisés. Josué diz ao povo que, quando os sacerdotes pisarem nas águas do Jordão, elas vão se partir.',
      },
      {
        verses: '3:14-16',
        says: 'Os sacerdotes molham os pés à beira do Jordão, e a água que vem de cima para e se amontoa bem longe. O povo passa em frente de Jericó.',
      },
      {
        verses: '3:17',
        says: 'Os sacerdotes ficam firmes no meio do rio, em seco, com a arca, até que todo o povo acaba de passar.',
      },
    ],
    read: {
      verses: '3:5-16',
      how: 'Leiam de pé, em fila, atrás de quem segura a Bíblia. No 15, todos dão um passo; no 16, outro.',
    },
    observe: [
      {
        ask: 'O que o povo deve fazer hoje, e o que Deus fará amanhã?',
        verses: '3:5',
        listen: 'Santificar-se; maravilhas.',
      },
      {
        ask: 'Que promessa pessoal Josué recebe, e com que comparação?',
        verses: '3:7',
        listen: 'Serei contigo como fui com Moisés.',
      },
      {
        ask: 'Como Deus é chamado enquanto a arca se move?',
        verses: '3:10-11, 3:13',
        listen: 'Deus vivente no meio de vós; Dominador de toda a terra.',
      },
      {
        ask: 'Em que momento exato as águas param, e como estava o rio?',
        verses: '3:13, 3:15-16',
        listen: 'Quando os pés tocam a água; cheio até transbordar.',
      },
    ],
    interpret: [
      {
        ask: 'No mar, as águas se abriram antes de o povo entrar. Aqui, só depois de molhar os pés. O que mudou no jeito de Deus ensinar?',
        verses: '3:13, 3:15-16',
        listen: 'Fé que cresceu; passo antes da vista.',
        follow: 'Em que fase você está?',
      },
      {
        ask: 'Por que Deus escolheu justo o tempo da cheia, e não a seca?',
        verses: '3:15',
        listen: 'Para ficar claro quem abriu; o pior momento não o impede.',
      },
      {
        ask: 'Santificar-se era preparar-se por dentro e por fora. Por que preparar o coração, e não os barcos?',
        verses: '3:5, 3:10',
        listen: 'O essencial era estar perto de Deus vivo.',
      },
      {
        ask: 'O líder que todos olhavam não vai na frente; vai a arca. O que isso protege, no povo e em Josué?',
        verses: '3:6-8, 3:11',
        listen: 'Ninguém segue homem; o líder também segue.',
      },
    ],
    live: [
      {
        ask: 'Que rio está cheio na sua frente, e em que altura da margem você parou?',
        listen: 'Mudança, decisão, cura de relação. Sem empurrar.',
      },
      {
        ask: 'Nunca passastes por este caminho: que caminho novo é esse para você neste ano?',
        listen: 'Aposentadoria, filho, faculdade, viuvez, emprego.',
        for: ['adults', 'elderly', 'young', 'mourning'],
      },
      {
        ask: 'O que seria só molhar o pé, um passo do tamanho do pé, no que Deus já mostrou a você?',
        listen: 'Ligar, inscrever-se, pedir perdão, contar a verdade.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
      {
        ask: 'Atrás de quem ou do quê a sua turma anda hoje, e onde isso vai dar?',
        listen: 'Influenciador, moda, medo de ficar de fora.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem ficou firme no meio do rio, segurando, para vocês passarem?',
        listen: 'Pais, avós, irmãos; agradecer.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Que preparação do coração você costuma pular na véspera de uma coisa importante?',
        listen: 'Oração, perdão, sono, silêncio.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Você se sente mais na margem olhando ou já com água no tornozelo quando o assunto é Deus?',
        listen: 'As duas respostas são boas; ninguém puxa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Entrar na água fria: você é do mergulho de uma vez, do dedinho por dedinho ou do prefiro a toalha?',
        bridge: 'Doze tribos olharam um rio cheio. Alguém precisou molhar o pé primeiro.',
      },
      {
        text: 'Qual foi o caminho em que mais se perdeu por confiar em quem ia na frente?',
        bridge: 'Eles nunca tinham passado por ali. O importante era quem ia adiante.',
        for: ['adults', 'couples', 'elderly', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha os pés numa bacia com água fresca e fique ali enquanto lê.',
      bridge: 'Foi com os pés molhados que eles viram o rio parar.',
    },
    complete: [
      {
        name: 'Margem de cá, margem de lá',
        text: 'Desenhe um rio. De cá: deixo … . De lá: espero … . Na água, o que assusta: … . Perto da borda, uma pegada: o meu próximo passo é … , no dia … .',
      },
      {
        name: 'Véspera',
        text: 'Josué disse: santificai-vos para amanhã. Complete a sua véspera: Hoje eu largo … ; peço perdão a … ; descanso de … ; leio … . Amanhã, seja o que Deus quiser, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Dê um passo do tamanho do pé na decisão que vem adiando e só depois peça que Deus abra o resto.',
        tell: 'até onde a água chegou.',
      },
      {
        do: 'Fique no meio do rio por alguém: acompanhe uma pessoa numa passagem difícil até ela chegar do outro lado.',
        tell: 'quanto tempo ficou de pé ali.',
      },
    ],
    children: {
      truth: 'Deus vai na frente e fica comigo no meio.',
      to7: {
        story:
          'O rio Jordão estava cheio, cheio: chuáá! Do outro lado ficava a terra que Deus prometeu. E agora? Não tem ponte! Josué disse: amanhã Deus vai fazer uma coisa maravilhosa. De manhã, os sacerdotes pegaram a arca, uma caixa dourada que lembrava que Deus estava ali. Foram na frente, pé ante pé. A água ia e vinha. Eles puseram o pé: ploft! E o rio parou! A água ficou lá longe, como um montão. Todos passaram no seco: vovôs, bebês, cabritinhos. E os sacerdotes ficaram no meio, firmes, até passar o último.',
        activity:
          'Façam um rio de pano azul; dois o abrem quando o primeiro põe o pé, e todos atravessam atrás da caixa.',
        questions: [
          'Como estava o rio?',
          'O que aconteceu quando molharam o pé?',
          'Quem vai na frente quando você tem medo?',
        ],
      },
      to12: {
        story:
          'Três dias acampados, olhando. O Jordão estava na cheia, largo e barulhento. Quarenta anos de deserto, e agora água demais! Os oficiais avisaram: quando virem a arca, sigam, mas deixem um espaço, para enxergar o caminho. Vocês nunca passaram por aqui. Josué disse: preparem o coração, porque amanhã Deus fará maravilhas. E Deus disse a Josué: serei com você como fui com Moisés. No dia seguinte os sacerdotes foram na frente com a arca. O rio não abriu. Chegaram à beira. Nada. Puseram os pés na água e, só aí, lá em cima, bem longe, as águas pararam e se amontoaram. O chão secou! Os sacerdotes ficaram parados no meio, com a arca nos ombros, até passar o último bebê e a última ovelha. Deus não espera que a gente não tenha medo. Ele vai na frente, e às vezes só abre depois do primeiro pé.',
        activity:
          'Atravessem um rio de obstáculos no quintal: cada um só vê o próximo passo, guiado por quem vai na frente.',
        questions: [
          'Por que não podiam chegar muito perto da arca?',
          'Quando foi que as águas pararam?',
          'Que primeiro passo você precisa dar?',
        ],
      },
      challenge: 'Dê um primeiro passo numa coisa boa que dá medo, e ajude outro a passar.',
    },
    prayer:
      'Deus vivo, Senhor de toda a terra, nunca passamos por aqui. O rio está cheio, e os nossos pés, secos. Vai na frente. Dá-nos um passo do tamanho do pé. E fica no meio até passar o último de nós. Amém.',
    leader: {
      lost: 'A história vira fácil um: dê o passo que Deus abre qualquer porta. Eles tinham ordem clara de Deus. Pergunte sempre: o que ele já mostrou? E não decida o passo de ninguém na roda.',
      tender:
        'Quem deu um passo e afundou, faliu, separou, mudou e deu errado, pode ouvir acusação. Diga que há rios que não se abrem como se esperava, e que Deus também está na outra margem. Não incentive largar tratamento ou emprego por impulso.',
      differ:
        'A entrada na terra e o que veio depois, com guerras, inquietam muitos cristãos, e há leituras diferentes. Este capítulo fala da travessia; trate as guerras em outro encontro.',
    },
    comfort:
      'Os sacerdotes ficaram parados no meio do rio até o último. Se você é o último, o mais lento, com o pé machucado, a água continua esperando por você.',
    closing: 'Um pé na água, e Deus no meio.',
    words: [
      'travessia do jordao',
      'rio jordao',
      'arca do pacto',
      'santificai vos',
      'fara amanha entre vos maravilhas',
      'nao passastes antes por este caminho',
      'plantas dos pes dos sacerdotes',
      'passou em seco',
      'dois mil covados',
      'como fui com moises',
      'dominador de toda a terra',
    ],
  },
  {
    verses: '4:1-9',
    key: '4:6',
    title: 'Pedras que contam histórias',
    theme: 'a memória do que Deus fez',
    themes: ['gratidao', 'filhos', 'fidelidade', 'discipulado'],
    idea: 'Antes de seguir viagem, Deus manda buscar pedras no meio do rio aberto, para que um dia uma criança tropece nelas e pergunte: o que é isto?',
    context:
      'O Jordão, cheio até a borda, parou quando os sacerdotes puseram os pés na água. O povo todo passou. Faltava sair dali depressa, mas Deus pede que doze homens voltem ao meio do rio.',
    retold: [
      {
        verses: '4:1-3',
        says: 'Deus manda Josué escolher um homem de cada tribo. Eles vão tirar doze pedras do lugar onde os sacerdotes pisam e levá-las até onde o povo passará a noite.',
      },
      {
        verses: '4:4-7',
        says: 'Josué manda cada homem pôr uma pedra no ombro. Quando os filhos perguntarem o que elas significam, os pais contarão que as águas do Jordão se separaram diante da arca.',
      },
      {
        verses: '4:8-9',
        says: 'Os israelitas levam as doze pedras e as deixam onde vão dormir. Josué também levanta doze pedras no meio do Jordão, onde estiveram os pés dos sacerdotes.',
      },
    ],
    read: {
      verses: '4:1-9',
      how: 'Ponham doze pedras no chão, uma a cada pessoa que ler; se forem poucos, cada um leva mais de uma.',
    },
    observe: [
      {
        ask: 'Quantos homens, de onde e em que parte do corpo levam as pedras?',
        verses: '4:2-5',
        listen: 'Doze, um por tribo, sobre o ombro: pedra de verdade, não lembrancinha.',
      },
      {
        ask: 'De que lugar exato elas são tiradas?',
        verses: '4:3, 4:5',
        listen: 'Do meio do rio, onde estiveram os pés dos sacerdotes.',
      },
      {
        ask: 'Que pergunta se espera no futuro, e qual é a resposta?',
        verses: '4:6-7',
        listen: '“Que vos significam estas pedras?” E a resposta é uma história.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a lembrança fica em pedras do fundo do rio, e não numa coroa ou numa estátua de Josué?',
        verses: '4:3, 4:8',
        listen: 'Apontam para o que Deus fez, e só existem porque o rio parou.',
      },
      {
        ask: 'O texto conta com a curiosidade das crianças. O que isso ensina sobre falar de fé a quem é mais novo?',
        verses: '4:6-7',
        listen: 'Deixar algo à vista, esperar a pergunta, contar.',
        follow: 'Que pergunta de criança sobre fé já pegou você desprevenido?',
      },
      {
        ask: 'Há outro monte de pedras, dentro do rio, que ninguém verá depois que a água voltar. Para quem é essa memória?',
        verses: '4:9',
        listen: 'Para quem esteve lá e para Deus; há fidelidades que só ele vê.',
      },
    ],
    live: [
      {
        ask: 'Qual foi o rio mais cheio que a sua família atravessou, e que pedra sobrou para contar?',
        listen: 'Objeto, foto, cicatriz, data: peça para ver, se houver.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Que história dos seus pais ou avós você não sabe e gostaria de perguntar antes que seja tarde?',
        listen: 'Anotem a pergunta e a pessoa.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que há à vista na sua casa que faria uma visita perguntar o que é isto?',
        listen: 'Quadro, cruz, caderno de orações, cadeira reservada.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Depois que a água volta ao lugar, o que faz você duvidar de que ela um dia parou?',
        listen: 'O tempo apaga; é para isso que servem as pedras.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Que primeira pedra você guardaria do que Deus começou na sua vida?',
        listen: 'Pode ser de ontem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que objeto de quem partiu você guarda, e que história ele conta?',
        listen: 'Deixe que a história seja inteira, com riso e choro.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Mostre ou descreva um objeto velho que você não joga fora e que as visitas sempre perguntam o que é.',
        bridge: 'Deus mandou empilhar doze desses, na beira de um rio.',
      },
      {
        text: 'Você já trouxe pedra, concha, areia ou tampinha de viagem? Onde foi parar?',
        bridge: 'Doze homens trouxeram pedras no ombro. Não era souvenir.',
        for: ['teens', 'young', 'parents', 'singles'],
      },
    ],
    quiet: {
      text: 'Segure uma pedra, ou qualquer coisa pesada, no ombro por meio minuto. Depois ponha-a no chão à sua frente.',
      bridge: 'Quem carregou aquelas pedras pôde tocar no fundo de um rio que tinha parado.',
    },
    complete: [
      {
        name: 'Doze pedras',
        text: 'Desenhe doze pedras. Em cada uma escreva, com uma palavra só, uma travessia em que Deus esteve. Deixe em branco as que ainda virão.',
      },
      {
        name: 'Quando perguntarem',
        text: 'Escolha um objeto da sua casa e escreva a resposta que você daria a uma criança: isto está aqui porque um dia …, e Deus …, e nós …',
      },
    ],
    challenges: [
      {
        do: 'Levante um memorial: ponha em lugar visível da casa um objeto que lembre algo que Deus fez, e conte a história a quem perguntar.',
        tell: 'O que você pôs, onde, e quem perguntou primeiro.',
      },
      {
        do: 'Grave ou escreva a história que um parente idoso contar sobre um tempo difícil.',
        tell: 'O trecho que mais surpreendeu.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    children: {
      truth: 'Quero lembrar e contar o que Deus fez.',
      to7: {
        story:
          'O rio estava cheio, cheio! Como passar? Os sacerdotes puseram o pezinho na água, e Deus fez o rio parar. O povo atravessou no seco: o papai, a mamãe, o bebê, as cabras. Quando todos passaram, Deus disse: Esperem! Doze homens voltem lá no meio do rio. Peguem uma pedra grande e ponham no ombro. Uf, que pesada! Eles levaram as pedras e fizeram um monte bem alto. Para quê? Josué explicou: Um dia as crianças vão perguntar: o que são essas pedras? E vocês vão responder: foi aqui que Deus parou o rio para a gente passar! E todo mundo ia lembrar.',
        activity:
          'Pintem pedrinhas e façam um monte. Cada criança põe a sua contando uma coisa boa que Deus fez.',
        questions: [
          'O que Deus fez com o rio?',
          'Quantas pedras eles pegaram?',
          'Que coisa boa que Deus fez você quer lembrar?',
        ],
      },
      to12: {
        story:
          'Era época de cheia, e o rio Jordão tinha transbordado. Mesmo assim, quando os sacerdotes que levavam a arca puseram os pés na água, ela parou de correr, e o povo inteiro atravessou em chão seco. Já estavam quase todos do outro lado quando Deus mandou Josué chamar doze homens, um de cada tribo. Eles tinham de voltar ao meio do rio e trazer, no ombro, uma pedra cada um. Com as doze fizeram um monte no acampamento. Era um lembrete. Josué disse: quando seus filhos perguntarem o que significam estas pedras, contem que aqui as águas pararam e Deus nos fez passar. E ele levantou outras doze pedras dentro do rio, no lugar dos pés dos sacerdotes. Quando a água voltou, ninguém mais viu essas. Mas Deus sabia que estavam lá.',
        activity:
          'Cada criança entrevista um adulto com três perguntas: que rio difícil você atravessou? Quem ajudou? O que ficou de lembrança? Façam um mural.',
        questions: [
          'Por que Deus quis que as crianças perguntassem?',
          'Para que serviam as pedras que ficaram escondidas na água?',
          'Que objeto da sua casa conta uma história com Deus?',
        ],
      },
      challenge: 'Pergunte a um adulto a história de um objeto antigo da casa.',
    },
    prayer:
      'Deus que paras rios, obrigado pelas águas que já atravessamos. Ajuda-nos a carregar no ombro a memória, sem enfeitar e sem esquecer. E que, quando os pequenos perguntarem, a gente tenha tempo e história para contar.',
    leader: {
      lost: 'Discute-se se eram dois montes de pedras, e como o rio parou. Não gaste a noite nisso. A força está na pergunta da criança e na resposta do adulto.',
      tender:
        'Para quem perdeu a casa, as fotos ou a família, falar de memoriais pode doer. Diga que memória também mora nas pessoas, e ofereça-se para ouvir uma história sem objeto nenhum.',
    },
    comfort:
      'Há pedras que ficaram debaixo da água e que só Deus vê. A sua fidelidade destes dias, que ninguém percebe, está lá, empilhada com cuidado, no lugar onde os seus pés ficaram firmes.',
    closing: 'Quando perguntarem, conte.',
    words: [
      'doze pedras',
      'jordao',
      'memorial',
      'que significam estas pedras',
      'josue',
      'arca da alianca',
      'gilgal',
      'travessia do jordao',
      'sacerdotes',
      'vossos filhos perguntarem',
      'lembranca',
      'ombro',
      'aguas pararam',
      'geracoes',
    ],
  },
  {
    verses: '5:13-15',
    key: '5:15',
    title: 'És dos nossos?',
    theme: 'a santidade de quem comanda',
    themes: ['humildade', 'adoracao', 'obediencia', 'medo'],
    idea: 'Josué quer saber de que lado o desconhecido está; o Príncipe do Senhor responde que não, e o general descobre que a pergunta certa é se ele está do lado de Deus.',
    context:
      'O povo cruzou o Jordão, celebrou a páscoa, e o maná parou de cair (5:10-12). Jericó, murada, está à frente, e Josué está perto dela. O que fazer para tomá-la só vem a seguir (6:2-5).',
    retold: [
      {
        verses: '5:13',
        says: 'Josué levanta os olhos e vê à sua frente um homem com a espada na mão. Vai até ele e pergunta se é dos seus ou dos inimigos.',
      },
      {
        verses: '5:14-15',
        says: 'O homem diz que não, que vem como Príncipe do exército do Senhor, e Josué se prostra diante dele. Que Josué tire os sapatos, porque o lugar onde está é santo.',
      },
    ],
    read: {
      verses: '5:13-15',
      how: 'Leiam de pé. No 14 quem puder se curva; no 15 tirem os sapatos, se o lugar permitir, e leiam outra vez sem pressa.',
    },
    observe: [
      {
        ask: 'O que Josué vê quando levanta os olhos?',
        verses: '5:13',
        listen: 'Um homem com a espada desembainhada na mão.',
      },
      {
        ask: 'Que pergunta Josué faz e qual é a primeira palavra da resposta?',
        verses: '5:13-14',
        listen: 'Dos nossos ou dos inimigos? E a resposta começa com não.',
      },
      {
        ask: 'Como Josué age depois de saber quem é?',
        verses: '5:14-15',
        listen: 'Prostra-se, adora, pergunta o que o senhor diz e tira os sapatos.',
      },
    ],
    interpret: [
      {
        ask: 'Por que um não é uma resposta melhor do que sou dos teus?',
        verses: '5:13-14',
        listen: 'Deus não é torcida de ninguém; ele comanda.',
        follow: 'O que acontece quando um grupo pensa que Deus é só deles?',
      },
      {
        ask: 'Josué tinha uma cidade murada para tomar, e a primeira ordem é sobre sapatos. O que ela põe na frente da guerra?',
        verses: '5:15',
        listen: 'Antes do plano, a presença; lembra Moisés na sarça.',
      },
      {
        ask: 'O general mais alto de Israel pergunta: “Que diz meu Senhor a seu servo?”. O que muda em quem manda quando descobre que é mandado?',
        verses: '5:14',
        listen: 'Ouve antes de agir; não é dono do exército.',
      },
    ],
    live: [
      {
        ask: 'Em que discussão você já quis Deus do seu lado, sem perguntar de que lado ele estava?',
        listen: 'Time, política, briga de família, igreja. Guarde o respeito.',
      },
      {
        ask: 'Que muro você tem pela frente e já olhou bem de perto, sem saber por onde começar?',
        listen: 'Prova, dívida, exame, reforma.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Que tempo ou lugar da sua semana você poderia tratar como chão santo?',
        listen: 'Mesa, ônibus, pia, cama antes de dormir.',
        for: ['young', 'adults', 'elderly'],
      },
      {
        ask: 'Quem manda em você no celular, e o que aconteceria se Deus fosse o primeiro a ser ouvido de manhã?',
        listen: 'Um horário pequeno; sem sermão.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Onde você lidera, o que ajuda você a lembrar que também obedece?',
        listen: 'Casa, firma, grupo; um gesto.',
        for: ['adults', 'parents', 'long-believers'],
      },
      {
        ask: 'Que atitude do corpo ajuda você a ficar diante de Deus: joelho, silêncio, caminhar, descalçar?',
        listen: 'Respeite quem não usa nenhuma.',
        for: ['new-believers', 'visitors', 'elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Em qual porta você sempre tira os sapatos, e quem inventou essa regra?',
        bridge: 'Josué vai tirar os dele no lugar mais improvável, perto de um muro inimigo.',
      },
      {
        text: 'De que time você é, e qual foi a maior loucura por ele?',
        bridge: 'Josué pergunta a um estranho de que time ele é.',
        for: ['adults', 'young', 'teens', 'men'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos e sinta o chão por um minuto. Diga: aqui estou.',
      bridge: 'Josué fez esse gesto perto de um muro inimigo.',
    },
    complete: [
      {
        name: 'De que lado',
        text: 'Complete: Eu queria que Deus fosse do meu lado em … . Estar do lado dele aí seria … . Tiro os sapatos, e por isso deixo de … .',
      },
      {
        name: 'Mapa do muro',
        text: 'Desenhe um muro com tijolos. Em cada tijolo, uma preocupação. Embaixo do muro escreva a pergunta de Josué no 14 e deixe três linhas em branco para ouvir.',
      },
    ],
    challenges: [
      {
        do: 'Uma vez por dia, antes de uma conversa difícil, tire os sapatos ou abra as mãos e pergunte: que diz meu Senhor a seu servo?',
        tell: 'Em qual conversa a pergunta mudou algo.',
      },
      {
        do: 'Numa divergência desta semana diga primeiro o que a outra pessoa tem de certo.',
        tell: 'O que ela respondeu.',
      },
    ],
    children: {
      truth: 'Deus manda, e eu posso escutar.',
      to7: {
        story:
          'Josué era o chefe do povo de Deus. Ele estava perto de Jericó, uma cidade com muro grande. Levantou os olhos e viu um homem com uma espada na mão. Josué perguntou: você é dos nossos ou dos inimigos? O homem respondeu: não. Sou o príncipe do exército do Senhor! Josué se abaixou até o chão e disse: o que meu Senhor quer de mim? O príncipe falou: tire os sapatos, este lugar é santo. Josué tirou na hora. Ele era chefe de muita gente, mas aprendeu que Deus é o chefe dele.',
        activity:
          'Chão santo: todos entram num tapete descalços e em silêncio e dizem juntos: Senhor, eu escuto.',
        questions: [
          'O que o homem tinha na mão?',
          'O que Josué fez com os sapatos?',
          'Quando você gosta de ouvir Deus?',
        ],
      },
      to12: {
        story:
          'O povo tinha atravessado o Jordão e comido o primeiro pão da terra nova. Agora havia Jericó, cercada de muros. Josué, o comandante, estava perto dela e viu um homem com a espada na mão. Fez a pergunta de todo soldado: és dos nossos ou dos inimigos? A resposta surpreendeu: não! Sou o príncipe do exército do Senhor. Ou seja: a pergunta estava invertida. Deus não é um jogador que entra no time que escolher; ele é quem comanda. Josué entendeu, prostrou-se, adorou e perguntou: o que diz meu Senhor a seu servo? A primeira ordem não foi de guerra. Foi: tira os sapatos, o lugar é santo. Josué obedeceu. Só depois veio o plano das voltas em torno da cidade.',
        activity:
          'Pergunta certa: um diz uma frase de torcida (Deus, ajude o meu time) e o outro a transforma num pedido certo (Deus, mostra o que queres).',
        questions: [
          'O que Josué perguntou ao homem?',
          'Por que a resposta foi não?',
          'Como é estar do lado de Deus na escola?',
        ],
      },
      challenge: 'Antes de dormir, tire os sapatos, fique quieto um minuto e diga: fala, Senhor.',
    },
    prayer:
      'Senhor, não és a bandeira da nossa torcida. Perdoa quando te usamos. Põe-nos descalços diante de ti, e diz o que queres antes que a gente comece.',
    leader: {
      lost: 'O grupo pergunta quem é o homem. O texto o chama príncipe do exército do Senhor e não proíbe que Josué o adore. Não gaste a noite nisso; a pergunta viva é a de Josué: de que lado?',
      tender:
        'Espada e exército podem assustar quem viveu violência. Diga que aqui a espada não é usada; serve para mostrar quem manda. E ninguém pode dizer que Deus o mandou ferir outra pessoa.',
      differ:
        'Muitos cristãos veem aqui o Filho de Deus antes de nascer; outros, um anjo que representa Deus. Judeus e cristãos notam a mesma ordem dada a Moisés na sarça (Êxodo 3:5).',
    },
    comfort:
      'Diante de um muro grande demais, quem aparece não traz cobrança: traz chão santo. Onde você está com medo Deus já chegou.',
    closing: 'A pergunta não é se Deus está comigo, mas se eu estou com ele.',
    words: [
      'principe do exercito',
      'principe do exercito do senhor',
      'espada nua',
      'dos nossos',
      'tira teus sapatos',
      'lugar santo',
      'josue prostrou se',
      'perto de jerico',
      'comandante do exercito',
      'de que lado',
    ],
  },
  {
    verses: '6:1-20',
    key: '6:16',
    title: 'Treze voltas em silêncio',
    theme: 'a obediência que espera a hora',
    themes: ['obediencia', 'fe', 'espera', 'fidelidade'],
    idea: 'Diante de uma muralha impossível, Deus pede passos, trombetas e silêncio; a fé aqui é repetir o simples até a hora de gritar, e saber que o muro não caiu por causa do grito.',
    context:
      'Jericó está trancada de medo. Em vez de aríetes e escadas, Josué recebe um plano estranho: dar uma volta por dia, com a arca e os sacerdotes, sem uma palavra. Os de cima do muro devem ter achado graça.',
    retold: [
      {
        verses: '6:1-5',
        says: 'Deus diz a Josué que lhe entrega Jericó. Serão seis dias com uma volta e um dia com sete, trombetas de chifre e, no fim, um grito do povo.',
      },
      {
        verses: '6:6-10',
        says: 'Sete sacerdotes tocam trombetas diante da arca, e homens armados vão na frente. Josué proíbe qualquer grito ou palavra até que ele avise.',
      },
      {
        verses: '6:11-15',
        says: 'Israel dá uma volta em torno da cidade, dorme no acampamento e faz assim por seis dias. No sétimo, levanta ao amanhecer e dá sete voltas.',
      },
      {
        verses: '6:16-20',
        says: 'Josué manda gritar, e que ninguém pegue nada para si. Só Raabe viverá, com os da sua casa, e ao grito o muro cai e o povo toma a cidade.',
      },
    ],
    read: {
      verses: '6:6-16',
      how: 'Antes da leitura, o grupo dá sete voltas na sala em silêncio completo. Quem ler o 16 grita de verdade o começo da fala.',
    },
    observe: [
      {
        ask: 'Em que ordem marcham, e onde vai a arca?',
        verses: '6:6-9, 6:13',
        listen: 'Armados, sacerdotes com trombetas, arca, retaguarda: Deus no meio.',
      },
      {
        ask: 'Que ordem o povo recebe sobre a própria voz?',
        verses: '6:10',
        listen: 'Nem grito nem palavra, até o dia em que eu disser.',
      },
      {
        ask: 'Quantas voltas dão ao todo, e o que muda no muro nas doze primeiras?',
        verses: '6:11, 6:14-15',
        listen: 'Treze; nada, nem uma rachadura.',
      },
    ],
    interpret: [
      {
        ask: 'Esse povo murmurou por quarenta anos. Por que Deus teria pedido justamente silêncio?',
        verses: '6:10',
        listen: 'A queixa contagia; calar deu espaço à confiança.',
        follow: 'Que grupo seu precisaria de uma semana calada?',
      },
      {
        ask: 'Como se sustenta a obediência no quarto dia, quando nada aconteceu e todos olham?',
        verses: '6:14',
        listen: 'Na palavra recebida e em andar acompanhado.',
      },
      {
        ask: 'O grito vem antes de o muro cair: “Gritai, porque o SENHOR vos entregou a cidade”. O que isso diz sobre festejar?',
        verses: '6:16',
        listen: 'Agradecem de antemão; a vitória é presente recebido.',
      },
    ],
    live: [
      {
        ask: 'Que volta você tem dado, dia após dia, em torno de um muro que não racha?',
        listen: 'Filho, emprego, diagnóstico, casamento, vício.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'O que acontece com você quando riem da sua fidelidade?',
        listen: 'Os de cima do muro têm celular; é sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que assunto faria bem calar por sete dias: não por medo, mas por confiança?',
        listen: 'Escolham só um; e que não seja pedido de socorro.',
        for: ['couples', 'adults', 'men'],
      },
      {
        ask: 'Que prática simples, repetida por anos, sustentou você sem que ninguém visse milagre?',
        listen: 'Terço, devocional, visita, ensaio, dízimo, caderno.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem anda ao seu lado nas voltas, para que você não desista no quinto dia?',
        listen: 'Se faltar alguém, formem um par agora.',
        for: ['singles', 'new-believers', 'young'],
      },
      {
        ask: 'Para quem olha de fora, que costume da fé parece tão estranho quanto dar voltas num muro?',
        listen: 'Riam juntos e expliquem um, só um.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto tempo você aguenta calado? Façam um teste: todos em silêncio, e quem rir primeiro conta uma história.',
        bridge: 'Um povo inteiro ficou calado por uma semana, dando voltas.',
      },
      {
        text: 'Que instrução maluca você já seguiu sem entender: receita, técnico de informática, sogra, médico?',
        bridge: 'As instruções de Jericó pareciam não fazer sentido nenhum.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Dê uma volta devagar em torno da mesa ou do quarto, sem dizer nada. Escute só os passos.',
      bridge: 'Durante seis dias, em Jericó, só se ouviram passos e trombetas.',
    },
    complete: [
      {
        name: 'Muralha e voltas',
        text: 'Desenhe um círculo, que é o muro, e escreva o que ele é. Em volta, trace treze caminhos. Em cada um anote uma obediência simples que você pode repetir.',
      },
      {
        name: 'Hora de calar, hora de gritar',
        text: 'Complete: nesta semana, vou calar sobre …; vou continuar andando em …; e, mesmo sem ver, já agradeço por …',
      },
    ],
    challenges: [
      {
        do: 'Faça sete dias de jejum de reclamação sobre um assunto. Cada vez que vier a vontade, dê uma volta na quadra ou na sala e ore.',
        tell: 'Quantas voltas foram e em que dia o silêncio mudou de gosto.',
      },
      {
        do: 'Retome, com um parceiro, uma obediência simples de que você desistiu por não ver resultado.',
        tell: 'Como foi a volta do quarto dia.',
      },
    ],
    children: {
      truth: 'Eu obedeço a Deus e espero a hora dele.',
      to7: {
        story:
          'A cidade de Jericó tinha um muro muito, muito alto, e o portão estava fechado. Como entrar? Deus ensinou um jeito diferente. Deem uma volta na cidade, bem quietinhos. Ninguém fala nada! Só as trombetas: Tu-tu-tuuu! Todo dia eles davam uma volta. No primeiro dia, nada. No segundo, nada. No terceiro, nada. Até o sexto dia, o muro ficou igualzinho. No sétimo dia, deram sete voltas. E então Josué disse: Agora gritem! Deus deu a cidade para nós! Todo mundo gritou bem forte: Êêêê! E o muro caiu, cabum! Raabe e a família, da casa do cordão vermelho, ficaram bem seguros. Foi Deus quem derrubou o muro.',
        activity:
          'Façam um muro de caixas. Deem seis voltas na pontinha do pé, em silêncio, e na última gritem: Deus é forte! e derrubem as caixas.',
        questions: [
          'O que o povo não podia fazer nas voltas?',
          'Quantas voltas deram no sétimo dia?',
          'O que é difícil esperar quieto?',
        ],
      },
      to12: {
        story:
          'Jericó estava trancada. Ninguém entrava e ninguém saía. Josué esperava, quem sabe, um plano de guerra, mas Deus lhe deu um plano de marcha. Sete sacerdotes com trombetas de chifre, a arca no meio, os soldados na frente e o povo atrás. Uma volta por dia, por seis dias, e nenhuma palavra. Silêncio total! Imagine as pessoas em cima do muro rindo deles. No primeiro dia não aconteceu nada. No segundo, nada. No sexto, ainda nada. Mas eles continuaram. No sétimo dia, levantaram de madrugada e deram sete voltas. Na última, as trombetas tocaram, e Josué disse: gritem, porque o Senhor entregou a cidade! Repare: o muro ainda estava de pé quando ele falou. Eles gritaram, e o muro veio abaixo. Não foi a força da voz. Foi Deus, que só pediu que confiassem, obedecessem e esperassem.',
        activity:
          'Caça silenciosa: em equipe, cumpram sete tarefas simples sem falar, com gestos. No fim, um grito de comemoração combinado.',
        questions: [
          'O que devia ser mais difícil, andar ou ficar calado?',
          'Por que agradeceram antes de o muro cair?',
          'Que coisa boa você precisa continuar fazendo, mesmo sem ver resultado?',
        ],
      },
      challenge: 'Fique um dia inteiro sem reclamar de nada.',
    },
    prayer:
      'Senhor, estamos na quarta volta e o muro não rachou. Guarda a nossa boca da queixa e os nossos pés do desânimo. Anda no meio de nós. E dá-nos reconhecer, quando cair, que foste tu.',
    leader: {
      lost: 'Duas fugas: fazer das sete voltas uma técnica para conseguir coisas, e discutir a destruição da cidade (17-21). Reconheça que esse trecho é duro e muito debatido, diga que Jesus não nos manda guerrear, e volte às voltas.',
      tender:
        'Quem vive uma relação violenta não deve entender que precisa calar e continuar andando em volta. Diga isso em voz alta: há silêncio de fé e há silêncio imposto. Ligue 180.',
      differ:
        'Sobre a ordem de destruir Jericó, uns a leem como juízo histórico e único; outros, como linguagem de guerra daquele tempo, a ser relida a partir de Cristo. Todos concordam que não é modelo para hoje.',
    },
    comfort:
      'Talvez você não tenha forças para gritar, e nem seja a hora. Dê só a volta de hoje, devagar. A arca vai no meio, e há gente atrás, para o caso de você parar.',
    closing: 'Mais uma volta; a hora é dele.',
    words: [
      'jerico',
      'muralhas',
      'muros',
      'sete voltas',
      'trombetas',
      'josue',
      'arca',
      'silencio',
      'gritai',
      'setimo dia',
      'rodearam a cidade',
      'muro caiu',
      'raabe',
      'sacerdotes',
      'buzinas',
    ],
  },
  {
    verses: '7:1-26',
    key: '7:19',
    title: 'Debaixo da tenda',
    theme: 'o pecado escondido',
    themes: ['arrependimento', 'santidade', 'comunhao', 'justica'],
    idea: 'O que um enterrou debaixo da própria tenda pesou sobre todos: pecado escondido nunca é particular, e só à luz, diante de Deus, o povo pode voltar a andar.',
    context:
      'Jericó caiu, e tudo ali pertencia a Deus; ninguém podia ficar com nada. Diante da pequena Ai, mandam poucos soldados, sem perguntar a Deus, e perdem trinta e seis homens. Josué chora no chão. Deus diz: levanta-te. O fim da história é terrível, com a morte de Acã e da família dele; leia-o antes, em casa, e não com crianças.',
    retold: [
      {
        verses: '7:1-5',
        says: 'Acã toma o que era proibido, e Deus se ira com Israel. Três mil fogem diante de Ai, e o coração do povo se derrete.',
      },
      {
        verses: '7:6-9',
        says: 'Josué rasga as roupas e pergunta a Deus por que fez o povo atravessar o Jordão.',
      },
      {
        verses: '7:10-15',
        says: 'Deus diz que Israel pecou, furtou e mentiu. Manda que o povo se apresente, tribo por tribo, até se achar quem foi.',
      },
      {
        verses: '7:16-21',
        says: 'Josué pede a Acã que não esconda nada. Ele confessa que cobiçou uma capa, prata e ouro, e os enterrou na sua tenda.',
      },
      {
        verses: '7:22-26',
        says: 'Tudo é achado na tenda. Acã é levado com os seus ao vale de Acor e morto, e a ira do Senhor se afasta.',
      },
    ],
    read: {
      verses: '7:10-21',
      how: 'Leiam em tom sério. Do 16 ao 18, devagar, um nome por pessoa, como um círculo que se fecha. No 19, voz de pai.',
    },
    observe: [
      {
        ask: 'O que Deus responde a Josué caído no chão?',
        verses: '7:10-11',
        listen: 'Levanta-te; Israel pecou. Há hora de orar e hora de agir.',
      },
      {
        ask: 'Que verbos descrevem o que foi feito? E quem é o sujeito deles?',
        verses: '7:11',
        listen: 'Transgrediu, tomaram, furtaram, mentiram, guardaram; Israel todo.',
      },
      {
        ask: 'Como se chega a Acã? Quantos passos há?',
        verses: '7:14, 7:16-18',
        listen: 'Tribo, família, casa, homem; tempo para ele se adiantar.',
      },
      {
        ask: 'Que quatro verbos Acã usa na confissão, e onde estava tudo?',
        verses: '7:20-21',
        listen: 'Vi, cobicei, tomei, escondi; debaixo da tenda.',
      },
    ],
    interpret: [
      {
        ask: 'Acã pensava que era assunto só dele. Por que o texto diz que “Israel pecou”?',
        verses: '7:11-12',
        listen: 'Somos um corpo; o escondido enfraquece todos.',
        follow: 'Como um segredo muda o ar de uma casa?',
      },
      {
        ask: 'Ele viu, cobiçou, tomou, escondeu. Em qual desses degraus ainda dava para voltar, e como?',
        verses: '7:21',
        listen: 'Em todos, cada vez mais caro. Compare com Gênesis 3.',
      },
      {
        ask: 'Josué chama o culpado de “Meu filho” e diz que confessar é dar glória a Deus. Por que a verdade honra a Deus?',
        verses: '7:19',
        listen: 'Reconhece que ele é justo e vê; sai-se do teatro.',
      },
      {
        ask: 'A busca foi devagar, tribo por tribo. O que essa demora oferecia a Acã?',
        verses: '7:14, 7:16-18',
        listen: 'Chance após chance de falar; ele só falou no fim.',
      },
    ],
    live: [
      {
        ask: 'O que há debaixo da sua tenda que ninguém sabe, e o que custa manter enterrado?',
        listen: 'Ninguém conta na roda. Dê um minuto de silêncio.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Qual dos quatro verbos, ver, cobiçar, tomar, esconder, costuma passar mais depressa em você?',
        listen: 'Perceber o degrau.',
      },
      {
        ask: 'Aba anônima, segunda conta, conversa apagada: por que esconder cansa tanto?',
        listen: 'Medo de ser pego; saudade de ser inteiro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Há uma conta, compra ou conversa que o outro não sabe? Que primeiro passo de luz cabe, com segurança?',
        listen: 'Ajuda de um casal maduro ou pastor.',
        for: ['couples'],
      },
      {
        ask: 'Na derrota, você costuma ficar no chão reclamando ou procurar o que está enterrado?',
        listen: 'Nem toda derrota é pecado; às vezes é.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'O que faria a sua casa ou a nossa roda ser um lugar onde se pode dizer: fui eu?',
        listen: 'Sem fofoca, sem espanto, com cuidado.',
        for: ['parents', 'adults', 'long-believers'],
      },
      {
        ask: 'Deus chamou o culpado pelo nome, e Josué o chamou de filho. O que isso desperta em quem tem medo de ser descoberto?',
        listen: 'Alívio, medo; falar de Jesus, que levou a nossa culpa.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já enterrou, escondeu em meia ou guardou no fundo do armário e esqueceu onde estava?',
        bridge: 'Alguém em Israel sabia muito bem onde estava. E não conseguia esquecer.',
      },
      {
        text: 'Qual vitrine faz você parar e olhar mesmo sem dinheiro: ferramenta, sapato, panela, tênis, planta?',
        bridge: 'Vi, cobicei: a história de Acã começa numa vitrine.',
        for: ['adults', 'young', 'women', 'men', 'teens'],
      },
    ],
    quiet: {
      text: 'Levante um tapete ou almofada da sua casa e olhe o que há embaixo. Deixe a luz entrar um pouco.',
      bridge: 'Meu filho, declara-me o que fizeste: leia o 19 como dito com amor.',
    },
    complete: [
      {
        name: 'Quatro degraus',
        text: 'Desenhe uma escada que desce: vi … ; quis … ; peguei … ; escondi … . Ao lado, uma que sobe: digo a Deus … ; digo a … ; devolvo … ; volto a andar. Queime ou rasgue depois.',
      },
      {
        name: 'Luz com quem',
        text: 'Complete só para você: A pessoa segura a quem eu poderia contar é … . O dia em que dá é … . A primeira frase seria … .',
      },
    ],
    challenges: [
      {
        do: 'Traga à luz uma coisa escondida, com uma pessoa madura e discreta, num lugar tranquilo.',
        tell: 'nada do assunto; só se dormiu melhor.',
      },
      {
        do: 'Devolva algo que não é seu: um livro, um valor, um crédito, uma ideia.',
        tell: 'o que devolveu, se puder.',
      },
    ],
    children: null,
    prayer:
      'Senhor que vês debaixo da tenda, não queremos mais cavar. Damos-te glória dizendo a verdade: fomos nós. Obrigado porque Jesus foi para fora da cidade com a nossa culpa, e o vale da desgraça virou porta. Levanta-nos e anda conosco. Amém.',
    leader: {
      lost: 'A morte de Acã e dos seus domina a conversa. Não a apresse nem a defenda com frieza: diga que é um texto duro, que a Lei mesma diz que filho não morre por pai (Deuteronômio 24:16), e que em Jesus a culpa caiu sobre ele. E não deixe ninguém procurar um Acã na igreja.',
      tender:
        'Nada de caça ao culpado, sorteio ou confissão pública. Se alguém revelar crime contra outra pessoa, a vítima vem primeiro: acompanhe a denúncia (Disque 100, Ligue 180). Se a vergonha vier com vontade de morrer: CVV 188, e não deixe só.',
      differ:
        'Por que a família morreu junto: uns pensam que sabiam e encobriram; outros, que é a solidariedade antiga de grupo, que a própria Bíblia depois corrige (Ezequiel 18). Muitos deixam a pergunta aberta diante de Deus.',
    },
    comfort:
      'O vale onde a história termina chama-se Acor. Séculos depois, Deus disse por Oseias que faria dele uma porta de esperança (Oseias 2:15). Nem o pior lugar fica fechado.',
    closing: 'Debaixo da luz, dá para andar.',
    words: [
      'aca filho de carmi',
      'pecado de aca',
      'anatema',
      'capa babilonica',
      'barra de ouro',
      'duzentos siclos de prata',
      'derrota em ai',
      'vale de acor',
      'israel pecou',
      'escondidas em sua tenda',
      'vi cobicei tomei',
      'levanta te por que te prostras',
    ],
  },
  {
    verses: '10:1-15',
    key: '10:8',
    title: 'O dia em que o sol parou',
    theme: 'cumprir a palavra e orar com ousadia',
    themes: ['fidelidade', 'oracao', 'fe', 'medo'],
    idea: 'Por causa de um acordo que nem devia ter sido feito, Josué marcha a noite toda para socorrer quem o enganou, e Deus luta por ele e atende a voz de um homem.',
    context:
      'Os moradores de Gibeão enganaram Josué para conseguir um acordo de paz, e Israel jurou sem consultar Deus (9:14-15). Agora cinco reis se juntam contra Gibeão por causa dessa paz (10:1-5). O caminho mais fácil seria deixar os mentirosos à própria sorte. Eles mandam pedir socorro.',
    retold: [
      {
        verses: '10:1-5',
        says: 'O rei de Jerusalém fica com medo, porque Gibeão, cidade de homens fortes, fez paz com Josué. Chama outros quatro reis, e eles atacam Gibeão.',
      },
      {
        verses: '10:6-9',
        says: 'Os moradores de Gibeão pedem que Josué suba depressa. Deus diz que não tenha medo, e ele marcha a noite toda desde Gilgal e chega de repente.',
      },
      {
        verses: '10:10-11',
        says: 'Deus confunde os inimigos diante de Israel, e eles fogem. Na descida de Bete-Horom, do céu caem grandes pedras de granizo, que matam mais que a espada.',
      },
      {
        verses: '10:12-15',
        says: 'Josué manda o sol e a lua parar, e o sol fica quase um dia inteiro no céu. Nunca houve dia assim, em que Deus atendeu à voz de um homem.',
      },
    ],
    read: {
      verses: '10:6-15',
      how: 'Uma voz aflita lê o pedido do 6; outra, calma, lê a palavra de Deus no 8. Todos leem juntos a frase ao sol e à lua.',
    },
    observe: [
      {
        ask: 'O que Gibeão pede, e quanto tempo Josué leva para chegar?',
        verses: '10:6-7, 10:9',
        listen: 'Não encolhas as mãos, sobe depressa; ele marcha a noite inteira.',
      },
      {
        ask: 'O que Deus promete antes da batalha?',
        verses: '10:8',
        listen: 'Que não tenha medo: já os entregou.',
      },
      {
        ask: 'O que, no relato, foi Deus quem fez?',
        verses: '10:10-11, 10:14',
        listen: 'Perturbou os inimigos, lançou pedras de granizo, atendeu e lutou por Israel.',
      },
      {
        ask: 'Onde e diante de quem Josué faz o seu pedido?',
        verses: '10:12-13',
        listen: 'Fala ao Senhor, na presença de todo Israel; sol em Gibeão, lua em Aijalom.',
      },
    ],
    interpret: [
      {
        ask: 'Gibeão tinha mentido. O que o socorro de Josué diz sobre o peso de uma palavra dada?',
        verses: '10:6-7',
        listen: 'O juramento em nome de Deus vale mesmo quando custa caro.',
        follow: 'E se a pessoa não merece?',
      },
      {
        ask: 'Deus já tinha entregado os reis, e Josué ainda subiu a noite toda. Como a promessa e o esforço se juntam nele?',
        verses: '10:8-9',
        listen: 'A promessa não o deixa na cama; dá pernas.',
      },
      {
        ask: 'O que mais admira o autor do texto: o sol parado ou a oração atendida?',
        verses: '10:13-14',
        listen: 'Ele diz que não houve dia igual por Deus ter atendido à voz de um homem.',
      },
    ],
    live: [
      {
        ask: 'Que compromisso você assumiu mal e mesmo assim precisa honrar?',
        listen: 'Fiança, favor, convite. Sem dar conselho depressa.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quem lhe pediu socorro depois de ter pisado na bola com você, e o que você fez?',
        listen: 'Ajudou, negou, ajudou de cara feia. Tudo serve.',
      },
      {
        ask: 'Por que causa você ficaria uma noite inteira acordado?',
        listen: 'Filho doente, amigo, prova, ensaio.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Que pedido ousado você não faz a Deus por parecer grande demais para a sua voz?',
        listen: 'Um pedido dito, sem promessa de resultado.',
        for: ['new-believers', 'adults', 'women', 'singles'],
      },
      {
        ask: 'O que ajuda você a levantar e ir, quando sabe que Deus prometeu, mas o corpo pede cama?',
        listen: 'Companhia, hora marcada, um primeiro passo.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que dia da sua vida parece ter tido mais horas, por um socorro que chegou a tempo?',
        listen: 'Lembrança com gratidão.',
        for: ['elderly', 'visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Se o dia de hoje ganhasse mais doze horas de sol, em que você usaria as primeiras três?',
        bridge: 'Josué pediu um dia maior, na frente de todo mundo.',
      },
      {
        text: 'Conte a viagem mais apressada que você fez para acudir alguém.',
        bridge: 'Um exército inteiro subiu a serra de noite por gente que tinha mentido.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe onde está o sol agora, ou a lua. Escreva a hora e um pedido que você acha grande demais.',
      bridge: 'Um homem falou a Deus e chamou os dois pelo nome.',
    },
    complete: [
      {
        name: 'Não encolhas as mãos',
        text: 'Complete: Quem espera a minha ajuda é … . O que me faz encolher as mãos é … . A palavra que dei foi … . Vou até … .',
      },
      {
        name: 'Relógio do dia',
        text: 'Desenhe um relógio e pinte as horas em que Deus trabalhou por você hoje sem você perceber. Ao lado de uma delas escreva um pedido.',
      },
    ],
    challenges: [
      {
        do: 'Cumpra esta semana, com pontualidade, algo que prometeu a uma pessoa que não facilita.',
        tell: 'O que foi e qual a surpresa dela.',
      },
      {
        do: 'Ore todos os dias, em voz alta, por um pedido que você considera grande demais, e anote a data.',
        tell: 'Como foi dizer em voz alta.',
      },
    ],
    children: {
      truth: 'Deus me escuta, e eu cumpro o que prometo.',
      to7: {
        story:
          'Josué tinha prometido paz ao povo de Gibeão. Um dia cinco reis foram atacar Gibeão. O povo chamou: Josué, venha depressa! Josué não ficou na cama. Andou a noite toda para ajudar. Deus tinha dito: não tenha medo, ninguém vai vencer você. E Deus ajudou mesmo! Josué ainda precisava de mais tempo e falou com Deus na frente de todos: Sol, espere! Lua, pare! E Deus ouviu. O dia ficou bem comprido, até Josué terminar. Nunca houve um dia igual, em que Deus atendesse assim um homem.',
        activity:
          'Sol e lua: uma criança é o sol e outra a lua; ao ouvir pare, todos viram estátua; ao ouvir Deus ouviu, pulam.',
        questions: [
          'Quem pediu ajuda a Josué?',
          'O que Josué pediu ao sol?',
          'O que você prometeu e vai cumprir?',
        ],
      },
      to12: {
        story:
          'Os moradores de Gibeão tinham enganado Josué para ganhar um acordo de paz. Quando cinco reis foram atacá-los, mandaram um recado: não nos abandone! Josué podia dizer: vocês mentiram. Mas palavra é palavra. Saiu de Gilgal e marchou a noite inteira. Deus tinha falado: não tenha medo, eu os entreguei em tua mão. Deus confundiu os inimigos e mandou granizo. E Josué fez um pedido enorme, diante de todos: sol, detém-te em Gibeão; lua, no vale de Aijalom. A Bíblia conta que o sol não se apressou a se pôr. E explica o que houve de mais espantoso: Deus atendeu à voz de um homem. Como foi, a gente não sabe explicar. Mas sabe quem lutou por Israel.',
        activity:
          'Promessas no sol: recortem um sol e escrevam em cada raio uma promessa que vão cumprir na semana.',
        questions: [
          'Por que Josué ajudou quem o tinha enganado?',
          'O que Deus disse antes da batalha?',
          'É fácil cumprir promessa a quem mentiu?',
        ],
      },
      challenge: 'Cumpra uma promessa que você fez, mesmo se der preguiça.',
    },
    prayer:
      'Senhor, dá-nos mãos que não se encolhem e palavra que não se quebra. Tu lutas por nós. Ouve o pedido que parece grande, e faz o que for bom aos teus olhos.',
    leader: {
      lost: 'Todos querem discutir se o sol parou. Diga: o texto conta e cita um livro antigo, o de Jasar, sem explicar como; o que ele destaca é Deus atender um homem (10:14). Deixe as perguntas de ciência para depois e fique em Gibeão.',
      tender:
        'O versículo 13 fala de vingança, e há guerra. Explique que não é modelo de conduta nem licença para odiar. Se alguém viveu guerra ou perda, não peça detalhes.',
      differ:
        'Uns leem o sol parado ao pé da letra; outros, como poesia do livro de Jasar ou como luz prolongada de modo que não sabemos. Todos afirmam que Deus socorreu.',
    },
    comfort:
      'Há noites em que você só consegue mandar um recado: não me abandone. Foi o recado de Gibeão, e alguém subiu.',
    closing: 'Deus luta: eu subo de noite, e ele segura o dia.',
    words: [
      'sol parou',
      'sol detem te',
      'lua no vale',
      'aijalom',
      'gibeao',
      'gibeonitas',
      'adoni zedeque',
      'cinco reis',
      'livro de jasar',
      'granizo',
      'bete horom',
    ],
  },
  {
    verses: '14:6-15',
    key: '14:12',
    title: 'Dá-me este monte',
    theme: 'a promessa que não envelhece',
    themes: ['fidelidade', 'espera', 'fe', 'proposito'],
    idea: 'Calebe esperou quarenta e cinco anos sem largar o que Deus disse, e aos oitenta e cinco pede não o descanso merecido, mas o monte difícil, se o Senhor for com ele.',
    context:
      'Quarenta e cinco anos antes, doze homens foram ver a terra. Dez voltaram com medo; Josué e Calebe confiaram (Números 13:30; 14:6-9). O povo não quis entrar, e toda aquela geração ficou no deserto. Agora a terra está sendo repartida, e os dois amigos de cabelos brancos se encontram em Gilgal.',
    retold: [
      {
        verses: '14:6-9',
        says: 'Calebe lembra que, aos quarenta anos, foi ver a terra e seguiu o Senhor, quando os outros assustaram o povo. Moisés lhe jurou a terra que o seu pé pisou.',
      },
      {
        verses: '14:10-12',
        says: 'Calebe tem agora oitenta e cinco anos e diz que está forte como antes. Pede o monte dos anaquins, com suas cidades fortes, e os expulsará se o Senhor estiver com ele.',
      },
      {
        verses: '14:13-15',
        says: 'Josué abençoa Calebe e lhe dá Hebrom por herança, porque seguiu completamente ao Senhor. E a terra descansa das guerras.',
      },
    ],
    read: {
      verses: '14:6-15',
      how: 'Alguém de mais idade lê a fala de Calebe (6 a 12), sem pressa; outra pessoa lê 13 a 15.',
    },
    observe: [
      {
        ask: 'Que idade Calebe tinha quando foi enviado, e que idade tem agora?',
        verses: '14:7, 14:10',
        listen: 'Quarenta e oitenta e cinco; quarenta e cinco anos de espera.',
      },
      {
        ask: 'O que os companheiros de viagem fizeram com o coração do povo, e o que Calebe fez?',
        verses: '14:8',
        listen: 'Derreteram o coração do povo; ele seguiu completamente ao Senhor.',
      },
      {
        ask: 'A quem ele atribui estar vivo e forte?',
        verses: '14:10-11',
        listen: 'O Senhor o conservou em vida, como tinha dito.',
      },
      {
        ask: 'O que havia no monte que ele pede?',
        verses: '14:12',
        listen: 'Os anaquins e cidades grandes e fortes.',
      },
    ],
    interpret: [
      {
        ask: 'Calebe contou o que sentia no coração e ficou em minoria. O que custa dizer com confiança o que quase ninguém quer ouvir?',
        verses: '14:7-8',
        listen: 'Solidão e espera; ele pagou pelos que tiveram medo e não ficou amargo.',
      },
      {
        ask: 'Ele passou quarenta e cinco anos no deserto pela decisão dos outros. Onde aparece que não guardou rancor?',
        verses: '14:8-10',
        listen: 'Chama-os de irmãos, conta e segue; fala mais do que Deus fez.',
        follow: 'O que ajuda a gente a esperar sem azedar?',
      },
      {
        ask: 'Ele diz que está forte e mesmo assim põe um se: “Se o SENHOR estiver comigo”. O que essa frase guarda?',
        verses: '14:11-12',
        listen: 'A coragem dele não se apoia na força; sem Deus não sobe.',
      },
      {
        ask: 'Que motivo o texto repete para Calebe receber Hebrom?',
        verses: '14:8-9, 14:14',
        listen: 'Seguiu completamente ao Senhor; três vezes.',
      },
    ],
    live: [
      {
        ask: 'Que promessa ou chamado antigo você já tinha guardado na gaveta e hoje teria coragem de pedir de novo?',
        listen: 'Algo que o texto de Deus sustenta, não só um desejo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Dez contra dois. Em que assunto você anda com a maioria só para não ficar sozinho?',
        listen: 'Turma, redes, piadas. Um passo pequeno de coragem.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que ainda cabe nos seus anos de agora que não cabia aos quarenta?',
        listen: 'Tempo, oração, memória, conselho; o monte de cada idade.',
        for: ['elderly'],
      },
      {
        ask: 'Qual é hoje o monte da sua casa, e que primeiro degrau dá para subir juntos?',
        listen: 'Dívida, conversa adiada, um filho distante.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que pessoa de mais idade mantém viva a sua fé, e quando lhe disse isso?',
        listen: 'Pode virar telefonema antes do fim da noite.',
        for: ['women', 'men', 'singles'],
      },
      {
        ask: 'Seguir completamente: que parte da sua vida costuma ficar de fora?',
        listen: 'Ninguém precisa contar em voz alta.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a pessoa mais velha e mais disposta que você conhece? O que ela faz que deixa os novos sem fôlego?',
        bridge: 'Hoje um senhor de oitenta e cinco anos pede um monte para conquistar.',
      },
      {
        text: 'Qual foi a maior espera da sua vida: fila, obra, documento, noivado?',
        bridge: 'Calebe esperou quarenta e cinco anos e não esqueceu uma palavra.',
        for: ['adults', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Escreva a sua idade e, ao lado, a idade em que ouviu pela primeira vez algo de Deus que ainda guarda.',
      bridge: 'Calebe fez a mesma conta diante de Josué.',
    },
    complete: [
      {
        name: 'A conta de Calebe',
        text: 'Eu tinha … anos quando Deus me falou … . Hoje tenho … . Ele me conservou em … . Agora peço este monte: … . Se o Senhor estiver comigo, … .',
      },
      {
        name: 'Dois relatórios',
        text: 'Pense num problema de hoje. O relatório do medo diz: … . O relatório de quem confia diz: … . Qual dos dois tenho repetido: … .',
      },
    ],
    challenges: [
      {
        do: 'Dê nesta semana o primeiro passo ao pé do seu monte: um telefonema, uma inscrição, um pedido de desculpas.',
        tell: 'que passo foi e quem subiu com você.',
      },
      {
        do: 'Visite ou ligue para alguém de mais de setenta anos e pergunte: que promessa de Deus o trouxe até aqui?',
        tell: 'a resposta, do jeito que a pessoa contou.',
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete, mesmo quando demora.',
      to7: {
        story:
          'Quando era mais novo, Calebe foi espiar uma terra bonita. Quase todos os amigos voltaram com medo: lá tem gigantes! Mas Calebe disse: Deus está com a gente! O povo não quis entrar, e Calebe precisou esperar muito, muito tempo. O cabelo dele ficou branquinho. Um dia, já com oitenta e cinco anos, ele procurou seu amigo Josué e disse: Deus prometeu, eu lembro! Dá-me aquele monte, aquele difícil. Se o Senhor estiver comigo, eu consigo. Josué o abençoou e deu o monte. Deus não tinha esquecido!',
        activity:
          'Façam um monte de almofadas. Cada criança sobe com a ajuda de alguém e diz lá de cima: Deus não esquece!',
        questions: [
          'O que Calebe pediu?',
          'Ele já era bem velhinho ou era criança?',
          'Que promessa de Deus você lembra?',
        ],
      },
      to12: {
        story:
          'Doze homens foram espiar a terra que Deus tinha prometido. Dez voltaram dizendo: é boa, mas tem cidades fortes e gente enorme, não dá! O coração do povo derreteu de medo. Só Josué e Calebe disseram: Deus está conosco. Por causa do medo, todos ficaram quarenta anos no deserto. Calebe também, e a culpa não era dele! Mas ele não ficou azedo. Guardou a promessa como quem guarda um tesouro. Quando a terra finalmente ia ser dividida, ele apareceu diante de Josué, com oitenta e cinco anos. Podia pedir um lugar calmo, com sombra. Pediu justamente o monte onde moravam os gigantes: se o Senhor estiver comigo, eu vou conseguir. Josué abençoou o amigo e lhe deu Hebrom. A Bíblia conta o segredo três vezes: Calebe seguiu completamente ao Senhor.',
        activity:
          'Em dupla, um lê frases de medo (não dá, é grande, já passou o tempo), e o outro responde com algo que Deus disse. Depois troquem.',
        questions: [
          'Por que Calebe teve de esperar tanto?',
          'Por que ele não escolheu o lugar mais fácil?',
          'O que parece grande demais para você agora?',
        ],
      },
      challenge: 'Pergunte a um avô ou a alguém mais velho que promessa Deus cumpriu para ele.',
    },
    prayer:
      'Senhor, tu nos conservaste até aqui. Livra-nos de azedar na espera e de escolher só o que é fácil. Dá-nos o nosso monte, e mais do que o monte, a tua companhia na subida. Que se possa dizer de nós: seguiram completamente. Amém.',
    leader: {
      lost: 'Este monte pode virar senha para exigir de Deus casa e carro. Calebe pede o que o Senhor tinha dito, e pede o mais difícil. Volte ao versículo 12.',
      tender:
        'Quem perdeu saúde com a idade pode se sentir diminuído ao ouvir que Calebe estava tão forte. Diga que o texto agradece por ele, não faz disso regra; há montes que se sobem orando, de uma cadeira.',
      differ:
        'Ouvir falar de expulsar moradores pesa, e com razão. Uns cristãos destacam o juízo de Deus sobre aqueles povos, num tempo e lugar determinados; outros, que Jesus ensina a amar o inimigo. Todos concordam que ninguém hoje tem aqui uma ordem de violência.',
    },
    comfort:
      'Calebe esperou anos que outros estragaram, e Deus não perdeu a conta de nenhum. O seu tempo também está guardado.',
    closing: 'O tempo passou, e a palavra continuou de pé. Boa subida.',
    words: [
      'calebe',
      'hebrom',
      'este monte',
      'da me este monte',
      'anaquins',
      'gigantes',
      'oitenta e cinco anos',
      'quarenta e cinco anos',
      'jefone',
      'quiriate arba',
      'perseverou em seguir',
      'velhice',
      'espias',
    ],
  },
  {
    verses: '24:14-28',
    key: '24:15',
    title: 'Eu e a minha casa',
    theme: 'a escolha de servir a Deus',
    themes: ['fidelidade', 'familia', 'obediencia', 'servico'],
    idea: 'No fim da vida, Josué não obriga ninguém: lembra o que Deus fez, pede uma escolha livre e verdadeira e começa por dizer a dele e a da sua casa.',
    context:
      'Josué está velho e reúne as tribos em Siquém, onde Abraão levantou o primeiro altar. Antes destes versículos ele contou a história toda, de Abraão até ali, e em cada frase era Deus quem agia. Só então pergunta: e vocês?',
    retold: [
      {
        verses: '24:14-15',
        says: 'Josué pede ao povo que tire do meio dele os deuses antigos e escolha hoje a quem servir. Ele e a sua casa servirão ao Senhor.',
      },
      {
        verses: '24:16-18',
        says: 'O povo responde que nunca deixará o Senhor, que o tirou da escravidão do Egito e o guardou por todo o caminho.',
      },
      {
        verses: '24:19-24',
        says: 'Josué avisa que não poderão, porque Deus é santo e não tolera rebeliões. O povo insiste e aceita ser testemunha contra si mesmo.',
      },
      {
        verses: '24:25-28',
        says: 'Josué faz aliança com o povo, escreve tudo no livro e levanta uma grande pedra debaixo de um carvalho. A pedra, que ouviu tudo, será testemunha.',
      },
    ],
    read: {
      verses: '24:14-25',
      how: 'Uma pessoa lê Josué; o resto do grupo lê, em pé, as respostas do povo.',
    },
    observe: [
      {
        ask: 'Que opções Josué põe diante do povo?',
        verses: '24:14-15',
        listen: 'O Senhor, os deuses antigos, os do Egito, os dos vizinhos.',
      },
      {
        ask: 'Como o povo explica a sua resposta?',
        verses: '24:16-18',
        listen: 'Contando o que Deus fez: tirou, guardou, expulsou.',
      },
      {
        ask: 'Depois do primeiro sim entusiasmado, o que Josué faz?',
        verses: '24:19-23',
        listen: 'Esfria: não podereis; e pede que tirem os ídolos que ainda guardam.',
      },
    ],
    interpret: [
      {
        ask: 'Por que um líder que quer tanto um sim diz ao povo que ele não consegue?',
        verses: '24:19-21',
        listen: 'Não quer empolgação; quer escolha que conheça o preço.',
        follow: 'Que sim seu já foi mais entusiasmo do que decisão?',
      },
      {
        ask: '“eu e minha casa serviremos ao SENHOR”: o que Josué pode decidir pelos seus, e o que não pode?',
        verses: '24:15',
        listen: 'Pode dar o rumo da casa e o exemplo; o coração de cada um é de cada um.',
      },
      {
        ask: 'Depois de tudo o que viram, ainda havia deuses guardados entre eles. Como isso se explica?',
        verses: '24:14, 24:23',
        listen: 'A gente carrega seguros extras; ninguém decide, vai ficando.',
      },
    ],
    live: [
      {
        ask: 'A quem, ou a quê, a rotina da sua casa serve de fato, olhando horários e gastos?',
        listen: 'Sem acusar; o calendário já fala.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Em que escolha você já é dono da sua resposta, e em qual ainda vai no embalo da família?',
        listen: 'Fé emprestada é começo; conversem sem susto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Moro sozinho, ou sou o único que crê na minha casa: como fica, então, eu e a minha casa?',
        listen: 'A casa pode ser uma pessoa; dignidade igual.',
        for: ['singles', 'women', 'new-believers'],
      },
      {
        ask: 'Que deus antigo da sua família (orgulho, bebida, aparência, briga) você gostaria que terminasse na sua geração?',
        listen: 'Deixe que digam só uma palavra.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Se fosse a sua despedida, o que contaria do que Deus fez, antes de pedir qualquer coisa aos seus?',
        listen: 'Gravem, se a pessoa deixar.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'O que você ainda precisaria saber sobre esse Deus, antes de um sim que não fosse só empolgação?',
        listen: 'Josué respeitaria essa pergunta; respeite também.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual placa, quadrinho ou tapete de frase existe, ou já existiu, na casa da sua família?',
        bridge:
          'Uma das frases mais penduradas nas casas brasileiras nasceu no discurso que vamos ler.',
      },
      {
        text: 'Que promessa entusiasmada de janeiro você abandonou antes do Carnaval?',
        bridge: 'Josué desconfiava de promessas assim e quis ter certeza.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Vá até a porta da sua casa e passe a mão no batente. Pense em quem passa por ali todos os dias.',
      bridge: 'Um velho general falou da casa dele diante de todo mundo.',
    },
    complete: [
      {
        name: 'Placa nova',
        text: 'Reescreva a frase de Josué com um gesto concreto: nesta casa, nós servimos ao Senhor quando … (mesa, dinheiro, perdão, visita). Todos os que moram nela assinam, se quiserem.',
      },
      {
        name: 'Ele fez, eu escolho',
        text: 'Liste cinco frases com Deus como sujeito: ele me … Depois, só uma com você: por isso, hoje, eu escolho …',
      },
    ],
    challenges: [
      {
        do: 'Reúna a sua casa, mesmo que seja por vídeo, por quinze minutos: conte uma coisa que Deus fez e pergunte o que poderiam fazer juntos.',
        tell: 'O que decidiram e quem surpreendeu.',
        for: ['adults', 'couples', 'parents', 'elderly'],
      },
      {
        do: 'Faça um serviço na sua casa como quem serve a Deus, sem anunciar, todos os dias da semana.',
        tell: 'Qual serviço foi e em que dia alguém notou.',
      },
    ],
    children: {
      truth: 'Eu e a minha casa queremos servir a Deus.',
      to7: {
        story:
          'Josué já estava velhinho, de barba branca. Ele chamou todo o povo e contou a história: Deus chamou Abraão. Deus tirou vocês do Egito. Deus abriu o mar. Deus deu o pão no deserto. Deus, Deus, Deus! Depois perguntou: E agora, quem vocês querem seguir? Escolham hoje! Eu já escolhi: eu e a minha casa vamos servir ao Senhor. O povo respondeu: Nós também! Josué disse: Vocês têm certeza? Não é só falar. É para tirar de casa tudo o que atrapalha. E o povo disse: Temos! Então Josué pôs uma pedra grande debaixo de uma árvore e falou: Esta pedra ouviu o que vocês prometeram.',
        activity:
          'Desenhem a casa com as pessoas na janela e escrevam em cima: servimos a Deus. Combinem uma tarefa que todos vão fazer juntos.',
        questions: [
          'O que Josué contou ao povo?',
          'O que Josué escolheu?',
          'Como você pode servir a Deus em casa?',
        ],
      },
      to12: {
        story:
          'Josué, que um dia teve medo de assumir o lugar de Moisés, agora era um homem muito idoso. Ele reuniu todas as tribos e contou, desde Abraão, tudo o que Deus tinha feito. Em seguida disse: agora escolham a quem vão servir, se aos deuses antigos, se aos dos vizinhos, ou ao Senhor. Eu e a minha casa serviremos ao Senhor. Ele não obrigou ninguém. O povo gritou: nós também! E aí Josué fez uma coisa estranha: em vez de bater palmas, respondeu que eles não conseguiriam, que Deus é santo e não aceita um coração dividido. Queria saber se era para valer. Eles insistiram: queremos, sim. Então tirem os ídolos que ainda estão escondidos, disse ele. E pôs uma grande pedra debaixo de um carvalho, como testemunha daquela escolha. Servir a Deus não é só empolgação. É decidir, em casa, todos os dias.',
        activity:
          'Façam um contrato de família com três maneiras de servir a Deus em casa. Levem para assinar com quem mora com vocês e contem na próxima vez.',
        questions: [
          'Por que Josué contou a história antes de pedir a escolha?',
          'Por que ele não aceitou logo o sim do povo?',
          'O que você quer escolher por decisão sua, e não só porque mandaram?',
        ],
      },
      challenge: 'Ajude em casa todos os dias, como quem serve a Deus.',
    },
    prayer:
      'Senhor, antes de qualquer escolha nossa, tu já tinhas feito tanto. Recebe o nosso sim de hoje, pequeno e sincero. Tira da bagagem o que ainda guardamos por segurança e faz de cada casa, grande ou de uma pessoa só, lugar onde te servem.',
    leader: {
      lost: 'O versículo 15 vira cobrança sobre parentes que não creem. Josué fala do próprio rumo e respeita a liberdade dos outros. Ajude o grupo a falar na primeira pessoa.',
      tender:
        'Quem tem casa dividida na fé, filhos afastados ou marido contrário pode sentir culpa. Não ensine a pressionar nem a se submeter a maus-tratos em nome da harmonia. Ouça; havendo violência, Ligue 180.',
    },
    comfort:
      'A casa talvez esteja mais vazia do que já foi. Ainda é casa. Josué contou primeiro o que Deus fez; se hoje você não consegue prometer nada, basta lembrar uma dessas coisas.',
    closing: 'Escolhidos por ele, a gente escolhe de volta.',
    words: [
      'eu e a minha casa',
      'serviremos ao senhor',
      'escolhei hoje',
      'josue',
      'siquem',
      'a quem sirvais',
      'deuses alheios',
      'amorreus',
      'deitai fora os deuses',
      'testemunha',
      'pedra',
      'carvalho',
      'alianca',
      'servir',
      'decisao',
    ],
  },
]
