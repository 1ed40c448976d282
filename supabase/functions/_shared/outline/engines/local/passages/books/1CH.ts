import type { BookPassages } from '../passage.ts'

export const FIRST_CH: BookPassages = [
  {
    verses: '4:9-10',
    key: '4:10',
    title: 'A oração de quem nasceu com dor no nome',
    theme: 'a oração de quem carrega uma história difícil',
    themes: ['oracao', 'identidade', 'esperanca', 'sofrimento'],
    idea: 'Jabez levava a dor no próprio nome e, em vez de aceitar aquilo como sentença, invocou a Deus e pediu bênção, espaço, a mão dele e proteção do mal; e Deus ouviu.',
    context:
      'O livro abre com nove capítulos de nomes, escritos para um povo que voltava do exílio e queria saber se ainda fazia parte da história. No meio da lista da tribo de Judá (4:1-23), o autor para em um homem que a Bíblia não cita em nenhum outro lugar. São só dois versículos.',
    retold: [
      {
        verses: '4:9',
        says: 'Jabez é mais respeitado que os irmãos, e a mãe lhe deu esse nome porque foi com dor que ele nasceu.',
      },
      {
        verses: '4:10',
        says: 'Jabez pede a Deus que o abençoe, alargue a sua terra, esteja com ele e o livre do mal, para que não sofra. Deus lhe concede o que pediu.',
      },
    ],
    read: {
      verses: '4:9-10',
      how: 'Um lê o versículo 9. Todos fazem silêncio por um instante. Outro lê a oração do 10, e todos dizem a última frase.',
    },
    observe: [
      {
        ask: 'Como o texto apresenta Jabez entre os irmãos?',
        verses: '4:9',
        listen: 'Foi mais honrado que seus irmãos.',
      },
      {
        ask: 'Quem escolheu o nome dele, e por que motivo?',
        verses: '4:9',
        listen: 'A mãe, porque o deu à luz com dores.',
      },
      {
        ask: 'A quem ele se dirige, e quais são os seus pedidos?',
        verses: '4:10',
        listen: 'Ao Deus de Israel: bênção, limites ampliados, a mão com ele, proteção do mal.',
      },
      {
        ask: 'O que Deus fez com o pedido de Jabez?',
        verses: '4:10',
        listen: 'Fez suceder o que ele havia pedido; uma frase só.',
      },
    ],
    interpret: [
      {
        ask: 'O nome guardava a dor de outra pessoa. O que um apelido ou uma história de família pode fazer com quem os carrega?',
        verses: '4:9',
        listen: 'Pode virar sentença; a mãe sofreu de verdade, e o filho não é a dor dela.',
        follow: 'Que diferença faz levar isso a Deus em vez de a um culpado?',
      },
      {
        ask: 'Ele pede “que eu não sofra”. O que essa parte da oração mostra de alguém com esse nome?',
        verses: '4:10',
        listen: 'Vai direto ao que mais teme; com Deus pode falar sem rodeio.',
      },
      {
        ask: 'Entre os pedidos está “se tua mão for comigo”. O que mudaria na oração sem essa parte?',
        verses: '4:10',
        listen: 'Bênção e espaço sem a mão de Deus seriam só crescimento; ele quer companhia.',
      },
      {
        ask: 'O texto não diz que ele mereceu nem que usou palavras certas. Em que se apoia o pedido dele, então?',
        verses: '4:10',
        listen: 'Em Deus, a quem invoca; a oração não é fórmula.',
      },
    ],
    live: [
      {
        ask: 'Que palavra dita sobre você, há muito tempo, ainda aparece no jeito como você se vê?',
        listen: 'Ninguém precisa dizer qual; basta dizer que existe.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que rótulo colaram em você na escola ou na internet, e o que gostaria de pedir a Deus no lugar dele?',
        listen: 'Levar a sério; apelido machuca.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que palavras a gente repete para os filhos que podem virar nome para a vida inteira?',
        listen: 'Boas e ruins; trocar uma nesta semana.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se Deus ampliasse os seus limites, quem mais caberia dentro deles?',
        listen: 'Espaço para servir e acolher, e não só para ter.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'Qual dos quatro pedidos de Jabez você faria hoje, e por quê?',
        listen: 'Bênção, espaço, mão, proteção.',
      },
      {
        ask: 'O que você nunca pediu a Deus por achar que não tinha direito?',
        listen: 'Jabez pediu, e o texto guardou o pedido.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Você sabe quem escolheu o seu nome e por quê? Quase se chamou outra coisa?',
        bridge: 'Hoje vamos ler sobre um homem cujo nome lembrava dor.',
      },
      {
        text: 'Numa lista de chamada, o seu nome costuma ser fácil, trocado ou motivo de riso?',
        bridge: 'A nossa história está no meio de uma lista de nomes muito comprida.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Escreva o seu nome inteiro, com calma, e olhe para ele.',
      bridge: 'No meio de centenas de nomes, Deus ouviu um. Leia.',
    },
    complete: [
      {
        name: 'Quatro pedidos',
        text: 'Abençoa-me em … . Abre espaço na minha vida para … . Que a tua mão seja comigo quando … . Protege-me do mal de … .',
      },
      {
        name: 'O nome que me deram',
        text: 'Dobre a folha. Por fora, o que disseram de mim: … . Por dentro, o que peço a Deus: … . No fundo, o meu nome, e a frase: Deus ouve.',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias, faça um pedido sincero a Deus por você e outro, igual, por alguém que não lhe é próximo.',
        tell: 'como foi pedir a mesma bênção para os dois.',
      },
      {
        do: 'Diga a uma pessoa que sempre é chamada por um defeito uma coisa boa e verdadeira que você vê nela.',
        tell: 'o que o rosto dela mostrou.',
      },
    ],
    children: {
      truth: 'Posso pedir tudo a Deus: ele me ouve.',
      to7: {
        story:
          'Era uma vez um menino chamado Jabez. Quando ele nasceu, a mamãe sentiu muita dor, e o nome dele lembrava isso: dor. Puxa, que nome difícil! Mas Jabez cresceu e fez uma coisa muito boa: conversou com Deus. Ele disse: Deus, por favor, abençoa-me! Dá-me mais espaço! Segura a minha mão! Guarda-me do mal, para eu não sofrer! E sabe o que aconteceu? Deus ouviu e deu o que Jabez pediu. Deus sabe o nome de cada um de nós e gosta de ouvir a nossa voz.',
        activity:
          'Cada criança contorna a mão no papel e escreve, com ajuda, o seu nome na palma. Orem juntos: Deus, que a tua mão esteja comigo.',
        questions: [
          'O que o nome de Jabez lembrava?',
          'Com quem Jabez conversou?',
          'O que você quer pedir a Deus?',
        ],
      },
      to12: {
        story:
          'Há uma parte da Bíblia que parece lista de chamada: nomes, nomes e mais nomes. De repente, a lista para em um deles: Jabez. A mãe tinha sofrido muito no parto e escolheu um nome que lembrava essa dor. Imagine ouvir isso cada vez que alguém chama você! Jabez podia ter pensado: então minha vida vai ser assim. Mas ele invocou o Deus de Israel e falou com toda a franqueza: se tu me abençoares muito, se ampliares os meus limites, se a tua mão for comigo, se me protegeres do mal, para que eu não sofra! Não era palavra mágica. Era um homem pedindo a Deus aquilo de que mais precisava. E a Bíblia conta que Deus fez o que ele pediu. Depois a lista de nomes continua. Só dois versículos, e a oração dele é lembrada até hoje.',
        activity:
          'Cada um escreve o nome na vertical e, em cada letra, algo que quer pedir a Deus ou que ele já deu. Quem quiser lê uma linha.',
        questions: [
          'Por que Jabez recebeu esse nome?',
          'O que ele pediu a Deus?',
          'Que apelido você poderia parar de usar com alguém?',
        ],
      },
      challenge: 'Chame cada colega pelo nome esta semana, nunca por um apelido que machuca.',
    },
    prayer:
      'Deus de Israel, tu sabes o nome que nos deram e o que ele pesa. Abençoa-nos, abre espaço em nós para mais gente, põe a tua mão conosco e guarda-nos do mal. Que a dor de ontem não dê nome ao nosso amanhã. Amém.',
    leader: {
      lost: 'Esta oração já foi usada como fórmula para enriquecer. O texto conta o que Deus fez com um homem e não dá receita. Pergunte sempre pela mão de Deus.',
      tender:
        'Quem foi humilhado ou rejeitado em casa pode se comover com o nome. Ninguém precisa contar. Se alguém revelar violência, ouça a sós e ajude a buscar apoio: Ligue 180, ou Disque 100 quando há criança.',
      differ:
        'Uns cristãos repetem a oração de Jabez como modelo do que pedir hoje; outros a leem como a história de um homem, e tomam o Pai Nosso por modelo. Os dois creem que se pode pedir a Deus com franqueza e confiar na resposta dele.',
    },
    comfort:
      'Numa lista de tantos nomes, a Bíblia para por causa de um que doía. Deus também para no seu.',
    closing: 'Que a mão de Deus vá com você, e que a dor não dê o seu nome.',
    words: [
      'jabez',
      'oracao de jabez',
      'com dores',
      'mais honrado',
      'mais ilustre',
      'ampliares os meus limites',
      'alargues as minhas fronteiras',
      'alargar as fronteiras',
      'territorio',
      'tua mao for comigo',
      'protegeres do mal',
      'seus irmaos',
    ],
  },
]
