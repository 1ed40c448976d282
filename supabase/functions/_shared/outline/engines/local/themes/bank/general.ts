import type { ThemeBank } from '../theme-bank.ts'

/** For a sermon whose subject no theme of the bank names. */
export const general: ThemeBank = {
  titles: [],
  truth: 'O que Deus falou nesta mensagem continua durante a semana, em cada pequena escolha.',
  icebreakers: [
    'Qual foi a melhor parte da sua semana até agora?',
    'Que pessoa influenciou mais a sua fé, e como?',
    'O que você aprendeu recentemente e gostaria de ter aprendido antes?',
    'Que cheiro leva você de volta à infância, e para onde?',
    'Qual foi a última coisa que fez você rir sem conseguir parar?',
    'Se hoje sobrassem duas horas na sua agenda, o que você faria com elas?',
    'Que comida da sua família ninguém de fora entende?',
    'Qual objeto da sua casa tem a melhor história?',
    'Que conselho você ouviu de alguém mais velho e usa até hoje?',
    'Que música você sabe inteira sem nunca ter decorado?',
    'Qual foi a viagem mais atrapalhada da sua vida?',
    'Que trabalho você teria se pudesse trocar por um mês?',
    'Qual foi o presente mais simples que mais alegrou você?',
    'Que barulho da sua rua você já nem escuta mais?',
    'Quem mora mais longe entre as pessoas de quem você sente saudade, e do que você sente falta?',
    'Que pequena coisa deu certo nesta semana?',
    'Qual foi a melhor ideia ruim que você já teve?',
    'O que você guarda há anos sem nunca usar?',
    'Em que você era bom aos dez anos?',
    'Qual é a hora do dia de que você mais gosta, e por quê?',
    'Que pessoa desconhecida já ajudou você, e como foi?',
    'Que promessa de ano novo você já fez mais de uma vez?',
    'Que notícia boa você contaria agora para alguém?',
  ],
  understand: [
    'Qual é, para você, a ideia central desta mensagem?',
    'O que esta mensagem mostra sobre quem Deus é?',
    'Que parte da mensagem foi mais difícil de entender ou de aceitar?',
  ],
  live: [
    'O que muda na sua semana se você levar esta mensagem a sério?',
    'Que passo pequeno você pode dar ainda hoje a partir do que ouviu?',
    'Quem poderia ajudar você a praticar o que ouvimos?',
  ],
  applications: [
    'Escolha uma frase da mensagem, escreva-a em um lugar visível e releia todos os dias.',
    'Conte a alguém, com as suas palavras, o que Deus falou com você nesta mensagem.',
    'Decida uma única atitude para mudar e diga a uma pessoa de confiança qual é.',
  ],
  challenges: [
    'Pratique até o próximo encontro uma coisa que você ouviu nesta mensagem e volte para contar como foi.',
    'Releia em três dias diferentes o texto bíblico do encontro e anote uma descoberta de cada vez.',
  ],
  prayers: [
    'Para que a mensagem não fique só na memória, mas chegue às atitudes.',
    'Pelos pedidos que cada pessoa trouxe hoje.',
  ],
  children: {
    truth: 'Deus me ama e quer falar comigo todos os dias.',
    opener: 'Qual foi a coisa mais legal do seu dia?',
    activity:
      'Leve uma bola macia. Em roda, quem recebe a bola diz uma coisa que aprendeu sobre Deus e a joga para outro amigo. Depois, cada criança desenha o que mais gostou da mensagem e mostra o desenho.',
    questions: ['O que você mais gostou de ouvir hoje?', 'O que Deus quer que a gente faça?'],
    challenge: 'Conte a alguém de casa uma coisa que você aprendeu hoje sobre Deus.',
  },
  teens: {
    opener: 'Se a sua semana fosse um filme, qual seria o título?',
    question: 'O que desta mensagem faria sentido para um amigo que não vai à igreja?',
    activity:
      'Em grupos de três, transformem a mensagem em uma legenda de até quinze palavras, sem termos de igreja. Leiam todas e escolham a que melhor conta o que foi dito.',
  },
  couples: 'Que parte desta mensagem vocês querem viver juntos nesta semana?',
  readings: [],
}

/** Where somebody mourns nobody is asked to be funny. */
/** For a sermon whose subject is not sure: light, and of what everybody brings to any text of the Bible. */
export const OPENERS_OF_FAITH: readonly string[] = [
  'Quando você era criança, como imaginava Deus, e quem pôs essa imagem na sua cabeça?',
  'Que pergunta sobre a Bíblia você carrega há tempos e nunca fez a ninguém?',
  'Qual foi a última conversa sobre fé que você teve fora da igreja, e como ela começou?',
  'Sobre que assunto de Deus ou da vida você já mudou de ideia, e o que fez você mudar?',
  'Que frase ouvida de um pregador, de um avô ou de uma professora ficou com você até hoje?',
  'Que livro ou história da Bíblia você conheceu primeiro, e quem contou?',
  'Onde você costuma pensar melhor nas coisas de Deus: andando, lavando louça, no ônibus, em silêncio?',
  'Que palavra de igreja você ouviu muito antes de entender o que ela queria dizer?',
]

