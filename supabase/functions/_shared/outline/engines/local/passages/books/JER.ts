import type { BookPassages } from '../passage.ts'

export const JER: BookPassages = [
  {
    verses: '18:1-10',
    key: '18:6',
    title: 'Na mão do oleiro',
    theme: 'o Deus que refaz',
    themes: ['arrependimento', 'volta', 'esperanca', 'obediencia'],
    idea: 'O vaso que se quebra na mão do oleiro não vai para o lixo: Deus é livre para refazer, e o aviso dele existe para que o povo mude e viva.',
    context:
      'Jeremias fala a Judá quando o perigo da Babilônia se aproxima. Deus o manda a uma oficina de barro, cena de todo dia, e ali lhe dá a mensagem. No versículo 11 virá o convite: convertei-vos agora. E no 12, a resposta triste do povo: não há esperança, seguiremos as nossas próprias intenções.',
    read: {
      verses: '18:1-10',
      how: 'De 1 a 4, quem lê faz com as mãos o gesto de moldar; o grupo imita. De 5 a 10, mãos quietas e abertas.',
    },
    observe: [
      {
        ask: 'Em que lugar Jeremias precisa estar para ouvir, e o que ele vê ali?',
        verses: '18:2-3',
        listen: 'Na casa do oleiro; ele trabalha na roda.',
      },
      {
        ask: 'O que acontece com o vaso, e onde ele está quando isso acontece?',
        verses: '18:4',
        listen: 'Quebra-se na mão do oleiro; vira outro vaso, como lhe pareceu melhor.',
      },
      {
        ask: 'Que duas situações de nações Deus descreve, e o que muda o rumo de cada uma?',
        verses: '18:7-10',
        listen: 'Ameaçada que se converte; abençoada que faz o mal. A resposta muda o rumo.',
      },
    ],
    interpret: [
      {
        ask: 'O oleiro não joga o barro fora nem finge que o vaso está bom. O que isso mostra de Deus?',
        verses: '18:4, 18:6',
        listen: 'Paciência e autoridade: recomeça com o mesmo barro.',
        follow: 'O que em você Deus já recomeçou?',
      },
      {
        ask: 'Deus diz “mudarei de ideia”. Para que serve, então, um aviso de castigo?',
        verses: '18:7-8',
        listen: 'Para ser ouvido e não precisar cumprir-se; é convite.',
      },
      {
        ask: 'Barro não responde; o povo, sim. Até onde a comparação vai, segundo os versículos 8 e 10?',
        verses: '18:6-10',
        listen: 'Deus manda na roda, mas leva a sério a nossa resposta.',
      },
      {
        ask: 'O texto fala de “casa de Israel” e de nações. O que muda ler “vós” no plural, antes de ler só para mim?',
        verses: '18:6',
        listen: 'Deus refaz um povo inteiro; há erros e voltas que são de todos.',
      },
    ],
    live: [
      {
        ask: 'Que parte da sua história parecia barro estragado e virou outra coisa?',
        listen: 'Não force final feliz. Alguns ainda estão na roda.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'O que você já quis que Deus fizesse do seu jeito, e como seria dar a ele a forma?',
        listen: 'Curso, namoro, corpo, amizade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que endureceu no jeito de vocês dois, e que água amoleceria isso?',
        listen: 'Tempo juntos, escuta, pedido de desculpas.',
        for: ['couples'],
      },
      {
        ask: 'Que aviso você deu aos seus filhos torcendo para não precisar cumprir?',
        listen: 'É assim que o texto fala de Deus. Rir ajuda.',
        for: ['parents'],
      },
      {
        ask: 'Em que a nossa igreja precisaria voltar para a roda?',
        listen: 'Nós, e não eles. Uma coisa só.',
        for: ['long-believers'],
      },
      {
        ask: 'Entre o alívio e o receio, o que pesa mais quando imagina a sua vida nas mãos de outro?',
        listen: 'Depende de quem são as mãos. Ouça.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há coisas que se quebraram e não voltam como eram. O que ajuda a deixar as mãos abertas?',
        listen: 'Não diga que foi Deus quem quebrou. Fique perto.',
        for: ['mourning', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Massinha, argila ou massa de pão: o que de mais torto já saiu das suas mãos?',
        bridge: 'Jeremias foi ver um homem trabalhar com barro, e a peça deu errado.',
      },
      {
        text: 'Qual foi o melhor remendo da sua casa, aquela coisa quebrada que ficou até melhor?',
        bridge: 'Deus levou Jeremias a uma oficina para mostrar algo parecido.',
        for: ['men', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Pegue um papel, amasse bem e depois desamasse. Passe a mão, devagar, nas dobras.',
      bridge: 'Leia com o papel aberto no colo.',
    },
    complete: [
      {
        name: 'Vaso em três tempos',
        text: 'Desenhe três vasos. O que eu queria ser: … . Onde quebrou: … . O que o oleiro parece estar fazendo agora: … (pode deixar em branco).',
      },
      {
        name: 'Seco ou úmido',
        text: 'Complete: ando duro quando me falam de … . Amoleço quando … . Uma água que posso buscar nesta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Mude uma coisa que um aviso já lhe mostrou, do médico, do cônjuge, da consciência, e comece em vinte e quatro horas.',
        tell: 'que aviso era, e qual foi o primeiro passo.',
      },
      {
        do: 'Conserte com as mãos um objeto quebrado e, enquanto conserta, converse com Deus sobre o que quer entregar a ele.',
        tell: 'mostre o objeto, ou uma foto.',
      },
    ],
    children: {
      truth: 'Deus é o oleiro, e estou na mão dele.',
      to7: {
        story:
          'Deus disse a Jeremias: vá até a casa do homem que faz vasos de barro. Jeremias foi. A roda girava, girava, e as mãos do homem faziam um vaso bem bonito. De repente, ploft! O vaso amassou. Que pena! O homem ficou bravo? Jogou fora? Não! Ele pegou o mesmo barro e começou de novo. E fez outro vaso! Então Deus falou: o meu povo é como esse barro na minha mão. Quando vocês erram e voltam para mim, eu faço de novo. Que bom estar na mão de Deus!',
        activity:
          'Com massinha, façam um vaso, amassem juntos e façam outro com a mesma massa. A cada vez, digam: Deus faz de novo!',
        questions: [
          'O que o homem fazia na roda?',
          'O que ele fez quando o vaso amassou?',
          'Na mão de quem nós estamos?',
        ],
      },
      to12: {
        story:
          'Deus podia ter mandado um recado do céu. Mas disse a Jeremias: desça até a oficina do oleiro, e lá eu falo com você. Jeremias viu a roda girar e o barro subir entre os dedos. De repente, o vaso se estragou. O oleiro não xingou nem jogou o barro no canto: juntou tudo e fez outro vaso, do jeito que lhe pareceu melhor. Aí Deus falou: será que não posso fazer assim com vocês? Vocês estão na minha mão como o barro na mão dele. Se eu avisar um povo que vai dar tudo errado, e ele mudar de vida, eu mudo o que ia fazer. E se um povo que eu ia abençoar escolher o mal, também muda. O aviso era um convite: ainda dá para recomeçar! Deus queria o seu povo de volta à roda.',
        activity:
          'Em argila ou massa de sal, cada um faz um vaso de olhos fechados, abre os olhos e refaz. Conversem sobre o que mudou da primeira para a segunda vez.',
        questions: [
          'Por que Deus mandou Jeremias a uma oficina?',
          'Para que serve um aviso de Deus?',
          'O que você gostaria que Deus refizesse em você?',
        ],
      },
      challenge: 'Quando errar, peça desculpa e comece de novo, sem desistir.',
    },
    prayer:
      'Senhor, somos barro na tua mão. Obrigado por não nos jogares fora. Amolece o que secou em nós, em nossa casa e em nossa igreja. Faz-nos ouvir o aviso como convite, e refaz-nos como te parecer melhor. Amém.',
    leader: {
      lost: 'A cena é tão bonita que se esquece o resto: de 7 a 10 Deus fala de nações e de mudança de vida. Não pare no versículo 6.',
      tender:
        'Não diga a quem sofreu que Deus o quebrou para refazer. No texto, o vaso se estraga e a mão recomeça. A mão de quem agride não é a do oleiro: Ligue 180, Disque 100.',
      differ:
        'Deus mudar de ideia: uns entendem que é modo humano de falar, pois o plano dele não muda; outros, que ele de fato responde às escolhas das pessoas. O texto quer que o ouvinte responda.',
    },
    comfort:
      'Você pode estar no chão da oficina, em pedaços úmidos. Ainda é a mesma casa, e ainda é a mesma mão.',
    closing: 'A roda continua girando. Bom lugar para estar: na mão.',
    words: [
      'oleiro',
      'casa do oleiro',
      'barro',
      'vaso',
      'roda',
      'se quebrou na mao',
      'tornou a fazer',
      'barro na mao do oleiro',
      'mudarei de ideia',
      'me arrependerei do mal',
      'edificar e plantar',
      'jeremias',
    ],
  },
  {
    verses: '29:1-14',
    key: '29:11',
    title: 'Carta para quem está longe de casa',
    theme: 'esperança em tempo comprido',
    themes: ['esperanca', 'espera', 'oracao', 'trabalho'],
    idea: 'Aos exilados que queriam um atalho, Deus diz: plantem, orem pela cidade e esperem; são setenta anos, mas os meus pensamentos são de paz, e vocês vão me achar.',
    context:
      'Nabucodonosor levou para a Babilônia o rei e muita gente de Jerusalém. Lá, falsos profetas prometiam volta rápida. Jeremias, que ficou, manda uma carta. De 1 a 3 se conta quem a levou e a quem; nela Deus fala a um povo inteiro, no exílio, sobre setenta anos. Muitos dos que a ouviram não veriam a volta.',
    read: {
      verses: '29:4-14',
      how: 'Abram um papel dobrado, como carta, e leiam. Quem não é da cidade em que mora lê o 7.',
    },
    observe: [
      {
        ask: 'O que a carta manda fazer em terra estranha?',
        verses: '29:5-7',
        listen: 'Casas, hortas, famílias; buscar a paz da cidade e orar por ela.',
      },
      {
        ask: 'Contra que vozes ela previne?',
        verses: '29:8-9',
        listen: 'Profetas e adivinhos que Deus não enviou.',
      },
      {
        ask: 'Quanto tempo vai durar, e o que Deus fará no fim?',
        verses: '29:10',
        listen: 'Setenta anos; visitará, cumprirá a boa palavra, trará de volta.',
      },
      {
        ask: 'Que pensamentos Deus tem, e o que o povo fará quando os ouvir?',
        verses: '29:11-14',
        listen: 'De paz, futuro com esperança; invocar, orar, buscar, achar.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mandar plantar horta a quem só queria fazer as malas?',
        verses: '29:5-6',
        listen: 'Viver o hoje sem largar a esperança; horta demora.',
        follow: 'Onde você vive de malas prontas?',
      },
      {
        ask: 'Orar pela Babilônia, que os tinha levado! O que essa ordem faz com a raiva de um exilado?',
        verses: '29:7',
        listen: 'Não a nega; abre um caminho; a paz da cidade é a deles também.',
      },
      {
        ask: 'O versículo 11 vem depois de “setenta anos”. O que se entende dele só quando se lê o 10 primeiro?',
        verses: '29:10-11',
        listen: 'É promessa a um povo, comprida; não é de sucesso rápido.',
      },
      {
        ask: 'O que vale mais no fim da carta: voltar a um lugar ou achar uma pessoa?',
        verses: '29:12-14',
        listen: 'As duas vêm, mas o achado é o próprio Deus.',
      },
    ],
    live: [
      {
        ask: 'Em que situação você não escolheu estar, e que horta daria para plantar ali?',
        listen: 'Emprego, doença, cidade, casa dos sogros.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você vive adiando para quando a vida de verdade começar?',
        listen: 'Depois do vestibular, de sair de casa, de namorar.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que oração caberia sobre a nossa cidade, com nome de rua, de escola e de posto de saúde?',
        listen: 'Orem já por um lugar concreto.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'O que vocês plantam sabendo que só os filhos ou netos vão colher?',
        listen: 'Setenta anos é isso.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Lembre uma solução rápida que lhe prometeram em nome de Deus. O que ficou depois?',
        listen: 'Frustração honesta. Não defenda quem prometeu.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Para quem veio de longe, ou se sente de fora: o que ajudaria este grupo a ser um pouco de casa?',
        listen: 'Migrante, refugiado, estudante, recém-chegado.',
        for: ['visitors', 'singles', 'adults'],
      },
      {
        ask: 'Um futuro com esperança pode parecer ofensa para quem perdeu. O que seria esperança do seu tamanho, hoje?',
        listen: 'Pode ser dormir. Aceite o tamanho.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a mudança de casa mais doida da sua vida, e o que ficou meses na caixa?',
        bridge: 'Deus escreveu a gente que não queria desfazer as caixas.',
      },
      {
        text: 'Você planta alguma coisa? Conte o seu maior sucesso, ou a planta que assassinou sem querer.',
        bridge: 'A carta de hoje manda plantar horta num lugar em que ninguém queria morar.',
        for: ['women', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe pela janela a cidade ou a rua onde você mora. Escolha uma luz acesa e pense em quem está ali.',
      bridge: 'Leia o versículo 7 e demore nele.',
    },
    complete: [
      {
        name: 'Resposta da Babilônia',
        text: 'Escreva a resposta à carta: Senhor, não escolhi estar em … . Já plantei … . Ainda não desfiz a caixa de … . Peço paz para … . Até o senhor nos visitar, eu … .',
      },
      {
        name: 'Canteiro e calendário',
        text: 'Desenhe um canteiro. O que colho em setenta dias: … . Em sete anos: … . Em setenta anos, por outras mãos: … .',
      },
    ],
    challenges: [
      {
        do: 'Plante algo de comer, num vaso que seja, e ore pela cidade toda vez que regar.',
        tell: 'o que brotou, na terra ou em você.',
      },
      {
        do: 'Faça um bem à sua rua que não seja só para a sua casa: recolher lixo, arrumar a calçada, conhecer um vizinho.',
        tell: 'como ficou, e quem parou para olhar.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim onde eu estiver.',
      to7: {
        story:
          'O povo de Deus foi levado para uma terra bem longe, a Babilônia. Todos estavam com saudade. Quando a gente volta?, perguntavam. Então chegou uma carta! Era de Jeremias, com um recado de Deus: façam casas, plantem hortas, tenham filhos. Orem pela cidade onde vocês estão. Vai demorar muito, muito. Mas eu não esqueci vocês. Os meus pensamentos são de paz. Quando vocês me chamarem, eu vou ouvir. E um dia vou trazer o meu povo de volta. Então as pessoas enxugaram os olhos, pegaram as sementes e plantaram.',
        activity:
          'Plantem uma semente num copinho e façam um envelope com o recado: Deus cuida de mim onde eu estiver.',
        questions: [
          'Por que o povo estava com saudade?',
          'O que a carta mandou plantar?',
          'Por quem da nossa cidade você quer orar?',
        ],
      },
      to12: {
        story:
          'Imagine ser obrigado a se mudar para um país de outra língua. Você ia querer desfazer as malas? O povo de Judá tinha sido levado à Babilônia, e uns profetas diziam: daqui a pouco a gente volta! Então ninguém queria plantar nem construir. Jeremias mandou uma carta com a palavra de Deus: esses profetas não falam por mim. Façam casas, plantem hortas, casem, tenham filhos. E orem pela cidade, porque a paz dela será a paz de vocês. Vão ser setenta anos. Muito, não é? Mas eu sei os pensamentos que tenho para vocês: de paz, e não de mal, para dar um futuro com esperança. Vocês vão me buscar de todo o coração, e vão me achar. A volta demorou; e Deus, que parecia longe, estava com eles o tempo todo.',
        activity:
          'Desenhem um mapa do bairro, marquem três lugares e orem por cada um. Escolham um para ajudar de algum jeito.',
        questions: [
          'Por que ninguém queria plantar?',
          'O que Deus prometeu, e para quando?',
          'O que você pode plantar de bom onde está?',
        ],
      },
      challenge: 'Ore todo dia pela sua rua e dê bom dia a um vizinho.',
    },
    prayer:
      'Senhor, nós queríamos atalhos. Ensina-nos a plantar onde estamos e a orar por esta cidade. Sustenta-nos nos tempos compridos. Obrigado porque pensas em nós com paz e te deixas achar. Amém.',
    leader: {
      lost: 'O versículo 11 é lido sozinho em quadros e camisetas, como promessa de que o meu plano vai dar certo. Leia-o junto do 10, sempre.',
      tender:
        'Quem está desempregado, imigrado à força ou doente há muito tempo não precisa ouvir aceite e plante. Pergunte o que ajudaria. E a carta não manda ficar em lugar de violência: dali se sai com ajuda (Ligue 180).',
      differ:
        'O versículo 11 foi dito ao povo exilado. Uns cristãos o aplicam só como exemplo do caráter de Deus; outros, também como consolo pessoal, em Cristo. Nenhuma das leituras fiéis faz dele garantia de prosperidade.',
    },
    comfort:
      'Se o seu exílio é comprido, Deus não mandou dizer que é curto. Mandou dizer que está nele.',
    closing: 'Desfaçam uma caixa, plantem uma coisa, e orem pela rua de vocês.',
    words: [
      'cativos',
      'exilados',
      'exilio',
      'babilonia',
      'edificai casas',
      'plantai hortas',
      'paz da cidade',
      'setenta anos',
      'pensamentos de paz',
      'planos que tenho',
      'futuro com esperanca',
      'me buscareis e achareis',
      'jeremias',
    ],
  },
]
