import type { BookPassages } from '../passage.ts'

export const FIRST_SAMUEL: BookPassages = [
  {
    verses: '1:1-20',
    key: '1:15',
    title: 'Derramei a minha alma',
    theme: 'a oração de quem sofre',
    themes: ['oracao', 'sofrimento', 'esperanca', 'filhos'],
    idea: 'Provocada em casa, mal consolada pelo marido e mal julgada pelo sacerdote, Ana leva a Deus o que ninguém entendeu e sai de rosto diferente antes de qualquer resposta.',
    context:
      'É o fim do tempo dos juízes. A família de Elcana sobe todo ano a Siló para adorar, e todo ano a festa vira tormento para Ana: não tem filhos, e Penina, a outra mulher, faz questão de lembrar. Naquele mundo isso era vergonha e futuro sem amparo.',
    retold: [
      {
        verses: '1:1-8',
        says: 'Elcana sobe todo ano a Siló com suas duas mulheres. Penina, que tem filhos, irrita Ana, que não os tem, e Ana chora e não come.',
      },
      {
        verses: '1:9-11',
        says: 'Com amargura de alma, Ana ora e chora. Faz um voto: se Deus lhe der um filho, ele será do Senhor todos os dias da vida.',
      },
      {
        verses: '1:12-18',
        says: 'Eli vê os lábios de Ana se moverem sem voz e pensa que ela está embriagada. Ana conta a sua angústia, Eli a manda em paz, e ela come, já sem tristeza no rosto.',
      },
      {
        verses: '1:19-20',
        says: 'O Senhor se lembra de Ana. Ela dá à luz um filho e lhe põe o nome de Samuel, porque o pediu ao Senhor.',
      },
    ],
    read: {
      verses: '1:7-18',
      how: 'Quem lê a oração de Ana lê sem som, só com os lábios, enquanto os outros acompanham no texto. Depois, alguém repete o versículo 11 em voz alta.',
    },
    observe: [
      {
        ask: 'O que cada pessoa diz ou faz com Ana antes de ela orar?',
        verses: '1:7-8',
        listen: 'Penina irrita; Elcana ama e não alcança: não te sou melhor que dez filhos?',
      },
      {
        ask: 'Como Eli interpreta o que vê, e como Ana se explica?',
        verses: '1:12-16',
        listen: 'Embriagada, pensa ele; ela responde com respeito e diz o que carrega.',
      },
      {
        ask: 'O que muda nela entre os versículos 7 e 18, e o que ainda não mudou?',
        verses: '1:7, 1:18',
        listen: 'Come, e o rosto se alegra; ainda não há filho nenhum.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre a pergunta de Elcana e um consolo de verdade?',
        verses: '1:8',
        listen: 'Ele põe a si no centro; amor nem sempre sabe escutar.',
        follow: 'O que Ana talvez precisasse ouvir?',
      },
      {
        ask: 'Por que derramar é uma boa palavra para a oração de Ana?',
        verses: '1:10, 1:15',
        listen: 'Nada fica guardado nem arrumado; sai tudo, até a amargura.',
      },
      {
        ask: 'Eli nem sabia qual era o pedido. O que, então, fez bem a Ana na bênção dele?',
        verses: '1:17-18',
        listen: 'Ser, enfim, levada a sério e mandada em paz.',
      },
    ],
    live: [
      {
        ask: 'O que você tem engolido em vez de derramar?',
        listen: 'Ninguém precisa dizer o quê; dizer que engole já é muito.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que provocação mexe justamente naquilo que mais falta em você?',
        listen: 'Corpo, nota, namoro, dinheiro: a Penina da turma.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que você julgou errado a dor de alguém, como Eli fez com Ana?',
        listen: 'Comece pelo seu exemplo; alivia a sala.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Que frase de consolo um de vocês usa e não chega? O que o outro preferiria ouvir?',
        listen: 'Treinem uma pergunta no lugar do conselho.',
        for: ['couples'],
      },
      {
        ask: 'A oração de Ana não tinha som nem fórmula. De que jeito você conseguiria falar com Deus hoje?',
        listen: 'Escrever, chorar, andar, cantar: tudo conta.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Em que data do ano, como a festa de Siló, a falta dói mais?',
        listen: 'Dia das Mães, Natal, aniversário: marque e telefone nesse dia.',
        for: ['mourning', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'O que já pensaram que você era ou estava, só de olhar: bravo, bêbado, dormindo, grávida, segurança da loja?',
        bridge: 'Um sacerdote olhou para uma mulher que orava e achou que era vinho.',
      },
      {
        text: 'Que comida você não consegue engolir quando está triste, e qual sempre desce?',
        bridge: 'Ana não comia nas festas. Até que alguma coisa mudou.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha um copo e derrame a água devagar, na pia ou num vaso, até a última gota. Não recolha nada.',
      bridge: 'Uma mulher disse que tinha feito isso com a alma.',
    },
    complete: [
      {
        name: 'Sem som',
        text: 'Escreva a Deus, por três minutos, sem parar e sem reler, começando por: Senhor, olha … Dobre e não mostre a ninguém.',
      },
      {
        name: 'Quem entendeu',
        text: 'Divida a folha em quatro: quem me provoca, quem me ama e não alcança, quem me julga mal, quem me ouve. Em cada parte, uma frase que eu gostaria de dizer.',
      },
    ],
    challenges: [
      {
        do: 'Escolha um lugar e uma hora e derrame a alma diante de Deus, com papel ou em voz baixa, até acabar.',
        tell: 'Só como estava o seu rosto na saída.',
      },
      {
        do: 'Antes de concluir qualquer coisa sobre alguém estranho ou calado, pergunte como essa pessoa está e escute a resposta.',
        tell: 'O que você teria pensado errado.',
      },
    ],
    children: {
      truth: 'Posso contar a Deus tudo o que dói.',
      to7: {
        story:
          'Ana queria muito, muito ter um bebê. Ela ficava triste, chorava e não queria nem comer. Uma mulher ria dela, e isso doía. Ana foi à casa de Deus. Lá ela orou bem baixinho. A boca mexia, mas não saía som! Ela contou tudo a Deus, tudinho. O sacerdote Eli viu e achou esquisito. Ana explicou: Eu estou triste e estou falando com Deus. Então Eli disse: Vá em paz! Que Deus dê o que você pediu. Ana foi embora, almoçou e até sorriu. Deus se lembrou de Ana, e um dia nasceu um menino, Samuel. O nome dele lembra: eu pedi a Deus.',
        activity:
          'Falem com Deus só mexendo os lábios, sem som, por um minuto. Depois desenhem o rosto de antes e o rosto de depois.',
        questions: [
          'Por que Ana chorava?',
          'Como ela orou?',
          'O que você quer contar a Deus bem baixinho?',
        ],
      },
      to12: {
        story:
          'Todo ano a família de Ana viajava até a casa de Deus, em Siló. Devia ser uma festa, mas para ela era sofrimento. Ana não conseguia ter filhos, e Penina zombava dela até fazê-la chorar. O marido tentava ajudar e dizia: por que você chora? Eu não valho mais que dez filhos? Ele a amava, mas não entendia. Um dia, Ana se levantou, entrou no templo e orou com tanta força que só os lábios se mexiam. O sacerdote Eli olhou de longe e achou que ela estava bêbada! Ana respondeu com educação: não, meu senhor, estou derramando a minha alma diante do Senhor. Eli percebeu o engano e a abençoou: vá em paz. Ana comeu, e o rosto dela já não era triste, embora nada tivesse mudado ainda. Tempos depois nasceu Samuel, que quer dizer algo como pedido a Deus. Nem sempre Deus dá o que pedimos. Mas sempre escuta.',
        activity:
          'Façam um potinho de lágrimas e sorrisos: em papéis azuis escrevem o que dói, em amarelos o que alegra. Entreguem o pote a Deus numa oração.',
        questions: [
          'Por que a oração ajudou Ana antes mesmo da resposta?',
          'Em que Elcana e Eli erraram, mesmo sem querer?',
          'Como você pode ouvir melhor um amigo triste?',
        ],
      },
      challenge: 'Conte a Deus algo que dói e pergunte a alguém triste o que sente.',
    },
    prayer:
      'Senhor dos exércitos, olha a aflição das tuas servas e dos teus servos. Recebe o que sai sem som. Perdoa os nossos consolos tortos e os nossos julgamentos. Manda cada um em paz, com o rosto mais leve.',
    leader: {
      lost: 'Voto, bebê concedido e poligamia desviam a conversa. E há o risco de dizer que basta orar como Ana. Fique no rosto que muda antes da resposta.',
      tender:
        'Infertilidade, aborto espontâneo e adoção em espera: é quase certo que alguém viva isso. Não prometa filho, não conte milagre de conhecida, não pergunte quando vem. A sós, diga apenas que está orando e que quer ouvir.',
    },
    comfort:
      'Ninguém naquela casa soube o que fazer com a dor de Ana. Ela a derramou onde cabia. Você pode fazer o mesmo: sem som, sem ordem, sem terminar bonito. Ele se lembra.',
    closing: 'O que se derrama diante de Deus não se perde.',
    words: [
      'ana',
      'elcana',
      'penina',
      'eli',
      'silo',
      'samuel',
      'derramado minha alma',
      'derramei',
      'esteril',
      'embriagada',
      'voto',
      'amargura de alma',
      'oracao de ana',
      'vai em paz',
      'semblante',
    ],
  },
  {
    verses: '2:1-11',
    key: '2:8',
    title: 'O canto de quem devolveu',
    theme: 'a canção de Ana',
    themes: ['gratidao', 'adoracao', 'justica', 'humildade'],
    idea: 'No dia em que deixa no templo o filho que mais pediu, Ana canta: o Deus que levanta o pobre do pó vira as mesas do mundo, e ninguém vence pela própria força.',
    context:
      'Ana não podia ter filhos e foi humilhada por anos. Orou, recebeu Samuel e prometeu devolvê-lo a Deus (capítulo 1). Agora o menino desmamou, e ela o deixa com Eli. A gente esperaria choro; vem um canto. Séculos depois, Maria cantará coisas parecidas (Lucas 1).',
    retold: [
      {
        verses: '2:1-3',
        says: 'Ana ora e diz que seu coração jubila no Senhor, que não há santo nem rocha como ele. Ninguém fale com soberba, porque é ele quem pesa as ações.',
      },
      {
        verses: '2:4-8',
        says: 'Ana canta que os arcos dos fortes se quebram, os famintos são saciados e a estéril tem sete filhos. O Senhor levanta o pobre do pó para sentá-lo entre príncipes.',
      },
      {
        verses: '2:9-11',
        says: 'Ninguém prevalece pela própria força, canta Ana, e o Senhor guarda os pés dos seus e dá força a seu rei. Elcana volta para casa, e o menino fica servindo com Eli.',
      },
    ],
    read: {
      verses: '2:1-10',
      how: 'Uma mulher lê de pé. Em 4 a 8, dois lados da sala se levantam e se sentam, trocando de lugar a cada contraste.',
    },
    observe: [
      {
        ask: 'De que Ana se alegra, e o que diz que não há igual?',
        verses: '2:1-2',
        listen: 'Na salvação do Senhor; santo, rocha como ele.',
      },
      {
        ask: 'Façam a lista das viradas: quem desce e quem sobe?',
        verses: '2:4-8',
        listen:
          'Arcos e tropeçantes; fartos e famintos; mãe de muitos e estéril; pobre e príncipe.',
      },
      {
        ask: 'De onde e até onde Deus levanta o necessitado?',
        verses: '2:8',
        listen: 'Do pó e do esterco ao assento de honra entre príncipes.',
      },
      {
        ask: 'Quem aparece no último verso, num tempo em que Israel ainda não tinha rei?',
        verses: '2:10',
        listen: 'O seu rei, o ungido.',
      },
    ],
    interpret: [
      {
        ask: 'Ela canta no dia em que volta para casa de colo vazio. O que o canto mostra que ela encontrou, além do filho?',
        verses: '2:1-2',
        listen: 'O próprio Deus; o dom não ficou maior que o doador.',
        follow: 'Que presente você já confundiu com quem o deu?',
      },
      {
        ask: '“Não faleis com tanta soberba”: por que quem foi humilhada canta isso?',
        verses: '2:3',
        listen: 'Conhece as palavras que ferem; Deus pesa ações.',
      },
      {
        ask: 'O canto diz que Deus empobrece e enriquece. Como ouvir isso sem desprezar o pobre nem culpar Deus pela injustiça?',
        verses: '2:7-8',
        listen: 'Ele vira a mesa a favor do necessitado; alerta ao farto.',
      },
      {
        ask: 'Por que a frase “nenhum ser humano prevalecerá por sua própria força” consola mais o fraco do que o forte?',
        verses: '2:9',
        listen: 'O fraco já sabia; e não está fora do jogo.',
      },
    ],
    live: [
      {
        ask: 'Que Samuel você precisou pôr nas mãos de Deus: filho que saiu, plano, cargo, casa?',
        listen: 'Devolver dói; não enfeite.',
        for: ['parents', 'adults', 'women', 'men'],
      },
      {
        ask: 'Que virada Deus já fez na sua vida que só dá para contar cantando?',
        listen: 'Deixe contar; quem sabe cantar.',
      },
      {
        ask: 'Que fala arrogante, em comentário, figurinha, silêncio, já esmagou você, e que palavra pôs de pé?',
        listen: 'Bullying; dar nome ao que levanta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que lado das viradas você está hoje: dos fartos que precisam ouvir ou dos caídos que precisam subir?',
        listen: 'Honestidade; às vezes os dois.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Quem está no pó perto da sua casa, e que assento de honra a sua mesa poderia dar?',
        listen: 'Convite real.',
        for: ['couples', 'adults', 'elderly'],
      },
      {
        ask: 'Você também esperou um filho, um casamento, uma cura. O que ouve neste canto: esperança, raiva, cansaço?',
        listen: 'Tudo pode. Não prometa.',
        for: ['women', 'singles', 'mourning'],
      },
      {
        ask: 'Para quem está conhecendo Deus: o que surpreende num Deus que gosta de virar a mesa?',
        listen: 'Boa notícia para quem está embaixo.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual música você cantava no banho, na roça ou no ônibus no melhor dia da sua vida?',
        bridge: 'Ana compôs a dela no dia mais misturado de todos.',
      },
      {
        text: 'Joguem jogo da velha ou dama, e no meio virem o tabuleiro: quem perdia assume o lado que ganhava. Como foi?',
        bridge: 'Deus faz isso com o mundo, diz a canção.',
        for: ['teens', 'young', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Embale os braços vazios, devagar, como quem segura um bebê. Depois erga-os abertos.',
      bridge: 'Foi esse o gesto de Ana. Leia o canto baixinho.',
    },
    complete: [
      {
        name: 'Meu canto',
        text: 'Escreva cinco linhas: Meu coração se alegra porque … . Eu estava … . Ele levantou … . Não há rocha … . Devolvo a ti … . Se quiser, ponha uma melodia conhecida.',
      },
      {
        name: 'Mesa virada',
        text: 'Desenhe uma mesa. De um lado, quem sempre senta: … . Do outro, quem nunca senta: … . Vire a folha de cabeça para baixo. O que muda em mim: … .',
      },
    ],
    challenges: [
      {
        do: 'Dê o melhor lugar da sua mesa, uma vez nesta semana, a quem costuma comer em pé ou por último.',
        tell: 'quem sentou e o que contou.',
      },
      {
        do: 'Devolva a Deus, em voz alta e pelo nome, alguém que você segura com medo, e faça algo que mostre que soltou.',
        tell: 'o gesto, se quiser.',
      },
    ],
    children: {
      truth: 'Deus levanta quem está triste, e eu canto.',
      to7: {
        story:
          'Ana queria muito um bebê. Chorou e orou. E Deus deu o Samuel! Que neném fofinho! Ela tinha prometido: ele vai servir a Deus. Quando Samuel cresceu um pouquinho, Ana o levou ao templo e o deixou com o sacerdote Eli, para ajudar na casa de Deus. Foi difícil! Mas ela olhou para o céu e cantou: meu coração está alegre! Deus pega quem está no chão e põe na cadeira mais bonita! Todo ano Ana ia visitar Samuel e levava uma túnica nova que ela mesma costurava. Ele crescia, e ela cantava.',
        activity:
          'Ponham uma criança sentada no chão; os outros a levantam e a levam até a cadeira mais bonita, cantando.',
        questions: [
          'O que Ana pediu a Deus?',
          'O que ela fez no templo?',
          'Que música você canta para Deus?',
        ],
      },
      to12: {
        story:
          'O dia era de despedida. Ana tinha esperado anos por aquele filho. Riram dela, e até o sacerdote a confundiu com uma bêbada quando orava. Deus ouviu, e Samuel nasceu. Ela tinha prometido que ele serviria na casa de Deus, e cumpriu. Deixou o menino com Eli. E então, em vez de só chorar, cantou! Não há rocha como o nosso Deus! Ele quebra o arco dos fortes e dá força a quem tropeça. Quem passava fome come; quem estava no pó se senta com os príncipes. Ninguém vence só com a própria força. Ana sabia do que falava: ela tinha estado no pó. No fim, cantou até sobre um rei, quando ainda nem havia rei em Israel. Muito tempo depois, uma moça chamada Maria, esperando Jesus, cantou quase a mesma canção. Deus continua gostando de levantar quem está embaixo.',
        activity:
          'Em grupos, escrevam uma canção de quatro linhas sobre uma virada que Deus fez e cantem numa melodia conhecida.',
        questions: [
          'Por que aquele dia era difícil para Ana?',
          'Que viradas ela canta?',
          'Que virada você quer pedir ou agradecer?',
        ],
      },
      challenge: 'Cante uma música de obrigado a Deus e dê o melhor lugar a alguém.',
    },
    prayer:
      'Senhor, rocha nossa, não há outro. Vira as mesas que humilham. Levanta do pó os que conhecemos pelo nome. Ensina-nos a devolver cantando o que pedimos chorando. E dá força ao teu Rei, Jesus, o Ungido. Amém.',
    leader: {
      lost: 'O grupo pode ficar em como ela teve coragem de deixar uma criança. Diga que era costume de voto, que ela o visitava todo ano (2:19), e que ninguém hoje é chamado a abandonar filho. Fique no canto.',
      tender:
        'Dia de Ana pode doer em quem não engravida, perdeu filhos ou os entregou para adoção. A frase a estéril deu à luz não é promessa a cada uma. Diga isso. Ofereça silêncio e companhia, e não conselho.',
    },
    comfort:
      'Ana cantou de braços vazios. Não se pede que você cante hoje. Fica o canto dela, guardado, até que a sua voz volte; e fica o Deus que se abaixa até o pó.',
    closing: 'Do pó à mesa: cante quem subiu.',
    words: [
      'cantico de ana',
      'oracao de ana',
      'meu coracao jubila',
      'nao ha santo como o senhor',
      'rocha como o nosso deus',
      'levanta o pobre do po',
      'empobrece e enriquece',
      'esteril deu a luz',
      'arcos dos fortes',
      'mata e da vida',
      'exalta o necessitado',
      'poder do seu ungido',
    ],
  },
  {
    verses: '3:1-21',
    key: '3:10',
    title: 'Fala, que o teu servo ouve',
    theme: 'aprender a ouvir Deus',
    themes: ['palavra', 'discipulado', 'obediencia', 'oracao'],
    idea: 'Num tempo em que quase não se ouvia Deus, ele chama um menino pelo nome até ser reconhecido; e um velho quase cego ajuda o menino a escutar.',
    context:
      'Samuel, o filho que Ana pediu, cresce no santuário ajudando Eli. Os filhos do sacerdote roubam as ofertas e abusam do povo; Eli sabe e não os detém. A palavra do Senhor era rara, mas a lâmpada ainda não tinha apagado.',
    retold: [
      {
        verses: '3:1-5',
        says: 'O Senhor chama Samuel, que dorme no templo, onde está a arca. O menino corre a Eli, que já quase não vê, mas Eli não chamou e o manda deitar.',
      },
      {
        verses: '3:6-10',
        says: 'O Senhor chama outra vez, e mais outra, até Eli entender quem é. Ensina Samuel a responder, e ele diz: “Fala, que o teu servo está ouvindo”.',
      },
      {
        verses: '3:11-14',
        says: 'O Senhor diz a Samuel que julgará a casa de Eli para sempre, porque os filhos se corromperam e ele não os repreendeu.',
      },
      {
        verses: '3:15-21',
        says: 'De manhã Samuel tem medo, mas conta tudo a Eli, que responde: “É o SENHOR”. Samuel cresce, e todo Israel conhece que ele é profeta.',
      },
    ],
    read: {
      verses: '3:1-11',
      how: 'Uma criança ou o mais novo lê Samuel e corre de verdade até Eli; quem lê Deus fica fora da vista.',
    },
    observe: [
      {
        ask: 'O que o texto conta sobre aquele tempo, sobre os olhos de Eli e sobre a lâmpada?',
        verses: '3:1-3',
        listen: 'Palavra rara, olhos fracos, lâmpada ainda acesa: quase noite, mas não toda.',
      },
      {
        ask: 'Quantas vezes Deus chama, e para onde Samuel corre?',
        verses: '3:4-10',
        listen: 'Quatro; três vezes corre até Eli.',
      },
      {
        ask: 'O que Eli ensina, exatamente, quando entende?',
        verses: '3:8-9',
        listen: 'A voltar, deitar-se e responder: fala, Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Samuel servia no templo e ainda não conhecia o Senhor. Como pode?',
        verses: '3:1, 3:7',
        listen: 'Dá para morar perto das coisas de Deus sem ter escutado o próprio.',
        follow: 'O que ajudou você a passar de um lado para o outro?',
      },
      {
        ask: 'Por que Deus continua chamando do mesmo jeito, até com uma voz parecida com a de Eli?',
        verses: '3:4-8',
        listen: 'Paciência; ele fala num tom que o menino já conhece e confia.',
      },
      {
        ask: 'Eli falhou com os próprios filhos e mesmo assim guiou Samuel. O que isso diz sobre quem ensina?',
        verses: '3:8-9',
        listen: 'Deus usa mestres imperfeitos; isso não apaga a falha deles.',
      },
    ],
    live: [
      {
        ask: 'Na sua rotina, em que hora haveria silêncio bastante para Deus ser ouvido?',
        listen: 'Cinco minutos possíveis valem mais que uma hora sonhada.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'De quantas vozes por dia o seu fone se enche, e como você sabe qual delas merece um eis-me aqui?',
        listen: 'Não ataque a música; pergunte sobre o silêncio.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem foi o seu Eli, que lhe ensinou a responder a Deus, apesar dos próprios defeitos?',
        listen: 'Se a pessoa decepcionou, as duas coisas podem ser ditas.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Que criança ou jovem anda levantando à noite e vindo até você? O que ele talvez esteja ouvindo?',
        listen: 'Perguntas insistentes podem ser chamado.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Fala, Senhor, que o teu servo ouve: em que assunto a gente costuma dizer o contrário, ouve, Senhor, que o teu servo fala?',
        listen: 'Ria e faça um minuto de escuta.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Se Deus chamasse você pelo nome, como imagina o tom da voz?',
        listen: 'A resposta mostra a imagem que se tem dele.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem, na sua casa, grita o seu nome de outro cômodo e depois diz que não chamou ninguém?',
        bridge:
          'Um menino ouviu o próprio nome de madrugada e correu três vezes até a pessoa errada.',
      },
      {
        text: 'De olhos fechados, cada um diz oi com voz disfarçada, e os outros adivinham quem é.',
        bridge: 'Reconhecer uma voz se aprende. Samuel aprendeu numa noite.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Deite-se ou recoste-se, com uma luz fraca acesa. Diga uma vez o seu nome e depois só escute os barulhos da casa.',
      bridge: 'A lâmpada ainda não tinha se apagado quando Deus chamou.',
    },
    complete: [
      {
        name: 'Vozes do dia',
        text: 'Desenhe um alto-falante para cada voz que você ouve num dia. Aumente o tamanho das que falam mais. Onde está a de Deus? O que abaixar para ouvi-la: …',
      },
      {
        name: 'Depois do fala',
        text: 'Escreva: fala, Senhor, que o teu servo ouve sobre … Espere dois minutos em silêncio. Anote só o que for bom, verdadeiro e parecido com Jesus: …',
      },
    ],
    challenges: [
      {
        do: 'Antes de dormir, por sete noites, diga a frase de Samuel e fique três minutos sem pedir nada.',
        tell: 'O que o silêncio mostrou na quarta noite.',
      },
      {
        do: 'Ajude alguém mais novo a escutar: pergunte o que ele anda pensando de Deus e ouça o dobro do que fala.',
        tell: 'A pergunta mais difícil que ele fez.',
        for: ['adults', 'parents', 'elderly', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus sabe o meu nome, e eu posso escutar.',
      to7: {
        story:
          'O menino Samuel morava na casa de Deus e ajudava o velhinho Eli. Uma noite, Samuel estava deitadinho e ouviu: Samuel! Ele pulou da cama e correu: Estou aqui, Eli! O senhor me chamou? Eli disse: Eu não chamei. Volte a dormir. Daqui a pouco, de novo: Samuel! Lá foi ele correndo. Eu não chamei, filho. Deite. E outra vez: Samuel! Na terceira vez, Eli entendeu: É Deus! Se ele chamar, diga: Fala, Senhor, eu estou ouvindo. Samuel voltou e esperou quietinho. E Deus chamou: Samuel, Samuel! Ele respondeu: Fala, que eu estou ouvindo. E Deus conversou com o menino.',
        activity:
          'Uma criança deita, e alguém escondido chama o nome dela. Ela senta e responde: Estou ouvindo! Façam com todos, um por um.',
        questions: [
          'Para quem Samuel correu?',
          'Quem estava chamando de verdade?',
          'Em que hora você pode ficar quietinho com Deus?',
        ],
      },
      to12: {
        story:
          'Naquele tempo, quase ninguém escutava Deus. O sacerdote Eli estava velho e quase cego, e os filhos dele faziam coisas muito erradas. Mas ali perto dormia Samuel, o menino que Ana tinha pedido em oração. Uma noite, com a lâmpada ainda acesa, alguém chamou o nome dele. Samuel correu até Eli: o senhor me chamou? Eli não tinha chamado. Aconteceu de novo, e de novo. Na terceira vez, Eli percebeu: era Deus! E ensinou ao menino o que dizer: fala, Senhor, que o teu servo ouve. Samuel voltou para a cama com o coração batendo forte. Deus veio e chamou outra vez: Samuel, Samuel! E o menino respondeu. A mensagem era difícil, e de manhã Samuel teve medo de contá-la, mas contou a verdade a Eli, com respeito. E a Bíblia diz que ele foi crescendo, e Deus estava com ele.',
        activity:
          'Jogo de escuta: um minuto de silêncio anotando todos os sons. Depois, um minuto escrevendo o que gostariam de ouvir de Deus e o que a Bíblia já diz.',
        questions: [
          'Por que Samuel não reconheceu a voz na primeira vez?',
          'Como Eli ajudou, mesmo sendo um homem com falhas?',
          'O que atrapalha você a ficar em silêncio com Deus?',
        ],
      },
      challenge: 'Toda noite diga: fala, Senhor, eu escuto, e fique quieto um minuto.',
    },
    prayer:
      'Fala, Senhor, que os teus servos ouvem, ou querem aprender. Chama outra vez, pelo nome, com a paciência daquela noite. Abençoa os Elis que nos ensinaram. E dá-nos coragem de manhã para dizer a verdade com amor.',
    leader: {
      lost: 'O grupo discute se Deus ainda fala assim. Há experiências e convicções diversas; todos concordam que ele fala pela Escritura e que nada que ouvimos pode contradizer Jesus.',
      tender:
        'Duas atenções. Líderes religiosos que abusam existem, como os filhos de Eli: quem sofreu isso precisa ser acreditado e acompanhado (Disque 100, Ligue 180). E quem ouve vozes que mandam ferir precisa de cuidado de saúde, com carinho e sem demora (SAMU 192, CAPS).',
      differ:
        'Algumas igrejas esperam que Deus fale hoje também por impressões, sonhos e profecias; outras entendem que ele guia pela Bíblia, pela consciência e pela comunidade. Ouça as duas com respeito.',
    },
    comfort:
      'A noite estava avançada, e a lâmpada ainda não tinha apagado. Deus sabe o seu nome e não se cansa de repeti-lo. Se você correr para o lado errado, ele chama de novo.',
    closing: 'Fala, Senhor; estamos ouvindo.',
    words: [
      'samuel',
      'eli',
      'fala senhor',
      'teu servo ouve',
      'eis me aqui',
      'lampada de deus',
      'silo',
      'palavra era rara',
      'hofni',
      'fineias',
      'menino samuel',
      'voz de deus',
      'chamou',
      'ouvir',
    ],
  },
  {
    verses: '4:1-5:12',
    key: '4:3',
    title: 'Deus não é amuleto',
    theme: 'a presença que não se manipula',
    themes: ['adoracao', 'santidade', 'fe', 'luto'],
    idea: 'Israel leva a arca à guerra como quem leva um talismã e perde tudo; mas Deus, que não se deixa usar, também não se deixa prender, e derruba sozinho o ídolo dos vencedores.',
    context:
      'Samuel ainda é jovem. Os filhos do sacerdote Eli, Hofni e Fineias, exploram o povo no santuário de Siló. Depois de perder uma batalha, os anciãos têm a ideia de buscar a arca. O resultado é pior: trinta mil mortos, os dois irmãos mortos, a arca tomada; Eli cai e morre, e nasce Icabode, “Passada foi a glória”. Em Asdode, porém, o ídolo Dagom amanhece no chão diante da arca (5:1-5).',
    retold: [
      {
        verses: '4:1-4',
        says: 'Vencido pelos filisteus, Israel manda buscar em Siló a arca do pacto, para que ela o salve dos inimigos.',
      },
      {
        verses: '4:5-11',
        says: 'Israel grita tanto que a terra treme, e os filisteus têm medo, mas lutam. Israel é vencido, e a arca é tomada.',
      },
      {
        verses: '4:12-22',
        says: 'Ao ouvir que a arca foi tomada, Eli cai da cadeira e morre. A nora, morrendo no parto, chama o filho de Icabode.',
      },
      {
        verses: '5:1-5',
        says: 'Os filisteus põem a arca na casa de Dagom. Duas vezes o ídolo amanhece caído diante dela, e na segunda está quebrado.',
      },
      {
        verses: '5:6-12',
        says: 'A arca passa de Asdode a Gate e a Ecrom, e o povo de cada cidade é ferido. Eles pedem que ela volte.',
      },
    ],
    read: {
      verses: '4:1-11',
      how: 'Leiam em pé. No versículo 5 todos dão um grito de alegria; no 10 todos se sentam em silêncio. No fim, uma voz lê 5:2-4.',
    },
    observe: [
      {
        ask: 'Que pergunta os anciãos fazem depois da derrota, e que resposta dão a si mesmos?',
        verses: '4:3',
        listen:
          'Por que o Senhor nos feriu? E, sem esperar: tragamos a arca, para que ela nos salve.',
      },
      {
        ask: 'Quem vem junto com a arca?',
        verses: '4:4',
        listen: 'Hofni e Fineias, os filhos corruptos de Eli.',
      },
      {
        ask: 'O que o grito de Israel causa no acampamento e nos filisteus?',
        verses: '4:5-9',
        listen: 'A terra treme; eles têm medo, mas se animam a lutar.',
      },
      {
        ask: 'O que Israel perde no fim do dia?',
        verses: '4:10-11',
        listen: 'A batalha, trinta mil homens, a arca, os dois sacerdotes.',
      },
    ],
    interpret: [
      {
        ask: 'A primeira pergunta deles era ótima. O que aconteceria se tivessem ficado nela diante de Deus?',
        verses: '4:3',
        listen:
          'Talvez ouvissem sobre o pecado no santuário e o chamado a voltar; preferiram um atalho.',
        follow: 'Que pergunta boa a gente abandona depressa?',
      },
      {
        ask: 'Um grito que faz a terra tremer, e mesmo assim derrota. O que separa entusiasmo de fé?',
        verses: '4:5, 4:10',
        listen: 'Entusiasmo se apoia na coisa e no barulho; fé se apoia em Deus e o obedece.',
      },
      {
        ask: 'Eles querem que a arca “salve-nos da mão de nossos inimigos”. Qual é a diferença entre ter Deus perto e usar Deus?',
        verses: '4:3-4',
        listen: 'Usar é querer o poder sem o dono; o sinal virou ferramenta.',
      },
    ],
    live: [
      {
        ask: 'Que objeto, frase ou hábito religioso você já usou como garantia de que tudo daria certo?',
        listen: 'Versículo no painel, roupa, corrente de mensagem; com bom humor.',
        for: ['adults', 'long-believers', 'new-believers'],
      },
      {
        ask: 'Depois de uma derrota, para onde você corre antes de perguntar por quê?',
        listen: 'Solução rápida, culpado, barulho.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Num culto ou acampamento animado, o que continua de pé na quarta-feira à noite?',
        listen: 'Um hábito, uma decisão; honestidade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que vida torta a gente deixa vir ao lado da arca porque a música está boa?',
        listen: 'Sem nomes; um padrão que o próprio grupo tem.',
        follow: 'O que seria tratar disso antes?',
        for: ['long-believers', 'couples', 'adults'],
      },
      {
        ask: 'Quando parece que Deus perdeu, o que a estátua caída de Dagom diz a você?',
        listen: 'Ele não precisa de quem o defenda; age onde ninguém espera.',
        for: ['visitors', 'mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era o seu objeto da sorte em prova, jogo ou viagem? Alguém aqui ainda tem?',
        bridge: 'Israel levou um para a guerra, e era a arca de Deus.',
      },
      {
        text: 'Já comemorou antes da hora? Conte o gol, o concurso ou o bolo que desandou.',
        bridge: 'O grito de Israel fez a terra tremer, antes da batalha.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Tire do bolso ou da parede uma coisa religiosa que você tem. Pergunte: para que ela me serve?',
      bridge: 'Os anciãos não fizeram essa pergunta.',
    },
    complete: [
      {
        name: 'Usar ou ouvir',
        text: 'Duas colunas. Quando uso Deus, eu digo: … . Quando ouço Deus, eu pergunto: … .',
      },
      {
        name: 'A pergunta que ficou',
        text: 'Complete: Perdi … . Corri para … . A pergunta que ainda não fiz a Deus é … .',
      },
    ],
    challenges: [
      {
        do: 'Passe dez minutos com Deus nesta semana sem pedir nada: só a pergunta do versículo 3 e silêncio.',
        tell: 'O que foi mais difícil no silêncio.',
      },
      {
        do: 'Troque uma frase pronta de fé por uma conversa verdadeira com alguém que sofreu uma derrota.',
        tell: 'O que você ouviu quando não usou a frase.',
      },
    ],
    children: {
      truth: 'Deus não é objeto da sorte; ele é Deus.',
      to7: {
        story:
          'O povo de Deus tinha uma caixa especial, a arca. Ela lembrava que Deus está perto. Um dia o povo perdeu uma luta e pensou: vamos levar a caixa! Ela vai nos dar sorte! Eles nem conversaram com Deus. Gritaram bem alto: eeeh! Mas perderam outra vez, e a caixa foi levada para longe. Os outros puseram a arca ao lado de um boneco, que eles chamavam de deus. De manhã, cadê o boneco? Caído no chão, diante da arca! Deus não é boneco nem objeto da sorte. Deus é vivo e gosta de conversar com a gente.',
        activity:
          'Empilhem bonecos e deixem cair: ploft! Depois, de mãos dadas, digam: Deus é vivo e escuta a gente.',
        questions: [
          'O que o povo levou para a luta?',
          'O que aconteceu com o boneco?',
          'Sobre o que você quer conversar com Deus?',
        ],
      },
      to12: {
        story:
          'Israel perdeu uma batalha contra os filisteus. Os chefes perguntaram: por que Deus deixou? Era uma ótima pergunta! Mas não esperaram a resposta. Tiveram uma ideia: buscar a arca da aliança, a caixa que lembrava a presença de Deus, como quem busca um objeto da sorte. Junto vieram dois sacerdotes que viviam enganando o povo. Quando a arca chegou, todos gritaram tanto que a terra tremeu. E perderam de novo. A arca foi levada, e houve muita tristeza. Deus tinha perdido? Não! Os filisteus puseram a arca na casa do ídolo Dagom. De manhã a estátua estava caída, de cara no chão, diante da arca. Levantaram. No outro dia, caiu de novo e quebrou. Ninguém usa Deus, e ninguém prende Deus.',
        activity:
          'Façam uma lista de objetos da sorte que as pessoas usam. Ao lado de cada um escrevam o que dá para dizer a Deus naquela hora.',
        questions: [
          'Qual foi o erro dos chefes?',
          'O que aconteceu com Dagom?',
          'Qual a diferença entre usar Deus e falar com Deus?',
        ],
      },
      challenge: 'Antes de um momento difícil, converse com Deus em vez de confiar na sorte.',
    },
    prayer:
      'Senhor, perdoa-nos quando te quisemos como ferramenta. Faz-nos ficar na pergunta até ouvir. Derruba o que amanhece diante de ti como se fosse deus, e fica conosco porque és bom, e não porque gritamos.',
    leader: {
      lost: 'Alguém dirá que a arca perdeu o poder. A resposta é o capítulo 5: Deus age sozinho em Asdode. O que falhou foi tratá-lo como amuleto e deixar o pecado no santuário sem cuidado.',
      tender:
        'O fim do capítulo 4 tem um pai e uma mãe mortos, e uma criança que nasce no luto. Quem perdeu alguém no parto, ou em tragédia, precisa de escuta. Não explique o porquê.',
    },
    comfort:
      'A mãe de Icabode morreu achando que a glória tinha ido embora. Ela não viu as manhãs de Asdode. Há manhãs que Deus prepara depois que a gente já não vê.',
    closing: 'Deus não se carrega no bolso; é ele quem nos carrega.',
    words: [
      'arca',
      'filisteus',
      'icabode',
      'dagom',
      'hofni',
      'fineias',
      'eli',
      'ebenezer',
      'amuleto',
      'passada foi a gloria',
      'asdode',
      'silo',
    ],
  },
  {
    verses: '7:2-17',
    key: '7:12',
    title: 'Até aqui nos ajudou o Senhor',
    theme: 'voltar, clamar e lembrar',
    themes: ['arrependimento', 'oracao', 'gratidao', 'fidelidade'],
    idea: 'Depois de vinte anos de lamento, o povo solta os ídolos, clama, e Deus o socorre; então Samuel finca uma pedra para que ninguém esqueça quem ajudou até ali.',
    context:
      'A arca foi perdida numa guerra, voltou e ficou guardada numa casa. Passaram vinte anos, com os filisteus mandando e o povo chorando, mas com deuses estranhos na prateleira. Samuel, o menino que ouvia Deus de noite, agora é adulto e chama todos. Ebenézer era também o nome do lugar de uma derrota antiga (4:1).',
    retold: [
      {
        verses: '7:2-4',
        says: 'Israel se lamenta por vinte anos. Samuel diz que, se voltam ao Senhor de todo o coração, tirem os deuses alheios, e eles tiram os baalins e servem só a ele.',
      },
      {
        verses: '7:5-9',
        says: 'Em Mispá o povo derrama água, jejua e confessa o pecado. Os filisteus chegam, e Samuel sacrifica um cordeiro e clama por Israel.',
      },
      {
        verses: '7:10-13',
        says: 'O Senhor troveja sobre os filisteus, e eles são vencidos. Samuel põe uma pedra e a chama Ebenézer: “Até aqui nos ajudou o SENHOR”.',
      },
      {
        verses: '7:14-17',
        says: 'Israel recebe de volta as suas cidades. Samuel julga o povo a vida toda, indo cada ano a Betel, a Gilgal e a Mispá, e voltando a Ramá.',
      },
    ],
    read: {
      verses: '7:3-13',
      how: 'No 6, alguém derrama água devagar numa bacia. No 12, todos põem a mão numa pedra e dizem: até aqui nos ajudou o Senhor.',
    },
    observe: [
      {
        ask: 'Que condições Samuel põe para uma volta de verdade?',
        verses: '7:3-4',
        listen: 'De todo o coração, tirar os deuses, preparar o coração, servir só a ele.',
      },
      {
        ask: 'O que o povo faz em Mispá?',
        verses: '7:5-6',
        listen: 'Derrama água, jejua, confessa que pecou.',
      },
      {
        ask: 'O que acontece bem no meio da reunião, e o que o povo pede a Samuel?',
        verses: '7:7-9',
        listen: 'Os filisteus sobem; medo; não pares de clamar por nós.',
      },
      {
        ask: 'Quem venceu a batalha e com que arma? E que marco ficou?',
        verses: '7:10-13',
        listen: 'O Senhor, com trovão; a pedra Ebenézer.',
      },
    ],
    interpret: [
      {
        ask: 'O povo chorava havia vinte anos e os ídolos continuavam em casa. Qual é a diferença entre lamentar e voltar?',
        verses: '7:3-4',
        listen: 'Choro sem soltar não muda; soltar custa.',
        follow: 'Que choro seu já está pedindo um passo?',
      },
      {
        ask: 'Derramar água no chão é não poder recolher. O que esse gesto diz do arrependimento deles?',
        verses: '7:6',
        listen: 'Entrega sem volta; coração derramado.',
      },
      {
        ask: 'O ataque veio justamente quando voltavam para Deus. O que isso ensina a quem acha que, ao se acertar, tudo fica fácil?',
        verses: '7:7-10',
        listen: 'Pode piorar antes; clama-se no meio.',
      },
      {
        ask: '“Até aqui” é olhar para trás. Por que a palavra também ajuda a andar para a frente?',
        verses: '7:12',
        listen: 'Quem ajudou até aqui não muda; dá coragem.',
      },
    ],
    live: [
      {
        ask: 'Onde você poria hoje a sua pedra, e o que escreveria nela?',
        listen: 'Marcos simples; deixe cada um contar.',
      },
      {
        ask: 'Que coisa convive com o seu choro sem ser jogada fora?',
        listen: 'Hábito, mágoa, relação. Pensar basta.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Que baal de bolso promete chuva a você e cobra caro: seguidores, corpo, jogo, dinheiro fácil?',
        listen: 'Bets, imagem, comparação.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'A quem você diz: não pare de orar por mim? E quem diz isso a você?',
        listen: 'Formar pares na hora.',
        for: ['women', 'men', 'elderly', 'adults'],
      },
      {
        ask: 'Quando você começou a se acertar com Deus, o que apertou? Como foi não voltar correndo?',
        listen: 'Normalizar a luta; companhia.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que pedras de memória a sua casa tem, foto, prato, data, história repetida, e qual falta pôr?',
        listen: 'Contar aos filhos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Olhando a vida toda, em que curva você mais precisa dizer até aqui?',
        listen: 'Tempo para os mais velhos contarem.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto sem valor nenhum você não joga fora porque lembra um dia em que deu tudo certo?',
        bridge: 'Samuel tinha uma pedra dessas, e deu um nome a ela.',
      },
      {
        text: 'Qual foi o trovão mais forte que você já ouviu, e onde se escondeu?',
        bridge: 'Uma batalha inteira se decidiu com trovões.',
        for: ['teens', 'young', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Encha um copo e derrame a água num vaso, devagar, até a última gota.',
      bridge: 'Foi o que fizeram em Mispá. Derrame também o que pesa, e leia.',
    },
    complete: [
      {
        name: 'Linha com pedras',
        text: 'Trace a linha da sua vida. Ponha pedras onde Deus ajudou: ano … , … ; ano … , … ; ano … , … . No ponto de hoje, escreva: até aqui. Daqui para a frente, deixe a linha aberta.',
      },
      {
        name: 'Prateleira',
        text: 'Desenhe uma prateleira. O que eu choro: … . O que está em cima dela e eu não tiro: … . O que vou tirar até sábado: … . Quem vai comigo até o lixo: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma pedra, escreva nela a data e Até aqui, e ponha num lugar onde a família veja.',
        tell: 'quem perguntou e o que você contou.',
      },
      {
        do: 'Tire de casa, do celular ou da agenda uma coisa que disputa o seu coração, e ore com alguém no mesmo dia.',
        tell: 'como foi o segundo dia sem ela.',
      },
    ],
    children: {
      truth: 'Deus me ajudou até aqui e vai continuar.',
      to7: {
        story:
          'O povo chorava: buá, buá! Fazia muitos anos. Samuel disse: querem voltar para Deus? Então joguem fora esses bonecos que vocês chamam de deuses. Eles jogaram. Ficaram todos juntos, contaram a Deus os seus erros e derramaram água no chão: chuá! Aí, bem nessa hora, vieram os inimigos. Que medo! Samuel, ore por nós! Samuel orou. E Deus fez um trovão enorme: CABRUM! Os inimigos fugiram correndo. Samuel pegou uma pedra grandona, pôs em pé e deu um nome: Ebenézer. Quer dizer: até aqui Deus ajudou a gente!',
        activity:
          'Pintem uma pedra com a data e um coração; cada um conta uma vez em que Deus ajudou e faz um trovão com as mãos na mesa.',
        questions: [
          'O que o povo jogou fora?',
          'Que barulho Deus fez?',
          'Em que Deus já ajudou você?',
        ],
      },
      to12: {
        story:
          'Vinte anos é muito tempo para chorar. O povo de Israel estava assim, apertado pelos filisteus. E tinha um detalhe: em casa, na prateleira, ficavam as estatuetas de outros deuses. Samuel reuniu todos: se é de coração, tirem isso daí! Tiraram. Em Mispá, ficaram sem comer, derramaram água no chão como quem se entrega inteiro, e disseram: pecamos. Foi justo nessa hora que os filisteus atacaram. Não pare de orar por nós!, gritaram para Samuel. Ele orou, e do céu veio um trovão tão grande que o exército inimigo se atrapalhou e fugiu. O povo nem tinha se arrumado direito! Depois Samuel fez uma coisa simples. Pegou uma pedra, pôs em pé e a chamou de Ebenézer: até aqui nos ajudou o Senhor. Quem passasse com o filho ia ouvir: pai, por que essa pedra? E a história seria contada de novo.',
        activity:
          'Façam um jardim de pedras: cada um escreve numa pedra uma ajuda de Deus na família e conta a história ao colocá-la.',
        questions: [
          'Qual a diferença entre chorar e voltar?',
          'O que aconteceu no meio da oração?',
          'Que história a sua pedra contaria?',
        ],
      },
      challenge: 'Pergunte a alguém da família uma história de quando Deus ajudou.',
    },
    prayer:
      'Senhor, até aqui. Pelos vinte anos de choro, pela prateleira esvaziada, pelo trovão na hora certa: obrigado. Derramamos o coração como água. Não nos deixes esquecer a pedra, nem parar nela: vai conosco adiante. Amém.',
    leader: {
      lost: 'O grupo pode usar a história para prometer vitória imediata a quem jejua. A ordem do texto não é fórmula: Deus socorreu. Pergunte pela memória e pelo passo, não pela técnica.',
      tender:
        'Para quem não viu socorro, perdeu alguém, faliu, está doente, o até aqui pode soar vazio. Permita que diga: eu ainda não tenho pedra. O grupo guarda a sua por ela por um tempo.',
    },
    comfort:
      'Pode ser que hoje até aqui seja tudo o que dá para dizer, e com voz fraca. É verdade bastante. Ninguém pede que você diga daqui em diante.',
    closing: 'Uma pedra, uma data, um nome: até aqui.',
    words: [
      'ebenezer',
      'ate aqui nos ajudou',
      'mispa',
      'quiriate jearim',
      'derramaram agua',
      'astarote',
      'baalins',
      'preparai vosso coracao',
      'samuel orou',
      'nao cesses de clamar',
      'o senhor trovejou',
      'filisteus',
    ],
  },
  {
    verses: '8:1-22',
    key: '8:7',
    title: 'Queremos um rei como todo mundo',
    theme: 'a vontade de ser igual aos outros',
    themes: ['identidade', 'obediencia', 'tentacao', 'humildade'],
    idea: 'Com medo e cansado de ser diferente, Israel troca o Deus que dá por um rei que toma; e Deus, ferido, avisa, respeita o não e continua na história.',
    context:
      'Samuel, o último juiz, envelheceu, e os filhos dele vendem sentenças. O problema era real. Até ali Israel não tinha rei: Deus o governava por meio de juízes. O pedido dos anciãos muda a história. Vem Saul, depois Davi. Deus transforma até esse pedido em caminho: da linhagem de Davi nasce Jesus, rei que não tomou nada e se deu.',
    retold: [
      {
        verses: '8:1-6',
        says: 'Samuel está velho, e seus filhos recebem suborno. Os anciãos pedem um rei, como têm todas as nações, e Samuel, descontente, ora ao Senhor.',
      },
      {
        verses: '8:7-9',
        says: 'O Senhor responde a Samuel que não foi ele o rejeitado, foi o próprio Deus. Manda ouvir o povo e declarar o direito do rei.',
      },
      {
        verses: '8:10-18',
        says: 'Samuel avisa que o rei tomará filhos e filhas, terras, vinhas e rebanhos. O povo será servo dele e clamará, e o Senhor não ouvirá.',
      },
      {
        verses: '8:19-22',
        says: 'O povo não quer ouvir Samuel e insiste num rei que saia à sua frente e faça suas guerras. O Senhor manda pôr rei sobre eles.',
      },
    ],
    read: {
      verses: '8:7-18',
      how: 'Conte antes o pedido dos versículos 4 a 6. Cada vez que se lê “tomará”, todos fecham a mão no ar, como quem agarra. No fim, uma voz lê os versículos 19 e 20.',
    },
    observe: [
      {
        ask: 'Como Deus explica a Samuel o que está por trás do pedido?',
        verses: '8:7-8',
        listen:
          'Não rejeitaram Samuel, e sim a Deus, para que não reine; fazem assim desde o Egito.',
      },
      {
        ask: 'O que Deus manda Samuel fazer antes de atender o pedido?',
        verses: '8:9',
        listen: 'Ouvir o povo e avisar, declarando o direito do rei.',
      },
      {
        ask: 'Que coisas o rei tomará, e que verbo se repete?',
        verses: '8:11-17',
        listen:
          '“Tomará”: filhos, filhas, terras, dízimos, servos, rebanhos; e “sereis seus servos”.',
      },
      {
        ask: 'O que vai acontecer quando clamarem por causa desse rei?',
        verses: '8:18',
        listen: 'O Senhor não os ouvirá naquele dia.',
      },
    ],
    interpret: [
      {
        ask: 'Israel tinha sido chamado para ser diferente. O que havia de tão atraente em ter um rei como o dos vizinhos?',
        verses: '8:7-8',
        listen: 'Segurança que se vê, fim do estranhamento; cansaço de depender de quem não se vê.',
        follow: 'Por que ser diferente cansa?',
      },
      {
        ask: 'O povo ouve a lista inteira de perdas e, no versículo 19, diz que quer assim mesmo. O que explica isso?',
        verses: '8:11-18',
        listen: 'O medo fala mais alto que a conta; o desejo já tinha decidido.',
      },
      {
        ask: 'Deus discorda e mesmo assim manda atender. O que isso mostra sobre o amor dele?',
        verses: '8:9, 8:18',
        listen:
          'Avisa sem mentir, não força; deixa escolher e deixa sentir o peso. E não abandona o povo: os capítulos seguintes mostram.',
      },
    ],
    live: [
      {
        ask: 'Em que você gostaria, só por uma semana, de ser igual a todo mundo?',
        listen: 'Compra, corpo, casa, criação dos filhos; sem lição pronta.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Qual é o rei que manda na sua turma, e o que ele toma de quem o segue?',
        listen: 'Curtida, marca, aparência, aprovação; o preço.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que aviso claro você ouviu até o fim e respondeu: mesmo assim eu quero?',
        listen: 'Pode ser engraçado; o que aprendeu depois.',
        follow: 'Quem avisou, e como foi depois?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Samuel se sentiu rejeitado na velhice. Como lidar quando dispensam o que a gente fez a vida toda?',
        listen: 'Dor real; Samuel orou e Deus disse: não foi a ti (8:7).',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Um rei que toma e um rei que se dá: que diferença isso faz para quem está conhecendo Jesus agora?',
        listen: 'Deixe a pessoa dizer com as palavras dela.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que moda você seguiu com convicção e hoje esconde as fotos?',
        bridge: 'Israel também quis uma coisa só porque todo mundo tinha.',
      },
      {
        text: 'Se você fosse rei ou rainha por um dia, qual seria o seu primeiro decreto?',
        bridge: 'Samuel leu para o povo os decretos que viriam, e a lista era comprida.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Feche a mão com força, como quem toma. Depois abra, como quem dá. Faça três vezes.',
      bridge: 'São dois jeitos de reinar.',
    },
    complete: [
      {
        name: 'O que ele toma',
        text: 'Escolha um rei moderno: dinheiro, aprovação, trabalho, tela. Complete: Ele prometeu … . Já tomou … . Se continuar, tomará … .',
      },
      {
        name: 'Diferente',
        text: 'Complete: Por seguir a Deus sou diferente em … . Isso me custa … . Isso me guarda de … .',
      },
    ],
    challenges: [
      {
        do: 'Anote por três dias o que o seu rei mais exigente tomou: horas, dinheiro, sono. No quarto dia, negue-lhe uma coisa.',
        tell: 'O que você fez com o que sobrou.',
      },
      {
        do: 'Visite ou ligue para alguém mais velho que serviu muito e foi deixado de lado, e agradeça por um fato.',
        tell: 'O que essa pessoa contou.',
      },
    ],
    children: {
      truth: 'Deus é o meu rei, e ele é bom.',
      to7: {
        story:
          'Deus cuidava do povo de Israel. Ele era o rei deles! Mas o povo olhou para os vizinhos: todo mundo tem um rei com coroa, a gente também quer! Samuel ficou triste e foi falar com Deus. Deus disse: avisa o povo. Então Samuel avisou: esse rei vai tomar os seus filhos para trabalhar, vai tomar as plantações e as ovelhas. Toma, toma, toma! Mas o povo disse: queremos assim mesmo! Deus deixou, e continuou amando o povo. Muito tempo depois veio Jesus, o melhor rei. Ele não toma: ele dá. Deu amor e deu a própria vida por nós.',
        activity:
          'Uma criança com coroa de papel pede coisas: toma! Depois troca: quem tem a coroa reparte um biscoito com cada um.',
        questions: ['O que o povo queria?', 'O que Samuel avisou?', 'Como é o rei Jesus?'],
      },
      to12: {
        story:
          'Samuel estava velho, e os filhos dele não eram honestos como o pai. Os chefes do povo pediram: dá-nos um rei, como todas as nações! Samuel ficou magoado e orou. Deus respondeu: não foi a ti que rejeitaram, foi a mim. Mas mandou avisar direitinho o que um rei costuma fazer. Samuel leu a lista: tomará os filhos para os carros de guerra, tomará as filhas para a cozinha, tomará os campos, as vinhas, os rebanhos, e vocês serão servos dele. O povo escutou tudo e disse: não importa, queremos ser como os outros! Deus não obrigou ninguém. Deixou que tivessem o rei e não foi embora. Anos depois, na família do rei Davi, nasceu Jesus. Ele é o rei que não veio tomar, e sim dar a própria vida.',
        activity:
          'Façam duas listas: coisas que todo mundo tem e eu quero por isso; coisas boas que Deus me dá e nem todo mundo vê.',
        questions: [
          'Por que o povo queria um rei?',
          'Que verbo Samuel repetiu no aviso?',
          'Quando é difícil ser diferente?',
        ],
      },
      challenge: 'Escolha uma coisa boa para fazer, mesmo que ninguém da turma faça.',
    },
    prayer:
      'Rei nosso, perdoa a vontade de ser como todo mundo. Os reis que escolhemos só tomam. Tu deste o teu Filho. Reina em nós, e dá-nos coragem de ser teus à vista de todos.',
    leader: {
      lost: 'A conversa pode cair na política do dia. Desvie com gentileza: o ponto do texto é 8:7, quem reina no coração. Se perguntarem onde estava o erro, mostre 8:7 e 8:20: um rei no lugar de Deus, para ser igual aos outros. Deuteronômio 17 já falava em rei.',
      tender:
        'Pais com filhos que tomaram outro rumo, como Samuel, podem se culpar no versículo 3. A Bíblia não acusa Samuel aqui. Ofereça escuta.',
      differ:
        'Uns leem o capítulo como recusa de Deus à monarquia; outros, como recusa do motivo, já que a Lei previa um rei. As igrejas também tiram daqui lições diferentes sobre governo. O grupo não precisa fechar isso.',
    },
    comfort:
      'Samuel achou que o problema era ele. Deus disse que não, e assumiu a dor. Quando dispensam você, Deus sabe o que é ser dispensado.',
    closing: 'Todo rei toma; um só se deu.',
    words: [
      'samuel',
      'queremos um rei',
      'como todas as nacoes',
      'direito do rei',
      'joel e abias',
      'anciaos de israel',
      'rejeitaram',
      'tomara vossos filhos',
      'suborno',
      'rama',
      'pedido de um rei',
    ],
  },
  {
    verses: '9:1-10:16',
    key: '9:16',
    title: 'Foi só procurar as jumentas',
    theme: 'o que Deus prepara num caminho comum',
    themes: ['proposito', 'identidade', 'humildade', 'fidelidade'],
    idea: 'Saul sai atrás das jumentas do pai e, sem achar nenhuma, chega a uma mesa onde já havia um lugar guardado: Deus o enviava porque ouviu o clamor do povo, e ele nem sabia.',
    context:
      'O povo pediu um rei como os das outras nações, e Deus, mesmo entristecido, vai dar (capítulo 8). As jumentas de um fazendeiro somem. O filho, Saul, alto e bonito, anda três dias, fica sem pão e quer voltar. É o criado quem sugere perguntar a um homem de Deus, e é ele quem tem a moeda no bolso (9:3-10). Na manhã seguinte, Samuel derrama azeite sobre a cabeça de Saul (10:1).',
    retold: [
      {
        verses: '9:1-10',
        says: 'Saul, o rapaz mais belo de Israel, procura as asnas perdidas do pai. O criado sugere consultar um homem de Deus.',
      },
      {
        verses: '9:11-17',
        says: 'Na cidade está Samuel, a quem o Senhor disse que mandaria um homem de Benjamim para ser príncipe e salvar o povo.',
      },
      {
        verses: '9:18-27',
        says: 'Samuel conta que as asnas foram achadas e põe Saul à cabeceira. O cozinheiro traz a porção guardada para ele.',
      },
      {
        verses: '10:1-8',
        says: 'Samuel derrama azeite sobre Saul, diz que o Senhor o ungiu e anuncia sinais. O espírito do Senhor fará dele outro homem.',
      },
      {
        verses: '10:9-16',
        says: 'Deus muda o coração de Saul, e ele profetiza entre os profetas. Ao tio, conta das asnas e cala sobre o reino.',
      },
    ],
    read: {
      verses: '9:14-24',
      how: 'Duas pessoas chegam da rua, cansadas, fazendo Saul e o criado. Outra faz Samuel; outra, a voz de Deus, de trás da roda, no 16 e no 17. No 24, alguém põe um prato servido diante de Saul.',
    },
    observe: [
      {
        ask: 'O que Deus tinha dito a Samuel na véspera, e que motivo deu?',
        verses: '9:15-16',
        listen: 'Que enviaria um homem de Benjamim; porque olhou o povo e o clamor chegou até ele.',
      },
      {
        ask: 'O que Saul pergunta, e a quem, sem saber?',
        verses: '9:18-19',
        listen: 'Onde fica a casa do vidente; ao próprio Samuel.',
      },
      {
        ask: 'Que notícia pequena e que notícia grande Samuel lhe dá?',
        verses: '9:20',
        listen: 'As jumentas apareceram; o desejo de todo Israel está posto nele.',
      },
      {
        ask: 'Como Saul fala da tribo e da família dele?',
        verses: '9:21',
        listen: 'Das menores tribos, a menor das famílias; por que me dizes isso?',
      },
      {
        ask: 'Que lugar e que porção já estavam separados antes de ele chegar?',
        verses: '9:22-24',
        listen: 'A cabeceira, entre uns trinta; uma coxa, guardada de propósito pelo cozinheiro.',
      },
    ],
    interpret: [
      {
        ask: 'Saul acha que anda à toa atrás de bicho; Deus diz: “eu enviarei a ti um homem”. Como as duas coisas podem ser verdade?',
        verses: '9:16, 9:18',
        listen:
          'Ele decidiu cada passo, e o criado também; e havia quem soubesse aonde aquilo ia dar. O texto não força ninguém.',
      },
      {
        ask: 'A altura e a beleza de Saul já foram contadas. O que Deus põe em primeiro lugar quando explica por que o manda?',
        verses: '9:16',
        listen: 'A aflição do povo. A escolha não é prêmio: é resposta a um clamor.',
      },
      {
        ask: 'Samuel tem um reino para anunciar e começa pelas jumentas. Que cuidado há nessa ordem?',
        verses: '9:19-20',
        listen:
          'Primeiro tira o peso do dia; ninguém ouve coisa grande com uma preocupação no colo.',
        follow: 'Que jumenta alguém precisaria tirar da sua cabeça hoje?',
      },
      {
        ask: 'A menor família da menor tribo: quando uma frase assim é humildade, e quando já é medo?',
        verses: '9:21',
        listen:
          'Ainda não dá para saber. No dia da apresentação ele vai se esconder entre as malas (10:22).',
      },
    ],
    live: [
      {
        ask: 'Que jumenta perdida, um atraso, um erro, uma porta fechada, levou você a um lugar que mudou a sua vida?',
        listen: 'A história curta, com o detalhe bobo que a começou.',
      },
      {
        ask: 'Quem foi o criado da sua história: aquele que teve a ideia e a moeda, e que ninguém cita?',
        listen: 'Um nome; que tal avisá-lo disso?',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Saul estava fazendo um favor ao pai. Que tarefa sem graça de casa ou da escola tem ensinado alguma coisa a você?',
        listen: 'Paciência, caminho, gente; pode haver reclamação também.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O pai acabou esquecendo as jumentas para perguntar pelo filho (10:2). O que anda ocupando você a ponto de não ver quem saiu para resolver?',
        listen: 'Conta, obra, negócio; e o nome de quem foi.',
        for: ['parents', 'couples', 'men'],
      },
      {
        ask: 'Quando puxam para você a cadeira da cabeceira, o que costuma responder, e o que a resposta esconde?',
        listen: 'Piada, desculpa, recusa; vontade e medo ao mesmo tempo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'De que clamor de gente perto de você o seu jeito de ser poderia virar resposta?',
        listen: 'Uma pessoa e um dom concreto; sem falar em grandes missões.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Quem já guardou um prato para você antes que chegasse?',
        listen: 'Comida mesmo, ou uma vaga, uma cama, um lugar na roda.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho seu ou da família já fugiu, e até onde foram atrás dele?',
        bridge: 'Um rapaz andou três dias atrás das jumentas do pai.',
      },
      {
        text: 'Quem guarda comida para você: no prato coberto, no forno, no pote com o seu nome na geladeira?',
        bridge: 'Um cozinheiro guardou a porção de quem nem sabia que vinha.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Refaça de cabeça o caminho de hoje, com as voltas que não estavam no plano.',
      bridge: 'Um rapaz deu voltas por quatro terras antes de chegar.',
    },
    complete: [
      {
        name: 'Mapa das voltas',
        text: 'Desenhe um caminho torto com quatro paradas: passei por … e não achei; passei por … e tampouco; quis voltar quando … ; e então encontrei … , que eu nem procurava.',
      },
      {
        name: 'Prato guardado',
        text: 'Complete: Eu ia só … . Alguém já sabia que … . O lugar que me deram foi … . Se ele serve para aliviar o clamor de alguém, é o de … .',
      },
    ],
    challenges: [
      {
        do: 'Até sexta, guarde um prato: separe comida boa para alguém que chega tarde em casa ou no trabalho, com um bilhete.',
        tell: 'O que a pessoa disse quando achou.',
      },
      {
        do: 'Na quarta, faça no lugar de alguém uma tarefa miúda de rua e repare em quem você encontra no caminho.',
        tell: 'Quem encontrou e que conversa saiu.',
      },
    ],
    children: {
      truth: 'Deus me acompanha nos caminhos de todo dia.',
      to7: {
        story:
          'As jumentinhas do papai de Saul sumiram! Papai pediu: vá procurar. Saul foi com um amigo. Olharam num monte: não estavam. Olharam no vale: nada! Andaram, andaram, três dias. Acabou o pão. Saul disse: vamos voltar, o papai deve estar preocupado. O amigo disse: espere, aqui mora um homem de Deus! Era Samuel. E sabe o que Deus tinha contado a Samuel? Amanhã vem um moço aqui. Samuel abriu um sorriso: não se preocupe, as jumentinhas já apareceram! Venha comer comigo. Havia uma mesa com muita gente, e um prato guardadinho só para Saul. Deus já sabia que ele vinha.',
        activity:
          'Escondam bichinhos pela sala. Enquanto procuram, as crianças encontram um prato com o nome de cada uma e um pedaço de fruta.',
        questions: [
          'O que Saul foi procurar?',
          'O que estava guardado para ele?',
          'Em que caminho você quer a companhia de Deus?',
        ],
      },
      to12: {
        story:
          'Quis, um fazendeiro, perdeu as jumentas e mandou o filho Saul procurá-las. Saul e um criado andaram três dias por montes e vales. Nada. Acabou o pão, e Saul quis voltar: meu pai já deve estar mais preocupado com a gente do que com os bichos. O criado teve uma ideia: nesta cidade há um homem de Deus, vamos perguntar. E até tirou do bolso uma moedinha de prata. Na entrada da cidade, Saul perguntou a um senhor: onde fica a casa do vidente? Sou eu, disse Samuel. Na véspera, Deus tinha avisado: amanhã eu lhe mando um homem, porque ouvi o meu povo chorar. Samuel acalmou Saul: as jumentas apareceram. Depois o levou para a mesa e mandou trazer um prato que estava guardado de propósito. No dia seguinte, Samuel o ungiu rei. Saul tinha saído só para procurar jumentas.',
        activity:
          'Caça aos bichos com pistas: em cada parada, o grupo lê um pedaço da história; na última há uma mesa posta com um lugar para cada um.',
        questions: [
          'De quem foi a boa ideia no caminho?',
          'Por que Deus enviou Saul?',
          'Que tarefa comum pode virar uma coisa boa nesta semana?',
        ],
      },
      challenge: 'Faça um favor a alguém de casa sem reclamar e repare no que aparece.',
    },
    prayer:
      'Senhor, tu conheces as nossas voltas e sabes onde estão as jumentas. Tira de nós o peso pequeno, para ouvirmos o grande. Ouve o clamor da nossa gente. Se pudermos ser resposta, mostra-nos o caminho.',
    leader: {
      lost: 'Todo mundo sabe que Saul termina mal, e a conversa corre para lá. Nesta página ele é um filho que obedece e tem pena do pai; fiquem aqui. E vidente, neste tempo, é o nome antigo de profeta (9:9): não tem a ver com quem cobra para ler a sorte.',
      tender:
        'A frase do pai, que farei acerca de meu filho, pesa para quem tem alguém desaparecido. O boletim de ocorrência pode ser feito na hora, sem esperar 24 horas. E há quem tenha crescido ouvindo que era o menor da casa: não repita o apelido, nem de brincadeira.',
      differ:
        'Deus escolheu Saul sabendo o que viria? Cristãos respondem de modos diferentes, conforme entendem a escolha de Deus e a liberdade da gente. O texto mostra um chamado sincero, um coração mudado (10:9) e escolhas que Saul ainda vai fazer.',
    },
    comfort:
      'Três dias andando e nada. Saul quis voltar de mãos vazias. Talvez você esteja nessa altura do caminho. Havia uma mesa posta depois da curva, e ele não precisou achar coisa nenhuma para se sentar.',
    closing:
      'Jesus é quem sai à procura do que se perdeu, e já guardou à mesa um lugar com o seu nome.',
    words: [
      'jumentas perdidas',
      'jumentas de quis',
      'asnas',
      'saul ungido',
      'samuel unge saul',
      'vidente',
      'porcao guardada',
      'cozinheiro',
      'terra de zufe',
      'saul entre os profetas',
      'frasco de azeite',
    ],
  },
  {
    verses: '10:17-27',
    key: '10:22',
    title: 'O rei escondido na bagagem',
    theme: 'o medo de ser chamado',
    themes: ['medo', 'proposito', 'humildade', 'identidade'],
    idea: 'O povo que trocou Deus por um rei recebe o rei que pediu, e ele está escondido entre as malas; Deus sabe onde, põe limites por escrito e toca corações para andarem com ele.',
    context:
      'Samuel já ungiu Saul em segredo. Quando o tio perguntou pela viagem, Saul falou das jumentas e calou o resto (10:14-16). Chegou a hora de todos saberem. O povo se junta em Mispá, e a escolha vai sendo feita por sorteio, da tribo até a pessoa. Antes, Samuel lembra quem foi que sempre os livrou.',
    retold: [
      {
        verses: '10:17-19',
        says: 'Em Mispá, Samuel lembra ao povo que Deus o tirou do Egito, e que eles o rejeitaram ao pedir um rei. Manda que se apresentem por tribos.',
      },
      {
        verses: '10:20-24',
        says: 'A escolha cai em Saul, mas ninguém o acha. O Senhor diz que ele está escondido entre a bagagem, e o povo traz o rapaz, mais alto que todos, e o aclama rei.',
      },
      {
        verses: '10:25-27',
        says: 'Samuel escreve num livro o direito do reino. Saul vai para casa com homens de coração tocado por Deus, e outros o desprezam, mas ele finge não perceber.',
      },
    ],
    read: {
      verses: '10:17-27',
      how: 'Amontoem num canto as bolsas e mochilas de todos. Quem faz Saul fica atrás delas, calado, até o versículo 23. No 24, todos gritam a última frase.',
    },
    observe: [
      {
        ask: 'O que Samuel lembra ao povo antes do sorteio?',
        verses: '10:18-19',
        listen: 'Que Deus os tirou do Egito e os livrou, e que eles o rejeitaram pedindo um rei.',
      },
      {
        ask: 'O nome sai. O que acontece então, e quem revela onde o homem está?',
        verses: '10:21-22',
        listen: 'Procuram e não acham; o Senhor responde: entre a bagagem.',
      },
      {
        ask: 'Quem eles veem quando Saul fica de pé no meio do povo?',
        verses: '10:23-24',
        listen: 'O mais alto de todos; Samuel o apresenta, e gritam viva o rei.',
      },
      {
        ask: 'Depois do grito, o que Samuel recita, escreve e guarda?',
        verses: '10:25',
        listen: 'O direito do reino, num livro, diante do Senhor.',
      },
      {
        ask: 'Que dois grupos aparecem no fim, e o que Saul faz com o segundo?',
        verses: '10:26-27',
        listen: 'Os de coração tocado por Deus vão com ele; outros o desprezam, e ele dissimula.',
      },
    ],
    interpret: [
      {
        ask: 'Saul já sabia que era ele. O que pode levar um homem a se esconder justo quando chamam o seu nome?',
        verses: '10:21-22',
        listen:
          'Medo do tamanho da coisa, vergonha, vontade de que fosse outro. O texto não xinga.',
        follow: 'Que diferença há entre esse medo e a humildade?',
      },
      {
        ask: 'O homem mais alto do povo, agachado entre as malas: que coisa séria há nessa cena engraçada?',
        verses: '10:22-23',
        listen:
          'Tamanho não dá coragem, e esconderijo nenhum escapa a Deus. Ele o chama em vez de trocar de nome.',
      },
      {
        ask: 'Todos estão em festa. Por que escrever “o direito do reino” justamente nesse dia?',
        verses: '10:24-25',
        listen:
          'Poder precisa de limite antes que o entusiasmo passe, e o limite fica diante de Deus.',
      },
      {
        ask: 'Logo no primeiro dia, Saul é desprezado e finge que não ouve. Que força existe em não responder?',
        verses: '10:27',
        listen:
          'Ele tinha poder para se vingar e não usou. É o melhor Saul; mais tarde se perderá nisso.',
      },
    ],
    live: [
      {
        ask: 'Atrás de que bagagem você se esconde quando chamam o seu nome: serviço, doença, piada, celular?',
        listen: 'Riso bem-vindo; o líder começa.',
      },
      {
        ask: 'Que convite você recusou por medo, e como olha para ele hoje?',
        listen: 'Às vezes foi bom recusar; o que interessa é o porquê.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Aparecer demais ou sumir: qual dos dois tem sido o seu jeito de se proteger na turma?',
        listen: 'Os dois escondem; o que a pessoa teme que vejam.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como é que este vai nos salvar? Quem já disse de você uma frase assim, e onde ela ficou?',
        listen: 'Professor, parente, chefe; e o que você fez com ela.',
        for: ['young', 'adults', 'singles', 'men'],
      },
      {
        ask: 'Deus tocou o coração de alguns para irem com Saul. Quem anda junto com você na responsabilidade que tem?',
        listen: 'Se for ninguém, é bom que o grupo ouça.',
        for: ['parents', 'long-believers', 'couples'],
      },
      {
        ask: 'Em que parte da sua vida falta um limite por escrito para o poder que você tem?',
        listen: 'Dinheiro, voz, senha, cargo, igreja; quem guardaria a cópia.',
        for: ['men', 'adults', 'parents', 'long-believers'],
      },
      {
        ask: 'O que faria você sair do meio das malas num grupo como este?',
        listen: 'Tempo, um nome decorado, ninguém apontando.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Pedem um voluntário: você levanta a mão, amarra o sapato ou lembra que precisa ir ao banheiro?',
        bridge: 'Chamaram um homem pelo nome, e ele estava no meio das malas.',
      },
      {
        text: 'O que nunca falta na sua bagagem, mesmo para uma noite fora de casa?',
        bridge: 'Na bagagem de Israel acharam um rei.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe em volta e escolha, de brincadeira, onde você se esconderia se chamassem o seu nome agora.',
      bridge: 'O homem mais alto do povo escolheu as malas.',
    },
    complete: [
      {
        name: 'Etiqueta de mala',
        text: 'Desenhe uma mala com etiqueta. Em volta, aquilo atrás do que me escondo: … , … . Dentro, o que me chamaram para fazer: … . Na etiqueta: Deus sabe que estou em … .',
      },
      {
        name: 'Direito e limite',
        text: 'Complete: Tenho poder sobre … . Com ele, posso … . Aconteça o que acontecer, não posso … . Quem fica com uma cópia disto: … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, aceite o menor pedaço de um convite de que vem fugindo: uma conversa, uma visita, uma hora de experiência.',
        tell: 'Como foi ficar de pé no meio do povo.',
      },
      {
        do: 'No domingo, procure alguém que acabou de receber uma responsabilidade e ofereça uma hora de ajuda com dia marcado.',
        tell: 'O que a pessoa pediu.',
      },
    ],
    children: {
      truth: 'Deus sabe onde estou e me chama pelo nome.',
      to7: {
        story:
          'O povo todo se juntou para conhecer o rei. Quem será? Samuel foi chamando: é desta tribo! É desta família! É o Saul! Êêê! Mas, cadê o Saul? Procuraram aqui. Procuraram ali. Nada! Perguntaram a Deus, e Deus sabia: ele está escondido no meio das malas! Correram para lá, e lá estava Saul, encolhidinho, com medo. Quando ele ficou de pé, nossa! Era o mais alto de todos. O povo gritou: viva o rei! Deus mandou amigos para andarem com Saul e ajudarem. Deus sabe quando a gente está com medo e sabe onde a gente se escondeu.',
        activity:
          'Esconde-esconde entre mochilas e almofadas. Quem procura chama pelo nome, e quem aparece ouve: Deus sabe onde você está!',
        questions: [
          'Onde Saul estava escondido?',
          'Quem sabia onde ele estava?',
          'O que você faz quando fica com medo?',
        ],
      },
      to12: {
        story:
          'O povo queria um rei, e Samuel juntou todo mundo em Mispá. Primeiro lembrou: foi Deus que os salvou até hoje. Depois fez o sorteio. Saiu a tribo de Benjamim, saiu uma família, saiu um nome: Saul, filho de Quis! Todos olharam em volta. Ninguém. Procuraram e não acharam. Então perguntaram ao Senhor, e ele respondeu: está escondido entre a bagagem. Foram correndo e tiraram Saul do meio das malas. Quando ele ficou de pé, era mais alto que todos, e mesmo assim tinha medo. O povo gritou: viva o rei! Samuel escreveu num livro o que um rei pode e o que não pode fazer. Deus tocou o coração de uns homens, e eles foram com Saul para ajudá-lo. Outros zombaram: este aí vai salvar a gente? Saul ouviu e não respondeu. Foi um bom começo.',
        activity:
          'Cada um escreve num papel uma coisa que tem medo de fazer e põe na mochila. Em duplas, um lê e o outro responde: eu vou com você.',
        questions: [
          'Por que será que Saul se escondeu?',
          'Para que serviam as regras escritas no livro?',
          'Com quem você pode ir quando for difícil aparecer?',
        ],
      },
      challenge: 'Quando chamarem você para ajudar, responda: estou aqui!',
    },
    prayer:
      'Senhor, tu sabes atrás de que malas estamos. Chama-nos pelo nome outra vez. Escreve os nossos limites antes da festa, toca corações para andarem conosco, e guarda a nossa boca de quem nos despreza.',
    leader: {
      lost: 'O texto traz duas coisas juntas: Deus foi rejeitado no pedido de um rei, e é Deus quem escolhe o rei. Não tente apagar uma delas. E cuidado com a moral apressada de que se esconder foi pecado ou foi humildade: o narrador não diz.',
      tender:
        'Quem sofre de ansiedade, ou já foi exposto diante de todos, vai viver esta cena por dentro. Não chame ninguém para a frente hoje, nem na brincadeira das bolsas. Medo de aparecer que impede a vida tem tratamento: o posto de saúde encaminha.',
      differ:
        'O sorteio: uns o entendem como um meio daquele tempo; outros lembram que ainda foi usado antes de Pentecostes (Atos 1:26), e há igrejas que o usam em certas escolhas. Para esta conversa basta notar quem responde, no 22, quando ninguém mais sabe.',
    },
    comfort:
      'Deus não trocou de nome quando Saul sumiu. Mandou buscá-lo. Se hoje você está atrás das malas, não precisa sair com cara de rei; basta saber que alguém disse onde você está e não riu.',
    closing:
      'Quando vieram buscar Jesus para a cruz, ele não se escondeu: adiantou-se e disse, sou eu, por todos os que estavam escondidos.',
    words: [
      'escondido na bagagem',
      'entre a bagagem',
      'saul escolhido rei',
      'mispa',
      'viva o rei',
      'direito do reino',
      'sorteio das tribos',
      'nao lhe trouxeram presente',
      'mais alto que todo o povo',
      'primeiro rei de israel',
      'coracao tocado por deus',
    ],
  },
  {
    verses: '13:1-15',
    key: '13:13',
    title: 'Sete dias e um minuto',
    theme: 'a pressa que desobedece',
    themes: ['espera', 'obediencia', 'medo', 'ansiedade'],
    idea: 'Encurralado, vendo o povo ir embora, Saul espera quase até o fim e faz com as próprias mãos o que não lhe cabia: o medo vestiu de culto a desobediência.',
    context:
      'Saul reina há pouco. Jônatas atacou uma guarnição, e os filisteus responderam com um exército como areia do mar. O povo se esconde em covas. Samuel tinha marcado: espera sete dias, eu venho oferecer o sacrifício e te digo o que fazer (10:8). Oferecer cabia a Samuel. Saul fica com cerca de seiscentos homens.',
    retold: [
      {
        verses: '13:1-4',
        says: 'Jônatas fere uma guarnição dos filisteus. Saul faz tocar trombetas por toda a terra, e o povo se junta a ele em Gilgal.',
      },
      {
        verses: '13:5-7',
        says: 'Os filisteus vêm com carros e gente como a areia do mar. O povo de Israel se esconde em covas e cisternas, e quem segue Saul vai tremendo.',
      },
      {
        verses: '13:8-12',
        says: 'Saul espera sete dias, Samuel não vem, e o povo o abandona. Ele mesmo oferece o holocausto, e Samuel chega logo depois e pergunta: “Que fizeste?”',
      },
      {
        verses: '13:13-15',
        says: 'Samuel responde que Saul não guardou o mandamento, e que seu reino não vai durar. O Senhor buscou para si um homem segundo o seu coração.',
      },
    ],
    read: {
      verses: '13:5-14',
      how: 'Um narrador, um Saul, um Samuel. No versículo 8, o narrador para e conta em voz alta de um a sete, devagar.',
    },
    observe: [
      {
        ask: 'Como estava o povo diante dos filisteus?',
        verses: '13:5-7',
        listen: 'Em apuros, escondido em covas e cisternas, fugindo pelo Jordão, tremendo.',
      },
      {
        ask: 'Quanto tempo Saul esperou, e o que fez então?',
        verses: '13:8-9',
        listen: 'Sete dias, o prazo marcado; Samuel não vinha, e ele mesmo ofereceu o holocausto.',
      },
      {
        ask: 'Em que momento Samuel chega?',
        verses: '13:10',
        listen: 'Quando ele acabava de oferecer.',
      },
      {
        ask: 'Que razões Saul apresenta?',
        verses: '13:11-12',
        listen:
          'O povo se ia, Samuel não vinha, os filisteus estavam perto, e ele ainda não tinha orado.',
      },
    ],
    interpret: [
      {
        ask: 'Cada razão de Saul é verdadeira. Onde está o problema?',
        verses: '13:11-13',
        listen:
          'Olhou para o povo, o relógio e o inimigo, e não para a ordem de Deus: “não guardaste o mandamento”.',
        follow: 'Que fato verdadeiro já serviu de desculpa a você?',
      },
      {
        ask: '“Esforcei-me pois, e ofereci holocausto.” Como um ato de culto pode ser desobediência?',
        verses: '13:12-13',
        listen:
          'Virou remédio para o medo e para segurar gente; quis o favor de Deus sem escutar Deus.',
      },
      {
        ask: 'Deus procura “homem segundo seu coração”. Pelo contraste com Saul, que coração é esse?',
        verses: '13:13-14',
        listen:
          'Que guarda o que Deus mandou e confia quando a conta não fecha; não é alguém sem erros, como Davi mostra.',
      },
    ],
    live: [
      {
        ask: 'Em que espera você já está no sétimo dia, com a mão coçando?',
        listen: 'Emprego, casamento, resposta, cura; sem empurrar solução.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'O que faz você ter pressa: medo de ficar sozinho, de ficar para trás, de perder gente?',
        listen: 'Dê tempo para dizer o medo por trás.',
        follow: 'O que esse medo costuma mandar fazer?',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'Que decisão da sua idade todo mundo apressa, e o que se perde pulando o tempo?',
        listen: 'Namoro, carreira, escolha de curso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando a igreja ou o grupo começa a esvaziar, que atalhos dão vontade?',
        listen: 'Show, promessa, controle; quem serve há tempo conhece.',
        for: ['long-believers'],
      },
      {
        ask: 'Como se espera sem ficar parado? O que você faz de bom enquanto Samuel não vem?',
        listen: 'Uma prática: orar, descansar, cuidar de gente, estudar.',
        for: ['elderly', 'new-believers', 'visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem aqui abre o forno antes da hora, e o que já desabou por isso?',
        bridge: 'Saul abriu o forno no último minuto do sétimo dia.',
      },
      {
        text: 'Qual foi a fila mais comprida da sua vida, e o que aconteceu logo depois que você desistiu dela?',
        bridge: 'Mal Saul desistiu, Samuel apontou no caminho.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha um minuto no relógio e não faça nada até ele tocar. Repare no que a sua mão quer pegar.',
      bridge: 'Um rei não aguentou esse último minuto.',
    },
    complete: [
      {
        name: 'Sétimo dia',
        text: 'Complete: Estou esperando … há … . Tenho vontade de … . O que Deus já me disse sobre isso é … .',
      },
      {
        name: 'Fato e desculpa',
        text: 'Duas colunas. É verdade que: … . Por isso eu fiz ou quase fiz: … . Circule o que Deus não tinha mandado.',
      },
    ],
    challenges: [
      {
        do: 'Segure uma decisão apressada por sete dias e conte os dias num papel à vista, orando em cada um.',
        tell: 'O que apareceu entre o quinto e o sétimo dia.',
      },
      {
        do: 'Quando disser só fiz porque, pare e troque por: eu fiz, e errei em. Diga isso a alguém nesta semana.',
        tell: 'Como a pessoa reagiu.',
      },
    ],
    children: {
      truth: 'Posso esperar, porque Deus não se atrasa.',
      to7: {
        story:
          'Saul era o rei. Um exército enorme estava pertinho, e o povo ficou com medo e foi se esconder. Samuel, o profeta, tinha dito: espera sete dias que eu venho! Saul esperou um, dois, três, quatro, cinco, seis, sete dias. Cadê o Samuel? O povo estava indo embora! Saul não aguentou e fez o que Samuel é que vinha fazer. Quando acabou, quem chegou? Samuel! Faltava só um pouquinho! Ele perguntou: o que você fez? Saul deu desculpas. Esperar é difícil. Mas quando Deus pede para esperar, ele sabe o que faz.',
        activity:
          'Ponham um biscoito na frente de cada criança e contem devagar até vinte antes de comer. Batam palmas para quem esperou.',
        questions: [
          'Quantos dias Saul esperou?',
          'Quem chegou depois?',
          'O que é difícil esperar?',
        ],
      },
      to12: {
        story:
          'Os filisteus chegaram com tantos soldados que pareciam areia do mar. O povo de Israel se escondeu em covas e buracos. O rei Saul tinha uma ordem: esperar sete dias até o profeta Samuel vir, oferecer o sacrifício e dizer o que fazer. Saul esperou. Mas via a turma indo embora a cada dia. No sétimo dia, como Samuel não vinha, mandou trazer o sacrifício e ofereceu ele mesmo, o que Samuel é que vinha fazer. Assim que terminou, Samuel apareceu. Que fizeste? Saul explicou: o povo estava indo embora, tu não vinhas, os inimigos estavam perto. Era tudo verdade, mas ele não guardou a ordem de Deus. Samuel disse que o reino não ficaria na família dele. Deus procurava alguém segundo o seu coração: alguém que confiasse nele mesmo com medo.',
        activity:
          'Jogo do sinal: todos ficam parados até ouvir a palavra Samuel no meio de uma história lida. Quem sai antes volta.',
        questions: [
          'Por que Saul ficou com pressa?',
          'O que havia de errado no que ele fez?',
          'O que ajuda você a esperar?',
        ],
      },
      challenge: 'Espere por uma coisa nesta semana sem reclamar, e conte a Deus como está.',
    },
    prayer:
      'Senhor, o povo se vai, o prazo aperta e a nossa mão quer fazer a tua parte. Guarda-nos no último minuto. Dá-nos um coração que escuta a tua ordem quando o medo grita.',
    leader: {
      lost: 'O grupo costuma achar o castigo grande para um atraso de minutos. Responda com 13:13 e com o padrão: Saul usou o culto para segurar gente e não reconheceu o erro. No capítulo 15 ele repete.',
      tender:
        'Quem espera gravidez, cura ou casamento há anos não precisa ouvir espera mais um pouco. Escute primeiro. Esperar aqui não é ficar em lugar de perigo: quem sofre violência deve sair e pedir ajuda (Ligue 180).',
      differ:
        'Qual foi exatamente o pecado? Uns dizem que foi fazer o que cabia ao sacerdote; outros, que foi não esperar a palavra do profeta, já que outros reis ofereceram sacrifícios. O texto diz o essencial: não guardou o que Deus mandou.',
    },
    comfort:
      'Samuel vinha pelo caminho quando Saul achou que ele não vinha. Você não vê daqui a estrada por onde a ajuda está chegando.',
    closing: 'O último minuto da espera também é de Deus.',
    words: [
      'saul',
      'samuel',
      'gilgal',
      'sete dias',
      'holocausto',
      'loucamente fizeste',
      'segundo seu coracao',
      'micmas',
      'filisteus',
      'pressa',
      'saul impaciente',
    ],
  },
  {
    verses: '14:1-23',
    key: '14:6',
    title: 'Dois num penhasco',
    theme: 'a coragem que diz talvez',
    themes: ['fe', 'amizade', 'medo', 'esperanca'],
    idea: 'Enquanto o rei fica debaixo da romãzeira, Jônatas e um rapaz sobem a pedra de gatinhas, certos de que não é difícil para Deus salvar com muitos ou com poucos.',
    context:
      'Israel está sem espadas: só Saul e Jônatas têm uma (13:22). Restam uns seiscentos homens com medo, e Saul acaba de ouvir que perdeu o futuro do reino. Jônatas é o filho dele. Sem avisar o pai, olha para o outro lado do desfiladeiro. O final do trecho diz quem venceu: “Assim salvou o SENHOR a Israel aquele dia”.',
    retold: [
      {
        verses: '14:1-5',
        says: 'Jônatas chama o criado que leva suas armas para irem aos filisteus, e não avisa o pai, que está debaixo de uma romãzeira. Há um penhasco de cada lado.',
      },
      {
        verses: '14:6-12',
        says: 'Jônatas diz que não é difícil ao Senhor salvar com muitos ou com poucos. O sinal seria um chamado, e os filisteus dizem: “Subi a nós”.',
      },
      {
        verses: '14:13-15',
        says: 'Jônatas escala com mãos e pés, o criado vai atrás, e os filisteus caem diante deles. O acampamento treme, e há grande pânico.',
      },
      {
        verses: '14:16-23',
        says: 'As sentinelas de Saul veem a multidão se desfazer. Os filisteus voltam a espada uns contra os outros, os israelitas os perseguem, e o Senhor salva Israel.',
      },
    ],
    read: {
      verses: '14:4-15',
      how: 'Dois leem Jônatas e o pajem, lado a lado; os outros, do outro lado da sala, fazem a guarnição. No 13, os dois fazem o gesto de escalar.',
    },
    observe: [
      {
        ask: 'Como era o lugar por onde Jônatas queria passar?',
        verses: '14:4-5',
        listen: 'Um desfiladeiro entre dois penhascos agudos, Bozez e Sené.',
      },
      {
        ask: 'Qual é a palavra de incerteza e qual é a de certeza na frase de Jônatas?',
        verses: '14:6',
        listen:
          '“Talvez fará o SENHOR por nós”; e não é difícil ao Senhor salvar com muitos ou poucos.',
      },
      {
        ask: 'O que o rapaz das armas responde?',
        verses: '14:7',
        listen: 'Faze tudo o que tens no coração; “aqui estou contigo à tua vontade”.',
      },
      {
        ask: 'Que sinal eles combinam, e como sobem?',
        verses: '14:9-10, 14:12-13',
        listen: 'Se disserem subi a nós, sobem; e Jônatas escala com mãos e pés, o rapaz atrás.',
      },
    ],
    interpret: [
      {
        ask: 'Como a mesma frase pode ter talvez e plena confiança?',
        verses: '14:6',
        listen:
          'Não sabe o que Deus vai fazer, mas sabe quem ele é e o que pode: fé não é adivinhar.',
        follow: 'Que talvez você diria hoje com essa confiança?',
      },
      {
        ask: 'Jônatas não tem exército, mas tem um que vai com ele. Que diferença faz o rapaz sem nome?',
        verses: '14:7, 14:13',
        listen: 'Sem ele talvez não subisse; a coragem de um segura a do outro.',
      },
      {
        ask: 'Dois homens sobem, e o pânico toma um exército. De quem o texto diz que veio a vitória?',
        verses: '14:12, 14:15',
        listen:
          'Jônatas mesmo diz que o Senhor os entregou; tremor da terra e pânico não cabem em dois homens.',
      },
    ],
    live: [
      {
        ask: 'Debaixo de que romãzeira dá vontade de ficar, quando há um penhasco a subir?',
        listen: 'Conforto, conversa, espera sem fim; riso permitido.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que passo pequeno e arriscado pelo bem de alguém você faria se soubesse que Deus não depende de número?',
        listen: 'Concreto e prudente; coragem não é imprudência.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'Quem já disse a você, com ou sem palavras: aqui estou contigo?',
        listen: 'Um nome e um momento.',
        for: ['elderly', 'new-believers', 'visitors', 'mourning'],
      },
      {
        ask: 'De quem você pode ser o pajem nesta semana: ir atrás, sem nome na história?',
        listen: 'Amigo, irmão, professor, líder.',
        follow: 'O que essa pessoa tem no coração de fazer?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jônatas combinou um sinal antes de subir. Como você percebe se uma ideia ousada é de Deus ou só sua?',
        listen: 'Bíblia, oração, conselho, porta aberta, fruto; sem receita mágica.',
        for: ['young', 'adults', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a subida mais difícil da sua vida: morro, escada de prédio, muro de vizinho?',
        bridge: 'Dois homens subiram uma pedra com mãos e pés.',
      },
      {
        text: 'Em duplas, levantem do chão ao mesmo tempo, de costas um para o outro, sem usar as mãos. Quem não pode abaixar conta os segundos.',
        bridge: 'Há coisas que só dão certo a dois.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Diga devagar a palavra talvez. Primeiro com medo, depois com esperança. Ouça a diferença.',
      bridge: 'Jônatas disse talvez do segundo jeito.',
    },
    complete: [
      {
        name: 'Talvez',
        text: 'Complete: Talvez o Senhor … por nós. Não sei se … . Mas sei que ele … . Vou com … .',
      },
      {
        name: 'Os dois penhascos',
        text: 'Desenhe um desfiladeiro. De um lado: onde estou. Do outro: onde está o medo. No meio: quem sobe comigo e o primeiro lugar de pôr a mão.',
      },
    ],
    challenges: [
      {
        do: 'Diga a uma pessoa que tem uma boa ideia no coração: vai, que eu estou contigo. E faça uma tarefa pequena da ideia dela.',
        tell: 'Que tarefa foi.',
      },
      {
        do: 'Faça, com um companheiro, uma coisa boa que os dois vinham adiando por serem poucos.',
        tell: 'O que o talvez virou.',
      },
    ],
    children: {
      truth: 'Deus pode ajudar com muitos ou com poucos.',
      to7: {
        story:
          'Jônatas era filho do rei. O povo estava com medo, escondido. Mas Jônatas disse ao ajudante: vamos passar para o outro lado! Talvez Deus nos ajude. Para Deus não é difícil salvar com muitos ou com poucos. O ajudante respondeu: vai, que eu vou contigo! Havia uma pedra bem alta. Eles subiram com as mãos e com os pés: upa, upa, upa! Eram só dois. E Deus ajudou o povo naquele dia. Os que estavam escondidos saíram e vieram também. Que bom é ter um amigo que diz: eu vou contigo!',
        activity: 'Em duplas de mãos dadas, subam almofadas dizendo: eu vou contigo!',
        questions: [
          'Quem foi com Jônatas?',
          'Como eles subiram?',
          'Para quem você pode dizer: eu vou contigo?',
        ],
      },
      to12: {
        story:
          'O exército de Israel tinha uns seiscentos homens com medo e só dois com espada: o rei Saul e o filho dele, Jônatas. Saul estava debaixo de uma romãzeira. Jônatas olhou para o acampamento inimigo, do outro lado de um desfiladeiro com dois penhascos pontudos, e disse ao rapaz que levava as armas: vem! Talvez o Senhor faça alguma coisa por nós, porque não é difícil para ele salvar com muitos ou com poucos. O rapaz respondeu: faz tudo o que tens no coração; estou contigo. Combinaram um sinal e se mostraram. Os soldados de cima disseram: subam! Era o sinal. Jônatas subiu com as mãos e com os pés, e o amigo atrás. Deus fez tremer a terra, e o exército inimigo se espalhou. Os escondidos criaram coragem e saíram. Assim o Senhor salvou Israel naquele dia.',
        activity:
          'Escrevam duplas de frases: o que eu digo quando tenho medo; o que Jônatas diria. Leiam em voz alta para a turma.',
        questions: [
          'O que Jônatas sabia sobre Deus?',
          'Por que o ajudante foi importante?',
          'Que coisa boa você faria se um amigo fosse junto?',
        ],
      },
      challenge: 'Ajude um amigo a fazer uma coisa boa que ele tem medo de fazer sozinho.',
    },
    prayer:
      'Senhor, para ti não é difícil salvar com poucos. Tira-nos da sombra em que nos escondemos. Dá-nos um talvez cheio de fé e alguém que diga: aqui estou contigo. E que no fim se diga que foste tu.',
    leader: {
      lost: 'Há quem tire daqui um método: peça um sinal e Deus responde. O texto conta o que Jônatas fez, sem mandar repetir. O ensino está no versículo 6 e no 23: Deus salva com muitos ou poucos, e foi ele quem salvou.',
      tender:
        'Coragem não é largar tratamento nem enfrentar agressor sozinho. Se alguém pensa em se arriscar assim, converse depois e busquem ajuda juntos.',
      differ:
        'Uns elogiam a iniciativa de Jônatas; outros lembram que ele foi sem avisar o pai. O texto não o repreende, e mostra Deus agindo. Fé e prudência seguem de mãos dadas no resto da Bíblia.',
    },
    comfort:
      'Jônatas só tinha um rapaz ao lado e um talvez. Foi o bastante para Deus. Se sobraram poucos em volta de você, a história ainda não acabou.',
    closing: 'Talvez o Senhor faça por nós: vamos ver de perto.',
    words: [
      'jonatas',
      'pajem de armas',
      'com multidao ou com pouco numero',
      'bozez',
      'sene',
      'penhasco',
      'micmas',
      'filisteus',
      'romazeira',
      'saul',
      'talvez',
      'subi a nos',
    ],
  },
  {
    verses: '15:10-31',
    key: '15:22',
    title: 'O balido que desmentiu o rei',
    theme: 'obedecer é melhor que sacrificar',
    themes: ['obediencia', 'humildade', 'arrependimento', 'adoracao'],
    idea: 'Saul obedeceu pela metade, chamou a metade de culto e culpou o povo; Deus prefere um ouvido que escuta a mil altares, porque o altar pode ser só um jeito de mandar nele.',
    context:
      'Deus mandou Saul acabar com Amaleque, antigo inimigo de Israel, sem ficar com nada. Saul poupou o rei e os melhores animais, e ergueu um monumento a si mesmo. Samuel passou a noite chorando e vai ao encontro dele. Esta guerra é um dos textos mais duros da Bíblia, e pertence àquele momento: ninguém hoje a imita.',
    retold: [
      {
        verses: '15:10-15',
        says: 'Pesa ao Senhor ter feito Saul rei, e Samuel clama a noite toda. Saul diz que cumpriu a palavra, e Samuel pergunta que balido de gado é aquele.',
      },
      {
        verses: '15:16-21',
        says: 'Samuel lembra que o Senhor ungiu Saul e lhe deu uma ordem, e pergunta por que não ouviu. Saul responde que o povo tomou os animais para sacrificar.',
      },
      {
        verses: '15:22-23',
        says: 'Samuel diz que obedecer é melhor que os sacrifícios. Como Saul rejeitou a palavra do Senhor, o Senhor o rejeitou como rei.',
      },
      {
        verses: '15:24-31',
        says: 'Saul confessa que pecou por medo do povo. A capa se rasga, e Samuel diz que o Senhor rasgou dele o reino. Depois volta com ele, e Saul adora.',
      },
    ],
    read: {
      verses: '15:13-24',
      how: 'Dois leitores, Saul e Samuel, frente a frente. No 14, os outros fazem o som das ovelhas, baixinho. O 22, todos.',
    },
    observe: [
      {
        ask: 'O que Saul diz assim que vê Samuel, e o que Samuel ouve ao fundo?',
        verses: '15:13-14',
        listen: 'Cumpri a palavra; balido e bramido.',
      },
      {
        ask: 'Reparem nos pronomes: quem poupou os animais, quem destruiu, de quem é o Deus?',
        verses: '15:15, 15:20-21',
        listen: 'O povo poupou; nós destruímos; Senhor teu Deus.',
      },
      {
        ask: 'Como Samuel lembra o começo de Saul?',
        verses: '15:17',
        listen: 'Era pequeno aos próprios olhos quando foi ungido.',
      },
      {
        ask: 'O que é melhor do que o quê? E que motivo Saul dá, por fim?',
        verses: '15:22-24',
        listen: 'Obedecer melhor que sacrifício; temeu o povo e ouviu a voz dele.',
      },
    ],
    interpret: [
      {
        ask: 'Saul parece acreditar no que diz: “eu cumpri a palavra do SENHOR”. Como alguém chega a se convencer da própria meia verdade?',
        verses: '15:13, 15:20',
        listen: 'Repetindo, comparando, enfeitando com religião.',
      },
      {
        ask: 'O que há de errado em oferecer a Deus aquilo que ele não pediu, no lugar do que pediu?',
        verses: '15:15, 15:22',
        listen: 'É querer dirigir Deus; presente que faz calar.',
        follow: 'Onde a gente faz isso com pessoas?',
      },
      {
        ask: 'A rebelião é comparada a adivinhação. O que as duas têm em comum?',
        verses: '15:23',
        listen: 'Querem o controle; buscam outra voz.',
      },
      {
        ask: 'Saul tinha medo de quem mandava nele por dentro. Que relação há entre “temi ao povo” e deixar de se ver pequeno?',
        verses: '15:17, 15:24',
        listen: 'Quem vive de aplauso cresce por fora e obedece à plateia.',
      },
    ],
    live: [
      {
        ask: 'Que balido costuma desmentir você, aquele barulhinho ao fundo, enquanto diz que está tudo certo?',
        listen: 'Fatura, silêncio, horário, olhar de filho.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quando erra, qual pronome aparece: eu, eles, a gente, vocês?',
        listen: 'Treinar dizer eu.',
      },
      {
        ask: 'Quanto da sua obediência muda quando a turma está olhando, e para que lado?',
        listen: 'Pressão de grupo; coragem de ser pequeno.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa generosa você oferece a Deus para não tratar de outra que ele já pediu?',
        listen: 'Dízimo no lugar do perdão; serviço no lugar da casa.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Há um pedido claro do outro que você responde com presente, com favor, com piada? Qual?',
        listen: 'Ouvir é melhor que flores.',
        for: ['couples'],
      },
      {
        ask: 'De quem você tem tanto medo de desagradar que a voz dele sai na sua boca?',
        listen: 'Chefe, pai, seguidores, grupo.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Para quem começa agora: que coisa simples você sabe que Deus pede, e dá para fazer inteira?',
        listen: 'Inteira, ainda que pequena.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma mentirinha de infância desmentida na hora: migalha na boca, rastro no tapete, cachorro que devolveu a prova.',
        bridge: 'Saul foi desmentido por ovelhas.',
      },
      {
        text: 'Qual presente você já ganhou no lugar daquilo que tinha pedido mesmo? O que fez com a cara?',
        bridge: 'Deus também pediu uma coisa e lhe trouxeram outra.',
        for: ['adults', 'couples', 'parents', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique em silêncio e preste atenção ao som mais distante que consegue ouvir.',
      bridge: 'Escutar é a palavra deste texto. Leia com o ouvido.',
    },
    complete: [
      {
        name: 'Meia obediência',
        text: 'Escreva: Deus me pediu … . Eu fiz … por cento. A parte que poupei foi … . Dei a ela o nome bonito de … . Vou tratar disso no dia … .',
      },
      {
        name: 'Só com eu',
        text: 'Conte por escrito um erro recente em quatro linhas, sem usar eles, vocês, mas nem porque. Leia para Deus. Onde ficou mais curto? … .',
      },
    ],
    challenges: [
      {
        do: 'Termine nesta semana uma obediência que ficou pela metade, do jeito que foi pedida.',
        tell: 'o que a metade que faltava tinha de difícil.',
      },
      {
        do: 'Antes de responder a um pedido em casa, repita com as suas palavras o que o outro pediu.',
        tell: 'quantas vezes você tinha entendido outra coisa.',
      },
    ],
    children: {
      truth: 'Ouvir e obedecer a Deus é melhor que presente.',
      to7: {
        story:
          'A mamãe pediu: Lucas, guarde os blocos, todos. O Lucas guardou só alguns e escondeu os melhores debaixo da cama. Depois fez um desenho lindo: olha, mamãe, guardei tudo e ainda fiz um presente! Aí o gato entrou debaixo da cama: plim, ploc, plim! Que barulho é esse?, perguntou a mamãe. O Lucas ficou vermelho. Foi o gato!, disse ele. A mamãe abraçou: o desenho é bonito, mas eu queria que você me ouvisse. Na Bíblia, o rei Saul fez assim, e as ovelhas escondidas fizeram béé! Samuel disse: obedecer é melhor que presente.',
        activity:
          'Brinquem de ouvir e fazer: alguém pede três coisas em ordem, e a criança faz exatamente; depois troquem.',
        questions: [
          'O que o Lucas escondeu?',
          'Que barulho contou a verdade?',
          'O que a mamãe queria mais que o desenho?',
        ],
      },
      to12: {
        story:
          'Quando foi escolhido rei, Saul era tão tímido que se escondeu. Era pequeno aos próprios olhos. Com o tempo, cresceu demais. Um dia Deus lhe deu uma ordem: não ficar com nada do inimigo. Saul ficou com o que havia de melhor e até mandou erguer um monumento para si. Samuel, o profeta, chorou a noite toda. De manhã, Saul veio sorrindo: bendito seja! Cumpri tudo! Samuel inclinou a cabeça: então que balido é esse? Béé, béé! Ah, disse Saul, foi o povo que guardou as ovelhas, para dar de presente ao seu Deus. Samuel respondeu com uma frase que ninguém esqueceu: será que Deus gosta tanto de sacrifícios como de ser ouvido? Obedecer é melhor. No fim, Saul confessou: fiquei com medo do povo. Era isso. Quem tem medo da plateia acaba ouvindo a plateia. Quem se vê pequeno diante de Deus pode ouvir a voz certa, e dizer: fui eu.',
        activity:
          'Em duplas, um desenha seguindo exatamente as instruções do outro, sem inventar; comparem com um desenho feito do jeito que cada um quis.',
        questions: [
          'Como as ovelhas desmentiram o rei?',
          'Por que presente não serve no lugar de obedecer?',
          'De quem você tem medo de discordar?',
        ],
      },
      challenge: 'Quando pedirem algo a você, faça inteiro e na hora, e diga fui eu quando errar.',
    },
    prayer:
      'Senhor, ouves o balido atrás da nossa frase bonita. Fomos nós. Tira o monumento, faz-nos pequenos outra vez, livra do medo da plateia. Damos-te o ouvido, antes de qualquer altar. Por Jesus, que obedeceu inteiro. Amém.',
    leader: {
      lost: 'A ordem de guerra do versículo 3 vai perturbar, e deve. Não a explique em uma frase nem a defenda com entusiasmo. Diga que é dura, que pertence àquela história, que Jesus mandou amar o inimigo, e deixe para outra conversa. Hoje, 13 a 24.',
      tender:
        'Obedecer já foi usado para calar gente diante de líder abusivo. O texto é um profeta enfrentando quem manda. Obedece-se a Deus; a quem pede o mal, não. Se surgir caso de abuso, ouça a sós: Ligue 180, Disque 100.',
      differ:
        'Como conciliar a guerra santa com Jesus é pergunta antiga: uns veem juízo único de Deus em mãos humanas; outros, linguagem de guerra da época, com exagero; outros, uma compreensão que Deus foi corrigindo até Cristo. E o Senhor que se arrepende e não se arrepende (11 e 29): ele sente e não é volúvel.',
    },
    comfort:
      'Samuel chorou por Saul a noite inteira, e Deus também sofreu. Se a sua metade malfeita lhe pesa, saiba: há quem chore por você, e não de raiva.',
    closing: 'Deus prefere o seu ouvido.',
    words: [
      'obedecer e melhor',
      'melhor que os sacrificios',
      'balido de gados',
      'amaleque',
      'amalequitas',
      'agague',
      'saul desobedeceu',
      'pequeno em teus olhos',
      'pecado de adivinhacao',
      'temi ao povo',
      'gordura dos carneiros',
      'rasgou hoje de ti o reino',
    ],
  },
  {
    verses: '16:1-13',
    key: '16:7',
    title: 'O que ficou com as ovelhas',
    theme: 'o olhar de Deus',
    themes: ['identidade', 'humildade', 'proposito', 'sabedoria'],
    idea: 'Até o profeta se deixa levar por altura e presença; Deus olha o coração e manda buscar no pasto aquele que o próprio pai não achou preciso chamar.',
    context:
      'Saul, o rei alto e bonito, perdeu-se, e Samuel anda chorando por ele. Deus o manda a Belém, à casa de Jessé, com o chifre cheio de azeite. É missão perigosa: ungir outro rei enquanto o primeiro está no trono.',
    retold: [
      {
        verses: '16:1-3',
        says: 'O Senhor pergunta a Samuel até quando vai chorar por Saul. Manda-o com azeite a Jessé, porque um dos filhos dele será rei.',
      },
      {
        verses: '16:4-7',
        says: 'Samuel vê Eliabe e pensa que é o ungido. O Senhor responde que o homem olha o que está diante dos olhos, mas ele olha o coração.',
      },
      {
        verses: '16:8-11',
        says: 'Sete filhos de Jessé passam diante de Samuel, e nenhum é o escolhido. Resta o mais novo, que está com as ovelhas, e Samuel manda buscá-lo antes da refeição.',
      },
      {
        verses: '16:12-13',
        says: 'Davi chega, ruivo e de bela aparência, e o Senhor diz que é este. Samuel o unge entre os irmãos, e o espírito do Senhor o toma.',
      },
    ],
    read: {
      verses: '16:4-13',
      how: 'Sete pessoas desfilam, uma a uma, diante de quem lê Samuel. A oitava espera do lado de fora até ser buscada.',
    },
    observe: [
      {
        ask: 'O que Samuel pensa ao ver Eliabe, e com base em quê?',
        verses: '16:6-7',
        listen: 'De certo é este: aparência e altura.',
      },
      {
        ask: 'Quantos filhos passam, e quem está faltando?',
        verses: '16:8-11',
        listen: 'Sete; o mais novo ficou com as ovelhas, sem nome na boca do pai.',
      },
      {
        ask: 'O que Samuel decide fazer até que o menino venha?',
        verses: '16:11',
        listen: 'Ninguém se senta à mesa: a família toda espera por ele.',
      },
    ],
    interpret: [
      {
        ask: '“o homem olha o que está diante de seus olhos, mas o SENHOR olha o coração”. Que coisas a gente vê depressa, e quais só Deus vê?',
        verses: '16:7',
        listen: 'Roupa, fala, currículo; fidelidade no escondido, intenções.',
        follow: 'O que Deus veria em você que ninguém elogia?',
      },
      {
        ask: 'O que pode levar um pai a não chamar um filho para um dia tão importante?',
        verses: '16:11',
        listen: 'Costume, idade, serviço, pouca fé nele; o texto deixa aberto.',
      },
      {
        ask: 'Davi é ungido e volta para as ovelhas; o trono demorará anos. Para que serve um chamado que ainda não muda o emprego?',
        verses: '16:13',
        listen: 'O Espírito vem já; o cargo, depois. O pasto também prepara.',
      },
    ],
    live: [
      {
        ask: 'Em que seleção você não foi nem chamado para a fila?',
        listen: 'Emprego, time, família, igreja: deixe a dor ser dita.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Quanto tempo leva, por dia, para arrumar o que os outros vão ver, e quanto para o que só Deus vê?',
        listen: 'Sem culpa com espelho; é uma comparação.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Quem está nas ovelhas, no trabalho que ninguém olha, na nossa igreja ou na nossa rua?',
        listen: 'Nomes; e que a semana não termine sem um convite.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Por qual filho, aluno ou sobrinho a gente espera pouco, e o que Deus pode estar vendo nele?',
        listen: 'Conversa delicada; termine com uma qualidade de cada um.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Você ainda chora por um Saul, por algo que não deu certo. O que faltaria para encher o chifre e ir?',
        listen: 'Deus não proíbe o choro; pergunta até quando.',
        for: ['adults', 'mourning', 'men'],
      },
      {
        ask: 'Como você se sente sabendo que Deus olha direto o coração: com medo, aliviado, as duas coisas?',
        listen: 'É um olhar que escolhe e ama; diga isso no fim.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na escolha dos times da escola, em que lugar da fila você ficava, e o que sentia?',
        bridge: 'Davi nem estava na fila. Ficou cuidando dos bichos.',
      },
      {
        text: 'Que primeira impressão sobre alguém presente, ou famoso, você precisou engolir depois?',
        bridge: 'Um profeta experiente olhou e errou. O texto conta como Deus o corrigiu.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha uma gota de óleo ou creme na palma da mão, esfregue e sinta o cheiro. Fique com ele um instante.',
      bridge: 'Um menino voltou às ovelhas com esse cheiro nos cabelos.',
    },
    complete: [
      {
        name: 'Vitrine e coração',
        text: 'Desenhe uma vitrine e escreva nela o que as pessoas veem em você. Atrás do vidro, desenhe um coração e escreva o que Deus vê, de bom e de por curar.',
      },
      {
        name: 'Meu pasto',
        text: 'Complete: as ovelhas que cuido longe dos olhos são …; o que aprendo com elas é …; se Deus me chamasse de lá, eu levaria …',
      },
    ],
    challenges: [
      {
        do: 'Mande buscar alguém: convide para uma reunião, uma mesa ou uma decisão quem sempre fica de fora.',
        tell: 'Quem era e o que trouxe que faltava.',
      },
      {
        do: 'Faça uma tarefa sem plateia com capricho durante a semana, pensando que Deus gosta de olhar.',
        tell: 'O que mudou na tarefa ou em você.',
      },
    ],
    children: {
      truth: 'Deus olha o meu coração, não a aparência.',
      to7: {
        story:
          'Deus mandou Samuel escolher um novo rei na casa de Jessé. Jessé tinha oito filhos! O primeiro era alto e forte. Samuel pensou: É este! Mas Deus disse: Não olhe para o tamanho. As pessoas olham por fora. Eu olho o coração. Veio o segundo. Não era. O terceiro. Não era. Quatro, cinco, seis, sete. Nenhum! Samuel perguntou: Acabaram? Jessé disse: Ah, falta o menor, que está lá longe com as ovelhas. Vá buscar! Ninguém come até ele chegar! E veio Davi, correndo, com cheiro de ovelhinha. Deus disse: É este! E Samuel derramou azeite na cabeça dele.',
        activity:
          'Embrulhem um doce em jornal feio e uma pedra em papel bonito. As crianças escolhem um. Abram e conversem: Deus olha o que está dentro!',
        questions: [
          'Quantos filhos passaram na frente de Samuel?',
          'Onde Davi estava?',
          'O que Deus olha na gente?',
        ],
      },
      to12: {
        story:
          'Samuel chegou a Belém com um chifre cheio de azeite e uma missão secreta: ungir o próximo rei, que seria um dos filhos de Jessé. Quando viu Eliabe, o mais velho, alto e com cara de rei, pensou: só pode ser esse. Mas Deus disse: não olhe a aparência nem a altura. Vocês veem o que está diante dos olhos; eu vejo o coração. Passou o segundo, o terceiro, até o sétimo, e nenhum foi escolhido. Samuel estranhou: acabaram os rapazes? Jessé respondeu: falta o mais novo, que cuida das ovelhas. Ele nem tinha sido chamado! Samuel disse que ninguém se sentaria à mesa enquanto ele não viesse. Chegou Davi, corado do sol. É este, disse Deus. Samuel derramou o azeite na cabeça dele, na frente dos irmãos, e o Espírito de Deus veio sobre ele. E no dia seguinte? Davi voltou para as ovelhas. Mas agora sabia quem olhava para ele.',
        activity:
          'Cada um recebe um coração de papel dobrado com o próprio nome. Os outros escrevem dentro uma qualidade que não se vê na foto. Abram e leiam.',
        questions: [
          'Por que até Samuel errou?',
          'O que Davi pode ter sentido ao saber que todos esperavam por ele?',
          'Que qualidade escondida você vê num colega?',
        ],
      },
      challenge: 'Chame para brincar ou sentar quem nunca é escolhido.',
    },
    prayer:
      'Senhor que olhas o coração, corrige os nossos olhos apressados. Vai buscar quem ficou no pasto e faz a mesa esperar por ele. Derrama o teu azeite sobre os esquecidos, e deixa em nós o teu cheiro quando voltarmos ao trabalho.',
    leader: {
      lost: 'O grupo estranha o versículo 12, que elogia a beleza de Davi. Não é problema: beleza não atrapalha, só não é o critério. Volte ao menino que faltava.',
      tender:
        'Quem foi o filho esquecido, ou sofre por causa do corpo, pode se emocionar. Não compense com elogio à aparência. Diga o que você vê de bom no modo como a pessoa vive.',
    },
    comfort:
      'Ninguém foi avisar Davi de que havia festa. Deus o viu lá no meio dos bichos e fez a casa inteira esperar de pé. Ele também sabe em que pasto você está.',
    closing: 'Ninguém se senta até você chegar.',
    words: [
      'davi',
      'samuel',
      'jesse',
      'eliabe',
      'belem',
      'ungido',
      'azeite',
      'chifre',
      'olha o coracao',
      'aparencia',
      'estatura',
      'ovelhas',
      'mais novo',
      'abinadabe',
      'uncao',
    ],
  },
  {
    verses: '17:1-51',
    key: '17:45',
    title: 'Cinco pedras e um nome',
    theme: 'enfrentar o gigante em nome de Deus',
    themes: ['fe', 'medo', 'identidade', 'proposito'],
    idea: 'Um exército inteiro olha o tamanho do gigante; um rapaz se lembra do que Deus já fez, recusa a armadura alheia e vai em nome do Senhor com o que sabe usar.',
    context:
      'Há quarenta dias, de manhã e à tarde, Golias desce ao vale e humilha Israel. Ninguém se mexe, nem Saul, o mais alto do povo. Davi chega trazendo queijo e pão para os irmãos, e o mais velho o recebe com bronca.',
    retold: [
      {
        verses: '17:1-11',
        says: 'Filisteus e Israel estão em montes opostos. Golias, de seis côvados, pede um homem que lute com ele, e todo Israel tem medo.',
      },
      {
        verses: '17:12-30',
        says: 'Davi leva comida aos irmãos, ouve Golias e pergunta quem é esse que provoca os esquadrões do Deus vivo. O irmão Eliabe se ira.',
      },
      {
        verses: '17:31-37',
        says: 'Davi conta a Saul que matou leão e urso, e diz que o Senhor o livrará também deste filisteu.',
      },
      {
        verses: '17:38-47',
        says: 'Davi deixa a armadura de Saul e escolhe cinco pedras. Golias o despreza, e ele diz que vem no nome do Senhor.',
      },
      {
        verses: '17:48-51',
        says: 'Davi corre ao combate, atira uma pedra com a funda e acerta a testa de Golias, que morre. Os filisteus fogem.',
      },
    ],
    read: {
      verses: '17:37-48',
      how: 'Marquem na parede quase três metros de altura. Quem lê Golias fica junto da marca; quem lê Davi, agachado com cinco pedrinhas.',
    },
    observe: [
      {
        ask: 'Em que lembrança Davi apoia a sua confiança?',
        verses: '17:37',
        listen: 'O Senhor que o livrou do leão e do urso.',
      },
      {
        ask: 'O que acontece com a armadura de Saul, e o que ele leva no lugar?',
        verses: '17:38-40',
        listen: 'Não consegue andar; leva cajado, funda, cinco pedras lisas.',
      },
      {
        ask: 'O que Golias traz para a luta, e o que Davi diz trazer?',
        verses: '17:43-47',
        listen: 'Espada, lança, escudo, deuses; e o nome do Senhor dos exércitos.',
      },
    ],
    interpret: [
      {
        ask: 'Saul quis ajudar e atrapalhou. Por que não dá para vencer vestido de outra pessoa?',
        verses: '17:38-39',
        listen: 'O que Deus treinou em Davi não cabia ali; imitar pesa.',
        follow: 'Que armadura emprestada já tolheu os seus passos?',
      },
      {
        ask: 'Davi não diz que é mais forte. O que ele quer que todos fiquem sabendo depois da luta?',
        verses: '17:46-47',
        listen: 'Que há Deus em Israel, e que ele não salva por espada nem lança.',
      },
      {
        ask: 'Todo mundo ouviu as mesmas ameaças. Por que Davi as ouve como ofensa ao Deus vivo, e não como sentença sobre o povo?',
        verses: '17:45',
        listen: 'Ele mede a cena a partir de Deus, não a partir do gigante.',
      },
    ],
    live: [
      {
        ask: 'Que gigante fala com você de manhã e à tarde, sempre as mesmas frases?',
        listen: 'Dívida, vergonha, doença, autodesprezo: peça a frase que ele diz.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quais leões e ursos, menores, Deus já ajudou você a enfrentar?',
        listen: 'Lista em voz alta; a memória dá coragem.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que querem que você vista para ser aceito, e em que você tropeça quando tenta andar?',
        listen: 'Estilo, opinião, curso, corpo: a funda deles existe.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O irmão mais velho zomba na pior hora. Como você segue quando a crítica vem de dentro de casa?',
        listen: 'Davi se volta para outro lado e continua; sem briga.',
        for: ['young', 'singles', 'new-believers'],
      },
      {
        ask: 'Que cinco pedras lisas vocês dois têm na sacola para a luta deste ano?',
        listen: 'Humor, amigos, oração, diálogo, experiência: façam a lista.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em nome de quem você costuma ir aos lugares difíceis: do seu, do medo, de alguém?',
        listen: 'Pergunta nova para muitos; dê tempo.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual roupa emprestada já fez você passar vergonha: grande demais, apertada, com etiqueta?',
        bridge: 'Um rapaz vestiu a armadura de um rei e não conseguiu dar dois passos.',
      },
      {
        text: 'Que entrega simples, do tipo vai ali e leva isto, acabou virando a aventura do ano?',
        bridge: 'Davi foi levar queijo aos irmãos e terminou diante de um gigante.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Segure uma pedrinha, ou feche a mão como se a segurasse. Lembre, uma a uma, as vezes em que Deus o livrou.',
      bridge: 'Davi levava cinco pedras e muitas lembranças.',
    },
    complete: [
      {
        name: 'Cinco pedras',
        text: 'Desenhe cinco pedras e escreva em cada uma algo que você sabe fazer, viveu ou recebeu, e que Deus pode usar. Na funda: em nome do Senhor.',
      },
      {
        name: 'Resposta ao gigante',
        text: 'Escreva a frase que o seu gigante repete. Embaixo, responda como Davi: tu vens a mim com …; eu vou a ti em nome de …',
      },
    ],
    challenges: [
      {
        do: 'Tire uma armadura: pare de imitar alguém numa coisa e faça do seu jeito, diante de Deus.',
        tell: 'O que foi e se os passos ficaram mais leves.',
      },
      {
        do: 'Corra ao encontro: dê nesta semana o primeiro passo na direção do problema que você só escuta de longe.',
        tell: 'Qual das cinco pedras você usou.',
      },
    ],
    children: {
      truth: 'Deus é maior do que qualquer gigante.',
      to7: {
        story:
          'Havia um soldado enorme chamado Golias. Ele era da altura de uma porta e meia! Todo dia gritava: Quem quer lutar comigo? E todos fugiam de medo. O menino Davi cuidava das ovelhas e foi levar pão e queijo aos irmãos. Ele ouviu e disse: Deus me ajudou com o leão e com o urso. Vai me ajudar agora também! O rei deu a ele uma armadura. Era tão pesada que Davi nem andava! Ele tirou tudo. Pegou cinco pedrinhas no riacho e a sua funda. Golias riu. Davi disse: Você vem com espada, mas eu venho em nome do Senhor! Rodou, rodou a funda e soltou a pedra. O gigante caiu! Todos viram que Deus é maior.',
        activity:
          'Desenhem um gigante numa folha grande com o nome de um medo. Joguem bolinhas de papel dizendo: Deus é maior!',
        questions: [
          'O que Davi foi levar aos irmãos?',
          'Por que ele tirou a armadura?',
          'Que medo parece um gigante para você?',
        ],
      },
      to12: {
        story:
          'Quarenta dias seguidos, de manhã e à tarde, um gigante de quase três metros descia ao vale e desafiava Israel. Os soldados tremiam. Até o rei Saul tinha medo. Davi, o caçula, chegou ao acampamento para entregar grãos, pão e queijo aos irmãos e ouviu os insultos. Quem é esse para desafiar o exército do Deus vivo? O irmão mais velho ficou bravo e o chamou de metido. Davi não brigou; foi falar com o rei. Saul disse que ele era só um rapaz. Davi respondeu: quando um leão ou um urso pegava uma ovelha, Deus me livrou; ele vai me livrar de novo. A armadura do rei não serviu. Ele preferiu o que sabia usar: a funda e cinco pedras lisas do riacho. Disse a Golias: você vem com espada e lança, e eu venho em nome do Senhor. Correu, rodou a funda, e uma pedra bastou. Davi queria que todos soubessem: a batalha é de Deus.',
        activity:
          'Pintem cinco pedras com palavras de coragem (lembrar, orar, verdade, amigo, Deus). Levem uma no bolso no dia em que precisarem.',
        questions: [
          'De onde veio a coragem de Davi?',
          'O que a armadura emprestada ensina?',
          'Que pedra você precisa levar no bolso nesta semana?',
        ],
      },
      challenge: 'Enfrente um medo pequeno dizendo: vou em nome do Senhor.',
    },
    prayer:
      'Senhor dos exércitos, os gigantes falam alto e todos os dias. Lembra-nos do leão e do urso. Livra-nos das armaduras alheias. Põe em nós o teu nome e nos nossos pés a pressa de Davi, para que se saiba que há Deus aqui.',
    leader: {
      lost: 'Vira palestra de vencer na vida, com o meu gigante e as minhas pedras. Lembre: Davi defendia a honra de Deus e um povo com medo, não o próprio sucesso. Com crianças, não se detenha no fim do versículo 51.',
      tender:
        'Para quem luta há anos com doença, depressão ou vício, a queda rápida do gigante pode frustrar. Diga que muitas lutas são longas e incluem médico, remédio e grupo de apoio, e que isso também é ir em nome do Senhor.',
    },
    comfort:
      'Há gigantes que não caem num dia. Davi também teve dias em que só cuidou das ovelhas. Deus continua maior, mesmo quando a voz no vale fala mais alto. Hoje basta segurar uma pedra e lembrar.',
    closing: 'A batalha é do Senhor; os passos são nossos.',
    words: [
      'davi',
      'golias',
      'gigante',
      'filisteu',
      'funda',
      'cinco pedras',
      'pedras lisas',
      'armadura de saul',
      'leao e o urso',
      'em nome do senhor dos exercitos',
      'vale de ela',
      'eliabe',
      'do senhor e a guerra',
      'espada e lanca',
      'quarenta dias',
    ],
  },
  {
    verses: '18:1-16',
    key: '18:1',
    title: 'O amigo e a lança',
    theme: 'a amizade e a inveja',
    themes: ['amizade', 'fidelidade', 'generosidade', 'identidade'],
    idea: 'O mesmo sucesso de Davi desperta duas respostas na mesma casa: Jônatas se despoja e faz aliança; Saul se compara e pega a lança.',
    context:
      'Golias caiu, e o país canta. O príncipe Jônatas, herdeiro do trono, teria todos os motivos para temer o rapaz de Belém. O rei, que tem tudo, passa a viver com medo de perder.',
    retold: [
      {
        verses: '18:1-5',
        says: 'Jônatas ama Davi como à própria alma e faz aliança com ele. Dá a Davi a roupa, a espada, o arco e o cinto, e Saul o faz capitão.',
      },
      {
        verses: '18:6-9',
        says: 'As mulheres cantam que Saul feriu milhares, e Davi, dez milhares. Saul se ira e passa a olhar Davi com desconfiança.',
      },
      {
        verses: '18:10-12',
        says: 'Tomado por um espírito mau, Saul lança a lança contra Davi, que está tocando e se afasta duas vezes. Saul o teme, porque o Senhor é com ele.',
      },
      {
        verses: '18:13-16',
        says: 'Saul afasta Davi de si e o põe à frente de mil homens. O Senhor é com Davi em tudo, e todo Israel e Judá o amam.',
      },
    ],
    read: {
      verses: '18:1-12',
      how: 'O grupo canta ou recita em ritmo o versículo 7. Quem lê Saul muda de rosto a partir do 8.',
    },
    observe: [
      {
        ask: 'O que Jônatas sente e o que entrega a Davi?',
        verses: '18:1-4',
        listen: 'Alma ligada; roupa, espada, arco, cinto: sinais de herdeiro.',
      },
      {
        ask: 'Que frase da canção muda o coração de Saul?',
        verses: '18:7-8',
        listen: 'Milhares e dez milhares: ele ouve só a conta.',
      },
      {
        ask: 'Como a inveja cresce, passo a passo, nos versículos seguintes?',
        verses: '18:8-12',
        listen: 'Ira, desconfiança no olhar, lança na mão, medo.',
      },
    ],
    interpret: [
      {
        ask: 'Jônatas tinha mais a perder do que Saul. De onde lhe veio a liberdade de dar o próprio manto?',
        verses: '18:3-4',
        listen: 'Amor e fé: alegra-se no que Deus faz, mesmo sem ser o centro.',
        follow: 'Que manto seria o seu?',
      },
      {
        ask: 'Saul não perdeu nenhum soldado com a canção. O que, então, ele sentiu que lhe tiraram?',
        verses: '18:8-9',
        listen: 'O primeiro lugar; a comparação rouba até o que se tem.',
      },
      {
        ask: 'Davi toca para acalmar justamente quem o odeia. O que a inveja faz com quem nos faz bem?',
        verses: '18:10-12',
        listen: 'Torna ameaça quem é presente; o remédio estava na harpa.',
      },
    ],
    live: [
      {
        ask: 'Quem é o seu Jônatas: aquele que se alegra de verdade quando você vai bem?',
        listen: 'Que mandem uma mensagem antes de sair.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que número hoje faz o papel de milhares e dez milhares: curtida, nota, gol, peso?',
        listen: 'Deixe que deem exemplos sem vergonha.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você já deu a um amigo que custou o seu lugar?',
        listen: 'Vaga, tempo, palco, indicação: honre as pequenas.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Homens falam pouco de amizade. O que falta para vocês terem, ou serem, um amigo assim?',
        listen: 'Tempo, frase, churrasco sem pressa: vá ao prático.',
        for: ['men', 'adults', 'couples'],
      },
      {
        ask: 'Quando um de vocês dois cresce mais rápido que o outro, o que aparece na casa: manto ou lança?',
        listen: 'Salário, estudo, ministério, filhos: sem julgar.',
        for: ['couples'],
      },
      {
        ask: 'Que amizade chegou à sua vida quando você menos tinha a oferecer?',
        listen: 'Costuma ser sinal de Deus; peça a história.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte a amizade que começou do jeito mais improvável: briga, engano de telefone, fila do banco, castigo na escola.',
        bridge: 'Um príncipe e um pastor de ovelhas viraram amigos no dia de uma batalha.',
      },
      {
        text: 'Que música não sai da cabeça quando você quer esquecer? Cantarole um pedaço.',
        bridge: 'Um rei ouviu um refrão e não dormiu mais direito.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire um casaco ou lenço, dobre e ponha sobre outra cadeira, como se fosse para alguém. Pense em quem.',
      bridge: 'Jônatas tirou a roupa de príncipe e a pôs nos ombros de um amigo.',
    },
    complete: [
      {
        name: 'Manto ou lança',
        text: 'Desenhe dois objetos. No manto: as pessoas cuja alegria me alegra, e uma a quem vou dizê-lo. Na lança: quando me comparo, costumo …; posso largá-la começando por …',
      },
      {
        name: 'Aliança',
        text: 'Escreva o texto de uma aliança de amizade em cinco linhas: com quem, o que nos damos, o que nos perdoamos, quando nos falamos, o que Deus tem a ver com isso.',
      },
    ],
    challenges: [
      {
        do: 'Dê um manto: ceda a um amigo uma oportunidade, um palco ou um crédito que caberia a você.',
        tell: 'O que você sentiu na hora e dois dias depois.',
      },
      {
        do: 'Elogie em público alguém com quem você se compara, com um exemplo verdadeiro.',
        tell: 'Se a lança ficou mais longe da mão.',
      },
    ],
    children: {
      truth: 'Amigo de verdade fica feliz com o outro.',
      to7: {
        story:
          'Depois que Davi venceu Golias, o príncipe Jônatas gostou muito dele. Jônatas tirou a própria roupa de príncipe, a espada, o arco e o cinto, e deu tudo de presente a Davi. Eles combinaram ser amigos para sempre. Todo mundo cantava: Davi é muito corajoso! Jônatas ficou feliz. Mas o rei Saul ficou com ciúme, com a cara fechada e o coração apertado. Um dia ele ficou tão zangado que quis machucar Davi. Davi saiu depressa, e Deus o guardou. Ciúme faz mal até para quem sente. Que bom quando a gente consegue dizer: Parabéns, meu amigo!',
        activity:
          'Cada criança dá a outra um adereço de papel (coroa, cinto) e diz: eu fico feliz porque você …',
        questions: [
          'O que Jônatas deu a Davi?',
          'Como o rei Saul ficou?',
          'De quem você pode ficar feliz hoje?',
        ],
      },
      to12: {
        story:
          'Quando Davi voltou da luta com Golias, encontrou na casa do rei dois corações diferentes. Jônatas, o filho do rei, gostou dele como da própria vida. Tirou o manto de príncipe, a espada, o arco e o cinto, e entregou tudo, como quem diz: fico contente por Deus ter escolhido você. Os dois fizeram uma aliança. As mulheres saíam dançando e cantavam que Saul venceu milhares e Davi dez milhares. Jônatas podia ter ficado com inveja, e não ficou. O rei, porém, contou os números da música e não gostou. Passou a olhar Davi com raiva, até que um dia atirou contra ele a lança. Davi escapou. Na mesma casa, um homem perdeu a paz por causa de um refrão, e outro deu o próprio manto e ganhou um amigo.',
        activity:
          'Teia de amizades: cada um tem um novelo e, ao jogá-lo, conta uma coisa boa que o outro faz melhor que ele, sem ciúme. Vejam a rede no fim.',
        questions: [
          'Por que Jônatas conseguiu ficar feliz e Saul não?',
          'O que a comparação faz com quem tem muito?',
          'Como dizer parabéns de coração quando dá ciúme?',
        ],
      },
      challenge: 'Dê os parabéns a alguém que foi melhor do que você em alguma coisa.',
    },
    prayer:
      'Senhor, obrigado pelos Jônatas que nos cobriram. Ensina-nos a tirar o manto sem calcular. Livra da lança quem vive contando milhares, e da solidão quem não tem aliança com ninguém.',
    leader: {
      lost: 'Discute-se o espírito mau de Saul e a natureza da amizade. Diga que o texto conta o que um tormento não cuidado provocou e que amizade leal entre homens, na Bíblia, não precisa de explicação. Volte ao manto e à lança.',
      tender:
        'Há quem viva com alguém que tem crises de raiva como Saul. Não ensine essa pessoa a aguentar: Davi saiu da sala, e mais de uma vez. Ajude-a a se proteger e a pedir socorro (Ligue 180, 190).',
    },
    comfort:
      'Se faz tempo que ninguém põe um manto nos seus ombros, saiba que Deus viu. E que há gente, talvez bem perto, que espera só o convite para começar uma aliança.',
    closing: 'Que a gente entregue mantos, e não lanças.',
    words: [
      'jonatas',
      'davi',
      'saul',
      'amizade',
      'alianca',
      'manto',
      'inveja',
      'ciume',
      'dez milhares',
      'lanca',
      'alma apegou',
      'mulheres cantavam',
      'harpa',
      'feriu seus milhares',
    ],
  },
  {
    verses: '20:1-42',
    key: '20:42',
    title: 'As flechas mais para lá',
    theme: 'a amizade que paga o preço',
    themes: ['amizade', 'fidelidade', 'familia', 'sofrimento'],
    idea: 'Jônatas defende o amigo ausente e leva a lança do próprio pai; no campo, umas flechas dizem que é hora de partir, e os dois choram e deixam o Senhor entre eles para sempre.',
    context:
      'Saul quer matar Davi. Jônatas, filho do rei e herdeiro do trono, custa a acreditar. Combinam um teste no jantar da lua nova e um sinal: se as flechas ficarem para cá do rapaz, Davi pode voltar; se passarem para lá, que fuja (20:18-22). À mesa, o lugar de Davi está vazio dois dias seguidos, e Saul explode contra o próprio filho (20:24-31).',
    retold: [
      {
        verses: '20:1-11',
        says: 'Davi pergunta a Jônatas que mal fez, pois há só um passo entre ele e a morte. Combinam que falte à mesa do rei.',
      },
      {
        verses: '20:12-23',
        says: 'Jônatas jura avisar Davi e pede misericórdia para a sua casa. O sinal serão flechas, para cá ou para lá do criado.',
      },
      {
        verses: '20:24-34',
        says: 'O lugar de Davi fica vazio, e Saul quer a sua morte. Jônatas pergunta o que ele fez, e o pai lhe atira uma lança.',
      },
      {
        verses: '20:35-40',
        says: 'Jônatas atira a flecha além do rapaz, que nada entende, e o manda à cidade com as armas.',
      },
      {
        verses: '20:41-42',
        says: 'Davi e Jônatas se beijam e choram. Jônatas diz que vá em paz, com o Senhor entre eles para sempre.',
      },
    ],
    read: {
      verses: '20:32-42',
      how: 'Deixem vazia uma cadeira da roda. Um lê Saul e Jônatas à mesa (32 a 34), de pé. Outro lê o campo (35 a 40), de costas. No 41 e no 42, a voz baixa. Esperem um pouco antes da primeira pergunta.',
    },
    observe: [
      {
        ask: 'Que duas perguntas Jônatas faz ao pai, e que resposta recebe?',
        verses: '20:32-33',
        listen: 'Por que morrerá, o que ele fez? A resposta é uma lança.',
      },
      {
        ask: 'Como Jônatas sai da mesa, e por quem sente dor?',
        verses: '20:34',
        listen: 'Irado, sem comer; por Davi, afrontado pelo pai.',
      },
      {
        ask: 'Como o sinal funciona, e quem participa sem entender nada?',
        verses: '20:36-39',
        listen: 'A flecha passa além; Jônatas grita; o rapaz corre e não sabe de nada.',
      },
      {
        ask: 'O que os dois amigos fazem quando ficam sozinhos?',
        verses: '20:41',
        listen: 'Davi se inclina três vezes; beijam-se e choram, Davi ainda mais.',
      },
      {
        ask: 'Quais são as últimas palavras de Jônatas, e até quem elas alcançam?',
        verses: '20:42',
        listen: 'Vai em paz; o Senhor entre mim e ti, e entre os nossos descendentes.',
      },
    ],
    interpret: [
      {
        ask: 'Com Davi vivo, Jônatas não seria rei. O que ele escolhe perder ao perguntar: o que ele fez?',
        verses: '20:32-33',
        listen: 'O trono, a aprovação do pai, a própria segurança à mesa.',
      },
      {
        ask: 'Pai e filho se enchem de ira na mesma sala. Em que a de Jônatas é diferente da de Saul?',
        verses: '20:33-34',
        listen:
          'A de um atira; a do outro levanta, sai e jejua. Uma nasce do medo de perder, a outra da dor por alguém.',
        follow: 'Por quem você se irou pela última vez?',
      },
      {
        ask: 'As flechas já tinham dado o recado. Por que, com todo o perigo, os dois ainda se encontram?',
        verses: '20:40-41',
        listen: 'O aviso salvava a vida; o abraço salvava outra coisa. Nem tudo cabe em código.',
      },
      {
        ask: '“O SENHOR seja entre mim e ti”: o que muda numa despedida quando Deus fica no meio?',
        verses: '20:42',
        listen:
          'A promessa passa a ter guarda; longe não vira esquecido. Anos depois, Davi cuidará do filho de Jônatas.',
      },
    ],
    live: [
      {
        ask: 'Quem já avisou você de um perigo, mesmo saindo caro para essa pessoa?',
        listen: 'O aviso e o preço.',
      },
      {
        ask: 'Jônatas ficou no meio, entre o pai e o amigo. Entre quem você já ficou, e como saiu de lá?',
        listen: 'Família, sogros, patrão, ex; sem dar lição.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Quando falam mal de alguém cujo lugar está vazio, que pergunta daria para fazer sem virar briga?',
        listen: 'O que ele fez? Treinem em voz alta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Os dois choraram um com o outro. Onde você aprendeu que homem não chora, e o que isso já lhe custou?',
        listen: 'Deixe tempo. Ninguém faz graça.',
        for: ['men', 'elderly'],
      },
      {
        ask: 'De que amigo você se despediu e ainda não se acostumou?',
        listen: 'Mudança, morte, briga, desencontro.',
        for: ['mourning', 'elderly', 'singles', 'adults'],
      },
      {
        ask: 'A promessa deles alcançava os filhos. Que filho de amigo poderia contar com você?',
        listen: 'Um nome e um jeito: aniversário, estudo, escuta.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'O que ajuda você a confiar numa amizade nova?',
        listen: 'Tempo, segredo guardado, presença em dia ruim.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que sinal secreto você tem com alguém para dizer: vamos embora desta festa? Mostre, se ele ainda puder ser usado.',
        bridge: 'Dois amigos combinaram um sinal com flechas.',
      },
      {
        text: 'Na sua casa, de quem é o lugar no sofá ou na mesa em que ninguém mais se senta?',
        bridge: 'No jantar do rei, um lugar vazio virou assunto.',
        for: ['adults', 'couples', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha uma cadeira vazia à sua frente e pense no amigo que caberia nela hoje.',
      bridge: 'Numa mesa de rei havia um lugar vazio e um amigo que perguntou por ele.',
    },
    complete: [
      {
        name: 'Três flechas',
        text: 'Desenhe três flechas e dê um recado a cada uma: para cá, pode voltar, porque … ; para lá, cuide-se, porque … ; a terceira, eu fico do seu lado quando … . Ponha um nome em cada.',
      },
      {
        name: 'Entre mim e ti',
        text: 'Escreva dois nomes com um espaço no meio: eu e … . No espaço, ponha o nome de Deus. Embaixo: Se a gente ficar longe, eu … . Se os seus precisarem, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, quando falarem mal de alguém que não está, faça a pergunta de Jônatas, o que ele fez?, e não diga mais nada.',
        tell: 'O que aconteceu depois da pergunta.',
      },
      {
        do: 'No sábado, mande um áudio a um amigo distante com uma lembrança que só vocês dois entendem, e termine com: o Senhor seja entre mim e você.',
        tell: 'Quanto tempo fazia e o que voltou.',
      },
    ],
    children: {
      truth: 'Amigo de verdade fica do lado, mesmo quando custa.',
      to7: {
        story:
          'Davi e Jônatas eram muito amigos. O papai de Jônatas era o rei Saul, e ele estava bravo com Davi, bravo demais. Davi precisou se esconder no campo. Jônatas disse: vou descobrir se é perigoso e aviso você com um segredo. Vou atirar flechas. Se elas forem longe, longe, é para você ir embora. Jônatas perguntou ao pai: o que o Davi fez? O rei ficou mais bravo ainda. Então Jônatas foi ao campo. Zum! A flecha passou bem para lá. Davi entendeu. Os dois se abraçaram e choraram. Jônatas disse: vá em paz. Deus vai ficar entre mim e você, para sempre. E eles continuaram amigos.',
        activity:
          'Com canudos como flechas, inventem em duplas um sinal secreto que quer dizer: eu sou seu amigo. Façam o sinal de longe.',
        questions: [
          'Onde Davi se escondeu?',
          'O que a flecha lá longe queria dizer?',
          'Como você mostra que é amigo de alguém?',
        ],
      },
      to12: {
        story:
          'Jônatas era filho do rei e ia ser rei um dia. O melhor amigo dele era Davi, e o rei Saul, com inveja, queria acabar com Davi. Jônatas não acreditou logo, e os dois fizeram um plano. Davi se escondeu no campo. Na festa da lua nova, o lugar dele ficou vazio. Saul perguntou por ele e gritou que Davi devia morrer. Jônatas teve coragem: por quê? O que ele fez? O rei ficou furioso, e o filho saiu da mesa sem comer. No dia seguinte, foi ao campo com um rapaz e atirou flechas. Se caíssem perto, Davi podia voltar; se passassem para longe, tinha de fugir. A flecha passou. O rapaz correu para buscá-la sem entender nada. Depois que ele foi embora, os amigos se abraçaram e choraram. Jônatas sabia que perderia o trono para Davi, e mesmo assim disse: vá em paz, o Senhor esteja entre nós para sempre.',
        activity:
          'Código de amigos: em duplas, inventem três sinais sem palavras, para dizer cuidado, vem cá e estou com você. Os outros tentam decifrar.',
        questions: [
          'O que Jônatas podia perder por ser amigo de Davi?',
          'Como era o sinal das flechas?',
          'Quando é difícil defender um amigo?',
        ],
      },
      challenge: 'Se falarem mal de um amigo, diga uma coisa boa e verdadeira sobre ele.',
    },
    prayer:
      'Senhor, fica entre nós e os amigos que estão longe. Dá-nos a coragem de perguntar por quem não está à mesa. Consola os que se despedem no campo, e faz da nossa palavra um abrigo para os filhos deles.',
    leader: {
      lost: 'O beijo e o choro causam risinho ou debate. Naquele mundo, homens se despediam assim, como ainda hoje em muitos lugares; conduza para a lealdade. E não gaste o tempo com o plano inteiro: conte o combinado em três frases e vá para a mesa e para o campo.',
      tender:
        'O versículo 33 é um pai que atira uma lança no filho. Quem cresceu numa casa assim pode ficar calado ou rir alto: não insista. Criança ou adolescente que corre perigo: Disque 100. Diga que Jônatas fez bem em sair da mesa.',
      differ:
        'A desculpa da festa em Belém (20:6, 28) era verdade, meia verdade ou mentira? Cristãos julgam de modos diferentes quando há uma vida em perigo. O texto conta e não dá nota.',
    },
    comfort:
      'Davi chorou mais. O texto reparou nisso e não explicou. Se a sua despedida foi no campo, às pressas, sem tempo, ainda se pode dizer: o Senhor seja entre mim e ti.',
    closing:
      'Jônatas abriu mão do trono por um amigo; Jesus deu a vida pelos amigos, e é assim que nos chama.',
    words: [
      'jonatas e davi',
      'lua nova',
      'tres flechas',
      'flechas mais para la',
      'pedra de ezel',
      'lugar de davi vazio',
      'alianca de jonatas',
      'despedida de davi',
      'amizade verdadeira',
      'o senhor entre mim e ti',
      'herdeiro do trono',
    ],
  },
  {
    verses: '24:1-22',
    key: '24:12',
    title: 'O manto na mão',
    theme: 'não se vingar quando dá para se vingar',
    themes: ['perdao', 'fidelidade', 'tentacao', 'justica'],
    idea: 'O inimigo entra sozinho na caverna onde Davi se esconde; os amigos dizem que é Deus, e Davi aprende, com o coração batendo, que nem toda porta aberta é permissão.',
    context:
      'Davi é perseguido há anos por um rei ciumento e vive em cavernas com seiscentos fugitivos. Saul entra numa delas para fazer as necessidades, sem saber quem está no escuro. É a oportunidade que todos esperavam.',
    retold: [
      {
        verses: '24:1-3',
        says: 'Saul sai com três mil homens em busca de Davi. Entra numa cova, e ali nos lados estão Davi e os seus.',
      },
      {
        verses: '24:4-7',
        says: 'Os homens de Davi dizem que é o dia prometido. Ele corta a beira do manto de Saul, o coração o golpeia, e ele não permite que ataquem o ungido do Senhor.',
      },
      {
        verses: '24:8-15',
        says: 'Davi mostra a Saul a beira do manto e diz que sua mão não será contra ele. O Senhor julgará, e o rei persegue um cão morto, uma pulga.',
      },
      {
        verses: '24:16-22',
        says: 'Saul chora e diz que Davi é mais justo que ele. Entende que Davi vai reinar e o faz jurar que não apagará sua descendência.',
      },
    ],
    read: {
      verses: '24:4-15',
      how: 'Quem lê os homens de Davi cochicha; quem lê Davi, na segunda parte, fala de longe, em voz alta.',
    },
    observe: [
      {
        ask: 'Que palavras os companheiros usam para convencer Davi?',
        verses: '24:4',
        listen: 'Eis o dia que te disse o Senhor; farás como te parecer.',
      },
      {
        ask: 'O que Davi faz, o que sente e o que diz aos seus?',
        verses: '24:4-7',
        listen: 'Corta a beira do manto, o coração golpeia, e ele contém os homens.',
      },
      {
        ask: 'Que palavras Davi usa para Saul quando se revela?',
        verses: '24:8-15',
        listen: 'Meu senhor, meu pai, ungido; e entrega a causa a Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Os amigos dizem que é Deus quem preparou a cena. Como alguém pode usar o nome de Deus para dar força à vingança?',
        verses: '24:4, 24:6',
        listen: 'A oportunidade parecia clara; Davi conferiu com o que já sabia de Deus.',
        follow: 'De que forma uma facilidade pode enganar?',
      },
      {
        ask: 'Ele só cortou um pano. Por que o coração de Davi bate por isso?',
        verses: '24:5-6',
        listen: 'Consciência fina: percebe onde começa o desrespeito.',
      },
      {
        ask: '“Julgue o SENHOR entre mim e ti”: o que Davi ganha ao deixar a sentença com outro?',
        verses: '24:12, 24:15',
        listen: 'Mão limpa e liberdade; não precisa carregar a vingança.',
      },
    ],
    live: [
      {
        ask: 'Que vingança caiu no seu colo, prontinha, e o que ajudou ou faltou para deixá-la passar?',
        listen: 'Print, segredo, voto, multa: o que vale é a luta por dentro.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Os amigos insistem que você revide. O que você responde, com que frase?',
        listen: 'Ajude a achar uma frase curta e digna.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pequena desforra, do tamanho de uma beira de manto, já deixou o seu coração batendo depois?',
        listen: 'Indireta, comentário, fofoca: consciência é graça.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Um de vocês tem a prova que acabaria com a discussão. Que uso você faria dela se não quisesse cortar o manto?',
        listen: 'Provas servem à verdade; não à humilhação.',
        for: ['couples'],
      },
      {
        ask: 'Alguém com autoridade sobre você é injusto. Como respeitar a pessoa e, ao mesmo tempo, dizer a verdade?',
        listen: 'Davi chama-o de pai e mostra o pedaço de pano.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'O que significa dizer hoje: Deus, julga tu, e eu não ponho a mão?',
        listen: 'Alívio para uns, revolta para outros; os dois cabem.',
        for: ['mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua maior chance de dar o troco em alguém, e por que você não deu?',
        bridge: 'Davi teve a dele no escuro de uma caverna, e parou na beira do manto.',
      },
      {
        text: 'Que situação constrangedora, de banheiro, silêncio ou porta aberta, rende boas gargalhadas até hoje?',
        bridge: 'O rei entrou sozinho numa caverna para algo bem privado. Lá dentro havia gente.',
        for: ['teens', 'young', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Segure a ponta da sua camisa ou de um pano entre dois dedos. Sinta como é fácil rasgar, e solte.',
      bridge: 'Um homem segurou a beira do manto do inimigo, e soltou.',
    },
    complete: [
      {
        name: 'Beira do manto',
        text: 'Desenhe um pano e, sem dizer o nome, escreva: a oportunidade que tenho de me vingar é …; se eu aproveitar, meu coração …; prefiro dizer a Deus: …',
      },
      {
        name: 'Porta aberta?',
        text: 'Responda por escrito a três perguntas: por que isto parece tão fácil? O que já sei de Deus a respeito? Quem mais sai ferido se eu entrar?',
      },
    ],
    challenges: [
      {
        do: 'Solte a beira: abra mão de uma pequena desforra que estava na sua mão (mensagem, comentário, favor negado).',
        tell: 'Sem nomes, o que você soltou e como dormiu.',
      },
      {
        do: 'Fale de frente e com respeito com alguém que foi injusto, mostrando o fato sem humilhar.',
        tell: 'Como foi mostrar o pedaço de pano.',
      },
    ],
    children: {
      truth: 'Deus cuida da justiça: eu não preciso me vingar.',
      to7: {
        story:
          'O rei Saul estava com ciúme e procurava Davi por todo lado. Davi se escondia numa caverna, bem escura, com os amigos. De repente entrou alguém sozinho. Era o rei Saul! Os amigos cochicharam: Davi, é a sua chance! Davi foi de mansinho e cortou um pedacinho do manto dele. Mas na mesma hora o coração de Davi bateu forte: Puxa, não devo fazer mal a ele. E disse: Não! O rei saiu, e Davi gritou de longe: Veja! Eu podia ter machucado você, mas não machuquei! Deus sabe. Saul chorou e disse: Você foi melhor do que eu. Davi deixou a justiça com Deus.',
        activity:
          'Em duplas, uma criança segura a ponta de um pano e diz: Eu não vou revidar! e solta. A outra responde: Que bom, obrigado!',
        questions: [
          'Onde Davi estava escondido?',
          'O que ele cortou?',
          'O que você pode fazer em vez de se vingar?',
        ],
      },
      to12: {
        story:
          'Fazia anos que o rei Saul caçava Davi por inveja. Davi vivia em cavernas, com gente fugida. Um dia, o rei entrou numa delas sozinho, sem saber quem estava no fundo. Os amigos sussurraram: foi Deus quem trouxe! Faça o que quiser com ele! Davi rastejou, chegou bem perto e cortou um pedaço do manto. Só isso. E o coração dele começou a bater com força, porque percebeu que também isso era desrespeito. Contou aos amigos que não tocaria no rei, e segurou todo mundo. Quando Saul saiu, Davi foi atrás e gritou: meu senhor, olha aqui o pedaço do seu manto! Eu podia ter feito mal e não fiz. Que Deus julgue entre nós, mas a minha mão não vai contra o senhor. Saul chorou: você foi melhor do que eu. Davi não fingiu que estava tudo bem, nem se vingou. Deixou a sentença com Deus.',
        activity:
          'Teatro de duas escolhas: o mesmo caso (um colega estraga o seu trabalho) com o final da vingança e o final de mostrar e não ferir. Votem qual protege mais.',
        questions: [
          'Por que o conselho dos amigos parecia bom e não era?',
          'O que Davi fez além de não se vingar?',
          'Em que situação você pode mostrar a verdade sem humilhar?',
        ],
      },
      challenge: 'Deixe passar uma chance de revidar e conte a Deus como foi.',
    },
    prayer:
      'Senhor, tu julgas entre nós e quem nos fere. Guarda a mão quando a porta se abre. Dá um coração que bata diante do pequeno corte e uma voz que mostre a verdade sem ferir. Toma a nossa causa.',
    leader: {
      lost: 'A cena da caverna diverte, e o ungido do Senhor vira defesa de autoridade intocável. Diga que o texto fala de não se vingar, e que líderes abusivos devem ser denunciados com respeito, não protegidos.',
      tender:
        'Se alguém está sob um Saul, um chefe, parceiro ou líder que o persegue, não ensine a ficar por perto. Davi continuou fugindo e não voltou à casa do rei. Ofereça rede: Ligue 180, Disque 100, ouvidoria.',
    },
    comfort:
      'Talvez a sua mão esteja cansada de segurar a conta do que fizeram com você. Pode abri-la um pouco. Deus não pede que você goste de quem lhe fez mal; ele se oferece para ficar com a sentença.',
    closing: 'Nem toda porta aberta é permissão.',
    words: [
      'davi',
      'saul',
      'caverna',
      'en gedi',
      'manto',
      'beira do manto',
      'ungido do senhor',
      'vinganca',
      'julgue o senhor',
      'coracao de davi golpeou',
      'perseguicao',
      'oportunidade',
      'cao morto',
      'minha mao nao sera contra ti',
    ],
  },
  {
    verses: '25:1-42',
    key: '25:33',
    title: 'A mulher que desceu do jumento',
    theme: 'desarmar a raiva',
    themes: ['sabedoria', 'lingua', 'perdao', 'justica'],
    idea: 'Com quatrocentas espadas a caminho, Abigail chega com pão e palavras: não pede que Davi engula a ofensa, e sim que não carregue sangue depois; e um homem armado se deixa deter.',
    context:
      'Davi vive no deserto com seiscentos homens. Eles protegeram os pastores do rico Nabal e, no dia da tosquia, que era de festa, pedem comida. Nabal responde com insulto. Davi manda pôr as espadas e jura não deixar vivo um homem daquela casa (25:13, 21-22). Um empregado avisa Abigail, mulher de Nabal; ela carrega jumentos com pão, vinho e passas e desce ao encontro dele (25:14-20).',
    retold: [
      {
        verses: '25:1-13',
        says: 'Davi manda pedir comida ao rico Nabal, na tosquia das ovelhas. Nabal recusa, e Davi sobe com quatrocentos homens de espada.',
      },
      {
        verses: '25:14-22',
        says: 'Um criado conta que os homens de Davi foram para eles como um muro. Abigail, mulher de Nabal, carrega asnos de comida e desce.',
      },
      {
        verses: '25:23-31',
        says: 'Abigail se lança aos pés de Davi, pede perdão e lembra que, quando ele for chefe, não lhe pesará ter derramado sangue sem causa.',
      },
      {
        verses: '25:32-35',
        says: 'Davi bendiz a Deus e o bom-senso de Abigail, que o impediu de se vingar por sua própria mão.',
      },
      {
        verses: '25:36-42',
        says: 'Nabal, ao saber, fica como pedra, e dez dias depois morre. Davi manda buscar Abigail, e ela se torna sua mulher.',
      },
    ],
    read: {
      verses: '25:23-33',
      how: 'Quem faz Davi fica de pé, com a mão na cintura como quem segura a espada. Quem faz Abigail lê sem gritar e sem pressa. No 32, Davi solta a mão.',
    },
    observe: [
      {
        ask: 'O que Abigail faz com o corpo antes de pedir para falar?',
        verses: '25:23-24',
        listen: 'Desce depressa do asno, inclina-se, lança-se aos pés dele.',
      },
      {
        ask: 'O que ela diz do marido, e o que toma para si?',
        verses: '25:24-25',
        listen: 'Que ele é como o nome, um louco; sobre mim seja o pecado; eu não vi os criados.',
      },
      {
        ask: 'Quem, segundo ela, está detendo Davi, e de quê?',
        verses: '25:26',
        listen: 'O Senhor; de derramar sangue e vingar-se pela própria mão.',
      },
      {
        ask: 'Que futuro ela põe diante dele, e o que não quer que haja lá?',
        verses: '25:28-31',
        listen: 'Casa firme, chefe de Israel; sem tropeço, sem sangue derramado à toa.',
      },
      {
        ask: 'A quem Davi bendiz, e o que admite que ia fazer?',
        verses: '25:32-33',
        listen: 'Ao Senhor, ao bom senso dela, a ela; ia derramar sangue e vingar-se.',
      },
    ],
    interpret: [
      {
        ask: 'Ela não ofendeu ninguém e diz: sobre mim. O que isso abre na conversa, que uma explicação não abriria?',
        verses: '25:24, 25:28',
        listen:
          'Dá à raiva um lugar para parar. Ela não mente sobre Nabal; põe-se na frente da casa.',
      },
      {
        ask: 'Em vez de pedir calma, Abigail fala do Davi de amanhã: “não te será isto em tropeço”. Por que isso desarma mais?',
        verses: '25:30-31',
        listen: 'Lembra quem ele é chamado a ser; a vingança de hoje moraria com ele para sempre.',
        follow: 'Que frase assim já serviu para você?',
      },
      {
        ask: 'Ela fala em funda, e todos ali sabem de qual. O que faz a uma pessoa furiosa lembrar o que Deus já fez por meio dela?',
        verses: '25:28-29',
        listen: 'Tira a luta da mão dela e devolve a Deus; acorda a gratidão no meio da raiva.',
      },
      {
        ask: 'Davi agradece por ter sido impedido, diante de quatrocentos homens. O que custa dizer isso em voz alta?',
        verses: '25:32-33',
        listen: 'A pose. Ele ouve uma mulher que nem conhece e reconhece nela a mão de Deus.',
      },
    ],
    live: [
      {
        ask: 'Que ofensa pequena já fez você pegar uma espada grande demais?',
        listen: 'Vaga, grupo da família, troco, tom de voz. Comece o líder.',
      },
      {
        ask: 'O você de daqui a dez anos olha esta briga de hoje. O que ele agradece que não tenha sido feito?',
        listen: 'Uma frase não dita, uma porta não batida.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Responder na hora, tirar print, expor: quem já desceu do jumento na sua frente e impediu você?',
        listen: 'Uma amiga, um irmão, a bateria que acabou.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem consegue deter você, e o que essa pessoa faz que funciona?',
        listen: 'O tom, a hora, o café; digam isso a ela.',
        for: ['men', 'couples', 'adults'],
      },
      {
        ask: 'Um empregado falou, e uma casa inteira se salvou. Quem, abaixo de você, vê o perigo que você não vê?',
        listen: 'Filho, estagiária, porteiro, o mais novo do grupo.',
        for: ['parents', 'long-believers', 'adults'],
      },
      {
        ask: 'Em que conflito daria para chegar com pão antes de chegar com razão, sem se pôr em perigo?',
        listen: 'Onde há segurança. Onde não há, o pão é outro: pedir ajuda.',
        for: ['women', 'couples', 'elderly', 'singles'],
      },
      {
        ask: 'O que facilita, para você, ouvir um não faça isso sem se sentir humilhado?',
        listen: 'Em particular, com respeito, com memória do que há de bom.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida desmancha qualquer briga na sua família?',
        bridge: 'Uma mulher desceu o monte com duzentos pães e cem cachos de passas.',
      },
      {
        text: 'Quando você está com fome, o que acontece com o seu humor, e quem percebe primeiro?',
        bridge: 'Homens com fome ouviram um insulto, e quatrocentos pegaram a espada.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Feche a mão com força, como quem segura um cabo. Conte até vinte e abra os dedos um por um.',
      bridge: 'Um homem armado abriu a mão assim, na estrada.',
    },
    complete: [
      {
        name: 'Carta do meu amanhã',
        text: 'Escreva: Daqui a dez anos, quando me lembrar de … , quero poder dizer que não … . Quem me ajudou a parar foi … . Por isso, hoje eu solto … .',
      },
      {
        name: 'Carga do jumento',
        text: 'Desenhe um jumento com três cestos, para levar a alguém que está bravo com razão. No primeiro, uma comida: … . No segundo, uma palavra verdadeira: … . No terceiro, um pedido: … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva a resposta malcriada, guarde-a até quinta à noite e só então decida o que fazer com ela.',
        tell: 'O que aconteceu com o papel.',
      },
      {
        do: 'No sábado, leve uma comida feita por você a alguém com quem há um estremecimento, se for seguro, e não explique nada.',
        tell: 'O que você fez e como foi bater à porta.',
      },
    ],
    children: {
      truth: 'Com boas palavras e um pão, ajudo a parar brigas.',
      to7: {
        story:
          'Davi e os amigos cuidaram das ovelhas de um homem muito rico, chamado Nabal. Um dia pediram comida a ele. Nabal gritou: não dou nada! Davi ficou bravo, muito bravo, e veio com os seus homens para brigar. Ai, ai, ai! Mas na casa havia uma mulher sábia, a Abigail. Ela correu: pão, pão, pão, passas, figos, suco! Pôs tudo em cima dos jumentinhos e foi depressa pela estrada. Quando viu Davi, desceu do jumento e falou com carinho: por favor, não brigue. Deus cuida de você. Davi escutou, respirou fundo e guardou a espada. Ele disse: obrigado, Abigail! Foi Deus que mandou você.',
        activity:
          'Um cavalinho de almofada leva pão de um lado ao outro da sala. Quem recebe faz cara de bravo, respira fundo três vezes e agradece.',
        questions: [
          'Por que Davi ficou bravo?',
          'O que Abigail levou nos jumentinhos?',
          'O que ajuda você a não brigar?',
        ],
      },
      to12: {
        story:
          'Davi vivia escondido no deserto e, com os seus homens, protegeu as ovelhas do rico Nabal sem cobrar nada. Na época da festa, mandou pedir um pouco de comida. Nabal respondeu com grosseria: quem é esse Davi? Davi perdeu a cabeça: peguem as espadas! Quatrocentos homens saíram para se vingar. Um empregado correu para contar a Abigail, a mulher de Nabal. Ela não perdeu um minuto: juntou duzentos pães, passas e figos, carregou os jumentos e foi encontrar o exército na estrada. Sozinha na frente de todos, desceu do jumento e falou com coragem e respeito. Não disse que Davi não tinha razão. Disse: Deus vai fazer de você um rei; quando esse dia chegar, você não vai querer lembrar que fez uma maldade por raiva. Davi ficou quieto. Depois disse: bendito seja Deus, que mandou você, e bendito o seu bom senso. E voltou sem brigar.',
        activity:
          'Teatro em trios: um está furioso, outro conta por quê, o terceiro chega com um lanche e uma frase que faz parar. Troquem os papéis.',
        questions: [
          'O que Abigail disse que fez Davi parar?',
          'Por que Davi agradeceu a ela?',
          'Que frase ajuda quando você está com raiva?',
        ],
      },
      challenge: 'Quando ficar bravo, respire, tome um copo de água e só depois responda.',
    },
    prayer:
      'Senhor, manda Abigails ao nosso encontro quando a mão já está na espada. Dá-nos ouvidos para descer da raiva. E a quem tem de descer do jumento, dá pão, palavra certa e proteção.',
    leader: {
      lost: 'O casamento do fim e as várias mulheres de Davi (39-44) puxam a conversa: o texto conta um costume, não dá modelo. E Abigail não é lição de mulher que aguenta marido mau. Ela age sem ele, diz a verdade sobre ele e salva a casa. O assunto da noite é a mão que se abre.',
      tender:
        'Pode haver na sala uma mulher casada com um Nabal. Ninguém lhe diga que fique e seja sábia. Abigail tinha empregados, caminho e pressa; quem está em perigo precisa de rede: Ligue 180, Delegacia da Mulher, 190. Ouça em particular e não conte ao marido.',
    },
    comfort:
      'Às vezes quem está furioso está só exausto e com fome. Abigail levou pão antes do conselho. Se ninguém desceu a estrada até você ainda, coma alguma coisa, descanse, e deixe a resposta para depois.',
    closing: 'Abigail disse: sobre mim seja o pecado; Jesus desceu até nós e fez o que ela disse.',
    words: [
      'abigail',
      'nabal',
      'tosquiadores',
      'tosquia',
      'duzentos paes',
      'desceu do jumento',
      'vingar se por si mesmo',
      'mulher sensata',
      'homem insensato',
      'pacificadora',
      'quatrocentos homens',
      'feixe dos que vivem',
      'deserto de para',
    ],
  },
  {
    verses: '28:3-25',
    key: '28:15',
    title: 'A última noite de Saul',
    theme: 'o silêncio de Deus e os atalhos',
    themes: ['medo', 'oracao', 'obediencia', 'sofrimento'],
    idea: 'Apavorado e sem resposta, Saul procura de noite o que ele mesmo tinha proibido; quer um conselho, e não quer voltar a Deus, e no fim é aquela mulher quem lhe dá de comer.',
    context:
      'Samuel morreu. Anos antes, Saul deixou de obedecer e foi rejeitado como rei (capítulo 15); depois perseguiu Davi e chegou a mandar matar sacerdotes (22:17-18). A Lei proibia consultar os mortos, e ele mesmo expulsou quem fazia isso. Agora os filisteus acampam em frente. Depois do que vamos ler, ele cai no chão sem forças, e a mulher lhe faz pão (28:20-25).',
    retold: [
      {
        verses: '28:3-7',
        says: 'Os filisteus acampam, e Saul tem medo. Consulta o Senhor, que não responde, e manda procurar uma mulher que chama os mortos.',
      },
      {
        verses: '28:8-14',
        says: 'Disfarçado, Saul vai de noite à mulher e pede que faça vir Samuel. Ela grita, descreve um ancião de manto, e Saul entende que é ele.',
      },
      {
        verses: '28:15-19',
        says: 'Samuel pergunta a Saul por que o inquieta, se o Senhor se afastou dele. O reino foi dado a Davi, e amanhã Saul e os filhos estarão com Samuel.',
      },
      {
        verses: '28:20-25',
        says: 'Saul cai no chão sem forças, pois não comeu o dia todo. A mulher mata um bezerro e faz pães, e ele come e parte naquela noite.',
      },
    ],
    read: {
      verses: '28:5-15',
      how: 'À noite e sem teatro: nada de apagar a luz nem de fazer voz de assombração. Um narrador, Saul e a mulher. O líder conta no fim, em duas frases, a resposta de Samuel e a comida que ela preparou.',
    },
    observe: [
      {
        ask: 'O que Saul vê, o que sente, e por que caminhos Deus não responde?',
        verses: '28:5-6',
        listen: 'O acampamento; medo e coração perturbado; nem sonhos, nem Urim, nem profetas.',
      },
      {
        ask: 'O que ele manda buscar, e o que faz para não ser reconhecido?',
        verses: '28:7-8',
        listen: 'Uma necromante; disfarça-se, troca a roupa, vai de noite.',
      },
      {
        ask: 'De que a mulher tem medo, e em nome de quem Saul lhe jura proteção?',
        verses: '28:9-10',
        listen: 'De uma armadilha que lhe custe a vida; ele jura pelo Senhor.',
      },
      {
        ask: 'A quem Saul quer ouvir, e em que momento a mulher descobre quem ele é?',
        verses: '28:11-12',
        listen: 'Samuel; ao vê-lo, ela grita: tu és Saul.',
      },
      {
        ask: 'Com que palavras ele explica por que veio?',
        verses: '28:15',
        listen: 'Estou muito angustiado; Deus se afastou e não responde; que faço?',
      },
    ],
    interpret: [
      {
        ask: 'Ele jura pelo Senhor que ninguém será castigado por desobedecer ao Senhor. O que essa frase mostra do estado em que está?',
        verses: '28:10',
        listen: 'O nome de Deus virou fórmula. Ainda o usa, e já não o escuta.',
      },
      {
        ask: 'Perguntou, não ouviu nada e foi bater em outra porta. O que mais se podia fazer com aquele silêncio?',
        verses: '28:6-7',
        listen:
          'Ficar, confessar, reparar, chamar Davi de volta. Ele quer saber o que fazer, e não fazer as pazes.',
        follow: 'Que diferença há entre querer uma resposta e querer a Deus?',
      },
      {
        ask: 'Podia pedir qualquer voz, e pede a de Samuel. O que será que ele procura nela?',
        verses: '28:11, 28:15',
        listen:
          'A voz que dizia a verdade e que ele não ouviu em vida; saudade do homem que ele mesmo era.',
      },
      {
        ask: '“Para que me declares o que tenho de fazer.” O que há de triste nesse pedido, vindo de quem vem?',
        verses: '28:15',
        listen: 'Samuel já tinha dito muitas vezes. Falta-lhe menos informação do que volta.',
      },
    ],
    live: [
      {
        ask: 'Quando Deus parece calado, que porta você fica com vontade de abrir de noite?',
        listen: 'Nomeiem sem susto: bebida, ex, tela, carta, trabalho.',
      },
      {
        ask: 'De madrugada, com medo do dia seguinte, onde você procura resposta na tela, e como fica depois?',
        listen: 'Vídeo, teste, signo, conversa sem fim; o corpo no outro dia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que orientação você já recebeu e ainda não cumpriu, enquanto pede outra?',
        listen: 'Perdoar, parar, devolver, procurar ajuda; só uma.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'De alguém que já morreu, de que conselho você sente falta?',
        listen: 'Saudade não é pecado. Deixe que contem a voz da pessoa.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'A mulher deu o seu bezerro a quem a tinha perseguido. Quem já cuidou de você sem lhe dever nada?',
        listen: 'Alguém de quem não se esperava; o que pôs na mesa.',
        for: ['adults', 'women', 'couples'],
      },
      {
        ask: 'O que você já viveu com cartas, guias ou consultas, e como gostaria de ser ouvido sobre isso?',
        listen: 'Ninguém assusta, ninguém zomba, ninguém corrige hoje.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que grupo precisaríamos ser para que alguém muito angustiado viesse aqui sem disfarce?',
        listen: 'Gestos concretos: hora, segredo, comida, telefone.',
      },
    ],
    icebreakers: [
      {
        text: 'Com quem você conversa quando perde o sono: travesseiro, geladeira, gato, celular?',
        bridge: 'Na véspera da batalha, um rei não conseguiu dormir.',
      },
      {
        text: 'Que frase de um avô, de uma tia ou de um professor antigo você repete até hoje, imitando a voz?',
        bridge: 'Saul queria ouvir mais uma vez a voz de Samuel.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Fique dois minutos em silêncio, sem pedir nada. Repare no que dá vontade de pegar para não ficar assim.',
      bridge: 'Um rei não aguentou o silêncio e saiu de noite.',
    },
    complete: [
      {
        name: 'Sem resposta',
        text: 'Complete: Perguntei a Deus … . Até agora, ouvi … . No silêncio tive vontade de procurar … . O que eu já sei que ele me pede é … .',
      },
      {
        name: 'A frase que ficou',
        text: 'Escreva uma frase boa de alguém que já se foi: … . Obrigado, Senhor, por essa voz, porque … . O que eu ainda queria dizer a essa pessoa, digo a ti: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa que você já sabe que Deus lhe pede e faça-a até quarta, antes de pedir outra direção.',
        tell: 'O que fez e o que mudou no silêncio.',
      },
      {
        do: 'Combine até sábado com uma pessoa do grupo: na noite ruim de um, o outro atende. Leiam juntos ao telefone o Salmo 13.',
        tell: 'Se precisaram, e como foi ter o número à mão.',
      },
    ],
    children: null,
    prayer:
      'Senhor, estamos muito angustiados e às vezes não te ouvimos. Não nos deixes sair de noite atrás de qualquer voz. Faz-nos voltar, mais do que saber. E põe pão na mesa de quem já não tem forças.',
    leader: {
      lost: 'A curiosidade pelo além engole a noite: como ela fez, o que ela viu. O texto não ensina e não explica; a Bíblia proíbe essa prática (Deuteronômio 18:10-12) e a cita entre as razões da queda de Saul (1 Crônicas 10:13-14). Volte sempre à frase do 15: estou muito angustiado.',
      tender:
        'Quem está de luto pode ter procurado um médium para ouvir quem perdeu: receba a saudade primeiro. Quem tem família espírita ou de terreiro não deve ser alvo de piada. Saul morre no dia seguinte pela própria mão (31:4): se alguém falar em acabar com tudo, não o deixe só, CVV 188.',
      differ:
        'Era mesmo Samuel? Muitos leem que sim, que Deus o permitiu daquela vez, como o texto o chama; outros, que foi um engano de espírito mau ou da própria mulher. Todos concordam que a cena não é um convite. Não decidam isso em votação.',
    },
    comfort:
      'O último gesto bom que Saul recebeu foi um prato de comida, da mão de uma estranha. Se esta é uma noite assim para você, coma, sente-se, deixe alguém ficar perto. Não resolva nada no escuro.',
    closing:
      'No silêncio mais escuro que houve, Jesus não procurou outra voz: disse Deus meu até o fim, e ao terceiro dia veio a resposta.',
    words: [
      'en dor',
      'feiticeira de en dor',
      'pitonisa',
      'necromante',
      'necromancia',
      'consultar os mortos',
      'medium',
      'adivinhos',
      'urim',
      'ultima noite de saul',
      'saul e samuel morto',
      'deus nao respondeu a saul',
    ],
  },
  {
    verses: '30:1-20',
    key: '30:6',
    title: 'Cinzas de Ziclague',
    theme: 'fortalecer-se em Deus na perda',
    themes: ['sofrimento', 'luto', 'oracao', 'esperanca'],
    idea: 'Sem cidade, sem família e apontado pelos próprios companheiros, Davi chora até faltar força e se fortalece em Deus; depois consulta, levanta-se e trata bem quem encontra caído.',
    context:
      'Davi volta de longe e encontra a aldeia queimada, e as famílias de todos levadas. Os homens, fora de si, falam em apedrejá-lo. É o fundo do poço de quem já tinha sido ungido e ainda não era rei.',
    retold: [
      {
        verses: '30:1-6',
        says: 'Davi acha Ziclague queimada e as famílias levadas pelos de Amaleque. Todos choram até faltarem as forças, falam de apedrejá-lo, e ele se esforça no Senhor.',
      },
      {
        verses: '30:7-10',
        says: 'Davi consulta o Senhor, que o manda seguir a tropa e promete livramento. Vai com quatrocentos homens, e duzentos, cansados, ficam no ribeiro de Besor.',
      },
      {
        verses: '30:11-15',
        says: 'Os homens acham um egípcio faminto e lhe dão pão, figos e passas. O amo o deixou porque estava doente, e ele aceita levar Davi à tropa.',
      },
      {
        verses: '30:16-20',
        says: 'Davi ataca a tropa, que estava em festa, e recupera tudo, mulheres, filhos e filhas. Não falta coisa pequena nem grande.',
      },
    ],
    read: {
      verses: '30:1-12',
      how: 'Leiam os versículos 1 a 5 devagar e em voz baixa. Parem dois tempos depois do 4. O 6 é lido duas vezes.',
    },
    observe: [
      {
        ask: 'O que Davi e os homens encontram, e como reagem?',
        verses: '30:1-4',
        listen: 'Cidade queimada, famílias levadas; choram até faltar força.',
      },
      {
        ask: 'Contra quem se volta a dor do grupo?',
        verses: '30:6',
        listen: 'Contra Davi; falam em apedrejá-lo, cada um por seus filhos.',
      },
      {
        ask: 'Depois que se fortalece, que duas coisas ele faz antes de perseguir?',
        verses: '30:7-8',
        listen: 'Chama o sacerdote e consulta: seguirei? Alcançarei?',
      },
    ],
    interpret: [
      {
        ask: '“Davi se esforçou no SENHOR seu Deus”: o que não é esse fortalecer-se, e o que pode ter sido?',
        verses: '30:6',
        listen: 'Não é fingir; o mesmo versículo diz que foi muito angustiado.',
        follow: 'De que lembranças ele talvez tenha se valido?',
      },
      {
        ask: 'Duzentos homens ficam, exaustos, no ribeiro. O que diz deles o texto, e o que isso nos ensina sobre quem não aguenta?',
        verses: '30:9-10',
        listen:
          'Sem humilhação: estavam cansados; mais tarde serão tratados com igualdade (30:24).',
      },
      {
        ask: 'No meio da pressa, param para dar água e pão a um desconhecido. Que peso isso tem nesta história?',
        verses: '30:11-12',
        listen: 'Quem sofre ainda pode cuidar; e é esse rapaz quem mostra o caminho.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a sua Ziclague: a volta para casa em que alguma coisa não estava mais lá?',
        listen: 'Diga só o que quiser; o resto é silêncio.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'Quando a raiva de perder vem, em quem costuma cair, e como dizer o que dói sem apedrejar?',
        listen: 'Família e líder costumam apanhar; procurem a frase certa.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Chorar até cansar é permitido? O que o seu grupo ou casa ensina sobre homem que chora?',
        listen: 'Seiscentos guerreiros choraram; diga isso.',
        for: ['men', 'teens', 'young'],
      },
      {
        ask: 'O que você faz para se fortalecer em Deus, quando ninguém mais vem fortalecer você?',
        listen: 'Salmo, caminhada, amigo, sono: troquem experiências.',
        for: ['long-believers', 'singles', 'elderly'],
      },
      {
        ask: 'Em que ribeiro você ficou, cansado, e gostaria de não ser julgado?',
        listen: 'Deixe que outros digam: eu fico com você.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'Que desconhecido caído você encontrou no meio da sua própria correria?',
        listen: 'Ajuda a outro pode abrir caminho; conte um caso.',
        for: ['young', 'adults', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'O que já sumiu da sua casa ou mala no pior momento e nunca mais apareceu?',
        bridge: 'Davi e seus homens voltaram para casa e encontraram cinzas.',
      },
      {
        text: 'Quando a sua equipe ou família perde, quem costuma levar a culpa? Vale imitar a cena.',
        bridge: 'Depois da tragédia, os homens olharam para Davi com pedras na mão.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e respire devagar por um minuto, sem se obrigar a chorar nem a parar de chorar.',
      bridge: 'Davi chorou até não poder mais, e então se fortaleceu em Deus.',
    },
    complete: [
      {
        name: 'Cinzas e brasas',
        text: 'Desenhe um monte de cinzas e, embaixo, algumas brasas. Nas cinzas, o que se perdeu. Nas brasas, o que ainda está quente: uma pessoa, uma promessa, uma força.',
      },
      {
        name: 'Antes de perseguir',
        text: 'Complete: a minha dor é …; quem está pagando por ela é …; o que vou perguntar a Deus antes de agir é …',
      },
    ],
    challenges: [
      {
        do: 'Fique um tempo com alguém que perdeu algo ou alguém, sem acelerar o choro e sem dar um plano.',
        tell: 'O que você não disse e foi bom não dizer.',
      },
      {
        do: 'Dê água e pão a alguém caído no seu caminho: uma ajuda concreta para quem você não conhecia antes.',
        tell: 'O que essa parada mudou na sua pressa.',
      },
    ],
    children: {
      truth: 'Posso chorar e pedir força a Deus.',
      to7: {
        story:
          'Davi e os amigos voltaram para casa e levaram um susto: não havia mais nada! Tudo estava queimado, e as pessoas tinham sido levadas embora. Eles choraram, choraram, até não ter mais lágrima. Alguns ficaram zangados com Davi. Davi também chorou muito. E depois foi falar com Deus: Senhor, o que eu faço? Deus respondeu: Vai atrás, você vai conseguir! No caminho encontraram um homem caído e com fome. Davi deu pão, água, figo e passas. O homem ficou forte e mostrou o caminho. E Davi encontrou todo mundo! Até o bichinho menor. Ninguém ficou para trás.',
        activity:
          'Desenhem uma lágrima e um coração forte. De um lado escrevem o que deixa triste; do outro pedem força a Deus. Depois dividem um lanche com alguém.',
        questions: [
          'O que aconteceu com a casa de Davi?',
          'Com quem Davi conversou?',
          'Em que você precisa que Deus lhe dê força?',
        ],
      },
      to12: {
        story:
          'Davi e seus homens andaram três dias para chegar em casa e encontraram a aldeia em cinzas. As mulheres e as crianças tinham sido levadas pelos inimigos. Todos choraram até acabarem as forças. De tanta dor, alguns quiseram jogar pedras em Davi, como se a culpa fosse dele. Davi ficou muito angustiado, mas procurou força em Deus. Depois fez uma coisa boa: não saiu correndo às cegas, perguntou primeiro. Deus respondeu que podia ir. Duzentos homens estavam tão cansados que ficaram no riacho, e ninguém os envergonhou. Os outros quatrocentos acharam no campo um rapaz desconhecido, que estava três dias sem comer. Pararam para dar a ele pão, água, figos e passas. Foi esse rapaz quem mostrou o caminho! Davi alcançou os ladrões e recuperou todos, sem faltar ninguém, nem o menor. Mesmo no pior dia, ele chorou, pediu força, perguntou a Deus e ajudou alguém.',
        activity:
          'Num cartaz, quatro quadros: chorar, pedir força, perguntar, ajudar. Em cada um, exemplos de como fazer quando algo dá errado.',
        questions: [
          'O que Davi fez antes de ir atrás dos ladrões?',
          'O que você acha de quem não aguentou continuar?',
          'Como a ajuda ao rapaz mudou a história?',
        ],
      },
      challenge: 'Quando alguém chorar, fique perto e ofereça água ou um lanche.',
    },
    prayer:
      'Senhor nosso Deus, olha para as nossas Ziclagues. Recebe o choro sem pressa. Dá força por dentro, calma para perguntar, respeito por quem ficou no ribeiro, e um pão na mão para o caído no caminho.',
    leader: {
      lost: 'O texto vira promessa de que tudo será recuperado. Recuperar tudo aconteceu com Davi naquele dia; muita gente não recupera o que perdeu. O que fica para todos é o versículo 6 e o modo de tratar os cansados.',
      tender:
        'Quem perdeu pessoas ou a casa não deve ouvir que Deus vai devolver. Se alguém falar em não ter mais força para viver, acolha e ligue com a pessoa para o CVV (188). Famílias de desaparecidos não precisam esperar para registrar na polícia; ofereça-se para ir junto.',
    },
    comfort:
      'O texto diz, sem pressa, que choraram até faltar força. Deus não os apressou. Se hoje a sua força acabou, ele não espera que você corra; espera com você até que dê para levantar.',
    closing: 'Chorar e fortalecer-se cabem na mesma página.',
    words: [
      'ziclague',
      'davi',
      'amalequitas',
      'choraram',
      'se esforcou no senhor',
      'fortaleceu no senhor',
      'abiatar',
      'efode',
      'tudo recuperaras',
      'ribeiro de besor',
      'duzentos cansados',
      'egipcio',
      'figos',
      'recuperou',
      'apedrejar',
    ],
  },
]
