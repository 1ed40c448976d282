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
]
