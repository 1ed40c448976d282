import type { BookPassages } from '../passage.ts'

export const FIRST_JOHN: BookPassages = [
  {
    verses: '1:5-2:2',
    key: '1:9',
    title: 'Andar com a luz acesa',
    theme: 'confessar e ser perdoado',
    themes: ['perdao', 'arrependimento', 'comunhao', 'graca'],
    idea: 'Deus é luz sem sombra nenhuma; por isso não precisamos fingir: quem traz o pecado para a luz encontra um Deus fiel que perdoa e um advogado, Jesus, que pagou por ele.',
    context:
      'João, que viu e tocou Jesus, escreve a igrejas abaladas por gente que dizia ter luz especial e não ter pecado. Ele anuncia comunhão com Deus e alegria completa, e começa pelo mais simples: quem Deus é. Nos dois versículos depois do trecho lido (2:1-2), diz que não quer que pequem, e que, se alguém pecar, há Jesus.',
    retold: [
      {
        verses: '1:5-7',
        says: 'João anuncia que Deus é luz, sem nada de trevas. Quem anda em trevas mente se diz ter comunhão com ele, e quem anda na luz é purificado pelo sangue de Jesus.',
      },
      {
        verses: '1:8-10',
        says: 'Se dizemos que não temos pecado, escreve João, enganamos a nós mesmos e fazemos Deus mentiroso. Se confessamos, ele é fiel e justo para perdoar e purificar.',
      },
      {
        verses: '2:1-2',
        says: 'João escreve para que os filhinhos não pequem. Mas, se alguém peca, temos um advogado com o Pai: Jesus Cristo, sacrifício para perdão dos nossos pecados e dos do mundo todo.',
      },
    ],
    read: {
      verses: '1:5-10',
      how: 'Apaguem uma luz no 6 e acendam-na no 7. O 9 todos leem juntos.',
    },
    observe: [
      {
        ask: 'Qual é a mensagem que João ouviu de Jesus sobre Deus?',
        verses: '1:5',
        listen: 'Deus é luz; nele não há nada de trevas.',
      },
      {
        ask: 'João repete se dissermos. Que três coisas a gente pode dizer e não ser verdade?',
        verses: '1:6, 1:8, 1:10',
        listen: 'Que temos comunhão andando em trevas; que não temos pecado; que não pecamos.',
      },
      {
        ask: 'O que acontece com quem anda na luz, e com quem confessa?',
        verses: '1:7, 1:9',
        listen: 'Comunhão e purificação; perdão de um Deus fiel e justo.',
      },
    ],
    interpret: [
      {
        ask: 'Andar na luz não é não ter pecado, pois o sangue de Jesus purifica quem anda nela. O que é, então?',
        verses: '1:7-8',
        listen: 'Não se esconder; viver diante de Deus e dos irmãos com verdade.',
      },
      {
        ask: 'Era de esperar que Deus fosse misericordioso ao perdoar. Por que João diz “fiel e justo”?',
        verses: '1:9',
        listen: 'Ele cumpre o que prometeu e o preço foi pago; o perdão não é vista grossa.',
        follow: 'Que diferença isso faz de madrugada?',
      },
      {
        ask: 'Luz com Deus resulta em comunhão “uns com os outros”. Por que o segredo isola?',
        verses: '1:7',
        listen: 'Quem esconde representa; só o verdadeiro é amado.',
      },
    ],
    live: [
      {
        ask: 'O que na sua fé só acontece com a luz apagada, e o que seria acender um abajur, sem holofote?',
        listen: 'Uma pessoa segura, não a roda inteira.',
      },
      {
        ask: 'Entre negar, minimizar e culpar o outro, qual é a sua saída favorita quando erra em casa?',
        listen: 'Riso e verdade.',
        for: ['couples', 'adults', 'parents'],
      },
      {
        ask: 'Aba anônima, conta secreta, conversa apagada: como seria contar a alguém de confiança antes que pese mais?',
        listen: 'Adulto seguro; se há ameaça ou chantagem, ajuda já.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Há quem confesse e continue carregando. Que parte do “purificar de toda injustiça” ainda não desceu?',
        listen: 'O perdão é fato, o sentimento vem atrás.',
        for: ['women', 'adults', 'elderly'],
      },
      {
        ask: 'O que uma igreja pode fazer para que ninguém precise parecer sem pecado nela?',
        listen: 'Começar pelos líderes; guardar segredo.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Que ideia você fazia de confissão, e o que há aqui de diferente?',
        listen: 'Advogado, não tribunal perdido.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que apareceu quando você arrastou o sofá ou acendeu a luz da garagem?',
        bridge: 'João fala de uma luz que mostra tudo, e não humilha ninguém.',
      },
      {
        text: 'Qual foi a sua pior desculpa esfarrapada, daquelas que nem você acreditou?',
        bridge: 'O texto tem uma saída melhor que a desculpa.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe para a sombra de um objeto e depois para o lado de onde vem a luz. Vire o rosto para lá.',
      bridge: 'Confessar é mais virar o rosto que baixar a cabeça.',
    },
    complete: [
      {
        name: 'Frente e verso',
        text: 'Na frente: o que escondo é … . No verso: ele é fiel e justo para me … . Depois rasgue, se quiser, e fique com o verso na memória.',
      },
      {
        name: 'Três frases falsas',
        text: 'Complete com humor: Eu nunca … . Nem foi culpa minha que … . Todo mundo … . Agora troque a que mais combina com você por uma verdade.',
      },
    ],
    challenges: [
      {
        do: 'Ao fim de cada dia, conte a Deus com nome próprio uma coisa errada, sem explicar, e leia o 1:9 em voz alta.',
        tell: 'se ficou mais leve ou mais difícil no correr da semana.',
      },
      {
        do: 'Conte a uma pessoa madura e discreta uma luta que só você conhece.',
        tell: 'só que contou, e o que sentiu no dia seguinte.',
      },
    ],
    children: {
      truth: 'Conto a verdade a Deus e ele me perdoa.',
      to7: {
        story:
          'A Mia quebrou a xícara azul. Crec! Escondeu os pedaços embaixo da cama e ficou lá no escuro, encolhida. O coração fazia tum, tum. A mamãe acendeu a luz do quarto: Mia? Ela respirou e contou: fui eu. Desculpa! A mamãe abraçou a Mia e juntaram os pedaços com cuidado. Que alívio! João escreveu que Deus é luz, sem nenhum escurinho. Quando a gente faz uma coisa errada, não precisa se esconder. É só contar. Deus perdoa e limpa o coração. E Jesus está do nosso lado.',
        activity:
          'Com a luz apagada e uma lanterna, cada um vem para o claro e todos dizem: Deus é luz e me perdoa!',
        questions: [
          'Onde a Mia se escondeu?',
          'O que aconteceu quando ela contou?',
          'O que Deus faz quando a gente conta a verdade?',
        ],
      },
      to12: {
        story:
          'O Artur pegou vinte reais da bolsa da tia. Ninguém viu. À noite, começou a ver: cada vez que a tia sorria, doía. Parou de sentar perto dela. Na classe leram a carta de João. Deus é luz, dizia, e nele não há escuridão nenhuma. O Artur quis sumir. Mas o texto não dizia para fugir da luz; dizia para andar nela! Se a gente fala que nunca errou, engana a si mesmo. Mas, se confessa, Deus é fiel e justo para perdoar e limpar. E mais: temos um advogado junto do Pai, Jesus, que deu a vida por nós. Um advogado que está do meu lado!, pensou o Artur. Ele contou a Deus. Depois contou à tia e devolveu o que sobrou. Ela ficou séria, e depois o puxou para perto no sofá. Aquele lugar tinha feito muita falta.',
        activity:
          'Escrevam com giz branco em papel branco e pintem por cima com tinta aguada: o escondido aparece. Conversem: com Deus, o que aparece é perdoado.',
        questions: [
          'Por que o Artur parou de sentar perto da tia?',
          'O que Deus faz quando confessamos?',
          'Quem é o nosso advogado?',
        ],
      },
      challenge: 'Quando errar, conte a verdade a Deus e a quem você magoou.',
    },
    prayer:
      'Deus, tu és luz, e não nos acusas para destruir. Trazemos o que está debaixo da cama. Perdoa e limpa, como prometeste. Jesus, nosso advogado, obrigado por estares do nosso lado. Faz deste grupo um lugar onde a verdade é recebida com abraço. Amém.',
    leader: {
      lost: 'Pode virar sessão de confissão pública. Não deixe. A confissão, aqui, é a Deus, e o resto se conta a quem sabe guardar.',
      tender:
        'Quem foi abusado às vezes confessa como pecado o que sofreu. Corrija com carinho: não foi culpa sua. Havendo risco ou chantagem com imagens, ajude a denunciar: Disque 100, Ligue 180; desespero, CVV 188.',
      differ:
        'Nas igrejas históricas há também a confissão a um ministro; em outras, só a Deus e, quando convém, a um irmão. E o todo o mundo de 2:2 é lido como Cristo ter morrido por cada pessoa, ou por gente de todos os povos.',
    },
    comfort:
      'Você não precisa se arrumar no escuro para depois aparecer. Acenda. Quem está lá é o seu advogado.',
    closing: 'Deus é luz: não é preciso se esconder.',
    words: [
      'deus e luz',
      'andamos na luz',
      'andar na luz',
      'se confessarmos',
      'confessarmos nossos pecados',
      'fiel e justo',
      'advogado',
      'jesus cristo o justo',
      'sangue de jesus',
      'purifica de todo pecado',
      'trevas',
      'que nao temos pecado',
      'sacrificio para perdao',
      'propiciacao',
      'filhinhos',
    ],
  },
  {
    verses: '2:3-11',
    key: '2:10',
    title: 'O teste da luz é o irmão',
    theme: 'conhecer Deus e amar',
    themes: ['comunhao', 'obediencia', 'proximo', 'discipulado'],
    idea: 'Conhecer Deus se reconhece no andar: quem diz que está na luz e odeia o irmão ainda tropeça no escuro; quem ama, esse enxerga.',
    context:
      'João acabou de falar da luz de Deus e do perdão de quem confessa. Agora oferece um jeito de conferir se a luz é verdadeira. Nas igrejas dele havia pessoas que diziam conhecer Deus a fundo e desprezavam os irmãos. O mandamento é velho e novo: aquele que Jesus deu na última noite (João 13).',
    retold: [
      {
        verses: '2:3-6',
        says: 'João diz que conhece a Deus quem guarda os seus mandamentos, e quem diz que o conhece e não guarda é mentiroso. Quem está nele deve andar como ele andou.',
      },
      {
        verses: '2:7-8',
        says: 'João escreve um mandamento antigo, ouvido desde o princípio, e também novo, porque as trevas passaram e a verdadeira luz já ilumina.',
      },
      {
        verses: '2:9-11',
        says: 'Quem odeia o irmão anda nas trevas, diz João, e não sabe para onde vai, porque elas lhe cegaram os olhos. Quem ama o irmão está na luz, sem motivo de tropeço.',
      },
    ],
    read: {
      verses: '2:3-11',
      how: 'Alternem: um lado da roda lê as frases que começam com aquele que diz; o outro, o resto.',
    },
    observe: [
      {
        ask: 'Como se sabe que alguém conhece a Deus?',
        verses: '2:3-5',
        listen: 'Guarda os mandamentos dele; o amor se aperfeiçoa.',
      },
      {
        ask: 'Quem diz que está em Cristo deve andar como?',
        verses: '2:6',
        listen: 'Como ele andou.',
      },
      {
        ask: 'Onde está, e o que acontece com os olhos de quem odeia o irmão?',
        verses: '2:9, 2:11',
        listen: 'Nas trevas; cegos, sem saber para onde vai.',
      },
    ],
    interpret: [
      {
        ask: 'Como um mandamento pode ser antigo e novo ao mesmo tempo?',
        verses: '2:7-8',
        listen: 'Ouvido desde o começo, e novo porque em Jesus se viu feito.',
      },
      {
        ask: 'Ódio aqui não precisa gritar. Que formas educadas ele tem?',
        verses: '2:9',
        listen: 'Desprezo, silêncio, torcer contra, apagar a pessoa.',
        follow: 'O que o ódio impede você de enxergar no outro?',
      },
      {
        ask: 'João compara amar com enxergar: nele “não há motivo algum de tropeço”. Por que o amor clareia o caminho?',
        verses: '2:10-11',
        listen: 'Vê-se o outro e a si com justiça; o rancor inventa buracos.',
      },
    ],
    live: [
      {
        ask: 'Se o seu jeito de andar fosse a única pista, em que Jesus os vizinhos acreditariam?',
        listen: 'Andar como ele andou; sem julgamento.',
      },
      {
        ask: 'Com qual irmão da igreja você troca de calçada, ainda que por dentro?',
        listen: 'Sem nome; um passo possível e seguro.',
        for: ['long-believers', 'women', 'men'],
      },
      {
        ask: 'Quem o seu grupo de amigos combinou de não suportar, e por quê?',
        listen: 'Ódio coletivo cega mais; sair da onda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Numa raiva grande, você percebeu depois que não sabia para onde ia. O que clareou?',
        listen: 'Tempo, amigo, oração, pedido de perdão.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Que mandamento de Jesus você já sabe faz tempo e ficou novo quando praticou?',
        listen: 'Obediência que ensina.',
        for: ['new-believers', 'elderly', 'singles'],
      },
      {
        ask: 'Por que será que, para tanta gente, é mais fácil dizer que ama Deus do que uma pessoa de carne e osso?',
        listen: 'Deus não deixa a toalha no chão; o irmão, sim.',
        for: ['visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior topada que você deu no escuro: quina, brinquedo, cachorro dormindo?',
        bridge: 'João diz que o rancor faz a gente andar assim.',
      },
      {
        text: 'De quem você imita o jeito de andar ou de rir sem perceber?',
        bridge: 'Há um andar que o texto manda imitar.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Dê três passos de olhos fechados, com cuidado, e abra-os. Sinta o alívio de ver o chão.',
      bridge: 'É essa a diferença que o amor faz, segundo João.',
    },
    complete: [
      {
        name: 'Teste da lanterna',
        text: 'A pessoa que menos quero iluminar: … (só a inicial). O que não enxergo nela por causa da raiva: … . Uma coisa boa que vi quando olhei de novo: … .',
      },
      {
        name: 'Andou assim',
        text: 'Escolha uma cena de Jesus. Ele andou assim: … . Na minha terça-feira, andar assim seria … .',
      },
    ],
    challenges: [
      {
        do: 'Cumprimente pelo nome, todos os dias, alguém que você costuma atravessar com o olhar.',
        tell: 'em que dia o cumprimento virou conversa.',
      },
      {
        do: 'Escolha uma ordem de Jesus do Sermão do Monte e obedeça a ela ao pé da letra por um dia.',
        tell: 'o que ficou mais claro depois.',
      },
    ],
    children: {
      truth: 'Quem ama o irmão anda na luz.',
      to7: {
        story:
          'O Joca estava bravo com a irmã. Fechou os olhos bem apertados: não quero ver você! E saiu andando. Bum! Bateu na porta. Ploc! Pisou no bloquinho. Ai! A irmã veio e segurou a mão dele: abre os olhos, Joca. Ele abriu. Ela estava com carinha triste. Desculpa, disse ele. E foram juntos comer banana. João escreveu que ficar com raiva guardada é como andar no escuro. Mas quem ama o irmão está na luz e não tropeça. Jesus amou todo mundo, e a gente anda como ele.',
        activity:
          'Um anda de olhos fechados e outro guia pela mão até uma lanterna acesa. Lá se abraçam.',
        questions: [
          'Por que o Joca bateu na porta?',
          'Quem segurou a mão dele?',
          'Quem você vai amar hoje?',
        ],
      },
      to12: {
        story:
          'A Elis dizia que amava Deus. Tinha decorado um monte de versículos e cantava de olhos fechados. Mas não olhava para a Jô. Desde o campeonato, se a Jô entrava, a Elis saía. Um dia, de tanto desviar, caiu no degrau da cantina e espalhou o lanche. Todos riram, menos uma pessoa, que veio juntar o suco: a Jô. Em casa, a Elis leu a carta de João. Quem diz que está na luz e odeia o irmão ainda está no escuro, e não sabe para onde vai. Foi bem o que aconteceu!, pensou, olhando o joelho ralado. E leu mais: o mandamento de amar é antigo, todo mundo já ouviu; e é novo, porque em Jesus a gente vê como se faz. Quem está nele anda como ele andou. No outro dia, a Elis não desviou. Parou na frente da Jô. Obrigada pelo suco, disse. E pelo resto, desculpa.',
        activity:
          'Recortem pegadas: em cada uma, um jeito como Jesus tratou alguém. Montem um caminho e escolham uma pegada para a semana.',
        questions: [
          'O que a Elis dizia e o que fazia?',
          'Como se sabe que alguém está na luz?',
          'De quem você anda desviando?',
        ],
      },
      challenge: 'Fale com carinho com alguém de quem você desviava.',
    },
    prayer:
      'Jesus, queremos andar como tu andaste. Abre os olhos que o rancor fechou. Mostra o irmão inteiro, e não só o erro dele. Faz novo em nós o mandamento antigo, e clareia o chão para quem não sabe aonde vai. Amém.',
    leader: {
      lost: 'Ou vira medo de não ser salvo, ou vira lista de quem não ama. O texto dá sinais para cada um se conferir e voltar, depois de ter oferecido perdão em 2:1.',
      tender:
        'Amar o irmão não é conviver com quem agride, nem esconder o que fez. Distância segura não é ódio. Diga isso, e deixe as linhas: Ligue 180, Disque 100.',
      differ:
        'Para uns, irmão aqui é sobretudo quem partilha a fé; para outros, todo ser humano. Ninguém usa a diferença para odiar o de fora.',
    },
    comfort:
      'Raiva de quem feriu você não é o fim da luz. Traga-a para o claro, diante de Deus. As trevas já estão passando.',
    closing: 'A verdadeira luz já ilumina: olhe o irmão de novo.',
    words: [
      'mandamento novo',
      'mandamento antigo',
      'odeia seu irmao',
      'ama o seu irmao',
      'andar como ele andou',
      'na luz',
      'trevas',
      'eu o conheco',
      'guardamos os seus mandamentos',
      'tropeco',
      'cegaram os olhos',
      'verdadeira luz',
    ],
  },
  {
    verses: '2:12-17',
    key: '2:17',
    title: 'O que passa e o que fica',
    theme: 'o amor ao mundo',
    themes: ['tentacao', 'identidade', 'santidade', 'fidelidade'],
    idea: 'Filhos perdoados, que conhecem o Pai e já venceram, não precisam agarrar um mundo de cobiça e vaidade que está passando: quem faz a vontade de Deus fica.',
    context:
      'João para a carta e fala com carinho a três idades: filhinhos, pais, jovens. Diz o que eles já têm. Só depois faz o pedido: não amar o mundo, que aqui não é a terra nem as pessoas, que Deus ama, mas um jeito de viver sem o Pai. A seguir, falará dos que enganam.',
    retold: [
      {
        verses: '2:12-14',
        says: 'João escreve aos filhinhos, porque estão perdoados e conhecem o Pai. Escreve aos pais, que conhecem aquele que é desde o princípio, e aos jovens fortes, que venceram o maligno.',
      },
      {
        verses: '2:15-16',
        says: 'Quem ama o mundo não tem o amor do Pai, avisa João. A cobiça da carne, a cobiça dos olhos e a ostentação da vida vêm do mundo, e não do Pai.',
      },
      {
        verses: '2:17',
        says: 'O mundo passa, e a sua cobiça também, mas quem faz a vontade de Deus permanece para sempre.',
      },
    ],
    read: {
      verses: '2:12-17',
      how: 'Crianças ou os mais novos na fé leem o que é dos filhinhos; os jovens, o seu; os mais velhos, o dos pais. Todos, o 17.',
    },
    observe: [
      {
        ask: 'O que João afirma que cada grupo já tem?',
        verses: '2:12-14',
        listen: 'Perdão, conhecer o Pai; conhecer o eterno; força, palavra, vitória.',
      },
      {
        ask: 'Quais são as três coisas que há no mundo?',
        verses: '2:16',
        listen: 'Cobiça da carne, dos olhos, ostentação da vida.',
      },
      {
        ask: 'O que acontece com o mundo, e com quem faz a vontade de Deus?',
        verses: '2:17',
        listen: 'Passa; permanece para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Por que ele lembra o que já são, antes de dizer o que não devem amar?',
        verses: '2:12-15',
        listen: 'Quem já tem casa não mendiga; identidade antes de regra.',
      },
      {
        ask: 'Querer prazer, querer ter, querer parecer. Como cada uma dessas cobiças mente?',
        verses: '2:16',
        listen: 'Prometem encher e pedem mais; trocam presente por falta.',
        follow: 'Qual das três tem mais anúncio no seu celular?',
      },
      {
        ask: 'Deus amou o mundo, diz João no Evangelho, e aqui manda não o amar. Que mundo é este de que fala?',
        verses: '2:15-16',
        listen: 'Um sistema de cobiça que compete com o amor do Pai; não gente nem natureza.',
      },
    ],
    live: [
      {
        ask: 'Que coisa tão desejada há dez anos passou, e você nem percebeu quando?',
        listen: 'Riso e sabedoria.',
      },
      {
        ask: 'João diz aos jovens: “sois fortes”. Em que luta você já venceu e ninguém aplaudiu?',
        listen: 'Aplaudam; a palavra está neles.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Vitrine, feed, garagem do vizinho: por qual olho entra a cobiça, e o que a fecha?',
        listen: 'Gratidão, jejum de tela, dar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Em que você gasta para parecer, e o que o Pai já disse que tornaria isso dispensável?',
        listen: 'Amado antes do carro, do corpo, do cargo.',
        for: ['singles', 'couples', 'adults'],
      },
      {
        ask: 'Vocês que conhecem há tanto tempo aquele que é desde o princípio: o que ficou, depois que tanta coisa passou?',
        listen: 'Dê tempo; é herança para os novos.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que frase dos versículos 12 a 14 você gostaria que fosse dita a você hoje, pelo nome?',
        listen: 'Digam-na, com o nome.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual moda você seguiu com fé e hoje esconde as provas?',
        bridge: 'A moda passa. João diz que muito mais passa, e que algo fica.',
      },
      {
        text: 'Se pudesse guardar uma coisa só desta casa por cem anos, qual seria?',
        bridge: 'Algumas coisas permanecem, e o texto diz quem.',
        for: ['elderly', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Olhe uma nuvem ou a chama de uma vela por um minuto. Veja como muda sem parar.',
      bridge: 'O mundo passa, escreve um homem velho, e há quem permaneça.',
    },
    complete: [
      {
        name: 'Passa e fica',
        text: 'Duas colunas. Olhe a sua semana e distribua: o que passa, o que fica. Escolha uma hora para mudar de coluna.',
      },
      {
        name: 'Eu te escrevo',
        text: 'Escreva a si mesmo como João: Eu te escrevo, … (nome), porque … . Leia devagar.',
      },
    ],
    challenges: [
      {
        do: 'Fique três dias sem loja, vitrine nem rede social e dê o tempo a algo que fica.',
        tell: 'do que sentiu falta de verdade.',
      },
      {
        do: 'Escreva um bilhete a uma criança, um jovem e um idoso dizendo o que vê de Deus em cada um.',
        tell: 'qual foi o mais fácil.',
      },
    ],
    children: {
      truth: 'O amor do Pai fica para sempre.',
      to7: {
        story:
          'Na praia, a Lulu fez um castelo enorme, com torre e concha. O mais bonito! Veio uma onda: chuá! Cadê o castelo? A Lulu quase chorou. O vovô a pôs no colo: o castelo passou. E o colo do vovô? Ficou!, riu a Lulu. João era bem velhinho quando escreveu: as coisas do mundo passam, como castelo de areia. Não precisa agarrar tudo. Mas quem faz o que Deus quer fica para sempre com ele. E disse às crianças: vocês conhecem o Pai, e ele perdoa vocês!',
        activity:
          'Façam bolhas de sabão e vejam-nas passar. Depois abracem-se e digam: o amor do Pai fica!',
        questions: ['O que a onda levou?', 'O que ficou?', 'Quem ama você para sempre?'],
      },
      to12: {
        story:
          'No armário da tia havia uma caixa: tamagochi, bambolê de luz, figurinhas brilhantes. Eu chorei uma semana por isto, disse ela, mostrando um bichinho sem pilha. O Levi riu. Depois pensou no tênis que pediu no Natal e no de agora, que já queria trocar. João, já bem velho, escreveu uma carta a crianças, jovens e adultos. Começou dizendo o que eles tinham: os pecados de vocês estão perdoados, vocês conhecem o Pai, vocês são fortes, a palavra de Deus está em vocês. E pediu: não amem o mundo. Ele não falava das árvores nem das pessoas. Falava de querer tudo o que dá vontade, tudo o que se vê e tudo o que faz parecer importante. Porque isso passa! Quem faz a vontade de Deus permanece. O Levi pegou uma etiqueta e colou na caixa: passa. Depois foi sentar com a tia. Isso, pensou, fica.',
        activity:
          'Façam duas caixas, PASSA e FICA. Recortem figuras ou palavras, distribuam e expliquem as escolhas.',
        questions: [
          'O que havia na caixa?',
          'O que as crianças da carta já tinham?',
          'O que na sua vida fica?',
        ],
      },
      challenge: 'Troque meia hora de tela por algo que fica.',
    },
    prayer:
      'Pai que conhecemos, obrigado pelo perdão que temos e pela força que nem sabíamos. Solta os nossos dedos do que passa. Cura a fome dos olhos e a canseira de parecer. Que o teu amor seja o nosso bastante e a tua vontade, o nosso chão. Amém.',
    leader: {
      lost: 'Vira lista de coisas mundanas: roupa, música, praia. João fala de desejos do coração. Peça exemplos na primeira pessoa.',
      tender:
        'Quem passa falta pode ouvir cobiça e se culpar por querer o básico. Querer pão não é cobiça. E jovens presos em aposta, pornografia ou consumo precisam de companhia e tratamento; não os exponha.',
    },
    comfort:
      'Muita coisa passou na sua vida, algumas sem pedir licença. O amor do Pai não foi embora com elas.',
    closing: 'O mundo passa; o amor do Pai fica.',
    words: [
      'nao ameis o mundo',
      'amor do pai',
      'cobica da carne',
      'concupiscencia',
      'cobica dos olhos',
      'ostentacao da vida',
      'soberba da vida',
      'o mundo passa',
      'permanece para sempre',
      'jovens',
      'sois fortes',
      'vencestes o maligno',
      'filhinhos',
      'pais',
    ],
  },
  {
    verses: '2:18-29',
    key: '2:24',
    title: 'Permanecer no que se ouviu primeiro',
    theme: 'a verdade que fica e a unção',
    themes: ['palavra', 'fidelidade', 'espirito', 'volta'],
    idea: 'Quando aparecem novidades que diminuem Jesus, João não dá outra novidade: manda ficar no que se ouviu desde o começo, porque o Espírito já mora ali e ensina a permanecer.',
    context:
      'Algumas pessoas saíram da igreja levando uma versão melhorada da fé: Jesus já não era bem o Cristo, nem homem de verdade. Quem ficou se sentia de segunda classe. O velho João escreve chamando-os de filhinhos e diz que não lhes falta nada.',
    retold: [
      {
        verses: '2:18-21',
        says: 'João avisa que é a última hora, porque muitos anticristos já chegaram. Saíram dali, mas não eram dos nossos, e os filhinhos têm a unção do Santo e conhecem a verdade.',
      },
      {
        verses: '2:22-25',
        says: 'Mentiroso é quem nega que Jesus é o Cristo, e quem nega o Filho não tem o Pai. João pede que permaneça neles o que ouviram, e a promessa é a vida eterna.',
      },
      {
        verses: '2:26-29',
        says: 'João escreve por causa dos que tentam enganar, e lembra que a unção recebida ensina tudo. Pede que permaneçam em Jesus, para terem confiança quando ele se manifestar.',
      },
    ],
    read: {
      verses: '2:18-28',
      how: 'Cada vez que aparecer permanecer, em qualquer forma, todos põem os dois pés no chão com força. O 25, em voz alta.',
    },
    observe: [
      {
        ask: 'De onde vieram os que enganam, e o que a saída deles mostrou?',
        verses: '2:18-19',
        listen: 'Saíram de nós; não eram dos nossos.',
      },
      {
        ask: 'O que a comunidade tem, e por que João escreve a quem já sabe?',
        verses: '2:20-21',
        listen: 'A unção do Santo; porque conhecem a verdade.',
      },
      {
        ask: 'Em que consiste a mentira, e o que perde quem nega o Filho?',
        verses: '2:22-23',
        listen: 'Negar que Jesus é o Cristo; perde também o Pai.',
      },
      {
        ask: 'O que deve permanecer em nós, onde então permaneceremos, e qual é a promessa?',
        verses: '2:24-25, 2:27-28',
        listen: 'O que ouvimos desde o princípio; no Filho e no Pai; vida eterna.',
      },
    ],
    interpret: [
      {
        ask: 'O teste de João é curto: o que dizem de Jesus? Por que não perguntar primeiro se a pessoa é simpática ou faz milagres?',
        verses: '2:22-23',
        listen: 'Tudo se decide em quem ele é.',
        follow: 'Como isso ajudaria a julgar um vídeo?',
      },
      {
        ask: 'Unção era o óleo que consagrava. Que consolo há em saber que os simples também a têm?',
        verses: '2:20, 2:27',
        listen: 'Ninguém é de segunda; o Espírito é de todos.',
      },
      {
        ask: 'João escreve uma carta para ensinar e diz que não precisam “que alguém vos ensine”. O que ele quer proteger?',
        verses: '2:21, 2:27',
        listen: 'Contra donos do segredo; não contra mestres.',
      },
      {
        ask: 'Permanecer é verbo quieto. Por que ficar pode ser mais corajoso do que descobrir coisas novas?',
        verses: '2:24, 2:28',
        listen: 'Raiz; novidade cansa e passa.',
      },
    ],
    live: [
      {
        ask: 'O que você ouviu primeiro de Jesus, na cozinha, na rua ou na infância, e que continua verdade?',
        listen: 'Frase simples; agradecer por quem disse.',
      },
      {
        ask: 'Que novidade espiritual já deixou você agitado e depois não deu fruto?',
        listen: 'Sem ridicularizar ninguém.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Como você testa um pregador ou perfil que fala bonito: pelo número, pela emoção ou pelo que diz de Jesus?',
        listen: 'Ensinar o teste do 22.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Alguém querido saiu da fé ou da igreja. Como se ama e se permanece ao mesmo tempo?',
        listen: 'Dor real; João não manda odiar. Não aplicar o 19 como sentença.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'Você já se sentiu cristão de segunda perto de gente que sabe mais? O que o versículo 20 responde?',
        listen: 'O Espírito é dado a todos.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Onde o seu pé está menos firme hoje, e o que ajudaria a ficar?',
        listen: 'Grupo, Palavra, sono, amizade.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Que palavra do princípio você quer ter na boca quando já não lembrar de muita coisa?',
        listen: 'Um versículo, um hino, um nome.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual produto mudou de fórmula e ficou pior, e você ainda tem saudade do original?',
        bridge: 'Havia gente oferecendo uma fé de fórmula nova. João prefere a primeira.',
      },
      {
        text: 'Brinquem de estátua: quem consegue ficar parado enquanto os outros tentam distrair?',
        bridge: 'Permanecer parece fácil até alguém puxar conversa.',
        for: ['teens', 'young', 'parents', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha os dois pés no chão, sinta o piso e repita uma frase da fé que você sabe desde criança ou desde o início.',
      bridge: 'O que ouvistes desde o princípio permaneça em vós. Leia com os pés plantados.',
    },
    complete: [
      {
        name: 'Raiz e vento',
        text: 'Desenhe uma árvore. Raiz: o que ouvi desde o princípio … . Tronco: o que me mantém … . Ventos: o que tenta me levar … . Fruto que quero mostrar quando ele vier … .',
      },
      {
        name: 'Teste de três linhas',
        text: 'Pegue uma mensagem, música ou vídeo desta semana: … . O que ele diz de Jesus? … . Leva a permanecer nele ou em quem fala? … . Fico ou largo: … .',
      },
    ],
    challenges: [
      {
        do: 'Releia o texto da Bíblia que primeiro tocou você, por três dias seguidos, sem procurar novidade.',
        tell: 'o que ele disse de novo, sem ser novidade.',
      },
      {
        do: 'Mande um recado de carinho a alguém que saiu, sem cobrança e sem convite.',
        tell: 'o que o seu coração queria acrescentar.',
      },
    ],
    children: {
      truth: 'Fico com Jesus, que conheço desde o começo.',
      to7: {
        story:
          'O vovô João tinha uma árvore bem antiga, com raízes fundas. Um dia veio o Vento Novidade: fuuu! Vem comigo, folha, eu sei de coisas melhores! Umas folhas foram: voaram, voaram e caíram longe. Uma folhinha pequena tremeu: será que eu vou? O vovô falou baixinho: filhinha, fica. A seiva já está em você. Ela segurou firme no galho. O vento cansou. E, quando o sol saiu, a folhinha estava verde, verde. João escreveu: fiquem em Jesus, que vocês conhecem desde o começo. Ele mora em vocês.',
        activity:
          'Uma criança segura firme num poste ou na mão de um adulto enquanto as outras sopram; todos dizem: eu fico com Jesus!',
        questions: [
          'O que o vento prometia?',
          'O que a folhinha fez?',
          'Como você fica perto de Jesus?',
        ],
      },
      to12: {
        story:
          'Vocês ainda acreditam nisso? Nós descobrimos coisa melhor! Era o que diziam uns que saíram da igreja. A tal coisa melhor tinha um Jesus menor: ou não era gente de verdade, ou não era o enviado de Deus. Quem ficou se sentiu bobo. O velho João, que tinha encostado a cabeça no peito de Jesus, escreveu: filhinhos, vocês não são bobos. Vocês receberam o Espírito Santo, e ele ensina por dentro. Querem um teste simples? Perguntem o que dizem de Jesus. Quem fica sem o Filho fica também sem o Pai. E então repetiu muitas vezes uma palavra: permaneçam. Fiquem. Guardem o que ouviram desde o começo. Às vezes ser corajoso é descobrir; às vezes é ficar. E Deus fez uma promessa a quem fica: a vida eterna. Quando Jesus vier, vocês não vão precisar se esconder.',
        activity:
          'Cada um pergunta em casa qual foi a primeira coisa que a família ouviu de Jesus; montem uma raiz de papel com as respostas.',
        questions: [
          'O que diziam os que saíram?',
          'Qual era o teste de João?',
          'O que ajuda você a permanecer?',
        ],
      },
      challenge: 'Repita todo dia uma frase da Bíblia que você já sabe, e fique com ela.',
    },
    prayer:
      'Santo, que nos ungiste, mantém os nossos pés. Há tanto vento com boa voz. Obrigado pela primeira palavra e por quem a disse. Guarda os que saíram; amamos. Que te achemos, na tua vinda, onde sempre estivemos: em ti. Amém.',
    leader: {
      lost: 'Anticristo desperta nomes e teorias. João fala de muitos, e do que negam de Jesus. Não apontem pessoas. E o 27 não dispensa ninguém de aprender; ele mesmo está ensinando.',
      tender:
        'Não eram dos nossos pode ferir quem tem filho ou amigo fora da igreja, ou saiu por ter sido machucado. Diga: João fala de quem negava Jesus e arrastava outros. Não é sentença sobre o seu filho. A porta está aberta.',
      differ:
        'A unção e o dom do Espírito são entendidos com acentos diferentes: alguns falam de uma experiência depois da conversão, outros da própria conversão. E sobre os que saem: uns dizem que nunca foram, outros que deixaram de ser. Permanecer, todos pedem.',
    },
    comfort:
      'Permanecer, no seu estado, pode ser só não soltar a mão. Serve. E quem mora em você segura também do lado de dentro.',
    closing: 'Ficar é verbo de amor.',
    words: [
      'ultima hora',
      'muitos anticristos',
      'sairam de nos',
      'nao eram dos nossos',
      'uncao do santo',
      'quem nega o filho',
      'ouvistes desde o principio',
      'permanecei nele',
      'nao sejamos envergonhados',
      'filhinhos',
      'a promessa a vida eterna',
      'jesus e o cristo',
    ],
  },
  {
    verses: '3:1-3',
    key: '3:1',
    title: 'Vejam que amor',
    theme: 'ser filho de Deus',
    themes: ['identidade', 'esperanca', 'graca', 'familia'],
    idea: 'O Pai nos amou a ponto de nos fazer filhos agora; o que seremos ainda não se vê, mas veremos Jesus e ficaremos parecidos com ele, e essa espera já vai nos limpando.',
    context:
      'João vem pedindo que os leitores permaneçam em Jesus até que ele apareça. De repente se interrompe com um vejam! admirado. Depois falará do pecado e do amor entre irmãos, que é como se reconhece a família. São três versículos, e cabem num domingo inteiro.',
    retold: [
      {
        verses: '3:1',
        says: 'João manda ver como é grande o amor do Pai, que nos chama filhos de Deus. O mundo não nos conhece, porque não conhece o Pai.',
      },
      {
        verses: '3:2-3',
        says: 'João diz que ainda não se mostrou o que seremos. Quando ele se manifestar, seremos semelhantes a ele, e quem tem essa esperança purifica a si mesmo, como ele é puro.',
      },
    ],
    read: {
      verses: '3:1-3',
      how: 'Leiam três vezes: uma em voz alta, uma em silêncio, uma trocando o nós por eu.',
    },
    observe: [
      {
        ask: 'O que João manda ver, e qual é a prova disso?',
        verses: '3:1',
        listen: 'O grande amor do Pai; sermos chamados filhos.',
      },
      {
        ask: 'O que já somos agora, e o que ainda não apareceu?',
        verses: '3:2',
        listen: 'Filhos; o que seremos.',
      },
      {
        ask: 'O que sabemos sobre o dia em que Jesus se manifestar?',
        verses: '3:2',
        listen: 'Vê-lo como é, ser semelhantes a ele.',
      },
      {
        ask: 'O que essa esperança faz em quem a tem?',
        verses: '3:3',
        listen: 'Purifica-se, como ele é puro.',
      },
    ],
    interpret: [
      {
        ask: 'João diz filhos antes de falar em comportamento. O que se estraga quando se troca a ordem?',
        verses: '3:1-3',
        listen: 'Vira emprego; filho cresce porque é filho.',
      },
      {
        ask: 'Por que o mundo não reconhece esses filhos, e como isso explica certa solidão?',
        verses: '3:1',
        listen: 'Não conheceu o Pai nem o Filho; família estranha ao lugar.',
      },
      {
        ask: 'Veremos e seremos parecidos: o que o olhar tem a ver com ficar semelhante?',
        verses: '3:2-3',
        listen: 'A gente fica parecido com o que contempla com amor.',
        follow: 'O que você mais tem contemplado?',
      },
    ],
    live: [
      {
        ask: 'Que sobrenome, apelido ou rótulo ainda fala mais alto em você do que filho de Deus?',
        listen: 'Fracassado, ex, desempregado; o Pai chama de outro nome.',
      },
      {
        ask: 'Se você é filho agora, e não quando melhorar, o que dá para parar de provar nesta semana?',
        listen: 'Descanso e não desleixo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Com quem querem que você se pareça, e com quem gostaria de ficar parecido por dentro?',
        listen: 'Padrões, ídolos; Jesus tem rosto.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que traço de Jesus já se nota em alguém desta sala? Digam um ao outro.',
        listen: 'Específico; semelhança de família.',
        for: ['long-believers', 'couples', 'new-believers'],
      },
      {
        ask: 'Ao olhar o seu filho, em que momento você entende um pouco o vejam que amor?',
        listen: 'Dormindo, errando, voltando; Deus é mais.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Ainda não se vê o que seremos. O que essa frase diz a você diante de quem já partiu?',
        listen: 'Esperança sem detalhe; veremos a ele.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que sentimento dá em você a palavra filho dita por Deus: casa, distância, desconfiança?',
        listen: 'Acolha qualquer um.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Já foi reconhecido na rua só por ser a cara de um parente? O que disseram?',
        bridge: 'João espera um dia em que vão nos reconhecer por outra semelhança.',
      },
      {
        text: 'Como escolheram o seu nome? Se não sabe, invente uma boa versão.',
        bridge: 'O texto fala de um nome que o Pai nos deu: filhos.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e diga uma vez: agora. Não quando melhorar. Agora.',
      bridge: 'Agora somos filhos de Deus, escreve João.',
    },
    complete: [
      {
        name: 'Certidão',
        text: 'Nome: … . Filiação: o Pai de Jesus. Data: agora. Sinais que ainda vão aparecer: … . Semelhança já notada: … .',
      },
      {
        name: 'Já e ainda não',
        text: 'Já sou … . Ainda não sou … . Quando ele aparecer … . Por isso hoje largo … .',
      },
    ],
    challenges: [
      {
        do: 'Cada manhã, diante do espelho, antes de reparar em defeito, diga: agora sou filho de Deus.',
        tell: 'em que dia acreditou um pouco mais.',
      },
      {
        do: 'Diga a alguém que vive diminuído como ele é olhado pelo Pai, com palavras suas e um gesto junto.',
        tell: 'o que fez com o gesto.',
      },
    ],
    children: {
      truth: 'Deus me ama e me chama de filho.',
      to7: {
        story:
          'O Benjamim foi adotado. No dia em que chegou em casa, havia um bilhete na porta do quarto: este é o quarto do nosso filho. O Benjamim leu devagar. Nosso filho. Sou eu? A mamãe e o papai disseram: é você! Ele ainda não sabia onde ficava o copo nem a música da família. Mas já era filho! Com o tempo foi ficando parecido: no riso, no jeito de abraçar. João escreveu: vejam que amor grande! Deus nos chama de filhos, e a gente já é! E um dia vamos ver Jesus e ficar parecidos com ele.',
        activity:
          'Façam uma placa de porta com o nome e: filho de Deus, filha de Deus. Enfeitem e pendurem.',
        questions: [
          'O que estava escrito na porta?',
          'Ele já era filho?',
          'Com quem vamos ficar parecidos?',
        ],
      },
      to12: {
        story:
          'A Dara detestava quando perguntavam com quem ela se parecia. Não sabia. Morava com os avós e tinha poucas fotos. Na classe, leram João: vejam que grande amor o Pai nos deu, que fôssemos chamados filhos de Deus. Agora já somos, dizia. Não é quando crescer, nem quando tirar nota boa. Agora! E dizia outra coisa: ainda não dá para ver o que vamos ser, mas, quando Jesus aparecer, seremos parecidos com ele, porque vamos vê-lo como ele é. A Dara pensou: então eu me pareço com alguém. Ou vou parecer. A avó, que tinha ouvido, disse: outro dia, quando você dividiu o guarda-chuva com a menina nova, eu vi. Viu o quê? Um pouquinho de Jesus, no jeito. A Dara foi olhar no espelho. Era a mesma cara, mas sorriu para ela como quem reconhece um parente.',
        activity:
          'Desenhem metade do próprio rosto e deixem a outra metade com palavras de como Jesus é. Assinem: filho ou filha de Deus.',
        questions: [
          'Por que a Dara não gostava da pergunta?',
          'Quando somos filhos de Deus?',
          'Em que você quer se parecer com Jesus?',
        ],
      },
      challenge: 'Ao acordar, diga: agora eu sou filho de Deus.',
    },
    prayer:
      'Pai, a gente para e vê: que amor! Obrigado por nos chamares filhos hoje, com a cara que temos. Cura os nomes ruins que nos puseram. Faz crescer a semelhança com Jesus, e guarda-nos na esperança de ver o rosto dele. Amém.',
    leader: {
      lost: 'O grupo especula como será o corpo no céu. João diz que não se manifestou; só sabemos com quem vamos parecer. Fique no agora do 2.',
      tender:
        'Pai, filho, adoção: há órfãos de vivo, filhos rejeitados, quem perdeu um filho. Não peça histórias; deixe claro que o Pai de que o texto fala não abandona. Sinal de abuso contra criança: Disque 100.',
      differ:
        'Uns usam filho de Deus para toda pessoa, por ser criada por ele; João aqui fala dos que estão em Cristo. Dá para dizer com respeito que Deus ama a todos e convida todos a essa família.',
    },
    comfort:
      'Hoje você talvez não se pareça com ninguém, nem consigo. Ainda não se manifestou o que será. Mas filho você já é.',
    closing: 'Vejam que amor: agora, filhos.',
    words: [
      'vede quao grande amor',
      'quao grande amor',
      'filhos de deus',
      'chamados filhos',
      'agora somos filhos',
      'ainda nao',
      'o que seremos',
      'semelhantes a ele',
      'como ele e',
      'purifica a si mesmo',
      'que fossemos chamados',
      'essa esperanca',
    ],
  },
  {
    verses: '3:11-18',
    key: '3:18',
    title: 'Amar com as mãos',
    theme: 'o amor em ação',
    themes: ['proximo', 'generosidade', 'comunhao', 'cruz'],
    idea: 'Jesus deu a vida por nós: é aí que se aprende o que é amor, e ele vira verdade quando quem tem vê a necessidade do irmão e não fecha o coração.',
    context:
      'João disse que somos filhos de Deus. Agora mostra o sinal da família. Põe lado a lado Caim, que tirou a vida do irmão por inveja (Gênesis 4), e Jesus, que deu a sua. Em seguida ele consola quem fica com o coração acusado: Deus é maior.',
    retold: [
      {
        verses: '3:11-12',
        says: 'A mensagem desde o princípio é que nos amemos. Ninguém seja como Caim, diz João, que matou o irmão, porque suas obras eram más e as do irmão, justas.',
      },
      {
        verses: '3:13-15',
        says: 'João não quer que ninguém se surpreenda com o ódio do mundo. Quem ama os irmãos passou da morte para a vida, e quem odeia o irmão é homicida.',
      },
      {
        verses: '3:16-18',
        says: 'Jesus deu a vida por nós, e devemos dar a nossa pelos irmãos. Quem tem bens e não se compadece do necessitado, como pode ter o amor de Deus? João pede ação e verdade.',
      },
    ],
    read: { verses: '3:11-18', how: 'Leiam de mãos fechadas até o 15. No 16, abram-nas.' },
    observe: [
      {
        ask: 'Qual é a mensagem ouvida desde o princípio?',
        verses: '3:11',
        listen: 'Que nos amemos uns aos outros.',
      },
      {
        ask: 'Por que Caim matou o irmão?',
        verses: '3:12',
        listen: 'As obras dele eram más e as do irmão, justas: inveja.',
      },
      {
        ask: 'Onde se conhece o amor, e o que nós devemos fazer?',
        verses: '3:16',
        listen: 'Jesus deu a vida; dar a nossa pelos irmãos.',
      },
      {
        ask: 'Que caso bem comum João dá, e com o que termina?',
        verses: '3:17-18',
        listen: 'Quem tem, vê e não se compadece; amar com ação e verdade.',
      },
    ],
    interpret: [
      {
        ask: 'Entre dar a vida e dar do que se tem no armário há um salto. Por que João desce do grande ao pequeno?',
        verses: '3:16-17',
        listen: 'Quase nunca se pede a vida inteira; pedem-se pedaços dela.',
      },
      {
        ask: 'Ver e não se compadecer: o que acontece por dentro entre uma coisa e outra?',
        verses: '3:17',
        listen: 'Desculpas, costume, medo; fecha-se o coração antes da mão.',
        follow: 'Que desculpa é a sua preferida?',
      },
      {
        ask: 'Por que João põe o ódio na mesma prateleira do homicídio?',
        verses: '3:15',
        listen: 'O ódio quer que o outro não exista; começa onde Caim começou.',
      },
    ],
    live: [
      {
        ask: 'Quem já amou você com as mãos, quando palavras eram demais?',
        listen: 'Panela, carona, faxina, silêncio.',
      },
      {
        ask: 'Que necessidade você viu nesta semana e passou reto, e o que ainda dá tempo de fazer?',
        listen: 'Uma só; o grupo pode juntar forças.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curtir, compartilhar, mandar coraçãozinho: quando isso é amor de língua, e qual seria a ação?',
        listen: 'Ir, chamar, dividir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Inveja de irmão, de colega, de outra igreja: onde o bem do outro azeda você?',
        listen: 'Caim começou assim; dizer a Deus.',
        for: ['long-believers', 'singles', 'adults'],
      },
      {
        ask: 'Que pedaço de vida vocês dois poderiam dar, um sábado, um quarto, uma parcela, a alguém?',
        listen: 'Combinado e com limite.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quando você precisou, foi mais difícil pedir ou receber?',
        listen: 'Deixar-se amar também é da família.',
        for: ['elderly', 'new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que as suas mãos fazem melhor: massa, nó, carinho em cachorro, gol de goleiro?',
        bridge: 'João quer saber do amor das mãos.',
      },
      {
        text: 'Qual foi a ajuda mais atrapalhada que já deram ou que você deu?',
        bridge: 'Amor com ação pode sair torto. Pior é o que fica só na língua.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra as mãos no colo e olhe as linhas. Pense em quem elas tocaram hoje.',
      bridge: 'O amor do texto passa por elas.',
    },
    complete: [
      {
        name: 'Tenho, vi, fiz',
        text: 'Tenho: … . Vi que falta a … : … . Fiz, ou farei até … : … . Se a desculpa chegar, ela dirá: … .',
      },
      {
        name: 'Pedaços de vida',
        text: 'Divida um círculo em horas da semana. Pinte a fatia que você pode dar a um irmão e escreva o nome dele.',
      },
    ],
    challenges: [
      {
        do: 'Transforme em ação uma frase de carinho que você ia só escrever: leve, conserte, pague, fique.',
        tell: 'o que virou a frase.',
      },
      {
        do: 'Abra o armário e entregue em pessoa algo bom, ainda em uso, a quem precisa, e fique para conversar.',
        tell: 'o que a pessoa lhe deu de volta.',
      },
    ],
    children: {
      truth: 'Amo com as mãos, como Jesus.',
      to7: {
        story:
          'Todo dia o Chico dizia à vizinha: dona Flor, eu amo a senhora! E ia brincar. Um dia choveu, e as sacolas da dona Flor rasgaram. Laranja rolando para todo lado! O Chico olhou da janela. Gritou: eu amo a senhora! Ela continuou catando sozinha. Opa!, pensou. Amor tem mãos. Desceu correndo e pegou laranja, uma, duas, dez! A dona Flor riu e fez suco. João escreveu: não vamos amar só de boca. Vamos amar fazendo! Foi assim que Jesus nos amou.',
        activity:
          'Espalhem bolinhas ou laranjas e ajudem uns aos outros a juntá-las, dizendo: amor tem mãos!',
        questions: [
          'O que o Chico gritou da janela?',
          'O que ele fez depois?',
          'O que suas mãos podem fazer por alguém?',
        ],
      },
      to12: {
        story:
          'A sala fez um cartaz lindo para o Gustavo, que estava doente: melhoras! Todos assinaram e postaram a foto. Trezentas curtidas. A Paula ia curtir também e parou: ele está sem as matérias há duas semanas. E mora longe. João tinha escrito uma carta a amigos de Jesus. Foi assim que conhecemos o amor, disse: ele deu a vida por nós. E logo perguntou: se alguém tem as coisas, vê o irmão precisando e fecha o coração, como o amor de Deus pode estar nele? Filhinhos, não amemos de palavra nem de língua, mas com ação e de verdade. A Paula copiou tudo num caderno, pegou o ônibus com a mãe e bateu na porta. O Gustavo estava de pijama. Trouxe as frações, disse ela. Ele fez careta. E pão de queijo. Aí ele sorriu. A foto do caderno ninguém postou. Valeu mais.',
        activity:
          'Contornem a mão numa folha. Em cada dedo, uma ação para alguém com nome. Marquem a que farão primeiro.',
        questions: [
          'O que faltava ao Gustavo?',
          'Como João diz que se conhece o amor?',
          'Que amor de palavra você pode virar ação?',
        ],
      },
      challenge: 'Troque um eu te amo por uma ajuda de verdade.',
    },
    prayer:
      'Jesus, deste a vida, e a gente economiza sábado. Abre o coração antes que a desculpa chegue. Tira a inveja de Caim e o costume de passar reto. Ensina às nossas mãos o que a língua já sabe. E cuida de quem hoje espera alguém. Amém.',
    leader: {
      lost: 'Pode virar culpa por toda a miséria do mundo. João fala de um irmão que eu vejo e de bens que eu tenho. Saiam com um nome.',
      tender:
        'Dar a vida não é deixar-se sugar nem ficar com quem agride: amor com verdade põe limite. Quem cuida de doente há anos precisa ser servido hoje. Havendo violência: Ligue 180, Disque 100.',
    },
    comfort:
      'Se o coração acusa você por não ter feito mais, leia adiante: Deus é maior que o nosso coração, e conhece tudo.',
    closing: 'Menos língua, mais mãos, toda a verdade.',
    words: [
      'caim',
      'com acao e verdade',
      'de fato e de verdade',
      'de palavra nem de lingua',
      'deu a sua vida por nos',
      'dar as nossas vidas',
      'bens do mundo',
      'necessidade',
      'compadecer',
      'da morte para a vida',
      'homicida',
      'amemos uns aos outros',
      'inveja',
    ],
  },
  {
    verses: '4:1-6',
    key: '4:4',
    title: 'Provem os espíritos',
    theme: 'o discernimento',
    themes: ['sabedoria', 'palavra', 'espirito', 'fe'],
    idea: 'Nem tudo o que soa espiritual é de Deus: confere-se pelo que se faz de Jesus, o Filho que veio em carne, e sem medo, porque maior é quem está em nós.',
    context:
      'Nas igrejas de João apareceram mestres que falavam com segurança de visões e diziam que o Cristo divino não podia ter tido corpo de verdade. Muita gente boa se confundiu. João acabou de lembrar que Deus nos deu o seu Espírito e agora ensina a provar o que se ouve. Depois volta ao amor.',
    retold: [
      {
        verses: '4:1-3',
        says: 'João pede que não se creia em todo espírito, pois há muitos falsos profetas. É de Deus o espírito que confessa que Jesus Cristo veio em carne, e o outro é o do anticristo.',
      },
      {
        verses: '4:4',
        says: 'Os filhinhos são de Deus e já venceram os falsos profetas, porque quem está neles é maior do que quem está no mundo.',
      },
      {
        verses: '4:5-6',
        says: 'Os falsos profetas falam do mundo, e o mundo os ouve. Quem conhece a Deus nos ouve, diz João, e assim se conhecem o espírito da verdade e o espírito do erro.',
      },
    ],
    read: {
      verses: '4:1-6',
      how: 'Leiam como quem confere uma nota: um lê, outro passa o dedo na linha.',
    },
    observe: [
      {
        ask: 'Qual é o aviso e qual é a razão dele?',
        verses: '4:1',
        listen: 'Não crer em todo espírito; há muitos falsos profetas.',
      },
      {
        ask: 'Que pergunta serve de prova?',
        verses: '4:2-3',
        listen: 'Se confessa que Jesus Cristo veio em carne.',
      },
      {
        ask: 'Por que os leitores já venceram, apesar dos enganadores?',
        verses: '4:4',
        listen: 'São de Deus; maior é o que está neles.',
      },
    ],
    interpret: [
      {
        ask: 'Duvidar de quem fala em nome de Deus parece falta de fé. Por que aqui é cuidado de amado?',
        verses: '4:1',
        listen: 'Amados, diz ele; quem ama o verdadeiro não aceita qualquer coisa.',
      },
      {
        ask: 'Que diferença faz Jesus ter vindo “em carne”, com suor e fome, e não só como ideia bonita?',
        verses: '4:2-3',
        listen: 'Salvou gente de corpo; sem cruz de verdade, sem perdão de verdade.',
        follow: 'Que Jesus sem carne se prega hoje?',
      },
      {
        ask: 'Maior é quem está em nós. Por que João une discernimento e coragem?',
        verses: '4:4-6',
        listen: 'Medo vê demônio em tudo; confiança prova com calma.',
      },
    ],
    live: [
      {
        ask: 'Que mensagem com cara de Deus você já recebeu e depois viu que não era?',
        listen: 'Corrente, profecia, promessa; riso e cuidado.',
      },
      {
        ask: 'Alguém disse que Deus mandou, sobre casamento, dinheiro ou mudança. Como se prova uma palavra dessas antes de obedecer?',
        listen: 'Jesus, Escritura, tempo, conselho, liberdade.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'Horóscopo, coach, vídeo apocalíptico: que pergunta simples ajudaria a filtrar?',
        listen: 'O que ele faz de Jesus? Vende medo?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que você se apega a medo do mal e esquece quem está em você?',
        listen: 'Trocar o centro; maior é ele.',
        for: ['women', 'men', 'new-believers'],
      },
      {
        ask: 'Com os anos, o que faz alguém ficar mais sábio em vez de só mais desconfiado?',
        listen: 'Desconfiado fecha; sábio prova e acolhe.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Com tantas vozes dizendo coisas opostas sobre Deus, por onde você sugeriria a um amigo começar a conferir?',
        listen: 'Ler um Evangelho; olhar Jesus.',
        for: ['visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual notícia falsa enganou a sua família inteira, pelo menos por uma tarde?',
        bridge: 'Já no primeiro século João pedia: confiram antes.',
      },
      {
        text: 'Como você sabe que o leite azedou, a nota é falsa ou a melancia está boa?',
        bridge: 'Quem conhece o verdadeiro prova depressa. O texto ensina a prova.',
        for: ['adults', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Escute todos os sons de agora e escolha um só para seguir por um minuto.',
      bridge: 'Há muitas vozes. João ensina a reconhecer uma.',
    },
    complete: [
      {
        name: 'Peneira',
        text: 'Uma coisa que ouvi: … . O que ela diz de Jesus: … . O que produz em mim: … . O que faço com ela: guardo, espero ou largo.',
      },
      {
        name: 'Maior',
        text: 'O que me assusta: … . Escreva pequeno. Por cima, em letras grandes: maior é o que está em vós.',
      },
    ],
    challenges: [
      {
        do: 'Não repasse nenhuma mensagem religiosa nesta semana sem conferir a fonte e o texto bíblico.',
        tell: 'quantas pararam em você.',
      },
      {
        do: 'Leia dois capítulos de Marcos anotando tudo o que mostra que Jesus tinha corpo: fome, sono, toque, lágrima.',
        tell: 'o detalhe de que mais gostou.',
      },
    ],
    children: {
      truth: 'Deus está comigo e é o maior.',
      to7: {
        story:
          'A Tati achou uma garrafa bonita, colorida: parecia suco! Ia beber, mas a mamãe ensinou: antes, a gente confere. Leu o rótulo: era tinta! Ufa. João disse que com as palavras também é assim. Algumas parecem bonitas e não são de Deus. A gente confere: fala a verdade sobre Jesus? Diz que ele é o Filho de Deus, que virou gente e nos ama? E se der medo? João contou um segredo: Deus está com você, e ele é maior. Maior que tudo!',
        activity:
          'Jogo do rótulo: o adulto diz frases sobre Jesus, verdadeiras ou não; as crianças levantam o polegar para cima ou para baixo.',
        questions: ['O que havia na garrafa?', 'O que a gente confere?', 'Quem é o maior?'],
      },
      to12: {
        story:
          'No grupo da turma apareceu um áudio: quem não mandar isto a dez pessoas vai ter azar, é aviso de Deus! O Nando gelou. Já ia mandar. A irmã perguntou: isso parece Jesus? Ele pensou. Jesus nunca fez ninguém ter medo de mensagem. João escreveu a igrejas confusas, onde gente falava bonito e dizia ser de Deus. Não acreditem em tudo, ensinou. Provem! E deu a prova: o que essa pessoa diz de Jesus? Reconhece que ele veio mesmo, de carne e osso, por amor? Então conferiu outra coisa: vocês são de Deus, e maior é o que está em vocês do que o que está no mundo. O Nando apagou o áudio. Um colega escreveu: não tem medo? Ele digitou, apagou, digitou de novo: tenho não. O meu Deus é maior. Quer jogar bola?',
        activity:
          'Montem uma peneira de papel com três furos: parece Jesus? está na Bíblia? dá amor ou só medo? Passem por ela frases inventadas.',
        questions: [
          'Que medo o áudio dava?',
          'Qual é a prova que João ensina?',
          'O que você responde a quem espalha medo?',
        ],
      },
      challenge: 'Antes de repassar uma mensagem, pergunte: isso parece Jesus?',
    },
    prayer:
      'Espírito da verdade, dá ouvido fino e coração sem pavor. Mostra-nos Jesus, que veio em carne, e por ele deixa-nos medir o resto. Livra quem foi enganado em teu nome. E lembra aos amedrontados que tu, em nós, és maior. Amém.',
    leader: {
      lost: 'O anticristo rende nomes e datas. João fala de um ensino já presente. Fique na prova do 2 e na paz do 4.',
      tender:
        'Pode haver quem foi manipulado por profecia, perdeu dinheiro, casamento ou deixou remédio. Não ridicularize. Tratamento médico não se larga por profecia. Se houve abuso: Disque 100, Ligue 180.',
      differ:
        'Umas igrejas esperam hoje profecias e dons e as provam por este texto; outras entendem que esses dons cessaram e aplicam a prova ao ensino. Ambas devem provar tudo por Jesus e pela Escritura.',
    },
    comfort:
      'Vozes demais cansam. Você não precisa responder a todas. Quem está em você é maior e fala baixo.',
    closing: 'Confiram tudo; não temam nada: ele é maior.',
    words: [
      'provai se os espiritos',
      'provai os espiritos',
      'todo espirito',
      'falsos profetas',
      'veio em carne',
      'anticristo',
      'maior e o que esta em vos',
      'espirito da verdade',
      'espirito do erro',
      'discernimento',
      'nao creiais',
    ],
  },
  {
    verses: '4:7-12',
    key: '4:10',
    title: 'Deus é amor',
    theme: 'o amor que vem de Deus',
    themes: ['proximo', 'graca', 'comunhao', 'cruz'],
    idea: 'O amor não começou em nós: Deus, que é amor, mandou o Filho para que vivêssemos; e o Deus que ninguém vê fica visível quando os amados se amam.',
    context:
      'João acaba de ensinar a provar os espíritos. Sem respirar, volta ao amor, que é a outra prova. Duas vezes chama os leitores de amados antes de lhes pedir que amem. Depois ele dirá que o amor perfeito expulsa o medo.',
    retold: [
      {
        verses: '4:7-8',
        says: 'João pede que nos amemos uns aos outros, porque o amor é de Deus. Quem ama nasceu de Deus e o conhece, e quem não ama não o conhece, porque Deus é amor.',
      },
      {
        verses: '4:9-10',
        says: 'Deus mostrou seu amor enviando ao mundo o Filho, para que vivamos por ele. Não fomos nós que o amamos, ele nos amou e enviou o Filho como sacrifício pelos nossos pecados.',
      },
      {
        verses: '4:11-12',
        says: 'Se Deus nos amou assim, escreve João, também nós devemos amar uns aos outros. Ninguém jamais viu Deus, mas, quando nos amamos, ele está em nós.',
      },
    ],
    read: {
      verses: '4:7-12',
      how: 'Cada um começa a sua parte olhando para o vizinho e dizendo: amado, ou amada.',
    },
    observe: [
      {
        ask: 'De onde vem o amor, e quem o tem dá prova de quê?',
        verses: '4:7',
        listen: 'De Deus; de ter nascido dele e conhecê-lo.',
      },
      {
        ask: 'Como o amor de Deus se manifestou?',
        verses: '4:9',
        listen: 'Enviou o Filho único para vivermos por ele.',
      },
      {
        ask: 'Em que consiste o amor, e em que não consiste?',
        verses: '4:10',
        listen: 'Não em amarmos a Deus, mas em ele nos amar e mandar o Filho.',
      },
      {
        ask: 'Ninguém viu Deus. O que acontece quando nos amamos?',
        verses: '4:12',
        listen: 'Deus está em nós, e o amor dele se completa.',
      },
    ],
    interpret: [
      {
        ask: 'Dizer que Deus é amor não é o mesmo que dizer que o amor é deus. O que se perde quando se troca?',
        verses: '4:8-10',
        listen: 'Qualquer sentimento manda; aqui Jesus mostra o que é amor.',
        follow: 'Que coisas feias já se fizeram em nome do amor?',
      },
      {
        ask: 'O que muda quando a pergunta deixa de ser quanto eu amo a Deus e passa a ser quanto ele me amou?',
        verses: '4:10-11',
        listen: 'Tira o peso do meu fervor; o amor vira resposta.',
      },
      {
        ask: 'Por que Deus escolheria tornar-se visível em gente como nós?',
        verses: '4:12',
        listen: 'Humildade dele; a igreja é onde se vê.',
      },
    ],
    live: [
      {
        ask: 'Em que dia, sem esperar, você viu um pouco de Deus no amor de alguém?',
        listen: 'Cenas curtas, com cheiro e nome.',
      },
      {
        ask: 'Amor também seca. O que enche o seu pote antes de servir o dos outros?',
        listen: 'Voltar ao 10; receber.',
        for: ['women', 'parents', 'adults'],
      },
      {
        ask: 'Tem amor que controla, vigia senha, exige prova. Como o amor de Deus ajuda a reconhecer o que não é?',
        listen: 'Dá, não prende; pedir ajuda se há controle.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que amor vocês deixaram para amanhã por estarem esperando o outro dar primeiro?',
        listen: 'Deus deu o primeiro passo; um de vocês pode.',
        for: ['couples'],
      },
      {
        ask: 'Quem só vai ver Deus, por enquanto, se olhar para você?',
        listen: 'Um nome; sem peso de perfeição.',
        for: ['long-believers', 'men', 'elderly'],
      },
      {
        ask: 'Deus é amor: frase conhecida demais. Que experiência a confirma ou a contradiz para você?',
        listen: 'A contradição também tem lugar.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a declaração de amor mais desajeitada que você já ouviu, fez ou viu em filme?',
        bridge: 'A de Deus não foi desajeitada, mas surpreendeu: veio num menino.',
      },
      {
        text: 'Quem na sua família ama pela comida, quem ama pelo conserto e quem ama reclamando?',
        bridge: 'O amor se mostra de muitos jeitos. João diz de onde todos eles vêm.',
        for: ['adults', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Escute alguém, por dentro, chamar você de amado. Não responda. Só escute.',
      bridge: 'João chama assim a quem lê.',
    },
    complete: [
      {
        name: 'Nisto está o amor',
        text: 'Não que eu tenha … , mas que ele … . Por isso, com … (nome), eu … .',
      },
      {
        name: 'Foto de Deus',
        text: 'Ninguém jamais viu Deus, mas eu vi o amor dele quando … . Desenhe a cena sem rostos.',
      },
    ],
    challenges: [
      {
        do: 'Dê o primeiro passo numa relação em que vocês dois esperam o outro: um oi, um bolo, um pedido de desculpas.',
        tell: 'como foi ser o primeiro.',
      },
      {
        do: 'Comece cada dia lendo o 4:10 e só depois faça um gesto de amor; repare na diferença de tirar dali.',
        tell: 'o gesto que menos custou.',
      },
    ],
    children: {
      truth: 'Deus me amou primeiro; eu amo também.',
      to7: {
        story:
          'A Nanda perguntou: mamãe, como Deus é? Eu nunca vi! A mamãe sentou no tapete. Ninguém viu Deus com os olhos. Mas sabe o que ele fez? Mandou o Filho, Jesus, porque ama a gente. Antes de eu amar? Antes! Aí o bebê acordou chorando. A Nanda correu, cantou baixinho e ele sorriu. A mamãe disse: agora eu vi um pouquinho do amor de Deus. Onde?, perguntou a Nanda, olhando para os lados. Em você! Deus é amor, e, quando a gente ama, ele aparece.',
        activity:
          'Num espelho, cada um se olha e ouve dos outros: Deus ama você primeiro! Depois faz um gesto de amor a quem está do lado.',
        questions: [
          'Alguém já viu Deus?',
          'Quem amou primeiro?',
          'Como o amor de Deus pode aparecer em você?',
        ],
      },
      to12: {
        story:
          'O vento ninguém vê. Mas a pipa sobe! O tio do Murilo disse isso e soltou a linha. O menino tinha perguntado como a gente sabe que Deus existe, se ninguém vê. João conviveu com Jesus e, muitos anos depois, escreveu: Deus é amor. E como a gente sabe? Porque ele mandou o seu Filho ao mundo, para vivermos por meio dele. Não fomos nós que começamos, disse João. Ele nos amou e deu Jesus para perdoar os nossos pecados. E completou: ninguém jamais viu Deus, mas, se nos amamos uns aos outros, ele está em nós. A pipa puxou. Perto dali um garoto olhava, sem pipa nenhuma. O Murilo sentiu a linha na mão e pensou no vento. Vem, disse, segura aqui comigo. O garoto segurou. É forte!, gritou. O tio sorriu. E falou baixinho: olha o vento aí.',
        activity:
          'Façam uma pipa ou um catavento e escrevam nele: Deus é amor. Conversem: que sinais mostram o que não se vê?',
        questions: [
          'Como se sabe que há vento?',
          'Como sabemos que Deus nos ama?',
          'Que gesto seu faria alguém perceber Deus?',
        ],
      },
      challenge: 'Dê o primeiro passo: ame alguém antes que ame você.',
    },
    prayer:
      'Deus amor, tu começaste. Antes do nosso fervor, mandaste o teu Filho. Enche o que está vazio, sem pedir senha. Livra-nos de chamar de amor o que prende e fere. E, já que ninguém te vê, deixa-te ver em nós, um pouco, nesta semana. Amém.',
    leader: {
      lost: 'A frase do 8 vira slogan: se é amor, vale tudo. Desça ao 9 e ao 10, onde o amor tem rosto e preço.',
      tender:
        'Quem nunca foi amado por pai, mãe ou cônjuge pode só sentir falta. Não cobre sentimento. Relação com controle, humilhação ou agressão não é amor; ofereça conversa a sós, Ligue 180, Disque 100.',
    },
    comfort:
      'Não precisa amar a Deus bem para ser amado. Nisto está o amor: não em nós. Descanse do lado dele.',
    closing: 'Amados primeiro; por isso, amem.',
    words: [
      'deus e amor',
      'o amor e de deus',
      'nisto esta o amor',
      'ele nos amou',
      'unigenito',
      'enviou seu filho',
      'amemos uns aos outros',
      'nos amemos uns aos outros',
      'ninguem jamais viu deus',
      'nascido de deus',
      'aperfeicoado',
      'sacrificio para perdao',
      'propiciacao',
    ],
  },
  {
    verses: '4:12-21',
    key: '4:18',
    title: 'O amor expulsa o medo',
    theme: 'o amor sem medo',
    themes: ['medo', 'proximo', 'fe', 'comunhao'],
    idea: 'Quem conhece e crê no amor que Deus tem por nós perde o pavor do juízo; e esse amor, que chegou primeiro, prova-se no irmão que a gente vê.',
    context:
      'João disse que Deus é amor e mandou o Filho. Agora fala da certeza: como saber que estamos nele? Pelo Espírito, pela confissão de Jesus, pelo amor. Pensa no dia do juízo e, em vez de ameaça, oferece confiança. Termina sem deixar brecha: amar a Deus e odiar o irmão não combinam.',
    retold: [
      {
        verses: '4:12-16',
        says: 'Ninguém jamais viu Deus, mas, se nos amamos, ele está em nós, e nos deu do seu Espírito. Quem confessa que Jesus é o Filho de Deus está em Deus, que é amor.',
      },
      {
        verses: '4:17-18',
        says: 'O amor se aperfeiçoa em nós para que tenhamos confiança no dia do juízo. No amor não há medo, diz João, porque o amor perfeito expulsa o medo, ligado ao castigo.',
      },
      {
        verses: '4:19-21',
        says: 'Nós amamos a Deus porque ele nos amou primeiro. Quem não ama o irmão que viu não pode amar a Deus que nunca viu, e o mandamento é amar também o irmão.',
      },
    ],
    read: { verses: '4:12-21', how: 'No 18, quem lê baixa a voz, como quem acalma uma criança.' },
    observe: [
      {
        ask: 'Por que sinais sabemos que estamos nele?',
        verses: '4:13-16',
        listen: 'Ele deu do Espírito; confessar o Filho; estar no amor.',
      },
      {
        ask: 'O que se diz do amor e do medo?',
        verses: '4:18',
        listen: 'Não moram juntos; o perfeito amor expulsa o medo, ligado a castigo.',
      },
      { ask: 'Quem amou primeiro?', verses: '4:19', listen: 'Ele; o nosso amor é resposta.' },
      {
        ask: 'Com que argumento se fecha o texto?',
        verses: '4:20-21',
        listen: 'Quem não ama o irmão que vê não ama a Deus que não vê.',
      },
    ],
    interpret: [
      {
        ask: 'João liga o medo ao castigo. Que tipo de medo, então, o amor põe para fora?',
        verses: '4:17-18',
        listen: 'O pavor de ser condenado; não o cuidado que protege do perigo.',
        follow: 'Que medo é prudência e deve ficar?',
      },
      {
        ask: 'Conhecemos e cremos no amor: por que precisa dos dois verbos?',
        verses: '4:16',
        listen: 'Pode-se saber e não se apoiar; crer é pôr o peso.',
      },
      {
        ask: 'Confiança no dia do juízo parece ousadia. Em que ela se apoia?',
        verses: '4:14-17',
        listen: 'No Filho Salvador e no amor de Deus, não na nossa ficha.',
      },
      {
        ask: 'Por que o irmão visível é um teste melhor que o louvor emocionado?',
        verses: '4:20',
        listen: 'Deus não incomoda de manhã; o irmão, sim.',
      },
    ],
    live: [
      {
        ask: 'Quando criança, Deus para você era mais abraço ou mais ameaça, e como é hoje?',
        listen: 'Sem culpar quem ensinou.',
      },
      {
        ask: 'Que decisão da sua vida foi tomada por medo e, se fosse por amor, seria outra?',
        listen: 'Emprego, silêncio, casamento; ninguém conta tudo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Medo de não ser aceito faz a gente virar outra pessoa. Onde você pode ser você, sem castigo?',
        listen: 'Um lugar, uma pessoa; sonhar que seja aqui.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em casa, que sinais mostram se se obedece por medo ou por amor?',
        listen: 'Mentira, esconder, risada, conversa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que irmão visível está atrapalhando a sua conversa com o Deus invisível?',
        listen: 'Um nome em silêncio; primeiro gesto.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que medo você gostaria que o amor fosse buscar primeiro?',
        listen: 'Deixe dizer uma palavra só; orem.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que remédio caseiro contra medo funcionava com você: luz do corredor, paninho, cama dos pais, cantar alto?',
        bridge: 'João conhece um que não falha: ser amado.',
      },
      {
        text: 'Qual foi o melhor você primeiro que já recebeu: na fila, na fatia, na ladeira?',
        bridge: 'O texto diz quem foi que amou primeiro.',
        for: ['young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão sobre a outra e aperte de leve, como se fosse alguém que gosta de você.',
      bridge: 'Crer no amor que Deus tem por nós é deixar que ele segure.',
    },
    complete: [
      {
        name: 'Fora',
        text: 'Desenhe uma casa. Escreva medos dentro. Na porta, a palavra amor. Risque um deles, com seta para fora, e diga por quê.',
      },
      {
        name: 'Primeiro ele',
        text: 'Ele me amou primeiro quando … . Eu posso amar primeiro a … , fazendo … .',
      },
    ],
    challenges: [
      {
        do: 'Todas as noites troque o que foi que eu fiz de errado por como ele me amou hoje, e só depois confesse.',
        tell: 'o que mudou no sono.',
      },
      {
        do: 'Ame de modo visível o irmão que menos dá vontade: elogie, ajude, convide. Com limite, se ele fere.',
        tell: 'o que viu nele de perto.',
      },
    ],
    children: {
      truth: 'O amor de Deus manda o medo embora.',
      to7: {
        story:
          'Trovão! Bruuum! O Téo puxou o cobertor até o nariz. O medo sentou na cama, grandão. A vovó entrou com uma vela, deitou pertinho e cantou baixinho. Bruuum!, fez o trovão de novo. Mas o Téo estava no abraço. Vó, cadê o medo? Saiu, disse ela. Aqui não cabia: está cheio de amor. João escreveu que o amor de Deus faz assim: manda o medo embora. Ele nos amou primeiro! E, quem foi amado, ama também. De manhã, o Téo viu o cachorro tremendo e lhe deu um abraço.',
        activity:
          'Façam um medo de papel amassado. Encham a roda de abraços até ele ser empurrado para fora, rindo.',
        questions: ['Do que o Téo tinha medo?', 'O que fez o medo sair?', 'Quem amou primeiro?'],
      },
      to12: {
        story:
          'A Bruna orava todas as noites a mesma oração, muito rápido, com medo de esquecer um pecado e Deus ficar bravo. Uma vez dormiu no meio e acordou apavorada. Contou à madrinha. Ela não riu. Pegou a carta de João: Deus é amor. Ele mandou o Filho para ser o Salvador do mundo. No amor não há medo; o amor perfeito manda o medo embora, porque o medo pensa em castigo. Bruna, quando você dorme no meu colo falando, eu fico brava? Não, né? E quem amou primeiro, você ou Deus? A Bruna leu: nós o amamos porque ele nos amou primeiro. Naquela noite orou devagar e dormiu no meio, de propósito. Leu ainda mais uma linha no dia seguinte: quem ama a Deus ame também seu irmão. Olhou para o irmão, que tinha acabado o leite. Respirou. Primeiro ele, pensou. E riu.',
        activity:
          'Escrevam um medo a lápis e, por cima, com cor forte, uma frase de amor do texto até que o medo não se leia mais.',
        questions: [
          'Por que a Bruna orava tão rápido?',
          'O que João diz do medo?',
          'A quem você vai amar primeiro?',
        ],
      },
      challenge: 'Abrace alguém que está com medo e ore com ele.',
    },
    prayer:
      'Deus, conhecemos e cremos no amor que tens por nós. Manda embora o pavor que nos ensinaram. Dá confiança para o último dia e coragem para este. E, porque amaste primeiro, ajuda-nos a ir primeiro até o irmão que está à vista. Amém.',
    leader: {
      lost: 'Alguém conclui que sentir medo é falta de amor. João fala do medo de castigo de Deus, não de susto, prudência ou doença. Leia o 17 junto.',
      tender:
        'Ansiedade, pânico e trauma não se expulsam por esforço; cuide e ajude a buscar tratamento. Medo de quem agride é aviso: não mande amar mais, ajude a proteger-se, Ligue 180, Disque 100. Desespero: CVV 188.',
    },
    comfort:
      'Se o medo ainda está aí, não brigue com ele. Chegue perto de quem amou primeiro. É ele quem expulsa, não você.',
    closing: 'Ele nos amou primeiro; o medo que procure outra casa.',
    words: [
      'perfeito amor',
      'expulsa o medo',
      'lanca fora o medo',
      'no amor nao ha medo',
      'ele nos amou primeiro',
      'dia do juizo',
      'confianca',
      'salvador do mundo',
      'quem esta no amor',
      'ama a deus ame tambem seu irmao',
      'eu amo a deus',
      'conhecemos e cremos',
    ],
  },
  {
    verses: '5:1-5',
    key: '5:4',
    title: 'A fé que vence o mundo',
    theme: 'a vitória da fé',
    themes: ['fe', 'obediencia', 'identidade', 'comunhao'],
    idea: 'Quem crê que Jesus é o Filho de Deus nasceu de Deus; por isso ama a família, acha leve o que o Pai manda e, com a fé por vitória, não é derrotado pelo mundo.',
    context:
      'João amarra os três fios da carta: crer, amar, obedecer. Os leitores eram poucos, sem poder, e gente importante tinha saído da igreja. Ele lhes fala de vitória. Depois mostrará em que testemunho essa fé se apoia.',
    retold: [
      {
        verses: '5:1-3',
        says: 'Quem crê que Jesus é o Cristo nasceu de Deus, diz João, e quem ama o Pai ama também os nascidos dele. Amar a Deus é guardar os seus mandamentos, que não são pesados.',
      },
      {
        verses: '5:4-5',
        says: 'Todo aquele que é nascido de Deus vence o mundo, e a vitória é a nossa fé. Quem vence o mundo, pergunta João, senão quem crê que Jesus é o Filho de Deus?',
      },
    ],
    read: {
      verses: '5:1-5',
      how: 'Leiam em corrente: cada um segura a mão do seguinte ao terminar a sua frase.',
    },
    observe: [
      {
        ask: 'Quem é nascido de Deus, e a quem mais ama quem ama o Pai?',
        verses: '5:1',
        listen: 'Quem crê que Jesus é o Cristo; ama os outros nascidos dele.',
      },
      {
        ask: 'Como se sabe que amamos os filhos de Deus, e como são os mandamentos?',
        verses: '5:2-3',
        listen: 'Amando a Deus e guardando os mandamentos; não são pesados.',
      },
      {
        ask: 'Qual é a vitória que vence o mundo?',
        verses: '5:4-5',
        listen: 'A nossa fé: crer que Jesus é o Filho de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que amar o Pai e não suportar os irmãos é uma conta que não fecha?',
        verses: '5:1-2',
        listen: 'Mesma família; ama-se quem ele gerou.',
      },
      {
        ask: 'Os mandamentos “não são pesados”. O que os deixa pesados quando a gente os carrega?',
        verses: '5:3',
        listen: 'Carregar sem amor, para merecer, sozinho.',
        follow: 'Que mandamento ficou leve para você?',
      },
      {
        ask: 'Vencer o mundo, aqui, não é mandar nele. Que vitória é essa de um grupo pequeno e fraco?',
        verses: '5:4-5',
        listen: 'O mundo não os dobra; continuam confiando e amando.',
      },
    ],
    live: [
      {
        ask: 'Em que coisa você não foi vencido, embora também não tenha subido em pódio?',
        listen: 'Continuar crendo, honesto, terno.',
      },
      {
        ask: 'Que peso você chama de vontade de Deus e talvez seja só expectativa dos outros?',
        listen: 'Separar; largar um.',
        for: ['women', 'adults', 'long-believers'],
      },
      {
        ask: 'Onde a pressão da turma perde força quando você lembra de quem é filho?',
        listen: 'Festa, prova, foto; uma frase de apoio.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Irmão de sangue ou de igreja: com qual deles o amor virou obrigação pesada, e como ficaria mais leve?',
        listen: 'Começar do Pai; limites claros.',
        for: ['men', 'couples', 'elderly'],
      },
      {
        ask: 'O que em Jesus convenceu, ou vem convencendo, você de que ele é o Filho de Deus?',
        listen: 'Histórias diferentes; nenhuma é pequena.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como contar a um filho que vencer não é ganhar de todo mundo?',
        listen: 'Exemplos de casa; perder bem.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua vitória mais modesta e mais comemorada: vaga, pote aberto, mosquito?',
        bridge: 'João fala de uma vitória sem troféu e muito maior.',
      },
      {
        text: 'O que pesa menos quando se carrega por amor: filho no colo, compras da mãe, violão do amigo?',
        bridge: 'O texto diz que certos pesos não pesam.',
        for: ['parents', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Pegue algo leve e segure com força por dez segundos. Solte a força e continue segurando.',
      bridge: 'Muito peso vem do jeito de carregar.',
    },
    complete: [
      {
        name: 'Pesado e leve',
        text: 'Mandamento que me pesa: … . Carrego-o para … . Se o carregasse por amor, ficaria … .',
      },
      {
        name: 'Não me venceu',
        text: 'O mundo quis que eu … . Não me venceu, porque creio que Jesus … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um mandamento pesado e pratique-o uma vez por dia pensando numa pessoa amada por Deus.',
        tell: 'se o peso mudou.',
      },
      {
        do: 'Comemore com alguém da igreja uma vitória escondida dele: um bolo por ter continuado.',
        tell: 'que vitória era.',
      },
    ],
    children: {
      truth: 'Com fé em Jesus, eu venço.',
      to7: {
        story:
          'O Quim era o menor da corrida. Sempre chegava por último. Um dia, um amigo caiu no meio da pista. Os outros passaram: zum! O Quim parou, ajudou a levantar e foram juntos, pulando num pé só. Chegaram depois de todos. E o avô gritou: vencemos! Vencemos o quê, vô? A vontade de passar reto! João escreveu que quem crê em Jesus, o Filho de Deus, é vencedor. Vence a maldade e o medo, porque Deus é o Pai dele. E amar os irmãos não pesa: é gostoso!',
        activity:
          'Corrida de três pernas: só vale chegar juntos. No fim, medalha de papel para todos: a fé vence.',
        questions: ['Por que o Quim parou?', 'O que ele venceu?', 'Quem é o Filho de Deus?'],
      },
      to12: {
        story:
          'A mochila da Sara pesava: cadernos, bola, lanche e uma lista de regras que ela mesma fez para Deus gostar dela. Ser perfeita era a primeira. No acampamento, o monitor leu João: o amor de Deus é guardar os seus mandamentos, e eles não são pesados. Não são?, riu a Sara. Os meus são. Ele perguntou: você carrega para virar filha, ou porque já é? Silêncio. João diz que quem crê que Jesus é o Cristo já nasceu de Deus. Filha! E filha ama o Pai e os irmãos, e vence o mundo. A vitória é a fé. Não quer dizer ganhar tudo. Quer dizer que a mentira, a zoeira e o medo não mandam mais. Na trilha, um menino cansou. A Sara pegou também a mochila dele. Engraçado: duas, e pareciam mais leves do que a lista. Essa ela rasgou na fogueira.',
        activity:
          'Encham uma mochila com livros etiquetados com pesos inventados. Tirem os que Deus não mandou e experimentem de novo.',
        questions: [
          'Que peso a Sara carregava?',
          'O que faz de alguém filho de Deus?',
          'Que vitória a fé pode lhe dar?',
        ],
      },
      challenge: 'Carregue algo por alguém, por amor, e sorria.',
    },
    prayer:
      'Pai, por crer no teu Filho nascemos de ti. Tira das costas o que não mandaste e põe amor no que mandaste. Aos pequenos e poucos, lembra a vitória que já têm. Que o mundo não nos dobre nem nos endureça. Amém.',
    leader: {
      lost: 'Vencer o mundo vira triunfalismo: sucesso, poder, ganhar dos outros. João escreve a uma igreja pequena. Pergunte o que não conseguiu dobrá-los.',
      tender:
        'Quem se sente derrotado, por vício, divórcio ou doença, pode achar que não tem fé. Diga que a fé pequena se agarra ao mesmo Jesus. Esgotamento pede descanso e, se preciso, cuidado médico.',
      differ:
        'Uns entendem que se nasce de novo e por isso se crê; outros, que se crê e por isso se nasce de novo. João junta os dois, e o Filho é o centro em ambos.',
    },
    comfort: 'Vencer, hoje, pode ter sido só não soltar a mão dele. João chamaria isso de vitória.',
    closing: 'A vitória tem um nome, e a gente crê nele.',
    words: [
      'vence o mundo',
      'vitoria que vence',
      'a nossa fe',
      'nascido de deus',
      'nao sao pesados',
      'penosos',
      'jesus e o cristo',
      'jesus e o filho de deus',
      'guardemos os seus mandamentos',
      'quem e o que vence',
      'filhos de deus',
    ],
  },
  {
    verses: '5:13-15',
    key: '5:14',
    title: 'Para que saibam',
    theme: 'a certeza e a oração',
    themes: ['oracao', 'salvacao', 'fe', 'esperanca'],
    idea: 'Quem crê no Filho pode saber que tem a vida eterna, e essa certeza vira confiança para orar: o Pai ouve o que pedimos segundo a vontade dele.',
    context:
      'João chega ao fim e diz por que escreveu: para que quem crê saiba. Tinham semeado insegurança naquelas igrejas. Logo antes ele afirmou que a vida está no Filho; logo depois pede oração por irmãos que tropeçam. Entre as duas coisas está a confiança.',
    retold: [
      {
        verses: '5:13',
        says: 'João escreve aos que creem no nome do Filho de Deus, para que saibam que já têm a vida eterna e creiam nesse nome.',
      },
      {
        verses: '5:14-15',
        says: 'Se pedimos alguma coisa conforme a vontade de Deus, diz João, ele nos ouve. E, se sabemos que ele nos ouve, sabemos que alcançamos o que lhe pedimos.',
      },
    ],
    read: {
      verses: '5:13-15',
      how: 'Três leitores, um versículo cada, sem pressa; o grupo responde a cada um: ele nos ouve.',
    },
    observe: [
      {
        ask: 'Para quem e para que João escreveu?',
        verses: '5:13',
        listen: 'Para os que creem; para que saibam que têm a vida eterna.',
      },
      {
        ask: 'Que confiança temos diante de Deus, e com que condição?',
        verses: '5:14',
        listen: 'Ele ouve o que pedimos conforme a sua vontade.',
      },
      {
        ask: 'Se sabemos que ele ouve, o que mais sabemos?',
        verses: '5:15',
        listen: 'Que alcançamos o que lhe pedimos.',
      },
    ],
    interpret: [
      {
        ask: 'João escreve “tendes a vida eterna”, no presente. Que diferença há entre ter agora e só esperar depois?',
        verses: '5:13',
        listen: 'A vida com Deus já começou; a morte não a interrompe.',
      },
      {
        ask: 'Conforme a vontade dele: isso é uma letra miúda que estraga a oração ou o que a torna segura?',
        verses: '5:14',
        listen: 'Ele sabe mais; pedir assim é querer o bem dele, não desistir de pedir.',
        follow: 'Que pedido seu você agradece não ter recebido?',
      },
      {
        ask: 'O que tem a ver saber que se é filho com a coragem de pedir?',
        verses: '5:13-14',
        listen: 'Filho bate na porta; quem não sabe se é da casa hesita.',
      },
    ],
    live: [
      {
        ask: 'Qual dúvida visita você quando o assunto é estar com Deus para sempre?',
        listen: 'Dúvida não anula; escute.',
      },
      {
        ask: 'O que você já parou de pedir, e por quê?',
        listen: 'Cansaço, vergonha, resposta dura; sem explicação rápida.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Se fosse pedir nesta semana uma coisa que certamente Deus quer, qual seria?',
        listen: 'Perdoar, sabedoria, amar alguém.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Que pedido antigo seu teve resposta por um caminho torto que você não imaginava?',
        listen: 'Gratidão com memória; também os não.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Orar em voz alta um pelo outro: o que ajuda e o que trava vocês dois?',
        listen: 'Começar com uma frase.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se tivesse certeza de que alguém o ouve, o que diria a Deus hoje, do seu jeito?',
        listen: 'Ninguém precisa dizer em público.',
        for: ['visitors', 'singles', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual pedido de criança, ao Papai do Céu ou aos de casa, ainda bem que ninguém atendeu?',
        bridge: 'João fala de pedir e ser ouvido, com alguém que sabe mais.',
      },
      {
        text: 'O que você confere duas vezes antes de dormir: porta, gás, alarme?',
        bridge: 'Há uma coisa que se pode saber sem levantar de novo.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Faça uma concha com a mão atrás da orelha e ouça por um momento. Pense em alguém que ouve você assim.',
      bridge: 'É a confiança de que fala o texto.',
    },
    complete: [
      {
        name: 'Eu sei que',
        text: 'Eu sinto … . Eu duvido … . Mas, porque creio no Filho, eu sei que … .',
      },
      {
        name: 'Pedido com vontade',
        text: 'Peço: … . Acho que tu queres: … . O que ainda não entendo: … . De todo modo, sei que me ouves.',
      },
    ],
    challenges: [
      {
        do: 'Volte a pedir uma coisa de que você tinha desistido, uma vez por dia, terminando com: conforme a tua vontade.',
        tell: 'o que aconteceu com o pedido, ou com você.',
      },
      {
        do: 'Decore 1 João 5:13 e diga-o a alguém inseguro da fé, com calma.',
        tell: 'que pergunta a pessoa fez.',
      },
    ],
    children: {
      truth: 'Deus me ouve e eu sou dele.',
      to7: {
        story:
          'A Olívia chamou: mãe! A mamãe estava na cozinha, com a panela chiando. Mãe! O rádio tocava. A Olívia pensou: não me ouve. Falou bem baixinho: mãe, estou com sede. E a mamãe apareceu com o copo! Como a senhora ouviu? Mãe ouve filho, disse ela. João escreveu: quem crê em Jesus é de Deus para sempre, pode saber! E Deus ouve quando a gente fala com ele, mesmo baixinho. Às vezes diz sim, às vezes diz espera. Sempre ouve, e faz o melhor.',
        activity:
          'Falem baixinho, um de cada vez, um pedido a Deus na concha das mãos. Todos respondem: ele ouve!',
        questions: ['A mamãe ouviu a Olívia?', 'Deus ouve baixinho?', 'O que você quer pedir?'],
      },
      to12: {
        story:
          'O Samuel tinha uma pergunta só de noite: e se Deus esquecer de mim? Já tinha orado para Jesus ser seu amigo umas vinte vezes, por garantia. O avô mostrou o fim da carta de João: escrevi a vocês que creem no Filho de Deus, para que saibam que têm a vida eterna. Leu devagar: para que sai-bam. Não é para que fiquem chutando, Samu. E tem mais: esta é a confiança que temos, se pedimos alguma coisa conforme a vontade dele, ele nos ouve. O Samuel quis saber: então ele dá tudo? Ele ouve tudo, disse o avô, e quer o nosso bem. Uma vez eu pedi uma bicicleta, aos cinco anos, para descer a serra. Ainda bem que ele tinha vontade própria! Os dois riram. Naquela noite o Samuel orou uma vez só. Depois, por via das dúvidas, não orou a vigésima segunda. Dormiu.',
        activity:
          'Façam um cartão de embarque: nome, destino (com Deus), passagem paga por Jesus. Atrás, um pedido que combine com o que Deus quer.',
        questions: [
          'Qual era a pergunta do Samuel?',
          'Para que João escreveu?',
          'O que você quer pedir segundo a vontade de Deus?',
        ],
      },
      challenge: 'Ore cada noite e diga: eu sei que tu me ouves.',
    },
    prayer:
      'Pai, cremos no nome do teu Filho, e por isso sabemos. Aquieta a dúvida da noite. Ouve o que pedimos e o que não sabemos pedir. Afina o nosso querer com o teu, sem apagar a voz. E segura quem ouviu um não que doeu. Amém.',
    leader: {
      lost: 'O 15 vira cheque em branco, ou o conforme a sua vontade vira desculpa para não pedir. Mantenha os dois juntos. O pecado para a morte (16) pede outra noite.',
      tender:
        'Quem orou por cura e enterrou alguém pode achar que pediu errado. Não sugira isso jamais. Fique junto do silêncio. Medo doentio de perder a salvação pede acompanhamento paciente.',
      differ:
        'Todos aqui leem certeza para quem crê. Uns entendem que essa vida não se perde mais; outros, que se pode abandonar a fé. Ambos mandam o inseguro olhar para o Filho, não para si.',
    },
    comfort:
      'Se a voz não sai, ele ouve o que não saiu. Vocês que creem: a vida já é de vocês, mesmo nesta noite.',
    closing: 'Creiam, saibam, peçam: ele ouve.',
    words: [
      'para que saibais',
      'tendes a vida eterna',
      'vida eterna',
      'conforme a sua vontade',
      'segundo a sua vontade',
      'ele nos ouve',
      'confianca',
      'nos ouve',
      'certeza da salvacao',
      'nome do filho de deus',
      'pedirmos',
    ],
  },
]
