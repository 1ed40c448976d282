import type { BookPassages } from '../passage.ts'

export const SECOND_CHRONICLES: BookPassages = [
  {
    verses: '20:1-22',
    key: '20:12',
    title: 'Não sabemos o que fazer',
    theme: 'orar quando faltam forças',
    themes: ['oracao', 'medo', 'adoracao', 'fe'],
    idea: 'Diante de uma multidão que vem contra ele, o rei não esconde o medo nem finge um plano: junta o povo inteiro, olha para Deus, e os cantores vão na frente.',
    context:
      'Josafá é um bom rei, e ainda assim três povos marcham contra Judá. Ele convoca jejum, e vêm famílias inteiras. Ora lembrando o que Deus já fez e o que se prometeu na casa de Deus. Depois, a resposta vem por um levita sem cargo. No fim, os inimigos se destroem uns aos outros.',
    read: {
      verses: '20:12-22',
      how: 'Todos de pé, com as crianças, se houver. O 12 é lido por todos, devagar. No 21, cantem uma frase conhecida de gratidão.',
    },
    observe: [
      {
        ask: 'O que o rei confessa diante de todos, e para onde olha?',
        verses: '20:12',
        listen: 'Não temos força, não sabemos o que fazer; nossos olhos em ti.',
      },
      {
        ask: 'Quem está em pé diante do Senhor?',
        verses: '20:13',
        listen: 'Todos, com meninos, mulheres e filhos.',
      },
      {
        ask: 'O que Deus manda fazer, e o que manda não fazer?',
        verses: '20:15-17',
        listen: 'Não temer; descer amanhã, ficar em pé, ver; não precisarão lutar.',
      },
      {
        ask: 'Como eles saem no outro dia, e o que cantam?',
        verses: '20:20-22',
        listen: 'Cantores à frente; dai graças, sua misericórdia é para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Um rei que diz “não sabemos o que fazer” perde ou ganha autoridade? Por quê?',
        verses: '20:12-13',
        listen: 'O povo se reúne em volta da verdade; não finge controle.',
        follow: 'Que líder já disse isso a você?',
      },
      {
        ask: '“A batalha não é vossa”, mas é preciso descer até o vale. O que cabe a eles, então?',
        verses: '20:15-17',
        listen: 'Ir, ficar em pé, olhar; confiar não é ficar em casa.',
      },
      {
        ask: 'Cantam antes de ver o resultado. O que o louvor faz, ali, com o medo e com o povo?',
        verses: '20:21-22',
        listen: 'Lembra a misericórdia; não é truque para vencer.',
      },
    ],
    live: [
      {
        ask: 'Sobre que assunto, hoje, a sua oração mais sincera seria: não sei o que fazer?',
        listen: 'Só o assunto; sem sugestões do grupo.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'O que você faz primeiro quando vem a notícia ruim: liga, pesquisa, come, chora, ora?',
        listen: 'Josafá teve medo e depois buscou.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Prova, briga em casa, saúde de alguém: que música ajuda você a olhar para cima?',
        listen: 'Cantem um pedaço.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que batalha você vem lutando que talvez não seja sua?',
        listen: 'Conversão do outro, opinião alheia, passado.',
        for: ['long-believers', 'singles', 'adults'],
      },
      {
        ask: 'Os pequenos estavam na assembleia. Quanto das dificuldades da família as crianças podem orar junto?',
        listen: 'Na medida da idade; sem peso.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Jaaziel não era sacerdote famoso. Por que voz inesperada Deus já o acalmou?',
        listen: 'Neto, vizinha, desconhecido.',
        for: ['elderly', 'long-believers', 'visitors'],
      },
      {
        ask: 'Como soa, para quem não costuma orar, começar com os olhos em vez das palavras?',
        listen: 'Olhar já é oração.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música você canta, mesmo desafinando, quando está com medo ou lavando louça?',
        bridge: 'Um exército inteiro saiu para o campo atrás do coral.',
      },
      {
        text: 'Diga em voz alta três coisas que você não faz a menor ideia de como se faz.',
        bridge: 'O rei Josafá disse isso diante do país inteiro.',
        for: ['young', 'teens', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Levante os olhos até o ponto mais alto que puder ver daqui. Fique assim, sem pedir nada.',
      bridge: 'A ti estão voltados os nossos olhos, disse um rei sem saída.',
    },
    complete: [
      {
        name: 'Oração de Josafá',
        text: 'Escreva: Deus, tu és … ; já fizeste … ; agora vem contra nós … ; não temos … ; não sabemos … ; mas … .',
      },
      {
        name: 'De quem é',
        text: 'Faça três colunas: o que é meu fazer; o que é de outro; o que é de Deus. Mude de lugar uma coisa.',
      },
    ],
    challenges: [
      {
        do: 'Ponha uma música de gratidão antes de enfrentar o momento mais temido da semana.',
        tell: 'Como entrou nele.',
      },
      {
        do: 'Reúna a casa, ou dois amigos, e façam a oração do versículo 12, cada um com um assunto.',
        tell: 'O que foi dizer isso na frente dos outros.',
      },
    ],
    children: {
      truth: 'Quando não sei o que fazer, olho para Deus.',
      to7: {
        story:
          'O rei Josafá recebeu uma notícia: vem um exército enorme! Ele ficou com medo. O que ele fez? Chamou todo mundo: papais, mamães, vovôs e crianças. Ficaram de pé diante de Deus. O rei orou: Deus, nós não temos força. Não sabemos o que fazer. Mas os nossos olhos estão olhando para o Senhor! Então Deus respondeu por um moço chamado Jaaziel: não tenham medo! Esta batalha não é de vocês, é minha. No outro dia, saíram bem cedo. Quem ia na frente? Os cantores! Eles cantavam: deem graças, o amor de Deus é para sempre! E Deus cuidou de todos. Ninguém deles precisou brigar.',
        activity:
          'Marcha dos cantores: com panelas e palmas, andem pela casa cantando que o amor de Deus é para sempre.',
        questions: [
          'Quem orou junto com o rei?',
          'Para onde eles olharam?',
          'O que você canta quando tem medo?',
        ],
      },
      to12: {
        story:
          'Três povos se juntaram contra Judá. Quando avisaram o rei Josafá, ele teve medo. A Bíblia diz isso sem vergonha. Mas ele não ficou parado no medo. Chamou o país para orar, e vieram famílias inteiras, até as crianças pequenas. De pé, diante de todos, o rei lembrou o que Deus já tinha feito e disse uma das orações mais sinceras que existem: não temos força, não sabemos o que fazer, mas os nossos olhos estão em ti. Imagine um rei falando: não sei! Então o Espírito de Deus falou por Jaaziel, um cantor do meio do povo: não tenham medo, a batalha é de Deus. De manhã, eles desceram. Na frente não iam lanças, e sim os cantores: deem graças ao Senhor, porque a misericórdia dele é para sempre! E Deus os livrou sem que precisassem lutar.',
        activity:
          'Olhos para cima: façam um binóculo de rolo de papel e escrevam nele: a ti estão voltados os nossos olhos. Orem olhando o céu.',
        questions: [
          'O que o rei fez com o medo?',
          'O que ele disse a Deus?',
          'Em que situação você não sabe o que fazer?',
        ],
      },
      challenge: 'Numa hora difícil, cante ou ore antes de qualquer outra coisa.',
    },
    prayer:
      'Ó Deus nosso, em nós não há força, e não sabemos o que fazer, mas a ti estão voltados os nossos olhos. Recebe-nos de pé, com as crianças no colo. Desce conosco ao vale, e põe uma canção na frente.',
    leader: {
      lost: 'Pode virar fórmula: louve e o inimigo cai. O texto mostra confiança, e não técnica; em outras páginas o povo orou e sofreu. Fique na sinceridade do 12.',
      tender:
        'Dizer que a batalha não é sua a quem sofre violência pode calar um pedido de socorro. Deixe claro: buscar ajuda também é descer ao vale. Ligue 180, Disque 100, 190. Para quem não aguenta mais viver, 188, e companhia já.',
    },
    comfort:
      'Se hoje você só consegue olhar, olhe. Não sabemos o que fazer é oração inteira, e foi feita de pé por um povo com crianças no colo. Deus respondeu a ela.',
    closing: 'Sem plano e sem força, mas com os olhos em ti.',
    words: [
      'josafa',
      'nao sabemos o que fazer',
      'a ti estao voltados',
      'nossos olhos',
      'jaaziel',
      'a batalha nao e vossa',
      'moabe e amom',
      'cantores',
      'sua misericordia e para sempre',
      'tecoa',
      'jejum',
      'crede no senhor',
      'peleja',
    ],
  },
]
