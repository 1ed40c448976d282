import type { BookPassages } from '../passage.ts'

export const EZK: BookPassages = [
  {
    verses: '37:1-14',
    key: '37:5',
    title: 'O vale e o sopro',
    theme: 'a vida que só Deus dá',
    themes: ['esperanca', 'espirito', 'palavra', 'ressurreicao'],
    idea: 'Ao povo que dizia estar acabado, Deus mostra que a palavra dele e o seu Espírito põem de pé até ossos sequíssimos: ele fala e faz.',
    context:
      'Ezequiel está entre os exilados, na Babilônia. Jerusalém caiu, e o povo repete que não há mais jeito. Nos dois primeiros versículos a mão do Senhor o leva a um vale cheio de ossos, muitos e sequíssimos. O próprio Deus explica a visão no versículo 11: são toda a casa de Israel.',
    read: {
      verses: '37:3-14',
      how: 'Alguém conta os versículos 1 e 2. Ao ler o 7, todos batem os dedos na mesa; no 10, os que puderem se levantam. De 11 em diante, sentados.',
    },
    observe: [
      {
        ask: 'O que Deus pergunta a Ezequiel, e que resposta ele dá?',
        verses: '37:3',
        listen: 'Se os ossos viverão; Senhor, tu o sabes.',
      },
      {
        ask: 'A que coisas Ezequiel fala, e em que duas etapas a vida vem?',
        verses: '37:4-10',
        listen: 'Aos ossos, e os corpos se formam; ao espírito, e vivem.',
      },
      {
        ask: 'O que o povo andava dizendo de si mesmo?',
        verses: '37:11',
        listen: 'Ossos secos, esperança perdida, exterminados.',
      },
      {
        ask: 'O que Deus promete fazer, e o que saberão quando ele fizer?',
        verses: '37:12-14',
        listen: 'Abrir sepulturas, trazer à terra, pôr seu espírito; saberão que ele é o Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Ezequiel não diz sim nem não. Que fé há em responder “tu o sabes”?',
        verses: '37:3',
        listen: 'Não finge certeza nem decreta o fim; devolve a pergunta a Deus.',
        follow: 'Sobre o que você só consegue dizer isso hoje?',
      },
      {
        ask: 'Houve um momento em que estava tudo no lugar, “porém não havia espírito neles”. O que isso ensina?',
        verses: '37:8-10',
        listen: 'Organização não é vida; falta o sopro de Deus.',
      },
      {
        ask: 'Por que Deus manda um homem falar a ossos, se podia fazer sozinho?',
        verses: '37:4-7',
        listen: 'A palavra dele passa por gente que obedece, mesmo parecendo absurdo.',
      },
      {
        ask: 'A visão era, primeiro, para um povo sem terra. O que muda ler assim, antes de aplicá-la aos nossos sonhos?',
        verses: '37:11-14',
        listen: 'Deus cumpre o que prometeu ao povo; não é receita para qualquer desejo.',
      },
    ],
    live: [
      {
        ask: 'Que frase de desistência a nossa igreja, cidade ou família repete até acreditar?',
        listen: 'Como no versículo 11. Nomear já abre o vale.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que na sua geração parece osso seco, e onde você já ouviu algum barulho de vida?',
        listen: 'Ansiedade, solidão, fé fria; e os pequenos ruídos.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Na vida de vocês dois, o que está no lugar, mas sem sopro?',
        listen: 'Rotina que funciona e não respira. Um gesto.',
        for: ['couples'],
      },
      {
        ask: 'A quem você tem medo de falar de Deus porque já deu como caso perdido?',
        listen: 'Ezequiel falou a ossos. Orem pelo nome.',
        for: ['men', 'women', 'parents'],
      },
      {
        ask: 'O que em você foi voltando a viver aos poucos, antes mesmo de você ter palavras para isso?',
        listen: 'Primeiro o ruído, depois os nervos, depois o sopro.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na sua idade, que vale Deus já o fez atravessar ao redor, e o que viu ali?',
        listen: 'Guerras, crises, igrejas que fecharam e reabriram.',
        for: ['elderly'],
      },
      {
        ask: 'Abrirei as vossas sepulturas, diz ele. O que essas palavras mexem em você?',
        listen: 'Choro, esperança, raiva: tudo cabe. Só escute.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta, bicho ou aparelho você já tinha dado como morto e voltou?',
        bridge: 'Deus levou Ezequiel a um lugar em que nada mais se esperava.',
      },
      {
        text: 'Qual é a frase de pessimista mais famosa da sua família?',
        bridge: 'O povo de Ezequiel tinha uma também, e bem triste. Deus a ouviu.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Esvazie o ar devagar até o fim. Espere um instante. Depois deixe o ar entrar sozinho.',
      bridge: 'Leia a visão prestando atenção na sua respiração.',
    },
    complete: [
      {
        name: 'Mapa do vale',
        text: 'Desenhe um vale. Aqui está seco: … . Aqui já ouvi um ruído: … . Aqui há forma, mas sem sopro: … . Sobre tudo isso escrevo: Senhor, tu o sabes.',
      },
      {
        name: 'Frase desfeita',
        text: 'Complete: nós dizemos que … acabou. Deus diz: eu porei meu espírito em vós, e … . Enquanto não vejo, falo a … .',
      },
    ],
    challenges: [
      {
        do: 'Pare de repetir por sete dias uma frase de desistência e, no lugar dela, diga a Deus: tu o sabes.',
        tell: 'quantas vezes a frase quis sair.',
      },
      {
        do: 'Leia em voz alta uma promessa de Deus junto de alguém sem ânimo, se a pessoa quiser, e fique ali um pouco.',
        tell: 'o que ouviu, ainda que fosse só um ruído.',
      },
    ],
    children: {
      truth: 'Deus sopra vida onde ninguém espera.',
      to7: {
        story:
          'O povo de Deus estava longe de casa e muito desanimado. Diziam: acabou! Somos como galhinhos secos! Então Deus mostrou a Ezequiel, como num sonho, um lugar bem seco, sem nenhuma vida. Deus perguntou: pode viver? Ezequiel respondeu: o Senhor é que sabe! Deus disse: fale a minha palavra. Ezequiel falou, e começou um barulhinho. Deus mandou o seu sopro, fuuu!, e tudo ficou vivo e de pé. Deus explicou: vou fazer isso com o meu povo. Vou levar vocês para casa e pôr o meu Espírito em vocês!',
        activity:
          'Espalhem penas ou papéis picados na mesa e soprem para que se levantem. A cada sopro, digam: Deus dá vida!',
        questions: [
          'O que o povo desanimado dizia?',
          'O que Deus mandou Ezequiel fazer?',
          'Para quem triste você quer pedir o sopro de Deus?',
        ],
      },
      to12: {
        story:
          'Já ouviu alguém dizer: não tem mais jeito? Era o que o povo de Judá repetia no exílio. Então Deus deu a Ezequiel uma visão. Ele estava num vale cheio de ossos muito secos, que lembravam o povo sem esperança. Deus perguntou: estes ossos podem viver? Ezequiel não quis bancar o sabido: Senhor, tu o sabes. Fale a minha palavra a eles, mandou Deus. Ezequiel falou, e veio um ruído: os ossos se juntavam, cada um no seu lugar, e os corpos se formaram. Mas ainda faltava o principal. Chame o sopro dos quatro ventos! Ele chamou, o sopro veio, e todos se levantaram, uma multidão. Deus explicou: é assim que farei com vocês. Vocês dizem que acabou; eu vou levá-los de volta à sua terra e pôr o meu Espírito em vocês. Eu falei, e eu faço.',
        activity:
          'Em duplas, um fica de estátua mole no chão e o outro, sem tocar, sopra e diz uma parte do corpo, que se levanta, até ficar de pé. Troquem.',
        questions: [
          'O que o povo dizia no exílio?',
          'O que faltava quando os corpos já estavam formados?',
          'Onde você gostaria de ver o sopro de Deus?',
        ],
      },
      challenge: 'Quando alguém disser não tem jeito, ore com a pessoa.',
    },
    prayer:
      'Senhor, tu o sabes. Olha o nosso vale: o que secou, o que tem forma e não tem sopro. Fala a tua palavra, manda o teu Espírito, e põe de pé o teu povo, para que saibamos que és o Senhor. Amém.',
    leader: {
      lost: 'Cada um quer ressuscitar logo o seu sonho. Lembre que Deus mesmo explica: é o povo dele. E não pule o 8: forma sem sopro.',
      tender:
        'Ossos e sepulturas podem ser duros para quem está de luto, sobretudo recente; avise antes de ler. Não prometa que um relacionamento ou um doente voltará. Quem diz de si acabei precisa de companhia: CVV 188. As crianças menores não precisam da cena dos ossos.',
      differ:
        'Todos leem aqui, primeiro, a volta de Israel do exílio. Alguns veem também uma promessa para Israel no fim dos tempos; outros, uma figura da igreja; e muitos, um sinal da ressurreição futura. A palavra espírito também se traduz por sopro ou vento.',
    },
    comfort:
      'Deus fez Ezequiel andar em volta antes de dizer qualquer coisa. Ele também olha com calma o que secou em você.',
    closing: 'Ele falou, e ele faz. Respirem.',
    words: [
      'ossos secos',
      'vale de ossos',
      'sequissimos',
      'poderao viver estes ossos',
      'viverao estes ossos',
      'tu o sabes',
      'profetiza',
      'quatro ventos',
      'filho do homem',
      'sepulturas',
      'porei meu espirito',
      'ezequiel',
    ],
  },
]
