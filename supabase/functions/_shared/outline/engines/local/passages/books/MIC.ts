import type { BookPassages } from '../passage.ts'

export const MIC: BookPassages = [
  {
    verses: '6:1-8',
    key: '6:8',
    title: 'O que mais Deus pede?',
    theme: 'justiça, bondade e caminho',
    themes: ['justica', 'humildade', 'proximo', 'adoracao'],
    idea: 'A quem pergunta quanto custa agradar a Deus, ele lembra de graça o que já fez e pede não uma oferta maior, mas uma pessoa justa, bondosa e que ande com ele.',
    context:
      'Miqueias é da roça e vive no tempo de Isaías. Viu poderosos tomarem terra e casa de gente fraca (2:1-2). Agora Deus abre um processo, com os montes de testemunhas, e começa perguntando, magoado: o que eu fiz a você? O povo responde aumentando o lance.',
    read: {
      verses: '6:1-8',
      how: 'Três vozes: Deus (1 a 5), o povo (6 e 7), subindo de tom como em leilão, e o profeta (8), baixinho.',
    },
    observe: [
      {
        ask: 'Quem Deus chama para ouvir a causa, e que perguntas faz ao povo?',
        verses: '6:1-3',
        listen: 'Montes e morros; que tenho feito, em que te incomodei?',
      },
      {
        ask: 'Que lembranças ele apresenta?',
        verses: '6:4-5',
        listen: 'Egito, Moisés, Arão, Miriã, Balaão, de Sitim a Gilgal.',
      },
      {
        ask: 'Como cresce a oferta do povo, de bezerro até onde?',
        verses: '6:6-7',
        listen: 'Bezerros, milhares de carneiros, rios de azeite, o primogênito.',
      },
      {
        ask: 'Que três coisas já tinham sido declaradas boas?',
        verses: '6:8',
        listen: 'Fazer o que é justo, amar a bondade, andar humildemente com Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Deus poderia acusar e prefere perguntar em que te incomodei. O que se ouve nessa pergunta?',
        verses: '6:3',
        listen: 'Mágoa de quem ama; quer resposta, não condenação.',
      },
      {
        ask: 'O lance chega ao filho. O que acontece com alguém que acha que Deus sempre quer mais?',
        verses: '6:7',
        listen:
          'Vira crueldade; Deus nunca pediu isso. Os cristãos lembram que foi ele quem deu o Filho.',
        follow: 'Que exageros a culpa já inventou em nós?',
      },
      {
        ask: 'Justiça se faz, bondade se ama, caminho se anda. Por que cada coisa tem o seu verbo?',
        verses: '6:8',
        listen: 'Mãos, coração e pés; uma sem as outras manca.',
      },
      {
        ask: 'Andar com teu Deus: o que muda ser com, e não para?',
        verses: '6:8',
        listen: 'Companhia; humildade é acertar o passo.',
      },
    ],
    live: [
      {
        ask: 'Das três, qual você faz bem, qual finge e qual anda esquecida?',
        listen: 'Sem competição.',
      },
      {
        ask: 'No seu serviço, em que coisa pequena o justo custa dinheiro ou tempo?',
        listen: 'Troco, nota, horário, crédito de quem fez.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Ser bom virou ser bobo na sua turma? Conte uma vez em que a bondade foi mais corajosa.',
        listen: 'Defender, incluir, não repassar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que vocês andam em passo diferente em casa, e quem precisa acertar?',
        listen: 'Ritmo, não culpa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de tantos anos, o que você ainda tenta dar a Deus no lugar de si mesmo?',
        listen: 'Cargo, presença, dinheiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se Deus perguntasse em que te incomodei, o que você responderia com sinceridade?',
        listen: 'Queixas reais; deixe no ar.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Leilão de quermesse, rifa, promoção: em que você já deu lance demais e se arrependeu?',
        bridge: 'O povo fez um leilão com Deus. Ele não estava vendendo nada.',
      },
      {
        text: 'Com quem é gostoso caminhar, e quem anda tão depressa que você desiste?',
        bridge: 'O fim do texto é um convite para andar junto.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Caminhe alguns passos como se alguém mais velho fosse ao seu lado. Acerte o passo.',
      bridge: 'Andar humildemente com teu Deus começa assim.',
    },
    complete: [
      {
        name: 'Mãos, coração, pés',
        text: 'Desenhe um boneco. Nas mãos: uma coisa justa para fazer … . No coração: alguém a quem amar com bondade … . Nos pés: a hora de andar com Deus … .',
      },
      {
        name: 'Lance encerrado',
        text: 'Liste o que você já ofereceu a Deus para compensar: … , … , … . Risque. Escreva por cima o que ele já deu: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça nesta semana uma coisa justa que custe alguma coisa: corrija uma conta, devolva, dê o crédito a quem fez.',
        tell: 'Quanto custou e como dormiu.',
      },
      {
        do: 'Caminhe meia hora com Deus e com alguém mais lento que você, no passo dessa pessoa.',
        tell: 'O que viu que costuma passar correndo.',
      },
    ],
    children: {
      truth: 'Deus quer que eu seja justo, bondoso e ande com ele.',
      to7: {
        story:
          'Deus perguntou ao seu povo: o que eu fiz de ruim para vocês? Eu tirei vocês do Egito! Mandei Moisés, Arão e Miriã para ajudar! O povo pensou: o que vamos dar a Deus? Um bezerro? Mil carneiros? Um rio de azeite? Mais, mais, mais! Miqueias balançou a cabeça: não é isso. Deus já contou o que é bom. São três coisas: faça o que é certo com as mãos, ame ser bondoso com o coração e ande com Deus, bem pertinho, com os pés. É isso que ele quer. Ele quer você!',
        activity:
          'Batam palmas (justiça), ponham a mão no peito (bondade) e marchem (andar com Deus), cada vez mais rápido.',
        questions: [
          'O que Deus fez pelo povo?',
          'Quais são as três coisas?',
          'Qual delas você vai fazer hoje?',
        ],
      },
      to12: {
        story:
          'Foi como um julgamento ao ar livre, com os montes de testemunhas. Deus falou primeiro, com voz magoada: meu povo, o que eu fiz a vocês? Em que cansei vocês? Tirei vocês da escravidão, dei Moisés, Arão e Miriã, virei em bênção a maldição que um rei tramou. O povo ficou sem jeito e começou a oferecer coisas, como num leilão: um bezerro? Mil carneiros? Dez mil rios de azeite? Até exageros terríveis, que Deus nunca quis. Então Miqueias, que vinha da roça e conhecia gente enganada, falou simples: Deus já mostrou o que é bom. Fazer o que é justo, amar a bondade e andar humildemente com ele. Não é pagar. É viver com ele: mãos que fazem o certo, coração que gosta de ser bom, pés que andam juntos.',
        activity:
          'Em três equipes (mãos, coração, pés), listem gestos para a escola. Cada equipe sorteia um para todos fazerem.',
        questions: [
          'Por que Deus estava magoado?',
          'O que o povo queria oferecer?',
          'Qual das três coisas é mais difícil para você?',
        ],
      },
      challenge: 'Faça por dia uma coisa justa ou bondosa e conte a Deus andando.',
    },
    prayer:
      'Tu não nos incomodaste, Senhor; nós é que esquecemos o Egito. Encerra o nosso leilão. Ensina as mãos a fazer o justo, o coração a gostar da bondade, e os pés a acertar o passo contigo. Amém.',
    leader: {
      lost: 'Balaque, Balaão, Sitim e Gilgal pedem notas: uma frase basta, Deus virou maldição em bênção e os fez atravessar o Jordão.',
      tender:
        'O versículo 7 fala em dar o filho; quem perdeu um, ou carrega culpa por um, pode doer. Diga que Deus jamais quis isso. Não desenvolva com crianças.',
      differ:
        'Uns leem o 8 sobretudo como ética pessoal, outros como compromisso social. O texto junta a ação, o afeto e a caminhada com Deus. E ninguém vê nele um jeito de se salvar sem graça: começa pelo que Deus fez.',
    },
    comfort:
      'Se você está sem nada para oferecer, ótimo: o leilão acabou. Ele só queria companhia no caminho, no seu passo de hoje.',
    closing: 'Mãos, coração, pés. E ele do lado.',
    words: [
      'miqueias',
      'o que e bom',
      'fazer o que e justo',
      'pratiques a justica',
      'amar a bondade',
      'ames a misericordia',
      'andar humildemente',
      'andes humildemente',
      'ribeiros de azeite',
      'milhares de carneiros',
      'que mais o senhor pede',
      'em que eu te incomodei',
      'balaque',
      'balaao',
    ],
  },
]
