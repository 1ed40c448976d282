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
    verses: '5:1-11',
    key: '5:5',
    title: 'Depois da noite sem peixe',
    theme: 'recomeçar pela palavra de Jesus',
    themes: ['trabalho', 'obediencia', 'discipulado'],
    idea: 'Jesus sobe no barco de quem fracassou a noite inteira, manda voltar ao fundo e, da fartura inesperada, tira um homem assustado e um chamado.',
    context:
      'Pedro já conhecia Jesus; a sogra dele tinha sido curada. Pescava-se de noite, perto da margem; de dia, no fundo, ninguém pegava nada. E quem manda pescar, agora, é um carpinteiro. As redes já estavam quase limpas.',
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
    verses: '7:11-17',
    key: '7:13',
    title: 'Dois cortejos na porta da cidade',
    theme: 'a compaixão de Jesus na dor',
    themes: ['luto', 'esperanca', 'sofrimento'],
    idea: 'Ninguém pediu nada: Jesus viu uma mãe que enterrava o único filho, parou o enterro e devolveu aos braços dela o que a morte levava.',
    context:
      'Naim era um povoado de subida íngreme. Um cortejo entra com alegria, seguindo Jesus; outro sai chorando. Para uma viúva, perder o filho único era perder também o teto e o pão. Tocar no esquife deixava a pessoa impura.',
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
    verses: '9:28-36',
    key: '9:35',
    title: 'No monte e de volta ao vale',
    theme: 'a transfiguração de Jesus',
    themes: ['oracao', 'adoracao', 'discipulado'],
    idea: 'Por um instante, enquanto Jesus ora, três amigos sonolentos veem quem ele é; e a ordem que fica não é armar tendas, é ouvi-lo na descida.',
    context:
      'Fazia oito dias que Jesus falara da própria morte e da cruz de quem o segue. Os discípulos estavam abalados. Moisés e Elias resumem a Lei e os Profetas; e o assunto deles com Jesus, conta só Lucas, era a partida que se daria em Jerusalém.',
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
        ask: 'Qual foi o seu monte: retiro, noite de oração, nascimento, cura? O que ficou quando a luz apagou?',
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
    verses: '10:25-37',
    key: '10:37',
    title: 'Quem foi o próximo?',
    theme: 'o bom samaritano',
    themes: ['proximo', 'servico', 'justica'],
    idea: 'Perguntaram até onde vai o meu próximo, e Jesus respondeu contando de um estranho que chegou perto: próximo é quem se faz perto.',
    context:
      'O caminho de Jerusalém a Jericó desce mais de mil metros entre pedras e esconderijos. Judeus e samaritanos se desprezavam havia séculos; ouvir samaritano no papel do bom era como ouvir o nome do pior inimigo. O estudioso nem consegue pronunciá-lo.',
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
]
