import type { BookPassages } from '../passage.ts'

export const ROM: BookPassages = [
  {
    verses: '1:8-17',
    key: '1:16',
    title: 'Não me envergonho',
    theme: 'o evangelho, poder de Deus',
    themes: ['salvacao', 'fe', 'missao', 'graca'],
    idea: 'O evangelho não é conselho nem ameaça: é o poder com que Deus salva quem confia, e por isso Paulo, que deve essa notícia a todos, não tem vergonha dela.',
    context:
      'Paulo escreve a uma igreja que não fundou, na capital do mundo. Em Roma, anunciar um crucificado soava ridículo: cruz era coisa de escravo. Antes da teologia, ele agradece, conta que ora por eles e diz o que espera do encontro.',
    retold: [
      {
        verses: '1:8-12',
        says: 'Paulo agradece a Deus pela fé dos cristãos de Roma e ora sem cessar por eles. Deseja vê-los para repartir algum dom e para que um console o outro.',
      },
      {
        verses: '1:13-15',
        says: 'Paulo quis ir muitas vezes e foi impedido. Sente-se devedor de todos, sábios e não sábios, e está pronto para anunciar o evangelho também em Roma.',
      },
      {
        verses: '1:16-17',
        says: 'Paulo não se envergonha do evangelho, porque é o poder de Deus para salvar todo aquele que crê. Nele se revela a justiça de Deus: “O justo viverá pela fé”.',
      },
    ],
    read: {
      verses: '1:8-17',
      how: 'Leiam como carta aberta na hora: uma pessoa lê 8-15; os versículos 16 e 17, o grupo inteiro.',
    },
    observe: [
      {
        ask: 'O que Paulo faz por gente que ainda nem conhece?',
        verses: '1:8-10',
        listen: 'Agradece, menciona sem cessar, pede para visitar.',
      },
      {
        ask: 'O que ele quer dar no encontro, e o que espera receber?',
        verses: '1:11-12',
        listen: 'Fortalecer; ser consolado pela fé deles.',
      },
      {
        ask: 'A quem ele se diz devedor, e o que afirma do evangelho?',
        verses: '1:14-17',
        listen: 'A todos; é poder de Deus para quem crê, revela a justiça de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém teria vergonha de uma boa notícia?',
        verses: '1:16',
        listen: 'Porque ela parece fraca, nos põe como necessitados, ou já foi mal usada.',
        follow: 'De que parte dela você já teve vergonha?',
      },
      {
        ask: 'Um apóstolo precisa da fé de desconhecidos. O que “fé mútua” faz com a ideia de que uns dão e outros só recebem?',
        verses: '1:12',
        listen: 'Todos se sustentam; ninguém é só professor.',
      },
      {
        ask: 'Paulo chama de poder o que revela a “justiça de Deus”, recebida “de fé em fé”. Em que isso é diferente de um manual para ser melhor?',
        verses: '1:16-17',
        listen: 'Deus age, põe em ordem; a gente confia e vive disso.',
      },
    ],
    live: [
      {
        ask: 'Em que ambiente você abaixa o volume da sua fé, e o que tem medo de que pensem?',
        listen: 'Medo real; não vire bronca.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que, na maneira como cristãos aparecem na internet, dá vergonha em você, e o que dá orgulho bom?',
        listen: 'Separar o evangelho da caricatura.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Por quem, que você nunca viu, você poderia orar sem cessar nesta fase?',
        listen: 'Missionário, médico, povo, futuro genro.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'De quem mais novo na fé você já recebeu consolo?',
        listen: 'Inverter a fila.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quando ouviu o evangelho pela primeira vez, ele soou como conselho, ameaça ou boa notícia?',
        listen: 'Histórias diferentes; acolha todas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A quem, da sua casa ou do seu trabalho, você sente que deve uma boa notícia, dita com jeito?',
        listen: 'Dívida alegre, não cobrança.',
        for: ['couples', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'De que gosto musical, mania ou novela você tem vergonha de dizer em público que ama?',
        bridge:
          'Vergonha a gente tem do que parece pequeno diante dos outros. Paulo escreve à capital do mundo.',
      },
      {
        text: 'Qual foi a melhor carta, ou mensagem comprida, que alguém já lhe escreveu?',
        bridge: 'Uma das cartas mais lidas da história começa com carinho por gente desconhecida.',
        for: ['adults', 'elderly', 'couples', 'women'],
      },
    ],
    quiet: {
      text: 'Leia em voz alta, sozinho, a frase não me envergonho. Repare na altura da sua voz.',
      bridge: 'Paulo escreveu isso a uma cidade que ria da cruz. Leia até achar o tom.',
    },
    complete: [
      {
        name: 'Conselho, ameaça ou notícia',
        text: 'Escreva o evangelho em uma linha como conselho: … ; como ameaça: … ; como boa notícia: … . Qual das três você tem vivido? Qual contaria a um amigo?',
      },
      {
        name: 'Carta de abertura',
        text: 'Comece uma carta como Paulo: Querido … , agradeço a Deus por … . Peço sempre por … . Gostaria de ver você para … e também para receber de você … . Envie.',
      },
    ],
    challenges: [
      {
        do: 'Mande a alguém de longe uma mensagem com as três partes do começo da carta: agradeço, oro, quero ver você.',
        tell: 'o que essa pessoa respondeu.',
      },
      {
        do: 'Conte o evangelho, como notícia e em menos de um minuto, a alguém com quem tenha amizade.',
        tell: 'que palavra foi mais difícil de traduzir.',
      },
    ],
    children: {
      truth: 'A boa notícia de Jesus é forte!',
      to7: {
        story:
          'Paulo gostava de escrever cartas. Um dia escreveu para amigos que moravam em Roma, uma cidade enorme, com palácios e soldados. Ele nunca tinha visto aqueles amigos! Mas orava por eles todo dia. Na carta, contou: eu queria visitar vocês. Eu animo vocês, e vocês me animam. Muita gente em Roma ria de Jesus, porque ele morreu numa cruz. Paulo não ficou com vergonha. Ele escreveu bem grande: não tenho vergonha da boa notícia! Ela é forte! Ela é a força de Deus para salvar todo mundo que confia em Jesus.',
        activity:
          'Façam uma carta-desenho para uma criança que mora longe, com um coração e a palavra Jesus; enviem de verdade.',
        questions: [
          'Para que cidade Paulo escreveu?',
          'De que ele não tinha vergonha?',
          'Para quem você quer mandar uma carta?',
        ],
      },
      to12: {
        story:
          'Você já teve vergonha de alguma coisa de que gosta muito, porque os outros podiam rir? Em Roma, a maior cidade do mundo, alguém chegou a riscar numa parede um desenho zombando de um cristão que adorava um homem na cruz. Para os romanos, Deus numa cruz era piada. Foi para essa cidade que Paulo mandou uma carta. Ele não conhecia quase ninguém lá, mas orava por eles e queria muito visitá-los. E disse algo curioso: quero animar vocês e quero que vocês me animem. Até apóstolo precisa de ânimo! Depois escreveu com letra firme: não me envergonho do evangelho, porque é o poder de Deus para salvar todo aquele que crê. Não é o poder da espada nem o do dinheiro. É a força do amor de Jesus, que morreu e ressuscitou. Uma notícia assim a gente não esconde: divide.',
        activity:
          'Criem uma manchete e um áudio de trinta segundos contando a boa notícia de Jesus para alguém da sua idade.',
        questions: [
          'Por que em Roma era difícil falar da cruz?',
          'O que Paulo esperava receber deles?',
          'Quando você teve vergonha de falar de Jesus?',
        ],
      },
      challenge: 'Conte a alguém por que você gosta de Jesus, com as suas palavras.',
    },
    prayer:
      'Pai, obrigado pela notícia que nos alcançou por tanta gente. Tira de nós a vergonha e também a arrogância. Que a nossa boca e a nossa vida digam que o teu poder salva quem confia. Amém.',
    leader: {
      lost: 'Os versículos seguintes (18-32) são pesados e costumam puxar a conversa. Diga que hoje é a notícia, e que os problemas vêm na carta depois dela.',
      tender:
        'Pode haver quem tenha vergonha por outro motivo: foi forçado a evangelizar, foi zombado pela família, ou viu o nome de Deus usado para ferir. Escute antes de animar.',
    },
    comfort:
      'Paulo, o apóstolo, queria ser consolado pela fé dos outros. Se a sua está fina, encoste na de alguém por estes dias. É para isso que ela é mútua.',
    closing: 'O justo viverá pela fé.',
    words: [
      'nao me envergonho',
      'evangelho',
      'poder de deus',
      'justo vivera pela fe',
      'de fe em fe',
      'justica de deus',
      'devedor',
      'gregos e barbaros',
      'roma',
      'primeiro do judeu',
      'lutero',
      'reforma',
    ],
  },
  {
    verses: '1:18-32',
    key: '1:25',
    title: 'A troca em que todo mundo perde',
    theme: 'a idolatria e a gratidão',
    themes: ['gratidao', 'adoracao', 'criacao', 'arrependimento'],
    idea: 'Deus se deixa conhecer pelo que criou, e o desvio começa quando a gente o conhece, não agradece e põe uma criatura no lugar dele.',
    context:
      'Paulo escreve à igreja de Roma e acaba de dizer que o evangelho é o poder de Deus para salvar (1:16). Agora mostra por que todos precisam dele. Três vezes diz que Deus entregou as pessoas ao que elas escolheram (1:24, 26, 28). A lista do fim vai do pecado sexual à inveja, à difamação e à desobediência aos pais, e o capítulo 2 vira para quem já apontava o dedo.',
    retold: [
      {
        verses: '1:18-20',
        says: 'Paulo diz que a ira de Deus se manifesta contra quem bloqueia a verdade. O poder eterno de Deus se vê nas coisas criadas, e ninguém tem desculpa.',
      },
      {
        verses: '1:21-23',
        says: 'As pessoas conheceram Deus e não lhe agradeceram. Achando-se sábias, trocaram a glória dele por imagens de gente e de bichos.',
      },
      {
        verses: '1:24-27',
        says: 'Por essa troca, Deus entregou as pessoas aos próprios desejos, e mulheres e homens desonraram o corpo, contra a natureza. Serviram à criatura mais do que ao Criador.',
      },
      {
        verses: '1:28-32',
        says: 'Como as pessoas recusaram reconhecer a Deus, ficaram cheias de ganância, inveja, engano e falta de misericórdia. E ainda aprovam quem faz o mesmo.',
      },
    ],
    read: {
      verses: '1:18-25',
      how: 'Uma pessoa lê do 18 ao 20 e outra do 21 ao 23. O 24 e o 25 vêm devagar, e todos dizem juntos o amém do fim.',
    },
    observe: [
      {
        ask: 'O que dá para saber de Deus olhando o mundo, e desde quando?',
        verses: '1:19-20',
        listen:
          'O eterno poder e a divindade dele, desde a criação do mundo, por meio das coisas criadas.',
      },
      {
        ask: 'Paulo diz que essas pessoas conheceram Deus. O que deixaram de fazer, e o que aconteceu por dentro delas?',
        verses: '1:21',
        listen:
          'Não o glorificaram nem foram gratas; perderam o bom senso e o coração ficou em trevas.',
      },
      {
        ask: 'Procurem as duas trocas do texto. O que saiu e o que entrou no lugar?',
        verses: '1:23, 1:25',
        listen:
          'Saiu a glória de Deus, entrou imagem de gente e de bicho; saiu a verdade, entrou a mentira, e a criatura tomou o lugar do Criador.',
      },
    ],
    interpret: [
      {
        ask: 'Entre tantas faltas graves, por que será que Paulo põe a ingratidão logo no começo do desvio?',
        verses: '1:21',
        listen:
          'Quem não agradece passa a agir como dono do que recebeu; daí a servir outra coisa é um passo.',
        follow: 'Que diferença há entre estar contente e ser grato a alguém?',
      },
      {
        ask: 'De que jeito a ira do versículo 18 aparece no 24, e em que ela difere de um acesso de raiva?',
        verses: '1:18, 1:24',
        listen:
          'Deus entrega as pessoas ao que elas mesmas quiseram. É resposta justa ao mal, sem destempero.',
      },
      {
        ask: 'Criatura pode ser coisa boa: filho, trabalho, saúde. Quando é que ela passa a ser servida “mais do que ao Criador”?',
        verses: '1:25',
        listen:
          'Quando se espera dela o que só Deus dá, como valor e segurança, e quando ela manda nas escolhas.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa está dando as ordens na sua agenda, e o que ela prometeu em troca?',
        listen:
          'Trabalho que promete respeito, dinheiro que promete sossego. Nomear a promessa já ajuda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Seguidores, corpo, notas, namoro: qual deles mais tenta dizer quanto você vale, e o que cobra por isso?',
        listen: 'Cobra tempo, sono, comparação. Quem vale por ter sido criado não precisa pagar.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que lugar da natureza já deixou você sem palavras, e o que ele contou de Deus?',
        listen: 'Poder, beleza, cuidado, tamanho. Deixe contar com gosto.',
      },
      {
        ask: 'Em que hora do dia o obrigado a Deus virou coisa decorada, e como dar nome de novo ao que se agradece?',
        listen: 'Na mesa, na cama. Agradecer por uma coisa certa, com nome, acorda a oração.',
        for: ['long-believers', 'couples', 'elderly'],
      },
      {
        ask: 'Antes de qualquer igreja ou Bíblia, o que você já desconfiava a respeito de Deus?',
        listen: 'O texto diz que a criação já falava. Valorize o que a pessoa percebeu.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Pelo tempo e pelo dinheiro que se gasta em casa, o que um filho acharia que a família adora?',
        listen: 'Resposta boa é concreta e sem defesa: a tela, o time, a limpeza, a nota.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte um mau negócio: a pior troca que você já fez, de figurinha, de celular, de lugar no ônibus.',
        bridge: 'Paulo fala de uma troca em que a pessoa perde tudo achando que saiu ganhando.',
      },
      {
        text: 'Mar, serra, céu de roça ou chuva no telhado: qual deles faz você respirar fundo?',
        bridge: 'Segundo Paulo, essas coisas falam de quem as fez.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Procure pela janela uma coisa que ninguém fabricou: nuvem, folha, passarinho. Olhe para ela por um minuto.',
      bridge: 'É por coisas assim, diz Paulo, que o poder de Deus se deixa ver.',
    },
    complete: [
      {
        name: 'Recibo da troca',
        text: 'Escreva como num recibo. Entreguei: … (paz, tempo, verdade, família). Recebi: … . A coisa que prometeu mais do que cumpriu foi: … . Quero devolver a Deus o lugar de: … .',
      },
      {
        name: 'Obrigado com endereço',
        text: 'Hoje eu vi … e isso me lembrou que Deus é … . Nunca agradeci por … . Obrigado, Criador, por … .',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias, antes de pegar o celular de manhã, olhe para o céu e agradeça a Deus por uma coisa criada, diferente a cada dia.',
        tell: 'as sete coisas, e em qual delas você quase não tinha reparado.',
      },
      {
        do: 'Escolha a coisa boa que anda mandando demais e fique uma noite sem ela; use essa hora para estar com Deus e com a sua gente.',
        tell: 'o que fez falta e o que sobrou.',
      },
    ],
    children: {
      truth: 'A criação mostra como Deus é grande, e eu agradeço.',
      to7: {
        story:
          'Você já viu a lua bem grande? Já viu uma formiga levando uma folha? Quem fez tudo isso? Foi Deus! A gente não vê Deus com os olhos. Mas Paulo escreveu uma coisa bonita: olhando o que Deus fez, dá para saber que ele é muito forte e muito grande. Paulo contou também uma coisa triste. Algumas pessoas sabiam de Deus, mas não disseram obrigado. Fizeram bonecos de passarinhos e de outros bichos e disseram: este é o nosso deus! Mas boneco não faz lua. Boneco não faz formiga. Só Deus faz. Então vamos dizer bem forte: obrigado, Deus!',
        activity:
          'Andem pela casa ou pelo quintal e juntem cinco coisas que Deus fez. A cada uma, todos dizem: obrigado, Deus, por isto!',
        questions: [
          'O que a lua e a formiga mostram de Deus?',
          'O que aquelas pessoas esqueceram de dizer?',
          'Por qual coisa da criação você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Quando você vê uma pipa bem feita, sabe que alguém a fez, mesmo sem conhecer a pessoa. Paulo escreveu uma coisa parecida aos cristãos de Roma: ninguém vê Deus com os olhos, mas desde a criação do mundo as coisas criadas mostram o poder dele. O céu, o mar e os animais são como um recado aberto. Só que muitas pessoas, mesmo sabendo de Deus, não lhe deram honra nem disseram obrigado. Achavam que eram sábias, e fizeram uma troca muito boba: no lugar do Deus que nunca acaba, puseram imagens de gente, de aves e de outros bichos. Serviram à coisa criada mais do que ao Criador. Hoje quase ninguém faz estátua de ave para adorar. Mas dá para colocar outras coisas no lugar de Deus: um jogo, um ídolo da música, a vontade de ser o melhor. Essas coisas podem ser boas. Elas só não são Deus. E a volta começa por uma palavra simples: obrigado.',
        activity:
          'Façam um cartaz em duas colunas, Criador e criatura, e colem ou desenhem em cada uma o que é de cada uma. Escrevam obrigado atravessado nas duas.',
        questions: [
          'Como alguém pode saber do poder de Deus sem vê-lo?',
          'Que troca aquelas pessoas fizeram?',
          'Que coisa boa às vezes quer ficar no lugar de Deus para você?',
        ],
      },
      challenge: 'Toda noite, agradeça a Deus por uma coisa que ele criou e que você viu no dia.',
    },
    prayer:
      'Criador bendito, o céu fala de ti e a gente anda de cabeça baixa. Perdoa a nossa pressa e o obrigado que faltou. Tira do teu lugar o que pusemos ali e põe de novo luz no coração. Em nome de Jesus, amém.',
    leader: {
      lost: 'O grupo corre para os versículos 26 e 27 e passa a noite falando de quem não está na sala. Volte ao 21 e ao 25: o assunto é a troca de Deus por outra coisa, e a lista do 29 ao 31 alcança todos. O capítulo 2 começa com quem julga.',
      tender:
        'Pode haver na sala alguém que sente atração pelo mesmo sexo, ou quem tem na família alguém assim. Não permita piada nem recado indireto. Se a pessoa quiser falar, ouça a sós. Se em casa há ameaça ou violência, ajude-a a chegar a quem protege (Disque 100). Se falar em morrer, não a deixe só (CVV 188).',
      differ:
        'A maior parte das igrejas lê os versículos 26 e 27 como palavra contra toda relação entre pessoas do mesmo sexo; outras entendem que Paulo tem em vista práticas do mundo pagão, ligadas a ídolos e a excesso. Umas e outras concordam em que o capítulo não dá a ninguém licença para desprezar.',
    },
    comfort:
      'Se a tristeza tirou de você a vontade de agradecer, não force. O céu continua aberto sobre a sua casa e não cobra nada. Olhe um pouco. Isso já é estar perto de quem o fez.',
    closing: 'O Criador é bendito eternamente; o que sobra do dia pode ser um obrigado.',
    words: [
      'ira de deus se manifesta',
      'coisas criadas',
      'eterno poder',
      'nao tenham desculpa',
      'inescusaveis',
      'nem foram gratos',
      'trocaram a verdade',
      'trocaram a gloria',
      'criatura',
      'deus os entregou',
      'idolatria',
      'romanos um',
      'paixoes infames',
      'dizendo se sabios',
    ],
  },
  {
    verses: '2:1-16',
    key: '2:4',
    title: 'O dedo que aponta e volta',
    theme: 'o julgamento e a bondade de Deus',
    themes: ['arrependimento', 'graca', 'justica', 'humildade'],
    idea: 'Quem julga o outro e faz o mesmo não tem desculpa diante do Deus que julga sem favoritismo e cuja bondade ainda hoje nos chama à mudança.',
    context:
      'No fim do capítulo 1, Paulo mostrou o mundo que trocou Deus por ídolos. É fácil imaginar um leitor religioso concordando com tudo. Então Paulo se vira para ele: e tu? O trecho vai até o dia em que Deus julgará os segredos por meio de Jesus (2:16). É parte de um caminho que chega a 3:23-24: todos pecaram, e é de graça, em Cristo, que Deus justifica.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Paulo fala a quem julga os outros: condena a si mesmo, porque faz as mesmas coisas. Não entende que a bondade de Deus o leva ao arrependimento.',
      },
      {
        verses: '2:5-8',
        says: 'O coração duro ajunta ira para o dia do julgamento. Deus dará vida eterna a quem persevera no bem, e ira a quem obedece à injustiça.',
      },
      {
        verses: '2:9-11',
        says: 'Haverá angústia para quem pratica o mal e paz para quem pratica o bem, judeu ou grego, porque Deus não tem preferidos.',
      },
      {
        verses: '2:12-16',
        says: 'Justo não é quem só ouve a Lei, e sim quem a pratica. Os de outros povos a mostram escrita no coração, e Deus julgará os segredos por Jesus Cristo.',
      },
    ],
    read: {
      verses: '2:1-11',
      how: 'Em dupla: um lê as frases em que Paulo diz tu, do 1 ao 5, olhando para a própria mão aberta; o outro lê do 6 ao 11.',
    },
    observe: [
      {
        ask: 'Por que, segundo Paulo, aquele que julga não tem desculpa?',
        verses: '2:1, 2:3',
        listen: 'Porque faz as mesmas coisas que condena; ao julgar o outro, condena a si mesmo.',
      },
      {
        ask: 'Que três riquezas de Deus aparecem, e para onde a bondade dele conduz?',
        verses: '2:4',
        listen: 'Bondade, tolerância e paciência; conduz ao arrependimento.',
      },
      {
        ask: 'O que espera cada um dos dois grupos, e que frase do fim explica isso?',
        verses: '2:7-11',
        listen:
          'Vida eterna, glória e paz para quem faz o bem com perseverança; ira e aflição para quem pratica o mal. Com Deus “não há acepção de pessoas”.',
      },
    ],
    interpret: [
      {
        ask: 'De onde vem a facilidade de ver no vizinho o mesmo defeito que a gente tem?',
        verses: '2:1',
        listen:
          'A gente se julga pela intenção e o outro pelo que fez; apontar alivia a própria culpa.',
      },
      {
        ask: 'Muita gente pensa que é o medo que muda uma pessoa. Por que Paulo fala da bondade?',
        verses: '2:4',
        listen:
          'Medo esconde; bondade dá coragem de voltar. Mas ela pode ser desprezada, como se paciência fosse pouco caso.',
        follow: 'Quem já mudou você sendo bom?',
      },
      {
        ask: 'Que notícia é, para quem sempre foi tratado como de segunda, saber que Deus não tem preferidos?',
        verses: '2:9-11',
        listen:
          'Nem origem, nem cargo, nem tempo de igreja contam; consola o pequeno e acorda o privilegiado.',
      },
    ],
    live: [
      {
        ask: 'Que defeito alheio tira você do sério, e onde um primo dele mora em você?',
        listen:
          'Atraso, grosseria, mentira pequena. Um pouco de riso ajuda; que cada um fale de si.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Quando alguém é cancelado na internet, o que a turma sente ao ver, e o que ninguém conta de si mesmo?',
        listen: 'Alívio de não ser o alvo, gosto de ver cair. Paulo diria: e tu?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momento a paciência de Deus com você ficou tão comprida que só pode ter sido bondade?',
        listen:
          'Anos de espera, portas abertas de novo. Contar isso amolece o juízo sobre os outros.',
      },
      {
        ask: 'Quantos anos de igreja são precisos para alguém se achar mais desculpável do que os de fora, e como se percebe isso na fala?',
        listen: 'Aparece em: pelo menos eu não. O texto tira a fila especial.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se você já se sentiu julgado por gente de fé, o que gostaria de ter ouvido dela?',
        listen: 'Ouça sem defender a igreja. Um pedido de perdão cabe.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como corrigir um filho sem fazer de conta que você nunca fez igual?',
        listen: 'Contar a própria queda, pedir perdão, manter o limite com bondade.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Aponte o dedo para a frente e olhe a sua mão: quantos dedos apontam para você? Agora diga uma mania sua que você vive reclamando nos outros.',
        bridge: 'Paulo escreve a quem aponta, e manda olhar para a mão.',
      },
      {
        text: 'Você seria melhor de juiz de futebol, de jurado de concurso de bolo ou de advogado de defesa? Por quê?',
        bridge: 'Hoje Paulo fala do único juiz que conhece até os segredos.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre a última pessoa que você criticou, em voz alta ou por dentro. Fique em silêncio diante de Deus com o nome dela e o seu, lado a lado.',
      bridge: 'Com esses dois nomes na mão, leia o que Paulo diz a quem julga.',
    },
    complete: [
      {
        name: 'Espelho honesto',
        text: 'Em segredo, complete. O que me irrita em certa pessoa é … . Eu faço parecido quando … . A paciência que Deus teve comigo nisso foi … . A paciência que posso ter com ela é … .',
      },
      {
        name: 'Rota da bondade',
        text: 'Desenhe um caminho com três placas: bondade, tolerância, paciência. Em cada uma, escreva quando Deus teve isso com você. No fim do caminho, escreva o que ele espera mudar: … .',
      },
    ],
    challenges: [
      {
        do: 'Por uma semana, cada vez que um julgamento vier à boca, troque a frase por uma pergunta à pessoa ou por uma oração por ela.',
        tell: 'uma vez em que a pergunta mostrou o que você não sabia.',
      },
      {
        do: 'Peça a alguém de confiança que diga, com carinho, uma coisa que você critica e também faz. Ouça sem responder; só agradeça.',
        tell: 'como foi ficar quieto.',
      },
    ],
    children: {
      truth: 'Deus é bom e paciente, e me ajuda a mudar.',
      to7: {
        story:
          'Paulo escreveu uma carta. Nela havia um recado para quem gosta de apontar o dedo. Sabe como é? Olha lá, ele fez coisa errada! Olha lá, ela fez também! Paulo disse: espere. Quem aponta também faz coisas erradas. Então ninguém pode dizer: eu sou melhor! Deus sabe de tudo, até do que ninguém viu. E Deus não tem preferidos. Ele é justo com todos. E sabe o que mais Paulo contou? Deus é muito bom e tem muita paciência. Ele espera a gente voltar. Quando eu erro, não preciso me esconder. Posso dizer: Deus, me perdoa e me ajuda. A bondade dele me puxa de volta.',
        activity:
          'Cada criança contorna a mão no papel e desenha em cada dedo uma coisa boa para dizer a alguém, em vez de apontar.',
        questions: [
          'Que recado Paulo deu a quem aponta o dedo?',
          'Como Deus é com a gente quando erramos?',
          'O que você pode dizer a Deus quando erra?',
        ],
      },
      to12: {
        story:
          'No começo da carta aos Romanos, Paulo fez uma lista de coisas erradas: inveja, brigas, soberba, desobediência. Dá para imaginar alguém ouvindo e pensando: é isso mesmo, que gente horrível! Então Paulo se virou justamente para quem pensava assim: e tu, que julgas os outros? Tu fazes as mesmas coisas! Ao condenar o outro, condenas a ti mesmo. Paulo não disse que o errado virou certo. Disse que Deus julga com verdade, que conhece até os segredos e que não tem favoritos: para ele não importa o povo nem a família em que alguém nasceu. E disse ainda uma coisa que muita gente esquece: Deus é bondoso, tolerante e paciente. Essa paciência não quer dizer que ele não liga. É um convite. É a bondade de Deus que conduz a gente ao arrependimento, que é mudar de ideia e voltar para ele. Então, antes de apontar, vale olhar para a própria mão.',
        activity:
          'Brinquem de frase trocada: um diz uma acusação de sala de aula e os outros a trocam por uma pergunta ou por uma ajuda.',
        questions: [
          'O que Paulo disse a quem julgava os outros?',
          'O que quer dizer Deus não ter favoritos?',
          'Em que você quer voltar atrás com a ajuda de Deus?',
        ],
      },
      challenge: 'Quando tiver vontade de acusar alguém, pare e pergunte antes o que aconteceu.',
    },
    prayer:
      'Deus justo, tu conheces os segredos, e ainda nos esperas. Perdoa o dedo em riste e a desculpa pronta. Que a tua bondade não seja desprezada na nossa casa; leva-nos de volta a ti e faz de nós gente paciente. Amém.',
    leader: {
      lost: 'A conversa vira teoria sobre quem nunca ouviu o evangelho (2:12-15). Diga que a pergunta é boa e volte ao tu do versículo 1: Paulo escreve a quem está lendo.',
      tender:
        'Quem tem a consciência muito dura consigo pode ouvir só condenação. Mostre o versículo 4 e diga que a bondade vem antes. Quem sofreu abuso não está julgando quando conta o que sofreu: acolha e ajude a denunciar (Ligue 180, Disque 100).',
      differ:
        'O versículo 6 fala de Deus retribuir segundo as obras. Uns entendem que Paulo descreve a medida justa que ninguém alcança, para levar todos a Cristo; outros, que fala do fruto que a fé produz pelo Espírito. Ambos afirmam que a salvação é graça (3:24).',
    },
    comfort:
      'Talvez você já se julgue o bastante. Leia só o versículo 4, e leia de novo. Quem conduz você de volta não é um dedo. É uma bondade.',
    closing: 'Antes de sair, olhe para a sua mão aberta: ela serve melhor para levantar alguém.',
    words: [
      'tu que julgas',
      'es inescusavel',
      'nao tens desculpa',
      'bondade de deus que te conduz',
      'benignidade de deus te leva',
      'riquezas de sua bondade',
      'coracao impenitente',
      'dia da ira',
      'acepcao de pessoas',
      'segundo as suas obras',
      'consciencia',
      'segredos dos homens',
      'lei escrita em seus coracoes',
      'romanos dois',
    ],
  },
  {
    verses: '3:9-20',
    key: '3:20',
    title: 'O exame que dá igual para todos',
    theme: 'o pecado e a lei',
    themes: ['salvacao', 'arrependimento', 'humildade', 'lingua'],
    idea: 'O exame deu o mesmo resultado para o religioso e para o que nunca pisou num templo: a Lei mostra o pecado, mas não cura; quem perde a defesa está pronto para a graça.',
    context:
      'Paulo passou dois capítulos olhando de perto quem vive sem Deus e quem se acha em dia com Deus. Agora dá o resultado, costurando pedaços dos Salmos e de Isaías. No versículo seguinte, o 21, ele vai dizer “Mas agora”. Sem o diagnóstico de hoje, o remédio não faria sentido.',
    retold: [
      {
        verses: '3:9-12',
        says: 'Paulo pergunta se uns são melhores do que os outros e responde que não. Judeus e gregos estão debaixo do pecado, e não há um justo sequer.',
      },
      {
        verses: '3:13-18',
        says: 'Paulo cita as Escrituras: a boca engana e amarga, os pés correm para derramar sangue, ninguém conhece o caminho da paz nem teme a Deus.',
      },
      {
        verses: '3:19-20',
        says: 'A Lei fala para que toda boca se cale. Pelas obras da Lei ninguém será justificado diante de Deus, porque ela faz conhecer o pecado.',
      },
    ],
    read: {
      verses: '3:9-20',
      how: 'Leiam como quem lê um laudo: 9 e 10 de pé, uma voz por frase de 11 a 18, um silêncio depois de 19, e o 20 devagar.',
    },
    observe: [
      {
        ask: 'De quem é o exame, segundo a primeira frase, e como Paulo responde à própria pergunta?',
        verses: '3:9',
        listen: 'Judeus e gregos; ele se põe dentro do “nós” e diz que não somos melhores.',
      },
      {
        ask: 'Contem nos dedos as partes do corpo que aparecem. O que há de errado em cada uma?',
        verses: '3:13-18',
        listen:
          'Garganta, língua, lábios, boca, pés, olhos: fala que fere, passo que destrói, olhar sem temor.',
      },
      {
        ask: 'Que palavrinhas não deixam ninguém escapar da lista?',
        verses: '3:10-12',
        listen: 'Nem um sequer, ninguém, todos, juntamente, não há.',
      },
      {
        ask: 'O que a Lei faz e o que ela não consegue fazer?',
        verses: '3:19-20',
        listen: 'Cala a boca, mostra o pecado; não torna ninguém justo.',
      },
    ],
    interpret: [
      {
        ask: 'De seis partes do corpo, quatro têm a ver com falar. Por que Paulo procura a doença logo na boca?',
        verses: '3:13-14',
        listen: 'O que está no coração sai por ali; é onde ninguém passa ileso.',
        follow: 'Que frase recente serviria de prova no seu exame?',
      },
      {
        ask: 'No fim do exame, “toda boca se cale”. O que acontece com uma pessoa quando acabam as desculpas?',
        verses: '3:19',
        listen: 'Vergonha, e também descanso: não é mais preciso se defender.',
      },
      {
        ask: 'Um termômetro mede a febre e não baixa a febre. Como isso ajuda a entender o que Paulo diz da Lei?',
        verses: '3:20',
        listen: 'Ela é boa e diz a verdade; o remédio vem de outro lugar.',
      },
      {
        ask: 'Paulo fecha com olhos sem temor de Deus. Como isso explica as bocas e os pés de antes?',
        verses: '3:15-18',
        listen: 'Quem perde Deus de vista perde o freio com o outro.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto você ainda diz por dentro: pelo menos eu não sou como fulano?',
        listen: 'Sem nomes; perceba o alívio que a comparação dá.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Comentário, áudio, meme: o que saiu do seu dedo nesta semana e que a sua boca não diria na frente da pessoa?',
        listen: 'A língua hoje também digita.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando alguém aponta um erro seu, qual é a primeira frase de defesa que sai?',
        listen: 'Mas você também; eu só queria; não foi bem assim.',
      },
      {
        ask: 'Numa discussão de vocês dois, o que mudaria se as duas bocas se calassem ao mesmo tempo, cada um olhando o próprio laudo?',
        listen: 'Menos acusação; alguém começa pelo eu errei.',
        for: ['couples'],
      },
      {
        ask: 'Como foi, ou como é, ouvir que na fila do perdão ninguém tem senha melhor que a sua?',
        listen: 'Pode ferir o orgulho ou aliviar a vergonha; as duas coisas valem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que regra você cumpre tão bem que já está usando como travesseiro?',
        listen: 'Coisa boa que virou garantia: dízimo, horário, anos de igreja.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'De que jeito dá para corrigir uma criança sem que ela conclua que é má e pronto?',
        listen: 'Nomear o erro, ficar por perto, apontar o perdão.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor desculpa esfarrapada que você já deu ou ouviu por chegar atrasado? Votem na campeã.',
        bridge:
          'Somos criativos na hora de nos defender. Paulo vai levar todo mundo a um lugar onde as desculpas acabam.',
      },
      {
        text: 'Que exame de saúde você adia há mais tempo, e qual é a desculpa oficial?',
        bridge:
          'A gente foge do exame porque tem medo do resultado. Paulo traz um, e traz já pensando na cura.',
        for: ['adults', 'elderly', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha a mão sobre a boca e fique assim por um minuto. Não peça nem explique nada.',
      bridge: 'Você está na posição do versículo 19. Leia o laudo sabendo que o médico é bom.',
    },
    complete: [
      {
        name: 'Laudo particular',
        text: 'Só para você: Boca … . Pés (por onde andei) … . Olhos (para quem não olhei) … . No fim da folha, em letra grande, deixe espaço para uma palavra que só Deus pode escrever: … .',
      },
      {
        name: 'Sem a defesa',
        text: 'Complete duas vezes. Primeiro: Eu fiz … , mas foi porque … . Depois risque tudo o que vem depois da vírgula e leia a frase que sobrou diante de Deus.',
      },
    ],
    challenges: [
      {
        do: 'Peça desculpas por uma coisa pequena sem usar a palavra mas em nenhum momento.',
        tell: 'como ficou o rosto de quem ouviu e quanto custou não explicar.',
      },
      {
        do: 'Escolha um dia e, a cada frase dura que escapar, aperte o polegar; à noite, conte a Deus o total e o nome de uma pessoa atingida.',
        tell: 'o que você percebeu sobre as horas em que mais escapa.',
      },
    ],
    children: {
      truth: 'Todo mundo erra, e Jesus sabe limpar o coração.',
      to7: {
        story:
          'O Dudu comeu bolo de chocolate escondido. Depois passou pela sala e disse: eu não comi nada! Todos riram. Por quê?, perguntou ele. A prima o levou até o espelho. Iiih! Chocolate no nariz, no queixo e até na orelha. O Dudu esfregou o espelho com força. Não adiantou: o espelho mostra, mas não lava! A prima olhou também: ela tinha chocolate na bochecha. Até o vovô tinha, no bigode! Aí veio a vovó com água morna e uma toalha macia, e lavou um por um. Paulo contou numa carta que as regras de Deus são como um espelho: mostram que todos erramos. Quem limpa a gente é Jesus.',
        activity:
          'Façam um pontinho no nariz com tinta lavável; olhem no espelho, tentem limpar o espelho e depois lavem o rosto com água, agradecendo.',
        questions: [
          'O que o espelho mostrou ao Dudu?',
          'Quem mais estava sujo?',
          'Quem limpa o nosso coração?',
        ],
      },
      to12: {
        story:
          'Na fila do posto de saúde, o Rafa reclamava: eu não estou doente, doente é o Caio, que tosse. O Caio respondeu: doente é você, que está vermelho. A enfermeira pôs o termômetro nos dois. Trinta e nove e trinta e nove. Empate! O Rafa quis brigar com o termômetro: está quebrado! Ela sorriu: ele só conta a verdade. Ele não cura, e também não inventa a febre. Paulo escreveu aos romanos uma coisa parecida. Uns diziam: nós conhecemos a Lei de Deus, somos melhores. Outros diziam: nós não somos fingidos. Paulo mostrou o exame: a boca que machuca, os pés que correm para o errado, os olhos que não respeitam a Deus. Deu igual para todos. Não era para deixar ninguém triste para sempre. É que quem sabe que tem febre aceita o remédio. E o remédio, que vem logo depois na carta, é Jesus, de graça, para o Rafa e para o Caio.',
        activity:
          'Desenhem um corpo inteiro; ao lado da boca, dos pés e dos olhos, escrevam um erro e, com outra cor, o que Jesus pode fazer novo ali.',
        questions: [
          'Por que os dois discutiam na fila?',
          'O que o termômetro faz, e o que ele não faz?',
          'Por que é bom saber a verdade sobre a gente?',
        ],
      },
      challenge: 'Quando errar nesta semana, diga fui eu, sem pôr a culpa em ninguém.',
    },
    prayer:
      'Senhor, fechamos a boca e abrimos a mão. O exame está certo. Não temos com quem nos comparar nem atrás de quem nos esconder. Obrigado porque o Senhor mostra a ferida para tratar dela. Cura-nos por Jesus. Amém.',
    leader: {
      lost: 'O grupo vai para os pecados do mundo lá fora ou para o então ninguém faz nada de bom. Paulo escreve para gente de igreja e diz nós. E não termine no 20: leia o 21 em voz alta antes da oração, para ninguém sair só com o laudo.',
      tender:
        'Quem cresceu ouvindo que não presta, ou vive deprimido, escuta aqui mais uma condenação. Diga que o texto fala de todos e prepara uma boa notícia, e que valor aos olhos de Deus não está em jogo. Se a pessoa falar em sumir ou morrer, fique com ela e ligue: CVV 188.',
      differ:
        'Sobre ninguém buscar a Deus: uns entendem que o pecado nos deixa incapazes até de querer Deus sem que ele nos mude primeiro; outros, que Deus dá a todos uma graça que já permite responder. Todos dizem que a iniciativa é dele.',
    },
    comfort:
      'Você não precisa mais juntar provas a seu favor. Pode ficar calado, cansado, diante de Deus. A próxima palavra é dele, e ela começa com “Mas agora”.',
    closing: 'Boca fechada, mão aberta: é assim que se recebe.',
    words: [
      'nao ha justo',
      'nem um sequer',
      'debaixo do pecado',
      'judeus como gregos',
      'sepulcro aberto',
      'veneno de serpentes',
      'temor a deus',
      'toda boca se cale',
      'conhecimento do pecado',
      'obras da lei',
      'todos se desviaram',
      'depravacao',
    ],
  },
  {
    verses: '3:21-31',
    key: '3:24',
    title: 'De graça, para todos',
    theme: 'ser aceito por Deus pela fé',
    themes: ['graca', 'salvacao', 'cruz', 'humildade'],
    idea: 'No mesmo chão em que todos falharam, Deus declara justos, de graça, os que confiam em Jesus; e o orgulho fica sem lugar para se sentar.',
    context:
      'Durante quase três capítulos, Paulo mostrou que religiosos e não religiosos estão no mesmo barco furado. No versículo 21 ele vira a página com duas palavrinhas: mas agora. Muitos consideram este parágrafo o coração da carta.',
    retold: [
      {
        verses: '3:21-24',
        says: 'Paulo anuncia que, sem depender da Lei, a justiça de Deus se manifestou pela fé em Jesus Cristo, para todos os que creem. Todos pecaram e são justificados de graça.',
      },
      {
        verses: '3:25-26',
        says: 'Deus apresentou Jesus como sacrifício de reconciliação. Assim mostra que é justo e que justifica quem tem fé em Jesus.',
      },
      {
        verses: '3:27-31',
        says: 'O orgulho fica de fora, diz Paulo, porque a pessoa é justificada pela fé. Deus é um só, de judeus e de outros povos, e a fé confirma a Lei.',
      },
    ],
    read: {
      verses: '3:21-31',
      how: 'Antes de ler, digam juntos: mas agora. Um lê 21-26 devagar; as perguntas de 27-31, duas pessoas em diálogo.',
    },
    observe: [
      {
        ask: 'Que expressões mostram que isso vale para todos por igual?',
        verses: '3:22-23, 3:29-30',
        listen: 'Todos, não há diferença, um só Deus.',
      },
      {
        ask: 'Que palavras Paulo empilha no versículo 24 para dizer como alguém é justificado?',
        verses: '3:24',
        listen: 'De graça, pela graça, por meio da redenção em Cristo.',
      },
      {
        ask: 'O que acontece com o orgulho, e por quê?',
        verses: '3:27-28',
        listen: 'É excluído; a fé não tem do que se gabar.',
      },
    ],
    interpret: [
      {
        ask: '“Destituídos da glória” é não chegar ao que fomos feitos para ser. Onde isso se vê num ser humano bom, e não só num mau?',
        verses: '3:23',
        listen: 'Egoísmo, omissão, amor pela metade.',
      },
      {
        ask: 'Deus é “justo” e também o que declara justo o culpado. Como a cruz permite as duas coisas?',
        verses: '3:25-26',
        listen: 'O mal é levado a sério, e o próprio Deus arca com ele.',
        follow: 'O que seria de um perdão que fingisse não ver?',
      },
      {
        ask: 'Por que a graça incomoda mais quem se esforçou muito?',
        verses: '3:27-30',
        listen: 'Desfaz a comparação; nivela.',
      },
    ],
    live: [
      {
        ask: 'Com quem você costuma se comparar para se achar um pouco melhor?',
        listen: 'Todos têm alguém; sem dizer o nome.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que área você ainda vive como se tivesse de merecer o lugar todo dia?',
        listen: 'Casa, trabalho, igreja, redes.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Nota, convocação, aprovação: o que aconteceria com você se o seu valor não estivesse em jogo?',
        listen: 'Alívio e também medo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa sua você achava que desclassificava você diante de Deus?',
        listen: 'Não é preciso contar; pode só pensar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como ficaria uma discussão de vocês se os dois entrassem nela sabendo que estão no mesmo chão?',
        listen: 'Menos placar.',
        for: ['couples'],
      },
      {
        ask: 'O que os filhos ou netos aprendem na sua casa sobre ser amado: que é de graça ou por desempenho?',
        listen: 'Elogios, castigos, notas.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já tentou pagar e descobriu que alguém já tinha pago a sua conta? Como reagiu?',
        bridge: 'Há quem fique feliz, e há quem insista em pagar. Paulo fala de uma conta assim.',
      },
      {
        text: 'Qual medalha, diploma ou troféu, por mais bobo, você ainda guarda?',
        bridge: 'No texto de hoje ninguém entra com troféu na mão.',
        for: ['young', 'teens', 'men', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Diga devagar: de graça. Depois: para todos. Depois: para mim. Em qual das três a voz travou?',
      bridge: 'Paulo escreveu as três coisas juntas. Leia com calma o 24.',
    },
    complete: [
      {
        name: 'Recibo',
        text: 'Desenhe um recibo. Em débito, escreva o que você sabe que deve: … , … . Em crédito, o que tentava oferecer: … , … . Carimbe por cima do recibo inteiro: de graça, por Cristo Jesus. O que ficou sem função?',
      },
      {
        name: 'Mas agora',
        text: 'Complete três frases: Eu vivia pensando que Deus … , mas agora … . Eu me achava melhor que … , mas agora … . Eu tinha certeza de que jamais … , mas agora … .',
      },
    ],
    challenges: [
      {
        do: 'Pague, sem que a pessoa saiba, uma conta pequena de alguém: o café de quem vem atrás na fila, uma passagem, um pão.',
        tell: 'o que você gostaria de ter visto no rosto dela.',
      },
      {
        do: 'Toda vez que se comparar com alguém nesta semana, diga por dentro: mesmo chão, mesma graça.',
        tell: 'quantas vezes por dia, em média, e com quem (sem nomes).',
      },
    ],
    children: {
      truth: 'Deus me aceita de graça, por causa de Jesus.',
      to7: {
        story:
          'Num parque havia um brinquedo bem alto, e uma placa: para entrar, pule até a estrela! O Beto pulou: não alcançou. A Lia, que era a maior, pulou: quase! Também não. Vieram o pai, o tio, até o goleiro do time. Ninguém alcançava a estrela. Então chegou o dono do parque. Ele pegou o Beto no colo e levantou até lá. Depois a Lia, depois o goleiro. Todos entraram! Paulo explicou assim numa carta: ninguém alcança Deus pulando sozinho. Mas Jesus levanta quem confia nele. De graça! E ninguém pode dizer: eu pulei melhor.',
        activity:
          'Pendurem uma estrela bem alta; a criança pula, não alcança, e um adulto a levanta até tocar. Cada um repete: foi de graça!',
        questions: [
          'Quem conseguiu alcançar a estrela sozinho?',
          'Quem levantou todo mundo?',
          'Como a gente agradece a Jesus?',
        ],
      },
      to12: {
        story:
          'Dois alunos discutiam quem era melhor. Um tirou três na prova, o outro, quatro. Precisava tirar dez. De que adianta a diferença, perguntou a professora, se os dois não passaram? Paulo escreveu quase a mesma coisa aos romanos. Havia gente dizendo: nós, que conhecemos a Bíblia, somos melhores. E gente respondendo: pelo menos não somos fingidos. Paulo disse que todos pecaram e ninguém chegou aonde Deus queria. Aí veio a parte boa, que começa com duas palavras: mas agora! Agora Deus recebe quem confia em Jesus, e recebe de graça. Custou caro, mas quem pagou foi ele, na cruz. Imagine a professora fazendo a prova no lugar dos dois e dando a eles o dez. Ia sobrar motivo para se gabar? Nenhum. Só para agradecer, e para parar de discutir quem era melhor.',
        activity:
          'Cada um ganha um doce sem ter feito nada; observem a vontade de perguntar o que é preciso fazer, e conversem sobre graça.',
        questions: [
          'Por que não adiantava comparar o três com o quatro?',
          'Quem pagou para que fosse de graça?',
          'Com quem você precisa parar de se comparar?',
        ],
      },
      challenge: 'Faça um bem a alguém de graça, sem ninguém merecer e sem pedir nada de volta.',
    },
    prayer:
      'Deus justo e bom, chegamos ao mesmo chão, e foi lá que a tua graça nos achou. Tira da nossa mão os troféus. Ensina-nos a receber sem pagar e a olhar para os outros como quem também ganhou. Por Jesus. Amém.',
    leader: {
      lost: 'As palavras justificação, redenção e propiciação podem travar. Diga: declarados justos, resgatados, reconciliados pelo que Jesus fez. E cuidado com o então posso fazer o que quiser; o capítulo 6 responde.',
      tender:
        'Quem sofreu abuso ouve todos pecaram como se a culpa fosse dividida. Não é: o mal que fizeram a alguém é de quem fez. Se perceber isso, diga com essas palavras.',
      differ:
        'Evangélicos costumam dizer que somos justificados só pela fé; católicos, que a graça recebida pela fé nos transforma e age pelo amor. Em 1999, luteranos e católicos assinaram uma declaração comum: somos aceitos só por graça, por causa de Cristo, e não por mérito.',
    },
    comfort:
      'De graça. Nada do que você não deu conta de fazer neste tempo aumenta ou diminui o seu lugar. Ele foi pago antes do seu cansaço.',
    closing: 'Mas agora: de graça, para todos.',
    words: [
      'justificados',
      'justificacao',
      'todos pecaram',
      'destituidos da gloria',
      'gratuitamente',
      'redencao',
      'propiciacao',
      'sacrificio de reconciliacao',
      'mas agora',
      'nao ha diferenca',
      'obras da lei',
      'justificador',
      'jactancia',
    ],
  },
  {
    verses: '4:1-12',
    key: '4:5',
    title: 'Salário ou presente?',
    theme: 'ser declarado justo pela fé',
    themes: ['fe', 'graca', 'salvacao', 'perdao'],
    idea: 'Abraão, o mais respeitado, e Davi, o mais quebrado, foram aceitos do mesmo jeito: Deus não pagou um salário, deu um presente a quem confiou nele.',
    context:
      'Paulo acabou de dizer que Deus aceita pela fé, de graça, judeus e não judeus. Alguém podia achar que isso é novidade. Então ele chama duas testemunhas antigas: Abraão, de Gênesis 15, e Davi, no Salmo 32, o canto de quem foi perdoado. E faz uma pergunta de calendário.',
    retold: [
      {
        verses: '4:1-5',
        says: 'Paulo pergunta o que Abraão obteve. Ele creu em Deus, e isso foi contado como justiça, não como o pagamento que se deve a quem trabalha.',
      },
      {
        verses: '4:6-8',
        says: 'Davi também chama de feliz aquele a quem Deus atribui justiça sem obras, que tem perdoadas as transgressões e cobertos os pecados.',
      },
      {
        verses: '4:9-12',
        says: 'Abraão foi aceito pela fé antes de ser circuncidado, e o sinal veio depois, como selo. Por isso é pai de todos os que creem, circuncidados ou não.',
      },
    ],
    read: {
      verses: '4:1-12',
      how: 'Três vozes: uma lê o que se diz de Abraão (1-5), outra as palavras de Davi (6-8), outra as perguntas e respostas de 9 a 12.',
    },
    observe: [
      {
        ask: 'O que a Escritura diz que Abraão fez, e o que Deus fez com isso?',
        verses: '4:3',
        listen: 'Creu; isso foi posto na conta dele como justiça.',
      },
      {
        ask: 'Qual a diferença entre quem trabalha e quem só crê, nas palavras de Paulo?',
        verses: '4:4-5',
        listen: 'Um recebe pagamento, que é dívida; o outro, favor.',
      },
      {
        ask: 'Que três coisas Davi diz que acontecem com o mal feito por quem é feliz?',
        verses: '4:7-8',
        listen: 'Perdoado, coberto, não posto na conta.',
      },
      {
        ask: 'Abraão foi aceito antes ou depois da circuncisão, e para que serviu o sinal?',
        verses: '4:10-12',
        listen: 'Antes; o sinal foi selo do que já era dele.',
      },
    ],
    interpret: [
      {
        ask: 'Deus “torna justo o ímpio”. Por que essa frase deve ter feito os leitores engasgarem?',
        verses: '4:5',
        listen: 'Juiz honesto não absolve culpado; só Deus, e por um preço que ele mesmo pagou.',
        follow: 'E por que ela é a melhor notícia para um ímpio?',
      },
      {
        ask: 'Abraão tinha fama de obediente e Davi caiu feio. Por que Paulo precisava dos dois na mesma página?',
        verses: '4:2-3, 4:6-8',
        listen: 'O melhor não bastou; o pior não ficou de fora.',
      },
      {
        ask: 'A aliança no dedo não casa ninguém, mas conta que houve casamento. Como isso ajuda a entender o sinal de Abraão?',
        verses: '4:11',
        listen: 'O sinal confirma; não compra.',
      },
      {
        ask: 'Se Abraão é pai dos que creem de todos os povos, o que isso faz com a pergunta: quem é de casa?',
        verses: '4:11-12',
        listen: 'A família se define pela confiança, não pela origem.',
      },
    ],
    live: [
      {
        ask: 'Onde você se pega cobrando de Deus como quem espera o pagamento no quinto dia útil?',
        listen: 'Fiz tanto, por que isso? Ouça sem corrigir depressa.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Estágio, vestibular, seguidores: tudo pede que você prove. Como é chegar diante de Deus sem currículo?',
        listen: 'Descanso, desconfiança, estranheza.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que é mais difícil para você: receber um presente que não pode retribuir ou admitir que precisava dele?',
        listen: 'Orgulho e vergonha andam juntos.',
      },
      {
        ask: 'Se Deus não lança o pecado na conta, que conta antiga você ainda mantém aberta contra si mesmo?',
        listen: 'Não pedir detalhes. Davi pode emprestar as palavras.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'No casamento de vocês, o que já virou planilha de quem fez mais?',
        listen: 'Um item que pode voltar a ser presente.',
        for: ['couples'],
      },
      {
        ask: 'Você acha que precisa arrumar que coisa antes de poder se dizer de Deus?',
        listen: 'Parar um vício, entender mais, mudar de roupa. A fila do texto é outra.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Elogio, sobremesa, abraço: o que na sua casa se ganha por nota boa e o que é de graça?',
        listen: 'O que a criança conclui sobre amor.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu primeiro pagamento na vida, de quanto e em que virou fumaça?',
        bridge:
          'Salário é suado e é nosso por direito. Paulo vai dizer que com Deus a conta é outra.',
        for: ['adults', 'young', 'men', 'elderly'],
      },
      {
        text: 'Alguém já deu a você um presente tão caro que você ficou sem graça? O que disse na hora?',
        bridge: 'O constrangimento de receber sem ter pago: Abraão e Davi conhecem.',
      },
    ],
    quiet: {
      text: 'Abra as duas mãos no colo, com as palmas para cima, e não ofereça nada por um minuto.',
      bridge: 'É a posição de quem recebe. Leia assim, sem pegar a caneta ainda.',
    },
    complete: [
      {
        name: 'Extrato',
        text: 'Faça duas colunas. Coluna um, o que mereci: … , … . Coluna dois, o que recebi sem merecer: … , … . Embaixo da segunda, copie: Abraão creu em Deus.',
      },
      {
        name: 'Feliz é quem',
        text: 'Davi começou: Benditos são os que têm as transgressões perdoadas. Continue com a sua vida, sem mostrar a ninguém: Feliz sou eu, porque … ; porque já não preciso … ; porque Deus cobriu … .',
      },
    ],
    challenges: [
      {
        do: 'Aceite nesta semana uma ajuda, um elogio ou um presente dizendo só obrigado, sem diminuir e sem prometer pagar de volta.',
        tell: 'o que você quase respondeu no lugar do obrigado.',
      },
      {
        do: 'Dê a alguém da sua casa algo que a pessoa claramente não fez por merecer: a vez dela na louça, o melhor pedaço, uma hora livre.',
        tell: 'se ela desconfiou, e do quê.',
      },
    ],
    children: {
      truth: 'Deus me aceita porque confio nele, e isso é presente.',
      to7: {
        story:
          'A Bia varreu o quintal da tia e ganhou uma moeda. Isso é pagamento! Ela trabalhou. No domingo foi aniversário da Bia, e a tia trouxe uma caixa com laço. A Bia correu buscar a vassoura. Não, Bia! Isso não se paga. É presente! Ela riu e abriu os braços. Na Bíblia tem um vovô chamado Abraão. Numa noite cheia de estrelas, Deus prometeu a ele uma família enorme. Abraão não pagou nada, nem varreu nada. Ele confiou em Deus. E Deus ficou contente e disse: você está certo comigo. Foi presente! Paulo contou essa história para a gente saber que com Deus é assim.',
        activity:
          'Embrulhem uma caixinha com um bilhete: é de graça. Cada um entrega a alguém da casa, e quem recebe só pode abrir os braços e dizer obrigado.',
        questions: [
          'Por que a Bia foi buscar a vassoura?',
          'O que Abraão fez quando Deus prometeu?',
          'O que Deus dá a você de presente?',
        ],
      },
      to12: {
        story:
          'Paulo estava explicando que Deus aceita a gente de graça, e alguém devia estar com a mão levantada: isso não está certo, na Bíblia sempre foi preciso merecer! Então Paulo chamou duas testemunhas. Primeira: Abraão. Todos o admiravam. Mas o que está escrito? Que ele creu em Deus, e Deus considerou isso justiça. Nem um boleto pago! E foi antes de ele ter qualquer sinal no corpo de que era do povo de Deus. Segunda testemunha: o rei Davi. Esse tinha errado muito, e sabia. Ele escreveu uma canção: feliz quem é perdoado, feliz a pessoa que Deus não cobra mais. Um era o mais respeitado, o outro tinha uma mancha enorme. E os dois entraram pela mesma porta. Quem trabalha recebe salário, disse Paulo. Mas quem confia em Deus recebe um presente. E presente a gente não esconde nem se gaba: agradece e divide.',
        activity:
          'Brinquem de tribunal: um é o juiz, dois contam as histórias de Abraão e Davi, e no fim o juiz lê o versículo 5 e entrega a cada um uma medalha escrita: presente.',
        questions: [
          'Por que Paulo escolheu Abraão e Davi?',
          'Qual a diferença entre salário e presente?',
          'O que muda quando você sabe que não precisa merecer o amor de Deus?',
        ],
      },
      challenge: 'Faça um favor em segredo e não aceite nada em troca.',
    },
    prayer:
      'Deus que torna justo o ímpio, viemos sem salário para cobrar. Obrigado por Abraão, que só confiou, e por Davi, que só chorou. Cobre também o nosso pecado. Ensina-nos a dizer obrigado sem procurar a vassoura. Amém.',
    leader: {
      lost: 'Circuncisão e imputar travam a roda. Diga em uma frase: circuncisão era o sinal de que um menino pertencia ao povo de Deus; imputar é pôr na conta. E não deixe a noite virar debate de batismo.',
      tender:
        'Quem trabalha muito e recebe pouco, ou está sem emprego, pode ouvir a conversa de salário com amargura. Não brinque com isso; o texto diz que diante de Deus ninguém vale pelo contracheque.',
      differ:
        'Tiago 2 diz que Abraão foi justificado também pelas obras. Muitos explicam: Paulo fala de como se é aceito, Tiago de como a fé aparece. Católicos e evangélicos dão pesos diferentes a isso; ambos dizem que a fé viva se vê. E sobre o sinal que sela a fé, as igrejas tiram conclusões diferentes para o batismo.',
    },
    comfort:
      'Abraão não fez nada naquela noite além de confiar. Se você não tem força para mais, está em boa companhia: foi isso que Deus contou como justiça.',
    closing: 'Com Deus não há contracheque: há presente.',
    words: [
      'abraao creu',
      'imputado como justica',
      'justica da fe',
      'justificado pelas obras',
      'incircuncisao',
      'selo da justica',
      'torna justo o impio',
      'salario',
      'pai de todos os que creem',
      'transgressoes perdoadas',
      'pecados sao cobertos',
      'justificacao pela fe',
    ],
  },
  {
    verses: '4:13-25',
    key: '4:21',
    title: 'Esperança sem nenhum motivo à vista',
    theme: 'a fé que olha para quem prometeu',
    themes: ['fe', 'esperanca', 'espera', 'ressurreicao'],
    idea: 'A fé de Abraão viu o corpo gasto e o berço vazio, e mesmo assim descansou em quem prometeu: o Deus que dá vida aos mortos e ressuscitou Jesus.',
    context:
      'Abraão tinha quase cem anos e Sara nunca tivera filhos. Deus prometera a eles uma descendência sem conta (Gênesis 15 e 17). Paulo já mostrou que Abraão foi aceito por confiar; agora mostra com que cara é essa confiança, e o que ela tem a ver com a manhã da Páscoa.',
    retold: [
      {
        verses: '4:13-15',
        says: 'Paulo diz que a promessa de herdar o mundo não veio a Abraão pela Lei, e sim pela fé. Se fosse pela Lei, a fé ficaria vazia.',
      },
      {
        verses: '4:16-17',
        says: 'A promessa vem pela fé, para ser de graça e valer para todos os descendentes. Abraão creu no Deus que dá vida aos mortos.',
      },
      {
        verses: '4:18-21',
        says: 'Contra tudo o que se esperava, Abraão creu. Não olhou para o próprio corpo, já quase morto, e teve certeza de que Deus podia cumprir o que prometeu.',
      },
      {
        verses: '4:22-25',
        says: 'A fé de Abraão lhe foi contada como justiça, e isso vale também para quem crê no Deus que ressuscitou Jesus, entregue por nossos pecados.',
      },
    ],
    read: {
      verses: '4:16-25',
      how: 'Comecem em voz baixa nos versículos 18 e 19, subam no 20 e digam o 21 todos juntos, de memória, se der.',
    },
    observe: [
      {
        ask: 'Como é descrito o Deus em quem Abraão creu?',
        verses: '4:17',
        listen: 'Vivifica os mortos; chama o que não existe como se existisse.',
      },
      {
        ask: 'Quais eram os fatos contra a promessa?',
        verses: '4:18-19',
        listen: 'Quase cem anos, corpo praticamente morto, ventre de Sara também.',
      },
      {
        ask: 'O que aconteceu com a fé dele e de que ele tinha certeza?',
        verses: '4:20-21',
        listen: 'Fortaleceu-se, deu glória; quem prometeu podia cumprir.',
      },
      {
        ask: 'Por causa de quem mais isso foi escrito, e o que se crê agora?',
        verses: '4:23-25',
        listen: 'Por nós; que Deus ressuscitou Jesus, entregue por nossos pecados.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não esconde a idade de Abraão nem o útero de Sara. Qual a diferença entre fé e faz de conta?',
        verses: '4:19-21',
        listen: 'A fé encara o fato e não lhe dá a última palavra.',
        follow: 'Onde você já viu gente obrigada a fingir em nome da fé?',
      },
      {
        ask: 'Em Gênesis, Abraão riu, mentiu e pegou atalho com Agar. Como Paulo pode resumir tudo dizendo que ele “fortaleceu-se na fé”?',
        verses: '4:20',
        listen: 'Deus conta a história pelo fim; a fé cresceu tropeçando.',
      },
      {
        ask: 'Por que a ressurreição de Jesus é o lugar certo para olhar quando a promessa parece morta?',
        verses: '4:17, 4:24-25',
        listen: 'Foi ali que Deus fez o que sempre disse fazer.',
      },
      {
        ask: 'A promessa é “pela fé, para que seja conforme a graça”. Que segurança isso dá, que o merecimento não daria?',
        verses: '4:16',
        listen: 'Depende de quem prometeu; por isso fica confirmada a todos.',
      },
    ],
    live: [
      {
        ask: 'Qual berço está vazio na sua vida: o que você espera de Deus há tanto tempo que já nem comenta?',
        listen: 'Silêncio respeitoso; não prometa resultado.',
        for: ['adults', 'women', 'men', 'couples'],
      },
      {
        ask: 'O que parece fora de hora para você, cedo demais ou tarde demais, e como conversa com Deus sobre o relógio?',
        listen: 'Pressa de começar, medo de ficar para trás.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Que fato você evita olhar de frente, como se a fé proibisse?',
        listen: 'Exame, dívida, relação. Olhar junto com alguém ajuda.',
      },
      {
        ask: 'Abraão tinha quase cem anos quando a história dele estava começando. O que isso cutuca em quem já pensou: o meu tempo passou?',
        listen: 'Ouvir sonhos e cansaços; sem receita.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Com que diferença você ora quando lembra mais do problema do que de quem prometeu, e o contrário?',
        listen: 'Exemplo de um dia e de outro.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Para quem está começando a crer: o que já dá para confiar, e o que ainda não?',
        listen: 'Fé pequena é fé; ela cresce andando.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Deus vivifica os mortos, diz o texto. Como você gostaria que alguém ficasse ao seu lado enquanto essa frase ainda dói?',
        listen: 'Pedidos concretos de companhia.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior demora da sua vida que valeu a pena: encomenda, obra, certidão, time campeão?',
        bridge:
          'Abraão esperou uns vinte e cinco anos por um menino. Paulo olha para dentro dessa espera.',
      },
      {
        text: 'Cada um diz uma coisa que todos juravam impossível na sua família e aconteceu: tio que casou, avó que aprendeu a mandar áudio.',
        bridge: 'Sara também teve um impossível assim, e deu risada.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe por uma janela e procure uma coisa que ainda não nasceu: um botão fechado, uma semente, um dia que não clareou.',
      bridge: 'Deus chama o que não é como se já fosse. Leia devagar o versículo 17.',
    },
    complete: [
      {
        name: 'Fatos e promessa',
        text: 'Do lado esquerdo, os fatos, sem enfeite: … , … , … . Do lado direito, o que sei de quem prometeu: … , … , … . No meio, escreva a sua oração de hoje, mesmo que seja só uma linha: … .',
      },
      {
        name: 'O relógio de Abraão',
        text: 'Complete: Estou esperando há … . O que mais me cansa na espera é … . O que Deus já fez enquanto eu esperava foi … . Hoje consigo dar glória a ele por … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva num papel a promessa de Deus que você mais conhece e o fato que mais a contraria; ore sete noites com o papel na mão.',
        tell: 'para qual dos dois lados os seus olhos iam primeiro.',
      },
      {
        do: 'Procure uma pessoa de mais de setenta anos e pergunte que espera dela Deus não esqueceu.',
        tell: 'a história, com a permissão dela.',
      },
    ],
    children: {
      truth: 'Deus pode cumprir tudo o que prometeu.',
      to7: {
        story:
          'Abraão tinha a barba branquinha e as costas curvas. Sara, a mulher dele, já era vovó de idade, mas não tinha nenhum filho. Deus disse: vocês vão ter um bebê, e uma família como as estrelas! Abraão olhou para as mãos: estão velhas. Olhou para Sara: cabelos brancos. Depois olhou para o céu. Quantas estrelas! Ele pensou: se Deus prometeu, Deus pode. Passou um tempo, passou mais um tempo, e um dia se ouviu na tenda: buá, buá! Nasceu Isaque, e os dois riram muito. Paulo contou essa história e disse: o mesmo Deus fez Jesus viver de novo. Ele cumpre o que fala!',
        activity:
          'Furem um papel preto com um palito e ponham uma lanterna atrás, no escuro; contem as estrelas até perder a conta.',
        questions: [
          'O que Abraão viu nas mãos e no céu?',
          'Quem nasceu?',
          'O que Deus prometeu que ajuda você a confiar?',
        ],
      },
      to12: {
        story:
          'Imagine o seu bisavô chegando em casa e dizendo: vou ser pai! A família ia rir ou chamar o médico. Abraão tinha quase cem anos, e Sara nunca tinha podido ter filhos. Os fatos diziam: acabou. Mas Deus tinha prometido uma descendência maior que as estrelas. Fé não é fechar os olhos e fazer de conta. Abraão sabia muito bem a idade que tinha. Ele também errou no meio do caminho, riu, tentou dar um jeito sozinho. Mas voltava a olhar para quem tinha prometido. Deus faz viver o que está morto, pensava; Deus chama o que ainda nem existe. E foi ficando mais forte por dentro. Isaque nasceu. Muito tempo depois, outro lugar sem esperança nenhuma recebeu vida: o túmulo de Jesus. Por isso Paulo diz que essa história não foi escrita só para Abraão. Foi escrita para você, que crê no Deus que ressuscitou Jesus.',
        activity:
          'Plantem um feijão num algodão molhado e anotem todo dia: o que eu vejo e o que eu espero. Conversem sobre os dias em que não se vê nada.',
        questions: [
          'Quais eram os fatos contra a promessa?',
          'Por que fé não é fazer de conta?',
          'O que você espera e quer contar a Deus?',
        ],
      },
      challenge: 'Toda noite, olhe para o céu e diga: se Deus prometeu, Deus pode.',
    },
    prayer:
      'Deus que vivificas os mortos, olhamos para o que está gasto em nós e olhamos para ti. Não sabemos a hora. Sabemos quem prometeu. Fortalece a fé que balança, consola quem chora um berço vazio, e sê glorificado enquanto esperamos. Amém.',
    leader: {
      lost: 'O risco é virar: creia forte que você recebe. O texto fala de uma promessa que Deus fez, não de qualquer desejo. Pergunte sempre: o que Deus prometeu mesmo a nós? A resposta do capítulo é perdão e vida por Jesus ressuscitado.',
      tender:
        'Quem não consegue ter filhos, perdeu um bebê ou espera há anos vai ouvir este texto na pele. Não diga que falta fé nem que Deus vai dar. Diga: Deus sabe, e a gente fica aqui. Evite pedir testemunho de milagre com a pessoa na roda.',
    },
    comfort:
      'Abraão também envelheceu esperando. A fé dele não foi um grito; foi voltar a olhar para o céu depois de olhar para as mãos. Se hoje só dá para olhar para as mãos, outra pessoa olha o céu por você.',
    closing: 'Conte os fatos; depois conte as estrelas.',
    words: [
      'abraao creu contra',
      'esperanca contra',
      'vivifica os mortos',
      'ventre de sara',
      'nao duvidou da promessa',
      'poderoso para cumprir',
      'fortaleceu se na fe',
      'pai de muitas nacoes',
      'herdeiro do mundo',
      'ressuscitou para a nossa justificacao',
      'quase de cem anos',
      'descendencia',
    ],
  },
  {
    verses: '5:1-11',
    key: '5:8',
    title: 'Uma esperança que não decepciona',
    theme: 'a paz com Deus e a esperança',
    themes: ['esperanca', 'sofrimento', 'graca', 'cruz'],
    idea: 'Quem foi reconciliado com Deus está em pé sobre a graça; por isso até a aflição pode amadurecer em esperança, porque o amor já foi provado na cruz.',
    context:
      'Paulo explicou como Deus nos aceita. Agora desce ao dia seguinte: como vive quem foi aceito? Ele escreve a gente que perdia emprego e amigos por causa da fé, e não finge que está tudo bem.',
    retold: [
      {
        verses: '5:1-5',
        says: 'Paulo diz que, justificados pela fé, temos paz com Deus. Até a tribulação produz paciência e esperança, porque o amor de Deus foi derramado no coração pelo Espírito Santo.',
      },
      {
        verses: '5:6-8',
        says: 'Dificilmente alguém morre por uma pessoa justa. Deus prova o seu amor porque Cristo morreu por nós quando ainda éramos pecadores.',
      },
      {
        verses: '5:9-11',
        says: 'Se, quando éramos inimigos, fomos reconciliados com Deus pela morte do Filho, muito mais seremos salvos pela vida dele. Por isso Paulo se alegra em Deus.',
      },
    ],
    read: {
      verses: '5:1-11',
      how: 'Leiam em dupla, um versículo cada. Façam uma pausa entre cada elo do 3 e do 4, contando nos dedos.',
    },
    observe: [
      {
        ask: 'O que já é nosso, segundo os dois primeiros versículos?',
        verses: '5:1-2',
        listen: 'Paz com Deus, acesso, firmeza na graça, esperança.',
      },
      {
        ask: 'Que corrente Paulo monta a partir da tribulação?',
        verses: '5:3-5',
        listen: 'Paciência, experiência, esperança que não frustra.',
      },
      {
        ask: 'Com que palavras Paulo diz como éramos quando Cristo morreu por nós?',
        verses: '5:6-10',
        listen: 'Fracos, ímpios, pecadores, inimigos.',
      },
    ],
    interpret: [
      {
        ask: 'Alegrar-se “nas tribulações” não é gostar delas. De que, exatamente, Paulo se alegra?',
        verses: '5:3-5',
        listen: 'Do que Deus faz nascer ali; da esperança.',
        follow: 'Quando a tribulação não produz isso, o que pode estar faltando?',
      },
      {
        ask: 'O amor de Deus está “derramado”, como água. O que essa imagem diz a quem só conhece amor a conta-gotas?',
        verses: '5:5',
        listen: 'Abundância, iniciativa, dentro do coração.',
      },
      {
        ask: 'Por que a data da prova importa: Cristo morreu quando “ainda éramos pecadores”?',
        verses: '5:6-8',
        listen: 'O amor não esperou melhora; não depende dela agora.',
      },
    ],
    live: [
      {
        ask: 'Em que elo da corrente você está: aflição, paciência, experiência ou esperança?',
        listen: 'Não empurre ninguém para o próximo.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'O que você aprendeu num ano difícil que nenhum curso ensinaria?',
        listen: 'Experiência, no sentido de Paulo: caráter provado.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que esperança já decepcionou você, e como isso mexe na sua vontade de esperar de novo?',
        listen: 'Relacionamentos, estudo, promessas de adultos.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Se Deus provou o amor antes de você melhorar, o que você pode parar de esconder dele?',
        listen: 'Pensar basta.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Qual crise tornou vocês mais firmes, e qual ainda está produzindo só cansaço?',
        listen: 'Franqueza com ternura.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Qual pessoa, sem dizer muito, tem sido para você um pouco desse amor derramado?',
        listen: 'O Espírito usa copos humanos.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Panela, sapato, carro ou cadeira: qual coisa velha da sua casa ficou melhor com o uso?',
        bridge: 'Há coisas que só o tempo e o aperto amaciam. Paulo diz isso de gente.',
        for: ['adults', 'couples', 'elderly', 'parents'],
      },
      {
        text: 'Complete: eu tinha certeza de que ia dar certo, e foi um vexame. O que era?',
        bridge: 'Esperança humana às vezes vira vexame. Paulo fala de uma que não.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique de pé por um minuto e sinta os pés no chão. Você está em pé sem fazer força.',
      bridge: 'Nesta graça estamos firmes, escreve Paulo. Leia de pé, se puder.',
    },
    complete: [
      {
        name: 'Escada dos quatro',
        text: 'Trace quatro degraus e preencha só os que já viveu: aflição, foi … ; paciência, aprendi a … ; experiência, hoje sei … ; esperança, por isso espero … . Deixe em branco o que ainda não chegou.',
      },
      {
        name: 'Quando ainda',
        text: 'Paulo usa quatro palavras para o nosso antes. Escolha uma e complete: Quando eu ainda era … , Cristo … . Logo, hoje, que estou … , muito mais … .',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que atravessou o que você atravessa agora e pergunte o que a experiência lhe deu.',
        tell: 'a frase que você anotou.',
      },
      {
        do: 'Derrame: faça por alguém que não merece, nem pediu, um bem que custe algo a você.',
        tell: 'o que foi preciso vencer por dentro.',
      },
    ],
    children: {
      truth: 'Deus me amou primeiro, antes de eu melhorar.',
      to7: {
        story:
          'O cachorrinho Pipoca caiu na lama. Ficou todo preto, molhado e fedido. E ainda rosnava: grrr! O seu dono, o Tiago, viu. Será que ele disse: primeiro tome banho, depois eu gosto de você? Não! O Tiago entrou na lama, pegou o Pipoca no colo e o abraçou, sujo mesmo. Sujou a roupa inteira. Depois, em casa, deu banho quentinho. Paulo escreveu que Deus fez assim com a gente. Quando ainda fazíamos coisas erradas, Jesus veio e deu a vida por nós. O amor veio primeiro! E Deus derrama esse amor no coração, como um balde de água boa.',
        activity:
          'Sujem as mãos com tinta, deem um abraço em quem está de avental velho e depois lavem juntos, contando que Deus ama primeiro.',
        questions: [
          'Como estava o Pipoca quando o Tiago o abraçou?',
          'Quando Deus começou a amar você?',
          'Quem você pode amar primeiro hoje?',
        ],
      },
      to12: {
        story:
          'Como você sabe que alguém ama você de verdade? Quando você vence e está cheiroso, é fácil. A prova vem no dia ruim. Paulo pensou nisso ao escrever aos romanos. Talvez alguém, disse ele, tivesse coragem de morrer por uma pessoa muito boa. Mas Deus provou o seu amor de outro jeito: Cristo morreu por nós quando ainda éramos pecadores. Ele usou até a palavra inimigos! Então pense: se Deus amou você no seu pior dia, não vai desistir no dia comum. E o dia difícil? Paulo tinha muitos. Ele diz que a dificuldade vai fazendo dentro da gente um músculo, a paciência; a paciência faz a gente ficar forte por dentro; e quem ficou forte espera sem se decepcionar. Não porque a dor seja boa. Porque o amor de Deus foi derramado no coração, como um copo que transborda.',
        activity:
          'Encham um copo dentro de um prato até transbordar, enquanto cada um diz um motivo de esperança.',
        questions: [
          'Como Deus provou o seu amor?',
          'Que corrente começa na dificuldade e acaba na esperança?',
          'Em que dia ruim você precisa lembrar que é amado?',
        ],
      },
      challenge: 'Seja bom com alguém num dia em que essa pessoa estiver chata.',
    },
    prayer:
      'Deus de paz, estamos em pé porque a tua graça nos segura. Derrama o teu amor onde secou. Faz da nossa aflição uma esperança que não passe vergonha. E obrigado, Jesus, porque não esperaste que a gente melhorasse. Amém.',
    leader: {
      lost: 'A corrente vira fácil um discurso de que sofrer faz bem. Nem todo sofrimento amadurece; alguns esmagam. Paulo não diz que a dor produz sozinha: há o amor de Deus derramado.',
      tender:
        'Não use tribulação produz paciência com quem vive violência ou doença grave. Pergunte primeiro do que a pessoa precisa. Quem perdeu a esperança de viver precisa de companhia agora: CVV, 188.',
    },
    comfort:
      'Antes de qualquer degrau, paz. Você não precisa subir a escada hoje. Está em pé numa graça que não depende do seu humor, nem da sua fé de hoje.',
    closing: 'A esperança não decepciona: o amor já foi provado.',
    words: [
      'paz com deus',
      'justificados pela fe',
      'acesso',
      'tribulacao produz',
      'paciencia',
      'perseveranca',
      'experiencia',
      'esperanca nao confunde',
      'esperanca nao decepciona',
      'amor derramado',
      'deus prova o seu amor',
      'ainda pecadores',
      'reconciliados',
      'reconciliacao',
    ],
  },
  {
    verses: '5:12-21',
    key: '5:20',
    title: 'Muito mais',
    theme: 'Adão, Cristo e a graça que transborda',
    themes: ['graca', 'salvacao', 'identidade', 'esperanca'],
    idea: 'Por um homem o pecado e a morte entraram em casa; por um só homem, Jesus, entrou muito mais: graça que não apenas cobre o estrago, mas transborda e reina.',
    context:
      'Paulo acabou de dizer que a morte de Jesus nos reconciliou com Deus quando éramos inimigos. Como a vida de um só homem pode mudar a de tanta gente? Ele volta à primeira página da Bíblia, a Adão no jardim (Gênesis 3), e põe os dois lado a lado.',
    retold: [
      {
        verses: '5:12-14',
        says: 'Por um homem o pecado entrou no mundo, diz Paulo, e com ele a morte, que passou a todos. Ela reinou desde Adão, figura daquele que viria.',
      },
      {
        verses: '5:15-17',
        says: 'O dom não é como a transgressão. Por causa de um muitos morreram, e muito mais a graça chegou com abundância por um só, Jesus Cristo.',
      },
      {
        verses: '5:18-21',
        says: 'Pela desobediência de um, muitos foram feitos pecadores, e pela obediência de um, muitos serão justificados. Onde o pecado aumentou, a graça aumentou muito mais.',
      },
    ],
    read: {
      verses: '5:12-21',
      how: 'Dois grupos frente a frente: um lê as frases sobre Adão, o outro as frases sobre Cristo. Todos dizem juntos cada “muito mais”.',
    },
    observe: [
      {
        ask: 'O que entrou no mundo por um homem, e até onde chegou?',
        verses: '5:12, 5:14',
        listen: 'Pecado e morte; passou a todos, reinou desde Adão.',
      },
      {
        ask: 'Quantas vezes aparece a palavra um, e a quem ela se refere em cada frase?',
        verses: '5:15-19',
        listen: 'Um que pecou, um só Jesus Cristo; desobediência e obediência.',
      },
      {
        ask: 'Paulo diz que o presente não é igual ao estrago. Em que ele é maior?',
        verses: '5:15-17',
        listen: 'Muito mais; cobre muitas transgressões; dá abundância e vida.',
      },
      {
        ask: 'No fim, quem reinava, quem passa a reinar e por meio de quem?',
        verses: '5:20-21',
        listen: 'O pecado para a morte; a graça para a vida eterna, por Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Vivemos num tempo de cada um por si. Como Paulo enxerga a gente quando diz que o ato de um alcançou todos?',
        verses: '5:12, 5:18-19',
        listen: 'Somos ligados; o mal se herda e se espalha, e o bem de Cristo também.',
        follow: 'Onde vocês veem que o mal passa de mão em mão?',
      },
      {
        ask: 'Por que “muito mais”, e não apenas tanto quanto? O que se perderia se a graça só empatasse o jogo?',
        verses: '5:15, 5:17, 5:20',
        listen: 'Não é volta ao zero; é vida nova, adoção, reino.',
      },
      {
        ask: 'Adão estendeu a mão e pegou; Jesus obedeceu até o fim. Que diferença a obediência de um outro pode fazer por mim?',
        verses: '5:18-19',
        listen: 'Ele responde por nós; recebemos o que é dele.',
      },
    ],
    live: [
      {
        ask: 'Que jeito de errar parece ter sobrenome na sua família: explodir, sumir, gastar, beber, calar?',
        listen: 'Herança não é sentença. Não se pede história.',
        for: ['adults', 'parents', 'men', 'women'],
      },
      {
        ask: 'Quando você pensa no seu pior ano, que sinal de graça já apareceu lá dentro, ainda que pequeno?',
        listen: 'Uma pessoa, um livramento, um recomeço.',
      },
      {
        ask: 'Dizem que fruto não cai longe do pé. Em que você tem medo de repetir a história dos seus pais, e o que Jesus fala mais alto que isso?',
        listen: 'Respeito com os pais; esperança para o filho.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quem manda hoje na sua segunda-feira, a culpa ou a graça, e por onde dá para perceber?',
        listen: 'Tom da oração, jeito de recomeçar, humor em casa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Se um só ato alcança tanta gente, que pequena obediência sua pode fazer bem a quem vem depois?',
        listen: 'Filhos, netos, vizinhos, equipe.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Você costuma achar que o seu erro é grande demais para caber no perdão? O que a palavra superabundou faz com essa medida?',
        listen: 'Pensar basta; não pedir confissão na roda.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A morte reinou, diz Paulo, e você viu isso de perto. Que palavra do versículo 21 gostaria de guardar no bolso hoje?',
        listen: 'Graça, reine, vida eterna, Jesus. Sem explicar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você puxou de quem: nariz, teimosia, risada, jeito de dormir no sofá? Conte a herança mais engraçada.',
        bridge: 'Todo mundo carrega coisa de quem veio antes. Paulo volta até o primeiro de todos.',
      },
      {
        text: 'Ponha três gotas de corante ou de café num copo de água e olhe. Depois, sem parar, despeje água limpa até transbordar. O que aconteceu?',
        bridge: 'Uma gota tinge tudo; uma fonte lava tudo. O texto tem as duas coisas.',
        for: ['teens', 'young', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha um copo na torneira, bem devagar, e deixe passar da borda por alguns segundos. Escute.',
      bridge: 'Foi esta a palavra que Paulo achou para a graça: transbordou.',
    },
    complete: [
      {
        name: 'Duas árvores',
        text: 'Desenhe duas árvores. Na de Adão, escreva o que herdei e me pesa: … , … . Na de Cristo, o que recebi e não plantei: … , … , … . Trace uma seta de uma para outra onde já houve enxerto.',
      },
      {
        name: 'Mas muito mais',
        text: 'Complete: O estrago foi … , mas muito mais … . Eu perdi … , mas muito mais … . Em mim ainda há … , mas muito mais … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um hábito ruim que corre na família e, quando ele bater à porta, faça em voz alta a oração de quatro palavras: muito mais a graça.',
        tell: 'em que hora do dia precisou dela.',
      },
      {
        do: 'Escreva a um filho, sobrinho ou amigo mais novo uma carta curta com o bem que você recebeu e quer passar adiante.',
        tell: 'a frase que mais custou a escrever.',
      },
    ],
    children: {
      truth: 'O amor de Jesus é muito maior que o nosso erro.',
      to7: {
        story:
          'A Nina deixou cair uma gota de tinta azul no balde de água. Só uma! Mas a gota foi se espalhando, se espalhando, e a água toda ficou azul. Estraguei tudo!, chorou ela. O vovô pegou a mangueira. Ligou bem forte: chuááá! Entrou água limpa, mais água, muito mais água. O balde encheu, transbordou, molhou o pé da Nina e até o gato fugiu. Quando ela olhou, a água estava clarinha de novo. Paulo contou que um dia uma coisa ruim entrou no mundo, por Adão. Mas Jesus trouxe um amor muito, muito, muito maior. Ele transborda!',
        activity:
          'Façam a experiência do balde no quintal ou na pia; a cada jarra de água limpa, todos gritam: muito mais!',
        questions: [
          'O que uma gota fez com a água?',
          'O que o vovô fez com a mangueira?',
          'O que é maior: o erro ou o amor de Jesus?',
        ],
      },
      to12: {
        story:
          'No dominó, basta empurrar a primeira peça e a fila toda cai. Paulo conta que com a gente foi parecido. Lá no jardim, Adão não confiou em Deus, e o erro derrubou uma peça, e outra, e outra: briga, mentira, tristeza, morte. E ninguém conseguia parar a fila, porque toda peça também caía. Até que Deus mandou Jesus. Ele entrou no meio da fila e não caiu. Obedeceu ao Pai quando era fácil e quando era muito difícil, até na cruz. E começou uma fila ao contrário: gente que se levanta! Paulo fica tão animado que repete: muito mais! Não é um empate. Onde o pecado aumentou, a graça aumentou muito mais. Um homem só trouxe o estrago para tantos; um só, Jesus, traz vida para quem a recebe. E quem foi levantado pode ajudar o próximo a ficar em pé.',
        activity:
          'Montem uma fila de dominós ou caixinhas, com um objeto pesado no meio escrito Jesus; derrubem e vejam onde a queda para.',
        questions: [
          'O que começou a cair com Adão?',
          'Por que a fila parou em Jesus?',
          'Que coisa boa você pode começar para alcançar outras pessoas?',
        ],
      },
      challenge: 'Comece uma fila do bem: faça uma gentileza e peça que a pessoa passe adiante.',
    },
    prayer:
      'Senhor Jesus, um só que obedeceu por todos nós, olhamos para o que herdamos e para o que ganhamos. O estrago é grande. A tua graça é muito mais. Que ela reine na nossa casa, na nossa boca e na hora da nossa morte. Amém.',
    leader: {
      lost: 'Dá para gastar a noite com Adão existiu? e com os versículos 13 e 14, sobre a Lei. Anote e siga: Paulo põe os dois lado a lado para falar da graça. O peso do texto está no muito mais.',
      tender:
        'Falar de herança de família abre ferida de alcoolismo, violência e abandono. Deixe claro que ninguém está condenado a repetir e que o mal sofrido não é culpa de quem sofreu. Havendo criança em risco, Disque 100; mulher em risco, Ligue 180.',
      differ:
        'Como o pecado de Adão chega a nós, por culpa herdada ou por uma natureza ferida que leva todos a pecar, os cristãos explicam de modos diferentes. Também discutem o “todos” do versículo 18: a maioria entende que a vida é oferecida a todos e recebida pela fé (5:17).',
    },
    comfort:
      'Você não precisa medir o tamanho do estrago. Já foi medido, e a graça passou da borda. Fique perto da água.',
    closing: 'Onde doeu mais, que transborde mais.',
    words: [
      'adao',
      'por um homem o pecado',
      'morte reinou',
      'onde o pecado aumentou',
      'superabundou',
      'dom gratuito',
      'desobediencia de um',
      'obediencia de um so',
      'pecado original',
      'reinarao em vida',
      'muito mais a graca',
      'ultimo adao',
    ],
  },
  {
    verses: '6:1-14',
    key: '6:4',
    title: 'Enterrados e de pé',
    theme: 'a vida nova com Cristo',
    themes: ['santidade', 'graca', 'identidade', 'ressurreicao'],
    idea: 'A graça não é licença para ficar onde estávamos: unidos a Cristo na morte e na ressurreição, já não somos propriedade do pecado e podemos entregar o corpo a Deus.',
    context:
      'Se a graça aparece mais onde o pecado é maior, por que não pecar à vontade? A objeção é antiga, e Paulo a leva a sério. Ele não responde com regras. Responde perguntando: vocês se esqueceram do que aconteceu com vocês?',
    retold: [
      {
        verses: '6:1-4',
        says: 'Paulo pergunta se vamos continuar no pecado para a graça aumentar, e responde que não. Pelo batismo fomos sepultados com Cristo, para andar em vida nova.',
      },
      {
        verses: '6:5-7',
        says: 'Quem foi unido a Cristo na morte também será na ressurreição. O velho ser foi crucificado com ele, para não servir mais ao pecado.',
      },
      {
        verses: '6:8-11',
        says: 'Cristo ressuscitou e a morte já não o domina. Paulo pede que se considerem mortos para o pecado e vivos para Deus.',
      },
      {
        verses: '6:12-14',
        says: 'Que o pecado não reine no corpo, diz Paulo. O corpo deve ser apresentado a Deus como instrumento de justiça, porque estão sob a graça.',
      },
    ],
    read: {
      verses: '6:3-14',
      how: 'Um lê a pergunta do 1 em tom de provocação, e o grupo responde com o 2. Depois, três leitores: 3-5, 6-11, 12-14.',
    },
    observe: [
      {
        ask: 'Que verbos aparecem com a palavra com: o que nos aconteceu junto de Cristo?',
        verses: '6:4-6, 6:8',
        listen: 'Sepultados, unidos, crucificado, morremos, viveremos.',
      },
      {
        ask: 'O que Paulo diz da morte e da vida de Cristo agora?',
        verses: '6:9-10',
        listen: 'Não morre mais; morreu de uma vez; vive para Deus.',
      },
      {
        ask: 'Quais são as ordens dos últimos versículos, e a que partes do corpo elas chegam?',
        verses: '6:11-13',
        listen: 'Considerai, não reine, não apresenteis, apresentai; os membros.',
      },
    ],
    interpret: [
      {
        ask: 'Qual é a diferença entre proibir uma coisa e lembrar a alguém que já não pertence a ela?',
        verses: '6:6-7, 6:11',
        listen: 'A mudança nasce da identidade, não do medo.',
      },
      {
        ask: '“Considerai” é fazer a conta e acreditar nela. Por que a gente precisa fazer essa conta muitas vezes?',
        verses: '6:11',
        listen: 'Os sentimentos e os hábitos contam outra história.',
        follow: 'Em que hora do dia a conta dá errado?',
      },
      {
        ask: 'Paulo fala de mãos, olhos, língua como “instrumentos”. Que respeito pelo próprio corpo nasce dessa ideia?',
        verses: '6:12-13',
        listen: 'O corpo não é inimigo; é ferramenta de justiça.',
      },
    ],
    live: [
      {
        ask: 'De que antigo patrão (medo, álcool, raiva, aprovação) você ainda obedece o telefonema?',
        listen: 'Nomear para si; partilhar é opcional.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se o celular é um membro do corpo, a quem ele tem sido apresentado?',
        listen: 'Humor e verdade; sem exposição.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que, do seu velho jeito, já morreu de verdade, a ponto de você estranhar quando lembra?',
        listen: 'Celebrar mudanças reais.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Que pecado você trata como morador antigo, com quarto e chave?',
        listen: 'Costume de muitos anos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que hábito do tempo de solteiro, ou da família de origem, precisa de um enterro digno no casamento?',
        listen: 'Cada um fala do seu.',
        for: ['couples'],
      },
      {
        ask: 'Quando você ouve falar em morrer e viver com Cristo, o que parece libertador e o que parece estranho?',
        listen: 'A linguagem é nova; explique com paciência.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já errou o caminho e foi parar, no automático, na casa ou no trabalho antigo? Conte.',
        bridge: 'O corpo lembra do endereço velho. Paulo escreve a quem mudou de casa.',
      },
      {
        text: 'Que moda, corte de cabelo ou foto sua merece ser enterrado para sempre?',
        bridge: 'Há coisas que a gente enterra rindo. Paulo fala de um enterro que dá vida.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Molhe as mãos e o rosto. Se você foi batizado, lembre; se não, imagine a água.',
      bridge: 'Paulo fala de uma descida e de uma subida. Leia com o rosto molhado.',
    },
    complete: [
      {
        name: 'Inventário dos membros',
        text: 'Desenhe um boneco e ligue setas: olhos … , boca … , mãos … , pés … , pensamento … . Em cada seta, escreva a quem foram apresentados ontem. Circule um membro e escreva como vai apresentá-lo amanhã: …',
      },
      {
        name: 'Lápide e certidão',
        text: 'De um lado do papel, uma lápide: aqui jaz o meu … , que mandou em mim de … a … . Do outro, uma certidão: nasceu com Cristo o meu … , para viver em … .',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã, ao lavar o rosto, diga: morto para o pecado, vivo para Deus. E escolha um membro do corpo para aquele dia.',
        tell: 'qual membro deu mais trabalho.',
      },
      {
        do: 'Ponha um membro seu a serviço da justiça: mãos que consertam, pés que visitam, voz que defende.',
        tell: 'o que ele fez e para quem.',
      },
    ],
    children: {
      truth: 'Com Jesus, começo uma vida nova.',
      to7: {
        story:
          'A lagarta vivia no chão, comendo folha. Nhac, nhac. Um dia, ela se enrolou e se fechou num casulo, quietinha. Parecia que tinha acabado. Passaram dias. Então o casulo se abriu, e saiu uma borboleta azul! Ela ainda podia andar no chão, mas para quê? Agora tinha asas! Paulo escreveu que, com Jesus, acontece uma coisa parecida. O jeito velho de mentir, brigar e ser egoísta fica para trás. Jesus dá um jeito novo de viver. As nossas mãos, os pés e a boca agora servem para fazer coisas boas, como asas.',
        activity:
          'Enrolem-se num lençol como casulo; ao ouvir vida nova!, abram os braços e voem dizendo uma coisa boa que as mãos podem fazer.',
        questions: [
          'No que a lagarta se transformou?',
          'Por que a borboleta não precisa mais se arrastar?',
          'O que as suas mãos podem fazer de bom?',
        ],
      },
      to12: {
        story:
          'Dona Nair morou trinta anos na mesma casa. Mudou-se para um apartamento com vista para o mar, e na primeira semana, distraída, pegou o ônibus errado e foi parar na porta antiga. Até pôs a chave na fechadura! Claro que não abriu. O que a senhora faz aqui?, perguntou o novo dono. Ela riu: é o costume. Paulo conhecia esse costume. Escreveu aos romanos que quem pertence a Jesus mudou de endereço. É como se o jeito velho tivesse sido enterrado com ele, e a gente tivesse levantado com ele para uma vida nova. Então por que voltar à casa velha? Às vezes o pé vai sozinho. Nessas horas, diz Paulo, faça a conta: eu não moro mais aqui. E dê novo emprego às partes do corpo: mãos que ajudam, boca que diz a verdade, pés que vão ao encontro.',
        activity:
          'Contornem o corpo de um num papel grande e escrevam em cada parte um bom emprego para ela.',
        questions: [
          'Por que Dona Nair foi parar na casa velha?',
          'O que Paulo manda fazer quando o costume chama?',
          'Que jeito velho você quer deixar enterrado?',
        ],
      },
      challenge: 'Escolha uma parte do corpo por dia e use-a para fazer um bem.',
    },
    prayer:
      'Jesus, descemos contigo e contigo levantamos. Quando o velho patrão ligar, lembra-nos de que não trabalhamos mais para ele. Recebe os nossos olhos, a boca, as mãos. Que sejam instrumentos teus, vivos dentre os mortos. Amém.',
    leader: {
      lost: 'Dois extremos: achar que crente não peca mais, ou que dá no mesmo. Paulo fala de quem manda. E não deixe a conversa virar lista dos pecados da juventude.',
      tender:
        'Dependentes químicos, de jogo ou de pornografia podem sair esmagados por não conseguirem. Diga que fazer a conta inclui pedir ajuda: grupo, profissional, CAPS. Recaída não anula a pertença.',
      differ:
        'Para católicos, ortodoxos e várias igrejas históricas, o batismo realiza esse morrer e viver; para muitos evangélicos, ele o representa e confessa. Também se discute o modo e a idade. Paulo apela ao batismo para falar de vida nova.',
    },
    comfort:
      'Ele já não morre mais. A morte, que levou tanta coisa sua, não manda nele; e é a ele que você está unido. Isso vale também nos dias em que não se sente nada.',
    closing: 'A casa é outra: andemos em vida nova.',
    words: [
      'novidade de vida',
      'sepultados com ele',
      'batizados em sua morte',
      'batismo',
      'velho homem',
      'velho ser',
      'mortos para o pecado',
      'vivos para deus',
      'instrumentos de justica',
      'nao reine o pecado',
      'de maneira nenhuma',
      'debaixo da graca',
      'crucificado com ele',
    ],
  },
  {
    verses: '6:15-23',
    key: '6:23',
    title: 'O salário e o presente',
    theme: 'a quem a gente serve',
    themes: ['santidade', 'obediencia', 'tentacao', 'graca'],
    idea: 'Ninguém vive sem servir a alguém: o pecado paga em dia, e paga com morte; Deus solta, dá vida de presente e faz do corpo libertado uma casa de justiça.',
    context:
      'Se estamos debaixo da graça e não da Lei, então dá para pecar sossegado? Paulo já respondeu com o batismo. Agora responde com uma figura que todo romano via na rua: o escravo e o seu dono. Ele mesmo avisa no 19 que a comparação é humana e manca.',
    retold: [
      {
        verses: '6:15-18',
        says: 'Paulo pergunta se vamos pecar por estar sob a graça, e responde que não. Quem obedece a alguém é servo dele, e os irmãos deixaram o pecado para servir à justiça.',
      },
      {
        verses: '6:19-21',
        says: 'Paulo lembra que antes entregavam o corpo à maldade e pede que o entreguem agora à justiça. O que hoje lhes dá vergonha só termina em morte.',
      },
      {
        verses: '6:22-23',
        says: 'Libertos do pecado, os irmãos servem a Deus, e o fim é a vida. O salário do pecado é a morte, e o presente de Deus é a vida eterna em Cristo.',
      },
    ],
    read: {
      verses: '6:15-23',
      how: 'Leiam em duas cores de voz: grave para o antes, clara para o mas agora do 22. O 23, de cor, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Que pergunta alguém poderia fazer, e com que força Paulo responde?',
        verses: '6:15',
        listen: 'Pecaremos, já que estamos sob a graça? De maneira nenhuma!',
      },
      {
        ask: 'De quem a pessoa se torna serva, e aonde leva cada um dos dois caminhos?',
        verses: '6:16, 6:21-22',
        listen: 'De quem obedece; um leva à morte, outro à santificação e à vida eterna.',
      },
      {
        ask: 'O que aconteceu com os leitores, e de onde veio a nova obediência?',
        verses: '6:17-18',
        listen: 'Libertos; obedecem de coração; graças a Deus.',
      },
      {
        ask: 'O que o pecado dá e o que Deus dá? Reparem nas duas palavras do versículo final.',
        verses: '6:23',
        listen: 'Salário e dom gratuito; morte e vida eterna.',
      },
    ],
    interpret: [
      {
        ask: 'A gente chama de liberdade fazer o que quer. Por que Paulo chama isso de ter dono?',
        verses: '6:16, 6:20-21',
        listen: 'O que eu repito passa a mandar em mim.',
        follow: 'Qual foi a última vez que você quis parar e não parou?',
      },
      {
        ask: 'Se Deus pagasse salário, quanto receberíamos? Por que a última palavra do texto precisa ser presente?',
        verses: '6:23',
        listen: 'Ninguém ganha a vida eterna por trabalho; é em Cristo.',
      },
      {
        ask: 'Paulo fala em apresentar “os membros do vosso corpo”. Por que ele não se contenta com boas intenções?',
        verses: '6:19',
        listen: 'Mudança tem mãos, olhos, boca, horário.',
      },
      {
        ask: 'Obedecer “de coração” é diferente de obedecer de que outro jeito?',
        verses: '6:17',
        listen: 'Por medo, por fachada, por costume.',
      },
    ],
    live: [
      {
        ask: 'O que, quando chama, você atende na hora: tela, comida, compra, opinião dos outros, trabalho?',
        listen: 'Nomear já é ganhar distância.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Olhando para trás, que fruto você colheu de uma coisa que hoje dá vergonha, e o que diria a quem está entrando nela?',
        listen: 'Pode responder por dentro. Nada de detalhes.',
        for: ['young', 'long-believers'],
      },
      {
        ask: 'Se o seu celular fosse o seu patrão, quantas horas extras você fez esta semana?',
        listen: 'Riso e depois verdade; combinar um limite.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Mão, olho, língua, pé: qual dos seus membros já trabalhou para o lado errado e hoje poderia servir alguém?',
        listen: 'Um uso novo e concreto, com dia marcado.',
      },
      {
        ask: 'Que hábito manda no clima da casa de vocês, e por qual porta dá para começar a demiti-lo?',
        listen: 'Um só, pequeno, com acordo dos dois.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Obediência de coração: o que você já faz por Deus só porque sempre fez, e como era no começo?',
        listen: 'Saudade pode virar oração.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Receber de graça o que não se pagou: o que nisso é bom demais para você acreditar logo?',
        listen: 'Desconfiança honesta é bem-vinda.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pior chefe que você já teve, incluindo gato, cachorro e bebê recém-nascido?',
        bridge:
          'De chefe ruim a gente ri depois. Paulo conhece um que paga certinho, e paga com morte.',
      },
      {
        text: 'Conte uma mania boba que manda em você: conferir a porta, não pisar na linha, cheirar o livro.',
        bridge: 'Com mania pequena dá para brincar. E quando o que manda é maior?',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos, frente e verso. Lembre de uma coisa boa que fizeram e de uma que você preferia esquecer.',
      bridge: 'Paulo fala de mãos que trocam de dono. Leia com elas abertas.',
    },
    complete: [
      {
        name: 'Troca de crachá',
        text: 'Desenhe um crachá velho: Trabalhei para … ; ele me pagou com … . Risque. Desenhe o novo: Sou de … ; nele recebo de presente … ; nesta semana a minha … (parte do corpo) vai servir para … .',
      },
      {
        name: 'Frutos na mesa',
        text: 'Termine: O fruto que eu comi e amargou foi … . O fruto que Deus está fazendo nascer devagar é … . Quem ajuda a regar é … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha o que mais manda em você e fique vinte e quatro horas sem obedecer, avisando antes um amigo de confiança.',
        tell: 'em que hora apertou e o que entrou no lugar.',
      },
      {
        do: 'Dê à sua mão um serviço novo: uma louça que não é sua, um bilhete, um banco consertado, uma visita.',
        tell: 'o que a sua mão fez e por quem.',
      },
    ],
    children: {
      truth: 'Jesus me soltou, e agora quero viver do jeito dele.',
      to7: {
        story:
          'O Zeca tinha um chefe bem chato: o Só Mais Um. Come só mais um doce! E o Zeca comia. Só mais um desenho na tela! E o Zeca ficava. À noite, a barriga doía e o sono não vinha. Era esse o pagamento! Um dia o Zeca disse: não consigo parar sozinho. O pai abraçou o Zeca: eu ajudo, e Jesus é mais forte que o Só Mais Um. Os dois guardaram a caixa de doces e foram regar a horta com a vovó. O Zeca dormiu feliz. Paulo escreveu: o pecado paga muito mal, mas Deus dá vida de presente, em Jesus!',
        activity:
          'Brinquem de mestre mandou com dois chefes: um manda coisas que cansam, o outro, coisas que fazem bem. Depois escolham qual vão seguir.',
        questions: [
          'O que o Só Mais Um mandava?',
          'Como o Zeca se sentia de noite?',
          'Quem é mais forte e ajuda você?',
        ],
      },
      to12: {
        story:
          'Ninguém manda em mim! A Lara disse isso e foi direto pegar o celular, que tinha apitado. A irmã riu: ninguém? A Lara tentou ficar uma tarde sem olhar. Em dez minutos a mão dela já foi sozinha ao bolso. Que susto: tinha um dono e nem sabia! Paulo escreveu aos romanos que é assim com o pecado: a gente começa brincando e acaba obedecendo. E ele é um patrão que paga sempre; só que o salário é ruim: vergonha, estrago e, no fim, morte. Então Paulo dá a notícia: em Jesus, vocês foram soltos! Agora pertencem a Deus, que não paga salário; dá presente. O presente é a vida eterna. Quem ganhou isso vai usando as mãos, os olhos e a boca de outro jeito, aos pouquinhos. A Lara deixou o celular com a mãe na hora do jantar. No começo coçou. Depois ela percebeu que o avô contava histórias muito boas.',
        activity:
          'Recortem o contorno da mão; em cada dedo, escrevam um jeito de a mão servir alguém nesta semana, e façam um deles hoje.',
        questions: [
          'Como a Lara descobriu que tinha um dono?',
          'Qual a diferença entre salário e presente no versículo 23?',
          'O que você quer que deixe de mandar em você?',
        ],
      },
      challenge:
        'Fique uma tarde sem a coisa que mais manda em você e use as mãos para ajudar alguém.',
    },
    prayer:
      'Senhor, servimos a tanta coisa que promete e cobra. Obrigado porque em Cristo tu nos compraste a liberdade e não cobras de volta. Recebe os nossos pés, olhos, mãos e boca. E quando o velho patrão chamar, lembra a gente de quem somos. Amém.',
    leader: {
      lost: 'A figura do escravo pesa num país que escravizou por séculos. Paulo não está elogiando a escravidão; usa o que todos viam e pede desculpas pela comparação (19). Diga isso no começo e fique na pergunta: quem manda em mim?',
      tender:
        'Dependência de álcool, drogas, jogo ou pornografia é sofrimento, não só falta de vontade. Não peça confissão. Depois, a sós, ofereça companhia e ajuda de verdade: grupo de apoio, CAPS, médico. Se houver desespero, CVV 188.',
    },
    comfort:
      'Para quem está cansado de lutar com a mesma coisa: o texto não começa com um esforço seu. Começa com “graças a Deus”. Você foi solto, mesmo que a perna ainda lembre da corrente.',
    closing: 'O pecado paga. Deus dá.',
    words: [
      'salario do pecado',
      'dom gratuito de deus',
      'vida eterna em cristo',
      'servos do pecado',
      'servos da justica',
      'libertos do pecado',
      'membros do vosso corpo',
      'santificacao',
      'pecaremos',
      'debaixo da graca',
      'escravos do pecado',
      'a quem obedeceis',
    ],
  },
  {
    verses: '7:14-25',
    key: '7:19',
    title: 'O bem que eu quero e não faço',
    theme: 'a luta por dentro',
    themes: ['tentacao', 'graca', 'humildade', 'esperanca'],
    idea: 'Paulo põe em palavras a briga que todo mundo conhece e não termina num plano de esforço, mas num grito que acha resposta em Jesus Cristo.',
    context:
      'Poucos textos são tão sinceros. Paulo fala na primeira pessoa do desencontro entre querer e fazer. A lei de Deus é boa, ele concorda com ela, e mesmo assim tropeça. A resposta inteira vem no capítulo 8.',
    retold: [
      {
        verses: '7:14-17',
        says: 'Paulo diz que não entende o que faz: não faz o que quer e faz o que odeia. Concorda que a Lei é boa e culpa o pecado que mora nele.',
      },
      {
        verses: '7:18-20',
        says: 'O querer está em Paulo, mas fazer o bem ele não consegue. Acaba fazendo o mal que não quer.',
      },
      {
        verses: '7:21-25',
        says: 'Por dentro Paulo tem prazer na Lei de Deus, e outra lei batalha em seu corpo. Pergunta quem o livrará, e agradece a Deus por Jesus Cristo.',
      },
    ],
    read: {
      verses: '7:14-25',
      how: 'Uma pessoa lê como quem desabafa com um amigo. No 24, pausa longa; o começo do 25, todos.',
    },
    observe: [
      {
        ask: 'Quantas vezes aparecem querer e fazer, e como os dois se desencontram?',
        verses: '7:15-21',
        listen: 'Quero e não faço; não quero e faço.',
      },
      {
        ask: 'O que Paulo pensa da lei de Deus, apesar de tudo?',
        verses: '7:14, 7:16, 7:22',
        listen: 'Espiritual, boa, fonte de prazer.',
      },
      {
        ask: 'Que pergunta ele faz no fim, e como responde a si mesmo?',
        verses: '7:24-25',
        listen: 'Quem me livrará; graças a Deus por Jesus Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Ele não pergunta o que me livrará, nem como, e sim “Quem”. O que essa palavra revela sobre a saída?',
        verses: '7:24-25',
        listen: 'A saída é uma pessoa, não uma técnica.',
        follow: 'Que técnicas você já tentou?',
      },
      {
        ask: 'Por que saber o que é certo não basta para fazer o certo?',
        verses: '7:18-20',
        listen: 'O mal é um poder, um hábito, não só ignorância.',
      },
      {
        ask: 'O que faz bem ao grupo em ouvir um apóstolo falar desse jeito de si?',
        verses: '7:15, 7:24',
        listen: 'Quebra a máscara; permite pedir ajuda.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto você promete toda segunda e quebra até quarta?',
        listen: 'Comece pelos leves; rir ajuda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Pensando naquilo que se faz escondido, se odeia depois e se repete: a quem você poderia contar sem medo?',
        listen: 'Responder por dentro; a pergunta é a quem.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Depois de tantos anos, que luta você achava que já teria vencido?',
        listen: 'Alívio de dizer em voz alta.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como vocês reagem quando o outro falha no mesmo ponto pela décima vez?',
        listen: 'Entre cobrança e cuidado; sem normalizar agressão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você esperava que mudasse de uma vez quando começou a crer, e não mudou?',
        listen: 'Normalizar a caminhada.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que momento do dia o grito quem me livrará é o seu, e o que ajuda até ele passar?',
        listen: 'Cuidado com desespero; veja a nota.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Dieta, despertador, agenda nova: qual foi a sua promessa de ano-novo mais curta? Em horas, por favor.',
        bridge: 'Querer e fazer moram em casas diferentes. Paulo escreveu sobre essa distância.',
      },
      {
        text: 'Carrinho de supermercado com a roda torta: para onde o seu dia costuma puxar, por mais que você empurre reto?',
        bridge: 'Há em nós uma roda que puxa. Paulo deu nome a ela.',
        for: ['adults', 'parents', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Cruze os braços do jeito de sempre. Agora cruze ao contrário. Sinta como o corpo reclama.',
      bridge: 'Mudar um hábito pequeno já é estranho. Leia o desabafo de Paulo.',
    },
    complete: [
      {
        name: 'Quero, faço, grito',
        text: 'Complete sem enfeite: O bem que eu quero é … . O que acabo fazendo é … . Isso costuma acontecer quando … . Quem pode me ajudar, além de mim, é … . Graças a Deus por … .',
      },
      {
        name: 'Mapa da recaída',
        text: 'Num papel, faça uma linha com quatro paradas: o que sinto antes (…), onde e a que horas (…), a desculpa (…), o depois (…). Marque em qual parada daria para pedir ajuda e escreva a quem: …',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa madura uma luta que você travava só e combinem uma pergunta semanal que ela pode lhe fazer.',
        tell: 'como foi deixar de lutar sozinho, sem dizer qual é a luta.',
      },
      {
        do: 'Na hora em que o mal que não quer estiver perto, diga em voz alta: quem me livrará? Jesus. E mude de lugar físico.',
        tell: 'quantas vezes mudar de lugar ajudou.',
      },
    ],
    children: {
      truth: 'Quando eu não consigo, Jesus me ajuda.',
      to7: {
        story:
          'A Bia queria muito não puxar o cabelo da irmã. Ela pensava: hoje eu não puxo! Aí a irmã pegava a boneca e, zás, a mão ia sozinha. Depois a Bia chorava: por que eu faço o que não quero? O papai sentou com ela: sabe, o Paulo da Bíblia também era assim. Ele escreveu que queria fazer o bem e acabava fazendo o mal. E o que ele fez?, perguntou a Bia. Pediu ajuda a Jesus! Então os dois oraram e combinaram: quando a mão coçar, a Bia vem correndo e dá a mão ao papai. Foi melhorando, devagar.',
        activity:
          'Tentem escrever o nome com a outra mão, rindo da dificuldade; depois um adulto segura a mão da criança e escrevem juntos.',
        questions: [
          'O que a Bia não queria fazer?',
          'Quem mais sentia isso na Bíblia?',
          'Em que você quer pedir a ajuda de Jesus?',
        ],
      },
      to12: {
        story:
          'Já prometeu não gritar mais e gritou no mesmo dia? Bem-vindo ao clube. Um dos sócios se chamava Paulo, o apóstolo. Ele viajou o mundo, escreveu cartas famosas e, numa delas, confessou: não entendo o que eu faço; o bem que quero eu não faço, e o mal que não quero, esse eu faço. Que alívio saber! Paulo amava a lei de Deus e concordava com ela. Só que saber o certo não bastava, como quem decora o regulamento da natação e mesmo assim engole água. Ele chega a gritar: quem vai me livrar? Repare na palavra: quem. Não pediu um truque nem mais força. Pediu alguém. E respondeu na mesma hora: graças a Deus, por Jesus Cristo! A luta dele não acabou naquele dia. Mas ele nunca mais lutou sozinho.',
        activity:
          'Cada um escreve, em segredo, uma coisa que quer parar de fazer e o nome de um adulto que pode ajudar; dobram e guardam na Bíblia.',
        questions: [
          'Qual era o problema de Paulo?',
          'Por que ele perguntou quem, e não como?',
          'A quem você pode pedir ajuda na sua luta?',
        ],
      },
      challenge:
        'Quando errar no que prometeu, conte a Jesus e a um adulto, e comece de novo no mesmo dia.',
    },
    prayer:
      'Senhor, tu conheces as promessas que quebramos até quarta. Estamos cansados de lutar sozinhos. Não sabemos como; sabemos quem. Graças a Deus por Jesus Cristo. Dá-nos um amigo para a luta e um passo para hoje. Amém.',
    leader: {
      lost: 'A discussão sobre de quem Paulo fala pode engolir o encontro. Uma frase basta (veja abaixo). Outra fuga: transformar o texto em desculpa, é a minha natureza. Ele termina em gratidão, não em desculpa.',
      tender:
        'Cuide de quem diz miserável que sou e para aí. Vergonha, compulsão e pensamentos de morte andam juntos; fale a sós, ouça e ofereça CVV, 188, e ajuda profissional. Se a luta inclui ferir alguém, a proteção da vítima vem primeiro.',
      differ:
        'Alguns entendem que Paulo descreve a luta do cristão; outros, a de quem vive debaixo da lei, sem o Espírito; outros, as duas. Todos leem o capítulo 8 como a resposta.',
    },
    comfort:
      'Até o grito cabe na oração: quem me livrará? Você não precisa ter forças para a resposta. Ela tem nome, e chega antes do capítulo seguinte.',
    closing: 'A pergunta é quem; a resposta é Jesus.',
    words: [
      'miseravel homem',
      'quem me livrara',
      'o bem que quero',
      'mal que nao quero',
      'corpo de morte',
      'corpo desta morte',
      'vendido',
      'lei do pecado',
      'querer o bem',
      'luta interior',
      'carnal',
      'guerra interior',
    ],
  },
  {
    verses: '8:1-17',
    key: '8:15',
    title: 'Aba, Pai',
    theme: 'o Espírito que nos faz filhos',
    themes: ['espirito', 'identidade', 'medo', 'graca'],
    idea: 'Sem condenação sobre a cabeça e com o Espírito por dentro, a gente deixa de viver como escravo assustado e aprende a chamar Deus de Pai.',
    context:
      'O capítulo anterior terminou num grito: quem me livrará? Este começa com o veredito: nenhuma condenação. Paulo fala de adoção, que em Roma dava ao adotado nome, herança e dívidas perdoadas, sem volta.',
    retold: [
      {
        verses: '8:1-4',
        says: 'Paulo diz que nenhuma condenação há para quem está em Cristo Jesus. O que a lei não podia, Deus fez, ao enviar o próprio Filho e condenar o pecado.',
      },
      {
        verses: '8:5-8',
        says: 'Paulo compara dois modos de pensar: o da carne é morte e não agrada a Deus, e o do Espírito é vida e paz.',
      },
      {
        verses: '8:9-13',
        says: 'O Espírito que ressuscitou Jesus mora nos que são de Cristo e dará vida ao corpo mortal deles. Por isso, que não vivam segundo a carne.',
      },
      {
        verses: '8:14-17',
        says: 'Quem é guiado pelo Espírito é filho de Deus e o chama de Pai, sem voltar ao medo. E os filhos são herdeiros com Cristo.',
      },
    ],
    read: {
      verses: '8:9-17',
      how: 'Todos dizem juntos o versículo 1, de memória ou lendo. Depois, três leitores para 9-11, 12-14 e 15-17; a palavra Aba, em voz baixa, por todos.',
    },
    observe: [
      {
        ask: 'Quantas vezes o texto diz onde o Espírito mora, e que efeitos essa morada tem?',
        verses: '8:9-11',
        listen: 'Habita em nós; vida agora e no corpo ressuscitado.',
      },
      {
        ask: 'Que dois espíritos são comparados, e para onde leva cada um?',
        verses: '8:15',
        listen: 'Escravidão e medo; adoção e clamor.',
      },
      {
        ask: 'O que vem junto com ser filho?',
        verses: '8:16-17',
        listen: 'Testemunho interior, herança, sofrer e ser glorificado com Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Escravo e filho podem fazer a mesma tarefa na mesma casa. Em que se nota a diferença?',
        verses: '8:14-15',
        listen: 'No motivo, no medo, na liberdade de falar.',
        follow: 'Qual tarefa da fé você cumpre com cara de escravo?',
      },
      {
        ask: '“Aba” era o jeito de chamar o pai dentro de casa, e foi assim que Jesus orou. Por que o Espírito nos põe na boca uma palavra de Jesus?',
        verses: '8:15-17',
        listen: 'Participamos da relação do Filho com o Pai.',
      },
      {
        ask: 'Paulo diz que somos devedores, mas não à carne. Como vive quem sabe que deve a vida ao Espírito?',
        verses: '8:12-14',
        listen: 'Grato e deixando-se guiar; não como quem paga prestação.',
      },
    ],
    live: [
      {
        ask: 'Quando você erra, para onde corre por dentro: para o quarto dos fundos, como escravo, ou para o colo, como filho?',
        listen: 'Reação instintiva; costuma vir de longe.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que voz diz a você quem você é: a da nota, a do espelho, a da turma, a de um pai, a do Pai?',
        listen: 'Nomear vozes com honestidade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A palavra pai é leve ou pesada na sua história, e como isso chega na hora de orar?',
        listen: 'Alguns não conseguirão; respeite.',
        for: ['adults', 'new-believers', 'singles'],
      },
      {
        ask: 'Que medo antigo já não manda em você?',
        listen: 'Celebrar.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'Como os filhos sabem, na sua casa, que o lugar deles não está em jogo quando fazem bobagem?',
        listen: 'Disciplina sem ameaça de abandono.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que nome você usa para falar com Deus quando ninguém está ouvindo, e por que esse?',
        listen: 'Curiosidade; não há nome errado.',
        for: ['visitors', 'new-believers', 'teens'],
      },
    ],
    icebreakers: [
      {
        text: 'Como as crianças da sua família chamam, ou chamavam, o pai, o avô, o padrinho? Imite o tom.',
        bridge: 'Cada casa tem a sua palavra. Na casa de Deus há uma também.',
      },
      {
        text: 'Se você herdasse de surpresa uma coisa de um parente distante, o que seria engraçado receber?',
        bridge: 'Herdeiro é quem recebe sem ter comprado. Paulo diz que somos.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se como quem chega em casa: solte os sapatos, apoie as costas, solte o ar.',
      bridge: 'Há uma palavra de casa neste texto. Leia até chegar nela.',
    },
    complete: [
      {
        name: 'Escravo, filho',
        text: 'Divida a folha. À esquerda, complete três vezes: faço … por medo de … . À direita, reescreva: como filho, posso … porque o Pai … . Qual linha foi impossível de reescrever? Leve-a em oração.',
      },
      {
        name: 'Termo de adoção',
        text: 'Preencha: Por decisão de Deus, … passa a usar o sobrenome … , com direito a … e com irmãos como … . As dívidas antigas, entre elas … , ficam canceladas. Testemunha: o Espírito.',
        for: ['new-believers', 'young', 'teens', 'adults'],
      },
    ],
    challenges: [
      {
        do: 'Comece cada oração da semana com uma só palavra, Pai, e espere dez segundos antes da próxima.',
        tell: 'o que apareceu nos dez segundos.',
      },
      {
        do: 'Acolha como família alguém sem família por perto: inclua-o num plano comum, não numa visita especial.',
        tell: 'qual foi o plano e como ele ficou.',
      },
    ],
    children: {
      truth: 'Sou filho de Deus e posso chamá-lo de Pai.',
      to7: {
        story:
          'O Davi morava num abrigo com muitas crianças. Um dia, a Marta e o Jorge o escolheram para filho. Na casa nova, ele ganhou um quarto e um cobertor azul. Mas, no primeiro dia, o Davi derramou o suco. Splash! Ele ficou duro de medo: agora vão me mandar embora. O Jorge pegou um pano e limpou com ele: filho não vai embora por causa de suco. Naquela noite, bem baixinho, o Davi disse pela primeira vez: pai. E o Jorge chorou de alegria. Paulo escreveu que Deus nos adotou assim. A gente pode chamá-lo de Aba, que é papai.',
        activity:
          'Derramem um pouquinho de água na mesa e limpem juntos, dizendo: filho não vai embora. Terminem com um abraço de cobertor.',
        questions: [
          'Do que o Davi teve medo?',
          'O que o Jorge disse?',
          'Como você gosta de chamar Deus?',
        ],
      },
      to12: {
        story:
          'Na Roma antiga, quando alguém era adotado, faziam uma cerimônia com testemunhas. Dali em diante, o adotado tinha outro sobrenome, as dívidas velhas eram canceladas, e a herança era dele igualzinho aos outros filhos. Ninguém podia desfazer. Paulo conhecia essa lei e pensou: é isso que Deus fez conosco! Antes a gente vivia como escravo na casa: obedecia tremendo, com medo de errar e ser posto para fora. Agora recebemos o Espírito de adoção, e ele sopra dentro da gente uma palavra: Aba. Era como as crianças chamavam o pai na terra de Jesus, e era como Jesus chamava Deus. Talvez para você a palavra pai seja alegre; talvez seja difícil, e tudo bem. O Espírito não tem pressa. Ele vai contando, por dentro: você é filho, você é filha, e o seu lugar não acaba por causa de um erro.',
        activity:
          'Façam um documento de adoção, com nome, sobrenome novo (de Deus), herança (o que ele dá) e a assinatura de três testemunhas.',
        questions: [
          'O que mudava na vida de quem era adotado em Roma?',
          'Qual é a diferença entre obedecer como escravo e como filho?',
          'O que você gostaria de dizer ao Pai hoje?',
        ],
      },
      challenge: 'Quando errar, corra primeiro para contar, em vez de se esconder.',
    },
    prayer:
      'Aba, Pai. Às vezes só sai isso, e basta. Obrigado porque não há condenação, porque o Espírito mora aqui e sabe o nosso nome. Cura em nós o que a palavra pai machucou. Ensina-nos a viver sem medo, como teus. Amém.',
    leader: {
      lost: 'O contraste entre carne e Espírito vira moralismo, ou desprezo pelo corpo. Carne, aqui, é a vida centrada em si. E não meça quem tem o Espírito por emoção.',
      tender:
        'Falar de pai pode doer muito: abandono, violência, abuso, luto. Diga no começo que há outras palavras para orar. Adotados e pais adotivos também merecem cuidado: não explique a história deles. Se surgir relato de abuso de criança, Disque 100.',
      differ:
        'Sobre a certeza de ser filho e de permanecer assim, as igrejas divergem: umas ensinam que o salvo não se perde, outras que pode afastar-se. Todas dizem que o Espírito testemunha e que ninguém precisa viver de medo.',
    },
    comfort:
      'O Espírito testemunha com o seu espírito. Não contra, nem acima: com. Quando você não acha palavra, ele diz com você a mais curta de todas.',
    closing: 'Não voltem ao medo: vocês são filhos.',
    words: [
      'nenhuma condenacao',
      'aba pai',
      'espirito de adocao',
      'adocao',
      'filhos de deus',
      'herdeiros',
      'coerdeiros',
      'segundo a carne',
      'segundo o espirito',
      'lei do espirito',
      'espirito de escravidao',
      'guiados pelo espirito',
      'mentalidade do espirito',
    ],
  },
  {
    verses: '8:18-30',
    key: '8:28',
    title: 'Gemidos e boas mãos',
    theme: 'esperar gemendo',
    themes: ['sofrimento', 'esperanca', 'oracao', 'espera'],
    idea: 'A criação geme, nós gememos e o Espírito geme conosco: nada disso é desperdiçado nas mãos de Deus, que trabalha em tudo para nos tornar parecidos com Jesus.',
    context:
      'Paulo acaba de dizer que os filhos são herdeiros. Logo reconhece que, por ora, a herança inclui gemido. O versículo 28 é um dos mais citados do Brasil, quase sempre sozinho. Aqui ele é lido junto com os versículos de perto, que falam de dor e de esperança.',
    retold: [
      {
        verses: '8:18-22',
        says: 'Paulo diz que as aflições de agora não se comparam com a glória que virá. A criação geme como em dores de parto, esperando ser liberta.',
      },
      {
        verses: '8:23-25',
        says: 'Quem tem o Espírito também geme, esperando a redenção do corpo. Foi salvo na esperança, e espera com paciência o que não vê.',
      },
      {
        verses: '8:26-27',
        says: 'O Espírito ajuda na fraqueza: não sabemos orar como se deve, e ele intercede por nós com gemidos sem palavras.',
      },
      {
        verses: '8:28-30',
        says: 'Todas as coisas contribuem para o bem dos que amam a Deus. Aos que antes conheceu, predestinou para serem conformes à imagem do Filho, e os chamou, justificou e glorificou.',
      },
    ],
    read: {
      verses: '8:18-29',
      how: 'Em roda. Quando aparecer gemer ou gemidos, parem e respirem fundo juntos. O 28, depois de tudo, mais uma vez.',
    },
    observe: [
      {
        ask: 'Que três personagens gemem neste texto?',
        verses: '8:22-23, 8:26',
        listen: 'A criação, nós, o Espírito.',
      },
      {
        ask: 'O que a criação e nós estamos esperando?',
        verses: '8:19-23',
        listen: 'Libertação, a revelação dos filhos, a redenção do corpo.',
      },
      {
        ask: 'Para que fim Deus faz as coisas contribuírem, conforme os versículos 28 e 29?',
        verses: '8:28-29',
        listen: 'Para o bem, que é sermos conformes à imagem do Filho.',
      },
    ],
    interpret: [
      {
        ask: 'Dor de parto e dor de morte podem soar iguais. O que faz Paulo escolher a primeira?',
        verses: '8:22-25',
        listen: 'Há algo nascendo; a esperança dá sentido, não anestesia.',
      },
      {
        ask: 'O texto não diz que tudo é bom. O que ele diz, então?',
        verses: '8:28-29',
        listen: 'Que Deus trabalha em tudo para um bem definido.',
        follow: 'Que estrago faz dizer a alguém, na hora errada, que tudo coopera?',
      },
      {
        ask: '“Não sabemos orar como se deve”: como essa confissão de um apóstolo alivia a nossa oração?',
        verses: '8:26-27',
        listen: 'O Espírito leva o que não sabemos dizer.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu gemido destes dias, aquele que nem vira frase?',
        listen: 'Um som, um suspiro; não precisa explicar.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'O que na natureza ou no mundo mais dói em você, e o que daria para fazer no seu pedaço?',
        listen: 'Clima, rios, animais, lixo; esperança ativa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que acontecimento ruim Deus usou para um bem, sem deixar de ter sido ruim?',
        listen: 'Só quem já consegue; sem embelezar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que você está esperando e não vê, e como se espera isso sem parar de viver?',
        listen: 'Casamento, filho, cura, resposta.',
        for: ['singles', 'couples', 'young'],
      },
      {
        ask: 'Que frase religiosa já ouviu numa hora difícil e só piorou?',
        listen: 'Aprendam juntos o que não dizer.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Se a oração virou só choro ou silêncio, como soa para você que o Espírito ore aí dentro?',
        listen: 'Não peça que orem em voz alta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que som você faz ao levantar do sofá? Em roda, sem vergonha.',
        bridge: 'O corpo geme. Paulo diz que a criação inteira também, e explica por quê.',
      },
      {
        text: 'Mostre ou descreva o avesso de um bordado, crochê ou costura. O que parece?',
        bridge: 'Do lado de cá a gente vê nós e fios soltos. Paulo fala de quem segura a agulha.',
        for: ['women', 'elderly', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Solte um suspiro longo, com som. Outro. Deixe que eles digam o que você não consegue.',
      bridge: 'O Espírito entende suspiros. Leia sem tentar explicar a sua vida.',
    },
    complete: [
      {
        name: 'Três gemidos',
        text: 'Escreva em cada linha o que conseguir. O mundo geme com … . Eu gemo com … . O Espírito, em mim, talvez esteja pedindo … . Na quarta linha, não escreva nada: deixe para Deus.',
      },
      {
        name: 'Para o bem de quê?',
        text: 'Copie o versículo 28 trocando todas as coisas por uma coisa só, a sua: E sabemos que … . Agora responda com o 29: o bem, aqui, seria parecer mais com Jesus em … . Se ainda não dá para copiar, escreva: hoje não.',
      },
    ],
    challenges: [
      {
        do: 'Fique uma hora ao lado de alguém que está sofrendo, sem citar Romanos 8:28.',
        tell: 'o que você disse no lugar, ou como foi não dizer.',
      },
      {
        do: 'Cuide de um pedaço da criação perto de você: plante uma muda, limpe um terreno, recolha lixo ou cuide de um bicho.',
        tell: 'o que você fez e quem quis ajudar.',
      },
    ],
    children: {
      truth: 'Quando não sei orar, o Espírito ora comigo.',
      to7: {
        story:
          'A Sofia estava com dor de barriga e não sabia explicar. Só fazia: ai, ai, uuui. A mamãe sentou na cama, pôs a mão quentinha e disse: eu entendi. Mas eu não falei nada!, disse a Sofia. Eu conheço o seu ai, respondeu a mamãe. Paulo escreveu que, às vezes, a gente fica tão triste que não sabe orar. Aí o Espírito Santo ora por nós, com suspiros, e Deus entende cada um. Ele escreveu também que os rios, os bichos e as árvores esperam o dia em que Deus vai deixar tudo novo. Até lá, Deus cuida e faz nascer coisas boas.',
        activity:
          'Cada um faz um suspiro de um sentimento (triste, cansado, com saudade) e os outros adivinham; depois: Deus entende o meu ai.',
        questions: [
          'O que a Sofia dizia?',
          'Quem ora com a gente quando não sabemos?',
          'O que Deus vai deixar novo?',
        ],
      },
      to12: {
        story:
          'Vovó Zefa bordava perto da janela. O neto, sentado no chão, via o pano por baixo: um emaranhado de fios, nós e pontas soltas. Que feio, vó! Ela riu e virou o bordado: era um jardim. Paulo escreveu aos romanos sobre um tempo em que a gente só vê o avesso. Ele não disse que os nós são bonitos. Disse que a criação geme, como quem está para dar à luz. Que nós também gememos, esperando. E que até o Espírito Santo geme conosco, quando não sabemos mais o que pedir. Então veio a frase famosa: Deus faz todas as coisas contribuírem para o bem dos que o amam. Que bem? Ficarmos parecidos com Jesus. Há nós que a gente não vai entender aqui, e ninguém deve dizer a quem chora que o nó é bonito. Mas quem segura a agulha conhece o desenho.',
        activity:
          'Bordem ou costurem fios num papelão furado, formando um desenho; olhem o avesso e o direito e conversem.',
        questions: [
          'O que o neto via, e o que a avó via?',
          'Quem geme, segundo Paulo?',
          'Que nó da sua vida você gostaria de entregar a Deus?',
        ],
      },
      challenge: 'Cuide de uma planta, de um bicho ou de um canto da rua a semana inteira.',
    },
    prayer:
      'Espírito de Deus, geme conosco. Não sabemos pedir. A terra dói, o corpo dói, a espera cansa. Leva ao Pai o que não vira palavra. E no que ainda não entendemos, faz o teu trabalho: parecer-nos com Jesus. Amém.',
    leader: {
      lost: 'Dois atalhos: transformar o 28 em slogan e o 29-30 em debate sobre predestinação. O primeiro fere; o segundo esfria. Volte aos gemidos: são eles que preparam o 28.',
      tender:
        'Este texto é dos mais usados e mais mal usados com enlutados. Proíba-se, hoje, a frase tudo coopera como consolo. Deixe a pessoa chegar a ela quando e se quiser. Se ouvir que não vale mais a pena viver: companhia já e CVV, 188.',
      differ:
        'Predestinou: reformados entendem que Deus escolhe soberanamente quem salva; arminianos, católicos e outros, que ele predestina conforme conhece a resposta, ou um povo em Cristo. Para todos, o alvo é ficar parecido com Jesus.',
    },
    comfort:
      'Nem tudo é bom, e Deus não pede que você diga que é. Ele geme com você. O bem que ele faz não apaga o que doeu; trabalha nele, devagar, do lado que não se vê.',
    closing: 'Nada se perde nas mãos dele, nem o gemido.',
    words: [
      'todas as coisas cooperam',
      'todas as coisas contribuem',
      'cooperam para o bem',
      'criacao geme',
      'gemidos inexprimiveis',
      'gememos',
      'dores de parto',
      'aflicoes deste tempo presente',
      'nao se comparam',
      'primicias do espirito',
      'espirito intercede',
      'predestinou',
      'imagem do seu filho',
      'redencao do nosso corpo',
    ],
  },
  {
    verses: '8:31-39',
    key: '8:39',
    title: 'Nada nos separa',
    theme: 'o amor que não se solta',
    themes: ['esperanca', 'medo', 'sofrimento', 'cruz'],
    idea: 'Com o Filho entregue e ressuscitado a nosso favor, nenhuma acusação, aflição ou força, nem a morte, consegue nos arrancar do amor de Deus.',
    context:
      'É o alto da montanha da carta. Paulo faz perguntas como num tribunal em que ninguém se apresenta para acusar. Não fala de longe: fome, perigo e espada eram a sua agenda.',
    retold: [
      {
        verses: '8:31-32',
        says: 'Se Deus é por nós, pergunta Paulo, quem será contra nós? Ele não poupou o próprio Filho e com ele nos dará todas as coisas.',
      },
      {
        verses: '8:33-34',
        says: 'Ninguém pode acusar os escolhidos, porque é Deus quem os justifica. Cristo morreu, ressuscitou e intercede por eles à direita de Deus.',
      },
      {
        verses: '8:35-39',
        says: 'Nem fome, nem perigo, nem espada separam os que creem do amor de Cristo. Paulo tem certeza: nem a morte, nem a vida, nem criatura alguma pode separá-los.',
      },
    ],
    read: {
      verses: '8:31-39',
      how: 'Uma pessoa lê as perguntas (31-35) e o grupo responde com o que vem depois de cada uma; 38-39, todos, de pé.',
    },
    observe: [
      {
        ask: 'Que perguntas Paulo faz, e que fato de Deus ou de Cristo responde a cada uma?',
        verses: '8:31-35',
        listen: 'Por nós; não poupou; justifica; morreu, ressuscitou, intercede.',
      },
      {
        ask: 'Quais perigos o versículo 35 enumera, e quais deles se parecem com os de hoje?',
        verses: '8:35',
        listen: 'Aflição, angústia, perseguição, fome, nudez, perigo, espada.',
      },
      {
        ask: 'Que pares e extremos Paulo percorre antes de chegar à conclusão?',
        verses: '8:38-39',
        listen: 'Morte e vida, presente e futuro, altura e profundeza.',
      },
    ],
    interpret: [
      {
        ask: 'Somos mais que vencedores “em todas estas coisas”, e não apesar delas ou depois. Que tipo de vitória é essa?',
        verses: '8:35-37',
        listen: 'A de quem continua amado dentro da luta.',
      },
      {
        ask: 'Por que Paulo apoia o futuro todo num acontecimento passado, o Filho entregue?',
        verses: '8:32, 8:34',
        listen: 'Quem deu o maior não negará o menor; o amor já foi provado.',
        follow: 'Que prova de amor você costuma exigir de Deus?',
      },
      {
        ask: 'Ele põe “a vida” e “o presente” na lista do que tentaria nos separar. Como a vida comum pode separar mais que a morte?',
        verses: '8:38',
        listen: 'Rotina, distração, prosperidade, pressa.',
      },
    ],
    live: [
      {
        ask: 'Complete a lista de Paulo com os seus nomes: nem … , nem … , nem … . O que você precisou acrescentar?',
        listen: 'Doença, dívida, diagnóstico, briga, erro antigo.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'De quem é a voz que acusa você mais alto: a sua, a de casa, a da internet, a do passado?',
        listen: 'O tribunal está vazio; acolher.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que coisa boa, e não ruim, tem ficado entre você e esse amor?',
        listen: 'Trabalho, sucesso, conforto, ministério.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que você acha que faria Deus desistir de alguém, e o que este texto responde?',
        listen: 'Ouça o medo por trás.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que já tentou separar vocês dois, e em que o amor de Cristo segurou o de vocês?',
        listen: 'Não aplicar a relação com agressão.',
        for: ['couples'],
      },
      {
        ask: 'Nem a morte. O que essas três palavras dizem ao lado do nome de quem você perdeu?',
        listen: 'Silêncio; podem ser choro ou paz.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o nó mais difícil que você já tentou desatar: fone, colar, cadarço molhado, burocracia?',
        bridge:
          'Há laços que ninguém desata. Paulo procurou no universo inteiro alguma coisa capaz disso.',
      },
      {
        text: 'Que objeto de infância ninguém conseguia tirar da sua mão, nem para lavar?',
        bridge: 'Agarrados assim, ninguém nos solta. E, no texto, quem segura não somos nós.',
        for: ['parents', 'couples', 'young', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Entrelace os dedos das duas mãos e tente separá-los puxando de leve. Depois descanse.',
      bridge: 'Alguém entrelaçou a mão na sua. Leia em voz alta, mesmo que a voz falhe.',
    },
    complete: [
      {
        name: 'A minha lista',
        text: 'Copie o versículo 38 e continue com letra sua: nem o ano de … , nem a notícia de … , nem o medo de … , nem o erro de … . Termine copiando o fim do 39. Guarde onde possa achar num dia ruim.',
      },
      {
        name: 'Ata do tribunal',
        text: 'Acusação apresentada: … . Quem acusa: … . O Juiz declara: Deus é quem … . O advogado informa que … . Sentença: nada poderá … . Assine e date.',
      },
    ],
    challenges: [
      {
        do: 'Decore Romanos 8:38-39 e recite para alguém que esteja com medo: ao telefone, no hospital, no portão.',
        tell: 'a quem recitou e o que houve depois.',
      },
      {
        do: 'Cada vez que uma acusação voltar à sua cabeça, responda em voz alta com uma pergunta de Paulo, como: se Deus é por nós, quem será contra nós?',
        tell: 'qual pergunta funcionou melhor para você.',
      },
    ],
    children: {
      truth: 'Nada me separa do amor de Deus.',
      to7: {
        story:
          'O Léo perguntou: mãe, se eu subir na lua, você ainda me ama? Amo. E se eu for para o fundo do mar, com os peixes esquisitos? Amo. E se eu ficar bravo? Amo. E de noite, no escuro? Amo no escuro também. Paulo fez essas perguntas sobre Deus. Ele pensou na coisa mais alta, na mais funda, na mais forte, na de hoje e na de amanhã. E escreveu com toda a certeza: nada, nada, nada consegue separar a gente do amor de Deus, que está em Jesus. Nem a lua. Nem o escuro. Nem o dia mais difícil de todos.',
        activity:
          'Brinquem de nada separa: dois de braços dados, os outros puxam de leve; a cada tentativa, todos dizem: nem isso!',
        questions: [
          'Aonde o Léo queria ir?',
          'O que separa a gente do amor de Deus?',
          'O que você colocaria na lista?',
        ],
      },
      to12: {
        story:
          'Paulo fez uma busca. Procurou no universo inteiro alguma coisa capaz de arrancar uma pessoa do amor de Deus. Começou pelo que ele tinha vivido: fome, frio, perigo, cadeia, ameaça de espada. Serve? Não. Procurou na morte: não. Na vida: também não. Anjos? Poderosos? O que está acontecendo hoje? O que vai acontecer amanhã? Subiu até a altura, desceu até o fundo. Nada. Então escreveu, como quem grita do alto de uma montanha: tenho certeza de que nada poderá nos separar do amor de Deus, que está em Cristo Jesus! Repare que ele não disse que nunca ia acontecer coisa ruim. Disse que, no meio dela, a gente continua segurado. E se alguém acusar você, dizendo que não presta? Paulo pergunta: quem vai acusar, se o próprio Juiz está do seu lado, e se o advogado é Jesus, que deu a vida por você?',
        activity:
          'Façam um cartaz comprido começando com nem… e cada um acrescenta uma linha; terminem com o versículo 39 bem grande.',
        questions: [
          'O que Paulo procurou no universo inteiro?',
          'Ele disse que nada de ruim acontece com quem crê? O que ele disse?',
          'Que nem … você precisa escrever hoje?',
        ],
      },
      challenge: 'Aprenda Romanos 8:39 de cor e diga a alguém que esteja com medo.',
    },
    prayer:
      'Deus por nós, quem nos poderá soltar? Nem a noite, nem o laudo, nem o que fizemos, nem amanhã. Cristo Jesus, que intercedes agora, segura mais forte quando a nossa mão abrir. Temos certeza; ajuda a nossa pouca certeza. Amém.',
    leader: {
      lost: 'Mais que vencedores vira lema de sucesso. O versículo anterior fala de ovelhas para o matadouro. Peça que alguém leia 36 e 37 juntos, em voz alta.',
      tender:
        'Quem se sente acusado por um pecado grave ou escrúpulo religioso pode dizer: menos eu. Não discuta; leia com a pessoa o 38-39 pondo o nome do que a acusa. E nada nos separa do amor de Deus não obriga a ficar ao lado de quem agride.',
      differ:
        'Uns leem aqui a segurança eterna de quem crê; outros entendem que nada de fora nos separa, mas que alguém pode se afastar. Os dois lados descansam no mesmo amor.',
    },
    comfort:
      'Paulo pôs a morte em primeiro lugar na lista, e ela não conseguiu. Quem você ama e você estão seguros pela mesma mão. Hoje, não segure nada. Deixe-se segurar.',
    closing: 'Nem a morte, nem a vida: nada.',
    words: [
      'mais que vencedores',
      'nada nos separara',
      'quem nos separara',
      'se deus e por nos',
      'quem sera contra nos',
      'nem a morte nem a vida',
      'nem altura',
      'profundeza',
      'nem mesmo seu proprio filho poupou',
      'amor de cristo',
      'principados',
      'intercede por nos',
      'ovelhas para o matadouro',
    ],
  },
  {
    verses: '9:1-24',
    key: '9:16',
    title: 'Misericórdia não é salário',
    theme: 'a misericórdia soberana de Deus',
    themes: ['graca', 'salvacao', 'humildade', 'fidelidade'],
    idea: 'Com o coração partido pelo seu povo, Paulo afirma que a palavra de Deus não falhou: ela sempre dependeu da misericórdia de Deus, e não do merecimento de alguém.',
    context:
      'Depois do canto do capítulo 8, nada nos separa do amor de Deus, vem a pergunta que dói: e Israel, que em boa parte não creu em Jesus? Paulo diz que aceitaria ser separado de Cristo em favor dos seus irmãos (9:1-5). Ele lembra Isaque, Jacó, Faraó e o oleiro com o barro (9:21). A conversa só termina no capítulo 11, com Deus querendo ter misericórdia de todos (11:32).',
    retold: [
      {
        verses: '9:1-5',
        says: 'Paulo sente grande tristeza pelos israelitas, seus parentes. Deles são os pactos e as promessas, e deles, segundo a carne, veio Cristo.',
      },
      {
        verses: '9:6-13',
        says: 'A palavra de Deus não falhou, diz Paulo: a descendência vem pela promessa. Antes de nascerem os filhos de Rebeca, foi dito que o mais velho serviria o mais jovem.',
      },
      {
        verses: '9:14-18',
        says: 'Paulo pergunta se Deus é injusto, e responde que não. Tudo depende de Deus, que se compadece de quem quer e endurece a quem quer, como fez com Faraó.',
      },
      {
        verses: '9:19-24',
        says: 'A quem reclama, Paulo pergunta se o barro discute com o oleiro. Deus suportou com paciência os vasos da ira e chamou os da misericórdia, judeus e não judeus.',
      },
    ],
    read: {
      verses: '9:6-16',
      how: 'Uma voz lê a explicação de Paulo; outra lê só o que está entre aspas. O 16 é lido duas vezes, por todos.',
    },
    observe: [
      {
        ask: 'Que conclusão errada Paulo nega logo de saída, e que motivo dá?',
        verses: '9:6-7',
        listen:
          'Que a palavra de Deus tenha falhado. Nem todo descendente é da promessa; a linha vem por Isaque.',
      },
      {
        ask: 'Que detalhe da história de Jacó e Esaú Paulo destaca entre parênteses?',
        verses: '9:11',
        listen:
          'Ainda não eram nascidos, não tinham feito bem nem mal; a escolha é daquele que chama.',
      },
      {
        ask: 'A que pergunta Paulo responde com um não bem forte, e que palavra de Deus a Moisés ele cita?',
        verses: '9:14-15',
        listen: 'Se há injustiça em Deus. “Terei misericórdia de quem eu tiver misericórdia”.',
      },
    ],
    interpret: [
      {
        ask: 'O que se perderia se a misericórdia fosse paga a quem corre mais?',
        verses: '9:16',
        listen:
          'Deixaria de ser misericórdia e viraria salário; os fracos ficariam de fora e os fortes se gabariam.',
        follow: 'Onde a gente ainda trata a graça como prêmio?',
      },
      {
        ask: 'Isaque nasceu de uma promessa que parecia impossível. Que tipo de Deus o exemplo mostra?',
        verses: '9:8-9',
        listen:
          'Um Deus que cumpre o que diz e faz nascer onde não havia jeito; a família dele nasce da palavra.',
      },
      {
        ask: '“Amei Jacó, mas odiei Esaú” soa duro. Levando em conta os versículos 12 e 13, que lugar cada irmão recebe na história da promessa?',
        verses: '9:12-13',
        listen:
          'Jacó foi escolhido para levar a promessa e Esaú não; a frase é de Malaquias, que fala dos dois povos. Até onde ela alcança cada pessoa, os cristãos leem de dois modos.',
      },
    ],
    live: [
      {
        ask: 'O que você vinha tentando merecer de Deus na base do esforço?',
        listen:
          'Perdão, resposta, descanso. A boa notícia do 16 é que não depende de quem se esforça.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Na escola e no trabalho quase tudo é por nota. Que estranheza dá receber de Deus uma coisa sem prova?',
        listen: 'Alívio e também orgulho ferido. As duas coisas são honestas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Paulo carrega um povo no peito com “grande tristeza”. Por quem da sua família ou do seu bairro você sente isso, e como ora?',
        listen: 'Um nome basta; ore logo, sem contar a vida da pessoa.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'Que pergunta sem resposta sobre Deus você guarda faz tempo, e com quem pode falar dela?',
        listen: 'Paulo também pergunta. O líder não precisa resolver.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Em que promessa Deus parece atrasado, e o que ajuda você a não chamar isso de falha?',
        listen: 'Sara esperou muito. Lembrar o que ele já cumpriu.',
        for: ['couples', 'elderly'],
      },
      {
        ask: 'Como trata os outros quem sabe que só está de pé por compaixão?',
        listen: 'Com menos altivez, com mais prazo, sem comparar currículos.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor coisa que você já ganhou sem ter feito nada: brinde, carona, vaga, presente de avó?',
        bridge: 'Paulo fala de uma coisa que só se recebe assim.',
      },
      {
        text: 'Na sua família, quem era o preferido (ou quem todos juravam que era) e como é que se descobria?',
        bridge: 'Rebeca teve gêmeos, e Paulo lembra o que Deus disse antes de eles nascerem.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Abra as mãos vazias sobre os joelhos. Fique assim um minuto, sem oferecer nada a Deus.',
      bridge: 'De mãos vazias, leia o versículo que diz de quem tudo depende.',
    },
    complete: [
      {
        name: 'Não é, mas é',
        text: 'Complete. Estou de pé hoje não porque eu quis muito nem porque eu corri, mas porque Deus … . A pessoa que me mostrou isso foi … . Posso dar a … a mesma compaixão.',
      },
      {
        name: 'Carta pelo meu povo',
        text: 'Como Paulo, escreva uma frase: tenho tristeza no coração por … . O que eu daria por eles: … . Peço ao Deus que se compadece que … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um nome que você carrega com tristeza e ore por ele todo dia, pedindo misericórdia, sem dar conselho à pessoa nesta semana.',
        tell: 'o que mudou no seu modo de vê-la.',
      },
      {
        do: 'Faça um bem de verdade a alguém que, na sua conta, não mereceu, e não explique por quê.',
        tell: 'como foi não cobrar.',
      },
    ],
    children: {
      truth: 'Deus me ama porque ele é bom, não por prêmio.',
      to7: {
        story:
          'Paulo estava triste. Muitos amigos do povo dele ainda não acreditavam em Jesus, e ele gostava muito deles. Será que Deus esqueceu a promessa? Não! Paulo lembrou uma história. Deus prometeu um bebê a Sara, e o bebê veio: Isaque! Depois Isaque e Rebeca tiveram dois meninos gêmeos. Antes de eles nascerem, antes de fazerem qualquer coisa, Deus já tinha um plano. Quem faz o plano é Deus, e Deus é cheio de compaixão. Compaixão é um amor que ajuda quem precisa. Ninguém compra o amor de Deus. Ninguém ganha por correr mais depressa. É presente! E presente a gente recebe com as duas mãos.',
        activity:
          'Embrulhem uma caixa vazia, passem de mão em mão e, a cada vez, digam: o amor de Deus é presente!',
        questions: [
          'Que bebê Deus prometeu a Sara?',
          'Por que ninguém precisa comprar o amor de Deus?',
          'A quem você quer contar desse presente?',
        ],
      },
      to12: {
        story:
          'Paulo tinha uma dor no coração. Ele era judeu, e muitos do seu povo não creram em Jesus. Alguém podia pensar: então a promessa de Deus falhou! Paulo respondeu que não, e foi contando histórias que todos conheciam. Deus prometeu um filho a Sara, e Isaque nasceu. Mais tarde, Rebeca, a mulher de Isaque, esperava gêmeos. Antes de os meninos nascerem, antes de fazerem coisa boa ou ruim, Deus já disse a ela qual dos dois levaria adiante a promessa. Isso é injusto? De maneira nenhuma, diz Paulo. Deus disse a Moisés: terei misericórdia de quem eu tiver misericórdia. Misericórdia não é salário. Salário é o que se paga a quem trabalhou; misericórdia é bondade que se dá. Ninguém chega a Deus porque correu mais ou tirou nota melhor. Há partes dessa carta que até os adultos acham difíceis. Mas isto dá para guardar: tudo começa em Deus, que se compadece.',
        activity:
          'Escrevam em papéis o que se ganha por esforço (medalha, nota) e o que se recebe de presente (vida, família, perdão). Separem em duas pilhas e conversem.',
        questions: [
          'Por que Paulo estava triste?',
          'Qual é a diferença entre salário e misericórdia?',
          'Que presente de Deus você não poderia pagar?',
        ],
      },
      challenge: 'Faça uma gentileza a alguém sem esperar nada de volta.',
    },
    prayer:
      'Deus que se compadece, não temos o que apresentar. Tem misericórdia de nós e da gente que amamos e que ainda está longe. O que não entendemos, deixamos contigo, porque a tua palavra não falha. Amém.',
    leader: {
      lost: 'Em debate sobre predestinação, em que os mesmos dois falam e os outros somem. Dê dez minutos, apresente os dois lados e volte às lágrimas do versículo 2 e à compaixão do 16.',
      tender:
        'Quem tem filho ou cônjuge longe da fé pode ouvir que Deus o rejeitou. O texto não dá a ninguém o direito de afirmar isso, e Paulo ora pelos seus até o fim (10:1). Ore junto.',
      differ:
        'Uns leem aqui que Deus escolhe cada pessoa para a salvação, sem levar em conta nada nela. Outros entendem que Paulo fala da escolha de povos para um lugar na história da salvação, e que Deus chama todos e cada um responde com fé. Os dois lados leem 11:32 e dobram os joelhos.',
    },
    comfort:
      'Quando não há força para querer nem perna para correr, este texto fica mais perto: não depende de quem quer nem de quem se esforça. Depende de Deus, que se compadece.',
    closing: 'Vão sem currículo: a misericórdia já sabe o caminho.',
    words: [
      'predestinacao',
      'eleicao',
      'vasos de misericordia',
      'vasos da ira',
      'oleiro',
      'barro',
      'amei jaco',
      'odiei esau',
      'endurece a quem quer',
      'farao',
      'terei misericordia de quem',
      'filhos da promessa',
      'nao depende daquele que quer',
      'soberania de deus',
      'anatema',
      'rebeca',
    ],
  },
  {
    verses: '10:8-17',
    key: '10:13',
    title: 'Pés bonitos',
    theme: 'a fé que vem de ouvir',
    themes: ['salvacao', 'missao', 'palavra', 'fe'],
    idea: 'A salvação está perto, na boca e no coração de quem invoca o Senhor; e, para que alguém o invoque, outro precisa ser enviado e pôr os pés no caminho.',
    context:
      'Paulo sofre pelos seus parentes judeus que não reconheceram Jesus. Explica que ninguém precisa subir ao céu para buscar a fé: ela está perto. E monta de trás para frente a corrente pela qual a notícia chega a alguém.',
    retold: [
      {
        verses: '10:8-10',
        says: 'Paulo diz que a palavra da fé está na boca e no coração. Quem declara que Jesus é Senhor e crê que Deus o ressuscitou será salvo.',
      },
      {
        verses: '10:11-13',
        says: 'Quem crê não será envergonhado. Não há diferença entre judeu e grego, e todo aquele que invocar o nome do Senhor será salvo.',
      },
      {
        verses: '10:14-17',
        says: 'Paulo pergunta como vão invocar sem crer, crer sem ouvir e ouvir sem quem seja enviado a pregar. Nem todos obedeceram, e a fé vem pelo ouvir.',
      },
    ],
    read: {
      verses: '10:8-17',
      how: 'Um leitor para 8-13. Nos versículos 14 e 15, cada pergunta por uma pessoa diferente, em pé, uma depois da outra.',
    },
    observe: [
      {
        ask: 'O que fazem a boca e o coração, segundo os versículos 8 a 10?',
        verses: '10:8-10',
        listen: 'Confessar Jesus como Senhor; crer que Deus o ressuscitou.',
      },
      {
        ask: 'Para quem vale a promessa, e que palavras mostram isso?',
        verses: '10:11-13',
        listen: 'Todo aquele; não há diferença; rico para todos.',
      },
      {
        ask: 'Quais são os elos da corrente, começando por invocar?',
        verses: '10:13-15',
        listen: 'Invocar, crer, ouvir, pregar, ser enviado.',
      },
    ],
    interpret: [
      {
        ask: 'Dizer “Jesus é Senhor” em Roma, onde o senhor era César, tinha preço. Que senhores essa frase desbanca hoje?',
        verses: '10:9',
        listen: 'Dinheiro, opinião, líder, eu.',
      },
      {
        ask: 'Coração sem boca, boca sem coração: o que falta em cada um desses?',
        verses: '10:9-10',
        listen: 'Fé escondida; palavra vazia.',
        follow: 'De qual lado você costuma ficar?',
      },
      {
        ask: 'Isaías elogia os pés, e não a voz nem o rosto. O que isso valoriza em quem leva a notícia?',
        verses: '10:15',
        listen: 'Ir, chegar perto, caminhar, sujar-se.',
      },
    ],
    live: [
      {
        ask: 'De quem eram os pés que trouxeram a notícia até você, e que caminho eles fizeram?',
        listen: 'Honrar a corrente.',
        for: ['adults', 'new-believers', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quem, dos seus, ainda não ouviu com clareza porque todos acham que ele já sabe?',
        listen: 'Família, amigos antigos.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Se os seus perfis fossem os seus pés, a que lugares eles chegam e que notícia levam?',
        listen: 'Sem pressão de postar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como seria, para você, falar o nome do Senhor em voz alta pela primeira vez, sozinho no quarto?',
        listen: 'Convite leve, sem apelo público.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há quanto tempo o seu coração crê numa coisa que a sua boca não diz em casa?',
        listen: 'Fé muda; amor mudo também.',
        for: ['men', 'women', 'long-believers'],
      },
      {
        ask: 'Em qual voz você gostaria de ouvir a boa notícia hoje?',
        listen: 'Às vezes é a voz de quem partiu.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a caminhada mais longa que você já fez a pé, e em que estado chegaram os seus pés?',
        bridge: 'A Bíblia acha bonitos uns pés cansados. Vamos ver quais.',
      },
      {
        text: 'Telefone sem fio: passem uma frase ao ouvido pela roda. O que chegou ao fim?',
        bridge: 'Com a notícia de Jesus, cada elo da corrente conta.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos e olhe os seus pés. Por onde eles andaram nesta semana?',
      bridge: 'Leia pensando em quem andou até você.',
    },
    complete: [
      {
        name: 'Corrente ao contrário',
        text: 'Escreva no fim da linha o nome de alguém que você gostaria de ver invocando o Senhor: … . Volte elo por elo: para invocar, precisa crer em … ; para crer, ouvir … ; para ouvir, que alguém … ; para isso, que eu seja enviado a … .',
      },
      {
        name: 'Boca e coração',
        text: 'Desenhe uma boca e um coração. No coração: o que creio e não digo: … . Na boca: o que digo e ainda não creio bem: … . No meio, escreva a frase que hoje é verdade nos dois: …',
      },
    ],
    challenges: [
      {
        do: 'Vá a pé, de propósito, até alguém que precisa de uma boa notícia, e leve uma, por palavras ou por ajuda.',
        tell: 'o que encontrou no caminho e na porta.',
      },
      {
        do: 'Mande um áudio a quem lhe falou de Jesus: a notícia chegou, obrigado.',
        tell: 'o que a pessoa contou de volta.',
      },
    ],
    children: {
      truth: 'Quem chama por Jesus é salvo.',
      to7: {
        story:
          'Antigamente não havia telefone. Quando acontecia uma coisa boa, alguém corria para contar. Corria pelo morro, pelo mato, pelas pedras. Lá no muro, o vigia olhava: vem vindo alguém! Os pés dele estavam sujos e machucados, mas traziam a notícia: vencemos! Que pés lindos!, gritava o povo. Paulo lembrou dessa história. Ele escreveu: todo aquele que chamar pelo Senhor será salvo. Mas como vão chamar, se ninguém contar? Por isso são tão bonitos os pés de quem leva a notícia de Jesus. Os seus pés também podem levar.',
        activity:
          'Contornem os pés no papel, pintem e escrevam dentro o nome de alguém a quem levar a boa notícia; façam um caminho de pés no chão.',
        questions: [
          'Como a notícia chegava antigamente?',
          'Por que os pés eram bonitos?',
          'Aonde os seus pés podem levar a notícia?',
        ],
      },
      to12: {
        story:
          'Era uma cidade cercada, esperando o resultado de uma batalha. No alto do muro, o vigia vê um pontinho correndo. É o mensageiro! Ele vem descalço, coberto de pó, com os pés sangrando. Paz!, ele grita. Acabou! E o povo chora de alegria, olha aqueles pés horríveis e diz: que lindos! O profeta Isaías escreveu sobre isso, e Paulo, muito tempo depois, lembrou. Ele explicava como alguém chega a crer em Jesus. Todo aquele que invocar o nome do Senhor será salvo. Para invocar, precisa crer. Para crer, precisa ouvir. Para ouvir, precisa que alguém conte. Para alguém contar, precisa ir. É uma corrente, e cada elo tem pés. A notícia chegou até você porque uma porção de gente andou: de Jerusalém a Roma, de lá até o Brasil, até a sua casa. Agora os pés são os seus.',
        activity:
          'Entrevistem um adulto: quem contou de Jesus a você? E a essa pessoa? Desenhem a corrente até onde conseguirem.',
        questions: [
          'Quais são os elos da corrente de Paulo?',
          'Por que Isaías elogiou os pés?',
          'Quem está depois de você na corrente?',
        ],
      },
      challenge: 'Conte a alguém uma coisa que Jesus fez, e agradeça a quem contou a você.',
    },
    prayer:
      'Senhor de todos, rico para os que te chamam, chamamos. Obrigado pelos pés que vieram. Põe a boca e o coração no mesmo lugar. Envia-nos à porta certa, e que os nossos pés, cansados, tragam paz. Amém.',
    leader: {
      lost: 'Pode surgir a pergunta sobre quem nunca ouviu. Paulo a usa para mandar pés, não para especular. E cuidado com fórmulas: repita esta oração e pronto.',
      tender:
        'Não faça apelo público nem peça que alguém confesse na roda. Quem quiser conversar sobre começar com Jesus terá hora e companhia depois. Respeite quem tem família contrária.',
      differ:
        'Para uns, crer e confessar bastam, e o batismo segue como testemunho; para outros, o batismo faz parte do próprio começo. Todos leem que quem invoca não é envergonhado.',
    },
    comfort:
      'A palavra está perto, disse Paulo: nem é preciso subir, nem descer. Se você só tem um fio de voz, serve. Todo aquele que invocar.',
    closing: 'Que lindos os pés de quem traz paz.',
    words: [
      'formosos sao os pes',
      'pes dos que anunciam',
      'fe vem pelo ouvir',
      'com a tua boca',
      'jesus e senhor',
      'confessares',
      'invocar o nome do senhor',
      'como ouvirao',
      'quem pregue',
      'se nao forem enviados',
      'nao sera envergonhado',
      'boas novas',
      'palavra esta perto',
    ],
  },
  {
    verses: '11:25-36',
    key: '11:36',
    title: 'Quando acabam as respostas, começa o louvor',
    theme: 'a misericórdia e a profundidade de Deus',
    themes: ['adoracao', 'graca', 'sabedoria', 'humildade'],
    idea: 'Depois de três capítulos de perguntas difíceis sobre Israel, Paulo chega à beira: Deus quer ter misericórdia de todos, por caminhos que ninguém traça; e o que resta é adorar.',
    context:
      'Do capítulo 9 ao 11, Paulo chora pelo seu povo, que em boa parte não creu em Jesus. Deus voltou atrás na promessa? Ele responde que não, e avisa os cristãos não judeus que não se gabem: são ramos enxertados (11:17-20). Estas são as últimas linhas da parte mais difícil da carta. Depois vem a vida de todo dia.',
    retold: [
      {
        verses: '11:25-27',
        says: 'Paulo conta um mistério: Israel foi endurecido em parte, até entrar a plenitude dos outros povos. E assim todo o Israel será salvo, e Deus tirará os seus pecados.',
      },
      {
        verses: '11:28-32',
        says: 'Os israelitas continuam amados, porque o chamado de Deus não se cancela. Uns desobedeceram antes, outros agora, e para todos Deus tem misericórdia.',
      },
      {
        verses: '11:33-36',
        says: 'Paulo se admira da sabedoria de Deus, de quem ninguém foi conselheiro. Dele, por ele e para ele são todas as coisas.',
      },
    ],
    read: {
      verses: '11:28-36',
      how: 'Leiam 28 a 32 sentados, com dedo no texto; no 33, todos de pé; o 36, olhando para o alto, sem pressa.',
    },
    observe: [
      {
        ask: 'De que dois jeitos Israel é visto, e por causa de quê é amado?',
        verses: '11:28',
        listen: 'Inimigos quanto ao Evangelho; amados por causa dos patriarcas.',
      },
      {
        ask: 'O que não pode ser cancelado?',
        verses: '11:29',
        listen: 'Os dons gratuitos e o chamado de Deus.',
      },
      {
        ask: 'Quem foi desobediente e quem recebe misericórdia?',
        verses: '11:30-32',
        listen: 'Vós, eles, todos; misericórdia para com todos.',
      },
      {
        ask: 'Que perguntas Paulo faz no louvor, e que três palavrinhas resumem tudo?',
        verses: '11:33-36',
        listen: 'Quem entendeu, quem aconselhou, quem deu primeiro; dele, por ele, para ele.',
      },
    ],
    interpret: [
      {
        ask: 'Um teólogo chega ao limite e, em vez de fechar o livro, canta. O que isso ensina sobre pensar a fé?',
        verses: '11:33-34',
        listen: 'Pergunta e louvor cabem juntos; mistério não é preguiça.',
        follow: 'Que pergunta sua ainda não virou canto?',
      },
      {
        ask: 'Deus usa até a desobediência para alcançar mais gente. Por que isso é espantoso e não é desculpa para pecar?',
        verses: '11:30-32',
        listen: 'Ele vence o mal; não o aprova.',
      },
      {
        ask: '“Quem lhe deu primeiro”, para ter de receber de volta? O que a pergunta desmancha em nós?',
        verses: '11:35',
        listen: 'A ideia de crédito; tudo já é dele.',
      },
      {
        ask: 'O que muda numa segunda-feira de quem crê que tudo é dele, por ele e para ele?',
        verses: '11:36',
        listen: 'De onde vem, quem sustenta, para onde vai.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua pergunta sem resposta, e como você convive com ela sem fechar a porta para Deus?',
        listen: 'Escutar, sem responder por Deus.',
      },
      {
        ask: 'Em que você anda dando conselhos a Deus sobre como governar?',
        listen: 'Oração que manda; rir e soltar.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Dúvida na faculdade ou na escola: como seria levá-la a Deus como Paulo, sem fingir que não tem?',
        listen: 'Dúvida honesta é bem-vinda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você pensa que não tem mais jeito? O que faz com isso um Deus que quer ter misericórdia de todos?',
        listen: 'Um nome por dentro; orar.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'O chamado de Deus não se cancela. Que chamado seu parecia vencido?',
        listen: 'Idade, erro, pausa; ele não voltou atrás.',
        for: ['elderly', 'long-believers', 'singles'],
      },
      {
        ask: 'Dele, por ele, para ele: qual dos três falta na sua maneira de trabalhar?',
        listen: 'Origem, força ou destino.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Para quem está conhecendo a fé: o que você gosta e o que estranha num Deus que não cabe na cabeça?',
        listen: 'Sem pressa de explicar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual por quê de criança você nunca soube responder, e o que inventou na hora?',
        bridge:
          'Paulo fez perguntas grandes por três capítulos. Vejam o que fez quando chegou ao fim delas.',
      },
      {
        text: 'Onde você já ficou de boca aberta, sem foto que desse conta: mar, céu, montanha, parto?',
        bridge: 'Ó profundidade!, escreveu Paulo, com essa boca.',
        for: ['adults', 'couples', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para o fundo de um copo de água, de um rio ou do céu da noite, por dois minutos, sem explicar nada.',
      bridge: 'Ó profundidade das riquezas! Leia em voz baixa e de pé.',
    },
    complete: [
      {
        name: 'Pergunta e canto',
        text: 'Escreva a sua pergunta mais difícil: … . Embaixo, o que você já sabe de Deus mesmo sem a resposta: … , … . Termine com uma linha de louvor que não seja copiada: Ó … .',
      },
      {
        name: 'Dele, por ele, para ele',
        text: 'Pegue uma área da vida: … . É dele porque … . É por ele que … . É para ele que … .',
      },
    ],
    challenges: [
      {
        do: 'Leve a sua pergunta sem resposta a um lugar aberto, diga-a em voz alta e fique dez minutos em silêncio.',
        tell: 'o que aconteceu com o tamanho da pergunta.',
      },
      {
        do: 'Faça três coisas comuns do dia dizendo antes: dele, por ele, para ele.',
        tell: 'quais, e em qual foi mais estranho.',
      },
    ],
    children: {
      truth: 'Deus é maior do que eu entendo, e é bom.',
      to7: {
        story:
          'O Teo era o menino dos porquês. Por que o mar é salgado? Por que o vaga-lume pisca? Por que a vovó está doente? Algumas coisas o papai sabia. Outras, não. Um dia subiram no morro à noite. O céu estava cheio de estrelas: uma, duas, mil! O Teo abriu a boca: oooh! Não perguntou nada. O papai disse: Deus é assim, filho. Grande que não cabe na cabeça. E tão bom que cuida de você. O apóstolo Paulo também fez muitas perguntas e depois cantou: tudo vem de Deus, tudo é por ele, tudo é para ele!',
        activity:
          'Deitem no chão à noite ou sob um lençol com luzinhas; cada um faz um porquê e, no fim, todos dizem: oooh, Senhor!',
        questions: [
          'O que o Teo gostava de perguntar?',
          'O que ele fez quando viu o céu?',
          'Que porquê você quer levar a Deus?',
        ],
      },
      to12: {
        story:
          'Paulo tinha um nó na garganta. Muitos do seu povo, os judeus, não criam em Jesus. Deus tinha desistido deles? Ele passou três capítulos da carta pensando, lendo as Escrituras, fazendo e respondendo perguntas. Descobriu que Deus não volta atrás no que promete. Viu que os de fora tinham recebido misericórdia e que os de dentro também podiam receber. Todos desobedeceram, e Deus quer ter misericórdia de todos! Mas ainda sobrava muita coisa sem resposta. Então Paulo chegou à beira, como quem chega à ponta de um mirante. E em vez de dizer não entendo, vou embora, ele gritou: ó profundidade! Quem entende a mente de Deus? Quem deu conselho a ele? E cantou: dele, por ele e para ele são todas as coisas. Pode perguntar tudo a Deus. E pode também, no fim das perguntas, ficar de boca aberta.',
        activity:
          'Façam um mural dos porquês, com perguntas em papéis; em cada um, alguém escreve no verso uma coisa que sabemos de Deus.',
        questions: [
          'Qual era o nó na garganta de Paulo?',
          'O que ele fez quando as respostas acabaram?',
          'Que pergunta você quer fazer a Deus?',
        ],
      },
      challenge:
        'Faça a Deus uma pergunta difícil e depois agradeça por uma coisa que você sabe dele.',
    },
    prayer:
      'Ó profundidade. Trouxemos perguntas e estão na tua mão. Não te demos nada primeiro. Tem misericórdia de todos: dos nossos, dos de longe, de nós. Não canceles o que chamaste. Dele, por ele, para ele: a ti a glória. Amém.',
    leader: {
      lost: 'O que é todo o Israel, e quando, divide estudiosos (ver abaixo). Não deixe a noite virar geopolítica nem comentário contra judeus; Paulo escreveu justamente contra essa vaidade. Fique em 32 a 36.',
      tender:
        'Ninguém entende os caminhos de Deus pode ser dito como tampa a quem sofre. Não use assim. Paulo perguntou e chorou primeiro (9:2). Deixe a pessoa perguntar.',
      differ:
        'Que todo o Israel será salvo: uns entendem o povo judeu, no futuro, voltando-se para Cristo; outros, os judeus que creem em todos os tempos; outros, todo o povo de Deus, judeus e não judeus. A misericórdia, todos esperam.',
    },
    comfort:
      'Você não precisa entender para ser guardado. Fique na beira, sentado, sem palavra bonita. Quem não coube na cabeça de Paulo cabe no seu quarto.',
    closing: 'Dele, por ele, para ele.',
    words: [
      'o profundidade das riquezas',
      'dele por ele e para ele',
      'quem entendeu a mentalidade do senhor',
      'quem foi o seu conselheiro',
      'quem lhe deu primeiro',
      'todo o israel sera salvo',
      'plenitude dos gentios',
      'dons gratuitos e o chamado',
      'nao podem ser cancelados',
      'misericordia para com todos',
      'incompreensiveis os seus juizos',
      'ramos enxertados',
    ],
  },
  {
    verses: '12:1-8',
    key: '12:2',
    title: 'Culto de segunda-feira',
    theme: 'a vida inteira como culto',
    themes: ['adoracao', 'santidade', 'servico', 'proposito'],
    idea: 'Diante de tanta misericórdia, a resposta é entregar o corpo e a cabeça no dia comum, sem se achar demais nem de menos, servindo com o dom que se recebeu.',
    context:
      'Onze capítulos de misericórdia, e então um pois. Paulo não pede um culto mais comprido: pede o corpo, esse de trabalhar, comer e pegar ônibus. Depois fala do grupo como um corpo só, com funções diferentes.',
    retold: [
      {
        verses: '12:1-2',
        says: 'Pelas misericórdias de Deus, Paulo pede que os irmãos apresentem o corpo como sacrifício vivo e renovem a mente, sem tomar a forma do tempo presente.',
      },
      {
        verses: '12:3-5',
        says: 'Paulo diz que ninguém se estime mais do que convém. Como um corpo tem muitos membros, os irmãos, ainda que muitos, são um só corpo em Cristo.',
      },
      {
        verses: '12:6-8',
        says: 'Os dons são diferentes, e cada um sirva com o que recebeu: quem ensina, ensinando, quem reparte, com generosidade, quem usa de misericórdia, com alegria.',
      },
    ],
    read: {
      verses: '12:1-8',
      how: 'Leiam 1-2 com as mãos abertas sobre os joelhos. De 3 a 8, uma pessoa por versículo.',
    },
    observe: [
      {
        ask: 'Em nome de que Paulo faz o pedido, e o que ele pede que se ofereça?',
        verses: '12:1',
        listen: 'Das misericórdias; os corpos, vivos.',
      },
      {
        ask: 'Que duas formas de mudança aparecem no versículo 2, e por onde começa a boa?',
        verses: '12:2',
        listen: 'Conformar-se ou transformar-se; pela mentalidade renovada.',
      },
      {
        ask: 'Quais dons estão na lista, e com que atitude cada um deve ser exercido?',
        verses: '12:6-8',
        listen:
          'Profecia, serviço, ensino, exortação, repartir, liderar, misericórdia; generosidade, empenho, alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Sacrifício costumava morrer no altar. O que é um sacrifício “vivo”, e por que dá mais trabalho?',
        verses: '12:1',
        listen: 'Continua todo dia; pode descer do altar.',
      },
      {
        ask: 'O mundo põe a gente na fôrma sem pedir licença. Quais fôrmas Paulo teria em mente hoje?',
        verses: '12:2',
        listen: 'Consumo, aparência, pressa, ódio, vantagem.',
        follow: 'Como se renova uma mentalidade, na prática?',
      },
      {
        ask: 'Estimar-se “com bom senso” evita dois erros. Quais, e o que o corpo de Cristo tem a ver com isso?',
        verses: '12:3-5',
        listen: 'Achar-se demais ou de menos; cada um é membro necessário.',
      },
    ],
    live: [
      {
        ask: 'Das seis da manhã às dez da noite, qual hora da sua rotina é mais difícil chamar de culto?',
        listen: 'Trânsito, reunião, louça, fila.',
        for: ['adults', 'women', 'men', 'parents'],
      },
      {
        ask: 'O que entra na sua cabeça pelos olhos e ouvidos num dia comum, e que forma isso vai dando a você?',
        listen: 'Algoritmo como molde.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que dom os outros veem em você e você minimiza, ou que você usa para aparecer?',
        listen: 'O grupo ajuda a nomear.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Como o seu corpo (sono, comida, descanso, prazer) tem sido tratado: altar, depósito ou vitrine?',
        listen: 'Sem moralismo sobre peso ou saúde.',
        for: ['women', 'men', 'young', 'couples'],
      },
      {
        ask: 'Que jeito de pensar você trouxe consigo e já percebeu que não combina com Jesus?',
        listen: 'Preconceito, vantagem, vingança; passo a passo.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O seu corpo já não faz o que fazia. Que oferta cabe nele hoje?',
        listen: 'Oração, conselho, sorriso, presença.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Bolo que grudou na fôrma, gelatina que não endureceu: qual foi o seu maior desastre de cozinha?',
        bridge: 'Fôrma decide o formato. Paulo pergunta em que fôrma a gente anda se metendo.',
      },
      {
        text: 'Você é mão, pé, boca, olho ou cotovelo no grupo de amigos? Explique em uma frase.',
        bridge: 'Paulo pensa a igreja como corpo. Cotovelo também conta.',
        for: ['teens', 'young', 'singles', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe a mão pelo próprio braço, do ombro aos dedos. É este corpo, com a idade que tem.',
      bridge: 'É este que Paulo pede. Leia com ele inteiro presente.',
    },
    complete: [
      {
        name: 'Liturgia da segunda-feira',
        text: 'Monte a ordem do culto de um dia comum. Chamada, ao acordar: … . Oferta, no trabalho ou estudo: … . Intercessão, no trajeto: … . Comunhão, à mesa: … . Bênção, ao apagar a luz: … .',
      },
      {
        name: 'Demais, de menos, na medida',
        text: 'Complete: Eu me acho demais quando … . Eu me acho de menos quando … . Com bom senso, o que recebi de Deus para servir é … , e falta usar em … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma tarefa chata e a ofereça em voz alta antes de fazer: isto é culto. Repita cinco dias.',
        tell: 'o que aconteceu com a tarefa ou com você.',
      },
      {
        do: 'Pergunte a três pessoas que dom elas veem em você e use um deles, nesta semana, para servir alguém.',
        tell: 'se as três disseram a mesma coisa.',
      },
    ],
    children: {
      truth: 'Tudo o que eu faço pode ser para Deus.',
      to7: {
        story:
          'A Nina perguntou: vovô, culto é só domingo? O vovô pensou e levou a neta pela casa. Na cozinha, a mamãe mexia a panela para todos comerem. Isto é para Deus, disse o vovô. No quintal, o papai consertava a bicicleta do vizinho. Também é. No quarto, o irmão estudava. E eu?, perguntou a Nina. Você pode guardar os brinquedos com alegria. Ela guardou cantando. Paulo escreveu assim numa carta: ofereçam a Deus o corpo de vocês. As mãos, os pés, a boca, a cabeça! Cada pessoa tem um jeito de ajudar, como as partes do corpo.',
        activity:
          'Com música, nomeiem uma parte do corpo (mãos!) e cada um mostra um jeito de servir com ela.',
        questions: [
          'O que a mamãe fazia para Deus?',
          'O que a Nina fez cantando?',
          'O que o seu corpo pode fazer para Deus hoje?',
        ],
      },
      to12: {
        story:
          'Numa festa, serviram gelatina em forma de peixe. Um menino perguntou: como ela sabe nadar? A mãe riu: ela só copiou a fôrma. Paulo avisou os cristãos de Roma sobre isso. O mundo em volta é uma fôrma: fale assim, vista assim, zombe deste, queira aquilo. Se a gente não percebe, vai ficando igual. Não entrem na fôrma, escreveu ele; deixem Deus mudar o jeito de pensar de vocês. Antes disso, tinha feito um pedido curioso. Naquele tempo, levavam-se animais ao altar. Paulo disse: ofereçam o corpo de vocês, vivo. O corpo que joga bola, lava louça e faz prova. E completou: ninguém se ache o maioral nem um zero à esquerda. Somos um corpo. Um serve, outro ensina, outro reparte, outro lidera, outro consola, e deve fazer isso sorrindo. Culto não acaba no amém de domingo.',
        activity:
          'Façam um boneco articulado de papelão; em cada parte, o nome de alguém do grupo e o dom que ele tem.',
        questions: [
          'O que quer dizer não entrar na fôrma?',
          'O que Paulo pediu que oferecessem?',
          'Qual é o seu jeito de ajudar no grupo?',
        ],
      },
      challenge: 'Antes de uma tarefa chata, diga: isto é para Deus, e faça com capricho.',
    },
    prayer:
      'Pai, pelas tuas misericórdias, aqui está este corpo, com olheiras e tudo. Tira-nos das fôrmas que apertam. Renova o que pensamos às segundas. Que cada um sirva com o que recebeu, e que a alegria venha junto. Amém.',
    leader: {
      lost: 'A vontade de Deus no versículo 2 vira conversa sobre decisões (casar, mudar de emprego). Paulo fala de um jeito de viver. E corpo como sacrifício não é convite a se descuidar.',
      tender:
        'Falar de corpo toca quem tem transtorno alimentar, deficiência, doença ou sofreu abuso. Nenhum comentário sobre peso, aparência ou saúde de ninguém. Diga que o corpo é bem-vindo como está.',
      differ:
        'Profecia, no versículo 6, é entendida por uns como palavra inspirada para hoje, por outros como pregação. O conselho é igual: segundo a fé, para servir.',
    },
    comfort:
      'O que usa de misericórdia, faça-o com alegria: talvez hoje você seja quem recebe a misericórdia de alguém. O seu corpo cansado, deitado, também pode ser entregue. Assim: Senhor, é isto que tenho.',
    closing: 'O culto continua na segunda-feira.',
    words: [
      'sacrificio vivo',
      'culto racional',
      'nao vos conformeis',
      'renovacao da mente',
      'renovacao do entendimento',
      'transformai vos',
      'boa agradavel e perfeita',
      'vontade de deus',
      'misericordias de deus',
      'membros uns dos outros',
      'um so corpo',
      'dons',
      'apresenteis os vossos corpos',
    ],
  },
  {
    verses: '12:9-21',
    key: '12:21',
    title: 'Vencer o mal com o bem',
    theme: 'o amor sem máscara',
    themes: ['proximo', 'perdao', 'comunhao', 'justica'],
    idea: 'O amor que vem de Deus tira a máscara, alegra-se e chora junto, abre a casa e recusa a vingança: responde ao mal com o bem, sem fingir que o mal não existe.',
    context:
      'Depois do corpo e dos dons, Paulo solta uma rajada de frases curtas, como recados na geladeira. As primeiras olham para dentro da comunidade; da metade em diante, para quem nos quer mal. Roma não era lugar calmo para cristãos.',
    retold: [
      {
        verses: '12:9-11',
        says: 'Paulo pede amor sem hipocrisia, apego ao bem e carinho de irmãos, em que um faz questão de honrar o outro.',
      },
      {
        verses: '12:12-13',
        says: 'Os irmãos devem ter alegria na esperança, paciência na aflição e firmeza na oração, repartir com quem precisa e abrir a casa.',
      },
      {
        verses: '12:14-16',
        says: 'Paulo manda abençoar quem persegue, e não amaldiçoar. Que se alegrem com os que se alegram e chorem com os que choram.',
      },
      {
        verses: '12:17-21',
        says: 'Ninguém deve se vingar, diz Paulo, porque a vingança pertence a Deus. Se o inimigo tiver fome, receba comida, e o mal seja vencido com o bem.',
      },
    ],
    read: {
      verses: '12:10-21',
      how: 'Passem a Bíblia de mão em mão; cada um lê uma frase só, até o ponto. Cheguem ao 21 e digam juntos.',
    },
    observe: [
      {
        ask: 'Que ordens dizem respeito aos de casa, e quais aos que fazem o mal?',
        verses: '12:10-13, 12:14, 12:17-21',
        listen: 'Honrar, repartir, hospedar; abençoar, não se vingar, alimentar.',
      },
      {
        ask: 'O que fazer com os que se alegram e com os que choram?',
        verses: '12:15',
        listen: 'O mesmo que eles.',
      },
      {
        ask: 'Em que condições se deve ter paz, e a quem pertence a vingança?',
        verses: '12:18-19',
        listen: 'No que depender de vós; ao Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Para muita gente é mais fácil chorar com quem chora do que se alegrar com quem se alegra. Por que será?',
        verses: '12:15',
        listen: 'Inveja, comparação; pena nos deixa em cima.',
      },
      {
        ask: 'Entregar a ira a Deus é diferente de engolir a raiva. Em que consiste a diferença?',
        verses: '12:19',
        listen: 'Reconhece a injustiça e quem julga bem; não nega.',
        follow: 'O que nos faz querer ser juiz e carrasco?',
      },
      {
        ask: '“No que for possível de vossa parte”: que limites honestos essa frase põe na obrigação de fazer as pazes?',
        verses: '12:18',
        listen: 'A paz é de dois; há quem não queira ou seja perigoso.',
      },
    ],
    live: [
      {
        ask: 'Qual máscara de amor você usa na igreja, e qual cai quando chega em casa?',
        listen: 'Gentileza pública, rispidez privada.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Quando a sua turma se dá bem e você não, o que acontece com a sua alegria por eles?',
        listen: 'Inveja tem nome; riam.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual vingança pequena você praticou ultimamente: silêncio, atraso, ironia, indireta?',
        listen: 'As pequenas são as nossas.',
        for: ['adults', 'women', 'men', 'couples'],
      },
      {
        ask: 'Quem tem fome ou sede perto de você e, por acaso, não merece?',
        listen: 'Ex-sócio, parente difícil, vizinho.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'De qual frase desta lista você duvida que alguém consiga viver?',
        listen: 'Dúvida leal; peçam exemplos.',
        for: ['visitors', 'new-believers', 'young'],
      },
      {
        ask: 'Quem chorou com você do jeito certo, e o que essa pessoa fez ou deixou de fazer?',
        listen: 'Aprendam com ela.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Recado de geladeira: qual é a ordem mais repetida na sua casa, por escrito ou aos gritos?',
        bridge: 'Paulo também escreveu recados curtos. Dariam uma porta inteira.',
      },
      {
        text: 'Qual foi a melhor vingança de filme ou novela que você já viu? E a que você ensaiou no chuveiro e nunca fez?',
        bridge: 'Vingança dá audiência. Paulo propõe um final mais difícil.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Relaxe o rosto: testa, mandíbula, boca. Fique um minuto sem expressão para ninguém.',
      bridge: 'O amor seja sem máscara, começa o texto. Leia com o rosto solto.',
    },
    complete: [
      {
        name: 'Recado para a minha porta',
        text: 'Escolham, cada um, a frase do texto que mais lhe falta e escrevam num papel com o próprio nome: … , lembre-se: … . No verso: a primeira pessoa com quem vou praticar é … .',
      },
      {
        name: 'Roteiro trocado',
        text: 'Pense numa ofensa recente. Cena que eu imaginei: … . Cena segundo o 21, com um bem possível e prudente: … . O que precisa ficar na mão de Deus para eu gravar a segunda: … .',
      },
    ],
    challenges: [
      {
        do: 'Alegre-se em voz alta com a conquista de alguém que você inveja um pouco: ligue, celebre, brinde.',
        tell: 'em que momento a alegria virou de verdade.',
      },
      {
        do: 'Responda a uma grosseria desta semana com um bem concreto, sem ironia e sem sermão.',
        tell: 'o que aconteceu com a outra pessoa e com o seu estômago.',
      },
    ],
    children: {
      truth: 'Com Jesus, eu venço o mal com o bem.',
      to7: {
        story:
          'O Caio pisou no castelo de areia da Júlia. De propósito! A Júlia ficou vermelha. Ela pegou um balde de água e pensou: vou molhar ele todinho. Aí lembrou da frase da vovó: o mal a gente vence com o bem. Mas eu estou brava!, disse ela. Pode estar brava, falou a vovó, só não devolva maldade. A Júlia respirou. Chamou: Caio, eu não gostei. Quer me ajudar a fazer outro? O Caio olhou para o chão. Depois pegou a pazinha. O castelo novo ficou muito maior. Paulo escreveu isso numa carta: vença o mal com o bem.',
        activity:
          'Construam uma torre de blocos; um derruba, respira-se fundo três vezes e todos reconstroem mais alto, juntos.',
        questions: [
          'O que o Caio fez?',
          'O que a Júlia disse em vez de jogar água?',
          'Com quem você pode fazer as pazes?',
        ],
      },
      to12: {
        story:
          'Na escola do Rafa havia um menino, o Igor, que colava apelidos em todo mundo. Um dia, o lanche do Igor caiu inteiro na lama. Todo mundo riu: bem feito! O Rafa também quis rir, afinal o apelido dele era o pior. Mas ele tinha lido uma frase de Paulo: se o teu inimigo tiver fome, dá-lhe de comer. Que frase chata numa hora dessas! O Rafa partiu o sanduíche e ofereceu metade. O Igor ficou sem saber onde pôr a cara. Não viraram melhores amigos. Mas o apelido sumiu. Paulo não disse para fingir que o mal não dói, nem para ficar perto de quem machuca. Disse para não entrar no jogo. Quem devolve o mal deixa que ele vença duas vezes. Quem faz o bem corta a corrente. E a justiça? Essa a gente leva a quem cuida de nós, e a Deus.',
        activity:
          'Façam uma corrente de papel com ofensas (ele falou, eu falei) e cortem num elo, escrevendo ali um bem possível.',
        questions: [
          'Por que o Rafa tinha vontade de rir?',
          'O que quer dizer vencer o mal com o bem?',
          'Quando é hora de chamar um adulto para ajudar?',
        ],
      },
      challenge: 'Faça um bem a alguém que implicou com você; se ele machuca, conte a um adulto.',
    },
    prayer:
      'Senhor, tira a máscara do nosso amor. Dá-nos rir com quem ri e chorar com quem chora. A conta que não conseguimos fechar, põe na tua mesa de Juiz. E, contra o mal, dá-nos um bem possível para hoje. Amém.',
    leader: {
      lost: 'Todos querem saber das brasas na cabeça. Há várias explicações (vergonha que leva à mudança é a mais comum). Não deixe virar uma forma mais fina de vingança.',
      tender:
        'Nunca use este texto para mandar alguém apanhar calado. Não se vingar é diferente de não denunciar: denunciar é entregar a quem Deus pôs para proteger (13:4). Ligue 180, Disque 100, 190 no perigo.',
    },
    comfort:
      'Chorai com os que choram: é uma ordem, e ela vale para os outros, não para você. Hoje o seu papel é só ser acompanhado.',
    closing: 'O mal não precisa ter a última palavra.',
    words: [
      'amor sem hipocrisia',
      'amor nao seja fingido',
      'abencoai os que vos perseguem',
      'chorai com os que choram',
      'alegrai vos com os que se alegram',
      'hospitalidade',
      'hospitaleiros',
      'brasas',
      'vinganca',
      'minha e a vinganca',
      'tende paz com todos',
      'vence o mal com o bem',
      'inimigo tiver fome',
    ],
  },
  {
    verses: '13:1-7',
    key: '13:7',
    title: 'Dar a cada um o que se deve',
    theme: 'as autoridades e a consciência',
    themes: ['obediencia', 'justica', 'fidelidade', 'proximo'],
    idea: 'Autoridade existe para servir ao bem e vem de Deus, acima dela; por isso o cristão cumpre a lei, paga o que deve e respeita, não só por medo, mas de consciência limpa.',
    context:
      'Os leitores moram em Roma, a capital do império, onde governa um imperador que não crê em Jesus e onde se reclamava muito de impostos. Antes, Paulo proibiu a vingança pessoal (12:19). Depois, dirá que a única dívida sem fim é o amor (13:8).',
    retold: [
      {
        verses: '13:1-2',
        says: 'Paulo pede que todos se sujeitem às autoridades, porque elas vêm de Deus. Quem se opõe a elas resiste à ordem dele.',
      },
      {
        verses: '13:3-4',
        says: 'A autoridade é serva de Deus para o bem: elogia quem faz o bem e castiga quem faz o mal.',
      },
      {
        verses: '13:5-7',
        says: 'Paulo pede obediência também por causa da consciência. Por isso se pagam impostos, e cada um deve receber o que lhe cabe, seja taxa, respeito ou honra.',
      },
    ],
    read: {
      verses: '13:1-7',
      how: 'Leiam sem comentar política. Uma voz por versículo; quem lê o 7 faz uma pausa depois de cada item da lista.',
    },
    observe: [
      {
        ask: 'De onde vem toda autoridade, segundo Paulo?',
        verses: '13:1-2',
        listen: 'De Deus; as que existem foram ordenadas por ele.',
      },
      {
        ask: 'Com que título a autoridade é chamada, e para que ela existe?',
        verses: '13:3-4',
        listen: 'Serva de Deus; para o bem de quem faz o bem, e para castigar o mal.',
      },
      {
        ask: 'Quais são os dois motivos para se sujeitar?',
        verses: '13:5',
        listen: 'O castigo e a consciência.',
      },
      {
        ask: 'O que se deve dar, na lista final?',
        verses: '13:6-7',
        listen: 'Imposto, taxa, temor, honra; a cada um o que é dele.',
      },
    ],
    interpret: [
      {
        ask: 'Chamar o imperador de servo de Deus levanta o imperador ou o coloca no lugar dele?',
        verses: '13:1, 13:4',
        listen: 'As duas coisas: recebe respeito e perde o trono absoluto.',
        follow: 'Para que lado você costuma esquecer?',
      },
      {
        ask: 'Qual a diferença entre obedecer porque há radar e obedecer “por causa da consciência”?',
        verses: '13:5',
        listen: 'Um freia na câmera; o outro, mesmo sem ninguém vendo.',
      },
      {
        ask: 'Se a autoridade é dada para o bem, o que o próprio texto permite dizer de quem a usa para o mal?',
        verses: '13:3-4',
        listen: 'Está fora da sua função; também presta contas a Deus.',
      },
      {
        ask: 'Paulo põe boleto e honra na mesma frase. Por que pagar imposto seria assunto de fé?',
        verses: '13:6-7',
        listen: 'Justiça com o próximo; verdade nas coisas comuns.',
      },
    ],
    live: [
      {
        ask: 'Qual é a pequena lei que você descumpre com a desculpa de que todo mundo faz?',
        listen: 'Trânsito, nota fiscal, fila, sinal de TV. Riso vale; depois, um passo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Como você fala, em casa e no celular, de um governante em quem não votou?',
        listen: 'Discordar sem desumanizar. Não deixe virar debate de partido.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Professor, técnico, monitor: que autoridade é mais difícil para você respeitar, e o que seria honrar sem bajular?',
        listen: 'Discordar com educação e pelo caminho certo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você é a autoridade, no trabalho, em casa ou na igreja, o que mostra a quem está embaixo que você é servo?',
        listen: 'Pontualidade, explicação, escuta, pedir desculpas.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'Houve uma vez em que obedecer a Deus pediu de você um não a quem mandava? Como foi dizer?',
        listen: 'Como Pedro em Atos 5. Sem heroísmo, com custo.',
      },
      {
        ask: 'Que dívida sua, de dinheiro, de palavra ou de honra, está parada há meses?',
        listen: 'Nomear a menor e marcar um dia.',
        for: ['adults', 'young', 'singles'],
      },
      {
        ask: 'O que você ensina às crianças quando um guarda, um fiscal ou o troco errado aparecem na frente delas?',
        listen: 'A aula acontece na hora, sem discurso.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você fosse presidente por um dia só, qual lei bem pequena e bem útil criaria? Exemplo: meia perdida se multiplica no varal.',
        bridge:
          'Mandar na brincadeira é fácil. Paulo escreve a gente que vivia debaixo de um imperador.',
      },
      {
        text: 'Que regra da sua casa ou escola você achava absurda e hoje repete igualzinho?',
        bridge:
          'Com o tempo algumas regras fazem sentido. O texto fala do sentido de haver quem governe.',
        for: ['adults', 'parents', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Pense em três pessoas que fazem a sua rua funcionar e que você nunca cumprimentou: do lixo, da água, da segurança, da escola.',
      bridge: 'Paulo chama gente assim de servidores de Deus. Leia com o rosto delas na memória.',
    },
    complete: [
      {
        name: 'A cada um o que devo',
        text: 'Preencha: Imposto ou conta que devo acertar: … . Honra que devo a … por … . Respeito que tenho negado a … . Palavra que dei e ainda não cumpri: … . Dia em que começo: … .',
      },
      {
        name: 'Sem ninguém vendo',
        text: 'Termine: Quando há fiscal, eu … . Quando não há, eu … . Gostaria que a minha consciência pudesse dizer … .',
      },
    ],
    challenges: [
      {
        do: 'Ore todo dia, pelo nome, por uma autoridade de quem você reclama, pedindo que ela sirva ao bem.',
        tell: 'o que a oração fez com o tom da sua reclamação.',
      },
      {
        do: 'Cumprimente e agradeça pelo nome um servidor público nesta semana: gari, motorista, enfermeira, policial, merendeira.',
        tell: 'como a pessoa reagiu.',
      },
      {
        do: 'Acerte uma conta esquecida que seja sua, por menor que for, antes do próximo encontro.',
        tell: 'qual foi o alívio, sem dizer o valor.',
      },
    ],
    children: {
      truth: 'Respeitar e fazer o certo agrada a Deus.',
      to7: {
        story:
          'Na esquina da escola fica a dona Rosa, com colete laranja e uma plaquinha. Pare!, mostra a plaquinha, e os carros param. Siga!, e as crianças passam. O Téo achava chato esperar. Um dia ele quis correr antes. A dona Rosa segurou a mochila dele, e vruuum, passou uma moto. Ufa! O Téo entendeu: ela não manda para ser chata. Ela cuida! No outro dia, ele levou uma flor para ela e disse: obrigado. Paulo escreveu que quem cuida da cidade está a serviço de Deus, para o bem. Por isso a gente respeita, agradece e faz o que é certo, até quando ninguém está olhando.',
        activity:
          'Brinquem de trânsito na sala com uma plaquinha de pare e siga; troquem quem dirige a rua e agradeçam no fim.',
        questions: [
          'O que a dona Rosa faz na esquina?',
          'Por que ela segurou o Téo?',
          'A quem você quer agradecer?',
        ],
      },
      to12: {
        story:
          'O time da rua resolveu jogar sem juiz. Que liberdade! Em cinco minutos, o Juca disse que foi falta, o Beto disse que não, a bola sumiu e ninguém jogou mais. Então chamaram a Sílvia para apitar. Ela não jogava para nenhum lado; cuidava para o jogo ser bom para todos. Paulo escreveu aos cristãos de Roma sobre quem governa. O imperador de lá nem conhecia Jesus. Mesmo assim, Paulo diz: a autoridade é serva de Deus, para o bem. Por isso obedeçam às leis, paguem os impostos, respeitem. E não só por medo de levar cartão, mas pela consciência, aquela voz que fala quando ninguém está vendo. Mas e se o juiz for ruim? Ele também tem alguém acima, que é Deus, e vai prestar contas. E se alguém que manda pedir a você uma coisa errada ou machucar você, diga não e conte a um adulto de confiança. Obedecer a Deus vem primeiro.',
        activity:
          'Joguem cinco minutos de um jogo sem regra nem juiz e cinco com; conversem sobre a diferença.',
        questions: [
          'O que aconteceu no jogo sem juiz?',
          'Qual a diferença entre obedecer por medo e por consciência?',
          'O que fazer se alguém que manda pedir uma coisa errada?',
        ],
      },
      challenge: 'Faça a coisa certa uma vez por dia num lugar onde ninguém está olhando.',
    },
    prayer:
      'Deus, Rei acima de todo governo, pedimos por quem manda: que sirva ao bem e proteja o fraco. Dá a nós consciência limpa, boleto pago, língua com respeito, e coragem de dizer não quando o não for teu. Amém.',
    leader: {
      lost: 'Política partidária engole a noite. Combine antes: hoje ninguém cita partido nem candidato. Volte sempre ao 7: o que eu devo, e a quem? E lembre que quem escreveu isto foi preso por autoridades mais de uma vez.',
      tender:
        'Há gente ferida por abuso de autoridade: policial, patrão, pai, líder de igreja. Este texto não manda ninguém aguentar crime calado; a própria autoridade existe para castigar o mal. Denunciar também é usar o que Deus deu. Em casa, Ligue 180; criança ou idoso, Disque 100.',
      differ:
        'Diante de um governo injusto, alguns cristãos dizem que se deve obedecer em tudo que não seja pecado e deixar o resto com Deus; outros, que resistir e até derrubar um tirano pode ser dever. Quase todos concordam: há hora de dizer que importa obedecer a Deus (Atos 5).',
    },
    comfort:
      'Quem já foi esmagado por gente poderosa lê aqui uma coisa quieta e forte: ninguém manda por último. Acima de toda mesa há outra, e nela o seu caso não foi arquivado.',
    closing: 'Honra a quem se deve; adoração, só a um.',
    words: [
      'autoridades superiores',
      'sujeita as autoridades',
      'nao ha autoridade que nao seja',
      'serva de deus',
      'espada em vao',
      'impostos',
      'imposto a quem imposto',
      'honra a quem honra',
      'por causa da consciencia',
      'governo',
      'governantes',
      'submissao as autoridades',
    ],
  },
  {
    verses: '13:8-14',
    key: '13:8',
    title: 'A dívida que nunca acaba',
    theme: 'acordar e amar',
    themes: ['proximo', 'santidade', 'volta', 'obediencia'],
    idea: 'De todas as contas, só uma fica aberta para sempre: amar. E há pressa nisso, porque a noite vai acabando e é hora de vestir a roupa do dia.',
    context:
      'Paulo acabou de falar de impostos e deveres. A palavra dívida lhe dá outra ideia. Depois de amor e lei, ele olha o céu da madrugada: já clareia. Foram os últimos versículos deste trecho que Agostinho leu no jardim, no dia em que mudou de vida.',
    retold: [
      {
        verses: '13:8-10',
        says: 'Paulo pede que não devam nada a ninguém, a não ser o amor. Os mandamentos se resumem em amar o próximo, e o amor não lhe faz mal.',
      },
      {
        verses: '13:11-12',
        says: 'Já é hora de acordar, porque a salvação está mais perto. A noite está acabando, e Paulo chama a vestir as armas da luz.',
      },
      {
        verses: '13:13-14',
        says: 'Paulo quer que andem como de dia, sem bebedeira, sem imoralidade, sem briga nem inveja. Que se revistam do Senhor Jesus Cristo.',
      },
    ],
    read: {
      verses: '13:8-14',
      how: 'Comecem com a luz baixa; a cada dois versículos, acendam mais uma lâmpada. No 14, luz inteira.',
    },
    observe: [
      {
        ask: 'Que dívida pode continuar, e por quê?',
        verses: '13:8',
        listen: 'O amor; quem ama cumpre a lei.',
      },
      {
        ask: 'Que mandamentos são citados, e em qual frase eles se resumem?',
        verses: '13:9-10',
        listen: 'Adulterar, matar, roubar, mentir, cobiçar; amar o próximo.',
      },
      {
        ask: 'O que se tira e o que se veste ao acordar?',
        verses: '13:12-14',
        listen: 'Obras das trevas; armas da luz, o próprio Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que amor dispensa uma lista de proibições, e por que, mesmo assim, Paulo cita a lista?',
        verses: '13:9-10',
        listen: 'O amor cumpre; a lista mostra como é não amar.',
      },
      {
        ask: '“Brigas” e “inveja” aparecem ao lado de orgias. O que nos faz separar esses pecados em prateleiras?',
        verses: '13:13',
        listen: 'Os respeitáveis parecem menores.',
        follow: 'Quais estão na nossa prateleira do não é tão grave?',
      },
      {
        ask: 'Roupa se põe todos os dias. O que é, na prática, vestir-se de Jesus?',
        verses: '13:14',
        listen: 'Assumir o jeito dele, conscientemente, de manhã.',
      },
    ],
    live: [
      {
        ask: 'A quem você anda devendo amor com juros: uma visita, uma escuta, um pedido de desculpas?',
        listen: 'Nome e gesto.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Em que área você aperta o botão soneca: sabe que é hora e adia mais dez minutos?',
        listen: 'Humor ajuda; depois, um passo.',
        for: ['adults', 'young', 'long-believers'],
      },
      {
        ask: 'Que obra da noite parece normal na sua turma e pesa em você na manhã seguinte?',
        listen: 'Sem bisbilhotice; ouvir.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que significaria um dia inteiro vestido de Jesus no lugar em que você trabalha ou estuda?',
        listen: 'Tom de voz, honestidade, atenção.',
        for: ['new-believers', 'adults', 'singles'],
      },
      {
        ask: 'Que lista de regras apresentaram a você como se fosse o evangelho, e como soa este resumo?',
        listen: 'Alívio e exigência.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como é a hora antes do amanhecer na sua casa, e o que ajuda você a esperar o claro?',
        listen: 'Noites de insônia, luto, idade.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantas vezes você aperta a soneca? Qual foi o pior dia em que ela venceu?',
        bridge: 'Paulo toca o despertador da igreja de Roma.',
      },
      {
        text: 'Você já saiu de casa com roupa trocada: pijama, chinelo diferente, uniforme de outro dia? Conte.',
        bridge: 'Há roupa de noite e roupa de dia. O texto manda trocar.',
        for: ['parents', 'teens', 'young', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Fique um instante na penumbra. Depois acenda a luz devagar, como quem amanhece.',
      bridge: 'A noite está se acabando, escreve Paulo. Leia vendo clarear.',
    },
    complete: [
      {
        name: 'Caderneta do armazém',
        text: 'Faça uma caderneta de fiado com três linhas: devo a … , em amor, … , desde … . Ao lado de cada uma, o valor de uma prestação possível nesta semana: … .',
      },
      {
        name: 'Cabide',
        text: 'Rabisque dois cabides. No da noite, a roupa que quero tirar: … , … . No do dia, peças do jeito de Jesus para vestir amanhã: … , … . Qual peça vai com o compromisso mais difícil da agenda?',
      },
    ],
    challenges: [
      {
        do: 'Todo dia, ao se vestir, diga qual peça do jeito de Jesus vai usar (paciência, verdade, mansidão) e confira à noite.',
        tell: 'que peça apertou.',
      },
      {
        do: 'Pague uma prestação de amor atrasada a alguém da sua família.',
        tell: 'desde quando estava vencida.',
      },
    ],
    children: {
      truth: 'Eu me visto com o amor de Jesus.',
      to7: {
        story:
          'Trim, trim! Acorda, Malu! Ela abriu um olho, depois o outro. O sol já entrava pela janela. Hora de tirar o pijama e vestir a roupa do dia. Camiseta, calça, meia. Só que a Malu acordou zangada e já foi mostrando a língua para o irmão. A mamãe disse: filha, está faltando uma roupa. Qual? A roupa de Jesus! Ela não fica no armário. É assim: um braço no carinho, o outro na paciência, e um botão de verdade aqui no peito. A Malu riu e fez de conta que vestia. Pediu desculpa ao irmão. Agora sim, estava pronta para o dia.',
        activity:
          'De manhã ou agora, façam a mímica de vestir a roupa de Jesus: carinho, paciência, verdade, alegria; um botão para cada.',
        questions: [
          'O que a Malu tirou e o que vestiu?',
          'Que roupa estava faltando?',
          'Que peça de Jesus você quer vestir amanhã?',
        ],
      },
      to12: {
        story:
          'Seu Manoel tinha um armazém e uma caderneta. Quem não podia pagar, ele anotava: fulano, um quilo de feijão. No fim do mês, riscava. Mas havia uma página que nunca era riscada. O neto espiou: o que é esta? É a minha dívida, disse o avô. O senhor deve? Devo amor. Pago todo dia um pouco: à sua avó, ao vizinho, ao freguês chato. No dia seguinte, estou devendo de novo. E não fica triste? Fico é contente! Paulo escreveu aos romanos: não devam nada a ninguém, a não ser o amor. Porque quem ama não rouba, não mente, não machuca; já cumpriu a lei toda. E depois acrescentou: acordem! A noite está acabando. Tirem a roupa da escuridão, aquela das brigas e da inveja, e vistam Jesus. Cada manhã, de novo.',
        activity:
          'Façam uma caderneta em que cada um anota, por uma semana, um pagamento de amor por dia: a quem e o quê.',
        questions: [
          'Que dívida seu Manoel nunca acabava de pagar?',
          'Por que quem ama já cumpre a lei?',
          'A quem você está devendo amor?',
        ],
      },
      challenge:
        'Ao se vestir de manhã, escolha uma peça de Jesus para o dia e conte à noite como foi.',
    },
    prayer:
      'Senhor, acorda-nos com delicadeza. Tira de nós a roupa da noite e veste-nos de Jesus. Abre a caderneta e mostra a quem devemos. Que a gente pague hoje um pouco, e amanhã de novo, com alegria. Amém.',
    leader: {
      lost: 'A primeira frase vira palestra de finanças ou de impostos. Dívida de dinheiro merece outra noite; aqui Paulo quer chegar ao amor. E evite suspense sobre datas do fim.',
      tender:
        'Há gente endividada que se sente acusada. Diga logo que o texto não condena quem deve. Se alguém vive com álcool ou outra dependência, ofereça companhia e ajuda especializada, sem expor.',
    },
    comfort:
      'A noite está se acabando. Paulo não disse que já acabou. Ele só avisa, de quem está na janela, que vem vindo uma luz. Você pode esperar deitado.',
    closing: 'Já clareia: vistamo-nos do dia.',
    words: [
      'a ninguem devais',
      'cumprimento da lei',
      'amaras o teu proximo',
      'hora de despertar',
      'despertarmos do sono',
      'a noite esta se acabando',
      'armas da luz',
      'obras das trevas',
      'revesti vos',
      'orgias e bebedeiras',
      'agostinho',
      'o amor nao faz mal',
    ],
  },
  {
    verses: '14:1-13',
    key: '14:8',
    title: 'O prato do vizinho',
    theme: 'conviver com quem pensa diferente',
    themes: ['comunhao', 'humildade', 'graca', 'proximo'],
    idea: 'Em assuntos em que a fé permite caminhos diferentes, nem desprezo nem julgamento: cada um responde ao Senhor, e é dele que todos somos.',
    context:
      'A igreja de Roma tinha judeus e não judeus à mesma mesa. Uns só comiam verduras para não se contaminar e guardavam certos dias; outros comiam de tudo. Os livres desprezavam, os cuidadosos julgavam. A mesa azedou.',
    retold: [
      {
        verses: '14:1-4',
        says: 'Paulo pede que recebam o fraco na fé. Quem come de tudo não despreze quem come só vegetais, nem este julgue aquele, porque Deus o aceitou.',
      },
      {
        verses: '14:5-6',
        says: 'Um faz diferença entre os dias, outro considera todos iguais. Os dois o fazem para o Senhor e dão graças a Deus.',
      },
      {
        verses: '14:7-9',
        says: 'Ninguém vive nem morre para si mesmo. Na vida e na morte somos do Senhor, e para isso Cristo morreu e voltou a viver.',
      },
      {
        verses: '14:10-13',
        says: 'Paulo pergunta por que julgam o irmão, se cada um dará conta de si mesmo a Deus. Que ninguém ponha pedra de tropeço no caminho do outro.',
      },
    ],
    read: {
      verses: '14:1-12',
      how: 'Metade da sala lê as frases sobre quem come, a outra metade sobre quem não come; os versículos 7 a 9, todos.',
    },
    observe: [
      {
        ask: 'Quais são os dois grupos, e qual é a tentação própria de cada um?',
        verses: '14:2-3',
        listen: 'O que come despreza; o que não come julga.',
      },
      {
        ask: 'O que os dois têm em comum, segundo o versículo 6?',
        verses: '14:6',
        listen: 'Fazem para o Senhor e dão graças.',
      },
      {
        ask: 'Que razões Paulo dá para não julgarmos?',
        verses: '14:4, 14:8-12',
        listen: 'É servo de outro; do Senhor somos; cada um dará conta de si.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo tem opinião e não a impõe. Por que prefere “Recebei” a resolver quem está certo?',
        verses: '14:1',
        listen: 'A comunhão vale mais que vencer; há coisas secundárias.',
      },
      {
        ask: 'Como distinguir um assunto destes de um em que não dá para ceder?',
        verses: '14:1, 14:5-6',
        listen:
          'Se toca o centro do evangelho ou fere alguém; se ambos podem fazê-lo dando graças.',
        follow: 'Que assuntos de hoje você poria em cada lado?',
      },
      {
        ask: '“Quer vivamos, quer morramos, do Senhor somos”: o que uma frase tão grande faz no meio de uma briga por comida?',
        verses: '14:7-9',
        listen: 'Devolve a proporção; lembra de quem é o outro.',
      },
    ],
    live: [
      {
        ask: 'Em que tema você mais despreza os que considera antigos, ou julga os que considera soltos?',
        listen: 'Música, roupa, bebida, política, dia de culto.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que regra da geração dos seus pais você acha exagero, e o que ela talvez quisesse proteger?',
        listen: 'Escuta entre gerações.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que liberdade da geração mais nova incomoda você, e o que ela talvez queira dizer a Deus?',
        listen: 'O mesmo, do outro lado.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'Quando você chegou, que hábito de igreja lhe pareceu lei, e ninguém soube explicar?',
        listen: 'Rir e rever.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que costume de casa vocês dois discordam e poderiam, cada um, dar graças do seu jeito?',
        listen: 'Domingo, dinheiro, criação, telas.',
        for: ['couples'],
      },
      {
        ask: 'Quando a vida aperta, o que para você é essencial e o que virou secundário?',
        listen: 'A dor organiza as prateleiras; ouça.',
        for: ['mourning', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Feijão por cima ou por baixo do arroz, uva-passa sim ou não, bolacha ou biscoito: defenda o seu lado em dez segundos.',
        bridge: 'Em Roma a igreja brigava por causa do prato. E não estavam brincando.',
      },
      {
        text: 'Qual era a regra mais estranha da casa de um amigo da sua infância?',
        bridge: 'Cada casa tem as suas. E quando todas se sentam à mesma mesa?',
        for: ['adults', 'couples', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Imagine uma mesa comprida, com pessoas que você não escolheria. Há uma cadeira para você no meio delas.',
      bridge: 'O dono da mesa é outro. Leia sentado ali.',
    },
    complete: [
      {
        name: 'Duas gavetas',
        text: 'Escrevam em papéis os assuntos que dividem cristãos: … . Cada um põe os seus numa de duas gavetas: disto não abro mão, por causa de Jesus; e nisto posso viver com quem pensa diferente. Comparem as gavetas sem discutir.',
      },
      {
        name: 'Para o Senhor',
        text: 'Complete sobre alguém de quem discorda: Ele faz … e talvez o faça para o Senhor porque … . Eu faço … e o faço para o Senhor porque … . Os dois damos graças por … .',
      },
    ],
    challenges: [
      {
        do: 'Coma com alguém da fé que pensa diferente de você num assunto secundário, e não toque no assunto.',
        tell: 'o que descobriram em comum.',
      },
      {
        do: 'Abra mão, por uma semana, de uma liberdade sua que faz tropeçar alguém próximo.',
        tell: 'se a pessoa notou e como foi para você.',
      },
    ],
    children: {
      truth: 'Posso gostar de quem faz diferente de mim.',
      to7: {
        story:
          'Na mesa da vovó, a Bel só comia cenoura, alface e tomate. O Nico comia tudo, até fígado. O Nico riu: coelhinha! A Bel fez careta: guloso! Chamaram um ao outro de bobo. A vovó bateu a colher no copo, tlim, tlim. De quem é esta mesa? Da senhora. Quem convidou a Bel? A senhora. E o Nico? A senhora. Então, disse ela, nesta mesa ninguém ri do prato do outro. Cada um agradece a Deus pelo seu. Os dois fecharam os olhos: obrigado pela cenoura! Obrigado pelo fígado! E comeram juntos. Paulo escreveu isso aos amigos de Roma.',
        activity:
          'Montem pratos de papel com recortes de comidas que cada um prefere; troquem e digam: obrigado, Deus, pelo prato do meu amigo.',
        questions: [
          'O que o Nico disse do prato da Bel?',
          'De quem era a mesa?',
          'De que a gente pode gostar diferente e ser amigo?',
        ],
      },
      to12: {
        story:
          'A igreja de Roma tinha um problema na hora do almoço. De um lado, gente que comia de tudo. Do outro, gente que só comia verduras, porque a carne do mercado podia ter passado pelos templos dos ídolos. Os primeiros zombavam: que frescura! Os outros cochichavam: será que eles são mesmo de Jesus? E havia quem guardasse um dia especial, e quem achasse todos iguais. Paulo podia ter dado uma ordem e pronto. Em vez disso, perguntou: quem é você para julgar o empregado de outro? O irmão não é seu; é do Senhor. Um come e agradece; outro não come e agradece. Os dois fazem isso para Deus. Então parem de se olhar atravessado. Há coisas sérias em que não se mexe, como o amor e a verdade. E há coisas em que cada um pode ser diferente e continuar à mesma mesa.',
        activity:
          'Em papéis, escrevam situações (música, comida, time, mentira, crueldade) e separem: aqui podemos ser diferentes; aqui não.',
        questions: [
          'O que cada grupo fazia de errado?',
          'Por que Paulo não quis decidir quem tinha razão?',
          'Com quem você pode conviver melhor, mesmo sendo diferente?',
        ],
      },
      challenge: 'Elogie algo em alguém que gosta de coisas muito diferentes das suas.',
    },
    prayer:
      'Senhor da mesa, foste tu que convidaste todos. Perdoa o nosso riso e o nosso dedo. Ensina-nos o que é teu centro e o que é só o nosso prato. Na vida e na morte, somos teus, nós e eles. Amém.',
    leader: {
      lost: 'O próprio tema pode azedar a mesa: bebida, política, festas, roupas. Combine antes que ninguém vai convencer ninguém. Fraco e forte são palavras de Paulo; não as cole em pessoas.',
      tender:
        'Há quem tenha sido ferido por legalismo, e quem tenha sofrido com o alcoolismo de alguém. Se há pessoa em recuperação, a liberdade de beber dos outros não vale uma recaída: guardem as garrafas.',
      differ:
        'Guardar o sábado ou o domingo, abster-se de carne em certos dias, beber ou não vinho: católicos, adventistas, pentecostais e outros vivem isso de modos diferentes. É exatamente o caso de que Paulo trata.',
    },
    comfort:
      'Quer vivamos, quer morramos, somos do Senhor. Não há lado da vida em que você deixe de ser dele; nem você, nem quem já atravessou.',
    closing: 'Do Senhor somos: todos à mesa.',
    words: [
      'fraco na fe',
      'fracos e fortes',
      'come legumes',
      'somente vegetais',
      'servo alheio',
      'do senhor somos',
      'quer vivamos quer morramos',
      'nao julguemos',
      'tribunal de cristo',
      'dara conta de si',
      'tropeco',
      'opinioes',
      'faz diferenca entre dias',
      'liberdade crista',
    ],
  },
  {
    verses: '14:13-23',
    key: '14:17',
    title: 'O Reino não é comida nem bebida',
    theme: 'a paz que não põe pedra no caminho',
    themes: ['comunhao', 'proximo', 'humildade', 'fe'],
    idea: 'O Reino de Deus não se mede por prato e copo, e sim por justiça, paz e alegria no Espírito; por isso tiro a pedra do caminho do irmão antes de defender o meu gosto.',
    context:
      'Em Roma, uns comiam de tudo e outros só legumes, uns guardavam certos dias e outros não. Paulo já pediu que ninguém julgue o servo de outro dono (14:4). Agora fala mais com os que se acham livres: ele mesmo concorda com eles, e pede que a liberdade não machuque.',
    retold: [
      {
        verses: '14:13-16',
        says: 'Paulo pede que ninguém ponha tropeço diante do irmão. Nada é impuro por si mesmo, mas quem entristece o irmão com a comida já não anda em amor.',
      },
      {
        verses: '14:17-19',
        says: 'O reino de Deus não é comida nem bebida, mas justiça, paz e alegria no Espírito Santo. Por isso Paulo chama a buscar a paz.',
      },
      {
        verses: '14:20-23',
        says: 'Não é bom comer carne ou beber vinho, se isso faz o irmão tropeçar. E quem come na dúvida é culpado, porque não age pela fé.',
      },
    ],
    read: {
      verses: '14:13-23',
      how: 'Ponham uma pedra no chão, no meio da passagem. Alguém a tira no 13. O 17, todos, contando nos dedos.',
    },
    observe: [
      {
        ask: 'Que troca Paulo propõe logo no início: parar de fazer o quê e decidir o quê?',
        verses: '14:13',
        listen: 'Não julgar uns aos outros; não pôr pedra de tropeço.',
      },
      {
        ask: 'O que ele pensa dos alimentos, e o que pensa de quem se entristece por causa deles?',
        verses: '14:14-15',
        listen: 'Nada é impuro em si; mas ferir o irmão não é andar em amor.',
      },
      {
        ask: 'O que o Reino não é, e o que ele é?',
        verses: '14:17',
        listen: 'Não é comida nem bebida; justiça, paz, alegria no Espírito.',
      },
      {
        ask: 'O que se deve seguir, e onde guardar a própria convicção?',
        verses: '14:19, 14:22-23',
        listen: 'Paz e edificação; diante de Deus; agir por fé.',
      },
    ],
    interpret: [
      {
        ask: 'Tirar o juiz e pôr um varredor de pedras: o que muda numa comunidade quando a pergunta deixa de ser quem está certo?',
        verses: '14:13',
        listen: 'Olha-se o caminho do outro; sobra cuidado.',
        follow: 'Onde há pedra no nosso corredor?',
      },
      {
        ask: 'Paulo põe na balança um prato e alguém “por quem Cristo morreu”. Por que a desproporção é proposital?',
        verses: '14:15, 14:20',
        listen: 'Mostra o ridículo de certas brigas.',
      },
      {
        ask: 'Justiça, paz e alegria: por que essas três não dá para ter sozinho, num canto?',
        verses: '14:17-19',
        listen: 'Acontecem entre pessoas.',
      },
      {
        ask: 'Há coisas boas que, feitas com dúvida, viram pecado para mim. Como a consciência pode ser ouvida sem virar tirana?',
        verses: '14:22-23',
        listen: 'Agir por fé; dar tempo; não forçar ninguém.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a briga de igreja ou de família mais sem proporção de que você participou?',
        listen: 'Rir hoje; quem ficou ferido?',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Justiça, paz, alegria: qual das três anda faltando na sua casa, e que pedra está no caminho dela?',
        listen: 'Nomear a pedra.',
      },
      {
        ask: 'O que você faz na frente de um amigo mais novo que ele vai copiar sem ter a sua força?',
        listen: 'Bebida, piada, site, jeito de falar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que gosto seu, de comida, música ou horário, você defende como se fosse o Reino?',
        listen: 'Bom humor e um passo atrás.',
        for: ['couples', 'elderly', 'adults'],
      },
      {
        ask: 'Existe algo que os outros fazem tranquilos e você não consegue em paz? Como gostaria de ser tratado nisso?',
        listen: 'Sem pressão e sem riso.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Feliz é quem não se culpa naquilo que aprova: em que assunto você já tem essa paz, e em que ainda não?',
        listen: 'Consciência em formação.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'O que os filhos vão lembrar da fé de vocês: as proibições ou a alegria?',
        listen: 'Uma alegria para cultivar.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Vote: feijão por cima ou por baixo do arroz? Bolacha ou biscoito? Uva passa, sim ou nunca? Defendam com paixão por um minuto.',
        bridge: 'Em Roma, por comida, a igreja quase se dividiu.',
      },
      {
        text: 'Em que móvel ou brinquedo da casa todo mundo tropeça, e ninguém tira do lugar?',
        bridge: 'Paulo também fala de uma coisa no meio do caminho.',
        for: ['adults', 'parents', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ande devagar pela casa e tire do chão uma coisa em que alguém poderia tropeçar.',
      bridge: 'Foi uma oração com as mãos. Agora leia o versículo 13.',
    },
    complete: [
      {
        name: 'Pedra fora',
        text: 'Desenhe um caminho e uma pessoa andando nele. A pedra que eu posso pôr: … . Como a tiro: … . No fim do caminho, escreva o que ela encontra: justiça em … ; paz em … ; alegria em … .',
      },
      {
        name: 'Grande e pequeno',
        text: 'Coluna do Reino: … , … , … . Coluna do prato e do copo (gostos meus): … , … , … . Há algo na coluna errada? Faça a seta.',
      },
    ],
    challenges: [
      {
        do: 'Ceda em um gosto seu esta semana para que alguém se sinta em paz, e não conte que cedeu.',
        tell: 'o que ganhou com isso.',
      },
      {
        do: 'Faça uma coisa que produza alegria numa casa tensa: comida, música, visita, elogio.',
        tell: 'quem riu primeiro.',
      },
    ],
    children: {
      truth: 'O Reino de Deus é justiça, paz e alegria.',
      to7: {
        story:
          'No corredor da escola tinha uma pedra. O Davi pulava fácil: opa! Mas a Lia, que era pequena, tropeçava: ai! O Davi falou: é só pular! A professora perguntou: e se você tirasse a pedra? Ele pensou, abaixou e puxou: hummm! Pronto. A Lia correu e riu. O Davi também! Em Roma, os amigos de Jesus brigavam por comida: eu posso! Você não pode! Paulo escreveu: o Reino de Deus não é comida nem bebida. É justiça, paz e alegria! Vamos tirar as pedras do caminho uns dos outros?',
        activity:
          'Façam um corredor com almofadas no chão; um atravessa enquanto os outros tiram as pedras e gritam: justiça, paz, alegria!',
        questions: [
          'Quem tropeçava na pedra?',
          'O que o Davi fez?',
          'Que pedra você pode tirar do caminho de alguém?',
        ],
      },
      to12: {
        story:
          'Na igreja de Roma havia uma guerra de garfos. Uns diziam: podemos comer de tudo, Jesus nos libertou! Outros, que tinham sido ensinados de outro jeito, só comiam legumes e ficavam tristes vendo aquilo. Paulo escreveu: eu concordo com quem come de tudo. Nenhuma comida é suja. Os livres já iam comemorar, quando leram a linha seguinte: mas, se por causa do seu prato o seu irmão se machuca, isso não é amor. Por um bife, você vai derrubar alguém por quem Cristo morreu? O Reino de Deus não é comida nem bebida: é justiça, paz e alegria. E fez uma proposta: em vez de vigiar o prato dos outros, virem varredores de pedras. Cada um cuide para não deixar nada no caminho em que o outro tropece. Quando a gente briga por coisa pequena, vale perguntar: isso é o Reino, ou é só o meu gosto?',
        activity:
          'Dividam uma folha em dois: coisas do Reino e gostos meus; sorteiem brigas comuns da casa e decidam em que lado ficam.',
        questions: [
          'Por que brigavam em Roma?',
          'O que Paulo disse que o Reino é?',
          'Em que briga pequena você pode ceder?',
        ],
      },
      challenge: 'Numa briga por coisa pequena, ceda e veja a alegria do outro.',
    },
    prayer:
      'Senhor do Reino que não é prato nem copo, tira o juiz de dentro de nós e põe o varredor. Mostra a pedra que eu largo no caminho. Dá justiça, paz e alegria à nossa mesa, com feijão por cima ou por baixo. Amém.',
    leader: {
      lost: 'Alguém vai querer resolver bebida, roupa ou música. Este texto não decide a lista; decide o jeito. Pergunte: que pedra e que pessoa? E proteja também os livres de quem usa a própria ofensa para mandar.',
      tender:
        'O versículo 21 fala de vinho: há quem lute com o álcool. Se o encontro tiver comida e bebida, escolha o que não derruba ninguém, e não faça piada.',
      differ:
        'Sobre bebida, dias e costumes, as igrejas têm práticas diferentes, todas querendo honrar a Deus. O que Paulo pede é que cada um esteja convencido diante de Deus e que ninguém ponha tropeço.',
    },
    comfort:
      'Alegria no Espírito não é estar animado. Hoje pode ser só alguém ter tirado uma pedra do seu caminho, ou não ter posto outra. Já é Reino.',
    closing: 'Menos juiz, mais varredor.',
    words: [
      'reino de deus nao e comida',
      'comida nem bebida',
      'justica paz e alegria',
      'pedra de tropeco',
      'nao julguemos mais',
      'nada e impuro',
      'nao destruas por tua comida',
      'paz e edificacao',
      'nao e pela fe e pecado',
      'irmao tropecar',
      'fracos e fortes',
      'beber vinho',
    ],
  },
  {
    verses: '15:1-13',
    key: '15:7',
    title: 'Recebidos para receber',
    theme: 'acolher como fomos acolhidos',
    themes: ['comunhao', 'esperanca', 'missao', 'palavra'],
    idea: 'Cristo nos recebeu sem olhar o próprio agrado; por isso, fortes carregam fracos, portas se abrem e povos diferentes cantam com uma só voz, cheios de esperança.',
    context:
      'Paulo encerra o assunto da mesa dividida. Já não fala de comida, e sim de Cristo. Para mostrar que Deus sempre quis muitos povos no mesmo coro, cita de enfiada a Lei, os Salmos e Isaías. E termina numa bênção.',
    retold: [
      {
        verses: '15:1-4',
        says: 'Paulo pede que os fortes suportem as fraquezas dos fracos, porque Cristo não agradou a si mesmo. As Escrituras foram escritas para dar esperança.',
      },
      {
        verses: '15:5-7',
        says: 'Paulo deseja que todos louvem a Deus a uma só voz. Que recebam uns aos outros, como Cristo os recebeu.',
      },
      {
        verses: '15:8-12',
        says: 'Cristo serviu aos judeus para confirmar as promessas, e os outros povos louvam a Deus por sua misericórdia. Isaías já dizia que esperariam nele.',
      },
      {
        verses: '15:13',
        says: 'Paulo deseja que o Deus da esperança encha a todos de alegria e paz na fé.',
      },
    ],
    read: {
      verses: '15:1-7',
      how: 'Uma pessoa lê 1-6, voltando o rosto para cada um do círculo; o 7, todos se olhando. Ao fim do encontro, leiam o 13 como bênção.',
    },
    observe: [
      {
        ask: 'O que os fortes devem fazer, e a quem não devem agradar?',
        verses: '15:1-2',
        listen: 'Suportar os fracos, edificar; não agradar a si.',
      },
      {
        ask: 'Para que servem as coisas escritas antes de nós?',
        verses: '15:4',
        listen: 'Ensino, paciência, consolação, esperança.',
      },
      {
        ask: 'Que medida o versículo 7 põe na acolhida, e com que finalidade?',
        verses: '15:5-7',
        listen: 'Como Cristo nos recebeu; para a glória de Deus, uma só voz.',
      },
    ],
    interpret: [
      {
        ask: 'Suportar pode ser aguentar de cara feia ou dar suporte. Qual das duas combina com o versículo 3?',
        verses: '15:1-3',
        listen: 'Carregar junto, como Cristo carregou insultos.',
      },
      {
        ask: 'O que Cristo não exigiu de nós na porta quando nos recebeu?',
        verses: '15:7',
        listen: 'Perfeição, concordância, currículo.',
        follow: 'E o que a gente exige?',
      },
      {
        ask: 'Uma só voz não é uma nota só. Como um coro ajuda a entender o que Paulo pede?',
        verses: '15:5-6',
        listen: 'Vozes diferentes, mesma música, escuta.',
      },
    ],
    live: [
      {
        ask: 'Lembre da primeira vez que entrou num grupo destes. O que abriu a porta por dentro?',
        listen: 'Um sorriso, um lugar guardado, um nome lembrado.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'De quem você poderia carregar um pedaço nesta semana sem se sentir herói?',
        listen: 'Fraqueza concreta do outro.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quem come sozinho no intervalo, e o que custaria sentar ali?',
        listen: 'Custo social verdadeiro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que você precisa ser o fraco e deixar que suportem você?',
        listen: 'Permitir ajuda também edifica.',
        for: ['elderly', 'mourning', 'singles'],
      },
      {
        ask: 'O que falta na casa de vocês para receber alguém assim mesmo, do jeito que ela está?',
        listen: 'Quase nada; vontade e água no feijão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que página da Bíblia foi paciência e consolo para você num tempo ruim?',
        listen: 'Cada um lê a sua; guardem a lista.',
        for: ['long-believers', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor recepção que você já teve ao chegar: faixa, latido, abraço, mesa posta?',
        bridge: 'A gente nunca esquece como foi recebido. Paulo parte daí.',
      },
      {
        text: 'Em três grupos, cantem ao mesmo tempo um pedaço da mesma música, cada um num tom. O que aconteceu?',
        bridge: 'Uma só voz dá mais trabalho do que parece.',
        for: ['young', 'teens', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Abra os braços um pouco, como quem espera alguém. Fique assim por três respirações.',
      bridge: 'Foi assim que Cristo recebeu você. Leia com os braços soltos.',
    },
    complete: [
      {
        name: 'Porta de entrada',
        text: 'Desenhe uma porta. Na soleira, o que Cristo não me pediu para entrar: … . No capacho, as exigências que eu ponho sem perceber: … . Na maçaneta, o nome de quem vou receber: … .',
      },
      {
        name: 'Carregar um pedaço',
        text: 'Complete em dupla, cada um sobre si: Um peso que eu poderia dividir é … . Uma força que tenho sobrando é … . Combinem uma troca concreta até o próximo encontro: …',
      },
    ],
    challenges: [
      {
        do: 'Receba alguém que não é do seu círculo, em casa ou à mesa da padaria, sem preparar discurso.',
        tell: 'como foi para você e o que faria diferente.',
      },
      {
        do: 'Fique por dez minutos com a pessoa mais deslocada do próximo culto, festa ou reunião.',
        tell: 'que música diferente ela trazia.',
      },
    ],
    children: {
      truth: 'Jesus me recebeu; eu recebo os outros.',
      to7: {
        story:
          'Chegou uma menina nova na escola, a Yara. Ela veio de longe e falava engraçado. Na hora do recreio, ficou sozinha perto da árvore. A Duda olhou. Ela lembrou do seu primeiro dia, quando também não conhecia ninguém. Quem foi que a chamou naquele dia? A Clara! Ela disse: senta aqui. Que alívio! Então a Duda se levantou, atravessou o pátio e disse: oi, senta com a gente? A Yara sorriu com todos os dentes. Paulo escreveu: recebam uns aos outros, como Jesus recebeu vocês. Quem já foi recebido sabe como é bom.',
        activity:
          'Brincadeira das cadeiras ao contrário: a cada rodada se tira uma cadeira, mas ninguém sai; todos se ajeitam para caber.',
        questions: [
          'Por que a Duda chamou a Yara?',
          'Quem recebeu você quando você era novo?',
          'Quem precisa ouvir: senta aqui?',
        ],
      },
      to12: {
        story:
          'Numa orquestra da escola só havia violinos. Tocavam certinho, todos iguais. Um dia apareceu o Tonho com uma zabumba. Alguns torceram o nariz: isso não combina. A maestra disse: pegue o seu lugar. No começo foi um barulho, porque ninguém escutava ninguém. Ela parou tudo: não quero que vocês sejam iguais; quero que toquem a mesma música. Depois veio uma flauta indígena, um cavaquinho, um triângulo. Quando conseguiram, o teatro inteiro ficou de pé. Paulo sonhava com uma igreja assim. Judeus e estrangeiros, fortes e fracos, louvando com uma só voz. O segredo? Recebam uns aos outros como Cristo recebeu vocês. Ele não perguntou que instrumento você tocava, nem se já estava afinado. Abriu um lugar. E disse que o mais forte ajuda a carregar o bumbo do menor.',
        activity:
          'Cada um faz um som diferente (palma, copo, chave, voz) e tentem tocar juntos a mesma canção, ouvindo uns aos outros.',
        questions: [
          'O que a maestra queria dos músicos?',
          'Como Cristo nos recebeu?',
          'Quem falta na orquestra da sua turma?',
        ],
      },
      challenge: 'Guarde um lugar ao seu lado para alguém novo ou deslocado.',
    },
    prayer:
      'Deus da paciência e da consolação, afina-nos. Obrigado, Jesus, por nos teres recebido sem conferir a bagagem. Abre a nossa porta, dá-nos ombro para o peso do outro, e enche-nos de esperança até transbordar. Amém.',
    leader: {
      lost: 'Acolher vira tema bonito e abstrato. Peça sempre um nome, uma mesa, uma data. Acolher alguém também não é concordar com tudo, e Paulo não diz que é.',
      tender:
        'Suportar as fraquezas não é tolerar abuso nem sobrecarregar sempre a mesma pessoa. Se alguém carrega a família inteira sozinho, o grupo pode ser, hoje, o suporte dele. Receber bem inclui proteger crianças: nenhum adulto fica só com elas sem cuidado.',
    },
    comfort:
      'O Deus da paciência não tem pressa com você, e o da consolação não se cansa. Antes de receber quem quer que seja, deixe-se receber.',
    closing: 'O Deus da esperança encha vocês de alegria e paz.',
    words: [
      'recebei uns aos outros',
      'acolhei uns aos outros',
      'suportar as fraquezas',
      'fortes',
      'nao agradar a nos mesmos',
      'a uma so voz',
      'deus da esperanca',
      'deus da paciencia',
      'para o nosso ensino',
      'consolacao das escrituras',
      'raiz de jesse',
      'gentios glorifiquem',
    ],
  },
  {
    verses: '16:1-16',
    key: '16:3',
    title: 'Uma carta cheia de nomes',
    theme: 'gente que trabalha junto no Senhor',
    themes: ['comunhao', 'servico', 'gratidao', 'amizade'],
    idea: 'O evangelho anda por meio de gente com nome: mulheres e homens, hóspedes e presos, pobres e ricos, que Paulo lembra um a um pelo que fizeram no Senhor e manda que se acolham.',
    context:
      'Depois de onze capítulos de doutrina e quatro de vida, Paulo fecha a carta aos romanos com saudações. Nunca tinha ido a Roma, e conhece mais de vinte pessoas de lá. Febe, que vem primeiro, provavelmente levou a carta. No fim da lista vêm Rufo, a mãe dele, que foi mãe também para Paulo, e um beijo santo para todos (16:13-16).',
    retold: [
      {
        verses: '16:1-2',
        says: 'Paulo pede aos romanos que recebam e ajudem a irmã Febe, servidora da igreja de Cencreia, porque ela já ajudou muita gente, e também a ele.',
      },
      {
        verses: '16:3-5',
        says: 'Paulo saúda Priscila e Áquila, que arriscaram o pescoço por ele, e a igreja que se reúne na casa deles.',
      },
      {
        verses: '16:6-12',
        says: 'Paulo saúda mulheres e homens, um por um: Maria, que trabalhou muito, parentes que estiveram presos com ele e gente amada no Senhor.',
      },
      {
        verses: '16:13-16',
        says: 'Por fim Paulo lembra outros irmãos que estão juntos e pede que todos se saúdem com um beijo santo.',
      },
    ],
    read: {
      verses: '16:1-12',
      how: 'Cada um lê um versículo, sem medo de errar os nomes. Ao fim de cada um, todos dizem: no Senhor!',
    },
    observe: [
      {
        ask: 'O que se diz de Febe, e o que Paulo pede que façam por ela?',
        verses: '16:1-2',
        listen: 'Irmã, servidora da igreja, ajudou a muitos; recebê-la e ajudá-la.',
      },
      {
        ask: 'O que Priscila e Áquila fizeram por Paulo, e o que acontecia na casa deles?',
        verses: '16:3-5',
        listen: 'Arriscaram o pescoço; a igreja se reunia ali.',
      },
      {
        ask: 'Quem, nesta leitura, é lembrado por ter trabalhado no evangelho?',
        verses: '16:3, 16:6, 16:9, 16:12',
        listen: 'Priscila e Áquila, Maria, Urbano, Trifena, Trifosa, Pérside. Cinco são mulheres.',
      },
      {
        ask: 'Que palavras de carinho e de honra Paulo vai pondo ao lado dos nomes?',
        verses: '16:5, 16:7-10',
        listen: 'Amado, primeiro fruto, companheiros na prisão, notáveis, aprovado.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma carta tão funda sobre a graça termina numa lista de gente?',
        verses: '16:3-12',
        listen: 'A graça tem rosto; doutrina que não chega a nomes ficou no meio do caminho.',
      },
      {
        ask: '“No Senhor” e em Cristo aparecem quase a cada linha. O que essas palavras acrescentam a um simples abraço?',
        verses: '16:2-3, 16:8-12',
        listen: 'O que une não é gosto nem sangue: é pertencer a Cristo.',
        follow: 'Quem você só conhece por causa dele?',
      },
      {
        ask: 'Uma casa comum virou lugar de igreja. O que Priscila e Áquila arriscavam ao abrir a porta?',
        verses: '16:3-5',
        listen: 'Conforto, nome, segurança; o pescoço já tinham arriscado.',
      },
      {
        ask: 'Maria, Trifena, Trifosa e Pérside só aparecem aqui, com uma frase. O que faz dessa frase uma honra?',
        verses: '16:6, 16:12',
        listen: 'Trabalhou muito no Senhor. Alguém notou e escreveu.',
        follow: 'Que frase você gostaria que ficasse ao lado do seu nome?',
      },
    ],
    live: [
      {
        ask: 'Se você fosse escrever a sua lista de saudações, quem viria primeiro e por quê?',
        listen: 'Um nome com um motivo.',
      },
      {
        ask: 'Quem arriscou alguma coisa por você, tempo, dinheiro, reputação, e ouviu pouco obrigado?',
        listen: 'Gratidão que virou dívida boa.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quem foi como mãe, pai ou irmã mais velha para você fora de casa?',
        listen: 'Treinador, vizinha, professora, líder.',
        follow: 'Essa pessoa sabe?',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que parte da casa de vocês já serve, ou poderia servir, para reunir gente?',
        listen: 'Mesa, sofá, quintal, garagem; sem obrigação.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Quem trabalha aqui entre nós sem aparecer: abre, limpa, faz café, ora, dá carona?',
        listen: 'Dizer o nome na frente de todos.',
      },
      {
        ask: 'Chegar a um grupo em que todos já se conhecem não é fácil. O que fez, ou faria, você se sentir recebido?',
        listen: 'Ouvir sem se justificar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que nomes da sua história de fé os mais novos precisam conhecer?',
        listen: 'Pedir uma história curta.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Há um nome que você não pode mais saudar. O que Paulo diria dele, em uma linha?',
        listen: 'Deixar a pessoa compor a frase.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De onde veio o seu nome, quem escolheu, e qual foi a forma mais estranha de alguém errar?',
        bridge:
          'A leitura de hoje tem Trifosa e Andrônico. Atrás de cada nome há alguém que Paulo amava.',
      },
      {
        text: 'Que apelido carinhoso já lhe deram, e quem ainda o usa?',
        bridge: 'Paulo também punha carinho ao lado dos nomes: meu amado, meu cooperador.',
      },
    ],
    quiet: {
      text: 'Diga baixinho cinco nomes de pessoas que ajudaram você a chegar até aqui.',
      bridge: 'Paulo fez o mesmo por mais de vinte. Leia os nomes dele ao lado dos seus.',
    },
    complete: [
      {
        name: 'O meu capítulo 16',
        text: 'Escreva três saudações como as de Paulo: Saudai …, que … por mim. Saudai …, que trabalhou muito em … . Saudai a mãe de …, e minha também, porque … .',
      },
      {
        name: 'Recomendação',
        text: 'Complete sobre alguém do grupo, para ler diante dele: Recomendo a vocês …, que … . Acolham bem essa pessoa, porque … .',
      },
    ],
    challenges: [
      {
        do: 'Mande nesta semana três saudações de uma linha, cada uma com o nome da pessoa e o que ela fez por você ou pelos outros.',
        tell: 'qual resposta mais surpreendeu.',
      },
      {
        do: 'Aprenda o nome e a história de alguém que você só cumprimenta de longe na igreja, no prédio ou no trabalho.',
        tell: 'o nome e uma coisa boa que descobriu.',
      },
    ],
    children: {
      truth: 'Deus conhece o nome de cada um que o ama.',
      to7: {
        story:
          'Paulo escreveu uma carta bem comprida. No fim, ele disse: agora, mandem um oi! Um oi para Priscila e Áquila: eles salvaram a minha vida, e a igreja se reúne na casa deles. Um oi para Maria, que trabalhou muito. Um oi para Trifena e Trifosa! E para Rufo, e para a mãe dele, que cuida de mim como se fosse a minha mamãe. Era um oi atrás do outro. E quem levou a carta? Parece que foi Febe, uma amiga que ajudava muita gente. Deus também sabe todos os nomes. Sabe o seu. E sabe as coisas boas que você faz.',
        activity:
          'Em roda, cada um diz o nome de quem está ao lado e uma coisa boa sobre essa pessoa. Todos respondem: oi!',
        questions: [
          'O que Paulo mandou no fim da carta?',
          'O que a mãe de Rufo fazia por Paulo?',
          'A quem você quer mandar um oi?',
        ],
      },
      to12: {
        story:
          'Sabe os créditos que passam no fim do filme, com aquele monte de nomes que quase ninguém lê? A carta aos Romanos também tem créditos, e vale a pena ler. O primeiro nome é Febe, uma mulher que servia a igreja e ajudava muita gente; provavelmente foi ela quem levou a carta até Roma. Depois vêm Priscila e Áquila, que fabricavam tendas e um dia arriscaram o pescoço por Paulo. A igreja se reunia na sala deles. Andrônico e Júnia tinham ficado presos com Paulo. Maria e Pérside trabalharam muito. Trifena e Trifosa também. Lá no fim aparece Rufo, com a mãe, e Paulo diz: ela é minha mãe também. Há nomes de gente rica e nomes que se davam a escravos, judeus e estrangeiros, todos na mesma lista. Paulo não esqueceu ninguém. O trabalho de Deus nunca é feito por uma estrela só. Se os créditos passassem hoje, o que estaria escrito ao lado do seu nome?',
        activity:
          'Escrevam os créditos do grupo ou da turma: um nome por linha, e ao lado o que a pessoa faz de bom. Leiam em voz alta, como no cinema.',
        questions: [
          'Quem era Febe?',
          'O que Priscila e Áquila arriscaram?',
          'O que você quer que escrevam ao lado do seu nome?',
        ],
      },
      challenge: 'Agradeça pelo nome a alguém que trabalha sem aparecer.',
    },
    prayer:
      'Senhor, que chamas cada um pelo nome, obrigado por quem nos trouxe até aqui. Abençoa quem abre a casa, quem leva recado, quem trabalha muito e não aparece. Ensina-nos a receber como convém, e a guardar nomes com carinho. Amém.',
    leader: {
      lost: 'Os nomes podem virar piada ou susto. Ria junto e siga. O debate sobre cargos de mulheres também pode tomar a noite: registre a pergunta e volte ao que o texto faz, que é honrar pessoas.',
      tender:
        'Quem serviu muito e nunca ouviu um obrigado pode se emocionar. Quem chegou há pouco pode sentir que não está em lista nenhuma: diga o nome dessa pessoa em voz alta, com alegria.',
      differ:
        'A palavra que descreve Febe é traduzida por servidora ou diaconisa. Júnia, para muitos estudiosos e para autores antigos, é uma mulher contada entre os apóstolos; outros leem que ela e Andrônico eram bem vistos por eles. Igrejas tiram daí conclusões diferentes sobre ministérios. Todas veem que as mulheres trabalharam muito no Senhor.',
    },
    comfort:
      'Talvez ninguém tenha dito o seu nome hoje. Há alguém que o escreve e põe do lado uma palavra de carinho. Amado no Senhor: pode ser também a sua linha.',
    closing: 'No Senhor, ninguém é só mais um nome.',
    words: [
      'febe',
      'priscila e aquila',
      'cencreia',
      'junia',
      'andronico',
      'arriscaram seus pescocos',
      'igreja que se reune na casa deles',
      'trifena e trifosa',
      'perside',
      'rufo e a mae dele',
      'epeneto',
      'saudai',
      'beijo santo',
      'osculo santo',
    ],
  },
  {
    verses: '16:17-27',
    key: '16:20',
    title: 'O Deus que mantém de pé',
    theme: 'firmes contra quem divide a igreja',
    themes: ['comunhao', 'sabedoria', 'fidelidade', 'adoracao'],
    idea: 'Há quem divida a igreja com palavras doces; Paulo pede que se afastem desses e sejam sábios no bem, certo de que o Deus de paz esmagará Satanás e pode mantê-los firmes até o fim.',
    context:
      'Paulo acabou de mandar saudações carinhosas, com nomes e um beijo santo. De repente o tom muda: cuidado com os que dividem. É por amor àqueles nomes que ele avisa. Depois voltam os cumprimentos, agora dos amigos que estão com ele, e a carta toda termina em louvor.',
    retold: [
      {
        verses: '16:17-20',
        says: 'Paulo pede cuidado com os que causam divisões e enganam os ingênuos com elogios. Que fiquem longe deles e sejam sábios no bem, pois Deus esmagará Satanás.',
      },
      {
        verses: '16:21-24',
        says: 'Os amigos que estão com Paulo mandam saudações, entre eles Tércio, que escreve a carta, e Gaio, que o hospeda.',
      },
      {
        verses: '16:25-27',
        says: 'Paulo dá glória ao único Deus sábio, que pode mantê-los firmes. O mistério encoberto desde o princípio agora é conhecido entre todas as nações.',
      },
    ],
    read: {
      verses: '16:17-27',
      how: 'Um lê o aviso (17 a 20). Outro lê os cumprimentos (21 a 24). O louvor final, 25 a 27, todos juntos e de pé.',
    },
    observe: [
      {
        ask: 'O que fazem as pessoas de quem Paulo fala, e o que se deve fazer com elas?',
        verses: '16:17',
        listen: 'Divisões e obstáculos contra o que aprenderam; ter cuidado e afastar-se.',
      },
      {
        ask: 'A quem elas servem, e com que ferramenta enganam?',
        verses: '16:18',
        listen: 'Ao próprio ventre, isto é, a si mesmas; palavras suaves e elogios.',
      },
      {
        ask: 'O que Paulo quer que os romanos sejam, e o que promete que Deus fará?',
        verses: '16:19-20',
        listen: 'Sábios no bem, inocentes no mal; o Deus de paz esmagará Satanás.',
      },
      {
        ask: 'O que Deus tem poder de fazer por eles, segundo o louvor do fim?',
        verses: '16:25',
        listen: 'Mantê-los firmes segundo o evangelho.',
      },
    ],
    interpret: [
      {
        ask: 'Por que quem divide raramente chega gritando, e sim com “palavras suaves e elogios”?',
        verses: '16:18',
        listen: 'Elogio abre a porta; a pessoa se sente especial e fica contra os outros.',
      },
      {
        ask: 'Que diferença há entre alguém que discorda e alguém que causa divisão?',
        verses: '16:17-18',
        listen: 'Um busca a verdade junto; o outro busca gente e vantagem para si.',
        follow: 'Como saber em qual dos dois eu estou?',
      },
      {
        ask: 'Como se pode ser “sábios no bem, e inocentes quanto ao mal” sem ser bobo?',
        verses: '16:19',
        listen: 'Treinar o bem até conhecê-lo; não precisar provar o mal para reconhecê-lo.',
      },
      {
        ask: 'O Deus que esmaga é chamado de “Deus de paz”. O que isso ensina sobre a paz que ele faz?',
        verses: '16:20',
        listen: 'Ela vence o que destrói. O inimigo é Satanás, não o irmão.',
        follow: 'De quem são os pés, e quem é que esmaga?',
      },
    ],
    live: [
      {
        ask: 'Que elogio já amoleceu você a ponto de ouvir mal de outra pessoa?',
        listen: 'Humor e honestidade; sem nomes.',
      },
      {
        ask: 'Quando uma conversa começa a separar gente, que frase sua poderia mudar o rumo?',
        listen: 'Vamos falar com ela? Não sei se é assim.',
        follow: 'E quando é melhor sair da roda?',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'No grupo de mensagens da turma, como começa uma divisão, e quem consegue parar?',
        listen: 'Print, apelido, grupo paralelo.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Em que parte do bem você gostaria de ficar sábio, craque mesmo?',
        listen: 'Ouvir, perdoar, repartir, acolher.',
        for: ['adults', 'singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'O que mantém você de pé na fé em semanas em que tudo empurra?',
        listen: 'Pessoas, texto, mesa, oração; e Deus por trás.',
      },
      {
        ask: 'Você já viu uma igreja ou uma família rachar. O que aprendeu que os mais novos deveriam saber?',
        listen: 'Sabedoria sem reabrir o processo.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Em casa, que conversa sobre os outros os filhos ouvem à mesa, e o que ela ensina?',
        listen: 'Uma mudança pequena de assunto.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Que elogio de vendedor já fez você comprar uma coisa de que não precisava?',
        bridge: 'Palavra doce vende quase tudo. Paulo avisa de quem usa isso na igreja.',
      },
      {
        text: 'No fim de uma carta, de uma festa ou de um telefonema, qual é o último conselho que a sua família não deixa de dar?',
        bridge:
          'Paulo chegou ao fim da carta mais longa dele. Vejamos o que não quis deixar de dizer.',
      },
    ],
    quiet: {
      text: 'Fique de pé, descalço se puder, e sinta o peso do corpo nos dois pés.',
      bridge: 'Paulo fala de um Deus que pode manter de pé. Leia assim, e sente-se no fim.',
    },
    complete: [
      {
        name: 'Antes de passar adiante',
        text: 'Complete pensando na última coisa que contou sobre alguém: Eu disse que … . A quem isso serviu? … . Uniu ou separou? … . O que eu ainda posso fazer é … .',
      },
      {
        name: 'Louvor com a minha letra',
        text: 'Escreva o seu final: Àquele que tem poder para me manter firme em …, que me mostrou … e que é sábio quando eu … , seja a glória, por meio de Jesus Cristo.',
      },
    ],
    challenges: [
      {
        do: 'Quando ouvir uma conversa que põe um contra o outro, não a leve adiante: proponha falar com a pessoa ou mude de assunto.',
        tell: 'como saiu da conversa, sem contar qual era.',
      },
      {
        do: 'Faça uma ponte: aproxime duas pessoas que se estranham, dizendo a cada uma algo bom e verdadeiro da outra.',
        tell: 'se a ponte aguentou, sem dizer de quem se trata.',
      },
    ],
    children: {
      truth: 'O Deus de paz me ajuda a ficar firme no bem.',
      to7: {
        story:
          'Paulo estava quase acabando a carta. Ele já tinha mandado um oi para todo mundo. Aí lembrou de uma coisa importante: cuidado, meus amigos! Tem gente que fala docinho, docinho, mas quer ver vocês brigando. Diz assim: você é o melhor, não brinque mais com ela! Não vão atrás disso. Fiquem bem espertos para fazer o bem! E não tenham medo do mal, porque Deus, o Deus da paz, é muito mais forte e vai vencer. Depois Paulo louvou: glória a Deus, que segura vocês de pé! E todos os amigos de Paulo mandaram um oi também.',
        activity:
          'Fiquem em roda, de braços dados, e tentem balançar sem que ninguém caia. Digam: Deus nos segura!',
        questions: [
          'O que as pessoas de fala doce queriam?',
          'Quem é mais forte do que o mal?',
          'Que bem você quer aprender a fazer?',
        ],
      },
      to12: {
        story:
          'A Bel chegou na turma cheia de elogios. Para a Duda: você é a mais legal, mas a Manu fala de você. Para a Manu: você é a mais esperta, mas a Duda ri de você. Em duas semanas, as melhores amigas não se falavam, e a Bel tinha as duas. Paulo conhecia essa história. No fim da carta aos Romanos, avisou: tenham cuidado com quem causa divisões; essas pessoas falam macio e elogiam, mas pensam só em si. Afastem-se disso. E deu um conselho ótimo: sejam sábios para o bem e inocentes para o mal. Quer dizer: treinem tanto fazer o bem que fiquem craques. Depois prometeu: o Deus de paz vai esmagar Satanás, que é quem gosta de ver todo mundo separado. A Duda tomou coragem e foi perguntar à Manu: você disse mesmo aquilo? Não tinha dito. Riram e choraram. E chamaram a Bel para jogar, com regra nova: falar mal de quem não está, não vale.',
        activity:
          'Inventem três frases que desmontam fofoca (por exemplo: vamos perguntar a ela?) e ensaiem em pequenas cenas.',
        questions: [
          'Como a Bel separou as duas amigas?',
          'O que é ser sábio no bem?',
          'O que você pode dizer quando alguém fala mal de um colega?',
        ],
      },
      challenge: 'Não passe adiante nenhuma conversa que separe amigos.',
    },
    prayer:
      'Deus de paz, guarda a nossa língua do mel que engana e o nosso ouvido do elogio que separa. Faz-nos sábios no bem. Segura de pé quem está balançando. Esmaga o que nos divide, e ajunta-nos no louvor. A ti, único sábio, a glória por Jesus Cristo. Amém.',
    leader: {
      lost: 'Há sempre um caso recente de briga na igreja. Não o discuta aqui. E o versículo 17 já foi usado contra quem só fazia perguntas: o sinal de Paulo é servir a si mesmo e enganar, não discordar.',
      tender:
        'Quem foi expulso, ou saiu de uma igreja rachada, pode estar na roda. Acolha sem pedir a sua versão. E quem denuncia um abuso não está causando divisão: diga isso em voz alta.',
      differ:
        'A quem Paulo se refere não se sabe. As igrejas traçam em lugares diferentes a linha entre doutrina de que não se abre mão e opinião que se respeita (Romanos 14). O versículo 24 falta em algumas Bíblias, porque falta em manuscritos antigos.',
    },
    comfort:
      'Aquele que tem o poder de manter você firme não está cansado. Se hoje as pernas tremem, apoie-se: ficar de pé não depende só delas. Em breve, diz Paulo, o que o persegue estará debaixo dos pés.',
    closing: 'Ao Deus que nos mantém de pé, a glória.',
    words: [
      'causam divisoes',
      'divisoes e obstaculos',
      'divisoes e escandalos',
      'proprio ventre',
      'palavras suaves e elogios',
      'suaves palavras e lisonjas',
      'sabios no bem',
      'inocentes quanto ao mal',
      'deus de paz esmagara satanas',
      'debaixo dos vossos pes',
      'tercio que escrevi',
      'unico deus sabio',
      'poder de vos manter firmes',
    ],
  },
]
