import type { ThemeEntry } from '../theme-bank.ts'

export const CHRISTIAN_LIFE = {
  fe: {
    name: 'a fé',
    words: {
      strong: 'incredulidade incredulo duvida duvidar pela_fe passo_de_fe homem_de_fe heroi_da_fe',
      medium: 'fe crer creio confiar confianca confia milagre impossivel acreditar',
      weak: 'promessa montanha obediencia',
    },
    titles: ['Confiar quando não se vê', 'Fé para o próximo passo'],
    truth: 'Fé não é ter todas as respostas: é confiar em quem Deus é e dar o próximo passo.',
    icebreakers: [
      'Em que coisa do dia a dia você confia sem nem pensar (o elevador, o ônibus, a cadeira)?',
      'Qual foi a decisão mais ousada que você já tomou confiando em alguém?',
    ],
    understand: [
      'O que faz a fé ser mais do que acreditar que Deus existe?',
      'Como a dúvida sincera pode conviver com a fé?',
    ],
    live: [
      'Que passo de obediência a sua fé está pedindo agora?',
      'O que mais tem enfraquecido a sua confiança em Deus nos últimos meses?',
    ],
    applications: [
      'Anote uma situação em que você só vê o problema e escreva ao lado o que sabe sobre o caráter de Deus.',
      'Tome nesta semana uma decisão pequena que só faz sentido se Deus for confiável.',
    ],
    challenges: [
      'Escolha um passo de fé bem concreto, conte-o a uma pessoa e dê esse passo até o próximo encontro.',
      'Leia uma história de fé da Bíblia por dia e anote o que aquela pessoa ainda não sabia quando confiou.',
    ],
    prayers: [
      'Por mais fé nas situações que ainda não mudaram.',
      'Por quem está cansado de crer e precisa ser sustentado pelos irmãos.',
    ],
    children: {
      truth: 'Eu posso confiar em Deus mesmo sem ver, porque ele nunca falha.',
      opener: 'Em quem você confia para segurar a sua mão na rua?',
      activity:
        'Traga uma cadeira e pergunte como sabemos que ela aguenta: só sentando! Depois, em duplas, uma criança fecha os olhos e a outra a conduz pela mão por um caminho fácil. Diga que ter fé é segurar a mão de Deus.',
      questions: [
        'O que não vemos, mas sabemos que existe?',
        'Como você mostra que confia em Deus?',
      ],
      challenge: 'Peça a Deus uma coisa importante todos os dias e confie que ele ouve.',
    },
    teens: {
      opener: 'Em que você já acreditou e depois descobriu que era mentira?',
      question: 'Que dúvida sobre a fé você gostaria de poder perguntar sem ser julgado?',
      activity:
        'Ponha uma caixa no centro. Cada um escreve, sem assinar, uma dúvida sincera sobre Deus. Sorteie duas e conversem com respeito; as que ficarem, leve ao pastor e traga a resposta no próximo encontro.',
    },
    couples: 'Em que decisão vocês precisam confiar em Deus juntos, e não cada um por si?',
    readings: ['Hebreus 11:1-3', 'Marcos 9:23-24', 'Provérbios 3:5-6', '2 Coríntios 5:7'],
  },
  obediencia: {
    name: 'a obediência',
    words: {
      strong: 'obediencia obedecer obediente desobediencia desobedecer obedeceu obedece',
      medium: 'mandamento mandamentos praticar pratica praticante ordem submissao rocha',
      weak: 'ouvir vontade lei',
    },
    titles: ['Ouvir e pôr em prática', 'Obedecer por amor'],
    truth: 'Obedecer a Deus não é pagar por seu amor: é responder ao amor que já recebemos.',
    icebreakers: [
      'Que regra da sua casa de infância você só entendeu depois de adulto?',
      'Que manual de instruções você ignorou e se arrependeu?',
    ],
    understand: [
      'Por que ouvir a Palavra sem praticar engana a nós mesmos?',
      'O que muda quando obedecemos por amor, e não por medo?',
    ],
    live: [
      'O que você já sabe que Deus quer de você e tem deixado para depois?',
      'Qual é o custo de obedecer nessa área, e qual é o custo de não obedecer?',
    ],
    applications: [
      'Escolha uma única instrução clara da mensagem e marque o dia em que vai praticá-la.',
      'Peça a um irmão de confiança que pergunte, na semana que vem, como foi.',
    ],
    challenges: [
      'Pratique até o próximo encontro uma coisa que você já sabia que devia fazer.',
      'Releia o texto da mensagem três vezes na semana e anote um verbo que manda fazer algo.',
    ],
    prayers: [
      'Por disposição para obedecer no que é pequeno e no que é difícil.',
      'Por perdão pelas vezes em que ouvimos e não fizemos.',
    ],
    children: {
      truth: 'Eu obedeço a Deus porque ele me ama e sabe o que é melhor.',
      opener: 'Qual é a regra da sua casa que você mais acha importante?',
      activity:
        'Brinquem de “o mestre mandou”: só vale obedecer quando a frase começa com “o mestre mandou”. Depois, explique que no jogo precisamos ouvir com atenção, e com Deus também.',
      questions: ['Por que os pais nos dão regras?', 'Como você pode obedecer a Deus na escola?'],
      challenge: 'Obedeça na primeira vez que alguém de casa pedir algo, por um dia inteiro.',
    },
    teens: {
      opener: 'Que regra você mudaria na sua escola, e qual você manteria?',
      question: 'Em que assunto é mais difícil para você obedecer a Deus, e por quê?',
      activity:
        'Monte um circuito simples com instruções escritas. Metade do grupo lê as instruções antes; a outra metade só assiste. Comparem o resultado e conversem sobre ouvir, entender e fazer.',
    },
    couples: 'Que orientação de Deus vocês sabem de cor, mas ainda não praticam em casa?',
    readings: ['Tiago 1:22-25', 'João 14:15', 'Mateus 7:24-25', '1 Samuel 15:22'],
  },
  santidade: {
    name: 'a santidade',
    words: {
      strong: 'santidade santificacao santificar consagracao consagrar pureza impureza',
      medium: 'santo santos puro limpo carne separado carater',
      weak: 'pecado vida mente',
    },
    titles: ['Separados para Deus no dia comum', 'Uma vida inteira diante de Deus'],
    truth:
      'Santidade não é distância das pessoas: é pertencer a Deus por inteiro, também na segunda-feira.',
    icebreakers: [
      'Que objeto da sua casa só se usa em ocasiões especiais?',
      'O que você faz de um jeito diferente quando sabe que ninguém está olhando?',
    ],
    understand: [
      'Que ideias erradas sobre santidade afastam as pessoas de Deus?',
      'De que maneira a santidade nasce da graça, e não do esforço para parecer melhor?',
    ],
    live: [
      'Que parte da sua rotina ainda fica fora do alcance de Deus?',
      'O que precisa sair e o que precisa entrar na sua semana para que a sua vida seja mais inteira?',
    ],
    applications: [
      'Escolha um hábito que não combina com quem você é em Cristo e combine com alguém como largá-lo.',
      'Faça uma limpeza em algo concreto: o celular, a agenda, uma conversa, uma conta.',
    ],
    challenges: [
      'Durante sete dias, termine a noite perguntando a Deus o que precisa ser limpo, e agradeça pelo perdão.',
      'Faça um dia inteiro de jejum daquilo que mais prende a sua atenção e use o tempo para orar.',
    ],
    prayers: [
      'Por um coração limpo e por sinceridade diante de Deus.',
      'Por quem luta contra um hábito e tem vergonha de pedir ajuda.',
    ],
    children: {
      truth: 'Deus limpa o meu coração e me ajuda a fazer o que é certo.',
      opener: 'Qual foi a vez em que você mais se sujou brincando?',
      activity:
        'Leve um copo de vidro sujo por dentro e limpo por fora. Pergunte quem beberia nele. Depois, lavem juntos, por dentro e por fora. Diga que Deus olha o coração e é ele quem o lava.',
      questions: ['O que suja o nosso coração?', 'Quem pode limpar o nosso coração?'],
      challenge: 'Ao lavar as mãos, peça: “Senhor, limpa também o meu coração”.',
    },
    teens: {
      opener: 'Se a sua vida tivesse um botão de apagar, o que você apagaria desta semana?',
      question: 'Onde é mais difícil ser diferente: na escola, na internet ou em casa?',
      activity:
        'Mostre duas garrafas: uma de água limpa e outra em que se pinga corante a cada situação lida. Conversem sobre o que vai turvando o coração aos poucos e o que fazer quando isso acontece.',
    },
    couples: 'Que combinado vocês podem fazer para proteger a pureza e a confiança entre vocês?',
    readings: ['1 Pedro 1:15-16', 'Salmos 51:10', 'Romanos 12:1-2', '1 Tessalonicenses 4:3-4'],
  },
  tentacao: {
    name: 'a tentação',
    words: {
      strong: 'tentacao tentacoes tentador tentado cair_em_tentacao armadilha',
      medium: 'tentar diabo satanas inimigo vicio resistir fugir desejo pornografia',
      weak: 'pecado queda luta',
    },
    titles: ['Força na hora da tentação', 'Uma saída para quem é tentado'],
    truth: 'Ser tentado não é pecado, e ninguém precisa lutar sozinho: Deus mostra a saída.',
    icebreakers: [
      'A que comida você não consegue dizer não?',
      'Qual foi a propaganda que mais fez você gastar sem precisar?',
    ],
    understand: [
      'Como a tentação costuma começar, muito antes do erro?',
      'O que aprendemos com o jeito como Jesus respondeu quando foi tentado?',
    ],
    live: [
      'Em que horário, lugar ou companhia você fica mais vulnerável?',
      'Que saída você pode preparar antes que a tentação chegue?',
    ],
    applications: [
      'Mude uma circunstância concreta que facilita a queda: um aplicativo, um trajeto, um horário.',
      'Escolha uma pessoa madura e discreta para quem você possa ligar na hora difícil.',
    ],
    challenges: [
      'Decore um versículo para responder à tentação que mais se repete na sua vida.',
      'Converse nesta semana com uma pessoa de confiança sobre uma luta que você esconde.',
    ],
    prayers: [
      'Por força e por saídas nas lutas que cada um conhece.',
      'Por quem caiu e pensa que não pode voltar.',
    ],
    children: {
      truth: 'Jesus me ajuda a dizer não para o que é errado.',
      opener: 'Que doce é mais difícil deixar no pote?',
      activity:
        'Ponha um bombom diante de cada criança e combine: quem esperar a história terminar sem comer ganha mais um para dividir. Depois, conversem sobre o que ajudou a esperar e como Jesus nos ajuda a fazer o certo.',
      questions: [
        'O que você pode fazer quando alguém chama você para uma coisa errada?',
        'A quem podemos pedir ajuda quando é difícil fazer o certo?',
      ],
      challenge:
        'Quando der vontade de fazer algo errado, pare, conte até cinco e peça: “Jesus, me ajuda”.',
    },
    teens: {
      opener: 'Qual aplicativo mais engole o seu tempo?',
      question: 'O que a turma diz para convencer alguém a fazer o que não quer?',
      activity:
        'Leia situações reais de pressão (cola, bebida, foto que não se manda, fofoca) e, em duplas, ensaiem uma resposta curta e firme para cada uma. Apresentem e escolham as que vocês usariam de verdade.',
    },
    couples:
      'Que cuidado vocês podem ter juntos para proteger o casamento de distrações e segredos?',
    readings: ['1 Coríntios 10:13', 'Mateus 4:3-4', 'Tiago 1:13-15', 'Hebreus 4:15-16'],
  },
  identidade: {
    name: 'a identidade em Cristo',
    words: {
      strong:
        'identidade filhos_de_deus filho_de_deus_amado autoestima nova_criatura quem_eu_sou quem_voce_e adocao adotados',
      medium: 'valor rotulo aceitacao comparacao espelho rejeicao herdeiro',
      weak: 'filho amado nome',
    },
    titles: ['Quem eu sou em Cristo', 'Filhos amados antes de tudo'],
    truth:
      'O nosso valor não vem do que fazemos nem do que dizem de nós, mas de quem nos chama de filhos.',
    icebreakers: [
      'Que apelido você já teve, e o que ele dizia a seu respeito?',
      'Como a sua família descreveria você em três palavras?',
    ],
    understand: [
      'De onde as pessoas costumam tirar o seu valor, e por que isso falha?',
      'O que muda quando sabemos que somos amados antes de fazer qualquer coisa?',
    ],
    live: [
      'Que rótulo você ainda carrega e precisa devolver?',
      'Como você trataria a si mesmo nesta semana se cresse no que Deus diz de você?',
    ],
    applications: [
      'Escreva uma frase que magoou você e, abaixo dela, o que Deus diz a seu respeito.',
      'Diga a alguém da sua casa, com sinceridade, o valor que essa pessoa tem para Deus e para você.',
    ],
    challenges: [
      'Leia Efésios 1 ao longo da semana e liste tudo o que somos em Cristo.',
      'Fique um dia sem redes sociais e anote o que isso fez com o modo como você se vê.',
    ],
    prayers: [
      'Por quem se sente sem valor ou vive se comparando.',
      'Para que a voz do Pai fale mais alto do que as outras.',
    ],
    children: {
      truth: 'Deus me fez do jeitinho que eu sou, e eu sou filho amado dele.',
      opener: 'Qual é a coisa que você mais gosta em você?',
      activity:
        'Ponha um espelho dentro de uma caixa fechada e diga que lá está uma obra de arte muito especial, feita por Deus. Cada criança abre e olha em segredo, sem contar às outras. No fim, revelem juntas: “sou eu!”.',
      questions: [
        'O que Deus pensa quando olha para você?',
        'Como podemos dizer a um amigo que ele é especial?',
      ],
      challenge: 'Olhe no espelho toda manhã e diga: “Deus me ama e eu sou filho dele”.',
    },
    teens: {
      opener: 'Que foto sua você nunca postaria, e por quê?',
      question:
        'Quem tem mais poder sobre o que você pensa de si mesmo: a turma, a família, as redes ou Deus?',
      activity:
        'Cole uma folha nas costas de cada um. Todos circulam e escrevem uma qualidade verdadeira da pessoa. Depois, leiam em silêncio a própria folha e contem o que surpreendeu.',
    },
    couples: 'Que palavra do outro mais ajuda você a lembrar o seu valor?',
    readings: ['1 João 3:1', 'Efésios 1:3-6', '2 Coríntios 5:17', 'Salmos 139:13-14'],
  },
  arrependimento: {
    name: 'o arrependimento',
    words: {
      strong:
        'arrependimento arrepender arrependei arrependido arrependeu conversao meia_volta remorso',
      medium: 'confessar confissao confissao_de_pecados recomecar mudanca converter quebrantado',
      weak: 'pecado voltar erro',
    },
    titles: ['O caminho de volta', 'Recomeçar com Deus'],
    truth: 'Arrepender-se é mudar de direção, e Deus recebe quem volta.',
    icebreakers: [
      'Qual foi o caminho mais errado que você já pegou em uma viagem?',
      'O que você recomeçaria do zero se pudesse?',
    ],
    understand: [
      'Qual é a diferença entre remorso e arrependimento?',
      'Por que Deus prefere um coração quebrantado a uma aparência perfeita?',
    ],
    live: [
      'Em que direção você precisa dar meia-volta?',
      'O que precisa ser reparado com outra pessoa para que a mudança seja verdadeira?',
    ],
    applications: [
      'Confesse a Deus algo específico, sem desculpas, e escreva qual será o novo caminho.',
      'Repare o que for possível: devolva, peça desculpas, conserte, conte a verdade.',
    ],
    challenges: [
      'Dê nesta semana um passo visível de mudança e peça a alguém que acompanhe você.',
      'Leia o Salmo 51 por três dias e faça dele a sua oração.',
    ],
    prayers: [
      'Por sinceridade para reconhecer o erro sem se esconder.',
      'Por recomeços na vida de quem se afastou.',
    ],
    children: {
      truth: 'Quando eu erro, posso pedir perdão a Deus e começar de novo.',
      opener: 'O que você faz quando erra um desenho?',
      activity:
        'Brinquem de “meia-volta”: todos andam em uma direção e, quando quem conduz diz “arrependimento!”, dão meia-volta e andam para a cruz desenhada na parede. Explique que se arrepender é mudar de caminho.',
      questions: [
        'O que sentimos quando pedimos perdão de verdade?',
        'Qual caminho deixa Deus feliz?',
      ],
      challenge: 'Se errar nesta semana, conte a verdade logo e peça perdão.',
    },
    teens: {
      opener: 'Que mensagem você já mandou e quis apagar na mesma hora?',
      question: 'O que torna tão difícil dizer “eu errei” sem dar desculpas?',
      activity:
        'Desenhem no chão dois caminhos com fita. Leia histórias curtas de erros comuns; em duplas, decidam qual seria a meia-volta concreta em cada uma e andem até o outro caminho contando a resposta.',
    },
    couples: 'Que atitude sua você gostaria de mudar, começando por dizer isso ao outro?',
    readings: ['Salmos 51:10-12', 'Atos 3:19', '1 João 1:9', '2 Crônicas 7:14'],
  },
} satisfies Record<string, ThemeEntry>
