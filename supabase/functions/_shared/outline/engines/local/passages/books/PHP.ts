import type { BookPassages } from '../passage.ts'

export const PHP: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:6',
    title: 'Obra começada não fica pela metade',
    theme: 'a gratidão pelos irmãos',
    themes: ['gratidao', 'comunhao', 'esperanca'],
    idea: 'Olhar para as pessoas com gratidão e orar por elas é confiar que Deus, que começou algo bom em cada uma, ainda não largou as ferramentas.',
    context:
      'Paulo escreve da prisão a uma igreja que ele viu nascer em volta de uma comerciante, um carcereiro e gente simples de Filipos. Eles o ajudaram desde o início e acabam de mandar um presente por um amigo. A carta é quase toda um obrigado.',
    read: {
      verses: '1:1-11',
      how: 'Leia como quem abre uma carta da família: um só leitor, de pé, abrindo o papel. Os outros sublinham cada vez que aparecer todos ou todas.',
    },
    observe: [
      {
        ask: 'O que acontece com Paulo quando ele se lembra dessas pessoas?',
        verses: '1:3-4, 1:8',
        listen: 'Agradece, ora com alegria e sente saudade.',
      },
      {
        ask: 'De que ele tem certeza no versículo 6, e quem é que trabalha ali?',
        verses: '1:6',
        listen: 'Aquele que começou completará: o sujeito da frase é Deus.',
      },
      {
        ask: 'O que exatamente ele pede por elas?',
        verses: '1:9-11',
        listen: 'Amor que cresce com conhecimento e percepção, para escolher o melhor.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo chama a ajuda daquela gente de “cooperação com o Evangelho”. Em que essa expressão valoriza quem não prega nem aparece?',
        verses: '1:5',
        listen: 'Quem sustenta, hospeda e ora está na mesma obra.',
      },
      {
        ask: 'A igreja de Filipos tinha brigas. Por que ele começa agradecendo, e não corrigindo?',
        verses: '1:3-6',
        listen: 'Vê primeiro o que Deus fez; a correção vem depois, com afeto.',
        follow: 'O que muda numa conversa difícil que começa por um obrigado?',
      },
      {
        ask: 'Por que o amor precisaria crescer em percepção, e não só em intensidade?',
        verses: '1:9-10',
        listen: 'Amor sem discernimento pode atrapalhar; ele pede amor que enxerga.',
      },
    ],
    live: [
      {
        ask: 'Que nome faz você sorrir quando pensa na sua caminhada de fé, e o que essa pessoa fez?',
        listen: 'Deixe a roda se encher de nomes.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Em que parte de você dá vontade de pôr uma placa de em obras, e como é pensar que há alguém trabalhando nela?',
        listen: 'Humor ajuda; ninguém está pronto.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'O que você pediria por seu cônjuge se tivesse só a oração do versículo 9 como modelo?',
        listen: 'Um pedido a favor do outro, e não para consertá-lo.',
        for: ['couples'],
      },
      {
        ask: 'Que boa obra começada em um filho ou neto parece parada, e o que significa confiá-la a Deus?',
        listen: 'Dor de muitos pais; não dê receita.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem ora por você, e como descobriu isso?',
        listen: 'Quem não tiver ninguém precisa sair daqui com um nome.',
        for: ['visitors', 'singles', 'adults'],
      },
      {
        ask: 'A saudade de Paulo vinha do afeto de Cristo. O que a sua saudade conta sobre o amor que recebeu?',
        listen: 'Saudade é um jeito do amor continuar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que obra, curso ou trabalho manual está parado na sua casa há mais tempo? Diga a idade dele com honestidade.',
        bridge: 'A gente começa e larga. Paulo conhece alguém que não larga.',
      },
      {
        text: 'Qual foi a última carta, bilhete ou áudio que você guardou, e de quem era?',
        bridge: 'Filipenses é uma carta guardada com carinho há quase dois mil anos.',
        for: ['adults', 'elderly', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe os olhos pelos contatos do telefone e pare no primeiro nome que dê calor no peito. Fique com ele um minuto.',
      bridge: 'Paulo fazia isso na prisão, de memória, e a memória virava oração.',
    },
    complete: [
      {
        name: 'Abertura de carta',
        text: 'Escreva para alguém real: agradeço a Deus toda vez que me lembro de você, porque… Desde o primeiro dia você… Tenho certeza de que Deus… E o que eu peço por você é…',
      },
      {
        name: 'Placa de obra',
        text: 'Faça uma placa sua. Obra iniciada em: … Responsável: … O que já está de pé: … O que ainda é andaime: … Previsão: até o dia de Jesus Cristo.',
      },
    ],
    challenges: [
      {
        do: 'Escreva à mão a três pessoas que cooperaram com a sua fé, dizendo uma coisa precisa que cada uma fez.',
        tell: 'qual das três foi mais difícil de localizar ou de escrever.',
      },
      {
        do: 'Adote a oração do versículo 9 por uma pessoa de quem você só tem visto os defeitos, todos os dias até o próximo encontro.',
        tell: 'o que mudou no seu olhar, sem dizer quem é.',
      },
    ],
    children: {
      truth: 'Deus começou algo bom em mim e vai terminar.',
      to7: {
        story:
          'Paulo estava longe e com saudade dos amigos de Filipos. Ele fechou os olhos e lembrou de cada um. A Lídia, que abriu a casa. O homem que cuidava da prisão e cuidou dos machucados dele. Paulo sorriu e disse: obrigado, Deus, pelos meus amigos! Aí escreveu uma carta: eu amo vocês! Deus começou a fazer uma coisa linda no coração de vocês. Sabe quando a gente começa um desenho e ainda falta pintar? Deus não larga o desenho. Ele vai pintando todo dia, até ficar pronto. Os amigos leram a carta e ficaram contentes.',
        activity:
          'Cada criança começa um desenho e passa para o lado; o amigo acrescenta algo bonito e devolve. No fim todos dizem: Deus termina o que começa.',
        questions: [
          'De quem Paulo sentia saudade?',
          'O que Deus faz com o desenho que começou?',
          'Por qual amigo você quer dizer obrigado?',
        ],
      },
      to12: {
        story:
          'Anos antes, Paulo tinha chegado à cidade de Filipos sem conhecer ninguém. Uma comerciante chamada Lídia abriu a casa para ele. Depois um carcereiro, que tinha prendido Paulo, passou a crer em Jesus e lavou as feridas dele. Assim começou uma igreja pequena. Agora Paulo está preso de novo, em outro lugar, e aquela gente mandou ajuda. Ele senta e escreve. Podia começar reclamando da prisão ou das brigas que havia por lá. Mas a primeira coisa que diz é: agradeço a Deus toda vez que me lembro de vocês. E garante: Deus, que começou uma obra boa em vocês, vai completá-la. Quem já fez um castelo de cartas sabe que é fácil desistir na metade. Deus não desiste. No fim Paulo pede uma coisa interessante: que o amor deles cresça junto com a inteligência, para saberem escolher o que é melhor.',
        activity:
          'Cada um escreve seu nome numa folha e faz as folhas circularem. Todos escrevem nela uma coisa boa que já veem em quem é dono do nome.',
        questions: [
          'Por que Paulo começou agradecendo?',
          'O que Deus ainda está construindo em você?',
          'O que é amar com inteligência?',
        ],
      },
      challenge: 'Escreva um bilhete de obrigado a alguém que ensina você sobre Jesus.',
    },
    prayer:
      'Obrigado, Pai, por cada nome que nos vem à memória. Não largues o que começaste em nós. Faze o nosso amor crescer e enxergar melhor, até o dia em que a obra estará pronta.',
    leader: {
      lost: 'Os versículos 1 e 2 podem virar aula sobre cargos. Passe logo para o afeto: a carta é de um amigo.',
      tender:
        'Quem vê um filho ou amigo longe da fé pode se apegar ao versículo 6 como garantia sobre o outro, ou sofrer com ele. Ouça, ore pelo nome e não prometa datas.',
      differ:
        'Muitos leem no versículo 6 que Deus preserva até o fim todo aquele em quem começou; outros entendem que a promessa anima a igreja a permanecer, sem anular o risco de abandonar a fé. Ambos confiam na fidelidade de Deus.',
    },
    comfort:
      'Você pode se sentir um canteiro abandonado, com ferro à mostra. Quem começou não foi embora: está trabalhando num ponto que daqui não dá para ver.',
    closing: 'Cada um de nós volta para casa em obras e em boas mãos.',
    words: [
      'boa obra',
      'completar',
      'comecou em vos',
      'filipos',
      'filipenses',
      'cooperacao',
      'saudade',
      'agradeco',
      'lidia',
      'carcereiro',
      'amor seja mais',
    ],
  },
  {
    verses: '2:1-11',
    key: '2:5',
    title: 'O caminho que desce',
    theme: 'a humildade de Jesus',
    themes: ['humildade', 'servico', 'comunhao'],
    idea: 'Jesus tinha o lugar mais alto e desceu para servir até a cruz; quem é dele aprende a soltar a vantagem e dar atenção ao que é do outro.',
    context:
      'Em Filipos, colônia romana, honra e título valiam ouro. A igreja dali era generosa e tinha disputas. Para curar a rivalidade, Paulo não dá uma técnica de convivência: conta a história de Jesus, talvez com as palavras de um hino que já se cantava.',
    read: {
      verses: '2:1-11',
      how: 'Leitor em pé; a cada degrau do 6 ao 8 ele abaixa um pouco, até se ajoelhar. No 9 todos se levantam com ele.',
    },
    observe: [
      {
        ask: 'Que duas atitudes Paulo manda largar, e que duas põe no lugar?',
        verses: '2:3-4',
        listen: 'Rivalidade e vanglória; humildade e atenção ao outro.',
      },
      {
        ask: 'Quais são os degraus da descida de Jesus?',
        verses: '2:6-8',
        listen: 'Não se agarra, esvazia-se, servo, homem, obediente, cruz.',
      },
      {
        ask: 'A partir do versículo 9, quem passa a agir, e o que faz?',
        verses: '2:9-11',
        listen: 'Deus exalta e dá o nome; Jesus não se exaltou sozinho.',
      },
    ],
    interpret: [
      {
        ask: 'Ser em forma de Deus e servir: o hino diz que Jesus desceu apesar de ser Deus ou justamente porque Deus é assim?',
        verses: '2:6-7',
        listen: 'Na cruz vemos como Deus é, não uma exceção.',
        follow: 'O que isso muda na sua ideia de poder?',
      },
      {
        ask: 'Considerar o outro superior não é dizer que eu não valho nada. Então o que é, na prática?',
        verses: '2:3-4',
        listen: 'Tratar o interesse do outro com a importância que dou ao meu.',
      },
      {
        ask: 'Por que será que Paulo responde a uma briga de igreja com um hino sobre a cruz?',
        verses: '2:2-5',
        listen: 'Quem olha para Jesus perde a graça de disputar lugar.',
      },
    ],
    live: [
      {
        ask: 'Que vantagem ou direito você segura com os dedos fechados, em casa ou no trabalho?',
        listen: 'Última palavra, melhor horário, reconhecimento.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Onde a competição cansa mais: notas, corpo, esporte, seguidores, igreja?',
        listen: 'Pergunte como seria torcer por um rival.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual tarefa invisível o outro faz na sua casa todos os dias, e quando você a fez pela última vez?',
        listen: 'Rir é permitido; defender-se, nem tanto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que serviço na igreja você aceitaria fazer se ninguém jamais soubesse que foi você?',
        listen: 'Pode virar o desafio da semana.',
        for: ['long-believers'],
      },
      {
        ask: 'O que mais toca ou estranha você num Deus que desce?',
        listen: 'Deixe a surpresa aparecer, sem aula.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando a doença ou a idade obriga a receber cuidados, que humildade se aprende ali?',
        listen: 'Receber também é descer; ouça com respeito.',
        for: ['elderly'],
      },
      {
        ask: 'Jesus foi até a morte. O que significa para a sua perda que ele conheça aquele lugar por dentro?',
        listen: 'Fique com o silêncio que vier.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Elevador, escada rolante ou escada comum: conte um mico ou um susto que você passou numa delas.',
        bridge: 'O texto tem uma escada, e nela o mais importante de todos só desce.',
      },
      {
        text: 'Qual foi o serviço mais humilde em que você já trabalhou, e o que aprendeu que nenhum curso ensina?',
        bridge: 'Paulo conta que o Filho de Deus também pegou o serviço de servo.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, se puder, ou tire os sapatos. Repare como a sala fica diferente vista de baixo.',
      bridge: 'Deus quis ver o mundo daqui. Leia o texto nesse lugar.',
    },
    complete: [
      {
        name: 'Escada ao contrário',
        text: 'Desenhe cinco degraus descendo e ponha neles: um título de que gosto… Uma razão que eu tinha… Um conforto… Um aplauso… Embaixo, a pessoa que eu encontro quando desço: …',
      },
      {
        name: 'Mãos abertas',
        text: 'Contorne as duas mãos. Na esquerda, o que eu agarro: … Na direita, o que ficaria livre para fazer se soltasse: … Entre elas, o pedido a Jesus: …',
      },
    ],
    challenges: [
      {
        do: 'Faça escondido, três vezes nesta semana, uma tarefa que é de outra pessoa, sem deixar pista.',
        tell: 'qual foi a vontade mais forte de contar que tinha sido você.',
      },
      {
        do: 'Numa conversa em que você sempre ganha, faça duas perguntas a mais e deixe a última palavra com o outro.',
        tell: 'o que você ficou sabendo que não sabia.',
      },
    ],
    children: {
      truth: 'Jesus é o maior e quis servir a todos.',
      to7: {
        story:
          'Jesus morava no céu. Ele era o Rei de tudo, das estrelas e dos anjos! E sabe o que ele fez? Ele desceu. Desceu, desceu, e virou um bebê bem pequenininho. Depois cresceu e não quis trono nem coroa de ouro. Ele ajudava, lavava pés, abraçava as crianças, cuidava de quem estava doente. Ele amou tanto a gente que deu a vida por nós. Aí Deus Pai o levantou, bem alto, e deu a ele o nome mais lindo de todos: Jesus! Um dia todo mundo vai dizer: Jesus é o Senhor!',
        activity:
          'Contem juntos uma escada: de pé nas pontas, de pé, agachados, de joelhos, e digam: Jesus desceu para servir. Depois pulem dizendo: Jesus é o Senhor! Cada um limpa ou arruma uma coisinha da sala.',
        questions: [
          'O que Jesus deixou para vir até nós?',
          'Como Jesus ajudava as pessoas?',
          'Em que você pode ajudar em casa hoje?',
        ],
      },
      to12: {
        story:
          'Na cidade de Filipos, todo mundo gostava de mostrar que era importante. Alguns da igreja também começaram a disputar: quem manda mais? Quem é o melhor? Paulo soube e não mandou uma bronca. Mandou uma história, que talvez eles até cantassem. É assim: Jesus era igual a Deus e podia segurar esse lugar com força. Mas ele abriu as mãos. Desceu e virou gente. Desceu mais e virou servo, aquele que ajuda os outros. Desceu até onde ninguém queria ir e morreu numa cruz, por amor. E então Deus o levantou acima de tudo e lhe deu o nome que é maior do que todos os nomes. Um dia todos vão se ajoelhar e dizer que Jesus Cristo é o Senhor. Paulo termina a lição no começo: pensem do jeito que Jesus pensava. Quem é grande de verdade não precisa empurrar ninguém para baixo.',
        activity:
          'Façam uma corrida ao contrário: ganha quem ajudar mais colegas a cruzar a linha antes de si. Depois conversem sobre como foi chegar por último de propósito.',
        questions: [
          'O que Jesus abriu mão de segurar?',
          'Por que Paulo contou essa história a quem disputava?',
          'Em que você pode deixar outra pessoa ir primeiro?',
        ],
      },
      challenge: 'Faça um serviço escondido em casa e não conte a ninguém.',
    },
    prayer:
      'Jesus, tu desceste até onde nós estávamos. Abre as nossas mãos fechadas. Livra-nos de disputar lugar e ensina-nos a dar atenção ao que é do outro. Que a nossa língua diga, e a nossa vida mostre, que tu és o Senhor.',
    leader: {
      lost: 'O hino pode levar a um debate sobre as naturezas de Cristo. Anote as perguntas e volte ao motivo de Paulo: curar uma rivalidade.',
      tender:
        'Este texto já serviu para manter gente sob abuso. Diga que Jesus desceu por vontade própria e com dignidade; a humildade nunca é aceitar violência. Quem sofre em casa pode ligar 180, ou Disque 100.',
      differ:
        'O que significa que ele se esvaziou é explicado de maneiras diferentes: deixou a glória e o uso livre de seus direitos, ou escondeu-os sob a forma de servo. Todas confessam que ele não deixou de ser Deus.',
    },
    comfort:
      'Não há fundo aonde ele não tenha descido. Se você está no último degrau, olhe ao lado: ele chegou antes.',
    closing: 'Para cima, quem leva é Deus; a nós toca o degrau de baixo e a toalha.',
    words: [
      'esvaziou',
      'humildade',
      'forma de servo',
      'humilhou',
      'morte de cruz',
      'todo joelho',
      'toda lingua',
      'acima de todo nome',
      'vangloria',
      'modo de pensar',
      'mesmo sentimento',
      'filipenses',
    ],
  },
  {
    verses: '4:4-9',
    key: '4:7',
    title: 'A paz que monta guarda',
    theme: 'a ansiedade e a paz',
    themes: ['ansiedade', 'oracao', 'gratidao'],
    idea: 'A ansiedade não vai embora por ordem: ela é levada a Deus em pedidos com nome e gratidão, e a paz dele fica de sentinela onde nós não conseguimos vigiar.',
    context:
      'Paulo escreve preso, sem saber se sairá vivo. A igreja de Filipos, que o sustentou, anda preocupada com ele e com brigas dentro de casa. Logo antes destas linhas ele pediu a duas mulheres, companheiras de trabalho, que se entendessem.',
    read: {
      verses: '4:4-9',
      how: 'Quem lê imagina a corrente no pulso de Paulo e lê sem pressa. No 6, todos param e cada um diz em pensamento um pedido; no 8, cada um fica com uma das palavras da lista.',
    },
    observe: [
      {
        ask: 'O que Paulo manda fazer no lugar de ficar ansioso, e com que ingrediente?',
        verses: '4:6',
        listen: 'Apresentar pedidos a Deus, com gratidão junto.',
      },
      {
        ask: 'O que a paz de Deus guarda, e como ela é descrita?',
        verses: '4:7',
        listen: 'Corações e mentes; maior do que se consegue entender.',
      },
      {
        ask: 'Que verbos o texto usa para a mente e para as mãos nos versículos 8 e 9?',
        verses: '4:8-9',
        listen: 'Pensai e fazei; uma coisa puxa a outra.',
      },
    ],
    interpret: [
      {
        ask: 'Entre o convite a alegrar-se e o conselho sobre ansiedade há uma frase curta: “Perto está o Senhor”. O que ela muda nos dois?',
        verses: '4:4-6',
        listen: 'A alegria e a calma vêm de uma presença, não de autocontrole.',
      },
      {
        ask: 'Paulo promete paz, e não a solução do pedido. Que diferença isso faz para quem ora?',
        verses: '4:6-7',
        listen: 'A paz pode chegar antes da resposta, ou sem ela.',
        follow: 'Quando foi que a calma chegou a você antes da solução?',
      },
      {
        ask: 'Por que será que, depois da oração, ele cuida daquilo em que se pensa?',
        verses: '4:8',
        listen: 'A mente precisa de bom alimento; senão a ansiedade põe a mesa de novo.',
      },
    ],
    live: [
      {
        ask: 'Que preocupação você repete mais do que ora?',
        listen: 'Aceite respostas curtas: contas, filhos, exame.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que fica girando na sua cabeça quando você deita, e o que o telefone faz com esse giro?',
        listen: 'Nada de sermão sobre tela; pergunte o que acalma de verdade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que jeito a ansiedade de um contagia o outro na sua casa, e que combinado ajudaria?',
        listen: 'Uma palavra de código, uma hora sem falar de boletos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Como você pediria alguma coisa a Deus se nunca tivesse aprendido palavras de igreja?',
        listen: 'Quanto mais simples, melhor; pode virar a oração da noite.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Depois de tantos anos de caminhada, que preocupação ainda ganha de você?',
        listen: 'A sinceridade dos antigos liberta os novos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Nos dias de luto, que coisa boa e verdadeira sobre quem partiu você quer guardar no pensamento?',
        listen: 'Não corrija a tristeza com a lista do versículo 8.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior preocupação inútil da sua vida, aquela em que você sofreu semanas e não deu em nada?',
        bridge: 'Paulo tinha motivo sério para se preocupar, e da prisão escreveu sobre paz.',
      },
      {
        text: 'Que música, cena ou piada não sai da sua cabeça nestes dias?',
        bridge: 'Alguma coisa sempre ocupa a mente. O texto sugere quem pôr na porta.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Escreva num papel a primeira coisa que preocupa você hoje. Vire o papel para baixo e ponha a mão em cima.',
      bridge: 'Deixe-o ali. Leia o texto e decida depois o que fazer com ele.',
    },
    complete: [
      {
        name: 'De giro a pedido',
        text: 'Transforme uma preocupação. O que fica girando: … Virando pedido: Senhor, eu peço… Com gratidão por… Depois de entregar, o que me cabe fazer é…',
      },
      {
        name: 'Porteiro da mente',
        text: 'Faça a lista de quem entrou hoje nos seus pensamentos: … Marque os que são verdadeiros: … Os que são amáveis: … Barre um na porta amanhã: … Convide um para ficar: …',
      },
    ],
    challenges: [
      {
        do: 'Sempre que a mesma preocupação voltar, diga em voz alta um pedido e um obrigado, por cinco dias, e faça um risquinho num papel.',
        tell: 'quantos riscos houve no primeiro dia e no último.',
      },
      {
        do: 'Troque a última meia hora de notícias da noite por uma coisa amável: uma conversa, uma música, um capítulo de um bom livro.',
        tell: 'o que mudou no seu sono ou no seu humor.',
      },
    ],
    children: {
      truth: 'Posso contar tudo a Deus, e ele me dá paz.',
      to7: {
        story:
          'Paulo estava preso, numa sala fechada. Ele podia ficar só triste. Mas pegou um papel e escreveu uma carta para os amigos: fiquem alegres, Deus está perto! Quando vocês estiverem preocupados, contem tudo para ele. Pode ser coisa grande, pode ser coisa pequenininha. E digam obrigado também! Sabe o que Deus faz? Ele manda a paz. A paz é como um guarda bonzinho na porta do coração. Quando o medo chega, ela diz: calma, Deus está aqui. Depois Paulo escreveu: pensem em coisas boas e bonitas! E os amigos leram a carta e ficaram mais calmos.',
        activity:
          'Uma criança fica no meio, o coração. As outras fazem roda de mãos dadas em volta, a paz. Um adulto diz um medo e a roda responde: calma, Deus está aqui!',
        questions: [
          'Onde Paulo estava quando escreveu?',
          'Como é o guarda da porta do coração?',
          'O que você quer contar a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Quando a gente fica preocupado, parece que um hamster corre numa rodinha dentro da cabeça: corre, corre e não sai do lugar. Paulo conhecia isso. Ele estava preso por falar de Jesus e não sabia o que ia acontecer. Os amigos de Filipos também estavam preocupados com ele. Então Paulo escreveu: não fiquem ansiosos; contem tudo a Deus, peçam e agradeçam. E a paz de Deus vai guardar o coração e a mente de vocês. A palavra guardar lembrava os soldados que vigiavam o portão da cidade. A paz é um soldado bom, que fica acordado para a gente descansar. Depois Paulo deu uma dica para a cabeça: pense no que é verdadeiro, justo, puro e amável. Não é fingir que o problema não existe. É escolher quem manda na rodinha. E o próprio Paulo, lá na prisão, estava alegre.',
        activity:
          'Desenhem um portão com um guarda. Do lado de fora escrevam preocupações; dentro, coisas verdadeiras e amáveis. No portão, escrevam a palavra paz.',
        questions: [
          'O que Paulo ensinou a fazer com a preocupação?',
          'Por que ele fala em agradecer junto?',
          'Que pensamento bom você quer deixar entrar nesta semana?',
        ],
      },
      challenge: 'Quando ficar preocupado, diga a Deus um pedido e um obrigado.',
    },
    prayer:
      'Senhor, que estás perto, recebe os nossos pedidos com nome e sobrenome. Obrigado pelo que já nos deste. Põe a tua paz de guarda onde o pensamento não para, e ensina-nos a deixar entrar o que é bom.',
    leader: {
      lost: 'Não transforme o versículo 6 em bronca. Paulo não diz que quem fica ansioso peca mais que os outros: mostra o que fazer com a ansiedade.',
      tender:
        'Ansiedade também é doença, e tratamento é cuidado de Deus. Quem tem crises precisa ouvir que médico e psicólogo não competem com a oração. Se houver vontade de morrer, fique junto e ligue 188.',
    },
    comfort:
      'A paz deste texto não precisa que você a entenda nem que a fabrique. Ela fica na porta, e você pode cochilar.',
    closing: 'O papel com a preocupação fica aqui; o Deus da paz vai com a gente.',
    words: [
      'ansios',
      'ansiedade',
      'alegrai',
      'paz de deus',
      'excede todo',
      'suplica',
      'gratidao',
      'nisso pensai',
      'filipenses',
      'guardara',
      'boa fama',
      'perto esta',
    ],
  },
]
