import type { BookPassages } from '../passage.ts'

export const PSA: BookPassages = [
  {
    verses: '1:1-6',
    key: '1:3',
    title: 'Raiz funda, folha verde',
    theme: 'a vida enraizada na Palavra',
    themes: ['palavra', 'sabedoria', 'santidade'],
    idea: 'Quem volta todos os dias à palavra de Deus vai criando raiz sem perceber, e um dia descobre que tem sombra e fruto para os outros.',
    context:
      'Este poema é a porta de entrada do livro dos Salmos: antes de cento e tantas orações, ele pergunta de onde a gente bebe. Numa terra quase sem chuva, as árvores que ficam verdes são as que crescem na beira da água. A lei de que ele fala é a instrução de Deus, que conta quem ele é e como viver.',
    read: {
      verses: '1:1-6',
      how: 'Dividam a sala em dois lados: um lê sobre a árvore (1-3), o outro sobre a palha (4-5). O 6 é de todos.',
    },
    observe: [
      {
        ask: 'Que três verbos de movimento aparecem no versículo 1, e o que vai acontecendo com a pessoa entre o primeiro e o último?',
        verses: '1:1',
        listen: 'Anda, para, senta: ela vai ficando cada vez mais à vontade.',
      },
      {
        ask: 'O que se diz da árvore: onde está, o que dá e quando?',
        verses: '1:3',
        listen: 'Plantada junto à água, dá fruto na estação dela, não o ano todo.',
      },
      {
        ask: 'Com que os maus são comparados, e o que basta para tirá-los do lugar?',
        verses: '1:4',
        listen: 'Palha: sem peso e sem raiz, qualquer vento decide por ela.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não fala em obrigação, e sim em “prazer”. O que transforma a leitura da Bíblia de dever em gosto?',
        verses: '1:2',
        listen: 'Tempo, companhia, encontro com quem fala; cada um tem o seu caminho.',
        follow: 'Em que época da vida isso foi mais verdade para você?',
      },
      {
        ask: 'Por que o fruto vem “a seu tempo”, e o que isso faz com a nossa pressa?',
        verses: '1:3',
        listen: 'Raiz trabalha escondida; há estação de nada aparecer.',
      },
      {
        ask: 'O que muda saber que o Senhor “conhece o caminho” de alguém, e não apenas o resultado?',
        verses: '1:6',
        listen: 'Conhecer aqui é acompanhar com cuidado.',
      },
    ],
    live: [
      {
        ask: 'De onde você tem bebido quando fica cansado: o que ouve, lê, assiste, repete na cabeça?',
        listen: 'Sem caça às bruxas; a pergunta é o que alimenta e o que só enche.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que conversa em grupo começou com você só passando e terminou com você sentado na roda?',
        listen: 'Fofoca, zoeira pesada, comentário na rede; ninguém precisa dar nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que os seus filhos veem você fazer com a Bíblia durante a semana?',
        listen: 'Pode ser quase nada; deixe que digam com honestidade.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que mais atrapalha quem está começando a ler a Bíblia, e que ajuda você gostaria de receber?',
        listen: 'Linguagem, por onde começar, vergonha de perguntar; anote.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que fruto só apareceu em você depois de muitos anos de raiz?',
        listen: 'Peça aos mais velhos que contem primeiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se nesta fase nada floresce, o que ajuda você a continuar perto da água?',
        listen: 'Não é falta de fé: é inverno; acolha.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual árvore marcou a sua infância? Vale a mangueira do quintal, a da escola ou aquela de onde você caiu.',
        bridge: 'O primeiro salmo põe diante de nós uma árvore e pergunta onde ela está plantada.',
      },
      {
        text: 'Você é do time que mata até cacto ou daquele que ressuscita planta do vizinho? Conte o caso mais grave.',
        bridge:
          'Planta não cresce por esforço: cresce por estar no lugar certo. O salmo fala disso.',
        for: ['adults', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Ponha a mão numa planta, numa mesa de madeira ou na casca de uma fruta. Sinta a textura um minuto, sem pensar em nada útil.',
      bridge: 'Aquilo levou anos para ficar assim. Leia o salmo no mesmo ritmo.',
    },
    complete: [
      {
        name: 'Raio-x da árvore',
        text: 'Desenhe uma árvore e escreva. Na raiz, de onde eu bebo: … No tronco, o que me mantém em pé: … Num galho, o fruto que outros já colhem em mim: … Num galho seco, o que espera a sua estação: …',
      },
      {
        name: 'Andar, parar, sentar',
        text: 'Termine as três frases sobre uma influência na sua vida: no começo eu só passava por… Depois parei porque… Hoje estou sentado e preciso de coragem para…',
      },
    ],
    challenges: [
      {
        do: 'Copie o versículo 3 num papel, ponha no espelho ou na geladeira e repita-o em voz baixa uma vez de manhã e uma à noite, por cinco dias.',
        tell: 'em que momento do dia o versículo voltou sozinho.',
      },
      {
        do: 'Saia de uma roda: silencie por sete dias um grupo ou perfil que só alimenta desprezo e use esse tempo para um salmo por dia.',
        tell: 'de que você sentiu falta e de que não sentiu.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'A palavra de Deus me faz crescer forte.',
      to7: {
        story:
          'Era uma vez uma arvorezinha plantada bem na beira do rio. O sol esquentava, e ela não secava. Sabe por quê? As raízes dela bebiam água debaixo da terra: glub, glub, glub! Ela cresceu, ficou com folhas verdes e deu frutas na hora certa. Os passarinhos vieram morar nela. Ali perto havia um montinho de palha bem sequinha. Veio o vento, fuuuu, e a palha voou para longe. Um poeta da Bíblia viu isso e disse: quem gosta de ouvir Deus é como a arvorezinha. A palavra de Deus é como água fresquinha para o coração. Todo dia um golinho!',
        activity:
          'As crianças se agacham como sementes. A cada frase da história que um adulto repete, bebem de mentirinha e crescem um pouco, até abrir os braços como galhos. No vento, balançam sem sair do lugar.',
        questions: [
          'Onde a arvorezinha estava plantada?',
          'O que aconteceu com a palha?',
          'Que história da Bíblia você quer ouvir nesta semana?',
        ],
      },
      to12: {
        story:
          'O livro dos Salmos começa com duas figuras. A primeira é uma árvore na beira do rio. Ninguém vê as raízes, mas elas estão sempre trabalhando, buscando água no escuro. Por isso, quando chega a seca, as folhas continuam verdes, e quando chega a hora, aparece o fruto. A segunda figura é a palha, aquela casquinha leve que sobra do trigo. Parece que se move muito, mas quem manda nela é o vento. O poeta diz que a gente escolhe de onde vai beber. Ele fala de alguém que primeiro só anda perto de quem zomba dos outros, depois para para escutar e, quando vê, já está sentado na roda, rindo também. A outra pessoa faz diferente: pensa na palavra de Deus de dia e de noite, como quem fica com uma música boa na cabeça. Devagar, sem fazer barulho, ela cria raiz.',
        activity:
          'Plantem feijões em algodão, uns com água e outros sem, e deem nome aos copos. Levem para casa ou observem no próximo encontro e comparem.',
        questions: [
          'O que significa ser levado como palha?',
          'Por que a parte mais importante da árvore não aparece?',
          'Que conversa você pode largar antes de sentar na roda?',
        ],
      },
      challenge: 'Regue uma planta todo dia e, enquanto rega, diga um versículo que você gosta.',
    },
    prayer:
      'Senhor, planta a gente perto da tua água. Dá-nos gosto pela tua palavra, paciência com as estações e fruto que sirva a alguém. Guarda-nos do vento que leva embora quem não tem raiz.',
    leader: {
      lost: 'O texto pode virar lista de nós, os bons, contra eles, os maus. Pergunte onde cada um se reconhece na árvore e na palha, porque todo mundo tem um pouco das duas.',
      tender:
        'A frase sobre prosperar fere quem trabalha direito e está desempregado ou doente. Diga que o salmo fala de uma vida que dá fruto, não de sucesso garantido, e que o próprio livro dos Salmos tem muito choro.',
    },
    comfort:
      'Árvore no inverno parece morta e não está. Se você hoje não tem folha nem fruto, basta ficar perto da água: o resto não depende da sua força.',
    closing: 'Ninguém viu a raiz crescer, mas todo mundo um dia descansou na sombra.',
    words: [
      'arvore',
      'ribeiro',
      'palha',
      'plantad',
      'raiz',
      'medita',
      'escarnec',
      'conselho dos',
      'bem aventurado',
      'fruto',
      'salmo 1',
    ],
  },
  {
    verses: '23:1-6',
    key: '23:4',
    title: 'Há alguém andando ao lado',
    theme: 'a confiança no Pastor',
    themes: ['medo', 'descanso', 'luto'],
    idea: 'O pastor não promete um caminho sem vale: promete que nenhum trecho dele será atravessado sem companhia, e que a estrada termina em casa.',
    context:
      'O título liga este salmo a Davi, que passou a juventude cuidando de ovelhas. Na terra dele o pasto é raro, a água é pouca e há barrancos escuros entre um campo e outro. Quem canta já foi pastor e agora se põe no lugar do bicho que precisa ser cuidado.',
    read: {
      verses: '23:1-6',
      how: 'Leiam uma vez todos juntos, na velocidade de quem anda. Na segunda vez cada um fica calado e diz em voz alta só a frase de que precisa hoje.',
    },
    observe: [
      {
        ask: 'Quantas coisas o pastor faz pela ovelha nos três primeiros versículos, e qual delas vocês não tinham notado?',
        verses: '23:1-3',
        listen: 'Faz deitar, leva às águas, restaura, guia: os verbos são dele.',
      },
      {
        ask: 'Até o versículo 3 o poeta fala sobre Deus; no 4 ele muda o jeito de falar. O que muda, e em que lugar do caminho?',
        verses: '23:3-4',
        listen: 'De ele passa a tu, justamente no vale.',
      },
      {
        ask: 'A partir do versículo 5 a cena já não é o campo. Onde estamos, e quem mais está por perto?',
        verses: '23:5-6',
        listen: 'Numa mesa posta, com inimigos olhando, e depois numa casa.',
      },
    ],
    interpret: [
      {
        ask: 'Quem canta “nada me faltará” também fala de vale e de inimigos. O que essa frase pode querer dizer, se não é vida sem aperto?',
        verses: '23:1, 23:4-5',
        listen: 'O que não falta é o pastor; o resto se entende a partir dele.',
      },
      {
        ask: 'O pastor “faz deitar”. Por que uma ovelha precisaria que alguém a fizesse descansar?',
        verses: '23:2',
        listen: 'Assustada ou com fome ela não deita; o descanso vem de se sentir segura.',
        follow: 'O que faz você continuar em pé quando já podia deitar?',
      },
      {
        ask: 'Por que a mesa é posta na frente dos inimigos, e não depois que eles vão embora?',
        verses: '23:5',
        listen: 'O cuidado de Deus não espera o problema acabar.',
      },
    ],
    live: [
      {
        ask: 'Em que parte do salmo você está morando nesta semana: no pasto, no vale, à mesa ou chegando em casa?',
        listen: 'Cada um diz só o lugar, se quiser; não peça o motivo.',
        for: ['adults', 'visitors'],
      },
      {
        ask: 'Quem ou o que tem escolhido o seu caminho ultimamente, e para onde isso está levando você?',
        listen: 'Amigos, algoritmo, pressa, medo de ficar de fora.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você sente falta quando lê sobre o vale, e que companhia ajudou você a continuar andando?',
        listen: 'Deixe que digam o nome da pessoa; agradeça e não explique nada.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Como seria, na rotina de vocês dois, um pedaço de pasto verde que coubesse numa noite comum?',
        listen: 'Algo pequeno: telefone longe, uma volta no quarteirão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que imagem de Deus você trouxe de casa, e em que ela se parece ou não com esse pastor?',
        listen: 'Há quem tenha aprendido um Deus que só vigia; ouça sem corrigir.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Você sabe este salmo de cor há anos. Que verso dele a vida já obrigou você a acreditar de verdade?',
        listen: 'Peça a história, não a explicação.',
        for: ['long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já cuidou de um bicho teimoso? Conte a maior fuga, o maior susto ou a pior mordida.',
        bridge:
          'Quem escreveu este salmo correu muito atrás de bicho fujão, e um dia percebeu que ele era igualzinho.',
      },
      {
        text: 'Qual comida, de qual mesa, faz você se sentir em casa só pelo cheiro?',
        bridge: 'O salmo começa no mato e termina numa mesa posta, com o copo cheio até derramar.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos, apoie os pés no chão e solte os ombros. Conte seis respirações sem pegar no telefone.',
      bridge:
        'A ovelha só se deita quando percebe que tem alguém olhando por ela. Leia o salmo devagar, como quem deita.',
    },
    complete: [
      {
        name: 'O meu salmo',
        text: 'Escreva com as palavras da sua vida: o Senhor é o meu… Por isso não me falta… Ele me faz parar quando… Mesmo que eu passe por… não vou sozinho, porque… No fim eu vou morar…',
      },
      {
        name: 'Mapa de um dia',
        text: 'Desenhe o caminho da sua terça-feira e marque três pontos: um lugar de água, que me renova: … Um vale, que me assusta: … Uma mesa, onde alguém me espera: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha vinte minutos desta semana para deitar ou sentar sem tela nem tarefa, e diga a Deus só a primeira linha do salmo.',
        tell: 'o que apareceu na sua cabeça quando você parou.',
      },
      {
        do: 'Seja companhia no vale de alguém: visite ou acompanhe uma pessoa a um exame, a um cemitério, a uma fila, sem dar conselho.',
        tell: 'como foi estar perto sem precisar consertar nada.',
        for: ['adults', 'young'],
      },
    ],
    children: {
      truth: 'Jesus cuida de mim como um bom pastor.',
      to7: {
        story:
          'Davi cuidava de ovelhas. De manhã ele procurava capim verdinho, e as ovelhas comiam até deitar de barriga cheia. Depois achava uma água bem calma, porque ovelha tem medo de água que faz barulho. Às vezes o caminho passava num lugar escuro. As ovelhas tremiam: bééé! Davi ia junto, batendo o cajado no chão: toc, toc, toc. E elas sabiam: ele está aqui! Um dia Davi pensou: Deus faz comigo o que eu faço com elas! Então cantou assim: o Senhor é o meu pastor. Quando estou com medo, ele está comigo. E eu vou morar na casa dele para sempre!',
        activity:
          'Faça um caminho com almofadas pela casa, passe por baixo de uma mesa coberta com um lençol e termine num tapete com um lanche. Um adulto vai batendo de leve uma colher de pau para mostrar que está perto.',
        questions: [
          'O que o pastor dava para as ovelhas?',
          'O que elas ouviam no lugar escuro?',
          'Quando você fica com medo, o que pode dizer a Deus?',
        ],
      },
      to12: {
        story:
          'Antes de ser rei, Davi era o menino que ficava com as ovelhas. Parece fácil, mas ovelha não enxerga longe, se perde por qualquer moita e, se cai de costas, quase não consegue levantar sozinha. O pastor precisava achar pasto numa terra seca, procurar água parada e levar todo mundo pelo caminho certo. Entre um campo e outro havia vales fundos, onde o sol mal entrava e os bichos bravos se escondiam. Ali o pastor ia com a vara, para defender, e o cajado, para puxar a ovelha que escorregava. Mais tarde Davi teve inimigos, fugiu, chorou e errou. E foi lembrando das ovelhas que ele escreveu esta canção. Ele não disse que nunca haveria vale escuro. Ele disse: tu estás comigo. E terminou com uma mesa cheia e uma casa onde se pode ficar para sempre.',
        activity:
          'Cada um faz um cajado com papel enrolado e escreve nele, em espiral, a parte do salmo que quer guardar. Quem quiser explica por que escolheu.',
        questions: [
          'Para que serviam a vara e o cajado?',
          'Por que Davi não prometeu que o caminho seria sempre claro?',
          'Quem você conhece que está num vale, e como pode andar com essa pessoa?',
        ],
      },
      challenge: 'Antes de dormir, diga o começo do salmo junto com alguém da sua casa.',
    },
    prayer:
      'Senhor, nosso pastor, faze deitar quem não sabe mais parar e anda perto de quem está no escuro. Quando faltar tudo o que queríamos, que não nos falte a tua companhia. Leva-nos, um passo por vez, até a tua casa.',
    leader: {
      lost: 'De tão conhecido, o salmo passa sem ser ouvido, ou vira só texto de velório. Leia devagar, pergunte pelos verbos e deixe cada um escolher uma frase.',
      tender:
        'Muita gente ouviu este salmo num enterro. Se alguém chorar, faça silêncio, ofereça água e não apresse. Se houver quem diga que não quer mais viver, fique com a pessoa, chame ajuda e lembre do CVV, telefone 188.',
    },
    comfort:
      'Você não precisa sair do vale hoje. O salmo não manda correr: diz que ali, no trecho mais escuro, alguém anda do seu lado e sabe o caminho.',
    closing: 'A bondade vem atrás da gente, mesmo quando a gente não olha para trás.',
    words: [
      'pastor',
      'ovelha',
      'pastos',
      'verdes',
      'aguas tranquilas',
      'vale',
      'sombra da morte',
      'cajado',
      'vara',
      'calice',
      'transborda',
      'salmo 23',
    ],
  },
  {
    verses: '27:1-14',
    key: '27:4',
    title: 'Uma coisa só',
    theme: 'a coragem e a espera',
    themes: ['medo', 'espera', 'adoracao'],
    idea: 'A coragem deste salmo não vem de não ter inimigos, e sim de querer uma coisa acima das outras: estar perto de Deus, que acolhe até quando os nossos nos deixam.',
    context:
      'O título põe o salmo na boca de Davi, que conheceu cerco, traição e mentira. Ele começa como canto de vitória e no meio vira pedido de socorro, quase um soluço. As duas partes ficaram juntas, porque na vida elas andam juntas.',
    read: {
      verses: '27:1-10',
      how: 'Do 1 ao 6, voz firme e de pé. Do 7 ao 10, sentados e mais baixo. Quem lidera encerra dizendo sozinho o versículo 14.',
    },
    observe: [
      {
        ask: 'Que três nomes o poeta dá ao Senhor no primeiro versículo, e que pergunta acompanha esses nomes?',
        verses: '27:1',
        listen: 'Luz, salvação, força; e a pergunta sobre de quem ter medo.',
      },
      {
        ask: 'No meio de exército e guerra, qual é o único pedido do versículo 4?',
        verses: '27:3-4',
        listen: 'Morar na casa do Senhor e olhar a beleza dele; não pede a derrota de ninguém.',
      },
      {
        ask: 'O que muda no tom entre o versículo 6 e o 7, e que palavras mostram isso?',
        verses: '27:6-9',
        listen: 'De cantarei a clamo; repete não escondas, não rejeites, não me deixes.',
      },
    ],
    interpret: [
      {
        ask: 'Como a mesma pessoa pode dizer que não teme e, logo depois, implorar para não ser abandonada?',
        verses: '27:1, 27:9',
        listen: 'Fé e medo moram na mesma casa; ele leva os dois a Deus.',
      },
      {
        ask: 'Por que contemplar a beleza de Deus daria coragem a alguém cercado?',
        verses: '27:4-5',
        listen: 'O que a gente olha muito cresce; ele escolhe para onde olhar.',
        follow: 'Onde você já viu alguma beleza que fez um medo diminuir?',
      },
      {
        ask: 'O que o versículo 10 diz a quem foi deixado por quem devia cuidar?',
        verses: '27:10',
        listen: 'Não nega o abandono; diz que há quem acolha.',
      },
    ],
    live: [
      {
        ask: 'Se alguém olhasse só a sua agenda e o seu extrato, que uma coisa diria que você busca?',
        listen: 'Deixe rir um pouco; depois deixe pensar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De quem ou de que você tem medo na escola, na faculdade ou no primeiro emprego, e o que acende alguma luz nisso?',
        listen: 'Perceba sinais de perseguição ou ameaça e cuide a sós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que medo vocês dois têm em comum e quase nunca dizem em voz alta?',
        listen: 'Pode ser combinado de falar em casa.',
        for: ['couples'],
      },
      {
        ask: 'Quem acolheu você numa hora em que a família não pôde ou não quis?',
        listen: 'Agradecer a esse rosto já é oração; ninguém precisa contar o abandono.',
        for: ['singles', 'adults'],
      },
      {
        ask: 'O que você está esperando há tanto tempo que já tem vergonha de pedir de novo?',
        listen: 'Não prometa prazo nem desfecho.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que dificuldade você sente em acreditar que Deus recebe com gosto quem o procura?',
        listen: 'Ouça a história por trás da dúvida.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando a saudade aperta, que pequeno sinal da bondade de Deus ainda aparece na terra dos vivos?',
        listen: 'Um neto, um prato de sopa, o sol na parede; nada precisa compensar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Acabou a luz do bairro inteiro. O que você procura primeiro, e o que costuma fazer até ela voltar?',
        bridge: 'O salmo começa com alguém no escuro dizendo quem é a luz dele.',
      },
      {
        text: 'Se pudesse pedir uma única coisa para este mês, daquelas pequenas e bem concretas, qual seria?',
        bridge: 'Davi também pediu uma coisa só. Vamos ver se alguém adivinharia qual.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Apague a luz e acenda uma vela ou a lanterna do telefone virada para a parede. Espere os olhos se acostumarem.',
      bridge: 'Com essa luz pequena, leia em voz baixa o primeiro versículo.',
    },
    complete: [
      {
        name: 'Peneira de pedidos',
        text: 'Anote depressa cinco coisas que você quer: … Risque duas. Risque mais duas. A que ficou diz isto sobre mim: … O que acontece com ela diante do versículo 4: …',
      },
      {
        name: 'Duas vozes',
        text: 'Dobre a folha. De um lado, a voz firme: eu confio que… Do outro, a voz que treme: Senhor, não me deixes quando… Embaixo, uma frase de espera: hoje eu consigo esperar por…',
      },
    ],
    challenges: [
      {
        do: 'Por cinco dias, gaste três minutos olhando algo bonito que Deus fez, sem fotografar, antes de abrir as notícias.',
        tell: 'o que você viu e o que aconteceu com a preocupação daquele dia.',
      },
      {
        do: 'Acolha alguém que a família deixou de lado: um convite para o almoço, uma carona, uma ligação no domingo à tarde.',
        tell: 'como foi receber, sem expor a história da pessoa.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    children: {
      truth: 'Deus é minha luz e nunca me deixa sozinho.',
      to7: {
        story:
          'Davi estava longe de casa e era de noite. Tudo escuro! Ele ouvia uns barulhos e o coração fazia tum, tum, tum. Aí ele lembrou de uma coisa e cantou: o Senhor é a minha luz! Davi não estava vendo uma lâmpada. Ele queria dizer que Deus estava perto. Ele falou: Deus, eu quero uma coisa só, ficar pertinho do Senhor! E falou também: às vezes eu tenho medo, escuta a minha voz! Deus escutou. O coração de Davi ficou mais calmo, e ele esperou a manhã chegar. Deus acolhe a gente como um abraço apertado.',
        activity:
          'Numa sala com pouca luz, passem uma lanterna de mão em mão. Quem a segura diz: Deus é a minha luz, e ilumina o amigo do lado.',
        questions: [
          'Como estava o coração de Davi?',
          'O que Davi cantou?',
          'Em que hora você quer que Deus fique bem pertinho?',
        ],
      },
      to12: {
        story:
          'Davi era corajoso, mas não do jeito dos filmes. Ele tinha inimigos de verdade, gente que contava mentiras sobre ele e um exército que podia aparecer a qualquer momento. Neste salmo ele começa firme: o Senhor é a minha luz, de quem terei medo? Se você pudesse pedir uma coisa a Deus no meio de uma guerra, o que pediria? Davi pediu para ficar perto de Deus e olhar como ele é bonito. Mas continue lendo. De repente a voz de Davi treme: escuta-me, não me deixes! Ele não fingiu que estava bem. Ele tinha tanta confiança que podia contar o medo. E disse até isto: mesmo que pai e mãe me deixem, o Senhor me recebe. No final ele fala com o próprio coração: espera no Senhor, coragem! A resposta ainda não tinha chegado, mas Davi já não estava sozinho.',
        activity:
          'Cada um escreve um medo com lápis num papel e, por cima, com caneta forte, a frase: o Senhor é a minha luz. Dobrem e guardem; ninguém precisa mostrar.',
        questions: [
          'O que Davi pediu no meio da guerra?',
          'Por que é bom contar a Deus que se está com medo?',
          'O que você faz enquanto espera uma coisa que demora?',
        ],
      },
      challenge:
        'Quando sentir medo nesta semana, conte a Deus e também a um adulto em quem confia.',
    },
    prayer:
      'Senhor, luz nossa, recebe a parte de nós que canta e a parte que treme. Ensina-nos a querer uma coisa só. Acolhe quem foi deixado e fortalece o coração de quem espera faz tempo.',
    leader: {
      lost: 'É tentador escolher só a metade corajosa. Faça o grupo ouvir a virada do versículo 7, porque é nela que muitos vão se encontrar.',
      tender:
        'O versículo 10 toca em abandono de pai e mãe. Não peça relatos. Se aparecer violência em casa, ouça a sós, não exija reconciliação e mostre onde há ajuda: Ligue 180 para mulheres, Disque 100 para crianças, idosos e pessoas com deficiência.',
    },
    comfort:
      'Davi não saiu do medo para depois orar: orou de dentro dele. Se hoje você só consegue dizer não me deixes, isso já é o salmo inteiro.',
    closing: 'Quem espera no Senhor espera acompanhado.',
    words: [
      'minha luz',
      'salvacao',
      'a quem temerei',
      'uma coisa',
      'formosura',
      'beleza do senhor',
      'abandon',
      'me acolhera',
      'espera no senhor',
      'terra dos viventes',
      'salmo 27',
    ],
  },
  {
    verses: '121:1-8',
    key: '121:2',
    title: 'O guarda que não cochila',
    theme: 'o cuidado de Deus no caminho',
    themes: ['medo', 'ansiedade', 'descanso'],
    idea: 'Na estrada em que os nossos olhos procuram socorro por todo lado, Deus é o guarda que não dorme, e por isso a gente pode dormir.',
    context:
      'É um cântico das subidas, cantado por peregrinos a caminho de Jerusalém. Viajava-se a pé, por dias, com sol forte, pedra solta e ladrões nas serras. Primeiro fala um viajante; depois outra voz, talvez de quem fica ou de quem caminha junto, responde a ele.',
    read: {
      verses: '121:1-8',
      how: 'Uma pessoa de pé, como quem vai sair, lê 1-2. Os outros respondem a ela com 3-8, olhando para ela.',
    },
    observe: [
      {
        ask: 'Para onde o viajante olha, que pergunta ele faz e que resposta dá a si mesmo?',
        verses: '121:1-2',
        listen: 'Olha os montes, pergunta pelo socorro e lembra quem fez os montes.',
      },
      {
        ask: 'Que palavra volta mais vezes no salmo, e em que situações ela aparece?',
        verses: '121:3-8',
        listen: 'Guardar e guardião: pé, dia, noite, alma, saída e entrada.',
      },
      {
        ask: 'Em que versículo a voz passa de eu para tu, e o que isso faz vocês imaginarem?',
        verses: '121:2-3',
        listen: 'No 3: alguém abençoa o viajante, que já não está sozinho.',
      },
    ],
    interpret: [
      {
        ask: 'Os montes podiam ser beleza, perigo ou lugar de outros deuses. Por que o viajante procura além deles?',
        verses: '121:1-2',
        listen: 'O socorro não está na criação, e sim em quem a fez.',
      },
      {
        ask: 'Por que será tão importante, para quem viaja de noite, que Deus não cochile?',
        verses: '121:3-4',
        listen: 'Porque só dorme tranquilo quem sabe que alguém vigia.',
        follow: 'Que preocupação você leva para a cama como se fosse o vigia?',
      },
      {
        ask: 'Se há crentes que tropeçam, adoecem e são roubados, como entender a promessa “te guardará de todo o mal”?',
        verses: '121:7-8',
        listen: 'O mal não tem a última palavra sobre a vida; não é blindagem contra toda dor.',
      },
    ],
    live: [
      {
        ask: 'Quando o dinheiro, a saúde ou o emprego balança, para onde os seus olhos correm primeiro?',
        listen: 'Banco, remédio, gente influente: não são inimigos, mas não são Deus.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que tira o seu sono hoje, e o que mudaria se você entregasse esse turno de vigia?',
        listen: 'Prova, futuro, briga em casa, a tela na madrugada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês dizem a um filho na porta quando ele sai, e que bênção gostariam de começar a dizer?',
        listen: 'Os pais também precisam entregar o caminho dos filhos.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Em que saída recente, de uma casa, de um trabalho ou de uma fase, você percebeu que foi guardado?',
        listen: 'Pode haver mudança de cidade, separação, aposentadoria.',
        for: ['elderly', 'adults', 'singles'],
      },
      {
        ask: 'Para quem perdeu alguém na estrada, este salmo pode doer. Que pergunta você gostaria de fazer a Deus diante dele?',
        listen: 'Não responda a pergunta; ore com ela.',
        for: ['mourning'],
      },
      {
        ask: 'Quem já fez para você o papel da segunda voz, lembrando que Deus guarda quando você só via montanha?',
        listen: 'Boa hora para alguém agradecer em voz alta.',
        for: ['long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a viagem em que deu tudo errado e que hoje rende a melhor história?',
        bridge:
          'Este salmo é música de estrada, cantada por gente com o pé cansado e a serra pela frente.',
      },
      {
        text: 'Quem, na sua família, dorme em qualquer lugar? E quem acorda com uma formiga? Diga de que lado você está.',
        bridge:
          'O salmo fala de um guarda que não cochila nunca, e de como isso deixa a gente dormir.',
        for: ['adults', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Vá até uma porta ou janela. Olhe o ponto mais distante que conseguir ver e fique ali por um minuto.',
      bridge: 'O viajante também levantou os olhos antes de sair. Faça a pergunta dele com calma.',
    },
    complete: [
      {
        name: 'Mala de viagem',
        text: 'Escreva o que você leva para esta semana. O que pesa na mala: … Do que tenho medo na estrada: … Quem viaja comigo: … O que posso deixar com o Guardião antes de sair: …',
      },
      {
        name: 'Troca de turno',
        text: 'Termine e ponha debaixo do travesseiro: Senhor, hoje eu fiquei acordado por causa de… Agora são… horas e o turno é teu. Amanhã eu faço só…',
      },
    ],
    challenges: [
      {
        do: 'Diga o versículo 8 em voz alta ao fechar a porta de casa e ao voltar, durante cinco dias.',
        tell: 'qual saída ou chegada ficou diferente por causa dele.',
      },
      {
        do: 'Mande a alguém que vai viajar, fazer exame ou começar algo novo um áudio lendo o salmo com o nome da pessoa no lugar do tu.',
        tell: 'por que escolheu essa pessoa e o que ela respondeu.',
      },
    ],
    children: {
      truth: 'Deus não dorme: ele cuida de mim dia e noite.',
      to7: {
        story:
          'Uma família ia viajar a pé até Jerusalém. Era longe! O menino olhou as montanhas altas e perguntou: quem vai ajudar a gente? O pai sorriu: quem ajuda é Deus, que fez o céu e a terra. Eles andaram, andaram. De dia o sol era quente, e Deus cuidava deles como uma sombra fresquinha. De noite eles deitavam olhando a lua. O menino perguntou: e se Deus dormir? A mãe respondeu: Deus nunca cochila, nem um pouquinho. Pode fechar os olhos. E o menino dormiu bem quentinho. De manhã eles cantaram: o Senhor me guarda quando eu saio e quando eu volto!',
        activity:
          'Brinquem de viagem: as crianças andam pela sala, param para dormir quando a luz baixa um pouco e, quando um adulto canta baixinho que Deus está acordado, levantam e seguem até o outro lado.',
        questions: [
          'O que o menino viu quando olhou para cima?',
          'Quem nunca cochila?',
          'O que você quer pedir a Deus antes de dormir?',
        ],
      },
      to12: {
        story:
          'Uma vez por ano ou mais, famílias inteiras iam a pé até Jerusalém para as festas. Não havia placa, posto nem celular. O caminho subia por serras de pedra, onde era fácil torcer o pé, e de noite podia aparecer gente perigosa. Para não ficar só pensando no perigo, elas cantavam. Este salmo era uma dessas canções. Começa com alguém olhando os montes e perguntando de onde vem a ajuda. Ele mesmo responde: vem do Senhor, que fez o céu e a terra. Quem fez a montanha é maior do que ela! Aí outra voz entra na música, como um amigo que anda ao lado: ele não vai deixar o seu pé escorregar; o guarda do povo não cochila. De dia é sombra, de noite é vigia. E a canção termina na porta de casa, que é o lugar de onde todo mundo sai e para onde quer voltar: Deus guarda a sua saída e a sua entrada.',
        activity:
          'Em duplas, um fica de olhos fechados e o outro o guia pela sala só com a voz, desviando de almofadas. Depois trocam e contam o que sentiram.',
        questions: [
          'Por que quem viajava cantava?',
          'O que é mais forte, a montanha ou quem a fez?',
          'Para quem você pode ser a segunda voz, que lembra que Deus cuida?',
        ],
      },
      challenge: 'Faça um cartãozinho com o versículo 8 e prenda perto da porta da sua casa.',
    },
    prayer:
      'Guardião de Israel, o Senhor fez os montes que nos assustam. Cuida dos pés que escorregam, da noite de quem não dorme e da estrada de quem está longe. Hoje entregamos o turno e vamos descansar.',
    leader: {
      lost: 'Alguns ouvem uma promessa de que nada de ruim acontece; outros a descartam por isso mesmo. Fique com o que o salmo repete: há quem guarde, e ele não dorme.',
      tender:
        'Quem perdeu alguém em acidente ou violência pode perguntar onde estava o guarda. Não explique. Diga que a Bíblia também faz essa pergunta, fique perto e procure a pessoa durante a semana.',
    },
    comfort:
      'Você já vigiou demais. Há uma hora da noite em que não se pode fazer mais nada, e nela alguém continua acordado por você.',
    closing: 'A porta se abre, a porta se fecha, e o mesmo Deus está dos dois lados.',
    words: [
      'montes',
      'socorro',
      'guardiao',
      'guarda',
      'cochil',
      'dormira',
      'peregrin',
      'saida e',
      'entrada',
      'vacilar',
      'salmo 121',
    ],
  },
]
