import type { BookPassages } from '../passage.ts'

export const JER: BookPassages = [
  {
    verses: '1:4-19',
    key: '1:8',
    title: 'Não digas: sou menino',
    theme: 'o chamado de Deus',
    themes: ['proposito', 'medo', 'obediencia', 'missao'],
    idea: 'Antes que Jeremias soubesse falar, Deus já o conhecia: quem chama põe a palavra na boca e a companhia no caminho, e é isso que responde ao medo.',
    context:
      'Jeremias era de uma família de sacerdotes de Anatote, vila perto de Jerusalém, e ainda moço quando Deus o chamou. Judá vinha abandonando o Senhor. Depois da nossa leitura vem a panela fervente: o perigo chegará do norte, e Jeremias terá de dizer isso a reis e sacerdotes. Deus repete: lutarão contra ti, mas não te vencerão.',
    retold: [
      {
        verses: '1:4-8',
        says: 'Deus diz a Jeremias que o fez profeta antes que nascesse. Ele responde que é um menino e não sabe falar, e ouve que Deus estará com ele.',
      },
      {
        verses: '1:9-12',
        says: 'O Senhor toca a boca de Jeremias e põe nela as suas palavras. Mostra uma vara de amendoeira e diz que se apressa a cumprir o que falou.',
      },
      {
        verses: '1:13-16',
        says: 'Jeremias vê uma panela fervente, voltada para o norte. De lá virá o mal, porque o povo se curvou ao que fez com as mãos.',
      },
      {
        verses: '1:17-19',
        says: 'Deus manda Jeremias levantar-se e falar sem medo. Faz dele uma cidade fortificada e um muro de bronze, e o livrará de quem lutar contra ele.',
      },
    ],
    read: {
      verses: '1:4-12',
      how: 'Dois leitores, um para Jeremias e um para Deus, de pé, um de frente para o outro. O narrador lê o resto.',
    },
    observe: [
      {
        ask: 'Três verbos no versículo 5 contam o que Deus já tinha feito antes do parto. Quais?',
        verses: '1:5',
        listen:
          'Conheceu, santificou (separou), deu por profeta. Tudo antes de Jeremias fazer qualquer coisa.',
      },
      {
        ask: 'Que desculpa Jeremias apresenta, e com que palavras Deus a devolve?',
        verses: '1:6-7',
        listen: 'Não sei falar, sou menino. Deus: não digas isso; irás a quem eu enviar.',
      },
      {
        ask: 'O que a mão do Senhor faz, e o que fica na boca de Jeremias?',
        verses: '1:9',
        listen: 'Toca a boca; ficam ali as palavras de Deus, não as dele.',
      },
      {
        ask: 'Contem os verbos da tarefa no versículo 10: quantos desmancham e quantos constroem?',
        verses: '1:10',
        listen: 'Quatro desmancham, dois constroem. A última palavra é plantar.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não diz a Jeremias que ele fala bem. O que ele oferece no lugar do elogio?',
        verses: '1:6-8',
        listen: 'Envio e companhia: “porque estou contigo para te livrar”.',
        follow: 'Por que isso aguenta mais peso que um elogio?',
      },
      {
        ask: 'A tarefa é dura: arrancar e derrubar vêm antes de plantar. O que isso diz da palavra que Jeremias leva?',
        verses: '1:10',
        listen: 'Ela fere para curar; o fim que Deus quer é edificar.',
      },
      {
        ask: 'A amendoeira é das primeiras árvores a florir, quando ainda faz frio. Por que mostrar logo um ramo dela a um rapaz assustado?',
        verses: '1:11-12',
        listen: 'Deus está acordado e cumpre o que fala, mesmo quando parece inverno.',
      },
    ],
    live: [
      {
        ask: 'Sou novo, sou velho, sou tímido, não estudei: qual é o seu “sou menino” de estimação?',
        listen: 'Rir ajuda. Depois, perguntar de onde veio essa frase.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que lugar acham que a sua idade não tem nada a dizer, e o que você diria ali com respeito?',
        listen: 'Casa, escola, igreja. Levar a sério o que disserem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Deus conhecia o seu filho antes de você. Que peso sai da criação dele quando você se lembra disso?',
        listen: 'O filho não é projeto dos pais.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que conversa você vem adiando porque ela arranca antes de plantar?',
        listen: 'Não peça nomes. Ajude a pensar no tom e na hora.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Depois de anos servindo, que medo da juventude voltou com outra roupa?',
        listen: 'Medo de não servir mais, de ficar para trás.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Ser conhecido antes de nascer soa para você como abraço ou como vigilância?',
        listen: 'As duas respostas são honestas. Pergunte o que contribui para cada uma.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A quem Deus parece estar enviando você nesta semana, e que palavra ele poria na sua boca?',
        listen: 'Uma pessoa, uma frase curta e verdadeira.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua pior apresentação em público: jogral, leitura na missa ou no culto, brinde de casamento, prova oral?',
        bridge: 'Jeremias ouviu que ia falar a reis e respondeu na hora: eu não sei falar.',
      },
      {
        text: 'Que desculpa criativa você já deu para escapar de uma tarefa na escola ou em casa?',
        bridge: 'A de Jeremias era boa, e até verdadeira. Vejam o que Deus fez com ela.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Encoste dois dedos nos lábios e fique um minuto sem dizer nada, nem em pensamento.',
      bridge: 'A mão do Senhor tocou uma boca com medo. Leia devagar, como se fosse a sua.',
    },
    complete: [
      {
        name: 'Desculpa e resposta',
        text: 'Complete: Ah, Senhor Deus, eu não sei … . Pois sou … . E o versículo 8 me responde: … . A quem preciso ir mesmo assim: … .',
      },
      {
        name: 'Arrancar e plantar',
        text: 'Faça duas colunas com o que está nas suas mãos hoje. Precisa ser arrancado: … . Precisa ser plantado: … . Circule o que começa primeiro.',
      },
    ],
    challenges: [
      {
        do: 'Diga sim a um pedido pequeno que o deixa com medo de falhar: ler um texto em voz alta, orar no grupo, ensinar uma criança.',
        tell: 'o que a sua voz fez: tremeu, falhou, saiu, e quem agradeceu.',
      },
      {
        do: 'Procure um adolescente da igreja e peça a opinião dele sobre um assunto sério, ouvindo até o fim.',
        tell: 'o que ele viu que você não tinha visto.',
      },
    ],
    children: {
      truth: 'Deus me conhece e vai comigo.',
      to7: {
        story:
          'Jeremias era moço. Um dia Deus falou com ele: Jeremias, antes de você nascer eu já conhecia você! Você vai levar os meus recados. Jeremias arregalou os olhos: Eu? Mas eu não sei falar! Sou só um menino! E Deus respondeu com carinho: Não diga que é só um menino. Eu vou com você. Não tenha medo. Então Deus tocou a boca dele e disse: pronto, as minhas palavras estão aqui. Depois mostrou um galho de amendoeira, a árvore que dá flor bem cedinho. Era para Jeremias lembrar: o que Deus fala, Deus faz.',
        activity:
          'Com um galho seco e bolinhas de papel branco e rosa, montem um ramo de amendoeira. A cada flor colada, digam: Deus vai comigo!',
        questions: [
          'O que Jeremias disse quando Deus o chamou?',
          'O que Deus tocou?',
          'Aonde você quer que Deus vá com você?',
        ],
      },
      to12: {
        story:
          'Imagine que o diretor chama você e diz: amanhã você vai falar para a escola inteira. Frio na barriga! Jeremias sentiu isso, só que era para falar com reis e com povos. Deus disse: antes de formar você na barriga da sua mãe, eu já conhecia você, e o escolhi para ser profeta. Jeremias respondeu: Ah, Senhor, eu não sei falar, sou um menino! Deus não fingiu que era fácil. Disse: não fale assim. Você vai aonde eu mandar, e eu vou junto para livrar você. E tocou a boca dele: agora as minhas palavras estão aí dentro. Umas seriam duras, como quem arranca mato; outras seriam boas, como quem planta. Depois Deus perguntou: o que você está vendo? Um galho de amendoeira, disse ele. Muito bem! Essa árvore floresce antes de todas. Assim é a minha palavra: ela não dorme no ponto.',
        activity:
          'Cada um escreve numa tira o seu eu não sei… e cola por cima outra tira com: eu estou contigo.',
        questions: [
          'Por que Jeremias achou que não servia?',
          'O que Deus prometeu em vez de dizer que seria fácil?',
          'Quando você gostaria de ouvir: eu vou junto?',
        ],
      },
      challenge: 'Faça uma coisa boa que dá vergonha: cumprimente alguém novo ou leia em voz alta.',
    },
    prayer:
      'Senhor, tu nos conhecias antes que alguém nos desse nome. Perdoa as vezes em que usamos a idade e o medo como porta fechada. Toca a nossa boca, põe nela o que edifica, e vai conosco aonde nos mandares. Amém.',
    leader: {
      lost: 'O grupo pode transformar o texto em conversa sobre vocação e talentos. Jeremias recebe uma palavra difícil para um povo que não quer ouvir. Volte ao versículo 8.',
      tender:
        'Falar de Deus que forma no ventre pode doer em quem perdeu um bebê, não engravida ou viveu uma gravidez de dor. Não use o versículo como argumento; ofereça companhia. Quem ouviu em casa que não servia para nada pode ficar calado: procure a sós.',
      differ:
        'Alguns cristãos leem aqui o modo como Deus chama cada pessoa; outros, o chamado único de um profeta, do qual aprendemos quem Deus é. Nos dois casos, o conhecimento e a companhia dele vêm primeiro.',
    },
    comfort:
      'Talvez você não tenha palavra nenhuma hoje. Deus conhecia você antes da sua primeira palavra e continua conhecendo agora que elas faltam.',
    closing: 'O medo fala primeiro. Deus fala por último: eu sou contigo.',
    words: [
      'antes que te formasse no ventre',
      'nao digas sou menino',
      'nao sei falar',
      'sou uma crianca',
      'profeta as nacoes',
      'amendoeira',
      'panela fervente',
      'arrancar e derrubar',
      'tocou em minha boca',
      'chamado de jeremias',
      'anatote',
    ],
  },
  {
    verses: '2:1-13',
    key: '2:13',
    title: 'Cisternas rachadas',
    theme: 'a fonte abandonada',
    themes: ['volta', 'arrependimento', 'fidelidade', 'adoracao'],
    idea: 'Como um noivo que lembra o começo, Deus pergunta por que o seu povo trocou a fonte de água viva por cisternas rachadas, cavadas com tanto trabalho.',
    context:
      'É a primeira mensagem longa do livro de Jeremias. Judá tinha o templo e as festas, mas servia também a Baal, deus das chuvas dos vizinhos. Numa terra seca, cisterna era um tanque cavado na rocha para guardar água da chuva: dava muito trabalho e, rachada, não servia para nada. Deus fala como quem abre um processo e, ao mesmo tempo, como quem tem saudade.',
    retold: [
      {
        verses: '2:1-3',
        says: 'Deus manda dizer a Jerusalém que se lembra do amor do noivado, quando ela andava atrás dele no deserto, em terra não semeada.',
      },
      {
        verses: '2:4-8',
        says: 'Deus pergunta que maldade os pais acharam nele para seguirem coisas inúteis. Ele os tirou do Egito e lhes deu terra fértil, e nem os sacerdotes o procuraram.',
      },
      {
        verses: '2:9-11',
        says: 'Deus diz que vai disputar com o povo em juízo. Nenhuma nação troca os seus deuses, mas o povo dele trocou sua glória pelo que não tem proveito.',
      },
      {
        verses: '2:12-13',
        says: 'Deus chama os céus a se espantarem. O povo deixou a ele, que é fonte de água viva, e cavou cisternas rachadas, que não retêm água.',
      },
    ],
    read: {
      verses: '2:2-13',
      how: 'O 2 e o 3, com ternura de quem mostra uma foto antiga. Do 5 ao 8, perguntas no ar. No 13, alguém despeja água num copo furado sobre uma bacia.',
    },
    observe: [
      {
        ask: 'Que lembranças boas Deus guarda do começo, e como chama aquele amor?',
        verses: '2:2-3',
        listen: 'Bondade da juventude, amor do noivado, andar após ele no deserto.',
      },
      {
        ask: 'Que pergunta o povo e os sacerdotes deixaram de fazer?',
        verses: '2:6, 2:8',
        listen: '“Onde está o SENHOR”. Esqueceram quem os guiou.',
      },
      {
        ask: 'O que Deus manda procurar nas ilhas e em Quedar, e o que não se acha?',
        verses: '2:10-11',
        listen: 'Uma nação que tenha trocado de deuses.',
      },
      {
        ask: 'Quais são os dois males do versículo 13?',
        verses: '2:13',
        listen: 'Deixaram a fonte; cavaram cisternas que não retêm água.',
      },
    ],
    interpret: [
      {
        ask: '“Que maldade vossos pais acharam em mim?” O que essa pergunta mostra do coração de Deus?',
        verses: '2:5',
        listen: 'Dói como amor traído; ele se põe sob exame.',
        follow: 'Você já tinha pensado em Deus com saudade?',
      },
      {
        ask: 'Fonte corre sozinha; cisterna se cava com suor. Por que alguém trocaria a de graça pela que dá trabalho?',
        verses: '2:13',
        listen: 'Controle: a cisterna é minha. E não precisa confiar.',
      },
      {
        ask: 'Quem segue coisa vazia acaba como? O que o versículo 5 diz do que se adora e de quem adora?',
        verses: '2:5, 2:8, 2:11',
        listen: 'Tornam-se inúteis como o que seguem; a gente fica parecida com o que ama.',
      },
      {
        ask: 'Ninguém acordou um dia e disse: vou abandonar Deus. Pelo texto, como foi acontecendo?',
        verses: '2:6-8',
        listen: 'Parou de perguntar, acostumou-se à fartura, líderes sem conhecê-lo.',
      },
    ],
    live: [
      {
        ask: 'Como era o seu noivado com Deus, se houve um: o que você fazia sem ninguém mandar?',
        listen: 'Lembrança boa, não culpa.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que cisterna a sua geração cava dia e noite e vive dizendo que está com sede?',
        listen: 'Aprovação, corpo, dinheiro fácil, telas. Eles sabem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você também cavou uma com as próprias mãos. Onde ela vaza?',
        listen: 'Um trabalho, um amor, uma imagem. Só se quiser.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'O que vocês dois faziam no começo e a correria secou, entre vocês e com Deus?',
        listen: 'Um gesto a retomar nesta semana.',
        for: ['couples'],
      },
      {
        ask: 'Na sua casa, quem ainda pergunta: onde está o Senhor nisto?',
        listen: 'Às vezes é uma criança.',
        for: ['parents'],
      },
      {
        ask: 'Para quem ainda não bebeu dessa fonte: que sede você reconhece em si?',
        listen: 'Sem pressa de nomear como religiosa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A dor às vezes racha até o que era bom. O que vazou, e quem poderia trazer-lhe um copo?',
        listen: 'Não trate luto como abandono de Deus.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Balde furado, piscina de plástico, garrafa que vaza na mochila: conte o seu pior vazamento.',
        bridge: 'Deus compara o seu povo a quem guarda água em tanque rachado.',
      },
      {
        text: 'Que presente ou bilhete do tempo de namoro ou da primeira amizade você ainda guarda?',
        bridge: 'Deus também tem lembranças assim, e começa por elas.',
        for: ['couples', 'women', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Junte as mãos em concha, encha-as de água e veja quanto tempo ela fica.',
      bridge: 'Escorre, não é? Leia com as mãos ainda molhadas.',
    },
    complete: [
      {
        name: 'Fonte e tanque',
        text: 'Desenhe uma fonte e um tanque com rachaduras. No tanque: cavei isto esperando … . Vaza por … . Na fonte: bebi aqui quando … . O caminho de volta começa em … .',
      },
      {
        name: 'Carta do começo',
        text: 'Termine a carta que Deus começa no versículo 2: lembro-me de ti, quando tu … . E responda: eu também me lembro, Senhor, de … .',
      },
    ],
    challenges: [
      {
        do: 'Retome um costume do seu começo com Deus, aquele hino, o caderno, a caminhada de oração, por quatro dias.',
        tell: 'o que ainda tinha gosto de água.',
      },
      {
        do: 'Pare de cavar uma cisterna por uma semana: deixe de lado o que promete encher e não enche, e repare na sede.',
        tell: 'em que hora ela veio e o que você bebeu.',
      },
    ],
    children: {
      truth: 'Deus é a fonte que nunca seca.',
      to7: {
        story:
          'Era uma vez uma fonte de água fresquinha. Ela corria dia e noite, de graça: chuá! Mas o povo disse: vamos fazer o nosso tanque! E cavou, cavou, cavou. Que cansaço! Pôs água dentro. E a água… sumiu! O tanque tinha uma rachadura. Cavou outro. Também vazou! Deus ficou triste e falou por meio de Jeremias: eu sou a fonte de água viva. Eu amo vocês! Por que me deixaram para ficar com tanques quebrados? Voltem para beber! Deus sempre tem água boa para o nosso coração.',
        activity:
          'Encham um copo furado e um copo inteiro e vejam qual guarda a água. Bebam do inteiro e digam: Deus é a minha fonte!',
        questions: [
          'Como era a fonte?',
          'O que havia de errado com os tanques?',
          'Quem é a fonte do nosso coração?',
        ],
      },
      to12: {
        story:
          'No sítio do tio Nel havia uma mina que nunca secava. Um primo achou longe ir até lá e resolveu cavar um tanque perto de casa. Suou três semanas. Choveu, encheu, ele festejou. De manhã, só lama: a rocha estava rachada. E a mina ali, correndo, a cinco minutos. Deus usou uma história parecida para falar com o seu povo. Primeiro, lembrou o começo, como quem mostra uma foto: eu me lembro do seu amor, de quando você andava comigo pelo deserto. Depois perguntou: que mal eu fiz para vocês irem embora? Eles tinham deixado o Senhor e corrido atrás de deuses de mentira. Nem perguntavam mais: onde está o Senhor? O meu povo fez duas coisas ruins, disse Deus. Deixou a mim, a fonte de água viva. E cavou cisternas rachadas, que não seguram água. Ele dizia isso porque os queria de volta. A fonte continuava no mesmo lugar.',
        activity:
          'Façam potes de massinha, com e sem rachaduras, e testem com água. Escrevam em fitas o que as pessoas usam para matar a sede do coração.',
        questions: [
          'Por que o primo cavou, se a mina estava perto?',
          'Quais foram as duas coisas erradas que o povo fez?',
          'Como você bebe da fonte de Deus?',
        ],
      },
      challenge: 'Separe cinco minutos por dia para beber da fonte: ler e orar.',
    },
    prayer:
      'Fonte de água viva, lembras-te do nosso começo melhor do que nós. Perdoa a troca, o suor e as cisternas. Vê onde a vida vaza. Traz-nos de volta com a mesma ternura, e que nesta casa se pergunte de novo: onde está o Senhor? Amém.',
    leader: {
      lost: 'É fácil falar dos ídolos dos outros. O texto se dirige ao povo de Deus e aos seus líderes: comece por nós.',
      tender:
        'O noivado como imagem pode doer em quem foi traído ou divorciado; Deus fala do lado de quem foi deixado. E vício não é só cisterna mal escolhida: é doença que pede tratamento e companhia.',
    },
    comfort: 'Cansado de cavar? A fonte não mudou de lugar, não cobra e não pergunta pela pá.',
    closing: 'Largue a pá. Ouça a água.',
    words: [
      'cisternas rotas',
      'cisternas rachadas',
      'fonte de agua viva',
      'manancial de aguas vivas',
      'fonte de aguas vivas',
      'fez dois males',
      'amor do noivado',
      'amor de tua mocidade',
      'lembro me de ti',
      'que maldade vossos pais acharam',
      'trocou sua gloria',
      'onde esta o senhor',
      'jeremias dois',
    ],
  },
  {
    verses: '17:5-14',
    key: '17:7',
    title: 'O arbusto e a árvore',
    theme: 'a confiança no Senhor',
    themes: ['fe', 'ansiedade', 'sabedoria'],
    idea: 'O calor chega para todos; a diferença está onde a raiz bebe, e quem confia no Senhor segue verde porque bebe dele.',
    context:
      'Judá procurava segurança em alianças com povos fortes e em altares espalhados pelos morros, enquanto o coração se afastava de Deus. Jeremias põe lado a lado duas plantas que todos ali conheciam: o arbusto seco do deserto e a árvore da beira do rio. Depois fala do coração, que engana, e termina pedindo cura.',
    retold: [
      {
        verses: '17:5-8',
        says: 'Quem confia na força humana é como arbusto na terra salgada do deserto. Quem confia no Senhor é como árvore junto à corrente, que no ano de seca ainda dá fruto.',
      },
      {
        verses: '17:9-11',
        says: 'O coração é enganoso, e o Senhor o examina, para dar a cada um conforme seus caminhos. Quem junta riqueza sem justiça é como perdiz que choca ovos alheios.',
      },
      {
        verses: '17:12-14',
        says: 'O Senhor é a esperança de Israel, e quem o abandona será envergonhado, porque deixou a fonte de águas vivas. O profeta pede que ele o sare e o salve.',
      },
    ],
    read: {
      verses: '17:5-14',
      how: 'Metade do grupo lê o arbusto (5 e 6), metade lê a árvore (7 e 8). Um leitor faz do 9 ao 13, e o 14 é de todos, como oração.',
    },
    observe: [
      {
        ask: 'Ponham as duas plantas lado a lado: onde cada uma vive e o que acontece com ela no calor?',
        verses: '17:6, 17:8',
        listen:
          'Arbusto: deserto, terra salgada, não sente o bem. Árvore: junto às águas, folha verde, fruto na seca.',
      },
      {
        ask: 'Que palavra volta nos versículos 5 e 7 como aquilo que decide entre secar e viver?',
        verses: '17:5, 17:7',
        listen: 'A confiança: no homem e na força humana, ou no Senhor.',
      },
      {
        ask: 'Com que nome Jeremias chama o Senhor quando diz o que o povo abandonou?',
        verses: '17:13',
        listen: 'Esperança de Israel; “a fonte de águas vivas”.',
      },
    ],
    interpret: [
      {
        ask: 'O arbusto “não sente quando vier o bem”. Como alguém pode estar tão seco que nem percebe a chuva?',
        verses: '17:6',
        listen: 'Quem só conta consigo desconfia até do presente.',
      },
      {
        ask: 'A árvore não é poupada do calor nem da seca. De que, então, ela é poupada?',
        verses: '17:8',
        listen: 'Da preocupação e do cansaço de não ter de onde beber.',
        follow: 'Para onde vão as raízes antes que o calor chegue?',
      },
      {
        ask: 'Se o coração engana tanto, que alívio há em saber que alguém o examina?',
        verses: '17:9-10',
        listen: 'Não preciso ser o meu próprio juiz; quem examina também cura.',
      },
      {
        ask: 'Depois de falar dos outros, no fim o profeta diz “Sara-me”. O que essa virada nos ensina?',
        verses: '17:14',
        listen: 'Ele se põe entre os que precisam. O texto termina em pedido, não em acusação.',
      },
    ],
    live: [
      {
        ask: 'Salário, plano de saúde, um chefe que gosta de mim: em que chão as suas raízes foram beber sem você notar?',
        listen: 'Nada disso é pecado; a pergunta é o que sobra quando falta.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quantas curtidas ou mensagens sem resposta bastam para a sua folha murchar?',
        listen: 'Com humor. Aonde voltar para beber?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que seca da sua vida, para sua surpresa, alguma coisa continuou verde?',
        listen: 'Histórias pequenas valem. Não comparar dores.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Em que assunto você já aprendeu a não acreditar de primeira no próprio coração?',
        listen: 'Ciúme, compra, raiva, paixão. Humildade leve.',
        for: ['singles', 'women', 'adults'],
      },
      {
        ask: 'Que cano leva água à sua semana: qual hora, qual lugar, com quem?',
        listen: 'Concreto. Uma raiz nova, pequena.',
        for: ['new-believers', 'parents'],
      },
      {
        ask: 'Dói no corpo, no ânimo, na fé: se você dissesse só “sara-me”, em que estaria pensando?',
        listen: 'Pode ficar em silêncio. Orar sem explicar.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta você conseguiu matar, mesmo com todos dizendo que ela era impossível de morrer?',
        bridge:
          'Jeremias também fala de duas plantas, e a diferença entre elas não se vê por cima.',
      },
      {
        text: 'Qual é a sua árvore, aquela da infância em que se subia, se brigava pela fruta ou se fugia do sol?',
        bridge: 'O profeta descreve uma árvore de beira de rio, verde quando tudo em volta secou.',
        for: ['elderly', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e beba em goles bem pequenos, reparando no caminho que ela faz.',
      bridge: 'Com o gosto da água na boca, leia sobre a árvore plantada junto às águas.',
    },
    complete: [
      {
        name: 'Raiz à vista',
        text: 'Desenhe uma árvore com raízes. Em cada raiz, uma coisa em que você confia: … . Pinte de azul as que chegam até a água. Deixe sem cor as que estão na areia.',
      },
      {
        name: 'Previsão do tempo',
        text: 'Complete: o calor que sinto chegando é … . O que costuma murchar primeiro em mim é … . O que eu gostaria que continuasse verde é … .',
      },
    ],
    challenges: [
      {
        do: 'Toda vez que beber água, durante três dias, diga por dentro: Senhor, a minha confiança és tu.',
        tell: 'em que gole a frase veio na hora certa.',
      },
      {
        do: 'Antes de decidir uma coisa que o coração já decidiu, conte-a a uma pessoa sábia e peça que ela pergunte sem dó.',
        tell: 'que pergunta mexeu com você; o assunto pode ficar guardado.',
      },
    ],
    children: {
      truth: 'Quem confia em Deus é como árvore perto da água.',
      to7: {
        story:
          'Havia duas plantinhas. Uma morava na areia seca, sozinha. Fazia sol, sol, sol, e ela ficava murcha. A outra era uma árvore na beira do rio. As raízes dela iam por baixo da terra, devagarinho, até a água: glub, glub, glub! Quando o sol ficava forte, as folhas continuavam verdes. E tinha fruta! Jeremias contou isso ao povo e explicou: quem confia em Deus é como essa árvore. Deus é como o rio que não seca. A gente pode falar com ele todo dia e ficar forte por dentro.',
        activity:
          'Sejam árvores: pés firmes, dedos dos pés mexendo como raízes atrás da água, braços que sobem. Quem lidera diz: sol! E todos balançam as folhas verdes.',
        questions: [
          'Onde morava a árvore de folhas verdes?',
          'O que as raízes dela faziam?',
          'Quando você gosta de falar com Deus?',
        ],
      },
      to12: {
        story:
          'Por fora, em dia de chuva, todas as plantas parecem iguais. É no calor que se descobre quem tem raiz. Jeremias via o seu povo procurar ajuda de exércitos e de falsos deuses, e deixar o Senhor de lado. Então deu um recado com duas plantas. Quem põe toda a confiança na força humana, e tira Deus do coração, é como um arbusto no deserto: terra salgada, tudo seco, e quando vem coisa boa nem percebe. Quem confia no Senhor é como árvore plantada junto às águas. Vem o calor? Ela não se desespera. Vem um ano sem chuva? Continua dando fruto. O segredo está debaixo da terra, onde ninguém vê. Jeremias sabia também que o coração da gente engana: às vezes acho que estou certo e não estou. Por isso terminou orando: Senhor, cura-me, e ficarei curado. Essa oração cabe em qualquer dia.',
        activity:
          'Ponham um talo de aipo ou uma flor branca em água com corante e, no outro dia, vejam por onde a água subiu.',
        questions: [
          'Quando se descobre a diferença entre as duas plantas?',
          'O que é raiz, na vida de uma pessoa?',
          'O que você pediria a Deus para curar no seu coração?',
        ],
      },
      challenge: 'Regue uma planta todo dia e, ao regar, agradeça a Deus por uma coisa.',
    },
    prayer:
      'Senhor, esperança nossa, fonte de águas vivas: quantas vezes fomos beber em terra salgada. Leva a nossa raiz até ti antes que o calor chegue. Examina o coração que nos engana. Sara-nos, e seremos sarados. Amém.',
    leader: {
      lost: 'Maldito o homem que confia no homem não proíbe confiar em médico, amigo ou cônjuge. O versículo se explica no fim: é o coração que “se afasta do SENHOR”.',
      tender:
        'Quem vive depressão ou esgotamento pode ouvir: se murchei, é porque não confio. Diga que não. O próprio profeta pede cura, e buscar médico e psicólogo também é beber água. Em risco, CVV 188, de dia e de noite.',
    },
    comfort:
      'Folha caída não é raiz morta. Nesta seca, você não precisa dar fruto para ser amado; peça só água.',
    closing: 'Que a sua raiz encontre o rio antes do meio-dia.',
    words: [
      'maldito o homem que confia no homem',
      'bendito o homem que confia no senhor',
      'arvore plantada junto',
      'arbusto no deserto',
      'enganoso e o coracao',
      'coracao e mais enganoso',
      'fonte de aguas vivas',
      'sara me senhor',
      'sonda o coracao',
      'perdiz',
      'ano de seca',
    ],
  },
  {
    verses: '18:1-10',
    key: '18:6',
    title: 'Na mão do oleiro',
    theme: 'o Deus que refaz',
    themes: ['arrependimento', 'volta', 'esperanca', 'obediencia'],
    idea: 'O vaso que se quebra na mão do oleiro não vai para o lixo: Deus é livre para refazer, e o aviso dele existe para que o povo mude e viva.',
    context:
      'Jeremias fala a Judá quando o perigo da Babilônia se aproxima. Deus o manda a uma oficina de barro, cena de todo dia, e ali lhe dá a mensagem. No versículo 11 virá o convite: convertei-vos agora. E no 12, a resposta triste do povo: não há esperança, seguiremos as nossas próprias intenções.',
    retold: [
      {
        verses: '18:1-4',
        says: 'Deus manda Jeremias descer à casa do oleiro. Lá, o vaso de barro se quebra na mão do oleiro, que faz dele outro vaso, como lhe parece melhor.',
      },
      {
        verses: '18:5-6',
        says: 'O Senhor pergunta se não pode fazer o mesmo com Israel, que está em sua mão como o barro na mão do oleiro.',
      },
      {
        verses: '18:7-10',
        says: 'Se uma nação ameaçada se converter, Deus mudará de ideia quanto ao mal. Se a nação que ele quer plantar não obedecer, ele mudará de ideia quanto ao bem.',
      },
    ],
    read: {
      verses: '18:1-10',
      how: 'De 1 a 4, quem lê faz com as mãos o gesto de moldar; o grupo imita. De 5 a 10, mãos quietas e abertas.',
    },
    observe: [
      {
        ask: 'Em que lugar Jeremias precisa estar para ouvir, e o que ele vê ali?',
        verses: '18:2-3',
        listen: 'Na casa do oleiro; ele trabalha na roda.',
      },
      {
        ask: 'O que acontece com o vaso, e onde ele está quando isso acontece?',
        verses: '18:4',
        listen: 'Quebra-se na mão do oleiro; vira outro vaso, como lhe pareceu melhor.',
      },
      {
        ask: 'Que duas situações de nações Deus descreve, e o que muda o rumo de cada uma?',
        verses: '18:7-10',
        listen: 'Ameaçada que se converte; abençoada que faz o mal. A resposta muda o rumo.',
      },
    ],
    interpret: [
      {
        ask: 'O oleiro não joga o barro fora nem finge que o vaso está bom. O que isso mostra de Deus?',
        verses: '18:4, 18:6',
        listen: 'Paciência e autoridade: recomeça com o mesmo barro.',
        follow: 'O que em você Deus já recomeçou?',
      },
      {
        ask: 'Deus diz “mudarei de ideia”. Para que serve, então, um aviso de castigo?',
        verses: '18:7-8',
        listen: 'Para ser ouvido e não precisar cumprir-se; é convite.',
      },
      {
        ask: 'Barro não responde; o povo, sim. Até onde a comparação vai, segundo os versículos 8 e 10?',
        verses: '18:6-10',
        listen: 'Deus manda na roda, mas leva a sério a nossa resposta.',
      },
      {
        ask: 'O texto fala de “casa de Israel” e de nações. O que muda ler “vós” no plural, antes de ler só para mim?',
        verses: '18:6',
        listen: 'Deus refaz um povo inteiro; há erros e voltas que são de todos.',
      },
    ],
    live: [
      {
        ask: 'Que parte da sua história parecia barro estragado e virou outra coisa?',
        listen: 'Não force final feliz. Alguns ainda estão na roda.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'O que você já quis que Deus fizesse do seu jeito, e como seria dar a ele a forma?',
        listen: 'Curso, namoro, corpo, amizade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que endureceu no jeito de vocês dois, e que água amoleceria isso?',
        listen: 'Tempo juntos, escuta, pedido de desculpas.',
        for: ['couples'],
      },
      {
        ask: 'Que aviso você deu aos seus filhos torcendo para não precisar cumprir?',
        listen: 'É assim que o texto fala de Deus. Rir ajuda.',
        for: ['parents'],
      },
      {
        ask: 'Em que a nossa igreja precisaria voltar para a roda?',
        listen: 'Nós, e não eles. Uma coisa só.',
        for: ['long-believers'],
      },
      {
        ask: 'Entre o alívio e o receio, o que pesa mais quando imagina a sua vida nas mãos de outro?',
        listen: 'Depende de quem são as mãos. Ouça.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há coisas que se quebraram e não voltam como eram. O que ajuda a deixar as mãos abertas?',
        listen: 'Não diga que foi Deus quem quebrou. Fique perto.',
        for: ['mourning', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Massinha, argila ou massa de pão: o que de mais torto já saiu das suas mãos?',
        bridge: 'Jeremias foi ver um homem trabalhar com barro, e a peça deu errado.',
      },
      {
        text: 'Qual foi o melhor remendo da sua casa, aquela coisa quebrada que ficou até melhor?',
        bridge: 'Deus levou Jeremias a uma oficina para mostrar algo parecido.',
        for: ['men', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Pegue um papel, amasse bem e depois desamasse. Passe a mão, devagar, nas dobras.',
      bridge: 'Leia com o papel aberto no colo.',
    },
    complete: [
      {
        name: 'Vaso em três tempos',
        text: 'Desenhe três vasos. O que eu queria ser: … . Onde quebrou: … . O que o oleiro parece estar fazendo agora: … (pode deixar em branco).',
      },
      {
        name: 'Seco ou úmido',
        text: 'Complete: ando duro quando me falam de … . Amoleço quando … . Uma água que posso buscar nesta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Mude uma coisa que um aviso já lhe mostrou, do médico, do cônjuge, da consciência, e comece em vinte e quatro horas.',
        tell: 'que aviso era, e qual foi o primeiro passo.',
      },
      {
        do: 'Conserte com as mãos um objeto quebrado e, enquanto conserta, converse com Deus sobre o que quer entregar a ele.',
        tell: 'mostre o objeto, ou uma foto.',
      },
    ],
    children: {
      truth: 'Deus é o oleiro, e estou na mão dele.',
      to7: {
        story:
          'Deus disse a Jeremias: vá até a casa do homem que faz vasos de barro. Jeremias foi. A roda girava, girava, e as mãos do homem faziam um vaso bem bonito. De repente, ploft! O vaso amassou. Que pena! O homem ficou bravo? Jogou fora? Não! Ele pegou o mesmo barro e começou de novo. E fez outro vaso! Então Deus falou: o meu povo é como esse barro na minha mão. Quando vocês erram e voltam para mim, eu faço de novo. Que bom estar na mão de Deus!',
        activity:
          'Com massinha, façam um vaso, amassem juntos e façam outro com a mesma massa. A cada vez, digam: Deus faz de novo!',
        questions: [
          'O que o homem fazia na roda?',
          'O que ele fez quando o vaso amassou?',
          'Na mão de quem nós estamos?',
        ],
      },
      to12: {
        story:
          'Deus podia ter mandado um recado do céu. Mas disse a Jeremias: desça até a oficina do oleiro, e lá eu falo com você. Jeremias viu a roda girar e o barro subir entre os dedos. De repente, o vaso se estragou. O oleiro não xingou nem jogou o barro no canto: juntou tudo e fez outro vaso, do jeito que lhe pareceu melhor. Aí Deus falou: será que não posso fazer assim com vocês? Vocês estão na minha mão como o barro na mão dele. Se eu avisar um povo que vai dar tudo errado, e ele mudar de vida, eu mudo o que ia fazer. E se um povo que eu ia abençoar escolher o mal, também muda. O aviso era um convite: ainda dá para recomeçar! Deus queria o seu povo de volta à roda.',
        activity:
          'Em argila ou massa de sal, cada um faz um vaso de olhos fechados, abre os olhos e refaz. Conversem sobre o que mudou da primeira para a segunda vez.',
        questions: [
          'Por que Deus mandou Jeremias a uma oficina?',
          'Para que serve um aviso de Deus?',
          'O que você gostaria que Deus refizesse em você?',
        ],
      },
      challenge: 'Quando errar, peça desculpa e comece de novo, sem desistir.',
    },
    prayer:
      'Senhor, somos barro na tua mão. Obrigado por não nos jogares fora. Amolece o que secou em nós, em nossa casa e em nossa igreja. Faz-nos ouvir o aviso como convite, e refaz-nos como te parecer melhor. Amém.',
    leader: {
      lost: 'A cena é tão bonita que se esquece o resto: de 7 a 10 Deus fala de nações e de mudança de vida. Não pare no versículo 6.',
      tender:
        'Não diga a quem sofreu que Deus o quebrou para refazer. No texto, o vaso se estraga e a mão recomeça. A mão de quem agride não é a do oleiro: Ligue 180, Disque 100.',
      differ:
        'Deus mudar de ideia: uns entendem que é modo humano de falar, pois o plano dele não muda; outros, que ele de fato responde às escolhas das pessoas. O texto quer que o ouvinte responda.',
    },
    comfort:
      'Você pode estar no chão da oficina, em pedaços úmidos. Ainda é a mesma casa, e ainda é a mesma mão.',
    closing: 'A roda continua girando. Bom lugar para estar: na mão.',
    words: [
      'oleiro',
      'casa do oleiro',
      'barro',
      'vaso',
      'roda',
      'se quebrou na mao',
      'tornou a fazer',
      'barro na mao do oleiro',
      'mudarei de ideia',
      'me arrependerei do mal',
      'edificar e plantar',
      'jeremias',
    ],
  },
  {
    verses: '29:1-14',
    key: '29:11',
    title: 'Carta para quem está longe de casa',
    theme: 'esperança em tempo comprido',
    themes: ['esperanca', 'espera', 'oracao', 'trabalho'],
    idea: 'Aos exilados que queriam um atalho, Deus diz: plantem, orem pela cidade e esperem; são setenta anos, mas os meus pensamentos são de paz, e vocês vão me achar.',
    context:
      'Nabucodonosor levou para a Babilônia o rei e muita gente de Jerusalém. Lá, falsos profetas prometiam volta rápida. Jeremias, que ficou, manda uma carta. De 1 a 3 se conta quem a levou e a quem; nela Deus fala a um povo inteiro, no exílio, sobre setenta anos. Muitos dos que a ouviram não veriam a volta.',
    retold: [
      {
        verses: '29:1-3',
        says: 'De Jerusalém, Jeremias escreve aos anciãos, aos sacerdotes e a todo o povo transportado para a Babilônia. Dois enviados do rei Zedequias levam a carta.',
      },
      {
        verses: '29:4-7',
        says: 'Deus diz aos cativos que construam casas, comam das suas hortas e formem família. Devem buscar a paz da cidade, porque na paz dela terão paz.',
      },
      {
        verses: '29:8-10',
        says: 'Deus avisa que não se deixem enganar por profetas que ele não enviou. Depois de setenta anos na Babilônia, ele os visitará e os trará de volta.',
      },
      {
        verses: '29:11-14',
        says: 'O Senhor quer dar aos cativos um futuro com esperança. Quando o buscarem de todo o coração, ele se deixará achar e os ajuntará de todas as nações.',
      },
    ],
    read: {
      verses: '29:4-14',
      how: 'Abram um papel dobrado, como carta, e leiam. Quem não é da cidade em que mora lê o 7.',
    },
    observe: [
      {
        ask: 'O que a carta manda fazer em terra estranha?',
        verses: '29:5-7',
        listen: 'Casas, hortas, famílias; buscar a paz da cidade e orar por ela.',
      },
      {
        ask: 'Contra que vozes ela previne?',
        verses: '29:8-9',
        listen: 'Profetas e adivinhos que Deus não enviou.',
      },
      {
        ask: 'Quanto tempo vai durar, e o que Deus fará no fim?',
        verses: '29:10',
        listen: 'Setenta anos; visitará, cumprirá a boa palavra, trará de volta.',
      },
      {
        ask: 'Que pensamentos Deus tem, e o que o povo fará quando os ouvir?',
        verses: '29:11-14',
        listen: 'De paz, futuro com esperança; invocar, orar, buscar, achar.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mandar plantar horta a quem só queria fazer as malas?',
        verses: '29:5-6',
        listen: 'Viver o hoje sem largar a esperança; horta demora.',
        follow: 'Onde você vive de malas prontas?',
      },
      {
        ask: 'Orar pela Babilônia, que os tinha levado! O que essa ordem faz com a raiva de um exilado?',
        verses: '29:7',
        listen: 'Não a nega; abre um caminho; a paz da cidade é a deles também.',
      },
      {
        ask: 'O versículo 11 vem depois de “setenta anos”. O que se entende dele só quando se lê o 10 primeiro?',
        verses: '29:10-11',
        listen: 'É promessa a um povo, comprida; não é de sucesso rápido.',
      },
      {
        ask: 'O que vale mais no fim da carta: voltar a um lugar ou achar uma pessoa?',
        verses: '29:12-14',
        listen: 'As duas vêm, mas o achado é o próprio Deus.',
      },
    ],
    live: [
      {
        ask: 'Em que situação você não escolheu estar, e que horta daria para plantar ali?',
        listen: 'Emprego, doença, cidade, casa dos sogros.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você vive adiando para quando a vida de verdade começar?',
        listen: 'Depois do vestibular, de sair de casa, de namorar.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que oração caberia sobre a nossa cidade, com nome de rua, de escola e de posto de saúde?',
        listen: 'Orem já por um lugar concreto.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'O que vocês plantam sabendo que só os filhos ou netos vão colher?',
        listen: 'Setenta anos é isso.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Lembre uma solução rápida que lhe prometeram em nome de Deus. O que ficou depois?',
        listen: 'Frustração honesta. Não defenda quem prometeu.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Para quem veio de longe, ou se sente de fora: o que ajudaria este grupo a ser um pouco de casa?',
        listen: 'Migrante, refugiado, estudante, recém-chegado.',
        for: ['visitors', 'singles', 'adults'],
      },
      {
        ask: 'Um futuro com esperança pode parecer ofensa para quem perdeu. O que seria esperança do seu tamanho, hoje?',
        listen: 'Pode ser dormir. Aceite o tamanho.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a mudança de casa mais doida da sua vida, e o que ficou meses na caixa?',
        bridge: 'Deus escreveu a gente que não queria desfazer as caixas.',
      },
      {
        text: 'Você planta alguma coisa? Conte o seu maior sucesso, ou a planta que assassinou sem querer.',
        bridge: 'A carta de hoje manda plantar horta num lugar em que ninguém queria morar.',
        for: ['women', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe pela janela a cidade ou a rua onde você mora. Escolha uma luz acesa e pense em quem está ali.',
      bridge: 'Leia o versículo 7 e demore nele.',
    },
    complete: [
      {
        name: 'Resposta da Babilônia',
        text: 'Escreva a resposta à carta: Senhor, não escolhi estar em … . Já plantei … . Ainda não desfiz a caixa de … . Peço paz para … . Até o senhor nos visitar, eu … .',
      },
      {
        name: 'Canteiro e calendário',
        text: 'Desenhe um canteiro. O que colho em setenta dias: … . Em sete anos: … . Em setenta anos, por outras mãos: … .',
      },
    ],
    challenges: [
      {
        do: 'Plante algo de comer, num vaso que seja, e ore pela cidade toda vez que regar.',
        tell: 'o que brotou, na terra ou em você.',
      },
      {
        do: 'Faça um bem à sua rua que não seja só para a sua casa: recolher lixo, arrumar a calçada, conhecer um vizinho.',
        tell: 'como ficou, e quem parou para olhar.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim onde eu estiver.',
      to7: {
        story:
          'O povo de Deus foi levado para uma terra bem longe, a Babilônia. Todos estavam com saudade. Quando a gente volta?, perguntavam. Então chegou uma carta! Era de Jeremias, com um recado de Deus: façam casas, plantem hortas, tenham filhos. Orem pela cidade onde vocês estão. Vai demorar muito, muito. Mas eu não esqueci vocês. Os meus pensamentos são de paz. Quando vocês me chamarem, eu vou ouvir. E um dia vou trazer o meu povo de volta. Então as pessoas enxugaram os olhos, pegaram as sementes e plantaram.',
        activity:
          'Plantem uma semente num copinho e façam um envelope com o recado: Deus cuida de mim onde eu estiver.',
        questions: [
          'Por que o povo estava com saudade?',
          'O que a carta mandou plantar?',
          'Por quem da nossa cidade você quer orar?',
        ],
      },
      to12: {
        story:
          'Imagine ser obrigado a se mudar para um país de outra língua. Você ia querer desfazer as malas? O povo de Judá tinha sido levado à Babilônia, e uns profetas diziam: daqui a pouco a gente volta! Então ninguém queria plantar nem construir. Jeremias mandou uma carta com a palavra de Deus: esses profetas não falam por mim. Façam casas, plantem hortas, casem, tenham filhos. E orem pela cidade, porque a paz dela será a paz de vocês. Vão ser setenta anos. Muito, não é? Mas eu sei os pensamentos que tenho para vocês: de paz, e não de mal, para dar um futuro com esperança. Vocês vão me buscar de todo o coração, e vão me achar. A volta demorou; e Deus, que parecia longe, estava com eles o tempo todo.',
        activity:
          'Desenhem um mapa do bairro, marquem três lugares e orem por cada um. Escolham um para ajudar de algum jeito.',
        questions: [
          'Por que ninguém queria plantar?',
          'O que Deus prometeu, e para quando?',
          'O que você pode plantar de bom onde está?',
        ],
      },
      challenge: 'Ore todo dia pela sua rua e dê bom dia a um vizinho.',
    },
    prayer:
      'Senhor, nós queríamos atalhos. Ensina-nos a plantar onde estamos e a orar por esta cidade. Sustenta-nos nos tempos compridos. Obrigado porque pensas em nós com paz e te deixas achar. Amém.',
    leader: {
      lost: 'O versículo 11 é lido sozinho em quadros e camisetas, como promessa de que o meu plano vai dar certo. Leia-o junto do 10, sempre.',
      tender:
        'Quem está desempregado, imigrado à força ou doente há muito tempo não precisa ouvir aceite e plante. Pergunte o que ajudaria. E a carta não manda ficar em lugar de violência: dali se sai com ajuda (Ligue 180).',
      differ:
        'O versículo 11 foi dito ao povo exilado. Uns cristãos o aplicam só como exemplo do caráter de Deus; outros, também como consolo pessoal, em Cristo. Nenhuma das leituras fiéis faz dele garantia de prosperidade.',
    },
    comfort:
      'Se o seu exílio é comprido, Deus não mandou dizer que é curto. Mandou dizer que está nele.',
    closing: 'Desfaçam uma caixa, plantem uma coisa, e orem pela rua de vocês.',
    words: [
      'cativos',
      'exilados',
      'exilio',
      'babilonia',
      'edificai casas',
      'plantai hortas',
      'paz da cidade',
      'setenta anos',
      'pensamentos de paz',
      'planos que tenho',
      'futuro com esperanca',
      'me buscareis e achareis',
      'jeremias',
    ],
  },
  {
    verses: '31:31-34',
    key: '31:33',
    title: 'Escrito por dentro',
    theme: 'a nova aliança',
    themes: ['perdao', 'graca', 'salvacao', 'palavra'],
    idea: 'Ao povo que quebrou a aliança Deus promete outra: perdão que não guarda lista e a lei escrita no coração, promessa que o Novo Testamento vê cumprida em Jesus.',
    context:
      'Jerusalém estava para cair, e muita gente já tinha sido levada para longe. No meio de tanta notícia ruim, os capítulos 30 a 33 de Jeremias são chamados de livro da consolação. A aliança do Sinai, escrita em pedra, tinha sido quebrada muitas vezes. Séculos depois, na última ceia, Jesus tomou o cálice e falou da nova aliança no seu sangue.',
    retold: [
      {
        verses: '31:31-32',
        says: 'O Senhor diz que vêm dias em que fará um novo pacto com Israel e Judá. Não será como o da saída do Egito, que eles invalidaram.',
      },
      {
        verses: '31:33-34',
        says: 'Deus escreverá a sua lei nos corações, e ninguém precisará ensinar o próximo, porque todos o conhecerão. Ele perdoará a maldade do povo e não se lembrará mais dos pecados.',
      },
    ],
    read: {
      verses: '31:31-34',
      how: 'São só quatro versículos: leiam três vezes. Na segunda, quem ouve ergue a mão a cada vez que Deus diz o que ele mesmo fará.',
    },
    observe: [
      {
        ask: 'Com que lembrança carinhosa Deus descreve a saída do Egito, e que fim teve aquele pacto?',
        verses: '31:32',
        listen: 'Tomou-os pela mão, como quem se casa; eles invalidaram o pacto.',
      },
      {
        ask: 'Onde a lei vai ficar escrita desta vez, e por quem?',
        verses: '31:33',
        listen: 'No interior, no coração; quem escreve é Deus.',
      },
      {
        ask: 'Quem vai conhecer o Senhor, e que motivo o final do versículo 34 dá para isso?',
        verses: '31:34',
        listen: 'Todos, do menor ao maior; “porque perdoarei a maldade deles”.',
      },
    ],
    interpret: [
      {
        ask: 'O problema do pacto antigo estava na lei ou em outro lugar? O que o versículo 32 responde?',
        verses: '31:32-33',
        listen: 'O povo o invalidou. Por isso a mudança é no coração, não nas palavras.',
      },
      {
        ask: 'Qual a distância entre saber um mandamento de cor e tê-lo escrito no coração?',
        verses: '31:33',
        listen: 'De cor, repito; no coração, quero.',
        follow: 'Que mandamento já passou, em você, de um lugar para o outro?',
      },
      {
        ask: 'Deus sabe tudo. Como entender que ele diga que não se lembrará dos pecados?',
        verses: '31:34',
        listen: 'Escolhe não cobrar nem trazer de volta; a conta está encerrada.',
      },
      {
        ask: 'Que tipo de gente some e que tipo de gente aparece quando “o menor” também conhece o Senhor?',
        verses: '31:34',
        listen: 'Some o dono de Deus; aparece criança, iniciante, quem não sabe ler.',
      },
    ],
    live: [
      {
        ask: 'Que lista antiga você ainda lê para si mesmo, embora Deus tenha dito que não se lembra mais dela?',
        listen: 'Não pedir os itens da lista. Repetir o versículo 34 devagar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você faz certo só quando tem gente olhando, e o que já faz porque quer?',
        listen: 'Sem bronca. É a diferença entre pedra e coração.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que erro já perdoado vocês dois ainda tiram da gaveta no meio de uma briga?',
        listen: 'Combinar de fechar a gaveta. Traição e violência são outra conversa.',
        for: ['couples'],
      },
      {
        ask: 'Como ajudar um filho a querer o bem, e não só a obedecer à regra da geladeira?',
        listen: 'Exemplo, conversa, perdão pedido pelos pais.',
        for: ['parents'],
      },
      {
        ask: 'Entre conhecer muito sobre Deus e conhecê-lo, em que pé você se vê hoje?',
        listen: 'Os de longe e os de perto respondem. Não dar nota.',
        for: ['long-believers', 'visitors', 'new-believers'],
      },
      {
        ask: 'Com que pessoa menor, pelo tamanho ou pelo lugar que lhe dão, você aprendeu algo de Deus?',
        listen: 'Nomear e agradecer.',
        for: ['elderly', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música, receita ou telefone antigo você sabe de cor até hoje, sem nunca ter tentado decorar?',
        bridge: 'Há coisas que ficam escritas dentro da gente. Deus promete escrever assim.',
      },
      {
        text: 'Havia um caderno, uma lousa ou um ímã de geladeira com as regras da sua casa? Qual regra ninguém cumpria?',
        bridge:
          'O povo tinha a regra em pedra e também não cumpria. Deus anuncia outra caligrafia.',
        for: ['parents', 'young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Com a ponta do dedo, escreva na palma da outra mão uma palavra que você precisa que fique.',
      bridge:
        'Deus diz onde vai escrever. Leia os quatro versículos com a mão fechada sobre essa palavra.',
    },
    complete: [
      {
        name: 'Riscado',
        text: 'A lápis, escreva o que a sua memória insiste em cobrar: … . Por cima, a caneta, copie o fim do versículo 34. Ninguém lê; depois rasgue.',
      },
      {
        name: 'Pedra ou coração',
        text: 'Complete: obedeço por medo quando … . Obedeço por costume quando … . Obedeço porque quero quando … . Aqui eu gostaria que Deus escrevesse: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um erro de alguém que já foi perdoado de verdade e passe a semana sem tocar nele, nem em brincadeira.',
        tell: 'quantas vezes a língua coçou.',
      },
      {
        do: 'Aprenda de cor o versículo 33, repetindo-o no ônibus, no banho e na fila, e recite-o para alguém da casa.',
        tell: 'em que dia a frase deixou de ser exercício.',
      },
    ],
    children: {
      truth: 'Deus perdoa e escreve o amor dele no meu coração.',
      to7: {
        story:
          'Muito tempo antes, Deus tinha escrito as palavras dele em duas pedras grandes. Eram palavras boas! Mas o povo esquecia, desobedecia, e ficava longe de Deus. Então Deus mandou Jeremias dar uma notícia linda: vou fazer uma coisa nova. Vou escrever as minhas palavras em outro lugar. Onde será? Na areia? Na parede? Não! Dentro do coração! E todos vão me conhecer, dos pequenininhos até os grandes. E vou perdoar, e não vou ficar lembrando dos erros. Deus cumpriu: Jesus veio para isso.',
        activity:
          'Recortem corações de papel e escrevam ou desenhem neles: Deus me ama. Guardem no bolso, bem perto do peito, durante o dia.',
        questions: [
          'Onde as palavras de Deus foram escritas primeiro?',
          'Onde Deus prometeu escrever depois?',
          'Quem pode conhecer a Deus?',
        ],
      },
      to12: {
        story:
          'A Bia colou na porta do quarto: não brigar com o irmão. Brigou no mesmo dia. Escreveu maior. Brigou de novo. O problema não era o tamanho da letra! Com o povo de Deus foi parecido. Deus os tinha tirado do Egito pela mão e feito com eles um pacto, um trato de amor, com os mandamentos gravados em pedra. Eram bons mandamentos, mas o povo quebrou o trato muitas vezes. Quando tudo parecia perdido, Deus falou por Jeremias: vou fazer um pacto novo. Desta vez escrevo no coração. Eles vão me conhecer, do menor até o maior, porque vou perdoar e não me lembrar mais dos pecados deles. Centenas de anos depois, Jesus ergueu um cálice diante dos amigos e disse que ali começava a nova aliança. A Bia ainda precisa de ajuda com o irmão. Mas agora ela ora: Senhor, escreve em mim.',
        activity:
          'Com suco de limão e cotonete, escrevam uma palavra num papel; depois um adulto o aquece com o ferro de passar e a palavra aparece. Conversem sobre o que fica escrito por dentro.',
        questions: [
          'Por que escrever maior não resolveu o problema da Bia?',
          'O que há de novo no pacto que Deus prometeu?',
          'O que você quer que Deus escreva no seu coração?',
        ],
      },
      challenge: 'Quando alguém pedir desculpa, perdoe e não fique lembrando o erro.',
    },
    prayer:
      'Deus da nova aliança, tu nos tomaste pela mão e nós soltamos. Obrigado porque não desististe e, em Jesus, fechaste a nossa lista. Escreve por dentro o que não conseguimos cumprir por fora, e que do menor ao maior te conheçamos. Amém.',
    leader: {
      lost: 'O texto pode virar aula sobre alianças. São quatro versículos cheios do que Deus fará: fique neles e pergunte o que cada promessa muda.',
      tender:
        'Não se lembrar dos pecados é o que Deus diz de quem pecou; não é ordem para quem foi ferido esquecer, nem motivo para esconder crime. Se alguém recordar abuso, ouça a sós e ajude a chegar a quem protege: Disque 100, Ligue 180.',
      differ:
        'O novo pacto é prometido à casa de Israel e de Judá. Uns cristãos entendem que a igreja é hoje esse povo; outros, que ela participa das bênçãos e que ainda há promessa própria para Israel. O Novo Testamento, em Hebreus 8, aplica o texto ao que Jesus fez.',
    },
    comfort:
      'Se a sua cabeça repassa de noite o que não volta atrás, ouça quem teria direito de cobrar: ele diz que não se lembra mais.',
    closing:
      'O que foi escrito em pedra se quebrou. O que Deus escreve no coração vai com a gente.',
    words: [
      'nova alianca',
      'novo pacto',
      'nova alianca com a casa de israel',
      'escreverei em seus coracoes',
      'lei no coracao',
      'lei em seu interior',
      'nunca mais me lembrarei',
      'todos me conhecerao',
      'desde o menor deles ate o maior',
      'jeremias trinta e um',
    ],
  },
  {
    verses: '32:6-27',
    key: '32:15',
    title: 'Comprar um campo na cidade cercada',
    theme: 'a esperança que assina embaixo',
    themes: ['esperanca', 'fe', 'obediencia', 'oracao'],
    idea: 'Com a cidade cercada e ele preso, Jeremias compra um terreno por ordem de Deus e guarda o recibo, sinal de que ainda haverá vida naquela terra; depois ora o seu espanto.',
    context:
      'É o ano dez de Zedequias, último rei de Judá. Os babilônios cercam Jerusalém, há fome, e o rei prendeu Jeremias por dizer que a cidade cairia (32:1-5). Anatote, a terra natal dele, fica perto, já nas mãos do inimigo. Pela lei, o parente mais próximo podia comprar a terra para que não saísse da família. No fim (32:26-27) Deus responde à oração.',
    retold: [
      {
        verses: '32:6-8',
        says: 'Deus avisa Jeremias de que o primo Hanameel virá oferecer um campo em Anatote. O primo chega ao pátio da guarda, e Jeremias entende que é palavra do Senhor.',
      },
      {
        verses: '32:9-12',
        says: 'Jeremias compra o campo por dezessete siclos de prata, pesa o dinheiro, assina e sela o documento e o entrega a Baruque diante das testemunhas.',
      },
      {
        verses: '32:13-15',
        says: 'Jeremias manda guardar os documentos num vaso de barro, porque Deus diz que ainda se comprarão casas, campos e vinhas naquela terra.',
      },
      {
        verses: '32:16-23',
        says: 'Jeremias ora: para Deus, que fez os céus e a terra, nada é difícil. Deus tirou o povo do Egito e lhe deu a terra, mas o povo desobedeceu.',
      },
      {
        verses: '32:24-27',
        says: 'Jeremias lembra que a cidade cercada está nas mãos do inimigo, e Deus o mandou comprar um campo. Deus responde que é o Senhor e pergunta se algo lhe é difícil.',
      },
    ],
    read: {
      verses: '32:6-17',
      how: 'Façam a cena: Jeremias sentado, o primo, Baruque e duas testemunhas. Passem de mão em mão um papel dobrado; no 14, ponham-no num pote. O 15 é lido por todos.',
    },
    observe: [
      {
        ask: 'Onde Jeremias está, quem chega, e o que lhe propõe?',
        verses: '32:6-8',
        listen: 'Preso no pátio da guarda; o primo Hanameel; comprar a propriedade em Anatote.',
      },
      {
        ask: 'Que passos ele dá para fazer a compra? Contem os detalhes.',
        verses: '32:9-12',
        listen:
          'Pesa dezessete siclos, assina, sela, chama testemunhas, entrega a Baruque à vista de todos.',
      },
      {
        ask: 'Para que serve o vaso de barro, e que promessa explica tudo?',
        verses: '32:14-15',
        listen: 'Para durar muitos dias; ainda se comprarão casas, campos e vinhas.',
      },
      {
        ask: 'O que Jeremias faz logo depois de entregar o documento, e o que diz de Deus?',
        verses: '32:16-17',
        listen: 'Ora; fez os céus e a terra, nada é difícil para ele.',
      },
    ],
    interpret: [
      {
        ask: 'Para os olhos da cidade era o pior negócio do ano. O que Jeremias dizia ao povo com aquele dinheiro na balança?',
        verses: '32:9-10, 32:15',
        listen: 'Que acreditava no que pregava: o castigo não era o fim.',
        follow: 'Por que um gesto convence mais do que um discurso?',
      },
      {
        ask: 'Por que tanto cuidado com recibo, cópia e vaso, se a cidade ia cair mesmo?',
        verses: '32:11-14',
        listen: 'A espera seria longa; esperança de verdade se prepara para demorar.',
      },
      {
        ask: 'Ele obedeceu primeiro e orou depois. O que a oração mostra sobre como ele se sentia?',
        verses: '32:16-17',
        listen:
          'Um “Ah” de espanto e um Deus grande: fé com perguntas. Adiante (32:25) ele diz que não entende.',
      },
    ],
    live: [
      {
        ask: 'Onde tudo parece cercado na sua vida, e que gesto pequeno diria que você espera em Deus ali?',
        listen: 'Matricular, plantar, marcar, consertar. Sem arriscar o que não se tem.',
      },
      {
        ask: 'Você já obedeceu a Deus sem entender e só depois conseguiu conversar com ele sobre isso?',
        listen: 'Como foi; sem final feliz obrigatório.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Com tanta notícia de que o mundo vai acabar, o que vale a pena começar mesmo assim?',
        listen: 'Estudar, amar, plantar, cuidar da terra.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que você está guardando num vaso de barro para quem vem depois de você?',
        listen: 'História, fé, terra, fotos, exemplo.',
        for: ['elderly', 'parents', 'couples'],
      },
      {
        ask: 'Que “ainda” Deus poderia pôr numa frase sua que hoje termina em nunca mais?',
        listen: 'Ainda se comprarão campos. Com delicadeza; há coisas que não voltam.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Jeremias pediu testemunhas. Quem pode acompanhar você num passo de esperança?',
        listen: 'Um nome, e um pedido claro.',
        for: ['new-believers', 'singles', 'women'],
      },
      {
        ask: 'O que faz alguém sensato apostar num futuro que não vê, e o que você pensa disso?',
        listen: 'Filhos, casa, fé. Perguntas são bem-vindas.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a compra da sua vida que todo mundo achou loucura?',
        bridge: 'Um profeta preso comprou um terreno no meio de uma guerra.',
      },
      {
        text: 'Onde ficam guardados os documentos importantes na sua casa, e quem sabe achá-los?',
        bridge: 'Jeremias mandou guardar os dele num vaso de barro, para durarem muito.',
        for: ['adults', 'couples', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Segure um papel antigo: recibo, certidão, foto, escritura. Pense no dia em que ele foi feito.',
      bridge: 'Leia sobre um recibo que era uma promessa.',
    },
    complete: [
      {
        name: 'Escritura de esperança',
        text: 'Preencha: Eu, … , com … em volta, pela palavra de Deus, ponho hoje … em … . Testemunhas: … e … . Guardo isto em … , para o dia em que … .',
      },
      {
        name: 'Ah, Senhor',
        text: 'Escreva uma oração em três linhas: Ah, Senhor, tu fizeste … . O que eu estou vendo é … . E tu me dizes … . Não entendo … , mas … .',
      },
    ],
    challenges: [
      {
        do: 'Faça nesta semana um gesto de futuro, pequeno e possível: plante uma árvore, comece um curso, abra uma poupança, pinte um quarto.',
        tell: 'o que foi e quem serviu de testemunha.',
      },
      {
        do: 'Escreva uma promessa de Deus com a data de hoje, ponha num pote fechado e combine com alguém o dia de abri-lo.',
        tell: 'que promessa guardou e para quando.',
      },
    ],
    children: {
      truth: 'Nada é difícil demais para Deus.',
      to7: {
        story:
          'Jeremias estava preso num pátio. Em volta da cidade havia soldados, e todo mundo tinha medo. Aí chegou o primo dele: Jeremias, compra o meu campo! Comprar um campo agora? Mas Deus tinha avisado: o primo vem, e você compra. Jeremias contou as moedas de prata: uma, duas, três, até dezessete. Assinou o papel, e o amigo Baruque guardou tudo num pote de barro. Por quê? Porque Deus disse: um dia vão comprar casas e plantar uvas aqui de novo! Jeremias orou: Senhor, tu fizeste o céu e a terra. Nada é difícil para ti.',
        activity:
          'Cada criança desenha uma casa ou uma planta, dobra o papel e guarda num pote. Tampem e digam: nada é difícil para Deus!',
        questions: [
          'O que Jeremias comprou?',
          'Onde guardaram o papel?',
          'O que você quer pedir a Deus, para quem nada é difícil?',
        ],
      },
      to12: {
        story:
          'Imagine comprar um terreno no meio de uma guerra, sabendo que o inimigo já está em cima dele. Foi o que Jeremias fez. Jerusalém estava cercada pelos babilônios, e o rei tinha prendido o profeta no pátio da guarda. Deus avisou: seu primo vem oferecer um campo; compre. E o primo veio! Jeremias pesou dezessete moedas de prata, assinou, selou, chamou testemunhas. Depois disse a Baruque, o seu secretário: guarde o documento num vaso de barro, para durar muitos dias. As pessoas devem ter pensado: ficou maluco? Mas a compra era um recado de Deus: ainda se comprarão casas, campos e vinhas nesta terra. Depois Jeremias orou, e não escondeu que não entendia. Senhor, nada é difícil para ti; mas a cidade está caindo, e tu me mandas comprar um campo? Deus respondeu: eu sou o Senhor. Existe algo difícil demais para mim? Anos mais tarde, o povo voltou para aquela terra.',
        activity:
          'Cápsula do tempo: cada um escreve o que espera que Deus faça em um ano. Ponham num pote com data e guardem para abrir juntos.',
        questions: [
          'Por que a compra parecia maluca?',
          'O que ela queria dizer ao povo?',
          'O que você faria hoje se acreditasse que Deus cuida do amanhã?',
        ],
      },
      challenge: 'Plante uma semente e, ao regar, diga: nada é difícil para Deus.',
    },
    prayer:
      'Ah, Senhor Deus, fizeste os céus e a terra, e nada te é difícil. Tu vês o cerco em volta de nós. Dá-nos um gesto de esperança que caiba na nossa mão, testemunhas que nos acompanhem e paciência para esperar. O que não entendemos, trazemos a ti. Amém.',
    leader: {
      lost: 'Cuidado com a conclusão de que fé é fazer negócio arriscado ou dar dinheiro à igreja. Jeremias tinha ordem clara, direito legal, testemunhas e recibo. O centro é a promessa do 15: depois do castigo, ainda haverá vida ali.',
      tender:
        'Quem perdeu casa, terra ou país, ou foi enganado numa compra, pode sofrer. E há perdas que não voltam nesta vida: não prometa o que o texto não promete a cada um. Dívida ou despejo: a Defensoria Pública orienta.',
    },
    comfort:
      'Jeremias estava preso, a cidade com fome, e Deus não lhe pediu um sorriso. Pediu um gesto, e depois ouviu o seu espanto. Guarde hoje só uma palavra no seu vaso de barro: ainda.',
    closing: 'Ainda: é a palavra de Deus para a terra cercada.',
    words: [
      'jeremias',
      'anatote',
      'hanameel',
      'baruque',
      'campo de anatote',
      'compra do campo',
      'vaso de barro',
      'documento de compra',
      'escritura da compra',
      'dezessete siclos',
      'ainda se comprarao casas',
      'nada e dificil para ti',
      'nada e demasiado maravilhoso',
      'patio da guarda',
    ],
  },
  {
    verses: '33:1-9',
    key: '33:3',
    title: 'Clama a mim',
    theme: 'a oração',
    themes: ['oracao', 'esperanca', 'sofrimento'],
    idea: 'Com o profeta preso e a cidade cercada, Deus convida a clamar e promete o que ninguém ali imaginava: cura, perdão e paz sobre as próprias ruínas.',
    context:
      'O exército da Babilônia cercava Jerusalém. Casas já tinham caído na guerra, e Jeremias estava preso no pátio da guarda por ter dito que a cidade cairia. É ali que Deus lhe fala pela segunda vez. Nos versículos 10 e 11, ele promete que nas ruas vazias ainda se ouvirá a voz do noivo e da noiva.',
    retold: [
      {
        verses: '33:1-3',
        says: 'O Senhor fala a Jeremias na prisão e diz que clame a ele. Promete responder e contar coisas grandes e difíceis, que o profeta não conhece.',
      },
      {
        verses: '33:4-5',
        says: 'O Senhor fala das casas derrubadas no cerco e dos mortos na luta. Diz que escondeu o rosto da cidade, por causa da maldade dela.',
      },
      {
        verses: '33:6-9',
        says: 'Deus promete sarar o povo, reconstruí-lo como no princípio e purificá-lo. A cidade será nome de alegria, e as nações se espantarão com o bem que ele fará.',
      },
    ],
    read: {
      verses: '33:1-9',
      how: 'Quem lê o 1 e o 2 fala baixo, como dentro de uma prisão. O 3 é dito por todos, olhando para cima. Do 6 ao 9, uma voz cheia de alegria.',
    },
    observe: [
      {
        ask: 'Em que lugar está Jeremias quando ouve o convite para clamar?',
        verses: '33:1',
        listen: 'Preso no pátio da guarda; é a segunda vez que Deus lhe fala ali.',
      },
      {
        ask: 'Que estado da cidade os versículos 4 e 5 mostram, sem enfeite?',
        verses: '33:4-5',
        listen: 'Casas derrubadas, mortos, Deus de rosto escondido por causa da maldade.',
      },
      {
        ask: 'Do versículo 6 ao 8, o que Deus diz que ele mesmo vai fazer? Façam a lista.',
        verses: '33:6-8',
        listen: 'Saúde e cura, paz e verdade, restaurar, edificar, purificar, perdoar.',
      },
    ],
    interpret: [
      {
        ask: 'Que coisas “grandes e difíceis”, pelo que vem depois, Deus quer contar a quem clama?',
        verses: '33:3, 33:6-8',
        listen: 'Não são segredos curiosos: é o plano de curar e perdoar quem errou.',
        follow: 'Por que isso era mais difícil de crer que a derrota?',
      },
      {
        ask: 'O convite chega antes de qualquer melhora: o muro ainda cai. O que isso revela sobre a hora de orar?',
        verses: '33:1-4',
        listen: 'Clama-se de dentro da ruína, não depois.',
      },
      {
        ask: 'No versículo 5 Deus esconde o rosto, no 6 ele traz cura. Como as duas coisas cabem no mesmo coração?',
        verses: '33:5-6',
        listen: 'Ele leva o mal a sério e não desiste do povo.',
      },
      {
        ask: 'O fim de tudo é que outras nações vejam e se espantem “por causa de todo o bem”. Que testemunho uma cidade curada dá?',
        verses: '33:9',
        listen: 'Mostra quem Deus é; bênção que aparece.',
      },
    ],
    live: [
      {
        ask: 'De que pátio fechado, hoje, você faria a sua oração: trabalho, hospital, dívida, casa?',
        listen: 'Cada um diz só o que quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Se você pudesse mandar para Deus um áudio de dez segundos sem filtro, como ele começaria?',
        listen: 'Acolha reclamação, choro, pergunta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que oração você já fez de um jeito e Deus respondeu de outro, maior ou mais estranho?',
        listen: 'Quem não tem história ainda pode dizer: estou esperando.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que precisa ser consertado na sua casa que vocês ainda não puseram em palavras diante de Deus?',
        listen: 'Dizer em voz alta já é clamar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Para quem nunca orou ou acha que não sabe: o que, na frase “clama a mim”, deixa a porta aberta?',
        listen: 'Clamar é grito; não exige fórmula.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há perdas que nada restaura aqui. O que você ainda consegue pedir, e quem poderia clamar no seu lugar?',
        listen: 'Oferecer-se. Sem prometer resultado.',
        for: ['mourning'],
      },
      {
        ask: 'Em que rua do seu bairro você gostaria que voltasse a se ouvir festa, e por onde começa o conserto?',
        listen: 'Uma rua de verdade, um gesto de verdade.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual ligação você mais demorou a conseguir: central de atendimento, marcação de consulta, crush que não atendia?',
        bridge: 'Deus dá a Jeremias um convite sem fila e sem música de espera.',
      },
      {
        text: 'Que obra na sua casa começou com derruba essa paredinha e durou meses?',
        bridge: 'Jerusalém era só parede derrubada quando Deus falou em reconstruir.',
        for: ['adults', 'couples', 'men', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe pela janela ou para um ponto de luz. Diga em voz baixa o nome de quem você chamaria numa emergência.',
      bridge: 'Jeremias, preso, ouviu Deus dizer: chama por mim. Leia a partir daí.',
    },
    complete: [
      {
        name: 'Telefone de prisão',
        text: 'Você tem quatro frases. Deus, estou em … . O que desabou foi … . O que não entendo é … . O que te peço é … .',
      },
      {
        name: 'Ruína e promessa',
        text: 'Copie do texto três promessas dos versículos 6 a 8. Ao lado de cada uma, escreva uma pessoa ou um lugar que precisa dela: … .',
      },
    ],
    challenges: [
      {
        do: 'Marque um alarme para as 3h33 da tarde em cinco dias. Quando tocar, pare um minuto e clame por uma situação só.',
        tell: 'onde o alarme pegou você e o que saiu de oração.',
      },
      {
        do: 'Visite ou escreva a alguém que está preso a um leito, a uma casa ou atrás de grades, e ore com a pessoa se ela quiser.',
        tell: 'o que essa pessoa pediu.',
      },
    ],
    children: {
      truth: 'Posso chamar por Deus de qualquer lugar.',
      to7: {
        story:
          'Jeremias estava preso num pátio. Ele não tinha feito nada de errado: só tinha contado a verdade. Lá fora, a cidade estava toda quebrada. As casas, o muro, tudo! Jeremias estava triste. Então Deus falou com ele ali mesmo, na prisão: Chama por mim, que eu respondo! Vou contar a você coisas grandes que você nem imagina. Que coisas eram? Deus disse: vou curar esta cidade. Vou perdoar o meu povo. Vou construir de novo. Aqui ainda vai ter paz, festa e música. Jeremias podia chamar, e Deus ouvia. Deus ouve você também, em qualquer lugar.',
        activity:
          'Façam um telefone de copos e barbante. Um fala: Deus me ouve! O outro repete. Troquem até todos terem chamado e respondido.',
        questions: [
          'Onde Jeremias estava?',
          'O que Deus disse para ele fazer?',
          'De que lugar você quer chamar por Deus?',
        ],
      },
      to12: {
        story:
          'A cidade estava cercada por um exército. As casas caíam, uma depois da outra, e quase não havia comida. E o homem que avisou que isso ia acontecer, Jeremias, estava preso no pátio da guarda. Se alguém tinha motivo para desistir, era ele. Foi quando Deus falou pela segunda vez: clama a mim, e eu te responderei, e te contarei coisas grandes e difíceis que você não conhece. Jeremias deve ter pensado em segredos de guerra. Mas o que Deus contou foi melhor: esta cidade tem culpa, e eu escondi o rosto. Só que eu mesmo vou trazer cura. Vou perdoar, limpar, reconstruir. As outras nações vão ouvir do bem que eu faço e vão ficar de boca aberta. E nessas ruas vazias ainda se vai ouvir festa de casamento. Jeremias continuou preso por mais um tempo. Mas agora tinha com quem falar, e o que esperar.',
        activity:
          'Com caixas ou blocos, derrubem uma cidadezinha e reconstruam-na; em cada bloco, colem um papel com um pedido de oração.',
        questions: [
          'Por que Jeremias estava preso?',
          'Que coisas grandes Deus contou a ele?',
          'O que está quebrado perto de você e pode virar oração?',
        ],
      },
      challenge: 'Ore uma vez num lugar diferente: no recreio, no ônibus ou no quintal.',
    },
    prayer:
      'Senhor, clamamos de onde estamos, sem arrumar a voz. Tu vês o que caiu e o que nós derrubamos. Traz cura, perdoa, ergue de novo. Mostra-nos as coisas grandes que não conhecemos, e que muita gente se espante com o teu bem. Amém.',
    leader: {
      lost: 'O versículo 3 sozinho vira promessa de que Deus revela qualquer coisa. O texto diz quais são as coisas grandes: leia até o 9 antes de aplicar.',
      tender:
        'Quem clama há anos por uma cura pode sair ferido se alguém prometer resposta rápida. A promessa foi a uma cidade, e levou décadas. Não explique o silêncio de Deus; ore com a pessoa e fique por perto.',
      differ:
        'A promessa foi dada a Jerusalém. Uns cristãos a leem também como convite direto a cada um que ora; outros, primeiro como história daquele povo, que mostra o coração de Deus. Ambos oram com confiança.',
    },
    comfort:
      'Não é preciso sair do pátio para ser ouvido. Deus falou com o preso dentro da prisão, e pela segunda vez.',
    closing: 'Clame de onde está. O céu não tem sala de espera.',
    words: [
      'clama a mim',
      'invoca me e te responderei',
      'coisas grandes e',
      'grandes e ocultas',
      'grandes e dificeis',
      'patio da guarda',
      'saude e cura',
      'abundancia de paz',
      'jeremias preso',
      'caldeus',
      'voz de noivo',
    ],
  },
]
