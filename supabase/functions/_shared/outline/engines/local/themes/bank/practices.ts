import type { ThemeEntry } from '../theme-bank.ts'

export const PRACTICES = {
  oracao: {
    name: 'a oração',
    words: {
      strong:
        'vida_de_oracao pai_nosso intercessao interceder orai_sem_cessar jejum clamor clamar suplica',
      medium: 'oracao oracoes orar orando ora pedir joelho',
      weak: 'pedido buscar resposta',
    },
    titles: ['Conversar com Deus de verdade', 'Uma vida de oração'],
    truth: 'Orar não é convencer Deus a nos ouvir: é conversar com o Pai que já nos espera.',
    icebreakers: [
      'Com quem você mais gosta de conversar sem olhar o relógio?',
      'Qual é o lugar mais diferente em que você já orou?',
    ],
    understand: [
      'O que as nossas orações revelam sobre o modo como vemos Deus?',
      'Por que orar, se Deus já sabe do que precisamos?',
    ],
    live: [
      'O que mais atrapalha a sua vida de oração?',
      'Que assunto você ainda não teve coragem de levar a Deus?',
    ],
    applications: [
      'Defina hora e lugar para orar nesta semana, mesmo que sejam só cinco minutos.',
      'Faça uma lista com três nomes e ore por eles todos os dias.',
    ],
    challenges: [
      'Ore todos os dias no mesmo horário até o próximo encontro e anote o que aprendeu.',
      'Combine com um parceiro de oração: uma mensagem por dia, com um pedido e uma gratidão.',
    ],
    prayers: [
      'Pelos três pedidos mais urgentes do grupo, cada um apresentado por uma pessoa.',
      'Por quem desanimou de orar.',
    ],
    children: {
      truth: 'Deus gosta de me ouvir, e eu posso falar com ele a qualquer hora.',
      opener: 'Para quem você gosta de ligar ou mandar áudio?',
      activity:
        'Faça um telefone com dois copos e um barbante esticado. Cada dupla conversa por ele. Depois, mostre que para falar com Deus não é preciso fio nem aparelho, e cada criança faz uma oração de uma frase.',
      questions: ['O que você gosta de contar para Deus?', 'Onde podemos falar com Deus?'],
      challenge:
        'Fale com Deus três vezes por dia: ao acordar, na hora de comer e antes de dormir.',
    },
    teens: {
      opener: 'Quem é a primeira pessoa para quem você manda mensagem quando algo acontece?',
      question: 'O que faria a oração ser menos decorada e mais sincera na sua vida?',
      activity:
        'Espalhe pela sala quatro cartazes: agradecer, pedir perdão, pedir por outros, pedir por mim. Em silêncio, cada um passa por todos e escreve uma frase. Encerrem lendo as frases como uma oração do grupo.',
    },
    couples: 'O que ajudaria vocês dois a orar juntos sem parecer obrigação?',
    readings: ['Mateus 6:6-8', 'Lucas 18:1', 'Filipenses 4:6', '1 Tessalonicenses 5:17'],
  },
  palavra: {
    name: 'a Palavra de Deus',
    words: {
      strong:
        'palavra_de_deus leitura_da_biblia ler_a_biblia escrituras escritura meditar meditacao semeador',
      medium: 'semente lampada estudo doutrina ensino inspirada',
      weak: 'biblia palavra ler texto',
    },
    titles: ['A Palavra que ilumina o caminho', 'Raízes na Palavra de Deus'],
    truth:
      'A Bíblia não foi dada só para informar, mas para nos levar a Deus e mudar a nossa vida.',
    icebreakers: [
      'Que livro, carta ou bilhete você já leu mais de uma vez?',
      'Que versículo ou história da Bíblia acompanha você há mais tempo?',
    ],
    understand: [
      'Por que podemos conhecer muito da Bíblia e mudar pouco?',
      'De que maneiras Deus usa a sua Palavra para nos corrigir e nos consolar?',
    ],
    live: [
      'O que tem ajudado ou atrapalhado a sua leitura da Bíblia?',
      'Que ensino da Palavra você quer levar do papel para a prática agora?',
    ],
    applications: [
      'Escolha um livro curto da Bíblia e um horário certo para ler um trecho por dia.',
      'Depois de ler, anote uma frase: o que Deus mostra, e o que eu vou fazer.',
    ],
    challenges: [
      'Leia um capítulo por dia até o próximo encontro e compartilhe uma descoberta.',
      'Decore um versículo com a sua família ou com um amigo.',
    ],
    prayers: [
      'Por fome da Palavra de Deus.',
      'Por quem ainda não tem acesso à Bíblia ou não consegue entendê-la.',
    ],
    children: {
      truth: 'A Bíblia é a Palavra de Deus e mostra o caminho certo para mim.',
      opener: 'Qual é a sua história preferida da Bíblia?',
      activity:
        'Apague a luz (sem deixar escuro demais) e entregue uma lanterna. Uma criança encontra um objeto escondido, primeiro sem luz e depois com a lanterna. Diga que a Palavra de Deus é como a lanterna no caminho.',
      questions: [
        'Como a Bíblia nos ajuda, igual a uma lanterna?',
        'Que história da Bíblia você quer ouvir nesta semana?',
      ],
      challenge:
        'Peça a alguém de casa para ler uma história da Bíblia com você três vezes nesta semana.',
    },
    teens: {
      opener: 'O que você maratona sem perceber o tempo passar?',
      question: 'O que torna a Bíblia difícil para você, e o que poderia ajudar?',
      activity:
        'Divida um texto curto em tiras misturadas. Em grupos, montem na ordem certa e deem um título de manchete. Depois, cada grupo diz uma coisa que descobriu só por ter lido com atenção.',
    },
    couples: 'Como vocês podem ler a Bíblia juntos de um jeito simples e possível?',
    readings: ['Salmos 119:105', '2 Timóteo 3:16-17', 'Hebreus 4:12', 'Salmos 1:1-3'],
  },
  adoracao: {
    name: 'a adoração',
    words: {
      strong: 'adoracao adorar adorador adoradores idolo idolatria idolos',
      medium: 'louvor louvar louvai louvado cantar canticos gloria altar',
      weak: 'culto santo presenca',
    },
    titles: ['Adoração com a vida inteira', 'Em espírito e em verdade'],
    truth: 'Adorar é mais do que cantar: é dar a Deus o primeiro lugar em tudo o que fazemos.',
    icebreakers: [
      'Que louvor faz parte da história da sua fé?',
      'Que paisagem já deixou você sem palavras?',
    ],
    understand: [
      'O que significa adorar a Deus fora do culto?',
      'Que outras coisas disputam o primeiro lugar no coração das pessoas?',
    ],
    live: [
      'Que tarefa comum da sua semana pode virar adoração?',
      'Como está a sua adoração quando ninguém vê?',
    ],
    applications: [
      'Comece o dia reconhecendo em voz alta três qualidades de Deus antes de fazer qualquer pedido.',
      'Escolha uma tarefa que você faz sem vontade e ofereça-a a Deus nesta semana.',
    ],
    challenges: [
      'Reserve quinze minutos, uma vez nesta semana, só para louvar e agradecer, sem pedir nada.',
      'Leia um salmo de louvor por dia e transforme uma frase dele em oração.',
    ],
    prayers: [
      'Adoração: cada um diz uma qualidade de Deus que conhece por experiência.',
      'Para que Deus ocupe de novo o primeiro lugar.',
    ],
    children: {
      truth: 'Eu adoro a Deus com a voz, com as mãos e com o coração.',
      opener: 'Qual música faz você pular de alegria?',
      activity:
        'Façam instrumentos com sucata: garrafa com grãos, lata, tampas. Formem uma banda, cantem uma música conhecida e depois fiquem em silêncio por um instante. Diga que adoramos a Deus com som e também com o coração quietinho.',
      questions: ['Por que Deus merece o nosso louvor?', 'Como podemos adorar a Deus sem cantar?'],
      challenge:
        'Cante um louvor para Deus todos os dias, pode ser no banho ou no caminho da escola.',
    },
    teens: {
      opener: 'Quem é o artista ou time pelo qual você mais vibra?',
      question: 'Como descobrir o que ocupa de verdade o primeiro lugar na sua vida?',
      activity:
        'Cada um escreve em cartões: tempo, dinheiro, pensamento e assunto preferido, e o que mais recebe cada um deles. Sem julgar ninguém, conversem sobre o que os cartões mostram a respeito do que adoramos.',
    },
    couples: 'De que forma a casa de vocês pode ser um lugar de adoração durante a semana?',
    readings: ['João 4:23-24', 'Romanos 12:1', 'Salmos 95:1-6', 'Salmos 150:1-6'],
  },
  espirito: {
    name: 'a vida no Espírito Santo',
    words: {
      strong: 'espirito_santo pentecostes fruto_do_espirito dons_espirituais batismo_no_espirito',
      medium: 'espirito consolador uncao dom dons poder_do_alto cheios',
      weak: 'poder fogo vento',
    },
    titles: ['Guiados pelo Espírito Santo', 'Força que vem do Espírito'],
    truth: 'Deus não só nos manda viver de outro jeito: ele nos dá o seu Espírito para isso.',
    icebreakers: [
      'Que aparelho da sua casa já parou só porque estava fora da tomada?',
      'Quem foi um bom guia ou conselheiro na sua vida?',
    ],
    understand: [
      'O que o Espírito Santo faz na vida de quem crê em Jesus?',
      'Como distinguir a direção do Espírito da nossa própria vontade?',
    ],
    live: [
      'Qual fruto do Espírito a sua família mais gostaria de ver crescer em você?',
      'Em que área você tem vivido só com as próprias forças?',
    ],
    applications: [
      'Antes de uma conversa ou decisão difícil, pare e peça a direção do Espírito Santo.',
      'Escolha um fruto do Espírito e uma situação concreta para praticá-lo.',
    ],
    challenges: [
      'Leia Gálatas 5:22-23 todos os dias e anote à noite onde um desses frutos apareceu.',
      'Comece cada manhã da semana com a oração: “Espírito Santo, conduze-me hoje”.',
    ],
    prayers: [
      'Para que o Espírito Santo encha e conduza cada pessoa do grupo.',
      'Por sensibilidade para ouvir e coragem para obedecer.',
    ],
    children: {
      truth: 'O Espírito Santo mora em mim e me ajuda todos os dias.',
      opener: 'O que o vento faz que você consegue ver?',
      activity:
        'Façam cata-ventos de papel ou soprem bolinhas de sabão. Ninguém vê o vento, mas vê o que ele faz. Diga que também não vemos o Espírito Santo, mas ele nos ajuda a amar, a ter paciência e a fazer o bem.',
      questions: [
        'Como o Espírito Santo nos ajuda?',
        'Que atitude boa você quer que cresça no seu coração?',
      ],
      challenge:
        'Escolha um fruto do Espírito, como a bondade, e faça um desenho dele; pratique-o todos os dias.',
    },
    teens: {
      opener: 'Em quem você presta atenção quando precisa decidir alguma coisa?',
      question: 'Como perceber a voz de Deus no meio de tantas vozes?',
      activity:
        'Um voluntário vendado precisa achar um objeto ouvindo uma só voz que orienta, enquanto os outros falam ao mesmo tempo. Conversem: o que ajudou a reconhecer a voz certa?',
    },
    couples: 'Qual fruto do Espírito faria mais diferença nas conversas de vocês?',
    readings: ['Gálatas 5:22-23', 'João 14:26', 'Atos 1:8', 'Romanos 8:14-16'],
  },
  discipulado: {
    name: 'o discipulado',
    words: {
      strong:
        'discipulado discipulo_de_jesus seguir_jesus seguir_a_jesus negar_a_si tome_a_sua_cruz siga_me segue_me',
      medium: 'discipulo discipulos seguidor seguir mestre imitar renuncia',
      weak: 'caminho chamar andar',
    },
    titles: ['Seguir Jesus de perto', 'Vida de discípulo'],
    truth:
      'Ser discípulo é andar com Jesus a ponto de parecer com ele, e ajudar outros a fazer o mesmo.',
    icebreakers: [
      'Quem ensinou você a fazer algo que hoje você faz bem?',
      'De quem você pegou o jeito de falar ou algum costume?',
    ],
    understand: [
      'O que diferencia um seguidor de Jesus de um admirador?',
      'Por que Jesus escolheu caminhar com poucos para alcançar muitos?',
    ],
    live: [
      'O que seguir Jesus tem custado a você?',
      'Quem está aprendendo a fé olhando para a sua vida?',
    ],
    applications: [
      'Escolha um irmão mais experiente e marque uma conversa sobre a sua caminhada.',
      'Aproxime-se de alguém novo na fé e ofereça companhia para ler a Bíblia.',
    ],
    challenges: [
      'Marque até o próximo encontro um café com alguém para falar da vida com Jesus.',
      'Leia um capítulo de um Evangelho por dia e anote uma atitude de Jesus para imitar.',
    ],
    prayers: [
      'Por perseverança para seguir Jesus quando custa.',
      'Por pessoas a quem possamos ajudar a crescer na fé.',
    ],
    children: {
      truth: 'Eu quero seguir Jesus e ficar parecido com ele.',
      opener: 'Quem você gosta de imitar?',
      activity:
        'Brinquem de “siga o líder”: uma criança vai na frente e todas repetem os movimentos. Depois, um fala o que Jesus fazia (ajudar, orar, perdoar) e o grupo faz uma mímica. Diga que discípulo é quem segue Jesus.',
      questions: [
        'O que Jesus fazia que você quer imitar?',
        'Como você pode mostrar aos amigos que segue Jesus?',
      ],
      challenge: 'Escolha uma atitude de Jesus e imite-a todos os dias nesta semana.',
    },
    teens: {
      opener: 'Quem você segue nas redes e gostaria de conhecer de verdade?',
      question: 'O que muda quando seguimos Jesus com a vida, e não só com um clique?',
      activity:
        'Em duplas, um faz desenhos simples e o outro, de costas, tenta copiar só ouvindo. Depois repitam lado a lado. Conversem sobre a diferença entre ouvir falar de Jesus e andar perto dele.',
    },
    couples: 'De que modo vocês ajudam um ao outro a seguir Jesus?',
    readings: ['Lucas 9:23-24', 'Mateus 4:19', '2 Timóteo 2:2', 'João 8:31-32'],
  },
  descanso: {
    name: 'o descanso',
    words: {
      strong:
        'descanso descansar descansa cansado cansados cansaco sobrecarregado sobrecarregados sabado exausto exaustao',
      medium: 'fardo jugo leve parar pausa fatigado alivio',
      weak: 'paz correria trabalho',
    },
    titles: ['Descanso para a alma cansada', 'O convite de Jesus aos cansados'],
    truth: 'Descansar não é preguiça: é confiar que Deus continua cuidando quando nós paramos.',
    icebreakers: [
      'Como seria, para você, uma tarde perfeita de descanso?',
      'Qual foi o melhor cochilo da sua vida?',
    ],
    understand: [
      'Por que Deus, que não se cansa, ensinou o seu povo a parar?',
      'O que a nossa dificuldade de parar mostra sobre o nosso coração?',
    ],
    live: [
      'O que você teria de largar para descansar de verdade?',
      'Que peso Jesus está convidando você a deixar com ele?',
    ],
    applications: [
      'Reserve meio dia nesta semana para parar, sem tela e sem tarefa.',
      'Diga não a um compromisso que não é seu.',
    ],
    challenges: [
      'Separe um período da semana para descansar, adorar e estar com quem você ama, e proteja esse tempo.',
      'Durma mais cedo em três noites desta semana, entregando a Deus o que ficou por fazer.',
    ],
    prayers: [
      'Por quem está esgotado no trabalho, em casa ou na igreja.',
      'Por coragem para parar e confiar.',
    ],
    children: {
      truth: 'Jesus me dá descanso, e eu posso ficar tranquilo no colo dele.',
      opener: 'Qual é o seu jeito preferido de descansar?',
      activity:
        'Brinquem de correr no lugar por um minuto e depois deitem no chão, bem quietos, ouvindo a própria respiração. Conte que Jesus também descansava e que ele chama para perto quem está cansado.',
      questions: [
        'Como ficou o seu corpo depois de descansar?',
        'O que você pode fazer para ficar quietinho com Jesus?',
      ],
      challenge: 'Fique dois minutos em silêncio por dia, conversando com Jesus antes de dormir.',
    },
    teens: {
      opener: 'A que horas você costuma dormir de verdade, e o que o mantém acordado?',
      question: 'O que cansa você por dentro, mesmo depois de uma noite de sono?',
      activity:
        'Celulares em uma caixa por vinte minutos. Em silêncio, cada um lê um salmo curto e escreve o que ocupa a sua mente. Depois, contem o que foi mais difícil: parar o corpo ou parar a cabeça.',
    },
    couples: 'Quando foi a última vez que vocês descansaram juntos, e o que falta para repetir?',
    readings: ['Mateus 11:28-30', 'Marcos 6:31', 'Salmos 23:1-3', 'Êxodo 20:8-10'],
  },
} satisfies Record<string, ThemeEntry>
