import type { BookPassages } from '../passage.ts'

export const SECOND_CORINTHIANS: BookPassages = [
  {
    verses: '1:3-11',
    key: '1:4',
    title: 'Consolados para consolar',
    theme: 'o Deus de toda consolação',
    themes: ['sofrimento', 'esperanca', 'proximo', 'oracao'],
    idea: 'O Pai das misericórdias chega perto em toda aflição, e o consolo que ele dá não para em nós: vira companhia para quem vem atrás na mesma estrada.',
    context:
      'Paulo escreve depois de algo tão pesado na Ásia que achou que morreria. Não conta o que foi. A relação com Corinto também andava ferida. Mesmo assim, começa bendizendo a Deus, e em cinco versículos usa dez vezes a palavra consolo.',
    retold: [
      {
        verses: '1:3-5',
        says: 'Paulo bendiz a Deus, que nos consola em toda aflição para podermos consolar os outros. Os sofrimentos de Cristo são abundantes em nós, e a consolação também.',
      },
      {
        verses: '1:6-7',
        says: 'Se Paulo é afligido, é para consolação e salvação dos irmãos, e se é consolado, também. Ele sabe que participam dos sofrimentos e da consolação.',
      },
      {
        verses: '1:8-11',
        says: 'Paulo conta que na Ásia perdeu a esperança de sobreviver, para confiar em Deus, que ressuscita os mortos. Deus o livrou e o livrará, com a ajuda da oração dos irmãos.',
      },
    ],
    read: {
      verses: '1:3-11',
      how: 'Duas vozes se alternam; a cada vez que aparecer consolação ou consolar, quem ouve levanta um dedo. Contem no fim.',
    },
    observe: [
      {
        ask: 'Com que nomes Deus é chamado, e em que situações ele consola?',
        verses: '1:3-4',
        listen: 'Pai das misericórdias, Deus de toda consolação; em toda aflição.',
      },
      {
        ask: 'Para que serve o consolo recebido?',
        verses: '1:4, 1:6',
        listen: 'Para poder consolar outros com o mesmo consolo.',
      },
      {
        ask: 'Como Paulo descreve o que viveu na Ásia, e em que parou de confiar?',
        verses: '1:8-9',
        listen: 'Acima das forças, sem esperança de viver; em si mesmo.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre consolar e explicar?',
        verses: '1:3-4',
        listen: 'Consolar é estar ao lado; explicar tenta encerrar.',
        follow: 'Qual das duas a gente oferece primeiro, e por quê?',
      },
      {
        ask: 'Paulo confessa que foi “mais do que podíamos suportar”. Que frase de para-choque essa confissão desmente?',
        verses: '1:8-9',
        listen: 'A de que Deus não dá fardo maior que as forças; ele sustenta além delas.',
      },
      {
        ask: 'Ele livrou, livra e livrará, “junto do vosso auxílio com oração”. O que a oração dos outros acrescenta?',
        verses: '1:10-11',
        listen: 'Deus nos inclui no socorro; muitos agradecem juntos.',
      },
    ],
    live: [
      {
        ask: 'Qual dor que você atravessou virou língua materna, a ponto de você entender quem a fala?',
        listen: 'Só quem já tem distância.',
        for: ['adults', 'long-believers', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Quando um amigo desaba no chat, o que você digita primeiro, e o que gostaria de aprender a dizer?',
        listen: 'Presença, perguntas, não fórmulas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que você está além das próprias forças agora, e quem sabe disso?',
        listen: 'O quem sabe é o mais importante.',
        for: ['adults', 'men', 'parents', 'singles'],
      },
      {
        ask: 'Como o outro gosta de ser consolado (colo, silêncio, solução, distância), e o que você costuma dar?',
        listen: 'Perguntar um ao outro.',
        for: ['couples'],
      },
      {
        ask: 'O que você ouviu falar de Deus quando sofria, e que nome de Deus deste texto faz mais falta?',
        listen: 'Deus castigador ou Pai de misericórdias.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que consolo, de todos os que tentaram, chegou de verdade?',
        listen: 'Aprendam; talvez nenhum ainda.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Joelho ralado na infância: o que curava na sua casa? Merthiolate que ardia, sopro, beijo, bolacha?',
        bridge: 'O remédio ardia; o sopro consolava. Paulo fala de quem sopra.',
      },
      {
        text: 'Qual é a sua comida de dia ruim, e quem a fez para você pela primeira vez?',
        bridge: 'Consolo às vezes vem num prato. Deus também usa mãos.',
        for: ['adults', 'young', 'singles', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Enrole-se numa manta ou cruze os braços como num abraço. Sinta o peso.',
      bridge: 'Pai das misericórdias: é com esse nome que o texto começa.',
    },
    complete: [
      {
        name: 'Corrente do consolo',
        text: 'Desenhe três elos. Primeiro, fui consolado por … , quando … , e o que ajudou foi … . Segundo, o que aprendi com isso: … . Terceiro, alguém que hoje passa por algo parecido: … . O meu gesto: … .',
      },
      {
        name: 'Livrou, livra, livrará',
        text: 'Complete: Deus me livrou de … . Ele me livra, hoje, de … . Espero que ainda me livre de … . Peço a … que ore comigo. Deixe em branco o que ainda não consegue dizer.',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que vive o que você já viveu e fique uma hora ao lado, contando pouco e ouvindo muito.',
        tell: 'o que você reconheceu na voz dessa pessoa.',
      },
      {
        do: 'Peça oração por uma coisa que está acima das suas forças a duas pessoas, por nome.',
        tell: 'como foi pedir.',
      },
    ],
    children: {
      truth: 'Deus me consola, e eu consolo os outros.',
      to7: {
        story:
          'O Nino caiu e ralou o joelho. Ai, ai! A vovó pegou o Nino no colo. Não disse: não foi nada. Disse: eu sei que dói. Soprou, fuu, fuu, e ficou abraçada até o choro ficar pequenininho. No outro dia, na escola, a Mel caiu. Ai, ai! As crianças correram e uma gritou: bebezona! O Nino lembrou da vovó. Chegou perto, sentou no chão e disse: eu sei que dói. E soprou: fuu, fuu. A Mel parou de chorar. Paulo escreveu que Deus é assim: ele consola a gente em toda tristeza. E aí a gente aprende a consolar também.',
        activity:
          'Com um boneco machucado, cada criança faz o que consola: sopra, abraça, põe curativo, canta baixinho.',
        questions: [
          'O que a vovó disse ao Nino?',
          'O que o Nino fez pela Mel?',
          'Quem você pode consolar?',
        ],
      },
      to12: {
        story:
          'Quando o cachorro da Luísa sumiu, todo mundo quis ajudar. Um disse: compra outro. Outro disse: pelo menos você tem um gato. Ela ficava mais triste. Aí veio o Danilo. Ele tinha perdido o Bidu no ano anterior. Sentou-se ao lado dela no degrau e ficou. Depois de um tempo, falou: é um buraco, né? E ela chorou, e aquilo ajudou. O Danilo sabia porque o pai dele tinha feito o mesmo: ficou. Paulo também ficou tão triste uma vez que pensou que ia morrer. Na carta aos coríntios, ele chama Deus de Pai das misericórdias e Deus de todo consolo. E conta um segredo: Deus nos consola em nossas tristezas para que a gente saiba consolar os outros. O consolo passa de mão em mão. Não é preciso ter respostas. É preciso sentar no degrau.',
        activity:
          'Façam um kit consolo numa caixa: lenços, chá, um bilhete, um desenho; entreguem a alguém triste.',
        questions: [
          'Por que as primeiras frases não ajudaram a Luísa?',
          'O que o Danilo fez de diferente?',
          'De quem você aprendeu a consolar?',
        ],
      },
      challenge: 'Sente-se ao lado de alguém triste e fique um tempo, sem dar conselho.',
    },
    prayer:
      'Pai das misericórdias, estamos acima das nossas forças. Chega com o teu consolo, por dentro ou pelas mãos de alguém. E o que recebermos, ensina-nos a passar adiante, com jeito. Livraste, livras, livrarás. Amém.',
    leader: {
      lost: 'O grupo corre a dar conselhos a quem desabafa. Combine: hoje, só perguntas e silêncio. E ninguém precisa achar utilidade na própria dor.',
      tender:
        'Paulo perdeu a esperança de viver. Se alguém disser o mesmo, leve a sério: pergunte com clareza se pensa em morrer, não o deixe só, CVV 188 e um serviço de saúde. Não diga que Deus não dá fardo maior que as forças.',
    },
    comfort:
      'O apóstolo disse: mais do que podíamos suportar. Você não precisa suportar para ser consolado. O Deus de toda consolação não espera que você se levante para se abaixar.',
    closing: 'Consolados, para consolar.',
    words: [
      'pai das misericordias',
      'deus de toda consolacao',
      'consolacao',
      'consolar',
      'em toda aflicao',
      'sofrimentos de cristo',
      'sentenca de morte',
      'tribulacao na asia',
      'mais do que podiamos',
      'ressuscita aos mortos',
      'livrou e livra',
      'auxilio com oracao',
    ],
  },
  {
    verses: '2:14-3:3',
    key: '2:15',
    title: 'Que perfume é esse?',
    theme: 'o bom cheiro de Cristo',
    themes: ['missao', 'identidade', 'fidelidade', 'espirito'],
    idea: 'Onde a gente passa, fica um cheiro: Deus espalha por vidas comuns o conhecimento de Cristo, sem comércio, com sinceridade, como carta escrita pelo Espírito.',
    context:
      'Chegaram a Corinto pregadores com cartas de recomendação e preço. Duvidavam de Paulo, que não trazia nenhuma. Ele responde com duas imagens: o desfile do general vitorioso, com incenso pelas ruas, e uma carta viva, que são os próprios coríntios.',
    retold: [
      {
        verses: '2:14-16',
        says: 'Paulo agradece a Deus, que por ele espalha em todo lugar o cheiro do seu conhecimento. Para uns é cheiro de vida, para outros, cheiro de morte.',
      },
      {
        verses: '2:17',
        says: 'Paulo não é como muitos, que tentam vender a palavra de Deus, mas fala em Cristo, diante de Deus, com sinceridade.',
      },
      {
        verses: '3:1-3',
        says: 'Paulo pergunta se precisa de cartas de recomendação. Os coríntios são a sua carta, lida por todos, escrita não com tinta, mas com o Espírito, em tábuas de carne do coração.',
      },
    ],
    read: {
      verses: '2:14-17',
      how: 'Antes de ler, passem pela roda algo cheiroso (café, canela). Um versículo por pessoa. Quem conduz conta depois 3:1-3, da carta viva.',
    },
    observe: [
      {
        ask: 'O que Deus faz por meio de Paulo e dos seus, e onde?',
        verses: '2:14',
        listen: 'Conduz em triunfo, espalha o cheiro do conhecimento de Cristo, em todo lugar.',
      },
      {
        ask: 'De que modos diferentes o mesmo cheiro é recebido?',
        verses: '2:15-16',
        listen: 'Vida para uns, morte para outros.',
      },
      {
        ask: 'Como agem os vendedores da palavra, e como Paulo diz que fala?',
        verses: '2:17',
        listen: 'Lucram; ele, com sinceridade, diante de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Cheiro não grita e não se prende. O que essa imagem ensina sobre testemunhar?',
        verses: '2:14-15',
        listen: 'Presença que se percebe, antes das palavras.',
        follow: 'E quando o cheiro e as palavras não combinam?',
      },
      {
        ask: 'Quando escreve “quem é idôneo para estas coisas”, que resposta Paulo espera?',
        verses: '2:16-17',
        listen: 'Ninguém por si; a capacidade vem de Deus (3:5).',
      },
      {
        ask: 'O que vira comércio na fé, mesmo sem dinheiro envolvido?',
        verses: '2:17',
        listen: 'Fama, poder, likes, culpa, vantagem.',
      },
    ],
    live: [
      {
        ask: 'Que cheiro fica na sala depois que você sai dela: alívio, tensão, alegria, cansaço?',
        listen: 'Coragem de perguntar em casa.',
        for: ['adults', 'men', 'women', 'parents'],
      },
      {
        ask: 'Se o seu perfil fosse uma carta, o que alguém leria sobre Jesus sem nenhuma legenda religiosa?',
        listen: 'Coerência, humor, gentileza.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem tem, para você, o bom cheiro de Cristo, e como descrever essa pessoa sem palavras de igreja?',
        listen: 'Retratos concretos.',
        for: ['adults', 'new-believers', 'elderly'],
      },
      {
        ask: 'O que já fez a fé cheirar mal para você?',
        listen: 'Escutar sem desculpar ninguém.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Em que serviço você começou por amor e percebe um preço aparecendo?',
        listen: 'Reconhecimento, cargo, controle.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Que perfume, de verdade ou de memória, mantém perto de você alguém que já se foi?',
        listen: 'Saudade bem-vinda.',
        for: ['mourning', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'De olhos fechados, adivinhem três cheiros (café, sabão, fruta). Qual trouxe uma lembrança?',
        bridge: 'Cheiro chega antes da explicação. Paulo diz isso da nossa vida.',
      },
      {
        text: 'Qual é o cheiro da casa da sua avó, da sua escola e do seu primeiro emprego?',
        bridge: 'Lugares e pessoas ficam no nariz. Que cheiro a gente deixa?',
        for: ['adults', 'couples', 'elderly', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Aproxime do rosto algo perfumado: uma fruta, uma flor, um pano limpo. Respire três vezes.',
      bridge: 'Leia devagar, como quem segue um cheiro até a cozinha.',
    },
    complete: [
      {
        name: 'Rótulo de perfume',
        text: 'Crie o rótulo da sua presença nesta fase. Nome: … . Notas que todos sentem: … . Nota escondida: … . Efeito em casa: … . Efeito no trabalho ou na escola: … . O que eu gostaria que Cristo acrescentasse: … .',
      },
      {
        name: 'Carta viva',
        text: 'Complete como quem lê você: Esta carta foi escrita por … . Trata de … . Está borrada em … . O trecho mais bonito fala de … . Ainda falta escrever … .',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a alguém da sua casa: como fica o ambiente quando eu chego? Escute e agradeça.',
        tell: 'a palavra que usaram.',
      },
      {
        do: 'Leve o bom cheiro a um lugar de ar pesado: limpe, cozinhe, escute, ria com alguém.',
        tell: 'o que mudou no ar.',
      },
    ],
    children: {
      truth: 'A minha vida pode ter o cheirinho de Jesus.',
      to7: {
        story:
          'A dona Cida fazia pão. Ela nem precisava chamar ninguém. O cheirinho saía pela janela, descia a rua, virava a esquina, e as crianças vinham: hummm! Um dia, o Tadeu perguntou: por que a sua casa cheira tão bem? Porque o pão está vivo lá no forno, ela riu. Paulo escreveu que quem ama Jesus também tem um cheiro bom. Não é de sabonete! É o cheiro do carinho, da verdade, da ajuda. Quando a gente chega, as pessoas sentem: hummm, tem alguma coisa boa aqui! E ficam com vontade de conhecer Jesus.',
        activity:
          'Façam saquinhos com cravo, canela ou casca de laranja e deem a alguém, dizendo uma palavra boa.',
        questions: [
          'Como as crianças sabiam que havia pão?',
          'Qual é o cheiro de quem ama Jesus?',
          'A quem você vai levar esse cheirinho?',
        ],
      },
      to12: {
        story:
          'Quando um general romano vencia uma guerra, Roma fazia um desfile. Vinham os cavalos, os soldados, as flores, e gente queimando incenso. O cheiro enchia as ruas; até quem estava dentro de casa sabia que algo grande passava. Paulo pensou nisso ao escrever aos coríntios. Alguns diziam: quem é Paulo? Não trouxe carta de recomendação! Outros pregadores chegavam com papéis e cobravam caro. Paulo respondeu: nós somos o bom cheiro de Cristo, por onde Deus nos leva. Não vendemos a palavra; falamos com sinceridade. E carta? A nossa carta são vocês, escrita não com tinta, mas pelo Espírito de Deus, em corações de gente. Já pensou? As pessoas talvez nunca abram uma Bíblia, mas leem você no recreio, no jogo, no ônibus. O que está escrito aí?',
        activity:
          'Cada um escreve uma carta curta em nome de Jesus, usando só atitudes (ajudar, dividir, pedir desculpa), e lê para o grupo.',
        questions: [
          'Para que servia o incenso no desfile?',
          'O que Paulo dizia ser a sua carta de recomendação?',
          'O que as pessoas leem em você na escola?',
        ],
      },
      challenge: 'Deixe um lugar mais gostoso do que encontrou: arrume, sorria, ajude.',
    },
    prayer:
      'Cristo, que enches a casa quando passas, tira de nós o cheiro de comércio e de azedo. Escreve em nós o que quiseres que leiam. Ninguém é capaz disso; tu és. Espalha o teu perfume por nossa rua. Amém.',
    leader: {
      lost: 'Cheiro de morte para uns leva a discutir quem se perde. Não classifique ninguém. E a venda da palavra não é hora de citar nomes de pregadores.',
      tender:
        'Há quem tenha saído de ambientes religiosos abusivos ou comerciais e carregue náusea. Dê razão ao nariz dessa pessoa. Não a apresse a confiar.',
    },
    comfort:
      'Flor amassada solta mais perfume. Não porque seja bom ser amassado. Mas nem assim o cheiro de Cristo se perde em você.',
    closing: 'Que fique no ar o cheiro de Cristo.',
    words: [
      'bom cheiro de cristo',
      'bom perfume',
      'aroma',
      'cheiro de vida',
      'cheiro de morte',
      'triunfar em cristo',
      'em triunfo',
      'mercadejar',
      'vender a palavra',
      'idoneo',
      'carta de cristo',
      'carta viva',
      'tabuas de carne',
    ],
  },
  {
    verses: '3:4-18',
    key: '3:18',
    title: 'De rosto descoberto',
    theme: 'a transformação pelo Espírito',
    themes: ['espirito', 'identidade', 'santidade', 'graca'],
    idea: 'Em Cristo o véu sai do rosto: olhando para o Senhor, sem esconder nada, a gente vai ficando parecida com ele, e quem faz isso é o Espírito.',
    context:
      'Outros andavam com cartas de apresentação; a de Paulo é a própria igreja (3:1-3). Ele diz que a sua capacidade vem de Deus e compara dois ministérios: o da Lei em pedras, que teve glória, e o do Espírito, que tem mais. Moisés descia do monte de rosto brilhante e o cobria com um véu (Êxodo 34:29-35). Em Cristo, diz Paulo, o véu é tirado.',
    retold: [
      {
        verses: '3:4-6',
        says: 'A capacidade de Paulo vem de Deus, que o fez ministro do Novo Testamento, não da letra, mas do Espírito. A letra mata, mas o Espírito vivifica.',
      },
      {
        verses: '3:7-11',
        says: 'O ministério em letras de pedra teve glória, e Israel não podia fixar os olhos no rosto de Moisés. O do Espírito, que permanece, tem muito mais.',
      },
      {
        verses: '3:12-15',
        says: 'Moisés punha um véu sobre o rosto, e Paulo fala com ousadia. O véu continua sobre o coração quando se lê Moisés, e só Cristo o desfaz.',
      },
      {
        verses: '3:16-18',
        says: 'Quando alguém se converte ao Senhor, o véu é tirado, e há liberdade onde está o Espírito. De rosto descoberto, refletimos a glória do Senhor e somos transformados.',
      },
    ],
    read: {
      verses: '3:7-18',
      how: 'Quem lê segura um pano leve diante do rosto até o 15 e o tira no 16. O 18 é lido por todos, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'O que o povo não conseguia fazer diante de Moisés, e o que acontecia com aquele brilho?',
        verses: '3:7, 3:13',
        listen:
          'Fixar os olhos no rosto dele por causa da glória, que se extinguia; ele punha um véu.',
      },
      {
        ask: 'Que palavras Paulo usa para cada um dos dois ministérios?',
        verses: '3:7-11',
        listen:
          'Um, da morte e da condenação, em letras de pedra, com glória que passa; outro, do Espírito e da justiça, com glória que excede e permanece.',
      },
      {
        ask: 'Quando o véu é tirado, o que há onde está o Espírito, e o que acontece conosco?',
        verses: '3:16-18',
        listen:
          'Quando se convertem ao Senhor. “aí há liberdade”. Refletimos a glória e somos transformados segundo a mesma imagem.',
      },
    ],
    interpret: [
      {
        ask: 'A Lei era boa e teve glória. Por que Paulo a chama de ministério de condenação?',
        verses: '3:7-9',
        listen: 'Ela mostra o certo e denuncia, e não dá força para viver; o Espírito dá vida.',
      },
      {
        ask: 'Que liberdade é essa de que Paulo fala, e de que ela nos solta?',
        verses: '3:12, 3:16-18',
        listen: 'A de chegar a Deus sem esconder o rosto, sem medo da condenação, e de mudar.',
        follow: 'Diante de quem você consegue ficar sem véu?',
      },
      {
        ask: 'O verbo é “somos transformados”, e aos poucos. O que cabe a nós e o que cabe ao Espírito?',
        verses: '3:18',
        listen:
          'A nós, estar de rosto descoberto diante do Senhor, como espelho; a ele, mudar-nos de glória em glória, por etapas.',
      },
    ],
    live: [
      {
        ask: 'Que véu você põe ao sair de casa: eficiência, piada, força, santidade?',
        listen: 'Um véu por pessoa, sem arrancar o de ninguém.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Filtro, ângulo, legenda: o que no seu rosto de verdade você acha que Deus não olharia?',
        listen: 'Rosto descoberto é o que ele transforma.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Olhando dez anos para trás, em que traço você está um pouco mais parecido com Jesus?',
        listen: 'Se a pessoa não vê, pergunte a quem convive.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que a vida de letra e lista já matou na sua fé, e o que voltou a respirar?',
        listen: 'Culpa, obrigação; oração livre, alegria. Deveres têm lugar, e não dão vida.',
        for: ['long-believers', 'couples', 'singles'],
      },
      {
        ask: 'A gente fica parecido com aquilo que olha. Em que os seus filhos veem você pôr os olhos mais tempo?',
        listen: 'Tela, notícias, Bíblia, rostos. Uma troca pequena.',
        for: ['parents'],
      },
      {
        ask: 'O que faz você ter vontade de cobrir o rosto quando pensa em Deus, e o que este texto oferece?',
        listen: 'Vergonha, passado, dúvida. Basta voltar-se: o véu é tirado.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foto sua de documento é tão ruim que merecia um véu?',
        bridge: 'Paulo fala de rosto coberto e de rosto descoberto.',
      },
      {
        text: 'Casal de muitos anos, cachorro e dono, amigos de infância: quem você conhece que foi ficando parecido?',
        bridge: 'O texto diz com quem a gente pode ir se parecendo.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Cubra o rosto com as mãos por alguns instantes. Depois vá abrindo os dedos e tire as mãos.',
      bridge: 'É esse gesto que o texto conta.',
    },
    complete: [
      {
        name: 'O véu e o espelho',
        text: 'Desenhe um rosto. Por cima, num véu, escreva o que você usa para se cobrir: … . Ao lado, um espelho com o rosto de Jesus: um traço dele que eu quero refletir: … .',
      },
      {
        name: 'De glória em glória',
        text: 'Há um ano eu … . Hoje já … . Ainda não … . Espírito do Senhor, o próximo traço pode ser … .',
      },
    ],
    challenges: [
      {
        do: 'Olhe para Jesus dez minutos por dia num capítulo de evangelho e anote só um traço dele a cada vez.',
        tell: 'o traço que ficou com você na rua.',
      },
      {
        do: 'Conte a alguém de confiança uma verdade sua sem enfeite, dessas que o véu cobre.',
        tell: 'se deu medo, e o que veio depois.',
      },
    ],
    children: {
      truth: 'Olho para Jesus, e o Espírito me faz parecido com ele.',
      to7: {
        story:
          'Muito tempo atrás, Moisés falava com Deus, e o rosto dele ficava brilhando! O povo não conseguia olhar. Então Moisés cobria o rosto com um véu, um pano. Paulo contou essa história e disse: com Jesus, o véu é tirado! Ninguém precisa se esconder de Deus. Pode chegar com o rosto aberto. Sabe como o espelho faz? O que está na frente aparece nele. Quando a gente olha para Jesus, vai ficando um pouquinho parecido com ele: mais bondoso, mais alegre, mais verdadeiro. Quem faz isso é o Espírito de Deus. Um pouco hoje, um pouco amanhã.',
        activity:
          'Brinquem de espelho em duplas: um faz um gesto bom, como abraçar ou ajudar, e o outro imita. Digam: quero parecer com Jesus.',
        questions: [
          'Por que Moisés cobria o rosto?',
          'Quem tira o véu?',
          'Em que você quer parecer com Jesus?',
        ],
      },
      to12: {
        story:
          'Quando Moisés descia do monte depois de falar com Deus, o rosto dele brilhava tanto que o povo não conseguia olhar. Ele punha um véu. Aquele brilho ia passando. Paulo usa essa história para explicar uma coisa aos coríntios. A Lei escrita em pedras era boa e teve glória: mostrava o que é certo. Mas não dava força para viver assim. Agora, disse ele, o Espírito de Deus dá vida, e essa glória não passa. Quando alguém se volta para o Senhor, o véu é tirado. Onde está o Espírito do Senhor, aí há liberdade! Não precisamos esconder o rosto, nem fingir. De rosto descoberto, somos como espelhos que refletem a luz de Jesus. E, olhando para ele, vamos sendo transformados. Não é de uma vez: é de glória em glória, um pouco de cada vez. E não é por força nossa; é o Espírito que faz. A nossa parte é olhar.',
        activity:
          'Ponham um espelho perto da luz e façam o reflexo correr pela parede. Escrevam ao redor do espelho traços de Jesus que querem refletir.',
        questions: [
          'Por que o povo não conseguia olhar para Moisés?',
          'O que acontece quando alguém se volta para o Senhor?',
          'Que traço de Jesus você quer refletir?',
        ],
      },
      challenge: 'Leia um pedaço do evangelho por dia e imite um gesto de Jesus.',
    },
    prayer:
      'Senhor, aqui está o nosso rosto, sem véu. Obrigado porque não nos condenas. Espírito Santo, onde tu estás há liberdade: muda-nos devagar, enquanto olhamos para Jesus, até que se veja nele e em nós a mesma imagem. Amém.',
    leader: {
      lost: 'Dois perigos: desprezar o Antigo Testamento e falar mal dos judeus. Paulo diz que a Lei teve glória, e ele mesmo era judeu. O centro é o 18: olhar e ser transformado.',
      tender:
        'Tirar o véu não é expor ferida diante do grupo. Ninguém é obrigado a contar. Quem vive uma vida dupla por medo de violência precisa de segurança primeiro (Ligue 180, Disque 100).',
    },
    comfort:
      'Você não precisa arrumar o rosto para Deus. Chorado serve. É esse que ele olha, e de que cuida, um pouco por dia.',
    closing: 'Rosto descoberto e olhos nele: até a semana que vem.',
    words: [
      'letra mata',
      'espirito vivifica',
      'nossa capacidade e de deus',
      'novo testamento',
      'nova alianca',
      'ministerio do espirito',
      'rosto de moises',
      'veu',
      'rosto descoberto',
      'ai ha liberdade',
      'espirito do senhor',
      'de gloria em gloria',
      'transformados',
      'espelho',
      'segundo a mesma imagem',
    ],
  },
  {
    verses: '4:7-18',
    key: '4:16',
    title: 'Tesouro em vaso de barro',
    theme: 'frágeis e sustentados',
    themes: ['sofrimento', 'esperanca', 'humildade', 'ressurreicao'],
    idea: 'Deus guarda o seu tesouro em barro rachável para que se veja de quem é a força; por isso, pressionados e abatidos, não desanimamos.',
    context:
      'Corinto fabricava potes de barro baratos. Serviam para tudo e quebravam à toa. Paulo, criticado por parecer fraco, aceita a comparação. Descreve a pressão que sofre em quatro pares e conta por que não para.',
    retold: [
      {
        verses: '4:7-12',
        says: 'Paulo diz que temos um tesouro em vasos de barro, para que o poder seja de Deus. Afligidos, mas não esmagados, levamos no corpo a morte de Jesus, para sua vida aparecer.',
      },
      {
        verses: '4:13-15',
        says: 'Paulo crê e por isso fala, sabendo que quem ressuscitou Jesus também nos ressuscitará. Tudo é por causa dos coríntios, para que cresça a gratidão e Deus seja glorificado.',
      },
      {
        verses: '4:16-18',
        says: 'Paulo não desanima: o exterior se desgasta, mas o interior se renova a cada dia. A aflição leve e passageira produz glória eterna, e ele olha para o que não se vê.',
      },
    ],
    read: {
      verses: '4:7-18',
      how: 'Nos versículos 8 e 9, metade lê o golpe e metade responde com o mas não. O resto, uma só voz; o 16, todos.',
    },
    observe: [
      {
        ask: 'Que tesouro é guardado em quê, e para mostrar o quê?',
        verses: '4:7',
        listen: 'O evangelho em barro; que o poder é de Deus.',
      },
      {
        ask: 'Quais são os quatro pares, e o que cada mas não impede?',
        verses: '4:8-9',
        listen: 'Esmagar, desesperar, desamparar, destruir.',
      },
      {
        ask: 'O que se desgasta, o que se renova, e para onde Paulo olha?',
        verses: '4:16-18',
        listen: 'Exterior e interior; para o que não se vê.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus não escolheu um cofre, se o tesouro é tão valioso?',
        verses: '4:7',
        listen: 'Para não confundir o pote com o tesouro.',
        follow: 'Que rachadura sua já deixou passar luz?',
      },
      {
        ask: 'Leve e momentânea “aflição”, diz quem apanhou e naufragou. Com o que ele a está pesando?',
        verses: '4:17-18',
        listen: 'Com um peso eterno de glória; não é desprezo da dor.',
      },
      {
        ask: 'O que sustenta o “não desanimamos” de alguém que admite estar perplexo?',
        verses: '4:8, 4:14-16',
        listen: 'A ressurreição; a renovação diária; as pessoas por quem vive.',
      },
    ],
    live: [
      {
        ask: 'Qual dos quatro golpes do versículo 8 e 9 tem o seu nome hoje, e qual mas não você precisa ouvir?',
        listen: 'Ajudar a ouvir, sem apressar.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'Que verniz você passa no seu vaso antes de aparecer na foto?',
        listen: 'Imagem, filtros, respostas prontas.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que em você se desgasta com o ano, e o que se renova com o dia?',
        listen: 'Corpo, memória; fé, ternura.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Como vocês se tratam nos dias em que os dois estão rachados ao mesmo tempo?',
        listen: 'Combinar um gesto mínimo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você esperava que os cristãos fossem (cofres, potes, vitrines), e o que encontrou?',
        listen: 'Desilusão pode virar alívio.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Abatido, mas não destruído: quem o ajuda a perceber a segunda metade?',
        listen: 'Nome de companhia.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última louça que você quebrou? Confesse se escondeu os cacos.',
        bridge: 'Barro quebra. Paulo se chama de vaso de barro, e não se envergonha.',
      },
      {
        text: 'Qual presente caríssimo já lhe chegou numa embalagem feia?',
        bridge: 'Deus tem esse costume: o melhor na embalagem mais simples.',
        for: ['young', 'teens', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure uma xícara ou caneca, de preferência com uma lasca. Passe o dedo na falha.',
      bridge: 'Há um tesouro em coisas assim. Leia com ela na mão.',
    },
    complete: [
      {
        name: 'Mas não',
        text: 'Escreva quatro linhas à maneira de Paulo, com a sua vida: … , mas não … . … , mas não … . … , mas não … . … , mas não … . Se faltar a segunda parte em alguma, deixe a vírgula aberta.',
      },
      {
        name: 'Vaso remendado',
        text: 'Num papel, faça um vaso com três rachaduras e dê nome a cada uma: … , … , … . Pinte de dourado aquela pela qual já passou alguma luz para alguém. Para quem foi? …',
      },
    ],
    challenges: [
      {
        do: 'Mostre a alguém de confiança uma rachadura que você costuma virar para a parede.',
        tell: 'o que a pessoa mostrou de volta.',
      },
      {
        do: 'Ao fim de cada dia, escreva uma linha: desgastou-se … ; renovou-se … .',
        tell: 'a linha mais surpreendente.',
      },
    ],
    children: {
      truth: 'Sou frágil, e Deus é forte em mim.',
      to7: {
        story:
          'Numa prateleira moravam um vaso dourado, um de cristal e um de barro. O de barro tinha uma rachadurinha. Eu sou feio, pensava. Uma noite faltou luz. O dono pegou uma velinha e pensou: onde ponho? No dourado, a luz ficou presa. No cristal, não cabia. Pôs no de barro. E sabe o que aconteceu? A luz saiu pela rachadurinha e fez uma estrela na parede! A sala inteira ficou bonita. Paulo escreveu que nós somos como vasos de barro. A gente cai, chora, se cansa. Mas Deus põe dentro de nós um tesouro, o amor de Jesus, e a luz aparece.',
        activity:
          'Furem uma lata ou um copo de papel com desenhos e ponham uma lanterna dentro, no escuro: quanta estrela!',
        questions: [
          'O que o vaso de barro pensava de si?',
          'Por onde a luz saiu?',
          'Que tesouro Deus põe em você?',
        ],
      },
      to12: {
        story:
          'Em Corinto, vaso de barro era como copo descartável: barato, comum, quebrava à toa. Mas havia gente esperta que guardava moedas de ouro num pote velho, porque ladrão nenhum desconfiava. Paulo gostou da ideia. Alguns diziam dele: fala mal, vive doente, apanha por onde passa; que apóstolo é esse? Ele respondeu: é isso mesmo, sou um pote de barro. Mas há um tesouro dentro. Deus fez assim para ninguém confundir o pote com o ouro. E contou como era a sua vida: apertam a gente de todo lado, mas não esmagam. Ficamos sem saber o que fazer, mas não perdemos a esperança. Derrubam, mas não acabam conosco. Por fora vamos ficando gastos, como sapato velho; por dentro, Deus nos renova todo dia. Por isso não desanimamos.',
        activity:
          'Quebrem com cuidado (um adulto) um vasinho, ou usem cartolina rasgada,, e colem os pedaços com cola dourada ou giz amarelo.',
        questions: [
          'Por que alguém guardaria ouro num pote de barro?',
          'O que Paulo queria mostrar com essa comparação?',
          'Em que você se sente frágil, e o que Deus pode fazer ali?',
        ],
      },
      challenge: 'Quando algo der errado, diga: mas não acabou, e tente outra vez com ajuda.',
    },
    prayer:
      'Deus dos potes de barro, obrigado por não exigires cofres. Estamos apertados, e aqui ainda. Renova por dentro o que por fora se gasta. Que a luz passe por nossas rachaduras e chegue a alguém no escuro. Amém.',
    leader: {
      lost: 'Leve e momentânea pode soar cruel. Lembre quem escreve, e que ele a compara com a eternidade, não com a dor do vizinho. Nunca diga essa frase a quem sofre.',
      tender:
        'Mas não destruídos não é ordem de aguentar qualquer coisa. Quem está sendo quebrado por outra pessoa precisa de proteção (Ligue 180, Disque 100). Quem perdeu a vontade de viver, de companhia e CVV, 188.',
    },
    comfort:
      'Por dentro, a cada dia. Não é de uma vez, nem é você que faz. Enquanto dorme, cansado de tudo, alguém renova um pedacinho.',
    closing: 'Por isso não desanimamos.',
    words: [
      'vasos de barro',
      'vaso de barro',
      'tesouro em vasos',
      'excelencia do poder',
      'perplexos mas nao',
      'abatidos',
      'nao desanimamos',
      'homem exterior',
      'homem interior',
      'leve e momentanea',
      'peso eterno de gloria',
      'coisas que se nao veem',
      'invisiveis',
      'atribulados',
    ],
  },
  {
    verses: '5:1-10',
    key: '5:7',
    title: 'A barraca e a casa',
    theme: 'a morte e a casa eterna',
    themes: ['esperanca', 'luto', 'fe', 'volta'],
    idea: 'O corpo é barraca que um dia se desmonta; Deus já preparou casa e deixou o Espírito como sinal do negócio, e por isso dá para gemer e ter confiança na mesma frase.',
    context:
      'Paulo fazia tendas para viver e sabia como elas rasgam. Apanhou, adoeceu, quase morreu várias vezes (1:8-9). Acabou de dizer que o homem de fora se desgasta e o de dentro se renova (4:16). Agora fala do que há depois, sem fugir do medo que a gente tem de ficar sem corpo.',
    retold: [
      {
        verses: '5:1-5',
        says: 'Se a nossa casa terrestre se desfizer, diz Paulo, temos nos céus uma casa eterna, não feita por mãos. Gememos querendo ser revestidos dela, e Deus deu o penhor do Espírito.',
      },
      {
        verses: '5:6-8',
        says: 'Paulo tem confiança, porque andamos pela fé e não pela vista. Sabe que no corpo está ausente do Senhor, e prefere deixar o corpo e habitar com ele.',
      },
      {
        verses: '5:9-10',
        says: 'Paulo deseja ser agradável ao Senhor, presente ou ausente do corpo. Todos vão comparecer diante do Tribunal de Cristo, para receber pelo bem ou pelo mal que fizeram.',
      },
    ],
    read: {
      verses: '5:1-10',
      how: 'Leiam debaixo de um lençol esticado como tenda, se der. No 7, todos juntos de olhos fechados.',
    },
    observe: [
      {
        ask: 'Com que duas moradas Paulo compara o corpo de agora e o que Deus prepara?',
        verses: '5:1',
        listen: 'Tabernáculo, tenda que se desfaz; casa eterna, não feita por mãos.',
      },
      {
        ask: 'Por que gememos, e o que de fato queremos?',
        verses: '5:2-4',
        listen: 'Pelo peso; não ficar despidos, mas revestidos; vida que devora a morte.',
      },
      {
        ask: 'Para que Deus nos preparou, e o que ele deu por enquanto?',
        verses: '5:5',
        listen: 'Para essa vida; o penhor do Espírito.',
      },
      {
        ask: 'Como se anda até lá, e o que se deseja de um jeito ou de outro?',
        verses: '5:6-9',
        listen: 'Pela fé, não pela vista; ser agradáveis a ele.',
      },
    ],
    interpret: [
      {
        ask: 'Numa barraca se dorme, se ri, se passa frio, e ninguém a confunde com casa. Como essa figura respeita e relativiza o corpo?',
        verses: '5:1-2',
        listen: 'É boa e provisória; nem desprezar nem idolatrar.',
      },
      {
        ask: 'Paulo não quer se livrar do corpo, quer que a morte “seja devorada pela vida”. Em que isso difere de só ir para o céu como alma?',
        verses: '5:3-4',
        listen: 'Esperança de corpo novo; vida mais inteira, e não menos.',
        follow: 'O que você imaginava?',
      },
      {
        ask: 'Penhor é a entrada que garante o resto do pagamento. O que o Espírito já deixa a gente provar da casa?',
        verses: '5:5',
        listen: 'Paz, amor, certeza de ser filho, gosto de santidade.',
      },
      {
        ask: 'Se a salvação é de graça, para que serve aparecer diante do “Tribunal de Cristo”?',
        verses: '5:9-10',
        listen: 'O que se faz no corpo importa; quem julga é quem morreu por nós.',
      },
    ],
    live: [
      {
        ask: 'Que estaca da sua barraca anda frouxa: joelho, memória, sono, fôlego? E o que ela ensina?',
        listen: 'Riso e verdade; sem competição de remédios.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Pelo que você geme, e a quem deixa ouvir?',
        listen: 'Gemer não é reclamar; é desejar casa.',
      },
      {
        ask: 'Se andar pela vista é viver do que aparece na tela, o que é andar pela fé numa semana de provas e espelhos?',
        listen: 'Corpo comparado, futuro incerto; um passo no escuro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Ser agradável a ele, estando aqui ou lá: o que essa única meta simplifica na sua agenda?',
        listen: 'Corta alguma coisa; dá peso a outra.',
        for: ['adults', 'long-believers', 'men', 'women', 'singles'],
      },
      {
        ask: 'Vocês já conversaram sobre morrer, papéis, desejos, despedida? O que facilitaria essa conversa?',
        listen: 'Amor prático; escolher um momento calmo.',
        for: ['couples', 'elderly', 'parents'],
      },
      {
        ask: 'Que pergunta sobre depois da morte você gostaria de fazer a Paulo, se ele estivesse sentado aqui?',
        listen: 'Vale não sei como resposta do grupo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Imagine a pessoa que partiu em Cristo já longe da lona rasgada. O que você gostaria de agradecer por ela?',
        listen: 'Deixe a lágrima e a risada virem.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua pior noite em barraca, rede, colchão inflável ou chão de rodoviária?',
        bridge: 'Paulo vivia de costurar barracas e via nelas o retrato do nosso corpo.',
      },
      {
        text: 'Se a sua casa fosse refeita por alguém que conhece você melhor que você mesmo, que cômodo teria?',
        bridge: 'Existe uma casa assim sendo falada no texto, e não é feita por mãos.',
        for: ['adults', 'couples', 'young', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sinta o peso do corpo na cadeira. Onde dói, onde aperta, onde descansa? Agradeça por essa barraca.',
      bridge: 'Com ela você caminha por enquanto. Leia sem pressa de sair.',
    },
    complete: [
      {
        name: 'Barraca e casa',
        text: 'Desenhe uma barraca e, ao fundo, uma casa com luz. Na barraca: obrigado por … ; está rasgado em … ; cuido melhor se … . Na janela da casa: espero encontrar … . No caminho: hoje agrado a ele com … .',
      },
      {
        name: 'Entrada paga',
        text: 'Complete: Já provei um pouco da casa quando … . O Espírito me deu … . O que ainda não vejo e espero é … .',
      },
    ],
    challenges: [
      {
        do: 'Cuide de uma estaca: marque a consulta, durma uma hora a mais, caminhe, coma sentado. Faça isso agradecendo pelo corpo.',
        tell: 'qual estaca e o que agradeceu.',
      },
      {
        do: 'Visite alguém cuja barraca está bem gasta, no hospital ou em casa, e leia com ele os versículos 1 e 7.',
        tell: 'que palavra a pessoa repetiu.',
      },
    ],
    children: {
      truth: 'Deus tem uma casa para mim que nunca rasga.',
      to7: {
        story:
          'O Ravi acampou no quintal com o papai. Que barraca legal! Tinha lanterna e biscoito. De noite ventou: vuuu! Pingou: plim, plim! Um cantinho rasgou. O Ravi se encolheu. O papai disse: a barraca é boa, mas é só por um tempinho. Olha ali a nossa casa, com a luz acesa! Paulo, que fazia barracas, contou que o nosso corpo é assim. Um dia ele fica velhinho e cansado. Mas quem é de Jesus tem uma casa com Deus que nunca rasga e nunca molha. E o Espírito Santo já fica com a gente aqui na barraca.',
        activity:
          'Montem uma barraca com lençol e cadeiras; lá dentro, contem uma coisa boa do corpo e desenhem a casa que nunca rasga.',
        questions: [
          'O que aconteceu com a barraca do Ravi?',
          'O que estava aceso lá perto?',
          'Quem fica com a gente na barraca?',
        ],
      },
      to12: {
        story:
          'Paulo tinha as mãos grossas de costurar tendas. Sabia que até a melhor delas um dia rasga, mofa e precisa ser desmontada. E sabia de outra tenda: o próprio corpo dele, cheio de marcas de pedradas e de frio. Ele não tinha raiva do corpo. Com ele andava, abraçava, escrevia. Mas escreveu aos amigos: se a nossa barraca se desfizer, temos uma casa de Deus, que dura para sempre. Não é ficar como fantasma! É ganhar vida maior, tão forte que engole a morte. Como ele podia ter certeza, se ninguém vê? Deus já deu uma entrada, explicou, como quem paga o começo para garantir o resto: o Espírito Santo. Por isso andamos pela fé, não pelo que se vê. E, enquanto estamos na barraca, o que queremos é deixar Jesus contente. Um dia ficaremos na frente dele, e o que fizemos aqui vai ter importância.',
        activity:
          'Caminhem pela casa de olhos vendados guiados pela voz de alguém; conversem sobre andar pela fé e não pela vista.',
        questions: [
          'Por que Paulo falava de tendas?',
          'Qual é a entrada que Deus já deu?',
          'De quem você tem saudade e quer falar com Deus?',
        ],
      },
      challenge: 'Cuide do seu corpo e ajude uma pessoa mais velha com o dela.',
    },
    prayer:
      'Deus, arquiteto da casa que não rasga, gememos. Há estacas soltas e noites compridas. Obrigado pelo Espírito, que dorme na barraca conosco. Ensina-nos a andar sem ver e a te agradar aqui. Recebe em casa os que já foram. Amém.',
    leader: {
      lost: 'Tribunal e recompensa assustam, e a curiosidade sobre o que acontece logo após a morte toma a noite. Diga o que o texto diz: estar com o Senhor, e comparecer diante dele. O resto fica em aberto.',
      tender:
        'Querer mais habitar com o Senhor não é incentivo a morrer: Paulo escolhe ficar e servir. Se alguém usar o versículo 8 para falar em sumir, pergunte com calma se pensa em morrer, não deixe só e ligue juntos: CVV 188.',
      differ:
        'Uns entendem que, ao morrer, já estamos conscientes com Cristo, esperando o corpo novo; outros, que a morte é como um sono até a ressurreição. Que estaremos com ele, e de corpo inteiro no fim, é fé comum.',
    },
    comfort:
      'Gemer está no texto duas vezes, ao lado de confiança. Você não precisa escolher entre as duas. A luz da casa já está acesa, mesmo que daqui, com a lona na frente, não se veja.',
    closing: 'Barraca hoje; a casa está pronta.',
    words: [
      'casa terrestre',
      'tabernaculo se desfizer',
      'casa nao feita por maos',
      'penhor do espirito',
      'andamos pela fe',
      'nao pela vista',
      'tribunal de cristo',
      'deixar o corpo e habitar com o senhor',
      'ausentes do senhor',
      'devorada pela vida',
      'gememos',
      'revestidos',
    ],
  },
  {
    verses: '5:11-21',
    key: '5:17',
    title: 'Tudo se fez novo',
    theme: 'a nova criatura e a reconciliação',
    themes: ['salvacao', 'identidade', 'perdao', 'missao'],
    idea: 'Em Cristo, Deus fez as pazes com o mundo sem cobrar a conta; quem recebe essa paz começa a ser gente nova e passa a levá-la adiante.',
    context:
      'Há mágoas entre Paulo e a igreja. Ele explica o que o move: o amor de Cristo não lhe dá folga. Daí saem uma das frases mais repetidas da fé e uma profissão: embaixador. Embaixador fala em nome de outro, em terra estranha.',
    retold: [
      {
        verses: '5:11-13',
        says: 'Conhecendo o temor ao Senhor, Paulo procura persuadir as pessoas. Não se recomenda de novo, mas dá aos coríntios o que responder a quem se orgulha da aparência.',
      },
      {
        verses: '5:14-17',
        says: 'O amor de Cristo compele Paulo: ele morreu por todos, para que os que vivem não vivam mais para si. Quem está em Cristo é nova criatura, e tudo se fez novo.',
      },
      {
        verses: '5:18-21',
        says: 'Deus nos reconciliou consigo por Cristo, sem nos atribuir os pecados, e Paulo roga como embaixador: “Reconciliai-vos com Deus”. Aquele que não conheceu pecado foi feito pecado por nós.',
      },
    ],
    read: {
      verses: '5:14-21',
      how: 'Um leitor para 14-15, outro para 16-17, outro para 18-19. O 20, lido em pé, como recado oficial; o 21, em voz baixa.',
    },
    observe: [
      {
        ask: 'O que move Paulo, e a que conclusão esse amor o levou?',
        verses: '5:14-15',
        listen: 'O amor de Cristo; um morreu por todos; não viver mais para si.',
      },
      {
        ask: 'O que mudou no modo de olhar as pessoas?',
        verses: '5:16-17',
        listen: 'Não pela aparência; em Cristo, nova criatura.',
      },
      {
        ask: 'Quem reconciliou quem com quem, e que tarefa sobrou para nós?',
        verses: '5:18-20',
        listen: 'Deus reconciliou o mundo consigo; palavra e ministério da reconciliação.',
      },
    ],
    interpret: [
      {
        ask: 'Deus era a parte ofendida, e foi ele quem deu o primeiro passo. O que isso desfaz nas nossas ideias de fazer as pazes?',
        verses: '5:18-19',
        listen: 'Orgulho de esperar o outro; a iniciativa é graça.',
        follow: 'Em que casos o primeiro passo não é prudente?',
      },
      {
        ask: '“Tudo se fez novo”, e a gente continua com manias velhas. Em que sentido já é verdade?',
        verses: '5:16-17',
        listen: 'Novo começo, nova pertença; o resto vai chegando.',
      },
      {
        ask: 'O que significa, para quem vive de culpa, que Deus não atribui “seus pecados”?',
        verses: '5:19, 5:21',
        listen: 'A conta foi assumida por Cristo.',
      },
    ],
    live: [
      {
        ask: 'O que já é novo em você, por menor que seja, e quem percebeu primeiro?',
        listen: 'Celebrar mudanças miúdas.',
        for: ['new-believers', 'adults', 'visitors'],
      },
      {
        ask: 'Que rótulo você ainda cola em alguém que talvez já tenha mudado?',
        listen: 'Olhar segundo a carne.',
        for: ['long-believers', 'adults', 'parents'],
      },
      {
        ask: 'Entre quais amigos ou grupos brigados você poderia ser embaixador, sem virar fofoqueiro?',
        listen: 'Recado limpo; ouvir dos dois lados.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual é a conta que vocês dois sempre reabrem, e o que seria não atribuí-la mais?',
        listen: 'Sem aplicar a casos de violência.',
        for: ['couples'],
      },
      {
        ask: 'Para quem você vive, na prática, entre segunda e sexta?',
        listen: 'O versículo 15 na agenda.',
        for: ['men', 'women', 'adults', 'young'],
      },
      {
        ask: 'Com quem você não conseguiu se reconciliar a tempo, e o que gostaria de entregar a Deus sobre isso?',
        listen: 'Reconciliações inacabadas; muita delicadeza.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual reforma (móvel, casa, roupa, carro) fez você dizer: nem parece o mesmo?',
        bridge: 'Paulo diz mais que isso de quem está em Cristo.',
      },
      {
        text: 'Na sua família, quem é o pombo-correio, que leva recado entre os brigados? Ele aumenta ou diminui o recado?',
        bridge: 'Deus também envia mensageiros de paz. Chama-os de embaixadores.',
        for: ['adults', 'couples', 'young', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Abra um caderno numa página em branco e olhe para ela um instante, sem escrever.',
      bridge: 'Leia como quem recebe uma página assim.',
    },
    complete: [
      {
        name: 'Velho e novo',
        text: 'Em duas colunas: já passou … ; já nasceu … . Faça três linhas. Abaixo, uma terceira coluna que Deus conhece: ainda em obras … .',
      },
      {
        name: 'Credencial de embaixador',
        text: 'Preencha: Eu, … , represento … na cidade de … , junto a … . Recado que levo: … . Não estou autorizado a … . Posso contar com … .',
      },
    ],
    challenges: [
      {
        do: 'Dê um primeiro passo de paz com alguém, onde for seguro: uma ligação curta, um café, um pedido de perdão.',
        tell: 'o passo que deu, não a resposta.',
      },
      {
        do: 'Arranque um rótulo: trate por uma semana alguém como quem já mudou.',
        tell: 'o que a pessoa fez com esse crédito.',
      },
    ],
    children: {
      truth: 'Com Jesus, Deus me dá um começo novo.',
      to7: {
        story:
          'O Lipe fez um desenho lindo. Aí, na raiva, rabiscou tudo. Ele olhou e chorou: estraguei! A professora se abaixou. Não brigou. Trouxe uma folha novinha, branquinha: vamos começar de novo? O Lipe arregalou os olhos: posso? Pode! Ele desenhou outra vez, e ficou ainda mais bonito. Depois viu a Gabi chorando, porque tinha rabiscado o dela. O Lipe correu: Gabi, a professora dá folha nova! Vem! Paulo escreveu que Deus faz isso com a gente. Em Jesus, ele nos dá um começo novo. E nós corremos para contar aos outros.',
        activity:
          'Cada um rabisca uma folha, entrega e ganha uma branca; desenham Jesus lhes dando a folha e mostram a alguém.',
        questions: [
          'O que o Lipe fez com o desenho?',
          'O que a professora trouxe?',
          'Para quem você quer contar que dá para começar de novo?',
        ],
      },
      to12: {
        story:
          'Dois países estavam brigados havia anos. Ninguém mandava carta nem deixava passar navio. Um dia, o rei que tinha sido ofendido fez uma coisa que ninguém esperava. Em vez de soldados, enviou o próprio filho para fazer as pazes. E, quando a paz custou a vida do filho, ele não pediu vingança. Disse: a conta está paga. Agora vão e avisem a todos: acabou a briga! E nomeou embaixadores. Paulo escreveu que essa é a história de Deus com o mundo. Foi Deus quem deu o primeiro passo. Em Jesus, não cobrou a conta dos nossos erros. Quem aceita essa paz vira gente nova, como quem ganha um começo. E recebe um emprego: embaixador. O embaixador não inventa recado. Leva o do rei: façam as pazes com Deus, a porta está aberta.',
        activity:
          'Façam um passaporte de embaixador com foto, país de origem (Reino de Deus), missão e três carimbos de paz a conquistar na semana.',
        questions: [
          'Quem deu o primeiro passo para fazer as pazes?',
          'O que faz um embaixador?',
          'Entre quem você pode ajudar a fazer as pazes?',
        ],
      },
      challenge: 'Dê o primeiro passo para fazer as pazes com alguém.',
    },
    prayer:
      'Deus que vieste primeiro, obrigado por não nos cobrares. Faz novo o que já desistimos de mudar. Arranca os rótulos do nosso olho. E manda-nos com o teu recado, limpo e manso: a paz está feita. Amém.',
    leader: {
      lost: 'O 17 vira cobrança: se ainda faz isso, não é nova criatura. Paulo escreve a uma igreja cheia de problemas. E o 21 é profundo; basta dizer que Cristo assumiu o nosso lugar.',
      tender:
        'Reconciliar-se com Deus não obriga a vítima a se reconciliar com o agressor. Diga com clareza. Se alguém se culpa por ter se afastado de quem o feria, alivie: foi cuidado. Ligue 180, Disque 100.',
    },
    comfort:
      'Tudo isto vem de Deus. A paz, o começo, até o passo que falta. Se houve quem partiu sem que vocês se acertassem, a conta está em mãos que não cobram como as nossas.',
    closing: 'As coisas velhas passaram; a paz está feita.',
    words: [
      'nova criatura',
      'nova criacao',
      'tudo se fez novo',
      'coisas velhas ja passaram',
      'reconciliacao',
      'ministerio da reconciliacao',
      'embaixadores',
      'reconciliai vos com deus',
      'amor de cristo nos compele',
      'amor de cristo nos constrange',
      'um morreu por todos',
      'nao conheceu pecado',
    ],
  },
  {
    verses: '6:1-13',
    key: '6:10',
    title: 'O dia é hoje, o coração é largo',
    theme: 'servir sem pôr tropeço',
    themes: ['servico', 'sofrimento', 'fidelidade', 'graca'],
    idea: 'Para que ninguém receba a graça em vão, Paulo não põe tropeço no caminho: recomenda-se pela vida, firme na dor e alegre na perda, e pede aos coríntios um coração aberto como o dele.',
    context:
      'Paulo acabou de pedir: reconciliai-vos com Deus (5:20). Agora roga que os coríntios não recebam essa graça em vão. Eles andavam frios com ele, encantados com pregadores de melhor aparência. Em vez de diploma, Paulo mostra cicatrizes, e termina pedindo, como pai a filhos, que abram o coração.',
    retold: [
      {
        verses: '6:1-2',
        says: 'Paulo roga aos coríntios que não recebam em vão a graça de Deus, porque agora é o tempo agradável, agora é o dia da salvação.',
      },
      {
        verses: '6:3-7',
        says: 'Paulo não dá escândalo em coisa alguma, para seu trabalho não ser acusado. Passa por açoites, prisões e jejuns, com paciência, bondade e amor não fingido.',
      },
      {
        verses: '6:8-10',
        says: 'Paulo vive entre honra e desonra. Entristecido, está sempre alegre, pobre, enriquece a muitos, e como quem nada tem, possui tudo.',
      },
      {
        verses: '6:11-13',
        says: 'Paulo diz aos coríntios que o coração dele está aberto, e que são eles que estão estreitos. Como a filhos, pede que também se alarguem.',
      },
    ],
    read: {
      verses: '6:2-13',
      how: 'Quem conduz diz o versículo 1 com as próprias palavras. Nos versículos 8 a 10, um lê a primeira parte de cada contraste e os outros respondem com a segunda.',
    },
    observe: [
      {
        ask: 'Para quando é o socorro de que o versículo 2 fala?',
        verses: '6:2',
        listen: 'Agora: hoje é o tempo agradável, o dia da salvação.',
      },
      {
        ask: 'Que dificuldades Paulo cita, e quais delas vieram da mão de outras pessoas?',
        verses: '6:4-5',
        listen: 'Aflições, necessidades; açoites, prisões, tumultos vieram de outros.',
      },
      {
        ask: 'No meio de tanta pancada, com que qualidades e com que forças ele serve?',
        verses: '6:6-7',
        listen: 'Pureza, paciência, bondade, amor não fingido; Espírito, verdade, poder de Deus.',
      },
      {
        ask: 'Onde está o aperto: no coração de Paulo ou no dos coríntios? E o que ele pede?',
        verses: '6:11-13',
        listen: 'O dele está ampliado; o deles, estreito. Que se alarguem também.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo se preocupa tanto em não dar escândalo “em coisa alguma”?',
        verses: '6:3-4',
        listen:
          'Escândalo aqui é tropeço: a vida dele não pode atrapalhar alguém de chegar à graça.',
        follow: 'Que tropeços não ofendem a fé de ninguém, e quais ofendem?',
      },
      {
        ask: 'Como alguém pode ser visto “como entristecidos, porém sempre alegres” sem fingir em nenhuma das duas pontas?',
        verses: '6:10',
        listen:
          'A tristeza é verdadeira; a alegria vem de outra fonte e não precisa esperar a dor acabar.',
      },
      {
        ask: 'Pobre que enriquece a muitos: que riqueza Paulo repartia?',
        verses: '6:10',
        listen: 'O evangelho, a amizade, a presença. Não é promessa de dinheiro.',
      },
      {
        ask: 'O que um coração estreito faz com quem lhe quer bem?',
        verses: '6:12-13',
        listen: 'Desconfia, mede, guarda distância. O afeto não cabe.',
        follow: 'O que costuma apertar o coração da gente?',
      },
    ],
    live: [
      {
        ask: 'Dos contrastes dos versículos 8 a 10, qual descreve melhor o seu momento?',
        listen: 'Um só, com a história curta por trás.',
      },
      {
        ask: 'Com quem o seu coração anda estreito, e desde quando?',
        listen: 'Não pedir nomes; o desde quando já ajuda.',
        follow: 'Que abertura pequena seria possível e segura?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que os seus amigos veem em você que ajuda a acreditar em Deus, e o que atrapalha?',
        listen: 'Sinceridade sem se diminuir.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que assunto com Deus você vem deixando para amanhã, e como seria tratá-lo hoje?',
        listen: 'O agora do versículo 2, sem pressão.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Quem serve há muito tempo sabe o que é fama boa e fama ruim. Qual das duas mexe mais com você?',
        listen: 'Honra também prende.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Em que dias tristes apareceu uma alegria que você não fabricou?',
        listen: 'Deixar contar; também vale dizer que ainda não apareceu.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'Em casa, o que faz o coração de vocês abrir um para o outro, e o que faz fechar?',
        listen: 'Hora, tom, cansaço, celular.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Que currículo engraçado a sua vida real daria: especialista em perder chave, doutora em fila de banco?',
        bridge: 'Paulo também apresenta o currículo dele. Nenhuma empresa pediria um igual.',
      },
      {
        text: 'Qual é a porta, janela ou gaveta da sua casa que só abre com jeitinho?',
        bridge: 'Coração também emperra. Paulo abriu o dele e bate no dos coríntios.',
      },
    ],
    quiet: {
      text: 'Abra as duas mãos sobre o colo. Repare onde o corpo está apertado: ombros, peito, mandíbula.',
      bridge:
        'Paulo fala de um coração que se alargou no aperto. Leia soltando um pouco cada coisa.',
    },
    complete: [
      {
        name: 'Os meus contrastes',
        text: 'Escreva três, como Paulo: Como …, porém … . Como …, e eis que … . Como quem não tem …, e possui … . Leia e agradeça por um deles.',
      },
      {
        name: 'Estreito e largo',
        text: 'Complete para si: Meu coração ficou estreito com … quando … . O que eu guardo ali é … . Se ele se alargasse um dedo, eu poderia … .',
      },
    ],
    challenges: [
      {
        do: 'Diga a uma pessoa de quem você se afastou uma frase de coração aberto: senti sua falta, pensei em você, obrigado por aquilo.',
        tell: 'qual das frases usou e o que veio de volta.',
      },
      {
        do: 'Descubra com alguém próximo um hábito seu que atrapalha os outros, e deixe-o de lado por sete dias.',
        tell: 'qual era o hábito e quem reparou.',
      },
    ],
    children: {
      truth: 'Com Deus, meu coração pode ficar aberto e alegre.',
      to7: {
        story:
          'Paulo amava os amigos de Corinto. Ele passou por dias bem difíceis. Ficou cansado, ficou com fome, ficou preso. Mas Deus estava com ele, e o coração de Paulo continuou grande, grande! Ele às vezes chorava, e mesmo assim tinha alegria. Tinha pouquinha coisa, e mesmo assim dividia. Só que os amigos ficaram com o coração apertadinho, fechado, assim, ó. Não queriam mais falar com ele. Paulo não ficou bravo. Escreveu uma carta: meu coração está aberto para vocês. Abram o de vocês também! Deus ama a gente hoje. Não precisa esperar amanhã.',
        activity:
          'Fechem bem as mãos e os braços, como um coração apertado. A cada palavra boa dita na roda, abram um pouco, até abrir tudo.',
        questions: [
          'Como ficou o coração de Paulo nos dias difíceis?',
          'Como estava o coração dos amigos?',
          'Para quem você quer abrir o seu coração?',
        ],
      },
      to12: {
        story:
          'Chegaram a Corinto uns pregadores bem vestidos e bons de conversa. A turma de lá começou a achar Paulo sem graça. Se alguém pedisse o currículo de Paulo, o que ele mostraria? Prisão. Noites sem dormir. Dias sem comer. Gente falando mal. Mas leia a outra coluna: paciência, bondade, verdade, amor sem fingimento. Ele mesmo contou assim: parecemos tristes, mas estamos sempre alegres; parecemos pobres, mas deixamos muitos ricos; parece que não temos nada, e temos tudo. Como pode? Porque Deus estava com ele, e isso ninguém tirava. Paulo cuidava para não ser um tropeço: não queria que ninguém deixasse de crer por culpa dele. E não guardou mágoa dos amigos. Escreveu: meu coração está escancarado para vocês; o de vocês é que encolheu. Falo como um pai: abram também!',
        activity:
          'Cada um escreve dois lados de si num papel dobrado: por fora, o que os outros acham; por dentro, o que Deus sabe e ama.',
        questions: [
          'O que havia no currículo de Paulo?',
          'Como ele podia ser triste e alegre?',
          'O que faz o seu coração encolher, e o que o abre?',
        ],
      },
      challenge: 'Diga hoje a alguém de quem você se afastou: vamos brincar de novo?',
    },
    prayer:
      'Deus do dia de hoje, não deixes que a tua graça passe por nós em vão. Tira do nosso jeito o que faz outros tropeçarem. Guarda a alegria de quem está triste e alarga os corações apertados, a começar pelo meu. Amém.',
    leader: {
      lost: 'A lista de sofrimentos pode virar disputa de quem sofreu mais, e possuindo tudo pode virar promessa de riqueza. Volte ao fim do trecho: Paulo conta tudo isso para pedir coração aberto.',
      tender:
        'Abrir o coração não é voltar à intimidade com quem fere ou abusa. Há quem esteja estreito para se proteger, e faz bem. Também não use o sempre alegres para calar quem está em luto ou depressão; se houver fala de morrer, fique perto e ligue com a pessoa para o CVV, 188.',
    },
    comfort:
      'Entristecidos, porém sempre alegres. Se hoje só a primeira palavra é sua, a segunda pode esperar guardada. Paulo a encontrou em prisões e noites em claro. Ninguém vai apressar você.',
    closing: 'Hoje é o dia, e há lugar no coração de Deus.',
    words: [
      'agora o tempo agradavel',
      'agora o dia da salvacao',
      'receber a graca em vao',
      'entristecidos mas sempre alegres',
      'pobres mas enriquecendo a muitos',
      'nada tendo e possuindo tudo',
      'coracao ampliado',
      'coracao dilatado',
      'armas da justica',
      'por honra e por desonra',
      'escandalo em coisa alguma',
      'alargai vos',
    ],
  },
  {
    verses: '6:14-7:1',
    key: '6:16',
    title: 'Quem puxa o arado com você',
    theme: 'jugo desigual e morada de Deus',
    themes: ['santidade', 'amizade', 'casamento', 'identidade'],
    idea: 'Deus quer morar e andar no meio do seu povo como um pai com filhos e filhas; por isso não dá para atrelar a vida a um parceiro que puxa para o lado contrário.',
    context:
      'Corinto era cidade de muitos templos, e cada negócio ou festa tinha um deus no meio. Paulo acabou de pedir que os coríntios abram o coração para ele (6:11-13). A figura vem da roça: a Lei proibia pôr boi e jumento debaixo da mesma canga (Deuteronômio 22:10). Ele não manda deixar de conviver com quem não crê; ver 1 Coríntios 5:10.',
    retold: [
      {
        verses: '6:14-16',
        says: 'Paulo pede que não se juntem em outro jugo com os descrentes. Que acordo há entre luz e trevas, ou entre ídolos e o templo de Deus, que somos nós?',
      },
      {
        verses: '6:17-18',
        says: 'O Senhor manda que se separem e não toquem coisa impura. Promete aceitá-los e ser para eles Pai, e eles serão seus filhos e filhas.',
      },
      {
        verses: '7:1',
        says: 'Por causa das promessas de Deus, Paulo chama todos a se limpar de toda impureza da carne e do espírito, no temor de Deus.',
      },
    ],
    read: {
      verses: '6:14-18',
      how: 'As cinco perguntas, uma por pessoa, com pausa para pensar. As falas de Deus, de 16b a 18, por uma voz mansa. Quem conduz fecha com o 7:1.',
    },
    observe: [
      {
        ask: 'Que pares Paulo põe lado a lado nas perguntas?',
        verses: '6:14-16',
        listen:
          'Justiça e injustiça, luz e trevas, Cristo e Belial, crente e incrédulo, templo e ídolos.',
      },
      {
        ask: 'O que ele diz que nós somos?',
        verses: '6:16',
        listen: 'O templo do Deus vivente.',
      },
      {
        ask: 'Que verbos estão na boca de Deus, e a quem ele promete o quê?',
        verses: '6:16-18',
        listen: 'Habitar, andar, ser Deus, aceitar, ser Pai; filhos e filhas.',
      },
    ],
    interpret: [
      {
        ask: 'Dois animais de passo diferente na mesma canga se machucam, e o sulco sai torto. O que faz um laço virar jugo, e não só convivência?',
        verses: '6:14',
        listen: 'Decidem juntos, puxam juntos; um leva o outro.',
        follow: 'Que laços de hoje são assim?',
      },
      {
        ask: 'No meio da ordem de se separar, Deus fala em morar, andar e adotar. Como isso muda o motivo?',
        verses: '6:16-18',
        listen: 'Sai-se de algo para caber em alguém; é amor, não nojo de gente.',
      },
      {
        ask: 'Paulo fala no plural: “vós sois o templo”. O que a escolha de um faz com a casa de todos?',
        verses: '6:16',
        listen: 'Não é só assunto particular; a comunidade é morada.',
      },
      {
        ask: 'A promessa feita a Davi dizia filho; aqui aparecem “filhos e filhas”. Que diferença isso faz para quem escuta?',
        verses: '6:18',
        listen: 'Ninguém fica do lado de fora da sala.',
      },
    ],
    live: [
      {
        ask: 'Em que parceria, de trabalho, de dinheiro, de amizade, você sente que a canga está machucando?',
        listen: 'Sem decidir pelo outro; ajudar a nomear.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você precisa saber de alguém, além do sorriso, antes de juntar a vida?',
        listen: 'Para onde puxa: Deus, dinheiro, filhos, verdade.',
        for: ['singles', 'young'],
      },
      {
        ask: 'Com que amigo você fica mais parecido consigo mesmo, e com qual fica parecido com quem não quer ser?',
        listen: 'Sem cortar ninguém ali; perceber quem conduz.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Há alguém que não crê e que você evita como se fosse contágio? O que Jesus, que comia com todos, faria?',
        listen: 'Convivência com amor; o texto não é muro.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Para quem já é casado com alguém de outra fé, ou sem fé: o que ajuda a amar e a continuar sendo de Deus?',
        listen: 'Lembrem 1 Coríntios 7: não é ordem de separar.',
        for: ['couples', 'new-believers'],
      },
      {
        ask: 'Se Deus anda no meio de nós, que canto da nossa convivência pede faxina antes de ele passar?',
        listen: 'Fofoca, disputa, dinheiro mal explicado.',
      },
      {
        ask: 'Que ídolo doméstico, a aparência, o conforto, o nome da família, negocia espaço com Deus na sua casa?',
        listen: 'Humor ajuda; um acordo a desfazer.',
        for: ['parents', 'couples', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Amarrem os tornozelos em dupla e atravessem a sala: o mais alto com o mais baixo, o apressado com o calmo. O que foi preciso combinar?',
        bridge:
          'Andar preso a alguém exige o mesmo passo. Paulo pensou em dois bichos na mesma canga.',
      },
      {
        text: 'Qual foi a sociedade mais maluca em que você entrou: barraca na feira, banda, trabalho em grupo, vaquinha?',
        bridge: 'Sociedade boa ou ruim, dá para sentir no ombro. É disso que o texto trata.',
        for: ['adults', 'young', 'teens', 'men', 'singles'],
      },
    ],
    quiet: {
      text: 'Passe a mão nos ombros, de um lado e de outro. Que pesos você puxa sozinho, e quais puxa com alguém?',
      bridge: 'O texto fala de canga e depois de um Pai que caminha junto. Leia até ele.',
    },
    complete: [
      {
        name: 'Para onde puxa',
        text: 'Faça uma lista dos seus laços mais fortes: … , … , … . Ao lado de cada um, uma seta: puxa para Deus, para o lado ou para longe. E anote o que você pode fazer: conversar, afrouxar, agradecer, orar.',
      },
      {
        name: 'Casa de Deus',
        text: 'Complete o que Deus diz, com o seu nome: … , eu habitarei … ; andarei … ; eu serei … ; você será para mim … . Depois: Por ter tais promessas, eu quero limpar … .',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma decisão a dois ou em sociedade, faça a pergunta em voz alta: para onde cada um de nós está puxando?',
        tell: 'se a conversa mudou de rumo.',
      },
      {
        do: 'Faça companhia de graça a um colega que não crê: um café, uma ajuda, sem pregar. Seja templo andando.',
        tell: 'sobre o que ele quis conversar.',
      },
    ],
    children: {
      truth: 'Deus mora com a gente e é nosso Pai.',
      to7: {
        story:
          'O boi Mimoso é forte e devagar. O burrinho Pipoca é ligeiro e teimoso. Um dia puseram os dois para puxar a mesma carroça. Mimoso foi para lá: muuu! Pipoca foi para cá: ió, ió! A carroça girou, girou e caiu no mato. Ai, meu ombro!, disse um. Ai, meu pescoço!, disse o outro. O fazendeiro riu: cada um é bom, mas não nessa dupla! Paulo lembrou disso numa carta. A gente pode ser amigo de todos e tratar bem. Mas, na hora de escolher para onde ir, anda com quem puxa para perto de Deus. E Deus prometeu: eu vou morar com vocês e ser o Pai de vocês!',
        activity:
          'Em duplas, puxem uma caixa com duas cordas: primeiro cada um para um lado, depois juntos até um desenho de casa.',
        questions: [
          'O que aconteceu com a carroça?',
          'Quem prometeu morar com a gente?',
          'Que amigo ajuda você a fazer o certo?',
        ],
      },
      to12: {
        story:
          'Na dupla da gincana, a Bel queria ganhar sem trapacear, e o Nando tinha um plano: pegar as respostas. Vai, todo mundo faz! Amarrados pelo tornozelo, um puxava para a linha de chegada, o outro para trás da árvore. Os dois caíram. A Bel ainda gostava do Nando. Mas disse: nessa dupla eu não consigo andar. Paulo escreveu sobre isso. Na roça, ninguém põe boi e jumento na mesma canga, porque os dois se ferem. Não se amarrem com quem puxa para longe de Deus, disse ele. Não era para fugir das pessoas: Jesus comia com todo mundo. Era para não deixar que outro decida o caminho por você. E depois vem a parte mais bonita. Deus diz: vou morar neles, andar no meio deles, e eles vão ser meus filhos e minhas filhas. A Bel foi procurar outra dupla, e deixou lugar no banco para o Nando lanchar.',
        activity:
          'Corrida em dupla com tornozelos amarrados, trocando de par; conversem sobre o que foi preciso combinar.',
        questions: [
          'Por que a dupla caiu?',
          'Qual a diferença entre ser amigo e se amarrar?',
          'Com quem você anda melhor no caminho de Deus?',
        ],
      },
      challenge: 'Diga não com educação a um convite errado e continue tratando bem a pessoa.',
    },
    prayer:
      'Pai, tu queres morar e andar no meio de nós. Mostra as cangas que nos machucam e as que machucamos nos outros. Dá coragem para soltar, mansidão para conviver e casa limpa para te receber. Somos teus filhos e tuas filhas. Amém.',
    leader: {
      lost: 'O texto costuma virar só sobre namoro, ou virar muro contra os de fora. Fale de namoro, sim, e também de sócio, de dinheiro, de ídolo. E não deixe ninguém concluir que precisa largar o cônjuge que não crê (1 Coríntios 7).',
      tender:
        'Pode haver gente com marido, mulher ou filhos que não creem, sentindo-se julgada. Acolha em voz alta. E, se alguém descobrir aqui que vive preso a quem bate ou controla, a sós fale do Ligue 180.',
      differ:
        'Paulo tinha em vista, para uns, os cultos a ídolos; para outros, os falsos mestres; muitos aplicam também a casamento e negócios. Até onde vai o sair do meio deles, as igrejas traçam a linha em lugares diferentes.',
    },
    comfort:
      'Para quem está com o ombro em carne viva de puxar sozinho: “entre eles andarei”, diz Deus. Ele não fica na beira do campo olhando. Anda ao lado.',
    closing: 'Ande no passo de quem mora com você.',
    words: [
      'jugo desigual',
      'outro jugo com os descrentes',
      'luz com as trevas',
      'cristo e belial',
      'templo do deus vivente',
      'sai do meio deles',
      'vos separai',
      'coisa impura',
      'filhos e filhas',
      'neles habitarei',
      'crente com o incredulo',
      'aperfeicoando a santificacao',
    ],
  },
  {
    verses: '8:1-15',
    key: '8:9',
    title: 'Rico que se fez pobre',
    theme: 'a graça de repartir',
    themes: ['generosidade', 'graca', 'justica', 'comunhao'],
    idea: 'Generosidade não nasce de sobra nem de pressão: nasce de Cristo, que sendo rico se fez pobre, e procura que a fartura de um encontre a falta do outro.',
    context:
      'Havia fome entre os irmãos de Jerusalém, e Paulo organizava uma ajuda. Corinto prometeu e esfriou. Em vez de cobrar, ele conta dos macedônios, pobres e perseguidos, que imploraram para participar, e depois olha para Jesus.',
    retold: [
      {
        verses: '8:1-5',
        says: 'As igrejas da Macedônia, em aflição e profunda pobreza, deram com alegria, até além da capacidade. Entregaram a si mesmas, primeiro ao Senhor, e depois a Paulo.',
      },
      {
        verses: '8:6-9',
        says: 'Paulo pede, sem mandar, que os coríntios abundem também nessa graça. Jesus Cristo, sendo rico, por causa deles se fez pobre, para que enriquecessem com a pobreza dele.',
      },
      {
        verses: '8:10-12',
        says: 'Paulo aconselha a completar o que começaram no ano passado. Havendo boa vontade, a doação é aceitável conforme o que se tem.',
      },
      {
        verses: '8:13-15',
        says: 'Paulo não quer alívio para uns e opressão para outros, mas igualdade: a abundância de uns supre a falta dos outros.',
      },
    ],
    read: {
      verses: '8:1-12',
      how: 'Um leitor conta a história dos macedônios (1-5); outro, o recado a Corinto (6-8, 10-12); o 9, todos, pausadamente.',
    },
    observe: [
      {
        ask: 'Que palavras contrárias aparecem juntas na descrição dos macedônios?',
        verses: '8:2',
        listen: 'Aflição e alegria; pobreza e riqueza de generosidade.',
      },
      {
        ask: 'O que eles deram primeiro, e como pediram para participar?',
        verses: '8:3-5',
        listen: 'A si mesmos ao Senhor; com entusiasmo, voluntários.',
      },
      {
        ask: 'Que exemplo Paulo põe no centro, e qual critério usa para o tamanho da oferta?',
        verses: '8:9, 8:12',
        listen: 'Cristo rico e pobre; conforme o que se tem.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo insiste: “não digo isto como que mandando”. Por que generosidade mandada deixa de ser generosidade?',
        verses: '8:3, 8:8',
        listen: 'O amor precisa ser livre para ser sincero.',
        follow: 'Como perceber que a gente está sendo pressionado?',
      },
      {
        ask: 'Como alguém com tão pouco pode ter tanta alegria em dar?',
        verses: '8:1-5',
        listen: 'Chama aquilo de graça e privilégio; entregou-se antes.',
      },
      {
        ask: 'No versículo 9, o que Cristo deixou e o que nós recebemos?',
        verses: '8:9',
        listen: 'Glória, lugar; vida, perdão, pertença.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua reação interior quando se fala de dinheiro na igreja, e de onde ela vem?',
        listen: 'Histórias boas e ruins; não defenda.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'O que você começou com entusiasmo a favor de alguém e parou no meio?',
        listen: 'O recado do versículo 11.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Com o que você tem, sem esperar o que não tem, que falta de alguém daria para cobrir um pouco?',
        listen: 'Tempo, lanche, aula, roupa, escuta.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como vocês decidem em casa o que fica e o que se reparte?',
        listen: 'Conversa sem números na roda.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem, com menos que você, já foi mais generoso com você?',
        listen: 'Histórias que educam.',
        for: ['adults', 'elderly', 'young'],
      },
      {
        ask: 'Neste tempo, de que lado da balança você está: o da sobra ou o da falta, e o que seria justo oferecer ou pedir?',
        listen: 'Pedir também é comunhão.',
        for: ['mourning', 'elderly', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Vaquinha do escritório, rifa, lista de presente: qual foi a mais inusitada de que você participou?',
        bridge: 'Paulo também passou uma lista. O curioso é quem implorou para assinar.',
      },
      {
        text: 'Se você ganhasse hoje um lanche infinito por um dia, quem chamaria primeiro?',
        bridge: 'Na hora da fartura, a gente pensa em alguém. Paulo quer que os dois se encontrem.',
        for: ['teens', 'young', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Abra a carteira, a despensa ou a agenda. Olhe o que há, sem pensar no que falta.',
      bridge: 'Conforme o que se tem, diz o texto. Leia com isso aberto diante de você.',
    },
    complete: [
      {
        name: 'Balança',
        text: 'Desenhe uma balança. Num prato, o que hoje me sobra: … , … , … . No outro, o que falta a alguém que conheço: … , … , … . Ligue um item de cada lado e escreva o dia: …',
      },
      {
        name: 'Completar o começado',
        text: 'Complete: No ano passado eu quis … por … . Parei porque … . O que ainda posso completar, com o que tenho, é … até … .',
      },
    ],
    challenges: [
      {
        do: 'Termine um gesto de generosidade que você começou e deixou pelo caminho.',
        tell: 'por que tinha parado e como foi completar.',
      },
      {
        do: 'Faça a sua sobra encontrar uma falta, de pessoa para pessoa, sem foto nem postagem.',
        tell: 'o que voltou para você.',
      },
    ],
    children: {
      truth: 'Jesus deu tudo por mim; eu posso repartir.',
      to7: {
        story:
          'A Ana tinha duas maçãs. O Beto tinha dois pedaços de queijo. O Caco não tinha nada, porque choveu e a horta da família dele estragou. A mãe da Ana não disse: tem que dar! Ela só contou uma história: Jesus era rico, morava no céu, com tudo. Por amor, ele veio morar com a gente, num lugar bem pobrezinho, para nos dar o melhor. A Ana pensou. Pegou uma maçã e levou ao Caco. O Beto levou queijo. Agora todos tinham maçã ou queijo, e ninguém ficou com fome. Um dia, quando a horta do Caco deu milho, adivinhe quem ganhou espiga?',
        activity:
          'Com pedrinhas ou feijões em dois copos, um cheio e outro vazio, repartam até ficarem parecidos, conversando sobre o que se pode dividir.',
        questions: [
          'Quem não tinha nada?',
          'O que Jesus fez por amor?',
          'O que você tem dois e pode dar um?',
        ],
      },
      to12: {
        story:
          'Em Jerusalém faltava comida. Paulo saiu de cidade em cidade juntando ajuda. Em Corinto, uma cidade rica, todos disseram: que ideia ótima, contem conosco! Passou um ano. Nada. Na Macedônia, ao norte, os irmãos eram tão pobres que Paulo nem quis pedir. Foram eles que vieram: por favor, deixe a gente participar! Paulo ficou sem jeito. Deram o que podiam, e mais do que podiam, sorrindo. Por quê? Porque primeiro tinham dado a si mesmos a Deus; o resto ficou fácil. Paulo escreveu isso aos coríntios, mas sem mandar. Só lembrou: vocês conhecem Jesus. Ele era rico e se fez pobre por amor de vocês. E explicou: não é para um ficar sem, e sim para um ajudar o outro. Hoje você tem sobra; amanhã pode ser o contrário. Assim ninguém tem demais, nem de menos.',
        activity:
          'Façam um mapa do que cada um tem de sobra (roupa, tempo, matéria em que é bom) e de falta, e combinem trocas.',
        questions: [
          'Por que Paulo não queria pedir aos macedônios?',
          'O que eles deram primeiro?',
          'O que você começou a fazer por alguém e pode terminar?',
        ],
      },
      challenge: 'Divida esta semana uma coisa de que você tem duas.',
    },
    prayer:
      'Senhor Jesus, rico que te fizeste pobre, obrigado. Livra-nos de dar por medo ou por vitrine. Faz a nossa sobra achar a falta de alguém, e ensina-nos a receber quando a falta for nossa. Completa o que começamos. Amém.',
    leader: {
      lost: 'O texto atrai promessas de retorno financeiro e também cinismo contra igrejas. Nenhum dos dois está aqui. O 13 é claro: não é para aliviar uns e apertar outros.',
      tender:
        'Muita gente foi explorada por campanhas. Não faça apelo nem coleta hoje, e diga isso no começo. A quem está endividado: ofertar não é o próximo passo; cuidar da casa é.',
      differ:
        'Algumas igrejas ensinam o dízimo como regra para hoje; outras, a oferta livre e proporcional. Paulo, aqui, não fixa porcentagem.',
    },
    comfort:
      'Ele se fez pobre. Quando você não tem o que dar, nem ânimo, está mais perto dele do que imagina. Hoje deixe que a fartura de alguém chegue.',
    closing: 'Sobra e falta, à mesma mesa.',
    words: [
      'macedonios',
      'igrejas da macedonia',
      'sendo rico se fez pobre',
      'profunda pobreza',
      'riquezas de sua generosidade',
      'entregaram a si mesmos',
      'coleta',
      'santos de jerusalem',
      'tito',
      'igualdade',
      'boa vontade',
      'conforme o que se tem',
      'oferta',
    ],
  },
  {
    verses: '9:6-15',
    key: '9:7',
    title: 'Semear sorrindo',
    theme: 'dar com alegria',
    themes: ['generosidade', 'gratidao', 'graca', 'proximo'],
    idea: 'Quem sabe que Deus é a fonte da semente e do pão pode abrir a mão, sem tristeza nem obrigação, e ver nascer gratidão em mais gente.',
    context:
      'Paulo continua o assunto da ajuda aos pobres de Jerusalém. Já contou exemplos e lembrou Jesus. Agora fala como quem conhece roça: semente guardada não dá colheita. E mostra que, no fim, o dinheiro vira louvor.',
    retold: [
      {
        verses: '9:6-7',
        says: 'Quem semeia pouco colhe pouco, diz Paulo, e quem semeia com generosidade colhe do mesmo modo. Cada um dê como propôs no coração, porque Deus ama quem dá com alegria.',
      },
      {
        verses: '9:8-11',
        says: 'Deus pode dar aos irmãos o suficiente em tudo, para toda boa obra. Ele dá a semente e o pão e multiplica o que se semeia, e a generosidade gera gratidão.',
      },
      {
        verses: '9:12-15',
        says: 'A ajuda supre a necessidade dos santos e faz muitos agradecerem a Deus. Eles oram pelos coríntios com afeição, e Paulo agradece a Deus por seu dom indescritível.',
      },
    ],
    read: {
      verses: '9:6-15',
      how: 'Passem um punhado de grãos de mão em mão enquanto cada um lê um versículo. O 15, todos.',
    },
    observe: [
      {
        ask: 'De que jeito se deve contribuir, e de que jeitos não?',
        verses: '9:7',
        listen: 'Como propôs no coração, com alegria; sem tristeza nem obrigação.',
      },
      {
        ask: 'O que Deus dá a quem semeia, e para quê?',
        verses: '9:8, 9:10-11',
        listen: 'Semente e pão, o suficiente; para toda boa obra e generosidade.',
      },
      {
        ask: 'Que frutos a ajuda produz nos que a recebem?',
        verses: '9:11-14',
        listen: 'Suprimento, gratidão a Deus, oração, afeto.',
      },
    ],
    interpret: [
      {
        ask: 'Se Deus ama “ao que dá com alegria”, o que fazer quando a alegria não aparece?',
        verses: '9:7',
        listen: 'Não fingir nem ser forçado; olhar de novo para a graça.',
        follow: 'O que costuma roubar a alegria de dar?',
      },
      {
        ask: 'Olhando com atenção, o que o texto promete como colheita e o que ele não promete?',
        verses: '9:8, 9:10-12',
        listen: 'Suficiência e frutos de justiça; não enriquecimento.',
      },
      {
        ask: 'Por que Paulo conclui com o “dom indescritível” de Deus, e não com um total arrecadado?',
        verses: '9:15',
        listen: 'Todo dar responde a Cristo dado.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a vez em que você deu e ficou leve, e a vez em que deu e ficou amargo?',
        listen: 'Comparar motivos.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que semente (dinheiro, tempo, talento) você guarda com medo de faltar?',
        listen: 'O medo tem razões; ouça.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'O que na sua rotina daria para dar toda semana, de pouquinho, sem esperar ficar rico?',
        listen: 'Hábito pequeno e fixo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Há quanto tempo a generosidade de vocês está no débito automático, sem alegria nenhuma?',
        listen: 'Reavivar, talvez mudar o destino.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Quem deu algo a você e fez você agradecer a Deus, e não só à pessoa?',
        listen: 'O caminho da gratidão.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'De mãos vazias, o que mesmo assim você vê nas suas mãos para semear ou para receber?',
        listen: 'Permitir só receber.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o presente que você deu e ficou mais feliz do que quem recebeu?',
        bridge: 'Há uma alegria que só aparece com a mão aberta.',
      },
      {
        text: 'Você é do time que guarda sacola, pote de sorvete ou caixa vazia? Quantos tem agora, sinceramente?',
        bridge: 'A gente guarda com medo de precisar. Paulo fala de semente guardada.',
        for: ['adults', 'women', 'couples', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche a mão em volta de alguns grãos de arroz. Abra devagar sobre um prato e ouça o som.',
      bridge: 'Assim se semeia. Leia com o prato por perto.',
    },
    complete: [
      {
        name: 'Proposta do coração',
        text: 'Em particular: Diante de Deus, eu proponho dar … (tempo, talento, dinheiro, coisa) a … , com a frequência de … , sem que ninguém me pressione. O que me dá alegria nisso é … . Reviso em … .',
      },
      {
        name: 'Caminho da semente',
        text: 'Rabisque o percurso: de Deus veio para mim … ; da minha mão foi para … ; ali supriu … ; dali subiu em gratidão a … ; e voltou como … . Onde o caminho parou?',
      },
    ],
    challenges: [
      {
        do: 'Dê algo por dia, durante cinco dias, sem anúncio, e anote só a sensação.',
        tell: 'em qual dia veio a alegria.',
      },
      {
        do: 'Faça a gratidão chegar: conte a alguém o que a generosidade dele produziu adiante.',
        tell: 'o que a pessoa não sabia.',
      },
    ],
    children: {
      truth: 'Deus gosta quando eu dou com alegria.',
      to7: {
        story:
          'O seu Zé tinha um saquinho de sementes de girassol. O vizinho tinha outro igual. O vizinho guardou tudo numa gaveta: vai que faltam! O seu Zé saiu assobiando e jogou sementes pelo caminho, no quintal da dona Ivone, na porta da escola. Passou um tempo. Na gaveta do vizinho, as sementes ficaram velhas. Na rua inteira nasceram girassóis! As crianças batiam palmas, os passarinhos cantavam, e as pessoas diziam: obrigado, Deus! E o seu Zé? Ganhou muito mais sementes do que tinha. Paulo escreveu: dê com alegria, sem ninguém mandar. Deus ama quem dá sorrindo.',
        activity:
          'Semeiem girassóis ou alpiste num vaso e, a cada semente, digam o nome de alguém a quem dar algo.',
        questions: [
          'O que aconteceu com as sementes da gaveta?',
          'Como o seu Zé dava?',
          'O que você pode dar sorrindo?',
        ],
      },
      to12: {
        story:
          'Dois irmãos ganharam o mesmo tanto de milho. O mais velho comeu uma parte e trancou o resto. O mais novo comeu, e o resto plantou. Todos riram: está enterrando comida! Meses depois, um tinha um saco com carunchos, e o outro, um milharal. Paulo conhecia essa lógica da roça. Quem semeia pouco colhe pouco. Ele falava de ajudar os pobres de Jerusalém, e avisou logo: ninguém deve dar emburrado, nem porque mandaram. Cada um decida no coração, pois Deus ama quem dá com alegria. E de onde vem a semente? De Deus, que dá a semente para plantar e o pão para comer. Paulo não prometeu que quem dá fica rico. Prometeu que não falta o necessário para continuar fazendo o bem, e que o mundo se enche de muito obrigado. No fim da carta, ele mesmo agradeceu: graças a Deus pelo seu presente, que nem cabe em palavras! Estava falando de Jesus.',
        activity:
          'Montem um cofrinho transparente da família para uma causa escolhida juntos; cada moeda entra com um agradecimento.',
        questions: [
          'O que fez a diferença entre os dois irmãos?',
          'Como Paulo disse que se deve dar?',
          'O que você decidiu no coração dar?',
        ],
      },
      challenge: 'Dê uma coisa por dia sorrindo: um abraço, um lápis, uma ajuda.',
    },
    prayer:
      'Graças a ti, Pai, pelo dom que não cabe em palavras. Tu dás a semente e o pão. Solta os nossos dedos, devolve o sorriso, e faz que alguém, longe daqui, te agradeça por algo que passou por nossa mão. Amém.',
    leader: {
      lost: 'A frase sobre colher é usada como investimento espiritual. Leia o 8 e o 11: a fartura é para boas obras e generosidade. Testemunhos de carro novo, aqui, desviam.',
      tender:
        'Gente com dívida, desemprego ou aposentadoria curta pode sentir culpa. Diga em voz alta que ninguém está sendo avaliado. Se souber de necessidade, seja o grupo a semear ali.',
      differ:
        'Dízimo, oferta, primícias: cada igreja tem o seu ensino e a sua prática. Paulo, neste texto, fala de oferta voluntária para os pobres.',
    },
    comfort:
      'Há estações em que a terra descansa, e ninguém a chama de avarenta. Deus também dá pão para comer, e não só semente. Hoje, talvez seja só isso: coma.',
    closing: 'Graças a Deus pelo seu dom indescritível.',
    words: [
      'semeia pouco',
      'semeia generosamente',
      'deus ama ao que da com alegria',
      'da com alegria',
      'nao com tristeza',
      'por obrigacao',
      'como propos em seu coracao',
      'semente ao que semeia',
      'dom indescritivel',
      'dom inefavel',
      'sementeira',
      'suficientes',
      'toda boa obra',
    ],
  },
  {
    verses: '10:1-6',
    key: '10:4',
    title: 'Mansidão que derruba muralhas',
    theme: 'as armas que não são deste mundo',
    themes: ['fidelidade', 'humildade', 'obediencia', 'sabedoria'],
    idea: 'Acusado de fraco, Paulo não luta com as armas de costume: com a mansidão de Cristo e o poder de Deus, derruba os argumentos que se levantam contra o conhecimento de Deus e leva todo pensamento a obedecer a Cristo.',
    context:
      'Alguns em Corinto zombavam: por carta Paulo é valente, de perto é uma decepção. Diziam que ele andava segundo a carne, isto é, por interesse e fraqueza. Ele podia responder na mesma moeda. Em vez disso, abre esta parte da carta rogando, e explica com que armas luta.',
    retold: [
      {
        verses: '10:1-2',
        says: 'Pela mansidão de Cristo, Paulo roga aos coríntios que, em pessoa, ele não tenha de ser ousado com os que acham que ele anda segundo a carne.',
      },
      {
        verses: '10:3-5',
        says: 'Paulo anda na carne, mas não batalha segundo a carne. Suas armas, poderosas em Deus, destroem fortalezas e toda arrogância, e levam todo pensamento a obedecer a Cristo.',
      },
      {
        verses: '10:6',
        says: 'Paulo está pronto para vingar toda desobediência, quando a obediência dos coríntios for completa.',
      },
    ],
    read: {
      verses: '10:1-6',
      how: 'Leiam os dois primeiros versículos em voz mansa, como um pedido; do 3 ao 6, em voz firme. Depois um minuto de silêncio.',
    },
    observe: [
      {
        ask: 'Em nome de que qualidades de Cristo Paulo faz o pedido dele?',
        verses: '10:1',
        listen: 'Da mansidão e da bondade.',
      },
      {
        ask: 'O que diziam de Paulo, e o que ele espera não precisar fazer quando chegar?',
        verses: '10:1-2',
        listen:
          'Humilde de perto, ousado de longe; que andava segundo a carne. Espera não precisar ser duro.',
      },
      {
        ask: 'O que o texto afirma sobre as armas, e para que elas servem?',
        verses: '10:3-4',
        listen: 'Não são carnais; poderosas em Deus, para destruir fortalezas.',
      },
      {
        ask: 'Quando Paulo explica o que são essas fortalezas, o que é derrubado e o que é levado prisioneiro?',
        verses: '10:5',
        listen:
          'Pensamentos e toda arrogância contra o conhecimento de Deus; todo pensamento, para obedecer a Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que começar uma batalha citando a mansidão de Cristo?',
        verses: '10:1, 10:3',
        listen: 'A arma já aparece no primeiro versículo. O modo de lutar faz parte da luta.',
        follow: 'Quando foi que a mansidão de alguém desarmou você?',
      },
      {
        ask: 'Que armas “segundo a carne” se usam para vencer uma discussão?',
        verses: '10:3-4',
        listen: 'Grito, ironia, chantagem, fama, dinheiro, exposição.',
      },
      {
        ask: 'As muralhas são feitas de ideias, e as pessoas estão do lado de dentro. O que muda em mirar o argumento e não a pessoa?',
        verses: '10:4-5',
        listen: 'A pessoa é quem se quer libertar; o inimigo é a mentira.',
      },
      {
        ask: 'Como um pensamento passa a obedecer a Cristo? O que acontece com ele no caminho?',
        verses: '10:5',
        listen: 'É percebido, levado a Jesus, confrontado com quem ele é, e perde o comando.',
        follow: 'Quem começa essa obediência, eu ou a graça de Deus?',
      },
    ],
    live: [
      {
        ask: 'Que frase sobre Deus se instalou em você como parede, e não combina com o Cristo manso deste texto?',
        listen: 'Deus cansou de mim; Deus só gosta de gente forte.',
      },
      {
        ask: 'Quando alguém o chama de fraco ou debocha, que arma sai primeiro da sua mão?',
        listen: 'Reconhecer a arma, sem se açoitar.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Nos comentários e nos grupos, como seria discordar com firmeza sem humilhar ninguém?',
        listen: 'Um exemplo de frase; também calar e conversar a sós.',
        follow: 'O que você perde e o que ganha?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que ideia repetida no seu meio, sobre sucesso, corpo, dinheiro ou gente, se levanta mais alto do que o que você conhece de Deus?',
        listen: 'Nomear a ideia, não um grupo de pessoas.',
        for: ['young', 'adults', 'singles'],
      },
      {
        ask: 'Que dúvida sincera você gostaria de pôr diante de Cristo sem ser tratado como inimigo?',
        listen: 'Dúvida não é arrogância. Acolher.',
        for: ['visitors', 'new-believers', 'teens'],
      },
      {
        ask: 'Que certeza sua, dita com muita força ao longo dos anos, precisou um dia ajoelhar diante de Jesus?',
        listen: 'Humildade de quem já errou convicto.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Com um filho ou um parente que pensa diferente, em que conversa a mansidão faria mais do que o argumento?',
        listen: 'Uma conversa próxima, com data possível.',
        for: ['parents', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Por mensagem ou ao vivo: onde você é mais corajoso, e qual foi a maior diferença entre os dois que já viu em alguém?',
        bridge:
          'Disseram isso de Paulo: leão por carta, cordeiro de perto. Vejamos a resposta dele.',
      },
      {
        text: 'Que teimosia sua de criança ninguém conseguiu derrubar com bronca, e alguém derrubou com jeito?',
        bridge: 'Há muros que o grito só engrossa. Paulo conhecia outra ferramenta.',
      },
    ],
    quiet: {
      text: 'Durante um minuto, só repare nos pensamentos que passam, sem brigar com nenhum.',
      bridge: 'Agora leia: há um Senhor manso a quem eles podem ser levados, um por um.',
    },
    complete: [
      {
        name: 'Um pensamento levado pela mão',
        text: 'Escreva: O pensamento que manda em mim é … . Ele diz que Deus … . Jesus, manso e bom, responde … . Hoje eu o entrego e fico com a frase: … .',
      },
      {
        name: 'Troca de armas',
        text: 'Complete: Na discussão com …, a minha arma costuma ser … . O que ela derruba é … . Com a mansidão e a bondade de Cristo, eu poderia dizer … .',
      },
    ],
    challenges: [
      {
        do: 'Na próxima discordância, baixe a voz em vez de levantar, e repita com as suas palavras o que o outro disse antes de responder.',
        tell: 'o que aconteceu com a conversa.',
      },
      {
        do: 'Escolha uma mentira que você acredita sobre Deus ou sobre si e, sempre que ela vier, responda com uma frase que Jesus disse nos evangelhos.',
        tell: 'a frase de Jesus que escolheu.',
      },
    ],
    children: {
      truth: 'Jesus é manso e forte; levo a ele meus pensamentos.',
      to7: {
        story:
          'Umas pessoas riam de Paulo: ele é bonzinho demais, é fraco! Paulo podia gritar. Podia brigar. Mas ele lembrou de Jesus, que é manso e bom, e é o mais forte de todos. Então Paulo falou com calma e com coragem. Ele explicou: eu não luto com soco nem com grito. Deus me dá uma força diferente. Ela derruba as mentiras! Sabe aquela ideia feia que diz: ninguém gosta de mim? É mentira, como um muro na frente da gente. A gente conta para Jesus, Jesus diz: eu amo você. E o muro, puf, cai!',
        activity:
          'Empilhem almofadas como um muro. Para cada verdade de Jesus que disserem juntos, tirem uma almofada, até ver o outro lado.',
        questions: [
          'O que diziam de Paulo?',
          'Com que força ele lutava?',
          'Que pensamento você quer contar para Jesus?',
        ],
      },
      to12: {
        story:
          'Na cidade de Corinto corria um comentário: o Paulo só é valente por carta; de perto, coitado! Se fosse hoje, viraria figurinha no grupo. Paulo soube. Que resposta você daria? Ele escreveu: eu peço a vocês com a mansidão e a bondade de Cristo. Manso? No meio de uma briga? Sim. E continuou: a nossa luta não usa as armas de sempre. Nada de gritar, humilhar, ameaçar. As nossas armas têm o poder de Deus e derrubam muralhas. Só que as muralhas não eram de pedra. Eram ideias mentirosas que se levantam contra Deus, daquelas que dizem: só vale quem aparece, Deus não liga para você. Paulo queria derrubar as mentiras e salvar as pessoas que estavam presas atrás delas. E cada pensamento, até os dele mesmo, ele levava para obedecer a Jesus. Ser manso, então, é ser forte do jeito de Cristo.',
        activity:
          'Escrevam em papéis frases mentirosas que colegas ouvem por aí. Juntos, escrevam no verso o que Jesus diria, e virem todos.',
        questions: [
          'O que falavam de Paulo, e como ele respondeu?',
          'De que eram feitas as muralhas?',
          'Que pensamento você precisa levar a Jesus?',
        ],
      },
      challenge: 'Quando der vontade de gritar, respire, lembre de Jesus e fale baixo.',
    },
    prayer:
      'Jesus manso e bom, tu venceste sem as nossas armas. Toma da nossa mão o grito e a ironia. Derruba em nós as muralhas que escondem o Pai, e leva cada pensamento cansado para perto de ti. Que sejamos firmes na verdade e doces com as pessoas. Amém.',
    leader: {
      lost: 'Fortaleza vira rápido assunto de demônios, de política ou de quem pensa diferente. O próprio versículo 5 explica: argumentos e arrogância contra o conhecimento de Deus. Comece pelos nossos.',
      tender:
        'Quem vive com ansiedade, obsessões ou depressão pode ouvir que é culpado dos próprios pensamentos. Diga que não: pensamento que invade não é pecado, e tratamento também é cuidado de Deus. Onde há pensamento de morte, não deixe a pessoa sozinha e procurem ajuda juntos (CVV, 188).',
      differ:
        'Muitos cristãos leem as fortalezas como ideias e argumentos, pelo versículo 5; outros, sobretudo pentecostais, veem também a batalha contra espíritos malignos, com oração e jejum. Todos concordam que o poder é de Deus e que as armas não são as deste mundo.',
    },
    comfort:
      'Quem vem ao encontro dos seus pensamentos mais escuros é um Senhor manso. Ele não chega chutando a porta. Você pode entregar um só, o mais pesado, e descansar.',
    closing: 'Mansos com as pessoas, firmes na verdade, de Cristo no pensar.',
    words: [
      'armas da nossa milicia',
      'armas nao sao carnais',
      'destruir fortalezas',
      'levar cativo todo pensamento',
      'todo pensamento a obediencia',
      'batalha na mente',
      'militamos segundo a carne',
      'mansidao de cristo',
      'arrogancia contra o conhecimento',
      'sofismas',
      'fortalezas',
      'ousado quando ausente',
    ],
  },
  {
    verses: '12:1-10',
    key: '12:9',
    title: 'O espinho que ficou',
    theme: 'a graça que basta',
    themes: ['sofrimento', 'graca', 'oracao', 'humildade'],
    idea: 'Paulo pediu três vezes e a dor ficou; no lugar do alívio recebeu uma palavra que o sustenta: a graça de Cristo basta, e a sua força se mostra na fraqueza.',
    context:
      'Desafiado a contar as suas credenciais, Paulo fala de uma visão extraordinária como se fosse de outro, e logo muda para algo que preferia não ter: um espinho. Nunca diz qual era. Talvez por isso todos caibam nele.',
    retold: [
      {
        verses: '12:1-4',
        says: 'Paulo conta de um homem que, catorze anos atrás, foi arrebatado ao paraíso, no corpo ou fora dele, só Deus sabe. Ouviu palavras que não é lícito falar.',
      },
      {
        verses: '12:5-7',
        says: 'Paulo não se orgulha de si, a não ser nas fraquezas. Para não ficar arrogante com as revelações, recebeu um espinho na carne, que o atormenta.',
      },
      {
        verses: '12:8-10',
        says: 'Três vezes Paulo pede ao Senhor que afaste o espinho, e ouve: “Minha graça te basta”. Por isso tem prazer nas fraquezas, porque, quando está fraco, então fica forte.',
      },
    ],
    read: {
      verses: '12:5-10',
      how: 'Uma pessoa lê Paulo, outra a resposta do Senhor no 9. Antes dela, deixem três pausas, uma para cada pedido.',
    },
    observe: [
      {
        ask: 'Do que Paulo aceita se gloriar, e do que não?',
        verses: '12:5-6, 12:9',
        listen: 'Das fraquezas; não de si nem das visões.',
      },
      {
        ask: 'O que ele diz do espinho: o que é, para que serve, de onde vem?',
        verses: '12:7',
        listen: 'Na carne; atormenta; impede a arrogância; mensageiro de Satanás.',
      },
      {
        ask: 'O que ele pediu, quantas vezes, e o que ouviu?',
        verses: '12:8-9',
        listen: 'Que se afastasse; três; a graça basta.',
      },
    ],
    interpret: [
      {
        ask: 'O mesmo espinho é chamado de golpe do mal e usado para o bem. Por que Paulo não simplifica?',
        verses: '12:7',
        listen: 'Nem tudo vem de Deus, e nada escapa dele.',
      },
      {
        ask: 'Deus disse não ao pedido e sim a Paulo. Em que se vê o sim?',
        verses: '12:8-9',
        listen: 'Respondeu, deu graça, habitou nele.',
        follow: 'Que não de Deus você já percebeu acompanhado de um sim?',
      },
      {
        ask: 'Como pode ser verdade que “quando estou fraco, então fico forte”, sem virar frase de efeito?',
        verses: '12:9-10',
        listen: 'Na fraqueza se apoia em Cristo; a força é dele.',
      },
    ],
    live: [
      {
        ask: 'O que você já pediu três, trinta, trezentas vezes e continua aí?',
        listen: 'Sem dar conselho; agradecer a confiança.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Que fraqueza você esconde para não perder o lugar na turma, e o que custa escondê-la?',
        listen: 'Ansiedade, dificuldade, história de família.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde a graça tem bastado, mesmo que por um dia de cada vez?',
        listen: 'Pequenas provisões.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'Se ensinaram a você que a fé tira todo espinho, o que aconteceu quando não tirou?',
        listen: 'Feridas de ensino; honestidade.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Qual é o espinho do outro que você, sem querer, cutuca, e como poderia proteger esse lugar?',
        listen: 'Delicadeza conjugal.',
        for: ['couples'],
      },
      {
        ask: 'A dor que ficou: o que você gostaria que as pessoas parassem de dizer sobre ela?',
        listen: 'Anotem e obedeçam.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Espinho de peixe, farpa, ouriço, cacto: conte o seu encontro mais memorável e quem tirou.',
        bridge: 'Alguns saem com pinça. Paulo tinha um que não saiu.',
      },
      {
        text: 'Do que você era tão ruim na escola que virou piada? Educação física, canto, desenho?',
        bridge: 'Rir das próprias fraquezas é um começo. Paulo vai mais longe.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Pressione de leve a ponta do dedo com a unha. Sinta o ponto pequeno que pede toda a atenção.',
      bridge: 'Paulo conhecia um ponto assim. Leia o que ele ouviu.',
    },
    complete: [
      {
        name: 'Três pedidos',
        text: 'Escreva como pediu: da primeira vez, … ; da segunda, … ; da terceira, … . Deixe um espaço. Copie ali, devagar, a frase do Senhor no 9. Depois, sem pressa: hoje, bastar significa … .',
      },
      {
        name: 'Atestado de fraqueza',
        text: 'Preencha: Declaro que sou fraco em … . Isso me impede de … . Por causa disso aprendi a depender de … . Nesta área, o poder de Cristo apareceu quando … .',
      },
    ],
    challenges: [
      {
        do: 'Peça ajuda numa fraqueza que você costuma disfarçar, a uma só pessoa, nesta semana.',
        tell: 'o que ficou mais leve.',
      },
      {
        do: 'Pergunte a alguém que convive com dor crônica, deficiência ou luto: o que ajuda e o que atrapalha? E faça uma das coisas.',
        tell: 'o que aprendeu ouvindo.',
      },
    ],
    children: {
      truth: 'Quando sou fraco, Jesus me dá força.',
      to7: {
        story:
          'Paulo era muito corajoso. Viajava de barco, atravessava montanhas, contava de Jesus. Mas ele tinha uma coisa que doía. Doía como um espinho. Ele pediu: Jesus, tira? Continuou doendo. Pediu de novo: Jesus, tira, por favor? E outra vez. Três vezes! Então Jesus respondeu: eu estou com você. O meu carinho é o bastante. Quando você está fraquinho, a minha força aparece. Paulo pensou: então eu não preciso fingir que sou forte! O espinho ficou, mas Jesus ficou também. E Paulo continuou, um passo de cada vez, de mãos dadas com ele.',
        activity:
          'Tentem carregar uma caixa pesada sozinhos (não dá!) e depois com um adulto segurando junto: quando sou fraco, alguém me ajuda.',
        questions: [
          'Quantas vezes Paulo pediu?',
          'O que Jesus respondeu?',
          'Em que você precisa da força de Jesus?',
        ],
      },
      to12: {
        story:
          'O Miguel gaguejava. Orava toda noite: Deus, faz eu falar direito. Melhorava um pouco, piorava no dia da apresentação. Um dia a professora leu uma carta de Paulo. Ele também tinha um problema que não ia embora; chamava de espinho. Ninguém sabe o que era: doença, dor, gente que o perseguia? Pediu três vezes que Deus o tirasse. E Deus respondeu de um jeito diferente: a minha graça é o que você precisa; a minha força aparece na fraqueza. O Miguel pensou a semana toda. No dia da apresentação, gaguejou. Mas não se escondeu. No recreio, um aluno novo, que nunca falava, sentou ao lado dele e disse, bem devagar: eu t-também. Conversaram o intervalo inteiro. O espinho não saiu. Mas o Miguel entendeu uma coisa: aquela amizade só nasceu porque ele era fraco justamente ali.',
        activity:
          'Cada um escreve num papel com forma de espinho algo que é difícil e, atrás, o nome de quem ajuda; juntos formem um cacto com uma flor.',
        questions: [
          'O que Paulo pediu a Deus, e qual foi a resposta?',
          'O que nasceu da fraqueza do Miguel?',
          'Como você trata quem tem uma dificuldade?',
        ],
      },
      challenge: 'Peça ajuda em algo que você acha difícil, e ajude alguém em outra coisa.',
    },
    prayer:
      'Senhor, pedimos outra vez que tires. E, se ficar, fica tu também. Basta-nos por hoje. Não nos deixes fingir força nem desprezar quem manca. Que o poder de Cristo faça tenda aqui, nesta fraqueza. Amém.',
    leader: {
      lost: 'O grupo vai querer adivinhar o espinho. Diga: ninguém sabe, e ainda bem. E evite concluir que Deus manda doença para ensinar; Paulo o chama de mensageiro de Satanás.',
      tender:
        'Doença crônica, dor, deficiência, transtorno mental: não diga que a graça basta para dispensar remédio ou médico; Paulo também viajava com um (Colossenses 4:14). E espinho não é o marido que bate: disso a gente sai (Ligue 180). Desespero: CVV, 188.',
      differ:
        'Igrejas que enfatizam a cura leem o espinho como perseguição ou caso único; outras, como doença que Deus não tirou. Todas oram por cura e sabem que Cristo sustenta quem espera.',
    },
    comfort:
      'Ele pediu três vezes, o grande Paulo, e continuou doendo. Ninguém o chamou de homem de pouca fé. A resposta foi uma companhia: basta-te a minha graça. Ela serve em doses de um dia.',
    closing: 'A minha graça te basta.',
    words: [
      'espinho na carne',
      'minha graca te basta',
      'poder se aperfeicoa na fraqueza',
      'quando estou fraco',
      'sou forte',
      'mensageiro de satanas',
      'terceiro ceu',
      'tres vezes orei',
      'fraquezas',
      'arrebatado ao paraiso',
      'gloriarei nas fraquezas',
    ],
  },
  {
    verses: '13:5-14',
    key: '13:5',
    title: 'Vire o espelho para você',
    theme: 'examinar a si mesmo e viver em paz',
    themes: ['fe', 'arrependimento', 'comunhao', 'graca'],
    idea: 'A quem exige provas dele, Paulo devolve o espelho: examinem a si mesmos, pois Cristo está em vocês; o alvo não é reprovar, e sim aperfeiçoar, para viverem em paz, na graça e no amor de Deus.',
    context:
      'Os coríntios queriam provas de que Cristo falava por meio de Paulo (13:3). Ele vai visitá-los pela terceira vez e prefere não ter de ser severo. Por isso escreve antes. Estas são as últimas linhas da carta, e terminam na bênção que muitas igrejas repetem até hoje.',
    retold: [
      {
        verses: '13:5-6',
        says: 'Paulo manda que cada um examine se está na fé, pois Jesus Cristo está neles, a menos que estejam reprovados. Espera que entendam que ele não é reprovado.',
      },
      {
        verses: '13:7-10',
        says: 'Paulo pede a Deus que os coríntios façam o bem, mesmo que ele pareça reprovado. Escreve de longe para não usar de rigor ao chegar, porque seu poder é para edificar.',
      },
      {
        verses: '13:11-14',
        says: 'Paulo pede que se alegrem, tenham um mesmo entendimento e vivam em paz. Deseja a todos a graça de Jesus Cristo, o amor de Deus e a comunhão do Espírito Santo.',
      },
    ],
    read: {
      verses: '13:5-14',
      how: 'Um lê 5 a 10. Outro lê 11 a 13. O 14 é dito por todos, devagar, uns pelos outros.',
    },
    observe: [
      {
        ask: 'Quem deve examinar quem, e que pergunta Paulo faz a respeito de Jesus?',
        verses: '13:5',
        listen: 'Eles a si mesmos; não conheceis que Jesus Cristo está em vós?',
      },
      {
        ask: 'O que Paulo pede a Deus pelos coríntios, e o que aceita para si mesmo?',
        verses: '13:7',
        listen: 'Que não façam o mal e façam o bem, mesmo que ele pareça reprovado.',
      },
      {
        ask: 'De que ele se alegra, e para que recebeu poder do Senhor?',
        verses: '13:9-10',
        listen: 'De eles estarem fortes, ainda que ele fraco; para edificar, não destruir.',
      },
      {
        ask: 'Que pedidos curtos vêm na despedida, e que promessa os acompanha?',
        verses: '13:11',
        listen:
          'Alegria, integridade, consolo, mesmo entendimento, paz; o Deus de amor e paz estará com eles.',
      },
    ],
    interpret: [
      {
        ask: 'Por que é mais fácil pedir provas da fé de outro do que examinar a própria?',
        verses: '13:5-6',
        listen: 'O espelho incomoda; o dedo apontado distrai.',
      },
      {
        ask: 'Paulo espera que eles olhem para dentro e encontrem ali Jesus Cristo. Que diferença isso faz num exame?',
        verses: '13:5',
        listen: 'A pergunta não é se sou bom o bastante, e sim se Cristo vive em mim.',
        follow: 'Que sinais da presença dele não dependem de emoção?',
      },
      {
        ask: 'Que líder é esse que prefere parecer fraco, desde que os outros fiquem de pé?',
        verses: '13:7-9',
        listen: 'Parecido com Cristo: a autoridade serve para construir.',
        follow: 'Como se reconhece uma autoridade que destrói?',
      },
      {
        ask: 'A bênção final reúne graça, amor e comunhão. Onde cada uma fazia falta naquela igreja brigada?',
        verses: '13:11, 13:14',
        listen: 'O que lhes é pedido é o que Deus dá primeiro.',
      },
    ],
    live: [
      {
        ask: 'Se o exame fosse só sobre a última semana, onde você veria um sinal, pequeno que seja, de Cristo em você?',
        listen: 'Começar pelo sinal bom; não deixar virar lista de culpas.',
      },
      {
        ask: 'De quem você anda cobrando prova, enquanto a sua própria fé está sem revisão?',
        listen: 'Pastor, parente, irmão. Sem nomes.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Em que lugar você é você mesmo, e em que lugar veste um personagem? O que seria ser íntegro ali?',
        listen: 'Coerência; sem vergonha de admitir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que em você pede conserto, não demolição?',
        listen: 'Aperfeiçoar: um hábito, um vínculo, uma oração parada.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'Quem ficou feliz de verdade ao ver você forte, mesmo estando fraco?',
        listen: 'Mãe, amigo, professora, irmão da igreja.',
      },
      {
        ask: 'Qual parte da bênção você quer receber hoje: a graça de Jesus, o amor do Pai ou a companhia do Espírito?',
        listen: 'Uma só, com o motivo se a pessoa quiser.',
        for: ['visitors', 'new-believers', 'mourning', 'singles'],
      },
      {
        ask: 'Onde vocês gastam poder para ganhar, e poderiam usá-lo para levantar o outro?',
        listen: 'Palavra, dinheiro, silêncio.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a prova mais difícil da sua vida de estudante, e o que aconteceu com a nota?',
        bridge: 'Os coríntios queriam dar nota a Paulo. Ele devolveu a folha com uma pergunta.',
      },
      {
        text: 'Como a sua família se despede: abraço demorado, bênção no portão, mais meia hora de conversa, um tchau de longe?',
        bridge: 'Paulo se despede dos coríntios com um espelho, cinco pedidos e uma bênção.',
      },
    ],
    quiet: {
      text: 'Olhe um instante para o seu rosto num espelho ou numa janela escura, com a paciência que você teria com um amigo.',
      bridge: 'Paulo convida a esse olhar, e diz quem a gente pode encontrar lá dentro.',
    },
    complete: [
      {
        name: 'Exame com graça',
        text: 'Complete, só para você: Vejo Cristo em mim quando … . Não o vejo muito em … . O que pede conserto é … . Quem pode me ajudar é … . E a graça do Senhor Jesus me diz que … .',
      },
      {
        name: 'Cinco pedidos',
        text: 'Leia o versículo 11 e termine: Posso me alegrar por … . Ser íntegro em … . Consolar … . Buscar o mesmo entendimento com … . Viver em paz com … .',
      },
    ],
    challenges: [
      {
        do: 'Reserve dez minutos num dia desta semana e responda no papel a duas perguntas: onde vejo Cristo em mim, e o que pede conserto?',
        tell: 'uma coisa boa que encontrou; o resto é seu.',
      },
      {
        do: 'Diga ou escreva a bênção do versículo 14 a três pessoas, pelo nome.',
        tell: 'quem foram e o que responderam.',
      },
    ],
    children: {
      truth: 'Jesus vive em mim e vai me consertando com amor.',
      to7: {
        story:
          'Os amigos de Paulo viviam dizendo: será que o Paulo é de Jesus mesmo? Olha o que ele fez, olha o que falou! Olhavam para Paulo, e nunca para si. Então Paulo escreveu uma carta: meus amigos, peguem o espelho. Olhem para vocês! Jesus não está aí dentro? Está! Então, se tem coisa quebrada, vamos consertar. Fiquem alegres. Façam as pazes. Cuidem uns dos outros. E no fim mandou um presente de palavras: que a graça de Jesus, o amor de Deus e a companhia do Espírito Santo fiquem com todos vocês. Todos! Até os briguentos.',
        activity:
          'Um é o espelho do outro: imitem devagar os gestos. No fim, cada um diz ao seu espelho: Deus fica com você.',
        questions: [
          'Para quem os amigos só olhavam?',
          'O que Paulo pediu que fizessem?',
          'Qual foi o presente de palavras?',
        ],
      },
      to12: {
        story:
          'O time perdeu, e o vestiário virou tribunal. Foi o goleiro! Foi o técnico! Você não corre! O técnico apagou a discussão com uma frase: agora cada um me conta uma coisa que ele mesmo precisa treinar. Silêncio. Os coríntios também eram assim. Exigiam provas de Paulo: será que Cristo fala mesmo por você? Paulo respondeu: examinem a si mesmos. Jesus Cristo está em vocês; procurem os sinais dele aí. Ele não queria ganhar a discussão. Disse até: se vocês ficarem fortes e fizerem o bem, não me importo de parecer fraco. Quem ama fala assim. Depois deu o treino da semana: alegrem-se, consertem o que está errado, consolem, entendam-se, vivam em paz. E terminou com uma bênção que a gente ouve até hoje: a graça do Senhor Jesus Cristo, o amor de Deus e a comunhão do Espírito Santo sejam com todos vocês.',
        activity:
          'Decorem juntos o versículo 14 com um gesto para cada parte, e digam a bênção uns aos outros na porta, ao sair.',
        questions: [
          'O que os coríntios exigiam de Paulo?',
          'Por que ele não se importava de parecer fraco?',
          'O que em você pede conserto?',
        ],
      },
      challenge: 'Antes de apontar o erro de alguém, conte a Deus um erro seu.',
    },
    prayer:
      'Senhor Jesus, tu estás em nós. Vira com mão leve o espelho que apontamos para os outros. Conserta o que se partiu, fortalece quem está fraco e dá-nos um mesmo entendimento. Que a tua graça, o amor do Pai e a comunhão do Espírito fiquem com todos. Amém.',
    leader: {
      lost: 'O exame pode virar medo de não ser salvo ou caça ao erro alheio. Paulo conta com uma resposta boa: Cristo está em vocês. Gaste tempo também nos versículos 11 a 14.',
      tender:
        'Pessoas escrupulosas se examinam demais e nunca se dão por aprovadas. A elas diga que olhem mais para Cristo do que para si. Quem sofreu com autoridade dura pode precisar ouvir o versículo 10: o poder é para edificar.',
      differ:
        'Alguns cristãos creem que se pode ter hoje certeza da salvação final e nunca perdê-la; outros, que quem crê pode ainda se afastar, e que a certeza anda com a vigilância. O versículo 5 é lido pelos dois como convite a uma fé viva. Em algumas Bíblias a bênção é o versículo 13.',
    },
    comfort:
      'Se hoje você não acha em si nada que preste, pule para o fim do texto. A graça, o amor e a comunhão vêm de fora, e são para todos. Você está nesse todos.',
    closing: 'Que a graça, o amor e a comunhão vão conosco até a porta de casa.',
    words: [
      'examinai vos a vos mesmos',
      'provai vos a vos mesmos',
      'se estais na fe',
      'jesus cristo esta em vos',
      'reprovados',
      'nada podemos contra a verdade',
      'vosso aperfeicoamento',
      'para edificacao e nao para destruicao',
      'bencao apostolica',
      'graca do senhor jesus cristo',
      'comunhao do espirito santo',
      'deus de amor e paz',
    ],
  },
]
