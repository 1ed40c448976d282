import type { BookPassages } from '../passage.ts'

export const SECOND_KINGS: BookPassages = [
  {
    verses: '2:1-14',
    key: '2:9',
    title: 'O manto que caiu no chão',
    theme: 'a despedida e a herança de um mestre',
    themes: ['discipulado', 'luto', 'espirito', 'fidelidade'],
    idea: 'Eliseu acompanha o mestre até o último passo, não pede cargo e sim o mesmo Espírito, chora de roupa rasgada e volta ao rio chamando pelo Deus que não foi embora.',
    context:
      'Elias chamou Eliseu anos antes, jogando sobre ele o manto. Agora todos sabem que é o dia da partida, até os alunos de Betel e Jericó, que não param de comentar. Três vezes Elias diz: fica aqui. Três vezes Eliseu responde: não te deixarei.',
    read: {
      verses: '2:6-14',
      how: 'Usem um pano como manto. Quem faz Elias o deixa cair no 11. Ninguém o pega até o versículo 13.',
    },
    observe: [
      {
        ask: 'O que Elias pede a Eliseu, e o que ele responde?',
        verses: '2:6',
        listen: 'Fica aqui; vive o Senhor, não te deixarei.',
      },
      {
        ask: 'O que Eliseu quer receber, e que condição ouve?',
        verses: '2:9-10',
        listen: 'Porção dobrada do espírito; se me vires quando for tirado.',
      },
      {
        ask: 'O que separa os dois, e o que Eliseu grita?',
        verses: '2:11-12',
        listen: 'Carro e cavalos de fogo; meu pai, meu pai; rasga a roupa.',
      },
      {
        ask: 'O que ele faz com o manto, e que pergunta faz no rio?',
        verses: '2:13-14',
        listen: 'Levanta, fere a água: onde está o Senhor, o Deus de Elias?',
      },
    ],
    interpret: [
      {
        ask: 'A porção dobrada era a parte do filho mais velho na herança. O que Eliseu está pedindo, então?',
        verses: '2:9',
        listen: 'Não ser duas vezes maior, e sim herdeiro; continuar a obra.',
      },
      {
        ask: 'Elias diz: coisa difícil pediste. Por que ele não pode simplesmente dar?',
        verses: '2:10',
        listen: 'O Espírito é de Deus; mestre nenhum distribui por conta própria.',
        follow: 'O que um mestre pode dar, e o que não pode?',
      },
      {
        ask: 'No rio, ele não pergunta onde está Elias. Que diferença faz a pergunta “Onde está o SENHOR, o Deus de Elias?”',
        verses: '2:14',
        listen: 'O mestre foi; Deus ficou. Luto e fé na mesma frase.',
      },
    ],
    live: [
      {
        ask: 'De quem você aprendeu a fé andando junto, e o que ficou com você como um manto?',
        listen: 'Um jeito, uma frase, um costume.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'A quem você diria hoje: não te deixarei, mesmo que insista para eu ficar?',
        listen: 'Doente, amigo, idoso; presença.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        ask: 'Sabes que ele vai embora? Calai. Que comentário de gente próxima não ajudou na sua despedida?',
        listen: 'Eliseu também mandou calar.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Se pudesse pedir uma coisa a alguém que admira, antes de ele ir, o que seria?',
        listen: 'Conselho, bênção, ofício.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que manto está caído no chão, na igreja ou na família, esperando que alguém o pegue?',
        listen: 'Tarefa de quem se mudou ou morreu.',
        for: ['adults', 'young', 'long-believers'],
      },
      {
        ask: 'Quem são os mais novos que andam ao seu lado, e o que eles veem quando você não está ensinando?',
        listen: 'Passos do dia a dia.',
        for: ['parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'Quando foi a sua vez de perguntar onde está Deus, e para quem você perguntou?',
        listen: 'Quem crê e quem não crê pergunta; Eliseu o fez batendo na água.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que roupa de outra pessoa você já usou e ficou enorme, ou até hoje guarda?',
        bridge: 'Eliseu ficou com o manto do mestre.',
      },
      {
        text: 'Quem é aquela pessoa da família que se despede na porta umas quatro vezes?',
        bridge: 'Elias e Eliseu levaram um dia inteiro se despedindo.',
        for: ['adults', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha um casaco ou pano sobre os ombros. Sinta o peso. Pense em quem já cobriu você assim.',
      bridge: 'Um manto ficou no chão, na beira do Jordão.',
    },
    complete: [
      {
        name: 'O que ficou',
        text: 'Complete: … foi embora. Deixou comigo … . Eu pedi … . Quando bato no rio, pergunto … .',
      },
      {
        name: 'Manto',
        text: 'Desenhe um manto. No forro, escreva o que recebeu. Na barra, o nome de quem poderá usá-lo depois.',
      },
    ],
    challenges: [
      {
        do: 'Acompanhe por uma tarde uma pessoa de fé mais velha no que ela faz, e só observe e ajude.',
        tell: 'O que aprendeu sem que ela ensinasse.',
      },
      {
        do: 'Pegue um manto do chão: assuma por um mês uma tarefa que ficou sem ninguém.',
        tell: 'Qual, e como foi o primeiro dia.',
      },
    ],
    children: {
      truth: 'Deus continua comigo quando alguém querido vai embora.',
      to7: {
        story:
          'Elias era um profeta de Deus. Eliseu era o aluno e amigo dele. Um dia Elias ia para o céu. Ele disse: Eliseu, fique aqui. Eliseu respondeu: não, eu vou com você! Foram andando. Chegaram ao rio. Elias bateu com o manto na água, e o rio abriu um caminho! Atravessaram no seco. Eliseu pediu: quero que Deus me ajude como ajudou você. De repente, apareceu um carro brilhante, com cavalos brilhantes, e um vento forte levou Elias para o céu. Eliseu chorou de saudade. O manto tinha ficado no chão. Eliseu pegou o manto e chamou por Deus. E o rio abriu de novo! Deus estava com Eliseu.',
        activity:
          'Manto: com um lençol, cada criança recebe o manto nos ombros e ouve: Deus está com você.',
        questions: [
          'O que Eliseu disse ao amigo?',
          'O que ficou no chão?',
          'Quem continua com a gente sempre?',
        ],
      },
      to12: {
        story:
          'Todo mundo sabia: era o último dia de Elias na terra. Os alunos cochichavam, e Eliseu pedia silêncio. Elias foi de cidade em cidade e em cada uma disse: fique aqui. Eliseu repetia: não vou deixar o senhor. No rio Jordão, Elias dobrou o manto, bateu na água, e ela se abriu. Do outro lado, perguntou: o que você quer antes que eu vá? Eliseu não pediu fama nem dinheiro. Pediu ser herdeiro do mesmo Espírito que ajudava o mestre. É difícil, disse Elias; isso é Deus quem dá. Iam conversando quando um carro de fogo os separou, e Elias subiu num redemoinho. Eliseu gritou: meu pai! E rasgou a roupa de tristeza. Depois viu o manto caído. Pegou, voltou ao rio e perguntou: onde está o Deus de Elias? As águas se abriram. Elias tinha ido. Deus, não.',
        activity:
          'Revezamento do manto: a cada trecho, quem passa o pano diz uma coisa boa que aprendeu com alguém.',
        questions: [
          'Por que Eliseu não quis ficar para trás?',
          'O que ele pediu?',
          'Com quem você aprende sobre Deus?',
        ],
      },
      challenge: 'Agradeça a alguém que ensina você sobre Deus.',
    },
    prayer:
      'Deus de Elias, onde estás? Os nossos mestres partem, e o rio continua largo. Dá-nos o mesmo Espírito. Deixa-nos chorar de roupa rasgada, e depois abaixar e pegar o manto.',
    leader: {
      lost: 'O carro de fogo fascina, e muitos pedem porção dobrada como quem pede poder. Explique a herança do filho mais velho e leve a conversa para o pedido, o choro e o rio.',
      tender:
        'Para quem perdeu pai, mãe, pastor ou amigo, o grito do 12 é forte. Não apresse a parte do manto. Ninguém precisa ocupar o lugar de quem morreu. Se a saudade tirar a vontade de viver, fique junto e ligue 188.',
    },
    comfort:
      'Meu pai, meu pai: Eliseu gritou e nunca mais o viu. Só depois pegou o manto. Se você ainda está no grito, fique nele. O Deus de Elias espera na beira do rio.',
    closing: 'O mestre subiu; o Deus dele ficou.',
    words: [
      'elias subiu',
      'eliseu',
      'carro de fogo',
      'turbilhao',
      'redemoinho',
      'manto de elias',
      'porcao dobrada',
      'nao te deixarei',
      'jordao',
      'meu pai meu pai',
      'deus de elias',
      'filhos dos profetas',
      'arrebatamento de elias',
    ],
  },
  {
    verses: '4:1-7',
    key: '4:2',
    title: 'O que você tem em casa?',
    theme: 'a dívida e o azeite',
    themes: ['fe', 'proximo', 'generosidade', 'ansiedade'],
    idea: 'A uma viúva endividada Deus não manda uma mala de dinheiro: faz render o azeite que ela tinha, nos vasos que a vizinhança emprestou, até a conta fechar e sobrar para viver.',
    context:
      'O marido era um homem de Deus e morreu devendo. Pela lei do tempo, o credor podia levar os filhos para trabalhar até quitar. A mulher clama a Eliseu, que não tem dinheiro e faz duas perguntas.',
    read: {
      verses: '4:1-7',
      how: 'Espalhem pela sala copos e potes vazios. A cada versículo, alguém traz um deles para o centro.',
    },
    observe: [
      {
        ask: 'Qual é a situação da mulher, em detalhes?',
        verses: '4:1',
        listen: 'Viúva, dívida, credor à porta, dois filhos ameaçados.',
      },
      {
        ask: 'Como ela responde à pergunta sobre o que tem em casa?',
        verses: '4:2',
        listen: 'Nada; e então, a não ser uma botija de azeite.',
      },
      {
        ask: 'Quem participa do que acontece, e o que faz cada um?',
        verses: '4:3-7',
        listen: 'Vizinhos emprestam, filhos trazem, ela derrama; o profeta nem está na casa.',
      },
    ],
    interpret: [
      {
        ask: 'Por que ela começa dizendo nenhuma coisa, se havia uma?',
        verses: '4:2',
        listen: 'O desespero apaga o pouco; a pergunta ajuda a enxergar.',
        follow: 'Que a não ser você esqueceu de contar?',
      },
      {
        ask: 'Ela precisou bater em muitas portas pedindo vasos vazios. Que papel a vizinhança tem no milagre?',
        verses: '4:3',
        listen: 'O tamanho da ajuda passa pela rede; pedir foi parte da fé.',
      },
      {
        ask: 'Deus podia apagar a dívida. Por que, em vez disso, houve venda, pagamento e sobra para viver?',
        verses: '4:7',
        listen: 'Ela sai com dignidade, contas quitadas e sustento.',
      },
    ],
    live: [
      {
        ask: 'Que credor bate à sua porta, com dinheiro ou com outra cobrança, e quem já sabe disso?',
        listen: 'Não peça valores; o segredo costuma pesar mais que a conta.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você tem em casa, ou na mão, que parece pouco demais para contar?',
        listen: 'Bolo, costura, conserto, idioma, carro, tempo.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Para pedir ajuda a um amigo, qual é a parte mais difícil: falar, esperar ou dever?',
        listen: 'Pedir vaso vazio exige coragem; treinem a frase.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como vocês contam um ao outro uma dívida ou um gasto escondido?',
        listen: 'Porta fechada, hora marcada, sem plateia.',
        for: ['couples'],
      },
      {
        ask: 'Que vaso vazio poderíamos emprestar a alguém daqui: contato, vaga, quarto, ferramenta, tarde livre?',
        listen: 'Façam a lista e anotem nomes ao lado.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'Ela fechou a porta e fez aquilo só com os filhos. O que Deus fez com você em particular, que ninguém aplaudiu?',
        listen: 'Testemunho baixinho; não transforme em palco.',
        for: ['new-believers', 'visitors', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantos potes sem tampa e tampas sem pote existem na sua casa? Por que ninguém joga fora?',
        bridge: 'Certa vez, pote vazio foi tudo o que uma família precisou pedir.',
      },
      {
        text: 'O que você já emprestou e nunca voltou? E o que está com você e não é seu?',
        bridge: 'Uma rua inteira emprestou vasilhas sem saber para quê.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Abra um armário da cozinha e olhe o que há nele, sem julgar. Pegue uma coisa nas mãos.',
      bridge: 'Que tens em casa?, perguntou um profeta a uma mulher aflita.',
    },
    complete: [
      {
        name: 'Nada, a não ser',
        text: 'Escreva: eu não tenho nada, a não ser … Complete cinco vezes, com coisas, pessoas e saberes. Circule a que dá para usar já.',
      },
      {
        name: 'Plano da botija',
        text: 'Quatro linhas: o que devo; o que tenho; a quem posso pedir vasos; o primeiro passo, com data. Quem quiser, peça companhia para fazê-lo.',
      },
    ],
    challenges: [
      {
        do: 'Olhe a sua dívida de frente: some tudo num papel e mostre a uma pessoa de confiança que entenda de contas.',
        tell: 'Apenas como foi acender a luz.',
        for: ['adults', 'couples', 'young', 'singles'],
      },
      {
        do: 'Empreste um vaso: ponha à disposição de alguém em aperto uma coisa, um contato ou uma tarde sua.',
        tell: 'O que coube nele.',
      },
    ],
    children: {
      truth: 'Deus faz muito com o pouco que eu tenho.',
      to7: {
        story:
          'Uma mamãe estava muito preocupada. O papai tinha morrido, e ela devia dinheiro. Foi pedir ajuda a Eliseu. Ele perguntou: O que você tem em casa? Ela disse: Nada! Só um pouquinho de azeite. Eliseu falou: Peça vasilhas vazias para os vizinhos. Muitas! Os meninos correram de casa em casa: Empresta um pote? Empresta uma panela? Depois fecharam a porta. A mamãe começou a despejar o azeite. Encheu um pote, dois, três, dez! O azeite não acabava! Traga mais um! Acabaram os potes, mamãe. Aí o azeite parou. Ela vendeu tudo, pagou a conta, e ainda sobrou para viver.',
        activity:
          'Juntem potes de vários tamanhos. Passem água de uma jarra para eles, e cada criança diz uma coisa boa que Deus dá.',
        questions: [
          'O que a mamãe tinha em casa?',
          'O que os vizinhos emprestaram?',
          'Que coisa pequena sua pode ajudar alguém?',
        ],
      },
      to12: {
        story:
          'Uma viúva procurou o profeta Eliseu em desespero. O marido tinha morrido deixando dívidas, e o homem a quem deviam ia levar os dois filhos dela para trabalhar. Eliseu não tinha dinheiro. Perguntou: o que você tem em casa? Ela respondeu: nada, a não ser uma botija de azeite. Então ele mandou que pedisse vasilhas vazias a todos os vizinhos, e não poucas. A família saiu de porta em porta. Depois fecharam a porta de casa e começaram a despejar. O azeite daquela botijinha enchia um pote, e outro, e outro. Os meninos traziam, a mãe enchia. Mãe, acabaram os potes! E o azeite parou. Eliseu disse: venda, pague o que deve e vivam com o que sobrar. Deus usou o pouco que ela tinha, a coragem de pedir e a bondade dos vizinhos. E os filhos ficaram com a mãe.',
        activity:
          'Banco de vasos: cada um escreve em tiras o que pode emprestar (jogo, aula de bicicleta, livro, companhia). Façam um mural e combinem trocas.',
        questions: [
          'Por que a mulher disse que não tinha nada?',
          'O que teria acontecido sem os vizinhos?',
          'O que você poderia emprestar a quem precisa?',
        ],
      },
      challenge: 'Empreste ou divida uma coisa sua com alguém que precisa.',
    },
    prayer:
      'Senhor, tu conheces os credores e as portas. Guarda os filhos de quem deve. Ajuda-nos a enxergar a botija esquecida, a pedir sem vergonha e a emprestar sem pergunta. Que haja o bastante para pagar e para viver.',
    leader: {
      lost: 'A história vira promessa de multiplicação financeira ou venda de óleo ungido. Não há compra nem oferta aqui: há uma família, uma vizinhança e um recurso simples. Fique com eles.',
      tender:
        'Superendividamento tira o sono e, às vezes, a vontade de viver. Não pergunte valores no grupo. Informe em particular: Procon e Defensoria Pública ajudam a renegociar. Perdeu o provedor: CRAS. Se houver ameaça de agiota, polícia (190). Se houver desespero, CVV (188).',
    },
    comfort:
      'Quem tocava as contas se foi, e elas ficaram. Deus ouviu aquela mulher antes que ela tivesse um plano. Feche a porta, respire, e deixe que alguém da rua traga um pote.',
    closing: 'Nada, a não ser; e Deus começa por aí.',
    words: [
      'eliseu',
      'viuva',
      'azeite',
      'botija',
      'vasos',
      'vasilhas',
      'vasos vazios',
      'emprestados',
      'credor',
      'divida',
      'dois filhos',
      'que tens em casa',
      'fecha a porta',
      'vizinhos',
      'milagre do azeite',
    ],
  },
  {
    verses: '4:8-37',
    key: '4:26',
    title: 'A mulher que não soltou',
    theme: 'a fé que se agarra na perda',
    themes: ['sofrimento', 'luto', 'fe', 'filhos'],
    idea: 'A mulher que abriu um quarto para Deus vê morrer o filho que não tinha pedido; não esconde a amargura de quem deve ouvi-la, agarra-se e não aceita menos do que presença.',
    context:
      'Rica e generosa, a sunamita construiu um quarto para Eliseu: cama, mesa, cadeira, luz. Não pediu nada em troca. Ganhou um filho que já não esperava, e uma manhã, no campo, o menino se queixou da cabeça.',
    read: {
      verses: '4:19-30',
      how: 'Uma mulher lê a sunamita, com frases curtas. Leiam sem pressa e sem tom de filme; pausem depois do 20.',
    },
    observe: [
      {
        ask: 'O que a mãe faz, passo a passo, depois que o menino morre?',
        verses: '4:20-25',
        listen: 'Colo, cama do profeta, porta fechada, jumenta, direto ao Carmelo.',
      },
      {
        ask: 'A quem ela responde só paz, e com quem ela desabafa?',
        verses: '4:23, 4:26-28',
        listen: 'Marido e Geazi: paz; com Eliseu: pega-lhe os pés e diz tudo.',
      },
      {
        ask: 'O que Geazi quer fazer, e o que Eliseu percebe nela?',
        verses: '4:27',
        listen: 'Afastá-la; ele vê a alma em amargura e reconhece que não sabia.',
      },
    ],
    interpret: [
      {
        ask: 'Ela estava em paz quando disse paz? O que essa palavra pode significar na boca dela?',
        verses: '4:23, 4:26',
        listen:
          'Não tinha forças nem tempo para explicar a qualquer um; guardou para quem devia ouvir.',
        follow: 'Para quem você costuma responder tudo bem?',
      },
      {
        ask: '“Pedi eu filho a meu senhor?” O que há de fé numa queixa como essa?',
        verses: '4:28',
        listen: 'Cobra de quem prometeu; é relação, não educação.',
      },
      {
        ask: 'Eliseu manda o bordão por Geazi; ela diz que não o deixará. Por que um objeto não bastava?',
        verses: '4:29-30',
        listen: 'Na dor queremos gente; ele se levanta e a segue.',
      },
    ],
    live: [
      {
        ask: 'Com quem você não precisa responder paz quando não há paz?',
        listen: 'Se ninguém, deixe o silêncio mostrar o que o grupo pode ser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que um amigo faz, sem perceber, que é mandar um bordão em vez de ir?',
        listen: 'Figurinha, versículo copiado, vai passar: pensem no que seria ir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que quarto, espaço ou hora você poderia preparar para quem serve a Deus e anda cansado?',
        listen: 'Cama, mesa, cadeira, luz: coisas simples.',
        for: ['couples', 'adults', 'long-believers'],
      },
      {
        ask: 'Não mintas para mim, pediu ela. Que boa notícia você recebeu com medo de se alegrar?',
        listen: 'Esperança ferida se protege; acolha.',
        follow: 'O que ajudou você a abrir a porta um pouco?',
        for: ['women', 'singles', 'new-believers'],
      },
      {
        ask: 'Como o pai e a mãe da casa podem ficar juntos quando cada um reage à dor de um jeito?',
        listen: 'Um cala, outro corre; não é falta de amor.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O Senhor me encobriu, disse o profeta. Que alívio ou incômodo há em líderes que não sabem?',
        listen: 'Honestidade abre caminho; ele vai junto assim mesmo.',
        for: ['long-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Se pudesse agarrar os pés de alguém e dizer tudo, o que diria?',
        listen: 'Deixe dizer até o fim; sem responder.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Descreva o quarto de hóspedes dos seus sonhos em quatro objetos. Só quatro.',
        bridge: 'Uma mulher escolheu cama, mesa, cadeira e candeeiro para receber um profeta.',
      },
      {
        text: 'Quando perguntam tudo bem?, que respostas automáticas você tem no estoque?',
        bridge: 'Paz, disse ela, com o mundo desabando. Há um motivo.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Abrace uma almofada ou um travesseiro com força. Não precisa dizer que está tudo bem.',
      bridge: 'Uma mãe guardou a palavra até chegar a quem podia ouvi-la.',
    },
    complete: [
      {
        name: 'A quem eu digo o quê',
        text: 'Desenhe três círculos. No de fora, a quem respondo paz; no do meio, a quem conto um pouco; no centro, a quem agarro os pés. Quem falta no centro?',
      },
      {
        name: 'Quarto na parede',
        text: 'Desenhe um quarto pequeno. Ponha nele o que você ofereceria a quem está exausto: cama, mesa, cadeira e luz. Que nome o ocuparia primeiro?',
      },
    ],
    challenges: [
      {
        do: 'Vá, em vez de mandar o bordão: visite quem você só consolou por mensagem.',
        tell: 'O que a presença fez que o recado não fazia.',
      },
      {
        do: 'Conte a verdade a uma pessoa quando ela perguntar se está tudo bem.',
        tell: 'Quem era e o que aconteceu com o peso.',
      },
    ],
    children: null,
    prayer:
      'Senhor, há mães e pais com a porta fechada e a jumenta pronta. Recebe quem te agarra os pés com raiva e amor. Livra-nos de afastar os que choram. Vem tu mesmo; não nos mandes só o bordão.',
    leader: {
      lost: 'O grupo vai querer chegar logo ao menino que revive. Diga que sim, o filho viveu, e que a Bíblia não promete isso a todas as mães. Volte ao caminho dela até os pés do profeta.',
      tender:
        'Pais e mães enlutados, perda gestacional, filho doente: avise antes quem passou por isso e ofereça encontro à parte. Não compare, não diga que faltou fé nem que Deus vai devolver. Fique. Há grupos de apoio a enlutados; em desespero, CVV 188.',
    },
    comfort:
      'Você pode responder paz a quem pergunta de passagem; não deve explicações a ninguém. Mas há um lugar onde não é preciso. Ali, a alma em amargura não é afastada. Deixem-na, disse o profeta.',
    closing: 'Há quem se levante e vá junto.',
    words: [
      'sunamita',
      'sunem',
      'eliseu',
      'geazi',
      'quarto do profeta',
      'cama mesa cadeira',
      'vai tudo bem',
      'paz',
      'filho morreu',
      'minha cabeca',
      'bordao',
      'monte carmelo',
      'alma em amargura',
      'nao te deixarei',
      'espirrou sete vezes',
    ],
  },
  {
    verses: '5:1-19',
    key: '5:13',
    title: 'Sete mergulhos num rio barrento',
    theme: 'o orgulho que mergulha',
    themes: ['humildade', 'obediencia', 'graca', 'missao'],
    idea: 'Um general poderoso só fica limpo quando aceita o conselho de uma menina cativa, a bronca mansa dos criados e um banho simples, sem espetáculo e sem pagamento.',
    context:
      'Naamã manda nos exércitos que invadem Israel, e debaixo da armadura há lepra. Quem indica o caminho é uma menina arrancada de casa por esses mesmos soldados. Ele parte com ouro, prata, roupas e uma ideia bem clara de como deve ser curado.',
    read: {
      verses: '5:3-14',
      how: 'Uma criança, se houver, lê a menina. Quem lê Naamã usa um crachá enorme e o tira antes do último versículo.',
    },
    observe: [
      {
        ask: 'Quem fala a coisa certa em cada momento, e que posição tem?',
        verses: '5:3, 5:10, 5:13',
        listen: 'Menina escrava, um mensageiro, os criados: ninguém importante.',
      },
      {
        ask: 'Como os reis e o general tentam resolver o caso?',
        verses: '5:5-9',
        listen: 'Cartas, dinheiro, cavalos, pânico diplomático.',
      },
      {
        ask: 'O que Naamã esperava, e o que recebeu?',
        verses: '5:9-12',
        listen: 'O profeta em pessoa, gesto solene; recebe um recado e um rio.',
      },
    ],
    interpret: [
      {
        ask: 'A menina podia desejar o mal de Naamã. O que a leva a desejar o bem?',
        verses: '5:3',
        listen: 'Compaixão e fé, sem ter sido libertada; o texto não explica.',
        follow: 'O que seria errado concluir disso sobre quem foi cativo?',
      },
      {
        ask: 'Se mandasse alguma coisa grande, não farias? Por que o simples ofende mais que o difícil?',
        verses: '5:11-13',
        listen: 'Com o difícil a gente se exibe; o simples só se recebe.',
      },
      {
        ask: 'Eliseu nem sai à porta. De que doença, além da pele, isso tratou?',
        verses: '5:9-10, 5:14',
        listen: 'Do lugar de honra; ele sai limpo como menino.',
      },
    ],
    live: [
      {
        ask: 'Que passo simples você vem recusando por parecer pequeno demais para o seu problema?',
        listen: 'Consulta, pedir desculpa, dormir, terapia, caminhada.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Debaixo de qual armadura você esconde o que o incomoda?',
        listen: 'Piada, roupa, marra, filtro: sem cobrar nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem, abaixo de você na hierarquia, veio um conselho que o salvou?',
        listen: 'Filho, aluno, estagiário, diarista: agradeçam.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Como os criados, de que modo vocês dois se dizem a verdade quando o outro sai batendo a porta?',
        listen: 'Meu pai, disseram; respeito e lógica, na hora certa.',
        for: ['couples'],
      },
      {
        ask: 'O que você esperava que Deus fizesse, com detalhes, e ele fez de outro jeito?',
        listen: 'Eis que eu dizia comigo: todo mundo tem um roteiro.',
        for: ['long-believers', 'elderly', 'singles'],
      },
      {
        ask: 'Naamã quis pagar, e Eliseu não aceitou. O que mexe com você num favor que não se paga?',
        listen: 'Graça incomoda e descansa; deixe falar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que conselho de criança já deixou um adulto sem resposta na sua família?',
        bridge: 'Um general foi salvo porque alguém escutou uma menina.',
      },
      {
        text: 'Qual remédio caseiro da sua avó parecia absurdo e funcionava, ou pelo menos ela jurava que sim?',
        bridge: 'A receita de Naamã parecia ridícula: sete mergulhos num rio feio.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Tire relógio, aliança, crachá, o que tiver, e mergulhe as mãos numa bacia ou debaixo da torneira. Sem pressa.',
      bridge: 'Um homem importante desceu do carro e entrou na água.',
    },
    complete: [
      {
        name: 'Roteiro e recado',
        text: 'De um lado: eu dizia comigo que Deus faria … Do outro: o recado simples que recebi foi … Embaixo: vou mergulhar a primeira vez em …',
      },
      {
        name: 'Armadura',
        text: 'Desenhe uma armadura e escreva nas peças o que impressiona os outros. Por dentro, bem pequeno, o que só você sabe. Entregue essa parte a Deus.',
      },
    ],
    challenges: [
      {
        do: 'Mergulhe sete vezes: repita por sete dias o passo simples que você vinha desprezando.',
        tell: 'Em que mergulho deu vontade de sair da água.',
      },
      {
        do: 'Peça a opinião de alguém mais novo ou mais simples sobre um problema seu, e escute até o fim.',
        tell: 'O que essa pessoa viu.',
      },
    ],
    children: {
      truth: 'Deus usa gente pequena para ajudar gente grande.',
      to7: {
        story:
          'Naamã era um soldado muito importante, mas tinha feridas na pele. Na casa dele trabalhava uma menina que tinha sido levada para longe da família. Ela ficou com pena e disse: Se ele fosse ao profeta de Deus, ia sarar! Naamã foi, com cavalos, ouro e roupas bonitas. Eliseu nem saiu: mandou dizer para tomar banho sete vezes no rio Jordão. Naamã ficou bravo: Que rio feio! Vou embora! Os empregados falaram com jeitinho: É tão fácil, tente! Ele entrou na água. Um mergulho, dois, três, quatro, cinco, seis, sete! E a pele ficou lisinha como a de um bebê. Naamã disse: Agora eu sei que Deus é o Deus de verdade!',
        activity:
          'Contem e façam sete mergulhos de mentira, abaixando e levantando. No último, todos pulam e gritam: Obrigado, Deus!',
        questions: [
          'Quem contou a Naamã sobre o profeta?',
          'Quantas vezes ele mergulhou?',
          'Que coisa simples você pode obedecer hoje?',
        ],
      },
      to12: {
        story:
          'Naamã comandava o exército da Síria. Era corajoso e famoso, mas tinha lepra, uma doença de pele que ninguém curava. Numa guerra, seus soldados tinham levado embora uma menina de Israel, que agora era empregada na casa dele. Longe da família, ela podia ter desejado o mal. Em vez disso, disse: se o meu senhor fosse ao profeta, ficaria curado. Um rei mandou carta a outro rei, que se apavorou. Naamã chegou com cavalos e muito ouro à porta de Eliseu. O profeta não saiu; só mandou o recado: lave-se sete vezes no Jordão. Ele ficou furioso. Esperava um grande espetáculo! Já ia embora, quando os empregados disseram: se ele pedisse uma coisa difícil, o senhor não faria? Quanto mais uma tão simples. Naamã desceu e mergulhou. Na sétima vez, a pele estava nova. Quis pagar, e Eliseu não aceitou. A bondade de Deus não se compra.',
        activity:
          'Façam um teatro com só quatro falas: a da menina, a do mensageiro, a dos empregados e a de Naamã no fim. Conversem sobre quem foi o verdadeiro herói.',
        questions: [
          'O que havia de corajoso e bondoso no que a menina disse?',
          'Por que Naamã ficou bravo com uma ordem tão fácil?',
          'Que conselho de alguém mais novo ou mais simples você poderia escutar?',
        ],
      },
      challenge: 'Obedeça a um pedido simples sem reclamar e conte o que aconteceu.',
    },
    prayer:
      'Senhor, tira de nós o crachá e o roteiro. Obrigado pelas meninas e pelos criados que nos apontam o rio. Dá-nos descer da carruagem e mergulhar até a sétima vez. E guarda as crianças arrancadas de casa.',
    leader: {
      lost: 'Discute-se o sete, a terra que ele leva e a licença para entrar no templo de Rimom. Eliseu responde com um simples vai em paz. Fé nova tem pontas soltas; não exija mais que o profeta.',
      tender:
        'A menina foi vítima de guerra e escravidão. Não a use para ensinar que vítima deve servir o agressor. Tráfico e trabalho infantil: Disque 100. E quem está doente e não foi curado não falhou em mergulho nenhum; incentive o tratamento.',
    },
    comfort:
      'Ninguém precisou ser forte para entrar naquele rio; bastou descer, e havia gente ao lado dizendo com carinho: tente. Se hoje só dá para um mergulho, os outros seis podem esperar.',
    closing: 'O simples, feito até o fim, limpa.',
    words: [
      'naama',
      'eliseu',
      'jordao',
      'sete vezes',
      'sete mergulhos',
      'lepra',
      'leproso',
      'menina cativa',
      'siria',
      'abana e farpar',
      'rios de damasco',
      'servos de naama',
      'lava te',
      'orgulho',
      'rimom',
    ],
  },
  {
    verses: '6:1-7',
    key: '6:6',
    title: 'O machado era emprestado',
    theme: 'Deus nas perdas pequenas',
    themes: ['trabalho', 'fe', 'comunhao', 'generosidade'],
    idea: 'O profeta que ressuscitou um menino para também para procurar uma ferramenta perdida: para Deus não há perda boba, e ele devolve à mão de quem pergunta onde caiu.',
    context:
      'Os discípulos dos profetas vivem apertados e resolvem construir com as próprias mãos, à beira do Jordão. Ferro era caro e raro em Israel. Antes deste episódio, um general foi curado da lepra; depois, um exército inteiro será cegado. No meio das coisas grandes está esta, de sete versículos.',
    read: {
      verses: '6:1-7',
      how: 'Dramatizem: um grupo corta árvores com gestos, alguém grita no 5, um Eliseu pergunta onde foi. Leiam depois sem gestos.',
    },
    observe: [
      {
        ask: 'Qual é o problema dos discípulos, e que solução eles mesmos propõem?',
        verses: '6:1-2',
        listen: 'Lugar estreito; cada um pega uma viga.',
      },
      {
        ask: 'O que pedem a Eliseu, e o que ele responde, em quantas palavras?',
        verses: '6:3',
        listen: 'Que vá junto; eu irei.',
      },
      {
        ask: 'O que o homem grita quando o machado cai, e o que mais o aflige?',
        verses: '6:5',
        listen: 'Ah, senhor meu! Era emprestado.',
      },
      {
        ask: 'O que Eliseu pergunta, o que faz, e o que cabe ao homem fazer?',
        verses: '6:6-7',
        listen: 'Onde caiu? Lança um pau, o ferro flutua; o homem estende a mão e pega.',
      },
    ],
    interpret: [
      {
        ask: 'O homem não se queixa do próprio prejuízo; pensa no dono. O que isso revela dele?',
        verses: '6:5',
        listen: 'Responsabilidade; o que é do outro pesa mais.',
        follow: 'O que é emprestado na sua mão?',
      },
      {
        ask: 'Por que um profeta tão importante iria cortar madeira com eles?',
        verses: '6:3-4',
        listen: 'Presença no trabalho comum; Deus também vai.',
      },
      {
        ask: 'Eliseu faz o ferro boiar, mas não o põe na mão dele. Por que será que manda: “Toma-o”?',
        verses: '6:7',
        listen: 'Deus faz o impossível; o possível fica conosco.',
      },
      {
        ask: 'Que lugar tem uma história tão miúda entre curas e guerras? O que ela conta de Deus?',
        verses: '6:5-6',
        listen: 'Não há aflição pequena para quem ama.',
      },
    ],
    live: [
      {
        ask: 'Que perda sua é pequena para os outros e grande para você?',
        listen: 'Objeto, ânimo, costume, bicho. Leve a sério.',
      },
      {
        ask: 'No trabalho ou no serviço, em que momento o seu corte sumiu, e onde foi que caiu?',
        listen: 'Alegria, paciência, preparo. Voltar ao lugar.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'O que você usa como se fosse seu e é emprestado: corpo, talento, tempo, carro da mãe?',
        listen: 'Gratidão e cuidado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde vocês estão apertados, e que viga cada um poderia carregar?',
        listen: 'Casa, agenda, orçamento; dividir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A quem você deve devolver uma coisa há tempo demais?',
        listen: 'Livro, forma de bolo, dinheiro, resposta.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'Você conta a Deus as coisas miúdas ou acha que ele está ocupado com as grandes?',
        listen: 'Imagens de Deus; experimentar contar uma.',
        for: ['visitors', 'new-believers', 'young'],
      },
      {
        ask: 'Onde falta você dizer, como Eliseu, apenas: eu vou?',
        listen: 'Ir junto vale mais que conselho.',
        for: ['long-believers', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual coisa emprestada você já perdeu, quebrou ou manchou, e como contou ao dono?',
        bridge: 'Ah, era emprestado! É quase a frase inteira do herói de hoje.',
      },
      {
        text: 'Faça uma lista rápida do que já caiu do seu bolso em lugar impossível: bueiro, vaso, rio, fresta do banco.',
        bridge: 'Um ferro foi parar no fundo do Jordão. Vejam quem parou para procurar.',
        for: ['adults', 'young', 'teens', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Pegue uma ferramenta ou objeto que alguém emprestou a você. Sinta o peso. Pense no dono.',
      bridge: 'Leia a história segurando-o.',
    },
    complete: [
      {
        name: 'Onde caiu',
        text: 'Desenhe um rio. No fundo, o que caiu: … . Marque com um X o lugar, o dia ou a conversa em que caiu: … . Na margem, escreva o que você diria: Ah, senhor meu, … . E a mão estendida: eu posso … .',
      },
      {
        name: 'Inventário de emprestados',
        text: 'O que tenho e é dos outros: … . O que tenho e é de Deus: … . O que vou devolver: … . O que vou cuidar melhor: … .',
      },
    ],
    challenges: [
      {
        do: 'Devolva nesta semana uma coisa emprestada, em melhor estado do que recebeu.',
        tell: 'a cara do dono.',
      },
      {
        do: 'Vá junto com alguém a um trabalho comum: carregar, pintar, cozinhar, montar. Sem discurso.',
        tell: 'de que falaram enquanto as mãos trabalhavam.',
      },
    ],
    children: {
      truth: 'Deus se importa até com coisas pequenas.',
      to7: {
        story:
          'A casa ficou pequena: aperta daqui, aperta dali! Os amigos do profeta Eliseu disseram: vamos fazer outra! Vem com a gente? Vou, disse ele. Na beira do rio cortaram árvores: toc, toc, toc! De repente o ferro do machado voou e, tchibum!, caiu na água. Ai, ai! Era emprestado!, gritou o moço. Eliseu não riu nem brigou. Onde caiu?, perguntou. O moço mostrou. Eliseu jogou um pedaço de pau ali, e o ferro pesado subiu, subiu, e boiou! Pode pegar, disse ele. O moço esticou a mão e pegou. Deus cuida até de um machado!',
        activity:
          'Testem na bacia o que boia e o que afunda; depois procurem juntos uma coisa perdida da casa, orando antes.',
        questions: [
          'O que caiu no rio?',
          'Por que o moço ficou tão triste?',
          'Que coisa pequena você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Ferro, naquele tempo, valia como um celular novo. E o moço não tinha machado; pegou um emprestado para ajudar na construção. Os discípulos dos profetas moravam apertados e decidiram fazer uma casa maior, cada um com a sua viga. Pediram a Eliseu: o senhor vem? Ele respondeu só: vou. E foi. No meio do serviço, a cabeça do machado se soltou e afundou no Jordão. Ah, meu senhor, era emprestado! Ele não disse paciência, acontece. Sabia que era de outra pessoa. Eliseu tinha ajudado reis e generais. Podia ter dito: não me amole com isso. Mas perguntou onde tinha caído, jogou ali um pedaço de madeira, e o ferro boiou. Agora pegue, disse. O moço estendeu a mão. É uma história bem curta, entre outras enormes, para lembrar uma coisa: Deus também está no meio do serviço, e não acha bobo o que faz você gritar ai.',
        activity:
          'Combinem um dia de devolução: cada um procura em casa o que é emprestado, limpa, conserta e leva ao dono com um bilhete.',
        questions: [
          'Por que perder o machado era tão grave?',
          'O que Deus fez, e o que o moço precisou fazer?',
          'O que está emprestado com você?',
        ],
      },
      challenge: 'Devolva uma coisa emprestada, limpa e com um obrigado.',
    },
    prayer:
      'Senhor, vais conosco ao trabalho e paras por causa de um machado. Obrigado. Mostra onde caiu o que perdemos. Faz boiar o que não podemos alcançar, e põe força na mão para pegar. E que cuidemos bem de tudo o que é teu e dos outros. Amém.',
    leader: {
      lost: 'A madeira lançada na água vira muitas vezes alegoria de tudo. Pode lembrar a alguém a cruz, mas o texto conta um socorro simples. Fique no que está escrito: emprestado, onde caiu, toma-o.',
      tender:
        'Dívida e perda do que era de outro envergonham. Se alguém se abrir sobre dinheiro devido ou agiota, não comente na roda; ofereça ajuda para organizar e, se há ameaça, para procurar a polícia.',
    },
    comfort:
      'Não precisa ser uma tragédia para Deus se abaixar. Um machado no fundo do rio basta. O que você perdeu e os outros acham pouco, ele pergunta onde foi.',
    closing: 'Onde caiu? Mostre, e estenda a mão.',
    words: [
      'machado emprestado',
      'caiu o machado',
      'fez flutuar o ferro',
      'ferro flutuou',
      'machado flutuou',
      'era emprestado',
      'filhos dos profetas',
      'lugar e estreito',
      'eliseu e o machado',
      'onde caiu',
      'jordao cada um uma viga',
      'estendeu a mao e tomou',
    ],
  },
  {
    verses: '6:8-23',
    key: '6:17',
    title: 'Abre os olhos dele',
    theme: 'ver além do cerco',
    themes: ['medo', 'oracao', 'fe', 'perdao'],
    idea: 'O rapaz vê o cerco; Eliseu vê quem cerca o cerco. E, quando tem os inimigos na mão, o profeta usa o poder para lhes dar pão e mandá-los para casa.',
    context:
      'O rei da Síria descobre que o profeta avisa Israel de cada emboscada e manda um exército inteiro prender um homem só. De madrugada, o ajudante abre a porta e dá de cara com os carros de guerra.',
    read: {
      verses: '6:14-23',
      how: 'Fiquem em roda, de costas para fora. No 17, todos se viram. No 22, alguém põe pão na mesa.',
    },
    observe: [
      {
        ask: 'O que o criado vê primeiro, e o que vê depois da oração?',
        verses: '6:15-17',
        listen: 'Exército em volta; depois, o monte cheio de fogo ao redor de Eliseu.',
      },
      {
        ask: 'Quantas orações Eliseu faz neste trecho, e o que pede em cada uma?',
        verses: '6:17-18, 6:20',
        listen: 'Abrir olhos, cegar, abrir olhos: ver é o assunto.',
      },
      {
        ask: 'O que o rei quer fazer com os prisioneiros, e o que Eliseu manda?',
        verses: '6:21-23',
        listen: 'Ferir; e ele: pão, água, banquete, volta para casa.',
      },
    ],
    interpret: [
      {
        ask: 'Eliseu não pede que o exército suma. Por que pede olhos?',
        verses: '6:16-17',
        listen: 'O socorro já estava lá; faltava ao rapaz enxergar.',
        follow: 'O que muda quando a circunstância é a mesma e o olhar é outro?',
      },
      {
        ask: 'Como Eliseu trata o medo do rapaz?',
        verses: '6:15-17',
        listen: 'Não ri nem repreende: diz não temas e ora por ele.',
      },
      {
        ask: 'Um banquete acabou com as incursões. O que a mesa fez que a espada não faria?',
        verses: '6:22-23',
        listen: 'Desarmou; Paulo lembraria: se o inimigo tiver fome, dá-lhe de comer.',
      },
    ],
    live: [
      {
        ask: 'Ao abrir a porta de manhã, o que você vê cercando a casa?',
        listen: 'Boletos, notícia, doença, processo: deixe a lista sair.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Ai, que faremos? Para quem você grita isso, e como essa pessoa costuma responder?',
        listen: 'Bons Eliseus oram com a gente; falem dos seus.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que momento, olhando para trás, o monte estava cheio e você não via?',
        listen: 'Testemunhos curtos; não force o extraordinário.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que inimigo seu, rival, vizinho ou parente, desarmaria diante de um prato de comida?',
        listen: 'Onde houver segurança; bolo já resolveu muita cerca.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Que medo dos filhos vocês têm tratado com bronca, e como seria tratá-lo com oração e presença?',
        listen: 'Escuro, escola, monstros, provas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Mais são os que estão conosco: você consegue, hoje, imaginar alguém ao seu lado?',
        listen: 'Se não, diga que tudo bem e peça por olhos.',
        follow: 'Que nome lhe vem, mesmo que seja um só?',
        for: ['mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem usa óculos: o que viu no primeiro dia com eles? Quem não usa: o que já jurou ter visto e era outra coisa?',
        bridge: 'Um rapaz ganhou olhos novos numa manhã de terror.',
      },
      {
        text: 'Conte um susto ao abrir uma porta: bicho, visita, festa surpresa, alagamento.',
        bridge: 'O ajudante de Eliseu abriu a porta e havia um exército.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Cubra os olhos com as mãos por meio minuto. Depois abra os dedos devagar e repare na primeira coisa que a luz mostra.',
      bridge: 'Rogo-te que abras os olhos dele, orou um amigo.',
    },
    complete: [
      {
        name: 'Dois cercos',
        text: 'Desenhe a sua casa. Em volta, a lápis, o que a cerca e dá medo. Mais em volta ainda, em vermelho, sinais de que Deus cuida: nomes, fatos, promessas.',
      },
      {
        name: 'Espada ou pão',
        text: 'Complete em segredo: se eu tivesse … nas minhas mãos, a vontade seria …; um pão que eu poderia pôr diante dessa pessoa, sem me pôr em risco, é …',
      },
    ],
    challenges: [
      {
        do: 'Ore por três dias pela visão de alguém que está com medo, dizendo o nome: abre os olhos de, para que veja. Conte a essa pessoa.',
        tell: 'O que ela começou a enxergar, e você também.',
      },
      {
        do: 'Ponha pão diante de um rival: faça uma gentileza concreta a alguém com quem compete ou discute.',
        tell: 'Se a guerra diminuiu um pouco.',
      },
    ],
    children: {
      truth: 'Deus está em volta de mim, mesmo que eu não veja.',
      to7: {
        story:
          'De manhã bem cedo, o ajudante de Eliseu abriu a porta. Ai, ai, ai! Havia soldados e cavalos por todos os lados! Ele correu: Eliseu, o que vamos fazer? Eliseu estava calmo: Não tenha medo. Tem mais gente com a gente do que com eles! O rapaz olhou: só via soldados. Então Eliseu orou: Deus, abre os olhos dele! E o rapaz viu: a montanha estava cheia de cavalos e carros de fogo, brilhando, todos de Deus! Depois Eliseu levou os soldados até o rei. Será que iam brigar? Não! Eliseu disse: Deem comida para eles! Fizeram um banquete, e os soldados voltaram para casa. E não fizeram mais guerra.',
        activity:
          'Escondam desenhos de anjos e cavalos pela sala. Com as luzes apagadas e uma lanterna, as crianças procuram: Deus está em volta!',
        questions: [
          'O que o rapaz viu primeiro?',
          'O que Deus mostrou para ele?',
          'O que deram para os soldados?',
        ],
      },
      to12: {
        story:
          'O rei da Síria estava furioso, porque o profeta Eliseu descobria todos os planos dele e avisava o rei de Israel. Então mandou de noite um exército cercar a cidade. De manhã, o ajudante de Eliseu abriu a porta e gelou: cavalos e carros de guerra para todo lado. Ai, meu senhor, o que vamos fazer? Eliseu não zombou dele. Disse: não tenha medo, os que estão conosco são mais. E orou: Senhor, abre os olhos dele. O rapaz olhou outra vez e viu o monte cheio de cavalos e carros de fogo em volta de Eliseu. O exército do rei continuava ali, mas o medo já era outro. Depois Deus confundiu os soldados, e Eliseu os levou, sem perceberem, até a capital. O rei de Israel quis atacá-los. De jeito nenhum, disse Eliseu: dê pão e água. Comeram um banquete e foram embora. E as invasões acabaram.',
        activity:
          'Em duplas, um descreve um medo e o outro ora por ele em voz alta com a frase de Eliseu. Depois inventem um banquete da paz entre duas turmas que brigam.',
        questions: [
          'O que mudou entre a primeira e a segunda vez que o rapaz olhou?',
          'Por que Eliseu deu comida aos inimigos?',
          'Com quem você poderia fazer as pazes em volta de um lanche?',
        ],
      },
      challenge: 'Divida um lanche com alguém com quem você não se dá bem.',
    },
    prayer:
      'Senhor, abre os nossos olhos. A gente abre a porta e só vê o cerco. Põe perto de cada assustado alguém que ore por ele. E quando estiver em nossas mãos o poder de ferir, lembra-nos do pão.',
    leader: {
      lost: 'A curiosidade por anjos e batalhas invisíveis leva longe. Diga que a Bíblia fala pouco e com sobriedade, e que a cena tem duas metades: os carros de fogo e o banquete. Não pare na primeira.',
      tender:
        'Quem vive cercado de verdade por violência ou ameaça precisa de proteção concreta: Ligue 180, 190, Disque 100. Dar pão ao inimigo não vale para agressor em casa. Medos intensos e visões que assustam pedem também cuidado de saúde (CAPS).',
    },
    comfort:
      'O rapaz não conseguiu ver sozinho. Alguém orou por ele, e isso bastou. Se o monte parece vazio, deixe que outro veja no seu lugar por enquanto. Você está cercado de mais do que percebe.',
    closing: 'Mais são os que estão conosco.',
    words: [
      'eliseu',
      'geazi',
      'dota',
      'abre os olhos',
      'carros de fogo',
      'cavalos de fogo',
      'mais sao os que estao conosco',
      'sirios',
      'cerco',
      'moco',
      'nao temas',
      'samaria',
      'pao e agua',
      'banquete',
      'exercito',
    ],
  },
  {
    verses: '7:1-20',
    key: '7:9',
    title: 'Não fazemos bem em calar',
    theme: 'a boa nova que não se guarda',
    themes: ['missao', 'esperanca', 'generosidade', 'fe'],
    idea: 'Quatro excluídos acham comida para uma cidade inteira e, de barriga cheia, percebem: hoje é dia de boa nova; quem achou pão e fica calado está fazendo mal.',
    context:
      'Samaria está cercada, e a fome chegou ao pior (6:24-30; não leia isso com crianças). O rei culpa Deus. Eliseu promete que amanhã haverá farinha barata, e um oficial zomba. Do lado de fora do portão, quatro leprosos fazem as contas. No acampamento inimigo, Deus fizera ouvir um barulho de exército, e todos fugiram.',
    read: {
      verses: '7:3-11',
      how: 'Quatro pessoas fazem os leprosos, fora da roda, e entram no 5. No 9, falam baixinho entre si; no 10, gritam para todos.',
    },
    observe: [
      {
        ask: 'Que contas os quatro fazem à porta da cidade?',
        verses: '7:3-4',
        listen: 'Entrar, morrer; ficar, morrer; ir aos sírios, talvez viver.',
      },
      {
        ask: 'O que acharam no acampamento, e por quê?',
        verses: '7:5-7',
        listen: 'Ninguém; Deus fez ouvir carros e cavalos; fugiram deixando tudo.',
      },
      {
        ask: 'O que fazem primeiro com o que encontram?',
        verses: '7:8',
        listen: 'Comem, bebem, levam e escondem, duas vezes.',
      },
      {
        ask: 'Qual é a frase que muda o rumo deles, e o que fazem em seguida?',
        verses: '7:9-11',
        listen: 'Não fazemos bem; é dia de boa nova e nós calamos; vão contar.',
      },
    ],
    interpret: [
      {
        ask: 'Deus usa quem estava fora do portão para salvar os de dentro. O que ele parece gostar de fazer?',
        verses: '7:3, 7:9-10',
        listen: 'Escolher os excluídos; ninguém esperava deles.',
        follow: 'De quem você não espera nada?',
      },
      {
        ask: 'Eles não tinham certeza, só sabiam que ficar parado era morrer. Que tipo de fé é essa?',
        verses: '7:3-5',
        listen: 'Um passo sem garantia; Deus já tinha agido antes.',
      },
      {
        ask: 'Comer e guardar foi natural. Por que calar passou a ser mal?',
        verses: '7:8-9',
        listen: 'Havia gente morrendo a poucos metros; o pão era para todos.',
      },
      {
        ask: 'Jesus é chamado de pão da vida. Em que a nossa situação se parece com a dos quatro?',
        verses: '7:8-9',
        listen: 'Achamos sem merecer; há fome perto.',
      },
    ],
    live: [
      {
        ask: 'Que boa coisa Deus pôs na sua mesa e você tem comido sozinho, escondido na tenda?',
        listen: 'Fé, paz, livro, grupo, comida mesmo.',
      },
      {
        ask: 'Em que situação ficar parado já é morrer um pouco, e qual seria o primeiro passo na direção do desconhecido?',
        listen: 'Procurar ajuda, emprego, médico, perdão.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'Por que é mais fácil mandar um meme do que contar que Jesus faz diferença? O que trava?',
        listen: 'Vergonha, medo do print, não saber dizer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem está fora do portão na nossa cidade, e o que sabe de Deus que nós precisamos ouvir?',
        listen: 'Gente de rua, doentes, presos; ouvir antes de falar.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Depois de ter comido muito na igreja, quando foi a última vez que você foi dar a notícia no portão?',
        listen: 'Sem culpa pesada; um nome.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem trouxe a boa nova até você, e como falou: gritando, de mansinho, com comida?',
        listen: 'O jeito ensina.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na sua despensa, o que sobra hoje e faltaria na do vizinho?',
        listen: 'Tornar concreto: sacola, prato, visita.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu segredo gastronômico: a padaria, o pastel ou a barraca que você não conta para não lotar?',
        bridge: 'Quatro homens acharam um banquete e quase não contaram.',
      },
      {
        text: 'Conte uma decisão que tomou no desespero, na base do perdido por perdido, e deu certo.',
        bridge: 'Se ficarmos aqui, morremos: a conta dos quatro era assim.',
        for: ['adults', 'young', 'men', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Coma um pedaço de pão bem devagar, prestando atenção ao gosto.',
      bridge: 'Agora pense em quem está com fome ali perto. Leia o versículo 9.',
    },
    complete: [
      {
        name: 'Contas no portão',
        text: 'Faça as contas como eles: Se eu ficar onde estou, … . Se eu voltar para trás, … . Se eu der um passo para … , pode ser que … . Vou com … .',
      },
      {
        name: 'Dia de boa nova',
        text: 'Complete: O pão que eu achei foi … . Quem está com fome perto de mim é … . O que me faz calar é … . A minha primeira frase vai ser … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a alguém, em uma frase e sem sermão, uma boa coisa que Deus fez na sua semana.',
        tell: 'a frase e o que ouviu.',
      },
      {
        do: 'Leve comida boa a quem está fora do portão: uma refeição quente, com nome perguntado e conversa.',
        tell: 'o nome da pessoa e uma coisa que ela ensinou.',
      },
    ],
    children: {
      truth: 'Achei uma boa nova e vou contar.',
      to7: {
        story:
          'A cidade estava com muita fome, e os soldados inimigos estavam em volta. Do lado de fora do portão ficavam quatro homens doentes, que tinham de viver separados. Vamos até lá, disse um, quem sabe nos dão comida. Foram, pé ante pé, no escuro. Olá? Não tinha ninguém! Deus tinha feito um barulhão, e os soldados fugiram. Só ficou a comida: pão, queijo, uva! Eles comeram: nham, nham! E esconderam um pouco. Então um parou: gente, isso não está certo. Hoje é dia de notícia boa, e a cidade está com fome! Correram e gritaram: tem comida! E todos comeram.',
        activity:
          'Escondam um lanche; quem acha primeiro corre pela casa gritando: hoje é dia de boa nova! e divide com todos.',
        questions: [
          'O que os quatro acharam?',
          'O que um deles disse?',
          'Que notícia boa de Jesus você vai contar?',
        ],
      },
      to12: {
        story:
          'Não havia mais nada para comer em Samaria. O inimigo cercava a cidade, o rei estava furioso, e o profeta Eliseu disse uma coisa que parecia loucura: amanhã, a esta hora, vai ter farinha barata no portão. Um oficial riu: só se Deus abrir janelas no céu. Do lado de fora estavam quatro leprosos, obrigados a viver separados. Pensaram: aqui morremos, lá dentro também; vamos ao inimigo, quem sabe. No escuro, chegaram ao acampamento e… silêncio. Deus tinha feito os soldados ouvirem um exército que não existia, e eles fugiram largando tudo. Os quatro entraram numa tenda, comeram, esconderam coisas; entraram em outra. Aí pararam. Não estamos fazendo bem. Hoje é dia de boa nova, e nós calados! Voltaram correndo e gritaram no portão da cidade que os tinha deixado de fora. E foi assim que todos comeram: por causa de quatro que ninguém queria.',
        activity:
          'Caça ao pão: escondam pedaços de pão pelo lugar; quem achar não come, chama os outros, e só comem quando todos tiverem.',
        questions: [
          'Por que os quatro foram ao acampamento?',
          'O que os fez parar de esconder?',
          'A quem você quer contar a boa notícia de Jesus?',
        ],
      },
      challenge: 'Divida uma coisa gostosa e conte a alguém uma coisa boa de Deus.',
    },
    prayer:
      'Senhor, achamos pão sem merecer, no escuro. Perdoa as tendas em que escondemos. Dá-nos a pressa dos quatro e a mansidão de quem sabe o que é fome. Abençoa os que estão fora do portão: por eles nos chegas. Amém.',
    leader: {
      lost: 'A cena de 6:28-29, de mães e fome, é insuportável; não a leia na roda. E o oficial atropelado (7:17-20) puxa para castigo. O fio da noite é curto: achamos, e não fazemos bem em calar.',
      tender:
        'Pode haver alguém passando fome ou envergonhado de pedir. Avise que há ajuda discreta e cumpra. Quem vive com depressão pode ouvir a conta dos quatro, ficar é morrer, de outro modo: se houver risco, CVV 188, e não deixe só.',
    },
    comfort:
      'Os quatro saíram sem fé bonita, só porque não dava mais para ficar. Deus já tinha ido na frente e esvaziado o campo. O seu passo cansado também pode estar indo na direção de um pão.',
    closing: 'Hoje é dia de boa nova. Quem vai ao portão?',
    words: [
      'quatro leprosos',
      'leprosos de samaria',
      'dia de boa nova',
      'dia de boas novas',
      'nao fazemos bem',
      'cerco de samaria',
      'janelas no ceu',
      'campo dos sirios',
      'porta de samaria',
      'para que estamos aqui ate que morramos',
      'estrondo de carros',
      'ben hadade',
    ],
  },
  {
    verses: '20:1-11',
    key: '20:5',
    title: 'Com o rosto na parede',
    theme: 'oração e lágrimas diante da morte',
    themes: ['oracao', 'sofrimento', 'esperanca', 'espera'],
    idea: 'Um rei com sentença de morte vira o rosto para a parede e chora; antes que o profeta atravesse o pátio, Deus responde: ouvi a tua oração, vi as tuas lágrimas.',
    context:
      'Ezequias foi um dos reis mais fiéis de Judá. Ameaçado pela Assíria, adoece gravemente. O recado de Isaías é seco: arruma a casa, vais morrer. O que se segue é uma das orações mais curtas e mais íntimas da Bíblia. Os quinze anos que vieram depois tiveram acertos e erros (20:12-19).',
    read: {
      verses: '20:1-7',
      how: 'Quem lê o 2 e o 3 vira-se de costas para a roda. Uma pausa longa. Outra voz, do fundo da sala, lê o 5.',
    },
    observe: [
      {
        ask: 'Que recado Ezequias recebe, e o que o corpo dele faz em resposta?',
        verses: '20:1-2',
        listen: 'Vais morrer; vira o rosto à parede e ora.',
      },
      {
        ask: 'O que ele diz a Deus, e o que não chega a pedir?',
        verses: '20:3',
        listen: 'Lembra de como andei; não pede a cura com palavras; chora muito.',
      },
      {
        ask: 'Até onde Isaías tinha andado quando a resposta veio?',
        verses: '20:4',
        listen: 'Nem metade do pátio.',
      },
      {
        ask: 'O que Deus ouviu, o que viu, o que dará, e por que meio vem a cura?',
        verses: '20:5-7',
        listen: 'Oração, lágrimas; quinze anos, livramento; pasta de figos.',
      },
    ],
    interpret: [
      {
        ask: 'Por que virar-se para a parede? O que essa posição tira da oração?',
        verses: '20:2',
        listen: 'Plateia, protocolo, coroa; fica só ele e Deus.',
        follow: 'Qual é a sua parede?',
      },
      {
        ask: 'Deus diz que viu as lágrimas. Que valor tem, na oração, aquilo que não é palavra?',
        verses: '20:3, 20:5',
        listen: 'Choro também é ouvido.',
      },
      {
        ask: 'Deus promete curar e, mesmo assim, manda “uma pasta de figos”. Como remédio e oração se dão ali?',
        verses: '20:5, 20:7',
        listen: 'Sem briga; Deus cura também por remédio.',
      },
      {
        ask: 'A sentença veio de Deus e mudou com a oração. O que isso diz de com quem estamos falando?',
        verses: '20:1, 20:5',
        listen: 'Pai vivo que se deixa tocar, e não máquina; mistério.',
      },
    ],
    live: [
      {
        ask: 'Que notícia já pôs você de cara na parede, e quem soube?',
        listen: 'Poucas palavras; muito respeito.',
      },
      {
        ask: 'Arruma a tua casa: se ouvisse isso hoje, o que arrumaria primeiro, e por que esperar a ordem?',
        listen: 'Perdão, papéis, conversa, gaveta.',
        for: ['elderly', 'adults', 'couples'],
      },
      {
        ask: 'Choro é fraqueza no seu meio? Como seria contar a alguém que você chorou?',
        listen: 'Normalizar; quem é pessoa segura.',
        for: ['teens', 'young', 'men'],
      },
      {
        ask: 'Você ora por uma pessoa doente e foge de falar com ela. O que ajudaria a ficar no quarto?',
        listen: 'Presença, silêncio, figo, água.',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'Se ganhasse quinze anos, o que não repetiria e o que faria na primeira semana?',
        listen: 'Concreto; leve.',
        for: ['adults', 'long-believers', 'singles', 'young'],
      },
      {
        ask: 'Nem sempre vieram quinze anos. O que você guarda de um pedido que Deus não atendeu como você quis?',
        listen: 'Não explicar. Agradecer a coragem.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que diferença faz para você um Deus que diz: vi as tuas lágrimas?',
        listen: 'Pode ser a primeira vez que ouve isso.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual remédio caseiro da sua avó você toma, passa ou jura que funciona até hoje?',
        bridge: 'No quarto do rei doente também havia um: pasta de figos.',
      },
      {
        text: 'Para onde você vira na cama quando não quer conversa: parede, janela, travesseiro na cara?',
        bridge: 'Um rei fez isso e descobriu que Deus estava do lado da parede.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se de frente para uma parede, bem perto. Fique um minuto sem dizer nada.',
      bridge: 'Ezequias orou assim. Leia e, se vier choro, deixe.',
    },
    complete: [
      {
        name: 'Bilhete na parede',
        text: 'Escreva num papel: Senhor, lembra-te de que … . O que eu não consigo dizer é … . Vê as minhas lágrimas por … . Cole na parede ao lado da cama, virado para ela.',
      },
      {
        name: 'Casa em ordem',
        text: 'Três gavetas para arrumar antes que alguém mande: uma conversa com … ; um papel que é … ; um perdão para … . Data de cada uma: … .',
      },
    ],
    challenges: [
      {
        do: 'Visite um doente sem conselho nem explicação: fique dez minutos, segure a mão, leve alguma coisa boa.',
        tell: 'o que se disse no silêncio.',
      },
      {
        do: 'Ponha em ordem uma gaveta da vida que você adia: exame, testamento, pedido de perdão, telefonema.',
        tell: 'qual, e o que sentiu ao fechar.',
      },
    ],
    children: {
      truth: 'Deus ouve minha oração e vê minhas lágrimas.',
      to7: {
        story:
          'O rei Ezequias ficou muito doente, deitado na cama. Estava triste, triste. Virou o rosto para a parede, para ninguém ver, e falou com Deus bem baixinho. Lembra de mim, Senhor! E chorou: snif, snif. O profeta Isaías já estava saindo, nem tinha chegado na metade do quintal. Deus disse: volte! Diga ao rei que eu ouvi a oração dele e vi as lágrimas. Ele vai melhorar! Isaías voltou correndo. Fizeram um remédio com figos, bem molinho, e puseram no dodói. E o rei sarou! Deus ouve até quando a gente chora na parede.',
        activity:
          'Façam uma pasta de fruta amassada; enquanto comem, contem a Deus o nome de alguém doente.',
        questions: [
          'Para onde o rei virou o rosto?',
          'O que Deus ouviu e viu?',
          'Por quem você quer orar?',
        ],
      },
      to12: {
        story:
          'Ezequias era rei, mas naquela hora era só um homem doente. O profeta entrou e disse: arrume a casa, porque você vai morrer. E saiu. O rei virou a cara para a parede. Não chamou ministro, não fez discurso. Disse: Senhor, lembra como eu andei contigo. E chorou muito. Isaías ainda atravessava o pátio quando Deus falou: volte. Diga a ele: eu ouvi a sua oração e vi as suas lágrimas. Vou curá-lo e dar mais quinze anos. Isaías voltou, e mandou preparar um remédio: figos amassados sobre a ferida. Deus usou o remédio! O rei pediu um sinal, e a sombra voltou dez degraus. Nem todo mundo que ora fica bom; a gente não sabe por quê, e pode perguntar isso a Deus também. Mas uma coisa vale sempre: ele ouve, e vê cada lágrima. Até a que caiu virada para a parede.',
        activity:
          'Façam cartões para alguém doente, com uma frase do versículo 5, e entreguem com uma fruta.',
        questions: [
          'O que o rei fez quando recebeu a notícia?',
          'Como Deus curou?',
          'O que você quer dizer a Deus, mesmo sem palavras?',
        ],
      },
      challenge: 'Ore todo dia por alguém doente e faça um cartão para a pessoa.',
    },
    prayer:
      'Deus de Davi, o Senhor vê o que cai virado para a parede. Olha os doentes desta sala e os dos nossos quartos. Dá cura, figo, médico, anos; e, quando não vierem, dá a ti mesmo. Ajuda-nos a arrumar a casa sem medo. Amém.',
    leader: {
      lost: 'O relógio que volta atrás e por que Deus mudou de ideia rendem a noite inteira. Fique na parede, nas lágrimas e na metade do pátio. E não faça regra: orou, curou. A Bíblia tem as duas histórias.',
      tender:
        'Haverá doentes e enlutados. Nunca diga que faltou fé, nem que parem remédio: aqui Deus mandou usar. Se alguém com doença grave falar em acabar com a dor, não deixe só; CVV 188 e equipe médica.',
      differ:
        'Se Deus muda de fato os seus planos ou se já contava com a oração: uns dizem que a oração pesa na decisão dele; outros, que ele decretou também a oração. Os dois lados oram.',
    },
    comfort:
      'Ezequias não pediu nada com palavras. Chorou, e foi suficiente. Você também não precisa formular. Deus leu a parede.',
    closing: 'Antes do meio do pátio, ele ouviu.',
    words: [
      'ezequias enfermo',
      'ezequias doente',
      'rosto a parede',
      'vi tuas lagrimas',
      'ouvi tua oracao',
      'quinze anos',
      'pasta de figos',
      'relogio de acaz',
      'dez degraus',
      'da ordens a tua casa',
      'ezequias chorou',
      'isaias filho de amoz',
    ],
  },
  {
    verses: '22:8-20',
    key: '22:19',
    title: 'O livro perdido dentro de casa',
    theme: 'redescobrir a Palavra',
    themes: ['palavra', 'arrependimento', 'humildade', 'obediencia'],
    idea: 'A Palavra estava perdida dentro da própria casa de Deus; quando um rei moço a escuta de coração mole, rasga a roupa, procura entender e descobre que Deus também o escutou.',
    context:
      'Josias virou rei aos oito anos, depois de um avô e de um pai que encheram o templo de ídolos. Aos vinte e seis, manda consertar o telhado e as paredes. No meio do entulho, o sacerdote acha um livro. Depois desta leitura, o rei o lê ao povo todo e renova a aliança.',
    read: {
      verses: '22:8-19',
      how: 'Escondam uma Bíblia na sala antes de começar. Quem achar lê o versículo 8. Hulda é lida por uma mulher.',
    },
    observe: [
      {
        ask: 'Quem acha o livro, onde, e por que mãos ele chega ao rei?',
        verses: '22:8-10',
        listen: 'Hilquias, na casa do Senhor; Safã lê e leva; lê diante do rei.',
      },
      {
        ask: 'O que o rei faz ao ouvir, e o que manda fazer?',
        verses: '22:11-13',
        listen: 'Rasga a roupa; ide e perguntai ao Senhor.',
      },
      {
        ask: 'A quem os homens do rei vão perguntar?',
        verses: '22:14',
        listen: 'A Hulda, profetisa, que morava em Jerusalém.',
      },
      {
        ask: 'Que diferença Deus faz entre o lugar e o rei, e por quê?',
        verses: '22:16-19',
        listen: 'O mal virá sobre o lugar; o rei ouviu, enterneceu-se, humilhou-se, chorou.',
      },
    ],
    interpret: [
      {
        ask: 'Como um livro se perde dentro do lugar feito para ele?',
        verses: '22:8',
        listen: 'Ninguém procura; há culto, dinheiro e obra, sem escuta.',
        follow: 'Que objetos ficam em cima da nossa Bíblia?',
      },
      {
        ask: 'Safã fala primeiro do dinheiro e da obra, e por fim diz que lhe deram um livro. O rei reage ao livro. O que isso mostra dos dois?',
        verses: '22:9-11',
        listen: 'Para um, mais um item; para o outro, a voz de Deus.',
      },
      {
        ask: 'Deus diz “também eu te ouvi”. O que o rei disse, afinal, para ser ouvido?',
        verses: '22:19',
        listen: 'O coração enternecido e o choro; quem escuta é escutado.',
      },
    ],
    live: [
      {
        ask: 'Em que época a Bíblia se perdeu dentro da sua casa, e o que a fez reaparecer?',
        listen: 'Gaveta, aplicativo, luto, convite.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que passagem já fez você querer rasgar alguma coisa e mudar?',
        listen: 'Uma lembrança; se não houver, tudo bem.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Josias tinha pai e avô muito ruins e decidiu diferente. O que ajuda alguém novo a não repetir a casa?',
        listen: 'Palavra, gente boa por perto, decisão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando a leitura incomoda, a quem você pergunta, como o rei perguntou a Hulda?',
        listen: 'Uma pessoa sábia, um grupo.',
        for: ['singles', 'young', 'new-believers'],
      },
      {
        ask: 'Entre contas, obras e agenda da família, onde o livro poderia ficar para ser achado?',
        listen: 'Mesa, banheiro, carro; um lugar mesmo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você procura na Bíblia quando a abre pelas primeiras vezes, e o que estranha?',
        listen: 'Perguntas livres; aprendam com elas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais curiosa que você achou numa faxina ou reforma?',
        bridge: 'Numa reforma, acharam o que ninguém sabia que tinha perdido.',
      },
      {
        text: 'Dois minutos para cada um achar na sala o objeto mais antigo. Quem vence conta a história dele.',
        bridge: 'O sacerdote Hilquias venceria fácil: achou a lei de Deus.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe a mão na capa da sua Bíblia, ou na tela em que a lê. Veja se há poeira, e sorria.',
      bridge: 'No templo, havia poeira sobre um livro.',
    },
    complete: [
      {
        name: 'Achei o livro',
        text: 'Complete: Eu o tinha perdido em … . Achei quando … . Ao ouvir, o meu coração … . Preciso perguntar a … sobre … .',
      },
      {
        name: 'Entulho',
        text: 'Desenhe uma pilha de entulho e um livro embaixo. Dê nome a cada pedaço da pilha. Risque um que dá para tirar nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Leia em voz alta, com alguém, um capítulo inteiro por dia durante cinco dias, sem explicar nada.',
        tell: 'O versículo que fez vocês pararem.',
      },
      {
        do: 'Dê uma Bíblia, ou um livro dela, a quem não tem, com a página marcada e o motivo escrito.',
        tell: 'Que página você marcou.',
      },
    ],
    children: {
      truth: 'A Palavra de Deus é um tesouro para escutar.',
      to7: {
        story:
          'Josias virou rei quando tinha só oito anos! Ele cresceu e quis consertar a casa de Deus, que estava toda quebrada. Toc, toc, toc! No meio da bagunça, o sacerdote Hilquias gritou: achei! Era um livro, o livro da lei de Deus. Estava perdido ali dentro, e ninguém lembrava dele. Levaram o livro ao rei e leram em voz alta. Josias escutou com muita atenção. Ele ficou triste, porque o povo não estava fazendo o que Deus ensinou. Chorou e quis mudar. Mandou perguntar a Hulda, uma mulher que falava por Deus. E Deus disse: você me escutou, e eu também escutei você.',
        activity:
          'Caça ao livro: escondam uma Bíblia infantil. Quem achar grita achei, e todos se sentam para ouvir uma história.',
        questions: [
          'O que acharam na casa de Deus?',
          'O que o rei fez quando ouviu?',
          'Onde fica a Bíblia na sua casa?',
        ],
      },
      to12: {
        story:
          'O avô e o pai de Josias foram reis que deixaram Deus de lado. Josias assumiu o trono aos oito anos, e escolheu outro caminho. Quando já era moço, mandou reformar o templo. No meio da obra, o sacerdote Hilquias encontrou um livro: era a lei de Deus, perdida dentro da casa de Deus! O secretário contou ao rei sobre o dinheiro, os pedreiros, e disse: ah, e me deram um livro. Leu. O rei ficou tão abalado que rasgou a própria roupa. Percebeu que o povo inteiro tinha esquecido o que Deus ensinou. Não fingiu que não ouviu. Mandou perguntar a uma profetisa chamada Hulda. Ela respondeu com a palavra de Deus: coisas tristes virão por causa de tanto mal, mas, porque o seu coração ficou mole e você chorou, eu também ouvi você. Quem escuta a Deus descobre que Deus escuta.',
        activity:
          'Marcadores: façam um marcador de página com a frase também eu te ouvi e ponham no texto de que mais gostam.',
        questions: [
          'Onde o livro estava perdido?',
          'Por que Josias rasgou a roupa?',
          'O que você pode fazer para não perder a Palavra?',
        ],
      },
      challenge: 'Ouça ou leia um pedaço da Bíblia todos os dias.',
    },
    prayer:
      'Senhor, achamos o livro, e ele nos achou. Amolece o nosso coração. Dá-nos Huldas a quem perguntar e coragem de mudar o que ouvimos. E dize-nos também: eu te ouvi.',
    leader: {
      lost: 'Pergunta-se que livro era; em geral se pensa em Deuteronômio. Não é preciso decidir. E as palavras duras do 16 e 17 são para aquele lugar, depois de séculos; fiquem no coração que se enterneceu.',
      tender:
        'Quem só ouviu a Bíblia como arma pode ter deixado o livro no entulho por necessidade. Não cobre leitura. Ofereça uma página boa e companhia. Rasgar a roupa não é pedir que alguém se castigue: Deus olhou o coração.',
    },
    comfort:
      'Josias chorou, e Deus disse: também eu te ouvi. Se você abre o livro e só consegue chorar, isso já foi escutado.',
    closing: 'Quem acha o livro descobre que foi ouvido.',
    words: [
      'josias',
      'hilquias',
      'safa',
      'hulda',
      'livro da lei',
      'achei o livro',
      'rasgou suas roupas',
      'coracao se enterneceu',
      'profetisa',
      'reforma do templo',
      'tambem eu te ouvi',
      'escriba',
    ],
  },
]
