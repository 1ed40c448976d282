import type { BookPassages } from '../passage.ts'

export const SECOND_TIMOTHY: BookPassages = [
  {
    verses: '1:3-12',
    key: '1:7',
    title: 'Soprar a brasa',
    theme: 'a coragem que Deus dá',
    themes: ['medo', 'fe', 'familia', 'missao'],
    idea: 'Deus não nos deu espírito de medo: quem recebeu a fé de mãos queridas e foi salvo por graça pode reacender o dom e não se envergonhar do evangelho.',
    context:
      'Paulo está preso em Roma, sem muita esperança de sair, e quase todos o deixaram. Escreve ao jovem colega Timóteo, que ele chama de filho e cujas lágrimas não esqueceu. Ser amigo de um preso dava vergonha e perigo. É uma carta de despedida, cheia de saudade.',
    retold: [
      {
        verses: '1:3-5',
        says: 'Paulo lembra de Timóteo em suas orações, noite e dia, e deseja muito revê-lo. Pensa na fé sincera que morou primeiro na avó Loide e na mãe Eunice e está também nele.',
      },
      {
        verses: '1:6-8',
        says: 'Paulo pede a Timóteo que reacenda o dom de Deus que há nele, porque Deus nos deu espírito de força, de amor e de moderação. Que participe das aflições do evangelho sem vergonha.',
      },
      {
        verses: '1:9-12',
        says: 'Deus nos salvou por graça, não por obras, em Jesus, que anulou a morte. Por isso Paulo sofre sem vergonha: sabe em quem crê e que ele guarda o que lhe confiou.',
      },
    ],
    read: {
      verses: '1:3-12',
      how: 'Leia como quem abre uma carta de alguém querido: uma pessoa de mais idade lê para o grupo, e todos repetem juntos o versículo 7.',
    },
    observe: [
      {
        ask: 'De que Paulo se lembra quando pensa em Timóteo?',
        verses: '1:3-5',
        listen: 'Das lágrimas, da fé sem fingimento, da avó Loide e da mãe Eunice.',
      },
      {
        ask: 'O que Deus não deu, e quais são as três coisas que deu?',
        verses: '1:7',
        listen: 'Não medo; força, amor e moderação.',
      },
      {
        ask: 'Procurem a palavra envergonhar e parentes dela. Quem não deve se envergonhar, e de quê?',
        verses: '1:8, 1:12',
        listen: 'Timóteo, do testemunho e do preso; Paulo, que sofre e não se envergonha.',
      },
      {
        ask: 'O que o texto diz que aconteceu com a morte quando Jesus apareceu?',
        verses: '1:10',
        listen: 'Foi anulada; vida e imortalidade vieram para a luz.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo fala das lágrimas e da avó antes de pedir coragem?',
        verses: '1:4-6',
        listen: 'Coragem cresce de quem se sabe amado; ele não despreza o choro.',
      },
      {
        ask: 'Reacender supõe que havia fogo. O que costuma cobrir de cinza um dom que Deus deu?',
        verses: '1:6-7',
        listen: 'Medo, cansaço, comparação, decepção; o fogo não é inventado, é soprado.',
        follow: 'Quem já soprou a sua brasa?',
      },
      {
        ask: 'Força, amor e moderação andam juntos. O que vira a força quando faltam os outros dois?',
        verses: '1:7',
        listen: 'Dureza; e amor sem força some, e sem equilíbrio se perde.',
      },
      {
        ask: 'Paulo não diz sei no que tenho crido, mas “sei em quem tenho crido”. Que diferença isso faz numa cela?',
        verses: '1:12',
        listen: 'Confia numa pessoa que guarda, não num resultado.',
      },
    ],
    live: [
      {
        ask: 'Quem foi a sua Loide ou Eunice, e que gesto de fé dessa pessoa ficou em você?',
        listen: 'Nem sempre é parente; pode ser vizinha ou professora.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'Em que roda de amigos a sua fé fica escondida no bolso, e o que você teme que aconteça se ela aparecer?',
        listen: 'Nada de bronca; Timóteo também precisou ouvir isto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que você fazia por Deus com alegria e deixou esfriar, e qual seria o primeiro sopro?',
        listen: 'Pequeno e marcado no calendário.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Mesmo que ninguém da sua família creia, que herança de fé poderia começar em você?',
        listen: 'Honrar quem é o primeiro da casa.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'Das três palavras do versículo 7, qual está em falta no jeito de vocês decidirem as coisas?',
        listen: 'Cada um diz a sua, e não a do outro.',
        for: ['couples'],
      },
      {
        ask: 'Paulo confiou a Deus o que tinha de mais caro. O que, ou quem, você entregaria para ser guardado “até aquele dia”?',
        listen: 'Pode ser alguém que já partiu. Fique em silêncio junto.',
        for: ['mourning', 'women', 'parents'],
      },
      {
        ask: 'O texto diz que Deus salvou não pelas nossas obras. O que nessa frase alivia, e o que estranha?',
        listen: 'A resposta sincera vale mais que a certa.',
        for: ['visitors', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Que cheiro ou comida traz a sua avó, ou outra pessoa antiga da família, de volta na hora?',
        bridge: 'Timóteo também tinha uma avó. O nome dela foi parar na Bíblia por causa da fé.',
      },
      {
        text: 'Churrasco, fogão a lenha, fogueira de São João: conte a vez em que o fogo não pegou de jeito nenhum.',
        bridge: 'Paulo manda Timóteo soprar uma brasa que estava quase apagando.',
        for: ['men', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha as mãos em concha perto da boca e sopre devagar, como quem cuida de uma brasa.',
      bridge: 'Leia o bilhete de Paulo pensando no que ainda está quente em você.',
    },
    complete: [
      {
        name: 'Árvore da fé',
        text: 'Desenhe uma árvore de família, de sangue ou de igreja. Quem me contou de Deus: … . O que vi nessa pessoa: … . A quem eu estou passando: … . O nome que falta nesta árvore: … .',
      },
      {
        name: 'Medo de um lado, dom do outro',
        text: 'Frente: tenho deixado de fazer … por medo de … . Verso: Deus me deu força para …, amor por … e equilíbrio para … .',
      },
    ],
    challenges: [
      {
        do: 'Ligue para alguém que lhe passou a fé, ou para a família dessa pessoa, e conte uma lembrança com detalhe.',
        tell: 'o que ouviu do outro lado da linha.',
      },
      {
        do: 'Retome por vinte minutos, num dia marcado, um dom parado: cantar, ensinar, visitar, consertar, ouvir.',
        tell: 'o que ainda estava quente.',
      },
    ],
    children: {
      truth: 'Deus me dá coragem e amor.',
      to7: {
        story:
          'Era uma vez um menino chamado Timóteo. A vovó dele se chamava Loide, e a mamãe, Eunice. As duas confiavam em Deus. Timóteo cresceu e foi ajudar Paulo a contar de Jesus. Mas um dia ele ficou triste e com medo. Paulo mandou uma carta: eu lembro de você! Lembro da sua vovó e da sua mamãe. Deus não nos deu um espírito de medo. Deus nos dá força, amor e um coração calminho. Sabe a brasa da fogueira? A gente sopra e ela acende de novo. Acenda o seu presente, Timóteo!',
        activity:
          'Façam uma fogueira de papel celofane. Cada criança sopra de leve e diz uma coisa que sabe fazer para ajudar alguém.',
        questions: [
          'Como se chamavam a vovó e a mamãe de Timóteo?',
          'O que Deus dá no lugar do medo?',
          'Quem conta de Jesus para você?',
        ],
      },
      to12: {
        story:
          'Timóteo era jovem, meio tímido, e tinha uma tarefa grande: cuidar de igrejas. O amigo e professor dele, Paulo, estava preso em Roma, e muita gente tinha vergonha de dizer que o conhecia. Então chegou a carta. Paulo não começou com ordem; começou com saudade: oro por você dia e noite e lembro das suas lágrimas. Lembro da fé da sua avó Loide e da sua mãe Eunice, e sei que ela mora em você também. Por isso, sopre a brasa do dom que Deus lhe deu. Ele não nos deu espírito de medo, mas de força, de amor e de equilíbrio. Não tenha vergonha de Jesus nem de mim. Eu sofro aqui, mas não me envergonho, porque sei em quem confiei, e ele guarda tudo o que entreguei.',
        activity:
          'Escrevam uma carta curta a um primo ou amigo tímido, começando com eu me lembro de você quando… e terminando com o versículo 7.',
        questions: [
          'Por que Timóteo podia sentir vergonha ou medo?',
          'O que quer dizer soprar a brasa?',
          'Que dom seu está precisando de um sopro?',
        ],
      },
      challenge: 'Pergunte a um avô ou a uma avó como conheceu Jesus.',
    },
    prayer:
      'Pai, obrigado pelas avós, mães e amigos que nos passaram a fé sem fingimento. Tira a cinza do que nos deste. Dá-nos força com amor e coragem com equilíbrio, e guarda o que confiamos a ti. Amém.',
    leader: {
      lost: 'O versículo 7 costuma virar frase de efeito contra o medo. No texto, a coragem é para não se envergonhar do evangelho nem de quem sofre por ele.',
      tender:
        'Quem tem pânico, depressão ou luto já ouviu esse versículo como acusação. Diga que Paulo lembra das lágrimas com carinho, e que tratamento não é falta de fé. Em risco, CVV 188. Quem não teve mãe ou avó de fé, ou foi ferido por elas, também pertence à casa.',
      differ:
        'Sobre a imposição das mãos e o dom do versículo 6, há quem leia um dom ligado à ordenação e quem leia um dom do Espírito recebido naquela hora. Nos dois casos, quem reacende é quem recebeu.',
    },
    comfort:
      'Paulo não mandou Timóteo engolir o choro: guardou as lágrimas dele na memória e orou noite e dia. Alguém pode fazer isso por você agora.',
    closing: 'Sopre devagar. A brasa não é sua, e por isso não se apaga fácil.',
    words: [
      'loide',
      'eunice',
      'reacend',
      'reavivar o dom',
      'espirito de medo',
      'espirito de covardia',
      'poder amor e moderacao',
      'nao te envergonhes',
      'sei em quem tenho crido',
      'fe nao fingida',
      'imposicao das minhas maos',
      'timoteo',
    ],
  },
  {
    verses: '2:1-13',
    key: '2:8',
    title: 'A palavra que não está presa',
    theme: 'firmeza e passar adiante',
    themes: ['discipulado', 'sofrimento', 'fidelidade', 'graca'],
    idea: 'Com a força da graça e os olhos em Jesus ressuscitado, a gente aguenta o que for preciso e passa adiante o que recebeu, porque ele é fiel mesmo quando falhamos.',
    context:
      'Paulo, na prisão em Roma, acabou de contar que muitos o abandonaram e que um amigo, Onesíforo, o procurou até achar. Agora se vira para Timóteo e diz: fortifica-te na graça que há em Cristo Jesus (2:1). Não pede força de vontade; pede que beba da fonte certa.',
    retold: [
      {
        verses: '2:1-2',
        says: 'Paulo quer Timóteo forte na graça e lhe pede que confie o que ouviu a pessoas fiéis, capazes de ensinar outras.',
      },
      {
        verses: '2:3-7',
        says: 'Timóteo deve sofrer como o soldado, que só quer agradar a quem o alistou. O atleta segue as regras para ser coroado, e o lavrador é o primeiro a receber dos frutos.',
      },
      {
        verses: '2:8-10',
        says: 'Paulo pede que Timóteo se lembre de Jesus Cristo ressuscitado. Por esse evangelho está preso como criminoso, mas a palavra de Deus não está presa.',
      },
      {
        verses: '2:11-13',
        says: 'Paulo recorda um dito certo: quem morre com Cristo viverá com ele, quem sofre reinará, quem o nega será negado. Se formos infiéis, ele continua fiel.',
      },
    ],
    read: {
      verses: '2:2-13',
      how: 'Três pessoas fazem o soldado, o atleta e o lavrador e leem o versículo de cada um. O 8, todos de pé. De 11 a 13, metade da sala diz o se, e a outra metade responde.',
    },
    observe: [
      {
        ask: 'Quantas gerações de pessoas aparecem no versículo 2?',
        verses: '2:2',
        listen: 'Paulo, Timóteo, pessoas fiéis, outros: quatro.',
      },
      {
        ask: 'O que move cada um dos três trabalhadores das figuras?',
        verses: '2:4-6',
        listen: 'Agradar a quem o alistou; a coroa pelas regras; participar dos frutos.',
      },
      {
        ask: 'O que está preso e o que não está?',
        verses: '2:9',
        listen: 'Paulo está, como criminoso; a palavra de Deus não.',
      },
      {
        ask: 'Nas quatro frases com se, qual delas termina de um jeito inesperado?',
        verses: '2:11-13',
        listen: 'Se formos infiéis, ele continua fiel.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo confia a mensagem a gente fiel e capaz de ensinar, em vez de guardar tudo com o melhor aluno?',
        verses: '2:2',
        listen: 'O que fica com um só se perde; a fé anda de mão em mão.',
      },
      {
        ask: '“Lembra-te de Jesus Cristo”: como é que um pastor poderia esquecer justamente dele?',
        verses: '2:8',
        listen: 'Serviço, cansaço e briga tomam o lugar; ressuscitado é a palavra que segura.',
        follow: 'O que mais faz você esquecer?',
      },
      {
        ask: 'O que têm em comum as três figuras, se nenhuma delas vê o resultado no primeiro dia?',
        verses: '2:3-6',
        listen: 'Esforço com alvo, demora, alguém que recompensa.',
      },
      {
        ask: 'Como a mesma passagem pode dizer “se o negamos, também ele nos negará” e “ele continua fiel”?',
        verses: '2:12-13',
        listen:
          'Avisa quem quer virar as costas e ampara quem tropeça; Deus não deixa de ser quem é.',
      },
    ],
    live: [
      {
        ask: 'O que você aprendeu de alguém na fé que morreria com você se não passasse adiante?',
        listen: 'Coisa concreta: orar, perdoar, ler a Bíblia, receber gente.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que treino, prova ou projeto já exigiu de você dizer não a coisas boas, e onde a fé pede o mesmo?',
        listen: 'O não faz sentido por causa de um sim maior.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual assunto desta vida anda enroscado em você como linha no pé do soldado?',
        listen: 'Contas, cargo, fofoca, tela: sem receita pronta.',
        for: ['men', 'adults', 'singles'],
      },
      {
        ask: 'O que vocês estão plantando nos filhos, ou no casamento, que só vai dar fruto bem depois?',
        listen: 'Valorizar a demora.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Alguém falhou com você ou você falhou com Deus. O que muda saber que ele “não pode negar a si mesmo”?',
        listen: 'Ouça a culpa antes de responder a ela.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Doença, turno, idade ou cuidado com alguém prende você em casa. Por onde a palavra ainda consegue sair?',
        listen: 'Telefone, oração, bilhete, o jeito de tratar quem entra.',
        for: ['elderly', 'women'],
      },
      {
        ask: 'Paulo diz: se morrermos com ele, com ele viveremos. A quem você gostaria de ouvir essa frase aplicada?',
        listen: 'Um nome e um silêncio bastam.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Soldado, atleta ou lavrador: qual dos três você seria, e em quanto tempo pediria para ir embora?',
        bridge: 'Paulo põe os três na mesma carta e diz a Timóteo: pense nisso.',
      },
      {
        text: 'Que receita, ponto de costura, jeitinho ou história está na sua família há mais de duas gerações?',
        bridge: 'O evangelho também chegou assim, de mão em mão. Vamos contar as mãos.',
        for: ['adults', 'elderly', 'women', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche o punho com força por dez segundos e abra. Sinta o sangue voltar.',
      bridge: 'A força de que Paulo fala não é a do punho fechado; é a da graça. Leia devagar.',
    },
    complete: [
      {
        name: 'Corrente de quatro',
        text: 'Desenhe quatro elos. Quem me ensinou: … . Eu, e o que recebi: … . A quem posso confiar isso: … . Quem essa pessoa poderá alcançar: … .',
      },
      {
        name: 'Se, ele',
        text: 'Complete sozinho: se eu me cansar de …, ele … . Se eu falhar em …, ele … . Se eu aguentar …, com ele … .',
      },
    ],
    challenges: [
      {
        do: 'Convide uma pessoa mais nova na fé para três cafés neste mês e escolha com ela uma coisa simples para ensinar.',
        tell: 'quem é a pessoa e a data do primeiro café.',
      },
      {
        do: 'Cole na porta da geladeira as palavras Lembra-te de Jesus Cristo, ressuscitado dos mortos, e diga-as em voz alta sempre que a abrir.',
        tell: 'em que hora a frase mais fez diferença.',
      },
    ],
    children: {
      truth: 'Jesus está vivo e é sempre fiel.',
      to7: {
        story:
          'Paulo estava numa prisão, com uma corrente na mão. Clec, clec! Mas ele escreveu uma carta e sorriu: eu estou preso, mas a palavra de Deus não está presa! Ela voa de amigo em amigo. Eu contei para você, Timóteo. Você conta para outros. E eles contam para mais gente! Seja firme como um soldado, treine como um atleta, tenha paciência como quem planta. E lembre sempre: Jesus morreu e está vivo! Quando a gente falha, Jesus não falha. Ele continua nosso amigo fiel.',
        activity:
          'Em roda, passem uma bola de mão em mão dizendo: Jesus está vivo! Quem recebe diz a frase e passa. Vejam até onde ela chega.',
        questions: [
          'O que estava preso e o que não estava?',
          'Quem ouviu primeiro: Timóteo ou os amigos dele?',
          'Para quem você quer contar que Jesus está vivo?',
        ],
      },
      to12: {
        story:
          'Dá para prender uma pessoa. Mas dá para prender uma notícia? Paulo estava acorrentado como um bandido, só por falar de Jesus. Dali mandou um recado a Timóteo: o que você ouviu de mim, ensine a pessoas de confiança, e elas ensinarão a outras. Parece corrida de revezamento, em que o bastão não pode cair. Depois Paulo deu três exemplos. O soldado não se distrai. O atleta segue as regras. O lavrador trabalha e espera, e é o primeiro a provar a fruta. E quando ficar difícil? Lembre-se de Jesus Cristo, que ressuscitou. A palavra de Deus não está presa! E, se um dia a gente falhar, ele continua fiel, porque não deixa de ser quem é.',
        activity:
          'Façam um revezamento com um rolinho de papel onde está escrito o versículo 8. No fim, contem por quantas mãos passou.',
        questions: [
          'Por que a carta parece uma corrida de revezamento?',
          'O que aprendemos com o lavrador?',
          'Quem passou o bastão para você?',
        ],
      },
      challenge: 'Ensine a um amigo uma história da Bíblia que alguém lhe contou.',
    },
    prayer:
      'Senhor Jesus, ressuscitado, lembra-nos de ti quando o serviço nos faz esquecer. Dá-nos a força da tua graça. Obrigado porque a tua palavra não está presa, e porque ficas fiel quando nós vacilamos. Amém.',
    leader: {
      lost: 'As três figuras podem virar elogio do esforço. Lembre a fonte, no versículo 1 (a graça), e o centro, no 8 (Jesus ressuscitado).',
      tender:
        'Sofrer as aflições fala do custo de seguir Jesus. Não é ordem para aguentar violência em casa nem abuso no trabalho: ali se busca ajuda (Ligue 180, Disque 100).',
      differ:
        'Sobre se o negamos, também ele nos negará, uns cristãos entendem que o crente pode afastar-se de vez; outros, que a negação definitiva mostra uma fé que nunca criou raiz. Todos leem no 13 que Deus não muda, uns como consolo a quem falha, outros também como firmeza no aviso.',
    },
    comfort:
      'Há fases em que a nossa fidelidade é um fiapo. Este texto não se pendura no fiapo: pendura-se nele, que continua fiel.',
    closing: 'Quatro mãos até aqui. Que as nossas não sejam as últimas.',
    words: [
      'fortifica te na graca',
      'bom soldado',
      'atleta',
      'lavrador',
      'homens fieis',
      'pessoas fieis',
      'lembra te de jesus cristo',
      'palavra de deus nao esta presa',
      'nao esta algemada',
      'infieis ele continua fiel',
      'nao pode negar a si mesmo',
      'timoteo',
    ],
  },
  {
    verses: '2:14-26',
    key: '2:15',
    title: 'Um trabalhador sem vergonha do serviço',
    theme: 'manejar bem a Palavra',
    themes: ['palavra', 'servico', 'lingua', 'santidade'],
    idea: 'Quem serve a Deus não gasta a vida em briga de palavras: trabalha bem com a verdade, limpa-se do que suja e corrige com mansidão, porque quem liberta é Deus.',
    context:
      'Paulo escreve da prisão a Timóteo, pastor ainda moço. Na igreja dele havia gente que vivia de polêmica, e dois homens diziam que a ressurreição já tinha acontecido (2:17-18). Paulo responde com um operário, uma casa grande cheia de vasos e um servo paciente.',
    retold: [
      {
        verses: '2:14-15',
        says: 'Paulo pede a Timóteo que alerte os irmãos contra brigas de palavras e se apresente a Deus como trabalhador sem motivo de vergonha.',
      },
      {
        verses: '2:16-19',
        says: 'As conversas vazias se espalham como gangrena e já desviaram a fé de alguns. Mas o fundamento de Deus está firme: o Senhor conhece os que são seus.',
      },
      {
        verses: '2:20-22',
        says: 'Numa casa grande há utensílios de ouro e de barro, uns para honra, outros não. Quem se purifica serve ao Dono, e Timóteo deve seguir a justiça e a paz.',
      },
      {
        verses: '2:23-26',
        says: 'O servo do Senhor rejeita questões tolas, não briga e ensina com mansidão quem se opõe. Talvez Deus lhes dê arrependimento, e escapem da armadilha do diabo.',
      },
    ],
    read: {
      verses: '2:15-26',
      how: 'Uma pessoa lê os mandamentos (15, 16, 22, 23); outra, as imagens (17-21); os versículos 24 a 26, em voz mansa, como se pratica.',
    },
    observe: [
      {
        ask: 'Que tipo de trabalhador Timóteo deve ser, e com que ferramenta?',
        verses: '2:15',
        listen: 'Aprovado, sem vergonha; usa bem a palavra da verdade.',
      },
      {
        ask: 'Com o que Paulo compara a conversa inútil, e que efeito ela teve?',
        verses: '2:16-18',
        listen: 'Gangrena; perverteu a fé de alguns.',
      },
      {
        ask: 'O que está escrito no alicerce firme de Deus?',
        verses: '2:19',
        listen: 'O Senhor conhece os seus; quem usa o nome de Cristo se afaste da injustiça.',
      },
      {
        ask: 'Do que fugir, o que seguir, e como tratar quem se opõe?',
        verses: '2:22-25',
        listen: 'Desejos da juventude; justiça, fé, amor, paz; manso, paciente, apto para ensinar.',
      },
    ],
    interpret: [
      {
        ask: 'Um pedreiro sabe quando a parede saiu torta. O que seria uma parede torta feita com a Bíblia?',
        verses: '2:15, 2:17-18',
        listen: 'Versículo puxado, verdade pela metade, gente machucada.',
        follow: 'Como se evita?',
      },
      {
        ask: 'Por que Paulo compara um boato de doutrina a uma ferida que se espalha?',
        verses: '2:16-17',
        listen: 'Começa pequeno, cresce quieto, mata tecido vivo.',
      },
      {
        ask: 'Numa casa grande há vaso fino e balde. O que faz um utensílio servir para “uso do Dono”, o material ou a limpeza?',
        verses: '2:20-21',
        listen: 'Estar limpo e disponível; barro também serve.',
      },
      {
        ask: 'Se “talvez Deus lhes dê arrependimento”, o que isso tira das costas de quem ensina, e o que deixa?',
        verses: '2:24-26',
        listen: 'Tira o poder de converter; deixa a mansidão e a paciência.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a última discussão sobre religião em que você ganhou o argumento e perdeu a pessoa?',
        listen: 'Riso triste; pensar em como voltar.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Comentário de madrugada, thread, grupo da família: em que briga de palavras você entra sem precisar?',
        listen: 'Uma para sair hoje.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Fugir de um desejo é correr para onde? Quem corre com você?',
        listen: 'Com os que, de coração puro, invocam o Senhor.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Se Deus abrisse hoje o armário, que vaso você seria: na prateleira, em uso, para lavar, rachado?',
        listen: 'Bom humor; ele usa barro.',
      },
      {
        ask: 'Que trabalho seu você mostraria a Deus sem corar, e qual refaria?',
        listen: 'Serviço na igreja, no emprego, na criação.',
        for: ['adults', 'women', 'parents', 'elderly'],
      },
      {
        ask: 'Alguém já corrigiu você com mansidão? O que essa pessoa fez com a voz, com a hora, com o lugar?',
        listen: 'Detalhes; viram modelo.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Vocês dois: qual assunto tolo produz sempre a mesma briga, e como rejeitá-lo juntos na próxima?',
        listen: 'Um sinal combinado, uma palavra de paz.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o conserto caseiro de que você mais se orgulha, e qual você escondeu antes de alguém ver?',
        bridge: 'Trabalho que se mostra e trabalho que se esconde: Paulo fala dos dois.',
      },
      {
        text: 'Que objeto da sua cozinha seria você: panela de pressão, xícara de visita, pote sem tampa?',
        bridge: 'Paulo também olhou para a cozinha de uma casa grande e pensou em gente.',
        for: ['adults', 'women', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Pegue um copo ou uma ferramenta usada. Limpe-a devagar até ficar pronta para o serviço.',
      bridge: 'Preparado para toda boa obra, diz o texto. Leia pensando nisso.',
    },
    complete: [
      {
        name: 'Caixa de ferramentas',
        text: 'Escreva: A ferramenta que Deus pôs na minha mão é … . Uso bem quando … . Já machuquei alguém com ela quando … . Para usar melhor, preciso aprender … com … .',
      },
      {
        name: 'Fugir e seguir',
        text: 'Trace um caminho com duas setas. Fujo de … , que costuma aparecer em … . Sigo … , junto com … . Assunto tolo que vou rejeitar: … . Frase mansa que vou usar: … .',
      },
    ],
    challenges: [
      {
        do: 'Saia de uma discussão inútil sem a última palavra e ore pela pessoa antes de dormir.',
        tell: 'o que você tinha pronto para dizer e não disse.',
      },
      {
        do: 'Estude um parágrafo da Bíblia com lápis na mão: leia o que vem antes e depois, anote duas perguntas e procure resposta.',
        tell: 'o que entendeu que antes passava batido.',
      },
    ],
    children: {
      truth: 'Deus me usa quando faço bem e falo manso.',
      to7: {
        story:
          'Na cozinha da dona Alda moravam muitos utensílios. A xícara dourada era chique. O copo de plástico era azul e riscado. Um dia chegou um menino com muita sede. A xícara estava cheia de poeira e com uma aranha dentro. Iiih! O copo azul estava limpinho. A dona Alda pegou o copo, encheu de água fresca, e o menino bebeu tudo: glu, glu, glu! O copo azul ficou feliz da vida. Paulo disse ao amigo Timóteo: o importante é estar limpo e pronto para o Dono usar. Deus é o Dono. Ele usa quem fala manso e faz o bem.',
        activity:
          'Lavem juntos uns copos simples e sirvam água a todos da casa, dizendo: pronto para servir!',
        questions: [
          'Por que a xícara não serviu?',
          'Como estava o copo azul?',
          'Para que Deus pode usar você?',
        ],
      },
      to12: {
        story:
          'Timóteo era um pastor novo com um problemão: na igreja, uns adoravam discutir. Por uma palavrinha, brigavam a tarde toda, e quem ouvia saía confuso. Paulo escreveu da prisão: você é como um bom marceneiro. Aprenda a usar a ferramenta, que é a palavra da verdade, e faça um serviço de que não tenha vergonha. Deixe as conversas tolas; elas se espalham como ferida sem curativo. Depois contou de uma casa grande: há vaso de ouro, de prata, de madeira e de barro. Adivinhe qual o dono usa? O que está limpo. E como tratar quem discorda? Não brigando. Com mansidão, ensinando com paciência. Talvez Deus mude o coração da pessoa; isso é com ele. Dá para imaginar Timóteo lendo e respirando fundo. Na próxima gritaria, quem sabe, ele falou baixo. E quem fala baixo faz os outros se calarem para ouvir.',
        activity:
          'Debate de voz baixa: em duplas, discordem sobre sorvete ou picolé sem levantar a voz e repetindo antes o que o outro disse.',
        questions: [
          'Por que Paulo comparou Timóteo a um trabalhador?',
          'O que faz um vaso ser útil?',
          'Em que briga tola você pode não entrar?',
        ],
      },
      challenge: 'Quando alguém discordar de você, responda com a voz mais baixa que a dele.',
    },
    prayer:
      'Senhor, que conheces os teus, dá-nos mão firme com a tua Palavra e voz mansa com as pessoas. Limpa o barro que somos. Livra-nos da última palavra. E liberta, tu que podes, quem está preso numa armadilha e nem percebe. Amém.',
    leader: {
      lost: 'O capítulo que proíbe briga de palavras costuma causar uma. Se começar debate doutrinário, sorria e leia o 23. Fique nas três figuras: trabalhador, vaso, servo.',
      tender:
        'Utensílio para desonra pode soar como sentença a quem já se acha lixo. O próprio texto diz que quem se purifica serve ao Dono. Se alguém falar de si com desprezo constante, procure depois e ofereça ajuda.',
    },
    comfort:
      'O Senhor conhece os que são seus: está gravado no alicerce. Rachado, na pia, ou de volta ao armário por um tempo, você continua na casa dele.',
    closing: 'Limpo, manso e pronto: é o que o Dono usa.',
    words: [
      'apresentar te aprovado',
      'obreiro aprovado',
      'trabalhador que nao tem de que se envergonhar',
      'palavra da verdade',
      'brigas de palavras',
      'himeneu',
      'fileto',
      'gangrena',
      'utensilio para honra',
      'desejos da juventude',
      'questoes tolas',
      'armadilha do diabo',
      'vaso de honra',
    ],
  },
  {
    verses: '3:1-9',
    key: '3:5',
    title: 'Aparência de fé, sem poder',
    theme: 'a fé que não é só fachada',
    themes: ['sabedoria', 'santidade', 'fidelidade', 'fe'],
    idea: 'Em tempos difíceis, o perigo maior não vem de longe: é gente que ama a si mesma e ao prazer mais que a Deus e guarda a aparência da fé; dela convém afastar-se, e nela convém ver o próprio coração.',
    context:
      'Paulo está preso e espera morrer. Escreve a Timóteo, pastor novo, cansado de mestres que discutem por palavras (2:14-18). Logo depois desta lista ele dirá: tu, porém (3:10), e falará da vida que Timóteo viu nele e das Escrituras. Janes e Jambres são os nomes que a tradição judaica dava aos magos que enfrentaram Moisés (Êxodo 7:11).',
    retold: [
      {
        verses: '3:1-5',
        says: 'Paulo avisa que virão tempos difíceis, com gente egoísta, ingrata e cruel, que ama mais os prazeres que a Deus. Têm aparência de devoção e negam o poder dela.',
      },
      {
        verses: '3:6-7',
        says: 'Alguns deles entram pelas casas e prendem pessoas carregadas de pecados e desejos, que sempre aprendem e nunca chegam a conhecer a verdade.',
      },
      {
        verses: '3:8-9',
        says: 'Como Janes e Jambres se opuseram a Moisés, esses se opõem à verdade. Mas não avançarão, porque a insensatez deles ficará clara a todos.',
      },
    ],
    read: {
      verses: '3:1-9',
      how: 'Leiam a lista dos versículos 2 a 4 devagar, uma pessoa para cada palavra, sem olhar para ninguém. No 5, parem um momento antes de seguir.',
    },
    observe: [
      {
        ask: 'Que amores errados aparecem na lista, e que amores faltam?',
        verses: '3:2-4',
        listen:
          'Egoístas, gananciosos, amam mais os prazeres; sem afeto, sem amor com os bons, sem amor a Deus.',
      },
      {
        ask: 'O que essas pessoas têm por fora, e o que negam?',
        verses: '3:5',
        listen: 'Aparência de devoção; negam o poder dela. E o conselho é afastar-se.',
      },
      {
        ask: 'Como elas agem, e o que acontece com quem cai na conversa delas?',
        verses: '3:6-7',
        listen:
          'Entram pelas casas e prendem gente fragilizada, que aprende sempre e não chega à verdade.',
      },
      {
        ask: 'Com quem Paulo compara esses mestres, e até onde eles vão chegar?',
        verses: '3:8-9',
        listen: 'Janes e Jambres, contra Moisés; não avançarão, ficará evidente.',
      },
    ],
    interpret: [
      {
        ask: 'A lista começa com amor a si mesmo e termina com amor ao prazer. Como o resto nasce desses dois?',
        verses: '3:2-4',
        listen: 'Quando eu sou o centro, o outro vira degrau ou estorvo.',
      },
      {
        ask: 'Que “poder” a fé tem, e que a aparência não tem?',
        verses: '3:5',
        listen: 'Mudar a vida, vencer o egoísmo, fazer amar. Fachada não transforma ninguém.',
        follow: 'Como se percebe de perto a diferença entre as duas?',
      },
      {
        ask: 'Quem engana procura gente com culpa e com sede. Por que a culpa e a sede deixam alguém tão fácil de prender?',
        verses: '3:6-7',
        listen: 'Promete alívio e cobra obediência; nunca solta. A culpa é de quem explora.',
      },
      {
        ask: 'Paulo termina dizendo que eles não avançarão. Para que serve essa frase a um pastor cansado?',
        verses: '3:8-9',
        listen: 'Não é preciso viver com medo; a verdade aparece com o tempo.',
      },
    ],
    live: [
      {
        ask: 'Qual palavra da lista incomoda mais quando você a lê diante do espelho, e não da janela?',
        listen: 'Cada um pensa na sua; ninguém precisa dizer qual.',
      },
      {
        ask: 'Em que ponto a sua fé aparece mais do que acontece?',
        listen: 'Sem culpa: dizer já é começo de verdade.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Nas redes, o que ensina a gente a amar a si mesmo do jeito errado, e o que ensina a se cuidar do jeito certo?',
        listen: 'Comparação e exibição; gratidão e descanso. Cuidar de si não é egoísmo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que perguntas você faria antes de seguir um mestre, um canal ou um grupo que promete muito?',
        listen: 'Quem ganha? Posso perguntar? Posso sair? Parece com Jesus?',
        for: ['new-believers', 'adults', 'parents'],
      },
      {
        ask: 'Como se guarda distância de alguém que faz mal sem guardar ódio dessa pessoa?',
        listen: 'Limite e oração cabem juntos.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'O que você já aprendeu muitas vezes e ainda não virou vida? O que ajudaria a dar um passo?',
        listen: 'Uma coisa só; e alguém para acompanhar.',
        for: ['long-believers', 'young'],
      },
      {
        ask: 'Que coisa feita em nome da fé já o afastou, e o que o faria confiar de novo?',
        listen: 'Ouça sem defender ninguém.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que produto você comprou pela foto e, quando chegou, não era nada daquilo?',
        bridge: 'Paulo fala de uma fé que é só a foto da embalagem.',
      },
      {
        text: 'Que golpe ou promessa boa demais já passou perto de você, no telefone ou no portão?',
        bridge: 'Há também quem entre pelas casas com conversa de Deus. Paulo avisou.',
        for: ['adults', 'elderly', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Olhe-se num espelho ou na tela apagada do telefone, sem se arrumar. Fique um minuto com esse rosto.',
      bridge:
        'Leia a lista para si, e não para os outros. Deus conhece esse rosto e não vai embora.',
    },
    complete: [
      {
        name: 'Fachada e casa',
        text: 'Só para você. Por fora, a minha fé parece … . Por dentro, ela anda … . O que eu queria que Deus mudasse de verdade é … . Vou falar disso com … .',
      },
      {
        name: 'Amores em ordem',
        text: 'Faça uma lista do que você mais amou nesta semana, pelo tempo que deu: … , … , … . Ponha Deus e as pessoas no lugar onde quer que estejam na próxima.',
      },
    ],
    challenges: [
      {
        do: 'Escolha o contrário de uma palavra da lista, como ser grato, fazer as pazes ou dominar a língua, e pratique-o em casa por sete dias.',
        tell: 'o que praticou e quem percebeu.',
      },
      {
        do: 'Antes de passar adiante um vídeo ou conselho religioso, leia na Bíblia o texto de que ele fala e pergunte a uma pessoa madura.',
        tell: 'o que conferiu e o que descobriu.',
      },
    ],
    children: null,
    prayer:
      'Senhor, tu vês por dentro e mesmo assim não nos mandas embora. Livra-nos de uma fé de fachada. Cura em nós o egoísmo, a ingratidão e a dureza. Protege quem está sendo enganado em teu nome e dá-nos o poder que faz amar. Amém.',
    leader: {
      lost: 'A lista convida a falar dos outros: políticos, jovens de hoje, outra igreja. Combine antes: hoje ninguém cita nomes. O texto avisa sobre gente de dentro, e cada um olha primeiro para si.',
      tender:
        'Quem sofreu abuso espiritual, golpe ou controle num grupo pode estar presente. A frase do 6 não diz que mulheres são mais tolas: fala de pessoas fragilizadas naquela igreja, e a culpa é de quem explora. Se houver exploração em curso: Ligue 180, Disque 100, polícia.',
      differ:
        'Últimos dias: para muitos cristãos, é todo o tempo desde a vinda de Jesus (Atos 2:17); outros esperam uma piora especial perto do fim. O conselho de Paulo vale nos dois casos, pois ele diz a Timóteo que se afaste já.',
    },
    comfort:
      'Se alguém usou o nome de Deus para prender ou ferir você, saiba que Paulo viu isso e não achou normal. Ele disse que não vai longe. O poder de Deus é de outro tipo: faz viver.',
    closing: 'Que Deus encontre em nós menos aparência e mais amor.',
    words: [
      'ultimos dias',
      'tempos dificeis',
      'tempos trabalhosos',
      'egoistas',
      'amantes de si mesmos',
      'amigos dos prazeres',
      'aparencia de piedade',
      'aparencia de devocao',
      'forma de piedade',
      'negam o poder',
      'janes e jambres',
      'sempre aprendendo',
      'sem afeto natural',
    ],
  },
  {
    verses: '3:10-17',
    key: '3:16',
    title: 'Continue no que aprendeu',
    theme: 'a Escritura que forma',
    themes: ['palavra', 'discipulado', 'fidelidade'],
    idea: 'Em tempo de engano, a Escritura soprada por Deus, aprendida com gente de vida coerente, leva à salvação pela fé em Cristo e nos prepara para toda boa obra.',
    context:
      'Paulo acabou de descrever tempos difíceis: gente que ama a si mesma e ao dinheiro, com aparência de religião (3:1-9). Duas vezes ele se vira para Timóteo e diz: tu, porém. É a carta de um preso que se despede e quer deixar o aluno em boas mãos.',
    retold: [
      {
        verses: '3:10-13',
        says: 'Timóteo acompanhou de perto a fé, a paciência e as perseguições de Paulo. Paulo avisa que quem quer viver devotamente em Cristo será perseguido, e os enganadores irão de mal a pior.',
      },
      {
        verses: '3:14-15',
        says: 'Timóteo deve continuar no que aprendeu, lembrando de quem aprendeu. Conhece desde a infância as Sagradas Escrituras, que podem torná-lo sábio para a salvação pela fé em Cristo.',
      },
      {
        verses: '3:16-17',
        says: 'Toda a Escritura é inspirada por Deus e serve para ensinar, mostrar erros, corrigir e instruir na justiça, para que o homem de Deus fique completo e preparado.',
      },
    ],
    read: {
      verses: '3:10-17',
      how: 'Quem lê para um instante antes de cada tu, para que se ouça a virada. O 16 e o 17, o grupo inteiro.',
    },
    observe: [
      {
        ask: 'O que Timóteo viu de perto em Paulo? Façam a lista do que é ideia e do que é vida.',
        verses: '3:10-11',
        listen: 'Doutrina e conduta, fé e paciência, amor e aflições.',
      },
      {
        ask: 'Desde quando Timóteo conhece as Escrituras, e para que elas podem fazê-lo sábio?',
        verses: '3:14-15',
        listen: 'Desde a infância; para a salvação pela fé em Cristo Jesus.',
      },
      {
        ask: 'Para que quatro serviços a Escritura é proveitosa, e qual é o resultado final?',
        verses: '3:16-17',
        listen: 'Ensinar, mostrar erros, corrigir, instruir; preparar para toda boa obra.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz que Timóteo deve continuar porque sabe “de quem as aprendeste”. O que a vida de quem ensina acrescenta ao que é ensinado?',
        verses: '3:10, 3:14',
        listen: 'Mostra que a palavra cabe na vida; coerência convence.',
        follow: 'E quando quem ensinou decepcionou?',
      },
      {
        ask: 'Mostrar erros e corrigir não são a mesma coisa. Qual é a diferença para quem está com a Bíblia aberta?',
        verses: '3:16',
        listen: 'Um aponta o desvio; o outro põe de volta no caminho.',
      },
      {
        ask: 'Por que o texto liga a Escritura à fé em Jesus e também às boas obras?',
        verses: '3:15-17',
        listen: 'Ela leva a uma pessoa e sai em serviço; não é saber por saber.',
      },
      {
        ask: 'O que o versículo 12 desmente, para quem pensa que viver com Deus é ficar sem problemas?',
        verses: '3:11-12',
        listen: 'Quem quer viver assim encontra oposição; e o Senhor livrou de todas.',
      },
    ],
    live: [
      {
        ask: 'Dos quatro serviços do versículo 16, qual você mais procura na Bíblia e qual costuma pular?',
        listen: 'A gente gosta do que consola e foge do que corrige, ou o contrário.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando um vídeo diz uma coisa sobre Deus e a Bíblia diz outra, como você descobre em quem confiar?',
        listen: 'Ler o trecho inteiro, perguntar a alguém de vida coerente.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que história da Bíblia entrou na sua casa pela boca de um adulto, ficou, e você gostaria de passar aos pequenos?',
        listen: 'Vale começar com uma só, na hora de dormir.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Para quem abriu a Bíblia faz pouco tempo: o que encanta e o que trava?',
        listen: 'Anote as travas e ofereça ler junto.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Para que boa obra da próxima semana você precisaria estar mais preparado?',
        listen: 'Conversa difícil, cuidado com alguém, decisão no serviço.',
        for: ['singles', 'men', 'women'],
      },
      {
        ask: 'Se alguém seguisse vocês dois por um mês, que doutrina aprenderia sem ouvir nenhuma aula?',
        listen: 'O casal ri, depois pensa no perdão e na pressa.',
        for: ['couples'],
      },
      {
        ask: 'Que palavra da Escritura ficou de pé quando o resto caiu?',
        listen: 'Se não houve nenhuma, tudo bem: fique com a pessoa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa você aprendeu só olhando alguém fazer, sem ninguém explicar?',
        bridge: 'Timóteo aprendeu muito olhando Paulo. E Paulo diz: continue.',
      },
      {
        text: 'Mapa, aplicativo ou perguntar no posto: como você se perdeu da última vez?',
        bridge: 'O texto fala de uma palavra que mostra o erro e também o caminho de volta.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Respire bem perto da palma da mão e sinta o calor do sopro.',
      bridge: 'Paulo diz que a Escritura é assim, soprada por Deus. Leia como quem chega perto.',
    },
    complete: [
      {
        name: 'Quatro canetas',
        text: 'Escolha uma passagem que leu neste mês. Ela me ensinou … . Ela me mostrou que eu … . Ela me pôs de volta em … . Ela me treinou para … .',
      },
      {
        name: 'De quem aprendi',
        text: 'Escreva o nome de uma pessoa. O que ela dizia: … . O que ela vivia: … . O dia em que vi as duas coisas juntas: … .',
      },
    ],
    challenges: [
      {
        do: 'Leia a segunda carta a Timóteo inteira de uma vez só; são uns quinze minutos. Marque toda vez que aparecer tu, porém.',
        tell: 'qual desses tu pareceu escrito para você.',
      },
      {
        do: 'Leia um capítulo de um Evangelho com uma criança, um idoso ou um amigo, duas vezes na semana.',
        tell: 'uma pergunta que a outra pessoa fez.',
      },
    ],
    children: {
      truth: 'A Bíblia me leva a Jesus.',
      to7: {
        story:
          'Quando Timóteo era bem pequeno, já ouvia as histórias de Deus. Ele cresceu e continuou ouvindo. Um dia recebeu uma carta do amigo Paulo: Timóteo, continue! Não largue o que você aprendeu. Você conhece as Escrituras desde pequenininho! Elas vêm de Deus e mostram Jesus para nós. Quando a gente erra o caminho, a palavra de Deus mostra: opa, é por aqui! Ela ensina, conserta e ajuda a fazer coisas boas. Timóteo guardou a carta e abriu um sorriso. Ele ia continuar. E você, de que história da Bíblia gosta mais?',
        activity:
          'Façam no chão um caminho com fita. Uma criança de olhos fechados anda enquanto outra, com a Bíblia na mão, diz: para lá, para cá. Troquem.',
        questions: [
          'Desde quando Timóteo ouvia as histórias de Deus?',
          'Quem a Bíblia mostra para nós?',
          'De que história da Bíblia você gosta?',
        ],
      },
      to12: {
        story:
          'Paulo era velho e estava preso. O aluno dele, Timóteo, ficaria sozinho num tempo complicado: muita gente enganando e sendo enganada. O que um professor diz numa hora dessas? Paulo escreveu: você me viu de perto. Viu o que ensino, mas também o meu jeito de viver, a minha paciência e até as perseguições que sofri em outras cidades; e o Senhor me livrou de todas. Então, continue firme no que aprendeu. Desde criança você conhece as Escrituras, e elas levam à salvação pela fé em Jesus. Toda a Escritura é inspirada por Deus. Ela ensina, mostra o erro, corrige e treina a gente para fazer o bem. É como um bom técnico: não só grita que está errado, mas mostra como se faz e fica junto até a gente conseguir.',
        activity:
          'Em quatro cartões escrevam ensina, mostra, corrige, treina. Leiam Marcos 10:13-16 e digam o que cada cartão encontra ali.',
        questions: [
          'O que Timóteo tinha visto em Paulo, além das aulas?',
          'Por que a Bíblia parece um bom técnico?',
          'Em que ela já corrigiu você?',
        ],
      },
      challenge: 'Leia ou ouça uma história de Jesus por dia, durante três dias.',
    },
    prayer:
      'Senhor, obrigado pela palavra que vem do teu sopro e por quem a viveu na nossa frente. Ensina-nos, corrige-nos, põe-nos de volta no caminho, e prepara as nossas mãos para o bem que nos espera. Amém.',
    leader: {
      lost: 'O grupo pode passar a noite discutindo a Bíblia em vez de abri-la. O versículo 16 diz para que ela serve; perguntem o que ela já fez em alguém ali.',
      tender:
        'Há quem tenha aprendido a Bíblia de alguém que depois feriu. Reconheça a dor: a falha do mensageiro é do mensageiro. Se houve abuso, ofereça ouvir a sós e o Disque 100.',
      differ:
        'Todos os cristãos recebem a Escritura como inspirada. Divergem em como dizer isso (palavra por palavra sem erro, ou sem erro no que ensina para a salvação) e em quais livros do Antigo Testamento entram na lista: católicos e ortodoxos têm alguns a mais.',
    },
    comfort:
      'Continuar, hoje, pode ser só deixar alguém ler um versículo para você. Isso já é continuar.',
    closing: 'Tu, porém, continua. E a gente continua junto.',
    words: [
      'toda a escritura',
      'inspirada',
      'proveitosa',
      'util para ensinar',
      'sagradas escrituras',
      'sagradas letras',
      'desde a infancia',
      'tu porem',
      'redarguir',
      'toda boa obra',
      'permanece naquilo que aprendeste',
      'timoteo',
    ],
  },
  {
    verses: '4:1-8',
    key: '4:7',
    title: 'Terminei a carreira',
    theme: 'a fidelidade até o fim',
    themes: ['fidelidade', 'missao', 'esperanca', 'palavra'],
    idea: 'Diante de Cristo, que vem, Timóteo deve anunciar a palavra com paciência; e Paulo, no fim da corrida, mostra que vale a pena guardar a fé e amar a vinda dele.',
    context:
      'São algumas das últimas palavras que temos de Paulo. Ele espera a sentença e sabe que não sai mais. Depois de falar da Escritura que prepara, passa o serviço a Timóteo. Logo a seguir pedirá coisas bem simples: que venha depressa, que traga Marcos, a capa e os livros.',
    retold: [
      {
        verses: '4:1-2',
        says: 'Diante de Deus e de Jesus Cristo, que julgará vivos e mortos, Paulo manda Timóteo pregar a palavra em tempo e fora de tempo, corrigindo com toda a paciência.',
      },
      {
        verses: '4:3-5',
        says: 'Paulo avisa que muitos vão querer mestres ao gosto dos próprios desejos e trocar a verdade por mitos. Timóteo deve vigiar, suportar as aflições e cumprir o seu serviço.',
      },
      {
        verses: '4:6-8',
        says: 'Paulo sabe que a partida está perto: lutou a boa luta e guardou a fé. Espera a coroa que o Senhor dará a ele e aos que amarem a sua vinda.',
      },
    ],
    read: {
      verses: '4:1-8',
      how: 'De 1 a 5, alguém lê de pé, como quem entrega um bastão. De 6 a 8, a pessoa mais velha do grupo lê sentada, sem pressa.',
    },
    observe: [
      {
        ask: 'Anotem os verbos do encargo de Timóteo. De que jeito e quando ele deve fazer isso?',
        verses: '4:2, 4:5',
        listen:
          'Prega, insiste, reprova, repreende, exorta; em tempo e fora de tempo, com paciência.',
      },
      {
        ask: 'O que se passa com os ouvidos das pessoas nos versículos 3 e 4?',
        verses: '4:3-4',
        listen: 'Comichão; buscam quem diga o que querem e trocam a verdade por mitos.',
      },
      {
        ask: 'Com que três frases Paulo olha para trás?',
        verses: '4:7',
        listen: 'Lutei, terminei, guardei.',
      },
      {
        ask: 'Para quem, além dele, a coroa está reservada?',
        verses: '4:8',
        listen: 'Para todos os que amarem a vinda do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Reprovar e repreender vêm junto de “com toda paciência e ensino”. O que se perde quando a correção vem sem isso?',
        verses: '4:2',
        listen: 'A correção humilha; sem ensino, a pessoa não sabe para onde ir.',
      },
      {
        ask: 'O que seria hoje um ouvido com comichão, que só aceita o que já quer ouvir?',
        verses: '4:3-4',
        listen: 'Começar pelo próprio ouvido, não pelo dos outros.',
        follow: 'Que verdade já coçou e fez bem a você?',
      },
      {
        ask: 'Paulo não diz que venceu a luta nem que chegou em primeiro. O que ele considera um bom fim?',
        verses: '4:6-7',
        listen: 'Terminar e guardar a fé; a vida derramada como oferta.',
      },
      {
        ask: 'Por que amar a vinda de Jesus muda o modo de encarar um juízo e uma despedida?',
        verses: '4:1, 4:8',
        listen: 'O Juiz é justo e é aquele que se espera com amor.',
      },
    ],
    live: [
      {
        ask: 'Em que parte da corrida você está: aquecendo, subindo a ladeira, com dor no lado, avistando a chegada?',
        listen: 'Toda resposta serve; pergunte o que ajudaria neste trecho.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Quem você segue porque só diz o que você gosta de ouvir, e quem diz a verdade com carinho?',
        listen: 'Pode ser canal, amigo, técnico, mãe.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que correção precisaria fazer em casa, e como ficaria com mais paciência e mais ensino?',
        listen: 'Escolher a hora, explicar, ficar junto.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que serviço, pequeno que seja, você gostaria de poder dizer que cumpriu até o fim?',
        listen: 'Cumprir não é fazer tudo.',
        for: ['long-believers', 'women', 'singles'],
      },
      {
        ask: 'Quando você ouve que Jesus virá julgar, o que sente primeiro, e o que a palavra amar faz com isso?',
        listen: 'Medo é resposta honesta. Não corrija.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem você viu terminar bem a corrida, e que cena dos últimos tempos dessa pessoa quer guardar?',
        listen: 'Ouça a história inteira; ela é o estudo da noite.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Gincana, corrida de saco, maratona: qual foi a prova que você quase largou no meio?',
        bridge: 'Paulo chegou ao fim da dele e conta o que guardou no caminho.',
      },
      {
        text: 'Que coisa você começou e largou mais vezes: academia, diário, violão, inglês?',
        bridge: 'Terminar é raro. Vamos ouvir alguém que terminou.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Pense na última vez em que você arrumou as malas para partir. O que fez questão de deixar em ordem?',
      bridge: 'Paulo está de partida e deixa esta página em ordem. Leia com respeito.',
    },
    complete: [
      {
        name: 'Três verbos meus',
        text: 'Copie e complete: a luta que vale a pena para mim é … . O trecho que falta correr é … . A fé que quero guardar me lembra … .',
      },
      {
        name: 'Ouvido examinado',
        text: 'Duas linhas. O que gosto de ouvir e escuto demais: … . O que preciso ouvir e tenho desviado: … . Quem poderia me dizer isso com paciência: … .',
      },
    ],
    challenges: [
      {
        do: 'Visite alguém de mais de setenta anos e pergunte: o que ajudou o senhor, ou a senhora, a guardar a fé? Anote com as palavras da pessoa.',
        tell: 'a frase anotada.',
      },
      {
        do: 'Peça a um amigo sincero que diga uma verdade que você precisa ouvir, e responda só obrigado.',
        tell: 'como foi não se defender.',
      },
    ],
    children: {
      truth: 'Com Jesus eu corro até o fim.',
      to7: {
        story:
          'Paulo já estava velhinho. Ele tinha andado muito, contado de Jesus em muitas cidades, e agora estava preso. Ele escreveu para o amigo Timóteo: conte de Jesus! Conte quando for fácil e quando for difícil. Tenha paciência com as pessoas. Depois Paulo disse: a minha corrida está acabando. Eu corri até o fim e guardei a fé no coração. Jesus tem uma coroa para mim. E não só para mim: para todos os que amam Jesus e esperam por ele! Timóteo leu a carta e continuou correndo, firme.',
        activity:
          'Corram um circuito fácil com almofadas. Ninguém chega primeiro: quem chega volta para correr de mãos dadas com quem falta. No fim, todos ganham coroa de papel.',
        questions: [
          'O que Paulo pediu para Timóteo fazer?',
          'Para quem é a coroa?',
          'O que ajuda você a não desistir?',
        ],
      },
      to12: {
        story:
          'Imagine um corredor que, cansado, avista a linha de chegada e ainda se vira para gritar ao colega de equipe: agora é com você! Assim é esta carta. Paulo sabia que ia partir. Ele disse a Timóteo: anuncie a palavra, com tempo bom ou com tempo ruim. Corrija, anime e ensine, com muita paciência. Vai haver gente que só quer ouvir o que gosta e troca a verdade por histórias inventadas. Você, fique atento e faça o seu serviço. Depois Paulo olhou para trás: lutei a boa luta, terminei a corrida, guardei a fé. E olhou para a frente: o Senhor, juiz justo, tem uma coroa para mim e para todos os que amam a vinda dele. Não é medalha só para o primeiro. Cabe muita gente nesse pódio.',
        activity:
          'Façam uma medalha de papelão. Na frente, uma coisa que querem terminar; atrás, quem corre junto.',
        questions: [
          'Por que Paulo escreveu isso a Timóteo?',
          'O que é querer ouvir só o que se gosta?',
          'Quem você conhece que correu bem até o fim?',
        ],
      },
      challenge: 'Termine nesta semana uma coisa boa que você deixou pela metade.',
    },
    prayer:
      'Senhor, justo Juiz, queremos amar a tua vinda. Abre o nosso ouvido à verdade, dá-nos paciência ao falar, e leva-nos até o fim com a fé guardada. Obrigado por quem terminou a corrida na nossa frente. Amém.',
    leader: {
      lost: 'Os versículos 3 e 4 dão vontade de falar mal de outros pregadores. Pergunte primeiro sobre o nosso ouvido.',
      tender:
        'O texto é de despedida e costuma ser lido em velórios. Quem perdeu alguém, ou tem doença grave, pode chorar: pare e acolha. Não compare mortes. Quem fala em querer partir precisa de companhia já: CVV 188.',
    },
    comfort:
      'Terminar a carreira, para alguns, é só atravessar o dia de hoje. O Senhor que dá a coroa viu esse trecho também.',
    closing: 'Ainda há chão. Que se diga de nós, no fim: guardou a fé.',
    words: [
      'combati o bom combate',
      'lutei a boa luta',
      'terminei a carreira',
      'acabei a carreira',
      'guardei a fe',
      'coroa da justica',
      'prega a palavra',
      'tempo e fora de tempo',
      'comichao',
      'oferta de derramamento',
      'libacao',
      'timoteo',
    ],
  },
]
