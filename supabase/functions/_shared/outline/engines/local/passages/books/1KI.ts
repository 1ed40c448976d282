import type { BookPassages } from '../passage.ts'

export const FIRST_KINGS: BookPassages = [
  {
    verses: '3:4-15',
    key: '3:9',
    title: 'Um coração que escuta',
    theme: 'pedir sabedoria',
    themes: ['sabedoria', 'oracao', 'humildade', 'servico'],
    idea: 'Diante de um Deus que pergunta o que ele quer, Salomão reconhece que não sabe e pede um coração que saiba ouvir, para o bem dos outros e não para a própria grandeza.',
    context:
      'Salomão acaba de herdar o trono de Davi em meio a intrigas de palácio. É jovem, casou-se por política, ainda cultua onde der. Numa noite, em Gibeão, Deus lhe oferece o que muita gente pediria aos gritos.',
    read: {
      verses: '3:5-15',
      how: 'Quem lê Deus faz a pergunta do versículo 5 e espera dez segundos, olhando cada um, antes que Salomão responda.',
    },
    observe: [
      {
        ask: 'O que Salomão lembra e reconhece antes de pedir?',
        verses: '3:6-8',
        listen: 'A bondade de Deus com Davi, a própria pouca idade, o tamanho do povo.',
      },
      {
        ask: 'Qual é o pedido, nas palavras dele, e para que serve?',
        verses: '3:9',
        listen: 'Coração com entendimento, para julgar o povo e discernir o bem do mal.',
      },
      {
        ask: 'Que coisas Deus repara que ele não pediu?',
        verses: '3:11',
        listen: 'Vida longa, riqueza, morte dos inimigos.',
      },
    ],
    interpret: [
      {
        ask: 'Dizer não sei nem entrar nem sair parece péssimo começo para um rei. Por que foi bom começo?',
        verses: '3:7',
        listen: 'Quem sabe que não sabe consegue ouvir.',
        follow: 'Em que cargo você já fingiu que sabia?',
      },
      {
        ask: 'Em hebraico, o pedido é por um coração que escuta. O que a escuta tem a ver com governar, criar filhos ou liderar?',
        verses: '3:9',
        listen: 'Justiça começa por ouvir os dois lados, e Deus.',
      },
      {
        ask: 'Por que esse pedido agradou ao Senhor?',
        verses: '3:10-11',
        listen: 'Ele pensou no povo; a sabedoria era para servir.',
      },
    ],
    live: [
      {
        ask: 'Se Deus perguntasse esta noite o que você quer, qual seria a primeira resposta, sem maquiagem?',
        listen: 'Riso e verdade juntos; nenhuma resposta é boba.',
      },
      {
        ask: 'Que decisão tem tirado o seu sono, e quem você ainda não escutou a respeito dela?',
        listen: 'O lado calado costuma saber algo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Escolher amigos, curso, namoro: como você distingue o bom do que só parece bom?',
        listen: 'Tempo, conselho, fruto: deixe que eles formulem.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Na última discussão com um filho, quanto vocês falaram e quanto escutaram?',
        listen: 'Números engraçados ajudam a confessar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Salomão começou muito bem e terminou mal. O que protege a sabedoria de quem já a recebeu há muito tempo?',
        listen: 'Continuar pedindo; deixar-se corrigir.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Em que assunto de fé você pode dizer, com alívio, que ainda não sabe entrar nem sair?',
        listen: 'Não saber é lugar bom para começar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Lâmpada mágica: um pedido só, cinco segundos para responder. Vale qualquer coisa, menos mais pedidos.',
        bridge: 'Fizeram essa oferta a um rei jovem, e a resposta surpreendeu até Deus.',
      },
      {
        text: 'Qual foi o cargo, a tarefa ou a criança de colo que você assumiu sem ter a menor ideia do que fazer?',
        bridge: 'Não sei entrar nem sair, disse Salomão no primeiro dia de trabalho.',
        for: ['adults', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e escute, por um minuto, o som mais distante que conseguir, depois o mais próximo.',
      bridge: 'Um rei pediu um coração que fizesse isso.',
    },
    complete: [
      {
        name: 'Pede o que queres',
        text: 'Escreva rápido cinco pedidos. Ao lado de cada um, anote a quem ele serve. Escolha um para reescrever de modo que outros também se beneficiem.',
      },
      {
        name: 'Dois ouvidos',
        text: 'Desenhe duas orelhas. Numa, as vozes que você já ouviu sobre uma decisão; na outra, as que faltam: quem sofre com ela, quem discorda, Deus.',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma decisão desta semana, escute duas pessoas que serão afetadas por ela e peça sabedoria em voz alta.',
        tell: 'O que você não teria percebido sozinho.',
      },
      {
        do: 'Numa conversa importante, faça três perguntas antes de dar uma opinião.',
        tell: 'Qual pergunta abriu a outra pessoa.',
      },
    ],
    children: {
      truth: 'Peço a Deus um coração que sabe escutar.',
      to7: {
        story:
          'Salomão era um rei bem novinho. Uma noite, ele dormiu e sonhou. No sonho, Deus perguntou: Salomão, o que você quer? Pode pedir! Ele podia pedir um monte de ouro. Podia pedir para viver muito tempo. Podia pedir para ganhar todas as guerras. O que ele pediu? Salomão disse: Senhor, eu ainda não sei ser rei. Dê para mim um coração que escuta, para eu saber o que é bom e o que é mau, e cuidar bem do povo. Deus gostou muito desse pedido! Deu a ele muita sabedoria. E Salomão acordou feliz, agradeceu e fez uma festa para todos.',
        activity:
          'Brincadeira do som: de olhos fechados, adivinhem barulhos (chave, papel, água). Depois cada um diz um pedido bom para Deus.',
        questions: [
          'O que Deus perguntou a Salomão?',
          'O que ele pediu?',
          'Quando é importante escutar bem?',
        ],
      },
      to12: {
        story:
          'Davi tinha morrido, e o filho dele, Salomão, virou rei muito jovem. O povo era enorme, e cada um chegava com um problema diferente. Uma noite, num sonho, Deus disse: peça o que você quer que eu lhe dê. Pense em tudo o que um rei podia pedir! Salomão começou agradecendo pelo que Deus fez com o pai. Depois foi sincero: sou como um menino, nem sei como entrar nem sair. E pediu: dê-me um coração que entenda, que saiba ouvir, para julgar bem o povo e saber o que é certo e o que é errado. Deus ficou contente, porque ele não pensou em dinheiro, nem em vida comprida, nem em vingança. Pensou nas pessoas. Então Deus lhe deu sabedoria como ninguém tinha, e deu também o que ele não pediu. Ser sábio não é saber tudo. É saber escutar Deus e os outros, e escolher o bem.',
        activity:
          'Tribunal da sabedoria: o grupo ouve dois lados de uma briga inventada e precisa fazer três perguntas antes de dar uma solução justa.',
        questions: [
          'O que Salomão reconheceu antes de pedir?',
          'Por que o pedido dele agradou a Deus?',
          'Em que situação você precisa de sabedoria?',
        ],
      },
      challenge: 'Antes de responder numa briga, escute o outro até o fim.',
    },
    prayer:
      'Senhor, a gente também não sabe entrar nem sair. Dá-nos um coração que escuta: a ti, aos pequenos, a quem discorda. Livra-nos de pedir só para nós. E guarda até o fim a sabedoria que nos deste.',
    leader: {
      lost: 'Vira receita: peça sabedoria e ganhe riqueza de brinde. O que Deus acrescentou foi dom para aquele rei. Fique no pedido, e lembre que Tiago 1:5 o oferece a todos.',
      tender:
        'Quem tomou uma decisão ruim, com consequências pesadas, pode se condenar. A sabedoria se pede também depois do erro. Ouça sem julgar e, havendo dívida, saúde ou justiça no meio, ajude a procurar quem entende.',
    },
    comfort:
      'Há épocas em que não se sabe nem entrar nem sair de casa. Você pode dizer isso a Deus com essas palavras. Foi assim que começou a melhor oração de um rei.',
    closing: 'Dá-nos, Senhor, um coração que escuta.',
    words: [
      'salomao',
      'gibeao',
      'pede o que queres',
      'sabedoria',
      'coracao entendido',
      'coracao sabio',
      'discernir',
      'sonho',
      'nao sei como entrar nem sair',
      'julgar o povo',
      'riquezas e honra',
      'davi',
      'entendimento',
      'rei jovem',
    ],
  },
  {
    verses: '17:1-16',
    key: '17:14',
    title: 'O fundo do pote',
    theme: 'a provisão de cada dia',
    themes: ['fe', 'generosidade', 'ansiedade', 'esperanca'],
    idea: 'Quando o ribeiro seca, Deus sustenta o profeta pelas mãos de quem só tinha a última refeição; o pote nunca enche e nunca acaba.',
    context:
      'Israel adora Baal, que diziam mandar na chuva. Elias anuncia seca e vai se esconder, alimentado por corvos. Depois Deus o manda justamente à terra de Baal, à casa de uma viúva estrangeira e faminta.',
    read: {
      verses: '17:5-16',
      how: 'Ponham na mesa um punhado de farinha e um fio de azeite num pires. Elias, a viúva e um narrador leem em volta.',
    },
    observe: [
      {
        ask: 'Por quem Deus sustenta Elias em cada lugar, e o que acontece com o primeiro?',
        verses: '17:6-9',
        listen: 'Corvos e ribeiro, que seca; depois, uma viúva.',
      },
      {
        ask: 'O que a mulher tem, e qual é o plano dela?',
        verses: '17:10-12',
        listen: 'Um punhado, um pouco, dois gravetos; comer com o filho e morrer.',
      },
      {
        ask: 'O que Elias pede, o que promete, e o que acontece todos os dias?',
        verses: '17:13-16',
        listen: 'Primeiro um bolinho a ele; o pote não esvazia até chover.',
      },
    ],
    interpret: [
      {
        ask: 'O ribeiro secou por causa da seca que o próprio Elias anunciara. O que isso mostra sobre obedecer a Deus e sofrer com os outros?',
        verses: '17:7',
        listen: 'O fiel não vive numa bolha; sofre a mesma sede.',
        follow: 'O que fazer quando seca justamente o que Deus deu?',
      },
      {
        ask: 'O pedido de Elias parece cruel. O que o separa de exploração?',
        verses: '17:13-14',
        listen:
          'Vem com a palavra de Deus, um não temas, e ela come todos os dias; ele não enriquece.',
      },
      {
        ask: 'O pote nunca fica cheio. Por que Deus sustentaria assim, de fundo em fundo?',
        verses: '17:15-16',
        listen: 'Cada manhã pede confiança nova; ninguém acumula, todos comem.',
      },
    ],
    live: [
      {
        ask: 'Que ribeiro secou para você, algo que Deus deu e acabou?',
        listen: 'Emprego, saúde, igreja, amizade: luto também.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual é o seu punhado de farinha: o pouco que restou de tempo, ânimo, dinheiro ou fé?',
        listen: 'Ninguém precisa dar o que não tem; só nomear.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Se você só tivesse um lanche e alguém estivesse com fome, o que passaria pela cabeça antes da resposta bonita?',
        listen: 'Valorize a franqueza; é daí que se começa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem catou gravetos, de tão pobre, e mesmo assim repartiu com a sua família?',
        listen: 'Histórias de vó; agradeçam por nome.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'No fim do mês, como vocês dois conversam sobre o fundo do pote sem brigar?',
        listen: 'Hora, lugar, números à vista, oração curta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Vive o Senhor, teu Deus, disse ela, como quem olha a fé do outro de fora. De que modo você também ainda diz o Deus de vocês?',
        listen: 'É um lugar honesto; a história dela não parou aí.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a sua receita de fim de mês, a que sai de uma geladeira quase vazia?',
        bridge: 'Uma mulher tinha farinha para um bolinho só, e uma visita com fome.',
      },
      {
        text: 'Que ajuda já veio até você da fonte mais improvável: ex, cachorro, vizinho ranzinza, desconhecido?',
        bridge: 'Elias recebeu comida de corvos e depois de uma viúva sem nada.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Raspe o fundo de um pote ou prato, ou passe o dedo pelo fundo de um copo. Repare no que ainda há ali.',
      bridge: 'Num fundo assim, Deus pôs o pão de três pessoas.',
    },
    complete: [
      {
        name: 'Pote e botija',
        text: 'Desenhe um pote com um dedo de farinha. Escreva no fundo o que ainda há. Do lado de fora, quem se senta à mesa com você. Em cima: hoje, basta para …',
      },
      {
        name: 'Quando o ribeiro secou',
        text: 'Complete: Deus me sustentou por meio de …; isso acabou em …; depois apareceu …; ou: ainda espero que apareça …',
      },
    ],
    challenges: [
      {
        do: 'Reparta do seu pouco, com prudência, uma coisa de comer com alguém que tem menos, e coma junto se puder.',
        tell: 'Como foi a conversa em volta do prato.',
      },
      {
        do: 'Procure uma mãe que cria filhos sozinha no seu bairro e pergunte: de que vocês precisam até sexta?',
        tell: 'O que ela pediu, e quem do grupo pôde ajudar.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim um dia de cada vez.',
      to7: {
        story:
          'Não chovia fazia muito tempo. O rio secou, as plantinhas secaram. Deus mandou passarinhos pretos, os corvos, levarem pão para Elias. Que entregadores engraçados! Depois o riacho secou também. Deus disse: Vá à casa de uma mulher, ela vai dar comida a você. Elias a encontrou juntando gravetos. Ele pediu água e pão. Ela respondeu triste: Só tenho um punhadinho de farinha para mim e meu filho. Elias disse: Não tenha medo! Faça primeiro um bolinho para mim. Deus prometeu que a farinha não vai acabar. Ela fez. E no outro dia ainda havia farinha! E no outro também! Todo dia tinha o bastante.',
        activity:
          'Façam uma massinha de farinha e água. Cada um tira um pedacinho e dá ao amigo antes de fazer o seu.',
        questions: [
          'Quem levava pão para Elias?',
          'O que a mulher tinha em casa?',
          'O que você pode dividir hoje?',
        ],
      },
      to12: {
        story:
          'O rei Acabe e o povo adoravam Baal e diziam que ele mandava na chuva. Elias avisou que não ia chover, e não choveu. Deus escondeu Elias perto de um riacho e mandou corvos lhe levarem pão e carne, de manhã e à tarde. Até que o riacho secou. Então Deus o mandou a um país estrangeiro, para a casa de uma viúva. Ela estava catando dois gravetos para fazer a última comida dela e do filho. Elias pediu água e um pedaço de pão. Ela contou a verdade: tenho só um punhado de farinha e um pouco de azeite. E ele: não tenha medo; faça primeiro um bolinho para mim, porque Deus disse que a farinha e o azeite não vão acabar. Ela confiou. No dia seguinte, olhou no pote: ainda havia um pouco. No outro, também. O pote nunca ficou cheio, mas nunca acabou. Todo dia havia pão para os três.',
        activity:
          'Cada um traz um ingrediente pequeno para um bolo ou sopa do grupo. Reparem em como o pouco de cada um virou comida de todos, e levem um pedaço a alguém.',
        questions: [
          'Por que Deus escolheu ajuda tão improvável?',
          'O que a mulher arriscou ao fazer primeiro o bolinho de Elias?',
          'De que pouco seu pode sair uma ajuda?',
        ],
      },
      challenge: 'Divida um lanche com alguém e agradeça pelo pão de hoje.',
    },
    prayer:
      'Senhor, tu sabes quais ribeiros secaram. Manda os teus corvos e as tuas viúvas. Abençoa o pouco que restou e a mão que ainda reparte. Que não falte pão, hoje, na casa de quem junta gravetos.',
    leader: {
      lost: 'O versículo 13 é usado para arrancar dinheiro de pobre. Diga claramente que não: Elias passou a depender daquela casa, não a tirar dela. Quem tem obrigação de repartir primeiro somos nós.',
      tender:
        'Pode haver alguém com a despensa vazia hoje. Não espere que conte. Deixe uma cesta discreta, informe o CRAS e o banco de alimentos. E quem fala em comer e morrer pode estar no limite: fique perto, CVV 188.',
    },
    comfort:
      'Ela já tinha decidido que era a última refeição. Deus chegou antes, com sede, pedindo companhia. Talvez o seu pote não encha. Que haja, amanhã, o bastante de amanhã.',
    closing: 'Nem cheio nem vazio: o bastante de hoje.',
    words: [
      'elias',
      'viuva de sarepta',
      'sarepta',
      'corvos',
      'querite',
      'ribeiro',
      'farinha',
      'azeite',
      'botija',
      'punhado de farinha',
      'seca',
      'acabe',
      'baal',
      'dois gravetos',
      'provisao',
    ],
  },
  {
    verses: '18:20-39',
    key: '18:37',
    title: 'O altar consertado',
    theme: 'o coração dividido',
    themes: ['fidelidade', 'arrependimento', 'adoracao', 'oracao'],
    idea: 'Depois de horas de gritos sem resposta, Elias junta pedras, conserta o altar e faz uma oração curta; o fogo vem para que o povo, dividido, volte o coração para Deus.',
    context:
      'Três anos sem chuva. No monte Carmelo, Elias encara o rei, quatrocentos e cinquenta profetas de Baal e um povo que manca entre dois lados. Até quando hesitareis? Ninguém responde uma palavra. Os de Baal já gritaram a manhã inteira.',
    read: {
      verses: '18:29-39',
      how: 'Cada pessoa traz uma pedra, ou um livro pesado, e põe no altar ao ler. A oração de 36 e 37 é lida sem elevar a voz.',
    },
    observe: [
      {
        ask: 'O que se ouve, e o que não se ouve, do lado dos profetas de Baal?',
        verses: '18:29',
        listen: 'Muito barulho; nem voz, nem resposta, nem quem escutasse.',
      },
      {
        ask: 'O que Elias faz antes de orar?',
        verses: '18:30-35',
        listen: 'Chama o povo para perto, repara o altar com doze pedras, encharca tudo.',
      },
      {
        ask: 'O que Elias pede que se saiba, e o que o povo responde?',
        verses: '18:36-39',
        listen: 'Que tu és Deus e lhes fizeste voltar o coração; o Senhor é o Deus!',
      },
    ],
    interpret: [
      {
        ask: 'Por que consertar o altar antigo, em vez de fazer um novo e mais bonito?',
        verses: '18:30-32',
        listen: 'A aliança já existia; faltava voltar. Doze pedras: todos cabem.',
      },
      {
        ask: 'De um lado, horas de gritos e feridas; do outro, duas frases. O que isso ensina sobre oração?',
        verses: '18:29, 18:36-37',
        listen: 'Deus não precisa ser convencido por barulho nem por dor.',
        follow: 'Que ideia de Deus faz alguém se machucar para ser ouvido?',
      },
      {
        ask: 'Molhar a lenha três vezes atrapalhava. Para que serve tornar mais difícil?',
        verses: '18:33-35',
        listen: 'Tira qualquer dúvida de truque e de mérito humano.',
      },
    ],
    live: [
      {
        ask: 'Entre quais dois pensamentos você tem mancado?',
        listen: 'Dois empregos, dois amores, duas versões de si: sem pressa.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Quem você é no grupo da igreja e quem você é no outro grupo: onde dói a emenda?',
        listen: 'Normalize; depois pergunte o que ajudaria a juntar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que altar da sua casa está em ruínas, e qual seria a primeira pedra?',
        listen: 'Oração a dois, mesa, leitura, perdão: uma pedra só.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Aproximai-vos de mim, disse Elias. De quem você precisa se aproximar para voltar?',
        listen: 'Voltar a Deus costuma passar por gente.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Que coisas a gente serve esperando chuva, e elas nunca respondem?',
        listen: 'Dinheiro, imagem, sorte, trabalho: exemplos da vida.',
        for: ['adults', 'young', 'visitors'],
      },
      {
        ask: 'Você já tentou conseguir algo de Deus sofrendo, prometendo, se punindo. O que ouve neste texto?',
        listen: 'Alívio: ele responde por graça.',
        for: ['new-believers', 'visitors', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que eterna dúvida você vive: praia ou serra, doce ou salgado, cortar o cabelo ou não?',
        bridge: 'Há dúvidas divertidas e há a de um povo que não conseguia escolher a quem seguir.',
      },
      {
        text: 'Quem aqui já acendeu fogueira ou churrasqueira com lenha molhada? Qual foi o truque, ou o fracasso?',
        bridge: 'Elias mandou encharcar a lenha de propósito.',
        for: ['men', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Junte alguns objetos pequenos e empilhe-os devagar, um sobre o outro, até ficarem firmes.',
      bridge: 'Antes do fogo, houve mãos arrumando pedras.',
    },
    complete: [
      {
        name: 'Doze pedras',
        text: 'Desenhe um altar de doze pedras. Nas caídas, escreva o que se soltou na sua vida com Deus. Na que vai levantar primeiro, ponha um dia da semana.',
      },
      {
        name: 'Até quando',
        text: 'Complete só para você: de um lado, eu …; do outro, eu …; fico mancando porque …; Senhor, volta o meu coração em …',
      },
    ],
    challenges: [
      {
        do: 'Levante uma pedra: retome um costume de fé abandonado, no mesmo horário, por sete dias.',
        tell: 'Em que dia ela quase caiu e o que a segurou.',
      },
      {
        do: 'Seja uma pessoa só: no lugar em que você costuma se dividir, aja uma vez como age entre os irmãos.',
        tell: 'O que aconteceu, para melhor ou para pior.',
      },
    ],
    children: {
      truth: 'O Senhor é Deus, e quero segui-lo de coração inteiro.',
      to7: {
        story:
          'O povo não sabia a quem seguir: um dia era Deus, outro dia era uma estátua chamada Baal. Elias disse: Até quando vocês vão ficar pulando de um lado para o outro? Fizeram um teste. Quem responder com fogo é Deus! Os amigos da estátua gritaram a manhã toda: Baal! Baal! Nada. Nem um piozinho. Então Elias chamou o povo para perto. Ele arrumou o altar com doze pedras e derramou água, muita água! Depois orou bem calminho: Senhor, mostra que tu és Deus, para o povo voltar para ti. E desceu fogo do céu! Todos disseram: O Senhor é Deus! O Senhor é Deus!',
        activity:
          'Façam um altar com doze pedras ou caixinhas. Ponham em cima chamas de papel e digam bem alto: O Senhor é Deus!',
        questions: [
          'A estátua respondeu alguma coisa?',
          'Quantas pedras Elias usou?',
          'Como você fala com Deus: gritando ou conversando?',
        ],
      },
      to12: {
        story:
          'Em Israel muita gente queria agradar aos dois lados: um pouco a Deus, um pouco a Baal, a estátua que diziam mandar na chuva. Fazia três anos que não chovia. No monte Carmelo, Elias perguntou ao povo: até quando vocês vão mancar entre dois pensamentos? Ninguém respondeu. Ele propôs um teste: dois altares, sem fogo; o Deus que respondesse com fogo seria o verdadeiro. Os profetas de Baal gritaram da manhã até de tarde e nada aconteceu. Aí Elias disse: cheguem perto. Consertou o altar do Senhor, que estava caído, com doze pedras, uma para cada tribo. E mandou jogar água três vezes, até escorrer! Então fez uma oração curta: Senhor, responde, para que este povo saiba que tu és Deus e que estás chamando de volta o coração deles. O fogo caiu e secou até a água. O povo gritou: o Senhor é o Deus!',
        activity:
          'Cada um ganha duas pedras de papel: numa escreve algo que divide o coração, na outra algo que o junta a Deus. Com as segundas, montem um altar.',
        questions: [
          'O que significa mancar entre dois pensamentos?',
          'Por que a oração de Elias pôde ser tão curta?',
          'Em que lugar é mais difícil ser a mesma pessoa que você é na igreja?',
        ],
      },
      challenge: 'Seja o mesmo em casa, na escola e na igreja por um dia inteiro.',
    },
    prayer:
      'Responde-nos, Senhor. O nosso altar tem pedras caídas, e o coração manca. Junta o que está dividido. Livra-nos de gritar por deuses que não ouvem e de nos ferir para sermos vistos. Tu és Deus; faz-nos voltar.',
    leader: {
      lost: 'O versículo 40, com a morte dos profetas, pesa, e alguns usam Elias para atacar outras religiões. Não é licença para isso: Jesus repreendeu quem pediu fogo do céu (Lucas 9:54-55). O fogo aqui é para converter o coração de casa.',
      tender:
        'O versículo 28 fala de gente que se corta. Se alguém na sala se machuca, ou jovens reagirem, diga que Deus nunca pede isso e que existe ajuda: converse a sós, avise um responsável se for menor, CVV 188, CAPS.',
    },
    comfort:
      'Você não precisa gritar mais alto nem doer mais para que Deus escute. Ele ouve a oração curta, de quem está cansado. Se der, ponha uma pedra sobre outra; o fogo é com ele.',
    closing: 'Pedra por pedra, o coração volta.',
    words: [
      'elias',
      'carmelo',
      'baal',
      'fogo do ceu',
      'altar',
      'doze pedras',
      'reparou o altar',
      'restaurar o altar',
      'dois pensamentos',
      'coxeareis',
      'hesitareis',
      'responde me senhor',
      'acabe',
      'o senhor e deus',
      'profetas de baal',
    ],
  },
  {
    verses: '18:41-46',
    key: '18:44',
    title: 'Do tamanho de uma mão',
    theme: 'a oração que persevera',
    themes: ['oracao', 'espera', 'fe', 'esperanca'],
    idea: 'Elias já ouve a chuva que ninguém vê e ora com o rosto entre os joelhos; sete vezes a resposta é nada ou quase nada, até aparecer uma nuvem que cabe na palma da mão.',
    context:
      'O fogo já caiu no Carmelo, mas a terra continua rachada. O rei sobe para comer; o profeta sobe para orar. Quem desceu fogo com duas frases agora precisa insistir por água. Tiago diz que Elias era gente como a gente.',
    read: {
      verses: '18:41-46',
      how: 'Alguém sai e volta sete vezes à janela ou à porta, dizendo não há nada. Na sétima, mostra a palma da mão.',
    },
    observe: [
      {
        ask: 'O que Elias ouve, e o que o céu mostra naquele momento?',
        verses: '18:41, 18:43',
        listen: 'Ruído de grande chuva; no céu, nada.',
      },
      {
        ask: 'Em que posição ele ora, e o que pede ao criado?',
        verses: '18:42-43',
        listen: 'No chão, rosto entre os joelhos; volta sete vezes.',
      },
      {
        ask: 'De que tamanho é o primeiro sinal, e o que ele faz ao sabê-lo?',
        verses: '18:44-45',
        listen: 'Palma da mão; manda avisar que a chuva vem.',
      },
    ],
    interpret: [
      {
        ask: 'Deus tinha prometido chuva (18:1). Por que, então, ainda orar por ela?',
        verses: '18:41-42',
        listen: 'A promessa convida à oração; ele nos quer participando.',
      },
      {
        ask: 'O criado vai e volta com a mesma notícia. O que se passa com ele, e com Elias, lá pela quinta vez?',
        verses: '18:43',
        listen: 'Cansaço, dúvida, teimosia: imaginem em voz alta.',
        follow: 'De quem você precisaria para ir olhar quando já não aguenta?',
      },
      {
        ask: 'Uma nuvenzinha basta para Elias se mexer. Qual a diferença entre reconhecer um sinal pequeno e inventar um?',
        verses: '18:44',
        listen: 'Ele ora, espera, manda olhar e confere; não força.',
      },
    ],
    live: [
      {
        ask: 'Por que chuva você já foi olhar mais de seis vezes?',
        listen: 'Filho, cura, emprego, reconciliação: escreva os pedidos e guarde.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'Em qual tentativa você costuma desistir: de estudar, de orar, de fazer as pazes?',
        listen: 'Números concretos divertem e revelam.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que nuvem do tamanho da mão apareceu nas últimas semanas e quase passou despercebida?',
        listen: 'Ajude a lembrar; outros viram por ela.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Um de vocês ora, o outro vai olhar. Que papel cabe a cada um na espera de vocês?',
        listen: 'Valorize os dois; podem trocar.',
        for: ['couples'],
      },
      {
        ask: 'Como você ora quando já não tem palavra? Em que posição, em que lugar?',
        listen: 'O corpo também reza; acolha jeitos simples.',
        for: ['elderly', 'singles', 'new-believers'],
      },
      {
        ask: 'E se a nuvem não veio? O que você faria com as seis vezes em que foi olhar?',
        listen: 'Nada se perdeu diante de Deus; não diga mais que isso.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Como você prevê a chuva: dor no joelho, formiga, avó, aplicativo? Quem acerta mais?',
        bridge: 'Elias ouviu a chuva num céu sem nuvem nenhuma.',
      },
      {
        text: 'Quantas vezes você atualiza a página quando espera um resultado?',
        bridge: 'Um criado subiu sete vezes para ver se havia novidade.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe para a palma da sua mão por um minuto. Pense no tamanho das coisas que começam.',
      bridge: 'Do tamanho dela foi a primeira nuvem depois de três anos.',
    },
    complete: [
      {
        name: 'Sete idas',
        text: 'Faça sete quadradinhos para um pedido. A cada dia em que orar e olhar, anote o que viu: nada, quase nada, ou um sinal. Traga a folha na próxima vez.',
      },
      {
        name: 'Na palma da mão',
        text: 'Contorne a mão. Dentro, um sinal pequeno que você já viu; em cada dedo, alguém que pode esperar com você.',
      },
    ],
    challenges: [
      {
        do: 'Ore sete vezes pelo mesmo pedido nesta semana e, depois de cada vez, vá olhar: procure um fato, uma pessoa, uma notícia.',
        tell: 'O que apareceu na sua folha, mesmo que tenha sido nada.',
      },
      {
        do: 'Seja o criado de alguém: combine de ir olhar por quem já não consegue ter esperança, e dê notícia.',
        tell: 'O que você viu por essa pessoa.',
      },
    ],
    children: {
      truth: 'Continuo orando, mesmo quando ainda não vejo nada.',
      to7: {
        story:
          'Fazia muito tempo que não chovia. A terra estava dura e cheia de rachaduras. Elias subiu no alto do monte, abaixou até o chão, pôs o rosto entre os joelhos e orou: Deus, manda chuva! Ele pediu ao ajudante: Vá olhar lá no mar. O rapaz foi e voltou: Não tem nada. Vá de novo! Nada. De novo! Nada. Ele foi uma, duas, três, quatro, cinco, seis vezes. Na sétima, voltou correndo: Eu vi uma nuvenzinha! Pequenininha, do tamanho de uma mão! Elias disse: A chuva vem vindo! O céu ficou escuro, o vento soprou, e ploc, ploc, ploc: choveu muito, muito!',
        activity:
          'Uma criança vai à janela sete vezes e diz: nada! Na última mostra a mão aberta, e todos fazem chuva com os dedos na mesa.',
        questions: [
          'O que Elias pediu a Deus?',
          'Quantas vezes o ajudante foi olhar?',
          'O que você quer continuar pedindo?',
        ],
      },
      to12: {
        story:
          'O fogo já tinha caído no monte, e o povo dizia que o Senhor era Deus. Mas a seca continuava. Elias disse ao rei: vá comer, porque já se ouve barulho de chuva. O céu estava azulzinho! Então ele subiu ao alto do monte, encolheu-se no chão com o rosto entre os joelhos e orou. Depois mandou o ajudante olhar o mar. Não há nada. Volte lá. Nada. De novo. Nada. Imagine a cara do rapaz na quinta viagem! Na sétima, ele viu uma nuvem lá longe, tão pequena quanto a palma de uma mão. Para Elias, foi o suficiente: avise o rei, que vem chuva! O céu escureceu, o vento chegou, e caiu um temporal. A Bíblia lembra que Elias era uma pessoa igual a nós. Ele não tinha superpoder. Tinha um Deus que ouve, e a teimosia de mandar olhar mais uma vez.',
        activity:
          'Diário das sete olhadas: escolham um pedido do grupo e, durante a semana, cada dia um fica responsável por orar e anotar o que viu.',
        questions: [
          'Por que Elias orou, se Deus já tinha prometido a chuva?',
          'O que você faria no lugar do ajudante, na sexta vez?',
          'Que sinal pequeno de Deus você já percebeu?',
        ],
      },
      challenge: 'Ore sete dias pelo mesmo pedido e anote o que acontece.',
    },
    prayer:
      'Senhor, aqui estamos, com o rosto entre os joelhos. Já fomos olhar tantas vezes. Dá-nos mais uma. Ensina a reconhecer a nuvem pequena sem inventá-la, e põe ao nosso lado quem vá olhar quando a gente cansa.',
    leader: {
      lost: 'O sete vira fórmula, e há quem conclua que o não recebido foi por falta de insistência. Lembre que a mesma Bíblia mostra Paulo pedindo três vezes e ouvindo um não (2 Coríntios 12:8-9).',
      tender:
        'Quem orou anos por uma cura que não veio pode sair culpado. Diga, olhando nos olhos, que a demora ou o não de Deus não mede a fé de ninguém. Fique um pouco com a pessoa.',
    },
    comfort:
      'Elias orou encolhido, sem olhar o céu. Outro foi olhar por ele. Hoje, se não der para esperar, deixe que alguém espere no seu lugar. Você pode ficar com o rosto nos joelhos.',
    closing: 'Vá olhar mais uma vez.',
    words: [
      'elias',
      'nuvem',
      'palma da mao',
      'nuvem pequena',
      'sete vezes',
      'ruido de chuva',
      'abundante chuva',
      'carmelo',
      'rosto entre os joelhos',
      'moco',
      'acabe',
      'jezreel',
      'perseverar',
      'nao ha nada',
    ],
  },
  {
    verses: '19:1-18',
    key: '19:7',
    title: 'Basta, Senhor',
    theme: 'o cansaço e o cuidado de Deus',
    themes: ['sofrimento', 'descanso', 'medo', 'esperanca'],
    idea: 'O profeta que venceu no monte quer morrer no deserto; Deus não lhe dá bronca: dá sono, pão, água, outra vez sono, um caminho longo, uma voz suave e companhia.',
    context:
      'Um dia depois da chuva, chega o recado de Jezabel: amanhã você morre. Elias, que enfrentara centenas, foge para salvar a vida e, um dia depois, pede que ela acabe. O corpo e a alma chegaram ao fim ao mesmo tempo.',
    read: {
      verses: '19:3-13',
      how: 'Luz baixa. Leiam os versículos 5 a 8 bem devagar. Antes do 12, façam barulho com as mãos nas cadeiras e parem de repente.',
    },
    observe: [
      {
        ask: 'O que Elias faz e diz debaixo da árvore?',
        verses: '19:3-5',
        listen: 'Deixa o criado, anda só, senta, pede para morrer, dorme.',
      },
      {
        ask: 'Quais são os cuidados do anjo, e quantas vezes ele volta?',
        verses: '19:5-8',
        listen: 'Toca, pão quente, água, deixa dormir; duas vezes.',
      },
      {
        ask: 'Em que Deus não estava, e em que se deixou ouvir?',
        verses: '19:11-13',
        listen: 'Nem vento, nem terremoto, nem fogo; numa voz suave.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a queda vem logo depois da maior vitória?',
        verses: '19:3-4',
        listen: 'Esgotamento, ameaça, solidão; ninguém vive no pico.',
      },
      {
        ask: 'Deus não responde ao pedido de morrer. Que resposta ele dá ao que estava por baixo do pedido?',
        verses: '19:5-8',
        listen: 'Descanso, comida, presença: trata o corpo antes de conversar.',
        follow: 'O que aprendemos aí sobre cuidar de alguém exausto?',
      },
      {
        ask: '“Que fazes aqui, Elias?” Com que tom você ouve essa pergunta, e por que Deus a faz?',
        verses: '19:9-10, 19:13',
        listen: 'Abre espaço para o desabafo; escuta a mesma queixa duas vezes.',
      },
    ],
    live: [
      {
        ask: 'Quais são, no seu corpo, os avisos de que você está chegando ao basta?',
        listen: 'Sono, irritação, choro, dor, vontade de sumir: anotem.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Para quem você conseguiria mandar uma mensagem dizendo hoje não estou bem?',
        listen: 'Dois nomes por pessoa; confira depois quem não teve nenhum.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Elias deixou o criado para trás e seguiu só. De quem você se afasta justamente quando mais precisa?',
        listen: 'Isolar-se é sintoma; combine um sinal de socorro.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que quem serve há anos na igreja não se permite dizer?',
        listen: 'Que está cansado, que duvida, que queria parar: acolha.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quando um de vocês dois está no limite, o que o outro pode fazer que seja pão e não sermão?',
        listen: 'Comida, silêncio, assumir tarefas, marcar consulta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Deus numa voz suave: que barulhos lhe disseram que era Deus e não eram?',
        listen: 'Gritos, ameaças, culpa; deixe que se compare.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que pão e que água, hoje, você conseguiria aceitar?',
        listen: 'Pergunta para um gesto imediato; ofereça-o.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde e como foi o melhor cochilo da sua vida? Conte com detalhes de travesseiro.',
        bridge: 'O primeiro remédio que Deus deu a um profeta exausto foi dormir.',
      },
      {
        text: 'Que comida, feita por quem, põe você de pé em qualquer dia ruim?',
        bridge: 'Um anjo fez pão na brasa para um homem que não queria mais nada.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Deite-se, se puder, ou apoie a cabeça. Tenha por perto um copo de água e algo de comer. Não é preciso fazer mais nada por enquanto.',
      bridge: 'Levanta-te, come, disse alguém tocando de leve. E depois deixou dormir de novo.',
    },
    complete: [
      {
        name: 'Medidor de Elias',
        text: 'Desenhe quatro medidores, de vazio a cheio: sono, comida, gente, Deus. Marque como estão. Escolha o mais baixo e escreva um cuidado para as próximas vinte e quatro horas.',
      },
      {
        name: 'Que fazes aqui?',
        text: 'Responda a Deus por escrito, sem enfeitar: estou aqui porque …; estou cansado de …; acho que só eu …; o que eu não tenho contado a ninguém é …',
      },
    ],
    challenges: [
      {
        do: 'Cuide do corpo como parte da fé: durma oito horas em duas noites da semana e coma sentado.',
        tell: 'O que mudou na oração, no humor ou na paciência.',
      },
      {
        do: 'Leve pão a um Elias: comida pronta, um toque, uma volta a pé, sem conselho, e volte uma segunda vez.',
        tell: 'Por que a segunda vez foi diferente da primeira.',
      },
    ],
    children: {
      truth: 'Quando estou triste e cansado, Deus cuida de mim.',
      to7: {
        story:
          'Elias era muito corajoso. Mas um dia ficou com muito medo e muito cansado. Ele andou, andou pelo deserto, sentou embaixo de uma arvorezinha e disse: Deus, eu não aguento mais! E dormiu. Deus não brigou com ele. Mandou um anjo, que fez um carinho e disse: Acorde, venha comer! Havia um pãozinho quente e água fresca. Elias comeu e dormiu de novo. O anjo voltou: Coma mais um pouco, o caminho é longo. Depois, na montanha, veio um vento forte, um tremor e um fogo. Deus não estava ali. Aí veio uma voz bem suave, bem baixinha. Era Deus! Elias não estava sozinho.',
        activity:
          'Todos deitam como Elias. O líder passa, faz um carinho e dá um biscoito e água. Depois escutem, em silêncio, o som mais baixinho da sala.',
        questions: [
          'Como Elias estava?',
          'O que o anjo trouxe?',
          'Com quem você fala quando está muito triste?',
        ],
      },
      to12: {
        story:
          'Elias tinha visto fogo descer do céu e chuva depois de três anos. Devia estar feliz! Mas a rainha Jezabel mandou dizer que ia acabar com ele, e alguma coisa dentro de Elias desabou. Ele fugiu, deixou o ajudante para trás e foi sozinho pelo deserto. Sentou debaixo de uma árvore e disse: chega, Senhor. Estava tão triste que não queria mais viver. Sabe o que Deus fez? Não brigou. Deixou Elias dormir. Mandou um anjo com pão quente e água, e deixou que dormisse outra vez. O anjo voltou: coma, porque o caminho é comprido. Com essa força ele chegou ao monte. Lá Deus perguntou: o que você faz aqui, Elias? E escutou tudo. Vieram vento, terremoto e fogo, mas Deus falou numa voz suave. E contou que Elias não era o único: ainda havia sete mil pessoas fiéis, e um amigo para acompanhá-lo. Até os fortes se cansam, e Deus cuida.',
        activity:
          'Montem um kit de cuidado numa caixa (chá, biscoito, bilhete, desenho) para alguém que está cansado. Escrevam também os nomes de dois adultos com quem podem conversar.',
        questions: [
          'Por que Deus cuidou primeiro do corpo de Elias?',
          'O que a voz suave ensina sobre Deus?',
          'Com que adulto você falaria se ficasse triste por muito tempo?',
        ],
      },
      challenge: 'Se ficar triste por muitos dias, conte a um adulto de confiança.',
    },
    prayer:
      'Senhor da voz suave, toca em quem disse basta. Dá sono a quem não dorme, pão a quem não come, companhia a quem se isolou. Escuta outra vez a mesma queixa. E mostra que não restou ninguém só.',
    leader: {
      lost: 'O grupo discute se Elias teve depressão ou falta de fé. Não precisam decidir. Olhem como Deus o trata e façam igual. E a missão difícil dos versículos 15 a 17 fica para outro dia.',
      tender:
        'Este texto fala de alguém que deseja morrer. Pergunte sem medo, a sós: você tem pensado em morrer? Perguntar não aumenta o risco. Se a resposta for sim, não deixe a pessoa só: CVV 188 (24 horas), SAMU 192, CAPS ou pronto-socorro, e avise alguém da família. Remédio e terapia também são pão de Deus.',
    },
    comfort:
      'Deus não discutiu com Elias debaixo da árvore. Tocou nele, deu comida e o deixou dormir. Se viver tem sido demais, diga isso a alguém hoje mesmo. Grande caminho ainda resta, e você não vai a pé sozinho.',
    closing: 'Coma, descanse; o caminho continua, e com companhia.',
    words: [
      'elias',
      'jezabel',
      'junipero',
      'zimbro',
      'basta senhor',
      'caverna',
      'horebe',
      'voz mansa',
      'voz mansa e delicada',
      'voz suave',
      'brisa',
      'que fazes aqui',
      'levanta te e come',
      'depressao',
      'sete mil',
      'anjo',
      'esgotamento',
    ],
  },
  {
    verses: '19:19-21',
    key: '19:20',
    title: 'O manto sobre o arado',
    theme: 'o chamado no meio do trabalho',
    themes: ['discipulado', 'proposito', 'obediencia', 'servico'],
    idea: 'Um manto cai nos ombros de quem estava arando; Eliseu beija os pais, faz do arado uma fogueira para alimentar o povo e vai servir, sem rota de volta.',
    context:
      'Deus acabou de dizer ao esgotado Elias que ele não está só e que haverá quem o acompanhe. Eliseu é filho de gente abastada: doze juntas de bois é muita terra. Ele está suado, com barro até o joelho, quando o profeta passa.',
    read: {
      verses: '19:19-21',
      how: 'Leiam duas vezes. Na segunda, quem lê Elias passa e deixa um casaco nos ombros de quem lê Eliseu.',
    },
    observe: [
      {
        ask: 'O que Eliseu estava fazendo, e com quem?',
        verses: '19:19',
        listen: 'Arando, com a décima segunda junta, entre outros trabalhadores.',
      },
      {
        ask: 'Quantas palavras Elias usa para chamá-lo?',
        verses: '19:19-20',
        listen: 'Nenhuma: só o manto; depois, uma resposta curta e livre.',
      },
      {
        ask: 'O que Eliseu faz com os bois e com o arado?',
        verses: '19:21',
        listen: 'Sacrifica, cozinha com a madeira, reparte com o povo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que os chamados da Bíblia acontecem tantas vezes no meio do serviço?',
        verses: '19:19',
        listen: 'Deus chama gente ocupada; o trabalho já era lugar dele.',
        follow: 'O que o arado ensinou que Eliseu vai usar depois?',
      },
      {
        ask: 'Vai, volta; que te fiz eu? O que essa resposta de Elias preserva em Eliseu?',
        verses: '19:20',
        listen: 'A liberdade: ele pode beijar os seus e ainda desistir.',
      },
      {
        ask: 'Queimar o arado é jogar fora o ganha-pão. E por que transformar isso em refeição para todos?',
        verses: '19:21',
        listen: 'Despedida com gratidão; o que larga alimenta outros.',
      },
    ],
    live: [
      {
        ask: 'O que você estava arando quando Deus passou por você, ou passa agora?',
        listen: 'Faculdade, caixa do mercado, fraldas, roça: tudo é campo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que plano B você mantém bem guardado, para o caso de Deus falhar?',
        listen: 'Prudência não é pecado; medo disfarçado se conhece por dentro.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Se um caminho mudasse o seu futuro, quem você faria questão de beijar antes?',
        listen: 'Chamado e afeto andam juntos; deixe vir os nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem recebeu o seu manto, ou poderia receber, enquanto você ainda está de pé?',
        listen: 'Elias não esperou morrer para chamar alguém.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'Eliseu passa de patrão a ajudante e põe água nas mãos de Elias. Em que lugar você precisaria voltar a servir de baixo?',
        listen: 'Exemplos pequenos e sinceros.',
        for: ['men', 'adults', 'couples'],
      },
      {
        ask: 'Deus chama com palavras, com manto, com silêncio. De que jeito ele tem chegado até você?',
        listen: 'Acolha até o talvez.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que peça de roupa de outra pessoa você gostaria de herdar, e o que viria junto com ela?',
        bridge: 'Um casaco nos ombros mudou a vida de um lavrador.',
      },
      {
        text: 'Como foi o seu último dia num emprego, escola ou cidade: bolo, choro, porta batida?',
        bridge: 'Eliseu fez um churrasco para se despedir, e a lenha era o arado.',
        for: ['adults', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha nos ombros um casaco ou uma toalha e sinta o peso. Depois olhe para as suas mãos e lembre o que elas fazem todos os dias.',
      bridge: 'Sem dizer nada, um profeta deixou o manto sobre um homem que arava.',
    },
    complete: [
      {
        name: 'Lenha do arado',
        text: 'Desenhe um arado. Em cada peça escreva algo que dá segurança. Circule o que Deus não pede e o que ele talvez peça. O que poderia virar comida para outros?',
      },
      {
        name: 'Carta de despedida',
        text: 'Escreva três linhas a uma fase que acaba: obrigado por …; deixo com você …; levo comigo … E uma à fase que começa: aqui estou para …',
      },
    ],
    challenges: [
      {
        do: 'Sirva, por uma semana, a alguém mais experiente na fé ou no ofício, em tarefa pequena, só para aprender de perto.',
        tell: 'O que você aprendeu que nenhuma aula diria.',
        for: ['young', 'teens', 'new-believers', 'singles'],
      },
      {
        do: 'Lance um manto: diga a alguém mais novo que você o vê, convide-o a andar com você em algo que faz, e deixe-o livre para dizer não.',
        tell: 'Quem foi e qual foi o rosto.',
        for: ['adults', 'elderly', 'long-believers', 'parents'],
      },
    ],
    children: {
      truth: 'Deus me chama onde estou, e eu posso segui-lo.',
      to7: {
        story:
          'Eliseu estava trabalhando no campo. Ele segurava o arado, e dois bois fortes puxavam: Mu! Mu! De repente passou o profeta Elias. Sem falar nada, tirou o casaco e pôs nos ombros de Eliseu. Que surpresa! Era um convite: Deus quer você! Eliseu saiu correndo atrás dele: Posso dar um beijo no papai e na mamãe? Depois eu vou! Elias disse: Pode ir. Eliseu voltou, abraçou os pais e fez uma festa com muita comida para todos os vizinhos. Aí foi com Elias, para ajudar e aprender. Agora Elias não estava mais sozinho. Tinha um amigo!',
        activity:
          'Brinquem de manto: quem recebe o casaco nos ombros diz: Eu vou com Deus! e vai atrás de quem o entregou, formando um trenzinho.',
        questions: [
          'O que Eliseu estava fazendo?',
          'O que Elias pôs nos ombros dele?',
          'Em que você pode ajudar alguém mais velho?',
        ],
      },
      to12: {
        story:
          'Depois daqueles dias muito tristes, Elias seguiu caminho com uma boa notícia: Deus ia lhe dar um companheiro. Ele chegou a um campo onde doze juntas de bois aravam a terra. Na última ia Eliseu. Elias passou e, sem dizer uma palavra, jogou o próprio manto sobre ele. Naquele tempo, isso era como dizer: venha ser profeta comigo. Eliseu largou os bois e correu: deixe-me dar um beijo no meu pai e na minha mãe, e eu vou. Elias respondeu que ele era livre. Eliseu voltou, despediu-se da família, usou a madeira do arado para fazer fogo, cozinhou e deu um grande almoço ao povo. Sem arado, já não havia como voltar atrás. Então foi com Elias e começou de baixo, servindo e aprendendo. Muitos anos depois, seria um grande profeta. Tudo começou num dia comum de trabalho.',
        activity:
          'Entrevista: cada um pergunta a um adulto como descobriu o que Deus queria dele. Depois contem o que mais se parece com a história de Eliseu.',
        questions: [
          'Por que Elias não obrigou Eliseu?',
          'O que quer dizer queimar o arado?',
          'Com quem você gostaria de aprender algo de perto?',
        ],
      },
      challenge: 'Ajude uma pessoa mais velha numa tarefa e aprenda algo com ela.',
    },
    prayer:
      'Senhor que passas pelos nossos campos, põe o teu manto em quem está arando. Dá beijos de despedida e passos livres. Que aquilo que largarmos vire pão para outros. E que nenhum Elias ande só.',
    leader: {
      lost: 'O gesto de queimar tudo vira pressão para largar emprego e família. Eliseu teve liberdade, despedida e companhia. A maioria é chamada a seguir Deus sem sair do arado.',
      tender:
        'Alguns foram manipulados por líderes que exigiam romper com a família. Mostre que Elias não fez isso. Quem se sente preso a um grupo assim merece escuta fora dele, em segredo.',
    },
    comfort:
      'Elias pensava que estava acabado, e Deus lhe deu alguém para andar junto. Pode ser que a ajuda que você espera esteja num campo, com barro no pé, sem saber ainda o seu nome.',
    closing: 'O manto cai em dia de trabalho.',
    words: [
      'eliseu',
      'elias',
      'manto',
      'arado',
      'doze juntas',
      'juntas de bois',
      'safate',
      'beijar meu pai',
      'queimou o arado',
      'chamado',
      'seguir',
      'discipulo',
      'abel meola',
      'servia',
      'lavrador',
    ],
  },
]
