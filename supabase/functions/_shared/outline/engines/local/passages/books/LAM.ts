import type { BookPassages } from '../passage.ts'

export const LAM: BookPassages = [
  {
    verses: '3:19-33',
    key: '3:22',
    title: 'Misericórdia de manhã cedo',
    theme: 'a esperança dentro da dor',
    themes: ['esperanca', 'luto', 'sofrimento', 'fidelidade'],
    idea: 'No fundo da ruína, sem negar a dor, alguém traz à memória que a misericórdia do Senhor não acaba, renova-se a cada manhã, e que ele não aflige por gosto.',
    context:
      'Jerusalém foi destruída, e o templo, queimado. Lamentações é o choro dessa cidade. Nos primeiros versículos deste capítulo um homem conta a sua dor sem enfeite e chega a dizer: pereceram minha força e minha esperança no Senhor (3:18). É depois disso, e não antes, que vem esta página.',
    retold: [
      {
        verses: '3:19-20',
        says: 'Um homem pede a Deus que se lembre da sua aflição, amarga como fel. A sua alma não esquece e fica abatida.',
      },
      {
        verses: '3:21-24',
        says: 'O homem aflito volta a ter esperança ao lembrar que as misericórdias do Senhor não têm fim e se renovam a cada manhã. O Senhor é a sua porção.',
      },
      {
        verses: '3:25-30',
        says: 'O Senhor é bom para quem o busca, e é bom esperar em silêncio a sua salvação. Quem sofre se sente só, com a boca no pó, pois talvez haja esperança.',
      },
      {
        verses: '3:31-33',
        says: 'O Senhor não rejeita para sempre. Mesmo quando causa aflição, ele se compadece, porque não é da sua vontade afligir nem entristecer ninguém.',
      },
    ],
    read: {
      verses: '3:19-30',
      how: 'O 19 e o 20, devagar. Um minuto inteiro de silêncio. O 21, uma voz só. De 22 a 24, quem puder acompanha. Quem conduz encerra lendo de 31 a 33 sobre o grupo.',
    },
    observe: [
      {
        ask: 'De que o homem se lembra primeiro, e como fica a alma dele?',
        verses: '3:19-20',
        listen: 'Da aflição, do fel; abatida dentro dele.',
      },
      {
        ask: 'O que ele decide trazer de volta à memória, e o que essa memória diz do Senhor?',
        verses: '3:21-23',
        listen: 'Leais bondades, misericórdias sem fim, renovadas a cada manhã, grande fidelidade.',
      },
      {
        ask: 'Procurem as palavras esperar e esperança. De quem e de que jeito se espera?',
        verses: '3:24-26, 3:29',
        listen: 'No Senhor, em silêncio; e até um talvez.',
      },
    ],
    interpret: [
      {
        ask: 'A cidade continua em ruínas entre o versículo 20 e o 22. O que mudou, então?',
        verses: '3:20-22',
        listen: 'Não os fatos, mas o que ele chama à memória; a dor e a lembrança ficam juntas.',
        follow: 'O que você costuma lembrar primeiro, num dia ruim?',
      },
      {
        ask: 'Por que misericórdia a cada manhã, e não de uma vez para a vida toda?',
        verses: '3:22-23',
        listen: 'Como o maná: dá para um dia; amanhã há outra.',
      },
      {
        ask: '“Talvez haja esperança”: o que um talvez faz no meio de palavras tão fortes?',
        verses: '3:24, 3:29',
        listen: 'É honesto; a fé dele cabe junto da incerteza.',
      },
      {
        ask: 'Ficar só, em silêncio, com a boca no pó: que tipo de espera é essa, para quem acabou de perder tudo?',
        verses: '3:26-30',
        listen: 'Não é fingir força; é parar diante de Deus sem explicação.',
      },
    ],
    live: [
      {
        ask: 'Que manhã você lembra em que, sem nada ter mudado, deu para levantar?',
        listen: 'Pode ter sido por um café, uma criança, um hino.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'Quando tudo dá errado, que música, frase ou pessoa traz você de volta à memória de que não acabou?',
        listen: 'Perguntar também se há alguém por perto quando fica pesado.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que você ainda não conseguiu contar a Deus sem enfeite, e que o homem do versículo 20 teria contado?',
        listen: 'Não precisa dizer aqui. O texto dá licença.',
        for: ['men', 'singles', 'long-believers'],
      },
      {
        ask: 'Em tempo ruim, que silêncio faz bem a vocês dois, e qual machuca?',
        listen: 'Combinar um sinal para cada um.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O Senhor é a minha porção, diz ele. O que sobrou para você quando outras porções acabaram?',
        listen: 'Escutem os mais velhos sem pressa.',
        for: ['elderly'],
      },
      {
        ask: 'O que acha de a Bíblia guardar um livro inteiro de choro?',
        listen: 'Muitos pensam que fé é não se queixar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A quem você poderia fazer companhia amanhã cedo, na hora em que a dor acorda junto?',
        listen: 'Mensagem às sete, pão na porta, caminhada.',
      },
    ],
    icebreakers: [
      {
        text: 'De manhã, antes do café, você é gente ou ainda não? Quem mora com você confirma?',
        bridge: 'O texto de hoje fala de uma coisa que está pronta antes do café.',
      },
      {
        text: 'Qual cheiro ou som de manhã lhe dá a sensação de que vai dar para viver o dia?',
        bridge: 'Num livro de choro, alguém também se agarrou à manhã.',
        for: ['adults', 'elderly', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se como estiver. Solte os ombros. Diga baixinho: foi assim. E diga o que foi.',
      bridge: 'Leia o 19 e o 20 primeiro. Só depois, quando quiser, o 22.',
    },
    complete: [
      {
        name: 'Memória dos dois lados',
        text: 'Dobre a folha. De um lado: a minha alma lembra …, e fica abatida. Do outro: isto trago de volta à memória: … . As duas metades ficam na mesma folha.',
      },
      {
        name: 'Caderno das manhãs',
        text: 'Para sete dias, complete uma linha: hoje a misericórdia veio em forma de … . Se não vir nada, escreva: hoje, talvez.',
      },
    ],
    challenges: [
      {
        do: 'Por sete manhãs, antes de se levantar, diga: as tuas misericórdias se renovam. E repare numa só até a noite.',
        tell: 'uma que você quase não viu.',
      },
      {
        do: 'Mande bom dia, cedo, a alguém que atravessa um luto ou uma doença, sem conselho e sem pedir resposta.',
        tell: 'como foi só fazer companhia.',
      },
    ],
    children: {
      truth: 'Toda manhã Deus tem carinho novo para mim.',
      to7: {
        story:
          'Um homem estava muito triste. A cidade dele tinha se estragado, e ele chorou bastante. Ele contou tudo para Deus: estou triste, triste! Deus escutou. Então o homem lembrou uma coisa. Toda manhã o sol volta. E toda manhã o carinho de Deus volta também, novinho! Não acaba nunca. Acabou o de ontem? Hoje tem mais! O homem ainda estava com saudade, mas o coração ficou mais quentinho. Ele disse: Deus, tu és fiel. Eu vou esperar por ti. E Deus ficou pertinho dele.',
        activity:
          'Façam um sol de papel com sete raios. A cada manhã, escrevam ou desenhem num raio um carinho de Deus.',
        questions: [
          'O que o homem contou para Deus?',
          'O que volta toda manhã?',
          'Que carinho de Deus você viu hoje?',
        ],
      },
      to12: {
        story:
          'Há um livro na Bíblia feito de choro. A cidade de Jerusalém tinha sido destruída, e alguém se sentou e escreveu o que sentia, sem fingir: a minha alma está abatida; parece que a esperança acabou. A Bíblia não tirou essas palavras. Deus quis guardá-las. No meio do livro, esse homem fez uma coisa difícil: procurou na memória algo verdadeiro. Achou isto: o amor fiel do Senhor não acaba. As misericórdias dele se renovam a cada manhã. Grande é a tua fidelidade! As pedras ainda estavam no chão, e ele ainda chorava. Mas agora a tristeza tinha companhia. O Senhor é a minha parte, disse; vou esperar por ele. E lembrou que Deus não gosta de ver ninguém sofrer. Quando você estiver triste, pode contar tudo a ele, e a alguém que ama você.',
        activity:
          'Num pote, guardem papéis com lembranças boas e verdadeiras sobre Deus e a família. Nos dias tristes, tirem um, leiam e deem um abraço.',
        questions: [
          'Por que será que Deus quis guardar um livro de choro?',
          'O que o homem trouxe de volta à memória?',
          'A quem você conta quando está triste?',
        ],
      },
      challenge: 'Ao acordar, diga: bom dia, Deus, obrigado pelo carinho novo.',
    },
    prayer:
      'Senhor, estamos aqui com o que dói. Não pedimos que nos apresses. Traze à nossa memória que a tua misericórdia não acabou. Se hoje só houver um talvez, recebe o nosso talvez, e amanhece conosco. Amém.',
    leader: {
      lost: 'A pressa de chegar ao versículo 22 é o maior engano. Deixe o 20 ser lido e sentido; quem chora precisa dele.',
      tender:
        'Haverá gente de luto, deprimida ou exausta. Não diga que a tristeza é falta de memória de Deus. Os versículos 28 a 30 são a dor daquele homem, e não mandam ninguém aguentar agressão: Ligue 180, Disque 100. Se alguém falar em não querer viver, fique junto e ligue 188.',
      differ:
        'O texto liga aquela ruína a Deus e aos pecados do povo. Cristãos explicam de modos diversos como Deus se relaciona com a dor: uns dizem que ele a envia; outros, que a permite. Nenhum deve concluir, disso, a causa do sofrimento de quem está na sala. O 33 fica de pé: não é da vontade dele afligir.',
    },
    comfort:
      'Não é preciso sentir a misericórdia para que ela tenha vindo. Ela chega cedo, e espera do lado da cama.',
    closing: 'Amanhã cedo há outra. Durmam sem economizar a de hoje.',
    words: [
      'misericordias nao tem fim',
      'se renovam a cada manha',
      'renovam cada manha',
      'grande e tua fidelidade',
      'grande e a tua fidelidade',
      'leais bondades',
      'trazer a memoria',
      'quero trazer a memoria',
      'absinto',
      'minha porcao',
      'esperar em silencio',
      'lamentacoes',
    ],
  },
]
