import type { BookPassages } from '../passage.ts'

export const FIRST_THESSALONIANS: BookPassages = [
  {
    verses: '1:2-10',
    key: '1:3',
    title: 'A fé que fez eco',
    theme: 'a fé, o amor e a esperança que se veem',
    themes: ['fe', 'gratidao', 'missao', 'esperanca'],
    idea: 'Quando o evangelho chega com poder, as pessoas deixam os ídolos, servem ao Deus vivo, esperam Jesus, e a notícia corre sozinha até onde ninguém pregou.',
    context:
      'Paulo, Silvano e Timóteo passaram pouco tempo em Tessalônica, porto movimentado da Macedônia: houve tumulto e tiveram de sair às pressas. A igreja recém-nascida ficou sob pressão. Esta carta começa com alívio: eles estão de pé, e todo mundo comenta.',
    retold: [
      {
        verses: '1:2-5',
        says: 'Paulo agradece a Deus pela fé, pelo amor e pela esperança firme dos irmãos. O evangelho chegou a eles com poder e com o Espírito Santo, e não só em palavras.',
      },
      {
        verses: '1:6-8',
        says: 'Os irmãos receberam a palavra em muita aflição, com a alegria do Espírito Santo. A fé deles se espalhou por todo lugar, e Paulo não precisa dizer nada.',
      },
      {
        verses: '1:9-10',
        says: 'Por toda parte se conta como os irmãos deixaram os ídolos para servir ao Deus vivo. Esperam dos céus o Filho, Jesus, que Deus ressuscitou e que nos livra da ira.',
      },
    ],
    read: {
      verses: '1:2-10',
      how: 'Leiam como quem lê boas notícias em voz alta: um começa, e a cada versículo o próximo entra mais forte. O 10, todos.',
    },
    observe: [
      {
        ask: 'Paulo junta três pares no versículo 3. Que obra, que trabalho e que firmeza ele lembra?',
        verses: '1:3',
        listen: 'Da fé, a obra; do amor, o trabalho; da esperança, a firmeza.',
      },
      {
        ask: 'Como o evangelho chegou à cidade, além das palavras?',
        verses: '1:5-6',
        listen: 'Com poder, com o Espírito Santo, com certeza, com alegria em meio à aflição.',
      },
      {
        ask: 'De que se viraram, e para quê? Achem os dois verbos que vêm depois.',
        verses: '1:9-10',
        listen: 'Dos ídolos; para servir ao Deus vivo e para esperar o Filho.',
      },
    ],
    interpret: [
      {
        ask: 'Fé, amor e esperança aparecem aqui suados: obra, trabalho, firmeza. O que isso corrige no modo como usamos essas palavras?',
        verses: '1:3',
        listen: 'Não são só sentimentos; têm mãos e costas.',
      },
      {
        ask: 'Como alegria e “muita aflição” couberam no mesmo dia?',
        verses: '1:6',
        listen: 'A alegria vinha do Espírito, não da situação.',
        follow: 'Você já viu as duas juntas em alguém?',
      },
      {
        ask: 'Primeiro eles imitam, depois viram referência. O que essa ordem ensina sobre dar exemplo?',
        verses: '1:6-8',
        listen: 'Ninguém começa sendo modelo; a fama é eco, não propaganda.',
      },
      {
        ask: 'Servir e esperar: o que falta à fé que só tem um dos dois?',
        verses: '1:9-10',
        listen: 'Só servir esgota; só esperar cruza os braços.',
      },
    ],
    live: [
      {
        ask: 'Se a sua rua contasse uma notícia da sua fé, qual seria, e qual você gostaria que fosse?',
        listen: 'Sem teatro: gestos pequenos também correm.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem na sua idade vive a fé de um jeito que dá vontade de imitar, e o que exatamente?',
        listen: 'Perto, de carne e osso, mais que famoso.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que ídolo discreto costuma pedir sacrifício na nossa cidade: trabalho, corpo, time, opinião, dinheiro?',
        listen: 'Cada um fala do que o puxa.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Qual trabalho do amor, desses que cansam, você faz em casa sem ninguém notar?',
        listen: 'Que o outro note agora, em voz alta.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'O que você deixou, ou está deixando, para se virar para Deus, e o que encontrou no lugar?',
        listen: 'Há perdas de verdade; honre-as.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A firmeza da esperança: em que dia recente ela foi a única coisa que o pôs de pé?',
        listen: 'Se foi por um triz, agradeçam assim mesmo.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a notícia que correu mais rápido na sua família ou no prédio, e quem foi o carteiro?',
        bridge: 'De Tessalônica também correu uma notícia, e era boa.',
      },
      {
        text: 'Quando criança, quem você imitava na frente do espelho: cantora, jogador, pastor, professora?',
        bridge: 'Os tessalonicenses imitaram gente boa e acabaram imitados. Vejam como.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Bata palmas uma vez num cômodo vazio e escute o que volta.',
      bridge: 'Toda fé faz algum eco. Leia o que se ouvia de uma igreja pequena.',
    },
    complete: [
      {
        name: 'Três pares suados',
        text: 'Complete: a minha fé, nesta semana, teve a obra de … . O meu amor teve o trabalho de … . A minha esperança teve a firmeza de … .',
      },
      {
        name: 'Seta de volta',
        text: 'Desenhe uma seta que faz a curva. Eu ia em direção a … . A curva foi quando … . Agora sirvo … . E espero … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva a uma pessoa do grupo contando que obra de fé, trabalho de amor ou firmeza você viu nela neste ano.',
        tell: 'como foi procurar o bem com lupa.',
      },
      {
        do: 'Separe uma hora que costuma ir para um ídolo discreto e use-a para servir alguém.',
        tell: 'o que a hora rendeu, e o que reclamou em você.',
      },
    ],
    children: {
      truth: 'O amor de Jesus em mim faz eco.',
      to7: {
        story:
          'Numa cidade chamada Tessalônica, as pessoas oravam para estátuas. Estátua não ouve, não fala, não abraça! Um dia, Paulo e os amigos chegaram e contaram de Jesus, que está vivo. Muita gente acreditou e ficou alegre, mesmo quando outros ficaram bravos com eles. Eles deixaram as estátuas e foram servir ao Deus vivo. E começaram a amar, trabalhar e ajudar tanto, que a notícia correu: você viu aquela gente? Viu como eles amam? Parecia um eco: Jesus, Jesus, Jesus! Paulo ficou tão feliz que escreveu: obrigado, Deus, por eles!',
        activity:
          'Brinquem de eco: um diz Jesus está vivo bem forte, e os outros repetem cada vez mais baixinho, até um sussurro. Depois, ao contrário.',
        questions: [
          'Por que estátua não pode ajudar?',
          'O que as pessoas comentavam?',
          'Que coisa boa você quer que faça eco na sua casa?',
        ],
      },
      to12: {
        story:
          'Hoje uma notícia corre o mundo num toque. Naquele tempo, ia a pé, de navio e de boca em boca. Tessalônica era cidade de porto, cheia de viajantes. Paulo passou pouco tempo lá, porque houve confusão e ele precisou sair. Será que a igrejinha aguentaria? Aguentou! Em todo lugar aonde ele chegava, alguém contava antes dele: sabe os tessalonicenses? Deixaram os ídolos, servem ao Deus vivo e esperam Jesus, que ressuscitou. E são alegres, mesmo sofrendo. Paulo nem precisava explicar. Ele escreveu: eu agradeço sempre por vocês, pela obra da fé, pelo trabalho do amor e pela firmeza da esperança. Primeiro vocês imitaram o Senhor e a nós; agora os outros olham para vocês.',
        activity:
          'Façam um mapa com barbantes que saem da sua rua. Em cada ponta, uma coisa boa que poderia correr dali.',
        questions: [
          'Como a notícia chegava antes de Paulo?',
          'O que eles deixaram e o que começaram a fazer?',
          'Quem poderia aprender algo bom olhando para você?',
        ],
      },
      challenge: 'Conte em casa uma coisa boa que você viu alguém fazer.',
    },
    prayer:
      'Deus vivo e verdadeiro, obrigado por gente em quem a fé tem obra e o amor tem suor. Vira-nos dos ídolos discretos. Faz-nos servir com alegria e esperar com firmeza o teu Filho, que nos livra. Amém.',
    leader: {
      lost: 'Ídolos é palavra que leva longe, às vezes a falar mal da religião do vizinho. Fique no que ocupa o nosso coração.',
      differ:
        'Sobre fostes escolhidos, no versículo 4: uns entendem que Deus escolheu cada pessoa antes; outros, que escolheu um povo em Cristo, e nele entra quem crê. Paulo usa a palavra para agradecer, não para separar quem está na sala.',
    },
    comfort:
      'A firmeza de que Paulo se lembra era de gente aflita. Estar aflito e estar de pé podem ser a mesma pessoa.',
    closing: 'Que o eco desta semana tenha o nome dele.',
    words: [
      'obra da vossa fe',
      'trabalho do amor',
      'firmeza da esperanca',
      'tessalonicenses',
      'tessalonica',
      'convertestes',
      'deixando os idolos',
      'deus vivo e verdadeiro',
      'imitadores',
      'ressoou',
      'repercutiu',
      'ira futura',
    ],
  },
  {
    verses: '2:1-12',
    key: '2:8',
    title: 'O evangelho e a própria vida',
    theme: 'servir com o coração limpo',
    themes: ['discipulado', 'servico', 'missao', 'fidelidade'],
    idea: 'Quem leva o evangelho sem truque e sem interesse, para agradar a Deus, acaba dando junto a própria vida: com a ternura de uma mãe e o encorajamento de um pai.',
    context:
      'Paulo, Silvano e Timóteo chegaram a Tessalônica machucados da prisão de Filipos e tiveram de sair de lá às pressas, de noite. Depois correu que eram mais uns aproveitadores de estrada, como tantos. Paulo responde lembrando o que eles mesmos viram.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Maltratado em Filipos, Paulo teve ousadia em Deus para falar o evangelho em meio a muita oposição. Falou sem engano, para agradar a Deus, que prova os corações.',
      },
      {
        verses: '2:5-8',
        says: 'Paulo não usou lisonja nem buscou glória humana. Foi suave como uma mãe que dá carinho aos filhos, e quis dar, com o evangelho, a própria alma.',
      },
      {
        verses: '2:9-12',
        says: 'Paulo trabalhava noite e dia para não ser um peso. Como um pai, exortava e consolava cada um, para que andassem de maneira digna diante de Deus.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Um versículo por pessoa. Nos versículos 7 e 8 e no 11, quem lê faz uma pausa antes de passar adiante.',
    },
    observe: [
      {
        ask: 'De onde eles vinham quando chegaram, e de onde tiraram a ousadia?',
        verses: '2:2',
        listen: 'De sofrer maus-tratos em Filipos; do nosso Deus.',
      },
      {
        ask: 'O que Paulo garante que não havia na pregação deles?',
        verses: '2:3-6',
        listen: 'Engano, impureza, fraude, lisonja, ganância, busca de glória.',
      },
      {
        ask: 'Com que duas figuras de casa ele descreve o seu jeito, e o que cada uma faz?',
        verses: '2:7, 2:11',
        listen: 'Mãe que dá carinho; pai que exorta, consola e testemunha a cada um.',
      },
      {
        ask: 'Além do evangelho, o que queriam repartir, e como pagavam as próprias contas?',
        verses: '2:8-9',
        listen: 'As próprias almas; trabalhando noite e dia para não pesar.',
      },
    ],
    interpret: [
      {
        ask: 'Que liberdade dá viver “não para agradar as pessoas, mas sim a Deus”, e que risco essa frase corre na boca de gente grossa?',
        verses: '2:4, 2:7',
        listen: 'Livra da lisonja. E o versículo 7 não deixa virar grosseria.',
        follow: 'Como se fala a verdade com suavidade?',
      },
      {
        ask: 'Por que Paulo não separa a mensagem da vida de quem a leva?',
        verses: '2:8, 2:10',
        listen: 'Amor contado de longe convence pouco; eles eram queridos.',
      },
      {
        ask: 'Ele podia exigir sustento e não exigiu. O que essa escolha disse aos tessalonicenses?',
        verses: '2:6, 2:9',
        listen:
          'Vocês não são fonte de renda. Noutros lugares ele defende o sustento de quem prega.',
      },
      {
        ask: 'Como carinho e exortação trabalham juntos para alguém andar “de maneira digna diante de Deus”?',
        verses: '2:7, 2:11-12',
        listen: 'Um sem o outro mima ou quebra; juntos, fazem crescer.',
        follow: 'Qual dos dois sobra em você, e qual falta?',
      },
    ],
    live: [
      {
        ask: 'Quem repartiu com você não só o evangelho, mas a cozinha, o tempo, a conversa? Que cena ficou?',
        listen: 'Cenas simples; bom momento de gratidão.',
      },
      {
        ask: 'De que elogio ou resposta você depende antes de achar que fez bem uma coisa?',
        listen: 'Agradar pessoas; o que isso custa.',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'Seguidor, curtida, plateia: como saber se você mostra a fé para agradar a Deus ou para aparecer?',
        listen: 'O que se faz sem publicar.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Para quem você poderia ser hoje um pouco mãe ou um pouco pai na fé, e o que já tem para dar?',
        listen: 'Tempo, escuta, comida, carona. Vale para quem não tem filhos.',
        for: ['adults', 'elderly', 'singles', 'long-believers'],
      },
      {
        ask: 'O que faria você confiar em quem fala de Deus?',
        listen: 'Escutar sem defender ninguém.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em casa, quem faz mais o papel do carinho e quem faz o da exortação, e como dividir melhor?',
        listen: 'Trocar de papel por um dia.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que trabalho seu, que ninguém chama de ministério, é também um jeito de não pesar e de servir?',
        listen: 'Fadiga honrada: panela, oficina, plantão.',
      },
    ],
    icebreakers: [
      {
        text: 'Vendedor insistente: qual foi a conversa mais enrolada que já tentaram com você, e em que hora percebeu?',
        bridge: 'Naquele tempo também havia vendedor de conversa. Acusaram Paulo de ser um deles.',
      },
      {
        text: 'Que frase da sua mãe, do seu pai ou de quem criou você ainda sai da sua boca sem querer?',
        bridge: 'Paulo diz que foi um pouco mãe e um pouco pai. Vamos ver de que jeito.',
      },
    ],
    quiet: {
      text: 'Lembre do colo, do ombro ou da voz de alguém que cuidou de você com suavidade.',
      bridge: 'Foi assim, diz Paulo, que o evangelho chegou àquela cidade.',
    },
    complete: [
      {
        name: 'Carta de gratidão curta',
        text: 'Complete: Querido(a) …, você não me deu só conselhos. Você me deu … . Lembro do dia em que … . Por sua causa, hoje eu … .',
      },
      {
        name: 'Por que eu faço',
        text: 'Pense numa coisa que você faz por Deus e termine com sinceridade: Faço porque … . Se ninguém visse, eu … . O que Deus, que prova os corações, talvez queira limpar aqui é … .',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a alguém que ajudou você a crer, contando uma cena que essa pessoa talvez nem lembre.',
        tell: 'a cena, e o que a pessoa disse.',
      },
      {
        do: 'Reparta com alguém mais novo na fé algo da sua vida comum: uma refeição, uma ida à feira, uma tarde de conserto.',
        tell: 'o que fizeram e de que conversaram.',
      },
    ],
    children: {
      truth: 'Quem ama fala de Jesus e dá o coração junto.',
      to7: {
        story:
          'Paulo, Silvano e Timóteo chegaram à cidade de Tessalônica. Estavam machucados, porque na outra cidade bateram neles. Mas vieram contar de Jesus. Não queriam dinheiro. Não queriam palmas. De dia contavam de Jesus, e ainda trabalhavam até a noite para comprar o pão, para não dar trabalho a ninguém. Eram carinhosos com as pessoas, como a mãe que faz carinho no bebê. E animavam cada um, como um pai que diz: vai, você consegue! Paulo escreveu depois: a gente gostava tanto de vocês que deu o nosso coração também.',
        activity:
          'Cada um diz ao do lado uma frase de carinho, como a mãe, e uma de ânimo, como o pai: você consegue!',
        questions: [
          'O que Paulo e os amigos foram contar?',
          'Com quem Paulo disse que era parecido?',
          'A quem você quer dar carinho e ânimo?',
        ],
      },
      to12: {
        story:
          'Por aquelas estradas andava muito vendedor de conversa: falava bonito, pegava o dinheiro e sumia. Por isso, quando Paulo e os amigos tiveram de sair depressa de Tessalônica, alguém deve ter dito: viram? Eram iguais aos outros! Paulo escreveu: vocês se lembram. Lembram que chegamos machucados da prisão de Filipos e, mesmo assim, Deus nos deu coragem. Lembram que não elogiamos ninguém para ganhar presente. Lembram que trabalhávamos de noite e de dia para não custar nada. Tratamos vocês com a suavidade de uma mãe. Animamos cada um, como um pai. E a melhor parte: gostávamos tanto de vocês que não demos só a boa notícia; demos a nossa vida. Dá para mentir com palavras. Com a vida inteira, é bem mais difícil. Deus viu tudo, disse Paulo, e vocês também.',
        activity:
          'Em roda, cada um termina a frase: eu sei que essa pessoa me ama de verdade, porque ela… Depois escolham a quem agradecer.',
        questions: [
          'O que talvez dissessem de Paulo depois que ele partiu?',
          'O que Paulo deu além da boa notícia?',
          'Como você percebe que alguém é sincero?',
        ],
      },
      challenge: 'Ajude alguém em casa sem pedir nada em troca e sem contar a ninguém.',
    },
    prayer:
      'Deus que provas os corações, limpa o motivo por trás do que fazemos. Livra-nos da lisonja e da vontade de aparecer. Obrigado por quem nos deu o evangelho e um pedaço da própria vida. Faz-nos suaves como mãe, firmes como pai, e leais a ti. Amém.',
    leader: {
      lost: 'A conversa pode descer para pastores e dinheiro. Cada um tem casos. Traga de volta: que tipo de gente sou eu quando sirvo? Paulo não proíbe o sustento (veja 1 Coríntios 9:14); conta uma escolha.',
      tender:
        'Mãe e pai doem em quem não teve carinho, perdeu um filho ou não pôde ter. Fale também de quem fez esse papel. Quem foi enganado por líderes pode reviver a raiva; dê razão à dor. Abuso por líder se denuncia (Disque 100, Ligue 180).',
    },
    comfort:
      'Suaves entre vós, como uma mãe que dá carinho aos seus filhos. Deus quis ser anunciado desse jeito. Se falaram dele a você aos gritos, não era esta a voz.',
    closing: 'O evangelho se dá com as duas mãos: a palavra e a vida.',
    words: [
      'como uma mae que da carinho',
      'como ama que acaricia',
      'nossas proprias almas',
      'nossa propria vida',
      'nao para agradar as pessoas',
      'nao para agradar a homens',
      'palavras de lisonja',
      'palavras lisonjeiras',
      'trabalho e fadiga',
      'como um pai aos seus filhos',
      'prova os nossos coracoes',
      'maltratados em filipos',
    ],
  },
  {
    verses: '3:1-13',
    key: '3:8',
    title: 'Que notícia você traz deles?',
    theme: 'firmar uns aos outros na aflição',
    themes: ['comunhao', 'sofrimento', 'oracao', 'amizade'],
    idea: 'Na aflição, a fé de uns sustenta a de outros: sem poder mais esperar, Paulo manda Timóteo fortalecê-los, volta a viver com a boa notícia e ora para que o amor deles cresça até a vinda do Senhor.',
    context:
      'Paulo teve de deixar Tessalônica às pressas e não conseguia voltar (2:17-18). Lá a igreja nova sofria pressão dos vizinhos. Sem telefone nem correio rápido, ele ficou sem saber se a fé deles tinha resistido. De Atenas, preferiu ficar sozinho e mandar o companheiro.',
    retold: [
      {
        verses: '3:1-5',
        says: 'Paulo já não aguenta e manda Timóteo fortalecer os irmãos, para que ninguém se abale na aflição. Teme que o tentador os tenha tentado.',
      },
      {
        verses: '3:6-8',
        says: 'Timóteo volta com boas notícias da fé e do amor dos irmãos. Paulo fica consolado e diz que vive, se eles estão firmes no Senhor.',
      },
      {
        verses: '3:9-10',
        says: 'Paulo agradece a Deus pela alegria que os irmãos lhe dão. Noite e dia ora para ver o rosto deles e suprir o que falta em sua fé.',
      },
      {
        verses: '3:11-13',
        says: 'Paulo pede que Deus prepare o caminho até os irmãos e os faça crescer em amor, irrepreensíveis em santidade na vinda do Senhor Jesus.',
      },
    ],
    read: {
      verses: '3:2-13',
      how: 'Quem conduz conta o versículo 1. Um lê a preocupação (2 a 5), outro a boa notícia (6 a 9), e todos leem juntos a oração (10 a 13).',
    },
    observe: [
      {
        ask: 'Para que Timóteo foi enviado, e o que Paulo temia?',
        verses: '3:2-5',
        listen: 'Fortalecer e encorajar; que o tentador os tivesse vencido.',
      },
      {
        ask: 'O que Paulo já tinha avisado quando estava com eles?',
        verses: '3:3-4',
        listen: 'Que seriam afligidos.',
      },
      {
        ask: 'Que notícias Timóteo trouxe na volta?',
        verses: '3:6',
        listen: 'Da fé, do amor, da boa lembrança e da vontade de vê-los.',
      },
      {
        ask: 'O que a notícia fez com Paulo, e o que ele pede a Deus em seguida?',
        verses: '3:7-8, 3:10-13',
        listen:
          'Consolou, fez viver; pede para vê-los, que o amor transborde, que o coração se firme.',
      },
    ],
    interpret: [
      {
        ask: 'O que há de verdade e de coragem em dizer “agora vivemos, se vós estais firmes no Senhor”?',
        verses: '3:8',
        listen: 'O apóstolo precisa deles; a fé não é caso de um só.',
        follow: 'Em que isso é diferente de pôr a felicidade nas costas do outro?',
      },
      {
        ask: 'Por que avisar antes que a aflição viria ajuda alguém a não se abalar?',
        verses: '3:3-4',
        listen: 'Dor não é sinal de que Deus falhou ou de que erraram o caminho.',
      },
      {
        ask: 'Paulo está preocupado e manda uma pessoa. O que uma visita faz que uma carta não faz?',
        verses: '3:2, 3:5-6',
        listen: 'Vê o rosto, escuta, traz e leva notícia.',
      },
      {
        ask: 'Na oração, de que modo o amor que cresce está ligado ao coração firme até a vinda de Jesus?',
        verses: '3:12-13',
        listen: 'Santidade aqui amadurece amando, uns aos outros e a todos.',
        follow: 'Por que acrescentar o “por todos”?',
      },
    ],
    live: [
      {
        ask: 'De quem você está há tempo demais sem notícia?',
        listen: 'Um nome; já pode virar gesto.',
      },
      {
        ask: 'Quem foi o seu Timóteo, que apareceu na hora em que a fé balançava? O que ele fez ao chegar?',
        listen: 'Presença simples, pouca explicação.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Mensagem visualizada, áudio curto, chamada, ir até lá: do que um amigo seu está precisando de verdade agora?',
        listen: 'Subir um degrau de presença.',
        follow: 'O que segura você de ir?',
        for: ['young', 'teens'],
      },
      {
        ask: 'A notícia da firmeza de quem faria você respirar aliviado esta noite?',
        listen: 'Filhos longe, irmãos afastados; orar por eles no fim.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'O que ninguém lhe avisou sobre seguir a Jesus, e você gostaria de ter sabido?',
        listen: 'Pressão da família, perdas, dúvidas.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Em que momento você precisou dizer, como Paulo, que não suportava mais esperar? Quem ficou com você?',
        listen: 'Escutar; não resolver.',
        for: ['mourning', 'adults', 'singles'],
      },
      {
        ask: 'Para que pessoa difícil caberia pedir que o seu amor crescesse e sobrasse?',
        listen: 'Pedido a Deus, não esforço só.',
      },
    ],
    icebreakers: [
      {
        text: 'Antes do celular, como a notícia chegava na sua família: carta, recado na venda, orelhão, vizinho? Qual demorou mais?',
        bridge: 'Paulo esperou por uma notícia sem telefone nenhum, até não aguentar.',
        for: ['adults', 'elderly', 'couples', 'long-believers', 'women', 'men'],
      },
      {
        text: 'Quanto tempo você aguenta uma mensagem sem resposta antes de imaginar o pior? Conte a sua melhor novela mental.',
        bridge: 'Paulo também imaginou o pior. Só que, em vez de esperar mais, mandou alguém.',
      },
    ],
    quiet: {
      text: 'Pense em alguém que mora longe e de quem você gosta. Como será que está agora, nesta hora?',
      bridge: 'O texto nasceu de uma saudade assim. Leia com essa pessoa em mente.',
    },
    complete: [
      {
        name: 'Relatório de Timóteo',
        text: 'Escreva a notícia que Timóteo levaria de você hoje: A fé dele ou dela está … . O amor aparece em … . A aflição é … . Tem saudade de … . Está precisando de … .',
      },
      {
        name: 'Oração com nomes',
        text: 'Reescreva o versículo 12: Senhor, faz crescer e sobrar o amor de … por … , e o meu por … . Firma o coração de … , que está passando por … .',
      },
    ],
    challenges: [
      {
        do: 'Visite alguém que está passando aperto, ou ligue se a distância não deixa, só para saber como vai a fé e o coração. Leve mais ouvido do que conselho.',
        tell: 'que notícia boa você trouxe de volta.',
      },
      {
        do: 'Escreva a uma pessoa que continua firme apesar de tudo: saber de você me faz bem. E diga por quê.',
        tell: 'a quem escreveu e o que essa pessoa contou.',
      },
    ],
    children: {
      truth: 'Deus me dá amigos para eu ficar firme.',
      to7: {
        story:
          'Paulo estava longe dos amigos de Tessalônica. Ele pensava: será que estão bem? Será que ainda confiam em Jesus? Não tinha telefone. Não tinha vídeo. Paulo não aguentava mais de saudade! Então disse: Timóteo, vá lá, por favor. Dê força a eles. Timóteo andou, andou, andou. Paulo esperou. Um dia, olhe quem vem na estrada! Timóteo! E aí? Eles estão firmes! Amam Jesus, amam uns aos outros e estão com saudade de você! Paulo ficou tão contente que disse: agora eu vivo! E orou: Senhor, faz o amor deles crescer, crescer, até sobrar.',
        activity:
          'Um vai até a porta e volta com uma notícia boa de alguém da roda: a Ana é amiga! Todos respondem: obrigado, Deus!',
        questions: [
          'De quem Paulo tinha saudade?',
          'Que notícia Timóteo trouxe?',
          'Quem você pode visitar ou chamar?',
        ],
      },
      to12: {
        story:
          'Imagine ficar semanas sem saber de quem você ama. Foi assim com Paulo. Ele tinha saído correndo de Tessalônica, e a igreja de lá, novinha, estava sendo maltratada. Será que desistiram? Será que o tentador os enganou? Paulo não suportou mais. Estava em Atenas, cidade enorme e estranha, e mesmo assim mandou para longe o amigo que tinha por perto: vai, Timóteo, dá força a eles. E ficou esperando. Até que Timóteo voltou com o rosto brilhando: eles estão firmes! Acreditam, se amam, e perguntam por você! Paulo escreveu: agora eu vivo, porque vocês estão firmes no Senhor. Já viu? Até um apóstolo precisava da fé dos amigos. Depois orou de noite e de dia: que Deus faça o amor de vocês crescer e transbordar, uns pelos outros e por todos, até Jesus voltar.',
        activity:
          'Gravem ou escrevam juntos uma mensagem curta de ânimo para alguém do grupo que faltou ou mora longe, e enviem com um adulto.',
        questions: [
          'Por que Paulo estava aflito?',
          'O que ele quis dizer com agora eu vivo?',
          'Quem fica mais forte quando você aparece?',
        ],
      },
      challenge: 'Pergunte a um amigo como ele está de verdade, e escute até o fim.',
    },
    prayer:
      'Pai nosso e Senhor Jesus, abre o caminho até quem está longe. Fortalece os que hoje sofrem por tua causa e manda a eles alguém. Faz crescer e sobrar o nosso amor, uns pelos outros e por todos, e firma o nosso coração até a tua vinda. Amém.',
    leader: {
      lost: 'O versículo 3 pode soar como se todo sofrimento fosse mandado por Deus. Paulo fala da aflição de quem segue a Cristo contra a corrente. Doença e violência são outra conversa.',
      tender:
        'Quem tem filho ou amigo que largou a fé pode ouvir o versículo 8 com dor. Não prometa o que você não sabe; ore com a pessoa pelo nome dele. Quem está sem notícia de um desaparecido ou de um parente preso também precisa de companhia.',
    },
    comfort:
      'Nem Paulo aguentou sozinho. Quando não suportou mais, disse, e mandou buscar notícia. Você também pode dizer a alguém que não está aguentando. Isso não é falta de fé.',
    closing: 'Fiquem firmes no Senhor: a sua fé faz bem a alguém.',
    words: [
      'enviamos timoteo',
      'sozinhos em atenas',
      'ninguem se abale',
      'ninguem se inquiete por estas tribulacoes',
      'para isso fomos destinados',
      'agora vivemos',
      'firmes no senhor',
      'boas noticias da vossa fe',
      'ver o vosso rosto',
      'suprir o que falta na fe',
      'crescer em amor',
      'irrepreensiveis em santidade',
    ],
  },
  {
    verses: '4:1-12',
    key: '4:3',
    title: 'Cada vez mais',
    theme: 'santidade no corpo e na segunda-feira',
    themes: ['santidade', 'trabalho', 'proximo', 'espirito'],
    idea: 'A vontade de Deus tem endereço comum: o corpo tratado com honra, o irmão que ninguém explora, o amor que cresce um pouco mais e o trabalho feito em paz.',
    context:
      'A igreja de Tessalônica tinha meses de vida. Numa cidade em que quase todo tipo de sexo era normal para homens, esses novos cristãos já amavam bem, e Paulo elogia. Mas há áreas a cuidar: o corpo, os irmãos e o trabalho, porque alguns tinham parado de trabalhar.',
    retold: [
      {
        verses: '4:1-2',
        says: 'Paulo roga que, como aprenderam a andar e a agradar a Deus, os irmãos façam assim cada vez mais.',
      },
      {
        verses: '4:3-8',
        says: 'A vontade de Deus é a santificação, diz Paulo, sem pecado sexual e sem enganar o irmão. Quem rejeita isso rejeita a Deus, que nos deu o seu Espírito Santo.',
      },
      {
        verses: '4:9-12',
        says: 'Os irmãos já se amam, ensinados por Deus, e Paulo pede ainda mais. Vivam quietos e trabalhem com as próprias mãos, para serem respeitados e não precisarem de nada.',
      },
    ],
    read: {
      verses: '4:1-12',
      how: 'Cada vez que aparecer “mais”, quem lê levanta um pouco a mão. Em 3 a 8, voz séria e sem pressa; em 9 a 12, voz de conversa de varanda.',
    },
    observe: [
      {
        ask: 'O que eles já faziam bem, e o que Paulo pede?',
        verses: '4:1, 4:9-10',
        listen: 'Já andavam e amavam; que façam cada vez mais.',
      },
      {
        ask: 'Qual é a vontade de Deus e em que três frases ela se abre?',
        verses: '4:3-6',
        listen:
          'Santificação: evitar o pecado sexual, tratar o corpo com honra, não oprimir o irmão.',
      },
      {
        ask: 'Quem é rejeitado quando se rejeita isso, e o que ele nos deu?',
        verses: '4:8',
        listen: 'Deus, que deu o Espírito Santo.',
      },
      {
        ask: 'Que conselhos fecham o trecho, e para o bem de quem?',
        verses: '4:11-12',
        listen: 'Viver quietos, cuidar do seu, trabalhar com as mãos; respeito dos de fora.',
      },
    ],
    interpret: [
      {
        ask: 'Muita gente procura a vontade de Deus como um mapa secreto. O que muda quando ela está escrita assim, às claras?',
        verses: '4:3',
        listen: 'Começa pelo que já se sabe.',
      },
      {
        ask: 'Paulo diz que pecado sexual também é passar o irmão para trás. Quem sai machucado nesses casos?',
        verses: '4:6',
        listen: 'Cônjuge, família, a própria pessoa usada; Deus toma as dores.',
        follow: 'Por que se costuma dizer que não faz mal a ninguém?',
      },
      {
        ask: 'O corpo aparece ao lado de “santidade e honra”. O que isso afirma sobre ele, contra quem o despreza e contra quem o vende?',
        verses: '4:4-5',
        listen: 'Tem dignidade; é de Deus; não é mercadoria.',
      },
      {
        ask: 'Por que viver quieto e trabalhar seria assunto de santidade?',
        verses: '4:11-12',
        listen: 'Não pesar aos outros; o vizinho olha.',
      },
    ],
    live: [
      {
        ask: 'Cada vez mais: em que virtude você já anda bem e poderia crescer um dedo neste mês?',
        listen: 'Comece pelo elogio, como Paulo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que o celular ensina a fazer com o corpo dos outros, e como é tratar alguém com honra mesmo numa tela?',
        listen: 'Olhar, rolar, pedir foto, comentar. Sem confissão pública.',
        for: ['teens', 'young', 'singles', 'men'],
      },
      {
        ask: 'Que cuidado concreto protege a confiança de vocês dois: horários, conversas, senhas, amizades?',
        listen: 'Acordo, não vigilância.',
        for: ['couples'],
      },
      {
        ask: 'De que assunto alheio você poderia se despedir para cuidar do seu?',
        listen: 'Grupo de família, vizinho, vida dos famosos. Bom humor.',
      },
      {
        ask: 'Como o seu jeito de trabalhar fala de Deus a quem não pisa na igreja?',
        listen: 'Prazo, nota certa, respeito, silêncio.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Para quem está chegando: que parte desse jeito de viver parece estranha, e qual dá vontade?',
        listen: 'Explicar sem pressão.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que conversa sobre corpo e respeito você gostaria de ter com os mais novos da casa, e o que atrapalha?',
        listen: 'Vergonha, hora, palavras. Começar pequeno.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o melhor elogio seguido de mas que você já ouviu? Paulo vai fazer um bem melhor.',
        bridge: 'Ele diz: vocês fazem bem, façam mais. Sem mas no meio.',
      },
      {
        text: 'O que você fabrica, conserta ou cultiva com as mãos que dá gosto de mostrar?',
        bridge: 'Trabalhar com as próprias mãos entra na lista da vontade de Deus.',
        for: ['adults', 'elderly', 'men', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Cruze os braços como num abraço e diga: este corpo é de Deus, e é bom.',
      bridge: 'É o ponto de partida do texto. Leia agradecendo por ele.',
    },
    complete: [
      {
        name: 'Um dedo a mais',
        text: 'Marque numa linha de 0 a 10 onde você está em: honra com o corpo … ; respeito com o irmão … ; amor em casa … ; cuidado com o que é meu … ; trabalho … . Escolha uma e ponha a marca um número adiante: para isso vou … .',
      },
      {
        name: 'Vontade às claras',
        text: 'Complete: Eu queria saber a vontade de Deus sobre … . A parte que já sei é … . Enquanto espero o resto, hoje eu … .',
      },
    ],
    challenges: [
      {
        do: 'Tire da frente uma coisa que trata gente como objeto: um perfil, um aplicativo, uma piada, um grupo.',
        tell: 'só se tirou, e o que pôs no lugar.',
      },
      {
        do: 'Passe um dia inteiro sem opinar sobre o que não é da sua conta.',
        tell: 'quantas vezes mordeu a língua.',
      },
    ],
    children: {
      truth: 'Meu corpo é de Deus; eu cuido e respeito.',
      to7: {
        story:
          'A professora Lúcia mediu as crianças na parede. Cresceram! Depois perguntou: e por dentro, dá para crescer também? O Pedrinho já dividia o lanche. Ela disse: que bom! Dá para dividir mais um pouquinho? A Nara já cuidava do corpo, escovava os dentes. Que bom! E cuidar do corpo do amigo, sem empurrar? O Gil gostava de espiar o desenho dos outros. Ela piscou: cuide do seu, que está ficando lindo. Paulo escreveu assim para uma igreja: vocês já fazem o bem; façam cada vez mais! O corpo é de Deus, o amigo é de Deus, e o trabalho bem feito deixa Deus contente.',
        activity:
          'Marquem numa tira de papel a altura do coração: a cada gesto de respeito da semana, colem um pedacinho e vejam a tira crescer.',
        questions: [
          'O que a professora mediu?',
          'O que o Pedrinho podia fazer mais?',
          'Como você cuida do seu corpo?',
        ],
      },
      to12: {
        story:
          'Fazia só alguns meses que aquelas pessoas de Tessalônica seguiam Jesus. E já eram famosas por amar! Paulo podia dizer: pronto, chega. Mas ele escreveu: vocês vão bem; façam cada vez mais. E contou em que Deus queria que crescessem. Primeiro, o corpo: tratem o de vocês e o dos outros com honra, porque ninguém é brinquedo de ninguém. Isso vale até hoje: seu corpo é seu, é de Deus, e ninguém pode tocar nele de um jeito que incomoda; se acontecer, conte a um adulto de confiança. Segundo, o irmão: não enganem, não tirem vantagem. Terceiro, o trabalho: havia gente parada, cuidando da vida alheia. Vivam em paz, disse Paulo, cuidem do que é de vocês e trabalhem com as mãos. Assim, até quem não conhece Jesus vai olhar e pensar: esse jeito de viver é bom.',
        activity:
          'Cada um escolhe uma tarefa da casa que ninguém mandou e faz caprichado, em silêncio; depois adivinhem quem fez o quê.',
        questions: [
          'O que Paulo elogiou e o que pediu?',
          'Por que o corpo merece honra?',
          'Em que você quer crescer um dedo?',
        ],
      },
      challenge: 'Faça uma tarefa bem feita sem ninguém pedir e sem contar para ninguém.',
    },
    prayer:
      'Deus que nos deste o Espírito, obrigado pelo corpo, pelos irmãos e pelo serviço. Perdoa quando usamos gente. Ensina-nos a honrar com os olhos, com as mãos e com o celular. Faz crescer em nós, um dedo por vez, o que já começaste. Amém.',
    leader: {
      lost: 'O grupo pode ficar só no sexo, com piada ou com bronca, e pular o trabalho e a intromissão. Dê peso igual às três partes. Ninguém conta a própria vida sexual na roda.',
      tender:
        'O versículo 6 fala de quem foi usado: diga que Deus toma as dores da vítima. Pode haver gente com história de abuso ou dependência de pornografia. Ouça a sós; criança ou adolescente em risco, Disque 100; mulher em risco, Ligue 180. Quem perdeu o emprego não é o parado do texto.',
      differ:
        'O “vaso” do versículo 4 é entendido por uns como o próprio corpo e por outros como a esposa. O sentido prático é parecido: santidade e honra, sem usar ninguém.',
    },
    comfort:
      'Cansado, você ouve cada vez mais e suspira. Repare que Paulo começa dizendo: vocês já fazem. Deus também vê o dedo que você cresceu neste ano difícil.',
    closing: 'Um dedo a mais, com honra.',
    words: [
      'vontade de deus a vossa santificacao',
      'santificacao',
      'pecado sexual',
      'vaso em santidade',
      'santidade e honra',
      'cada vez mais',
      'viver quietos',
      'proprias maos',
      'amor fraternal',
      'instruidos por deus',
      'pureza',
      'andar e agradar a deus',
    ],
  },
  {
    verses: '4:13-18',
    key: '4:14',
    title: 'Tristeza com esperança',
    theme: 'o luto e a esperança',
    themes: ['luto', 'esperanca', 'ressurreicao'],
    idea: 'Jesus morreu e ressuscitou: por isso choramos os nossos mortos sem perdê-los para sempre, e esperamos o dia em que, juntos, estaremos com o Senhor.',
    context:
      'A igreja de Tessalônica tinha poucos meses quando alguns dos seus morreram. Os que ficaram se perguntavam se eles perderiam a volta de Jesus. Paulo não repreende o choro: conta o que sabe, para que se consolem uns aos outros. Logo depois dirá que a data ninguém marca (5:1-2).',
    retold: [
      {
        verses: '4:13-14',
        says: 'Paulo não quer que os irmãos se entristeçam como quem não tem esperança. Se Jesus morreu e ressuscitou, Deus trará com ele os que morreram em Jesus.',
      },
      {
        verses: '4:15-17',
        says: 'O Senhor descerá do céu com trombeta, e os mortos em Cristo ressuscitarão primeiro. Depois os vivos serão levados com eles nas nuvens, para estar com o Senhor para sempre.',
      },
      {
        verses: '4:18',
        says: 'Paulo pede aos irmãos que se consolem uns aos outros com essas palavras.',
      },
    ],
    read: {
      verses: '4:13-18',
      how: 'Uma voz baixa e amiga lê tudo. Um minuto de silêncio. Depois todos leem juntos o 18.',
    },
    observe: [
      {
        ask: 'O que Paulo não quer que aconteça com a tristeza deles?',
        verses: '4:13',
        listen: 'Que seja como a de quem não tem esperança; não proíbe estar triste.',
      },
      {
        ask: 'Em que acontecimento do passado ele apoia a esperança?',
        verses: '4:14',
        listen: 'Jesus morreu e ressuscitou; por isso Deus trará os que morreram nele.',
      },
      {
        ask: 'Pondo em ordem, o que o texto diz que acontece no dia da vinda do Senhor?',
        verses: '4:15-17',
        listen: 'O Senhor desce, os mortos em Cristo ressuscitam primeiro, os vivos vão junto.',
      },
      {
        ask: 'Como termina a cena, e o que se manda fazer com essas palavras?',
        verses: '4:17-18',
        listen: 'Estar com o Senhor para sempre; consolar uns aos outros.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre ficar triste e ficar triste “como os outros que não têm esperança”?',
        verses: '4:13',
        listen: 'O choro é o mesmo; o chão debaixo dele é outro.',
        follow: 'O que já lhe disseram no luto que apressava o choro?',
      },
      {
        ask: 'Eles temiam que os mortos ficassem para trás. Como a palavra primeiro responde a esse medo?',
        verses: '4:15-16',
        listen: 'Os que morreram não perdem nada; vão na frente.',
      },
      {
        ask: 'Por que a palavra juntamente pode ser tão preciosa quanto as nuvens e a trombeta?',
        verses: '4:17',
        listen: 'Há reencontro; ninguém chega sozinho ao Senhor.',
      },
      {
        ask: 'Paulo não manda decorar um calendário, e sim consolar. Para que servem, então, estas palavras?',
        verses: '4:18',
        listen: 'Para usar numa visita, num velório, numa noite ruim.',
      },
    ],
    live: [
      {
        ask: 'De quem você sente falta, e que coisa dessa pessoa você gostaria de contar aqui?',
        listen: 'Uma história boa; quem não quiser, só escuta.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'Quando um colega perde alguém, o que dá mais medo: falar errado, ficar calado ou chorar junto?',
        listen: 'Presença vale mais que frase. Um estou aqui basta.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que palavras de consolo ajudaram você de verdade, e quais era melhor ninguém ter dito?',
        listen: 'Façam as duas listas juntos; o grupo aprende a visitar.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Às claras, aos cochichos ou nunca: como se fala de morte na sua casa?',
        listen: 'Não force; deixe a pergunta ir para casa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Você talvez não creia em ressurreição. O que a esperança dessa gente faria, se fosse verdade?',
        listen: 'Ouça sem debater.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A quem você poderia levar o versículo 18 nesta semana, e de que jeito: visita, bolo, silêncio, oração?',
        listen: 'Nome, dia e gesto.',
        for: ['men', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Rodoviária, aeroporto ou portão de casa: qual foi o reencontro mais gostoso que você já viveu?',
        bridge: 'O texto de hoje termina num encontro. Vamos chegar lá com calma.',
      },
      {
        text: 'Que música ou comida é a cara de alguém querido que mora longe ou já se foi?',
        bridge: 'Saudade tem gosto e som. Paulo escreve para quem estava com saudade.',
        for: ['adults', 'elderly', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela ou deixe uma luz pequena ligada. Diga baixinho o nome de quem faz falta.',
      bridge: 'Leia junto dessa luz. Você pode parar quando quiser.',
    },
    complete: [
      {
        name: 'Carta sem correio',
        text: 'Escreva sem mostrar: sinto falta de … . Ainda dói quando … . Agradeço a Deus por … . No dia em que estivermos com o Senhor, eu queria … .',
      },
      {
        name: 'Consolo de mão',
        text: 'Num cartão do tamanho da mão: quando eu estiver de luto, podem … . Por favor, não digam … . E lembrem-me de que Jesus … . Guarde na Bíblia.',
      },
    ],
    challenges: [
      {
        do: 'Ligue ou visite alguém que perdeu uma pessoa há mais de um ano, quando os outros já pararam de perguntar, e diga o nome de quem partiu.',
        tell: 'o que a pessoa quis contar.',
      },
      {
        do: 'Vá a um lugar que lembra alguém querido, ou olhe uma foto, e leia ali 1 Tessalonicenses 4:14 em voz alta.',
        tell: 'só o que quiser; o silêncio também conta.',
      },
    ],
    children: {
      truth: 'Quem é de Jesus vai estar com ele para sempre.',
      to7: {
        story:
          'Numa cidade longe, a igreja estava triste. Pessoas queridas tinham morrido, e a saudade era grande. Elas perguntavam: será que vamos ver de novo? Paulo mandou uma carta bem carinhosa: podem chorar. Mas não chorem sem esperança. Jesus morreu e vive de novo! Deus vai trazer com Jesus todos os que são dele. Um dia Jesus vai voltar, e todos vamos nos encontrar com ele. Todos juntos! E vamos ficar com Jesus para sempre. Agora, deem um abraço uns nos outros e contem essa notícia boa. E eles se abraçaram.',
        activity:
          'Desenhem uma roda de pessoas de mãos dadas com Jesus no meio. Quem quiser, desenha alguém de quem tem saudade. Terminem com um abraço.',
        questions: [
          'Por que a igreja estava triste?',
          'O que aconteceu com Jesus depois que ele morreu?',
          'Quem você quer abraçar hoje?',
        ],
      },
      to12: {
        story:
          'Os cristãos de Tessalônica eram novos na fé. Sabiam que Jesus voltaria e esperavam por isso. Só que alguns deles morreram antes. Veio a dúvida: e agora, eles vão perder esse dia? Paulo escreveu para responder. Eu não quero que vocês fiquem sem saber, disse. Não é errado ficar triste. Mas a nossa tristeza tem esperança dentro. Nós cremos que Jesus morreu e ressuscitou; então Deus trará com ele os que morreram confiando nele. Ninguém vai ficar para trás. Quando o Senhor vier, eles serão os primeiros a levantar, e depois nós, os vivos, iremos junto, para encontrar o Senhor. E o melhor: estaremos com ele para sempre. Quando será? Paulo não diz o dia. Diz o que fazer enquanto isso: consolem uns aos outros.',
        activity:
          'Façam cartões de consolo, com um desenho e poucas palavras, para alguém que está com saudade. Entreguem junto com um adulto.',
        questions: [
          'Que dúvida os tessalonicenses tinham?',
          'Por que podemos ter esperança?',
          'Como se consola um amigo sem precisar de muitas palavras?',
        ],
      },
      challenge: 'Dê um abraço ou um desenho a alguém que está com saudade.',
    },
    prayer:
      'Senhor Jesus, tu morreste e ressuscitaste. Segura os que amamos e já não vemos, e segura a nós, que ficamos. Deixa-nos chorar sem perder a esperança, e ensina-nos a consolar sem pressa. Amém.',
    leader: {
      lost: 'A conversa escorrega para o calendário do fim. O texto nasce de um velório e termina em consolai-vos: fique aí.',
      tender:
        'Alguém na sala pode estar de luto recente, ou ter perdido alguém por suicídio, ou sem saber se a pessoa cria. Não dê sentença sobre ninguém. Não diga foi melhor assim. Fique junto depois. Se aparecer vontade de morrer para reencontrar alguém, não deixe só: CVV 188.',
      differ:
        'Sobre o encontro nas nuvens: muitos entendem um arrebatamento da igreja antes de um tempo de aflição; outros, uma só vinda, em que os salvos saem ao encontro do Senhor que chega. Também há leituras diferentes sobre como estão os mortos até lá. Todos confessam: ele virá, e estaremos com ele.',
    },
    comfort:
      'Não é preciso estar bem. A esperança, aqui, não vem secar o choro à força; vem sentar do lado.',
    closing: 'Juntamente, e para sempre. Até lá, um ombro serve.',
    words: [
      'os que dormem',
      'dos que morreram',
      'nao vos entristecais',
      'nao tem esperanca',
      'arrebatados',
      'arrebatamento',
      'trombeta de deus',
      'voz de arcanjo',
      'nuvens',
      'ressuscitarao primeiro',
      'consolai vos',
      'tessalonicenses',
    ],
  },
  {
    verses: '5:1-11',
    key: '5:9',
    title: 'Gente do dia',
    theme: 'esperar a volta de Jesus acordados',
    themes: ['volta', 'esperanca', 'comunhao', 'fidelidade'],
    idea: 'Ninguém sabe a hora, e não precisa: quem é do dia não vive assustado nem dormindo, veste fé, amor e esperança, porque Deus o destinou à salvação, e não à ira.',
    context:
      'Paulo acabou de consolar quem perdeu gente querida: os que morreram em Cristo não ficam para trás (4:13-18). Sobrava outra pergunta: quando vai ser? Em Roma, o lema oficial era paz e segurança. Paulo responde com um ladrão, uma grávida, um dia claro e uma armadura.',
    retold: [
      {
        verses: '5:1-3',
        says: 'O dia do Senhor vem como um ladrão de noite, diz Paulo. Quando disserem “Paz e segurança”, vem a destruição repentina, como a dor de parto.',
      },
      {
        verses: '5:4-8',
        says: 'Os irmãos são filhos da luz e do dia, e Paulo pede que não durmam como os outros. Sóbrios, vistam a couraça da fé e do amor e o capacete da esperança.',
      },
      {
        verses: '5:9-11',
        says: 'Deus nos destinou para a salvação, e não para a ira, por Jesus, que morreu para vivermos com ele. Paulo pede que se exortem e se edifiquem uns aos outros.',
      },
    ],
    read: {
      verses: '5:1-11',
      how: 'Leiam de noite, se for o caso, começando com pouca luz e acendendo tudo no versículo 4. O 11, olhando nos olhos de alguém.',
    },
    observe: [
      {
        ask: 'Com que duas imagens Paulo descreve a chegada do dia do Senhor?',
        verses: '5:2-3',
        listen: 'Ladrão de noite; dores de parto. De repente.',
      },
      {
        ask: 'De que lado estão os leitores, e o que não combina com quem é de lá?',
        verses: '5:4-7',
        listen: 'Filhos da luz e do dia; dormir, embebedar-se.',
      },
      {
        ask: 'Que roupas o versículo 8 manda vestir?',
        verses: '5:8',
        listen: 'Couraça de fé e amor; capacete da esperança.',
      },
      {
        ask: 'Para o que Deus nos destinou, por meio de quem, e o que fazer uns com os outros?',
        verses: '5:9-11',
        listen: 'Salvação, por Jesus que morreu por nós; animar e edificar.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo fala de um ladrão e logo diz que o dia não vai surpreender. Para quem a mesma hora é susto, e para quem não é?',
        verses: '5:2, 5:4-5',
        listen: 'Quem espera alguém querido não se assusta com a campainha.',
      },
      {
        ask: '“Paz e segurança” era propaganda. Que promessas parecidas fazem a gente cochilar hoje?',
        verses: '5:3',
        listen: 'Dinheiro, seguro, governo, rotina, entretenimento.',
        follow: 'O que sobra quando uma delas falha?',
      },
      {
        ask: 'Ele diz para vigiar e depois diz que, “vigiando ou dormindo”, viveremos com ele. Como o esforço e o descanso se encaixam?',
        verses: '5:6, 5:10',
        listen: 'A salvação não depende da nossa insônia; depende dele.',
      },
      {
        ask: 'Por que o assunto do fim do mundo acaba em cuidar uns dos outros, e não num calendário?',
        verses: '5:1, 5:11',
        listen: 'Data não edifica; companhia, sim.',
      },
    ],
    live: [
      {
        ask: 'O que faz a sua fé cochilar: conforto, cansaço, notícia demais, rotina?',
        listen: 'Cansaço pede repouso, não bronca.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Vídeo de fim do mundo, contagem, sinal: que efeito isso tem em você, e o que o versículo 9 responde?',
        listen: 'Medo, ironia, fascínio. Firmar no destino: salvação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual peça anda faltando no seu armário: a couraça da fé e do amor ou o capacete da esperança?',
        listen: 'Coração ou cabeça desprotegidos.',
      },
      {
        ask: 'O que você faria diferente na quinta-feira se soubesse que Jesus está a caminho, sem saber a hora?',
        listen: 'Coisas normais, feitas acordado.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'A quem você poderia dizer uma palavra que põe em pé, já que o texto termina pedindo isso?',
        listen: 'Nome, dia, frase.',
        for: ['elderly', 'women', 'men', 'new-believers'],
      },
      {
        ask: 'Cresceu com medo de ser deixado para trás? Como soa: não nos destinou para a ira?',
        listen: 'Muitos cresceram assim. Acolha e repita o 9.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Que hábito da casa ajuda as crianças a esperar Jesus com alegria em vez de susto?',
        listen: 'Tom, músicas, jeito de contar.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual visita chegou na sua casa na pior hora possível, e em que estado estava a sala?',
        bridge: 'Há visita que pega de surpresa e há visita que a gente espera na janela.',
      },
      {
        text: 'Você é da turma que funciona às seis da manhã ou da que só acorda às dez? Defendam-se.',
        bridge: 'Paulo diz que todo cristão é gente do dia, até os que precisam de café.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Acorde dez minutos mais cedo e veja o dia clarear, ou olhe a luz da manhã na parede.',
      bridge: 'Você é dessa luz, diz a carta. Leia enquanto ela cresce.',
    },
    complete: [
      {
        name: 'Guarda-roupa do dia',
        text: 'Desenhe uma pessoa. No peito, escreva em que a minha fé se apoia: … , e a quem o meu amor protege: … . Na cabeça, o que espero e me impede de desistir: … . Nos pés, para onde vou acordado: … .',
      },
      {
        name: 'Do dia ou da noite',
        text: 'Complete: Ando cochilando em … . Quem me acorda com carinho é … . Hoje vou ficar desperto para … .',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias, vista as três peças em voz alta ao se vestir: fé, amor, esperança; e pense num rosto para cada uma.',
        tell: 'que rosto ficou com a esperança.',
      },
      {
        do: 'Mande cedo, antes das oito, uma palavra que anima a alguém que anda no escuro.',
        tell: 'a palavra que escolheu.',
      },
    ],
    children: {
      truth: 'Sou filho da luz e espero Jesus com alegria.',
      to7: {
        story:
          'O papai da Isa viajou a trabalho. Quando volta?, perguntava ela. Não sei a hora, dizia a mamãe, mas ele vem! A Isa não ficou com medo. Ela arrumou o quarto, fez um desenho, regou a plantinha dele. De manhã abria a janela: o dia chegou, quem sabe é hoje! Um vizinho só dormia e esquecia tudo. Aí, num dia claro, toc, toc! A Isa correu: paiê! Paulo contou que Jesus vai voltar. Ninguém sabe a hora. Mas quem é dele é filho da luz: fica acordado por dentro, faz o bem, ajuda os outros e espera sorrindo.',
        activity:
          'Recortem um capacete e um colete de papel; escrevam esperança no capacete e fé e amor no colete, vistam e abram a janela.',
        questions: [
          'Quem a Isa esperava?',
          'O que ela fez enquanto esperava?',
          'Como você espera Jesus?',
        ],
      },
      to12: {
        story:
          'Quando vai ser? Que dia? Que hora? Muita gente fazia essas perguntas a Paulo sobre a volta de Jesus. Ele respondeu: isso eu não preciso escrever. Vai ser de surpresa, como um ladrão que não avisa. Opa! Mas calma: quem se assusta com alguém que ama? Vocês são filhos da luz, são gente do dia. Gente do dia não passa a vida cochilando nem perdida na festa que nunca acaba. Vive acordada. E Paulo dá o uniforme: no peito, fé e amor, que protegem o coração; na cabeça, a esperança, que protege os pensamentos. Então diz a melhor frase: Deus não nos destinou para a ira, mas para a salvação, por Jesus, que morreu por nós. Acordados ou dormindo, vamos viver com ele. Sabe como termina o assunto? Sem data nenhuma. Termina assim: animem uns aos outros. É o que se faz enquanto se espera quem a gente ama.',
        activity:
          'Façam um cartaz com um sol; em cada raio, um jeito de esperar Jesus acordado nesta semana. Marquem os que fizerem.',
        questions: [
          'Por que a data não é o mais importante?',
          'Que peças fazem parte do uniforme?',
          'Quem você pode animar?',
        ],
      },
      challenge: 'Todo dia de manhã, diga uma palavra de ânimo a alguém da casa.',
    },
    prayer:
      'Senhor Jesus, não sabemos a hora e conhecemos o rosto. Acorda-nos do que anestesia. Protege o peito e a cabeça. Tira o medo de quem aprendeu a temer a tua vinda. E que, acordados ou dormindo, vivamos contigo. Amém.',
    leader: {
      lost: 'Datas, guerras e sinais vão sequestrar a noite. Paulo disse que não era preciso escrever sobre isso. Anote as perguntas e volte: como vive quem é do dia, e a quem eu animo?',
      tender:
        'Muitos guardam medo de infância do fim do mundo, e há quem tenha crises de pânico. Não dramatize. Repita o versículo 9. Evite qualquer encenação de susto, sobretudo com crianças por perto.',
      differ:
        'Se Jesus leva os seus antes, durante ou depois de uma grande aflição, e como isso se liga ao capítulo 4, os cristãos divergem há séculos. Que ele vem, que ninguém sabe o dia e que os seus viverão com ele, é comum a todos.',
    },
    comfort:
      'Vigiando ou dormindo, diz o texto. Você não precisa ficar de pé a noite inteira para Deus não esquecer de você. Pode dormir. Quem vem, vem também para buscar quem dormiu.',
    closing: 'Já é dia por dentro.',
    words: [
      'dia do senhor',
      'ladrao de noite',
      'paz e seguranca',
      'dores de parto',
      'filhos da luz',
      'filhos do dia',
      'vigiemos e sejamos sobrios',
      'couraca da fe',
      'capacete da esperanca',
      'nao nos destinou para a ira',
      'tempos e das estacoes',
      'volta de jesus',
    ],
  },
  {
    verses: '5:12-24',
    key: '5:18',
    title: 'Recados curtos para a casa toda',
    theme: 'a vida em comunidade',
    themes: ['comunhao', 'gratidao', 'oracao', 'espirito'],
    idea: 'A igreja que espera Jesus cuida de cada um do jeito que ele precisa, alegra-se, ora e agradece, confiando em que o Deus fiel é quem a santifica por inteiro.',
    context:
      'É o fim da carta a uma igreja jovem e pressionada. Paulo acabou de falar da vinda do Senhor e disse: edificai-vos uns aos outros. Agora dispara recados curtos, como quem se despede na porta e lembra de mais uma coisa. Termina entregando todos às mãos de Deus.',
    retold: [
      {
        verses: '5:12-13',
        says: 'Paulo roga aos irmãos que reconheçam e estimem com amor os que trabalham entre eles e os lideram no Senhor, e que tenham paz.',
      },
      {
        verses: '5:14-15',
        says: 'Paulo manda advertir os desordeiros, consolar os desanimados, apoiar os fracos e ter paciência com todos. Ninguém retribua mal com mal, mas siga o bem.',
      },
      {
        verses: '5:16-22',
        says: 'Alegrar-se sempre, orar sem cessar e agradecer em tudo é a vontade de Deus. Paulo pede que não apaguem o Espírito e examinem tudo, ficando com o que é bom.',
      },
      {
        verses: '5:23-24',
        says: 'Paulo deseja que o Deus da paz os santifique em tudo e os guarde até a vinda de Jesus. Quem chama é fiel, e ele o fará.',
      },
    ],
    read: {
      verses: '5:13-24',
      how: 'Em roda, cada pessoa lê uma só frase, até o ponto. O 23 e o 24 são lidos como bênção por uma pessoa sobre as outras.',
    },
    observe: [
      {
        ask: 'O que cada tipo de pessoa precisa receber no versículo 14?',
        verses: '5:14',
        listen: 'Desordeiros, aviso; desanimados, consolo; fracos, apoio; todos, paciência.',
      },
      {
        ask: 'Que palavras como sempre, sem cessar, tudo e todos vocês encontram?',
        verses: '5:14-18',
        listen: 'Paciência com todos, bem com todos, alegrai-vos sempre, sem cessar, em tudo.',
      },
      {
        ask: 'Nos versículos 19 a 22, o que não se apaga, o que não se despreza e o que se examina?',
        verses: '5:19-22',
        listen: 'O Espírito, as profecias, tudo; retém-se o que é bom.',
      },
      {
        ask: 'De quem é, afinal, o serviço de santificar?',
        verses: '5:23-24',
        listen: 'Do próprio Deus da paz, que é fiel e o fará.',
      },
    ],
    interpret: [
      {
        ask: 'O que acontece quando se adverte quem precisava de consolo, ou se consola quem precisava de aviso?',
        verses: '5:14',
        listen: 'Um quebra, o outro se acomoda; é preciso conhecer a pessoa.',
        follow: 'Qual dos dois erros é mais comum em nós?',
      },
      {
        ask: 'Paulo escreve “Agradecei em tudo”, e não por tudo. Que espaço isso abre para quem sofre?',
        verses: '5:16-18',
        listen: 'Não é preciso chamar o mal de bom; dentro dele ainda há por que agradecer.',
      },
      {
        ask: 'Não apagar e examinar estão lado a lado. Que dois exageros eles evitam?',
        verses: '5:19-21',
        listen: 'Frieza que descarta e ingenuidade que engole tudo.',
      },
      {
        ask: 'Depois de tantas ordens, que alívio trazem as palavras “ele também o fará”?',
        verses: '5:23-24',
        listen: 'Quem chama é quem completa; a lista não é para fazer sozinho.',
      },
    ],
    live: [
      {
        ask: 'Neste mês, de que você mais precisa: um aviso, um consolo, um apoio ou um pouco de paciência?',
        listen: 'Cada um escolhe uma; o grupo guarda e age.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Alguém aprontou com você no grupo da turma. Como seria não devolver na mesma moeda e ainda seguir o bem?',
        listen: 'Sem bancar capacho: pode pedir ajuda a um adulto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Orar sem cessar, no meio de fralda, trânsito e boleto: que jeito cabe na rotina de vocês?',
        listen: 'Frases curtas, hora do portão, beijo de boa noite.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem trabalha muito e recebe pouco agradecimento na nossa igreja, e o que podemos fazer por essa pessoa até domingo?',
        listen:
          'Começar pelos invisíveis: limpeza, som, berçário. Está no espírito dos versículos 12 e 13.',
        for: ['long-believers'],
      },
      {
        ask: 'Pense em algo que lhe disseram em nome de Deus e que precisava ser examinado. O que ficou de bom?',
        listen: 'Ajude a separar; ninguém manda na vida do outro.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Dentro do luto ou da doença, o que coube agradecer sem fingir?',
        listen: 'Pode ser um caldo, uma mão, um remédio. E pode não caber ainda.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Na hora de sair de casa, que recados a sua mãe, ou quem o criou, gritava da porta?',
        bridge: 'Paulo também se despede assim, um recado atrás do outro.',
      },
      {
        text: 'Se a sua geladeira tivesse só três bilhetes para a família inteira obedecer, quais seriam?',
        bridge: 'O texto tem uns quinze bilhetes. Vamos ver qual deles é para hoje.',
        for: ['parents', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Diga um obrigado a cada inspiração, por cinco respirações, mesmo sem saber ainda por quê.',
      bridge: 'Leia os recados sem pressa. Fique com um só.',
    },
    complete: [
      {
        name: 'Receita certa',
        text: 'Pense em quatro pessoas, sem dizer quem. A … quero dar um aviso com carinho. A …, consolo. A …, apoio na prática. A …, paciência.',
      },
      {
        name: 'Em tudo, não por tudo',
        text: 'Escreva: não agradeço por … . Mas, no meio disso, agradeço … . Peço, sem cessar, … . E espero que ele faça … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha o relógio para tocar três vezes ao dia e, a cada toque, faça uma oração de uma frase.',
        tell: 'a frase que mais se repetiu.',
      },
      {
        do: 'Faça uma surpresa a alguém que serve a igreja sem aparecer: um lanche, um bilhete, uma troca de escala.',
        tell: 'a cara da pessoa.',
      },
    ],
    children: {
      truth: 'Eu me alegro, oro e agradeço com Deus.',
      to7: {
        story:
          'Paulo estava terminando a carta e ainda queria dizer um montão de coisas. Então fez recadinhos bem curtos. Alegrem-se sempre! Orem o tempo todo! Agradeçam! Quem está tristinho ganha um consolo. Quem está fraquinho ganha ajuda. Tenham paciência com todo mundo. Se alguém fizer uma coisa ruim, não façam outra ruim. Façam o bem! Ufa, quanta coisa! Será que a gente consegue sozinho? Não precisa! Paulo escreveu no fim: Deus é fiel. Ele chamou vocês, e ele vai fazer.',
        activity:
          'Escondam pela casa bilhetes com desenhos: um sorriso, mãos orando, um coração. Quem acha faz na hora o que o bilhete mostra.',
        questions: [
          'Que recadinhos Paulo mandou?',
          'O que damos a quem está tristinho?',
          'Por que coisa você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Já viu alguém se despedir e voltar da porta três vezes? Ah, e mais uma coisa! Paulo termina assim a carta aos tessalonicenses. Tratem bem quem trabalha por vocês. Vivam em paz. E prestem atenção: as pessoas não precisam todas do mesmo remédio. Quem vive bagunçando precisa de um aviso. Quem está desanimado, de consolo. Quem é fraco, de apoio. E todos precisam de paciência. Não devolvam o mal. Alegrem-se, orem, agradeçam em tudo. Não apaguem o fogo do Espírito, mas não acreditem em qualquer coisa: examinem e fiquem com o que é bom. Parece muita coisa? Então veja a última linha: o Deus que chama é fiel, e ele mesmo vai fazer isso em vocês, por dentro e por fora.',
        activity:
          'Montem uma caixa de primeiros socorros de papel: um curativo para quem está triste, uma muleta para o fraco, uma placa de atenção, um relógio de paciência.',
        questions: [
          'Por que nem todos precisam do mesmo remédio?',
          'O que é examinar tudo e ficar com o bom?',
          'De qual remédio você precisou nesta semana?',
        ],
      },
      challenge: 'Agradeça a Deus por três coisas antes de dormir, todos os dias.',
    },
    prayer:
      'Deus da paz, põe no nosso meio o consolo certo para cada um. Ensina-nos a alegria, a oração e o obrigado, também nos dias tortos. Guarda-nos por inteiro, espírito, alma e corpo, porque o Senhor é fiel e o fará. Amém.',
    leader: {
      lost: 'São recados demais; quem tenta falar de todos não fala de nenhum. Deixe o grupo escolher três.',
      tender:
        'Alegrai-vos sempre pode esmagar quem tem depressão. Lembre o versículo 14: ao desanimado se dá consolo, não cobrança. Se houver perigo, CVV 188. Paciência com todos não inclui calar agressão: Ligue 180, Disque 100.',
      differ:
        'Sobre as profecias: há igrejas que entendem que esse dom continua hoje e deve ser provado; outras, que ele cessou e hoje se trata de acolher a pregação da Escritura. As duas concordam com o versículo 21: examinar e reter o que é bom.',
    },
    comfort:
      'Ao desanimado, este texto não manda nada: manda os outros consolarem. Hoje pode ser a sua vez de receber.',
    closing: 'Fiel é quem chama. Ele também o fará.',
    words: [
      'orai sem cessar',
      'alegrai vos sempre',
      'em tudo dai gracas',
      'agradecei em tudo',
      'nao apagueis o espirito',
      'nao extingais',
      'examinai tudo',
      'retende o bem',
      'desordeiros',
      'pouco animo',
      'deus da paz',
      'fiel e aquele que vos chama',
      'tessalonicenses',
    ],
  },
]