export const GENTLE_OPENERS: readonly string[] = [
  'Que lembrança boa você quer guardar desta semana?',
  'Que música, lugar ou oração tem feito companhia a você nestes dias?',
  'Quem esteve perto de você sem precisar dizer nada?',
  'Como você chega hoje: cansado, quieto, agradecido, com saudade?',
  'Que gesto pequeno de alguém fez bem a você ultimamente?',
]

export const GENTLE_STEPS: readonly string[] = [
  'Duas linhas. Hoje o que mais pesa é … . O que eu queria que Deus ouvisse é … . Ninguém precisa ler; se preferir, fique só com a primeira.',
  'Um nome e uma lembrança. Escreva o nome de quem faz falta e uma coisa que aprendeu com essa pessoa. Guarde dentro da Bíblia.',
  'Um pedido possível. Escreva uma ajuda concreta que faria bem a você nesta semana, e o nome de alguém a quem dá para pedir.',
]

/** About a quotation that says no to something. */
export const ABOUT_A_DENIAL = 'O que essa fala afirma, e o que ela nega?'

/** About a quotation of the sermon that stands just above. */
export const ABOUT_A_QUOTE = {
  observe: [
    'Que palavra dessa fala mais chamou a sua atenção, e por quê?',
    'Como você diria essa frase com as suas próprias palavras?',

    'Que imagem ou situação vem à sua cabeça quando você ouve essa fala?',
    'O que nessa fala é novo para você, e o que você já sabia?',
  ],
  understand: [
    'Que ideia sobre Deus está por trás dessa fala?',
    'Por que essa verdade é difícil de aceitar na prática?',
    'Como essa fala se relaciona com o texto bíblico da mensagem?',
    'O que alguém que não conhece a Bíblia perguntaria ao ouvir essa frase?',
    'O que mudaria na igreja se todos levassem essa fala a sério?',
  ],
  live: [
    'Em que situação desta semana você vai precisar lembrar dessa fala?',
    'Quem da sua convivência precisa ouvir isso, e como você contaria a essa pessoa?',
    'O que essa fala pede que você comece, pare ou continue fazendo?',
    'Que resposta sincera você daria a Deus depois de ouvir isso?',
  ],
} as const

/** About the Bible text itself. */
export const ABOUT_THE_TEXT: readonly string[] = [
  'Quem fala neste texto, a quem fala e em que situação?',
  'Que palavras ou ideias se repetem no texto, e o que essa repetição mostra?',
  'O que o texto manda fazer, e o que ele promete?',
  'Que contrastes ou comparações aparecem aqui?',
  'O que este texto revela sobre Deus e sobre as pessoas?',
  'O que vem antes e depois deste trecho, e como isso ajuda a entendê-lo?',
  'Que pergunta você faria ao autor se ele estivesse aqui?',
  'Qual versículo resume melhor o trecho inteiro, e por quê?',
]

export const ACROSS_TEXTS: readonly string[] = [
  'O que estes textos têm em comum com o texto principal, e o que cada um acrescenta?',
  'Como estes textos ajudam a entender melhor o texto principal?',
  'Se você tivesse de explicar o assunto só com estes textos, o que diria?',
]

export const GROUP_ACTIVITIES: readonly string[] = [
  'Entregue a cada pessoa um papel e peça que escreva, sem assinar, a frase da mensagem que mais precisa ouvir. Misturem, sorteiem e leiam: cada um ora em silêncio pela pessoa que escreveu o papel que recebeu.',
  'Em duplas, cada um tem dois minutos para contar o que ouviu na mensagem como se falasse com um amigo que faltou. Depois, cada dupla diz ao grupo o que os dois relatos tiveram em comum.',
  'Ponha no centro uma folha grande com duas colunas, “antes” e “depois”. O grupo completa: como a gente costuma reagir, e como a mensagem nos convida a reagir.',
]

export const CHILDREN_QUESTIONS: readonly string[] = [
  'Que parte da história de hoje você contaria para um amigo?',
  'O que você aprendeu hoje sobre Deus?',
  'Como Jesus agiria no seu lugar?',
  'O que você quer dizer para Deus agora?',
]

export const DEVOTIONAL_CHALLENGES: readonly string[] = [
  'Escolha uma frase desta leitura, escreva-a onde você a veja e volte a ela todos os dias desta semana.',
  'Separe dez minutos, em três dias desta semana, para ler de novo o texto e contar a Deus o que ele mexeu em você.',
]

export const DEVOTIONAL_PRAYERS: readonly string[] = [
  'Pai, tu sabes como cheguei até aqui hoje. Guarda em mim o que ouvi e ajuda-me a vivê-lo nas coisas pequenas. Em nome de Jesus, amém.',
  'Senhor, obrigado porque falas comigo. Mostra-me o próximo passo e dá-me disposição para caminhar contigo. Em nome de Jesus, amém.',
  'Meu Deus, entrego a ti o que esta mensagem despertou em mim. Cuida do que não consigo mudar e muda em mim o que for preciso. Em nome de Jesus, amém.',
]
