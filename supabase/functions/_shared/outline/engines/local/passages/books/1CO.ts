import type { BookPassages } from '../passage.ts'

export const FIRST_CORINTHIANS: BookPassages = [
  {
    verses: '1:18-31',
    key: '1:27',
    title: 'A força do que parece fraco',
    theme: 'a loucura da cruz',
    themes: ['cruz', 'humildade', 'sabedoria', 'identidade'],
    idea: 'Deus salvou o mundo por uma cruz e escolheu gente sem currículo, para que ninguém tenha do que se gabar a não ser dele.',
    context:
      'Corinto era uma cidade portuária rica, apaixonada por oradores, títulos e vitórias. A igreja pegou o vírus: formou torcidas em volta de líderes. Paulo responde olhando para a cruz e, depois, para a lista de membros.',
    read: {
      verses: '1:18-29',
      how: 'Dois leitores: um lê o que o mundo chama de sabedoria e força, outro o que Deus faz. Os versículos 27 a 29, todos.',
    },
    observe: [
      {
        ask: 'O que a palavra da cruz é para uns, e o que é para outros?',
        verses: '1:18, 1:23-24',
        listen: 'Loucura e ofensa; poder e sabedoria de Deus.',
      },
      {
        ask: 'O que os judeus pediam, o que os gregos buscavam, e o que Paulo prega?',
        verses: '1:22-23',
        listen: 'Sinal; sabedoria; Cristo crucificado.',
      },
      {
        ask: 'Que tipo de gente Deus escolheu em Corinto, e com que objetivo?',
        verses: '1:26-29',
        listen: 'Loucas, fracas, sem valor; para que ninguém se orgulhe.',
      },
    ],
    interpret: [
      {
        ask: 'O que num Deus crucificado ofende o bom senso, ontem e hoje?',
        verses: '1:23-25',
        listen: 'Fraqueza, perda, vergonha; esperamos sucesso.',
        follow: 'Que versão mais apresentável de Cristo a gente prefere?',
      },
      {
        ask: 'Em que sentido “a fraqueza de Deus é mais forte” que qualquer força nossa?',
        verses: '1:24-25',
        listen: 'O amor entregue vence onde a força só assusta.',
      },
      {
        ask: 'Paulo manda olhar para os próprios membros. O que essa chamada faz com o orgulho e com a vergonha de cada um?',
        verses: '1:26-29',
        listen: 'Baixa um e levanta a outra.',
      },
    ],
    live: [
      {
        ask: 'Que parte do seu currículo você apresenta primeiro quando quer ser respeitado?',
        listen: 'Cargo, família, bens, conhecimento bíblico.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Em que a sua turma mede quem é forte, e onde você perde nessa régua?',
        listen: 'Corpo, notas, dinheiro, fama, pegação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fraqueza sua Deus já usou de um modo que a sua força não conseguiria?',
        listen: 'Histórias pequenas e verdadeiras.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que mais parece loucura a você na fé cristã?',
        listen: 'Agradecer a franqueza.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que pessoa pouco valorizada tem ensinado você sobre Deus?',
        listen: 'Porteiro, criança, avó, colega com deficiência.',
        for: ['young', 'singles', 'couples'],
      },
      {
        ask: 'Em casa, quem é elogiado pela força, e que fraqueza ninguém pode mostrar?',
        listen: 'Regras não escritas da família.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Na escolha dos times, na escola, você era dos primeiros ou dos últimos? Qual era a sensação de esperar?',
        bridge: 'Paulo fala de uma escolha em que a ordem é outra.',
      },
      {
        text: 'Que ideia todo mundo achou maluca e acabou funcionando na sua família ou no seu trabalho?',
        bridge: 'A cruz pareceu a pior ideia possível. Paulo a chama de poder.',
        for: ['adults', 'couples', 'men', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tire de perto, por um instante, tudo o que mostra quem você é: crachá, celular, chaves. Fique só você.',
      bridge: 'Foi gente assim, sem nada na mão, que Deus chamou.',
    },
    complete: [
      {
        name: 'Currículo virado',
        text: 'Escreva um currículo ao contrário. Formação: fracassei em … e aprendi … . Experiência: fui fraco em … . Referências: quem me viu no chão foi … . Objetivo: que em mim apareça … .',
      },
      {
        name: 'Orgulhe-se de',
        text: 'Complete a frase de três modos: Eu me orgulho de … (o que digo). Eu me orgulho de … (o que nunca digo). Eu me orgulho do Senhor, que … .',
      },
    ],
    challenges: [
      {
        do: 'Peça conselho ou ajuda a alguém que ninguém consulta.',
        tell: 'o que essa pessoa sabia.',
      },
      {
        do: 'Conte uma fraqueza sua, com simplicidade, numa conversa em que costuma aparecer forte.',
        tell: 'o que a sua franqueza abriu no outro.',
      },
    ],
    children: {
      truth: 'Deus escolhe também os pequenos e fracos.',
      to7: {
        story:
          'Numa fazenda havia um burrinho. O cavalo era bonito, o touro era forte, o galo cantava alto. O burrinho só carregava saco. Eu não presto para nada, pensava. Um dia, o dono precisou de um animal para levar remédio por um caminho bem estreito, na beira do morro. O cavalo se assustou. O touro não passava. O galo não aguentava o peso. O dono sorriu: vem cá, burrinho, é você! Passo a passo, ele levou o remédio, e a menina doente sarou. Paulo escreveu que Deus faz assim. Ele escolhe quem o mundo acha pequeno. Até Jesus, na cruz, parecia fraco. E era o mais forte.',
        activity:
          'Tentem levantar uma pena com pregador, mão pesada e sopro: às vezes o mais fraco (o sopro) é o que consegue.',
        questions: [
          'O que o burrinho pensava de si?',
          'Por que só ele conseguiu?',
          'No que você é pequeno, e Deus pode usar?',
        ],
      },
      to12: {
        story:
          'Se você fosse montar um time para mudar o mundo, quem chamaria? Os mais ricos, os mais famosos, os mais inteligentes? Em Corinto, todo mundo pensava assim. Os discursos mais bonitos ganhavam aplausos, e cada um torcia pelo seu campeão. Até na igreja! Paulo então escreveu: deem uma olhada em vocês mesmos. Quantos de vocês são poderosos? Quantos são nobres? Não muitos. Havia ali escravos, carregadores do porto, viúvas, crianças. Pois Deus escolheu justamente vocês. E lembrou o mais estranho de tudo: a cruz. Um homem pregado, zombado, sem defesa. Parece derrota. Mas ali Deus venceu o mal com amor. O que parece fraqueza em Deus é mais forte que a força da gente. Por isso, se for para se gabar de alguma coisa, gabe-se de ser amado por ele.',
        activity:
          'Façam um álbum de figurinhas ao contrário: cada carta traz uma pessoa pouco notada e o superpoder escondido dela.',
        questions: [
          'Quem fazia parte da igreja de Corinto?',
          'Por que a cruz parecia derrota?',
          'Quem na sua sala é deixado por último, e o que essa pessoa tem de bom?',
        ],
      },
      challenge: 'Escolha primeiro, num jogo ou trabalho, alguém que costuma ser o último.',
    },
    prayer:
      'Deus crucificado, a tua fraqueza nos desmonta e nos refaz. Livra-nos das torcidas e das vitrines. Obrigado por nos chamares sem currículo. Que a nossa glória seja só esta: tu nos escolheste. Amém.',
    leader: {
      lost: 'Alguns concluem que estudar é mau ou que fé dispensa pensar. Paulo pensa muito bem; o alvo dele é o orgulho. Outros vão criticar pastores famosos: volte para o próprio currículo.',
      tender:
        'Quem já ouviu que não vale nada pode encaixar-se dolorosamente em coisas desprezíveis. Deixe claro: é o mundo que as chama assim. Deus as escolhe e as honra.',
    },
    comfort:
      'Se hoje você não tem força, não está fora do modo como Deus trabalha. Está bem no meio dele. A cruz foi levantada num dia em que tudo parecia fraco.',
    closing: 'Quem se gloria, glorie-se no Senhor.',
    words: [
      'loucura da cruz',
      'palavra da cruz',
      'loucura da pregacao',
      'cristo crucificado',
      'coisas loucas',
      'coisas fracas',
      'coisas despreziveis',
      'sabedoria deste mundo',
      'escandalo para os judeus',
      'nao muitos sabios',
      'poder de deus',
      'glorie se no senhor',
      'fraqueza de deus',
    ],
  },
  {
    verses: '3:1-11',
    key: '3:6',
    title: 'Um planta, outro rega',
    theme: 'o crescimento que Deus dá',
    themes: ['servico', 'humildade', 'comunhao', 'trabalho'],
    idea: 'Líderes e serviços são mãos na mesma horta: plantar e regar importam, mas quem faz crescer é Deus, e o chão debaixo de tudo é Jesus.',
    context:
      'Em Corinto uns levantavam a bandeira de Paulo, o fundador; outros a de Apolo, o pregador brilhante. Paulo não entra na disputa. Chama isso de infância e responde com duas imagens: uma plantação e uma obra.',
    read: {
      verses: '3:1-11',
      how: 'Um leitor para 1-4, com ar de bronca carinhosa; outro para 5-9; outro para 10-11. O fim do 6, todos.',
    },
    observe: [
      {
        ask: 'Por que Paulo ainda dá leite a eles, e o que mostra que são crianças?',
        verses: '3:1-4',
        listen: 'Inveja, brigas, partidos.',
      },
      {
        ask: 'Quem plantou, quem regou, quem fez crescer, e como Paulo chama os dois primeiros?',
        verses: '3:5-9',
        listen: 'Paulo, Apolo, Deus; servidores, cooperadores.',
      },
      {
        ask: 'Qual é o único fundamento, e o que cada um deve olhar?',
        verses: '3:10-11',
        listen: 'Jesus Cristo; como constrói sobre ele.',
      },
    ],
    interpret: [
      {
        ask: 'Se só Deus dá o crescimento, por que ainda vale a pena suar na horta?',
        verses: '3:6-9',
        listen: 'Ele escolheu trabalhar com a gente; há recompensa.',
      },
      {
        ask: 'Por que torcer por líderes é sinal de fé infantil, e não de lealdade?',
        verses: '3:3-5',
        listen: 'Troca o doador pelo entregador.',
        follow: 'Como se admira alguém sem virar torcida?',
      },
      {
        ask: 'Planta se rega e prédio se constrói. O que cada imagem diz que a outra não diz?',
        verses: '3:9-11',
        listen: 'Vida e tempo; cuidado com o fundamento e a qualidade.',
      },
    ],
    live: [
      {
        ask: 'Você se vê mais plantando ou regando, e quem faz a outra parte?',
        listen: 'Valorizar parceiros.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que resultado você anda cobrando de si e que só Deus pode dar?',
        listen: 'Filhos na fé, mudança do cônjuge, igreja cheia.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Quais pregadores ou influenciadores você defende como time, e o que perde com isso?',
        listen: 'Sem atacar ninguém.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'Quem plantou e quem regou a fé em você?',
        listen: 'Nomes; às vezes dezenas.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Que coisa você plantou há anos e nunca viu brotar?',
        listen: 'Luto de quem serviu; com ternura.',
        for: ['elderly', 'mourning', 'parents'],
      },
      {
        ask: 'Em que a inveja do jardim do vizinho tem ressecado o seu?',
        listen: 'Comparação entre ministérios, carreiras, famílias.',
        for: ['singles', 'adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Você fala com as plantas? Conte o que diz e se elas respondem.',
        bridge: 'Planta tem hora de plantar e hora de regar. Paulo e Apolo dividiram o serviço.',
        for: ['women', 'elderly', 'adults', 'couples'],
      },
      {
        text: 'Qual é o time, banda ou série que você já defendeu com unhas e dentes contra amigos?',
        bridge: 'Em Corinto torciam por pregadores. Paulo achou aquilo coisa de criança.',
      },
    ],
    quiet: {
      text: 'Ponha um pouco de água numa planta e espere ela sumir na terra. Você não vê o que acontece depois.',
      bridge: 'É aí que Deus trabalha. Leia olhando para a terra.',
    },
    complete: [
      {
        name: 'Livro da horta',
        text: 'Faça quatro colunas: planta (pessoa ou projeto) … ; quem plantou … ; quem rega … ; o que só Deus faz … . Preencha três linhas e risque da sua preocupação a última coluna.',
      },
      {
        name: 'Fundamento e parede',
        text: 'Desenhe uma casa. No alicerce, escreva Jesus. Nas paredes, o que você está construindo este ano: … , … , … . Qual parede está fora do alicerce? …',
      },
    ],
    challenges: [
      {
        do: 'Regue o que outro plantou: continue, sem mudar o nome da placa, um trabalho ou cuidado iniciado por alguém.',
        tell: 'o que sentiu ao não ser o fundador.',
      },
      {
        do: 'Agradeça a duas pessoas: uma que plantou e uma que regou em você.',
        tell: 'se elas sabiam disso.',
      },
    ],
    children: {
      truth: 'Eu ajudo, e Deus faz crescer.',
      to7: {
        story:
          'A tia Rosa fez um buraquinho e pôs uma semente. Fui eu que plantei!, disse ela. O tio Beto veio todo dia com o regador. Fui eu que reguei! Os dois começaram a discutir: a planta é minha! Não, é minha! A Manu, de cinco anos, ficou olhando a terra. De repente, apareceu um verdinho. Nasceu!, gritou. Tia Rosa puxou a planta para crescer? Não. Tio Beto soprou? Também não. Quem fez crescer?, perguntou a Manu. Os dois se olharam e riram. Foi Deus! Paulo escreveu isso: um planta, outro rega, mas é Deus quem faz crescer.',
        activity:
          'Plantem uma semente em dupla: um planta, outro rega a semana toda; cantem para Deus quando nascer.',
        questions: [
          'Quem plantou e quem regou?',
          'Quem fez a plantinha crescer?',
          'Em que você pode ajudar Deus hoje?',
        ],
      },
      to12: {
        story:
          'Imagine que a sua turma se dividisse: nós somos do time da professora Ana! E nós, do professor Davi! E parassem de se falar. Em Corinto aconteceu isso. Paulo tinha chegado primeiro e contado de Jesus. Depois veio Apolo, que falava lindamente. Aí começou: eu sou de Paulo! Eu sou de Apolo! Paulo ficou triste: vocês estão parecendo bebês. Quem é Paulo? Quem é Apolo? Dois empregados da horta. Eu plantei, ele regou, e nenhum de nós conhece o segredo de fazer uma folha nascer. Isso é com Deus. Depois mudou de imagem: vocês são um prédio. Eu pus o alicerce, outros levantam as paredes. Mas o alicerce é um só, Jesus. Se alguém construir em cima de um pregador, cai. Paulo não queria torcida; queria que todos olhassem para quem faz crescer.',
        activity:
          'Construam uma torre em silêncio, cada um pondo uma peça; ninguém pode dizer: fui eu. No fim, agradeçam a todos.',
        questions: [
          'Por que Paulo disse que eles pareciam bebês?',
          'O que cada um fez na horta de Corinto?',
          'Quem plantou e quem regou a fé em você?',
        ],
      },
      challenge: 'Ajude em segredo num trabalho que outra pessoa começou.',
    },
    prayer:
      'Senhor da horta, obrigado por nos pores a enxada e o regador na mão. Livra-nos da torcida e da pressa. Faz crescer o que plantamos e não vemos. E que tudo o que levantarmos esteja sobre Jesus. Amém.',
    leader: {
      lost: 'O fogo e a recompensa (12-15) ficam fora da leitura e levam a debates; avise que param no 11. Não deixe a noite virar comparação de pastores, padres ou igrejas.',
      tender:
        'Pais de filhos afastados carregam culpa: será que plantei errado? O texto diz que o crescimento é de Deus. Não dê fórmulas. Ouça e ore pelo nome do filho.',
    },
    comfort:
      'Depois de semear, o lavrador dorme, e a terra trabalha. Você pode parar de olhar o canteiro por hoje. Quem dá o crescimento não cochila.',
    closing: 'Plantamos, regamos; e Deus faz crescer.',
    words: [
      'eu plantei apolo regou',
      'apolo',
      'apolo regou',
      'deu o crescimento',
      'leite',
      'alimento solido',
      'meninos em cristo',
      'carnais',
      'cooperadores de deus',
      'lavoura de deus',
      'edificio de deus',
      'fundamento',
      'eu sou de paulo',
      'construtor',
    ],
  },
  {
    verses: '6:12-20',
    key: '6:19',
    title: 'Corpo, casa do Espírito',
    theme: 'o corpo que pertence a Deus',
    themes: ['santidade', 'identidade', 'espirito', 'tentacao'],
    idea: 'O corpo não é descartável nem mercadoria: é membro de Cristo e morada do Espírito, comprado por alto preço, feito para glorificar a Deus.',
    context:
      'Em Corinto circulava um lema: tudo me é permitido. Uns diziam que corpo é só corpo, e que deitar com prostitutas não mudava nada na alma. Paulo discorda pelo motivo mais surpreendente: o corpo vale demais.',
    read: {
      verses: '6:12-20',
      how: 'Leitura por adultos ou jovens, com calma: uma pessoa lê os lemas (12a, 13a) e outra responde com Paulo.',
    },
    observe: [
      {
        ask: 'Que lema se repete, e que dois limites Paulo lhe põe?',
        verses: '6:12',
        listen: 'Tudo é lícito; nem tudo convém; nada me sujeita.',
      },
      {
        ask: 'Quantas e quais afirmações o texto faz sobre o nosso corpo?',
        verses: '6:13-15, 6:19-20',
        listen: 'Para o Senhor, ressuscitará, membro de Cristo, templo, comprado.',
      },
      {
        ask: 'Que ordens Paulo dá no fim?',
        verses: '6:18, 6:20',
        listen: 'Fugir; glorificar a Deus no corpo.',
      },
    ],
    interpret: [
      {
        ask: 'Como uma liberdade pode acabar mandando na gente?',
        verses: '6:12',
        listen: 'O que escolho hoje me escolhe amanhã: vício, compulsão.',
        follow: 'Como perceber que isso começou?',
      },
      {
        ask: 'Paulo não diz que o corpo é sujo; diz que é santo demais. Que diferença isso faz na conversa sobre sexo?',
        verses: '6:13-17, 6:19',
        listen: 'Cuidado nasce do valor, não do nojo.',
      },
      {
        ask: '“Comprados por alto preço”: isso diminui ou aumenta a dignidade de alguém?',
        verses: '6:19-20',
        listen: 'Aumenta: ninguém mais é dono, nem usa, nem vende.',
      },
    ],
    live: [
      {
        ask: 'O que começou como liberdade na sua vida e hoje cobra presença todo dia?',
        listen: 'Responder em silêncio; tela, bebida, compra, pornografia.',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'De onde vieram as ideias que você tem sobre sexo: casa, amigos, pornografia, igreja, medo?',
        listen: 'Origem, não experiência; ninguém conta intimidade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como você fala do seu corpo diante do espelho, e o que o texto diria a esse espelho?',
        listen: 'Gentileza; sem elogios ou críticas ao corpo de ninguém.',
        for: ['women', 'teens', 'men', 'adults'],
      },
      {
        ask: 'Em que o carinho entre vocês dois precisa de mais cuidado, tempo ou respeito?',
        listen: 'Conversa só do casal; na roda, apenas pensar.',
        for: ['couples'],
      },
      {
        ask: 'Que passo concreto seria, para você, fugir em vez de ficar testando a própria força?',
        listen: 'Filtro, horário, companhia, mudar de rota.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'O que você sente ao ouvir que o seu corpo, com a história que tem, é bem-vindo como casa de Deus?',
        listen: 'Alívio, dúvida, choro; só acolher.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se a sua casa recebesse uma visita muito importante daqui a dez minutos, que canto você arrumaria primeiro?',
        bridge: 'Paulo diz que alguém muito importante mora em nós. Não está só de visita.',
      },
      {
        text: 'Qual propaganda com a palavra liberdade ficou na sua cabeça? O que ela vendia, afinal?',
        bridge: 'Em Corinto também havia um slogan de liberdade. Paulo pergunta quem sai ganhando.',
        for: ['young', 'singles', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no ombro oposto, como quem se abraça. Sinta o calor. Este corpo é querido.',
      bridge: 'Leia ouvindo o tamanho do valor que Paulo lhe dá.',
    },
    complete: [
      {
        name: 'Convém, domina, glorifica',
        text: 'Só para você: escreva três coisas permitidas da sua rotina: … , … , … . Ao lado de cada uma, marque: convém? domina? glorifica? Escolha uma para mudar e escreva como e com a ajuda de quem: …',
      },
      {
        name: 'Placa do templo',
        text: 'Desenhe uma placa de entrada: Aqui mora … . É bem-vindo aqui … . Não entra mais aqui … . Em reforma: … . Comprado por … .',
      },
    ],
    challenges: [
      {
        do: 'Crie uma rota de fuga para a sua tentação mais comum: um bloqueio, um horário, um amigo avisado. Use-a.',
        tell: 'se a rota funcionou, sem dizer qual era a tentação.',
      },
      {
        do: 'Faça por sete dias um bem ao seu corpo como quem cuida de um templo: sono, água, caminhada, consulta marcada.',
        tell: 'o que esse cuidado fez com o humor.',
      },
    ],
    children: null,
    prayer:
      'Espírito Santo, moras aqui e sabes de tudo. Obrigado por não teres nojo da casa. Cura o que foi ferido ou usado. Dá-nos pés para fugir e coragem para pedir ajuda. Que este corpo, querido por ti, te glorifique. Amém.',
    leader: {
      lost: 'Sem moldura, a conversa vira curiosidade, piada ou sermão contra os outros. Combine antes: ninguém conta experiências sexuais; fala-se de escolhas e cuidado. De preferência, homens e mulheres em grupos separados na parte pessoal.',
      tender:
        'Há, com certeza, quem sofreu abuso. Diga em voz alta: o pecado de quem abusa não suja o templo de quem foi abusado; a culpa é só de quem fez. Havendo relato: ouvir sem perguntar detalhes, acreditar, proteger, Disque 100 (crianças e adolescentes), Ligue 180. Compulsão e pornografia: ofereça acompanhamento, sem vergonha pública.',
      differ:
        'As igrejas concordam que o corpo é de Deus, e têm disciplinas diferentes sobre namoro, anticoncepção e segundo casamento. Encaminhe essas dúvidas à liderança de cada um.',
    },
    comfort:
      'Deus, que ressuscitou o Senhor, nos ressuscitará. Corpo doente, velho ou machucado: ele não desiste da casa. Mora nela até com goteira.',
    closing: 'Morada do Espírito, e por alto preço.',
    words: [
      'templo do espirito santo',
      'comprados por preco',
      'comprados por alto preco',
      'todas as coisas me sao licitas',
      'nem todas convem',
      'fugi da prostituicao',
      'fugi da imoralidade',
      'imoralidade sexual',
      'pecado sexual',
      'membros de cristo',
      'uma so carne',
      'glorificai a deus',
      'pureza',
    ],
  },
  {
    verses: '9:24-27',
    key: '9:24',
    title: 'Correr para chegar',
    theme: 'a disciplina de quem tem um alvo',
    themes: ['fidelidade', 'proposito', 'santidade', 'discipulado'],
    idea: 'Quem sabe para onde corre treina com alegria e renúncia; o corpo e a vontade servem a um prêmio que não murcha.',
    context:
      'Perto de Corinto aconteciam, a cada dois anos, os jogos ístmicos, quase tão famosos quanto as Olimpíadas. O vencedor ganhava uma coroa de pinheiro ou de aipo seco. Dez meses de treino por folhas que murchavam no caminho de casa.',
    read: {
      verses: '9:24-27',
      how: 'Todos de pé, com um pé à frente como na largada. Um versículo cada; ao fim, sentem-se e respirem.',
    },
    observe: [
      {
        ask: 'O que todos os corredores fazem, e o que só um recebe?',
        verses: '9:24',
        listen: 'Correm; o prêmio.',
      },
      {
        ask: 'Que diferença há entre as duas coroas?',
        verses: '9:25',
        listen: 'Uma perece; outra não.',
      },
      {
        ask: 'Como Paulo diz que não corre e não luta, e o que teme?',
        verses: '9:26-27',
        listen: 'Sem direção, socos no ar; ser reprovado depois de pregar.',
      },
    ],
    interpret: [
      {
        ask: 'Na corrida só um vence; na vida com Deus, o prêmio não é disputado entre nós. O que, então, Paulo quer que imitemos?',
        verses: '9:24-25',
        listen: 'Foco, treino, renúncia; não a rivalidade.',
      },
      {
        ask: 'Domínio próprio não é desprezar o corpo. O que um bom atleta sabe sobre isso?',
        verses: '9:25, 9:27',
        listen: 'Treina, alimenta, descansa; o corpo é aliado, não tirano.',
        follow: 'Quem anda mandando: você ou a vontade do momento?',
      },
      {
        ask: 'Por que um pregador como Paulo tem medo de ficar de fora?',
        verses: '9:27',
        listen: 'Falar não é correr; humildade e vigilância.',
      },
    ],
    live: [
      {
        ask: 'Se alguém filmasse a sua semana, para que prêmio pensaria que você está correndo?',
        listen: 'Comparar o alvo dito e o vivido.',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'Em que você tem dado socos no ar: muito esforço e nenhum alvo?',
        listen: 'Discussões online, ocupação, perfeccionismo.',
        for: ['adults', 'long-believers', 'teens'],
      },
      {
        ask: 'Para que coisa você já consegue ter disciplina (treino, jogo, prova), e por que com Deus é mais difícil?',
        listen: 'A força existe; falta o alvo ou o treino.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que treino pequeno vocês poderiam fazer juntos, dez minutos por dia, sem virar cobrança?',
        listen: 'Oração, caminhada, leitura.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Na altura da corrida em que você está, o que é correr bem?',
        listen: 'Ritmo próprio; maratona.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Como você descreveria a sua largada na fé, e que água falta neste trecho?',
        listen: 'Apoio prático ao iniciante.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu momento esportivo mais heroico ou mais ridículo? Vale corrida do saco.',
        bridge: 'Paulo também ia aos jogos, ao que parece. E tirou deles uma lição.',
      },
      {
        text: 'O que você já suou meses para conseguir e, quando conseguiu, murchou em uma semana?',
        bridge: 'A coroa dos jogos de Corinto murchava também.',
        for: ['adults', 'young', 'singles', 'couples'],
      },
    ],
    quiet: {
      text: 'Dê dez passos lentos na mesma direção, contando. Pare e perceba para onde estava indo.',
      bridge: 'Assim eu corro, diz Paulo, sabendo para onde.',
    },
    complete: [
      {
        name: 'Ficha de treino',
        text: 'Alvo para os próximos três meses com Deus: … . Treino diário possível, em minutos: … . O que vou largar para correr leve: … . Quem corre comigo: … . Dia de descanso: … .',
      },
      {
        name: 'Duas coroas',
        text: 'Desenhe uma coroa de folhas e outra de ouro. Na de folhas, prêmios que murcham e que me cansam: … . Na de ouro, o que permanece: … . Passe uma hora da sua semana da primeira para a segunda: qual? …',
      },
    ],
    challenges: [
      {
        do: 'Cumpra um treino espiritual curto (dez minutos, mesma hora) por sete dias e marque num papel na parede.',
        tell: 'qual dia falhou e o que fez em seguida.',
      },
      {
        do: 'Corra ou caminhe meia hora orando, uma quadra por uma pessoa.',
        tell: 'por quem orou na ladeira.',
      },
    ],
    children: {
      truth: 'Com Jesus eu treino e não desisto.',
      to7: {
        story:
          'O Pedrinho queria ganhar a corrida da escola. No primeiro dia de treino, correu um pouquinho e viu uma borboleta. Parou. No segundo dia, viu o cachorro. Parou. No terceiro, sentou para comer bolo. O treinador perguntou: Pedrinho, onde é a chegada? Ele olhou em volta: hum, não sei. Então olhe para lá, disse o treinador. Está vendo a bandeira amarela? Corra para ela! Agora o Pedrinho corria olhando a bandeira. A borboleta passou, e ele continuou. Paulo escreveu que a nossa vida é como uma corrida, e a bandeira é Jesus. A gente olha para ele e não desiste.',
        activity:
          'Corrida até uma bandeira amarela com distrações no caminho (bolhas, bichos de pelúcia, palmas); o desafio é olhar só para a bandeira.',
        questions: [
          'Por que o Pedrinho parava?',
          'Para onde o treinador mandou olhar?',
          'O que ajuda você a não desistir de Jesus?',
        ],
      },
      to12: {
        story:
          'Paulo morou um ano e meio em Corinto, e ali perto havia jogos famosos. Dá para imaginar o apóstolo na arquibancada, comendo azeitonas e vendo os corredores. Eles treinavam dez meses. Acordavam cedo, não comiam qualquer coisa, diziam não a festas. Tudo por quê? Por uma coroa de folhas! Bonita na hora, mas murcha antes de chegar em casa. Paulo pensou: se eles fazem isso por folhas, o que nós faríamos por um prêmio que não acaba? Escreveu então: corram para alcançar! Eu não corro sem rumo, nem dou soco no vento. Treino o meu corpo para que ele me obedeça, e não o contrário. Repare que Paulo não queria ganhar dos outros. Na corrida de Jesus, todos podem chegar, e a gente até ajuda quem caiu. Mas é preciso treinar um pouco por dia.',
        activity:
          'Montem um circuito em dupla: só vale chegar se os dois chegarem. Depois, cada um monta a sua ficha de treino com Deus.',
        questions: [
          'Quanto durava a coroa dos atletas?',
          'O que Paulo quis dizer com soco no vento?',
          'Que treino com Deus você topa fazer esta semana?',
        ],
      },
      challenge: 'Marque num calendário cinco minutos com Deus por dia, sete dias seguidos.',
    },
    prayer:
      'Senhor, mostra-nos a linha de chegada. Cansamos de correr em volta. Dá-nos um treino possível, amigos no percurso, e coragem para largar o peso. E a quem caiu hoje, estende a mão. O prêmio és tu. Amém.',
    leader: {
      lost: 'Subjugar o corpo já serviu para justificar castigos e culpas. Paulo fala de treino. Cuidado também com a cultura da produtividade: descanso faz parte da ficha.',
      tender:
        'Falar de corpo e disciplina toca quem vive distúrbio alimentar, exercício compulsivo ou esgotamento. Não elogie emagrecimento. Quem está exausto ou doente não precisa acelerar; ofereça água, não cronômetro.',
      differ:
        'Reprovado, no 27, é lido por uns como perder a aprovação do serviço, por outros como perder a própria salvação. Em qualquer leitura, é convite a não viver no automático.',
    },
    comfort:
      'Em toda maratona há quem ande um trecho. Andar não é sair da corrida. Alguém corre ao seu lado com a mão nas suas costas.',
    closing: 'Corramos de olho na chegada.',
    words: [
      'correi de tal maneira',
      'correm no estadio',
      'competicoes',
      'premio',
      'coroa perecivel',
      'coroa corruptivel',
      'coroa incorruptivel',
      'dominio proprio',
      'atleta',
      'socos no ar',
      'subjugo meu corpo',
      'reprovado',
      'jogos',
    ],
  },
]
