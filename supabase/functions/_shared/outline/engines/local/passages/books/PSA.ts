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
    verses: '42:1-11',
    key: '42:5',
    title: 'Conversa com a alma abatida',
    theme: 'a tristeza e a esperança',
    themes: ['sofrimento', 'esperanca', 'luto'],
    idea: 'Quando Deus parece longe, o salmo ensina a não fingir nem se calar: levar a sede até ele, lembrar, perguntar, e dizer à própria alma que espere.',
    context:
      'É um poema dos filhos de Corá, cantores do templo. Quem fala está longe de Jerusalém, no norte, perto das nascentes do Jordão, e já não pode cantar com os seus. Em volta há gente que zomba da fé dele. O refrão aparece duas vezes aqui e uma terceira no salmo seguinte.',
    read: {
      verses: '42:1-11',
      how: 'Uma voz lê sozinha, sem disfarçar a tristeza. Os versículos 5 e 11 são ditos por todos, baixinho, como quem fala com um amigo sentado na beira da cama.',
    },
    observe: [
      {
        ask: 'Que águas aparecem no salmo, do começo ao meio, e quais matam a sede e quais afogam?',
        verses: '42:1-3, 42:7',
        listen: 'Ribeiros desejados, lágrimas como comida, ondas que passam por cima.',
      },
      {
        ask: 'Qual pergunta os outros fazem a ele, e quais perguntas ele faz a Deus e a si mesmo?',
        verses: '42:3, 42:5, 42:9',
        listen: 'Onde está o teu Deus; por que me esqueceste; por que estás abatida.',
      },
      {
        ask: 'De que ele se lembra no versículo 4, e como era aquele tempo?',
        verses: '42:4',
        listen: 'Da multidão em festa a caminho da casa de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Como alguém pode chamar Deus de “minha rocha” e, na mesma frase, perguntar por que foi esquecido?',
        verses: '42:9',
        listen: 'Só reclama assim quem ainda confia no vínculo.',
      },
      {
        ask: 'Lembrar dos bons tempos faz bem ou faz doer mais? O que a lembrança faz neste poema?',
        verses: '42:4, 42:6',
        listen: 'As duas coisas: aumenta a sede e mostra para onde ir.',
      },
      {
        ask: 'O refrão volta igual, mesmo depois de ter sido dito uma vez. O que essa repetição ensina sobre o caminho de quem está triste?',
        verses: '42:5, 42:11',
        listen: 'A tristeza não some de uma vez; a esperança precisa ser dita de novo.',
        follow: 'O que você repete para si nos dias pesados?',
      },
    ],
    live: [
      {
        ask: 'Se a sua alma pudesse responder hoje à pergunta do versículo 5, o que ela diria?',
        listen: 'Silêncio é resposta; não complete por ninguém.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Com quem dá para conversar quando tudo parece sem graça e ninguém à volta percebe?',
        listen: 'Fique atento a quem não tem ninguém e procure a sós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que ajuda e o que atrapalha quando o outro está abatido e não quer falar?',
        listen: 'Presença sem interrogatório; não tomar a tristeza como culpa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que época da fé você lembra com saudade, e que sede essa lembrança acorda?',
        listen: 'Saudade de Deus já é busca de Deus.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que lágrima sua foi alimento por muito tempo, e quem se sentou perto enquanto durou?',
        listen: 'Pergunte pela companhia; a perda só entra se a pessoa quiser.',
        for: ['mourning'],
      },
      {
        ask: 'O que você faz com a pergunta dos outros, ou sua mesma, sobre onde Deus está?',
        listen: 'Dúvida dita em voz alta é bem-vinda nesta casa.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior sede da sua vida? Onde estava e o que daria por um copo de água naquele momento?',
        bridge: 'O salmo compara a falta de Deus com a sede de um bicho que procura um riacho.',
      },
      {
        text: 'Que música você põe quando está triste: uma que levanta ou uma que chora junto?',
        bridge: 'A Bíblia também tem música para chorar junto, e esta é uma delas.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e segure-o um minuto antes de beber. Depois beba em goles pequenos, prestando atenção em cada um.',
      bridge: 'Leia o primeiro versículo entre um gole e outro.',
    },
    complete: [
      {
        name: 'Entrevista com a alma',
        text: 'Escreva o diálogo. Eu pergunto: por que você está abatida? Ela responde: … Eu pergunto: de que você tem sede? Ela responde: … Eu digo a ela: espere, porque…',
      },
      {
        name: 'Maré do dia',
        text: 'Risque uma linha com manhã, tarde e noite e desenhe a altura da onda em cada hora. Onde ela me cobre: … Onde aparece um pouco de terra: … Quem pode saber disso: …',
      },
    ],
    challenges: [
      {
        do: 'Escreva à mão uma oração de três linhas que comece com por que, e leia-a a Deus por três noites sem tentar responder.',
        tell: 'como foi orar sem enfeitar.',
      },
      {
        do: 'Sente-se meia hora com alguém abatido, levando algo para beber, e não dê nenhum conselho.',
        tell: 'o que foi mais difícil para você naquele silêncio.',
        for: ['adults', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Posso contar a Deus quando estou triste.',
      to7: {
        story:
          'Um bichinho da floresta, a corça, corria e corria no sol quente. Ela estava com muita sede! Procurava um riacho: cadê a água? Um cantor da Bíblia viu e pensou: eu sou igual a ela. Eu tenho sede de ficar perto de Deus. Ele morava longe dos amigos e estava triste. Ele chorou. E contou tudo a Deus: estou com saudade, estou triste. Depois falou com o próprio coração: coração, espera em Deus. A gente ainda vai cantar! Deus escuta choro. Deus escuta saudade. E Deus fica pertinho até a vontade de cantar voltar.',
        activity:
          'Desenhem um riacho numa folha comprida. Cada criança cola ou desenha uma gota com a carinha de como está hoje, e todas deságuam no mesmo rio.',
        questions: [
          'O que a corça procurava?',
          'O que o cantor contou a Deus?',
          'Como está o seu coração hoje?',
        ],
      },
      to12: {
        story:
          'Antes, ele era o primeiro da fila. Quando o povo ia em festa para a casa de Deus, lá estava ele cantando. Agora vivia longe, entre montanhas e cachoeiras, sem os amigos, e umas pessoas caçoavam: onde está o seu Deus? Ele chorava tanto que disse que as lágrimas eram a sua comida. Podia ter engolido o choro e fingido. Em vez disso, escreveu. Disse que a sua alma tinha sede de Deus como uma corça procurando um riacho. Perguntou por que Deus parecia ter se esquecido dele. E fez uma coisa curiosa: conversou com a própria alma. Por que você está tão triste? Espere em Deus, eu ainda vou louvá-lo. A tristeza não foi embora na hora. Mais para o fim ele precisou dizer a mesma coisa outra vez. E tudo bem. Deus guardou essa oração na Bíblia para quem um dia precisasse dela.',
        activity:
          'Cada um escreve ou desenha uma oração sincera num papel em forma de gota. Ninguém lê a do outro; todas vão para uma jarra no meio da roda.',
        questions: [
          'Por que ele não fingiu que estava bem?',
          'Por que repetiu o refrão?',
          'O que você pode fazer por um amigo triste sem dar bronca?',
        ],
      },
      challenge: 'Se ficar triste nesta semana, conte a Deus e a um adulto que cuida de você.',
    },
    prayer:
      'Deus vivo, temos sede. Recebe as perguntas que não conseguimos responder e as lágrimas que ninguém viu. Passa a noite conosco com a tua canção, e ensina a nossa alma a esperar.',
    leader: {
      lost: 'Querer animar depressa estraga este salmo. Deixe o grupo ficar um tempo na sede; a esperança do refrão vem de dentro do poema, não de fora.',
      tender:
        'Pode haver depressão na sala. Tristeza que dura não é falta de fé: encoraje a procurar médico e psicólogo. Se alguém falar em sumir ou morrer, não deixe a pessoa sozinha, chame a família e ligue 188, o CVV, a qualquer hora.',
    },
    comfort:
      'O refrão não obriga a sua alma a louvar agora; diz ainda o louvarei. Pode ser depois. Hoje basta ter sede.',
    closing: 'De dia a bondade, de noite a canção: que uma das duas alcance você.',
    words: [
      'corca',
      'cerva',
      'sede de deus',
      'suspira',
      'abatida',
      'minha alma',
      'onde esta o teu deus',
      'lagrimas',
      'abismo',
      'espera em deus',
      'depress',
      'salmo 42',
    ],
  },
  {
    verses: '46:1-11',
    key: '46:10',
    title: 'Quando o chão se mexe',
    theme: 'o refúgio em Deus',
    themes: ['medo', 'ansiedade', 'descanso'],
    idea: 'Mesmo quando o que parecia firme se desfaz, Deus está no meio do seu povo como um rio que não seca, e nos convida a largar as armas e ficar quietos.',
    context:
      'É um cântico dos filhos de Corá, gente ligada à música do templo. Jerusalém não tinha um grande rio e vivia ameaçada por impérios. O poema imagina o pior que se podia pensar naquele mundo, montanhas caindo no mar e reinos desabando, e no meio disso repete um refrão.',
    read: {
      verses: '46:1-11',
      how: 'Comecem batendo os pés devagar no chão nos versículos 2-3 e 6, e parem de repente. O 7 e o 11 são de todos. Depois do 10, meio minuto sem nenhum som.',
    },
    observe: [
      {
        ask: 'Quais desastres o poeta enumera, na terra e entre os povos?',
        verses: '46:2-3, 46:6',
        listen: 'Terra que se move, montes no mar, águas bravas, reinos abalados.',
      },
      {
        ask: 'Que água aparece no versículo 4, e em que é diferente da água do 3?',
        verses: '46:3-4',
        listen: 'O mar ruge e assusta; o rio corre e alegra.',
      },
      {
        ask: 'O que Deus faz com as armas, e que ordem vem logo depois?',
        verses: '46:9-10',
        listen: 'Quebra, corta, queima; então manda aquietar.',
      },
    ],
    interpret: [
      {
        ask: 'O poeta não diz que o tremor vai ser evitado. Em que se apoia o “não temeremos”?',
        verses: '46:1-3',
        listen: 'Na presença de Deus na angústia, não na ausência dela.',
      },
      {
        ask: 'A ajuda chega “ao romper da manhã”. O que essa hora conta sobre a noite que veio antes?',
        verses: '46:5',
        listen: 'Houve noite; a ajuda não foi instantânea, mas veio.',
        follow: 'O que você faz nas horas antes de clarear?',
      },
      {
        ask: 'Com reinos caindo em volta, a quem é dita a palavra “Aquietai-vos”, e o que cada um teria de soltar?',
        verses: '46:9-10',
        listen: 'Aos que guerreiam e aos assustados: soltem as armas e o controle.',
      },
    ],
    live: [
      {
        ask: 'Qual monte você achava que nunca ia sair do lugar e saiu?',
        listen: 'Emprego, saúde, casamento, igreja; um título basta.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que faz barulho dentro de você mesmo quando o quarto está em silêncio?',
        listen: 'Comparação, prova, conversa mal resolvida; não ria de nada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que notícia você consulta muitas vezes por dia, e o que essa vigilância já conseguiu mudar?',
        listen: 'Humor ajuda: quase sempre nada.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que os pequenos da casa percebem em você quando tudo aperta?',
        listen: 'Eles leem o rosto antes das palavras.',
        for: ['parents'],
      },
      {
        ask: 'Na pior noite que você atravessou, de onde correu um fio de água?',
        listen: 'Uma visita, um canto, um sono curto; agradeça cada um.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'O que é mais estranho para você nessa ideia de ficar quieto diante de Deus?',
        listen: 'Para muitos, silêncio é desconforto; está tudo bem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que serviço na igreja você anda lutando como se tudo dependesse dos seus braços?',
        listen: 'O versículo 10 diz quem será exaltado.',
        for: ['long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Temporal, ventania, falta de luz ou onda gigante: qual foi o maior susto que a natureza já lhe deu?',
        bridge: 'O salmo imagina tudo isso junto e ao mesmo tempo, e mesmo assim canta.',
      },
      {
        text: 'Qual era o seu esconderijo preferido quando criança?',
        bridge:
          'Refúgio é isso: um lugar para onde se corre sem pensar. O poeta diz quem é o dele.',
        for: ['adults', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com força por cinco segundos e abra devagar. Faça isso três vezes e deixe as mãos abertas no colo.',
      bridge: 'Aquietar-se, neste salmo, é soltar o que a mão aperta.',
    },
    complete: [
      {
        name: 'Escala do tremor',
        text: 'De zero a dez, quanto treme hoje. No trabalho ou estudo: … Em casa: … No corpo: … Dentro de mim: … Escreva ao lado do número maior: aqui Deus está no meio.',
      },
      {
        name: 'Ainda que',
        text: 'Continue como o poeta, com coisas suas: ainda que… Ainda que… Ainda que… Deus é para mim… Por isso, só por hoje, eu solto…',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias, faça dois minutos de silêncio antes de olhar o telefone pela manhã, com as mãos abertas e o versículo 10.',
        tell: 'o que ficou mais fácil ou mais difícil entre o primeiro dia e o último.',
      },
      {
        do: 'Seja abrigo para alguém cujo chão se mexeu: leve uma refeição pronta ou resolva uma tarefa prática por ele.',
        tell: 'que tarefa foi e o que você recebeu em troca sem esperar.',
      },
    ],
    children: {
      truth: 'Quando tudo treme, Deus é meu lugar seguro.',
      to7: {
        story:
          'Imagine uma tempestade bem grande. O vento faz fuuuu, o mar faz chuá, e até a montanha balança! Ui! Na Bíblia, as pessoas pensaram nisso e cantaram uma música assim: Deus é nosso lugar seguro, ele ajuda a gente. Depois elas imaginaram um rio calminho, com água limpa, passando no meio da cidade. Todo mundo ficou contente, porque Deus mora ali com eles. E Deus disse baixinho: fiquem quietos, eu sou Deus. Shhh. A tempestade não manda em Deus. Deus é mais forte que o barulho, e ele está com a gente.',
        activity:
          'As crianças fazem sons de chuva com os dedos, depois com as mãos, depois com os pés. Quando um adulto abre os braços, todos param e respiram fundo juntos.',
        questions: [
          'Que barulhos tinha a tempestade?',
          'O que Deus disse bem baixinho?',
          'Onde você gosta de ficar quando tem trovão?',
        ],
      },
      to12: {
        story:
          'Jerusalém era uma cidade no alto, com muros de pedra. De vez em quando chegava a notícia de um exército enorme vindo na direção dela. Dá para imaginar o medo. Os músicos do templo fizeram então uma canção que começa pelo pior: e se a terra se mexer? E se as montanhas caírem no mar? Mesmo assim, Deus é o nosso refúgio. Refúgio é o lugar para onde você corre sem pensar. Depois a música fica mansa e fala de um rio que alegra a cidade, porque Deus está lá dentro com o povo. No final a canção conta o sonho de Deus: ele quebra o arco, parte a lança, acaba com as guerras. E diz a todo mundo que está brigando ou tremendo: aquietai-vos, eu sou Deus. Duas vezes o povo responde: o Senhor está conosco!',
        activity:
          'Construam uma torre de copos ou blocos e balancem a mesa de leve até cair. Depois procurem uma base que não balança e conversem sobre o que é firme.',
        questions: [
          'O que é um refúgio?',
          'Por que Deus quebra as armas?',
          'O que você pode soltar hoje para ficar mais quieto com Deus?',
        ],
      },
      challenge: 'Escolha um cantinho da casa para ficar um minuto quieto com Deus por dia.',
    },
    prayer:
      'Senhor, nosso refúgio, o chão se mexeu para muita gente. Vem para o meio da nossa casa como água que alegra. Quebra as guerras de longe e as de perto, e aquieta o nosso coração até clarear o dia.',
    leader: {
      lost: 'O versículo 10 costuma ser lido como dica de relaxamento. Mostre o que vem antes, armas sendo quebradas: é um convite a parar de lutar e reconhecer quem é Deus.',
      tender:
        'Para quem viveu enchente, deslizamento, crise de pânico ou violência, as imagens podem ser fortes. Avise antes de fazer sons, deixe sair quem quiser e, se alguém passar mal, sente ao lado e respire com a pessoa.',
    },
    comfort:
      'O socorro deste salmo é bem presente, e não muito explicado. Se o seu chão se foi, não precisa entender por quê agora: deixe que alguém esteja no meio disso com você.',
    closing: 'Que a madrugada encontre a gente com as mãos abertas.',
    words: [
      'refugio',
      'fortaleza',
      'socorro bem presente',
      'aquietai',
      'eu sou deus',
      'ainda que a terra',
      'montes',
      'rio',
      'senhor dos exercitos',
      'abalad',
      'salmo 46',
    ],
  },
  {
    verses: '51:1-12',
    key: '51:10',
    title: 'A coragem de dizer fui eu',
    theme: 'o arrependimento e o recomeço',
    themes: ['arrependimento', 'perdao', 'graca'],
    idea: 'Quem para de se esconder e põe o próprio erro nas mãos de Deus encontra misericórdia maior que a culpa e um coração que ele mesmo recria.',
    context:
      'O título liga este salmo ao dia em que o profeta Natã pôs Davi diante do que ele tinha feito: tomar a mulher de um soldado e mandar o marido para a morte. Durante meses o rei governou como se nada fosse. Aqui ele já não se defende.',
    read: {
      verses: '51:1-12',
      how: 'Uma só pessoa lê, devagar, olhando para o texto e não para os outros. O versículo 10 é repetido em voz baixa por quem quiser.',
    },
    observe: [
      {
        ask: 'Em que Davi se apoia para pedir, logo na primeira frase?',
        verses: '51:1',
        listen: 'Na bondade e nas misericórdias de Deus, em nada que ele tenha feito.',
      },
      {
        ask: 'Que palavras de limpeza vocês encontram, e quem faz a limpeza?',
        verses: '51:1-2, 51:7, 51:9',
        listen: 'Apagar, lavar, purificar; Deus é quem age.',
      },
      {
        ask: 'O que ele pede do versículo 10 ao 12, além de perdão?',
        verses: '51:10-12',
        listen: 'Coração novo, espírito firme, presença e alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Davi fez mal a várias pessoas. Por que terá dito “Pequei contra ti, contra ti somente”?',
        verses: '51:4',
        listen: 'Não apaga as vítimas: vê que ferir alguém é ferir quem o fez.',
        follow: 'O que ele ainda devia a essas pessoas, mesmo perdoado?',
      },
      {
        ask: 'Deus quer “a verdade no íntimo”. Em que isso é diferente de só ser pego ou de só pedir desculpa?',
        verses: '51:3, 51:6',
        listen: 'É concordar com a verdade por dentro, sem desculpa e sem teatro.',
      },
      {
        ask: 'O verbo criar é o mesmo do começo da Bíblia. O que Davi reconhece ao pedir que Deus crie um coração, e não que conserte o dele?',
        verses: '51:10',
        listen: 'Que força de vontade não basta; só Deus faz começar do nada.',
      },
    ],
    live: [
      {
        ask: 'O que costuma vir primeiro na sua boca quando alguém aponta um erro seu: explicação, silêncio, contra-ataque, piada?',
        listen: 'É leve o bastante para todos responderem sem se expor.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Por que é tão difícil apagar de dentro da gente uma coisa que já foi apagada do celular?',
        listen: 'Culpa escondida; lembre que há perdão e há adultos de confiança.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na casa de vocês, como se pede perdão de um jeito que o outro acredita?',
        listen: 'Dizer o que fez, sem mas; reparar; dar tempo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que alegria da fé você tinha e gostaria de pedir de volta?',
        listen: 'A alegria vem restaurada, não fabricada.',
        for: ['long-believers'],
      },
      {
        ask: 'O que você pensava que Deus fazia com quem errava feio, e o que este salmo põe no lugar?',
        listen: 'Ouça a imagem antiga com respeito.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Diante de quem morreu sobram às vezes culpas pequenas ou grandes. O que você gostaria de entregar a Deus sobre isso, em silêncio?',
        listen: 'Dê um minuto calado; não peça que ninguém fale.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a mancha mais impossível que você já tentou tirar, e o que inventou para esconder?',
        bridge: 'Davi também tentou esconder, por meses. Neste salmo ele pede para ser lavado.',
      },
      {
        text: 'Conte uma travessura de criança em que você foi descoberto do jeito mais bobo possível.',
        bridge: 'Ser descoberto dói e alivia ao mesmo tempo. Davi sentiu as duas coisas.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água corrente, prestando atenção ao frio e ao cheiro do sabão. Enxugue sem pressa.',
      bridge: 'Com as mãos limpas no colo, deixe Davi emprestar a você as palavras dele.',
    },
    complete: [
      {
        name: 'Carta que só Deus lê',
        text: 'Escreva em segredo e depois rasgue: tem misericórdia de mim, porque eu… A desculpa que eu costumo dar é… A verdade é… Cria em mim um coração que…',
      },
      {
        name: 'Depois do perdão',
        text: 'Complete só para você: a pessoa que o meu erro atingiu foi… O que eu posso devolver ou consertar é… A quem vou pedir companhia para fazer isso: …',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão a uma pessoa por uma coisa concreta, numa frase que não tenha a palavra mas, e sem cobrar resposta.',
        tell: 'como foi dizer a frase inteira, sem contar o assunto.',
      },
      {
        do: 'Ore o versículo 10 ao lavar o rosto toda manhã desta semana e, no quinto dia, conte a alguém maduro uma luta que você vinha escondendo.',
        tell: 'se o peso mudou de tamanho depois de falar.',
        for: ['adults', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus perdoa e me dá um coração novo.',
      to7: {
        story:
          'O rei Davi fez uma coisa muito errada. Ele machucou pessoas e depois escondeu. Por fora parecia tudo bem, mas por dentro o coração dele estava pesado, como uma mochila cheia de pedras. Um amigo de Deus foi conversar com ele e mostrou a verdade. Davi podia ficar bravo e dizer: não fui eu! Mas ele chorou e disse: fui eu, Deus, me perdoa. Lava o meu coração! E pediu: Deus, faz um coração limpinho em mim. Deus ouviu e perdoou Davi. A mochila ficou leve. Davi pôde cantar de novo.',
        activity:
          'Ponham pedrinhas ou feijões numa sacola e deixem cada criança sentir o peso. Depois tirem uma por uma, dizendo: Deus me perdoa. Desenhem um coração com água e pincel num papel escuro.',
        questions: [
          'Como estava o coração de Davi quando ele escondia?',
          'O que ele disse a Deus?',
          'Para quem você quer pedir desculpa hoje?',
        ],
      },
      to12: {
        story:
          'Davi era rei e podia mandar em quase tudo, menos na própria consciência. Ele fez um mal muito grande a uma família e usou o poder para esconder. Passou o tempo, e parecia que ninguém sabia. Então o profeta Natã entrou no palácio e contou a história de um homem rico que roubou a única ovelhinha de um pobre. Davi ficou furioso com o ladrão. Natã respondeu: esse homem é você. Davi podia ter mandado o profeta embora. Em vez disso, disse: eu pequei. Este salmo é a oração daquele dia. Ele não culpa ninguém e não inventa desculpa. Pede para ser lavado e pede uma coisa ainda maior: cria em mim um coração puro. Deus perdoou Davi. As consequências não sumiram, e ele precisou cuidar delas, mas agora não estava mais se escondendo.',
        activity:
          'Cada um escreve com giz ou lápis num pedaço de papel algo de que se arrepende, sem mostrar, apaga ou rasga, e escreve no lugar: coração novo.',
        questions: [
          'O que Davi podia ter feito e não fez?',
          'Por que ele pediu um coração novo, e não só perdão?',
          'O que dá para consertar depois de pedir desculpa?',
        ],
      },
      challenge: 'Quando errar nesta semana, diga fui eu antes que alguém descubra.',
    },
    prayer:
      'Senhor, a tua misericórdia é maior do que aquilo que escondemos. Lava o que não conseguimos limpar, cria o que não conseguimos consertar e dá-nos coragem de reparar o mal que fizemos. Devolve a alegria a quem já desistiu dela.',
    leader: {
      lost: 'A conversa escorrega para os pecados de Davi ou dos outros. Fique nos verbos da oração e deixe claro que ninguém vai confessar nada em público.',
      tender:
        'Quem foi abusado às vezes carrega uma culpa que é de outro. Diga com clareza: o que fizeram com você não é pecado seu. Havendo perigo, procure ajuda: Ligue 180, Disque 100; se a culpa vier com vontade de morrer, CVV 188. Perdão de Deus não dispensa ninguém de responder pelo mal feito.',
      differ:
        'O versículo 5 é lido por muitas igrejas como base do pecado original, com que todos nascemos; outras o entendem como lamento forte de quem se vê errado desde sempre. Há também diferenças sobre confessar a um ministro ou só a Deus. Todos concordam em que é Deus quem purifica.',
    },
    comfort:
      'Deus não se assusta com o que você tem a dizer. Se não encontra palavras, use três das de Davi: tem misericórdia. O resto quem faz é ele.',
    closing: 'Ninguém precisa voltar para casa com o coração com que chegou.',
    words: [
      'misericordia',
      'arrepend',
      'coracao puro',
      'lava me',
      'purifica',
      'hissopo',
      'transgress',
      'nata',
      'bate seba',
      'confiss',
      'restaura',
      'salmo 51',
    ],
  },
  {
    verses: '91:1-16',
    key: '91:2',
    title: 'Debaixo das asas',
    theme: 'a proteção de Deus',
    themes: ['medo', 'sofrimento', 'ansiedade'],
    idea: 'Habitar em Deus não é um amuleto contra a dor: é viver debaixo de um amor que promete estar conosco na angústia e não nos soltar.',
    context:
      'É a oração de alguém que dorme perto de Deus como quem dorme sob as asas de um pássaro. Armadilhas, doenças e flechas eram perigos de todo dia. Séculos depois, no deserto, o tentador citou este salmo a Jesus para fazê-lo pular do templo, e Jesus não aceitou usar a promessa como teste.',
    read: {
      verses: '91:1-12',
      how: 'De olhos fechados, o grupo escuta uma voz calma ler até o 8. Do 9 ao 12 todos leem juntos. No final, quem lidera conta com as próprias palavras o que Deus promete no 14-16.',
    },
    observe: [
      {
        ask: 'Que nomes e imagens de abrigo aparecem nos primeiros quatro versículos?',
        verses: '91:1-4',
        listen: 'Esconderijo, sombra, fortaleza, penas, asas, escudo.',
      },
      {
        ask: 'Em que horas do dia os perigos chegam, segundo os versículos 5 e 6?',
        verses: '91:5-6',
        listen: 'Noite, dia, escuridão, meio-dia: o dia todo está coberto.',
      },
      {
        ask: 'O que os anjos recebem ordem de guardar, e como carregam a pessoa?',
        verses: '91:11-12',
        listen: 'Os caminhos dela, e pelas mãos, como se leva uma criança.',
      },
    ],
    interpret: [
      {
        ask: 'Qual a diferença entre visitar um abrigo quando chove e habitar nele?',
        verses: '91:1, 91:9',
        listen: 'Uma coisa é emergência; a outra é casa e convivência.',
      },
      {
        ask: 'Pena é macia, escudo é duro. O que a gente aprende de Deus quando as duas figuras ficam juntas?',
        verses: '91:4',
        listen: 'Ternura e força, colo e defesa.',
        follow: 'De qual das duas você precisa mais hoje?',
      },
      {
        ask: 'Pessoas que amavam a Deus adoeceram e morreram. Como ler “Nenhum mal te sucederá” sem mentir e sem jogar fora?',
        verses: '91:10',
        listen:
          'Poesia de confiança: o mal não rouba a pessoa das mãos de Deus; ela promete companhia na angústia.',
      },
    ],
    live: [
      {
        ask: 'Que medo tem hora marcada na sua vida, de noite, de manhã cedo ou no meio do expediente?',
        listen: 'Dizer a hora já diminui o medo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você usa como amuleto, mesmo rindo disso: um objeto, uma sequência de toques, uma frase, um número de curtidas?',
        listen: 'Humor bem-vindo; pergunte o que aquilo promete.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que perigo você gostaria de poupar os seus filhos e sabe que não consegue?',
        listen: 'Escute o amor dentro do medo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quando você orou por proteção e a coisa ruim veio do mesmo jeito, o que aconteceu com a sua fé?',
        listen: 'Não defenda Deus; fique com a pessoa.',
        for: ['mourning', 'long-believers'],
      },
      {
        ask: 'Quem foram as mãos que carregaram você num trecho de pedras?',
        listen: 'Gente também serve de anjo.',
        for: ['elderly', 'singles', 'adults'],
      },
      {
        ask: 'Que diferença faria começar o dia em Deus, em vez de só chamá-lo no aperto?',
        listen: 'Procure uma prática simples, de um minuto.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já viu um bicho proteger filhote com unhas e dentes, ou com bicadas? Conte quem saiu correndo.',
        bridge:
          'Uma ave abrindo as asas sobre os seus pequenos: é com essa imagem que o salmo fala de Deus.',
      },
      {
        text: 'Guarda-chuva, capa, marquise ou banho de chuva mesmo: como você enfrenta um temporal?',
        bridge:
          'O salmo conhece temporais de todo tipo, e fala de uma sombra em que se pode morar.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma manta ou um casaco sobre os ombros, mesmo que não esteja frio. Sinta o peso por um minuto.',
      bridge: 'Debaixo desse peso bom, leia os quatro primeiros versículos.',
    },
    complete: [
      {
        name: 'Relógio dos medos',
        text: 'Desenhe um relógio. De madrugada eu temo… Ao meio-dia eu temo… No fim da tarde eu temo… Escreva no centro uma frase do salmo que cubra o relógio inteiro: …',
      },
      {
        name: 'Amuleto ou casa',
        text: 'De um lado da folha, quando trato Deus como amuleto eu… Do outro, quando moro nele eu… Embaixo, um passo de um lado para o outro: …',
      },
    ],
    challenges: [
      {
        do: 'Diga o versículo 2 em voz alta ao acordar, durante seis dias, antes de pôr os pés no chão.',
        tell: 'em que dia a frase mais combinou com o que aconteceu.',
      },
      {
        do: 'Seja asa para alguém que vive com medo: acompanhe na volta para casa, atenda de noite, fique na sala de espera.',
        tell: 'o que a sua presença mudou, ainda que o perigo continuasse.',
      },
    ],
    children: {
      truth: 'Deus me guarda perto dele como debaixo de asas.',
      to7: {
        story:
          'A galinha estava ciscando com os pintinhos: piu, piu, piu! De repente começou a chover forte. A galinha abriu as asas bem grandes e chamou: cocó, cocó! Os pintinhos correram e se enfiaram debaixo das penas. Lá estava quentinho, sequinho e macio. Eles até ouviam o coração dela: tum, tum. A chuva caía lá fora, e eles descansavam. Na Bíblia está escrito que Deus é assim com a gente. Ele cobre a gente com as asas dele. Quando estamos tristes ou com medo, ele diz: eu estou com você.',
        activity:
          'Um adulto segura um lençol aberto como asa. As crianças andam como pintinhos e, ao ouvir cocó, correm para debaixo e dizem juntas: Deus cuida de mim.',
        questions: [
          'O que a galinha fez quando choveu?',
          'Como era debaixo das asas?',
          'Quando você quer ficar debaixo das asas de Deus?',
        ],
      },
      to12: {
        story:
          'Este salmo parece uma conversa na porta de uma casa segura. Alguém diz: Deus é o meu refúgio. Outra voz responde com figuras: ele cobre você com penas, como um pássaro; ele é escudo, como o de um soldado; ele manda anjos cuidarem dos seus passos. É poesia bonita, mas já foi usada de um jeito errado. No deserto, o tentador levou Jesus ao lugar mais alto do templo e disse: pule daqui, pois está escrito que os anjos seguram você! Jesus respondeu que não se deve pôr Deus à prova. Ele não precisava pular para saber que o Pai o amava. E mais tarde, quando sofreu de verdade, o Pai não o abandonou na morte. O salmo termina com Deus falando: eu estarei com ele na angústia. Deus não disse que nunca haverá angústia. Disse que vai estar dentro dela com a gente.',
        activity:
          'Montem uma barraca com cadeiras e lençóis, entrem e leiam baixinho o versículo 4. Cada um prende do lado de fora um papel com um medo.',
        questions: [
          'Por que Jesus não pulou?',
          'O que é mais forte para você, a pena ou o escudo?',
          'Como você pode ajudar um amigo que está com medo?',
        ],
      },
      challenge: 'Dê um abraço demorado em alguém da família que teve um dia difícil.',
    },
    prayer:
      'Altíssimo, queremos morar perto e não só correr quando chove. Cobre com as tuas penas quem sente medo esta noite. E, quando a dor chegar, cumpre a tua palavra: fica conosco na angústia.',
    leader: {
      lost: 'Uns fazem do salmo uma blindagem, outros o acham ingênuo. Lembre o deserto: Jesus recusou usar estas linhas como garantia e viveu delas como confiança.',
      tender:
        'Para quem perdeu alguém numa doença ou na violência, o versículo 7 pode soar cruel. Nunca sugira que faltou fé. Diga que a promessa maior está no versículo 15: estarei com ele na angústia.',
      differ:
        'Algumas igrejas declaram este salmo como proteção prometida a quem crê; outras o leem como poesia de confiança que convive com o sofrimento dos justos. Todas concordam que ele não autoriza brincar com o perigo, como Jesus mostrou.',
    },
    comfort:
      'Um filhote não segura a asa: é a asa que o cobre. Você pode estar sem força nenhuma e ainda assim estar coberto.',
    closing: 'A noite tem as suas horas, e todas elas cabem debaixo das asas.',
    words: [
      'esconderijo',
      'altissimo',
      'sombra do',
      'onipotente',
      'todo poderoso',
      'asas',
      'penas',
      'mil cairao',
      'peste',
      'flecha',
      'anjos',
      'salmo 91',
    ],
  },
  {
    verses: '103:1-14',
    key: '103:2',
    title: 'Não esqueça, minha alma',
    theme: 'a gratidão e a misericórdia',
    themes: ['gratidao', 'perdao', 'adoracao'],
    idea: 'A alma esquece depressa, e por isso precisa ser chamada a lembrar: Deus perdoa, levanta e nos trata como um pai que sabe de que somos feitos.',
    context:
      'O título traz o nome de Davi. Ele não se dirige a uma multidão: conversa com a própria alma, como quem acorda alguém sonolento. No meio da lista de favores, cita o que Deus disse de si mesmo a Moisés depois que o povo tinha feito um bezerro de ouro.',
    read: {
      verses: '103:1-12',
      how: 'Cada pessoa lê um versículo e, ao terminar, todos respondem: não te esqueças. Quem lidera conta depois os dois seguintes, sobre o pai e o pó.',
    },
    observe: [
      {
        ask: 'Com quem o poeta está falando, e o que ele pede que não aconteça?',
        verses: '103:1-2',
        listen: 'Com a própria alma; que ela não esqueça.',
      },
      {
        ask: 'Quais são os cinco favores dos versículos 3 a 5?',
        verses: '103:3-5',
        listen: 'Perdoa, sara, resgata, coroa, sacia.',
      },
      {
        ask: 'Que duas distâncias enormes o poeta usa, e o que cada uma mede?',
        verses: '103:11-12',
        listen: 'Céu e terra medem a bondade; oriente e ocidente, o quanto a culpa foi afastada.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma pessoa precisaria mandar a própria alma agradecer?',
        verses: '103:1-2',
        listen: 'Porque gratidão não é automática; a memória guarda melhor a mágoa.',
        follow: 'O que a sua alma lembra com mais facilidade?',
      },
      {
        ask: 'O que muda na nossa ideia de Deus saber que ele é “lento para irar-se”?',
        verses: '103:8-9',
        listen: 'Ele não está à espera do nosso tropeço; a ira não é o seu humor.',
      },
      {
        ask: 'Norte e sul têm um ponto de encontro; oriente e ocidente, não. O que essa figura diz sobre a culpa perdoada?',
        verses: '103:10, 103:12',
        listen: 'Não há lugar onde ela nos reencontre.',
      },
    ],
    live: [
      {
        ask: 'Que favor de Deus dos últimos doze meses você já estava esquecendo?',
        listen: 'Ajude com áreas: saúde, mesa, amizade, um livramento.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que erro seu outras pessoas ainda printam, lembram ou jogam na cara, e o que Deus faz com ele?',
        listen: 'Não peça o erro; fique na diferença entre as memórias.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que assunto velho vocês dois continuam desenterrando quando brigam?',
        listen: 'Perdoar é não usar como arma; em caso de violência, a conversa é outra e a sós.',
        for: ['couples'],
      },
      {
        ask: 'Como era o seu pai quando você errava, e que pai o salmo mostra?',
        listen: 'Pode doer; aceite quem prefira só ouvir.',
        for: ['parents', 'men', 'visitors'],
      },
      {
        ask: 'O que você já não consegue fazer por cansaço ou idade, e como é ouvir que Deus sabe que somos pó?',
        listen: 'O pó aqui é ternura, não desprezo.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Que parte da sua história antes de crer é difícil de acreditar que ficou mesmo longe?',
        listen: 'Basta dizer que existe; leia o versículo 12 de novo.',
        for: ['new-believers'],
      },
      {
        ask: 'Em dias de saudade, que bem recebido por meio de quem partiu você não quer esquecer?',
        listen: 'Gratidão e choro cabem juntos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais absurda que você já esqueceu em algum lugar? Chave não vale, é fácil demais.',
        bridge: 'Davi sabia que gente esquece, e por isso deu uma ordem à própria memória.',
      },
      {
        text: 'Você fala sozinho? Em que situação, e o que costuma dizer a si mesmo?',
        bridge: 'O salmo inteiro é alguém falando consigo, e vale ouvir a conversa.',
        for: ['adults', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Abra as fotos do telefone, ou um álbum, e pare em três que fazem você sorrir. Diga obrigado por cada uma em voz baixa.',
      bridge: 'Isso foi acordar a alma. Agora deixe o salmo continuar.',
    },
    complete: [
      {
        name: 'Memória de cinco dedos',
        text: 'Contorne a mão num papel e escreva em cada dedo: ele me perdoou… Ele me curou de… Ele me tirou de… Ele me tratou com carinho quando… Ele me deu de bom…',
      },
      {
        name: 'Recado para a alma',
        text: 'Escreva na segunda pessoa e leia no sábado: minha alma, você tem reclamado de… Não esqueça que… Amanhã, quando acordar, lembre…',
      },
    ],
    challenges: [
      {
        do: 'Anote toda noite dois benefícios bem concretos do dia, sem repetir nenhum em sete dias.',
        tell: 'o que só apareceu quando a lista já estava difícil.',
      },
      {
        do: 'Agradeça por carta ou áudio a alguém que foi lento para se irar com você num tempo em que merecia bronca.',
        tell: 'o que a pessoa lembrava daquela história.',
      },
    ],
    children: {
      truth: 'Deus me perdoa e cuida de mim como bom pai.',
      to7: {
        story:
          'Davi acordou meio emburrado. Então ele falou com o próprio coração: coração, acorda! Vamos lembrar das coisas boas que Deus fez! E começou a contar nos dedos. Um: Deus perdoa. Dois: Deus cuida quando estou doente. Três: Deus me ajuda a levantar. Quatro: Deus me dá carinho. Cinco: Deus me dá coisas gostosas. Quando terminou a mão inteira, Davi já estava cantando! E ele lembrou de mais uma coisa: quando a gente pede perdão, Deus leva o erro para longe, longe, muito longe. Deus é como um pai que abraça e diz: eu sei que você é pequeno.',
        activity:
          'Contornem a mão de cada criança numa folha. Ela desenha em cada dedo uma coisa boa que Deus deu e depois bate palma para agradecer.',
        questions: [
          'O que Davi contou nos dedos?',
          'Para onde Deus leva o erro perdoado?',
          'Que coisa boa você quer agradecer hoje?',
        ],
      },
      to12: {
        story:
          'Você já saiu procurando o chinelo com o chinelo no pé? A gente esquece o que está bem perto. Davi sabia disso. Um dia ele deu uma ordem a si mesmo: minha alma, agradeça, e não esqueça nenhum dos favores de Deus! Aí fez uma lista: ele perdoa, cura, salva da destruição, põe carinho como uma coroa na cabeça, enche a vida de coisas boas. Depois lembrou o que tinha acontecido muito antes. O povo fez um bezerro de ouro para adorar e traiu Deus. Mesmo assim Deus disse a Moisés que era cheio de compaixão e demorava a ficar irado. Para explicar o perdão, Davi inventou uma medida: pense no lugar onde o sol nasce e no lugar onde ele se põe. Os dois nunca se encontram. É para tão longe que Deus leva os nossos erros. E ele faz isso como um pai que conhece os filhos e sabe que são frágeis.',
        activity:
          'Duas crianças andam de costas uma para a outra com um barbante, até não haver mais casa. O grupo calcula quantas voltas seriam precisas e lê o versículo 12.',
        questions: [
          'Por que Davi falou com a própria alma?',
          'O que o nascer e o pôr do sol ensinam sobre o perdão?',
          'Com quem você pode ser mais lento para ficar bravo?',
        ],
      },
      challenge: 'No jantar, peça que cada um da família conte um favor de Deus naquele dia.',
    },
    prayer:
      'Bendito sejas, Senhor, porque perdoas, curas, levantas e coroas gente feita de pó. Acorda a nossa memória. Leva para longe a culpa que insiste em voltar, e faze de nós pessoas lentas para a ira.',
    leader: {
      lost: 'Agradecer pode virar obrigação de parecer bem. Deixe claro que lembrar os favores não exige esconder a dor; o próprio poeta fala de destruição, opressão e pó.',
      tender:
        'A cura do versículo 3 pesa para quem continua doente, e a figura do pai, para quem teve um pai duro. Não tire conclusões sobre a fé de ninguém; diga que o salmo conta como Deus é, e não como todo pai foi.',
      differ:
        'Sobre sarar todas as enfermidades, há quem espere cura para todo crente hoje e há quem entenda que ela se completa na ressurreição. Todos oram pelos doentes com confiança.',
    },
    comfort:
      'Ele lembra que você é pó. Não espera de você, nesta fase, mais do que o pó consegue dar, e tem compaixão.',
    closing: 'Minha alma, durma agora, e amanhã lembre de novo.',
    words: [
      'bendize',
      'minha alma',
      'beneficios',
      'nao te esquecas',
      'perdoa todas',
      'aguia',
      'oriente',
      'ocidente',
      'somos po',
      'compadece',
      'gratid',
      'salmo 103',
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
  {
    verses: '133:1-3',
    key: '133:1',
    title: 'Bom como óleo, fresco como orvalho',
    theme: 'a união entre irmãos',
    themes: ['comunhao', 'amizade', 'familia'],
    idea: 'A união entre irmãos não se fabrica: ela desce de Deus, escorre de um para o outro, e é onde ele faz questão de dar vida.',
    context:
      'Outro cântico das subidas, de gente que chegava de muitos cantos para a mesma festa. No caminho dormiam amontoados, dividiam pão e paciência. As duas figuras são dali: o óleo perfumado com que se consagrava o sacerdote e o orvalho de um monte do norte.',
    read: {
      verses: '133:1-3',
      how: 'São só três versículos: leiam três vezes. Na primeira, uma voz; na segunda, duas; na terceira, todos, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Que dois adjetivos o poeta usa para a união, e por que um não basta?',
        verses: '133:1',
        listen: 'Boa e agradável: faz bem e dá gosto. Há coisas boas que não são gostosas.',
      },
      {
        ask: 'Que verbo se repete nas duas comparações, e qual é a direção dele?',
        verses: '133:2-3',
        listen: 'Desce: da cabeça para as vestes, do monte alto para Sião.',
      },
      {
        ask: 'O que o Senhor ordena, e em que lugar?',
        verses: '133:3',
        listen: 'A bênção, a vida para sempre, ali onde os irmãos estão unidos.',
      },
    ],
    interpret: [
      {
        ask: 'Irmão é alguém que a gente não escolhe. O que isso acrescenta ao elogio do versículo 1?',
        verses: '133:1',
        listen: 'União de gente parecida é fácil; a de irmãos é dádiva e aprendizado.',
      },
      {
        ask: 'O óleo não fica só na cabeça: molha a barba e chega à roupa. O que essa bagunça perfumada sugere sobre a comunhão?',
        verses: '133:2',
        listen: 'O que Deus dá a um escorre para os outros e se percebe de longe.',
        follow: 'Que pessoa deixa um cheiro bom por onde passa, e por quê?',
      },
      {
        ask: 'Hermom ficava longe de Sião e eram regiões rivais. O que o poeta está imaginando quando faz o orvalho de um cair no outro?',
        verses: '133:3',
        listen: 'Norte e sul refrescados juntos; uma bênção que cruza fronteira.',
      },
    ],
    live: [
      {
        ask: 'Em que mesa você se sente irmão, e o que aquelas pessoas fazem para que seja assim?',
        listen: 'Colha gestos concretos; o grupo pode imitá-los.',
        for: ['adults', 'singles', 'visitors'],
      },
      {
        ask: 'No seu grupo da escola ou da igreja, quem fica sempre na beirada, e que convite custaria pouco?',
        listen: 'Sem nomes; que cada um pense em uma pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Entre os irmãos da sua família de origem, o que une e o que ainda arranha?',
        listen: 'Herança, cuidado com os pais, política; não aconselhe.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Que diferença entre as pessoas desta sala você já estranhou e hoje agradece?',
        listen: 'Pode dar risada; faça com que termine em carinho.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que mais surpreendeu você, para bem ou para mal, ao conviver com gente de igreja?',
        listen: 'Aceite a crítica sem justificar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como o grupo pode estar perto de você sem cansar, neste tempo de falta?',
        listen: 'Anote a resposta e faça; não faça mais do que ela.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual cheiro faz você voltar no tempo na mesma hora: café, perfume de tia, terra molhada, caderno novo?',
        bridge: 'O salmo diz que a união também tem cheiro, e que ele se espalha.',
      },
      {
        text: 'Conte uma briga de irmãos ou primos por um motivo ridículo: o último pedaço, a janela do carro, o controle da TV.',
        bridge: 'Quem tem irmão sabe que viver em união merece mesmo uma canção.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe um creme ou um pouco de óleo nas mãos, ou só esfregue uma na outra até aquecer. Repare no cheiro e no calor.',
      bridge: 'Pense nas pessoas com quem Deus ligou você e leia os três versículos.',
    },
    complete: [
      {
        name: 'Corrente que escorre',
        text: 'Escreva um nome embaixo do outro: recebi amor de… Passei um pouco para… Essa pessoa hoje cuida de… Onde a corrente parou em mim: …',
      },
      {
        name: 'Bom e agradável',
        text: 'Avalie de zero a cinco o seu convívio. Em casa é bom: … É agradável: … Na célula é bom: … É agradável: … Uma coisa ao meu alcance que faria um desses números subir: …',
      },
    ],
    challenges: [
      {
        do: 'Chame para um café, um lanche ou uma caminhada a pessoa da célula com quem você menos conversou até hoje.',
        tell: 'o que vocês descobriram em comum, com licença dela.',
      },
      {
        do: 'Dê um passo pequeno na direção de um irmão de sangue ou de fé de quem você se afastou: um bom dia, um elogio sincero, um pedido de notícia.',
        tell: 'como você ficou depois de dar o passo, tenha havido resposta ou não.',
      },
    ],
    children: {
      truth: 'Deus gosta quando a gente vive unido.',
      to7: {
        story:
          'As famílias estavam subindo a montanha para a festa de Deus. Veio gente de um lado, veio gente do outro. Um levou pão, outro levou uva, outro levou um cobertor grandão. De noite todo mundo sentou junto, dividiu a comida e cantou. Que delícia! Um poeta olhou aquilo e disse: como é bom, como é gostoso os irmãos juntinhos! É como um perfume que escorre e deixa tudo cheiroso. É como a gotinha de água que aparece de manhã na folha e deixa a planta feliz. Quando a gente vive unido, Deus sorri e dá vida.',
        activity:
          'Pinguem uma gota de creme cheiroso na mão de uma criança; ela toca a mão do amigo e assim por diante, até todos ficarem com o perfume.',
        questions: [
          'O que as famílias dividiram?',
          'Que coisa cheirosa o poeta lembrou?',
          'O que você pode dividir com alguém hoje?',
        ],
      },
      to12: {
        story:
          'Imagine uma viagem em que primos, vizinhos e desconhecidos andam juntos por vários dias. Um ronca, outro reclama do sol, uma criança pergunta a cada minuto se já chegou. Era assim quando o povo ia a Jerusalém. E alguém, no meio disso, parou, olhou em volta e compôs uma música de três versos: vejam como é bom os irmãos viverem unidos! Ele pensou no óleo perfumado que derramavam na cabeça do sacerdote. Era tanto que descia pela barba e molhava a roupa, e quem estava perto sentia o cheiro. Pensou também no monte Hermom, tão alto que a umidade dele virava orvalho e refrescava a terra seca. A união é assim: vem de cima, escorre, se espalha. E onde existe, Deus manda a bênção dele. Repare que ele não disse que é sempre fácil. Disse que é bom.',
        activity:
          'Todos seguram as bordas de um lençol e mantêm uma bola no meio sem deixar cair. Depois tentam com metade soltando e conversam sobre a diferença.',
        questions: [
          'Por que a união é comparada com óleo que escorre?',
          'O que torna difícil viver unido?',
          'Que atitude sua pode refrescar a sua casa nesta semana?',
        ],
      },
      challenge: 'Convide para brincar alguém que costuma ficar de fora.',
    },
    prayer:
      'Pai, faz descer sobre nós o que não sabemos fabricar. Que a tua bondade escorra de um para o outro e chegue a quem está na beirada. Refresca as relações secas e dá vida onde houver só convivência.',
    leader: {
      lost: 'É fácil ficar em elogios à união em geral. Traga para esta sala e esta semana, com gestos que caibam na agenda.',
      tender:
        'Quem foi ferido por irmãos ou pela igreja pode ouvir pressão para voltar. Diga que união não é aguentar abuso nem fingir; se houver violência, segurança vem primeiro, e o Ligue 180 e o Disque 100 existem para isso.',
    },
    comfort:
      'O orvalho cai de noite, sem barulho, e só se vê de manhã. Às vezes a companhia dos irmãos é assim: a gente quase não nota, e ela está impedindo que tudo seque.',
    closing: 'O que desceu sobre nós hoje, deixe escorrer amanhã.',
    words: [
      'irmaos vivam',
      'uniao',
      'oleo',
      'arao',
      'barba',
      'orvalho',
      'hermom',
      'siao',
      'comunhao',
      'bom e agradavel',
      'salmo 133',
    ],
  },
  {
    verses: '139:1-14',
    key: '139:14',
    title: 'Conhecido por inteiro',
    theme: 'ser conhecido e amado',
    themes: ['identidade', 'criacao', 'medo'],
    idea: 'Deus conhece a gente por dentro, de longe e no escuro, e esse olhar que não dá para enganar é a mesma mão que tece, guia e sustenta.',
    context:
      'O título liga o salmo a Davi. É uma oração a sós, sem multidão nem festa. O poeta olha para trás, para a frente, para o alto, para o fundo do mar e, por fim, para antes de nascer, e em todo lugar encontra o mesmo Deus.',
    read: {
      verses: '139:3-14',
      how: 'Cada um lê em silêncio e escolhe o versículo que mais o consola ou mais o incomoda. Depois uma pessoa lê tudo em voz alta, e cada um acompanha em coro só o seu.',
    },
    observe: [
      {
        ask: 'O que Deus sabe sobre o poeta, do andar às palavras?',
        verses: '139:3-4',
        listen: 'Caminhos, descanso e a palavra que ainda não foi dita.',
      },
      {
        ask: 'Que lugares ele imagina para uma fuga, e o que encontra em cada um?',
        verses: '139:7-12',
        listen: 'Céu, mundo dos mortos, ponta do mar, trevas; sempre a mão e a luz.',
      },
      {
        ask: 'Que trabalho manual descreve o modo como Deus o fez?',
        verses: '139:13',
        listen: 'Tecer, trabalho de fio por fio, com paciência.',
      },
    ],
    interpret: [
      {
        ask: 'Ser cercado “por trás e pela frente” pode ser prisão ou abraço. O que, no texto, ajuda a decidir?',
        verses: '139:5, 139:10',
        listen: 'A mão posta guia e sustenta; não aperta.',
        follow: 'Como era o olhar que vigiava você na infância, e em que este é diferente?',
      },
      {
        ask: 'Por que alguém que ama a Deus pensaria em fugir dele?',
        verses: '139:7-8',
        listen: 'Vergonha, cansaço, raiva: a oração tem lugar para isso também.',
      },
      {
        ask: 'O poeta diz “eu fui feito de modo temível e maravilhoso” sem falar de aparência nem de talento. Em que se apoia o valor dele?',
        verses: '139:13-14',
        listen: 'Em quem o fez e no cuidado com que fez.',
      },
    ],
    live: [
      {
        ask: 'O que em você quase ninguém conhece e faz bem saber que Deus conhece?',
        listen: 'Ninguém precisa dizer o que é; pode dizer como é saber disso.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que filtro você usaria se pudesse editar a si mesmo, e o que Deus perderia com essa edição?',
        listen: 'Corpo e comparação doem; não elogie a aparência como resposta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto é mais fácil se esconder um do outro, e que pequena janela dá para abrir?',
        listen: 'A janela se abre em casa, não diante do grupo.',
        for: ['couples'],
      },
      {
        ask: 'O que você já sabia de cada filho antes de ele dizer uma palavra, e como usa esse conhecimento?',
        listen: 'Conhecer para cuidar, não para controlar.',
        for: ['parents'],
      },
      {
        ask: 'Para onde você já tentou ir para ficar longe de Deus, e o que encontrou lá?',
        listen: 'Ouça viagens, vícios, trabalho demais, igreja demais.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Quando o corpo muda com a idade ou com a doença, o que continua maravilhoso nele?',
        listen: 'Mãos que serviram, olhos que reconhecem; sem pressa.',
        for: ['elderly'],
      },
      {
        ask: 'Na noite de quem perdeu alguém, o que poderia significar que as trevas não escondem você?',
        listen: 'Não explique a perda; fique na companhia.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem conhece você tão bem que percebe pelo jeito de abrir a porta que o dia foi ruim?',
        bridge: 'Davi diz que Deus sabe até o jeito como ele se senta e se levanta.',
      },
      {
        text: 'Qual foi o seu melhor esconderijo no pique-esconde, e quanto tempo demoraram para achar você?',
        bridge:
          'O poeta imagina os melhores esconderijos do universo e descobre quem já estava em todos.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha os dedos no pulso até sentir as batidas. Conte trinta. Você não mandou nenhuma delas acontecer.',
      bridge: 'Alguém o teceu com paciência. Leia como quem ouve a sua própria história.',
    },
    complete: [
      {
        name: 'O que Deus sabe',
        text: 'Termine sem mostrar a ninguém: Senhor, tu sabes que eu ando… Sabes a palavra que quase disse… Sabes de onde estou fugindo… Mesmo assim a tua mão…',
      },
      {
        name: 'Etiqueta do tecelão',
        text: 'Faça uma etiqueta de roupa para você. Feito por: … Material: … Não lavar com: … Cuidados especiais: … Defeito que virou marca: … Uma frase do salmo no verso: …',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã desta semana, olhe-se no espelho e agradeça a Deus por uma parte do corpo pelo que ela faz, sem falar de aparência.',
        tell: 'qual parte foi mais difícil de agradecer e por quê, se quiser dizer.',
      },
      {
        do: 'Diga a alguém uma coisa boa que você vê nele por dentro e que quase ninguém repara.',
        tell: 'como a pessoa recebeu ser vista.',
      },
    ],
    children: {
      truth: 'Deus me fez, me conhece e está comigo.',
      to7: {
        story:
          'Davi estava brincando de pensar. Ele pensou: e se eu subisse lá nas nuvens? Deus está lá! E se eu voasse até o outro lado do mar? Deus está lá também, segurando a minha mão! E se ficasse tudo escuro, bem escurinho? Para Deus o escuro brilha como o dia. Ele me vê! Davi riu de alegria. Aí lembrou: antes de eu nascer, quando eu estava na barriga da mamãe, Deus já estava me fazendo, com carinho, como quem faz um casaquinho de tricô. Obrigado, Deus! O Senhor me fez maravilhoso!',
        activity:
          'As crianças se escondem debaixo de um lençol; um adulto diz o nome de cada uma, que aparece e ouve: Deus fez você e conhece você. Depois carimbam o dedo no papel e olham as linhas.',
        questions: [
          'Para onde Davi pensou em ir?',
          'Como o escuro é para Deus?',
          'O que o seu corpo sabe fazer que você gosta?',
        ],
      },
      to12: {
        story:
          'Sabe quando você quer sumir porque fez uma coisa errada ou passou vergonha? Davi também pensou nisso. Ele imaginou os lugares mais longe do mundo. Subir até o céu: Deus está lá. Descer ao lugar mais fundo: também. Voar com o sol nascente até o outro lado do mar: até ali a mão de Deus me guia. Então vou me esconder no escuro! Mas para Deus a noite brilha como o dia. Davi podia ter ficado assustado, como quem é seguido por uma câmera. Só que a mão que ele encontra não aperta, ela segura. E ele descobre por quê: quem o conhece é quem o fez. Antes de nascer, Deus já o estava tecendo, fio por fio. Ninguém tece assim uma coisa que não ama. Por isso Davi termina agradecendo: eu fui feito de um modo maravilhoso, e a minha alma sabe disso.',
        activity:
          'Com fios de lã ou tiras de papel, cada um tece uma pulseira simples e pensa, a cada volta, numa coisa que Deus pôs nele. Comparem: nenhuma sai igual.',
        questions: [
          'Por que Davi imaginou esses lugares?',
          'Qual a diferença entre ser vigiado e ser conhecido?',
          'O que você diria a alguém que se acha um erro?',
        ],
      },
      challenge:
        'Diga a uma criança ou adulto da sua casa uma coisa maravilhosa que Deus fez nele.',
    },
    prayer:
      'Senhor, tu nos conheces e não foste embora. Guia quem está fugindo, acende luz em quem está no escuro e ensina os nossos olhos a ver, em nós e nos outros, o trabalho das tuas mãos.',
    leader: {
      lost: 'O grupo pode parar no debate sobre quanto Deus sabe do futuro. O poema não discute: reza. Volte ao que muda ser conhecido assim.',
      tender:
        'Ser visto o tempo todo assusta quem viveu controle ou abuso. Diga que conhecer aqui é cuidar, e que Deus viu o que lhe fizeram e não aprovou. Gravidez perdida, deficiência e transtornos alimentares pedem delicadeza; ouça a sós e lembre do Disque 100 e do CVV 188.',
    },
    comfort:
      'Se você não consegue nem explicar o que sente, há quem saiba antes de a palavra chegar à língua. Pode ficar calado na presença dele.',
    closing: 'Vá em paz: não há lugar na sua semana onde a mão dele não chegue.',
    words: [
      'me examinas',
      'sondas',
      'me conheces',
      'para onde',
      'teu espirito',
      'asas do amanhecer',
      'alva',
      'trevas',
      'teceste',
      'ventre',
      'maravilhos',
      'salmo 139',
    ],
  },
]
