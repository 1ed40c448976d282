import type { BookPassages } from '../passage.ts'

export const DEU: BookPassages = [
  {
    verses: '6:1-12',
    key: '6:5',
    title: 'Falar disso em casa',
    theme: 'amar a Deus com tudo e ensinar em casa',
    themes: ['familia', 'filhos', 'palavra', 'adoracao'],
    idea: 'O Senhor é um só e pede um amor inteiro, que mora primeiro no coração e depois vira conversa no caminho, na mesa, ao deitar e ao levantar.',
    context:
      'Moisés se despede. À frente dele está uma geração nascida no deserto, que não viu o mar se abrir e vai viver em casas que não construiu. Estas linhas, o Ouve, Israel, são rezadas até hoje por judeus de manhã e à noite; Jesus as chamou de primeiro mandamento.',
    retold: [
      {
        verses: '6:1-3',
        says: 'Moisés ensina os mandamentos para que pais, filhos e netos temam ao Senhor. Israel deve ouvir e praticar, para que tudo lhe vá bem na terra.',
      },
      {
        verses: '6:4-9',
        says: 'Moisés diz que o Senhor é único e deve ser amado de todo o coração. Suas palavras são para repetir aos filhos, atar na mão e escrever nas portas da casa.',
      },
      {
        verses: '6:10-12',
        says: 'Moisés avisa que, quando o povo comer e se fartar, com cisternas que não cavou e vinhas que não plantou, não se esqueça do Senhor, que o tirou da escravidão.',
      },
    ],
    read: {
      verses: '6:4-12',
      how: 'Leiam o 4 e o 5 de pé, com a mão no peito. Do 6 ao 9, façam os gestos: sentar, andar, deitar a cabeça, levantar.',
    },
    observe: [
      {
        ask: 'O que Israel deve ouvir, antes de fazer qualquer coisa?',
        verses: '6:4',
        listen: 'Quem é Deus: o nosso, o único.',
      },
      {
        ask: 'Em que momentos e lugares se fala dessas palavras?',
        verses: '6:7-9',
        listen: 'Em casa, no caminho, ao deitar e levantar, mão, testa, portas.',
      },
      {
        ask: 'Que coisas boas eles vão receber prontas, e que perigo vem junto?',
        verses: '6:10-12',
        listen: 'Cidades, casas, poços, vinhas; o esquecimento de barriga cheia.',
      },
    ],
    interpret: [
      {
        ask: 'Antes de dizer que se ensine aos filhos, o texto põe as palavras noutro lugar. Por que essa ordem?',
        verses: '6:6-7',
        listen: 'Primeiro no coração do adulto; criança percebe o que é decorado.',
      },
      {
        ask: 'Coração, alma e poder: como seria amar a Deus com cada um desses, numa terça-feira?',
        verses: '6:5',
        listen: 'Vontade, fôlego, recursos; nada fica de fora.',
        follow: 'Qual deles costuma ficar em casa quando você vai à igreja?',
      },
      {
        ask: 'Por que a fartura ameaça mais a memória do que a fome?',
        verses: '6:10-12',
        listen: 'Quem tem poço cheio se esquece de quem deu a água.',
      },
    ],
    live: [
      {
        ask: 'De que assunto a sua família mais fala no carro, à mesa, antes de dormir?',
        listen: 'Futebol, contas, parente: apenas constatem.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'O que os seus pais, ou quem criou você, ensinaram sobre Deus sem abrir a boca?',
        listen: 'Pode ser bom ou ruim; acolha os dois.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'Sem filhos em casa, de quem você é caminho? Que pessoa mais nova anda ao seu lado?',
        listen: 'Sobrinho, aluno, vizinho, estagiário, afilhado.',
        for: ['singles', 'elderly', 'women'],
      },
      {
        ask: 'Que bem você desfruta hoje e não plantou?',
        listen: 'Escola pública, fé dos avós, língua, praça, igreja: agradeçam.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'O que está escrito, de verdade, nas portas da sua casa: no que se vê ao entrar?',
        listen: 'Televisão, cobrança, acolhida, pressa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Para você, que talvez não tenha aprendido isso em casa, em que hora do dia seria mais natural começar?',
        listen: 'Um minuto no ônibus já é caminho.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual frase da sua mãe ou do seu pai você jurou que nunca repetiria, e já repetiu?',
        bridge: 'Casa ensina por repetição. Moisés contava com isso.',
      },
      {
        text: 'O que está grudado na porta da sua geladeira? Descreva sem esconder nada.',
        bridge: 'As portas contam o que uma casa não quer esquecer.',
        for: ['adults', 'couples', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito até sentir o coração. Diga devagar, em três vezes: de todo o coração, de toda a alma, de todo o poder.',
      bridge: 'Estas palavras foram feitas para caber numa batida.',
    },
    complete: [
      {
        name: 'Quatro horários',
        text: 'Trace quatro quadros: em casa, no caminho, ao deitar, ao levantar. Em cada um escreva uma frase curta sobre Deus que caberia ali sem parecer sermão.',
      },
      {
        name: 'Umbral',
        text: 'Faça um cartão para a porta de entrada. Escolha uma única frase para ler ao sair e outra para ler ao voltar: ao sair, …; ao voltar, …',
      },
    ],
    challenges: [
      {
        do: 'Escolha um dos quatro horários e, durante sete dias, converse nele com alguém da casa sobre uma coisa que Deus fez.',
        tell: 'Qual horário funcionou e que assunto apareceu.',
      },
      {
        do: 'Agradeça a alguém por um poço que você não cavou: professor, avó, pioneiro da igreja, trabalhador.',
        tell: 'Quem era e que poço foi.',
      },
    ],
    children: {
      truth: 'Quero amar a Deus com tudo, em todo lugar.',
      to7: {
        story:
          'Moisés já era bem velhinho. Ele reuniu o povo todo, até as crianças, para falar de uma coisa muito importante. Ele disse: Ouçam! O nosso Deus é um só. Amem a Deus com o coração inteiro, com a vida inteira e com toda a força! Guardem isso dentro do coração. E conversem sobre Deus com as crianças: quando estiverem sentados em casa, quando estiverem andando na rua, na hora de dormir e na hora de acordar. Escrevam na porta para lembrar! Vocês vão morar num lugar com casas boas, água fresca e uvas docinhas. Quando a barriga estiver cheia, não se esqueçam de Deus!',
        activity:
          'Façam um coração de papel para pendurar na porta do quarto, escrito Eu amo a Deus. Inventem gestos para sentar, andar, deitar e levantar.',
        questions: [
          'Com o que a gente ama a Deus?',
          'Em que horas dá para conversar sobre ele?',
          'Onde você vai pôr o seu coração de papel?',
        ],
      },
      to12: {
        story:
          'O povo ia entrar na terra prometida, e Moisés, com cento e vinte anos, sabia que não iria junto. Então disse o mais importante: ouça, Israel, o Senhor é o nosso Deus, o Senhor é único. Ame-o com todo o coração, com toda a alma e com toda a força. Depois explicou como não esquecer. Essas palavras deviam morar dentro do coração. E deviam virar conversa: em casa, no caminho, antes de dormir, ao acordar. Podiam ser escritas na porta e amarradas na mão. Moisés sabia de um perigo. O povo ia ganhar cidades que não construiu, poços que não cavou e parreiras que não plantou. Quando tudo está bom e a barriga está cheia, é fácil esquecer quem deu. Muitos séculos depois perguntaram a Jesus qual era o mandamento mais importante. Ele respondeu com estas mesmas palavras.',
        activity:
          'Cada um faz uma pulseira ou marcador com três cores (coração, alma, força) e combina um horário do dia em que olhar para ela vai lembrar de conversar com Deus.',
        questions: [
          'Por que Moisés queria que falassem de Deus em horas comuns?',
          'Como se ama a Deus com a força, e não só com palavras?',
          'O que você recebeu pronto e merece um obrigado?',
        ],
      },
      challenge: 'Pergunte a um adulto da família como ele conheceu Deus.',
    },
    prayer:
      'Senhor nosso, Senhor único, queremos te amar com o que somos e com o que temos. Escreve estas palavras primeiro em nós. Que a nossa casa fale de ti sem forçar, e que a fartura não nos tire a memória.',
    leader: {
      lost: 'A conversa pode virar queixa dos filhos dos outros ou disputa sobre culto doméstico. Traga para o versículo 6: o que já está no coração de quem ensina?',
      tender:
        'Pais de filhos afastados da fé ou da casa podem ouvir acusação. Diga que ensinar não é controlar o resultado; o próprio Moisés falou a um povo que se perderia. Ore com eles, sem receita.',
    },
    comfort:
      'Se não sobra força para amar com força, ame com o pouco que há. Ao deitar e ao levantar bastam três palavras. Ele é o nosso Deus mesmo quando a gente fala baixo.',
    closing: 'Do coração para a porta de casa.',
    words: [
      'ouve israel',
      'shema',
      'de todo o coracao',
      'de toda a tua alma',
      'todas as tuas forcas',
      'ensinaras',
      'inculcaras',
      'teus filhos',
      'umbrais',
      'deitar',
      'levantar',
      'culto domestico',
      'moises',
      'unico senhor',
      'nao te esquecas',
    ],
  },
  {
    verses: '8:1-18',
    key: '8:3',
    title: 'Lembre-se do caminho',
    theme: 'lembrar de Deus na falta e na fartura',
    themes: ['gratidao', 'humildade', 'palavra', 'trabalho'],
    idea: 'O deserto ensinou o povo a viver da palavra de Deus; a terra boa vai testar se ele se lembra disso quando tiver casa, prata e a tentação de dizer que conseguiu sozinho.',
    context:
      'São quarenta anos de areia atrás e um país fértil adiante. Moisés põe o povo para olhar nas duas direções. Séculos depois, faminto noutro deserto, Jesus responderá ao tentador com uma frase desta página.',
    retold: [
      {
        verses: '8:1-3',
        says: 'Moisés manda lembrar o caminho pelo deserto: Deus deixou o povo ter fome e deu o maná, para ensinar que não se vive só de pão.',
      },
      {
        verses: '8:4-10',
        says: 'A roupa do povo não envelheceu, e Deus o tratou como o pai que corrige o filho. Agora o leva a uma terra de fontes e trigo, onde nada falta.',
      },
      {
        verses: '8:11-16',
        says: 'Moisés avisa que, com casas boas, rebanhos e ouro, o coração pode se elevar e esquecer o Senhor, que tirou água da rocha.',
      },
      {
        verses: '8:17-18',
        says: 'Moisés não quer que alguém diga que a riqueza veio da própria força. É o Senhor quem dá o poder para consegui-la, confirmando o pacto que jurou.',
      },
    ],
    read: {
      verses: '8:2-12',
      how: 'Do 2 ao 6, leiam devagar, sentados; do 7 ao 10, mais alto e animados; no 11, quem lê faz uma pausa e olha para o grupo.',
    },
    observe: [
      {
        ask: 'Que cuidados de Deus no deserto o texto lembra?',
        verses: '8:3-4',
        listen: 'Maná, roupa que não se gastou, pés que não incharam.',
      },
      {
        ask: 'Quantas coisas boas da nova terra vocês conseguem contar?',
        verses: '8:7-9',
        listen: 'Água, trigo, uva, figo, romã, oliva, mel, ferro, bronze.',
      },
      {
        ask: 'Quais são os dois avisos sobre a memória?',
        verses: '8:2, 8:11',
        listen: 'Lembra-te do caminho; guarda-te de esquecer.',
      },
    ],
    interpret: [
      {
        ask: 'O que significa viver de tudo o que sai da boca do Senhor, e não só de pão?',
        verses: '8:3',
        listen: 'O pão importa; mas há fome que só Deus sacia.',
        follow: 'O que Jesus quis dizer ao citar isto em Mateus 4:4?',
      },
      {
        ask: 'Deus provou o povo para saber o que havia no coração. Quem aprendeu alguma coisa com a prova?',
        verses: '8:2, 8:5',
        listen: 'O próprio povo; a correção é comparada à de um pai por um filho.',
      },
      {
        ask: 'Comer, fartar-se e bendizer: por que agradecer depois da refeição é mais difícil do que pedir antes?',
        verses: '8:10-12',
        listen: 'Saciado, a gente já está pensando na próxima coisa.',
      },
    ],
    live: [
      {
        ask: 'Olhando o seu deserto, que cuidado miúdo, do tipo o sapato aguentou, só agora você percebe?',
        listen: 'Vizinho, vale-transporte, remédio que durou: colecione.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que conquista recente você contou, ou postou, como se fosse só sua?',
        listen: 'Vale reconhecer o esforço e quem ajudou; as duas coisas.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Depois que a vida melhorou um pouco, que hábito bom de fé sumiu da casa de vocês?',
        listen: 'Oração antes do almoço, dízimo, visita, silêncio.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'De que você tem fome e pão nenhum resolve?',
        listen: 'Sentido, perdão, colo, descanso; não ofereça pão rápido.',
        for: ['singles', 'visitors', 'new-believers'],
      },
      {
        ask: 'O que o tempo difícil mostrou que estava no seu coração, de bom e de ruim?',
        listen: 'Comece pelo bom; muitos só veem o resto.',
        for: ['women', 'adults'],
      },
      {
        ask: 'Há desertos que não queremos lembrar. Que parte do caminho você ainda não consegue olhar?',
        listen: 'Não peça que olhe hoje; Deus andou por lá também.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual sapato, roupa ou carro seu durou muito além do esperado? Faça o elogio fúnebre dele.',
        bridge:
          'O povo andou quarenta anos com as mesmas sandálias, e Moisés acha isso digno de nota.',
      },
      {
        text: 'Que comida lembra o tempo de vacas magras na sua casa, e você gosta até hoje?',
        bridge: 'O gosto guarda memória. Moisés pede que o povo não perca a sua.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire o sapato e olhe para os seus pés. Pense por onde eles passaram nos últimos anos.',
      bridge: 'Nem o teu pé inchou, diz o texto a quem andou quarenta anos.',
    },
    complete: [
      {
        name: 'Mapa do caminho',
        text: 'Desenhe uma estrada com cinco paradas da sua vida. Em cada uma anote: o que faltou, o que não faltou, quem apareceu.',
      },
      {
        name: 'Não foi só a minha mão',
        text: 'Escreva uma conquista no centro da folha. Em volta, todas as mãos que ajudaram. Por último, uma linha começando por: bendito seja Deus, que …',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a Deus depois de comer, e não apenas antes, em todas as refeições de três dias.',
        tell: 'O que mudou no fim das refeições.',
      },
      {
        do: 'Conte a alguém mais novo a história de um aperto por que a sua família passou e de como atravessou.',
        tell: 'Que detalhe essa pessoa achou incrível.',
        for: ['adults', 'elderly', 'parents', 'long-believers'],
      },
    ],
    children: {
      truth: 'Tudo o que tenho de bom vem de Deus.',
      to7: {
        story:
          'O povo de Deus andou quarenta anos no deserto! Sabe o que aconteceu com os sapatos? Não gastaram! E os pés? Não incharam! Todo dia tinha pãozinho do céu. Agora eles iam para uma terra linda, cheia de rios, trigo, uvas, figos, azeite e mel. Hum! O velhinho Moisés disse: Quando vocês comerem bastante e morarem em casas bonitas, lembrem! Não digam: fui eu que fiz tudo sozinho. Digam: Obrigado, Deus! Foi ele que cuidou de vocês no caminho. E lembrem também: a gente não precisa só de pão, precisa ouvir o que Deus fala.',
        activity:
          'Desenhem o contorno do pé e, dentro dele, coisas boas que Deus já deu. Façam um caminho com todos os pés no chão.',
        questions: [
          'O que não gastou no deserto?',
          'O que tinha de gostoso na terra nova?',
          'Por que coisa boa você diz obrigado hoje?',
        ],
      },
      to12: {
        story:
          'Antes de entrar na terra prometida, Moisés fez o povo olhar para trás. Lembrem do caminho inteiro, disse ele: quarenta anos de deserto, e a roupa de vocês não se gastou, os pés não incharam, e todo dia houve maná. Com isso Deus queria ensinar uma coisa: ninguém vive só de pão; a gente vive também de cada palavra que Deus fala. Depois Moisés fez o povo olhar para a frente: rios, trigo, uvas, figos, romãs, azeitonas, mel. E deu um aviso estranho. O maior perigo não seria a fome, e sim a barriga cheia. Porque quem tem casa boa e muito gado pode começar a pensar: consegui tudo com a força da minha mão! Nessa hora, lembrem: foi Deus quem deu a força. Comam, fiquem satisfeitos e digam obrigado.',
        activity:
          'Escolham um alimento da mesa e descubram todas as mãos por que ele passou até chegar ali. Agradeçam por cada uma, e por último a Deus.',
        questions: [
          'Por que a fartura pode ser mais perigosa que a fome?',
          'O que quer dizer viver da palavra de Deus?',
          'De que ajuda você já se esqueceu de agradecer?',
        ],
      },
      challenge: 'Depois do almoço, diga obrigado a Deus e a quem cozinhou.',
    },
    prayer:
      'Senhor, tu conheces os nossos pés e as estradas por onde vieram. Obrigado pela roupa que durou e pelo pão que apareceu. Na fartura, guarda-nos do esquecimento; na falta, alimenta-nos com a tua voz.',
    leader: {
      lost: 'O versículo 18 é usado para prometer riqueza. O contexto é outro: evitar que o rico se ache dono. E o versículo 5 não autoriza a dizer a um doente que Deus o está castigando.',
      tender:
        'A comparação com o pai que corrige fere quem apanhou em casa. Diga que Deus não é como pai violento, e que corrigir nunca é machucar. Se houver criança sofrendo agressão, Disque 100.',
    },
    comfort:
      'Talvez você só note daqui a muito tempo que o sapato aguentou. Por enquanto, basta um passo. Quem o acompanhou nos piores quilômetros conhece cada pedra deles.',
    closing: 'Coma, agradeça e não esqueça.',
    words: [
      'nem so de pao',
      'lembra te',
      'quarenta anos',
      'deserto',
      'mana',
      'roupa nunca envelheceu',
      'boa terra',
      'nao te esquecas',
      'fartura',
      'forca do meu braco',
      'minha mao',
      'riquezas',
      'moises',
      'trigo e cevada',
    ],
  },
  {
    verses: '10:12-22',
    key: '10:12',
    title: 'Afinal, o que Deus pede?',
    theme: 'amar a Deus e ao estrangeiro',
    themes: ['obediencia', 'justica', 'proximo', 'adoracao'],
    idea: 'O dono do céu, que não aceita suborno, pede o coração inteiro; e quem lhe entrega o coração aprende a amar quem ele ama: o órfão, a viúva e o de fora.',
    context:
      'Moisés relembra o bezerro de ouro e as tábuas quebradas, e que Deus escreveu outras. O povo foi teimoso, e mesmo assim a história continua. Agora vem a pergunta que resume tudo: depois disso, o que Deus pede? Eles estão prestes a deixar de ser estrangeiros, e a ter estrangeiros por perto.',
    retold: [
      {
        verses: '10:12-13',
        says: 'Moisés diz o que o Senhor pede de Israel: que o tema, o ame, o sirva de todo o coração e guarde os mandamentos, para o próprio bem do povo.',
      },
      {
        verses: '10:14-16',
        says: 'O Senhor é dono dos céus e da terra, e se agradou em amar e escolher esse povo. Moisés pede que circuncidem o coração e não sejam mais duros.',
      },
      {
        verses: '10:17-22',
        says: 'O grande Deus faz justiça ao órfão e à viúva e dá pão e roupa ao estrangeiro. Israel também deve amar o estrangeiro, pois foi estrangeiro no Egito, e Deus o multiplicou.',
      },
    ],
    read: {
      verses: '10:12-22',
      how: 'Um faz a pergunta do 12, e cinco pessoas respondem com um verbo cada. Em 17 e 18, contraste: voz grande, voz mansa.',
    },
    observe: [
      {
        ask: 'Que verbos respondem à pergunta sobre o que Deus pede?',
        verses: '10:12-13',
        listen: 'Temer, andar, amar, servir, guardar; e é para teu bem.',
      },
      {
        ask: 'De quem é o quê, e a quem esse dono escolheu amar?',
        verses: '10:14-15',
        listen: 'Céus e terra são dele; agradou-se dos pais e deles.',
      },
      {
        ask: 'Que títulos grandes Deus recebe, e que coisas ele não faz?',
        verses: '10:17',
        listen: 'Deus de deuses, grande, poderoso; não faz acepção nem toma suborno.',
      },
      {
        ask: 'Por quem esse Deus enorme faz coisas pequenas, e o que o povo deve fazer e por quê?',
        verses: '10:18-19',
        listen: 'Órfão, viúva, estrangeiro; pão e roupa. Amar, porque foram estrangeiros.',
      },
    ],
    interpret: [
      {
        ask: 'Tudo o que Deus pede termina com “para o teu bem”. O que isso diz das ordens dele?',
        verses: '10:12-13',
        listen: 'Não é para ele, é cuidado.',
        follow: 'Qual mandamento custou mais a você entender assim?',
      },
      {
        ask: 'Pedir o coração circuncidado e a cerviz não endurecida é pedir o quê, na vida de gente de hoje?',
        verses: '10:16',
        listen: 'Coração sensível, que se deixa virar; menos teimosia.',
      },
      {
        ask: 'Juiz que não toma suborno e dá pão ao órfão. Por que a grandeza de Deus aparece justamente ali embaixo?',
        verses: '10:17-18',
        listen: 'É grande porque ninguém o compra e ele se inclina.',
      },
      {
        ask: 'Por que a memória “estrangeiros fostes vós” vira motivo para amar?',
        verses: '10:19, 10:22',
        listen: 'Quem lembra da dor não a passa adiante.',
      },
    ],
    live: [
      {
        ask: 'Dos cinco verbos, temer, andar, amar, servir, guardar, qual anda de fora da sua semana?',
        listen: 'Um só, com exemplo.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Onde você já foi o de fora: cidade nova, sotaque, pobreza, escola, igreja? Quem abriu a porta?',
        listen: 'Memória e gratidão.',
      },
      {
        ask: 'Quem é o estrangeiro da sua sala ou do seu time, e o que seria o pão e a roupa dele?',
        listen: 'Convite, explicação, companhia no intervalo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com que jeitinho você tenta subornar Deus: promessa, oferta, sumiço de bom comportamento?',
        listen: 'Riso; ele não toma suborno.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Que viúva, mãe sozinha, criança ou imigrante mora a menos de dez minutos da sua casa?',
        listen: 'Nome e primeiro gesto; sem heroísmo.',
        for: ['couples', 'adults', 'women', 'men'],
      },
      {
        ask: 'Onde a sua cerviz anda dura: em casa, com Deus, no trânsito, na reunião?',
        listen: 'Um assunto em que ceder.',
        for: ['couples', 'long-believers', 'parents'],
      },
      {
        ask: 'Você chegou há pouco: o que aqui fez você se sentir de casa, e o que ainda é terra estranha?',
        listen: 'Ouvir e mudar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a comida mais estranha que você já teve de comer sorrindo na casa dos outros?',
        bridge: 'Ser o de fora tem dessas coisas. Deus tem um carinho especial por quem é de fora.',
      },
      {
        text: 'Complete depressa: a minha mãe, ou quem me criou, só pedia uma coisa: … .',
        bridge: 'Moisés também resumiu: o que Deus pede de ti, a não ser que … ?',
        for: ['adults', 'young', 'parents', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe o céu por um minuto, o mais alto que puder. Depois olhe o chão, e procure algo bem pequeno.',
      bridge: 'O Deus de um cuida do outro. Leia os versículos 14 e 18.',
    },
    complete: [
      {
        name: 'Só isto',
        text: 'Complete: Deus pede de mim que eu o tema em … ; que eu ande em … ; que eu o ame quando … ; que eu o sirva com … ; que eu guarde … ; e é para meu bem porque … .',
      },
      {
        name: 'Pão e roupa',
        text: 'Desenhe um pão e uma roupa. No pão, escreva o nome de quem precisa de comida ou companhia: … . Na roupa, o de quem precisa de proteção ou dignidade: … . Embaixo: eu posso … até … .',
      },
    ],
    challenges: [
      {
        do: 'Aproxime-se de um estrangeiro, migrante ou novato: aprenda a dizer bom dia na língua ou no sotaque dele e ofereça ajuda.',
        tell: 'a palavra que aprendeu.',
      },
      {
        do: 'Separe pão e roupa de boa qualidade, do que você usaria, e entregue em mãos a quem precisa.',
        tell: 'o que conversaram.',
      },
    ],
    children: {
      truth: 'Deus é grande e ama quem está de fora.',
      to7: {
        story:
          'Deus é tão grande que o céu é dele, e o céu do céu também! As estrelas, o mar, a baleia, tudo é dele. Ninguém compra Deus com dinheiro. E sabe o que esse Deus grandão faz? Dá pão e casaco! Ele cuida da menina que não tem pai, da vovó que ficou sozinha e do menino que veio de longe e fala diferente. Moisés disse ao povo: lembram? Vocês também vieram de longe! Então amem quem é de fora. Na escola da Ruth chegou um menino novo, o Amir. Ela abriu espaço no banco e dividiu o pão. Deus sorriu.',
        activity:
          'Desenhem um céu enorme numa folha e, embaixo, uma mesa com pão; ponham na mesa o nome de alguém novo para convidar.',
        questions: [
          'De quem é o céu?',
          'O que Deus dá a quem veio de longe?',
          'Quem é novo perto de você?',
        ],
      },
      to12: {
        story:
          'O que Deus quer de nós, afinal? O povo tinha feito um bezerro de ouro, tinha reclamado anos a fio, e podia imaginar uma lista sem fim. Moisés resumiu: respeitar a Deus, andar no caminho dele, amar, servir de coração inteiro, guardar o que ele ensinou. E acrescentou: para o bem de vocês. Depois apontou para cima: olhem! O céu é dele, e o que está acima do céu. É um Deus tão grande que não tem favorito e não aceita presente para mudar de ideia. E então apontou para baixo: é ele que faz justiça ao órfão e à viúva e ama o estrangeiro, dando comida e roupa. Deus tão alto, com as mãos tão baixas! E vocês sabem como é ser de fora, porque foram estrangeiros no Egito. Amem, portanto, o que chega. Muito tempo depois, Jesus disse: eu era estrangeiro, e vocês me receberam.',
        activity:
          'Escolham um país e aprendam a dizer oi e bem-vindo na língua dele; façam um cartaz para a porta do grupo.',
        questions: [
          'Quais são os verbos do que Deus pede?',
          'Por que a grandeza de Deus aparece com pão e roupa?',
          'Como receber bem alguém novo na sua turma?',
        ],
      },
      challenge: 'Convide para brincar ou lanchar quem é novo ou está sozinho.',
    },
    prayer:
      'Deus de deuses, que não te vendes e te inclinas, toma o coração, que é o que pedes. Amolece a nossa nuca. Faz-nos lembrar de quando éramos de fora, e põe pão e roupa nas nossas mãos. É para o nosso bem, e acreditamos. Amém.',
    leader: {
      lost: 'A conversa pode ir para a imigração na política ou para os termos difíceis do 16. Uma frase: circuncidar o coração é deixar Deus tirar o que o deixa insensível. E volte ao pão e à roupa de perto.',
      tender:
        'Pode haver viúva, órfão, imigrante ou refugiado na sala. Não os use de exemplo. Pergunte a eles, se quiserem, o que ajuda. Se alguém é explorado por ser de fora, o Disque 100 recebe denúncia.',
    },
    comfort:
      'Quem ficou viúvo, órfão ou sozinho numa terra estranha está escrito na mesma frase que o céu dos céus. Deus se apresenta assim: o que faz justiça a você.',
    closing: 'O céu é dele, e o pão que você reparte também.',
    words: [
      'que pede o senhor teu deus de ti',
      'ames e sirvas',
      'ceus dos ceus',
      'circuncidai o coracao',
      'prepucio de vosso coracao',
      'cerviz',
      'deus de deuses',
      'nao toma suborno',
      'nao faz acepcao de pessoas',
      'orfao e a viuva',
      'ama ao estrangeiro',
      'amareis pois ao estrangeiro',
    ],
  },
  {
    verses: '28:1-14',
    key: '28:9',
    title: 'A bênção que corre atrás',
    theme: 'a bênção e a obediência',
    themes: ['obediencia', 'fidelidade', 'gratidao'],
    idea: 'Ao povo da aliança, prestes a entrar na terra, Deus promete bênção em cada canto da vida, para que as nações vejam de quem ele é: ouvir a sua voz é o caminho da vida.',
    context:
      'Moisés se despede de Israel junto ao Jordão. Se o povo ouvir a Deus, virão bênçãos (1-14); se não ouvir, maldições, numa lista bem mais longa (15-68). É a aliança de uma nação, numa terra. A história contará que o povo não conseguiu; o Novo Testamento diz que Cristo nos resgatou da maldição da lei (Gálatas 3:13).',
    retold: [
      {
        verses: '28:1-2',
        says: 'Moisés promete a Israel que, se ouvir com empenho a voz do Senhor e cumprir os mandamentos, as bênçãos virão e o alcançarão.',
      },
      {
        verses: '28:3-6',
        says: 'A bênção estará na cidade e no campo, nos filhos e nos rebanhos, no cesto e na amassadeira, na entrada e na saída.',
      },
      {
        verses: '28:7-12',
        says: 'Os inimigos virão por um caminho e fugirão por sete. O Senhor fará de Israel seu povo santo, encherá os celeiros e abrirá o céu para dar chuva.',
      },
      {
        verses: '28:13-14',
        says: 'Israel será cabeça e não cauda, quando obedecer. Não deve se desviar dessas palavras para a direita nem para a esquerda, atrás de outros deuses.',
      },
    ],
    read: {
      verses: '28:1-12',
      how: 'Em dois lados: um lê a condição (1 e 2); o outro, as bênçãos de 3 a 6, em coro. O restante, uma voz. Quem conduz termina com o 13 e o 14.',
    },
    observe: [
      {
        ask: 'Que condição aparece logo no começo, e com que verbos?',
        verses: '28:1-2',
        listen: 'Ouvir a voz do Senhor e praticar os mandamentos.',
      },
      {
        ask: 'Que lugares e coisas da vida comum são citados de 3 a 6?',
        verses: '28:3-6',
        listen: 'Cidade, campo, filhos, animais, cesto, amassadeira, entrar e sair.',
      },
      {
        ask: 'O que os outros povos vão perceber ao olhar para Israel?',
        verses: '28:9-10',
        listen: 'Que é povo santo, e que o nome do Senhor é chamado sobre ele.',
      },
      {
        ask: 'De onde vem a chuva, e o que Israel fará com outras nações?',
        verses: '28:12',
        listen: 'Do bom depósito de Deus, o céu; emprestará.',
      },
    ],
    interpret: [
      {
        ask: 'As bênçãos “virão sobre ti, e te alcançarão”. Que diferença há entre ser alcançado e correr atrás delas?',
        verses: '28:2',
        listen: 'O alvo é ouvir a Deus; a bênção vem atrás, não é o alvo.',
        follow: 'De que você anda correndo atrás?',
      },
      {
        ask: 'Por que Deus se importa com cesto e amassadeira, e não só com o culto?',
        verses: '28:3-6',
        listen: 'A aliança entra na cozinha; nada da vida é comum demais.',
      },
      {
        ask: 'Para que Deus queria um povo abençoado à vista de todos?',
        verses: '28:9-10',
        listen: 'Para que as nações conhecessem a quem ele pertence.',
      },
      {
        ask: 'O tu deste texto é Israel inteiro. O que se perde quando alguém o lê como contrato particular com Deus?',
        verses: '28:1, 28:9-11',
        listen: 'A terra, o juramento aos pais, o povo; vira barganha e culpa de quem sofre.',
      },
    ],
    live: [
      {
        ask: 'Em que entrada ou saída da sua rotina, portão, elevador, ônibus, falta lembrar de Deus?',
        listen: 'Um gesto simples ao entrar e ao sair.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Vencer, ostentar, ser cabeça: o que a internet chama de bênção, e o que este texto põe no centro?',
        listen: 'Ouvir a voz de Deus e ser dele.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que bênção de cozinha e de quintal vocês já nem notam mais?',
        listen: 'Agradeçam pelo nome das coisas.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Pense em alguém que obedece a Deus e, mesmo assim, sofre. O que essa pessoa lhe ensina?',
        listen: 'Jó, os apóstolos, o próprio Jesus. Não procure a culpa.',
        for: ['long-believers', 'mourning'],
      },
      {
        ask: 'Há quem diga que quem tem fé fica bem de vida. O que essa frase já fez com você ou com alguém que conhece?',
        listen: 'Ouça a mágoa. Depois leia o contexto com a pessoa.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Se você tem mais do que precisa, a quem esse excedente poderia servir sem virar favor cobrado?',
        listen: 'Bênção que só para em mim desvia do versículo 10.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Que mandamento, se fosse vivido por todos no nosso bairro, já seria uma bênção visível?',
        listen: 'Não furtar, não mentir, descansar, honrar os pais.',
      },
    ],
    icebreakers: [
      {
        text: 'Na sua família se pede a bênção? Como se fala, e o que se responde?',
        bridge: 'Moisés, de partida, também abençoa. Vejam até onde a bênção entra.',
      },
      {
        text: 'Que objeto da sua cozinha tem mais história: panela, bacia, forma, pilão?',
        bridge: 'O texto abençoa até a amassadeira de fazer pão.',
        for: ['women', 'elderly', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Vá até a porta da sua casa. Ponha a mão no batente, entre e saia uma vez, devagar.',
      bridge: 'Leia o versículo 6 ali mesmo, e agradeça.',
    },
    complete: [
      {
        name: 'Ronda da casa',
        text: 'Faça o mapa da sua casa. Em cada cômodo, um obrigado por … e um pedido para ouvir a Deus em … .',
      },
      {
        name: 'Na frente ou atrás',
        text: 'Complete: tenho posto na frente … , e a voz de Deus atrás. Se eu trocasse a ordem, na segunda-feira eu … .',
      },
    ],
    challenges: [
      {
        do: 'Ao sair e ao voltar para casa, por uma semana, diga: Senhor, quero ouvir a tua voz aqui.',
        tell: 'o que ouviu, ou em que hora lembrou.',
      },
      {
        do: 'Asse um pão ou faça um bolo, agradeça pela amassadeira, e leve metade a alguém.',
        tell: 'quem comeu a outra metade.',
      },
    ],
    children: {
      truth: 'Ouvir a Deus é o melhor caminho.',
      to7: {
        story:
          'O povo de Deus estava pertinho da terra nova. Moisés, bem velhinho, falou: escutem a voz de Deus e façam o que ele diz! Deus quer abençoar vocês. Na cidade e no campo. As crianças, os bezerrinhos, as ovelhinhas. O cesto de frutas e a bacia de fazer pão. Quando vocês entrarem e quando saírem! Deus vai mandar a chuva do céu, ploc, ploc. E todos os povos vão ver: olhem, eles são de Deus! Moisés pediu: não larguem a mão de Deus, nem para cá, nem para lá. Sigam bem juntinho dele.',
        activity:
          'Andem pela casa parando na porta, na cozinha, no quarto. Em cada lugar, digam juntos: obrigado, Deus, queremos ouvir a tua voz!',
        questions: [
          'O que Moisés pediu ao povo?',
          'Que coisas da casa Deus quis abençoar?',
          'Por que lugar da sua casa você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Do outro lado do rio Jordão estava a terra prometida. Antes de entrar, Israel ouviu as últimas palavras de Moisés. Se vocês ouvirem a voz do Senhor e fizerem o que ele manda, as bênçãos vão alcançar vocês: na cidade e na roça, nos filhos e nos animais, no cesto e na bacia do pão, ao entrar e ao sair. Deus vai abrir o céu e mandar chuva na hora certa. E os outros povos vão notar a quem vocês pertencem. Era um acordo de Deus com um povo inteiro. Não quer dizer que hoje quem obedece fica rico, nem que quem sofre fez algo errado: Jesus obedeceu em tudo, e sofreu por nós. Ele nos trouxe para perto de Deus. Por isso a gente ouve a Deus não para ganhar prêmio, mas porque é dele.',
        activity:
          'Façam uma plaquinha para a porta: nesta casa queremos ouvir a Deus, ao entrar e ao sair. Cada um assina.',
        questions: [
          'Onde estava Israel quando Moisés falou?',
          'Por que Deus queria que os outros povos vissem?',
          'Por que a gente obedece, se não é para ganhar prêmio?',
        ],
      },
      challenge: 'Agradeça a Deus em cada refeição por uma coisa da cozinha.',
    },
    prayer:
      'Senhor, queremos ouvir a tua voz antes de contar as bênçãos. Obrigado pelo cesto, pela mesa, pela porta. Obrigado por Cristo, que nos resgatou. Faz de nós um povo em quem se veja o teu nome. Amém.',
    leader: {
      lost: 'Cabeça e não cauda vira lema de sucesso. Pergunte sempre: a quem isso foi dito, em que aliança, e para quê? Depois volte a ouvir a voz.',
      tender:
        'Quem não pôde ter filhos, perdeu a roça ou o emprego, ou vive doente pode ouvir aqui uma acusação. Diga com clareza que sofrimento não é prova de desobediência; Jesus mesmo recusou essa conta (João 9:3).',
      differ:
        'Uns cristãos entendem que estas bênçãos eram da aliança com Israel, na terra, e que hoje a bênção em Cristo é, antes de tudo, espiritual; outros creem que Deus continua, em geral, a abençoar também materialmente quem lhe obedece. Nem uns nem outros podem fazer disso garantia de riqueza, nem medida da fé de alguém.',
    },
    comfort:
      'Se a sua amassadeira está vazia, não conclua nada contra você. O Filho obediente também não tinha onde reclinar a cabeça.',
    closing: 'Ao sair por esta porta, a voz vai com vocês.',
    words: [
      'bendito seras na cidade',
      'bendito o teu cesto',
      'amassadeira',
      'cabeca e nao cauda',
      'por cabeca',
      'sete caminhos',
      'bom tesouro',
      'ouvires a voz do senhor',
      'estas bencaos virao',
      'quando entrares',
      'moises',
      'deuteronomio',
    ],
  },
  {
    verses: '30:11-20',
    key: '30:19',
    title: 'Escolha a vida',
    theme: 'a escolha diante de nós',
    themes: ['obediencia', 'palavra', 'proposito', 'fidelidade'],
    idea: 'A palavra de Deus não mora longe: está na boca e no coração; e o que ela põe diante de cada um, todos os dias, é um convite urgente a escolher a vida.',
    context:
      'Moisés chega ao fim do seu discurso. Não fala como juiz, mas como um pai que está indo embora e quer que os filhos vivam. Céu e terra são chamados como testemunhas do que ele pede.',
    retold: [
      {
        verses: '30:11-14',
        says: 'Moisés diz que o mandamento não está no céu nem do outro lado do mar. A palavra está muito perto, na boca e no coração, para ser cumprida.',
      },
      {
        verses: '30:15-18',
        says: 'Moisés põe diante do povo a vida e o bem, a morte e o mal. Quem ama a Deus viverá na terra, e quem se inclina a outros deuses perecerá.',
      },
      {
        verses: '30:19-20',
        says: 'Moisés pede que o povo escolha a vida, para si e para os filhos. Que ame o Senhor, ouça sua voz e se apegue a ele, que é a sua vida.',
      },
    ],
    read: {
      verses: '30:11-20',
      how: 'Leiam em dois lados, alternando versículos. No fim do 19, todos juntos: escolhe, pois, a vida.',
    },
    observe: [
      {
        ask: 'Em que lugares a palavra não está, e onde está?',
        verses: '30:11-14',
        listen: 'Nem no céu nem além do mar; na boca e no coração.',
      },
      {
        ask: 'Que pares o texto põe frente a frente?',
        verses: '30:15, 30:19',
        listen: 'Vida e morte, bem e mal, bênção e maldição.',
      },
      {
        ask: 'Segundo o último versículo, que verbos formam a escolha da vida?',
        verses: '30:20',
        listen: 'Amar, ouvir, achegar-se; porque ele é a tua vida.',
      },
    ],
    interpret: [
      {
        ask: 'Por que as pessoas preferem imaginar a vontade de Deus como coisa distante e complicada?',
        verses: '30:11-14',
        listen: 'O longe serve de desculpa; o perto pede resposta.',
      },
      {
        ask: 'Moisés não diz só escolha: diz qual escolher. Que sentimento há nessa pressa?',
        verses: '30:19',
        listen: 'Amor; ele torce por eles.',
        follow: 'Quem já torceu assim pela sua vida?',
      },
      {
        ask: 'A vida, no fim, não é um prêmio, é alguém. Que diferença faz ler “ele é tua vida”?',
        verses: '30:20',
        listen: 'Não é contrato de vantagens; é relação.',
      },
    ],
    live: [
      {
        ask: 'Que escolha pequena, feita todo dia quase sem perceber, tem levado você para mais vida ou para menos?',
        listen: 'Sono, tela, comida, palavra, companhia.',
        for: ['adults', 'young'],
      },
      {
        ask: 'O que, hoje, já está na sua boca e no seu coração, e você só não fez ainda?',
        listen: 'Pedir desculpa, terminar, começar, contar a verdade.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Numa roda em que todo mundo escolhe igual, o que ajuda você a parar dois segundos antes?',
        listen: 'Um amigo, uma frase, sair para o banheiro: truques valem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para que tu vivas e a tua descendência: que decisão de vocês já mudou o ar da casa para quem vem depois?',
        listen: 'Parar de beber, voltar a estudar, pedir perdão aos filhos.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'O que, na fé, parecia longe, do outro lado do mar, e agora está um pouco mais perto?',
        listen: 'Alegre-se com qualquer passo.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há dias em que escolher a vida é só levantar e tomar banho. O que tem sido isso para você?',
        listen: 'Celebre baixinho; e pergunte de que ajuda precisa amanhã.',
        for: ['mourning', 'women', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto tempo você leva para escolher um sabor de pizza ou um filme? Quem na roda é o mais indeciso?',
        bridge: 'Há escolhas que podem esperar e outras que não. Moisés fala de uma dessas.',
      },
      {
        text: 'O que você procurou longe e estava perto o tempo todo: óculos, amor, emprego, controle remoto?',
        bridge: 'Nem no céu nem além do mar: o texto conta onde a palavra está.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha dois objetos diante de você, um de cada lado. Olhe para um, depois para o outro, e respire.',
      bridge: 'Eu pus diante de ti hoje, diz Moisés. E diz também o que deseja que você pegue.',
    },
    complete: [
      {
        name: 'Encruzilhada',
        text: 'Desenhe dois caminhos a partir de um ponto de hoje. Em um escreva para onde leva, daqui a um ano, continuar assim; no outro, o que uma escolha pela vida mudaria.',
      },
      {
        name: 'Perto da boca',
        text: 'Termine: o que eu já sei que Deus quer de mim é …; tenho dito que é longe porque …; o primeiro passo, bem perto, é …',
      },
    ],
    challenges: [
      {
        do: 'Troque, por sete dias, um hábito pequeno que rouba vida por outro que a devolve. Marque no calendário.',
        tell: 'Quantos dias deu certo e em que dia quase desistiu.',
      },
      {
        do: 'Torça em voz alta por alguém: diga a uma pessoa que está indo mal que você quer vê-la viver bem, e ofereça um gesto.',
        tell: 'Como ela ouviu isso.',
      },
    ],
    children: {
      truth: 'Deus quer que eu escolha a vida e fique perto dele.',
      to7: {
        story:
          'Moisés ia se despedir. Ele amava muito aquele povo, como um vovô ama os netos. Então falou: O que Deus quer não é um segredo escondido no céu, lá em cima. Não está do outro lado do mar. Está bem pertinho! Está na sua boca, quando você fala, e no seu coração, quando você pensa. Vocês têm dois caminhos. Um é bom e dá vida. O outro é ruim e machuca. Por favor, escolham a vida! Amem a Deus, escutem a voz dele e fiquem pertinho, grudadinhos. Deus é a vida de vocês! E o povo entendeu que Moisés queria muito que todos fossem felizes com Deus.',
        activity:
          'Façam no chão dois caminhos com fita. Leiam situações simples (dividir, bater, contar a verdade, mentir), e as crianças pulam para o caminho da vida.',
        questions: [
          'Onde está a palavra de Deus: longe ou perto?',
          'Qual caminho Moisés pediu para escolher?',
          'Que escolha boa você fez hoje?',
        ],
      },
      to12: {
        story:
          'No último dia, Moisés não fez um discurso complicado. Ele disse: o que Deus pede não está escondido lá no céu, para ninguém dizer quem vai subir e buscar. Nem do outro lado do mar. Está bem perto: na sua boca e no seu coração. Depois fez o povo imaginar dois caminhos. De um lado, a vida e o bem; do outro, a morte e o mal. Chamou o céu e a terra para serem testemunhas e disse, quase pedindo: escolham a vida, para que vivam vocês e os filhos de vocês! Escolher a vida, explicou, é amar a Deus, ouvir a voz dele e ficar junto, porque ele é a nossa vida. Ninguém escolhe só uma vez. A gente escolhe quando acorda, quando responde a alguém, quando vê o amigo fazer bobagem. E Deus torce por nós em cada escolha.',
        activity:
          'Criem um jogo de tabuleiro com bifurcações: em cada casa, uma situação da escola com dois caminhos e o lugar aonde cada um leva.',
        questions: [
          'Por que é mais fácil dizer que a vontade de Deus é difícil de saber?',
          'Como você percebe que Moisés amava aquele povo?',
          'Que escolha desta semana pode dar mais vida a você ou a alguém?',
        ],
      },
      challenge: 'Antes de responder com raiva, conte até três e escolha a vida.',
    },
    prayer:
      'Senhor, tu és a nossa vida. Aproxima de nós a palavra que fingimos distante. Dá força a quem está na encruzilhada e coragem a quem precisa voltar. Que a nossa escolha de hoje seja boa também para quem vem depois.',
    leader: {
      lost: 'O texto vira ameaça ou tabela de bênçãos e castigos. Leia o tom: alguém que ama suplica. E lembre que Paulo cita esta página para falar da fé em Cristo (Romanos 10:6-9).',
      tender:
        'Escolher a vida pode ter um sentido literal para alguém na sala. Pergunte com naturalidade, a sós, se a pessoa tem pensado em morrer. Se sim, não a deixe só, ligue com ela para o CVV (188) e avise a família ou o posto de saúde.',
    },
    comfort:
      'Ele não está do outro lado do mar. Se hoje o seu sim à vida for apenas respirar e ficar, esse sim foi ouvido. Há quem torça por você, e não é pouco.',
    closing: 'A vida está perto. Escolha-a mais uma vez.',
    words: [
      'escolhe a vida',
      'escolhe pois',
      'vida e a morte',
      'bencao e a maldicao',
      'nao esta longe',
      'perto esta a palavra',
      'tua boca',
      'ceus e a terra',
      'testemunhas',
      'ele e a tua vida',
      'moises',
      'escolha',
      'descendencia',
    ],
  },
  {
    verses: '31:1-8',
    key: '31:8',
    title: 'Ele vai adiante de você',
    theme: 'a passagem do bastão',
    themes: ['discipulado', 'medo', 'fidelidade', 'luto'],
    idea: 'Moisés não vai atravessar o rio, e diz isso sem amargura: os líderes passam, e o Senhor, que vai na frente e vai junto, não passa.',
    context:
      'Cento e vinte anos, quarenta deles conduzindo gente difícil. Da margem, o velho vê a terra onde não entrará. Em vez de lamentar em público, ele chama o ajudante, à vista de todos, e lhe entrega o povo.',
    retold: [
      {
        verses: '31:1-3',
        says: 'Moisés diz a Israel que já não pode sair nem entrar, e que não passará o Jordão. O Senhor é quem passa na frente, e Josué conduzirá o povo.',
      },
      {
        verses: '31:4-6',
        says: 'O Senhor vencerá aquelas nações como venceu dois reis antes. Moisés pede ânimo e nenhum medo, porque Deus vai com o povo e não o desampara.',
      },
      {
        verses: '31:7-8',
        says: 'Moisés chama Josué e lhe diz que se anime, pois entrará com o povo na terra prometida. O Senhor vai adiante dele, e Josué não precisa temer.',
      },
    ],
    read: {
      verses: '31:1-8',
      how: 'O mais velho da roda lê as falas de Moisés olhando para o mais novo. No 8, põe-lhe a mão no ombro, se os dois concordarem.',
    },
    observe: [
      {
        ask: 'O que Moisés reconhece sobre si mesmo?',
        verses: '31:2',
        listen: 'A idade, o limite e a palavra de Deus: não passarei.',
      },
      {
        ask: 'Quem vai passar diante do povo, nas duas respostas do texto?',
        verses: '31:3',
        listen: 'O Senhor passa e Josué passa; nessa ordem.',
      },
      {
        ask: 'Que promessas se repetem para o povo e para Josué?',
        verses: '31:6-8',
        listen: 'Vai contigo, não te deixará, não te desamparará; não temas.',
      },
    ],
    interpret: [
      {
        ask: 'Moisés poderia sair zangado. O que permite a alguém entregar bem o que não vai terminar?',
        verses: '31:2-3',
        listen: 'Saber que a obra nunca foi dele.',
      },
      {
        ask: 'Por que fazer isso à vista de todo o Israel, e não numa conversa reservada?',
        verses: '31:7',
        listen: 'Josué recebe confiança pública; o povo aprende a segui-lo.',
        follow: 'Que elogio público fez diferença para você?',
      },
      {
        ask: 'O Senhor vai diante e vai com: que medo diferente cada uma dessas palavras acalma?',
        verses: '31:6, 31:8',
        listen: 'O do desconhecido à frente, e o de estar só no meio.',
      },
    ],
    live: [
      {
        ask: 'O que você começou e talvez não termine, e a quem gostaria de entregar?',
        listen: 'Filhos, obra, ministério, empresa, roça.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Quem, mais velho, já disse na frente dos outros que acreditava em você?',
        listen: 'Se ninguém, repare em quem está calado; o grupo pode ser o primeiro.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Um pai ou uma mãe vai diminuindo o passo. Como tem sido, para você, assumir o que era dele ou dela?',
        listen: 'Cansaço e amor juntos; não exija serenidade.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que rio vocês vão atravessar em breve, e o que cada um teme encontrar do outro lado?',
        listen: 'Aposentadoria, ninho vazio, mudança, primeiro filho.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Não te deixará nem te desamparará: de quem você já ouviu uma promessa assim que não se cumpriu?',
        listen: 'Por isso é difícil crer; diga que entende.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'A voz que guiava você se calou. Que frase dela você ainda carrega?',
        listen: 'Deixe que a frase seja dita inteira na sala.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você herdou de alguém e usa até hoje: ferramenta, receita, anel, mania?',
        bridge: 'Moisés tinha um povo para entregar. Vamos ver como ele fez.',
      },
      {
        text: 'Você já correu revezamento ou carregou algo em fila? Como foi a hora de passar o bastão?',
        bridge: 'Passar bem é tão difícil quanto correr. É o que há no texto.',
        for: ['teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha a própria mão no ombro, como alguém que anima. Fique assim por um instante, lembrando quem já fez isso com você.',
      bridge: 'Diante de todos, um velho animou um homem assustado.',
    },
    complete: [
      {
        name: 'Bastão',
        text: 'Desenhe um bastão. Na ponta esquerda, quem o passou a você e o que disse. Na direita, a quem vai passá-lo. No meio, o que não pode cair.',
      },
      {
        name: 'Adiante e comigo',
        text: 'Complete: à minha frente, o que assusta é …, e o Senhor já está lá. Do meu lado, o que falta é …, e o Senhor está aqui.',
      },
    ],
    challenges: [
      {
        do: 'Anime alguém mais novo em público: diga, na frente de outros e com um exemplo, por que confia nele.',
        tell: 'Como ele ficou na hora e o que fez depois.',
        for: ['adults', 'elderly', 'long-believers', 'parents'],
      },
      {
        do: 'Procure uma pessoa bem mais velha e pergunte: o que o senhor, ou a senhora, quer que não se perca?',
        tell: 'O que ela respondeu e o que você pode fazer a respeito.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    children: {
      truth: 'Deus vai na minha frente e também do meu lado.',
      to7: {
        story:
          'Moisés fez aniversário: cento e vinte anos! Ele tinha guiado o povo por muito tempo, mas agora estava velhinho. Ele disse: Eu não vou atravessar o rio com vocês. O povo ficou triste. Quem vai cuidar da gente? Moisés respondeu: Deus vai na frente! E Josué vai com vocês. Aí Moisés chamou Josué pertinho, e todo mundo viu. Ele disse: Josué, seja forte e corajoso! Deus vai na sua frente, Deus vai do seu lado. Ele não vai deixar você sozinho. Não tenha medo! Josué respirou fundo. Ele ia sentir saudade de Moisés, mas Deus estava com ele.',
        activity:
          'Passem um bastão de papel de mão em mão. Quem entrega diz: Seja forte e corajoso! Quem recebe responde: Deus vai comigo!',
        questions: [
          'Quantos anos Moisés tinha?',
          'Quem ia na frente do povo?',
          'De quem você sente saudade?',
        ],
      },
      to12: {
        story:
          'Depois de quarenta anos guiando o povo, Moisés chegou à beira do rio Jordão. Do outro lado estava a terra prometida, mas ele não iria. Tinha cento e vinte anos e sabia que a sua parte havia acabado. Podia ter feito um discurso magoado. Em vez disso, pensou em quem ficaria. Disse a todos: o Senhor vai passar à frente de vocês. Sejam fortes, não tenham medo, ele não vai abandoná-los. Depois chamou Josué, o seu ajudante de tantos anos, e na frente do povo inteiro disse: seja forte e corajoso, porque é você quem vai entrar com eles. E repetiu a promessa: o Senhor vai na sua frente, estará com você, não o deixará. Imagine como foi importante para Josué ouvir isso diante de todos. Moisés ia faltar. Deus, não.',
        activity:
          'Corrida de revezamento em que o bastão tem um papel enrolado com a frase do versículo 8. Quem recebe lê em voz alta antes de correr.',
        questions: [
          'Como Moisés mostrou que não estava com inveja de Josué?',
          'O que Josué devia estar sentindo?',
          'Que pessoa mais velha anima você, e como agradecer?',
        ],
      },
      challenge: 'Pergunte a um avô ou vizinho idoso algo que ele quer ensinar a você.',
    },
    prayer:
      'Senhor que vais adiante, obrigado por quem nos trouxe até esta margem. Consola quem se despede, anima quem recebe o bastão tremendo. Não nos deixes nem nos desampares, nem agora nem do outro lado.',
    leader: {
      lost: 'Perguntam por que Moisés não entrou na terra e se foi justo. Cite Números 20 numa frase e volte: o que ele faz com o que perdeu?',
      tender:
        'Idosos que perderam função, famílias com doente terminal e quem perdeu pai ou mãe há pouco vão sentir a despedida. Dê lugar às lágrimas e não apresse o resto do encontro.',
    },
    comfort:
      'Quem ia à sua frente ficou na outra margem. Moisés disse ao povo assustado que o Senhor já tinha atravessado. Você não tem de correr; ele vai adiante, e volta para andar do seu lado.',
    closing: 'Passam os Moisés; o Senhor não passa.',
    words: [
      'moises',
      'josue',
      'jordao',
      'cento e vinte anos',
      'esforca te',
      'anima te',
      'tende bom animo',
      'nao te deixara',
      'nem te desamparara',
      'vai adiante de ti',
      'sucessao',
      'despedida',
      'sucessor',
      'nao temas',
    ],
  },
  {
    verses: '34:1-12',
    key: '34:5',
    title: 'Ver de longe e morrer em paz',
    theme: 'uma obra que outro termina',
    themes: ['luto', 'esperanca', 'fidelidade', 'discipulado'],
    idea: 'Moisés vê a terra inteira e não entra; morre nas mãos do Deus que conhecia face a face, e a obra, que nunca foi dele, segue com quem ele preparou.',
    context:
      'São quarenta anos de deserto. Por um pecado em Meribá, Moisés soube que não atravessaria (Nm 20:12; Dt 32:50-52). Pediu para entrar, e Deus disse não. Agora, aos cento e vinte anos, sobe sozinho o monte. Este é o último capítulo dos cinco primeiros livros da Bíblia.',
    retold: [
      {
        verses: '34:1-4',
        says: 'Moisés sobe ao monte Nebo, e o Senhor lhe mostra toda a terra que jurou dar à descendência de Abraão. Deixa que ele a veja, mas não que passe para lá.',
      },
      {
        verses: '34:5-8',
        says: 'Moisés morre ali, e ninguém sabe onde é seu sepulcro. Seus olhos não tinham escurecido nem lhe faltava vigor, e o povo chora por ele trinta dias.',
      },
      {
        verses: '34:9-12',
        says: 'Josué, sobre quem Moisés pôs as mãos, fica cheio de sabedoria, e o povo lhe obedece. Nunca mais houve em Israel profeta como Moisés, que o Senhor conheceu face a face.',
      },
    ],
    read: {
      verses: '34:1-12',
      how: 'Quem lê de 1 a 4 fica junto a uma janela, olhando longe. No 5 e 6, todos se sentam em silêncio. O 9, um jovem lê.',
    },
    observe: [
      {
        ask: 'O que Deus mostra a Moisés, e o que lhe diz?',
        verses: '34:1-4',
        listen: 'A terra toda, a que jurou; fez ver, mas não passarás.',
      },
      {
        ask: 'Como o texto chama Moisés na morte, e quem o enterra?',
        verses: '34:5-6',
        listen: 'Servo do Senhor; o próprio Senhor, num lugar que ninguém sabe.',
      },
      {
        ask: 'Como estava o corpo dele, e como o povo reagiu?',
        verses: '34:7-8',
        listen: 'Vista boa, vigor; trinta dias de choro.',
      },
      {
        ask: 'O que se diz de Josué, e o que se diz por último de Moisés?',
        verses: '34:9-12',
        listen: 'Cheio de sabedoria pela mão de Moisés; nenhum profeta como ele, face a face.',
      },
    ],
    interpret: [
      {
        ask: 'Que dor e que carinho há em ver a terra sem entrar nela?',
        verses: '34:1, 34:4',
        listen: 'As duas coisas; Deus não esconde o não, e faz companhia na vista.',
        follow:
          'Na história da transfiguração, Moisés enfim pisa ali, com Jesus. O que isso acrescenta?',
      },
      {
        ask: 'Por que um túmulo que ninguém conhece, para o maior líder de Israel?',
        verses: '34:6',
        listen: 'Ninguém vai adorar o túmulo; a memória está na palavra e em Deus.',
      },
      {
        ask: 'O melhor do currículo dele não são os sinais, e sim “a quem haja conhecido o SENHOR face a face”. O que isso pesa na ideia de uma vida bem vivida?',
        verses: '34:10',
        listen: 'Amizade com Deus vale mais que a chegada.',
      },
    ],
    live: [
      {
        ask: 'O que você talvez só veja de longe, e como é conversar com Deus sobre isso?',
        listen: 'Sonho, reconciliação, obra; sem apressar aceitação.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'Em quem você está pondo as mãos para que continue depois de você?',
        listen: 'Um nome, uma tarefa já entregue.',
        for: ['long-believers', 'elderly', 'parents', 'adults'],
      },
      {
        ask: 'Que terra alguém preparou e você é quem está pisando?',
        listen: 'Estudo, casa, fé: agradeça.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Trinta dias de choro e depois um novo líder. O que ajuda a chorar e também a seguir?',
        listen: 'Tempo com começo e fim, sem esquecer.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Um erro teve consequência, mas não acabou com a amizade de Deus com Moisés. Que alívio há nisso?',
        listen: 'Perdoado e ainda assim sem entrar; mistério a respeitar.',
        for: ['adults', 'men', 'women', 'new-believers'],
      },
      {
        ask: 'Como você gostaria de ser chamado na última linha: servo de quem, amigo de quem?',
        listen: 'Uma palavra.',
        for: ['couples', 'adults', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'De que lugar alto se vê melhor a sua cidade, e o que você procura primeiro lá de cima?',
        bridge: 'Moisés subiu um monte e viu a terra inteira.',
      },
      {
        text: 'Qual obra, horta, blusa ou curso você começou e outra pessoa terminou?',
        bridge: 'Moisés guiou quarenta anos, e outro atravessou o rio.',
        for: ['adults', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Vá até uma janela e olhe o ponto mais distante. Diga a Deus o que gostaria de ver um dia.',
      bridge: 'Moisés olhou assim do alto do Nebo.',
    },
    complete: [
      {
        name: 'Do alto',
        text: 'Escreva: Daqui eu vejo … . Não sei se entro em … . Já entreguei a … a tarefa de … . E a ti, Senhor, conheço como … .',
      },
      {
        name: 'Mãos sobre Josué',
        text: 'Contorne a sua mão. Em cada dedo, algo que você sabe e quer passar adiante. Na palma, o nome de quem recebe.',
      },
    ],
    challenges: [
      {
        do: 'Entregue a um mais novo uma tarefa que você faz bem. Fique ao lado uma vez e depois deixe.',
        tell: 'O que ele fez diferente, e melhor.',
      },
      {
        do: 'Agradeça, por carta ou em voz alta, a quem preparou a terra que você pisa.',
        tell: 'A quem foi.',
      },
    ],
    children: {
      truth: 'Deus fica com a gente até o fim.',
      to7: {
        story:
          'Moisés já tinha cento e vinte anos. Ele levou o povo pelo deserto por muito tempo. Cuidou, ensinou e orou. Um dia Deus o chamou: suba este monte. Lá de cima, Moisés viu uma terra linda! Viu montanhas, vales, palmeiras e até o mar. Deus disse: é a terra que eu prometi. Você está vendo, mas quem vai levar o povo é Josué. Moisés olhou bastante. Depois ele morreu ali, bem pertinho de Deus, que era seu grande amigo. O povo chorou de saudade muitos dias. E Josué, que tinha aprendido com Moisés, continuou o caminho. Deus estava com ele também.',
        activity:
          'Binóculo de rolinhos: olhem da janela e contem o que veem. Depois um põe a mão na cabeça do outro: agora é a sua vez!',
        questions: [
          'O que Moisés viu lá de cima?',
          'Quem era o grande amigo dele?',
          'Quem ensina você a andar com Deus?',
        ],
      },
      to12: {
        story:
          'Moisés foi o bebê do cestinho, o pastor da sarça, o homem do mar aberto. Por quarenta anos guiou um povo que reclamava muito. Agora tinha cento e vinte anos e ainda enxergava longe. Um dia ele tinha desobedecido a Deus e soube que não entraria na terra. Pediu para entrar, e Deus disse não. Mas Deus não o deixou sem nada: chamou-o ao alto de um monte e mostrou a terra inteira, do norte ao sul, até o mar. Moisés viu com os próprios olhos o que tinha esperado. Ali morreu, e foi Deus mesmo quem o enterrou. O povo chorou trinta dias. Josué continuou, porque Moisés tinha posto as mãos sobre ele e ensinado tudo. A Bíblia diz o mais bonito: Deus o conhecia face a face, como um amigo.',
        activity:
          'Passagem do bastão: numa corrida de revezamento, quem entrega o bastão diz um conselho ao próximo.',
        questions: [
          'Por que Moisés não entrou na terra?',
          'O que Deus fez por ele assim mesmo?',
          'O que você aprendeu com alguém mais velho?',
        ],
      },
      challenge: 'Peça a alguém mais velho que ensine a você uma coisa.',
    },
    prayer:
      'Senhor, mostra-nos de longe o que prometeste. Se não entrarmos, fica conosco no alto. Ensina-nos a pôr as mãos sobre quem vem. E que, no fim, se diga apenas que éramos teus e te conhecíamos.',
    leader: {
      lost: 'Achar injusto que Moisés fique de fora é reação honesta. Não resolva depressa. O texto não discute a pena; mostra um Deus que sobe com ele, mostra tudo e o enterra com as próprias mãos.',
      tender:
        'Quem recebeu um diagnóstico, ou não viu cumprido o que esperava, pode ler aqui a sua história. Deixe espaço. Quem não pôde enterrar ou não sabe onde está o corpo de alguém precisa de cuidado: Deus sabe o lugar. CVV 188, se faltar vontade de viver.',
    },
    comfort:
      'Ninguém sabe onde fica aquele túmulo, a não ser quem o fez. Deus enterrou o amigo. Quem você perdeu também não está em lugar que Deus desconheça.',
    closing: 'A obra continua; o amigo descansa.',
    words: [
      'morte de moises',
      'monte nebo',
      'nebo',
      'pisga',
      'moises morreu',
      'servo do senhor',
      'face a face',
      'josue',
      'ninguem sabe seu sepulcro',
      'cento e vinte anos',
      'terra prometida de longe',
      'nao passaras',
    ],
  },
]
