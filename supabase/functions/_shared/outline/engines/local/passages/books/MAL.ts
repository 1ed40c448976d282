import type { BookPassages } from '../passage.ts'

export const MAL: BookPassages = [
  {
    verses: '1:1-5',
    key: '1:2',
    title: 'Em que nos amaste?',
    theme: 'o amor de Deus posto em dúvida',
    themes: ['graca', 'fidelidade', 'identidade', 'sofrimento'],
    idea: 'A um povo cansado que pergunta em que foi amado, Deus responde com a própria história: entre dois irmãos escolheu Jacó, e ainda fará esse povo ver e reconhecer a sua grandeza.',
    context:
      'Israel voltou do exílio há muito tempo, e a vida continua apertada: pouca terra, governo estrangeiro, um Templo simples. As grandes promessas parecem longe. Malaquias abre o livro com uma declaração de amor e com a resposta seca do povo. Edom, o povo vizinho que vem de Esaú, irmão gêmeo de Jacó, tinha festejado a queda de Jerusalém (Obadias 10-14).',
    retold: [
      {
        verses: '1:1-3',
        says: 'Deus diz a Israel que o tem amado, e o povo pergunta em quê. Esaú era irmão de Jacó, responde Deus, e ele amou a Jacó e odiou a Esaú.',
      },
      {
        verses: '1:4-5',
        says: 'Edom diz que voltará a erguer as ruínas, e Deus diz que destruirá o que erguerem. Israel verá e dirá que o Senhor é grande além das suas fronteiras.',
      },
    ],
    read: {
      verses: '1:1-5',
      how: 'Uma voz lê Deus com ternura; outra responde só “Em que nos amaste?”, cansada. Façam silêncio depois da pergunta antes de continuar. O fim do 5, todos.',
    },
    observe: [
      {
        ask: 'Qual é a primeira frase de Deus no livro, e o que o povo responde?',
        verses: '1:2',
        listen: '“Eu vos tenho amado”; “Em que nos amaste?”',
      },
      {
        ask: 'De que dois irmãos Deus fala, e o que diz de cada um?',
        verses: '1:2-3',
        listen: 'Esaú e Jacó; amou Jacó, odiou Esaú, cujos montes estão desolados.',
      },
      {
        ask: 'O que Edom planeja, e que resposta recebe?',
        verses: '1:4',
        listen: 'Voltar a edificar; “Eles edificarão, e eu destruirei”.',
      },
      {
        ask: 'O que os olhos de Israel verão, e o que a boca dirá então?',
        verses: '1:5',
        listen: 'Seja o SENHOR engrandecido até além do território de Israel.',
      },
    ],
    interpret: [
      {
        ask: 'Deus fala de amor antes de qualquer bronca do livro. Por que essa ordem?',
        verses: '1:2',
        listen: 'O que vier depois é fala de quem ama, e não de quem cobra uma dívida.',
      },
      {
        ask: '“Em que nos amaste?” é uma pergunta curta. Que história pode caber dentro dela?',
        verses: '1:2',
        listen: 'Promessas demoradas, vida dura, comparação; talvez mágoa.',
        follow: 'Que diferença há entre perguntar para acusar e perguntar para ouvir?',
      },
      {
        ask: 'Esaú era irmão, e gêmeo. O que Deus quer que Jacó perceba ao lembrar isso?',
        verses: '1:2-3',
        listen: 'Não eram melhores; foi escolha dele, de graça.',
      },
      {
        ask: 'O povo tinha pedido uma prova para si; Deus acaba falando de além das fronteiras. O que o amor recebido faz com a vista de quem o recebe?',
        verses: '1:5',
        listen: 'Ela se abre; o Senhor é maior que a minha terra.',
      },
    ],
    live: [
      {
        ask: 'Em que época da vida essa pergunta, em que nos amaste, podia ter saído da sua boca?',
        listen: 'Deixe contar sem corrigir. Deus não a apagou da Bíblia.',
      },
      {
        ask: 'Se Deus respondesse a você como a Israel, com a sua própria história, por que capítulo começaria?',
        listen: 'Um fato, uma pessoa, um livramento.',
        for: ['adults', 'long-believers', 'elderly', 'women'],
      },
      {
        ask: 'Com que sinais a sua geração mede se é amada, e o que acontece quando eles não vêm?',
        listen: 'Resposta, curtida, convite. O amor de Deus não sobe e desce com isso.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Também em casa se diz eu te amo e se ouve de volta: em quê? O que ajuda esse amor a ser visto?',
        listen: 'Gesto que o outro entende; lembrar a história dos dois.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que comparação com a vida de outra pessoa faz você duvidar do amor de Deus?',
        listen: 'Irmão, colega, vizinho. O texto não manda torcer contra ninguém.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que precisaria acontecer para alguém que duvida se sentir à vontade de perguntar isso aqui?',
        listen: 'Escuta; ninguém pula com resposta pronta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando a perda fala mais alto, que pequena prova de ter sido amado você ainda consegue lembrar?',
        listen: 'Se não vier nenhuma, fique em silêncio com a pessoa.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa feita por sua mãe, avó ou quem criou você era amor, e na época você nem percebeu: casaco, marmita, bronca?',
        bridge: 'Israel também não percebia, e perguntou a Deus: em que nos amaste?',
      },
      {
        text: 'Entre irmãos ou primos, quem era tido como o preferido da casa, e o que os outros diziam disso?',
        bridge: 'Malaquias lembra dois gêmeos e uma escolha que ninguém esperava.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Faça a Deus, em voz baixa, a pergunta do povo: em que me amaste? Não responda por ele. Espere um minuto.',
      bridge: 'Ele não se ofendeu com a pergunta. Leia como começou a responder.',
    },
    complete: [
      {
        name: 'Linha do amor',
        text: 'Trace uma linha com a sua vida. Marque três pontos: fui amado quando … ; quando … , e só vi depois; quando … , por meio de … . Deixe um ponto em branco para a pergunta que continua: … .',
      },
      {
        name: 'Carta de ida e volta',
        text: 'Senhor, eu às vezes pergunto em que me amaste, porque … . A tua resposta até aqui foi … . O que eu ainda não entendo é … . O que eu já posso dizer é … .',
      },
    ],
    challenges: [
      {
        do: 'Diga a alguém da sua casa ou da sua história um eu te amo com motivo: por causa de um dia, de um gesto, de um jeito.',
        tell: 'o que a pessoa respondeu.',
      },
      {
        do: 'Toda noite, anote um jeito em que foi amado naquele dia, por Deus ou por meio de gente, até juntar sete.',
        tell: 'qual dos sete só apareceu porque você procurou.',
      },
    ],
    children: {
      truth: 'Deus me ama, mesmo quando eu não percebo.',
      to7: {
        story:
          'O povo de Deus estava cansado e triste. Tudo era difícil. Então Deus mandou Malaquias dizer uma coisa bonita: eu amo vocês! O povo cruzou os braços: ama? Em quê? Deus não ficou bravo. Ele disse: lembram do Jacó, o vovô de vocês? Ele tinha um irmão gêmeo, o Esaú. E eu escolhi Jacó e cuidei da família dele até hoje. Vocês são essa família! Um dia vocês vão ver e vão dizer: como Deus é grande! Ele é grande aqui e bem longe daqui também. Quem ama pode contar a história inteira. E Deus contou.',
        activity:
          'Cada um desenha uma pessoa por quem Deus cuidou dele. Mostrem os desenhos e digam juntos: foi Deus que me amou assim!',
        questions: [
          'O que Deus disse ao povo?',
          'O que o povo perguntou?',
          'Quem cuida de você e mostra o amor de Deus?',
        ],
      },
      to12: {
        story:
          'Você já disse a alguém gosto de você e a pessoa respondeu: ah, é? desde quando? O livro de Malaquias começa assim. Deus diz a Israel: eu tenho amado vocês. E o povo devolve: em que nos amaste? Eles não diziam isso à toa. Tinham voltado do exílio, mas a vida seguia dura, e as promessas demoravam. Deus não mandou calar a boca. Contou a história deles. Lembrou Jacó e Esaú, irmãos gêmeos. Ele escolheu Jacó, e não porque fosse o melhor. A família de Esaú tinha virado o povo de Edom, que festejou quando Jerusalém caiu; agora a terra deles estava deserta. Israel tinha voltado para casa. Por quê? Porque Deus não largou a mão. E prometeu: vocês vão ver com os próprios olhos e vão dizer que o Senhor é grande, até muito além da nossa terra. Perguntar pode. E vale ficar para ouvir a resposta.',
        activity:
          'Façam uma fita do tempo da vida de cada um com três desenhos de cuidado recebido. Deixem um quadro vazio para o que ainda vai acontecer.',
        questions: [
          'O que o povo respondeu quando Deus disse que o amava?',
          'Que história Deus lembrou?',
          'Em que momento você percebeu que era amado?',
        ],
      },
      challenge: 'Diga eu te amo a alguém e conte o motivo.',
    },
    prayer:
      'Senhor, tu disseste que nos tens amado, e nós perguntamos em quê. Obrigado por não te calares. Abre os nossos olhos para a nossa própria história. E, quando virmos, que a boca diga: o Senhor é grande, muito além daqui. Amém.',
    leader: {
      lost: 'A palavra odiei toma conta da noite. Diga em duas frases as leituras que estão abaixo e volte à pergunta do povo, que é a da maioria da sala.',
      tender:
        'Quem cresceu como o filho menos querido pode ouvir aqui que Deus também tem preferidos para ferir os outros. Escute, e lembre que Esaú prosperou e perdoou o irmão (Gênesis 33). Quem está em luto ou depressão pode não achar prova nenhuma hoje: não cobre. CVV 188.',
      differ:
        'Amar e odiar, para muitos, é o modo hebraico de dizer escolher um e não o outro, e fala de dois povos; outros leem, com Romanos 9, a escolha de Deus sobre pessoas. Todos afirmam que ela não veio de mérito, e que Edom responde pelo mal que fez.',
    },
    comfort:
      'A sua pergunta está na Bíblia, e Deus não se levantou da mesa por causa dela. Antes dela ele já tinha dito: “Eu vos tenho amado”. A frase continua de pé enquanto você não consegue responder.',
    closing: 'Antes da pergunta, já estava dito: eu vos tenho amado.',
    words: [
      'malaquias',
      'eu vos tenho amado',
      'em que nos amaste',
      'amei a jaco',
      'odiei a esau',
      'aborreci a esau',
      'edom',
      'montes em desolacao',
      'territorio da perversidade',
      'alem do territorio de israel',
      'amor de deus',
    ],
  },
  {
    verses: '1:6-14',
    key: '1:6',
    title: 'O animal manco no altar',
    theme: 'a honra que se deve a Deus',
    themes: ['adoracao', 'gratidao', 'fidelidade', 'servico'],
    idea: 'Chamam a Deus de pai e senhor e lhe trazem o animal cego e manco que não dariam ao governador; ele prefere a porta fechada, porque é o Grande Rei e o seu nome será honrado em todo lugar.',
    context:
      'O Templo está de pé outra vez há décadas, mas o entusiasmo acabou. O livro começa com “Eu vos tenho amado” e a pergunta desconfiada do povo (1:2). Agora Deus fala aos sacerdotes, que deviam examinar cada animal trazido e deixavam passar o pior. A lei pedia um sem defeito. Diante de cada queixa eles se espantam: em que fizemos isso?',
    retold: [
      {
        verses: '1:6-8',
        says: 'Deus pergunta aos sacerdotes onde está a honra que se dá a um pai. Eles trazem animal cego, aleijado ou doente, que nem o governador aceitaria.',
      },
      {
        verses: '1:9-11',
        says: 'Deus quer que alguém feche as portas do templo, para o fogo não arder em vão. Do oriente ao ocidente o seu nome será grande, e em todo lugar haverá oferta pura.',
      },
      {
        verses: '1:12-14',
        says: 'Os sacerdotes acham tudo cansativo e trazem o roubado e o aleijado. Maldito quem promete o bom e oferece o defeituoso, diz Deus, que é o Grande Rei.',
      },
    ],
    read: {
      verses: '1:6-14',
      how: 'Uma voz lê Deus. As perguntas dos sacerdotes (em que temos desprezado, em que te contaminamos, é cansativo demais) são lidas por outra, com cara de espanto.',
    },
    observe: [
      {
        ask: 'Que duas comparações abrem a queixa, e o que Deus diz que lhe falta?',
        verses: '1:6',
        listen: 'Filho e pai, servo e senhor; onde está a honra, onde está o temor?',
      },
      {
        ask: 'O que eles levavam ao altar, e que teste Deus propõe?',
        verses: '1:7-8, 1:13',
        listen: 'Pão contaminado, cego, aleijado, enfermo, roubado; experimenta dar ao governador.',
      },
      {
        ask: 'O que os sacerdotes dizem da mesa do Senhor e do trabalho nela?',
        verses: '1:7, 1:12-13',
        listen: 'Desprezível, contaminada; “É cansativo demais!”',
      },
      {
        ask: 'O que Deus preferia que alguém fizesse com as portas, e o que diz do seu nome?',
        verses: '1:10-11, 1:14',
        listen: 'Que as fechassem; será grande entre as nações, do oriente ao ocidente.',
      },
    ],
    interpret: [
      {
        ask: 'Eles continuavam indo, e o altar continuava aceso. Como se despreza a Deus sem deixar de ir ao culto?',
        verses: '1:6-8',
        listen: 'Pelo que sobra, pelo jeito; o rito em dia e o coração em outro lugar.',
      },
      {
        ask: 'O teste do governador é simples. O que ele mostra sobre a quem a gente de fato dá honra?',
        verses: '1:8',
        listen: 'Sabiam caprichar quando achavam que valia a pena.',
        follow: 'Quem é o governador de hoje, para quem ninguém leva coisa quebrada?',
      },
      {
        ask: 'Por que um Deus que ama o seu povo chegaria a dizer: é melhor fechar as portas?',
        verses: '1:10',
        listen: 'A relação de faz de conta o ofende e engana a eles; ele quer a verdade.',
      },
      {
        ask: 'No meio da bronca vem uma visão larga: todo lugar, todas as nações. O que ela faz com quem acha cansativo?',
        verses: '1:11, 1:13-14',
        listen: 'O nome é grande com ou sem eles; o convite é entrar numa coisa imensa.',
      },
    ],
    live: [
      {
        ask: 'O que Deus tem recebido de você: o começo do dia, o resto, ou o que ninguém mais queria?',
        listen: 'Tempo, atenção, escuta. Sem medir quantia.',
      },
      {
        ask: 'Para quem você se arruma, chega na hora e guarda o celular? O que disso caberia no encontro com Deus?',
        listen: 'Um detalhe concreto; rir junto ajuda.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Você conhece a diferença entre trabalho feito na véspera e trabalho feito com gosto. Como ela aparece na sua vida com Deus?',
        listen: 'Oração de dez segundos com a série pausada. Sem sermão.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'É cansativo demais: em que serviço você já disse isso, e o que o cansaço estava tentando contar?',
        listen: 'Pode ser desprezo, pode ser esgotamento. São coisas diferentes.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Os filhos percebem o que em casa é tratado com honra. O que os seus diriam que ali vem primeiro?',
        listen: 'Futebol, trabalho, mesa, oração. Ouçam sem se defender.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que promessa boa você tem no rebanho e, na hora, entrega outra coisa?',
        listen: 'O macho sadio do 14: tempo, dom, perdão.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Se você está chegando agora: que diferença vê entre cumprir uma obrigação e honrar um pai?',
        listen: 'A palavra pai pode doer; deixe que digam isso.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o presente mais sem capricho que você já deu ou recebeu: repassado, com o preço, com o nome de outro?',
        bridge: 'Malaquias mostra um presente assim em cima do altar.',
      },
      {
        text: 'Que louça, toalha ou roupa na sua casa só sai do armário para visita importante?',
        bridge: 'Deus pergunta: e para mim, o que sai do armário?',
        for: ['adults', 'elderly', 'parents', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Antes de ler, escolha: guarde o que distrai, sente-se como se sentaria diante de alguém que você respeita muito.',
      bridge: 'É a pergunta do texto: onde está minha honra? Leia sem pressa.',
    },
    complete: [
      {
        name: 'Teste do governador',
        text: 'Duas colunas. Quando é para o chefe, o cliente, a visita, eu … , … , … . Quando é para Deus, eu … , … , … . Na linha de baixo: quero passar da primeira coluna para a segunda … .',
      },
      {
        name: 'Em que?',
        text: 'Os sacerdotes perguntaram espantados. Pergunte com sinceridade: Senhor, em que eu tenho … o teu nome? Espere um minuto e anote o que veio à mente: … . Depois termine: tu és … para mim, por isso … .',
      },
    ],
    challenges: [
      {
        do: 'Dê a Deus, em três dias, a sua melhor meia hora, aquela em que você está mais acordado, e não a que sobra.',
        tell: 'que hora era, e o que ela costumava receber.',
      },
      {
        do: 'Faça com capricho de visita um serviço da igreja ou da casa que você vinha fazendo de qualquer jeito.',
        tell: 'qual foi, e o que mudou em você enquanto fazia.',
      },
    ],
    children: {
      truth: 'Deus é o Grande Rei e merece o meu melhor.',
      to7: {
        story:
          'O povo levava presentes para Deus. Mas pensava assim: qual eu dou? A ovelhinha bonita eu guardo. Dou aquela doentinha que ninguém quer! E os sacerdotes deixavam, bocejando: ai, que cansaço. Então Deus falou por Malaquias: vocês dariam isso ao governador? Ele ia gostar? Eu sou o pai de vocês. Onde está o respeito? Eu sou o Grande Rei! Do lugar onde o sol nasce até o lugar onde ele se põe, o meu nome vai ser grande. Deus não precisava de ovelha. Ele queria um coração que dá com gosto: para ti, Senhor, o meu melhor!',
        activity:
          'Cada um faz dois desenhos: um de qualquer jeito, em cinco segundos, e um com capricho. Conversem: qual vocês dariam a Deus? Pendurem o caprichado.',
        questions: [
          'Que ovelha o povo dava?',
          'O que Deus perguntou sobre o governador?',
          'O que você quer fazer com capricho para Deus?',
        ],
      },
      to12: {
        story:
          'Pense num presente de aniversário comprado na última hora, o mais barato da loja, com a caixa amassada. Agora imagine que o aniversariante é o seu pai. Foi mais ou menos o que Deus viu. O povo ainda ia ao Templo, mas escolhia no rebanho o animal cego, o manco, o doente, aquele que já não servia para nada. Os sacerdotes, que deviam examinar, faziam vista grossa e reclamavam: é cansativo demais! Por Malaquias, Deus respondeu: o filho honra o pai; se eu sou pai, onde está a minha honra? Levem isso ao governador e vejam se ele aceita. Era melhor fechar as portas do que acender fogo à toa. E então ele contou uma coisa enorme: do nascente ao poente, o meu nome será grande entre as nações. Deus não estava com falta de ovelha. Era pai, e queria filhos que o honrassem de coração.',
        activity:
          'Façam a lista de três coisas do dia, como escola, quarto e oração, e deem a cada uma uma nota de capricho. Escolham uma para subir a nota nesta semana.',
        questions: [
          'O que o povo fazia de errado ao dar?',
          'O que o teste do governador mostrava?',
          'O que você pode dar a Deus com mais capricho?',
        ],
      },
      challenge: 'Faça uma coisa de todo dia com capricho, como presente para Deus.',
    },
    prayer:
      'Pai e Grande Rei, perdoa o que te demos por costume e o bocejo com que demos. Obrigado por nos dizeres a verdade em vez de fechares a porta. Acende outra vez em nós a alegria de te honrar. Que o teu nome seja grande, também aqui. Amém.',
    leader: {
      lost: 'A conversa pode virar dinheiro, roupa de culto ou crítica aos pastores. O texto fala aos que conduzem, mas a falta de honra é de todos (14). Não confunda melhor com caro: a lei aceitava do pobre duas pombinhas.',
      tender:
        'Quem está doente, deprimido ou cuida de alguém dia e noite só tem sobras, e pode se sentir acusado. Diga que Deus recusa o desprezo, e não a fraqueza. E as palavras cego e aleijado falam de animais de oferta: quem tem deficiência é honrado por Deus, e isso se diz em voz alta. Pai pode ser palavra difícil para alguns.',
      differ:
        'A oferta pura em todo lugar (11): católicos e ortodoxos veem nela desde cedo a Eucaristia; muitos evangélicos, a oração e o louvor dos povos; outros, o culto que já se prestava longe de Jerusalém.',
    },
    comfort:
      'Talvez hoje o seu melhor seja pequeno e cansado. O Pai sabe distinguir a sobra do pouco que é tudo o que se tem. Esse pouco ele recebe.',
    closing: 'Ao Grande Rei, o que temos de melhor.',
    words: [
      'malaquias',
      'onde esta minha honra',
      'se eu sou pai',
      'animal cego',
      'animal defeituoso',
      'apresenta isso a teu governador',
      'mesa do senhor',
      'feche as portas',
      'e cansativo demais',
      'que canseira',
      'oferta pura',
      'grande entre as nacoes',
      'desprezais o meu nome',
      'sacerdotes',
    ],
  },
  {
    verses: '2:17-3:5',
    key: '3:3',
    title: 'O fogo de quem senta para refinar',
    theme: 'a vinda do Senhor que purifica',
    themes: ['justica', 'santidade', 'arrependimento', 'volta'],
    idea: 'A quem pergunta onde está o Deus do juízo, ele responde que vem, de repente, ao seu templo: senta-se como quem refina a prata e toma a causa dos que são oprimidos.',
    context:
      'O povo voltou do exílio, o Templo funciona, e o mal parece dar lucro. Cansados, eles dizem que Deus gosta de quem faz o mal, e perguntam: “Onde está o Deus do juízo?” (2:17). Queriam que ele viesse acertar as contas com os outros. A resposta fala primeiro de um mensageiro que prepara o caminho; o Novo Testamento o reconhece em João Batista.',
    retold: [
      {
        verses: '2:17',
        says: 'Malaquias diz que o povo cansa o Senhor com palavras, quando fala que ele se agrada de quem faz o mal.',
      },
      {
        verses: '3:1-2',
        says: 'Deus promete o seu mensageiro, e de repente o Senhor que buscam virá ao templo. Será difícil ficar de pé, porque ele é como o fogo do ourives e o sabão de lavandeiros.',
      },
      {
        verses: '3:3-5',
        says: 'O Senhor se sentará para limpar os filhos de Levi como ouro e prata. E será testemunha contra quem jura falso e oprime o empregado, a viúva e o órfão.',
      },
    ],
    read: {
      verses: '3:1-5',
      how: 'Quem conduz lê a pergunta do 2:17 em tom de queixa. Outra voz responde com 3:1-5. No 2, todos fazem as duas perguntas juntos, devagar.',
    },
    observe: [
      {
        ask: 'Quem vem primeiro e quem vem depois, para onde, e de que maneira?',
        verses: '3:1',
        listen: 'O mensageiro que prepara; o Senhor, de repente, ao seu templo.',
      },
      {
        ask: 'Que dois materiais de limpeza são comparados com ele?',
        verses: '3:2',
        listen: 'O fogo do ourives e o sabão dos lavandeiros.',
      },
      {
        ask: 'Quem é limpo em primeiro lugar, e com que resultado?',
        verses: '3:3-4',
        listen: 'Os filhos de Levi, os do altar; trarão oferta com justiça, suave ao Senhor.',
      },
      {
        ask: 'Contra quem Deus vai testemunhar, e quem são os prejudicados da lista?',
        verses: '3:5',
        listen:
          'Feiticeiros, adúlteros, perjuros, opressores; o empregado, a viúva, o órfão, o estrangeiro.',
      },
    ],
    interpret: [
      {
        ask: '“A quem vós buscais”, “a quem vós desejais”: que ironia há em Deus usar essas palavras antes de perguntar quem vai suportar?',
        verses: '3:1-2',
        listen: 'Pediram o juízo para os outros; ele começa pela própria casa.',
      },
      {
        ask: 'O refinador se senta diante do fogo. O que essa postura diz de como Deus purifica?',
        verses: '3:3',
        listen: 'Com atenção e tempo; quer a prata, não a cinza.',
        follow: 'Que diferença há entre ser refinado e ser queimado?',
      },
      {
        ask: 'Por que a limpeza começa pelos que cuidam do altar?',
        verses: '3:3-4',
        listen: 'Deles vinha o exemplo; com eles sujos, a oferta de todos ficava suja.',
      },
      {
        ask: 'Feitiço, adultério, juramento falso e salário oprimido estão na mesma frase. O que isso ensina sobre o que Deus leva a sério?',
        verses: '3:5',
        listen:
          'Ele não separa pecado de religião e pecado de patrão; “não me temem” vale para tudo.',
      },
    ],
    live: [
      {
        ask: 'Diante de que situação você já disse, mesmo sem palavras: onde está o Deus do juízo?',
        listen: 'É queixa legítima; a Bíblia a guarda. Ouça até o fim.',
      },
      {
        ask: 'Quando pede que Deus ponha ordem no mundo, o que você torce para que ele não olhe na sua casa?',
        listen: 'Ninguém precisa contar. Um sorriso já responde.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quem presta serviço a você, em casa, no comércio, no aplicativo: como anda o que é devido a essa pessoa?',
        listen: 'Salário, prazo, combinado, gorjeta, registro. O versículo 5 é bem concreto.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Na sua turma, quem faz o papel do estrangeiro, aquele cujo direito ninguém defende, e o que você poderia dizer em voz alta?',
        listen: 'Um nome guardado e um gesto.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que época da sua vida foi de fogo, e o que hoje você vê brilhar que antes não via?',
        listen: 'Conte quem quiser. Não chame de refino a dor que outro acabou de contar.',
        for: ['elderly', 'long-believers', 'women'],
      },
      {
        ask: 'De que escória, hábito ou jeito de falar, você já queria ser limpo faz tempo?',
        listen: 'Um passo e alguém que acompanhe.',
        for: ['new-believers', 'men', 'adults'],
      },
      {
        ask: 'A igreja é a primeira a ser limpa neste texto. O que você, de fora ou chegando, gostaria que Deus limpasse nela?',
        listen: 'Receber sem defender. Isso também é fogo de ourives.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o truque da sua família para uma mancha impossível: vinho, caneta, açaí, graxa?',
        bridge: 'Malaquias compara a vinda de Deus com o sabão mais forte do tempo dele.',
      },
      {
        text: 'Já chegou na sua casa uma visita que você tinha convidado, só que antes da hora? O que deu tempo de esconder?',
        bridge: 'De repente virá aquele a quem vocês buscam, diz o texto.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com sabão, prestando atenção na água. Seque-as sem pressa.',
      bridge:
        'É uma das imagens que Malaquias dá para o que Deus quer fazer. A outra leva mais tempo.',
    },
    complete: [
      {
        name: 'Prata e escória',
        text: 'Desenhe uma panelinha no fogo. Dentro dela, a prata que Deus pôs em mim: … , … . Por cima, o que ele já tirou: … . O que ainda está saindo: … . Ao lado, sentado, quem cuida do fogo.',
      },
      {
        name: 'Cinco nomes do versículo 5',
        text: 'Um trabalhador que eu conheço: … . Uma viúva ou mãe sozinha: … . Uma criança sem quem cuide: … . Alguém de fora: … . O que o temor de Deus me pede com um deles: … .',
      },
    ],
    challenges: [
      {
        do: 'Confira o que você deve a quem trabalha para você ou lhe prestou serviço, e acerte até o fim da semana, com um obrigado.',
        tell: 'que conta ou palavra estava esquecida.',
      },
      {
        do: 'Ao reclamar de uma injustiça, faça primeiro a oração: Senhor, começa por mim; e depois um gesto a favor de quem sofre com ela.',
        tell: 'qual foi a injustiça, e que gesto coube.',
      },
    ],
    children: {
      truth: 'Deus me limpa com cuidado e defende os pequenos.',
      to7: {
        story:
          'As pessoas estavam reclamando: onde está Deus? Por que ele não arruma as coisas? Deus respondeu: eu estou chegando! Primeiro mando alguém para preparar o caminho. E eu venho limpar, como quem lava roupa com um bom sabão. Esfrega, esfrega! Venho como quem cuida da prata. Ele se senta pertinho do fogo, olha com atenção e tira a sujeirinha, até ela brilhar. Deus vai começar pela casa dele. E vai defender quem trabalha e não recebe, a viúva, a criança sem papai e sem mamãe, e quem veio de longe. Que bom que ele vem!',
        activity:
          'Com um paninho e um pouco de sabão, lavem uma colher ou um brinquedo até brilhar. A cada esfregada: Deus cuida de mim!',
        questions: [
          'O que as pessoas perguntavam?',
          'Como Deus limpa, igual a quem?',
          'De quem você pode cuidar como Deus cuida?',
        ],
      },
      to12: {
        story:
          'Você já chamou um adulto para resolver uma briga e, quando ele chegou, a primeira pergunta foi para você? O povo de Israel passou por isso. Vivia reclamando: quem faz o mal se dá bem! Onde está o Deus que julga? Deus respondeu: eu venho. Antes vai um mensageiro, que prepara o caminho. E de repente chega ao Templo aquele que vocês tanto procuram. Só que ele vem como fogo de ourives e sabão de lavar roupa. E começa pelos sacerdotes, os de dentro de casa! O ourives do tempo antigo se sentava diante do fogo. A prata derretia, a sujeira subia, e ele tirava, com toda a atenção. Não queria estragar: queria a prata limpa. Deus disse também de quem tomaria a defesa: do empregado mal pago, da viúva, do órfão e do estrangeiro. Muitos anos depois veio João Batista, preparando o caminho, e depois dele veio Jesus.',
        activity:
          'Deem brilho a moedas velhas com um pouco de vinagre e sal. Enquanto esfregam, conversem: que atitude Deus pode estar limpando em nós?',
        questions: [
          'O que o povo queria que Deus fizesse?',
          'Por que o ourives se senta diante do fogo?',
          'Quem precisa que alguém o defenda na sua escola?',
        ],
      },
      challenge: 'Pague uma promessa ou dívida pequena que você estava devendo.',
    },
    prayer:
      'Senhor a quem buscamos, vem, mesmo sem termos escondido nada direito. Começa por nós. Senta-te junto do fogo e não nos deixes antes do brilho. Lembra-te do empregado, da viúva, do órfão e do estrangeiro, e faze-nos estar do teu lado. Amém.',
    leader: {
      lost: 'O grupo pode parar em quem é o mensageiro ou fazer do texto um aviso para os de fora. A pergunta de 2:17 é do povo de Deus, e o fogo começa pelo altar. Ajude a ficar no versículo 3: ele se senta, e quer a prata.',
      tender:
        'Não diga a quem está doente, de luto ou sofrendo violência que isso é o fogo de Deus: o texto fala de purificar do mal cometido. Quem foi explorado no trabalho ou traído pode enfim ouvir que Deus é testemunha dele; se precisar, o sindicato, a Defensoria Pública e o Ligue 180 ajudam.',
      differ:
        'A vinda repentina ao templo: muitos a veem na vinda de Jesus ao mundo, outros na sua volta, e há quem junte as duas. Sobre o refino, uns falam do que Deus faz na vida toda; católicos o ligam também à purificação depois da morte.',
    },
    comfort:
      'Você perguntou onde ele estava, e ele não se ofendeu: disse que vem. É testemunha de quem ninguém quis ouvir. E, quando se senta perto do fogo, os olhos dele não saem da prata.',
    closing: 'Ele se senta junto do fogo, e quer a prata.',
    words: [
      'malaquias',
      'onde esta o deus do juizo',
      'meu mensageiro',
      'preparara o caminho',
      'de repente vira a seu templo',
      'fogo do ourives',
      'sabao de lavandeiros',
      'refinador',
      'purificador da prata',
      'filhos de levi',
      'quem podera suportar',
      'mensageiro do pacto',
      'anjo da alianca',
    ],
  },
  {
    verses: '3:6-12',
    key: '3:7',
    title: 'Voltem, e eu voltarei',
    theme: 'o coração que volta a Deus, também no dinheiro',
    themes: ['volta', 'generosidade', 'arrependimento', 'fidelidade'],
    idea: 'O Deus que não muda, e por isso não acaba com o seu povo, chama-o de volta: a oferta retida era sinal de um coração distante e de confiança perdida.',
    context:
      'Malaquias fala a Judá depois da volta do exílio. O ânimo esfriou: ofertas de qualquer jeito, salário negado ao empregado, viúva e estrangeiro sem direito (3:5). Na lei de Israel, o dízimo da colheita sustentava os levitas e, em certos anos, alimentava também o estrangeiro, o órfão e a viúva. A comida no templo estava faltando.',
    retold: [
      {
        verses: '3:6-7',
        says: 'Deus diz que não muda, e por isso o povo não foi consumido. Pede que voltem para ele, e ele voltará para eles, mas perguntam em que têm de voltar.',
      },
      {
        verses: '3:8-9',
        says: 'Deus diz que o povo o rouba, nos dízimos e nas ofertas, e que por isso a nação inteira está sob maldição.',
      },
      {
        verses: '3:10-12',
        says: 'Deus pede que tragam todos os dízimos, para haver alimento em sua casa, e que o provem nisto. Ele abrirá as janelas do céu e protegerá o fruto da terra.',
      },
    ],
    read: {
      verses: '3:6-12',
      how: 'É uma conversa: uma pessoa faz a voz do Senhor, e o grupo responde junto o que o povo diz nos versículos 7 e 8.',
    },
    observe: [
      {
        ask: 'Por que motivo os filhos de Jacó ainda não foram consumidos?',
        verses: '3:6',
        listen: 'Porque o Senhor não muda.',
      },
      {
        ask: 'Que convite vem antes de qualquer palavra sobre dízimo, e o que o povo responde?',
        verses: '3:7',
        listen: 'Voltai-vos a mim; em que temos de voltar?',
      },
      {
        ask: 'Do que são acusados, e para que Deus quer os dízimos na casa do tesouro?',
        verses: '3:8-10',
        listen: 'De roubá-lo em dízimos e ofertas; para que haja alimento na casa dele.',
      },
      {
        ask: 'Que promessas ele faz, e a quem: a uma pessoa ou a uma nação?',
        verses: '3:9-12',
        listen: 'Janelas do céu, fruto da terra protegido; à nação inteira, lavradora.',
      },
    ],
    interpret: [
      {
        ask: 'Se o assunto é oferta, por que Deus começa dizendo quem ele é e pedindo a volta deles?',
        verses: '3:6-7',
        listen: 'O dinheiro mostra o coração; ele quer as pessoas, não a renda.',
        follow: 'O que o seu extrato contaria do seu coração?',
      },
      {
        ask: 'Faltava comida na casa de Deus. Quem passava fome quando o celeiro ficava vazio?',
        verses: '3:10',
        listen: 'Levitas e, pela lei, o estrangeiro, o órfão e a viúva; por isso é roubo.',
      },
      {
        ask: 'Deus diz “provai-me nisto”. Que diferença há entre confiar nele e fazer um negócio com ele?',
        verses: '3:10-11',
        listen: 'Negócio exige retorno; confiança abre a mão porque conhece quem prometeu.',
      },
    ],
    live: [
      {
        ask: 'Em que você diria hoje a Deus, sinceramente: voltar em quê?',
        listen: 'Oração, perdão, tempo, dinheiro. O povo também não via.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Com o pouco dinheiro que passa pela sua mão, o que já é só seu, e o que você gosta de repartir?',
        listen: 'Lanche, carona, mesada; a generosidade não espera salário.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Como vocês decidem o que dão, e o que nessa conversa é medo e o que é alegria?',
        listen: 'Ninguém diz valores. Só o jeito de decidir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que já ouviu em igreja sobre dinheiro que lhe fez mal ou bem?',
        listen: 'Ouça até o fim; há gente ferida. Não defenda.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que conta justa está atrasada, salário de alguém, dívida, favor, e como acertá-la?',
        listen: 'O versículo 5, logo antes, fala de salário retido.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Quando faltou para você, por quais mãos Deus abriu a janela?',
        listen: 'Histórias de gente que repartiu. E espaço para quem ainda espera.',
        for: ['elderly', 'mourning', 'adults'],
      },
      {
        ask: 'Se houvesse alimento de sobra na nossa igreja, para quem da vizinhança ele iria primeiro?',
        listen: 'Um nome ou uma rua; um passo juntos.',
      },
    ],
    icebreakers: [
      {
        text: 'Quando criança, onde você escondia as suas moedas ou os seus doces, e quem sempre achava?',
        bridge:
          'Malaquias fala de um povo de mão fechada, e de Deus, que queria mais do que a mão.',
      },
      {
        text: 'Janela emperrada, goteira, chuva na hora certa: conte uma boa história de chuva.',
        bridge: 'Para quem planta, a chuva é tudo. O texto fala das janelas do céu.',
        for: ['elderly', 'adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche a mão com uma moeda dentro. Vire-a para cima e abra bem devagar.',
      bridge: 'Leia com a mão aberta. A primeira coisa que Deus pede, aqui, é você.',
    },
    complete: [
      {
        name: 'Volta em quê',
        text: 'Complete só para você: andei me afastando em … . Percebi quando … . Para voltar, o primeiro passo é … . E creio que ele volta para mim, porque não muda.',
      },
      {
        name: 'Celeiro',
        text: 'Desenhe um celeiro. O que Deus já pôs nele: … . O que tenho trancado: … . Quem depende de que eu abra: … . Sem números.',
      },
    ],
    challenges: [
      {
        do: 'Sente-se uma noite com as suas contas diante de Deus e pergunte-lhe o que ali mostra confiança e o que mostra medo. Decida uma coisa, livremente.',
        tell: 'como foi a conversa; valores ficam em segredo.',
      },
      {
        do: 'Pague ou acerte o que deve a alguém que trabalhou para você, ou leve alimento a quem está sem.',
        tell: 'a alegria de quem recebeu, sem contar vantagem.',
      },
    ],
    children: {
      truth: 'Eu volto para Deus e reparto com alegria.',
      to7: {
        story:
          'O povo de Deus estava com o coração longe. Deus dizia: voltem para mim, e eu volto para vocês! Voltar? Mas em quê?, eles perguntavam. Naquele tempo, cada um levava um pouco da colheita para a casa de Deus: trigo, uvas, azeite. Essa comida era para quem servia ali e ajudava quem não tinha. Mas eles estavam guardando tudo! E a despensa ficou vazia. Deus falou: tragam! Confiem em mim! Eu cuido de vocês, como a chuva que cai do céu. Deus não muda. Ele ama sempre, e quer o nosso coração pertinho.',
        activity:
          'Montem juntos uma caixinha de repartir com alimentos ou brinquedos bons e levem a quem precisa. Enfeitem com um coração.',
        questions: [
          'O que Deus pediu ao povo?',
          'Para quem era a comida guardada na casa de Deus?',
          'O que você gostaria de repartir?',
        ],
      },
      to12: {
        story:
          'A merenda da turma era comunitária: cada um trazia um pouco, e todo mundo comia. Um dia alguns começaram a esconder o lanche na mochila. Resultado: quem não tinha o que trazer ficou com fome. No tempo de Malaquias, o povo levava a décima parte da colheita para a casa de Deus. Dela comiam os que serviam no templo, e a lei mandava cuidar também do estrangeiro, do órfão e da viúva. Mas as pessoas pararam de confiar e de trazer. Deus ficou triste, e começou assim: eu não mudo; por isso vocês ainda estão aqui. Voltem para mim! Em quê?, perguntaram. Vocês estão tirando o que é para todos! Tragam, confiem em mim, e vejam se eu não abro as janelas do céu para a terra de vocês. Deus não precisava de trigo. Ele queria o povo de volta, de coração e mão abertos.',
        activity:
          'Façam por um dia um lanche comunitário em que ninguém sabe quem trouxe o quê. Reparem em quem pôde comer.',
        questions: [
          'O que aconteceu quando alguns esconderam o lanche?',
          'Por que Deus falou primeiro em voltar?',
          'O que você tem que pode ser para todos?',
        ],
      },
      challenge: 'Reparta com alguém uma coisa de que você gosta.',
    },
    prayer:
      'Senhor, tu não mudas, e por isso estamos aqui. Queremos voltar, também no bolso. Tira o medo que fecha a nossa mão, guarda quem passa aperto, e faz de nós gente que reparte com alegria. Amém.',
    leader: {
      lost: 'O grupo pode ir direto para quanto dar. Comece e termine no versículo 7, e não peça valores nem faça coleta hoje.',
      tender:
        'Há quem esteja endividado, desempregado ou tenha sido explorado por promessas em nome de Deus. Diga com clareza: a falta de dinheiro não prova maldição nem falta de fé, e oferta não compra bênção. Ninguém deve dar o que é do aluguel ou do remédio por medo. Ofereça ajuda em segredo.',
      differ:
        'Uns cristãos entendem que o dízimo continua como orientação para hoje; outros, que ele pertencia à lei de Israel e que o Novo Testamento ensina dar com liberdade e alegria, conforme as posses (2 Coríntios 8 e 9). Sobre a promessa dos versículos 10 a 12, dirigida àquela nação agrícola: uns esperam algo semelhante hoje; outros a leem como retrato do cuidado de Deus, sem garantia de riqueza. Todos confessam que Cristo nos livrou da maldição.',
    },
    comfort:
      'Se a despensa está vazia, este texto não está contra você: Deus queria alimento na casa justamente para quem não tinha.',
    closing: 'Ele não muda. A porta de volta é a mesma.',
    words: [
      'janelas do ceu',
      'trazei todos os dizimos',
      'dizimo',
      'casa do tesouro',
      'roubara o homem a deus',
      'roubar a deus',
      'devorador',
      'provai me nisto',
      'nao me mudo',
      'voltai vos a mim',
      'tornai vos para mim',
      'malaquias',
    ],
  },
  {
    verses: '3:13-18',
    key: '3:16',
    title: 'Um livro de memória',
    theme: 'a fidelidade que ninguém viu',
    themes: ['fidelidade', 'amizade', 'justica', 'espera'],
    idea: 'Quando muitos dizem que servir a Deus é inútil, os que o temem conversam entre si, e Deus inclina o ouvido e guarda cada nome.',
    context:
      'O livro de Malaquias é quase todo um diálogo: Deus fala, o povo responde torto. O templo tinha sido reconstruído havia décadas, a vida continuava difícil, e os desonestos iam bem. É a última discussão do livro. Pouco antes, Deus chamara o povo a voltar e a abrir a mão; logo depois vem o Sol da justiça.',
    retold: [
      {
        verses: '3:13-15',
        says: 'Deus diz que as palavras do povo são duras. Dizem que servi-lo é inútil, que não veem proveito em guardar os mandamentos e que os perversos prosperam.',
      },
      {
        verses: '3:16',
        says: 'Os que temem ao Senhor falam uns com os outros, e ele presta atenção. Diante dele se escreve um livro de memória para eles.',
      },
      {
        verses: '3:17-18',
        says: 'Deus diz que eles serão sua propriedade especial, poupados como um filho que serve ao pai. Então se verá a diferença entre o justo e o perverso.',
      },
    ],
    read: {
      verses: '3:13-18',
      how: 'O 14 e o 15 com cansaço, de ombros caídos. No 16, todos se viram para o vizinho e leem em voz baixa, como quem conversa.',
    },
    observe: [
      {
        ask: 'De que Deus acusa o povo, e o povo percebe que fez isso?',
        verses: '3:13',
        listen: 'Palavras duras contra ele; perguntam o que falaram.',
      },
      {
        ask: 'Quais são as três queixas dos versículos 14 e 15?',
        verses: '3:14-15',
        listen: 'É inútil servir; que proveito temos; os soberbos prosperam e escapam.',
      },
      {
        ask: 'O que fazem os que temem ao Senhor, e que quatro coisas acontecem do lado de Deus?',
        verses: '3:16-17',
        listen:
          'Falam cada um a seu próximo. Ele presta atenção, ouve, manda escrever, faz deles propriedade especial.',
      },
    ],
    interpret: [
      {
        ask: 'Que proveito temos? O que essa pergunta revela sobre o motivo de servir?',
        verses: '3:14',
        listen: 'Serviço como investimento; espera-se retorno.',
        follow: 'E, mesmo assim, ela não é uma pergunta humana?',
      },
      {
        ask: 'Deus ouviu as palavras duras e ouviu a conversa dos que o temiam. O que ele faz de diferente com cada uma?',
        verses: '3:13, 3:16',
        listen: 'A uma responde; a outra, ele escreve para não se perder.',
      },
      {
        ask: 'Não diz que eles pregaram ou fizeram algo grande. Por que uma conversa entre vizinhos mereceu livro?',
        verses: '3:16',
        listen: 'Em tempo de desânimo, lembrar um ao outro quem Deus é sustenta a fé.',
      },
      {
        ask: 'A diferença entre um e outro voltará a ser vista, mas ainda não se vê. Como viver nesse meio-tempo?',
        verses: '3:17-18',
        listen: 'Como filho que serve, não como empregado que cobra.',
      },
    ],
    live: [
      {
        ask: 'Em que mês você fez as contas e pensou: ser honesto não compensa?',
        listen: 'Nota fiscal, fila, imposto, promoção perdida.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Com quem você pode dizer que está cansado da fé, sem levar bronca?',
        listen: 'Se não houver ninguém, que este grupo seja.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se as suas conversas desta semana fossem escritas num livro diante de Deus, que página você gostaria que ele lesse duas vezes?',
        listen: 'Comece pela boa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que serviço seu ninguém viu em tantos anos, e o que significa estar anotado?',
        listen: 'Honrar. Deixar a emoção.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Vista de fora, a fé parece servir para quê? O que neste texto surpreende?',
        listen: 'Deus que escuta até queixa e conversa de esquina.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O nome de quem você perdeu está em que conversas? Gostaria de dizer esse nome aqui?',
        listen: 'Dizer o nome em voz alta é um presente.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você guarda diário, agenda velha, bilhetes ou nada? Qual é o papel mais antigo que tem?',
        bridge: 'Deus manda escrever um livro. Adivinhem o que ele achou digno de anotar.',
      },
      {
        text: 'Qual foi a melhor conversa de portão, de cozinha ou de madrugada que você já teve?',
        bridge: 'Malaquias conta de uma conversa assim, e de alguém que parou para escutar.',
        for: ['women', 'elderly', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Pegue um caderno e escreva só a data de hoje e o seu nome, com letra bonita.',
      bridge: 'Há outro livro com o seu nome. Leia com a caneta na mão.',
    },
    complete: [
      {
        name: 'Página de hoje',
        text: 'Preencha: neste dia, … falou com … sobre o Senhor. Disseram que … . Estavam cansados de … . E Deus prestou atenção.',
      },
      {
        name: 'Queixa com endereço',
        text: 'Complete sem medo: Senhor, às vezes acho inútil … . Vejo prosperar quem … . O que eu esperava era … . Mesmo assim, ainda … .',
      },
    ],
    challenges: [
      {
        do: 'Marque com um amigo de fé uma conversa de meia hora só para contar, um ao outro, por que ainda vale a pena.',
        tell: 'uma frase do outro que ficou com você.',
      },
      {
        do: 'Comece um caderno do grupo: uma linha por encontro, com o que alguém contou de Deus e o nome de quem contou.',
        tell: 'leia a primeira linha para todos.',
      },
    ],
    children: {
      truth: 'Deus escuta as minhas conversas e sabe o meu nome.',
      to7: {
        story:
          'Muita gente estava desanimada. Para que servir a Deus?, diziam. Não adianta nada! Mas havia uns amigos que amavam o Senhor. Eles se encontravam e conversavam baixinho: Deus é bom! Vamos continuar! Lembra o que ele já fez? E sabe quem estava ouvindo? Deus! Ele chegou o ouvido bem pertinho. Ficou tão contente que mandou escrever um livro com o nome deles, para lembrar sempre. E disse: eles são o meu tesouro, como um filho querido. Quando você fala de Deus com um amigo, ele escuta e sorri.',
        activity:
          'Façam um livrinho dobrado com o nome de cada criança e um desenho do que Deus fez por ela. Leiam-no juntos.',
        questions: [
          'O que as pessoas desanimadas diziam?',
          'Quem escutou a conversa dos amigos?',
          'O que você quer contar de Deus a um amigo?',
        ],
      },
      to12: {
        story:
          'O placar da sala era assim: quem colava tirava dez, quem estudava tirava sete. Não compensa, disse o Ian. A Raquel e ele conversaram no degrau da quadra: mas a gente sabe a verdade; e Deus também. Foi uma conversa de cinco minutos. Ninguém ouviu. Ou ouviu? No tempo de Malaquias, muita gente dizia: é inútil servir a Deus; os maus se dão bem! Eram palavras duras. Mas alguns, que respeitavam o Senhor, começaram a conversar, cada um com o seu amigo, para não desanimar. E o Senhor prestou atenção. Mandou escrever um livro de memória com o nome deles. E disse: são meus, meu tesouro; vou cuidar deles como um pai cuida do filho. Um dia todos verão a diferença. O Ian continuou tirando sete. Só que agora estudava com a Raquel, e o degrau da quadra virou o lugar preferido dos dois.',
        activity:
          'Criem um caderno de memória da turma: cada semana alguém registra uma coisa boa que Deus fez e assina.',
        questions: [
          'Por que o povo dizia que era inútil servir a Deus?',
          'O que Deus fez quando ouviu a conversa dos amigos?',
          'Com quem você conversa para não desanimar?',
        ],
      },
      challenge: 'Converse com um amigo sobre uma coisa boa que Deus fez.',
    },
    prayer:
      'Senhor que escutas, ouviste as nossas palavras duras e não nos largaste. Ouve agora a nossa conversa, escreve os nossos nomes e os dos cansados. Livra-nos de servir por proveito. Somos teus, como filhos; faz-nos lembrar disso uns aos outros. Amém.',
    leader: {
      lost: 'Fala-se muito dos maus que prosperam. Dê o mesmo tempo ao versículo 16: o que os fiéis fizeram foi conversar.',
      tender:
        'Quem se esgotou na igreja pode concordar com o versículo 14. Não defenda: agradeça a franqueza, pergunte pelo cansaço e alivie a carga, se puder.',
    },
    comfort:
      'Alguém anotou. O que você fez no escuro, sem palma e sem foto, está numa página que não se perde.',
    closing: 'Conversem na calçada. Deus está de ouvido inclinado.',
    words: [
      'livro de memoria',
      'memorial escrito',
      'memoria diante dele',
      'e inutil servir a deus',
      'inutil servir',
      'que proveito temos',
      'falaram cada um a seu proximo',
      'falavam uns aos outros',
      'propriedade especial',
      'particular tesouro',
      'diferenca entre o justo e o perverso',
      'poupa a seu filho',
      'malaquias tres',
    ],
  },
  {
    verses: '4:1-6',
    key: '4:2',
    title: 'O Sol da justiça',
    theme: 'a justiça que cura',
    themes: ['esperanca', 'justica', 'filhos', 'familia'],
    idea: 'O dia que queima a maldade como palha nasce, para quem teme o nome de Deus, como sol que cura e devolve os corações de pais e filhos.',
    context:
      'São as últimas linhas do Antigo Testamento em nossas Bíblias. O povo tinha perguntado se compensava servir a Deus, já que os maus escapavam. A resposta fala de um dia que vem. Depois disto, são uns quatrocentos anos até que um anjo diga a Zacarias que João virá no espírito de Elias (Lucas 1).',
    retold: [
      {
        verses: '4:1',
        says: 'Deus anuncia um dia que arde como forno. Os soberbos e os que praticam perversidade serão como palha, sem raiz nem ramo.',
      },
      {
        verses: '4:2-3',
        says: 'Para os que temem o nome de Deus, nascerá o Sol da justiça, com cura em suas asas. Saltarão como bezerros do curral, e os perversos serão cinza debaixo dos seus pés.',
      },
      {
        verses: '4:4-6',
        says: 'Deus pede que se lembrem da lei de Moisés e promete enviar o profeta Elias. Ele converterá o coração dos pais aos filhos, e o dos filhos aos pais.',
      },
    ],
    read: {
      verses: '4:1-6',
      how: 'O 1 com voz séria, sem gritar. No 2, abram a cortina ou acendam a luz. O 6, por um pai ou mãe e um filho, se houver.',
    },
    observe: [
      {
        ask: 'Com que duas imagens de calor o mesmo dia é descrito nos versículos 1 e 2?',
        verses: '4:1-2',
        listen: 'Forno e sol. O mesmo dia, para uns e para outros.',
      },
      {
        ask: 'O que o Sol da justiça traz, e onde; e o que fazem os que o veem nascer?',
        verses: '4:2',
        listen: 'Cura em suas asas; saem e saltam como bezerros.',
      },
      {
        ask: 'Que duas pessoas do passado são lembradas antes do fim, e para quê?',
        verses: '4:4-5',
        listen: 'Moisés, para lembrar da lei; Elias, que será enviado.',
      },
      {
        ask: 'Que conversão fecha o Antigo Testamento?',
        verses: '4:6',
        listen: 'Coração dos pais aos filhos e dos filhos aos pais.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a notícia de que o mal não dura para sempre pode ser cura, e não só ameaça?',
        verses: '4:1-2',
        listen: 'Para quem sofreu injustiça, justiça é remédio.',
        follow: 'De quem, hoje, esse é o remédio que falta?',
      },
      {
        ask: 'Bezerro que passou o inverno preso sai pulando. Que tipo de alegria o profeta quis pintar?',
        verses: '4:2',
        listen: 'Do corpo todo, sem etiqueta, de quem foi solto.',
      },
      {
        ask: 'Entre tantas coisas, Deus escolhe consertar pais e filhos antes do grande dia. O que isso diz do tamanho que a casa tem para ele?',
        verses: '4:5-6',
        listen: 'A fé passa por ali; a ruína da terra também começa ali.',
      },
      {
        ask: 'A conversão vai nas duas direções. O que se perde quando só os filhos são chamados a mudar?',
        verses: '4:6',
        listen: 'Os pais vêm primeiro na frase.',
      },
    ],
    live: [
      {
        ask: 'Que injustiça você entrega ao sol que vem, por não caber em tribunal nenhum?',
        listen: 'Ouvir. Procurar justiça aqui também é certo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você gostaria que o seu pai ou a sua mãe entendesse e ainda não achou como dizer?',
        listen: 'Não precisa contar. Uma carta que talvez não se envie.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na direção de que filho o seu coração precisa virar alguns graus nesta semana?',
        listen: 'Menos tela, um pedido de perdão, um passeio.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que lembrança da lei, como a de Moisés, você gostaria que os netos guardassem?',
        listen: 'Uma frase, uma história, um jeito de viver.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Quando foi a última vez que você saltou de alegria, de verdade, com as pernas?',
        listen: 'Rir. E desejar.',
        for: ['singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'Alguns já não têm pai, mãe ou filho para quem virar o coração. Que raio desse sol você pede?',
        listen: 'Companhia. Sem apressar saltos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Criança ou bicho que ficou preso por causa da chuva e, enfim, saiu: conte a cena.',
        bridge: 'O profeta viu bezerros saindo do curral e pensou: vai ser assim.',
      },
      {
        text: 'Em que você é igualzinho ao seu pai, à sua mãe ou a quem o criou, para o bem ou para o riso?',
        bridge: 'A última frase do Antigo Testamento é sobre pais e filhos.',
        for: ['young', 'teens', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha-se num lugar onde bata sol, ou perto de uma lâmpada quente, e deixe que ele toque o que dói.',
      bridge: 'Cura em suas asas. Leia aí mesmo.',
    },
    complete: [
      {
        name: 'Sol com asas',
        text: 'Desenhe um sol com asas. Em cada raio escreva algo ou alguém que precisa de cura: … . No centro, o nome de quem nasce.',
      },
      {
        name: 'Coração que vira',
        text: 'Complete: meu coração está de costas para … . Virou quando … . Se eu virasse um pouco, a primeira coisa seria … . O que não depende de mim é … .',
      },
    ],
    challenges: [
      {
        do: 'Dê ao seu filho, ao seu pai ou à sua mãe uma hora inteira, escolhida por eles, sem celular.',
        tell: 'o que descobriu da pessoa naquela hora.',
      },
      {
        do: 'Faça o papel de tio ou avó para uma criança que tem a família longe ou quebrada: um lanche, um dever de casa, um jogo.',
        tell: 'o que ela contou.',
      },
    ],
    children: {
      truth: 'O sol de Deus nasce e cura o meu coração.',
      to7: {
        story:
          'Você já viu um bezerrinho que ficou preso a noite toda? De manhã abrem a porteira e ele sai: pula, pula, pula! Deus contou que um dia seria assim. O mal vai embora, como palha que some. E, para quem ama o nome de Deus, vai nascer um sol bem bonito, o Sol da justiça, com cura em suas asas! Todo mundo vai sair pulando. E Deus disse mais: o coração dos papais e das mamães vai voltar para os filhos, e o coração dos filhos vai voltar para os pais. Jesus é o nosso sol.',
        activity:
          'Pulem como bezerros quando a luz acender. Depois façam um sol de papel com asas e deem a alguém da família com um abraço.',
        questions: [
          'Como o bezerrinho saiu do curral?',
          'O que o sol traz nas asas?',
          'Quem da sua família você quer abraçar?',
        ],
      },
      to12: {
        story:
          'São as últimas linhas do Antigo Testamento. Depois delas, uns quatrocentos anos até os Evangelhos. O que Deus quis dizer por último? O povo reclamava: os maus fazem o que querem e nada acontece. Deus respondeu: vem o dia em que a maldade vai acabar, como palha no forno. Mas, para vocês que respeitam o meu nome, esse mesmo dia vai nascer como sol, trazendo cura em suas asas. E vocês vão sair saltando como bezerros soltos do curral! Lembrem-se do que ensinei por Moisés. E vou mandar alguém como o profeta Elias. Sabe qual será o trabalho dele? Fazer o coração dos pais voltar para os filhos, e o dos filhos para os pais. Imagine: antes do grande dia, Deus pensa na mesa da sua casa. Muito tempo depois, um anjo repetiu essa frase ao pai de João Batista. O sol estava para nascer.',
        activity:
          'Pais e filhos escrevem, cada um, um bilhete: uma coisa que amo em você, uma coisa que eu gostaria de fazer com você. Troquem.',
        questions: [
          'O que vai acontecer com a maldade?',
          'Qual era o trabalho do novo Elias?',
          'O que ajudaria o coração da sua casa a virar?',
        ],
      },
      challenge: 'Faça uma coisa boa com alguém da família, só vocês dois.',
    },
    prayer:
      'Nasce sobre nós, Sol da justiça. Queima a palha do mal, também a nossa, e cura com as tuas asas o que ela feriu. Vira o coração dos pais aos filhos e dos filhos aos pais. E solta os que estão presos, para que saltem. Amém.',
    leader: {
      lost: 'O forno e Elias podem levar a contas sobre o fim. As últimas palavras são sobre a família: deixe tempo para elas.',
      tender:
        'Virar o coração não obriga filho a voltar para perto de pai ou mãe que agride ou abusa. A frase põe os pais primeiro. Há órfãos e pais sem notícia de filhos: não force partilha. Disque 100.',
      differ:
        'O Novo Testamento vê Elias em João Batista. Uns entendem que a promessa se cumpriu nele; outros esperam ainda um sinal antes da volta de Cristo. O fogo do versículo 1 é lido como castigo sem fim ou como destruição do mal; todos confiam na justiça de Deus.',
    },
    comfort:
      'A noite foi comprida, quatrocentos anos de silêncio na Bíblia. E o que vinha do outro lado era um nascer do sol.',
    closing: 'Amanhece. Deixe a porteira aberta.',
    words: [
      'sol da justica',
      'cura em suas asas',
      'salvacao trara debaixo das suas asas',
      'bezerros do curral',
      'bezerros da estrebaria',
      'ardendo como forno',
      'nem raiz nem ramo',
      'o profeta elias',
      'convertera o coracao dos pais',
      'coracao dos pais aos filhos',
      'grande e temivel dia',
      'lei de meu servo moises',
    ],
  },
]
