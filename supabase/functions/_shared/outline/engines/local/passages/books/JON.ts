import type { BookPassages } from '../passage.ts'

export const JON: BookPassages = [
  {
    verses: '1:1-16',
    key: '1:9',
    title: 'Descendo para longe',
    theme: 'a fuga de quem conhece Deus',
    themes: ['obediencia', 'graca', 'missao', 'medo'],
    idea: 'O profeta que sabe falar de Deus foge dele e dorme, enquanto marinheiros que mal o conhecem oram, têm pena e acabam adorando: Deus não perde nem quem foge, nem quem está no barco.',
    context:
      'Nínive era a grande cidade da Assíria, o império que esmagava os vizinhos. Deus manda Jonas pregar lá; ele compra passagem para o outro lado do mundo. O capítulo 4 vai contar o motivo: medo de que Deus perdoasse aquela gente. Depois desta cena vem o peixe (1:17).',
    retold: [
      {
        verses: '1:1-3',
        says: 'Deus manda Jonas pregar contra Nínive, cuja maldade subiu até ele. Jonas desce a Jope e embarca para Társis, para ficar longe do Senhor.',
      },
      {
        verses: '1:4-6',
        says: 'Deus levanta uma tempestade, e o navio quase se quebra. Cada marinheiro clama a seu deus, enquanto Jonas dorme no fundo, até que o capitão o acorda.',
      },
      {
        verses: '1:7-12',
        says: 'Os marinheiros lançam sortes, e a sorte cai sobre Jonas. Ele diz que a tempestade veio por sua causa e que o lancem ao mar.',
      },
      {
        verses: '1:13-16',
        says: 'Os marinheiros ainda tentam remar até a terra e clamam ao Senhor antes de lançar Jonas ao mar. O mar se aquieta, e eles oferecem sacrifício.',
      },
    ],
    read: {
      verses: '1:3-14',
      how: 'Quem lê Jonas fica deitado ou encolhido; o capitão vem acordá-lo no 6. Os marinheiros são todos os outros. Contem o fim: o mar se aquieta e eles adoram.',
    },
    observe: [
      {
        ask: 'Contem quantas vezes Jonas desce. Até onde ele vai parar?',
        verses: '1:3, 1:5',
        listen: 'A Jope, ao navio, ao porão; e no sono.',
      },
      {
        ask: 'O que fazem os marinheiros na tempestade, e o que faz Jonas?',
        verses: '1:5-6',
        listen: 'Oram, jogam a carga fora, acordam o profeta; ele dorme.',
      },
      {
        ask: 'Que bela frase de fé Jonas diz, e o que estava fazendo ao dizê-la?',
        verses: '1:9-10',
        listen: 'Temo ao Senhor que fez o mar; fugindo dele pelo mar.',
      },
      {
        ask: 'Que tentativa eles fazem antes de lançá-lo, e que oração?',
        verses: '1:13-14',
        listen: 'Remam com força; pedem para não derramar sangue inocente.',
      },
    ],
    interpret: [
      {
        ask: 'Quem age com mais compaixão neste barco? Por que o autor contaria assim?',
        verses: '1:5, 1:13-14',
        listen: 'Os de fora; o livro cutuca os de dentro.',
      },
      {
        ask: 'Dá para saber tudo sobre o Deus do mar e da terra e fugir num navio. O que essa contradição mostra?',
        verses: '1:9-10',
        listen: 'Credo na boca, vontade noutro rumo.',
        follow: 'Onde a gente se reconhece?',
      },
      {
        ask: 'O vento que Deus manda é castigo, busca, ou as duas coisas?',
        verses: '1:4',
        listen: 'Ele vai atrás; poderia só ter trocado de profeta.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua Társis, aquele destino simpático para onde você vai quando não quer obedecer?',
        listen: 'Trabalho, série, viagem, até serviço na igreja.',
      },
      {
        ask: 'Você dorme fundo enquanto alguém perto enfrenta o quê?',
        listen: 'Família, colega; sem culpa esmagadora.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que conversa você deixou sem resposta, tela apagada, como quem desce ao porão?',
        listen: 'Pais, amigo, Deus.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A sua fuga já sacudiu o barco de quem?',
        listen: 'Reconhecer efeito; reparar se couber.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que marinheiro, gente sem igreja, já ensinou você a orar, a ter pena ou a falar a verdade?',
        listen: 'Humildade.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Talvez ele se lembre de nós, disse o capitão. Que talvez você diria hoje a Deus?',
        listen: 'Fé pequena vale.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem você conhece que dorme com trator, trovão e carnaval na janela?',
        bridge: 'O campeão desse sono estava num navio prestes a quebrar.',
      },
      {
        text: 'Se ligassem com um serviço chato e houvesse na mesa uma passagem para a praia, quanto tempo você resistiria?',
        bridge: 'Jonas resistiu zero minutos.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Cubra a cabeça com um lençol por meio minuto. Depois descubra, devagar.',
      bridge: 'Jonas quis sumir assim. Alguém o chamou pelo caminho.',
    },
    complete: [
      {
        name: 'Passagem',
        text: 'Desenhe um bilhete. Origem: o que Deus me pediu … . Destino que comprei: … . Preço pago: … . Passageiros atingidos: … . Tem volta? … .',
      },
      {
        name: 'Escada para baixo',
        text: 'Desenhe quatro degraus: desci para … , depois para … , depois para … , e dormi em … . Ao lado de um deles, escreva quem poderia acordar você.',
      },
    ],
    challenges: [
      {
        do: 'Dê o primeiro passo em direção a uma Nínive pequena que você evita: ligar, devolver, visitar.',
        tell: 'Em que minuto quis dar meia-volta.',
      },
      {
        do: 'Pergunte a alguém do seu barco (casa, equipe) como a sua atitude tem balançado as coisas, e só escute.',
        tell: 'O que você não sabia.',
      },
    ],
    children: {
      truth: 'Não dá para fugir do amor de Deus.',
      to7: {
        story:
          'Deus disse a Jonas: vá para aquela cidade e fale de mim. Jonas não quis. Saiu correndo para o outro lado! Comprou passagem e entrou num navio. Desceu, desceu e dormiu. Ronc! Então veio um vento forte, e o navio balançou de um lado para o outro. Os marinheiros acordaram Jonas: acorde e ore! Jonas contou: a culpa é minha, eu fugi de Deus, que fez o mar. Os marinheiros tinham pena e remaram com força. Por fim, Jonas foi para a água, e o mar ficou calminho. Os marinheiros disseram: este Deus é de verdade! E Deus já tinha um jeito de cuidar de Jonas.',
        activity:
          'Segurem um lençol como mar. Balancem com um barquinho em cima; quando disserem Deus cuida, o mar fica calmo.',
        questions: [
          'Para onde Jonas foi?',
          'O que ele fez no navio?',
          'Do que você já quis fugir?',
        ],
      },
      to12: {
        story:
          'Deus chamou Jonas: vá a Nínive, a cidade dos inimigos, e fale. Jonas se levantou depressa… e foi para o lado contrário. Desceu ao porto, pagou a passagem, desceu ao porão e dormiu. Só que ninguém se esconde do Deus que fez o mar. Um vento enorme sacudiu o navio. Os marinheiros, que nem conheciam o Senhor, oravam e jogavam carga fora. O capitão achou o profeta roncando: levante-se e ore! Perguntaram quem ele era. Eu temo ao Senhor, que fez o mar e a terra, disse ele. E por que está fugindo dele? Jonas sabia que a tempestade era por sua causa. Joguem-me na água, disse. Eles não queriam: remaram até não poder mais. No fim, obedeceram, pediram perdão a Deus, e o mar parou. Os marinheiros adoraram. E Jonas? Deus não tinha acabado com ele. Havia um peixe a caminho.',
        activity:
          'Façam um mapa: Jope no meio, Nínive para um lado, Társis para o outro. Ponham o bonequinho e escrevam o que Deus pede hoje.',
        questions: [
          'Por que Jonas foi para o outro lado?',
          'Quem teve mais coração no navio?',
          'O que Deus está pedindo que você evita?',
        ],
      },
      challenge: 'Faça hoje aquela coisa certa que você estava adiando.',
    },
    prayer:
      'Deus do mar e da terra firme, sabemos o teu nome de cor e compramos passagem para longe. Acorda-nos, mesmo com vento. Tem pena dos que balançam por nossa causa. E recebe, com os marinheiros, a nossa adoração assustada. Amém.',
    leader: {
      lost: 'Onde fica Társis, como era o navio: cinco minutos. A pergunta é o que a gente faz com a palavra de Deus que não agrada.',
      tender:
        'Lançai-me ao mar pode tocar quem pensa em morrer para aliviar os outros. Diga claro: Deus não queria a morte de Jonas, mandou socorro. Se alguém se reconhecer, não o deixe sozinho; CVV 188. Nem toda tempestade é culpa de alguém.',
      differ:
        'Uns leem Jonas como história acontecida, outros como narrativa de ensino; Jesus se refere a ele. A mensagem do capítulo é a mesma.',
    },
    comfort:
      'Se você só quer dormir no porão, Deus sabe onde fica o porão. Manda alguém descer e chamar pelo nome.',
    closing: 'Dá para ir longe. Longe dele, não.',
    words: [
      'jonas',
      'ninive',
      'tarsis',
      'jope',
      'marinheiros',
      'dorminhoco',
      'tempestade',
      'fugir da presenca',
      'lancaram sortes',
      'sou hebreu',
      'filho de amitai',
      'lancai me ao mar',
    ],
  },
  {
    verses: '1:17-2:10',
    key: '2:9',
    title: 'Oração do fundo',
    theme: 'a salvação que vem do Senhor',
    themes: ['oracao', 'salvacao', 'gratidao', 'sofrimento'],
    idea: 'No fundo onde Jonas achou que acabava, Deus já tinha posto um abrigo estranho, e dali sobe a oração de quem descobre que salvar é coisa do Senhor.',
    context:
      'Jonas fugiu, foi lançado ao mar e afundou. O peixe não é o castigo: é o socorro que Deus preparou (1:17). A oração parece um salmo costurado de outros. Ele fica três dias e três noites ali, e Jesus vai usar essa imagem para falar da sua morte e ressurreição (Mateus 12:40).',
    retold: [
      {
        verses: '1:17-2:4',
        says: 'Jonas, engolido por um grande peixe, ora lá de dentro. Conta que as ondas passaram sobre ele, que gritou na angústia e que Deus o ouviu.',
      },
      {
        verses: '2:5-7',
        says: 'Jonas lembra as algas enroladas na cabeça e a descida até os fundamentos dos montes. Quando desfalecia, lembrou-se do Senhor, e Deus tirou sua vida da destruição.',
      },
      {
        verses: '2:8-10',
        says: 'Jonas diz que oferecerá sacrifício com gratidão e pagará o que prometeu, porque a salvação vem do Senhor. Deus fala ao peixe, e ele o vomita em terra firme.',
      },
    ],
    read: {
      verses: '2:1-10',
      how: 'Contem o 1:17. Depois, apaguem a luz; uma voz só lê de 2 a 9, devagar. Acendam no 10.',
    },
    observe: [
      {
        ask: 'Até onde Jonas desceu, pelas imagens da oração?',
        verses: '2:3, 2:5-6',
        listen: 'Mares, algas na cabeça, fundamentos dos montes, terra trancada.',
      },
      {
        ask: 'Em que momento a oração vira, e que palavra a vira?',
        verses: '2:4, 2:6-7',
        listen: 'Porém: voltarei a ver; tu tiraste minha vida; lembrei-me.',
      },
      {
        ask: 'Que frase resume tudo, e o que acontece logo em seguida?',
        verses: '2:9-10',
        listen: '“A salvação vem do SENHOR”; o peixe o devolve em terra firme.',
      },
    ],
    interpret: [
      {
        ask: 'Foram os marinheiros que o jogaram, e Jonas diz a Deus tu me lançaste. O que muda conversar com Deus até sobre isso?',
        verses: '2:3',
        listen: 'Ele sabe que não caiu fora da mão dele; reclama para a pessoa certa.',
      },
      {
        ask: 'Jonas agradece antes de sair do peixe. Como se agradece no escuro?',
        verses: '2:6, 2:9',
        listen: 'Respirar já é graça; confia no que ainda não vê.',
        follow: 'O que já é socorro e ainda parece problema?',
      },
      {
        ask: 'Ele fala dos que se agarram a coisas ilusórias, mas não diz em que errou. O que ainda falta na oração dele?',
        verses: '2:8-9',
        listen: 'Não há confissão clara; Deus responde mesmo à oração incompleta.',
      },
    ],
    live: [
      {
        ask: 'Que alga se enrola na sua cabeça quando você afunda: um pensamento, uma conta, uma voz?',
        listen: 'Nomear; se for escuro demais, buscar ajuda.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Na hora do aperto, a quem você manda mensagem primeiro, e em que posição Deus entra?',
        listen: 'Sinceridade; sem cobrança.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Houve um peixe na sua vida: algo feio que, visto depois, salvou você?',
        listen: 'Demissão, internação, fim; não force sobre dor recente.',
      },
      {
        ask: 'O que você prometeu a Deus no aperto e esqueceu em terra firme?',
        listen: 'Humor e verdade; cumprir o possível.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Três dias no escuro: como vocês atravessam juntos uma espera assim?',
        listen: 'Doença, desemprego; hábitos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se só existisse o ventre do Xeol para gritar, o que gritaria quem perdeu alguém?',
        listen: 'Fique perto; ore as palavras dele.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Você nunca orou, ou faz tempo? Que primeira linha desta oração cabe na sua boca?',
        listen: 'Clamei da minha angústia; simples.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o lugar mais apertado, escuro ou fedido em que você já precisou ficar?',
        bridge: 'Ninguém aqui ganha de Jonas. E foi lá que ele orou bonito.',
      },
      {
        text: 'Pescador na roda: qual o maior peixe da sua vida? Aumente só um pouco.',
        bridge: 'Hoje o peixe pesca o homem.',
        for: ['men', 'adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Fique no escuro, em silêncio, e escute a própria respiração por um minuto.',
      bridge: 'Ele ouviu a dele no ventre do peixe e percebeu que estava vivo.',
    },
    complete: [
      {
        name: 'Salmo do fundo',
        text: 'Escreva o seu: Clamei de … . Desci até … . Algas: … . Porém tu … . Quando a minha alma desfalecia, lembrei … . A salvação vem do Senhor.',
      },
      {
        name: 'Abrigo estranho',
        text: 'Desenhe um peixe grande. Dentro dele, a situação que parece prisão: … . Nas barbatanas, três sinais de que ali ainda há ar: … , … , … .',
      },
    ],
    challenges: [
      {
        do: 'Ore Jonas 2 em voz alta, uma vez por dia, no lugar mais quieto que achar, trocando uma palavra pela sua.',
        tell: 'Que palavra você trocou.',
      },
      {
        do: 'Cumpra nesta semana uma promessa antiga que fez a Deus ou a alguém na hora do aperto.',
        tell: 'Como é pôr o pé em terra firme.',
      },
    ],
    children: {
      truth: 'Deus me ouve em qualquer lugar.',
      to7: {
        story:
          'Jonas afundou no mar, glub, glub, glub. Mas Deus mandou um peixe bem grande para guardar Jonas. Nhac! Lá dentro era escuro e molhado, mas Jonas estava vivo! Então ele orou: Senhor, eu estava com muito medo e chamei por ti. Tu me ouviste! A água me cobriu, as algas grudaram na minha cabeça, mas tu cuidaste de mim. Obrigado, Senhor! És tu que salvas. Jonas ficou ali três dias e três noites. Depois Deus falou com o peixe, e ele, pluf, pôs Jonas na praia, na areia sequinha.',
        activity:
          'Façam um peixe com lençol sobre cadeiras. Dentro, de lanterna, cada um diz uma oração curta; depois todos saem para a praia.',
        questions: [
          'Quem mandou o peixe?',
          'O que Jonas fez lá dentro?',
          'Onde você pode falar com Deus?',
        ],
      },
      to12: {
        story:
          'Jonas fugiu de Deus e foi parar no fundo do mar. A água entrou nos ouvidos, as algas se enrolaram na cabeça, tudo ficou escuro. Ele pensou: acabou. Só que Deus tinha preparado um peixe enorme, e Jonas se viu respirando dentro dele. Fedia, era apertado, mas ele estava vivo! Três dias e três noites. Lá dentro, sem plateia, Jonas orou de verdade: na minha angústia, clamei, e o Senhor respondeu. Eu disse: fui lançado para longe dos teus olhos, porém tornarei a ver o teu templo. Tu tiraste a minha vida do buraco. A salvação vem do Senhor! Reparou? Ele agradeceu antes de sair. Então Deus falou com o peixe, e Jonas caiu na terra firme. Muito tempo depois, Jesus disse que ficaria três dias na sepultura, como Jonas no peixe, e voltaria vivo.',
        activity:
          'Escrevam um salmo da turma com cinco linhas, começando por Clamei, e leiam debaixo de um lençol.',
        questions: [
          'Por que o peixe foi um socorro?',
          'Quando Jonas agradeceu?',
          'De que fundo você já chamou por Deus?',
        ],
      },
      challenge: 'Quando tiver medo do escuro, fale com Deus baixinho.',
    },
    prayer:
      'Do fundo clamamos, Senhor. As águas subiram, as algas apertam, e não vemos a praia. Tu nos ouves aqui. Obrigado pelo ar de hoje. Tira a nossa vida do buraco e põe os nossos pés em terra firme. A salvação vem de ti. Amém.',
    leader: {
      lost: 'Que peixe era, se cabia, se respirava: segure em dois minutos. Jonas gasta um versículo com o peixe e oito com a oração.',
      tender:
        'Afogar-se, xeol, alma desfalecendo: são palavras de quem conhece o desespero. Pode haver alguém deprimido ou em luto. Ofereça companhia de verdade; CVV 188. Não diga que a crise foi mandada por Deus.',
      differ:
        'Há quem entenda o peixe como fato milagroso e quem o leia como narrativa de ensino. Alguns pensam que Jonas morreu e foi devolvido à vida; outros, que viveu no peixe. Jesus usa o sinal para falar de si.',
    },
    comfort:
      'Deus ouve oração com alga na cabeça. Você não precisa subir primeiro. Ele mandou abrigo ao fundo.',
    closing: 'Do fundo também se agradece. A salvação vem do Senhor.',
    words: [
      'grande peixe',
      'ventre do peixe',
      'tres dias e tres noites',
      'entranhas do peixe',
      'algas',
      'ventre do xeol',
      'a salvacao vem do senhor',
      'clamei da minha angustia',
      'terra firme',
      'fundamentos dos montes',
      'oracao de jonas',
      'vomitou a jonas',
    ],
  },
  {
    verses: '3:1-10',
    key: '3:10',
    title: 'Segunda vez',
    theme: 'a segunda chance',
    themes: ['arrependimento', 'graca', 'missao', 'perdao'],
    idea: 'A palavra chega pela segunda vez a um profeta que fugiu e, por ele, a uma cidade violenta; os dois se levantam, e Deus faz o que mais gosta: desiste do castigo.',
    context:
      'Jonas está na praia, com cheiro de peixe. A ordem é a mesma do começo. Nínive era capital de um império conhecido pela crueldade, e a Bíblia não esconde isso. A pregação dele é curtíssima. A cidade inteira muda. O capítulo 4 mostra quem não gostou.',
    retold: [
      {
        verses: '3:1-4',
        says: 'Deus manda Jonas pela segunda vez a Nínive, e agora ele vai. Pela cidade imensa, anuncia que daqui a quarenta dias ela será destruída.',
      },
      {
        verses: '3:5-9',
        says: 'O povo de Nínive crê em Deus e jejua, do maior ao menor. O rei se senta em cinzas e manda deixar a violência, pois quem sabe Deus mude de ideia.',
      },
      {
        verses: '3:10',
        says: 'Deus vê que o povo de Nínive deixou o mau caminho, arrepende-se do mal que tinha anunciado e não o faz.',
      },
    ],
    read: {
      verses: '3:1-10',
      how: 'Quem lê Jonas diz a frase do 4 andando pela sala. Do rei, leia alguém que desce da cadeira e senta no chão.',
    },
    observe: [
      {
        ask: 'O que há de igual e de diferente entre este chamado e o primeiro?',
        verses: '3:1-3',
        listen: 'Mesma cidade; segunda vez; agora ele vai.',
      },
      {
        ask: 'Quantas palavras tem o sermão, e o que falta nele?',
        verses: '3:4',
        listen: 'Pouquíssimas; prazo e ruína; nenhum convite, nenhum como.',
      },
      {
        ask: 'Como reage o povo, e o que faz o rei, passo a passo?',
        verses: '3:5-8',
        listen: 'Creem, jejuam; ele desce do trono, tira o manto, cinza, decreto até para bichos.',
      },
      {
        ask: 'O que Deus viu, e o que ele não fez?',
        verses: '3:10',
        listen: 'A atitude, a virada; o mal anunciado.',
      },
    ],
    interpret: [
      {
        ask: 'Quem sabe?, diz o rei. Que tipo de fé mora num quem sabe?',
        verses: '3:9',
        listen: 'Não exige; se lança na misericórdia.',
      },
      {
        ask: 'O decreto não pede só choro; fala da violência das mãos. Por que isso importa?',
        verses: '3:8, 3:10',
        listen: 'Arrepender-se é soltar o que fere os outros.',
        follow: 'O que seria largar, além de sentir?',
      },
      {
        ask: 'Deus anuncia ruína e volta atrás. Ele mudou, ou foi sempre assim?',
        verses: '3:4, 3:9-10',
        listen: 'O aviso era para salvar; o caráter dele é misericórdia.',
      },
    ],
    live: [
      {
        ask: 'Para que coisa a palavra de Deus veio a você pela segunda vez?',
        listen: 'Oportunidade repetida; alegria ou aperto.',
      },
      {
        ask: 'De que trono você teria de descer para pedir desculpa: chefe, pai, irmã mais velha, o certo da história?',
        listen: 'Gesto concreto.',
        for: ['adults', 'parents', 'men', 'women'],
      },
      {
        ask: 'Quem na sua escola todo mundo diz que não tem jeito? O que Nínive responde?',
        listen: 'Esperança com prudência.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que violência pequena está nas suas mãos, no volante, na língua, no dedo que digita?',
        listen: 'Sem comparação; se houver agressão em casa, procurar ajuda já.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Você já acreditou que um povo inteiro não presta. Como se desaprende isso?',
        listen: 'Preconceito de nação, bairro, partido.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem sabe: é assim que você chega perto de Deus? O que diria em seguida?',
        listen: 'Acolher o talvez.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você só acertou na segunda: vestibular, baliza, bolo, casamento da irmã?',
        bridge: 'Jonas também teve uma segunda vez. E não foi só ele.',
      },
      {
        text: 'Qual recado curtinho de mãe já parou a casa inteira?',
        bridge: 'O sermão mais curto da Bíblia parou uma cidade.',
        for: ['parents', 'adults', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Levante-se da sua cadeira e sente no chão, se puder, por um minuto.',
      bridge: 'Um rei fez esse movimento e mudou a história.',
    },
    complete: [
      {
        name: 'Segunda via',
        text: 'Preencha: Da primeira vez Deus me disse … . Eu fui para … . Pela segunda vez ele diz … . Levanto-me e … .',
      },
      {
        name: 'Decreto pessoal',
        text: 'Escreva como o rei: Por quarenta dias, nesta casa, solte-se das mãos: … . Da boca: … . Peça-se a Deus: … . Quem sabe … .',
      },
    ],
    challenges: [
      {
        do: 'Volte a uma tarefa boa que você abandonou e faça o primeiro pedaço.',
        tell: 'Que diferença houve na segunda vez.',
      },
      {
        do: 'Peça perdão a alguém que está abaixo de você na hierarquia: filho, aluno, funcionário.',
        tell: 'O que aconteceu quando você desceu do trono.',
      },
    ],
    children: {
      truth: 'Deus dá uma nova chance a quem volta.',
      to7: {
        story:
          'Deus falou com Jonas de novo: vá para a cidade de Nínive! Dessa vez, Jonas foi. A cidade era enorme, três dias para andar toda. As pessoas de lá faziam muita maldade. Jonas caminhava e dizia: se vocês não mudarem, a cidade vai acabar! E sabe o que aconteceu? Todos acreditaram em Deus! O rei levantou da cadeira, tirou a roupa bonita e sentou no chão, pedindo perdão. Até as vaquinhas e ovelhas ficaram sem comer naquele dia! Parem de fazer o mal, disse o rei. Deus viu que eles mudaram de verdade e perdoou. Nova chance!',
        activity:
          'Andem pela sala; quando o líder diz nova chance!, todos giram para o outro lado e dão um abraço.',
        questions: [
          'Quantas vezes Deus chamou Jonas?',
          'O que o rei fez?',
          'Em que você quer uma nova chance?',
        ],
      },
      to12: {
        story:
          'Jonas acordou na praia, cheio de areia e de cheiro de peixe. Então ouviu a mesma voz: levante-se, vá a Nínive. Deus não disse agora arranjei outro. Deu a segunda chance. Jonas foi. A cidade era gigantesca e famosa pela violência. Ele andou um dia inteiro repetindo uma frase só: daqui a quarenta dias Nínive será destruída. Não explicou, não convidou. Mesmo assim, o povo acreditou em Deus. A notícia chegou ao rei, e ele fez uma coisa que reis não fazem: desceu do trono, tirou o manto, sentou na cinza e mandou todos pararem com a violência. Até os bichos entraram no jejum! Quem sabe Deus nos perdoa? Deus viu o que fizeram, que viraram de caminho, e não mandou o castigo. Era o que ele queria desde o começo.',
        activity:
          'Façam um trono com uma cadeira. Cada um sobe, diz uma coisa que vai parar de fazer, e desce.',
        questions: [
          'Por que Deus chamou Jonas de novo?',
          'O que mudou em Nínive?',
          'A quem você pode dar uma segunda chance?',
        ],
      },
      challenge: 'Dê uma nova chance a um amigo com quem você brigou.',
    },
    prayer:
      'Senhor da segunda vez, obrigado por repetires o nosso nome. Faz-nos descer do trono sem demora e soltar o que machuca. Quem sabe, diziam eles. Nós sabemos um pouco mais, por Jesus: tu te compadeces. Compadece-te da nossa cidade. Amém.',
    leader: {
      lost: 'Tamanho de Nínive e o jejum dos animais divertem; siga para o versículo 10.',
      tender:
        'Segunda chance não é voltar a viver com quem agride só porque prometeu. Em Nínive houve mudança visível, e mesmo assim se protege a vítima: Ligue 180, Disque 100.',
      differ:
        'Deus se arrependeu: uns entendem que é modo humano de dizer que ele tratou de outro jeito um povo que mudou; outros, que ele responde de fato na história. Todos afirmam que o seu caráter é firme.',
    },
    comfort:
      'Depois do fracasso, a voz veio pela segunda vez, e com a mesma confiança. Há uma segunda vez com o seu nome.',
    closing: 'Levanta. É a segunda vez, e é graça.',
    words: [
      'segunda vez a jonas',
      'pela segunda vez',
      'ninive',
      'quarenta dias',
      'rei de ninive',
      'saco e cinzas',
      'cobriu se de saco',
      'jejum',
      'mau caminho',
      'violencia que esta em suas maos',
      'deus se arrependeu',
      'quem sabe',
    ],
  },
  {
    verses: '4:1-11',
    key: '4:11',
    title: 'A planta, o verme e a pergunta',
    theme: 'a misericórdia que incomoda',
    themes: ['graca', 'perdao', 'justica', 'criacao'],
    idea: 'Jonas se irrita porque Deus é bom com quem ele detesta, e Deus, com sombra, bicho e vento, pergunta se não pode ter pena de uma cidade inteira.',
    context:
      'Nínive se arrependeu e Deus perdoou. Qualquer pregador festejaria; Jonas ferve. Só agora ele conta por que fugiu (4:2). Não é um homem mau: a Assíria tinha feito o seu povo sofrer. O livro acaba numa pergunta, sem contar o que ele respondeu.',
    retold: [
      {
        verses: '4:1-4',
        says: 'Jonas se ira e diz a Deus que já sabia que ele é misericordioso e demora a se irar. Pede para morrer, e Deus pergunta se essa ira é correta.',
      },
      {
        verses: '4:5-8',
        says: 'Jonas se senta fora da cidade para ver o que será dela. Deus faz crescer uma planta que lhe dá sombra, depois manda a lagarta que a seca e um vento quente.',
      },
      {
        verses: '4:9-11',
        says: 'Jonas diz que é correto irar-se pela planta. Deus pergunta como ele mesmo não teria pena de Nínive, com mais de cento e vinte mil pessoas e muitos animais.',
      },
    ],
    read: {
      verses: '4:1-11',
      how: 'Dois leitores, Jonas e Deus, sentados lado a lado olhando para o mesmo ponto, a cidade. A última pergunta, em silêncio por um minuto.',
    },
    observe: [
      {
        ask: 'O que Jonas sabia de Deus, e por que isso o deixa furioso?',
        verses: '4:1-2',
        listen: 'Gracioso, misericordioso, demora a irar-se; perdoou os inimigos.',
      },
      {
        ask: 'Três coisas Deus prepara. Quais, e o que cada uma faz?',
        verses: '4:6-8',
        listen: 'Planta, lagarta, vento quente.',
      },
      {
        ask: 'Quantas perguntas Deus faz, e como Jonas responde?',
        verses: '4:4, 4:9, 4:11',
        listen: 'Três; na primeira sai calado, na segunda se defende, a última fica aberta.',
      },
      {
        ask: 'Quem Deus conta na cidade, na última frase?',
        verses: '4:11',
        listen: 'Mais de cento e vinte mil pessoas sem discernimento, e muitos animais.',
      },
    ],
    interpret: [
      {
        ask: 'Jonas foi salvo do mar de graça. Como alguém assim não suporta a graça do outro?',
        verses: '4:1-3',
        listen: 'Quer misericórdia para si e justiça para eles; e a ferida é real.',
        follow: 'Quando a gente também é assim?',
      },
      {
        ask: 'Grande alegria pela planta, nenhuma pela cidade. O que a comparação revela?',
        verses: '4:6, 4:10-11',
        listen: 'Preocupa-se com o próprio conforto; Deus usa isso para ensinar.',
      },
      {
        ask: 'Deus não grita com Jonas: senta-se, por assim dizer, ao lado dele. Como ele trata quem está com raiva?',
        verses: '4:4, 4:6, 4:9',
        listen: 'Pergunta, dá sombra, insiste; também tem pena do profeta.',
      },
    ],
    live: [
      {
        ask: 'Por quem você teria dificuldade de ver Deus sendo bom?',
        listen: 'Nome guardado; dor respeitada.',
        for: ['adults', 'long-believers'],
        follow: 'O que essa pessoa fez você perder?',
      },
      {
        ask: 'É correta essa tua ira? Como você responderia, sobre a última raiva que teve?',
        listen: 'Há ira justa e ira de planta seca.',
      },
      {
        ask: 'O que murchou e estragou o seu dia inteiro: bateria, nota, curtida, passeio?',
        listen: 'Rir e comparar tamanhos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é a sua barraca fora da cidade, o lugar de onde você assiste sem se envolver?',
        listen: 'Crítica de longe; um passo para perto.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'Em casa, quem fica de cara fechada quando o outro é perdoado?',
        listen: 'Irmãos, casal; ciúme de graça.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O Deus que tem pena até dos bichos: isso combina com o que contaram a você sobre ele?',
        listen: 'Surpresa boa.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta, bicho ou objeto já fez você ficar triste demais para o tamanho dele?',
        bridge: 'Jonas queria morrer por causa de uma planta de um dia. Deus foi paciente.',
      },
      {
        text: 'Na sua infância, como você fazia birra: bico, chão, quarto trancado, greve de fome?',
        bridge: 'Um profeta adulto fez uma barraca para isso.',
        for: ['adults', 'couples', 'parents', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Fique um minuto à sombra de alguma coisa, árvore, parede, chapéu.',
      bridge: 'Jonas também ganhou uma sombra que não plantou.',
    },
    complete: [
      {
        name: 'Planta e cidade',
        text: 'Desenhe uma planta e uma cidade. Na planta: pelo que me irritei nesta semana … . Na cidade: quem Deus ama ali e eu esqueço … . Complete: não teria eu pena de … ?',
      },
      {
        name: 'A resposta que falta',
        text: 'O livro acaba na pergunta. Escreva a resposta que Jonas poderia dar: … . E a que você daria hoje, sem enfeite: … .',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias pelo bem de alguém ou de um grupo de quem você tem raiva, começando pelas crianças de lá.',
        tell: 'Até que dia foi da boca para fora.',
      },
      {
        do: 'Saia da barraca: faça uma coisa boa pela sua cidade (praça, bicho de rua, calçada, vizinho).',
        tell: 'O que você viu mais de perto.',
      },
    ],
    children: {
      truth: 'Deus tem pena de todos, até dos animais.',
      to7: {
        story:
          'Deus perdoou a cidade de Nínive. Que alegria! Mas Jonas fez bico. Eu não queria! Eles eram maus! Sentou-se lá fora, emburrado, para olhar. O sol estava quente, e Deus fez nascer uma planta bem grande, que dava sombra. Ah, que gostoso! Jonas ficou feliz. No outro dia, veio uma lagarta, nhoc, nhoc, e a planta secou. Jonas ficou bravo de novo! Deus disse: Jonas, você ficou com pena de uma plantinha. E eu não vou ter pena da cidade, com tanta gente, tantas crianças e tantos animais? Deus ama todo mundo.',
        activity:
          'Desenhem uma cidade com muitas janelas. Em cada uma, um rosto ou um bicho de quem Deus gosta.',
        questions: [
          'Por que Jonas ficou bravo?',
          'O que a lagarta fez?',
          'De quem é difícil gostar, e Deus gosta?',
        ],
      },
      to12: {
        story:
          'A cidade inteira tinha mudado de vida, e Deus perdoou. Final feliz? Não para Jonas. Ele ficou furioso: eu sabia! Eu fugi porque sabia que o Senhor é bondoso e perdoa. Eles machucaram o meu povo! Deus perguntou: está certa essa raiva? Jonas saiu, fez uma barraca e sentou para ver o que acontecia. Então Deus fez nascer uma planta que dava sombra, e Jonas adorou. No dia seguinte, uma lagarta a comeu. Veio um vento quente, e Jonas reclamou tanto que disse que não queria mais nada. Deus falou, com calma: você tem pena de uma planta que nem plantou. Não posso eu ter pena de Nínive, onde há mais de cento e vinte mil pessoas perdidas, e muitos animais? O livro termina aí. Deus espera a resposta de Jonas. E a nossa.',
        activity:
          'Escrevam o último versículo que falta: a resposta de Jonas. Leiam as diferentes versões.',
        questions: [
          'O que Jonas sabia sobre Deus?',
          'O que Deus ensinou com a planta?',
          'Que resposta você daria?',
        ],
      },
      challenge: 'Faça uma gentileza a alguém de quem você não gosta muito.',
    },
    prayer:
      'Deus gracioso, que demoras a te irar, nós não demoramos. Senta perto da nossa raiva e pergunta de novo. Cuida da ferida que há embaixo dela. Alarga a nossa pena até caberem os que não queremos, e os bichos deles. Amém.',
    leader: {
      lost: 'Rir de Jonas é fácil. Lembre o que a Assíria fez; a raiva dele tem história. Só então a pergunta pesa.',
      tender:
        'Jonas pede a morte duas vezes. Se alguém diz que seria melhor morrer, leve a sério: pergunte, fique perto, ligue junto para o CVV, 188. E a vítima de violência não deve ser empurrada a ter pena de quem a feriu: Deus também viu o que fizeram a ela. Ligue 180, Disque 100.',
    },
    comfort:
      'Deus deu sombra ao profeta emburrado antes de discutir com ele. Você pode chegar com a raiva inteira. Há sombra.',
    closing: 'A pergunta ficou com a gente: não teria eu pena?',
    words: [
      'jonas se desgostou',
      'planta',
      'aboboreira',
      'lagarta',
      'vento oriental',
      'barraca',
      'e correta essa tua ira',
      'demoras a te irar',
      'mao direita e a esquerda',
      'cento e vinte mil',
      'muitos animais',
      'ira de jonas',
      'ninive',
    ],
  },
]
