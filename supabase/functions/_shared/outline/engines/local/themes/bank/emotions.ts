import type { ThemeEntry } from '../theme-bank.ts'

export const EMOTIONS = {
  ansiedade: {
    name: 'a ansiedade e a paz',
    sensitive: true,
    words: {
      strong:
        'ansiedade ansioso ansiosa ansiosos inquieto inquietos inquietacao preocupacao preocupado preocupar paz_de_deus perder_o_sono',
      medium: 'paz sossego aflito aflicao angustia angustiado insonia panico sereno calma',
      weak: 'sono medo descanso entregar',
    },
    titles: ['A paz que guarda o coração', 'Quando a preocupação vira oração'],
    truth:
      'Deus não despreza a nossa preocupação: ele nos convida a entregá-la e fica perto de quem ora.',
    icebreakers: [
      'Qual foi a preocupação que mais ocupou a sua cabeça e que, no fim, nem aconteceu?',
      'O que costuma acalmar você depois de um dia agitado?',
    ],
    understand: [
      'Qual é a diferença entre ser responsável com os problemas e viver ansioso por causa deles?',
      'O que muda na nossa preocupação quando lembramos que Deus está perto?',
    ],
    live: [
      'Qual preocupação você tem carregado sem dividir com ninguém e gostaria de entregar a Deus nesta semana?',
      'Que hábito do seu dia alimenta a ansiedade, e o que pode entrar no lugar dele?',
    ],
    applications: [
      'Escreva a preocupação que mais pesa hoje e transforme-a em um pedido de oração, com um motivo de gratidão ao lado.',
      'Escolha um horário fixo para largar o celular à noite e usar esses minutos para conversar com Deus.',
    ],
    challenges: [
      'Durante sete dias, antes de abrir o celular pela manhã, anote um pedido e um agradecimento e ore pelos dois.',
      'Sempre que a preocupação voltar nesta semana, pare um minuto, respire e diga a Deus, em voz baixa, o que está sentindo.',
    ],
    prayers: [
      'Pelas preocupações de cada um, ditas pelo nome diante de Deus.',
      'Por quem não tem conseguido dormir ou está em tratamento.',
    ],
    children: {
      truth: 'Deus cuida de mim, e eu posso contar tudo para ele.',
      opener: 'O que deixa o seu coração batendo bem rápido?',
      activity:
        'Leve uma mochila e algumas pedras ou livros. Cada criança diz uma coisa que preocupa e põe um peso na mochila; outra tenta andar com ela. Depois, tirem os pesos um por um, dizendo juntos: “Deus cuida de mim”. Explique que orar é entregar o peso para Deus.',
      questions: [
        'O que você pode contar para Deus quando alguma coisa preocupa você?',
        'Quem pode orar com você quando o coração fica apertado?',
      ],
      challenge:
        'Toda noite, antes de dormir, conte para Deus uma coisa que preocupou você e agradeça por uma coisa boa.',
    },
    teens: {
      opener:
        'Que assunto mais tira a paz de quem tem a sua idade: prova, futuro, aparência ou amizade?',
      question: 'De que modo o que aparece na tela do celular mexe com a sua paz?',
      activity:
        'Entregue dois papéis a cada um. Em um, escrevam sem assinar o que mais preocupa; dobrem e ponham em uma caixa. No outro, escrevam um motivo de gratidão. Leia alguns papéis da caixa em voz alta e peça que o grupo responda com uma frase de oração.',
    },
    couples: 'Como um percebe que o outro está ansioso, e o que mais ajuda nessa hora?',
    readings: ['Filipenses 4:6-7', 'Mateus 6:25-34', '1 Pedro 5:6-7', 'Salmos 94:19'],
  },
  medo: {
    name: 'o medo e a coragem',
    words: {
      strong: 'coragem corajoso nao_temas nao_temais pavor covarde covardia temor_dos_homens',
      medium: 'medo temer temas ousadia ousado gigante assustado',
      weak: 'forte esforca confiar',
    },
    titles: ['Coragem para quem tem medo', 'O medo não tem a última palavra'],
    truth:
      'Coragem não é deixar de sentir medo: é dar o próximo passo sabendo quem caminha conosco.',
    icebreakers: [
      'De que você tinha medo quando criança e hoje acha graça?',
      'Qual foi a coisa mais corajosa que você já viu alguém fazer?',
    ],
    understand: [
      'Por que Deus repete tantas vezes na Bíblia a frase “não temas”?',
      'O que faz a coragem da fé ser diferente de simplesmente ignorar o perigo?',
    ],
    live: [
      'Que decisão o medo tem feito você adiar?',
      'Quem ao seu lado precisa de coragem emprestada nesta semana, e o que você pode dizer a essa pessoa?',
    ],
    applications: [
      'Dê nome ao medo que mais trava você e conte-o a alguém de confiança.',
      'Escreva qual seria o menor passo possível naquilo que você vem adiando e marque o dia de dá-lo.',
    ],
    challenges: [
      'Dê até domingo um passo pequeno em algo que o medo fez você adiar, e conte ao grupo como foi.',
      'Decore um versículo que fale de coragem e repita-o quando o medo aparecer.',
    ],
    prayers: [
      'Por coragem para a decisão que cada um precisa tomar.',
      'Por quem vive com medo dentro da própria casa, para que encontre proteção e ajuda.',
    ],
    children: {
      truth: 'Quando eu tenho medo, Deus fica pertinho de mim.',
      opener: 'Do que os bichos têm medo?',
      activity:
        'Faça um caminho com cadeiras. Uma criança anda de olhos vendados, guiada pela voz de um amigo que diz para onde ir. Troquem as duplas. No fim, diga que não vemos Deus, mas podemos confiar na voz dele, como no jogo.',
      questions: [
        'O que ajuda você quando está com medo?',
        'Como Deus pode cuidar de você no escuro?',
      ],
      challenge:
        'Quando sentir medo nesta semana, diga baixinho: “Deus está comigo”, e conte a um adulto.',
    },
    teens: {
      opener:
        'O que dá mais frio na barriga: falar em público, levar um fora ou decepcionar os pais?',
      question: 'Em que situação o medo do que os outros vão pensar cala a sua voz?',
      activity:
        'Cole uma linha no chão com fita. Leia situações (defender um colega, dizer que é cristão, pedir desculpas) e peça que cada um se aproxime da linha conforme a coragem que sente. Conversem sobre o que ajudaria a dar mais um passo.',
    },
    couples: 'Que medo a respeito do futuro vocês ainda não conversaram com calma?',
    readings: ['Josué 1:9', 'Isaías 41:10', 'Salmos 27:1-3', '2 Timóteo 1:7'],
  },
  sofrimento: {
    name: 'o sofrimento e o cuidado de Deus',
    sensitive: true,
    words: {
      strong:
        'sofrimento sofrer sofrendo sofre tribulacao provacao provacoes adversidade espinho_na_carne deserto',
      medium: 'dor dores prova crise doenca doente enfermidade lagrimas tempestade vale',
      weak: 'dificil problema luta chorar hospital',
    },
    titles: ['Deus perto de quem sofre', 'Fé em dias difíceis'],
    truth: 'A dor não prova que Deus foi embora: na cruz vemos que ele entra no nosso sofrimento.',
    icebreakers: [
      'Quem foi um bom amigo para você em um dia ruim, e o que essa pessoa fez?',
      'Que comida, música ou lugar conforta você quando as coisas vão mal?',
    ],
    understand: [
      'Que respostas prontas costumamos dar a quem sofre, e por que elas às vezes machucam?',
      'O que a vida de Jesus mostra sobre como Deus olha para a nossa dor?',
    ],
    live: [
      'Em que parte da sua vida está mais difícil confiar em Deus hoje?',
      'Quem perto de você está sofrendo, e que presença simples você pode oferecer?',
    ],
    applications: [
      'Diga a Deus, sem enfeitar, o que dói. Os salmos fazem isso, e nós também podemos.',
      'Peça ajuda prática a alguém da igreja em vez de carregar tudo sem apoio.',
    ],
    challenges: [
      'Visite ou telefone nesta semana para alguém que passa por um momento difícil, e mais escute do que fale.',
      'Leia um salmo por dia e marque a frase que mais se parece com o que você sente.',
    ],
    prayers: [
      'Por quem está doente, desempregado ou cansado de esperar.',
      'Para que o grupo saiba ficar perto de quem sofre sem dar respostas apressadas.',
    ],
    children: {
      truth: 'Quando eu choro, Jesus entende e fica comigo.',
      opener: 'O que ajuda você a parar de chorar quando se machuca?',
      activity:
        'Leve curativos e um boneco de papel grande. Cada criança conta um dodói (do corpo ou do coração) e cola um curativo no boneco. No fim, diga que Jesus cuida dos dois tipos de dodói e que podemos cuidar uns dos outros.',
      questions: [
        'Como você pode cuidar de um amigo que está triste?',
        'O que você gostaria de dizer a Jesus quando está triste?',
      ],
      challenge: 'Faça um desenho bem bonito e dê de presente a alguém que está triste ou doente.',
    },
    teens: {
      opener: 'Que música você escuta quando o dia deu todo errado?',
      question: 'O que você gostaria que os adultos entendessem sobre o que um adolescente sofre?',
      activity:
        'Em papéis sem nome, cada um completa: “Quando estou mal, o que mais ajuda é…” e “o que mais atrapalha é…”. Leiam juntos e montem uma lista do grupo: como queremos tratar quem está mal.',
    },
    couples:
      'Em um momento difícil que vocês já atravessaram, o que um fez que mais ajudou o outro?',
    readings: ['Salmos 34:18', '2 Coríntios 4:16-18', 'Romanos 8:18', 'Tiago 1:2-4'],
  },
  luto: {
    name: 'o luto e o consolo',
    sensitive: true,
    words: {
      strong: 'luto enlutado enterro velorio funeral sepultamento saudade viuva viuvez',
      medium: 'consolo consolar consolador falecer faleceu perda tumulo',
      weak: 'morte morrer chorar',
    },
    titles: ['Consolo para quem chora', 'Saudade com esperança'],
    truth: 'Jesus chorou com quem chorava; quem crê nele chora também, mas com esperança.',
    icebreakers: [
      'Que lembrança boa de alguém querido faz você sorrir?',
      'Que cheiro, comida ou música traz de volta uma pessoa de quem você tem saudade?',
    ],
    understand: [
      'O que o choro de Jesus no túmulo do amigo nos ensina sobre a nossa própria dor?',
      'Como a esperança da ressurreição muda o luto sem apagar a saudade?',
    ],
    live: [
      'Que tipo de cuidado faz bem a você quando sente saudade?',
      'O que podemos fazer, além de falar, por quem perdeu alguém?',
    ],
    applications: [
      'Separe um tempo para lembrar com gratidão de quem partiu, sem pressa e sem esconder as lágrimas.',
      'Faça contato com uma pessoa enlutada em uma data que costuma doer, como um aniversário.',
    ],
    challenges: [
      'Escreva uma carta curta a Deus sobre a saudade que você sente, ou escute alguém que precisa falar da sua.',
      'Leve um prato de comida ou um bilhete a uma família que está de luto.',
    ],
    prayers: [
      'Por consolo para quem perdeu alguém, há pouco ou há muito tempo.',
      'Para que a esperança da vida eterna sustente os dias de saudade.',
    ],
    children: {
      truth: 'Jesus também chorou, e ele abraça quem está com saudade.',
      opener: 'De quem você sente saudade quando fica longe?',
      activity:
        'Dê a cada criança um coração de papel. Desenhem uma lembrança boa de alguém de quem sentem saudade e contem, se quiserem. Façam um varal com todos os corações. Diga que Jesus também chorou com saudade de um amigo.',
      questions: [
        'O que você faz quando sente saudade de alguém?',
        'Como podemos abraçar quem está com saudade?',
      ],
      challenge: 'Dê um abraço bem demorado em alguém da sua família que está com saudade.',
    },
    teens: {
      opener: 'Que objeto você guarda só porque lembra uma pessoa?',
      question: 'Por que é tão difícil saber o que dizer a um amigo que perdeu alguém?',
      activity:
        'Façam juntos duas listas em uma folha grande: frases que consolam e frases que é melhor não dizer a quem está de luto. Depois, escrevam um bilhete para alguém que precise de consolo.',
    },
    couples:
      'Como cada um de vocês costuma viver a tristeza, e como o outro pode respeitar esse jeito?',
    readings: ['João 11:32-36', '1 Tessalonicenses 4:13-14', 'Apocalipse 21:4', 'Salmos 23:4'],
  },
  esperanca: {
    name: 'a esperança',
    words: {
      strong: 'esperanca esperancoso desesperanca',
      medium: 'desanimo desanimado desistir recomeco futuro ancora',
      weak: 'esperar promessa amanha',
    },
    titles: ['Uma esperança que não engana', 'Esperança para continuar'],
    truth: 'A nossa esperança não depende de tudo dar certo: ela se apoia em quem Deus é.',
    icebreakers: [
      'Por qual notícia boa você já esperou muito, e como foi quando ela chegou?',
      'O que você está esperando com mais alegria neste ano?',
    ],
    understand: [
      'Qual é a diferença entre otimismo e esperança em Deus?',
      'Em que a nossa esperança se apoia quando as circunstâncias não mudam?',
    ],
    live: [
      'Em que área da vida você parou de esperar, e o que faria você recomeçar?',
      'Como alguém que convive com você perceberia a sua esperança nesta semana?',
    ],
    applications: [
      'Anote três situações do passado em que Deus sustentou você e releia a lista quando desanimar.',
      'Troque uma conversa só de reclamação por uma palavra de ânimo a quem está cansado.',
    ],
    challenges: [
      'Mande nesta semana uma mensagem de esperança a três pessoas, escrita com as suas palavras.',
      'Durante sete dias, termine o dia escrevendo um sinal do cuidado de Deus que você percebeu.',
    ],
    prayers: [
      'Por quem perdeu a vontade de esperar.',
      'Para que a nossa casa e o nosso grupo sejam lugares de esperança.',
    ],
    children: {
      truth: 'Deus cumpre o que promete, e eu posso esperar com alegria.',
      opener: 'Qual é o dia do ano que você mais gosta de esperar?',
      activity:
        'Plante com as crianças um grão de feijão no algodão molhado, em um copinho. Explique que hoje não se vê nada, mas a vida está lá dentro. Esperança é assim: confiamos em Deus mesmo antes de ver.',
      questions: ['O que é difícil esperar?', 'Por que podemos confiar nas promessas de Deus?'],
      challenge:
        'Cuide do seu feijãozinho todos os dias e, ao regar, agradeça a Deus por uma promessa.',
    },
    teens: {
      opener: 'Como você imagina um dia comum da sua vida daqui a dez anos?',
      question: 'O que mais rouba a esperança da sua geração?',
      activity:
        'Cada um escreve uma carta curta para si mesmo, para abrir daqui a três meses, contando o que espera de Deus. Guarde as cartas fechadas e combine a data de entregar.',
    },
    couples:
      'Que sonho vocês dois deixaram na gaveta e gostariam de voltar a colocar diante de Deus?',
    readings: ['Romanos 15:13', 'Lamentações 3:21-23', 'Hebreus 6:19', 'Romanos 5:3-5'],
  },
  gratidao: {
    name: 'a gratidão',
    words: {
      strong:
        'gratidao grato gratos ingratidao agradecer agradecimento agradecido acao_de_gracas acoes_de_gracas',
      medium: 'murmuracao murmurar reclamar reclamacao lembrar',
      weak: 'obrigado bencao louvor',
    },
    titles: ['Um coração que lembra e agradece', 'A força de agradecer'],
    truth:
      'Agradecer é lembrar de onde Deus já nos tirou, para confiar nele no que vem pela frente.',
    icebreakers: [
      'Por qual coisa bem simples de hoje você quer agradecer?',
      'Que favor alguém lhe fez e você nunca esqueceu?',
    ],
    understand: [
      'Por que esquecemos com tanta facilidade o bem que recebemos?',
      'Como é possível agradecer em meio a uma situação que não é boa?',
    ],
    live: [
      'A quem você deve um agradecimento que ainda não fez?',
      'Que reclamação frequente sua poderia virar motivo de gratidão?',
    ],
    applications: [
      'Comece as refeições desta semana contando, cada um, um motivo de gratidão do dia.',
      'Agradeça pessoalmente a alguém cujo trabalho quase ninguém nota.',
    ],
    challenges: [
      'Escreva em um papel três motivos de gratidão por dia, sem repetir, até o próximo encontro.',
      'Passe um dia inteiro sem reclamar; a cada vez que escapar uma reclamação, diga dois agradecimentos.',
    ],
    prayers: [
      'Agradecimentos curtos: cada um completa a frase “Senhor, obrigado por…”.',
      'Por olhos que percebam o bem que Deus faz nos dias comuns.',
    ],
    children: {
      truth: 'Eu lembro do que Deus fez e digo: muito obrigado!',
      opener: 'Qual foi o presente que você mais gostou de ganhar?',
      activity:
        'Leve uma lata ou um pote e grãos (milho ou feijão). Cada criança põe um grão e diz uma coisa pela qual agradece a Deus. Encham o mais que puderem e sacudam o pote: “é o som da nossa gratidão!”.',
      questions: ['O que Deus já deu a você hoje?', 'Para quem você quer dizer “muito obrigado”?'],
      challenge:
        'Diga “obrigado” a três pessoas diferentes por dia e conte uma delas a Deus na oração.',
    },
    teens: {
      opener: 'O que existe no seu quarto que você não percebe mais, mas faria falta se sumisse?',
      question: 'Como a comparação com a vida dos outros atrapalha a sua gratidão?',
      activity:
        'Cronometre três minutos: em duplas, escrevam o maior número possível de coisas pelas quais agradecer, de A a Z. Depois, cada dupla conta a mais inesperada da lista.',
    },
    couples: 'O que o outro faz todo dia e há tempos você não agradece?',
    readings: [
      '1 Tessalonicenses 5:16-18',
      'Salmos 103:1-5',
      'Lucas 17:15-19',
      'Colossenses 3:15-17',
    ],
  },
} satisfies Record<string, ThemeEntry>
