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
    verses: '3:1-11',
    key: '3:6',
    title: 'Um planta, outro rega',
    theme: 'o crescimento que Deus dá',
    themes: ['servico', 'humildade', 'comunhao', 'trabalho'],
    idea: 'Líderes e serviços são mãos na mesma horta: plantar e regar importam, mas quem faz crescer é Deus, e o chão debaixo de tudo é Jesus.',
    context:
      'Em Corinto uns levantavam a bandeira de Paulo, o fundador; outros a de Apolo, o pregador brilhante. Paulo não entra na disputa. Chama isso de infância e responde com duas imagens: uma plantação e uma obra.',
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
    verses: '6:12-20',
    key: '6:19',
    title: 'Corpo, casa do Espírito',
    theme: 'o corpo que pertence a Deus',
    themes: ['santidade', 'identidade', 'espirito', 'tentacao'],
    idea: 'O corpo não é descartável nem mercadoria: é membro de Cristo e morada do Espírito, comprado por alto preço, feito para glorificar a Deus.',
    context:
      'Em Corinto circulava um lema: tudo me é permitido. Uns diziam que corpo é só corpo, e que deitar com prostitutas não mudava nada na alma. Paulo discorda pelo motivo mais surpreendente: o corpo vale demais.',
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
    verses: '9:24-27',
    key: '9:24',
    title: 'Correr para chegar',
    theme: 'a disciplina de quem tem um alvo',
    themes: ['fidelidade', 'proposito', 'santidade', 'discipulado'],
    idea: 'Quem sabe para onde corre treina com alegria e renúncia; o corpo e a vontade servem a um prêmio que não murcha.',
    context:
      'Perto de Corinto aconteciam, a cada dois anos, os jogos ístmicos, quase tão famosos quanto as Olimpíadas. O vencedor ganhava uma coroa de pinheiro ou de aipo seco. Dez meses de treino por folhas que murchavam no caminho de casa.',
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
    verses: '11:17-34',
    key: '11:26',
    title: 'Esperem uns pelos outros',
    theme: 'a mesa do Senhor',
    themes: ['comunhao', 'cruz', 'justica', 'gratidao'],
    idea: 'A ceia anuncia a morte de Jesus até que ele venha; por isso não dá para partir o pão com ele e deixar o irmão com fome ao lado.',
    context:
      'A igreja de Corinto se reunia numa casa e comia antes da ceia. Os ricos chegavam cedo, com cestas cheias; os escravos, só depois do serviço, e achavam sobras. Paulo não elogia. Conta de novo o que recebeu sobre aquela noite.',
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
    verses: '12:12-27',
    key: '12:25',
    title: 'Se o pé dissesse',
    theme: 'um corpo com muitos membros',
    themes: ['comunhao', 'servico', 'identidade', 'espirito'],
    idea: 'Somos o corpo de Cristo: ninguém sobra por ser diferente, ninguém se basta por ser notável, e a dor ou a alegria de um corre por todos.',
    context:
      'Em Corinto alguns dons davam cartaz, sobretudo os mais espetaculares. Quem não os tinha se sentia de segunda; quem os tinha olhava de cima. Paulo conta uma fábula de membros falantes, com algum humor.',
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
    verses: '15:50-58',
    key: '15:57',
    title: 'Onde está a tua vitória?',
    theme: 'a vitória sobre a morte',
    themes: ['ressurreicao', 'luto', 'esperanca', 'trabalho'],
    idea: 'Cristo ressuscitou, e por isso a morte, que ainda fere, já não vence: seremos transformados, e nada do que se faz no Senhor é perdido.',
    context:
      'Alguns em Corinto achavam que não havia ressurreição do corpo. Paulo dedica a isso o capítulo mais longo da carta. Chega ao fim quase cantando, rindo na cara da morte, e termina com uma frase de segunda-feira: trabalhem.',
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
