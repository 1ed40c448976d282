import type { BookPassages } from '../passage.ts'

export const EZK: BookPassages = [
  {
    verses: '34:1-31',
    key: '34:16',
    title: 'Eu mesmo vou buscar',
    theme: 'o pastor que procura as ovelhas',
    themes: ['justica', 'esperanca', 'servico', 'proximo'],
    idea: 'Quando os que deviam cuidar engordaram à custa do rebanho, Deus disse: eu mesmo vou; ele busca, cura, alimenta, faz justiça entre as ovelhas e promete um só pastor.',
    context:
      'Jerusalém caiu e o povo está espalhado. Ezequiel fala aos líderes, chamados de pastores: comeram a carne, vestiram a lã e não curaram ninguém (34:2-10). Deus tira o rebanho da mão deles. No fim do capítulo promete um pastor da casa de Davi; Jesus dirá: eu sou o bom pastor (João 10).',
    retold: [
      {
        verses: '34:1-6',
        says: 'O Senhor fala contra os pastores de Israel, que cuidam só de si. As ovelhas se espalham, e ninguém busca a perdida.',
      },
      {
        verses: '34:7-10',
        says: 'O Senhor está contra esses pastores. Vai exigir deles as ovelhas e livrá-las de sua boca.',
      },
      {
        verses: '34:11-16',
        says: 'O próprio Senhor buscará as ovelhas espalhadas e as fará deitar em bons pastos. Trará a desgarrada e fará curativo na ferida.',
      },
      {
        verses: '34:17-24',
        says: 'O Senhor julgará entre a ovelha gorda e a magra, porque as fortes sujam a água e empurram as fracas. Dará a elas um pastor, seu servo Davi.',
      },
      {
        verses: '34:25-31',
        says: 'O Senhor promete um pacto de paz, chuvas de bênção e sono seguro. As ovelhas saberão que são o seu povo.',
      },
    ],
    read: {
      verses: '34:11-22',
      how: 'Cada “eu” que Deus diz, quem lê bate de leve no peito. Em 17 a 21, tom de quem chama os filhos para uma conversa.',
    },
    observe: [
      {
        ask: 'Que verbos Deus usa para o que ele mesmo vai fazer?',
        verses: '34:11-16',
        listen: 'Procurar, buscar, livrar, ajuntar, trazer, apascentar, fazer deitar, curar.',
      },
      {
        ask: 'Quantos tipos de ovelha aparecem, e o que cada uma recebe?',
        verses: '34:16',
        listen: 'Perdida, desgarrada, ferida, enferma; busca, volta, curativo, força.',
      },
      {
        ask: 'De onde e de que dia elas serão livradas?',
        verses: '34:12-13',
        listen: 'De onde se espalharam; dia de nuvem e escuridão.',
      },
      {
        ask: 'De que as ovelhas gordas são acusadas?',
        verses: '34:18-21',
        listen: 'Pisam o pasto, sujam a água, empurram com ombro e chifre.',
      },
    ],
    interpret: [
      {
        ask: 'Deus repete “eu mesmo”. O que muda quando o dono não manda outro empregado e vem em pessoa?',
        verses: '34:11, 34:20',
        listen: 'Cuidado direto; em Jesus ele veio.',
      },
      {
        ask: 'A perdida se perdeu e a ferida foi machucada. Por que Deus não faz inquérito antes de ir buscar?',
        verses: '34:16',
        listen: 'Primeiro socorre; depois ensina. O amor chega antes.',
        follow: 'O que a gente costuma perguntar primeiro?',
      },
      {
        ask: 'O problema não eram só os pastores: ovelha também empurra ovelha. O que esse pedaço tira de quem só reclama da liderança?',
        verses: '34:17-21',
        listen: 'Eu também posso sujar a água de outro.',
      },
      {
        ask: 'Por que o mesmo pastor que põe curativo também julga?',
        verses: '34:16-17, 34:22',
        listen: 'Amar a fraca é parar a mão do forte.',
      },
    ],
    live: [
      {
        ask: 'Que ovelha do versículo 16 é você nesta semana: perdida, desgarrada, ferida, enferma ou gorda?',
        listen: 'Uma palavra basta. Gorda também é resposta corajosa.',
      },
      {
        ask: 'Quem sumiu do nosso meio num dia de nuvem, e ninguém foi atrás?',
        listen: 'Um nome e um plano com data. Sem fofoca.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'No corredor, na quadra, no grupo: quem é empurrado para fora, com que chifre, e o que você pode fazer?',
        listen: 'Apelido, exclusão, print. Atitude pequena e firme.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde você tem responsabilidade por gente, e o que come de melhor antes de os outros comerem?',
        listen: 'Tempo, elogio, descanso, dinheiro.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'Alguém que devia cuidar de você já se serviu de você? Como soa: livrarei as minhas ovelhas da boca deles?',
        listen: 'Não pedir a história; Deus tomou partido.',
        for: ['adults', 'visitors', 'singles'],
      },
      {
        ask: 'Que água você deixa turva para quem vem beber depois: na casa, na igreja, no ambiente?',
        listen: 'Reclamação, fofoca, desconfiança, lixo.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Para quem se sente longe: o que seria ser achado, do jeito que você precisa?',
        listen: 'Ouvir sem apressar a volta.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já se perdeu quando criança, no mercado, na praia, na feira? Quem achou, e o que disse?',
        bridge: 'Ser procurado por alguém que conhece a gente: o capítulo inteiro é sobre isso.',
      },
      {
        text: 'Numa fila ou no elevador, você é de empurrar, de encolher ou de organizar? Mostrem.',
        bridge: 'Ezequiel viu ovelhas que empurravam com o ombro. Deus também viu.',
        for: ['teens', 'young', 'adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Cubra-se com uma manta ou um casaco e fique quieto, ouvindo os passos da casa ou da rua.',
      bridge: 'Há alguém procurando. Leia os verbos dele, um por um.',
    },
    complete: [
      {
        name: 'Ficha do rebanho',
        text: 'Complete com iniciais: Perdida que quero buscar: … . Desgarrada que posso trazer de volta: … . Ferida em quem posso pôr curativo: … . Enferma que posso fortalecer: … . Fraca que eu empurrei: … , e vou … .',
      },
      {
        name: 'Eu mesmo',
        text: 'Escreva como se Deus falasse com você: Eu mesmo procurarei … ; eu o livrarei de … ; eu o farei deitar em … ; eu porei curativo em … .',
      },
    ],
    challenges: [
      {
        do: 'Vá atrás de uma pessoa que sumiu: bata à porta ou ligue, e pergunte como ela está, sem convidar para nada.',
        tell: 'quanto tempo fazia que ninguém perguntava.',
      },
      {
        do: 'Ceda de propósito o melhor lugar, o melhor pedaço ou a vez de falar a quem costuma ser empurrado.',
        tell: 'o que essa pessoa fez com o espaço.',
      },
    ],
    children: {
      truth: 'Deus é o bom pastor e vai me procurar.',
      to7: {
        story:
          'Era um rebanho bem triste. Os pastores comiam o melhor e dormiam. Uma ovelhinha estava com a pata machucada: ai! Outra se perdeu na neblina: béé, béé! As grandonas empurravam as pequenas e sujavam a água. Então o dono de todas chegou. Ele não mandou ninguém. Disse: eu mesmo vou! Subiu o morro, procurou, chamou, achou a perdida e pôs no colo. Fez curativo na pata. Levou todas para o capim verdinho e água limpa. E falou com as grandonas: não empurrem! Deus é assim. Ezequiel contou, e Jesus disse: eu sou o bom pastor.',
        activity:
          'Escondam um bichinho de pano; todos procuram com lanterna e, quando acham, fazem um curativo de fita e um berço de capim.',
        questions: [
          'O que acontecia com as pequenas?',
          'O que o dono disse?',
          'Quem está triste e você pode procurar?',
        ],
      },
      to12: {
        story:
          'Ezequiel tinha um recado duro para os chefes do seu povo. Vocês são como pastores que bebem o leite, vestem a lã e deixam a ovelha doente no frio. Por isso o rebanho se espalhou. Deus estava muito bravo, e com razão: eram as ovelhas dele. E o que ele fez? Não contratou outro. Disse: eu mesmo vou procurar. Num dia de nuvem e escuridão, eu vou. Busco a perdida, trago a que fugiu, ponho curativo na ferida, dou força à fraca. Mas ele olhou também para dentro do rebanho. Havia ovelhas fortes que pisavam o capim, sujavam a água e chifravam as magras até expulsá-las. Deus disse: isso acaba. Eu julgo entre ovelha e ovelha. E prometeu um pastor só, da família de Davi. Séculos depois, Jesus olhou a multidão cansada e disse quem era ele: o bom pastor. E, se alguém que devia cuidar machuca você, conte a outro adulto. Deus está do seu lado.',
        activity:
          'Façam duas cenas com o corpo: um rebanho que empurra e um rebanho que abre espaço para o menor beber primeiro.',
        questions: [
          'Por que Deus estava bravo com os pastores?',
          'O que ele prometeu fazer em pessoa?',
          'Quem é empurrado na sua turma, e o que você vai fazer?',
        ],
      },
      challenge: 'Chame para brincar alguém que sempre fica de fora.',
    },
    prayer:
      'Senhor, tu disseste eu mesmo, e vieste. Procura quem sumiu na neblina. Põe curativo onde ninguém viu. Livra os que foram comidos por quem devia cuidar. E quando o nosso ombro empurrar, segura o nosso ombro. Amém.',
    leader: {
      lost: 'A tentação é malhar pastores ausentes por uma hora. Reconheça que há maus pastores, Deus também os reconhece, e siga para 17 a 21: o que nós fazemos uns com os outros?',
      tender:
        'Pode haver vítima de abuso espiritual, moral ou sexual de líder. Não defenda a instituição. Acredite, não peça detalhes na roda, ofereça companhia para denunciar: Disque 100, Ligue 180. O texto diz que Deus é contra quem devora o rebanho.',
      differ:
        'A volta do rebanho à terra e o príncipe da casa de Davi são lidos por uns como promessa ainda futura a Israel, por outros como cumprida em Cristo e na igreja. Que o pastor prometido é Jesus, os cristãos concordam.',
    },
    comfort:
      'Em dia de nuvem e de escuridão a ovelha não acha o caminho; por isso é o pastor que anda. Fique onde está. O barulho que você ouve pode ser o passo dele.',
    closing: 'Ele não mandou outro. Veio buscar.',
    words: [
      'pastores de israel',
      'apascentam a si mesmos',
      'eu mesmo procurarei minhas ovelhas',
      'buscarei a perdida',
      'desgarrada',
      'ovelha gorda',
      'ovelha magra',
      'boa pastagem',
      'dia de nuvem',
      'chuvas de bencao',
      'meu servo davi',
      'bom pastor',
    ],
  },
  {
    verses: '36:22-38',
    key: '36:26',
    title: 'Coração de carne',
    theme: 'o coração novo',
    themes: ['graca', 'espirito', 'salvacao', 'identidade'],
    idea: 'Deus não espera o povo melhorar: por causa do próprio nome ele lava, troca a pedra por um coração que sente e põe dentro o seu Espírito, e aí a vida começa a mudar.',
    context:
      'O povo foi levado para a Babilônia depois de encher a terra de sangue e ídolos (36:18). Os vizinhos riam: é esse o povo de Deus? O nome dele virou piada. Ezequiel, que antes só anunciava queda, agora anuncia restauração, e começa dizendo por que Deus vai agir.',
    retold: [
      {
        verses: '36:22-24',
        says: 'O Senhor diz a Israel que não age por causa deles, mas por seu santo nome, que profanaram. Vai ajuntá-los das nações e levá-los à sua terra.',
      },
      {
        verses: '36:25-28',
        says: 'O Senhor promete água pura que limpa, um coração de carne no lugar do de pedra e seu Espírito dentro deles, para que pratiquem o que ele manda.',
      },
      {
        verses: '36:29-32',
        says: 'O Senhor multiplicará o trigo e os frutos, e não haverá fome. Então o povo se lembrará de seus maus caminhos e terá vergonha.',
      },
      {
        verses: '36:33-38',
        says: 'As ruínas serão reedificadas, e a terra assolada ficará como o jardim do Éden. As nações saberão que o Senhor fez isso, e as cidades se encherão de gente.',
      },
    ],
    read: {
      verses: '36:22-31',
      how: 'Passem uma pedra de mão em mão durante a leitura. Depois do 26, deixem a pedra no chão e ponham a mão no peito.',
    },
    observe: [
      {
        ask: 'Por causa de quem Deus vai agir, e por causa de quem ele diz que não é?',
        verses: '36:22-23',
        listen: 'Do seu santo nome; não por eles.',
      },
      {
        ask: 'Façam a lista de tudo o que Deus diz que fará. Quem é o sujeito dos verbos?',
        verses: '36:24-28',
        listen: 'Tomar, ajuntar, aspergir, purificar, dar coração, pôr Espírito; eu.',
      },
      {
        ask: 'O que sai e o que entra no peito?',
        verses: '36:26-27',
        listen: 'Sai o coração de pedra; entra um de carne e o Espírito de Deus.',
      },
      {
        ask: 'Quando é que eles se lembram, com tristeza, do que fizeram?',
        verses: '36:29-31',
        listen: 'Depois de limpos e alimentados.',
      },
    ],
    interpret: [
      {
        ask: '“Eu não faço isso por vós”: parece duro. Por que é uma boa notícia que o motivo não esteja em nós?',
        verses: '36:22',
        listen: 'Se fosse por nós, mudaria conosco; o nome dele não muda.',
      },
      {
        ask: 'Pedra não sente, não sangra, não se dobra. Que sinais mostram que um coração endureceu?',
        verses: '36:26',
        listen: 'Indiferença, ironia, nada comove; e coração de carne dói.',
        follow: 'Por que alguém preferiria a pedra?',
      },
      {
        ask: 'A ordem é: lavar, trocar, pôr o Espírito, e então andar. O que acontece quando a gente inverte?',
        verses: '36:25-27',
        listen: 'Esforço sem vida; promessa quebrada.',
      },
      {
        ask: 'Por que a vergonha pelo mal vem depois da bondade de Deus, e não antes?',
        verses: '36:29-31',
        listen: 'Só quem é amado aguenta ver a própria culpa.',
      },
    ],
    live: [
      {
        ask: 'Que notícia, pessoa ou assunto já não mexe com você, e mexia?',
        listen: 'Rua, choro de filho, culto, guerra.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que ponto da vida você anda mudando só a fachada, à espera de que o coração venha atrás?',
        listen: 'Honestidade sem autoacusação.',
      },
      {
        ask: 'Fazer cara de que nada atinge é escudo na escola e na internet. O que custa manter essa pedra?',
        listen: 'Solidão, cinismo; coragem de sentir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde vocês dois endureceram um com o outro, e que água poderia amolecer?',
        listen: 'Uma ferida; um gesto; ajuda de fora se preciso.',
        for: ['couples'],
      },
      {
        ask: 'O que já é diferente em você e que você sabe que não foi força sua?',
        listen: 'Vontade, gosto, reação. Dar graças.',
        for: ['new-believers', 'long-believers', 'elderly'],
      },
      {
        ask: 'O nome de Deus é comentado pelo que o povo dele faz. O que o seu vizinho sabe de Deus olhando para você?',
        listen: 'Trabalho, contas, trânsito, voz.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Se um coração novo fosse oferecido hoje, o que você perguntaria antes de aceitar?',
        listen: 'Dói? Vou deixar de ser eu? Perguntas ótimas.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que faz você chorar sem querer: comercial de mercado, hino, vídeo de cachorro, formatura?',
        bridge: 'Coração de carne é assim. Ezequiel falava a um povo que já não sentia nada.',
      },
      {
        text: 'Cada um pega uma pedra e diz com que se parece a semana dela: lisa, pontuda, pesada, de bolso.',
        bridge: 'Deus promete mexer justamente com pedra.',
        for: ['adults', 'young', 'teens', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Encontre o seu pulso com dois dedos e conte vinte batidas.',
      bridge:
        'Está vivo. Deus fala a um peito que parou de sentir. Leia o 26 no ritmo das batidas.',
    },
    complete: [
      {
        name: 'Raio X',
        text: 'Desenhe um coração dividido em pedaços. Pinte de cinza o que está de pedra: … , … . Pinte de vermelho o que voltou a sentir: … , … . Escreva no meio a promessa: porei meu Espírito.',
      },
      {
        name: 'Eu farei',
        text: 'Copie os verbos de Deus trocando vós por mim: De … ele me tomará; de … me purificará; tirará de mim … ; porá em mim … ; e eu, então, andarei … .',
      },
    ],
    challenges: [
      {
        do: 'Deixe-se comover uma vez nesta semana: pare diante de alguém que sofre, ouça o nome e faça um gesto.',
        tell: 'o nome e o que você sentiu.',
      },
      {
        do: 'Carregue uma pedra no bolso e, toda vez que esbarrar nela, peça: Senhor, aqui, um coração de carne.',
        tell: 'quando a pedra incomodou mais.',
      },
    ],
    children: {
      truth: 'Deus me dá um coração novo que sabe amar.',
      to7: {
        story:
          'O Bento estava com o coração duro, duro. A irmã caiu e ele disse: nem ligo. O gatinho miou com fome: nem ligo. A mãe ficou triste: nem ligo. À noite ele pôs a mão no peito: toc, toc, parecia uma pedra. Senhor, disse ele, eu não gosto de ser assim. Deus tinha prometido pela boca de Ezequiel: eu tiro o coração de pedra e dou um coração macio. E ponho o meu Espírito dentro. De manhã a irmã espirrou, e o Bento foi buscar o lenço. Deu leite ao gato. Abraçou a mãe. Tum, tum, tum! Que barulho bom!',
        activity:
          'Façam um coração de massinha: primeiro deixem duro na geladeira, depois esquentem nas mãos até poder moldar um sorriso.',
        questions: [
          'O que o Bento dizia?',
          'O que Deus prometeu tirar e dar?',
          'De quem você vai cuidar hoje?',
        ],
      },
      to12: {
        story:
          'Longe de casa, na Babilônia, o povo de Deus ouvia risadas: esse é o povo do Senhor? Que vergonha! Eles mesmos tinham estragado tudo, com maldade e ídolos. Ezequiel trouxe um recado que ninguém esperava. Deus disse: vou agir, e não é porque vocês merecem. É por causa do meu nome, porque eu sou quem sou. E o que ele ia fazer? Buscar de todos os lugares. Lavar com água limpa. E depois uma cirurgia: tiro o coração de pedra e ponho um coração de carne, que sente, que se importa. E ponho dentro de vocês o meu Espírito, para que consigam andar nos meus caminhos. Repare: Deus não mandou primeiro melhorar. Primeiro ele cuida, depois a gente muda. E quem recebe um coração assim volta a chorar e a rir pelas coisas certas. Não é fraqueza. Pedra é que não sente nada.',
        activity:
          'Escrevam numa pedra uma coisa com que já não se importam; por uma semana, façam um gesto de cuidado ligado a ela e pintem a pedra de vermelho.',
        questions: [
          'Por que Deus decidiu ajudar?',
          'O que é um coração de pedra?',
          'Com que você quer voltar a se importar?',
        ],
      },
      challenge: 'Quando pensar nem ligo, faça um gesto de cuidado.',
    },
    prayer:
      'Senhor, não por nós: pelo teu nome. Lava o que juntamos. Mete a mão onde virou pedra, mesmo que doa voltar a sentir. Põe dentro o teu Espírito, e o nosso andar virá atrás. Obrigado por não esperares que melhoremos. Amém.',
    leader: {
      lost: 'O nojo de vocês mesmos, do 31, pode virar humilhação coletiva. O texto fala de quem já foi limpo e, amado, enxerga. Não fique nele; termine no 26. E cuide para a política do Oriente Médio não entrar pela porta da terra.',
      tender:
        'Quem endureceu por trauma fez isso para sobreviver. Não chame de pecado. Deus amolece devagar, e muitas vezes com terapia e gente segura. Depressão também anestesia: se houver vontade de morrer, CVV 188, e companhia.',
      differ:
        'A volta à terra é vista por uns como promessa que segue valendo para Israel; por outros, como cumprida no retorno e ampliada em Cristo. A água do 25 lembra o batismo a muitos, que o entendem de modos diferentes. O coração novo, todos pedem.',
    },
    comfort:
      'Sentir pouco também acontece com quem sofreu muito. Deus não está decepcionado com o seu peito calado. Ele disse que daria, e quem dá não cobra pressa.',
    closing: 'Pedra no chão, mão no peito: ele faz.',
    words: [
      'coracao de pedra',
      'coracao de carne',
      'novo coracao',
      'novo espirito',
      'aspergirei agua pura',
      'porei meu espirito',
      'por causa de meu santo nome',
      'nao faco isso por vos',
      'jardim do eden',
      'purificarei de todas',
      'ezequiel',
      'regeneracao',
    ],
  },
  {
    verses: '37:1-14',
    key: '37:5',
    title: 'O vale e o sopro',
    theme: 'a vida que só Deus dá',
    themes: ['esperanca', 'espirito', 'palavra', 'ressurreicao'],
    idea: 'Ao povo que dizia estar acabado, Deus mostra que a palavra dele e o seu Espírito põem de pé até ossos sequíssimos: ele fala e faz.',
    context:
      'Ezequiel está entre os exilados, na Babilônia. Jerusalém caiu, e o povo repete que não há mais jeito. Nos dois primeiros versículos a mão do Senhor o leva a um vale cheio de ossos, muitos e sequíssimos. O próprio Deus explica a visão no versículo 11: são toda a casa de Israel.',
    retold: [
      {
        verses: '37:1-3',
        says: 'O Senhor põe Ezequiel no meio de um vale cheio de ossos muito secos e pergunta se eles viverão. Ezequiel responde: “Senhor DEUS, tu o sabes”.',
      },
      {
        verses: '37:4-8',
        says: 'Ezequiel profetiza como Deus manda, e há um ruído e um tremor. Cada osso se junta ao seu, vêm nervos, carne e pele, mas não há espírito neles.',
      },
      {
        verses: '37:9-10',
        says: 'Deus manda chamar o espírito dos quatro ventos. Ezequiel profetiza, o espírito entra nos mortos, e eles se põem de pé, um exército enorme.',
      },
      {
        verses: '37:11-14',
        says: 'O povo de Israel diz que sua esperança pereceu. Deus promete abrir as sepulturas, pôr seu espírito nele e levá-lo de volta à sua terra.',
      },
    ],
    read: {
      verses: '37:3-14',
      how: 'Alguém conta os versículos 1 e 2. Ao ler o 7, todos batem os dedos na mesa; no 10, os que puderem se levantam. De 11 em diante, sentados.',
    },
    observe: [
      {
        ask: 'O que Deus pergunta a Ezequiel, e que resposta ele dá?',
        verses: '37:3',
        listen: 'Se os ossos viverão; Senhor, tu o sabes.',
      },
      {
        ask: 'A que coisas Ezequiel fala, e em que duas etapas a vida vem?',
        verses: '37:4-10',
        listen: 'Aos ossos, e os corpos se formam; ao espírito, e vivem.',
      },
      {
        ask: 'O que o povo andava dizendo de si mesmo?',
        verses: '37:11',
        listen: 'Ossos secos, esperança perdida, exterminados.',
      },
      {
        ask: 'O que Deus promete fazer, e o que saberão quando ele fizer?',
        verses: '37:12-14',
        listen: 'Abrir sepulturas, trazer à terra, pôr seu espírito; saberão que ele é o Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Ezequiel não diz sim nem não. Que fé há em responder “tu o sabes”?',
        verses: '37:3',
        listen: 'Não finge certeza nem decreta o fim; devolve a pergunta a Deus.',
        follow: 'Sobre o que você só consegue dizer isso hoje?',
      },
      {
        ask: 'Houve um momento em que estava tudo no lugar, “porém não havia espírito neles”. O que isso ensina?',
        verses: '37:8-10',
        listen: 'Organização não é vida; falta o sopro de Deus.',
      },
      {
        ask: 'Por que Deus manda um homem falar a ossos, se podia fazer sozinho?',
        verses: '37:4-7',
        listen: 'A palavra dele passa por gente que obedece, mesmo parecendo absurdo.',
      },
      {
        ask: 'A visão era, primeiro, para um povo sem terra. O que muda ler assim, antes de aplicá-la aos nossos sonhos?',
        verses: '37:11-14',
        listen: 'Deus cumpre o que prometeu ao povo; não é receita para qualquer desejo.',
      },
    ],
    live: [
      {
        ask: 'Que frase de desistência a nossa igreja, cidade ou família repete até acreditar?',
        listen: 'Como no versículo 11. Nomear já abre o vale.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que na sua geração parece osso seco, e onde você já ouviu algum barulho de vida?',
        listen: 'Ansiedade, solidão, fé fria; e os pequenos ruídos.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Na vida de vocês dois, o que está no lugar, mas sem sopro?',
        listen: 'Rotina que funciona e não respira. Um gesto.',
        for: ['couples'],
      },
      {
        ask: 'A quem você tem medo de falar de Deus porque já deu como caso perdido?',
        listen: 'Ezequiel falou a ossos. Orem pelo nome.',
        for: ['men', 'women', 'parents'],
      },
      {
        ask: 'O que em você foi voltando a viver aos poucos, antes mesmo de você ter palavras para isso?',
        listen: 'Primeiro o ruído, depois os nervos, depois o sopro.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na sua idade, que vale Deus já o fez atravessar ao redor, e o que viu ali?',
        listen: 'Guerras, crises, igrejas que fecharam e reabriram.',
        for: ['elderly'],
      },
      {
        ask: 'Abrirei as vossas sepulturas, diz ele. O que essas palavras mexem em você?',
        listen: 'Choro, esperança, raiva: tudo cabe. Só escute.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta, bicho ou aparelho você já tinha dado como morto e voltou?',
        bridge: 'Deus levou Ezequiel a um lugar em que nada mais se esperava.',
      },
      {
        text: 'Qual é a frase de pessimista mais famosa da sua família?',
        bridge: 'O povo de Ezequiel tinha uma também, e bem triste. Deus a ouviu.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Esvazie o ar devagar até o fim. Espere um instante. Depois deixe o ar entrar sozinho.',
      bridge: 'Leia a visão prestando atenção na sua respiração.',
    },
    complete: [
      {
        name: 'Mapa do vale',
        text: 'Desenhe um vale. Aqui está seco: … . Aqui já ouvi um ruído: … . Aqui há forma, mas sem sopro: … . Sobre tudo isso escrevo: Senhor, tu o sabes.',
      },
      {
        name: 'Frase desfeita',
        text: 'Complete: nós dizemos que … acabou. Deus diz: eu porei meu espírito em vós, e … . Enquanto não vejo, falo a … .',
      },
    ],
    challenges: [
      {
        do: 'Pare de repetir por sete dias uma frase de desistência e, no lugar dela, diga a Deus: tu o sabes.',
        tell: 'quantas vezes a frase quis sair.',
      },
      {
        do: 'Leia em voz alta uma promessa de Deus junto de alguém sem ânimo, se a pessoa quiser, e fique ali um pouco.',
        tell: 'o que ouviu, ainda que fosse só um ruído.',
      },
    ],
    children: {
      truth: 'Deus sopra vida onde ninguém espera.',
      to7: {
        story:
          'O povo de Deus estava longe de casa e muito desanimado. Diziam: acabou! Somos como galhinhos secos! Então Deus mostrou a Ezequiel, como num sonho, um lugar bem seco, sem nenhuma vida. Deus perguntou: pode viver? Ezequiel respondeu: o Senhor é que sabe! Deus disse: fale a minha palavra. Ezequiel falou, e começou um barulhinho. Deus mandou o seu sopro, fuuu!, e tudo ficou vivo e de pé. Deus explicou: vou fazer isso com o meu povo. Vou levar vocês para casa e pôr o meu Espírito em vocês!',
        activity:
          'Espalhem penas ou papéis picados na mesa e soprem para que se levantem. A cada sopro, digam: Deus dá vida!',
        questions: [
          'O que o povo desanimado dizia?',
          'O que Deus mandou Ezequiel fazer?',
          'Para quem triste você quer pedir o sopro de Deus?',
        ],
      },
      to12: {
        story:
          'Já ouviu alguém dizer: não tem mais jeito? Era o que o povo de Judá repetia no exílio. Então Deus deu a Ezequiel uma visão. Ele estava num vale cheio de ossos muito secos, que lembravam o povo sem esperança. Deus perguntou: estes ossos podem viver? Ezequiel não quis bancar o sabido: Senhor, tu o sabes. Fale a minha palavra a eles, mandou Deus. Ezequiel falou, e veio um ruído: os ossos se juntavam, cada um no seu lugar, e os corpos se formaram. Mas ainda faltava o principal. Chame o sopro dos quatro ventos! Ele chamou, o sopro veio, e todos se levantaram, uma multidão. Deus explicou: é assim que farei com vocês. Vocês dizem que acabou; eu vou levá-los de volta à sua terra e pôr o meu Espírito em vocês. Eu falei, e eu faço.',
        activity:
          'Em duplas, um fica de estátua mole no chão e o outro, sem tocar, sopra e diz uma parte do corpo, que se levanta, até ficar de pé. Troquem.',
        questions: [
          'O que o povo dizia no exílio?',
          'O que faltava quando os corpos já estavam formados?',
          'Onde você gostaria de ver o sopro de Deus?',
        ],
      },
      challenge: 'Quando alguém disser não tem jeito, ore com a pessoa.',
    },
    prayer:
      'Senhor, tu o sabes. Olha o nosso vale: o que secou, o que tem forma e não tem sopro. Fala a tua palavra, manda o teu Espírito, e põe de pé o teu povo, para que saibamos que és o Senhor. Amém.',
    leader: {
      lost: 'Cada um quer ressuscitar logo o seu sonho. Lembre que Deus mesmo explica: é o povo dele. E não pule o 8: forma sem sopro.',
      tender:
        'Ossos e sepulturas podem ser duros para quem está de luto, sobretudo recente; avise antes de ler. Não prometa que um relacionamento ou um doente voltará. Quem diz de si acabei precisa de companhia: CVV 188. As crianças menores não precisam da cena dos ossos.',
      differ:
        'Todos leem aqui, primeiro, a volta de Israel do exílio. Alguns veem também uma promessa para Israel no fim dos tempos; outros, uma figura da igreja; e muitos, um sinal da ressurreição futura. A palavra espírito também se traduz por sopro ou vento.',
    },
    comfort:
      'Deus fez Ezequiel andar em volta antes de dizer qualquer coisa. Ele também olha com calma o que secou em você.',
    closing: 'Ele falou, e ele faz. Respirem.',
    words: [
      'ossos secos',
      'vale de ossos',
      'sequissimos',
      'poderao viver estes ossos',
      'viverao estes ossos',
      'tu o sabes',
      'profetiza',
      'quatro ventos',
      'filho do homem',
      'sepulturas',
      'porei meu espirito',
      'ezequiel',
    ],
  },
  {
    verses: '47:1-12',
    key: '47:9',
    title: 'Um rio que começa como um fio de água',
    theme: 'a vida que vem de Deus',
    themes: ['espirito', 'esperanca', 'adoracao', 'proposito'],
    idea: 'Da casa de Deus sai um fio de água que cresce até virar rio e leva vida ao lugar mais morto da terra: o que vem dele não fica parado.',
    context:
      'Ezequiel está longe de casa, entre os deportados na Babilônia, e o templo de Jerusalém foi queimado. Numa visão ele é levado a uma casa nova, medida parede por parede (40:1-5), e vê a glória de Deus voltar a ela (43:1-5). Agora, à porta, olha para o chão: há água saindo por baixo.',
    retold: [
      {
        verses: '47:1-5',
        says: 'Ezequiel vê água saindo de debaixo da porta da casa. Um homem mede mil côvados de cada vez, e a água chega aos tornozelos, aos joelhos, à cintura, e vira um rio fundo.',
      },
      {
        verses: '47:6-9',
        says: 'Ezequiel vê muitíssimas árvores nas margens. O homem diz que essas águas tornarão saudáveis as águas do mar, e que tudo viverá por onde o rio passar.',
      },
      {
        verses: '47:10-12',
        says: 'Pescadores estenderão redes junto ao rio, embora os pântanos fiquem salgados. As árvores darão fruto todo mês, porque a água sai do santuário, e as folhas servirão de remédio.',
      },
    ],
    read: {
      verses: '47:1-12',
      how: 'Um lê 1 e 2, baixinho. A cada medida (3 a 5) entra mais uma voz, até todos. Outra voz lê 6 a 12.',
    },
    observe: [
      {
        ask: 'De onde sai a água, e em que direção ela corre?',
        verses: '47:1-2',
        listen: 'Debaixo do umbral da casa, ao lado do altar, para o oriente.',
      },
      {
        ask: 'A cada mil côvados, até onde a água chega no corpo do profeta?',
        verses: '47:3-5',
        listen: 'Tornozelos, joelhos, cintura, e por fim só a nado.',
      },
      {
        ask: 'O que acontece com o mar quando o rio chega, e com tudo o que vive nele?',
        verses: '47:8-10',
        listen: 'As águas ficam saudáveis; muitos peixes, pescadores, redes.',
      },
      {
        ask: 'Para que servem o fruto e a folha das árvores da margem?',
        verses: '47:12',
        listen: 'O fruto é alimento, a folha é remédio.',
      },
    ],
    interpret: [
      {
        ask: 'Nenhum outro riacho entra no caminho, e mesmo assim a água cresce. O que isso diz sobre a fonte?',
        verses: '47:1-5',
        listen: 'O que aumenta o rio não é a terra por onde passa; vem de Deus.',
      },
      {
        ask: 'O homem mede e faz o profeta passar pela água. Por que não bastava olhar da margem?',
        verses: '47:3-6',
        listen: 'Há coisas de Deus que se conhecem entrando; e quem o guia vai passo a passo.',
        follow: 'Quem já andou com você na parte rasa?',
      },
      {
        ask: 'O rio podia ficar no jardim do templo e desce para o mar salgado. O que isso mostra do coração de Deus?',
        verses: '47:8-9',
        listen: 'A vida de Deus vai ao lugar onde não havia vida; não é para guardar.',
      },
      {
        ask: 'As folhas não caem e o fruto vem todo mês. Que explicação o texto dá para isso?',
        verses: '47:12',
        listen: 'As águas saem do santuário; a raiz bebe da fonte certa.',
      },
    ],
    live: [
      {
        ask: 'Tornozelo, joelho, cintura ou a nado: onde você diria que está hoje com Deus, e o que o segura aí?',
        listen: 'Sem medir ninguém; o rio é o mesmo para todos.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você gostaria de controlar com os pés no chão e Deus chama para nadar?',
        listen: 'Futuro, namoro, imagem, carreira.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que lugar perto de nós parece um mar morto, e que água a gente poderia levar até lá?',
        listen: 'Uma rua, uma ala de hospital, um parente. Algo pequeno e possível.',
      },
      {
        ask: 'Em casa, que fio de água já corre e vocês quase não notam?',
        listen: 'Uma oração curta, um pedido de desculpas, uma visita.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Ao longo dos anos, onde você viu algo pequeno de Deus virar rio?',
        listen: 'Histórias com data e nome.',
        for: ['elderly', 'women', 'men'],
      },
      {
        ask: 'Se Deus fosse água para você esta semana, seria para matar a sede, lavar ou refrescar?',
        listen: 'Qualquer resposta sincera serve.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Piscina, rio ou mar: você entra correndo, devagarinho ou fica cuidando das toalhas?',
        bridge: 'Ezequiel foi levado água adentro, um pouco mais a cada vez.',
      },
      {
        text: 'Qual foi o menor vazamento que deu o maior trabalho na sua casa?',
        bridge: 'Aqui também tudo começa com água por baixo da porta, mas esta traz vida.',
        for: ['adults', 'couples', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Abra a torneira só um fio e deixe correr sobre a mão por meio minuto.',
      bridge: 'Foi assim que o rio começou.',
    },
    complete: [
      {
        name: 'Quatro medidas',
        text: 'Risque quatro linhas: tornozelo, joelho, cintura, a nado. Em cada uma escreva uma parte da vida: … . Marque a que você quer entregar mais fundo: … .',
      },
      {
        name: 'Mapa do rio',
        text: 'A fonte: o que recebo de Deus é … . O caminho: passo por … . O mar: quem está sem vida e eu conheço é … . A folha de remédio que posso levar é … .',
      },
    ],
    challenges: [
      {
        do: 'Leve um pouco de água a um lugar seco: uma visita, uma mensagem ou um lanche a quem ninguém procura.',
        tell: 'onde você esteve e o que encontrou lá.',
      },
      {
        do: 'Cada manhã desta semana, antes do celular, fique três minutos junto da fonte: leia um versículo deste texto e agradeça.',
        tell: 'em que dia foi mais difícil e em que dia a água subiu.',
      },
    ],
    children: {
      truth: 'O rio de Deus leva vida por onde passa.',
      to7: {
        story:
          'Ezequiel viu uma coisa linda. Da casa de Deus saía um pouquinho de água, pingue, pingue, por baixo da porta. Um homem com uma fita de medir chamou: venha! A água cobria os pés. Andaram mais: água no joelho! Andaram mais: na cintura! E depois era um rio tão fundo que só dava para nadar. O rio correu até um mar salgado, onde os peixes não viviam. E o que aconteceu? A água ficou boa, e apareceram peixes e mais peixes! Nas margens nasceram árvores com frutas para comer e folhas para curar.',
        activity:
          'Com um pano azul no chão, brinquem de entrar no rio: pés, joelhos, cintura, e nadem. No fim, coloquem peixes de papel na água.',
        questions: [
          'De onde saía a água?',
          'O que aconteceu no mar salgado?',
          'Onde você queria que o rio de Deus passasse?',
        ],
      },
      to12: {
        story:
          'Ezequiel morava longe de casa, e o templo da sua cidade tinha sido destruído. Numa visão, Deus mostrou a ele uma casa nova. Por baixo da porta saía um fio de água. Um homem com uma corda de medir andou uns quinhentos metros e mandou Ezequiel passar: água nos tornozelos. Mais quinhentos: nos joelhos. Mais um tanto: na cintura. E mais um pouco: um rio que só se atravessava a nado. Você viu isto?, perguntou o homem. O rio descia por uma terra seca até um mar tão salgado que nada vivia nele. Quando o rio chegou, a água sarou! Vieram peixes de todo tipo e pescadores com redes. Nas margens cresceram árvores que dão fruto todo mês e folhas que servem de remédio. Por quê? Porque a água saía da casa de Deus. Onde o rio passava, tudo vivia.',
        activity:
          'Desenhem um rio comprido numa tira de papel. Cada um desenha ao lado um lugar que precisa de vida (escola, hospital, rua), e o grupo ora por esses lugares.',
        questions: [
          'Como o rio foi crescendo?',
          'Por que as árvores nunca ficavam sem fruto?',
          'Que lugar que você conhece precisa desse rio?',
        ],
      },
      challenge: 'Regue uma planta esta semana e ore por alguém enquanto a água cai.',
    },
    prayer:
      'Senhor, a vida sai de ti. Leva-nos um pouco mais fundo, no passo em que conseguimos andar, e segura-nos onde o pé já não alcança. Passa pelo que está salgado em nós, e corre através de nós até quem não tem mais peixe nem folha. Amém.',
    leader: {
      lost: 'A conversa pode virar disputa de quem está mais fundo com Deus. O texto mede a água, não as pessoas. Volte ao versículo 9.',
      tender:
        'Quem está seco há tempo, por doença ou depressão, pode se sentir culpado por não nadar. Diga que o rio foi até o mar morto; o mar não precisou fazer nada. Se houver desespero, fique por perto e lembre do CVV, 188.',
      differ:
        'Uns esperam um templo e um rio assim na terra, no tempo do fim; outros leem a visão como figura da vida que Deus dá por Cristo e pelo Espírito (João 7:38). Todos veem o mesmo rio voltar em Apocalipse 22.',
    },
    comfort:
      'O rio não foi procurar o lugar mais bonito. Desceu até onde nada vivia, e ali a água ficou boa.',
    closing: 'Tudo viverá por onde quer que este rio passar. Que ele passe por você.',
    words: [
      'rio',
      'aguas',
      'tornozelos',
      'joelhos',
      'cintura',
      'a nado',
      'mil covados',
      'umbral',
      'santuario',
      'mar morto',
      'folha de remedio',
      'fluir',
      'mergulhar',
      'profundidade',
    ],
  },
]
