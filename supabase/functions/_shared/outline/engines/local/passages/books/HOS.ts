import type { BookPassages } from '../passage.ts'

export const HOS: BookPassages = [
  {
    verses: '2:14-23',
    key: '2:15',
    title: 'Uma porta no vale da desgraça',
    theme: 'Deus que fala ao coração',
    themes: ['graca', 'esperanca', 'fidelidade', 'arrependimento'],
    idea: 'Depois de toda a traição, Deus não fecha o assunto com castigo: leva o povo ao deserto, fala ao coração dele e abre, no lugar da pior lembrança, uma porta de esperança.',
    context:
      'Oseias viveu em casa a dor de ser traído, e Deus usou essa dor para dizer a sua. Israel atribuía a Baal a chuva e o pão que Deus dava (2:8). Os versículos anteriores são de indignação. No 14, quando se espera a sentença, vem outra coisa. O vale de Acor era o lugar da vergonha de Acã (Josué 7).',
    retold: [
      {
        verses: '2:14-15',
        says: 'Deus diz que vai atrair Israel, como a uma esposa, e falar ao coração dela no deserto. Ali lhe dará vinhas, e ela cantará como na juventude.',
      },
      {
        verses: '2:16-20',
        says: 'Israel chamará o Senhor de marido, e os nomes dos baalins não serão mais lembrados. Deus quebrará o arco e a espada e a tomará por esposa para sempre, em fidelidade.',
      },
      {
        verses: '2:21-23',
        says: 'Deus responderá ao céu, o céu à terra, e a terra ao trigo, ao vinho e ao azeite. A Não-Amada será amada, e Não-Meu-Povo ouvirá que é povo dele.',
      },
    ],
    read: {
      verses: '2:14-23',
      how: 'Uma só voz, baixa, como quem fala ao pé do ouvido. Em 19 e 20, todos repetem “te farei minha esposa”. O 23, em dois coros.',
    },
    observe: [
      {
        ask: 'Que três coisas Deus faz no primeiro versículo, e para onde leva?',
        verses: '2:14',
        listen: 'Atrai, leva ao deserto, fala ao coração.',
      },
      {
        ask: 'O que vira o vale de Acor, e o que ela volta a fazer ali?',
        verses: '2:15',
        listen: 'Porta de esperança; cantar como na juventude.',
      },
      {
        ask: 'Com que palavras o casamento é refeito? Contem as qualidades.',
        verses: '2:19-20',
        listen: 'Para sempre; justiça, juízo, bondade, misericórdias, fidelidade.',
      },
      {
        ask: 'O que acontece com os nomes tristes dos filhos de Oseias?',
        verses: '2:22-23',
        listen: 'Jezreel é semeado; Não-Amada é amada; Não-Meu-Povo é meu povo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus leva ao deserto para conversar, e não ao palácio ou ao templo?',
        verses: '2:14-15',
        listen: 'Sem barulho nem vitrine; foi lá que começaram.',
        follow: 'Onde foi o seu deserto que virou conversa?',
      },
      {
        ask: 'Baal também quer dizer dono. Que diferença há entre chamar Deus de dono e de marido?',
        verses: '2:16-17',
        listen: 'Medo e troca, ou amor e pertença.',
      },
      {
        ask: 'Acor era onde Israel tinha enterrado um escândalo. Por que pôr a porta justamente ali?',
        verses: '2:15',
        listen: 'A esperança não passa por fora da vergonha; passa por dentro.',
      },
      {
        ask: 'A traição foi dela, e os votos novos são todos dele. O que isso diz de como a volta é possível?',
        verses: '2:19-20',
        listen: 'Ele traz o que falta; fidelidade é o dote dele.',
      },
    ],
    live: [
      {
        ask: 'Qual é o nome do seu vale de Acor: o lugar ou o ano de que você desvia na conversa?',
        listen: 'Só o nome por dentro. Ninguém pergunta.',
      },
      {
        ask: 'Você trata Deus mais como dono a quem se paga ou como alguém que ama você? Por onde dá para ver?',
        listen: 'Oração de barganha; medo; ou conversa.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'A quem você anda agradecendo pelo trigo e pelo azeite: sorte, esforço, signo, padrinho?',
        listen: 'Reconhecer a mão certa.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Que apelido que doeu, de família, de escola, de rede, você gostaria de ver trocado?',
        listen: 'Deus troca nomes. Sem rir do apelido.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês cantavam no começo da vida juntos, ou com Deus, e quando a música parou?',
        listen: 'Lembrar o bom; um gesto para recomeçar.',
        for: ['couples', 'long-believers', 'elderly'],
      },
      {
        ask: 'Falarei ao seu coração, diz Deus. O que costuma falar mais alto aí dentro?',
        listen: 'Cobrança, medo, notícia; pedir silêncio.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'No deserto em que você está, dá para imaginar alguém falando com carinho? O que diria?',
        listen: 'Pode chorar; pode não saber.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o lugar mais silencioso em que você já esteve, e quanto tempo aguentou?',
        bridge: 'Deus leva o povo a um lugar assim, e não é de castigo.',
      },
      {
        text: 'Que música faz você voltar aos quinze anos em três segundos?',
        bridge: 'Ali ela cantará como na juventude: o texto sonha com isso.',
        for: ['adults', 'elderly', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Vá ao cômodo mais quieto, feche a porta e fique três minutos sem falar e sem ouvir nada.',
      bridge: 'Eu a levarei ao deserto e falarei ao seu coração. Leia depois desse silêncio.',
    },
    complete: [
      {
        name: 'Porta no vale',
        text: 'Desenhe um vale fundo e escreva embaixo, em código, o nome dele: … . Numa das paredes, desenhe uma porta. No batente: o que Deus já falou ao meu coração foi … . Do lado de lá: espero … .',
      },
      {
        name: 'Nomes trocados',
        text: 'Me chamaram de … ; Deus me chama de … . Eu me chamo de … ; Deus me chama de … . Eu chamava Deus de … ; quero chamar de … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um deserto de uma hora, sem telefone, num lugar sem paredes, e leia o texto em voz baixa duas vezes.',
        tell: 'que frase falou com você.',
      },
      {
        do: 'Chame três pessoas pelo nome delas, com carinho, no lugar do apelido ou da função.',
        tell: 'quem estranhou.',
      },
    ],
    children: {
      truth: 'Deus me chama de amado e não desiste.',
      to7: {
        story:
          'A menina se chamava Não-Amada. Que nome triste! O irmão se chamava Não-Meu-Povo. Quando alguém os chamava, eles olhavam para o chão. Um dia Deus disse: vou falar bem baixinho, lá no coração. Vou abrir uma porta no lugar mais escuro do vale. Vou plantar uvas ali, e vocês vão cantar! E disse mais: vou trocar os nomes. Você, menina, agora é Amada. Você, menino, agora é Meu Povo. Os dois levantaram a cabeça. O menino respondeu: e tu és o meu Deus! E cantaram tanto que o vale todo ouviu.',
        activity:
          'Escrevam nomes tristes em papéis e troquem por crachás novos: amado, amada; abram uma porta de papel com flores atrás.',
        questions: [
          'Quais eram os nomes tristes?',
          'O que Deus abriu no vale?',
          'Como Deus chama você?',
        ],
      },
      to12: {
        story:
          'O profeta Oseias deu aos filhos nomes que doíam: Não-Amada e Não-Meu-Povo. Eram um recado. O povo tinha esquecido de Deus e agradecia a outros pelo pão, pela lã, pela chuva que ele dava. Deus estava triste e bravo. E, quando todos esperavam o castigo final, ele disse: vou levá-los ao deserto e falar ao coração. Deserto é lugar sem loja, sem barulho, sem enfeite. Foi onde a história deles tinha começado. E ali, no vale de Acor, um lugar de lembrança ruim de que todo mundo desviava, Deus prometeu abrir uma porta de esperança. Que ideia! Não por fora: bem no meio da vergonha. Depois trocou os nomes. Não-Amada virou Amada. Não-Meu-Povo virou Meu Povo. E o povo respondeu: tu és o meu Deus. Paulo e Pedro lembraram essas palavras ao falar de todos os que Jesus recebe. Inclusive você, com o nome que tiver.',
        activity:
          'Façam um vale com papel marrom amassado e, no fundo, uma porta de abrir; atrás dela, cada um escreve o nome novo que Deus dá.',
        questions: [
          'Por que Deus escolheu o deserto para conversar?',
          'O que ele abriu no vale de Acor?',
          'De que lembrança ruim você quer que Deus faça uma porta?',
        ],
      },
      challenge: 'Chame as pessoas pelo nome bonito delas e nunca pelo apelido que machuca.',
    },
    prayer:
      'Deus que falas ao coração, leva-nos para longe do barulho. Abre porta no vale de que desviamos. Perdoa quando te chamamos de dono e agradecemos a outros pelo pão. Tu és o nosso Deus; deixa-nos ouvir: és meu. Amém.',
    leader: {
      lost: 'As palavras duras dos versículos anteriores e o casamento de Oseias puxam a conversa. Diga em uma frase: Deus usou a dor de um marido traído para mostrar a sua. E fique do 14 em diante.',
      tender:
        'Quem foi traído pode achar que precisa voltar, e quem apanhou pode ouvir que amor aguenta tudo. Diga: esta é a história de Deus com um povo, não uma regra para casamento ferido. Ninguém é obrigado a voltar para quem machuca. Ligue 180.',
      differ:
        'A promessa fala a Israel; Paulo (Romanos 9) e Pedro a aplicam também a gente de fora. Uns veem nisso a igreja recebendo a promessa; outros, um povo maior sem tirar o que Deus ainda fará por Israel.',
    },
    comfort:
      'O deserto em que você está pode não ser abandono. Há quem só consiga falar ao coração onde não há barulho. E a porta, diz o texto, fica no vale mesmo.',
    closing: 'No lugar da vergonha, uma porta.',
    words: [
      'falarei ao seu coracao',
      'levarei ao deserto',
      'vale de acor',
      'porta de esperanca',
      'minha esposa para sempre',
      'meu baal',
      'meu marido',
      'nao amada',
      'nao meu povo',
      'jezreel',
      'oseias',
      'gomer',
    ],
  },
  {
    verses: '3:1-5',
    key: '3:1',
    title: 'Vai e ama outra vez',
    theme: 'o amor que compra de volta',
    themes: ['graca', 'fidelidade', 'cruz', 'espera'],
    idea: 'Oseias paga para trazer de volta quem o deixou, e Deus diz: é assim que eu amo; um amor que sofre, paga, põe limite, espera e ainda acredita na volta.',
    context:
      'Oseias casou com Gômer, que foi embora atrás de outros. Os nomes dos filhos contavam a ruína do povo (capítulo 1), e o capítulo 2 mistura raiva e promessa. Agora ela parece ter chegado tão baixo que está à venda. Deus manda o profeta ao lugar onde ela está. É uma parábola viva de Deus com Israel, e não uma lei para casais.',
    retold: [
      {
        verses: '3:1-3',
        says: 'O Senhor manda o profeta amar a mulher adúltera, como ele ama os filhos de Israel. O profeta a compra por prata e cevada e diz que esperará por ela.',
      },
      {
        verses: '3:4-5',
        says: 'Os filhos de Israel viverão muitos dias sem rei, sem sacrifício e sem ídolo. Depois voltarão e buscarão o Senhor e Davi, seu rei, temendo diante da bondade de Deus.',
      },
    ],
    read: {
      verses: '3:1-5',
      how: 'São cinco versículos: leiam duas vezes. Na primeira, prestando atenção em Oseias; na segunda, em Deus. Ponham quinze moedas sobre a mesa no 2.',
    },
    observe: [
      {
        ask: 'O que Deus manda fazer, e com o que ele compara esse amor?',
        verses: '3:1',
        listen: 'Ir e amar quem traiu; como o Senhor ama Israel, que olha para outros deuses.',
      },
      {
        ask: 'Quanto custou trazê-la de volta?',
        verses: '3:2',
        listen: 'Quinze de prata e cevada; dinheiro e comida, contado.',
      },
      {
        ask: 'Que condições há para a vida nova dos dois?',
        verses: '3:3',
        listen: 'Muitos dias, sem outros homens; um tempo de espera.',
      },
      {
        ask: 'O que Israel vai ficar sem, e o que fará depois?',
        verses: '3:4-5',
        listen: 'Sem rei, sacrifício nem ídolo; voltarão, buscarão o Senhor e a sua bondade.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não manda Oseias sentir, manda ir e amar. O que é amor, se pode ser ordenado assim?',
        verses: '3:1-2',
        listen: 'Ato, caminho, preço; o sentimento vem ou não atrás.',
      },
      {
        ask: 'Oseias já tinha dado casa e nome, e ainda paga. O que conta de Deus um preço pago por quem já era seu?',
        verses: '3:2',
        listen: 'Resgata o que é dele; custa a ele, não a nós. Lembra a cruz.',
        follow: 'Quanto você acha que vale?',
      },
      {
        ask: 'O amor de Oseias tem limites claros. Por que amar de novo não quer dizer fingir que nada houve?',
        verses: '3:3-4',
        listen: 'Há tempo, verdade e mudança; confiança se refaz.',
      },
      {
        ask: 'No fim, o povo vem “ao SENHOR e à sua bondade”. Por que a bondade atrai mais do que a ameaça?',
        verses: '3:5',
        listen: 'Medo faz esconder; bondade faz voltar tremendo e alegre.',
      },
    ],
    live: [
      {
        ask: 'De que mercado Deus já foi buscar você, pagando do bolso dele?',
        listen: 'Conta quem quiser, sem detalhes.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que bolos de uva, quer dizer, que doçuras pequenas, levam você para longe de Deus sem parecer grande coisa?',
        listen: 'Conforto, aplauso, tela, compra.',
      },
      {
        ask: 'Ghosting, traição, amizade que some: o que este texto diz a quem já foi deixado?',
        listen: 'Deus sabe como é. Não manda correr atrás.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Para refazer a confiança entre vocês, que limites e que tempo vocês combinaram, ou faltou combinar?',
        listen: 'Perdão e regra juntos; ajuda de fora.',
        for: ['couples'],
      },
      {
        ask: 'Você espera por alguém que foi embora, filho, irmão, amigo. Como se ama de longe?',
        listen: 'Oração, porta, limite. Sem culpa.',
        for: ['parents', 'elderly', 'adults'],
      },
      {
        ask: 'Se você voltasse hoje para Deus, com que cara acha que ele abriria a porta?',
        listen: 'Deixe imaginar; leiam o fim do 5.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que Deus já tirou de você por uns tempos e que hoje parece ter sido cuidado?',
        listen: 'Muitos dias sem; só se a própria pessoa disser.',
        for: ['long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já comprou de volta uma coisa sua: bicicleta roubada, disco vendido, brinquedo no brechó? Como foi pagar pelo que era seu?',
        bridge: 'Oseias também pagou para ter de volta quem amava.',
      },
      {
        text: 'Qual foi o percurso mais longo que você fez por alguém que nem merecia?',
        bridge: 'Vai outra vez: foi a ordem que um profeta ouviu.',
        for: ['adults', 'young', 'men', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Conte quinze moedas, uma a uma, devagar, ou quinze batidas de dedo na mesa.',
      bridge: 'Foi o preço, contado. Leia pensando em quem pagou por você.',
    },
    complete: [
      {
        name: 'Etiqueta de preço',
        text: 'Desenhe uma etiqueta. De um lado, o valor que já me deram: … . Do outro: quem me comprou: … ; com o quê: … ; para viver … dias com ele. Fure e pendure num galho seco.',
      },
      {
        name: 'Amor com limite',
        text: 'Pense numa pessoa difícil e complete, só para você: Posso amar fazendo … . O limite que preciso pôr é … . O que espero, sem garantia, é … . Quem me ajuda é … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um gesto de bondade por alguém que se afastou, sem pedir resposta: um recado, uma oração, um pão.',
        tell: 'o que foi mais difícil, fazer ou não esperar.',
      },
      {
        do: 'Fique sete dias sem um dos seus bolos de uva e use o tempo para buscar o Senhor e a sua bondade.',
        tell: 'em que hora fez falta.',
      },
    ],
    children: null,
    prayer:
      'Senhor, foste ao mercado e pagaste. Nós sabemos quantas moedas. Obrigado por amares quem olhava para outro lado. Cura os traídos desta sala, traz de volta os que foram, ensina-nos amor com verdade e com limite. Voltamos tremendo à tua bondade. Amém.',
    leader: {
      lost: 'A vida de Gômer vira novela. Diga o mínimo e volte à comparação do 1: assim como o Senhor ama. O centro não é o casamento deles, é o coração de Deus.',
      tender:
        'Diga no começo: este texto não obriga ninguém a reatar. Foi uma ordem única, a um profeta, como sinal. Quem foi traído pode perdoar sem voltar, e quem vive com violência deve buscar proteção: Ligue 180. Em linguagem de compra de mulher, reconheça o peso: no tempo deles era real, e é horrível hoje.',
      differ:
        'Alguns entendem que a mulher do capítulo 3 é a própria Gômer; outros, que é outra. E o buscar a Davi, seu rei, é lido pelos cristãos como Jesus; quanto ao futuro de Israel como povo, há leituras diferentes.',
    },
    comfort:
      'Para quem foi deixado: Deus sabe o que é amar e ver o outro olhar para longe. Ele não explica a sua dor de cima; conta a dele. Fique perto de quem sabe.',
    closing: 'Ele foi, pagou e trouxe de volta.',
    words: [
      'vai ama a mulher',
      'comprei para mim',
      'quinze pecas de prata',
      'bolos de uvas',
      'oseias',
      'gomer',
      'adultera',
      'sem rei e sem principe',
      'buscarao ao senhor seu deus e a davi',
      'amada por seu companheiro',
      'sua bondade no fim dos dias',
      'amor que resgata',
    ],
  },
  {
    verses: '6:1-6',
    key: '6:6',
    title: 'Amor que não some com o sol',
    theme: 'conhecer a Deus de verdade',
    themes: ['arrependimento', 'palavra', 'adoracao', 'fidelidade'],
    idea: 'Deus não se deixa levar por voltas de meia hora: ele quer ser conhecido dia após dia, e prefere um coração misericordioso e constante ao melhor dos sacrifícios.',
    context:
      'Doentes como nação, Efraim e Judá tinham procurado o rei da Assíria em vez de Deus (5:13). Deus se retira e espera que o busquem (5:15). O povo então entoa um convite bonito à volta. A resposta de Deus mostra que ele ouviu cantos assim antes, e que duraram pouco.',
    retold: [
      {
        verses: '6:1-2',
        says: 'O povo chama uns aos outros para voltar ao Senhor. Ele feriu, mas porá curativo, e ao terceiro dia os ressuscitará.',
      },
      {
        verses: '6:3',
        says: 'O povo quer prosseguir em conhecer o Senhor, certo de que ele vem como o nascer do sol e como a chuva da primavera.',
      },
      {
        verses: '6:4-6',
        says: 'Deus pergunta o que fará a Efraim e a Judá, cuja bondade some como a neblina da manhã. Diz que quer misericórdia, e não sacrifício, e ser conhecido mais do que holocaustos.',
      },
    ],
    read: {
      verses: '6:1-6',
      how: 'Metade lê 1 a 3 como quem canta; a outra metade lê 4 a 6, de Deus, em voz triste e firme. Depois, o 6 todos juntos.',
    },
    observe: [
      {
        ask: 'O que o povo diz que Deus fez, e o que espera que ele faça?',
        verses: '6:1-2',
        listen: 'Despedaçou, feriu; vai curar, pôr curativo, dar vida.',
      },
      {
        ask: 'Com que imagens da natureza descrevem a vinda de Deus?',
        verses: '6:3',
        listen: 'Nascer do sol, chuva da primavera.',
      },
      {
        ask: 'E com que imagens Deus descreve a bondade deles?',
        verses: '6:4',
        listen: 'Neblina da manhã, orvalho que logo some.',
      },
      {
        ask: 'O que Deus quer, e em vez de quê?',
        verses: '6:6',
        listen: 'Misericórdia e conhecimento de Deus; não sacrifício e holocausto.',
      },
    ],
    interpret: [
      {
        ask: 'O convite de 1 a 3 é lindo. O que falta nele, olhando a resposta de Deus?',
        verses: '6:1-4',
        listen: 'Quase não há confissão; conta com o alívio rápido.',
      },
      {
        ask: '“Que farei a ti”, pergunta Deus duas vezes. Com que voz você ouve essa frase?',
        verses: '6:4',
        listen: 'Pai cansado e apaixonado; não é indiferença.',
        follow: 'A quem você já disse isso?',
      },
      {
        ask: 'Conhecer alguém não é saber coisas sobre ele. O que muda em prosseguir “em conhecer ao SENHOR”?',
        verses: '6:3, 6:6',
        listen: 'Convivência, tempo, obediência; continua sempre.',
      },
      {
        ask: 'Jesus citou o versículo 6 quando o criticaram por comer com pecadores. Como a misericórdia mostra se conhecemos a Deus?',
        verses: '6:6',
        listen: 'Quem o conhece se parece com ele.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a sua última decisão que evaporou antes do meio-dia?',
        listen: 'Riso e verdade. Deus conhece neblina.',
      },
      {
        ask: 'O que a sua oração pede mais: o curativo ou a companhia do médico?',
        listen: 'Querer alívio não é errado; há mais.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Você sabe muito sobre um artista ou jogador e não o conhece. E com Deus, o que sabe e o que conhece?',
        listen: 'Diferença entre feed e amizade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com quem você tem cumprido toda a religião e faltado com misericórdia?',
        listen: 'Um nome por dentro; um gesto.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que em vocês dois é orvalho, e o que já virou chuva boa, constante?',
        listen: 'Elogiar a chuva; cuidar do orvalho.',
        for: ['couples'],
      },
      {
        ask: 'Qual seria um jeito pequeno e sem pressa de prosseguir em conhecer a Deus neste mês?',
        listen: 'Um hábito realista.',
        for: ['new-believers', 'visitors', 'singles', 'young'],
      },
      {
        ask: 'Que promessa feita a um filho costuma virar neblina, e como cumpri-la antes de sexta?',
        listen: 'Concreto e datado.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o recorde da sua casa em resolução de ano novo: quantas horas durou a mais curta?',
        bridge: 'Deus tem um nome para isso: neblina da manhã.',
      },
      {
        text: 'Que tipo de tempo você foi nesta semana: garoa, neblina, sol, temporal, arco-íris?',
        bridge: 'O povo de Oseias e Deus também se descreveram pelo tempo.',
        for: ['young', 'teens', 'couples', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Sopre num vidro até embaçar e escreva com o dedo uma palavra. Espere sumir.',
      bridge: 'É a bondade de Efraim. Leia a carta de quem esperava outra coisa.',
    },
    complete: [
      {
        name: 'Boletim do tempo',
        text: 'Meu amor a Deus hoje está … (neblina, garoa, chuva boa). Costuma sumir quando … . Ele vem a mim como … . Para criar raiz, vou … , todo dia, às … .',
      },
      {
        name: 'Mais isto do que aquilo',
        text: 'Complete como o versículo 6: Ele quer … mais do que … ; quer que eu … mais do que … ; quer ver em casa … mais do que … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um encontro diário com Deus de apenas cinco minutos e não falhe sete dias; se falhar, recomece no mesmo dia.',
        tell: 'o que descobriu dele, não de você.',
      },
      {
        do: 'Troque um compromisso religioso desta semana por um ato de misericórdia com alguém de fora.',
        tell: 'a quem e como Deus apareceu ali.',
      },
    ],
    children: {
      truth: 'Quero conhecer a Deus todo dia e ter misericórdia.',
      to7: {
        story:
          'De manhã, o campo estava branquinho de neblina. A Aninha correu para pegar um pouco: abriu a mão, e nada! O sol subiu, e a neblina sumiu. A Aninha prometeu à mamãe: vou ser boazinha o dia todo! Mas, depois do café, já tinha empurrado o irmão. A mamãe suspirou: seu amor parece neblina, filha. Deus também disse isso ao povo dele. Ele queria um amor que fica, como a chuva boa que molha a terra e faz nascer. À tarde, a Aninha dividiu o guarda-chuva com o irmão. Ping, ping, ping! Que chuva boa.',
        activity:
          'Borrifem água num vaso todo dia da semana e marquem com uma gota azul cada gesto de carinho que durou.',
        questions: [
          'O que aconteceu com a neblina?',
          'O que a Aninha prometeu e fez?',
          'Como mostrar um amor que fica?',
        ],
      },
      to12: {
        story:
          'Vamos voltar para Deus!, cantou o povo. Ele vai nos curar em dois dias, no terceiro já estaremos ótimos. Ele vem como a chuva! Era uma música linda. Oseias esperou a resposta de Deus, e ela veio com um suspiro: o que eu faço com vocês? O amor de vocês é como a neblina da manhã. Bonita, branca, e às nove horas não tem mais nada. Deus não queria ser lembrado só quando doía. Eu quero misericórdia, disse, mais do que sacrifício. Quero que me conheçam. Conhecer não é saber a ficha de alguém; é andar junto todo dia. Muito tempo depois, Jesus almoçava com gente que ninguém queria por perto, e os religiosos reclamaram. Ele respondeu com essa frase de Oseias: vão aprender o que quer dizer misericórdia quero. Quem conhece a Deus de verdade fica parecido com ele. E essa parecença não some com o sol.',
        activity:
          'Façam um diário de sete dias com dois quadrados por dia: hoje conheci em Deus… e hoje tive misericórdia de….',
        questions: [
          'O que havia de errado com a música do povo?',
          'Qual a diferença entre saber de alguém e conhecer?',
          'Com quem você pode ter misericórdia esta semana?',
        ],
      },
      challenge: 'Escolha um gesto de carinho e repita todos os dias, sem falhar.',
    },
    prayer:
      'Senhor que vens como a chuva, o nosso amor some cedo. Que farás conosco? Fica. Ensina-nos a prosseguir em te conhecer, devagar e sempre. E que a misericórdia que nos deste não pare em nós. Amém.',
    leader: {
      lost: 'O 2, com os dois dias e o terceiro, lembra a Páscoa, e alguns discutirão se é profecia. Os primeiros leitores entendiam: logo. Diga que a igreja ouviu ali um eco e siga para o 4 e o 6.',
      tender:
        'A frase ele despedaçou pode ferir doentes e enlutados. Oseias fala de um povo que se recusou a voltar, e não explica cada sofrimento. Não deixe ninguém dizer a outro que Deus o feriu.',
    },
    comfort:
      'Constância pode ser pedir demais hoje. Então fique com o nascer do sol: a vinda dele está preparada, e não depende de você acordar cedo.',
    closing: 'Menos neblina, mais chuva boa.',
    words: [
      'voltemo nos ao senhor',
      'prossigamos em conhecer',
      'conhecamos',
      'neblina da manha',
      'orvalho da madrugada',
      'misericordia e nao sacrificio',
      'conhecimento de deus',
      'nos pora curativo',
      'ao terceiro dia nos ressuscitara',
      'chuva da primavera',
      'que farei a ti o efraim',
      'oseias',
    ],
  },
  {
    verses: '11:1-9',
    key: '11:4',
    title: 'Laços de amor',
    theme: 'o amor de Deus como o de quem cria um filho',
    themes: ['graca', 'volta', 'identidade', 'filhos'],
    idea: 'Deus ensinou o seu povo a andar e foi esquecido; ainda assim o coração dele se comove e não o entrega, porque é Deus, e não homem.',
    context:
      'Oseias fala ao reino do norte, Israel, também chamado Efraim, poucos anos antes de ser tomado pela Assíria. O povo corria atrás de Baal e fazia alianças sem Deus. Admá e Zeboim eram cidades destruídas junto com Sodoma. No meio da acusação, Deus abre o álbum de família.',
    retold: [
      {
        verses: '11:1-4',
        says: 'Deus conta que amou Israel menino, chamou-o do Egito, tomou-o pelos braços e o puxou com cordas de amor. Mas eles se afastavam e ofereciam incenso às imagens.',
      },
      {
        verses: '11:5-7',
        says: 'Israel recusa converter-se, e por isso o assírio será seu rei e a espada chegará às cidades. O povo insiste em se desviar, mesmo chamando pelo Altíssimo.',
      },
      {
        verses: '11:8-9',
        says: 'Deus pergunta como poderia abandonar Efraim e entregar Israel. As suas compaixões se acendem, e ele diz que não executará a ira, porque é o Santo no meio do povo.',
      },
    ],
    read: {
      verses: '11:1-9',
      how: 'De 1 a 4, voz de quem mostra uma foto antiga. De 5 a 7, mais devagar. Antes do 8, silêncio. O 9, quase num sussurro.',
    },
    observe: [
      {
        ask: 'Que cenas de infância aparecem de 1 a 4?',
        verses: '11:1-4',
        listen:
          'Amar o menino, chamar, ensinar a andar, tomar pelos braços, aliviar o jugo, dar comida.',
      },
      {
        ask: 'O que o filho fez enquanto isso acontecia?',
        verses: '11:2-3, 11:7',
        listen: 'Afastou-se, serviu a outros, não reconheceu, insiste em se desviar.',
      },
      {
        ask: 'Quantas vezes Deus diz “Como posso”, e o que acontece dentro dele?',
        verses: '11:8',
        listen: 'Três; o coração se comove, as compaixões se acendem.',
      },
      {
        ask: 'Que razão ele dá para não destruir de novo?',
        verses: '11:9',
        listen: 'É Deus e não homem, o Santo no meio deles.',
      },
    ],
    interpret: [
      {
        ask: 'Deus puxa “com cordas de amor”. Que diferença há entre isso e ser arrastado, ou ser largado?',
        verses: '11:4',
        listen: 'Laço que segura sem ferir; ele até levanta o peso do pescoço.',
        follow: 'Com que tipo de corda você já foi puxado?',
      },
      {
        ask: 'A gente esperaria: sou Deus, por isso castigo. Ele diz o contrário. O que isso revela da santidade dele?',
        verses: '11:8-9',
        listen: 'Ser santo inclui amar de um jeito que nós não conseguimos.',
      },
      {
        ask: 'As consequências do 5 ao 7 continuam lá. Como convivem, neste texto, o amor e a verdade?',
        verses: '11:5-9',
        listen: 'Ele não finge que está tudo bem, e não desiste.',
      },
      {
        ask: 'Mateus 2 lembra o versículo 1 ao contar que Jesus, menino, voltou do Egito. O que muda ler esta página sabendo disso?',
        verses: '11:1',
        listen: 'Em Jesus está o Filho que não se afasta, e que vem buscar os outros.',
      },
    ],
    live: [
      {
        ask: 'Quem lhe deu a mão nos primeiros passos, e o que você só reconheceu muito depois?',
        listen: 'Há quem não tenha tido ninguém. Deus entra também nessa história.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'O que os adultos fizeram por você que só agora você começa a perceber?',
        listen: 'Pequenas coisas. E espaço para quem não recebeu.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Pai e mãe de filho que se afasta: que frase do versículo 8 podia ser sua?',
        listen: 'Não dê conselho de educação. Orem por cada nome.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Qual Baal moderno costuma prometer o que só o colo de Deus dá?',
        listen: 'Aplauso, dinheiro, controle, relação.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Que imagem de Deus você trazia ao chegar, e o que esta página faz com ela?',
        listen: 'Muitos só conhecem o juiz. Deixe a surpresa falar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Depois de tantos anos, em que você insiste em se desviar, e como Deus tem puxado a corda?',
        listen: 'Uma palavra basta.',
        for: ['long-believers'],
      },
      {
        ask: 'Ouvindo Deus dizer que não consegue entregar o filho, que parte do seu luto você acha que ele entende?',
        listen: 'O coração dele se comove. Não explique a morte.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história contam de quando você aprendeu a andar ou a falar? Qual foi a primeira palavra?',
        bridge: 'Deus também guarda histórias assim do povo dele.',
      },
      {
        text: 'Quem o ensinou a andar de bicicleta, a nadar ou a dirigir, e quanto isso custou ao coitado?',
        bridge: 'No texto, é Deus quem ensina a andar, segurando pelos braços.',
        for: ['young', 'teens', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Procure uma foto sua de criança, no álbum ou na memória, e olhe para ela com carinho.',
      bridge: 'Leia como se Deus estivesse olhando a mesma foto.',
    },
    complete: [
      {
        name: 'Álbum com legendas',
        text: 'Desenhe três molduras vazias. Legendas: o dia em que Deus me ensinou a andar em … . O dia em que eu me afastei para … . O dia em que ele me puxou com … .',
      },
      {
        name: 'Como posso',
        text: 'Escreva uma frase de Deus para você, começando com: como posso te abandonar, … (seu nome)? Eu me lembro de quando … .',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a uma pessoa que o ajudou a crescer, contando-lhe um cuidado que você só percebeu depois.',
        tell: 'o que ela lembrava, e você não.',
      },
      {
        do: 'Lance uma corda de amor a alguém que se afastou: um convite para comer, sem assunto e sem cobrança.',
        tell: 'como foi recebida, mesmo que não tenha vindo resposta.',
      },
    ],
    children: {
      truth: 'Deus me segura com amor e não desiste.',
      to7: {
        story:
          'Deus contou uma história pela boca de Oseias. Quando o meu povo era criança, eu o amei. Eu ensinei a andar, segurando pelos bracinhos. Um passo, dois passos, opa! Eu dei comida. Eu tirei o peso das costas. Mas o meu povo cresceu e foi embora. Esqueceu de mim! Deus ficou com o coração apertado. Será que ele disse: não quero mais vocês? Não! Ele disse: como eu posso deixar você? Eu amo você! Eu sou Deus, e o meu amor não acaba. Deus segura a gente com cordinhas de amor.',
        activity:
          'Com um lenço macio preso de leve no pulso dos dois, adulto e criança atravessam a sala juntos. Depois, um abraço comprido.',
        questions: [
          'O que Deus ensinou o povo a fazer?',
          'Como ficou o coração de Deus quando o povo foi embora?',
          'Quem segura a sua mão?',
        ],
      },
      to12: {
        story:
          'Já viu alguém mostrar um álbum de bebê e ficar com os olhos molhados? Oseias escreve Deus fazendo algo assim. Quando Israel era menino, eu o amei e o chamei do Egito. Fui eu que o ensinei a andar, segurando pelos braços. Eu o puxei com cordas de amor e lhe dei de comer. Só que, quanto mais era chamado, mais o menino se afastava. Foi atrás de ídolos que não podiam nem dar a mão. Isso ia trazer muita dor: outro rei mandaria na terra deles. Deus podia dizer: chega! Em vez disso, o coração dele se comoveu. Como posso te abandonar? Não vou acabar com você, porque eu sou Deus, e não um homem. Gente se cansa de amar. Deus não. Muito tempo depois, ele mandou Jesus, o Filho que nunca foi embora, para nos buscar.',
        activity:
          'Façam um álbum dobrado em sanfona com quatro desenhos: ensinar a andar, ir embora, o coração de Deus, a volta. Escrevam uma legenda em cada um.',
        questions: [
          'De que cuidados Deus se lembra?',
          'Por que Deus não desistiu do povo?',
          'Quando você se sentiu segurado com amor?',
        ],
      },
      challenge: 'Pergunte em casa como foi que você aprendeu a andar, e agradeça.',
    },
    prayer:
      'Pai, obrigado por nos teres tomado pelos braços. Perdoa quando não reconhecemos. Puxa-nos de volta com cordas de amor, a nós e aos que amamos e estão longe, porque tu és Deus, e não homem. Amém.',
    leader: {
      lost: 'O grupo pode querer resolver como Deus se ira e se comove. Deixe as duas coisas de pé, como o texto deixa, e volte ao versículo 8.',
      tender:
        'Quem teve pai ou mãe violentos, ou perdeu um filho, pode sofrer com estas imagens. Diga que o texto mostra o que Deus é, e não justifica quem feriu. Quem fere não usa cordas de amor: Disque 100, Ligue 180.',
      differ:
        'Mateus 2:15 diz que o versículo 1 se cumpriu em Jesus. Uns veem ali uma profecia direta; outros, que Jesus revive, como Filho fiel, a história de Israel.',
    },
    comfort:
      'Há uma mão que o segurou antes de você ter memória. Ela não esqueceu o tamanho da sua.',
    closing: 'Cordas de amor: firmes o bastante para voltar, leves o bastante para abraçar.',
    words: [
      'israel era menino',
      'do egito chamei',
      'ensinei efraim a andar',
      'efraim',
      'cordas humanas',
      'cordas de amor',
      'lacos de amor',
      'como posso te abandonar',
      'como te deixaria',
      'adma',
      'sou deus e nao homem',
      'oseias',
    ],
  },
  {
    verses: '14:1-9',
    key: '14:4',
    title: 'Voltem com palavras',
    theme: 'a volta para Deus',
    themes: ['volta', 'arrependimento', 'graca', 'perdao'],
    idea: 'Deus chama de volta um povo que caiu por culpa sua, põe até as palavras na boca dele e promete curar, amar de graça e ser orvalho em terra seca.',
    context:
      'Oseias viveu no reino do norte, nos últimos anos dele. Durante treze capítulos contou o caso como um casamento traído: o povo correu atrás de ídolos e de alianças com a Assíria. Agora, no fim, depois de avisos muito duros, vem esta conversa: o convite, a oração de quem volta e a resposta de Deus.',
    retold: [
      {
        verses: '14:1-3',
        says: 'Oseias chama Israel a voltar com palavras ao Senhor. Que peça perdão e diga que a Assíria não salva, nem os cavalos, nem a obra das próprias mãos.',
      },
      {
        verses: '14:4-7',
        says: 'Deus promete curar a rebelião deles, amá-los de boa vontade e ser como o orvalho. O povo florescerá como lírio e terá raízes como o cedro.',
      },
      {
        verses: '14:8-9',
        says: 'Deus pergunta a Efraim o que tem a ver com ídolos, e diz que dele vem o seu fruto. Os caminhos do Senhor são retos para os justos.',
      },
    ],
    read: {
      verses: '14:1-9',
      how: 'Três vozes: o profeta convida (1 e começo do 2), o grupo inteiro ora (resto do 2 e 3), e uma voz mansa responde por Deus (4-8). O 9, todos em silêncio, lendo com os olhos.',
    },
    observe: [
      {
        ask: 'Com que o povo deve voltar, e o que deve dizer?',
        verses: '14:2-3',
        listen:
          'Com palavras: tira a maldade, aceita o bem; os assírios e os cavalos não salvam; não mais ídolos.',
      },
      {
        ask: 'Que verbos dizem o que Deus vai fazer?',
        verses: '14:4-5, 14:8',
        listen: 'Curarei, amarei, serei orvalho, responderei, cuidarei.',
      },
      {
        ask: 'Que plantas e cheiros aparecem para mostrar a vida nova?',
        verses: '14:5-8',
        listen: 'Lírio, cedro, oliveira, trigo, videira, faia; perfume e sombra.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não pede presente: pede palavras, e ele mesmo as ensina. O que isso revela do jeito como ele quer o povo de volta?',
        verses: '14:1-2',
        listen: 'Quer conversa verdadeira; ajuda até quem não sabe como começar.',
      },
      {
        ask: 'Antes de prometer qualquer coisa, a oração renuncia a três apoios. Quais são, e por que não salvam?',
        verses: '14:3',
        listen:
          'O império forte, os cavalos de guerra, os deuses feitos à mão; e Deus é quem tem misericórdia do órfão.',
        follow: 'Por que a misericórdia com o órfão é uma boa razão para confiar?',
      },
      {
        ask: 'Deus diz que amará “voluntariamente”. Que diferença faz ser amado assim, e não por ter voltado direito?',
        verses: '14:4',
        listen: 'De graça, porque quer; a cura é dele, e não prêmio.',
      },
      {
        ask: 'Orvalho não faz barulho e chega de noite. Por que Deus se compara com ele para falar de recomeço?',
        verses: '14:5-7',
        listen: 'Cuidado diário e quieto; raiz e flor vêm aos poucos.',
      },
    ],
    live: [
      {
        ask: 'Se Deus pedisse hoje só palavras, sem promessa nem presente, quais seriam as suas primeiras?',
        listen: 'Podem ficar no silêncio de cada um.',
      },
      {
        ask: 'Que cavalo você tem montado para resolver a vida sem falar com Deus?',
        listen: 'Dinheiro, contato, controle, trabalho sem parar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que faz alguém da sua idade pensar que não dá mais para voltar, e o que este texto diria a essa pessoa?',
        listen: 'Vergonha, medo de bronca, tempo longe.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Onde você já viu Deus agir como orvalho, sem barulho, até que um dia floriu?',
        listen: 'Casamento, filho, vício, luto. Sem enfeitar.',
        for: ['elderly', 'couples', 'long-believers'],
      },
      {
        ask: 'Quem quer voltar para a igreja ou para casa precisa de que palavras da nossa boca?',
        listen: 'Bem-vindo, que bom, senta aqui. Sem perguntas.',
        for: ['parents', 'long-believers', 'adults'],
      },
      {
        ask: 'Um Deus que diz eu curarei a quem o deixou: o que isso mexe na ideia que você tinha dele?',
        listen: 'Alívio, dúvida; tudo cabe.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta você já deu por morta e ela brotou de novo?',
        bridge: 'Oseias termina falando de um povo seco que volta a florir.',
      },
      {
        text: 'Qual é a palavra mais difícil de dizer na sua casa: desculpa, ajuda, obrigado ou saudade?',
        bridge: 'Deus pediu ao povo que voltasse com palavras, e ensinou quais.',
        for: ['adults', 'couples', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Molhe a ponta dos dedos e passe-os de leve numa folha de planta, ou na testa. Fique quieto um instante.',
      bridge: 'Deus disse que seria assim, como o orvalho. Leia devagar.',
    },
    complete: [
      {
        name: 'Palavras para voltar',
        text: 'Escreva a sua, nos passos do texto: Tira de mim … . Aceita … . Já não espero que me salve … . Não vou mais chamar de meu deus … . Porque em ti … .',
      },
      {
        name: 'O que o orvalho molha',
        text: 'Desenhe uma planta. Na raiz, o que eu quero que firme: … . Na flor, o que eu já vi brotar: … . Na folha seca, o que eu trago para Deus curar: … .',
      },
    ],
    challenges: [
      {
        do: 'Ore em voz alta, sozinho, o versículo 2 com as suas palavras, três manhãs seguidas.',
        tell: 'em que manhã ficou mais verdadeiro; o conteúdo é seu.',
      },
      {
        do: 'Diga a uma pessoa que se afastou, por mensagem ou no portão: se um dia quiser voltar, eu vou gostar muito.',
        tell: 'como foi dizer, sem contar a história dela.',
      },
    ],
    children: {
      truth: 'Deus me ama e me recebe quando eu volto.',
      to7: {
        story:
          'O povo de Deus tinha ido embora. Foi atrás de outros deuses, que eram só bonecos, e caiu: ploft! Deus ficou triste, mas não desistiu. Ele mandou Oseias dizer: voltem para mim! Não precisa trazer presente. Tragam palavras! Digam: desculpa, Deus, tira o que é ruim. E sabe o que Deus respondeu? Eu vou curar vocês. Eu amo vocês porque quero amar! Vou ser como o orvalho, aquelas gotinhas que molham a plantinha de manhã. E vocês vão crescer como flor, como árvore cheirosa. Que bom voltar para Deus!',
        activity:
          'Molhem uma plantinha com a ponta dos dedos, gota por gota. A cada gota, uma criança diz: Deus me ama!',
        questions: [
          'O que Deus pediu que o povo trouxesse?',
          'Com que Deus disse que seria parecido?',
          'O que você quer dizer a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Você já quis pedir desculpas e não sabia como começar? O povo de Israel estava assim. Tinha deixado Deus para adorar estátuas e confiar em reis fortes e em cavalos de guerra. Deu tudo errado. Então o profeta Oseias trouxe um convite: volte, Israel! E Deus fez uma coisa linda: ensinou as palavras. Digam assim: tira toda a nossa maldade; a Assíria não nos salva, cavalos também não, e nunca mais vamos chamar de deus uma coisa feita por nós. O que Deus responde? Eu vou curar vocês. Eu os amarei porque quero. Serei como o orvalho, que molha o chão de noite, sem barulho. E o povo vai brotar: flor de lírio, raiz de cedro, sombra, trigo, uva, perfume. Tudo isso vem de Deus. Quem é sábio, diz o fim do livro, entende: os caminhos do Senhor são retos.',
        activity:
          'Escrevam em gotas de papel azul palavras de quem volta: desculpa, ajuda, obrigado. Colem em volta do desenho de uma planta.',
        questions: [
          'Em que o povo tinha confiado?',
          'Que palavras Deus ensinou?',
          'Com que palavras você conversa com Deus quando erra?',
        ],
      },
      challenge: 'Quando errar, diga a Deus e à pessoa: desculpe. E recomece.',
    },
    prayer:
      'Senhor, voltamos com palavras, porque outra coisa não temos. Tira a nossa maldade e aceita o que é bom. Os nossos cavalos não salvam, nem a obra das nossas mãos. Cura a nossa rebeldia, ama-nos de graça e molha a nossa terra como o orvalho. Amém.',
    leader: {
      lost: 'Oferecer lábios como bezerros soa estranho: quer dizer louvor no lugar do animal do sacrifício. Uma frase basta. E o perigo é pular para as flores e não fazer a oração do 2 e 3: deixe tempo para ela.',
      tender:
        'Oseias usou a imagem da esposa infiel; ninguém deve concluir que precisa aceitar de volta quem agride. Este texto é sobre Deus e o seu povo. Se houver violência em casa: Ligue 180.',
      differ:
        'Uns leem as promessas como cumpridas na igreja, que reúne povos; outros esperam ainda uma restauração de Israel. A volta a que o texto chama serve para a oração de todos.',
    },
    comfort:
      'Deus não pede que você volte inteiro: pede que volte com palavras, e já as escreveu para você. O orvalho não cobra nada da planta seca. Ele só cai.',
    closing: 'Voltem com palavras; ele responde com orvalho.',
    words: [
      'oseias',
      'converte te o israel',
      'volta israel',
      'tomai convosco palavras',
      'novilhos dos labios',
      'fruto dos labios',
      'curarei sua rebeliao',
      'curarei a sua infidelidade',
      'orvalho',
      'florescera como lirio',
      'cedro do libano',
      'efraim',
      'os caminhos do senhor sao retos',
    ],
  },
]
