import type { BookPassages } from '../passage.ts'

export const SECOND_SAMUEL: BookPassages = [
  {
    verses: '6:12-23',
    key: '6:21',
    title: 'O rei que dançou na rua',
    theme: 'a alegria diante de Deus',
    themes: ['adoracao', 'humildade', 'identidade', 'familia'],
    idea: 'Davi dança sem a roupa do cargo porque sabe diante de quem está; a mesma alegria que abençoa o povo inteiro esbarra, na porta de casa, numa janela fechada.',
    context:
      'A primeira tentativa de trazer a arca terminou em morte e susto, e ela ficou três meses na casa de Obede-Edom, que foi muito abençoada. Agora Davi volta a buscá-la, com mais cuidado e com mais festa. Mical, filha de Saul, já fora dada, tirada e devolvida a Davi como peça de acordo.',
    read: {
      verses: '6:12-22',
      how: 'Ponham uma música animada baixinho até o 15. No 16, desliguem de repente e deixem o silêncio trabalhar.',
    },
    observe: [
      {
        ask: 'Com que gestos e sons a arca entra na cidade?',
        verses: '6:12-15',
        listen: 'Alegria, sacrifícios, saltos com toda a força, trombeta, o rei de linho simples.',
      },
      {
        ask: 'Onde está Mical, o que vê e o que sente?',
        verses: '6:16',
        listen: 'Na janela, de longe; despreza-o no coração.',
      },
      {
        ask: 'O que Davi faz pelo povo e o que pretendia fazer ao chegar em casa?',
        verses: '6:18-20',
        listen: 'Abençoa, reparte comida a todos, homens e mulheres; e ia abençoar os seus.',
      },
    ],
    interpret: [
      {
        ask: 'Davi tira a roupa de rei e veste linho, como os que servem. O que esse traje diz sobre ele diante de Deus?',
        verses: '6:14, 6:21-22',
        listen: 'Ali não há cargo; é mais um do povo que adora.',
      },
      {
        ask: 'O que Mical pode estar chorando por trás da ironia?',
        verses: '6:16, 6:20',
        listen: 'Pai morto, casamento de acordos, dignidade ferida: não a julgue depressa.',
        follow: 'E o que faltou na resposta de Davi a ela?',
      },
      {
        ask: 'Depois da festa, cada pessoa volta com pão, carne e vinho. Que relação há entre adorar e repartir?',
        verses: '6:18-19',
        listen: 'Louvor que não chega ao prato do povo fica pela metade.',
      },
    ],
    live: [
      {
        ask: 'O que ainda prende o seu corpo quando você quer se alegrar em Deus: idade, cargo, vergonha, o que vão pensar?',
        listen: 'Há temperamentos quietos; alegria não tem um só jeito.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Diante de quem você deixa de fazer coisas boas por medo de pagar mico?',
        listen: 'Orar no refeitório, cantar, defender alguém, dançar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Chegar em casa depois de um dia bom e encontrar gelo: o que vocês dois fazem nessa hora?',
        listen: 'Peça um jeito de entrar e um jeito de receber.',
        for: ['couples'],
      },
      {
        ask: 'De que janela você costuma assistir à alegria dos outros, e o que dói aí dentro?',
        listen: 'Mágoa antiga endurece; acolha a Mical que há em nós.',
        for: ['women', 'singles', 'long-believers'],
      },
      {
        ask: 'Qual maneira de adorar, diferente da sua, você aprendeu a respeitar?',
        listen: 'Palma, silêncio, terço, hinário, banda: conte uma história.',
        for: ['long-believers', 'adults', 'visitors'],
      },
      {
        ask: 'O que, no caminho com Deus, já deu a você uma alegria que não coube sentada?',
        listen: 'Frescor de quem começa faz bem aos antigos.',
        for: ['new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual música faz você dançar onde estiver: fila, cozinha, trânsito? Quem tiver coragem demonstra.',
        bridge: 'Um rei saiu dançando pela rua, e nem todo mundo aplaudiu.',
      },
      {
        text: 'Em que ocasião você se vestiu errado para a festa: chique demais, simples demais, fantasia no dia trocado?',
        bridge: 'Davi trocou de roupa de propósito e deu o que falar.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha uma música que você ama, sem ninguém por perto. Deixe um pé, ou um ombro, acompanhar.',
      bridge: 'Davi saltava diante do Senhor, e era para ele que olhava.',
    },
    complete: [
      {
        name: 'Rua e janela',
        text: 'Desenhe uma rua e uma janela. Na rua, o que faria você dançar diante de Deus. Na janela, o que o tem deixado só olhando. Trace um caminho de uma à outra.',
      },
      {
        name: 'Diante de quem',
        text: 'Complete: quando penso nos outros, eu …; quando lembro que estou diante do Senhor, eu …; nesta semana, diante dele, vou …',
      },
    ],
    challenges: [
      {
        do: 'Louve a Deus de um modo que você nunca usa: cantando alto, em silêncio, de joelhos, dançando na cozinha, escrevendo.',
        tell: 'Como foi para o corpo e quem viu.',
      },
      {
        do: 'Depois de uma alegria, reparta: leve comida ou um presente a alguém e abençoe a sua casa ao chegar.',
        tell: 'O que repartiu e como foi recebido na porta.',
      },
    ],
    children: {
      truth: 'Posso me alegrar diante de Deus com o corpo todo.',
      to7: {
        story:
          'A arca de Deus ia chegar à cidade! A arca era uma caixa dourada que lembrava que Deus estava com o povo. O rei Davi ficou tão contente que tirou a capa de rei, vestiu uma roupa simples e foi dançando na frente: pula, gira, pula! Tocavam trombetas: Tu-tu-tu! Todo mundo cantava. A rainha Mical olhou pela janela e achou feio. Ela não estava feliz. Mas Davi disse: Eu danço para Deus! Depois da festa, Davi deu pão e comida gostosa para cada pessoa, homens e mulheres. Ninguém foi embora de mãos vazias.',
        activity:
          'Façam uma procissão pela sala com uma caixa enfeitada, pulando e tocando tampas. No fim, repartam um pãozinho com todos.',
        questions: [
          'Por que Davi dançou?',
          'O que Davi deu para as pessoas?',
          'Como você gosta de se alegrar com Deus?',
        ],
      },
      to12: {
        story:
          'A arca da aliança, sinal da presença de Deus, estava na casa de um homem chamado Obede-Edom, e a família dele vivia abençoada. Davi resolveu levá-la para Jerusalém. Foi a maior festa! A cada poucos passos paravam para agradecer. Davi tirou as roupas de rei, vestiu uma túnica simples de linho e dançou com toda a força, no meio do povo. De uma janela, Mical, sua esposa, viu e sentiu desprezo. Ela carregava muita tristeza no coração. Quando ele chegou em casa para abençoar a família, ela fez uma piada amarga: que bonito, o rei se exibindo! Davi respondeu que dançava diante do Senhor, e não para os outros. Antes disso, ele tinha repartido pão e carne com cada homem e cada mulher. Diante de Deus ninguém precisa de roupa de rei. Mas é triste quando a alegria da rua não consegue entrar em casa.',
        activity:
          'Criem um louvor com o corpo: cada um inventa um gesto para uma frase de gratidão, e o grupo repete em sequência.',
        questions: [
          'Por que Davi trocou a roupa de rei por uma simples?',
          'O que Mical talvez estivesse sentindo por dentro?',
          'Quando a vergonha impede você de fazer algo bom?',
        ],
      },
      challenge: 'Cante ou dance de alegria diante de Deus com alguém da família.',
    },
    prayer:
      'Senhor, diante de ti não precisamos de cargo. Solta o que em nós está preso de vergonha. Olha com ternura para quem ficou na janela, com motivos que ninguém conhece. Que a festa da rua chegue à nossa mesa.',
    leader: {
      lost: 'Vira disputa sobre dança e estilo de culto, ou piada de casal. O texto não manda dançar; mostra alguém esquecido de si diante de Deus e uma casa onde faltou conversa.',
      tender:
        'O versículo 23 pode ser ouvido como se Deus castigasse com esterilidade: o texto não diz isso, e você pode dizê-lo. Mulheres tratadas como Mical, passadas de mão em mão, merecem compaixão, não lição.',
      differ:
        'Há igrejas que louvam com dança e instrumentos e outras que preferem o recolhimento. As duas maneiras podem nascer do mesmo amor.',
    },
    comfort:
      'Se hoje você está na janela, e a festa lá embaixo chega a doer, ninguém vai obrigar você a descer. Deus passa na rua, e também conhece o que se sente atrás do vidro.',
    closing: 'Diante do Senhor, cabe o corpo inteiro.',
    words: [
      'arca',
      'davi',
      'mical',
      'obede edom',
      'danca',
      'dancou',
      'saltava',
      'efode de linho',
      'janela',
      'jerusalem',
      'jubilo',
      'trombeta',
      'menosprezou',
      'adoracao',
      'mais vil',
    ],
  },
  {
    verses: '7:1-17',
    key: '7:11',
    title: 'Quem constrói a casa de quem?',
    theme: 'a promessa feita a Davi',
    themes: ['graca', 'esperanca', 'humildade', 'adoracao'],
    idea: 'Davi quer fazer uma casa para Deus e ouve um não cheio de carinho: é Deus quem fará uma casa para ele, um reino que chega até Jesus e não acaba.',
    context:
      'As guerras pararam. Davi olha as paredes de cedro e se incomoda: Deus mora em tenda. O profeta Natã aprova na hora, mas naquela noite Deus o manda voltar com outra palavra. Depois, Davi se sentará diante do Senhor e perguntará: quem sou eu?',
    read: {
      verses: '7:5-16',
      how: 'A cada vez que Deus disser algo que ele fez ou fará, alguém põe um bloco ou livro no centro. No fim, contem.',
    },
    observe: [
      {
        ask: 'Que pergunta Deus faz, e o que lembra sobre onde tem morado?',
        verses: '7:5-7',
        listen: 'Tu me edificarás? Andou em tenda com o povo e nunca pediu cedro.',
      },
      {
        ask: 'De onde Deus tirou Davi, e o que fez por ele?',
        verses: '7:8-9',
        listen: 'Do curral; esteve com ele, venceu inimigos, deu nome.',
      },
      {
        ask: 'O que Deus promete ao povo, a Davi e ao filho dele?',
        verses: '7:10-13',
        listen: 'Lugar, descanso, dinastia, filho que edifica, trono.',
      },
      {
        ask: 'O que acontece se esse filho errar?',
        verses: '7:14-15',
        listen: 'Será corrigido; a misericórdia não será tirada.',
      },
    ],
    interpret: [
      {
        ask: 'O plano de Davi era bom e sincero, e Natã concordou. Por que Deus diz não?',
        verses: '7:5-7',
        listen: 'Deus não precisa ser instalado; a iniciativa é dele.',
        follow: 'Que bom plano seu ouviu um não?',
      },
      {
        ask: 'Nestes versículos, quantos verbos são de Deus, e quantos de Davi? O que isso muda na ideia de servir?',
        verses: '7:8-13',
        listen: 'Quase tudo é Deus quem faz; servir é resposta.',
      },
      {
        ask: '“Eu lhe serei pai, e ele me será filho.” Em Salomão isso começa. Em quem se completa, e como?',
        verses: '7:13-16',
        listen: 'Jesus, filho de Davi, reino sem fim; nele a casa somos nós.',
      },
    ],
    live: [
      {
        ask: 'O que você quer fazer para Deus, e o que ele talvez queira fazer em você primeiro?',
        listen: 'Projeto, ministério, promessa; sem desanimar ninguém.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Que não, recebido com dor, se mostrou depois maior que o seu sim?',
        listen: 'Vaga, namoro, casa; há quem ainda não veja.',
        for: ['adults', 'singles', 'women', 'mourning'],
      },
      {
        ask: 'De que curral Deus tirou você, e quem ainda se lembra disso?',
        listen: 'Origem sem vergonha.',
        for: ['elderly', 'new-believers', 'adults'],
      },
      {
        ask: 'Um conselheiro bom, como Natã, deu a resposta errada e voltou atrás. Como você age quando percebe que aconselhou mal?',
        listen: 'Voltar, dizer, sem orgulho.',
        for: ['long-believers', 'parents', 'couples'],
      },
      {
        ask: 'Que sonho grande você carrega, e como seria se outro o realizasse depois de você?',
        listen: 'Salomão construiu; Davi preparou.',
        for: ['young', 'teens', 'elderly'],
      },
      {
        ask: 'Saber que Deus corrige sem retirar a misericórdia: com que ideia de pai isso bate ou combina?',
        listen: 'Histórias diferentes; cuidado.',
        for: ['visitors', 'new-believers', 'teens'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você pudesse construir hoje qualquer coisa para alguém que ama, o que seria?',
        bridge: 'Davi quis construir uma casa para Deus.',
      },
      {
        text: 'Qual foi o presente que você deu e a pessoa, na mesma hora, tinha um bem maior para você?',
        bridge: 'Davi foi dar um presente e ficou sem palavras.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para o teto que está sobre você. Pense em quem o levantou.',
      bridge: 'Davi olhou o teto de cedro e teve uma ideia.',
    },
    complete: [
      {
        name: 'Casa e casa',
        text: 'Desenhe duas casas. Na primeira, o que quero fazer para Deus. Na segunda, o que Deus diz que faz por mim. Compare o tamanho.',
      },
      {
        name: 'Do curral',
        text: 'Complete: Deus me tirou de … , esteve comigo em … , e me prometeu … . O que eu não vou ver terminar é … .',
      },
    ],
    challenges: [
      {
        do: 'Ajude em segredo a realizar o sonho de outra pessoa: junte material, recurso ou contato.',
        tell: 'O que separou para ela, sem dizer o nome.',
      },
      {
        do: 'Sente-se dez minutos diante de Deus, como Davi faria depois, e enumere o que ele já fez.',
        tell: 'O item que você quase esqueceu.',
      },
    ],
    children: {
      truth: 'Deus faz por mim mais do que eu por ele.',
      to7: {
        story:
          'O rei Davi morava numa casa bem bonita, de madeira cheirosa. Um dia ele pensou: eu tenho casa, e a arca de Deus fica numa tenda! Vou fazer uma casa para Deus. O amigo Natã gostou da ideia. Mas de noite Deus falou com Natã: diga a Davi que eu nunca pedi uma casa. Eu andei junto com o meu povo na tenda. Eu tirei Davi de perto das ovelhas e cuidei dele. Agora sou eu que vou fazer uma coisa para ele: uma família de reis, e um reino que não acaba nunca! Davi ficou de boca aberta. Sabe quem é o rei que não acaba? Jesus!',
        activity:
          'Casinha de blocos: a cada bloco, digam uma coisa que Deus já fez por vocês. No telhado, uma coroa para Jesus.',
        questions: [
          'O que Davi queria fazer?',
          'O que Deus prometeu?',
          'O que Deus já fez por você?',
        ],
      },
      to12: {
        story:
          'Davi, que tinha sido pastor, agora morava num palácio de cedro. As guerras acabaram. Ele olhou em volta e ficou sem jeito: eu aqui, e a arca de Deus numa tenda! Contou ao profeta Natã que queria construir uma casa para Deus. Natã respondeu: faça! Parecia óbvio. Mas, naquela noite, Deus corrigiu Natã: diga a Davi que eu nunca pedi casa. Eu sempre andei com o meu povo. Fui eu que tirei Davi do meio das ovelhas e estive com ele em todo lugar. E agora eu é que vou fazer uma casa para ele, uma família. Um filho dele vai reinar para sempre. Se errar, eu corrijo como um pai, mas não tiro o meu amor. O filho que veio logo foi Salomão. O filho que reina para sempre é Jesus.',
        activity:
          'Balança: num prato, papéis com o que fazemos para Deus; no outro, o que ele faz por nós. Vejam qual pesa mais.',
        questions: [
          'Por que Deus disse não ao plano?',
          'O que ele prometeu no lugar?',
          'Que não você já ouviu e depois entendeu?',
        ],
      },
      challenge: 'Agradeça a Deus por cinco coisas que ele fez por você.',
    },
    prayer:
      'Senhor, viemos com o nosso projeto, e tu nos mostraste o curral de onde nos tiraste. Quem somos nós? Corrige-nos como filhos, não retires a tua misericórdia, e reina para sempre, Jesus, na casa que somos nós.',
    leader: {
      lost: 'Casa e dinastia são a mesma palavra em hebraico, e é esse o jogo do texto. Explique em uma frase. Não deixe virar campanha de construção, nem contra nem a favor.',
      tender:
        'O versículo 14 fala em vara e açoites. Quem apanhou do pai pode travar. Diga que Deus promete corrigir sem abandonar, e que isso não autoriza bater em ninguém. Criança agredida: Disque 100.',
    },
    comfort:
      'Você queria ter feito mais por Deus e não deu. Ouça o que ele respondeu a Davi: estive contigo por onde quer que foste. A casa é ele quem faz.',
    closing: 'Deus recusou o cedro e prometeu um Filho.',
    words: [
      'nata',
      'casa de cedro',
      'promessa a davi',
      'alianca davidica',
      'tu me edificaras',
      'detras das ovelhas',
      'trono para sempre',
      'dinastia',
      'cortinas',
      'eu lhe serei pai',
      'filho de davi',
      'curral',
    ],
  },
  {
    verses: '9:1-13',
    key: '9:7',
    title: 'Um lugar na mesa do rei',
    theme: 'a graça que vai buscar',
    themes: ['graca', 'fidelidade', 'identidade', 'generosidade'],
    idea: 'Davi procura alguém da família inimiga para fazer o bem, manda buscá-lo no lugar sem pasto e lhe dá cadeira de filho, para sempre.',
    context:
      'Novos reis costumavam eliminar os parentes do antigo. Davi tinha prometido a Jônatas que não faria isso. Mefibosete, filho de Jônatas, caiu do colo da ama aos cinco anos, numa fuga, e desde então não anda. Vive escondido em Lo-Debar, nome que soa como lugar sem pasto.',
    read: {
      verses: '9:1-11',
      how: 'Preparem uma mesa com uma cadeira vazia e bonita. Quem lê Mefibosete começa longe e é trazido até ela.',
    },
    observe: [
      {
        ask: 'Que pergunta Davi faz, e por amor a quem?',
        verses: '9:1, 9:3',
        listen: 'Se restou alguém a quem fazer misericórdia, por causa de Jônatas.',
      },
      {
        ask: 'Como Mefibosete se apresenta, e como Davi o chama?',
        verses: '9:6-8',
        listen: 'Servo, cão morto; Davi diz o nome dele e que não tema.',
      },
      {
        ask: 'Quais são os três presentes do rei?',
        verses: '9:7, 9:9-11',
        listen: 'As terras, quem as cultive e lugar à mesa como filho.',
      },
    ],
    interpret: [
      {
        ask: 'Mefibosete não pediu nada nem podia retribuir. De onde vem, então, a bondade que recebe?',
        verses: '9:1, 9:7',
        listen: 'De uma aliança anterior a ele; isso é graça.',
        follow: 'Que promessa antiga alcança a gente em Jesus?',
      },
      {
        ask: 'Davi podia mandar uma pensão a Lo-Debar. Por que quer o homem sentado com ele?',
        verses: '9:7, 9:11',
        listen: 'Quer pertença, e não só sustento; a mesa faz família.',
      },
      {
        ask: 'O que acontece por dentro de alguém que se chama de cão morto e passa a comer todos os dias com príncipes?',
        verses: '9:8, 9:11',
        listen: 'Leva tempo; a mesa repetida cura o nome.',
      },
    ],
    live: [
      {
        ask: 'Em que Lo-Debar você já viveu, escondido, certo de que ninguém procuraria?',
        listen: 'Depressão, dívida, fracasso, vergonha do corpo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que nome feio você se dá quando ninguém ouve, e o que seria ouvir o seu nome na voz do Rei?',
        listen: 'Não precisa dizer o nome feio; diga o nome da pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Por amor a quem, que já se foi ou está longe, você poderia fazer o bem a alguém?',
        listen: 'Filho do amigo, viúva do colega, neto da professora.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'O que a nossa casa, a nossa célula ou a nossa igreja precisaria mudar para que uma pessoa com deficiência ficasse à vontade?',
        listen: 'Degrau, banheiro, letra grande, paciência: saiam com uma tarefa.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'O que é mais difícil para você: sentar-se à mesa de graça, ou continuar sentado no dia seguinte?',
        listen: 'Muitos aceitam uma vez e voltam a querer pagar.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Quem vocês poderiam trazer para comer sempre, e não só uma vez, na mesa de vocês?',
        listen: 'Sempre é a palavra do texto; escolham um dia fixo.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Na mesa da sua infância, quem sentava onde? O que acontecia com quem pegasse o lugar errado?',
        bridge: 'Um homem ganhou, de surpresa, uma cadeira fixa na mesa do rei.',
      },
      {
        text: 'Você já foi chamado pelo chefe, diretor ou síndico e passou o caminho inteiro pensando no que tinha feito?',
        bridge: 'Mefibosete deve ter tremido o caminho todo até o palácio.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Puxe para perto da mesa uma cadeira e sente-se nela como quem foi convidado. Ponha as mãos sobre a mesa.',
      bridge: 'Comerás sempre pão à minha mesa, disse um rei.',
    },
    complete: [
      {
        name: 'Cartão de lugar',
        text: 'Faça um cartão de mesa com o seu nome, bem caprichado. No verso, escreva: estou aqui por causa de …; o que eu pensava que me excluía era …',
      },
      {
        name: 'Restou alguém?',
        text: 'Liste pessoas ou famílias com quem você, ou os seus, teve conflito. Ao lado de uma delas: a quem, dessa casa, eu poderia fazer o bem, por causa de …?',
      },
    ],
    challenges: [
      {
        do: 'Vá buscar alguém, de carro, a pé ou de ônibus, que não viria sozinho a uma mesa boa, e sente-se ao lado dessa pessoa.',
        tell: 'O que ela contou no caminho.',
      },
      {
        do: 'Faça um bem a um filho, neto ou aluno de quem foi bom com você, dizendo por quê.',
        tell: 'Que lembrança do amigo antigo apareceu.',
        for: ['adults', 'elderly', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus me chama pelo nome e me dá lugar à mesa.',
      to7: {
        story:
          'Davi agora era rei. Ele se lembrou do amigo Jônatas e perguntou: Sobrou alguém da família dele? Quero fazer o bem! Disseram: Sobrou um filho, o Mefibosete. Ele não pode andar, machucou os pezinhos quando era pequeno. Mora bem longe. O rei mandou buscá-lo. Mefibosete chegou com medo: Será que o rei está bravo? Mas Davi disse o nome dele com carinho: Mefibosete! Não tenha medo. Você vai ter casa, terra e vai comer comigo todos os dias. Todos os dias! E Mefibosete ganhou um lugar na mesa, pertinho do rei, como se fosse filho.',
        activity:
          'Façam plaquinhas com o nome de cada um e montem uma mesa. Cada criança é buscada na porta e levada de mãos dadas até o seu lugar.',
        questions: [
          'Quem Davi mandou buscar?',
          'O que Davi deu a ele?',
          'Quem você quer chamar para a sua mesa?',
        ],
      },
      to12: {
        story:
          'Mefibosete era neto do rei Saul. Quando tinha cinco anos, chegou a notícia de que o pai e o avô tinham morrido na guerra. A ama o pegou e fugiu correndo, mas ele caiu e nunca mais pôde andar. Cresceu escondido num lugar pobre. Naquele tempo, os reis novos perseguiam a família dos reis antigos. Por isso, quando os soldados de Davi bateram à porta, ele deve ter pensado que era o fim. No palácio, curvou-se e disse: por que o senhor olha para alguém como eu? Mas Davi o chamou pelo nome: Mefibosete, não tenha medo. Vou ser bom com você por causa do seu pai, Jônatas, meu amigo. Devolveu-lhe as terras e disse a frase mais bonita: você vai comer sempre à minha mesa. Sempre! E o rapaz que não podia andar se sentou, todos os dias, entre os filhos do rei. Quando a mesa está posta, ninguém repara nos pés.',
        activity:
          'Preparem um lanche em que ninguém se serve sozinho: cada um serve quem está ao lado, perguntando o nome completo e algo de que a pessoa gosta.',
        questions: [
          'Por que Davi foi bom com alguém que não podia retribuir?',
          'O que mudou para Mefibosete ao ouvir o próprio nome?',
          'O que falta para que todos consigam participar das nossas brincadeiras?',
        ],
      },
      challenge: 'Chame para sentar com você alguém que costuma ficar longe.',
    },
    prayer:
      'Rei bondoso, tu mandaste nos buscar quando a gente se escondia. Obrigado pela cadeira com o nosso nome. Cura o que nos chamamos por dentro. Faz da nossa mesa lugar de sempre para quem vem de Lo-Debar.',
    leader: {
      lost: 'O texto vira só alegoria da salvação ou só lição de inclusão. Deixe as duas coisas conversarem: a graça recebida e a mesa aberta.',
      tender:
        'Pessoas com deficiência e suas famílias já ouviram a deficiência ser usada como símbolo de pecado ou defeito. Não faça isso. Davi não condiciona nada à cura. Pergunte como a pessoa prefere que se fale dela.',
    },
    comfort:
      'Você não precisa chegar andando. O rei mandou buscar. Há uma cadeira, e o seu nome está nela; hoje, amanhã, e nos dias em que você achar que não merece.',
    closing: 'Sempre à mesa, como um dos filhos.',
    words: [
      'mefibosete',
      'davi',
      'jonatas',
      'ziba',
      'lo debar',
      'mesa do rei',
      'coxo',
      'aleijado dos pes',
      'misericordia por causa de jonatas',
      'cao morto',
      'maquir',
      'comeras pao',
      'graca',
      'casa de saul',
    ],
  },
  {
    verses: '11:1-27',
    key: '11:1',
    title: 'O rei que ficou em casa',
    theme: 'o pecado que cresce no escondido',
    themes: ['tentacao', 'justica', 'santidade', 'arrependimento'],
    idea: 'Davi tem poder demais e freio de menos: vê, manda buscar, toma, encobre e mata; e o capítulo inteiro espera, em silêncio, a última frase, a única em que Deus aparece.',
    context:
      'É primavera, tempo de guerra, e o rei envia todo mundo e fica. O verbo enviar percorre o capítulo: Davi manda e todos obedecem. Bate-Seba não tem voz; Urias, soldado estrangeiro, mostra mais lealdade que o rei.',
    read: {
      verses: '11:1-11',
      how: 'Leitura sóbria, sem dramatização. A cada vez que Davi enviar alguém, o grupo bate de leve na mesa.',
    },
    observe: [
      {
        ask: 'Onde todos estão, e onde está Davi?',
        verses: '11:1',
        listen: 'Reis na guerra, exército no cerco; Davi em casa.',
      },
      {
        ask: 'Que verbos descrevem os passos do rei até o versículo 5?',
        verses: '11:2-5',
        listen: 'Viu, perguntou, enviou, tomou, dormiu: rápido e sem conversa.',
      },
      {
        ask: 'O que Urias responde quando Davi lhe oferece ir para casa?',
        verses: '11:8-11',
        listen: 'A arca e os companheiros estão em tendas; não farei tal coisa.',
      },
    ],
    interpret: [
      {
        ask: 'Disseram a Davi que ela era filha de alguém e mulher de alguém. O que ele fez com essa informação?',
        verses: '11:3-4',
        listen: 'Passou por cima: via um desejo, não uma pessoa.',
      },
      {
        ask: 'Um rei manda soldados buscarem uma mulher. Que espaço tinha Bate-Seba para dizer não?',
        verses: '11:4',
        listen: 'Quase nenhum; a Bíblia culpa Davi, nunca a ela.',
        follow: 'Como o poder muda o sentido da palavra consentir?',
      },
      {
        ask: 'Por que a retidão de Urias, em vez de acordar Davi, o empurra para algo pior?',
        verses: '11:8-11',
        listen: 'Quem encobre vê o justo como obstáculo; um pecado pede outro.',
      },
    ],
    live: [
      {
        ask: 'Em que hora e lugar da semana você fica em casa da guerra: sozinho, ocioso, sem prestar contas?',
        listen: 'Basta localizar a hora; não peça o resto.',
        for: ['men', 'adults', 'singles'],
      },
      {
        ask: 'Do terraço para o celular: em que momento o olhar vira busca, e que freio funciona com você?',
        listen: 'Fale sem escândalo: sono, companhia, filtro, amigo.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Que poder você tem, pequeno que seja, sobre alguém que dificilmente diria não?',
        listen: 'Chefe, pai, professor, líder, quem paga: exame honesto.',
        for: ['adults', 'long-believers', 'parents'],
      },
      {
        ask: 'O que você já tentou encobrir, e quanto custou o segundo passo em comparação com o primeiro?',
        listen: 'Resposta por dentro; diga que há caminho de volta.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Que combinados livres e claros deixam vocês dois mais protegidos?',
        listen: 'Senha não é confiança; conversa é.',
        for: ['couples'],
      },
      {
        ask: 'A Bíblia conta isto do seu maior rei sem esconder. O que essa franqueza lhe provoca?',
        listen: 'Uns se decepcionam, outros confiam mais: ouça ambos.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que pequena mentira sua precisou de outra, e de mais outra, até virar novela?',
        bridge: 'Começou com um passeio no terraço. Vamos ver até onde foi.',
      },
      {
        text: 'O que você apronta quando todos saem e a casa fica só para você? Versão publicável.',
        bridge: 'Num ano em que todos saíram, Davi ficou.',
        for: ['young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Vire o celular com a tela para baixo e deixe-o assim por alguns minutos. Repare na inquietação ou no alívio.',
      bridge: 'Num fim de tarde sem ocupação, um rei caminhava pelo terraço.',
    },
    complete: [
      {
        name: 'Escada para baixo',
        text: 'Desenhe cinco degraus descendo, do primeiro olhar até o pior. Marque em que degrau você costuma perceber. Escreva ao lado quem poderia chamar ali.',
      },
      {
        name: 'Prestação de contas',
        text: 'Complete: ninguém me pergunta sobre …; a pessoa que poderia perguntar é …; a pergunta que eu quero que me faça é …',
      },
    ],
    challenges: [
      {
        do: 'Dê a uma pessoa madura, do mesmo sexo, licença para perguntar como você está nas horas de terraço. Marquem o dia.',
        tell: 'Se a conversa aconteceu; nada do conteúdo.',
      },
      {
        do: 'Devolva o nome a alguém: numa conversa que trata uma pessoa como objeto, diga que ela é filha, irmã ou mãe de alguém, e mude o rumo.',
        tell: 'O que aconteceu com o riso da roda.',
        for: ['men', 'young', 'teens', 'adults'],
      },
    ],
    children: null,
    prayer:
      'Senhor, o que Davi fez te desagradou, e em nós também há terraços. Abre os nossos olhos no primeiro degrau. Protege quem não pode dizer não. Dá-nos amigos que perguntem e a lealdade simples de Urias.',
    leader: {
      lost: 'Corrija com calma dois desvios: que Bate-Seba o seduziu (o texto não diz; ela cumpria um rito de purificação) e que homem é assim mesmo. O erro é do rei, e o capítulo é sobre poder.',
      tender:
        'É provável que haja na sala quem sofreu abuso, quem traiu e quem foi traído. Não peça confissão pública. Fique disponível depois: vítima, Ligue 180 e companhia; casal em crise, encaminhe a aconselhamento; quem cometeu crime precisa responder por ele.',
    },
    comfort:
      'Quem foi ferido por alguém poderoso talvez tenha visto todos se calarem. No fim do capítulo há uma frase, baixa e firme: aquilo foi mau aos olhos do Senhor. Ele viu. Não chamou de outra coisa.',
    closing: 'No primeiro degrau ainda é cedo para voltar.',
    words: [
      'davi',
      'bate seba',
      'urias',
      'terraco',
      'joabe',
      'adulterio',
      'tempo em que os reis saem',
      'ficou em jerusalem',
      'encobrir',
      'carta',
      'cobica',
      'abuso de poder',
      'raba',
      'heteu',
      'tentacao',
    ],
  },
  {
    verses: '12:1-23',
    key: '12:13',
    title: 'Você é esse homem',
    theme: 'a verdade que leva ao arrependimento',
    themes: ['arrependimento', 'perdao', 'justica', 'luto'],
    idea: 'Deus não manda um exército contra o rei: manda um amigo com uma história; e o homem que podia calar o profeta se cala e diz a frase que salva, pequei.',
    context:
      'Passaram-se meses. Urias morreu, Bate-Seba mora no palácio, tudo parece resolvido. Davi, que foi pastor, escuta de Natã um caso de ovelha e julga sem saber que julga a si mesmo. Depois vem uma perda que nenhuma explicação alivia.',
    read: {
      verses: '12:2-13',
      how: 'Contem a história da cordeira quase como a uma criança. No 7, Natã fala baixo, não gritando.',
    },
    observe: [
      {
        ask: 'Que detalhes fazem a gente se afeiçoar à cordeira do pobre?',
        verses: '12:3',
        listen: 'Única, criada com os filhos, comia do prato, dormia junto: como filha.',
      },
      {
        ask: 'Qual é a reação de Davi, e que palavra revela o que faltou no rico?',
        verses: '12:5-6',
        listen: 'Furor, morte, quatro vezes mais; não teve misericórdia.',
      },
      {
        ask: 'O que Natã diz a Davi da parte de Deus, e o que Davi responde?',
        verses: '12:7-13',
        listen: 'Tu és aquele homem; eu te dei, tu tomaste; pequei contra o Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma história alcançou Davi onde uma acusação direta talvez não alcançasse?',
        verses: '12:2-7',
        listen: 'O pastor se comove antes de se defender; a verdade entra pelo afeto.',
        follow: 'Quem já lhe disse uma verdade assim?',
      },
      {
        ask: 'É fácil enxergar a crueldade do rico da história. O que nos cega para a mesma coisa em nós?',
        verses: '12:5-7',
        listen: 'Poder, costume, distância; o erro do outro é mais nítido.',
      },
      {
        ask: 'Perdão e consequência chegam juntos. Como uma coisa não anula a outra?',
        verses: '12:10-13',
        listen: 'Deus remove a culpa; o mal feito a outros continua a ferir.',
      },
    ],
    live: [
      {
        ask: 'Quem tem licença para chegar até você e dizer: é você?',
        listen: 'Se não houver ninguém, essa é a descoberta da noite.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Como se diz uma verdade difícil a um amigo sem humilhar nem fugir?',
        listen: 'Montem juntos as primeiras frases.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual erro alheio deixa você furioso demais, e o que essa fúria pode contar sobre você?',
        listen: 'Pergunta fina; deixe um minuto de silêncio.',
        for: ['adults', 'women', 'couples'],
      },
      {
        ask: 'Pequei, sem mas: por que três letras a mais estragam um pedido de perdão?',
        listen: 'Mas você também, mas eu estava: riam e treinem.',
        for: ['couples', 'teens', 'adults'],
      },
      {
        ask: 'Deus removeu o teu pecado: o que ajuda você, ou impede, de crer nessa frase a seu respeito?',
        listen: 'Leia 2 Samuel 12:13 com o nome da pessoa, se ela quiser.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Davi orou, esperou, e o menino morreu. Depois lavou o rosto e foi à casa do Senhor. O que foi o seu lavar o rosto?',
        listen: 'Não há tempo certo; quem ainda está no chão pode ficar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho de estimação já foi tratado na sua casa como gente: lugar no sofá, nome de santo, bolo de aniversário?',
        bridge: 'A história que um profeta contou ao rei tinha um bichinho assim.',
      },
      {
        text: 'Você já xingou um motorista, um jogador ou um personagem, e logo depois fez igualzinho?',
        bridge: 'Davi se indignou com um homem, e o homem era ele.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lave o rosto com água fresca e fique um instante com ele molhado, sem enxugar.',
      bridge: 'No fim desta história, um homem que tinha chorado no chão lavou o rosto.',
    },
    complete: [
      {
        name: 'Eu te dei, tu tomaste',
        text: 'Duas colunas, só para você: o que Deus me deu; o que eu tomei de alguém (tempo, honra, confiança, dinheiro). Na linha de baixo, apenas: pequei contra …, e vou reparar …',
      },
      {
        name: 'Meu Natã',
        text: 'Escreva o nome de alguém a quem você dará licença de lhe falar a verdade, e três perguntas que essa pessoa pode fazer quando quiser.',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão a alguém com uma frase sem mas e uma reparação concreta.',
        tell: 'Só se conseguiu parar no ponto final.',
      },
      {
        do: 'Procure uma pessoa de confiança e diga: você tem licença de me dizer quando eu estiver errando. Pergunte o que ela já vê.',
        tell: 'Como foi escutar até o fim.',
      },
    ],
    children: null,
    prayer:
      'Senhor, manda-nos amigos com histórias. Desarma a nossa fúria contra os outros e põe na nossa boca a frase curta. Remove o nosso pecado, ajuda a reparar, e recolhe do chão quem chora uma perda que não se explica.',
    leader: {
      lost: 'O versículo 14, a morte da criança como consequência, é dos mais difíceis da Bíblia. Não tente explicar. Diga que Jesus recusou ligar sofrimento de filho a pecado de pai (João 9:3) e volte ao 13.',
      tender:
        'Pais que perderam filhos: avise antes e ofereça faltar. Diga com firmeza que a morte de uma criança não é castigo pelos erros de ninguém. Não cite o versículo 23 como consolo pronto. Esteja presente, e por perto nos dias seguintes.',
    },
    comfort:
      'Davi disse: eu vou a ele, mas ele não voltará a mim. Não há lição nessa frase, só amor de pai. Deus a guardou na Bíblia para que ninguém precise fingir. Quando puder, lave o rosto; ele espera.',
    closing: 'Pequei é o começo do caminho de volta.',
    words: [
      'nata',
      'davi',
      'cordeira',
      'ovelhinha',
      'tu es o homem',
      'es aquele homem',
      'pequei contra o senhor',
      'arrependimento',
      'bate seba',
      'urias',
      'jejum',
      'morte do menino',
      'lavou se',
      'confissao',
      'profeta',
    ],
  },
  {
    verses: '15:1-37',
    key: '15:26',
    title: 'Davi sobe chorando',
    theme: 'a traição e a entrega a Deus',
    themes: ['sofrimento', 'fidelidade', 'familia', 'fe'],
    idea: 'Traído pelo próprio filho, Davi foge descalço sem agarrar o trono nem a arca: entrega-se ao que Deus quiser, e descobre quem fica ao lado dele na hora da queda.',
    context:
      'Absalão, filho de Davi, passou anos na porta da cidade beijando quem chegava e dizendo que só ele faria justiça; assim roubou o coração do povo (15:2-6). Agora se proclama rei em Hebrom. Davi, para poupar Jerusalém, foge (15:14). Há culpas antigas na família, e ele sabe disso. No fim ele ora contra o conselho de Aitofel, que o traiu (15:31).',
    read: {
      verses: '15:19-30',
      how: 'Leiam andando devagar em roda. Um lê Davi, outro Itai, outro o narrador. No 30, cabeça baixa e sem pressa.',
    },
    observe: [
      {
        ask: 'O que Davi oferece a Itai, e o que ele responde?',
        verses: '15:19-21',
        listen: 'Que volte e fique em segurança; ele jura ir para a morte ou para a vida.',
      },
      {
        ask: 'Que ordem Davi dá sobre a arca?',
        verses: '15:24-25',
        listen: 'Que volte à cidade; Deus o trará, se quiser.',
      },
      {
        ask: 'O que Davi diz que aceita, se Deus disser que não se agrada dele?',
        verses: '15:26',
        listen: 'Aqui estou, faça de mim o que bem lhe parecer.',
      },
      {
        ask: 'Como Davi e o povo sobem o monte das Oliveiras?',
        verses: '15:30',
        listen: 'Chorando, cabeça coberta, ele descalço.',
      },
    ],
    interpret: [
      {
        ask: 'Itai era estrangeiro e tinha chegado ontem. O que há de surpreendente em ser ele quem fica?',
        verses: '15:19-21',
        listen: 'O filho trai, o de fora é fiel.',
        follow: 'Que fidelidade inesperada você já recebeu?',
      },
      {
        ask: 'Por que devolver a arca, se ela era o sinal de Deus com ele?',
        verses: '15:24-26',
        listen: 'Não usa Deus como amuleto; Deus não é posse de quem foge nem de quem fica.',
      },
      {
        ask: 'Davi se entrega a Deus e ao mesmo tempo monta um plano com os sacerdotes. Como essas duas coisas cabem juntas?',
        verses: '15:26-28',
        listen: 'Confiar não é deixar de agir; é agir sem agarrar o resultado.',
      },
    ],
    live: [
      {
        ask: 'Quem foi o seu Itai, o que veio sem precisar?',
        listen: 'Um nome e um gesto.',
      },
      {
        ask: 'O que você aprendeu, numa traição, sobre quem fica?',
        listen: 'Só até onde a pessoa quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que coisa boa de Deus você tem medo de perder, e gostaria de carregar como amuleto?',
        listen: 'Objeto, versículo, rotina; a diferença entre confiar e agarrar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Absalão dava beijos e dizia o que o povo queria ouvir. Como você reconhece esse tipo de elogio?',
        listen: 'Político, influenciador, colega, namoro.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Que relação com um filho, pai ou mãe dói, e que passo pequeno ainda pode dar sem risco?',
        listen: 'Proteção antes; nada de obrigar reencontro.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Como seria dizer a Deus, sobre o seu pedido de hoje: aqui estou, faz o que bem te parecer?',
        listen: 'Deixe que seja difícil.',
        for: ['new-believers', 'singles', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na mudança mais corrida da sua vida, o que levou primeiro e o que ficou para trás?',
        bridge: 'Um rei saiu de casa às pressas e deixou até a arca.',
      },
      {
        text: 'Quem apareceu sem avisar no dia em que você mais precisava?',
        bridge: 'Um estrangeiro recém-chegado apareceu no dia da fuga de Davi.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos e caminhe devagar pelo quarto, contando dez passos. Em cada passo solte uma coisa que você segura.',
      bridge: 'Davi subiu assim o monte das Oliveiras.',
    },
    complete: [
      {
        name: 'Aqui estou',
        text: 'Escreva: Se Deus disser sim, eu … . Se Deus disser ainda não, eu … . Se disser não, aqui estou para … .',
      },
      {
        name: 'Quem passou por mim',
        text: 'Desenhe um riacho. De um lado, os que ficaram do seu lado numa crise; do outro, os que não puderam ir. Escreva um obrigado a um deles.',
      },
    ],
    challenges: [
      {
        do: 'Escreva a quem ficou do seu lado numa hora ruim, contando o que ele fez e você lembra.',
        tell: 'O que a pessoa lembrava.',
      },
      {
        do: 'Sente-se nesta semana com alguém traído ou demitido, sem conselho e sem pressa, só para estar junto.',
        tell: 'O que foi difícil no silêncio.',
      },
    ],
    children: {
      truth: 'Deus fica comigo quando eu choro.',
      to7: {
        story:
          'O rei Davi ficou muito triste. O filho Absalão queria tomar o lugar dele, e Davi teve de sair da cidade. Ele subiu um monte chorando, descalço, com a cabeça coberta. Muita gente foi com ele. Um homem chamado Itai era de outro país e tinha chegado fazia pouco. Davi disse: pode voltar, amigo. Itai respondeu: onde você estiver, eu também vou! Davi disse aos sacerdotes: levem a arca de volta. Se Deus quiser, eu volto. Davi estava triste, mas confiou em Deus.',
        activity:
          'Caminhada dos amigos: andem de mãos dadas, e quando um parar para fingir um choro, todos param e abraçam.',
        questions: [
          'Por que Davi chorou?',
          'O que Itai falou?',
          'Quem fica com você quando está triste?',
        ],
      },
      to12: {
        story:
          'Absalão era filho do rei Davi. Por anos ficou na porta da cidade, beijando as pessoas e dizendo que faria justiça melhor que o pai. Assim roubou o coração do povo e, um dia, mandou tocar a trombeta: Absalão reina! Davi fugiu para que a cidade não sofresse. Na estrada tentou mandar Itai, um estrangeiro, de volta: você mal chegou. Itai respondeu: na vida ou na morte, onde o rei estiver, eu vou. Trouxeram também a arca, sinal da presença de Deus. Davi mandou devolver: se Deus me quiser de volta, eu volto; se não, aqui estou, faça o que parecer bem. Subiu o monte das Oliveiras chorando e descalço. Muitos séculos depois, Jesus também sofreria ali perto e diria ao Pai: seja como tu queres.',
        activity:
          'Bilhete de Itai: cada um escreve a um amigo uma frase: quando você estiver triste, eu … .',
        questions: [
          'Como Absalão conquistou o povo?',
          'Por que Davi devolveu a arca?',
          'O que você diria a um amigo traído?',
        ],
      },
      challenge: 'Fique ao lado de alguém que está triste, mesmo sem saber o que dizer.',
    },
    prayer:
      'Senhor, aqui estamos, sem agarrar o trono, a arca nem o plano. Se te agrada, traz-nos de volta; se não, fica conosco na subida. Obrigado por quem vem conosco.',
    leader: {
      lost: 'Nomes demais. Segure três: Absalão, que beija; Itai, que fica; Davi, que se entrega. O versículo 7 fala em quarenta anos; algumas versões antigas trazem quatro, e o grupo não precisa resolver isso. Que Davi tenha errado como pai (capítulos 13 e 14) não desculpa Absalão.',
      tender:
        'Filho contra pai, mulheres deixadas em casa (15:16), traição: há feridas fundas. Não force perdão nem reencontro. Em perigo, Ligue 180 ou Disque 100; para desespero, CVV 188.',
      differ:
        'Uns leem tudo como castigo pelo pecado de Davi (12:10-11); outros enfatizam as escolhas livres de Absalão. O texto deixa as duas coisas de pé.',
    },
    comfort:
      'Davi não subiu o monte com cara de forte. Subiu chorando, e Deus não o mandou parar. Chore também, e não sozinho.',
    closing: 'Aqui estou: faça de mim o que bem lhe parecer.',
    words: [
      'absalao',
      'itai',
      'giteu',
      'aitofel',
      'husai',
      'fuga de davi',
      'monte das oliveiras',
      'roubava o coracao',
      'zadoque',
      'cedrom',
      'hebrom',
      'traicao do filho',
    ],
  },
  {
    verses: '18:24-19:8',
    key: '18:33',
    title: 'Meu filho, meu filho',
    theme: 'o luto de um pai',
    themes: ['luto', 'filhos', 'familia', 'sofrimento'],
    idea: 'O rei venceu a guerra e perdeu o filho; não há vitória que console, e o grito de Davi, que daria a vida no lugar do rebelde, deixa ver de longe o coração de Deus.',
    context:
      'Absalão, filho amado e magoado, tomou o trono do pai e o fez fugir descalço. Na batalha decisiva, Davi só dá uma ordem: tratem com brandura o jovem. Não obedecem. Agora ele espera notícias sentado entre duas portas.',
    read: {
      verses: '18:24-33',
      how: 'Leiam com pausas de espera, como quem olha a estrada. O 33, uma só pessoa, sem elevar muito a voz; depois, silêncio.',
    },
    observe: [
      {
        ask: 'O que Davi pergunta a cada mensageiro?',
        verses: '18:29, 18:32',
        listen: 'O jovem Absalão está em paz? Nada sobre a guerra.',
      },
      {
        ask: 'De que modos diferentes os dois contam, ou não contam, a notícia?',
        verses: '18:28-32',
        listen: 'Um desvia, outro diz como boa nova: nenhum sabe como.',
      },
      {
        ask: 'Quantas vezes ele diz filho meu, e o que deseja que tivesse acontecido?',
        verses: '18:33',
        listen: 'Cinco; ter morrido em lugar dele.',
      },
    ],
    interpret: [
      {
        ask: 'Absalão queria matá-lo, e Davi só pergunta se ele está bem. Que amor é esse?',
        verses: '18:29, 18:33',
        listen: 'De pai: não depende do que o filho fez.',
        follow: 'Quem, na Bíblia, pôde de fato morrer em lugar dos filhos rebeldes?',
      },
      {
        ask: 'Que arrependimentos podem estar dentro desse choro?',
        verses: '18:33',
        listen: 'Anos sem falar com o filho, silêncios, a própria culpa; luto misturado é comum.',
      },
      {
        ask: 'Aimaás viu e não disse. Por que é tão difícil levar uma notícia assim, e como se leva?',
        verses: '18:28-32',
        listen: 'Perto, com clareza, sem enfeitar e sem correr embora.',
      },
    ],
    live: [
      {
        ask: 'Por notícias de quem o seu coração fica sentado entre duas portas?',
        listen: 'Filho longe, irmão na rua, pai doente: escreva os nomes e ore.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'O que você gostaria que seus pais soubessem, e ainda não conseguiu dizer?',
        listen: 'Se houver distância por violência, não empurre.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que conversa com um filho, irmão ou amigo ainda pode acontecer antes que seja tarde?',
        listen: 'Um recado já abre; que saia daqui com a primeira frase.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quando alguém chora uma morte complicada, o que a gente diz que machuca, e o que ajuda?',
        listen: 'Suicídio, crime, briga antiga: montem duas listas.',
        for: ['long-believers', 'adults', 'women'],
      },
      {
        ask: 'Joabe mandou Davi parar de chorar e voltar ao trabalho (19:5-7). Quando a vida exigiu isso de você, o que fez com o choro?',
        listen: 'Havia um povo a cuidar; e o luto continuou. As duas coisas são verdade.',
        for: ['men', 'singles', 'mourning'],
      },
      {
        ask: 'Um Deus que sofre como esse pai: o que isso desperta em você?',
        listen: 'Não explique; leiam juntos Lucas 15:20, se quiserem.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem, na sua família, espera acordado até todo mundo chegar? Como essa pessoa disfarça?',
        bridge: 'Um rei esperou assim, olhando a estrada, até o vigia gritar.',
      },
      {
        text: 'Você reconhece alguém de longe só pelo jeito de correr ou de andar? De quem é e como é?',
        bridge:
          'Da torre, o vigia reconheceu o mensageiro pelo passo. A notícia ninguém adivinhou.',
      },
    ],
    quiet: {
      text: 'Sente-se perto de uma porta ou de uma janela que dê para a rua. Diga devagar o nome de quem você espera, ou esperou.',
      bridge: 'Davi estava sentado entre as duas portas.',
    },
    complete: [
      {
        name: 'Cinco vezes',
        text: 'Escreva cinco vezes o nome de alguém que você ama. Depois de cada vez, uma frase diferente: saudade, pedido, perdão, agradecimento, o que ficou.',
      },
      {
        name: 'Recado a tempo',
        text: 'Complete: ainda dá tempo de dizer a … que …; o que me impede é …; o menor recado possível é …',
      },
    ],
    challenges: [
      {
        do: 'Mande um recado a um filho, pai ou irmão com quem a conversa esfriou, onde houver segurança para isso: só pergunte se está em paz.',
        tell: 'Quanto custou apertar enviar.',
      },
      {
        do: 'Visite ou telefone a alguém em luto que todos já acham que devia ter superado, e diga o nome de quem morreu.',
        tell: 'O que a pessoa fez ao ouvir o nome.',
      },
    ],
    children: null,
    prayer:
      'Pai que conheces este grito, senta-te com quem espera entre duas portas. Acolhe o choro misturado de culpa. Segura as famílias partidas, apressa os recados que ainda podem ser dados, e consola quem não teve tempo.',
    leader: {
      lost: 'O grupo discute de quem foi a culpa, de Davi, de Absalão ou de Joabe. Todos têm a sua. Neste capítulo, porém, não se julga: acompanha-se um pai.',
      tender:
        'Esta página pede cuidado máximo: pais enlutados, famílias de quem morreu por suicídio, crime ou droga. Avise antes. Nada de explicar o destino de ninguém. Há grupos de apoio a enlutados; e o CVV (188) atende também quem ficou. Não deixe a pessoa ir embora sozinha.',
    },
    comfort:
      'Não há o que responder a esse grito, e a Bíblia não responde. Só o guarda, com o nome repetido. Diga o nome quantas vezes quiser. Deus sabe o que é olhar a estrada, e sabe o que é perder um filho.',
    closing: 'Deus sabe dizer: meu filho.',
    words: [
      'absalao',
      'davi',
      'filho meu',
      'meu filho absalao',
      'joabe',
      'aimaas',
      'cuxita',
      'entre as duas portas',
      'vigia',
      'mensageiro',
      'luto',
      'quem me dera',
      'pai',
      'rebeliao',
      'chorou',
    ],
  },
  {
    verses: '24:1-25',
    key: '24:24',
    title: 'Não darei a Deus o que não custa',
    theme: 'o arrependimento que assume o custo',
    themes: ['arrependimento', 'humildade', 'graca', 'adoracao'],
    idea: 'Davi manda contar o povo, o coração o acusa, a praga vem, e ele assume a culpa; Deus manda o anjo parar na eira de um estrangeiro, onde o rei não aceita adorar de graça.',
    context:
      'Davi mandou contar os homens de guerra, embora Joabe tenha perguntado para quê. O coração o acusa, e ele pede perdão. Posto diante de três castigos, escolhe cair na mão de Deus e não na dos homens (24:10-14). Vem uma peste terrível sobre o povo. A leitura começa quando Deus a manda parar.',
    read: {
      verses: '24:16-25',
      how: 'Uma voz firme lê a ordem de Deus no 16. Davi e Araúna se leem um diante do outro. Silêncio depois do 25.',
    },
    observe: [
      {
        ask: 'O que Deus diz ao anjo, e onde o anjo está?',
        verses: '24:16',
        listen: 'Basta, detém tua mão; junto à eira de Araúna, o jebuseu.',
      },
      {
        ask: 'Que diz Davi quando vê o anjo ferindo o povo?',
        verses: '24:17',
        listen: 'Eu pequei; estas ovelhas, que fizeram? Pede que caia sobre ele e a sua casa.',
      },
      {
        ask: 'O que Araúna oferece, e o que Davi responde?',
        verses: '24:22-24',
        listen: 'Bois, trilhos, tudo de graça; Davi compra, não oferece o que não lhe custa.',
      },
      {
        ask: 'O que acontece quando o altar é levantado?',
        verses: '24:25',
        listen: 'O Senhor se aplacou com a terra, e a praga cessou.',
      },
    ],
    interpret: [
      {
        ask: 'Deus diz basta antes do altar e do preço. O que isso mostra sobre de onde nasce a misericórdia?',
        verses: '24:16, 24:25',
        listen: 'Começa em Deus; o sacrifício responde a ela, não a compra.',
        follow: 'O que muda no modo de Davi adorar, sabendo disso?',
      },
      {
        ask: 'Davi chama o povo de ovelhas e põe a culpa em si. O que ele aprendeu desde que mandou contar?',
        verses: '24:17',
        listen: 'De números a gente; o pastor assume.',
      },
      {
        ask: 'Por que o presente de Araúna era generoso e, ainda assim, não servia?',
        verses: '24:22-24',
        listen: 'Generosidade de outro não substitui a entrega de quem errou.',
      },
    ],
    live: [
      {
        ask: 'Que número você conta mais do que devia: seguidores, dinheiro, curtidas, frequência?',
        listen: 'O que esse número promete.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quando foi mais fácil dizer fui eu, sem dividir a culpa, e o que ajudou?',
        listen: 'Exemplo de casa ou trabalho.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'O que você oferece a Deus só com o que sobra, e o que custaria um pouco mais?',
        listen: 'Tempo, voz, conforto, dinheiro; sem valores em público.',
      },
      {
        ask: 'Quem já pagou pelo seu erro sem ter culpa, e o que você gostaria de dizer a essa pessoa?',
        listen: 'Pai, irmão, colega. Pode ser carta.',
        for: ['adults', 'parents', 'singles'],
      },
      {
        ask: 'Que decisão tomada contra um conselho amigo você ainda carrega?',
        listen: 'Joabe avisou; a gente também foi avisado.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Como soa, para quem pensa que Deus é só cobrança, ouvir que foi ele quem disse basta?',
        listen: 'Deixe a dúvida falar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já recusou de graça porque fazia questão de pagar?',
        bridge: 'Um rei fez questão de pagar por algo que lhe davam.',
      },
      {
        text: 'O que você conta sem precisar: passos, degraus, azulejos, curtidas?',
        bridge: 'Davi mandou contar um povo inteiro, e o coração dele não gostou.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva um número que você vive conferindo. Risque-o devagar e deixe só o nome das pessoas por trás dele.',
      bridge: 'Davi passou por esse caminho, do número às ovelhas.',
    },
    complete: [
      {
        name: 'Número e ovelhas',
        text: 'Duas colunas: o que conto para me sentir seguro; quem são as pessoas por trás do número. Ligue cada uma a um pedido de oração.',
      },
      {
        name: 'Fui eu',
        text: 'Complete: Eu fiz … . Quem sofreu com isso foi … . O que eu não posso mais fazer de graça é … .',
      },
    ],
    challenges: [
      {
        do: 'Peça desculpa a alguém por um erro seu, sem a palavra mas, e ofereça um gesto concreto de reparo.',
        tell: 'O que você disse e o que o gesto custou.',
      },
      {
        do: 'Dê a Deus nesta semana um tempo que custe: a hora do sono, do jogo ou da rede.',
        tell: 'De onde tirou e o que aconteceu ali.',
      },
    ],
    children: {
      truth: 'Quando eu erro, posso dizer: fui eu.',
      to7: {
        story:
          'O rei Davi quis contar quantos soldados tinha. Depois o coração dele ficou muito triste. Disse a Deus: eu errei. O povo estava sofrendo com uma doença, e Davi falou: fui eu, não as ovelhas! Deus teve pena e mandou parar: chega! O profeta disse a Davi: faça um altar no lugar do trigo de Araúna. Araúna falou: rei, leve tudo de graça! Davi respondeu: não. Eu vou pagar. Não vou dar a Deus uma coisa que não me custa nada. Ele fez o altar, e a doença acabou.',
        activity:
          'Altar de pedrinhas: cada criança põe uma pedra e diz uma coisa sua que vai dar a Deus.',
        questions: [
          'O que Davi mandou contar?',
          'O que Davi disse sobre o erro?',
          'O que você pode dar a Deus de coração?',
        ],
      },
      to12: {
        story:
          'Davi mandou contar os homens de guerra, e Joabe perguntou: para que o rei quer isso? Davi insistiu. Quando o número chegou, o coração dele doeu: eu pequei. Veio uma peste, e muita gente sofria. Davi disse a Deus: fui eu quem errei; que fizeram estas ovelhas? Deus tinha dito ao anjo: basta! O anjo estava junto à eira de Araúna, um estrangeiro que malhava trigo. O profeta Gade mandou Davi levantar ali um altar. Araúna ofereceu tudo de graça: os bois, a lenha, tudo. Davi não aceitou: não oferecerei ao Senhor o que não me custa nada. Comprou, fez o altar, e a praga parou. Davi deu a Deus algo que lhe custou; Jesus, muito depois, daria a própria vida por erros que nem eram dele.',
        activity:
          'O preço do presente: cada um escolhe algo seu, de valor pequeno, para dar a alguém que precisa, e conta por que é difícil.',
        questions: [
          'Por que Davi se arrependeu?',
          'O que Araúna ofereceu?',
          'O que é difícil de dar?',
        ],
      },
      challenge: 'Quando errar, diga fui eu antes que perguntem.',
    },
    prayer:
      'Senhor, tu és quem diz basta. Tira de nós a vontade de contar o que não é nosso. Ajuda-nos a dizer fui eu, e a te dar o que nos custa, não para comprar, mas porque nos amaste primeiro.',
    leader: {
      lost: 'Dois nós. No versículo 1 Deus incita Davi; em 1 Crônicas 21:1 é Satanás. O texto não explica como as duas coisas se juntam: aqui Davi é responsável e assume. E a morte do povo pelo erro do rei: reconheça que dói, não invente razões. Mostre onde Deus diz basta.',
      tender:
        'Quem perdeu alguém numa epidemia não pode sair daqui achando que foi castigo. Diga em voz alta: este caso é de Davi, e Jesus recusou esse tipo de conta (João 9:3). Para desespero, CVV 188.',
      differ:
        'Sobre o versículo 1, uns leem que Deus usa até a tentação; outros, que permite. Nenhum diz que Deus gosta do mal.',
    },
    comfort:
      'No meio da pior história do capítulo, a palavra é de Deus: basta. A sua dor tem um limite que ele conhece.',
    closing: 'Deus disse basta; agora eu posso dar o que me custa.',
    words: [
      'censo',
      'arauna',
      'eira',
      'jebuseu',
      'gade',
      'contou o povo',
      'peste',
      'cinquenta siclos',
      'joabe',
      'nao me custa',
      'estas ovelhas',
      'dan ate berseba',
    ],
  },
]
