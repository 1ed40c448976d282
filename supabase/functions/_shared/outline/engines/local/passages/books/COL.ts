import type { BookPassages } from '../passage.ts'

export const COL: BookPassages = [
  {
    verses: '1:1-14',
    key: '1:13',
    title: 'Gratidão que vira oração',
    theme: 'orar pelo crescimento uns dos outros',
    themes: ['oracao', 'gratidao', 'esperanca', 'salvacao'],
    idea: 'Paulo agradece a fé, o amor e a esperança de gente que nunca viu e pede que cresçam no conhecimento de Deus, porque o Pai já os tirou das trevas para o reino do Filho.',
    context:
      'Colossos era uma cidade pequena, na Turquia de hoje. Não foi Paulo quem fundou aquela igreja: foi Epafras, que ouviu o evangelho e o levou para casa. Ele visita Paulo e conta as novidades, boas e preocupantes, porque havia quem dissesse que só Cristo era pouco. Antes de corrigir qualquer coisa, Paulo agradece e ora.',
    retold: [
      {
        verses: '1:1-2',
        says: 'Paulo e o irmão Timóteo escrevem aos irmãos de Colossos e lhes desejam graça e paz da parte de Deus Pai e de Jesus.',
      },
      {
        verses: '1:3-8',
        says: 'Paulo agradece a Deus pela fé, pelo amor e pela esperança deles. O evangelho, que aprenderam com Epafras, dá fruto ali e no mundo todo.',
      },
      {
        verses: '1:9-12',
        says: 'Paulo não para de pedir que conheçam a vontade de Deus, vivam de modo que lhe agrade, deem fruto e tenham paciência com alegria e gratidão.',
      },
      {
        verses: '1:13-14',
        says: 'Deus Pai os tirou do domínio das trevas e os levou para o reino do Filho amado, em quem há redenção e perdão dos pecados.',
      },
    ],
    read: {
      verses: '1:3-14',
      how: 'Metade do grupo lê o agradecimento (3-8), e a outra metade lê o pedido (9-12) com as mãos abertas. O 13 e o 14, todos de pé.',
    },
    observe: [
      {
        ask: 'Pelo que Paulo agradece quando ora pelos colossenses?',
        verses: '1:3-5',
        listen: 'Fé em Cristo, amor a todos os santos, por causa da esperança guardada nos céus.',
      },
      {
        ask: 'Como o evangelho chegou a eles, e o que ele faz por onde passa?',
        verses: '1:6-8',
        listen: 'Por Epafras; frutifica no mundo todo e entre eles.',
      },
      {
        ask: 'O que Paulo pede a Deus por eles? Façam a lista.',
        verses: '1:9-11',
        listen:
          'Conhecer a vontade dele; andar dignamente, frutificar, crescer; força, perseverança e paciência com alegria.',
      },
      {
        ask: 'O que o Pai já fez, conforme o fim da oração?',
        verses: '1:12-14',
        listen:
          'Capacitou para a herança, tirou das trevas, transportou para o reino do Filho; redenção, perdão.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo recebeu também notícias preocupantes e começa agradecendo. Que efeito isso tem em quem ouve a carta?',
        verses: '1:3-4, 1:8',
        listen: 'Sentem-se vistos; a correção virá de alguém que reconhece o bem.',
        follow: 'O que muda numa conversa difícil que começa com gratidão verdadeira?',
      },
      {
        ask: 'Ele pede conhecimento, e logo diz para quê. Que conhecimento de Deus é esse que termina nos pés e nas mãos?',
        verses: '1:9-10',
        listen: 'Saber para andar: agradar a Deus, boa obra, e conhecer mais. Um puxa o outro.',
      },
      {
        ask: 'Paulo pede o poder glorioso de Deus para eles. E para que serve esse poder, segundo o texto?',
        verses: '1:11',
        listen: 'Para perseverar e ter paciência com alegria: força para o dia comum.',
      },
      {
        ask: '“Tirou” e “transportou” já aconteceram. O que essa mudança de país faz com quem ainda se sente no escuro?',
        verses: '1:13-14',
        listen: 'O endereço mudou, mesmo que os olhos demorem a se acostumar; perdão já dado.',
      },
    ],
    live: [
      {
        ask: 'Por quem deste grupo você agradece a Deus, e por qual coisa exata?',
        listen: 'Dita olhando para a pessoa, em uma frase.',
      },
      {
        ask: 'Quem foi o seu Epafras, a pessoa que trouxe o evangelho até você?',
        listen: 'Avó, colega, vizinha, professor. Como foi.',
        for: ['new-believers', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quando ora por alguém querido, o que você pede quase sempre, e o que Paulo o anima a pedir também?',
        listen: 'Saúde e emprego cabem; some conhecer a Deus, paciência, alegria.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Escolher curso, amigo, emprego: em que você mais queria conhecer a vontade de Deus agora?',
        listen: 'Paulo liga a vontade de Deus a um jeito de andar, não só a um plano.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Onde está lhe faltando paciência com alegria, e não só paciência de dentes apertados?',
        listen: 'Fila, doença, filho, chefe. Rir ajuda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De que escuro Deus já tirou você, ou de qual você gostaria que ele o tirasse?',
        listen: 'Só quem quiser; uma palavra basta.',
        for: ['visitors', 'mourning', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua mudança de casa mais marcante, e o que você levou ao chegar lá?',
        bridge: 'Paulo diz que Deus fez uma mudança conosco, de um reino para outro.',
      },
      {
        text: 'Já ficou amigo de alguém que só conhecia de ouvir falar?',
        bridge: 'Paulo orava todos os dias por gente que nunca tinha visto.',
        for: ['adults', 'young', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Escreva o primeiro nome que vier à cabeça e agradeça a Deus por essa pessoa, por uma coisa só.',
      bridge: 'É assim que Paulo começa a carta. Leia com esse nome ao lado.',
    },
    complete: [
      {
        name: 'Oração de Paulo com nome',
        text: 'Complete: Pai, obrigado por … , pela sua … . Peço que ela, ou ele, conheça a tua vontade em … , dê fruto em … , e tenha força e paciência com alegria para … .',
      },
      {
        name: 'Mudança de endereço',
        text: 'Duas colunas. Antes, nas trevas: eu achava … , temia … , escondia … . Agora, no reino do Filho: sei que … , posso … , fui perdoado de … (esta linha é só sua).',
      },
    ],
    challenges: [
      {
        do: 'Ore Colossenses 1:9-11 por uma mesma pessoa durante sete dias, com o nome dela, e no fim conte-lhe o que pediu.',
        tell: 'como a pessoa recebeu, e o que mudou em você.',
      },
      {
        do: 'Mande a alguém que falou de Jesus a você um agradecimento com um detalhe de que se lembra.',
        tell: 'a resposta, se veio.',
      },
    ],
    children: {
      truth: 'Deus me tirou do escuro e me levou para Jesus.',
      to7: {
        story:
          'Paulo estava longe, mas pensava nuns amigos que moravam numa cidade chamada Colossos. Ele nunca tinha visto o rosto deles! Um homem chamado Epafras contou: eles creem em Jesus e se amam muito. Paulo ficou tão contente que falou com Deus: obrigado, Pai, por esses amigos! E pediu: faça que eles conheçam o Senhor cada vez mais, que façam coisas boas, que sejam fortes e alegres. Depois Paulo lembrou uma coisa linda: antes a gente estava no escuro, e Deus nos tirou de lá e nos levou para o reino do Filho que ele ama, Jesus. E perdoou o que fizemos de errado.',
        activity:
          'Com a luz apagada e uma lanterna, as crianças vão de um lado da sala ao outro, até a luz, dizendo: Deus me levou para Jesus!',
        questions: [
          'Por quem Paulo orava?',
          'O que ele pediu a Deus?',
          'Por que amigo você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Dá para gostar de quem a gente nunca viu? Paulo gostava. Ele escreveu uma carta para os cristãos de Colossos, uma cidade onde nunca tinha pregado. Quem levou o evangelho para lá foi Epafras, um homem da terra. Quando contou a Paulo como eles amavam uns aos outros, Paulo começou a agradecer a Deus por eles todos os dias. E não parou de pedir. Pediu dinheiro? Fama? Não. Pediu que conhecessem a vontade de Deus, que vivessem de um jeito bonito, que dessem frutos como uma árvore boa, e que tivessem força para ter paciência com alegria. Depois disse o que Deus já tinha feito: tirou a gente do domínio das trevas e transportou para o reino do Filho amado. É como mudar de país! No país novo, o rei é Jesus, e ali há perdão.',
        activity:
          'Cada um escreve o nome de alguém da roda, sorteado, e faz por essa pessoa uma oração de uma linha com um pedido da carta. Leiam em voz alta.',
        questions: [
          'Quem levou o evangelho a Colossos?',
          'O que Paulo pediu por eles?',
          'Qual desses pedidos você quer fazer por um amigo?',
        ],
      },
      challenge: 'Ore cada noite por uma pessoa e conte a ela que você orou.',
    },
    prayer:
      'Pai, obrigado pela fé e pelo amor de cada pessoa desta roda. Enche-nos do conhecimento da tua vontade, faz-nos dar fruto, e dá-nos paciência com alegria. Obrigado porque nos tiraste das trevas e nos levaste para o reino do teu Filho, em quem temos perdão. Amém.',
    leader: {
      lost: 'A frase é comprida e o grupo se perde nas palavras. Divida em três: o que Paulo agradece, o que pede, o que Deus já fez. Conhecer a vontade de Deus, aqui, é mais sobre andar com ele do que sobre adivinhar planos.',
      tender:
        'Quem está em depressão pode ouvir alegria e perseverança como cobrança. Diga que Paulo pede essa força a Deus; não a exige de ninguém. Remédio e terapia também cabem na oração.',
      differ:
        'Santos, na carta, são todos os irmãos de Colossos. Algumas igrejas usam a palavra também para cristãos já mortos que servem de exemplo; aqui basta o sentido da carta.',
    },
    comfort:
      'Alguém que nunca viu você pode estar orando por você agora. E o que Deus já fez não depende do seu ânimo de hoje: ele tirou, ele transportou, ele perdoou.',
    closing: 'Já mudamos de reino; agora vamos crescer nele, agradecendo.',
    words: [
      'colossos',
      'colossenses',
      'epafras',
      'nao paramos de orar por vos',
      'nao cessamos de orar',
      'cheios do conhecimento da sua vontade',
      'andar dignamente',
      'frutificando em toda boa obra',
      'heranca dos santos na luz',
      'dominio das trevas',
      'imperio das trevas',
      'transportou para o reino',
      'filho do seu amor',
      'fe amor e esperanca',
    ],
  },
  {
    verses: '1:15-23',
    key: '1:17',
    title: 'Nele tudo se segura',
    theme: 'quem é Jesus',
    themes: ['adoracao', 'cruz', 'criacao', 'salvacao'],
    idea: 'O Cristo por quem e para quem tudo foi feito é o mesmo que fez a paz pelo sangue da cruz; nele o universo se mantém e quem estava longe volta para casa.',
    context:
      'Paulo escreve preso a uma igreja pequena, em Colossos, que ele não fundou: quem levou o evangelho foi Epafras. Havia gente ali sugerindo que Jesus era pouco, que era preciso juntar regras e outros poderes. Paulo responde com estas linhas, que soam como um hino, e depois diz o que elas têm a ver com os leitores.',
    retold: [
      {
        verses: '1:15-17',
        says: 'Cristo é a imagem do Deus invisível. Nele foi criado tudo o que há nos céus e na terra, o que se vê e o que não se vê, e nele tudo se mantém.',
      },
      {
        verses: '1:18-20',
        says: 'Cristo é a cabeça da Igreja e o primogênito dentre os mortos. A plenitude habita nele, e pelo sangue da cruz ele faz a paz e reconcilia com Deus todas as coisas.',
      },
      {
        verses: '1:21-23',
        says: 'Paulo lembra aos leitores que eram inimigos de Deus e foram reconciliados pela morte de Cristo. Ficarão santos diante dele se continuarem firmes na fé e na esperança do evangelho.',
      },
    ],
    read: {
      verses: '1:15-23',
      how: 'Uma voz forte lê de 15 a 20, como quem lê um poema. Outra, mais de perto, lê de 21 a 23, olhando para o grupo na palavra vós.',
    },
    observe: [
      {
        ask: 'Toda vez que aparecer a palavra todas ou tudo, batam de leve na mesa. O que o texto diz que Cristo tem a ver com todas as coisas?',
        verses: '1:15-20',
        listen: 'Criadas nele, por ele e para ele; mantidas nele; reconciliadas por ele.',
      },
      {
        ask: 'De que o texto diz que ele é a cabeça, e de onde ele foi o primeiro a voltar?',
        verses: '1:18',
        listen: 'Do corpo, que é a Igreja; e primogênito dentre os mortos.',
      },
      {
        ask: 'Como os leitores eram antes, e que palavras descrevem a nova situação deles?',
        verses: '1:21-22',
        listen: 'Separados e inimigos; agora reconciliados, apresentados santos e inculpáveis.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo põe na mesma frase “toda a plenitude” e “o sangue da sua cruz”. O que a gente aprende de Deus quando junta as duas coisas?',
        verses: '1:19-20',
        listen: 'A grandeza dele não ficou longe: fez a paz pagando o preço.',
      },
      {
        ask: 'Tronos, domínios e autoridades davam medo em Colossos. Por que ajuda saber quem veio antes deles?',
        verses: '1:16-17',
        listen: 'Nenhum poder, visível ou não, está acima nem fora do alcance de Cristo.',
        follow: 'Que poder de hoje parece grande demais para você?',
      },
      {
        ask: 'Paulo fala em permanecer “fundados e firmes na fé”. Contra que tipo de empurrão essa firmeza seria necessária ali?',
        verses: '1:23',
        listen: 'A conversa de que Jesus não basta, que afasta da esperança já ouvida.',
      },
    ],
    live: [
      {
        ask: 'O que na sua semana está por um fio, e como soa aos seus ouvidos que nele “todas as coisas se mantêm”?',
        listen: 'Deixe cada um falar do fio sem receber conserto.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Curso, aparência, seguidores, time: o que costuma levar o primeiro lugar na sua turma, e onde Jesus fica nessa fila?',
        listen: 'Sinceridade vale mais do que a resposta certa.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Se a paz de vocês dois também custou caro a Cristo, que desentendimento merece uma conversa antes do domingo?',
        listen: 'Um assunto só, com dia marcado.',
        for: ['couples'],
      },
      {
        ask: 'Qual desses retratos de Jesus é novo para você: o do começo do mundo, o da cruz ou o que segura tudo?',
        listen: 'A surpresa de quem chega ensina quem já se acostumou.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que coisa boa da igreja (um costume, um cargo, um estilo de louvor) já ocupou, sem querer, o lugar da cabeça?',
        listen: 'Falar de si, não da diretoria.',
        for: ['long-believers'],
      },
      {
        ask: 'Ele é o primeiro a sair dentre os mortos. O que essa palavra faz com a saudade que você carrega?',
        listen: 'Primeiro quer dizer que outros virão. Não apresse o choro.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Com qual palavra você contaria a um colega a mudança do versículo 21, sem usar linguagem de igreja?',
        listen: 'Estava longe, fui trazido; estava brigado, fiz as pazes.',
      },
    ],
    icebreakers: [
      {
        text: 'Quem, na sua família ou no seu trabalho, é aquela pessoa que, se tirar um dia de folga, tudo desmonta?',
        bridge: 'Paulo fala de alguém que segura muito mais do que uma casa, e não tira folga.',
      },
      {
        text: 'Foto de documento: conte a pior que você já tirou. Por que ela não parece com você?',
        bridge: 'Há uma imagem que não engana: Jesus mostra exatamente como Deus é.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Segure um objeto na palma da mão aberta. Repare que, se a sua mão sair, ele cai.',
      bridge: 'Agora leia o versículo 17 e imagine de quem é a mão debaixo de você.',
    },
    complete: [
      {
        name: 'Lista do tudo',
        text: 'Escreva: Em todas as coisas cabem também a minha conta de…, o meu medo de…, a minha família com…, o meu corpo que… . Ao lado de cada uma, escreva: criada por ele, para ele.',
      },
      {
        name: 'Éreis e agora',
        text: 'Dobre a folha ao meio. Em cima: longe de Deus, eu pensava que… . Embaixo: agora, reconciliado, eu posso… . Na dobra, desenhe uma cruz.',
      },
    ],
    challenges: [
      {
        do: 'Leia Colossenses 1:15-20 em voz alta ao acordar, por cinco dias, antes de olhar o telefone.',
        tell: 'em que momento do dia a frase voltou sozinha.',
      },
      {
        do: 'Olhe uma coisa da criação por dez minutos, uma formiga, o céu, uma folha, e agradeça àquele por quem ela foi feita.',
        tell: 'o que você viu que nunca tinha reparado.',
      },
    ],
    children: {
      truth: 'Jesus fez tudo e segura tudo, até eu.',
      to7: {
        story:
          'Quem fez o sol? Quem fez a formiga? Quem fez você? Paulo escreveu uma carta contando: Jesus estava lá antes de tudo! Por ele foram feitas todas as coisas, as que a gente vê e as que a gente não vê. E ele segura tudo, para nada se perder. Mas as pessoas tinham ficado longe de Deus, de cara virada. Sabe o que Jesus fez? Ele veio buscar a gente. Na cruz, com muito amor, ele fez as pazes entre nós e Deus. Agora ninguém precisa ficar longe. Que Jesus grande! Que Jesus pertinho!',
        activity:
          'Um lençol com um bichinho de pano no meio: todos seguram as pontas e balançam sem deixar cair. Depois um adulto segura sozinho e diz: Jesus segura tudo.',
        questions: [
          'Quem fez todas as coisas?',
          'O que Jesus fez para a gente voltar para perto de Deus?',
          'O que você quer que Jesus segure hoje?',
        ],
      },
      to12: {
        story:
          'Na cidade de Colossos, algumas pessoas tinham medo de poderes invisíveis. Outras diziam que Jesus era bom, mas não bastava. Então Paulo, preso, mandou uma carta. Quer saber como Deus é? Olhe para Jesus: ele é a imagem do Deus que ninguém vê. Ele veio antes de tudo; céu, terra, estrelas e até os poderes que metem medo foram criados por ele e para ele. Se ele parasse de segurar, tudo desmontava. E a parte mais bonita: esse Jesus tão grande morreu na cruz para fazer as pazes. Vocês estavam longe, disse Paulo, como inimigos. Agora foram trazidos de volta, limpos e sem culpa. Então fiquem firmes! Não larguem essa esperança por nenhuma novidade.',
        activity:
          'Montem uma torre com copos ou caixas em volta de uma garrafa cheia. Tirem a garrafa e vejam o que acontece. Conversem sobre o que fica no meio da vida.',
        questions: [
          'Do que as pessoas de Colossos tinham medo?',
          'Por que Paulo conta a cruz logo depois de contar a criação?',
          'O que ajuda você a ficar firme quando dizem que Jesus é pouco?',
        ],
      },
      challenge: 'Toda noite, diga a Jesus uma coisa que ele fez e você achou bonita.',
    },
    prayer:
      'Senhor Jesus, tudo veio de ti e tudo se mantém em ti. Obrigado porque fizeste a paz pelo teu sangue e nos trouxeste de volta. Segura o que está por um fio em nós, e toma o primeiro lugar que já é teu. Amém.',
    leader: {
      lost: 'O hino é tão alto que o grupo pode virar aula de teologia. Volte aos versículos 21 e 22: vós éreis, agora ele vos reconciliou.',
      differ:
        'Primogênito de toda a criação: há grupos que entendem que Jesus foi o primeiro ser criado; as igrejas cristãs, desde os primeiros séculos, leem como título de herdeiro e senhor, porque todas as coisas foram criadas por ele. Reconciliar todas as coisas: para a maioria não quer dizer que todos serão salvos; alguns esperam mais amplamente. O se do versículo 23: uns veem o aviso de que é possível largar a fé; outros, a marca de quem é de fato de Cristo.',
    },
    comfort:
      'Se você não está conseguindo segurar nada hoje, este texto não pede que segure. Diz que você está sendo segurado.',
    closing: 'Nele tudo se mantém: você vai dormir, e ele continua segurando.',
    words: [
      'imagem do deus invisivel',
      'primogenito',
      'primazia',
      'plenitude',
      'nele foram criadas',
      'nele tudo subsiste',
      'reconciliasse',
      'reconciliou',
      'sangue da sua cruz',
      'cabeca do corpo',
      'colossenses',
    ],
  },
  {
    verses: '2:6-15',
    key: '2:14',
    title: 'A dívida pregada na cruz',
    theme: 'andar em Cristo, que basta',
    themes: ['cruz', 'graca', 'perdao', 'discipulado'],
    idea: 'Quem recebeu Cristo não precisa de um complemento: nele recebeu vida e viu a sua dívida cravada na cruz, e agora é criar raiz no mesmo lugar em que começou.',
    context:
      'A igreja de Colossos é nova e está sendo assediada por mestres de fala bonita: filosofias, regras de comida e de dias, visões de anjos. Um pouco antes, Paulo disse que em Cristo estão escondidos todos os tesouros da sabedoria. Logo depois dirá: portanto, ninguém vos julgue por comida ou por festa.',
    retold: [
      {
        verses: '2:6-8',
        says: 'Paulo pede a quem recebeu Cristo que ande nele, com raízes firmes e gratidão. Avisa que ninguém se deixe prender por filosofias e enganos de tradição humana.',
      },
      {
        verses: '2:9-12',
        says: 'Em Cristo habita toda a plenitude da divindade, e nele os leitores estão completos. Foram sepultados com ele no batismo e ressuscitados pela fé no poder de Deus.',
      },
      {
        verses: '2:13-15',
        says: 'Deus deu vida com Cristo a quem estava morto em pecados e perdoou tudo. Riscou a certidão da dívida, cravou-a na cruz e venceu em público os poderes.',
      },
    ],
    read: {
      verses: '2:6-15',
      how: 'Leiam em três fôlegos: 6 e 7, a raiz; de 8 a 12, o cuidado; de 13 a 15, a cruz. Uma voz para cada um.',
    },
    observe: [
      {
        ask: 'Que figuras Paulo usa para a vida de quem já recebeu Cristo, uma de planta e outra de obra?',
        verses: '2:6-7',
        listen: 'Raízes firmes; edificados; confirmados, transbordando de gratidão.',
      },
      {
        ask: 'Do que ele manda tomar cuidado, e qual é o teste para saber se uma ideia prende?',
        verses: '2:8',
        listen: 'De ideias que tomam cativos; o teste é ser ou não conforme Cristo.',
      },
      {
        ask: 'Sigam a certidão de dívida no versículo 14: que três coisas acontecem com ela?',
        verses: '2:14',
        listen: 'Riscada, removida, cravada na cruz.',
      },
      {
        ask: 'O que fomos e o que nos aconteceu “com ele”, segundo os versículos 12 e 13?',
        verses: '2:12-13',
        listen: 'Sepultados, ressuscitados, vivificados com ele, perdoados de todas as ofensas.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz que se anda em Cristo “assim como recebestes”. De que maneira ele foi recebido no começo?',
        verses: '2:6-7',
        listen: 'De mãos vazias, pela fé; não se troca de método no meio do caminho.',
      },
      {
        ask: 'Por que alguém que já está pleno ainda se deixaria encantar por um algo mais?',
        verses: '2:8-10',
        listen: 'Insegurança, vontade de sentir-se especial, medo de que a graça não baste.',
        follow: 'Que anúncio de algo mais chega hoje a quem crê?',
      },
      {
        ask: 'A cruz parecia a derrota de Jesus em praça pública. Quem, segundo Paulo, saiu envergonhado dali?',
        verses: '2:15',
        listen: 'Os domínios e autoridades; perderam a arma que tinham, a acusação.',
      },
    ],
    live: [
      {
        ask: 'Que cobrança antiga ainda toca a campainha da sua consciência, mesmo depois de perdoada?',
        listen: 'Ninguém precisa dizer o quê; basta dizer como ela toca.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que vídeo, coach ou ideia parece muito inteligente e, no fim, deixa você mais preso e mais cansado?',
        listen: 'Ajude a usar o teste do versículo 8, sem zombar de ninguém.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que vocês dois já riscaram um do outro, e que nota antiga alguém ainda guarda na gaveta?',
        listen: 'Rir da gaveta ajuda a abri-la.',
        for: ['couples'],
      },
      {
        ask: 'Quando você começou a crer, alguém lhe entregou uma lista de exigências além de Jesus. O que fez com ela?',
        listen: 'Separar o que ajuda a crescer do que foi posto como preço.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Se alguém lhe dissesse que a sua dívida com Deus está paga, que parte de você desconfiaria?',
        listen: 'Desconfiança também é resposta; não discuta, escute.',
        for: ['visitors'],
      },
      {
        ask: 'Que hábito pequeno tem feito raiz em você, daqueles que ninguém vê mas seguram na ventania?',
        listen: 'Raiz cresce no escuro e devagar.',
        for: ['elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última prestação ou carnê que você terminou de pagar, e como comemorou?',
        bridge: 'Paulo fala de uma dívida que nenhum de nós quitaria, e de onde ela foi parar.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        text: 'Em que propaganda de leve dois ou produto milagroso você já caiu com gosto?',
        bridge: 'Em Colossos também havia quem vendesse complemento para quem já tinha tudo.',
      },
    ],
    quiet: {
      text: 'Pegue uma nota de compra antiga, dessas do fundo da bolsa. Passe um risco bem forte em cima do valor.',
      bridge: 'Deixe-a na página e leia até o versículo 14.',
    },
    complete: [
      {
        name: 'Certidão riscada',
        text: 'Num papel pequeno, só para você: devo a Deus por… . Passe um risco por cima, escreva cravado na cruz e rasgue ou guarde dobrado. Ninguém mais lê.',
      },
      {
        name: 'Raiz e galho',
        text: 'Desenhe uma árvore simples. Nas raízes: o que me prende a Cristo é… . No tronco: o que foi edificado em mim neste ano… . Nos galhos: sou grato por… .',
      },
    ],
    challenges: [
      {
        do: 'Perdoe uma dívida de verdade nesta semana: um dinheiro pequeno, um favor não devolvido, um pedido de desculpas que não veio.',
        tell: 'como foi riscar sem cobrar nem avisar.',
      },
      {
        do: 'Quando a acusação antiga voltar, responda em voz alta com Colossenses 2:13-14, por sete dias.',
        tell: 'se a campainha tocou menos ou mais baixo.',
      },
    ],
    children: {
      truth: 'Jesus pagou a minha dívida na cruz.',
      to7: {
        story:
          'Imagine uma lista bem comprida com tudo o que a gente já fez de errado. Empurrei. Menti. Não obedeci. Que lista grande! Quem ia conseguir consertar tudo? Paulo contou uma notícia boa: Deus pegou essa lista, passou um risco bem forte e pregou na cruz de Jesus. Acabou! Não precisa mais ficar com medo. Jesus perdoou tudo e deu vida nova para nós. Agora a gente pode crescer pertinho dele, como uma arvorezinha que põe raiz na terra boa, toma água e fica forte. E as folhas dela dizem assim: obrigado, Jesus!',
        activity:
          'Rabisquem uma folha inteira. Um adulto passa um X vermelho, dobra e prende com um pregador numa cruz de palitos. Plantem juntos um feijão no algodão.',
        questions: [
          'O que estava escrito na lista?',
          'Onde Deus pregou a lista?',
          'O que a arvorezinha diz a Jesus?',
        ],
      },
      to12: {
        story:
          'O Davi quebrou o vaso da vizinha. Era caro, e a mesada dele não pagava nem o cabo da vassoura. A dona Cida escreveu num papel: o Davi me deve. Ele passava de cabeça baixa na frente da casa dela. Um dia o irmão mais velho, sem contar nada, trabalhou, pagou tudo, pegou o papel, riscou e pregou na porta do quarto do Davi. Acabou a dívida! Paulo usa uma figura assim: havia um documento contra nós, com o que fizemos de errado. Deus o riscou e o cravou na cruz de Jesus. Os inimigos que viviam acusando ficaram sem ter o que dizer. E Paulo avisa: não acreditem em quem diz que falta alguma coisa além de Jesus. Do jeito que vocês o receberam, continuem: com raiz funda e coração agradecido.',
        activity:
          'Escrevam com lápis num papel uma coisa errada que já fizeram, sem mostrar. Risquem com canetinha até sumir e preguem com fita numa cruz de papelão.',
        questions: [
          'Por que o Davi andava de cabeça baixa?',
          'O que Deus fez com o documento contra nós?',
          'O que muda quando você lembra que já está pago?',
        ],
      },
      challenge: 'Perdoe alguém da sua casa e não cobre de novo.',
    },
    prayer:
      'Pai, o Senhor nos deu vida quando não havia em nós nenhuma. Obrigado pela dívida riscada e pregada na cruz. Guarda-nos de procurar em outro lugar o que já temos em Cristo, e faz raiz em nós, bem funda. Amém.',
    leader: {
      lost: 'O grupo pode virar caça às filosofias dos outros. Pergunte primeiro o que, na nossa própria cabeça, ainda diz que Cristo é pouco.',
      tender:
        'Certidão de dívida dói em quem está devendo de verdade. Fale com respeito de dinheiro, e não use o texto para dizer que a conta do banco vai sumir.',
      differ:
        'Circuncisão de Cristo e batismo, nos versículos 11 e 12: igrejas que batizam crianças veem aqui o batismo como sinal que toma o lugar da circuncisão; as que batizam só quem crê sublinham as palavras pela fé. As duas leem o mesmo versículo com amor; não é a noite de decidir.',
    },
    comfort:
      'Você não precisa provar nada esta noite. O papel que falava contra você tem um prego no meio, e não foi você quem o bateu.',
    closing: 'Riscada, removida, cravada: pode ir para casa sem dever.',
    words: [
      'assim como recebestes',
      'andai nele',
      'raizes',
      'filosofias',
      'vas sutilezas',
      'certidao',
      'escrito de divida',
      'cravando',
      'despojou',
      'triunfou',
      'plenos nele',
      'colossenses',
    ],
  },
  {
    verses: '2:16-23',
    key: '2:17',
    title: 'A sombra e quem faz a sombra',
    theme: 'Cristo e as regras que querem julgar a fé',
    themes: ['identidade', 'fidelidade', 'graca', 'santidade'],
    idea: 'Regras de comida, datas e proibições são sombra, e a realidade é Cristo: quem morreu com ele não precisa de juiz que lhe acrescente regras humanas, pois da cabeça vem todo o crescimento.',
    context:
      'Em Colossos apareceu um ensino que soava espiritual: dias certos, dietas, visões, anjos, dureza com o corpo. Quem não seguia era tido por cristão de segunda. Paulo acabou de dizer que em Cristo eles já são plenos e que a dívida foi cravada na cruz (2:9-15). O portanto do versículo 16 nasce daí.',
    retold: [
      {
        verses: '2:16-17',
        says: 'Paulo diz que ninguém julgue os leitores por comida, bebida, festa ou sábado. Essas coisas são sombra do que viria, e a realidade pertence a Cristo.',
      },
      {
        verses: '2:18-19',
        says: 'Paulo avisa contra quem se faz de juiz, se gaba de coisas que nunca viu e não se liga à cabeça, da qual o corpo todo recebe o crescimento.',
      },
      {
        verses: '2:20-23',
        says: 'Paulo pergunta a quem morreu com Cristo por que se sujeita a ordens como “não toques”. São mandamentos humanos, com aparência de sabedoria, mas sem valor contra os desejos da carne.',
      },
    ],
    read: {
      verses: '2:16-23',
      how: 'Um lê 16 a 19. No 21, três pessoas dizem uma proibição cada, em tom de placa. Outro conclui, do 22 ao 23.',
    },
    observe: [
      {
        ask: 'Por que assuntos os colossenses estavam sendo julgados?',
        verses: '2:16, 2:18',
        listen:
          'Comer, beber, festas, lua nova, sábados; não ter humildade e culto aos anjos como eles.',
      },
      {
        ask: 'O que é chamado de sombra, e onde está a realidade?',
        verses: '2:17',
        listen: 'Aquelas coisas; a realidade pertence a Cristo.',
      },
      {
        ask: 'Como o texto descreve quem se faz de juiz, e o que essa pessoa soltou?',
        verses: '2:18-19',
        listen: 'Envolve-se no que nunca viu, vangloria-se; não está ligada à cabeça.',
      },
      {
        ask: 'O que as proibições parecem ter, e o que não têm?',
        verses: '2:21-23',
        listen: 'Aparência de sabedoria; nenhum valor contra a satisfação da carne.',
      },
    ],
    interpret: [
      {
        ask: 'Para que serve uma sombra, e o que acontece quando alguém se agarra a ela com o dono da sombra já presente?',
        verses: '2:16-17',
        listen: 'Anunciava quem vinha; depois, abraçar a sombra é deixar a pessoa.',
      },
      {
        ask: 'Como pode haver orgulho dentro de uma “humildade” exibida?',
        verses: '2:18, 2:23',
        listen: 'O centro continua sendo eu, e o que eu consigo.',
        follow: 'Por que essa aparência convence tanta gente?',
      },
      {
        ask: 'O que a figura do corpo ligado à cabeça diz sobre como se cresce na fé?',
        verses: '2:19',
        listen: 'Cresce-se ligado a Cristo e aos outros, com o que Deus dá.',
      },
      {
        ask: 'Por que “não toques” não cura o desejo de tocar?',
        verses: '2:20-23',
        listen: 'Mexe por fora. O coração só muda de dono em Cristo.',
        follow: 'Então para que servem um bom jejum ou um bom limite?',
      },
    ],
    live: [
      {
        ask: 'Diante de que regra, que não vem de Cristo, você já se sentiu cristão de segunda?',
        listen: 'Roupa, comida, festa, jeito de orar. Sem acusar igreja.',
      },
      {
        ask: 'Em que assunto você se senta com facilidade na cadeira de juiz da fé de outro?',
        listen: 'A própria régua; rir um pouco ajuda.',
        follow: 'O que você teme que aconteça se largar essa régua?',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Nas redes há regra para tudo: o que ouvir, vestir, curtir. Quais ajudam você a ficar ligado a Cristo e quais só dão aparência?',
        listen: 'Distinguir conselho bom de placa.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que disciplina faz bem à sua fé sem que você precise exigi-la de ninguém?',
        listen: 'Jejum, dia de descanso, hora de oração, dados com liberdade.',
      },
      {
        ask: 'Na sua casa, quais combinados ensinam a amar a Jesus, e quais só evitam comentário dos outros?',
        listen: 'Um combinado a manter e um a rever.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quando você começou a olhar para a fé cristã, o que lhe pareceu placa de proibido, e onde viu Jesus?',
        listen: 'Escutar com curiosidade.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'O que deixaria você mais ligado à cabeça nesta semana, e menos ocupado com o que os outros veem?',
        listen: 'Algo simples e escondido.',
        for: ['adults', 'men', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a regra mais estranha da sua casa de infância: manga com leite, chinelo virado, espelho na chuva?',
        bridge: 'Cada casa tem as suas placas. Em Colossos as placas queriam mandar na fé.',
      },
      {
        text: 'Que sombra já assustou você de noite e, com a luz acesa, era só uma coisa boba: um cabide, uma planta, o gato?',
        bridge: 'Sombra impressiona, mas quem existe é a coisa que a faz. Paulo fala disso.',
      },
    ],
    quiet: {
      text: 'Procure em volta uma sombra: da cadeira, da janela, da sua mão. Siga com os olhos até a coisa que a faz.',
      bridge: 'O texto faz esse mesmo caminho, da sombra até Cristo.',
    },
    complete: [
      {
        name: 'Sombra e realidade',
        text: 'Escreva: Eu me sinto mais espiritual quando … . Isso me aproxima de Cristo porque … . Vira só sombra quando … .',
      },
      {
        name: 'Placas',
        text: 'Complete três placas que você carrega: Não … . Não … . Não … . Ao lado de cada uma, escreva de onde ela veio: de Cristo, de um bom conselho ou do medo do que vão dizer.',
      },
    ],
    challenges: [
      {
        do: 'Quando se pegar medindo a fé de alguém por um costume, diga por dentro: a realidade é Cristo. E procure nessa pessoa um sinal dele.',
        tell: 'que sinal de Cristo encontrou, sem dizer em quem.',
      },
      {
        do: 'Escolha uma prática que aproxime você de Jesus e faça-a durante sete dias sem contar a ninguém.',
        tell: 'como foi não contar; a prática continua segredo.',
      },
    ],
    children: {
      truth: 'Não sigo a sombra: eu sigo Jesus.',
      to7: {
        story:
          'O Davi esperava o papai no portão. O sol estava baixo. Primeiro apareceu na calçada uma sombra comprida. É o papai!, gritou o Davi, e pulou em cima da sombra. Pisou, riu, tentou pegar. Não deu: sombra não tem colo. Aí o papai chegou. E o Davi largou a sombra e correu para o abraço! Paulo escreveu assim: as festas e as regras antigas eram como a sombra de alguém que estava chegando. Quem estava chegando? Jesus! Agora ele já veio. Então ninguém precisa ficar segurando sombra. A gente pode ficar pertinho de Jesus, e ele faz a gente crescer.',
        activity:
          'Brinquem de sombra na parede com as mãos; depois larguem a sombra e deem um abraço em quem a fazia.',
        questions: [
          'O que apareceu primeiro na calçada?',
          'Por que o Davi largou a sombra?',
          'Quem já chegou, e faz a gente crescer?',
        ],
      },
      to12: {
        story:
          'Imagine um clube com placas por todo lado. Não pegue! Não prove! Não toque! E um porteiro que mede as pessoas: você comeu o quê? Guardou a festa tal? Viu anjos? Então fica no fundo. Em Colossos, umas pessoas queriam que a igreja fosse assim. Pareciam muito humildes e muito santas. Mas Paulo escreveu: não deixem ninguém ser o juiz de vocês por causa disso! As festas e as comidas eram como uma sombra que anunciava alguém. Jesus chegou. Quem tem Jesus não precisa agarrar a sombra. E as placas nem funcionam: a gente lê não toque e fica com mais vontade de tocar. O que muda o coração é ficar ligado a Jesus, como o corpo fica ligado à cabeça. Regras de casa e da escola continuam valendo, porque cuidam da gente. Mas nenhuma regra faz Deus nos amar mais. Isso Jesus já fez.',
        activity:
          'Desenhem o contorno da sombra da mão numa folha e, dentro dela, escrevam o que só a mão de verdade faz. Em cima, escrevam: a realidade é Cristo.',
        questions: [
          'O que o porteiro das placas perguntava?',
          'Por que placa não muda o coração?',
          'O que ajuda você a ficar ligado a Jesus?',
        ],
      },
      challenge: 'Não ria nem julgue quem come, ora ou se veste diferente de você.',
    },
    prayer:
      'Cristo, tu és a realidade que as sombras anunciavam. Solta-nos das placas que inventamos e da cadeira de juiz. Consola quem foi medido e mandado para o fundo. Liga-nos a ti, que és a cabeça, e faz-nos crescer com o crescimento que vem de Deus. Amém.',
    leader: {
      lost: 'Cada um trará a regra da igreja de que veio, e vira debate. Ninguém precisa defender nem atacar a sua. A pergunta do texto é outra: isso nos liga à cabeça, ou toma o lugar dela?',
      tender:
        'Há quem tenha deixado de comer, adoecido ou se castigado por religião. O texto diz que tratar mal o corpo não santifica. Acolha, e ajude a procurar cuidado de saúde. Medo de castigo de Deus não passa com argumento: passa com companhia.',
      differ:
        'Adventistas e alguns outros guardam o sábado, e entendem que Paulo fala aqui dos sábados das festas; a maioria das igrejas celebra o domingo e inclui no texto todo sábado. Também jejum, festas e calendário variam. Paulo mesmo jejuava: ele recusa que essas coisas julguem alguém ou tomem o lugar de Cristo.',
    },
    comfort:
      'Se você foi medido por muitas réguas e ficou sempre curto, ouça: ninguém vos julgue. A medida é Cristo, e nele já está tudo o que lhe faltava.',
    closing: 'A realidade pertence a Cristo, e nós também.',
    words: [
      'ninguem vos julgue',
      'comer ou beber',
      'lua nova',
      'sabados',
      'sombra das coisas futuras',
      'culto aos anjos',
      'nao toques',
      'nao proves',
      'mandamentos e doutrinas humanas',
      'legalismo',
      'aparencia de sabedoria',
      'rudimentos do mundo',
    ],
  },
  {
    verses: '3:1-11',
    key: '3:3',
    title: 'Roupa velha, roupa nova',
    theme: 'a vida nova com Cristo',
    themes: ['santidade', 'ressurreicao', 'identidade'],
    idea: 'Quem ressuscitou com Cristo já tem a vida guardada com ele em Deus; por isso pode largar a roupa velha e deixar-se renovar à imagem de quem o criou.',
    context:
      'Paulo acabou de dizer que regras como “não toques” parecem sábias, mas não mudam o coração. Agora mostra o caminho que muda: olhar para Cristo ressuscitado e viver a partir dele. Depois de dizer o que tirar, ele dirá o que vestir (3:12-17).',
    retold: [
      {
        verses: '3:1-4',
        says: 'Paulo pede a quem ressuscitou com Cristo que pense nas coisas de cima, onde Cristo está sentado à direita de Deus. Quando ele se manifestar, eles também aparecerão em glória.',
      },
      {
        verses: '3:5-8',
        says: 'Paulo manda fazer morrer o que é da terra, como a impureza, o desejo maligno e a ganância, que é idolatria. Também é para abandonar a ira, a malícia e as palavras vergonhosas.',
      },
      {
        verses: '3:9-11',
        says: 'Paulo pede que não mintam, porque já se vestiram do novo ser humano, que se renova à imagem do Criador. Nisso não há grego nem judeu, escravo nem livre, mas Cristo é tudo.',
      },
    ],
    read: {
      verses: '3:1-11',
      how: 'De 1 a 4, todos de olhos levantados. De 5 a 9, uma pessoa só, sem pressa e sem apontar. O 10 e o 11, todos juntos.',
    },
    observe: [
      {
        ask: 'O que já aconteceu com os leitores e o que ainda vai acontecer, de acordo com os quatro primeiros versículos?',
        verses: '3:1-4',
        listen: 'Já morreram e ressuscitaram com Cristo; um dia se manifestarão com ele.',
      },
      {
        ask: 'Paulo faz duas listas do que largar. De que trata a primeira, e de que trata a segunda?',
        verses: '3:5, 3:8-9',
        listen: 'A primeira, desejos e ganância; a segunda, raiva, boca e mentira.',
      },
      {
        ask: 'Que divisões entre pessoas perdem a força na roupa nova?',
        verses: '3:10-11',
        listen: 'Povo, rito, cultura, escravo e livre; Cristo é tudo, e em todos.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo diz primeiro quem eles são e só depois o que devem deixar?',
        verses: '3:1-5',
        listen: 'Não se larga para ganhar a vida nova; larga-se porque já a recebeu.',
      },
      {
        ask: '“Pensai nas coisas de cima”: olhando as listas que vêm depois, como se sabe que isso não é viver nas nuvens?',
        verses: '3:2, 3:8-9',
        listen: 'O olhar de cima muda a boca, a raiva e a verdade no chão da casa.',
        follow: 'O que seria pensar nas coisas de cima numa fila de banco?',
      },
      {
        ask: 'Ele chama a ganância de idolatria. O que uma coisa tem da outra?',
        verses: '3:5',
        listen: 'Põe o ter no lugar de Deus: confia, sonha e sacrifica por ele.',
      },
      {
        ask: 'O que significa para alguém de Colossos, perseguido ou pobre, ouvir que a sua vida está “escondida com Cristo em Deus”?',
        verses: '3:3-4',
        listen: 'Está segura, mesmo que ninguém veja; vai aparecer um dia.',
      },
    ],
    live: [
      {
        ask: 'Qual peça da roupa velha você já tirou faz tempo, e qual ainda veste quando está cansado?',
        listen: 'Celebrar a primeira; da segunda, só o que a pessoa quiser dizer.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que o seu algoritmo aprendeu a lhe mostrar, e como seria treinar o seu olhar para outra coisa?',
        listen: 'Sem caça a culpados. Ajuda prática vale: horário, bloqueio, companhia.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Na hora da briga, que palavra vergonhosa sai fácil dentro de casa, e qual caberia no lugar?',
        listen: 'Uma troca concreta, combinada antes.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que coisa você queria tanto comprar ou conquistar que já estava virando um pequeno altar?',
        listen: 'Rir ajuda; pode ser celular, casa, corpo, cargo.',
        for: ['singles', 'men', 'adults'],
      },
      {
        ask: 'Bárbaro e cita eram os de quem todos riam. Quem seria o cita da nossa cidade, e que lugar teria nesta sala?',
        listen: 'Nomes de grupos, não de pessoas; e um passo de acolhida.',
      },
      {
        ask: 'Você está chegando agora. Que parte dessa mudança de roupa parece boa notícia, e que parte assusta?',
        listen: 'Ninguém troca tudo de uma vez: o novo se renova, dia a dia.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Com a idade, muita coisa em nós vai ficando escondida dos outros. Como lhe soa que a sua vida está escondida com Cristo?',
        listen: 'Guardada, e não esquecida.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a roupa velha que você não joga fora de jeito nenhum, e quem em casa já tentou sumir com ela?',
        bridge: 'Paulo fala de uma roupa velha bem confortável, que já não combina com quem somos.',
      },
      {
        text: 'Se o seu guarda-roupa pudesse falar de você, o que ele contaria?',
        bridge: 'O texto abre outro armário: o do jeito de ser.',
        for: ['young', 'teens', 'women'],
      },
    ],
    quiet: {
      text: 'Tire o casaco, o relógio ou os sapatos. Sinta por um instante a leveza de ter tirado alguma coisa.',
      bridge: 'Leia pensando no que Deus, sem empurrar, ajuda você a tirar.',
    },
    complete: [
      {
        name: 'Cabide de papel',
        text: 'Desenhe dois cabides. No primeiro: a peça que quero devolver é… e eu a visto quando… . No segundo: a peça que Deus está costurando em mim é… .',
      },
      {
        name: 'Escondida com ele',
        text: 'Complete em silêncio: o que ninguém vê em mim e Deus guarda é… . O que eu queria que um dia aparecesse é… .',
      },
    ],
    challenges: [
      {
        do: 'Dê ou doe uma peça de roupa boa e, ao entregá-la, diga a Deus de que costume você quer se despir.',
        tell: 'a peça que saiu do armário; o costume, só se quiser.',
      },
      {
        do: 'Passe três dias sem nenhuma mentira pequena: nem o já estou chegando, nem o adorei, nem o não recebi a mensagem.',
        tell: 'qual foi a mais difícil de não dizer.',
      },
    ],
    children: {
      truth: 'Jesus me ajuda a trocar o jeito velho pelo novo.',
      to7: {
        story:
          'O Téo brincou na lama. Que delícia! Mas depois chegou a festa da vovó. Ele queria ir com a camisa toda suja, dura de barro. A mamãe riu: vem cá, filho, vamos tirar essa e pôr uma limpinha. Paulo contou que com Jesus é assim também. A gente tira o jeito velho: gritar, xingar, mentir. E veste o jeito novo, que vai ficando parecido com Jesus. E sabe quem pode usar a roupa nova? Todo mundo! Gente daqui, gente de longe, quem tem muito e quem tem pouco. Jesus é de todos.',
        activity:
          'Numa camiseta de papel, colem manchas com fita: grito, mentira, xingamento. Tirem uma por uma e, no lugar, desenhem coisas boas.',
        questions: [
          'Por que o Téo precisou trocar de camisa?',
          'Que jeito velho Jesus ajuda a tirar?',
          'Quem pode vestir a roupa nova?',
        ],
      },
      to12: {
        story:
          'A Bia entrou no time novo, ganhou o uniforme, mas no primeiro treino apareceu com a camisa do time antigo. Costume, disse. A treinadora sorriu: você já é nossa; só falta vestir. Paulo escreve quase isso à igreja de Colossos. Vocês já são de Cristo; ressuscitaram com ele. A vida de vocês está guardada com ele em Deus, num lugar que ninguém alcança. Então tirem a camisa velha: a raiva que explode, a maldade, a fofoca, o palavrão, a mentira, a vontade de ter tudo. Vistam a nova, que vai se renovando até ficar parecida com quem criou vocês. E nesse time não há gente de primeira e de segunda: grego ou judeu, escravo ou livre, até o estrangeiro de quem todos riam. Cristo é tudo, e está em todos.',
        activity:
          'Façam uma troca de camisas: em tiras de papel, escrevam hábitos velhos e novos, misturem e corram para pendurar cada um no varal certo.',
        questions: [
          'O que a Bia já era antes de trocar a camisa?',
          'Por que Paulo fala da raiva e da mentira?',
          'Que peça nova você quer vestir amanhã na escola?',
        ],
      },
      challenge: 'Escolha um dia para não dizer nenhuma mentirinha, e peça ajuda a Jesus.',
    },
    prayer:
      'Senhor Jesus, a nossa vida está guardada contigo. Levanta o nosso olhar. Ajuda-nos a tirar o que já não combina com quem somos em ti, sem desespero e sem fingimento, e refaz em nós a tua imagem. Amém.',
    leader: {
      lost: 'A lista do versículo 5 pode virar confissão forçada ou caça aos pecados de fora. Comece e termine nos versículos 3 e 4, e lembre que a segunda lista é a da mesa do jantar.',
      tender:
        'Quem luta com pornografia ou compulsão costuma ter muita vergonha: ofereça conversa a sós. Quem sofreu violência sexual não deve se sentir incluído na lista de pecados; aquilo foi feito contra a pessoa (Ligue 180, Disque 100).',
    },
    comfort:
      'Quando a gente não se reconhece no espelho, é bom saber que a vida de verdade está num lugar seguro, com Cristo, em Deus.',
    closing: 'Hoje à noite, ao trocar de roupa, lembre de quem você já é.',
    words: [
      'ressuscitados com cristo',
      'coisas de cima',
      'do alto',
      'escondida com cristo',
      'mortificai',
      'fazei morrer',
      'velho homem',
      'novo homem',
      'despistes',
      'revestistes',
      'cristo e tudo',
      'cita',
      'colossenses',
    ],
  },
  {
    verses: '3:12-17',
    key: '3:14',
    title: 'Vestidos de amor',
    theme: 'o jeito de quem é amado',
    themes: ['comunhao', 'perdao', 'gratidao', 'palavra'],
    idea: 'Porque já são escolhidos e amados, os de Cristo se vestem de misericórdia, prendem tudo com o cinto do amor e fazem cada coisa em nome dele, agradecendo.',
    context:
      'Paulo vem falando de roupa: tirem a velha vida, com a raiva e a mentira (3:5-11). Faltava dizer o que vestir. A igreja de Colossos juntava, numa sala de casa, gente que fora dali não se sentaria à mesma mesa. Em seguida ele levará esse jeito novo para dentro do lar e do trabalho.',
    retold: [
      {
        verses: '3:12-13',
        says: 'Paulo pede aos escolhidos e amados de Deus que se vistam de bondade, humildade e paciência. Que se suportem e se perdoem, como Cristo os perdoou.',
      },
      {
        verses: '3:14-15',
        says: 'Acima de tudo, Paulo põe o amor, que é o vínculo da perfeição. A paz de Deus, para a qual foram chamados num só corpo, deve governar os corações.',
      },
      {
        verses: '3:16-17',
        says: 'A palavra de Cristo deve morar entre os irmãos com fartura, enquanto ensinam uns aos outros e cantam ao Senhor. Tudo o que fizerem seja em nome do Senhor Jesus, com gratidão ao Pai.',
      },
    ],
    read: {
      verses: '3:12-17',
      how: 'Cada pessoa escolhe uma peça de roupa do versículo 12 e a diz em voz alta. O 16, quem souber, pode ler cantarolando.',
    },
    observe: [
      {
        ask: 'Antes de mandar vestir qualquer coisa, por que três nomes Paulo chama essa gente?',
        verses: '3:12',
        listen: 'Escolhidos de Deus, santos, amados.',
      },
      {
        ask: 'Que peças ele tira do armário, e qual vai por cima de todas?',
        verses: '3:12, 3:14',
        listen: 'Misericórdia, bondade, humildade, mansidão, paciência; por cima, o amor.',
      },
      {
        ask: 'Onde aparece a gratidão neste trecho, e ligada a que coisas?',
        verses: '3:15-17',
        listen: 'Sede gratos; a cantar; e em tudo, dando graças ao Pai.',
      },
      {
        ask: 'O que governa e o que habita no meio deles?',
        verses: '3:15-16',
        listen: 'A paz de Deus governa; a palavra de Cristo habita.',
      },
    ],
    interpret: [
      {
        ask: 'Suportar e perdoar vêm na mesma frase. Que diferença faz precisar das duas coisas?',
        verses: '3:13',
        listen: 'Há jeitos que só se aguentam com amor, e ofensas que se perdoam.',
        follow: 'Qual das duas lhe custa mais?',
      },
      {
        ask: 'Por que chamar o amor de vínculo, de laço, e não de mais uma virtude da lista?',
        verses: '3:14',
        listen: 'Ele prende as outras; paciência sem amor vira frieza.',
      },
      {
        ask: 'A palavra habita “abundantemente” quando uns ensinam e advertem os outros. O que isso diz de quem a gente costuma esperar que ensine?',
        verses: '3:16',
        listen: 'Não é só do pregador: a palavra circula entre todos, também cantando.',
      },
      {
        ask: 'O que cabe dentro do “tudo quanto fizerdes” do último versículo?',
        verses: '3:17',
        listen: 'Palavra e obra; do culto à louça, do trabalho ao descanso.',
      },
    ],
    live: [
      {
        ask: 'Se você saísse amanhã com uma só peça do versículo 12, qual faria mais falta no seu trabalho?',
        listen: 'Que diga com quem e em que hora.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que mensagem ou comentário você não mandaria se tivesse de assinar em nome de Jesus?',
        listen: 'O riso aqui é bom; depois vem o silêncio honesto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que mania do outro é só de suportar com carinho, e que queixa precisa mesmo de perdão?',
        listen: 'Separar as duas já alivia metade.',
        for: ['couples'],
      },
      {
        ask: 'Que canção ensinou mais de Deus na sua casa do que muita conversa, e quem a cantava?',
        listen: 'Cantem um pedacinho, se der.',
        for: ['parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'Alguém já lhe chamou de amado ou escolhido de um jeito que você acreditou. Como foi?',
        listen: 'Há quem nunca tenha ouvido; não force, e diga você.',
        for: ['new-believers', 'visitors', 'women'],
      },
      {
        ask: 'Quando duas vontades brigam dentro de você, como seria deixar a paz de Deus apitar a falta?',
        listen: 'Uma decisão concreta; paz não é fugir da conversa.',
      },
      {
        ask: 'Nos dias de saudade, que gesto de bondade vestiu você quando não tinha forças para se vestir?',
        listen: 'Agradecer a quem fez; pode ser alguém da sala.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu uniforme de ficar em casa, aquele que visita nenhuma pode ver?',
        bridge: 'Paulo fala de um traje para usar em casa, na rua e até na briga.',
      },
      {
        text: 'Já saiu com a roupa do avesso, um sapato de cada par ou o zíper aberto? Conte.',
        bridge:
          'Há peças que a gente esquece de vestir e todo mundo percebe. Vamos ao armário de Paulo.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Abotoe bem devagar a sua camisa, ou ajeite a gola, e a cada gesto diga: escolhido, santo, amado.',
      bridge: 'É assim que Paulo chama você antes de pedir qualquer coisa.',
    },
    complete: [
      {
        name: 'Mala da semana',
        text: 'Preencha: na segunda preciso de… para lidar com… . Na quarta, de… para… . No fim de semana, de… em casa com… . Por cima de tudo, o amor, porque… .',
      },
      {
        name: 'Em nome de quem',
        text: 'Escolha três tarefas chatas de amanhã. Escreva ao lado de cada uma: em nome do Senhor Jesus, eu faria assim… . E agradeço por… .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma peça do versículo 12, escreva-a num papel dentro do sapato ou do bolso e use-a de propósito com uma pessoa por dia.',
        tell: 'com quem a peça apertou e com quem caiu bem.',
      },
      {
        do: 'Cante com alguém, ao vivo ou pelo telefone, um hino ou cântico que a outra pessoa escolher.',
        tell: 'o que a letra disse a vocês.',
      },
    ],
    children: {
      truth: 'Deus me ama, e eu me visto de amor.',
      to7: {
        story:
          'Todo dia de manhã a Nina escolhe a roupa. Meia, saia, blusa. Um dia o papai perguntou: e as roupas do coração? A Nina riu: coração usa roupa? Usa, sim! Paulo ensinou. Primeiro ele disse: vocês são muito amados por Deus. Depois: então vistam a bondade, vistam a paciência, vistam o perdão. E por cima, como um casaco quentinho, vistam o amor. Na escola, um menino empurrou a Nina sem querer. Ela lembrou do casaco e disse: tudo bem, eu perdoo. E cantou uma música para Jesus no caminho de casa.',
        activity:
          'Vistam um boneco de papel com pecinhas coloridas: bondade, paciência, perdão. O casaco do amor vai por último, e cantem juntos.',
        questions: [
          'O que Deus sente por nós?',
          'Qual é a roupa que vai por cima de todas?',
          'Que roupa do coração você quer vestir amanhã?',
        ],
      },
      to12: {
        story:
          'Na sala de uma casa, em Colossos, a igreja se reunia. Tinha gente rica e gente pobre, de povos diferentes, com manias diferentes. Já pensou na confusão? A carta de Paulo chegou e foi lida em voz alta. Ele não começou brigando. Disse: Deus escolheu vocês; vocês são amados. Por isso, vistam-se de misericórdia, bondade, humildade, mansidão e paciência. Se um tiver queixa do outro, perdoem como Cristo perdoou vocês. E amarrem tudo com o amor, que é como um cinto que não deixa a roupa cair. Deixem a paz de Deus decidir quando der briga. Encham a casa com a palavra de Cristo e cantem! E o que fizerem, da lição de casa à louça, façam em nome de Jesus, dizendo obrigado.',
        activity:
          'Cada um escreve numa tira uma peça do texto. Prendam todas com um barbante, o amor. Soltem o barbante e vejam o que acontece com as tiras.',
        questions: [
          'Por que podia dar confusão naquela sala?',
          'Por que o amor é como um cinto?',
          'Que tarefa sua você vai fazer em nome de Jesus?',
        ],
      },
      challenge: 'Faça uma tarefa de casa em nome de Jesus, sem ninguém pedir.',
    },
    prayer:
      'Pai, o Senhor nos chamou de amados antes de nos ver bem vestidos. Põe em nós misericórdia e paciência, e amarra tudo com o teu amor. Que a tua paz dê a última palavra, e que a nossa boca saiba agradecer. Amém.',
    leader: {
      lost: 'As virtudes viram enfeite se ninguém disser com quem. Peça sempre um rosto e uma hora, e volte ao nome amados.',
      tender:
        'Suportar uns aos outros não é suportar agressão. Se alguém vive com medo em casa, diga isso claramente, converse a sós e ajude a chegar ao Ligue 180 ou ao Disque 100.',
    },
    comfort:
      'Há dias em que não se consegue vestir nada bonito. Fique só com a primeira palavra: amado. Ela agasalha.',
    closing: 'Que o amor seja a última peça ao sair e a primeira que vejam em nós.',
    words: [
      'revesti vos',
      'vinculo da perfeicao',
      'suportai vos',
      'escolhidos de deus',
      'palavra de cristo habite',
      'salmos hinos',
      'cantico',
      'paz de cristo',
      'sede agradecidos',
      'em nome do senhor jesus',
      'misericordia',
      'colossenses',
    ],
  },
  {
    verses: '3:18-4:1',
    key: '3:23',
    title: 'Quem manda em casa também tem Senhor',
    theme: 'família e trabalho diante de Cristo',
    themes: ['familia', 'casamento', 'filhos', 'trabalho'],
    idea: 'Quando Cristo é o Senhor da casa, quem tem menos força ganha dignidade, quem tem mais ganha limite, e lavar, criar e trabalhar viram serviço feito de coração a ele.',
    context:
      'Na casa antiga, o homem mandava em mulher, filhos e escravos, e os manuais da época só davam ordens a quem estava embaixo. Paulo acaba de mandar vestir amor e paz (3:12-17). Agora fala com cada um da casa, inclusive com quem manda, e põe o Senhor em quase toda linha.',
    retold: [
      {
        verses: '3:18-21',
        says: 'Paulo pede às mulheres que sejam submissas aos maridos, como convém no Senhor, e aos maridos que as amem sem amargura. Os filhos obedeçam, e os pais não lhes tirem o ânimo.',
      },
      {
        verses: '3:22-25',
        says: 'Paulo pede aos escravos que obedeçam com coração sincero, não só quando alguém olha, como para o Senhor. Dele virá a herança, e quem faz injustiça receberá por ela.',
      },
      {
        verses: '4:1',
        says: 'Paulo pede aos senhores que sejam justos e imparciais com os servos, porque eles também têm um Senhor nos céus.',
      },
    ],
    read: {
      verses: '3:18-25',
      how: 'Pessoas diferentes leem cada linha: uma esposa, um marido, um filho, um pai. O 23, todos. Quem conduz fecha lendo 4:1.',
    },
    observe: [
      {
        ask: 'Com quem Paulo fala, um a um? Quem recebe ordens aqui e não costumava receber?',
        verses: '3:18-22',
        listen: 'Mulheres, maridos, filhos, pais, escravos; os fortes também são cobrados.',
      },
      {
        ask: 'O que o marido e o pai não podem fazer?',
        verses: '3:19, 3:21',
        listen: 'Tratar com amargura; provocar até tirar o ânimo.',
      },
      {
        ask: 'Quantas vezes o Senhor é lembrado, e em que assuntos?',
        verses: '3:18, 3:20, 3:22-24',
        listen: 'No casamento, na obediência, no trabalho, na recompensa.',
      },
      {
        ask: 'Como deve ser feito tudo, e o que espera quem faz injustiça?',
        verses: '3:23-25',
        listen: 'De coração, como para o Senhor; ele julga sem olhar a quem.',
      },
    ],
    interpret: [
      {
        ask: 'Naquele mundo ninguém mandava um marido amar. O que acontece com a palavra submissão quando do outro lado vem “amai”, sem amargura?',
        verses: '3:18-19',
        listen: 'Não é mando; é entrega dos dois debaixo de Cristo.',
      },
      {
        ask: 'Como um filho perde o ânimo? Que provocações fazem isso aos poucos?',
        verses: '3:21',
        listen: 'Comparar, ironizar, nunca elogiar, regra que muda.',
        follow: 'E o que devolve o ânimo?',
      },
      {
        ask: 'Trabalhar só “quando observados” é servir a quem? E o que muda quando o patrão é outro?',
        verses: '3:22-24',
        listen: 'Serve-se à imagem; com Cristo, o escondido também conta.',
      },
      {
        ask: 'Prometer “herança” a escravos, que por lei não herdavam nada, era dizer o quê?',
        verses: '3:24-25',
        listen: 'São filhos; há um Juiz acima dos donos. Semente contra a escravidão.',
      },
    ],
    live: [
      {
        ask: 'Leiam um para o outro o versículo que é seu. Qual palavra dele você quer praticar, sem cobrar a do outro?',
        listen: 'Cada um lê a própria carta.',
        for: ['couples'],
      },
      {
        ask: 'Que frase sua tira o ânimo de um filho ou neto, e qual devolve?',
        listen: 'Nada de culpa coletiva; uma troca por semana.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Obedecer é fácil quando faz sentido. Como se conversa com pai e mãe quando não faz?',
        listen: 'Respeito, hora certa, argumento; e o que ninguém deve obedecer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual tarefa invisível da sua semana ganharia outro sabor feita como para o Senhor?',
        listen: 'Fralda, planilha, ônibus, cuidado de idoso.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'Onde você tem poder sobre alguém, ainda que pouco, e o que muda ao lembrar que também tem um Senhor?',
        listen: 'Diarista, estagiário, irmão mais novo, aluno.',
      },
      {
        ask: 'Que jeito de casa você quer levar da família em que nasceu, e qual quer deixar lá?',
        listen: 'Gratidão e corte, sem expor ninguém.',
        for: ['singles', 'young', 'new-believers', 'visitors'],
      },
      {
        ask: 'Quando ninguém agradece, de onde você tira a vontade de continuar fazendo bem feito?',
        listen: 'O Senhor vê; e o grupo pode agradecer.',
        for: ['adults', 'elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na casa em que você cresceu, quem mandava de verdade: no controle da TV, no dinheiro, no cardápio, no silêncio?',
        bridge: 'Paulo entra numa casa e fala com todo mundo, até com quem mandava.',
      },
      {
        text: 'Mostre com mímica o serviço que você mais faz e que ninguém percebe. O grupo adivinha.',
        bridge: 'Alguém percebe: está no versículo 23.',
        for: ['adults', 'parents', 'women', 'couples', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Passe a mão pela mesa da casa. Lembre de quem sentou em cada lugar e do que se dizia ali.',
      bridge: 'Imagine o Senhor numa cadeira. Leia assim.',
    },
    complete: [
      {
        name: 'Carta com o meu nome',
        text: 'Reescreva a sua linha: Eu, … (esposo, esposa, filho, mãe, chefe, funcionário), no Senhor, vou … e não vou … . Faço de coração … , mesmo quando ninguém olha.',
      },
      {
        name: 'Ânimo',
        text: 'Para cada pessoa da casa: nome … ; o que a desanima em mim … ; o que a anima … ; o que farei até domingo … .',
      },
    ],
    challenges: [
      {
        do: 'Faça todo dia uma tarefa da casa dizendo por dentro: para o Senhor. Escolha a mais chata.',
        tell: 'se algo mudou no jeito das mãos.',
      },
      {
        do: 'Dê um elogio verdadeiro por dia a quem está abaixo de você em casa ou no trabalho, sem mas no fim.',
        tell: 'a reação mais inesperada.',
      },
    ],
    children: {
      truth: 'Em casa, cuido e obedeço, porque sou de Jesus.',
      to7: {
        story:
          'Na casa da Malu havia um banquinho vazio na mesa. É para lembrar de Jesus, dizia a vovó. Um dia o papai ia gritar, olhou o banquinho e falou baixo. A mamãe ia responder brava, olhou e respirou. O irmão ia fugir da louça, olhou e lavou cantando. E a Malu ia bater o pé: não guardo! Olhou o banquinho e guardou os blocos, um por um, bem caprichado. De noite, o papai fez cócegas: que bom dia! Paulo escreveu uma carta para a casa inteira: maridos, mamães, filhos, papais. Façam tudo de coração, como para o Senhor.',
        activity:
          'Enfeitem um banquinho para lembrar de Jesus na mesa; no jantar, cada um agradece a alguém da casa.',
        questions: [
          'Para que servia o banquinho?',
          'O que cada um fez quando olhou para ele?',
          'O que você vai fazer de coração hoje?',
        ],
      },
      to12: {
        story:
          'Nas casas do tempo de Paulo, quem era forte mandava e ninguém perguntava nada. Os livros diziam só: mulher, obedeça; filho, obedeça; escravo, obedeça. Paulo escreveu uma carta diferente. Falou com todos e puxou a orelha de quem mandava. Marido, ame, e não seja amargo! Pai, não irrite o seu filho até ele desanimar! Dono, seja justo: você também tem um Senhor, no céu. Imagine as caras! E aos filhos disse: obedeçam, isso agrada a Jesus. Aos que eram escravos, que não tinham direito a nada, prometeu: vocês vão receber herança. Como filhos! Aos poucos, gente que cria em Jesus foi entendendo que ninguém devia ser dono de ninguém. E para todos vale: façam de coração, como para o Senhor. Obedecer não quer dizer aceitar maldade. Se alguém de casa machuca você, contar a um adulto de confiança é certo, e Jesus fica do seu lado.',
        activity:
          'Teatro de dois minutos: uma cena de casa sem ninguém lembrar de Jesus; depois a mesma cena, com ele sentado à mesa.',
        questions: [
          'O que Paulo disse a quem mandava?',
          'O que quer dizer fazer de coração?',
          'O que anima e o que desanima você em casa?',
        ],
      },
      challenge: 'Faça uma tarefa caprichada sem ninguém ver, para Jesus.',
    },
    prayer:
      'Senhor Jesus, senta à nossa mesa. Tira a amargura da voz de quem manda e o medo de quem obedece. Devolve o ânimo aos filhos. Que a louça, o relatório e o remédio dado de madrugada sejam feitos para ti. Amém.',
    leader: {
      lost: 'Submissão pode engolir a noite. Leia as linhas em par: mulheres e maridos, filhos e pais. Cada um comenta a sua, ninguém a do outro. E diga que Paulo não inventou nem abençoou a escravidão; escreveu para quem vivia nela.',
      tender:
        'Diga em voz alta: nada aqui manda aguentar violência, e obedecer em tudo não inclui o mal. Onde há agressão, procurar proteção é certo: Ligue 180; criança, adolescente ou idoso, Disque 100; perigo na hora, 190. Se alguém contar, acredite e ouça a sós.',
      differ:
        'Sobre o casamento, uns entendem que o marido tem uma liderança de serviço que a esposa acompanha; outros, que os dois se sujeitam um ao outro por igual. Para ambos, o amor sem amargura e o respeito são mandamento.',
    },
    comfort:
      'Talvez a sua casa esteja quieta demais agora, ou barulhenta demais. O serviço que você fez ali com amor não se perdeu: era para o Senhor, e ele guarda.',
    closing: 'Em toda casa, uma cadeira para o Senhor.',
    words: [
      'mulheres sede submissas',
      'maridos amai',
      'nao as trateis amargamente',
      'filhos obedecei',
      'nao provoqueis',
      'percam o animo',
      'tudo quanto fizerdes',
      'de coracao como para o senhor',
      'recompensa da heranca',
      'acepcao de pessoas',
      'senhores procedei',
      'submissao',
    ],
  },
  {
    verses: '4:2-6',
    key: '4:6',
    title: 'Porta aberta e palavra com sal',
    theme: 'a oração e a conversa com os de fora',
    themes: ['oracao', 'missao', 'lingua', 'gratidao'],
    idea: 'Quem fala com Deus sem desistir e de olhos abertos ganha ocasião e jeito de falar de Cristo com os outros: com sabedoria, com graça e com sabor.',
    context:
      'A carta está no fim. Paulo já falou da casa e do trabalho; restam a oração e o jeito de lidar com quem não é da igreja. Ele está preso por causa da mensagem, e mesmo assim o pedido que faz não é pela porta da cela.',
    retold: [
      {
        verses: '4:2-4',
        says: 'Paulo pede que perseverem na oração, atentos e gratos. Que orem também por ele, para Deus abrir uma porta à palavra e ele anunciar com clareza o mistério de Cristo.',
      },
      {
        verses: '4:5-6',
        says: 'Paulo pede sabedoria no convívio com os de fora, aproveitando o tempo. A conversa tenha sempre graça e um pouco de sal, para saberem responder a cada um.',
      },
    ],
    read: {
      verses: '4:2-6',
      how: 'São só cinco versículos: leiam duas vezes. Na segunda, cada um diz a palavra que ficou.',
    },
    observe: [
      {
        ask: 'Como Paulo diz que se deve orar? Juntem as três marcas do versículo 2.',
        verses: '4:2',
        listen: 'Perseverando, vigiando, com gratidão.',
      },
      {
        ask: 'Que porta o preso pede que se abra?',
        verses: '4:3-4',
        listen: 'Uma porta para a palavra, para anunciar Cristo com clareza.',
      },
      {
        ask: 'Que tempero a fala precisa ter, e para quê?',
        verses: '4:5-6',
        listen: 'Graça e sal, para saber responder a cada um.',
      },
    ],
    interpret: [
      {
        ask: 'O que o pedido de Paulo revela sobre aquilo que a prisão não conseguiu tirar dele?',
        verses: '4:3-4',
        listen: 'A vontade de anunciar; a liberdade dele estava em outro lugar.',
      },
      {
        ask: 'Vigiar e agradecer juntos: o que acontece com a oração quando falta um dos dois?',
        verses: '4:2',
        listen: 'Só vigiar vira aflição; só agradecer pode virar sono.',
        follow: 'Para que lado você costuma escorregar?',
      },
      {
        ask: 'Paulo não dá um discurso pronto: fala em responder “a cada um”. O que isso pede de quem fala?',
        verses: '4:5-6',
        listen: 'Ouvir primeiro, conhecer a pessoa, esperar a hora.',
      },
      {
        ask: 'Que diferença há entre a conversa sem sal, a salgada demais e a que este texto descreve?',
        verses: '4:6',
        listen: 'Insossa esconde; salgada agride; com graça dá vontade de ouvir mais.',
      },
    ],
    live: [
      {
        ask: 'Que pedido você já fez tantas vezes que dá vontade de parar, e o que ajudaria a continuar?',
        listen: 'Ofereça companhia na oração, não explicações.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'Quando um colega faz piada com a fé, a sua resposta costuma sair sem sal, salgada demais ou nem sai?',
        listen: 'Cada jeito tem uma história; ensaiem uma resposta boa.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual é o tempero da conversa de vocês depois das nove da noite, e o que falta na receita?',
        listen: 'Com humor. Um combinado pequeno basta.',
        for: ['couples'],
      },
      {
        ask: 'O que alguém da igreja já lhe disse que abriu uma porta, e o que já fechou uma?',
        listen: 'Ouvir quem chega, sem se defender.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há quanto tempo você não tem uma boa conversa com alguém de fora da igreja, e com quem ela poderia recomeçar?',
        listen: 'Amizade de verdade, e não isca.',
        for: ['long-believers'],
      },
      {
        ask: 'Em que situação apertada você poderia pedir, como Paulo, uma porta para o bem em vez de só uma saída?',
        listen: 'Pedir a saída também é permitido.',
      },
    ],
    icebreakers: [
      {
        text: 'Conte um desastre de cozinha com sal: de menos, de mais ou trocado pelo açúcar.',
        bridge: 'Paulo fala do ponto certo do sal, só que na conversa.',
      },
      {
        text: 'Porta emperrada, chave esquecida, alarme disparado: quando foi que você ficou do lado de fora?',
        bridge:
          'Paulo estava trancado do lado de dentro e pediu oração por uma porta. Vejamos qual.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Ponha na língua uma pitadinha de sal, se puder, e espere o gosto se espalhar.',
      bridge: 'Tão pouco, e muda tudo. Leia pensando nas suas palavras de hoje.',
    },
    complete: [
      {
        name: 'Três portas',
        text: 'Desenhe três portas. Uma aberta: com … já consigo falar de Deus. Uma encostada: com … falta ocasião. Uma fechada: por … eu só oro, e continuo.',
      },
      {
        name: 'Receita da fala',
        text: 'Complete como receita: para a conversa com …, uma xícara de escuta, … colheres de paciência, uma pitada de verdade sobre … . Servir quando … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha três nomes de gente de fora da igreja junto ao saleiro e ore por eles toda vez que for temperar a comida.',
        tell: 'que porta se abriu, por menor que seja.',
      },
      {
        do: 'Tenha com um vizinho ou colega uma conversa de quinze minutos em que você pergunte mais do que explique.',
        tell: 'o que descobriu sobre a pessoa.',
      },
    ],
    children: {
      truth: 'Eu falo com Deus e falo bem com todos.',
      to7: {
        story:
          'Paulo estava preso, mas podia escrever cartas. O que será que ele pediu aos amigos? Um bolo? Uma chave? Ele pediu oração! Orem para Deus abrir uma porta, disse ele. Uma porta para eu contar de Jesus. E ensinou: orem sempre, de olhinho atento, e digam obrigado. E, quando falarem com as pessoas, ponham um salzinho. Sal na boca? Não! É falar com carinho, de um jeito gostoso de ouvir. Comida sem sal não tem graça. Palavra com carinho todo mundo quer ouvir mais.',
        activity:
          'Provem pipoca sem sal e com um pouquinho de sal. Para cada pipoca com sal, cada um diz uma palavra gostosa a quem está ao lado.',
        questions: [
          'O que Paulo pediu aos amigos?',
          'O que é uma palavra com sal?',
          'Para quem você quer dizer uma palavra gostosa?',
        ],
      },
      to12: {
        story:
          'Se você estivesse preso sem ter feito nada de errado, o que pediria numa carta? Paulo escreveu à igreja de Colossos: perseverem na oração, fiquem atentos e agradeçam. E orem por mim também, para que Deus abra uma porta. A da prisão? Não foi essa que ele disse. Uma porta para a palavra, para eu contar com clareza quem é Cristo. Depois ele deu dicas para a conversa com quem não conhece Jesus: tenham sabedoria, aproveitem a hora boa, falem com graça e com um pouco de sal. Sal demais estraga, sal de menos ninguém sente. No ponto certo, dá vontade de repetir. E assim vocês vão saber responder a cada pessoa, porque uma pessoa não é igual à outra.',
        activity:
          'Em duplas, façam três versões da mesma frase: sem sal, salgada demais e no ponto. Os outros adivinham qual é qual.',
        questions: [
          'Que porta Paulo queria que se abrisse?',
          'O que é uma fala salgada demais?',
          'Que amigo você gostaria de ouvir melhor nesta semana?',
        ],
      },
      challenge: 'Ore todo dia por um amigo e diga a ele uma coisa boa.',
    },
    prayer:
      'Senhor, não nos deixes largar a oração nem dormir no meio dela. Abre portas para a tua palavra, também onde parece tudo trancado. Põe graça e sal na nossa boca, para responder a cada um com amor. Amém.',
    leader: {
      lost: 'Evangelismo vira culpa depressa. Fique no tamanho do texto: orar, aproveitar a hora, falar com graça, responder a quem pergunta.',
      tender:
        'Quem ora há anos por um filho ou marido pode ouvir perseverai como cobrança. Diga que a insistência dessa pessoa já é o que Paulo descreve, e orem juntos.',
    },
    comfort:
      'Há orações que já não têm palavras novas. Deus não se cansa das mesmas. Pode repetir.',
    closing: 'Porta aberta, ouvido atento e uma pitada de sal: boa semana.',
    words: [
      'perseverai na oracao',
      'temperada com sal',
      'vossa palavra seja',
      'porta para a palavra',
      'abra uma porta',
      'os que estao de fora',
      'remindo o tempo',
      'tempo oportuno',
      'vigiando',
      'responder a cada um',
      'colossenses',
    ],
  },
]
