import type { BookPassages } from '../passage.ts'

export const LUK: BookPassages = [
  {
    verses: '1:26-38',
    key: '1:38',
    title: 'O sim de Nazaré',
    theme: 'a entrega de Maria',
    themes: ['obediencia', 'fe', 'medo'],
    idea: 'Deus procura uma moça num povoado sem fama, ouve a pergunta dela sem se ofender e faz depender de um sim livre a maior das suas visitas.',
    context:
      'Nazaré era tão pequena que o Antigo Testamento nem a cita. Seis meses antes, o mesmo anjo falou a um sacerdote idoso, no Templo, e ele não creu. Agora fala a uma jovem, em casa, num dia comum.',
    retold: [
      {
        verses: '1:26-29',
        says: 'O anjo Gabriel vai a Nazaré, a uma virgem chamada Maria, prometida a José, da descendência de Davi. Ela se perturba com a saudação.',
      },
      {
        verses: '1:30-33',
        says: 'O anjo diz a Maria que não tema, porque terá um filho, Jesus. Ele será chamado Filho do Altíssimo, e o seu reino não terá fim.',
      },
      {
        verses: '1:34-37',
        says: 'Maria pergunta como será, se não conhece homem. O anjo diz que o Espírito Santo virá sobre ela, e que Isabel, chamada estéril, também está grávida.',
      },
      {
        verses: '1:38',
        says: 'Maria responde que é a serva do Senhor e que se cumpra nela a palavra do anjo, e o anjo vai embora.',
      },
    ],
    read: {
      verses: '1:27-38',
      how: 'Narrador, anjo e Maria. Quem lê Maria deixa um silêncio antes do 34 e outro, mais longo, antes do 38.',
    },
    observe: [
      {
        ask: 'Como o anjo cumprimenta Maria, e como ela reage?',
        verses: '1:28-29',
        listen: 'Alegra-te, agraciada; ela se perturba e pensa.',
      },
      {
        ask: 'O que é prometido sobre o filho?',
        verses: '1:31-33',
        listen: 'Nome, grandeza, trono, reino sem fim.',
      },
      {
        ask: 'Que pergunta ela faz, que sinal recebe e com que palavras responde?',
        verses: '1:34-38',
        listen: 'Como será; Isabel grávida; eis aqui a serva.',
      },
    ],
    interpret: [
      {
        ask: 'O anjo diz “não temas” e fala de graça antes de pedir qualquer coisa. O que Maria tinha feito para merecer?',
        verses: '1:28-30',
        listen: 'O texto não diz; é favor de Deus do começo ao fim.',
      },
      {
        ask: 'Maria pergunta como, e não é repreendida. Que lugar há para perguntas dentro da confiança?',
        verses: '1:34-35',
        listen: 'Pergunta de quem quer entender para dizer sim.',
      },
      {
        ask: 'A resposta dela não é resignada: é oferecida. O que ela arrisca ao dizer “cumpra-se em mim”?',
        verses: '1:38',
        listen: 'Noivado, nome, até a vida; ninguém acreditaria na história.',
        follow: 'O que faz uma pessoa dizer sim sem saber o resto?',
      },
    ],
    live: [
      {
        ask: 'Em que Nazaré você vive, lugar onde acha que Deus não passaria?',
        listen: 'Um emprego, um bairro, um quarto de hospital.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'O que assustaria você mais: Deus pedir algo grande ou não pedir nada?',
        listen: 'Maria devia ter uns quatorze anos, segundo o costume.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pergunta começando por como você precisa fazer a Deus antes de um sim?',
        listen: 'Perguntar não é desobedecer.',
        for: ['adults', 'singles', 'women'],
      },
      {
        ask: 'Qual foi o seu sim mais caro, e ele ainda vale?',
        listen: 'Casamento, vocação, cuidado de alguém.',
        for: ['long-believers', 'elderly', 'couples'],
      },
      {
        ask: 'Que notícia inesperada mudou os planos da família, e quem ajudou vocês a dizer sim a ela?',
        listen: 'Cuidado com gravidez difícil e perdas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Maria recebeu o nome de outra mulher como sinal. Que história de alguém sustenta a sua fé agora?',
        listen: 'Testemunho é empréstimo de coragem.',
        for: ['women', 'young', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o lugar mais sem graça em que já aconteceu algo importante com você: fila de banco, posto de gasolina, cozinha?',
        bridge: 'A maior notícia do mundo foi dada numa casinha de um lugar que ninguém conhecia.',
      },
      {
        text: 'Você diz sim depressa demais ou demora um século para decidir até o sabor da pizza?',
        bridge: 'Hoje vamos ouvir um sim dito por uma moça, depois de uma boa pergunta.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Fique num cômodo comum da casa, onde se faz a vida de todo dia. Olhe as coisas simples em volta. Diga: eis-me aqui, e não acrescente nada.',
      bridge: 'Foi num lugar assim que o anjo entrou.',
    },
    complete: [
      {
        name: 'Diálogo com o anjo',
        text: 'Não temas, … (seu nome). Eu temo porque… Como será isso, se… ? O que Deus já fez por outra pessoa e me anima: … A minha resposta de hoje, com reticências se for preciso: cumpra-se em mim…',
      },
      {
        name: 'Os meus sins',
        text: 'Um sim que dei e me fez bem: … Um sim que dei por medo: … Um não que eu devia dizer: … Um sim que Deus parece esperar: …',
      },
    ],
    challenges: [
      {
        do: 'Comece cada dia dizendo o final de Lucas 1:38 antes de ver a agenda, e repare no primeiro imprevisto.',
        tell: 'que imprevisto foi e como você o recebeu.',
      },
      {
        do: 'Procure uma grávida, uma mãe recente ou alguém com novidade assustadora e ofereça presença: companhia, louça, escuta.',
        tell: 'o que ela mais precisava.',
      },
    ],
    children: {
      truth: 'Para Deus nada é impossível, e eu posso confiar.',
      to7: {
        story:
          'Maria era uma moça que morava numa cidadezinha bem pequena chamada Nazaré. Um dia ela estava em casa, e apareceu um anjo! O nome dele era Gabriel. Ele disse: alegre-se, Maria! Deus está com você! Maria ficou assustada. Não tenha medo, disse o anjo. Você vai ter um bebê, e o nome dele vai ser Jesus. Ele é o Filho de Deus e vai ser Rei para sempre! Maria perguntou: como vai ser isso? O anjo explicou: o Espírito Santo vai fazer. Para Deus nada é impossível! Maria pensou e respondeu: eu sou de Deus. Pode ser como você falou. E o anjo foi embora, contente.',
        activity:
          'Com asas de papel, uma criança é o anjo e diz a cada colega: não tenha medo, Deus está com você. O colega responde: eu confio!',
        questions: [
          'Qual era o nome do anjo?',
          'Quem Maria ia ter?',
          'De que você tem medo e quer confiar em Deus?',
        ],
      },
      to12: {
        story:
          'Se você procurasse Nazaré no mapa daquele tempo, talvez nem achasse. Era um povoado sem importância, e lá morava Maria, uma jovem noiva de José. Deus poderia ter escolhido uma princesa, num palácio. Mandou o anjo Gabriel justamente àquela casa. Ele disse: alegre-se, o Senhor está com você! Maria ficou confusa, tentando entender. O anjo explicou: você vai ter um filho e lhe dará o nome de Jesus; ele será o Filho do Altíssimo, e o seu reino não terá fim. Maria perguntou como aquilo poderia acontecer. O anjo não ficou zangado com a pergunta: disse que seria obra do Espírito Santo e contou que a prima Isabel, já velhinha, também estava grávida, porque para Deus nada é impossível. Então Maria respondeu: aqui está a serva do Senhor, que se faça como você disse. Deus esperou pelo sim dela.',
        activity:
          'Cada um escreve num papel uma coisa que parece impossível e, em volta, o que diria a Deus: como? e sim. Montem um mural de interrogações e sins.',
        questions: [
          'Por que é surpreendente Deus ter escolhido Nazaré?',
          'O que Maria fez com a dúvida dela?',
          'Quando é difícil dizer sim a Deus?',
        ],
      },
      challenge: 'Diga sim com alegria a um pedido de ajuda que costuma recusar.',
    },
    prayer:
      'Senhor das Nazarés, obrigado por entrares em casas pequenas. Ouve as nossas perguntas sem pressa. Dá-nos o sim de Maria, inteiro e simples, e cuida de quem recebeu hoje uma notícia grande demais.',
    leader: {
      lost: 'O grupo se divide entre falar demais ou de menos de Maria. O texto a mostra com carinho e respeito: fale dela como Lucas fala e chegue ao sim de cada um.',
      tender:
        'Gravidez, infertilidade, aborto e perda de bebê são feridas caladas. Não diga que para Deus nada é impossível como promessa de filho. Se uma adolescente contar gravidez ou abuso, acolha, não julgue e ajude a chegar ao serviço de saúde (Disque 100, 180).',
      differ:
        'Católicos e ortodoxos veneram Maria como mãe de Deus e a saúdam com as palavras do anjo; evangélicos a honram como exemplo de fé, sem se dirigir a ela em oração. Todos a ouvem chamar-se serva e veem que a glória é do Filho.',
    },
    comfort:
      'O anjo não esperou que Maria estivesse calma. Entrou, viu o susto e disse: não temas. Você também pode tremer e ser agraciado na mesma hora.',
    closing: 'Cumpra-se em nós, numa casa comum, num dia comum.',
    words: [
      'gabriel',
      'anunciacao',
      'maria',
      'nazare',
      'agraciada',
      'ave maria',
      'cheia de graca',
      'eis aqui a serva',
      'cumpra se',
      'como sera isso',
      'nenhuma palavra sera impossivel',
      'virgem',
      'advento',
      'altissimo',
    ],
  },
  {
    verses: '1:39-56',
    key: '1:46',
    title: 'Duas mulheres e uma canção',
    theme: 'o cântico de Maria',
    themes: ['adoracao', 'justica', 'amizade'],
    idea: 'Quando Deus faz algo grande demais para uma pessoa só, ele dá uma casa amiga onde aquilo vira abraço, bênção e canto pelos pequenos do mundo.',
    context:
      'Maria caminha uns quatro dias para chegar à casa da parenta. Uma é moça demais para ser mãe, a outra velha demais; as duas carregam o que ninguém explica. O cântico dela está cheio de palavras de salmos e de Ana, outra mulher que Deus ouviu.',
    retold: [
      {
        verses: '1:39-41',
        says: 'Maria vai depressa às montanhas e saúda Isabel. A criança salta no ventre de Isabel, e ela fica cheia do Espírito Santo.',
      },
      {
        verses: '1:42-45',
        says: 'Isabel diz que Maria é bendita entre as mulheres, e bendito o fruto do seu ventre. Chama de bem-aventurada a que creu no que o Senhor disse.',
      },
      {
        verses: '1:46-50',
        says: 'Maria engrandece o Senhor, que olhou para a humilde condição da sua serva e lhe fez grandes coisas. A misericórdia dele vai de geração em geração.',
      },
      {
        verses: '1:51-56',
        says: 'Maria diz que Deus derrubou os poderosos dos tronos, elevou os humildes e encheu de bens os famintos. Ela fica com Isabel quase três meses.',
      },
    ],
    read: {
      verses: '1:45-56',
      how: 'Quem conduz conta o encontro (39-44). Uma mulher lê o 45, outra lê o cântico; todos repetem a primeira linha do 46.',
    },
    observe: [
      {
        ask: 'O que Isabel diz de Maria, e por que motivo a chama de bem-aventurada?',
        verses: '1:45',
        listen: 'Porque creu.',
      },
      {
        ask: 'O que Maria diz que Deus fez por ela?',
        verses: '1:46-49',
        listen: 'Olhou a pequenez dela; fez grandes coisas.',
      },
      {
        ask: 'Quem sobe e quem desce no canto?',
        verses: '1:51-53',
        listen: 'Sobem humildes e famintos; descem soberbos, poderosos, ricos.',
      },
    ],
    interpret: [
      {
        ask: 'Maria começa em “minha alma” e termina em Abraão e sua descendência. O que acontece com um agradecimento quando ele cresce assim?',
        verses: '1:46-55',
        listen: 'A minha história encaixa na história de todos.',
      },
      {
        ask: 'Os verbos estão no passado, e nada daquilo se via ainda nas ruas. Como se canta uma coisa que não se vê?',
        verses: '1:51-53',
        listen: 'Ela começou dentro dela; fé conjuga o futuro como já feito.',
      },
      {
        ask: 'Maria fica três meses na casa de Isabel. O que uma pode dar à outra nesse tempo que um anjo não poderia dar?',
        verses: '1:45, 1:56',
        listen: 'Companhia, experiência, riso, ouvido.',
        follow: 'Quem é a sua Isabel?',
      },
    ],
    live: [
      {
        ask: 'A quem você corre quando acontece uma coisa grande demais, boa ou assustadora?',
        listen: 'Se não houver ninguém, guarde para depois.',
        for: ['women', 'young', 'singles'],
      },
      {
        ask: 'Se fosse escrever hoje uma canção a Deus, qual seria o primeiro verso?',
        listen: 'Vale rap, vale moda de viola.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que amizade entre gerações você tem, ou gostaria de ter?',
        listen: 'Junte depois quem respondeu de um lado e de outro.',
        for: ['elderly', 'women', 'adults'],
      },
      {
        ask: 'Ao ouvir que Deus derruba tronos e enche famintos, de que lado você se sente: consolado ou incomodado?',
        listen: 'As duas reações estão certas em alguém.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Que grande coisa Deus fez por vocês e que a família nunca mais comentou?',
        listen: 'Contar aos filhos é cantar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que de Deus você ainda não vê e gostaria de começar a cantar assim mesmo?',
        listen: 'Uma linha só; sem forçar alegria.',
        for: ['new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Com quem você tem o ataque de riso mais fácil, aquele que não para, e o que costuma disparar?',
        bridge: 'Imagine a cozinha de Isabel: duas grávidas impossíveis rindo e chorando.',
      },
      {
        text: 'Qual música você canta no banho, no carro ou lavando louça quando está feliz?',
        bridge: 'Maria também cantou, e a letra dela atravessou dois mil anos.',
        for: ['teens', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Cantarole baixinho uma melodia qualquer, sem letra. Deixe que ela carregue o que você não sabe dizer.',
      bridge: 'O coração de Maria encontrou as palavras na casa de uma amiga.',
    },
    complete: [
      {
        name: 'O meu magnificat',
        text: 'Minha alma engrandece ao Senhor porque… Ele olhou a minha pequenez quando… Fez por mim… Eu creio que ele vai derrubar… e levantar… Lembrou-se da misericórdia que prometeu a…',
      },
      {
        name: 'Convite de três meses',
        text: 'Quem eu queria ter por perto nesta fase: … O que ela já viveu que eu estou começando: … O que eu poderia levar a ela: … Vou ligar em…',
      },
    ],
    challenges: [
      {
        do: 'Visite uma pessoa de outra geração, sem pressa, e contem uma à outra algo bom que Deus fez.',
        tell: 'o que vocês tinham em comum.',
      },
      {
        do: 'Escreva três linhas de canto ou poema agradecendo, com os nomes dos pequenos que Deus levanta, e leia a alguém.',
        tell: 'leia ao grupo, se tiver coragem.',
      },
    ],
    children: {
      truth: 'Deus olha para os pequenos, e eu canto de alegria.',
      to7: {
        story:
          'Maria arrumou a trouxinha e foi depressa visitar a prima Isabel. Subiu morro, desceu morro. Toc, toc! Oi, Isabel! Quando Isabel ouviu a voz dela, o bebê na barriga deu um pulo de alegria: pulou! Isabel gritou: bendita é você, Maria! Que bom que você veio! E Maria ficou tão feliz que começou a cantar: a minha alma está cheia de alegria em Deus! Ele olhou para mim, que sou pequenininha, e fez uma coisa enorme! Ele enche de comida quem tem fome. Ele levanta quem está embaixo. As duas primas ficaram juntas três meses, conversando e esperando os bebês.',
        activity:
          'Façam instrumentos com potes e arroz. Inventem juntos uma musiquinha que comece com Deus olhou para mim, e cada criança põe um verso.',
        questions: [
          'O que o bebê de Isabel fez?',
          'O que Maria cantou?',
          'Que música você quer cantar para Deus?',
        ],
      },
      to12: {
        story:
          'Depois da visita do anjo, Maria precisava contar aquilo a alguém que entendesse. O anjo tinha falado de Isabel, a parenta idosa que também esperava um bebê. Maria foi depressa, por caminhos de montanha. Assim que disse oi na porta, o bebê de Isabel saltou na barriga, e Isabel, cheia do Espírito Santo, exclamou: bendita é você! Feliz é quem acreditou! Que abraço deve ter sido! Maria então cantou um cântico que a gente canta até hoje. Agradeceu porque Deus olhou para ela, que ninguém notava. E cantou mais: ele dispersa os orgulhosos, tira os poderosos do trono, levanta os humildes, enche de bens os famintos e nunca se esquece da sua promessa. Deus, quando faz uma coisa boa com uma pessoa, está pensando em muitas. Maria ficou com Isabel três meses. Amiga boa ajuda a esperar.',
        activity:
          'Em grupos, transformem o cântico em rap, cordel ou coro falado, com batida na mesa, e apresentem.',
        questions: [
          'Por que Maria correu para a casa de Isabel?',
          'O que o canto diz dos pequenos e dos poderosos?',
          'Com que amigo você pode falar das coisas de Deus?',
        ],
      },
      challenge: 'Visite ou ligue para uma avó, tia ou vizinha e conte algo bom.',
    },
    prayer:
      'Nossa alma engrandece ao Senhor, que olhou para os pequenos. Levanta os caídos, enche os famintos, lembra-te da misericórdia. Obrigado pelas Isabéis do caminho; faz da nossa casa uma delas.',
    leader: {
      lost: 'O cântico vira panfleto político ou fica só na doçura. Ele tem as duas coisas: ternura e reviravolta. Deixe-o inteiro.',
      tender:
        'Mulheres que não puderam ter filhos, ou que perderam, sentem esta cena. Lembre que Isabel carregou anos de vergonha antes, e pergunte a sós se preferem outra leitura.',
      differ:
        'Isabel chama Maria de bendita, e todas as gerações a chamam bem-aventurada: católicos e ortodoxos o fazem também na oração; evangélicos, na admiração pela sua fé. O cântico, todos cantam: o Salvador é Deus.',
    },
    comfort:
      'Quando Maria não podia carregar sozinha, havia uma porta que se abriu com festa. Peça a Deus uma porta assim. E, enquanto não vem, ele olhou para a sua pequenez.',
    closing: 'Vamos para casa cantando baixinho.',
    words: [
      'magnificat',
      'isabel',
      'visitacao',
      'minha alma engrandece',
      'engrandece',
      'bendita',
      'bendito o fruto',
      'saltou',
      'elevou os humildes',
      'derrubou',
      'famintos',
      'poderosos dos tronos',
      'zacarias',
      'bem aventurada a que creu',
    ],
  },
  {
    verses: '2:1-20',
    key: '2:11',
    title: 'Notícia boa no turno da noite',
    theme: 'o nascimento de Jesus',
    themes: ['salvacao', 'adoracao', 'esperanca'],
    idea: 'O Salvador do mundo nasce sem lugar e a notícia chega primeiro a quem trabalha de noite no campo: alegria grande, para todo o povo, deitada num cocho.',
    context:
      'Um imperador, longe dali, manda contar gente para cobrar imposto e se faz chamar de salvador que trouxe a paz. Um casal pobre viaja por causa disso. Pastores tinham fama ruim e não podiam servir de testemunha em tribunal. A manjedoura é onde os bichos comem.',
    retold: [
      {
        verses: '2:1-5',
        says: 'César Augusto decreta que todos se registrem, cada um na sua cidade. José sobe de Nazaré a Belém com Maria, que está grávida.',
      },
      {
        verses: '2:6-7',
        says: 'Maria dá à luz em Belém seu filho primogênito, envolve-o em panos e o deita numa manjedoura, porque não há lugar na hospedaria.',
      },
      {
        verses: '2:8-14',
        says: 'Um anjo aparece de noite a pastores no campo e lhes diz que nasceu o Salvador, alegria para todo o povo. Uma multidão do céu louva a Deus.',
      },
      {
        verses: '2:15-20',
        says: 'Os pastores vão depressa a Belém, acham o menino e contam o que ouviram. Maria guarda tudo no coração, e eles voltam louvando a Deus.',
      },
    ],
    read: {
      verses: '2:8-19',
      how: 'Quem conduz conta os versículos 1 a 7 com a luz baixa. No 9, alguém acende tudo; o 14 é dito de pé, por todos.',
    },
    observe: [
      {
        ask: 'O que os pastores estavam fazendo, e que sentimento vem primeiro?',
        verses: '2:8-9',
        listen: 'Plantão da noite; grande temor.',
      },
      {
        ask: 'Que títulos o anjo dá ao menino, e que sinal oferece?',
        verses: '2:10-12',
        listen: 'Salvador, Cristo, Senhor; panos e manjedoura.',
      },
      {
        ask: 'O que fazem os pastores, os que ouvem e Maria?',
        verses: '2:15-19',
        listen: 'Correm e contam; admiram-se; guarda e reflete.',
      },
    ],
    interpret: [
      {
        ask: 'Salvador, Cristo, Senhor, e o sinal é um bebê num cocho. Por que um sinal tão contrário aos títulos?',
        verses: '2:11-12',
        listen: 'Deus chega do lado de baixo; não assusta ninguém.',
      },
      {
        ask: 'O anjo diz que a alegria é “para todo o povo” e começa por gente de má fama. O que essa escolha já prega?',
        verses: '2:8-10',
        listen: 'Se eles cabem, todos cabem.',
      },
      {
        ask: 'Os pastores falam, Maria guarda. O que cada jeito de receber a notícia tem de precioso?',
        verses: '2:17-19',
        listen: 'Há quem anuncie e há quem medite; precisamos dos dois.',
        follow: 'Qual é o seu jeito, e qual lhe falta?',
      },
    ],
    live: [
      {
        ask: 'Quem trabalha à noite, no Natal, perto de você, e o que seria levar a boa notícia até lá?',
        listen: 'Porteiro, enfermeira, motoboy, policial.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Sem presente, sem roupa nova e sem foto, o que do Natal ainda valeria para você?',
        listen: 'Não responda por eles.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Não havia lugar na hospedaria. Em que parte da sua vida a placa diz lotado?',
        listen: 'Agenda, coração, casa cheia de mágoa.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Que tradição de família em dezembro aponta para Jesus, e qual só cansa?',
        listen: 'Troquem uma; com bom humor.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você sente quando ouve que Deus se fez bebê?',
        listen: 'Estranheza, ternura, dúvida: tudo pode.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que guardar no coração, como Maria, num Natal em que falta alguém à mesa?',
        listen: 'Um nome, uma foto, uma vela.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu Natal mais bagunçado: peru cru, falta de luz, tio brigando, presente trocado?',
        bridge: 'O primeiro também não saiu como numa foto. Não tinha nem quarto.',
      },
      {
        text: 'Se você tivesse de passar a noite acordado trabalhando, o que levaria para aguentar: café, rádio, amigo, chiclete?',
        bridge: 'Uns pastores faziam plantão quando o céu se abriu.',
        for: ['young', 'teens', 'men'],
      },
    ],
    quiet: {
      text: 'Fique no escuro alguns minutos. Acenda uma luz pequena. Ouça os sons da noite como quem vigia um rebanho.',
      bridge: 'Foi no turno da noite que alguém disse: não temais.',
    },
    complete: [
      {
        name: 'Cartaz de hospedaria',
        text: 'Desenhe uma porta com um cartaz. Lotado de: … O que eu tiro para caber o menino: … O canto que ofereço, mesmo que seja um cocho: …',
      },
      {
        name: 'Guardar no coração',
        text: 'Uma palavra que quero guardar deste texto: … Uma imagem: … Uma pergunta sem resposta: … Uma pessoa a quem contar depressa: …',
      },
    ],
    challenges: [
      {
        do: 'Leve algo quente (café, pão, sopa) a quem está trabalhando de madrugada e deseje paz, sem folheto.',
        tell: 'quem era e o que conversaram.',
      },
      {
        do: 'Abra lugar na sua mesa, uma vez neste mês, para alguém que não tem onde passar a festa.',
        tell: 'quem ocupou a cadeira.',
      },
    ],
    children: {
      truth: 'Jesus nasceu para todos: é a maior alegria!',
      to7: {
        story:
          'Maria e José viajaram muito, muito, até Belém. Maria ia ter o bebê! Mas não havia quarto em lugar nenhum. Então o bebê Jesus nasceu onde ficam os bichinhos. Maria enrolou o nenê em paninhos e deitou na manjedoura, que é o pratinho de capim do boi. Naquela noite, no campo, os pastores cuidavam das ovelhas. De repente, um clarão! Um anjo! Os pastores tremeram. Não tenham medo! Nasceu o Salvador! Ele está deitado numa manjedoura! E o céu se encheu de anjos cantando: glória a Deus! Os pastores correram, correram e acharam o menino. Depois contaram para todo mundo, e voltaram cantando.',
        activity:
          'Montem um presépio com o que houver: caixa, pano, palha de papel. Cada criança põe uma palhinha e diz: Jesus, aqui tem lugar.',
        questions: [
          'Onde o bebê Jesus dormiu?',
          'Quem ouviu os anjos?',
          'Que lugar você quer dar a Jesus?',
        ],
      },
      to12: {
        story:
          'O imperador Augusto queria contar todos os moradores do império, e por isso José e Maria viajaram até Belém, ela já no fim da gravidez. A cidade estava lotada. Sem lugar na hospedaria, Jesus nasceu e foi posto numa manjedoura, onde os animais comiam. Nenhum rei mandou presentes naquela noite. Mas, no campo, havia pastores fazendo o plantão da madrugada. As pessoas não confiavam muito em pastores. Pois foi a eles que o anjo apareceu, com tanta luz que ficaram apavorados. Não tenham medo, trago uma grande alegria para todo o povo: hoje nasceu o Salvador! E o sinal? Um bebê num cocho. Então o céu se encheu de anjos louvando. Os pastores foram depressa, viram que era verdade e saíram contando. Maria guardava tudo no coração. O dono do mundo quis começar pequeno, perto de quem ninguém convidava.',
        activity:
          'Plantão da meia-noite: em roda com lanternas, cada um escreve um bilhete de boa notícia para alguém que trabalha de noite e entrega com um adulto.',
        questions: [
          'Por que Jesus nasceu sem lugar?',
          'Por que os anjos foram aos pastores?',
          'Para quem você vai levar essa alegria?',
        ],
      },
      challenge: 'Agradeça a alguém que trabalha à noite ou no feriado.',
    },
    prayer:
      'Glória a Deus nas alturas, e paz aqui embaixo, onde falta lugar. Nasce nos cantos que temos. Visita os que fazem plantão, os sem-teto, os que passam as festas sós. Põe no nosso peito a alegria que é para todos.',
    leader: {
      lost: 'Data do nascimento, árvore e Papai Noel comem a noite. Ninguém sabe o dia; o texto quer que a gente saiba o nome.',
      tender:
        'Dezembro aumenta solidão e dívida. Pergunte com quem cada um vai passar o Natal e combine companhia. Não compare famílias. Quem está de luto pode preferir uma reunião mais calma. Sinais de desespero: CVV 188.',
      differ:
        'Há igrejas que celebram o Natal com grande solenidade, outras discretamente, outras não o celebram. Não é preciso concordar sobre o dia para se alegrar com o nascimento.',
    },
    comfort:
      'A glória não esperou uma noite boa. Chegou no frio, no meio do turno, a gente que só queria que amanhecesse. Você pode ficar aí, encolhido; a notícia sabe o caminho.',
    closing: 'Vamos, pois, até Belém, e voltemos cantando.',
    words: [
      'natal',
      'belem',
      'manjedoura',
      'pastores',
      'rebanho',
      'anjos',
      'gloria nas alturas',
      'paz na terra',
      'hospedaria',
      'nao havia lugar',
      'cesar augusto',
      'envolto em panos',
      'nasceu o salvador',
      'grande alegria',
      'presepio',
    ],
  },
  {
    verses: '2:22-38',
    key: '2:30',
    title: 'Olhos velhos, notícia nova',
    theme: 'a espera recompensada',
    themes: ['espera', 'esperanca', 'fidelidade'],
    idea: 'Dois idosos que quase ninguém notava reconhecem num bebê pobre aquilo que esperaram a vida inteira, e terminam os seus dias agradecendo e contando.',
    context:
      'Quarenta dias depois do nascimento, Maria e José levam o menino ao Templo e oferecem duas pombinhas, a oferta de quem não podia pagar um cordeiro. O lugar estava cheio de sacerdotes e doutores. Quem vê são Simeão e Ana.',
    retold: [
      {
        verses: '2:22-24',
        says: 'Os pais de Jesus o levam a Jerusalém para apresentá-lo ao Senhor e dar a oferta, como a Lei manda para o primogênito.',
      },
      {
        verses: '2:25-32',
        says: 'Simeão sabe pelo Espírito que não morrerá sem ver o Cristo. Ele toma o menino nos braços e diz que pode partir em paz, porque viu a salvação preparada para todos os povos.',
      },
      {
        verses: '2:33-35',
        says: 'Simeão abençoa os pais e diz a Maria que o menino trará queda e elevação a muitos. Uma espada atravessará a alma dela.',
      },
      {
        verses: '2:36-38',
        says: 'Ana, viúva muito idosa, não sai do Templo, em jejuns e orações. Ela dá graças e fala do menino a todos os que esperam a redenção.',
      },
    ],
    read: {
      verses: '2:27-38',
      how: 'Se houver pessoas idosas na roda, que elas leiam Simeão (29-32, 34-35) e a parte de Ana (36-38).',
    },
    observe: [
      {
        ask: 'O que Simeão faz com o menino, e o que diz que os seus olhos viram?',
        verses: '2:28-32',
        listen: 'Toma nos braços; viu a salvação, luz para os povos.',
      },
      {
        ask: 'Que palavra difícil ele diz a Maria?',
        verses: '2:34-35',
        listen: 'Sinal de oposição; uma espada na alma.',
      },
      {
        ask: 'O que se conta da vida de Ana, e o que ela faz ao ver o menino?',
        verses: '2:36-38',
        listen: 'Viúva cedo, dezenas de anos no Templo; agradece e fala dele.',
      },
    ],
    interpret: [
      {
        ask: 'Simeão pede para ir em paz ao ver apenas um bebê, sem ver nada resolvido. Como ele pôde achar que já era suficiente?',
        verses: '2:29-30',
        listen: 'Viu a pessoa; o resto estava contido nela.',
      },
      {
        ask: 'Bênção e espada saem da mesma boca. Por que Simeão não escondeu da mãe a parte que ia doer?',
        verses: '2:34-35',
        listen: 'Amor prepara; a fé de Maria não ficaria sem dor.',
      },
      {
        ask: 'Ana viveu mais tempo viúva do que casada, e o texto não a mostra amarga. Em que se transformou a espera dela?',
        verses: '2:36-38',
        listen: 'Oração, presença, boa notícia aos outros que esperam.',
        follow: 'O que costuma azedar uma espera longa?',
      },
    ],
    live: [
      {
        ask: 'O que você espera há tanto tempo que já virou parte da sua oração de todo dia?',
        listen: 'Não diga que Deus tem a hora certa; ouça.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que idoso conhece a sua história e você conhece a dele?',
        listen: 'Proponha uma visita com perguntas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que os seus olhos já viram de Deus e as crianças da família precisam ouvir?',
        listen: 'Dê a palavra aos mais velhos, sem pressa.',
        for: ['elderly'],
      },
      {
        ask: 'Em que você poderia dizer já posso ir em paz, e em que ainda não?',
        listen: 'A lista do ainda não pode virar plano.',
        for: ['men', 'adults', 'elderly'],
      },
      {
        ask: 'Como se vive bem um tempo sem par, como Ana, sem deixar de desejar nem deixar de viver?',
        listen: 'Viúvos, separados e solteiros ensinam aqui.',
        for: ['singles', 'mourning'],
      },
      {
        ask: 'Que espada já atravessou a alma de vocês como pais, e quem os abençoou antes ou depois?',
        listen: 'Acolha; não complete a frase.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o bebê mais novinho que você já segurou, e o que fez: chorou, tremeu, devolveu depressa?',
        bridge: 'Um velho segurou um bebê no colo e disse que agora podia morrer em paz.',
      },
      {
        text: 'Conte uma mania, um ditado ou uma receita de um avô, de uma avó ou de um velhinho da sua rua.',
        bridge: 'Os primeiros a entender quem era Jesus no Templo foram dois idosos.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Dobre os braços como quem segura um recém-nascido. Sinta o peso imaginário, quente e leve. Fique assim o tempo de uma bênção.',
      bridge: 'Simeão esperou a vida toda por esse peso.',
    },
    complete: [
      {
        name: 'Agora, Senhor',
        text: 'Agora, Senhor, posso ficar em paz, porque os meus olhos já viram… Ainda espero ver… Enquanto espero, vou… A quem espera comigo, quero dizer…',
      },
      {
        name: 'Linha do tempo da espera',
        text: 'Trace uma linha. Marque: quando comecei a esperar: … o dia em que quase desisti: … um sinal pequeno no meio: … hoje: … Deixe a linha aberta à direita.',
      },
    ],
    challenges: [
      {
        do: 'Visite uma pessoa idosa e peça: conte o que Deus já fez na sua vida. Grave ou anote, com licença dela.',
        tell: 'a história que você não sabia.',
      },
      {
        do: 'Abençoe uma criança ou um pai jovem com palavras escritas por você, olhando nos olhos.',
        tell: 'como foi dizer em voz alta.',
        for: ['elderly', 'long-believers', 'adults', 'parents'],
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete, mesmo que demore.',
      to7: {
        story:
          'O vovô Simeão esperava uma coisa fazia muito tempo. Deus tinha prometido: você vai ver o Salvador! Todo dia ele pensava: será hoje? O cabelo ficou branquinho, e ele ainda esperava. Um dia o Espírito disse no coração dele: vá ao Templo! E quem estava entrando? Maria, José e o bebê Jesus! Simeão pegou o nenê no colo e os olhos dele brilharam: obrigado, Deus! Meus olhos viram a salvação! Depois veio a vovó Ana, bem velhinha, que orava no Templo de dia e de noite. Ela também agradeceu a Deus e saiu contando para todo mundo: ele chegou!',
        activity:
          'Cada criança segura um boneco, embala e diz obrigado, Deus, e passa com cuidado. Depois desenhem os avós e entreguem o desenho.',
        questions: [
          'O que Deus prometeu a Simeão?',
          'O que a vovó Ana fez?',
          'O que você está esperando de Deus?',
        ],
      },
      to12: {
        story:
          'Quando Jesus tinha quarenta dias, os pais o levaram ao Templo. Eram pobres e ofereceram duas pombinhas. Passaram por muita gente importante, e ninguém notou nada. Mas havia um homem chamado Simeão. O Espírito Santo lhe tinha prometido que não morreria sem ver o Cristo. Quantos anos esperou? Não sabemos. Naquele dia, ele foi ao Templo, viu o casal e soube. Pegou o menino nos braços e agradeceu: agora posso ir em paz, meus olhos viram a salvação, a luz para todos os povos! Também disse a Maria, com sinceridade, que ela sofreria muito. Logo chegou Ana, profetisa de idade bem avançada, viúva desde moça, que vivia orando ali. Ela agradeceu e saiu contando a todos os que esperavam. Dois velhinhos viram o que os sábios não viram. Quem espera com Deus fica com os olhos treinados.',
        activity:
          'Entrevista: cada um pergunta a um avô ou idoso três coisas sobre o que ele já esperou de Deus e traz a resposta em desenho ou áudio.',
        questions: [
          'Como Simeão reconheceu Jesus?',
          'O que Ana fazia enquanto esperava?',
          'O que ajuda você a esperar sem desistir?',
        ],
      },
      challenge: 'Passe um tempo com uma pessoa idosa e ouça uma história dela.',
    },
    prayer:
      'Senhor das longas esperas, guarda os olhos de quem ainda não viu. Abençoa os velhos desta roda, que enxergam longe. Segura as mães na hora da espada. E dá-nos, um dia, poder dizer: agora, em paz.',
    leader: {
      lost: 'O grupo corre para a idade exata de Ana ou para os ritos. Uma palavra basta; a força está nos olhos e nos braços.',
      tender:
        'Quem cuida de pais idosos, quem tem medo de envelhecer ou de morrer, quem enviuvou cedo está neste texto. Dê tempo. Se um idoso contar maus-tratos ou abandono, acolha e encaminhe (Disque 100).',
      differ:
        'Os quarenta dias dão origem, em muitas igrejas, à festa da Apresentação, em 2 de fevereiro, e o canto de Simeão é rezado à noite. Outras usam o texto para consagrar crianças sem batizá-las. São modos diferentes de pôr os pequenos nos braços de Deus.',
    },
    comfort:
      'Ana ficou só cedo demais, e a Bíblia conta os anos. Deus contou também. Nenhum dia de espera foi gasto à toa. Pode descansar os olhos um pouco.',
    closing: 'Que os nossos olhos não se fechem antes de ver a salvação.',
    words: [
      'simeao',
      'ana',
      'profetiza',
      'profetisa',
      'apresentacao no templo',
      'meus olhos viram',
      'despedes em paz',
      'nunc dimittis',
      'consolacao de israel',
      'espada',
      'fanuel',
      'luz para iluminar',
      'idosos',
      'rolinhas',
      'pombinhos',
      'candelaria',
    ],
  },
  {
    verses: '2:41-52',
    key: '2:49',
    title: 'O menino que ficou para trás',
    theme: 'crescer na casa do Pai',
    themes: ['familia', 'filhos', 'sabedoria'],
    idea: 'Aos doze anos Jesus já sabe de quem é Filho, e mesmo assim volta para casa e obedece: crescer é aprender as duas coisas.',
    context:
      'É a única história que temos entre o bebê e o homem de trinta anos. Ia-se à Páscoa em caravana, as crianças misturadas com primos e vizinhos. Aos doze, um menino judeu estava a um passo de ser considerado adulto diante da lei.',
    retold: [
      {
        verses: '2:41-45',
        says: 'Jesus, aos doze anos, vai com os pais à Páscoa e fica em Jerusalém sem que eles saibam. Depois de um dia de caminho, não o acham entre os parentes e voltam.',
      },
      {
        verses: '2:46-50',
        says: 'Os pais acham Jesus três dias depois, no Templo, ouvindo os mestres e perguntando. À mãe aflita ele diz que devia estar nos negócios de seu Pai, e eles não entendem.',
      },
      {
        verses: '2:51-52',
        says: 'Jesus volta com os pais a Nazaré e lhes obedece, e a mãe guarda tudo no coração. Ele cresce em sabedoria, em estatura e em graça.',
      },
    ],
    read: {
      verses: '2:41-52',
      how: 'Um pai ou uma mãe lê até o 48; um adolescente lê as palavras de Jesus; todos leem o 52.',
    },
    observe: [
      {
        ask: 'Como aconteceu a perda, e quantos dias durou a procura?',
        verses: '2:43-46',
        listen: 'Pensavam que vinha com os parentes; três dias.',
      },
      {
        ask: 'O que Jesus estava fazendo quando o acharam?',
        verses: '2:46-47',
        listen: 'Sentado entre os mestres, ouvindo e perguntando.',
      },
      {
        ask: 'O que a mãe diz, o que ele responde e como termina a história?',
        verses: '2:48-52',
        listen: 'Ansiedade dela; negócios do Pai; volta e obedece.',
      },
    ],
    interpret: [
      {
        ask: 'Maria diz “teu pai e eu”; Jesus responde “meu Pai”. O que começa a ficar claro nessa troca?',
        verses: '2:48-49',
        listen: 'Ele sabe de onde é; e a família aprende a dividi-lo.',
      },
      {
        ask: 'Os pais eram piedosos e perderam o filho de vista na festa de Deus. Como se pode perder Jesus sem abandonar a caravana?',
        verses: '2:43-44',
        listen: 'Supondo que ele vem atrás.',
      },
      {
        ask: 'Quem ensinava os mestres foi obedecer a um carpinteiro. O que essa obediência diz sobre amadurecer?',
        verses: '2:47, 2:51-52',
        listen: 'Grandeza não dispensa convivência, tempo, submissão.',
        follow: 'O que Maria fez com o que não entendeu?',
      },
    ],
    live: [
      {
        ask: 'Em que trecho do caminho você presumiu que Jesus estava junto e andou um dia inteiro sem conferir?',
        listen: 'Rotina, ministério, sucesso, correria.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'O que os seus pais não entendem em você, e o que você não entende neles?',
        listen: 'Não tome partido; o texto dá razão aos dois lados.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pergunta do seu filho você ouviu com pressa e gostaria de escutar de novo?',
        listen: 'Jesus crescia perguntando.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Sabedoria, estatura, graça com Deus e com as pessoas: em qual desses você parou de crescer?',
        listen: 'Estatura pode virar cuidado com o corpo; sorriam.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Onde você foi procurar Jesus primeiro, quando quis encontrá-lo, e onde ele estava?',
        listen: 'Entre conhecidos, longe; às vezes na casa do Pai.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que coisa da sua família você não entende e tem guardado no coração, como Maria?',
        listen: 'Nem tudo precisa ser explicado na reunião.',
        for: ['women', 'elderly', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já se perdeu ou perdeu uma criança no mercado, na praia ou na festa? Quanto tempo durou, na vida real e na sua cabeça?',
        bridge: 'Maria e José passaram três dias assim.',
      },
      {
        text: 'Aos doze anos, o que você queria ser, e do que tinha vergonha em casa?',
        bridge: 'Jesus também teve doze anos. Esta é a única história que sabemos dessa idade.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre-se de você aos doze anos: a roupa, o cabelo, um medo, um sonho. Olhe para essa criança com carinho por um minuto.',
      bridge: 'Jesus teve essa idade e conhece essa criança.',
    },
    complete: [
      {
        name: 'Quatro medidas',
        text: 'Faça marcas numa parede de papel. Sabedoria, cresci em… ; estatura, cuido do corpo com… ; graça com Deus, hoje é… ; graça com as pessoas, preciso crescer com… Onde quero estar daqui a um ano: …',
      },
      {
        name: 'Bilhete entre pais e filhos',
        text: 'Pais: eu me preocupo com… porque… e queria entender… Filhos: eu preciso de espaço para… e agradeço por… Troquem os bilhetes e leiam sem responder na hora.',
      },
    ],
    challenges: [
      {
        do: 'Faça a um filho, sobrinho ou aluno três perguntas de verdade e ouça sem corrigir; ou, se você é o mais novo, pergunte aos seus pais como eles eram aos doze anos.',
        tell: 'uma resposta que surpreendeu.',
      },
      {
        do: 'Volte um dia de caminho: reveja a sua semana e procure onde foi que você perdeu Jesus de vista.',
        tell: 'em que ponto da estrada estava.',
      },
    ],
    children: {
      truth: 'Jesus foi criança, gostava de aprender e obedecia.',
      to7: {
        story:
          'Jesus já tinha doze anos. Todo ano a família ia para uma grande festa em Jerusalém. Depois da festa, todos voltaram andando juntos: tios, primos, vizinhos. À noite, Maria perguntou: cadê Jesus? José disse: pensei que estava com você! Ai, ai, ai! Eles procuraram, procuraram. Voltaram correndo para a cidade. Um dia, dois dias, três dias! E onde ele estava? No Templo, sentado com os professores, fazendo perguntas. Filho, a gente ficou com o coração apertado! Jesus disse: eu precisava estar na casa do meu Pai. Depois ele voltou para casa com eles e obedecia. E foi crescendo, crescendo, forte e sábio.',
        activity:
          'Esconde-esconde de um boneco: as crianças procuram em três lugares (três dias). Depois medem-se na parede e dizem: quero crescer como Jesus.',
        questions: [
          'Quantos anos Jesus tinha?',
          'Onde ele estava?',
          'O que você gosta de aprender sobre Deus?',
        ],
      },
      to12: {
        story:
          'Todos os anos a família de Jesus viajava a Jerusalém para a Páscoa. Iam muitos juntos, e as crianças andavam com os primos. Quando Jesus tinha doze anos, a caravana já tinha andado um dia inteiro de volta quando Maria e José perceberam que ele não estava. Imagine o susto! Procuraram entre parentes, voltaram à cidade e só no terceiro dia o acharam no Templo, sentado com os mestres, ouvindo e fazendo perguntas tão boas que todos se admiravam. A mãe disse: filho, por que fez isso? Procuramos você com tanta ansiedade! Ele respondeu: não sabiam que eu devia estar nas coisas de meu Pai? Os pais não entenderam. E aí acontece uma coisa bonita: Jesus, o Filho de Deus, voltou com eles para Nazaré e obedecia. Maria guardou tudo no coração. E ele foi crescendo, no corpo, na sabedoria e no amor. Ninguém nasce pronto. Até Jesus cresceu.',
        activity:
          'Cada um escreve numa ficha a pergunta mais difícil que tem sobre Deus. O grupo sorteia três e conversa como os mestres do Templo: perguntando mais.',
        questions: [
          'Por que Maria e José ficaram aflitos?',
          'O que Jesus sabia sobre si?',
          'Em que você quer crescer neste ano?',
        ],
      },
      challenge: 'Obedeça em casa e faça uma pergunta boa sobre Deus a um adulto.',
    },
    prayer:
      'Pai, que viste o teu Filho com doze anos, guarda os nossos. Dá paciência aos pais aflitos e espaço aos que crescem. Traz de volta os que se perderam na caravana, e que a gente cresça por dentro.',
    leader: {
      lost: 'Discute-se se Jesus desobedeceu. Lucas não vê falta, vê descoberta: e faz questão de dizer que ele voltou e obedecia.',
      tender:
        'Desaparecimento de filho, briga entre pais e adolescentes, guarda compartilhada e filhos que saíram de casa doem aqui. Não brinque com perder criança se houver esse caso; e se um adolescente contar que apanha, proteja (Disque 100).',
    },
    comfort:
      'Três dias de procura parecem uma eternidade para quem ama. Se você procura Jesus ou um filho há muito mais que isso, saiba que a história deles terminou em encontro. Por hoje, sente-se um pouco na casa do Pai.',
    closing: 'Confiram, antes de andar: ele vem conosco?',
    words: [
      'doze anos',
      'no meio dos mestres',
      'mestres',
      'negocios de meu pai',
      'casa de meu pai',
      'caravana',
      'procuravamos',
      'menino jesus',
      'crescia em sabedoria',
      'estatura',
      'nazare',
      'obedecia',
      'tres dias',
      'guardava todas essas coisas',
      'adolescen',
    ],
  },
  {
    verses: '4:14-21',
    key: '4:18',
    title: 'O programa lido em Nazaré',
    theme: 'a missão de Jesus',
    themes: ['missao', 'justica', 'espirito'],
    idea: 'Na sinagoga da infância, Jesus abre o livro e diz a que veio: boa notícia aos pobres, liberdade, vista, e tudo isso começando hoje.',
    context:
      'Jesus volta do deserto à terra onde todos o viram crescer. No culto de sábado, qualquer homem podia ser chamado a ler. O ano agradável lembrava o jubileu: a cada cinquenta anos, dívidas perdoadas, escravos livres, terra devolvida. O auditório que o admira vai querer matá-lo antes do almoço (4:29).',
    retold: [
      {
        verses: '4:14-15',
        says: 'Jesus volta para a Galileia no poder do Espírito. Ensina nas sinagogas, todos o elogiam, e a sua fama corre pela região.',
      },
      {
        verses: '4:16-19',
        says: 'Jesus se levanta para ler na sinagoga de Nazaré e abre o livro de Isaías. Ali alguém é ungido para levar boa notícia aos pobres, liberdade aos cativos e vista aos cegos.',
      },
      {
        verses: '4:20-21',
        says: 'Jesus fecha o livro e se senta, com os olhos de todos fixos nele. Então diz que hoje essa escritura se cumpriu.',
      },
    ],
    read: {
      verses: '4:14-21',
      how: 'Alguém se levanta, recebe a Bíblia fechada das mãos de outro, procura a página, lê 18-19, fecha, devolve e se senta. Só então os demais leem o 20 e o 21.',
    },
    observe: [
      {
        ask: 'No poder de quem Jesus chega, e o que costumava fazer aos sábados?',
        verses: '4:14-16',
        listen: 'No poder do Espírito; ia à sinagoga, conforme o costume.',
      },
      {
        ask: 'Que tipos de pessoas aparecem no texto de Isaías, e o que cada um recebe?',
        verses: '4:18-19',
        listen: 'Pobres, quebrantados, cativos, cegos, oprimidos.',
      },
      { ask: 'Qual é a primeira palavra do comentário dele?', verses: '4:20-21', listen: 'Hoje.' },
    ],
    interpret: [
      {
        ask: 'Podia ter lido muitos textos. Por que Jesus se apresenta com este?',
        verses: '4:17-19',
        listen: 'Diz para quem veio, antes de dizer quem é.',
      },
      {
        ask: 'Essas palavras falam de pobreza e prisão de verdade ou só por dentro? O que se perde quando se escolhe uma das duas?',
        verses: '4:18',
        listen: 'Jesus curou corpos, perdoou, alimentou e libertou: não separou.',
      },
      {
        ask: '“Hoje esta escritura se cumpriu”. Que efeito tem o hoje sobre uma promessa antiga?',
        verses: '4:21',
        listen: 'Tira do calendário e põe diante dos olhos; pede resposta.',
        follow: 'Que promessa você lê sempre como se fosse para depois?',
      },
    ],
    live: [
      {
        ask: 'Pobre, de coração quebrado, preso, cego, oprimido: em qual dessas palavras Jesus encontraria você neste mês?',
        listen: 'Cada um escolhe em silêncio; fala quem quiser.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'O que prende gente da sua idade sem parecer prisão?',
        listen: 'Tela, aposta, vape, aparência, notas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se a nossa igreja tivesse de ler em voz alta a que veio, o que o bairro diria que é verdade?',
        listen: 'Ouça duro; depois escolham um passo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Como é falar de Deus com quem viu você crescer?',
        listen: 'Nazaré é o auditório mais difícil.',
        for: ['young', 'singles', 'men'],
      },
      {
        ask: 'De que dívida vocês poderiam perdoar alguém neste ano, para que ele respirasse?',
        listen: 'Dinheiro ou mágoa; jubileu em miniatura.',
        for: ['couples', 'women'],
      },
      {
        ask: 'Que costume de culto, oração ou leitura sustentou você por décadas?',
        listen: 'Conforme o seu costume: a força mora na repetição.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a coisa mais difícil de fazer na frente da família: cantar, dançar, discursar, cozinhar, dirigir?',
        bridge: 'Jesus fez o seu discurso de estreia diante de quem o viu de fralda.',
      },
      {
        text: 'Se você fosse candidato a alguma coisa e tivesse só uma frase de programa, qual seria?',
        bridge: 'Jesus leu o programa dele numa manhã de sábado. Cabe em dois versículos.',
        for: ['adults', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Abra a Bíblia ao acaso, feche, abra de novo em Lucas 4. Ponha o dedo na palavra hoje e deixe-o ali.',
      bridge: 'Os olhos de todos estavam fixos nele. Olhe também.',
    },
    complete: [
      {
        name: 'Enviado a',
        text: 'Troque as palavras pela sua rua. O Espírito do Senhor me envia a levar boa notícia a… , a cuidar do coração de… , a abrir uma porta para… , a ajudar a enxergar… Hoje eu começo por…',
      },
      {
        name: 'Chaves',
        text: 'Desenhe um molho de chaves. Em cada uma, algo que prende você ou alguém: … Em uma delas, a que Jesus já girou: … Em outra, a que está na sua mão girar por alguém: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma linha do versículo 18 e pratique-a com uma pessoa: visite quem está preso ou internado, leia para quem não enxerga, perdoe uma dívida, defenda um oprimido.',
        tell: 'qual linha e com quem, se puder dizer.',
      },
      {
        do: 'Fique atento à palavra hoje durante a semana; a cada adiamento seu, troque depois por hoje uma vez.',
        tell: 'o que deixou de ser depois.',
      },
    ],
    children: {
      truth: 'Jesus trouxe boa notícia para quem está sofrendo.',
      to7: {
        story:
          'Jesus voltou para a cidade onde tinha crescido. Era sábado, dia de ir ouvir a Palavra de Deus. Todos o conheciam: olha, é o filho do carpinteiro! Jesus ficou em pé, e entregaram a ele um livro de enrolar. Ele foi abrindo, abrindo, até achar um lugar. E leu: o Espírito de Deus está comigo. Ele me mandou dar boa notícia aos pobres, cuidar de quem está com o coração machucado, fazer o cego enxergar e soltar quem está preso. Depois enrolou o livro e sentou. Ninguém piscava! E Jesus disse: hoje isso está acontecendo. Era ele! Jesus é a boa notícia.',
        activity:
          'Façam um rolo de papel. Cada criança desenha nele alguém que precisa de boa notícia; abram devagar e digam juntos: hoje!',
        questions: [
          'O que Jesus leu no livro?',
          'Para quem é a boa notícia?',
          'Quem precisa ouvir algo bom de você hoje?',
        ],
      },
      to12: {
        story:
          'Jesus já era conhecido em outras cidades quando voltou a Nazaré, onde tinha brincado, estudado e trabalhado. No sábado, foi à sinagoga, como sempre fazia. Chamaram-no para ler, e deram-lhe o rolo do profeta Isaías. Ele desenrolou até achar o lugar que queria: o Espírito do Senhor está sobre mim; ele me mandou levar boa notícia aos pobres, curar os de coração quebrado, libertar os presos, dar vista aos cegos. Depois enrolou, devolveu, sentou-se. Silêncio. Todos olhavam. E ele disse: hoje essa palavra se cumpriu diante de vocês. Era como se dissesse: essa lista é a minha. Foi exatamente o que fez o resto da vida: sentou com pobres, enxugou lágrimas, abriu olhos, perdoou. Quem anda com Jesus recebe também um pedaço dessa lista.',
        activity:
          'Cada um recebe uma linha da lista e pensa um gesto possível para uma criança. Montem o cartaz Nosso programa, com nomes e datas.',
        questions: [
          'Por que era difícil falar em Nazaré?',
          'Para quem Jesus disse que veio?',
          'Que linha da lista você pode viver hoje?',
        ],
      },
      challenge: 'Leve uma boa notícia ou um carinho a quem está triste ou preso em casa.',
    },
    prayer:
      'Espírito do Senhor, que ungiste Jesus, unge também as nossas mãos pequenas. Chega aos pobres, aos presos, aos que já não veem saída. Abre hoje uma porta, e que a gente não fique só admirando a leitura.',
    leader: {
      lost: 'A roda escorrega para direita e esquerda. Volte às pessoas da lista: cada um diga um nome.',
      tender:
        'Pode haver quem tenha parente preso, quem viva dependência ou violência: para eles liberdade não é figura. Escute, não prometa solução imediata e conheça os caminhos (180, CAPS, pastoral carcerária, defensoria).',
      differ:
        'Umas tradições acentuam a libertação social, outras a espiritual; pentecostais e carismáticos destacam a unção do Espírito. O texto une Espírito, pobres e liberdade; ninguém precisa soltar uma ponta.',
    },
    comfort:
      'Ele foi enviado aos quebrantados de coração. Não é preciso consertar-se para entrar na lista; o seu nome já está nela, e o dia é hoje.',
    closing: 'Fechamos o livro; o hoje continua aberto.',
    words: [
      'sinagoga',
      'nazare',
      'isaias',
      'espirito do senhor esta sobre mim',
      'ungiu',
      'evangelizar os pobres',
      'quebrantados',
      'cativos',
      'oprimidos',
      'ano agradavel',
      'ano aceitavel',
      'jubileu',
      'hoje se cumpriu',
      'liberdade',
    ],
  },
  {
    verses: '4:16-30',
    key: '4:24',
    title: 'Do aplauso ao barranco',
    theme: 'a rejeição de Jesus em Nazaré',
    themes: ['missao', 'graca', 'humildade', 'fe'],
    idea: 'Nazaré gosta de Jesus até ouvir que a graça de Deus também é para os de fora; quem quer ser dono dele fica sem ele.',
    context:
      'Em Nazaré, onde foi criado, Jesus leu Isaías na sinagoga: boa notícia aos pobres, liberdade aos cativos. Todos esperam o comentário. As histórias que ele lembra estão em 1 Reis 17 e 2 Reis 5: Deus socorreu uma viúva de Sidom e um general da Síria, gente de fora. Dali Jesus desce a Cafarnaum e continua (4:31).',
    retold: [
      {
        verses: '4:16-19',
        says: 'Jesus lê, num sábado, que o Espírito do Senhor está sobre ele para dar vista aos cegos e pôr em liberdade os oprimidos.',
      },
      {
        verses: '4:20-22',
        says: 'Jesus se senta e diz que hoje aquela escritura se cumpriu. Todos se admiram das suas palavras e perguntam se não é o filho de José.',
      },
      {
        verses: '4:23-27',
        says: 'Jesus diz que nenhum profeta é bem recebido na própria terra. Havia muitas viúvas e muitos leprosos em Israel, e Elias e Eliseu socorreram gente de Sidom e da Síria.',
      },
      {
        verses: '4:28-30',
        says: 'Os que ouvem Jesus se enchem de ira e o levam ao alto do monte para lançá-lo abaixo. Ele passa pelo meio deles e vai embora.',
      },
    ],
    read: {
      verses: '4:20-30',
      how: 'Metade do grupo é a sinagoga: sorri no 22 e fecha a cara no 28. Um lê Jesus; outro, a narração.',
    },
    observe: [
      {
        ask: 'Como a sinagoga reage à primeira frase de Jesus, e que pergunta corre entre eles?',
        verses: '4:20-22',
        listen:
          'Olhos fixos, dão testemunho, maravilham-se das palavras graciosas; perguntam se não é o filho de José.',
      },
      {
        ask: 'O que Jesus diz que eles vão lhe cobrar?',
        verses: '4:23',
        listen: 'Médico, cura a ti mesmo: que faça ali o que ouviram que fez em Cafarnaum.',
      },
      {
        ask: 'Quem Deus socorreu por meio de Elias e nos dias de Eliseu, e de onde eram essas pessoas?',
        verses: '4:25-27',
        listen:
          'Uma viúva de Sarepta, de Sidom, e Naamã, o sírio, que foi purificado. Eram estrangeiros.',
      },
      {
        ask: 'O que tentam fazer com Jesus, e como tudo acaba?',
        verses: '4:28-30',
        listen:
          'Cheios de ira, levam-no ao topo do monte para o lançar abaixo; ele passa pelo meio deles e se retira.',
      },
    ],
    interpret: [
      {
        ask: 'Por que duas histórias da própria Bíblia deles provocam tanta raiva?',
        verses: '4:25-28',
        listen:
          'Dizem que Deus não é propriedade da casa: foi aos de fora quando os de dentro achavam ter direito.',
        follow: 'Quem seria hoje a viúva de Sarepta ou o general sírio para a nossa igreja?',
      },
      {
        ask: 'Eles conhecem Jesus desde menino. De que modo conhecer demais atrapalhou?',
        verses: '4:22-24',
        listen:
          'Acharam que já sabiam quem ele era; puseram-no no tamanho da rua e cobraram favor de conterrâneo.',
      },
      {
        ask: '“nenhum profeta é bem recebido na sua própria terra”. O que uma terra costuma querer de um profeta?',
        verses: '4:23-24',
        listen: 'Milagre para si, elogio, prestígio; menos palavra que mexe com ela.',
      },
    ],
    live: [
      {
        ask: 'Que tipo de gente faria você estranhar se Deus abençoasse primeiro?',
        listen: 'Vizinho barulhento, ex-cunhado, outro partido. Rir ajuda, desde que seja de si.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem senta sozinho no recreio ou é de fora da turma, e o que Jesus estaria fazendo perto dessa pessoa?',
        listen: 'Um gesto possível nesta semana: sentar, chamar, dividir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você já sabe de cor sobre Jesus e, por isso, deixou de ouvir?',
        listen: 'Histórias de infância, versículo de parede. Escolham uma para reler.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Já se sentiu de fora numa igreja? Conte o que fechou ou abriu a porta.',
        listen: 'Escute mais do que explique. Naamã e a viúva eram de fora.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Em casa ninguém faz milagre: é lá que mais duvidam da sua mudança. Como seguir mesmo assim?',
        listen: 'Jesus não brigou nem provou: passou e continuou. Constância fala.',
        for: ['couples', 'parents', 'new-believers'],
      },
      {
        ask: 'Que palavra de Deus deixou você bravo de início e depois lhe fez bem?',
        listen: 'A irritação às vezes aponta o lugar certo.',
      },
    ],
    icebreakers: [
      {
        text: 'De onde você é, e o que só quem é de lá entende: uma comida, uma palavra, um jeito de chegar?',
        bridge: 'Jesus volta ao lugar em que todos o conhecem, e não sai como entrou.',
      },
      {
        text: 'Que profissional da família sempre trabalha de graça nos almoços: o que entende de celular, de cabelo, de carro?',
        bridge: 'Nazaré também queria um favor de conterrâneo.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre a rua em que você cresceu e alguém que vivia ali meio à margem. Diga o nome ou o apelido dessa pessoa.',
      bridge: 'Jesus lembrou aos conterrâneos justamente gente de fora.',
    },
    complete: [
      {
        name: 'Lista de convidados',
        text: 'Deus, se dependesse de mim, eu chamaria primeiro … . Deixaria por último … . Jesus lembra que foi a … que o Senhor enviou socorro. Então quero … .',
      },
      {
        name: 'Jesus do meu tamanho',
        text: 'O Jesus que eu já conheço é … . O que ele diz e me incomoda é … . Deixo que ele seja maior do que … .',
      },
    ],
    challenges: [
      {
        do: 'Coma ou tome café com alguém que não é da sua turma, da sua igreja ou do seu lado, e pergunte pela história dessa pessoa.',
        tell: 'o que você não sabia e passou a admirar.',
      },
      {
        do: 'Leia 1 Reis 17 ou 2 Reis 5 inteiro e anote quem ajuda e quem é de fora.',
        tell: 'um detalhe que explicaria a raiva de Nazaré.',
      },
    ],
    children: {
      truth: 'O amor de Deus também é para quem é de fora.',
      to7: {
        story:
          'Jesus voltou à cidade onde cresceu. Leu a Bíblia na sinagoga, e todos olhavam para ele. Que palavras bonitas! Não é o filho de José? Então Jesus contou duas histórias. Numa, Deus cuidou de uma viúva que morava longe, em Sarepta. Na outra, Deus curou Naamã, que era da Síria, outro país. Deus ama quem é de longe! Mas as pessoas ficaram bravas. Queriam Deus só para elas. Ficaram tão zangadas que puseram Jesus para fora da cidade. Jesus passou pelo meio delas e foi embora, para contar a boa notícia em outros lugares. No amor dele cabe todo mundo.',
        activity:
          'Façam uma roda bem apertada. Um fica de fora e diz: tem lugar? Todos abrem os braços e a roda cresce. Repitam até todos terem entrado.',
        questions: [
          'De onde era Naamã?',
          'Por que as pessoas ficaram bravas?',
          'Quem está de fora e você pode chamar?',
        ],
      },
      to12: {
        story:
          'Em Nazaré todos conheciam Jesus desde pequeno. Num sábado ele leu o profeta Isaías na sinagoga e disse: hoje esta escritura se cumpriu. As pessoas se admiraram: não é este o filho de José? Talvez pensassem: é dos nossos, vai fazer milagres aqui! Mas Jesus sabia o que se passava e contou duas histórias antigas. No tempo de Elias, havia muitas viúvas com fome em Israel, e Deus mandou o profeta a uma viúva estrangeira, em Sarepta. No tempo de Eliseu, havia muitos leprosos em Israel, e quem ficou limpo foi Naamã, um sírio. Ou seja: Deus não é só nosso. Aí o elogio acabou. Cheios de ira, levaram Jesus para fora da cidade, até o alto do monte, e queriam empurrá-lo. Ele passou pelo meio deles e seguiu caminho. Nazaré queria Jesus só para si e ficou sem ele. Quem abre a porta para os outros descobre que o amor de Deus não diminui.',
        activity:
          'Desenhem um mapa com Nazaré, Sarepta e a Síria. Marquem também um lugar ou um grupo da escola que costuma ficar de fora e escrevam um convite.',
        questions: [
          'Quem eram as pessoas de fora nas duas histórias?',
          'O que mudou o humor da sinagoga?',
          'Como a sua turma pode abrir a roda?',
        ],
      },
      challenge: 'Chame para a brincadeira alguém que costuma ficar de fora.',
    },
    prayer:
      'Senhor Jesus, não és só nosso. Perdoa a porta estreita e a inveja da graça alheia. Fala, mesmo quando a palavra nos irrita, e não passes adiante de nós. Ensina-nos a gostar de quem tu gostas. Amém.',
    leader: {
      lost: 'Uns ficam tentando saber como ele escapou. O texto só diz que passou no meio deles. A pergunta boa é outra: por que a raiva? Porque Deus foi aos de fora (25-27).',
      tender:
        'Quem foi expulso de uma comunidade ou de casa vai se ver aqui. Não defenda nem ataque a igreja antiga. Pergunte o que a pessoa precisa agora.',
    },
    comfort:
      'Jesus sabe o que é voltar para casa e não ser recebido. Se a sua terra fechou a porta, ande um pouco ao lado dele. Ele conhece o caminho que passa pelo meio.',
    closing: 'Que ninguém aqui feche a mão que Deus abriu.',
    words: [
      'nazare',
      'sinagoga',
      'filho de jose',
      'medico cura a ti mesmo',
      'nenhum profeta e bem recebido',
      'santo de casa',
      'sarepta',
      'naama o sirio',
      'eliseu',
      'elias',
      'cheios de ira',
      'expulsaram',
      'monte',
      'precipicio',
      'passando por meio deles',
      'rejeitado',
    ],
  },
  {
    verses: '5:1-11',
    key: '5:5',
    title: 'Depois da noite sem peixe',
    theme: 'recomeçar pela palavra de Jesus',
    themes: ['trabalho', 'obediencia', 'discipulado'],
    idea: 'Jesus sobe no barco de quem fracassou a noite inteira, manda voltar ao fundo e, da fartura inesperada, tira um homem assustado e um chamado.',
    context:
      'Pedro já conhecia Jesus; a sogra dele tinha sido curada. Pescava-se de noite, perto da margem; de dia, no fundo, ninguém pegava nada. E quem manda pescar, agora, é um carpinteiro. As redes já estavam quase limpas.',
    retold: [
      {
        verses: '5:1-3',
        says: 'Jesus, apertado pela multidão junto ao lago de Genesaré, entra no barco de Simão. Afastado um pouco da terra, senta-se e ensina.',
      },
      {
        verses: '5:4-7',
        says: 'Jesus manda Simão lançar as redes na água profunda. Simão diz que a noite toda nada pegaram, mas obedece, e vêm tantos peixes que dois barcos quase afundam.',
      },
      {
        verses: '5:8-11',
        says: 'Simão Pedro se prostra aos pés de Jesus e diz que é um homem pecador. Jesus responde que não tenha medo, que agora pescará gente, e eles deixam tudo e o seguem.',
      },
    ],
    read: {
      verses: '5:1-11',
      how: 'Quem lê Pedro lê o 5 com voz de quem não dormiu. Todos puxam uma rede imaginária no 6 e no 7.',
    },
    observe: [
      {
        ask: 'O que os pescadores estão fazendo quando Jesus chega, e o que ele pede primeiro?',
        verses: '5:2-3',
        listen: 'Lavam redes; o barco emprestado para ensinar.',
      },
      {
        ask: 'Que duas coisas há na resposta de Pedro ao segundo pedido?',
        verses: '5:4-5',
        listen: 'O cansaço e a confiança: nada pegamos; mas pela tua palavra.',
      },
      {
        ask: 'O que Pedro diz diante da pesca, e o que Jesus lhe responde?',
        verses: '5:8-10',
        listen: 'Afasta-te; não tenhas medo, pescarás gente.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus usa o barco vazio antes de enchê-lo. O que ele faz com aquilo que a gente considera fracasso?',
        verses: '5:2-4',
        listen: 'Transforma em púlpito; o vazio já serve.',
      },
      {
        ask: 'Pedro entende de peixe mais do que Jesus entenderia, e obedece assim mesmo. Onde termina a experiência e começa a confiança?',
        verses: '5:5',
        listen: 'Não nega o que sabe; dá mais peso à palavra.',
      },
      {
        ask: 'Por que tanta fartura deixa Pedro de joelhos, e não de braços erguidos?',
        verses: '5:8-9',
        listen: 'A bondade mostra quem Deus é e quem eu sou.',
        follow: 'E por que Jesus não se afasta?',
      },
    ],
    live: [
      {
        ask: 'Que rede você lavou há pouco, certo de que não dava mais?',
        listen: 'Negócio, estudo, casamento, ministério.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Depois de uma nota baixa, de um não ou de um fim de namoro, o que você fez com as redes?',
        listen: 'Não fale que haverá outro; ouça.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que área você é especialista e por isso custa obedecer a uma palavra de Jesus?',
        listen: 'Trabalho, dinheiro, criação de filhos.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'O que seria água funda para você agora?',
        listen: 'Sair da margem: uma conversa, um compromisso, um perdão.',
        for: ['singles', 'young', 'new-believers'],
      },
      {
        ask: 'Quando você se sentiu indigno de estar perto de Deus, o que esperava que ele fizesse?',
        listen: 'Muitos esperavam que se afastasse.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Os companheiros do outro barco vieram ajudar. Quem você chama quando a bênção é grande demais para carregar?',
        listen: 'Também se precisa de gente na fartura.',
        for: ['elderly', 'couples', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a noite mais comprida e mais inútil da sua vida: fila, festa, plantão, estudo que não caiu na prova?',
        bridge: 'Pedro vinha de uma noite assim, e Jesus pediu o barco emprestado.',
      },
      {
        text: 'Alguém que não entendia nada do seu ofício já deu um palpite, e o pior: funcionou?',
        bridge: 'Um carpinteiro ensinou pescador a pescar.',
        for: ['men', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se como quem voltou de um turno longo. Deixe as mãos molhadas, por assim dizer, secarem. Não precisa contar o que deu errado.',
      bridge: 'Alguém pede licença para sentar no seu barco vazio.',
    },
    complete: [
      {
        name: 'Mas pela tua palavra',
        text: 'Trabalhei toda a noite em… Não peguei… Estou cansado de… Mas pela tua palavra, Senhor, vou… na água funda que é…',
      },
      {
        name: 'Diário de duas colunas',
        text: 'O que eu sei por experiência: … O que Jesus diz: … Onde os dois discordam: … O que eu faria se desse mais peso à segunda coluna: …',
      },
    ],
    challenges: [
      {
        do: 'Volte uma vez a algo bom que você abandonou por cansaço, começando com a frase de Pedro, em voz alta.',
        tell: 'o que veio na rede, ou se veio só a coragem.',
      },
      {
        do: 'Seja o outro barco: ajude alguém que está recebendo mais do que consegue segurar (bebê, promoção, mudança, reconciliação).',
        tell: 'que ponta da rede você segurou.',
      },
    ],
    children: {
      truth: 'Quando Jesus manda, eu posso tentar de novo.',
      to7: {
        story:
          'Pedro pescou a noite toda. Jogou a rede: nada. Jogou de novo: nada! De manhã, ele estava com sono e triste, lavando a rede. Jesus chegou e pediu: posso usar o seu barco? Sentou lá e ensinou o povo. Depois disse: Pedro, vá mais para o fundo e jogue a rede. Pedro falou: Mestre, a gente não pegou nada a noite inteira! Mas, se o Senhor está mandando, eu jogo. E jogou: tchibum! A rede ficou pesada, pesada. Era tanto peixe que quase rasgou! Chamaram outro barco, e os dois quase afundaram de tanto peixe. Pedro se ajoelhou, espantado. Jesus disse: não tenha medo. Agora você vai buscar pessoas para mim!',
        activity:
          'Com uma peneira ou rede de tecido, pesquem peixinhos de papel numa bacia: a primeira vez, vazia; a segunda, cheia. Contem os peixes e chamem outro barco.',
        questions: [
          'Quantos peixes Pedro pegou à noite?',
          'O que aconteceu quando obedeceu a Jesus?',
          'O que você quer tentar de novo com Jesus?',
        ],
      },
      to12: {
        story:
          'Pedro e seus amigos eram profissionais. Sabiam que peixe se pega à noite. Naquela vez, porém, remaram até o amanhecer e não veio nem um. Estavam lavando as redes quando Jesus, apertado pela multidão, entrou no barco de Pedro e pediu para afastá-lo um pouco. Dali ensinou. Quando acabou, disse: vá para o fundo e lance as redes. Fundo? De dia? Jesus era carpinteiro! Pedro podia ter rido. Respondeu: trabalhamos a noite toda e não pegamos nada; mas, porque o senhor está dizendo, eu lanço. A rede se encheu tanto que ia rebentando, e foi preciso chamar o outro barco. Em vez de comemorar, Pedro caiu de joelhos: afaste-se de mim, eu sou pecador. Ele percebeu quem estava ali. Jesus não se afastou: não tenha medo, de agora em diante você vai pescar gente. Eles puxaram os barcos, deixaram tudo e foram.',
        activity:
          'Façam uma lista de coisas que cada um desistiu de fazer. Escolham uma e planejem a segunda tentativa, com alguém do grupo como outro barco.',
        questions: [
          'Por que a ordem de Jesus parecia estranha?',
          'Por que Pedro ficou com medo da fartura?',
          'O que você quer tentar de novo com a ajuda de Jesus?',
        ],
      },
      challenge: 'Tente de novo uma coisa difícil que você tinha largado.',
    },
    prayer:
      'Mestre, trabalhamos a noite toda. O barco está vazio; pode sentar. Pela tua palavra, voltamos ao fundo. Manda o outro barco quando a rede pesar, e não te afastes de nós, pecadores.',
    leader: {
      lost: 'A pesca vira promessa de prosperidade. Note que eles deixaram na praia a maior pesca da vida e foram com Jesus: o presente era ele.',
      tender:
        'Quem faliu ou perdeu o emprego pode ouvir que bastava obedecer. Não diga. Ofereça o outro barco: contatos, indicação, cesta, companhia na procura.',
    },
    comfort:
      'Depois de uma noite sem peixe, a primeira coisa que Jesus pediu a Pedro não foi esforço: foi um lugar para sentar. Ele pode sentar no seu cansaço sem pressa nenhuma.',
    closing: 'Redes limpas, barco emprestado: amanhã a gente volta ao fundo.',
    words: [
      'pesca maravilhosa',
      'genesare',
      'redes',
      'lavando as redes',
      'agua profunda',
      'aguas profundas',
      'alto mar',
      'toda a noite',
      'nada pegamos',
      'pela tua palavra',
      'sobre a tua palavra',
      'afasta te de mim',
      'homem pecador',
      'pescaras gente',
      'simao',
      'barco vazio',
    ],
  },
  {
    verses: '5:17-26',
    key: '5:24',
    title: 'Hoje vimos maravilhas',
    theme: 'o poder de Jesus para perdoar',
    themes: ['perdao', 'fe', 'graca', 'amizade'],
    idea: 'Uma maca desce pelo telhado no meio dos entendidos, e todos veem que Jesus faz o que só Deus faz: perdoa; e o homem que se levanta mostra que o perdão era para valer.',
    context:
      'Jesus vinha de lugares desertos, onde orava sozinho (5:16). Agora a casa está tomada por mestres da lei que vieram de longe para examiná-lo. Quem precisa dele ficou do lado de fora. Marcos conta a mesma cena em 2:1-12 e diz que quatro carregavam a maca.',
    retold: [
      {
        verses: '5:17-19',
        says: 'Uns homens trazem um paralítico numa maca e não conseguem entrar, por causa da multidão. Sobem ao telhado e o descem pelas telhas, bem diante de Jesus.',
      },
      {
        verses: '5:20-24',
        says: 'Jesus vê a fé deles e diz ao homem que os seus pecados estão perdoados. Os escribas e fariseus pensam que só Deus perdoa, e Jesus manda o paralítico se levantar.',
      },
      {
        verses: '5:25-26',
        says: 'O homem se levanta diante de todos, pega a maca em que estava deitado e vai para casa glorificando a Deus. Todos ficam cheios de temor e dizem que viram maravilhas.',
      },
    ],
    read: {
      verses: '5:17-26',
      how: 'Metade do grupo fica sentada no meio, como os mestres; a outra lê de pé, em volta. No 26, todos se levantam e dizem juntos a última frase.',
    },
    observe: [
      {
        ask: 'Quem está sentado dentro da casa, e de onde veio essa gente?',
        verses: '5:17',
        listen: 'Fariseus e instrutores da lei, da Galileia, da Judeia e de Jerusalém.',
      },
      {
        ask: 'O que os homens da maca tentam primeiro, e o que fazem quando não dá?',
        verses: '5:18-19',
        listen: 'Procuram entrar, não acham por onde, sobem e baixam o amigo pelas telhas.',
      },
      {
        ask: 'O que Jesus percebe nesta história sem que ninguém lhe diga?',
        verses: '5:18-20, 5:22',
        listen: 'A fé dos que carregam; os pensamentos dos que estão sentados.',
      },
      {
        ask: 'Quem glorifica a Deus no fim?',
        verses: '5:25-26',
        listen: 'O homem, a caminho de casa; depois todos, cheios de temor.',
      },
    ],
    interpret: [
      {
        ask: 'Lucas repete que o queriam “diante de Jesus”. Que fé é essa, que não diz uma palavra e só insiste em chegar perto?',
        verses: '5:18-20',
        listen: 'Fé que se vê no suor e no telhado. Jesus não exige discurso.',
      },
      {
        ask: 'Das duas frases do versículo 23, qual é fácil de dizer porque ninguém pode conferir?',
        verses: '5:23-25',
        listen:
          'A do perdão. Por isso Jesus diz a outra também: o que se vê garante o que não se vê.',
        follow: 'Qual das duas você acharia mais difícil de ouvir?',
      },
      {
        ask: 'Jesus não fala de um perdão guardado para depois: tem poder “sobre a terra para perdoar pecados”. O que isso deixa claro sobre quem ele é?',
        verses: '5:21, 5:24',
        listen: 'Se só Deus perdoa, como os mestres dizem, Deus está naquela sala.',
      },
      {
        ask: 'Os mestres estavam a dois passos e o doente, do lado de fora. Quem estava mais longe de Jesus?',
        verses: '5:17-21',
        listen:
          'Dá para estar perto e só examinar. E o 26 mostra que até essa plateia foi alcançada.',
      },
    ],
    live: [
      {
        ask: 'De que perdão você já ouviu falar cem vezes e ainda não se levantou para viver?',
        listen: 'Ninguém precisa contar o pecado. Basta dizer o que o segura deitado.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Quando a porta está lotada, qual é o seu costume: desistir, empurrar ou procurar um telhado?',
        listen: 'Peça um exemplo recente: curso, emprego, amizade, oração.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Jesus disse: vai para tua casa. O que seria diferente na sua, ainda hoje à noite, se você chegasse perdoado?',
        listen: 'O tom de voz, uma cobrança a menos, um pedido de desculpa.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'De que ajuda você precisaria para sair do lugar, e o que impede você de pedir?',
        listen:
          'Orgulho, vergonha, medo de dar trabalho. O homem deixou-se baixar na frente de todos.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Que pergunta sobre Jesus você guarda por dentro, como aqueles mestres, sem dizer em voz alta?',
        listen: 'Receba sem responder depressa. Ele respondeu com calma a quem nem perguntou.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se a sua maca continua no mesmo lugar, o que você gostaria que os amigos soubessem fazer por você?',
        listen: 'Pode ser só sentar ao lado. Anote e faça.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais desajeitada que você já ajudou a carregar: sofá na escada, geladeira, bolo no colo dentro do ônibus?',
        bridge: 'Uns homens carregaram uma maca até o telhado. E ainda faltava descer.',
      },
      {
        text: 'Que coisa boa, mesmo pequena, você viu hoje, da hora em que acordou até agora?',
        bridge:
          'No fim desta história, uma casa cheia vai dizer que viu maravilhas hoje. Vamos descobrir quais.',
      },
    ],
    quiet: {
      text: 'Deite as mãos abertas sobre as pernas. Deixe que pesem. Não segure nada por um minuto.',
      bridge: 'Alguém foi baixado assim, sem força, até ficar diante de Jesus.',
    },
    complete: [
      {
        name: 'Recibo de perdão',
        text: 'Recebi de Jesus, nesta data, o perdão de … (uma palavra, ou só um risco). Eu ainda cobrava de mim … . Quando a culpa bater de novo à porta, vou responder: … . Assinado: … .',
      },
      {
        name: 'Portas e telhado',
        text: 'Quero que … fique diante de Jesus. Já tentei pela porta de … e pela de … . O telhado que ainda não experimentei é … . Quem sobe comigo: … .',
      },
    ],
    challenges: [
      {
        do: 'Até sexta-feira, pergunte a alguém doente, de cama ou sem condução que porta se fechou para ele, e arranje com mais uma pessoa outro jeito de ele entrar.',
        tell: 'qual era a porta e qual foi o telhado.',
      },
      {
        do: 'Anote cada noite uma maravilha do dia, por menor que seja, e no domingo leia a lista inteira para alguém.',
        tell: 'qual delas fez a outra pessoa sorrir.',
      },
    ],
    children: {
      truth: 'Jesus perdoa de verdade e sabe o que eu sinto.',
      to7: {
        story:
          'A casa estava tão cheia que não cabia nem um gatinho. Jesus estava ensinando. Lá fora chegaram uns homens carregando um amigo que não andava, deitado numa maca. Com licença! Ninguém saiu do lugar. E agora? Eles olharam para cima: o telhado! Subiram, tiraram as telhas, plec, plec, e foram descendo o amigo devagarinho, até bem na frente de Jesus. Jesus viu que eles confiavam nele e disse: homem, seus pecados estão perdoados. Uns mestres pensaram: ué, só Deus perdoa! Jesus escutou até o pensamento deles. Então falou ao homem: levante, pegue a maca e vá para casa. E ele foi, agradecendo a Deus pelo caminho! Todo mundo dizia: hoje vimos maravilhas!',
        activity:
          'Desçam um boneco num pano, com barbantes, do alto de uma cadeira até o chão, bem devagar. Quando chegar, todos dizem: hoje vimos maravilhas!',
        questions: [
          'Por que os homens subiram no telhado?',
          'O que Jesus disse primeiro ao homem?',
          'Que maravilha você viu hoje?',
        ],
      },
      to12: {
        story:
          'Tinha chegado gente de todo lado: da Galileia, da Judeia e até da capital, Jerusalém. Eram mestres que sabiam a lei de cor, sentados na frente para ver se Jesus ensinava direito. Uns homens vieram com um amigo paralítico na maca e não acharam por onde passar. Então subiram ao telhado, abriram as telhas e o baixaram bem no meio da aula. Jesus olhou para cima, viu a fé deles e disse: homem, teus pecados estão perdoados. Os mestres pensaram: isso é ofensa a Deus, só ele pode perdoar! Ninguém falou nada, mas Jesus conhecia os pensamentos deles e perguntou: o que é mais fácil, dizer que os pecados estão perdoados ou dizer levanta e anda? Boa pergunta! Perdão ninguém enxerga. Perna andando, todo mundo vê. Para saberem que eu posso perdoar, disse ele, levanta-te! O homem se levantou na hora, pôs nas costas a maca e foi para casa louvando a Deus. E os que tinham vindo só para examinar saíram dizendo: hoje vimos maravilhas!',
        activity:
          'Escondam num envelope a palavra perdoado e deixem à vista um objeto que se move (um pião, um carrinho). Conversem: o que se vê e o que não se vê nesta história?',
        questions: [
          'Por que aqueles mestres tinham vindo de tão longe?',
          'Por que Jesus curou o homem depois de perdoar?',
          'O que muda em alguém que se sabe perdoado?',
        ],
      },
      challenge: 'Com um colega, ajude alguém que não conseguiria sozinho.',
    },
    prayer:
      'Jesus, tu vês a fé no suor de quem carrega e escutas até o que a gente só pensa. Dize a nós a palavra que ninguém mais pode dizer: estás perdoado. E levanta-nos para voltar para casa louvando a Deus. Amém.',
    leader: {
      lost: 'O telhado rouba a cena. Deixe rir e imaginar, e volte à pergunta do versículo 21: quem pode perdoar pecados? Tudo o que vem depois é a resposta.',
      tender:
        'Ninguém diga que a pessoa doente ficou assim por pecado, ou que não sara por falta de fé: aqui Jesus elogia a fé dos amigos e não acusa o doente. Quem vive com deficiência não é enfeite de história. Pergunte se pode orar, e por quê.',
      differ:
        'Como esse perdão chega até nós hoje se entende de mais de um modo: na confissão a um sacerdote, para católicos e ortodoxos; na palavra do evangelho e na oração direta a Deus, para os protestantes. Todos o recebem de Jesus.',
    },
    comfort:
      'Jesus olhou para um homem que não podia nada e falou primeiro de perdão. Ele não começa cobrando passos. Fique deitado o quanto precisar; você já está diante dele.',
    closing:
      'O Filho do homem tem poder sobre a terra para perdoar, e o usou a nosso favor até a cruz: levante-se e vá em paz para casa.',
    words: [
      'paralitico',
      'maca',
      'pelas telhas',
      'telhado',
      'poder do senhor para curar',
      'instrutores da lei',
      'doutores da lei',
      'homem teus pecados',
      'pecados estao perdoados',
      'o que e mais facil',
      'filho do homem tem poder',
      'autoridade para perdoar',
      'vimos maravilhas',
      'hoje vimos prodigios',
      'levanta te toma tua maca',
    ],
  },
  {
    verses: '5:27-39',
    key: '5:32',
    title: 'A festa na casa de Levi',
    theme: 'o chamado dos pecadores',
    themes: ['graca', 'arrependimento', 'discipulado', 'missao'],
    idea: 'Jesus chama quem ninguém convidava, senta-se à mesa dele e mostra que a sua novidade não cabe como remendo na vida velha.',
    context:
      'Jesus acaba de perdoar e curar um paralítico (5:17-26). Publicanos cobravam impostos e eram malvistos pelo povo. Comer junto era dizer: estou com você. Os religiosos reclamam duas vezes, da companhia e da alegria, e Jesus responde com um médico, um casamento, um remendo e odres de couro.',
    retold: [
      {
        verses: '5:27-28',
        says: 'Jesus vê o publicano Levi sentado na coletoria e o chama. Levi deixa tudo, levanta-se e o segue.',
      },
      {
        verses: '5:29-32',
        says: 'Levi dá um grande banquete, e os fariseus perguntam por que comem com pecadores. Jesus diz que são os doentes que precisam de médico.',
      },
      {
        verses: '5:33-35',
        says: 'Os fariseus perguntam por que os discípulos de Jesus não jejuam. Ele responde que, enquanto o noivo está presente, os convidados não jejuam.',
      },
      {
        verses: '5:36-39',
        says: 'Jesus diz que ninguém remenda roupa velha com pano novo, nem põe vinho novo em odres velhos, que se rompem. E quem bebe do velho não quer logo o novo.',
      },
    ],
    read: {
      verses: '5:27-38',
      how: 'Leiam ao redor da mesa, se houver. Quem ler as falas de Jesus passa um pedaço de pão ao vizinho no fim.',
    },
    observe: [
      {
        ask: 'O que Levi estava fazendo quando Jesus o chamou, e que três coisas ele faz em seguida?',
        verses: '5:27-29',
        listen:
          'Estava sentado na coletoria; deixou tudo, levantou-se, seguiu. Depois deu um banquete.',
      },
      {
        ask: 'De que reclamam os fariseus, primeiro e depois?',
        verses: '5:30, 5:33',
        listen: 'De comerem com publicanos e pecadores; e de não jejuarem como os outros.',
      },
      {
        ask: 'Que comparações Jesus usa para responder?',
        verses: '5:31, 5:34, 5:36-38',
        listen:
          'Médico e doentes; noivo e convidados; remendo novo em roupa velha; vinho novo em odres novos.',
      },
    ],
    interpret: [
      {
        ask: 'Levi deixa tudo e a primeira coisa que faz é um banquete. Que ligação há entre as duas atitudes?',
        verses: '5:28-29',
        listen:
          'Perdeu um emprego e ganhou companhia; a alegria quer que os amigos conheçam Jesus.',
      },
      {
        ask: 'Jesus senta com pecadores e fala em arrependimento. Como as duas coisas andam juntas sem uma apagar a outra?',
        verses: '5:31-32',
        listen:
          'O médico chega perto porque há doença e quer curar; nem longe dela, nem de bem com ela.',
        follow: 'Para qual dos dois lados o nosso grupo escorrega mais?',
      },
      {
        ask: 'Se o vinho novo é o que Jesus traz, o que seria o odre velho?',
        verses: '5:36-38',
        listen:
          'Um jeito de religião ou de vida que não estica: quer Jesus só como remendo. Os dois se perdem.',
      },
    ],
    live: [
      {
        ask: 'Com quem você não almoçaria em público, e o que teme que pensem?',
        listen: 'Seja honesto com o medo. Jesus foi criticado por isso.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Em que cadeira Jesus encontraria você numa terça à tarde, e como soaria ali o segue-me?',
        listen: 'Balcão, sala de aula, volante, pia. Levi foi chamado no trabalho.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Que amigos seus nunca entrariam numa igreja, mas iriam a um lanche na sua casa?',
        listen: 'Nomes. Levi chamou os que já conhecia.',
        for: ['young', 'teens', 'new-believers'],
      },
      {
        ask: 'Em que ponto você quis Jesus como remendo, só para tapar um buraco?',
        listen: 'Crise que passou, promessa de janeiro. Ele oferece roupa nova.',
        for: ['adults', 'visitors', 'couples'],
      },
      {
        ask: 'Que costume de fé já serviu bem e hoje não estica mais?',
        listen: 'Não é desprezar o antigo: é perguntar se ainda guarda o vinho.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem vem à sua mesa mostra aos filhos que tipo de gente é bem-vinda. O que eles têm visto?',
        listen: 'Só parentes e iguais? Um convite diferente já ensina.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você desse um jantar hoje para dez pessoas, qual seria o prato e quem seria o convidado mais surpreendente?',
        bridge: 'Levi fez um jantar em que os convidados deram o que falar.',
      },
      {
        text: 'Qual é a roupa mais remendada, manchada ou velha de que você não se desfaz?',
        bridge: 'Jesus fala de um remendo que estraga a roupa.',
        for: ['adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe a cadeira em que você passa mais horas do dia. Imagine-a vazia por um instante.',
      bridge: 'Levi levantou-se de uma assim.',
    },
    complete: [
      {
        name: 'Prontuário',
        text: 'Preencha como no médico. Onde dói: … . Há quanto tempo: … . O que já tentei sozinho: … . Doutor Jesus, eu vim porque … .',
      },
      {
        name: 'Mapa da mesa',
        text: 'Desenhe uma mesa com seis lugares. Escreva em dois o seu nome e o de Jesus. Nos outros quatro, gente que você gostaria que ele conhecesse: … .',
      },
    ],
    challenges: [
      {
        do: 'Convide para um lanche alguém que acha que não combina com igreja; não faça palestra, só escute e, se couber, agradeça a comida.',
        tell: 'sobre o que conversaram.',
      },
      {
        do: 'Escolha um remendo que você repete toda semana e troque por um passo novo: pedir ajuda, confessar, começar um hábito com alguém.',
        tell: 'o que rasgou e o que segurou.',
      },
    ],
    children: {
      truth: 'Jesus me chama e quer sentar à mesa comigo.',
      to7: {
        story:
          'Levi trabalhava sentado, recebendo o dinheiro dos impostos. Muita gente não gostava dele. Jesus passou, olhou e disse: segue-me! Levi deixou tudo, levantou-se e foi. Ele ficou tão feliz que fez uma festa grande em casa. Convidou os amigos, e Jesus sentou à mesa com eles. Mas algumas pessoas reclamaram: por que vocês comem com essa gente? Jesus respondeu: quem está bem não precisa de médico; quem está doente precisa. Eu vim chamar os que erram. Jesus não chama só gente certinha. Ele chama todo mundo que precisa dele. Chama você também!',
        activity:
          'Ponham a mesa de brinquedo ou um pano no chão. Cada criança convida pelo nome um boneco ou um amigo: tem lugar para você!',
        questions: [
          'O que Jesus disse a Levi?',
          'O que Levi fez em casa?',
          'Quem você convidaria para comer com Jesus?',
        ],
      },
      to12: {
        story:
          'Levi era publicano: cobrava impostos, e pouca gente queria ser vista com ele. Um dia, Jesus passou pela coletoria e disse só uma palavra de convite: segue-me. Levi deixou tudo, levantou-se e o seguiu. E fez uma festa! A casa se encheu de outros publicanos e de gente que os religiosos chamavam de pecadora. Jesus estava à mesa. Do lado de fora da alegria, alguns resmungavam: por que vocês comem com eles? Jesus respondeu: quem está com saúde não precisa de médico, e sim quem está doente; eu vim chamar pecadores ao arrependimento. Reclamaram também porque os discípulos dele não jejuavam. Jesus falou de casamento: quem jejua na festa do noivo? E disse que ninguém põe pano novo em roupa velha, nem vinho novo em odre velho, senão tudo se estraga. Ele não veio costurar um remendo. Veio fazer vida nova, e começou numa mesa.',
        activity:
          'Testem um remendo: colem papel novo molhado em papel velho e puxem. Conversem sobre por que Jesus não quer ser só remendo.',
        questions: [
          'Por que as pessoas não gostavam dos publicanos?',
          'O que Jesus quis dizer com o médico?',
          'O que Jesus pode fazer novo em você?',
        ],
      },
      challenge: 'Divida o lanche com alguém que ninguém chamou.',
    },
    prayer:
      'Médico bom, entra na nossa casa e senta à mesa. Tu sabes quem somos e não te envergonhas. Chama-nos da cadeira em que paramos, e faz de nós odres novos, cheios da tua alegria. Amém.',
    leader: {
      lost: 'Em discussão sobre jejum. Jesus não acaba com ele: diz que virá a hora (35). O ponto é quem está à mesa, e a novidade que ele traz não serve de remendo.',
      tender:
        'Se há na sala quem luta com bebida, fale da mesa e do pão, e não ponha vinho na dinâmica.',
    },
    comfort:
      'Você não precisa melhorar para ele chegar. Médico visita é doente. Deixe a porta encostada.',
    closing: 'Ainda há lugar na mesa, e o noivo sabe o seu nome.',
    words: [
      'levi',
      'publicano',
      'coletoria',
      'segue me',
      'grande banquete',
      'publicanos e pecadores',
      'nao precisam de medico',
      'chamar os justos',
      'jejuam',
      'convidados do casamento',
      'noivo',
      'remendo',
      'pano novo',
      'vinho novo',
      'odres',
    ],
  },
  {
    verses: '6:27-38',
    key: '6:36',
    title: 'Medida transbordante',
    theme: 'o amor aos inimigos',
    themes: ['perdao', 'proximo', 'generosidade', 'graca'],
    idea: 'Jesus pede um amor que não espera troco porque é assim que o Pai ama, bondoso até com ingratos e maus: filho se reconhece pela semelhança.',
    context:
      'Jesus desceu do monte com os doze, parou num lugar plano e uma multidão veio ouvi-lo. Acabou de chamar felizes os pobres, os famintos e os que choram, e de avisar os satisfeitos. Agora fala aos que estão ouvindo. Depois virão o cego que guia cego, o cisco no olho e a casa na rocha.',
    retold: [
      {
        verses: '6:27-31',
        says: 'Jesus manda amar os inimigos, orar por quem maltrata e oferecer a outra face a quem bate. Que cada um faça aos outros o que quer que lhe façam.',
      },
      {
        verses: '6:32-36',
        says: 'Jesus pergunta que mérito há em amar só quem nos ama. Quem empresta sem esperar nada será filho do Altíssimo, que é bondoso até com ingratos e maus.',
      },
      {
        verses: '6:37-38',
        says: 'Jesus diz para não julgar nem condenar, e para perdoar e dar. A medida que cada um usar, cheia e transbordante, será usada com ele.',
      },
    ],
    read: {
      verses: '6:27-38',
      how: 'Um lado da roda lê a ordem e o outro faz o gesto com as mãos: bendizer, oferecer, dar, soltar. O 36 é de todos.',
    },
    observe: [
      {
        ask: 'Que quatro verbos Jesus usa nos versículos 27 e 28, e para quatro tipos de gente?',
        verses: '6:27-28',
        listen:
          'Amar inimigos, fazer o bem a quem odeia, bendizer quem amaldiçoa, orar por quem maltrata.',
      },
      {
        ask: 'A mesma pergunta volta três vezes. Qual é, e com quem Jesus compara?',
        verses: '6:32-34',
        listen: 'Que mérito tereis; os pecadores também fazem isso.',
      },
      {
        ask: 'Como o Altíssimo trata ingratos e maus, e que nome isso dá a quem o imita?',
        verses: '6:35-36',
        listen: 'É bondoso; filhos do Altíssimo.',
      },
      {
        ask: 'Façam com as mãos a medida do versículo 38. Quantas coisas são feitas com ela antes de ser entregue?',
        verses: '6:38',
        listen: 'Boa, comprimida, sacudida, transbordante, posta no colo.',
      },
    ],
    interpret: [
      {
        ask: 'Nenhum dos verbos do começo é gostar. O que é, então, amar um inimigo, pelo que está ali?',
        verses: '6:27-28',
        listen: 'Fazer, falar e orar pelo bem dele; não é sentir simpatia nem confiar.',
        follow: 'Qual dos quatro verbos seria o primeiro possível?',
      },
      {
        ask: 'Virar a outra face pode parecer fraqueza. De que forma é uma recusa a entrar no jogo da violência?',
        verses: '6:29-31',
        listen: 'Não devolve nem foge: quebra a corrente. Escolha livre, não obrigação de apanhar.',
      },
      {
        ask: 'Amar quem me ama qualquer um faz. O que aparece no mundo quando alguém ama sem retorno?',
        verses: '6:32-36',
        listen: 'Aparece o Pai. É a semelhança de família.',
      },
      {
        ask: 'O “dai, e vos será dado” vem depois de não julgar e perdoar. Que medida é essa que estamos usando o tempo todo?',
        verses: '6:37-38',
        listen: 'A da misericórdia com pessoas; não é um negócio com dinheiro.',
      },
    ],
    live: [
      {
        ask: 'Quem lhe veio à cabeça no versículo 27? Guarde o nome. Qual dos verbos cabe hoje, de longe e com segurança?',
        listen: 'Ninguém diz o nome. Orar já é fazer.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Numa briga de comentários ou de corredor, como seria não devolver e, mesmo assim, não ser bobo?',
        listen: 'Não responder, denunciar agressão, procurar um adulto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que vocês dois vivem fazendo contas: quem lavou, quem cedeu, quem pediu desculpa por último?',
        listen: 'Rir e rasgar a planilha. Sem serviço de um só.',
        for: ['couples'],
      },
      {
        ask: 'O que é mais difícil para você: emprestar sem esperar de volta ou elogiar sem esperar de volta?',
        listen: 'Cada um tem o seu troco preferido.',
        for: ['men', 'singles', 'parents'],
      },
      {
        ask: 'Quando alguém lhe deu medida cheia sem você merecer, o que aquilo mudou?',
        listen: 'Graça tem rosto. Contar.',
        for: ['elderly', 'new-believers', 'visitors'],
      },
      {
        ask: 'Com que medida você tem medido a igreja, o pastor, o governo, a nova geração?',
        listen: 'Discordar pode; condenar pessoa é outra coisa.',
        for: ['long-believers'],
      },
      {
        ask: 'A morte às vezes leva alguém com quem a conta ficou aberta. O que se pode soltar diante de Deus?',
        listen: 'Muito cuidado. Silêncio também responde.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na feira ou no mercado da sua infância, quem caprichava na medida e punha sempre um a mais?',
        bridge:
          'Jesus fala de uma medida comprimida, sacudida e derramando. Só que não é de farinha.',
      },
      {
        text: 'Qual foi a rivalidade mais séria e mais boba da sua vida: time, vizinho, primo, concurso de bolo?',
        bridge: 'Dessas a gente ri. Jesus fala das outras também.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Encha um copo de arroz ou açúcar até a borda. Bata de leve na mesa e veja que ainda cabe mais.',
      bridge: 'Olhe para a medida e leia até o versículo 38.',
    },
    complete: [
      {
        name: 'Escada do inimigo',
        text: 'Pense num nome e não o escreva. Marque o degrau de hoje: não desejar mal … , orar … , falar bem … , fazer um bem … . Em qual não é seguro subir agora: … .',
      },
      {
        name: 'Duas medidas',
        text: 'Desenhe dois copos. Como eu meço os outros: … . Como o Pai me mede: … . Pinte até onde cada um vai.',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias, por uma semana, por alguém que fez mal a você, pedindo para essa pessoa um bem bem concreto.',
        tell: 'em que dia a oração deixou de ser só dente trincado, ou se ainda é.',
      },
      {
        do: 'Dê uma gorjeta, um tempo ou um elogio bem maior que o costume, sem dizer por quê.',
        tell: 'o que derramou do outro lado.',
      },
    ],
    children: {
      truth: 'Deus é bom até com quem é bravo, e me ensina.',
      to7: {
        story:
          'Jesus olhou para o povo e disse uma coisa surpreendente: façam o bem até para quem não é bonzinho com vocês. Falem coisas boas. Orem por eles. Por quê? Porque o Pai do céu é assim! Ele é bom com todo mundo, até com quem esquece de dizer obrigado. Então Jesus contou de uma medida, como um copo de arroz. A pessoa enche, aperta, sacode e ainda põe mais, até derramar! Sejam assim, com muito amor. E quando alguém machuca você? Conte a um adulto. E depois ore por ele.',
        activity:
          'Encham copos de milho ou feijão: enche, sacode, aperta, derrama! Cada punhado é uma palavra boa sobre alguém.',
        questions: [
          'Com quem Deus é bom?',
          'O que acontece com a medida bem cheia?',
          'Para quem você pode dizer uma palavra boa?',
        ],
      },
      to12: {
        story:
          'Na cantina da dona Neide, o copo de suco vinha até a boca e ainda sobrava no jarro, que ela deixava na mesa. Até para o Igor, que uma vez tinha xingado a cantina inteira. Por que a senhora faz isso?, perguntou a Manu. Porque o meu suco é da minha medida, não da dele, disse ela. Jesus ensinou assim. Amar quem ama a gente, qualquer um faz. Emprestar para quem devolve, também. Mas eu digo: amem os inimigos, façam o bem a quem odeia vocês, orem por quem os trata mal. Façam aos outros o que gostariam que fizessem a vocês. O Pai do céu é bondoso até com os ingratos: sejam parecidos com ele. Não fiquem condenando. Perdoem. Deem, e receberão medida boa, apertada, sacudida, derramando. Isso não quer dizer ficar quieto quando alguém machuca você: aí se pede ajuda. Quer dizer não ficar igual a quem machucou.',
        activity:
          'Façam um desafio do suco: um dia inteiro tratando cada pessoa pela medida de Deus, e não pela dela. À noite, contem.',
        questions: [
          'O que a dona Neide quis dizer com a minha medida?',
          'Qual a diferença entre perdoar e deixar alguém machucar?',
          'Por quem é difícil orar?',
        ],
      },
      challenge: 'Ore por alguém que foi chato com você e diga algo bom dele.',
    },
    prayer:
      'Pai bondoso com ingratos e maus, e por isso bondoso conosco: faz-nos parecidos contigo. Troca a nossa medida pela tua. Abençoa quem nos fez mal, cura o que doeu, protege quem corre perigo e ensina-nos a dar sem contar o troco. Amém.',
    leader: {
      lost: 'O versículo 38 é puxado para oferta e prosperidade. Ali Jesus fala de julgar, condenar e perdoar. E a outra face gera casos extremos: acolha e volte ao 36.',
      tender:
        'Este texto já foi usado para segurar mulheres, crianças e idosos em casas violentas. Diga com todas as letras: amar o inimigo não é ficar ao alcance dele nem calar crime. Proteger-se e denunciar também é bem. Ligue 180, Disque 100, 190.',
      differ:
        'Uns cristãos entendem a outra face como recusa de toda violência, também de Estado; outros, como ordem para as relações pessoais, que não tira das autoridades o dever de proteger.',
    },
    comfort:
      'Se ainda não dá para abençoar quem feriu, deixe que o Pai comece por você. A medida dele chega primeiro ao seu colo.',
    closing: 'Com a medida do Pai, sempre derrama um pouco.',
    words: [
      'amai vossos inimigos',
      'amai os vossos inimigos',
      'fazei o bem aos que vos odeiam',
      'bendizei os que vos amaldicoam',
      'outra face',
      'oferece lhe tambem o outro',
      'sede misericordiosos',
      'dai e vos sera dado',
      'medida boa',
      'boa medida',
      'recalcada sacudida',
      'regra de ouro',
      'nao julgueis',
    ],
  },
  {
    verses: '6:39-49',
    key: '6:46',
    title: 'A trave, o fruto e a casa',
    theme: 'ouvir e praticar',
    themes: ['obediencia', 'discipulado', 'palavra', 'lingua'],
    idea: 'Quem chama Jesus de Senhor começa por ver a própria trave, cuida do coração de onde sai a fala e põe em prática o que ouviu, até ter uma casa que aguenta a enchente.',
    context:
      'Jesus fala a uma multidão num lugar plano (6:17). Acaba de ensinar a amar os inimigos, a não condenar e a dar com medida cheia (6:27-38). Agora, para fechar, conta quatro comparações curtas, tiradas da rua, da oficina, da roça e da obra. Todas perguntam a mesma coisa: isso que você ouviu já chegou à sua vida?',
    retold: [
      {
        verses: '6:39-40',
        says: 'Jesus pergunta se um cego pode guiar outro cego sem que os dois caiam num buraco. O discípulo bem preparado será como o seu mestre.',
      },
      {
        verses: '6:41-42',
        says: 'Jesus pergunta por que alguém vê o cisco no olho do irmão e não a trave no próprio. Que tire primeiro a trave, para ver bem.',
      },
      {
        verses: '6:43-45',
        says: 'Cada árvore se conhece pelo seu fruto, diz Jesus. Do tesouro do coração sai o bem ou o mal, e a boca fala do que o coração tem muito.',
      },
      {
        verses: '6:46-49',
        says: 'Jesus pergunta por que o chamam Senhor e não fazem o que ele diz. Quem pratica constrói sobre a rocha; quem só ouve, constrói sem fundamento e cai.',
      },
    ],
    read: {
      verses: '6:39-49',
      how: 'Quatro leitores, um para cada comparação: cegos (39-40), trave (41-42), árvore (43-45), casa (46-49). Entre uma e outra, um respiro.',
    },
    observe: [
      {
        ask: 'Que comparações Jesus usa, uma depois da outra?',
        verses: '6:39, 6:41, 6:43, 6:48-49',
        listen: 'Cego guiando cego; cisco e trave; árvore e fruto; duas casas.',
      },
      {
        ask: 'Qual é a ordem certa para ajudar o irmão que tem um cisco?',
        verses: '6:42',
        listen: 'Primeiro a trave do próprio olho; depois ver bem e tirar o cisco.',
      },
      {
        ask: 'O que os dois construtores fizeram de igual e de diferente, e o que houve com as casas?',
        verses: '6:47-49',
        listen:
          'Os dois ouviram e construíram; um cavou fundo e praticou. A mesma enchente; uma ficou, outra caiu.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não proíbe tirar o cisco do irmão. O que muda na nossa ajuda depois que a trave saiu?',
        verses: '6:41-42',
        listen: 'Vê-se melhor e a mão fica mais leve; quem foi corrigido corrige com carinho.',
        follow: 'Por que a nossa trave é tão difícil de enxergar?',
      },
      {
        ask: 'A boca “fala daquilo que o coração tem em abundância”. O que o nosso jeito de falar conta sobre o que guardamos?',
        verses: '6:44-45',
        listen:
          'Queixa, ironia, gratidão, ternura: a fala mostra o tesouro. Mudar só a fala não basta.',
      },
      {
        ask: 'Dizer Senhor duas vezes é até bonito. O que falta, e por que isso preocupa Jesus?',
        verses: '6:46',
        listen: 'Fazer o que ele diz. Palavra de respeito sem obediência é fachada.',
      },
      {
        ask: 'Por fora as duas casas podiam ser iguais. Por que só a enchente mostra a diferença?',
        verses: '6:48-49',
        listen: 'O alicerce não se vê em dia de sol; praticar é cavar, devagar e sem plateia.',
      },
    ],
    live: [
      {
        ask: 'Que ensino de Jesus você já sabe de cor e ainda está no papel?',
        listen: 'Perdoar, dar, não julgar, falar a verdade. Um só.',
      },
      {
        ask: 'Qual é o cisco que você mais nota nos outros, e o que ele pode estar mostrando de você?',
        listen: 'Com bom humor. Cada um fala só de si.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Se alguém ouvisse os seus áudios de uma semana, o que diria que enche o seu coração?',
        listen: 'Surpresas boas e ruins; ninguém é só o pior áudio.',
        for: ['teens', 'young', 'women', 'men'],
      },
      {
        ask: 'Quem guia você hoje, na tela ou ao vivo, e para onde essa pessoa está indo?',
        listen: 'Discípulo fica parecido com o mestre.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Na casa de vocês, o que foi cavado fundo e segurou a família numa enchente?',
        listen: 'Oração, perdão, hábito, amigos. Gratidão.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Que parte da sua vida parece firme em dia de sol, mas preocupa você se chover?',
        listen: 'Quem quiser diz; ninguém conserta a casa do outro hoje.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Você já viu alguém que vive o que fala? O que chamou a sua atenção?',
        listen: 'Exemplos simples, dentro ou fora da igreja.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais boba que você procurou pela casa toda e estava com você, como os óculos na testa?',
        bridge: 'Jesus contou de alguém que não via uma viga no próprio olho.',
      },
      {
        text: 'Conte de uma obra ou reforma em que o barato saiu caro.',
        bridge: 'Jesus, que conhecia construção, falou de um homem que economizou no alicerce.',
        for: ['adults', 'couples', 'men', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha a mão diante de um olho, bem perto, e olhe a sala. Depois vá afastando a mão devagar.',
      bridge: 'Assim é a trave: perto demais para ser vista. Leia o que Jesus disse.',
    },
    complete: [
      {
        name: 'Primeiro a minha',
        text: 'Só para você. O cisco que me incomoda em alguém é … . A trave parecida que eu tenho é … . Quem pode me ajudar a tirá-la é … . Depois disso, eu poderia ajudar assim: … .',
      },
      {
        name: 'Cavar fundo',
        text: 'Desenhe uma casa e o chão embaixo dela. Na casa, o que os outros veem: … . No alicerce, o que eu já pratico do que Jesus disse: … . Na próxima cavada: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma frase de Jesus em Lucas 6, escreva-a num papel e pratique-a com uma pessoa até o próximo encontro.',
        tell: 'que frase escolheu e o que custou mais.',
      },
      {
        do: 'Durante três dias, repare no que você mais diz: queixa, piada, crítica ou gratidão. À noite, converse com Deus sobre o que encheu o coração.',
        tell: 'o que apareceu mais, e o que você quer guardar no lugar.',
      },
    ],
    children: {
      truth: 'Eu ouço Jesus e faço o que ele diz.',
      to7: {
        story:
          'Jesus contou de dois homens que fizeram casas. O primeiro cavou, cavou, cavou, até achar uma pedra bem forte. Deu trabalho! Em cima da pedra ele fez a casa. O segundo teve preguiça: fez a casa em cima da terra mesmo, sem cavar nada. As duas casas pareciam bonitas. Aí veio a chuva. O rio encheu e a água bateu nas casas: chuá! A casa da pedra nem balançou. A outra fez ploft e caiu. Jesus disse: quem ouve o que eu falo e faz é como o homem da pedra. Ouvir é bom. Ouvir e fazer é casa forte!',
        activity:
          'Façam uma casinha de blocos numa toalha solta e outra numa mesa. Puxem a toalha devagar. Qual ficou de pé? Digam: ouvir e fazer!',
        questions: [
          'O que o primeiro homem fez antes da casa?',
          'O que aconteceu quando a água veio?',
          'O que Jesus ensina que você pode fazer hoje?',
        ],
      },
      to12: {
        story:
          'No fim de um ensino, Jesus fez perguntas engraçadas. Um cego pode guiar outro cego? Os dois caem no buraco! E por que você enxerga o cisquinho no olho do seu irmão e não percebe a viga de madeira no seu? Imagine a cena: alguém com uma tábua no olho querendo tirar um cisco do outro. Primeiro tire a sua tábua, disse Jesus, e depois você ajuda. Ele falou também de árvores: figueira dá figo, espinheiro dá espinho, e a boca fala daquilo de que o coração está cheio. Então veio a pergunta séria: por que vocês me chamam Senhor e não fazem o que eu digo? E contou dos dois construtores. Um cavou fundo e pôs a casa na rocha. O outro não cavou. A enchente foi igual para os dois, mas só uma casa ficou de pé. A diferença não era ouvir. Era fazer.',
        activity:
          'Em duplas, um tenta ajudar o outro a tirar um papelzinho do ombro com um caderno na frente do rosto. Riam e conversem: o que atrapalhava?',
        questions: [
          'O que era a tábua no olho?',
          'O que os dois construtores tinham de igual?',
          'Que coisa você já sabe que Jesus quer e ainda não faz?',
        ],
      },
      challenge: 'Antes de reclamar de alguém, pense: eu faço isso também? E ajude.',
    },
    prayer:
      'Senhor Jesus, não queremos te chamar de Senhor só com a boca. Mostra com carinho a nossa trave. Enche o nosso coração de coisa boa, para que a fala mude também. Dá-nos paciência de cavar e de praticar, e segura a nossa casa quando a água vier. Amém.',
    leader: {
      lost: 'O texto vira arma contra quem julga ou contra hipócritas que não estão na sala. Traga de volta: ele fala de tu e teu. E não é um aviso para nunca corrigir ninguém: o fim do 42 é ajudar o irmão, vendo bem.',
      tender:
        'Quem perdeu a casa em enchente ou deslizamento pode sofrer com a imagem: avise antes. A queda no texto não explica a desgraça de ninguém. E quem vive sob acusação constante não precisa procurar mais traves: precisa de proteção e escuta.',
    },
    comfort:
      'A enchente bate também em quem construiu bem. Se a água está alta na sua vida, isso não quer dizer que você errou. Há uma rocha embaixo, e ela não depende da sua força de hoje.',
    closing: 'Uma palavra de Jesus posta em prática: é assim que se cava o alicerce.',
    words: [
      'cisco',
      'trave',
      'argueiro',
      'cego guiar outro cego',
      'cego guia cego',
      'arvore e seu fruto',
      'tesouro do coracao',
      'a boca fala',
      'por que me chamais senhor',
      'senhor senhor',
      'casa sobre a rocha',
      'sem fundamento',
      'sem alicerce',
      'cavou',
      'enchente',
    ],
  },
  {
    verses: '7:11-17',
    key: '7:13',
    title: 'Dois cortejos na porta da cidade',
    theme: 'a compaixão de Jesus na dor',
    themes: ['luto', 'esperanca', 'sofrimento'],
    idea: 'Ninguém pediu nada: Jesus viu uma mãe que enterrava o único filho, parou o enterro e devolveu aos braços dela o que a morte levava.',
    context:
      'Naim era um povoado de subida íngreme. Um cortejo entra com alegria, seguindo Jesus; outro sai chorando. Para uma viúva, perder o filho único era perder também o teto e o pão. Tocar no esquife deixava a pessoa impura.',
    retold: [
      {
        verses: '7:11-12',
        says: 'Jesus chega a Naim com muita gente. À porta da cidade, cruza com um enterro: o morto era filho único de uma viúva.',
      },
      {
        verses: '7:13-15',
        says: 'Jesus se compadece da mãe e lhe diz que não chore. Toca o caixão e manda o jovem se levantar, e ele se senta, começa a falar e é entregue à mãe.',
      },
      {
        verses: '7:16-17',
        says: 'Todos ficam cheios de temor e glorificam a Deus, dizendo que um grande profeta se levantou entre eles. A notícia corre por toda a Judeia.',
      },
    ],
    read: {
      verses: '7:11-17',
      how: 'Dois grupos andam devagar um em direção ao outro enquanto alguém lê 11-12, e param frente a frente no 13.',
    },
    observe: [
      {
        ask: 'O que se diz sobre o morto e sobre a mãe?',
        verses: '7:12',
        listen: 'Filho único, mãe viúva, muita gente com ela.',
      },
      {
        ask: 'Quem pede ajuda a Jesus?',
        verses: '7:12-13',
        listen: 'Ninguém; a iniciativa é dele.',
      },
      {
        ask: 'Que verbos Lucas usa para o que Jesus faz, do começo ao fim da cena?',
        verses: '7:13-15',
        listen: 'Vê, compadece-se, diz, aproxima-se, toca, fala, entrega.',
      },
    ],
    interpret: [
      {
        ask: '“Não chores”, na boca de quase todos nós, é pressa. O que faz com que, na boca de Jesus, seja outra coisa?',
        verses: '7:13-14',
        listen: 'Ele sente antes e pode mudar a causa do choro.',
      },
      {
        ask: 'Jesus parou dois cortejos por uma só mulher. O que isso revela do modo como Deus vê multidões?',
        verses: '7:12-13',
        listen: 'Ele acha o rosto no meio do povo.',
      },
      {
        ask: 'O povo concluiu: “Deus visitou o seu povo!” De que maneira uma visita de Deus pode ser reconhecida quando não há milagre?',
        verses: '7:16',
        listen: 'Alguém para, chora junto, toca, devolve.',
        follow: 'Quem visitou você em nome dele?',
      },
    ],
    live: [
      {
        ask: 'O que disseram a você numa perda e ajudou, e o que atrapalhou?',
        listen: 'Façam juntos uma lista; ela serve para a vida toda.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Quando um amigo perde alguém, o que você costuma mandar: figurinha, texto, silêncio, presença?',
        listen: 'Presença assusta; dá para treinar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que dor alheia você viu de longe nesta semana e deixou passar o cortejo?',
        listen: 'Sem culpa; pergunte quem ainda dá para alcançar.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'De que maneira Deus devolveu a vocês algo que parecia perdido?',
        listen: 'E aceite que há quem não teve de volta.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Como é viver só numa cidade cheia, e que gesto mudaria um domingo?',
        listen: 'Viúvas, solteiros, migrantes.',
        for: ['singles', 'elderly', 'women'],
      },
      {
        ask: 'O que você pensava que Deus sentia diante do sofrimento das pessoas?',
        listen: 'A palavra do texto é compaixão nas entranhas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que gesto simples de alguém já fez você chorar de alívio: um prato pronto, um ombro, uma carona, um bilhete?',
        bridge: 'Hoje a história passa por uma mãe que só esperava o pior, e alguém parou.',
      },
      {
        text: 'Quem na sua família chora por tudo e quem não chora nem com cebola?',
        bridge: 'Lágrima é assunto do texto, e Jesus não passou por ela sem ver.',
        for: ['young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Se uma lágrima quiser vir, deixe. Se não quiser, também. Ponha a mão sobre a mesa ou sobre a cama como quem toca algo com respeito.',
      bridge: 'Jesus parou um cortejo com a mão.',
    },
    complete: [
      {
        name: 'O que dizer, o que calar',
        text: 'Numa perda, eu gostaria de ouvir: … Prefiro que não digam: … Gostaria que fizessem: … Agora escreva um nome: alguém a quem vou oferecer isso: …',
      },
      {
        name: 'Encontro na porta',
        text: 'Desenhe dois caminhos que se cruzam. No meu cortejo de hoje, eu carrego… Quem anda comigo: … Se Jesus encontrasse este cortejo, eu queria que ele…',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa que perdeu alguém há mais de seis meses (quando já ninguém liga) e diga o nome de quem partiu, perguntando como ela está.',
        tell: 'o que mudou no rosto ao ouvir o nome.',
      },
      {
        do: 'Pare tudo uma vez ao dia por alguém que sofre: uma mensagem de voz, uma oração, um desvio no caminho.',
        tell: 'que compromisso esperou.',
      },
    ],
    children: {
      truth: 'Jesus vê quem chora e se importa.',
      to7: {
        story:
          'Jesus ia entrando numa cidade com os amigos. Todos vinham alegres. Mas, na porta, encontraram outra turma, muito triste. Era a mamãe que não tinha mais marido, e agora o único filho dela tinha morrido. Ela chorava, chorava. Ninguém pediu nada a Jesus. Mas ele viu! O coração dele ficou apertadinho. Chegou perto da mamãe e disse: não chore. Depois encostou a mão e todo mundo parou. Jovem, levante-se! E o moço se sentou e começou a falar! Jesus pegou a mão dele e entregou para a mãe. As lágrimas viraram alegria. Todos diziam: Deus veio nos visitar!',
        activity:
          'Façam lenços de papel desenhados com um coração. Cada criança dá o seu a alguém e pergunta: você está triste ou alegre? E dá um abraço.',
        questions: [
          'Por que a mamãe chorava?',
          'O que Jesus sentiu?',
          'Quem está chorando e precisa do seu abraço?',
        ],
      },
      to12: {
        story:
          'Na entrada de Naim, dois grupos se encontraram. Um vinha atrás de Jesus, contente. O outro saía da cidade para um enterro. À frente ia uma viúva. O marido já tinha morrido, e agora o filho, o único. Sem os dois, ela não teria quem cuidasse dela. Jesus podia ter esperado o cortejo passar. Mas ele a viu no meio de tanta gente e sentiu a dor dela por dentro. Foi até lá e disse com ternura: não chore. Então fez o que ninguém faria: tocou onde o moço estava deitado. Todos pararam. Jovem, eu lhe digo: levante-se! Ele se sentou e começou a falar, e Jesus o entregou à mãe. As pessoas diziam: Deus visitou o seu povo! Nem todos os que amamos voltam assim agora. Mas esta história mostra como é o coração de Jesus, e o que ele fará um dia.',
        activity:
          'Montem uma caixa de consolo para alguém de luto: cartão, chá, foto, semente de flor. Conversem sobre o que escrever e o que não escrever.',
        questions: [
          'Por que a situação da viúva era tão grave?',
          'O que Jesus fez sem ninguém pedir?',
          'Como você pode ajudar um amigo que está triste?',
        ],
      },
      challenge: 'Mande um desenho ou áudio carinhoso para alguém que está de luto.',
    },
    prayer:
      'Senhor, tu vês. Vês a mãe na frente do cortejo, e o quarto vazio depois. Compadece-te. Ensina-nos a parar. E guarda, com as tuas mãos, os que já não estão nas nossas, até o dia da tua palavra.',
    leader: {
      lost: 'A pergunta por que este voltou e o meu não vai estar na sala. Não a explique: o milagre é sinal do que Jesus fará, e não medida do amor dele por cada um.',
      tender:
        'Avise quem perdeu filho antes da reunião e permita não vir. Nunca peça para parar de chorar. Não diga que Deus queria um anjo. Fique perto, diga o nome, leve comida. Se a pessoa não quiser viver, não a deixe só (CVV 188).',
    },
    comfort:
      'Ela não pediu, não orou, não creu em voz alta. Só chorava, e foi vista. Você pode fazer hoje só isso: deixar-se ver.',
    closing: 'Que Deus visite a cidade esta noite, casa por casa.',
    words: [
      'naim',
      'viuva de naim',
      'filho unico',
      'enterro',
      'cortejo',
      'esquife',
      'caixao',
      'nao chores',
      'jovem',
      'levanta te',
      'compadeceu',
      'deus visitou o seu povo',
      'defunto',
      'luto',
      'mae',
    ],
  },
  {
    verses: '7:36-50',
    key: '7:47',
    title: 'Quem muito amou',
    theme: 'o perdão que vira amor',
    themes: ['graca', 'perdao', 'gratidao'],
    idea: 'Uma mulher marcada chora aos pés de Jesus enquanto o dono da casa faz contas; ele mostra que só ama muito quem descobriu o tamanho do perdão.',
    context:
      'Nos jantares de festa, a porta ficava aberta e comia-se reclinado, com os pés para trás; água para os pés, beijo e óleo eram a boa educação que se dava a um convidado. Mulher não soltava o cabelo em público. Simão oferece comida, e nega o resto.',
    retold: [
      {
        verses: '7:36-38',
        says: 'Jesus está à mesa de um fariseu quando entra uma pecadora da cidade. Ela chora aos pés dele, enxuga-os com os cabelos, beija-os e os unge com perfume.',
      },
      {
        verses: '7:39-43',
        says: 'Simão pensa que um profeta saberia quem é a mulher. Jesus lhe fala de dois devedores perdoados, e Simão diz que ama mais quem foi mais perdoado.',
      },
      {
        verses: '7:44-47',
        says: 'Jesus mostra a Simão que a mulher fez o que ele não fez, nem água, nem beijo, nem óleo. Os muitos pecados dela são perdoados, porque muito amou.',
      },
      {
        verses: '7:48-50',
        says: 'Jesus diz à mulher que os seus pecados são perdoados. Os da mesa perguntam quem é ele, e Jesus a manda ir em paz, salva pela fé.',
      },
    ],
    read: {
      verses: '7:39-50',
      how: 'Quem conduz conta 36 a 38 em tom baixo, sem julgar. Uma voz para Jesus, outra para Simão. No 44, Jesus fala com um e olha para a outra.',
    },
    observe: [
      {
        ask: 'O que Simão pensa, sem dizer, sobre Jesus e sobre a mulher?',
        verses: '7:39',
        listen: 'Que ele não é profeta; que ela não devia tocá-lo.',
      },
      {
        ask: 'O que há de igual e de diferente entre os dois devedores?',
        verses: '7:41-43',
        listen: 'Valores diferentes; nenhum podia pagar; os dois perdoados.',
      },
      {
        ask: 'Que três coisas Simão deixou de fazer e a mulher fez a mais?',
        verses: '7:44-46',
        listen: 'Água, lágrimas; beijo, beijos; óleo, perfume.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus pergunta a Simão: “Tu vês esta mulher?” O que ele via, se não via a mulher?',
        verses: '7:39, 7:44',
        listen: 'Um rótulo, um caso, um passado.',
      },
      {
        ask: 'Quem deve cinquenta e não tem nada está tão sem saída quanto quem deve quinhentos. Por que é mais difícil para o primeiro perceber?',
        verses: '7:41-43, 7:47',
        listen: 'A dívida menor dá ilusão de quase pagar.',
      },
      {
        ask: 'Ela foi perdoada porque amou, ou amou porque foi perdoada? Como a parábola ajuda a ler o versículo?',
        verses: '7:42-43, 7:47',
        listen: 'O perdão vem primeiro; o amor é o sinal dele.',
        follow: 'Que sinal do perdão se vê em você?',
      },
    ],
    live: [
      {
        ask: 'Que rótulo já colaram em você e ainda chega à sala antes da sua pessoa?',
        listen: 'Ninguém precisa dizer qual.',
        for: ['women', 'young', 'adults'],
      },
      {
        ask: 'O que faltou na sua recepção a Jesus ultimamente: água, beijo, óleo?',
        listen: 'Cortesia sem afeto; Simão não era mau.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Na escola, como se lê o passado de uma menina e como se lê o de um menino?',
        listen: 'Jesus não entra no jogo do rótulo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se o amor mede o perdão entendido, o que o seu jeito de amar anda dizendo?',
        listen: 'Sem cobrança: gratidão se refaz lembrando.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Quem não se sentiria à vontade para chorar na nossa reunião, e por quê?',
        listen: 'Escolham algo concreto para mudar.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'O que precisaria acontecer para você acreditar que Deus não se envergonha de ser tocado por você?',
        listen: 'Leia de novo o 48 e o 50, só para essa pessoa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a regra de etiqueta que você nunca entendeu, ou o maior fora que já deu num jantar?',
        bridge:
          'No jantar de hoje todo mundo achou que uma mulher deu o fora. Jesus achou outra coisa.',
      },
      {
        text: 'Como se recebe visita na sua família: café na hora, abraço de quebrar costela, sapato na porta?',
        bridge: 'Simão esqueceu três gestos. Uma visitante não esqueceu nenhum.',
        for: ['adults', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Se puder, lave os próprios pés com água morna, devagar. Pense em tudo o que eles andaram. Ninguém está olhando com nojo.',
      bridge: 'Uma mulher cuidou assim dos pés de Jesus.',
    },
    complete: [
      {
        name: 'Duas contas',
        text: 'O que eu acho que devo a Deus: … O que ele sabe que devo: … O que tenho para pagar: … O que ele fez com a conta: … O que eu quero fazer por amor: …',
      },
      {
        name: 'Tu vês?',
        text: 'Escolha alguém que você só vê pelo rótulo. Rótulo: … O que sei do coração dessa pessoa: … O que Jesus veria: … Uma gentileza que omiti: …',
      },
    ],
    challenges: [
      {
        do: 'Receba alguém na sua casa ou mesa com os três gestos: cuidado, afeto e algo a mais, escolhendo quem não costuma ser bem recebido.',
        tell: 'qual gesto custou mais.',
      },
      {
        do: 'Uma vez por dia, corte uma fofoca sobre o passado de alguém dizendo: você vê esta pessoa?',
        tell: 'quem ficou em silêncio.',
      },
    ],
    children: {
      truth: 'Jesus perdoa, e quem é perdoado ama muito.',
      to7: {
        story:
          'Um homem chamado Simão convidou Jesus para jantar. Mas não deu água para ele lavar os pés, nem um beijo de boas-vindas. De repente entrou uma mulher. Ela tinha feito muitas coisas erradas e estava muito arrependida. Ela chorava tanto que as lágrimas molharam os pés de Jesus. Enxugou com os cabelos e passou um perfume gostoso. Simão pensou: que mulher errada! Jesus sabia o que ele pensava. Simão, você não me deu nem água, e ela me deu lágrimas e beijos. Ela ama muito, porque foi muito perdoada. E disse a ela: seus erros estão perdoados. Vá em paz.',
        activity:
          'Com uma bacia e toalha, lavem as mãos uns dos outros com carinho e passem creme cheiroso. Digam: Jesus perdoa você.',
        questions: [
          'O que a mulher fez para Jesus?',
          'O que Simão esqueceu?',
          'Como você mostra a Jesus que o ama?',
        ],
      },
      to12: {
        story:
          'Simão, homem religioso, convidou Jesus para jantar, mas esqueceu a boa educação do seu tempo: não ofereceu água para os pés cheios de poeira, nem o beijo de saudação, nem óleo. Durante a refeição entrou uma mulher de quem todos falavam mal. Ela não disse nada. Ficou atrás de Jesus chorando, e as lágrimas caíram nos pés dele. Ela os enxugou com os cabelos, beijou e derramou perfume. Simão pensou: se Jesus fosse profeta, saberia quem é essa aí. Jesus contou uma história: dois homens deviam dinheiro, um quinhentas moedas, outro cinquenta. Nenhum podia pagar, e o dono perdoou os dois. Quem vai amar mais? O que foi mais perdoado, disse Simão. Você acertou, respondeu Jesus. Agora veja esta mulher. Ela ama muito porque foi muito perdoada. E disse a ela: sua fé salvou você, vá em paz.',
        activity:
          'Etiquetas: escrevam apelidos ruins em etiquetas, colem num boneco e, uma a uma, troquem por palavras que Jesus diria. Guardem as segundas.',
        questions: [
          'O que Simão via quando olhava para a mulher?',
          'Por que ela amava tanto?',
          'Que apelido você quer parar de usar?',
        ],
      },
      challenge: 'Trate com gentileza alguém de quem todos falam mal.',
    },
    prayer:
      'Jesus, que te deixas tocar, vê-nos como viste aquela mulher. Perdoa as contas que fazemos dos outros. Faz o nosso amor do tamanho do teu perdão, e manda em paz quem chegou chorando.',
    leader: {
      lost: 'Querem adivinhar o pecado dela. Lucas não conta, e não se deve supor. Também não é Maria Madalena: o texto não diz o nome.',
      tender:
        'Há quem tenha passado por prostituição, aborto, adultério, ou quem foi chamado do que nunca fez. Corte qualquer risinho. Mulheres que sofreram abuso não são pecadoras por isso; diga com todas as letras e ofereça escuta a sós (Ligue 180).',
    },
    comfort:
      'Ela não falou nada, e Jesus entendeu tudo. As lágrimas que você não explica a ninguém são recebidas como o melhor perfume da casa.',
    closing: 'Tua fé te salvou: vai em paz.',
    words: [
      'simao o fariseu',
      'fariseu',
      'pecadora',
      'mulher pecadora',
      'alabastro',
      'lagrimas',
      'cabelos',
      'beijar meus pes',
      'dois devedores',
      'quinhentos denarios',
      'cinquenta',
      'muito amou',
      'pouco ama',
      'tu ves esta mulher',
      'ungiu meus pes',
    ],
  },
  {
    verses: '8:22-25',
    key: '8:25',
    title: 'Onde está a vossa fé?',
    theme: 'a fé que some na hora do susto',
    themes: ['fe', 'medo', 'sofrimento'],
    idea: 'Jesus manda atravessar, dorme, é acordado aos gritos e acalma o lago; só então pergunta onde foi parar a fé, porque ela cresce conhecendo quem está no barco.',
    context:
      'Jesus acaba de ensinar que a sua família é quem ouve a palavra de Deus e a pratica (8:21). Minutos depois vem a aula prática, num lago cercado de montes de onde o vento despenca. Marcos e Mateus contam a mesma travessia.',
    retold: [
      {
        verses: '8:22-23',
        says: 'Jesus entra num barco com os discípulos para passar ao outro lado do lago, e adormece. Desce uma tempestade de vento, o barco se enche de água e eles correm perigo.',
      },
      {
        verses: '8:24-25',
        says: 'Os discípulos acordam Jesus, e ele repreende o vento e a água, que se acalmam. Ele pergunta onde está a fé deles, e eles, com temor, perguntam quem é este.',
      },
    ],
    read: {
      verses: '8:22-25',
      how: 'São só quatro versículos: leiam três vezes. Na primeira, olhando a água; na segunda, os discípulos; na terceira, só Jesus.',
    },
    observe: [
      {
        ask: 'De quem partiu a ideia de atravessar, e o que ele faz durante a viagem?',
        verses: '8:22-23',
        listen: 'De Jesus; e ele adormece.',
      },
      {
        ask: 'Como Lucas conta o tamanho do perigo?',
        verses: '8:23',
        listen: 'O vento desce, o barco se enche de água, e estavam em perigo de verdade.',
      },
      {
        ask: 'Quantas perguntas há depois da bonança, e quem faz cada uma?',
        verses: '8:25',
        listen: 'Duas: Jesus pergunta pela fé deles; eles perguntam quem é Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Os discípulos estavam no lago porque Jesus disse: “Passemos para o outro lado”. O que isso desmente sobre quem passa por aperto?',
        verses: '8:22-23',
        listen: 'Tempestade não prova desobediência nem abandono. Ele também estava molhado.',
      },
      {
        ask: 'Eles chamam “Mestre, Mestre” e dizem que estão morrendo. O que há de fé e o que há de desespero nesse grito?',
        verses: '8:24',
        listen:
          'Correm para a pessoa certa e já dão o fim como certo. As duas coisas cabem no mesmo grito.',
      },
      {
        ask: 'Jesus não diz que eles não têm fé: pergunta onde ela está. Onde a fé costuma ficar quando a água entra?',
        verses: '8:25',
        listen:
          'Na experiência de remador, no barco, no jeito de resolver, na lembrança; até esquecida no fundo.',
        follow: 'Em que ponto da história você acha que eles a deixaram cair?',
      },
      {
        ask: 'Primeiro a bonança, depois a pergunta. O que muda em ouvir “Onde está a vossa fé?” com o lago já quieto?',
        verses: '8:24-25',
        listen: 'Não é condição para ser socorrido. É conversa de quem já salvou.',
      },
    ],
    live: [
      {
        ask: 'Quando a água entra na sua vida, qual é o primeiro balde que você agarra?',
        listen: 'Planilha, telefone, briga, comida, silêncio, oração. Sem nota boa nem ruim.',
        for: ['adults', 'men', 'women', 'parents'],
      },
      {
        ask: 'Antes de uma prova, de um resultado ou de uma conversa difícil, onde vai parar a sua fé?',
        listen: 'Peça um dia concreto, e não uma teoria.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que travessia você só começou porque entendeu que era para ir, e que agora assusta?',
        listen: 'Mudança, curso, adoção, cuidado de um doente. Não conclua que foi engano.',
        for: ['adults', 'singles', 'new-believers'],
      },
      {
        ask: 'Numa noite de vento, o que o outro faz que deixa você mais calmo?',
        listen: 'Digam um ao outro. Agradecer já é remar junto.',
        for: ['couples'],
      },
      {
        ask: 'Que bonança antiga você pode contar a quem hoje está com água pelos joelhos?',
        listen: 'História inteira, com o medo dentro, e não só o final.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se tivesse de gritar uma frase curta para acordar Jesus, qual seria a sua?',
        listen: 'Qualquer frase serve. Ele não corrigiu o grito de ninguém.',
        for: ['mourning', 'visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você vive perdendo dentro de casa e reencontra num lugar absurdo?',
        bridge: 'Jesus também perguntou onde estava uma coisa que sumiu. Não era a chave.',
      },
      {
        text: 'Você dorme em ônibus, barco ou avião, ou fica de guarda para o motorista não errar?',
        bridge: 'Num barco sacudido, um dormia e os outros vigiavam. Vamos ver no que deu.',
        for: ['teens', 'young', 'adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água, mexa com o dedo e pare. Olhe até a água ficar lisa. Ela demora um pouco.',
      bridge: 'A do lago obedeceu na hora. Leia sem pressa quem mandou.',
    },
    complete: [
      {
        name: 'Achados e perdidos',
        text: 'Minha fé foi vista pela última vez em … . Acho que a deixei cair quando … . Ela costuma se esconder atrás de … . Quem pode me ajudar a procurar é … . Recompensa: … .',
      },
      {
        name: 'A pergunta do barco',
        text: 'Quem é este, que … ? Termine a pergunta três vezes: com algo que você viu Jesus fazer, com algo que leu dele e com algo que ainda não entende.',
      },
    ],
    challenges: [
      {
        do: 'Na quarta-feira, a meio caminho do dia, pare um minuto e responda por escrito à pergunta de Jesus: onde está a sua fé agora, nesta hora?',
        tell: 'em que lugar ela estava.',
      },
      {
        do: 'Até domingo, atravesse com alguém: vá junto a uma consulta, a uma fila ou a uma conversa de que a pessoa tem medo.',
        tell: 'o que se falou no caminho de volta.',
      },
    ],
    children: {
      truth: 'Jesus está comigo, e o vento obedece a ele.',
      to7: {
        story:
          'Um dia, Jesus entrou num barco com os amigos e disse: vamos para o outro lado do lago! O barco balançava, nana, nana, e Jesus dormiu. De repente desceu um vento: vuuu! A água foi entrando, entrando. Os pés ficaram molhados! Os amigos correram até Jesus: Mestre, Mestre, acorda! Jesus se levantou. Ele falou com o vento. Falou com a água. E pararam! O lago ficou lisinho, como um espelho. Então Jesus olhou para os amigos e perguntou: onde está a fé de vocês? Fé é confiar em Jesus. Os amigos cochichavam: quem é este, que até o vento e a água obedecem? É Jesus, o nosso amigo forte! E ele estava no barco o tempo todo.',
        activity:
          'Soprem um barquinho de papel numa bacia com água. Quando o adulto levanta a mão, ninguém sopra; todos olham a água ficar lisa.',
        questions: [
          'O que Jesus fazia enquanto o barco andava?',
          'Com quem Jesus falou quando se levantou?',
          'Quando você quer lembrar que Jesus está junto?',
        ],
      },
      to12: {
        story:
          'Passemos para o outro lado do lago, disse Jesus, e os discípulos empurraram o barco. Vários eram pescadores e conheciam aquela água. Jesus adormeceu. No meio do caminho, o vento despencou dos montes, e o barco começou a encher. Não era susto à toa: Lucas diz que estavam em perigo. Eles acordaram Jesus: Mestre, Mestre, estamos morrendo! Ele se levantou e deu uma ordem ao vento e às ondas, e tudo parou. Repare no que veio primeiro: ele salvou todo mundo, e só depois conversou. E a conversa foi uma pergunta: onde está a fé de vocês? Ele não disse que eles não tinham nenhuma. É como quem pergunta onde está o casaco num dia de frio: vocês tinham, não tinham? Os discípulos nem responderam. Olhavam a água lisa e cochichavam outra pergunta: quem é este, que manda no vento, e o vento obedece? Quando a gente vai descobrindo a resposta dessa segunda pergunta, fica mais fácil responder à primeira.',
        activity:
          'Escondam pela casa cartões com a palavra fé. Quem acha um conta uma hora em que é difícil confiar; o grupo ora por essa hora numa frase.',
        questions: [
          'Como sabemos que o perigo era de verdade?',
          'O que Jesus fez antes de perguntar pela fé deles?',
          'Como você terminaria a pergunta: quem é este, que…?',
        ],
      },
      challenge: 'Fique perto de alguém que está com medo e conte que Jesus ouve.',
    },
    prayer:
      'Mestre, Mestre! A água está entrando, e a gente já não sabe onde deixou a fé. Obrigado por te levantares antes de perguntar. Manda no que nos assusta, e mostra-nos mais uma vez quem tu és. Amém.',
    leader: {
      lost: 'A pergunta de Jesus vira bronca, e o grupo sai medindo a própria fé. Mostre a ordem: ele acalmou o lago primeiro. E não prometa que todo vento para na hora.',
      tender:
        'Enchente, naufrágio, acidente: quem viveu isso pode só ouvir, ou sair um pouco. Quem tem crise de pânico não está sem fé, e cuidado médico é bem-vindo. Se alguém disser que não aguenta mais viver, fique junto e ligue com ele para o CVV, 188.',
    },
    comfort:
      'O grito deles não foi bonito, e ele se levantou assim mesmo. Você não precisa achar a fé antes de chamar. Chame; ele procura com você.',
    closing:
      'Quem mandou no vento entrou por nós na tempestade maior, a da cruz, e saiu vivo: com ele se passa para o outro lado.',
    words: [
      'passemos para o outro lado',
      'lago',
      'tempestade de vento',
      'adormeceu no barco',
      'mestre mestre',
      'estamos perecendo',
      'repreendeu o vento',
      'bonanca',
      'onde esta a vossa fe',
      'quem e este',
      'ventos e agua obedecem',
      'tempestade acalmada',
      'travessia',
    ],
  },
  {
    verses: '9:28-36',
    key: '9:35',
    title: 'No monte e de volta ao vale',
    theme: 'a transfiguração de Jesus',
    themes: ['oracao', 'adoracao', 'discipulado'],
    idea: 'Por um instante, enquanto Jesus ora, três amigos sonolentos veem quem ele é; e a ordem que fica não é armar tendas, é ouvi-lo na descida.',
    context:
      'Fazia oito dias que Jesus falara da própria morte e da cruz de quem o segue. Os discípulos estavam abalados. Moisés e Elias resumem a Lei e os Profetas; e o assunto deles com Jesus, conta só Lucas, era a partida que se daria em Jerusalém.',
    retold: [
      {
        verses: '9:28-31',
        says: 'Jesus sobe ao monte para orar com Pedro, João e Tiago. Enquanto ora, o seu rosto muda, a roupa fica branca e brilhante, e Moisés e Elias aparecem falando com ele.',
      },
      {
        verses: '9:32-33',
        says: 'Pedro e os companheiros, cheios de sono, despertam e veem a glória de Jesus. Sem saber o que diz, Pedro propõe fazer três tendas.',
      },
      {
        verses: '9:34-36',
        says: 'Uma nuvem cobre os discípulos, e eles têm medo. Dela uma voz diz que este é o Filho amado, que o ouçam, e Jesus fica só.',
      },
    ],
    read: {
      verses: '9:28-36',
      how: 'Comecem em pé, no canto mais alto da sala. Alguém acende uma luz forte no 29 e a apaga no 36.',
    },
    observe: [
      {
        ask: 'Para que Jesus subiu, e em que momento o rosto dele mudou?',
        verses: '9:28-29',
        listen: 'Para orar; enquanto orava.',
      },
      {
        ask: 'Sobre o que conversam os três, e em que estado estão os discípulos?',
        verses: '9:30-32',
        listen: 'Sobre a partida em Jerusalém; cheios de sono.',
      },
      {
        ask: 'O que Pedro propõe, e o que a voz responde?',
        verses: '9:33-35',
        listen: 'Três tendas; este é o meu Filho, ouvi-o.',
      },
    ],
    interpret: [
      {
        ask: 'No meio da luz, o assunto é a morte. Por que glória e cruz aparecem na mesma conversa?',
        verses: '9:30-31',
        listen: 'Nele não se separam; a luz sustenta a descida.',
      },
      {
        ask: '“É bom estarmos nós aqui”: o que há de certo e de enganado no desejo de Pedro?',
        verses: '9:33',
        listen: 'Certo amar a presença; engano querer guardá-la e igualar os três.',
      },
      {
        ask: 'A voz não diz admirai, diz ouvi. Que diferença há entre ter uma experiência e seguir uma palavra?',
        verses: '9:35-36',
        listen: 'A nuvem passa; Jesus fica, e fala.',
        follow: 'O que ele acabava de dizer, e que eles não queriam ouvir?',
      },
    ],
    live: [
      {
        ask: 'Qual foi o seu monte (retiro, noite de oração, nascimento, cura), e o que ficou quando a luz apagou?',
        listen: 'Há quem nunca teve; não faça disputa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Depois do acampamento, quanto tempo levou para a segunda-feira engolir tudo?',
        listen: 'Pergunte o que sobreviveu.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde você tenta armar uma tenda para não ter de descer?',
        listen: 'Grupo confortável, nostalgia, atividade de igreja.',
        for: ['long-believers', 'women', 'singles'],
      },
      {
        ask: 'Que palavra de Jesus você ouve e finge que não ouviu?',
        listen: 'A voz diz: a ele ouvi.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que o sono, literal ou não, tem feito você perder?',
        listen: 'Descanso, atenção, oração; também pode ser doença.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'Se a luz do monte pudesse cair sobre um lugar escuro da sua vida, qual seria?',
        listen: 'Diga apenas o lugar.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a vista mais bonita que você já teve de um lugar alto, e quanto custou chegar até lá?',
        bridge: 'Três amigos subiram um monte com sono e desceram calados.',
      },
      {
        text: 'Conte um momento que você tentou gravar no celular e perdeu de viver.',
        bridge: 'Pedro quis guardar o momento em tendas. Ouçam o que aconteceu.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Suba um lugar um pouco mais alto: escada, laje, calçada, cadeira. Olhe em volta um minuto. Depois sente-se e deixe só a voz falar.',
      bridge: 'A voz da nuvem foi curta.',
    },
    complete: [
      {
        name: 'Subida e descida',
        text: 'Desenhe um monte. Na subida: o que me levou a orar foi… No topo: vi em Jesus… Na descida: o que ele me manda ouvir é… No vale, está à minha espera: …',
      },
      {
        name: 'Ouvi-lo',
        text: 'Três frases de Jesus que conheço: … , … , … A que ouço com facilidade: … A que desligo: … Como seria ouvi-la até sexta: …',
      },
    ],
    challenges: [
      {
        do: 'Suba a um lugar alto, ou fique meia hora em silêncio, só para orar; depois desça e faça imediatamente um serviço simples.',
        tell: 'o que trouxe do alto para o vale.',
      },
      {
        do: 'Leia três dias seguidos um capítulo só de palavras de Jesus (João 15, por exemplo), sem música de fundo, e escreva o que ouviu.',
        tell: 'a frase que pediu obediência.',
      },
    ],
    children: {
      truth: 'Jesus é o Filho amado, e eu quero ouvi-lo.',
      to7: {
        story:
          'Jesus subiu um monte com três amigos: Pedro, João e Tiago. Ele foi orar. Os amigos estavam com muito sono: aaahh! Enquanto Jesus orava, o rosto dele começou a brilhar, brilhar, e a roupa ficou branquinha como a luz. Dois homens de muito tempo atrás, Moisés e Elias, conversavam com ele. Os amigos acordaram: uau! Pedro disse: que bom estar aqui! Vamos fazer três barraquinhas! Aí veio uma nuvem, fofinha e grande, e de dentro dela uma voz: este é o meu Filho amado. Escutem o que ele diz! Quando olharam de novo, só Jesus estava ali. E desceram o monte com ele.',
        activity:
          'Com um lençol, façam a nuvem em cima das crianças. Um adulto diz baixinho frases de Jesus (amem, perdoem, venham), e elas repetem: eu escuto!',
        questions: [
          'O que aconteceu com o rosto de Jesus?',
          'O que a voz disse?',
          'Que coisa Jesus diz e você quer escutar?',
        ],
      },
      to12: {
        story:
          'Jesus vinha dizendo coisas difíceis: que ia sofrer e morrer. Os amigos andavam com medo. Um dia, ele chamou três deles e subiu um monte para orar. Estavam mortos de sono. De repente, enquanto Jesus orava, o rosto dele mudou e a roupa ficou brilhante. Apareceram Moisés e Elias, dois heróis antigos, falando com ele sobre o que ia acontecer em Jerusalém. Pedro, sem saber o que dizer, propôs: que bom estar aqui, vamos fazer três tendas! Queria ficar ali para sempre. Enquanto falava, veio uma nuvem que os cobriu, e deu medo. E uma voz disse: este é o meu Filho amado, ouçam o que ele diz. Não mandou construir nada. Mandou ouvir. Depois estava só Jesus, e desceram ao vale, onde havia gente precisando dele. Os momentos bonitos com Deus servem para ajudar a gente a viver os outros.',
        activity:
          'Façam um cartão-postal do monte: de um lado, o que viram; do outro, o que ouviram e vão fazer no vale. Troquem os cartões.',
        questions: [
          'O que Jesus fazia quando o rosto brilhou?',
          'Por que Pedro queria tendas?',
          'O que Deus pede que você ouça de Jesus?',
        ],
      },
      challenge: 'Ore num lugar calmo e depois ajude alguém logo em seguida.',
    },
    prayer:
      'Filho amado, brilha um instante no nosso cansaço. Acorda-nos do sono e da vontade de armar tenda. Ensina-nos a ouvir-te, sobretudo o que não queremos, e desce conosco ao vale de amanhã.',
    leader: {
      lost: 'Discute-se como os três reconheceram Moisés e Elias. Ninguém sabe. O texto termina com Jesus só: fique com ele.',
      tender:
        'Quem não sente Deus há tempo pode se achar menos espiritual. Lembre que três viram e nove não, e todos eram discípulos.',
      differ:
        'Muitas igrejas celebram a Transfiguração em agosto ou antes da Quaresma; cristãos orientais a veem como retrato do nosso futuro. Quanto a experiências místicas, há tradições que as buscam e outras que as olham com cautela. O critério é comum: ouvir o Filho.',
    },
    comfort:
      'Os amigos viram a glória ainda com olhos de sono, e isso bastou. A sua atenção cansada também serve. A nuvem passou, e ele não foi embora com ela.',
    closing: 'Descemos; mas a voz desce junto: ouvi-o.',
    words: [
      'transfigura',
      'transfiguracao',
      'monte',
      'moises',
      'elias',
      'tres tendas',
      'nuvem',
      'filho amado',
      'a ele ouvi',
      'gloria',
      'rosto',
      'branca',
      'tabor',
      'e bom estarmos aqui',
      'partida',
    ],
  },
  {
    verses: '9:57-62',
    key: '9:62',
    title: 'Mão no arado, olhos na frente',
    theme: 'seguir Jesus sem desculpas',
    themes: ['discipulado', 'obediencia', 'fidelidade'],
    idea: 'Três pessoas querem seguir Jesus com uma condição escondida, e ele, sem enganar nenhuma, mostra o preço e põe o Reino na frente de tudo.',
    context:
      'Pouco antes, Jesus firmou o rosto para Jerusalém (9:51): vai para a cruz, e a estrada encurta. Quem arava com boi precisava fixar um ponto adiante; uma olhada para trás, e o sulco saía torto. Enterrar o pai podia significar esperar anos até ele morrer.',
    retold: [
      {
        verses: '9:57-58',
        says: 'Alguém diz a Jesus que o seguirá para onde for. Jesus responde que as raposas têm tocas e as aves, ninhos, mas ele não tem onde recostar a cabeça.',
      },
      {
        verses: '9:59-60',
        says: 'Jesus chama outro homem, que pede para enterrar o pai primeiro. Que os mortos enterrem seus mortos, diz Jesus, e ele vá anunciar o reino de Deus.',
      },
      {
        verses: '9:61-62',
        says: 'Um terceiro quer seguir Jesus, mas antes despedir-se dos de casa. Jesus diz que quem põe a mão no arado e olha para trás não é apto para o reino de Deus.',
      },
    ],
    read: {
      verses: '9:57-62',
      how: 'Três pessoas se levantam, uma por vez, com a sua fala; quem lê Jesus continua andando pela sala enquanto responde.',
    },
    observe: [
      {
        ask: 'Dos três, quem se oferece e quem é chamado?',
        verses: '9:57, 9:59, 9:61',
        listen: 'O primeiro e o terceiro se oferecem; o segundo é chamado.',
      },
      {
        ask: 'Que palavra o segundo e o terceiro usam em comum?',
        verses: '9:59, 9:61',
        listen: 'Primeiro: deixa-me primeiro.',
      },
      {
        ask: 'Que imagens Jesus usa nas respostas?',
        verses: '9:58, 9:60, 9:62',
        listen: 'Raposas e aves, mortos, arado.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não aproveita o entusiasmo do primeiro. Por que ele prefere esfriar alguém tão disposto?',
        verses: '9:57-58',
        listen: 'Não quer discípulo iludido.',
      },
      {
        ask: 'Enterrar o pai e despedir-se são coisas boas. O que pode haver de perigoso num bom primeiro?',
        verses: '9:59-62',
        listen: 'O bom adia o melhor; a hora certa nunca chega.',
      },
      {
        ask: 'Para lavrar reto, não basta ter força. O que a imagem do arado ensina sobre como se segue alguém?',
        verses: '9:62',
        listen: 'Olhar fixo adiante; o sulco é feito passo a passo.',
        follow: 'Para onde os seus olhos costumam voltar?',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu deixa-me primeiro mais antigo?',
        listen: 'Terminar a faculdade, pagar a casa, criar os filhos.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'O que você seguiria para qualquer lugar, e que conforto não largaria por Jesus?',
        listen: 'Internet, quarto, amigos, time; com humor.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que lavoura antiga puxa o seu olhar para trás: um amor, uma casa, uma versão de você?',
        listen: 'Saudade não é pecado; prender-se é outra coisa.',
        for: ['singles', 'women', 'elderly'],
      },
      {
        ask: 'Quem lhe apresentou Jesus contou o preço ou só as vantagens?',
        listen: 'Ouça, e diga a verdade com carinho.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que desapego a vida com Jesus já pediu a vocês dois, e como foi decidir juntos?',
        listen: 'Mudança, emprego, tempo, parentes.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de anos com a mão no arado, onde o seu sulco entortou, e o que o endireitou?',
        listen: 'Confessar torto ajuda quem começa.',
        for: ['long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a sua desculpa oficial para faltar à academia, ao dentista, à reunião de condomínio?',
        bridge: 'Desculpa a gente tem pronta. Três pessoas tinham, e Jesus não caiu em nenhuma.',
      },
      {
        text: 'Já bateu, tropeçou ou caiu por andar olhando para trás ou para o celular?',
        bridge: 'Arar olhando para trás dá no mesmo. Jesus usou essa cena.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Escolha um ponto na parede e ande devagar até ele sem desviar os olhos. Sente-se ali.',
      bridge: 'Quem ara reto faz assim.',
    },
    complete: [
      {
        name: 'Lista de primeiros',
        text: 'Senhor, eu te seguirei, mas deixa-me primeiro… , e primeiro… , e primeiro… Risque a que não é mais verdade. Circule a que está custando o chamado. Escreva ao lado um prazo.',
      },
      {
        name: 'Sulco',
        text: 'Desenhe um sulco que vai do pé até o alto da folha. No alto, o ponto para onde olho: … Nas laterais, o que me distrai: … Atrás, o que deixo em paz: …',
      },
    ],
    challenges: [
      {
        do: 'Faça hoje, e não depois, aquele passo de obediência que tem um primeiro na frente.',
        tell: 'quantos primeiros apareceram no caminho.',
      },
      {
        do: 'Passe uma noite da semana sem um conforto (sofá, tela, ar, sobremesa) e use o tempo para servir alguém, lembrando o 58.',
        tell: 'o que fez falta e o que sobrou.',
      },
    ],
    children: {
      truth: 'Quero seguir Jesus olhando para a frente.',
      to7: {
        story:
          'Jesus ia andando pela estrada. Veio um homem: eu vou com o senhor para qualquer lugar! Jesus falou a verdade: olha, as raposas têm toca, os passarinhos têm ninho, e eu nem tenho travesseiro. Você quer mesmo? Jesus chamou outro: vem! E ele disse: já vou, mas primeiro tenho uma coisa para fazer. Um terceiro disse: eu vou, mas primeiro quero me despedir. Jesus contou: sabe o homem que puxa o arado com o boi? Se ele ficar olhando para trás, a linha sai toda tortinha! Quem anda comigo olha para a frente. Seguir Jesus é muito bom, e a gente não fica deixando para depois.',
        activity:
          'Com fita no chão, façam uma linha reta. Cada criança anda olhando para a frente, para uma foto de Jesus; depois tenta andar olhando para trás e vê o que acontece.',
        questions: [
          'Onde as raposas dormem?',
          'O que acontece com quem ara olhando para trás?',
          'O que você não quer deixar para depois?',
        ],
      },
      to12: {
        story:
          'Jesus tinha tomado uma decisão e ia firme para Jerusalém. No caminho apareceram três candidatos a discípulo. O primeiro, animadíssimo: sigo o senhor a qualquer lugar! Jesus não enganou ninguém: até raposa tem toca e passarinho tem ninho, mas eu não tenho onde encostar a cabeça. Ao segundo, foi Jesus quem chamou: siga-me. Ele respondeu: deixe-me primeiro enterrar meu pai. Provavelmente queria esperar anos, até o pai morrer um dia. Jesus disse que anunciar o Reino não pode ficar na gaveta. O terceiro: eu vou, mas primeiro deixe-me despedir de todos. Então Jesus falou do arado. Quem segura o arado e fica olhando para trás faz um risco torto. Jesus não queria ser rude: queria amigos de verdade. Quem segue Jesus sabe que custa, e sabe que vale.',
        activity:
          'Cartas do primeiro: cada um escreve um mas primeiro que costuma usar (depois do jogo, depois da novela) e o grupo inventa um jeito de fazer hoje.',
        questions: [
          'O que Jesus disse ao primeiro homem?',
          'Qual a palavra que atrapalhava os outros?',
          'O que Deus pede a você que não é para depois?',
        ],
      },
      challenge: 'Faça a coisa certa na hora, sem dizer já vou.',
    },
    prayer:
      'Senhor da estrada, não nos enganaste quanto ao preço. Perdoa os nossos primeiros. Firma os olhos no teu rosto, endireita o sulco torto, e anda conosco quando faltar travesseiro.',
    leader: {
      lost: 'A frase dos mortos enterrarem mortos parece crueldade. Explique o costume e não aplique a quem está de luto: Jesus chorou no túmulo de um amigo.',
      tender:
        'Quem cuida de pais idosos ou doentes não deve ouvir que isso é desculpa: honrar pai e mãe é mandamento. Se alguém faltou ao enterro de um parente por causa de igreja, acolha. E quem olha para trás por dor, e não por apego, precisa de cuidado.',
    },
    comfort:
      'Quem não tem onde encostar a cabeça entende quem perdeu o próprio lugar. Encoste a sua nele por hoje. O arado fica para amanhã.',
    closing: 'Olhos na frente; a mão, a gente firma junto.',
    words: [
      'arado',
      'olhar para tras',
      'olhar atras',
      'raposas',
      'tocas',
      'ninhos',
      'recostar a cabeca',
      'enterrar meu pai',
      'mortos enterrarem',
      'deixa me primeiro',
      'despedir',
      'seguir te ei',
      'apto para o reino',
      'desculp',
    ],
  },
  {
    verses: '10:1-20',
    key: '10:2',
    title: 'De dois em dois',
    theme: 'a missão',
    themes: ['missao', 'oracao', 'comunhao', 'humildade'],
    idea: 'Jesus manda gente comum, de mãos vazias e de dois em dois, levar paz às casas; e, quando voltam vitoriosos, ensina onde pôr a alegria.',
    context:
      'Jesus já decidiu ir a Jerusalém. Antes tinha mandado os doze; agora são setenta (em algumas Bíblias, setenta e dois), gente sem nome no Evangelho. Depois da leitura, ele fala das cidades que não quiserem ouvir (10 a 16), e os enviados voltam contentes. Jesus lhes diz que se alegrem mais por terem os nomes escritos nos céus (17 a 20).',
    retold: [
      {
        verses: '10:1-4',
        says: 'Jesus manda setenta na frente dele, de dois em dois, sem bolsa nem sandálias. A colheita é grande, diz, e eles vão como cordeiros para o meio dos lobos.',
      },
      {
        verses: '10:5-9',
        says: 'Jesus manda que desejem paz à casa onde entrarem, comam do que lhes derem, curem os doentes e digam que o reino de Deus está próximo.',
      },
      {
        verses: '10:10-16',
        says: 'Jesus manda sacudir o pó da cidade que não os receber, e lamenta as cidades que não se arrependeram. Quem rejeita os enviados rejeita a ele.',
      },
      {
        verses: '10:17-20',
        says: 'Os setenta voltam alegres, porque até os demônios se submetem a eles. Jesus diz que se alegrem por seus nomes estarem escritos nos céus.',
      },
    ],
    read: {
      verses: '10:1-9',
      how: 'Formem duplas. Cada dupla lê um versículo em uníssono. No 5, todos dizem juntos: Paz seja nesta casa.',
    },
    observe: [
      {
        ask: 'Como eles vão, e quem irá depois aos mesmos lugares?',
        verses: '10:1',
        listen: 'De dois em dois, adiante dele; Jesus mesmo há de vir.',
      },
      {
        ask: 'Antes do “ide” vem outra tarefa. Qual?',
        verses: '10:2-3',
        listen: 'Rogar ao Senhor da colheita que envie trabalhadores.',
      },
      {
        ask: 'Façam a mala deles: o que não levam?',
        verses: '10:4',
        listen: 'Bolsa, sacola, sandálias. E não param em longas saudações.',
      },
      {
        ask: 'O que dizem na porta, o que fazem à mesa, o que fazem pelos doentes e o que anunciam?',
        verses: '10:5-9',
        listen: 'Paz; comem o que servem; curam; o Reino está próximo.',
      },
    ],
    interpret: [
      {
        ask: 'Eles pedem trabalhadores e são a resposta do próprio pedido. O que isso faz com a nossa oração por missões?',
        verses: '10:2-3',
        listen: 'Quem ora se põe à disposição.',
        follow: 'Por quem você ora que talvez espere por você?',
      },
      {
        ask: 'Cordeiros no meio de lobos, sem dinheiro no bolso. Que tipo de mensageiro Jesus não quer?',
        verses: '10:3-4',
        listen: 'O que chega por cima, com força e dinheiro. Vulnerável, depende e recebe.',
      },
      {
        ask: 'Por que a primeira palavra é de paz, e não de convite ou correção?',
        verses: '10:5-6',
        listen: 'É bênção que se oferece sem exigir; pode ser recebida ou não.',
      },
      {
        ask: 'Comer o que puserem na mesa, e ficar na mesma casa. O que se aprende de alguém jantando com ele?',
        verses: '10:7-8',
        listen: 'Vira relação; o enviado também recebe; não escolhe a casa melhor.',
      },
    ],
    live: [
      {
        ask: 'Quem seria a sua dupla para visitar alguém, e o que um tem que falta no outro?',
        listen: 'Sair com duplas formadas seria ótimo.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Que mala pesada de argumentos, vergonha ou medo você leva quando pensa em falar de Jesus a um amigo?',
        listen: 'Começar com paz e presença. Ninguém precisa ter todas as respostas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você aceitaria um prato de comida, e de quem teria vergonha ou medo? O que isso mostra?',
        listen: 'Preconceitos de classe, bairro, religião. Com honestidade.',
        for: ['women', 'men', 'long-believers'],
      },
      {
        ask: 'A paz que se diz à porta vale também ao chegar em casa. Como você entra na sua?',
        listen: 'Com reclamação, com o celular, com um beijo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se uma dupla batesse à sua porta, o que faria você abrir, e o que faria fechar?',
        listen: 'Aprender com quem já fechou.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Já não dá para andar de vila em vila. Que colheita cabe na oração de quem fica na poltrona?',
        listen: 'Nomes numa lista, telefonemas. É a primeira ordem do texto.',
        for: ['elderly'],
      },
      {
        ask: 'Quando a casa está de luto, que visita ajuda e que visita pesa?',
        listen: 'Curta, sem discurso, com comida. Ouvir quem viveu.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Cite um par inseparável: arroz e feijão, dupla sertaneja, você e quem?',
        bridge: 'Jesus não manda ninguém sozinho. Foram setenta, de dois em dois.',
      },
      {
        text: 'O que nunca falta na sua mala, mesmo para um fim de semana? E o que você leva e nunca usa?',
        bridge: 'A lista de bagagem que Jesus deu aos enviados era bem curta.',
        for: ['women', 'young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Esvazie os bolsos e a bolsa sobre a mesa. Olhe o que há, e sinta as mãos vazias.',
      bridge: 'Foi assim que eles saíram. Leia sem pegar nada de volta.',
    },
    complete: [
      {
        name: 'Bagagem de enviado',
        text: 'Desenhe uma mala aberta. O que preciso deixar: … . O que basta levar: … . Com quem vou: … . Que casa: … .',
      },
      {
        name: 'Paz nesta casa',
        text: 'Complete para três portas: na casa de … , a paz que falta é … . Eu poderia levá-la fazendo … . Se não me receberem, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Vá com mais uma pessoa visitar alguém: cheguem desejando paz, aceitem o café, escutem, orem se ele quiser e saiam antes de cansar.',
        tell: 'o que havia naquela mesa.',
      },
      {
        do: 'Ponha às 10h02 um lembrete com as palavras: envia trabalhadores. Ore meio minuto, durante cinco dias, por um lugar que não tem quem cuide.',
        tell: 'qual lugar foi e se mudou algo em você.',
      },
    ],
    children: {
      truth: 'Jesus me manda levar paz, e não vou sozinho.',
      to7: {
        story:
          'Jesus tinha muito trabalho: era como uma roça cheia de espigas maduras e pouca gente para colher. Então ele chamou setenta amigos. Vão de dois em dois! Um mais um, um mais um. Não precisam de mala grande. Quando chegarem numa casa, digam assim: paz nesta casa! Comam o que derem a vocês, cuidem dos doentes e contem: Deus está pertinho! Eles foram, tap, tap, tap. Depois voltaram pulando de alegria: Jesus, deu certo! E Jesus sorriu: sabem qual é a maior alegria? O nome de vocês está escrito no céu.',
        activity:
          'Em duplas, de mãos dadas, vão de cômodo em cômodo dizendo: paz nesta casa! Quem está lá responde e entrega um coração de papel.',
        questions: [
          'Quantos iam juntos de cada vez?',
          'O que diziam ao chegar?',
          'A quem você quer levar paz, e com quem vai?',
        ],
      },
      to12: {
        story:
          'Ninguém sabe o nome deles. Não eram os doze famosos. Eram setenta pessoas comuns, e Jesus as mandou na frente, de dois em dois, para cada vila aonde ele mesmo iria. Disse: a colheita é grande e os trabalhadores são poucos; peçam a Deus que mande mais. Agora, vão! Sem bolsa, sem sacola, sem sandália de reserva, como cordeiros no meio de lobos. Deve ter dado um frio na barriga! Ao entrar numa casa, falem primeiro: paz aqui. Se quiserem a paz, ela fica; se não, ela volta com vocês. Comam o que servirem, sem trocar de casa atrás de comida melhor. Cuidem dos doentes e digam: o Reino de Deus chegou perto. Eles foram e voltaram contando vantagem: até o mal nos obedece! Jesus se alegrou com eles, mas explicou: a maior alegria não é o que vocês conseguem fazer. É que o nome de vocês está escrito nos céus.',
        activity:
          'Em duplas, preparem um cartão e um pacote de biscoitos para um vizinho e, com um adulto, entreguem desejando paz.',
        questions: [
          'Por que Jesus mandou de dois em dois?',
          'Por que a mala era tão pequena?',
          'Qual era a maior alegria, segundo Jesus?',
        ],
      },
      challenge: 'Com um amigo, faça uma visita ou um cartão para alguém sozinho.',
    },
    prayer:
      'Senhor da colheita, envia trabalhadores, e não nos deixes escondidos atrás da oração. Dá-nos um companheiro de estrada, a mala leve e a paz nos lábios. Guarda os cordeiros entre lobos. E que a nossa alegria seja estarmos escritos contigo. Amém.',
    leader: {
      lost: 'Serpentes, demônios e Satanás como raio (17 a 19) podem ocupar a noite. Jesus mesmo muda de assunto: alegrem-se em outra coisa.',
      tender:
        'Quem foi rejeitado pela família por causa da fé, ou ferido por visitas religiosas, pode se calar. A paz se oferece, não se força: respeite quem não abre a porta. Ninguém deve ir sozinho a casa que oferece risco.',
      differ:
        'Curar e expulsar demônios: uns creem que a ordem vale hoje do mesmo jeito; outros, que foi sinal daquela missão. Não falta a nenhum deles a tarefa de orar e cuidar dos doentes.',
    },
    comfort:
      'Talvez você seja hoje a casa, e não o enviado. Que alguém bata à sua porta, diga paz e fique para o café.',
    closing: 'Mala leve, dupla firme, paz na porta.',
    words: [
      'setenta',
      'setenta e dois',
      'de dois em dois',
      'a colheita e grande',
      'a seara e grande',
      'trabalhadores sao poucos',
      'cordeiros para o meio dos lobos',
      'paz seja nesta casa',
      'digno do seu salario',
      'satanas que caia',
      'pisar sobre serpentes',
      'nomes estao escritos nos ceus',
      'sacudimos o po',
    ],
  },
  {
    verses: '10:25-37',
    key: '10:37',
    title: 'Quem foi o próximo?',
    theme: 'o bom samaritano',
    themes: ['proximo', 'servico', 'justica'],
    idea: 'Perguntaram até onde vai o meu próximo, e Jesus respondeu contando de um estranho que chegou perto: próximo é quem se faz perto.',
    context:
      'O caminho de Jerusalém a Jericó desce mais de mil metros entre pedras e esconderijos. Judeus e samaritanos se desprezavam havia séculos; ouvir samaritano no papel do bom era como ouvir o nome do pior inimigo. O estudioso nem consegue pronunciá-lo.',
    retold: [
      {
        verses: '10:25-28',
        says: 'Um estudioso da Lei pergunta a Jesus como herdar a vida eterna. A resposta está na Lei que ele mesmo recita: amar a Deus e amar o próximo.',
      },
      {
        verses: '10:29-32',
        says: 'O estudioso pergunta quem é o seu próximo. Jesus conta de um homem assaltado e deixado meio morto, e de um sacerdote e um levita que passam pelo outro lado.',
      },
      {
        verses: '10:33-35',
        says: 'Um samaritano, conta Jesus, tem compaixão do homem ferido. Cuida das feridas, leva-o no seu animal e paga a hospedaria.',
      },
      {
        verses: '10:36-37',
        says: 'Jesus pergunta qual dos três foi o próximo. O estudioso responde que foi o que mostrou misericórdia, e Jesus diz que faça o mesmo.',
      },
    ],
    read: {
      verses: '10:26-37',
      how: 'Quem conduz lê o 25. Deixem um lençol no chão com um lugar vazio: quem lê sacerdote e levita passa pelo outro lado; o samaritano se abaixa.',
    },
    observe: [
      {
        ask: 'O que cada personagem faz ao ver o homem caído?',
        verses: '10:31-33',
        listen: 'Passam pelo outro lado; um chega junto e tem compaixão.',
      },
      {
        ask: 'Quantas coisas o samaritano faz, uma a uma, e quanto ele gasta?',
        verses: '10:33-35',
        listen: 'Aproxima, cura, monta, leva, cuida, paga, promete voltar.',
      },
      {
        ask: 'Que pergunta o estudioso faz, e que pergunta Jesus devolve?',
        verses: '10:29, 10:36',
        listen: 'Quem é o meu próximo; quem foi o próximo.',
      },
    ],
    interpret: [
      {
        ask: 'Entre perguntar quem é meu próximo e perguntar quem foi o próximo, o que Jesus vira do avesso?',
        verses: '10:29, 10:36',
        listen: 'Não é limite para os outros; é pergunta sobre mim.',
      },
      {
        ask: 'Sacerdote e levita tinham motivos: pureza, medo, pressa. Que motivos bons fazem pessoas boas passarem pelo outro lado?',
        verses: '10:31-32',
        listen: 'Reunião, medo de golpe, cansaço, não sei o que fazer.',
      },
      {
        ask: 'Por que fazer do inimigo o herói da história?',
        verses: '10:33-37',
        listen: 'Tira a ajuda do clube; aprendo misericórdia de quem eu desprezava.',
        follow: 'Quem seria o samaritano, se Jesus contasse hoje aqui?',
      },
    ],
    live: [
      {
        ask: 'Na sua última semana, em que trecho da estrada você passou pelo outro lado?',
        listen: 'Comece por você; sem justificativas.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se o samaritano fosse de uma turma, partido ou torcida que você detesta, o que sentiria ao ser socorrido por ele?',
        listen: 'Boa risada, boa pergunta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem é a sua vez de ser hospedeiro, continuando o cuidado que outro começou?',
        listen: 'Cuidado tem elenco: quem acha, quem leva, quem paga, quem fica.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'O que você faz quando tem medo de ajudar: golpe, assalto, envolvimento?',
        listen: 'Medo é real; existe ajuda com segurança.',
        for: ['women', 'young', 'elderly'],
      },
      {
        ask: 'Quando estava caído, quem se abaixou, e era quem você esperava?',
        listen: 'Honre esse nome.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que próximo mora tão perto que a gente desvia dele no corredor?',
        listen: 'Irmão, filho, sogro, empregada, vizinho de porta.',
        for: ['couples', 'parents', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior gentileza que um desconhecido já fez por você na rua, no ônibus ou na estrada?',
        bridge: 'Jesus conta de um desconhecido assim, e ninguém esperava que fosse ele.',
      },
      {
        text: 'Você já parou para ajudar e acabou mais enrolado do que quem pediu ajuda?',
        bridge: 'Ajudar de verdade atrapalha a agenda. O homem do texto sabia.',
        for: ['men', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Deite-se no chão um instante, se o corpo deixar, ou feche os olhos: veja os pés das pessoas passando. Alguns diminuem o passo.',
      bridge: 'Comece a história de baixo, do lado de quem caiu.',
    },
    complete: [
      {
        name: 'Os papéis da estrada',
        text: 'Já fui o caído quando… Já fui quem passou ao largo quando… Já fui quem se abaixou quando… Já fui hospedeiro de… Hoje o papel que Deus me oferece é…',
      },
      {
        name: 'Kit samaritano',
        text: 'Monte o seu: azeite, o que alivia a dor: … vinho, o que limpa: … animal, o que eu empresto: … duas moedas, o que separo por mês: … palavra de volta: quando eu voltar, …',
      },
    ],
    challenges: [
      {
        do: 'Pare uma vez na estrada: interrompa algo seu para cuidar de alguém que não é do seu grupo, até o fim da tarefa.',
        tell: 'o que ficou para depois por causa disso.',
      },
      {
        do: 'Leve na bolsa ou no carro um pequeno kit (água, biscoito, curativo, meia) e use-o até o próximo encontro.',
        tell: 'quem usou e o nome dessa pessoa.',
      },
    ],
    children: {
      truth: 'Ser próximo é chegar perto e ajudar.',
      to7: {
        story:
          'Um homem andava pela estrada. Vieram ladrões, bateram nele, levaram tudo e o deixaram no chão, ai, ai! Lá vem um sacerdote! Ele viu, fez uma volta e foi embora. Lá vem um levita! Ele viu, fez uma volta e foi embora. Aí veio um samaritano. Ninguém gostava dos samaritanos. Ele viu, chegou perto e ficou com o coração apertado. Passou remedinho nos machucados, pôs curativo, colocou o homem no burrinho e levou para uma pousada. Cuidou dele a noite toda. De manhã pagou e disse: cuide bem dele, eu volto! Jesus perguntou: quem foi o amigo de verdade? Faça igual!',
        activity:
          'Uma criança finge estar caída; as outras passam, e a última para, faz curativo de gaze ou papel e a ajuda a levantar. Troquem os papéis.',
        questions: [
          'Quem passou e não ajudou?',
          'O que o samaritano fez?',
          'Quem você pode ajudar nesta semana?',
        ],
      },
      to12: {
        story:
          'Um mestre da lei quis colocar Jesus à prova. Ele sabia que era preciso amar a Deus e o próximo, mas perguntou: e quem é o meu próximo? Queria saber até onde precisava ir. Jesus contou: um homem foi assaltado no caminho perigoso para Jericó e ficou quase morto. Um sacerdote viu e passou pelo outro lado. Um levita viu e passou pelo outro lado. Então veio um samaritano. Judeus e samaritanos se odiavam! Todos esperavam que ele terminasse de roubar. Mas ele sentiu compaixão, chegou perto, limpou as feridas, pôs o homem no seu animal, levou à pousada e cuidou dele. Ainda pagou tudo e prometeu voltar. Jesus perguntou: qual dos três foi próximo do homem? O mestre nem conseguiu dizer samaritano. Respondeu: o que teve misericórdia. Vá e faça igual, disse Jesus. Próximo não é quem mora do lado. É quem se aproxima.',
        activity:
          'Teatro atualizado: recontem a história com personagens de hoje (um famoso, um religioso, alguém de quem não gostam) e apresentem.',
        questions: [
          'Por que os dois primeiros não pararam?',
          'Por que foi surpresa o samaritano ajudar?',
          'De quem é difícil você chegar perto?',
        ],
      },
      challenge: 'Ajude alguém de quem você não é amigo.',
    },
    prayer:
      'Senhor, que chegaste perto de nós na beira da estrada, perdoa os nossos desvios. Dá-nos olhos que parem e mãos que saibam fazer curativo. Abençoa os samaritanos inesperados, e ensina-nos a fazer da mesma maneira.',
    leader: {
      lost: 'Discute-se esmola, golpe e segurança pública. Vale uma regra: ajudar com prudência, em dupla, chamando socorro (190, 192). Depois, voltem ao homem no chão.',
      tender:
        'Quem foi assaltado, agredido ou abandonado está na história. Não exija que conte. E ninguém deve se sentir mau samaritano por não conseguir carregar outro quando mal se aguenta.',
      differ:
        'Muitos padres antigos viam no samaritano o próprio Cristo que nos levanta e nos confia à hospedaria, a igreja; a leitura mais comum hoje é a do exemplo a imitar. Uma alimenta a outra.',
    },
    comfort:
      'Se você está no chão, ninguém pede que se levante. Alguém já diminuiu o passo. Ele traz azeite, paga a conta e disse que volta.',
    closing: 'Vai, e faze da mesma maneira.',
    words: [
      'samaritano',
      'bom samaritano',
      'jerico',
      'assaltantes',
      'salteadores',
      'levita',
      'sacerdote',
      'quem e meu proximo',
      'proximo',
      'hospedaria',
      'dois denarios',
      'azeite e vinho',
      'outro lado',
      'feridas',
      'faze da mesma maneira',
    ],
  },
  {
    verses: '10:38-42',
    key: '10:42',
    title: 'Uma visita na casa de Marta',
    theme: 'a boa parte',
    themes: ['descanso', 'palavra', 'ansiedade'],
    idea: 'Jesus não desmerece o trabalho de Marta: chama-a pelo nome duas vezes e a convida a não se perder na correria, porque o convidado vale mais que o banquete.',
    context:
      'Receber treze homens sem aviso não era pouca coisa, e a hospitalidade era sagrada. Sentar-se aos pés de um mestre era postura de aluno, lugar que raramente se dava a uma mulher. Maria se senta ali, e Jesus deixa. Logo antes ele contou do samaritano, que fez tanto; agora fala de quem ouve.',
    retold: [
      {
        verses: '10:38-40',
        says: 'Marta recebe Jesus em casa e se ocupa com muitos serviços, enquanto a irmã, Maria, se senta aos pés dele para ouvir. Marta reclama que está servindo sozinha.',
      },
      {
        verses: '10:41-42',
        says: 'Jesus diz a Marta que ela está inquieta com muitas coisas, e uma só é necessária. Maria escolheu a boa parte, que não lhe será tirada.',
      },
    ],
    read: {
      verses: '10:38-42',
      how: 'Uma pessoa arruma copos e panelas com barulho durante o 40; no 41, tudo para. O nome dela é dito duas vezes, com ternura.',
    },
    observe: [
      {
        ask: 'Onde está cada irmã, e o que está fazendo?',
        verses: '10:38-40',
        listen: 'Maria aos pés, ouvindo; Marta ocupada com muitos serviços.',
      },
      {
        ask: 'De quem Marta se queixa, e a quem?',
        verses: '10:40',
        listen: 'Da irmã e do próprio Jesus: não te importas.',
      },
      {
        ask: 'Como Jesus descreve o estado de Marta, e o que diz da escolha de Maria?',
        verses: '10:41-42',
        listen: 'Inquieta com muitas coisas; boa parte que não será tirada.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus repete o nome dela. Que tom você ouve em “Marta, Marta”, e o que mudaria com outro tom?',
        verses: '10:41',
        listen: 'Bronca, cansaço, carinho; tudo muda conforme a voz.',
      },
      {
        ask: 'Servir é bom. O que transforma um serviço em inquietação?',
        verses: '10:40-41',
        listen: 'Muitas coisas, comparação, necessidade de ser vista.',
      },
      {
        ask: 'Num tempo em que quase nenhuma mulher se sentava com os alunos, o que Jesus defende ao dizer que não lhe será tirada?',
        verses: '10:39, 10:42',
        listen: 'O direito de ouvir; ninguém tira dela esse lugar.',
        follow: 'Que boa parte tentam tirar de quem quer aprender?',
      },
    ],
    live: [
      {
        ask: 'Em que momento da semana você vira a Marta que reclama do irmão sentado?',
        listen: 'Cozinha, escala de igreja, trabalho em grupo.',
        for: ['women', 'adults', 'long-believers'],
      },
      {
        ask: 'Quanto do que você faz para Jesus é visita, e quanto é banquete?',
        listen: 'Não demonize o fazer; pergunte pela presença.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Com quantas abas abertas a sua cabeça está agora?',
        listen: 'Peça que fechem uma juntos: respirem.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Como se repartem a casa e o sofá entre vocês, e quem nunca se senta?',
        listen: 'Maria só ouve porque alguém cozinha: reparta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que hora do seu dia podia virar os pés de Jesus, mesmo com dez minutos?',
        listen: 'Ônibus, antes de sair do carro, banho.',
        for: ['singles', 'adults', 'young'],
      },
      {
        ask: 'O que você imagina que Deus espera de quem chega: serviço ou companhia?',
        listen: 'Para visitantes, ofereça primeiro a cadeira.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando chega visita na sua casa, você limpa o quê em pânico e finge que sempre foi assim?',
        bridge: 'Marta entenderia. Mas a visita dela não tinha vindo pelas cortinas.',
      },
      {
        text: 'No almoço de domingo, quem na sua família cozinha, quem lava e quem some misteriosamente?',
        bridge: 'Duas irmãs tiveram essa conversa na frente de Jesus.',
        for: ['women', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, se der, ou em uma cadeira baixa. Deixe os afazeres onde estão. Eles sabem esperar.',
      bridge: 'Maria escolheu um lugar assim.',
    },
    complete: [
      {
        name: 'Muitas coisas, uma coisa',
        text: 'Liste as muitas coisas que andam na sua cabeça: … , … , … , … Agora escreva no meio, grande, a uma coisa: … Apague uma das muitas.',
      },
      {
        name: 'Fala de Marta',
        text: 'Senhor, não te importas que… me deixe sozinha (sozinho) a… ? Manda que… Agora ouça o seu nome duas vezes e escreva o que ele diria depois: …',
      },
    ],
    challenges: [
      {
        do: 'Convide alguém para a sua casa sem fazer nada especial para comer; sente-se e ouça.',
        tell: 'quanto tempo levou até parar de se desculpar pela mesa.',
      },
      {
        do: 'Reserve quinze minutos para ficar aos pés de Jesus e deixe de propósito uma louça por lavar.',
        tell: 'se a louça foi embora (não foi) e o que você ouviu.',
      },
    ],
    children: {
      truth: 'Ficar perto de Jesus é o mais importante.',
      to7: {
        story:
          'Jesus chegou para visitar duas irmãs, Marta e Maria. Marta foi correndo para a cozinha. Mexe a panela, põe o prato, varre o chão, ufa! Maria fez outra coisa: sentou pertinho de Jesus e ficou ouvindo as histórias dele. Marta ficou brava: Jesus, a Maria não me ajuda! Fala para ela vir! Jesus sorriu e disse com carinho: Marta, Marta! Você está preocupada com tantas coisas. Só uma é mais importante. Maria escolheu estar comigo, e isso ninguém tira dela. Jesus gosta da ajuda. Mas ele gosta mais ainda que a gente fique com ele.',
        activity:
          'Corrida da casa: as crianças recolhem objetos até ouvirem o nome Marta, Marta; então largam tudo e correm para sentar em volta da Bíblia.',
        questions: [
          'O que Marta fazia?',
          'O que Maria fazia?',
          'Onde você pode ficar pertinho de Jesus?',
        ],
      },
      to12: {
        story:
          'Jesus passava por uma aldeia quando Marta o convidou para casa. Imagine receber Jesus e os seus amigos de surpresa! Marta quis fazer tudo bonito: cozinhou, arrumou, serviu. A irmã dela, Maria, sentou-se aos pés de Jesus para ouvir. Naquele tempo, quase só os alunos homens se sentavam assim diante de um mestre. Jesus não mandou Maria sair. Marta foi ficando cada vez mais cansada e irritada, até que desabafou: o Senhor não se importa que minha irmã me deixe sozinha? Mande que ela me ajude! Jesus respondeu com carinho, dizendo o nome duas vezes: Marta, Marta, você está aflita com muitas coisas, mas só uma é necessária. Maria escolheu a boa parte. Jesus não disse que ajudar é errado. Disse que é possível fazer tanta coisa para ele que a gente esquece de estar com ele.',
        activity:
          'Cada um anota as atividades da semana em fichas e monta um dia com lugar para estar com Jesus. Que ficha saiu? Que ficha entrou?',
        questions: [
          'Por que Marta se irritou?',
          'Por que Maria sentada ali era novidade?',
          'O que costuma roubar o seu tempo com Jesus?',
        ],
      },
      challenge: 'Fique dez minutos com Jesus antes de brincar, e depois ajude em casa.',
    },
    prayer:
      'Jesus, visita da nossa casa, diz o nosso nome duas vezes. Aquieta o que corre. Ensina a repartir as tarefas para todos caberem perto de ti, e que a boa parte não nos seja tirada.',
    leader: {
      lost: 'A conversa vira quem é Marta e quem é Maria. Cada um tem as duas; João 11 mostra Marta com uma fé enorme. E não deixem as mulheres da casa lavando tudo enquanto os outros filosofam: sirvam juntos.',
      tender:
        'Quem está exausto de cuidar (mães, filhas de idosos, voluntárias) pode ouvir mais uma reprovação. Diga que Jesus quer aliviar o peso; ofereça-se para lavar a louça dela nesta semana.',
    },
    comfort:
      'Hoje pode ser um dia de só sentar. Não precisa ter feito comida, nem ter o que dizer. O convidado chegou, e é ele quem vai cuidar de você.',
    closing: 'A louça espera; ele está na sala.',
    words: [
      'marta',
      'maria',
      'boa parte',
      'uma so coisa e necessaria',
      'aos pes de jesus',
      'muitos servicos',
      'inquieta',
      'ocupada',
      'nao te importas',
      'minha irma',
      'hospitalidade',
      'correria',
      'ativismo',
      'betania',
    ],
  },
  {
    verses: '11:5-13',
    key: '11:13',
    title: 'Batendo à meia-noite',
    theme: 'a oração atrevida',
    themes: ['oracao', 'espirito', 'amizade'],
    idea: 'A gente pode bater à porta de Deus em hora imprópria, pelo amigo que chegou com fome, e ele, melhor que qualquer vizinho ou pai, dá o próprio Espírito.',
    context:
      'Os discípulos tinham pedido que Jesus os ensinasse a orar, e ele lhes deu o Pai nosso. Agora conta uma comédia de vizinhança: casa de um cômodo só, a família toda na mesma esteira, a tranca fechada. Deixar um hóspede sem pão era vergonha para o povoado inteiro.',
    retold: [
      {
        verses: '11:5-8',
        says: 'Jesus fala de alguém que, à meia-noite, pede três pães ao amigo, e este diz que a porta já está fechada. Pela persistência, acaba se levantando e dando tudo.',
      },
      {
        verses: '11:9-10',
        says: 'Jesus manda pedir, buscar e bater. Quem pede recebe, quem busca acha, e a quem bate a porta será aberta.',
      },
      {
        verses: '11:11-13',
        says: 'Jesus pergunta que pai dá pedra ao filho que pede pão, ou serpente ao que pede peixe. Muito mais o Pai celestial dará o Espírito Santo aos que lhe pedirem.',
      },
    ],
    read: {
      verses: '11:5-13',
      how: 'Encenem: um bate na mesa e pede, outro resmunga de olhos fechados, os filhos se mexem. Todos dizem juntos o 9.',
    },
    observe: [
      {
        ask: 'Para quem o homem da meia-noite pede os pães?',
        verses: '11:5-6',
        listen: 'Para outro amigo, que chegou de viagem.',
      },
      {
        ask: 'Que desculpas o vizinho dá, e por que acaba se levantando?',
        verses: '11:7-8',
        listen: 'Porta, filhos, cama; por causa da persistência.',
      },
      {
        ask: 'O que o pai não dá no lugar do que foi pedido, e o que o Pai do céu dá?',
        verses: '11:11-13',
        listen: 'Nem pedra, nem serpente, nem escorpião; dá o Espírito Santo.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus compara Deus a um vizinho resmungão ou o põe em contraste com ele? Que pista o “quanto mais” dá?',
        verses: '11:8, 11:13',
        listen: 'Contraste: se até esse atende, imagine o Pai.',
      },
      {
        ask: 'Por que pedir por outro, de mãos vazias, talvez seja a melhor escola de oração?',
        verses: '11:5-6',
        listen: 'Não tenho nada para lhe oferecer: é a frase de quem intercede.',
      },
      {
        ask: 'Quem pede pão recebe, no fim, a promessa do Espírito. Em que dar a si mesmo é mais do que dar coisas?',
        verses: '11:13',
        listen: 'Presença que acompanha qualquer resposta.',
        follow: 'O que a gente costuma pedir no lugar disso?',
      },
    ],
    live: [
      {
        ask: 'Que amigo chegou à sua porta com uma fome que você não tem como saciar?',
        listen: 'Depressão, luto, vício, dúvida; é hora de bater por ele.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Para quem você ligaria à meia-noite, e quem ligaria para você?',
        listen: 'Se a resposta for ninguém, não deixe passar.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que dá em você vergonha de pedir a Deus de novo?',
        listen: 'A palavra no texto beira o atrevimento.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Que pedra já quiseram dar a você com cara de pão?',
        listen: 'Conselho, igreja, remédio fácil; sem nomes.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Qual foi a resposta de Deus que veio tão diferente que só depois você reconheceu?',
        listen: 'Às vezes a resposta foi força, e não o pão.',
        for: ['elderly', 'couples', 'long-believers'],
      },
      {
        ask: 'À meia-noite, o que seus filhos sabem que podem pedir sem levar bronca?',
        listen: 'Eles aprendem de Deus por essa porta.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já foi pedir ao vizinho na hora mais imprópria: açúcar, ferramenta, carona, silêncio?',
        bridge: 'Três pães, meia-noite, uma família dormindo. Jesus contou essa.',
      },
      {
        text: 'Quem é o mais dorminhoco da sua casa, e o que seria preciso para tirá-lo da cama?',
        bridge: 'Havia um vizinho assim, e a batida na porta não parava.',
        for: ['teens', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Se acordar de madrugada nesta semana, não brigue com o sono. Bata de leve três vezes na cabeceira e diga um nome. Hoje, ensaie o gesto.',
      bridge: 'Meia-noite é hora de porta na história de Jesus.',
    },
    complete: [
      {
        name: 'Três pães',
        text: 'Amigo, empresta-me: um pão para… , que está… ; outro para… , que precisa de… ; e o terceiro, para mim, que… Porque nada tenho para lhes oferecer.',
      },
      {
        name: 'Pedra por pão',
        text: 'O que eu peço: … O que recebi até agora: … Parece pedra porque… Parece pão porque… O que eu ainda não sei: … Espírito Santo, peço que…',
      },
    ],
    challenges: [
      {
        do: 'Adote uma pessoa e bata por ela todas as noites antes de dormir, com a frase: nada tenho para lhe oferecer, dá tu.',
        tell: 'o que mudou no modo de você tratar essa pessoa de dia.',
      },
      {
        do: 'Seja a porta que se abre: diga a um amigo que ele pode ligar a qualquer hora, e deixe o telefone ligado.',
        tell: 'o que ele respondeu.',
      },
    ],
    children: {
      truth: 'Deus nunca dorme e gosta que eu bata.',
      to7: {
        story:
          'Toc, toc, toc! Era meia-noite, e tudo estava escuro. Um homem batia na porta do vizinho. Amigo, me empresta três pães! Chegou uma visita e eu não tenho nada! Lá de dentro veio uma voz sonolenta: não me incomode! A porta está trancada, as crianças estão dormindo! Toc, toc, toc! Ele continuou batendo. Até que o vizinho se levantou, descabelado, e deu os pães. Jesus disse: se até um vizinho com sono acaba ajudando, imaginem Deus, que é Pai e nunca dorme! Peçam, procurem, batam! O Pai do céu dá o melhor presente: o Espírito Santo, para ficar com vocês.',
        activity:
          'Uma criança se deita e finge dormir atrás de uma caixa. As outras batem e pedem três pães para um amigo. O vizinho dá pãezinhos de verdade, e todos levam para alguém.',
        questions: [
          'Quem estava com fome?',
          'O vizinho quis se levantar?',
          'Por qual amigo você quer bater na porta de Deus?',
        ],
      },
      to12: {
        story:
          'Quando os discípulos pediram que Jesus os ensinasse a orar, ele contou uma história engraçada. Um homem recebe um amigo no meio da noite e não tem um pedaço de pão. Deixar visita sem comida era uma vergonha enorme. Ele corre ao vizinho: empresta três pães! O vizinho já estava deitado com a família inteira no mesmo quarto, a porta trancada. Não me amole! Mas o outro continuou batendo, sem vergonha, até que o homem se levantou. Se um vizinho resmungão atende, quanto mais Deus, que é Pai e não precisa ser acordado! Jesus disse para pedir, buscar e bater. E perguntou: algum pai dá uma pedra a quem pede pão, ou um escorpião a quem pede ovo? Então o Pai do céu dará o Espírito Santo. Repare: o homem da história não pedia para si. Pedia para o amigo. Essa oração também é nossa.',
        activity:
          'Construam uma porta de papelão com três batidas desenhadas. Cada um cola nela um papel com o nome de um amigo e o grupo bate por ele em oração.',
        questions: [
          'Por que ele bateu à meia-noite?',
          'Em que Deus é diferente do vizinho?',
          'Por quem você vai bater sem vergonha?',
        ],
      },
      challenge: 'Ore por um amigo todas as noites, batendo de leve na cama.',
    },
    prayer:
      'Pai que não dormes, batemos em hora feia, com amigos famintos atrás. Nada temos para lhes oferecer. Dá-nos pão e, mais que pão, o teu Espírito. E, quando alguém bater à nossa porta, levanta-nos.',
    leader: {
      lost: 'Conclui-se que é preciso vencer Deus pelo cansaço. Leia de novo o 13: Deus não é o vizinho.',
      tender:
        'Alguém na roda pode estar acordado às três da manhã por outro motivo. Se ouvir não aguento mais, pergunte a sós com carinho, deixe o seu telefone e o do CVV (188). Quem só recebeu pedra do pai precisa ouvir que Deus não é assim.',
      differ:
        'Pentecostais e carismáticos pedem o Espírito com expectativa de dons; outros entendem que quem crê já o recebeu e pede para viver por ele. Jesus fala de um Pai que dá a quem pede, e nisso todos podem orar juntos.',
    },
    comfort:
      'À meia-noite a oração é curta. Bata uma vez só; ele não está na cama. E você não precisa ter pão para dar: pode dizer que não tem.',
    closing: 'A tranca dessa porta é por dentro, e ele já levantou.',
    words: [
      'amigo importuno',
      'meia noite',
      'tres paes',
      'empresta me',
      'porta ja esta fechada',
      'persistencia',
      'importunacao',
      'escorpiao',
      'ovo',
      'quanto mais',
      'espirito santo aos que lhe pedirem',
      'pedi',
      'insistencia',
      'intercess',
    ],
  },
  {
    verses: '12:13-21',
    key: '12:15',
    title: 'Celeiro maior, alma menor',
    theme: 'a ganância',
    themes: ['generosidade', 'sabedoria', 'gratidao'],
    idea: 'Um homem bem-sucedido conversa só consigo mesmo, planeja muitos anos e esquece duas coisas: que morre e que o trigo podia virar pão.',
    context:
      'No meio do ensino, alguém interrompe para falar de herança: briga de família, conhecida em qualquer século. Jesus recusa ser juiz de partilha e vai à raiz. O rico não roubou ninguém; a terra é que produziu muito. O original do texto tem meus e minha por todo lado.',
    retold: [
      {
        verses: '12:13-15',
        says: 'Um homem quer que Jesus mande o irmão repartir a herança. Jesus pede cuidado com a ganância, porque a vida de ninguém consiste nos bens que tem.',
      },
      {
        verses: '12:16-19',
        says: 'Jesus conta de um rico cuja terra produziu tanto que ele não tem onde guardar. Resolve fazer celeiros maiores e dizer à alma que descanse, coma, beba e se alegre.',
      },
      {
        verses: '12:20-21',
        says: 'Deus chama o rico de insensato: nesta noite lhe exigirão a alma, e de quem será o que preparou? Assim é quem ajunta para si e não é rico para com Deus.',
      },
    ],
    read: {
      verses: '12:13-21',
      how: 'Quem lê o rico olha num espelho ou na câmera do celular. No 20, outra voz vem de trás.',
    },
    observe: [
      {
        ask: 'Que pedido fazem a Jesus, e o que ele responde antes da parábola?',
        verses: '12:13-15',
        listen: 'Herança; não é juiz; cuidado com a ganância.',
      },
      {
        ask: 'Com quem o rico conversa, e quantas vezes diz eu, meus, minha?',
        verses: '12:17-19',
        listen: 'Só consigo; não há Deus, nem vizinho, nem empregado.',
      },
      {
        ask: 'O que Deus lhe pergunta, e de que o chama?',
        verses: '12:20-21',
        listen: 'Insensato; de quem serão?',
      },
    ],
    interpret: [
      {
        ask: 'O celeiro cheio não era pecado. Em que momento a fartura virou armadilha?',
        verses: '12:16-19',
        listen: 'Quando a solução foi só guardar mais.',
      },
      {
        ask: 'Ele manda a alma descansar porque tem grãos. O que a alma não come?',
        verses: '12:19',
        listen: 'Trigo não alimenta vínculo, sentido, perdão.',
      },
      {
        ask: 'O que é ser “rico para com Deus”, se não é conta em outro banco?',
        verses: '12:21',
        listen: 'Ter para dar, gratidão, gente, confiança.',
        follow: 'E como o pobre pode ser ganancioso também?',
      },
    ],
    live: [
      {
        ask: 'Que celeiro você anda planejando ampliar, e quem caberia dentro se a parede fosse outra?',
        listen: 'Casa, renda, guarda-roupa, currículo.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'O que você já juntou só para ter mais: seguidores, tênis, jogos, prints?',
        listen: 'Curiosidade, não bronca.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Numa partilha que você viu de perto, o que valia mais do que tudo o que foi repartido?',
        listen: 'Pode haver briga em curso; não peça lado.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Se Deus perguntasse esta noite de quem serão, que nome você gostaria de responder?',
        listen: 'Testamento de afeto, de tempo, de coisas.',
        for: ['elderly', 'singles', 'long-believers'],
      },
      {
        ask: 'Quanto é bastante para você, com número ou sem número?',
        listen: 'Quase ninguém sabe; é a pergunta da parábola.',
        for: ['adults', 'young', 'couples'],
      },
      {
        ask: 'Quem começa a seguir Jesus costuma temer que ele tire algo. O que você teme?',
        listen: 'Acolha; Jesus fala de dar vida, e não de tirar alegria.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você coleciona sem querer: sacola plástica, cabo, pote sem tampa, aba aberta no navegador?',
        bridge: 'Há quem precise de um armário maior. Um homem quis um celeiro.',
      },
      {
        text: 'Se ganhasse na loteria, qual a primeira pessoa para quem não contaria?',
        bridge:
          'A fartura muda as relações. Jesus contou de um homem que já nem tinha com quem conversar.',
        for: ['young', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Abra um armário ou uma gaveta e olhe por um minuto, sem mexer. Quanto disso você usou neste ano?',
      bridge: 'Um homem olhava os celeiros quando Deus falou.',
    },
    complete: [
      {
        name: 'Conversa que faltou',
        text: 'O rico só falou consigo. Escreva a conversa que faltou: com Deus: Senhor, sobrou… o que queres? Com um empregado: … Com a esposa ou o amigo: … Com o vizinho faminto: … A minha própria decisão: …',
      },
      {
        name: 'De quem serão',
        text: 'Liste cinco coisas suas e o nome de quem as receberia se fosse esta noite: … Quais você gostaria de dar em vida? Ponha uma data: …',
      },
    ],
    challenges: [
      {
        do: 'Esvazie uma gaveta ou um armário: dê a metade a quem precise, em bom estado.',
        tell: 'o item que foi difícil soltar e o que ficou leve.',
      },
      {
        do: 'Diga a quem você ama, e à sua família, o que deve ser feito das suas coisas; tire o assunto do armário.',
        tell: 'como foi conversar de morte sem drama.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    children: {
      truth: 'Repartir é melhor do que só guardar.',
      to7: {
        story:
          'Era uma vez um homem muito rico. A terra dele deu tanto trigo, tanto trigo, que não cabia mais! Onde vou guardar? Ele não pensou nos vizinhos. Não pensou em quem tinha fome. Só pensou: vou derrubar os meus celeiros e fazer outros enormes! Vou guardar tudo para mim e comer, beber e descansar muitos anos! Mas Deus disse: que pensamento bobo! Você vai deixar tudo isso. Para quem serviu? Jesus contou isso para a gente lembrar: o que tem mais valor não é o que a gente guarda. É o que a gente dá.',
        activity:
          'Um monte de grãos ou blocos; cada criança guarda num pote até não caber mais. Aí todas abrem os potes e repartem entre si, até haver para todos.',
        questions: [
          'O que o homem queria fazer com o trigo?',
          'O que Deus disse?',
          'O que você tem bastante e pode repartir?',
        ],
      },
      to12: {
        story:
          'Um homem pediu a Jesus que resolvesse a briga da herança com o irmão. Jesus respondeu que não estava ali para isso e avisou: cuidado com a ganância, porque a vida de ninguém depende do que ele tem. E contou uma história. A fazenda de um rico produziu tanto que os celeiros ficaram pequenos. Repare na conversa dele: que farei? Não tenho onde guardar os meus frutos; derrubarei os meus celeiros; direi à minha alma. Tudo meu, meu, meu. Ele conversa só consigo! Nenhum vizinho, nenhum faminto. Decide guardar tudo e curtir por muitos anos. Naquela noite Deus disse: tolo! Hoje a sua vida acaba, e de quem será o que você juntou? Jesus não falou contra trabalhar ou ter coisas. Falou contra viver só para acumular. Rico de verdade é quem tem Deus e gente, e sabe repartir.',
        activity:
          'Contem quantos meu e minha aparecem na fala do rico. Reescrevam a história com nosso e vejam como ela muda de final.',
        questions: [
          'Com quem o rico conversava?',
          'De que a vida dele dependia?',
          'Qual coisa sua pode virar nossa?',
        ],
      },
      challenge: 'Dê algo bom do seu armário a outra criança.',
    },
    prayer:
      'Senhor da colheita, obrigado por tudo o que produziu. Livra-nos de conversar só conosco. Faz do nosso celeiro uma mesa. E se esta noite for a última, que o que demos fale de ti.',
    leader: {
      lost: 'Poupar ou não, investir ou não: Jesus não trata disso. O tema é para quem se junta. Evite caso de família ao vivo.',
      tender:
        'Uma herança em litígio pode estar separando irmãos na roda. Não tome partido; sugira mediação. A frase desta noite pode assustar quem teme morrer: fale dela com serenidade, sobretudo a doentes.',
    },
    comfort:
      'A sua vida não é o que falta nem o que sobrou. Se tudo parece vazio, a alma também pode ser cuidada esta noite, por quem a fez e não a troca por trigo nenhum.',
    closing: 'Boa noite; e que a nossa riqueza caiba no colo de alguém.',
    words: [
      'rico insensato',
      'rico louco',
      'celeiros',
      'heranca',
      'ganancia',
      'avareza',
      'abundancia dos bens',
      'insensato',
      'louco',
      'esta noite',
      'tua alma',
      'muitos anos',
      'rico para com deus',
      'colheita',
      'cobica',
      'consumismo',
      'acumul',
    ],
  },
  {
    verses: '12:22-34',
    key: '12:32',
    title: 'Pequeno rebanho, não tenha medo',
    theme: 'a confiança no cuidado do Pai',
    themes: ['ansiedade', 'fe', 'generosidade', 'medo'],
    idea: 'Quem sabe que o Pai se agradou de dar o Reino pode largar a ansiedade, abrir a mão e pôr o coração onde nada estraga.',
    context:
      'Um homem pediu a Jesus que resolvesse uma herança, e ele contou a parábola do rico que só fez celeiros (12:13-21). Agora fala aos discípulos, gente que deixou tudo para andar com ele. Côvado era a medida do cotovelo à ponta dos dedos. Logo depois virá o chamado para esperar acordados (12:35).',
    retold: [
      {
        verses: '12:22-26',
        says: 'Jesus pede aos discípulos que não se angustiem com comida nem roupa. Deus alimenta os corvos, que não semeiam, e ninguém cresce um côvado com a ansiedade.',
      },
      {
        verses: '12:27-28',
        says: 'Jesus aponta os lírios, que não trabalham nem fiam e se vestem melhor que Salomão. Se Deus veste assim a erva, mais ainda a eles.',
      },
      {
        verses: '12:29-32',
        says: 'O Pai sabe do que os discípulos precisam, diz Jesus. Que busquem o Reino e não tenham medo, porque o Pai se agradou de dá-lo ao pequeno rebanho.',
      },
      {
        verses: '12:33-34',
        says: 'Jesus manda vender o que têm, dar esmola e fazer um tesouro nos céus. Onde está o tesouro, ali está o coração.',
      },
    ],
    read: {
      verses: '12:22-33',
      how: 'Se der, leiam perto de uma janela ou de uma planta. O 32 é dito por cada um à pessoa do lado.',
    },
    observe: [
      {
        ask: 'Com que coisas os discípulos não devem ficar ansiosos, e que razão Jesus dá primeiro?',
        verses: '12:22-23',
        listen: 'Comida e roupa; a vida é mais que o alimento e o corpo mais que a roupa.',
      },
      {
        ask: 'O que os corvos não têm, e o que os lírios não fazem?',
        verses: '12:24, 12:27',
        listen:
          'Corvos não semeiam, não colhem, não têm armazém nem celeiro; lírios não trabalham nem fiam. Deus alimenta e veste.',
      },
      {
        ask: 'Como Jesus chama os discípulos, o que o Pai se agradou de fazer e o que Jesus manda fazer com os bens?',
        verses: '12:32-33',
        listen:
          'Pequeno rebanho; agradou-se de dar o reino. Vender, dar, fazer um tesouro nos céus.',
      },
    ],
    interpret: [
      {
        ask: 'Corvo era ave impura e sem fama de bonzinho. Por que Jesus aponta logo para ele?',
        verses: '12:24',
        listen:
          'Se Deus alimenta até o corvo, quanto mais os seus. O cuidado não é prêmio de bom comportamento.',
      },
      {
        ask: 'Onde está a diferença entre planejar a semana e andar preocupado, pelo que Jesus diz?',
        verses: '12:25-26, 12:29-31',
        listen:
          'Ansiedade não acrescenta nada e toma o lugar da busca; planejar cabe, se o Reino vem antes.',
        follow: 'Como você percebe no corpo que deixou de planejar e passou a se preocupar?',
      },
      {
        ask: 'O convite a dar vem logo depois de “não tenhas medo”. Que ligação há entre receber o Reino e abrir a mão?',
        verses: '12:32-33',
        listen: 'Quem já tem o maior não precisa segurar o menor; a generosidade é medo vencido.',
      },
    ],
    live: [
      {
        ask: 'Que conta, exame ou notícia tira o seu sono, e em que parte dela a preocupação não acrescenta nada?',
        listen: 'Separar o que posso fazer do que não posso. Ninguém dá conselho.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que vestir, o que postar, com quem andar: qual dessas perguntas ocupa mais a sua cabeça?',
        listen: 'Jesus não ri disso; mostra quem veste os lírios.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se um estranho visse só a sua fatura do mês, onde diria que mora o seu coração?',
        listen: 'Em silêncio, cada um com a sua. Um item que alegra, um que pesa.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Que cuidado pequeno de Deus chegou até você sem celeiro e sem plano?',
        listen: 'Cesta, carona, trabalho na hora certa. Anotem.',
        for: ['elderly', 'new-believers', 'visitors'],
      },
      {
        ask: 'Que medo da falta os filhos aprendem ouvindo as conversas da cozinha, e que confiança podem aprender também?',
        listen: 'Falar das contas sem pavor, orar junto, repartir diante deles.',
        for: ['parents'],
      },
      {
        ask: 'O que você guarda há um ano sem usar e faria festa na mão de outro?',
        listen: 'Coisa concreta: casaco, ferramenta, tempo.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual bicho do seu quintal, rua ou telhado parece o mais despreocupado do mundo?',
        bridge: 'Jesus também olhou para os bichos e achou neles um professor.',
      },
      {
        text: 'O que a sua mãe ou avó estocava em casa, por via das dúvidas?',
        bridge: 'Todo mundo tem um celeiro. Jesus fala de corvos que não têm nenhum.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha a mão na barriga e respire fundo quatro vezes. A cada vez que soltar o ar, diga por dentro: o Pai sabe.',
      bridge: 'Com esse fôlego, escute o que Jesus diz ao pequeno rebanho.',
    },
    complete: [
      {
        name: 'Côvado a côvado',
        text: 'O que me preocupa: … . O que posso fazer até sexta: … . O que não cresce nem um côvado com a minha preocupação: … . Isso, entrego ao Pai que sabe.',
      },
      {
        name: 'Bolsa que não envelhece',
        text: 'Desenhe uma bolsa. Dentro, escreva o que a traça e o ladrão não alcançam: … . Fora, o que posso dar: … a … .',
      },
    ],
    challenges: [
      {
        do: 'Observe um passarinho por cinco minutos em três dias da semana, com o celular longe, e termine dizendo: quanto mais a nós.',
        tell: 'o que o bicho ensinou.',
      },
      {
        do: 'Venda ou separe uma coisa sua e dê o valor, ou a própria coisa, a alguém que precisa, sem contar na internet.',
        tell: 'se a mão ficou mais leve ou se doeu.',
      },
    ],
    children: {
      truth: 'O Pai sabe do que preciso e cuida de mim.',
      to7: {
        story:
          'Jesus disse aos amigos: não fiquem ansiosos! Ansioso é quem fica pensando, pensando, com medo. Olhem os corvos, ele falou. O corvo é um pássaro preto. Ele não planta. Não colhe. Não tem despensa. E quem dá comida a ele? Deus! Agora olhem os lírios. O lírio é uma flor. Ele não costura roupa. Mas nem o rei Salomão se vestia tão bonito! Se Deus cuida da flor e do passarinho, cuida muito mais de vocês. Então Jesus disse com carinho: não tenha medo, pequeno rebanho. O Pai gosta de dar o Reino a vocês. O Pai sabe!',
        activity:
          'Voem como corvos pela sala. Quando alguém disser o Pai sabe, todos pousam e respiram fundo.',
        questions: [
          'Quem dá comida ao corvo?',
          'Quem veste o lírio?',
          'Que preocupação você quer contar ao Pai?',
        ],
      },
      to12: {
        story:
          'Os discípulos tinham deixado muita coisa para andar com Jesus. Devia dar um frio na barriga: o que vamos comer? O que vamos vestir? Jesus conhecia esse pensamento. Não fiquem ansiosos, disse. A vida é mais que comida, e o corpo é mais que roupa. E apontou para os corvos: não semeiam, não colhem, não têm celeiro, e Deus os alimenta. Alguém consegue ficar mais alto de tanto se preocupar? E apontou para os lírios: não trabalham nem fiam, e nem Salomão se vestia assim. Se Deus faz isso com uma erva, quanto mais com vocês! O Pai de vocês sabe do que precisam. Busquem o Reino dele. E então os chamou por um nome carinhoso: pequeno rebanho. Não tenha medo, o Pai se agradou de dar o Reino a vocês. Quem já ganhou um presente assim consegue repartir o que tem. Onde está o tesouro da gente, ali está o coração.',
        activity:
          'Façam dois potes: num, papéis com preocupações, entregues ao Pai em oração; no outro, moedas ou brinquedos para dar a alguém.',
        questions: [
          'O que Jesus ensinou com os corvos e os lírios?',
          'Por que ele chamou os discípulos de pequeno rebanho?',
          'O que você poderia repartir sem medo?',
        ],
      },
      challenge: 'Quando ficar preocupado, conte ao Pai e reparta alguma coisa.',
    },
    prayer:
      'Pai, tu sabes. Sabes o aluguel, o exame e o medo da noite. Não somos muitos nem fortes, mas te agradaste de nos dar o Reino. Solta a nossa mão do que ela aperta e põe o nosso coração contigo. Amém.',
    leader: {
      lost: 'Alguém dirá que é fácil falar. Concorde que a falta é real e vá ao 32: a ordem de não temer vem com um motivo, o Pai deu o Reino. Depois perguntem como o grupo pode ser parte do cuidado.',
      tender:
        'Ansiedade também é doença, e não falta de fé. Quem tem crises deve ouvir isso do líder, e procurar médico ou psicólogo. Se há fome na casa de alguém, resolvam isso antes do domingo.',
    },
    comfort:
      'Jesus não disse rebanho forte. Disse pequeno. Cabe você, cansado como está. O Pai sabe do que você precisa, e não está dormindo.',
    closing: 'Pequeno rebanho, boa noite: o Pai sabe.',
    words: [
      'nao estejais ansiosos',
      'ansiosos',
      'corvos',
      'lirios',
      'salomao',
      'pequeno rebanho',
      'covado',
      'buscai o reino',
      'vosso pai sabe',
      'nao temas',
      'bolsas que nao se envelhecam',
      'tesouro nos ceus',
      'onde estiver o vosso tesouro',
      'traca',
      'homens de pequena fe',
    ],
  },
  {
    verses: '12:35-48',
    key: '12:37',
    title: 'O senhor que serve à mesa',
    theme: 'a espera fiel pela volta de Jesus',
    themes: ['volta', 'fidelidade', 'servico', 'espera'],
    idea: 'Quem espera Jesus espera trabalhando, porque o Senhor que vai chegar é daqueles que se vestem para servir à mesa os seus servos.',
    context:
      'Jesus acabou de dizer ao pequeno rebanho que não tenha medo. Agora fala de empregados que esperam o dono voltar de um casamento, de madrugada. Depois, com Pedro, fala do mordomo a quem muito foi confiado (12:45-48): o que maltrata os outros porque o patrão demora será cobrado. Os açoites são da parábola, e mostram que confiança traz responsabilidade.',
    retold: [
      {
        verses: '12:35-38',
        says: 'Jesus pede que esperem vestidos e com as lâmpadas acesas. O senhor que achar seus servos vigiando vai fazê-los sentar à mesa e servi-los.',
      },
      {
        verses: '12:39-40',
        says: 'Jesus lembra que o chefe da casa vigiaria, se soubesse a hora do ladrão. O Filho do homem vem quando não se imagina.',
      },
      {
        verses: '12:41-44',
        says: 'Pedro pergunta para quem é a parábola. Jesus fala do mordomo fiel, que dá alimento no tempo certo e receberá o cuidado de todos os bens.',
      },
      {
        verses: '12:45-48',
        says: 'O servo que maltrata os outros e se embriaga, diz Jesus, será castigado quando o senhor chegar. A quem muito foi dado, muito se exigirá.',
      },
    ],
    read: {
      verses: '12:35-44',
      how: 'Acendam uma lâmpada ou vela no 35 e deixem acesa até a oração. Quem lê o 37 serve água aos outros antes de continuar.',
    },
    observe: [
      {
        ask: 'Como devem estar as roupas e as lâmpadas, e para poder fazer o quê quando o senhor bater?',
        verses: '12:35-36',
        listen: 'Vestidos para trabalhar, lâmpadas acesas, para abrir imediatamente.',
      },
      {
        ask: 'O que o senhor faz com os servos que encontra acordados?',
        verses: '12:37',
        listen: 'Ele mesmo se veste, faz com que se sentem à mesa e os serve.',
      },
      {
        ask: 'O que Pedro pergunta, e qual é a tarefa do mordomo fiel?',
        verses: '12:41-43',
        listen: 'Se é para eles ou para todos. Dar alimento aos outros servos no tempo devido.',
      },
    ],
    interpret: [
      {
        ask: 'Que senhor dessa época serviria os empregados de madrugada? O que Jesus revela de si com essa surpresa?',
        verses: '12:37',
        listen: 'Nenhum faria. Jesus é o Senhor que serve; esperá-lo não é esperar um fiscal.',
        follow: 'De quem você acha que está à espera: de um fiscal ou de alguém que serve?',
      },
      {
        ask: 'Por que a hora fica escondida?',
        verses: '12:38-40',
        listen: 'Para que se viva pronto sempre, e não só na véspera; é confiança, e não cálculo.',
      },
      {
        ask: 'Vigiar, neste texto, vira dar comida a gente na hora certa. O que isso corrige no nosso modo de pensar a volta de Jesus?',
        verses: '12:42-43',
        listen:
          'Esperar não é olhar para o céu de braços cruzados; é ser achado cuidando dos outros.',
      },
    ],
    live: [
      {
        ask: 'Se Jesus batesse numa quarta às três da tarde, o que acharia você fazendo por alguém?',
        listen: 'Coisa comum: marmita, planilha bem feita, fralda. Assim está bom.',
        for: ['adults', 'women', 'men', 'parents'],
      },
      {
        ask: 'O que você deixa para quando for mais velho, achando que há tempo de sobra?',
        listen: 'Fé, perdão, servir. Um pedaço pode começar já.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem depende de você para ter alimento no tempo devido, seja comida, palavra ou atenção?',
        listen: 'Um nome. O mordomo é medido por isso.',
      },
      {
        ask: 'Depois de tantos anos ouvindo que ele vem, o que mantém a sua lâmpada acesa, e o que a abafou?',
        listen: 'Cansaço, decepção, rotina. Também o que reacendeu.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que você sentia quando falavam da volta de Jesus, e o que muda ao ver que ele chega servindo?',
        listen: 'Muitos cresceram com medo. O 37 é a melhor resposta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que poder, pequeno que seja, você tem sobre alguém, e como o usa quando o chefe não está olhando?',
        listen: 'Filho, estagiário, atendente. O texto cobra quem maltrata.',
        for: ['couples', 'parents', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando chega visita sem avisar, o que some primeiro da sua sala?',
        bridge: 'Jesus fala de uma chegada sem hora marcada, e que é boa.',
      },
      {
        text: 'Quem na sua vida ficava acordado até você chegar em casa, e como era abrir a porta e ver a luz acesa?',
        bridge: 'Há uma luz acesa no texto, e alguém que volta de uma festa.',
        for: ['young', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Acenda uma luz pequena, de abajur ou vela segura, e apague as outras. Espere um minuto sem fazer nada.',
      bridge: 'Leia como quem ouve passos na calçada.',
    },
    complete: [
      {
        name: 'Turno da noite',
        text: 'Meu posto é … . As pessoas que dependem de mim são … . O alimento que lhes devo nesta semana é … . Onde cochilei: … . O que me acorda: … .',
      },
      {
        name: 'Muito foi dado',
        text: 'Liste cinco coisas que lhe foram confiadas: … . Ao lado de cada uma, quem pode ser servido por ela: … .',
      },
    ],
    challenges: [
      {
        do: 'Sirva uma refeição a quem costuma servir você, e fique de pé até que a pessoa tenha comido.',
        tell: 'o que a pessoa disse quando você não a deixou levantar.',
      },
      {
        do: 'Marque um alarme diário numa hora qualquer. Quando tocar, faça na hora um bem pequeno a quem estiver mais perto.',
        tell: 'o mais inesperado dos sete.',
      },
    ],
    children: {
      truth: 'Jesus vai voltar, e eu espero fazendo o bem.',
      to7: {
        story:
          'Jesus contou uma história. Um senhor saiu para uma festa de casamento. Os empregados ficaram em casa. A que horas ele volta? Ninguém sabia! Então deixaram as lâmpadas acesas e ficaram prontos. Toc, toc! O senhor chegou! Abriram a porta depressa. E sabe o que o senhor fez? Disse: sentem-se! E ele mesmo serviu a comida para eles. Que surpresa! Quem serve é o empregado, não é? Mas Jesus é assim: é Rei e gosta de servir. Um dia Jesus vai voltar. Ninguém sabe a hora. Enquanto isso, a gente fica pronto, cuidando dos outros.',
        activity:
          'Brinquem de toc toc: um bate à porta, os outros acendem uma lanterna e abrem depressa. Quem entrou serve um biscoito a todos.',
        questions: [
          'O que os empregados deixaram aceso?',
          'O que o senhor fez quando chegou?',
          'Que coisa boa você pode fazer enquanto espera Jesus?',
        ],
      },
      to12: {
        story:
          'Jesus contou que um senhor tinha ido a uma festa de casamento. Em casa, os servos não sabiam se ele voltaria cedo ou bem tarde. Ficaram vestidos para o trabalho, com as lâmpadas acesas, prontos para abrir. Felizes esses servos, disse Jesus, porque o senhor vai fazer uma coisa que senhor nenhum faz: vai se vestir para servir, mandar que se sentem à mesa e trazer a comida! Pedro perguntou: isso é só para nós ou para todos? Jesus respondeu com outra pergunta: quem é o mordomo fiel, que dá alimento aos outros na hora certa? Feliz é ele, se for achado fazendo isso. Jesus falou também de um servo que pensou: o meu senhor demora, e começou a maltratar os outros. Esse não estava esperando de verdade. Esperar Jesus não é ficar parado olhando para o céu, nem ter medo da chegada. É cuidar de quem está por perto, porque quem vem é o Senhor que serve.',
        activity:
          'Montem uma escala de cuidado para a semana, com nome e tarefa pequena de cada um, e pendurem junto de uma lâmpada desenhada.',
        questions: [
          'Por que o senhor da história surpreende?',
          'O que faz o mordomo fiel?',
          'Quem você pode servir nesta semana?',
        ],
      },
      challenge: 'Sirva alguém da sua casa à mesa antes de se servir.',
    },
    prayer:
      'Senhor que serves, vem. Acha-nos acordados, com a comida dos outros na mão. Perdoa quem de nós usou mal o que lhe confiaste. Mantém a lâmpada acesa em quem está cansado de esperar. Amém.',
    leader: {
      lost: 'Os castigos do 46 ao 48 assustam, e o grupo para ali. Explique: é parábola, e a cobrança cai sobre quem maltrata gente e sobre quem sabia e não fez. Volte ao 37, o centro.',
      tender:
        'Quem cresceu com medo de ser deixado para trás pode se angustiar. Leia de novo o 37 e o 32. Se alguém vive sob um chefe ou parente que bate, trate disso a sós (Ligue 180, Disque 100).',
      differ:
        'Cristãos descrevem de modos diferentes a ordem dos acontecimentos da volta de Jesus, e o castigo do servo infiel. Todos leem aqui que a hora é escondida e que a espera se mede em fidelidade.',
    },
    comfort:
      'Segunda vigília, terceira vigília: há noites assim, ao lado de um leito ou de uma saudade. O Senhor que vem manda sentar quem ficou de pé e traz o prato.',
    closing: 'Deixem uma luz acesa; ele vem, e vem para servir.',
    words: [
      'lampadas acesas',
      'cingidos os vossos lombos',
      'vestidos para trabalhar',
      'servos vigilantes',
      'achar vigiando',
      'segunda vigilia',
      'ladrao viria',
      'estai prontos',
      'filho do homem vira a hora',
      'mordomo fiel e prudente',
      'meu senhor demora',
      'poucos acoites',
      'a quem muito for dado',
      'muito sera exigido',
    ],
  },
  {
    verses: '13:1-9',
    key: '13:8',
    title: 'Mais um ano para a figueira',
    theme: 'a paciência de Deus e a hora de voltar',
    themes: ['arrependimento', 'graca', 'sofrimento', 'esperanca'],
    idea: 'Diante de uma desgraça, Jesus não reparte culpas: chama todos a voltar para Deus, e mostra numa figueira a paciência que pede mais um ano, põe as mãos na terra e tem prazo.',
    context:
      'Chega a notícia de uma matança ordenada por Pilatos. Muita gente pensava que desgraça grande era castigo de pecado grande. Jesus junta outra notícia, a de uma torre que caiu, e depois conta uma história de quintal. Uma figueira podia dar fruto duas vezes por ano: três anos sem nada já era demais.',
    retold: [
      {
        verses: '13:1-3',
        says: 'Contam a Jesus de galileus que Pilatos mandou matar. Ele diz que não eram mais pecadores que outros, e que todos precisam se arrepender.',
      },
      {
        verses: '13:4-5',
        says: 'Jesus lembra os dezoito que morreram sob a torre de Siloé. Também eles não eram mais culpados que os outros de Jerusalém, e quem não se arrepender perecerá.',
      },
      {
        verses: '13:6-9',
        says: 'Jesus conta de uma figueira que há três anos não dá fruto, e o dono manda cortá-la. O cuidador pede mais um ano, para cavar em volta e adubar.',
      },
    ],
    read: {
      verses: '13:1-9',
      how: 'Um lê 1-5 como quem ouve o noticiário e desliga no fim. Depois, um lê o dono (de pé), outro o cuidador (de joelhos, com as mãos no chão).',
    },
    observe: [
      {
        ask: 'Que duas desgraças são lembradas, e o que Jesus repete depois de cada uma?',
        verses: '13:1-5',
        listen:
          'Os galileus mortos por Pilatos e os dezoito da torre. Não eram piores; e todos precisam se arrepender.',
      },
      {
        ask: 'Há quanto tempo o dono procura fruto, e que decisão toma?',
        verses: '13:6-7',
        listen: 'Três anos; cortar.',
      },
      {
        ask: 'O que o cuidador pede, e o que se oferece para fazer?',
        verses: '13:8',
        listen: 'Mais um ano; cavar e adubar ele mesmo.',
      },
      {
        ask: 'Como termina a parábola?',
        verses: '13:9',
        listen: 'Aberta: não sabemos se deu fruto.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus responde “Não, eu vos digo” à conta de que sofre mais quem peca mais. Por que essa conta agrada tanto a quem ficou de pé?',
        verses: '13:2-5',
        listen: 'Explica o susto, dá segurança e põe a culpa no outro. Jesus a recusa duas vezes.',
      },
      {
        ask: 'Contaram a Jesus a desgraça de outros, e ele devolve: “todos vós”. Para onde ele leva a conversa?',
        verses: '13:1-5',
        listen:
          'De quem morreu para quem está vivo e ainda pode mudar de rumo. Não ameaça os mortos: acorda os ouvintes.',
      },
      {
        ask: 'O dono tem razão em contar os anos. Por que a paciência do cuidador não é o mesmo que dizer que tudo bem?',
        verses: '13:7-9',
        listen: 'Ela inclui trabalho e um prazo.',
      },
      {
        ask: 'Cavar em volta e adubar mexem com a raiz e não cheiram bem. Que coisas desagradáveis já foram cuidado de Deus com alguém?',
        verses: '13:8',
        listen: 'Um não, uma crise, uma conversa dura, um tratamento.',
      },
      {
        ask: 'Jesus não conta o final. O que ele quer de quem ouve, ao deixar a última página em branco?',
        verses: '13:9',
        listen: 'Que responda com a vida.',
        follow: 'O que você escreveria ali hoje?',
      },
    ],
    live: [
      {
        ask: 'Que área da sua vida está há três anos dando só folhas?',
        listen: 'Deixe uma pausa; folhas também são bonitas.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem já pediu mais um ano por você, diante de quem queria cortar?',
        listen: 'Professora, mãe, chefe, pastor.',
        for: ['young', 'teens', 'new-believers'],
      },
      {
        ask: 'De quem você está a ponto de desistir, e o que seria cavar e adubar antes disso?',
        listen: 'Não obrigue a conviver com quem machuca.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'O que em você precisa ser revolvido na raiz, mesmo que doa?',
        listen: 'Hábito, mentira antiga, medo.',
        for: ['singles', 'men', 'women'],
      },
      {
        ask: 'Se este fosse mesmo o ano pedido por alguém, em que você gostaria de gastá-lo?',
        listen: 'Sem pânico; com gratidão.',
        for: ['elderly', 'visitors', 'adults'],
      },
      {
        ask: 'O que você pensa quando uma tragédia atinge gente boa?',
        listen: 'Jesus recusou a conta de culpa; recuse também.',
        for: ['young', 'mourning'],
      },
      {
        ask: 'Que explicação você já deu para o sofrimento de alguém, e hoje trocaria por uma visita?',
        listen: 'Sem vergonha: quase todo mundo já deu uma. A quem ainda dá tempo de procurar?',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa sua todos mandam jogar fora e você diz que ainda tem conserto?',
        bridge: 'Havia uma árvore na lista do machado e um empregado teimoso.',
      },
      {
        text: 'Já deu adubo demais a uma planta, ou remédio errado a um bicho, e deu certo assim mesmo?',
        bridge: 'Cuidar tem cheiro forte. A figueira desta história que o diga.',
        for: ['women', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Mexa um pouco de terra com os dedos, num vaso ou no quintal. Veja o que ela guarda. Lave as mãos sem pressa.',
      bridge: 'Alguém pediu para pôr as mãos na terra por sua causa.',
    },
    complete: [
      {
        name: 'Requerimento',
        text: 'Senhor, deixa ainda este ano a figueira que se chama… , até que eu a escave em… e a adube com… Se der fruto, … Assinado: …',
      },
      {
        name: 'Três anos',
        text: 'Há três anos busco fruto em… Encontrei folhas: … Encontrei também, se olhar bem, um figo pequeno: … O que eu faria com mais um ano: …',
      },
    ],
    challenges: [
      {
        do: 'Peça mais um ano por alguém: ore por quem parece caso perdido e faça por essa pessoa um gesto de adubo.',
        tell: 'que gesto foi.',
      },
      {
        do: 'Cave em volta de uma raiz sua: converse com um amigo, terapeuta, pastor ou padre sobre um hábito antigo.',
        tell: 'se o cheiro foi tão ruim quanto parecia.',
      },
    ],
    children: {
      truth: 'Deus tem paciência e cuida para eu dar fruto.',
      to7: {
        story:
          'Um homem tinha uma figueira no jardim. Todo ano ele procurava figos: nadinha! Procurou no outro ano: nadinha! E no outro: nada! Ele ficou chateado: corte essa árvore! Ela só ocupa lugar. Mas o jardineiro gostava dela. Senhor, por favor, espere mais um aninho! Eu vou cavar a terra em volta, vou pôr adubo, vou regar. Vai ser um trabalhão! Quem sabe ela dá figos? Deus é assim, como o jardineiro. Ele não desiste depressa de ninguém. Ele cuida da gente com carinho, para a gente dar frutos gostosos: bondade, amizade, perdão.',
        activity:
          'Reguem e adubem de verdade uma planta tristinha, em revezamento. Façam uma plaquinha: mais um ano com carinho.',
        questions: [
          'O que a árvore não dava?',
          'O que o jardineiro pediu?',
          'Que fruto bonito você quer dar?',
        ],
      },
      to12: {
        story:
          'Algumas pessoas pensavam que só sofre quem fez algo muito errado. Jesus disse que não é assim e que todos precisam mudar o coração. Depois contou uma história curtinha. Um homem tinha plantado uma figueira no meio da vinha. Por três anos, ele procurou figos, e nada. Então disse ao cuidador: corte-a, para que ocupa espaço? O cuidador podia ter ido buscar o machado. Mas pediu: deixe mais um ano; eu cavo em volta e ponho adubo. Olha que trabalho! Ele estava disposto a sujar as mãos por uma árvore que não tinha dado nada. Se ela der fruto, ótimo; se não, então corta. E a história acaba aí. Será que deu figos? Jesus não contou, porque quem continua a história somos nós. Deus tem paciência. E a paciência dele não é para a gente dormir, é para a gente começar.',
        activity:
          'Cada um termina a história com um desenho: o que aconteceu com a figueira no fim daquele ano? Comparem os finais e digam o que ajudou.',
        questions: [
          'Por que o dono queria cortar?',
          'O que o cuidador ofereceu?',
          'O que você quer que Deus ajude a crescer em você?',
        ],
      },
      challenge: 'Dê outra chance a alguém que falhou com você numa coisa pequena.',
    },
    prayer:
      'Senhor, obrigado por mais um ano. Põe as mãos na nossa terra, mesmo quando dói. Não te canses de quem amamos. E que, no fim, tu encontres ao menos um figo, dado com alegria.',
    leader: {
      lost: 'Não explique nenhuma tragédia de hoje; Jesus não explicou nem aquelas. E decifrar quem é o dono e quem é o cuidador complica. Fique na pergunta: o que faremos com o tempo que nos deram?',
      tender:
        'Quem perdeu alguém num crime, desabamento ou enchente revive isso nos versículos 1 a 5: avise antes e deixe sair. Quem recebeu diagnóstico grave pode ouvir a contagem do tempo como ameaça. Fale do cuidado, e não do machado. Não ligue tragédia a culpa, nem desemprego a esterilidade: Jesus não ligou.',
    },
    comfort:
      'Você não está na lista de corte. Está sendo cuidado por alguém que sujou as mãos por sua causa. Se hoje só tem folhas, tudo bem: sombra também é bondade.',
    closing:
      'Jesus deu a vida para que ninguém se perca, e ainda há tempo de voltar: vamos para casa com terra debaixo das unhas.',
    words: [
      'figueira',
      'torre de siloe',
      'pilatos',
      'galileus',
      'se nao vos arrependerdes',
      'perecereis',
      'mais pecadores',
      'figueira esteril',
      'tres anos',
      'ainda este ano',
      'mais um ano',
      'corta a',
      'adube',
      'aduba',
      'escave',
      'cuidador da vinha',
      'vinhateiro',
      'nao achou fruto',
      'ocupa a terra',
      'outra chance',
    ],
  },
  {
    verses: '13:10-17',
    key: '13:12',
    title: 'A mulher que voltou a olhar em frente',
    theme: 'a cura da mulher encurvada',
    themes: ['descanso', 'sofrimento', 'justica'],
    idea: 'No meio do culto, Jesus vê a mulher que há dezoito anos só via o chão, chama-a para perto e mostra que o dia de Deus existe para soltar gente.',
    context:
      'É a última vez que Lucas mostra Jesus ensinando numa sinagoga. A mulher não pede nada: talvez sempre se sentasse atrás. O chefe do lugar não fala com Jesus nem com ela; ralha com o povo. Um boi tinha dono no sábado; ela também tem: é filha de Abraão.',
    retold: [
      {
        verses: '13:10-13',
        says: 'Jesus ensina num sábado e vê uma mulher encurvada há dezoito anos. Chama-a, põe as mãos sobre ela, e ela se endireita e glorifica a Deus.',
      },
      {
        verses: '13:14',
        says: 'O chefe da sinagoga, indignado, diz à multidão que há seis dias para trabalhar, e que venham ser curados nesses dias.',
      },
      {
        verses: '13:15-17',
        says: 'Jesus lembra que no sábado todos soltam o boi para beber, e pergunta se não se devia soltar esta filha de Abraão, presa há dezoito anos. O povo se alegra.',
      },
    ],
    read: {
      verses: '13:10-17',
      how: 'Alguém, se quiser, fica curvado de 11 a 12 e se endireita devagar no 13; os outros respiram junto.',
    },
    observe: [
      {
        ask: 'Há quanto tempo ela vive assim, e o que não consegue fazer?',
        verses: '13:11',
        listen: 'Dezoito anos; endireitar-se.',
      },
      {
        ask: 'Que verbos Jesus faz antes de ela se endireitar?',
        verses: '13:12-13',
        listen: 'Vê, chama, diz, põe as mãos.',
      },
      {
        ask: 'O que o chefe reclama, e com que argumento Jesus responde?',
        verses: '13:14-16',
        listen: 'Cura em dia errado; o boi, e uma filha de Abraão.',
      },
    ],
    interpret: [
      {
        ask: 'Ela foi à sinagoga sem pedir cura, e Jesus a chamou para perto, diante de todos. O que esse chamado terá significado para ela?',
        verses: '13:12-13',
        listen: 'Honra, visibilidade; passa do fundo ao centro.',
      },
      {
        ask: 'Um animal podia ser desamarrado no sábado. O que se perde de vista quando uma regra boa trata um boi melhor do que uma mulher?',
        verses: '13:14-16',
        listen: 'A intenção de Deus: o dia é de descanso e liberdade.',
      },
      {
        ask: 'Jesus a chama de filha de Abraão, um título raro para uma mulher. Por que dar título a quem todos conheciam pela doença?',
        verses: '13:16',
        listen: 'Devolve lugar na família da promessa.',
        follow: 'Que título Jesus lhe daria?',
      },
    ],
    live: [
      {
        ask: 'O que a vida fez curvar você: trabalho, culpa, cuidado dos outros, tela, medo?',
        listen: 'Olhos no chão; não apresse a resposta.',
        for: ['women', 'adults', 'elderly'],
      },
      {
        ask: 'De que maneira a postura do corpo conta o que um adolescente está passando?',
        listen: 'Ombros, capuz, sono, celular: aprenda a ver.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Que regra da igreja ou da casa ainda trata alguém pior do que um boi?',
        listen: 'Peça um exemplo e uma mudança.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Quem na nossa reunião fica sempre atrás, e quem o chama para o meio?',
        listen: 'Só com permissão; sem pôr em evidência.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que você faria no primeiro dia em que olhasse o céu de novo?',
        listen: 'Sonhar também cura.',
        for: ['singles', 'elderly', 'women'],
      },
      {
        ask: 'O que faz alguém continuar indo ao culto dezoito anos com a mesma dor?',
        listen: 'Fidelidade silenciosa; honre quem persiste.',
        for: ['long-believers', 'new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já passou um dia olhando para o chão (joelho torcido, torcicolo, pescoço travado)? O que descobriu lá embaixo?',
        bridge: 'Uma mulher fazia isso havia dezoito anos, e alguém a viu.',
      },
      {
        text: 'Qual é a regra mais rígida do seu prédio, escola ou trabalho, e quando ela atrapalha gente?',
        bridge: 'Jesus entrou numa discussão sobre regra, sábado e gente.',
        for: ['adults', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Curve-se devagar sobre os joelhos. Sinta o peso da cabeça. Agora, sem pressa, endireite a coluna e abra o peito. Olhe um ponto longe.',
      bridge: 'Uma mulher fez isso depois de dezoito anos.',
    },
    complete: [
      {
        name: 'Do chão para o horizonte',
        text: 'Olhando para o chão, eu vejo… Se eu levantasse a cabeça, veria… Quem me chama para o meio: … O título que ouço dele: … Dia que escolho para descansar e me alongar: …',
      },
      {
        name: 'Soltar',
        text: 'Desenhe um nó. O que me prende: … Há quanto tempo: … O que tentei: … Quem poderia desatar comigo: … O nó que eu fiz nos outros com uma regra: …',
      },
    ],
    challenges: [
      {
        do: 'Aproxime-se de alguém que anda curvado pela vida, chame pelo nome e caminhe um pouco com essa pessoa, no passo dela.',
        tell: 'o que mudou na altura dos olhos dela, ou dos seus.',
      },
      {
        do: 'Escolha um dia de descanso de verdade e use uma parte dele para libertar alguém (visitar, dar folga, perdoar dívida).',
        tell: 'se o descanso aumentou ou diminuiu.',
      },
    ],
    children: {
      truth: 'Jesus me vê e me ajuda a levantar a cabeça.',
      to7: {
        story:
          'Uma mulher andava toda curvadinha, olhando só para o chão. Fazia dezoito anos! Ela só via pés, pedrinhas, formigas. Nunca via o céu. Um sábado, ela foi ouvir Jesus. Ele estava ensinando, e a viu lá atrás. Venha cá!, chamou. Ela foi, devagarinho. Jesus disse: mulher, você está livre! E pôs as mãos nela. Ela foi subindo, subindo, e ficou retinha! Viu o rosto de Jesus, viu o céu e começou a agradecer. O chefe de lá ficou bravo, porque era dia de descanso. Mas Jesus disse: no sábado vocês soltam até o boi para beber água! Ela é filha de Deus! E o povo ficou feliz.',
        activity:
          'Todos andam curvados olhando o chão, contando sapatos; ao chamar venha cá, ficam retos, olham para cima e contam o que veem.',
        questions: [
          'O que a mulher conseguia ver?',
          'O que Jesus fez?',
          'O que deixa você triste e de cabeça baixa?',
        ],
      },
      to12: {
        story:
          'Jesus ensinava na sinagoga num sábado, dia de descanso. Lá no fundo havia uma mulher de costas tão curvadas que não conseguia se endireitar. Fazia dezoito anos que ela via só o chão! Ninguém mais reparava nela. Jesus viu. Parou o que dizia e a chamou para a frente. Imagine a coragem de atravessar a sala, com todos olhando. Ele disse: mulher, você está livre, e pôs as mãos nela. Ela ficou reta e louvou a Deus. O chefe da sinagoga não gostou: há seis dias para trabalhar, venham se curar nesses! Jesus respondeu que no sábado todo mundo desamarra o boi para levar à água. Esta mulher, filha de Abraão, presa havia dezoito anos, não devia ser solta? O dia de Deus não é para prender ninguém; é para libertar. O povo se alegrou muito.',
        activity:
          'Regras para gente: em grupo, escrevam três regras da escola e, ao lado, a quem elas devem proteger. Alguma esqueceu das pessoas? Sugiram como mudar.',
        questions: [
          'Por que ninguém reparava na mulher?',
          'O que Jesus respondeu ao chefe?',
          'Quem na sua turma anda de cabeça baixa?',
        ],
      },
      challenge: 'Elogie e chame para perto um colega que anda triste.',
    },
    prayer:
      'Senhor que nos vês curvados, chama-nos pelo nome. Endireita o que a vida dobrou. Faz do nosso descanso tempo de soltar gente, e dá à igreja mais alegria por quem se levanta do que por regra cumprida.',
    leader: {
      lost: 'O espírito de enfermidade abre discussão. Diga que Lucas liga a doença ao mal, sem culpar a mulher, e volte ao gesto.',
      tender:
        'Doenças da coluna, deficiência, dor crônica e depressão estão na sala. Não encene se alguém se ofender, não diga que falta fé, e respeite quem não pode se endireitar. Pergunte o que ajudaria hoje: cadeira, carona, remédio.',
      differ:
        'As igrejas guardam de modos diferentes o dia do Senhor: adventistas, o sábado; a maioria, o domingo; outras não fazem distinção. Jesus não apaga o descanso: mostra para que serve.',
    },
    comfort:
      'Se você só consegue ver o chão, ele se abaixa até onde os seus olhos alcançam. Não precisa pedir. Ele já disse o seu nome para o meio da sala.',
    closing: 'Vamos para casa mais altos um pouco, e com o céu à vista.',
    words: [
      'mulher encurvada',
      'encurvada',
      'dezoito anos',
      'endireitar',
      'endireitou',
      'sabado',
      'sinagoga',
      'filha de abraao',
      'espirito de enfermidade',
      'boi ou jumento',
      'livre de tua enfermidade',
      'hipocrita',
      'chefe da sinagoga',
      'curvada',
    ],
  },
  {
    verses: '14:1-14',
    key: '14:11',
    title: 'O último lugar',
    theme: 'a humildade à mesa',
    themes: ['humildade', 'proximo', 'generosidade'],
    idea: 'Jesus vê quem briga por cadeira e quem nunca é convidado, e ensina a sentar embaixo e a pôr a mesa para quem não pode retribuir.',
    context:
      'Era sábado, e um chefe dos fariseus convidou Jesus para comer. Todos o vigiavam. Logo na entrada ele curou um homem de corpo inchado (14:1-6). Então reparou nos convidados e deu dois conselhos: um a quem vai à festa, outro a quem a dá. Em seguida contará a parábola da grande ceia, em que a casa se enche de pobres e mancos.',
    retold: [
      {
        verses: '14:1-6',
        says: 'Jesus pergunta aos fariseus se é lícito curar no sábado, e cura um homem diante deles. Quem não tira do poço, nesse dia, o boi que caiu?',
      },
      {
        verses: '14:7-11',
        says: 'Jesus vê os convidados escolhendo os primeiros assentos e diz que tomem o último, até que o dono chame para mais perto. Quem se exalta será humilhado.',
      },
      {
        verses: '14:12-14',
        says: 'Jesus diz ao dono da casa que não chame amigos e vizinhos ricos, mas pobres, mancos e cegos. Eles não podem retribuir, e a recompensa virá na ressurreição.',
      },
    ],
    read: {
      verses: '14:7-14',
      how: 'Antes, ponham as cadeiras em fila e deixem cada um escolher. No fim da leitura, perguntem se alguém quer trocar.',
    },
    observe: [
      {
        ask: 'O que Jesus ficou olhando naquela sala?',
        verses: '14:7',
        listen: 'Como escolhiam os primeiros assentos.',
      },
      {
        ask: 'Comparem os dois convidados: que frase cada um ouve do dono da casa?',
        verses: '14:8-10',
        listen: 'Dá o lugar a este; amigo, vem para um lugar superior.',
      },
      {
        ask: 'Quem fica fora da lista do jantar e quem entra nela?',
        verses: '14:12-13',
        listen:
          'Fora: amigos, irmãos, parentes, vizinhos ricos. Dentro: pobres, aleijados, mancos, cegos.',
      },
      {
        ask: 'Qual é a razão de ser bem-aventurado quem dá um banquete assim?',
        verses: '14:14',
        listen: 'Eles não têm com que recompensar; Deus o fará na ressurreição.',
      },
    ],
    interpret: [
      {
        ask: 'Alguém poderia sentar atrás só para ser chamado à frente. Por que isso não é o que Jesus ensina?',
        verses: '14:10-11',
        listen: 'Humilhar-se não é truque; é não precisar do lugar.',
        follow: 'Como se percebe a humildade fingida, a começar pela nossa?',
      },
      {
        ask: 'Que liberdade tem quem não se importa com a cadeira?',
        verses: '14:8-11',
        listen: 'Olha para os outros, ri, serve; não passa a festa medindo.',
      },
      {
        ask: 'Jesus não proíbe jantar com a família. Que costume ele está desmanchando?',
        verses: '14:12-13',
        listen: 'O toma lá dá cá: fazer bem só a quem devolve.',
      },
      {
        ask: 'A mesa que ele descreve se parece com qual outra, se pensarmos em como Deus nos recebeu?',
        verses: '14:13-14',
        listen: 'A dele: nós não temos com que pagar. Graça.',
      },
    ],
    live: [
      {
        ask: 'Qual cadeira você ainda disputa: na família, no trabalho, na igreja, na conversa?',
        listen: 'Com humor. Cada um a sua.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na hora do lanche ou do trabalho em grupo, quem sobra? O que custaria sentar com ele?',
        listen: 'Custa alguma coisa mesmo. Não minimize.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Folheie de cabeça os seus convidados do último ano. Alguém ali não tinha como retribuir?',
        listen: 'Uma mudança pequena, sem virar caridade de palco.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que lugar de honra você já perdeu e, olhando agora, o que ganhou cá embaixo?',
        listen: 'Aposentadoria, doença, cargo. Pode haver dor.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'Na nossa igreja, quem se senta na frente e quem entra pela porta dos fundos? O que Jesus repararia?',
        listen: 'Rampa, intérprete, lugar para cadeira de rodas, tratamento.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Já ouviu alguém dizer a você: amigo, vem mais para cá? Como foi?',
        listen: 'Boas histórias de acolhida.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Janela, corredor, banco da frente, cabeceira: por qual lugar você briga?',
        bridge: 'Jesus estava num almoço e ficou olhando as pessoas escolherem cadeira.',
      },
      {
        text: 'Mesa das crianças nas festas: até que idade você comeu nela, e o que havia de bom ali?',
        bridge:
          'O último lugar tem as suas vantagens, segundo o convidado mais importante daquele almoço.',
        for: ['young', 'teens', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, ou no lugar da casa em que você nunca se senta, e olhe o mundo dali.',
      bridge: 'Deste lugar, leia o que Jesus viu naquele almoço.',
    },
    complete: [
      {
        name: 'Mapa da mesa',
        text: 'Desenhe uma mesa comprida e sente nela as pessoas da sua vida. Onde você se pôs? Quem ficou sem cadeira: … . Que troca faria: … .',
      },
      {
        name: 'Sem troco',
        text: 'Complete: costumo fazer o bem a quem me devolve … . Alguém que não pode me devolver nada é … . Um convite possível seria … .',
      },
    ],
    challenges: [
      {
        do: 'Durante uma semana, escolha o pior lugar: o fundo da fila, o pedaço queimado, a cadeira dura. Sem contar a ninguém.',
        tell: 'só o que você viu de lá, e não o que fez.',
      },
      {
        do: 'Faça com o seu grupo uma refeição para pessoas que não podem retribuir, e sentem-se misturados, não atrás do balcão.',
        tell: 'com quem você conversou e sobre o quê.',
      },
    ],
    children: {
      truth: 'Na mesa de Jesus cabe todo mundo.',
      to7: {
        story:
          'Jesus foi almoçar numa casa bonita. Os convidados corriam: esta cadeira é minha! Não, é minha! Eu quero a melhor! Jesus olhava. Então disse: quando você for a uma festa, não corra para o melhor lugar. Sente lá no fim. Quem sabe o dono vem e diz: amigo, venha para cá! E contou mais uma coisa: quando der uma festa, chame quem não tem festa nenhuma. O que não anda, o que não enxerga, o que não tem comida. Eles não podem pagar, mas Deus vê e fica feliz. Na mesa dele cabe todo mundo!',
        activity:
          'Brinquem de dança das cadeiras ao contrário: a cada rodada tiram uma cadeira, mas ninguém sai, todos têm de caber nas que ficaram.',
        questions: [
          'O que os convidados queriam?',
          'Onde Jesus disse para sentar?',
          'Quem você chamaria para a sua mesa?',
        ],
      },
      to12: {
        story:
          'Na excursão, a turma correu para o fundo do ônibus, o lugar mais disputado. O Caio sentou logo atrás do motorista, ao lado do Beto, com quem ninguém sentava porque ele falava devagar e precisava de ajuda para andar. Foi a melhor viagem: o Beto sabia o nome de todos os pássaros. Jesus estava num almoço elegante e viu os adultos fazerem a mesma correria pelas cadeiras. Então aconselhou: quando o chamarem para uma festa, sente-se no último lugar. Pior seria sentar no primeiro e ouvir: pode sair, esse é de outra pessoa! Quem se engrandece vai ser diminuído, e quem se faz pequeno vai ser levantado. Depois olhou para o dono da casa: quando der um jantar, não chame só quem vai convidar você de volta. Chame os pobres, os que não andam, os que não veem. Você será feliz justamente porque eles não podem pagar. Deus mesmo paga. O Caio e o Beto já combinaram a próxima excursão.',
        activity:
          'Sorteiem as cadeiras do próximo jantar; quem ficar com a da ponta serve os outros e conta o que viu dali.',
        questions: [
          'O que o Caio ganhou sentando na frente?',
          'Por que Jesus mandou convidar quem não pode retribuir?',
          'Com quem ninguém se senta na sua turma?',
        ],
      },
      challenge: 'Deixe o melhor lugar ou o maior pedaço para outra pessoa.',
    },
    prayer:
      'Jesus, tu que te sentaste no último lugar por nós, cura a nossa briga por cadeira. Faz-nos livres para descer e alegres para chamar. Põe à nossa mesa quem não pode pagar, pois assim nos recebeste na tua. Amém.',
    leader: {
      lost: 'Viram-se casos de gente orgulhosa que não está na sala. Pergunte apenas: e a minha cadeira?',
      tender:
        'Quem vive sendo humilhado, em casa ou no trabalho, pode ouvir que deve se rebaixar mais. Não: aqui falam de quem disputa o alto. A essa pessoa o texto diz: amigo, vem para um lugar superior. Humilhação constante é violência: Ligue 180, Disque 100.',
    },
    comfort:
      'Se você está no fim da mesa e acha que ninguém viu, alguém naquele almoço ficava olhando justamente os lugares.',
    closing: 'Sente-se embaixo, chame quem falta, e deixe a cabeceira com o dono da casa.',
    words: [
      'primeiros assentos',
      'primeiros lugares',
      'ultimo lugar',
      'quem exaltar a si mesmo',
      'o que se exalta sera humilhado',
      'vem para um lugar superior',
      'amigo sobe mais para cima',
      'banquete',
      'pobres os aleijados',
      'nao tem com que te recompensar',
      'ressurreicao dos justos',
      'hidropico',
      'corpo inchado',
    ],
  },
  {
    verses: '14:15-24',
    key: '14:23',
    title: 'Ainda há lugar',
    theme: 'o convite para o banquete',
    themes: ['graca', 'missao', 'comunhao'],
    idea: 'O dono da festa não cancela o jantar por causa das desculpas: manda buscar quem nunca é convidado, e ainda sobra cadeira.',
    context:
      'Jesus estava à mesa de um fariseu, onde os convidados disputavam lugares. Alguém soltou uma frase piedosa sobre comer no Reino, e Jesus contou a parábola. Era costume convidar duas vezes: primeiro para reservar, depois para chamar. Dizer sim na primeira e não na segunda era insulto.',
    retold: [
      {
        verses: '14:15-17',
        says: 'Alguém à mesa chama de bem-aventurado quem comer no reino de Deus. Jesus conta de um homem que faz um grande jantar e, na hora, manda o servo chamar os convidados.',
      },
      {
        verses: '14:18-20',
        says: 'Os convidados da história que Jesus conta se desculpam um a um. Este comprou um campo, aquele comprou bois, outro acabou de se casar.',
      },
      {
        verses: '14:21-24',
        says: 'O dono da casa, indignado, manda trazer das ruas os pobres, os mancos e os cegos, e ainda há lugar. Que venha gente das estradas, até a casa se encher.',
      },
    ],
    read: {
      verses: '14:16-24',
      how: 'Três leitores dão as desculpas, cada um com a sua cara. O servo sai pela porta a cada vez e volta para contar; deixem uma cadeira vazia.',
    },
    observe: [
      {
        ask: 'Que desculpas os três convidados apresentam, e que coisas boas eles têm em mãos?',
        verses: '14:18-20',
        listen: 'Campo, bois, casamento: nada de ruim.',
      },
      {
        ask: 'A quem o servo vai depois, e quem ele traz?',
        verses: '14:21-23',
        listen: 'Pobres, aleijados, mancos, cegos; depois os da beira da estrada.',
      },
      {
        ask: 'O que o servo informa, e o que o dono quer?',
        verses: '14:22-23',
        listen: 'Ainda há lugar; que a casa se encha.',
      },
    ],
    interpret: [
      {
        ask: 'As desculpas não são pecados. De que modo uma coisa boa pode nos fazer perder a melhor?',
        verses: '14:18-20',
        listen: 'Ocupação, posse, relação ocupam o lugar do convite.',
      },
      {
        ask: 'O dono quer a casa cheia, e não só alguns lugares preenchidos. O que isso mostra de Deus?',
        verses: '14:23',
        listen: 'Alegria que transborda; não quer sobra de cadeira.',
      },
      {
        ask: 'A palavra “obriga-os” era usada para insistir com quem tem vergonha de entrar. Que timidez de pobre se esconde aí?',
        verses: '14:23',
        listen: 'Quem nunca foi convidado acha que é engano; precisa de insistência carinhosa.',
        follow: 'Em que você é dos que acham que é engano?',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu campo comprado, o motivo mais frequente de não ir a Deus?',
        listen: 'Trabalho, reforma, cônjuge, boi novo.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Que convites você aceita rápido, e quais adia sempre?',
        listen: 'Comparem sem bronca.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem você traria para a mesa se tivesse de sair depressa pelas ruas do seu bairro?',
        listen: 'Peça nomes, e não categorias.',
        for: ['women', 'long-believers', 'adults'],
      },
      {
        ask: 'Ao entrar numa igreja, o que faria, ou fez, você acreditar que o convite era mesmo seu?',
        listen: 'A insistência de que fala o texto é carinho, e não pressão.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Na sua casa, quem nunca come à mesa, e por quê?',
        listen: 'Empregada, adolescente, avô acamado.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Depois de quantos anos o convite virou rotina, e o que o tornaria festa outra vez?',
        listen: 'Convidar alguém costuma renovar.',
        for: ['long-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a desculpa mais criativa que você já deu para não ir a uma festa?',
        bridge: 'Três convidados tiveram as deles prontas. O dono não cancelou o jantar.',
      },
      {
        text: 'Conte de uma festa boa a que você chegou sem ser convidado, ou quase não entrou.',
        bridge: 'Na parábola de Jesus, essa turma é a que fica.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Prepare a mesa com um prato a mais. Sente-se no outro lugar e imagine alguém dizendo, da porta: é para você mesmo.',
      bridge: 'Ainda há lugar.',
    },
    complete: [
      {
        name: 'Convite',
        text: 'Desenhe um convite de festa. De: Deus. Para: … (seu nome). Dia: hoje. Traje: como estou. Leve: nada. Responda: aceito, porque… / ainda não posso, porque…',
      },
      {
        name: 'Desculpa com data de validade',
        text: 'Eu não fui porque comprei… , experimentei… , casei com… (troque pelos seus motivos). O que perdi: … O que nada me impede de aceitar agora: …',
      },
    ],
    challenges: [
      {
        do: 'Convide para a sua mesa alguém que nunca é chamado (porteiro, viúvo, estrangeiro, colega isolado) e sirva o melhor prato.',
        tell: 'quem era e o que a pessoa disse ao entrar.',
      },
      {
        do: 'Cumpra um convite que você vinha adiando: almoço com o velho amigo, culto, retiro, visita a um doente.',
        tell: 'o que quase fez você desistir no caminho.',
      },
    ],
    children: {
      truth: 'Deus me convida para a festa, e tem lugar para todos.',
      to7: {
        story:
          'Um homem fez um jantar enorme, com bolo, música e tudo. Mandou o empregado avisar: a mesa está pronta, venham! Mas ninguém quis ir. O primeiro disse: comprei um terreno e vou olhar. O segundo: comprei bois e vou experimentar. O terceiro: casei, não posso. Ninguém veio! O dono ficou triste e teve uma ideia: vá depressa e traga os pobres, os que não andam, os que não enxergam. Eles vieram e sentaram. E ainda havia cadeiras! Então vá pela estrada e convide todo mundo, eu quero minha casa cheia! Jesus contou isso porque a festa de Deus é grande, e tem lugar para você.',
        activity:
          'Montem uma mesa com cadeiras vazias. Cada criança sai, chama pelo nome alguém de fora do grupo (ou um boneco) e o leva para sentar, até encher.',
        questions: [
          'Quem não quis ir ao jantar?',
          'Quem veio no lugar deles?',
          'Quem você quer convidar para perto de Deus?',
        ],
      },
      to12: {
        story:
          'Numa refeição, alguém disse a Jesus que feliz era quem iria comer no Reino de Deus. Ele respondeu com uma história. Um homem preparou um grande jantar e convidou muita gente. Quando tudo ficou pronto, mandou chamar. Mas começaram as desculpas: comprei um campo, vou vê-lo; comprei bois, vou experimentá-los; casei e não posso. Todas pareciam boas, e a mesa ficou vazia. O dono não cancelou a festa. Mandou o empregado sair pelas praças e trazer os pobres, os mancos, os cegos, quem ninguém chamava. Ele foi e voltou: ainda há lugar! Então vá pelos caminhos e insista, para que a casa fique cheia. Deus faz festa e quer muita gente nela. O triste não é ser fraco ou pobre. É ficar tão ocupado que a gente perde o convite.',
        activity:
          'Dupla de servos: cada um escolhe três colegas que quase nunca são convidados e combina um jeito de chamá-los para uma brincadeira ou encontro.',
        questions: [
          'Que desculpas deram?',
          'O que o dono fez com os lugares vazios?',
          'Qual desculpa você costuma dar a Deus?',
        ],
      },
      challenge: 'Convide para brincar ou lanchar alguém que nunca é convidado.',
    },
    prayer:
      'Senhor da festa, obrigado por não cancelares o jantar. Perdoa as nossas desculpas educadas. Busca os que ficam na beira da estrada, dá-nos coragem de convidar, e não nos deixes perder o lugar por causa de bois.',
    leader: {
      lost: 'O versículo 24 e o verbo obrigar trazem perguntas duras. Diga que é insistência de quem quer a casa cheia, e que a história nunca autorizou forçar alguém a crer.',
      tender:
        'Pessoas com deficiência, em situação de rua ou com dependência não podem virar exemplo de caridade: convide-as como gente, ofereça acesso e transporte. Quem foi rejeitado em igreja precisa ouvir que o convite é dele.',
      differ:
        'Cristãos discutem se a parábola fala sobretudo de Israel e dos povos, dos religiosos e dos pecadores, ou do fim. Em qualquer leitura, há convite generoso e aviso a quem o adia.',
    },
    comfort:
      'Você pode não ter força para vir por si. O dono mandou alguém ir até a sua estrada. Aceite a mão; a roupa não importa. Ainda há lugar, e é o seu.',
    closing: 'Deixem uma cadeira vazia: alguém está a caminho.',
    words: [
      'grande jantar',
      'grande ceia',
      'banquete',
      'convidados',
      'convite',
      'ainda ha lugar',
      'desculpar',
      'desculpas',
      'comprei um campo',
      'cinco juntas de bois',
      'casei',
      'pobres aleijados',
      'obriga os a entrar',
      'minha casa se encha',
      'pracas',
      'ceia',
    ],
  },
  {
    verses: '14:25-33',
    key: '14:28',
    title: 'Faça as contas antes de construir',
    theme: 'o custo de seguir Jesus',
    themes: ['discipulado', 'obediencia', 'sabedoria'],
    idea: 'Jesus não engana a multidão: para caminhar com ele é preciso soltar o que ocupa o primeiro lugar, sentar-se, fazer as contas e, só então, erguer a torre.',
    context:
      'Muita gente acompanhava Jesus pelo entusiasmo. Odiar, em hebraico, servia para dizer amar menos; Jesus mandou amar e honrar os pais em outros lugares. Construir torre, na vinha, era obra cara; deixá-la pela metade virava piada na vila.',
    retold: [
      {
        verses: '14:25-27',
        says: 'Jesus diz às multidões que não pode ser seu discípulo quem não odiar pai, mãe, filhos e a própria vida, e quem não levar a sua cruz.',
      },
      {
        verses: '14:28-30',
        says: 'Jesus fala de quem vai construir uma torre. Primeiro se senta e faz as contas, para não parar no alicerce e virar motivo de riso.',
      },
      {
        verses: '14:31-33',
        says: 'Jesus fala também do rei que, antes da guerra, pesa se seus dez mil enfrentam vinte mil. Assim, quem não renuncia a tudo não pode ser seu discípulo.',
      },
    ],
    read: {
      verses: '14:25-33',
      how: 'Alguém lê os números (28-31) com papel e lápis na mão, fazendo contas em voz alta; outro lê o 26 e o 27 com a mesma calma.',
    },
    observe: [
      {
        ask: 'O que a multidão faz, e o que Jesus faz ao perceber isso?',
        verses: '14:25',
        listen: 'Vão com ele; ele se vira e fala.',
      },
      {
        ask: 'Quais são os três não pode ser meu discípulo?',
        verses: '14:26-27, 14:33',
        listen:
          'Amar a família e a própria vida acima dele; não carregar a cruz; não renunciar a tudo.',
      },
      {
        ask: 'Que duas comparações Jesus usa para pedir que se pense antes?',
        verses: '14:28-32',
        listen: 'Torre e guerra; contas e negociação.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus vê uma multidão seguindo e, em vez de aplaudir, se vira. Por que alguém que quer gente diz coisas que afastam?',
        verses: '14:25-27',
        listen: 'Prefere discípulos a público.',
      },
      {
        ask: '“Odiar” pai e mãe parece o contrário de tudo o que ele ensina. O que Jesus quer colocar em ordem?',
        verses: '14:26',
        listen: 'O primeiro amor; os outros amores ficam melhores no lugar certo.',
      },
      {
        ask: 'Fazer contas parece falta de fé. Como o cálculo, aqui, se torna parte da fé?',
        verses: '14:28-33',
        listen: 'Fé não é impulso; é decisão com os olhos abertos.',
        follow: 'E o que acontece quando a gente constrói sem contar?',
      },
    ],
    live: [
      {
        ask: 'Que obra começou na sua vida e parou na metade: hábito, estudo, casamento, ministério?',
        listen: 'Sem humilhar: torre parada pode ser retomada.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'O que seguir Jesus custou a você neste ano, na escola, no trabalho ou no namoro?',
        listen: 'Se nada custou, que isso também seja dito.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'De qual relação você depende tanto que Jesus fica em segundo lugar?',
        listen: 'Mãe, filho, namorado; com respeito e silêncio.',
        for: ['women', 'parents', 'adults'],
      },
      {
        ask: 'Se alguém pedisse a você o preço de ser discípulo antes de assinar, o que diria?',
        listen: 'Falem da alegria e do preço.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que você quer entender antes de dizer sim a Jesus?',
        listen: 'Jesus aprova quem se senta para fazer as contas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que decisões vocês tomaram juntos sem calcular e cobram juros até hoje?',
        listen: 'Conversem com ternura; depois, uma conta de cada vez.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a obra que você achou que custava pouco e virou um poço sem fundo: reforma, cachorro, mestrado?',
        bridge: 'Jesus mandou fazer a conta antes. Não é frase de contador, é de amigo.',
      },
      {
        text: 'Já disse sim para algo sem saber quanto tempo ou dinheiro ia custar? Conte o dia em que descobriu.',
        bridge: 'Uma multidão disse sim a Jesus sem perguntar. Ele se virou para conversar.',
        for: ['young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se com um papel em branco. Antes de escrever, fique um minuto olhando para ele. Depois faça uma conta só, a do que mais importa.',
      bridge: 'Jesus nos pede que nos sentemos para fazer contas.',
    },
    complete: [
      {
        name: 'Orçamento da torre',
        text: 'Torre que quero construir: … Materiais que tenho: … O que falta: … O que terei de soltar: … Quem pode ajudar: … Decisão: construo / espero / peço paz.',
      },
      {
        name: 'Primeiro lugar',
        text: 'Numere em ordem real, e não na ordem certa: família, trabalho, dinheiro, imagem, Jesus, outro: … Numere de novo como você gostaria: … O passo que aproxima as duas listas: …',
      },
    ],
    challenges: [
      {
        do: 'Faça as contas em voz alta, com alguém de confiança, sobre uma decisão que você tem tomado só pelo entusiasmo ou só pelo medo.',
        tell: 'em que linha do orçamento a conversa mudou.',
      },
      {
        do: 'Termine uma coisa pequena que estava pela metade (telefonema, promessa, estudo da Bíblia), como quem assenta o último tijolo.',
        tell: 'como ficou o seu olhar sobre as outras obras.',
      },
    ],
    children: {
      truth: 'Seguir Jesus é o mais importante, e ele anda comigo.',
      to7: {
        story:
          'Muita gente andava atrás de Jesus, igual a uma fila bem comprida. Ele parou, se virou e perguntou: vocês sabem como é andar comigo? Jesus contou de um homem que queria fazer uma torre bem alta. Ele começou, tijolo, tijolo, tijolo. Mas não contou se tinha bastante! No meio, acabaram os tijolos. Ficou uma torre pela metade, e os vizinhos riram. Então Jesus disse: antes de começar, pense! Quem quer ser meu amigo precisa me amar mais que tudo. Não é sempre fácil. Mas eu vou junto. E com Jesus a nossa torre vai até o fim.',
        activity:
          'Com blocos, calculem quantos são precisos para uma torre até a altura da mesa. Comecem com poucos e depois com a conta certa.',
        questions: [
          'O que faltou ao homem da torre?',
          'O que Jesus pediu?',
          'O que é difícil quando você segue Jesus?',
        ],
      },
      to12: {
        story:
          'Uma multidão acompanhava Jesus. Muitos iam porque era emocionante. Ele se virou e disse coisas difíceis: quem vem comigo precisa me amar mais que a todos, e até mais do que a si mesmo, e carregar a sua cruz. Não queria dizer odiar de verdade, mas colocar cada amor no lugar certo: primeiro Deus. Depois contou duas histórias. Um homem quis construir uma torre e não fez as contas; ficou pela metade, e todos riram. Um rei ia guerrear e se sentou para ver se tinha soldados bastantes. Jesus não queria assustar ninguém. Queria que ninguém fosse enganado. Seguir Jesus é bonito e custa alguma coisa: um amigo que não gosta, um costume que se larga, uma verdade que se fala. Quem faz as contas e decide, decide para valer. E quem decide descobre que não vai sozinho.',
        activity:
          'Tabela de custo: em duas colunas, o que custa e o que se ganha em fazer o certo em situações da escola. Comparem e escolham uma para esta semana.',
        questions: [
          'Por que Jesus não ficou só contente com a multidão?',
          'O que quer dizer carregar a cruz?',
          'Qual decisão difícil você quer tomar com Jesus?',
        ],
      },
      challenge: 'Termine nesta semana uma tarefa que você tinha largado.',
    },
    prayer:
      'Senhor que te viras para nós, obrigado por não nos enganares. Põe os amores em ordem. Ajuda a fazer contas sem medo e a soltar o que não cabe na torre. O que faltar ao nosso material, traze tu.',
    leader: {
      lost: 'A palavra odiar e o renunciar a tudo desviam a noite. Explique o sentido de amar menos e passe às contas: o que entra na minha lista hoje?',
      tender:
        'Este texto já foi usado para romper famílias e para isolar pessoas em grupos fechados. Diga que Jesus não manda cortar a mãe nem esconder-se de ninguém. Se um jovem diz que a família o expulsou por causa da fé, acolha e procure ajuda.',
    },
    comfort:
      'Se a sua torre parou por luto ou doença, Jesus não ri dela. Senta-se com você, calcula o que resta e diz que não é preciso terminar hoje.',
    closing: 'Contas feitas, mão dada: um tijolo de cada vez.',
    words: [
      'torre',
      'construir uma torre',
      'fazer as contas',
      'calcular o custo',
      'custo',
      'odiar',
      'leve sua cruz',
      'levar sua cruz',
      'renuncia a tudo',
      'dez mil homens',
      'meu discipulo',
      'multidoes',
      'embaixadores',
      'ridiculariz',
    ],
  },
  {
    verses: '15:1-10',
    key: '15:7',
    title: 'Festa por um só',
    theme: 'a alegria de Deus ao achar',
    themes: ['salvacao', 'graca', 'missao'],
    idea: 'Deus não se conforma com noventa e nove nem com nove: sai, acende, varre, procura até achar, e depois chama todo mundo para a festa.',
    context:
      'De um lado, publicanos e pecadores se chegam para ouvir; do outro, os religiosos resmungam porque Jesus come com eles. As três histórias do capítulo são a resposta. As dez moedas podiam ser o dote de uma noiva pobre; a casa era de chão de terra, quase sem janela.',
    retold: [
      {
        verses: '15:1-3',
        says: 'Publicanos e pecadores se aproximam para ouvir Jesus. Os fariseus e escribas murmuram porque ele recebe essa gente e come com ela, e ele responde com uma parábola.',
      },
      {
        verses: '15:4-7',
        says: 'Jesus pergunta quem, perdendo uma de cem ovelhas, não vai atrás dela e a traz nos ombros, com alegria. Assim o céu se alegra por um pecador que se arrepende.',
      },
      {
        verses: '15:8-10',
        says: 'Jesus fala também da mulher que perde uma de dez moedas. Acende a lâmpada, varre a casa, acha a moeda e chama as vizinhas para se alegrarem.',
      },
    ],
    read: {
      verses: '15:1-10',
      how: 'Um homem lê a ovelha (3-7), uma mulher lê a moeda (8-10). A cada vez que aparece alegria ou alegrai-vos, todos batem uma palma.',
    },
    observe: [
      {
        ask: 'Quem se aproxima e quem reclama, e do quê exatamente?',
        verses: '15:1-2',
        listen: 'Reclamam da companhia: recebe e come com eles.',
      },
      {
        ask: 'O que fazem o pastor e a mulher, do momento da perda até o da festa?',
        verses: '15:4-6, 15:8-9',
        listen: 'Deixam, acendem, varrem, buscam até achar, carregam, chamam.',
      },
      {
        ask: 'De quem é a alegria no fim de cada história?',
        verses: '15:7, 15:10',
        listen: 'Do céu; diante dos anjos.',
      },
    ],
    interpret: [
      {
        ask: 'A ovelha ao menos bala; a moeda nem sabe que se perdeu. Que jeitos diferentes de estar perdido aparecem aí?',
        verses: '15:4, 15:8',
        listen: 'Uns se afastam aos poucos, outros se perdem dentro de casa.',
      },
      {
        ask: 'O pastor põe a ovelha nos ombros “com alegria”. Que outra reação seria mais comum depois de uma noite procurando?',
        verses: '15:5',
        listen: 'Bronca, cansaço; ele se alegra com o peso.',
      },
      {
        ask: 'A ovelha e a moeda não fazem nada para ser achadas, e mesmo assim Jesus fala de arrependimento no fim. O que isso diz sobre quem começa a volta?',
        verses: '15:4-10',
        listen: 'Ele começa antes; voltar já é ser carregado.',
        follow: 'Onde entra, então, a nossa resposta?',
      },
    ],
    live: [
      {
        ask: 'Se Deus varresse a sua casa com uma lâmpada, em que canto acharia você hoje?',
        listen: 'Perdido no trabalho, na mágoa, na própria sala.',
        for: ['adults', 'women'],
      },
      {
        ask: 'Quem sumiu da sua turma, do grupo ou do time e ninguém foi atrás?',
        listen: 'Escolham um nome e um jeito de ir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momentos você se sentiu só um número entre noventa e nove?',
        listen: 'Quem nunca saiu também quer ser visto.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'Como foi ser procurado por alguém: incômodo, alívio, vergonha?',
        listen: 'Deixe contar quem veio nos ombros.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que a nossa igreja comemora com mais festa, e por quê?',
        listen: 'Número, prédio, aniversário; compare com o céu.',
        for: ['long-believers', 'men', 'adults'],
      },
      {
        ask: 'Por que pessoa perdida vocês varrem a casa em oração há tempo?',
        listen: 'Filhos afastados costumam ser a resposta; orem em seguida.',
        for: ['parents', 'couples', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já procurou a casa inteira e estava na sua mão, na testa ou na geladeira?',
        bridge: 'Uma mulher varreu a casa por uma moeda. E deu uma festa que custou mais que ela.',
      },
      {
        text: 'Qual foi o bicho fujão mais famoso da sua família, e como foi a operação de resgate?',
        bridge: 'Jesus conta de um resgate assim, com final nos ombros.',
        for: ['parents', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Apague as luzes e acenda só uma lanterna pequena. Passe o facho devagar pelos cantos do quarto. Deixe que ele pare em você.',
      bridge: 'Há alguém que procura assim, até achar.',
    },
    complete: [
      {
        name: 'Achados e perdidos',
        text: 'Preencha a ficha. Perdido: … Desde quando: … Onde foi visto pela última vez: … Quem procura: … Recompensa: … Se a ficha for sua, escreva no fim: pode me carregar.',
      },
      {
        name: 'Lista de convidados da festa',
        text: 'Quando… for achado, eu vou chamar… , vou servir… , vou tocar a música… Enquanto isso, a minha vassoura e a minha lâmpada serão…',
      },
    ],
    challenges: [
      {
        do: 'Vá atrás de um que sumiu: apareça na casa, no portão ou no telefone, sem cobrança, só para dizer que faz falta.',
        tell: 'como foi recebido.',
      },
      {
        do: 'Faça uma festa pequena (bolo, canção, pizza) por alguém que voltou ou deu um passo de volta.',
        tell: 'como foi a festa para quem voltou.',
      },
    ],
    children: {
      truth: 'Jesus me procura até me achar.',
      to7: {
        story:
          'Um pastor tinha cem ovelhinhas. Contou: noventa e sete, noventa e oito, noventa e nove. Falta uma! Ele deixou as outras e foi procurar. Subiu no morro, olhou no buraco, chamou: ovelhinha! Procurou até achar. Ela estava com medo. O pastor colocou a ovelha nos ombros, todo feliz, e voltou cantando. Vizinhos, venham! Achei! E uma mulher tinha dez moedas e perdeu uma. Acendeu a luz, varreu, varreu, olhou debaixo de tudo. Achou! Venham, amigas, vamos fazer festa! Jesus disse: o céu inteiro faz festa quando alguém volta para Deus. Ele procura você também.',
        activity:
          'Escondam uma ovelha de algodão e uma moeda. As crianças procuram com lanterna; quando acham, todas fazem festa com palmas e um biscoito.',
        questions: [
          'Quantas ovelhas o pastor tinha?',
          'Onde ele pôs a ovelha achada?',
          'Como você se sente sabendo que Jesus procura você?',
        ],
      },
      to12: {
        story:
          'Muita gente malvista gostava de ouvir Jesus, e ele comia com elas. Os religiosos torciam o nariz. Então Jesus contou duas histórias. Um pastor com cem ovelhas perde uma. Noventa e nove não bastam? Para ele, não. Vai pelo deserto até encontrá-la e, em vez de brigar, põe a fujona nos ombros, com alegria. Chega em casa e chama os vizinhos: achei! Depois, uma mulher que tem dez moedas perde uma dentro de casa. Acende a lâmpada, varre tudo, olha canto por canto. Quando acha, chama as amigas e faz festa. A ovelha se perdeu longe; a moeda, dentro de casa, e nem sabia. Dá para se perder dos dois jeitos. E nos dois Deus procura. Jesus disse que há festa no céu por uma só pessoa que volta. Uma! Você não é um número na conta de Deus.',
        activity:
          'Cartaz de procurado, só que de amor: cada um desenha alguém que anda longe e escreve: procura-se, porque faz falta. Orem e combinem como avisar a pessoa.',
        questions: [
          'Por que noventa e nove não bastavam?',
          'Qual a diferença entre a ovelha e a moeda?',
          'Quem você quer ajudar a ser achado?',
        ],
      },
      challenge: 'Procure um colega que sumiu e diga que ele faz falta.',
    },
    prayer:
      'Senhor que contas até cem e sentes falta de um, procura os nossos. Procura-nos dentro de casa. Põe-nos nos teus ombros sem bronca, e ensina a nossa igreja a fazer a festa que se faz no céu.',
    leader: {
      lost: 'Pergunta-se se o pastor foi irresponsável com as noventa e nove. A história quer mostrar o valor da uma. Evitem também lista de desviados.',
      tender:
        'Há pais de filhos afastados e pessoas que se afastaram porque foram feridas. Não chame ninguém de ovelha desviada na frente dos outros. A volta pode precisar de pedido de perdão da própria igreja.',
    },
    comfort:
      'A ovelha não tinha forças nem caminho, e a moeda nem sabia. A busca não depende do seu grito. Quando for achado, vai no ombro; não precisa andar.',
    closing: 'Escutem: há música no céu esta noite.',
    words: [
      'ovelha perdida',
      'cem ovelhas',
      'noventa e nove',
      'moeda perdida',
      'dracma',
      'dez moedas',
      'varre a casa',
      'acende a lampada',
      'alegrai vos comigo',
      'ja achei',
      'ombros',
      'alegria no ceu',
      'murmuravam',
      'come com eles',
      'perdida',
    ],
  },
  {
    verses: '15:11-24',
    key: '15:20',
    title: 'O pai que corre',
    theme: 'a volta do filho perdido',
    themes: ['arrependimento', 'perdao', 'familia'],
    idea: 'O filho ensaia um emprego e encontra um abraço: antes que ele termine o discurso, o pai já correu, já vestiu, já pôs a mesa.',
    context:
      'Pedir a herança com o pai vivo era como dizer: quem me dera você morresse. Cuidar de porcos, para um judeu, era o fundo do fundo. Um senhor de respeito não corria nem mostrava as pernas; e a aldeia podia expulsar quem perdesse tudo entre estrangeiros. O pai chega primeiro.',
    retold: [
      {
        verses: '15:11-13',
        says: 'O mais jovem de dois filhos pede ao pai a sua parte dos bens. Vai para uma terra distante e ali desperdiça tudo.',
      },
      {
        verses: '15:14-16',
        says: 'O filho mais jovem passa necessidade numa grande fome e vai cuidar de porcos. Tem vontade de comer o que eles comem, e ninguém lhe dá.',
      },
      {
        verses: '15:17-20',
        says: 'O filho cai em si e resolve voltar, para pedir lugar de empregado. O pai o vê de longe, enche-se de compaixão, corre, abraça-o e o beija.',
      },
      {
        verses: '15:21-24',
        says: 'O filho diz que não é digno, e o pai manda trazer a melhor roupa, o anel, as sandálias e o bezerro. O filho estava morto e reviveu.',
      },
    ],
    read: {
      verses: '15:13-24',
      how: 'Quem conduz conta 11 e 12. O filho lê o seu discurso (18-19) olhando para o chão; no 20, o pai atravessa a sala correndo.',
    },
    observe: [
      {
        ask: 'Em que degraus o filho vai descendo?',
        verses: '15:13-16',
        listen: 'Longe, gasto, fome, porcos, ninguém lhe dava.',
      },
      {
        ask: 'Comparem o discurso que ele ensaiou com o que conseguiu dizer: o que ficou de fora?',
        verses: '15:18-19, 15:21',
        listen: 'O pedido de emprego; o pai não deixa chegar lá.',
      },
      {
        ask: 'Que cinco coisas o pai faz ao vê-lo, e que quatro manda trazer?',
        verses: '15:20, 15:22-23',
        listen: 'Vê, compadece-se, corre, abraça, beija; roupa, anel, sandálias, bezerro.',
      },
    ],
    interpret: [
      {
        ask: 'O filho caiu em si por fome, e não por grande amor. O que o abraço do pai diz sobre voltar por motivos pequenos?',
        verses: '15:17-20',
        listen: 'O pai não fez entrevista; bastou a estrada.',
      },
      {
        ask: 'O pai o viu “quando ainda estava longe”. O que esse olhar conta sobre todos os dias anteriores?',
        verses: '15:20',
        listen: 'Ele olhava a estrada; nunca deixou de esperar.',
      },
      {
        ask: 'Roupa, anel e sandálias eram sinais de filho, e não de empregado. Por que o pai não negocia um período de experiência?',
        verses: '15:19, 15:22-24',
        listen: 'Filho não se readmite, se recebe.',
        follow: 'De que jeito a gente prefere ser empregado a ser filho?',
      },
    ],
    live: [
      {
        ask: 'Que terra distante já pareceu liberdade e virou fome?',
        listen: 'Uma palavra; ninguém precisa detalhar.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que você acha que precisaria ouvir dos seus pais para voltar a conversar?',
        listen: 'Respeite: há pais que não correriam.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que longe você já veio, e o que esperava encontrar na porta?',
        listen: 'Quem chegou há pouco tem a estrada fresca.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Se o seu filho aparecesse hoje na estrada, qual seria a sua primeira frase?',
        listen: 'Ensaiem a sério; um dia servirá.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que discurso você ainda ensaia para Deus, como se ele fosse um patrão?',
        listen: 'Mais uma promessa, mais um castigo a si.',
        for: ['long-believers', 'women', 'adults'],
      },
      {
        ask: 'E quando quem foi embora não voltou, ou já não pode voltar, o que fazer com a estrada vazia?',
        listen: 'Sem frases; sentem-se na varanda com a pessoa.',
        for: ['mourning', 'elderly', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já ensaiou uma desculpa inteira no caminho e, na hora, saiu tudo diferente?',
        bridge: 'Um rapaz decorou um discurso na estrada. Não conseguiu chegar ao fim.',
      },
      {
        text: 'Qual comida diz para você: cheguei em casa?',
        bridge: 'Havia um bezerro, e um pai que mandou pôr a mesa.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Fique um instante junto à porta ou à janela que dá para a rua. Imagine os dois lados: o de quem espera e o de quem vem.',
      bridge: 'Quando ainda estava longe, o pai o viu.',
    },
    complete: [
      {
        name: 'Discurso interrompido',
        text: 'Pai, pequei contra o céu e diante de ti quando… Já não sou digno de… Faze-me como… (pare aqui: o Pai não deixou terminar). O que ele diz no lugar: …',
      },
      {
        name: 'Quatro presentes',
        text: 'Roupa: o que cobre a minha vergonha é… Anel: o nome de família que recebo é… Sandálias: por onde vou andar livre é… Mesa: quem quero ao meu lado é…',
      },
    ],
    challenges: [
      {
        do: 'Dê um passo na estrada: escreva ou ligue para alguém de quem você se afastou, se for seguro, só para dizer que queria voltar a conversar.',
        tell: 'como foi dar esse passo.',
      },
      {
        do: 'Seja o pai: quando alguém pedir desculpas nesta semana, interrompa o discurso com um gesto de acolhida.',
        tell: 'que cara a pessoa fez.',
      },
    ],
    children: {
      truth: 'Deus me espera e me abraça quando eu volto.',
      to7: {
        story:
          'Um papai tinha dois filhos. O mais novo disse: quero a minha parte do dinheiro já! Pegou tudo e foi para longe. Gastou, gastou, gastou até acabar. Ficou com fome. Foi cuidar de porcos, oinc, oinc, e queria até comer a comida deles! Aí pensou: na casa do papai tem pão! Vou voltar e pedir desculpas. Veio andando, sujo e triste. Lá de longe, o papai o viu! E o papai correu, correu, correu! Deu um abraço bem apertado e um beijo. Tragam roupa limpa! Um anel! Sandálias! Vamos fazer festa: meu filho estava perdido e foi achado!',
        activity:
          'De um lado da sala fica o papai; do outro, uma criança por vez vem devagar. O papai corre, abraça, põe um manto e um anel de papel. Todos festejam.',
        questions: [
          'O que o filho gastou?',
          'O que o papai fez quando o viu?',
          'Você já precisou pedir desculpas e voltar?',
        ],
      },
      to12: {
        story:
          'Jesus contou de um pai com dois filhos. O mais novo pediu a sua parte da herança antes da hora, o que era como dizer que não via a hora de o pai morrer. Foi para longe e gastou tudo. Veio uma fome, e ele acabou cuidando de porcos, com vontade de comer a ração deles. Um dia caiu em si: lá em casa até os empregados têm pão. Ensaiou um discurso: pai, pequei, não mereço ser seu filho, deixe-me ser um empregado. E foi. Ainda estava longe quando o pai o viu. Quer dizer que o pai olhava a estrada! Ele correu, coisa que homem importante não fazia, abraçou e beijou. O filho começou o discurso, e o pai nem deixou terminar: tragam a melhor roupa, o anel, as sandálias! Este meu filho estava perdido e foi achado. Deus é assim: enxerga de longe e corre.',
        activity:
          'Cada um escreve uma carta que começa com Pai, e guarda num envelope. Por fora desenha a estrada com alguém correndo na direção certa.',
        questions: [
          'O que fez o filho querer voltar?',
          'Por que o pai correu?',
          'O que costuma impedir você de pedir desculpas?',
        ],
      },
      challenge: 'Peça desculpas a alguém da sua casa e dê um abraço.',
    },
    prayer:
      'Pai que olhas a estrada, a gente vem com o discurso decorado e o cheiro dos porcos. Interrompe-nos com o teu abraço. Vela pelos filhos que ainda não voltaram, e segura os pais na varanda.',
    leader: {
      lost: 'A descrição dos pecados do filho prende. A história quer que se fique com as pernas do pai. E não pulem o irmão: ele merece a sua própria noite.',
      tender:
        'Pais com filhos nas drogas, na rua, na prisão ou rompidos têm esta página na carne. Não diga que todo filho volta. Quem tem pai violento não deve ser empurrado de volta para casa: segurança primeiro (Disque 100, 180).',
    },
    comfort:
      'Mesmo de longe, você foi visto. Não tem que acertar o discurso, nem tomar banho antes. E, se é você quem espera na varanda, Deus conhece esse lugar: ele também espera.',
    closing: 'Vamos pela estrada: alguém já está correndo.',
    words: [
      'filho prodigo',
      'filho perdido',
      'filho mais novo',
      'dois filhos',
      'heranca',
      'porcos',
      'alfarrobas',
      'caindo em si',
      'levantar me ei',
      'melhor roupa',
      'anel',
      'sandalias',
      'bezerro',
      'estava morto e reviveu',
      'abraco',
      'terra distante',
    ],
  },
  {
    verses: '15:25-32',
    key: '15:31',
    title: 'O filho que ficou de fora da festa',
    theme: 'o irmão mais velho',
    themes: ['graca', 'gratidao', 'familia'],
    idea: 'Dá para se perder sem sair de casa: o filho que serviu a vida inteira não sabe que tudo já era dele, e o pai sai também por ele, rogando que entre.',
    context:
      'A parábola não termina no abraço da estrada. Os religiosos que reclamavam de Jesus, no começo do capítulo, agora ouvem a história deles. No Oriente, o mais velho devia fazer as honras da festa; recusar-se a entrar era humilhar o pai diante dos vizinhos.',
    retold: [
      {
        verses: '15:25-27',
        says: 'O filho mais velho volta do campo e ouve música e danças. Um servo conta que o irmão chegou e que o pai matou o bezerro engordado.',
      },
      {
        verses: '15:28-30',
        says: 'O filho mais velho fica com raiva e não quer entrar, e o pai sai e lhe roga. Ele diz que serve há tantos anos e nunca ganhou um cabrito.',
      },
      {
        verses: '15:31-32',
        says: 'O pai responde ao filho mais velho que tudo o que tem é dele. Mas era preciso alegrar-se, porque o irmão estava morto e reviveu, estava perdido e foi achado.',
      },
    ],
    read: {
      verses: '15:25-32',
      how: 'Ponham uma música baixa ao fundo. Quem lê o irmão fica do lado de fora da porta; quem lê o pai vai até ele.',
    },
    observe: [
      {
        ask: 'Onde está o mais velho, e como fica sabendo da festa?',
        verses: '15:25-27',
        listen: 'No campo, trabalhando; por um servo.',
      },
      {
        ask: 'Que palavras ele usa para falar de si, do pai e do irmão?',
        verses: '15:29-30',
        listen: 'Sirvo, nunca, nunca; teu filho, e não meu irmão.',
      },
      {
        ask: 'O que o pai faz e diz, e que nome devolve ao irmão?',
        verses: '15:28, 15:31-32',
        listen: 'Sai, roga, filho, tudo é teu; este teu irmão.',
      },
    ],
    interpret: [
      {
        ask: 'Ele diz “te sirvo há tantos anos”, como escravo. O que perde quem vive com o Pai como empregado?',
        verses: '15:29, 15:31',
        listen: 'A alegria, a intimidade, o que já é seu.',
      },
      {
        ask: 'O pai correu pela estrada por um e saiu da festa pelo outro. Em que os dois filhos estão igualmente longe?',
        verses: '15:28',
        listen: 'Um nos excessos, outro no ressentimento.',
      },
      {
        ask: 'O que dói mais no irmão: o bezerro, a desobediência do outro ou a festa que nunca pediu?',
        verses: '15:29-30',
        listen: 'A conta guardada há anos; ele nunca pediu.',
        follow: 'Que coisas boas você nunca pediu ao Pai?',
      },
    ],
    live: [
      {
        ask: 'De que cabrito você se queixa em silêncio, achando que nunca lhe deram?',
        listen: 'Promoção, elogio, descanso, festa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem entre os seus irmãos ou amigos leva o bezerro, e quem fica no campo?',
        listen: 'Quem sempre foi o certinho também dói.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com que tom você diz esse seu filho, essa sua mãe, esse seu povo?',
        listen: 'Note os pronomes da semana.',
        for: ['couples', 'women', 'parents'],
      },
      {
        ask: 'Que festa da graça incomoda você na igreja, e por quê?',
        listen: 'Gente nova, perdão fácil, louvor novo, gente diferente.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quando obedecer virou peso, e desde quando?',
        listen: 'Pergunte pela alegria, e não pelo dever.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Como você recebeu, ou foi recebido, por quem já estava na casa?',
        listen: 'Quem chega sente a porta fechada.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua família, quem é o certinho, quem é o que apronta e quem é o que conta tudo para a mãe?',
        bridge: 'Um pai tinha dois filhos, e os dois davam trabalho.',
      },
      {
        text: 'Qual foi a festa em que você ficou emburrado, no canto ou do lado de fora?',
        bridge: 'O irmão mais velho ouviu a música e não quis entrar.',
        for: ['adults', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se perto de uma porta aberta, metade dentro, metade fora. Ouça de onde vem a música da sua vida.',
      bridge: 'Alguém sai da festa e vem até aqui chamar.',
    },
    complete: [
      {
        name: 'Do lado de fora',
        text: 'Eu não entro na festa de… porque… O que eu fiz e ninguém notou: … O que eu quero que o Pai diga: … O que ele já disse: filho, tu sempre estás comigo…',
      },
      {
        name: 'Troca de pronomes',
        text: 'Escreva como você costuma dizer: esse seu… , essa sua… Agora troque por meu e minha: meu irmão… , minha mãe… Leia em voz alta. O que a boca estranhou: …',
      },
    ],
    challenges: [
      {
        do: 'Comemore de coração uma coisa boa que aconteceu com um irmão, um colega ou alguém da igreja por quem você tem ressentimento.',
        tell: 'o que aconteceu com o ressentimento, sem dizer quem era.',
      },
      {
        do: 'Peça a Deus, e a alguém próximo, uma coisa boa que você nunca teve coragem de pedir: descanso, ajuda, um abraço, uma folga.',
        tell: 'o que aconteceu quando pediu em vez de guardar.',
      },
    ],
    children: {
      truth: 'Deus ama todos os seus filhos e quer festa.',
      to7: {
        story:
          'O filho mais novo voltou, e o pai fez uma festa! Música, palmas, comida boa. Mas tinha outro filho, o mais velho. Ele trabalhava lá no campo. Quando chegou, ouviu a música: tum, tum, tum. O que é isso? Seu irmão voltou, e o pai fez festa! O mais velho ficou zangado, cruzou os braços e não entrou. Fiquei trabalhando tanto e ninguém faz festa para mim! O papai saiu e foi até ele: filhinho, tudo o que é meu é seu. Mas olha: o seu irmão estava perdido e foi achado! A gente tinha de ficar feliz! Venha! Será que ele entrou? Jesus deixa você imaginar.',
        activity:
          'Com música, as crianças dançam; uma fica de fora, emburrada. O adulto sai, abraça, diz tudo que é meu é seu e a traz para a roda.',
        questions: [
          'Por que o filho mais velho ficou zangado?',
          'O que o pai disse?',
          'Você fica feliz quando o outro ganha festa?',
        ],
      },
      to12: {
        story:
          'A festa do filho que voltou estava animada: música e dança se ouviam de longe. O irmão mais velho, que estava trabalhando no campo, perguntou o que era. Quando soube que era para o irmão, ficou com raiva e não quis entrar. Na frente dos convidados! O pai deixou a festa e saiu para conversar. O filho desabafou: eu sirvo o senhor há tantos anos, nunca desobedeci, e o senhor nunca me deu nem um cabrito. Agora esse seu filho volta e ganha o bezerro! Reparou? Ele nem disse meu irmão. O pai respondeu com carinho: filho, você está sempre comigo, e tudo o que tenho é seu. Mas era preciso festejar, porque este seu irmão estava morto e reviveu. Os dois filhos estavam perdidos: um longe, o outro dentro de casa. E o pai foi buscar os dois. A história termina ali, na porta.',
        activity:
          'Cada um escreve o final da história: o que o irmão fez? Leiam os finais e conversem sobre qual se parece com o que faríamos.',
        questions: [
          'Por que o irmão não chamava o outro de meu irmão?',
          'O que o pai já tinha dado a ele?',
          'Que festa de outra pessoa é difícil para você?',
        ],
      },
      challenge: 'Alegre-se com um irmão ou colega que ganhou algo, sem reclamar.',
    },
    prayer:
      'Pai que sais duas vezes da festa, vem também até o nosso emburramento. Perdoa a conta que guardamos. Faz de nós filhos e irmãos, e não empregados com razão. Que a música chegue até aqui, e a gente entre.',
    leader: {
      lost: 'O debate sobre quem tem razão pode durar a noite. O pai não discute: roga. Pergunte o que seria entrar.',
      tender:
        'Irmãos que cuidam sozinhos de pais idosos ou de um parente com dependência sentem-se o mais velho, e há injustiça de verdade. Não diga que é inveja: escute e ajude a repartir o peso.',
    },
    comfort:
      'Talvez você tenha sido forte por todos e ninguém percebeu. O Pai saiu da festa por sua causa. Ele sabe os anos, e a porta não fecha enquanto você descansa aí fora.',
    closing: 'Ouçam a música: ela também é sua.',
    words: [
      'irmao mais velho',
      'filho mais velho',
      'filho prodigo',
      'musica e dancas',
      'bezerro engordado',
      'cabrito',
      'sirvo ha tantos anos',
      'nunca desobedeci',
      'este teu irmao',
      'rogava lhe que entrasse',
      'raiva',
      'nao queria entrar',
      'tudo e teu',
      'ressentimento',
      'legalis',
    ],
  },
  {
    verses: '16:1-13',
    key: '16:10',
    title: 'Fiel no mínimo',
    theme: 'o dinheiro e a fidelidade',
    themes: ['fidelidade', 'generosidade', 'trabalho', 'sabedoria'],
    idea: 'Um administrador esperto pensou no amanhã com o que ainda tinha na mão; Jesus quer filhos da luz que usem o dinheiro, coisa pequena e alheia, para o bem que dura.',
    context:
      'Jesus acabou de contar do filho que desperdiçou os bens do pai. Agora, aos discípulos, fala de um mordomo acusado de desperdiçar os bens do patrão. É uma das parábolas mais estranhas: o elogio vai para a astúcia do homem, não para a desonestidade. Logo depois os fariseus, que amavam o dinheiro, zombam; e vem a história do rico e Lázaro.',
    retold: [
      {
        verses: '16:1-4',
        says: 'Jesus conta de um mordomo que vai perder o cargo. Cavar ele não pode, mendigar tem vergonha, e pensa num jeito de ser recebido nas casas.',
      },
      {
        verses: '16:5-8',
        says: 'O mordomo da história de Jesus chama os devedores e baixa a conta de cada um. O senhor o elogia por ter agido com astúcia.',
      },
      {
        verses: '16:9-12',
        says: 'Jesus manda fazer amigos com as riquezas deste mundo injusto, para que os recebam nas moradas eternas. Quem é fiel no mínimo é fiel no muito.',
      },
      {
        verses: '16:13',
        says: 'Jesus diz que nenhum servo pode servir a dois senhores, e que não se pode servir a Deus e às riquezas.',
      },
    ],
    read: {
      verses: '16:2-13',
      how: 'Antes, contem o versículo 1 em uma frase. Encenem do 2 ao 8 com duas folhas de conta. Do 9 ao 13, sentados, olhando uma moeda no centro.',
    },
    observe: [
      {
        ask: 'Que más notícias o mordomo recebe, e que saídas ele descarta?',
        verses: '16:2-3',
        listen: 'Prestar contas e perder o posto; cavar não pode, mendigar tem vergonha.',
      },
      {
        ask: 'O que ele faz com as contas dos devedores, e com que objetivo?',
        verses: '16:4-7',
        listen: 'Baixa as dívidas, cem para cinquenta e para oitenta; ser recebido nas casas.',
      },
      {
        ask: 'Por que motivo exato o patrão o elogia?',
        verses: '16:8',
        listen: 'Por ter agido com astúcia; o texto o chama de injusto.',
      },
      {
        ask: 'Que três provas de fidelidade aparecem do 10 ao 12?',
        verses: '16:10-12',
        listen: 'No mínimo, nas riquezas, nas coisas dos outros.',
      },
    ],
    interpret: [
      {
        ask: 'O que há naquele homem para imitar e o que há para não imitar?',
        verses: '16:3-8',
        listen:
          'Imitar: olhar a situação de frente, agir logo, pensar no amanhã, preferir gente. Não: a fraude.',
        follow: 'Por que gente de bem às vezes é tão lerda para o bem?',
      },
      {
        ask: 'Dinheiro acaba; amigos recebem na porta. Como as riquezas podem virar acolhida que dura?',
        verses: '16:9',
        listen: 'Quando servem a pessoas, sobretudo às pobres.',
      },
      {
        ask: 'Jesus chama o dinheiro de mínimo e de coisa dos outros. De quem, então, é o que está no meu nome?',
        verses: '16:10-12',
        listen: 'De Deus; sou mordomo. Passa por mim por um tempo.',
      },
      {
        ask: 'Servir a Deus usando dinheiro, pode. Servir a Deus e às riquezas, não. Onde fica a diferença?',
        verses: '16:13',
        listen: 'Em quem dá as ordens quando os dois se chocam.',
      },
    ],
    live: [
      {
        ask: 'Se hoje pedissem conta da sua administração, qual parte você mostraria com gosto e qual deixaria por último?',
        listen: 'Tempo e talento também. Nada de valores.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'No mínimo: troco a mais, login emprestado, cola, celular achado. Em qual desses a sua fidelidade passa aperto?',
        listen: 'Sem sermão. O pequeno treina o grande.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que o dinheiro mandou na casa de vocês: numa briga, num silêncio, num horário?',
        listen: 'Um acordo pequeno.',
        for: ['couples'],
      },
      {
        ask: 'Que amigos o seu dinheiro, pouco ou muito, já fez para a eternidade?',
        listen: 'Gente alimentada, estudada, visitada. Sem vaidade.',
        for: ['elderly', 'long-believers', 'singles'],
      },
      {
        ask: 'Como ensinar aos filhos que mesada, brinquedo e quarto são coisas confiadas?',
        listen: 'Exemplo, repartir, consertar.',
        for: ['parents'],
      },
      {
        ask: 'O que incomoda você quando igreja e dinheiro aparecem na mesma frase, e o que Jesus diz aqui que é diferente?',
        listen: 'Ouvir escândalos sem defender.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a saída mais esperta que você já achou para sair de um aperto, sem fazer mal a ninguém?',
        bridge:
          'Jesus conta de um homem muito esperto num aperto. E fez mal, mas há o que aprender.',
      },
      {
        text: 'Já cuidou da casa, do bicho ou da planta de alguém que viajou? O que sobreviveu?',
        bridge: 'Cuidar do que é dos outros revela a gente. É disso que o texto fala.',
        for: ['young', 'women', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha uma moeda na mesa e empurre-a com um dedo para longe e para perto.',
      bridge: 'Quem manda em quem? Leia com a moeda parada.',
    },
    complete: [
      {
        name: 'Prestação de contas',
        text: 'Faça uma folha com três linhas: recebi para cuidar … ; desperdicei … ; ainda dá tempo de … . Não escreva números.',
      },
      {
        name: 'Dois senhores',
        text: 'Complete: o dinheiro me manda … . Deus me pede … . Os dois se chocaram quando … . Da próxima vez, quero … .',
      },
    ],
    challenges: [
      {
        do: 'Conserte uma infidelidade pequena: devolva o troco, o livro, o empréstimo, a hora não trabalhada.',
        tell: 'a cara de quem recebeu.',
      },
      {
        do: 'Use uma quantia que não faça falta, livremente, para abrir uma porta a alguém: a passagem da entrevista, o material, o remédio.',
        tell: 'que porta se abriu, sem dizer quanto custou.',
      },
    ],
    children: {
      truth: 'Quero ser fiel no pouquinho e no muito.',
      to7: {
        story:
          'Jesus contou de um homem que cuidava das coisas do patrão. Mas cuidava mal! Gastava à toa. O patrão disse: mostre-me as contas, você vai perder o trabalho. O homem ficou pensando: e agora? Preciso de amigos! Foi esperto e depressa diminuiu a dívida de um e de outro, para ter quem o recebesse. Mentir é errado, e Jesus não gosta de mentira. Mas ele disse: sejam espertos para fazer o bem! Usem o que vocês têm para ajudar. Quem cuida bem de uma coisinha pequena cuida bem de uma coisa grande.',
        activity:
          'Deem a cada criança algo pequeno para cuidar até o fim do encontro (um feijão, uma flor). No fim, todos mostram como cuidaram.',
        questions: [
          'O homem cuidava bem ou mal das coisas?',
          'Para que Jesus quer que a gente seja esperto?',
          'De que coisinha você vai cuidar bem?',
        ],
      },
      to12: {
        story:
          'Um administrador estava em maus lençóis. Tinha desperdiçado os bens do patrão, e veio a ordem: entregue as contas, você está despedido. Ele pensou rápido. Cavar, não aguento. Pedir esmola, tenho vergonha. Já sei! Chamou quem devia ao patrão: quanto você deve? Cem de azeite? Escreva cinquenta. E você, cem de trigo? Escreva oitenta. Assim, quando ficasse sem emprego, teria amigos. Quando o patrão descobriu, até admirou a esperteza. Atenção: Jesus chamou esse homem de injusto. Enganar é errado! Mas ele perguntava: por que quem faz o mal pensa tanto no amanhã, e quem é da luz é tão lento para fazer o bem? Usem o dinheiro para ajudar gente. Quem é fiel no pouco é fiel no muito. Troco, tarefa, brinquedo emprestado: tudo é treino. E ninguém consegue obedecer a dois donos. Ou Deus manda, ou o dinheiro.',
        activity:
          'Com um valor de mentira de cem moedas, cada grupo planeja o bem mais esperto que conseguir fazer no bairro.',
        questions: [
          'O que o administrador fez de errado e o que fez com esperteza?',
          'Por que o pouco é treino para o muito?',
          'Como dá para ser esperto fazendo o bem?',
        ],
      },
      challenge: 'Devolva em bom estado tudo o que pegou emprestado.',
    },
    prayer:
      'Senhor de tudo, somos mordomos, e às vezes desperdiçamos. Dá-nos pressa e esperteza para o bem. Faz-nos fiéis no troco, na hora, na palavra, no que é dos outros. E, quando o dinheiro der ordens, que reconheçamos a tua voz. Amém.',
    leader: {
      lost: 'Jesus elogiou um ladrão? Responda logo: o patrão elogiou a astúcia, e o texto o chama de injusto. Gaste o tempo do 9 ao 13.',
      tender:
        'Endividados e desempregados sentem o assunto na pele. Não peça valores, não faça coleta e ofereça ajuda a sós. Quem errou com dinheiro alheio precisa de um caminho de reparação, não de vergonha em público.',
      differ:
        'Uns acham que o mordomo abriu mão da própria comissão ou de juros proibidos; outros, que ele fraudou o patrão até o fim. Em qualquer caso, Jesus aponta a pressa de preparar o futuro.',
    },
    comfort:
      'Quando o chão do emprego some, o homem da história pensou em casas que o recebessem. Que a nossa seja uma delas para você.',
    closing: 'O mínimo de hoje já é prova. E já é graça.',
    words: [
      'mordomo injusto',
      'mordomo infiel',
      'administrador infiel',
      'administrador desonesto',
      'presta contas da tua',
      'presta contas de tua administracao',
      'cavar nao posso',
      'filhos da luz',
      'riquezas da injustica',
      'fiel no minimo',
      'fiel no pouco',
      'dois senhores',
      'servir a deus e as riquezas',
      'mamom',
    ],
  },
  {
    verses: '16:19-31',
    key: '16:20',
    title: 'O homem à porta',
    theme: 'o pobre que não se vê',
    themes: ['justica', 'proximo', 'generosidade'],
    idea: 'Um rico não maltratou ninguém: apenas passou todo dia por Lázaro sem vê-lo, e o abismo que construiu ali continuou do outro lado.',
    context:
      'É a única parábola em que alguém tem nome: Lázaro, que quer dizer Deus ajuda; e o rico não tem. Jesus falava a gente que amava o dinheiro (16:14). A história não descreve o mapa do além; serve para acordar quem ainda tem porta e tempo.',
    retold: [
      {
        verses: '16:19-21',
        says: 'Um homem rico vive com luxo, vestido de púrpura. À sua porta fica deitado Lázaro, cheio de feridas, com vontade das migalhas da mesa.',
      },
      {
        verses: '16:22-24',
        says: 'Lázaro morre e é levado pelos anjos para junto de Abraão. O rico também morre e, em tormentos, pede que Lázaro lhe refresque a língua.',
      },
      {
        verses: '16:25-26',
        says: 'Abraão lembra ao rico que ele teve os bens em vida, e Lázaro, os males. Há entre eles um grande abismo, e ninguém passa.',
      },
      {
        verses: '16:27-31',
        says: 'O rico pede que Lázaro avise os seus cinco irmãos. Abraão responde que, se não ouvem Moisés e os profetas, nem um ressuscitado os convence.',
      },
    ],
    read: {
      verses: '16:20-31',
      how: 'Quem conduz conta o 19. Uma cadeira na porta fica vazia: é o lugar de Lázaro. Os demais leem, olhando às vezes para ela.',
    },
    observe: [
      {
        ask: 'Onde fica Lázaro, o que quer e o que recebe?',
        verses: '16:20-21',
        listen: 'À porta, migalhas; só os cães vêm.',
      },
      {
        ask: 'Quem o rico chama pelo nome depois da morte, e para quê?',
        verses: '16:23-24',
        listen: 'Lázaro; para servi-lo com água: ele sabia o nome.',
      },
      {
        ask: 'Que argumento Abraão dá para não mandar o morto aos cinco irmãos?',
        verses: '16:29-31',
        listen: 'Eles têm Moisés e os profetas.',
      },
    ],
    interpret: [
      {
        ask: 'O rico sabia o nome de Lázaro, e ainda assim nunca o ajudou. O que isso revela sobre conhecer e ver?',
        verses: '16:20-24',
        listen: 'Dá para saber quem é e não ver a pessoa.',
      },
      {
        ask: 'Entre a mesa e a porta havia poucos passos. De que é feito o abismo que Abraão menciona?',
        verses: '16:20-21, 16:26',
        listen: 'De costume, muro, dias seguidos sem parar; depois não há ponte.',
      },
      {
        ask: 'Para os irmãos, o rico pede um milagre; Abraão aponta a Escritura. Por que uma ressurreição não convenceria quem não ouve a palavra?',
        verses: '16:29-31',
        listen: 'O coração fechado explica qualquer sinal; a palavra já pede abrir a porta.',
        follow: 'Onde a Escritura já falou, e a gente espera mais prova?',
      },
    ],
    live: [
      {
        ask: 'Quem fica à sua porta, e que nome tem essa pessoa?',
        listen: 'Se não sabem o nome, aí está o primeiro passo.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Na escola, que colega você cruza todo dia sem ver?',
        listen: 'O zelador, o aluno novo, a menina sem grupo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que muro de vidro, portão ou fone de ouvido ajuda você a não ver?',
        listen: 'Não há desculpa fácil, mas há passo.',
        for: ['singles', 'men', 'adults'],
      },
      {
        ask: 'Que palavra da Bíblia você já conhece e espera um sinal para cumprir?',
        listen: 'Anote a palavra; o sinal já está na porta.',
        for: ['long-believers'],
      },
      {
        ask: 'Quando você estava do lado de fora da mesa, olhando, quem reparou?',
        listen: 'Honre quem falar.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Como vocês ensinam os filhos a ver quem está à porta sem ter medo?',
        listen: 'Escolham juntos um gesto seguro e frequente.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantas vezes por dia você passa por alguém e não saberia dizer a cor da roupa dele?',
        bridge: 'Um homem passou anos ao lado de outro. E não era parede.',
      },
      {
        text: 'Qual foi a vez em que você descobriu que não conhecia um vizinho de anos?',
        bridge: 'Lázaro era vizinho da porta de alguém.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Vá até o portão ou a porta de casa e fique um minuto. Veja quem passa, quem espera, quem limpa.',
      bridge: 'A história começa a dois passos da sua mesa.',
    },
    complete: [
      {
        name: 'Mapa da porta',
        text: 'Desenhe a sua casa e a calçada. Quem está à direita: … Quem está à esquerda: … Quem dorme perto: … O que sobra da minha mesa: … O que eu poderia levar até lá: …',
      },
      {
        name: 'Cinco irmãos',
        text: 'Escreva cinco nomes de pessoas próximas que precisam acordar para alguém (pode ser você): … , … , … , … , … O que já está escrito que elas podem ouvir: …',
      },
    ],
    challenges: [
      {
        do: 'Pergunte o nome de alguém que fica à sua porta, e pare para conversar cinco minutos.',
        tell: 'o nome e uma coisa que descobriu.',
      },
      {
        do: 'Leve uma refeição inteira, com prato de louça, a alguém que costuma ganhar sobras; se puder, coma junto.',
        tell: 'como foi comer na mesma altura.',
      },
    ],
    children: {
      truth: 'Deus vê quem ninguém vê e quer que eu veja também.',
      to7: {
        story:
          'Havia um homem muito rico, de roupa roxa e brilhante. Na porta da casa dele morava Lázaro, que não tinha nada. Lázaro estava doente e com fome, e queria só as migalhas da mesa. O rico passava, passava, passava e nem olhava. Só os cachorrinhos vinham perto do Lázaro. Um dia os dois morreram. Lázaro foi para perto de Deus, bem feliz. O rico ficou longe e triste, porque nunca tinha repartido. Jesus contou isso para ensinar: abra os olhos! Quem está triste ou com fome perto de você tem nome, e Deus o ama muito.',
        activity:
          'Uma criança fica quietinha junto à porta; as outras passam brincando. Ao sinal, param, perguntam o nome dela e a levam para o lanche.',
        questions: [
          'Onde Lázaro ficava?',
          'O que o rico fazia quando passava?',
          'Quem você quer ver e cumprimentar?',
        ],
      },
      to12: {
        story:
          'Jesus contou de um homem riquíssimo que se vestia como rei e fazia festa todo dia. Na porta dele ficava Lázaro, um mendigo cheio de feridas, com fome. Ele só queria o que caía da mesa. Os cães lambiam as suas feridas; o dono da casa, nem isso. Quando os dois morreram, Lázaro foi consolado, e o rico ficou em grande tristeza, longe. Então o rico, que sabia o nome de Lázaro, pediu que ele levasse água! Abraão respondeu que entre eles havia um abismo que não se cruzava. Pediu então que avisasse os irmãos. Eles têm a Palavra de Deus, disse Abraão; se não escutam, nem se um morto voltasse acreditariam. O rico não foi mau por ter dinheiro; foi porque passou todo dia por alguém e não viu. Jesus quer que a gente veja hoje, quando ainda há ponte.',
        activity:
          'Percurso dos olhos: andem em silêncio pelo quarteirão com um adulto, anotando pessoas que ninguém costuma ver. Escolham uma para cumprimentar pelo nome.',
        questions: [
          'Por que só o mendigo tem nome na história?',
          'O que era o abismo?',
          'Quem está perto da sua porta e você quer conhecer?',
        ],
      },
      challenge: 'Cumprimente pelo nome quem trabalha na sua escola ou prédio.',
    },
    prayer:
      'Senhor que chamas Lázaro pelo nome, abre os nossos olhos antes do abismo. Ensina-nos os nomes da nossa porta. Consola os que só os cães visitam, e faz que a nossa mesa chegue à calçada.',
    leader: {
      lost: 'O inferno, o seio de Abraão e quem vai para onde tomam a noite. Jesus quer é que se olhe a porta. Deixe o mistério e cuide da calçada.',
      tender:
        'Pessoas em situação de rua, com dívida ou dependência estão na história; fale delas com nome e respeito. Crianças não precisam das chamas: pare no que está escrito para elas. Quem perdeu alguém pode se afligir com o destino; não julgue.',
      differ:
        'Cristãos entendem de modos diversos o estado depois da morte: alguns leem o texto como retrato literal, outros como parábola com imagens da época; católicos falam também de purgatório, outros não. Em todas as leituras a porta desta vida importa.',
    },
    comfort:
      'Lázaro não fez nada nesta história, e foi chamado por um nome e carregado ao colo. Se hoje você está à porta, não é invisível. Os anjos conhecem o endereço.',
    closing: 'Olhem para a porta: há um nome para aprender amanhã.',
    words: [
      'rico e lazaro',
      'lazaro',
      'mendigo',
      'purpura',
      'linho finissimo',
      'migalhas',
      'caes',
      'seio de abraao',
      'pai abraao',
      'abismo',
      'xeol',
      'hades',
      'tormento',
      'cinco irmaos',
      'moises e os profetas',
    ],
  },
  {
    verses: '17:1-10',
    key: '17:5',
    title: 'Aumenta-nos a fé',
    theme: 'a fé que perdoa e serve',
    themes: ['fe', 'perdao', 'servico', 'humildade'],
    idea: 'Diante do perdão sete vezes ao dia, os apóstolos pedem mais fé; Jesus responde que um grão basta, e que a obediência não faz de Deus nosso devedor.',
    context:
      'Jesus fala aos discípulos a caminho de Jerusalém. São quatro ditos curtos, um atrás do outro: sobre fazer tropeçar os pequenos, sobre perdoar, sobre a fé e sobre o servo. Parecem soltos, mas um puxa o outro. Logo depois, dez leprosos serão curados e só um voltará para agradecer.',
    retold: [
      {
        verses: '17:1-4',
        says: 'Jesus diz que é melhor ir ao mar com uma pedra de moinho do que fazer tropeçar um pequeno. E manda perdoar o irmão arrependido, mesmo sete vezes ao dia.',
      },
      {
        verses: '17:5-6',
        says: 'Os apóstolos pedem a Jesus mais fé. Ele responde que, com fé do tamanho de um grão de mostarda, a amoreira iria se plantar no mar.',
      },
      {
        verses: '17:7-10',
        says: 'Jesus fala do servo que volta do campo e ainda prepara o jantar do seu senhor. Depois de tudo feito, digam que fizeram somente o que deviam.',
      },
    ],
    read: {
      verses: '17:1-10',
      how: 'Quatro leitores, um para cada dito (1 e 2; 3 e 4; 5 e 6; 7 a 10). No 5, todos dizem: Aumenta-nos a fé.',
    },
    observe: [
      {
        ask: 'Com que objeto pesado Jesus mede o mal feito a um pequeno?',
        verses: '17:1-2',
        listen: 'Pedra de moinho ao pescoço. Ele leva isso muito a sério.',
      },
      {
        ask: 'Quais são os três passos com um irmão que peca, e quantas vezes num dia?',
        verses: '17:3-4',
        listen: 'Repreender, ele se arrepende, perdoar; sete vezes.',
      },
      {
        ask: 'O que os apóstolos pedem logo depois de ouvir isso, e o que Jesus mostra em resposta?',
        verses: '17:5-6',
        listen: 'Mais fé; um grão de mostarda e uma árvore que obedece.',
      },
      {
        ask: 'Que frase o servo diz no fim do dia?',
        verses: '17:10',
        listen: '“Somos servos inúteis, porque fizemos somente o que devíamos fazer”.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o pedido de fé nasce justo quando se fala de perdoar, e não de milagres?',
        verses: '17:4-6',
        listen: 'Perdoar de novo parece mais impossível que mudar árvore de lugar.',
        follow: 'O que você acha mais difícil?',
      },
      {
        ask: 'Jesus põe repreender antes de perdoar. Que falso perdão isso evita?',
        verses: '17:3-4',
        listen: 'O que finge que nada houve. A verdade vem junto.',
      },
      {
        ask: 'Amoreira tem raiz funda e teimosa. Que coisas no coração são assim, e quem as arranca?',
        verses: '17:6',
        listen: 'Mágoa, orgulho. A fé chama Deus para agir.',
      },
      {
        ask: 'Inútil, aqui, não é sem valor; é quem não tem conta a cobrar. O que muda servir sem fatura?',
        verses: '17:9-10',
        listen: 'Liberta da cobrança e da comparação. Deus não nos deve; ele dá.',
      },
    ],
    live: [
      {
        ask: 'Quem pede desculpa a você pela sétima vez do mesmo erro? Que verdade e que limite o perdão precisa trazer junto?',
        listen: 'Perdoar não é permitir. Sem nomes.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Sem perceber, em que a gente pode fazer um mais novo tropeçar: piada, vídeo, exemplo, zoeira?',
        listen: 'Responsabilidade sem terror.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Por qual serviço você anda esperando um obrigado que não vem?',
        listen: 'Em casa, na igreja. É humano querer; agradeçam uns aos outros ali mesmo.',
        for: ['long-believers', 'men', 'parents'],
      },
      {
        ask: 'O que você deixou de fazer por achar que a sua fé era pouca?',
        listen: 'Um grão. Um começo.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que raiz antiga Deus já arrancou em você e hoje é história?',
        listen: 'Quem tem idade conta.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Às vezes falta perdoar a si mesmo por algo que se fez ou não fez a quem morreu. O que um grão de fé diria?',
        listen: 'Devagar. Não corrija o sentimento; ore.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que pedido de desculpas repetido virou piada na sua casa: a toalha molhada, o atraso, a pasta de dente aberta?',
        bridge: 'Jesus falou em sete vezes no mesmo dia. Os discípulos quase caíram da cadeira.',
      },
      {
        text: 'Já tentou arrancar um toco, um mato ou um prego que não saía de jeito nenhum?',
        bridge: 'Jesus fala de uma árvore teimosa que sai com uma palavra.',
        for: ['men', 'elderly', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha na palma o menor grão que achar na cozinha e feche a mão.',
      bridge: 'Leia com ele guardado. A frase dos apóstolos pode ser a sua.',
    },
    complete: [
      {
        name: 'Quatro recados',
        text: 'Anote ao lado de cada dito um nome ou uma situação sua. Pequenos que posso proteger: … . Irmão a perdoar: … . Amoreira: … . Serviço sem fatura: … .',
      },
      {
        name: 'Fatura rasgada',
        text: 'Escreva numa nota: Deus me deve por … . A igreja me deve por … . A família me deve por … . Leia o versículo 10 e decida o que rasgar.',
      },
    ],
    challenges: [
      {
        do: 'Sirva alguém em segredo três vezes nesta semana e não conte nem se perguntarem.',
        tell: 'apenas se foi fácil ou difícil ficar quieto.',
      },
      {
        do: 'Diga a uma pessoa próxima, com calma, uma coisa que doeu, e esteja pronto para perdoar se ela pedir.',
        tell: 'como a verdade e o perdão couberam na mesma conversa.',
      },
    ],
    children: {
      truth: 'Jesus me ajuda a perdoar de novo e de novo.',
      to7: {
        story:
          'Jesus disse aos amigos: cuidem bem dos pequeninos! E, quando um irmão errar e pedir desculpa, perdoem. Um amigo perguntou com os olhos: e se ele errar outra vez? Perdoem de novo. Uma, duas, três, quatro, cinco, seis, sete vezes! Ufa! Os amigos disseram: Jesus, dá mais fé para a gente! Jesus mostrou uma sementinha bem pequena. Com uma fé deste tamaninho, Deus já faz coisas grandes. E ensinou mais: façam o bem com alegria, sem ficar pedindo prêmio. Deus ajuda a gente a perdoar e a servir.',
        activity:
          'Contem até sete nos dedos, e a cada dedo digam: eu perdoo. No fim, um abraço. Guardem uma sementinha num vidro para lembrar.',
        questions: [
          'Quantas vezes Jesus disse para perdoar num dia?',
          'O que os amigos pediram?',
          'Quem você quer perdoar outra vez?',
        ],
      },
      to12: {
        story:
          'A irmã mais nova do Téo entrou no quarto dele sem bater. Desculpa, Téo! Dez minutos depois, outra vez. Desculpa! No terceiro desculpa ele já estava vermelho. Foi mais ou menos essa cara que os apóstolos fizeram quando Jesus disse: se o seu irmão errar, fale com ele; se ele se arrepender, perdoe. E se errar sete vezes num dia e sete vezes voltar arrependido, perdoe. Eles não pediram poderes nem milagres. Pediram: aumenta a nossa fé! Jesus disse que não era preciso uma fé enorme. Um grãozinho já dava para mandar embora uma árvore de raiz funda. E há raivas com raiz bem funda! Depois explicou que servir a Deus não é juntar pontos: quem fez o que devia não sai cobrando. E avisou: ai de quem faz mal a um pequeno. Por isso, se alguém machucar você, conte a um adulto de confiança. O Téo respirou, explicou à irmã a regra da porta e a perdoou. Ela bateu. Na quinta vez.',
        activity:
          'Façam placas de bata antes de entrar, com sete corações; a cada perdão do dia, pintem um.',
        questions: [
          'Por que os apóstolos pediram mais fé?',
          'O que o Téo fez além de perdoar?',
          'Que bem você pode fazer sem esperar prêmio?',
        ],
      },
      challenge: 'Faça uma tarefa da casa sem ninguém pedir e sem contar.',
    },
    prayer:
      'Senhor, aumenta-nos a fé, ou ensina-nos a usar o grão que já temos. Guarda os pequenos de nós mesmos. Dá-nos verdade para falar e graça para perdoar. E que o nosso serviço não venha com fatura, pois tudo recebemos de ti. Amém.',
    leader: {
      lost: 'O grupo pode ficar só na árvore que voa para o mar. Mostre a linha: tropeço, perdão, fé, serviço.',
      tender:
        'Sete vezes ao dia não se aplica a violência e abuso como obrigação de voltar. Jesus começa defendendo os pequenos, com palavras duríssimas. Se surgir relato de criança ferida, denunciar é dever: Disque 100. Servo inútil pode doer em quem se sente sem valor: explique.',
      differ:
        'Uns entendem que o perdão se dá quando há arrependimento, como no versículo 3; outros, que se perdoa no coração antes e a reconciliação espera por ele. Nos dois casos, a porta fica preparada.',
    },
    comfort:
      'Perdoar hoje pode ser do tamanho de um grão: só não desejar mal até a noite. Jesus disse que grão serve.',
    closing: 'Um grão, sete vezes, nenhuma fatura.',
    words: [
      'aumenta nos a fe',
      'acrescenta nos a fe',
      'motivos de tropeco',
      'escandalos',
      'pedra de moinho',
      'destes pequenos',
      'sete vezes ao dia',
      'amoreira',
      'arranca te e planta te no mar',
      'servos inuteis',
      'fizemos somente o que deviamos',
      'grao de mostarda',
    ],
  },
  {
    verses: '17:11-19',
    key: '17:15',
    title: 'O que voltou para agradecer',
    theme: 'a gratidão que volta',
    themes: ['gratidao', 'adoracao', 'graca'],
    idea: 'Dez gritam juntos, dez ficam limpos pelo caminho, mas só um, e estrangeiro, faz meia-volta para dizer obrigado, e recebe mais do que pele nova.',
    context:
      'A doença uniu o que a política separava: judeus e samaritanos, na mesma miséria, andavam juntos. Quem tinha lepra só podia parar de longe. Mostrar-se ao sacerdote era o documento de volta à vida; eles saem andando antes de ver a mudança.',
    retold: [
      {
        verses: '17:11-13',
        says: 'Jesus vai para Jerusalém e, ao entrar numa aldeia, dez leprosos param de longe e gritam que tenha misericórdia deles.',
      },
      {
        verses: '17:14-16',
        says: 'Jesus manda os dez se mostrarem aos sacerdotes, e no caminho eles ficam limpos. Um deles, samaritano, volta louvando a Deus e se prostra para agradecer.',
      },
      {
        verses: '17:17-19',
        says: 'Jesus pergunta onde estão os outros nove, e se só este estrangeiro voltou para dar glória a Deus. Manda que ele se levante e vá, porque a fé o salvou.',
      },
    ],
    read: {
      verses: '17:11-19',
      how: 'Dez pessoas (ou dez papéis na mão) pedem juntas; no 15, só uma volta e a sala fica quieta.',
    },
    observe: [
      {
        ask: 'Onde param os dez, e o que pedem?',
        verses: '17:12-13',
        listen: 'De longe; misericórdia.',
      },
      {
        ask: 'Em que momento exato eles ficam limpos?',
        verses: '17:14',
        listen: 'Enquanto iam: antes de qualquer sinal visível.',
      },
      {
        ask: 'O que o que volta faz, e o que se conta de quem ele é?',
        verses: '17:15-16',
        listen: 'Louva, se prostra, agradece; samaritano.',
      },
    ],
    interpret: [
      {
        ask: 'Eles obedeceram e só então foram curados. Que fé há em ir antes de ver?',
        verses: '17:14',
        listen: 'Andar com a palavra, e não com a prova.',
      },
      {
        ask: 'Os nove não eram ingratos de propósito: foram cumprir o mandado. Como uma bênção boa pode nos levar para longe de quem a deu?',
        verses: '17:14-18',
        listen: 'Pressa de recomeçar; o presente substitui o doador.',
      },
      {
        ask: 'Todos ficaram limpos, mas só a este Jesus diz “tua fé te salvou”. Que cura há na gratidão que não há na pele?',
        verses: '17:19',
        listen: 'Relação restaurada; quem volta encontra Jesus.',
        follow: 'De onde você já foi curado sem voltar?',
      },
    ],
    live: [
      {
        ask: 'Que bênção você recebeu e levou para casa sem voltar para agradecer?',
        listen: 'Lista em silêncio; depois um obrigado em voz alta.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'A quem você deve um obrigado do passado: professora, amigo, pai?',
        listen: 'Dá tempo: o telefone existe.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que doença, fracasso ou dor fez você andar com gente que nunca teria ao lado?',
        listen: 'O sofrimento às vezes desfaz fronteira.',
        for: ['women', 'elderly', 'adults'],
      },
      {
        ask: 'O que Jesus pede a você para fazer antes de ver o resultado?',
        listen: 'A cura veio andando.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Qual gratidão a vocês dois esqueceram de dizer um ao outro nesta semana?',
        listen: 'Digam agora, ou em casa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'No meio da dor, o que ainda seria um obrigado honesto, sem forçar?',
        listen: 'Às vezes só um copo de água; não exija alegria.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o obrigado mais atrasado que você já deu, e quanto tempo demorou?',
        bridge: 'Nove pessoas não deram o delas. Um estrangeiro deu meia-volta.',
      },
      {
        text: 'Quando a luz volta depois de uma queda longa, você agradece, comemora ou já reclama do preço da conta?',
        bridge: 'A gente esquece depressa. Jesus contou os obrigados de um grupo de dez.',
        for: ['young', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Conte nos dedos dez coisas que recebeu desde que acordou. Escolha uma e, em voz alta, agradeça a quem deu.',
      bridge: 'Dez foram limpos; só um voltou.',
    },
    complete: [
      {
        name: 'Dez dedos',
        text: 'Em dez dedos, escreva dez coisas recebidas: … Marque as nove que eu pulei para a próxima tarefa. Ao redor da décima escreva: voltei. A quem: … Para dizer: …',
      },
      {
        name: 'Fronteira',
        text: 'Samaritano para os judeus, eu para… A dor já me juntou com… A minha gratidão atravessou esta fronteira quando… O próximo passo dela é…',
      },
    ],
    challenges: [
      {
        do: 'Volte uma vez: procure pessoalmente, por telefone ou por carta alguém que já fez o bem e que nunca ouviu o seu obrigado.',
        tell: 'quanto tempo fazia e o que a pessoa respondeu.',
      },
      {
        do: 'Faça cada noite uma lista de um obrigado específico a Deus, sem repetir nenhum em sete dias.',
        tell: 'em que noite o assunto acabou, e o que veio depois.',
      },
    ],
    children: {
      truth: 'Quero voltar para dizer obrigado a Jesus.',
      to7: {
        story:
          'Dez homens estavam doentes da pele e moravam longe de todo mundo. Quando viram Jesus, gritaram de longe: Jesus, tenha pena de nós! Jesus disse: vão se mostrar aos sacerdotes. E eles foram andando. No caminho, olhem! A mão ficou limpinha. O braço ficou limpinho! Viva! Nove saíram correndo para casa, e nem olharam para trás. Mas um parou. Deu meia-volta e voltou correndo para Jesus, gritando obrigado, obrigado! Ele se ajoelhou. Jesus perguntou: não eram dez? Onde estão os outros nove? Vá em paz, você acreditou. Que bom ser o que volta!',
        activity:
          'Dez crianças (ou bonecos) correm até a parede; o adulto conta os que voltam. Depois cada uma volta e diz obrigado por uma coisa.',
        questions: [
          'Quantos voltaram para agradecer?',
          'O que Jesus perguntou?',
          'A quem você quer dizer obrigado?',
        ],
      },
      to12: {
        story:
          'No caminho de Jerusalém, Jesus passava entre a Galileia e a Samaria. Dez leprosos pararam de longe, porque não podiam chegar perto, e gritaram: Jesus, Mestre, tenha misericórdia! Jesus disse: vão e mostrem-se aos sacerdotes, que eram quem dizia se a pessoa estava curada. Eles nem tinham sarado ainda! Mas foram. No caminho, de repente, a pele ficou limpa. Que vontade de correr para casa! Nove foram. Um parou, olhou as mãos e voltou gritando de alegria, jogou-se aos pés de Jesus e agradeceu. E ele era samaritano, de um povo de quem os judeus não gostavam. Jesus perguntou: não eram dez? Onde estão os outros? E disse ao que voltou: levante-se, sua fé salvou você. Os dez ficaram limpos. O que voltou ganhou também um amigo.',
        activity:
          'Corrente de obrigado: cada elo de papel leva um nome de pessoa ou coisa que o grupo agradece. Amarrem até dar a volta à mesa.',
        questions: [
          'Por que eles tiveram de andar antes de ver?',
          'O que os nove perderam?',
          'A quem você demora a agradecer?',
        ],
      },
      challenge: 'Agradeça a cinco pessoas diferentes, olhando nos olhos.',
    },
    prayer:
      'Jesus, tantas vezes fomos os nove. Agora voltamos. Obrigado pela água, pela luz, por quem nos curou sem dizer nome. Dá-nos um obrigado que atravesse fronteira e te encontre de novo.',
    leader: {
      lost: 'Faz-se da história uma bronca sobre ingratidão. Prefira a pergunta: o que o que voltou encontrou que os nove não tiveram?',
      tender:
        'Nunca exija gratidão de quem sofre, nem diga que falta fé se não curou. Pessoas com hanseníase hoje se curam com tratamento: se houver suspeita, mande ao posto. Samaritano pode ser, na roda, um estrangeiro: não o ponha em destaque.',
    },
    comfort:
      'Não há obrigação de agradecer hoje. Se a garganta só dá conta de pedir misericórdia, peça. Os dez foram vistos antes de qualquer obrigado.',
    closing: 'Meia-volta: alguém ainda espera o nosso obrigado.',
    words: [
      'dez leprosos',
      'leprosos',
      'lepra',
      'samaritano',
      'obrigado',
      'gratidao',
      'agradec',
      'onde estao os nove',
      'mostrai vos aos sacerdotes',
      'estrangeiro',
      'samaria',
      'tua fe te salvou',
      'ingrat',
      'voltou',
    ],
  },
  {
    verses: '18:1-8',
    key: '18:7',
    title: 'A viúva que não cansou de bater',
    theme: 'orar sempre sem desistir',
    themes: ['oracao', 'justica', 'fe'],
    idea: 'Se até um juiz injusto se mexe por causa de uma viúva insistente, quanto mais Deus, que não é juiz de má vontade e ouve dia e noite os que clamam.',
    context:
      'Viúva, sem marido que falasse por ela, era o retrato de quem não tem voz no tribunal. O juiz dizia não temer a Deus nem respeitar ninguém. Jesus conta a parábola logo depois de falar dos dias em que virão saudade e espera.',
    retold: [
      {
        verses: '18:1-3',
        says: 'Jesus conta uma parábola sobre orar sempre, sem se cansar. Numa cidade, uma viúva procura um juiz e lhe pede justiça contra o seu adversário.',
      },
      {
        verses: '18:4-5',
        says: 'O juiz da história não quer atender a viúva por algum tempo. Depois resolve fazer justiça, porque ela o incomoda e não para de vir.',
      },
      {
        verses: '18:6-8',
        says: 'Jesus pergunta se Deus não fará justiça aos que clamam a ele dia e noite, e diz que fará depressa. Mas achará fé na terra o Filho do homem, quando vier?',
      },
    ],
    read: {
      verses: '18:1-8',
      how: 'Uma mulher lê as falas da viúva, repetindo o mesmo pedido até o juiz se levantar. Todos respondem em voz baixa a pergunta do fim.',
    },
    observe: [
      {
        ask: 'Para que Jesus contou esta parábola?',
        verses: '18:1',
        listen: 'Sobre o dever de sempre orar e nunca se cansar.',
      },
      {
        ask: 'Que tipo de juiz é, e o que a viúva pede?',
        verses: '18:2-3',
        listen: 'Não teme a Deus nem respeita gente; pede justiça.',
      },
      {
        ask: 'O que faz o juiz mudar, e que conclusão Jesus tira?',
        verses: '18:4-8',
        listen: 'O cansaço dele; quanto mais Deus.',
      },
    ],
    interpret: [
      {
        ask: 'O que há em comum e o que há de oposto entre o juiz injusto e Deus?',
        verses: '18:2, 18:6-7',
        listen: 'Em comum, responder; oposto em tudo o mais.',
      },
      {
        ask: 'A viúva só tem a voz e os pés. Por que a insistência dela mexe com quem nada move?',
        verses: '18:3-5',
        listen: 'Fraqueza que não se cala; a sua causa é justa.',
      },
      {
        ask: 'Jesus fala em clamar dia e noite e em achar fé na terra. Qual é a ligação entre oração e fé teimosa?',
        verses: '18:7-8',
        listen: 'Continuar a pedir já é crer; a oração mantém a fé acordada.',
        follow: 'O que costuma apagar a sua fé primeiro: demora, injustiça, silêncio?',
      },
    ],
    live: [
      {
        ask: 'Que injustiça você já cansou de denunciar, e o que seria voltar ao guichê?',
        listen: 'Só com segurança; às vezes em grupo.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Que causa da sua geração merece alguém que não se cansa?',
        listen: 'Ouça a indignação; ela pode virar oração e ação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é a sua oração mais antiga sem resposta, e o que ela fez com você?',
        listen: 'Nada de conselho; agradeça a perseverança.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'Em que assunto vocês pararam de orar juntos, achando que não adianta?',
        listen: 'Recomecem com uma frase só.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que imagem de Deus faz você achar que ele é surdo como aquele juiz?',
        listen: 'Pai, chefe, igreja; ouça a origem.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Pelo direito de quem você bateria à porta até ser atendido?',
        listen: 'Filho, vizinho, cliente, aluno.',
        for: ['men', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a reclamação mais insistente que você já fez: operadora, prefeitura, condomínio? Ganhou?',
        bridge: 'A viúva ganhou do juiz na base da persistência. Jesus conta com orgulho.',
      },
      {
        text: 'Qual música, pedido ou pergunta os seus filhos repetiram até você ceder?',
        bridge: 'Insistência cansa um juiz injusto. O que faz com um Pai bom?',
        for: ['parents', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Bata de leve com os dedos na mesa, no ritmo do coração: uma batida, uma palavra do seu pedido. Sem pressa de terminar.',
      bridge: 'Há quem clame dia e noite, e há quem escute.',
    },
    complete: [
      {
        name: 'Petição',
        text: 'Ao Juiz de toda a terra: faze-me (faze-lhe) justiça contra… Eu venho desde… Já tentei… Não tenho outra força senão… Continuo batendo com esta frase: …',
      },
      {
        name: 'Agenda de clamor',
        text: 'Manhã, eu clamo por… Meio-dia, por… Noite, por… Quando cansar, peço a… que bata comigo. O que fica diferente em mim, mesmo antes da resposta: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma causa justa de outra pessoa e leve-a a Deus e a alguém com poder de ajudar (ouvidoria, escola, CRAS, advogado) pelo menos duas vezes.',
        tell: 'em que guichê cansou e em qual insistiu.',
      },
      {
        do: 'Combine com um amigo uma hora diária de oração de um minuto, e avisem-se com um toque no celular.',
        tell: 'em que dia um despertou o outro.',
      },
    ],
    children: {
      truth: 'Posso orar sempre; Deus escuta e faz justiça.',
      to7: {
        story:
          'Havia uma mulher sozinha, sem ninguém para ajudá-la. Alguém tinha feito uma coisa errada com ela. Ela foi falar com um juiz. Mas o juiz era muito mau: não gostava de Deus nem das pessoas. Não!, disse ele. No outro dia, ela voltou: por favor, me ajude! Não! No outro dia: por favor! E no outro, e no outro. O juiz já não aguentava mais: essa mulher não para! Vou ajudar, senão ela me deixa maluco! E ajudou. Jesus disse: se até um juiz mau escutou, imaginem Deus, que é bom e ama vocês! Então orem sempre e não desistam.',
        activity:
          'Uma criança é o juiz emburrado; a outra vem pedir muitas vezes (com voz doce). O juiz cede. Depois trocam e dizem: Deus não é assim, ele é bom!',
        questions: [
          'Como era o juiz?',
          'O que a viúva fez?',
          'Que oração você não vai desistir de fazer?',
        ],
      },
      to12: {
        story:
          'Jesus queria que os discípulos não desistissem de orar, por isso contou uma história. Numa cidade havia um juiz que não ligava para Deus nem para as pessoas. E havia uma viúva. Naquele tempo, uma mulher sem marido não tinha quem a defendesse. Ela pedia: faça justiça contra quem me prejudicou! O juiz não ligou. Ela voltou. E voltou. E voltou. Por fim, o juiz pensou: não temo a Deus, mas essa viúva me cansa; vou resolver. Jesus disse: escutem! Se um juiz injusto fez justiça por cansaço, imaginem Deus, que ama os seus e os ouve dia e noite! Ele fará justiça. Mas deixou uma pergunta: quando o Filho do homem vier, vai encontrar fé? Continuar orando, mesmo quando demora, é um jeito de ter fé.',
        activity:
          'Quadro de paciência: cada dia marca-se com um sinal a mesma oração por alguém injustiçado. No fim da semana, conversem sobre o que mudou no coração.',
        questions: [
          'Por que o juiz mudou de ideia?',
          'Em que Deus é diferente dele?',
          'Por que causa você quer orar sem parar?',
        ],
      },
      challenge: 'Ore cinco dias seguidos pela mesma pessoa que sofre uma injustiça.',
    },
    prayer:
      'Deus de justiça, a gente bate dia e noite, e às vezes cansa. Não és como o juiz. Ouve as viúvas desta cidade, os que não têm voz, os que foram roubados. E, quando vieres, acha fé em nós.',
    leader: {
      lost: 'Não reduza a promessa de justiça a bens pessoais. E não ponha Deus no papel do juiz: Jesus diz quanto mais.',
      tender:
        'Pessoas em processo judicial, com direitos negados ou vítimas de crime têm este texto nos documentos. Ofereça caminho real: Defensoria, CRAS, Ligue 180, Disque 100, acompanhamento. Não diga que basta orar, nem que o silêncio de Deus é castigo.',
      differ:
        'Cristãos entendem de modos diferentes o “depressa” da justiça de Deus: já agora, na história, ou na vinda de Cristo. Todos concordam que ele não esquece os que clamam.',
    },
    comfort:
      'Você pode bater em silêncio, com a cabeça encostada na porta. O juiz que ouve não se cansa de você. E, enquanto espera, alguém pode bater pelo seu lado.',
    closing: 'A porta do Juiz bom não tem hora de fechar.',
    words: [
      'viuva persistente',
      'juiz injusto',
      'juiz iniquo',
      'faze me justica',
      'orar sempre',
      'nunca se cansar',
      'nunca esmorecer',
      'nunca desfalecer',
      'adversario',
      'clamam',
      'dia e noite',
      'insist',
      'achara fe na terra',
      'justica',
      'viuva',
    ],
  },
  {
    verses: '18:9-14',
    key: '18:13',
    title: 'Duas orações na mesma calçada',
    theme: 'a humildade diante de Deus',
    themes: ['humildade', 'graca', 'oracao'],
    idea: 'Um homem agradece por não ser como os outros e volta igual; outro só consegue bater no peito e pedir misericórdia, e volta para casa em paz com Deus.',
    context:
      'O fariseu não mentia: jejuava o dobro do pedido e dava dízimo até do que comprava. O publicano também não era um coitado: enriquecia à custa dos vizinhos. Os dois sobem ao Templo na hora do sacrifício da tarde. Quem ouvia tinha certeza de qual deles Deus preferia.',
    retold: [
      {
        verses: '18:9-10',
        says: 'Jesus fala a gente que se acha justa e despreza os outros. Conta que um fariseu e um publicano sobem ao Templo para orar.',
      },
      {
        verses: '18:11-12',
        says: 'O fariseu da história, de pé, agradece a Deus por não ser como os outros, nem como aquele publicano. Lembra que jejua e dá o dízimo de tudo.',
      },
      {
        verses: '18:13-14',
        says: 'O publicano fica longe, não levanta os olhos e bate no peito, pedindo misericórdia. É ele que volta mais justificado, diz Jesus, pois quem se humilha será exaltado.',
      },
    ],
    read: {
      verses: '18:9-14',
      how: 'O fariseu lê em pé, no centro, olhando em volta; o publicano lê de costas para a roda, encostado na parede.',
    },
    observe: [
      {
        ask: 'A quem Jesus conta esta parábola?',
        verses: '18:9',
        listen: 'A quem confiava em si e desprezava os outros.',
      },
      {
        ask: 'Na oração do fariseu, quem é o assunto, e com quem ele se compara?',
        verses: '18:11-12',
        listen: 'Ele mesmo; com os outros e com o publicano ali perto.',
      },
      {
        ask: 'O que o publicano faz com os olhos, com as mãos e com a voz?',
        verses: '18:13',
        listen: 'Não levanta os olhos, bate no peito, pede misericórdia.',
      },
    ],
    interpret: [
      {
        ask: 'O fariseu começa com graças. Em que momento um agradecimento se transforma em desprezo?',
        verses: '18:11',
        listen: 'Quando precisa de alguém embaixo para existir.',
      },
      {
        ask: 'O publicano não promete nada e não explica nada. O que há nessa oração que abre a porta?',
        verses: '18:13-14',
        listen: 'Verdade sobre si e confiança em quem Deus é.',
      },
      {
        ask: 'Os dois subiram ao mesmo lugar e desceram diferentes. O que ser “justificado” quer dizer para a noite daquele homem em casa?',
        verses: '18:14',
        listen: 'Dormir aceito, sem conta em aberto; começo, e não licença.',
        follow: 'E como evitar a oração: graças te dou, porque não sou como o fariseu?',
      },
    ],
    live: [
      {
        ask: 'Com quem você se compara quando quer se sentir melhor?',
        listen: 'O alvo mostra a insegurança; respondam por dentro.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quanto do que vocês postam é: vejam, não sou como os outros?',
        listen: 'Inclua a humildade postada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que boa prática sua (jejum, leitura, dízimo, serviço) já virou medalha?',
        listen: 'Não largue a prática; largue a medalha.',
        for: ['long-believers'],
      },
      {
        ask: 'De que distância você costuma ficar de Deus, e o que o faz parar ali?',
        listen: 'Muitos ficam longe por vergonha: leia o 14.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Numa briga de vocês, quem ora como fariseu e quem consegue dizer: fui eu?',
        listen: 'Os papéis se alternam; deixe rirem.',
        for: ['couples'],
      },
      {
        ask: 'Que oração curta você levaria para o fim da vida?',
        listen: 'A do publicano cabe num leito de hospital.',
        for: ['elderly', 'mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que coisa boba você se acha, secretamente, melhor que todo mundo: baliza, arroz, memória para placas?',
        bridge: 'Essas são inofensivas. Um homem levou a dele para a oração.',
      },
      {
        text: 'Qual é o seu canto preferido numa sala cheia: o centro, a cozinha, a parede do fundo, perto da saída?',
        bridge: 'Dois homens escolheram lugares bem diferentes para orar.',
        for: ['young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique de pé, encostado numa parede. Ponha a mão fechada no peito. Diga só: tem misericórdia de mim. Pare aí, mesmo que sobrem palavras.',
      bridge: 'Alguém desceu para casa em paz depois de dizer isso.',
    },
    complete: [
      {
        name: 'Duas orações minhas',
        text: 'A que eu faria na frente dos outros: graças te dou porque… A que eu faria no canto: tem misericórdia de mim, porque… Risque da primeira tudo o que precisa de alguém embaixo.',
      },
      {
        name: 'Escada',
        text: 'Desenhe uma escada com três degraus. Em cima, onde eu me ponho quando penso em… No meio, onde as pessoas me veem: … No chão, o que só Deus sabe: … Desenhe Jesus no degrau em que ele encontra você.',
      },
    ],
    challenges: [
      {
        do: 'Três vezes ao dia, ore só a frase do publicano, batendo de leve no peito, sem acrescentar nada.',
        tell: 'em que hora do dia ela foi mais verdadeira.',
      },
      {
        do: 'Quando a comparação aparecer, diga um bem verdadeiro daquela pessoa a outra.',
        tell: 'quantas vezes isso aconteceu e o que a comparação fez depois.',
      },
    ],
    children: {
      truth: 'Deus gosta de coração sincero e humilde.',
      to7: {
        story:
          'Dois homens foram ao Templo falar com Deus. O primeiro ficou bem no meio, de peito estufado: obrigado, Deus, porque eu sou tão bom! Não sou como os outros. Não sou como aquele ali! Eu faço tudo certinho. Ele só falava dele. O segundo ficou lá longe, no cantinho. Ele tinha feito coisas erradas e estava triste. Nem olhava para cima. Batia no peito e dizia: Deus, tem pena de mim, eu errei. Só isso! Jesus contou: foi a oração desse homem que deixou Deus contente. Ele voltou para casa perdoado. Deus não quer gente que se acha. Quer coração de verdade.',
        activity:
          'As crianças mostram com o corpo o homem de peito estufado e o homem da mão no peito; depois fecham os olhos e dizem baixinho a oração do segundo.',
        questions: [
          'O que o primeiro homem dizia?',
          'Onde ficou o segundo?',
          'Como você pede desculpas a Deus?',
        ],
      },
      to12: {
        story:
          'Jesus percebeu que alguns se achavam melhores que todo mundo e contou uma história. Dois homens subiram ao Templo para orar. Um era fariseu, muito respeitado, que cumpria as regras e ainda fazia a mais. Ficou em pé e orou: obrigado, Deus, porque não sou como os outros, ladrões e desonestos, nem como esse cobrador de impostos. Eu jejuo, eu dou o dízimo. Contou tudo de bom e não pediu nada. O outro era o cobrador. Tinha enganado muita gente e sabia disso. Parou longe, nem levantava os olhos. Batia no peito: ó Deus, tem misericórdia de mim, que sou pecador. Jesus disse que foi este que voltou para casa em paz com Deus. Surpresa! Quem se põe lá em cima acaba caindo, e quem reconhece o erro é levantado. Cuidado, porém, para não pensar: ainda bem que não sou como aquele fariseu!',
        activity:
          'Cada um escreve, sem mostrar, uma oração sincera de no máximo dez palavras. Dobram e guardam na Bíblia, na página da parábola.',
        questions: [
          'O que o fariseu esqueceu de pedir?',
          'Por que o cobrador voltou em paz?',
          'Quando você se acha melhor do que os outros?',
        ],
      },
      challenge: 'Reconheça um erro seu em voz alta, sem pôr a culpa em ninguém.',
    },
    prayer:
      'Ó Deus, tem misericórdia de nós. Perdoa as medalhas e o olhar de lado. Encontra-nos no canto em que paramos de vergonha, e deixa-nos voltar para casa leves, e mais mansos com os outros.',
    leader: {
      lost: 'Todos se identificam com o publicano, e aí mora o perigo. Pergunte com bom humor quem é o fariseu da semana, começando por você.',
      tender:
        'Pessoas de consciência ferida já batem no peito demais; para elas a notícia é o versículo 14. Não incentive humilhação pública. Quem apanhou ouvindo que era lixo precisa saber que humildade não é desprezar-se.',
      differ:
        'A palavra justificado reacende uma conversa antiga entre católicos e protestantes sobre como Deus nos torna justos; hoje há muito acordo de que é pela graça. A parábola põe todos no mesmo chão.',
    },
    comfort:
      'Não precisa levantar os olhos. Ele lê a oração dita para o chão. E hoje você pode dormir como aquele homem dormiu: aceito.',
    closing: 'Desçamos para casa sem olhar de lado.',
    words: [
      'fariseu e o publicano',
      'fariseu',
      'publicano',
      'tem misericordia de mim',
      'pecador',
      'batia em seu peito',
      'batia no peito',
      'nao sou como os outros',
      'jejuo duas vezes',
      'justificado',
      'exalta',
      'humilhado',
      'desprezavam',
      'subiram ao templo',
    ],
  },
  {
    verses: '18:15-30',
    key: '18:27',
    title: 'Mãos vazias e bolsos cheios',
    theme: 'a entrada no Reino de Deus',
    themes: ['graca', 'salvacao', 'generosidade', 'discipulado'],
    idea: 'O Reino se recebe como criança recebe, de mãos vazias; por isso quem tem muito na mão precisa do impossível que só Deus faz.',
    context:
      'Lucas põe lado a lado criancinhas que nada têm para mostrar e um líder que tem tudo: cargo, ficha limpa, dinheiro. Antes vieram o fariseu e o cobrador de impostos (18:9-14); depois virá Zaqueu, outro rico, que abrirá a mão (19:1-10). No fim, Pedro fala do que deixaram, e Jesus promete que ninguém sai perdendo.',
    retold: [
      {
        verses: '18:15-17',
        says: 'Os discípulos repreendem quem traz criancinhas a Jesus. Ele as chama e diz que só entra no reino de Deus quem o recebe como criança.',
      },
      {
        verses: '18:18-23',
        says: 'Um líder pergunta a Jesus como herdar a vida eterna. Jesus manda vender tudo, dar aos pobres e segui-lo, e ele fica triste, porque é muito rico.',
      },
      {
        verses: '18:24-27',
        says: 'Jesus diz que é mais fácil um camelo passar pelo olho de uma agulha. Quem pode se salvar, perguntam, e ele diz que o impossível é possível para Deus.',
      },
      {
        verses: '18:28-30',
        says: 'Pedro diz que deixaram tudo. Jesus promete muito mais já neste tempo, e depois a vida eterna.',
      },
    ],
    read: {
      verses: '18:16-27',
      how: 'Uma voz jovem lê 16 e 17. Do 18 em diante: narrador, líder e Jesus. Parem em silêncio depois do 23.',
    },
    observe: [
      {
        ask: 'O que Jesus diz das crianças, e como se recebe o reino?',
        verses: '18:16-17',
        listen:
          'Deixar vir e não impedir; das tais é o reino; recebe-se como criança, ou não se entra.',
      },
      {
        ask: 'O que o líder pergunta, o que já guardava e o que ainda lhe falta?',
        verses: '18:18, 18:20-22',
        listen:
          'O que fazer para herdar a vida eterna; os mandamentos, desde jovem; vender tudo, dar aos pobres e seguir Jesus.',
      },
      {
        ask: 'Como ele fica, e que comparação Jesus faz em seguida?',
        verses: '18:23-25',
        listen: 'Muito triste, por ser muito rico; camelo pelo olho de uma agulha.',
      },
    ],
    interpret: [
      {
        ask: 'Criança pequena não trabalha nem paga. O que ela faz bem que um adulto bem-sucedido desaprende?',
        verses: '18:17',
        listen:
          'Receber. Vive do que lhe dão e não acha vergonha nisso; não é questão de inocência.',
        follow: 'O que é mais difícil para você: dar ou receber?',
      },
      {
        ask: 'Ele pergunta o que fazer para herdar. O que há de curioso em querer fazer algo para ganhar herança?',
        verses: '18:18',
        listen: 'Herança é de filho, não salário. Ele ainda pensa em conquista.',
      },
      {
        ask: 'Por que a resposta certa a quem se assusta é “possíveis para Deus”, e não um conselho sobre dinheiro?',
        verses: '18:26-27',
        listen:
          'Ninguém passa pela agulha por esforço, rico ou pobre; salvar é obra de Deus. O coração solto vem daí.',
      },
    ],
    live: [
      {
        ask: 'Se Jesus dissesse ainda te falta uma coisa, em que objeto, conta ou cargo a sua mão se fecharia?',
        listen: 'Em silêncio primeiro. Para cada um é uma coisa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que coisa comprada prometia felicidade e durou até a próxima vitrine?',
        listen: 'Com riso. O líder rico saiu triste com os bolsos cheios.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na nossa igreja, o que faz criança se sentir no lugar dela, e o que a afasta como fizeram os discípulos?',
        listen: 'Olhar feio, barulho proibido; ou nome sabido, colo, espaço.',
        for: ['parents', 'long-believers', 'elderly'],
      },
      {
        ask: 'Em que hora você precisou receber ajuda e quase recusou?',
        listen: 'Doença, mudança, dívida. Receber também é fé.',
        for: ['singles', 'elderly', 'men'],
      },
      {
        ask: 'O que você pensava ser preciso cumprir para Deus aceitar você?',
        listen: 'Lista de regras, roupa, passado limpo. O Reino é recebido.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Conversem sobre uma coisa que vocês dois poderiam soltar neste ano em favor de alguém. O que segura?',
        listen: 'Medo do futuro, opinião da família. Um valor e um nome bastam.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você mais gostava de ganhar quando era pequeno, e quem sabia acertar o presente?',
        bridge: 'Jesus disse que o Reino é de quem recebe desse jeito.',
      },
      {
        text: 'Qual foi a coisa mais complicada que você já tentou fazer passar por uma porta, janela ou bagageiro?',
        bridge: 'Jesus fala de um camelo e de um buraco de agulha.',
        for: ['adults', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com força como quem segura moedas. Tente, assim, pegar um copo. Depois abra.',
      bridge: 'Há o que só se recebe de mão aberta.',
    },
    complete: [
      {
        name: 'Duas mãos',
        text: 'Desenhe as suas mãos. Na fechada: seguro … por medo de … . Na aberta: recebo de Deus … e posso soltar … .',
      },
      {
        name: 'Impossível é comigo',
        text: 'Para mim é impossível … . Já tentei … . Deus, o que é impossível para os seres humanos é possível para ti. Começa por … .',
      },
    ],
    challenges: [
      {
        do: 'Dê a alguém que precisa uma coisa de que você gosta, não a que sobra, e não conte quanto valia.',
        tell: 'o que a sua mão sentiu na hora de soltar.',
      },
      {
        do: 'Passe meia hora com uma criança deixando que ela escolha a brincadeira, sem celular e sem corrigir.',
        tell: 'o que ela recebeu com mais facilidade do que você.',
      },
    ],
    children: {
      truth: 'Jesus diz: venha! O Reino é presente de Deus.',
      to7: {
        story:
          'Algumas pessoas traziam criancinhas para Jesus. Que ele toque nelas! Mas os discípulos disseram: não, agora não! Jesus ouviu e chamou as crianças para perto. Deixem as crianças vir a mim, ele falou. O Reino de Deus é delas! Depois veio um homem muito rico. Ele perguntou: o que tenho de fazer para viver com Deus para sempre? Jesus disse: dê o que você tem aos pobres e venha comigo. O homem ficou triste. Ele tinha muita coisa e não queria soltar. As crianças não tinham nada na mão. Por isso dava para receber! O Reino de Deus é presente.',
        activity:
          'Encham as mãos de brinquedos e tentem dar a mão ao vizinho. Depois, soltem tudo e façam uma roda de mãos dadas.',
        questions: [
          'O que Jesus disse sobre as crianças?',
          'Por que o homem rico ficou triste?',
          'Que brinquedo você poderia dar a alguém?',
        ],
      },
      to12: {
        story:
          'Traziam criancinhas para Jesus tocar nelas, e os discípulos as mandavam embora. Jesus chamou as crianças: deixem que venham, porque o Reino de Deus é de quem é assim; quem não receber o Reino como uma criança não entra nele. Logo depois chegou um líder importante. Bom mestre, o que preciso fazer para herdar a vida eterna? Jesus lembrou os mandamentos. Isso eu faço desde jovem, respondeu. Então Jesus disse: falta uma coisa. Vende o que tens, dá aos pobres, vem e segue-me. O homem ficou muito triste, porque era muito rico. É mais fácil um camelo passar pelo buraco de uma agulha, disse Jesus, do que um rico entrar no Reino! As pessoas se assustaram: então quem pode se salvar? Jesus respondeu: o que é impossível para os seres humanos é possível para Deus. A criança sabe receber. O homem não sabia soltar. E Deus pode ensinar as duas coisas a qualquer um de nós.',
        activity:
          'Tentem passar um camelo desenhado pelo buraco de uma agulha de verdade, com cuidado. Depois cada um escreve uma coisa impossível que vai pedir a Deus.',
        questions: [
          'Como uma criança recebe um presente?',
          'O que faltava ao homem rico?',
          'O que é difícil para você soltar?',
        ],
      },
      challenge: 'Escolha um brinquedo bom, não quebrado, e dê a outra criança.',
    },
    prayer:
      'Pai, abre a nossa mão. Ensina-nos a receber como criança e a soltar como quem já tem tesouro. O que é impossível para nós, faze tu. E que nenhum pequeno seja impedido de chegar a Jesus por nossa causa. Amém.',
    leader: {
      lost: 'Em contas: quanto é ser rico, e se todos devem vender tudo. Jesus disse isso a este homem; a Zaqueu não pediu o mesmo. Volte ao 27 e pergunte pela mão de cada um.',
      tender:
        'Não use o texto para pedir dinheiro. Quem está endividado não deve sair com culpa. E deixar casa e família (29) nunca quer dizer abandonar quem depende de nós.',
      differ:
        'Muitas igrejas leem no 15 ao 17 um apoio ao batismo de crianças; outras veem só a bênção e o acolhimento delas. O texto não fala de batismo; fala de não impedir.',
    },
    comfort:
      'Se hoje não há nada na sua mão, você está mais perto dessas crianças do que do homem rico. É assim que se entra. O impossível fica com Deus.',
    closing: 'Quem veio de mãos vazias pode sair com elas cheias de Reino.',
    words: [
      'deixai vir a mim as criancas',
      'criancinhas',
      'nao as impecais',
      'como uma crianca',
      'lider rico',
      'jovem rico',
      'homem de posicao',
      'bom mestre',
      'herdar a vida eterna',
      'ainda te falta uma coisa',
      'vende tudo quanto tens',
      'camelo',
      'fundo de uma agulha',
      'olho de uma agulha',
      'impossiveis para os homens',
      'deixamos tudo',
    ],
  },
  {
    verses: '19:1-10',
    key: '19:10',
    title: 'Desça depressa da árvore',
    theme: 'a salvação que chega em casa',
    themes: ['salvacao', 'arrependimento', 'graca'],
    idea: 'Zaqueu quer só espiar, e é visto; antes que prometa qualquer coisa, Jesus se convida para a casa dele, e a alegria da visita abre o cofre.',
    context:
      'Jericó era cidade de alfândega e de bálsamo: ser chefe dos cobradores ali era ser riquíssimo e odiado. Homem de posição não corria nem subia em árvore. A lei mandava devolver o roubado com um quinto a mais; ele oferecerá quatro vezes.',
    retold: [
      {
        verses: '19:1-4',
        says: 'Zaqueu, chefe dos publicanos e rico, quer ver Jesus, mas é baixo, e há muita gente. Corre na frente e sobe num sicômoro.',
      },
      {
        verses: '19:5-7',
        says: 'Jesus olha para cima e diz a Zaqueu que desça depressa, porque hoje fica na casa dele. Zaqueu o recebe com alegria, e todos murmuram que é casa de pecador.',
      },
      {
        verses: '19:8-10',
        says: 'Zaqueu dá metade dos bens aos pobres e diz que devolve quatro vezes o que tomou. Jesus diz que hoje houve salvação nesta casa, e que veio buscar o perdido.',
      },
    ],
    read: {
      verses: '19:1-10',
      how: 'Alguém sobe num banco no 4; quem lê Jesus para embaixo, olha para cima e chama pelo nome.',
    },
    observe: [
      {
        ask: 'O que Zaqueu quer, o que o atrapalha e o que ele faz para conseguir?',
        verses: '19:2-4',
        listen: 'Ver quem era Jesus; multidão e estatura; corre e sobe.',
      },
      {
        ask: 'Que palavras de urgência aparecem na fala de Jesus?',
        verses: '19:5',
        listen: 'Apressa-te, hoje, devo ficar.',
      },
      {
        ask: 'Como reagem a multidão e Zaqueu à mesma visita?',
        verses: '19:6-8',
        listen: 'Uns murmuram; ele desce alegre e reparte.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus diz o nome dele sem apresentação. O que um nome dito assim faz com alguém acostumado a xingamentos?',
        verses: '19:5-6',
        listen: 'É conhecido e querido antes de explicar-se.',
      },
      {
        ask: 'Jesus não pede nada, e Zaqueu abre mão de metade. De onde nasceu essa generosidade?',
        verses: '19:5-8',
        listen: 'Da alegria de ser recebido por quem recebia.',
      },
      {
        ask: 'Dar aos pobres é uma coisa, devolver o roubado é outra. Por que a mudança de Zaqueu precisava das duas?',
        verses: '19:8',
        listen: 'Amor sem reparação fica barato; quem foi lesado tem rosto.',
        follow: 'O que seria devolver quatro vezes no seu caso?',
      },
    ],
    live: [
      {
        ask: 'Em que galho você costuma ficar para ver Jesus sem ser visto?',
        listen: 'Última fileira, culto on-line, ironia, trabalho.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que tamanho você acha que lhe falta, e o que já fez para compensar?',
        listen: 'Altura, nota, dinheiro, corpo: fale com ternura.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se Jesus dissesse hoje: preciso ficar na sua casa, que cômodo você correria para fechar?',
        listen: 'Rir ajuda; depois, um cômodo a abrir.',
        for: ['adults', 'women', 'couples'],
      },
      {
        ask: 'A quem você deve, além de um pedido de perdão, alguma reparação?',
        listen: 'Dinheiro, reputação, tempo; em segredo.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Quem, ao mudar de vida, encontrou na gente um murmúrio em vez de um almoço?',
        listen: 'Exame de veteranos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que aconteceu com as contas da casa de vocês depois que Jesus entrou?',
        listen: 'Imposto, salário de quem trabalha ali, oferta.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que árvore, muro ou telhado você já subiu para ver alguma coisa, e como foi para descer?',
        bridge: 'Um homem rico e importante fez isso na avenida principal.',
      },
      {
        text: 'Se uma visita ilustre dissesse agora: chego em dez minutos, o que você esconderia primeiro?',
        bridge: 'Zaqueu teve de descer correndo e abrir a porta.',
        for: ['women', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Suba dois ou três degraus de uma escada, ou ponha-se na ponta dos pés. Ouça o seu nome dito lá de baixo, por alguém que sorri. Desça devagar.',
      bridge: 'Foi assim que o dia de Zaqueu começou de novo.',
    },
    complete: [
      {
        name: 'Planta da visita',
        text: 'Desenhe a sua casa por dentro. Sala que eu mostro: … Quarto que fecho: … Cofre que ele abriria comigo: … Cozinha onde conversaríamos sobre… Na porta escreva: hoje.',
      },
      {
        name: 'Conta de Zaqueu',
        text: 'Metade: o que posso repartir… Quatro vezes: a quem devo devolver… , o quê… , como… , até… Alegria: o que essa visita já me deu…',
      },
    ],
    challenges: [
      {
        do: 'Repare um dano: devolva, pague, desminta ou conserte algo que você tirou de alguém, com um acréscimo.',
        tell: 'o tamanho do acréscimo e o da paz.',
      },
      {
        do: 'Convide-se, com delicadeza, para um café na casa de alguém malvisto ou isolado, e deixe a pessoa servir você.',
        tell: 'o que ela mostrou da casa.',
      },
    ],
    children: {
      truth: 'Jesus sabe meu nome e quer vir à minha casa.',
      to7: {
        story:
          'Zaqueu era baixinho, rico e sozinho. Ele pegava dinheiro das pessoas e ninguém gostava dele. Um dia Jesus passou na cidade. Zaqueu queria ver! Mas só via costas e mais costas. Então teve uma ideia: correu e subiu numa árvore. Lá do alto, ficou espiando entre as folhas. Jesus veio vindo, parou bem embaixo, olhou para cima e disse: Zaqueu! Desça depressa! Hoje eu vou para a sua casa! Ele sabia o nome dele! Zaqueu desceu rapidinho, feliz da vida. Na casa, disse: vou dar metade do que tenho aos pobres e devolver tudo o que peguei. Jesus ficou contente: hoje a salvação chegou aqui!',
        activity:
          'Uma criança sobe num banquinho com folhas de papel; as outras passam, e o adulto olha para cima e a chama pelo nome: desça, hoje vou à sua casa!',
        questions: [
          'Por que Zaqueu subiu na árvore?',
          'O que Jesus disse a ele?',
          'O que Jesus veria se fosse à sua casa hoje?',
        ],
      },
      to12: {
        story:
          'Zaqueu era o chefe dos cobradores de impostos de Jericó. Tinha muito dinheiro, e boa parte não era honesta. Ninguém gostava dele. Quando soube que Jesus ia passar, quis ver quem era. Mas era baixinho, e a multidão não abriu caminho, talvez de propósito. Então ele fez o que nenhum homem importante faria: correu e subiu numa árvore. Achou que ficaria escondido nas folhas. Jesus parou embaixo, olhou para cima e disse o seu nome: Zaqueu, desça depressa, hoje preciso ficar na sua casa. O povo reclamou: foi para a casa de um pecador! Mas Zaqueu ficou tão feliz que se levantou e disse: dou a metade do que tenho aos pobres e devolvo quatro vezes o que roubei. Ninguém mandou! Jesus explicou a todos: eu vim buscar e salvar quem estava perdido.',
        activity:
          'Contas da alegria: cada grupo faz a conta de Zaqueu com cem feijões (metade aos pobres, devolver quatro vezes a quem perdeu cinco). Quanto sobra? E por que ele estava feliz?',
        questions: [
          'O que Jesus fez antes de Zaqueu mudar?',
          'Por que ele quis devolver?',
          'Há algo que você precisa devolver ou consertar?',
        ],
      },
      challenge: 'Devolva ou conserte algo que você pegou ou estragou.',
    },
    prayer:
      'Jesus, que olhas para cima e sabes o nome, desce-nos dos galhos. Entra hoje, também no quarto fechado. Dá alegria bastante para repartir e coragem para devolver. Busca os que ainda espiam de longe.',
    leader: {
      lost: 'A canção de infância e a estatura dele rendem piada; use-a de entrada e siga para o nome, a casa e a reparação.',
      tender:
        'Baixa estatura, gordura e aparência são alvo de zombaria: corte. Quem foi roubado ou enganado por alguém da igreja pode precisar ouvir que Jesus espera devolução, e não só desculpas. Quem deve dinheiro pode estar sufocado: ajude com um plano, sem expor.',
    },
    comfort:
      'Você pode ficar entre as folhas mais um pouco. Ele já parou embaixo e sabe o seu nome. Não tem pressa de você estar arrumado: a casa é a de hoje.',
    closing: 'Hoje: foi a palavra que ele escolheu.',
    words: [
      'zaqueu',
      'jerico',
      'sicomoro',
      'arvore',
      'pequena estatura',
      'chefe dos publicanos',
      'desce depressa',
      'apressa te',
      'hoje devo ficar',
      'tua casa',
      'metade de meus bens',
      'quatro vezes',
      'restituo',
      'restitui',
      'buscar e salvar',
      'filho de abraao',
    ],
  },
  {
    verses: '20:9-19',
    key: '20:13',
    title: 'Os lavradores que queriam ser donos',
    theme: 'a paciência de Deus e o Filho rejeitado',
    themes: ['cruz', 'justica', 'fidelidade', 'arrependimento'],
    idea: 'Deus manda servo após servo e por fim o Filho amado; a pedra que rejeitam torna-se a principal, e ninguém fica dono da vinha que é dele.',
    context:
      'É a última semana. Jesus ensina no templo, e os chefes perguntam com que autoridade faz aquilo (20:1-8). Ele responde ao povo com uma parábola. Vinha, em Isaías 5, era Israel; a pedra vem do Salmo 118. Os chefes entendem que é com eles e querem prendê-lo. Dentro de dias o Filho será morto fora da cidade.',
    retold: [
      {
        verses: '20:9-12',
        says: 'Jesus conta de um homem que arrenda a sua vinha e viaja. Manda três servos buscar do fruto, e os lavradores batem neles e os mandam embora sem nada.',
      },
      {
        verses: '20:13-16',
        says: 'O dono da vinha, na história, manda o filho amado, e os lavradores o matam para ficar com a herança. Ele virá, diz Jesus, e dará a vinha a outros.',
      },
      {
        verses: '20:17-19',
        says: 'Jesus pergunta o que quer dizer a pedra rejeitada pelos construtores, que se tornou a principal. Os chefes querem detê-lo, porque entendem que fala deles, mas têm medo do povo.',
      },
    ],
    read: {
      verses: '20:9-19',
      how: 'Cinco leitores: narrador, dono da vinha, lavradores, povo e Jesus. Antes do 13, uma pausa longa.',
    },
    observe: [
      {
        ask: 'O que o dono pede aos lavradores, e como tratam cada enviado?',
        verses: '20:10-12',
        listen:
          'Do fruto da vinha. Espancam o primeiro; espancam e humilham o segundo; ferem e expulsam o terceiro.',
      },
      {
        ask: 'O que o dono pensa antes de mandar o filho, e o que os lavradores pensam ao vê-lo?',
        verses: '20:13-15',
        listen:
          'Enviarei o meu filho amado, talvez o respeitem. É o herdeiro, vamos matá-lo para ficar com a herança.',
      },
      {
        ask: 'Que escritura Jesus cita, e quem percebe que a parábola é com eles?',
        verses: '20:17-19',
        listen:
          'A pedra rejeitada que se tornou a principal de esquina; os chefes dos sacerdotes e os escribas.',
      },
    ],
    interpret: [
      {
        ask: 'Depois de três servos feridos, mandar o filho parece loucura. O que isso conta do coração do dono?',
        verses: '20:13',
        listen: 'Paciência sem medida; quer os frutos e também as pessoas. É Deus em Jesus.',
        follow:
          'Quando Deus já tinha dito de Jesus a mesma expressão, filho amado? (No batismo, 3:22.)',
      },
      {
        ask: 'Em que momento arrendatário começa a se achar proprietário?',
        verses: '20:9, 20:14',
        listen: 'Quando o dono parece longe e o fruto só serve a ele; esquece que recebeu.',
      },
      {
        ask: 'Na mesma fala, o filho é expulso e a pedra “foi feita a principal de esquina”. O que Jesus está anunciando de si mesmo?',
        verses: '20:15, 20:17',
        listen: 'Que será rejeitado e morto, e que Deus fará dele o alicerce: cruz e ressurreição.',
      },
    ],
    live: [
      {
        ask: 'O que você chama de meu e, pensando bem, arrendou: corpo, filhos, talento, cargo?',
        listen: 'O que muda no cuidado quando há um dono a quem dar fruto.',
        for: ['adults', 'parents', 'long-believers'],
      },
      {
        ask: 'Se ninguém nunca viesse cobrar, que fruto a sua vida daria por gosto?',
        listen: 'O que fazem bem e alegra outros; não é nota nem obrigação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que recado Deus mandou por alguém, e você espantou o mensageiro?',
        listen: 'Um amigo, um cônjuge, uma doença. Sem contar detalhes.',
        for: ['couples', 'men', 'women'],
      },
      {
        ask: 'Quem lidera gente aqui, na igreja, no trabalho ou em casa: como se lembra de que a vinha não é sua?',
        listen: 'Prestar contas, repartir, ouvir não. A parábola foi dita a líderes.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Você já foi descartado como pedra que não serve. O que significa Deus começar a obra por uma pedra assim?',
        listen: 'Primeiro é Jesus; nele, quem foi rejeitado acha lugar.',
        for: ['singles', 'elderly', 'mourning'],
      },
      {
        ask: 'Como a história de um Deus que continua mandando gente combina ou não com a ideia que você fazia dele?',
        listen: 'Paciência antes do juízo. As perguntas são bem-vindas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Já emprestou alguma coisa que nunca voltou? Livro, guarda-chuva, pote de plástico: conte sem dar o nome do culpado.',
        bridge: 'Jesus conta de gente que ficou com o que não era seu.',
      },
      {
        text: 'Que fruta você apanharia agora se tivesse o pé no quintal?',
        bridge: 'O dono da vinha também queria do fruto, e a parábola gira em torno disso.',
        for: ['elderly', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe um objeto que você diz ser seu. Diga em voz baixa: recebi. Faça o mesmo com as suas mãos e com este dia.',
      bridge: 'A vinha também tinha dono.',
    },
    complete: [
      {
        name: 'Contrato de arrendamento',
        text: 'O dono me confiou: … . O fruto que ele espera é … . Tenho agido como dono quando … . Devolvo a ele, hoje, … .',
      },
      {
        name: 'Pedra de esquina',
        text: 'Desenhe uma pedra no canto da folha e escreva Jesus. Em volta, ponha as outras partes da sua casa: trabalho, afeto, dinheiro, descanso. O que não está apoiado nela é … .',
      },
    ],
    challenges: [
      {
        do: 'Entregue nesta semana um fruto do que lhe foi confiado: uma hora do seu ofício, de graça, a quem não pode pagar.',
        tell: 'que fruto foi.',
      },
      {
        do: 'Procure alguém cuja advertência você rejeitou e diga: eu devia ter ouvido. Pare aí, sem explicar.',
        tell: 'como foi a conversa, se a pessoa permitir.',
      },
    ],
    children: {
      truth: 'Tudo é de Deus, e Jesus é a pedra principal.',
      to7: {
        story:
          'Jesus contou uma história. Um homem plantou uma vinha, um lugar cheio de pés de uva. Ele viajou e deixou uns lavradores cuidando. Na hora das uvas, mandou um ajudante buscar um pouco. Mas os lavradores trataram mal o ajudante! Veio outro. E outro. Também os trataram mal. Eles queriam tudo para si. Então o dono mandou o filho que ele amava muito. E nem o filho eles respeitaram. Que triste! O filho da história é Jesus. Nem todos quiseram Jesus. Mas Deus fez dele a pedra mais importante da casa. Quem fica junto dele fica firme.',
        activity:
          'Construam uma casa de blocos. Escolham o bloco de baixo mais firme, escrevam Jesus num papel e colem nele. Vejam a casa subir.',
        questions: [
          'De quem era a vinha?',
          'Quem o dono mandou por último?',
          'O que você tem que veio de Deus?',
        ],
      },
      to12: {
        story:
          'No templo, Jesus contou ao povo uma parábola. Um homem plantou uma vinha, deixou-a com lavradores e viajou por muito tempo. Na colheita, mandou um servo buscar parte do fruto, como era combinado. Os lavradores bateram nele e o mandaram de mãos vazias. O dono mandou outro, e um terceiro: fizeram o mesmo. Então o dono pensou: vou mandar o meu filho amado; talvez o respeitem. Mas os lavradores disseram: é o herdeiro; sem ele a vinha fica para nós. E mataram o filho. O dono não vai deixar assim, disse Jesus: vai dar a vinha a outros. Depois lembrou um salmo: a pedra que os construtores rejeitaram virou a principal da esquina. Os chefes entenderam que era com eles. Jesus sabia que também seria rejeitado e morto. Mas Deus o levantou, e tudo se apoia nele. A vinha nunca foi dos lavradores. A vida que a gente tem é confiada por Deus, e ele gosta de ver fruto.',
        activity:
          'Desenhem um cacho de uvas; em cada uva escrevam uma coisa que Deus confiou a vocês e, ao lado, um fruto que pode sair dela.',
        questions: [
          'O que os lavradores queriam?',
          'Por que o dono mandou até o filho?',
          'Que fruto você quer dar a Deus?',
        ],
      },
      challenge: 'Cuide bem de uma coisa que confiaram a você e mostre o resultado.',
    },
    prayer:
      'Dono da vinha, perdoa as vezes em que espantamos os teus mensageiros e nos achamos donos. Obrigado porque não desististe e mandaste o Filho amado. Sobre ele, pedra principal, apoia a nossa casa, e colhe o fruto que é teu. Amém.',
    leader: {
      lost: 'Não deixe que a parábola vire conversa contra os judeus. Quem rejeita ali são chefes que mandavam; o povo escutava Jesus. Traga a pergunta para nós: que fruto o dono espera daqui?',
      tender:
        'A violência da história pode mexer com quem apanhou. Diga que Deus está do lado dos enviados feridos, e não de quem bate. Se há risco hoje, ajude a procurar proteção (Ligue 180, Disque 100).',
    },
    comfort:
      'Há quem chegue aqui como servo mandado embora sem nada. O Filho também foi posto para fora. Deus fez dele a pedra mais firme, e é nela que você pode se encostar.',
    closing: 'A vinha é dele, o fruto é dele, e nós também.',
    words: [
      'lavradores maus',
      'vinhateiros',
      'vinha',
      'arrendou',
      'fruto da vinha',
      'filho amado',
      'herdeiro',
      'heranca seja nossa',
      'pedra que os construtores rejeitaram',
      'pedra angular',
      'principal de esquina',
      'feito po',
      'entenderam que era contra eles',
      'autoridade',
    ],
  },
  {
    verses: '22:14-20',
    key: '22:19',
    title: 'A mesa da última noite',
    theme: 'a ceia do Senhor',
    themes: ['comunhao', 'cruz', 'gratidao'],
    idea: 'Na véspera da morte, Jesus desejou muito uma refeição com amigos que iam falhar, e fez do pão e do vinho um modo de ele se dar e de a gente se lembrar.',
    context:
      'É a ceia da Páscoa, em que as famílias contavam como Deus tirou o povo do Egito. Jesus a preparou em segredo. À mesa estão um que vai traí-lo, um que vai negá-lo e dez que vão fugir; e logo depois discutirão quem é o maior.',
    retold: [
      {
        verses: '22:14-16',
        says: 'Jesus se senta à mesa com os doze apóstolos e diz que desejou muito comer com eles esta páscoa, antes de sofrer.',
      },
      {
        verses: '22:17-18',
        says: 'Jesus toma o cálice, dá graças e manda que o repartam. Não beberá mais do fruto da videira, diz, até que venha o Reino de Deus.',
      },
      {
        verses: '22:19-20',
        says: 'Jesus parte o pão e diz: “Isto é o meu corpo, que é dado por vós”. Pede que o façam em memória dele, e fala do cálice no seu sangue, derramado por eles.',
      },
    ],
    read: {
      verses: '22:14-20',
      how: 'Em volta de uma mesa com um pão inteiro, ainda sem partir. Leiam sem pressa, todos olhando para o pão.',
    },
    observe: [
      {
        ask: 'Com que palavras Jesus diz o quanto queria aquela refeição?',
        verses: '22:14-15',
        listen: 'Desejei muito, convosco, antes que eu sofra.',
      },
      {
        ask: 'Que verbos ele usa com o pão e com o cálice?',
        verses: '22:17, 22:19-20',
        listen: 'Tomar, dar graças, partir, dar, repartir.',
      },
      {
        ask: 'Quais expressões olham para trás, para aquela noite e para o futuro?',
        verses: '22:16, 22:18-20',
        listen: 'Memória; dado por vós; até que venha o Reino.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus deseja estar com gente que vai falhar em poucas horas. Que tipo de comunhão é essa?',
        verses: '22:14-15',
        listen: 'Não é prêmio de bons; é presente antes da queda.',
      },
      {
        ask: 'Ele dá graças segurando o pão que chama de seu corpo dado. Como se agradece por algo que vai doer?',
        verses: '22:19',
        listen: 'Agradece pelo amor que aquilo entrega, e não pela dor.',
      },
      {
        ask: 'Fazer “em memória” é só não esquecer? O que acontece quando uma família conta de novo a sua história à mesa?',
        verses: '22:19-20',
        listen: 'O passado nos alcança; a gente passa a fazer parte.',
        follow: 'O que em nós se perde quando paramos de nos reunir?',
      },
    ],
    live: [
      {
        ask: 'Com quem você deseja muito sentar à mesa, e o que tem adiado esse encontro?',
        listen: 'Marque ainda hoje, se der.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Qual foi a última refeição em que ninguém pegou no celular?',
        listen: 'Podem combinar a próxima.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Que lembrança da cruz a rotina da igreja já deixou sem gosto em você?',
        listen: 'Pergunte pela primeira vez, pelo lugar, por quem estava.',
        for: ['long-believers'],
      },
      {
        ask: 'Como você se sente quando a igreja toma a ceia ou a comunhão: dentro, fora, indigno, curioso?',
        listen: 'Não explique regras agora; acolha.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem, à sua mesa, vai falhar com você, ou já falhou, e como continuar repartindo o pão?',
        listen: 'Sem expor; com limites onde houve violência.',
        for: ['women', 'men', 'adults'],
      },
      {
        ask: 'De quem é o lugar vazio, e que memória à mesa faz bem?',
        listen: 'Um prato, uma história, uma receita.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Quem mora só pode transformar uma refeição em encontro. Quem você chamaria?',
        listen: 'Ajude a marcar entre os da roda.',
        for: ['singles', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a refeição mais importante da sua vida, e o que havia no prato?',
        bridge: 'Jesus também teve uma que desejou muito. Havia pão, vinho e amigos.',
      },
      {
        text: 'Que história a sua família conta sempre à mesa, sempre igual, e ai de quem mudar um detalhe?',
        bridge:
          'Na Páscoa, as famílias contavam uma história assim, e Jesus pôs nela o próprio nome.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha um pedaço de pão num prato à sua frente. Não coma ainda. Agradeça devagar por quem plantou, colheu, amassou, assou.',
      bridge: 'Na última noite, ele tomou o pão e deu graças.',
    },
    complete: [
      {
        name: 'Lugares à mesa',
        text: 'Desenhe a mesa daquela noite. Ponha o seu nome numa cadeira. Ao lado de quem: … O que eu levaria no coração: … O que ele me diria ao passar o pão: … O que eu vou lembrar de amanhã em diante: …',
      },
      {
        name: 'Para não esquecer',
        text: 'Corpo dado por mim: eu me lembro de… Sangue derramado: sou livre de… Até que venha o Reino: espero… E, enquanto espero, reparto…',
      },
    ],
    challenges: [
      {
        do: 'Prepare uma refeição simples para alguém que você deseja muito ver, e conte à mesa uma história do que Deus fez.',
        tell: 'qual história foi, e a dele ou dela.',
      },
      {
        do: 'Antes de participar da ceia ou da comunhão na sua igreja, faça as pazes com uma pessoa, ou ao menos comece.',
        tell: 'que passo foi possível.',
      },
    ],
    children: {
      truth: 'Jesus deu a vida por mim, e eu me lembro.',
      to7: {
        story:
          'Era a noite de uma festa muito especial. Jesus se sentou à mesa com os amigos e disse: eu queria muito jantar com vocês! Ele sabia que no outro dia ia dar a vida. Então pegou o pão, agradeceu a Deus, partiu em pedaços e deu a cada um: este é o meu corpo, que dou por vocês. Façam isto e lembrem-se de mim. Depois pegou o copo com suco de uva e disse: este é o amor que eu derramo por vocês. Os amigos não entenderam tudo. Mas nunca mais esqueceram. E até hoje, na igreja, a gente reparte o pão e lembra: Jesus me ama tanto!',
        activity:
          'Façam um pãozinho ou partam um pão inteiro, cada um dando um pedaço ao do lado, com a frase: Jesus ama você. (É um lanche de amigos, e não a ceia da igreja.)',
        questions: [
          'O que Jesus fez com o pão?',
          'O que ele pediu para lembrar?',
          'Que coisa boa de Jesus você nunca quer esquecer?',
        ],
      },
      to12: {
        story:
          'Todo ano, na Páscoa, as famílias judias comiam juntas e contavam como Deus libertou o povo da escravidão no Egito. Naquela noite, Jesus disse aos doze: desejei muito comer esta Páscoa com vocês antes de sofrer. Ele sabia que um ia entregá-lo, outro ia negar que o conhecia, e quase todos iam fugir. E mesmo assim queria estar com eles. Tomou o pão, deu graças, partiu e disse: isto é o meu corpo, dado por vocês; façam isto em memória de mim. Com o cálice, falou de uma nova aliança no seu sangue. A história antiga ganhou um capítulo novo: agora Deus ia libertar não só do Egito, mas do pecado e da morte. Há dois mil anos, em toda parte, cristãos repartem o pão. Quando a gente lembra juntos, aquele amor chega até a nossa mesa.',
        activity:
          'Livro de receitas da memória: cada um traz ou escreve uma comida de família com a história que ela conta; e, na última página, o pão de Jesus.',
        questions: [
          'O que a Páscoa lembrava?',
          'Por que Jesus quis comer com quem ia falhar?',
          'O que ajuda você a se lembrar de Jesus durante a semana?',
        ],
      },
      challenge: 'Conte à mesa, em casa, o que Jesus fez por você.',
    },
    prayer:
      'Jesus, que desejaste tanto essa mesa, senta-te à nossa. Obrigado pelo pão partido e pelo cálice. Guarda unidos os que vão falhar. Faz-nos lembrar de ti até que venha o Reino, e já não falte lugar para ninguém.',
    leader: {
      lost: 'Discutem o que acontece com o pão e o vinho. Leia com serenidade as leituras que estão abaixo e volte ao desejo de Jesus. Não celebrem a ceia no grupo se a sua igreja a reserva a outro momento: um pão partilhado é só um lanche, e diga isso.',
      tender:
        'Quem luta com álcool: use suco e não comente quem recusa. Quem está afastado da comunhão por situação conjugal ou disciplina pode se ferir; converse a sós, com respeito. Refeição em família violenta não é comunhão: proteja.',
      differ:
        'Católicos e ortodoxos creem que o pão e o vinho se tornam o corpo e o sangue de Cristo; luteranos falam de presença real com eles; reformados, de presença espiritual; muitos evangélicos, de memorial. Varia também quem participa e com que frequência. Todos obedecem ao mesmo: fazei isto.',
    },
    comfort:
      'Ele quis você à mesa na véspera da própria dor. Se hoje não consegue comer, falar ou crer direito, sente-se assim mesmo. O pão é ele quem parte.',
    closing: 'Até que venha o Reino, a gente se encontra à mesa.',
    words: [
      'ceia',
      'santa ceia',
      'ultima ceia',
      'pascoa',
      'partiu o pao',
      'isto e o meu corpo',
      'em memoria de mim',
      'calice',
      'nova alianca',
      'novo testamento em meu sangue',
      'desejei muito',
      'eucaristia',
      'comunhao',
      'fruto da videira',
      'quinta feira santa',
    ],
  },
  {
    verses: '22:54-62',
    key: '22:61',
    title: 'O olhar depois do galo',
    theme: 'a queda de Pedro',
    themes: ['arrependimento', 'graca', 'medo'],
    idea: 'Pedro promete a vida e não aguenta uma pergunta ao pé do fogo; mas o olhar de Jesus o alcança no meio da terceira mentira, e as lágrimas são o começo da volta.',
    context:
      'Poucas horas antes, Pedro jurou ir até a prisão e à morte, e Jesus respondeu que já tinha orado para que a fé dele não acabasse (22:31-34). Também sacou uma espada. Agora segue de longe. Quem o derruba é uma moça que serve no pátio.',
    retold: [
      {
        verses: '22:54-55',
        says: 'Jesus é preso e levado à casa do chefe dos sacerdotes. Pedro segue de longe e se senta no meio dos outros, junto ao fogo aceso no pátio.',
      },
      {
        verses: '22:56-60',
        says: 'Uma serva diz que Pedro estava com Jesus, depois outro, e mais tarde outro. Três vezes ele nega, e ainda está falando quando o galo canta.',
      },
      {
        verses: '22:61-62',
        says: 'Jesus se vira e olha para Pedro. Pedro se lembra de que o Senhor o tinha avisado que o negaria, sai dali e chora amargamente.',
      },
    ],
    read: {
      verses: '22:54-62',
      how: 'Luz de vela no centro, como fogueira. Três pessoas fazem as perguntas; no 61, a leitura para enquanto todos contam dez respirações.',
    },
    observe: [
      {
        ask: 'A que distância Pedro segue Jesus, e junto de quem se senta?',
        verses: '22:54-55',
        listen: 'De longe; entre os que prenderam.',
      },
      {
        ask: 'Como vão mudando as três acusações e as três respostas?',
        verses: '22:56-60',
        listen: 'Não o conheço; não sou; não sei o que dizes.',
      },
      {
        ask: 'O que acontece ao mesmo tempo em que o galo canta?',
        verses: '22:60-62',
        listen: 'O Senhor se vira, olha; Pedro lembra e sai chorando.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro enfrentou soldados e caiu diante de uma serva. Por que a coragem falha em coisas pequenas?',
        verses: '22:56-57',
        listen: 'A grande prova a gente espera; a miúda pega desprevenido.',
      },
      {
        ask: 'Que olhar você imagina que foi aquele, e o que muda se for de raiva, de decepção ou de amor?',
        verses: '22:61',
        listen: 'O texto não diz; mas Jesus já tinha orado por ele.',
      },
      {
        ask: 'Pedro chorou “amargamente”. O que há de diferente entre chorar assim e desesperar?',
        verses: '22:61-62',
        listen: 'Ele lembrou a palavra inteira, e ela incluía a volta.',
        follow: 'O que fez Judas sair e não voltar?',
      },
    ],
    live: [
      {
        ask: 'Qual é a pergunta pequena diante da qual você costuma negar que conhece Jesus?',
        listen: 'Piada, proposta, silêncio, pressão.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Ao pé de que fogueira você se aquece para não ficar de fora?',
        listen: 'A turma aquece; e cobra.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Depois de que falha sua você achou que não dava mais para encarar Deus?',
        listen: 'Ninguém detalha; leia o 61 com ternura.',
        for: ['adults', 'singles', 'new-believers'],
      },
      {
        ask: 'Você prometeu muito no começo. O que sobrou da promessa e o que sobrou da graça?',
        listen: 'Pedro, anos depois, contou isso a todos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como vocês se olham depois que um erra: acusação, silêncio ou chance?',
        listen: 'Treinem um olhar, em casa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se um seguidor de Jesus decepcionou você, o que a história de Pedro diz sobre ele?',
        listen: 'Não desculpe o dano; fale da volta possível.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já disse que não conhecia alguém, que aquele parente não era seu ou que aquela música não era sua?',
        bridge: 'Essas negações dão graça. A de Pedro fez um homem chorar.',
      },
      {
        text: 'Que bicho faz o papel de despertador ou de fofoqueiro onde você mora: galo, cachorro, papagaio?',
        bridge: 'Um galo cantou na hora certa, numa madrugada em Jerusalém.',
        for: ['elderly', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela e estenda as mãos para o calor. Pense, sem pressa, no que você fala de Jesus quando ninguém da igreja está por perto.',
      bridge: 'Havia um fogo assim no pátio, e alguém do outro lado olhou.',
    },
    complete: [
      {
        name: 'Três vezes',
        text: 'Complete devagar. Eu disse não o conheço quando… Eu disse não sou quando… Eu disse não sei quando… Agora vire a folha e responda três vezes: Senhor, tu sabes que eu…',
      },
      {
        name: 'O olhar',
        text: 'Desenhe dois olhos. Dentro do primeiro: o que eu tenho medo de ver neles… Dentro do segundo: o que Jesus já tinha orado por mim… Embaixo: quando eu voltar, quero fortalecer…',
      },
    ],
    challenges: [
      {
        do: 'Em uma situação em que ficaria calado por medo, diga uma frase simples que mostre de quem você é.',
        tell: 'a fogueira em que estava e o que aconteceu depois da frase.',
      },
      {
        do: 'Olhe com bondade para alguém que falhou com você numa coisa pequena: nada de cobrança, só presença.',
        tell: 'se a pessoa conseguiu olhar de volta.',
      },
    ],
    children: {
      truth: 'Mesmo quando eu erro, Jesus continua me amando.',
      to7: {
        story:
          'Pedro tinha dito: Jesus, eu nunca vou largar o senhor! Mas soldados prenderam Jesus, e Pedro ficou com medo. Ele foi atrás, bem de longe, e sentou perto de uma fogueira. Uma moça olhou: você estava com ele! Pedro disse: eu não, nem conheço! Depois outro: você é amigo dele! Não sou! E mais um: é sim! Não sei do que você fala! E o galo cantou: cocoricó! Jesus, lá do outro lado, virou e olhou para Pedro. Pedro lembrou tudo e saiu chorando muito. Mas sabem o que aconteceu depois? Jesus não parou de amar Pedro. Depois que viveu de novo, ele o perdoou, e Pedro virou um grande amigo.',
        activity:
          'Sentem-se em volta de uma fogueira de papel. A cada pergunta, uma criança esconde o rosto; quando o galo canta, todas levantam a cabeça e ouvem: Jesus ama você.',
        questions: [
          'Quantas vezes Pedro disse que não conhecia Jesus?',
          'O que Jesus fez quando o galo cantou?',
          'O que você faz quando erra e fica triste?',
        ],
      },
      to12: {
        story:
          'Pedro era corajoso e prometeu: vou com o senhor até para a prisão! Jesus respondeu que, antes de o galo cantar, Pedro o negaria três vezes, mas que já tinha orado por ele. Naquela noite prenderam Jesus. Pedro seguiu de longe, entrou no pátio e se sentou perto do fogo. Uma empregada o reconheceu: este também estava com ele. Pedro respondeu: não o conheço. Depois outro: você é um deles. Não sou! Quase uma hora depois: com certeza estava, ele é galileu. Não sei do que você fala! E, enquanto dizia isso, o galo cantou. Jesus se virou e olhou para ele. Pedro lembrou, saiu e chorou amargamente. Ele amava Jesus, e teve medo. Mas o olhar não foi o fim: depois da ressurreição, Jesus o procurou, perdoou e lhe deu outra vez uma tarefa. Cair não é o último capítulo.',
        activity:
          'Cartas de volta: cada um escreve a um amigo, real ou imaginário, que errou e quer voltar. O que diria Jesus nela? Leiam as que quiserem.',
        questions: [
          'Por que Pedro negou?',
          'O que aquele olhar pode ter dito?',
          'Como você quer agir quando um amigo falha?',
        ],
      },
      challenge: 'Ajude alguém que errou a recomeçar, sem lembrar do erro.',
    },
    prayer:
      'Senhor que te viras e olhas, perdoa as fogueiras em que fingimos. Obrigado porque já oravas antes da queda. Dá lágrimas que voltem, e não que desesperem. E ensina-nos a olhar assim para quem nos falhou.',
    leader: {
      lost: 'Comparar com Judas abre debate sobre perda da salvação. Guarde-o. Também não zombem de Pedro: ele foi dos poucos que seguiram até o pátio.',
      tender:
        'Quem cometeu um erro grave ou vive remorso pode ouvir o galo até dormindo. Se falar em não merecer viver, fique, não deixe a pessoa só e busque ajuda (CVV 188). O olhar é de volta. Quem foi traído não precisa reatar para ser cristão.',
      differ:
        'Algumas tradições tratam a volta de Pedro como modelo do sacramento da reconciliação; outras, como imagem da conversa com Deus e com irmãos. Todas creem que o Senhor o restaurou.',
    },
    comfort:
      'Você chorou, como ele, num canto. O olhar que se virou não veio cobrar: veio lembrar. Depois daquela noite houve uma manhã, peixe na brasa e o nome dito de novo.',
    closing: 'O galo já cantou; a manhã vai ser outra.',
    words: [
      'pedro negou',
      'negacao de pedro',
      'me negaras',
      'negou',
      'galo',
      'galo cantou',
      'chorou amargamente',
      'nao o conheco',
      'fogo no meio do patio',
      'patio',
      'seguia de longe',
      'olhou para pedro',
      'tres vezes',
      'negar',
      'serva',
      'galileu',
    ],
  },
  {
    verses: '23:32-43',
    key: '23:43',
    title: 'Lembra-te de mim',
    theme: 'a graça na última hora',
    themes: ['cruz', 'salvacao', 'graca'],
    idea: 'Entre insultos e pregos, Jesus pede perdão pelos algozes, e um condenado, sem nada para oferecer, pede só para ser lembrado e recebe o hoje do paraíso.',
    context:
      'Três vezes, neste trecho, alguém manda Jesus salvar a si mesmo. Os dois condenados são chamados malfeitores, provavelmente rebeldes violentos. Não há tempo para obras, culto ou batismo. E o rei que ninguém reconhece promete, na cruz, um reino.',
    retold: [
      {
        verses: '23:32-34',
        says: 'Jesus é crucificado entre dois malfeitores e pede ao Pai que perdoe, porque não sabem o que fazem. As suas roupas são sorteadas.',
      },
      {
        verses: '23:35-38',
        says: 'O povo olha, e os líderes e os soldados zombam de Jesus. Acima dele, em letras gregas, romanas e hebraicas, está escrito que é o Rei dos judeus.',
      },
      {
        verses: '23:39-43',
        says: 'Um dos malfeitores insulta Jesus. O outro diz que ele nada fez de mal e pede que se lembre dele no Reino, e Jesus promete que hoje estarão juntos no paraíso.',
      },
    ],
    read: {
      verses: '23:32-43',
      how: 'Leitura em vozes; a de Jesus sem levantar o tom. Depois do 43, um minuto de silêncio.',
    },
    observe: [
      {
        ask: 'Que frase se repete na boca dos líderes, dos soldados e de um dos malfeitores?',
        verses: '23:35-37, 23:39',
        listen: 'Salve-se: salva a ti mesmo.',
      },
      {
        ask: 'O que Jesus diz sobre quem o crucifica?',
        verses: '23:34',
        listen: 'Pai, perdoa-lhes; não sabem o que fazem.',
      },
      {
        ask: 'O que o outro malfeitor reconhece, o que pede e o que recebe?',
        verses: '23:40-43',
        listen: 'Sua culpa, a inocência; lembrança; hoje comigo.',
      },
    ],
    interpret: [
      {
        ask: 'Se Jesus se salvasse, quem ficaria sem salvação? Como a zombaria diz uma verdade sem querer?',
        verses: '23:35-37',
        listen: 'Ele salva ao não se salvar.',
      },
      {
        ask: 'O pedido é só “lembra-te de mim”. Por que tão pouco, e por que a resposta é tão grande?',
        verses: '23:42-43',
        listen: 'Não pede lugar; recebe companhia: comigo.',
      },
      {
        ask: 'Dois homens viram a mesma cena: um insultou, outro orou. O que explica a diferença entre dois condenados ao lado do mesmo Jesus?',
        verses: '23:39-41',
        listen: 'Verdade sobre si, olhar sobre ele; o texto não explica mais.',
        follow: 'Em que cruz você se reconhece hoje?',
      },
    ],
    live: [
      {
        ask: 'Em que hora você também disse a Deus: se és mesmo Deus, tira-me daqui?',
        listen: 'Não repreenda; Jesus ouviu.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'O que você faria se tivesse um minuto para dizer uma frase a Jesus?',
        listen: 'Silêncio e papel; depois quem quiser diz.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Para que coisa, entre você e Deus, parece que já é tarde demais?',
        listen: 'Seja o que for, leia de novo o 43.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
      {
        ask: 'O que muda em você quando pensa que Jesus orou por quem o feria?',
        listen: 'Não pule para a sua lista de inimigos; fique nele.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Quem está morrendo perto de você, de corpo ou de esperança, e como estar ao lado sem discurso?',
        listen: 'Visita, mão, música, oração curta.',
        for: ['couples', 'women', 'adults'],
      },
      {
        ask: 'Quem da sua vida você teve de deixar nas mãos de Deus sem saber o fim?',
        listen: 'O malfeitor teve cinco minutos; só Deus sabe.',
        for: ['mourning', 'parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais em cima da hora que você já fez: trabalho, trem, casamento, remédio?',
        bridge: 'Um homem teve menos que isso, e foi a tempo.',
      },
      {
        text: 'Se pudesse pedir a alguém querido que se lembrasse de você por uma única coisa, qual seria?',
        bridge: 'Um condenado fez esse pedido a Jesus.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Deite-se ou encoste-se. Respire como quem não tem mais força para explicar nada. Diga, se quiser: Senhor, lembra-te de mim.',
      bridge: 'Houve alguém que disse isso no fim da vida.',
    },
    complete: [
      {
        name: 'Duas cruzes',
        text: 'Desenhe as três cruzes. Na da esquerda: quando eu exijo… Na da direita: quando eu peço… Na do meio: o que ele diz a mim… Assine embaixo com a palavra hoje.',
      },
      {
        name: 'Bilhete ao lado',
        text: 'Senhor, lembra-te de mim quando… Eu reconheço que… Tu nada fizeste de mal e mesmo assim… O que eu gostaria de ouvir: hoje, comigo…',
      },
    ],
    challenges: [
      {
        do: 'Ore, todos os dias desta semana, por alguém que feriu você, com as palavras de Jesus e sem pôr o nome em voz alta.',
        tell: 'em que dia as palavras deixaram de raspar na garganta.',
      },
      {
        do: 'Visite ou mande uma mensagem a quem está no fim da vida ou longe da esperança: lembre-o de que não foi esquecido.',
        tell: 'o que se fez com o silêncio.',
      },
    ],
    children: {
      truth: 'Jesus perdoa e nunca esquece ninguém.',
      to7: {
        story:
          'Esta história é triste, mas tem um carinho muito bonito. Jesus estava na cruz. Muita gente zombava dele: salve a si mesmo! Jesus não xingou ninguém. Ele orou: Pai, perdoa, eles não sabem o que fazem. Ao lado havia dois homens que tinham feito coisas muito erradas. Um ficou bravo e reclamava. O outro disse: não fale assim! Nós erramos, mas Jesus não fez nada de mau. E pediu: Jesus, lembra de mim! Só isso. E Jesus respondeu: hoje você vai estar comigo, no paraíso. Jesus guardou o pedido do homem no coração. Ele guarda o seu também.',
        activity:
          'Cada criança escreve o seu nome num coração de papel e coloca numa caixa com uma cruz. Digam: Jesus, lembra de mim. E ouçam: estou com você.',
        questions: [
          'O que Jesus orou?',
          'O que um dos homens pediu?',
          'O que você quer que Jesus lembre de você?',
        ],
      },
      to12: {
        story:
          'Jesus foi crucificado entre dois condenados. Em volta, todos zombavam: se você é o Cristo, salve a si mesmo! Um dos condenados também dizia isso, com raiva. Mas Jesus não respondeu com xingamento. Ele orou: Pai, perdoa-lhes, porque não sabem o que fazem. O outro condenado escutou e pensou diferente. Disse ao companheiro: nós merecemos, mas este homem não fez nada de mal. Depois olhou para Jesus e pediu só isto: lembra de mim quando vieres em teu Reino. Ele não tinha tempo de consertar nada, nem de ir ao Templo, nem de pagar. Tinha uma frase. E Jesus prometeu: hoje você estará comigo no paraíso. Nunca é tarde demais para falar com Jesus. Ele salvou aquele homem porque não quis salvar a si mesmo. Foi assim que nos salvou também.',
        activity:
          'Papéis de voz: em silêncio, cada um escreve uma frase de quem zomba e outra de quem pede. Leiam em alto só a segunda.',
        questions: [
          'O que Jesus pediu por quem o machucava?',
          'Por que o pedido do homem é tão curto?',
          'O que você diria a Jesus numa frase?',
        ],
      },
      challenge: 'Faça uma oração curtinha por alguém que machucou você.',
    },
    prayer:
      'Senhor, lembra-te de nós. Nada temos para oferecer, e mesmo assim o hoje é teu. Perdoa-nos, porque não sabemos o que fazemos. Acompanha os que morrem esta noite, e dá-nos um coração que peça pelos algozes.',
    leader: {
      lost: 'A discussão sobre batismo, purgatório e o que é o paraíso toma a noite. Deixe o texto prometer: comigo, hoje.',
      tender:
        'Evite descrever a dor, sobretudo com crianças. Quem perdeu alguém sem saber como estava com Deus precisa ouvir que ninguém viu os últimos minutos. Não peça à vítima que perdoe já o agressor. Em desespero, CVV 188.',
      differ:
        'O ladrão não foi batizado nem fez obras: católicos falam em batismo de desejo, ortodoxos e evangélicos em fé diante da graça. Há diferença também sobre o estado depois da morte. Ninguém duvida da promessa: hoje comigo.',
    },
    comfort:
      'Não precisa fazer mais nada. Cabe uma frase: lembra-te. O homem ao lado disse isso com o pouco fôlego que tinha, e a resposta veio no mesmo dia. Se você acompanha alguém assim, segure a mão.',
    closing: 'Hoje: a palavra continua de pé.',
    words: [
      'malfeitores',
      'ladrao na cruz',
      'bom ladrao',
      'lembra te de mim',
      'paraiso',
      'hoje estaras comigo',
      'pai perdoa lhes',
      'nao sabem o que fazem',
      'salva a ti mesmo',
      'caveira',
      'calvario',
      'rei dos judeus',
      'crucificaram',
      'sexta feira santa',
    ],
  },
  {
    verses: '24:1-12',
    key: '24:6',
    title: 'Perfume para quem vive',
    theme: 'a ressurreição que faz lembrar',
    themes: ['ressurreicao', 'esperanca', 'fe', 'luto'],
    idea: 'Mulheres levam perfume para um corpo e recebem uma lembrança: Jesus tinha dito que viveria. A Páscoa começa com um lugar vazio, uma palavra lembrada e gente que ainda não crê.',
    context:
      'Na sexta-feira, as mulheres da Galileia viram onde puseram o corpo; prepararam perfumes e guardaram o sábado (23:55-56). Agora voltam para terminar o sepultamento. Nesta cena Jesus não aparece: há um túmulo vazio, dois mensageiros e uma frase dele. O encontro vem depois, na estrada de Emaús.',
    retold: [
      {
        verses: '24:1-3',
        says: 'Umas mulheres vão de madrugada ao sepulcro, com os perfumes que prepararam. Acham a pedra revolvida e não encontram o corpo de Jesus.',
      },
      {
        verses: '24:4-8',
        says: 'Dois homens de roupas brilhantes perguntam às mulheres por que buscam entre os mortos aquele que vive. Elas se lembram de que Jesus tinha avisado, na Galileia.',
      },
      {
        verses: '24:9-12',
        says: 'As mulheres contam tudo aos onze, e para eles aquilo parece absurdo. Pedro corre ao sepulcro, vê só os lençóis e sai admirado.',
      },
    ],
    read: {
      verses: '24:1-12',
      how: 'Comecem com pouca luz e acendam tudo no 4. No 8, parem um minuto: cada um lembra, calado, uma palavra de Jesus. Depois sigam.',
    },
    observe: [
      {
        ask: 'O que as mulheres esperavam encontrar, e o que encontraram?',
        verses: '24:1-3',
        listen: 'Um corpo para perfumar; acharam a pedra revolvida e nenhum corpo.',
      },
      {
        ask: 'O que os dois homens perguntam a elas, e o que mandam fazer?',
        verses: '24:4-7',
        listen:
          'Por que buscam o vivo entre os mortos; mandam lembrar o que ele disse na Galileia.',
      },
      {
        ask: 'Como a notícia é recebida pelos apóstolos, e o que Pedro faz com ela?',
        verses: '24:9-12',
        listen: 'Acham um absurdo. Pedro corre, vê só os lençóis e volta admirado.',
      },
    ],
    interpret: [
      {
        ask: 'O túmulo vazio deixa as mulheres perplexas. O que muda quando elas se lembram das palavras de Jesus?',
        verses: '24:3-4, 24:6-9',
        listen: 'O vazio ganha sentido: era necessário, ele tinha avisado. Então saem e contam.',
      },
      {
        ask: 'Lucas escreve que “as palavras delas pareciam um absurdo”. Por que ele deixaria isso no livro, se quer que a gente creia?',
        verses: '24:10-11',
        listen:
          'Porque foi assim. Ninguém ali estava pronto para acreditar; quem duvida tem companhia.',
      },
      {
        ask: 'De que jeito gente boa ainda procura “entre os mortos aquele que vive”?',
        verses: '24:1, 24:5',
        listen: 'Como saudade, costume ou herói do passado, de quem só se cuida.',
        follow: 'O que a gente faz de diferente com alguém que está vivo?',
      },
      {
        ask: 'Pedro vai para casa “admirado”, e o texto não diz que creu. Que lugar há na Páscoa para quem está nesse ponto?',
        verses: '24:12',
        listen: 'Ele correu e olhou. Admirar-se já é caminho; o capítulo não acabou.',
      },
    ],
    live: [
      {
        ask: 'Que palavra de Jesus você já conhece, e precisava que alguém lhe dissesse nesta semana: lembre-se?',
        listen: 'Digam uns aos outros a palavra inteira.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Que parte da sua fé soa como absurdo na sua turma, e o que você sente quando riem?',
        listen: 'Elas também não foram levadas a sério. Não é preciso vencer discussão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que você contou o que viu e não acreditaram?',
        listen: 'Se vier coisa séria, acredite primeiro. Conversem depois, a sós.',
        for: ['women', 'singles', 'adults'],
      },
      {
        ask: 'Em que altura dessa manhã você está hoje: com o perfume na mão, perplexo, correndo ou admirado em casa?',
        listen: 'Nenhuma é a resposta errada.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Quem na sua casa ainda não crê, e como contar o que você viu sem empurrar?',
        listen: 'Elas contaram e deixaram Pedro ir ver com as próprias pernas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Elas levavam perfume para quem amavam. Que cuidado você ainda tem guardado, sem ter a quem dar?',
        listen: 'Não corra para o versículo 6. Deixe o cuidado ser contado.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história verdadeira você já contou e ninguém acreditou?',
        bridge: 'Umas mulheres contaram a melhor de todas, e os amigos acharam um absurdo.',
      },
      {
        text: 'Você já chegou com tudo pronto e era outra coisa: festa no dia errado, prova adiada, o único de fantasia?',
        bridge: 'Elas chegaram com tudo pronto para cuidar de um morto. E não havia morto.',
      },
    ],
    quiet: {
      text: 'Procure um cheiro de que você gosta: café, sabonete, uma folha amassada. Veja quem ele traz à lembrança.',
      bridge: 'Elas foram de madrugada, com perfume nas mãos. Vá com elas.',
    },
    complete: [
      {
        name: 'Lembrem-se',
        text: 'Uma palavra de Jesus que ficou em mim: … . Ouvi pela primeira vez em … . Costumo esquecê-la quando … . Se eu a lembrar amanhã cedo, vou … .',
      },
      {
        name: 'Lugar vazio',
        text: 'Desenhe a entrada do túmulo. Do lado de fora, o que ainda me deixa perplexo: … . Dentro, o que não está mais aqui: … . No caminho de volta, a quem eu contaria: … .',
      },
    ],
    challenges: [
      {
        do: 'Na terça-feira, diga a uma pessoa, em três frases, por que você crê ou gostaria de crer que Jesus vive; não insista, deixe que ela vá ver.',
        tell: 'a cara que ela fez e o que perguntou.',
      },
      {
        do: 'Copie à mão Lucas 24:6 e deixe o papel onde a sua esperança costuma faltar: espelho, carro, pasta de exames. No domingo, dê o papel a alguém.',
        tell: 'onde ele ficou e com quem está agora.',
      },
    ],
    children: {
      truth: 'Jesus está vivo, como ele tinha prometido.',
      to7: {
        story:
          'Era domingo, bem cedinho. Joana, Maria e outras amigas foram ao lugar onde tinham posto Jesus. Elas estavam tristes e levavam perfume. Mas olhe! A pedra grande da porta estava rolada para o lado. Entraram, e não havia ninguém. De repente apareceram dois homens com roupas brilhantes. Eles perguntaram: por que vocês procuram aqui quem está vivo? Ele não está aqui, ressuscitou! Lembram o que ele falou? As mulheres pensaram, pensaram. Lembramos! Jesus tinha dito que ia viver de novo! Voltaram depressa e contaram aos amigos. Os amigos não acreditaram. Mas Pedro saiu correndo para ver. Só achou os panos! E voltou pensando: será? Era verdade. Jesus está vivo!',
        activity:
          'Cheirem juntos um perfume ou uma flor e digam: elas levaram perfume, mas Jesus está vivo! Depois façam a corrida de Pedro até a porta e voltem admirados.',
        questions: [
          'O que as mulheres levavam nas mãos?',
          'De que elas se lembraram?',
          'Para quem você vai contar que Jesus vive?',
        ],
      },
      to12: {
        story:
          'Maria Madalena, Joana, Maria mãe de Tiago e outras mulheres não tinham dormido direito. Prepararam perfumes para o corpo de Jesus e saíram antes de clarear. Encontraram a pedra fora do lugar e o túmulo vazio. Ficaram perplexas: isso sozinho não explicava nada. Então dois homens de roupas brilhantes perguntaram: por que vocês procuram entre os mortos quem vive? Ele ressuscitou. Lembrem-se do que ele disse na Galileia! E elas se lembraram: Jesus tinha avisado que seria entregue, crucificado, e que no terceiro dia ressuscitaria. A frase estava guardada, e agora fazia sentido. Voltaram e contaram aos apóstolos, que acharam tudo um absurdo. Imagine contar a melhor notícia do mundo e ver as pessoas balançarem a cabeça! Elas não brigaram. Pedro se levantou e correu para ver. Encontrou só os lençóis de linho e foi para casa admirado. Ele ainda ia encontrar Jesus. As mulheres tinham razão.',
        activity:
          'Cada um escreve uma frase de Jesus de que se lembra. Ponham tudo numa caixa, tirem uma por uma e digam quando ela pode fazer falta na semana.',
        questions: [
          'Por que o túmulo vazio, sozinho, não bastou?',
          'O que os apóstolos acharam da notícia?',
          'Que pergunta você faria a Joana sobre aquela manhã?',
        ],
      },
      challenge: 'Conte a alguém da família que Jesus vive e o que ele prometeu.',
    },
    prayer:
      'Senhor Jesus, chegamos com perfume de despedida, e tu vives. Faz a gente lembrar o que disseste. Fica com quem ainda está perplexo, corre ao lado de quem foi ver e enxuga com calma os olhos de quem chora. Amém.',
    leader: {
      lost: 'Comparar os evangelhos, quantos anjos, quais mulheres, come a noite. Cada um conta de um lado; os quatro dizem o mesmo: o túmulo vazio, as mulheres primeiro, ele vive.',
      tender:
        'Quem enterrou alguém há pouco escuta túmulo com o corpo. A Páscoa não apaga a falta: não mande ninguém parar de chorar. E quem já não foi acreditado ao contar uma violência precisa ser ouvido e levado a ajuda (Ligue 180, Disque 100).',
    },
    comfort:
      'As mulheres fizeram o que dava: perfume e caminhada. Era de madrugada também para elas. Ninguém as repreendeu por chorar; só lhes lembraram uma promessa.',
    closing:
      'Foi entregue, crucificado e ressuscitou ao terceiro dia, como tinha dito: por nós ele passou pelos mortos, e não está mais lá.',
    words: [
      'sepulcro',
      'tumulo vazio',
      'pedra revolvida',
      'materiais aromaticos',
      'perfumes para o corpo',
      'por que buscais entre os mortos',
      'aquele que vive',
      'nao esta aqui',
      'ja ressuscitou',
      'lembrem se',
      'maria madalena',
      'joana',
      'parecia absurdo',
      'lencois de linho',
      'pascoa',
    ],
  },
  {
    verses: '24:13-35',
    key: '24:32',
    title: 'O caminho de Emaús',
    theme: 'o encontro no caminho',
    themes: ['esperanca', 'ressurreicao', 'luto'],
    idea: 'Dois decepcionados andam para longe de Jerusalém, e o Ressuscitado caminha junto sem se apresentar, escuta, abre a Escritura e só se deixa ver no partir do pão.',
    context:
      'É a tarde do domingo da ressurreição. Cleofas e outra pessoa voltam para casa, onze quilômetros. Contam ao desconhecido tudo o que aconteceu, no passado: nós esperávamos. No fim, correm de volta no escuro pelo mesmo caminho.',
    retold: [
      {
        verses: '24:13-18',
        says: 'Dois discípulos vão a Emaús, falando do que aconteceu. Jesus se aproxima e caminha com eles, mas os seus olhos não o reconhecem.',
      },
      {
        verses: '24:19-24',
        says: 'Os dois contam que Jesus foi crucificado, que esperavam dele a libertação de Israel e que as mulheres não acharam o corpo.',
      },
      {
        verses: '24:25-27',
        says: 'Jesus pergunta se o Cristo não precisava sofrer e entrar na glória. E lhes explica, desde Moisés, o que as Escrituras dizem dele.',
      },
      {
        verses: '24:28-35',
        says: 'Os dois insistem que Jesus fique, porque já é tarde. Quando ele parte o pão, reconhecem-no, ele desaparece, e voltam na mesma hora para contar.',
      },
    ],
    read: {
      verses: '24:21-32',
      how: 'Leiam andando em duplas pela sala ou pelo quintal; sentem-se à mesa no 30, e partam um pão.',
    },
    observe: [
      {
        ask: 'O que os dois esperavam, e que notícias já tinham recebido sem que mudasse o seu rosto?',
        verses: '24:21-24',
        listen: 'Libertar Israel; mulheres, anjos, túmulo vazio.',
      },
      {
        ask: 'O que Jesus faz com a tristeza deles antes de se mostrar?',
        verses: '24:25-27',
        listen: 'Escuta, corrige e explica as Escrituras.',
      },
      {
        ask: 'Como é que acontece o reconhecimento, e o que lembram depois?',
        verses: '24:29-32',
        listen: 'Hospitalidade e pão; coração ardendo na estrada.',
      },
    ],
    interpret: [
      {
        ask: '“Nós esperávamos” está no passado. Quantas formas de decepção cabem nessa frase?',
        verses: '24:21',
        listen: 'Com Deus, com pessoas, consigo; e a esperança acabou em saudade.',
      },
      {
        ask: 'Jesus “fez como se estivesse indo para mais longe”. Por que ele não força a porta, e o que a insistência deles mostra?',
        verses: '24:28-29',
        listen: 'Ele respeita; é preciso convidá-lo.',
      },
      {
        ask: 'Eles o reconheceram no pão, e não na aula. O que a mesa revela que o melhor dos discursos não revela?',
        verses: '24:30-32',
        listen: 'Gesto, presença, memória; mas o coração ardia desde a estrada.',
        follow: 'Em que estrada o seu coração já ardeu, e você só viu depois?',
      },
    ],
    live: [
      {
        ask: 'O que você esperava que Deus fizesse e não fez, e que caminho tem tomado desde então?',
        listen: 'Deixe que se diga no passado; não conserte.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'Quando você está triste, o que faz de alguém um bom amigo de estrada?',
        listen: 'Escutar antes de explicar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que parte da Bíblia já ardeu em você e depois esfriou, e em que companhia arderia de novo?',
        listen: 'Ler junto costuma reacender.',
        for: ['long-believers', 'men', 'singles'],
      },
      {
        ask: 'Em que refeição, canção ou lugar comum você já percebeu Jesus sem esperar?',
        listen: 'Muita gente o reconheceu num pão.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A quem vocês diriam hoje, de coração: fica conosco, que já é tarde?',
        listen: 'Vizinho, estrangeiro, idoso sem família.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Para onde, na mesma hora, seria bom você voltar, ainda que a noite já esteja caindo?',
        listen: 'Voltaram à comunidade que tinham deixado.',
        for: ['adults', 'elderly', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a caminhada ou viagem mais longa que você fez só para espairecer, e com quem?',
        bridge:
          'Dois discípulos andaram onze quilômetros de tristeza, e alguém entrou no passo deles.',
      },
      {
        text: 'Você já passou tempo com uma pessoa famosa ou com um primo e só depois descobriu quem era?',
        bridge: 'Dois deles passaram a tarde com Jesus e só viram no jantar.',
        for: ['young', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ande devagar dez minutos, por dentro de casa se for preciso, contando a Deus o que você esperava. Sente-se depois e parta um pedaço de pão.',
      bridge: 'Ele caminha sem dizer o nome.',
    },
    complete: [
      {
        name: 'Linha do caminho',
        text: 'Desenhe uma estrada. Placa de saída: eu esperava que… Primeiro quilômetro: o que aconteceu foi… Quem apareceu ao lado: … Onde meu coração ardeu: … Casa: fica conosco, porque… Seta de volta: …',
      },
      {
        name: 'Fica conosco',
        text: 'Complete a oração. Fica conosco, porque já é tarde em… , e o dia está terminando para… Que eu te reconheça quando… Obrigado pelo pão de…',
      },
    ],
    challenges: [
      {
        do: 'Convide alguém triste para andar meia hora com você, sem plano: escute o que ele esperava e não responda nada antes da esquina.',
        tell: 'quando deixou de ser silêncio e virou companhia.',
      },
      {
        do: 'Hospede à sua mesa um desconhecido, um estrangeiro ou alguém só, e parta o pão agradecendo em voz alta.',
        tell: 'que gesto abriu os olhos de quem.',
      },
    ],
    children: {
      truth: 'Jesus caminha comigo, mesmo quando eu não percebo.',
      to7: {
        story:
          'Dois amigos de Jesus estavam muito tristes. Eles andavam, andavam, voltando para casa. Achavam que Jesus tinha ido embora para sempre. Veio um homem e andou junto: por que estão tristes? Era Jesus! Mas eles não sabiam. Contaram tudo, e ele contou as histórias da Bíblia, e o coração deles ficou quentinho. Chegaram em casa e disseram: fica com a gente, já está tarde! Ele entrou, sentou à mesa, pegou o pão, agradeceu, partiu. E os olhos deles se abriram: é Jesus! Ele vive! Na mesma hora correram de volta para contar a todos. Jesus caminha com a gente, mesmo quando não vemos.',
        activity:
          'Duas crianças andam de mãos dadas; uma terceira (com um manto) se junta, e elas não sabem quem é. Sentam, partem pão, tiram o manto e gritam: é ele!',
        questions: [
          'Por que os amigos estavam tristes?',
          'Quando eles viram que era Jesus?',
          'Como você sabe que Jesus anda com você?',
        ],
      },
      to12: {
        story:
          'No domingo em que Jesus ressuscitou, dois discípulos saíram de Jerusalém a pé para Emaús, a onze quilômetros. Iam tristes, conversando. Um homem começou a andar com eles: que conversa é essa? Era Jesus, mas algo os impedia de reconhecer. Eles contaram tudo: nós esperávamos que ele fosse o salvador, mas o mataram; e umas mulheres até disseram que ele está vivo. Jesus explicou, começando por Moisés e os profetas, por que o Cristo precisava sofrer. Na aldeia, fez que ia seguir adiante. Fica conosco, disseram, já é tarde. À mesa, ele tomou o pão, abençoou, partiu e deu. E eles o reconheceram! No instante seguinte já não o viam. Disseram um ao outro: não ardia o nosso coração? E voltaram correndo, à noite, para contar. Jesus anda conosco mesmo sem dizer o nome, e às vezes a gente só percebe ao repartir.',
        activity:
          'Mapa da estrada: desenhem a trilha de Emaús com três paradas (tristeza, coração quente, pão partido) e escrevam em cada uma algo que já viveram.',
        questions: [
          'O que os dois esperavam?',
          'Por que não o reconheceram na estrada?',
          'Em que momento do dia você quer convidar Jesus a ficar?',
        ],
      },
      challenge: 'Ande ou converse com alguém triste e diga a Jesus: fica conosco.',
    },
    prayer:
      'Fica conosco, Senhor, que já é tarde. Entra no passo dos que andam para longe. Abre a Escritura no nosso coração, e os nossos olhos no teu pão. Manda-nos de volta, no escuro, com a alegria de quem viu.',
    leader: {
      lost: 'Querem saber por que não o reconheceram. O texto só diz que foram impedidos. Deixe a pergunta e vá à mesa.',
      tender:
        'Quem deixou de ir à igreja por decepção está nesta estrada. Não o censure. Não diga que Jesus sempre esteve lá para calar a dor: ouçam primeiro, como ele fez. Se a tristeza durar e tirar a vontade de viver, ajude a buscar cuidado (CVV 188, médico).',
      differ:
        'Católicos, ortodoxos e muitos luteranos e anglicanos ouvem no partir do pão o eco da Eucaristia; muitos evangélicos veem a comunhão da mesa comum e a força da Escritura. O próprio texto tem as duas coisas.',
    },
    comfort:
      'Você pode andar na direção contrária, com o rosto triste, e ele ainda vem junto. Não cobra que você o reconheça. Só pergunta: que conversa é essa? E espera ser convidado a ficar.',
    closing: 'Fica conosco: e a noite já não é noite.',
    words: [
      'emaus',
      'cleofas',
      'caminho de emaus',
      'nos esperavamos',
      'coracao ardendo',
      'coracao ardia',
      'partir do pao',
      'partiu o pao',
      'fica conosco',
      'ja e tarde',
      'explicava as escrituras',
      'moises e todos os profetas',
      'olhos se abriram',
      'reconhec',
      'ressuscitou',
      'estrada',
    ],
  },
  {
    verses: '24:36-53',
    key: '24:48',
    title: 'Vós sois testemunhas',
    theme: 'o Ressuscitado entre os seus',
    themes: ['ressurreicao', 'missao', 'palavra', 'espirito'],
    idea: 'O Ressuscitado entra na sala do medo, come peixe, abre as Escrituras e faz de gente assustada testemunha do perdão, mandando que esperem o poder do alto.',
    context:
      'É a noite do domingo de Páscoa. Os dois que iam para Emaús voltaram correndo e contavam o que viram. Então o próprio Jesus aparece, mostra as mãos e os pés, e come diante deles (24:36-43). Depois da nossa leitura vem a despedida em Betânia: ele sobe abençoando, e eles voltam com grande alegria (50 a 53).',
    retold: [
      {
        verses: '24:36-40',
        says: 'Jesus se põe no meio dos discípulos e lhes deseja paz, e eles pensam ver um espírito. Ele manda que olhem e toquem, porque tem carne e ossos.',
      },
      {
        verses: '24:41-43',
        says: 'Os discípulos ainda não creem, de tanta alegria. Jesus pede algo para comer e come um pedaço de peixe assado.',
      },
      {
        verses: '24:44-49',
        says: 'Jesus lhes abre o entendimento: o Cristo devia sofrer, ressuscitar, e o perdão ser pregado em todas as nações. Que esperem em Jerusalém o poder do alto.',
      },
      {
        verses: '24:50-53',
        says: 'Jesus os leva até Betânia e, enquanto os abençoa, é elevado ao céu. Eles voltam com grande alegria, louvando a Deus.',
      },
    ],
    read: {
      verses: '24:38-49',
      how: 'Quem lidera conta o 36 e o 37: a porta, a saudação “Paz seja convosco”, o susto. No 42, passem um pedaço de pão ou de peixe pela roda.',
    },
    observe: [
      {
        ask: 'Que provas Jesus oferece, uma depois da outra, de que não é um espírito?',
        verses: '24:39-43',
        listen: 'Mãos e pés, carne e ossos, o toque, comer peixe assado.',
      },
      {
        ask: 'Que mistura esquisita de sentimentos há no versículo 41?',
        verses: '24:41',
        listen: 'Não criam ainda, por causa da alegria, e estavam maravilhados.',
      },
      {
        ask: 'O que estava escrito, segundo Jesus, e em que três partes das Escrituras?',
        verses: '24:44-47',
        listen:
          'Lei de Moisés, profetas e salmos. Sofrer, ressuscitar, perdão pregado a todas as nações.',
      },
      {
        ask: 'Que nome ele dá aos discípulos, e por que ainda não devem sair da cidade?',
        verses: '24:48-49',
        listen: 'Testemunhas; esperar a promessa do Pai, ser revestidos de poder.',
      },
    ],
    interpret: [
      {
        ask: 'Com o corpo novo, as feridas continuam lá. Por que Jesus quis ser reconhecido por elas?',
        verses: '24:39-40',
        listen: 'É o mesmo que foi crucificado; a dor não foi apagada, foi vencida.',
        follow: 'O que isso diz das nossas marcas?',
      },
      {
        ask: 'Eles tinham Jesus à frente e a Bíblia na memória e, mesmo assim, ele precisou abrir o entendimento. O que faltava?',
        verses: '24:44-45',
        listen: 'Ler tudo à luz dele. Entender também é presente.',
      },
      {
        ask: 'O perdão devia começar a ser pregado em Jerusalém. O que havia naquela cidade para ser a primeira da lista?',
        verses: '24:47',
        listen: 'Foi onde o mataram e onde eles o abandonaram. Graça começa pelo mais difícil.',
      },
      {
        ask: 'Testemunha não é advogado nem professor. O que se espera dela?',
        verses: '24:48-49',
        listen: 'Contar o que viu; o poder vem do alto, não dela.',
      },
    ],
    live: [
      {
        ask: 'Em que sala fechada você gostaria que Jesus entrasse dizendo paz?',
        listen: 'Cada um pode só pensar nela.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Dúvida junto com alegria: você já sentiu as duas ao mesmo tempo? Que dúvida tem hoje?',
        listen: 'Jesus não expulsou ninguém. Deu-lhes mãos e um peixe.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Que parte da Bíblia continuava fechada e, um dia, abriu para você?',
        listen: 'Como foi: alguém, um sofrimento, um estudo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Começando de Jerusalém: qual é a sua Jerusalém, o lugar em que é mais difícil falar de perdão?',
        listen: 'Quase sempre a própria casa.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'O que você já viu de Jesus e poderia contar sem explicar nada?',
        listen: 'Testemunho simples, de meia frase.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'O corpo dele guardou as marcas e vive. Que consolo isso traz a quem enterrou um corpo amado?',
        listen: 'Esperança de ressurreição, dita baixo.',
        for: ['mourning'],
      },
      {
        ask: 'Ficai na cidade até que. O que acontece com você quando a ordem é esperar?',
        listen: 'Ansiedade, alívio, distração. Esperar também é missão.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o maior susto que você levou de alguém que chegou sem fazer barulho?',
        bridge: 'Jesus apareceu no meio da conversa, e eles acharam que era assombração.',
      },
      {
        text: 'Peixe: frito, ensopado, cru, só de longe? Conte a sua melhor história de peixe.',
        bridge: 'A prova mais simples daquela noite foi um pedaço de peixe assado.',
        for: ['men', 'elderly', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe para uma cicatriz sua e lembre como a pele fechou.',
      bridge: 'Vede minhas mãos e meus pés, disse ele. Leia olhando para as dele.',
    },
    complete: [
      {
        name: 'Depoimento',
        text: 'Preencha como testemunha. Nome: … . Vi que Jesus … . Isso foi em … . Não sei explicar … . Mas posso afirmar que … .',
      },
      {
        name: 'Susto, alegria, dúvida',
        text: 'Complete: o que me assusta na fé é … . O que me alegra é … . O que ainda não creio é … . Mostra-me, Senhor, … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa, em poucas palavras, algo que você viu Jesus fazer na sua vida, e pare por aí.',
        tell: 'que pergunta ela fez.',
      },
      {
        do: 'Leia nesta semana três textos que Jesus pode ter aberto naquela noite: Isaías 53, Salmo 22 e Salmo 16. Peça antes: abre o meu entendimento.',
        tell: 'uma linha que pareceu escrita sobre ele.',
      },
    ],
    children: {
      truth: 'Jesus está vivo, e eu posso contar a todos.',
      to7: {
        story:
          'Os amigos de Jesus estavam juntos na sala, falando baixinho. De repente, ali no meio, estava Jesus! Paz para vocês! Ai, que susto! Será um fantasma? Não, sou eu! Olhem as minhas mãos e os meus pés. Podem tocar! Eles ficaram tão contentes que nem conseguiam acreditar. Jesus perguntou: têm comida aí? Deram peixe assado, e ele comeu. Nhac! Fantasma não come peixe! Depois explicou a Bíblia e disse: contem a todo mundo que Deus perdoa. E foi para o céu abençoando os amigos, que voltaram cantando.',
        activity:
          'Comam juntos biscoitos em forma de peixe. A cada mordida, um diz a quem quer contar que Jesus vive.',
        questions: [
          'O que Jesus disse quando chegou?',
          'O que ele comeu?',
          'A quem você quer contar que Jesus está vivo?',
        ],
      },
      to12: {
        story:
          'Era noite, e a sala fervia de conversas: uns diziam ter visto Jesus vivo, outros não sabiam o que pensar. Então ele estava lá, no meio deles: paz! Todos gelaram. Por que estão assustados?, perguntou. Vejam as minhas mãos e os meus pés. Toquem em mim! Eles estavam alegres demais para acreditar. Jesus teve uma ideia bem simples: vocês têm alguma coisa para comer? E comeu um pedaço de peixe assado na frente deles. Depois abriu o entendimento dos amigos para a Bíblia: estava escrito que o Cristo ia sofrer, ressuscitar no terceiro dia, e que o perdão seria contado a todos os povos, começando por ali mesmo. Vocês são testemunhas. Testemunha é quem viu e conta. Só esperem: o Pai vai mandar a força do alto. Dias depois, em Betânia, ele ergueu as mãos, abençoou-os e subiu ao céu. Eles não ficaram tristes: voltaram cantando.',
        activity:
          'Brinquem de testemunha: um grupo vê uma cena de trinta segundos e conta só o que viu, sem inventar. Depois, cada um conta uma coisa que viu Deus fazer.',
        questions: [
          'Por que Jesus comeu peixe na frente deles?',
          'O que faz uma testemunha?',
          'O que você já viu Deus fazer?',
        ],
      },
      challenge: 'Conte a um amigo, com as suas palavras, que Jesus está vivo.',
    },
    prayer:
      'Jesus vivo, entra na sala onde nos trancamos e diz paz. Mostra-nos as tuas mãos. Abre o nosso entendimento, e depois a boca, para contar o perdão a começar pela nossa casa. Reveste-nos do alto, e ensina-nos a esperar. Amém.',
    leader: {
      lost: 'A conversa pode virar debate sobre como é o corpo ressuscitado. Jesus resolveu com peixe. Siga para o versículo 48.',
      tender:
        'Quem tem cicatrizes no corpo, por doença ou violência, pode reagir ao exercício das marcas. Deixe claro que ninguém precisa mostrar nem contar. Se houver marca de automutilação, fale a sós, com carinho, e ajude a buscar cuidado; CVV 188.',
      differ:
        'Sobre o poder do alto, uns esperam uma experiência própria depois da conversão; outros entendem que todo o que crê recebe o Espírito. Todos veem em Atos 2 o começo do cumprimento.',
    },
    comfort:
      'Ele não esperou que parassem de ter medo para chegar. A primeira palavra na sala escura foi paz, e depois ele se sentou para comer.',
    closing: 'Ele subiu com as mãos erguidas, abençoando. É assim que ficou.',
    words: [
      'paz seja convosco',
      'vede minhas maos',
      'peixe assado',
      'favo de mel',
      'abriu o entendimento',
      'lei de moises nos profetas e nos salmos',
      'comecando de jerusalem',
      'vos sois testemunhas',
      'promessa do meu pai',
      'revestidos de poder',
      'betania',
      'foi elevado ao ceu',
      'ascensao',
    ],
  },
]
