import type { BookPassages } from '../passage.ts'

export const PHP: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:6',
    title: 'Obra começada não fica pela metade',
    theme: 'a gratidão pelos irmãos',
    themes: ['gratidao', 'comunhao', 'esperanca'],
    idea: 'Olhar para as pessoas com gratidão e orar por elas é confiar que Deus, que começou algo bom em cada uma, ainda não largou as ferramentas.',
    context:
      'Paulo escreve da prisão a uma igreja que ele viu nascer em volta de uma comerciante, um carcereiro e gente simples de Filipos. Eles o ajudaram desde o início e acabam de mandar um presente por um amigo. A carta é quase toda um obrigado.',
    retold: [
      {
        verses: '1:1-2',
        says: 'Paulo e Timóteo escrevem a todos os santos de Filipos e lhes desejam a graça e a paz de Deus Pai e do Senhor Jesus Cristo.',
      },
      {
        verses: '1:3-8',
        says: 'Paulo ora com alegria pelos filipenses, que cooperam com o Evangelho desde o primeiro dia. Tem certeza de que Deus completará a boa obra começada neles, e sente saudades de todos.',
      },
      {
        verses: '1:9-11',
        says: 'Paulo ora para que o amor dos filipenses cresça em conhecimento, e eles cheguem ao dia de Cristo sinceros e cheios dos frutos da justiça.',
      },
    ],
    read: {
      verses: '1:1-11',
      how: 'Leia como quem abre uma carta da família: um só leitor, de pé, abrindo o papel. Os outros sublinham cada vez que aparecer todos ou todas.',
    },
    observe: [
      {
        ask: 'O que acontece com Paulo quando ele se lembra dessas pessoas?',
        verses: '1:3-4, 1:8',
        listen: 'Agradece, ora com alegria e sente saudade.',
      },
      {
        ask: 'De que ele tem certeza no versículo 6, e quem é que trabalha ali?',
        verses: '1:6',
        listen: 'Aquele que começou completará: o sujeito da frase é Deus.',
      },
      {
        ask: 'O que exatamente ele pede por elas?',
        verses: '1:9-11',
        listen: 'Amor que cresce com conhecimento e percepção, para escolher o melhor.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo chama a ajuda daquela gente de “cooperação com o Evangelho”. Em que essa expressão valoriza quem não prega nem aparece?',
        verses: '1:5',
        listen: 'Quem sustenta, hospeda e ora está na mesma obra.',
      },
      {
        ask: 'A igreja de Filipos tinha brigas. Por que ele começa agradecendo, e não corrigindo?',
        verses: '1:3-6',
        listen: 'Vê primeiro o que Deus fez; a correção vem depois, com afeto.',
        follow: 'O que muda numa conversa difícil que começa por um obrigado?',
      },
      {
        ask: 'Por que o amor precisaria crescer em percepção, e não só em intensidade?',
        verses: '1:9-10',
        listen: 'Amor sem discernimento pode atrapalhar; ele pede amor que enxerga.',
      },
    ],
    live: [
      {
        ask: 'Que nome faz você sorrir quando pensa na sua caminhada de fé, e o que essa pessoa fez?',
        listen: 'Deixe a roda se encher de nomes.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Em que parte de você dá vontade de pôr uma placa de em obras, e como é pensar que há alguém trabalhando nela?',
        listen: 'Humor ajuda; ninguém está pronto.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'O que você pediria por seu cônjuge se tivesse só a oração do versículo 9 como modelo?',
        listen: 'Um pedido a favor do outro, e não para consertá-lo.',
        for: ['couples'],
      },
      {
        ask: 'Que boa obra começada em um filho ou neto parece parada, e o que significa confiá-la a Deus?',
        listen: 'Dor de muitos pais; não dê receita.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem ora por você, e como descobriu isso?',
        listen: 'Quem não tiver ninguém precisa sair daqui com um nome.',
        for: ['visitors', 'singles', 'adults'],
      },
      {
        ask: 'A saudade de Paulo vinha do afeto de Cristo. O que a sua saudade conta sobre o amor que recebeu?',
        listen: 'Saudade é um jeito do amor continuar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que obra, curso ou trabalho manual está parado na sua casa há mais tempo? Diga a idade dele com honestidade.',
        bridge: 'A gente começa e larga. Paulo conhece alguém que não larga.',
      },
      {
        text: 'Qual foi a última carta, bilhete ou áudio que você guardou, e de quem era?',
        bridge: 'Filipenses é uma carta guardada com carinho há quase dois mil anos.',
        for: ['adults', 'elderly', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe os olhos pelos contatos do telefone e pare no primeiro nome que dê calor no peito. Fique com ele um minuto.',
      bridge: 'Paulo fazia isso na prisão, de memória, e a memória virava oração.',
    },
    complete: [
      {
        name: 'Abertura de carta',
        text: 'Escreva para alguém real: agradeço a Deus toda vez que me lembro de você, porque… Desde o primeiro dia você… Tenho certeza de que Deus… E o que eu peço por você é…',
      },
      {
        name: 'Placa de obra',
        text: 'Faça uma placa sua. Obra iniciada em: … Responsável: … O que já está de pé: … O que ainda é andaime: … Previsão: até o dia de Jesus Cristo.',
      },
    ],
    challenges: [
      {
        do: 'Escreva à mão a três pessoas que cooperaram com a sua fé, dizendo uma coisa precisa que cada uma fez.',
        tell: 'qual das três foi mais difícil de localizar ou de escrever.',
      },
      {
        do: 'Adote a oração do versículo 9 por uma pessoa de quem você só tem visto os defeitos, todos os dias até o próximo encontro.',
        tell: 'o que mudou no seu olhar, sem dizer quem é.',
      },
    ],
    children: {
      truth: 'Deus começou algo bom em mim e vai terminar.',
      to7: {
        story:
          'Paulo estava longe e com saudade dos amigos de Filipos. Ele fechou os olhos e lembrou de cada um. A Lídia, que abriu a casa. O homem que cuidava da prisão e cuidou dos machucados dele. Paulo sorriu e disse: obrigado, Deus, pelos meus amigos! Aí escreveu uma carta: eu amo vocês! Deus começou a fazer uma coisa linda no coração de vocês. Sabe quando a gente começa um desenho e ainda falta pintar? Deus não larga o desenho. Ele vai pintando todo dia, até ficar pronto. Os amigos leram a carta e ficaram contentes.',
        activity:
          'Cada criança começa um desenho e passa para o lado; o amigo acrescenta algo bonito e devolve. No fim todos dizem: Deus termina o que começa.',
        questions: [
          'De quem Paulo sentia saudade?',
          'O que Deus faz com o desenho que começou?',
          'Por qual amigo você quer dizer obrigado?',
        ],
      },
      to12: {
        story:
          'Anos antes, Paulo tinha chegado à cidade de Filipos sem conhecer ninguém. Uma comerciante chamada Lídia abriu a casa para ele. Depois um carcereiro, que tinha prendido Paulo, passou a crer em Jesus e lavou as feridas dele. Assim começou uma igreja pequena. Agora Paulo está preso de novo, em outro lugar, e aquela gente mandou ajuda. Ele senta e escreve. Podia começar reclamando da prisão ou das brigas que havia por lá. Mas a primeira coisa que diz é: agradeço a Deus toda vez que me lembro de vocês. E garante: Deus, que começou uma obra boa em vocês, vai completá-la. Quem já fez um castelo de cartas sabe que é fácil desistir na metade. Deus não desiste. No fim Paulo pede uma coisa interessante: que o amor deles cresça junto com a inteligência, para saberem escolher o que é melhor.',
        activity:
          'Cada um escreve seu nome numa folha e faz as folhas circularem. Todos escrevem nela uma coisa boa que já veem em quem é dono do nome.',
        questions: [
          'Por que Paulo começou agradecendo?',
          'O que Deus ainda está construindo em você?',
          'O que é amar com inteligência?',
        ],
      },
      challenge: 'Escreva um bilhete de obrigado a alguém que ensina você sobre Jesus.',
    },
    prayer:
      'Obrigado, Pai, por cada nome que nos vem à memória. Não largues o que começaste em nós. Faze o nosso amor crescer e enxergar melhor, até o dia em que a obra estará pronta.',
    leader: {
      lost: 'Os versículos 1 e 2 podem virar aula sobre cargos. Passe logo para o afeto: a carta é de um amigo.',
      tender:
        'Quem vê um filho ou amigo longe da fé pode se apegar ao versículo 6 como garantia sobre o outro, ou sofrer com ele. Ouça, ore pelo nome e não prometa datas.',
      differ:
        'Muitos leem no versículo 6 que Deus preserva até o fim todo aquele em quem começou; outros entendem que a promessa anima a igreja a permanecer, sem anular o risco de abandonar a fé. Ambos confiam na fidelidade de Deus.',
    },
    comfort:
      'Você pode se sentir um canteiro abandonado, com ferro à mostra. Quem começou não foi embora: está trabalhando num ponto que daqui não dá para ver.',
    closing: 'Cada um de nós volta para casa em obras e em boas mãos.',
    words: [
      'boa obra',
      'completar',
      'comecou em vos',
      'filipos',
      'filipenses',
      'cooperacao',
      'saudade',
      'agradeco',
      'lidia',
      'carcereiro',
      'amor seja mais',
    ],
  },
  {
    verses: '1:12-26',
    key: '1:21',
    title: 'Alegria com corrente no pulso',
    theme: 'viver é Cristo',
    themes: ['esperanca', 'sofrimento', 'missao'],
    idea: 'Para quem Cristo é a própria vida, nem a prisão, nem a inveja, nem a morte têm a última palavra: tudo pode virar ocasião de ele ser conhecido e engrandecido.',
    context:
      'Paulo está preso e não sabe se será solto ou morto. Escreve aos amigos de Filipos, que o ajudavam de longe. Em vez de contar da comida ou da cela, ele conta o que aconteceu com a mensagem. No trecho de 12 a 14, os guardas ficam sabendo de Cristo, e os irmãos perdem o medo de falar.',
    retold: [
      {
        verses: '1:12-14',
        says: 'Paulo conta que tudo o que lhe aconteceu serviu para o avanço do Evangelho, até dentro da guarda pretoriana.',
      },
      {
        verses: '1:15-18',
        says: 'Alguns anunciam Cristo por rivalidade, querendo aumentar a aflição de Paulo, e outros por amor. De qualquer maneira Cristo é anunciado, e Paulo se alegra.',
      },
      {
        verses: '1:19-21',
        says: 'Paulo espera que Cristo seja engrandecido em seu corpo, pela vida ou pela morte. Para ele, viver é Cristo, e morrer é lucro.',
      },
      {
        verses: '1:22-26',
        says: 'Paulo deseja partir e estar com Cristo, o que é muito melhor, mas ficar é mais necessário aos filipenses. Confia que continuará com eles, para a alegria da fé.',
      },
    ],
    read: {
      verses: '1:15-26',
      how: 'Quem conduz conta antes, com suas palavras, os versículos 12 a 14. Depois uma pessoa lê como quem dita uma carta, parando onde Paulo parece pensar em voz alta (22 a 24).',
    },
    observe: [
      {
        ask: 'Que dois tipos de pregadores Paulo descreve, e o que ele sente ao fim da comparação?',
        verses: '1:15-18',
        listen: 'Por inveja e rivalidade; por amor. Ele se alegra, porque Cristo é anunciado.',
      },
      {
        ask: 'Com que dois socorros ele conta?',
        verses: '1:19',
        listen: 'A oração deles e o Espírito de Jesus Cristo.',
      },
      {
        ask: 'Entre quais dois desejos Paulo se sente apertado, e qual deles cede ao outro?',
        verses: '1:22-25',
        listen: 'Estar com Cristo é muito melhor; ficar é mais necessário por causa deles.',
      },
    ],
    interpret: [
      {
        ask: 'Como alguém consegue alegrar-se com o sucesso de quem quer lhe fazer mal?',
        verses: '1:15-18',
        listen: 'O nome que importa a ele não é o dele.',
        follow: 'Que rivalidade entre igrejas este texto desarma?',
      },
      {
        ask: 'Complete a frase de Paulo com outra palavra no lugar de Cristo. O que acontece com “o morrer é lucro”?',
        verses: '1:21',
        listen: 'Se viver é dinheiro, carreira ou filho, morrer é só perda.',
      },
      {
        ask: 'Paulo deseja partir e escolhe ficar. O que, no texto, faz valer a pena continuar vivendo?',
        verses: '1:24-26',
        listen: 'O bem dos outros, o avanço e a alegria deles na fé.',
      },
    ],
    live: [
      {
        ask: 'Para mim, o viver é… Que palavra as suas últimas duas semanas poriam ali?',
        listen: 'Sem vergonha da resposta: filhos, boleto, remédio. A conversa começa nela.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Alguém do seu meio cresce por pura competição com você. Como seria ficar livre para não competir de volta?',
        listen: 'Não é fingir amizade; é ter outro centro.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que corrente na vida de vocês, horário, doença, dívida, poderia virar lugar de alguém ouvir de Jesus?',
        listen: 'Não romantize; Paulo não pediu a corrente.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Por causa de quem você diria: continuar aqui é necessário?',
        listen: 'Um nome basta. Ouça com atenção quem não achar nenhum.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'De que pregador ou igreja você torce o nariz, e o que muda se Cristo for anunciado ali?',
        listen: 'Discernir continua bom; torcer contra, não.',
        for: ['long-believers'],
      },
      {
        ask: 'O que lhe parece mais estranho na alegria deste preso?',
        listen: 'A estranheza de quem chega faz ver o que o costume esconde.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Estar com Cristo é muito melhor, diz ele. De quem você se lembra ao ouvir isso?',
        listen: 'Saudade e consolo podem vir juntos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o castigo da infância que acabou virando diversão, porque você deu um jeito?',
        bridge: 'Paulo estava de castigo sem merecer, e algo bom escapou por baixo da porta.',
      },
      {
        text: 'Praia ou montanha, doce ou salgado, ficar ou ir embora da festa: o que mais divide você ao meio?',
        bridge: 'Paulo também ficou dividido, entre duas coisas bem maiores.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Segure o seu pulso com a outra mão, sem apertar, como uma corrente leve. Fique assim durante a leitura.',
      bridge: 'Era mais ou menos com essa mão que Paulo ditava alegria.',
    },
    complete: [
      {
        name: 'Frase de uma vida',
        text: 'Complete três vezes, com respostas verdadeiras: aos quinze anos, para mim o viver era … . Hoje é … . Eu gostaria que fosse … .',
      },
      {
        name: 'Vantagem e falta',
        text: 'Faça duas colunas. O que eu ganharia descansando: … . Quem precisa de mim por aqui: … . No rodapé: Senhor, no meu corpo, hoje, sê engrandecido em … .',
      },
    ],
    challenges: [
      {
        do: 'Fale bem, com uma razão verdadeira, de uma igreja ou de um cristão com quem você não combina.',
        tell: 'o que achou de bom, e como saiu.',
      },
      {
        do: 'Escolha a situação que mais prende você e, dentro dela, faça um gesto que torne Cristo visível a quem está perto.',
        tell: 'quem estava do outro lado da corrente.',
      },
    ],
    children: {
      truth: 'Com Jesus há alegria até em lugar difícil.',
      to7: {
        story:
          'Paulo estava preso. Soldados tomavam conta dele dia e noite. O que Paulo fazia? Contava de Jesus! Um soldado ia embora e chegava outro. Então Paulo contava de novo! Logo muitos guardas já sabiam de Jesus. E os amigos, lá fora, pensaram: se ele não tem medo, nós também vamos contar! Paulo ficou tão alegre! Ele disse: viver é estar com Jesus. Um dia vou morar com Jesus, e isso é muito bom. Mas agora vou ficar mais um pouco, para ajudar vocês a serem alegres.',
        activity:
          'Com fitas de papel façam uma corrente. Em cada elo, desenhem alguém a quem se pode contar de Jesus. A corrente vira enfeite de festa.',
        questions: [
          'O que Paulo contava aos soldados?',
          'Por que os amigos ficaram corajosos?',
          'A quem você quer contar uma coisa de Jesus?',
        ],
      },
      to12: {
        story:
          'Quando os amigos de Filipos souberam que Paulo estava preso, devem ter pensado: pronto, acabou! Mas chegou uma carta diferente. Sabem o que aconteceu? A mensagem avançou! Os guardas do palácio ouviram de Cristo, e muitos irmãos ficaram mais corajosos. É verdade que alguns pregam só por inveja, para me aborrecer. E daí? Cristo está sendo anunciado, e eu fico contente. Não sei se vou viver ou morrer. Para mim, viver é Cristo, e morrer é lucro, porque vou estar com ele. Fico dividido: estar com Cristo é muito melhor, mas vocês ainda precisam de mim. Então acho que vou ficar, para vocês crescerem e se alegrarem. Paulo tinha corrente no pulso, e ninguém conseguiu acorrentar o que ele mais amava.',
        activity:
          'Escrevam um jornal de uma página, A Voz de Filipos, com a manchete da carta, uma entrevista com um guarda e uma previsão do tempo bem alegre.',
        questions: [
          'O que a prisão fez com a mensagem?',
          'Por que Paulo não ligou para os invejosos?',
          'O que ajuda você a ficar alegre quando algo dá errado?',
        ],
      },
      challenge: 'Quando algo der errado, procure um jeito de alegrar alguém ali mesmo.',
    },
    prayer:
      'Senhor Jesus, sê tu a nossa vida. Livra-nos de competir. Usa até o que nos prende para que alguém te conheça. Se for para ficar, que seja para o bem de alguém; e, quando for a hora, leva-nos para perto. Amém.',
    leader: {
      lost: 'A frase viver é Cristo fica solta no ar. Peça que cada um a ligue a um rosto: por causa de quem Paulo ficou, e por causa de quem nós ficamos?',
      tender:
        'Morrer é lucro pode soar perigoso para quem pensa em suicídio. Diga em voz alta que Paulo, cansado, escolheu ficar, porque era necessário, e que ninguém deve decidir isso sozinho. Se notar sinais, não deixe a pessoa só: CVV 188.',
      differ:
        'Estar com Cristo, no versículo 23: muitos leem que quem morre crendo já está consciente com ele; outros, que dorme até a ressurreição, e o próximo instante será com ele.',
    },
    comfort:
      'Paulo não escondeu que estava dividido e cansado. Disse isso numa carta, e alguém leu. Se você está assim, diga a alguém ainda hoje.',
    closing: 'Ficar é necessário. Obrigado por ter ficado.',
    words: [
      'o viver e cristo',
      'viver e cristo',
      'morrer e lucro',
      'morrer e ganho',
      'guarda pretoriana',
      'minhas prisoes',
      'avanco do evangelho',
      'progresso do evangelho',
      'por inveja',
      'cristo e anunciado',
      'estar com cristo',
      'filipenses',
    ],
  },
  {
    verses: '2:1-11',
    key: '2:5',
    title: 'O caminho que desce',
    theme: 'a humildade de Jesus',
    themes: ['humildade', 'servico', 'comunhao'],
    idea: 'Jesus tinha o lugar mais alto e desceu para servir até a cruz; quem é dele aprende a soltar a vantagem e dar atenção ao que é do outro.',
    context:
      'Em Filipos, colônia romana, honra e título valiam ouro. A igreja dali era generosa e tinha disputas. Para curar a rivalidade, Paulo não dá uma técnica de convivência: conta a história de Jesus, talvez com as palavras de um hino que já se cantava.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Paulo pede aos filipenses que tenham o mesmo amor, nada façam por rivalidade e, com humildade, deem atenção também ao que é dos outros.',
      },
      {
        verses: '2:5-8',
        says: 'Paulo aponta Cristo Jesus: sendo em forma de Deus, esvaziou a si mesmo, tomou a forma de servo e obedeceu até a morte de cruz.',
      },
      {
        verses: '2:9-11',
        says: 'Deus exaltou Jesus de maneira suprema e lhe deu o nome acima de todo nome, para que todo joelho se dobre e toda língua confesse que ele é o Senhor.',
      },
    ],
    read: {
      verses: '2:1-11',
      how: 'Leitor em pé; a cada degrau do 6 ao 8 ele abaixa um pouco, até se ajoelhar. No 9 todos se levantam com ele.',
    },
    observe: [
      {
        ask: 'Que duas atitudes Paulo manda largar, e que duas põe no lugar?',
        verses: '2:3-4',
        listen: 'Rivalidade e vanglória; humildade e atenção ao outro.',
      },
      {
        ask: 'Quais são os degraus da descida de Jesus?',
        verses: '2:6-8',
        listen: 'Não se agarra, esvazia-se, servo, homem, obediente, cruz.',
      },
      {
        ask: 'A partir do versículo 9, quem passa a agir, e o que faz?',
        verses: '2:9-11',
        listen: 'Deus exalta e dá o nome; Jesus não se exaltou sozinho.',
      },
    ],
    interpret: [
      {
        ask: 'Ser em forma de Deus e servir: o hino diz que Jesus desceu apesar de ser Deus ou justamente porque Deus é assim?',
        verses: '2:6-7',
        listen: 'Na cruz vemos como Deus é, não uma exceção.',
        follow: 'O que isso muda na sua ideia de poder?',
      },
      {
        ask: 'Considerar o outro superior não é dizer que eu não valho nada. Então o que é, na prática?',
        verses: '2:3-4',
        listen: 'Tratar o interesse do outro com a importância que dou ao meu.',
      },
      {
        ask: 'Por que será que Paulo responde a uma briga de igreja com um hino sobre a cruz?',
        verses: '2:2-5',
        listen: 'Quem olha para Jesus perde a graça de disputar lugar.',
      },
    ],
    live: [
      {
        ask: 'Que vantagem ou direito você segura com os dedos fechados, em casa ou no trabalho?',
        listen: 'Última palavra, melhor horário, reconhecimento.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Onde a competição cansa mais: notas, corpo, esporte, seguidores, igreja?',
        listen: 'Pergunte como seria torcer por um rival.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual tarefa invisível o outro faz na sua casa todos os dias, e quando você a fez pela última vez?',
        listen: 'Rir é permitido; defender-se, nem tanto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que serviço na igreja você aceitaria fazer se ninguém jamais soubesse que foi você?',
        listen: 'Pode virar o desafio da semana.',
        for: ['long-believers'],
      },
      {
        ask: 'O que mais toca ou estranha você num Deus que desce?',
        listen: 'Deixe a surpresa aparecer, sem aula.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando a doença ou a idade obriga a receber cuidados, que humildade se aprende ali?',
        listen: 'Receber também é descer; ouça com respeito.',
        for: ['elderly'],
      },
      {
        ask: 'Jesus foi até a morte. O que significa para a sua perda que ele conheça aquele lugar por dentro?',
        listen: 'Fique com o silêncio que vier.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Elevador, escada rolante ou escada comum: conte um mico ou um susto que você passou numa delas.',
        bridge: 'O texto tem uma escada, e nela o mais importante de todos só desce.',
      },
      {
        text: 'Qual foi o serviço mais humilde em que você já trabalhou, e o que aprendeu que nenhum curso ensina?',
        bridge: 'Paulo conta que o Filho de Deus também pegou o serviço de servo.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, se puder, ou tire os sapatos. Repare como a sala fica diferente vista de baixo.',
      bridge: 'Deus quis ver o mundo daqui. Leia o texto nesse lugar.',
    },
    complete: [
      {
        name: 'Escada ao contrário',
        text: 'Desenhe cinco degraus descendo e ponha neles: um título de que gosto… Uma razão que eu tinha… Um conforto… Um aplauso… Embaixo, a pessoa que eu encontro quando desço: …',
      },
      {
        name: 'Mãos abertas',
        text: 'Contorne as duas mãos. Na esquerda, o que eu agarro: … Na direita, o que ficaria livre para fazer se soltasse: … Entre elas, o pedido a Jesus: …',
      },
    ],
    challenges: [
      {
        do: 'Faça escondido, três vezes nesta semana, uma tarefa que é de outra pessoa, sem deixar pista.',
        tell: 'qual foi a vontade mais forte de contar que tinha sido você.',
      },
      {
        do: 'Numa conversa em que você sempre ganha, faça duas perguntas a mais e deixe a última palavra com o outro.',
        tell: 'o que você ficou sabendo que não sabia.',
      },
    ],
    children: {
      truth: 'Jesus é o maior e quis servir a todos.',
      to7: {
        story:
          'Jesus morava no céu. Ele era o Rei de tudo, das estrelas e dos anjos! E sabe o que ele fez? Ele desceu. Desceu, desceu, e virou um bebê bem pequenininho. Depois cresceu e não quis trono nem coroa de ouro. Ele ajudava, lavava pés, abraçava as crianças, cuidava de quem estava doente. Ele amou tanto a gente que deu a vida por nós. Aí Deus Pai o levantou, bem alto, e deu a ele o nome mais lindo de todos: Jesus! Um dia todo mundo vai dizer: Jesus é o Senhor!',
        activity:
          'Contem juntos uma escada: de pé nas pontas, de pé, agachados, de joelhos, e digam: Jesus desceu para servir. Depois pulem dizendo: Jesus é o Senhor! Cada um limpa ou arruma uma coisinha da sala.',
        questions: [
          'O que Jesus deixou para vir até nós?',
          'Como Jesus ajudava as pessoas?',
          'Em que você pode ajudar em casa hoje?',
        ],
      },
      to12: {
        story:
          'Na cidade de Filipos, todo mundo gostava de mostrar que era importante. Alguns da igreja também começaram a disputar: quem manda mais? Quem é o melhor? Paulo soube e não mandou uma bronca. Mandou uma história, que talvez eles até cantassem. É assim: Jesus era igual a Deus e podia segurar esse lugar com força. Mas ele abriu as mãos. Desceu e virou gente. Desceu mais e virou servo, aquele que ajuda os outros. Desceu até onde ninguém queria ir e morreu numa cruz, por amor. E então Deus o levantou acima de tudo e lhe deu o nome que é maior do que todos os nomes. Um dia todos vão se ajoelhar e dizer que Jesus Cristo é o Senhor. Paulo termina a lição no começo: pensem do jeito que Jesus pensava. Quem é grande de verdade não precisa empurrar ninguém para baixo.',
        activity:
          'Façam uma corrida ao contrário: ganha quem ajudar mais colegas a cruzar a linha antes de si. Depois conversem sobre como foi chegar por último de propósito.',
        questions: [
          'O que Jesus abriu mão de segurar?',
          'Por que Paulo contou essa história a quem disputava?',
          'Em que você pode deixar outra pessoa ir primeiro?',
        ],
      },
      challenge: 'Faça um serviço escondido em casa e não conte a ninguém.',
    },
    prayer:
      'Jesus, tu desceste até onde nós estávamos. Abre as nossas mãos fechadas. Livra-nos de disputar lugar e ensina-nos a dar atenção ao que é do outro. Que a nossa língua diga, e a nossa vida mostre, que tu és o Senhor.',
    leader: {
      lost: 'O hino pode levar a um debate sobre as naturezas de Cristo. Anote as perguntas e volte ao motivo de Paulo: curar uma rivalidade.',
      tender:
        'Este texto já serviu para manter gente sob abuso. Diga que Jesus desceu por vontade própria e com dignidade; a humildade nunca é aceitar violência. Quem sofre em casa pode ligar 180, ou Disque 100.',
      differ:
        'O que significa que ele se esvaziou é explicado de maneiras diferentes: deixou a glória e o uso livre de seus direitos, ou escondeu-os sob a forma de servo. Todas confessam que ele não deixou de ser Deus.',
    },
    comfort:
      'Não há fundo aonde ele não tenha descido. Se você está no último degrau, olhe ao lado: ele chegou antes.',
    closing: 'Para cima, quem leva é Deus; a nós toca o degrau de baixo e a toalha.',
    words: [
      'esvaziou',
      'humildade',
      'forma de servo',
      'humilhou',
      'morte de cruz',
      'todo joelho',
      'toda lingua',
      'acima de todo nome',
      'vangloria',
      'modo de pensar',
      'mesmo sentimento',
      'filipenses',
    ],
  },
  {
    verses: '2:12-18',
    key: '2:13',
    title: 'Luzes sem murmurar',
    theme: 'a salvação vivida no dia a dia',
    themes: ['obediencia', 'santidade', 'missao'],
    idea: 'Deus trabalha dentro de nós o querer e o agir; por isso pomos a salvação em prática com reverência, sem resmungo, e brilhamos onde está escuro.',
    context:
      'Paulo acabou de cantar o Cristo que se esvaziou e obedeceu até a cruz (2:5-11). O portanto do versículo 12 puxa a corda: o mesmo jeito dele, agora na vida dos filipenses. E ele, preso, não está lá para vigiar ninguém.',
    retold: [
      {
        verses: '2:12-13',
        says: 'Paulo pede aos filipenses que, mesmo longe dele, operem a sua salvação com temor e tremor, pois é Deus quem opera neles o querer e o agir.',
      },
      {
        verses: '2:14-16',
        says: 'Paulo quer que façam tudo sem murmurações nem brigas e brilhem como luminárias no mundo. Assim poderá se orgulhar de não ter trabalhado em vão.',
      },
      {
        verses: '2:17-18',
        says: 'Mesmo que venha a ser derramado como oferta sobre a fé dos filipenses, Paulo se alegra, e pede que se alegrem com ele.',
      },
    ],
    read: {
      verses: '2:12-18',
      how: 'Se der, apaguem a luz e leiam à lanterna do telefone, que passa de mão em mão a cada versículo.',
    },
    observe: [
      {
        ask: 'Procurem quem opera o quê: que parte é dos filipenses e que parte é de Deus?',
        verses: '2:12-13',
        listen: 'Eles operam a salvação; Deus opera neles o querer e o agir.',
      },
      {
        ask: 'De que jeito não se deve fazer as coisas, e que efeito isso tem no mundo em volta?',
        verses: '2:14-15',
        listen: 'Sem murmurações nem brigas; aparecem como luminárias.',
      },
      {
        ask: 'A que Paulo compara a própria vida, e que sentimento se repete no fim?',
        verses: '2:17-18',
        listen: 'A uma oferta derramada; alegria, dele e deles.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não diz para trabalhar pela salvação, e sim “operai a vossa salvação”. Que diferença há em lavrar um campo que já é seu?',
        verses: '2:12-13',
        listen: 'Não se compra; cultiva-se o que foi dado.',
      },
      {
        ask: 'Se é Deus quem opera o querer, o que ainda sobra para o temor e o tremor?',
        verses: '2:12-13',
        listen: 'Respeito de quem sabe Quem está trabalhando ali dentro.',
        follow: 'Quando você notou um querer novo que não veio de você?',
      },
      {
        ask: 'Por que logo a reclamação, que parece tão inocente, apaga o brilho?',
        verses: '2:14-15',
        listen: 'O povo no deserto murmurava; reclamar diz que Deus não é bom.',
      },
      {
        ask: 'Luminárias ficam no meio da noite, e não num armário. O que mantém a luz acesa neste texto?',
        verses: '2:15-16',
        listen: 'Reter a palavra da vida, no meio da geração, não fora dela.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu resmungo de estimação, aquele que sai antes do bom dia?',
        listen: 'Trânsito, governo, louça, calor. Rir já é começo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando ninguém da sua casa ou da igreja está vendo, o que fica diferente em você?',
        listen: 'Paulo estava ausente também. Sem interrogatório.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que tarefa da casa vocês fazem, mas reclamando, e como ela seria com outra trilha sonora?',
        listen: 'Trocar tarefa, dividir, cantar: um acordo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que vontade boa apareceu em você desde que começou a conhecer Jesus, e antes não existia?',
        listen: 'É o querer do versículo 13 em pessoa.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'No grupo de mensagens da igreja, do prédio ou da família, a sua voz acende ou apaga?',
        listen: 'Olhar as últimas cinco mensagens ajuda.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'Ao olhar para trás, que corrida sua não foi em vão, mesmo sem medalha?',
        listen: 'Filhos, alunos, vizinhos, fidelidade miúda.',
        for: ['elderly'],
      },
      {
        ask: 'Em noite de luto, quem foi luminária para você, e que tipo de luz era?',
        listen: 'Às vezes, uma luz que só ficou acesa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem é o campeão de reclamação da sua família, e qual é o bordão dele?',
        bridge: 'Paulo pede uma coisa quase impossível: fazer tudo sem murmurar.',
      },
      {
        text: 'Acabou a luz no bairro: conte a sua melhor história de apagão.',
        bridge: 'Numa noite dessas qualquer vela importa. É a figura do texto.',
        for: ['adults', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Apague a luz e deixe os olhos se acostumarem. Depois acenda uma só, pequena.',
      bridge: 'Leia o versículo 15 olhando para ela.',
    },
    complete: [
      {
        name: 'Dentro e fora',
        text: 'Desenhe uma casa cortada ao meio. Por dentro, o que Deus está operando: um querer de … . Por fora, o que ponho em prática: … . Na porta: com respeito, porque … .',
      },
      {
        name: 'Tradutor de resmungo',
        text: 'Escreva três reclamações de hoje. Ao lado, traduza cada uma em pedido, em gratidão ou em providência.',
      },
    ],
    challenges: [
      {
        do: 'Use um elástico no pulso e troque-o de braço a cada reclamação; o alvo é passar um dia inteiro sem trocar.',
        tell: 'o seu recorde, em horas.',
      },
      {
        do: 'Seja luz num lugar em que todo mundo reclama: faça ali, calado, uma coisa que melhore o dia dos outros.',
        tell: 'onde foi, e quem notou.',
      },
    ],
    children: {
      truth: 'Deus me ajuda a querer e a fazer o bem.',
      to7: {
        story:
          'O vagalume Lino acordou de mau humor. Ai, que noite escura! Ai, que frio! Ai, que preguiça! E a luzinha dele foi ficando fraca, fraca. A vagalume Luna falou: Lino, Deus põe dentro da gente a vontade de fazer o bem. Experimente, sem reclamar! Lino ajudou uma joaninha perdida. Sem um ai! E, pisca, pisca, a luz dele acendeu. Paulo escreveu assim para os amigos: façam tudo sem resmungar e sem brigar, e vocês vão brilhar como luzes no mundo. Deus trabalha dentro de vocês!',
        activity:
          'Brinquem de vagalume com uma lanterna: quem está com ela diz uma coisa boa que vai fazer hoje, pisca e passa ao próximo.',
        questions: [
          'Por que a luz do Lino ficou fraca?',
          'Quem põe em nós a vontade de fazer o bem?',
          'Que tarefa você vai fazer sem reclamar?',
        ],
      },
      to12: {
        story:
          'A professora saiu da sala por dez minutos. Você já sabe o que acontece, não é? Paulo também tinha saído de Filipos; estava preso, bem longe. Será que os amigos continuariam firmes sem ele por perto? Paulo escreveu: vocês sempre obedeceram; continuem agora ainda mais. Ponham em prática a salvação que receberam, com respeito, porque é Deus quem trabalha em vocês, dando a vontade e a força. E façam tudo sem resmungar nem brigar. Assim vão brilhar como luzes num mundo torto. Segurem firme a palavra da vida! E contou: se a minha vida for derramada como uma oferta, eu fico alegre, e quero que vocês se alegrem comigo. Quem vê uma luz no escuro não pergunta se ela é grande. Só agradece.',
        activity:
          'Passem meia hora numa tarefa chata, como arrumar uma estante, com uma regra: quem reclamar canta um verso de música. Contem os versos.',
        questions: [
          'Por que Paulo lembrou que estava longe?',
          'O que Deus faz dentro da gente?',
          'Em que lugar você pode ser luz sem dizer nada?',
        ],
      },
      challenge: 'Passe uma manhã inteira sem reclamar de nada.',
    },
    prayer:
      'Senhor, obrigado porque trabalhas dentro de nós, no querer e no agir. Perdoa o nosso resmungo. Ajuda-nos a viver o que recebemos, com respeito e alegria, e a brilhar onde estiver escuro. Amém.',
    leader: {
      lost: 'Uns ficam só com o versículo 12 e se cansam; outros só com o 13 e cruzam os braços. Leia sempre os dois num fôlego.',
      tender:
        'Não murmurar não é calar injustiça, dor ou abuso. Os salmos estão cheios de queixa feita a Deus. Quem precisa denunciar deve ser encorajado: Ligue 180, Disque 100.',
      differ:
        'Cristãos equilibram de modos diversos a ação de Deus e a nossa. Uns sublinham que até o querer é obra dele; outros, que ele desperta e nós podemos responder ou não. O texto junta as duas partes com a palavra pois.',
    },
    comfort: 'Num dia sem vontade de nada, há alguém trabalhando em você no turno da noite.',
    closing: 'Sem resmungo até a porta, pelo menos. E luz acesa.',
    words: [
      'operai a vossa salvacao',
      'desenvolvei a vossa salvacao',
      'temor e tremor',
      'o querer e o',
      'murmuracoes',
      'sem queixas',
      'luminarias',
      'astros no mundo',
      'geracao corrupta',
      'palavra da vida',
      'derramado',
      'filipenses',
    ],
  },
  {
    verses: '3:7-14',
    key: '3:14',
    title: 'Alcançado, e ainda correndo',
    theme: 'conhecer Cristo e prosseguir',
    themes: ['proposito', 'graca', 'discipulado'],
    idea: 'Quem foi alcançado por Jesus refaz a conta do que vale, solta o passado que prende e corre não para ser aceito, mas porque já foi segurado por ele.',
    context:
      'Paulo acabou de mostrar o seu currículo: boa família, boa escola, zelo, ficha limpa. Agora faz a contabilidade de novo. Escreve preso, já veterano, e ainda se descreve como quem está no meio da pista.',
    retold: [
      {
        verses: '3:7-9',
        says: 'Paulo considera perda tudo o que era ganho, diante do valor de conhecer a Cristo. Em vez da justiça da Lei, quer a que vem de Deus pela fé.',
      },
      {
        verses: '3:10-11',
        says: 'Paulo quer conhecer a Cristo, o poder da sua ressurreição e a comunhão em seus sofrimentos, para alcançar a ressurreição dos mortos.',
      },
      {
        verses: '3:12-14',
        says: 'Paulo diz que ainda não chegou lá, mas segue adiante. Esquece o que fica para trás e avança para o alvo, o prêmio do chamado de Deus.',
      },
    ],
    read: {
      verses: '3:7-14',
      how: 'Do 7 ao 11, leitura sentada, com ritmo de quem faz contas. Do 12 ao 14 todos ficam de pé e um leitor vai andando pela sala.',
    },
    observe: [
      {
        ask: 'Que palavras de contabilidade Paulo usa, e o que foi para cada coluna?',
        verses: '3:7-8',
        listen: 'Ganho e perda: tudo foi para a perda, e Cristo para o ganho.',
      },
      {
        ask: 'O que ele ainda quer conhecer de Jesus, além da força?',
        verses: '3:10',
        listen: 'O poder da ressurreição e também a comunhão nos sofrimentos.',
      },
      {
        ask: 'O que ele diz que ainda não tem, e que coisa única ele faz?',
        verses: '3:12-14',
        listen: 'Não é perfeito nem chegou; esquece o que ficou e avança.',
      },
    ],
    interpret: [
      {
        ask: 'O currículo de Paulo era bom. Por que uma coisa boa pode virar perda?',
        verses: '3:7-9',
        listen: 'Quando se torna apoio para merecer, ela esconde Cristo.',
      },
      {
        ask: 'Paulo corre para alcançar aquilo “para o qual eu também fui alcançado”. O que muda correr por ter sido alcançado, e não para ser?',
        verses: '3:12',
        listen: 'Acaba o medo de não ser aceito; fica o gosto de chegar.',
        follow: 'Em que área você ainda corre para ser aceito?',
      },
      {
        ask: 'Ele acabou de lembrar o passado e diz que o esquece. Então o que será esse esquecer?',
        verses: '3:13',
        listen: 'Não é amnésia: é não deixar que a glória ou a culpa antiga mande na corrida.',
      },
    ],
    live: [
      {
        ask: 'Que linha do seu currículo, de trabalho ou de igreja, você mais usa para se sentir alguém?',
        listen: 'Não é preciso desprezá-la; basta ver o peso que tem.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Que alvo escolheram para você, e que alvo você escolheria se não tivesse de provar nada?',
        listen: 'Família, vestibular, rede social; escute a pressão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa de trás vocês dois precisam parar de olhar para conseguir andar?',
        listen: 'Pode ser boa, como o tempo sem filhos, ou uma mágoa.',
        for: ['couples'],
      },
      {
        ask: 'O que você já largou para seguir Jesus, e do que sente falta?',
        listen: 'Sentir falta não é traição; agradeça a franqueza.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'Se a corrida não acaba na aposentadoria, o que está adiante para você?',
        listen: 'Conhecer Cristo não tem idade limite.',
        for: ['elderly'],
      },
      {
        ask: 'Paulo fala de sofrer com Cristo e de ressurreição na mesma frase. Qual dessas duas palavras acompanha você agora?',
        listen: 'Seguir adiante não é esquecer quem se ama.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual prova, corrida ou competição você perdeu do jeito mais vergonhoso, e qual foi a desculpa?',
        bridge: 'Paulo se via numa pista, ainda sem medalha, e animado.',
      },
      {
        text: 'Que objeto você guarda há anos por achar que vale muito, e provavelmente não vale nada?',
        bridge: 'Um dia Paulo reavaliou tudo o que guardava e se surpreendeu com a conta.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ande bem devagar pela sala, dez passos, olhando só para um ponto à frente. Perceba quantas vezes dá vontade de virar.',
      bridge: 'Paulo disse fazer uma coisa só. Leia o que era.',
    },
    complete: [
      {
        name: 'Balanço refeito',
        text: 'Faça duas colunas. O que eu contava como ganho: … O que isso me custou: … No final da folha, o que eu ganhei ao conhecer Jesus e que não trocaria: …',
      },
      {
        name: 'Marca na pista',
        text: 'Desenhe uma pista e ponha nela: a largada, quando fui alcançado… O que fica olhando para mim lá de trás… O trecho de hoje… A próxima passada…',
      },
    ],
    challenges: [
      {
        do: 'Passe uma semana sem citar nenhum título, feito ou cargo seu em conversa e anote as vezes em que a língua coçou.',
        tell: 'quantas vezes coçou, e com quem.',
      },
      {
        do: 'Gaste quinze minutos por dia, em quatro dias, lendo uma página de Evangelho com uma pergunta só: o que aqui me faz conhecer melhor a Jesus?',
        tell: 'uma coisa nova que você percebeu nele.',
      },
    ],
    children: {
      truth: 'Jesus me alcançou, e eu sigo com ele.',
      to7: {
        story:
          'Paulo tinha muitas coisas de que se orgulhava. Era estudioso, era de família importante, fazia tudo certinho. Um dia Jesus o encontrou no caminho! Paulo ficou tão feliz que disse: conhecer Jesus é o meu maior tesouro. O resto pode ficar para trás! Aí ele contou que a vida dele era como uma corrida. Um, dois, três e já! Ele não olhava para trás para não tropeçar. Olhava para a frente, para Jesus. Se caía, levantava. Paulo dizia: ainda não cheguei, mas Jesus segura a minha mão, e eu continuo!',
        activity:
          'Façam uma corridinha em câmera lenta: primeiro olhando para trás, com cuidado, depois olhando para um adulto de braços abertos na chegada, que abraça cada um.',
        questions: [
          'Qual era o maior tesouro de Paulo?',
          'Para onde ele olhava quando corria?',
          'O que você quer aprender sobre Jesus?',
        ],
      },
      to12: {
        story:
          'Se Paulo tivesse um álbum de figurinhas da própria vida, estaria completo: boa família, boa escola, notas altas, muito esforço. Ele achava que com isso Deus ia gostar mais dele. Até o dia em que Jesus o encontrou, justo quando ele fazia mal aos cristãos, e o recebeu assim mesmo. Paulo olhou o álbum e percebeu que não comprava o que tinha acabado de ganhar de graça. Então escreveu: tudo isso considero perda, perto de conhecer Cristo. Ele parou de se esforçar? Não! Disse que vivia como um corredor. Só que o corredor comum corre para ganhar a medalha e ser alguém. Paulo já era alguém: Jesus o tinha alcançado. Por isso corria contente. E tinha um segredo: não ficava olhando para trás, nem para as vitórias nem para os erros. Uma coisa faço, dizia ele: sigo para o alvo.',
        activity:
          'Cada um enche uma mochila de livros, tenta correr até a parede, depois corre sem ela. Escrevem num papel o que querem deixar de carregar.',
        questions: [
          'Por que o álbum de Paulo não bastava?',
          'Que diferença há entre correr para ser amado e correr porque é amado?',
          'Que erro ou vitória você precisa parar de ficar olhando?',
        ],
      },
      challenge: 'Quando errar em algo nesta semana, peça perdão, levante e tente de novo.',
    },
    prayer:
      'Jesus, obrigado porque nos alcançaste antes de sabermos correr. Refaz as nossas contas, solta o que nos prende lá atrás e dá-nos a alegria de conhecer-te mais, na força e na dor, até o fim da pista.',
    leader: {
      lost: 'O versículo 13 costuma virar ordem para esquecer traumas. Paulo fala de apoios e de culpas que já não mandam nele; feridas se tratam, não se apagam por decreto.',
      tender:
        'Para quem sofreu perda ou violência, frases como deixe isso para trás ferem. Dê espaço e proponha ajuda profissional quando for o caso.',
    },
    comfort:
      'Há dias em que a gente não corre, só não sai da pista. Ele alcançou você primeiro, e não foi você que segurou a mão dele com mais força.',
    closing: 'Ninguém aqui chegou, e ninguém aqui corre sozinho.',
    words: [
      'prossigo',
      'para o alvo',
      'premio',
      'esqueco',
      'ficam para tras',
      'perda',
      'ganho',
      'alcancado',
      'curriculo',
      'conhecer a cristo',
      'ressurreicao',
      'esterco',
    ],
  },
  {
    verses: '3:17-4:1',
    key: '3:20',
    title: 'Documento de outro país',
    theme: 'a cidadania do céu',
    themes: ['identidade', 'esperanca', 'cruz', 'discipulado'],
    idea: 'Quem pertence ao céu não vive para o ventre nem para o aplauso: espera de lá o Salvador que transformará o nosso corpo, e por isso fica firme aqui.',
    context:
      'Filipos era colônia romana: muita gente ali se orgulhava de ser cidadã de uma capital distante e de viver pelos costumes dela. Paulo acabou de dizer que prossegue para o alvo (3:14). Agora mostra dois modos de andar e, chorando, previne os amigos. A conclusão vem em 4:1: permanecei assim, firmes no Senhor.',
    retold: [
      {
        verses: '3:17',
        says: 'Paulo pede aos irmãos que o imitem e observem com atenção quem anda segundo o exemplo que receberam.',
      },
      {
        verses: '3:18-19',
        says: 'Muitos, diz Paulo, andam como inimigos da cruz de Cristo. O Deus deles é o ventre, e eles se orgulham do que deveria dar vergonha.',
      },
      {
        verses: '3:20-4:1',
        says: 'Paulo e os irmãos são cidadãos dos céus e esperam de lá o Senhor Jesus, que lhes dará um corpo como o seu, glorioso. Por isso, que fiquem firmes.',
      },
    ],
    read: {
      verses: '3:17-21',
      how: 'Leiam os versículos 18 e 19 devagar, como quem chora, sem raiva. Do 20 em diante, de pé. Quem conduz encerra dizendo 4:1 ao grupo.',
    },
    observe: [
      {
        ask: 'Para onde Paulo manda olhar primeiro, e quem inclui no nós?',
        verses: '3:17',
        listen: 'Para ele e para os que andam assim; exemplos de perto.',
      },
      {
        ask: 'Com que sentimento ele fala dos inimigos da cruz, e o que diz que os governa?',
        verses: '3:18-19',
        listen: 'Chorando; o ventre, o orgulho do que é vergonha, as coisas terrenas.',
      },
      {
        ask: 'De onde somos cidadãos, quem se espera de lá e o que ele fará?',
        verses: '3:20-21',
        listen: 'Dos céus; o Senhor Jesus; transformará o nosso corpo conforme o dele.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não xinga: chora. O que as lágrimas mudam no jeito de prevenir alguém?',
        verses: '3:18',
        listen: 'Quem ama sofre pelo outro; aviso sem lágrima vira desprezo.',
        follow: 'Quem já o corrigiu com lágrimas?',
      },
      {
        ask: 'Fazer do ventre um deus não é só comer muito. Que outras formas isso toma?',
        verses: '3:19',
        listen: 'O apetite manda: sexo, compra, conforto, elogio.',
      },
      {
        ask: 'Um cidadão de Roma em Filipos vivia ali, mas ao modo de Roma. O que isso explica sobre ser “cidadãos dos céus”?',
        verses: '3:20',
        listen: 'Não é fugir daqui, e sim trazer para cá os costumes de lá.',
      },
      {
        ask: 'Paulo espera um corpo transformado, e não a fuga do corpo. O que isso diz do valor do corpo que você tem?',
        verses: '3:21',
        listen: 'Fraco agora, mas destinado à glória; Deus não o joga fora.',
      },
    ],
    live: [
      {
        ask: 'Que costume do céu já se nota no seu jeito de trabalhar, comprar ou tratar gente?',
        listen: 'Um costume concreto, mesmo pequeno.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'De quem você copia o jeito de falar, vestir e pensar, e aonde essa pessoa está indo?',
        listen: 'Sem caçoar do ídolo deles; pergunte do fim.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual apetite costuma dar ordens em casa nas horas de cansaço, e como vocês podem se ajudar?',
        listen: 'Comida, tela, compra, mau humor.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem já morou longe da sua terra: que costume de lá você fazia questão de manter?',
        listen: 'Migrantes têm muito a ensinar aqui.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Como você fala do seu próprio corpo quando se olha no espelho, e como soa ao lado do versículo 21?',
        listen: 'Cuidado com quem sofre com peso, doença ou deficiência; só acolher.',
        for: ['women', 'adults'],
      },
      {
        ask: 'Com o corpo mais cansado, o que você espera desse corpo semelhante ao de Cristo?',
        listen: 'Pode ter humor: joelho novo, memória de volta.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Pelo que se reconhece, de longe, alguém da sua cidade natal: o sotaque, a comida, o jeito de se despedir?',
        bridge: 'Paulo diz que temos outra terra, e que ela também deixa sotaque.',
      },
      {
        text: 'Que fila de cartório, passaporte ou segunda via virou história na sua vida?',
        bridge: 'Há um documento que Paulo diz que já temos. Vejam o país.',
        for: ['adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe o seu documento de identidade: a foto, o lugar de nascimento.',
      bridge: 'Leia o versículo 20 e imagine o que estaria escrito no outro.',
    },
    complete: [
      {
        name: 'Passaporte de papel',
        text: 'Dobre uma folha em forma de passaporte. Nome: … . Pátria: céus. Costume de lá que já pratico: … . Costume que ainda estranho: … . Quem eu espero: … .',
      },
      {
        name: 'Dois mestres de caminhada',
        text: 'Escreva: tenho imitado … em … . Isso me leva a … . Quero observar mais de perto …, porque essa pessoa … .',
      },
    ],
    challenges: [
      {
        do: 'Passe uma tarde com alguém cujo modo de viver a fé você quer aprender: peça para ir junto, ajudar e olhar.',
        tell: 'o que aprendeu sem que fosse explicado.',
      },
      {
        do: 'Diga não a um apetite por três dias e, na hora da vontade, leia Filipenses 3:20-21.',
        tell: 'o que a vontade disse, e o que o texto respondeu.',
      },
    ],
    children: {
      truth: 'A minha casa é com Jesus, e eu o espero.',
      to7: {
        story:
          'O Kenzo veio de um país bem longe. Ele morava aqui, brincava aqui, mas na casa dele tinha comida de lá, música de lá, abraço de lá. Um dia ele disse: eu sou de dois lugares! Paulo contou que quem é de Jesus é assim. A gente mora aqui, mas é também do céu. Por isso vive com o jeitinho do céu: reparte, perdoa, ama. E de lá a gente espera alguém. Quem? Jesus! Quando ele vier, nosso corpo vai ficar novo e forte como o dele. Fiquem firmes, disse Paulo, meus amigos queridos!',
        activity:
          'Façam um passaporte com um desenho seu e carimbos dos costumes do céu: repartir, perdoar, abraçar. A cada gesto da semana, um carimbo.',
        questions: [
          'O que a casa do Kenzo tinha de lá?',
          'Quem a gente espera do céu?',
          'Que jeitinho do céu você vai usar hoje?',
        ],
      },
      to12: {
        story:
          'Na cidade de Filipos, muitos moradores tinham um orgulho: eram cidadãos de Roma, mesmo morando longe. Vestiam-se e falavam como lá. Paulo aproveitou isso. Nós, escreveu, somos cidadãos do céu. Vivemos aqui, mas com os costumes de lá. E é de lá que esperamos o Salvador, Jesus, que vai transformar o nosso corpo fraco num corpo glorioso como o dele. Antes de dizer isso, Paulo chorou. Ele conhecia gente que só pensava em encher a barriga e ainda se gabava do que devia dar vergonha. Paulo não riu deles; ficou triste. Por isso pediu: olhem para quem anda bem e aprendam. E terminou com carinho: meus irmãos queridos, minha alegria, fiquem firmes no Senhor.',
        activity:
          'Inventem o guia de viagem do céu: como se cumprimenta, o que se reparte, o que não entra na mala. Escolham um costume e usem já.',
        questions: [
          'De que os moradores de Filipos se orgulhavam?',
          'Por que Paulo chorou?',
          'Quem você observa para aprender a andar bem?',
        ],
      },
      challenge: 'Escolha um costume do céu e use-o na escola por três dias.',
    },
    prayer:
      'Senhor Jesus, nós te esperamos. Ensina-nos os costumes da tua casa enquanto moramos aqui. Dá-nos bons exemplos e lágrimas por quem se perde. Cuida deste corpo cansado, que um dia farás novo. Amém.',
    leader: {
      lost: 'O grupo pode querer descobrir quem são os inimigos da cruz. Paulo não dá nomes, e chora. Fique com o espelho.',
      tender:
        'Falar de ventre e de corpo pode ferir quem vive com transtorno alimentar, doença ou vergonha do corpo. O versículo 21 honra o corpo; não faça piada de peso. Se notar sofrimento, indique acompanhamento de saúde.',
      differ:
        'Cidadãos dos céus não decide quanto um cristão se envolve com a política daqui: há quem participe muito e quem se mantenha à parte. O texto pede que, em qualquer caso, os costumes sejam os de lá.',
    },
    comfort:
      'Este corpo que dói tem promessa. Ele que o fez vai refazê-lo, e sabe o endereço de cada dor.',
    closing: 'Firmes, amados. Somos de lá, e o Rei vem de lá.',
    words: [
      'cidadaos dos ceus',
      'patria esta nos ceus',
      'cidadania',
      'inimigos da cruz',
      'deus deles e o ventre',
      'coisas terrenas',
      'sede meus imitadores',
      'transformara o nosso',
      'corpo glorioso',
      'corpo da sua gloria',
      'alegria e coroa',
      'filipenses',
    ],
  },
  {
    verses: '4:4-9',
    key: '4:7',
    title: 'A paz que monta guarda',
    theme: 'a ansiedade e a paz',
    themes: ['ansiedade', 'oracao', 'gratidao'],
    idea: 'A ansiedade não vai embora por ordem: ela é levada a Deus em pedidos com nome e gratidão, e a paz dele fica de sentinela onde nós não conseguimos vigiar.',
    context:
      'Paulo escreve preso, sem saber se sairá vivo. A igreja de Filipos, que o sustentou, anda preocupada com ele e com brigas dentro de casa. Logo antes destas linhas ele pediu a duas mulheres, companheiras de trabalho, que se entendessem.',
    retold: [
      {
        verses: '4:4-5',
        says: 'Paulo pede aos filipenses que se alegrem sempre no Senhor e que todos conheçam a bondade deles, porque o Senhor está perto.',
      },
      {
        verses: '4:6-7',
        says: 'Em vez de ansiedade, Paulo pede que levem tudo a Deus em oração, com gratidão. A paz de Deus, que vai além do entendimento, guardará o coração e a mente deles.',
      },
      {
        verses: '4:8-9',
        says: 'Paulo pede que pensem no que é verdadeiro, justo, puro e amável, e que façam o que aprenderam e viram nele. O Deus da paz estará com eles.',
      },
    ],
    read: {
      verses: '4:4-9',
      how: 'Quem lê imagina a corrente no pulso de Paulo e lê sem pressa. No versículo 6, todos param, e cada um faz um pedido a Deus em pensamento. No versículo 8, cada um escolhe uma das palavras da lista e fica com ela.',
    },
    observe: [
      {
        ask: 'O que Paulo manda fazer no lugar de ficar ansioso, e o que vai junto com o pedido?',
        verses: '4:6',
        listen: 'Apresentar pedidos a Deus, com gratidão junto.',
      },
      {
        ask: 'O que a paz de Deus guarda, e como ela é descrita?',
        verses: '4:7',
        listen: 'Corações e mentes; maior do que se consegue entender.',
      },
      {
        ask: 'Que verbos o texto usa para a mente e para as mãos nos versículos 8 e 9?',
        verses: '4:8-9',
        listen: 'Pensai e fazei; uma coisa puxa a outra.',
      },
    ],
    interpret: [
      {
        ask: 'Entre o convite a alegrar-se e o conselho sobre ansiedade há uma frase curta: “Perto está o Senhor”. O que ela muda nos dois?',
        verses: '4:4-6',
        listen: 'A alegria e a calma vêm de uma presença, não de autocontrole.',
      },
      {
        ask: 'Paulo promete paz, e não a solução do pedido. Que diferença isso faz para quem ora?',
        verses: '4:6-7',
        listen: 'A paz pode chegar antes da resposta, ou sem ela.',
        follow: 'Quando foi que a calma chegou a você antes da solução?',
      },
      {
        ask: 'Por que será que, depois da oração, ele cuida daquilo em que se pensa?',
        verses: '4:8',
        listen: 'A mente precisa de bom alimento; senão a ansiedade põe a mesa de novo.',
      },
    ],
    live: [
      {
        ask: 'Que preocupação você repete por dentro mais vezes do que entrega a Deus?',
        listen: 'Aceite respostas curtas: contas, filhos, exame.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que fica girando na sua cabeça quando você deita, e o que o telefone faz com esse giro?',
        listen: 'Nada de sermão sobre tela; pergunte o que acalma de verdade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que jeito a ansiedade de um contagia o outro na sua casa, e que combinado ajudaria?',
        listen: 'Uma palavra de código, uma hora sem falar de boletos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Como você pediria alguma coisa a Deus se nunca tivesse aprendido palavras de igreja?',
        listen: 'Quanto mais simples, melhor; pode virar a oração da noite.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Depois de tantos anos de caminhada, que preocupação ainda ganha de você?',
        listen: 'A sinceridade dos antigos liberta os novos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Nos dias de luto, que coisa boa e verdadeira sobre quem partiu você quer guardar no pensamento?',
        listen: 'Não corrija a tristeza com a lista do versículo 8.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior preocupação inútil da sua vida, aquela em que você sofreu semanas e não deu em nada?',
        bridge: 'Paulo tinha motivo sério para se preocupar, e da prisão escreveu sobre paz.',
      },
      {
        text: 'Que música, cena ou piada não sai da sua cabeça nestes dias?',
        bridge: 'Alguma coisa sempre ocupa a mente. O texto sugere quem pôr na porta.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Escreva num papel a primeira coisa que preocupa você hoje. Vire o papel para baixo e ponha a mão em cima.',
      bridge: 'Deixe-o ali. Leia o texto e decida depois o que fazer com ele.',
    },
    complete: [
      {
        name: 'De giro a pedido',
        text: 'Transforme uma preocupação. O que fica girando: … Virando pedido: Senhor, eu peço… Com gratidão por… Depois de entregar, o que me cabe fazer é…',
      },
      {
        name: 'Porteiro da mente',
        text: 'Faça a lista de quem entrou hoje nos seus pensamentos: … Marque os que são verdadeiros: … Os que são amáveis: … Barre um na porta amanhã: … Convide um para ficar: …',
      },
    ],
    challenges: [
      {
        do: 'Sempre que a mesma preocupação voltar, diga em voz alta um pedido e um obrigado, por cinco dias, e faça um risquinho num papel.',
        tell: 'quantos risquinhos houve no primeiro dia e no último.',
      },
      {
        do: 'Troque a última meia hora de notícias da noite por uma coisa amável: uma conversa, uma música, um capítulo de um bom livro.',
        tell: 'o que mudou no seu sono ou no seu humor.',
      },
    ],
    children: {
      truth: 'Posso contar tudo a Deus, e ele me dá paz.',
      to7: {
        story:
          'Paulo estava preso, numa sala fechada. Ele podia ficar só triste. Mas pegou um papel e escreveu uma carta para os amigos: fiquem alegres, Deus está perto! Quando vocês estiverem preocupados, contem tudo para ele. Pode ser coisa grande, pode ser coisa pequenininha. E digam obrigado também! Sabe o que Deus faz? Ele manda a paz. A paz é como um guarda bonzinho na porta do coração. Quando o medo chega, ela diz: calma, Deus está aqui. Depois Paulo escreveu: pensem em coisas boas e bonitas! E os amigos leram a carta e ficaram mais calmos.',
        activity:
          'Uma criança fica no meio, o coração. As outras fazem roda de mãos dadas em volta, a paz. Um adulto diz um medo e a roda responde: calma, Deus está aqui!',
        questions: [
          'Onde Paulo estava quando escreveu?',
          'Como é o guarda da porta do coração?',
          'O que você quer contar a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Quando a gente fica preocupado, parece que um hamster corre numa rodinha dentro da cabeça: corre, corre e não sai do lugar. Paulo conhecia isso. Ele estava preso por falar de Jesus e não sabia o que ia acontecer. Os amigos de Filipos também estavam preocupados com ele. Então Paulo escreveu: não fiquem ansiosos; contem tudo a Deus, peçam e agradeçam. E a paz de Deus vai guardar o coração e a mente de vocês. A palavra guardar lembrava os soldados que vigiavam o portão da cidade. A paz é um soldado bom, que fica acordado para a gente descansar. Depois Paulo deu uma dica para a cabeça: pense no que é verdadeiro, justo, puro e amável. Não é fingir que o problema não existe. É escolher quem manda na rodinha. E o próprio Paulo, lá na prisão, estava alegre.',
        activity:
          'Desenhem um portão com um guarda. Do lado de fora escrevam preocupações; dentro, coisas verdadeiras e amáveis. No portão, escrevam a palavra paz.',
        questions: [
          'O que Paulo ensinou a fazer com a preocupação?',
          'Por que ele fala em agradecer junto?',
          'Que pensamento bom você quer deixar entrar nesta semana?',
        ],
      },
      challenge: 'Quando ficar preocupado, diga a Deus um pedido e um obrigado.',
    },
    prayer:
      'Senhor, que estás perto, recebe os nossos pedidos com nome e sobrenome. Obrigado pelo que já nos deste. Põe a tua paz de guarda onde o pensamento não para, e ensina-nos a deixar entrar o que é bom.',
    leader: {
      lost: 'Não transforme o versículo 6 em bronca. Paulo não diz que quem fica ansioso peca mais que os outros: mostra o que fazer com a ansiedade.',
      tender:
        'Ansiedade também é doença, e tratamento é cuidado de Deus. Quem tem crises precisa ouvir que médico e psicólogo não competem com a oração. Se houver vontade de morrer, fique junto e ligue 188.',
    },
    comfort:
      'A paz deste texto não precisa que você a entenda nem que a fabrique. Ela fica na porta, e você pode cochilar.',
    closing: 'O papel com a preocupação fica aqui; o Deus da paz vai com a gente.',
    words: [
      'ansios',
      'ansiedade',
      'alegrai',
      'paz de deus',
      'excede todo',
      'suplica',
      'gratidao',
      'nisso pensai',
      'filipenses',
      'guardara',
      'boa fama',
      'perto esta',
    ],
  },
  {
    verses: '4:10-20',
    key: '4:13',
    title: 'O segredo que se aprende',
    theme: 'o contentamento',
    themes: ['gratidao', 'generosidade', 'sofrimento'],
    idea: 'Contentar-se é coisa que se aprende: em Cristo dá para atravessar a mesa cheia e a mesa vazia, e repartir faz parte das duas.',
    context:
      'A igreja de Filipos mandou a Paulo, na prisão, um presente pelas mãos de Epafrodito, que quase morreu no caminho. No fim da carta Paulo agradece. A frase famosa sobre poder todas as coisas está aqui, entre a fome e a fartura.',
    retold: [
      {
        verses: '4:10-13',
        says: 'Paulo se alegra porque os filipenses se lembraram dele. Aprendeu a contentar-se com o que tem, farto ou com fome, e diz que pode todas as coisas em Cristo, que o fortalece.',
      },
      {
        verses: '4:14-17',
        says: 'Só a igreja de Filipos repartiu com Paulo desde o princípio, e até em Tessalônica lhe mandou ajuda. Ele não busca doações, e sim o fruto que cresce na conta deles.',
      },
      {
        verses: '4:18-20',
        says: 'O presente que Epafrodito trouxe é para Paulo como cheiro suave, oferta que agrada a Deus. E o seu Deus suprirá todas as necessidades dos filipenses.',
      },
    ],
    read: {
      verses: '4:10-20',
      how: 'Ponham no meio um prato vazio e um prato com pão. Quem lê toca no prato vazio ou no cheio conforme a frase. No final o pão é repartido.',
    },
    observe: [
      {
        ask: 'Em que situações opostas Paulo diz que sabe viver?',
        verses: '4:11-12',
        listen: 'Humilhado e com abundância, farto e com fome.',
      },
      {
        ask: 'De que verbo ele se serve para explicar como chegou a contentar-se?',
        verses: '4:11-12',
        listen: 'Aprendi, estou instruído: não nasceu sabendo.',
      },
      {
        ask: 'O que os filipenses fizeram por ele, desde quando, e como ele chama o presente?',
        verses: '4:15-18',
        listen: 'Ajudaram desde o princípio; o presente é culto agradável a Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Dentro da conversa, a que “todas as coisas” Paulo se refere no versículo 13?',
        verses: '4:12-13',
        listen: 'A passar por fartura e por falta, não a conseguir tudo o que se quer.',
      },
      {
        ask: 'Por que será preciso aprender a viver também na abundância?',
        verses: '4:12',
        listen: 'Fartura pode fazer esquecer de Deus e dos outros.',
        follow: 'Qual das duas escolas foi mais difícil para você?',
      },
      {
        ask: 'Paulo está contente com pouco e ainda assim se alegra com a ajuda. Como as duas coisas combinam?',
        verses: '4:10-11, 4:14, 4:17',
        listen: 'Contentamento não é orgulho de não precisar de ninguém.',
      },
    ],
    live: [
      {
        ask: 'Em que momento do mês o seu contentamento acaba antes do dinheiro, ou o dinheiro antes do contentamento?',
        listen: 'Pode rir; respeite quem está devendo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você passou a querer só porque viu com outra pessoa?',
        listen: 'Tênis, corpo, viagem; pergunte o que aquilo prometia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que conversa sobre dinheiro vocês dois evitam, e o que ela pediria de cada um?',
        listen: 'Sem números no grupo; a conversa é em casa.',
        for: ['couples'],
      },
      {
        ask: 'O que os seus filhos estão aprendendo com vocês sobre o que é bastante?',
        listen: 'Aprendem mais com o que veem no carrinho do que com o que ouvem.',
        for: ['parents'],
      },
      {
        ask: 'Como você recebe ajuda: com alegria, com vergonha ou com pressa de devolver?',
        listen: 'Receber também se aprende.',
        for: ['singles', 'elderly', 'adults'],
      },
      {
        ask: 'O que você esperava que a fé resolvesse e que aprendeu a atravessar de outro modo?',
        listen: 'Ouça frustração sem defender Deus.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Em que força você tem se apoiado para atravessar um dia depois do outro desde a perda?',
        listen: 'Talvez a resposta seja nenhuma; ofereça companhia.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual o prato de fim de mês da sua casa, aquele milagre com o que sobrou na geladeira?',
        bridge:
          'Paulo conhecia a mesa cheia e a raspa da panela, e descobriu um segredo para as duas.',
      },
      {
        text: 'Que presente simples chegou na hora exata e valeu mais que um caro?',
        bridge: 'Um presente de Filipos chegou à prisão, e Paulo sentiu nele um perfume.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Abra a geladeira ou o armário e olhe um minuto, sem pegar nada. Diga em voz baixa os nomes do que está lá.',
      bridge: 'Cheio ou quase vazio, é desse lugar que Paulo fala.',
    },
    complete: [
      {
        name: 'Duas escolas',
        text: 'Na escola da falta, eu aprendi que… A lição que ainda não sei é… Na escola da fartura, aprendi que… A lição que ainda não sei é… O professor das duas me diz hoje: …',
      },
      {
        name: 'O bastante',
        text: 'Escreva o que seria bastante, de verdade, para mim. De roupa: … De elogio: … De dinheiro: … De sossego: … Circule onde já tenho bastante.',
      },
    ],
    challenges: [
      {
        do: 'Fique sete dias sem comprar nada além de comida, transporte e remédio, e reparta o que sobrar com alguém que precise.',
        tell: 'de que vontade você se lembrou mais vezes e o que fez com o que sobrou.',
      },
      {
        do: 'Aceite uma ajuda que você costuma recusar, dizendo apenas obrigado.',
        tell: 'o que sentiu ao não devolver na hora.',
      },
    ],
    children: {
      truth: 'Com Jesus posso passar por dias bons e difíceis.',
      to7: {
        story:
          'Paulo às vezes tinha a mesa cheia: pão, peixe, uvas, hum! Outras vezes tinha só um pedacinho de pão. Um dia ele estava preso e com pouca coisa. De repente, alguém chegou. Era Epafrodito, um amigo que veio de muito longe com um presente da igreja. Paulo ficou tão alegre! Ele escreveu uma carta para dizer obrigado. E contou um segredo: eu aprendi a ficar contente com muito e com pouco, porque Jesus me dá força. Os amigos sorriram. Eles gostavam de repartir, e Deus gostou do presente deles como quem sente um cheirinho bom.',
        activity:
          'Repartam um pão ou uma fruta em tantos pedaços quantas pessoas houver. Cada criança entrega um pedaço a outra e diz: Jesus nos dá força.',
        questions: [
          'Quem levou o presente para Paulo?',
          'Qual era o segredo de Paulo?',
          'O que você pode repartir com um amigo?',
        ],
      },
      to12: {
        story:
          'Muita gente escreve em camiseta: posso todas as coisas em Cristo. Parece frase de quem vai fazer gol. Mas veja onde Paulo estava quando escreveu: preso, sem saber se teria jantar. Amigos da cidade de Filipos juntaram o que podiam e mandaram Epafrodito levar. A viagem foi tão dura que ele ficou doente e quase morreu. Paulo recebeu e ficou muito feliz, menos pelas coisas e mais pelo carinho. Aí explicou: eu aprendi a viver com pouco e a viver com muito. Aprendi! Quer dizer que no começo não sabia. Com pouco, a tentação é reclamar. Com muito, é esquecer de Deus e de quem não tem. Como aprendeu? Jesus dava força em todas essas situações. É isso que quer dizer todas as coisas. E Paulo terminou contando aos amigos que Deus cuidaria deles também.',
        activity:
          'Façam dois pratos de papel. Num, desenhem um dia cheio; no outro, um dia em que faltou algo. Atrás dos dois, escrevam: Jesus me fortalece.',
        questions: [
          'O que Paulo precisou aprender?',
          'Por que ter muito também pode ser difícil?',
          'Que coisa sua pode alegrar alguém que tem menos?',
        ],
      },
      challenge: 'Escolha um brinquedo ou roupa em bom estado e dê a quem precisa.',
    },
    prayer:
      'Senhor, ensina-nos a viver com pouco sem amargura e com muito sem esquecimento. Dá-nos força para o dia que temos. Abençoa quem reparte conosco e abre a nossa mão para repartir.',
    leader: {
      lost: 'O versículo 13 anda sozinho por aí como promessa de vitória. Leia sempre com o 12 ao lado.',
      tender:
        'Falar de contentamento com quem passa fome é cruel. Descubra, com discrição, quem precisa de alimento ou emprego e mobilize o grupo antes de dar lição.',
      differ:
        'Há igrejas que leem o versículo 19 como promessa de prosperidade a quem contribui; outras, como confiança de que Deus cuida do necessário. O texto foi dito a gente que tinha acabado de repartir, e fala de necessidades.',
    },
    comfort:
      'Você não precisa ter força para o mês inteiro. Paulo recebeu a sua aos poucos, na medida de cada dia, e às vezes ela veio pelas mãos de um amigo.',
    closing: 'Prato cheio ou vazio, a mesa é a mesma, e Cristo está nela.',
    words: [
      'contentar',
      'contente',
      'posso todas',
      'tudo posso',
      'me fortalece',
      'abundancia',
      'necessidade',
      'epafrodito',
      'suprira',
      'dar e receber',
      'farto',
      'ter fome',
    ],
  },
]
