import type { BookPassages } from '../passage.ts'

export const HAG: BookPassages = [
  {
    verses: '1:1-15',
    key: '1:5',
    title: 'A casa que ficou para depois',
    theme: 'dar a Deus o primeiro lugar',
    themes: ['obediencia', 'arrependimento', 'servico', 'adoracao'],
    idea: 'O povo dizia que ainda não era hora da casa de Deus e corria cada um para a sua; o Senhor o faz olhar para os próprios caminhos e, quando ele obedece, diz: Eu estou convosco.',
    context:
      'O povo voltou da Babilônia e lançou o alicerce do Templo; vieram as ameaças e a obra parou por uns dezesseis anos. Enquanto isso, as casas de cada um ficaram prontas. Ageu fala ao governador Zorobabel e ao sumo sacerdote Josué. No fim do capítulo (1:14-15), o Senhor desperta o ânimo de todos, e em vinte e três dias a obra recomeça.',
    retold: [
      {
        verses: '1:1-4',
        says: 'O povo diz que não chegou o tempo de reconstruir a casa do Senhor. Por Ageu, Deus pergunta se é tempo de morar em casas com telhado.',
      },
      {
        verses: '1:5-8',
        says: 'Deus pede que o povo considere os seus caminhos: semeia muito e colhe pouco, e guarda o salário em bolsa furada. Manda buscar madeira e reconstruir a casa.',
      },
      {
        verses: '1:9-11',
        says: 'Deus diz que soprou no pouco que levaram para casa e chamou a seca, porque a casa dele está deserta e cada um corre para a sua.',
      },
      {
        verses: '1:12-15',
        says: 'O povo e os seus chefes ouvem a voz do Senhor e temem. Por Ageu, Deus diz que está com eles, e todos começam a obra.',
      },
    ],
    read: {
      verses: '1:2-13',
      how: 'Uma voz lê a fala do povo no 2; outra, a fala de Deus, do 4 ao 11. No 5 e no 7, todos dizem juntos: Considerai vossos caminhos. A primeira voz volta no 12 e 13.',
    },
    observe: [
      {
        ask: 'Qual era a desculpa do povo, e que pergunta Deus faz de volta?',
        verses: '1:2, 1:4',
        listen: 'O tempo não chegou. E para as vossas casas com telhado, é tempo?',
      },
      {
        ask: 'Semear, comer, beber, vestir, receber o salário: o que acontece com cada uma dessas coisas?',
        verses: '1:6',
        listen: 'Muito esforço e pouco proveito; a bolsa furada.',
      },
      {
        ask: 'Que explicação Deus dá para tanto trabalho render tão pouco?',
        verses: '1:9-11',
        listen: 'A casa dele deserta e cada um correndo para a sua; a seca.',
      },
      {
        ask: 'O que o povo fez ao ouvir Ageu, e que frase curta Deus mandou em seguida?',
        verses: '1:12-13',
        listen: 'Ouviram e temeram; “Eu estou convosco”.',
      },
    ],
    interpret: [
      {
        ask: 'Eles não disseram não; disseram que não era a hora. Por que esse tipo de resposta engana tanto quem a dá?',
        verses: '1:2, 1:4',
        listen:
          'A consciência fica em paz e a vontade vira só intenção; para a própria casa a hora chegou.',
        follow: 'Como você percebe a diferença entre ainda não e nunca?',
      },
      {
        ask: 'Duas vezes Deus diz: “Considerai vossos caminhos”. O que ele espera que vejam se pararem para olhar?',
        verses: '1:5-7',
        listen: 'A ligação entre a correria que não enche e o lugar que deram a Deus.',
      },
      {
        ask: 'Deus não reclama de terem casa, e sim de cada um correr para a sua. O que essa corrida diz sobre quem estava no centro?',
        verses: '1:4, 1:9',
        listen: 'Cada um por si; o lugar de encontro de todos com Deus ficou vazio.',
      },
      {
        ask: 'A obra ainda nem tinha recomeçado quando veio “Eu estou convosco”. Por que essa promessa antes do primeiro tijolo?',
        verses: '1:12-13',
        listen: 'A presença não é prêmio de obra pronta; é o que põe o povo de pé.',
      },
    ],
    live: [
      {
        ask: 'Que coisa com Deus você vem deixando para quando a vida acalmar?',
        listen: 'Oração, reconciliação, serviço. Sem cobrança: cada um diz o que quiser.',
      },
      {
        ask: 'A bolsa furada de Ageu não é falta de esforço. Em que você põe muita força e continua com fome?',
        listen: 'Trabalho, compras, tela, aprovação.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Se alguém olhasse só o seu tempo livre desta semana, que casa diria que você está construindo?',
        listen: 'Perfil, nota, corpo, amizade, fé. Riam e sejam honestos.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Na agenda da família, o que nunca é desmarcado, e o que é sempre o primeiro a sair?',
        listen: 'A agenda mostra a ordem melhor que o discurso.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que obra de Deus você começou com alegria, anos atrás, e parou quando veio a oposição ou o cansaço?',
        listen: 'Pode haver mágoa. Ouça antes de animar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Para quem está começando: que madeira simples caberia buscar agora, sem esperar saber tudo?',
        listen: 'Um dia fixo, uma leitura, um pedido de ajuda.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O texto cita Zorobabel e Josué, e depois todo o povo. Quando os de casa ou os líderes dão o primeiro passo, o que acontece com os outros?',
        listen: 'Um exemplo visto; não um sermão sobre líderes.',
        for: ['adults', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que na sua casa espera conserto há tanto tempo que todo mundo já aprendeu a desviar?',
        bridge: 'Em Jerusalém havia um canteiro de obras assim, e era a casa de Deus.',
      },
      {
        text: 'Qual é a sua frase preferida para adiar: segunda eu começo, depois do feriado, quando sobrar um tempinho?',
        bridge: 'O povo de Ageu também tinha a dele, e Deus a repetiu em voz alta.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe em volta, no lugar onde você está. O que ali foi feito com mais capricho por você? Fique um minuto com gratidão por isso.',
      bridge: 'Agora leia o que Deus disse a um povo de casas prontas.',
    },
    complete: [
      {
        name: 'Considerar os caminhos',
        text: 'Escreva os caminhos de uma semana comum: trabalho … horas, telas … , família … , descanso … , Deus … . Embaixo, termine: olhando assim, eu percebo que … .',
      },
      {
        name: 'Bolsa furada',
        text: 'Desenhe uma bolsa com três furos. O que entra nela com suor: … . Por onde escapa: … , … , … . O furo que eu levo a Deus primeiro: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha o que você mais adiou com Deus e dê a isso a primeira meia hora de um dia marcado, antes de qualquer outra coisa.',
        tell: 'que dia foi, e o que tentou passar na frente.',
      },
      {
        do: 'Pergunte a quem cuida do lugar onde vocês se reúnem o que está parado por falta de mãos, e faça uma parte.',
        tell: 'o que estava esperando, e quem apareceu para ajudar.',
      },
    ],
    children: {
      truth: 'Deus vem primeiro, e ele está comigo.',
      to7: {
        story:
          'O povo voltou para casa depois de muito tempo longe. Era preciso construir a casa de Deus! Mas cada um dizia: agora não, depois, depois. E ia arrumar a própria casa, com telhado bonito. A casa de Deus ficou sozinha, com mato crescendo. Então Deus mandou Ageu falar: pensem no que vocês estão fazendo! Subam ao monte, tragam madeira, vamos construir! O povo escutou. E sabe o que Deus disse? Eu estou com vocês! Todos ficaram animados. Um trouxe madeira, outro trouxe pedra, e a obra começou de novo. Toc, toc, toc! Que barulho bom.',
        activity:
          'Cada um busca uma coisa da sala, um livro, uma almofada, uma caixa, e juntos montam uma casinha dizendo a cada peça: Deus está conosco!',
        questions: [
          'O que o povo dizia sobre a casa de Deus?',
          'O que Deus mandou buscar no monte?',
          'O que você quer fazer para Deus logo, sem deixar para depois?',
        ],
      },
      to12: {
        story:
          'Sabe quando alguém pede uma coisa e a gente responde já vou, e uma hora depois ainda não foi? O povo de Jerusalém ficou nisso por uns dezesseis anos! Tinham voltado da Babilônia e começado a reconstruir o Templo. Vieram inimigos, deu medo, e a obra parou. Os anos passaram, e ficou uma frase: ainda não é hora. Para as casas deles, era hora. Para a casa de Deus, não. Só que ninguém estava contente. Plantavam muito e colhiam pouco. Comiam e continuavam com fome. O salário parecia cair num bolso furado. Aí Deus falou por Ageu: pensem nos seus caminhos! Subam, tragam madeira, construam. Dessa vez ninguém disse depois. O governador, o sacerdote e todo o povo ouviram. E Deus respondeu com quatro palavras que valem mais que ouro: Eu estou com vocês. Em três semanas a obra tinha recomeçado.',
        activity:
          'Cada um escreve num papel um depois que costuma dizer. Troquem a palavra depois por um dia da semana e guardem o papel onde dá para ver.',
        questions: [
          'O que o povo vivia deixando para depois?',
          'O que o bolso furado queria dizer?',
          'Que coisa com Deus você quer tirar do depois?',
        ],
      },
      challenge: 'Uma vez por dia, faça na hora uma coisa boa que ia deixar para depois.',
    },
    prayer:
      'Senhor dos exércitos, perdoa o nosso depois. A nossa casa tem telhado, e a tua ficou esperando. Ajuda-nos a olhar para os nossos caminhos sem medo. Desperta o nosso espírito como despertaste o deles, e fica conosco antes do primeiro tijolo. Amém.',
    leader: {
      lost: 'O grupo pode ouvir um apelo de dinheiro para reforma, ou uma regra: quem põe Deus primeiro prospera. Ageu falou de uma colheita e de uma desobediência conhecidas, dentro da aliança de Israel. Fique na pergunta dele: para que é tempo, e para que nunca é?',
      tender:
        'Quem está desempregado, endividado ou sem casa pode concluir que Deus soprou no que era seu. Diga que o texto fala a gente de casa pronta que abandonou a obra, e que a Bíblia conhece muitos pobres fiéis. Ajuda prática depois do encontro vale mais que explicação.',
      differ:
        'O que é hoje a casa de Deus? Muitos lembram que o Novo Testamento chama de templo o próprio povo e cada cristão, e aplicam Ageu à vida da igreja e às pessoas; outros aplicam também ao lugar de culto e ao seu cuidado. Cabe ouvir as duas coisas.',
    },
    comfort:
      'Se a obra parou porque as forças acabaram, ouça o fim da conversa, e não só a pergunta. Antes de qualquer parede subir, Deus disse: “Eu estou convosco”. Ele sabe despertar até um espírito cansado.',
    closing: 'É tempo. E ele está conosco.',
    words: [
      'ageu',
      'considerai vossos caminhos',
      'considerai o vosso passado',
      'casa deserta',
      'casas com telhado',
      'casas apaineladas',
      'bolsa furada',
      'saco furado',
      'saquitel furado',
      'zorobabel',
      'trazei madeira',
      'semeais muito',
      'reconstruir o templo',
      'eu estou convosco',
    ],
  },
  {
    verses: '2:1-9',
    key: '2:4',
    title: 'Maior que a glória de antes',
    theme: 'o ânimo para a obra que parece nada',
    themes: ['esperanca', 'servico', 'espirito', 'fe'],
    idea: 'A quem acha a casa nova um nada perto da antiga, Deus diz que tenha força e trabalhe, porque ele está no meio; e promete a ela glória maior e paz.',
    context:
      'A obra do Templo recomeçou há menos de um mês. É o sétimo dia da festa das cabanas, com a praça cheia, e os mais velhos ainda se lembram do Templo de Salomão, que a Babilônia queimou. Ao lado daquele ouro, estas paredes não são nada (Esdras 3 conta o choro deles). Ageu fala outra vez.',
    retold: [
      {
        verses: '2:1-3',
        says: 'Por Ageu, o Senhor fala a Zorobabel, a Josué e ao povo. Pergunta quem viu a primeira glória daquela casa, e se agora ela não parece nada.',
      },
      {
        verses: '2:4-5',
        says: 'O Senhor manda que todos se esforcem e trabalhem, porque está com eles. Como no pacto da saída do Egito, o seu Espírito está ali, e não devem temer.',
      },
      {
        verses: '2:6-9',
        says: 'O Senhor promete fazer tremer céus, terra e nações e encher a casa de glória, porque a prata e o ouro são dele. Naquele lugar ele dará paz.',
      },
    ],
    read: {
      verses: '2:1-9',
      how: 'Uma voz lê até o 3, devagar. No 4, quem lê se levanta e diz cada “esforça-te” olhando para alguém. Do 6 ao 9, outra voz; leiam a última frase todos juntos.',
    },
    observe: [
      {
        ask: 'Que três perguntas Deus manda fazer, e a quem?',
        verses: '2:2-3',
        listen:
          'A Zorobabel, Josué e ao resto do povo: quem viu a glória antiga, como a veem agora, não parece nada?',
      },
      {
        ask: 'Que ordem se repete três vezes, e que outra vem junto com ela?',
        verses: '2:4',
        listen: 'Esforça-te, para o governador, o sacerdote e o povo; e trabalhai.',
      },
      {
        ask: 'Em que se apoiam a força e a falta de medo que Deus pede?',
        verses: '2:4-5',
        listen: 'Eu estou convosco; o pacto do Egito; o meu Espírito no meio de vós.',
      },
      {
        ask: 'O que Deus promete fazer com as nações, com a casa e com aquele lugar?',
        verses: '2:6-9',
        listen: 'Fará tremer; encherá a casa de glória; dará paz.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não finge que a obra é grandiosa; diz em voz alta o que os velhos pensavam. O que essa franqueza faz pelo povo?',
        verses: '2:3',
        listen: 'A tristeza pode ser dita; Deus parte do que é, não de elogio.',
        follow: 'Que tristeza de comparação ninguém costuma dizer na igreja?',
      },
      {
        ask: 'Deus não diz trabalhai porque vai ficar bonito, e sim “porque eu estou convosco”. Que diferença isso faz para quem carrega pedra?',
        verses: '2:4',
        listen: 'O valor vem da companhia, não do resultado à vista.',
      },
      {
        ask: 'Por que lembrar logo agora a saída do Egito, tantos séculos antes?',
        verses: '2:5',
        listen:
          'A saudade deles ia até Salomão; Deus lembra mais longe: a aliança e o Espírito não queimaram com o Templo.',
      },
      {
        ask: 'A prata e o ouro são de Deus, mas a última promessa não fala de ouro. O que a palavra paz diz sobre que glória é essa?',
        verses: '2:8-9',
        listen: 'Não é luxo; é Deus presente e a vida inteira em ordem.',
      },
    ],
    live: [
      {
        ask: 'Que coisa sua de hoje sai sempre perdendo quando você compara com antes?',
        listen: 'Corpo, igreja, casa, trabalho, família. Deixe dizer sem consertar.',
      },
      {
        ask: 'No tempo da obra havia quem tinha visto a glória antiga e quem só conhecia entulho. O que um precisa ouvir do outro na nossa igreja?',
        listen: 'Memória sem reclamação; vontade sem desprezo.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Alguém já disse a você que no tempo dele tudo era melhor? O que você gostaria que essa pessoa visse no que vocês estão começando?',
        listen: 'Respeito dos dois lados; uma coisa concreta.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O começo do casamento, ou a casa antes dos apertos de agora, virou medida. Que pedra dá para pôr hoje, do tamanho que der?',
        listen: 'Um jantar sem tela, um pedido de desculpas.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Onde lhe falta força para continuar, e o que muda se a ordem vem junto com a companhia?',
        listen: 'Não é grito de treinador; é Deus no meio.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Você chegou quando a obra já tinha história. O que ajuda quem é novo a sentir que esta casa é sua também?',
        listen: 'Anote; é recado para o grupo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando falta alguém, a casa parece outra. O que da promessa de paz neste lugar você gostaria de pedir?',
        listen: 'Ouça. Não diga que o futuro compensa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que era melhor no seu tempo de criança: o doce, a rua, o desenho, a festa? Defenda com paixão.',
        bridge: 'Havia um grupo em Jerusalém que só falava do Templo antigo, e com razão.',
      },
      {
        text: 'De que lugar reformado você ainda diz que antes era mais bonito?',
        bridge: 'Ageu perguntou exatamente isto, no meio da praça: como vocês veem a casa agora?',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Pense num lugar que já foi bonito e hoje é outro. Demore um pouco nessa lembrança, sem pressa de se animar.',
      bridge: 'Deus também começou por aí: como a vedes agora? Leia o que ele diz depois.',
    },
    complete: [
      {
        name: 'Antes, agora, daqui a pouco',
        text: 'Três linhas. A casa de antes tinha … . A de agora tem só … . Daqui a pouco, Deus diz que … . A pedra que eu ponho nesta semana é … .',
      },
      {
        name: 'Três vezes força',
        text: 'Ponha nomes nos três recados: esforça-te, … (quem lidera). Esforça-te, … (quem ora por nós). Esforça-te, … (o meu nome). Porque … está comigo.',
      },
    ],
    challenges: [
      {
        do: 'Peça a alguém mais velho que conte um tempo bonito da igreja, e conte a essa pessoa uma coisa boa de agora.',
        tell: 'o que vocês dois acharam igual nas duas histórias.',
      },
      {
        do: 'Volte por uma hora a um serviço que você acha pequeno demais, e antes de começar diga: tu estás comigo.',
        tell: 'qual foi o serviço e como você saiu dele.',
      },
    ],
    children: {
      truth: 'Deus está conosco, então podemos continuar.',
      to7: {
        story:
          'O povo estava construindo de novo a casa de Deus. Mas os vovôs olhavam e ficavam tristes: a outra casa era tão linda, toda de ouro! Esta é tão simples. Parece nada! Todo mundo foi desanimando. Aí Deus mandou Ageu dizer: força, Zorobabel! Força, Josué! Força, todo o povo! Trabalhem, porque eu estou com vocês. O meu Espírito está aqui, não tenham medo. E prometeu: esta casa vai ficar cheia de glória, e aqui eu vou dar paz. Então os vovôs e os netos pegaram as pedras juntos. Um, dois, três, e força!',
        activity:
          'Empilhem copos ou caixas. A cada peça, todos dizem o nome de quem vai colocar: força, Ana! força, Beto! No fim, cantem ou batam palmas.',
        questions: [
          'Por que os vovôs estavam tristes?',
          'O que Deus disse para todos?',
          'Em que você precisa de força?',
        ],
      },
      to12: {
        story:
          'Você já fez um trabalho com capricho e alguém disse: o do ano passado era melhor? Dá vontade de largar tudo. Foi assim em Jerusalém. O povo reconstruía o Templo com o pouco que tinha. Os mais velhos lembravam do antigo, coberto de ouro, e balançavam a cabeça. Perto daquele, o novo parecia nada. Deus não fez de conta que não viu. Ele mesmo perguntou: é assim que vocês enxergam esta casa, não é? E então disse três vezes a mesma coisa: força! Força para o governador, força para o sacerdote, força para todo o povo. Trabalhem, porque eu estou com vocês, como estive quando saíram do Egito. O meu Espírito não foi embora. E mais: toda a prata e todo o ouro são meus. A glória desta última casa será maior que a da primeira, e neste lugar eu darei paz. Muito tempo depois, nesse mesmo Templo, já aumentado, entrou Jesus.',
        activity:
          'Entreviste um adulto: como era a igreja quando o senhor tinha a minha idade? Depois mostre a ele, num desenho, uma coisa boa de hoje.',
        questions: [
          'Com o que os velhos comparavam a obra?',
          'Por que Deus disse que eles podiam ter força?',
          'A quem você pode dizer força nesta semana?',
        ],
      },
      challenge: 'Diga força, Deus está com você a alguém que está desanimado.',
    },
    prayer:
      'Senhor, tu sabes o que vemos quando olhamos para a casa: parece nada. Obrigado por não fingires. Põe o teu Espírito no meio, tira o medo, dá força às mãos. Enche o que é pouco com a tua glória, e dá neste lugar a tua paz. Amém.',
    leader: {
      lost: 'O versículo 8 costuma virar promessa de riqueza, e o 9 virar lema de igreja maior. Deus fala a gente pobre, com obra feia na mão: o que ele garante é a presença, e o fim da frase é paz. Fique em “trabalhai; porque eu estou convosco”.',
      tender:
        'Quem viu a igreja dividir, a família encolher ou o corpo adoecer compara todo dia. Não apresse o agora é melhor. Deus deixou que a tristeza fosse dita primeiro; deixe também.',
      differ:
        'No 7, as preciosidades de todas as nações são para uns as riquezas dos povos que viriam ao Templo; outros, seguindo uma tradução antiga, leem o Desejado das nações, o Messias. Sobre a glória maior, muitos cristãos pensam em Jesus, que entrou naquele Templo; outros, num cumprimento ainda por vir.',
    },
    comfort:
      'Se o que sobrou parece nada perto do que você teve, Deus não corrige a sua saudade. Ele senta no meio do entulho e diz que está com você. A força pode vir depois, aos poucos.',
    closing: 'Parece nada, e ele está no meio.',
    words: [
      'ageu',
      'a gloria desta ultima casa',
      'gloria da segunda casa',
      'primeira gloria',
      'esforca te zorobabel',
      'se forte zorobabel',
      'minha e a prata',
      'meu e o ouro',
      'farei tremer',
      'abalarei',
      'desejado das nacoes',
      'neste lugar darei paz',
      'meu espirito esta no meio',
      'templo de salomao',
    ],
  },
]
