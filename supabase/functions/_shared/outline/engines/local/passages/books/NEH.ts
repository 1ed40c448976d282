import type { BookPassages } from '../passage.ts'

export const NEH: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:4',
    title: 'Sentou-se, chorou e orou',
    theme: 'a dor que vira oração e passo',
    themes: ['oracao', 'arrependimento', 'missao', 'proximo'],
    idea: 'A mil e quinhentos quilômetros de casa, com bom emprego e vida segura, Neemias deixa que a ruína dos outros o atinja; antes de qualquer plano, há um homem sentado, chorando diante de Deus.',
    context:
      'Parte do povo já voltou do exílio, mas Jerusalém continua sem muros, humilhada e exposta. Neemias nasceu longe e serve o vinho do rei da Pérsia, cargo de confiança e de risco. Um irmão chega de viagem, e ele pergunta.',
    retold: [
      {
        verses: '1:1-3',
        says: 'Na fortaleza de Susã, Neemias pergunta pelos judeus que restaram do cativeiro. Ouve que vivem em miséria e desprezo, com o muro fendido e as portas queimadas.',
      },
      {
        verses: '1:4-7',
        says: 'Neemias se senta, chora, jejua e ora ao Deus dos céus. Confessa os pecados de Israel e diz que ele e a casa de seu pai também pecaram.',
      },
      {
        verses: '1:8-11',
        says: 'Na oração, Neemias lembra que Deus prometeu ajuntar os que se convertessem, mesmo dos confins dos céus. Por fim, pede favor diante do rei.',
      },
    ],
    read: {
      verses: '1:1-11',
      how: 'Sentem-se no chão, se puderem, a partir do versículo 4. A oração é lida por várias vozes, uma frase cada.',
    },
    observe: [
      {
        ask: 'O que Neemias pergunta, e que notícia recebe?',
        verses: '1:2-3',
        listen: 'Pelo povo e pela cidade; miséria, desprezo, muro fendido, portas queimadas.',
      },
      {
        ask: 'Que verbos mostram a reação dele, e quanto tempo dura?',
        verses: '1:4',
        listen: 'Sentei-me, chorei, luto, jejuei, orei; alguns dias.',
      },
      {
        ask: 'Em que ordem caminha a oração?',
        verses: '1:5-11',
        listen: 'Quem Deus é, confissão, promessa lembrada, pedido concreto.',
      },
    ],
    interpret: [
      {
        ask: 'Ele podia não ter perguntado. O que a gente perde e o que ganha quando pergunta como estão os outros?',
        verses: '1:2-4',
        listen: 'Perde o sossego; ganha o próprio povo de volta.',
      },
      {
        ask: 'Neemias não estava lá quando pecaram, mas diz nós. Por que incluir-se?',
        verses: '1:6-7',
        listen: 'Não se põe acima; cura começa por quem se sente parte.',
        follow: 'De que erro coletivo você costuma dizer eles?',
      },
      {
        ask: 'Ele ora meses sobre um povo e termina pedindo favor diante deste homem. O que esse detalhe mostra?',
        verses: '1:11',
        listen: 'A oração o foi levando a um passo com nome, data e risco.',
      },
    ],
    live: [
      {
        ask: 'De que notícia você tem desviado os olhos porque, se olhar, vai doer?',
        listen: 'Parente, bairro, povo, o próprio corpo: sem cobrar ação.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que está quebrado na sua escola, na sua turma ou na internet que faz você dizer alguém devia?',
        listen: 'Não dê a tarefa; ouça o incômodo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Entre a tristeza e a providência, o que você costuma pular: o choro, a oração ou o passo?',
        listen: 'Cada um pula uma; descubram juntos.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Que cargo, acesso ou confiança você tem que poderia servir a quem está sem muro?',
        listen: 'Copeiro do rei: reparem no lugar onde já estão.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'Que muro caiu entre vocês dois ou na casa, e quem vai se sentar primeiro para chorar por ele?',
        listen: 'Antes de consertar, lamentar juntos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Longe da sua terra, da sua gente ou da igreja de antes, o que você pergunta quando chega alguém de lá?',
        listen: 'Migrantes e mudados têm muito a dizer.',
        for: ['elderly', 'visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando encontra alguém da sua cidade natal, qual é a primeira pergunta que faz?',
        bridge: 'Neemias perguntou pela cidade dele, e a resposta o derrubou.',
      },
      {
        text: 'Qual foi o seu emprego mais esquisito, e do que você tinha de cuidar ou provar?',
        bridge: 'O homem do texto provava o vinho do rei antes do rei. Trabalho de confiança.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, encostado a uma parede. Passe a mão por ela e repare nas rachaduras, se houver.',
      bridge: 'Ao saber de um muro rachado, um homem se sentou e chorou.',
    },
    complete: [
      {
        name: 'Mapa dos muros',
        text: 'Desenhe a planta da sua vida (casa, corpo, trabalho, igreja, cidade). Marque os muros rachados. Escolha um só e escreva embaixo uma oração de quatro linhas.',
      },
      {
        name: 'Quatro tempos',
        text: 'Siga Neemias: Deus, tu és …; nós temos …; tu prometeste …; hoje eu te peço favor diante de …',
      },
    ],
    challenges: [
      {
        do: 'Pergunte de verdade por alguém ou algum lugar que sofre, ouça a resposta inteira e ore por isso todos os dias, sem agir ainda.',
        tell: 'O que a oração foi apontando.',
      },
      {
        do: 'Escreva o nome da pessoa diante de quem você precisará de coragem e peça favor a Deus por esse encontro. Marque a data.',
        tell: 'Se marcou e o que sentiu ao marcar.',
      },
    ],
    children: {
      truth: 'Posso chorar com quem sofre e orar por ele.',
      to7: {
        story:
          'Neemias trabalhava num palácio bem bonito, longe da sua cidade. Ele levava o copo para o rei. Um dia chegou o irmão dele. Neemias perguntou: Como está o nosso povo? O irmão respondeu triste: O muro da cidade caiu, as portas queimaram, e o povo está sofrendo. Neemias sentou e chorou. Ele não disse: isso não é comigo! Ficou muitos dias orando: Deus grande e bom, escuta a minha oração! Perdoa o que nós fizemos de errado. Ajuda o teu povo. E me ajuda a falar com o rei! Deus escutou, e Neemias ia ajudar a construir o muro outra vez.',
        activity:
          'Montem um muro de blocos e derrubem. Depois, cada um põe um bloco de volta orando por alguém que está triste.',
        questions: [
          'Por que Neemias chorou?',
          'O que ele fez depois de chorar?',
          'Por quem triste você quer orar?',
        ],
      },
      to12: {
        story:
          'Neemias era judeu, mas vivia longe, no palácio da Pérsia. Era copeiro: provava o vinho do rei para ver se não tinha veneno. Tinha casa, comida e segurança. Quando o irmão chegou de Jerusalém, Neemias fez uma pergunta: como eles estão? A resposta doeu. O muro estava no chão, as portas queimadas, o povo sem proteção e humilhado. Neemias podia ter dito que pena e mudado de assunto. Em vez disso, sentou-se e chorou. Passou dias sem comer direito, orando. Na oração, lembrou quem Deus é, pediu perdão, dizendo nós e não eles, recordou as promessas e, no fim, pediu coragem para um passo bem difícil: falar com o rei. Toda a reconstrução que veio depois, pedra por pedra, começou ali: com alguém que perguntou, escutou, chorou e orou.',
        activity:
          'Façam um muro de oração: cada tijolo de papel tem um problema da escola ou do bairro. Orem por um deles e pensem num primeiro passo possível.',
        questions: [
          'O que Neemias poderia ter feito para não sofrer?',
          'Por que ele orou antes de planejar?',
          'Que problema perto de você merece oração e um passo?',
        ],
      },
      challenge: 'Pergunte a alguém triste como ele está e ore por ele.',
    },
    prayer:
      'Deus dos céus, que guardas o pacto e a bondade, abre os ouvidos. Nós também pecamos. Ensina-nos a sentar antes de correr. Dói em ti o muro caído de tanta gente. Dá-nos favor no encontro que vem, e coragem.',
    leader: {
      lost: 'Neemias vira aula de gestão e liderança. Há o que aprender, mas no capítulo 1 não há plano nenhum: há lágrima e oração. Não passe correndo por elas.',
      tender:
        'Quem vive longe da família, refugiados e pessoas de cidades em ruína ou enchente vão se reconhecer. Dê tempo. Culpa coletiva não é culpa de vítima: não deixe que alguém que sofreu assuma o pecado de quem o feriu.',
    },
    comfort:
      'Ninguém pediu a Neemias que reagisse logo. Ele se sentou, e a Bíblia conta os dias. Você pode ficar sentado no meio da ruína um pouco mais. Há ouvidos atentos.',
    closing: 'Antes do muro, uma lágrima diante de Deus.',
    words: [
      'neemias',
      'hanani',
      'jerusalem',
      'muro',
      'muros',
      'portas queimadas',
      'copeiro',
      'susa',
      'chorei',
      'jejum',
      'deus dos ceus',
      'confissao',
      'remanescentes',
      'rei artaxerxes',
    ],
  },
  {
    verses: '2:1-20',
    key: '2:4',
    title: 'A oração entre a pergunta e a resposta',
    theme: 'orar, planejar e convidar',
    themes: ['oracao', 'trabalho', 'sabedoria', 'medo'],
    idea: 'Neemias ora num segundo, pede com clareza, olha a ruína de noite antes de falar, e só então convida: a boa mão de Deus estava no plano e nas perguntas.',
    context:
      'Neemias, copeiro do rei da Pérsia, soube, meses antes, que os muros de Jerusalém estavam caídos; chorou, jejuou e orou de dia e de noite (capítulo 1). Agora serve vinho ao rei, e o rosto o denuncia. Depois da leitura Sambalate e Tobias zombam, e Neemias responde que Deus dará sucesso (2:19-20).',
    retold: [
      {
        verses: '2:1-8',
        says: 'O rei nota a tristeza de Neemias e pergunta o que ele quer. Neemias ora e pede licença para reconstruir Jerusalém, com cartas e madeira, e o rei concede.',
      },
      {
        verses: '2:9-16',
        says: 'Em Jerusalém, Neemias não conta o plano a ninguém. De noite, com poucos homens, observa os muros fendidos e as portas queimadas.',
      },
      {
        verses: '2:17-18',
        says: 'Neemias então convida todos a reconstruir o muro e conta como a mão de Deus foi boa com ele. O povo responde que vai edificar.',
      },
      {
        verses: '2:19-20',
        says: 'Os adversários zombam e perguntam se aquilo é rebelião contra o rei. Neemias responde que eles não têm parte nem direito em Jerusalém.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Um lê o rei, um Neemias. No 4 façam uma pausa de três segundos entre a pergunta e a resposta: é a oração.',
    },
    observe: [
      {
        ask: 'O que o rei percebe, e como Neemias se sente?',
        verses: '2:1-2',
        listen: 'Rosto triste; ele fica com muito medo.',
      },
      {
        ask: 'O que Neemias faz entre a pergunta do rei e a sua resposta?',
        verses: '2:4-5',
        listen: 'Ora ao Deus dos céus e então pede.',
      },
      {
        ask: 'Que coisas ele pede, e em que ordem?',
        verses: '2:5-8',
        listen: 'Ser enviado, prazo, cartas aos governadores, madeira.',
      },
      {
        ask: 'O que faz ao chegar em Jerusalém?',
        verses: '2:11-12',
        listen: 'Fica três dias; sai de noite com poucos, sem contar a ninguém.',
      },
    ],
    interpret: [
      {
        ask: 'Ele vinha de dias de choro, jejum e oração (capítulo 1), e agora ora num instante. Como uma oração sustenta a outra?',
        verses: '2:4',
        listen: 'A prática longa abre a curta; fala com Deus no meio do serviço.',
        follow: 'Que oração de um segundo você faria?',
      },
      {
        ask: 'Ele confia na “boa mão do SENHOR” e traz lista de cartas e madeira. Por que uma não anula a outra?',
        verses: '2:7-8',
        listen: 'Fé não é improviso; ele pensou no caminho.',
      },
      {
        ask: 'Por que olhar tudo de noite, calado, antes de chamar alguém?',
        verses: '2:12',
        listen: 'Guarda o que Deus pôs no coração e conhece a ruína antes de discursar.',
      },
    ],
    live: [
      {
        ask: 'Que tristeza anda no seu rosto, e quem seria bom que percebesse?',
        listen: 'Sem pressão; contar a um é bastante.',
      },
      {
        ask: 'Que pedido ao chefe, ao banco ou à família você adia, e o que já pode preparar como lista?',
        listen: 'Prazo, papel, número, pessoa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que momento da semana cabe uma oração de três segundos?',
        listen: 'Antes do telefone, da prova, da porta.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Que ruína você vê passar sem nunca ter dado a volta nela: quarto, conta, amizade, rua?',
        listen: 'Uma volta concreta.',
        for: ['couples', 'adults', 'parents'],
      },
      {
        ask: 'Que plano bom você contou cedo demais, e que outro guardou até a hora?',
        listen: 'Aprender a ter tempo.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'A quem do grupo você diria: vinde, e reconstruamos?',
        listen: 'Um nome e um tijolo.',
        for: ['long-believers', 'elderly', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pedido mais difícil que você já fez a alguém importante, e quanto tempo ensaiou?',
        bridge: 'Neemias precisou pedir ao rei, e orou no meio da conversa.',
      },
      {
        text: 'Que parte da sua casa você só olha de noite, quando ninguém vê?',
        bridge: 'Um homem passou uma noite olhando o estrago de uma cidade.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Conte até três e diga a Deus uma frase só. Depois escreva o que pediria se um rei perguntasse.',
      bridge: 'Neemias orou assim, no meio de uma conversa.',
    },
    complete: [
      {
        name: 'Três segundos e uma lista',
        text: 'Escreva: A minha oração curta é … . Depois dela peço … . Preciso de prazo para … , de carta para … e de madeira para … .',
      },
      {
        name: 'Ronda noturna',
        text: 'Faça um mapa da sua semana e marque três muros caídos. Escolha um e escreva quem iria com você olhar de perto.',
      },
    ],
    challenges: [
      {
        do: 'Dê uma volta de verdade em torno de algo que precisa de conserto, calado, e anote o que viu antes de opinar.',
        tell: 'O que não tinha visto.',
      },
      {
        do: 'Faça uma oração de três segundos antes de cada resposta difícil desta semana.',
        tell: 'Em qual resposta a diferença apareceu.',
      },
    ],
    children: {
      truth: 'Posso orar rapidinho em qualquer lugar.',
      to7: {
        story:
          'Neemias levava o vinho ao rei. Ele estava triste, porque o muro da cidade dele tinha caído. O rei perguntou: por que está triste? Neemias ficou com medo. O rei perguntou: o que você quer? Neemias orou bem rapidinho, ali mesmo. E falou: quero ir consertar a cidade! O rei deixou e deu cartas e madeira. Neemias chegou e, de noite, montado num animal, olhou o muro quebrado. Depois chamou o povo: vamos reconstruir! E todos disseram: vamos!',
        activity:
          'Oração de três segundos: brinquem de estátua; quando parar, digam baixinho uma frase a Deus.',
        questions: [
          'Por que Neemias estava triste?',
          'O que ele fez antes de responder?',
          'Quando você pode orar rapidinho?',
        ],
      },
      to12: {
        story:
          'Neemias trabalhava no palácio da Pérsia. Um dia soube que os muros de Jerusalém estavam caídos, e as portas, queimadas; chorou, jejuou e orou de dia e de noite. Quando o rei viu o seu rosto triste, perguntou: o que você pede? Neemias teve medo. Então fez uma oração num instante, ali mesmo, e respondeu: peço que me envies para reconstruir a cidade. Tinha pensado em tudo: quanto tempo ficaria, as cartas, a madeira. O rei concedeu, segundo a boa mão de Deus. Chegando, Neemias não saiu gritando. Esperou três dias e, de noite, andou em volta dos muros. Só depois chamou o povo: vinde, e reconstruamos. Eles disseram: levantemo-nos! Zombaram dele, mas a obra ia começar.',
        activity:
          'Ronda: dois a dois, olhem a sala ou o quintal por um minuto em silêncio, anotem três coisas a consertar e façam um plano de uma frase.',
        questions: [
          'O que Neemias fez num instante?',
          'Que coisas ele pediu ao rei?',
          'O que você gostaria de ajudar a consertar?',
        ],
      },
      challenge: 'Conserte com alguém uma coisa pequena que está quebrada em casa.',
    },
    prayer:
      'Senhor, Deus dos céus, ouve a oração de um segundo. Dá-nos clareza para pedir, paciência para olhar e coragem para convidar. Que a tua boa mão esteja no nosso plano.',
    leader: {
      lost: 'Alguém dirá que basta orar; outro, que basta planejar. O texto une: orou de dia e de noite (1:4-6), orou num instante e trouxe uma lista. E o copeiro não era só garçom: tinha a confiança do rei.',
      tender:
        'Quem vive com tristeza no rosto há muito tempo pode precisar de ajuda de profissional. Diga isso com carinho; para desespero, CVV 188.',
      differ:
        'Uns veem na estratégia de Neemias um modelo de liderança; outros leem a história de como Deus restaura o seu povo. As duas leituras cabem, sem virar receita.',
    },
    comfort:
      'O rei viu que o rosto de Neemias estava triste, e Deus já tinha visto. Não precisa fingir um rosto bom diante dele.',
    closing: 'Ore num segundo, olhe de noite e diga: levantemo-nos.',
    words: [
      'neemias',
      'artaxerxes',
      'copeiro',
      'rosto triste',
      'boa mao do senhor',
      'asafe',
      'sambalate',
      'tobias',
      'porta do vale',
      'reconstruamos o muro',
      'levantemo nos',
      'muros caidos',
    ],
  },
  {
    verses: '4:1-23',
    key: '4:9',
    title: 'Tijolo numa mão, vigília na outra',
    theme: 'perseverar debaixo de oposição',
    themes: ['trabalho', 'oracao', 'medo', 'comunhao'],
    idea: 'A obra chega à metade e as vozes também sobem: zombaria, ameaça, cansaço, boato; Neemias ora e põe guarda, lembra quem é Deus e cada família volta ao seu pedaço de muro.',
    context:
      'Com licença do rei, os moradores levantam o muro, cada um diante da própria casa. Vizinhos poderosos perdem influência e reagem. O capítulo parece um diário de obra escrito com a mão tremendo.',
    retold: [
      {
        verses: '4:1-6',
        says: 'Sambalate zomba dos judeus, e Tobias diz que uma raposa derruba aquele muro. Neemias clama a Deus contra esse desprezo, e o povo ergue o muro até a metade.',
      },
      {
        verses: '4:7-12',
        says: 'Os inimigos combinam atacar Jerusalém. O povo ora e põe guarda, mas os carregadores estão fracos, o entulho é muito e os avisos de ataque se repetem.',
      },
      {
        verses: '4:13-15',
        says: 'Neemias arma as famílias e pede que não temam, lembrem do Senhor e lutem pelos seus. O plano inimigo é frustrado, e todos voltam ao muro.',
      },
      {
        verses: '4:16-23',
        says: 'Os trabalhadores constroem com uma mão e levam a arma na outra. Onde a trombeta soar, todos se ajuntarão, e Deus lutará por eles.',
      },
    ],
    read: {
      verses: '4:6-17',
      how: 'Metade do grupo faz ruído de obra baixinho. Nos versículos 10, 11 e 12, três vozes diferentes leem o cansaço, a ameaça e o boato.',
    },
    observe: [
      {
        ask: 'Até onde chegou a obra, e por quê?',
        verses: '4:6',
        listen: 'Metade da altura; o coração do povo estava disposto.',
      },
      {
        ask: 'Que três forças contrárias aparecem, de fora e de dentro?',
        verses: '4:8, 4:10-12',
        listen: 'Conspiração; força acabando e muito entulho; a mesma notícia dez vezes.',
      },
      {
        ask: 'Quais são as respostas de Neemias?',
        verses: '4:9, 4:13-17',
        listen: 'Oração e guarda, famílias juntas, memória de Deus, volta à obra.',
      },
    ],
    interpret: [
      {
        ask: 'Nós oramos e pusemos guarda. O que se perde quando alguém faz só uma dessas coisas?',
        verses: '4:9',
        listen: 'Ou imprudência piedosa, ou ansiedade sem Deus.',
        follow: 'Qual das duas você esquece?',
      },
      {
        ask: 'Por que o desânimo costuma chegar na metade, e não no começo?',
        verses: '4:6, 4:10',
        listen: 'Novidade passou, fim não se vê, entulho aparece.',
      },
      {
        ask: 'Neemias põe cada um perto da sua gente e diz que se lembrem do Senhor e lutem pelos seus. Que força há nesse porquê?',
        verses: '4:13-14',
        listen: 'O muro tem rosto: filhos, casas; ninguém defende pedra.',
      },
    ],
    live: [
      {
        ask: 'Que obra sua está pela metade, e onde fica o entulho?',
        listen: 'Estudo, tratamento, casa, reconciliação, dieta, livro.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que piada sobre você, do tipo até raposa derruba, já fez você largar alguma coisa?',
        listen: 'Zoação derruba mais que pedra; leve a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem repete a notícia ruim dez vezes na sua vida, e como baixar o volume sem brigar?',
        listen: 'Grupos, parentes, manchetes; às vezes somos nós.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Diante de qual pedaço de muro vocês foram postos, só vocês, e o que cada um carrega?',
        listen: 'Um com tijolo, outro de guarda; alternem.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Estamos separados no muro, longe uns dos outros. Que toque de trombeta combinar para se ajuntar?',
        listen: 'Palavra-código, emoji, ligação: acertem hoje.',
        for: ['singles', 'new-believers', 'long-believers', 'mourning'],
      },
      {
        ask: 'Para quem está começando, como é saber que a oposição não significa que você está no caminho errado?',
        listen: 'Nem que está no certo; conferir com gente madura.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte a reforma ou mudança que nunca terminava. O que apareceu quando quebraram a parede?',
        bridge: 'Havia entulho demais no muro de Jerusalém, e gente rindo do lado de fora.',
      },
      {
        text: 'Tentem bater na cabeça com uma mão e fazer círculos na barriga com a outra. Quem consegue e trabalha assim?',
        bridge: 'Os construtores faziam a obra com uma mão e vigiavam com a outra.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão aberta sobre a mesa e feche a outra. Uma recebe, a outra guarda. Fique com as duas um instante.',
      bridge: 'Oramos e pusemos guarda, anotou um homem cansado.',
    },
    complete: [
      {
        name: 'Metade do muro',
        text: 'Desenhe um muro pela metade. Nas pedras já postas, o que você conseguiu. No chão, o entulho. Na pedra de amanhã, uma tarefa pequena.',
      },
      {
        name: 'Oração e guarda',
        text: 'Duas colunas: sobre isto eu oro …; por isto eu ponho guarda (prudência, limite, médico, senha, horário) … Preencha três linhas sem deixar nenhuma coluna vazia.',
      },
    ],
    challenges: [
      {
        do: 'Retome uma obra parada: quinze minutos por dia, durante seis dias, tirando primeiro o entulho.',
        tell: 'O que já dava para ver no sexto dia.',
      },
      {
        do: 'Toque a trombeta: peça ajuda a duas pessoas na parte do muro em que você está sozinho.',
        tell: 'Quem veio e como ficou o seu pedaço.',
      },
    ],
    children: {
      truth: 'Com Deus e os amigos, eu continuo a obra.',
      to7: {
        story:
          'O povo estava construindo o muro da cidade. Pedra em cima de pedra, tum, tum! Uns vizinhos bravos vieram rir: Que muro fraquinho! Até uma raposa derruba! O povo ficou triste, mas continuou. Aí os vizinhos quiseram assustar todo mundo. Os braços estavam cansados, havia muito lixo no caminho. Neemias disse: Não tenham medo! Lembrem que Deus é grande! Eles oraram e também vigiaram. Cada família ficou pertinho uma da outra. Com uma mão seguravam a pedra e com a outra ficavam prontos. Se alguém precisasse, tocavam a trombeta: Tuuu! E todos corriam para ajudar. E o muro foi subindo!',
        activity:
          'Construam um muro com blocos usando só uma mão, com a outra nas costas. Quando alguém disser trombeta!, todos ajudam o amigo.',
        questions: [
          'O que os vizinhos diziam?',
          'O que Neemias e o povo fizeram quando ficaram com medo?',
          'Em que você quer continuar sem desistir?',
        ],
      },
      to12: {
        story:
          'O muro já ia pela metade, porque o povo trabalhava com vontade. Então Sambalate e Tobias começaram a zombar: o que esses fracos pensam que fazem? Se uma raposa subir aí, cai tudo! A zombaria não funcionou, e eles planejaram um ataque. Dentro da cidade o ânimo também caiu: os carregadores estavam exaustos, havia entulho demais, e gente assustada repetia dez vezes a mesma notícia ruim. O que Neemias fez? Orou e pôs guardas, as duas coisas. Colocou as famílias juntas e disse: não tenham medo, lembrem-se do Senhor, e pensem nos seus filhos e nas suas casas. Quando viram que o plano tinha sido descoberto, os inimigos recuaram, e cada um voltou para o seu pedaço de muro. Trabalhavam com uma mão e vigiavam com a outra, e combinaram: onde ouvirem a trombeta, corram para lá. Ninguém ficaria sozinho.',
        activity:
          'Jogo da trombeta: espalhados pela sala, cada grupo monta algo com dificuldade. A cada toque, todos correm para ajudar um deles. Vejam como o trabalho rende.',
        questions: [
          'O que foi pior: a zombaria de fora ou o cansaço de dentro?',
          'Por que Neemias orou e também pôs guarda?',
          'Que coisa boa você deixou pela metade e quer retomar?',
        ],
      },
      challenge: 'Termine uma tarefa parada e ajude alguém a terminar a dele.',
    },
    prayer:
      'Deus nosso, grande e temível, ouve: os braços pesam e há muito entulho. Faz-nos orar e vigiar. Cala em nós as vozes que zombam. Dá-nos os nossos por perto, um toque de trombeta e força para a próxima pedra.',
    leader: {
      lost: 'Alguns usam o texto para tratar quem discorda da liderança como Sambalate. Crítica honesta não é oposição a Deus; Neemias mesmo ouviu queixas justas no capítulo seguinte. E os versículos 4 e 5 são desabafo, não modelo de oração contra inimigos.',
      tender:
        'Quem está em esgotamento pode ouvir aguente firme. Neemias mudou escalas, juntou famílias e dividiu a noite. Pergunte que turno o grupo pode assumir para essa pessoa descansar.',
    },
    comfort:
      'Se o seu pedaço de muro parou e o entulho é muito, isso também está escrito na Bíblia. Ninguém chamou os carregadores de fracos. Houve quem viesse para perto, com uma trombeta combinada.',
    closing: 'Oramos, pusemos guarda e voltamos à obra.',
    words: [
      'neemias',
      'sambalate',
      'tobias',
      'muro',
      'zombaria',
      'escarneceu',
      'entulho',
      'escombros',
      'oramos e pusemos guarda',
      'espada',
      'trombeta',
      'construtores',
      'raposa',
      'coracao disposto',
      'lembrai vos do senhor',
      'oposicao',
    ],
  },
  {
    verses: '5:1-19',
    key: '5:9',
    title: 'O clamor contra os irmãos',
    theme: 'a justiça dentro de casa',
    themes: ['justica', 'generosidade', 'proximo', 'arrependimento'],
    idea: 'No meio da obra do muro aparece uma brecha pior: irmão cobrando juros de irmão; Neemias ouve o clamor, enfrenta os ricos e abre mão do que era seu direito.',
    context:
      'O povo reconstrói o muro de Jerusalém, cercado de inimigos. Mas o grito agora vem de dentro: por fome e imposto, famílias empenharam terra e casa e entregaram os filhos como servos a outros judeus (5:1-5). Depois da leitura Neemias conta que por doze anos não comeu o pão de governador e sustentou muita gente à própria mesa (5:14-19).',
    retold: [
      {
        verses: '5:1-5',
        says: 'O povo e suas mulheres clamam contra os próprios irmãos. Dizem que sua carne é como a deles, e mesmo assim seus filhos e filhas viram servos.',
      },
      {
        verses: '5:6-11',
        says: 'Neemias fica irado e enfrenta os nobres, que se calam. Reconhece que também emprestou a juros e pede que devolvam hoje mesmo terras, vinhas e casas.',
      },
      {
        verses: '5:12-13',
        says: 'Os nobres juram devolver tudo. Neemias sacode a roupa, mostrando como Deus sacudirá quem não cumprir, e o povo diz amém.',
      },
      {
        verses: '5:14-19',
        says: 'Neemias conta que não oprimiu o povo como os governadores de antes, porque teme a Deus e a carga já era pesada. Pede que Deus se lembre dele.',
      },
    ],
    read: {
      verses: '5:2-13',
      how: 'Três vozes diferentes leem os clamores do 2, do 3 e do 4. No fim, todos respondem juntos o amém do 13.',
    },
    observe: [
      {
        ask: 'Quais são as queixas das famílias?',
        verses: '5:2-5',
        listen:
          'Falta de trigo, terras e casas em penhor, empréstimo para o tributo, filhos como servos.',
      },
      {
        ask: 'O que Neemias sente, e o que faz antes de falar?',
        verses: '5:6-7',
        listen: 'Fica muito irado, medita no coração, depois confronta e chama reunião.',
      },
      {
        ask: 'O que ele confessa de si mesmo e da própria casa?',
        verses: '5:10',
        listen: 'Que também ele, irmãos e servos emprestaram.',
      },
      {
        ask: 'O que ele pede que devolvam, e qual é a resposta?',
        verses: '5:11-13',
        listen: 'Terras, vinhas, olivais, casas e os juros; devolvem, juram e cumprem.',
      },
    ],
    interpret: [
      {
        ask: 'O inimigo estava do lado de fora do muro. Por que esta brecha era mais perigosa?',
        verses: '5:5, 5:8-9',
        listen: 'Um povo que se vende por dentro não tem o que defender.',
      },
      {
        ask: 'Neemias fica irado e só depois fala. Que diferença faz o “meditei em meu coração”?',
        verses: '5:6-7',
        listen: 'A raiva vira ação pensada; não explode nem engole.',
        follow: 'Como você costuma fazer com a sua?',
      },
      {
        ask: 'O argumento dele é o temor de Deus. O que o dinheiro emprestado a um irmão tem a ver com Deus?',
        verses: '5:9',
        listen: 'Deus ouve o clamor do pobre; o nome dele fica em jogo diante dos outros povos.',
      },
    ],
    live: [
      {
        ask: 'Que aperto de dinheiro perto de você costuma ficar escondido por vergonha?',
        listen: 'Sem nomes e sem valores.',
      },
      {
        ask: 'O que torna um empréstimo entre parentes ou irmãos uma ajuda, e o que o torna uma corrente?',
        listen: 'Clareza, prazo, tom, perdão.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'De que direito seu você já abriu mão para aliviar alguém?',
        listen: 'Vaga, herança, horário, pagamento.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Na sua turma, quem fica de fora porque não tem dinheiro, e o que mudaria o programa?',
        listen: 'Lanche, passeio, roupa, celular.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando a raiva é por uma injustiça, o que ajuda você a meditar antes de falar?',
        listen: 'Caminhar, escrever, dormir, orar.',
        for: ['adults', 'parents', 'singles'],
      },
      {
        ask: 'Neemias disse: também eu. Que correção custa menos quando quem corrige se inclui?',
        listen: 'Experiência de chefe, pai, líder.',
        for: ['parents', 'long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a dívida mais engraçada da sua infância: figurinha, lanche, aposta?',
        bridge: 'As dívidas de hoje já não têm graça: havia filhos no meio.',
      },
      {
        text: 'Se o grupo montasse uma caixinha de socorro, que nome divertido ela teria?',
        bridge: 'Neemias chamou uma assembleia inteira para aliviar dívidas.',
        for: ['adults', 'young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Esvazie os bolsos ou a bolsa sobre a mesa. Olhe o que há ali e pergunte quem está com eles vazios.',
      bridge: 'Neemias sacudiu a roupa diante de todos.',
    },
    complete: [
      {
        name: 'Três clamores',
        text: 'Escreva três apertos que você ouve na sua rua ou família. Ao lado de cada um: o que eu posso devolver, perdoar ou repartir.',
      },
      {
        name: 'Também eu',
        text: 'Complete: Eu reclamo que os outros … . Também eu … . Hoje mesmo posso abandonar … .',
      },
    ],
    challenges: [
      {
        do: 'Alivie uma dívida pequena ou pague uma conta de alguém em aperto, sem contar a ninguém de fora.',
        tell: 'Só o que você sentiu, sem o nome.',
      },
      {
        do: 'Pergunte a uma pessoa de confiança se há algo injusto no seu jeito de cobrar, pagar ou mandar.',
        tell: 'O que ouviu e o que vai mudar.',
        for: ['adults', 'couples', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Deus quer que a gente reparta e seja justo.',
      to7: {
        story:
          'O povo estava fazendo um muro bem grande. Mas algumas famílias choravam: não temos trigo! Não temos mais a nossa casa! Outras famílias tinham muito e cobravam mais e mais. Neemias ouviu o choro e ficou bravo com aquilo. Ele pensou bastante. Depois juntou todo mundo e disse: isto não é bom! Devolvam hoje as casas e as plantações. Eu também vou parar de cobrar. As pessoas responderam: vamos devolver! E devolveram mesmo. Todos disseram amém e louvaram a Deus.',
        activity:
          'Devolve e alegra: distribuam tampinhas de modo desigual; ao ouvir amém, quem tem muitas reparte até todos terem igual.',
        questions: [
          'Por que as famílias choravam?',
          'O que Neemias mandou devolver?',
          'O que você pode repartir?',
        ],
      },
      to12: {
        story:
          'Enquanto o muro de Jerusalém subia, Neemias ouviu um grito. Não era do inimigo: era das famílias pobres. Elas tinham empenhado terras e casas para comprar trigo e pagar imposto, e alguns filhos já trabalhavam como servos para outros judeus. Neemias ficou muito irado. Mas primeiro pensou, e só depois falou. Chamou os ricos e disse: o que vocês fazem não é bom; vamos temer a Deus. E não apontou só para os outros: nós também emprestamos. Vamos parar. Devolvam hoje mesmo. Eles devolveram. Neemias sacudiu a roupa como sinal da promessa, e todos disseram amém. Ele mesmo, que era governador, não comeu o pão a que tinha direito, porque o povo já sofria bastante. Muro sem justiça não protege ninguém.',
        activity:
          'Assembleia: dividam-se em quem precisa e quem tem; cada lado fala um minuto, e juntos escrevem um acordo justo com três linhas.',
        questions: [
          'Por que as famílias pobres gritaram?',
          'O que Neemias fez antes de falar?',
          'O que é injusto perto de você?',
        ],
      },
      challenge: 'Devolva ou reparta uma coisa sem ninguém mandar.',
    },
    prayer:
      'Senhor, abre os nossos ouvidos ao grito que vem de dentro de casa. Dá-nos ira que pensa, mão que devolve e coragem de dizer também eu. Faz-nos irmãos de verdade.',
    leader: {
      lost: 'A conversa pode virar política ou virar aula de economia. Volte ao texto: irmão cobrando de irmão em tempo de fome. A lei proibia juros ao pobre do próprio povo (Êxodo 22:25). Neemias corrige, inclui-se e acompanha até cumprir.',
      tender:
        'Há endividados na sala, e talvez quem lhes empresta. Não abra contas nem peça acerto ali. Ofereça conversa depois e ajuda para organizar as dívidas; para desespero, CVV 188.',
      differ:
        'Uns entendem que todo juro é errado entre irmãos; outros, que a lei mira quem lucra com o aperto do pobre. Todos concordam: não se enriquece com a fome de um irmão.',
    },
    comfort:
      'O clamor daquelas famílias entrou na Bíblia palavra por palavra. O que você só consegue gritar em casa também chega a Deus.',
    closing: 'Muro em pé e irmão no chão: ainda falta obra.',
    words: [
      'neemias',
      'juros',
      'penhor',
      'emprestimo',
      'clamor do povo',
      'pao do governador',
      'sacudi minha roupa',
      'centesima parte',
      'vinhas e casas',
      'usura',
      'filhos por servos',
      'dividas',
    ],
  },
  {
    verses: '8:1-12',
    key: '8:10',
    title: 'Choro, pão doce e alegria',
    theme: 'a Palavra que faz chorar e festejar',
    themes: ['palavra', 'generosidade', 'gratidao', 'comunhao'],
    idea: 'O povo se junta para ouvir a Palavra explicada, chora ao entender, e os líderes mandam enxugar o rosto, fazer festa e mandar comida a quem não tem: a alegria do Senhor é força.',
    context:
      'O muro ficou pronto em cinquenta e dois dias. Agora falta reconstruir gente. Sem que ninguém mandasse, homens, mulheres e crianças se reúnem na praça e pedem o livro. Muitos já nem falam bem a língua em que foi escrito.',
    retold: [
      {
        verses: '8:1-4',
        says: 'Diante da porta das Águas, o povo pede o livro da lei de Moisés. Esdras lê do amanhecer ao meio-dia, sobre uma plataforma de madeira, e todos ouvem atentos.',
      },
      {
        verses: '8:5-8',
        says: 'Quando Esdras abre o livro, o povo fica de pé, ergue as mãos, responde amém e se inclina com o rosto em terra. Os levitas explicam o sentido da leitura.',
      },
      {
        verses: '8:9-12',
        says: 'O povo chora ao ouvir a lei, e os líderes dizem que o dia é santo e a força do povo é a alegria do Senhor. Todos vão comer, repartir e celebrar.',
      },
    ],
    read: {
      verses: '8:5-12',
      how: 'Abram a Bíblia à vista de todos e fiquem de pé no 5. No 6, respondam juntos: amém, amém. No 10, passem um pão doce.',
    },
    observe: [
      {
        ask: 'O que o povo faz com o corpo ao ouvir a leitura?',
        verses: '8:5-6',
        listen: 'Põe-se de pé, levanta as mãos, inclina o rosto à terra.',
      },
      {
        ask: 'Como os levitas ajudam?',
        verses: '8:7-8',
        listen: 'Leem, declaram, explicam o sentido, para que se entenda.',
      },
      {
        ask: 'O que os líderes dizem a quem chora, e o que mandam fazer?',
        verses: '8:9-12',
        listen: 'Não choreis; comam, bebam, enviem porções; a alegria do Senhor é força.',
      },
    ],
    interpret: [
      {
        ask: 'Por que as pessoas choram ao entender?',
        verses: '8:9',
        listen: 'Veem a distância entre a vida e o que Deus queria; e talvez de alívio.',
      },
      {
        ask: 'Os líderes não dizem que o choro está errado. O que querem dizer com hoje não?',
        verses: '8:9-11',
        listen: 'Há tempo para o luto; aquele era dia de receber a graça.',
        follow: 'Quando alguém mandou você se alegrar cedo demais?',
      },
      {
        ask: 'A alegria é do Senhor antes de ser nossa. E a festa inclui quem não tem nada preparado. Que ligação há entre as duas frases?',
        verses: '8:10',
        listen: 'Alegria recebida vira porção enviada; sem o pobre, não é dele.',
      },
    ],
    live: [
      {
        ask: 'Quando foi a última vez que uma página da Bíblia fez você chorar ou rir?',
        listen: 'Se faz tempo, diga sem culpa; saudade é bom começo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'O que, na Bíblia ou na igreja, você ouve há anos e nunca entendeu, com vergonha de perguntar?',
        listen: 'Anotem as perguntas; explicar é obra de levita.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Para a sua turma, o que faria a Bíblia deixar de ser língua estrangeira?',
        listen: 'Áudio, conversa, música, menos pressa: ideias deles.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem não tem nada preparado para a próxima festa, e que porção vocês poderiam enviar?',
        listen: 'Natal, aniversário, domingo: nome e prato.',
        for: ['couples', 'adults', 'parents'],
      },
      {
        ask: 'De onde vem, hoje, a sua força: obrigação, raiva, café, medo, alegria?',
        listen: 'Riso bem-vindo; depois, um minuto sério.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Há dias em que não dá para festejar. Que porção, pequena e doce, você aceitaria que lhe mandassem?',
        listen: 'Deixe a pessoa escolher, e mande mesmo.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida de festa a sua família manda num pratinho para os vizinhos?',
        bridge: 'Depois da leitura mais longa da vida, o povo foi para casa mandar pratinhos.',
      },
      {
        text: 'Em que filme, formatura ou culto você chorou de soluçar, e tentou disfarçar?',
        bridge: 'Uma praça inteira chorou em pé, ouvindo um livro.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Abra a Bíblia em qualquer página e ponha a mão aberta sobre ela por um minuto, antes de ler uma linha.',
      bridge: 'Quando Esdras abriu o livro, todo o povo se levantou.',
    },
    complete: [
      {
        name: 'Perguntas na praça',
        text: 'Escreva três coisas que você não entende da Bíblia, uma por papelzinho. Troquem, leiam em voz alta e escolham uma para buscar juntos durante a semana.',
      },
      {
        name: 'Porções',
        text: 'Desenhe três pratos. Num, a alegria que Deus lhe deu; noutro, para quem vai uma porção; no terceiro, o que você precisa receber. Ponha um nome em cada.',
      },
    ],
    challenges: [
      {
        do: 'Leia em voz alta, com alguém, um trecho da Bíblia por dia, e só parem quando os dois tiverem entendido.',
        tell: 'Uma coisa que passou a fazer sentido.',
      },
      {
        do: 'Mande uma porção de festa a quem não tem nada preparado, com um bilhete: a alegria do Senhor é a nossa força.',
        tell: 'Quem recebeu e o que havia no prato.',
      },
    ],
    children: {
      truth: 'A alegria que vem de Deus me deixa forte.',
      to7: {
        story:
          'O muro ficou pronto! Todo mundo se juntou na praça: papais, mamães, vovós e crianças. Disseram: Esdras, traga o livro de Deus! Ele subiu num palquinho de madeira e abriu o livro. Todos ficaram em pé. Esdras leu, e os ajudantes explicavam bem explicadinho. O povo respondia: Amém! Amém! E levantava as mãos. Quando entenderam, muitos começaram a chorar. Então disseram para eles: Hoje é dia de festa! Não fiquem tristes. Comam coisas gostosas, bebam suquinho doce e mandem um prato para quem não tem. A alegria de Deus é a nossa força! E foi uma festa linda.',
        activity:
          'Façam um palquinho. Cada criança lê ou repete uma frase da Bíblia, e todos dizem: Amém! Depois dividam um bolo e separem um pedaço para alguém.',
        questions: [
          'O que Esdras abriu na praça?',
          'O que o povo mandou para quem não tinha?',
          'O que deixa você alegre com Deus?',
        ],
      },
      to12: {
        story:
          'Em cinquenta e dois dias o muro ficou pronto. Mas Jerusalém ainda precisava de outra coisa. O povo inteiro se reuniu na praça, homens, mulheres e crianças maiores, e pediu que Esdras trouxesse o livro da lei de Deus. Ele leu do amanhecer até o meio-dia, em cima de um palco de madeira. Quando abriu o livro, todos se levantaram. Os levitas andavam no meio da multidão explicando, para ninguém ficar sem entender. De repente as pessoas começaram a chorar. Perceberam o quanto tinham se afastado. Neemias, Esdras e os levitas disseram: hoje é dia santo, não chorem. Vão para casa, comam coisas boas, bebam coisas doces e mandem um prato para quem não preparou nada, porque a alegria do Senhor é a força de vocês. E o povo foi festejar, feliz por ter entendido. Entender a Palavra faz chorar, faz sorrir e faz dividir.',
        activity:
          'Levitas por um dia: em duplas, expliquem um versículo curto a alguém mais novo até ele conseguir contar com as próprias palavras. Depois preparem pratinhos para dar.',
        questions: [
          'Por que o povo chorou ao ouvir a leitura?',
          'Por que explicar é tão importante quanto ler?',
          'Para quem você mandaria um prato de festa?',
        ],
      },
      challenge: 'Leia um trecho da Bíblia com alguém e divida um doce com um vizinho.',
    },
    prayer:
      'Senhor, abre o livro e o nosso coração. Manda quem explique com paciência. Recebe o choro de quem enfim entendeu, e depois enxuga. Que a tua alegria seja a nossa força, e que nenhuma casa fique sem a sua porção.',
    leader: {
      lost: 'O versículo 10 vira ordem de sorrir ou slogan. Note de quem é a alegria e a quem se manda comida. E não gastem a noite com os nomes; pulem sem culpa.',
      tender:
        'Não use não vos entristeçais contra quem está de luto ou deprimido. Aquilo foi palavra para um dia, dada por quem chorou antes (1:4). Se alguém vive sem ânimo há semanas, convide a procurar ajuda (posto de saúde, CAPS) e acompanhe.',
    },
    comfort:
      'A alegria do texto é do Senhor; não depende de você produzi-la. Se hoje só há choro, alguém pode mandar uma porção. E Deus, que se alegra, fica por perto e segura.',
    closing: 'Entendeu? Então coma, e mande um prato.',
    words: [
      'esdras',
      'neemias',
      'livro da lei',
      'porta das aguas',
      'praca',
      'amem',
      'levitas',
      'explicando o sentido',
      'a alegria do senhor e a vossa forca',
      'alegria do senhor',
      'nao vos entristecais',
      'enviai porcoes',
      'festa',
      'chorava',
      'pulpito de madeira',
    ],
  },
]
