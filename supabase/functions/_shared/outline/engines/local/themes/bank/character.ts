import type { ThemeEntry } from '../theme-bank.ts'

export const CHARACTER = {
  humildade: {
    name: 'a humildade',
    words: {
      strong: 'humildade humilde humilhar orgulho orgulhoso soberba arrogancia vaidade',
      medium: 'exaltado exaltar servo esvaziou menor ultimo_lugar',
      weak: 'servir grande',
    },
    titles: ['O caminho da humildade', 'Menor para ser grande'],
    truth: 'Humildade não é pensar mal de si: é não precisar ser o centro, porque Deus já é.',
    icebreakers: [
      'Qual foi o seu erro mais engraçado em público?',
      'Quem é a pessoa mais humilde que você conhece?',
    ],
    understand: [
      'Como o orgulho se disfarça em coisas que parecem boas?',
      'O que Jesus nos ensina quando abre mão dos seus direitos?',
    ],
    live: [
      'Em que relação é mais difícil para você admitir que não tem razão?',
      'De que elogio ou reconhecimento você anda dependendo?',
    ],
    applications: [
      'Peça a alguém próximo que diga, com carinho, uma coisa em que você precisa crescer, e só ouça.',
      'Dê a outra pessoa o crédito ou o lugar que você gostaria de ter.',
    ],
    challenges: [
      'Passe um dia inteiro sem se justificar nem se gabar, e anote o que percebeu.',
      'Peça desculpas, nesta semana, sem usar a palavra “mas”.',
    ],
    prayers: [
      'Por um coração ensinável.',
      'Para que haja entre nós mais honra ao outro do que disputa.',
    ],
    children: {
      truth:
        'Não preciso ser o melhor de todos: Deus me ama e eu posso ajudar os outros a brilhar.',
      opener: 'O que os seus amigos fazem melhor do que você?',
      activity:
        'Faça uma fila para um lanche ou brinde e, na hora de entregar, comece pelo último. Conversem sobre como é ser primeiro e ser último, e sobre Jesus, que escolheu servir.',
      questions: [
        'Como você pode deixar um amigo ir na sua frente?',
        'Por que Jesus, que é Rei, quis ajudar as pessoas?',
      ],
      challenge: 'Deixe alguém ser o primeiro no seu lugar uma vez por dia.',
    },
    teens: {
      opener: 'Em que você se acha bom, mas bom mesmo?',
      question: 'Como ter confiança em si sem passar por cima dos outros?',
      activity:
        'Construam em grupos a torre mais alta com macarrão e fita, mas cada pessoa só pode falar para elogiar ou fazer perguntas. Conversem: o que muda quando ninguém manda e todos escutam?',
    },
    couples: 'Em que assunto cada um de vocês precisa aprender a dizer “você tem razão”?',
    readings: ['Filipenses 2:3-8', 'Provérbios 11:2', 'Tiago 4:6', 'Lucas 14:11'],
  },
  sabedoria: {
    name: 'a sabedoria',
    words: {
      strong: 'sabedoria sabio sabios insensato tolo temor_do_senhor discernimento',
      medium: 'conselho conselhos decisao decidir proverbios prudente prudencia escolha',
      weak: 'caminho ouvir',
    },
    titles: ['Sabedoria para decidir', 'O começo da sabedoria'],
    truth: 'Sabedoria não é só saber muito: é viver bem diante de Deus, e ele a dá a quem pede.',
    icebreakers: [
      'Qual foi o melhor conselho que você já recebeu?',
      'Que decisão pequena acabou mudando a sua vida?',
    ],
    understand: [
      'Qual é a diferença entre informação, inteligência e sabedoria?',
      'Por que o temor do Senhor é o ponto de partida da sabedoria?',
    ],
    live: [
      'Que decisão você tem pela frente e precisa da sabedoria de Deus?',
      'A quem você costuma ouvir antes de decidir, e quem está faltando nessa lista?',
    ],
    applications: [
      'Antes da próxima decisão, ore, leia um texto ligado ao assunto e ouça uma pessoa madura.',
      'Espere um dia antes de responder a algo que o irritou.',
    ],
    challenges: [
      'Leia um capítulo de Provérbios por dia e pratique um conselho.',
      'Procure uma pessoa mais velha na fé e faça a ela uma pergunta que você tem guardado.',
    ],
    prayers: [
      'Por sabedoria nas decisões que cada um precisa tomar.',
      'Por bons conselheiros, e por humildade para ouvi-los.',
    ],
    children: {
      truth: 'Deus me dá sabedoria para escolher o que é bom.',
      opener: 'O que é difícil escolher na sorveteria?',
      activity:
        'Prepare duas caixas: uma enfeitada e vazia, outra simples e com um doce para repartir. As crianças escolhem e abrem. Conversem: nem sempre o mais bonito é o melhor, por isso pedimos sabedoria a Deus.',
      questions: [
        'Como podemos saber qual é a escolha certa?',
        'Quem ajuda você a fazer boas escolhas?',
      ],
      challenge: 'Antes de escolher algo importante, pare e peça: “Deus, me ajuda a escolher bem”.',
    },
    teens: {
      opener: 'Qual foi a pior dica que você já seguiu da internet?',
      question: 'Como você decide em quem confiar quando cada um diz uma coisa?',
      activity:
        'Monte dilemas reais (contar ou não contar, ir ou não ir, postar ou não postar). Em grupos, respondam: o que eu ganho, quem eu machuco, o que Deus pensa, a quem posso perguntar? Comparem as decisões.',
    },
    couples: 'Que decisão importante vocês precisam tomar juntos, e quem pode aconselhá-los?',
    readings: ['Tiago 1:5', 'Provérbios 9:10', 'Provérbios 3:5-6', 'Mateus 7:24-25'],
  },
  proposito: {
    name: 'o chamado e o propósito',
    words: {
      strong: 'proposito vocacao chamado_de_deus eis_me_aqui plano_de_deus planos_de_deus',
      medium: 'chamado chamou sonho sonhos destino envia enviar capacita',
      weak: 'vida plano vontade',
    },
    titles: ['Chamados com um propósito', 'Para que estamos aqui'],
    truth: 'Deus nos chama pelo nome e dá sentido também ao que parece pequeno.',
    icebreakers: [
      'O que você faria de graça, só porque gosta?',
      'Que sonho de criança você ainda guarda?',
    ],
    understand: [
      'O que é propósito aos olhos de Deus, e o que o mundo chama de sucesso?',
      'Por que Deus costuma chamar gente que se acha incapaz?',
    ],
    live: [
      'Que necessidade à sua volta mexe com você e pode ser um chamado?',
      'Que desculpa você tem dado a Deus?',
    ],
    applications: [
      'Liste o que você sabe fazer, o que o move e quem precisa disso; ore sobre o que aparece em comum.',
      'Dê um primeiro passo pequeno em algo que Deus tem posto no seu coração.',
    ],
    challenges: [
      'Converse até o próximo encontro com alguém que vive com propósito e pergunte como começou.',
      'Sirva uma vez, nesta semana, em algo que você nunca experimentou.',
    ],
    prayers: [
      'Por direção para quem não sabe qual caminho seguir.',
      'Por disposição para dizer “eis-me aqui”.',
    ],
    children: {
      truth: 'Deus me fez com um plano bonito, e eu sou importante para ele.',
      opener: 'Que superpoder você usaria para ajudar as pessoas?',
      activity:
        'Espalhe objetos comuns (colher, chave, lápis, esponja). Cada criança pega um e diz para que serve. Depois, cada uma diz uma coisa boa que sabe fazer. Deus fez cada um para uma coisa bonita.',
      questions: [
        'O que você gosta de fazer que pode ajudar alguém?',
        'Como Deus pode usar uma criança?',
      ],
      challenge: 'Use uma coisa que você sabe fazer para alegrar alguém nesta semana.',
    },
    teens: {
      opener: 'Qual pergunta sobre o futuro você já não aguenta mais ouvir?',
      question: 'Como descobrir o que Deus quer de você sem ter todas as respostas agora?',
      activity:
        'Cada um desenha três círculos que se cruzam: o que eu amo, o que eu sei, o que o mundo precisa. Preencham e troquem com um colega, que acrescenta o que enxerga. Orem uns pelos outros com base no desenho.',
    },
    couples: 'Para que vocês acham que Deus juntou os dois, além de serem felizes?',
    readings: ['Efésios 2:10', 'Jeremias 29:11', 'Romanos 8:28', 'Isaías 6:8'],
  },
  criacao: {
    name: 'a criação',
    words: {
      strong:
        'criador natureza no_principio_criou ceus_e_a_terra imagem_e_semelhanca meio_ambiente',
      medium: 'criacao criou universo estrelas mar jardim animais',
      weak: 'terra obra',
    },
    titles: ['Obra das mãos de Deus', 'A criação que fala do Criador'],
    truth: 'O mundo é de Deus: admirar e cuidar dele também é um jeito de adorar.',
    icebreakers: [
      'Qual é o lugar mais bonito que você já viu?',
      'Que bicho ou planta você acha mais impressionante?',
    ],
    understand: [
      'O que a criação mostra sobre o caráter de Deus?',
      'O que significa ser responsável pelo que Deus fez?',
    ],
    live: [
      'Como o seu jeito de viver trata o que Deus criou?',
      'Quando foi a última vez que você parou para admirar algo feito por Deus, e o que sentiu?',
    ],
    applications: [
      'Saia para caminhar sem fone de ouvido e agradeça por cinco coisas que vir.',
      'Mude um hábito de desperdício na sua casa.',
    ],
    challenges: [
      'Plante algo, ou cuide de uma planta, e lembre a cada rega que a vida vem de Deus.',
      'Faça com a família ou com amigos uma limpeza em um lugar do bairro.',
    ],
    prayers: [
      'Louvor ao Criador por aquilo que vemos todos os dias.',
      'Por regiões que sofrem com secas, enchentes e descuido.',
    ],
    children: {
      truth: 'Deus fez tudo muito bom, e eu ajudo a cuidar.',
      opener: 'Se você pudesse inventar um bicho, como ele seria?',
      activity:
        'Saiam para uma caça ao tesouro da criação: uma folha, uma pedra, uma flor caída, algo macio, algo colorido. Voltem e montem um painel com o que acharam, dizendo: “Deus fez!”.',
      questions: [
        'O que você mais gosta de tudo o que Deus fez?',
        'Como podemos cuidar da natureza?',
      ],
      challenge:
        'Regue uma planta ou recolha um lixo do chão todos os dias, dizendo: “obrigado, Deus, pelo mundo”.',
    },
    teens: {
      opener: 'Que foto da natureza você colocaria de fundo de tela?',
      question: 'Como conversar sobre Deus e ciência sem brigar?',
      activity:
        'Em grupos, tirem uma foto de algo pequeno e bonito perto do local do encontro e escrevam uma legenda de uma linha sobre o Criador. Façam uma exposição no celular de um de vocês.',
    },
    couples: 'Que passeio simples ao ar livre faria bem à conversa de vocês?',
    readings: ['Salmos 19:1-4', 'Gênesis 1:31', 'Salmos 8:3-9', 'Romanos 1:20'],
  },
  espera: {
    name: 'a espera e a paciência',
    words: {
      strong:
        'paciencia paciente impaciencia tempo_de_deus esperar_em_deus esperar_no_senhor perseveranca perseverar',
      medium: 'espera esperando demora aguardar processo atalho',
      weak: 'tempo hora promessa',
    },
    titles: ['Esperar em Deus', 'Deus trabalha enquanto esperamos'],
    truth:
      'O tempo de espera não é tempo perdido: Deus trabalha em nós antes de mudar o que está à nossa volta.',
    icebreakers: [
      'Qual foi a fila ou a espera mais longa da sua vida?',
      'O que você faz para passar o tempo quando precisa esperar?',
    ],
    understand: [
      'O que Deus costuma formar nas pessoas enquanto elas esperam?',
      'Qual é a diferença entre esperar em Deus e cruzar os braços?',
    ],
    live: [
      'O que você está esperando de Deus há mais tempo?',
      'Que atalho você tem tido vontade de pegar, e que preço ele teria?',
    ],
    applications: [
      'Escreva o que está ao seu alcance e o que só Deus pode fazer; aja no primeiro e entregue o segundo.',
      'Procure companhia na espera: conte a alguém o seu pedido.',
    ],
    challenges: [
      'Anote por sete dias um sinal de crescimento que a espera tem produzido em você.',
      'Faça companhia a alguém que espera: um exame, um emprego, um filho, uma resposta.',
    ],
    prayers: [
      'Por paciência para quem espera há muito tempo.',
      'Para que não troquemos a vontade de Deus por um atalho.',
    ],
    children: {
      truth: 'Deus sabe a hora certa, e eu posso esperar com paciência.',
      opener: 'O que você acha mais difícil esperar ficar pronto?',
      activity:
        'Montem algo que precise de tempo (massinha que seca, gelatina, um quebra-cabeça grande). Enquanto esperam, cantem e contem a história de alguém da Bíblia que esperou. Algumas coisas boas precisam de tempo.',
      questions: [
        'O que podemos fazer enquanto esperamos?',
        'Por que Deus às vezes diz “ainda não”?',
      ],
      challenge: 'Quando precisar esperar, cante uma música para Deus em vez de reclamar.',
    },
    teens: {
      opener: 'O que você faria se a internet sumisse por um dia?',
      question: 'Em que assunto você tem mais pressa: namoro, dinheiro, liberdade ou futuro?',
      activity:
        'Ponha um despertador para um minuto e peça que todos levantem, em silêncio e sem relógio, quando acharem que passou. Conversem sobre como o tempo parece diferente para quem espera e para Deus.',
    },
    couples: 'O que vocês estão esperando juntos, e como um pode sustentar o outro nessa espera?',
    readings: ['Salmos 40:1-3', 'Isaías 40:31', 'Habacuque 2:3', 'Tiago 5:7-8'],
  },
  lingua: {
    name: 'o poder das palavras',
    words: {
      strong:
        'fofoca maledicencia poder_das_palavras murmuracao xingar calunia refrear lingua linguas',
      medium: 'boca palavras mentira elogio critica criticar',
      weak: 'falar ouvir',
    },
    titles: ['Palavras que dão vida', 'O poder do que dizemos'],
    truth: 'As nossas palavras podem ferir ou curar; Deus quer usá-las para levantar quem ouve.',
    icebreakers: [
      'Que frase de infância você ouviu e nunca esqueceu?',
      'Que mensagem você já mandou para a pessoa errada?',
    ],
    understand: [
      'Por que Jesus liga o que a boca fala ao que há no coração?',
      'Como a fofoca se disfarça de preocupação ou de pedido de oração?',
    ],
    live: [
      'Em que momento do dia as suas palavras mais machucam?',
      'Quem precisa ouvir de você uma palavra de ânimo?',
    ],
    applications: [
      'Antes de falar de alguém, pergunte: é verdade, é necessário, é bondoso?',
      'Substitua uma crítica que você repete em casa por um elogio sincero.',
    ],
    challenges: [
      'Fique sete dias sem falar mal de ninguém; se escapar, procure algo bom para dizer da mesma pessoa.',
      'Mande uma palavra de ânimo por dia, a cada dia para uma pessoa diferente.',
    ],
    prayers: [
      'Por domínio próprio ao falar e ao escrever.',
      'Por cura para quem foi ferido por palavras.',
    ],
    children: {
      truth: 'Deus quer que a minha boca fale palavras de amor.',
      opener: 'Que palavra deixa você feliz quando alguém fala?',
      activity:
        'Dê um tubo de creme dental a uma criança e peça que esvazie um pouco em um prato; agora tentem pôr de volta. Assim são as palavras: depois que saem, não voltam. Cada um diz uma palavra bonita ao colega do lado.',
      questions: [
        'Como você se sente quando alguém fala algo feio para você?',
        'Que palavras boas você pode falar em casa?',
      ],
      challenge: 'Fale uma palavra bonita para uma pessoa diferente a cada dia.',
    },
    teens: {
      opener: 'Qual é o áudio mais longo que você já mandou?',
      question: 'O que você já viu acontecer por causa de um comentário na internet?',
      activity:
        'Mostre uma folha de papel lisa. A cada palavra dura que o grupo lembra, amasse um pouco. Depois peçam desculpas e tentem alisar. As marcas ficam: conversem sobre como falar e postar de outro jeito.',
    },
    couples: 'Que palavra de um fere o outro mais do que parece, e o que pôr no lugar dela?',
    readings: ['Provérbios 18:21', 'Efésios 4:29', 'Tiago 3:5-10', 'Salmos 19:14'],
  },
} satisfies Record<string, ThemeEntry>
