import type { BookPassages } from '../passage.ts'

export const JHN: BookPassages = [
  {
    verses: '1:1-18',
    key: '1:14',
    title: 'Deus veio morar na nossa rua',
    theme: 'Deus que se fez gente',
    themes: ['salvacao', 'graca', 'identidade', 'criacao'],
    idea: 'Em Jesus, o Deus que ninguém jamais viu veio morar entre nós, e quem o recebe ganha uma família nova: passa a ser filho.',
    context:
      'Mateus e Lucas começam a história de Jesus em Belém. João começa antes do relógio, no princípio de tudo, e chama Jesus de Palavra (o Verbo, em outras traduções). Depois conta a notícia mais improvável: essa Palavra ganhou corpo, endereço e vizinhos.',
    retold: [
      {
        verses: '1:1-5',
        says: 'No princípio, a Palavra estava com Deus e era Deus, e por ela tudo foi feito. Nela estava a vida, luz que brilha nas trevas.',
      },
      {
        verses: '1:6-9',
        says: 'João é enviado por Deus para dar testemunho da luz, para que todos creiam. Ele não era a luz verdadeira, que ilumina todo ser humano.',
      },
      {
        verses: '1:10-13',
        says: 'A Palavra estava no mundo, e o mundo não a reconheceu. Aos que a receberam e creem no seu nome, deu o poder de serem filhos de Deus.',
      },
      {
        verses: '1:14-18',
        says: 'A Palavra se fez carne e habitou entre nós, cheia de graça e de verdade. Ninguém jamais viu Deus, mas o Filho, Jesus Cristo, o revelou.',
      },
    ],
    read: {
      verses: '1:3-14',
      how: 'Quem conduz lê 1-2 em voz baixa. Depois, uma pessoa lê 3-8, outra 9-13, e todos juntos o 14.',
    },
    observe: [
      {
        ask: 'Que coisas o texto diz que existem, vivem ou brilham por causa da Palavra?',
        verses: '1:3-5, 1:9-10',
        listen: 'Tudo foi feito por ela; nela há vida e luz para todos.',
      },
      {
        ask: 'Quais são as duas maneiras de reagir a quem chegou?',
        verses: '1:10-12',
        listen: 'Uns não reconhecem nem recebem; outros recebem e creem.',
      },
      {
        ask: 'O que João Batista era, e o que ele fez questão de não ser?',
        verses: '1:6-8',
        listen: 'Testemunha da luz; a luz é outra pessoa.',
      },
    ],
    interpret: [
      {
        ask: 'Deus podia ter mandado um recado. O que o fato de ele se fazer carne e habitar entre nós conta sobre o tipo de relação que ele quer?',
        verses: '1:14',
        listen: 'Proximidade: ele conhece por dentro o cansaço, a fome e a alegria.',
        follow: 'Que parte da vida humana é mais difícil para você imaginar Deus vivendo?',
      },
      {
        ask: 'Por que alguém deixaria de receber justamente aquele que o criou?',
        verses: '1:10-11',
        listen: 'Ele não veio como se esperava, e luz também mostra o que se quer esconder.',
      },
      {
        ask: 'Filho que nasce “de Deus”, e não do esforço nem do sobrenome: o que sobra para a gente se orgulhar?',
        verses: '1:12-13',
        listen: 'É presente recebido, não título conquistado.',
      },
    ],
    live: [
      {
        ask: 'Em que cômodo da sua rotina (trabalho, dinheiro, descanso, família) você ainda trata Jesus como visita que não passa da sala?',
        listen: 'Um lugar concreto, dito sem drama.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando você se sente avaliado por nota, corpo ou seguidores, que diferença faz já haver um lugar de filho para você?',
        listen: 'Diferença entre ser aprovado e ser amado.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que você acha mais estranho e o que acha mais bonito num Deus que resolve morar perto?',
        listen: 'Acolha o estranhamento; não corrija.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'João apontava para outro e sumia da foto. Em que você anda precisando aparecer menos para que Jesus seja visto?',
        listen: 'Serviço, conversas, redes, ministério.',
        for: ['long-believers', 'young'],
      },
      {
        ask: 'Como seria a casa de vocês se, por uma semana, graça e verdade andassem juntas nas conversas?',
        listen: 'Verdade dita com carinho; carinho que não mente.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em qual escuro desta época você mais precisa que a luz continue acesa?',
        listen: 'Não é preciso explicar o escuro; basta nomear.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte de um vizinho inesquecível: o que fazia o melhor bolo, o que ensaiava bateria, o que sabia da vida de todo mundo.',
        bridge:
          'Quem mora perto acaba conhecendo a gente de verdade. João diz que Deus fez mudança para a nossa rua.',
        for: ['adults', 'couples', 'elderly', 'long-believers'],
      },
      {
        text: 'Acabou a luz agora, nesta sala. Qual é a primeira coisa que você faz, e em que canto vai bater o dedinho do pé?',
        bridge:
          'Uma luz pequena já muda a sala inteira. O texto fala de uma que nenhum escuro apaga.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela ou deixe uma lâmpada só. Repare até onde ela chega.',
      bridge: 'A luz de que João fala não se cansa. Leia devagar, como quem abre a porta.',
    },
    complete: [
      {
        name: 'Planta da casa',
        text: 'Desenhe, bem simples, a planta de uma casa com cinco cômodos e dê a cada um o nome de uma área da sua vida. Pinte onde a luz já entra. Escreva na porta de um cômodo fechado: aqui eu recebo o Senhor em …',
      },
      {
        name: 'Certidão de filho',
        text: 'Complete como quem preenche um documento: Eu, … , recebi de Deus o direito de ser chamado … . Isto não depende de … . Fui gerado por … .',
        for: ['new-believers', 'young', 'teens'],
      },
    ],
    challenges: [
      {
        do: 'Chame pelo nome e converse cinco minutos com um vizinho, porteiro ou colega com quem você só trocava bom-dia.',
        tell: 'o que você descobriu dele e em que momento quase desistiu.',
      },
      {
        do: 'Leia João 1:14 em voz alta em três lugares diferentes da sua semana: na cozinha, no trabalho ou na escola, e antes de dormir.',
        tell: 'em qual dos três lugares a frase soou mais nova.',
      },
    ],
    children: {
      truth: 'Jesus é Deus que veio morar perto da gente.',
      to7: {
        story:
          'Antes de existir o sol, o mar e o passarinho, Jesus já estava com Deus. Tudo o que existe foi feito por ele: a banana, a girafa, o seu nariz. Mas as pessoas andavam como quem anda no escuro, sem saber o caminho. Então Jesus fez uma coisa linda. Ele não ficou olhando de longe. Ele veio! Nasceu neném, aprendeu a andar, brincou na rua, comeu pão com a família. Deus morando pertinho! Alguns nem ligaram. Mas quem abriu a porta do coração para Jesus ganhou um presente enorme: virou filho de Deus. E a luz dele continua acesa até hoje.',
        activity:
          'Apague a luz e acenda uma lanterna. A criança procura cinco coisas no quarto com a luz e agradece por cada uma.',
        questions: [
          'O que Jesus fez para ficar perto da gente?',
          'O que a lanterna ajudou você a encontrar?',
          'Em que lugar da sua casa você gostaria de conversar com Jesus?',
        ],
      },
      to12: {
        story:
          'Imagine um jogo em que só o criador conhece o mapa todo. Agora imagine que ele resolve entrar no jogo, com o mesmo tamanho e a mesma energia dos outros, para ficar do seu lado. É mais ou menos assim que João começa o seu livro. Ele diz que Jesus é a Palavra: estava com Deus no princípio, era Deus, e por ele tudo foi feito. E um dia essa Palavra virou gente. Teve pé empoeirado, fome na hora do almoço, amigos e vizinhos. Muita gente olhou e não reconheceu. Era o dono da casa, e bateram a porta na cara dele. Mas quem o recebeu ganhou algo que dinheiro não compra e nota boa não alcança: o direito de ser filho de Deus. João nunca esqueceu. Já velho, ele ainda escrevia: nós vimos a glória dele, cheia de graça e de verdade.',
        activity:
          'Cada um faz um cartaz de porta (daqueles de maçaneta) com uma frase de boas-vindas a Jesus e pendura no quarto.',
        questions: [
          'Por que algumas pessoas não reconheceram Jesus quando ele chegou?',
          'O que é preciso para ser filho de Deus, segundo João?',
          'Como dá para perceber na sua casa que Jesus mora ali?',
        ],
      },
      challenge: 'Toda noite, ao apagar a luz, diga: Jesus, obrigado porque a sua luz fica acesa.',
    },
    prayer:
      'Senhor Jesus, a Palavra que fez o mundo aprendeu a falar no colo de Maria. Entra também na parte da nossa vida que deixamos trancada. Acende a luz com cuidado, e ensina a gente a viver como filho. Amém.',
    leader: {
      lost: 'O grupo pode parar na palavra Verbo ou em explicações sobre a Trindade. Diga em uma frase: João está falando de Jesus, que é Deus e veio até nós. Depois volte ao 12 e ao 14.',
      tender:
        'Falar de Pai e de ser filho dói em quem teve um pai ausente ou violento. Não diga que Deus é igual ao pai da gente, só que melhor. Deixe a pessoa descobrir no texto como Deus chega: cheio de graça e de verdade.',
    },
    comfort:
      'A luz brilha nas trevas. Não depois delas, nem longe delas: nelas. Você não precisa sair do escuro para ser encontrado; foi para dentro dele que Deus veio.',
    closing: 'Ele fez mudança para perto de nós, cheio de graça e de verdade.',
    words: [
      'verbo',
      'palavra se fez carne',
      'no principio era',
      'habitou entre nos',
      'unigenito',
      'encarnacao',
      'luz verdadeira',
      'trevas',
      'joao batista',
      'filhos de deus',
      'graca sobre graca',
      'natal',
      'plenitude',
    ],
  },
  {
    verses: '1:19-34',
    key: '1:29',
    title: 'Eis o Cordeiro',
    theme: 'o Cordeiro de Deus',
    themes: ['salvacao', 'identidade', 'humildade', 'espirito'],
    idea: 'João sabe quem não é e por isso pode apontar com o braço inteiro: eis o Cordeiro de Deus, que tira o pecado do mundo.',
    context:
      'João batizava do outro lado do rio Jordão, e vinha gente de toda parte. De Jerusalém mandaram sacerdotes e levitas investigar. No primeiro dia, João responde quem ele não é (19 a 28). No segundo dia, vê Jesus chegando e diz quem ele é. O cordeiro lembrava a noite da saída do Egito e os sacrifícios do templo.',
    retold: [
      {
        verses: '1:19-23',
        says: 'Os enviados de Jerusalém perguntam a João quem ele é. João diz que não é o Cristo, nem Elias, nem o Profeta, mas a voz do que clama no deserto.',
      },
      {
        verses: '1:24-28',
        says: 'João responde que batiza com água, e que no meio deles está alguém que não conhecem, de quem ele não é digno de desatar a sandália.',
      },
      {
        verses: '1:29-31',
        says: 'João vê Jesus chegar e o chama de Cordeiro de Deus, que tira o pecado do mundo. Batiza para que ele seja revelado a Israel.',
      },
      {
        verses: '1:32-34',
        says: 'João viu o Espírito descer do céu como pomba e repousar sobre Jesus. Era o sinal esperado, e por isso testemunha que ele é o Filho de Deus.',
      },
    ],
    read: {
      verses: '1:23-34',
      how: 'Antes, dois perguntam depressa: és o Cristo? és Elias? és o Profeta?, e João responde três nãos, cada um mais curto. No 29, quem lê aponta com o braço.',
    },
    observe: [
      {
        ask: 'Com que palavras João se apresenta, quando insistem em saber o que ele é?',
        verses: '1:23',
        listen: 'A voz do que clama no deserto; não dá nome nem título.',
      },
      {
        ask: 'Que tarefa de servo ele diz que não é digno de fazer?',
        verses: '1:26-27',
        listen: 'Desatar a correia da sandália.',
      },
      {
        ask: 'O que João diz duas vezes que não sabia, e como passou a saber?',
        verses: '1:31-33',
        listen: '“eu não o conhecia”; o Espírito desceu como pomba e repousou.',
      },
      {
        ask: 'Juntem os nomes que Jesus recebe nestes versículos. Quais são?',
        verses: '1:29-34',
        listen: 'Cordeiro de Deus, o que batiza com Espírito Santo, Filho de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'João é voz, não a palavra. O que uma voz faz bem e que perigo corre quando começa a se ouvir?',
        verses: '1:23, 1:26-27',
        listen: 'Leva o recado e some; o perigo é virar o assunto.',
        follow: 'Quando isso acontece com a gente?',
      },
      {
        ask: 'Esperavam um leão ou um rei. Por que cordeiro, e o que ele faz com o pecado?',
        verses: '1:29',
        listen: 'Vem para dar a vida; tira, carrega embora, não só cobre.',
      },
      {
        ask: 'Não é o pecado de Israel nem dos bons: é do mundo. Quem cabe nessa palavra que a gente deixaria fora?',
        verses: '1:29',
        listen: 'Pensar em rostos. E incluir-se.',
      },
      {
        ask: 'João é parente de Jesus e, mesmo assim, diz que não o conhecia. Que conhecer é esse?',
        verses: '1:31-34',
        listen: 'Reconhecer quem ele é depende de Deus mostrar.',
      },
    ],
    live: [
      {
        ask: 'Se viessem perguntar quem é você, sem profissão, sem família, sem igreja, o que restaria para dizer?',
        listen: 'Silêncio é normal. João usou uma frase.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que três nãos fariam bem a você: não sou a minha nota, não sou o meu corpo, não sou o que dizem?',
        listen: 'Deixe cada um achar os seus. Depois, um sim.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pecado você tenta carregar sozinho, embora haja quem o tire?',
        listen: 'Não se conta. Repetir o 29 devagar.',
        for: ['singles', 'long-believers', 'couples'],
      },
      {
        ask: 'Quem apontou Jesus para você, com que gesto, e ficou de lado?',
        listen: 'Avó, professora da igreja, amigo.',
        for: ['new-believers', 'elderly'],
      },
      {
        ask: 'Para os filhos, você é mais voz ou mais dedo apontado? Aponta para onde?',
        listen: 'Rir do duplo sentido. Apontar para Jesus, não para o erro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Alguém está no meio de nós que ainda não conhecemos, disse João. Que Jesus você desconfia que ainda não conhece?',
        listen: 'Curiosidade honesta é um bom começo.',
        for: ['visitors'],
      },
      {
        ask: 'Culpa costuma andar junto com o luto. O que muda pôr essa carga em cima do Cordeiro?',
        listen: 'Nem toda culpa é pecado. Ouvir antes.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem sou eu? Cada um dá três pistas do que não é, e os outros tentam adivinhar a profissão ou o apelido de infância.',
        bridge: 'João Batista respondeu assim: não sou, não sou, não.',
      },
      {
        text: 'Você é mais de aparecer na foto ou de tirá-la?',
        bridge: 'João vivia cercado de gente e só queria que olhassem para outro.',
        for: ['teens', 'young', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Estenda o braço e aponte para a porta, como se alguém estivesse chegando. Fique um instante.',
      bridge: 'Com esse gesto João mudou a vida de quem olhava. Leia e olhe para onde ele aponta.',
    },
    complete: [
      {
        name: 'Não sou e sou',
        text: 'Complete: não sou … , não sou … , não sou … . Sou uma voz que diz … . Quem eu aponto é … .',
      },
      {
        name: 'Tirado',
        text: 'Escreva a lápis, só para você, um peso: … . Escreva por cima, a caneta, o versículo 29. Apague o lápis.',
      },
    ],
    challenges: [
      {
        do: 'Num elogio que receber nesta semana, passe-o adiante com verdade: diga quem ensinou, quem ajudou, quem fez junto.',
        tell: 'a cara de quem foi apontado.',
      },
      {
        do: 'Leia Êxodo 12 e Isaías 53 e procure o cordeiro nos dois textos.',
        tell: 'o que você entendeu melhor de João 1:29.',
      },
    ],
    children: {
      truth: 'Jesus é o Cordeiro que leva embora o meu pecado.',
      to7: {
        story:
          'João estava no rio, e muita gente ia falar com ele. Você é o Cristo?, perguntaram. Não! É Elias? Não! É o profeta? Também não! Então quem é você? João disse: eu sou só uma voz que grita: preparem o caminho! No outro dia, quem vinha chegando? Jesus! João apontou o dedo, feliz: olhem! O Cordeiro de Deus, que leva embora o pecado do mundo! João contou que viu o Espírito de Deus descer como uma pombinha e ficar sobre Jesus. E disse: ele é o Filho de Deus.',
        activity:
          'Façam uma mão de papel com o dedo apontado e um cordeirinho de algodão. Colem numa folha: olhem para Jesus!',
        questions: ['João era o Cristo?', 'Quem ele apontou?', 'O que o Cordeiro leva embora?'],
      },
      to12: {
        story:
          'Quando alguém fica famoso, é difícil dizer: não sou eu. João Batista estava famoso. Iam ouvi-lo multidões. Até de Jerusalém mandaram gente para investigar: quem é você? O Cristo? Não sou. Elias? Não sou. O Profeta? Não. Então o que você diz de si mesmo? João respondeu: sou uma voz no deserto: endireitem o caminho do Senhor! No meio de vocês está alguém que vocês não conhecem; eu não sou digno nem de desamarrar a sandália dele. No dia seguinte, Jesus veio andando. João podia ter ficado com a plateia. Mas apontou: eis o Cordeiro de Deus, que tira o pecado do mundo! Quem ouviu entendeu: no Egito, um cordeiro tinha livrado as famílias; no templo, cordeiros eram oferecidos pelos pecados. Agora o próprio Deus mandava o Cordeiro dele. Eu vi o Espírito descer sobre ele, disse João. Este é o Filho de Deus.',
        activity:
          'Façam um jogo de apontar: cada um fala bem de alguém do grupo por um minuto sem dizer eu nenhuma vez.',
        questions: [
          'Por que João disse tantos nãos?',
          'O que as pessoas lembravam ao ouvir cordeiro?',
          'Como você pode apontar Jesus a alguém?',
        ],
      },
      challenge: 'Quando alguém elogiar você, agradeça e conte quem o ajudou.',
    },
    prayer:
      'Cordeiro de Deus, que tiras o pecado do mundo, tira também o nosso. Livra-nos de querer ser o que não somos. Dá-nos a alegria de João, a de apontar e sair da frente. E mostra-nos quem és, pois ainda te conhecemos pouco. Amém.',
    leader: {
      lost: 'Elias, o Profeta, o lugar do batismo: são perguntas boas para outra hora. O braço de João aponta para o 29; siga o braço.',
      tender:
        'Quem vive esmagado por culpa pode tomar o exercício do lápis como obrigação de confessar. Ninguém mostra nada. E quem foi vítima de abuso não tem pecado a ser tirado nisso: diga com clareza.',
      differ:
        'Batizar com Espírito Santo é entendido por uns como o que acontece ao crer; por outros, como experiência que vem depois. João quer dizer que é Jesus quem o faz.',
    },
    comfort:
      'Tira quer dizer que leva embora. O que você não consegue mais carregar tem quem carregue, e ele vem vindo.',
    closing: 'João recolheu o braço. Agora são os nossos olhos que seguem o Cordeiro.',
    words: [
      'cordeiro de deus',
      'tira o pecado do mundo',
      'voz do que clama no deserto',
      'eu nao sou o cristo',
      'quem es tu',
      'correia da sandalia',
      'desatar a correia',
      'espirito descer',
      'como pomba',
      'joao batista',
      'testemunho de joao',
      'betabara',
    ],
  },
  {
    verses: '1:35-51',
    key: '1:46',
    title: 'Vem ver',
    theme: 'o encontro que se passa adiante',
    themes: ['missao', 'discipulado', 'identidade', 'amizade'],
    idea: 'Quem passa um tempo com Jesus descobre que já era conhecido por ele, e a maneira mais simples de levar outros é repetir o convite que recebeu: vem ver.',
    context:
      'É o começo de tudo: João Batista aponta para Jesus, e dois discípulos mudam de caminho. Não há milagre nem multidão. A notícia corre de irmão para irmão e de amigo para amigo, até chegar a um sujeito desconfiado chamado Natanael.',
    retold: [
      {
        verses: '1:35-39',
        says: 'Dois discípulos de João ouvem que Jesus é o Cordeiro de Deus e o seguem. Perguntam onde mora, ele diz que venham ver, e passam o dia com ele.',
      },
      {
        verses: '1:40-42',
        says: 'André, um dos dois, conta ao irmão Simão que acharam o Messias e o leva a Jesus, que lhe dá o nome de Cefas, isto é, Pedro.',
      },
      {
        verses: '1:43-46',
        says: 'Jesus chama Filipe, que conta a Natanael sobre Jesus de Nazaré. Natanael duvida que de lá venha algo bom, e Filipe diz que venha e veja.',
      },
      {
        verses: '1:47-51',
        says: 'Jesus diz a Natanael que o viu debaixo da figueira, e Natanael o chama de Filho de Deus. Jesus promete que verão o céu aberto e os anjos.',
      },
    ],
    read: {
      verses: '1:38-49',
      how: 'Como uma peça: um narrador e vozes para Jesus, André, Filipe e Natanael.',
    },
    observe: [
      {
        ask: 'Se vocês desenhassem uma corrente, quem leva quem a Jesus nesta história?',
        verses: '1:40-42, 1:45-46',
        listen: 'André leva Simão; Filipe chama Natanael.',
      },
      {
        ask: 'Qual é a primeira pergunta que Jesus faz a quem o segue, e que convite vem em seguida?',
        verses: '1:38-39',
        listen: 'O que procuram; e o convite para ir e ver.',
      },
      {
        ask: 'O que Jesus já sabia de Simão e de Natanael antes de eles dizerem qualquer coisa?',
        verses: '1:42, 1:47-48',
        listen: 'Um nome futuro para Pedro; a figueira e a sinceridade de Natanael.',
      },
    ],
    interpret: [
      {
        ask: 'Filipe não discute o preconceito de Natanael contra Nazaré. Por que “Vem, e vê” responde melhor que um argumento?',
        verses: '1:46',
        listen: 'O encontro faz o que a discussão não faz.',
      },
      {
        ask: 'Por que ser visto debaixo da figueira, sem plateia, derruba a desconfiança de Natanael?',
        verses: '1:47-49',
        listen: 'Ele se descobre conhecido e, ainda assim, bem recebido.',
        follow: 'O que você sente ao pensar que Jesus viu os seus momentos sem plateia?',
      },
      {
        ask: 'Jesus dá a Simão um nome que ele ainda não parece merecer. O que isso mostra do jeito como Jesus olha para alguém?',
        verses: '1:42',
        listen: 'Ele vê quem a pessoa ainda vai ser.',
      },
    ],
    live: [
      {
        ask: 'Se Jesus se virasse para você hoje e perguntasse o que você anda buscando, qual seria a resposta sincera?',
        listen: 'Sem resposta religiosa obrigatória.',
        for: ['adults', 'visitors'],
      },
      {
        ask: 'Quem foi o seu André, a pessoa que levou você para perto de Jesus, e o que ela fez de tão simples?',
        listen: 'Quase sempre foi presença e convite.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Que apelido ou rótulo grudou em você na escola ou na família, e que nome você imagina que Jesus daria no lugar?',
        listen: 'Cuidado com risos; rótulo dói.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que lugar, igreja ou tipo de pessoa você já disse, mesmo calado: dali não sai nada de bom?',
        listen: 'Preconceito reconhecido em primeira pessoa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Qual amigo seu toparia um café, mas não toparia um sermão?',
        listen: 'Um nome é melhor que uma intenção.',
        for: ['young', 'singles'],
      },
      {
        ask: 'O que os seus filhos veem quando ficam um dia inteiro perto de você: que Jesus apareceria ali?',
        listen: 'Ninguém é perfeito; sinceridade também se vê.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor coisa que você só conheceu porque um amigo insistiu: comida, série, praia, time?',
        bridge:
          'O que é bom a gente não explica muito: puxa pelo braço. Foi assim que a notícia de Jesus começou a andar.',
      },
      {
        text: 'Conte uma primeira impressão completamente errada que você teve de alguém que hoje é querido.',
        bridge: 'Natanael também torceu o nariz antes de conhecer. Vejam o que aconteceu.',
        for: ['adults', 'couples', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Lembre de um lugar em que você costuma ficar só com os seus pensamentos. Vá até lá de memória por um minuto.',
      bridge: 'Jesus viu Natanael num lugar assim. Ele vê você também.',
    },
    complete: [
      {
        name: 'Corrente de nomes',
        text: 'Escreva numa linha: quem falou de Jesus a quem falou de Jesus a você … , quem falou a você … , você, e agora ponha uma reticência com um nome para o próximo elo: …',
      },
      {
        name: 'Debaixo da figueira',
        text: 'Complete só para si: Ninguém viu quando eu … . Jesus viu. O que eu gostaria de ouvir dele sobre aquele dia é …',
      },
    ],
    challenges: [
      {
        do: 'Convide uma pessoa, pelo nome, para algo simples com você: um café, a célula, um almoço de domingo. Convide uma vez, sem discurso.',
        tell: 'o que você sentiu antes de convidar e o que ela respondeu.',
      },
      {
        do: 'Mande uma mensagem de gratidão a quem levou você a Jesus, como André levou Pedro.',
        tell: 'a resposta dessa pessoa.',
        for: ['long-believers', 'new-believers', 'adults'],
      },
    ],
    children: {
      truth: 'Jesus conhece você e convida: vem ver!',
      to7: {
        story:
          'André conheceu Jesus e passou a tarde toda com ele. Que tarde boa! Ele saiu correndo para casa. Adivinhe quem ele foi chamar? O irmão! Simão, Simão, eu achei aquele que Deus prometeu! Vem! E Simão foi. No outro dia, Jesus chamou Filipe, e Filipe correu para chamar um amigo, Natanael. Mas Natanael fez careta: de Nazaré? Será que de lá sai coisa boa? Filipe não brigou. Só disse: vem ver! Natanael foi. E Jesus olhou para ele e falou: eu vi você sentado debaixo da figueira. Natanael ficou de boca aberta. Jesus já o conhecia!',
        activity:
          'Brincar de vem ver: uma criança esconde um objeto bonito, chama outra pela mão até lá, e essa chama a próxima.',
        questions: [
          'Quem André foi chamar correndo?',
          'Onde Natanael estava quando Jesus o viu?',
          'Quem você gostaria de trazer para conhecer Jesus?',
        ],
      },
      to12: {
        story:
          'Dois rapazes iam atrás de Jesus pela estrada, meio sem jeito. Ele se virou e perguntou: o que vocês estão procurando? Eles se atrapalharam: onde o senhor mora? Jesus disse: venham ver. E ficaram com ele até o fim da tarde. Um deles, André, saiu dali direto para buscar o irmão, Simão. Jesus olhou para o rapaz e deu a ele um nome novo: Pedro, que quer dizer pedra. Simão ainda não era firme como pedra, mas Jesus já via o que ele seria. No dia seguinte foi a vez de Filipe, que chamou Natanael, o desconfiado da turma. De Nazaré pode sair coisa boa? Filipe não começou um debate. Repetiu o convite: vem ver. Quando Natanael chegou, Jesus contou que já o tinha visto, sozinho, debaixo da figueira. Ninguém mais sabia daquilo. O desconfiado abriu um sorriso: o senhor é o Filho de Deus!',
        activity:
          'Numa tira de papel, cada um escreve o nome de quem lhe falou de Jesus; juntem as tiras em elos de corrente e deixem um elo em branco para o próximo nome.',
        questions: [
          'O que Filipe fez em vez de discutir com Natanael?',
          'Por que Jesus deu a Simão o nome de Pedro?',
          'O que alguém conheceria de Jesus passando um dia com você?',
        ],
      },
      challenge: 'Chame um colega que costuma ficar de fora para brincar ou lanchar com você.',
    },
    prayer:
      'Jesus, o Senhor nos viu antes de a gente saber o seu nome. Obrigado por quem nos trouxe. Dá-nos olhos sem preconceito e coragem para um convite simples. E hoje, de novo, nós queremos ficar com o Senhor. Amém.',
    leader: {
      lost: 'A conversa pode virar culpa por não evangelizar. Fique no tamanho da história: ninguém ali fez discurso, todos passaram a tarde com Jesus e chamaram um conhecido.',
    },
    comfort:
      'Antes que alguém chamasse Natanael, Jesus já o tinha visto. Também hoje, antes de você conseguir chamar por ele, ele já viu onde você está sentado.',
    closing: 'Não é preciso saber explicar tudo; basta dizer: vem ver.',
    words: [
      'natanael',
      'filipe',
      'andre',
      'figueira',
      'nazare',
      'vem e ve',
      'cefas',
      'eis o cordeiro',
      'primeiros discipulos',
      'onde moras',
      'hora decima',
      'segue me',
      'chamado',
    ],
  },
  {
    verses: '2:1-12',
    key: '2:5',
    title: 'Quando o vinho acaba',
    theme: 'Jesus na festa que estava acabando',
    themes: ['casamento', 'fe', 'obediencia', 'familia'],
    idea: 'Jesus aceita o convite para uma festa comum, é avisado do que falta e, com água e obediência, mostra quem ele é: aquele que guarda o melhor para agora.',
    context:
      'É o primeiro dos sinais de Jesus no evangelho de João. Não acontece no Templo, e sim num casamento de aldeia, festa que durava dias. Faltar vinho ali era vergonha para os noivos e para as duas famílias.',
    retold: [
      {
        verses: '2:1-5',
        says: 'Num casamento em Caná, falta o vinho, e a mãe de Jesus o avisa. Ele diz que sua hora não chegou, e ela manda os serventes fazerem tudo o que ele disser.',
      },
      {
        verses: '2:6-8',
        says: 'Jesus manda encher de água seis vasos de pedra. Os serventes os enchem até a borda, tiram e levam ao mestre do banquete.',
      },
      {
        verses: '2:9-12',
        says: 'O mestre do banquete prova a água feita vinho e diz ao noivo que guardou o bom até agora. É o princípio dos sinais, e os discípulos creem em Jesus.',
      },
    ],
    read: {
      verses: '2:1-11',
      how: 'Vozes: narrador, Maria (3 e 5), Jesus (4, 7 e 8), mestre do banquete (10). O 11, todos.',
    },
    observe: [
      {
        ask: 'O que falta na festa, quem repara e a quem essa pessoa conta?',
        verses: '2:1-3',
        listen: 'O vinho; Maria repara e conta a Jesus, sem alarde.',
      },
      {
        ask: 'O que os serventes fazem, passo a passo, e o que eles sabem que o mestre da festa não sabe?',
        verses: '2:5-9',
        listen: 'Enchem até a borda, tiram, levam; sabem de onde veio o vinho.',
      },
      {
        ask: 'O que esse sinal mostra de Jesus e o que produz nos discípulos?',
        verses: '2:11',
        listen: 'Mostra a glória dele; eles creem.',
      },
    ],
    interpret: [
      {
        ask: 'Maria diz apenas “Não têm vinho”. O que essa frase tão curta ensina sobre falar com Jesus de um problema?',
        verses: '2:3-5',
        listen: 'Ela conta a falta e não dita a solução.',
      },
      {
        ask: 'Por que será que a glória de Jesus aparece primeiro poupando um casal de passar vergonha?',
        verses: '2:9-11',
        listen: 'A glória dele tem forma de cuidado e de alegria.',
      },
      {
        ask: 'Os vasos eram de lavar as mãos conforme o costume religioso. Que diferença há entre o que eles continham e o que passaram a conter?',
        verses: '2:6-10',
        listen: 'Do rito que limpa por fora para a alegria que Jesus dá.',
        follow: 'O que na nossa fé anda com gosto de água parada?',
      },
    ],
    live: [
      {
        ask: 'O que está acabando na sua vida sem que os convidados percebam: ânimo, paciência, dinheiro, fé?',
        listen: 'Ninguém precisa contar detalhes.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual foi o vinho dos primeiros tempos de vocês, e quando perceberam que estava no fundo da jarra?',
        listen: 'Riso, conversa, gentileza; memória boa primeiro.',
        for: ['couples'],
      },
      {
        ask: 'Se Jesus fosse convidado para a sua festa de sexta à noite, o que seria igual e o que ficaria esquisito?',
        listen: 'Ele foi a uma festa de verdade; pense com humor e franqueza.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Qual vaso você já sabe que Jesus pediu para encher e está pela metade?',
        listen: 'Uma obediência concreta que parou no meio.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que imagem de Deus você trazia, e como fica essa imagem ao vê-lo cuidando de uma festa?',
        listen: 'Muitos esperam um Deus que desaprova a alegria.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Para quem perdeu a vontade de festa: que falta você contaria a Jesus em três palavras, como fez Maria?',
        listen: 'Três palavras bastam; não acrescente nada.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte o maior perrengue que você já viu numa festa: bolo no chão, noiva atrasada, tio com o microfone.',
        bridge: 'Em Caná também houve um, e só duas pessoas sabiam a quem avisar.',
      },
      {
        text: 'Qual festa da sua família você gostaria de viver de novo, nem que fosse por uma hora?',
        bridge: 'Jesus estava numa dessas, comendo com os amigos, quando algo acabou.',
        for: ['elderly', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água até a borda. Beba devagar, como se fosse a primeira vez no dia.',
      bridge: 'Foi com água comum que Jesus trabalhou. Traga a ele o que você tem.',
    },
    complete: [
      {
        name: 'O nível da jarra',
        text: 'Desenhe três jarras: alegria, paciência, fé. Marque o nível de hoje em cada uma. Debaixo da mais vazia, escreva a frase de Maria com a sua falta: não tenho …',
      },
      {
        name: 'Recado para os dois',
        text: 'Cada um completa, sem mostrar ainda: O melhor da nossa festa até hoje foi … . O que está faltando é … . Eu me ofereço para encher a jarra de … . Depois trocam os papéis.',
        for: ['couples'],
      },
    ],
    challenges: [
      {
        do: 'Repare, como Maria, em algo que está faltando a alguém, conte isso a Jesus e ajude sem que a pessoa passe vergonha.',
        tell: 'como você percebeu a falta, sem dizer de quem era.',
      },
      {
        do: 'Escolha uma tarefa de todo dia e faça-a inteira, com capricho, como os serventes que encheram as talhas até a borda.',
        tell: 'qual foi a tarefa e quem notou a diferença.',
      },
    ],
    children: {
      truth: 'Posso contar a Jesus tudo o que está faltando.',
      to7: {
        story:
          'Era dia de festa! Um casamento, com música e comida gostosa. Jesus estava lá com a mãe dele e os amigos. De repente, acabou o vinho. Que vergonha para os noivos! Maria, a mãe de Jesus, percebeu e contou para ele. Depois falou aos ajudantes: façam tudo o que ele mandar. Jesus apontou seis potes de pedra, bem grandões: encham de água. E eles encheram, glu, glu, glu, até em cima. Agora levem para o chefe da festa provar. Ele provou e arregalou os olhos: que delícia, é o melhor de todos! A água tinha virado vinho. Jesus cuidou da festa, e todo mundo ficou contente.',
        activity:
          'Encha um jarro com copinhos de água, contando junto até a borda. Depois pingue suco e veja a cor mudar, lembrando que Jesus fez isso de verdade.',
        questions: [
          'O que acabou na festa?',
          'O que Maria disse aos ajudantes?',
          'O que você quer contar a Jesus que está faltando hoje?',
        ],
      },
      to12: {
        story:
          'Festa de casamento em Caná durava dias, e a aldeia inteira era convidada. Imagine o susto de quem cuidava da cozinha quando as jarras começaram a secar. Os noivos iam passar vergonha pelo resto da vida. Maria percebeu. Ela não fez escândalo nem espalhou a notícia: foi até Jesus e disse só o que faltava. Aos ajudantes, deu uma instrução: façam o que ele disser. E o que ele disse parecia sem sentido. Encher de água seis potes enormes? Eles encheram, balde por balde, até a borda. Depois Jesus mandou levar um pouco ao chefe da festa. Imagine a mão do ajudante tremendo! O homem provou e chamou o noivo: todo mundo serve o melhor no começo, e você guardou o melhor para agora! Os convidados nunca souberam de onde veio aquilo. Os ajudantes sabiam. E os discípulos começaram a entender quem era aquele amigo deles.',
        activity:
          'Em dupla, um dá três instruções simples e o outro cumpre sem perguntar por quê; depois conversem sobre como é obedecer sem ver o fim.',
        questions: [
          'Por que a falta do vinho era um problema tão grande?',
          'O que foi difícil para os ajudantes obedecerem?',
          'Quando foi que você ajudou alguém sem que ninguém ficasse sabendo?',
        ],
      },
      challenge:
        'Faça uma tarefa da casa até a borda: bem feita, do começo ao fim, sem ninguém mandar.',
    },
    prayer:
      'Jesus, o Senhor foi à festa e reparou no que ninguém via. Nós também dizemos: está faltando. O que temos é água e vontade de obedecer. Faz o resto, e devolve a alegria à nossa casa. Amém.',
    leader: {
      lost: 'Dois desvios: se era vinho mesmo e se crente pode beber, e o tom da resposta de Jesus à mãe. Diga que mulher era tratamento respeitoso e siga para o 5. Se houver alguém lutando com álcool, não brinque com o assunto.',
      tender:
        'Casais em crise ouvem este texto com um nó na garganta. Não prometa que basta orar e o vinho volta. Se alguém contar que há agressão em casa, converse a sós e indique o Ligue 180.',
      differ:
        'Católicos veem em Maria uma intercessora a quem também se pode pedir; evangélicos entendem que ela é exemplo de fé e que se pede diretamente a Jesus. Todos podem parar na frase dela: fazer o que ele disser.',
    },
    comfort:
      'Jesus sabia que a hora dele seria de dor, e mesmo assim cuidou da alegria de dois noivos. Se hoje a sua festa acabou, ele não despreza essa falta. Conte a ele em poucas palavras.',
    closing: 'Quando o vinho acaba, Jesus ainda está na festa.',
    words: [
      'cana da galileia',
      'bodas',
      'casamento em cana',
      'vinho',
      'talhas',
      'vasos de pedra',
      'agua em vinho',
      'mestre sala',
      'mestre do banquete',
      'fazei tudo',
      'serventes',
      'primeiro milagre',
      'ate a borda',
      'noivo',
    ],
  },
  {
    verses: '2:13-22',
    key: '2:16',
    title: 'As mesas viradas',
    theme: 'o zelo pela casa do Pai',
    themes: ['adoracao', 'santidade', 'ressurreicao', 'justica'],
    idea: 'Jesus limpa o lugar da oração porque o ama, e aponta para o seu próprio corpo, morto e ressuscitado, como o lugar em que Deus e gente se encontram de vez.',
    context:
      'Na Páscoa, gente de longe precisava de animal para o sacrifício e de moeda aceita no Templo. O serviço era útil; o problema foi onde se instalou e o que fez com o lugar. Jesus chega, vê e não passa reto.',
    retold: [
      {
        verses: '2:13-17',
        says: 'Jesus acha no Templo vendedores e cambistas, faz um açoite de cordas, expulsa todos e vira as mesas. Manda que não façam da casa do Pai uma casa de comércio.',
      },
      {
        verses: '2:18-20',
        says: 'Os judeus pedem um sinal. Jesus diz que derrubem o templo e em três dias o levantará, e eles lembram que a construção levou quarenta e seis anos.',
      },
      {
        verses: '2:21-22',
        says: 'Jesus falava do templo do seu corpo. Quando ele ressuscitou, os discípulos se lembraram e creram na Escritura e na palavra dele.',
      },
    ],
    read: {
      verses: '2:13-22',
      how: 'Três leitores: 13-16, 17-20 e 21-22. Depois, um instante de silêncio.',
    },
    observe: [
      {
        ask: 'Que verbos descrevem o que Jesus faz dentro do Templo?',
        verses: '2:14-16',
        listen: 'Acha, expulsa, espalha, vira, manda tirar.',
      },
      {
        ask: 'Como Jesus chama aquele lugar, e no que os vendedores o tinham transformado?',
        verses: '2:16',
        listen: 'Casa de seu Pai; virou comércio.',
      },
      {
        ask: 'De que templo as pessoas pensam que ele fala, e de qual ele realmente fala?',
        verses: '2:19-21',
        listen: 'Do prédio; do seu corpo.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença existe entre a ira de Jesus aqui e as explosões que a gente costuma justificar?',
        verses: '2:15-17',
        listen: 'Ele defende o Pai e quem ora, não o próprio orgulho; não fere pessoas.',
      },
      {
        ask: 'O zelo vai consumir Jesus, lembram os discípulos. Quem acaba pagando o preço dessa limpeza?',
        verses: '2:17-19',
        listen: 'Ele mesmo: o corpo dele será derrubado.',
      },
      {
        ask: 'Se o corpo ressuscitado de Jesus é o templo, onde se encontra Deus hoje e o que isso faz com as nossas barreiras?',
        verses: '2:19-22',
        listen: 'Em Jesus, sem moeda especial nem fila de câmbio.',
      },
    ],
    live: [
      {
        ask: 'Que mesa você montou no lugar que era de oração: pressa, celular, negócio, cobrança?',
        listen: 'Um hábito concreto que ocupou espaço.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Em que momento a sua conversa com Deus parece mais uma compra, com troco e tudo, do que conversa com o Pai?',
        listen: 'Se eu fizer isto, ele me dá aquilo.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Qual injustiça mexe com você de verdade, e como agir nela sem virar só raiva de internet?',
        listen: 'Zelo que faz algo e aceita pagar o preço.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que na igreja já afastou você de Deus, e o que Jesus diria olhando para aquilo?',
        listen: 'Ouça até o fim; não defenda a instituição.',
        for: ['visitors', 'singles'],
      },
      {
        ask: 'Se Jesus entrasse na casa de vocês num dia comum, que mesa ele viraria e o que ele deixaria no lugar?',
        listen: 'Rotina, compras, telas, agenda cheia.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de muitos anos, o que faz a sua fé funcionar como um balcão bem organizado, e o que a faria voltar a ser casa?',
        listen: 'Eficiência sem intimidade.',
        for: ['long-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o cômodo ou a gaveta da sua casa que você torce para a visita nunca abrir?',
        bridge:
          'Todo lugar vai juntando coisa que não era dali. Jesus entrou num lugar querido e resolveu arrumar.',
      },
      {
        text: 'Se o seu quarto cobrasse entrada, o que estaria à venda e qual seria a promoção da semana?',
        bridge: 'Parece brincadeira, mas fizeram isso com a casa de Deus. Vejam a reação.',
        for: ['teens', 'young'],
      },
    ],
    quiet: {
      text: 'Tire de cima da mesa, ou da cama, tudo o que estiver no lugar errado. Sente-se diante do espaço vazio.',
      bridge: 'Um lugar livre é um bom começo de conversa com o Pai.',
    },
    complete: [
      {
        name: 'O que é da casa, o que é do comércio',
        text: 'Em duas colunas, anote o que ocupou os seus pensamentos no último domingo. Numa, o que era encontro com o Pai; na outra, o que era compra, comparação ou tarefa. Escolha um item da segunda e complete: isto eu tiro daqui fazendo …',
      },
      {
        name: 'Frase em três dias',
        text: 'Termine a frase: O que eu vi ser derrubado na minha vida foi … . O que ainda não levantou é … . Jesus, eu espero do Senhor …',
      },
    ],
    challenges: [
      {
        do: 'Separe um canto da casa e dez minutos do dia só para falar com Deus, sem pedir nada nos três primeiros dias.',
        tell: 'o que apareceu quando não havia pedido a fazer.',
      },
      {
        do: 'Tire de circulação, por sete dias, uma coisa que toma o lugar da sua oração.',
        tell: 'em que hora ela mais fez falta.',
      },
    ],
    children: {
      truth: 'A casa de Deus é lugar de conversar com ele.',
      to7: {
        story:
          'Jesus foi ao Templo, a casa onde todo mundo ia falar com Deus. Mas que barulheira! Muuu, béé, moedas caindo, gente gritando preço. Quem queria orar não conseguia nem ouvir o próprio pensamento. Jesus ficou triste. Ele disse, bem firme: tirem isso daqui! Esta é a casa do meu Pai! E os bois saíram, as ovelhas saíram, as mesas viraram, e o lugar foi ficando quieto de novo. Agora dava para orar. Jesus ama a casa do Pai. Ele gosta quando a gente chega pertinho de Deus e conversa com calma.',
        activity:
          'Façam bastante barulho com panelas por dez segundos; depois, silêncio total por dez segundos, e cada um diz uma frase a Deus.',
        questions: [
          'Que barulhos havia no Templo?',
          'Por que Jesus ficou triste?',
          'Onde você gosta de conversar com Deus?',
        ],
      },
      to12: {
        story:
          'Jerusalém estava lotada para a Páscoa. Gente que caminhou dias para orar no Templo chegava e encontrava uma feira: bois, ovelhas, pombas, mesas cheias de moedas e gente reclamando do troco. Justamente ali, no lugar de falar com Deus, já não havia espaço para falar com Deus. Jesus viu aquilo e não fingiu que estava tudo bem. Tocou os animais para fora, espalhou as moedas, virou as mesas e disse: não façam da casa de meu Pai um mercado! Os chefes cobraram: quem deu esse direito a você? Ele respondeu com um enigma: derrubem este templo, e em três dias eu o levanto. Eles riram, pensando nas pedras que levaram quarenta e seis anos para empilhar. Jesus falava de si mesmo. Só depois da ressurreição os amigos dele lembraram da frase e entenderam: é em Jesus que a gente encontra Deus.',
        activity:
          'Arrumem juntos um canto da sala para oração: uma almofada, uma Bíblia, um papel com pedidos e agradecimentos.',
        questions: [
          'O que havia no Templo que não devia estar ali?',
          'De que templo Jesus falava no enigma?',
          'O que atrapalha você na hora de orar?',
        ],
      },
      challenge:
        'Antes de orar, guarde um brinquedo ou desligue uma tela e diga: agora o lugar é do Pai.',
    },
    prayer:
      'Pai, aqui é a tua casa. Vira o que for preciso virar e tira o que fomos amontoando. Que a gente volte a te procurar pelo prazer de estar contigo. Por Jesus, que se levantou em três dias. Amém.',
    leader: {
      lost: 'O grupo tende a listar os pecados de outras igrejas ou a discutir cantina e venda de rifa. Deixe falar um pouco e traga a pergunta para dentro: que mesa é a minha?',
      tender:
        'Há quem tenha sido explorado ou ferido em nome de Deus e se reconheça na indignação de Jesus. Não peça nomes de pastores, padres ou igrejas na roda; agradeça a coragem e ofereça conversa depois. Este texto não autoriza violência contra ninguém.',
    },
    comfort:
      'Derrubaram o templo, e em três dias ele se levantou. O que foi derrubado em você está nas mãos de quem sabe levantar, no tempo dele.',
    closing: 'A casa é do Pai, e há lugar para orar.',
    words: [
      'cambistas',
      'purificacao do templo',
      'vendilhoes',
      'acoite',
      'casa de comercio',
      'casa de meu pai',
      'zelo da tua casa',
      'derrubai este templo',
      'tres dias',
      'quarenta e seis anos',
      'pombas',
      'virou as mesas',
    ],
  },
  {
    verses: '3:1-21',
    key: '3:16',
    title: 'Conversa de madrugada',
    theme: 'o novo nascimento',
    themes: ['salvacao', 'espirito', 'fe', 'graca'],
    idea: 'Vida com Deus não se conquista com currículo, nasce-se para ela: é o Espírito que faz, e é no Filho dado por amor que a gente crê.',
    context:
      'Nicodemos sabia muito, era respeitado e tinha um cargo a zelar. Procura Jesus de noite, cheio de elogios, e ouve que precisa começar do zero. Desse diálogo meio atravessado sai o versículo mais conhecido da Bíblia.',
    retold: [
      {
        verses: '3:1-4',
        says: 'Nicodemos, chefe dos judeus, vem de noite dizer que Jesus é Mestre vindo de Deus. Ouve que é preciso nascer de novo e pergunta como um velho pode nascer.',
      },
      {
        verses: '3:5-8',
        says: 'Jesus fala em nascer de água e do Espírito. Compara quem nasce assim ao vento, que sopra onde quer, sem se saber de onde vem.',
      },
      {
        verses: '3:9-15',
        says: 'Jesus diz a Nicodemos que o Filho do homem será levantado, como Moisés levantou a serpente no deserto, para que quem nele crê tenha a vida eterna.',
      },
      {
        verses: '3:16-21',
        says: 'Deus amou o mundo e deu o seu Filho para salvar, não para condenar. Quem faz o mal odeia a luz, mas quem pratica a verdade vem à luz.',
      },
    ],
    read: {
      verses: '3:5-16',
      how: 'Contem em uma frase os versículos 1-4. Uma pessoa lê a fala de Jesus, outra a pergunta do 9, e todos dizem o 16.',
    },
    observe: [
      {
        ask: 'De que dois nascimentos Jesus fala, e o que nasce de cada um?',
        verses: '3:5-7',
        listen: 'Da carne, carne; do Espírito, espírito.',
      },
      {
        ask: 'A que Jesus compara quem nasce do Espírito, e o que se percebe e não se percebe nisso?',
        verses: '3:8',
        listen: 'Ao vento: ouve-se, mas não se controla.',
      },
      {
        ask: 'No versículo 16, quem ama, quanto ama, o que faz e para quê?',
        verses: '3:16',
        listen: 'Deus, o mundo, dá o Filho, para que não se perca e viva.',
      },
    ],
    interpret: [
      {
        ask: 'Que parte a criança faz no próprio parto, e por que nascer é uma imagem tão boa para o que Deus faz?',
        verses: '3:5-7',
        listen: 'Ninguém nasce por mérito; a vida é recebida.',
        follow: 'O que torna isso difícil para alguém preparado como Nicodemos?',
      },
      {
        ask: 'No deserto, quem olhava para a serpente levantada vivia (Números 21). O que há em comum com olhar para o Filho levantado na cruz?',
        verses: '3:14-15',
        listen: 'Cura que vem de olhar com confiança, não de merecer.',
      },
      {
        ask: 'Deus amou “o mundo”, e não só os que já gostavam dele. Que gente fica de fora dessa palavra?',
        verses: '3:16',
        listen: 'Ninguém; e isso incomoda um pouco.',
      },
    ],
    live: [
      {
        ask: 'Nicodemos foi de noite. Que pergunta sobre Deus você só faria a sós, com a luz apagada?',
        listen: 'Receba a pergunta sem pressa de responder.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'De qual diploma espiritual você mais depende para se sentir seguro diante de Deus: anos de igreja, família, ministério, conhecimento?',
        listen: 'Boas coisas que viram garantia.',
        for: ['long-believers'],
      },
      {
        ask: 'Se desse para começar de novo em uma área da vida hoje, qual você escolheria primeiro?',
        listen: 'Desejo verdadeiro, sem exigir confissão.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Onde você já sentiu o vento do Espírito mexer em algo que você não conseguiria mexer sozinho?',
        listen: 'Pequenas mudanças valem tanto quanto as grandes.',
        for: ['new-believers', 'adults'],
      },
      {
        ask: 'Que hábito antigo vocês trouxeram de casa e precisa nascer de outro jeito neste lar?',
        listen: 'Cada um fala do que é seu.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A idade de Nicodemos o fazia achar tarde. O que você deu por encerrado e Deus talvez não?',
        listen: 'Reconciliações, aprendizados, chamados.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você sabe sobre o dia em que nasceu: chovia, faltou luz, o pai desmaiou, foi no táxi?',
        bridge:
          'Do próprio nascimento a gente só sabe o que contaram. Jesus fala de outro, que também não se faz sozinho.',
      },
      {
        text: 'Qual foi a conversa mais importante que você já teve depois da meia-noite?',
        bridge: 'De noite as pessoas ficam mais sinceras. Nicodemos foi a essa hora.',
        for: ['young', 'singles', 'teens'],
      },
    ],
    quiet: {
      text: 'Abra a janela e ouça o vento, ou sinta o ar entrar e sair algumas vezes. Você não o vê e não o fabrica.',
      bridge: 'Jesus disse que com o Espírito é assim. Leia sem a pressa de entender tudo.',
    },
    complete: [
      {
        name: 'João 3:16 com nome',
        text: 'Copie o versículo 16 trocando o mundo pelo seu nome. Copie de novo com o nome de alguém que você acha difícil amar. Em qual das duas linhas a caneta parou?',
      },
      {
        name: 'Recado para Nicodemos',
        text: 'Complete a carta: Prezado Nicodemos, eu também já tentei chegar a Deus por meio de … . Do vento eu entendi que … . Ainda me custa acreditar que …',
        for: ['adults', 'young', 'new-believers', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Decore João 3:16-17 e diga os dois versículos a uma pessoa, com as suas palavras, numa conversa desta semana.',
        tell: 'com quem foi e o que você descobriu ao tentar explicar.',
      },
      {
        do: 'Marque meia hora, de noite, para levar a Deus uma pergunta sincera por escrito.',
        tell: 'como foi perguntar, mesmo que ainda não haja resposta.',
      },
    ],
    children: {
      truth: 'Deus me amou tanto que deu Jesus para mim.',
      to7: {
        story:
          'Nicodemos era um professor importante, de barba comprida. Ele sabia muitas coisas, mas tinha uma pergunta guardada. Uma noite, quando todos dormiam, foi procurar Jesus. Toc, toc, toc. Jesus o recebeu com carinho e disse: para ver o Reino de Deus, é preciso nascer de novo. Nicodemos coçou a cabeça: como assim, voltar para a barriga da mamãe? Não! Jesus explicou: é Deus quem faz você novo por dentro. É como o vento: a gente não vê, mas sente. E contou o segredo mais bonito: Deus ama tanto o mundo inteiro que deu o seu Filho. Quem confia nele vive com Deus para sempre.',
        activity:
          'Soprem pedacinhos de papel com um canudo pela mesa e conversem: a gente vê o vento ou vê o que ele faz?',
        questions: [
          'Quando Nicodemos foi conversar com Jesus?',
          'O que a gente sente e não vê?',
          'Quem Deus amou tanto?',
        ],
      },
      to12: {
        story:
          'Nicodemos era mestre, autoridade, daqueles que todo mundo chama de senhor. Se o vissem pedindo aula a um carpinteiro da Galileia, seria um falatório. Por isso foi de noite. Começou com elogios, mas Jesus foi direto ao ponto: quem não nascer de novo não pode ver o Reino de Deus. O professor se embaralhou. Voltar para a barriga da mãe, nesta idade? Jesus falava de outro nascimento, que vem do Espírito. Ninguém nasce por esforço; a gente é nascido. É como o vento: você não manda nele, mas ouve, e sabe que passou porque as folhas se mexem. Então Jesus disse a frase que milhões de pessoas sabem de cor: Deus amou o mundo de tal maneira que deu o seu Filho, para que quem crê nele não se perca. Nicodemos voltou para casa calado. Mais tarde, ele reaparece no evangelho, defendendo Jesus à luz do dia.',
        activity:
          'Façam um cata-vento de papel e escrevam nas pás: Deus amou, Deus deu, eu creio, eu vivo.',
        questions: [
          'Por que Nicodemos foi de noite?',
          'Em que o Espírito se parece com o vento?',
          'O que você gostaria de perguntar a Jesus numa conversa assim?',
        ],
      },
      challenge: 'Ensine João 3:16 a alguém da sua casa e digam juntos antes de dormir.',
    },
    prayer:
      'Pai, o Senhor amou este mundo antes que ele pedisse. Sopra sobre nós o teu Espírito. O que está velho e cansado aqui dentro, faz nascer outra vez. E que a gente olhe para Jesus, levantado por nós, e viva. Amém.',
    leader: {
      lost: 'O grupo costuma tentar descobrir a data do próprio novo nascimento ou quem não nasceu ainda. Uns lembram o dia, outros não. A pergunta do texto é se há vida, e em quem se crê.',
      tender:
        'A palavra condenação aparece logo depois da parte lida, e quem perdeu alguém sem saber da fé dessa pessoa pode perguntar. Não dê sentença sobre quem morreu. Fique com o 17: Deus enviou o Filho para salvar, e o julgamento é dele, não nosso.',
      differ:
        'Para católicos e algumas igrejas históricas, nascer da água é o batismo, em que Deus dá a vida nova. Muitos evangélicos entendem a água como a purificação que o Espírito faz, ou o nascimento natural, e o batismo como testemunho disso. Em todas as leituras, quem faz nascer é Deus.',
    },
    comfort:
      'Amar e dar: é o que Deus faz na frase mais conhecida da Bíblia. Ele sabe o que é ver partir um filho. Nada do que você sente hoje é estranho para ele.',
    closing: 'Deus amou, Deus deu, e a porta é crer.',
    words: [
      'nicodemos',
      'nascer de novo',
      'novo nascimento',
      'nascer da agua',
      'vento sopra',
      'serpente no deserto',
      'unigenito',
      'deus amou o mundo',
      'de tal maneira',
      'fariseu',
      'vida eterna',
      'regeneracao',
      'de noite',
    ],
  },
  {
    verses: '3:16-21',
    key: '3:16',
    title: 'Deus amou o mundo',
    theme: 'o amor de Deus e a luz',
    themes: ['salvacao', 'graca', 'fe', 'arrependimento'],
    idea: 'Deus amou o mundo a ponto de dar o Filho, para salvar e não para condenar; crer é vir à luz desse amor, com a vida como ela está.',
    context:
      'São as últimas frases da conversa de Jesus com Nicodemos, que o procurou de noite. Jesus acabou de falar do Filho do homem levantado, como a serpente de bronze no deserto, para quem olha e vive (3:14-15). O porque do versículo 16 dá a razão: o amor de Deus. A um homem que veio no escuro ele fala então da luz.',
    retold: [
      {
        verses: '3:16-17',
        says: 'Deus ama o mundo e dá o seu Filho unigênito, para que quem nele crê tenha a vida eterna. Deus o envia para salvar o mundo, e não para condená-lo.',
      },
      {
        verses: '3:18-19',
        says: 'Quem crê no Filho não é condenado; quem não crê já está condenado. A condenação é esta: a luz veio ao mundo, e as pessoas amaram mais as trevas.',
      },
      {
        verses: '3:20-21',
        says: 'Quem faz o mal odeia a luz e não vem a ela, para que suas obras não sejam reprovadas. Quem pratica a verdade vem à luz.',
      },
    ],
    read: {
      verses: '3:16-21',
      how: 'Todos dizem juntos os versículos 16 e 17. Uma pessoa lê do 18 ao 21, perto de uma janela ou de uma luz acesa.',
    },
    observe: [
      {
        ask: 'O que o versículo 16 diz que Deus sente, o que faz e o que quer para as pessoas?',
        verses: '3:16',
        listen: 'Ama o mundo; dá o Filho; quer que não pereçam e tenham a vida eterna.',
      },
      {
        ask: 'Para que Deus enviou o Filho, e para que não o enviou?',
        verses: '3:17',
        listen: 'Para que o mundo fosse salvo; não para condená-lo.',
      },
      {
        ask: 'O que fazem com a luz os que praticam o mal, e o que faz quem pratica a verdade?',
        verses: '3:19-21',
        listen: 'Uns amam as trevas e não vêm; o outro vem à luz.',
      },
    ],
    interpret: [
      {
        ask: 'Deus “deu o seu Filho” ao mundo antes que o mundo o quisesse. O que isso mostra sobre o amor dele?',
        verses: '3:16-17',
        listen: 'Vem primeiro, custa caro e não espera mérito. A cruz está por trás do verbo dar.',
        follow: 'O que em você ainda tenta merecer esse amor?',
      },
      {
        ask: 'Se o Filho veio para salvar, de onde vem a condenação de que o texto fala?',
        verses: '3:17-19',
        listen:
          'De ficar no escuro quando a luz chegou: recusar quem veio salvar. O texto não esconde isso, e começa pelo amor.',
      },
      {
        ask: 'Por que alguém odiaria a luz, se ela veio para salvar?',
        verses: '3:19-20',
        listen: 'Porque ela mostra o que se quer esconder; o medo é ser reprovado.',
      },
      {
        ask: 'O último versículo fala de obras “feitas em Deus”. Que diferença há entre vir à luz para se exibir e vir assim?',
        verses: '3:21',
        listen: 'Quem vem não traz um currículo: mostra que foi Deus quem agiu nele.',
      },
    ],
    live: [
      {
        ask: 'Se você acreditasse o dia inteiro que Deus quer salvar você, e não condenar, o que mudaria?',
        listen: 'Oração menos assustada, menos máscara, mais coragem de pedir perdão.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que uma pessoa da sua idade mais tenta deixar no escuro, e o que faria ser mais fácil contar?',
        listen: 'Falar em geral. Um adulto de confiança e um lugar sem deboche.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando falam de Deus perto de você, o que aparece primeiro: amor ou condenação? De onde vem isso?',
        listen: 'Ouvir a história sem defender a igreja.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem você acha difícil incluir no mundo que Deus amou?',
        listen: 'Cada um pensa num rosto. Não precisa dizer o nome.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que ajudaria a nossa casa a ser um lugar em que se pode contar um erro sem medo?',
        listen: 'O tom da primeira reação; contar também os próprios erros.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que parte deste amor você precisa ouvir outra vez, mesmo sabendo de cor?',
        listen: 'Repitam a frase para a pessoa, com o nome dela.',
        for: ['elderly', 'mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que frase, verso ou música você sabe de cor desde criança?',
        bridge: 'Muita gente sabe de cor o versículo de hoje. Vamos ouvi-lo com o que vem depois.',
      },
      {
        text: 'Quando acende a luz da cozinha de madrugada, o que você torce para não ver?',
        bridge: 'A luz mostra o que há. Jesus diz por que ela veio.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Apague a luz por um instante e depois acenda. Repare no primeiro segundo: o que você viu?',
      bridge: 'A luz de que Jesus fala veio por amor. Leia sem pressa.',
    },
    complete: [
      {
        name: 'Com o meu nome',
        text: 'Escreva o versículo 16 com o seu nome: Deus amou … de tal maneira, que deu o seu Filho, para que … não pereça, mas tenha a vida eterna. Leia em voz baixa. Depois escreva: A palavra que mais me custa aceitar é … , porque … .',
      },
      {
        name: 'Do escuro para a luz',
        text: 'Num papel que ninguém vai ver, complete: Há uma coisa que guardo no escuro: … (uma palavra só basta). O que temo que aconteça se vier à luz é … . Deus, que não enviou o Filho para condenar, me diz … . A pessoa de confiança a quem eu poderia contar é … .',
        for: ['adults', 'young', 'long-believers', 'new-believers'],
      },
    ],
    challenges: [
      {
        do: 'Diga a uma pessoa desanimada, com as suas palavras, que Deus a ama e enviou Jesus para salvar, e não para condenar.',
        tell: 'como ela reagiu.',
      },
      {
        do: 'Conte a Deus, em voz alta e a sós, uma coisa que você vem escondendo. Se ela pesar demais, conte também a uma pessoa de confiança.',
        tell: 'como foi o dia seguinte, sem contar o assunto.',
      },
      {
        do: 'Leia João 3:16-21 uma vez por dia e, a cada dia, ore por um rosto que você acha difícil amar.',
        tell: 'o que mudou no seu olhar.',
      },
    ],
    children: {
      truth: 'Deus ama o mundo todo e me deu Jesus.',
      to7: {
        story:
          'De noite, um homem chamado Nicodemos foi conversar com Jesus. Estava escuro, e ele tinha muitas perguntas. Jesus contou a ele a notícia mais bonita de todas: Deus ama o mundo! O mundo inteiro! Ama tanto que deu o seu Filho, Jesus. Para quê? Para brigar? Não! Para castigar? Não! Para salvar. Quem confia em Jesus vive com Deus para sempre. E Jesus disse que é como uma luz. Sabe quando está escuro e alguém acende a luz? A gente vê tudo e perde o medo. Às vezes a gente faz uma coisa errada e quer esconder. Mas pode vir para a luz e contar, porque Deus nos ama.',
        activity:
          'Num quarto com pouca luz, escondam corações de papel. Com uma lanterna, a criança os procura; a cada um, todos dizem: Deus amou o mundo.',
        questions: [
          'Quem Deus ama?',
          'Para que Deus enviou Jesus?',
          'O que você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'A Júlia quebrou o vaso da tia e empurrou os cacos para baixo do sofá. Passou a tarde com medo. Cada vez que alguém acendia a luz da sala, o coração disparava. Naquela noite, a família leu as palavras de Jesus a Nicodemos, um homem que também tinha vindo no escuro: Deus amou o mundo de tal maneira que deu o seu Filho, para que quem nele crê não pereça. E mais: Deus não enviou o Filho para condenar o mundo, mas para que o mundo fosse salvo por ele. Jesus disse que a luz veio, e que há quem prefira o escuro, para ninguém ver o que fez. A Júlia olhou para o sofá. Se Deus já sabe e mesmo assim me ama, pensou, eu posso contar. Tia, fui eu. A tia pegou a vassoura, e juntaram os cacos as duas. O vaso não voltou. Mas, pela primeira vez naquela tarde, a Júlia não teve medo da luz acesa.',
        activity:
          'Cada um escreve Deus amou o mundo com giz branco ou vela num papel e depois pinta por cima com tinta aguada: o que estava escondido aparece.',
        questions: [
          'Para que Deus enviou o seu Filho?',
          'Por que a Júlia tinha medo da luz?',
          'O que ajuda você a contar a verdade?',
        ],
      },
      challenge: 'Conte a verdade sobre uma coisa que você escondeu, a alguém que ama você.',
    },
    prayer:
      'Pai, amaste o mundo e deste o teu Filho. Obrigado, porque ele veio salvar. Nós cremos: ajuda-nos a sair do escuro e a vir à tua luz, com o que temos de bom e de ruim. Faz em nós as tuas obras. Por Jesus. Amém.',
    leader: {
      lost: 'O 16 é tão conhecido que ninguém o escuta, e o 18 assusta tanto que se fala só dele. Leia os dois com o 17 no meio. Não deixe o grupo decidir quem está condenado.',
      tender:
        'Quem perdeu alguém que não dizia crer pode sair daqui angustiado. Não dê sentença sobre ninguém: quem julga é Deus, e foi ele quem amou primeiro. E ninguém precisa confessar na roda; o que alguém contar de grave (abuso, perigo) se leva à ajuda certa (Disque 100, Ligue 180, CVV 188).',
      differ:
        'O mundo que Deus amou: muitos entendem cada pessoa, sem exceção, convidada a crer; muitos reformados entendem gente de todos os povos, e que a própria fé é dada por Deus aos que ele escolheu. Todos anunciam o mesmo convite: quem crê tem a vida.',
    },
    comfort:
      'Deus amou antes que se pedisse. Se hoje você só tem o escuro, não precisa acender nada: a luz veio, e veio para salvar.',
    closing: 'Deus amou, Deus deu: venham para a luz.',
    words: [
      'deus amou o mundo',
      'de tal maneira',
      'filho unigenito',
      'joao tres dezesseis',
      'vida eterna',
      'nao pereca',
      'nao para condenar',
      'ja esta condenado',
      'luz veio ao mundo',
      'amaram mais as trevas',
      'odeia a luz',
      'vem para a luz',
      'nicodemos',
    ],
  },
  {
    verses: '3:22-36',
    key: '3:30',
    title: 'O amigo do noivo',
    theme: 'a alegria de diminuir',
    themes: ['humildade', 'servico', 'identidade', 'proposito'],
    idea: 'Quem sabe que tudo o que tem foi recebido do céu pode ver outro crescer sem se sentir roubado, e ainda achar nisso a sua alegria.',
    context:
      'João Batista tinha sido o nome do momento. Agora as filas mudam de margem, e os seus discípulos vêm reclamar: todos estão indo para o outro. A resposta de João é uma das mais livres da Bíblia.',
    retold: [
      {
        verses: '3:22-26',
        says: 'Jesus batiza na Judeia, e João em Enom, onde há muitas águas. Os discípulos de João vêm dizer que todos vão até Jesus.',
      },
      {
        verses: '3:27-30',
        says: 'João responde que é como o amigo do noivo, que fica ao lado e se alegra com a voz dele. Jesus deve crescer, e ele, diminuir.',
      },
      {
        verses: '3:31-33',
        says: 'Aquele que vem do céu está acima de todos e conta o que viu e ouviu. Quem aceita o seu testemunho confirma que Deus é verdadeiro.',
      },
      {
        verses: '3:34-36',
        says: 'O Pai ama o Filho e pôs tudo na mão dele. Quem crê no Filho tem a vida eterna, mas sobre quem lhe desobedece fica a ira de Deus.',
      },
    ],
    read: {
      verses: '3:25-36',
      how: 'Um lê a queixa dos discípulos (25-26), outro a resposta de João (27-30), e todos leem 31-36 em frases alternadas.',
    },
    observe: [
      {
        ask: 'O que incomoda os discípulos de João, e que palavras mostram esse incômodo?',
        verses: '3:25-26',
        listen: 'O outro também batiza, e todos vão a ele.',
      },
      {
        ask: 'Com que personagem de casamento João se compara, e o que o deixa contente?',
        verses: '3:28-29',
        listen: 'Amigo do noivo; alegra-se com a voz do noivo.',
      },
      {
        ask: 'Que razões o texto dá para Jesus estar acima de todos?',
        verses: '3:31-36',
        listen: 'Vem do alto, fala as palavras de Deus, recebe tudo do Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Como a certeza de que tudo é “dada do céu” desarma a disputa por espaço?',
        verses: '3:27',
        listen: 'O que é presente não precisa ser defendido como troféu.',
      },
      {
        ask: 'João diz “Ele deve crescer, porém eu diminuir”, e chama isso de alegria completa. Que diferença há entre diminuir assim e se desprezar?',
        verses: '3:29-30',
        listen: 'Ele sabe bem quem é; não finge ser nada.',
        follow: 'Como se reconhece a falsa modéstia?',
      },
      {
        ask: 'Por que perder discípulos para Jesus era, no fundo, o sucesso de João?',
        verses: '3:28-30, 3:36',
        listen: 'O trabalho dele era levar gente ao noivo.',
      },
    ],
    live: [
      {
        ask: 'Quem está crescendo ao seu lado, fazendo bem o que você faz, e o que isso desperta em você?',
        listen: 'Inveja confessada perde força.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando um amigo ganha mais curtidas, vaga ou elogio, o que você escreve no comentário e o que pensa de verdade?',
        listen: 'Humor ajuda a ser franco.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fila mudou de margem na sua vida: filhos que saíram, cargo que passou, saúde que diminuiu?',
        listen: 'Há perda aí; ouça antes de falar em alegria.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'Em que assunto da casa um dos dois precisa sempre ser o noivo da festa?',
        listen: 'Cada um fale de si, não do outro.',
        for: ['couples'],
      },
      {
        ask: 'O que você faz bem e gostaria de ensinar a alguém que talvez faça melhor que você?',
        listen: 'Sucessão e generosidade.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'O que significa, para quem está começando, dar a Jesus mais espaço sem achar que vai sumir?',
        listen: 'Medo de perder o jeito, os amigos, os gostos.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já foi padrinho, madrinha, dama ou pajem? Qual foi a função mais trabalhosa e menos fotografada daquele dia?',
        bridge: 'João Batista se descreve como amigo do noivo: trabalha muito e sai da foto feliz.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        text: 'Qual foi o seu momento de fama mais curto: um gol, um vídeo, um prêmio de escola?',
        bridge: 'Há quem não saiba o que fazer quando o holofote muda de lugar. João sabia.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e imagine o barulho de uma festa de longe. Não é a sua festa, mas você foi convidado.',
      bridge: 'João ouviu a voz do noivo e isso lhe bastou. Leia procurando essa alegria.',
    },
    complete: [
      {
        name: 'Crescer e diminuir',
        text: 'Faça duas setas numa folha, uma para cima e uma para baixo. Na de cima: o que de Jesus eu quero ver crescer em mim é … . Na de baixo: para isso, o que em mim pode ocupar menos espaço é … .',
      },
      {
        name: 'Veio do céu',
        text: 'Liste quatro coisas de que você se orgulha. Ao lado de cada uma, complete: recebi por meio de … . Termine agradecendo pela que você mais defende.',
      },
    ],
    challenges: [
      {
        do: 'Elogie em público, com motivo e detalhes, alguém com quem você costuma se comparar.',
        tell: 'o que aconteceu dentro de você enquanto elogiava.',
      },
      {
        do: 'Faça um serviço em que ninguém saberá que foi você, e guarde o segredo até o fim.',
        tell: 'só o que aprendeu, sem contar o que fez.',
      },
    ],
    children: {
      truth: 'Fico feliz quando Jesus aparece mais do que eu.',
      to7: {
        story:
          'João Batista morava perto do rio e falava de Deus para muita gente. Todo dia tinha fila! Um dia a fila mudou. As pessoas foram todas para o lado de Jesus. Os amigos de João ficaram emburrados: olha só, eles foram embora! João sorriu. Ele disse: vocês já viram um casamento? O noivo chega, e o amigo do noivo fica contente de ouvir a voz dele. Não é o casamento do amigo, mas ele pula de alegria! Eu sou o amigo. Jesus é o noivo. Que ele cresça e apareça bastante, e que eu fique pequenininho. E João ficou feliz de verdade.',
        activity:
          'Agache bem pequeno dizendo: eu diminuo. Depois estique os braços para o alto dizendo: Jesus cresce! Repitam em três velocidades.',
        questions: [
          'Por que os amigos de João ficaram emburrados?',
          'Como João ficou?',
          'Por quem você pode ficar contente hoje?',
        ],
      },
      to12: {
        story:
          'Pense num cantor famoso que vê a plateia sair do seu show para ir ao palco ao lado. Foi isso que aconteceu com João Batista. Multidões vinham ao rio ouvi-lo, até que Jesus apareceu, e as pessoas começaram a mudar de margem. Os discípulos de João correram a reclamar: mestre, aquele que o senhor apresentou está tomando todo o seu público! João podia ter ficado magoado. Em vez disso, lembrou uma coisa: ninguém tem nada que não tenha recebido de Deus. E contou como se sentia: num casamento, quem casa é o noivo; o amigo fica ao lado e se alegra só de ouvir a voz dele. Era assim o coração de João. Então ele disse a frase que muita gente ainda repete: ele precisa crescer, e eu diminuir. João não se achava um nada. Ele sabia muito bem quem era: aquele que aponta para Jesus. E isso bastava para a sua alegria.',
        activity:
          'Em roda, cada um faz um elogio verdadeiro, com um motivo, para quem está à sua direita; quem recebe só pode dizer obrigado.',
        questions: [
          'O que os discípulos de João temiam perder?',
          'O que a comparação com o casamento quer dizer?',
          'Quando foi difícil para você ver outra pessoa ganhar?',
        ],
      },
      challenge: 'Quando alguém ganhar de você nesta semana, seja o primeiro a dar parabéns.',
    },
    prayer:
      'Senhor, tudo o que a gente tem veio da tua mão. Livra-nos da conta miúda de quem aparece mais. Cresce em nós, Jesus, na nossa casa e no nosso trabalho, e dá-nos a alegria de quem ouviu a tua voz. Amém.',
    leader: {
      lost: 'É fácil transformar diminuir em não ter valor nenhum. João não se anula: diz com clareza quem é e quem não é. Se o assunto for batismo, deixe para outro dia; aqui o centro é a alegria de João.',
      tender:
        'Quem vive com alguém que o humilha pode ouvir este texto como ordem de ficar menor. Diga com todas as letras: diminuir diante de Jesus não é aceitar ser pisado por ninguém. Se aparecer violência, converse a sós (Ligue 180).',
    },
    comfort:
      'Pode ser que a sua época de ser procurado tenha passado, e que a casa esteja mais quieta. A voz do noivo ainda se ouve dali. Você não vale menos porque a fila mudou de margem.',
    closing: 'Que ele cresça, e que a gente se alegre com isso.',
    words: [
      'joao batista',
      'ele cresca',
      'eu diminua',
      'diminuir',
      'amigo do noivo',
      'amigo do esposo',
      'noivo',
      'enom',
      'salim',
      'vem do alto',
      'espirito sem medida',
      'precursor',
    ],
  },
  {
    verses: '4:1-42',
    key: '4:14',
    title: 'Meio-dia, um poço, duas sedes',
    theme: 'a água viva',
    themes: ['adoracao', 'salvacao', 'graca', 'missao'],
    idea: 'Jesus atravessa preconceito e vergonha para oferecer, a quem já tentou matar a sede de muitos jeitos, uma fonte que nasce por dentro e transborda para a cidade inteira.',
    context:
      'Judeus e samaritanos não se falavam havia séculos. Jesus, cansado, senta junto ao poço de Jacó na hora mais quente do dia, e uma mulher chega sozinha. Ele começa pedindo um favor: água.',
    retold: [
      {
        verses: '4:1-9',
        says: 'De passagem por Samaria, Jesus pede água a uma mulher junto à fonte. Ela estranha, porque judeus e samaritanos não se associam.',
      },
      {
        verses: '4:10-15',
        says: 'Jesus oferece água viva, que se torna na pessoa uma fonte para a vida eterna. A mulher pede dessa água.',
      },
      {
        verses: '4:16-26',
        says: 'Jesus fala dos cinco maridos da mulher, diz que o Pai busca quem o adore em espírito e em verdade, e que ele é o Messias.',
      },
      {
        verses: '4:27-38',
        says: 'A mulher larga o vaso e chama a cidade. Jesus diz aos discípulos que os campos estão brancos para a colheita.',
      },
      {
        verses: '4:39-42',
        says: 'Muitos samaritanos creem pela palavra da mulher, e muitos mais depois de ouvir Jesus, que chamam de Salvador do mundo.',
      },
    ],
    read: {
      verses: '4:13-24',
      how: 'Resumam 5-12 em três frases. Um homem e uma mulher leem o diálogo; no fim, contem o que ela fez com o vaso (28-30).',
    },
    observe: [
      {
        ask: 'Que diferenças Jesus aponta entre as duas águas?',
        verses: '4:13-14',
        listen: 'Uma acaba e a sede volta; a outra vira fonte dentro da pessoa.',
      },
      {
        ask: 'O que Jesus diz antes e depois de contar os fatos da vida da mulher, e que tom isso dá à conversa?',
        verses: '4:16-18',
        listen: 'Ele conhece tudo e reconhece duas vezes que ela disse a verdade.',
      },
      {
        ask: 'Onde, como e por quem Deus quer ser adorado, segundo Jesus?',
        verses: '4:21, 4:23-24',
        listen: 'Não é questão de monte; em espírito e em verdade; o Pai é quem procura.',
      },
    ],
    interpret: [
      {
        ask: 'Ela pede a água para não ter de voltar ao poço. O que esse pedido revela que ela ainda não entendeu, e o que já entendeu?',
        verses: '4:15',
        listen: 'Pensa em alívio prático; mas já pede.',
      },
      {
        ask: 'Por que Jesus toca justamente no assunto que ela preferia pular?',
        verses: '4:16-18',
        listen: 'A sede dela mora ali; ele não expõe para humilhar, e sim para curar.',
        follow: 'Como saber se alguém toca numa ferida para curar ou para ferir?',
      },
      {
        ask: 'O que seria adorar “em espírito e em verdade” para uma pessoa com a história dela?',
        verses: '4:23-24',
        listen: 'Chegar inteira, sem esconder, em qualquer lugar.',
      },
    ],
    live: [
      {
        ask: 'Qual é o balde que você mais desce quando bate a sede: compras, elogio, trabalho, comida, uma nova conversa no celular?',
        listen: 'Não é lista de pecados; é lista de baldes.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que já prometeram a você que ia preencher de vez, e durou quanto tempo?',
        listen: 'Relacionamentos, conquistas, festas, aparência.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Que assunto vocês dois desviam quando a conversa chega perto, como ela fez ao falar de montes?',
        listen: 'Podem só nomear que existe; não precisa abrir na roda.',
        for: ['couples'],
      },
      {
        ask: 'Quem é o samaritano do nosso bairro, a pessoa com quem gente como a gente não se senta?',
        listen: 'Um tipo de pessoa, e depois uma pessoa.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Ela largou o vaso e foi contar com a pergunta na boca, sem saber tudo. O que você contaria, mesmo com dúvidas, sobre o que viu de Jesus?',
        listen: 'Testemunho pequeno e honesto vale.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A que horas do seu dia a sede de quem já não está fica maior?',
        listen: 'Escute; não ofereça saída.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a melhor bebida do mundo para um calor de quarenta graus? Defenda a sua em vinte segundos.',
        bridge: 'Sede a gente entende no corpo. Foi por ela que Jesus começou uma conversa.',
      },
      {
        text: 'Conte de uma conversa com um desconhecido, em fila, ônibus ou sala de espera, que você nunca esqueceu.',
        bridge:
          'A mais longa conversa de Jesus nos evangelhos foi com uma desconhecida, na beira de um poço.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Beba um copo de água inteiro, sem fazer mais nada. Perceba o caminho que ela faz.',
      bridge: 'Jesus também teve sede naquele dia. Sente-se ao lado dele.',
    },
    complete: [
      {
        name: 'O meu balde',
        text: 'Rabisque um poço e três baldes. Em cada um, escreva onde você costuma buscar água: … , … e … . Anote embaixo quanto tempo a sede demora a voltar. Na borda do poço, complete: Senhor, dá-me dessa água em …',
      },
      {
        name: 'Ele me disse',
        text: 'Termine como ela terminaria: Venham ver alguém que sabe que eu … e mesmo assim … . Será que é ele?',
        for: ['new-believers', 'young', 'women'],
      },
    ],
    challenges: [
      {
        do: 'Puxe conversa com alguém que você costuma evitar, começando por pedir um favor simples, como fez Jesus.',
        tell: 'o que mudou quando foi você quem pediu ajuda.',
      },
      {
        do: 'Quando for buscar alívio no de sempre, a tela, o doce ou a compra, pare, beba um copo de água e diga a Deus do que você tem sede.',
        tell: 'quantas vezes aconteceu e qual era a sede de verdade.',
      },
    ],
    children: {
      truth: 'Jesus conhece tudo sobre mim e gosta de mim.',
      to7: {
        story:
          'Que calor! Jesus andou tanto que sentou ao lado de um poço para descansar. Veio uma moça buscar água com o seu jarro. Jesus pediu: você me dá água? Ela se espantou. O povo dela e o povo de Jesus não conversavam! Mas Jesus conversou. Ele disse que tinha uma água diferente, que mata a sede do coração. E ele sabia tudo da vida dela, até as partes tristes, e mesmo assim falava com carinho. A moça ficou tão alegre que esqueceu o jarro no chão e correu para a cidade: venham ver! Venham conhecer Jesus! E veio todo mundo.',
        activity:
          'Cada criança bebe um copo de água e, a cada gole, diz uma coisa que Jesus sabe sobre ela.',
        questions: [
          'O que Jesus pediu à moça?',
          'O que ela esqueceu no chão?',
          'Quem você chamaria para conhecer Jesus?',
        ],
      },
      to12: {
        story:
          'Existia um muro invisível entre judeus e samaritanos. Não comiam juntos, não bebiam do mesmo copo, davam voltas enormes para não se encontrar. Um dia, ao meio-dia, Jesus sentou num poço samaritano e pediu água a uma mulher. Ela estranhou: o senhor, judeu, pedindo a mim? Jesus respondeu que podia dar a ela uma água viva, que vira fonte por dentro. Ela quis na hora. Então ele falou da vida dela, das coisas difíceis que ela não contava a ninguém. Ela poderia ter saído correndo de vergonha. Mas na voz dele não havia deboche. Ele sabia de tudo e continuava ali, conversando. A mulher largou o jarro e foi à cidade chamar as pessoas de quem talvez se escondesse. Venham ver! A cidade inteira foi, e pediu que Jesus ficasse. Ele ficou dois dias. O muro começou a cair por causa de um copo de água.',
        activity:
          'Levantem um muro de blocos ou almofadas. A cada barreira entre pessoas que alguém citar, tira-se uma peça e diz-se o que Jesus faria.',
        questions: [
          'Por que a mulher estranhou o pedido de Jesus?',
          'Como ele falou com ela sobre as coisas difíceis?',
          'Que muro existe na sua escola, e como dá para tirar um tijolo dele?',
        ],
      },
      challenge: 'Converse com alguém da escola com quem quase ninguém conversa.',
    },
    prayer:
      'Senhor Jesus, a nossa sede o Senhor conhece melhor que nós. Dá-nos dessa água. Senta conosco na hora mais quente, fala do que precisa ser falado, e faz da nossa vida um caminho para o vizinho chegar até o Senhor. Amém.',
    leader: {
      lost: 'Muita pregação pinta esta mulher como devassa. O texto não diz por que houve cinco maridos: podia haver viuvez e abandono, e eram os homens que repudiavam. Não deixe a roda virar tribunal dela.',
      tender:
        'Pessoas divorciadas, ou que vivem juntas sem casar, vão se ver no versículo 18. Não pergunte a situação de ninguém. Se alguém quiser falar, ouça a sós e lembre que Jesus ficou, conversou e confiou a ela uma notícia.',
      differ:
        'Sobre segundo casamento e união não formalizada, as igrejas ensinam de maneiras diferentes. Não resolva isso na roda; encaminhe quem perguntar ao pastor ou ao padre.',
    },
    comfort:
      'Cansado do caminho, Jesus se sentou. Ele sabe o que é não ter força para mais um passo. Pode sentar também; a conversa vem até você.',
    closing: 'Quem bebe dessa água vira fonte.',
    words: [
      'samaritana',
      'samaria',
      'sicar',
      'poco de jaco',
      'agua viva',
      'cinco maridos',
      'cantaro',
      'espirito e em verdade',
      'verdadeiros adoradores',
      'hora sexta',
      'da me de beber',
      'brancos para a colheita',
      'salvador do mundo',
    ],
  },
  {
    verses: '4:43-54',
    key: '4:50',
    title: 'Vinte e tantos quilômetros de fé',
    theme: 'crer na palavra antes de ver',
    themes: ['fe', 'filhos', 'palavra', 'esperanca'],
    idea: 'Um pai desesperado volta para casa levando só uma frase de Jesus, e descobre no caminho que a palavra dele chega antes da gente.',
    context:
      'Jesus está de novo em Caná. De Cafarnaum, a um dia de viagem, sobe um oficial do rei com o filho à morte. Poder, salário e posição não serviram de nada naquela febre.',
    retold: [
      {
        verses: '4:43-47',
        says: 'Os galileus recebem Jesus, porque viram o que ele fez em Jerusalém. Um oficial do rei roga que ele desça a Cafarnaum e cure seu filho, quase morto.',
      },
      {
        verses: '4:48-50',
        says: 'Jesus diz que eles só creem vendo sinais e milagres. O oficial insiste, ouve que o filho vive, crê nessa palavra e vai embora.',
      },
      {
        verses: '4:51-54',
        says: 'Os servos encontram o oficial e contam que a febre deixou o menino na sétima hora, a mesma em que Jesus falou. Ele crê, com toda a sua casa.',
      },
    ],
    read: {
      verses: '4:46-54',
      how: 'Uma pessoa narra, outra faz o pai, outra Jesus; a frase do 50 é repetida por todos.',
    },
    observe: [
      {
        ask: 'O que o pai faz e pede, e por que tem tanta pressa?',
        verses: '4:46-49',
        listen: 'Viaja, roga, insiste: o filho está à morte.',
      },
      {
        ask: 'O que Jesus não faz do que o pai pediu, e o que dá em troca?',
        verses: '4:49-50',
        listen: 'Não desce com ele; dá uma palavra.',
      },
      {
        ask: 'O que o pai pergunta aos servos, e o que a resposta o faz entender?',
        verses: '4:51-53',
        listen: 'A hora da melhora, que foi a hora da palavra.',
      },
    ],
    interpret: [
      {
        ask: 'O versículo 48 soa duro. Que tipo de fé Jesus está provocando nesse pai?',
        verses: '4:48-50',
        listen: 'Confiança nele, e não no espetáculo.',
      },
      {
        ask: '“O homem creu na palavra” no versículo 50, e no 53 ele crê de novo com toda a casa. Que crescimento há entre um e outro?',
        verses: '4:50, 4:53',
        listen: 'De agarrar uma promessa a confiar na pessoa de Jesus.',
        follow: 'Em qual desses dois pontos você se reconhece?',
      },
      {
        ask: 'Imaginem a noite desse pai na estrada. O que uma frase de Jesus pode e não pode fazer por alguém enquanto não se vê o resultado?',
        verses: '4:50-52',
        listen: 'Sustenta o passo; não tira todo o medo.',
      },
    ],
    live: [
      {
        ask: 'Que notícia você está esperando, e como tem sido o trecho de estrada entre o pedido e a resposta?',
        listen: 'Exame, emprego, filho longe; acolha.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Qual é a sua maior preocupação com um filho ou neto hoje, e o que fica fora do alcance das suas mãos?',
        listen: 'A impotência do pai é o ponto de encontro.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Quando você diz que acredita em algo de Deus, que passo seu fica diferente no dia seguinte?',
        listen: 'Crer que vira caminhar.',
        for: ['young', 'teens', 'long-believers'],
      },
      {
        ask: 'De que promessa feita por gente você já se cansou de esperar, e o que isso fez com a sua facilidade de confiar?',
        listen: 'Desconfiança tem história.',
        for: ['singles', 'visitors', 'new-believers'],
      },
      {
        ask: 'Que palavra de Jesus você levaria no bolso numa viagem de volta sem garantias?',
        listen: 'Um versículo simples, pessoal.',
      },
      {
        ask: 'E quando a febre não cedeu: o que você gostaria de dizer a Jesus sobre aquela viagem?',
        listen: 'Silêncio respeitoso; nenhuma explicação.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a viagem mais longa da sua vida, não em quilômetros, mas em aflição?',
        bridge:
          'Entre Caná e Cafarnaum há uma estrada assim. Um pai fez esse caminho com uma frase na mão.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        text: 'Mensagem com um tracinho só, sem resposta: quanto tempo você aguenta antes de imaginar o pior?',
        bridge:
          'Esse pai ficou um dia inteiro sem notícia. Vamos ver o que o fez continuar andando.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Diga a Deus, em voz baixa, o nome da pessoa por quem você mais se preocupa. Só o nome.',
      bridge: 'Um pai fez o mesmo, com pressa e medo. Ouça o que Jesus respondeu.',
    },
    complete: [
      {
        name: 'Mapa da espera',
        text: 'Trace uma estrada entre dois pontos: Caná (onde pedi) e Cafarnaum (onde espero ver). Marque onde você está hoje e complete: até aqui, o que me manteve andando foi … ; o que mais me assusta no próximo trecho é …',
      },
      {
        name: 'Bilhete de bolso',
        text: 'Escreva num papel pequeno uma frase de Jesus e, no verso: vou caminhar com ela enquanto não vejo … . Leve no bolso ou na capa do celular.',
      },
    ],
    challenges: [
      {
        do: 'Ore três dias seguidos, às sete da manhã ou às sete da noite, pelo filho de outra pessoa do grupo.',
        tell: 'como foi carregar a preocupação de outro.',
      },
      {
        do: 'Dê um passo que você faria se já tivesse certeza da palavra de Jesus: marque, ligue, volte, comece.',
        tell: 'que passo foi e o que você encontrou no caminho.',
      },
    ],
    children: {
      truth: 'A palavra de Jesus chega onde eu não alcanço.',
      to7: {
        story:
          'Um menino estava doente, com muita febre. O papai dele trabalhava para o rei, mas nem o rei sabia o que fazer. Então o papai andou, andou, andou até encontrar Jesus. Por favor, venha comigo! Jesus olhou para ele e disse: pode ir, o seu filho vive. O papai acreditou e voltou pela estrada. Um passo, outro passo, pensando no menino. De longe, vieram os ajudantes correndo, com um sorriso enorme: o seu filho sarou! A que horas? À mesma hora em que Jesus falou! O papai abraçou o menino, e todo mundo daquela casa acreditou em Jesus.',
        activity:
          'Andem em fila pela casa levando um bilhete com a frase: Jesus cuida. No fim do caminho, um abraço apertado.',
        questions: [
          'Por que o papai estava preocupado?',
          'O que Jesus disse para ele?',
          'Por quem você quer pedir a Jesus agora?',
        ],
      },
      to12: {
        story:
          'O oficial do rei dava ordens o dia inteiro, e todos obedeciam. Mas a febre do filho dele não obedecia a ninguém. Ele largou tudo e viajou até Caná, onde ouviu dizer que Jesus estava. Senhor, desça antes que meu filho morra! Ele queria que Jesus fosse junto, que pusesse a mão no menino. Jesus não foi. Deu só uma frase: vai, teu filho vive. Imagine esse pai parado ali. Acreditar ou insistir? Ele acreditou e pegou a estrada. Foram horas andando, passou uma noite, e ele só tinha aquelas três palavras. No caminho apareceram os empregados, sem fôlego: o menino está bem! O pai quis saber a hora exata. Ontem, à sétima hora. Era a hora em que Jesus tinha falado. A palavra chegou antes dele. Naquela casa, todos passaram a crer: o pai, o filho e até quem cuidava da cozinha.',
        activity:
          'Um adulto manda uma mensagem de voz com oração para alguém doente ou longe, e cada criança diz uma frase.',
        questions: [
          'O que o pai queria que Jesus fizesse, e o que Jesus fez?',
          'Como você acha que foi aquela noite na estrada?',
          'Quando é difícil confiar sem ver?',
        ],
      },
      challenge: 'Escolha uma pessoa doente ou triste e ore por ela todos os dias, na mesma hora.',
    },
    prayer:
      'Jesus, o Senhor não precisou ir até lá para estar lá. Recebe o nome de quem a gente ama e não consegue proteger. Dá-nos uma palavra tua para esta estrada, e passos para hoje. Amém.',
    leader: {
      lost: 'O perigo é a fórmula: creu, recebeu. O texto conta o que Jesus fez naquele dia; não promete que toda doença acabe assim. Fique com o pai que caminha confiando.',
      tender:
        'Quem perdeu um filho está ouvindo. Nunca sugira que faltou fé. Se a pessoa quiser sair da sala, alguém vai com ela. Diga apenas: Jesus também chorou diante da morte de quem amava. E fique por perto depois.',
    },
    comfort:
      'Aquele pai tinha pouco: uma frase e uma estrada escura. Se o seu caminho terminou de outro jeito, Jesus não solta a sua mão no meio dele. Ande o que der hoje.',
    closing: 'A palavra dele chega antes da gente.',
    words: [
      'oficial do rei',
      'cafarnaum',
      'teu filho vive',
      'setima hora',
      'segundo sinal',
      'febre',
      'sinais e milagres',
      'creu na palavra',
      'regulo',
      'homem nobre',
      'toda a sua casa',
    ],
  },
  {
    verses: '5:1-18',
    key: '5:8',
    title: 'Trinta e oito anos na beira',
    theme: 'Jesus e quem ninguém ajudou',
    themes: ['esperanca', 'graca', 'sofrimento', 'salvacao'],
    idea: 'Jesus para diante de quem desistiu de ser o primeiro da fila, pergunta o que ele quer e o põe de pé por graça, mesmo que isso incomode as regras de plantão.',
    context:
      'Betesda quer dizer casa de misericórdia, mas ali valia a lei do mais rápido: só o primeiro a entrar na água esperava ser curado. Num sábado de festa, Jesus escolhe ir àquele canto da cidade e olhar para um homem só.',
    retold: [
      {
        verses: '5:1-5',
        says: 'No tanque de Betesda, em Jerusalém, uma multidão de doentes aguarda o movimento da água. Um deles está enfermo há trinta e oito anos.',
      },
      {
        verses: '5:6-9',
        says: 'Jesus pergunta a um enfermo se quer sarar, e ele diz que ninguém o põe no tanque. Jesus manda que tome o leito e ande, e ele anda.',
      },
      {
        verses: '5:10-13',
        says: 'Os judeus dizem ao homem curado que no sábado não se pode levar o leito. Ele responde que obedeceu a quem o curou, mas não sabe quem é.',
      },
      {
        verses: '5:14-18',
        says: 'Jesus acha o homem no Templo e diz que não peque mais. Os judeus querem matar Jesus, porque ele cura no sábado e chama Deus de seu Pai.',
      },
    ],
    read: {
      verses: '5:2-13',
      how: 'Um narrador com calma; uma voz para o homem, outra para Jesus, e o grupo lê a cobrança do 10.',
    },
    observe: [
      {
        ask: 'Quem ficava em Betesda, e como funcionava a esperança daquele lugar?',
        verses: '5:2-4',
        listen: 'Uma multidão doente; só o primeiro conseguia.',
      },
      {
        ask: 'O que Jesus pergunta, e o que o homem responde em vez de sim ou não?',
        verses: '5:6-7',
        listen: 'Se quer sarar; ele fala de quem não o ajuda e de quem passa na frente.',
      },
      {
        ask: 'Quais são as três ordens de Jesus, e o que incomoda os líderes?',
        verses: '5:8-10',
        listen: 'Levantar, pegar o leito, andar; era sábado.',
      },
    ],
    interpret: [
      {
        ask: 'Por que perguntar a alguém doente há trinta e oito anos se ele quer sarar?',
        verses: '5:6-7',
        listen: 'Devolve-lhe a voz; sarar também muda a vida que ele conhece.',
        follow: 'O que alguém perde quando deixa de ser o doente da história?',
      },
      {
        ask: 'O homem nem sabia quem o curou. O que isso mostra sobre como a graça trabalha?',
        verses: '5:8-9, 5:13',
        listen: 'Ela vem antes da fé bem explicada e do merecimento.',
      },
      {
        ask: 'Como gente religiosa consegue ver um leito carregado e não ver um homem de pé?',
        verses: '5:10-12',
        listen: 'A regra virou mais importante que a pessoa.',
      },
    ],
    live: [
      {
        ask: 'Em que beira de tanque você está deitado faz tempo, esperando que a água se mexa?',
        listen: 'Situação parada; não force detalhes.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual é a explicação que você já repete de cor quando perguntam por que aquilo não muda?',
        listen: 'Pode haver verdade na explicação; o tanque também era injusto.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Onde, na escola, na faculdade ou no trabalho, só ganha quem chega primeiro, e quem fica deitado sem ninguém notar?',
        listen: 'Um nome ou um canto concreto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que leito você precisa aprender a carregar, em vez de ser carregado por ele?',
        listen: 'Passado assumido sem vergonha.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'A frase dele era: não tenho ninguém. Quem, perto de você, poderia dizer isso hoje?',
        listen: 'Vizinho idoso, mãe sozinha, colega novo.',
        for: ['couples', 'parents', 'young'],
      },
      {
        ask: 'Para quem já esperou demais e cansou: o que você gostaria que alguém perguntasse a você, antes de dar conselho?',
        listen: 'A pergunta certa já é cuidado.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte a pior fila da sua vida. Quanto durou e valeu a pena?',
        bridge: 'Há um homem nesta história que ficou trinta e oito anos numa espécie de fila.',
      },
      {
        text: 'Que coisa quebrada em casa vocês já aprenderam a contornar em vez de consertar?',
        bridge:
          'A gente se acostuma com o que não funciona. Jesus pergunta se é isso mesmo que queremos.',
        for: ['adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Deite-se ou recoste-se por um minuto. Sinta o peso do corpo todo. Depois, sem pressa, sente-se ou fique em pé.',
      bridge: 'Alguém passou por Betesda e viu um homem deitado. Ele vê você.',
    },
    complete: [
      {
        name: 'Resposta sem rodeio',
        text: 'Jesus pergunta se você quer sarar. Escreva a primeira resposta que vem, com todos os porquês: … . Agora responda de novo em uma linha só: …',
      },
      {
        name: 'O leito na mão',
        text: 'Desenhe uma esteira enrolada. Dentro dela, escreva o que por anos carregou você: … . Do lado de fora: hoje, com a ajuda de Jesus, isso vira a história que eu posso contar a …',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que não tem quem o ajude e ofereça uma ajuda com hora marcada: carona, consulta, compra, companhia.',
        tell: 'o que a pessoa precisava de verdade e se era o que você imaginava.',
      },
      {
        do: 'Tome uma providência, só uma, numa situação parada há muito tempo: uma ligação, uma consulta, um pedido de ajuda.',
        tell: 'o que se mexeu depois desse primeiro movimento.',
      },
    ],
    children: {
      truth: 'Jesus vê quem ninguém está vendo.',
      to7: {
        story:
          'Perto de uma piscina grande, em Jerusalém, ficavam muitas pessoas doentes. Um homem estava ali fazia trinta e oito anos. É tempo demais! Ele não conseguia andar, e nunca vinha ninguém para ajudar. Todos passavam na frente dele. Um dia, passou Jesus. No meio de tanta gente, ele viu aquele homem e foi até lá. Perguntou: você quer ficar bom? O homem contou a sua tristeza: eu não tenho ninguém. Então Jesus disse: levante, pegue a sua caminha e ande! As pernas ficaram fortes na mesma hora. E lá foi ele, andando, com a caminha debaixo do braço.',
        activity:
          'Cada um deita numa toalha como se fosse a esteira. Ao ouvir: levante!, fica de pé, enrola a toalha e anda pela sala.',
        questions: [
          'Quantas pessoas ajudavam aquele homem?',
          'O que Jesus perguntou?',
          'Quem você viu sozinho nesta semana?',
        ],
      },
      to12: {
        story:
          'Trinta e oito anos. Se alguém entrasse numa fila hoje, sairia mais velho que muitos pais. Era esse o tempo que um homem doente tinha. Ele ficava deitado junto ao tanque de Betesda, onde as pessoas acreditavam que o primeiro a entrar na água, quando ela se mexia, ficava curado. Só o primeiro! Então era uma correria, e quem mais precisava nunca chegava. Jesus foi a esse lugar e olhou para ele. Perguntou: você quer sarar? O homem nem respondeu que sim. Só desabafou: não tenho ninguém que me ajude, sempre outro passa na frente. Jesus não o mandou tentar de novo. Disse: levante, pegue o seu leito e ande. E ele andou! O mais triste veio depois: alguns líderes viram o homem de pé e, em vez de festejar, reclamaram porque ele carregava um leito no sábado. Viram a regra e não viram a pessoa.',
        activity:
          'Façam uma corrida em que o desafio é todos chegarem juntos à linha; inventem um jeito de ninguém ficar para trás.',
        questions: [
          'Por que aquele homem nunca chegava à água?',
          'O que os líderes não conseguiram enxergar?',
          'Quem na sua turma costuma ficar por último, e o que você pode fazer?',
        ],
      },
      challenge: 'Espere por alguém mais lento nesta semana e vá ao lado dele.',
    },
    prayer:
      'Senhor, há coisas que já demos por paradas. O Senhor as vê. Pergunta de novo o que nós queremos, e dá força às nossas pernas. Faz da nossa casa uma verdadeira Betesda, casa de misericórdia. Amém.',
    leader: {
      lost: 'O versículo 4, do anjo, não aparece em manuscritos antigos, e há Bíblias que o põem entre colchetes; não gaste tempo nele. O 14 também prende o grupo: Jesus não ensina ali que toda doença vem de um pecado (veja João 9:3).',
      tender:
        'Há pessoas com deficiência, doença crônica ou depressão que já ouviram que não saram porque não querem. Não diga isso, nem de leve. Se alguém estiver sem esperança de viver, não a deixe só: CVV, telefone 188, a qualquer hora.',
    },
    comfort:
      'Ele não conseguiu ser o primeiro, nem o segundo, nem o centésimo. Jesus foi até onde ele estava. Se você não tem força para chegar à água, saiba: a graça anda a pé.',
    closing: 'Ninguém precisa ser o primeiro da fila para ser visto por Jesus.',
    words: [
      'betesda',
      'tanque',
      'trinta e oito anos',
      'paralitico',
      'porta das ovelhas',
      'toma o teu leito',
      'queres sarar',
      'ser curado',
      'agitava a agua',
      'movimento da agua',
      'era sabado',
      'nao tenho homem algum',
      'cinco alpendres',
    ],
  },
  {
    verses: '6:1-15',
    key: '6:11',
    title: 'O lanche que não dava',
    theme: 'o pouco nas mãos de Jesus',
    themes: ['generosidade', 'gratidao', 'fe', 'proximo'],
    idea: 'Nas mãos de Jesus, o pouco que alguém entrega com confiança alimenta muita gente, e nem as sobras se perdem.',
    context:
      'É primavera, perto da Páscoa, e a relva está alta à beira do lago. A multidão vem atrás de curas. Quem levanta a questão do jantar é Jesus, não os discípulos, e ele já sabe o que vai fazer.',
    retold: [
      {
        verses: '6:1-4',
        says: 'Jesus vai para o outro lado do mar da Galileia, e a multidão o segue. Ele sobe a um monte e se senta ali com os discípulos.',
      },
      {
        verses: '6:5-9',
        says: 'Jesus pergunta a Filipe onde comprar pão, só para testá-lo. André fala de um menino com cinco pães de cevada e dois peixinhos, tão pouco para tantos.',
      },
      {
        verses: '6:10-13',
        says: 'Jesus manda sentar cerca de cinco mil homens, dá graças e reparte os pães e os peixes. Todos se saciam, e os pedaços enchem doze cestos.',
      },
      {
        verses: '6:14-15',
        says: 'O povo diz que Jesus é o Profeta que devia vir e quer fazê-lo rei à força. Jesus se retira sozinho para o monte.',
      },
    ],
    read: {
      verses: '6:3-14',
      how: 'Vozes para Jesus, Filipe e André; no 11, uma pausa para cada um agradecer por algo que comeu hoje.',
    },
    observe: [
      {
        ask: 'Como Filipe e André olham para o problema, e em que os dois diferem?',
        verses: '6:5-9',
        listen: 'Filipe faz contas; André traz o que achou, sem acreditar muito.',
      },
      {
        ask: 'O que Jesus faz com os pães, na ordem?',
        verses: '6:11',
        listen: 'Pega, dá graças, reparte.',
      },
      {
        ask: 'O que acontece com as sobras, e por qual motivo?',
        verses: '6:12-13',
        listen: 'Doze cestos, para que nada se perca.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus testa Filipe com uma pergunta. O que ele queria que Filipe descobrisse sobre a própria conta?',
        verses: '6:5-7',
        listen: 'Que na conta faltava contar com Jesus.',
      },
      {
        ask: 'Pão de cevada era comida de pobre, e quem entrega é um menino sem nome. O que isso diz sobre o que Deus costuma usar?',
        verses: '6:9',
        listen: 'O pequeno e o comum, quando entregues.',
        follow: 'Se você fosse o menino, com que cara teria entregado o lanche?',
      },
      {
        ask: 'Por que Jesus agradece antes de haver o bastante?',
        verses: '6:11',
        listen: 'A gratidão nasce de quem dá, não da quantidade.',
      },
    ],
    live: [
      {
        ask: 'Diante do problema de agora, você está mais para Filipe com a calculadora ou para André com o lanche na mão e uma dúvida na boca?',
        listen: 'Os dois serviram a Jesus naquele dia.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que você tem e acha pequeno demais para servir a alguém: tempo, voz, cozinha, conhecimento, dinheiro?',
        listen: 'Ajude a nomear com precisão.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Que talento você esconde porque tem gente da sua idade que faz melhor?',
        listen: 'Comparação encolhe o lanche.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que sobra da sua casa (comida, roupa, espaço, hora vaga) anda se perdendo e poderia encher o cesto de alguém?',
        listen: 'Concreto e sem exibição.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Quem dividiu o pão com você numa época em que faltava?',
        listen: 'Gratidão com nome.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'A multidão queria um rei que garantisse a comida. O que você segue pedindo que Jesus seja para você, e que ele não aceita ser?',
        listen: 'Funcionário, patrocinador, gênio da lâmpada.',
        for: ['long-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que havia na sua lancheira da escola? Valem pão com ovo, bisnaguinha e trocas desonestas no recreio.',
        bridge: 'Um lanche de menino entrou para a história. Aqui está o que aconteceu com ele.',
      },
      {
        text: 'Chegaram oito pessoas de surpresa para jantar. O que você faz render, e qual é a sua mágica na cozinha?',
        bridge: 'Toda casa brasileira já pôs água no feijão. Naquele dia eram cinco mil.',
        for: ['adults', 'couples', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pegue um pedaço de pão. Antes de comer, pense em quantas mãos o trouxeram até você. Agradeça.',
      bridge: 'Jesus fez isso com cinco pães na mão. Leia mastigando devagar.',
    },
    complete: [
      {
        name: 'A conta de Filipe',
        text: 'Em cima, escreva o tamanho do problema: … . Embaixo, os cinco pães e dois peixes que você tem: 1 … , 2 … , 3 … , 4 … , 5 … , e mais … e … . Entre as duas linhas, escreva a frase: e Jesus deu graças.',
      },
      {
        name: 'Cesto das sobras',
        text: 'Esboce um cesto e ponha dentro três coisas que sobraram de uma época difícil e não quer que se percam: uma lição … , uma amizade … , uma … .',
      },
    ],
    challenges: [
      {
        do: 'Divida uma refeição com alguém que não esperava: uma marmita, um bolo partido ao meio, um lugar à mesa.',
        tell: 'o que rendeu mais: a comida ou a conversa.',
      },
      {
        do: 'Antes de cada refeição, durante cinco dias, agradeça por uma coisa diferente que ainda é pouca.',
        tell: 'por qual coisa pouca foi mais difícil agradecer.',
      },
    ],
    children: {
      truth: 'O pouco que eu dou, Jesus faz render.',
      to7: {
        story:
          'Que multidão! Gente até onde a vista alcança, todo mundo com fome. Jesus perguntou: onde vamos comprar pão? Filipe fez a conta e coçou a cabeça: não dá! Então apareceu um menino. Ele tinha o seu lanche: cinco pãezinhos e dois peixinhos. Era tudo dele. E ele deu! Jesus pediu que todos se sentassem na grama verdinha. Pegou os pães, olhou e disse obrigado ao Pai. E começou a repartir. Um pedaço aqui, outro ali, mais, mais, mais! Todo mundo comeu até ficar de barriga cheia. E ainda sobraram doze cestos. Tudo começou com o lanche de um menino.',
        activity:
          'Parta um pãozinho em muitos pedaços, agradeçam juntos, e cada criança serve um pedaço a outra pessoa antes de comer o seu.',
        questions: [
          'Quantos pães e quantos peixes o menino tinha?',
          'O que Jesus disse ao Pai antes de repartir?',
          'O que você tem e pode dividir?',
        ],
      },
      to12: {
        story:
          'Cinco mil homens, mais as mulheres e as crianças. Nenhum mercado por perto. Jesus olhou para Filipe e perguntou, quase sorrindo: onde vamos comprar pão para esse povo? Filipe era bom de conta: nem o salário de muitos meses daria um pedaço para cada um. André, que gostava de trazer gente a Jesus, apareceu com um menino: ele tem cinco pães de cevada e dois peixinhos, mas o que é isso para tanta gente? Pão de cevada era o mais barato, o pão dos pobres. O menino podia ter escondido a sacola. Entregou. Jesus mandou todos se sentarem na grama, pegou aqueles pães, agradeceu ao Pai e foi repartindo. E não acabava! Cada um comeu quanto quis. No fim, Jesus mandou juntar o que sobrou, para nada se perder. Doze cestos cheios. O menino voltou para casa com uma história e tanto, e a gente nem sabe o nome dele.',
        activity:
          'Montem um lanche coletivo: cada um traz uma coisa pequena; juntem tudo, agradeçam e separem uma parte para entregar a alguém de fora.',
        questions: [
          'Qual é a diferença entre a reação de Filipe e a de André?',
          'Por que o lanche do menino era especial?',
          'O que você acha pequeno demais em você, e que Jesus poderia usar?',
        ],
      },
      challenge: 'Leve algo a mais no lanche e divida com quem esqueceu ou não tem.',
    },
    prayer:
      'Pai, obrigado pelo pão de hoje. O que a gente tem cabe numa sacola de menino, e mesmo assim queremos pôr nas tuas mãos. Reparte por meio de nós, e que ninguém da nossa rua fique com fome. Amém.',
    leader: {
      lost: 'Alguém dirá que o milagre foi todos abrirem as suas mochilas. O texto fala de cinco pães que alimentaram a multidão; não brigue, siga. Cuidado também para não virar campanha de oferta.',
      tender:
        'Pode haver fome de verdade na casa de alguém do grupo. Não exponha. Antes do encontro, pense em como ajudar discretamente, e saiba indicar o CRAS do bairro.',
    },
    comfort:
      'Ele mandou juntar os pedaços, para que nada se perdesse. Os pedaços que você acha que não servem para mais nada, ele também recolhe.',
    closing: 'Pouco, entregue e agradecido: foi assim que deu para todos.',
    words: [
      'cinco paes',
      'dois peixinhos',
      'multiplicacao',
      'filipe',
      'duzentos denarios',
      'menino com cinco paes',
      'cevada',
      'doze cestos',
      'cinco mil',
      'tiberiades',
      'deu gracas',
      'sobraram',
      'nada se perca',
    ],
  },
  {
    verses: '6:22-59',
    key: '6:35',
    title: 'Fome de quê?',
    theme: 'Jesus, o pão da vida',
    themes: ['salvacao', 'fe', 'proposito', 'graca'],
    idea: 'Jesus não veio só resolver o jantar: ele mesmo é o pão que o Pai dá, e quem vem a ele não é mandado embora.',
    context:
      'No dia seguinte à multiplicação, a multidão atravessa o lago atrás de Jesus. Querem repetir o pão. Na sinagoga de Cafarnaum, ele lhes diz com franqueza o que viu, e oferece muito mais do que pediam.',
    retold: [
      {
        verses: '6:22-27',
        says: 'A multidão acha Jesus em Cafarnaum. Ele diz que o buscam pelo pão e que devem trabalhar pela comida que permanece.',
      },
      {
        verses: '6:28-33',
        says: 'O povo pede um sinal. Jesus diz que a obra de Deus é crer em quem ele enviou, o pão que desce do céu.',
      },
      {
        verses: '6:34-40',
        says: 'Jesus diz que ele é o pão da vida: quem vem não terá fome, e quem crê ressuscitará no último dia.',
      },
      {
        verses: '6:41-51',
        says: 'Os judeus murmuram, porque conhecem os pais de Jesus. Ele diz que dará a sua carne pela vida do mundo.',
      },
      {
        verses: '6:52-59',
        says: 'Os judeus perguntam como isso pode ser. Jesus diz que quem come a sua carne e bebe o seu sangue permanece nele.',
      },
    ],
    read: {
      verses: '6:26-37',
      how: 'O grupo lê as perguntas da multidão (28, 30-31 e 34); uma pessoa lê as respostas de Jesus.',
    },
    observe: [
      {
        ask: 'Que motivo Jesus enxerga na busca da multidão, e que trabalho ele propõe no lugar?',
        verses: '6:26-27',
        listen: 'Buscam o pão que comeram; trabalhar pela comida que permanece.',
      },
      {
        ask: 'Eles perguntam o que devem fazer. Qual é a única obra que Jesus aponta?',
        verses: '6:28-29',
        listen: 'Crer em quem o Pai enviou.',
      },
      {
        ask: 'Que promessas estão nos versículos 35 e 37?',
        verses: '6:35, 6:37',
        listen: 'Fome e sede saciadas; não ser lançado fora.',
      },
    ],
    interpret: [
      {
        ask: 'O maná durava um dia. Em que Jesus se compara com ele e em que vai além?',
        verses: '6:31-35',
        listen: 'Também vem de Deus; mas é pessoa, para o mundo, e dá vida que fica.',
      },
      {
        ask: 'Por que dizer “Eu sou o pão” é diferente de dizer: eu dou o pão?',
        verses: '6:34-35',
        listen: 'O presente é ele mesmo; não dá para ter o dom sem a pessoa.',
        follow: 'O que a gente costuma querer de Jesus que não seja Jesus?',
      },
      {
        ask: '“De maneira nenhuma o lançarei fora”: que medo de quem se aproxima essa frase desarma?',
        verses: '6:37',
        listen: 'O medo de não ser aceito, de ter passado do ponto.',
      },
    ],
    live: [
      {
        ask: 'Se Jesus resolvesse hoje o seu maior problema prático, o que ainda ficaria faltando por dentro?',
        listen: 'A fome debaixo da fome.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você belisca quando se sente vazio (tela, geladeira, conversa, jogo), e quanto tempo leva até a fome voltar?',
        listen: 'Sem culpa; apenas observar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que época você procurou mais a Deus: na falta ou na fartura, e por quê?',
        listen: 'Sinceridade sobre motivos.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que faria você pensar que seria mandado embora se chegasse perto de Jesus?',
        listen: 'Ouça e volte ao 37, sem pressa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que alimenta a conversa de vocês dois além das contas, dos filhos e do cansaço?',
        listen: 'Pão de cada dia do casal.',
        for: ['couples'],
      },
      {
        ask: 'Se a comida perdeu o gosto e os dias também, que migalha de vida chegou até você nesta semana?',
        listen: 'Uma coisa mínima basta; nenhuma também é resposta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Cheiro de pão saindo do forno: para que lugar e para que ano da sua vida ele leva você?',
        bridge: 'Pão tem gosto de casa. Jesus escolheu essa palavra para falar de si.',
      },
      {
        text: 'Qual é a sua pior compra feita com fome, no mercado ou no aplicativo?',
        bridge:
          'Com fome, a gente escolhe mal. Jesus conversa com uma multidão faminta e quer mostrar a fome certa.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Ponha a mão sobre o estômago e respire. De que você tem fome hoje? Espere a segunda resposta, a que vem depois da primeira.',
      bridge: 'Jesus conhece as duas. Leia como quem se senta à mesa.',
    },
    complete: [
      {
        name: 'Cardápio do coração',
        text: 'Monte um cardápio sincero da sua semana. Entrada, o que eu belisco por ansiedade: … . Prato principal, o que ocupa o meu dia: … . Sobremesa, o que eu uso como prêmio: … . Agora circule o que de fato alimentou.',
      },
      {
        name: 'Senhor, dá-me deste pão',
        text: 'Complete a frase três vezes, cada vez mais fundo: Senhor, dá-me deste pão, porque eu tenho fome de … ; na verdade, de … ; no fundo, de … .',
      },
    ],
    challenges: [
      {
        do: 'Fique sem uma refeição, ou sem uma tela, se a saúde não permitir, e use esse tempo para ler João 6:26-40 e orar.',
        tell: 'que fome apareceu quando a primeira passou.',
      },
      {
        do: 'Comece cada dia desta semana com João 6:35 antes do primeiro gole de café.',
        tell: 'em que situação do dia o versículo voltou à cabeça.',
      },
    ],
    children: {
      truth: 'Jesus alimenta o coração da gente.',
      to7: {
        story:
          'No dia depois do grande lanche na grama, as pessoas acordaram e procuraram Jesus. Cadê ele? Entraram nos barquinhos e remaram até o outro lado do lago. Acharam! Jesus sorriu e perguntou: vocês vieram porque querem mais pão, não é? O pão é bom, mas amanhã a barriga ronca de novo. Existe outro pão, que vem de Deus e alimenta o coração. O povo pediu: nós queremos desse pão! E Jesus contou o segredo: o pão sou eu. Quem vem a mim, eu nunca mando embora. Nem o que chega sujo, nem o que chega triste, nem o que chega atrasado. Ninguém!',
        activity:
          'Amassem uma massinha de pão (ou de modelar) em forma de coração, e cada um diz o que deixa o seu coração com fome: abraço, amigo, alegria.',
        questions: [
          'O que as pessoas queriam de novo?',
          'Quem é o pão que alimenta o coração?',
          'O que Jesus faz com quem chega perto dele?',
        ],
      },
      to12: {
        story:
          'Depois de ver cinco pães alimentarem milhares, quem não iria atrás de Jesus no dia seguinte? O povo pegou barcos, atravessou o lago e o achou em Cafarnaum. Jesus foi sincero: vocês não me procuram por causa de mim, e sim porque encheram a barriga. Ninguém gosta de ouvir isso. Perguntaram então o que precisavam fazer para agradar a Deus. Esperavam uma lista. Jesus deu um item só: confiar naquele que Deus enviou. E eles, que ainda tinham migalhas no bolso, pediram mais uma prova: faça cair pão do céu, como no tempo de Moisés! Jesus respondeu que o verdadeiro pão do céu estava de pé, na frente deles. Eu sou o pão da vida. Quem vem a mim não terá fome, e quem vem a mim, de jeito nenhum eu mando embora. Muitos foram embora sozinhos. Mas a porta continua aberta até hoje.',
        activity:
          'Cada um escreve num papel com forma de pão uma fome do coração; ponham numa cesta, e o grupo ora lendo um de cada vez, sem nomes.',
        questions: [
          'Por que a multidão foi atrás de Jesus?',
          'Qual era a única coisa da lista de Jesus?',
          'O que você procura quando se sente vazio?',
        ],
      },
      challenge:
        'Antes de cada refeição, agradeça pelo pão da mesa e pelo pão do coração, que é Jesus.',
    },
    prayer:
      'Senhor, dá-nos sempre deste pão. A gente corre atrás de tanta coisa e volta com fome. Hoje queremos ficar com o Senhor, e não só com o que o Senhor dá. Recebe quem está chegando; o Senhor prometeu não mandar embora. Amém.',
    leader: {
      lost: 'Os versículos 37 e 44 puxam para predestinação, e 51-58 para a ceia. Deixe claro que o centro do texto é vir a Jesus e crer. Anote as perguntas e ofereça outra conversa.',
      tender:
        'Jejum e comida são assunto delicado para quem vive transtorno alimentar ou passa necessidade. Ofereça sempre o jejum de tela como opção igual, sem pedir explicação.',
      differ:
        'Católicos leem em 51-58 a Eucaristia: o próprio Cristo, presente no pão e no vinho. Muitos evangélicos entendem comer e beber como imagem da fé, e a ceia como memória ou comunhão espiritual com ele. As duas leituras confessam que só Cristo alimenta para a vida eterna.',
    },
    comfort:
      'A vontade do Pai, diz Jesus, é que ele não perca nada do que recebeu e o ressuscite no último dia. Nada. Quem você ama e confiou a ele está dentro dessa palavra, e você também.',
    closing: 'Quem vem a ele não é mandado embora.',
    words: [
      'pao da vida',
      'pao vivo',
      'pao do ceu',
      'mana',
      'comida que perece',
      'cafarnaum',
      'jamais tera fome',
      'lancarei fora',
      'obra de deus',
      'carne e sangue',
      'eucaristia',
      'sinagoga',
      'ultimo dia',
    ],
  },
  {
    verses: '6:60-71',
    key: '6:68',
    title: 'A quem iremos?',
    theme: 'ficar quando muitos vão embora',
    themes: ['fidelidade', 'fe', 'discipulado', 'palavra'],
    idea: 'Quando a palavra de Jesus fica difícil e a turma diminui, a fé não é entender tudo: é saber que longe dele não há para onde ir.',
    context:
      'Um dia antes, milhares queriam fazer de Jesus um rei. Agora, depois do discurso sobre o pão da vida, o auditório esvazia. Restam doze, e Jesus não corre atrás de ninguém baixando o preço.',
    retold: [
      {
        verses: '6:60-65',
        says: 'Muitos discípulos acham dura a palavra de Jesus. Ele diz que suas palavras são espírito e vida, e que ninguém vem a ele se o Pai não conceder.',
      },
      {
        verses: '6:66-69',
        says: 'Muitos discípulos voltam atrás, e Jesus pergunta aos doze se também querem ir. Pedro responde que só ele tem as palavras da vida eterna e que ele é o Cristo.',
      },
      {
        verses: '6:70-71',
        says: 'Jesus diz que escolheu os doze, e que um deles é um diabo. Ele falava de Judas, que ia traí-lo.',
      },
    ],
    read: {
      verses: '6:60-71',
      how: 'Uma pessoa narra, outra lê Jesus, o grupo lê a queixa do 60 e alguém com voz firme lê Pedro.',
    },
    observe: [
      {
        ask: 'O que os discípulos acham da palavra de Jesus, e o que muitos fazem?',
        verses: '6:60, 6:66',
        listen: 'Dura; voltam atrás e deixam de andar com ele.',
      },
      {
        ask: 'O que Jesus diz que as suas palavras são?',
        verses: '6:63',
        listen: 'Espírito e vida.',
      },
      {
        ask: 'Na resposta de Pedro, o que é pergunta, o que é afirmação e o que é fé?',
        verses: '6:67-69',
        listen: 'A quem ir; palavras de vida; tu és o Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Jesus não suaviza a mensagem quando percebe que vai perder gente?',
        verses: '6:61-66',
        listen: 'Ele quer confiança, não plateia.',
      },
      {
        ask: 'Pedro não diz que entendeu. Em que então se apoia a resposta dele?',
        verses: '6:68-69',
        listen: 'Na pessoa: conheceu quem ele é.',
        follow: 'Que diferença faz isso numa época de dúvida?',
      },
      {
        ask: 'Judas fica com os doze, mas não está com Jesus. O que o texto sugere sobre estar perto e não estar junto?',
        verses: '6:64, 6:70-71',
        listen: 'Presença não é o mesmo que confiança.',
      },
    ],
    live: [
      {
        ask: 'Que palavra de Jesus você acha mais dura de engolir hoje?',
        listen: 'Perdão, inimigos, dinheiro, perdas; não conserte.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Você viu amigos saírem da fé. O que isso mexeu em você?',
        listen: 'Saudade, raiva, dúvida; nenhum julgamento dos que saíram.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quais são as outras portas em que você já bateu antes, ou nas quais ainda pensa em bater?',
        listen: 'Curiosidade respeitosa.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que fase do casamento ficar foi decisão e não sentimento, e o que sustentou vocês?',
        listen: 'Não aplicar a quem vive agressão; ali sair pode ser proteger a vida.',
        for: ['couples'],
      },
      {
        ask: 'Se alguém pedisse a sua resposta de Pedro, sem frases decoradas, por que você ainda está com Jesus?',
        listen: 'História pessoal curta.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Com que frase você conta a Deus que não entende o que ele permitiu?',
        listen: 'Queixa também é ficar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De que você já desistiu no meio: academia, curso de violão, dieta? Conte o momento exato da desistência.',
        bridge: 'Há um dia no evangelho em que a turma inteira desiste. Sobram doze.',
      },
      {
        text: 'O que você amava fazer na adolescência e largou, mas sente falta até hoje?',
        bridge: 'Nem toda saída é para melhor. Jesus faz uma pergunta a quem ficou.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pense nas vezes em que você quase foi embora: de um lugar, de uma pessoa, da fé. O que segurou a sua mão na maçaneta?',
      bridge: 'Jesus pergunta sem ameaça. Leia ouvindo o tom da voz dele.',
    },
    complete: [
      {
        name: 'Portas',
        text: 'Desenhe quatro portas. Em três, escreva para onde você costuma ir quando a fé aperta: … , … , … . Na quarta, copie a frase de Pedro. O que você achou atrás de cada uma?',
      },
      {
        name: 'O que eu sei e o que eu não sei',
        text: 'Divida a folha. De um lado, três coisas de Deus que você não entende: … . Do outro, três que você já conheceu dele e não consegue negar: … . Leia o segundo lado em voz baixa.',
      },
    ],
    challenges: [
      {
        do: 'Procure, sem cobrança, alguém que andava com vocês e sumiu: uma mensagem, um café, nenhuma indireta.',
        tell: 'como a pessoa está, só o que ela deixar contar.',
      },
      {
        do: 'Escreva a sua dúvida mais séria e leve a alguém de fé madura para conversar.',
        tell: 'o que ajudou mais: a resposta ou a companhia.',
      },
    ],
    children: {
      truth: 'Mesmo sem entender tudo, eu fico com Jesus.',
      to7: {
        story:
          'Jesus contou coisas muito importantes, mas algumas eram difíceis. As pessoas franziram a testa: ih, não estou entendendo nada! E começaram a ir embora. Uma foi, outra foi, muitas foram. O lugar ficou quase vazio. Jesus olhou para os seus doze amigos e perguntou: vocês também querem ir? Fez-se um silêncio. Então Pedro falou: Jesus, para onde a gente iria? É o Senhor que tem as palavras de vida! Pedro também não entendia tudo. Mas ele conhecia Jesus e gostava de ficar perto dele. E ficou.',
        activity:
          'Brinquem de seguir o líder por um caminho com curvas e surpresas; quem não souber para onde vai, segura na mão de quem está à frente.',
        questions: [
          'Por que algumas pessoas foram embora?',
          'Quem respondeu a Jesus?',
          'O que você faz quando não entende uma coisa?',
        ],
      },
      to12: {
        story:
          'Num dia, eram milhares. No outro, a fila para sair era maior que a de entrar. Jesus tinha ensinado que ele é o pão que veio do céu, e muita gente achou aquilo complicado demais. Que conversa difícil, reclamaram, e foram deixando de andar com ele. Jesus podia ter gritado: esperem, vou facilitar! Não fez isso. Virou-se para os doze e perguntou, sem ameaça: vocês também querem ir? Imagine o silêncio. Os doze também estavam com a cabeça cheia de perguntas. Foi Pedro quem falou: Senhor, para quem a gente iria? O Senhor tem as palavras da vida eterna. Repare que ele não disse: entendi tudo. Ele disse quem era Jesus para ele. Às vezes a fé é assim: a gente não tem todas as respostas, mas sabe com quem quer ficar.',
        activity:
          'Caixa das perguntas: cada um escreve uma coisa de Deus que não entende. Leiam, escolham uma para pesquisar juntos, e terminem dizendo a frase de Pedro.',
        questions: [
          'O que fez muita gente desistir?',
          'O que Pedro sabia, mesmo sem entender tudo?',
          'A quem você pode levar as suas perguntas sobre Deus?',
        ],
      },
      challenge: 'Faça a um adulto de confiança uma pergunta sobre Deus que você tem guardada.',
    },
    prayer:
      'Senhor, há dias em que a tua palavra pesa e a turma encolhe. A quem iríamos? Segura-nos quando a vontade é voltar atrás. Traz de volta, com carinho, os que se foram. Tu tens as palavras da vida eterna. Amém.',
    leader: {
      lost: 'A conversa pode virar lista de quem saiu da igreja. Proteja os ausentes: ninguém que não está na sala vira exemplo. Também não pressione quem está em dúvida; Jesus pergunta e deixa responder.',
      tender:
        'Alguém pode ter se afastado por ter sido ferido na igreja. Não trate isso como falta de fé. E ficar com Jesus não é ficar em lugar onde há abuso: havendo violência, ajude a pessoa a sair e a denunciar (Ligue 180, Disque 100).',
    },
    comfort:
      'Pedro não tinha resposta; tinha para onde ir. Se hoje você só consegue dizer: Senhor, não entendo nada, mas não sei ficar sem ti, já disse quase o mesmo que ele.',
    closing: 'Não entendemos tudo, mas sabemos a quem ir.',
    words: [
      'a quem iremos',
      'para quem iremos',
      'palavras da vida eterna',
      'palavra dura',
      'duro discurso',
      'voltaram atras',
      'quereis ir embora',
      'retirar vos',
      'pedro',
      'judas',
      'um de vos',
      'espirito e vida',
    ],
  },
  {
    verses: '7:37-39',
    key: '7:38',
    title: 'No último dia da festa',
    theme: 'os rios do Espírito',
    themes: ['espirito', 'fe', 'salvacao', 'servico'],
    idea: 'Jesus chama quem tem sede, sem exigir outra coisa, e promete que quem crê não só bebe: o Espírito faz dele um rio para os outros.',
    context:
      'Na festa das Tendas, durante sete dias, sacerdotes levavam água de Siloé ao Templo, em procissão, pedindo chuva e lembrando a água da rocha no deserto. No auge da festa, Jesus fica de pé e grita um convite.',
    retold: [
      {
        verses: '7:37-38',
        says: 'No último dia da festa, Jesus diz em alta voz que quem tem sede venha a ele e beba. Do interior de quem nele crê fluirão rios de água viva.',
      },
      {
        verses: '7:39',
        says: 'Jesus fala do Espírito, que os que nele cressem haviam de receber. O Espírito ainda não tinha sido dado, porque Jesus ainda não tinha sido glorificado.',
      },
    ],
    read: {
      verses: '7:37-39',
      how: 'São três versículos: leiam três vezes, cada vez com uma voz diferente, e da última todos de pé.',
    },
    observe: [
      {
        ask: 'Quando, em que posição e em que tom Jesus fala?',
        verses: '7:37',
        listen: 'No grande dia, de pé, em alta voz.',
      },
      {
        ask: 'Que condição ele põe para alguém vir?',
        verses: '7:37',
        listen: 'Ter sede. Só isso.',
      },
      {
        ask: 'De onde saem os rios, e a que João diz que Jesus se referia?',
        verses: '7:38-39',
        listen: 'De dentro de quem crê; ao Espírito.',
      },
    ],
    interpret: [
      {
        ask: 'Por que gritar isso justamente no fim de uma festa religiosa tão bonita?',
        verses: '7:37',
        listen: 'Dá para cumprir o rito e voltar com sede.',
      },
      {
        ask: 'Beber é para mim; rio é para os outros. Como essas duas coisas se ligam na mesma promessa?',
        verses: '7:37-38',
        listen: 'Quem recebe transborda; ninguém dá do que não bebeu.',
        follow: 'O que acontece com água que entra e não sai?',
      },
      {
        ask: 'O Espírito viria depois de Jesus ser “glorificado”, isto é, depois da cruz e da ressurreição. O que essa ordem ensina sobre o Espírito?',
        verses: '7:39',
        listen: 'Ele é dom que vem da entrega de Jesus, e não técnica nossa.',
      },
    ],
    live: [
      {
        ask: 'Em que parte da sua rotina de fé está tudo certinho e a boca continua seca?',
        listen: 'Participa, serve, e segue com sede.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que transborda de você quando alguém esbarra no seu dia: água boa, água parada, ou fervendo?',
        listen: 'Riso ajuda; situações de trânsito, casa, trabalho.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Depois de um retiro ou acampamento forte, quanto tempo dura a sua água, e o que a faz baixar?',
        listen: 'Viver de evento ou viver da fonte.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que sede trouxe você até aqui hoje?',
        listen: 'Uma palavra é resposta suficiente.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem já foi rio para você, chegando na hora em que você estava seco?',
        listen: 'Nome e gesto.',
        for: ['elderly', 'adults', 'new-believers'],
      },
      {
        ask: 'E quando não há nada para transbordar: como seria apenas vir e beber, sem servir ninguém por um tempo?',
        listen: 'Permissão para receber.',
        for: ['mourning', 'women', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Mangueira, açude, cachoeira ou piscina de plástico: qual é a melhor memória de água da sua infância?',
        bridge:
          'Água boa a gente não esquece. Jesus usou essa imagem no dia mais molhado da festa.',
      },
      {
        text: 'Bateria do celular: você sai de casa com quantos por cento, e com quanto entra em pânico?',
        bridge:
          'Muita gente vive a fé de recarga em recarga. Jesus fala de uma fonte que não é tomada.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Abra a torneira e deixe a água correr na palma da mão por alguns segundos. Sinta antes de fechar.',
      bridge: 'Rios, disse Jesus. Leia os três versículos sem pressa, mais de uma vez.',
    },
    complete: [
      {
        name: 'Nível do rio',
        text: 'Trace o leito de um rio e pinte até onde a água chega hoje: leito seco, filete, corrente ou cheia. Escreva ao lado: o que represa a água em mim é … ; a primeira pessoa rio abaixo é …',
      },
      {
        name: 'Oração de quem tem sede',
        text: 'Termine, sem caprichar nas palavras: Senhor, eu vim. A minha sede é de … . Eu tenho bebido de … . Espírito Santo, corre em mim até chegar a …',
      },
    ],
    challenges: [
      {
        do: 'Beba primeiro: dez minutos por dia de silêncio e oração antes de servir alguém em casa ou na igreja.',
        tell: 'se alguém notou diferença em você, e o que notou.',
      },
      {
        do: 'Seja rio para uma pessoa seca: uma visita, um áudio de encorajamento, uma hora de ajuda prática.',
        tell: 'o que correu também na sua direção.',
      },
    ],
    children: {
      truth: 'Quem tem sede de Deus pode ir a Jesus.',
      to7: {
        story:
          'Era a maior festa do ano! Todo mundo dormia em cabaninhas de galhos, cantava e dançava. Cada manhã, um sacerdote trazia água fresquinha numa jarra de ouro, e o povo gritava de alegria. No último dia, o dia mais animado de todos, Jesus ficou de pé. Ele falou bem alto, para todo mundo ouvir: quem está com sede, venha a mim e beba! Não era sede na garganta. Era sede lá dentro do coração. E ele prometeu: quem acredita em mim vai ficar com um rio por dentro, um rio de amor que chega até os outros. Esse rio é o Espírito Santo.',
        activity:
          'Façam um rio de tecido azul ou papel no chão. Cada criança o atravessa pulando e diz uma coisa boa que pode levar a alguém.',
        questions: [
          'Onde as pessoas dormiam na festa?',
          'O que Jesus falou bem alto?',
          'Para quem o seu rio de amor pode ir hoje?',
        ],
      },
      to12: {
        story:
          'Na festa das Tendas, as famílias montavam cabanas de galhos para lembrar o tempo em que o povo viveu no deserto. Todas as manhãs havia uma procissão: o sacerdote enchia uma jarra de ouro no tanque de Siloé e derramava a água no altar, e a multidão cantava, lembrando como Deus tirou água da rocha. Sete dias assim! No último, o maior de todos, Jesus se pôs de pé e gritou. Ele não costumava gritar. Se alguém tem sede, venha a mim e beba! Repare que ele não disse: se alguém merece, se alguém sabe orar bonito. Só: se tem sede. E fez uma promessa: de dentro de quem crê vão correr rios de água viva. João explica que Jesus falava do Espírito Santo. Um copo mata a sede de uma pessoa; um rio rega a cidade inteira.',
        activity:
          'Empilhem três copos e encham o de cima até transbordar para os outros, sobre uma bacia. Digam o que enche a gente e para quem transborda.',
        questions: [
          'Por que a água era tão importante naquela festa?',
          'O que é preciso para ir até Jesus, segundo ele?',
          'Que diferença há entre ser copo e ser rio?',
        ],
      },
      challenge: 'Cada vez que beber água, faça uma gentileza a alguém logo depois.',
    },
    prayer:
      'Jesus, nós temos sede e viemos. Enche o que está seco e destrava o que represou. Espírito Santo, corre por dentro de nós e chega à nossa casa, à nossa rua, a quem está no limite. Amém.',
    leader: {
      lost: 'O grupo pode se medir por experiências: quem já sentiu, quem fala em línguas, quem chora. Volte à única condição do texto: ter sede.',
      tender:
        'Quem está esgotado de servir pode ouvir mais uma cobrança. Diga claramente que hoje a pessoa pode só beber. Se o esgotamento parecer sério, ajude a procurar cuidado médico e a deixar tarefas.',
      differ:
        'Pentecostais esperam uma experiência do Espírito distinta da conversão; outros evangélicos entendem que ele vem inteiro quando se crê; católicos o ligam ao batismo e à crisma, e a uma renovação constante. Todos podem fazer a mesma oração: vem.',
    },
    comfort:
      'Ele gritou para que ouvisse também quem estava no fundo, longe, sem força para empurrar a multidão. Se você só consegue ter sede, já cumpriu o que ele pediu.',
    closing: 'Quem tem sede, venha; quem bebeu, deixe correr.',
    words: [
      'rios de agua viva',
      'agua viva',
      'ultimo dia da festa',
      'festa das tendas',
      'tabernaculos',
      'siloe',
      'tem sede',
      'venha a mim e beba',
      'do seu interior',
      'seu ventre',
      'espirito santo',
      'glorificado',
    ],
  },
  {
    verses: '8:1-11',
    key: '8:11',
    title: 'As pedras no chão',
    theme: 'a graça que levanta',
    themes: ['graca', 'perdao', 'arrependimento', 'proximo'],
    idea: 'Jesus desarma os que acusam, não condena a acusada e abre a ela um caminho novo: nele, misericórdia e verdade não brigam.',
    context:
      'É cedo, no pátio do Templo, e Jesus ensina sentado. Trazem uma mulher e a põem no meio, como prova de acusação. Pela Lei, o homem também deveria estar ali (Levítico 20:10). O alvo verdadeiro é Jesus.',
    retold: [
      {
        verses: '8:1-6',
        says: 'Os escribas e fariseus trazem a Jesus uma mulher tomada em adultério e lembram que a Lei manda apedrejar. Jesus se inclina e escreve com o dedo na terra.',
      },
      {
        verses: '8:7-9',
        says: 'Jesus diz que atire a primeira pedra quem está sem pecado. Um a um, começando pelos mais velhos, todos saem.',
      },
      {
        verses: '8:10-11',
        says: 'Jesus pergunta à mulher se ninguém a condenou, e ela diz que ninguém. Ele também não a condena, e manda que vá e não peque mais.',
      },
    ],
    read: {
      verses: '8:2-11',
      how: 'Leitura lenta por uma só voz. Façam silêncio de cinco segundos cada vez que Jesus se inclina.',
    },
    observe: [
      {
        ask: 'Onde põem a mulher, o que dizem dela e o que querem com isso?',
        verses: '8:3-6',
        listen: 'No meio, exposta; querem ter de que acusar Jesus.',
      },
      {
        ask: 'O que Jesus faz com o corpo ao longo da cena: quando se abaixa, quando se levanta, quando fala?',
        verses: '8:6-10',
        listen: 'Duas vezes se inclina e escreve; levanta-se para falar.',
      },
      {
        ask: 'Quem sai primeiro, quem sai por último e quem fica?',
        verses: '8:9',
        listen: 'Dos mais velhos aos últimos; ficam Jesus e ela.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não diz que ela é inocente nem que a Lei está errada. Como a resposta dele muda o tribunal inteiro?',
        verses: '8:7-9',
        listen: 'Todos passam a se olhar; ninguém está em posição de atirar.',
        follow: 'Por que os mais velhos vão primeiro?',
      },
      {
        ask: 'Por que “Nem eu também te condeno” vem antes de “não peques mais”, e não depois?',
        verses: '8:11',
        listen: 'A vida nova nasce da graça; não é o preço dela.',
      },
      {
        ask: 'Ele era o único sem pecado ali, o único com direito à pedra. O que ele faz com esse direito?',
        verses: '8:7, 8:10-11',
        listen: 'Abre mão; mais tarde levará sobre si a condenação.',
      },
    ],
    live: [
      {
        ask: 'Que tipo de erro dos outros faz a sua mão procurar logo uma pedra?',
        listen: 'Quase sempre diz algo de quem segura a pedra.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Cancelamento, print exposto, comentário anônimo: de que lado da roda você já esteve?',
        listen: 'Pode ter estado nos dois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual frase de condenação ainda toca na sua cabeça, e de quem era a voz?',
        listen: 'Não force; ouvir já é muito.',
        for: ['new-believers', 'visitors', 'women', 'men'],
      },
      {
        ask: 'Quando o outro erra em casa, como a gente pode falar a verdade sem pôr ninguém no meio da sala?',
        listen: 'A sós, sem plateia, sem histórico.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se Jesus já não condena, que passo de vida nova ele põe na sua frente?',
        listen: 'Um só, concreto.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Que pedra você guarda contra você mesmo há anos, e o que falta para largá-la?',
        listen: 'Culpa antiga pede delicadeza.',
        for: ['elderly', 'long-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a bronca mais injusta que você levou quando criança, por culpa de um irmão, primo ou colega?',
        bridge: 'Ser posto no meio e apontado é horrível. No Templo, fizeram isso com uma mulher.',
      },
      {
        text: 'De qual opinião muito firme dos seus vinte anos você hoje dá risada?',
        bridge:
          'Com o tempo a gente solta algumas pedras. No texto, os mais velhos soltaram primeiro.',
        for: ['adults', 'elderly', 'couples', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Segure uma pedrinha, uma chave ou uma moeda com a mão fechada, com força. Depois abra a mão devagar.',
      bridge: 'A cena que você vai ler acaba com muitas mãos abertas.',
    },
    complete: [
      {
        name: 'Escrito na terra',
        text: 'Desenhe um chão de terra. Escreva com o dedo, ou a lápis bem fraco, a acusação que mais pesa: … . Apague com a mão. Por cima, escreva à caneta o que Jesus diz: …',
      },
      {
        name: 'Três lugares da roda',
        text: 'Complete: Fui quem segurava a pedra quando … . Fui quem estava no meio quando … . Quero ser quem se abaixa e desarma quando …',
      },
    ],
    challenges: [
      {
        do: 'Leve uma pedrinha no bolso por sete dias. Toda vez que for falar mal de alguém, aperte a pedra e cale.',
        tell: 'quantas vezes a mão foi ao bolso, e em que conversa.',
      },
      {
        do: 'Defenda alguém que estiver sendo julgado na ausência, mudando o rumo da conversa com uma frase.',
        tell: 'que frase usou e o que aconteceu depois dela.',
      },
    ],
    children: {
      truth: 'Jesus não joga pedras: ele perdoa e ajuda a recomeçar.',
      to7: {
        story:
          'De manhã cedo, Jesus ensinava no Templo. De repente, chegou um grupo bravo, arrastando uma mulher. Ela tinha feito uma coisa errada e estava com muita vergonha. Todos apontavam o dedo. Jesus não gritou. Ele se abaixou e escreveu na areia com o dedo. Depois falou: quem nunca fez nada de errado pode brigar com ela primeiro. Ficou um silêncio! Cada um pensou: eu também já errei. Um foi embora, outro foi embora, até não sobrar ninguém. Jesus olhou para ela com carinho e disse: eu também não vou castigar você. Vá, e faça diferente. E ela foi, de cabeça erguida.',
        activity:
          'Numa bandeja com farinha ou areia, escrevam com o dedo uma palavra que machuca e apaguem; escrevam uma palavra que cura e deixem.',
        questions: [
          'O que Jesus fez com o dedo?',
          'Por que as pessoas foram embora?',
          'Como você pode ajudar quem errou a recomeçar?',
        ],
      },
      to12: {
        story:
          'Já pensou ser empurrado para o meio do pátio da escola, com todo mundo em volta contando o seu erro em voz alta? Fizeram algo assim com uma mulher, no Templo. Ela tinha mesmo feito uma coisa errada, e pela lei podia receber um castigo terrível. Mas os homens que a trouxeram nem estavam preocupados com ela. Queriam uma armadilha para Jesus. Ele não respondeu na hora. Abaixou-se e ficou escrevendo com o dedo na terra. Insistiram, e ele disse: quem de vocês nunca errou, que comece o castigo. E voltou a escrever. Deu para ouvir os passos. Os mais velhos saíram primeiro; depois, um por um, todos. Ficaram só Jesus e ela. Ninguém condenou você? Ninguém, Senhor. Nem eu condeno. Vá, e não faça mais isso. Jesus não fingiu que estava tudo certo. Ele a protegeu da crueldade e lhe deu um caminho novo.',
        activity:
          'Cada um pega uma pedrinha e escreve nela, com caneta, uma palavra que constrói: perdão, escuta, chance. Façam juntos um caminho de pedras.',
        questions: [
          'O que os homens queriam de verdade ao trazer a mulher?',
          'Como Jesus falou a verdade sem humilhar?',
          'O que você pode fazer quando a turma toda aponta para alguém?',
        ],
      },
      challenge:
        'Se alguém for zoado por um erro nesta semana, chegue perto e diga uma palavra boa.',
    },
    prayer:
      'Senhor Jesus, o Senhor podia atirar e se abaixou. Tira as pedras da nossa mão e da nossa língua. A quem está no meio, envergonhado, diz outra vez que não condena. E ensina-nos o caminho de volta. Amém.',
    leader: {
      lost: 'Duas curiosidades tomam a noite: o que Jesus escrevia (ninguém sabe) e se o trecho estava nos manuscritos mais antigos (não em todos; quase todas as igrejas o leem como Escritura). Uma frase para cada e siga.',
      tender:
        'Traição conjugal, aborto, vergonha sexual e violência podem estar na sala. Ninguém conta a sua história na roda sem querer. Quem foi traído também precisa de cuidado: o texto não manda a vítima fazer de conta. Havendo medo em casa, Ligue 180.',
    },
    comfort:
      'Quando todos saíram, Jesus ficou. Ele não estava ali para vencer um debate. Se a voz que acusa é a sua própria, deixe que ele fale por último.',
    closing: 'As pedras ficaram no chão, e ela foi de pé.',
    words: [
      'mulher adultera',
      'adulterio',
      'primeira pedra',
      'atirar pedra',
      'apedrejada',
      'apedrejar',
      'escrevia na terra',
      'monte das oliveiras',
      'acusadores',
      'nem eu te condeno',
      'nao peques mais',
      'escribas',
      'sem pecado',
    ],
  },
  {
    verses: '8:12-20',
    key: '8:12',
    title: 'Eu sou a luz do mundo',
    theme: 'Jesus, a luz',
    themes: ['fe', 'discipulado', 'identidade', 'salvacao'],
    idea: 'Jesus não oferece uma lanterna para olhar de longe: ele mesmo é a luz, e quem anda atrás dele não fica no escuro.',
    context:
      'Era a festa das Tendas, no templo de Jerusalém. Conta-se que ali se acendiam candeeiros enormes, que clareavam a cidade, em memória da coluna de fogo do deserto. É nesse pátio, junto ao cofre das ofertas, que Jesus fala. No capítulo seguinte ele abrirá os olhos de um cego de nascença.',
    retold: [
      {
        verses: '8:12-13',
        says: 'Jesus diz que é a luz do mundo, e que quem o segue terá a luz da vida. Os fariseus respondem que ele dá testemunho de si mesmo, e isso não vale.',
      },
      {
        verses: '8:14-18',
        says: 'Jesus responde que sabe de onde veio e para onde vai. Pela Lei vale o testemunho de dois, e com ele testemunha o Pai, que o enviou.',
      },
      {
        verses: '8:19-20',
        says: 'Os fariseus perguntam onde está o Pai de Jesus. Ele diz que não conhecem nem a ele nem ao Pai, e ninguém o prende, porque sua hora não chegou.',
      },
    ],
    read: {
      verses: '8:12-20',
      how: 'No escuro, com uma só vela na mão de quem lê Jesus. Os fariseus falam das sombras, no 13 e no 19.',
    },
    observe: [
      {
        ask: 'O que Jesus diz que é, o que promete e a quem?',
        verses: '8:12',
        listen: 'Luz do mundo; não andará em trevas, terá a luz da vida; quem o segue.',
      },
      {
        ask: 'Com que argumento os fariseus tentam apagar essa frase?',
        verses: '8:13',
        listen: 'Ele dá testemunho de si mesmo; não vale.',
      },
      {
        ask: 'O que Jesus sabe que eles não sabem, e quem mais testemunha por ele?',
        verses: '8:14, 8:16-18',
        listen: 'De onde veio e para onde vai; o Pai.',
      },
      {
        ask: 'Por que ninguém pôs a mão nele naquele dia?',
        verses: '8:20',
        listen: '“sua hora ainda não havia chegado”.',
      },
    ],
    interpret: [
      {
        ask: 'A promessa não é para quem admira a luz, e sim para quem a segue. Qual é a diferença na hora de andar?',
        verses: '8:12',
        listen: 'A luz que anda à frente clareia só o próximo passo; parar é ficar para trás.',
        follow: 'Em que passo você está parado?',
      },
      {
        ask: 'Como se prova que uma luz está acesa? O que isso responde aos que pedem outra testemunha?',
        verses: '8:13-14',
        listen: 'Ela se mostra iluminando. Quem vê, vê.',
      },
      {
        ask: 'Eles perguntam pelo Pai e estão diante do Filho. Que cegueira é não ver com a luz acesa?',
        verses: '8:19',
        listen: 'A de quem julga pela aparência e já decidiu. Conhecer um é conhecer o outro.',
      },
    ],
    live: [
      {
        ask: 'Que parte do seu caminho está sem poste nenhum: uma decisão, um exame, uma conversa?',
        listen: 'Só o próximo passo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você só faz com a porta fechada e a luz apagada, e o que sentiria se alguém bondoso acendesse?',
        listen: 'Não pergunte o que é. A luz de Jesus é de vida, não de interrogatório.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você andou um tempo no escuro da fé, o que continuou brilhando, nem que fosse longe?',
        listen: 'Uma pessoa, um hino, um versículo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que assunto o casal mantém em penumbra, e que claridade boa se poderia deixar entrar?',
        listen: 'Dinheiro, tristeza, desejo. Com delicadeza.',
        for: ['couples'],
      },
      {
        ask: 'As crianças têm medo do escuro; os adultos disfarçam. Do que é feito o seu?',
        listen: 'Pode ser engraçado e depois sério.',
        for: ['parents', 'singles'],
      },
      {
        ask: 'De onde vim e para onde vou: com qual das duas perguntas você chegou aqui?',
        listen: 'Perguntas grandes. Não encerre.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'No fundo do luto a luz incomoda. O que seria, hoje, uma luz de corredor, fraca e suficiente?',
        listen: 'Uma companhia quieta. Um salmo.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Dedinho do pé na quina: qual é o móvel mais perigoso da sua casa no escuro?',
        bridge: 'Andar no escuro machuca. Jesus disse uma frase curta sobre isso.',
      },
      {
        text: 'Qual foi o céu mais estrelado ou a noite mais escura que você já viu, e onde?',
        bridge: 'Em Jerusalém acendiam-se luzes enormes naquela festa. Jesus apontou para si.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Apague tudo por um minuto. Deixe que os olhos se acostumem e depois acenda uma luz só.',
      bridge: 'Com essa luz, leia a frase do versículo 12 três vezes, mais devagar a cada uma.',
    },
    complete: [
      {
        name: 'Um passo de luz',
        text: 'Desenhe um caminho de dez passos no escuro. Clareie só o primeiro: nele está … . Nos outros nove escreva: ele vai à frente.',
      },
      {
        name: 'Claro e escuro',
        text: 'Complete: sei com clareza que … . Está escuro quanto a … . Já andei no escuro quando … . Seguir Jesus nisso seria … .',
      },
    ],
    challenges: [
      {
        do: 'Traga para a luz, com uma pessoa de confiança, uma coisa que você vem escondendo e que pesa.',
        tell: 'só como é o ar depois que se abre a janela.',
      },
      {
        do: 'Ponha luz de verdade num lugar escuro de alguém: troque a lâmpada de uma idosa, acompanhe quem volta à noite.',
        tell: 'o que a pessoa disse.',
      },
    ],
    children: {
      truth: 'Jesus é a luz e vai na minha frente.',
      to7: {
        story:
          'Era festa em Jerusalém. No pátio do templo havia luzes bem grandes, e tudo ficava claro. Jesus estava ali e disse bem alto: eu sou a luz do mundo! Quem vem comigo não anda no escuro. Uns homens não gostaram: quem disse que é verdade? Jesus respondeu: eu sei de onde vim e para onde vou, e o meu Pai está comigo. Quando está escuro, a gente tropeça e fica com medo, não é? Mas, se alguém vai na frente com uma luz, a gente anda tranquilo. Jesus é essa luz. E ela não apaga.',
        activity:
          'Com a luz apagada, um adulto leva uma lanterna e todos o seguem em fila pela casa, pisando onde está claro, e cantam.',
        questions: [
          'O que Jesus disse que ele é?',
          'O que acontece com quem anda atrás dele?',
          'Quando você quer a luz de Jesus?',
        ],
      },
      to12: {
        story:
          'Acabou a energia no acampamento, e a trilha até os quartos era cheia de raízes. Uns correram e caíram. Outros ficaram parados. O tio Zé acendeu o lampião e disse: quem vier atrás de mim não tropeça. E foi, sem pressa. A luz só clareava dois passos, mas clareava sempre os dois seguintes. Jesus estava em Jerusalém, numa festa em que se acendiam luzes gigantes para lembrar a coluna de fogo que tinha guiado o povo no deserto. No meio daquilo, ele falou: eu sou a luz do mundo; quem me segue não andará em trevas, mas terá a luz da vida. Alguns reclamaram: você está falando de si mesmo, não vale! Mas quem precisa de prova de que o lampião está aceso? Basta olhar o chão. Jesus sabia de onde vinha e para onde ia, e o Pai estava com ele. Naquela noite, no acampamento, todos chegaram.',
        activity:
          'Montem um percurso com almofadas no escuro e passem com uma lanterna fraca: o que dá para ver e o que é preciso confiar?',
        questions: [
          'Por que a luz de dois passos bastou?',
          'O que é diferente entre olhar a luz e segui-la?',
          'Em que você precisa da luz de Jesus nesta semana?',
        ],
      },
      challenge: 'Conte a um adulto de confiança algo que o preocupa no escuro.',
    },
    prayer:
      'Jesus, luz do mundo, anda à nossa frente, que nós vamos atrás. Acende com bondade o que escondemos. Não pedimos o caminho todo: pedimos o próximo passo. E, onde alguém só vê noite, deixa que a tua luz chegue por nossas mãos. Amém.',
    leader: {
      lost: 'A discussão sobre testemunho (13 a 18) é difícil. Resuma: a luz se prova iluminando, e o Pai confirma. Volte ao 12.',
      tender:
        'Trazer à luz não é expor segredo em roda. Se alguém contar violência ou abuso, acredite, não espalhe e ajude a chegar à proteção: Disque 100, Ligue 180. Para quem só vê escuridão há semanas, médico e CVV 188 também são luz.',
    },
    comfort:
      'A luz que ele promete não exige olhos fortes. Ela vai à frente, baixa e constante, no seu passo.',
    closing: 'Dois passos de cada vez, e ele nos dois.',
    words: [
      'luz do mundo',
      'eu sou a luz',
      'nao andara em trevas',
      'luz da vida',
      'festa das tendas',
      'tabernaculos',
      'testemunho de ti mesmo',
      'de onde vim',
      'julgais segundo a carne',
      'arca do tesouro',
      'onde esta o teu pai',
      'sua hora ainda nao havia chegado',
    ],
  },
  {
    verses: '8:31-38',
    key: '8:32',
    title: 'Livres de verdade',
    theme: 'a verdade que liberta',
    themes: ['palavra', 'discipulado', 'tentacao', 'identidade'],
    idea: 'Liberdade, para Jesus, não é falta de dono: é deixar de ser escravo do que nos manda por dentro e passar a morar como filho na casa do Pai.',
    context:
      'Jesus fala a gente que já cria nele e que se achava livre de nascença. Eram filhos de Abraão; nunca fomos escravos, dizem, esquecendo o Egito, a Babilônia e os romanos na esquina. A conversa esquenta.',
    retold: [
      {
        verses: '8:31-32',
        says: 'Jesus diz aos judeus que creem nele que permaneçam na sua palavra. Assim serão seus discípulos e conhecerão a verdade, que os libertará.',
      },
      {
        verses: '8:33-36',
        says: 'Os ouvintes dizem que são de Abraão e sempre foram livres. Jesus responde que quem comete pecado é escravo dele, e que é livre de verdade quem o Filho liberta.',
      },
      {
        verses: '8:37-38',
        says: 'Jesus reconhece que são descendência de Abraão, mas diz que procuram matá-lo, porque a palavra dele não encontra lugar neles. Ele fala do que viu junto ao Pai.',
      },
    ],
    read: {
      verses: '8:31-38',
      how: 'Um lado da sala lê Jesus, o outro lê o versículo 33. Leiam juntos, duas vezes, o 36.',
    },
    observe: [
      {
        ask: 'Montem a escada dos versículos 31 e 32: o que leva a quê?',
        verses: '8:31-32',
        listen: 'Permanecer, ser discípulo, conhecer a verdade, ficar livre.',
      },
      {
        ask: 'O que os ouvintes respondem, e em que se apoiam?',
        verses: '8:33',
        listen: 'Na família de Abraão; negam qualquer escravidão.',
      },
      {
        ask: 'Que diferença há entre o escravo e o filho dentro da casa?',
        verses: '8:34-36',
        listen: 'O escravo não fica para sempre; o filho fica e pode libertar.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus diz que “a verdade vos libertará”, e logo depois que o Filho liberta. Que verdade é essa, então?',
        verses: '8:32, 8:36',
        listen: 'Não só informação: a verdade tem rosto.',
      },
      {
        ask: 'Por que é tão difícil ajudar alguém que tem certeza de que nunca foi escravo?',
        verses: '8:33-34',
        listen: 'Sem reconhecer a corrente, não se procura a chave.',
        follow: 'Que corrente a nossa época costuma chamar de liberdade?',
      },
      {
        ask: 'O que significa a palavra não achar lugar em alguém que até acredita?',
        verses: '8:37',
        listen: 'Ouve, concorda e não deixa a palavra se instalar.',
      },
    ],
    live: [
      {
        ask: 'O que manda em você quando ninguém está olhando: a pressa, o medo do que vão dizer, um vício, a necessidade de controlar?',
        listen: 'Responder para si já é passo; ninguém precisa dizer em voz alta.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que liberdade prometida pela internet já cobrou de você um preço que não estava no anúncio?',
        listen: 'Comparação, pornografia, apostas, imagem; sem detalhes.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Qual é o seu Abraão: o sobrenome, a igreja, o cargo, a história em que você se escora para não precisar mudar?',
        listen: 'Herança boa usada como escudo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que mentira sobre você mesmo foi perdendo força desde que começou a ouvir Jesus?',
        listen: 'Uma frase trocada por outra.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que verdade precisa morar mais tempo na conversa de vocês para que os dois respirem melhor?',
        listen: 'Verdade com afeto, não acerto de contas.',
        for: ['couples'],
      },
      {
        ask: 'O que os filhos aprendem sobre liberdade vendo o jeito como você lida com celular, dinheiro e raiva?',
        listen: 'Exemplo antes de regra.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual regra da sua casa, quando você era criança, parecia prisão e hoje você repete igualzinho?',
        bridge:
          'Nem tudo que parece prisão prende, nem tudo que parece livre solta. Jesus fala disso.',
        for: ['adults', 'parents', 'couples', 'elderly'],
      },
      {
        text: 'Você já ficou preso em elevador, banheiro ou carro? Conte em um minuto e diga quem abriu a porta.',
        bridge: 'Há portas que só abrem por fora. Jesus diz que veio abrir uma assim.',
      },
    ],
    quiet: {
      text: 'Feche os punhos e perceba a força que isso gasta. Abra um dedo de cada vez, respirando.',
      bridge: 'Jesus fala de correntes que a gente nem repara. Leia com as mãos abertas.',
    },
    complete: [
      {
        name: 'Elos',
        text: 'Desenhe uma corrente de quatro elos e escreva num deles o que ainda manda em você: … . Nos outros, o que alimenta isso: a hora … , o lugar … , a desculpa … . Corte com um traço o elo mais fraco e escreva o nome de quem pode ajudar.',
      },
      {
        name: 'Escravo ou filho',
        text: 'Complete em pares: Como escravo, eu obedeço por medo de … ; como filho, eu poderia … . Como escravo, eu escondo … ; como filho, eu poderia …',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa madura e de confiança uma coisa que manda em você em segredo, e combine um próximo passo.',
        tell: 'como ficou o peso depois de dito; o assunto não precisa ser contado.',
      },
      {
        do: 'Permaneça num só parágrafo de João por sete dias: leia, copie, repita no caminho.',
        tell: 'o que apareceu no quinto dia que não estava no primeiro.',
      },
    ],
    children: {
      truth: 'Jesus me faz livre para viver como filho.',
      to7: {
        story:
          'Jesus disse uma coisa curiosa: se vocês ficarem com a minha palavra, vão conhecer a verdade, e a verdade vai libertar vocês. As pessoas acharam estranho. Libertar? Ninguém aqui está preso! Elas olharam para os pulsos: nenhuma corrente. Mas Jesus falava de outra corrente, que não se vê. Sabe quando a gente mente uma vez, e depois precisa mentir de novo, e de novo? É como ficar amarrado por dentro. Jesus veio soltar esse nó. Quem fica pertinho dele não vive na casa como um escravo assustado. Vive como filho, que pode correr, abraçar e ficar para sempre.',
        activity:
          'Amarre uma fita frouxa nos pulsos da criança, com um laço. Ela diz: Jesus me faz livre!, puxa a ponta e sai correndo para um abraço.',
        questions: [
          'A corrente de que Jesus falava dava para ver?',
          'O que acontece quando a gente mente muitas vezes?',
          'Como é bom viver como filho?',
        ],
      },
      to12: {
        story:
          'Havia um menino que quebrou o vaso da avó e disse que foi o gato. Pronto, resolvido. Só que, cada vez que a avó olhava para o gato, a barriga dele doía. Ele passou a evitar a sala. Depois, a evitar a avó. Estava solto, mas parecia preso. Jesus conversou uma vez com pessoas que se achavam totalmente livres. Ele disse: a verdade vai libertar vocês. Responderam, ofendidas: nós nunca fomos escravos de ninguém! Jesus explicou: quem vive no erro acaba obedecendo ao erro, como um escravo. Mas o Filho da casa tem a chave. Se ele libertar, vocês serão livres de verdade. O menino do vaso um dia não aguentou e contou tudo. A avó o abraçou, e o gato também ganhou desculpas. Naquela noite ele dormiu bem. A verdade tinha aberto a porta.',
        activity:
          'Façam uma corrente de papel. Em cada elo, uma coisa que prende a gente (mentira, inveja, medo do que vão dizer). Leiam João 8:36 e rasguem elo por elo.',
        questions: [
          'Por que as pessoas se ofenderam com Jesus?',
          'Como o menino do vaso estava preso?',
          'Que verdade você precisa contar a alguém?',
        ],
      },
      challenge: 'Conte uma verdade que você vinha escondendo a um adulto que cuida de você.',
    },
    prayer:
      'Jesus, o Senhor diz a verdade com amor. Mostra a corrente que já nem sentimos e abre o que não conseguimos abrir. Queremos morar na tua palavra e na casa do Pai como filhos. Amém.',
    leader: {
      lost: 'O versículo 32 é usado em política e propaganda. Sem comentar lado nenhum, mostre que ele começa com um se: permanecer na palavra de Jesus. E não use 39-47 contra o povo judeu; Jesus e João eram judeus.',
      tender:
        'Dependência química, jogo, apostas e pornografia envergonham e isolam. Não prometa libertação instantânea. Ore, acompanhe e ajude a chegar a um grupo de apoio, ao CAPS da cidade ou a um profissional; pedir ajuda também é andar na verdade.',
    },
    comfort:
      'O filho permanece para sempre na casa. Mesmo cansado, mesmo com marcas nos pulsos, o seu lugar não expira.',
    closing: 'Se o Filho abre a porta, ela fica aberta.',
    words: [
      'conhecereis a verdade',
      'verdade vos libertara',
      'verdade liberta',
      'verdadeiramente livres',
      'sereis livres',
      'escravo do pecado',
      'descendencia de abraao',
      'filhos de abraao',
      'permanecerdes',
      'liberdade',
      'libertacao',
    ],
  },
  {
    verses: '8:39-59',
    key: '8:58',
    title: 'Antes de Abraão, Eu Sou',
    theme: 'a identidade de Jesus',
    themes: ['identidade', 'fe', 'salvacao', 'palavra'],
    idea: 'A família de alguém se conhece pelo que faz e por quem ouve; e aquele que fala ali não é só mais um filho de Abraão: antes de Abraão, ele é.',
    context:
      'No templo, Jesus falou de verdade que liberta (8:31-38), e alguns que o ouviam se apoiam no sobrenome: somos filhos de Abraão. A conversa esquenta até as pedras. As palavras sobre o diabo (8:44) são ditas a quem procurava matá-lo, por outro judeu, e não sobre um povo. Eu sou é o nome com que Deus se apresentou a Moisés (Êxodo 3:14).',
    retold: [
      {
        verses: '8:39-43',
        says: 'Os adversários de Jesus dizem que Abraão e Deus são o seu pai. Jesus responde que Abraão não procurou matar, e que filhos de Deus o amariam.',
      },
      {
        verses: '8:44-47',
        says: 'Jesus diz que eles seguem os desejos do diabo, pai da mentira. Quem é de Deus ouve as palavras de Deus, e eles não as ouvem.',
      },
      {
        verses: '8:48-55',
        says: 'Os adversários dizem que Jesus tem demônio e perguntam se é maior que Abraão, que morreu. Ele diz que quem guardar sua palavra jamais verá a morte.',
      },
      {
        verses: '8:56-59',
        says: 'Jesus diz que Abraão se alegrou por ver o seu dia, e que antes de Abraão existir, ele é. Pegam pedras, mas Jesus se esconde e sai do Templo.',
      },
    ],
    read: {
      verses: '8:48-59',
      how: 'Dois grupos frente a frente leem as perguntas e respostas; no 58, todos se sentam em silêncio, e só um lê.',
    },
    observe: [
      {
        ask: 'De que acusam Jesus, e o que ele responde sobre honra e glória?',
        verses: '8:48-50',
        listen:
          'Samaritano, ter demônio. Honra o Pai, não busca a própria glória; há quem a busque.',
      },
      {
        ask: 'O que Jesus promete a quem guarda a palavra dele, e que perguntas isso provoca?',
        verses: '8:51-53',
        listen: 'Jamais verá a morte. És tu maior que Abraão, que morreu? “Quem tu pretendes ser?”',
      },
      {
        ask: 'O que Abraão fez ao ver o dia de Jesus, o que Jesus diz de si, e o que acontece no fim?',
        verses: '8:56-59',
        listen:
          'Saltou de júbilo e se alegrou. “antes que Abraão existisse, eu sou”. Pegam pedras; Jesus se esconde e sai do Templo.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não diz eu era, diz “eu sou”. Por que isso bastou para pegarem pedras?',
        verses: '8:58-59',
        listen: 'Tomou para si o nome de Deus e uma vida sem começo; ou é blasfêmia, ou é verdade.',
        follow: 'Que resposta do meio não cabe aqui?',
      },
      {
        ask: 'Quem guarda a palavra “jamais verá a morte”. Abraão morreu, e nós morremos. O que Jesus está prometendo?',
        verses: '8:51-52',
        listen:
          'Que a morte não separa de Deus nem tem a última palavra; quem é dele vive, ainda que morra.',
      },
      {
        ask: 'Os dois lados falam do mesmo Abraão. Que diferença há entre orgulhar-se dele e alegrar-se como ele?',
        verses: '8:53, 8:56',
        listen: 'Uns usam o nome como escudo; Abraão esperou e festejou o que Deus faria em Jesus.',
      },
    ],
    live: [
      {
        ask: 'Que sobrenome de fé você usa como garantia: família, batismo, cargo, anos de igreja?',
        listen: 'É bom ter história; ela não ouve nem obedece por nós.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quando discutem quem foi Jesus na escola ou na internet, o que você consegue dizer com as suas palavras?',
        listen: 'Uma frase simples, sem briga.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com que se parece mais a sua semana: com a família de Deus ou com a outra? Onde aparece a semelhança?',
        listen: 'Verdade ou mentira, cuidado ou raiva. Um traço para pedir a Deus.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que palavra de Jesus já fez você mudar de assunto, porque mexia demais?',
        listen: 'Eles partiram para o insulto. A gente muda de canal.',
      },
      {
        ask: 'O que a promessa “jamais verá a morte” diz a quem perdeu alguém?',
        listen: 'Deixe o enlutado falar primeiro, ou não falar.',
        for: ['mourning', 'couples'],
      },
      {
        ask: '“Quem tu pretendes ser?” Faça a pergunta a Jesus com sinceridade: o que você espera que ele responda?',
        listen: 'Sem corrigir as respostas. Voltem ao 58.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Com quem da família todo mundo diz que você parece: no nariz, na risada ou na teimosia?',
        bridge: 'Jesus fala de filhos que se parecem com o pai.',
      },
      {
        text: 'Qual é o parente mais antigo de que você sabe o nome, e o que contam dele?',
        bridge: 'No texto, todos se orgulham de um antepassado, e alguém chega de antes dele.',
        for: ['elderly', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Diga bem devagar, respirando entre elas, as duas palavras: eu sou. Não acrescente nada.',
      bridge: 'São as palavras que fizeram o templo se agitar.',
    },
    complete: [
      {
        name: 'Documento de família',
        text: 'Filiação: dizem que sou filho de … . Na hora da raiva, pareço com … . Quero parecer com o Pai em … . A palavra de Jesus que vou guardar para isso: … .',
      },
      {
        name: 'Antes de',
        text: 'Antes que eu nascesse, ele é. Antes de … (um medo), ele é. Antes de … (uma perda), ele é. Por isso hoje eu … .',
      },
    ],
    challenges: [
      {
        do: 'Guarde uma palavra de Jesus por sete dias: copie, decore e obedeça em uma coisa pequena por dia.',
        tell: 'qual palavra e qual obediência custou mais.',
      },
      {
        do: 'Pergunte a uma pessoa que não é de igreja quem ela acha que Jesus foi, e só escute, agradecendo.',
        tell: 'a resposta que fez você pensar.',
      },
    ],
    children: {
      truth: 'Jesus sempre existiu; ele é Deus conosco.',
      to7: {
        story:
          'No templo, algumas pessoas diziam: nós somos da família de Abraão! Abraão viveu muito, muito tempo antes. Jesus falou: Abraão ficou alegre por ver o meu dia. As pessoas disseram: você nem tem cinquenta anos! Como viu Abraão? Então Jesus disse uma coisa enorme: antes que Abraão existisse, eu sou. Quer dizer que Jesus já estava antes da vovó, antes da bisavó, antes de Abraão. Ele sempre existiu, porque ele é o Filho de Deus! As pessoas não gostaram de ouvir e quiseram fazer mal a ele, mas Jesus saiu dali. Quem guarda a palavra de Jesus vive com ele para sempre.',
        activity:
          'Façam uma fila de papéis: eu, pais, avós, bisavós, Abraão. Bem antes de todos, ponham um papel dourado: Jesus.',
        questions: [
          'De quem eles diziam ser da família?',
          'Quem existia antes de Abraão?',
          'O que você quer perguntar a Jesus?',
        ],
      },
      to12: {
        story:
          'A conversa no templo foi ficando tensa. Uns diziam: nosso pai é Abraão! Jesus respondeu: se fossem filhos de Abraão, fariam o que Abraão fazia; mas vocês querem me matar porque eu disse a verdade. Para ele, família se mostra no jeito de viver. Eles o insultaram. Jesus disse: quem guardar a minha palavra jamais verá a morte. Perguntaram: Abraão morreu; és maior do que ele? Quem tu pretendes ser? Jesus falou que Abraão tinha ficado muito alegre por ver o dia dele. Não tens nem cinquenta anos e viste Abraão? Então veio a resposta que ninguém esquece: antes que Abraão existisse, eu sou. Eu sou era o nome com que Deus falou a Moisés na sarça. Jesus estava dizendo que é Deus e que sempre existiu. Pegaram pedras, mas ele saiu do templo. Cada um precisa responder quem Jesus é. Ele não quer ser só um nome bonito da família.',
        activity:
          'Montem uma linha do tempo num barbante com Abraão, Moisés, Davi e vocês. Depois estendam o barbante além das duas pontas e escrevam ali: eu sou.',
        questions: [
          'O que mostra de que família alguém é, segundo Jesus?',
          'O que Jesus quis dizer com eu sou?',
          'Como você responderia a quem pergunta quem é Jesus?',
        ],
      },
      challenge: 'Decore “antes que Abraão existisse, eu sou” e explique a alguém.',
    },
    prayer:
      'Jesus, antes de tudo o que nos assusta, tu és. Perdoa quando nos escondemos atrás de sobrenomes e largamos a tua palavra. Faze-nos parecidos com o Pai. Que a morte não seja a última coisa que a gente veja. Amém.',
    leader: {
      lost: 'O 44 já foi usado com crueldade contra os judeus. Diga logo: é discussão dentro do mesmo povo, com quem queria matá-lo. Depois volte ao 58 e à pergunta do 53.',
      tender:
        'Para quem teve pai violento, ouvir falar de parecer com o pai pesa. Diga que o Pai de Jesus é outro, e que ninguém está preso ao sangue. Enlutados podem querer só escutar.',
    },
    comfort:
      'Antes da notícia, antes da perda, antes de você saber chorar, ele é. Não foi ontem que começou a cuidar. Guarde só isso.',
    closing: 'Ele é, antes e depois desta noite.',
    words: [
      'filhos de abraao',
      'nosso pai e abraao',
      'obras de abraao',
      'pai da mentira',
      'vosso pai o diabo',
      'guardar minha palavra',
      'jamais vera a morte',
      'es maior que abraao',
      'saltou de jubilo',
      'ainda nao tens cinquenta anos',
      'antes que abraao existisse',
      'eu sou',
      'pegaram pedras',
      'quem de vos me convence de pecado',
    ],
  },
  {
    verses: '9:1-41',
    key: '9:11',
    title: 'Eu era cego e agora vejo',
    theme: 'enxergar quem é Jesus',
    themes: ['fe', 'sofrimento', 'missao', 'salvacao'],
    idea: 'Enquanto todos discutem o caso, um homem vai enxergando cada vez mais quem é Jesus, e os que têm certeza de ver vão ficando no escuro.',
    context:
      'Ao passar por um cego, os discípulos veem um debate; Jesus vê uma pessoa. Depois da cura vêm vizinhos, pais com medo e três interrogatórios. O homem, que começa falando de um certo Jesus, termina de joelhos.',
    retold: [
      {
        verses: '9:1-7',
        says: 'Jesus diz que um cego de nascença não nasceu assim por pecado. Põe lama em seus olhos, ele se lava em Siloé e vê.',
      },
      {
        verses: '9:8-17',
        says: 'O homem curado é levado aos fariseus. Como era sábado, eles se dividem sobre Jesus, e o homem diz que ele é profeta.',
      },
      {
        verses: '9:18-23',
        says: 'Os pais confirmam que o filho nasceu cego, mas, com medo de expulsão da sinagoga, mandam perguntar a ele.',
      },
      {
        verses: '9:24-34',
        says: 'Chamado outra vez, o homem curado diz que era cego e agora vê, e que Jesus só pode vir de Deus. É expulso.',
      },
      {
        verses: '9:35-41',
        says: 'Jesus encontra o homem, que crê e o adora. Aos fariseus, que dizem ver, ele responde que o pecado deles permanece.',
      },
    ],
    read: {
      verses: '9:1-12',
      how: 'Uma pessoa lê 1-7 e outras fazem os vizinhos e o homem em 8-12. No fim, alguém lê só o versículo 25.',
    },
    observe: [
      {
        ask: 'Que pergunta os discípulos fazem ao ver o homem, e o que Jesus responde?',
        verses: '9:1-3',
        listen: 'Quem pecou; ninguém: as obras de Deus vão aparecer nele.',
      },
      {
        ask: 'O que Jesus faz, e o que fica por conta do homem?',
        verses: '9:6-7',
        listen: 'Lama e ordem; ele vai, lava-se e volta vendo.',
      },
      {
        ask: 'O que o homem sabe contar aos vizinhos, e o que ainda não sabe?',
        verses: '9:8-12',
        listen: 'Os fatos e um nome; não sabe onde Jesus está.',
      },
    ],
    interpret: [
      {
        ask: 'Que estrago faz a pergunta “quem pecou” a quem já está sofrendo, e o que Jesus põe no lugar dela?',
        verses: '9:2-3',
        listen: 'Procura culpado; Jesus procura o que Deus pode fazer ali.',
        follow: 'Onde vocês já ouviram essa pergunta com outras palavras?',
      },
      {
        ask: 'Ele ainda era cego quando foi andando até Siloé, com lama no rosto. O que essa caminhada ensina sobre confiar?',
        verses: '9:6-7',
        listen: 'Obedecer antes de ver.',
      },
      {
        ask: 'Por que os vizinhos, que o viam todo dia, ficam em dúvida se é ele?',
        verses: '9:8-9',
        listen: 'Talvez só tivessem visto o mendigo, nunca o rosto.',
      },
    ],
    live: [
      {
        ask: 'Se fosse contar a sua história numa linha como a dele, o que viria antes e o que viria depois do agora?',
        listen: 'Eu era …, agora …; simples e sem enfeite.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Que certeza de muitos anos pode estar atrapalhando você de enxergar algo novo de Deus?',
        listen: 'Os que diziam ver ficaram no escuro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Os pais dele ficaram calados com medo de serem expulsos. Em que grupo você esconde o que pensa para não ficar de fora?',
        listen: 'Medo de exclusão é real.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem você vê todo dia e nunca olhou no rosto?',
        listen: 'Porteiro, morador de rua, caixa, colega.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Quando os filhos começam a andar com as próprias pernas na fé, como apoiar sem tomar a palavra por eles?',
        listen: 'Ele tem idade, disseram os pais.',
        for: ['parents'],
      },
      {
        ask: 'Se já lhe disseram que a sua dor era castigo, o que acontece quando você ouve Jesus dizer que não?',
        listen: 'Deixe a frase de Jesus ecoar; nada a acrescentar.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'De olhos fechados: descreva a pessoa à sua esquerda. Cor da blusa, óculos, o que tem na mão. Vale espiar depois.',
        bridge:
          'A gente olha sem ver. O capítulo começa com Jesus vendo quem os outros só comentavam.',
      },
      {
        text: 'Qual é a coisa que estava na sua cara e você procurou por meia hora: óculos na testa, celular na mão?',
        bridge: 'Há quem enxergue bem e não veja o que está diante dele. Essa história tem vários.',
        for: ['adults', 'elderly', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche os olhos por um minuto e ouça. Abra-os devagar e escolha uma coisa só para olhar de verdade.',
      bridge: 'Jesus ia passando e viu um homem. Hoje ele passa por aqui.',
    },
    complete: [
      {
        name: 'Uma coisa sei',
        text: 'Complete com poucas palavras: Eu era … . Alguém … . Agora … . Ainda não sei … , mas uma coisa eu sei: …',
      },
      {
        name: 'Exame de vista',
        text: 'Como num cartaz de oculista, escreva em letra grande o que você vê com clareza em Jesus: … ; em letra média, o que começa a enxergar: … ; em letra bem pequena, o que ainda está embaçado: …',
      },
    ],
    challenges: [
      {
        do: 'Conte a alguém, em menos de um minuto, a sua linha: eu era, agora. Não discuta; só conte.',
        tell: 'a pergunta que a pessoa fez depois.',
      },
      {
        do: 'Aprenda o nome e um pedaço da história de uma pessoa por quem você passa todos os dias.',
        tell: 'o que você passou a ver nela.',
      },
    ],
    children: {
      truth: 'Jesus me vê e me ajuda a enxergar.',
      to7: {
        story:
          'Um homem nunca tinha visto nada. Nem o céu azul, nem o rosto da mãe. Ele ficava sentado na rua, pedindo ajuda. As pessoas passavam e cochichavam. Jesus passou e parou. Fez um pouquinho de lama, pôs com carinho nos olhos dele e disse: vá se lavar no tanque. O homem foi, devagarinho, tateando o caminho. Splash, splash! Lavou o rosto. Abriu os olhos. Luz! Cores! Uma árvore! Gente! Ele voltou correndo. Os vizinhos perguntavam: é ele? Não é? Sou eu! Um homem chamado Jesus me fez enxergar! Depois, Jesus foi procurá-lo, e ele viu o rosto de Jesus.',
        activity:
          'Vende os olhos da criança e deixe-a tocar e cheirar objetos; tire a venda e digam juntos: obrigado, Deus, porque eu vejo … .',
        questions: [
          'O que o homem nunca tinha visto?',
          'O que Jesus pôs nos olhos dele?',
          'Qual é a coisa mais bonita que você viu hoje?',
        ],
      },
      to12: {
        story:
          'Os discípulos viram um cego de nascença e fizeram uma pergunta cruel: quem errou para ele nascer assim, ele ou os pais? Jesus respondeu logo: ninguém. E cuidou dele. Passou lama nos seus olhos e o mandou lavar-se. Ele foi, ainda sem ver nada, e voltou enxergando. Devia ter sido uma festa, mas virou uma confusão. Os vizinhos não sabiam se era ele mesmo. Os chefes ficaram furiosos porque era sábado. Os pais, com medo, disseram: perguntem a ele. E o homem, que a vida inteira ouvira os outros falarem dele, agora falava: se Jesus é isso ou aquilo eu não sei; uma coisa eu sei: eu era cego, e agora vejo! Expulsaram-no. Quando Jesus soube, foi procurá-lo e lhe contou quem era. O homem disse: eu creio, Senhor. Ele foi o que mais enxergou naquele dia.',
        activity:
          'Em dupla, um guia o outro de olhos vendados só com a voz. Depois conversem: o que fez confiar? Leiam João 9:7.',
        questions: [
          'O que havia de errado na pergunta dos discípulos?',
          'Por que os pais ficaram com medo?',
          'O que você sabe de Jesus e pode contar, mesmo sem saber tudo?',
        ],
      },
      challenge: 'Olhe nos olhos e cumprimente pelo nome três pessoas por quem você só passa.',
    },
    prayer:
      'Jesus, luz do mundo, obrigado porque o Senhor não passa por ninguém sem ver. Toca os nossos olhos, mesmo que seja com lama. Cura-nos da certeza que cega. Uma coisa nós sabemos: foi o Senhor. Amém.',
    leader: {
      lost: 'O versículo 3 rende a discussão se Deus faz nascer doente para se mostrar. Não feche essa questão. Diga o que está claro: Jesus recusa a conta pecado igual a doença e põe mãos à obra.',
      tender:
        'Famílias com pessoas com deficiência já ouviram horrores em nome da fé. Se houver uma pessoa cega ou com deficiência no grupo, converse antes; cegueira aqui é imagem e pode cansar. Não prometa cura nem trate ninguém como lição.',
    },
    comfort:
      'Quando o expulsaram, Jesus ouviu e foi procurá-lo. Ele faz isso: fica sabendo e vem atrás. Também de quem hoje está do lado de fora.',
    closing: 'Uma coisa eu sei: eu era cego, e agora vejo.',
    words: [
      'cego de nascenca',
      'cego de nascimento',
      'siloe',
      'quem pecou',
      'lama',
      'saliva',
      'cuspe',
      'agora vejo',
      'uma coisa sei',
      'luz do mundo',
      'expulso da sinagoga',
      'mendigava',
      'cegueira',
    ],
  },
  {
    verses: '10:1-18',
    key: '10:10',
    title: 'Ele chama pelo nome',
    theme: 'o bom pastor',
    themes: ['salvacao', 'esperanca', 'cruz', 'descanso'],
    idea: 'Entre tantas vozes que querem alguma coisa de nós, Jesus é o pastor que conhece cada ovelha pelo nome e dá a vida para que ela viva.',
    context:
      'Jesus acaba de procurar um homem expulso pelos líderes. É para esses líderes que ele conta a comparação. À noite, vários rebanhos ficavam no mesmo curral; de manhã, cada pastor chamava, e só as suas saíam.',
    retold: [
      {
        verses: '10:1-6',
        says: 'Jesus diz que o ladrão sobe por outra parte, mas o pastor entra pela porta. As ovelhas o seguem, porque conhecem a voz dele, e fogem do estranho.',
      },
      {
        verses: '10:7-10',
        says: 'Jesus diz que é a porta: quem entrar por ele será salvo e achará pasto. O ladrão vem destruir, e ele vem dar vida em abundância.',
      },
      {
        verses: '10:11-13',
        says: 'Jesus diz que é o bom Pastor, que dá a vida pelas ovelhas. O assalariado não se importa com elas, vê o lobo chegar e foge.',
      },
      {
        verses: '10:14-18',
        says: 'Jesus conhece suas ovelhas e trará outras, de outro curral, para um só rebanho. Ninguém lhe tira a vida: ele mesmo a dá e a tomará de volta.',
      },
    ],
    read: {
      verses: '10:7-18',
      how: 'Quem conduz conta 1-6 com as suas palavras. Depois leiam em roda, um versículo cada; o 11, todos.',
    },
    observe: [
      {
        ask: 'Que diferenças aparecem entre o ladrão, o assalariado e o pastor?',
        verses: '10:10-13',
        listen: 'Um rouba, outro foge quando há perigo, o pastor dá a vida.',
      },
      {
        ask: 'Quais são as duas coisas que Jesus diz que é, e o que cada uma oferece às ovelhas?',
        verses: '10:7-9, 10:11',
        listen: 'A porta: entrar, sair, pasto; o pastor: a própria vida.',
      },
      {
        ask: 'A que Jesus compara o conhecimento que existe entre ele e as ovelhas?',
        verses: '10:14-15',
        listen: 'Ao que existe entre ele e o Pai.',
      },
    ],
    interpret: [
      {
        ask: 'O que é vida “em abundância” para quem acaba de falar em pasto, segurança e liberdade de entrar e sair?',
        verses: '10:9-10',
        listen: 'Vida inteira, cuidada, com ele; mais do que fartura de coisas.',
        follow: 'O que a propaganda põe no lugar dessa vida?',
      },
      {
        ask: 'Um pastor morto deixaria o rebanho sozinho. Por que então a morte deste pastor protege as ovelhas?',
        verses: '10:11, 10:17-18',
        listen: 'Ele a dá livremente e a toma de volta: ressuscita.',
      },
      {
        ask: 'Quem seriam as “outras ovelhas”, e o que essa frase faz com quem acha que o curral é só seu?',
        verses: '10:16',
        listen: 'Gente de fora, de outros povos; o rebanho é dele.',
      },
    ],
    live: [
      {
        ask: 'Quais vozes falaram mais alto com você nesta semana, e o que cada uma queria de você?',
        listen: 'Noticiário, chefe, redes, culpa, família.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Como você percebe que quem está falando é Jesus, e não a sua ansiedade ou a pressão da turma?',
        listen: 'A voz dele conduz, não empurra; combina com o que ele ensinou.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'O que já foi roubado de você, e o que você gostaria de receber de volta das mãos do pastor?',
        listen: 'Sonho, confiança, infância; não force.',
        for: ['singles', 'women', 'adults'],
      },
      {
        ask: 'Você cuida de outros. Quando foi que agiu como assalariado, cumprindo a tarefa e fugindo da pessoa?',
        listen: 'Líderes, pais, professores; com misericórdia.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'De quem a casa de vocês poderia ser curral seguro por uma noite, uma tarde, uma conversa?',
        listen: 'Jovem, vizinho, parente.',
        for: ['couples'],
      },
      {
        ask: 'Ele chama cada uma pelo nome. Como soa para você pensar que ele também chamou pelo nome quem você perdeu?',
        listen: 'Silêncio e ternura.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Por qual apelido só a sua família chama você, e de onde ele veio?',
        bridge:
          'O jeito como alguém diz o nosso nome conta quanto nos conhece. O pastor chama cada ovelha pelo nome.',
      },
      {
        text: 'Que voz você reconhece em dois segundos: mãe chamando da janela, vendedor de pamonha, professor bravo? Imite.',
        bridge: 'As ovelhas também conhecem uma voz no meio de muitas.',
        for: ['teens', 'young', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Diga o seu próprio nome em voz baixa, do jeito que o diria alguém que gosta muito de você.',
      bridge: 'É assim que o pastor chama. Leia ouvindo essa voz.',
    },
    complete: [
      {
        name: 'Mesa de som',
        text: 'Desenhe cinco botões de volume e dê a cada um o nome de uma voz da sua semana: … . Marque de 0 a 10 o volume de cada uma. Onde está o botão da voz de Jesus, e qual você vai abaixar?',
      },
      {
        name: 'Roubado, cuidado',
        text: 'Complete em duas colunas: O ladrão me levou … . O pastor me trouxe … . Termine: Jesus, eu queria viver por inteiro outra vez em …',
      },
    ],
    challenges: [
      {
        do: 'Procure uma ovelha que sumiu do rebanho: ligue, chame pelo nome, ouça sem perguntar por que faltou.',
        tell: 'o que a pessoa mais precisava.',
      },
      {
        do: 'Durante três dias, fique a primeira meia hora da manhã sem nenhuma voz de tela; só a Bíblia, a casa e o silêncio.',
        tell: 'o que você ouviu de diferente.',
      },
    ],
    children: {
      truth: 'Jesus é o meu pastor e sabe o meu nome.',
      to7: {
        story:
          'O sol nasce e o pastor chega ao curral. Lá dentro há ovelhas de muitos donos, todas juntas, béé, béé! Ele abre a porta e chama: Branquinha! Orelhuda! Pintada! E só as ovelhas dele levantam a cabeça. Elas conhecem aquela voz. Se um estranho chama, elas nem ligam. O pastor vai na frente e elas vão atrás, para a grama verde. Vem o lobo? O pastor não foge. Ele fica e protege, porque ama cada uma. Jesus disse: eu sou o bom pastor. Eu conheço as minhas ovelhas e dou a minha vida por elas. Ele sabe o seu nome também.',
        activity:
          'De olhos vendados, a criança segue a voz de quem cuida dela entre outras vozes que chamam.',
        questions: [
          'Como o pastor chama as ovelhas?',
          'O que ele faz quando vem o lobo?',
          'Como Jesus chama você?',
        ],
      },
      to12: {
        story:
          'No tempo de Jesus, vários pastores guardavam os rebanhos no mesmo curral, de noite. Parece uma bagunça: como separar tudo de manhã? Fácil. Cada pastor chegava à porta e chamava. As ovelhas dele saíam, e as outras continuavam mastigando. Elas conheciam a voz. Jesus usou essa cena para falar de si. Existem ladrões, disse ele, que entram pulando o muro, para roubar e destruir. Existe quem trabalha só pelo salário e, quando vê o lobo, sai correndo. E existe o bom pastor. Ele conhece cada ovelha pelo nome e, na hora do perigo, fica na frente. Eu sou o bom pastor, disse Jesus. Dou a minha vida pelas ovelhas. Ninguém me obriga: eu dou porque quero, e vou tomá-la de volta. Meses depois, na cruz e na ressurreição, os amigos dele entenderam o tamanho daquela frase.',
        activity:
          'Cada um desenha uma ovelha com o próprio nome e escreve em volta as vozes que ouve no dia. Circulem as que ajudam a ouvir Jesus.',
        questions: [
          'Qual é a diferença entre o pastor e quem trabalha só pelo salário?',
          'Por que Jesus disse que ninguém lhe tira a vida?',
          'Que voz tenta enganar você, e como você percebe?',
        ],
      },
      challenge: 'Chame um colega pelo nome e cuide dele em uma coisa pequena.',
    },
    prayer:
      'Bom pastor, o Senhor sabe o nosso nome e o tamanho do nosso medo. Chama mais alto que as outras vozes. Vai à frente, fica entre nós e o lobo, e leva-nos ao pasto. Traz também as ovelhas que faltam. Amém.',
    leader: {
      lost: 'O grupo pode usar o texto para julgar pastores ou padres, ou para reduzir vida em abundância a dinheiro. Volte ao 11: o que este pastor faz pelas ovelhas?',
      tender:
        'Pode haver gente ferida por líderes religiosos, até por abuso. Este texto está do lado dela. Não peça detalhes na roda, não a mande voltar a conviver com quem a feriu; ouça a sós e ajude a denunciar (Disque 100, Ligue 180).',
    },
    comfort:
      'Ele vai adiante das ovelhas. O vale que você atravessa agora, o pastor já pisou. Não é preciso ver o fim dele; basta a voz um pouco à frente.',
    closing: 'Ele conhece a voz de cada um, e cada um pode conhecer a dele.',
    words: [
      'bom pastor',
      'ovelhas',
      'aprisco',
      'curral',
      'porta das ovelhas',
      'eu sou a porta',
      'ladrao',
      'roubar matar',
      'vida em abundancia',
      'mercenario',
      'assalariado',
      've o lobo',
      'conhecem a voz',
      'um so rebanho',
    ],
  },
  {
    verses: '10:22-42',
    key: '10:28',
    title: 'Numa mão que ninguém abre à força',
    theme: 'a segurança das ovelhas de Jesus',
    themes: ['salvacao', 'fe', 'identidade', 'medo'],
    idea: 'Querem que Jesus diga de uma vez quem é; ele aponta as obras e dá aos que ouvem a sua voz um lugar seguro, a mão dele, que é a do Pai.',
    context:
      'É inverno, na festa que lembrava a purificação do templo, profanado por um rei. Jesus anda pelo pórtico e o cercam. Pouco antes falou do bom pastor (10:1-18). Depois de ouvir “Eu e o Pai somos um”, pegam pedras. Ele cita o Salmo 82, sai para o outro lado do Jordão, e ali muitos creem.',
    retold: [
      {
        verses: '10:22-26',
        says: 'Os judeus rodeiam Jesus no Templo e pedem que diga abertamente se é o Cristo. Ele responde que já disse, e que as suas obras testemunham.',
      },
      {
        verses: '10:27-30',
        says: 'Jesus diz que suas ovelhas o seguem e que lhes dá a vida eterna. Ninguém as arrebata da mão dele nem da mão do Pai, e os dois são um.',
      },
      {
        verses: '10:31-38',
        says: 'Os judeus querem apedrejar Jesus, porque, sendo homem, se faz Deus. Ele responde com a Escritura e pede que creiam ao menos nas obras.',
      },
      {
        verses: '10:39-42',
        says: 'Jesus escapa e vai para o lugar onde João batizava. Muitos vêm, dizem que tudo o que João falou dele era verdade, e creem.',
      },
    ],
    read: {
      verses: '10:22-33',
      how: 'Em círculo fechado em volta de quem lê Jesus, como no texto. No 28, quem quiser fecha uma mão sobre a outra.',
    },
    observe: [
      {
        ask: 'Onde e quando é, e o que querem que Jesus faça?',
        verses: '10:22-24',
        listen:
          'Jerusalém, festa da dedicação, inverno, pórtico de Salomão. Que diga abertamente se é o Cristo.',
      },
      {
        ask: 'O que as ovelhas fazem, e o que Jesus faz por elas?',
        verses: '10:27-28',
        listen:
          'Ouvem a voz e o seguem; ele as conhece, dá vida eterna, ninguém as arrebata da mão dele.',
      },
      {
        ask: 'De quem mais é a mão, e por que querem apedrejá-lo?',
        verses: '10:29-33',
        listen: 'Do Pai, maior que todos; ele e o Pai são um. Porque, sendo homem, se faz Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Pedem uma palavra clara, e Jesus diz que já falou, com obras. O que impede alguém de ver o que tem diante dos olhos?',
        verses: '10:24-26',
        listen:
          'Prova não faltava. Jesus diz que não são das suas ovelhas, as que ouvem a voz dele.',
        follow: 'Que obra de Jesus já falou alto a você?',
      },
      {
        ask: 'A segurança da ovelha está na força com que segura ou em outra coisa?',
        verses: '10:28-29',
        listen: 'Está na mão que a segura; duas mãos, a do Filho e a do Pai, e são uma.',
      },
      {
        ask: 'O que a pedra na mão deles mostra que entenderam em “Eu e o Pai somos um”?',
        verses: '10:30-33',
        listen:
          'Que ele se dizia igual a Deus. Por isso não dá para ficar só com um Jesus bom conselheiro.',
      },
    ],
    live: [
      {
        ask: 'O que faz você duvidar de que está bem seguro na mão de Deus: erro antigo, doença, silêncio?',
        listen: 'Nomear o medo diante do 28. Não prometa sensação.',
        for: ['adults', 'new-believers', 'women'],
      },
      {
        ask: 'De tantas vozes no fone de ouvido, como você reconhece a de Jesus?',
        listen: 'Tempo com a palavra, jeito dele, o que ela produz em nós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pessoa sua você põe nessa mão hoje, por não conseguir segurar mais com a sua?',
        listen: 'Filho, pai doente, amigo. Um nome, e oração.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Jesus diz: eu as conheço. Onde você mais sente falta de ser conhecido?',
        listen: 'Trabalho novo, casa vazia, multidão. Ele conhece e a roda pode conhecer.',
        for: ['singles', 'men', 'visitors'],
      },
      {
        ask: 'Até quando nos deixarás em suspense? Que pergunta sua a Jesus tem esse tom?',
        listen: 'Pode ser feita. Repare no que as obras dele já dizem.',
        for: ['visitors', 'long-believers'],
      },
      {
        ask: 'Que passo daria hoje quem soubesse que ninguém o arranca dali?',
        listen: 'Perdoar, confessar, mudar de rumo. Segurança dá coragem.',
      },
    ],
    icebreakers: [
      {
        text: 'Quando você era pequeno, como seguravam você para atravessar a rua: pela mão, pelo pulso, pela roupa?',
        bridge: 'Jesus fala de uma mão que segura firme.',
      },
      {
        text: 'Que voz você reconhece no meio de uma multidão, antes mesmo de virar a cabeça?',
        bridge: 'As ovelhas conhecem uma voz.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha uma pedrinha ou moeda na palma, feche a mão e cubra com a outra. Fique assim um minuto.',
      bridge: 'Duas mãos em volta: é o que o texto promete.',
    },
    complete: [
      {
        name: 'Duas mãos',
        text: 'Desenhe uma mão dentro da outra. No meio escreva o seu nome. Em volta, o que tenta puxar: … . Por cima, as palavras: ninguém as pode arrebatar.',
      },
      {
        name: 'Ouço, sigo',
        text: 'Nesta semana ouvi a voz dele quando … . Ela dizia … . Seguir seria … . O que me dá medo é … , e a mão que me segura é … .',
      },
    ],
    challenges: [
      {
        do: 'Conte, num papel, dez obras de Jesus que João já contou ou que você viu, e leia a lista na hora da dúvida.',
        tell: 'a obra que mais pesou.',
      },
      {
        do: 'Segure a mão de alguém que está com medo, no hospital, em casa ou na rua, e leia para essa pessoa o 28.',
        tell: 'como foi o silêncio depois.',
      },
    ],
    children: {
      truth: 'Estou na mão de Jesus, e ninguém me tira dela.',
      to7: {
        story:
          'Era inverno. Jesus passeava no templo, e as pessoas fizeram uma roda em volta dele. Elas perguntaram: você é o Cristo? Diga logo! Jesus respondeu: eu já disse, e as coisas que eu faço mostram quem eu sou. Depois falou das ovelhas dele: as minhas ovelhas ouvem a minha voz. Eu conheço cada uma, e elas vêm comigo. Eu dou a elas vida para sempre. Ninguém tira as minhas ovelhas da minha mão! E o Pai também segura. Jesus e o Pai são um. Que mão forte! Quando eu estiver com medo, posso lembrar: estou na mão de Jesus.',
        activity:
          'Contornem a mão de um adulto e desenhem dentro uma ovelhinha com o nome de cada criança. Fechem o papel como mão.',
        questions: [
          'O que as ovelhas de Jesus ouvem?',
          'Quem segura as ovelhas junto com Jesus?',
          'Quando você quer lembrar dessa mão?',
        ],
      },
      to12: {
        story:
          'Era a festa da dedicação, no inverno, e Jesus andava pelo pórtico de Salomão, no templo. Cercaram-no: até quando nos deixarás em suspense? Se és o Cristo, dize logo! Jesus respondeu: já disse, e vocês não creram; as obras que faço falam por mim. E contou de novo quem são as suas ovelhas: elas ouvem a minha voz, eu as conheço, e elas me seguem; eu lhes dou a vida eterna, e ninguém as arranca da minha mão. Meu Pai é maior que todos, e da mão dele ninguém tira nada. Eu e o Pai somos um. Aí pegaram pedras, porque entenderam: ele estava dizendo que era um com Deus. Jesus perguntou por qual boa obra o apedrejavam. Depois foi para o outro lado do Jordão, e muitos ali creram nele. Estar seguro não é segurar com força. É ser segurado por uma mão mais forte do que tudo.',
        activity:
          'Brinquem: um fecha uma bolinha na mão e o outro tenta abrir. Depois um adulto cobre com a mão dele. Conversem sobre quem está mais seguro.',
        questions: [
          'O que fazem as ovelhas de Jesus?',
          'Por que quiseram apedrejar Jesus?',
          'O que muda saber em que mão você está?',
        ],
      },
      challenge: 'Quando tiver medo, feche a mão e diga: Jesus me segura.',
    },
    prayer:
      'Bom pastor, tu nos conheces. Fala, que queremos ouvir. Põe na tua mão quem está com medo e os nomes que não conseguimos segurar. E que ninguém nos arranque, nem o nosso próprio cansaço. Amém.',
    leader: {
      lost: 'Em torno do Salmo 82 e de deuses (34-36). Diga numa frase: se a Escritura chama assim a homens, quanto mais pode o Filho enviado. Volte ao 28. E os judeus do texto são os que o cercaram ali; Jesus e os que creram também eram judeus.',
      tender:
        'Quem luta com medo de ter perdido a salvação pode precisar ouvir o 28 muitas vezes. Angústia que não passa pede também cuidado médico.',
      differ:
        'Uns leem nesta mão a certeza de que o salvo nunca se perde; outros entendem que ninguém de fora arranca, mas que alguém pode largar. Todos convidam a ouvir e seguir hoje.',
    },
    comfort:
      'Se as suas mãos não seguram mais nada, está bem. O texto não fala da sua força. Fala da mão que segura você.',
    closing: 'De uma mão para a outra, e as duas são uma. Boa noite, ovelhas.',
    words: [
      'festa da dedicacao',
      'inverno',
      'portico de salomao',
      'ate quando nos deixaras em suspense',
      'dize nos abertamente',
      'minhas ovelhas ouvem a minha voz',
      'ninguem as arrebatara',
      'da minha mao',
      'eu e o pai somos um',
      'seguranca da salvacao',
      'apedrejar',
      'blasfemia',
      'vos sois deuses',
      'crede nas obras',
    ],
  },
  {
    verses: '11:1-45',
    key: '11:25',
    title: 'Jesus diante do túmulo do amigo',
    theme: 'Jesus, a ressurreição e a vida',
    themes: ['luto', 'ressurreicao', 'esperanca', 'sofrimento'],
    idea: 'Jesus não chega a tempo de evitar a dor, mas chega para chorar com quem chora e para mostrar que, com ele, nem o túmulo tem a última palavra.',
    context:
      'Marta, Maria e Lázaro eram a casa de amigos de Jesus em Betânia. Mandam avisar da doença; ele demora dois dias. Quando chega, o enterro já passou, e cada irmã o recebe a seu modo, com a mesma frase entalada.',
    retold: [
      {
        verses: '11:1-16',
        says: 'Jesus diz que a doença de Lázaro é para a glória de Deus. Depois avisa que o amigo morreu e decide voltar à Judeia, apesar do perigo.',
      },
      {
        verses: '11:17-27',
        says: 'Marta vai ao encontro de Jesus, que lhe diz ser a ressurreição e a vida. Ela responde que crê que ele é o Cristo.',
      },
      {
        verses: '11:28-37',
        says: 'Maria se lança aos pés de Jesus. Ao vê-la chorar, ele se comove e chora, e os judeus veem quanto amava Lázaro.',
      },
      {
        verses: '11:38-44',
        says: 'Jesus manda tirar a pedra, agradece ao Pai e chama Lázaro em alta voz. O morto sai, ainda atado com faixas.',
      },
      {
        verses: '11:45',
        says: 'Muitos judeus que tinham vindo até Maria, ao verem o que Jesus fez, creem nele.',
      },
    ],
    read: {
      verses: '11:25-36',
      how: 'Contem 1-24 em quatro frases. Leiam devagar; no 35, parem dez segundos. Depois, uma pessoa conta o que houve no túmulo (38-44).',
    },
    observe: [
      {
        ask: 'O que Jesus diz de si mesmo a Marta, e o que ela responde?',
        verses: '11:25-27',
        listen: 'A ressurreição é ele; ela crê em quem ele é.',
      },
      {
        ask: 'Como Marta e Maria chegam a Jesus, cada uma do seu jeito?',
        verses: '11:27-32',
        listen: 'Uma conversa e afirma; a outra se lança aos pés e chora.',
      },
      {
        ask: 'O que o texto conta sobre o que Jesus sentiu e fez ao ver o choro?',
        verses: '11:33-35',
        listen: 'Comoveu-se, perturbou-se, perguntou onde, chorou.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus sabia o que ia fazer dali a pouco. Por que, então, ele chora?',
        verses: '11:33-36',
        listen: 'Amor não pula a dor do outro; a morte o entristece e o revolta.',
        follow: 'O que isso diz sobre a pressa que a gente tem de consolar?',
      },
      {
        ask: 'Marta falava de uma esperança para o último dia, e Jesus responde “Eu sou”. Que diferença faz a ressurreição ser uma pessoa e não só uma data?',
        verses: '11:25-27',
        listen: 'A esperança já está ali, presente, e tem nome.',
      },
      {
        ask: '“Senhor, se tu estivesses aqui”: essa frase é fé, queixa ou as duas coisas?',
        verses: '11:32-33',
        listen: 'As duas; e Jesus não a repreende.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu se o Senhor estivesse aqui, aquele que você quase nunca diz em voz alta?',
        listen: 'Quem não quiser falar, escreve ou cala.',
        for: ['adults', 'mourning', 'long-believers'],
      },
      {
        ask: 'Você sofre mais como Marta, que sai e conversa, ou como Maria, que fica e chora?',
        listen: 'As duas são amadas; nenhuma está certa sozinha.',
        for: ['adults', 'women', 'men', 'couples'],
      },
      {
        ask: 'O que você gostaria que fizessem, e que não fizessem, quando um amigo seu está mal?',
        listen: 'Presença, comida, silêncio; nada de frase pronta.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Jesus pediu que outros tirassem a pedra e soltassem as faixas. Que parte dessas cabe a você, na vida de quem está recomeçando?',
        listen: 'Ajuda prática ao lado de quem voltou a viver.',
        for: ['long-believers', 'parents', 'couples'],
      },
      {
        ask: 'Crer que a morte não encerra a história: o que isso mexe no jeito de passar uma terça-feira?',
        listen: 'Prioridades, medos, perdão.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Que lembrança de quem se foi faz você chorar e sorrir ao mesmo tempo?',
        listen: 'Receba a história como um presente.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que casa, fora a sua, você podia entrar sem bater, abrir a geladeira e dormir no sofá?',
        bridge: 'Betânia era essa casa para Jesus. Um dia chegou de lá uma notícia ruim.',
      },
      {
        text: 'Qual é o maior atraso da sua vida, e quem ficou esperando?',
        bridge: 'Nesta história, as irmãs acham que Jesus chegou tarde demais.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Não é preciso ter força para isto. Ponha uma foto, ou só um nome, diante de você. Respire.',
      bridge: 'Jesus perguntou onde o tinham posto, e foi até lá. Leia com ele ao lado.',
    },
    complete: [
      {
        name: 'Carta que começa com se',
        text: 'Escreva: Senhor, se o Senhor estivesse aqui … . Não termine com lição. Embaixo, copie as duas palavras do versículo 35 e fique um instante com elas.',
      },
      {
        name: 'Pedra e faixas',
        text: 'Complete: A pedra que tenho medo de tirar é … . O cheiro que eu queria esconder é … . Quem poderia me ajudar a soltar as faixas é …',
        for: ['adults', 'young', 'singles', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Visite ou ligue para alguém que perdeu uma pessoa há mais de três meses, quando já quase ninguém pergunta, e diga o nome de quem partiu.',
        tell: 'o que essa pessoa quis lembrar.',
      },
      {
        do: 'Leve uma comida pronta a uma casa que está em luto ou com doença, sem entrar se não for convidado.',
        tell: 'como foi servir sem tentar explicar nada.',
      },
    ],
    children: {
      truth: 'Jesus chora com a gente e é mais forte que a morte.',
      to7: {
        story:
          'Lázaro, Marta e Maria eram grandes amigos de Jesus. Um dia, Lázaro ficou muito doente e morreu. Que tristeza! Marta foi ao encontro de Jesus: se o Senhor estivesse aqui! Maria veio e chorou, chorou. E sabe o que Jesus fez? Ele chorou também. Jesus não mandou ninguém parar de chorar. Depois foi até o lugar onde Lázaro estava, e pediu que tirassem a pedra. Falou com o Pai. E chamou bem alto: Lázaro, venha para fora! E Lázaro veio, vivinho, ainda enrolado nos panos. Soltem os panos dele, disse Jesus. E aquela casa se encheu de abraços.',
        activity:
          'Enrole a criança de leve com papel higiênico, sem cobrir o rosto. Alguém chama o nome dela, e ela rasga o papel e pula para o abraço.',
        questions: [
          'O que Jesus fez quando viu Maria chorar?',
          'O que ele disse a Lázaro?',
          'Quem abraça você quando está triste?',
        ],
      },
      to12: {
        story:
          'Havia uma casa onde Jesus podia descansar: a de Marta, Maria e Lázaro. Por isso, quando Lázaro adoeceu, as irmãs mandaram avisar: aquele que o Senhor ama está doente. E esperaram. Jesus não veio. Lázaro morreu. Quatro dias depois, Jesus apareceu na estrada. Marta foi a primeira: se o Senhor estivesse aqui, meu irmão não teria morrido. Ele respondeu: eu sou a ressurreição e a vida. Depois veio Maria, com a mesma frase, em lágrimas. E Jesus, que sabia o que ia fazer, chorou com ela. Ele amava Lázaro. Depois, diante do túmulo, pediu que tirassem a pedra, agradeceu ao Pai e chamou: Lázaro, vem para fora! E ele veio. Nem sempre a gente entende por que Jesus parece demorar. Mas sabe duas coisas: ele chora conosco, e a morte não é mais forte que ele.',
        activity:
          'Façam um cartão para alguém que está triste por uma perda: só um desenho bonito e a frase: eu me lembro de você.',
        questions: [
          'Por que Jesus chorou, se sabia o que ia acontecer?',
          'O que as duas irmãs disseram a Jesus?',
          'O que ajuda você quando a tristeza é grande?',
        ],
      },
      challenge: 'Fique perto de alguém triste e ofereça um abraço, sem precisar falar nada.',
    },
    prayer:
      'Jesus, o Senhor chorou diante do túmulo de um amigo. Fica com quem sente falta. Recebe a nossa frase entalada. Nós cremos, mesmo com lágrimas, que o Senhor é a ressurreição e a vida. Chama-nos pelo nome. Amém.',
    leader: {
      lost: 'Pessoas perguntam por que Jesus demorou e por que Lázaro voltou e o meu não. Não há resposta que caiba na roda. Diga: não sei; o que o texto mostra é que ele chorou e que ele é a vida.',
      tender:
        'Haverá luto na sala: pergunte antes a quem perdeu alguém há pouco se quer estar. Nada de foi a vontade de Deus nem de você precisa ser forte. Lenços à mão, água, alguém ao lado. Se a pessoa falar em não querer mais viver, fique com ela e liguem juntos para o CVV, 188.',
    },
    comfort:
      'Jesus chorou. São as duas palavras mais curtas e mais perto que a Bíblia tem. Ele não mandou Maria enxugar o rosto. Chore o quanto precisar: você não chora longe dele.',
    closing: 'Ele chora conosco, e a última palavra é dele.',
    words: [
      'lazaro',
      'betania',
      'marta',
      'jesus chorou',
      'quatro dias',
      'ressurreicao e a vida',
      'vem para fora',
      'tirai a pedra',
      'se tu estivesses aqui',
      'cheira mal',
      'sepulcro',
      'didimo',
      'desatai',
    ],
  },
  {
    verses: '11:38-45',
    key: '11:40',
    title: 'Tirai a pedra',
    theme: 'a voz que chama para fora',
    themes: ['ressurreicao', 'fe', 'esperanca', 'luto'],
    idea: 'Diante do que para todos já acabou, Jesus ora ao Pai e chama pelo nome; só ele dá a vida, e deixa aos outros a pedra e as faixas.',
    context:
      'Lázaro, amigo de Jesus, morreu há quatro dias. Marta ouviu de Jesus que ele é a ressurreição e a vida (11:25); Maria chorou aos pés dele, e ele chorou com ela (11:35). Alguns perguntam por que não impediu a morte (11:37). Agora ele chega ao sepulcro. Este é, em João, o último grande sinal antes da cruz, e é por causa dele que decidem matar Jesus (11:53).',
    retold: [
      {
        verses: '11:38-40',
        says: 'Jesus, comovido, vai ao sepulcro de Lázaro e manda tirar a pedra. Marta avisa que já cheira mal, e ele lembra que, se ela crer, verá a glória de Deus.',
      },
      {
        verses: '11:41-42',
        says: 'A pedra é tirada. Jesus levanta os olhos e agradece ao Pai por havê-lo ouvido, em voz alta, para que a multidão creia que o Pai o enviou.',
      },
      {
        verses: '11:43-45',
        says: 'Jesus chama Lázaro em alta voz, e o morto sai, atado com faixas. Jesus manda desatá-lo, e muitos dos judeus que viram isso creem nele.',
      },
    ],
    read: {
      verses: '11:38-45',
      how: 'Um narrador, uma voz para Jesus e uma para Marta. Depois do 42, parem e respirem antes de ler o chamado do 43.',
    },
    observe: [
      {
        ask: 'Como Jesus chega ao sepulcro, e o que há diante dele?',
        verses: '11:38',
        listen: 'Comovido outra vez; uma caverna fechada com uma pedra.',
      },
      {
        ask: 'Que objeção Marta faz, e o que Jesus lhe lembra?',
        verses: '11:39-40',
        listen: 'Já cheira mal, são quatro dias; se ela crer, verá a glória de Deus.',
      },
      {
        ask: 'Nesta cena, o que Jesus faz e o que manda outros fazerem?',
        verses: '11:39, 11:41-44',
        listen:
          'Ele ora e chama Lázaro. Os outros tiram a pedra e desatam as faixas. Lázaro só sai.',
      },
      {
        ask: 'O que Jesus diz ao Pai, e para que o diz em voz alta?',
        verses: '11:41-42',
        listen: 'Agradece por ser ouvido; fala pela multidão, para que creiam que o Pai o enviou.',
      },
    ],
    interpret: [
      {
        ask: 'Lázaro não pode fazer nada por si. O que a cena mostra sobre quem dá a vida?',
        verses: '11:43-44',
        listen:
          'A vida vem da palavra de Jesus: quem ouve é um morto. É graça, antes de qualquer resposta nossa. Ele é a ressurreição e a vida (11:25).',
      },
      {
        ask: 'Marta disse que cria em Jesus (11:27), e ainda assim fala do mau cheiro. O que isso mostra sobre a fé dela, e como Jesus a trata?',
        verses: '11:39-40',
        listen:
          'Fé e medo moram juntos. Ele não a dispensa: repete a promessa e segue, com ela ali.',
      },
      {
        ask: 'Por que Jesus, que chama um morto para fora, pede a outros que tirem a pedra e soltem as faixas?',
        verses: '11:39, 11:44',
        listen:
          'O que só ele pode, ele faz; e deixa gente comum tomar parte. Quem volta a viver precisa de mãos que o desatem.',
        follow: 'Que faixa um recém-chegado ainda traz, e como se desata sem puxar?',
      },
      {
        ask: 'Antes de o morto sair, Jesus já agradece. O que essa oração mostra entre ele e o Pai?',
        verses: '11:41-42',
        listen:
          'Confiança inteira: o Pai sempre o ouve. O sinal existe para que creiam que o Pai o enviou.',
      },
    ],
    live: [
      {
        ask: 'Que assunto da sua vida você deu por encerrado, como Marta com os seus quatro dias?',
        listen: 'Ouvir sem prometer resultado. Jesus é digno de confiança também no que não muda.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que alguém da sua turma precisaria que os amigos tirassem do caminho para começar de novo?',
        listen: 'Um apelido, um boato, a lembrança do erro. Algo que vocês possam fazer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que coisa você tem medo de abrir a porta, por causa do que pode aparecer?',
        listen: 'Só uma palavra, ou silêncio. Não se abre à força.',
        for: ['singles', 'long-believers', 'adults'],
      },
      {
        ask: 'Que hábito ou medo da vida antiga ainda aperta você, e de quem aceitaria ajuda para soltar?',
        listen: 'Sair e ser desatado são dois momentos. Leva tempo.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que há em casa que só Deus pode fazer por alguém, e o que cabe às mãos de vocês?',
        listen: 'Separar as duas coisas alivia: ninguém ressuscita ninguém.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você gostaria de ouvir de Jesus junto do túmulo de quem você ama?',
        listen: 'Receber em silêncio. Não explicar por que Lázaro voltou.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto pesado você já teve de mover com a ajuda de outros: sofá, geladeira, carro parado?',
        bridge: 'Nesta cena há uma pedra que Jesus manda outros tirarem.',
      },
      {
        text: 'Quem chama o seu nome de um jeito que você reconhece de longe?',
        bridge: 'Jesus chama um amigo pelo nome, de onde ninguém esperava resposta.',
        for: ['adults', 'elderly', 'couples', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Diga o seu próprio nome, devagar, duas vezes. Imagine quem o diria com mais carinho.',
      bridge: 'Jesus chama pelo nome. Leia a partir do silêncio antes desse chamado.',
    },
    complete: [
      {
        name: 'O que é dele, o que é nosso',
        text: 'Pense em alguém que precisa recomeçar e faça três linhas. Só Jesus pode … . A pedra que está ao nosso alcance tirar é … . A faixa que podemos ajudar a soltar, com paciência, é … . No fim, escreva quem faz o quê, e em que dia.',
      },
      {
        name: 'Oração diante da pedra',
        text: 'Complete só para você: Pai, graças te dou porque … . O que para mim já acabou é … . Meu medo de abrir é … . Mesmo sem saber o que farás, eu creio que tu … .',
        for: ['adults', 'young', 'singles', 'long-believers', 'mourning'],
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que está recomeçando, depois de um erro, uma doença ou uma perda, e ofereça uma ajuda prática com dia e hora.',
        tell: 'que ajuda a pessoa aceitou.',
      },
      {
        do: 'Ore todos os dias, começando por um agradecimento, por uma situação que você já tinha deixado de apresentar a Deus.',
        tell: 'o que mudou em você ao voltar a orar.',
      },
      {
        do: 'Deixe de chamar alguém pelo erro antigo: pare com o apelido ou com a história e diga a essa pessoa uma coisa boa que vê nela hoje.',
        tell: 'como foi, sem contar o erro.',
      },
    ],
    children: {
      truth: 'Jesus chama pelo nome e dá vida.',
      to7: {
        story:
          'Lázaro era amigo de Jesus. Ele tinha morrido, e as irmãs dele estavam muito tristes. Jesus também ficou triste. Ele foi até o lugar onde Lázaro estava. Havia uma pedra bem grande na porta. Tirem a pedra, disse Jesus. Força! E tiraram. Jesus olhou para cima e falou com Deus: Pai, obrigado porque me ouves. Depois chamou bem alto: Lázaro, vem para fora! E Lázaro veio! Vivo! Ainda estava enrolado nos panos. Jesus disse: desamarrem o Lázaro. As irmãs correram para abraçá-lo. Muita gente que viu passou a confiar em Jesus. Quem dá a vida é ele.',
        activity:
          'Empilhem almofadas como se fossem a pedra. Tirem juntos, uma a uma, e, no fim, cada um chama o outro pelo nome e lhe dá um abraço.',
        questions: [
          'O que Jesus mandou tirar?',
          'O que Jesus disse a Deus?',
          'Quem você gostaria de abraçar hoje?',
        ],
      },
      to12: {
        story:
          'Fazia quatro dias que Lázaro estava no sepulcro, uma caverna fechada com uma pedra. Jesus chegou comovido. Tirai a pedra, disse ele. Marta, a irmã, se assustou: Senhor, já são quatro dias! Jesus respondeu: eu não te disse que, se creres, verás a glória de Deus? Então os homens empurraram a pedra. Jesus olhou para o céu e orou em voz alta: Pai, graças te dou porque me ouviste. Queria que todos ali soubessem quem o tinha enviado. E chamou: Lázaro, vem para fora! Silêncio. E Lázaro saiu, com panos em volta das mãos e dos pés. Jesus ainda disse aos outros: desatai-o e deixai-o ir. Reparou? Dar a vida, só Jesus podia. Mas a pedra e os panos ele deixou para as pessoas. Quem tinha chorado pôde ajudar. Nem todo mundo que a gente ama volta assim, nesta vida. João conta este sinal para a gente saber quem Jesus é, e confiar nele.',
        activity:
          'Em grupo, um fica com fitas soltas em volta dos braços; os outros as desatam com cuidado, dizendo a cada uma um jeito de ajudar quem está recomeçando.',
        questions: [
          'O que Jesus fez, e o que as pessoas fizeram?',
          'Por que Jesus orou em voz alta?',
          'Quem você pode ajudar a começar de novo?',
        ],
      },
      challenge: 'Ajude uma pessoa a tirar do caminho uma coisa pesada para ela.',
    },
    prayer:
      'Pai, graças te damos porque ouves o teu Filho. Jesus, chama pelo nome quem já não espera nada. O que só tu podes, faz. O que nos deixas, a pedra e as faixas, ensina-nos a fazer com carinho. E guarda quem chora. Amém.',
    leader: {
      lost: 'A frase tirai a pedra vira facilmente lema: faça a sua parte e Deus faz a dele. Não é o que a cena conta: a vida vem só do chamado de Jesus, e a pedra se tira porque ele manda. E não prometa que tudo o que morreu vai voltar.',
      tender:
        'Quem está de luto vai perguntar por que o seu não voltou. Diga que não sabe, e que Jesus chorou antes de chamar. Lázaro voltou para morrer outra vez um dia; a esperança cristã vai além disso. Não diga que faltou fé. Se alguém falar em não querer viver, fique junto e liguem para o CVV, 188.',
    },
    comfort:
      'Ele vai até a pedra comovido, e não com pressa. Se você ainda está do lado de fora, chorando, ele está aí com você. A voz que chamou Lázaro conhece também o seu nome e o de quem você ama.',
    closing: 'Ele chama pelo nome. Nós cuidamos da pedra e das faixas.',
    words: [
      'tirai a pedra',
      'lazaro vem para fora',
      'vem para fora',
      'lazaro',
      'quatro dias',
      'cheira mal',
      'veras a gloria de deus',
      'se tu creres',
      'desatai o',
      'deixai o ir',
      'faixas',
      'sepulcro',
      'caverna',
      'sempre me ouves',
      'marta',
    ],
  },
  {
    verses: '12:1-8',
    key: '12:3',
    title: 'O perfume que encheu a casa',
    theme: 'o amor que não faz economia',
    themes: ['adoracao', 'gratidao', 'generosidade', 'cruz'],
    idea: 'Maria entrega a Jesus o que tinha de mais caro, na hora certa e sem calcular; o amor dela perfuma a casa e aponta para a cruz.',
    context:
      'Faltam seis dias para a Páscoa, e já procuram Jesus para prendê-lo. Em Betânia, os amigos lhe oferecem um jantar. Lázaro, que esteve morto, está à mesa; Marta serve; Maria entra com um frasco que valia quase um ano de salário.',
    retold: [
      {
        verses: '12:1-3',
        says: 'Numa ceia em Betânia, Maria unge os pés de Jesus com óleo perfumado de nardo puro e os enxuga com os cabelos. A casa se enche do perfume.',
      },
      {
        verses: '12:4-6',
        says: 'Judas pergunta por que o perfume não foi vendido por trezentos denários para os pobres. Não era cuidado com eles: Judas guardava a bolsa e roubava.',
      },
      {
        verses: '12:7-8',
        says: 'Jesus manda deixar Maria, porque ela guardou aquilo para o dia do seu sepultamento. Os pobres eles terão sempre, mas a ele não.',
      },
    ],
    read: {
      verses: '12:1-8',
      how: 'Um narrador, alguém para Judas e alguém para Jesus. Leiam uma segunda vez o 3, bem devagar.',
    },
    observe: [
      {
        ask: 'O que cada um faz naquela ceia: Marta, Lázaro, Maria e Judas?',
        verses: '12:2-5',
        listen: 'Serve, está à mesa, unge, critica.',
      },
      {
        ask: 'Que detalhes mostram o tamanho do gesto de Maria?',
        verses: '12:3, 12:5',
        listen: 'Uma libra, puro, caro; cabelos; o cheiro na casa inteira.',
      },
      {
        ask: 'Que sentido Jesus dá ao que ela fez?',
        verses: '12:7',
        listen: 'É para o dia do seu sepultamento.',
      },
    ],
    interpret: [
      {
        ask: 'A frase de Judas parece sensata e caridosa. Como um bom argumento pode esconder um coração ruim?',
        verses: '12:5-6',
        listen: 'Usa os pobres para encobrir o próprio interesse.',
      },
      {
        ask: 'Maria talvez nem soubesse que preparava um sepultamento. O que ela percebeu que os outros não perceberam?',
        verses: '12:3, 12:7',
        listen: 'Que a hora era aquela e que Jesus valia tudo.',
        follow: 'Que gestos de amor têm hora, e depois não voltam?',
      },
      {
        ask: 'Jesus não põe os pobres de lado: eles estão “sempre” por perto para serem cuidados. Como amor a Jesus e cuidado dos pobres se alimentam?',
        verses: '12:8',
        listen: 'Quem ama assim não fica mesquinho com ninguém (Deuteronômio 15:11).',
      },
    ],
    live: [
      {
        ask: 'O que você vem guardando para uma ocasião especial que talvez já seja agora: um abraço, um pedido de perdão, um elogio?',
        listen: 'Um nome e um gesto.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Quando foi a última vez que você fez algo por Deus sem calcular se valia a pena?',
        listen: 'Pequeno serve; o ponto é a alegria.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Que gesto de fé você já segurou por medo de acharem exagero?',
        listen: 'Cantar, orar, chorar, ajudar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em qual dos quatro lugares daquela ceia você está hoje: servindo, sentado à mesa, aos pés ou fazendo contas?',
        listen: 'Sem nota; é só localizar.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'O que você imagina que Jesus tinha feito por essa mulher, para ela fazer uma coisa dessas por ele?',
        listen: 'O irmão dela estava vivo, à mesa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que cheiro traz de volta alguém que você ama e já não está?',
        listen: 'Memória é boa companhia; ouça.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Cheiro que vale por uma viagem: café da avó, chuva na terra, caderno novo? Qual é o seu?',
        bridge: 'João nunca esqueceu um cheiro que tomou a casa inteira numa noite em Betânia.',
      },
      {
        text: 'Qual foi o presente mais exagerado que você já deu ou recebeu?',
        bridge: 'Para quem está fora, amor sempre parece exagero. Ouçam este.',
        for: ['young', 'couples', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Passe um pouco de perfume, ou faça um café, e deixe o cheiro chegar ao cômodo antes de abrir a Bíblia.',
      bridge: 'Um gesto assim encheu uma casa. Leia como quem está à mesa.',
    },
    complete: [
      {
        name: 'O meu frasco',
        text: 'Rabisque um frasco e escreva dentro o que você tem de mais precioso e guarda tampado: … . Na tampa, escreva o motivo: … . Do lado de fora, complete: por amor a Jesus, um pouco disto eu derramo em …',
      },
      {
        name: 'Enquanto é tempo',
        text: 'Liste três pessoas e, ao lado de cada uma, o gesto que não quer deixar para depois: … para … ; … para … ; … para … . Marque uma data na primeira.',
      },
    ],
    challenges: [
      {
        do: 'Faça hoje, e não num dia especial, um gesto caprichado de carinho por alguém que você ama: carta, jantar, flor, visita.',
        tell: 'a reação da pessoa e a sua.',
      },
      {
        do: 'Dê a quem passa necessidade algo bom, não o que sobra, e dê sem que ninguém saiba.',
        tell: 'o que custou escolher o que dar.',
      },
    ],
    children: {
      truth: 'Jesus merece o meu melhor presente.',
      to7: {
        story:
          'Hoje tem jantar na casa dos amigos de Jesus! Marta traz a comida. Lázaro está sentado, contente. E Maria? Onde está Maria? Ela vem chegando com um frasco nas mãos. É o perfume mais caro da casa. Ela se ajoelha perto de Jesus, derrama o perfume nos pés dele e enxuga com os cabelos. Hummm! O cheiro vai para a sala, para a cozinha, para o quintal. Um homem resmungou: que desperdício! Mas Jesus disse: deixem Maria em paz. Ele gostou muito. Maria estava dizendo, sem palavras: Jesus, eu amo o Senhor.',
        activity:
          'Ponha uma gota de essência ou um pouco de canela num algodão para cada criança; ela fecha os olhos, cheira e diz: Jesus, eu te dou … .',
        questions: [
          'O que Maria derramou nos pés de Jesus?',
          'O que aconteceu com o cheiro?',
          'Que presente você quer dar a Jesus?',
        ],
      },
      to12: {
        story:
          'Imagine juntar dinheiro por um ano e gastar tudo em alguns minutos. Foi mais ou menos o que Maria fez. Jesus estava jantando com os amigos em Betânia. Lázaro, o irmão dela, que tinha morrido e voltado a viver, estava ali, rindo e comendo. Maria olhou para Jesus e não soube dizer obrigado com palavras. Então buscou um perfume de nardo, caríssimo, e derramou nos pés dele. Depois, enxugou com os próprios cabelos. O cheiro encheu a casa. Judas reclamou: isso daria muito dinheiro para os pobres! Parecia bonito, mas João conta que ele roubava da caixinha. Jesus defendeu Maria: deixem-na; ela se preparou para o dia do meu enterro. Faltava menos de uma semana para a cruz. Maria não deixou o carinho para depois. E por isso até hoje a gente conta a história dela.',
        activity:
          'Façam um frasco de papel e escrevam nele um gesto de amor para fazer a Jesus por meio de alguém. Borrifem um pouco de perfume na borda.',
        questions: [
          'Por que Maria deu um presente tão caro?',
          'O que havia de errado na reclamação de Judas?',
          'O que você pode fazer por alguém agora, sem deixar para depois?',
        ],
      },
      challenge: 'Dê a alguém uma coisa sua de que você gosta, não a que está quebrada.',
    },
    prayer:
      'Jesus, o Senhor vale mais que o frasco e mais que o perfume. Livra-nos de amar com calculadora. Ensina a derramar enquanto é tempo, e que a nossa casa, e a dos pobres, se encha desse cheiro. Amém.',
    leader: {
      lost: 'Esta Maria é a irmã de Lázaro; o texto não a chama de pecadora (a cena de Lucas 7 é outra). E o versículo 8 não é desculpa para esquecer os pobres: Jesus cita uma lei que manda abrir a mão.',
      tender:
        'Já se usou este texto para arrancar dinheiro de gente simples. Não peça oferta neste encontro. Se alguém contar que se endividou por causa de campanha, ouça sem espanto e ajude com orientação prática.',
    },
    comfort:
      'Maria enxugou os pés de Jesus com o que tinha à mão. Se hoje o que você tem são lágrimas, ele também sabe recebê-las, e não deixa ninguém chamar isso de desperdício.',
    closing: 'A casa encheu-se do cheiro do óleo perfumado.',
    words: [
      'nardo',
      'oleo perfumado',
      'perfume',
      'ungiu os pes',
      'uncao em betania',
      'trezentos denarios',
      'iscariotes',
      'cabelos',
      'enxugou',
      'alabastro',
      'desperdicio',
      'sempre tendes os pobres',
      'a casa encheu se',
    ],
  },
  {
    verses: '12:20-33',
    key: '12:24',
    title: 'O grão que aceita a terra',
    theme: 'perder para dar fruto',
    themes: ['cruz', 'discipulado', 'proposito', 'servico'],
    idea: 'Jesus vê na própria morte a hora de dar fruto para o mundo inteiro, e chama quem o serve a não viver de se guardar.',
    context:
      'Alguns estrangeiros chegam à festa com um pedido simples: ver Jesus. Ele entende o sinal: se até os de longe estão vindo, a hora chegou. E a hora, para ele, tem nome de cruz.',
    retold: [
      {
        verses: '12:20-22',
        says: 'Alguns gregos, vindos para adorar na festa, dizem a Filipe que querem ver Jesus. Filipe conta a André, e os dois o dizem a Jesus.',
      },
      {
        verses: '12:23-26',
        says: 'Jesus diz que chegou a hora de ser glorificado. O grão de trigo que não morre fica só, mas, se morre, dá muito fruto, e quem o serve deve segui-lo.',
      },
      {
        verses: '12:27-30',
        says: 'Jesus tem a alma perturbada, mas pede que o Pai glorifique o seu nome. Uma voz do céu responde que já o glorificou e o glorificará outra vez.',
      },
      {
        verses: '12:31-33',
        says: 'Jesus diz que o príncipe deste mundo será expulso. Levantado da terra, atrairá todos a si, e assim indica de que morte vai morrer.',
      },
    ],
    read: {
      verses: '12:20-28',
      how: 'Uma pessoa lê a cena (20-22); outra, Jesus (23-28). Antes do 24, alguém mostra um grão na palma da mão.',
    },
    observe: [
      {
        ask: 'O que os gregos pedem, e por quantas pessoas o pedido passa até chegar a Jesus?',
        verses: '12:20-22',
        listen: 'Ver Jesus; Filipe, depois André, e os dois juntos.',
      },
      {
        ask: 'Quais são os dois destinos possíveis de um grão?',
        verses: '12:24',
        listen: 'Ficar só ou morrer e dar muito fruto.',
      },
      {
        ask: 'Como está a alma de Jesus, e o que ele pede e deixa de pedir ao Pai?',
        verses: '12:27-28',
        listen: 'Perturbada; não pede para escapar, pede que o nome do Pai brilhe.',
      },
    ],
    interpret: [
      {
        ask: 'Por que um grão bem guardado acaba sozinho, e o que isso diz sobre a vida que só se protege?',
        verses: '12:24-25',
        listen: 'Segurança sem entrega vira solidão.',
      },
      {
        ask: '“Odeia” é um modo forte de dizer que se põe em segundo lugar. Como distinguir entregar a vida de desprezar a própria vida?',
        verses: '12:25',
        listen: 'Quem se entrega tem valor e dá; desprezar-se é outra coisa.',
        follow: 'Onde você já viu as duas coisas serem confundidas?',
      },
      {
        ask: 'O que consola no fato de Jesus ter ficado de alma perturbada antes de dizer sim?',
        verses: '12:27-28',
        listen: 'Coragem não é ausência de medo.',
      },
    ],
    live: [
      {
        ask: 'O que você vem guardando no saco, inteiro e seco, quando podia estar plantado em alguém?',
        listen: 'Tempo, saber, afeto, dinheiro, casa.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'De que plano seu você teria mais dificuldade de abrir mão se Jesus pedisse?',
        listen: 'Carreira, relacionamento, lugar; sem dramatizar.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Quem morreu um pouco para si mesmo para que você estivesse aqui?',
        listen: 'Mãe, avô, professor, missionário.',
        for: ['adults', 'new-believers', 'elderly'],
      },
      {
        ask: 'Qual pequena morte diária faz o casamento dar fruto, e quem de vocês tem morrido mais?',
        listen: 'Equilíbrio; entrega é dos dois.',
        for: ['couples'],
      },
      {
        ask: 'Se alguém chegasse dizendo que quer ver Jesus, a quem ou a que lugar você o levaria?',
        listen: 'Pessoas em quem ele aparece.',
        for: ['visitors', 'new-believers', 'teens'],
      },
      {
        ask: 'Quando uma vida querida foi para a terra e ainda não se vê fruto nenhum, o que ajuda a esperar?',
        listen: 'Talvez nada ainda; fique junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já plantou feijão no algodão? O que aconteceu com o seu, e em que dia você o afogou?',
        bridge: 'O feijão precisa sumir para virar outra coisa. Jesus fala de si com essa imagem.',
      },
      {
        text: 'O que você guarda para usar um dia e já passou da validade: creme, roupa, ingresso, milha?',
        bridge: 'O que se guarda demais se perde sozinho. Jesus diz isso de um grão, e da vida.',
        for: ['adults', 'women', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha um grão de feijão, arroz ou milho na palma da mão. Olhe bem. Feche a mão e pense na escuridão da terra.',
      bridge: 'Jesus olhou assim para a própria hora. Leia com o grão na mão.',
    },
    complete: [
      {
        name: 'Saco ou terra',
        text: 'Em duas colunas: o que eu tenho guardado no saco (… , … , …) e em que terra cada coisa poderia cair (pessoa, lugar, dia). Sublinhe a que dá mais medo.',
      },
      {
        name: 'A minha hora',
        text: 'Complete a oração com a sinceridade do versículo 27: Agora a minha alma está … . E o que direi? Pai, livra-me de … ? Pai, faze brilhar o teu nome em …',
      },
    ],
    challenges: [
      {
        do: 'Plante de verdade uma semente num copinho e, a cada rega, ore por uma pessoa em quem você quer semear.',
        tell: 'em que ponto está a planta e o que você fez pela pessoa.',
      },
      {
        do: 'Abra mão de uma preferência sua por dia, dentro de casa, sem anunciar.',
        tell: 'o que nasceu no espaço que ficou.',
      },
    ],
    children: {
      truth: 'Jesus deu a vida, como semente, para nascer muita vida.',
      to7: {
        story:
          'Era uma vez um grãozinho de trigo que morava num saco, quentinho e seguro. Lá ficava ele, sozinho, sempre igual. Um dia, o semeador o pegou e o pôs na terra escura. Ninguém o via mais. Parecia que tinha acabado. Mas veio a chuva, veio o sol, e saiu um brotinho verde! O brotinho cresceu e virou uma espiga com muitos, muitos grãos. Jesus contou isso para os amigos. Ele disse: eu sou como esse grão. Eu vou dar a minha vida, vai parecer o fim, e depois vai nascer vida para o mundo inteiro. E foi isso que Jesus fez por nós.',
        activity:
          'Plantem um feijão num copo com terra ou algodão. Desenhem o grão, o broto e a planta em três quadradinhos.',
        questions: [
          'Onde o grãozinho morava?',
          'O que nasceu depois da terra escura?',
          'O que Jesus deu por nós?',
        ],
      },
      to12: {
        story:
          'Uns gregos, gente de longe, chegaram a Jerusalém e pediram a Filipe: queremos ver Jesus. Filipe contou a André, e os dois contaram a Jesus. Ele ficou sério. Se até os de longe estavam chegando, então era a hora. E explicou com uma semente. Um grão pode ficar guardado num pote por anos, limpo, inteiro e sozinho. Ou pode cair na terra, sumir, abrir-se, e virar uma espiga cheia. Para dar fruto, o grão não pode continuar grão. Jesus falava da própria morte. E não pense que foi fácil. Ele disse: a minha alma está perturbada. Ele teve medo, como a gente tem. Mas em vez de pedir ao Pai para fugir, pediu que o nome do Pai aparecesse. Hoje há amigos de Jesus em todos os países do mundo. Tudo isso nasceu de um grão.',
        activity:
          'Cada um recebe um grão colado num cartão e escreve embaixo uma coisa sua (tempo, brinquedo, ajuda) que vai plantar em alguém.',
        questions: [
          'O que os gregos queriam?',
          'Por que o grão guardado fica sozinho?',
          'Do que você poderia abrir mão para fazer bem a alguém?',
        ],
      },
      challenge: 'Cuide da sua sementinha todo dia e, ao regar, diga: obrigado, Jesus, pela vida.',
    },
    prayer:
      'Jesus, o Senhor não se guardou. A nossa alma também se perturba, e o Senhor sabe. Pega este grão que somos e põe onde quiseres. Que muita gente, de perto e de longe, possa te ver. Amém.',
    leader: {
      lost: 'O versículo 25 é mal usado para dizer que crente não deve cuidar de si nem ser feliz. Jesus fala de não fazer da própria vida o centro; ele mesmo descansou, comeu com amigos e se retirou para orar.',
      tender:
        'Quem vive com pensamentos de morte pode agarrar-se às palavras morrer e odiar a vida. Se perceber isso, fale com a pessoa em particular na mesma noite, pergunte com clareza e liguem juntos para o CVV, 188. Quem vive em casa violenta também não deve ouvir aqui uma ordem de suportar.',
    },
    comfort:
      'Quem vê o grão cair só vê terra. Jesus conhece o escuro por dentro e sabe o que vem depois. Você não precisa enxergar a espiga hoje.',
    closing: 'Só o grão guardado fica só.',
    words: [
      'grao de trigo',
      'gregos',
      'queremos ver jesus',
      'queriamos ver jesus',
      'muito fruto',
      'caindo na terra',
      'e chegada a hora',
      'alma esta perturbada',
      'levantado da terra',
      'atrairei todos',
      'ama sua vida',
      'principe deste mundo',
    ],
  },
  {
    verses: '13:1-17',
    key: '13:14',
    title: 'A bacia e a toalha',
    theme: 'o serviço que lava os pés',
    themes: ['servico', 'humildade', 'proximo', 'discipulado'],
    idea: 'Sabendo quem era e para onde ia, Jesus se ajoelhou e lavou pés; quem se deixa lavar por ele aprende a fazer o mesmo por qualquer um.',
    context:
      'É a última noite. Jesus sabe da traição, da cruz e do poder que tem nas mãos. Lavar pés era tarefa de escravo, e ninguém à mesa se ofereceu. Ele se levanta, e os discípulos ficam sem saber para onde olhar.',
    retold: [
      {
        verses: '13:1-5',
        says: 'Jesus, que veio de Deus e para Deus vai, ama os seus até o fim. Tira a roupa de cima, pega uma toalha e lava os pés dos discípulos.',
      },
      {
        verses: '13:6-9',
        says: 'Pedro não quer que Jesus lhe lave os pés. Ouve que, sem isso, não tem parte com ele, e pede então também as mãos e a cabeça.',
      },
      {
        verses: '13:10-11',
        says: 'Jesus diz que quem está lavado só precisa lavar os pés. Os discípulos estão limpos, mas não todos, porque ele sabe quem o vai trair.',
      },
      {
        verses: '13:12-17',
        says: 'Jesus volta à mesa e diz que, se o Senhor e Mestre lavou os pés deles, devem lavar os pés uns aos outros. Serão felizes se o praticarem.',
      },
    ],
    read: {
      verses: '13:4-15',
      how: 'Um narrador, Jesus e Pedro. Ponham no centro da sala uma bacia e uma toalha antes de começar.',
    },
    observe: [
      {
        ask: 'Quais são os gestos de Jesus, um por um, do momento em que se levanta até se sentar de novo?',
        verses: '13:4-5, 13:12',
        listen: 'Tira a roupa, cinge-se, põe água, lava, enxuga, veste-se.',
      },
      {
        ask: 'Por quais reações Pedro passa em poucos minutos?',
        verses: '13:6-9',
        listen: 'Espanto, recusa, exagero.',
      },
      {
        ask: 'Que exemplo Jesus diz ter dado, e a quem ele o manda repetir?',
        verses: '13:13-15',
        listen: 'O Senhor lavou; eles devem lavar uns aos outros.',
      },
    ],
    interpret: [
      {
        ask: 'Judas estava ali, e também foi lavado. O que isso mostra sobre os limites do amor de Jesus?',
        verses: '13:5, 13:10-11',
        listen: 'Ele serve até quem vai feri-lo, sem ignorar o que ele fará.',
      },
      {
        ask: 'Por que é mais fácil para Pedro lavar pés do que deixar que lavem os seus?',
        verses: '13:6-8',
        listen: 'Receber tira o controle e expõe a sujeira.',
        follow: 'Quando você recusa ajuda, o que está protegendo?',
      },
      {
        ask: 'Jesus não deixa de ser Senhor para servir: “dizeis bem, porque eu o sou”. Que ideia de autoridade nasce desse gesto?',
        verses: '13:12-14',
        listen: 'Autoridade que se ajoelha; poder usado a favor.',
      },
    ],
    live: [
      {
        ask: 'Qual é a tarefa que todo mundo na sua casa, ou no seu trabalho, finge que não viu?',
        listen: 'Riam juntos; depois alguém assume uma.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'De quem você teria mais dificuldade de lavar os pés?',
        listen: 'Não é preciso dizer o nome.',
        for: ['long-believers', 'adults', 'men', 'women'],
      },
      {
        ask: 'Na sua turma, quem serve sem aparecer, e como você trata essa pessoa?',
        listen: 'Merendeira, monitor, colega calado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que ajuda você precisa e vem recusando para não dar trabalho?',
        listen: 'Envelhecer, adoecer, morar só: receber também é humildade.',
        for: ['elderly', 'singles', 'mourning'],
      },
      {
        ask: 'O que você esperava de um Deus poderoso, e como fica isso diante de um Deus com a toalha na cintura?',
        listen: 'Surpresa bem-vinda.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Para quem lidera alguma coisa: que parte do seu cargo poderia virar bacia nesta semana?',
        listen: 'Fazer o que se costuma mandar fazer.',
        for: ['long-believers', 'men', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sola de pé mais suja da sua infância, e quem esfregava?',
        bridge: 'Alguém se abaixou para limpar a gente. Naquela noite, quem se abaixou foi Jesus.',
      },
      {
        text: 'Louça, banheiro ou roupa de cama: qual serviço você trocaria por qualquer outro, e com quem?',
        bridge: 'Em toda casa há um serviço que ninguém quer. No tempo de Jesus, era o dos pés.',
        for: ['couples', 'young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Lave as mãos ou os pés com água morna, devagar, e enxugue com uma toalha limpa. Deixe-se cuidar por um minuto.',
      bridge: 'Jesus pediu para fazer isso por Pedro. Deixe que ele faça por você.',
    },
    complete: [
      {
        name: 'Escala da bacia',
        text: 'Desenhe uma bacia. Dentro, escreva três pés que Deus pôs na sua frente (pessoas ou situações): … , … , … . Na toalha, o gesto possível para um deles: … . Na borda, o que você vai precisar tirar antes, como Jesus tirou a roupa: …',
      },
      {
        name: 'Conversa com Pedro',
        text: 'Complete: Senhor, tu lavares … em mim? Eu tenho vergonha de … . Mesmo assim, pode lavar … .',
        for: ['new-believers', 'men', 'women', 'young', 'adults'],
      },
    ],
    challenges: [
      {
        do: 'Assuma por uma semana, calado, a tarefa que ninguém quer na sua casa ou no seu trabalho.',
        tell: 'em que dia você quis reclamar e o que fez.',
      },
      {
        do: 'Deixe alguém servir você em algo que costuma fazer sozinho e diga apenas obrigado.',
        tell: 'o que foi mais estranho: pedir ou receber.',
      },
    ],
    children: {
      truth: 'Jesus serve, e eu posso servir também.',
      to7: {
        story:
          'Os amigos de Jesus chegaram para jantar com os pés cheios de poeira da estrada. Quem vai lavar? Um olhou para o outro. Eu não! Eu não! Então Jesus se levantou. Ele, o mais importante de todos! Pegou uma bacia com água, amarrou uma toalha na cintura e se ajoelhou. Chuá, chuá. Lavou um pé, lavou outro, e enxugou com carinho. Pedro ficou com vergonha: o meu, não! Jesus explicou: eu quero cuidar de você. Depois ele disse: viram o que eu fiz? Façam assim uns com os outros. Quem serve fica muito feliz.',
        activity:
          'Com bacia e toalha, um lava as mãos ou os pés do outro, dizendo: eu cuido de você porque Jesus cuida de mim.',
        questions: [
          'Quem lavou os pés dos amigos?',
          'Por que Pedro ficou com vergonha?',
          'Em que você pode ajudar em casa hoje?',
        ],
      },
      to12: {
        story:
          'Naquele tempo se andava de sandália em rua de terra, junto com os animais. Imagine os pés na hora do jantar! Em geral um escravo os lavava. Naquela noite não havia escravo, e doze homens fizeram de conta que não viram a bacia. Cada um esperava pelo outro. Então Jesus se levantou da mesa, tirou o manto, amarrou uma toalha na cintura, encheu a bacia e começou a lavar pé por pé. Fez-se um silêncio enorme. Pedro não aguentou: o Senhor nunca vai lavar os meus! Jesus disse que, sem isso, ele não teria parte com ele. Pedro mudou: então lave também as mãos e a cabeça! Até os pés de Judas, que ia traí-lo, Jesus lavou. Depois, sentou-se e disse: vocês me chamam de Senhor, e eu sou. Se eu fiz isso por vocês, façam uns pelos outros. O maior da sala era o que estava com a toalha.',
        activity:
          'Escrevam em papéis as tarefas chatas da casa, ponham na bacia, e cada um sorteia uma para fazer de surpresa.',
        questions: [
          'Por que ninguém se ofereceu para lavar os pés?',
          'Por que Jesus lavou também os pés de Judas?',
          'Quem serve você todos os dias sem receber obrigado?',
        ],
      },
      challenge: 'Faça de surpresa um serviço que ninguém gosta de fazer em casa.',
    },
    prayer:
      'Senhor Jesus, o Senhor se ajoelhou diante de nós. Lava o que temos vergonha de mostrar. Depois põe a toalha na nossa mão e mostra de quem são os pés. Queremos ser felizes praticando isso. Amém.',
    leader: {
      lost: 'Se planejarem lavar pés na reunião, avise antes e deixe livre para quem não quiser: há pés doentes, timidez, deficiência. O centro não é a cerimônia; é a segunda-feira.',
      tender:
        'Quem vive servindo sem ser cuidado (mães, cuidadores, esposas maltratadas) pode sair mais pesado. Diga a essas pessoas que hoje o lugar delas é o de Pedro, com os pés na água. Serviço não é aceitar abuso: Ligue 180.',
      differ:
        'Algumas igrejas (entre elas adventistas e certas batistas e pentecostais) lavam os pés como ordenança; católicos o fazem na Quinta-feira Santa; outras entendem o gesto só como exemplo. Todas leem nele a ordem de servir.',
    },
    comfort:
      'Ele amou os seus até o fim. Não até o limite da paciência, nem até a decepção: até o fim. Hoje você não precisa lavar nada. Deixe que ele se ajoelhe e cuide.',
    closing: 'O Senhor está de toalha na cintura.',
    words: [
      'lava pes',
      'lavar os pes',
      'bacia',
      'toalha',
      'cingiu se',
      'eu vos dei o exemplo',
      'amou ate o fim',
      'nao tens parte comigo',
      'as maos e a cabeca',
      'mestre e senhor',
      'servo nao e maior',
      'ultima ceia',
    ],
  },
  {
    verses: '13:31-38',
    key: '13:34',
    title: 'Como eu amei vocês',
    theme: 'o novo mandamento',
    themes: ['comunhao', 'proximo', 'discipulado', 'missao'],
    idea: 'Na noite em que um o trai e outro vai negá-lo, Jesus deixa uma só marca para os seus discípulos: amar uns aos outros como ele amou.',
    context:
      'Judas acaba de sair pela noite. Jesus se despede chamando homens feitos de “filhinhos”. Entre a saída do traidor e o aviso de que Pedro vai negá-lo, ele põe no meio da mesa um mandamento.',
    retold: [
      {
        verses: '13:31-33',
        says: 'Jesus diz que agora o Filho do homem é glorificado, e Deus nele. Ainda está um pouco com os discípulos, mas aonde ele vai eles não podem ir.',
      },
      {
        verses: '13:34-35',
        says: 'Jesus dá aos discípulos um novo mandamento, que se amem assim como ele os amou. Por esse amor todos conhecerão que são dele.',
      },
      {
        verses: '13:36-38',
        says: 'Pedro pergunta por que não pode seguir Jesus agora e diz que dará a vida por ele. Jesus responde que, antes de o galo cantar, Pedro o negará três vezes.',
      },
    ],
    read: {
      verses: '13:31-38',
      how: 'Jesus lido por uma mulher ou um homem mais velho, com voz de despedida; outra pessoa lê Pedro. O 34, todos.',
    },
    observe: [
      {
        ask: 'O que acontece antes e o que acontece logo depois do mandamento?',
        verses: '13:31, 13:36-38',
        listen: 'Judas sai; Pedro promete e ouve que vai negar.',
      },
      {
        ask: 'Que medida Jesus põe no amor que ele pede?',
        verses: '13:34',
        listen: 'Como ele amou.',
      },
      {
        ask: 'Por qual sinal os de fora reconheceriam um discípulo?',
        verses: '13:35',
        listen: 'O amor de uns pelos outros; nada mais na lista.',
      },
    ],
    interpret: [
      {
        ask: 'Amar o próximo já era lei antiga. O que há de “novo” nesse mandamento?',
        verses: '13:34',
        listen: 'A medida e a fonte: o amor que receberam dele.',
        follow:
          'Lembrem gestos de amor de Jesus que estes discípulos tinham visto de perto: quais vêm à cabeça?',
      },
      {
        ask: 'Por que o amor entre discípulos convence mais do que argumentos, cartazes ou camisetas?',
        verses: '13:35',
        listen: 'É difícil de fingir por muito tempo, e todos precisam dele.',
      },
      {
        ask: 'Pedro quer morrer por Jesus e pula a parte de amar os colegas. O que há de mais fácil no heroísmo do que no amor de todo dia?',
        verses: '13:34-38',
        listen: 'O grande gesto é um; o cotidiano repete e não tem aplauso.',
      },
    ],
    live: [
      {
        ask: 'Quem deste grupo, ou da sua igreja, é mais fácil amar de longe?',
        listen: 'Pensar num nome, não dizer.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Se alguém seguisse o grupo de mensagens da sua turma da igreja por um mês, o que concluiria sobre Jesus?',
        listen: 'Fofoca, carinho, silêncio, cuidado.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que gesto de amor de gente da fé pesou mais para você estar aqui do que qualquer sermão?',
        listen: 'Histórias curtas e concretas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como vocês amam melhor: nas grandes datas ou na quarta-feira, às dez da noite, com a louça na pia?',
        listen: 'Amor de rotina.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que promessa grande você já fez a Deus e não cumpriu, e o que Jesus fez com você depois?',
        listen: 'Pedro caiu e foi amado.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Quem amou você com mãos e presença nos dias piores?',
        listen: 'Basta o nome e o gesto.',
        for: ['mourning', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Por que sinal você reconhece de longe um torcedor, um cearense, um gaúcho, um contador? Vale exagerar com carinho.',
        bridge: 'Todo grupo tem uma marca. Jesus escolheu a dos seus.',
      },
      {
        text: 'Que recado de despedida alguém deixou para você, em bilhete, portão ou rodoviária, que nunca saiu da memória?',
        bridge: 'Em despedida a gente diz só o que importa. Jesus está se despedindo.',
        for: ['adults', 'elderly', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Lembre de três pessoas que amaram você quando não era fácil. Diga os nomes em voz baixa.',
      bridge: 'Por trás desses nomes há um amor mais antigo. Jesus fala dele.',
    },
    complete: [
      {
        name: 'Como ele me amou',
        text: 'Faça duas colunas. Na primeira: Jesus me amou quando eu … (três linhas). Na segunda, ao lado de cada uma: do mesmo jeito, posso amar … fazendo …',
      },
      {
        name: 'Carteira de identidade',
        text: 'Esboce um documento. No lugar da impressão digital, escreva o gesto de amor pelo qual você gostaria de ser reconhecido: … . Em sinais particulares, o que hoje atrapalha: … . Assine.',
      },
    ],
    challenges: [
      {
        do: 'Faça um gesto concreto por alguém do grupo com quem você tem menos afinidade: carona, almoço, ajuda numa mudança.',
        tell: 'o que você passou a gostar nessa pessoa.',
      },
      {
        do: 'Durante a semana, não diga de ninguém da igreja o que não diria na frente dele.',
        tell: 'com que assunto você preencheu o silêncio.',
      },
    ],
    children: {
      truth: 'Eu mostro que sou de Jesus quando amo.',
      to7: {
        story:
          'Era a última noite de Jesus com os seus amigos, antes da cruz. Eles estavam em volta da mesa, e Jesus falou bem carinhoso: filhinhos! Eu vou embora daqui a pouco. Quero deixar uma coisa com vocês. Não era um presente de embrulho. Era um pedido: amem uns aos outros, do jeito que eu amei vocês. Os amigos lembraram: Jesus abraçou as crianças, esperou quem era lento, deu comida, lavou os pés. É assim que se ama! Quando as pessoas virem vocês se amando, disse Jesus, elas vão saber que vocês são meus.',
        activity:
          'Recorte um coração grande e carimbem as mãos de todos nele, com tinta ou contorno; em cada mão, um gesto de amor.',
        questions: [
          'O que Jesus pediu aos amigos?',
          'Como Jesus amava as pessoas?',
          'Quem você vai amar hoje, e como?',
        ],
      },
      to12: {
        story:
          'Como você reconhece um jogador do seu time? Pela camisa. E um discípulo de Jesus? Na última noite, ele explicou. Judas tinha acabado de sair para entregá-lo. Pedro, dali a poucas horas, diria três vezes que não o conhecia. Jesus sabia das duas coisas. Mesmo assim, chamou os amigos de filhinhos e deixou um mandamento novo: amem uns aos outros como eu amei vocês. Não disse: sejam os mais inteligentes, usem tal roupa, ganhem as discussões. Disse que todo mundo ia saber quem eles eram por uma coisa só: o amor de uns pelos outros. Pedro quis mudar de assunto: por ti eu dou a minha vida! Morrer por Jesus parecia mais fácil que aguentar o colega chato. Mas o amor de Jesus é desse tamanho: serve para o dia grande e para o recreio de terça-feira.',
        activity:
          'Cada um escreve o próprio nome numa folha; as folhas giram, e todos escrevem nela algo verdadeiro e bom sobre o dono.',
        questions: [
          'Qual é a marca de um discípulo de Jesus?',
          'O que Jesus sabia sobre Judas e Pedro quando disse isso?',
          'Com quem da sua turma é mais difícil viver esse mandamento?',
        ],
      },
      challenge: 'Faça um bem a alguém da turma de quem você não é tão amigo.',
    },
    prayer:
      'Jesus, o Senhor nos amou sabendo tudo. Põe esse amor entre nós: na conversa do grupo, na paciência com o chato, na visita a quem sumiu. Que alguém nos veja e desconfie que o Senhor está aqui. Amém.',
    leader: {
      lost: 'O tema convida a generalidades: precisamos amar mais. Peça exemplos com dia e hora. E não transforme o versículo 38 em acusação a Pedro; ele será procurado e restaurado (João 21).',
      tender:
        'Se há um conflito conhecido dentro do grupo, não o resolva na roda nem mande as pessoas se abraçarem. Converse antes com cada uma. Em caso de agressão ou abuso, amor significa proteger quem foi ferido.',
    },
    comfort:
      'Filhinhos, disse ele, na noite em que tudo desabava. Se a sua noite está assim, ouça o modo como ele chama você, antes de qualquer pedido.',
    closing: 'Por isto saberão de quem somos: pelo amor.',
    words: [
      'novo mandamento',
      'ameis uns aos outros',
      'amar uns aos outros',
      'amor uns aos outros',
      'assim como eu vos amei',
      'todos conhecerao',
      'meus discipulos',
      'filhinhos',
      'o galo nao cantara',
      'negar tres vezes',
      'glorificado',
      'darei a minha vida',
    ],
  },
  {
    verses: '14:1-14',
    key: '14:6',
    title: 'Há lugar na casa do Pai',
    theme: 'o caminho para o Pai',
    themes: ['esperanca', 'ansiedade', 'salvacao', 'luto'],
    idea: 'A quem está com o coração perturbado, Jesus não entrega um mapa: oferece a si mesmo como caminho, e uma casa onde o Pai já espera.',
    context:
      'É a mesma mesa da traição anunciada e da negação de Pedro. Jesus avisou que vai embora, e o chão sumiu debaixo de todos. Ele responde às perguntas mais francas da noite: a de Tomé e a de Filipe.',
    retold: [
      {
        verses: '14:1-4',
        says: 'Jesus pede aos discípulos que não se perturbem e creiam nele. Na casa do Pai há muitas moradas, e ele vai preparar lugar e voltará para levá-los.',
      },
      {
        verses: '14:5-7',
        says: 'Tomé diz que não sabem o caminho. Jesus responde que ele é o caminho, a verdade e a vida, e que ninguém vem ao Pai senão por ele.',
      },
      {
        verses: '14:8-11',
        says: 'Filipe pede para ver o Pai. Jesus responde que quem o vê, vê o Pai, e que creiam nisso, ao menos por causa das obras.',
      },
      {
        verses: '14:12-14',
        says: 'Jesus diz que quem crê nele fará obras ainda maiores, porque ele vai ao Pai. O que pedirem em seu nome, ele o fará.',
      },
    ],
    read: {
      verses: '14:1-11',
      how: 'Uma voz calma lê Jesus; duas pessoas fazem as perguntas de Tomé (5) e Filipe (8). Repitam juntos o 1.',
    },
    observe: [
      {
        ask: 'O que Jesus diz que vai fazer pelos discípulos, do versículo 2 ao 3?',
        verses: '14:2-3',
        listen: 'Preparar lugar, voltar, levá-los para junto dele.',
      },
      {
        ask: 'O que Tomé e Filipe admitem não saber ou não ter?',
        verses: '14:5, 14:8',
        listen: 'O destino e o caminho; a visão do Pai.',
      },
      {
        ask: 'Que três coisas Jesus diz que é, e para chegar a quem?',
        verses: '14:6',
        listen: 'Caminho, verdade e vida; ao Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Ele não diz: não há motivo para se perturbar. Que remédio, então, ele oferece ao coração?',
        verses: '14:1-3',
        listen: 'Confiança numa pessoa e um lugar garantido por ela.',
      },
      {
        ask: 'Que diferença existe entre alguém ensinar o caminho e alguém dizer “Eu sou o caminho”?',
        verses: '14:5-6',
        listen: 'Não basta saber a direção; é preciso ir com ele.',
        follow: 'O que acontece com a fé quando vira só um mapa bem decorado?',
      },
      {
        ask: '“Quem me vê, vê o Pai”: que ideias de Deus não sobrevivem quando se olha para Jesus?',
        verses: '14:7-9',
        listen: 'Deus distante, impaciente, indiferente, contador de erros.',
      },
    ],
    live: [
      {
        ask: 'O que anda perturbando o seu coração à noite, quando a casa fica quieta?',
        listen: 'Cada um diz só o que quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual é a pergunta de Tomé que você tem sobre o futuro e finge que não tem?',
        listen: 'Vestibular, trabalho, namoro, família.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como era o Deus que apresentaram a você, e em que ele se parece ou não com Jesus?',
        listen: 'Sem ofender a família de ninguém.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Filipe conviveu tanto e ainda não tinha percebido. O que de Jesus você só foi enxergar depois de anos?',
        listen: 'Fé que continua descobrindo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Onde, na correria de vocês, a casa já tem gosto de casa do Pai, com lugar para mais um?',
        listen: 'Mesa, escuta, sofá disponível.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quando você pensa no lugar preparado para quem partiu, que detalhe gostaria que ele tivesse?',
        listen: 'Deixe imaginar com ternura.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o caminho mais absurdo em que o GPS já enfiou você?',
        bridge: 'Tomé também pediu uma rota. A resposta que recebeu não cabia em mapa.',
      },
      {
        text: 'Alguém já preparou um lugar para você: cama arrumada, prato guardado, cadeira reservada? Conte.',
        bridge: 'Ser esperado muda a chegada. Jesus diz que foi preparar um lugar.',
        for: ['adults', 'elderly', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e sinta o coração bater por um minuto. Não tente acalmá-lo à força.',
      bridge: 'Jesus fala com esse coração. Leia a primeira frase três vezes.',
    },
    complete: [
      {
        name: 'O que perturba, em quem confio',
        text: 'Dobre a folha ao meio. À esquerda, escreva o que perturba: … , … , … . À direita, ao lado de cada linha, quem Jesus é para isso (caminho, verdade, vida, casa). Deixe em branco a que ainda não tiver par.',
      },
      {
        name: 'Bilhete na porta',
        text: 'Imagine a porta do quarto preparado. Complete a placa: Reservado para … . Quem chega aqui pode finalmente … . Enquanto não chego, hoje eu caminho com Jesus em …',
      },
    ],
    challenges: [
      {
        do: 'Prepare um lugar: convide alguém para uma refeição e arrume a mesa como se fosse uma visita esperada há meses.',
        tell: 'como a pessoa reagiu ao ver que era esperada.',
      },
      {
        do: 'Toda noite, antes de dormir, diga em voz alta o que perturba e, em seguida, João 14:1.',
        tell: 'como dormiu, sem enfeitar a resposta.',
      },
    ],
    children: {
      truth: 'Jesus é o caminho até o Pai, e há lugar para mim.',
      to7: {
        story:
          'Os amigos de Jesus ficaram com o coração apertadinho. Jesus ia embora! Ele viu a carinha de cada um e disse: não fiquem assustados. Confiem em mim. Na casa do meu Pai tem muitos quartos. Eu vou preparar um lugar para vocês, e depois venho buscar. Tomé levantou a mão: mas a gente não sabe o caminho! Jesus sorriu: o caminho sou eu. Era só ficar juntinho dele. Quem está de mãos dadas com o papai no mercado não precisa de mapa, não é? Com Jesus também é assim: ele leva a gente até o Pai.',
        activity:
          'Desenhem uma casa com muitas janelas; em cada uma, alguém da família ou um amigo. Deixem uma janela aberta para mais um.',
        questions: [
          'O que Jesus foi preparar?',
          'O que Tomé não sabia?',
          'Quem você desenharia na casa do Pai?',
        ],
      },
      to12: {
        story:
          'Você já sentiu aquele frio na barriga de mudança: escola nova, casa nova, alguém indo embora? Os discípulos estavam assim. Jesus acabara de contar que ia partir. Ele percebeu e disse: não deixem o coração ficar perturbado; confiem em Deus e confiem em mim. Falou de uma casa, a do Pai, com muito espaço, onde ele ia arrumar um lugar para cada um. E vocês sabem o caminho, completou. Tomé, que não gostava de fingir, falou a verdade: não sabemos, não! Jesus respondeu: eu sou o caminho, a verdade e a vida. Não era uma estrada, era uma pessoa. Filipe ainda pediu: mostre-nos o Pai. E Jesus, talvez com um sorriso cansado: faz tanto tempo que estou com vocês! Quem me vê, vê o Pai. Quer saber como Deus é? Olhe para Jesus.',
        activity:
          'Façam um labirinto com cadeiras. Primeiro, a criança tenta sozinha de olhos vendados; depois, de mãos dadas com quem sabe o caminho.',
        questions: [
          'Por que os discípulos estavam preocupados?',
          'O que Tomé e Filipe tiveram coragem de dizer?',
          'Que pergunta você tem sobre Deus?',
        ],
      },
      challenge: 'Arrume um lugar especial à mesa para alguém e diga: eu estava esperando você.',
    },
    prayer:
      'Jesus, o nosso coração se perturba e o Senhor não se zanga. Segura-nos pela mão, porque não sabemos o caminho. Obrigado pelo lugar preparado. Mostra-nos o Pai, hoje, em algum gesto simples. Amém.',
    leader: {
      lost: 'Duas discussões prendem o grupo: o destino de quem é de outra religião e o cheque em branco dos versículos 12-14. No primeiro caso, diga o que Jesus afirma de si e deixe o julgamento com Deus; no segundo, lembre que pedir em nome dele é pedir o que combina com ele.',
      tender:
        'Este é texto de velório em todo o Brasil; alguém pode ser levado de volta àquele dia. Pergunte se a pessoa quer ficar. Não descreva o céu além do que o texto diz, nem afirme onde está quem morreu: fale da casa e de quem a prepara.',
    },
    comfort:
      'Há lugar. Não sobra, não encaixe, não favor: um lugar preparado por quem conhece você. Até lá, a mesma mão que arruma o quarto segura a sua no corredor.',
    closing: 'Não temos o mapa; temos quem é o caminho.',
    words: [
      'muitas moradas',
      'casa de meu pai',
      'preparar lugar',
      'nao se perturbe',
      'nao se turbe',
      'caminho a verdade',
      'eu sou o caminho',
      'ninguem vem ao pai',
      'tome',
      'filipe',
      'mostra nos o pai',
      'quem me ve',
      'obras maiores',
    ],
  },
  {
    verses: '14:15-31',
    key: '14:18',
    title: 'Vocês não ficarão órfãos',
    theme: 'o Consolador e a paz de Jesus',
    themes: ['espirito', 'medo', 'obediencia', 'esperanca'],
    idea: 'Jesus vai embora sem deixar ninguém órfão: o Espírito vem morar conosco, lembra as palavras dele e traz uma paz que não depende das circunstâncias.',
    context:
      'A despedida continua. Os discípulos perderiam a voz, o abraço e a presença do Mestre. Ele fala então de “outro Consolador”: a palavra designa alguém chamado para ficar ao lado, que ajuda, defende e anima.',
    retold: [
      {
        verses: '14:15-17',
        says: 'Jesus diz que quem o ama guarda os seus mandamentos. Ele rogará ao Pai, que dará aos discípulos o Espírito da verdade, para estar neles para sempre.',
      },
      {
        verses: '14:18-24',
        says: 'Jesus não deixará os discípulos órfãos. Quem o ama guarda a sua palavra, e ele e o Pai farão morada nessa pessoa.',
      },
      {
        verses: '14:25-27',
        says: 'O Espírito Santo ensinará tudo aos discípulos e lhes fará lembrar o que Jesus disse. Jesus lhes dá a sua paz, não como o mundo dá.',
      },
      {
        verses: '14:28-31',
        says: 'Jesus diz que vai ao Pai e avisa antes, para que creiam. O príncipe deste mundo se aproxima, mas Jesus faz como o Pai mandou.',
      },
    ],
    read: {
      verses: '14:16-27',
      how: 'Em roda, um versículo cada um. No 18 e no 27, todos juntos.',
    },
    observe: [
      {
        ask: 'O que o texto conta que o Consolador é e faz?',
        verses: '14:16-17, 14:26',
        listen: 'Fica para sempre, habita, ensina, faz lembrar.',
      },
      {
        ask: 'Que promessas Jesus faz usando os verbos deixar, vir e morar?',
        verses: '14:18, 14:23',
        listen: 'Não deixar órfãos; vir; fazer morada.',
      },
      {
        ask: 'Como Jesus descreve a paz que dá?',
        verses: '14:27',
        listen: 'É dele; não é dada como o mundo dá.',
      },
    ],
    interpret: [
      {
        ask: 'O que um órfão perde além de quem cuidava dele, e como as promessas de Jesus respondem a essas perdas?',
        verses: '14:16-18',
        listen: 'Lugar, defesa, memória, voz; o Espírito fica, defende, lembra.',
      },
      {
        ask: 'Jesus liga amar e guardar as palavras dele. Por que isso é diferente de obedecer para ser amado?',
        verses: '14:21, 14:23',
        listen: 'Guarda-se o que se ama; o amor vem antes.',
        follow: 'Que palavra de alguém querido você guarda e segue até hoje?',
      },
      {
        ask: 'De que jeito “o mundo dá” paz, e onde essa paz acaba?',
        verses: '14:27',
        listen: 'Controle, distração, dinheiro, silêncio do problema; acaba quando falha.',
      },
    ],
    live: [
      {
        ask: 'Em que área você toca a vida como se não houvesse ninguém ao seu lado?',
        listen: 'Autossuficiência ou abandono; distinga com carinho.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que você costuma usar para ter paz por quinze minutos, e o que sobra quando os quinze minutos passam?',
        listen: 'Fone, jogo, doce, rolagem; sem culpa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momento uma palavra de Jesus voltou à sua memória na hora exata?',
        listen: 'Testemunhos breves do Espírito que faz lembrar.',
        for: ['long-believers', 'new-believers', 'elderly'],
      },
      {
        ask: 'Que tipo de clima mora na casa de vocês quando ninguém está fazendo força?',
        listen: 'Tensão, riso, pressa; o que o Espírito poderia mudar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Como você explicaria a um amigo que nunca pisou na igreja quem é esse que vem ficar ao lado?',
        listen: 'Linguagem simples; boas imagens.',
        for: ['young', 'visitors', 'long-believers'],
      },
      {
        ask: 'Em que hora do dia a palavra órfão cabe em você, tenha a idade que tiver?',
        listen: 'Perder pai e mãe dói aos sete e aos setenta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já se perdeu de quem cuidava de você, no mercado, na praia ou no desfile? Quem achou?',
        bridge:
          'Todo mundo lembra do susto e do abraço. Jesus fala aos discípulos com esse susto em mente.',
      },
      {
        text: 'Qual frase da sua mãe, avó ou professor aparece na sua cabeça sozinha, na hora certa?',
        bridge: 'Há palavras que moram na gente. Jesus promete alguém que faz lembrar as dele.',
        for: ['adults', 'couples', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Sente-se e deixe uma cadeira vazia ao lado. Fique um minuto assim, sem dizer nada.',
      bridge: 'O Consolador é aquele que vem para o lado. Leia com a cadeira ali.',
    },
    complete: [
      {
        name: 'Duas pazes',
        text: 'Faça duas listas: a paz que eu compro, controlo ou disfarço: … ; e a paz que já recebi e não sei explicar: … . Escolha uma preocupação de hoje e diga em qual lista quer colocá-la.',
      },
      {
        name: 'Quem está ao lado',
        text: 'Complete: Quando eu me sinto sozinho em … , o Espírito pode me lembrar que … . Quando tenho medo de … , ele pode ficar comigo em … .',
      },
    ],
    challenges: [
      {
        do: 'Decore João 14:27, um pedaço por dia, e repita numa situação de aperto.',
        tell: 'quando foi que o versículo veio sem você chamar.',
      },
      {
        do: 'Fique ao lado, de verdade, de alguém que vai enfrentar sozinho uma consulta, uma audiência, uma prova ou uma mudança.',
        tell: 'o que a sua presença fez, mesmo sem resolver nada.',
      },
    ],
    children: {
      truth: 'O Espírito Santo fica comigo: nunca estou sozinho.',
      to7: {
        story:
          'Sabe quando a mamãe precisa sair e a gente fica com medo? Os amigos de Jesus ficaram assim. Jesus ia para o Pai, e eles pensavam: quem vai cuidar de nós? Jesus disse uma coisa bem carinhosa: eu não vou deixar vocês sozinhos. O Pai vai mandar um amigo para ficar sempre com vocês. É o Espírito Santo. Não dá para ver, mas ele mora pertinho, dentro da gente. Quando você esquecer o que eu ensinei, ele ajuda a lembrar. E Jesus deixou um presente: a minha paz eu dou a vocês. Não precisa ter medo.',
        activity:
          'Encham um balão e passem em roda sem deixar cair. O ar não se vê, mas está ali; assim é o Espírito conosco.',
        questions: [
          'De que os amigos de Jesus tinham medo?',
          'Quem Jesus prometeu mandar?',
          'Quando você gosta de lembrar que não está sozinho?',
        ],
      },
      to12: {
        story:
          'Imagine o melhor professor que você já teve avisando que amanhã não vem mais. E depois de amanhã também não. Foi o que os discípulos sentiram naquela noite. Três anos andando com Jesus, e agora ele falava em partir. Quem ia defender, explicar, animar? Jesus então usou uma palavra forte: não vou deixar vocês órfãos. O Pai mandaria outro Consolador, o Espírito Santo. Consolador é aquele que a gente chama para ficar do lado: um amigo na hora difícil, um defensor quando acusam, um professor que lembra a resposta. Jesus só podia estar num lugar de cada vez; o Espírito estaria com todos, em qualquer cidade, por dentro. E Jesus ainda deixou uma herança: a paz dele. Não a paz de quando está tudo fácil. Uma paz que fica até quando a prova é difícil e a luz apaga.',
        activity:
          'Escrevam situações de medo em papéis. Um lê, e os outros respondem com uma palavra de Jesus que o Espírito poderia lembrar.',
        questions: [
          'O que quer dizer Consolador?',
          'Em que a paz de Jesus é diferente?',
          'Que palavra de Jesus você quer guardar para uma hora difícil?',
        ],
      },
      challenge: 'Quando sentir medo, respire fundo e diga: Espírito Santo, fica comigo.',
    },
    prayer:
      'Pai, obrigado porque não somos órfãos. Espírito Santo, fica ao lado de quem entra hoje numa casa vazia. Lembra-nos das palavras de Jesus quando a memória falhar, e guarda o nosso coração na paz que é dele. Amém.',
    leader: {
      lost: 'O versículo 28 (o Pai é maior) leva a debates sobre a Trindade. Basta dizer que o Filho, feito gente, fala da sua volta ao Pai; e siga para a promessa.',
      tender:
        'Órfão não é imagem para todos: alguém pode ter crescido sem pai ou mãe, em abrigo, ou ter perdido os pais há pouco. Avise qual é o texto antes de ler. Se houver criança ou adolescente em situação de abandono ou maus-tratos, Disque 100.',
      differ:
        'Sobre quando e como se recebe o Espírito, e sobre os dons, as igrejas ensinam de modos diversos. Nesta noite, fique com a promessa comum a todas: ele está conosco para sempre.',
    },
    comfort:
      'Não vos deixarei órfãos. Ele sabia que a frase seria lida em casas com uma cadeira vazia. Não é uma ideia que fica com você esta noite; é alguém.',
    closing: 'A paz que ele deixa não depende de amanhã.',
    words: [
      'consolador',
      'outro consolador',
      'paracleto',
      'espirito da verdade',
      'orfaos',
      'minha paz vos dou',
      'paz vos deixo',
      'faremos morada',
      'se me amais',
      'guardai meus mandamentos',
      'vos fara lembrar',
      'nao como o mundo',
    ],
  },
  {
    verses: '15:1-17',
    key: '15:5',
    title: 'Ligados à videira',
    theme: 'permanecer em Jesus',
    themes: ['discipulado', 'amizade', 'proposito', 'palavra'],
    idea: 'Fruto não se força: nasce de permanecer em Jesus, que nos chama de amigos, nos cuida com poda e nos dá o seu próprio amor para repartir.',
    context:
      'Jesus e os discípulos já se levantaram da mesa. Talvez passem por alguma parreira, ou pela videira de ouro que enfeitava o Templo. Israel era chamado de vinha de Deus; Jesus diz que a videira verdadeira é ele.',
    retold: [
      {
        verses: '15:1-4',
        says: 'Jesus diz que é a videira verdadeira, e o Pai, o lavrador, que tira o ramo sem fruto e limpa o que dá. Pede que permaneçam nele.',
      },
      {
        verses: '15:5-8',
        says: 'Jesus compara os discípulos aos ramos: sem ele nada podem fazer, e o ramo separado seca e é queimado. O fruto deles glorifica o Pai.',
      },
      {
        verses: '15:9-11',
        says: 'Jesus amou os discípulos como o Pai o amou. Guardando os mandamentos, permanecem no amor dele, e assim a alegria deles será completa.',
      },
      {
        verses: '15:12-17',
        says: 'Jesus manda que se amem como ele os amou, até dar a vida pelos amigos. Ele os escolheu para darem fruto que permaneça, e já não os chama de servos.',
      },
    ],
    read: {
      verses: '15:1-12',
      how: 'Leitura em voz baixa; toda vez que aparecer permanecer ou estar em mim, o grupo repete a expressão.',
    },
    observe: [
      {
        ask: 'Quem é quem na comparação: a videira, o lavrador, os ramos?',
        verses: '15:1, 15:5',
        listen: 'Jesus, o Pai, os discípulos.',
      },
      {
        ask: 'O que o lavrador faz com cada tipo de ramo, e com que fim?',
        verses: '15:2',
        listen: 'Tira o que não dá; limpa o que dá, para dar mais.',
      },
      {
        ask: 'Que coisas o texto diz que permanecem, ou devem permanecer, em quem segue Jesus?',
        verses: '15:4-11',
        listen: 'O próprio Jesus, as palavras dele, o amor, a alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Ramo não se esforça para dar uva. Em que consiste, na prática, permanecer?',
        verses: '15:4-5, 15:7, 15:10',
        listen: 'Manter a ligação: palavra, oração, obediência por amor.',
        follow: 'Que diferença há entre permanecer e apenas frequentar?',
      },
      {
        ask: 'O ramo que dá fruto também é cortado. Como distinguir uma poda de um castigo?',
        verses: '15:2-3',
        listen: 'A poda vem da mão que quer fruto; visa vida.',
      },
      {
        ask: 'Por que Jesus termina esse assunto falando de alegria?',
        verses: '15:9-11',
        listen: 'Permanecer não é peso; é participar da alegria dele.',
      },
    ],
    live: [
      {
        ask: 'O que você tem produzido na força do braço, e que fruto anda saindo azedo?',
        listen: 'Cansaço, irritação, resultado sem paz.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Qual corte dos últimos anos doeu e, olhando hoje, abriu espaço para alguma vida?',
        listen: 'Só quem quiser; nem todo corte foi poda de Deus.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Em que você está conectado o dia inteiro, e o que essa seiva faz crescer em você?',
        listen: 'Assunto, humor, desejo que vem das telas e da turma.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jesus chama os seus de amigos. O que você conta a um amigo que ainda não contou a ele?',
        listen: 'Oração como conversa.',
        for: ['new-believers', 'singles', 'visitors'],
      },
      {
        ask: 'Que galho seco vocês dois mantêm só por costume: um compromisso, uma briga, um gasto?',
        listen: 'Escolher um para cortar juntos.',
        for: ['couples'],
      },
      {
        ask: 'Que fruto seu você só ficou sabendo por outra pessoa, anos depois?',
        listen: 'O fruto é para os outros; o ramo nem come.',
        for: ['elderly', 'parents', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual fruta tem gosto da sua infância, e era comprada, ganhada ou roubada do pé do vizinho?',
        bridge: 'Fruta boa tem história: pé, cuidado, tempo. Jesus fala da nossa.',
      },
      {
        text: 'Carregador esquecido, um por cento de bateria e o ônibus não chega. Conte o seu pior momento desligado.',
        bridge: 'Aparelho bom, sem ligação, apaga. Jesus diz quase o mesmo com uma videira.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe uma planta de perto, ou uma árvore pela janela. Siga com os olhos, da folha até o tronco.',
      bridge: 'Sem esse caminho, a folha seca. Leia procurando o seu tronco.',
    },
    complete: [
      {
        name: 'Exame do ramo',
        text: 'Desenhe um ramo. Na ponta, o fruto que as pessoas veem em mim: … . No meio, o galho que rouba força: … . Na base, onde ele se prende à videira, o hábito que me mantém ligado: … . Marque com uma tesoura o que precisa de poda.',
      },
      {
        name: 'De servo a amigo',
        text: 'Termine as frases: Como servo, eu faço … só porque é preciso. Como amigo, Jesus, eu queria te contar … e te perguntar …',
      },
    ],
    challenges: [
      {
        do: 'Fique quinze minutos por dia com Jesus, no mesmo lugar e na mesma hora, com João 15 aberto, sem meta de produção.',
        tell: 'em que dia foi difícil ficar e o que aconteceu.',
      },
      {
        do: 'Corte, por uma semana, um compromisso ou hábito que tira força do que importa.',
        tell: 'o que brotou no espaço vazio.',
      },
    ],
    children: {
      truth: 'Juntinho de Jesus, a minha vida dá fruto bom.',
      to7: {
        story:
          'Uma videira é o pé de uva. Ela tem um tronco forte e muitos galhinhos. O galhinho não faz força para dar uva. Ele não fica vermelho, espremendo: uuuuh! Ele só fica bem grudado no tronco. E do tronco vem uma aguinha gostosa, a seiva, que faz nascer folha, flor e uva docinha. Mas, se o galho se solta, ele seca. Jesus disse: eu sou a videira, vocês são os galhos. Fiquem bem juntinhos de mim! Aí nascem os frutos bons: amor, paciência, alegria. E vocês não são meus empregados. São meus amigos!',
        activity:
          'Comam uvas (cortadas ao meio para os menores) e, a cada uma, digam um fruto bom que Jesus faz crescer na gente.',
        questions: [
          'O que o galho precisa fazer para dar uva?',
          'O que acontece com o galho que se solta?',
          'Como a gente fica juntinho de Jesus?',
        ],
      },
      to12: {
        story:
          'Seu Antônio cuidava de uma parreira no quintal. Todo inverno ele pegava a tesoura e cortava. A neta reclamava: o senhor vai matar a planta! Ele ria: espere o verão. E no verão vinham cachos enormes. Jesus conhecia parreiras. Na última noite, disse aos amigos: eu sou a videira verdadeira, vocês são os ramos, e meu Pai é o agricultor. O ramo sozinho não dá uva nenhuma, por mais bonito que seja. Ligado ao tronco, dá muita. E o Pai, com carinho, vai podando o que atrapalha. Permaneçam em mim, repetiu Jesus, tantas vezes que os amigos nunca mais esqueceram. Ficar ligado a ele é ouvir o que ele diz, conversar com ele e amar como ele. Depois veio a surpresa: já não chamo vocês de servos, e sim de amigos, porque conto a vocês o que ouvi do meu Pai.',
        activity:
          'Cortem dois raminhos de planta: um fica num copo com água, outro na mesa, seco. Observem os dois durante a semana e anotem.',
        questions: [
          'Por que o agricultor poda um ramo que já dá fruto?',
          'Que diferença existe entre servo e amigo?',
          'O que desliga você de Jesus com mais facilidade?',
        ],
      },
      challenge:
        'Todo dia, no mesmo cantinho, conte a Jesus uma coisa boa e uma difícil, como a um amigo.',
    },
    prayer:
      'Jesus, a gente se cansa de dar fruto na força do braço. Segura-nos em ti. Pai, poda com a tua mão boa o que rouba a vida. E que a alegria do Senhor fique em nós e chegue madura a quem tem fome. Amém.',
    leader: {
      lost: 'O versículo 6, do ramo lançado fora, assusta e leva a discutir perda de salvação. Reconheça a seriedade do aviso e volte ao convite repetido: permaneçam.',
      tender:
        'Cuidado ao chamar de poda a morte de alguém, um aborto espontâneo, uma demissão ou um divórcio. O texto não diz que Deus fez isso. Deixe a pessoa dar nome ao próprio corte, ou não dar. Quem luta com infertilidade também ouve de outro modo a palavra fruto.',
      differ:
        'Uns entendem o ramo que seca como quem nunca teve vida em Cristo; outros, como quem a teve e se desligou. Os dois lados concordam em que a hora de permanecer é hoje.',
    },
    comfort:
      'No inverno, a videira parece lenha. Quem passa diria que morreu. O ramo não está fazendo nada, e está ligado. Hoje isso basta.',
    closing: 'Ramo não força: permanece.',
    words: [
      'videira',
      'ramos',
      'lavrador',
      'agricultor',
      'permanecei em mim',
      'permanecer',
      'muito fruto',
      'poda',
      'sem mim nada podeis',
      'nao vos chamo mais de servos',
      'amigos',
      'eu vos escolhi',
      'fruto permaneca',
      'seiva',
    ],
  },
  {
    verses: '15:18-27',
    key: '15:20',
    title: 'Quando o mundo não gosta de nós',
    theme: 'a fidelidade na rejeição',
    themes: ['fidelidade', 'espirito', 'missao', 'sofrimento'],
    idea: 'Jesus avisa os amigos que seguir com ele traz rejeição, porque ele foi rejeitado primeiro; e promete o Consolador, que dá testemunho dele e sustenta o nosso.',
    context:
      'É a última noite, depois da ceia. Jesus acabou de chamar os discípulos de amigos e de mandar que se amem (15:12-17). Sem parar para respirar, fala de ódio: quer que ninguém seja pego de surpresa. No começo do capítulo seguinte ele diz por quê: para que não desistam (16:1). Em João, “mundo” é também o que Deus amou (3:16).',
    retold: [
      {
        verses: '15:18-20',
        says: 'Jesus diz aos discípulos que o mundo o odiou antes deles. Quem foi escolhido do mundo é perseguido, pois o servo não é maior que o seu senhor.',
      },
      {
        verses: '15:21-25',
        says: 'Farão tudo isso por causa do nome de Jesus, por não conhecerem quem o enviou. Ouviram as palavras e viram as obras dele, e o odiaram sem causa.',
      },
      {
        verses: '15:26-27',
        says: 'O Consolador, o Espírito de verdade que procede do Pai, dará testemunho de Jesus. E os discípulos também darão, porque estão com ele desde o princípio.',
      },
    ],
    read: {
      verses: '15:18-27',
      how: 'Uma voz só lê de 18 a 25, calma, como quem avisa um amigo. No 26 uma segunda voz entra, e no 27 o grupo inteiro lê junto.',
    },
    observe: [
      {
        ask: 'Que razões Jesus dá para o ódio que os discípulos vão encontrar?',
        verses: '15:18-21',
        listen:
          'Odiaram a ele antes; não são do mundo, ele os escolheu; por causa do nome dele; não conhecem o Pai.',
      },
      {
        ask: 'O que o mundo ouviu e viu de Jesus, e que frase antiga se cumpre?',
        verses: '15:22-25',
        listen: 'Palavras e obras únicas; “Sem causa me odiaram”.',
      },
      {
        ask: 'Quem vem ajudar, de onde ele vem, e o que ele e os discípulos farão?',
        verses: '15:26-27',
        listen: 'O Consolador, Espírito de verdade, do Pai; ele e eles dão testemunho de Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus manda lembrar que “o servo não é maior que o seu senhor”. Como essa lembrança ajuda quem sofre por causa dele?',
        verses: '15:18, 15:20',
        listen: 'A rejeição não é sinal de que deu errado; é o caminho dele, e ele está junto.',
      },
      {
        ask: 'Eles são odiados por causa do nome de Jesus. Como a gente percebe a diferença entre isso e ser malvisto por grosseria nossa?',
        verses: '15:20-21',
        listen: 'Jesus foi odiado sem causa; há vezes em que a causa somos nós. Humildade.',
        follow: 'A quem você poderia perguntar como soa o seu jeito de falar da fé?',
      },
      {
        ask: 'A resposta de Jesus ao ódio é um Consolador e um testemunho. O que ele deixa de fora da lista?',
        verses: '15:26-27',
        listen: 'Vingança, fuga, gritaria. Contar o que se viu, com ajuda do Espírito.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar ser de Jesus custa alguma coisa a você: um riso, um convite que não vem, um silêncio?',
        listen: 'Pequenas e grandes; sem fazer drama nem diminuir.',
      },
      {
        ask: 'Na sua turma ou nas redes, o que dá mais medo: ser atacado, ser ignorado ou ser diferente?',
        listen: 'E quem está do seu lado nisso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando alguém é hostil com você por causa da fé, qual é a sua primeira reação, e qual você gostaria que fosse?',
        listen: 'Brigar, sumir, explicar demais; amar sem ceder.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Há cristãos que hoje perdem emprego, liberdade ou a vida por causa de Jesus. O que aprendemos com eles?',
        listen: 'Oração com nomes de lugares; gratidão sem culpa.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que você já viu Jesus fazer que poderia contar com simplicidade, como testemunha?',
        listen: 'Testemunha conta o que viu; não precisa ganhar debate.',
        for: ['new-believers', 'singles', 'couples'],
      },
      {
        ask: 'Se algum cristão já tratou você com dureza, o que gostaria que a gente ouvisse?',
        listen: 'Só escute e, se couber, peça perdão.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Para que time, comida ou estilo de música você torce ou gosta, mesmo quando todos caçoam?',
        bridge: 'Jesus avisou os amigos de que gostar dele teria um preço maior.',
      },
      {
        text: 'Quem já ficou do seu lado numa hora em que isso pegava mal?',
        bridge: 'Na última noite, Jesus fala de quem vem ficar do nosso lado.',
        for: ['adults', 'young', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Lembre um lugar em que você se sentiu de fora por ser quem é. Respire e não lute com a lembrança.',
      bridge: 'Jesus conhece esse lugar. Leia o que ele disse aos amigos.',
    },
    complete: [
      {
        name: 'Antes que a vós',
        text: 'Complete só para você: Por causa de Jesus, já me custou … . Na hora eu … . Ele passou por isso antes quando … . Hoje eu peço ao Consolador … .',
      },
      {
        name: 'O que eu vi',
        text: 'Escreva um testemunho em três linhas, sem palavra difícil: Eu estava … . Vi Jesus … . Desde então eu … .',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias por cristãos de um país em que a fé é perseguida; escolha um e procure saber uma coisa sobre a vida deles.',
        tell: 'que país escolheu e o que aprendeu.',
      },
      {
        do: 'Faça um bem discreto a uma pessoa que implica com a sua fé, sem comentar nada.',
        tell: 'como foi fazer, sem dizer quem é.',
      },
    ],
    children: {
      truth: 'Jesus fica comigo mesmo quando riem de mim.',
      to7: {
        story:
          'Era de noite, e Jesus conversava com os amigos. Ele disse: algumas pessoas não vão gostar de vocês. Ih! Por quê? Jesus explicou: porque vocês são meus amigos. Elas também não gostaram de mim. Mas não fiquem com medo. Eu vou mandar um ajudante muito especial, o Espírito Santo. Ele vai ficar com vocês, consolar o coração e falar de mim. E vocês também vão contar: nós andamos com Jesus! Então os amigos ficaram sabendo: mesmo se alguém rir, a gente nunca está sozinho.',
        activity:
          'Uma criança fica no meio, e as outras, uma por uma, vêm para o lado dela, dão a mão e dizem: eu fico com você, e Jesus também!',
        questions: [
          'O que Jesus contou que ia acontecer?',
          'Quem Jesus prometeu mandar?',
          'De quem você pode ficar do lado?',
        ],
      },
      to12: {
        story:
          'Já aconteceu de rirem de você por uma coisa boa? Na última noite antes da cruz, Jesus preparou os amigos para isso. Ele disse: se as pessoas não gostarem de vocês, lembrem que não gostaram de mim primeiro. Um empregado não é maior que o seu patrão. Muita gente tinha ouvido Jesus e visto o bem que ele fazia, e mesmo assim o odiava, sem motivo nenhum. Jesus não disse: briguem! Também não disse: escondam-se! Ele prometeu um ajudante, o Consolador, o Espírito de verdade que vem do Pai. O Espírito fala de Jesus dentro da gente e dá coragem. E os amigos também iam ser testemunhas. Testemunha é quem conta o que viu, sem precisar ganhar discussão. Foi o que eles fizeram. Por isso a história de Jesus chegou até nós.',
        activity:
          'Teatro rápido: alguém ri de um colega que ora antes do lanche. O grupo inventa três respostas, com bondade e sem briga, e escolhe a melhor.',
        questions: [
          'Por que Jesus avisou os amigos?',
          'O que o Consolador faz?',
          'O que você pode fazer quando riem de alguém por fazer o bem?',
        ],
      },
      challenge: 'Fique ao lado de alguém de quem estão rindo e seja seu amigo.',
    },
    prayer:
      'Senhor Jesus, tu foste odiado sem causa e continuaste amando. Guarda os que sofrem por teu nome. Tira de nós a grosseria, que faz mal ao teu evangelho, e também o medo. Vem, Consolador, fala de Jesus em nós, e ajuda-nos a contar o que vimos. Amém.',
    leader: {
      lost: 'O grupo pode virar nós contra eles e fazer do mundo um inimigo. Lembre João 3:16: é o mundo que Deus amou. Outro desvio é chamar de perseguição qualquer crítica. Pergunte: foi por causa de Jesus ou por causa do nosso jeito?',
      tender:
        'Quem foi expulso de casa ou agredido por causa da fé, ou em nome da fé, pode estar na roda. Acolha sem pedir detalhes. Ninguém precisa ficar em lugar perigoso para provar fidelidade: Ligue 180, Disque 100.',
      differ:
        'O Espírito “procede do Pai”: ortodoxos dizem só isso, como está no texto; católicos e a maioria dos evangélicos dizem do Pai e do Filho, porque é Jesus quem o envia. Não é assunto para decidir hoje.',
    },
    comfort:
      'Jesus sabia que ia doer e avisou antes, para que você não pensasse que foi abandonado. Ele chamou o Espírito de Consolador. Hoje você pode ser só consolado.',
    closing: 'Ele foi antes de nós, e o Consolador vai conosco.',
    words: [
      'se o mundo vos odeia',
      'odiou a mim antes',
      'nao sois do mundo',
      'o servo nao e maior que o seu senhor',
      'sem causa me odiaram',
      'consolador',
      'espirito de verdade',
      'procede do pai',
      'testemunho de mim',
      'perseguicao',
      'odio do mundo',
    ],
  },
  {
    verses: '16:1-15',
    key: '16:13',
    title: 'Convém que eu vá',
    theme: 'o Espírito da verdade',
    themes: ['espirito', 'palavra', 'sofrimento', 'missao'],
    idea: 'A partida de Jesus não deixa os seus sozinhos: vem o Consolador, que mostra ao mundo a verdade sobre Jesus e guia os discípulos passo a passo.',
    context:
      'É a última noite, depois da ceia. Jesus avisou que será preso e que os discípulos serão expulsos das sinagogas e até mortos por gente que pensará servir a Deus (16:1-4). Eles ficaram mudos de tristeza. Ele fala então do Espírito, como já tinha prometido no capítulo 14. Logo depois dirá: a vossa tristeza se tornará em alegria.',
    retold: [
      {
        verses: '16:1-4',
        says: 'Jesus avisa que os discípulos serão perseguidos por quem não conhece nem o Pai nem a ele. Diz isso agora para que, quando chegar a hora, se lembrem.',
      },
      {
        verses: '16:5-7',
        says: 'Jesus vai para quem o enviou, e a tristeza enche os discípulos. Ele diz que isso é bom para eles, porque, se não for, o Consolador não virá.',
      },
      {
        verses: '16:8-11',
        says: 'O Consolador convencerá o mundo do pecado, porque não creem em Jesus, da justiça, porque ele vai ao Pai, e do juízo do príncipe deste mundo.',
      },
      {
        verses: '16:12-15',
        says: 'Jesus tem coisas a dizer que os discípulos ainda não suportam. O Espírito da verdade os guiará, dirá o que ouvir e anunciará o que é de Jesus.',
      },
    ],
    read: {
      verses: '16:4-15',
      how: 'Luz baixa e voz de despedida. No 7, pausa. O 8 ao 11 por três leitores: pecado, justiça, juízo.',
    },
    observe: [
      {
        ask: 'O que encheu o coração dos discípulos, e que pergunta eles não fizeram?',
        verses: '16:5-6',
        listen: 'Tristeza; não perguntaram para onde ele ia.',
      },
      {
        ask: 'Por que Jesus diz que ir embora é bom para eles?',
        verses: '16:7',
        listen: 'Se não for, o Consolador não vem; indo, ele o enviará.',
      },
      {
        ask: 'De que três assuntos o Espírito convence o mundo, e que porquê acompanha cada um?',
        verses: '16:8-11',
        listen:
          'Pecado: não creem; justiça: ele vai ao Pai; juízo: o príncipe deste mundo está julgado.',
      },
      {
        ask: 'Listem os verbos do Espírito do 13 ao 15. De quem ele recebe o que anuncia?',
        verses: '16:13-15',
        listen: 'Guiar, falar o que ouve, anunciar, glorificar. Do que é de Jesus e do Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Quem não trocaria tudo por ter Jesus na sala? Que vantagem ele vê em partir?',
        verses: '16:7',
        listen: 'O Espírito estará em todos, em todo lugar, por dentro.',
        follow: 'Você acredita nessa vantagem?',
      },
      {
        ask: 'É o Espírito que convence. Que peso isso tira dos ombros de quem quer ganhar discussão sobre fé?',
        verses: '16:8-11',
        listen: 'A gente conta; convencer é trabalho dele. E começa por nós.',
      },
      {
        ask: '“Vós não as podeis suportar agora”. Que tipo de professor guarda parte da lição?',
        verses: '16:12-13',
        listen: 'O que conhece o limite do aluno; guia é caminho, não despejo.',
      },
      {
        ask: 'O Espírito não fala por si mesmo e glorifica Jesus. Como isso ajuda a saber se uma voz vem dele?',
        verses: '16:13-15',
        listen: 'Leva a Jesus e ao que ele disse, não a um dono da revelação.',
      },
    ],
    live: [
      {
        ask: 'Que despedida na sua vida pareceu só perda e depois abriu lugar para algo?',
        listen: 'Há as que só doem. Não force o depois.',
        for: ['adults', 'women', 'couples'],
      },
      {
        ask: 'O que a sua consciência anda dizendo baixinho, e como distinguir a voz que guia da voz que só acusa?',
        listen: 'O Espírito leva a Jesus; a outra deixa no chão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com quem você tentou fazer o trabalho do Espírito e só conseguiu briga?',
        listen: 'Cônjuge, filho, cunhado. Rir e soltar.',
        for: ['long-believers', 'parents', 'couples'],
      },
      {
        ask: 'Que coisa você não suportaria saber há dez anos e hoje já suporta?',
        listen: 'Deus tem sido paciente.',
        for: ['elderly', 'men', 'singles'],
      },
      {
        ask: 'O que você imagina quando ouve Espírito Santo, e o que este texto acrescenta?',
        listen: 'Sem corrigir. Guia, Consolador, verdade.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A tristeza encheu o coração deles e ficou sem perguntas. Que pergunta o seu coração não conseguiu fazer?',
        listen: 'Jesus nota o silêncio. Ofereça papel.',
        for: ['mourning'],
      },
      {
        ask: 'Toda verdade, guiada aos poucos: qual é o trecho em que você precisa de guia nesta semana?',
        listen: 'Uma decisão, uma leitura, uma conversa.',
      },
    ],
    icebreakers: [
      {
        text: 'Despedida na rodoviária: você é de chorar, de fazer piada ou de ir embora logo?',
        bridge: 'Jesus está se despedindo, e a mesa ficou muda.',
      },
      {
        text: 'Você segue o GPS, pergunta no posto ou confia no instinto? Conte onde foi parar.',
        bridge: 'Jesus promete um guia melhor, e ele não recalcula a rota gritando.',
        for: ['men', 'couples', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Pense em alguém que já se despediu de você. Respire fundo e solte o ar bem devagar, como um sopro.',
      bridge: 'Jesus falou do Espírito numa noite de despedida. Leia como quem está à mesa.',
    },
    complete: [
      {
        name: 'Pergunta guardada',
        text: 'Complete: Jesus, a tristeza encheu o meu coração por … . O que eu não perguntei foi … . Espírito da verdade, guia-me em … .',
      },
      {
        name: 'Qual voz',
        text: 'Faça duas colunas com frases que se repetem na sua cabeça: esta me leva a Jesus: … . Esta só me empurra: … . Risque uma.',
      },
    ],
    challenges: [
      {
        do: 'Pare de insistir por uma semana com alguém que você quer convencer e, no lugar da conversa, ore pela pessoa todo dia.',
        tell: 'o que mudou no clima entre vocês.',
      },
      {
        do: 'Antes de ler a Bíblia, peça em voz alta que o Espírito guie; depois anote uma linha do que viu de Jesus.',
        tell: 'a linha que mais surpreendeu.',
      },
    ],
    children: {
      truth: 'O Espírito Santo me guia e me fala de Jesus.',
      to7: {
        story:
          'Jesus estava à mesa com os amigos e disse: eu vou voltar para o Pai. Os amigos ficaram tão tristes que não falaram nada. Jesus viu os rostinhos deles e disse: não vou deixar vocês sozinhos! Vou mandar o Consolador, o Espírito Santo. Ele vai ficar com vocês em todo lugar. Ele guia pela mão, como quem conhece o caminho. Ele conta coisas de mim e ensina a verdade. Os amigos ainda estavam tristes, mas agora tinham uma promessa. E Jesus cumpriu: o Espírito Santo veio!',
        activity:
          'De olhos fechados, uma criança segue a voz de outra que diz: por aqui, por aqui! Ao chegar, um abraço. Depois troquem.',
        questions: [
          'Por que os amigos ficaram tristes?',
          'Quem Jesus prometeu mandar?',
          'Em que você quer que o Espírito Santo guie você?',
        ],
      },
      to12: {
        story:
          'Na serra, em dia de neblina, o guia não entrega o mapa inteiro aos turistas. Ele diz: pisem onde eu pisar. E vai mostrando. Os discípulos precisavam de um guia assim. Na última noite, Jesus contou que ia partir e que tempos difíceis viriam. Ninguém perguntou nada; a tristeza tinha enchido o coração deles. Jesus disse algo difícil de acreditar: é bom para vocês que eu vá, porque assim eu mando o Consolador. Jesus, com o seu corpo, estava num lugar só. O Espírito Santo estaria com cada um, em toda parte. Ele mostraria ao mundo o que é pecado, quem é Jesus de verdade e que o mal já perdeu. E seria o guia: tenho muito mais para contar, mas agora vocês não aguentam; ele vai guiar vocês em toda a verdade. Como saber que é ele? É simples: ele sempre fala de Jesus e nunca contra o que Jesus ensinou.',
        activity:
          'Façam uma trilha no quintal com pistas: cada pista só aparece depois da anterior. No fim, conversem: por que não dar todas de uma vez?',
        questions: [
          'Por que Jesus disse que era bom ele ir?',
          'Como saber se uma voz vem do Espírito Santo?',
          'O que você quer perguntar a Jesus?',
        ],
      },
      challenge: 'Antes de uma escolha, pare e peça: Espírito Santo, guia-me.',
    },
    prayer:
      'Espírito da verdade, vem onde a tristeza encheu tudo. Convence-nos do que está errado e mostra-nos Jesus. Guia-nos pelo que ainda não suportamos saber, no teu passo. E livra-nos de querer fazer, nos outros, o teu trabalho. Amém.',
    leader: {
      lost: 'Pecado, justiça e juízo podem virar aula. Cada um tem um porquê no texto, e os três apontam para Jesus. Basta isso.',
      tender:
        'Há quem tenha sido manipulado por frases como Deus me mostrou. Diga que o Espírito glorifica Jesus e não dá a ninguém poder sobre o corpo, o dinheiro ou a vida de outro. Quem ouve vozes que mandam ferir-se precisa de médico já: CVV 188, SAMU 192.',
      differ:
        'Toda verdade: uns leem como promessa aos apóstolos, que resultou no Novo Testamento; outros, também como direção do Espírito a cada cristão hoje. Todos medem o que ouvem pelas palavras de Jesus.',
    },
    comfort:
      'Jesus reparou no coração cheio de tristeza e não mandou esvaziar. Prometeu companhia por dentro, onde mais ninguém chega.',
    closing: 'Ele partiu, e por isso hoje está em todo lugar.',
    words: [
      'consolador',
      'convem que eu va',
      'para o vosso beneficio que eu va',
      'convencera o mundo',
      'do pecado da justica e do juizo',
      'espirito da verdade',
      'guiara em toda verdade',
      'guiara em toda a verdade',
      'nao as podeis suportar agora',
      'ele me glorificara',
      'principe deste mundo',
      'expulsos das sinagogas',
    ],
  },
  {
    verses: '16:16-33',
    key: '16:33',
    title: 'Um pouco, e outra vez um pouco',
    theme: 'a tristeza que vira alegria',
    themes: ['sofrimento', 'esperanca', 'luto', 'oracao'],
    idea: 'Jesus não esconde que haverá choro e aflição; promete que a tristeza tem prazo, que o Pai ama e ouve, e que ele já venceu.',
    context:
      'São as últimas frases de Jesus aos discípulos antes de orar e sair para o jardim. Eles cochicham, sem entender a expressão um pouco. Ele percebe a pergunta que ninguém fez e responde com a imagem de um parto.',
    retold: [
      {
        verses: '16:16-19',
        says: 'Jesus avisa que daqui a pouco os discípulos não o verão, e que um pouco depois o verão de novo, porque vai para o Pai.',
      },
      {
        verses: '16:20-22',
        says: 'Jesus diz que os discípulos vão chorar, mas a tristeza vira alegria, como a da mãe que, nascida a criança, já não se lembra da aflição.',
      },
      {
        verses: '16:23-28',
        says: 'Jesus convida os discípulos a pedir ao Pai em nome dele, para terem alegria completa. O próprio Pai os ama, porque amaram Jesus e creram.',
      },
      {
        verses: '16:29-33',
        says: 'Os discípulos dizem que creem, e Jesus responde que vão se espalhar e deixá-lo só com o Pai. No mundo terão aflição, mas tenham ânimo, porque ele venceu o mundo.',
      },
    ],
    read: {
      verses: '16:22-33',
      how: 'Quem conduz conta 16-21, com a imagem do parto. Três leitores: 22-24, 25-28 e 29-33. A última frase, todos de pé.',
    },
    observe: [
      {
        ask: 'Que palavras de dor e que palavras de alegria aparecem nos versículos 22 a 24?',
        verses: '16:22-24',
        listen: 'Tristeza agora; alegria que ninguém tira, alegria completa.',
      },
      {
        ask: 'O que Jesus diz sobre o Pai e os discípulos?',
        verses: '16:26-27',
        listen: 'O próprio Pai os ama e atende.',
      },
      {
        ask: 'O que os discípulos terão no mundo, o que terão em Jesus, e por quê?',
        verses: '16:33',
        listen: 'Aflição; paz; ele venceu.',
      },
    ],
    interpret: [
      {
        ask: 'No parto, a alegria não chega no lugar da dor: nasce dela. O que essa imagem diz sobre a tristeza dos discípulos e sobre a cruz?',
        verses: '16:22',
        listen: 'A própria morte de Jesus se torna caminho de vida.',
      },
      {
        ask: 'Jesus sabe que será deixado só e mesmo assim promete paz a quem o deixará. Que tipo de amigo faz isso?',
        verses: '16:31-33',
        listen: 'O que ama sabendo da nossa fraqueza.',
        follow: 'O que ele quis dizer com não estar só?',
      },
      {
        ask: 'Ele diz “eu venci” horas antes de ser preso. O que vencer significa para Jesus?',
        verses: '16:33',
        listen: 'Fidelidade e amor até o fim; não escapar nem esmagar.',
      },
    ],
    live: [
      {
        ask: 'Em que ponto do um pouco você está: chorando, esperando ou começando a ver?',
        listen: 'Três lugares legítimos.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Quem convenceu você de que seguir Jesus seria não ter problemas, e o que aconteceu quando eles vieram?',
        listen: 'Decepção tem espaço aqui.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'O que deixa você mais aflito no mundo em que vai viver: clima, emprego, violência, solidão?',
        listen: 'Leve a sério; não minimize.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que alegria sua ninguém conseguiu tirar, mesmo nos anos ruins?',
        listen: 'Fé provada conta histórias.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Na última dificuldade, vocês se dispersaram, cada um por si, ou acharam um ao outro?',
        listen: 'O que ajudaria na próxima.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você pediria ao Pai agora, sabendo que ele mesmo ama você, se não precisasse medir o tamanho do pedido?',
        listen: 'Orem ali mesmo pelos pedidos.',
        for: ['singles', 'mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Já está chegando, falta só um pouco: qual foi a viagem em que você mais ouviu, ou disse, essa frase?',
        bridge: 'Os discípulos também não sabiam quanto durava um pouco.',
      },
      {
        text: 'Conte de um perrengue que hoje rende boas risadas, mas na hora não teve graça nenhuma.',
        bridge: 'Algumas dores viram história boa com o tempo. Jesus promete algo maior que isso.',
        for: ['adults', 'couples', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Conte sete respirações, sem pressa. Se houver choro, deixe vir. Se não houver, tudo bem.',
      bridge: 'Jesus disse: vocês chorarão. Ele começou por aí. Leia com ele.',
    },
    complete: [
      {
        name: 'Linha do um pouco',
        text: 'Trace uma linha e marque três pontos: a última vez que chorei foi por … ; o que estou esperando ver é … ; a alegria que já posso provar é … . Embaixo de tudo, escreva: ele venceu.',
      },
      {
        name: 'No mundo, em mim',
        text: 'Complete em pares, como o versículo 33: No mundo, eu tenho … ; em Jesus, eu tenho … . Faça três pares. Se faltar o segundo, deixe em branco e peça.',
      },
    ],
    challenges: [
      {
        do: 'Peça ao Pai, todos os dias, uma coisa específica que você nunca teve coragem de pedir.',
        tell: 'como o pedido foi mudando ao longo da semana.',
      },
      {
        do: 'Escreva tende bom ânimo num papel e entregue a alguém aflito, junto com uma ajuda concreta.',
        tell: 'qual foi a ajuda e qual foi a conversa.',
      },
    ],
    children: {
      truth: 'Jesus venceu, e a tristeza não é para sempre.',
      to7: {
        story:
          'Jesus contou aos amigos que eles iam ficar tristes por um tempinho. Ele sabia que ia morrer na cruz. Vocês vão chorar, disse Jesus. Mas depois vai ser como quando nasce um neném. Antes dói, é difícil, a mamãe fica cansada. Aí o neném chega, e todo mundo ri e chora de alegria! Vai ser assim: eu volto, vocês me veem de novo, e ninguém vai roubar a alegria de vocês. E foi isso mesmo: Jesus viveu outra vez! Ele disse mais uma coisa: no mundo há problemas, mas coragem! Eu venci.',
        activity:
          'Façam um rosto triste de um lado de um prato de papel e um alegre do outro; virem na hora certa enquanto a história é contada de novo.',
        questions: [
          'Por que os amigos iam ficar tristes?',
          'Com o que Jesus comparou a alegria?',
          'O que ajuda você a ter coragem?',
        ],
      },
      to12: {
        story:
          'Tem amigo que promete: vai dar tudo certo, você nunca vai sofrer. Jesus não prometeu isso. Na última noite ele foi honesto: vocês vão chorar. Daqui a um pouco não vão me ver, e depois de outro pouco vão me ver de novo. Os discípulos cochichavam: que história é essa de um pouco? Jesus explicou com uma cena que todos conheciam. Quando vai nascer um bebê, a mãe sente dor, e muita. Mas, quando o bebê chega aos braços dela, a alegria é tão grande que a dor fica para trás. A cruz seria a parte da dor. A ressurreição, a da alegria. Ele sabia também que os amigos fugiriam, cada um para um lado. Nem assim ficou bravo. Terminou dizendo: no mundo vocês vão ter aflições, mas tenham coragem: eu venci o mundo.',
        activity:
          'Cada um escreve uma aflição num papel, dobra em forma de barquinho e cola nele uma bandeira com a frase: coragem, Jesus venceu.',
        questions: [
          'O que Jesus disse com sinceridade aos amigos?',
          'Por que ele falou do nascimento de um bebê?',
          'Que aflição sua precisa ouvir: coragem?',
        ],
      },
      challenge:
        'Diga coragem! a alguém que está com um problema e pergunte como você pode ajudar.',
    },
    prayer:
      'Pai, o Senhor mesmo nos ama, e por isso pedimos. Estamos no meio do um pouco, e ele parece comprido. Dá-nos a paz que está em Jesus. Que a nossa tristeza não seja desperdiçada, e que ninguém nos tire a alegria. Amém.',
    leader: {
      lost: 'O pedi e recebereis vira lista de testemunhos ou cobrança por pedidos não atendidos. Mantenha juntos o 24 e o 33: o mesmo Jesus que manda pedir avisa que haverá aflição.',
      tender:
        'A imagem do parto pode ferir quem perdeu um bebê, não pode ter filhos ou viveu um parto violento. Se souber disso no grupo, apresente a imagem numa frase e não peça histórias de nascimento. Aflição que passa do limite pede ajuda: CVV, 188.',
    },
    comfort:
      'Ele não disse: não chorem. Disse: chorareis, e outra vez vos verei. Entre uma frase e a outra, cabe toda a sua tristeza. E o Pai, ele mesmo, ama você.',
    closing: 'Aflição no mundo, paz nele: ele venceu.',
    words: [
      'tende bom animo',
      'tereis aflicao',
      'no mundo tereis',
      'eu venci o mundo',
      'um pouco',
      'tristeza se tornara',
      'dar a luz',
      'parto',
      'alegria completa',
      'pedi e recebereis',
      'em meu nome',
      'sereis dispersos',
    ],
  },
  {
    verses: '17:1-26',
    key: '17:21',
    title: 'Ouvindo Jesus orar',
    theme: 'a oração de Jesus por nós',
    themes: ['oracao', 'comunhao', 'missao', 'palavra'],
    idea: 'Antes da cruz, Jesus orou por gente como a gente: pediu que fôssemos guardados, enviados e unidos, para que o mundo acredite no amor do Pai.',
    context:
      'A conversa acabou e Jesus levanta os olhos. Não é todo dia que se ouve o Filho falando com o Pai. Ele ora por si, pelos discípulos e, a partir do versículo 20, por quem creria depois: por nós.',
    retold: [
      {
        verses: '17:1-5',
        says: 'Jesus diz ao Pai que a obra está concluída. A vida eterna é conhecer o Pai e aquele que ele enviou.',
      },
      {
        verses: '17:6-11',
        says: 'Jesus ora pelos que o Pai lhe deu. Ele vai, eles ficam, e por isso pede que o Pai os guarde.',
      },
      {
        verses: '17:12-19',
        says: 'O mundo odiou os discípulos de Jesus. Ele não pede que o Pai os tire dali, mas que os guarde do maligno, e os envia ao mundo.',
      },
      {
        verses: '17:20-23',
        says: 'Jesus pede que todos os que crerem sejam um, como ele e o Pai são um, para que o mundo creia.',
      },
      {
        verses: '17:24-26',
        says: 'Jesus quer os seus onde ele estiver, e que esteja neles o amor com que o Pai o amou.',
      },
    ],
    read: {
      verses: '17:15-26',
      how: 'Em pé ou de joelhos, como numa oração. Um lê 15-19 e outro 20-26; depois, meio minuto em silêncio.',
    },
    observe: [
      {
        ask: 'Que coisas Jesus pede, e qual delas ele diz claramente que não pede?',
        verses: '17:15, 17:17, 17:21, 17:24',
        listen: 'Guardar, santificar, unir, estar com ele; não tirar do mundo.',
      },
      {
        ask: 'Por quem ele ora, além dos que estavam ali?',
        verses: '17:20',
        listen: 'Por todos os que viriam a crer pela palavra deles.',
      },
      {
        ask: 'A que Jesus compara a união dos seus, e com que finalidade?',
        verses: '17:21-23',
        listen: 'À do Pai com o Filho; para o mundo crer e conhecer o amor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Jesus nos quer no mundo e, ao mesmo tempo, guardados do mal, em vez de escolher uma coisa só?',
        verses: '17:15-18',
        listen: 'Enviados como ele foi; presença sem contaminação.',
        follow: 'Qual dos dois lados o nosso grupo esquece com mais facilidade?',
      },
      {
        ask: 'Ser “um” não é ser igual. O que a comparação com o Pai e o Filho acrescenta?',
        verses: '17:21-22',
        listen: 'Unidade de amor entre pessoas distintas.',
      },
      {
        ask: 'Jesus diz que o Pai ama os discípulos “assim como amaste a mim”. O que torna essa frase difícil de aceitar?',
        verses: '17:23, 17:26',
        listen: 'Parece amor demais para nós; e ele o pede em voz alta.',
      },
    ],
    live: [
      {
        ask: 'Se você ouvisse Jesus orando por você no quarto ao lado, o que acha que ele estaria pedindo?',
        listen: 'Não corrija a imaginação; ela revela.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'Com que irmão ou igreja você rompeu por dentro, ainda que por fora haja educação?',
        listen: 'Pensar já é começar.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Onde é mais difícil não ser do mundo e continuar nele: escola, festa, internet ou casa?',
        listen: 'Casos concretos, sem moralismo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês dois pedem a Deus juntos em voz alta, e desde quando não pedem?',
        listen: 'Sem cobrança; um recomeço de um minuto.',
        for: ['couples'],
      },
      {
        ask: 'Quais três coisas você pediria a Deus para os seus filhos se soubesse que era a última oração?',
        listen: 'Prioridades aparecem.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem orou por você antes de você saber orar?',
        listen: 'Gratidão; pode haver saudade.',
        for: ['mourning', 'adults', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que conversa você já ouviu sem querer, atrás da porta, e era sobre você?',
        bridge: 'João nos deixa ouvir uma conversa assim. O assunto também somos nós.',
      },
      {
        text: 'Em que time, banda ou turma você aprendeu que gente muito diferente pode funcionar junto?',
        bridge: 'Jesus orou por isso poucas horas antes de morrer.',
        for: ['young', 'teens', 'men', 'singles'],
      },
    ],
    quiet: {
      text: 'Levante os olhos, como Jesus fez, e fique assim um instante, sem palavras.',
      bridge: 'Alguém já está falando com o Pai a seu respeito. Ouça.',
    },
    complete: [
      {
        name: 'Quatro pedidos de Jesus por mim',
        text: 'Copie cada pedido e complete com a sua semana: guarda-me de … ; santifica-me em … ; envia-me a … ; faze-me um com … .',
      },
      {
        name: 'Mapa da unidade',
        text: 'Escreva o seu nome no centro e, em volta, cinco irmãos na fé bem diferentes de você. Ligue com linha cheia os que estão perto e com linha pontilhada os que estão longe. Escolha uma linha pontilhada e escreva nela um gesto: …',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias, pelo nome, por uma igreja diferente da sua e pelo líder dela.',
        tell: 'o que aconteceu com o seu modo de falar dessa igreja.',
      },
      {
        do: 'Dê um passo na direção de um irmão de quem você se afastou: uma mensagem curta, sem tratar ainda do assunto.',
        tell: 'como foi dar o passo, qualquer que seja a resposta.',
      },
    ],
    children: {
      truth: 'Jesus orou por mim e quer a gente unido.',
      to7: {
        story:
          'Era de noite. Jesus olhou para o céu e começou a conversar com o Pai. Os amigos ficaram quietinhos, ouvindo. Jesus disse: Pai, cuida deles. Guarda os meus amigos do mal. Faz com que eles fiquem juntos, como nós dois somos juntos. E sabe de uma coisa? Ele não orou só pelos amigos que estavam ali. Ele disse: eu oro também pelos que ainda vão acreditar em mim. Quem são? Nós! Você! Muito antes de você nascer, Jesus já tinha falado de você com o Pai.',
        activity:
          'Deem-se as mãos em roda e passem um aperto de mão de um para o outro, orando uma frase por quem está ao lado.',
        questions: [
          'Com quem Jesus conversou naquela noite?',
          'O que ele pediu para os amigos?',
          'Por quem você quer orar agora?',
        ],
      },
      to12: {
        story:
          'Já aconteceu de você passar pela porta e ouvir alguém orando por você? João, o discípulo, ouviu Jesus orar e guardou cada palavra. Era a noite antes da cruz. Jesus podia pedir só por si mesmo; motivo não faltava. Mas pediu pelos amigos: Pai, guarda-os. Não peço que os tires do mundo, mas que os livres do mal. E de repente a oração foi para a frente no tempo, atravessou séculos, e ele disse: não oro só por estes, mas também por quem vai crer por meio da palavra deles. Isso inclui um menino na Bahia, uma menina no Paraná, você. E o que ele pediu para todos nós? Que fôssemos um, como ele e o Pai. Quando gente diferente se ama de verdade, disse Jesus, o mundo começa a acreditar.',
        activity:
          'Montem um quebra-cabeça: recortem uma folha em peças, cada um decora a sua de um jeito diferente e juntem num só quadro.',
        questions: [
          'Por que Jesus não pediu que os amigos saíssem do mundo?',
          'O que acontece quando os discípulos são unidos?',
          'Com quem você precisa voltar a se unir?',
        ],
      },
      challenge: 'Ore cada noite por uma pessoa diferente da sua família, dizendo o nome dela.',
    },
    prayer:
      'Pai, Jesus já te pediu por nós, e a gente só quer dizer amém. Guarda-nos sem nos tirar do mundo. Cura as divisões que fizemos. E que o amor com que amas teu Filho esteja também em nós. Amém.',
    leader: {
      lost: 'Falar de unidade leva a discutir denominações e doutrinas. O grupo não vai resolver isso hoje. Traga para o alcance da mão: com quem eu, aqui, posso estar mais unido?',
      tender:
        'Romper com uma pessoa ou comunidade abusiva não é pecado contra a unidade. Se alguém se sentir culpado por ter saído de um lugar que feria, diga isso com clareza e converse depois.',
      differ:
        'Católicos e ortodoxos entendem a unidade também como comunhão visível numa só igreja; evangélicos costumam vê-la como união espiritual de todos os que creem. Todos são chamados a amar de modo que se veja.',
    },
    comfort:
      'Quando você não consegue orar, há quem ore. Ele disse ao Pai: quero que onde eu estou estejam comigo também aqueles que me deste. Esse pedido não foi retirado.',
    closing: 'Jesus orou por nós, e o amém é nosso.',
    words: [
      'oracao sacerdotal',
      'que todos sejam um',
      'sejam um',
      'unidade',
      'pai santo',
      'guarda os',
      'guardes do maligno',
      'nao sao do mundo',
      'santifica os na tua verdade',
      'tua palavra e a verdade',
      'nao rogo somente',
      'para que o mundo creia',
      'vida eterna que conhecam',
    ],
  },
  {
    verses: '18:1-11',
    key: '18:11',
    title: 'O jardim em que Jesus dá um passo à frente',
    theme: 'a entrega voluntária de Jesus',
    themes: ['cruz', 'obediencia', 'medo', 'fidelidade'],
    idea: 'Ninguém arranca Jesus do jardim: ele se adianta, diz quem é, protege os seus e escolhe beber o cálice que o Pai lhe deu.',
    context:
      'Jesus acabou de orar pelos discípulos (capítulo 17). Atravessa o Cedrom e entra num jardim conhecido de Judas. João não conta a agonia da oração, como os outros evangelhos; mostra Jesus no comando da própria prisão. Dali o levam a Anás, enquanto Pedro o segue e o nega junto ao fogo (18:12-27).',
    retold: [
      {
        verses: '18:1-3',
        says: 'Judas chega ao jardim onde Jesus está com os discípulos, trazendo soldados e guardas com lanternas, tochas e armas.',
      },
      {
        verses: '18:4-9',
        says: 'Jesus se adianta e pergunta a quem procuram. Quando diz “Eu sou”, eles recuam e caem por terra, e ele pede que deixem os discípulos ir embora.',
      },
      {
        verses: '18:10-11',
        says: 'Simão Pedro puxa a espada e corta a orelha direita de Malco, servo do sumo sacerdote. Jesus manda guardar a espada e pergunta se não beberá o cálice que o Pai lhe deu.',
      },
    ],
    read: {
      verses: '18:1-11',
      how: 'Um lê a narração; outro, em pé, as falas de Jesus; o grupo responde as duas vezes: A Jesus Nazareno.',
    },
    observe: [
      {
        ask: 'Quem vem com Judas, e o que trazem nas mãos para prender um homem que se reunia ali com os amigos?',
        verses: '18:2-3',
        listen: 'Um destacamento de soldados e guardas, com lanternas, tochas e armas.',
      },
      {
        ask: 'O que Jesus já sabia, o que ele faz, e o que acontece quando diz “Eu sou”?',
        verses: '18:4-6',
        listen:
          'Sabia tudo o que viria; adiantou-se e perguntou. Eles recuaram e caíram por terra.',
      },
      {
        ask: 'O que Jesus pede em favor dos discípulos, e o que Pedro resolve fazer?',
        verses: '18:8-10',
        listen:
          'Pede que os deixem ir embora. Pedro puxa a espada e corta a orelha direita de Malco, servo do sumo sacerdote.',
      },
    ],
    interpret: [
      {
        ask: 'Se os soldados caem diante de duas palavras, por que Jesus se deixa prender?',
        verses: '18:6, 18:11',
        listen: 'Ninguém o vence: ele se entrega porque aceita o cálice que o Pai deu.',
        follow:
          'Que nome de Deus as palavras eu sou lembram a quem conhece a história de Moisés? (O da sarça, Êxodo 3:14.)',
      },
      {
        ask: 'Com tochas ao redor, o pensamento de Jesus está nos amigos. O que isso mostra do tipo de pastor que ele é?',
        verses: '18:8-9',
        listen: 'Põe-se entre o perigo e os seus; não perde nenhum.',
      },
      {
        ask: 'Pedro ama e puxa a espada; Jesus ama e aceita o cálice. Onde os dois amores se separam?',
        verses: '18:10-11',
        listen: 'Pedro quer salvar Jesus pela força e foge da cruz; Jesus salva pela entrega.',
      },
    ],
    live: [
      {
        ask: 'Que espada você costuma puxar quando tem medo: grito, ironia, mensagem atravessada, sumiço?',
        listen: 'Cada um nomeia a sua. Medo por trás da força é uma boa descoberta.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quando a turma cerca alguém, que passo à frente dá para dar sem virar briga?',
        listen: 'Ficar ao lado, chamar um adulto, mudar o assunto, não filmar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jesus se adiantou para o que vinha. Que conversa ou decisão você vem adiando?',
        listen: 'Exame médico, dívida, pedido de perdão. O primeiro passo pode ser pequeno.',
      },
      {
        ask: 'Judas conhecia o jardim porque muitas vezes estivera ali. O que fazer com a dor quando quem trai é de perto?',
        listen: 'Não dar pressa. Jesus conhece essa dor por dentro.',
        for: ['long-believers', 'women', 'singles'],
      },
      {
        ask: 'Que pessoa sua precisa ouvir de você: deixem esta ir, o problema é comigo?',
        listen: 'Filho que leva culpa alheia, colega acusado no lugar de outro.',
        for: ['parents', 'adults'],
      },
      {
        ask: 'O que você imaginava da prisão de Jesus, e o que este texto mostrou de diferente?',
        listen: 'Ele não foi apanhado de surpresa; perguntou, respondeu e protegeu.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Faltou luz em casa: quem acha a lanterna, quem tropeça na cadeira e quem aproveita para assustar os outros?',
        bridge: 'Numa noite de lanternas e tochas, só um não tateava no escuro.',
      },
      {
        text: 'Conte uma vez em que você quis ajudar e atrapalhou.',
        bridge: 'Pedro também quis ajudar, e Jesus mandou guardar a espada.',
        for: ['young', 'teens', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche bem a mão, como quem segura um cabo de espada. Aperte. Depois vá soltando dedo por dedo.',
      bridge: 'Com a mão solta, entre no jardim com Jesus.',
    },
    complete: [
      {
        name: 'Espada e bainha',
        text: 'De um lado da folha: quando me sinto ameaçado, eu puxo … . Quem já saiu ferido foi … . Do outro: para guardar na bainha eu preciso confiar que o Pai … .',
      },
      {
        name: 'A quem buscais?',
        text: 'Responda à pergunta de Jesus. Hoje eu busco … . Eu esperava encontrar … . Quando ouço eu sou, o que em mim recua é … e o que se aproxima é … .',
      },
    ],
    challenges: [
      {
        do: 'Na próxima discussão, guarde a espada por uma hora: não responda na hora, ore uma frase, e só depois fale.',
        tell: 'o que você teria dito e o que acabou dizendo.',
      },
      {
        do: 'Dê nesta semana o passo à frente que anda adiando: marque a consulta, a conversa ou o acerto de contas.',
        tell: 'que passo foi, mesmo que ainda sem resultado.',
      },
    ],
    children: {
      truth: 'Jesus quis se entregar por amor e cuidou dos amigos.',
      to7: {
        story:
          'Era noite. Jesus foi com os amigos a um jardim. De longe vieram luzes: lanternas e tochas! Eram soldados procurando Jesus. Será que ele se escondeu? Não. Ele foi para a frente e perguntou: quem vocês procuram? Jesus Nazareno! Sou eu, disse ele. E os soldados foram para trás e caíram no chão! Jesus era mais forte do que todos. Então ele falou: se procuram a mim, deixem os meus amigos ir embora. Pedro quis brigar com a espada e machucou um homem. Mas Jesus disse: Pedro, guarde a espada. Jesus não queria briga. Ele foi porque nos amava e confiava no Pai.',
        activity:
          'Com uma lanterna, uma criança pergunta: quem você procura? A outra responde: Jesus! Depois, todos guardam uma espada de papel dentro da caixa.',
        questions: [
          'O que os soldados levavam na mão?',
          'O que Jesus pediu pelos amigos?',
          'Quem você pode proteger sem brigar?',
        ],
      },
      to12: {
        story:
          'Depois de orar, Jesus passou o ribeiro de Cedrom e entrou num jardim com os discípulos. Judas, que antes andava com eles, conhecia o lugar. Chegou com soldados e guardas, lanternas, tochas e armas. Jesus sabia o que ia acontecer. Podia ter fugido. Em vez disso, deu um passo à frente: a quem buscais? A Jesus Nazareno, responderam. Eu sou, disse ele. E aqueles homens recuaram e caíram no chão! Então Jesus perguntou de novo, e pensou nos amigos: se é a mim que buscam, deixem estes ir. Pedro, talvez com medo, puxou a espada e feriu Malco, o servo do sumo sacerdote. Lucas conta que Jesus o curou. E Jesus disse a Pedro: põe a espada na bainha; acaso não beberei o cálice que o Pai me deu? O cálice era o sofrimento da cruz. Ninguém obrigou Jesus. Ele foi por amor, e não perdeu nenhum dos seus.',
        activity:
          'Em duplas, encenem uma provocação de recreio de duas maneiras: com espada (resposta dura) e com a espada guardada. Conversem sobre como cada uma acabou.',
        questions: [
          'Como se vê que Jesus era mais forte do que os soldados?',
          'Por que Jesus mandou Pedro guardar a espada?',
          'Qual é a sua espada quando fica com medo?',
        ],
      },
      challenge:
        'Quando der vontade de brigar, diga: vou guardar a espada. E chame um adulto se precisar.',
    },
    prayer:
      'Jesus, tu deste o passo à frente e disseste: deixai estes ir. Obrigado por ficares entre nós e o que nos perderia. Guarda a nossa espada na bainha, e ensina-nos a confiar no Pai quando o cálice é amargo. Amém.',
    leader: {
      lost: 'Há quem fique na orelha de Malco e em porte de arma. Volte à pergunta: quem está no comando neste jardim? A resposta é Jesus, e ele usa o comando para se entregar.',
      tender:
        'Aceitar o cálice não é ficar calado diante de violência em casa. Jesus foi livre; quem apanha não está livre. Diga isso com clareza e ofereça companhia até quem protege (Ligue 180, Disque 100).',
    },
    comfort:
      'Antes que cheguem perto de você, ele já está na frente. Dos que o Pai lhe deu, não perdeu nenhum. Isso vale também nas noites de tocha acesa.',
    closing: 'Jesus já saiu à frente; dá para ir atrás sem espada.',
    words: [
      'getsemani',
      'cedrom',
      'jardim',
      'prisao de jesus',
      'judas',
      'lanternas e tochas',
      'a quem buscais',
      'jesus nazareno',
      'eu sou',
      'cairam por terra',
      'malco',
      'orelha',
      'espada na bainha',
      'calice que o pai me deu',
    ],
  },
  {
    verses: '18:28-19:16',
    key: '18:37',
    title: 'Quem está sendo julgado?',
    theme: 'o julgamento de Jesus',
    themes: ['cruz', 'justica', 'medo', 'fidelidade'],
    idea: 'Pilatos tem diante de si o Rei que veio dar testemunho da verdade, declara-o inocente e o entrega por medo de perder o lugar.',
    context:
      'De manhã levam Jesus ao governador romano, o único com poder de mandar crucificar. Pilatos entra e sai do palácio: fora, os acusadores; dentro, Jesus. Três vezes diz que não acha crime (18:38; 19:4, 6). Manda açoitar, os soldados fazem a coroa de espinhos, e ele apresenta: “Vede aqui o homem”. No fim, ouvindo que não seria amigo de César, entrega-o.',
    retold: [
      {
        verses: '18:28-32',
        says: 'Os que acusam Jesus ficam do lado de fora e dizem a Pilatos que não lhes é lícito matar ninguém.',
      },
      {
        verses: '18:33-38',
        says: 'Pilatos pergunta se Jesus é rei. Jesus diz que seu Reino não é deste mundo, e Pilatos pergunta o que é a verdade.',
      },
      {
        verses: '18:39-19:3',
        says: 'Pilatos oferece soltar Jesus, mas todos gritam por Barrabás, um ladrão. Jesus é açoitado, e os soldados zombam dele vestido de púrpura.',
      },
      {
        verses: '19:4-11',
        says: 'Pilatos ouve que Jesus se fez Filho de Deus e fica com mais medo. Jesus lhe diz que o poder dele foi dado de cima.',
      },
      {
        verses: '19:12-16',
        says: 'Pilatos procura soltar Jesus, mas os chefes dos sacerdotes dizem não ter outro rei senão César, e ele cede.',
      },
    ],
    read: {
      verses: '18:33-40',
      how: 'Três vozes: narração, Pilatos e Jesus. No 40 o grupo grita baixinho, quase sussurrando: Esse não.',
    },
    observe: [
      {
        ask: 'Que perguntas Pilatos faz a Jesus dentro do palácio?',
        verses: '18:33-38',
        listen:
          'Tu és o Rei dos judeus? Acaso eu sou judeu? Que fizeste? Então, tu és Rei? O que é a verdade?',
      },
      {
        ask: 'O que Jesus diz do seu Reino, e que prova dá?',
        verses: '18:36',
        listen:
          '“Meu Reino não é deste mundo”; se fosse, os seus servos lutariam para que ele não fosse entregue.',
      },
      {
        ask: 'Para que Jesus nasceu, segundo ele mesmo, e quem lhe dá ouvidos?',
        verses: '18:37',
        listen: 'Para dar testemunho à verdade; quem é da verdade ouve a voz dele.',
      },
      {
        ask: 'O que Pilatos conclui, o que oferece, e quem os de fora preferem?',
        verses: '18:38-40',
        listen:
          'Não acha nenhum crime; oferece soltar o Rei dos judeus; gritam por Barrabás, que era ladrão.',
      },
    ],
    interpret: [
      {
        ask: 'Um Reino que “não é deste mundo” ainda tem algo a ver com este mundo? Como?',
        verses: '18:36-37',
        listen:
          'Não nasce da força daqui, mas entra aqui: o Rei veio ao mundo para dar testemunho.',
      },
      {
        ask: 'Pilatos pergunta o que é a verdade e sai sem esperar resposta. O que o impede de ficar?',
        verses: '18:38',
        listen: 'Ficar custaria decidir. O povo lá fora pesa mais do que o homem à frente dele.',
        follow: 'Que perguntas a gente faz a Deus já de saída?',
      },
      {
        ask: 'O inocente fica e o ladrão sai. Que notícia está escondida nessa troca?',
        verses: '18:39-40',
        listen:
          'Barrabás sai livre no lugar em que Jesus fica; a cruz é assim para cada um de nós.',
      },
    ],
    live: [
      {
        ask: 'Em que situação você já soube o que era certo e contou quantos iam ficar contra?',
        listen: 'Reunião, família, igreja. Sem tribunal: Pilatos mora em todo mundo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando a turma grita esse não contra alguém, o que custa dizer: não vi crime nele?',
        listen: 'Perder lugar no grupo. Uma só voz já ajuda quem está no meio.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que verdade sobre você Jesus já disse, e você saiu da sala antes do fim?',
        listen: 'Guarde silêncio depois da pergunta. Ninguém precisa contar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que você perguntaria a Jesus se tivesse, como Pilatos, cinco minutos a sós com ele?',
        listen: 'Anote as perguntas; voltem a elas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que César manda na sua casa sem ter sido eleito: opinião dos parentes, chefe, dinheiro?',
        listen: 'O medo de não ser mais amigo dele decide coisas. Nomeá-lo já tira força.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se você foi julgado sem culpa, que diferença faz ter um Rei que passou por isso?',
        listen: 'Ele não ficou longe. Não apresse o perdão de ninguém.',
        for: ['mourning', 'elderly', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Já levou a culpa de alguma coisa que não fez? Vale o vaso quebrado, o último pedaço do bolo, o barulho na sala de aula.',
        bridge: 'Hoje o inocente leva tudo, e o juiz sabe disso.',
      },
      {
        text: 'Numa sorveteria com trinta sabores, quem decide na hora e quem pergunta a todos antes de escolher?',
        bridge: 'Pilatos entra e sai, pergunta e não decide, até que decidem por ele.',
        for: ['young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, ou lembre a água correndo. Pense numa decisão que você gostaria que outro tomasse.',
      bridge: 'Leve essa decisão para dentro do palácio, onde Jesus está em pé.',
    },
    complete: [
      {
        name: 'Dentro e fora',
        text: 'Desenhe uma porta. Fora, as vozes que me apertam: … . Dentro, o que Jesus me diz: … . Onde eu tenho parado: … . O passo para dentro é … .',
      },
      {
        name: 'Testemunho da verdade',
        text: 'Tenho medo de perder … se eu disser que … . A verdade que Jesus me dá força para dizer é … . Vou dizê-la a … com bondade.',
      },
    ],
    challenges: [
      {
        do: 'Defenda nesta semana alguém que está sendo acusado na ausência: diga uma frase justa, sem briga.',
        tell: 'qual foi a frase e como o ar da conversa mudou.',
      },
      {
        do: 'Faça a Jesus a pergunta de Pilatos e fique: dez minutos em silêncio, com João 18 aberto, sem sair antes.',
        tell: 'em que minuto deu vontade de ir embora.',
      },
    ],
    children: {
      truth: 'Jesus é o Rei que fala a verdade e nos ama.',
      to7: {
        story:
          'Levaram Jesus a um homem muito importante, Pilatos. Ele mandava na cidade. Pilatos perguntou: você é rei? Jesus contou que o Reino dele não é como os daqui. Nos reinos daqui, os soldados lutam. Jesus veio falar a verdade! Pilatos pensou: este homem não fez nada de errado. E foi dizer isso às pessoas lá fora. Mas elas gritavam que não queriam Jesus. Pilatos ficou com medo delas e não fez o que era certo. Que triste! Mas Jesus continuou firme e não deixou de amar. No terceiro dia, ele viveu de novo. O Rei da verdade vive!',
        activity:
          'Façam uma coroa de papel e escrevam nela: Jesus é Rei. Cada criança segura a coroa e diz uma verdade bonita sobre ele.',
        questions: [
          'O que Pilatos perguntou a Jesus?',
          'Do que Pilatos ficou com medo?',
          'Quando é difícil para você falar a verdade?',
        ],
      },
      to12: {
        story:
          'Era de manhã quando levaram Jesus ao palácio do governador Pilatos. Os acusadores ficaram do lado de fora, e Pilatos saía e entrava. Lá dentro perguntou: tu és o Rei dos judeus? Jesus disse que o seu Reino não era deste mundo; se fosse, os seus servos lutariam por ele. Para isto eu nasci, falou: para dar testemunho à verdade. Pilatos perguntou: o que é a verdade? E saiu sem esperar a resposta. Ele disse ao povo: não acho nenhum crime nele. Quis soltar Jesus, como se fazia com um preso na Páscoa. Mas gritaram: esse não! Barrabás! E Barrabás era um ladrão. Pilatos sabia o que era justo. Só que ficou com medo: disseram que ele não seria amigo de César, o imperador. E entregou Jesus. O ladrão saiu livre, e o inocente ficou no lugar dele. Parecia que o Rei tinha perdido. Mas a história não acabou ali: no domingo, ele estava vivo.',
        activity:
          'Montem uma balança com cabide e dois copos. De um lado ponham papéis com medos (vão rir de mim), do outro, com motivos para falar a verdade. Vejam o que pesa.',
        questions: [
          'O que Jesus disse sobre o seu Reino?',
          'Por que Pilatos não fez o que sabia ser certo?',
          'Que verdade você quer ter coragem de dizer?',
        ],
      },
      challenge: 'Defenda com uma frase bondosa alguém de quem estão falando mal.',
    },
    prayer:
      'Rei que não lutaste por ti, aqui estamos, entrando e saindo como Pilatos. Perdoa as vezes em que sabíamos e lavamos as mãos. Faze-nos ouvir a tua voz mais do que os gritos lá de fora. Obrigado por ficares no lugar de Barrabás, e no nosso. Amém.',
    leader: {
      lost: 'Em política de hoje, cada um com o seu Pilatos de longe. Traga para a sala: diante de quem eu me calo? E cuide da palavra judeus: no texto são as autoridades do templo e quem gritava ali; Jesus, Maria e os apóstolos também eram judeus.',
      tender:
        'Quem sofreu injustiça na Justiça, no trabalho ou em casa pode reviver a dor. Não diga que Jesus calou e a pessoa deve calar: ele calou uma vez (19:9), mas também respondeu e perguntou. Se há violência, ajude a procurar quem protege (Ligue 180, Disque 100).',
    },
    comfort:
      'Talvez tenham gritado contra você e ninguém tenha dito: não acho crime. O Rei sabe como é. Ele ficou no seu lugar, e não sai do seu lado.',
    closing: 'O juiz passou; o Rei continua falando a verdade em voz baixa.',
    words: [
      'pilatos',
      'palacio do governador',
      'pretorio',
      'que e a verdade',
      'meu reino nao e deste mundo',
      'rei dos judeus',
      'barrabas',
      'nenhum crime acho nele',
      'eis o homem',
      'vede aqui o homem',
      'amigo de cesar',
      'crucifica',
      'testemunho da verdade',
      'gabata',
      'coroa de espinhos',
    ],
  },
  {
    verses: '19:16-30',
    key: '19:30',
    title: 'Está consumado',
    theme: 'a cruz de Jesus',
    themes: ['cruz', 'salvacao', 'graca', 'familia'],
    idea: 'Na cruz, Jesus reina servindo: cuida da mãe, sente sede como qualquer um de nós e conclui a obra que ninguém poderia fazer por si mesmo.',
    context:
      'Depois de uma noite de interrogatórios, Pilatos cede à pressão. João estava lá e conta o que viu: poucas palavras, detalhes de testemunha. Uma placa em três línguas, uma túnica sorteada, quatro mulheres e um amigo.',
    retold: [
      {
        verses: '19:16-18',
        says: 'Jesus sai carregando a sua cruz até o lugar chamado Caveira, em hebraico Gólgota. Ali é crucificado, no meio de outros dois.',
      },
      {
        verses: '19:19-22',
        says: 'Pilatos escreve sobre a cruz que Jesus Nazareno é o Rei dos judeus. Os chefes dos sacerdotes querem outras palavras, e ele responde: “O que escrevi, escrevi”.',
      },
      {
        verses: '19:23-27',
        says: 'Os soldados tiram a sorte pela túnica sem costura. Jesus diz à mãe e ao discípulo que amava que agora são mãe e filho, e ele a recebe em casa.',
      },
      {
        verses: '19:28-30',
        says: 'Jesus diz que tem sede, e levam à sua boca uma esponja com vinagre. Então diz “Está consumado”, inclina a cabeça e entrega o Espírito.',
      },
    ],
    read: {
      verses: '19:19-30',
      how: 'Um só leitor, sem pressa. Depois do 30, todos ficam em silêncio por um minuto antes de qualquer comentário.',
    },
    observe: [
      {
        ask: 'O que estava escrito na placa, em quantas línguas, e quem se incomodou com ela?',
        verses: '19:19-22',
        listen: 'Jesus nazareno, rei; três línguas; os chefes dos sacerdotes.',
      },
      {
        ask: 'Quem está perto da cruz, e o que cada grupo faz ali?',
        verses: '19:23-27',
        listen: 'Soldados repartem roupas; as mulheres e o discípulo permanecem.',
      },
      {
        ask: 'Quais são as falas de Jesus nesse trecho, e a quem ou sobre o que ele fala?',
        verses: '19:26-30',
        listen: 'À mãe, ao discípulo; a sede; a obra concluída.',
      },
    ],
    interpret: [
      {
        ask: 'Pilatos escreve a placa por deboche ou por cálculo. Em que sentido ela diz a verdade mais do que ele imagina?',
        verses: '19:19-22',
        listen: 'Jesus é Rei, e para todos os povos; o trono é a cruz.',
      },
      {
        ask: 'No meio da própria agonia, Jesus providencia uma casa para a mãe. O que isso acrescenta ao que sabemos do amor dele?',
        verses: '19:26-27',
        listen: 'Salva o mundo sem esquecer uma pessoa; cria família.',
        follow: 'Que família nova nasceu ao pé da cruz?',
      },
      {
        ask: '“Está consumado” quer dizer terminado, completo, pago. O que exatamente ficou completo?',
        verses: '19:28-30',
        listen: 'A obra que o Pai lhe deu; nossa dívida; nada falta pôr.',
      },
    ],
    live: [
      {
        ask: 'Que dívida com Deus você ainda tenta pagar em prestações, como se não estivesse consumado?',
        listen: 'Culpa, promessas, sacrifícios para merecer.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quem Deus colocou do seu lado e poderia ouvir de você: pode contar comigo como família?',
        listen: 'Idosos sós, migrantes, jovens longe de casa.',
        for: ['couples', 'singles', 'women', 'men'],
      },
      {
        ask: 'Os soldados jogavam enquanto ele morria. O que distrai você bem ao lado do que mais importa?',
        listen: 'Distração cotidiana, sem dedo apontado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para quem está chegando: o que você acha que essa morte tem a ver com você?',
        listen: 'Deixe a pergunta aberta; não pressione por decisão.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como você tem cuidado de quem cuidou de você, e de que ajuda precisa para isso?',
        listen: 'Cuidar de pais idosos cansa; ouça também o cansaço.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Maria ficou de pé junto à cruz. O que você diria a ela, de uma dor para outra?',
        listen: 'Dor reconhece dor; silêncio basta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você começou com gosto e levou até o fim: uma colcha, um curso, uma obra em casa? Como foi dizer pronto?',
        bridge: 'Há uma palavra que só quem terminou pode dizer. Jesus a disse na cruz.',
      },
      {
        text: 'Quem não é do seu sangue e virou família de verdade? Como isso aconteceu?',
        bridge: 'Ao pé da cruz, Jesus fez de duas pessoas uma família.',
        for: ['adults', 'singles', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha diante de você uma cruz simples: dois gravetos, dois lápis, dois traços no papel. Olhe sem falar.',
      bridge: 'João ficou ali e olhou. Leia devagar o que ele viu.',
    },
    complete: [
      {
        name: 'Nota de quitação',
        text: 'Escreva à esquerda o que você acha que ainda deve a Deus: … , … , … . Atravesse a folha com uma palavra só, em letras grandes: consumado. Leia em voz alta o que ficou por baixo, e depois o que ficou por cima.',
      },
      {
        name: 'Três línguas',
        text: 'A placa foi escrita para que todos lessem. Reescreva quem é Jesus em três jeitos: como você diria a uma criança: … ; a um colega que não crê: … ; a você mesmo, num dia ruim: …',
      },
    ],
    challenges: [
      {
        do: 'Adote por um dia alguém que está só: almoço de domingo, passeio, remédio na farmácia, uma tarde de conversa.',
        tell: 'o que nasceu entre vocês.',
      },
      {
        do: 'Leia João 18 e 19 de uma vez só, num dia em que possa ficar em silêncio depois.',
        tell: 'que detalhe você nunca tinha notado.',
      },
    ],
    children: {
      truth: 'Jesus deu a vida por mim porque me ama.',
      to7: {
        story:
          'Este foi um dia muito triste. Umas pessoas não gostavam de Jesus e o levaram para a cruz. Perto dele ficaram a mamãe dele, Maria, algumas amigas e o amigo João. Eles não foram embora. Jesus olhou para a mãe e ficou preocupado com ela. Disse a João: cuide dela como se fosse a sua mãe. E João a levou para a casa dele. Até naquele dia, Jesus pensou nos outros! Por fim ele disse: está pronto, eu terminei. Ele tinha feito tudo para nos dar perdão e nos levar ao Pai. E a história não acabou aí: no domingo, Jesus viveu de novo!',
        activity:
          'Façam uma cruz com dois palitos e amarrem com linha colorida; em volta, colem corações com nomes de pessoas amadas por Jesus.',
        questions: [
          'Quem ficou perto de Jesus?',
          'O que ele pediu a João?',
          'O que aconteceu no domingo?',
        ],
      },
      to12: {
        story:
          'João nunca esqueceu aquela sexta-feira. Pilatos, o governador, sabia que Jesus era inocente, mas teve medo da multidão e o entregou. Na cruz, mandou pôr uma placa: Jesus nazareno, rei dos judeus. Em três línguas, para todo mundo ler. Os chefes reclamaram, e ele respondeu: o que escrevi, escrevi. Sem querer, tinha escrito a verdade. Ao pé da cruz, quatro soldados sorteavam a roupa de Jesus. Do outro lado ficaram algumas mulheres corajosas e João. Jesus, com toda aquela dor, olhou para a mãe e para o amigo: mulher, este é o seu filho; João, esta é a sua mãe. Uma família nova nasceu ali. Depois ele disse que tinha sede. E por último, não como quem perde, mas como quem termina uma obra: está consumado. Está feito. A obra de nos dar perdão ficou completa. Três dias depois, o túmulo estava vazio.',
        activity:
          'Façam uma placa em três línguas (português, inglês e outra que conheçam) dizendo quem é Jesus, e pendurem na porta.',
        questions: [
          'Por que Pilatos entregou Jesus, mesmo sabendo que era inocente?',
          'O que Jesus fez pela mãe na cruz?',
          'O que significa para você: está consumado?',
        ],
      },
      challenge:
        'Cuide de alguém mais velho nesta semana: uma visita, um copo de água, uma conversa.',
    },
    prayer:
      'Jesus, diante da tua cruz a gente fica com poucas palavras. Obrigado. O Senhor teve sede, pensou na tua mãe, terminou a obra. Não há o que acrescentar. Recebe a nossa vida, e faz de nós família uns dos outros. Amém.',
    leader: {
      lost: 'O grupo pode se perder em detalhes médicos da crucificação, ou em culpar os judeus. Os primeiros discípulos eram todos judeus, e quem mandou crucificar foi Roma. Volte ao silêncio e à palavra final.',
      tender:
        'Quem viu um filho ou parente morrer de forma violenta pode reviver a cena. Avise antes de ler que o texto é forte e que se pode sair. Não force ninguém a se emocionar.',
      differ:
        'Católicos leem nas palavras a João a entrega de Maria como mãe de todos os discípulos; evangélicos entendem o cuidado de um filho com a mãe viúva. Ambos veem nascer ali uma família.',
    },
    comfort:
      'Junto à cruz estavam, de pé, os que nada podiam fazer. Jesus os viu. Se você cuida de quem sofre e não pode tirar a dor, o seu lugar é ao lado deles, e ele vê você.',
    closing: 'Está consumado: nada ficou por pagar.',
    words: [
      'esta consumado',
      'golgota',
      'caveira',
      'crucificaram',
      'pilatos',
      'tenho sede',
      'vinagre',
      'hissopo',
      'tunica sem costura',
      'lancaram sortes',
      'eis ai tua mae',
      'rei dos judeus',
      'sete palavras',
      'sexta feira santa',
    ],
  },
  {
    verses: '20:1-18',
    key: '20:16',
    title: 'Maria!',
    theme: 'o encontro com o Ressuscitado',
    themes: ['ressurreicao', 'luto', 'esperanca', 'missao'],
    idea: 'A ressurreição alcança Maria enquanto ela ainda chora: Jesus a chama pelo nome e faz dela a primeira a dar a notícia.',
    context:
      'Domingo, ainda escuro. Maria Madalena vai sozinha ao túmulo e encontra a pedra fora do lugar. Pedro e o outro discípulo correm, olham e voltam para casa. Ela fica, chorando.',
    retold: [
      {
        verses: '20:1-2',
        says: 'Maria Madalena vê a pedra tirada e corre a dizer a Pedro e ao outro discípulo que levaram o Senhor do sepulcro.',
      },
      {
        verses: '20:3-10',
        says: 'Pedro entra no sepulcro e vê os lençóis, e o lenço enrolado à parte. O outro discípulo entra depois, vê e crê, e os dois voltam para casa.',
      },
      {
        verses: '20:11-15',
        says: 'Maria chora e vê dois anjos no sepulcro. Ao se virar, vê Jesus em pé, pensa que é o jardineiro e pergunta onde ele pôs o Senhor.',
      },
      {
        verses: '20:16-18',
        says: 'Jesus diz “Maria”, e ela responde chamando-o de Mestre. Ele a manda dizer aos irmãos que sobe para o seu Pai e Pai deles, e ela vai e anuncia.',
      },
    ],
    read: {
      verses: '20:10-18',
      how: 'Contem 1-9 como quem corre. Depois, leitura calma; quem lê Jesus diz o nome Maria uma vez só, e todos esperam.',
    },
    observe: [
      {
        ask: 'O que fazem os discípulos, e o que faz Maria?',
        verses: '20:10-11',
        listen: 'Eles voltam para casa; ela fica e chora.',
      },
      {
        ask: 'Que perguntas fazem a Maria, e o que ela responde sem perceber com quem fala?',
        verses: '20:13-15',
        listen: 'Por que chora, a quem busca; quer saber onde puseram o corpo.',
      },
      {
        ask: 'O que a faz reconhecer Jesus, e que tarefa ela recebe?',
        verses: '20:16-18',
        listen: 'O nome dito por ele; ir contar aos irmãos.',
      },
    ],
    interpret: [
      {
        ask: 'Por que os anjos e o túmulo vazio não bastaram, e uma palavra bastou?',
        verses: '20:12-16',
        listen: 'Ela precisava ser encontrada, não só informada.',
      },
      {
        ask: 'Ela o toma pelo jardineiro. O que pode impedir alguém de reconhecer Jesus mesmo com ele ali em pé?',
        verses: '20:14-15',
        listen: 'Lágrimas, ideia fixa, expectativa menor do que a realidade.',
        follow: 'Onde você já foi perceber a presença dele só depois?',
      },
      {
        ask: 'Naquele tempo a palavra de uma mulher valia pouco num tribunal. O que significa Jesus confiar a ela a primeira notícia?',
        verses: '20:17-18',
        listen: 'Dignidade; Deus escolhe testemunhas que outros dispensariam.',
      },
    ],
    live: [
      {
        ask: 'Em que situação você tem procurado um corpo, isto é, a sobra do que foi, quando Jesus talvez esteja fazendo algo vivo?',
        listen: 'Apego a um passado; com carinho.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Maria foi sozinha, no escuro. Qual é o seu jeito de procurar Deus quando não há ninguém por perto?',
        listen: 'Caminhada, choro, silêncio, música.',
        for: ['singles', 'women', 'young'],
      },
      {
        ask: 'Quem já duvidou da sua palavra por causa da sua idade, do seu passado ou do seu jeito?',
        listen: 'Ela foi a primeira testemunha.',
        for: ['teens', 'young', 'women', 'new-believers'],
      },
      {
        ask: 'Que parte dessa manhã você acha mais difícil de acreditar, e o que gostaria de perguntar a Maria?',
        listen: 'Pergunta boa não precisa ser resolvida hoje.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A quem você diria: eu vi o Senhor, e contando o quê?',
        listen: 'Uma experiência concreta e recente.',
        for: ['men', 'couples', 'long-believers', 'parents'],
      },
      {
        ask: 'Se alguém perguntasse com cuidado por que você está chorando, o que responderia hoje?',
        listen: 'A mesma pergunta de Jesus; só ouvir.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem pronuncia o seu nome do jeito mais bonito? E quem usa o nome completo quando está bravo?',
        bridge: 'Um nome dito por quem ama diz tudo. Maria reconheceu Jesus por isso.',
      },
      {
        text: 'Qual foi a notícia boa que você mais correu para contar, e a quem contou primeiro?',
        bridge: 'Na manhã da Páscoa há muita corrida, e uma notícia.',
        for: ['young', 'adults', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Se puder, leia de manhã cedo, antes de acender a luz. Deixe a janela clarear aos poucos.',
      bridge: 'Maria chegou quando ainda estava escuro. Vá com ela, sem correr.',
    },
    complete: [
      {
        name: 'Duas perguntas do jardim',
        text: 'Responda como se Jesus perguntasse a você. Por que está chorando? … . A quem você busca? … . Embaixo, escreva o seu nome, como ele o diria, e deixe espaço para responder.',
      },
      {
        name: 'Recado de Maria',
        text: 'Complete a mensagem que você enviaria a alguém: Eu achava que tinham levado … . Fiquei procurando … . Aí ouvi … . Vai dizer a … que …',
        for: ['young', 'new-believers', 'women', 'adults'],
      },
    ],
    challenges: [
      {
        do: 'Acorde uma vez antes do sol e espere a luz chegar com João 20 nas mãos.',
        tell: 'como foi o momento em que clareou.',
      },
      {
        do: 'Pergunte a alguém, com tempo, como está de verdade, e chame essa pessoa pelo nome.',
        tell: 'o que aconteceu depois da segunda pergunta.',
      },
    ],
    children: {
      truth: 'Jesus está vivo e me chama pelo nome.',
      to7: {
        story:
          'Era bem cedinho, o sol ainda nem tinha nascido. Maria Madalena foi ao jardim onde tinham posto Jesus. Ué! A pedra grande não estava no lugar. Lá dentro, vazio! Ela pensou que alguém tinha levado Jesus embora, e chorou muito. Um homem chegou perto: por que você está chorando? Ela achou que era o jardineiro. Então o homem falou só uma palavra: Maria! Ela conhecia aquela voz. Era Jesus! Vivo! O choro virou um sorriso do tamanho do céu. E Jesus pediu: vai contar aos meus irmãos. Maria saiu correndo: eu vi o Senhor! Eu vi o Senhor!',
        activity:
          'De olhos fechados, cada criança espera ouvir o seu nome, dito com carinho; ao ouvir, levanta e grita: Jesus está vivo!',
        questions: [
          'Por que Maria chorava?',
          'O que Jesus falou para ela?',
          'Para quem você vai contar que Jesus está vivo?',
        ],
      },
      to12: {
        story:
          'Domingo, escuro ainda. Maria Madalena tinha visto Jesus morrer na sexta. Foi ao túmulo só para ficar perto. A pedra estava fora do lugar. Ela correu para avisar Pedro e João, e os dois saíram disparados. João corria mais e chegou primeiro, mas Pedro entrou na frente. Lá dentro só havia os panos, e o lenço enrolado à parte. Olharam e voltaram para casa. Maria ficou, chorando. Viu até anjos, e nem assim parou de chorar. Virou-se e havia um homem: por que está chorando? A quem procura? Ela pensou que fosse o jardineiro e pediu que dissesse onde estava o corpo. Então ele falou: Maria! Do mesmo jeito de sempre. Ela se virou de verdade: Mestre! Jesus estava vivo. E a primeira pessoa a dar a maior notícia do mundo foi ela, que ninguém convidaria para testemunha. Eu vi o Senhor!',
        activity:
          'Façam a manchete de um jornal daquele domingo, com título, desenho e uma entrevista curta com Maria.',
        questions: [
          'Por que Maria não reconheceu Jesus no começo?',
          'O que fez Maria saber que era ele?',
          'O que você sabe de Jesus e pode anunciar?',
        ],
      },
      challenge: 'Conte a história de Maria no jardim a alguém que não a conhece.',
    },
    prayer:
      'Jesus vivo, há gente chorando no jardim hoje. Chega perto e chama pelo nome. Abre os nossos olhos para te reconhecer no jardineiro, no pão, no irmão. E manda-nos contar: nós vimos o Senhor. Amém.',
    leader: {
      lost: 'Duas distrações: por que Jesus disse que ela não o tocasse (ele ainda ia ao Pai, e ela tinha de ir aos irmãos) e se Madalena era prostituta (a Bíblia não diz isso). Responda em uma frase e volte ao nome.',
      tender:
        'A pessoa enlutada pode perguntar por que com ela não foi assim. Não transforme a Páscoa em conserto rápido: Maria também teve de soltar Jesus de um jeito e recebê-lo de outro. Fique ao lado.',
    },
    comfort:
      'Ela não o procurou com fé bonita; procurou chorando. Ele não pediu que ela enxugasse o rosto antes. Disse o nome dela. Ele sabe o seu.',
    closing: 'Ainda era escuro, e ele já estava vivo.',
    words: [
      'maria madalena',
      'madalena',
      'tumulo vazio',
      'sepulcro',
      'pedra tirada',
      'jardineiro',
      'raboni',
      'por que choras',
      'nao me toques',
      'nao me detenhas',
      'lencois',
      'primeiro dia da semana',
      'pascoa',
      'vi o senhor',
    ],
  },
  {
    verses: '20:19-31',
    key: '20:28',
    title: 'Portas trancadas, paz no meio',
    theme: 'a dúvida de Tomé e a paz de Jesus',
    themes: ['fe', 'medo', 'ressurreicao', 'missao'],
    idea: 'Jesus entra onde o medo trancou, volta por causa de um só que duvida e mostra as feridas, para que a nossa paz e a nossa fé nasçam dele.',
    context:
      'É a tarde do primeiro domingo. Maria já contou que viu o Senhor, e mesmo assim as portas seguem fechadas. Jesus aparece, sopra o Espírito e envia. Tomé não está. Uma semana depois, a porta continua trancada, e Jesus volta.',
    retold: [
      {
        verses: '20:19-20',
        says: 'Os discípulos estão reunidos com medo. Jesus se põe no meio, deseja-lhes paz, mostra as mãos e o lado, e eles se alegram ao vê-lo.',
      },
      {
        verses: '20:21-23',
        says: 'Jesus envia os discípulos como o Pai o enviou e diz que recebam o Espírito Santo. Fala dos pecados que perdoarem e dos que retiverem.',
      },
      {
        verses: '20:24-29',
        says: 'Tomé só crê se puser o dedo nas marcas. Jesus lhe mostra as mãos e o lado, Tomé o chama de Senhor e Deus, e ele diz felizes os que creram sem ver.',
      },
      {
        verses: '20:30-31',
        says: 'João diz que Jesus fez muitos outros sinais, e que estes foram escritos para que se creia e, crendo, se tenha vida no nome dele.',
      },
    ],
    read: {
      verses: '20:19-29',
      how: 'Leitores para narrador, Jesus e Tomé. Cada vez que Jesus disser paz, o grupo responde: paz.',
    },
    observe: [
      {
        ask: 'Quantas vezes Jesus deseja paz, e em que situação está o grupo em cada uma?',
        verses: '20:19, 20:21, 20:26',
        listen: 'Três vezes; trancados, com medo, e depois com Tomé.',
      },
      {
        ask: 'O que Jesus mostra, sopra e entrega aos discípulos na primeira visita?',
        verses: '20:20-23',
        listen: 'As mãos e o lado; o Espírito; o envio e o perdão.',
      },
      {
        ask: 'O que Tomé exige, e o que Jesus lhe oferece uma semana depois?',
        verses: '20:25-27',
        listen: 'Ver e tocar as marcas; Jesus oferece exatamente isso.',
      },
    ],
    interpret: [
      {
        ask: 'O corpo ressuscitado ainda tem marcas. Por que Jesus não as apagou?',
        verses: '20:20, 20:27',
        listen: 'São o sinal de quem ele é e do amor; ferida que virou prova de paz.',
      },
      {
        ask: 'Tomé não some depois de dizer o que disse, e o grupo não o expulsa. O que essa semana ensina a uma comunidade?',
        verses: '20:24-26',
        listen: 'Lugar para a dúvida, sem fingir e sem abandonar.',
        follow: 'O que o nosso grupo faz com quem diz que não está conseguindo crer?',
      },
      {
        ask: 'Como se chega de “não crerei” a “Senhor meu, e Deus meu”?',
        verses: '20:25, 20:27-28',
        listen: 'Pelo encontro; Jesus se adianta e fala à dúvida.',
      },
    ],
    live: [
      {
        ask: 'Que porta você anda trancando por medo, e de que lado dela gostaria que Jesus estivesse?',
        listen: 'Medo de gente, doença, fracasso, violência.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual dúvida você já teve vergonha de dizer na igreja?',
        listen: 'Agradeça; não responda na hora.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'O que você precisaria ver ou tocar para confiar um pouco mais?',
        listen: 'Honestidade sem ironia.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Qual marca sua, já cicatrizada, pode ajudar alguém a acreditar?',
        listen: 'História contada por quem já respira.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Quando um de vocês dois está com a fé por um fio, como o outro reage?',
        listen: 'Sem pregar ao cônjuge; fazer companhia.',
        for: ['couples'],
      },
      {
        ask: 'Em que canto da casa a porta ficou fechada desde que tudo aconteceu?',
        listen: 'Quarto, armário, assunto; não há prazo.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é do tipo que confere se trancou a porta quantas vezes? E já voltou da esquina?',
        bridge: 'Os discípulos também trancaram tudo. Alguém entrou mesmo assim.',
      },
      {
        text: 'Você faltou justo no dia em que aconteceu a melhor coisa. Que história da turma todos contam e você não viu?',
        bridge: 'Tomé perdeu o domingo mais importante de todos. Veja o que Jesus fez.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe uma cicatriz sua, pequena ou grande. Lembre de quando ainda doía.',
      bridge: 'Jesus também guardou as dele. Leia com a mão sobre a sua.',
    },
    complete: [
      {
        name: 'Porta',
        text: 'Imagine e desenhe uma porta fechada. Do lado de dentro, escreva o que a mantém trancada: … . No meio do quarto, escreva o que Jesus diz ao chegar: … . Do lado de fora, quem espera por você: …',
      },
      {
        name: 'Se eu não vir',
        text: 'Complete com sinceridade: Se eu não vir … e não tocar em … , não consigo crer que … . Deixe duas linhas em branco e termine com o que conseguir: Senhor meu, … .',
      },
    ],
    challenges: [
      {
        do: 'Converse com alguém que duvida, sem tentar convencer: três perguntas e muita escuta.',
        tell: 'o que você aprendeu com a dúvida dele.',
      },
      {
        do: 'Deseje paz, em voz alta e com calma, a cada pessoa ao entrar em casa, durante sete dias.',
        tell: 'como foi fazer isso no dia mais difícil.',
      },
    ],
    children: {
      truth: 'Posso contar as minhas dúvidas a Jesus.',
      to7: {
        story:
          'Os amigos de Jesus estavam com medo. Fecharam a porta e passaram a chave. De repente, quem apareceu bem no meio deles? Jesus! Ele disse: paz para vocês! E mostrou as marcas nas mãos. Que alegria! Mas Tomé não estava em casa. Quando contaram para ele, Tomé cruzou os braços: só acredito se eu vir. Ninguém mandou Tomé embora. Uma semana depois, Jesus voltou. Ele olhou direto para Tomé: venha cá, ponha o dedo aqui. Tomé nem precisou tocar. Ele falou: meu Senhor e meu Deus! Jesus voltou só por causa de Tomé.',
        activity:
          'Adivinhem objetos dentro de um saco só pelo tato. Depois conversem: o que a gente sabe que existe sem ver?',
        questions: [
          'Por que a porta estava fechada?',
          'O que Tomé queria ver?',
          'O que você gostaria de perguntar a Jesus?',
        ],
      },
      to12: {
        story:
          'Todos os seus amigos viram a coisa mais incrível do mundo, e justo você tinha saído para comprar pão. Foi assim com Tomé. No domingo da Páscoa, os discípulos estavam trancados, com medo. Jesus apareceu no meio deles, desejou paz, mostrou as mãos furadas e soprou sobre eles o Espírito Santo. Quando Tomé chegou, todos falavam ao mesmo tempo. Ele não quis fingir: se eu não vir as marcas e não puser o dedo, não acredito. Passou uma semana inteira, e os amigos não o expulsaram nem riram dele. No domingo seguinte, portas trancadas de novo, Jesus voltou. E foi direto a Tomé: ponha o dedo aqui, veja as minhas mãos. Ele sabia cada palavra do que Tomé tinha dito. Tomé respondeu com a frase mais forte do livro: meu Senhor e meu Deus! A dúvida sincera tinha encontrado quem procurava.',
        activity:
          'Cada um traça a própria mão no papel e escreve numa palma uma dúvida e na outra algo em que já confia.',
        questions: [
          'Como os amigos trataram Tomé durante aquela semana?',
          'Como Jesus sabia o que Tomé tinha dito?',
          'O que você faz quando tem uma dúvida sobre Deus?',
        ],
      },
      challenge: 'Pergunte a um adulto que você admira: o que ajudou você a acreditar em Jesus?',
    },
    prayer:
      'Jesus, entra onde trancamos por medo. Põe-te no meio e diz outra vez: paz. Não te zangues com as nossas perguntas; o Senhor já sabia delas. Mostra-nos as tuas mãos, e manda-nos abrir a porta. Senhor nosso e Deus nosso. Amém.',
    leader: {
      lost: 'Tomé costuma levar fama de incrédulo. Lembre que os outros também só creram quando viram (20), e que ele foi quem se dispôs a morrer com Jesus (11:16). Não use a história para constranger quem duvida.',
      tender:
        'Portas trancadas podem evocar pânico, assalto ou violência doméstica. Não peça que ninguém abra a porta hoje. Ansiedade forte merece cuidado profissional; para conversar a qualquer hora, CVV, 188. Em perigo dentro de casa, 190 ou Ligue 180.',
      differ:
        'No versículo 23, católicos e ortodoxos leem a origem da confissão e da absolvição dada pelos ministros; evangélicos, a missão de anunciar a todos o perdão em Cristo. Todos entendem que quem perdoa é Deus.',
    },
    comfort:
      'Ele não esperou que abrissem. Nem a porta, nem o rosto, nem a fé. Veio e ficou no meio. Se hoje tudo em você está trancado, isso não o deixa de fora.',
    closing: 'Paz seja com vocês: ele mesmo veio dizer.',
    words: [
      'tome',
      'didimo',
      'portas fechadas',
      'paz seja convosco',
      'marca dos cravos',
      'cravos',
      'senhor meu e deus meu',
      'nao viram e creram',
      'incredulo',
      'soprou sobre eles',
      'oito dias depois',
      'ver para crer',
      'assim eu vos envio',
    ],
  },
  {
    verses: '21:1-14',
    key: '21:12',
    title: 'Café da manhã na praia',
    theme: 'o Ressuscitado no trabalho de todo dia',
    themes: ['ressurreicao', 'trabalho', 'obediencia', 'comunhao'],
    idea: 'Depois de uma noite que não rendeu nada, Jesus está na praia com o fogo aceso: orienta o trabalho, enche a rede e serve a refeição.',
    context:
      'Passaram-se dias desde a Páscoa. Sete discípulos voltam à Galileia e ao que sabiam fazer. A noite inteira sem um peixe. Ao clarear, um homem na margem puxa conversa.',
    retold: [
      {
        verses: '21:1-3',
        says: 'Simão Pedro diz que vai pescar, e os outros discípulos vão com ele. Entram no barco, e naquela noite não pegam nada.',
      },
      {
        verses: '21:4-6',
        says: 'Jesus está na praia, e ninguém o reconhece. Manda lançar a rede do lado direito do barco, e ela se enche tanto que não conseguem tirá-la.',
      },
      {
        verses: '21:7-8',
        says: 'O discípulo amado diz que é o Senhor, e Pedro veste a túnica e se lança ao mar. Os outros vêm no barquinho, trazendo a rede.',
      },
      {
        verses: '21:9-14',
        says: 'Na terra há brasas, peixe e pão. Pedro arrasta a rede com cento e cinquenta e três peixes grandes, e Jesus chama os discípulos para comer e os serve.',
      },
    ],
    read: {
      verses: '21:3-14',
      how: 'Um narrador; outros leem Pedro, Jesus e o discípulo amado. Se der, leiam em volta de um café com pão.',
    },
    observe: [
      {
        ask: 'Como foi a noite dos pescadores, e o que o homem da praia pergunta e propõe?',
        verses: '21:3-6',
        listen: 'Nada pescaram; se têm comida; lançar do lado direito.',
      },
      {
        ask: 'Quem reconhece primeiro, e o que cada um dos dois amigos faz?',
        verses: '21:7-8',
        listen: 'O discípulo amado diz que é o Senhor; Pedro se joga na água.',
      },
      {
        ask: 'O que encontram em terra, e o que Jesus pede que tragam?',
        verses: '21:9-13',
        listen: 'Brasas, peixe, pão; os peixes deles também.',
      },
    ],
    interpret: [
      {
        ask: 'O Ressuscitado podia aparecer em qualquer lugar. Por que será que escolhe o fim de um turno frustrado?',
        verses: '21:3-6',
        listen: 'Ele se interessa pelo trabalho, pela fome, pelo fracasso comum.',
      },
      {
        ask: 'Já havia peixe nas brasas. Por que Jesus pede os deles também?',
        verses: '21:9-10',
        listen: 'Ele não precisa, mas quer partilhar; o trabalho deles entra na mesa.',
        follow: 'O que você poderia levar para essa mesa?',
      },
      {
        ask: 'Pedro havia negado Jesus junto a umas brasas (18:18). O que pode ter passado pela cabeça dele diante dessas outras?',
        verses: '21:7, 21:9',
        listen: 'Memória dolorosa; Jesus prepara um recomeço no mesmo cheiro.',
      },
    ],
    live: [
      {
        ask: 'Qual rede você tem puxado vazia nos últimos meses?',
        listen: 'Trabalho, estudo, ministério, casamento.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que palpite de Jesus sobre o seu dia a dia você deixa de lado porque, afinal, o profissional é você?',
        listen: 'Áreas em que a experiência fecha o ouvido.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Você é mais o que percebe antes, como o discípulo amado, ou o que pula na água, como Pedro?',
        listen: 'Riam; os dois chegam à praia.',
        for: ['teens', 'young', 'couples'],
      },
      {
        ask: 'Depois de uma decepção, para qual velha pescaria você costuma voltar, e o que procura lá?',
        listen: 'O conhecido consola; nem sempre é fuga.',
        for: ['singles', 'new-believers', 'young'],
      },
      {
        ask: 'Quem precisaria que você acendesse o fogo e dissesse apenas: venha comer?',
        listen: 'Hospitalidade sem sermão.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'Qual cuidado simples, um prato, um café, foi o começo de você voltar a respirar?',
        listen: 'Ou que cuidado ainda falta; anote para agir.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma história de pescador: sua, do seu tio, do seu avô. Pode aumentar o peixe.',
        bridge:
          'João contou os dele: cento e cinquenta e três. Mas a noite tinha começado com zero.',
      },
      {
        text: 'Qual é o melhor café da manhã da sua vida: com quem, onde e o que havia na mesa?',
        bridge: 'Uma das últimas coisas que Jesus fez com os amigos foi preparar um.',
        for: ['adults', 'elderly', 'couples', 'women', 'singles'],
      },
    ],
    quiet: {
      text: 'Prepare um café ou um chá sem pressa. Sinta o calor da xícara nas mãos antes de ler.',
      bridge: 'Há brasas na praia. Ele já pôs o pão.',
    },
    complete: [
      {
        name: 'Dois lados do barco',
        text: 'Desenhe um barco visto de cima. Do lado esquerdo, escreva onde você tem lançado a rede e vindo vazio: … . Do direito, o que Jesus talvez esteja sugerindo: … . Na praia, o que você já sabe que ele preparou: …',
      },
      {
        name: 'O que eu levo',
        text: 'Complete: Jesus, à tua mesa eu trago … , que aprendi a fazer; … , que sobrou da noite; e … , de que tenho fome.',
      },
    ],
    challenges: [
      {
        do: 'Convide para um café da manhã alguém que atravessa uma noite comprida, e sirva você.',
        tell: 'o que havia na mesa e no coração.',
      },
      {
        do: 'Antes do trabalho ou da aula, todo dia, pergunte a Jesus: onde lanço a rede hoje? E anote uma coisa.',
        tell: 'a anotação que fez mais diferença.',
      },
    ],
    children: {
      truth: 'Jesus cuida de mim até no café da manhã.',
      to7: {
        story:
          'Pedro disse: vou pescar! E os amigos foram também. Jogaram a rede a noite toda. Nada. Nem um peixinho! Quando o sol apareceu, havia um homem na praia. Ele gritou: filhos, pegaram alguma coisa? Não! Joguem a rede do lado direito! Jogaram, e a rede ficou tão cheia que quase não dava para puxar. João arregalou os olhos: é Jesus! Pedro pulou na água, tchibum, e foi nadando. Na praia havia um foguinho aceso, com pão e peixe assado. Jesus tinha feito o café da manhã! Venham comer, ele chamou. E comeram juntos, felizes.',
        activity:
          'Recortem peixinhos de papel e pesquem com um prendedor ou ímã; a cada peixe, agradeçam por um cuidado de Jesus.',
        questions: [
          'Quantos peixes eles pegaram de noite?',
          'O que Jesus preparou na praia?',
          'O que você gosta de comer com quem ama?',
        ],
      },
      to12: {
        story:
          'Pedro não era de ficar parado. Vou pescar, disse, e mais seis amigos foram com ele. Eram profissionais, conheciam aquele lago palmo a palmo. A noite inteira jogaram a rede. Nada. De manhãzinha, com os braços doendo, ouviram alguém da praia: filhos, vocês têm peixe? Não! Então joguem do lado direito. Imagine dar palpite a pescador que passou a noite em claro! Mas eles jogaram, e a rede quase rasgou de tão pesada. João olhou bem: é o Senhor! Pedro nem esperou o barco: vestiu a túnica e se atirou na água. Na praia, brasas acesas, peixe e pão. Jesus, que tinha vencido a morte, estava agachado fazendo o café. Tragam dos peixes de vocês, pediu. Ele já tinha peixe, mas queria o deles na mesma mesa. Contaram depois: cento e cinquenta e três. E a rede aguentou.',
        activity:
          'Preparem juntos um café da manhã para alguém da casa ou do grupo, cada um com uma tarefa.',
        questions: [
          'Por que foi difícil obedecer ao homem da praia?',
          'Por que Jesus pediu os peixes deles, se já tinha peixe?',
          'Em que tarefa sua você quer a ajuda de Jesus?',
        ],
      },
      challenge: 'Ajude a preparar o café da manhã da sua casa um dia nesta semana.',
    },
    prayer:
      'Senhor da praia, obrigado por nos esperar depois das noites que não renderam. Diz onde lançar a rede. Aceita o pouco que pescamos e senta conosco para comer. Queremos saber que és tu. Amém.',
    leader: {
      lost: 'O número 153 e o lado direito atraem teorias. Ninguém sabe ao certo; parece memória de quem contou. Volte para o fogo aceso e para a pergunta sobre a noite.',
      tender:
        'Desemprego e dívida são redes vazias muito reais. Não prometa rede cheia a quem obedecer. Ouça, ore, e depois veja com o grupo uma ajuda prática: currículo, indicação, cesta.',
    },
    comfort:
      'Ele não perguntou por que a noite deu errado. Acendeu o fogo. Se você chegou à manhã cansado e de mãos vazias, sente-se: o pão já está na brasa.',
    closing: 'Venham comer, disse o Senhor.',
    words: [
      'vou pescar',
      'mar de tiberiades',
      'cento e cinquenta e tres',
      'lado direito do barco',
      'lancai a rede',
      'peixes',
      'brasas',
      'e o senhor',
      'vinde comei',
      'nada apanharam',
      'nada pegaram',
      'pesca maravilhosa',
      'brasas e um peixe',
    ],
  },
  {
    verses: '21:15-25',
    key: '21:17',
    title: 'Três vezes: tu me amas?',
    theme: 'o recomeço de Pedro',
    themes: ['perdao', 'servico', 'arrependimento', 'proposito'],
    idea: 'Jesus não finge que a queda não aconteceu: leva Pedro de volta a ela com amor, pergunta pelo amor dele e lhe confia gente para cuidar.',
    context:
      'Acabou o café na praia. Há uma conversa pendente: junto a outra fogueira, Pedro disse três vezes que não conhecia Jesus. Sem bronca e sem plateia hostil, Jesus pergunta uma coisa só.',
    retold: [
      {
        verses: '21:15-17',
        says: 'Jesus pergunta a Pedro três vezes se ele o ama, e cada vez lhe pede que cuide das suas ovelhas. Na terceira, Pedro se entristece e diz que ele sabe tudo.',
      },
      {
        verses: '21:18-19',
        says: 'Jesus avisa que Pedro, já velho, será levado para onde não quer, e indica a morte com que ele há de glorificar a Deus. Depois lhe diz: “Segue-me”.',
      },
      {
        verses: '21:20-25',
        says: 'Pedro quer saber do outro discípulo, e Jesus responde que isso não lhe importa, que o siga. É esse discípulo quem escreveu, e tudo o que Jesus fez não caberia em livros.',
      },
    ],
    read: {
      verses: '21:15-22',
      how: 'Duas pessoas frente a frente leem Jesus e Pedro; um narrador. Deixem um silêncio depois de cada pergunta.',
    },
    observe: [
      {
        ask: 'Que pergunta se repete, e que tarefa vem depois de cada resposta?',
        verses: '21:15-17',
        listen: 'Se o ama; alimentar e apascentar cordeiros e ovelhas.',
      },
      {
        ask: 'O que se repete nas três respostas de Pedro, e o que é novo na terceira?',
        verses: '21:15-17',
        listen:
          'Nas três ele diz que Jesus sabe que o ama, e em nenhuma se compara com os outros. Na terceira entristece-se e acrescenta: “tu sabes todas as coisas”.',
      },
      {
        ask: 'O que Pedro quer saber sobre o outro discípulo, e qual é a resposta?',
        verses: '21:20-22',
        listen: 'E ele?; cada um siga a Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Três negações, três perguntas. Por que Jesus toca na ferida em vez de deixar para lá?',
        verses: '21:15-17',
        listen: 'Para curar o que ficou aberto; perdão que restaura.',
        follow: 'O que acontece com uma falha de que nunca se fala?',
      },
      {
        ask: 'Em vez de perguntar se ele vai errar de novo, Jesus pergunta pelo amor. O que isso diz sobre o que sustenta quem serve?',
        verses: '21:16-17',
        listen: 'Não a competência nem a promessa, mas o amor.',
      },
      {
        ask: '“Que te importa” soa seco. De que peso essa frase livra Pedro?',
        verses: '21:21-22',
        listen: 'Do peso de comparar a própria história com a do outro.',
      },
    ],
    live: [
      {
        ask: 'Para Pedro foi a conversa junto da fogueira. Que cena da sua vida você gostaria de ter respondido de outro jeito?',
        listen: 'Ninguém precisa contar; basta reconhecer.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Quando você falha com um amigo, o que faz depois: some, brinca, explica ou volta?',
        listen: 'Pedro pulou na água para voltar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se Jesus perguntasse hoje se você o ama, que resposta daria sem exagerar?',
        listen: 'Um sim pequeno é um sim.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
      {
        ask: 'Com a vida de quem você mais compara a sua, e o que muda ouvir de Jesus: quanto a ti, segue-me?',
        listen: 'Casamento, carreira, corpo, ministério.',
        for: ['singles', 'young', 'women'],
      },
      {
        ask: 'Que conversa calma e sincera, como a de Jesus e Pedro depois do café, está faltando entre vocês dois?',
        listen: 'Hora certa, barriga cheia, sem plateia.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Outro vestirá você, disse Jesus a Pedro. Como é pensar em depender de alguém, e o que ajudaria?',
        listen: 'Envelhecer também é seguir Jesus.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que pergunta as pessoas sempre fazem três vezes até você responder de verdade?',
        bridge: 'Às vezes só na terceira a gente diz o que sente. Jesus sabia disso.',
      },
      {
        text: 'Que coisa você quebrou na infância e escondeu? Quanto tempo levou para descobrirem?',
        bridge: 'Pedro carregava algo quebrado. Jesus puxou o assunto com delicadeza.',
        for: ['adults', 'couples', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Se puder, olhe uma chama: vela, fogão, isqueiro. Deixe vir à memória uma conversa que terminou mal.',
      bridge: 'Jesus acendeu um fogo e chamou Pedro para perto. Sente-se.',
    },
    complete: [
      {
        name: 'Uma linha para Jesus',
        text: 'Só para você, sem mostrar a ninguém. Ouça a pergunta tu me amas? como feita a você e complete uma linha: Senhor, tu sabes que … . Depois escreva o nome de uma pessoa de quem você pode cuidar nesta semana: … .',
      },
      {
        name: 'Que te importa',
        text: 'À esquerda, escreva três comparações que tiram a sua paz: por que ele … e eu … . À direita, diante de todas, uma só frase: quanto a mim, eu sigo Jesus em …',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém com quem você falhou, ofereça um café e diga o que precisa ser dito, sem desculpas compridas.',
        tell: 'o que foi mais difícil: marcar, dizer ou esperar a reação.',
      },
      {
        do: 'Cuide, três vezes nesta semana, de alguém mais novo na idade ou na fé: uma ligação, uma visita, uma ajuda prática.',
        tell: 'do que essa pessoa mais precisava.',
      },
      {
        do: 'Confesse a Deus, pelo nome, a pessoa com quem você mais se compara, e peça o bem dela. Quando a comparação voltar, repita o que Jesus disse a Pedro: que te importa? Quanto a ti, segue-me.',
        tell: 'em que situação você mais precisou dessa frase.',
      },
    ],
    children: {
      truth: 'Eu erro, e Jesus me dá outra chance.',
      to7: {
        story:
          'Pedro tinha feito uma coisa que doía no coração. Quando Jesus foi preso, ele ficou com medo e disse três vezes: eu não conheço esse homem! Depois chorou muito. Agora, na praia, depois do peixe com pão, Jesus o chamou. Pedro baixou a cabeça. Será que vem bronca? Jesus perguntou: você me ama? Amo, Senhor! Perguntou de novo: você me ama? Amo! E mais uma vez: você me ama? O Senhor sabe tudo, sabe que eu amo! Três vezes, uma para cada erro. Então Jesus disse: cuide das minhas ovelhas. Ele confiou em Pedro outra vez!',
        activity:
          'Rasguem um coração de papel em três pedaços e colem de novo, dizendo a cada pedaço: Jesus, eu te amo.',
        questions: [
          'Por que Pedro estava triste?',
          'O que Jesus perguntou três vezes?',
          'O que você faz quando erra?',
        ],
      },
      to12: {
        story:
          'Pedro era o primeiro a prometer: eu dou a vida por ti! Mas, na noite em que prenderam Jesus, ao lado de uma fogueira, três pessoas perguntaram se ele era discípulo. Três vezes ele disse que não. O galo cantou, e ele nunca mais ouviu um galo do mesmo jeito. Agora estava na praia, diante de outra fogueira, e Jesus olhou para ele. Simão, você me ama? Amo. Cuide dos meus cordeiros. E de novo. E de novo. Na terceira, Pedro ficou triste, porque entendeu: três vezes, igual às negações. Jesus não estava cobrando. Estava dando a ele a chance de dizer por cima de cada não um sim. E ainda lhe entregou o que tinha de mais precioso: as suas ovelhas. Pedro logo quis saber do colega: e ele? Jesus riu, talvez: isso não é da sua conta. Siga-me.',
        activity:
          'Escrevam a lápis três erros que podem ser contados e passem por cima, com caneta colorida, uma palavra de recomeço.',
        questions: [
          'Por que Jesus perguntou três vezes?',
          'O que Jesus confiou a Pedro?',
          'Com quem você se compara, e o que Jesus diria?',
        ],
      },
      challenge: 'Peça desculpas por um erro e faça uma coisa boa pela pessoa, como um recomeço.',
    },
    prayer:
      'Senhor, tu sabes todas as coisas. Sabes da fogueira, do galo e do choro, e sabes que, do nosso jeito, nós te amamos. Põe de novo em nossas mãos alguém para cuidar. E livra-nos de olhar para o lado. Seguimos a ti. Amém.',
    leader: {
      lost: 'Muita gente já ouviu que há dois verbos gregos para amar no diálogo. Os estudiosos não concordam que isso mude o sentido; não precisa entrar. O forte é a terceira pergunta.',
      tender:
        'Quem caiu feio (adultério, vício, queda pública) pode estar na roda. Restauração não é voltar ao cargo na hora; mas ninguém está fora do alcance da pergunta. Se a falha feriu outra pessoa, o cuidado com ela vem primeiro.',
      differ:
        'Católicos leem aqui o cuidado de toda a Igreja dado a Pedro e continuado no papa. Ortodoxos e evangélicos leem Pedro restaurado como apóstolo, num cuidado que partilha com outros pastores.',
    },
    comfort:
      'Ele não pediu que Pedro explicasse. Perguntou pelo amor, três vezes, até a tristeza poder sair. Se você só tem uma frase, diga: o Senhor sabe.',
    closing: 'Ele pergunta pelo amor e confia de novo.',
    words: [
      'tu me amas',
      'apascenta',
      'ovelhas',
      'cordeiros',
      'simao filho de jonas',
      'filho de joao',
      'tu sabes todas as coisas',
      'restauracao de pedro',
      'pedro',
      'que te importa',
      'segue me',
      'fores velho',
      'agape',
      'terceira vez',
    ],
  },
]
