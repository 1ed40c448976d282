import type { BookPassages } from '../passage.ts'

export const ECC: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:3',
    title: 'O que sobra no fim do dia?',
    theme: 'o sentido do esforço',
    themes: ['proposito', 'trabalho', 'descanso'],
    idea: 'Olhando só para o que acontece abaixo do sol, tudo gira e nada fica; essa canseira honesta é a pergunta que abre espaço para quem não passa.',
    context:
      'Quem fala é o Pregador, alguém que se apresenta como filho de Davi e rei em Jerusalém e que já viu de tudo. Ele abre o livro com o verso que vai fechá-lo (12:8). A palavra dele para futilidade é a mesma de vapor, aquele bafinho que some no frio. O livro inteiro anda devagar até dizer onde procurar o que fica (12:13).',
    retold: [
      {
        verses: '1:1-3',
        says: 'O Pregador diz que tudo é fútil. Pergunta que proveito tem o homem de todo o trabalho que faz abaixo do sol.',
      },
      {
        verses: '1:4-7',
        says: 'As gerações vão e vêm, e a terra permanece. O sol nasce e se põe, o vento roda e volta, e os rios correm para o mar, que não se enche.',
      },
      {
        verses: '1:8-11',
        says: 'O Pregador vê cansaço em tudo: os olhos não se satisfazem de ver, e não há nada de novo abaixo do sol. Do que passou não fica lembrança.',
      },
    ],
    read: {
      verses: '1:2-11',
      how: 'Quatro vozes para o que gira: geração (4), sol (5), vento (6), rios (7). Antes de cada uma, todos repetem a pergunta do 3.',
    },
    observe: [
      {
        ask: 'Que coisas da natureza o Pregador observa, e que movimento elas têm em comum?',
        verses: '1:5-7',
        listen: 'Sol, vento e rios: vão, rodeiam, voltam ao lugar de onde saíram.',
      },
      {
        ask: 'O que vai embora e o que permanece no versículo 4?',
        verses: '1:4',
        listen: 'As gerações passam; a terra fica. O contrário do que a gente sente.',
      },
      {
        ask: 'O que acontece com os olhos e os ouvidos no versículo 8?',
        verses: '1:8',
        listen: 'Nunca se enchem: sempre querem ver e ouvir mais um pouco.',
      },
      {
        ask: 'O que ele diz sobre novidade e sobre lembrança?',
        verses: '1:9-11',
        listen: 'Nada é novo de verdade, e o que foi feito acaba esquecido.',
      },
    ],
    interpret: [
      {
        ask: 'A pergunta “Que proveito tem o homem” soa como conta de fim de mês. Que tipo de saldo ele está procurando?',
        verses: '1:3',
        listen: 'Algo que sobre depois de todo o esforço, que ninguém leve e o tempo não apague.',
      },
      {
        ask: 'Por que a expressão abaixo do sol aparece logo no começo, e o que ela deixa de fora da conta?',
        verses: '1:3, 1:9',
        listen: 'É a vida vista só daqui; o céu e Deus ainda não entraram na conversa.',
        follow: 'Em que dias você também faz a conta só daqui?',
      },
      {
        ask: 'O mar que recebe todos os rios e não enche lembra que parte do coração humano?',
        verses: '1:7-8',
        listen: 'O desejo que nunca se dá por satisfeito, por mais que receba.',
      },
      {
        ask: 'Que serviço presta à fé um texto que começa tão desanimado e não se apressa em consolar?',
        verses: '1:2, 1:11',
        listen:
          'Dá licença para ser honesto diante de Deus; tira a ilusão antes de oferecer a esperança.',
      },
    ],
    live: [
      {
        ask: 'Que tarefa sua é como os rios do texto: você termina hoje e amanhã ela está lá do mesmo tamanho?',
        listen: 'Louça, planilha, fralda, trânsito; deixe rir antes de pensar.',
        for: ['adults', 'parents', 'women'],
      },
      {
        ask: 'O feed do celular nunca acaba, e o olho nunca se dá por satisfeito. O que você procura de verdade quando continua rolando a tela?',
        listen: 'Companhia, distração, medo de ficar de fora; sem sermão sobre celular.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que novidade você tinha certeza de que mudaria tudo, e quanto tempo durou o encanto?',
        listen: 'Um emprego, um carro, uma mudança de cidade; o encanto passa e a fome continua.',
      },
      {
        ask: 'Quem já passou por muitas estações: o que você corria para alcançar aos trinta anos e hoje já nem lembra onde guardou?',
        listen: 'Sabedoria de quem viu girar; peça histórias.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que versão da pergunta do versículo 3 trouxe você a procurar Deus, ou aparece quando a casa fica quieta?',
        listen: 'O vazio pode ter sido o começo do caminho; honre a pergunta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O Pregador diz que até a lembrança se apaga. O que você sente ao pensar nisso e em quem já partiu?',
        listen: 'Não discuta; quem é esquecido aqui é conhecido por Deus.',
        for: ['mourning'],
      },
      {
        ask: 'Na rotina de vocês dois, o que gira igual toda semana, e onde cabe um gesto que não seja só repetição?',
        listen: 'Pequeno e possível: um café sentado, uma pergunta nova.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual serviço de casa tem o maior talento para nascer de novo: a louça, a roupa, a poeira ou o brinquedo no chão?',
        bridge: 'Um sábio olhou para o sol, o vento e os rios e sentiu exatamente esse cansaço.',
      },
      {
        text: 'Que modinha da sua adolescência voltou agora como se fosse novidade? Confesse o que você usava.',
        bridge: 'Nada de novo abaixo do sol, disse o Pregador, muito antes da calça de boca larga.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sopre devagar num vidro ou num espelho e veja o embaçado sumir. Faça três vezes, sem pressa.',
      bridge: 'Era essa a figura que o Pregador tinha na cabeça. Leia o que ele viu.',
    },
    complete: [
      {
        name: 'Conta do proveito',
        text: 'Em três linhas: gastei força nesta semana com … ; do que gastei, o que já sumiu foi … ; o que eu gostaria que ficasse é … .',
      },
      {
        name: 'Roda da rotina',
        text: 'Desenhe um círculo e escreva nele, em volta, as cinco coisas que se repetem toda semana. Marque com uma cruz aquela em que você quase nunca lembra de Deus.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma tarefa que se repete todo dia e, por cinco dias, faça-a conversando com Deus do começo ao fim.',
        tell: 'o que mudou numa coisa que continuou igual.',
      },
      {
        do: 'Veja um nascer ou um pôr do sol inteiro, sem fotografar, e depois leia o versículo 5 em voz alta.',
        tell: 'que pensamento veio enquanto nada acontecia.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    children: {
      truth: 'Tudo passa, mas Deus fica comigo sempre.',
      to7: {
        story:
          'Era uma vez um homem sábio que gostava de olhar. De manhã ele via o sol subir, subir, e à tarde descer, descer. No outro dia, tudo de novo! Ele olhava o vento: vuuu para lá, vuuu para cá, dando voltas. Olhava o rio correr, correr para o mar. E o mar nunca enchia! O homem coçou a cabeça: tudo gira, gira, e a gente cansa. Será que existe alguma coisa que fica? Ele pensou muito tempo. E sabe o que descobriu lá no fim do livro dele? Deus fica. O sol vai dormir, o vento vai embora, mas Deus está sempre aqui. Ele não passa e não se esquece de você.',
        activity:
          'De mãos dadas, girem como o sol, soprem como o vento e ondulem os braços como rio. Ao grito de fica!, todos param e dizem: Deus fica comigo.',
        questions: [
          'O que o homem sábio gostava de olhar?',
          'O que acontecia com a água do rio?',
          'Quem fica com a gente para sempre?',
        ],
      },
      to12: {
        story:
          'O livro de Eclesiastes começa com um homem cansado. Ele se chamava de Pregador e já tinha visto de tudo. Um dia, sentou e observou. O sol nasce, se põe e corre para nascer outra vez. O vento sopra para um lado, dá a volta e sopra para o outro. Os rios vão para o mar, e o mar não fica cheio. As pessoas nascem, crescem, e depois vêm outras. Ele pensou nos olhos: sempre querem ver mais uma coisa. Pensou nos ouvidos: sempre querem mais uma história. Então perguntou bem alto: o que sobra de todo esse trabalho? Ele usou uma palavra engraçada, que quer dizer fumacinha, vapor. Parece triste, não é? Mas foi uma pergunta muito corajosa. Só quem pergunta procura. E no fim do livro ele encontrou: o que fica é viver perto de Deus, que não é fumaça e não passa.',
        activity:
          'Façam bolhas de sabão e tentem guardar uma na mão. Depois escrevam numa pedra, com canetinha, algo que não some: o amor de Deus. Levem a pedra.',
        questions: [
          'O que o Pregador viu girar na natureza?',
          'Por que ele falou em vapor, em fumacinha?',
          'Que coisa sua parecia muito importante e você já esqueceu?',
        ],
      },
      challenge: 'Ao ver o sol se pôr num dia desta semana, diga: Deus, o Senhor fica comigo.',
    },
    prayer:
      'Deus, que não giras nem passas, a gente anda cansado de encher um mar que não enche. Recebe a nossa canseira sem enfeite. Mostra o que fica, e ensina a trabalhar de olhos no Senhor, que nos conhece quando todos já esqueceram.',
    leader: {
      lost: 'A vontade é responder logo ao Pregador com um versículo animado. Deixe a pergunta dele trabalhar alguns minutos: o livro leva doze capítulos para chegar à conclusão. E lembre que fútil aqui é mais vapor, que escapa da mão, do que coisa ruim.',
      tender:
        'Para quem está deprimido, este texto pode soar como confirmação de que nada vale a pena. Se alguém disser que não vê mais sentido em viver, não deixe passar: fique junto depois, ajude a buscar um profissional e lembre do CVV, telefone 188.',
    },
    comfort:
      'A Bíblia tem lugar para o seu cansaço: ele abriu um livro inteiro. Você não precisa achar graça na roda que gira. Basta saber que quem fez o sol não está cansado de você.',
    closing:
      'O rio volta, o vento volta, o sol volta; só Deus nunca precisou voltar, porque nunca saiu.',
    words: [
      'futilidade das futilidades',
      'vaidade de vaidades',
      'vaidade das vaidades',
      'que proveito',
      'geracao vai',
      'nada ha de novo',
      'nada de novo',
      'debaixo do sol',
      'abaixo do sol',
      'rios',
      'o mar nao se enche',
      'pregador',
      'coelet',
    ],
  },
  {
    verses: '1:12-18',
    key: '1:14',
    title: 'Saber muito não cura',
    theme: 'os limites do saber',
    themes: ['sabedoria', 'humildade', 'proposito'],
    idea: 'O Pregador juntou mais conhecimento do que todos e descobriu que entender o mundo não endireita o mundo; há coisas tortas que não são da nossa força.',
    context:
      'Depois do poema sobre tudo o que gira (1:1-11), o Pregador conta as suas experiências. Ele teve os meios de um rei, tempo e inteligência. A primeira experiência foi o estudo; no capítulo seguinte virão o prazer, as obras e o dinheiro (2:1-11).',
    retold: [
      {
        verses: '1:12-13',
        says: 'O Pregador, rei em Jerusalém, dá o coração a pesquisar com sabedoria tudo o que acontece abaixo do céu. Diz que Deus deu essa ocupação cansativa aos homens.',
      },
      {
        verses: '1:14-15',
        says: 'O Pregador viu todas as obras que se fazem, e tudo é futilidade e aflição. O que é torto não pode ser endireitado, e o que falta não pode ser contado.',
      },
      {
        verses: '1:16-18',
        says: 'O Pregador ficou mais sábio que todos antes dele em Jerusalém e quis entender também as tolices. Achou aflição: quem aumenta em conhecimento aumenta em angústia.',
      },
    ],
    read: {
      verses: '1:12-18',
      how: 'Uma pessoa só, como quem conta um segredo da própria vida. Façam uma pausa antes do versículo 15 e outra depois do 18.',
    },
    observe: [
      {
        ask: 'Quem está falando, e o que ele decidiu fazer com o coração?',
        verses: '1:12-13',
        listen: 'Um rei em Jerusalém, que resolveu investigar com sabedoria tudo o que acontece.',
      },
      {
        ask: 'Que duas frases curtas resumem o mundo no versículo 15?',
        verses: '1:15',
        listen: 'O torto que não se endireita e o que falta que não se conta.',
      },
      {
        ask: 'Quais assuntos ele estudou, segundo o versículo 17?',
        verses: '1:17',
        listen: 'A sabedoria e também as loucuras e tolices: os dois lados.',
      },
      {
        ask: 'O que cresce junto com o conhecimento?',
        verses: '1:18',
        listen: 'Aborrecimento e angústia; é uma conta que ele não esperava.',
      },
    ],
    interpret: [
      {
        ask: 'Por que saber mais pode deixar alguém mais angustiado?',
        verses: '1:18',
        listen: 'Vê mais injustiça, percebe o que não consegue mudar, perde ilusões.',
        follow: 'Quando foi que uma descoberta tirou o seu sono?',
      },
      {
        ask: 'O que seria, para vocês, essa “aflição de espírito” de quem olha tudo e não segura nada?',
        verses: '1:14',
        listen: 'Há quem traduza por correr atrás do vento: esforço sem nada na mão.',
      },
      {
        ask: 'Ele diz que o torto não pode ser endireitado. Por quem, na experiência dele, e o que isso revela sobre a força humana?',
        verses: '1:15',
        listen: 'Pelo estudo e pelo poder de um rei; o limite é nosso, não de Deus.',
      },
      {
        ask: 'O texto é contra estudar, ou contra esperar do estudo o que ele não dá?',
        verses: '1:16-17',
        listen:
          'Mais adiante ele diz que a sabedoria vale mais que a tolice; o erro é pedir a ela salvação.',
      },
    ],
    live: [
      {
        ask: 'Que coisa torta você já tentou endireitar com informação: um artigo, um vídeo, um argumento bem montado?',
        listen: 'Discussão de família, doença, política; sem expor ninguém.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Prova, vestibular, currículo: o que esperam que o estudo faça por você, e o que ele não tem como dar?',
        listen: 'Valor próprio, paz, amor; estudar é bom e tem limite.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Notícia o dia inteiro aumenta o conhecimento e a angústia. Onde você poria a sua medida?',
        listen: 'Horários, fontes, silêncio; sem fugir do mundo nem se afogar nele.',
      },
      {
        ask: 'Sobre que assunto da fé você sabe muito e vive pouco?',
        listen: 'Pergunta dura; deixe responder em silêncio.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que dúvida você gostaria de poder carregar sem ter de resolver hoje?',
        listen: 'Não corra para explicar; acolha a dúvida como parte do caminho.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que coisa torta nos seus filhos, ou na sua história com eles, você está aprendendo a entregar em vez de consertar?',
        listen: 'Culpa de pai e mãe aparece; agradeça a franqueza.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Depois da perda, muita gente procura entender o porquê. O que tem ajudado mais: as explicações ou as presenças?',
        listen: 'Quase sempre as presenças; não ofereça outra explicação.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que assunto você pesquisou na internet até as três da manhã e no fim ficou pior do que começou? Sintoma de gripe vale.',
        bridge: 'Um rei fez a maior pesquisa do seu tempo e terminou com uma frase parecida.',
      },
      {
        text: 'Conte um objeto torto que mora na sua casa e ninguém conserta: a gaveta, o quadro, a porta.',
        bridge:
          'O que é torto não pode ser endireitado, suspirou o Pregador. E não falava de gaveta.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Segure um pouco de água na mão em concha. Repare como ela vai escapando, por mais que você aperte os dedos.',
      bridge: 'Alguém tentou segurar o mundo inteiro pelo entendimento. Leia o que ele conta.',
    },
    complete: [
      {
        name: 'Meu torto',
        text: 'Complete: uma coisa torta que eu não consigo endireitar é … . O que eu já tentei foi … . O que eu posso pedir a Deus, que pode mais do que eu, é … .',
      },
      {
        name: 'Três gavetas',
        text: 'Escreva uma dúvida em cada gaveta: uma que o estudo resolve, uma que só uma conversa resolve, uma que talvez fique comigo até o céu.',
      },
    ],
    challenges: [
      {
        do: 'Fique um dia inteiro desta semana sem notícias nem comentários, e use esses minutos para perguntar como está alguém da sua rua ou do seu trabalho.',
        tell: 'o que você aprendeu sobre essa pessoa que nenhuma tela contaria.',
      },
      {
        do: 'Diga não sei em voz alta, pelo menos uma vez, numa conversa em que você costuma ter resposta.',
        tell: 'como a conversa andou depois do seu não sei.',
        for: ['men', 'adults', 'long-believers'],
      },
    ],
    children: {
      truth: 'Eu não sei tudo, mas Deus sabe.',
      to7: {
        story:
          'Havia um rei muito, muito curioso. Ele queria saber tudo! Perguntava: por que o céu é azul? Por que o sapo pula? Por que as pessoas brigam? Ele leu, ouviu, procurou. Ficou o mais sabido da cidade. Mas um dia o rei viu um pauzinho torto. Puxou de cá, puxou de lá, e o pauzinho continuou torto. Então ele suspirou: eu sei tantas coisas e não consigo consertar todas! O rei descobriu uma coisa importante: ninguém sabe tudo. Nem o rei, nem a professora, nem o vovô. Só Deus sabe tudo. E quando a gente não sabe, pode dar a mão para Deus e dizer: Senhor, o Senhor sabe. Cuida disso para mim?',
        activity:
          'Cada criança faz uma pergunta difícil e todos respondem juntos, com as mãos abertas: eu não sei, mas Deus sabe!',
        questions: [
          'O que o rei curioso queria?',
          'O que ele não conseguiu consertar?',
          'Que pergunta você gostaria de fazer a Deus?',
        ],
      },
      to12: {
        story:
          'O Pregador era rei em Jerusalém e decidiu fazer uma grande pesquisa: queria entender tudo o que acontece abaixo do céu. Estudou a sabedoria e estudou até as bobagens que as pessoas fazem, para comparar. Ficou mais sabido do que todos os que vieram antes dele. Era de se esperar uma festa, mas ele escreveu: quem aumenta o conhecimento aumenta também a angústia. Por quê? Porque quem enxerga mais coisas também vê mais coisas tortas: injustiça, doença, mentira. E ele descobriu que saber o nome de um problema não é o mesmo que consertá-lo. O que é torto não pode ser endireitado só com inteligência. Estudar é ótimo, e Deus gosta de gente curiosa. Mas existe uma parte que não é nossa. Para essa parte, a gente precisa de Deus, que entende tudo e também tem força para endireitar.',
        activity:
          'Deem a cada um um arame ou um clipe aberto e o desafio de deixá-lo perfeitamente reto com as mãos. Conversem sobre como sempre fica uma curvinha.',
        questions: [
          'O que o rei estudou?',
          'Por que saber mais deixou o rei mais triste?',
          'O que está torto perto de você e precisa da ajuda de Deus?',
        ],
      },
      challenge:
        'Quando não souber uma coisa nesta semana, diga sem vergonha: não sei, vamos descobrir?',
    },
    prayer:
      'Senhor, sabemos muito e consertamos pouco. Obrigado pela inteligência que nos deste. Perdoa quando fizemos dela um trono. O que está torto e passa da nossa força, colocamos na tua mão, que fez o mundo e sabe endireitá-lo.',
    leader: {
      lost: 'O grupo pode tirar daqui que estudar afasta de Deus. Não é isso: em 2:13 ele dirá que a sabedoria vale mais que a tolice, como a luz vale mais que o escuro. A pergunta é o que a gente espera do saber.',
      tender:
        'Quem recebeu um diagnóstico ou cuida de alguém sem cura conhece bem o versículo 15. Não prometa conserto. Pergunte o que seria boa companhia nesta semana e cumpra.',
    },
    comfort:
      'Você não precisa entender para ser cuidado. Há uma parte torta da sua vida que não está nas suas mãos, e pode descansar nas de Deus enquanto você dorme.',
    closing:
      'Saber o nome do vento não ensina a segurá-lo; conhecer quem fez o vento ensina a descansar.',
    words: [
      'aflicao de espirito',
      'correr atras do vento',
      'perseguir o vento',
      'o que e torto',
      'endireitado',
      'aumenta em conhecimento',
      'muita sabedoria',
      'investigar',
      'enfado',
      'loucuras e tolices',
      'pregador',
    ],
  },
  {
    verses: '2:1-11',
    key: '2:11',
    title: 'O homem que teve tudo',
    theme: 'a satisfação que o prazer não dá',
    themes: ['proposito', 'identidade', 'gratidao'],
    idea: 'O Pregador não negou nada aos próprios olhos e, no fim da lista, encontrou as mãos cheias e o coração vazio: coisa boa não aguenta o peso de ser tudo.',
    context:
      'Depois de tentar o estudo (1:12-18), o Pregador faz uma segunda experiência, com orçamento de rei: riso, vinho, casas, jardins, gente para servir, dinheiro, música, mulheres. Ele conta sem esconder. Nos versículos seguintes vai comparar o sábio e o tolo e tropeçar na morte (2:12-17).',
    retold: [
      {
        verses: '2:1-3',
        says: 'O Pregador resolve provar a alegria e o vinho, sem largar a sabedoria, para ver o que é melhor fazer na vida. Diz ao riso que ele está doido.',
      },
      {
        verses: '2:4-8',
        says: 'O Pregador constrói casas, planta vinhas e pomares e faz tanques de água. Adquire escravos e rebanhos e junta prata, ouro, cantores e várias mulheres.',
      },
      {
        verses: '2:9-11',
        says: 'O Pregador fica maior que todos os de antes e não se priva de alegria alguma. Depois olha para o que suas mãos fizeram, e tudo é fútil como perseguir o vento.',
      },
    ],
    read: {
      verses: '2:1-11',
      how: 'Uma pessoa lê; cada vez que aparecer para mim, o grupo bate de leve na mesa. Contem as batidas. O 11 se lê em silêncio.',
    },
    observe: [
      {
        ask: 'Que coisas o Pregador experimentou, na ordem em que aparecem?',
        verses: '2:1-8',
        listen:
          'Alegria e riso, vinho, obras, jardins, servos, rebanhos, prata e ouro, cantores, mulheres.',
      },
      {
        ask: 'Quantas vezes aparece para mim, e quem mais recebe alguma coisa nessa lista?',
        verses: '2:4-8',
        listen: 'Muitas; ninguém mais recebe. O único beneficiado é ele.',
      },
      {
        ask: 'Que limite ele pôs aos próprios olhos e ao próprio coração?',
        verses: '2:10',
        listen: 'Nenhum: não negou nada. E reconhece que se alegrou no trabalho.',
      },
      {
        ask: 'O que ele diz quando para e olha para tudo?',
        verses: '2:11',
        listen: 'Era fútil, como perseguir o vento; não havia proveito.',
      },
    ],
    interpret: [
      {
        ask: 'Jardins, música e trabalho são coisas boas. Então o que deu errado nessa experiência?',
        verses: '2:4-6, 2:11',
        listen: 'Ele pediu a elas que fossem o sentido da vida; e tudo terminava nele mesmo.',
      },
      {
        ask: 'Como alguém pode ter se alegrado de verdade e, mesmo assim, chamar tudo de vazio?',
        verses: '2:10-11',
        listen: 'O prazer foi real e passou; a alegria estava no fazer, não em possuir.',
        follow: 'Qual conquista sua foi mais gostosa no caminho do que na chegada?',
      },
      {
        ask: 'Pessoas aparecem na mesma lista que vacas e prata. O que essa maneira de contar revela de um coração cheio de si?',
        verses: '2:7-8',
        listen: 'Gente vira coisa quando tudo é para mim; a Bíblia conta isso, não elogia.',
      },
    ],
    live: [
      {
        ask: 'Termine com honestidade: quando eu tiver, finalmente, tal coisa, aí sim. Que coisa é essa no seu caso?',
        listen: 'Casa, salário, corpo, aposentadoria; sem bronca.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que vida de rei aparece no seu celular todo dia, e o que ela faz com o seu jeito de olhar o próprio quarto?',
        listen: 'Comparação, vergonha, sede de ter; dê nome sem zombar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se a gente pusesse no lugar de cada para mim um para nós, ou um para outros, que item da sua vida mudaria de sabor?',
        listen: 'O jardim com visita, a mesa com gente, o dinheiro que ajuda.',
      },
      {
        ask: 'Qual compra ou obra vocês dois acharam que ia aproximar a casa, e o que aproximou de fato?',
        listen: 'Quase sempre tempo e conversa; riam juntos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Olhando as obras das suas mãos, como o Pregador olhou, de qual você sente alegria sem precisar mostrar a ninguém?',
        listen: 'Há respostas lindas; deixe-as serem contadas.',
        for: ['elderly', 'men', 'long-believers'],
      },
      {
        ask: 'Que promessa de felicidade já decepcionou você, e que pergunta sobre Deus ficou no lugar dela?',
        listen: 'A decepção pode ser o começo da procura.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando a tristeza é grande, riso e distração às vezes cansam mais. O que, nesse tempo, ainda tem gosto de verdade para você?',
        listen: 'Coisas mínimas: um chá, uma voz, uma música.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você ganhou cem mil reais que precisam sumir até meia-noite, só em coisas divertidas. Qual é a primeira parada?',
        bridge: 'Houve um homem que fez isso durante anos e depois escreveu o relatório.',
        for: ['teens', 'young', 'adults', 'singles'],
      },
      {
        text: 'Qual presente você pediu o ano todo quando criança e abandonou num canto em menos de um mês?',
        bridge: 'O Pregador tinha um canto desses do tamanho de um palácio.',
      },
    ],
    quiet: {
      text: 'Olhe em volta e escolha o objeto de que você mais gosta neste cômodo. Lembre o dia em que ele chegou e o que você sentiu.',
      bridge: 'Um rei olhou assim para tudo o que tinha. Leia o que ele sentiu.',
    },
    complete: [
      {
        name: 'Minha lista de rei',
        text: 'Faça duas colunas: o que eu já quis muito e consegui; quanto tempo a alegria durou. Circule a que durou mais e escreva por quê.',
      },
      {
        name: 'Trocar o para mim',
        text: 'Complete a frase: construí, comprei ou conquistei … para mim; nesta semana posso abrir isso para … , fazendo … .',
      },
    ],
    challenges: [
      {
        do: 'Passe sete dias sem comprar nada que não seja comida, remédio ou condução, e anote cada vez que a vontade bater.',
        tell: 'em que horas a vontade aparecia e o que você fez no lugar.',
      },
      {
        do: 'Divida uma coisa boa que costuma curtir sozinho: chame alguém para o seu jogo, a sua série, a sua receita.',
        tell: 'o que mudou no gosto dela.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    children: {
      truth: 'Coisas não enchem o coração; Deus enche.',
      to7: {
        story:
          'Era uma vez um rei que disse: vou ser feliz tendo tudo! Ele fez uma casa grande. Depois outra. Plantou jardins com frutas: uva, figo, romã. Fez lagos para regar as árvores. Comprou ouro que brilhava e chamou cantores para cantar só para ele. Tudo o que os olhos do rei queriam, o rei pegava. Meu, meu, meu! Um dia ele sentou no jardim e olhou tudo. E o coração dele fez um barulhinho de vazio: uuuh. O rei tinha tudo e ainda faltava alguma coisa. Parecia alguém correndo atrás do vento, tentando pegar com a mão. Coisas são boas, mas não cabem no coração. Quem enche o coração é Deus. E uma fruta fica mais gostosa quando a gente divide.',
        activity:
          'Corram pelo espaço tentando pegar o vento com um saco de papel. Depois dividam uma fruta em pedaços, e cada um serve o colega antes de comer.',
        questions: [
          'Que coisas o rei juntou?',
          'Como ficou o coração dele?',
          'Que coisa sua você pode dividir hoje?',
        ],
      },
      to12: {
        story:
          'Imagine alguém que pode ter tudo o que vê na vitrine. O Pregador era assim, e resolveu testar se isso faz feliz. Primeiro quis rir o dia inteiro. Depois fez obras enormes: casas, vinhas, pomares, tanques de água. Juntou rebanhos, prata e ouro. Tinha música na hora que quisesse e muita gente para servi-lo. Ele conta: não neguei nada aos meus olhos. Repare nas palavras que ele repete: para mim, para mim, para mim. Enquanto trabalhava, até ficou contente. Mas quando terminou, parou e olhou. E descobriu uma coisa que dói: era como perseguir o vento. A gente corre, corre e abre a mão: nada. O problema não era o jardim, que era bonito. O problema era pedir ao jardim uma coisa que só Deus dá. E guardar tudo só para si. Ele teve coragem de contar isso para que a gente não precise gastar a vida inteira para descobrir.',
        activity:
          'Recortem de folhetos de loja tudo o que dá vontade de ter e colem numa folha. Em outra, escrevam o que nenhuma loja vende. Comparem as duas.',
        questions: [
          'O que o rei repetia o tempo todo?',
          'O que quer dizer perseguir o vento?',
          'O que você tem de melhor que não dá para comprar?',
        ],
      },
      challenge:
        'Escolha um brinquedo ou jogo de que você gosta e brinque com ele junto com alguém nesta semana.',
    },
    prayer:
      'Pai, perdoa quando a gente pede às coisas o que só o Senhor pode dar. Obrigado pelos jardins, pela música e pelo trabalho das mãos. Ensina-nos a gostar deles sem morar neles e a trocar o para mim por um lugar a mais à mesa.',
    leader: {
      lost: 'Há dois desvios: transformar tudo em pecado (jardim, vinho, riso) ou achar que o problema dele foi não ter gastado direito. O próprio livro vai dizer em 2:24 que comer, beber e se alegrar vem da mão de Deus. A questão é o peso que se põe nas coisas.',
      tender:
        'Quem vive apertado pode ouvir que dinheiro não traz felicidade como gozação. Não diga essa frase. E ao passar por escravos e mulheres contados como bens, diga com clareza que a Bíblia relata a cobiça daquele rei, não a recomenda.',
    },
    comfort:
      'Se hoje nada tem graça, você não está quebrado. Às vezes o coração só está dizendo que foi feito para mais do que as coisas. Fique um pouco quieto perto de Deus, sem precisar sentir nada.',
    closing: 'Mão que agarra o vento volta vazia; mão aberta Deus enche.',
    words: [
      'prazer',
      'experimenta o que e bom',
      'construi casas',
      'plantei vinhas',
      'pomares',
      'prata ouro',
      'cantores',
      'nao lhes neguei',
      'perseguir o vento',
      'correr atras do vento',
      'obras grandiosas',
      'salomao',
    ],
  },
  {
    verses: '2:12-17',
    key: '2:13',
    title: 'Luz que anda para o mesmo fim',
    theme: 'a sabedoria diante da morte',
    themes: ['sabedoria', 'luto', 'esperanca'],
    idea: 'Viver com sabedoria vale mais que viver às tontas, como a luz vale mais que o escuro; mas nem ela vence a morte, e o coração grita por algo além do sol.',
    context:
      'Depois de provar o prazer e as grandes obras (2:1-11), o Pregador compara dois jeitos de viver, o do sábio e o do tolo. Encontra uma diferença clara e, logo em seguida, um muro: os dois morrem. É um dos pontos mais escuros do livro; a virada, com gosto de pão e de presente, vem em 2:24.',
    retold: [
      {
        verses: '2:12-13',
        says: 'O Pregador passa a observar a sabedoria e a tolice. Vê que a sabedoria é melhor, como a luz é melhor do que as trevas.',
      },
      {
        verses: '2:14-16',
        says: 'O sábio tem os olhos na cabeça, e o tolo anda em trevas, mas o mesmo acontece a todos. O Pregador pergunta por que se tornou mais sábio, se ninguém será lembrado.',
      },
      {
        verses: '2:17',
        says: 'O Pregador detesta a vida, porque o que se faz abaixo do sol o faz sofrer. Tudo é fútil como perseguir o vento.',
      },
    ],
    read: {
      verses: '2:12-17',
      how: 'Leia quem lidera, sem dramatizar. Depois do 13, acendam uma luz no centro; deixem-na acesa até o fim, mesmo nos versículos escuros.',
    },
    observe: [
      {
        ask: 'Com que a sabedoria e a tolice são comparadas?',
        verses: '2:13',
        listen: 'Luz e trevas; há vantagem clara.',
      },
      {
        ask: 'Onde estão os olhos do sábio, e por onde anda o tolo?',
        verses: '2:14',
        listen: 'Na cabeça, isto é, ele vê por onde vai; o outro anda no escuro.',
      },
      {
        ask: 'O que acontece igualmente aos dois?',
        verses: '2:14-16',
        listen: 'O mesmo futuro: morrem e são esquecidos.',
      },
      {
        ask: 'Que palavra forte ele usa sobre a vida no versículo 17, e o que o faz sofrer?',
        verses: '2:17',
        listen: 'Detestei; a obra que se faz abaixo do sol lhe dói.',
      },
    ],
    interpret: [
      {
        ask: 'Se o fim é igual, em que a luz continua sendo melhor que o escuro para quem anda?',
        verses: '2:13-14',
        listen: 'Tropeça menos, machuca menos gente, vê o caminho; o valor não está só na chegada.',
      },
      {
        ask: 'O que incomoda mais o Pregador: morrer ou ser esquecido? Onde isso aparece?',
        verses: '2:15-16',
        listen: 'Não haverá lembrança; é a dor de que nada dele fique.',
        follow: 'Por que tanta gente quer deixar o nome em alguma parede?',
      },
      {
        ask: 'Que diferença faz a Bíblia ter guardado uma frase como “Por isso detestei a vida”?',
        verses: '2:17',
        listen: 'Deus não tem medo da nossa noite; dá palavras a quem não tem.',
      },
      {
        ask: 'O Pregador só enxerga até o túmulo. Que notícia, contada séculos depois por Jesus, muda o fim dessa conta?',
        verses: '2:16',
        listen: 'A ressurreição: há um além do sol, e Deus não se esquece dos seus.',
      },
    ],
    live: [
      {
        ask: 'Que decisão sua, tomada com os olhos na cabeça, poupou você de um tombo que já estava armado?',
        listen: 'Dinheiro, namoro, sociedade; histórias concretas.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Em que situações com os amigos você anda no escuro só porque todo mundo está andando?',
        listen: 'Desafios, bebida, carona perigosa; ouça sem escandalizar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como você gostaria de ser lembrado por três pessoas, e o que falta dizer a elas enquanto dá tempo?',
        listen: 'Nomes, gestos pequenos; ninguém precisa se emocionar em público.',
        for: ['elderly', 'adults', 'parents'],
      },
      {
        ask: 'Que pessoa sábia já partiu e ainda acende luz nas suas escolhas?',
        listen: 'Contrarie o esquecimento: diga o nome dela em voz alta.',
        for: ['mourning', 'long-believers'],
      },
      {
        ask: 'Quando o assunto é morte, o que você mais ouviu na sua casa: silêncio, medo, piada ou esperança?',
        listen: 'Cada família tem o seu jeito; só escute.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que parte da vida a dois vocês têm andado às apalpadelas, e que luz simples poderiam acender?',
        listen: 'Contas na mesa, agenda, uma conversa com gente madura.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu pior encontro com um móvel no escuro? Dedinho do pé conta como ferido de guerra.',
        bridge: 'O sábio tem os olhos na cabeça, diz o texto. Nem assim ele escapa de tudo.',
      },
      {
        text: 'Se uma rua da sua cidade ganhasse o seu nome, que rua seria: avenida, viela, ladeira ou beco sem saída?',
        bridge: 'O Pregador também pensou em ser lembrado, e fez uma descoberta incômoda.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Apague a luz do cômodo por um minuto e depois acenda só uma vela ou o abajur. Repare no que volta a aparecer primeiro.',
      bridge: 'A sabedoria faz isso. Leia até onde o Pregador conseguiu enxergar.',
    },
    complete: [
      {
        name: 'Luz e tropeço',
        text: 'Complete: uma vez em que andei no escuro foi … . A luz que apareceu foi … . Onde ainda ando sem ver é … .',
      },
      {
        name: 'Contra o esquecimento',
        text: 'Escreva o nome de alguém que já partiu e três coisas que essa pessoa ensinou. Embaixo: Deus não se esqueceu de … .',
      },
    ],
    challenges: [
      {
        do: 'Grave ou escreva a história de uma pessoa mais velha da família, com quatro perguntas sobre as escolhas dela.',
        tell: 'a resposta que mais surpreendeu você.',
      },
      {
        do: 'Antes de uma decisão, pergunte a alguém sensato: o que você vê aqui que eu não estou vendo?',
        tell: 'o que essa luz mostrou.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    children: null,
    prayer:
      'Senhor, nós sabemos que os nossos dias acabam e isso nos aperta. Acende luz no nosso caminho enquanto andamos. Guarda na tua lembrança os que já não vemos. E dá-nos a esperança de Jesus, que passou pela morte e abriu a porta do outro lado.',
    leader: {
      lost: 'O grupo pode fugir da morte com frases prontas ou, ao contrário, ficar só no lamento. Deixe o Pregador falar até o fim; depois abram 2:24 e lembrem que Jesus ressuscitou, o que ele ainda não sabia.',
      tender:
        'Detestei a vida é frase que alguém da roda pode estar vivendo. Olhe os rostos. Se uma pessoa disser que não quer mais viver, fique perto, não a deixe ir embora só, chame ajuda médica e dê o CVV, telefone 188, que atende de dia e de noite.',
    },
    comfort:
      'Até um sábio da Bíblia chegou ao fundo e disse isso em voz alta. Deus guardou a frase dele e guarda a sua. A noite que você sente não apagou a luz que está acesa por você.',
    closing: 'A luz não encurta o caminho, mas mostra onde pôr o pé.',
    words: [
      'sabio',
      'tolo',
      'luz e melhor',
      'olhos do sabio',
      'trevas',
      'o mesmo futuro',
      'mesma sorte',
      'nao havera lembranca',
      'detestei a vida',
      'aborreci a vida',
      'odiei a vida',
      'sabedoria e melhor',
    ],
  },
  {
    verses: '2:18-26',
    key: '2:24',
    title: 'O pão que vem da mão de Deus',
    theme: 'o trabalho recebido como presente',
    themes: ['trabalho', 'descanso', 'gratidao'],
    idea: 'Quem trabalha para segurar o futuro perde o sono e a herança; quem recebe o dia da mão de Deus consegue comer, beber e gostar do que faz.',
    context:
      'O Pregador está no ponto mais amargo: depois de ver que sábio e tolo morrem (2:12-17), pensa em tudo o que construiu e em quem vai ficar com aquilo. No meio do desabafo, pela primeira vez no livro, ele levanta os olhos e diz que uma coisa boa vem da mão de Deus.',
    retold: [
      {
        verses: '2:18-21',
        says: 'O Pregador detesta todo o seu trabalho, porque vai deixá-lo a quem vem depois, sem saber se será sábio ou tolo. Um trabalha com habilidade, e outro herda sem ter trabalhado.',
      },
      {
        verses: '2:22-23',
        says: 'O Pregador pergunta que proveito fica de tanto cansaço. Os dias são dores, e nem de noite o coração descansa.',
      },
      {
        verses: '2:24-26',
        says: 'Nada é melhor, diz o Pregador, do que comer, beber e alegrar-se no trabalho, e isso vem da mão de Deus. Ao homem bom ele dá alegria, e ao pecador, canseira.',
      },
    ],
    read: {
      verses: '2:18-26',
      how: 'Do 18 ao 23, em voz cansada, um versículo por pessoa. Antes do 24, uma pausa; o 24 se lê duas vezes, a segunda por todos.',
    },
    observe: [
      {
        ask: 'Por que o Pregador passou a detestar o próprio trabalho?',
        verses: '2:18-19, 2:21',
        listen: 'Vai deixar tudo a outro, que pode ser tolo e não trabalhou naquilo.',
      },
      {
        ask: 'Como ele descreve os dias e as noites de quem vive assim?',
        verses: '2:22-23',
        listen: 'Dias de dores, aflição como rotina, noite em que o coração não descansa.',
      },
      {
        ask: 'O que aparece de repente no versículo 24, e de onde isso vem?',
        verses: '2:24',
        listen: 'Comer, beber, alegrar-se no trabalho: vem da mão de Deus.',
      },
      {
        ask: 'Que três coisas Deus dá, segundo o versículo 26?',
        verses: '2:26',
        listen: 'Sabedoria, conhecimento e alegria.',
      },
    ],
    interpret: [
      {
        ask: 'O trabalho é o mesmo no versículo 23 e no 24. O que fez a diferença entre a insônia e a alegria?',
        verses: '2:23-24',
        listen: 'Não o serviço, mas a mão: agarrar ou receber.',
        follow: 'Como você percebe no corpo que passou de um para o outro?',
      },
      {
        ask: 'Por que a ideia de deixar tudo para quem não suou incomoda tanto?',
        verses: '2:18-21',
        listen:
          'Medo de não controlar, de ver desfeito; e a verdade de que nada era nosso para sempre.',
      },
      {
        ask: 'O que há de espiritual em comer, beber e gostar do serviço?',
        verses: '2:24-25',
        listen: 'Receber é uma forma de adorar; o comum vira encontro com quem dá.',
      },
    ],
    live: [
      {
        ask: 'Que preocupação do trabalho deita com você e acorda antes do despertador?',
        listen: 'Meta, dívida, chefe, medo de ser mandado embora; acolha.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Entre estudo, estágio e cobrança de futuro, que pedaço do seu dia já é bom hoje e você vive tratando como sala de espera?',
        listen: 'Amizade, descoberta, corpo com saúde; ajude a ver.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quando foi a última refeição em que vocês sentiram gosto da comida e da companhia ao mesmo tempo?',
        listen: 'Tela, pressa, briga à mesa; que mudança cabe em casa?',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você construiu, e para quem vai deixar? Que parte dessa entrega ainda aperta o peito?',
        listen: 'Negócio, casa, ministério na igreja; confiar em quem vem depois.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Se Deus está do lado de quem come o pão com alegria, que ideia sobre ele precisa ser revista?',
        listen: 'Muitos aprenderam um Deus que só gosta de sacrifício.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como descansar à noite sabendo que amanhã a lista continua, e o que você poderia dizer a Deus ao fechar a porta do serviço?',
        listen: 'Uma frase de entrega; que seja de cada um.',
      },
      {
        ask: 'Quem partiu deixou o trabalho das mãos em alguma coisa sua: uma receita, uma ferramenta, um jeito. O que é?',
        listen: 'A herança que não está no papel; deixe mostrar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você herdasse amanhã o negócio mais improvável da cidade (fábrica de botão, circo, barraca de pamonha), o que mudaria nele no primeiro dia?',
        bridge: 'O Pregador perdia o sono pensando justamente no herdeiro que faria isso.',
      },
      {
        text: 'Qual é o melhor lanche de meio de expediente que já inventaram: pão com manteiga, bolo da colega, pastel da esquina?',
        bridge:
          'No meio de um texto cansado aparece alguém comendo com gosto. E ele diz de onde vem.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Coma um pedaço de pão, ou beba um copo de água, bem devagar, sentindo o gosto do começo ao fim.',
      bridge: 'Isto vem da mão de Deus, escreveu um homem exausto. Leia como ele chegou aí.',
    },
    complete: [
      {
        name: 'Fechamento do expediente',
        text: 'Complete: hoje fiz … ; deixei sem terminar … ; o que não depende mais de mim é … ; da mão de Deus recebi … . Agora vou dormir.',
      },
      {
        name: 'Agarrar e receber',
        text: 'Desenhe uma mão fechada e uma aberta. Na fechada, escreva o que você tenta segurar no trabalho; na aberta, o que recebeu nele nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Almoce três dias longe da mesa de trabalho e do telefone, agradecendo antes por quem plantou, colheu e cozinhou.',
        tell: 'o que você notou na comida, nas pessoas ou em você.',
        for: ['adults', 'women', 'men'],
      },
      {
        do: 'Ensine a alguém mais novo uma coisa que você faz bem, sem cobrar que ele faça do seu jeito.',
        tell: 'o que foi difícil largar na mão do outro.',
      },
    ],
    children: {
      truth: 'Meu pão e minha alegria vêm de Deus.',
      to7: {
        story:
          'Um homem trabalhava muito, muito. Trabalhava de manhã, de tarde e até de noite. Quando deitava, ficava pensando: e amanhã? E depois? Quem vai cuidar das minhas coisas? E não dormia nada. Virava para cá, virava para lá. Um dia ele sentou, cansado, e alguém lhe deu um pão quentinho. Ele mordeu. Hum! Que gostoso! Bebeu água fresquinha. Ahhh! Olhou para a plantinha que tinha plantado e sorriu. Então pensou: espera aí! Este pão, esta água e esta alegria são presentes da mão de Deus! O homem disse obrigado. E naquela noite dormiu bem, porque lembrou que Deus cuida do dia de amanhã.',
        activity:
          'Preparem juntos um lanche simples: uma criança lava, outra arruma, outra serve. Antes de comer, cada uma diz de que mão recebeu o lanche e agradece a Deus.',
        questions: [
          'Por que o homem não dormia?',
          'De quem vem o pão e a alegria?',
          'Qual comida você quer agradecer hoje?',
        ],
      },
      to12: {
        story:
          'O Pregador trabalhou a vida toda e construiu muita coisa. Um dia fez uma pergunta que estragou o seu sossego: quando eu não estiver mais aqui, quem vai ficar com tudo isto? E se for alguém que não sabe cuidar? Ele ficou tão aflito que passou a detestar o próprio trabalho. De dia sentia dor, de noite o coração não descansava. Era como carregar uma mala pesada até na cama. Mas então ele viu uma coisa pequena: uma pessoa comendo, bebendo e gostando do que fez naquele dia. Só isso! E percebeu que aquilo vinha da mão de Deus. A diferença é que uma mão fechada tenta segurar tudo, e uma mão aberta recebe. Quem tenta segurar o futuro não aproveita nem o almoço. Quem confia em Deus trabalha direito, come com alegria e dorme.',
        activity:
          'Um participante segura grãos de feijão na mão fechada e tenta receber mais; outro faz o mesmo com a mão aberta. Vejam quem consegue receber e conversem.',
        questions: [
          'Que pergunta tirou o sono do Pregador?',
          'O que ele descobriu vendo alguém comer e se alegrar?',
          'O que você fica segurando na cabeça na hora de dormir?',
        ],
      },
      challenge:
        'Agradeça numa refeição por todas as pessoas que trabalharam para ela chegar à mesa.',
    },
    prayer:
      'Pai, o trabalho às vezes toma até a nossa noite. Abre as nossas mãos, que se fecharam de medo. Que o pão tenha gosto de presente e o serviço tenha alegria. O que fica por fazer, e o que vai ficar para outros, é teu.',
    leader: {
      lost: 'A frase do versículo 25 é difícil até no hebraico; não gastem a noite nela. E o 26 não promete que todo bom enriquece: ele mesmo verá justos sofrerem (8:14). Fiquem na mão de Deus do 24.',
      tender:
        'Há gente desempregada, ou em serviço que humilha, para quem gostar do trabalho soa cruel. Diga que o texto conhece a dor do 23. Se houver trabalho forçado ou sem pagamento, o Disque 100 recebe denúncias sem precisar dar o nome.',
    },
    comfort:
      'O que você não conseguiu terminar está sob o cuidado de alguém que não dorme. Esta noite você pode soltar a mala. O pão de amanhã já é assunto da mão de Deus.',
    closing: 'Mão fechada segura pouco; mão aberta descobre que já era presente.',
    words: [
      'detestei todo o meu trabalho',
      'deixarei ao homem',
      'heranca',
      'herdeiro',
      'comer beber',
      'da mao de deus',
      'nao ha nada melhor',
      'o coracao nao descansa',
      'insonia',
      'dias sao dores',
      'sabio ou tolo',
      'alegrar de seu trabalho',
    ],
  },
  {
    verses: '3:1-15',
    key: '3:11',
    title: 'O tempo que não é nosso',
    theme: 'o tempo de Deus',
    themes: ['espera', 'gratidao', 'luto'],
    idea: 'O tempo está nas mãos de Deus, não nas nossas; por isso dá para receber cada dia como presente, fazer o bem e confiar no que ainda não se entende.',
    context:
      'Eclesiastes é a voz de alguém que experimentou quase tudo e pergunta o que sobra abaixo do sol. Aqui ele olha para o relógio da vida. Primeiro vem um poema com catorze pares de tempos (3:1-8), de nascer e morrer até guerra e paz; depois ele pergunta pelo proveito (3:9) e responde olhando para Deus.',
    retold: [
      {
        verses: '3:1-8',
        says: 'Tudo tem o seu tempo, diz o Pregador: tempo de plantar e de arrancar, de chorar e de rir, de rasgar e de costurar, de calar e de falar.',
      },
      {
        verses: '3:9-11',
        says: 'O Pregador pergunta que proveito tem quem trabalha. Deus fez tudo belo em seu tempo e pôs a eternidade no coração, mas ninguém entende toda a sua obra.',
      },
      {
        verses: '3:12-13',
        says: 'O Pregador não vê nada melhor do que alegrar-se e fazer o bem. Comer, beber e desfrutar do trabalho é um presente de Deus.',
      },
      {
        verses: '3:14-15',
        says: 'O que Deus faz dura para sempre, sem nada a acrescentar nem a tirar, para que haja temor diante dele. O que é agora já foi antes.',
      },
    ],
    read: {
      verses: '3:4-15',
      how: 'Comecem ouvindo de alguém os versículos 1 a 3. Depois, em dois lados da sala: um diz a primeira metade de cada par (4-8), o outro responde. Uma pessoa lê do 9 ao 15, devagar.',
    },
    observe: [
      {
        ask: 'Dos pares dos versículos 4 a 8, quais a gente escolhe e quais chegam sem pedir licença?',
        verses: '3:4-8',
        listen: 'Calar e falar é escolha; chorar, perder e guerra quase nunca são.',
      },
      {
        ask: 'O que Deus fez com as coisas no tempo delas, e o que pôs no coração humano?',
        verses: '3:11',
        listen: 'Fez tudo belo ao seu tempo; pôs a sensação de eternidade.',
      },
      {
        ask: 'Que coisas simples o texto chama de presente de Deus?',
        verses: '3:12-13',
        listen: 'Alegrar-se, fazer o bem, comer, beber, desfrutar do trabalho.',
      },
      {
        ask: 'Que diferença aparece entre a obra de Deus e a nossa?',
        verses: '3:9, 3:14',
        listen: 'A dele dura para sempre, ninguém acrescenta nem diminui.',
      },
    ],
    interpret: [
      {
        ask: 'Tempo de chorar, tempo de odiar: isso é ordem, licença ou retrato da vida? O que muda na leitura conforme a resposta?',
        verses: '3:4, 3:8',
        listen: 'O poema retrata o que a gente vive; não manda odiar nem libera tudo.',
      },
      {
        ask: 'Temos a eternidade no coração e não entendemos a obra inteira. Como as duas coisas convivem numa mesma pessoa?',
        verses: '3:11',
        listen: 'Saudade do que é maior; perguntas que não cabem num dia; humildade.',
        follow: 'Em que hora essa saudade bate em você?',
      },
      {
        ask: 'Se o que Deus faz dura e o nosso trabalho passa, por que isso leva a descansar, e não a desistir?',
        verses: '3:9, 3:12-14',
        listen: 'O peso de segurar o mundo não é nosso; sobra força para o bem de hoje.',
      },
    ],
    live: [
      {
        ask: 'Entre ajuntar, espalhar, calar, falar, abraçar e afastar-se, em que tempo você está, e o que acontece quando vive um querendo outro?',
        listen: 'Deixe nomear; não apresse a saída de ninguém.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'O que você anda adiando como se o tempo fosse seu, e o que anda apressando como se Deus estivesse atrasado?',
        listen: 'Conversas, exames, decisões; dos dois lados.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Comer, beber e gostar do próprio trabalho é presente. O que, na sua rotina, você só engole sem receber?',
        listen: 'Refeição, banho do filho, caminho de casa.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Se a sua vida fosse um perfil, em que par ela mostra só metade (só rir, só ganhar), e o que aconteceria se alguém visse a outra?',
        listen: 'Medo de parecer fraco; ninguém precisa contar o que esconde.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que tempo do casamento vocês não escolheram e precisaram atravessar juntos?',
        listen: 'O que segurou os dois vale mais que o detalhe do problema.',
        for: ['couples'],
      },
      {
        ask: 'O que na sua história antes de crer parecia tempo perdido e hoje você olha de outro jeito?',
        listen: 'Ouça sem completar a frase da pessoa.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há tempo de chorar, e ninguém marca a hora de terminar. O que ajuda você a viver esse tempo sem pressa e sem culpa?',
        listen: 'Companhia, silêncio, oração curta; não conclua por ela.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Olhe no celular a primeira foto de um ano atrás. Que tempo era aquele na sua vida? Conte em uma frase.',
        bridge: 'Um ano passa, e pouca coisa esteve no nosso controle. É disso que o sábio fala.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        text: 'Se um dia tivesse vinte e seis horas, em que você gastaria as duas a mais? E de verdade, em que acabaria gastando?',
        bridge: 'A gente vive pedindo mais tempo. O texto pergunta de quem é o tempo que já temos.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Ouça por um minuto os sons de onde você está. Não é preciso fazer nada render. Este tempo também é de Deus.',
      bridge: 'O texto tem lugar até para o tempo de chorar. Comece por onde você está.',
    },
    complete: [
      {
        name: 'Que horas são em mim',
        text: 'Complete: estou no tempo de … (escolha um dos versículos 4 a 8). Queria estar no tempo de … . O que está na minha mão é … . O que está só na mão de Deus é … .',
      },
      {
        name: 'Controlar e receber',
        text: 'De um lado da folha: tento controlar. Do outro: recebo de Deus. Três itens em cada um. Risque um do primeiro lado e diga em silêncio: isto é teu.',
      },
    ],
    challenges: [
      {
        do: 'Faça uma refeição desta semana sem tela e sem pressa, com alguém, e agradeça em voz alta por três coisas.',
        tell: 'o que você recebeu e que costuma passar batido.',
      },
      {
        do: 'Pense numa conversa, visita ou pedido de desculpas que você vem adiando e faça até sexta.',
        tell: 'por que estava esperando e como foi.',
      },
    ],
    children: {
      truth: 'Meus tempos estão nas mãos de Deus.',
      to7: {
        story:
          'Tudo tem a sua hora! Tem hora de plantar a sementinha e hora de colher a cenoura. Tem hora de rir, ha ha ha, e hora de chorar, buá. Tem hora de abraçar bem apertado e hora de dar tchau. Tem hora de falar e hora de ficar quietinho: psiu! Um homem sábio da Bíblia pensou em tudo isso. Será que alguém toma conta de tantas horas? Ele olhou para o céu e descobriu: é Deus! Deus fez cada coisa bonita na hora dela. A gente não entende tudo, e não precisa. Deus entende. Então o homem disse: vou ficar alegre, vou fazer o bem, vou comer meu pãozinho e agradecer. Porque o dia de hoje é presente de Deus.',
        activity:
          'Um adulto fala um tempo do texto (chorar, rir, abraçar, calar, costurar, dançar) e as crianças fazem o gesto. No fim, todos abrem as mãos: Deus cuida do meu tempo.',
        questions: [
          'Que tempos a história contou?',
          'Quem fez cada coisa bonita na hora dela?',
          'Seu dia hoje teve mais hora de rir ou de chorar?',
        ],
      },
      to12: {
        story:
          'O Pregador escreveu um poema que parece um relógio com catorze ponteiros duplos: tempo de nascer e de morrer, de plantar e de arrancar, de chorar e de rir, de calar e de falar. Alguns tempos a gente escolhe. Outros chegam sem bater na porta. Ele percebeu que ninguém consegue viver só metade do relógio, só rindo ou só ganhando. Depois olhou para Deus e disse duas coisas. Primeira: Deus fez tudo bonito no seu tempo. Segunda: Deus colocou no nosso coração uma vontade de eternidade, e por isso a gente pergunta de onde veio tudo e para onde vai. Só que a gente vê um pedacinho, como quem olha um desenho enorme de muito perto. Deus vê o desenho todo. Enquanto isso, o que fazer? O Pregador responde: alegre-se, faça o bem, coma o seu pão e receba o dia como presente.',
        activity:
          'Façam um relógio de papel com seis pares de tempos no lugar das horas. Cada um põe o ponteiro no tempo desta semana e, se quiser, conta por quê.',
        questions: [
          'Quais tempos do poema a gente não escolhe?',
          'O que Deus colocou no nosso coração?',
          'Em que tempo você está agora, e o que pode fazer de bom nele?',
        ],
      },
      challenge:
        'Toda noite desta semana, conte a Deus qual foi o tempo do seu dia: de rir, de chorar, de abraçar…',
    },
    prayer:
      'Senhor, os nossos tempos estão nas tuas mãos, e nisso a gente quer descansar. Por quem está no tempo de chorar, de perder ou de esperar: seja companhia. Ensina-nos a fazer o bem hoje e a receber como presente o pão, o trabalho e os amigos.',
    leader: {
      lost: 'O grupo tende a tratar o poema como lista de permissões (há tempo de odiar, então posso). Ele descreve a vida como ela é; o alvo está em 3:11-14: confiar e receber. Se perguntarem por que começar no 4, é só para a leitura não ficar longa.',
      tender:
        'Tempo de morrer e tempo de perder encontram gente em luto, doença, desemprego ou separação. Não diga que tudo tem um motivo: o texto mesmo admite que não entendemos a obra inteira. Deixe a pessoa nomear o seu tempo e pare ali.',
      differ:
        'Uns entendem que Deus determinou cada hora e cada acontecimento; outros, que ele governa o todo e deixa espaço real para as nossas escolhas. O texto diz que Deus segura o começo e o fim e que a gente não alcança a obra inteira; nisso todos podem concordar.',
    },
    comfort:
      'Você não precisa entender a obra inteira para viver o dia de hoje. Quem segura o começo e o fim segura também este pedaço do meio. Faça o bem que cabe hoje e receba o pão de hoje.',
    closing: 'Tudo ele fez belo ao seu tempo, mesmo o que ainda não conseguimos ler.',
    words: [
      'tempo de plantar',
      'tempo de chorar',
      'tempo de nascer',
      'tempo para todas as coisas',
      'tempo determinado',
      'tudo tem o seu tempo',
      'eternidade no coracao',
      'belo ao seu tempo',
      'formoso em seu tempo',
      'abaixo do ceu',
      'debaixo do ceu',
      'presente de deus',
    ],
  },
  {
    verses: '4:1-12',
    key: '4:9',
    title: 'Dois são melhores do que um',
    theme: 'não viver sozinho',
    themes: ['amizade', 'comunhao', 'trabalho', 'descanso'],
    idea: 'Num mundo de opressão, inveja e gente que se mata de trabalhar sozinha, Deus nos deu uns aos outros para levantar, aquecer e resistir.',
    context:
      'O Pregador sai do palácio e olha a rua: vê lágrimas de oprimidos sem consolo (4:1), trabalho misturado com inveja (4:4) e um homem que junta riqueza sem ter com quem dividir (4:8). Quatro vezes ele fala de quem está só. Depois desse retrato vem a figura da corda de três fios.',
    retold: [
      {
        verses: '4:1-3',
        says: 'O Pregador vê que os opressores têm a força, e os oprimidos, só lágrimas e ninguém que os console. Acha os mortos melhores que os vivos, e melhor ainda quem não existe.',
      },
      {
        verses: '4:4-8',
        says: 'O Pregador acha melhor uma mão cheia com descanso do que as duas cheias perseguindo o vento. Vê um homem sozinho que trabalha sem fim e não pergunta para quem.',
      },
      {
        verses: '4:9-12',
        says: 'Dois são melhores que um, diz o Pregador: se um cai, o outro levanta, e deitados juntos se aquecem. Dois resistem, e o cordão de três dobras demora a se romper.',
      },
    ],
    read: {
      verses: '4:1-12',
      how: 'Uma pessoa sozinha, em pé, lê do 1 ao 8. No 9 outra se levanta e lê ao lado dela; no 12 entra a terceira, e as três terminam juntas.',
    },
    observe: [
      {
        ask: 'Que frase se repete no versículo 1 sobre os oprimidos, e de que lado estava a força?',
        verses: '4:1',
        listen: 'Não tinham quem os consolasse; a força estava com os opressores.',
      },
      {
        ask: 'Que sentimento o versículo 4 liga ao trabalho, e o que o 6 acha melhor?',
        verses: '4:4, 4:6',
        listen: 'A inveja do próximo; uma mão cheia com descanso.',
      },
      {
        ask: 'O que o homem do versículo 8 tem, o que não tem e o que nunca se pergunta?',
        verses: '4:8',
        listen: 'Riqueza sem fim; nem filho nem irmão; para quem estou trabalhando?',
      },
      {
        ask: 'Que situações de perigo mostram que dois são melhores do que um?',
        verses: '4:9-12',
        listen: 'Queda, frio, ataque: coisas da estrada, naquele tempo e hoje.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a falta de consolador dói a ponto de o Pregador preferir não ter visto nada disso?',
        verses: '4:1-3',
        listen: 'Sofrer sem ninguém do lado é a pior parte; ele não se acostumou com a injustiça.',
        follow: 'Quem perto da gente chora sem ter quem console?',
      },
      {
        ask: 'O que a inveja e a solidão do homem rico têm a ver uma com a outra?',
        verses: '4:4, 4:7-8',
        listen: 'Quem vê no outro um rival acaba sem companheiro.',
      },
      {
        ask: 'Ele falava de dois, e de repente a corda tem três fios. O que esse passo a mais pode querer dizer?',
        verses: '4:12',
        listen:
          'Se dois é bom, mais é melhor. Muitos veem aí Deus no meio; o texto fala primeiro de companhia.',
      },
    ],
    live: [
      {
        ask: 'Na última queda, grande ou boba, quem estendeu a mão para você, e como foi aceitar?',
        listen: 'Aceitar ajuda às vezes custa mais que dar.',
      },
      {
        ask: 'Com as duas mãos cheias de serviço, que mão você poderia esvaziar para segurar a de alguém?',
        listen: 'Hora extra, projeto, vaidade; seja concreto.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Dá para ter muitos contatos e ninguém para levantar a gente. Com quem você poderia contar às duas da manhã, e quem contaria com você?',
        listen: 'Se alguém disser ninguém, guarde o nome e procure depois.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Nas quedas dele e nas quedas dela, como vocês dois têm aprendido a levantar sem jogar na cara?',
        listen: 'Gestos, não teorias; o frio do texto também existe em cama de casal.',
        for: ['couples'],
      },
      {
        ask: 'De que colega, irmão ou vizinho você sente inveja, e que gesto faria dele um companheiro?',
        listen: 'Ninguém precisa dizer o nome.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que faz alguém recém-chegado sentir que pode cair neste grupo e ser levantado?',
        listen: 'Anote: é um recado precioso para vocês.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A cama ou a mesa ficou com um lugar vazio. Que tipo de calor tem chegado até você, e de que jeito a gente pode chegar mais perto?',
        listen: 'Ouça o que ajuda; não suponha.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual coisa é quase impossível fazer sozinho: dobrar lençol de elástico, fechar zíper nas costas, mudar sofá, passar protetor?',
        bridge: 'Um sábio da Bíblia fez uma lista parecida, com quedas, frio e assalto.',
      },
      {
        text: 'Conte de um companheiro de trabalho, escola ou viagem que transformou um dia ruim em boa história.',
        bridge: 'Dois são melhores do que um. Vamos ver por que o Pregador chegou a isso.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Trance três fios de qualquer coisa: barbante, linha, tiras de pano. A cada volta, lembre uma pessoa que já segurou você.',
      bridge: 'O texto de hoje termina numa corda. Leia como ele chegou até ela.',
    },
    complete: [
      {
        name: 'Quem segura a corda',
        text: 'Complete: quando eu caio, quem costuma me levantar é … . Quem me aquece nos dias frios é … . Por quem eu resisto é … . Um lugar vazio nesta lista é … .',
      },
      {
        name: 'Uma mão ou duas',
        text: 'Desenhe duas mãos. Escreva nelas o que você carrega nesta semana. Risque o que está aí só por comparação com os outros e veja quanto espaço sobra.',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa que vive ou trabalha só e faça uma tarefa ao lado dela: feira, conserto, caminhada.',
        tell: 'o que rendeu mais, o serviço ou a conversa.',
      },
      {
        do: 'Combine com duas pessoas uma mensagem por dia, durante uma semana, com a pergunta: em que você precisa de ajuda hoje?',
        tell: 'que ajuda você precisou pedir.',
        for: ['young', 'singles', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Deus me dá amigos para eu não ficar sozinho.',
      to7: {
        story:
          'Um homem trabalhava sozinho, sozinho. Comia sozinho. Guardava moedinhas sozinho. E nunca perguntava: para quem eu guardo tudo isto? Um sábio olhou para ele e ficou com pena. Então o sábio pensou em dois amigos andando numa estrada. Ops! Um caiu no buraco. O outro esticou o braço e puxou: upa! De noite fez frio, brrr. Os dois ficaram bem juntinhos e se esquentaram. Veio um perigo? Os dois ficaram firmes, lado a lado. O sábio sorriu: dois é melhor que um! E ainda pegou uma linha e puxou: arrebentou. Pegou três linhas trançadas e puxou com força: não arrebentou! Deus faz assim com os amigos: junta a gente para ficar forte.',
        activity:
          'Puxem um fio de lã sozinho até romper. Depois trancem três fios e tentem romper a trança. Façam uma pulseira com ela para um amigo.',
        questions: [
          'O que o amigo fez quando o outro caiu?',
          'O que aconteceu com as três linhas trançadas?',
          'Quem você pode ajudar a levantar nesta semana?',
        ],
      },
      to12: {
        story:
          'O Pregador saiu para ver como as pessoas viviam. Viu gente maltratada chorando, sem ninguém para consolar, e aquilo doeu nele. Viu gente trabalhando só para ganhar do vizinho. E viu um homem muito rico e muito só: não tinha filho nem irmão, não parava nunca e jamais se perguntava para quem era tudo aquilo. Então o Pregador pensou numa viagem a pé, como se fazia naquele tempo. Se dois andam juntos e um cai no barranco, o outro puxa. Se a noite esfria, um aquece o outro. Se aparece um ladrão, dois resistem. E uma corda trançada com três fios não se rompe à toa. Deus não fez a gente para ser herói solitário. Ele nos deu amigos, família e igreja. E o próprio Jesus, quando mandou os discípulos, mandou de dois em dois.',
        activity:
          'Em duplas, costas com costas e braços dados, sentem-se no chão e tentem levantar sem usar as mãos. Depois em trios. Contem o que precisaram combinar.',
        questions: [
          'O que faltava ao homem rico?',
          'Em que três situações dois são melhores do que um?',
          'Quem na sua turma anda sozinho, e o que você pode fazer?',
        ],
      },
      challenge: 'Chame para brincar ou lanchar alguém que costuma ficar sozinho.',
    },
    prayer:
      'Deus que consola, vê as lágrimas que ninguém enxuga e faz de nós gente que chega perto. Livra-nos da inveja que transforma irmão em rival. Solta das nossas mãos o que não deixa segurar a mão do outro. E trança a nossa vida com a tua.',
    leader: {
      lost: 'O versículo 12 virou texto de casamento, e os primeiros oito costumam sumir. A cena é maior: trabalho, estrada, amizade, gente oprimida. Solteiros, viúvos e casados têm lugar igual nela.',
      tender:
        'Os versículos 2 e 3 podem tocar em quem pensa em morrer, e o 1 em quem sofre violência em casa ou no serviço. Dois são melhores nunca quer dizer ficar com quem agride. Tenha à mão: Ligue 180, Disque 100 e CVV 188.',
      differ:
        'Muitos leem no terceiro fio da corda uma referência a Deus, sobretudo no casamento; outros entendem só um modo de dizer que três são mais fortes que dois. A aplicação a Deus é verdadeira em toda a Bíblia, mesmo se o versículo falava apenas de companheiros.',
    },
    comfort:
      'Se ninguém tem consolado você, saiba que o texto viu as suas lágrimas e não as achou normais. Deus também não acha. Você pode pedir companhia sem vergonha; foi ele quem disse que um só passa frio.',
    closing: 'Quem tem companhia também cai, mas tem quem o levante.',
    words: [
      'dois sao melhores',
      'melhor e serem dois',
      'cordao de tres',
      'tres dobras',
      'um levanta',
      'se aquecem',
      'lagrimas dos oprimidos',
      'consolador',
      'para quem estou trabalhando',
      'inveja de seu proximo',
      'mao cheia com descanso',
      'solidao',
    ],
  },
  {
    verses: '4:1-6',
    key: '4:6',
    title: 'Uma mão cheia com descanso',
    theme: 'trabalho, inveja e descanso',
    themes: ['descanso', 'trabalho', 'justica', 'sofrimento'],
    idea: 'Entre a lágrima do oprimido que ninguém consola e o trabalho misturado com inveja, o Pregador acha melhor uma mão cheia com descanso do que as duas cheias de correria.',
    context:
      'O Pregador acabou de falar da injustiça no lugar do juízo (3:16) e agora olha a rua. Vê quem sofre na mão dos fortes e diz uma coisa que assusta: melhor nem ter nascido. Depois olha o trabalho e acha a inveja; olha a preguiça e acha a ruína. Abaixo do sol é o mundo visto do chão. Logo adiante (4:9) ele dirá que dois são melhores do que um.',
    retold: [
      {
        verses: '4:1',
        says: 'O Pregador observa as opressões e vê as lágrimas dos oprimidos. A força está do lado dos opressores, e não há quem console.',
      },
      {
        verses: '4:2-3',
        says: 'O Pregador acha os mortos mais dignos de elogio do que os vivos. Melhor que ambos é quem ainda não existe e não viu as más obras.',
      },
      {
        verses: '4:4-6',
        says: 'O Pregador vê que o trabalho e a inveja do próximo andam juntos, e que o tolo, de mãos juntas, consome a si mesmo. Prefere uma mão cheia com descanso às duas perseguindo o vento.',
      },
    ],
    read: {
      verses: '4:1-6',
      how: 'Leiam em três partes, com uma pausa entre elas: as lágrimas (1-3), a inveja e a preguiça (4-5), a mão cheia (6). No 6, todos abrem uma só mão.',
    },
    observe: [
      {
        ask: 'O que o Pregador viu, e o que diz duas vezes que faltava aos oprimidos?',
        verses: '4:1',
        listen: 'As opressões e as lágrimas; não tinham consolador.',
      },
      {
        ask: 'A que conclusão ele chega sobre os mortos e os vivos, e por quê?',
        verses: '4:2-3',
        listen: 'Os mortos, e quem não nasceu, não veem as más obras.',
      },
      {
        ask: 'Que sentimento o Pregador encontra ligado a todo trabalho e a toda habilidade?',
        verses: '4:4',
        listen: 'A inveja entre uma pessoa e outra; também isto é como perseguir o vento.',
      },
      {
        ask: 'Como são as mãos do tolo, e quais as duas medidas comparadas no fim?',
        verses: '4:5-6',
        listen: 'Juntas, e ele se consome; uma cheia com descanso, as duas com trabalho e vento.',
      },
    ],
    interpret: [
      {
        ask: 'De um lado estão as lágrimas; do outro, a força. Por que dói tanto que ela esteja toda de um lado só?',
        verses: '4:1',
        listen: 'Quem podia ajudar é quem oprime; não sobra a quem recorrer.',
      },
      {
        ask: 'A Bíblia guardou a frase dos versículos 2 e 3 sem corrigir. O que isso diz a quem já pensou assim?',
        verses: '4:2-3',
        listen: 'Desabafo cabe diante de Deus; é dor de quem vê, não conselho para morrer.',
        follow: 'O que ajuda a ouvir uma frase dessas sem responder depressa?',
      },
      {
        ask: 'Inveja e trabalho andam juntos neste versículo. De que maneiras um alimenta o outro?',
        verses: '4:4',
        listen:
          'Há quem trabalhe para passar o vizinho, e o trabalho bem feito desperta inveja nele. As duas respostas servem.',
      },
      {
        ask: 'Entre mãos cruzadas e mãos cheias demais ele põe uma terceira. O que cabe na mão que fica livre?',
        verses: '4:5-6',
        listen:
          'O texto não diz. Uma mão livre pode descansar, segurar a mão de alguém, enxugar uma lágrima.',
      },
    ],
    live: [
      {
        ask: 'De quem são as lágrimas que passam por você toda semana e das quais ninguém fala?',
        listen: 'No ônibus, na portaria, na família. Um rosto.',
      },
      {
        ask: 'Se ninguém fosse comparar, que parte do seu trabalho você faria com mais calma?',
        listen: 'O que é serviço e o que é corrida.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curso, corpo, celular: com quem você está correndo sem a pessoa saber, e o que ganha se chegar?',
        listen: 'A comparação em silêncio. Sem dizer nomes.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que seria, para a casa de vocês, uma mão cheia: que contas, que horas, que sossego bastariam?',
        listen: 'Número e hora, não ideia bonita.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Você já teve a força do seu lado. Como a usou, e o que faria agora com quem tinha menos?',
        listen: 'Chefia, dinheiro, voz, idade. Sem acusação.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Quando foi que só um consolador ao lado mudou o peso do dia, sem resolver nada?',
        listen: 'Presença; guarde como o grupo pode fazer igual.',
        for: ['mourning', 'women', 'new-believers'],
      },
      {
        ask: 'E se a força do versículo 1 estivesse comigo? Em casa, no serviço ou na igreja, que jeito meu de mandar, cobrar, pagar ou falar pesa sobre alguém?',
        listen: 'Pode ficar entre a pessoa e Deus; ninguém precisa contar, nem apontar outro.',
        follow: 'Que peso dá para tirar dessa pessoa ainda nesta semana?',
      },
      {
        ask: 'O que você acha de um livro da Bíblia que fala tão franco da injustiça e da canseira?',
        listen: 'Alívio ou estranheza, os dois servem.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já tentou carregar tudo de uma vez para não fazer duas viagens, e o que caiu no chão?',
        bridge: 'O Pregador tem um ditado para quem anda com as duas mãos cheias.',
      },
      {
        text: 'Qual é o seu descanso de bolso: rede, cochilo no sofá, banco da praça, café devagar?',
        bridge: 'Um sábio disse que uma mão cheia disso vale mais que duas do resto.',
        for: ['adults', 'elderly', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Feche as duas mãos com força e conte até dez. Depois abra só uma e descanse nela os olhos.',
      bridge: 'Leia com essa mão aberta. O texto chega a ela no fim.',
    },
    complete: [
      {
        name: 'O contorno da mão',
        text: 'Contorne as suas duas mãos. Numa, escreva o que me basta: … , … , … . Na outra, o que eu seguro só para não ficar atrás dos outros: … , … . Uma coisa que eu solto até sexta: … .',
      },
      {
        name: 'Eu vi',
        text: 'O Pregador escreveu o que viu. Nesta semana, abaixo do sol, eu vi … . Quem chorava era … . A força estava com … . Consolador, até agora, … . Eu poderia … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma noite e pare de trabalhar e de comprar numa hora marcada, com o serviço por terminar. Fique com o que já tem na mão.',
        tell: 'o que apareceu nessa hora: sono, conversa, culpa, paz.',
      },
      {
        do: 'Procure alguém que anda sofrendo pressão demais, no serviço ou em casa, ouça por vinte minutos sem dar conselho e pergunte em que pode ajudar.',
        tell: 'como foi só ouvir, sem contar a história da pessoa.',
      },
    ],
    children: {
      truth: 'O que tenho com paz já é bastante.',
      to7: {
        story:
          'Um sábio saiu para passear e olhar as pessoas. Viu gente chorando, e ninguém chegava perto para abraçar. O sábio ficou triste. Depois viu um homem correndo, com os braços cheios, cheios, porque o vizinho tinha mais do que ele. Mais, mais, mais! As coisas caíam, e ele nem sentava. E viu outro, de braços cruzados, que não fazia nada o dia inteiro. Hum, assim também não! Então o sábio abriu a mão e pensou: é melhor uma mão cheinha, com descanso, do que duas cheias correndo atrás do vento. Pois quem tem uma mão livre pode até abraçar alguém.',
        activity:
          'Encham os braços de almofadas e tentem dar um abraço. Depois segurem uma só e abracem com o outro braço. Qual foi melhor?',
        questions: [
          'Por que o sábio ficou triste?',
          'O que acontecia com o homem de braços cheios?',
          'Quem você quer abraçar nesta semana?',
        ],
      },
      to12: {
        story:
          'O Pregador era um homem que gostava de observar. Um dia olhou para quem sofria injustiça e viu lágrimas. O pior, escreveu ele duas vezes, é que ninguém consolava. Quem tinha força estava do outro lado. Aquilo doeu muito nele. Depois olhou para os que trabalhavam sem parar e fez uma descoberta: boa parte daquele esforço era para ganhar do vizinho. Se um comprava um burro, o outro queria dois. Era como correr atrás do vento: ninguém alcança. Será que a saída é não fazer nada? Também não. O preguiçoso, de mãos cruzadas, acaba sem comida. Então o Pregador chegou a uma frase que dá para guardar no bolso: é melhor uma mão cheia com descanso do que as duas cheias de canseira. Uma mão trabalha e recebe o necessário. A outra fica livre, para descansar, e talvez para enxugar uma lágrima.',
        activity:
          'Desenhem o contorno de uma mão e escrevam nela cinco coisas que já bastam para um dia bom. Comparem: quantas custam dinheiro?',
        questions: [
          'O que faltava às pessoas que choravam?',
          'Por que muita gente trabalhava sem parar?',
          'O que você pode fazer com uma mão livre?',
        ],
      },
      challenge: 'Chegue perto de alguém que está triste e fique um pouquinho.',
    },
    prayer:
      'Deus que vês as lágrimas que ninguém enxuga, não nos deixes passar de longe. Tira a força de quem oprime e a inveja de quem corre. Ensina-nos uma mão cheia, com descanso, e a outra livre para consolar. Amém.',
    leader: {
      lost: 'O ditado do 6 é bonito, e o grupo vai direto a ele, saltando as lágrimas. Deixe o versículo 1 pesar. E não use o 5 contra quem não acha emprego: o tolo ali cruza as mãos por gosto. A segunda mão, livre para descansar ou consolar, é uma imagem nossa: o texto compara só as duas medidas.',
      tender:
        'Os versículos 2 e 3 podem ser o que alguém na sala sente. Leia sem susto, diga que a Bíblia dá lugar a essa dor, e procure a pessoa ainda hoje. CVV 188, a qualquer hora. Quem sofre opressão em casa ou no trabalho precisa de proteção, não de aceitar: Ligue 180, Disque 100.',
      differ:
        'No versículo 4, a nossa Bíblia diz que o trabalho causa inveja; muitas outras, e muitos pregadores, dizem que o trabalho nasce da inveja. O hebraico deixa as duas leituras abertas, e a vida conhece as duas. As perguntas servem para ambas.',
    },
    comfort:
      'Alguém olhou para as suas lágrimas e escreveu que elas não deviam estar sozinhas. Hoje não é preciso encher as mãos. Basta receber um pouco, com descanso.',
    closing: 'Uma mão cheia basta; a outra fica livre para descansar e para consolar alguém.',
    words: [
      'lagrimas dos oprimidos',
      'nao tinham consolador',
      'opressoes',
      'forca do lado dos opressores',
      'inveja de seu proximo',
      'inveja do proximo',
      'inveja do homem contra o seu proximo',
      'o tolo junta suas maos',
      'cruza os bracos',
      'uma mao cheia',
      'mao cheia com descanso',
      'perseguicao ao vento',
      'correr atras do vento',
    ],
  },
  {
    verses: '5:1-7',
    key: '5:1',
    title: 'Chegar para ouvir',
    theme: 'o respeito diante de Deus',
    themes: ['adoracao', 'oracao', 'lingua', 'fidelidade'],
    idea: 'Deus não precisa do nosso falatório nem das nossas promessas apressadas: quem chega perto dele guarda os passos, escuta primeiro e cumpre o que disse.',
    context:
      'Até aqui o Pregador olhou para o trabalho, o tempo e a solidão. Agora segue alguém até a porta do templo, que ele chama de casa de Deus, e repara em como se reza: muita palavra, muito voto, pouco ouvido. Em algumas Bíblias o primeiro versículo daqui é contado como o último do capítulo 4.',
    retold: [
      {
        verses: '5:1-3',
        says: 'O Pregador manda guardar os passos ao entrar na casa de Deus e chegar para ouvir. Deus está nos céus, e a pessoa, na terra, por isso as palavras sejam poucas.',
      },
      {
        verses: '5:4-5',
        says: 'Quem faz um voto a Deus não demore em pagar, diz o Pregador, porque Deus não se agrada de tolos. Melhor não fazer voto do que fazer e não pagar.',
      },
      {
        verses: '5:6-7',
        says: 'O Pregador avisa que a boca não leve ninguém a pecar, nem se diga depois que foi só um erro. Em muitos sonhos e muitas palavras há futilidade, e o certo é temer a Deus.',
      },
    ],
    read: {
      verses: '5:1-7',
      how: 'Fiquem em silêncio um minuto inteiro antes de começar. Depois, um versículo por pessoa, com três respirações entre um e outro.',
    },
    observe: [
      {
        ask: 'Que três recomendações aparecem para quem vai à casa de Deus: sobre os passos, os ouvidos e a boca?',
        verses: '5:1-2',
        listen: 'Guardar os passos, achegar-se a ouvir, não se precipitar em falar.',
      },
      {
        ask: 'Que motivo o texto dá para que as palavras sejam poucas?',
        verses: '5:2',
        listen: 'Deus está nos céus, e nós na terra: saber com quem se fala.',
      },
      {
        ask: 'O que ele diz sobre fazer voto e não cumprir?',
        verses: '5:4-5',
        listen: 'Melhor não fazer; e, feito, pagar sem demora.',
      },
      {
        ask: 'Com que frase curta o trecho termina?',
        verses: '5:7',
        listen: 'Teme a Deus: respeito no lugar do falatório.',
      },
    ],
    interpret: [
      {
        ask: 'O que seria um sacrifício de tolos: uma coisa que parece devoção e não é?',
        verses: '5:1',
        listen: 'Ofertar para não ter de ouvir; barulho religioso sem obediência.',
        follow: 'Como isso aparece num culto de hoje?',
      },
      {
        ask: 'Lembrar que Deus está nos céus afasta a gente dele ou ensina a chegar? O que cada um sente nessa frase?',
        verses: '5:2',
        listen: 'Reverência não é distância; o mesmo Deus que é grande escuta.',
      },
      {
        ask: 'Por que a desculpa de que foi um mero erro não resolve?',
        verses: '5:6',
        listen: 'Palavra dita a Deus e aos outros tem peso; desculpa barata vira costume.',
      },
    ],
    live: [
      {
        ask: 'Do momento em que você sai de casa até sentar no culto, o que acontece com os seus passos e com a sua cabeça?',
        listen: 'Briga no carro, celular, atraso; riam e pensem num passo melhor.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Que promessa feita a Deus num acampamento ou num aperto ainda está esperando?',
        listen: 'Sem cobrança pública; pagar, renegociar com honestidade ou pedir perdão.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Se a sua oração da semana fosse gravada, quanto dela seria fala e quanto seria escuta?',
        listen: 'Números chutados servem; o que impede o silêncio?',
      },
      {
        ask: 'Que frases você repete na igreja há tantos anos que já nem escuta?',
        listen: 'Amém, glória, jargões; sem deboche.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem está chegando às vezes acha que não sabe orar. O que muda ao ouvir que as palavras podem ser poucas?',
        listen: 'Alívio: não é concurso de fala.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que acordo com alguém você deixou a palavra cair, e qual seria o jeito de levantá-la?',
        listen: 'Dívida, visita prometida, compromisso na igreja.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando a dor tira as palavras, que oração sem frase você tem feito?',
        listen: 'Suspiro, choro, ficar sentado; Deus escuta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a promessa de segunda-feira que você mais vezes fez e nunca chegou à quarta?',
        bridge: 'Da academia a gente ri. O Pregador fala das promessas feitas a Deus.',
      },
      {
        text: 'Jogo rápido: cada um conta o seu dia em exatamente cinco palavras. Quem passar conta outra vez.',
        bridge: 'Poucas palavras obrigam a escolher. O texto diz que com Deus também é assim.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique de pé diante de uma porta da sua casa. Antes de atravessar, pare, respire e diga mentalmente: estou entrando para ouvir.',
      bridge: 'Guarda os teus passos, começa o texto. Entre devagar nele.',
    },
    complete: [
      {
        name: 'Nota promissória',
        text: 'Complete: eu disse a Deus que … . Até agora eu … . Hoje, com sinceridade, o que consigo cumprir é … até o dia … .',
      },
      {
        name: 'Oração de dez palavras',
        text: 'Escreva a sua oração desta semana com no máximo dez palavras. Leia-a uma vez em voz baixa e fique um minuto calado depois.',
      },
    ],
    challenges: [
      {
        do: 'Chegue quinze minutos antes ao próximo culto e sente-se calado, só com uma pergunta: Senhor, o que queres me dizer?',
        tell: 'o que ficou diferente no resto do culto.',
      },
      {
        do: 'Cumpra até o fim da semana uma palavra que você deu e deixou para depois, pequena que seja.',
        tell: 'que peso saiu das costas.',
      },
    ],
    children: {
      truth: 'Com Deus, primeiro eu escuto.',
      to7: {
        story:
          'Um menino entrou correndo na casa de Deus: toc, toc, toc! Falava, falava, falava. Deus, eu quero isso! Deus, eu prometo aquilo! E nem esperava. O vovô dele sorriu e pôs a mão no ombro: espera, meu pequeno. Guarda os teus pezinhos. Os pés pararam. Agora guarda a tua boquinha. A boca fechou. E agora abre os ouvidos. O menino ficou quietinho. Ouviu a música. Ouviu uma história da Bíblia. Ouviu o próprio coração: tum, tum. E disse baixinho: Deus, eu gosto de você. Só isso. O vovô falou: essa oração é curtinha e muito bonita. Deus escuta as palavras poucas. E quando a gente promete, a gente cumpre!',
        activity:
          'Brinquem de estátua que escuta: todos andam; ao sinal, param e contam nos dedos quantos sons ouvem. Terminem com uma oração de uma frase cada um.',
        questions: [
          'Como o menino entrou na casa de Deus?',
          'O que ele ouviu quando ficou quieto?',
          'Que oração curtinha você quer fazer?',
        ],
      },
      to12: {
        story:
          'O Pregador ficou um dia na porta do templo, olhando quem entrava. Viu gente com pressa, falando sem parar, fazendo promessas enormes: Deus, se o Senhor me der isso, eu faço aquilo! Na semana seguinte, ninguém lembrava. Então ele deu conselhos simples. Cuide dos seus passos antes de entrar: lembre aonde você vai. Chegue mais para ouvir do que para falar. Não precisa de muitas palavras, porque Deus é grande, e a gente é pequeno. Se prometer alguma coisa a ele, cumpra logo; é melhor não prometer do que prometer e deixar para lá. E nada de desculpa, dizendo que foi só um engano. Isso não quer dizer que Deus está bravo, esperando um erro. Quer dizer que ele leva a sério o que a gente fala, como um amigo de verdade. E amigo de verdade a gente também escuta.',
        activity:
          'Em duplas: um fala um minuto sobre o seu dia, o outro só escuta e depois repete o que ouviu. Troquem. Conversem: foi mais difícil falar ou escutar?',
        questions: [
          'O que o Pregador viu na porta do templo?',
          'Por que é melhor não prometer do que prometer e não cumprir?',
          'Que promessa sua está esperando ser cumprida?',
        ],
      },
      challenge:
        'Antes de orar à noite, fique um minutinho quieto escutando. Depois fale com Deus.',
    },
    prayer:
      'Senhor, estás nos céus, e nós aqui na terra, com a boca apressada. Aquieta os nossos passos. Abre os nossos ouvidos. Que sejam poucas as palavras e inteiro o coração. E ajuda-nos a cumprir o que já dissemos.',
    leader: {
      lost: 'Pode virar regra de silêncio no culto ou bronca em quem canta alto. O alvo não é o volume, é a pressa de falar sem escutar. Outros textos mandam gritar de alegria; aqui o assunto é peso da palavra.',
      tender:
        'Há gente sufocada por promessa feita no desespero, ou cobrada por líderes em nome de Deus. Diga que ninguém compra favor de Deus com voto, e que promessa impossível ou arrancada se leva a ele com um pedido simples de perdão.',
    },
    comfort:
      'Se você só consegue ficar sentado, sem uma frase bonita, já está obedecendo a este texto. Deus não mede a oração pelo tamanho. Chegue, sente-se, deixe que ele fale.',
    closing: 'Na casa de Deus, quem chega de ouvido aberto nunca sai de mãos vazias.',
    words: [
      'guarda os teus passos',
      'guarda o teu pe',
      'casa de deus',
      'sacrificios de tolos',
      'sejam poucas as tuas palavras',
      'palavras sejam poucas',
      'nao te precipites',
      'voto',
      'paga o voto',
      'melhor e que nao',
      'deus esta nos ceus',
      'teme a deus',
    ],
  },
  {
    verses: '5:8-20',
    key: '5:10',
    title: 'O sono que o dinheiro não compra',
    theme: 'o dinheiro e o contentamento',
    themes: ['trabalho', 'gratidao', 'generosidade', 'justica'],
    idea: 'O amor ao dinheiro nunca se sacia e rouba até o sono; o que farta é receber da mão de Deus o pão, o trabalho e a alegria de hoje.',
    context:
      'O Pregador acaba de falar da casa de Deus (5:1-7). Agora olha para a repartição pública e para a bolsa de quem tem. Em 5:8-9 ele vê o pobre oprimido sob uma escada de autoridades, uma acima da outra, e não se espanta. Daí passa ao que move tudo aquilo, o dinheiro, e termina numa mesa simples.',
    retold: [
      {
        verses: '5:8-9',
        says: 'O Pregador diz que ninguém se surpreenda ao ver o direito do pobre violado. O proveito da terra é para todos, e até o rei se serve do campo.',
      },
      {
        verses: '5:10-12',
        says: 'Quem ama o dinheiro nunca se sacia dele, diz o Pregador. O sono do trabalhador é doce, e a fartura do rico não o deixa dormir.',
      },
      {
        verses: '5:13-17',
        says: 'O Pregador vê riquezas guardadas que se perdem num mau negócio. O dono se vai nu, como veio, sem levar nada na mão.',
      },
      {
        verses: '5:18-20',
        says: 'O Pregador acha bom e belo comer, beber e aproveitar o próprio trabalho. Poder alegrar-se com o que se tem é presente de Deus, que responde com alegria no coração.',
      },
    ],
    read: {
      verses: '5:10-20',
      how: 'Resumam antes os versículos 8 e 9. Dois leitores: um faz a voz do cofre (10-17), o outro, a da mesa (18-20). Troquem de leitor e leiam de novo o 12.',
    },
    observe: [
      {
        ask: 'O que acontece com quem ama o dinheiro, segundo o versículo 10?',
        verses: '5:10',
        listen: 'Nunca se sacia: nem do dinheiro nem do lucro.',
      },
      {
        ask: 'Quem dorme e quem não dorme no versículo 12?',
        verses: '5:12',
        listen: 'O trabalhador dorme doce, coma pouco ou muito; a fartura não deixa o rico dormir.',
      },
      {
        ask: 'Que história triste ele conta do versículo 13 ao 17?',
        verses: '5:13-17',
        listen: 'Riqueza guardada, perdida num mau negócio; filho sem nada; mãos vazias no fim.',
      },
      {
        ask: 'O que ele chama de bom e belo, e que palavra repete sobre isso?',
        verses: '5:18-19',
        listen: 'Comer, beber, alegrar-se no trabalho; Deus deu, é presente de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que ter mais, em vez de sossegar, costuma dar mais medo de perder?',
        verses: '5:11-12',
        listen: 'Mais gente em volta, mais para vigiar; o coração vira guarda-noturno.',
        follow: 'Quanto seria o suficiente para você, em número?',
      },
      {
        ask: 'O versículo 19 fala de ter bens e também de receber “poder para comer delas”. Que diferença existe entre ter e desfrutar?',
        verses: '5:19',
        listen: 'Desfrutar também é dom; há quem tenha e não consiga.',
      },
      {
        ask: 'Como a alegria que Deus responde no coração muda a conta dos anos?',
        verses: '5:20',
        listen: 'A pessoa não vive ruminando os dias; está ocupada de alegria.',
      },
    ],
    live: [
      {
        ask: 'Que boleto, aplicativo de banco ou conversa sobre dinheiro tem levado embora o seu sono?',
        listen: 'Ninguém diz valores; medo de faltar é real.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Aposta, jogo, renda fácil na internet: que promessa de dinheiro rápido circula na sua turma, e o que ela cobra de quem entra?',
        listen: 'Pode haver vício na roda; escute sem susto e procure depois.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Em que momentos o assunto dinheiro vira briga entre vocês dois, e que hora da semana seria boa para falar dele com calma?',
        listen: 'Combinar dia e chá já é um avanço.',
        for: ['couples'],
      },
      {
        ask: 'Do que você lembra como tempo de pouco dinheiro e muita doçura?',
        listen: 'Memórias que ensinam os mais novos; sem romantizar a fome.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Nu ele voltará, diz o texto. Sabendo disso, o que você gostaria de repartir enquanto ainda tem mãos?',
        listen: 'Tempo, objeto, oferta, ofício ensinado.',
      },
      {
        ask: 'O que a igreja falou sobre dinheiro, ao longo da sua vida, que aproximou ou afastou você de Deus?',
        listen: 'Ouça as feridas sem defender ninguém.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde você já dormiu o melhor cochilo da vida: rede, ônibus, banco da igreja, colo da avó?',
        bridge: 'Doce é o sono, diz o texto, e explica o que ajuda e o que atrapalha.',
      },
      {
        text: 'Qual foi a primeira coisa que você comprou com dinheiro seu, e onde ela está hoje?',
        bridge: 'O dinheiro vai e o coração às vezes vai junto. O Pregador observou isso de perto.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Abra a carteira ou o aplicativo do banco por um instante, feche e ponha longe. Agora deixe as duas mãos vazias sobre os joelhos.',
      bridge: 'Assim a gente chegou e assim vai. Entre uma coisa e outra, há um presente. Leia.',
    },
    complete: [
      {
        name: 'O que me tira o sono',
        text: 'Complete: deito pensando em … . Se eu tivesse mais …, acho que dormiria. Mas o texto me lembra que … . Hoje entrego a Deus … .',
      },
      {
        name: 'Cofre e mesa',
        text: 'Desenhe um cofre e uma mesa. No cofre, o que você guarda com medo; na mesa, o que já pode ser comido, usado e repartido. Passe uma coisa de um para a outra.',
      },
    ],
    challenges: [
      {
        do: 'Durante três noites, desligue as telas uma hora antes de deitar e agradeça por três coisas daquele dia que não custaram nada.',
        tell: 'como foi o sono.',
      },
      {
        do: 'Convide alguém para uma refeição simples feita por você, sem gastar além do que já tem em casa.',
        tell: 'o que ficou belo naquela mesa.',
      },
    ],
    children: {
      truth: 'O que Deus me dá hoje é suficiente.',
      to7: {
        story:
          'Havia dois vizinhos. Um trabalhava na roça o dia todo. Chegava, tomava sua sopinha, abraçava os filhos e dormia: ronc, ronc. O outro tinha um baú cheio de moedas. Contava: uma, duas, três, cem! E queria mais uma. De noite ouvia um barulhinho: será que é ladrão? Era só o gato. Ele não dormia nada! O sábio da Bíblia olhou para os dois e disse: doce é o sono de quem trabalhou. E disse mais: quem ama moeda nunca acha que tem bastante. Coisa boa mesmo é comer o pão, beber a água e ficar alegre com o que Deus dá. É um presente. O vizinho da sopinha já sabia disso. Boa noite!',
        activity:
          'Deem a cada criança cinco grãos ou botões para carregar numa colher até o outro lado, depois vinte. Qual foi mais difícil? No fim, sentem e dividam um lanche.',
        questions: [
          'Qual dos vizinhos dormia bem?',
          'Por que o outro não dormia?',
          'O que você já tem e quer agradecer?',
        ],
      },
      to12: {
        story:
          'O Pregador reparou numa coisa curiosa: quem ama o dinheiro nunca diz chega. Se tem dez, quer vinte; se tem vinte, quer cem. Ele conta de um homem que guardou, guardou e guardou. Não aproveitou nada, vivia irritado e comia sozinho no escuro. Um dia fez um mau negócio e perdeu tudo. Nasceu um filho, e não havia o que dar a ele. Que pena! Do outro lado, o Pregador viu um trabalhador cansado que jantava, fosse pouco ou muito, e dormia gostoso. Então escreveu: eu vi uma coisa boa e bonita! É comer, beber e gostar do trabalho nos dias que Deus dá. Repare que ele não disse que ter dinheiro é errado. Disse que dinheiro é para usar e dividir, e não para amar. Quem a gente ama é Deus, que dá a comida e também dá a alegria de comer.',
        activity:
          'Escrevam em cartões coisas que o dinheiro compra (cama, remédio, comida) e o par que ele não compra (sono, saúde, companhia). Joguem como jogo da memória.',
        questions: [
          'O que acontece com quem ama o dinheiro?',
          'O que o Pregador achou bom e bonito?',
          'Que coisa sua você pode dividir esta semana?',
        ],
      },
      challenge: 'Antes de dormir, diga três coisas boas do dia que não custaram dinheiro.',
    },
    prayer:
      'Pai, livra-nos do amor que não se sacia. Dá pão a quem não tem e sono a quem perdeu. Ensina-nos a receber o que nos deste, a repartir com alegria e a não passar o dia contando o que vai ficar aqui.',
    leader: {
      lost: 'O papo escorrega para política, por causa dos versículos 8 e 9, ou para quem tem mais. Deixe a injustiça ser nomeada, e volte: o texto pergunta o que o dinheiro faz dentro da gente.',
      tender:
        'Dívida e aposta envergonham e isolam, e podem levar ao desespero. Não pergunte números na roda. Se alguém contar um vício em jogo, ofereça companhia para buscar tratamento gratuito na rede pública; se falar em não viver mais, CVV, telefone 188.',
    },
    comfort:
      'Se o aperto não deixa você dormir, este texto não está bravo com você. Deus sabe o que vence amanhã. Hoje ele dá o pão de hoje, e fica acordado no seu lugar.',
    closing: 'O cofre nunca diz chega; a mesa com Deus diz obrigado.',
    words: [
      'amar o dinheiro',
      'ama o dinheiro',
      'nunca se saciara',
      'nunca se fartara',
      'doce e o sono',
      'sono do trabalhador',
      'a fartura do rico',
      'nu ele voltara',
      'saiu do ventre',
      'trabalhar para o vento',
      'presente de deus',
      'riquezas que seus donos',
    ],
  },
  {
    verses: '7:1-14',
    key: '7:14',
    title: 'O que a casa do luto ensina',
    theme: 'aprender nos dias difíceis',
    themes: ['sabedoria', 'luto', 'sofrimento', 'humildade'],
    idea: 'A gente aprende mais na casa que chora do que na festa que distrai: os dias bons e os ruins passam pela mão de Deus, e o sábio se deixa ensinar pelos dois.',
    context:
      'O Pregador junta aqui uma fileira de ditados com a palavra melhor, quase todos ao contrário do que se espera. Os dois primeiros já assustam: a reputação vale mais que perfume, e a casa do luto ensina mais que a do banquete (7:1-2). O que ele viu na vida virou conselho de bolso.',
    retold: [
      {
        verses: '7:1-4',
        says: 'O Pregador diz que a tristeza do rosto aperfeiçoa o coração. O coração do sábio está na casa do luto, e o do tolo, na casa da alegria.',
      },
      {
        verses: '7:5-7',
        says: 'O Pregador acha melhor a repreensão do sábio do que a canção dos tolos, que riem como espinhos estalando debaixo da panela.',
      },
      {
        verses: '7:8-10',
        says: 'O Pregador acha o fim melhor que o princípio, e o paciente, melhor que o arrogante. Não é sábio irar-se depressa nem perguntar por que antes era melhor.',
      },
      {
        verses: '7:11-14',
        says: 'A sabedoria é boa como herança e dá vida ao seu dono. O Pregador manda alegrar-se no dia bom e considerar no dia mau, porque Deus faz os dois.',
      },
    ],
    read: {
      verses: '7:3-14',
      how: 'Quem lidera diz os versículos 1 e 2. Depois, um ditado por pessoa; entre um e outro, o grupo responde baixinho: será? O 13 e o 14 se leem sem resposta.',
    },
    observe: [
      {
        ask: 'Que coisas o texto diz que são melhores, e qual delas mais contraria o que se ouve por aí?',
        verses: '7:3, 7:5, 7:8',
        listen: 'Sofrimento e riso, repreensão e canção, fim e princípio, paciência e arrogância.',
      },
      {
        ask: 'Com que o riso dos tolos é comparado, e onde mora a ira?',
        verses: '7:6, 7:9',
        listen:
          'Espinhos estalando debaixo da panela: barulho e pouco calor; a ira repousa no colo dos tolos.',
      },
      {
        ask: 'Que pergunta sobre o passado ele aconselha a não fazer?',
        verses: '7:10',
        listen: 'Por que os dias passados foram melhores que os de agora.',
      },
      {
        ask: 'O que fazer no dia da prosperidade, e o que fazer no dia da adversidade?',
        verses: '7:14',
        listen: 'Alegrar-se num; no outro, considerar, pensar.',
      },
    ],
    interpret: [
      {
        ask: 'Como a tristeza do rosto pode aperfeiçoar o coração, se ninguém procura tristeza?',
        verses: '7:3-4',
        listen: 'Ela põe a gente diante do que importa, quebra a pressa, abre para os outros.',
        follow: 'O que você aprendeu num velório que nenhuma festa ensinou?',
      },
      {
        ask: 'O que a saudade do passado tem de bom, e quando ela vira falta de sabedoria?',
        verses: '7:10',
        listen: 'Lembrar com gratidão é bom; comparar para desprezar o hoje cega.',
      },
      {
        ask: 'O versículo 13 fala de algo que Deus entortou. Como se vive diante do que não se consegue endireitar?',
        verses: '7:13-14',
        listen: 'Observando, aceitando não ter a última palavra; confiar sem fingir que entendeu.',
      },
    ],
    live: [
      {
        ask: 'Que repreensão doeu na hora e hoje você agradece?',
        listen: 'Pai, chefe, amiga; valorize quem teve coragem.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem na sua vida tem liberdade para dizer que você está errado, e quem só faz coro?',
        listen: 'Diferença entre amigo e plateia.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que frase do tipo no meu tempo era melhor você já disse, e o que existe de bom hoje que ela não deixa ver?',
        listen: 'Humor ajuda; peça um exemplo do bom de agora.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'No colo de quem a raiva costuma dormir na sua casa, e o que ajudaria a acordar sem ela?',
        listen: 'Pressa para se irar é o ponto; sem acusar o outro.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Hoje é dia de alegrar-se ou dia de considerar, na sua vida? O que seria obedecer a esse dia?',
        listen: 'Os dois são legítimos; alguém pode estar nos dois.',
      },
      {
        ask: 'O que mudou no seu jeito de ver a vida depois que você passou pela casa do luto?',
        listen: 'Só quem quiser; não transforme a dor em lição.',
        for: ['mourning'],
      },
      {
        ask: 'Um livro da Bíblia que prefere velório a festa: o que isso mexe com a ideia que você tinha de fé?',
        listen: 'Surpresa, alívio, estranheza; tudo serve.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que ditado da sua avó parecia sem pé nem cabeça e um dia fez todo o sentido?',
        bridge: 'O Pregador também tinha ditados esquisitos. Hoje vamos provar alguns.',
      },
      {
        text: 'Qual foi o filme, jogo ou viagem em que o fim salvou um começo muito fraco?',
        bridge: 'Melhor é o fim das coisas do que o princípio delas, diz um dos ditados de hoje.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre uma casa onde se chorava e onde você esteve. Não reconte a história: lembre só um gesto de carinho que viu ali.',
      bridge: 'O sábio diz que o coração aprende nessa casa. Leia devagar.',
    },
    complete: [
      {
        name: 'Meu melhor é',
        text: 'Invente dois ditados com a sua vida: melhor é … do que …, porque … . Um deve vir de um dia bom; o outro, de um dia ruim.',
      },
      {
        name: 'Dois dias',
        text: 'Divida a folha. De um lado: um dia de prosperidade, e o que eu esqueci nele: … . Do outro: um dia de adversidade, e o que eu enxerguei nele: … .',
      },
    ],
    challenges: [
      {
        do: 'Vá à casa de alguém que perdeu uma pessoa há mais de três meses, quando quase ninguém mais vai, e leve algo para comer.',
        tell: 'o que você aprendeu ficando.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        do: 'Pergunte a uma pessoa de confiança: em que eu preciso melhorar? Escute inteiro e responda só obrigado.',
        tell: 'o que foi mais custoso, ouvir ou agradecer.',
      },
    ],
    children: {
      truth: 'Deus me ensina nos dias bons e nos ruins.',
      to7: {
        story:
          'Dona Benta tinha dois netos. Um dia foi dia de festa: bolo, balão, risada, ha ha ha! Os netos pularam muito. No outro dia choveu, e o passarinho da vizinha morreu. A vizinha chorou. A vovó disse: vamos lá ficar com ela. Levaram um pedaço de bolo. Ficaram sentadinhos. O neto menor fez carinho na mão da vizinha, e ela sorriu um pouquinho. Na volta a vovó perguntou: o que vocês aprenderam? O maior disse: no dia da festa eu aprendi a dançar. No dia triste eu aprendi a cuidar. A vovó abriu a Bíblia e leu: no dia bom, fique alegre; no dia ruim, pense. Deus está nos dois dias.',
        activity:
          'Façam um rosto de papel de dois lados, um alegre e um triste. Contem um dia de cada e digam juntos: Deus estava comigo.',
        questions: [
          'O que aconteceu no dia da festa?',
          'O que os netos fizeram no dia triste?',
          'Como você pode cuidar de alguém que está triste?',
        ],
      },
      to12: {
        story:
          'O Pregador colecionava frases ao contrário. Uma dizia: melhor é a casa do luto do que a casa da festa. Como assim? Festa é ótima, e ele sabia disso. Mas reparou que na festa ninguém pensa em nada sério. Já na casa de quem perdeu alguém, as pessoas se abraçam, pedem perdão, lembram do que vale de verdade. Outra frase: melhor é ouvir a bronca de um sábio do que a música dos bobos. Porque a risada boba é como espinho queimando debaixo da panela: faz um barulhão, estala, e a comida nem esquenta. Ele também dizia: não tenha pressa de ficar bravo. E não fique só falando que antigamente era melhor. No fim, deu um conselho fácil de guardar: no dia bom, alegre-se; no dia ruim, pense, porque Deus está presente nos dois. Quem aprende nos dois dias fica sábio.',
        activity:
          'Cada um inventa uma frase ao contrário que começa com melhor é e precisa explicar por que ela faz sentido. O grupo vota na mais sábia.',
        questions: [
          'Por que o sábio aprende na casa do luto?',
          'Com que ele comparou a risada dos tolos?',
          'Que bronca ajudou você a melhorar?',
        ],
      },
      challenge:
        'Faça um carinho em alguém triste: um desenho, um abraço, uma visita com um adulto.',
    },
    prayer:
      'Deus dos dois dias, nos bons a gente se esquece, nos ruins a gente se apavora. Ensina-nos a rir com gratidão e a chorar com sabedoria. Segura a nossa pressa de irar. O que está torto e não entendemos, olhamos contigo.',
    leader: {
      lost: 'O texto não manda gostar de sofrer nem proíbe festa: em 9:7 ele manda comer com alegria. É sabedoria de contraste. Se alguém defender que tristeza é mais santa que alegria, leia o 14: os dois dias têm lugar.',
      tender:
        'Dizer a quem acabou de perder alguém que o sofrimento aperfeiçoa é crueldade. Deixe que a própria pessoa conte, se quiser, o que aprendeu. E a frase sobre o que Deus entortou não serve para explicar a deficiência ou a tragédia de ninguém. O versículo 1 elogia uma vida que termina bem, não a morte: se alguém disser que preferia morrer, fique perto e chame o CVV, 188.',
    },
    comfort:
      'A casa do luto não é castigo, e você não precisa sair dela aprendendo alguma coisa. O sábio diz apenas que o coração pode morar ali. Deus também entra nessa casa e se senta.',
    closing: 'Na festa a gente se distrai; na casa que chora a gente se encontra.',
    words: [
      'casa do luto',
      'casa do banquete',
      'boa reputacao',
      'boa fama',
      'repreensao do sabio',
      'espinhos debaixo',
      'dias passados',
      'dia da prosperidade',
      'dia da adversidade',
      'ira repousa',
      'ira se abriga',
      'melhor e o fim',
      'tristeza do rosto',
    ],
  },
  {
    verses: '9:1-10',
    key: '9:7',
    title: 'Come com alegria o teu pão',
    theme: 'a alegria dos dias comuns',
    themes: ['gratidao', 'esperanca', 'trabalho', 'casamento'],
    idea: 'Porque a vida é curta e está nas mãos de Deus, o sábio não cruza os braços: come com alegria, ama quem tem do lado e faz com vontade o que lhe cai na mão.',
    context:
      'O Pregador volta à sua pedra no sapato: o mesmo fim chega para o justo e para o perverso. No capítulo 8 ele viu justos sofrerem como se fossem maus (8:14) e admitiu que ninguém entende a obra inteira de Deus (8:17). Agora, em vez de fechar a cortina, manda pôr a mesa.',
    retold: [
      {
        verses: '9:1-3',
        says: 'O Pregador vê que os justos e os sábios estão nas mãos de Deus, e ninguém sabe o que vem. O mesmo acontece ao bom e ao pecador, e depois todos morrem.',
      },
      {
        verses: '9:4-6',
        says: 'Para quem está vivo há esperança, diz o Pregador: melhor um cão vivo do que um leão morto. Os mortos são esquecidos, e seu amor e seu ódio já acabaram.',
      },
      {
        verses: '9:7-10',
        says: 'O Pregador manda comer o pão com alegria, vestir roupas brancas e aproveitar a vida com a mulher amada. O que vier à mão, que se faça com todas as forças.',
      },
    ],
    read: {
      verses: '9:1-10',
      how: 'Do 1 ao 6, uma voz só, lenta. No 7, todos se levantam ou se endireitam, e cada frase até o 10 é dita por uma pessoa diferente, como convite.',
    },
    observe: [
      {
        ask: 'Onde estão os justos, os sábios e as obras deles?',
        verses: '9:1',
        listen: 'Nas mãos de Deus; é a primeira coisa que ele diz.',
      },
      {
        ask: 'Que pares de pessoas têm o mesmo fim, no versículo 2?',
        verses: '9:2',
        listen: 'Justo e perverso, puro e impuro, o que sacrifica e o que não, bom e pecador.',
      },
      {
        ask: 'Que comparação com bichos ele faz sobre a esperança?',
        verses: '9:4',
        listen: 'Um cão vivo é melhor do que um leão morto: enquanto há vida, há esperança.',
      },
      {
        ask: 'Quais convites aparecem do versículo 7 ao 10?',
        verses: '9:7-10',
        listen:
          'Comer, beber, roupa branca, óleo na cabeça, viver com a mulher amada, fazer o que vier à mão.',
      },
    ],
    interpret: [
      {
        ask: 'Como a lembrança da morte consegue empurrar alguém para a alegria, e não para o desespero?',
        verses: '9:4-7',
        listen: 'O que acaba fica precioso; hoje é o dia que se tem.',
        follow: 'Que notícia já fez você valorizar uma coisa comum?',
      },
      {
        ask: 'A frase “pois Deus se agrada de tuas obras” vem antes de qualquer esforço. Que liberdade isso dá a quem está à mesa?',
        verses: '9:7',
        listen: 'Comer sem culpa, como filho; a alegria não precisa ser merecida.',
      },
      {
        ask: 'Roupa branca e óleo na cabeça eram coisa de festa. O que quer dizer usar isso em todo tempo?',
        verses: '9:8',
        listen: 'Não guardar a alegria para uma data que talvez não venha.',
      },
      {
        ask: 'Em que o fazer “conforme as tuas forças” é diferente de se matar de trabalhar?',
        verses: '9:10',
        listen: 'Inteiro no que está à mão, dentro da medida que se tem.',
      },
    ],
    live: [
      {
        ask: 'Que louça, roupa ou toalha você guarda para uma ocasião especial que nunca chega, e que terça-feira merece usá-la?',
        listen: 'Riam; depois vejam o que mais está guardado: elogio, abraço.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Com quem você mora ou divide a vida, o que seria aproveitar os dias juntos nesta semana comum?',
        listen: 'Um passeio curto, dançar na cozinha; vale para casados e para amigos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que veio à sua mão agora (curso, emprego, tarefa em casa) que você faz pela metade porque espera coisa melhor?',
        listen: 'Fazer com vontade o pequeno; sem culpar o cansado.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que alegria você aprendeu a achar suspeita por causa da religião, e o que o versículo 7 diz sobre ela?',
        listen: 'Música, riso, descanso; ouça com respeito as diferenças.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Se um cão vivo tem mais esperança que um leão morto, que coisa pequena e viva há em você hoje?',
        listen: 'Vontade de tomar café, de vir aqui; é o bastante.',
        for: ['visitors', 'mourning'],
      },
      {
        ask: 'Diante da notícia de que a vida é curta, as pessoas correm, desistem ou se sentam à mesa. Qual é o seu jeito?',
        listen: 'Todos têm um primeiro impulso; o texto oferece a mesa.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o pão da sua infância: francês, de queijo, cuscuz, tapioca, bolo de fubá? Com o que vinha dentro?',
        bridge: 'Come com alegria o teu pão, manda o texto. E quem manda é um homem muito sério.',
      },
      {
        text: 'O que você guarda para uma ocasião especial há tanto tempo que já até esqueceu onde pôs?',
        bridge: 'O Pregador aconselha roupa de festa em dia comum. Vamos ver por quê.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Passe um pouco de creme ou óleo nas mãos, devagar, ou vista uma roupa de que você gosta só para ler em casa.',
      bridge: 'Isto é coisa de dia de festa, e hoje é um dia que Deus deu. Leia.',
    },
    complete: [
      {
        name: 'Convite para hoje',
        text: 'Escreva um convite a si mesmo: vai, come com alegria …, na companhia de …, vestindo …, e faz com vontade …, porque a tua vida está nas mãos de Deus.',
      },
      {
        name: 'Enquanto há vida',
        text: 'Complete: já dei como leão morto … . Mas ainda está vivo … . Enquanto há vida, espero … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha a mesa bonita num dia sem motivo nenhum e coma ali com quem mora com você, ou com um convidado.',
        tell: 'que cara as pessoas fizeram.',
      },
      {
        do: 'Escolha a tarefa de que menos gosta na semana e faça-a inteira, com capricho, como quem serve a um amigo.',
        tell: 'o que você percebeu no meio dela.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    children: {
      truth: 'Deus gosta de me ver contente.',
      to7: {
        story:
          'Seu Zeca guardava tudo para depois. O copo bonito? Para depois. A camisa branca? Para depois. O doce de leite? Para depois! O armário ficou cheio, e Seu Zeca, sem graça. Um dia ele ouviu uma frase da Bíblia: vai, come com alegria o teu pão! Deus gosta disso? Gosta, sim! Então Seu Zeca abriu o armário: nheco. Vestiu a camisa branca. Pôs perfume na cabeça: pssst. Chamou a esposa, os netos e o vizinho. Comeram pão quentinho com doce de leite no copo bonito. Riram muito! E depois Seu Zeca lavou a louça assobiando, caprichado. Ele aprendeu: o dia de hoje está nas mãos de Deus. Dá para ficar contente agora.',
        activity:
          'Enfeitem a mesa do lanche com o que houver (flor, toalha, desenho) e comam como numa festa, embora seja um dia comum. Cada um agradece por uma coisa.',
        questions: [
          'O que Seu Zeca guardava?',
          'O que ele fez quando ouviu a frase da Bíblia?',
          'O que deixou você contente hoje?',
        ],
      },
      to12: {
        story:
          'O Pregador sabia de uma coisa séria: todo mundo um dia morre, o bom e o mau, o que reza e o que não reza. Muita gente, quando pensa nisso, fica com medo ou desanima. Ele fez diferente. Primeiro lembrou que as pessoas e o que elas fazem estão nas mãos de Deus. Depois disse uma frase engraçada: melhor um cachorro vivo do que um leão morto! Quer dizer: enquanto a gente está vivo, há esperança. E então deu vários convites. Coma o seu pão com alegria. Vista roupa de festa até em dia comum. Ponha perfume. Ame quem vive com você. E o que vier à sua mão para fazer, faça com vontade, com a força que tiver. Ele ainda não conhecia Jesus, que venceu a morte. A gente conhece, e por isso tem ainda mais motivo para viver cada dia com gosto.',
        activity:
          'Sorteiem tarefas simples (varrer, guardar cadeiras, servir água) e façam cada uma com todo o capricho, cronometrando a alegria e não a pressa. Aplaudam.',
        questions: [
          'Onde estão as pessoas e as obras delas, segundo o texto?',
          'O que quer dizer a frase do cachorro e do leão?',
          'O que você pode fazer com mais vontade nesta semana?',
        ],
      },
      challenge: 'Faça uma tarefa de casa com capricho e alegria, cantando se quiser.',
    },
    prayer:
      'Deus, a nossa vida é curta e está nas tuas mãos. Obrigado pelo pão, pelo riso, por quem anda do nosso lado. Tira de nós a mania de guardar a alegria para depois. O que vier à mão hoje, ajuda-nos a fazer inteiro.',
    leader: {
      lost: 'Cuidado com dois extremos: ler o 7 como come, bebe e não pensa em nada, ou passar depressa por ele com medo da festa. O 1 segura tudo: estamos nas mãos de Deus. E o 9 fala a casados sem diminuir quem não é.',
      tender:
        'Viúvos e quem vive um casamento ruim podem doer no versículo 9; quem tem problema com bebida, no vinho do 7. Fale do pão e da mesa, e não force alegria em ninguém.',
      differ:
        'Sobre os mortos que não sabem coisa alguma (9:5): uns entendem que os que morrem ficam como que dormindo até a ressurreição; a maioria das igrejas entende que o Pregador descreve o que se vê abaixo do sol, sem negar que quem morre em Cristo está com ele. Não é a noite de resolver isso; o alvo do texto é viver hoje.',
    },
    comfort:
      'Não é preciso estar inteiro para sentar à mesa. Um pão comido devagar, com alguém perto, já é resposta a este texto. Você está nas mãos de Deus também nos dias sem gosto.',
    closing: 'Ponha a toalha boa: hoje também é dia que Deus deu.',
    words: [
      'come com alegria',
      'come o teu pao',
      'bebe com bom coracao',
      'cao vivo',
      'leao morto',
      'brancas as tuas roupas',
      'vestes brancas',
      'oleo sobre tua cabeca',
      'mulher que tu amas',
      'tudo quanto vier a tua mao',
      'conforme as tuas forcas',
      'nas maos de deus',
      'os mortos nao sabem',
    ],
  },
  {
    verses: '11:1-10',
    key: '11:6',
    title: 'Semear sem esperar o vento',
    theme: 'a coragem de começar',
    themes: ['generosidade', 'trabalho', 'fe', 'medo'],
    idea: 'Ninguém sabe o que vem amanhã; por isso, em vez de ficar vigiando nuvem, quem confia em Deus reparte, semeia cedo e tarde e aproveita a luz enquanto há luz.',
    context:
      'Perto do fim do livro, o Pregador troca o tom: depois de tanto dizer que não se sabe o futuro, tira daí uma conclusão corajosa. Quatro vezes ele repete que não sabemos. E, mesmo assim, manda repartir, semear e alegrar-se. No capítulo seguinte ele fala aos jovens sobre lembrar do Criador (12:1).',
    retold: [
      {
        verses: '11:1-4',
        says: 'O Pregador manda lançar o pão sobre as águas e dar uma parte a sete e até a oito. Quem presta atenção ao vento não semeia, e quem olha as nuvens não colhe.',
      },
      {
        verses: '11:5-6',
        says: 'Ninguém sabe o caminho do vento nem como se formam os ossos no ventre, e assim é a obra de Deus. O Pregador manda semear de manhã e também à tarde.',
      },
      {
        verses: '11:7-10',
        says: 'O Pregador diz que é bom ver o sol, mas que virão dias de trevas. Manda o rapaz se alegrar na juventude, sabendo que Deus o trará a julgamento por tudo isso.',
      },
    ],
    read: {
      verses: '11:1-10',
      how: 'Leiam andando, se der, ou passando um punhado de sementes de mão em mão: quem está com elas lê um versículo.',
    },
    observe: [
      {
        ask: 'O que o texto manda fazer com o pão, e quantas partes ele manda dar?',
        verses: '11:1-2',
        listen: 'Lançar sobre as águas; dar a sete, e até a oito: mais gente do que o combinado.',
      },
      {
        ask: 'Quantas vezes aparece que não sabemos, e sobre quais assuntos?',
        verses: '11:2, 11:5-6',
        listen:
          'O mal que virá, o caminho do vento, a criança no ventre, a obra de Deus, qual semente dará certo.',
      },
      {
        ask: 'O que acontece com quem fica olhando vento e nuvem?',
        verses: '11:4',
        listen: 'Nunca semeia e nunca ceifa.',
      },
      {
        ask: 'Que convite o jovem recebe, e que aviso vem junto?',
        verses: '11:9',
        listen: 'Alegrar-se e seguir o coração; sabendo que Deus trará tudo a julgamento.',
      },
    ],
    interpret: [
      {
        ask: 'Lançar pão na água parece desperdício. Que tipo de gesto o Pregador pode ter em mente?',
        verses: '11:1-2',
        listen:
          'Alguns veem comércio pelo mar; outros, generosidade sem garantia. Nos dois casos, arriscar.',
        follow: 'Que bem você fez sem esperar volta e voltou?',
      },
      {
        ask: 'Por que não saber o futuro serve ao Pregador para agir, e não para se encolher?',
        verses: '11:5-6',
        listen: 'Quem cuida do que não vemos é Deus; a nossa parte é semear.',
      },
      {
        ask: 'Alegria e prestação de contas estão na mesma frase, no versículo 9. Como uma protege a outra?',
        verses: '11:9-10',
        listen:
          'Alegria sem Deus machuca; medo sem alegria entristece. Viver com gosto e de frente para ele.',
      },
    ],
    live: [
      {
        ask: 'Que plano você adia esperando o tempo perfeito, e que nuvem você fica olhando?',
        listen: 'Dinheiro, opinião dos outros, medo de errar; só nomear.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Alegra-te em tua juventude, diz a Bíblia. Que alegria da sua idade você quer viver de um jeito que possa contar a Deus depois?',
        listen: 'Boa alegria existe; a pergunta dá critério sem bronca.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que seria semear à tarde, depois dos sessenta, quando a mão já queria se recolher?',
        listen: 'Ensinar, visitar, orar por nome, plantar árvore.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Sete partes, e até oito: que oitava pessoa está fora da conta da sua mesa ou do seu bolso?',
        listen: 'Alguém não previsto; um gesto do tamanho possível.',
      },
      {
        ask: 'Que sementes vocês lançam nos filhos sem saber qual vai pegar, e como descansam depois de lançar?',
        listen: 'Oração, exemplo, perdão; o resultado não está na mão dos pais.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Dar um passo na direção de Deus sem entender tudo: que passo desse tamanho caberia a você agora?',
        listen: 'Uma oração, uma pergunta, voltar semana que vem.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O texto admite dias de trevas, e que são muitos. Que fresta de luz ainda é agradável aos seus olhos?',
        listen: 'Sol na janela, uma criança; basta uma.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você sai com guarda-chuva por precaução ou só olha o céu depois que já está molhado? Conte um caso.',
        bridge:
          'Quem vive olhando nuvem nunca colhe, diz um texto que entende de previsão do tempo.',
      },
      {
        text: 'Qual foi a coisa mais sem garantia em que você já apostou tempo, dinheiro ou carinho?',
        bridge: 'Lança teu pão sobre as águas: o Pregador gostava de gente assim.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Vá até a janela e olhe o céu por um minuto. Tente adivinhar o tempo de amanhã e reconheça que não sabe.',
      bridge: 'Não saber é o ponto de partida deste texto. Ele não termina ali.',
    },
    complete: [
      {
        name: 'Previsão do tempo',
        text: 'Complete: eu vivo esperando que … melhore para então … . A verdade é que eu não sei se … . Mesmo assim, nesta semana eu semeio … .',
      },
      {
        name: 'Sete e até oito',
        text: 'Escreva sete pessoas a quem você já dá alguma coisa: tempo, comida, conselho, oração. Deixe a linha oito em branco por um minuto. Agora preencha.',
      },
    ],
    challenges: [
      {
        do: 'Comece, até quarta-feira, a primeira meia hora de uma coisa boa que você vem adiando por falta do momento ideal.',
        tell: 'que desculpa sumiu depois que você começou.',
      },
      {
        do: 'Faça um bem anônimo a alguém que não tem como devolver, e não confira o resultado.',
        tell: 'como foi não conferir, sem dizer a quem foi.',
      },
    ],
    children: {
      truth: 'Eu semeio o bem; Deus cuida do resto.',
      to7: {
        story:
          'Dois irmãos tinham um saquinho de sementes cada um. O mais velho olhou para o céu: está ventando! Não vou plantar. No outro dia: tem nuvem! Não vou plantar. No outro: está sol demais! E foi deixando. O mais novo pegou as sementes e plantou de manhã: tchic, tchic. À tarde plantou mais um pouco. Eu não sei qual vai nascer, disse ele, mas Deus sabe. Regou, esperou, dormiu. Um dia, ploc! Saiu uma folhinha. Ploc, ploc! Mais duas. O irmão mais velho olhou o saquinho cheio na mão e ficou com vontade. O pequeno disse: vem, ainda dá tempo, eu ajudo! E os dois semearam juntos.',
        activity:
          'Plantem de verdade algumas sementes em copinhos, umas de manhã e outras no fim do dia, sem marcar. Esperem para ver quais nascem e façam um desenho enquanto esperam.',
        questions: [
          'Por que o irmão mais velho não plantava?',
          'Quem sabia qual semente ia nascer?',
          'Que coisa boa você pode começar hoje?',
        ],
      },
      to12: {
        story:
          'Depois de pensar muito, o Pregador chegou a uma conclusão cheia de coragem. A gente não sabe um monte de coisas: não sabe para onde vai o vento, não sabe como o bebê se forma na barriga da mãe, não sabe como será o ano que vem. Muita gente, por não saber, não faz nada. Fica olhando a nuvem: e se chover? Fica olhando o vento: e se soprar forte? Quem faz isso nunca planta, e quem não planta não colhe. Então o Pregador disse: semeie de manhã e não pare à tarde. Divida o seu pão com sete pessoas, e até com oito! Um dia, de um jeito que você nem imagina, o bem aparece. E falou aos jovens: alegrem-se! Aproveitem a vida! Só não se esqueçam de que Deus está vendo e que um dia a gente vai conversar com ele sobre tudo. Quem vive de frente para Deus pode ficar alegre sem se machucar.',
        activity:
          'Joguem barquinhos de papel com um recado de bondade numa bacia ou córrego, ou espalhem recados pela casa e pela rua em lugares onde alguém vai achar.',
        questions: [
          'O que acontece com quem só olha a nuvem?',
          'Que coisas o texto diz que não sabemos?',
          'Que bem você pode espalhar sem saber quem vai receber?',
        ],
      },
      challenge: 'Faça um bem escondido por alguém e não conte que foi você.',
    },
    prayer:
      'Deus que fazes todas as coisas, nós não sabemos para onde vai o vento, e tu sabes. Abre a nossa mão que se fechou de medo. Que a gente semeie cedo e tarde, reparta com mais um e se alegre na tua luz. O que vai nascer é contigo.',
    leader: {
      lost: 'O versículo 1 às vezes vira promessa de lucro: dê e receba em dobro. O texto diz que um dia se acha o pão, não quanto nem como. Ele fala de coragem, não de investimento garantido.',
      tender:
        'Gente ansiosa pode ouvir cobrança no versículo 4. Medo que paralisa às vezes precisa de tratamento. Proponha passos muito pequenos, com companhia. O versículo 5 pode tocar quem perdeu uma gravidez; não faça dele uma explicação.',
    },
    comfort:
      'Há épocas em que semear é só abrir a janela. Isso basta. O texto diz que a luz é agradável, e você pode deixá-la entrar sem sentir mais nada por enquanto.',
    closing: 'A nuvem passa; a semente que ficou no saco não nasce.',
    words: [
      'lanca teu pao',
      'lanca o teu pao',
      'pao sobre as aguas',
      'a sete e ate a oito',
      'dando atencao ao vento',
      'quem observa o vento',
      'olhar para as nuvens',
      'semeia tua semente',
      'pela manha semeia',
      'alegra te rapaz',
      'alegra te jovem',
      'caminho do vento',
      'mocidade',
    ],
  },
  {
    verses: '12:1-14',
    key: '12:13',
    title: 'Antes que anoiteça na casa',
    theme: 'lembrar do Criador desde cedo',
    themes: ['sabedoria', 'obediencia', 'proposito', 'fidelidade'],
    idea: 'A vida é uma casa bonita que vai escurecendo; por isso o melhor dia de lembrar de quem a fez é hoje, e a soma de tudo é temer a Deus e guardar o que ele disse.',
    context:
      'É a última página do livro. O Pregador abre com um conselho: lembrar do Criador na juventude, antes que cheguem os anos sem contentamento (12:1) e se escureçam o sol e a lua (12:2). Depois descreve a velhice como uma casa que vai parando. No fim, outra voz conta quem foi esse sábio e dá a conclusão.',
    retold: [
      {
        verses: '12:1-5',
        says: 'O Pregador manda lembrar do Criador antes dos dias ruins, quando tremem os guardas da casa, se fecham as portas da rua, e o homem vai para sua casa eterna.',
      },
      {
        verses: '12:6-8',
        says: 'Um dia se quebra o vaso junto à fonte. O pó volta à terra, e o espírito volta a Deus, que o deu, e o Pregador diz que tudo é futilidade.',
      },
      {
        verses: '12:9-12',
        says: 'O Pregador ensinou o povo e procurou palavras agradáveis e verdadeiras. As palavras dos sábios são como aguilhões, e fazer livros não tem fim.',
      },
      {
        verses: '12:13-14',
        says: 'A conclusão de tudo é temer a Deus e guardar seus mandamentos, porque ele trará a julgamento toda obra, até o que está encoberto.',
      },
    ],
    read: {
      verses: '12:3-14',
      how: 'A pessoa mais nova da sala diz primeiro os versículos 1 e 2. A mais velha lê do 3 ao 7. O grupo divide do 8 ao 12, e o 13 e o 14 se leem juntos, de pé.',
    },
    observe: [
      {
        ask: 'Que partes da casa e que sons vão parando nos versículos 3 e 4? A que partes do corpo lembram?',
        verses: '12:3-4',
        listen:
          'Guardas são os braços, moedores os dentes, janelas os olhos, portas os ouvidos; vale adivinhar.',
      },
      {
        ask: 'Que coisas preciosas se quebram no versículo 6?',
        verses: '12:6',
        listen: 'Correia de prata, vasilha de ouro, vaso, roda do poço: beleza frágil.',
      },
      {
        ask: 'Para onde vão o pó e o espírito?',
        verses: '12:7',
        listen: 'O pó volta à terra; o espírito volta a Deus, que o deu.',
      },
      {
        ask: 'Qual é a conclusão depois de tudo o que foi ouvido?',
        verses: '12:13-14',
        listen: 'Temer a Deus e guardar os mandamentos; toda obra virá à luz diante dele.',
      },
    ],
    interpret: [
      {
        ask: 'Por que falar da velhice com imagens tão bonitas, e não com uma lista de doenças?',
        verses: '12:3-6',
        listen: 'A vida que se gasta continua preciosa: prata e ouro; há respeito e ternura.',
        follow: 'Que palavra bonita você daria a alguém idoso que ama?',
      },
      {
        ask: 'Que diferença há entre um pó que só volta à terra e um espírito que volta a quem o deu?',
        verses: '12:7',
        listen: 'A história não acaba no chão; há um Doador que espera.',
      },
      {
        ask: 'As palavras dos sábios são aguilhões e pregos. Que serviço cada um presta, e por que os dois vêm de um só Pastor?',
        verses: '12:11',
        listen: 'Um cutuca para andar, o outro segura no lugar; ambos cuidam do rebanho.',
      },
      {
        ask: 'Temer a Deus, na Bíblia, não é viver apavorado. Depois de doze capítulos, o que essa frase passou a querer dizer?',
        verses: '12:13',
        listen: 'Levar Deus a sério, dar a ele o lugar dele; só isso não é vapor.',
      },
    ],
    live: [
      {
        ask: 'O que você quer ter vivido com Deus antes que a pressa do adulto chegue?',
        listen: 'Servir, aprender, perdoar cedo; sem ameaçar com a velhice.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Das partes da casa que já rangem, qual ensina alguma coisa boa a você hoje?',
        listen: 'Humor e dignidade; deixe os mais velhos conduzirem.',
        for: ['elderly'],
      },
      {
        ask: 'O que você tem deixado para lembrar de Deus depois: depois da promoção, da casa, dos filhos criados?',
        listen: 'O depois escorrega; que parte cabe agora?',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Que palavra foi aguilhão na sua vida, cutucando, e qual foi prego, segurando você no lugar?',
        listen: 'Uma frase de cada; conte quem disse.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Se alguém pedisse o resumo da sua procura em uma linha, qual seria ela por enquanto?',
        listen: 'Por enquanto é resposta honesta; não corrija.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando se cuida de um pai ou de uma avó cuja casa vai escurecendo, o que mais pesa e o que ainda brilha?',
        listen: 'Cansaço de quem cuida; ofereçam ajuda concreta.',
        for: ['couples', 'women', 'adults'],
      },
      {
        ask: 'O espírito volta a Deus, que o deu. Pensando em quem você perdeu, o que nessa frase você consegue segurar?',
        listen: 'Talvez só uma palavra; fique quieto junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que barulho o seu corpo já faz ao levantar da cadeira? Aceitam-se imitações.',
        bridge: 'O Pregador fez um poema inteiro sobre isso, e ficou lindo.',
        for: ['adults', 'elderly', 'couples', 'long-believers'],
      },
      {
        text: 'Qual cômodo da casa dos seus avós você consegue rever de olhos fechados? Diga um cheiro e um som.',
        bridge: 'A última página de Eclesiastes compara a nossa vida a uma casa cheia de sons.',
      },
    ],
    quiet: {
      text: 'Feche as cortinas ou apague algumas luzes, uma por vez, e escute a casa ficar quieta. Depois abra uma delas de novo.',
      bridge: 'Alguém leu a vida assim, como uma casa ao anoitecer. Leia com carinho.',
    },
    complete: [
      {
        name: 'Lembra-te',
        text: 'Complete: na minha idade, lembrar do Criador é … . Antes que chegue o tempo de …, quero ter … . De tudo o que ouvi até hoje, a minha conclusão é … .',
      },
      {
        name: 'Aguilhão e prego',
        text: 'Desenhe uma vara e um prego. Na vara, uma palavra de Deus que tem cutucado você; no prego, uma que tem mantido você de pé.',
      },
    ],
    challenges: [
      {
        do: 'Visite ou telefone a alguém com mais de oitenta anos e pergunte como era a vida de fé quando tinha a sua idade.',
        tell: 'uma frase que essa pessoa disse.',
        for: ['teens', 'young', 'adults'],
      },
      {
        do: 'Marque um horário fixo, cinco dias seguidos, para lembrar do Criador: dois minutos olhando alguma coisa que ele fez.',
        tell: 'o que você viu que sempre esteve ali.',
      },
    ],
    children: {
      truth: 'Posso lembrar de Deus desde pequeno.',
      to7: {
        story:
          'O vovô Tião sentou na cadeira de balanço: nhec, nhec. A netinha perguntou: vovô, por que você anda devagarinho? Ele riu: minhas pernas eram fortes, agora tremem um pouco. Meus olhos são como janelas, e a cortina foi fechando. Meus dentes trabalhavam tanto, e alguns já se aposentaram! A menina riu também. E o senhor fica triste? Não, disse ele. Quando eu era pequeno como você, aprendi a lembrar de Deus todo dia, e ele ficou comigo até hoje. Você também pode lembrar dele agora, com essas perninhas fortes. Como? A menina olhou o céu e disse: oi, Deus, foi o Senhor que me fez! O vovô fechou os olhos, feliz: é isso, minha filha.',
        activity:
          'Andem como velhinhos, depois pulem como crianças. A cada parada, digam: Deus me fez! Façam um cartão com a mão pintada para um avô, uma avó ou um idoso da igreja.',
        questions: [
          'O que o vovô disse das pernas e dos olhos?',
          'Desde quando ele lembrava de Deus?',
          'Quando você pode lembrar de Deus hoje?',
        ],
      },
      to12: {
        story:
          'No fim do livro, o Pregador fala com quem é novo: lembre-se do seu Criador agora, enquanto é jovem. Depois ele conta como é ficar velho, e usa um enigma: uma casa. Os guardas da casa tremem: são os braços. Os homens fortes se curvam: são as pernas. Os moedores são poucos: os dentes! As janelas escurecem: os olhos. As portas se fecham: os ouvidos. Não é uma zombaria. Ele fala também em prata e ouro, porque a vida de uma pessoa idosa continua sendo um tesouro. Um dia o corpo volta para a terra, e o espírito volta para Deus, que o deu. Então vem a conclusão do livro inteiro, depois de tantas perguntas: respeite a Deus e guarde o que ele ensinou. É isso que não vira fumaça. E não precisa esperar crescer: quem começa cedo anda com Deus a vida toda.',
        activity:
          'Decifrem o enigma: desenhem uma casa e liguem cada parte (guardas, moedores, janelas, portas) à parte do corpo. Depois escrevam no telhado a conclusão do livro.',
        questions: [
          'Quem são os moedores e as janelas do enigma?',
          'Para onde volta o espírito?',
          'Como você pode lembrar do Criador na sua idade?',
        ],
      },
      challenge: 'Pergunte a uma pessoa idosa o que ela aprendeu com Deus e escreva a resposta.',
    },
    prayer:
      'Criador nosso, lembra-nos de ti enquanto há luz na janela. Honra os que já andam devagar, e faz deles o nosso tesouro. Depois de tantas perguntas, fica conosco a resposta simples: amar-te, respeitar-te, guardar a tua palavra. Recebe-nos um dia em casa.',
    leader: {
      lost: 'Adivinhar cada figura dos versículos 3 a 5 diverte e pode comer a noite. Dez minutos bastam, e nem todas são certas. Guardem tempo para o 13, que é onde o livro inteiro queria chegar.',
      tender:
        'Idosos podem sair daqui sentindo-se um peso. Peça que sejam eles a ler e a contar. O versículo 14 pode assustar quem cresceu com medo: tudo o que virá à luz estará nas mãos do mesmo Deus que, em Jesus, perdoa. Maus-tratos a idosos se denunciam no Disque 100.',
    },
    comfort:
      'Quando as luzes vão baixando, o texto não diz que a casa ficou sem valor. Diz prata, diz ouro. E diz que existe uma casa eterna e alguém que espera o que ele mesmo soprou em nós.',
    closing: 'De tudo o que se ouviu, fica isto: Deus primeiro, e o resto no seu lugar.',
    words: [
      'lembra te do teu criador',
      'lembra te de teu criador',
      'dias de tua juventude',
      'dias da tua mocidade',
      'maus dias',
      'guardas da casa',
      'moedores',
      'amendoeira',
      'gafanhoto',
      'cordao de prata',
      'correia de prata',
      'po volte a terra',
      'teme a deus e guarda',
      'dever de todo homem',
    ],
  },
]
