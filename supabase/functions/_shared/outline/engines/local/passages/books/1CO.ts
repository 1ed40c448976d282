import type { BookPassages } from '../passage.ts'

export const FIRST_CORINTHIANS: BookPassages = [
  {
    verses: '1:10-17',
    key: '1:13',
    title: 'Cristo não se reparte em times',
    theme: 'a unidade da igreja',
    themes: ['comunhao', 'cruz', 'humildade'],
    idea: 'Cristo não está dividido e só ele foi crucificado por nós; por isso nenhum líder, estilo ou grupo merece a torcida que separa irmãos.',
    context:
      'Paulo começa a carta agradecendo a Deus pelos cristãos de Corinto, cidade rica e competitiva. Mas chegaram notícias: a igreja está virando torcida organizada. Esta é a primeira coisa que ele trata. Em seguida dirá que a palavra da cruz, loucura para muitos, é poder de Deus (1:18).',
    retold: [
      {
        verses: '1:10-12',
        says: 'Paulo roga aos irmãos que não haja divisões. Gente da casa de Cloé contou das brigas, em que um diz “Eu sou de Paulo” e outro, “Eu sou de Apolo”.',
      },
      {
        verses: '1:13',
        says: 'Paulo pergunta aos irmãos se Cristo está dividido, se Paulo foi crucificado por eles ou se foi no nome de Paulo que receberam o batismo.',
      },
      {
        verses: '1:14-17',
        says: 'Paulo agradece a Deus por ter batizado bem poucos ali. Cristo o enviou para evangelizar, e sem sabedoria de palavras, para que a cruz não se torne inútil.',
      },
    ],
    read: {
      verses: '1:10-17',
      how: 'No 12, quatro pessoas em quatro cantos da sala gritam o seu “Eu sou de”. No 13, quem lê fala baixo, no meio.',
    },
    observe: [
      {
        ask: 'Quem contou a Paulo, e o que contou?',
        verses: '1:11',
        listen: 'Os da casa de Cloé; que havia brigas.',
      },
      {
        ask: 'Quais eram os quatro partidos, e qual deles parece o mais espiritual?',
        verses: '1:12',
        listen: 'Paulo, Apolo, Cefas e Cristo; até o nome de Cristo virou bandeira.',
      },
      {
        ask: 'Com que três perguntas Paulo desmonta o próprio fã-clube?',
        verses: '1:13',
        listen:
          'Se Cristo está dividido, se Paulo foi crucificado, se foram batizados em seu nome.',
      },
      {
        ask: 'Para que Paulo diz que foi enviado, e o que ele evita ao falar?',
        verses: '1:17',
        listen: 'Para evangelizar; sem sabedoria de palavras, para não esvaziar a cruz.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo, Apolo e Cefas eram gente boa. Como é que coisa boa vira motivo de briga?',
        verses: '1:11-12',
        listen: 'Quando a preferência vira identidade e serve para se sentir maior.',
        follow: 'Que preferência sua já virou bandeira?',
      },
      {
        ask: 'Por que a cruz seria o argumento mais forte contra a divisão?',
        verses: '1:13, 1:17',
        listen: 'Todos devem tudo ao mesmo crucificado; ninguém tem do que se gabar.',
      },
      {
        ask: 'Falar “uma mesma coisa” não precisa ser pensar tudo igual. Onde vocês poriam o limite, pelo texto?',
        verses: '1:10',
        listen: 'Unidade em torno de Cristo e do que ele fez; sem rachas, e não sem diferenças.',
      },
    ],
    live: [
      {
        ask: 'De que pregador, ministério ou estilo você mais gosta, e quando esse gosto já virou crítica a alguém?',
        listen: 'Gostar pode; separar é que dói.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Na escola ou na internet, que panelinha tem senha de entrada, e quem fica sempre do lado de fora?',
        listen: 'Quem está dentro raramente vê a porta.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O filho do pai, a filha da mãe, o lado de lá da família: como esse eu sou de fulano divide a sua casa?',
        listen: 'Leve e honesto; um gesto para cruzar o lado.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que as brigas dos cristãos já lhe fizeram pensar sobre Cristo?',
        listen: 'Ouça, peça desculpas se couber, e não explique.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Os da casa de Cloé contaram o problema a quem podia ajudar. Que diferença você vê entre isso e fofoca?',
        listen: 'Falar a quem pode cuidar, com nome, para curar.',
        for: ['women', 'men', 'singles'],
      },
      {
        ask: 'Que racha antigo, de igreja ou de família, você gostaria de ver emendado ainda em vida?',
        listen: 'Pode vir mágoa; ore, e não julgue as partes.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'Quem pensa bem diferente de você em política ou costume e, no entanto, foi alcançado pela mesma cruz?',
        listen: 'Um nome, e uma coisa que admira nessa pessoa.',
      },
    ],
    icebreakers: [
      {
        text: 'Em quatro cantos: cuscuz, pão de queijo, tapioca ou pão na chapa. Escolha o seu e defenda em dez segundos.',
        bridge: 'Já formamos quatro partidos. Em Corinto era mais sério.',
      },
      {
        text: 'Por que time, cantor ou novela você já discutiu feio, e com quem?',
        bridge: 'Em Corinto discutiam por pregador. Vamos ver o que Paulo achou.',
        for: ['men', 'adults', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Dobre uma folha e desdobre. A marca da dobra fica, mas a folha continua uma só.',
      bridge: 'Leia pensando nas dobras da sua igreja.',
    },
    complete: [
      {
        name: 'Camisa virada',
        text: 'Desenhe uma camisa de torcida. Na frente: eu sou de … . O que eu ganho com isso: … . Quem eu deixo de fora: … . Nas costas, em letras grandes, o nome de quem foi crucificado por você.',
      },
      {
        name: 'Elogio ao outro canto',
        text: 'Pense no grupo de que você menos gosta. Complete: com eles eu poderia aprender … . Cristo também os … . O que temos igual é … .',
      },
    ],
    challenges: [
      {
        do: 'Sente-se no domingo com gente que nunca se senta com você e descubra o que cada um mais ama em Jesus.',
        tell: 'o que ouviu de igual.',
      },
      {
        do: 'Quando alguém comparar dois líderes perto de você, mude o assunto para o que Cristo fez. Conte as vezes.',
        tell: 'quantas foram, e qual a mais difícil.',
      },
    ],
    children: {
      truth: 'Jesus é um só, e nós somos irmãos.',
      to7: {
        story:
          'Na igreja de Corinto, as crianças ouviam uma gritaria. Eu sou do Paulo! Eu sou do Apolo! Eu sou do Pedro! Parecia briga de torcida. Paulo ficou triste e mandou uma carta: gente, fui eu que morri na cruz por vocês? Não! Foi Jesus! Jesus se partiu em pedacinhos, um para cada time? Não! Jesus é um só. Então parem de brigar e fiquem juntos. As pessoas olharam umas para as outras, meio sem graça. E deram as mãos, porque eram todas de Jesus.',
        activity:
          'Cada criança pinta um pedaço de um grande coração recortado. Juntem os pedaços e escrevam no meio: Jesus é um só.',
        questions: [
          'O que as pessoas gritavam em Corinto?',
          'Quem morreu na cruz por nós?',
          'A quem você quer dar a mão hoje?',
        ],
      },
      to12: {
        story:
          'Sabe quando a sala se divide e um grupo não fala com o outro? A igreja de Corinto estava assim. Uns diziam: eu sou de Paulo, que começou a igreja. Outros: eu sou de Apolo, que fala bonito. Outros: eu sou de Cefas, que andou com Jesus. E havia os que diziam: pois eu sou de Cristo, de nariz em pé. A família de Cloé ficou preocupada e contou a Paulo. Ele podia ter gostado de ter fãs. Mas perguntou: Cristo está dividido? Eu fui crucificado por vocês? Vocês foram batizados em meu nome? Claro que não! Deus me mandou contar a boa notícia, e nem uso palavras difíceis, para que ninguém fique encantado comigo e se esqueça da cruz. Por favor, irmãos, fiquem juntos.',
        activity:
          'Montem um quebra-cabeça de cruz com peças entregues a grupos diferentes, sem avisar que é um só. Conversem quando descobrirem.',
        questions: [
          'Que times havia em Corinto?',
          'Por que Paulo não quis ter torcida?',
          'Que grupo da sua turma poderia se misturar mais?',
        ],
      },
      challenge: 'Brinque nesta semana com alguém que não é da sua turminha.',
    },
    prayer:
      'Senhor Jesus, tu não estás dividido. Perdoa as nossas torcidas. Junta de novo o que rachamos, em casa e na igreja, e põe a tua cruz no meio, onde ninguém é maior que ninguém. Amém.',
    leader: {
      lost: 'A conversa pode virar queixa sobre outra igreja ou sobre um pastor. Fique na pergunta do versículo 13 e nas nossas próprias bandeiras.',
      tender:
        'Unidade não serve para calar denúncia. Os da casa de Cloé falaram, e fizeram bem. Se há abuso, não se encobre: Disque 100, Ligue 180.',
      differ:
        'O versículo 17 não despreza o batismo; Paulo batizou alguns. Igrejas diferem em quando e como se batiza, e leem a casa de Estéfanas a favor de uma ou de outra prática. Todas concordam que ninguém é batizado em nome de um líder.',
    },
    comfort:
      'Se a igreja se dividiu em cima de você, Cristo não se dividiu. Ele continua inteiro do seu lado.',
    closing: 'Voltem dos quatro cantos: a cruz fica no meio.',
    words: [
      'divisoes',
      'casa de cloe',
      'cloe',
      'eu sou de paulo',
      'apolo',
      'cefas',
      'cristo esta dividido',
      'crispo',
      'estefanas',
      'nao me enviou para batizar',
      'mesma opiniao',
      'corintios',
    ],
  },
  {
    verses: '1:18-31',
    key: '1:27',
    title: 'A força do que parece fraco',
    theme: 'a loucura da cruz',
    themes: ['cruz', 'humildade', 'sabedoria', 'identidade'],
    idea: 'Deus salvou o mundo por uma cruz e escolheu gente sem currículo, para que ninguém tenha do que se gabar a não ser dele.',
    context:
      'Corinto era uma cidade portuária rica, apaixonada por oradores, títulos e vitórias. A igreja pegou o vírus: formou torcidas em volta de líderes. Paulo responde olhando para a cruz e, depois, para a lista de membros.',
    retold: [
      {
        verses: '1:18-21',
        says: 'Paulo diz que a palavra da cruz é loucura para os que perecem e poder de Deus para os que se salvam. Deus salva quem crê pela loucura da pregação.',
      },
      {
        verses: '1:22-25',
        says: 'Judeus pedem sinal, gregos buscam sabedoria, e Paulo prega Cristo crucificado, ofensa para uns e loucura para outros. Para os chamados, ele é poder e sabedoria de Deus.',
      },
      {
        verses: '1:26-29',
        says: 'Entre os irmãos não há muitos sábios nem poderosos. Deus escolhe as coisas fracas e desprezíveis deste mundo, para que ninguém se orgulhe diante dele.',
      },
      {
        verses: '1:30-31',
        says: 'Cristo Jesus se tornou para nós sabedoria, justiça, santificação e resgate. Quem se orgulha, que se orgulhe no Senhor.',
      },
    ],
    read: {
      verses: '1:18-29',
      how: 'Dois leitores: um lê o que o mundo chama de sabedoria e força, outro o que Deus faz. Os versículos 27 a 29, todos.',
    },
    observe: [
      {
        ask: 'O que a palavra da cruz é para uns, e o que é para outros?',
        verses: '1:18, 1:23-24',
        listen: 'Loucura e ofensa; poder e sabedoria de Deus.',
      },
      {
        ask: 'O que os judeus pediam, o que os gregos buscavam, e o que Paulo prega?',
        verses: '1:22-23',
        listen: 'Sinal; sabedoria; Cristo crucificado.',
      },
      {
        ask: 'Que tipo de gente Deus escolheu em Corinto, e com que objetivo?',
        verses: '1:26-29',
        listen: 'Loucas, fracas, sem valor; para que ninguém se orgulhe.',
      },
    ],
    interpret: [
      {
        ask: 'O que num Deus crucificado ofende o bom senso, ontem e hoje?',
        verses: '1:23-25',
        listen: 'Fraqueza, perda, vergonha; esperamos sucesso.',
        follow: 'Que versão mais apresentável de Cristo a gente prefere?',
      },
      {
        ask: 'Em que sentido “a fraqueza de Deus é mais forte” que qualquer força nossa?',
        verses: '1:24-25',
        listen: 'O amor entregue vence onde a força só assusta.',
      },
      {
        ask: 'Paulo manda olhar para os próprios membros. O que essa chamada faz com o orgulho e com a vergonha de cada um?',
        verses: '1:26-29',
        listen: 'Baixa um e levanta a outra.',
      },
    ],
    live: [
      {
        ask: 'Que parte do seu currículo você apresenta primeiro quando quer ser respeitado?',
        listen: 'Cargo, família, bens, conhecimento bíblico.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Em que a sua turma mede quem é forte, e onde você perde nessa régua?',
        listen: 'Corpo, notas, dinheiro, fama, pegação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fraqueza sua Deus já usou de um modo que a sua força não conseguiria?',
        listen: 'Histórias pequenas e verdadeiras.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que mais parece loucura a você na fé cristã?',
        listen: 'Agradecer a franqueza.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que pessoa pouco valorizada tem ensinado você sobre Deus?',
        listen: 'Porteiro, criança, avó, colega com deficiência.',
        for: ['young', 'singles', 'couples'],
      },
      {
        ask: 'Em casa, quem é elogiado pela força, e que fraqueza ninguém pode mostrar?',
        listen: 'Regras não escritas da família.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Na escolha dos times, na escola, você era dos primeiros ou dos últimos? Qual era a sensação de esperar?',
        bridge: 'Paulo fala de uma escolha em que a ordem é outra.',
      },
      {
        text: 'Que ideia todo mundo achou maluca e acabou funcionando na sua família ou no seu trabalho?',
        bridge: 'A cruz pareceu a pior ideia possível. Paulo a chama de poder.',
        for: ['adults', 'couples', 'men', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tire de perto, por um instante, tudo o que mostra quem você é: crachá, celular, chaves. Fique só você.',
      bridge: 'Foi gente assim, sem nada na mão, que Deus chamou.',
    },
    complete: [
      {
        name: 'Currículo virado',
        text: 'Escreva um currículo ao contrário. Formação: fracassei em … e aprendi … . Experiência: fui fraco em … . Referências: quem me viu no chão foi … . Objetivo: que em mim apareça … .',
      },
      {
        name: 'Orgulhe-se de',
        text: 'Complete a frase de três modos: Eu me orgulho de … (o que digo). Eu me orgulho de … (o que nunca digo). Eu me orgulho do Senhor, que … .',
      },
    ],
    challenges: [
      {
        do: 'Peça conselho ou ajuda a alguém que ninguém consulta.',
        tell: 'o que essa pessoa sabia.',
      },
      {
        do: 'Conte uma fraqueza sua, com simplicidade, numa conversa em que costuma aparecer forte.',
        tell: 'o que a sua franqueza abriu no outro.',
      },
    ],
    children: {
      truth: 'Deus escolhe também os pequenos e fracos.',
      to7: {
        story:
          'Numa fazenda havia um burrinho. O cavalo era bonito, o touro era forte, o galo cantava alto. O burrinho só carregava saco. Eu não presto para nada, pensava. Um dia, o dono precisou de um animal para levar remédio por um caminho bem estreito, na beira do morro. O cavalo se assustou. O touro não passava. O galo não aguentava o peso. O dono sorriu: vem cá, burrinho, é você! Passo a passo, ele levou o remédio, e a menina doente sarou. Paulo escreveu que Deus faz assim. Ele escolhe quem o mundo acha pequeno. Até Jesus, na cruz, parecia fraco. E era o mais forte.',
        activity:
          'Tentem levantar uma pena com pregador, mão pesada e sopro: às vezes o mais fraco (o sopro) é o que consegue.',
        questions: [
          'O que o burrinho pensava de si?',
          'Por que só ele conseguiu?',
          'No que você é pequeno, e Deus pode usar?',
        ],
      },
      to12: {
        story:
          'Se você fosse montar um time para mudar o mundo, quem chamaria? Os mais ricos, os mais famosos, os mais inteligentes? Em Corinto, todo mundo pensava assim. Os discursos mais bonitos ganhavam aplausos, e cada um torcia pelo seu campeão. Até na igreja! Paulo então escreveu: deem uma olhada em vocês mesmos. Quantos de vocês são poderosos? Quantos são nobres? Não muitos. Havia ali escravos, carregadores do porto, viúvas, crianças. Pois Deus escolheu justamente vocês. E lembrou o mais estranho de tudo: a cruz. Um homem pregado, zombado, sem defesa. Parece derrota. Mas ali Deus venceu o mal com amor. O que parece fraqueza em Deus é mais forte que a força da gente. Por isso, se for para se gabar de alguma coisa, gabe-se de ser amado por ele.',
        activity:
          'Façam um álbum de figurinhas ao contrário: cada carta traz uma pessoa pouco notada e o superpoder escondido dela.',
        questions: [
          'Quem fazia parte da igreja de Corinto?',
          'Por que a cruz parecia derrota?',
          'Quem na sua sala é deixado por último, e o que essa pessoa tem de bom?',
        ],
      },
      challenge: 'Escolha primeiro, num jogo ou trabalho, alguém que costuma ser o último.',
    },
    prayer:
      'Deus crucificado, a tua fraqueza nos desmonta e nos refaz. Livra-nos das torcidas e das vitrines. Obrigado por nos chamares sem currículo. Que a nossa glória seja só esta: tu nos escolheste. Amém.',
    leader: {
      lost: 'Alguns concluem que estudar é mau ou que fé dispensa pensar. Paulo pensa muito bem; o alvo dele é o orgulho. Outros vão criticar pastores famosos: volte para o próprio currículo.',
      tender:
        'Quem já ouviu que não vale nada pode encaixar-se dolorosamente em coisas desprezíveis. Deixe claro: é o mundo que as chama assim. Deus as escolhe e as honra.',
    },
    comfort:
      'Se hoje você não tem força, não está fora do modo como Deus trabalha. Está bem no meio dele. A cruz foi levantada num dia em que tudo parecia fraco.',
    closing: 'Quem se gloria, glorie-se no Senhor.',
    words: [
      'loucura da cruz',
      'palavra da cruz',
      'loucura da pregacao',
      'cristo crucificado',
      'coisas loucas',
      'coisas fracas',
      'coisas despreziveis',
      'sabedoria deste mundo',
      'escandalo para os judeus',
      'nao muitos sabios',
      'poder de deus',
      'glorie se no senhor',
      'fraqueza de deus',
    ],
  },
  {
    verses: '2:1-16',
    key: '2:2',
    title: 'Sem palavras de efeito',
    theme: 'a sabedoria que o Espírito revela',
    themes: ['cruz', 'sabedoria', 'espirito', 'humildade'],
    idea: 'Paulo chegou tremendo e com um assunto só, Cristo crucificado; e o que parecia fraqueza virou fé de verdade, porque os segredos de Deus não se conquistam: o Espírito revela.',
    context:
      'Corinto adorava bons oradores, e a igreja estava dividida por causa de pregadores preferidos. Paulo lembra como foi a primeira vez: sem truque de palco. Depois mostra que há, sim, uma sabedoria de Deus, mais funda do que qualquer discurso, e que ninguém a alcança sem o Espírito.',
    retold: [
      {
        verses: '2:1-5',
        says: 'Paulo conta que chegou com fraqueza e grande tremor, falando só de Cristo crucificado, para que a fé se firmasse no poder de Deus, não na sabedoria humana.',
      },
      {
        verses: '2:6-9',
        says: 'Nenhum líder deste mundo conheceu a sabedoria de Deus, senão não teriam crucificado o Senhor da glória. O que olho não viu, Deus preparou para os que o amam.',
      },
      {
        verses: '2:10-12',
        says: 'Pelo seu Espírito, Deus revela o que estava oculto. Só o espírito da pessoa sabe o que há nela, e só o Espírito de Deus sabe as coisas de Deus.',
      },
      {
        verses: '2:13-16',
        says: 'Paulo fala com palavras que o Espírito Santo ensina. O ser humano natural não as entende, mas “nós temos a mente de Cristo”.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Um leitor, sem microfone e sem enfeite, lê 1 a 5 sentado. Em 9 e 10, todos fecham os olhos no “olho não viu” e abrem no “revelou”.',
    },
    observe: [
      {
        ask: 'Como Paulo chegou a Corinto, por fora e por dentro?',
        verses: '2:1, 2:3-4',
        listen: 'Sem excelência de palavras; em fraqueza, temor, tremor.',
      },
      {
        ask: 'O que ele decidiu saber entre eles?',
        verses: '2:2',
        listen: 'Só Jesus Cristo, e ele crucificado.',
      },
      {
        ask: 'Em que ele queria que a fé deles se apoiasse?',
        verses: '2:5',
        listen: 'No poder de Deus, não em sabedoria humana.',
      },
      {
        ask: 'Quem revela o que Deus preparou, e como ele sabe?',
        verses: '2:9-12',
        listen: 'O Espírito, que investiga até as profundezas de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Um homem tão estudado escolheu um assunto que parecia tolo. O que o público de Corinto esperava, e o que ganhou?',
        verses: '2:1-2, 2:4',
        listen: 'Espetáculo; recebeu Deus na cruz.',
      },
      {
        ask: 'Se a fé nasce da emoção do pregador, o que acontece quando ele cai, muda ou emudece?',
        verses: '2:4-5',
        listen: 'Cai junto; no poder de Deus, permanece.',
        follow: 'Em quem a sua fé se apoiou no começo?',
      },
      {
        ask: 'Os poderosos crucificaram “ao Senhor da glória” sem saber. O que isso diz da sabedoria que manda no mundo?',
        verses: '2:6-8',
        listen: 'Mede mal; não reconhece Deus quando ele vem pobre.',
      },
      {
        ask: 'Só eu sei o que passa dentro de mim. Como esse exemplo ajuda a entender o trabalho do Espírito?',
        verses: '2:11-12',
        listen: 'Conhece Deus por dentro e nos conta.',
      },
    ],
    live: [
      {
        ask: 'Quando você precisa falar de Deus e treme, o que o versículo 3 diz ao seu tremor?',
        listen: 'Paulo também; não é sinal de ausência.',
        for: ['adults', 'young', 'new-believers'],
      },
      {
        ask: 'Que pregador, banda ou líder faria falta à sua fé se parasse amanhã? O que sobraria?',
        listen: 'Sem julgar nomes; ver o apoio.',
        for: ['long-believers', 'adults', 'men', 'women'],
      },
      {
        ask: 'Views, carisma, edição: o que convence você mais depressa do que devia?',
        listen: 'Critérios; fruto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se só pudesse saber uma coisa de Deus, seria a cruz? O que ela já explicou para você, e o que ainda não?',
        listen: 'Dúvida bem-vinda.',
      },
      {
        ask: 'O que você aprendeu de Deus que nenhum estudo teria ensinado?',
        listen: 'O Espírito, na dor, na oração, no amor.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Com o que você sonha que Deus tenha preparado, sem conseguir imaginar o rosto?',
        listen: 'Deixe a esperança falar baixo.',
        for: ['mourning', 'singles', 'couples'],
      },
      {
        ask: 'O que na cruz parece loucura a você, honestamente?',
        listen: 'Não corrija; Paulo disse que parece mesmo.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua pior apresentação em público: esqueceu, tropeçou, microfone ligado? Reencenem em dez segundos.',
        bridge: 'Um dos maiores pregadores da história também chegou tremendo.',
      },
      {
        text: 'Falem por vinte segundos sobre um lápis, com palavras difíceis. Depois, com uma frase simples. Qual convenceu?',
        bridge: 'Paulo podia falar difícil. Escolheu uma frase.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense numa coisa que só você sabe sobre si mesmo, nem ruim nem boa: um gosto, um medo bobo. Sorria para ela.',
      bridge: 'Assim o Espírito conhece o Pai. Leia do 10 ao 12.',
    },
    complete: [
      {
        name: 'Colunas da fé',
        text: 'Desenhe uma mesa. Em cada perna, escreva em que a sua fé se apoia hoje: … , … , … , … . Marque a que não pode quebrar. Reforce-a nesta semana com … .',
      },
      {
        name: 'Frase única',
        text: 'Se chegasse a uma cidade nova e só pudesse dizer uma frase sobre Jesus, seria: … . O que eu deixaria de fora: … . Por que treme a voz: … .',
      },
    ],
    challenges: [
      {
        do: 'Fale de Jesus a alguém sem nenhum recurso bonito: uma frase sua, simples, tremendo se for preciso.',
        tell: 'a frase.',
      },
      {
        do: 'Leia um trecho dos Evangelhos pedindo antes: Espírito, revela; e anote o que percebeu que não sabia.',
        tell: 'uma linha do que anotou.',
      },
    ],
    children: {
      truth: 'O Espírito me ajuda a conhecer Jesus.',
      to7: {
        story:
          'O Paulo chegou numa cidade grande, cheia de gente que falava bonito. Ele tremeu: brrr! Não sei falar chique. Mas ele tinha uma coisa muito boa para contar. Respirou e disse bem simples: Jesus me ama e deu a vida na cruz por mim e por vocês. Só isso! Uma vovó chorou, um menino sorriu, um soldado ficou pensando. Como foi que entenderam? O Espírito Santo, que conhece Deus por dentro, falou no coração deles. Foi como acender a luz num quarto: clic! E tinham a fé guardada em Deus, e não no Paulo.',
        activity:
          'Entrem num cômodo escuro e tentem adivinhar o que há; acendam a luz: clic! Conversem sobre quem acende a luz por dentro.',
        questions: ['Por que Paulo tremeu?', 'O que ele contou?', 'Quem ajuda a gente a entender?'],
      },
      to12: {
        story:
          'Em Corinto, quem falava melhor ganhava fama. Havia aulas, aplausos, torcidas. Paulo chegou lá sem nada disso, e tremia. Vou falar de um crucificado, pensou, e vão rir. Mesmo assim decidiu: não vou saber outra coisa aqui, só Jesus, e Jesus na cruz. Falou sem truque, e gente de todo tipo creu. Mais tarde escreveu: foi melhor assim. Se vocês tivessem crido por causa do meu jeito de falar, a fé de vocês estaria em mim. E existe uma sabedoria de Deus bem mais funda do que discurso. Olho nunca viu, ouvido nunca ouviu o que Deus preparou para quem o ama. Então como a gente fica sabendo? Só você sabe o que se passa dentro de você, não é? Pois o Espírito sabe o que se passa dentro de Deus, e nos conta. Por isso uma criança pode entender o que um rei não entendeu.',
        activity:
          'Cada um prepara uma frase de uma linha sobre Jesus, sem palavra difícil, e a diz em pé para os outros.',
        questions: [
          'Por que Paulo não usou truques?',
          'Quem conhece Deus por dentro?',
          'Que frase simples você diria sobre Jesus?',
        ],
      },
      challenge: 'Conte a alguém, com uma frase sua, quem é Jesus.',
    },
    prayer:
      'Espírito que conheces o Pai por dentro, acende a luz. Cansamos de palco. Faz-nos saber uma coisa só, o teu Cristo na cruz, e que ela baste. Quando a voz tremer, fala tu. E guarda a nossa fé em Deus, e não em gente. Amém.',
    leader: {
      lost: 'O homem natural do 14 pode virar rótulo para os de fora, ou desculpa contra o estudo. Paulo estudava muito. O alvo dele é a vaidade. Pergunte: em que a nossa fé se apoia?',
      tender:
        'Quem teve um líder que caiu pode estar com a fé no chão. Não minimize nem peça detalhes. Este texto é para ele: a fé não era para estar ali. Fique por perto.',
      differ:
        'O que são os poderosos do versículo 8 (governantes, forças espirituais ou ambos) e como o Espírito revela hoje são entendidos de modos diferentes. Que sem ele ninguém reconhece o Crucificado, todos dizem.',
    },
    comfort:
      'Olho não viu o que ele preparou. Se hoje você também não vê nada à frente, está em boa companhia; e quem ama a Deus não precisa imaginar para receber.',
    closing: 'Uma frase, uma cruz, e o Espírito acende.',
    words: [
      'jesus cristo e ele crucificado',
      'excelencia de palavras',
      'fraqueza temor e grande tremor',
      'demonstracao do espirito',
      'poder de deus e nao sabedoria',
      'olho nao viu',
      'preparou para os que o amam',
      'profundezas de deus',
      'ser humano natural',
      'homem natural',
      'mente de cristo',
      'senhor da gloria',
    ],
  },
  {
    verses: '3:1-11',
    key: '3:6',
    title: 'Um planta, outro rega',
    theme: 'o crescimento que Deus dá',
    themes: ['servico', 'humildade', 'comunhao', 'trabalho'],
    idea: 'Líderes e serviços são mãos na mesma horta: plantar e regar importam, mas quem faz crescer é Deus, e o chão debaixo de tudo é Jesus.',
    context:
      'Em Corinto uns levantavam a bandeira de Paulo, o fundador; outros a de Apolo, o pregador brilhante. Paulo não entra na disputa. Chama isso de infância e responde com duas imagens: uma plantação e uma obra.',
    retold: [
      {
        verses: '3:1-4',
        says: 'Paulo diz que criou os irmãos com leite, e que eles ainda não aguentam alimento sólido. Entre eles há inveja, brigas e gente dizendo “Eu sou de Paulo”.',
      },
      {
        verses: '3:5-9',
        says: 'Paulo e Apolo são só servidores: um plantou, o outro regou, mas foi Deus quem deu o crescimento. Os irmãos são a plantação de Deus, o edifício de Deus.',
      },
      {
        verses: '3:10-11',
        says: 'Como construtor, Paulo pôs o fundamento, e outro edifica sobre ele. Cada um veja como edifica, porque ninguém pode pôr fundamento diferente do que já está posto, Jesus Cristo.',
      },
    ],
    read: {
      verses: '3:1-11',
      how: 'Um leitor para 1-4, com ar de bronca carinhosa; outro para 5-9; outro para 10-11. O fim do 6, todos.',
    },
    observe: [
      {
        ask: 'Por que Paulo ainda dá leite a eles, e o que mostra que são crianças?',
        verses: '3:1-4',
        listen: 'Inveja, brigas, partidos.',
      },
      {
        ask: 'Quem plantou, quem regou, quem fez crescer, e como Paulo chama os dois primeiros?',
        verses: '3:5-9',
        listen: 'Paulo, Apolo, Deus; servidores, cooperadores.',
      },
      {
        ask: 'Qual é o único fundamento, e o que cada um deve olhar?',
        verses: '3:10-11',
        listen: 'Jesus Cristo; como constrói sobre ele.',
      },
    ],
    interpret: [
      {
        ask: 'Se só Deus dá o crescimento, por que ainda vale a pena suar na horta?',
        verses: '3:6-9',
        listen: 'Ele escolheu trabalhar com a gente; há recompensa.',
      },
      {
        ask: 'Por que torcer por líderes é sinal de fé infantil, e não de lealdade?',
        verses: '3:3-5',
        listen: 'Troca o doador pelo entregador.',
        follow: 'Como se admira alguém sem virar torcida?',
      },
      {
        ask: 'Planta se rega e prédio se constrói. O que cada imagem diz que a outra não diz?',
        verses: '3:9-11',
        listen: 'Vida e tempo; cuidado com o fundamento e a qualidade.',
      },
    ],
    live: [
      {
        ask: 'Você se vê mais plantando ou regando, e quem faz a outra parte?',
        listen: 'Valorizar parceiros.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que resultado você anda cobrando de si e que só Deus pode dar?',
        listen: 'Filhos na fé, mudança do cônjuge, igreja cheia.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Quais pregadores ou influenciadores você defende como time, e o que perde com isso?',
        listen: 'Sem atacar ninguém.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'Quem plantou e quem regou a fé em você?',
        listen: 'Nomes; às vezes dezenas.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Que coisa você plantou há anos e nunca viu brotar?',
        listen: 'Luto de quem serviu; com ternura.',
        for: ['elderly', 'mourning', 'parents'],
      },
      {
        ask: 'Em que a inveja do jardim do vizinho tem ressecado o seu?',
        listen: 'Comparação entre ministérios, carreiras, famílias.',
        for: ['singles', 'adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Você fala com as plantas? Conte o que diz e se elas respondem.',
        bridge: 'Planta tem hora de plantar e hora de regar. Paulo e Apolo dividiram o serviço.',
        for: ['women', 'elderly', 'adults', 'couples'],
      },
      {
        text: 'Qual é o time, banda ou série que você já defendeu com unhas e dentes contra amigos?',
        bridge: 'Em Corinto torciam por pregadores. Paulo achou aquilo coisa de criança.',
      },
    ],
    quiet: {
      text: 'Ponha um pouco de água numa planta e espere ela sumir na terra. Você não vê o que acontece depois.',
      bridge: 'É aí que Deus trabalha. Leia olhando para a terra.',
    },
    complete: [
      {
        name: 'Livro da horta',
        text: 'Faça quatro colunas: planta (pessoa ou projeto) … ; quem plantou … ; quem rega … ; o que só Deus faz … . Preencha três linhas e risque da sua preocupação a última coluna.',
      },
      {
        name: 'Fundamento e parede',
        text: 'Esboce uma casa. No alicerce, escreva Jesus. Nas paredes, o que você está construindo este ano: … , … , … . Qual parede está fora do alicerce? …',
      },
    ],
    challenges: [
      {
        do: 'Regue o que outro plantou: continue, sem mudar o nome da placa, um trabalho ou cuidado iniciado por alguém.',
        tell: 'o que sentiu ao não ser o fundador.',
      },
      {
        do: 'Agradeça a duas pessoas: uma que plantou e uma que regou em você.',
        tell: 'se elas sabiam disso.',
      },
    ],
    children: {
      truth: 'Eu ajudo, e Deus faz crescer.',
      to7: {
        story:
          'A tia Rosa fez um buraquinho e pôs uma semente. Fui eu que plantei!, disse ela. O tio Beto veio todo dia com o regador. Fui eu que reguei! Os dois começaram a discutir: a planta é minha! Não, é minha! A Manu, de cinco anos, ficou olhando a terra. De repente, apareceu um verdinho. Nasceu!, gritou. Tia Rosa puxou a planta para crescer? Não. Tio Beto soprou? Também não. Quem fez crescer?, perguntou a Manu. Os dois se olharam e riram. Foi Deus! Paulo escreveu isso: um planta, outro rega, mas é Deus quem faz crescer.',
        activity:
          'Plantem uma semente em dupla: um planta, outro rega a semana toda; cantem para Deus quando nascer.',
        questions: [
          'Quem plantou e quem regou?',
          'Quem fez a plantinha crescer?',
          'Em que você pode ajudar Deus hoje?',
        ],
      },
      to12: {
        story:
          'E se a sua turma se dividisse: nós somos do time da professora Ana! E nós, do professor Davi! E todos parassem de se falar? Em Corinto aconteceu isso. Paulo tinha chegado primeiro e contado de Jesus. Depois veio Apolo, que falava lindamente. Aí começou: eu sou de Paulo! Eu sou de Apolo! Paulo ficou triste: vocês estão parecendo bebês. Quem é Paulo? Quem é Apolo? Dois empregados da horta. Eu plantei, ele regou, e nenhum de nós conhece o segredo de fazer uma folha nascer. Isso é com Deus. Depois mudou de imagem: vocês são um prédio. Eu pus o alicerce, outros levantam as paredes. Mas o alicerce é um só, Jesus. Se alguém construir em cima de um pregador, cai. Paulo não queria torcida; queria que todos olhassem para quem faz crescer.',
        activity:
          'Construam uma torre em silêncio, cada um pondo uma peça; ninguém pode dizer: fui eu. No fim, agradeçam a todos.',
        questions: [
          'Por que Paulo disse que eles pareciam bebês?',
          'O que cada um fez na horta de Corinto?',
          'Quem plantou e quem regou a fé em você?',
        ],
      },
      challenge: 'Ajude em segredo num trabalho que outra pessoa começou.',
    },
    prayer:
      'Senhor da horta, obrigado por nos pores a enxada e o regador na mão. Livra-nos da torcida e da pressa. Faz crescer o que plantamos e não vemos. E que tudo o que levantarmos esteja sobre Jesus. Amém.',
    leader: {
      lost: 'O fogo e a recompensa (12-15) ficam fora da leitura e levam a debates; avise que param no 11. Não deixe a noite virar comparação de pastores, padres ou igrejas.',
      tender:
        'Pais de filhos afastados carregam culpa: será que plantei errado? O texto diz que o crescimento é de Deus. Não dê fórmulas. Ouça e ore pelo nome do filho.',
    },
    comfort:
      'Depois de semear, o lavrador dorme, e a terra trabalha. Você pode parar de olhar o canteiro por hoje. Quem dá o crescimento não cochila.',
    closing: 'Plantamos, regamos; e Deus faz crescer.',
    words: [
      'eu plantei apolo regou',
      'apolo',
      'apolo regou',
      'deu o crescimento',
      'leite',
      'alimento solido',
      'meninos em cristo',
      'carnais',
      'cooperadores de deus',
      'lavoura de deus',
      'edificio de deus',
      'fundamento',
      'eu sou de paulo',
      'construtor',
    ],
  },
  {
    verses: '3:10-23',
    key: '3:11',
    title: 'O que resiste ao fogo',
    theme: 'a obra sobre o fundamento',
    themes: ['servico', 'fidelidade', 'comunhao', 'sabedoria'],
    idea: 'O alicerce é Jesus e já está posto; o que cada um constrói em cima dele na igreja, casa de Deus, será provado, e convém usar o que dura.',
    context:
      'A igreja de Corinto se repartia em torno de líderes: eu sou de Paulo, eu de Apolo (3:4). Paulo acaba de dizer que eles são só lavradores, e Deus faz crescer. Agora muda a comparação para uma obra. O fogo aqui prova o trabalho; o construtor é salvo. E o templo, no 16, são eles juntos: vós sois.',
    retold: [
      {
        verses: '3:10-11',
        says: 'Paulo, como construtor, pôs o fundamento, que é Jesus Cristo, e ninguém pode pôr outro. Quem edifica por cima veja como edifica.',
      },
      {
        verses: '3:12-15',
        says: 'Uns edificam com ouro e pedras preciosas, outros com madeira e palha, e o fogo mostra o que cada obra é. Quem vê a sua queimar sofre perda, mas se salva.',
      },
      {
        verses: '3:16-17',
        says: 'Paulo lembra que os irmãos são o templo de Deus e que o Espírito habita neles. Quem destruir esse templo santo, Deus o destruirá.',
      },
      {
        verses: '3:18-23',
        says: 'A sabedoria deste mundo é loucura para Deus. Ninguém se orgulhe em seres humanos, porque tudo é dos irmãos, os irmãos são de Cristo, e Cristo é de Deus.',
      },
    ],
    read: {
      verses: '3:10-21',
      how: 'Ponham no centro uma pedra, um pedaço de madeira e um de palha ou papel. Quem lê o 12 aponta para cada um.',
    },
    observe: [
      {
        ask: 'Qual é o fundamento, e o que cada um deve ver?',
        verses: '3:10-11',
        listen: 'Jesus Cristo, e não há outro; cada um veja como edifica sobre ele.',
      },
      {
        ask: 'Que materiais Paulo lista, e o que o fogo fará com a obra?',
        verses: '3:12-15',
        listen:
          'Ouro, prata, pedras preciosas, madeira, feno, palha. Provará; o que permanece tem recompensa; o que queima é perda, mas o construtor se salva.',
      },
      {
        ask: 'Que pergunta ele faz no 16, e de que não se deve ter orgulho?',
        verses: '3:16, 3:21',
        listen:
          'Se não sabem que são o templo de Deus e que o Espírito habita neles. De seres humanos.',
      },
    ],
    interpret: [
      {
        ask: 'Numa igreja dividida por líderes, o que seria construir com palha?',
        verses: '3:12-13, 3:21',
        listen:
          'Fama, partido, número, espetáculo. Ouro é o que nasce de Cristo: amor, verdade, serviço.',
        follow: 'O que na nossa igreja ficaria de pé se faltassem luz e palco?',
      },
      {
        ask: 'Há quem se salve “como que passado pelo fogo”. O que isso consola e o que isso adverte?',
        verses: '3:14-15',
        listen:
          'Consola: salvação é pelo fundamento. Adverte: dá para gastar a vida no que não fica.',
      },
      {
        ask: 'Deus habita nesse grupo briguento de Corinto. O que muda no jeito de tratar um irmão?',
        verses: '3:16-17',
        listen: 'Rasgar a igreja é mexer na casa de Deus; o outro é parede do mesmo templo.',
      },
    ],
    live: [
      {
        ask: 'Do que você fez nos últimos doze meses, o que acha que passaria pelo fogo?',
        listen: 'Coisas pequenas costumam surpreender: uma visita, um perdão.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você está construindo que aparece muito e aguenta pouco?',
        listen: 'Imagem, sequência de postagens, popularidade. E o que aguenta?',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que pregador ou líder você fala mais do que de Jesus?',
        listen: 'Gostar pode; gabar-se divide. Agradecer pelos outros também.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Com que material vocês dois têm levantado a casa: pressa, silêncio, ternura, verdade?',
        listen: 'Um material para trocar nesta semana.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Vós sois o templo. Onde você já percebeu Deus no meio de gente imperfeita?',
        listen: 'Um grupo, uma cozinha, um enterro.',
        for: ['visitors', 'singles', 'elderly'],
      },
      {
        ask: 'Que trabalho na igreja você faria do mesmo jeito se ninguém soubesse que foi você?',
        listen: 'Motivo também é material.',
      },
    ],
    icebreakers: [
      {
        text: 'Já construiu alguma coisa que caiu: prateleira, castelo de areia, barraca? Conte o desastre.',
        bridge: 'Paulo fala de obra que é posta à prova.',
      },
      {
        text: 'Se a sua casa pegasse fogo e todos já estivessem salvos, que objeto você pegaria?',
        bridge: 'O fogo do texto também mostra o que vale.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Encoste a mão numa parede ou no chão e empurre de leve. Sinta o que não cede.',
      bridge: 'Há um alicerce posto. Leia sobre ele.',
    },
    complete: [
      {
        name: 'Lista de material',
        text: 'Em três colunas: tenho construído com palha quando … ; com madeira quando … ; com ouro quando … . Na próxima semana vou trocar … por … .',
      },
      {
        name: 'Planta da casa',
        text: 'Desenhe um alicerce e escreva Jesus. Em cima, quatro paredes da sua vida: … . Marque com um traço a que não encosta no alicerce.',
      },
    ],
    challenges: [
      {
        do: 'Faça um serviço bem feito na igreja ou na rua e não deixe ninguém saber que foi você.',
        tell: 'só que fez; o quê fica com Deus.',
      },
      {
        do: 'Elogie em público um líder ou grupo que não é o seu preferido, com um motivo verdadeiro.',
        tell: 'o que você percebeu de bom.',
      },
    ],
    children: {
      truth: 'Jesus é o alicerce; construo a vida em cima dele.',
      to7: {
        story:
          'Para fazer uma casa, o que vem primeiro? O alicerce! É a parte bem forte que fica embaixo. Se ele é fraco, a casa cai. Paulo disse aos amigos: o alicerce é Jesus. Não tem outro! Agora cada um constrói em cima. Dá para construir com coisas fortes, como ouro e pedra. Ou com coisas fracas, como palha. O que é forte fica; a palha vai embora. Amor fica. Verdade fica. Ajudar fica. Briga e vontade de aparecer são como palha. E sabe quem mora nessa casa? Deus! A casa de Deus somos nós, todos juntos.',
        activity:
          'Construam uma torre com blocos sobre uma pedra e outra sobre um travesseiro. Soprem e vejam. Digam: Jesus é o meu alicerce.',
        questions: [
          'Quem é o alicerce?',
          'O que é forte como ouro?',
          'O que você quer construir com Jesus?',
        ],
      },
      to12: {
        story:
          'Os cristãos de Corinto discutiam qual líder era o melhor: Paulo, Apolo ou Cefas. Paulo não gostou de ver gente formando torcida, nem mesmo a dele. Então falou de uma construção. Eu pus o alicerce, disse, e o alicerce é Jesus Cristo; ninguém pode pôr outro. Em cima dele, cada um veja como constrói. Há quem use ouro, prata e pedras preciosas, e há quem use madeira, feno e palha. Um dia, a obra de cada um será provada, como pelo fogo. O que foi feito com amor e verdade vai ficar. O que foi feito só para aparecer vai sumir como palha. Mesmo assim, quem está sobre Jesus não se perde. E Paulo perguntou: vocês não sabem que são o templo de Deus, e que o Espírito de Deus mora em vocês? Então ninguém deve estragar essa casa com brigas, nem se orgulhar de pessoas. Vocês são de Cristo.',
        activity:
          'Façam uma parede de papel com tijolos. Em cada tijolo, escrevam uma obra que dura; na base, em letras grandes, Jesus Cristo.',
        questions: [
          'Sobre o que os coríntios discutiam?',
          'O que resiste à prova, e o que some?',
          'Como você pode cuidar da casa de Deus, que é a igreja?',
        ],
      },
      challenge: 'Ajude alguém sem contar a ninguém: isso é construir com ouro.',
    },
    prayer:
      'Senhor, o alicerce está posto, e é Jesus. Mostra a palha que andamos empilhando. Ensina-nos a construir com amor e verdade, sem torcida. Que os cuidados desta semana fiquem de pé. Mora no meio de nós. Amém.',
    leader: {
      lost: 'A palavra fogo leva a conversa para o fim do mundo. Paulo fala do trabalho de quem edifica a igreja: o que fica? Traga para o material desta semana.',
      tender:
        'Quem serviu anos e viu tudo acabar pode ouvir que foi palha. Não julgue obra de ninguém: é Deus quem prova. E quem se sente templo destruído por abuso precisa ouvir que Deus está do lado de quem foi ferido (Disque 100, Ligue 180).',
      differ:
        'Católicos costumam ler no 15 um apoio à purificação depois da morte; evangélicos, a prova das obras no dia de Cristo. Todos leem que o salvo o é pelo fundamento.',
    },
    comfort:
      'Talvez só tenham sobrado cinzas do que você construiu. O alicerce não queimou. Está debaixo dos seus pés, e é alguém.',
    closing: 'Tudo é vosso, e vós sois de Cristo. Boa construção.',
    words: [
      'sabio construtor',
      'fundamento',
      'jesus cristo fundamento',
      'ouro prata pedras preciosas',
      'madeira feno palha',
      'fogo fara a prova',
      'passado pelo fogo',
      'galardao',
      'recompensa',
      'templo de deus',
      'espirito de deus habita em vos',
      'sabedoria deste mundo',
      'tudo e vosso',
      'vos sois de cristo',
      'paulo apolo cefas',
    ],
  },
  {
    verses: '5:1-8',
    key: '5:7',
    title: 'Um pouco de fermento',
    theme: 'o pecado que a igreja finge não ver',
    themes: ['santidade', 'arrependimento', 'comunhao', 'cruz'],
    idea: 'A igreja que se orgulha enquanto tolera um pecado grave deixa o mal crescer na massa toda; já que Cristo, nossa Páscoa, foi sacrificado, ela se entristece, limpa a casa e vive com sinceridade.',
    context:
      'Na igreja de Corinto um homem vivia com a mulher do próprio pai, e os irmãos, em vez de chorar, estavam orgulhosos. Paulo manda tirá-lo do meio deles, com a esperança de que seja salvo. Depois (5:9-13) explica: não fala de gente de fora da igreja, mas de quem se chama irmão.',
    retold: [
      {
        verses: '5:1-2',
        says: 'Paulo ouve falar de um pecado sexual que nem entre os gentios se nomeia. A igreja, orgulhosa, devia se entristecer e tirar do seu meio quem fez aquilo.',
      },
      {
        verses: '5:3-5',
        says: 'Mesmo ausente, Paulo já julgou: reunida em nome de Jesus, a igreja deve entregar o culpado a Satanás, para destruição da carne e para que o espírito seja salvo.',
      },
      {
        verses: '5:6-8',
        says: 'Paulo lembra que um pouco de fermento leveda toda a massa e manda limpar o velho. Cristo, nosso cordeiro da páscoa, foi sacrificado, e a festa se faz com sinceridade e verdade.',
      },
    ],
    read: {
      verses: '5:1-8',
      how: 'Uma pessoa só lê, sem pressa e sem dramatizar. Os versículos 7 e 8 são lidos uma segunda vez por todos.',
    },
    observe: [
      {
        ask: 'De que situação Paulo ficou sabendo, e como a igreja estava reagindo?',
        verses: '5:1-2',
        listen: 'Um homem com a mulher do pai; eles, orgulhosos.',
      },
      {
        ask: 'Que reação Paulo esperava no lugar do orgulho?',
        verses: '5:2',
        listen: 'Que se entristecessem.',
      },
      {
        ask: 'Em nome de quem a decisão deve ser tomada, e o que Paulo deseja para o homem no fim de tudo?',
        verses: '5:4-5',
        listen: 'Do Senhor Jesus, com a igreja reunida; que o espírito seja salvo.',
      },
      {
        ask: 'Que fermentos o texto manda jogar fora, e com que pães se faz a festa?',
        verses: '5:7-8',
        listen: 'O velho, o do mal e da perversão; sinceridade e verdade.',
      },
    ],
    interpret: [
      {
        ask: 'De que poderia se orgulhar uma igreja que deixa uma coisa dessas passar?',
        verses: '5:2, 5:6',
        listen: 'De ser aberta, de ter gente importante, de não julgar ninguém.',
        follow: 'Quando tolerar deixa de ser amor?',
      },
      {
        ask: 'Fermento é pouco, escondido e trabalha em silêncio. O que essa imagem explica sobre o pecado que ninguém comenta?',
        verses: '5:6',
        listen: 'Muda a massa inteira: o que é tolerado vira normal.',
      },
      {
        ask: 'Paulo diz limpem e, na mesma frase, “vós sois de fato sem fermento”. Como as duas coisas combinam?',
        verses: '5:7',
        listen: 'Cristo já nos fez novos; a limpeza é viver o que somos.',
        follow: 'O que muda quando se limpa a casa para a festa, e não para ser aceito nela?',
      },
      {
        ask: 'A medida é dura, mas termina em ser salvo. Que diferença há entre corrigir para recuperar e expulsar para se livrar?',
        verses: '5:3-5',
        listen: 'Lágrima, oração, a porta por onde se pode voltar.',
      },
    ],
    live: [
      {
        ask: 'Quando uma coisa errada aparece perto de você, o seu impulso é comentar, abafar ou chorar? O que costuma vir primeiro?',
        listen: 'Reconhecer o hábito, sem contar o caso de ninguém.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que coisa que antes incomodava virou normal na sua turma, de tanto todo mundo rir?',
        listen: 'O fermento social; falar de hábitos, não de pessoas.',
        follow: 'Em que momento deixou de incomodar?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que pouco de fermento você reconhece na própria vida: pequeno, conhecido, e crescendo?',
        listen: 'Resposta em silêncio; não é hora de confissão pública.',
      },
      {
        ask: 'Quando uma correção ajudou você a voltar, o que a pessoa fez de diferente?',
        listen: 'Falou a sós, ficou perto, chorou junto.',
      },
      {
        ask: 'Como um grupo pequeno pode ser um lugar de verdade sem virar um lugar de vigilância?',
        listen: 'Cada um fala de si; sigilo; líderes acessíveis.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'O que vocês dois combinaram não varrer para debaixo do tapete, e o que está indo para lá?',
        listen: 'Um assunto, não a lista toda.',
        for: ['couples'],
      },
      {
        ask: 'O que faria da sua casa, nesta semana, uma festa com mais sinceridade e verdade?',
        listen: 'Gesto concreto: contar, devolver, pedir perdão.',
        for: ['parents', 'adults', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu maior desastre na cozinha: o bolo que cresceu demais, o pão que virou pedra, a panela que não voltou?',
        bridge:
          'Na cozinha, um tantinho errado muda a receita toda. Paulo pensa nisso olhando para a igreja.',
      },
      {
        text: 'Faxina para receber visita: que canto da sua casa fica por último, e onde vai parar a bagunça de última hora?',
        bridge:
          'Antes da Páscoa as famílias judias vasculhavam a casa atrás de fermento. Paulo fala de uma faxina assim.',
        for: ['adults', 'couples', 'singles', 'women', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Imagine a sua casa pronta para uma festa: mesa posta, janela aberta. Só um armário continua fechado.',
      bridge: 'O dono da festa já sabe o que há nele, e convidou você assim mesmo. Leia com calma.',
    },
    complete: [
      {
        name: 'Só para mim',
        text: 'Escreva sem mostrar a ninguém: O pouco de fermento que eu venho deixando é … . Ele já está mudando … . Quem pode me ajudar a limpar é … . Cristo já fez por mim … .',
      },
      {
        name: 'Pães da festa',
        text: 'Complete: Nesta semana, sinceridade para mim quer dizer contar a … que … . E verdade quer dizer parar de fingir que … .',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa madura e de confiança e conte a ela, a sós, uma coisa que você vem escondendo e não quer mais que cresça.',
        tell: 'apenas se conversou e como se sentiu depois; o assunto fica guardado.',
      },
      {
        do: 'Passe a semana sem comentar o erro de ninguém que não esteja presente. Quando der vontade, ore por aquela pessoa.',
        tell: 'quantas vezes precisou trocar o comentário pela oração.',
      },
    ],
    children: null,
    prayer:
      'Cordeiro de Deus, que foste sacrificado por nós, entra na casa toda. Dá-nos tristeza pelo mal que já achamos normal e mansidão com quem caiu. Livra-nos do orgulho que esconde e da dureza que expulsa. Faz de nós massa nova, de sinceridade e de verdade. Amém.',
    leader: {
      lost: 'A conversa pode virar tribunal de casos conhecidos. Combine no começo: ninguém conta história de outra pessoa. Paulo fala de um caso grave, público e sem arrependimento, não de quem luta e pede ajuda.',
      tender:
        'O texto toca em relações dentro da família. Pode haver na roda quem sofreu abuso: a vítima nunca é o fermento. Se alguém contar algo assim, acredite, proteja e acompanhe até quem pode agir (Disque 100, Ligue 180; risco agora, 190). Quem foi expulso de igreja com crueldade também precisa de cuidado.',
      differ:
        'Entregar a Satanás é entendido pela maioria como pôr fora da comunhão da igreja, para que a pessoa caia em si; alguns pensam também em doença ou perda permitida por Deus. As igrejas disciplinam de modos diferentes. Em todas, o alvo é que a pessoa seja salva.',
    },
    comfort:
      'Se é você quem está com vergonha, ouça a frase inteira: Cristo, nosso cordeiro da Páscoa, foi sacrificado por nós. A festa começa nele, e a limpeza é para a gente caber na alegria.',
    closing: 'Cristo é a nossa Páscoa: casa limpa e mesa posta.',
    words: [
      'um pouco de fermento',
      'leveda toda a massa',
      'velho fermento',
      'cordeiro da pascoa',
      'cristo nossa pascoa',
      'entregar a satanas',
      'mulher de seu pai',
      'disciplina na igreja',
      'disciplina eclesiastica',
      'sinceridade e verdade',
      'nova massa',
      'tirado do meio de vos',
    ],
  },
  {
    verses: '6:1-11',
    key: '6:11',
    title: 'Entre irmãos, não no tribunal',
    theme: 'resolver as brigas como quem foi lavado',
    themes: ['perdao', 'comunhao', 'identidade', 'justica'],
    idea: 'Irmãos que se processam por interesses da vida esqueceram quem são: lavados, santificados e justificados por Cristo, podem resolver em casa e até sofrer prejuízo em vez de causá-lo.',
    context:
      'Em Corinto as causas corriam na praça, à vista de todos, e ganhava quem tinha mais dinheiro e amigos. Cristãos levavam uns aos outros para lá por questões do dia a dia. Paulo se envergonha por eles, e lembra o futuro que os espera e o banho que já receberam.',
    retold: [
      {
        verses: '6:1-6',
        says: 'Paulo pergunta como um irmão ousa levar outro a juízo diante de incrédulos. Os santos julgarão o mundo e os anjos, e não há um sábio entre eles para as coisas pequenas?',
      },
      {
        verses: '6:7-8',
        says: 'Para Paulo, só haver disputas já é uma falta. Por que não aceitar o prejuízo, em vez de prejudicar, e logo aos irmãos?',
      },
      {
        verses: '6:9-11',
        says: 'Paulo avisa que os injustos não herdarão o Reino de Deus, e fala de pecados sexuais, idolatria, roubo, ganância. Alguns dos irmãos eram isso, mas já estão lavados, santificados e justificados.',
      },
    ],
    read: {
      verses: '6:1-11',
      how: 'As perguntas de Paulo, do 1 ao 7, são lidas por pessoas diferentes, uma cada. O 8, o 9 e o 10, por quem conduz. O 11, todos.',
    },
    observe: [
      {
        ask: 'Quem levava quem ao juiz, e diante de que gente?',
        verses: '6:1, 6:6',
        listen: 'Irmão contra irmão, diante de incrédulos.',
      },
      {
        ask: 'Por que, segundo Paulo, a igreja devia ser capaz de cuidar dessas coisas?',
        verses: '6:2-5',
        listen: 'Julgarão o mundo e anjos; há de haver um sábio entre eles.',
      },
      {
        ask: 'Que duas perguntas do versículo 7 mexem com quem quer ter razão?',
        verses: '6:7',
        listen: 'Por que não aceitar ser injustiçado? E o prejuízo?',
      },
      {
        ask: 'Que três coisas o versículo 11 diz que já aconteceram com eles?',
        verses: '6:11',
        listen: 'Lavados, santificados, justificados, em nome de Jesus e pelo Espírito.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz que a disputa, por si, “já é uma falta entre vós”. O que se perde mesmo quando se ganha a causa?',
        verses: '6:7',
        listen: 'O irmão, o nome de Cristo, a paz.',
      },
      {
        ask: 'Se um dia vão julgar o mundo, o que isso muda numa briga por muro ou por dinheiro?',
        verses: '6:2-4',
        listen: 'Devolve o tamanho às coisas: são mínimas.',
        follow: 'Que briga sua encolhe quando posta ao lado disso?',
      },
      {
        ask: 'A lista dos versículos 9 e 10 põe juntos pecados sexuais, ganância, maledicência e extorsão. Por que ela aparece no meio de uma conversa sobre processos?',
        verses: '6:8-10',
        listen: 'Porque prejudicar o irmão também está na lista; ninguém lê de cima.',
      },
      {
        ask: '“E isto alguns de vós éreis.” O que o tempo desse verbo diz sobre quem se senta na igreja?',
        verses: '6:11',
        listen: 'Gente com passado, que não é mais o passado.',
        follow: 'O que acontece com as brigas quando todos se lembram disso?',
      },
    ],
    live: [
      {
        ask: 'Numa briga, quando foi que ter razão custou a você mais do que valia?',
        listen: 'Amizade, sono, família.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Print, exposição, cancelar no grupo: que tribunais a sua turma usa em vez de conversar?',
        listen: 'Onde a plateia entrou na briga.',
        follow: 'Quem poderia ser o sábio da história?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Herança, muro, dívida, sociedade: qual desses assuntos anda separando irmãos que você conhece, e que primeiro gesto caberia a você?',
        listen: 'Sem nomes; um gesto que dependa da própria pessoa.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'A quem você recorreria para ajudar você e um irmão a se entenderem? O que essa pessoa tem de sábia?',
        listen: 'Ouve os dois, guarda segredo, não toma partido.',
      },
      {
        ask: 'Qual das três palavras você mais precisa ouvir hoje sobre si: lavado, santificado ou justificado?',
        listen: 'Deixar a pessoa ficar com a palavra.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Em que discussão de vocês já existe um placar, e quem vai parar de contar primeiro?',
        listen: 'Humor ajuda; um passo hoje.',
        for: ['couples'],
      },
      {
        ask: 'Há um prejuízo que você poderia aceitar, de coração livre, para não perder uma pessoa? Qual?',
        listen: 'Só o que é da própria pessoa; nunca o direito de outro.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a briga mais demorada da sua infância por uma coisa pequena: o lugar na janela, o controle, o último bombom? Quem era o juiz?',
        bridge:
          'Toda casa tem o seu tribunal. O de Corinto ficava na praça, e Paulo não gostou do que viu.',
      },
      {
        text: 'Se você fosse juiz por um dia de causas pequenas do prédio ou da rua, que lei criaria?',
        bridge: 'Causa pequena é o que não falta. Vamos ver o que Paulo faz com as deles.',
        for: ['adults', 'young', 'singles', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lave o rosto devagar, ou lembre da água de um banho depois de um dia pesado.',
      bridge:
        'O texto começa em briga e termina em água: já estais lavados. Leia esperando por essa palavra.',
    },
    complete: [
      {
        name: 'A conta da briga',
        text: 'Complete só para si: O que está em jogo é … . Se eu ganhar, ganho … . Se eu ganhar, perco … . O prejuízo que eu consigo aceitar é … . O que eu não posso aceitar, porque fere alguém, é … .',
      },
      {
        name: 'Éreis, mas já estais',
        text: 'Escreva numa linha: Eu era … . Na outra: mas já fui lavado, santificado e justificado em nome do Senhor Jesus. Risque a primeira, sem apagar, e leia a segunda em voz baixa.',
      },
    ],
    challenges: [
      {
        do: 'Escolha um desacordo pequeno e parado, e ofereça por primeiro uma saída: uma conversa, uma parte do valor, um eu abro mão.',
        tell: 'o que você ofereceu e como ficou.',
      },
      {
        do: 'Por uma semana, não leve queixa de ninguém para plateia: nem grupo, nem rede, nem corredor. Fale com a pessoa ou com quem possa ajudar os dois.',
        tell: 'o que você teve vontade de postar ou contar, e o que fez em vez disso.',
      },
    ],
    children: {
      truth: 'Jesus me lavou; posso resolver a briga em paz.',
      to7: {
        story:
          'A Bia e o Gui brigaram por causa de um balde na areia. É meu! Não, é meu! Puxa daqui, puxa dali. O Gui gritou para a praça inteira: ela é ladra! Todo mundo olhou. A Bia chorou. Aí a tia Lurdes se sentou na areia, no meio dos dois: vocês são da mesma família; conversem aqui. Bia, o que aconteceu? Gui, e você? Os dois contaram. O Gui pensou: o balde é meu, mas eu gosto mais da Bia. Ele disse: pode usar primeiro. Paulo escreveu que quem é de Jesus já foi lavadinho por dentro, e não precisa ganhar toda briga.',
        activity:
          'Em duplas, segurem juntos um pano, cada um de uma ponta, sem puxar, e andem pela sala levando uma bola de meia em cima.',
        questions: [
          'Por que a Bia e o Gui brigaram?',
          'O que a tia Lurdes fez?',
          'O que você pode dizer quando os dois querem a mesma coisa?',
        ],
      },
      to12: {
        story:
          'Na cidade de Corinto, quando alguém tinha uma briga de dinheiro, ia para o tribunal da praça. Juntava gente para assistir, e muitas vezes ganhava o mais rico. E não é que irmãos da igreja faziam isso uns com os outros? Domingo cantavam juntos; segunda, se acusavam na frente de todo mundo. Paulo ficou triste: não há entre vocês nem uma pessoa sábia, que ajude dois irmãos a se entenderem? E fez uma pergunta difícil: por que vocês não aceitam sair perdendo um pouco, em vez de ferir o irmão? Depois lembrou quem eles eram agora. Antes, havia gente que roubava, que enganava, que falava mal dos outros. Mas vocês foram lavados, disse Paulo, por Jesus e pelo Espírito de Deus. Isso vale para briga comum. Se alguém machuca ou ameaça você, aí é diferente: conte a um adulto e peça ajuda, porque proteger também é justiça.',
        activity:
          'Um trio encena uma briga por coisa pequena: dois falam, um é o sábio que só pode fazer perguntas. Depois trocam de papel.',
        questions: [
          'O que os irmãos de Corinto faziam na praça?',
          'O que uma pessoa sábia faz numa briga?',
          'Quando é certo abrir mão, e quando é preciso pedir ajuda?',
        ],
      },
      challenge: 'Numa briga pequena, seja quem fala baixo e oferece um acordo.',
    },
    prayer:
      'Senhor Jesus, tu nos lavaste quando estávamos do lado errado da história. Tira de nós o gosto de vencer o irmão. Dá sábios ao nosso meio, coragem para conversar e coração livre para perder coisas e não perder gente. E faz justiça a quem foi ferido. Amém.',
    leader: {
      lost: 'A lista dos versículos 9 e 10 pode engolir a noite. Volte à pergunta do texto: como irmãos brigam, e o que já aconteceu com eles (v. 11). Ninguém na roda é assunto.',
      tender:
        'Paulo fala de causas pequenas entre iguais, não de crime. Violência, abuso, ameaça e golpe se denunciam, e a igreja ajuda a denunciar (Ligue 180, Disque 100, 190). Pensão, salário e proteção dos filhos também não são para abafar. E pode haver na roda quem se viu naquela lista como alvo: cuide de como se fala.',
      differ:
        'Há cristãos que nunca processariam um irmão, e outros que aceitam a justiça comum quando a igreja não consegue resolver. Sobre os dois termos do versículo 9 que falam de relações entre homens, a leitura tradicional entende toda prática homossexual; alguns intérpretes pensam em exploração e prostituição. O versículo 11 é para todos.',
    },
    comfort:
      'Se há uma briga que tirou o seu sono, repare que Paulo não termina na falta, termina na água. Você já foi lavado. A última palavra sobre você não está com quem o acusa.',
    closing: 'Já estamos lavados: podemos largar a briga.',
    words: [
      'irmao contra irmao',
      'ir a juizo',
      'perante os injustos',
      'santos julgarao o mundo',
      'julgaremos anjos',
      'processo na justica',
      'litigio',
      'por que nao aceitais o prejuizo',
      'nao herdarao o reino',
      'alguns de vos ereis',
      'lavados santificados justificados',
      'tribunal',
    ],
  },
  {
    verses: '6:12-20',
    key: '6:19',
    title: 'Corpo, casa do Espírito',
    theme: 'o corpo que pertence a Deus',
    themes: ['santidade', 'identidade', 'espirito', 'tentacao'],
    idea: 'O corpo não é descartável nem mercadoria: é membro de Cristo e morada do Espírito, comprado por alto preço, feito para glorificar a Deus.',
    context:
      'Em Corinto circulava um lema: tudo me é permitido. Uns diziam que corpo é só corpo, e que deitar com prostitutas não mudava nada na alma. Paulo discorda pelo motivo mais surpreendente: o corpo vale demais.',
    retold: [
      {
        verses: '6:12-14',
        says: 'Nem tudo o que é lícito convém, responde Paulo, e nada vai mandar nele. O corpo é para o Senhor, e Deus, que ressuscitou o Senhor, também nos ressuscitará.',
      },
      {
        verses: '6:15-17',
        says: 'Nossos corpos são membros de Cristo, e Paulo não aceita uni-los a uma prostituta. Quem se junta a ela se torna um só corpo, e quem se junta ao Senhor, um só espírito.',
      },
      {
        verses: '6:18-20',
        says: 'Paulo manda fugir do pecado sexual, que é contra o próprio corpo, templo do Espírito Santo. Comprados por alto preço, os irmãos não são de si mesmos e devem glorificar a Deus.',
      },
    ],
    read: {
      verses: '6:12-20',
      how: 'Leitura por adultos ou jovens, com calma: uma pessoa lê os lemas (12a, 13a) e outra responde com Paulo.',
    },
    observe: [
      {
        ask: 'Que lema se repete, e que dois limites Paulo lhe põe?',
        verses: '6:12',
        listen: 'Tudo é lícito; nem tudo convém; nada me sujeita.',
      },
      {
        ask: 'Quantas e quais afirmações o texto faz sobre o nosso corpo?',
        verses: '6:13-15, 6:19-20',
        listen: 'Para o Senhor, ressuscitará, membro de Cristo, templo, comprado.',
      },
      {
        ask: 'Que ordens Paulo dá no fim?',
        verses: '6:18, 6:20',
        listen: 'Fugir; glorificar a Deus no corpo.',
      },
    ],
    interpret: [
      {
        ask: 'Como uma liberdade pode acabar mandando na gente?',
        verses: '6:12',
        listen: 'O que escolho hoje me escolhe amanhã: vício, compulsão.',
        follow: 'Como perceber que isso começou?',
      },
      {
        ask: 'Paulo não diz que o corpo é sujo; diz que é santo demais. Que diferença isso faz na conversa sobre sexo?',
        verses: '6:13-17, 6:19',
        listen: 'Cuidado nasce do valor, não do nojo.',
      },
      {
        ask: '“Comprados por alto preço”: isso diminui ou aumenta a dignidade de alguém?',
        verses: '6:19-20',
        listen: 'Aumenta: ninguém mais é dono, nem usa, nem vende.',
      },
    ],
    live: [
      {
        ask: 'O que começou como liberdade na sua vida e hoje cobra presença todo dia?',
        listen: 'Responder em silêncio; tela, bebida, compra, pornografia.',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'De onde vieram as ideias que você tem sobre sexo: casa, amigos, pornografia, igreja, medo?',
        listen: 'Origem, não experiência; ninguém conta intimidade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como você fala do seu corpo diante do espelho, e o que o texto diria a esse espelho?',
        listen: 'Gentileza; sem elogios ou críticas ao corpo de ninguém.',
        for: ['women', 'teens', 'men', 'adults'],
      },
      {
        ask: 'Em que o carinho entre vocês dois precisa de mais cuidado, tempo ou respeito?',
        listen: 'Conversa só do casal; na roda, apenas pensar.',
        for: ['couples'],
      },
      {
        ask: 'Que passo concreto seria, para você, fugir em vez de ficar testando a própria força?',
        listen: 'Filtro, horário, companhia, mudar de rota.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'O que você sente ao ouvir que o seu corpo, com a história que tem, é bem-vindo como casa de Deus?',
        listen: 'Alívio, dúvida, choro; só acolher.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se a sua casa recebesse uma visita muito importante daqui a dez minutos, que canto você arrumaria primeiro?',
        bridge: 'Paulo diz que alguém muito importante mora em nós. Não está só de visita.',
      },
      {
        text: 'Qual propaganda com a palavra liberdade ficou na sua cabeça? O que ela vendia, afinal?',
        bridge: 'Em Corinto também havia um slogan de liberdade. Paulo pergunta quem sai ganhando.',
        for: ['young', 'singles', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no ombro oposto, como quem se abraça. Sinta o calor. Este corpo é querido.',
      bridge: 'Leia ouvindo o tamanho do valor que Paulo lhe dá.',
    },
    complete: [
      {
        name: 'Convém, domina, glorifica',
        text: 'Só para você: escreva três coisas permitidas da sua rotina: … , … , … . Ao lado de cada uma, marque: convém? domina? glorifica? Escolha uma para mudar e escreva como e com a ajuda de quem: …',
      },
      {
        name: 'Placa do templo',
        text: 'Desenhe uma placa de entrada: Aqui mora … . É bem-vindo aqui … . Não entra mais aqui … . Em reforma: … . Comprado por … .',
      },
    ],
    challenges: [
      {
        do: 'Crie uma rota de fuga para a sua tentação mais comum: um bloqueio, um horário, um amigo avisado. Use-a.',
        tell: 'se a rota funcionou, sem dizer qual era a tentação.',
      },
      {
        do: 'Faça por sete dias um bem ao seu corpo como quem cuida de um templo: sono, água, caminhada, consulta marcada.',
        tell: 'o que esse cuidado fez com o humor.',
      },
    ],
    children: null,
    prayer:
      'Espírito Santo, moras aqui e sabes de tudo. Obrigado por não teres nojo da casa. Cura o que foi ferido ou usado. Dá-nos pés para fugir e coragem para pedir ajuda. Que este corpo, querido por ti, te glorifique. Amém.',
    leader: {
      lost: 'Sem moldura, a conversa vira curiosidade, piada ou sermão contra os outros. Combine antes: ninguém conta experiências sexuais; fala-se de escolhas e cuidado. De preferência, homens e mulheres em grupos separados na parte pessoal.',
      tender:
        'Há, com certeza, quem sofreu abuso. Diga em voz alta: o pecado de quem abusa não suja o templo de quem foi abusado; a culpa é só de quem fez. Havendo relato: ouvir sem perguntar detalhes, acreditar, proteger, Disque 100 (crianças e adolescentes), Ligue 180. Compulsão e pornografia: ofereça acompanhamento, sem vergonha pública.',
      differ:
        'As igrejas concordam que o corpo é de Deus, e têm disciplinas diferentes sobre namoro, anticoncepção e segundo casamento. Encaminhe essas dúvidas à liderança de cada um.',
    },
    comfort:
      'Deus, que ressuscitou o Senhor, nos ressuscitará. Corpo doente, velho ou machucado: ele não desiste da casa. Mora nela até com goteira.',
    closing: 'Morada do Espírito, e por alto preço.',
    words: [
      'templo do espirito santo',
      'comprados por preco',
      'comprados por alto preco',
      'todas as coisas me sao licitas',
      'nem todas convem',
      'fugi da prostituicao',
      'fugi da imoralidade',
      'imoralidade sexual',
      'pecado sexual',
      'membros de cristo',
      'uma so carne',
      'glorificai a deus',
      'pureza',
    ],
  },
  {
    verses: '7:1-16',
    key: '7:15',
    title: 'Um dom para casar, outro para não casar',
    theme: 'o casamento, a solteirice e a paz',
    themes: ['casamento', 'fidelidade', 'santidade', 'proximo'],
    idea: 'Casar é dom e não casar é dom; no casamento o corpo se dá dos dois lados, a promessa se guarda com seriedade, e Deus chama gente de carne e osso para a paz.',
    context:
      'Em Corinto havia dois exageros: uns achavam que no corpo valia tudo; outros, que o mais santo era nem tocar no marido ou na mulher. A igreja escreveu perguntando. Paulo, que vivia só, responde caso por caso: casados, solteiros, viúvas, e quem crê casado com quem não crê.',
    retold: [
      {
        verses: '7:1-5',
        says: 'Paulo diz que cada homem tenha sua mulher e cada mulher, seu marido. O corpo de um é do outro, e só se privem de comum acordo, para orar.',
      },
      {
        verses: '7:6-9',
        says: 'Cada um tem de Deus o seu próprio dom, diz Paulo. É bom ao solteiro e à viúva ficar como ele está, e quem não se contém que se case.',
      },
      {
        verses: '7:10-11',
        says: 'Aos casados, Paulo passa uma ordem do Senhor: que não se separem. Quem se separar fique só ou se reconcilie.',
      },
      {
        verses: '7:12-16',
        says: 'Quem tem marido ou mulher descrente que quer ficar não o deixe. Se o descrente se separar, não há servidão, pois Deus nos chamou para a paz.',
      },
    ],
    read: {
      verses: '7:4-15',
      how: 'Um homem e uma mulher leem 4 e 5 alternando; uma pessoa solteira, 7 a 9; outra voz, 10 a 15, sem pressa.',
    },
    observe: [
      {
        ask: 'O que Paulo diz da mulher no versículo 4, e o que diz do marido logo em seguida?',
        verses: '7:4-5',
        listen: 'Exatamente o mesmo, nos dois sentidos; e só por acordo de ambos.',
      },
      {
        ask: 'Que palavra ele usa tanto para quem casa quanto para quem fica só?',
        verses: '7:7-8',
        listen: 'Dom de Deus; cada um o seu.',
      },
      {
        ask: 'Quando a ordem é “não eu, mas o Senhor”, e quando é conselho de Paulo?',
        verses: '7:10-12',
        listen: 'Não se separar vem de Jesus; o caso do descrente, de Paulo.',
      },
      {
        ask: 'O que fazer quando o outro não crê e quer ficar, e quando quer ir embora?',
        verses: '7:12-15',
        listen: 'Se consente, não deixar; se vai, não se está preso; Deus chamou para a paz.',
      },
    ],
    interpret: [
      {
        ask: 'Naquele tempo, ninguém estranhava um marido mandar no corpo da mulher. O que Paulo faz de novo ao escrever a frase duas vezes?',
        verses: '7:4-5',
        listen: 'Põe os dois no mesmo chão; é entrega, e acaba com a posse.',
        follow: 'O que muda se alguém usar só metade do versículo?',
      },
      {
        ask: 'Muita igreja trata o solteiro como sala de espera. Como soa ali um apóstolo dizendo que não casar também é dom?',
        verses: '7:7-8',
        listen: 'Vida inteira, não pela metade.',
      },
      {
        ask: 'Por que Paulo não manda o cristão largar logo quem não crê?',
        verses: '7:12-14',
        listen: 'A promessa vale; a santidade de um alcança a casa.',
      },
      {
        ask: '“Deus nos chamou para a paz” aparece na frase mais triste. De que paz se trata?',
        verses: '7:15',
        listen: 'Não é paz de fachada; é parar de viver amarrado a uma guerra.',
      },
    ],
    live: [
      {
        ask: 'No que vocês dois andam decidindo sozinhos uma coisa que pedia “consentimento de ambos”?',
        listen: 'Dinheiro, descanso, carinho, visitas. Não pedir intimidade na roda.',
        for: ['couples'],
      },
      {
        ask: 'Que frase da igreja ou da família faz o solteiro se sentir pela metade, e o que dizer no lugar?',
        listen: 'E o namorado? Vai ficar para titia? Riso e reparo.',
        for: ['singles', 'adults', 'young'],
      },
      {
        ask: 'Namoro de série e de rede social: o que ele ensina sobre o corpo do outro que bate de frente com este texto?',
        listen: 'Posse, ciúme, nudes sob pressão. O não vale sempre.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem ama uma pessoa que não crê como você: o que ela já viu de Deus na sua maneira de tratá-la?',
        listen: 'Menos sermão, mais gesto.',
        for: ['adults', 'women', 'men', 'new-believers'],
      },
      {
        ask: 'Qual promessa feita por você, no altar ou fora dele, precisa de um cuidado concreto neste mês?',
        listen: 'Um ato: tempo, conversa, ajuda de um casal mais velho.',
      },
      {
        ask: 'Se o que você tem hoje, casado, só, viúvo ou separado, pudesse ser lugar de serviço, o que faria com ele?',
        listen: 'Dom é para alguém; sem pintar de cor-de-rosa.',
        for: ['elderly', 'singles', 'long-believers', 'adults'],
      },
      {
        ask: 'Para quem viu um casamento acabar: que gesto de um irmão ajudou, e qual atrapalhou?',
        listen: 'Ouvir sem tomar partido.',
        for: ['adults', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual conselho amoroso de tia, sogra ou tio do churrasco você já ouviu e nunca esqueceu, pelo lado errado?',
        bridge: 'Em Corinto também choviam conselhos. Alguém teve a boa ideia de escrever a Paulo.',
      },
      {
        text: 'O que é melhor em dormir sozinho e o que é melhor em dormir acompanhado? Valem coberta, ronco e controle do ventilador.',
        bridge:
          'Os dois jeitos têm o seu presente e o seu preço. Paulo fala dos dois com respeito.',
        for: ['adults', 'couples', 'singles', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pense na vida que você tem hoje, com companhia ou sem. Diga a Deus uma coisa boa dela e uma coisa difícil.',
      bridge: 'Cada um tem seu próprio dom, diz o texto. Leia procurando o seu.',
    },
    complete: [
      {
        name: 'O meu dom de agora',
        text: 'Só para você: Hoje eu vivo … (casado, só, namorando, viúvo, separado). O presente desta vida é … . O peso dela é … . O que eu peço a Deus aqui é … .',
      },
      {
        name: 'De comum acordo',
        text: 'Cada um do casal escreve sem olhar o do outro: Gostaria que decidíssemos juntos … ; obrigado por … ; preciso de mais … . Troquem as folhas em casa, com calma.',
        for: ['couples'],
      },
    ],
    challenges: [
      {
        do: 'Casais: marquem trinta minutos sem tela e cada um pergunte ao outro o que tem feito falta, sem responder na hora.',
        tell: 'como foi ouvir calado, sem contar o assunto.',
        for: ['couples'],
      },
      {
        do: 'Convide para a sua mesa alguém que mora só, ou aceite o convite de uma família, sem fazer piada de casamento.',
        tell: 'de que conversaram.',
      },
      {
        do: 'Ore sete dias por um casal que você conhece e que anda ferido, sem pedir detalhes e sem comentar com ninguém.',
        tell: 'só se orou; o nome fica com Deus.',
      },
    ],
    children: null,
    prayer:
      'Senhor, conheces a cama, a mesa e a solidão de cada um. Guarda as promessas que fizemos. Livra-nos de tratar gente como posse ou como pela metade. Onde há guerra, traz justiça e paz; onde há amor, que ele se dê dos dois lados. Amém.',
    leader: {
      lost: 'Divórcio e novo casamento vão aparecer, e a roda não é tribunal de um caso. Diga o que o texto diz, diga que há mais textos, e ofereça conversa pastoral a sós. Cuide também para não passar a noite só com casados.',
      tender:
        'O versículo 4 já foi usado para forçar. Diga em voz alta: o texto é mútuo, fala em acordo, e forçar alguém é violência, também no casamento. Não se separar não quer dizer apanhar: procurar lugar seguro é certo. Ligue 180; em perigo, 190; com criança, Disque 100.',
      differ:
        'Se o versículo 15 permite casar de novo a quem foi abandonado, e se há outros motivos para o divórcio, as igrejas respondem de modos diferentes. Também sobre o que quer dizer o descrente ser santificado: todos dizem que não é salvação automática.',
    },
    comfort:
      'Para quem chora um amor que acabou ou que nunca chegou: Paulo, um homem sozinho, escreveu que Deus chama para a paz. Não para fingir. Para descansar um pouco da guerra, na companhia dele.',
    closing: 'Casados ou sós, ninguém aqui está pela metade.',
    words: [
      'casamento em corinto',
      'marido descrente',
      'mulher descrente',
      'seu proprio dom',
      'consentimento de ambos',
      'melhor casar',
      'solteiros e viuvas',
      'nao se separe do marido',
      'se reconcilie',
      'chamou para a paz',
      'seu proprio marido',
      'jugo conjugal',
    ],
  },
  {
    verses: '7:17-24',
    key: '7:24',
    title: 'Chamado aí onde você está',
    theme: 'seguir a Cristo na situação em que ele nos encontrou',
    themes: ['identidade', 'fidelidade', 'trabalho', 'obediencia'],
    idea: 'Ninguém precisa trocar de condição para pertencer a Cristo: comprado por alto preço, cada um anda com Deus onde foi chamado, e a condição não define quanto vale.',
    context:
      'O capítulo responde a perguntas dos coríntios sobre casar, separar, ficar só. No meio, Paulo amplia a conversa. Alguns achavam que crer exigia mudar tudo: o estado civil, as marcas do seu povo. Ele dá dois exemplos, circuncisão e escravidão, e repete três vezes a mesma frase.',
    retold: [
      {
        verses: '7:17-19',
        says: 'Cada um ande como o Senhor o chamou, ordena Paulo. Circuncidado ou não, ninguém precisa mudar, porque o que vale é a obediência aos mandamentos de Deus.',
      },
      {
        verses: '7:20-22',
        says: 'Paulo diz ao escravo que não se preocupe, mas aproveite se puder ficar livre. Quem foi chamado escravo é livre para o Senhor, e quem foi chamado livre é escravo de Cristo.',
      },
      {
        verses: '7:23-24',
        says: 'Os irmãos foram comprados por alto preço, lembra Paulo, e não devem se fazer escravos de gente. Cada um continue com Deus no estado em que foi chamado.',
      },
    ],
    read: {
      verses: '7:17-24',
      how: 'Um lê o trecho inteiro. Nos versículos 17, 20 e 24, que repetem a mesma ideia, todos leem juntos.',
    },
    observe: [
      {
        ask: 'Que frase, com poucas mudanças, volta nos versículos 17, 20 e 24?',
        verses: '7:17, 7:20, 7:24',
        listen: 'Cada um fique como foi chamado; no 24, com Deus.',
      },
      {
        ask: 'O que Paulo diz a quem foi chamado circunciso e a quem não o era? E o que vale de verdade?',
        verses: '7:18-19',
        listen: 'Não mudar; vale obedecer aos mandamentos de Deus.',
      },
      {
        ask: 'Que conselhos o escravo recebe?',
        verses: '7:21',
        listen: 'Não se preocupar; mas, se puder ficar livre, aproveitar.',
      },
      {
        ask: 'Como o escravo e o livre são chamados depois que Cristo os encontra?',
        verses: '7:22-23',
        listen: 'Livre para o Senhor; escravo de Cristo. Os dois comprados por alto preço.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém que acaba de crer poderia achar que precisa mudar tudo por fora?',
        verses: '7:17-18',
        listen: 'Vontade de começar do zero; pressão de quem chegou antes.',
        follow: 'O que muda de verdade, e o que pode ficar?',
      },
      {
        ask: 'Como um escravo de Corinto teria ouvido “para o Senhor é livre”?',
        verses: '7:22',
        listen: 'Há em mim algo que o dono não comprou.',
      },
      {
        ask: 'Paulo manda ficar e manda aproveitar a liberdade. Como isso impede que se use o texto para prender alguém?',
        verses: '7:20-23',
        listen: 'Ficar não é se conformar com o mal; “não vos façais escravos dos seres humanos”.',
        follow: 'De quem a gente se faz escravo sem corrente nenhuma?',
      },
      {
        ask: 'O que as duas palavras “com Deus”, no último versículo, acrescentam a continuar no mesmo lugar?',
        verses: '7:24',
        listen: 'O lugar é o mesmo; a companhia, não.',
      },
    ],
    live: [
      {
        ask: 'Que frase você repete começando por quando: quando eu casar, quando eu mudar de emprego, quando as crianças crescerem, aí sim vou seguir a Deus?',
        listen: 'O adiamento de cada um; rir um pouco de si.',
        for: ['adults', 'singles', 'couples', 'parents'],
      },
      {
        ask: 'Entre a cidade, o curso e a turma que você tem hoje, onde seria possível andar com Deus sem esperar a próxima fase?',
        listen: 'Um lugar com nome.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que parte da sua origem (bairro, sotaque, família, profissão) você já quis esconder, e como Cristo a vê?',
        listen: 'Não pedir detalhes; dignidade.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'De quem é a opinião que anda mandando em você mais do que deveria?',
        listen: 'Escravidão de aprovação.',
        follow: 'O que o preço que Cristo pagou diz a essa opinião?',
      },
      {
        ask: 'Há alguma porta de liberdade aberta agora, um estudo, um tratamento, um emprego melhor, que você devia aproveitar?',
        listen: 'O versículo 21 também é mandamento.',
      },
      {
        ask: 'Como é andar com Deus nesta altura da vida, com as forças e os limites de hoje?',
        listen: 'O lugar da idade, da aposentadoria, da saúde.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Uma perda muda a condição da gente sem pedir licença. O que significa, para você, continuar com Deus nesse estado que não escolheu?',
        listen: 'Companhia, sem explicação.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você ganhasse um mês em outra vida, outra cidade, outra profissão, qual escolheria? E do que sentiria falta na sua?',
        bridge:
          'Às vezes a gente pensa que a vida com Deus começa em outro endereço. Paulo fala do endereço de hoje.',
      },
      {
        text: 'Qual foi o lugar mais inesperado em que uma notícia boa encontrou você: ônibus, fila, chuveiro, plantão?',
        bridge:
          'A notícia de Cristo encontrou cada um num lugar. Vamos ver o que Paulo diz desse lugar.',
      },
    ],
    quiet: {
      text: 'Olhe em volta: o quarto, a cadeira, a louça, o barulho da rua. É aqui que você está hoje.',
      bridge: 'Leia o texto sem sair daqui, nem em pensamento.',
    },
    complete: [
      {
        name: 'O meu endereço',
        text: 'Complete: Cristo me encontrou quando eu era … e vivia … . Hoje estou … . Nesse estado, andar com Deus pode ser … . O que eu não preciso mudar para ser dele é … . O que eu preciso obedecer é … .',
      },
      {
        name: 'Dois donos',
        text: 'Escreva: Eu me faço escravo de … quando … . Fui comprado por alto preço; por isso, diante dessa pessoa ou dessa coisa, posso … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha a tarefa mais comum do seu dia e, antes de começá-la, diga durante sete dias: com Deus, aqui mesmo.',
        tell: 'que tarefa foi e se alguma coisa nela mudou.',
      },
      {
        do: 'Dê um passo concreto para uma liberdade boa que está ao seu alcance: uma inscrição, uma consulta, uma dívida renegociada.',
        tell: 'qual passo deu.',
      },
    ],
    children: {
      truth: 'Deus me chama e anda comigo onde eu estou.',
      to7: {
        story:
          'Na cidade de Corinto moravam pessoas bem diferentes. Uma tinha casa grande. Outra não tinha casa. Uma mandava. Outra só trabalhava, e nem era livre para passear. Todas ouviram falar de Jesus e creram. Aí ficaram pensando: será que preciso virar outra pessoa? Ter outro nome? Vir de outro lugar? Paulo escreveu: não precisa! Jesus chamou você aí mesmo, do seu jeitinho. Ande com Deus onde você está. E quem não é livre, se puder ficar livre, aproveite! Porque Jesus deu a vida por todos. Para ele, todo mundo vale muito, muito.',
        activity:
          'Cada um vai para um canto da sala. Quem conduz diz: Deus está comigo no canto da janela? Todos respondem: está! E trocam de canto.',
        questions: [
          'As pessoas de Corinto eram todas iguais?',
          'Elas precisavam virar outra pessoa?',
          'Em que lugares Deus anda com você?',
        ],
      },
      to12: {
        story:
          'O Léo se mudou para uma escola nova e começou a crer em Jesus no mesmo mês. Achou que tinha de mudar tudo: esconder o sotaque, largar o futebol, falar diferente. Um dia leu com a tia uma carta de Paulo. Em Corinto também era assim. Uns achavam que precisavam ficar iguais aos judeus; outros queriam apagar que eram. Paulo respondeu: isso não é o que vale; o que vale é obedecer a Deus. Havia até escravos na igreja. A eles Paulo disse: não pense que você vale menos; se puder ficar livre, aproveite; e saiba que, para o Senhor, você já é livre. E aos livres disse: vocês agora pertencem a Cristo. Todos foram comprados por um preço muito alto, a vida de Jesus. O Léo continuou com o sotaque e com a bola. Mudou outra coisa: passou a jogar sem xingar. Com Deus, no mesmo lugar.',
        activity:
          'Desenhem um mapa da semana (casa, escola, rua, quadra) e marquem em cada lugar uma forma de andar com Deus ali.',
        questions: [
          'O que o Léo achava que precisava mudar?',
          'O que Paulo disse aos escravos?',
          'Em que lugar do seu mapa é mais difícil andar com Deus?',
        ],
      },
      challenge: 'Na hora mais comum do dia, lembre: Deus está comigo aqui.',
    },
    prayer:
      'Senhor, tu nos chamaste com o nome e o endereço que temos. Obrigado pelo preço que pagaste. Anda conosco no trabalho de hoje, na casa de hoje, no corpo de hoje. Abre as portas de liberdade que ainda faltam, e não deixes que gente nenhuma seja dona do nosso coração. Amém.',
    leader: {
      lost: 'Fique como está pode soar como aceite tudo. Leia sempre com o 21 e o 23: Paulo manda aproveitar a liberdade e não se fazer escravo de ninguém. Escravidão é um mal, e ele não a defende.',
      tender:
        'Ninguém deve usar este texto para manter alguém em casamento violento, trabalho abusivo ou perigo. Diga isso com clareza e ofereça ajuda (Ligue 180, Disque 100; trabalho escravo também no Disque 100).',
      differ:
        'No versículo 21 o grego diz apenas aproveita antes. A maioria entende: aproveite para ficar livre, como está aqui; alguns antigos entenderam: aproveite a própria condição para servir a Deus.',
    },
    comfort:
      'O estado em que você está talvez não seja o que escolheu. O texto não pede que você goste dele. Diz só com quem você pode estar nele: com Deus. Por hoje, isso basta.',
    closing: 'Aqui mesmo, com Deus.',
    words: [
      'cada um fique',
      'no estado em que foi chamado',
      'na vocacao em que foi chamado',
      'circuncisao nada vale',
      'chamado sendo escravo',
      'livre no senhor',
      'escravo de cristo',
      'comprados por alto preco',
      'comprados por bom preco',
      'nao vos facais escravos',
      'como o senhor o chamou',
      'vocacao',
    ],
  },
  {
    verses: '7:25-35',
    key: '7:35',
    title: 'Solteiro não é sala de espera',
    theme: 'a vida de solteiro inteira diante de Deus',
    themes: ['amizade', 'proposito', 'ansiedade', 'servico'],
    idea: 'Paulo não manda casar nem manda ficar só: o tempo é curto, o mundo passa, e solteiros e casados podem viver hoje, sem angústia, com o coração inteiro no Senhor.',
    context:
      'Em Corinto uns achavam que só o solteiro era espiritual; outros, que solteiro era gente incompleta. Paulo, que não era casado, responde a uma carta deles e avisa duas vezes que ali dá opinião, não ordem. Eram tempos apertados, e ele pensa em poupar sofrimento. Linhas antes, disse que casar é dom e não casar também (7:7).',
    retold: [
      {
        verses: '7:25-28',
        says: 'Paulo acha bom, pela necessidade do momento, que cada um continue como está, casado ou livre. Quem casar não peca, mas terá aflições de que ele gostaria de livrá-lo.',
      },
      {
        verses: '7:29-31',
        says: 'O tempo que resta é breve, diz Paulo. Quem tem mulher seja como se não tivesse, quem chora como se não chorasse, quem compra como se não possuísse, porque este mundo passa.',
      },
      {
        verses: '7:32-35',
        says: 'Paulo quer todos sem preocupações: o solteiro pensa em agradar ao Senhor, o casado, em agradar à mulher. Ele não quer enlaçar ninguém, e sim que sirvam ao Senhor sem distração.',
      },
    ],
    read: {
      verses: '7:25-35',
      how: 'Um solteiro lê do 25 ao 28; um casado, do 29 ao 31. Do 32 ao 34, alternem: um lê o que se diz de quem não se casou, outro o que se diz de quem se casou. O 35, todos.',
    },
    observe: [
      {
        ask: 'O que Paulo diz que não tem, e o que oferece no lugar?',
        verses: '7:25',
        listen: 'Mandamento não; uma opinião de quem recebeu misericórdia.',
      },
      {
        ask: 'O que ele aconselha a quem está livre, e o que faz questão de dizer sobre quem se casa?',
        verses: '7:27-28',
        listen: 'Não viva buscando; se casar, não peca.',
      },
      {
        ask: 'Que preocupações aparecem para cada um, e o que Paulo gostaria para todos?',
        verses: '7:32-34',
        listen: 'Agradar ao Senhor, agradar ao marido ou à mulher; “sem preocupações”.',
      },
      {
        ask: 'Para que Paulo diz tudo isso, e para que diz que não é?',
        verses: '7:35',
        listen: 'Para proveito deles, servir sem distração; “não para vos enlaçar”.',
      },
    ],
    interpret: [
      {
        ask: 'Entre as razões de Paulo está que “a aparência deste mundo é passageira”. Como isso muda o peso de casar ou não casar?',
        verses: '7:29-31',
        listen: 'As duas coisas são boas e nenhuma é o fim; o que fica é o Senhor.',
        follow: 'O que a nossa volta diz que é o fim da linha?',
      },
      {
        ask: 'Ser livre de certas preocupações não é ser livre de compromisso. Para que serve o tempo do solteiro, segundo o texto?',
        verses: '7:32, 7:34-35',
        listen: 'Para as coisas do Senhor, de corpo e espírito; não para viver só para si.',
      },
      {
        ask: 'Paulo tem opinião firme e mesmo assim não põe laço em ninguém. O que a igreja pode aprender com esse jeito de aconselhar?',
        verses: '7:25, 7:28, 7:35',
        listen: 'Separar conselho de mandamento; não apressar nem envergonhar.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa você anda guardando para quando a vida de verdade começar?',
        listen: 'Viagem, serviço, casa, estudo. Vale para casados também.',
      },
      {
        ask: 'Que frase sobre namoro ou casamento você já ouviu na igreja e gostaria de nunca mais ouvir?',
        listen: 'Deixe rir e deixe doer; a igreja pode pedir desculpa.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Antes de perguntar com quem: que tipo de pessoa você está se tornando, com ou sem namoro?',
        listen: 'Caráter, amizade, fé, corpo tratado com respeito.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que o casamento de vocês faz pelo Senhor que cada um, sozinho, não faria?',
        listen: 'Casa aberta, apoio, oração. Sem se comparar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que solteiro, viúvo ou separado poderia ter um lugar fixo na sua mesa?',
        listen: 'Nomes; família da fé é mesa, não discurso.',
        for: ['adults', 'couples', 'long-believers', 'elderly'],
      },
      {
        ask: 'O que hoje mais rouba o seu coração do Senhor: a falta de alguém ou o excesso de distração?',
        listen: 'Cada um fala do que quiser; ninguém é pressionado.',
        for: ['singles', 'men', 'women', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pergunta mais indiscreta que um parente já fez a você num almoço de família?',
        bridge:
          'Paulo também fala de namoro e casamento, mas com uma delicadeza que falta em muito almoço.',
      },
      {
        text: 'Se o sábado inteiro fosse só seu, sem ninguém para agradar, o que você faria das oito ao meio-dia?',
        bridge: 'O texto pergunta o que fazemos com o tempo que é nosso.',
        for: ['singles', 'young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Solte os ombros e diga em voz baixa: hoje, do jeito que a minha vida está, eu sou inteiro diante de Deus.',
      bridge: 'Leia agora um conselho que não quer prender ninguém.',
    },
    complete: [
      {
        name: 'Hoje, e não um dia',
        text: 'Complete: vivo como se a vida fosse começar quando … . O que já posso viver com Deus agora é … . O primeiro passo é … .',
      },
      {
        name: 'Agenda do coração',
        text: 'Escreva quem ou o que você mais tentou agradar nesta semana: … . Ao lado, uma coisa que faria só para agradar ao Senhor: … .',
      },
    ],
    challenges: [
      {
        do: 'Dê duas horas desta semana a algo do Senhor que a sua situação de hoje permite e que talvez não permita depois.',
        tell: 'o que você fez com as duas horas.',
      },
      {
        do: 'Convide para comer com você alguém que mora só, sem perguntar nada sobre a vida amorosa.',
        tell: 'sobre o que conversaram.',
        for: ['adults', 'couples', 'singles', 'long-believers'],
      },
    ],
    children: null,
    prayer:
      'Senhor, tu conheces os desejos e as demoras de cada um. Livra-nos da pressa, da comparação e da vida adiada. A quem está só, dá companhia; a quem está junto, coração largo; a todos nós, olhos em ti.',
    leader: {
      lost: 'O 29 diz que os casados vivam como se não fossem. Não é desprezo pelo casamento: o capítulo inteiro o protege. É não fazer de nada que passa o centro da vida.',
      tender:
        'Pode haver quem espere há anos, quem enviuvou, quem se separou, quem carrega um desejo que não conta a ninguém. Não arrume par para ninguém e não prometa casamento em nome de Deus.',
      differ:
        'Uns entendem a necessidade do 26 como uma crise daquela época; outros, como todo o tempo até Jesus voltar. Há igrejas em que líderes não se casam e outras em que se casam; Paulo chama de dom as duas coisas.',
    },
    comfort:
      'A sua vida não está em pausa. Quem olha para você não vê metade: vê alguém por quem Cristo deu tudo.',
    closing: 'Ninguém aqui está na sala de espera: o Senhor já está em casa com você.',
    words: [
      'solteiro',
      'solteiros',
      'solteirice',
      'virgens',
      'sem preocupacoes',
      'servirem ao senhor sem distracao',
      'como se nao as tivessem',
      'aparencia deste mundo',
    ],
  },
  {
    verses: '8:1-13',
    key: '8:1',
    title: 'Saber incha, amar constrói',
    theme: 'a liberdade que cuida do fraco',
    themes: ['proximo', 'comunhao', 'humildade', 'sabedoria'],
    idea: 'Ter razão não basta: o cristão forte sabe que é livre e, por amor a quem Cristo amou até morrer, abre mão de bom grado do que pode para não derrubar o irmão.',
    context:
      'Em Corinto, quase toda carne à venda tinha passado por um templo pagão, e as festas de família aconteciam ali. Os entendidos diziam: ídolo não existe, comam à vontade. Outros, recém-saídos daquela religião, sentiam a consciência ferida. Paulo concorda com a teologia dos primeiros e muda a pergunta.',
    retold: [
      {
        verses: '8:1-3',
        says: 'O conhecimento incha de orgulho, diz Paulo, mas o amor edifica. Quem acha que sabe ainda não conhece como deve, e quem ama a Deus é conhecido por ele.',
      },
      {
        verses: '8:4-6',
        says: 'Paulo lembra que o ídolo nada é, e que há um só Deus, o Pai, e um só Senhor, Jesus Cristo, por quem são todas as coisas.',
      },
      {
        verses: '8:7-10',
        says: 'A comida não nos faz agradáveis a Deus. Mas o irmão de consciência fraca, vendo quem tem conhecimento à mesa no templo dos ídolos, é levado a comer.',
      },
      {
        verses: '8:11-13',
        says: 'Cristo morreu pelo irmão fraco, e ferir a consciência dele é pecar contra Cristo. Se a comida faz o irmão cair, Paulo nunca mais comerá carne.',
      },
    ],
    read: {
      verses: '8:1-12',
      how: 'Leiam 1 a 6 em tom de aula; de 7 em diante, em tom de conversa sobre uma pessoa com nome. Quem conduz lê o 13 no fim, de mão no peito.',
    },
    observe: [
      {
        ask: 'O que o conhecimento faz, e o que o amor faz?',
        verses: '8:1-3',
        listen: 'Incha; edifica. E quem ama a Deus é conhecido por ele.',
      },
      {
        ask: 'Que verdades sobre Deus e os ídolos Paulo confirma?',
        verses: '8:4-6',
        listen: 'Ídolo nada é; um só Deus, o Pai; um só Senhor, Jesus.',
      },
      {
        ask: 'O que acontece com quem tem a consciência fraca quando vê o outro comer?',
        verses: '8:7, 8:10-11',
        listen: 'É levado a agir contra a consciência; fere-se, pode se perder.',
      },
      {
        ask: 'O que a minha liberdade pode virar para o outro, e contra quem se peca então?',
        verses: '8:9, 8:12',
        listen: 'Escândalo, tropeço; peca-se contra o irmão e contra Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Inchar e edificar são dois jeitos de crescer. Como se nota a diferença numa pessoa ou numa igreja?',
        verses: '8:1-2',
        listen: 'Um ocupa espaço, o outro abre.',
      },
      {
        ask: 'Para Paulo, o mais forte é quem cede. Por que a força obriga mais do que a fraqueza?',
        verses: '8:9',
        listen: 'Quem pode escolher é livre para amar.',
        follow: 'Quando ceder é amor, e quando é medo?',
      },
      {
        ask: 'Ele mede o irmão por “pelo qual Cristo morreu”. O que essa etiqueta faz com uma discussão?',
        verses: '8:11',
        listen: 'Ninguém vale menos que o argumento.',
      },
      {
        ask: 'Fazer o outro agir contra a própria consciência é grave, mesmo que a coisa seja permitida. Por quê?',
        verses: '8:7, 8:10-12',
        listen: 'Aprende a desobedecer por dentro; a bússola quebra.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto você tem razão e já perdeu gente?',
        listen: 'Riso triste; voltar atrás da pessoa.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que liberdade sua, na frente de determinada pessoa, pede um cuidado: bebida, música, roupa, jogo, postagem?',
        listen: 'Amor concreto, sem virar regra para todos.',
      },
      {
        ask: 'Na sua turma, quem cai quando você faz o que para você é tranquilo?',
        listen: 'Festa, bebida, apostas, comida, tela.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Veio de outra religião ou de outra vida? O que ainda mexe com você e os outros não percebem?',
        listen: 'Ouvir com respeito e mudar hábitos do grupo.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Dos dois, quem costuma ser o entendido da casa, e como seria construir no lugar de inchar?',
        listen: 'Humor; um assunto.',
        for: ['couples'],
      },
      {
        ask: 'Já usou ou usaram com você a frase isso me escandaliza só para mandar? Qual a diferença para um irmão ferido?',
        listen: 'Fraco não é quem controla; discernir.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'O que você deixou de fazer por causa de um filho pequeno, e o que isso ensina deste texto?',
        listen: 'Pais já vivem o versículo 13.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual comida você não come de jeito nenhum, e que desculpa já deu para não ofender quem fez?',
        bridge: 'Em Corinto, um bife podia dividir a igreja.',
      },
      {
        text: 'Encham um balão e digam, a cada sopro, uma coisa que vocês sabem de cor e não serve para nada.',
        bridge: 'Saber incha. Vejam o que Paulo propõe no lugar.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha as bochechas de ar até o limite e solte devagar. Sinta o rosto voltar ao tamanho.',
      bridge: 'O conhecimento incha. Leia de rosto solto.',
    },
    complete: [
      {
        name: 'Eu posso, mas',
        text: 'Complete três vezes: Eu posso … , mas por causa de … eu … . Depois marque em qual das três o mas veio de amor, e em qual veio de medo.',
      },
      {
        name: 'Balão e tijolo',
        text: 'Desenhe um balão e escreva dentro o que eu sei e uso para ganhar: … . Desenhe um tijolo e escreva o que eu sei e uso para levantar … .',
      },
    ],
    challenges: [
      {
        do: 'Abra mão por sete dias de uma coisa permitida, por amor a uma pessoa determinada, sem contar a ela.',
        tell: 'o que a falta ensinou.',
      },
      {
        do: 'Numa conversa em que você sabe mais, faça só perguntas e termine elogiando algo que o outro sabe.',
        tell: 'o que aprendeu.',
      },
    ],
    children: {
      truth: 'Saber é bom, e amar o amigo é melhor.',
      to7: {
        story:
          'O balão Zezé ficou sabendo muita coisa: puff, puff! Sei contar até mil! Sei o nome dos dinossauros! Ficou tão grande que ninguém cabia na sala. Do lado dele estava o tijolinho Tito. Ele sabia pouca coisa, mas dizia: sobe em mim que você alcança a janela! O ratinho subiu e viu a lua. Aí um espinho encostou no Zezé: pum! Murchou. Tito fez um cantinho para ele: fica aqui, amigo. Paulo escreveu: saber incha, o amor constrói. A gente pode saber muito, e pode usar o que sabe para ajudar quem é menor.',
        activity:
          'Encham um balão e empilhem blocos; cada criança diz uma coisa que sabe e como pode usá-la para ajudar alguém.',
        questions: [
          'O que aconteceu com o balão?',
          'Como o tijolinho ajudou?',
          'O que você sabe que pode ajudar um amigo?',
        ],
      },
      to12: {
        story:
          'A Carla podia comer amendoim à vontade. Não fazia mal nenhum a ela. Mas o Igor, da mesma mesa, era alérgico: só o cheiro já o deixava ruim. Eu tenho direito!, pensou a Carla. E tinha. Ela olhou o Igor, guardou o pacote e comeu banana. Em Corinto havia uma briga parecida. A carne vendida vinha dos templos dos ídolos. Uns diziam: ídolo não existe, comam! E estavam certos. Mas outros tinham vivido naquela religião, e comer aquilo machucava por dentro, na consciência. Paulo disse aos sabidos: vocês têm razão, só que saber incha, e o amor constrói. Esse irmão é alguém por quem Cristo morreu! Se a minha comida o faz cair, eu nem quero mais. Isso é ser forte: poder, e abrir mão por amor. Ninguém obrigou a Carla. Por isso foi tão bonito.',
        activity:
          'Montem um lanche em que todos possam comer de tudo, perguntando antes as alergias e os gostos de cada um.',
        questions: [
          'Por que a Carla guardou o pacote?',
          'O que Paulo disse aos que sabiam mais?',
          'De que você pode abrir mão por um amigo?',
        ],
      },
      challenge: 'Abra mão de uma coisa permitida para não atrapalhar alguém.',
    },
    prayer:
      'Pai, um só Deus, e Jesus, um só Senhor, conheces-nos pelo amor e não pelas respostas. Desincha a gente. Ensina-nos a perguntar pelo irmão antes da razão, e a ceder com alegria a quem custou a tua vida. Amém.',
    leader: {
      lost: 'Vira debate de pode ou não pode: bebida, música, tatuagem. Devolva sempre: e a pessoa? Cuidado também com o oposto, gente que se diz escandalizada para mandar. Fraco é quem cairia, e não quem não gostou.',
      tender:
        'Quem luta com álcool, jogo ou comida está perto. Combinem hábitos do grupo que protejam, sem apontar. Gente vinda de outras religiões não deve ouvir zombaria da sua história.',
      differ:
        'Sobre bebida, costumes e festas, as igrejas traçam linhas diferentes; o princípio, saber a serviço do amor, é de todas. Ver também Romanos 14.',
    },
    comfort:
      'Se a sua consciência anda sensível e você se acha fraco, leia a etiqueta que Paulo colou em você: irmão por quem Cristo morreu. Ninguém aqui tem mais valor.',
    closing: 'Saber incha; amar levanta parede.',
    words: [
      'sacrificadas aos idolos',
      'conhecimento incha',
      'amor edifica',
      'consciencia fraca',
      'irmao fraco',
      'escandalo para os fracos',
      'nunca mais comerei carne',
      'um so deus o pai',
      'templo dos idolos',
      'pelo qual cristo morreu',
      'liberdade crista',
      'idolo nada e',
    ],
  },
  {
    verses: '9:19-23',
    key: '9:22',
    title: 'Tudo para todos, por alguns',
    theme: 'servir a todos para ganhar alguns',
    themes: ['missao', 'servico', 'proximo', 'humildade'],
    idea: 'Paulo, livre de todos, se faz servo de todos: abre mão do seu jeito e dos seus direitos, nunca da lei de Cristo, para que o evangelho chegue a mais alguns.',
    context:
      'O capítulo fala de direitos. Paulo tinha o de ser sustentado pela igreja, e abriu mão dele para ninguém achar que pregava por dinheiro. Aqui ele conta o segredo: é livre, e gasta a liberdade chegando perto de gente diferente. Logo depois compara isso a uma corrida.',
    retold: [
      {
        verses: '9:19-21',
        says: 'Livre de todos, Paulo se faz servo de todos para ganhar mais gente. É como judeu com os judeus, e como sem Lei com os sem Lei, embora debaixo da Lei para com Cristo.',
      },
      {
        verses: '9:22-23',
        says: 'Para os fracos Paulo se faz fraco, e tudo para todos, para por todos os meios salvar alguns. Age assim pelo Evangelho, para também participar dele.',
      },
    ],
    read: {
      verses: '9:19-23',
      how: 'Leiam uma vez em silêncio. Na segunda, um lê, e todos dizem juntos a palavra ganhar cada vez que ela aparece.',
    },
    observe: [
      {
        ask: 'O que Paulo era, e o que se fez, no primeiro versículo?',
        verses: '9:19',
        listen: 'Livre de todos; servo de todos.',
      },
      {
        ask: 'De que grupos ele se aproximou, e o que fez com cada um?',
        verses: '9:20-22',
        listen: 'Judeus, os debaixo da Lei, os sem Lei, os fracos; fez-se como eles.',
      },
      {
        ask: 'Que aviso entre parênteses ele põe no meio, e o que não está disposto a largar?',
        verses: '9:21',
        listen: 'Não está sem lei para com Deus; segue debaixo da lei de Cristo.',
      },
      {
        ask: 'Para que, e por causa de que, ele faz tudo isso?',
        verses: '9:22-23',
        listen: 'Para salvar alguns; por causa do evangelho, do qual também participa.',
      },
    ],
    interpret: [
      {
        ask: 'Parece contradição ser livre e ser servo de todos. Como Paulo junta as duas coisas?',
        verses: '9:19',
        listen: 'Serve porque quer; quem é livre pode dar a vez.',
        follow: 'Que diferença há entre servir assim e ser capacho?',
      },
      {
        ask: 'Qual é a diferença entre fazer-se fraco com os fracos e fingir para agradar?',
        verses: '9:21-22',
        listen: 'Um chega perto por amor e continua fiel; o outro só quer ser bem visto.',
      },
      {
        ask: 'Paulo diz tudo para todos, e espera salvar “a alguns”. O que essa conta mostra?',
        verses: '9:22',
        listen: 'Realismo e amor: alguns valem o esforço todo.',
      },
      {
        ask: 'Quem foi que, antes de Paulo, sendo livre se fez servo para ganhar gente?',
        verses: '9:19, 9:23',
        listen: 'Jesus. Paulo só repete o caminho do evangelho.',
      },
    ],
    live: [
      {
        ask: 'De que pessoa diferente de você dá para chegar mais perto, e que costume seu teria de ceder um pouco?',
        listen: 'Horário, comida, assunto, música, gosto.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na sua turma, onde fica a linha entre estar junto e ir junto?',
        listen: 'Estar perto sem deixar a lei de Cristo.',
        follow: 'Quem ajuda você a enxergar essa linha?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quem já aprendeu a sua língua, o seu mundo, o seu jeito, só para estar perto de você?',
        listen: 'Gratidão; alguém que se fez próximo.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que palavra de igreja, das que você usa sem pensar, um vizinho não entenderia? Como você a diria no portão?',
        listen: 'Traduzir na hora: graça, bênção, unção, irmão.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que direito seu você já deixou de usar por amor a alguém, e como ficou por dentro?',
        listen: 'Paz, mágoa, os dois.',
      },
      {
        ask: 'Para entrar no mundo de um filho, de um neto ou de um sobrinho, o que você poderia aprender nesta semana?',
        listen: 'Um jogo, uma série, uma música, uma gíria.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'Com quem o nosso grupo só conseguiria conversar se mudasse o dia, o lugar ou o jeito?',
        listen: 'Quem trabalha à noite, quem tem bebê, quem não lê.',
      },
    ],
    icebreakers: [
      {
        text: 'O que você já aprendeu a fazer só para estar com alguém: um esporte, um prato, um jogo, torcer por um time?',
        bridge: 'Amor faz a gente aprender cada coisa. Paulo levou isso bem longe.',
      },
      {
        text: 'Que gíria ou costume de outra região do Brasil já deixou você perdido no meio da conversa?',
        bridge: 'Chegar perto pede aprender a língua do outro. Paulo fez disso um modo de viver.',
      },
    ],
    quiet: {
      text: 'Lembre de uma pessoa que saiu do caminho dela para chegar até você.',
      bridge: 'Leia o texto com o rosto dessa pessoa em mente.',
    },
    complete: [
      {
        name: 'Eu me fiz',
        text: 'Complete do seu jeito a frase de Paulo: Para estar perto de …, eu me fiz … . Abri mão de … . O que eu não larguei foi … . Fiz isso por causa de … .',
      },
      {
        name: 'Costume ou lei de Cristo',
        text: 'Escreva de um lado três gostos ou costumes seus que podem ceder por amor: … . Do outro, o que você não larga, porque é de Cristo: … . Depois escreva o nome de alguém que o primeiro lado pode aproximar: … .',
      },
    ],
    challenges: [
      {
        do: 'Entre por uma hora no mundo de alguém: assista, ouça, cozinhe ou jogue o que é dessa pessoa, sem levar nada para ensinar.',
        tell: 'o que você aprendeu ali.',
      },
      {
        do: 'Conte a uma pessoa, sem nenhuma palavra de igreja, o que Jesus significa para você.',
        tell: 'que palavra foi a mais difícil de traduzir.',
      },
    ],
    children: {
      truth: 'Por amor a Jesus, eu chego perto de quem é diferente.',
      to7: {
        story:
          'Paulo queria contar a todo mundo sobre Jesus. Mas as pessoas eram tão diferentes! Umas comiam de um jeito, outras de outro. Umas eram fortes, outras fraquinhas e com medo. Paulo podia dizer: eu sou assim, venham até mim! Mas não. Ele ia até elas. Com os judeus, vivia como judeu. Com os de outros povos, chegava do jeito deles. Com os fracos, andava devagar. Só uma coisa ele não mudava: obedecer a Jesus. Paulo era livre, e escolheu servir. Sabe com quem ele aprendeu? Com Jesus, que veio do céu até pertinho da gente.',
        activity:
          'Andem pela sala no passo de outro: o passo do bebê, o da vovó, o de quem está cansado. Sempre dois a dois, no mesmo ritmo.',
        questions: [
          'Paulo ficava esperando ou ia até as pessoas?',
          'O que ele nunca mudava?',
          'De quem você quer chegar mais perto?',
        ],
      },
      to12: {
        story:
          'A Rafa queria ser amiga da Yumi, que tinha chegado de outro país e quase não falava. Podia esperar a Yumi aprender português. Em vez disso, aprendeu a dizer bom dia na língua dela, provou o lanche dela e deixou que ela ensinasse uma brincadeira. A Yumi riu pela primeira vez. Paulo fazia assim por causa de Jesus. Ele escreveu: sou livre, não devo nada a ninguém, mas me fiz servo de todos. Com os judeus, vivia como judeu. Com quem não conhecia a Lei, chegava sem exigir os costumes. Com os fracos, se fez fraco. Não era fingimento, nem fazer coisa errada para agradar: Paulo continuava obedecendo a Cristo. Ele só tirava do caminho o que atrapalhava. Por que tanto trabalho? Para ganhar alguns. E onde ele tinha visto isso? Em Jesus, que, sendo Senhor, veio servir.',
        activity:
          'Em duplas, um ensina ao outro em três minutos algo de que gosta (um passo, uma palavra, um truque). Depois trocam.',
        questions: [
          'O que a Rafa fez para chegar perto da Yumi?',
          'O que Paulo mudava, e o que não mudava?',
          'O mundo de quem você quer conhecer?',
        ],
      },
      challenge:
        'Aprenda uma coisa de um colega diferente de você: uma palavra, um jogo, um lanche.',
    },
    prayer:
      'Jesus, Senhor livre que te fizeste servo, obrigado por teres vindo até o nosso mundo. Solta as nossas mãos do que é só gosto e costume. Dá-nos pés que vão, ouvidos que aprendem e um coração que não larga a ti. Salva alguns por meio de nós. Amém.',
    leader: {
      lost: 'Tudo para todos pode virar vale tudo, ou virar técnica para convencer gente. O parêntese do versículo 21 responde ao primeiro; a palavra servo, ao segundo.',
      tender:
        'Há quem viva apagado, cedendo em tudo, sem nunca ter sido livre para escolher. A essa pessoa o texto não pede mais um pedaço. Paulo serve porque é livre.',
      differ:
        'Cristãos discordam sobre até onde adaptar música, roupa, linguagem e festas para chegar às pessoas. Uns temem misturar demais; outros, afastar sem necessidade. Os dois lados leem aqui um limite, a lei de Cristo, e um motivo, o evangelho.',
    },
    comfort:
      'Com os fracos, Paulo se fez fraco, e Jesus antes dele. Se você hoje anda devagar, não precisa correr para alcançar ninguém. Ele diminuiu o passo para andar ao seu lado.',
    closing: 'Livres, e por isso servos; por causa do evangelho.',
    words: [
      'tudo para com todos',
      'tudo para todos',
      'fiz me de fraco',
      'servo de todos',
      'livre de todos',
      'para ganhar os judeus',
      'como judeu para os judeus',
      'sem lei',
      'salvar alguns',
      'por todos os meios',
      'por causa do evangelho',
      'evangelizacao',
    ],
  },
  {
    verses: '9:24-27',
    key: '9:24',
    title: 'Correr para chegar',
    theme: 'a disciplina de quem tem um alvo',
    themes: ['fidelidade', 'proposito', 'santidade', 'discipulado'],
    idea: 'Quem sabe para onde corre treina com alegria e renúncia; o corpo e a vontade servem a um prêmio que não murcha.',
    context:
      'Perto de Corinto aconteciam, a cada dois anos, os jogos ístmicos, quase tão famosos quanto as Olimpíadas. O vencedor ganhava uma coroa de pinheiro ou de aipo seco. Dez meses de treino por folhas que murchavam no caminho de casa.',
    retold: [
      {
        verses: '9:24-25',
        says: 'Paulo lembra que na competição todos correm e só um leva o prêmio. Os que lutam se dominam em tudo por uma coroa que se estraga, e nós, por uma que não perece.',
      },
      {
        verses: '9:26-27',
        says: 'Paulo não corre para um lugar incerto nem luta dando socos no ar. Domina o próprio corpo, para que, pregando aos outros, ele mesmo não seja reprovado.',
      },
    ],
    read: {
      verses: '9:24-27',
      how: 'Todos de pé, com um pé à frente como na largada. Um versículo cada; ao fim, sentem-se e respirem.',
    },
    observe: [
      {
        ask: 'O que todos os corredores fazem, e o que só um recebe?',
        verses: '9:24',
        listen: 'Correm; o prêmio.',
      },
      {
        ask: 'Que diferença há entre as duas coroas?',
        verses: '9:25',
        listen: 'Uma perece; outra não.',
      },
      {
        ask: 'Como Paulo diz que não corre e não luta, e o que teme?',
        verses: '9:26-27',
        listen: 'Sem direção, socos no ar; ser reprovado depois de pregar.',
      },
    ],
    interpret: [
      {
        ask: 'Na corrida só um vence; na vida com Deus, o prêmio não é disputado entre nós. O que, então, Paulo quer que imitemos?',
        verses: '9:24-25',
        listen: 'Foco, treino, renúncia; não a rivalidade.',
      },
      {
        ask: 'Domínio próprio não é desprezar o corpo. O que um bom atleta sabe sobre isso?',
        verses: '9:25, 9:27',
        listen: 'Treina, alimenta, descansa; o corpo é aliado, não tirano.',
        follow: 'Quem anda mandando: você ou a vontade do momento?',
      },
      {
        ask: 'Por que um pregador como Paulo tem medo de ficar de fora?',
        verses: '9:27',
        listen: 'Falar não é correr; humildade e vigilância.',
      },
    ],
    live: [
      {
        ask: 'Se alguém filmasse a sua semana, para que prêmio pensaria que você está correndo?',
        listen: 'Comparar o alvo dito e o vivido.',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'Em que você tem dado socos no ar: muito esforço e nenhum alvo?',
        listen: 'Discussões online, ocupação, perfeccionismo.',
        for: ['adults', 'long-believers', 'teens'],
      },
      {
        ask: 'Para que coisa você já consegue ter disciplina (treino, jogo, prova), e por que com Deus é mais difícil?',
        listen: 'A força existe; falta o alvo ou o treino.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que treino pequeno vocês poderiam fazer juntos, dez minutos por dia, sem virar cobrança?',
        listen: 'Oração, caminhada, leitura.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Na altura da corrida em que você está, o que é correr bem?',
        listen: 'Ritmo próprio; maratona.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Como você descreveria a sua largada na fé, e que água falta neste trecho?',
        listen: 'Apoio prático ao iniciante.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu momento esportivo mais heroico ou mais ridículo? Vale corrida do saco.',
        bridge: 'Paulo também ia aos jogos, ao que parece. E tirou deles uma lição.',
      },
      {
        text: 'O que você já suou meses para conseguir e, quando conseguiu, murchou em uma semana?',
        bridge: 'A coroa dos jogos de Corinto murchava também.',
        for: ['adults', 'young', 'singles', 'couples'],
      },
    ],
    quiet: {
      text: 'Dê dez passos lentos na mesma direção, contando. Pare e perceba para onde estava indo.',
      bridge: 'Assim eu corro, diz Paulo, sabendo para onde.',
    },
    complete: [
      {
        name: 'Ficha de treino',
        text: 'Alvo para os próximos três meses com Deus: … . Treino diário possível, em minutos: … . O que vou largar para correr leve: … . Quem corre comigo: … . Dia de descanso: … .',
      },
      {
        name: 'Duas coroas',
        text: 'Faça o contorno de uma coroa de folhas e outra de ouro. Na de folhas, prêmios que murcham e que me cansam: … . Na de ouro, o que permanece: … . Passe uma hora da sua semana da primeira para a segunda: qual? …',
      },
    ],
    challenges: [
      {
        do: 'Cumpra um treino espiritual curto (dez minutos, mesma hora) por sete dias e marque num papel na parede.',
        tell: 'qual dia falhou e o que fez em seguida.',
      },
      {
        do: 'Corra ou caminhe meia hora orando, uma quadra por uma pessoa.',
        tell: 'por quem orou na ladeira.',
      },
    ],
    children: {
      truth: 'Com Jesus eu treino e não desisto.',
      to7: {
        story:
          'O Pedrinho queria ganhar a corrida da escola. No primeiro dia de treino, correu um pouquinho e viu uma borboleta. Parou. No segundo dia, viu o cachorro. Parou. No terceiro, sentou para comer bolo. O treinador perguntou: Pedrinho, onde é a chegada? Ele olhou em volta: hum, não sei. Então olhe para lá, disse o treinador. Está vendo a bandeira amarela? Corra para ela! Agora o Pedrinho corria olhando a bandeira. A borboleta passou, e ele continuou. Paulo escreveu que a nossa vida é como uma corrida, e a bandeira é Jesus. A gente olha para ele e não desiste.',
        activity:
          'Corrida até uma bandeira amarela com distrações no caminho (bolhas, bichos de pelúcia, palmas); o desafio é olhar só para a bandeira.',
        questions: [
          'Por que o Pedrinho parava?',
          'Para onde o treinador mandou olhar?',
          'O que ajuda você a não desistir de Jesus?',
        ],
      },
      to12: {
        story:
          'Paulo morou um ano e meio em Corinto, e ali perto havia jogos famosos. Dá para imaginar o apóstolo na arquibancada, comendo azeitonas e vendo os corredores. Eles treinavam dez meses. Acordavam cedo, não comiam qualquer coisa, diziam não a festas. Tudo por quê? Por uma coroa de folhas! Bonita na hora, mas murcha antes de chegar em casa. Paulo pensou: se eles fazem isso por folhas, o que nós faríamos por um prêmio que não acaba? Escreveu então: corram para alcançar! Eu não corro sem rumo, nem dou soco no vento. Treino o meu corpo para que ele me obedeça, e não o contrário. Repare que Paulo não queria ganhar dos outros. Na corrida de Jesus, todos podem chegar, e a gente até ajuda quem caiu. Mas é preciso treinar um pouco por dia.',
        activity:
          'Montem um circuito em dupla: só vale chegar se os dois chegarem. Depois, cada um monta a sua ficha de treino com Deus.',
        questions: [
          'Quanto durava a coroa dos atletas?',
          'O que Paulo quis dizer com soco no vento?',
          'Que treino com Deus você topa fazer esta semana?',
        ],
      },
      challenge: 'Marque num calendário cinco minutos com Deus por dia, sete dias seguidos.',
    },
    prayer:
      'Senhor, mostra-nos a linha de chegada. Cansamos de correr em volta. Dá-nos um treino possível, amigos no percurso, e coragem para largar o peso. E a quem caiu hoje, estende a mão. O prêmio és tu. Amém.',
    leader: {
      lost: 'Subjugar o corpo já serviu para justificar castigos e culpas. Paulo fala de treino. Cuidado também com a cultura da produtividade: descanso faz parte da ficha.',
      tender:
        'Falar de corpo e disciplina toca quem vive distúrbio alimentar, exercício compulsivo ou esgotamento. Não elogie emagrecimento. Quem está exausto ou doente não precisa acelerar; ofereça água, não cronômetro.',
      differ:
        'Reprovado, no 27, é lido por uns como perder a aprovação do serviço, por outros como perder a própria salvação. Em qualquer leitura, é convite a não viver no automático.',
    },
    comfort:
      'Em toda maratona há quem ande um trecho. Andar não é sair da corrida. Alguém corre ao seu lado com a mão nas suas costas.',
    closing: 'Corramos de olho na chegada.',
    words: [
      'correi de tal maneira',
      'correm no estadio',
      'competicoes',
      'premio',
      'coroa perecivel',
      'coroa corruptivel',
      'coroa incorruptivel',
      'dominio proprio',
      'atleta',
      'socos no ar',
      'subjugo meu corpo',
      'reprovado',
      'jogos',
    ],
  },
  {
    verses: '10:1-13',
    key: '10:13',
    title: 'A saída que vem junto',
    theme: 'a tentação e a fidelidade de Deus',
    themes: ['tentacao', 'fidelidade', 'obediencia'],
    idea: 'A história do povo no deserto avisa que ninguém está alto demais para cair; e Deus, que é fiel, não deixa ninguém sem saída na tentação.',
    context:
      'Alguns em Corinto se achavam fortes: participavam dos cultos e achavam que podiam também frequentar as mesas dos ídolos sem risco. Paulo lembra Israel depois da saída do Egito: todos passaram pelo mar e comeram o maná, e mesmo assim a maioria ficou pelo caminho. Logo depois dirá: fugi da idolatria (10:14).',
    retold: [
      {
        verses: '10:1-5',
        says: 'Todos os nossos pais passaram pelo mar, debaixo da nuvem, e beberam da pedra, que era Cristo. Da maioria Deus não se agradou, e eles ficaram no deserto.',
      },
      {
        verses: '10:6-10',
        says: 'O que houve com os pais serve de exemplo: não cobiçar o mal, não ser idólatra, não cair no pecado sexual, não tentar a Cristo nem murmurar, como os que pereceram.',
      },
      {
        verses: '10:11-12',
        says: 'O que aconteceu aos pais está escrito para nos avisar, diz Paulo. Quem pensa estar de pé olhe para que não caia.',
      },
      {
        verses: '10:13',
        says: 'Toda tentação que veio aos irmãos é humana, e Deus é fiel: não deixa ninguém ser tentado além do que pode e, com a tentação, dá a saída.',
      },
    ],
    read: {
      verses: '10:2-13',
      how: 'Quem conduz abre contando o versículo 1. Em cada todos, o grupo levanta a mão; em cada alguns deles, abaixa. O 13, olhando um para o outro.',
    },
    observe: [
      {
        ask: 'O que todos receberam no deserto, e o que aconteceu com a maioria?',
        verses: '10:2-5',
        listen: 'Nuvem, mar, mesmo alimento e bebida; não agradaram a Deus e ficaram no deserto.',
      },
      {
        ask: 'Que erros de alguns deles Paulo vai citando?',
        verses: '10:6-10',
        listen: 'Cobiçar, idolatria, pecado sexual, tentar a Cristo, murmurar.',
      },
      {
        ask: 'Para que essas coisas foram escritas?',
        verses: '10:6, 10:11',
        listen: 'Como exemplos e para nosso aviso.',
      },
      {
        ask: 'Que aviso está no 12, e que três consolos estão no 13?',
        verses: '10:12-13',
        listen: 'Olhe para não cair; é humana, Deus é fiel, dará a saída.',
      },
    ],
    interpret: [
      {
        ask: 'Se todos tiveram os mesmos privilégios e a maioria ficou pelo caminho, o que isso diz a quem confia só em ser da igreja?',
        verses: '10:2-5',
        listen: 'Receber os sinais não é o mesmo que confiar em quem os dá.',
      },
      {
        ask: 'Murmurar está na mesma lista da idolatria. Por que Paulo o trataria com tanta seriedade?',
        verses: '10:7, 10:10',
        listen: 'Reclamar de Deus é dizer que ele não é bom; esvazia a confiança.',
        follow: 'Qual item da lista parece pequeno para nós?',
      },
      {
        ask: 'Quem “pensa estar de pé” corre mais perigo que quem treme. Por quê?',
        verses: '10:12',
        listen: 'Não vigia, não pede ajuda, chega perto demais.',
      },
      {
        ask: 'Deus dá a saída “com a tentação”. O que fazer com uma porta que vem junto, mas que é preciso atravessar?',
        verses: '10:13',
        listen: 'Procurá-la e usá-la; às vezes ela é correr, telefonar, desligar.',
      },
    ],
    live: [
      {
        ask: 'Em que área você se sente de pé, seguro, e por isso tem vigiado pouco?',
        listen: 'Só a área, sem pormenores.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Na tentação mais comum da sua idade, onde costuma estar a saída, e por que é difícil vê-la na hora?',
        listen: 'Amigo, bloqueio, ir embora, contar a alguém.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que história de queda da sua família serviu de aviso a vocês, e como contá-la sem humilhar ninguém?',
        listen: 'Sem nomes, com carinho.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Você achava que só você passava por isso. O que alivia em saber que a tentação é humana?',
        listen: 'Tirar a vergonha é meia saída.',
        for: ['new-believers', 'women'],
      },
      {
        ask: 'Que saída Deus já pôs no seu caminho na forma de uma pessoa?',
        listen: 'Agradecer a ela; pode ser por mensagem, agora.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'O que lhe parece mais verdadeiro nesta página: o aviso ou a promessa?',
        listen: 'Deixe dizer sem correção.',
        for: ['visitors'],
      },
      {
        ask: 'Muita gente usa este versículo para dizer que Deus não dá fardo maior do que se aguenta. Como é ouvir isso no luto?',
        listen: 'O texto fala de tentação, não de perdas. Diga isso com clareza.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu tombo mais cinematográfico, daqueles em que a gente se levanta dizendo está tudo bem?',
        bridge: 'Paulo dá um aviso a quem pensa que está bem de pé.',
      },
      {
        text: 'Você é de olhar a placa de saída nos lugares, ou só descobre quando precisa? Conte um aperto.',
        bridge: 'O texto diz que em toda tentação há uma placa dessas.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique em pé, feche os olhos por dez segundos e sinta o corpo balançar.',
      bridge: 'Ninguém fica de pé sem pequenos ajustes. Leia o 12 e o 13.',
    },
    complete: [
      {
        name: 'Planta de emergência',
        text: 'Desenhe a planta de um cômodo. A tentação entra por … . O lugar mais escorregadio é … . A saída fica em … . Quem eu chamo do lado de fora: … .',
      },
      {
        name: 'Aviso herdado',
        text: 'Escreva: aprendi com o erro de outro que … . Aprendi com o meu que … . O que eu diria, com carinho, a quem vem atrás: … .',
      },
    ],
    challenges: [
      {
        do: 'Combine com um amigo de confiança uma palavra curta que quer dizer me ligue agora, e usem quando a tentação apertar.',
        tell: 'se a palavra foi usada; o motivo fica com vocês.',
      },
      {
        do: 'Leia Números 11:1-10, procurando o que o povo esqueceu quando começou a reclamar.',
        tell: 'o que eles esqueceram e você também.',
      },
    ],
    children: {
      truth: 'Deus é fiel e sempre me mostra uma saída.',
      to7: {
        story:
          'Há muito tempo, Deus tirou o seu povo do Egito. Ele abriu o mar! Deu comida do céu e água da pedra. Mas muitos reclamavam e faziam coisas erradas, e esqueceram como Deus é bom. Paulo contou essa história para a gente aprender. Ele disse: cuidado para não cair! Quando vier vontade de fazer o que é errado, lembre: todo mundo sente isso, e Deus ajuda. Ele sempre abre uma portinha para a gente sair. É só procurar a porta e correr para ela. Deus é fiel!',
        activity:
          'Façam um labirinto de almofadas com uma porta escondida. A criança procura enquanto todos cantam: Deus é fiel, tem saída!',
        questions: [
          'O que Deus deu ao povo no deserto?',
          'O que muitos faziam?',
          'O que Deus sempre abre para a gente?',
        ],
      },
      to12: {
        story:
          'Por que a Bíblia conta histórias de gente que errou? Paulo responde: para nos avisar. O povo de Israel tinha visto coisas incríveis. Passou pelo mar, andou debaixo da nuvem, comeu o maná, bebeu água da rocha. Todos! E, mesmo assim, alguns quiseram coisas más, fizeram festa para um ídolo, reclamaram de Deus e não chegaram ao fim do caminho. Alguns de Corinto pensavam: comigo isso não acontece. Paulo disse: quem acha que está firme, cuidado para não cair! Mas não precisa ficar com medo. A tentação que você sente, outros também sentem. E Deus é fiel: ele não vai deixar que ela seja maior do que você consegue resistir. Junto com ela, ele dá a saída. Procure a placa, e vá.',
        activity:
          'Desenhem placas de saída com ideias: sair de perto, contar a um adulto, orar, desligar. Encenem situações e levantem a placa que serve.',
        questions: [
          'O que o povo viu e esqueceu?',
          'Por que é perigoso achar que nunca vai cair?',
          'Que placa de saída você mais usa?',
        ],
      },
      challenge: 'Quando vier vontade de fazer o errado, peça ajuda e procure a saída.',
    },
    prayer:
      'Deus fiel, olha por nós quando achamos que estamos de pé. Mostra a saída e dá-nos pernas para tomá-la. Obrigado porque não estamos sozinhos nem somos os primeiros. Guarda-nos hoje. Amém.',
    leader: {
      lost: 'O grupo pode se perder nas histórias do deserto. Conte-as em uma frase e gaste o tempo nos versículos 12 e 13.',
      tender:
        'Deus não dá fardo maior do que se aguenta não está aqui: o texto fala de tentação. Não o diga a enlutados nem a doentes. Para vício e compulsão há tratamento. Quem sofre violência não está sendo tentado: precisa de saída segura (Ligue 180), e quem pensa em morrer, de companhia (CVV 188).',
      differ:
        'Aquele que pensa estar de pé, olhe para que não caia: uns entendem que um crente pode cair de vez; outros, que pode cair feio, mas Deus não o larga. Os dois levam o aviso a sério.',
    },
    comfort:
      'A saída, às vezes, é bem pequena: um telefonema, uma porta, dormir. Deus é fiel também no tamanho pequeno.',
    closing: 'Olho no chão e olho na placa: boa travessia.',
    words: [
      'nuvem e no mar',
      'pedra espiritual',
      'rocha era cristo',
      'pensa estar de pe',
      'cuide para que nao caia',
      'nenhuma tentacao',
      'nao vos sobreveio',
      'dara a saida',
      'escape',
      'murmur',
      'exemplos',
      'corintios',
    ],
  },
  {
    verses: '10:14-33',
    key: '10:31',
    title: 'Duas mesas e um prato de comida',
    theme: 'tudo para a glória de Deus',
    themes: ['adoracao', 'proximo', 'comunhao', 'santidade'],
    idea: 'Quem come da mesa do Senhor não divide o coração com outra; e, no resto, come de tudo com gratidão, procura o bem do outro e faz da coisa mais comum um jeito de honrar a Deus.',
    context:
      'Paulo acaba de lembrar Israel no deserto, que comia o pão de Deus e dançava para o bezerro. Agora trata do que sobrou no capítulo 8: festas nos templos, carne do açougue, almoço na casa de um amigo que não crê. São três situações, com três respostas.',
    retold: [
      {
        verses: '10:14-18',
        says: 'Paulo manda fugir da idolatria. O copo e o pão são a comunhão do sangue e do corpo de Cristo, e nós, muitos, somos um só corpo.',
      },
      {
        verses: '10:19-22',
        says: 'Os gentios sacrificam a demônios, e não a Deus. Não se pode beber o copo do Senhor e o copo dos demônios.',
      },
      {
        verses: '10:23-27',
        says: 'Cada um busque o bem do outro. Paulo diz que se coma do açougue e da mesa do descrente sem questionar, porque a terra é do Senhor.',
      },
      {
        verses: '10:28-33',
        says: 'Se alguém avisa que a comida é sacrifício a ídolos, Paulo diz para não comer, por causa do outro. Tudo se faça para a glória de Deus e para o proveito de muitos.',
      },
    ],
    read: {
      verses: '10:20-31',
      how: 'Com um pão e um copo sobre a mesa, quem conduz lê 16 e 17. A roda segue do 20 ao 30, um versículo cada, e todos dizem juntos o 31.',
    },
    observe: [
      {
        ask: 'Que dois copos e que duas mesas aparecem, e o que se faz quando se come de uma delas?',
        verses: '10:20-21',
        listen: 'Do Senhor e dos demônios; quem come participa, pertence.',
      },
      {
        ask: 'Até onde vai o pedido do último versículo da leitura, e quando é melhor não comer?',
        verses: '10:28-31',
        listen:
          'Qualquer coisa, para a glória de Deus; não comer por causa da consciência do outro.',
      },
      {
        ask: 'Que duas frases repetidas freiam o tudo me é lícito?',
        verses: '10:23-24',
        listen: 'Nem tudo convém, nem tudo edifica; o bem do outro.',
      },
      {
        ask: 'O que fazer no açougue e na casa de um descrente? Por quê?',
        verses: '10:25-27',
        listen: 'Comer sem interrogatório; a terra é do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Comer junto, para eles, era pertencer. O que muda em quem volta da mesa do Senhor na segunda-feira?',
        verses: '10:20-22',
        listen: 'É de alguém; carrega os irmãos consigo.',
        follow: 'Que outra mesa disputa essa pertença hoje?',
      },
      {
        ask: 'Paulo proíbe o templo e libera o almoço na casa do vizinho. Qual é a diferença que ele vê?',
        verses: '10:20-21, 10:27',
        listen: 'Num se adora; no outro se convive.',
      },
      {
        ask: '“Ninguém busque para si próprio”: como essa frase responde melhor que uma lista de pode e não pode?',
        verses: '10:23-24',
        listen: 'Põe rosto na decisão.',
      },
      {
        ask: 'A terra é do Senhor: o que essa frase de salmo faz com o medo de se contaminar?',
        verses: '10:25-26',
        listen: 'Gratidão no lugar da paranoia.',
      },
    ],
    live: [
      {
        ask: 'Que mesa puxa o seu coração para o lado contrário da mesa de Jesus?',
        listen: 'Aposta, superstição, carreira, rancor de família.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Faça o teste em uma coisa bem comum, comer, jogar, postar: como ela ficaria feita para a glória de Deus?',
        listen: 'Detalhe concreto e alegre.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você já recusou o convite de quem não crê por medo, e o que o versículo 27 diz?',
        listen: 'Ir, comer, agradecer, ser amigo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Qual das suas liberdades convém e não edifica?',
        listen: 'Uma só, nomeada.',
      },
      {
        ask: 'O que da sua antiga religião ou costume você não sabe se deixa, e a quem pode perguntar sem ser zombado?',
        listen: 'Benzimento, simpatia, amuleto, festa. Respeito e tempo.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na mesa da sua casa, quem busca o próprio e quem busca o do outro? Dá para ver pelo último pedaço.',
        listen: 'Riso; combinar um gesto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de tantos anos, o que a Ceia muda na sua semana?',
        listen: 'Um corpo; reconciliação; gratidão.',
        for: ['elderly', 'long-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que mesa da vida você mais gostou de sentar: bar da esquina, fogão de vó, refeitório, calçada?',
        bridge: 'Mesa diz de quem a gente é. Paulo fala de duas que não combinam.',
      },
      {
        text: 'O que você nunca pergunta do que é feito, para não deixar de comer?',
        bridge: 'Paulo também aconselhou a não fazer pergunta no açougue.',
        for: ['young', 'teens', 'adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Na próxima refeição, antes do primeiro bocado, diga: a terra é do Senhor. Mastigue com calma.',
      bridge: 'Se comerdes ou beberdes, fazei para a glória de Deus. Leia antes da sobremesa.',
    },
    complete: [
      {
        name: 'Agenda para a glória',
        text: 'Escolha três coisas comuns do seu dia: … , … , … . Ao lado de cada uma: se eu a fizesse para a glória de Deus, faria com … , sem … , e quem ganharia seria … .',
      },
      {
        name: 'Minhas mesas',
        text: 'Desenhe as mesas em que você se senta na semana. Marque com uma cruz a do Senhor, com um ponto de interrogação a que divide você e com um coração aquela em que pode convidar alguém: … .',
      },
    ],
    challenges: [
      {
        do: 'Aceite um convite para comer com quem não crê, ou convide, e vá para ouvir.',
        tell: 'o que comeram e o que você aprendeu.',
      },
      {
        do: 'Saia de uma mesa que divide o seu coração: apague o aplicativo, devolva o amuleto, cancele a aposta.',
        tell: 'como foi o primeiro dia.',
      },
    ],
    children: {
      truth: 'Até comendo eu posso alegrar a Deus.',
      to7: {
        story:
          'Como a gente deixa Deus contente?, perguntou o Joca. Cantando na igreja!, disse o primo. Só? O vovô riu e leu uma carta de Paulo: se vocês comem, se bebem ou se fazem qualquer coisa, façam para a glória de Deus. Qualquer coisa? O Joca testou. Tomou o leite e disse: obrigado, Senhor! Escovou o dente cantando. No jogo, passou a bola para a Lu, que nunca recebia. Dividiu a última bolacha. De noite contou nos dedos: deixei Deus contente tomando leite, escovando o dente e jogando bola! E ele dormiu para a glória de Deus: rom, rom.',
        activity:
          'Façam um relógio do dia; em cada hora, desenhem uma coisa comum feita para alegrar a Deus.',
        questions: [
          'O que Paulo escreveu?',
          'O que o Joca fez para alegrar a Deus?',
          'O que você pode fazer agora para a glória de Deus?',
        ],
      },
      to12: {
        story:
          'Em Corinto, comer era complicado. Havia festa em templo de ídolo, carne no açougue que ninguém sabia de onde vinha, e almoço na casa do amigo que não cria em Jesus. O que fazer? Paulo respondeu uma por uma. Na festa do ídolo, não dá: a gente come da mesa do Senhor, o pão que nos faz um só corpo, e não se divide o coração. No açougue, compre e agradeça, porque a terra inteira é de Deus. Na casa do amigo, vá! Coma o que servirem. Mas olhe para quem está do lado: se alguém se fere com aquilo, cuide dele. Nem tudo o que posso constrói. Cada um procure o bem do outro. E terminou com uma frase que cabe até na escova de dentes: comendo, bebendo ou fazendo qualquer coisa, façam tudo para a glória de Deus. Não existe coisa comum demais para isso.',
        activity:
          'Cada um escolhe a tarefa mais sem graça do dia e inventa um jeito de fazê-la para a glória de Deus; no fim, apresentem.',
        questions: [
          'Por que não dava para comer nas duas mesas?',
          'O que Paulo disse do almoço na casa do amigo?',
          'Que coisa comum você vai fazer para a glória de Deus?',
        ],
      },
      challenge: 'Escolha uma tarefa sem graça e faça para a glória de Deus.',
    },
    prayer:
      'Senhor da terra e do que ela dá, obrigado pelo pão e pelo copo que nos fazem um. Não queremos outra mesa. Ensina-nos a comer com gratidão, a ceder por amor, e a varrer, estudar e brincar para a tua glória. Amém.',
    leader: {
      lost: 'Cuidado para não virar ataque a outras religiões nem lista do que é do diabo. Paulo fala de onde se adora. E festas juninas, velas e afins dividem opiniões: volte a 23 e 24.',
      tender:
        'Quem saiu de outra religião pode temer vingança espiritual ou sofrer com a família. Não conte histórias de susto. Ore, firme em Cristo, e lembre que a terra é do Senhor. Aposta que virou vício pede ajuda de profissional.',
      differ:
        'Como Cristo está no pão e no cálice (presença real, espiritual ou memória) separa as igrejas. Comunhão, todas dizem com o versículo 16.',
    },
    comfort:
      'Se hoje só dá para beber água e comer um pouco, isso já cabe no versículo 31. Comer a sopa que trouxeram, com um obrigado, é glória de Deus bastante.',
    closing: 'Uma mesa, um corpo, e tudo para a glória dele.',
    words: [
      'fugi da idolatria',
      'copo da bencao',
      'mesa do senhor',
      'mesa dos demonios',
      'todas as coisas me sao licitas',
      'nem todas as coisas convem',
      'nem todas as coisas edificam',
      'para a gloria de deus',
      'se comerdes ou se beberdes',
      'ninguem busque para si proprio',
      'a terra e do senhor',
      'um so pao',
    ],
  },
  {
    verses: '11:17-34',
    key: '11:26',
    title: 'Esperem uns pelos outros',
    theme: 'a mesa do Senhor',
    themes: ['comunhao', 'cruz', 'justica', 'gratidao'],
    idea: 'A ceia anuncia a morte de Jesus até que ele venha; por isso não dá para partir o pão com ele e deixar o irmão com fome ao lado.',
    context:
      'A igreja de Corinto se reunia numa casa e comia antes da ceia. Os ricos chegavam cedo, com cestas cheias; os escravos, só depois do serviço, e achavam sobras. Paulo não elogia. Conta de novo o que recebeu sobre aquela noite.',
    retold: [
      {
        verses: '11:17-22',
        says: 'Paulo ouve que a igreja se reúne dividida. Cada um toma antes a própria ceia, um fica com fome, outro bêbado, e os que não têm passam vergonha.',
      },
      {
        verses: '11:23-26',
        says: 'Na noite em que é traído, Jesus parte o pão, dizendo “isto é o meu corpo”, e dá o copo do novo Testamento em seu sangue, para que façam isso em memória dele.',
      },
      {
        verses: '11:27-32',
        says: 'Paulo avisa que quem come indignamente é culpado do corpo e do sangue do Senhor. Cada um examine a si mesmo, e assim coma e beba.',
      },
      {
        verses: '11:33-34',
        says: 'Paulo pede que, ao se reunirem para comer, esperem uns pelos outros. Quem tiver fome coma em casa.',
      },
    ],
    read: {
      verses: '11:20-28',
      how: 'Leiam sentados em volta de uma mesa com um pão inteiro. Quem conduz conta 33-34 no fim, olhando para cada um.',
    },
    observe: [
      {
        ask: 'O que acontecia nas reuniões deles, e quem saía envergonhado?',
        verses: '11:20-22',
        listen: 'Cada um comia o seu; uns com fome, outros bêbados; os que não têm.',
      },
      {
        ask: 'Que gestos e palavras de Jesus Paulo recorda, e em que noite aconteceram?',
        verses: '11:23-25',
        listen: 'Tomou, deu graças, partiu, entregou; na noite da traição.',
      },
      {
        ask: 'O que se anuncia a cada ceia, e até quando?',
        verses: '11:26',
        listen: 'A morte do Senhor, até que venha.',
      },
    ],
    interpret: [
      {
        ask: 'Na mesma noite em que o traíram, Jesus agradeceu e repartiu. O que esse detalhe põe na nossa mesa?',
        verses: '11:23-24',
        listen: 'Amor que precede a fidelidade dos convidados.',
      },
      {
        ask: 'Muitos leem “indignamente” como quem pecou na semana. No contexto, em que consistia comer assim?',
        verses: '11:21-22, 11:27-28',
        listen: 'Humilhar os pobres, comer sem ver o corpo de Cristo que é o irmão.',
        follow: 'Que exame faria bem antes da próxima ceia?',
      },
      {
        ask: 'Memória, aqui, é mais que lembrança. O que o grupo faz, toda vez que parte o pão?',
        verses: '11:24-26',
        listen: 'Anuncia, participa, aguarda; passado, presente e futuro.',
      },
    ],
    live: [
      {
        ask: 'Quem chega por último à nossa mesa (por horário, dinheiro, transporte, timidez) e encontra sobras?',
        listen: 'Ajustes concretos no grupo.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Com quem você teria dificuldade de dividir o mesmo pão hoje?',
        listen: 'Pensar diante de Deus; nada de nomes.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Na cantina, no rolê, na foto: como se decide quem senta com quem, e o que Jesus faria com esse mapa?',
        listen: 'Panelinhas e coragem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que sentimento a ceia desperta em você: festa, medo, costume, saudade, estranheza?',
        listen: 'Todos legítimos.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'A refeição de vocês em casa: quem serve, quem come sozinho, quem come com a tela?',
        listen: 'Uma refeição por semana diferente.',
        for: ['parents', 'couples', 'singles'],
      },
      {
        ask: 'Até que ele venha. Com quem você espera sentar de novo à mesa?',
        listen: 'Esperança com nome.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua família, quem come antes de todo mundo sentar? Pode entregar.',
        bridge: 'Em Corinto isso virou problema sério. Paulo escreveu sobre o almoço deles.',
      },
      {
        text: 'Que prato faz você lembrar imediatamente de uma pessoa, e de qual dia?',
        bridge: 'Jesus escolheu comida para ser lembrado.',
        for: ['elderly', 'adults', 'couples', 'women'],
      },
    ],
    quiet: {
      text: 'Parta um pedaço de pão e segure-o um instante. Diga: na noite em que foi traído, deu graças.',
      bridge: 'Leia antes de comer, e coma devagar.',
    },
    complete: [
      {
        name: 'Lugares à mesa',
        text: 'Desenhem juntos uma mesa vista de cima. Escrevam nas cadeiras quem costuma vir; ponham três cadeiras vazias e deem nome a quem falta: … , … , … . O que faria cada um chegar a tempo? …',
      },
      {
        name: 'Exame antes do pão',
        text: 'Em silêncio, complete: Olho para Cristo e agradeço por … . Olho para mim e reconheço … . Olho para o irmão ao lado e falta-me … . Olho para a frente e espero … .',
      },
    ],
    challenges: [
      {
        do: 'Espere por alguém: atrase o seu prato, o seu passo ou a sua vez para que outro coma, chegue ou fale antes.',
        tell: 'quem você esperou e o que isso custou.',
      },
      {
        do: 'Leve uma refeição inteira, não sobras, a uma casa onde ela falta.',
        tell: 'o cardápio e a conversa.',
      },
    ],
    children: {
      truth: 'Na mesa de Jesus há lugar para todos.',
      to7: {
        story:
          'Os amigos de Jesus em Corinto faziam um jantar juntos. Os que moravam perto chegavam cedo. Nham, nham! Comiam o pão, as uvas, o queijo. Quando chegavam os que trabalhavam até tarde, cansados e com fome, só havia migalhas. Que tristeza! Paulo soube e escreveu uma carta: isso não está certo! Vocês lembram do que Jesus fez? Ele pegou o pão, agradeceu, partiu e deu para todos. Ninguém ficou sem. Quando vocês comerem, lembrem de Jesus. E esperem uns pelos outros! Desde então, eles deixavam um lugar e um prato cheio para quem chegava por último.',
        activity:
          'Façam um lanche em que ninguém come antes de servir outro, e deixem um prato cheio para quem ainda vai chegar.',
        questions: [
          'O que sobrava para quem chegava tarde?',
          'O que Jesus fez com o pão?',
          'Por quem você pode esperar?',
        ],
      },
      to12: {
        story:
          'Pense num escravo de Corinto; vamos chamá-lo de Lino. Ele acordava antes do sol e só parava de noite. No primeiro dia da semana, ele corria para a casa onde a igreja se reunia. Chegava suado, com fome e alegre. Mas os ricos tinham chegado às quatro da tarde. As travessas estavam vazias; alguns já nem falavam direito, de tanto vinho. E vinham cantar sobre o amor! Paulo soube disso e ficou indignado: vocês envergonham os que não têm nada. Isso não é a ceia do Senhor! E contou de novo a história. Na noite em que um amigo ia traí-lo, Jesus pegou o pão, agradeceu e partiu para todos, até para esse amigo. Façam isto em memória de mim. Lembrar de Jesus é comer como ele: olhando quem está ao lado. Por isso, terminou Paulo, esperem uns pelos outros. Dá para imaginar o sorriso de Lino no domingo seguinte.',
        activity:
          'Assem um pão juntos; cada um parte um pedaço e entrega ao vizinho dizendo algo que agradece nele.',
        questions: [
          'Por que Paulo disse que aquilo não era a ceia do Senhor?',
          'O que Jesus fez na noite em que foi traído?',
          'Quem costuma ficar com as sobras perto de você?',
        ],
      },
      challenge: 'Nas refeições, sirva alguém antes de se servir.',
    },
    prayer:
      'Senhor Jesus, na noite da traição deste graças. Senta-nos à tua mesa sem medo e sem pressa. Mostra-nos quem ainda não chegou. Que o pão partido nos faça um corpo, e que a gente anuncie a tua morte, cantando, até que venhas. Amém.',
    leader: {
      lost: 'O medo de tomar indignamente afasta gente sensível há séculos. Diga com clareza: Paulo não manda deixar de comer, e sim examinar-se e comer. O alvo era o desprezo pelos pobres.',
      tender:
        'Há quem não possa comungar na sua igreja por situação de vida e sofra com isso. Não discuta o caso na roda. Há também quem luta com álcool (ofereça suco) ou passa necessidade em casa.',
      differ:
        'Católicos creem que o pão e o vinho se tornam corpo e sangue de Cristo; luteranos, que ele está presente com eles; reformados, presença espiritual; batistas e pentecostais, em geral, memorial. Numa célula, cada um siga a sua igreja sobre celebrar ou não.',
    },
    comfort:
      'Até que ele venha: a mesa tem futuro. A cadeira que está vazia hoje não é o fim da história dela. Coma um pedaço, ainda que pequeno.',
    closing: 'Esperem uns pelos outros, até que ele venha.',
    words: [
      'ceia do senhor',
      'santa ceia',
      'eucaristia',
      'em memoria de mim',
      'noite em que foi traido',
      'partiu o pao',
      'indignamente',
      'examine se',
      'novo testamento em meu sangue',
      'nova alianca',
      'ate que ele venha',
      'discernindo o corpo',
      'esperai uns pelos outros',
      'calice',
    ],
  },
  {
    verses: '12:1-11',
    key: '12:7',
    title: 'Presentes que não são para mim',
    theme: 'os dons do Espírito',
    themes: ['espirito', 'servico', 'comunhao', 'humildade'],
    idea: 'O mesmo Espírito que nos faz dizer que Jesus é o Senhor reparte dons diferentes, como ele quer, e cada presente vem com o endereço de outra pessoa.',
    context:
      'Corinto tinha muitos dons e muita vaidade por causa deles. Antes de crer, aquela gente ia atrás de ídolos que não falam; agora discutia quem era mais espiritual. Paulo abre o assunto pelo que todos têm em comum e só depois faz a lista. A figura do corpo vem logo adiante.',
    retold: [
      {
        verses: '12:1-3',
        says: 'Paulo quer os irmãos bem informados: ninguém que fala pelo Espírito de Deus chama Jesus de maldito, e só pelo Espírito Santo alguém pode dizer que Jesus é o Senhor.',
      },
      {
        verses: '12:4-6',
        says: 'Paulo diz que há variedade de dons, de trabalhos e de operações, mas o Espírito é o mesmo, o Senhor é o mesmo, e o mesmo Deus opera tudo em todos.',
      },
      {
        verses: '12:7-11',
        says: 'A um o Espírito dá palavra de sabedoria, a outro fé, a outro curas, a outro profecia ou línguas. É um e o mesmo Espírito que reparte a cada um como quer.',
      },
    ],
    read: {
      verses: '12:1-11',
      how: 'Cada vez que aparecer “mesmo”, quem lê para e todos repetem a palavra. A lista de 8 a 10, uma pessoa por dom.',
    },
    observe: [
      {
        ask: 'O que só se pode dizer pelo Espírito Santo?',
        verses: '12:3',
        listen: 'Que Jesus é o Senhor; é o primeiro sinal.',
      },
      {
        ask: 'O que é variado e o que é o mesmo, nas três frases seguidas?',
        verses: '12:4-6',
        listen: 'Dons, trabalhos, operações; Espírito, Senhor, Deus.',
      },
      {
        ask: 'A quem é dada a manifestação do Espírito, e para quê?',
        verses: '12:7',
        listen: 'A cada um; para o que for conveniente, o bem de todos.',
      },
      {
        ask: 'Que dons aparecem na lista, e quem decide quem recebe o quê?',
        verses: '12:8-11',
        listen: 'Sabedoria, conhecimento, fé, curas e os outros; o Espírito, como quer.',
      },
    ],
    interpret: [
      {
        ask: 'Antes de falar de milagres e línguas, Paulo fala de uma frase sobre Jesus. O que isso ensina sobre como reconhecer o Espírito?',
        verses: '12:1-3',
        listen: 'Ele aponta para Jesus; o espetáculo não é o critério.',
        follow: 'O que hoje impressiona mais a gente do que isso?',
      },
      {
        ask: 'Por que repetir três vezes que é o mesmo, numa igreja em que cada um tinha um dom de estimação?',
        verses: '12:4-6',
        listen: 'A fonte é uma; diferença não é concorrência.',
      },
      {
        ask: 'Presente de aniversário é de quem ganha. Como funciona um presente dado a um para o bem dos outros?',
        verses: '12:7',
        listen: 'Se fica guardado, falha; não serve de medalha.',
      },
      {
        ask: 'O Espírito reparte “como quer”. O que isso faz com a inveja e com a vaidade?',
        verses: '12:11',
        listen: 'Não mereci o meu; não me roubaram o do outro.',
      },
    ],
    live: [
      {
        ask: 'O que as pessoas costumam pedir justamente a você, e que lhe parece tão natural que nem conta como dom?',
        listen: 'Escutar, organizar, explicar, cozinhar para muitos, orar.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'De qual dom dos outros você tem uma pontinha de inveja, e como seria agradecer por ele em vez de medir?',
        listen: 'Franqueza com bom humor.',
      },
      {
        ask: 'Likes mostram quem se destaca. Que dom quietinho você já viu num colega e que nunca viraria vídeo?',
        listen: 'Nomear alguém; combinar de contar a ele.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Há quanto tempo um presente seu está na gaveta, e o que o pôs lá?',
        listen: 'Cansaço, crítica, medo, filhos pequenos. Não cobre.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Você já disse, do seu jeito, que Jesus é o Senhor? O que foi ou o que falta para essa frase sair?',
        listen: 'Deixe a pessoa no passo dela.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que um de vocês dois faz bem e o outro também, e em que a casa ganharia se parassem de disputar?',
        listen: 'Variedade dentro do casal.',
        for: ['couples'],
      },
      {
        ask: 'Que necessidade do nosso bairro está esperando um dom que já existe nesta sala?',
        listen: 'Juntar necessidade e pessoa; sair com um plano pequeno.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu talento mais inútil: mexer a orelha, assobiar com a boca fechada, adivinhar o troco? Demonstrações são bem-vindas.',
        bridge:
          'De inútil a gente entende. Paulo fala de presentes que têm serventia, e para o vizinho.',
      },
      {
        text: 'Já entregaram na sua casa uma encomenda de outra pessoa? O que você fez com ela?',
        bridge: 'Dom do Espírito chega na minha porta com o nome de outro na etiqueta.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Pense em alguém que fez bem a você com uma coisa que só ele sabe fazer. Diga o nome em voz baixa e agradeça.',
      bridge: 'Foi o Espírito trabalhando por mãos humanas. Leia a lista com esse rosto na frente.',
    },
    complete: [
      {
        name: 'Etiqueta de entrega',
        text: 'Desenhe uma caixa com etiqueta. Remetente: o Espírito. Entregue em: minha casa. Conteúdo (o que recebi): … . Destinatário (para quem é): … . Prazo de entrega: … .',
      },
      {
        name: 'Roda de achados',
        text: 'Passe uma folha com o seu nome. Cada um escreve ali: Já vi o Espírito fazer bem por meio de você quando … . No fim, leia a sua em silêncio e complete: Eu não sabia que … .',
      },
    ],
    challenges: [
      {
        do: 'Diga a três pessoas, com exemplo, qual dom você vê nelas. Nada de elogio geral: conte a cena.',
        tell: 'quem ficou mais surpreso.',
      },
      {
        do: 'Use o seu dom mais comum a favor de quem nunca o recebeu: conserto, aula, bolo, escuta, oração.',
        tell: 'a quem entregou a encomenda.',
      },
    ],
    children: {
      truth: 'O Espírito me dá presentes para ajudar os outros.',
      to7: {
        story:
          'O carteiro chegou com uma sacola enorme: toc, toc! Entrega para a turma! O Lico ganhou um violão. A Mel ganhou um regador. O Beto ganhou uma lanterna. Abriram e acharam um bilhete: é para usar com os amigos. O Lico tocou, e quem estava triste sorriu. A Mel regou, e nasceram tomates para todos. De noite faltou luz, e quem ajudou? O Beto, com a lanterna! Ninguém disse o meu é melhor. Um precisava do outro. Paulo escreveu que o Espírito Santo, que é Deus bem perto de nós, dá um presente para cada um. Todos diferentes, e o carteiro é o mesmo!',
        activity:
          'Ponham objetos numa sacola (colher, lápis, pano, fita); cada um tira um e inventa como ajudar alguém com ele.',
        questions: [
          'Que presente cada um ganhou?',
          'O que estava escrito no bilhete?',
          'Com o que você gosta de ajudar?',
        ],
      },
      to12: {
        story:
          'A equipe de resgate da serra tem cinco pessoas. O Ivo lê mapas. A Tânia sabe curativos. O Léo acalma quem está com medo. A Duda ouve de longe um grito fraquinho. E o seu Nilo carrega a corda. Uma vez discutiram quem era o mais importante, e enquanto discutiam um menino esperava no barranco. Em Corinto também discutiam. Uns falavam com sabedoria, outros curavam, outros tinham uma fé muito grande, outros falavam línguas. E cada um queria o primeiro lugar. Paulo escreveu: os dons são muitos, o Espírito é o mesmo. Ele dá a cada um como quer, e dá para o bem de todos. E o primeiro sinal de que o Espírito está ali nem é um milagre: é alguém dizer de coração que Jesus é o Senhor. A equipe da serra parou de brigar. Mapa, corda, ouvido, calma e curativo: o menino voltou para casa com os cinco.',
        activity:
          'Montem uma missão na sala (achar um objeto de olhos vendados) em que cada um tem uma habilidade diferente e todos são necessários.',
        questions: [
          'O que aconteceu enquanto a equipe discutia?',
          'Para que o Espírito dá dons?',
          'Que dom você já viu num amigo?',
        ],
      },
      challenge: 'Descubra uma coisa que você faz bem e use para ajudar alguém escondido.',
    },
    prayer:
      'Espírito Santo, és o mesmo em todos nós e não fazes dois iguais. Obrigado pelo que puseste na minha mão e pelo que puseste na mão do outro. Leva cada presente até a porta certa. E que a nossa boca diga, com gosto: Jesus é o Senhor. Amém.',
    leader: {
      lost: 'A conversa pode grudar em línguas, profecias e curas, ou num teste de qual é o meu dom. Volte ao 7: a quem isto serve? Dom se descobre servindo e ouvindo os outros.',
      tender:
        'Quem pediu cura e não recebeu pode ler esta lista com dor, e talvez já tenha ouvido que lhe faltou fé. O texto diz que o Espírito reparte como quer. Não deixe ninguém dizer o contrário a um doente; e ninguém para remédio por causa desta conversa.',
      differ:
        'Alguns cristãos entendem que dons como línguas, profecia e curas continuam hoje do mesmo jeito; outros, que foram sinais para o começo da igreja e que Deus ainda cura quando quer. Os dois lados afirmam que o Espírito equipa cada crente para servir.',
    },
    comfort:
      'Você pode estar doente, cansado, sem utilidade aparente. O texto diz a cada um, e não tirou você da conta. Às vezes o presente que se entrega é deixar que cuidem da gente.',
    closing: 'O presente chegou na sua casa. O nome na etiqueta é de outro.',
    words: [
      'dons espirituais',
      'variedade de dons',
      'espirito e o mesmo',
      'palavra de sabedoria',
      'palavra de conhecimento',
      'dons de curas',
      'operacoes de milagres',
      'discernir aos espiritos',
      'variedade de linguas',
      'manifestacao do espirito',
      'repartindo a cada um como quer',
      'dons do espirito',
    ],
  },
  {
    verses: '12:12-27',
    key: '12:25',
    title: 'Se o pé dissesse',
    theme: 'um corpo com muitos membros',
    themes: ['comunhao', 'servico', 'identidade', 'espirito'],
    idea: 'Somos o corpo de Cristo: ninguém sobra por ser diferente, ninguém se basta por ser notável, e a dor ou a alegria de um corre por todos.',
    context:
      'Em Corinto alguns dons davam cartaz, sobretudo os mais espetaculares. Quem não os tinha se sentia de segunda; quem os tinha olhava de cima. Paulo conta uma fábula de membros falantes, com algum humor.',
    retold: [
      {
        verses: '12:12-14',
        says: 'O corpo é um só e tem muitos membros, e assim também é Cristo. Judeus e gregos, servos e livres, somos todos batizados em um só Espírito.',
      },
      {
        verses: '12:15-20',
        says: 'O pé não deixa de ser do corpo por não ser mão. Se o corpo todo fosse olho, onde estaria o ouvido? Deus pôs cada membro como quis.',
      },
      {
        verses: '12:21-24',
        says: 'O olho não pode dizer à mão que não precisa dela, nem a cabeça aos pés. Os membros que parecem mais fracos são os mais necessários.',
      },
      {
        verses: '12:25-27',
        says: 'Deus quer que os membros cuidem uns dos outros. Se um sofre, todos sofrem, se um é honrado, todos se alegram, e os irmãos são o corpo de Cristo.',
      },
    ],
    read: {
      verses: '12:14-25',
      how: 'Dramatizem: quatro vozes para pé, orelha, olho e cabeça; um narrador para o resto. O 27, todos, apontando uns para os outros.',
    },
    observe: [
      {
        ask: 'O que dizem o pé e a orelha, e o que dizem o olho e a cabeça?',
        verses: '12:15-16, 12:21',
        listen: 'Uns: não sou do corpo; outros: não preciso de ti.',
      },
      {
        ask: 'Quem dispôs os membros, e como?',
        verses: '12:18',
        listen: 'Deus, como quis.',
      },
      {
        ask: 'O que Paulo diz dos membros que parecem mais fracos?',
        verses: '12:22-24',
        listen: 'São mais necessários, recebem mais honra.',
      },
    ],
    interpret: [
      {
        ask: 'O pé sofre de inferioridade e o olho, de superioridade. Por que são a mesma doença?',
        verses: '12:15-16, 12:21',
        listen: 'Comparação; os dois se afastam do corpo.',
      },
      {
        ask: '“Se todo o corpo fosse olho”, pergunta Paulo. Como fica uma igreja em que todos são iguais?',
        verses: '12:17-19',
        listen: 'Monstruosa e inútil; falta ouvir, cheirar, andar.',
        follow: 'Que membro falta ou está sobrecarregado no nosso grupo?',
      },
      {
        ask: 'Por que Deus dá mais honra justamente “ao que tinha falta dela”?',
        verses: '12:22-25',
        listen: 'Para não haver divisão; cuidado igual.',
      },
    ],
    live: [
      {
        ask: 'Em que você já disse: por não ser como fulano, não faço falta?',
        listen: 'Dar voz à orelha.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'De quem você pensa, mesmo sem dizer, que não precisa?',
        listen: 'Olho e cabeça; franqueza.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Na sua turma, quem é mão, boca, ouvido ou pé, e quem ainda ninguém descobriu o que é?',
        listen: 'Descobrir o quieto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando um de vocês sofre ou é elogiado, quanto disso chega ao outro?',
        listen: 'Empatia no casal.',
        for: ['couples'],
      },
      {
        ask: 'Que dedinho do pé só foi notado quando doeu, na sua casa ou na sua igreja?',
        listen: 'Funções escondidas, pessoas escondidas.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'Como este corpo poderia sofrer junto com você, de um jeito que ajudasse?',
        listen: 'Pedir algo concreto.',
        for: ['mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Dedinho na quina do móvel: conte o seu pior encontro e o que o resto do corpo fez.',
        bridge: 'Um membro pequeno dói, e o corpo inteiro para. Paulo usou isso.',
      },
      {
        text: 'Se você pudesse ter o superdom de alguém desta sala, qual pegaria emprestado por um dia?',
        bridge: 'É bom admirar. Paulo conta o que acontece quando admirar vira comparar.',
        for: ['young', 'teens', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Percorra o seu corpo com atenção, dos pés à cabeça. Agradeça por um membro em que você nunca pensa.',
      bridge: 'Leia pensando nas pessoas em quem ninguém pensa.',
    },
    complete: [
      {
        name: 'Corpo do grupo',
        text: 'Num papel grande, contornem alguém deitado. Cada um escreve o próprio nome na parte do corpo que acha que é e uma frase: sirvo para … . Depois, os outros acrescentam: e também para … .',
      },
      {
        name: 'Dois bilhetes',
        text: 'Bilhete da orelha, para si: eu achava que não era do corpo porque … , mas Deus me pôs aqui para … . Bilhete do olho, para alguém: eu agia como se não precisasse de você, mas preciso de … . Entregue o segundo.',
      },
    ],
    challenges: [
      {
        do: 'Honre publicamente um membro escondido: quem limpa, quem dirige, quem ora sem ninguém ver.',
        tell: 'o que essa pessoa disse.',
      },
      {
        do: 'Acompanhe de perto um membro que sofre e outro que foi honrado: uma visita para cada, com a mesma alegria.',
        tell: 'qual das duas foi mais difícil.',
      },
    ],
    children: {
      truth: 'Sou parte do corpo de Jesus e faço falta.',
      to7: {
        story:
          'Um dia, o pé ficou emburrado: a mão desenha, a boca canta, e eu fico aqui no sapato, com chulé. Não sou importante! Vou embora! O olho riu: pode ir, eu enxergo tudo, não preciso de você. Aí o olho viu um sorvete lá na esquina. Hummm! Mas quem leva até lá? Eu não ando!, disse o olho. Eu não ando!, disse a mão. Eu também não!, disse a boca. Então todos chamaram: pezinho, por favor! O pé sorriu e andou: tap, tap, tap. A mão pegou, a boca comeu, e a barriga agradeceu. Paulo contou assim: cada um faz falta!',
        activity:
          'Tentem comer um biscoito com os braços esticados; só dá certo quando um alimenta o outro.',
        questions: [
          'Por que o pé ficou emburrado?',
          'O que aconteceu sem o pé?',
          'O que você faz que ajuda todo mundo?',
        ],
      },
      to12: {
        story:
          'Que desfile esquisito: lá vem um olho gigante rolando pela avenida! Sem braço, sem perna, sem ouvido. Que susto! Pois Paulo usou essa imagem para falar com a igreja de Corinto. Lá, alguns tinham dons chamativos, e os outros se sentiam um nada. Ele inventou uma conversa. O pé diz: não sou mão, então não sou do corpo. A orelha: não sou olho, estou fora. E o olho, todo convencido, diz à mão: não preciso de você. Ridículo, não? Se o corpo todo fosse olho, como ia ouvir uma música ou sentir o cheiro do bolo? Deus pôs cada parte no lugar. E as mais escondidas são as mais necessárias: ninguém vê o coração, e sem ele acabou. Quando um membro dói, todos doem. Quando um ganha, todos fazem festa. Vocês, disse Paulo, são o corpo de Cristo. Nenhum sobra.',
        activity:
          'Montem um quebra-cabeça e escondam uma peça de propósito; conversem sobre o que sentiram ao ver o buraco.',
        questions: [
          'O que havia de errado com o que o pé e o olho disseram?',
          'Quais partes do corpo ninguém vê e são importantes?',
          'Quem é uma parte escondida e importante na sua escola?',
        ],
      },
      challenge: 'Agradeça a três pessoas que fazem trabalhos que ninguém nota.',
    },
    prayer:
      'Cristo, cabeça deste corpo, obrigado pelo lugar que escolheste para cada um. Cura o pé que se acha pouco e o olho que se acha tudo. Que a dor de um nos acorde de noite, e a festa de um nos tire para dançar. Amém.',
    leader: {
      lost: 'A lista de dons (8-10) puxa para línguas e profecias. Hoje fiquem na fábula. E não distribua dons por eliminação: pergunte, observe, experimente.',
      tender:
        'Pessoas com deficiência podem cansar de metáforas de corpo. Inclua-as antes de falar delas: o corpo de Cristo tem deficiência e não é menos corpo. Quem vive sobrecarregado também é membro que sofre.',
      differ:
        'Sobre dons extraordinários hoje, as igrejas pensam de modos diferentes. Sobre cada membro fazer falta, todas concordam.',
    },
    comfort:
      'Se um membro sofre, todos sofrem com ele. Você pode estar imobilizado, engessado, e ainda é do corpo. O resto manca com você.',
    closing: 'Um só corpo: ninguém sobra.',
    words: [
      'corpo de cristo',
      'muitos membros',
      'um so corpo',
      'se o pe disser',
      'orelha',
      'olho nao pode dizer a mao',
      'membros mais fracos',
      'dons espirituais',
      'variedade de dons',
      'beber de um so espirito',
      'um membro sofre',
      'todos se alegram',
      'unidade',
    ],
  },
  {
    verses: '13:1-13',
    key: '13:13',
    title: 'O caminho acima de todos',
    theme: 'o amor que fica',
    themes: ['proximo', 'casamento', 'comunhao', 'familia'],
    idea: 'Sem amor, o maior dom é barulho; o amor tem paciência com gente de verdade, e é a única coisa que já começa aqui e não acaba nunca.',
    context:
      'O poema mais lido em casamentos foi escrito para uma igreja em pé de guerra. Entre um capítulo sobre dons e outro, Paulo mostra um caminho mais alto. Cada frase sobre o amor cutuca algo que os coríntios faziam.',
    retold: [
      {
        verses: '13:1-3',
        says: 'Sem amor, diz Paulo, falar a língua dos anjos é metal que soa. Ter fé que move montes é nada ser, e dar todos os bens aos pobres nada aproveita.',
      },
      {
        verses: '13:4-7',
        says: 'O amor é paciente e bondoso, não é orgulhoso nem rancoroso, não busca os próprios interesses. “Tudo aguenta, tudo crê, tudo espera, tudo suporta.”',
      },
      {
        verses: '13:8-10',
        says: 'O amor nunca falha, mas profecias, línguas e conhecimento acabam. São em parte, e terminam quando vier o que é completo.',
      },
      {
        verses: '13:11-13',
        says: 'Paulo lembra que, feito homem, deixou as coisas de menino. Agora vemos por espelho, depois face a face, e continuam a fé, a esperança e o amor, que é o maior.',
      },
    ],
    read: {
      verses: '13:4-13',
      how: 'Quem conduz lê 1-3, batendo de leve num copo a cada não tivesse amor. De 4 a 8, uma pessoa por qualidade. Todos, o 13.',
    },
    observe: [
      {
        ask: 'Em três listas: o que o amor é, o que não faz e o que faz sempre?',
        verses: '13:4-7',
        listen: 'Paciente, bondoso; não inveja, não se ira; tudo espera e suporta.',
      },
      {
        ask: 'O que acaba e o que permanece?',
        verses: '13:8, 13:13',
        listen: 'Profecias, línguas, conhecimento; fé, esperança e amor.',
      },
      {
        ask: 'Com que comparações Paulo fala do agora e do então?',
        verses: '13:9-12',
        listen: 'Parte e completo, menino e adulto, espelho e face a face.',
      },
    ],
    interpret: [
      {
        ask: 'A primeira qualidade da lista é paciência. Por que começar por ela, e não pela paixão?',
        verses: '13:4',
        listen: 'Amor lida com gente lenta e falha; é verbo antes de emoção.',
      },
      {
        ask: '“Tudo suporta” não pode querer dizer aceitar maldade, porque o versículo 6 diz outra coisa. Como os dois se juntam?',
        verses: '13:5-7',
        listen: 'Não se alegra com a injustiça; suporta pessoas, não crimes.',
        follow: 'Onde já ouviram esse verso usado para calar alguém?',
      },
      {
        ask: 'Por que conhecer “em parte” deveria nos deixar mais gentis?',
        verses: '13:9-12',
        listen: 'Não vemos tudo do outro; seremos conhecidos por inteiro.',
      },
    ],
    live: [
      {
        ask: 'Leia 4 a 7 pondo o seu nome no lugar da palavra amor. Em que ponto você engasgou?',
        listen: 'Riso nervoso; uma palavra basta.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Qual qualidade do amor mais faz falta nas conversas do seu grupo de mensagens?',
        listen: 'Ironia, irritação, rancor; propor uma.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De qual dessas frases o outro mais precisa de você nesta semana, segundo ele mesmo?',
        listen: 'Ouvir sem se defender.',
        for: ['couples'],
      },
      {
        ask: 'O que chamaram de amor na sua história e, pela lista de Paulo, não era?',
        listen: 'Cuidado: abusos, manipulação. Não pedir relatos.',
        for: ['singles', 'young', 'women'],
      },
      {
        ask: 'Que coisa de menino você ainda faz quando é contrariado em casa?',
        listen: 'Emburrar, gritar, sumir.',
        for: ['parents', 'adults'],
      },
      {
        ask: 'O amor nunca falha, mas muda de forma. Em que o amor por quem partiu continua agindo em você?',
        listen: 'Deixe a história vir.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o gesto de amor menos romântico e mais verdadeiro que você já recebeu? Trocar pneu vale.',
        bridge: 'O amor de Paulo combina mais com trocar pneu do que com serenata.',
      },
      {
        text: 'Batam todos ao mesmo tempo em copos, por dez segundos. Agora uma pessoa diz algo bom a outra. O que se ouve melhor?',
        bridge: 'Muito som e nenhum amor: Paulo começa por aí.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe-se num espelho por um minuto, sem arrumar nada. Você é conhecido por inteiro, e amado.',
      bridge: 'Agora vemos por espelho, diz o texto. Leia perto dele.',
    },
    complete: [
      {
        name: 'Termômetro do 13',
        text: 'Só para você, de 0 a 5, com uma pessoa em mente: paciente … ; bondoso … ; sem inveja … ; sem arrogância … ; sem irritação … ; sem rancor … ; alegre com a verdade … . Circule uma e escreva o gesto de amanhã: …',
      },
      {
        name: 'Paráfrase da casa',
        text: 'Reescrevam juntos os versículos 1 a 3 com os dons da família: Ainda que eu … (cozinhe, trabalhe, estude, sirva na igreja), se não tiver amor, … . Façam três linhas e pendurem.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma qualidade da lista e uma pessoa difícil; pratique só essa qualidade, com essa pessoa, sete dias.',
        tell: 'qual era a qualidade e em que dia rachou.',
      },
      {
        do: 'Jogue fora um caderno de contas: uma mágoa antiga que você cita sempre. Não a mencione mais nesta semana.',
        tell: 'quantas vezes mordeu a língua.',
      },
    ],
    children: {
      truth: 'O maior de todos é o amor.',
      to7: {
        story:
          'No aniversário da vovó, o Gui trouxe o maior presente, com uma fita enorme. Mas empurrou o primo para chegar na frente. A Ester recitou a poesia mais comprida, mas brigou com a irmã. A pequena Liz não tinha presente nem poesia. Viu que a vovó estava cansada de ficar em pé e puxou uma cadeira. Sentou no chão e ficou fazendo carinho no pé dela. A vovó chorou: este é o meu melhor presente! Paulo escreveu uma carta linda: posso falar bonito e dar coisas grandes; se não tiver amor, é só barulho, blém, blém. O amor espera, cuida, não empurra. E nunca acaba!',
        activity:
          'Com tampas de panela, façam blém a cada coisa sem amor (empurrar, gritar) e silêncio com abraço a cada coisa com amor (esperar, ajudar).',
        questions: [
          'O que a Liz fez pela vovó?',
          'Que barulho faz a gente sem amor?',
          'Como você pode mostrar amor hoje?',
        ],
      },
      to12: {
        story:
          'Corinto era famosa pelo seu bronze. Gongos, sinos, pratos de metal: blém, blém, o dia todo! Os moradores sabiam como aquilo dá dor de cabeça. Na igreja de lá, uns se achavam os tais porque falavam línguas diferentes; outros, porque sabiam tudo; outros, porque davam dinheiro. E brigavam. Paulo escreveu: se eu falar a língua dos anjos e não tiver amor, sou como aquele sino. Se eu souber tudo e der tudo, e não tiver amor, não sou nada. Então descreveu o amor, e não falou de coraçõezinhos. O amor tem paciência. É bondoso. Não inveja, não se exibe, não empurra, não guarda caderninho de mágoas. Não acha graça na injustiça. Os dons um dia acabam, como brinquedo de quando a gente era pequeno. Três coisas ficam: a fé, a esperança e o amor. E a maior é o amor.',
        activity:
          'Cada um sorteia uma qualidade do amor e a representa em mímica com uma cena da escola; os outros adivinham.',
        questions: [
          'Por que Paulo falou de sino e metal?',
          'Qual parte da descrição do amor você acha mais difícil?',
          'Que mágoa do seu caderninho você quer apagar?',
        ],
      },
      challenge: 'Espere a sua vez, sem empurrar nem reclamar, um dia inteiro.',
    },
    prayer:
      'Deus que és amor, fazemos muito barulho. Ensina-nos a paciência miúda: esperar, calar, servir de novo. Rasga o caderno de contas. E quando formos embora da sala, que fique o que não acaba. Amém.',
    leader: {
      lost: 'O poema é tão conhecido que ninguém o escuta. Leia-o numa situação de conflito, não de casamento. E não deixe o exercício do nome virar acusação ao cônjuge ao lado.',
      tender:
        'Tudo suporta já manteve gente presa em casa violenta. Diga que Paulo fala de não desistir de pessoas, nunca de aceitar agressão; amor não se alegra com a injustiça. Ligue 180; perigo agora, 190.',
      differ:
        'Alguns entendem que línguas e profecias já acabaram; outros, que só acabarão quando Cristo voltar. O amor, todos concordam, não acaba.',
    },
    comfort:
      'O amor nunca falha. O que você deu a quem se foi, e o que recebeu, não foi arquivado. Agora é em parte; depois, face a face.',
    closing: 'Ficam três, e o maior é o amor.',
    words: [
      'amor e paciente',
      'sofredor e benigno',
      'hino ao amor',
      'se nao tiver amor',
      'metal que soa',
      'sino que retine',
      'cimbalo',
      'linguas dos anjos',
      'o amor nunca falha',
      'fe esperanca e amor',
      'espelho em enigma',
      'face a face',
      'quando eu era menino',
      'tudo suporta',
    ],
  },
  {
    verses: '14:1-25',
    key: '14:12',
    title: 'Cinco palavras que ajudam',
    theme: 'falar para que o outro cresça',
    themes: ['espirito', 'comunhao', 'proximo', 'adoracao'],
    idea: 'Quem segue o amor deseja os dons que constroem os outros: na reunião da igreja, cinco palavras que alguém entende valem mais que dez mil que só impressionam.',
    context:
      'O capítulo vem colado ao poema do amor. Em Corinto, muitos falavam em línguas ao mesmo tempo, e a reunião virou barulho. Paulo, que também falava em línguas (14:18), não apaga o dom. Pergunta o que acontece com quem está na cadeira ao lado.',
    retold: [
      {
        verses: '14:1-5',
        says: 'Paulo manda seguir o amor e desejar os dons, sobretudo o de profetizar. Quem fala língua estranha edifica a si mesmo, e quem profetiza edifica a igreja.',
      },
      {
        verses: '14:6-12',
        says: 'Se a flauta não dá sons distintos, ninguém sabe o que ela toca, e trombeta de som incerto não prepara ninguém para a guerra. Língua que não se entende fala para o ar.',
      },
      {
        verses: '14:13-19',
        says: 'Quem fala em língua estranha ore para interpretar. Na igreja, Paulo prefere cinco palavras com entendimento a dez mil em língua estranha.',
      },
      {
        verses: '14:20-25',
        says: 'Se todos falam línguas, o descrente que entra diz que estão loucos. Se todos profetizam, ele é convencido, adora e reconhece que Deus está ali.',
      },
    ],
    read: {
      verses: '14:1-12',
      how: 'Na hora do 7 e do 8, alguém batuca na mesa sem ritmo, depois com ritmo. O 12, todos juntos.',
    },
    observe: [
      {
        ask: 'O que vem primeiro: seguir o quê e desejar o quê?',
        verses: '14:1',
        listen: 'O amor; depois os dons, principalmente profetizar.',
      },
      {
        ask: 'Quais são as três coisas que acontecem com quem ouve uma profecia?',
        verses: '14:3',
        listen: 'Edificação, convencimento e consolação.',
      },
      {
        ask: 'A quem fala e a quem edifica cada um dos dois dons?',
        verses: '14:2, 14:4-5',
        listen:
          'Línguas: a Deus e a si mesmo; profecia: às pessoas, à igreja; interpretada, a língua também edifica.',
      },
      {
        ask: 'Que objetos e situações Paulo usa como exemplo de som que não se entende?',
        verses: '14:7-11',
        listen: 'Flauta, harpa, trombeta, fala de estrangeiro.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo gosta de línguas e diz isso. Por que, então, ele põe a profecia na frente quando a igreja está reunida?',
        verses: '14:4-5',
        listen: 'O critério é quem cresce com aquilo.',
        follow: 'Como ficaria o nosso encontro com esse critério?',
      },
      {
        ask: 'Uma trombeta de “som incerto” põe em perigo um exército inteiro. Que perigo corre uma igreja que ninguém entende?',
        verses: '14:8-9',
        listen: 'Ninguém se prepara; fala-se para o ar.',
      },
      {
        ask: 'Dois cristãos podem virar estrangeiros um para o outro na mesma sala. O que mais, além de línguas, faz isso?',
        verses: '14:10-11',
        listen: 'Jargão, palavra difícil, piada interna, pressa.',
      },
      {
        ask: 'Por que Paulo não manda desejar menos, e sim abundar naquilo que edifica?',
        verses: '14:12',
        listen: 'O problema não é fogo; é para quem ele aquece.',
      },
    ],
    live: [
      {
        ask: 'Que palavra de igreja você usa sem pensar e um vizinho não entenderia? Como diria a mesma coisa na padaria?',
        listen: 'Unção, varão, tremendo, no Senhor. Traduzam juntos, com riso.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Edificar, encorajar, consolar: de qual das três coisas alguém da sua casa está precisando da sua boca?',
        listen: 'Pessoa e frase; dizer esta semana.',
      },
      {
        ask: 'Quando você fala bonito, na escola ou na rede, quer ser entendido ou admirado? Conte uma vez de cada.',
        listen: 'Sem bronca; todos fazem os dois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na sua primeira vez numa igreja, o que você não entendeu e teve vergonha de perguntar?',
        listen: 'Presente para o grupo. Agradeça e mude alguma coisa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que assunto vocês dois falam línguas diferentes, e quem poderia ser o intérprete?',
        listen: 'Casal experiente, tempo, escrever em vez de gritar.',
        for: ['couples'],
      },
      {
        ask: 'Qual frase de cinco palavras alguém já disse e levantou você?',
        listen: 'Anotem as frases: viram um tesouro do grupo.',
        for: ['adults', 'elderly', 'women', 'men', 'mourning'],
      },
      {
        ask: 'Para explicar Jesus a uma criança de seis anos, quais seriam as suas cinco palavras?',
        listen: 'Simples não é raso.',
        for: ['parents', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Telefone sem fio com uma frase bem comprida e chique. Depois, com uma de cinco palavras. Qual chegou inteira?',
        bridge: 'Paulo fez essa conta: dez mil contra cinco.',
      },
      {
        text: 'Qual foi a maior confusão em que você se meteu por não entender uma palavra, um sotaque ou um idioma?',
        bridge:
          'Não entender faz a gente se sentir estrangeiro. Em Corinto isso acontecia dentro da igreja.',
        for: ['adults', 'young', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ouça por um minuto os sons em volta. Separe o que é barulho do que diz alguma coisa a você.',
      bridge: 'Flauta, harpa, trombeta, voz: o texto pede som que ajude. Leia escutando.',
    },
    complete: [
      {
        name: 'Cinco palavras',
        text: 'Escreva em exatamente cinco palavras: para quem está com medo: … ; para quem errou: … ; para quem perdeu alguém: … ; para Deus, hoje: … .',
      },
      {
        name: 'Dicionário da padaria',
        text: 'Cada um anota três palavras que só se entendem na igreja e, ao lado, como o balconista diria: … quer dizer … . Guardem a lista para o dia em que houver visita.',
      },
    ],
    challenges: [
      {
        do: 'Diga ou escreva a alguém desanimado uma frase de cinco palavras, pensada só para ele.',
        tell: 'a frase, e o que a pessoa respondeu.',
      },
      {
        do: 'Depois do próximo culto, explique a uma criança ou a um novato o que foi pregado, em um minuto.',
        tell: 'o que você mesmo só entendeu ao explicar.',
      },
    ],
    children: {
      truth: 'Minhas palavras podem ajudar alguém a crescer.',
      to7: {
        story:
          'A Gabi ganhou uma corneta. Foooom! Fim! Fooom! Ela tocava na sala, na cozinha, no corredor, de qualquer jeito. O cachorro se escondeu, o bebê chorou. Ninguém sabia o que era aquilo. Aí o tio Ari ensinou três toques. Um toque curto: o almoço está pronto. Dois toques: vem ajudar. Três toques: hora da festa! A Gabi tocou três, e todos vieram correndo e rindo. Agora a corneta dizia alguma coisa! Paulo escreveu que as palavras são assim. Não adianta só fazer som bonito. Com amor, a gente fala de um jeito que o outro entende e fica mais forte.',
        activity:
          'Inventem três toques com colher e panela para vem cá, obrigado e eu amo você; usem os três durante o dia.',
        questions: [
          'Por que ninguém gostava da corneta?',
          'O que mudou com os três toques?',
          'Que palavra ajuda um amigo triste?',
        ],
      },
      to12: {
        story:
          'No dia da apresentação, o Renan quis impressionar. Falou por dez minutos com palavras que nem ele sabia o que eram. A turma bateu palmas e não entendeu nada. Depois foi a vez da Cíntia. Ela disse: este remédio veio desta planta. E mostrou a folha. Todos quiseram tocar. Na igreja de Corinto, muitos falavam ao mesmo tempo em línguas que ninguém compreendia. Quem visitava achava uma confusão. Paulo também falava em línguas, e agradecia a Deus por isso. Mas escreveu: na reunião, prefiro dizer cinco palavras que ensinem alguém do que dez mil que ninguém entende. Deu exemplos: a flauta precisa de notas certas, a trombeta precisa de um toque claro. Sigam o amor, disse ele, e desejem os dons que constroem os outros. O Renan, na semana seguinte, contou de um jeito simples como funciona um ímã. Dessa vez as palmas vieram com perguntas.',
        activity:
          'Cada um explica um jogo difícil em cinco frases curtas para alguém que nunca jogou, e vê se a pessoa consegue jogar.',
        questions: [
          'Qual a diferença entre a fala do Renan e a da Cíntia?',
          'Por que Paulo preferia cinco palavras?',
          'Quem precisa ouvir de você uma palavra que constrói?',
        ],
      },
      challenge: 'Diga todo dia a alguém uma frase curta que ajude essa pessoa.',
    },
    prayer:
      'Senhor, tu te fizeste entender. Falaste a nossa língua, comeste à nossa mesa. Ensina-nos a seguir o amor antes de querer brilhar. Põe na nossa boca cinco palavras boas, e leva-as até quem está na cadeira ao lado. Amém.',
    leader: {
      lost: 'Vai haver quem queira discutir se línguas existem hoje e como são. Não é o ponto destes versículos. Pergunte: no exemplo que você deu, quem foi edificado? Cuidado também para ninguém zombar do modo de orar do outro.',
      tender:
        'Há quem tenha sido ferido por profecias sobre casamento, doença ou morte. O texto dá uma medida: edifica, encoraja, consola. Palavra que amedronta e controla não passa por ela. Ouça a pessoa e ofereça conversa a sós.',
      differ:
        'O que são línguas e profecia: uns entendem línguas como oração que o Espírito inspira e profecia como palavra que Deus dá na hora, ainda hoje; outros, como idiomas e revelação do tempo dos apóstolos, e leem profetizar hoje como pregar a Bíblia. O amor que edifica vale para todos.',
    },
    comfort:
      'Talvez você não aguente agora dez mil palavras, nem de gente boa. Ficam cinco, que não pedem nada: o Senhor está com você.',
    closing: 'Cinco palavras e um vizinho em pé.',
    words: [
      'lingua estranha',
      'linguas estranhas',
      'falar em linguas',
      'profetiza',
      'profecia',
      'edificacao da igreja',
      'cinco palavras',
      'dez mil palavras',
      'trombeta der som incerto',
      'segui o amor',
      'edifica a si mesmo',
      'meninos no entendimento',
    ],
  },
  {
    verses: '14:26-40',
    key: '14:26',
    title: 'Cada um traz um prato',
    theme: 'a reunião em que todos participam',
    themes: ['comunhao', 'adoracao', 'espirito', 'servico'],
    idea: 'Quando a igreja se reúne, cada um traz alguma coisa para a mesa, e o amor põe ordem: um fala, o outro espera, e o Deus da paz é visto no meio.',
    context:
      'Depois de dizer que na igreja vale o que edifica, Paulo desce ao prático: quantos falam, quem espera, quem avalia. A reunião deles era numa casa, com gente falando por cima de gente. Ele não apaga o fogo nem deixa o fogo queimar a casa.',
    retold: [
      {
        verses: '14:26-28',
        says: 'Na reunião um tem salmo, outro doutrina, outro língua estranha, e tudo seja para edificação. Paulo pede que falem em línguas dois ou três, alternando-se, com alguém que interprete.',
      },
      {
        verses: '14:29-33',
        says: 'Os profetas falem dois ou três, um após o outro, e os demais julguem, para que todos aprendam. Deus não é de confusão, mas de paz.',
      },
      {
        verses: '14:34-36',
        says: 'Paulo escreve que as mulheres fiquem caladas nas igrejas e perguntem em casa aos maridos. E pergunta aos coríntios se a palavra de Deus saiu deles.',
      },
      {
        verses: '14:37-40',
        says: 'Quem pensa ser profeta reconheça no que Paulo escreve um mandamento do Senhor. Desejem profetizar, não impeçam as línguas, e façam tudo com decência e ordem.',
      },
    ],
    read: {
      verses: '14:26-33',
      how: 'Sentem em círculo. Cada um lê uma frase e passa a Bíblia com a mão; ninguém fala por cima.',
    },
    observe: [
      {
        ask: 'O que cada um pode trazer para a reunião, e com que finalidade?',
        verses: '14:26',
        listen: 'Salmo, ensino, língua, revelação, interpretação; tudo para edificação.',
      },
      {
        ask: 'Que limites Paulo dá a quem fala em língua e a quem profetiza?',
        verses: '14:27-30',
        listen: 'Dois ou três, alternando, com intérprete; os outros julgam; o primeiro se cala.',
      },
      {
        ask: 'O que quem fala pelo Espírito consegue fazer com o próprio impulso?',
        verses: '14:32',
        listen: 'Segurar: está sujeito ao profeta.',
      },
      {
        ask: 'Como é Deus, segundo a frase final?',
        verses: '14:33',
        listen: 'Não de confusão, mas de paz.',
      },
    ],
    interpret: [
      {
        ask: 'Se “cada um de vós” traz algo, o que isso diz de uma reunião em que só uma pessoa fala?',
        verses: '14:26',
        listen: 'A igreja é mesa de muitos; onde isso cabe hoje? No grupo pequeno, por exemplo.',
        follow: 'O que ainda falta trazer para a nossa mesa?',
      },
      {
        ask: 'Alguns diziam: não consigo me controlar, é o Espírito. Como o versículo 32 responde?',
        verses: '14:30-32',
        listen: 'O Espírito não atropela; deixa a pessoa inteira.',
      },
      {
        ask: 'Por que até a palavra de um profeta deve ser avaliada pelos outros?',
        verses: '14:29',
        listen: 'Ninguém é dono da voz de Deus; protege o povo.',
      },
      {
        ask: 'Ordem pode ser amor ou pode ser mordaça. O que, nestes versículos, mostra de qual delas Paulo fala?',
        verses: '14:31, 14:33',
        listen: 'Todos podem falar, um de cada vez, para todos aprenderem; paz.',
      },
    ],
    live: [
      {
        ask: 'O que você poderia trazer ao próximo encontro: uma canção, um versículo, uma pergunta, um bolo, um pedido?',
        listen: 'Anotem e cobrem com carinho.',
      },
      {
        ask: 'Você é mais de falar por cima ou de guardar e ir embora com a frase na garganta? O que ajudaria?',
        listen: 'Os dois jeitos empobrecem a roda.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'No grupo da turma, quem fala tanto que ninguém mais digita, e quem sumiu? Como chamar o que sumiu?',
        listen: 'Nomear sem ridicularizar; um recado em particular.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Já lhe disseram: Deus me mandou dizer isto a você? O que fez com a palavra, e o que o 29 sugere?',
        listen: 'Pesar com outros, com a Bíblia e sem pressa.',
        for: ['adults', 'new-believers', 'singles'],
      },
      {
        ask: 'No almoço de domingo da sua família, quem nunca termina uma frase, e como abrir espaço para essa pessoa?',
        listen: 'Criança, avó, a mais tímida.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Que detalhe da nossa reunião deixa um visitante perdido ou fora da roda?',
        listen: 'Ouça como quem recebe um favor.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Onde a sua semana anda em confusão, e que pequena ordem já traria um pouco de paz?',
        listen: 'Uma hora de dormir, uma conversa, uma gaveta.',
        for: ['adults', 'couples', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Por vinte segundos, todos contem ao mesmo tempo, em voz alta, o que almoçaram. Depois digam o que ouviram do vizinho.',
        bridge: 'Foi mais ou menos assim uma reunião em Corinto. Paulo sugere um jeito melhor.',
      },
      {
        text: 'Festa em que cada um leva um prato: qual é o seu prato certo, e qual você já levou e voltou inteiro?',
        bridge: 'A igreja de Corinto era isso: cada um trazia alguma coisa. O problema era a fila.',
        for: ['adults', 'couples', 'elderly', 'women'],
      },
    ],
    quiet: {
      text: 'Arrume devagar uma coisa só: a mesa, a mochila, a cabeceira da cama. Faça isso em silêncio.',
      bridge: 'Há uma paz que mora na ordem feita com carinho. Leia o versículo 33.',
    },
    complete: [
      {
        name: 'A mesa do grupo',
        text: 'Desenhem uma mesa grande. Cada um escreve num prato o que traz: … . Ao lado, uma cadeira vazia com o nome de quem falta ouvir: … . E um copo: o que precisa de mais calma aqui: … .',
      },
      {
        name: 'Três filtros',
        text: 'Antes de falar na roda, pergunte e complete: Isto edifica … ? Eu posso esperar por … ? Eu aceito que avaliem … ? Depois fale, ou guarde para melhor hora.',
      },
    ],
    challenges: [
      {
        do: 'No próximo encontro, traga preparado um minuto de qualquer coisa que ajude os outros: leitura, música, relato, pergunta.',
        tell: 'já no encontro: sirva o prato.',
      },
      {
        do: 'Numa conversa de grupo, conte mentalmente até cinco antes de cada fala e puxe para dentro uma pessoa calada.',
        tell: 'o que ela disse quando teve espaço.',
      },
    ],
    children: {
      truth: 'Na casa de Deus todos participam, um de cada vez.',
      to7: {
        story:
          'Era a festa da rua, e todos queriam tocar. Bum, bum!, o tambor da Iara. Fiu, fiu!, o apito do Guga. Plim, plim!, o sino da vovó. Todos ao mesmo tempo! Que barulheira! O cachorro uivou: auuu! Então a vovó levantou a mão. Primeiro o tambor. Bum, bum. Agora o apito. Fiu, fiu. Agora o sino. Plim! E, no fim, todos juntos, bem certinho. Virou música! Paulo escreveu para uma igreja que falava toda ao mesmo tempo: cada um traz uma coisa boa, um de cada vez, porque Deus gosta de paz.',
        activity:
          'Cada um pega um instrumento de cozinha; um maestro aponta quem toca e quem espera. Troquem de maestro.',
        questions: [
          'O que aconteceu quando todos tocaram juntos?',
          'O que a vovó fez?',
          'O que você pode levar para a nossa reunião?',
        ],
      },
      to12: {
        story:
          'No primeiro ensaio do teatro, cada ator falou quando quis. O rei entrou antes da trombeta, o vilão morreu duas vezes e a princesa gritou em cima do poeta. A diretora riu até chorar. Depois disse: todos são importantes, por isso cada um tem a sua hora. Em Corinto os cristãos se reuniam numa casa. Um vinha com uma canção, outro com um ensino, outro com uma palavra que Deus tinha posto no coração. Que riqueza! Só que falavam um em cima do outro, e ninguém aprendia nada. Paulo deu uns combinados: dois ou três, um por vez; se outro tem algo a dizer, o primeiro se cala; e os demais pensem bem no que ouviram. Ninguém podia dizer: não consigo parar. Deus não é de confusão, é de paz. No dia da estreia, cada um esperou a sua deixa. E a plateia, enfim, entendeu a história.',
        activity:
          'Contem uma história em roda, uma frase por pessoa, passando uma bola; quem não está com a bola só escuta.',
        questions: [
          'Por que o primeiro ensaio deu errado?',
          'Que combinados Paulo deu?',
          'Em que conversa da sua casa falta esperar a vez?',
        ],
      },
      challenge: 'Nas refeições, espere o outro terminar e pergunte a quem está calado.',
    },
    prayer:
      'Deus de paz, olha esta mesa: cada um trouxe o que tinha. Dá voz a quem engole a frase e freio a quem não para. Que a nossa reunião tenha fogo e tenha ordem, e que quem chega de fora diga: Deus está aqui. Amém.',
    leader: {
      lost: 'Os versículos 34 e 35, sobre mulheres caladas, vão aparecer mesmo fora da leitura. Não fuja: leia o campo das diferenças e lembre que em 11:5 Paulo conta com mulheres orando e profetizando. Depois volte ao que todos trazem.',
      tender:
        'Mulheres que foram caladas e gente que sofreu com profecia sem avaliação podem se ferir. Acolha sem defender o abuso. E se uma palavra profética manda alguém ficar onde apanha, diga que não: Ligue 180.',
      differ:
        'Sobre mulheres ensinarem na igreja há duas leituras sérias: para uns, o texto reserva certas funções aos homens; para outros, corrigia conversas que atrapalhavam aquele culto. Sobre línguas e profecia hoje também se discorda. Decência, ordem e edificação são de todos.',
    },
    comfort:
      'Se hoje você não tem nada para trazer, venha de mãos vazias. Na mesa em que cada um traz um prato, sempre sobra para quem não pôde cozinhar.',
    closing: 'Um fala, outro espera, e Deus é ouvido.',
    words: [
      'quando vos reunis',
      'tem salmo tem doutrina',
      'tudo se faca para edificacao',
      'decentemente e com ordem',
      'deus nao e de confusao',
      'ordem no culto',
      'espiritos dos profetas',
      'dois ou tres profetas',
      'interprete',
      'mulheres fiquem caladas',
      'um apos o outro',
      'culto',
    ],
  },
  {
    verses: '15:1-11',
    key: '15:3',
    title: 'O que recebi e passei adiante',
    theme: 'o centro do evangelho',
    themes: ['ressurreicao', 'cruz', 'graca', 'missao'],
    idea: 'O evangelho é uma notícia com testemunhas: Cristo morreu por nossos pecados, foi sepultado e ressuscitou; e a graça faz do menos indicado um mensageiro.',
    context:
      'Alguns em Corinto diziam que mortos não ressuscitam. Paulo volta ao começo: repete uma fórmula curta, que ele mesmo aprendeu dos primeiros discípulos, e chama testemunhas que ainda estavam vivas para serem perguntadas. No fim da fila, entra ele, o antigo perseguidor.',
    retold: [
      {
        verses: '15:1-2',
        says: 'Paulo lembra aos irmãos o Evangelho que anunciou e que eles receberam. Por ele são salvos, se retiverem a palavra tal como foi anunciada.',
      },
      {
        verses: '15:3-7',
        says: 'Cristo morreu por nossos pecados, foi sepultado e ressuscitou ao terceiro dia. Foi visto por Cefas, pelos doze, por mais de quinhentos irmãos, por Tiago e por todos os apóstolos.',
      },
      {
        verses: '15:8-11',
        says: 'Por último Cristo foi visto por Paulo, que se acha o menor dos apóstolos, porque perseguiu a Igreja. Pela graça de Deus ele é o que é, e trabalhou mais que todos.',
      },
    ],
    read: {
      verses: '15:1-11',
      how: 'Leiam 3 e 4 de pé, frase por frase, como quem repete uma lição. Nos versículos 5 a 8, cada testemunha é lida por uma pessoa, que se levanta.',
    },
    observe: [
      {
        ask: 'Quais são as quatro frases curtas do resumo que Paulo entregou?',
        verses: '15:3-5',
        listen: 'Morreu por nossos pecados, foi sepultado, ressuscitou ao terceiro dia, foi visto.',
      },
      {
        ask: 'Que verbos contam o que a pessoa faz com o evangelho nos dois primeiros versículos?',
        verses: '15:1-2',
        listen: 'Foi anunciado; recebestes, estais nele, sois salvos, se retiverdes.',
      },
      {
        ask: 'Façam a lista de quem viu Jesus vivo. Que grupo chama atenção pelo tamanho?',
        verses: '15:5-8',
        listen: 'Cefas, os doze, mais de quinhentos, Tiago, os apóstolos, Paulo.',
      },
      {
        ask: 'O que Paulo diz de si mesmo, e a quem dá o crédito?',
        verses: '15:9-10',
        listen: 'O menor, perseguiu a igreja; é o que é pela graça.',
      },
    ],
    interpret: [
      {
        ask: 'A frase central não é um conselho, é um acontecimento. Que diferença faz o evangelho ser notícia e não dica?',
        verses: '15:3-4',
        listen: 'Dica eu cumpro; notícia eu recebo. Já foi feito.',
        follow: 'Em que a gente costuma transformar isso em dica?',
      },
      {
        ask: 'Por que Paulo faz questão de dizer que a maioria dos quinhentos “ainda vive”?',
        verses: '15:6',
        listen: 'Podiam ser procurados; é um convite a conferir.',
      },
      {
        ask: 'Pedro negou, Tiago não cria no irmão, Paulo perseguiu. O que a lista de testemunhas diz de quem Jesus procura?',
        verses: '15:5, 15:7-9',
        listen: 'Vai atrás de quem falhou e de quem foi contra.',
      },
      {
        ask: 'Paulo diz que trabalhou muito “porém não eu”. Como graça e suor cabem na mesma frase?',
        verses: '15:10',
        listen: 'A graça não foi vã: ela põe para andar e fica com o mérito.',
      },
    ],
    live: [
      {
        ask: 'Quem entregou o evangelho a você, e o que dessa pessoa ficou no seu jeito de crer?',
        listen: 'Avó, vizinho, colega, rádio. Dê tempo às histórias.',
      },
      {
        ask: 'Se só pudesse guardar uma das quatro frases nesta semana, qual seria, e por quê?',
        listen: 'Perdão, fim, vida ou encontro: a escolha conta muito.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'Num post ou vídeo que pergunta como saber que é verdade, o que a lista de testemunhas acrescenta à conversa?',
        listen: 'Fé com motivo; dúvida pode perguntar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Pela graça de Deus sou o que sou: que capítulo antigo da sua história cabe nessa frase hoje?',
        listen: 'Sem exigir relato; a vergonha pode ficar guardada.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que você se sente o menor da fila, e o que aconteceria se agisse assim mesmo, como Paulo?',
        listen: 'Um serviço concreto apesar do sentimento.',
        for: ['young', 'singles', 'new-believers'],
      },
      {
        ask: 'O que você faz questão de entregar aos netos e aos mais novos, como coisa de primeira importância?',
        listen: 'Diferença entre o principal e os costumes.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'Depois de tantos anos, que assunto da igreja tomou na sua conversa o lugar que era do versículo 3?',
        listen: 'Briga, programa, política. Voltar ao centro.',
        for: ['long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que receita, ditado ou mania passou de mão em mão na sua família, e de quem veio primeiro?',
        bridge: 'Paulo também recebeu algo e entregou igualzinho. Só que não era receita de bolo.',
      },
      {
        text: 'Conte uma coisa incrível que você viu e em que ninguém acreditou até aparecer uma testemunha.',
        bridge: 'Paulo tem mais de quinhentas.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Diga de cor o pedaço da Bíblia que você conhece há mais tempo. Lembre de quem o ensinou.',
      bridge:
        'O versículo 3 é uma lição assim: recebida, guardada, passada. Leia agradecendo por quem passou.',
    },
    complete: [
      {
        name: 'Corrente de testemunhas',
        text: 'Desenhe uma corrente. No primeiro elo, Jesus vivo; depois Cefas, os doze, os quinhentos, Paulo; elos sem nome pelo meio; perto do fim, quem contou a mim: … ; eu: … ; e um elo aberto: … .',
      },
      {
        name: 'Pela graça sou o que sou',
        text: 'Complete: Eu era … . Pela graça sou … . Ainda não sou … . A graça não foi vã em mim quando … .',
      },
    ],
    challenges: [
      {
        do: 'Decore o resumo dos versículos 3 e 4 e diga-o em voz alta uma vez por dia, no ônibus, no banho ou na pia.',
        tell: 'de cor, na roda, do jeito que sair.',
      },
      {
        do: 'Agradeça, por mensagem ou visita, a quem primeiro falou de Jesus a você; se já partiu, agradeça a alguém da família.',
        tell: 'como a pessoa lembrava da história.',
      },
      {
        do: 'Conte a alguém que não crê, em dois minutos, por que você acha que Jesus está vivo, e pergunte o que ele acha.',
        tell: 'a melhor pergunta que ouviu de volta.',
      },
    ],
    children: {
      truth: 'Jesus morreu por mim e vive: muita gente viu!',
      to7: {
        story:
          'Vocês sabiam que eu vi?, disse Pedro. Eu vi Jesus vivo! Nós também, disseram os doze amigos. E nós, disse um montão de gente, mais de quinhentas pessoas! Eu vi, disse Tiago. E então chegou Paulo, bem no fim da fila, de cabeça baixa. Eu era bravo com os amigos de Jesus, disse ele. Eu era o menos merecido. Mas Jesus vivo apareceu até para mim! E me deu um trabalho: contar a notícia. Paulo contava sempre assim: Jesus morreu por nós, foi posto no túmulo, e no terceiro dia, viva!, ele ressuscitou. Quem ouviu contou para outro, e para outro, até chegar em você.',
        activity:
          'Passem uma bolinha de mão em mão dizendo: Jesus vive, passe adiante! O último inventa para quem levar a notícia fora da sala.',
        questions: [
          'Quem viu Jesus vivo?',
          'Por que Paulo estava de cabeça baixa?',
          'Para quem você vai contar?',
        ],
      },
      to12: {
        story:
          'Um repórter de verdade não escreve ouvi dizer. Ele procura quem viu. Paulo fez assim. Em Corinto, alguns falavam: mortos não voltam, isso é conversa. Paulo respondeu com a lição que tinha aprendido dos primeiros discípulos: Cristo morreu por nossos pecados, foi sepultado, ressuscitou ao terceiro dia e foi visto. Visto por quem? Por Pedro, que tinha negado Jesus. Pelos doze. Por mais de quinhentas pessoas de uma vez, e a maioria ainda está viva, podem ir perguntar! Por Tiago. E, por último, por mim, escreveu Paulo. Eu, que perseguia a igreja! Eu não merecia ser apóstolo. Mas a graça de Deus me mudou, e trabalhei muito para contar essa notícia. Se Jesus escolheu testemunhas assim, que erraram feio, ele também pode escolher você. Não é preciso ser perfeito para passar adiante. É preciso ter recebido.',
        activity:
          'Façam um jornal de uma página: manchete, quatro fatos do versículo 3 e 4, e uma entrevista curta com uma das testemunhas.',
        questions: [
          'Quais são os quatro fatos da notícia?',
          'O que havia de estranho na lista de testemunhas?',
          'Quem contou a você, e para quem você contaria?',
        ],
      },
      challenge: 'Conte a alguém, com as suas palavras, que Jesus vive e que muita gente viu.',
    },
    prayer:
      'Cristo, que morreste por nossos pecados e vives, obrigado por cada boca que trouxe a notícia até nós. Por graça somos o que somos. Não deixes que ela seja em vão. Põe um elo depois do nosso, e depois do dele. Amém.',
    leader: {
      lost: 'A roda pode correr para debates de prova científica ou para quem eram os quinhentos. Uma pergunta basta: o que muda se isto aconteceu? E guarde o resto do capítulo para outro dia.',
      tender:
        'Quem carrega um passado de que se envergonha vai se ver em Paulo. Não peça testemunho do que eu era. Se alguém contar, agradeça e volte à graça, sem espantos.',
    },
    comfort:
      'Morreu, foi sepultado: o evangelho passa devagar por um túmulo de verdade. Ele conhece o caminho em que você está. E a frase não acaba ali.',
    closing: 'Recebi, guardei, passo adiante: ele vive.',
    words: [
      'morreu por nossos pecados',
      'ressuscitou ao terceiro dia',
      'segundo as escrituras',
      'quinhentos irmaos',
      'visto por cefas',
      'o menor dos apostolos',
      'sou o que sou',
      'nascido fora do tempo',
      'testemunhas da ressurreicao',
      'declaro o evangelho',
      'crido em vao',
      'pascoa',
    ],
  },
  {
    verses: '15:12-34',
    key: '15:20',
    title: 'E se ele não tivesse ressuscitado?',
    theme: 'a ressurreição dos mortos',
    themes: ['ressurreicao', 'esperanca', 'luto', 'volta'],
    idea: 'Se Cristo não ressuscitou, tudo desaba: fé, perdão e esperança; mas de fato ressuscitou, como primeira fruta de uma colheita em que até a morte vai acabar.',
    context:
      'Para gente de cultura grega, o bom era a alma se livrar do corpo; voltar a ter corpo parecia absurdo. Alguns cristãos pensavam assim. Paulo aceita a hipótese e puxa o fio até o fim, para mostrar o que se perderia. Depois vira o jogo com três palavras: mas de fato.',
    retold: [
      {
        verses: '15:12-19',
        says: 'Se não há ressurreição, diz Paulo, Cristo não ressuscitou, e são vãs a pregação e a fé. Todos ainda estariam em seus pecados, e quem dormiu em Cristo teria perecido.',
      },
      {
        verses: '15:20-23',
        says: 'De fato Cristo ressuscitou, primícias dos que dormiram. Em Adão todos morrem, em Cristo todos serão vivificados, ele primeiro, e depois os seus, na sua vinda.',
      },
      {
        verses: '15:24-28',
        says: 'Cristo reina até pôr todos os inimigos debaixo dos pés, e o último é a morte. No fim entrega o Reino ao Pai, para que Deus seja tudo em todos.',
      },
      {
        verses: '15:29-34',
        says: 'Se os mortos não ressuscitam, pergunta Paulo, por que correr perigo? Restaria comer e beber, e ele pede que despertem e não pequem.',
      },
    ],
    read: {
      verses: '15:12-23',
      how: 'Leiam 12 a 19 em tom baixo, apagando uma luz a cada “se”. No 20, acendam tudo e leiam de pé até o 23.',
    },
    observe: [
      {
        ask: 'O que alguns diziam, e o que isso obriga a dizer de Cristo?',
        verses: '15:12-13, 15:16',
        listen: 'Que não há ressurreição; então nem Cristo ressuscitou.',
      },
      {
        ask: 'Contem as perdas: o que vai caindo, uma coisa atrás da outra?',
        verses: '15:14-19',
        listen: 'Pregação, fé, testemunho, perdão, os que morreram, a esperança.',
      },
      {
        ask: 'Que palavra de roça é usada para o Cristo ressuscitado?',
        verses: '15:20, 15:23',
        listen: 'Primícias: os primeiros frutos da colheita.',
      },
      {
        ask: 'O que veio por um homem e o que veio pelo outro, e em que ordem?',
        verses: '15:21-23',
        listen: 'Morte e ressurreição; Cristo primeiro, depois os que são dele, na sua vinda.',
      },
    ],
    interpret: [
      {
        ask: 'Por que, sem a Páscoa, ainda estaríamos “em vossos pecados”? O que a ressurreição tem a ver com o perdão?',
        verses: '15:17',
        listen: 'É o sinal de que o pagamento foi aceito; um morto não salva.',
        follow: 'O que muita gente acha que sobraria do cristianismo sem ela?',
      },
      {
        ask: 'Se Jesus servisse só “nesta vida”, Paulo acha que seríamos dignos de pena. Onde ele é pregado assim hoje?',
        verses: '15:19',
        listen: 'Só para prosperar, só para se sentir bem, só como exemplo.',
      },
      {
        ask: 'A primeira manga madura anuncia o resto do pé. O que Jesus ressuscitado garante a respeito de quem é dele?',
        verses: '15:20, 15:23',
        listen: 'Mesma árvore, mesma colheita: corpo, vida nova, na vinda dele.',
      },
      {
        ask: 'A fé cristã se deixa apostar num fato: se não aconteceu, fechem as portas. O que essa coragem diz a quem duvida?',
        verses: '15:14-15',
        listen: 'Não pede para fechar os olhos; aguenta a pergunta.',
      },
    ],
    live: [
      {
        ask: 'Em qual dia comum da semana você vive como se a história acabasse no cemitério?',
        listen: 'Desespero, pressa, acúmulo, medo de envelhecer.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'Só se vive uma vez, dizem. O que essa frase empurra a sua geração a fazer, e como soaria: vou viver de novo?',
        listen: 'Ansiedade de aproveitar; liberdade para servir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você tem saudade, e como é dizer o nome dessa pessoa ao lado da palavra primícias?',
        listen: 'Nome basta. Silêncio depois.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Qual das perdas da lista de 14 a 19 doeria mais em você, e por quê?',
        listen: 'Cada um descobre onde apoia o pé.',
      },
      {
        ask: 'O que você gostaria de perguntar a quem crê na ressurreição, se não houvesse risco de ofender?',
        listen: 'Receba; não responda tudo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se o corpo tem futuro com Deus, que cuidado com o seu, ou com o de alguém doente, ganha peso novo?',
        listen: 'Descanso, exame, banho dado com carinho.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        ask: 'Como vocês falam da morte com as crianças, e que frase desta página caberia na conversa?',
        listen: 'Verdade simples, sem enfeite nem susto.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Montem uma torre com copos ou caixinhas. Cada um tira uma peça de baixo. Em qual ela cai?',
        bridge: 'Paulo tira uma peça só e mostra tudo o que vem abaixo.',
      },
      {
        text: 'Qual é a primeira fruta da estação que faz você sorrir, e o que ela anuncia?',
        bridge: 'Primícias é isso: a primeira, com o pé inteiro atrás. Paulo chama Jesus assim.',
        for: ['adults', 'elderly', 'couples', 'women', 'parents'],
      },
    ],
    quiet: {
      text: 'Apague a luz e fique um minuto no escuro, com a mão no interruptor.',
      bridge: 'Leia até o 19 assim, com pouca luz. Acenda quando chegar ao mas de fato.',
    },
    complete: [
      {
        name: 'Se não, mas de fato',
        text: 'Complete em duas colunas. Se ele não ressuscitou, então … , … , … . Mas de fato ressuscitou; por isso … , … , … . Risque a primeira coluna.',
      },
      {
        name: 'Primeira fruta',
        text: 'Desenhe uma árvore com uma fruta madura, Jesus, e muitas em flor. Escreva nas flores o nome de quem espera com você e de quem já dorme nele: … , … , … .',
      },
    ],
    challenges: [
      {
        do: 'Visite ou telefone a alguém que perdeu uma pessoa neste ano. Pergunte o nome de quem partiu e escute uma lembrança.',
        tell: 'o que você aprendeu sobre escutar, sem expor a pessoa.',
      },
      {
        do: 'Faça nesta semana uma coisa que só vale a pena se a morte não tiver a última palavra: perdoar, plantar, doar, cuidar.',
        tell: 'o que plantou.',
      },
    ],
    children: {
      truth: 'Jesus vive, e quem é dele vai viver também.',
      to7: {
        story:
          'No quintal do vovô tinha um pé de jabuticaba. Passou o frio, passou o vento, e o galho pelado, pelado. Será que secou?, perguntou a Ju. Um dia ela correu: vovô, olha! Uma jabuticaba! Uma só, pretinha e brilhante. O vovô riu: se veio a primeira, vêm todas. E vieram! O pé ficou cheinho. Paulo contou que Jesus morreu, e parecia que tudo tinha acabado. Mas no terceiro dia ele viveu de novo. Ele é a primeira fruta! Um dia, quando Jesus voltar, todos os que são dele vão viver com ele, e ninguém mais vai chorar.',
        activity:
          'Desenhem uma árvore de galhos vazios e colem a primeira frutinha de papel no meio; depois cada um cola outras com nomes de pessoas queridas.',
        questions: [
          'O que a Ju achou do pé vazio?',
          'O que o vovô disse da primeira fruta?',
          'Quem é a primeira fruta, na carta de Paulo?',
        ],
      },
      to12: {
        story:
          'Já puxou a lata de baixo de uma pilha no mercado? Não puxe! Paulo mostrou que a fé tem uma lata assim. Alguns em Corinto diziam que morto não vive de novo. Então, disse Paulo, nem Jesus viveu. E, se Jesus não viveu, lá vai a pilha: a pregação não vale nada, nós somos mentirosos, vocês não foram perdoados, e quem morreu crendo se perdeu. Que bagunça! Paulo deixa o silêncio pesar. E aí escreve: mas de fato Cristo ressuscitou! A pilha está em pé. Mais ainda: ele é a primeira fruta da colheita. Quem planta sabe: se a primeira amadureceu, o resto vem vindo. Jesus na frente; depois, quando ele voltar, os que são dele. E o último inimigo a acabar vai ser a própria morte. A gente ainda chora quando alguém morre, e pode chorar mesmo. Só que não chora como quem leu a última página.',
        activity:
          'Empilhem latas ou copos com palavras do texto (fé, perdão, esperança, testemunho); a de baixo é Jesus vive. Vejam o que acontece sem ela e montem de novo.',
        questions: [
          'O que cairia se Jesus não tivesse ressuscitado?',
          'O que quer dizer primeira fruta?',
          'De que tristeza você quer falar com Jesus, que vive?',
        ],
      },
      challenge: 'Diga a alguém que está triste: Jesus vive, e eu fico aqui com você.',
    },
    prayer:
      'Cristo ressuscitado, primeira fruta, tem dia em que só vemos galho seco. Fica conosco no cemitério e no hospital. Guarda os que dormem em ti. Ensina-nos a viver como quem conhece a última página, até que a morte acabe. Amém.',
    leader: {
      lost: 'Batismo pelos mortos (29) e a ordem dos últimos dias (24-28) rendem horas, e ninguém tem certeza do 29. Diga isso e volte ao mas de fato. A pergunta da noite é: o que muda?',
      tender:
        'Haverá luto na sala, às vezes de quem não se sabe se cria. Não dê sentença sobre ninguém. Não apresse: esperança não substitui choro. Se a saudade vier com vontade de morrer, não deixe a pessoa ir sozinha: CVV 188.',
      differ:
        'Sobre o que há entre a morte e a ressurreição, e sobre um reino de mil anos antes do fim, os cristãos pensam diferente. Também leem de modos diferentes o “todos” do 22. Que Cristo ressuscitou de verdade e voltará para os seus, todos confessam.',
    },
    comfort:
      'Você pode ficar o tempo que precisar no galho seco. Ninguém vai sacudir a árvore. A primeira fruta já amadureceu, e ela não depende da sua força para crer hoje.',
    closing: 'Mas de fato ressuscitou.',
    words: [
      'se cristo nao ressuscitou',
      'ressurreicao dos mortos',
      'primicias',
      'vossa fe e va',
      'mas de fato cristo ressuscitou',
      'ultimo inimigo',
      'em adao todos morrem',
      'os mais miseraveis',
      'batizam pelos mortos',
      'comamos e bebamos',
      'mas companhias',
      'dormiram em cristo',
      'tumulo vazio',
    ],
  },
  {
    verses: '15:35-49',
    key: '15:42',
    title: 'A semente e o que nasce dela',
    theme: 'o corpo da ressurreição',
    themes: ['ressurreicao', 'esperanca', 'luto', 'criacao'],
    idea: 'O corpo que se enterra é semente: morre fraco e volta em glória, o mesmo e muito mais, porque o que somos em Adão dará lugar à imagem do Homem do céu.',
    context:
      'Paulo já defendeu que os mortos ressuscitam, porque Cristo ressuscitou. Agora enfrenta a pergunta de quem duvida: mas como? Com que corpo, se este apodrece? Ele não desenha a resposta. Leva o curioso para a horta, para o aquário e para debaixo das estrelas.',
    retold: [
      {
        verses: '15:35-38',
        says: 'Alguém pergunta com que corpo os mortos virão. Paulo responde com a semente: só vive o que morre, semeia-se o grão nu, e Deus lhe dá corpo como quer.',
      },
      {
        verses: '15:39-41',
        says: 'Paulo lembra que a carne humana é uma, a dos peixes outra, a das aves outra. O Sol tem uma glória, a Lua outra, e até as estrelas diferem.',
      },
      {
        verses: '15:42-44',
        says: 'A ressurreição dos mortos será assim: o corpo se semeia em desonra e fraqueza, e ressuscita em glória e força. Semeia-se corpo natural, ressuscita corpo espiritual.',
      },
      {
        verses: '15:45-49',
        says: 'Adão, o primeiro homem, é da terra, e o segundo, o Senhor, é do Céu. Trouxemos a imagem do terrestre, e também traremos a do celestial.',
      },
    ],
    read: {
      verses: '15:35-46',
      how: 'Passem uma semente de mão em mão enquanto leem. Em 42 a 44, duas vozes: uma diz o que se semeia, a outra, o que ressuscita.',
    },
    observe: [
      {
        ask: 'Que perguntas alguém faz, e para onde Paulo aponta logo?',
        verses: '15:35-37',
        listen: 'Como, com que corpo; o grão que se semeia.',
      },
      {
        ask: 'Quem dá o corpo à semente, e como?',
        verses: '15:38',
        listen: 'Deus, como quer; a cada uma o seu.',
      },
      {
        ask: 'Que exemplos ele recolhe da natureza para mostrar variedade?',
        verses: '15:39-41',
        listen: 'Gente, animais, peixes, aves; sol, lua, estrelas.',
      },
      {
        ask: 'Quais são os quatro pares: o que se semeia e o que ressuscita?',
        verses: '15:42-44',
        listen: 'Degradável e não; desonra e glória; fraqueza e força; natural e espiritual.',
      },
    ],
    interpret: [
      {
        ask: 'Quem nunca viu um ipê não o adivinha olhando a semente. O que isso nos dispensa de saber, e o que nos garante?',
        verses: '15:37-38',
        listen: 'O como fica com Deus; continuidade e surpresa.',
      },
      {
        ask: 'Corpo espiritual parece contradição. O que Paulo quer, se não é virar fantasma?',
        verses: '15:44-45',
        listen: 'Corpo de verdade, cheio do Espírito, sem morte.',
        follow: 'O que você achava que era o céu?',
      },
      {
        ask: 'Paulo chama de semear o que chamamos de enterrar. Que diferença a palavra faz num cemitério?',
        verses: '15:36, 15:42-43',
        listen: 'Gesto de esperança; alguém volta para colher.',
      },
      {
        ask: 'Se Deus dá “a cada semente seu próprio corpo”, o que isso diz de quem nós seremos?',
        verses: '15:38, 15:41',
        listen: 'Nós mesmos; ele não nos troca nem nos mistura.',
      },
    ],
    live: [
      {
        ask: 'Que parte do seu corpo anda lembrando a você que é semente?',
        listen: 'Bom humor e verdade.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Espelho, filtro, comparação: o que muda no jeito de tratar o seu corpo sabendo que Deus tem planos para ele?',
        listen: 'Nem ídolo nem lixo; cuidado.',
        for: ['teens', 'young', 'women', 'men'],
      },
      {
        ask: 'De quem você já semeou o corpo, e como soa trocar a palavra enterrar por semear?',
        listen: 'Deixe chorar; diga o nome.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que pergunta sobre a vida depois da morte você aprendeu a engolir?',
        listen: 'Paulo respondeu uma. Não ter a resposta é permitido.',
        for: ['visitors', 'new-believers', 'young'],
      },
      {
        ask: 'O que em você precisou morrer para que nascesse coisa melhor?',
        listen: 'Orgulho, plano, jeito. Sem romantizar perda.',
      },
      {
        ask: 'Para quem cuida de um corpo frágil, bebê, doente, idoso: que honra dá saber que ele é semente de glória?',
        listen: 'Banho, fralda, remédio, colo.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'Com que traço do Homem do céu você gostaria de se parecer já, antes da colheita?',
        listen: 'Mansidão, alegria, coragem.',
        for: ['adults', 'long-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Adivinhem só pela semente: tragam ou desenhem caroços e vejam quem acerta a planta.',
        bridge: 'Olhando o caroço ninguém imagina a mangueira. Paulo pega essa ideia.',
      },
      {
        text: 'Se o seu corpo viesse com peça de reposição, qual você trocaria primeiro?',
        bridge: 'Paulo fala de um corpo novo, e não só de uma peça.',
        for: ['elderly', 'adults', 'men', 'women', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Segure uma semente na palma da mão. Feche os olhos e tente imaginar tudo o que está ali dentro.',
      bridge: 'Semeia-se em fraqueza, ressuscitará em força. Leia com ela na mão.',
    },
    complete: [
      {
        name: 'Semeia-se, ressuscitará',
        text: 'Complete com a sua vida ou com a de quem partiu: Semeia-se … , ressuscitará … . Semeia-se … , ressuscitará … . Semeia-se com lágrimas de … , ressuscitará … .',
      },
      {
        name: 'Semente com nome',
        text: 'Cole uma semente num papel. Ao redor, escreva o que você conhece desta pessoa: … , … . Em cima, em branco, deixe espaço para a surpresa de Deus. Plante outra igual num vaso.',
      },
    ],
    challenges: [
      {
        do: 'Plante uma semente com o nome de alguém de quem sente falta e cuide dela.',
        tell: 'onde plantou e o que contou a ela.',
      },
      {
        do: 'Cuide com as próprias mãos de um corpo frágil nesta semana: uma massagem nos pés, um banho, um prato na boca, um braço na calçada.',
        tell: 'o que sentiu.',
      },
    ],
    children: {
      truth: 'Deus dá um corpo novo e lindo aos seus.',
      to7: {
        story:
          'A Tainá achou um caroço feio e enrugado. Que coisa sem graça! A bisa riu: enterra que você vai ver. A Tainá fez um buraco e cobriu: tchau, caroço. Passou um dia, passou outro. Nada. Ele sumiu!, disse ela. Espera, disse a bisa. Um dia apareceu um verdinho: oi! Cresceu, cresceu e, no tempo certo, virou flores amarelas, uma árvore inteira! Quem diria, daquele caroço! Paulo contou que, quando alguém que é de Jesus morre, é assim. O corpo fica como semente. E um dia Deus vai dar um corpo novo, forte e lindo, que nunca fica doente.',
        activity:
          'Plantem um feijão num copo com o desenho de uma flor grande no palito; reguem e esperem juntos.',
        questions: [
          'Como era o caroço?',
          'O que nasceu dele?',
          'Que corpo Deus vai dar aos que são de Jesus?',
        ],
      },
      to12: {
        story:
          'Como é que morto volta a viver? Com que corpo? Um homem de Corinto perguntou, meio rindo. Paulo respondeu: você nunca plantou nada? O que se põe na terra é um grão pelado, seco. Parece que acabou. E o que nasce não é outro grão pelado: é trigo balançando no vento! O grão não sumiu, virou muito mais. Deus dá a cada semente o corpo que quer. Paulo mandou olhar em volta: corpo de peixe, de passarinho, brilho de sol, de lua, cada estrela diferente. Acham que faltaria ideia a Deus? O corpo que a gente tem fica velho e cansado. Um dia ele vai para a terra, e a gente chora. Mas Paulo chama isso de semear. Semeia-se fraqueza, vem força. E ninguém é trocado: você vai ser você, do jeito mais bonito, parecido com Jesus ressuscitado.',
        activity:
          'Façam um herbário de sementes e plantas: colem a semente ao lado da folha ou da foto e escrevam: semeia-se, ressuscitará.',
        questions: [
          'O que Paulo mandou observar?',
          'Por que ele usa a palavra semear?',
          'De quem você sente saudade e quer lembrar hoje?',
        ],
      },
      challenge: 'Cuide do corpo de alguém frágil, com carinho, como quem rega.',
    },
    prayer:
      'Deus que dás a cada semente o seu corpo, temos terra nas mãos e saudade no peito. Guarda os que semeamos. Cuida do corpo que ainda temos. E, na colheita, faz-nos parecidos com o Homem do céu, teu Filho. Amém.',
    leader: {
      lost: 'Cremação, doação de órgãos, idade no céu: vão perguntar. Paulo não responde; diz que Deus dá como quer. Pode dizer: não sabemos, e ele sabe. Fique na semente.',
      tender:
        'Luto recente, aborto espontâneo, deficiência e doença grave estão na sala. Não apresse a esperança nem diga que o corpo de agora vale pouco. Quem odeia o próprio corpo ou deixa de comer precisa de cuidado profissional; em crise, CVV 188.',
      differ:
        'Como e quando se une a alma ao corpo novo, e se a matéria é a mesma, os cristãos explicam de modos diferentes. Que é ressurreição do corpo, e não só alma solta, todos confessam no Credo.',
    },
    comfort:
      'O que você pôs na terra, Paulo chama de semente. Ninguém espera que você sorria no plantio. O agricultor conhece o lugar.',
    closing: 'Não enterramos: semeamos.',
    words: [
      'com que corpo virao',
      'como ressuscitarao os mortos',
      'semeia se',
      'grao nu',
      'corpo espiritual',
      'corpo natural',
      'ressuscitara em gloria',
      'gloria do sol',
      'uma estrela difere',
      'ultimo adao',
      'imagem do celestial',
      'corpo glorificado',
    ],
  },
  {
    verses: '15:50-58',
    key: '15:57',
    title: 'Onde está a tua vitória?',
    theme: 'a vitória sobre a morte',
    themes: ['ressurreicao', 'luto', 'esperanca', 'trabalho'],
    idea: 'Cristo ressuscitou, e por isso a morte, que ainda fere, já não vence: seremos transformados, e nada do que se faz no Senhor é perdido.',
    context:
      'Alguns em Corinto achavam que não havia ressurreição do corpo. Paulo dedica a isso o capítulo mais longo da carta. Chega ao fim quase cantando, rindo na cara da morte, e termina com uma frase de segunda-feira: trabalhem.',
    retold: [
      {
        verses: '15:50-52',
        says: 'Carne e sangue não podem herdar o Reino de Deus, e Paulo conta um mistério: num piscar de olhos, à última trombeta, os mortos ressuscitam e todos seremos transformados.',
      },
      {
        verses: '15:53-55',
        says: 'Este corpo mortal precisa vestir a imortalidade. Então se cumpre o que está escrito, que a morte é tragada na vitória, e Paulo pergunta à morte onde está o seu aguilhão.',
      },
      {
        verses: '15:56-58',
        says: 'O aguilhão da morte é o pecado, mas Deus nos dá vitória por Jesus Cristo. Paulo pede aos irmãos que sejam firmes na obra do Senhor, onde o trabalho não é vão.',
      },
    ],
    read: {
      verses: '15:50-58',
      how: 'Um leitor para 50-54; as perguntas do 55, todos, em voz firme; outro leitor para 56-58.',
    },
    observe: [
      {
        ask: 'O que vai acontecer, em quanto tempo, e a quem?',
        verses: '15:51-52',
        listen: 'Transformação, num piscar de olhos, a todos.',
      },
      {
        ask: 'De que roupas o corpo será revestido?',
        verses: '15:53-54',
        listen: 'O que não se degrada; imortalidade.',
      },
      {
        ask: 'A quem Paulo faz perguntas, a quem agradece, e o que manda fazer?',
        verses: '15:55-58',
        listen: 'À morte; a Deus; firmeza e obra.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não troca o corpo por fumaça: reveste-o. O que isso diz sobre o valor do que vivemos neste corpo?',
        verses: '15:53-54',
        listen: 'Não é descartado; é cumprido.',
      },
      {
        ask: 'Pode-se zombar da morte e chorar no enterro, como Jesus chorou. Como essas duas coisas cabem numa pessoa?',
        verses: '15:55-57',
        listen: 'Ela é inimiga, ainda fere; já foi vencida.',
        follow: 'Que frase de velório nega uma das duas?',
      },
      {
        ask: 'Depois de trombetas e mistério, Paulo fala em trabalho que “não é vão”. Que ligação existe?',
        verses: '15:58',
        listen: 'Se há futuro, o que se faz por amor permanece.',
      },
    ],
    live: [
      {
        ask: 'Que trabalho seu parece vão nesta fase, e como ele fica à luz do versículo 58?',
        listen: 'Cuidar, educar, insistir, servir.',
        for: ['adults', 'parents', 'women', 'men'],
      },
      {
        ask: 'Quando você pensa na morte, se pensa, o que vem primeiro: medo, curiosidade, piada, vazio?',
        listen: 'Tema que ninguém conversa; leve a sério.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'O que você faria diferente neste mês se tivesse certeza de que nada feito no Senhor se perde?',
        listen: 'Ousadia pequena.',
        for: ['young', 'singles', 'long-believers'],
      },
      {
        ask: 'O corpo vai mudando. De que parte dessa mudança você ri, e de qual você chora?',
        listen: 'Humor e ternura.',
        for: ['elderly', 'couples'],
      },
      {
        ask: 'O que lhe ensinaram sobre o que vem depois da morte, e o que este texto acrescenta ou muda?',
        listen: 'Muitas crenças na sala; respeito.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Em que dia a pergunta do versículo 55 ficou presa na sua garganta?',
        listen: 'Ainda dói o aguilhão; só acompanhe.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a transformação mais impressionante que você já viu: lagarta, reforma, noiva, carro velho?',
        bridge: 'Paulo fala de uma em um piscar de olhos.',
      },
      {
        text: 'Pisquem. Quantas coisas acontecem no tempo de um piscar? Cada um diz uma.',
        bridge: 'Nesse tempinho, diz o texto, tudo será outro.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Vista uma peça de roupa, ou um xale, bem devagar, sentindo o tecido cobrir você.',
      bridge: 'Seremos revestidos, escreve Paulo. Leia com esse calor nos ombros.',
    },
    complete: [
      {
        name: 'Carta à morte',
        text: 'Escreva, se quiser e puder: Morte, você me levou … . Você ainda me dói quando … . Mas não conseguiu levar … . E por causa de Cristo, um dia … . Graças a Deus, que … .',
      },
      {
        name: 'Não é vão',
        text: 'Liste três trabalhos que ninguém agradece: … , … , … . Escreva ao lado de cada um: no Senhor, não é vão. Escolha um para fazer amanhã com outro ânimo.',
      },
    ],
    challenges: [
      {
        do: 'Visite um cemitério, uma foto ou um lugar de lembrança e leia ali, em voz alta, 15:54-57.',
        tell: 'como foi, se quiser contar.',
      },
      {
        do: 'Agradeça a alguém por um trabalho que parece vão: cuidar de idoso, varrer, insistir com um filho.',
        tell: 'o que a pessoa contou do trabalho dela.',
      },
    ],
    children: {
      truth: 'Jesus venceu a morte, e viveremos com ele.',
      to7: {
        story:
          'O Ari guardava um bulbo marrom, feio e duro, numa caixinha. O vovô disse: vamos plantar. Mas ele vai ficar sozinho no escuro!, reclamou o Ari. Puseram na terra e esperaram. Choveu, fez frio, o Ari quase esqueceu. Numa manhã, ele correu à janela: vovô, um lírio branco! Era tão lindo, nem parecia aquela coisinha. É o mesmo, disse o vovô, só que transformado. Paulo escreveu que um dia Deus vai fazer isso com a gente. Jesus morreu e viveu de novo. A morte não é mais forte que ele! E quem é de Jesus vai viver com ele, de um jeito novo e bonito.',
        activity:
          'Plantem um bulbo ou feijão e, ao lado, um desenho do que vai nascer; quem tiver saudade de alguém pode desenhar um lírio.',
        questions: [
          'Como era o bulbo antes?',
          'No que ele se transformou?',
          'Quem é mais forte que a morte?',
        ],
      },
      to12: {
        story:
          'Quando o avô da Helena morreu, ela ficou com uma pergunta: acabou? Ninguém sabia responder direito. Uns mudavam de assunto; outros diziam frases decoradas. A avó, que chorava muito, pegou a Bíblia e leu um pedaço de uma carta. Paulo contava um segredo: nós seremos transformados. Num piscar de olhos, ao som de uma trombeta, este corpo que fica doente e cansado vai se vestir de um corpo que não estraga. Como a semente que vira árvore. E então a morte será engolida! A avó leu a parte em que Paulo parece caçoar da morte: onde está a sua vitória? A Helena perguntou: então por que a senhora chora? A avó a abraçou: porque dói a saudade, e Jesus também chorou. Mas eu choro com esperança. E tem mais, disse ela: Paulo termina mandando continuar o trabalho, porque nada que se faz com Jesus se perde. Amanhã você me ajuda a regar as plantas do seu avô?',
        activity:
          'Façam um cartão de lembrança para alguém que partiu, com um desenho e a frase: a morte não venceu; e cuidem de algo de que ele gostava.',
        questions: [
          'O que Paulo contou que vai acontecer?',
          'Por que se pode chorar e ter esperança?',
          'De que trabalho alguém que você ama cuidava, e você pode continuar?',
        ],
      },
      challenge: 'Cuide de algo (planta, bicho, receita) que lembra alguém querido.',
    },
    prayer:
      'Graças a ti, Deus, que nos dás a vitória por Jesus. Ainda choramos; ainda fere. Segura quem está diante do túmulo. Faz-nos firmes na obra pequena de amanhã, certos de que não é vã. Vem, última trombeta. Amém.',
    leader: {
      lost: 'Trombeta e mistério chamam gráficos do fim. Fique no que é claro: Cristo ressuscitou, nós também. E a tradução usa Xeol (lugar dos mortos) e degradável (corruptível); explique em uma palavra.',
      tender:
        'Não obrigue enlutados a celebrar vitória. Avise qual é o texto e ofereça só a presença. Em suicídio na família, não comente o destino de ninguém; ofereça escuta, CVV 188 e grupos de apoio a sobreviventes.',
      differ:
        'O que acontece entre a morte e a ressurreição é descrito de modos diferentes: junto de Cristo, purificação (católicos), sono (adventistas). A esperança da ressurreição é de todos.',
    },
    comfort:
      'Paulo não escreve que a morte não dói. Chama-a de inimiga e pergunta: onde está a tua vitória? Pode perguntar baixinho, chorando. Ela não tem resposta. Cristo tem.',
    closing: 'Graças a Deus, que nos dá a vitória.',
    words: [
      'onde esta o morte',
      'aguilhao',
      'tragada foi a morte',
      'morte e tragada',
      'ultima trombeta',
      'piscar de olhos',
      'seremos transformados',
      'corruptivel',
      'imortalidade',
      'ressurreicao dos mortos',
      'primicias',
      'sede firmes',
      'vosso trabalho nao e vao',
      'finados',
    ],
  },
]
