import type { BookPassages } from '../passage.ts'

export const GAL: BookPassages = [
  {
    verses: '1:1-10',
    key: '1:6',
    title: 'Não existe outro evangelho',
    theme: 'o evangelho da graça',
    themes: ['graca', 'salvacao', 'cruz', 'fidelidade'],
    idea: 'Cristo deu a si mesmo pelos nossos pecados, e toda notícia que acrescenta uma condição a isso já não é boa notícia, venha de quem vier.',
    context:
      'Paulo fundou igrejas na Galácia. Depois chegaram mestres dizendo que, além de crer em Jesus, era preciso circuncidar-se e guardar a Lei. A carta começa sem o agradecimento costumeiro, tão aflito ele está. Anjo, apóstolo, amigo: ninguém pode mudar a notícia. Maldito seja quer dizer entregue ao juízo de Deus.',
    retold: [
      {
        verses: '1:1-5',
        says: 'Paulo, apóstolo por Jesus Cristo e por Deus Pai, saúda as igrejas da Galácia. Jesus deu a si mesmo pelos nossos pecados, para nos tirar da presente era maligna.',
      },
      {
        verses: '1:6-9',
        says: 'Paulo se admira de que tão depressa se desviem para outro evangelho. Quem anunciar outro, ainda que seja ele mesmo ou um anjo do céu, seja maldito.',
      },
      {
        verses: '1:10',
        says: 'Paulo pergunta se busca a aprovação das pessoas ou a de Deus. Se ainda tentasse agradar a pessoas, não seria servo de Cristo.',
      },
    ],
    read: {
      verses: '1:3-10',
      how: 'O 3 ao 5 lido como uma bênção, todos de pé. Do 6 em diante, sentados, uma voz só, como quem abre uma carta urgente.',
    },
    observe: [
      {
        ask: 'O que Jesus fez, por quê e para quê?',
        verses: '1:3-4',
        listen:
          'Deu a si mesmo pelos nossos pecados, para nos tirar da presente era maligna, conforme a vontade do Pai.',
      },
      {
        ask: 'De que Paulo se admira, e o que alguns querem fazer com o Evangelho?',
        verses: '1:6-7',
        listen:
          'De se desviarem tão rapidamente daquele que os chamou na graça; inquietar as pessoas e perverter o Evangelho.',
      },
      {
        ask: 'Quem não teria o direito de anunciar outro evangelho, e a quem Paulo quer agradar?',
        verses: '1:8-10',
        listen:
          'Nem ele mesmo, nem um anjo do céu. A Deus; se agradasse a pessoas não seria servo de Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz que se desviaram de alguém, e não só de uma ideia. Que diferença isso faz?',
        verses: '1:6',
        listen:
          'Deixar a graça é deixar quem nos chamou nela; é assunto de amor antes de doutrina.',
      },
      {
        ask: 'Os mestres não negavam Jesus; acrescentavam. Por que acrescentar já estraga?',
        verses: '1:4, 1:6-7',
        listen: 'Se ele deu a si mesmo e falta algo meu, a salvação volta a depender de mim.',
        follow: 'Que mais costuma ser acrescentado por aqui?',
      },
      {
        ask: 'O que agradar a pessoas tem a ver com torcer a notícia?',
        verses: '1:10',
        listen: 'Quem precisa de aplauso corta o que incomoda ou põe o que o grupo exige.',
      },
    ],
    live: [
      {
        ask: 'Complete por dentro: Deus me aceita porque Jesus morreu e porque eu … . O que aparece no fim da frase?',
        listen: 'Sirvo, não bebo, dou oferta. Coisas boas que não salvam.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que condição o mundo põe para você valer alguma coisa, e o que a graça responde?',
        listen: 'Corpo, nota, curtida, pegar alguém. Deu a si mesmo: é esse o seu preço.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem você mais tenta agradar, e o que já deixou de dizer por causa disso?',
        listen: 'Pai, chefe, grupo, rede. Um passo de liberdade.',
        for: ['men', 'couples', 'singles'],
      },
      {
        ask: 'Que regra de igreja alguém já pôs no seu caminho como se fosse condição para Deus?',
        listen: 'Roupa, música, dia. Ouça e volte ao 4.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Ao passar a fé aos filhos, o que eles ouvem mais: o que Jesus fez ou o que devem fazer?',
        listen: 'As duas coisas, nessa ordem.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Como avisar com firmeza, como Paulo, sem virar fiscal dos outros?',
        listen: 'Ele sofre por gente que ama (4:19) e se inclui no aviso: ainda que nós mesmos.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual receita da família alguém quis melhorar e estragou?',
        bridge: 'Paulo escreve porque mexeram na receita da melhor notícia.',
      },
      {
        text: 'Quais letrinhas miúdas já pegaram você: promoção, plano de celular, contrato?',
        bridge: 'Havia gente pondo letra miúda no evangelho.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Leia devagar cinco palavras e repita: deu a si mesmo por. Termine com o seu nome.',
      bridge: 'A carta inteira se apoia nelas.',
    },
    complete: [
      {
        name: 'Sem letra miúda',
        text: 'Escreva um contrato. Deus me recebe porque … . Abaixo, as condições que eu ou outros acrescentamos: … . Risque-as uma a uma e escreva por cima: deu a si mesmo.',
      },
      {
        name: 'Aprovação',
        text: 'Busco a aprovação de … . Por ela já … . Em Cristo já tenho … . Servo dele, hoje posso … .',
      },
    ],
    challenges: [
      {
        do: 'Explique o evangelho a alguém em três frases, sem nenhum mas, e peça que a pessoa repita.',
        tell: 'o que foi mais difícil de não acrescentar.',
      },
      {
        do: 'Diga um não ou um sim que você vem evitando só para agradar.',
        tell: 'o que aconteceu depois.',
      },
    ],
    children: {
      truth: 'Jesus se deu por mim; não preciso pagar.',
      to7: {
        story:
          'Paulo contou aos amigos da Galácia a melhor notícia: Jesus deu a si mesmo por nós! Deus nos ama de graça. Os amigos ficaram felizes. Mas depois chegaram umas pessoas e disseram: só isso não basta! Vocês têm de fazer mais isto e mais aquilo para Deus aceitar vocês. Os amigos ficaram confusos. Quando Paulo soube, pegou a pena e escreveu uma carta. Não há outra boa notícia! Nem se um anjo disser! Jesus já fez tudo. A gente obedece a Deus porque é amado, e não para ser amado. É presente, e presente não se paga. Obrigado, Jesus!',
        activity:
          'Cada criança recebe um presente pequeno. Se tentar pagar com moeda de papel, todos dizem: é de graça! E ela agradece.',
        questions: [
          'O que Jesus deu por nós?',
          'O que as outras pessoas disseram?',
          'Como a gente agradece um presente?',
        ],
      },
      to12: {
        story:
          'Paulo viajou pela Galácia e contou: Jesus deu a si mesmo pelos nossos pecados. Muitos creram, e nasceram igrejas. Mas, quando ele foi embora, apareceram outros mestres. Eles não diziam que Jesus era mentira. Diziam: Jesus é bom, mas vocês precisam também cumprir estas regras, senão Deus não aceita. Parecia só um acréscimo. Paulo ficou tão preocupado que nem agradeceu no começo da carta, como costumava fazer. Estou admirado de que vocês se afastem tão depressa de quem os chamou na graça! Não existe outro evangelho. Mesmo que eu, ou um anjo do céu, anuncie outra coisa, não aceitem. Paulo sabia que muita gente não ia gostar, mas ele não queria agradar a pessoas, e sim servir a Cristo. Evangelho quer dizer boa notícia. Se precisa pagar, deixa de ser presente. Obedecer a Deus vem depois, como quem agradece. O amor vem primeiro.',
        activity:
          'Façam um cartaz de promoção verdadeira: sem letras miúdas. Escrevam em cima boa notícia e, embaixo, o que Jesus fez, em no máximo dez palavras.',
        questions: [
          'O que os outros mestres acrescentavam?',
          'Por que Paulo ficou tão preocupado?',
          'Por que a gente obedece a Deus, se o amor dele é presente?',
        ],
      },
      challenge: 'Faça algo bom só para agradecer a Jesus, sem esperar prêmio.',
    },
    prayer:
      'Graça e paz, Pai, nós recebemos. Jesus, tu deste a ti mesmo por nós; perdoa o que tentamos pôr por cima. Livra-nos da fome de aplauso. Guarda a nossa igreja na tua graça, e traz de volta quem se desviou. Amém.',
    leader: {
      lost: 'Listar igrejas e pregadores que erram. Paulo escreve aos de dentro e se inclui. Pergunte: que condição nós acrescentamos?',
      tender:
        'Maldito seja soa pesado para quem já foi amaldiçoado por líder. Explique: Paulo fala de quem torce a notícia, e não de quem tem dúvidas ou muda de igreja.',
    },
    comfort:
      'Se você está cansado de nunca ser o bastante, a carta abre com graça e paz. Ele deu a si mesmo. Não falta a sua parte.',
    closing: 'Graça e paz, sem letra miúda.',
    words: [
      'galacia',
      'outro evangelho',
      'perverter o evangelho',
      'anjo do ceu',
      'maldito seja',
      'anatema',
      'tao rapidamente',
      'tao depressa passasseis',
      'chamou na graca',
      'deu a si mesmo pelos nossos pecados',
      'presente era maligna',
      'agradar a homens',
      'agradar a pessoas',
      'servo de cristo',
    ],
  },
  {
    verses: '2:11-16',
    key: '2:14',
    title: 'A cadeira que ficou vazia',
    theme: 'a mesa e a verdade do evangelho',
    themes: ['medo', 'graca', 'comunhao', 'fidelidade'],
    idea: 'Quem se afasta, por medo, da mesa de um irmão que Cristo já aceitou deixa de andar conforme o evangelho, em que ninguém é justificado por obras da Lei, e sim pela fé.',
    context:
      'Em Antioquia, judeus e estrangeiros que criam em Jesus comiam juntos, coisa nunca vista. Pedro (que algumas Bíblias chamam aqui de Cefas) também comia, até chegar gente de Jerusalém. Paulo conta a cena aos gálatas porque, na igreja deles, alguns diziam que crer em Jesus não bastava: era preciso viver como judeu.',
    retold: [
      {
        verses: '2:11-13',
        says: 'Paulo enfrenta Pedro face a face em Antioquia. Pedro comia com os que não eram judeus, mas se afastou por medo de alguns que chegaram, e até Barnabé se deixou levar.',
      },
      {
        verses: '2:14',
        says: 'Na presença de todos, Paulo pergunta a Pedro por que ele, que é judeu e vive como os outros povos, os obriga a viver como judeus.',
      },
      {
        verses: '2:15-16',
        says: 'Paulo lembra que também os judeus creram em Cristo, pois sabem que ninguém é justificado pelas obras da Lei, mas pela fé em Jesus Cristo.',
      },
    ],
    read: {
      verses: '2:11-16',
      how: 'Um narra os versículos 11 a 13, outro lê a fala de Paulo no 14, e todos leem juntos o 15 e o 16.',
    },
    observe: [
      {
        ask: 'O que Pedro fazia antes de a visita chegar, e o que passou a fazer depois?',
        verses: '2:12',
        listen: 'Comia com os gentios; depois se retirou e se separou.',
      },
      {
        ask: 'Que motivo o texto dá para a mudança de Pedro?',
        verses: '2:12',
        listen: 'Temia os que eram da circuncisão. Ele não tinha mudado de ideia.',
      },
      {
        ask: 'Até onde se espalhou o gesto dele?',
        verses: '2:13',
        listen: 'Os outros judeus fingiram também, e até Barnabé foi levado.',
      },
      {
        ask: 'Onde e como Paulo falou com Pedro, e que pergunta lhe fez?',
        verses: '2:11, 2:14',
        listen:
          'Face a face, na presença de todos: por que obrigas os gentios a viver como judeus?',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém pregou nada errado naquele almoço. Por que Paulo diz que eles não agiam “conforme a verdade do Evangelho”?',
        verses: '2:14',
        listen: 'O gesto dizia aos estrangeiros: com Cristo só, vocês ainda não servem.',
        follow: 'Que gesto nosso pode dizer isso sem palavras?',
      },
      {
        ask: 'Pedro não mandou ninguém mudar de vida. Como o silêncio dele obrigava os outros?',
        verses: '2:12-14',
        listen: 'Para ter de novo a companhia dele, precisariam virar judeus.',
      },
      {
        ask: 'Que ligação Paulo faz entre quem come com quem e ser justificado pela fé?',
        verses: '2:14-16',
        listen: 'Se todos são aceitos do mesmo jeito, não há mesa de primeira e de segunda.',
      },
      {
        ask: 'Por que um erro feito diante de todos pediu uma conversa diante de todos?',
        verses: '2:13-14',
        listen: 'Porque já arrastava outros. Não é licença para humilhar em público.',
        follow: 'E quando a conversa deve ser a sós?',
      },
    ],
    live: [
      {
        ask: 'Diante de que pessoa ou grupo você muda o jeito de tratar um amigo?',
        listen: 'Um medo com endereço. Ninguém precisa dizer nomes.',
        follow: 'O que você tem medo de perder ali?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na escola ou na faculdade, com quem a sua turma não se senta, e o que custaria a você sentar?',
        listen: 'O preço real: piada, apelido, ficar de fora.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você já foi a pessoa que ficou na mesa, olhando o outro ir embora? O que ajudou?',
        listen: 'Escutar sem corrigir. Pode ter sido numa igreja.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que costume bom do nosso grupo pode soar, para quem chega, como condição para ser aceito?',
        listen: 'Roupa, vocabulário, horário, comida, assunto.',
        follow: 'Como deixar claro que é só costume?',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Quem tem liberdade de dizer a você, face a face, que está errado?',
        listen: 'Um nome já é muito.',
      },
      {
        ask: 'Barnabé, homem bom, foi na onda. Onde é mais fácil você ir junto do que discordar?',
        listen: 'Família, trabalho, grupo de mensagens, roda de amigos.',
      },
      {
        ask: 'O que os seus filhos aprendem, vendo quem vocês convidam para comer em casa?',
        listen: 'A criança lê a mesa antes de ler a Bíblia.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Almoço de família: qual assunto, ou qual parente chegando, faz a mesa inteira mudar de conversa?',
        bridge:
          'Em Antioquia bastou a visita aparecer na porta para a mesa mudar. Vamos ver quem se levantou.',
      },
      {
        text: 'Que comida você adora, mas não comeria na frente de certas pessoas?',
        bridge: 'De comida a gente ri. Pedro escondeu coisa mais séria: os amigos com quem comia.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Lembre de uma mesa onde você se sentiu em casa sem precisar provar nada.',
      bridge: 'Leia agora a história de uma mesa assim, e do dia em que alguém se levantou dela.',
    },
    complete: [
      {
        name: 'Antes e depois da visita',
        text: 'Complete só para você: Quando … não está por perto, eu … . Quando chega, eu … . Quem sai perdendo com a mudança é … . O medo que manda em mim nessa hora é … .',
      },
      {
        name: 'Só Cristo, ou Cristo e mais',
        text: 'Termine a frase com sinceridade: Para eu achar que alguém é mesmo dos nossos, além de crer em Jesus, eu espero que … . Depois leia o versículo 16 em voz alta e veja o que fazer com essa lista: … .',
      },
    ],
    challenges: [
      {
        do: 'Coma uma vez nesta semana ao lado de quem você costuma evitar quando certas pessoas estão olhando.',
        tell: 'onde foi e sobre o que vocês conversaram.',
      },
      {
        do: 'Se você se afastou de alguém por vergonha dos outros, mande a essa pessoa um convite simples: um café, uma carona, um lanche.',
        tell: 'como foi mandar, mesmo que ainda não haja resposta.',
      },
    ],
    children: {
      truth: 'Jesus recebe quem crê nele, e eu não fujo do amigo.',
      to7: {
        story:
          'Pedro tinha amigos de muitos lugares. Todos amavam Jesus, e todos comiam juntos. Passa o pão! Olha o peixe! Era uma alegria. Um dia chegaram umas visitas. Elas achavam que não se podia comer com gente de fora. Pedro ficou com medo do que elas iam falar. Levantou devagarinho e foi para longe. Outros foram atrás dele. Até Barnabé, que era tão bom! Os amigos ficaram ali, com a cadeira vazia do lado. Então Paulo chegou e disse: Pedro, isso não combina com Jesus! Jesus recebe a todos do mesmo jeito: pela fé. Na mesa de Jesus ninguém precisa ir embora.',
        activity:
          'Sentem-se em roda. Cada vez que um nome é dito, todos chegam para o lado e abrem um lugar.',
        questions: [
          'Com quem Pedro gostava de comer?',
          'Por que ele foi para longe?',
          'Como é que Jesus recebe a gente?',
        ],
      },
      to12: {
        story:
          'Imagine o refeitório da igreja de Antioquia. De um lado do prato, um judeu; do outro, um grego. Ninguém tinha visto isso antes, mas eles diziam: Jesus recebeu a nós todos. Pedro comia ali também. Aí chegaram visitantes de Jerusalém que achavam errado comer com estrangeiros. Pedro sabia que não era errado. Só que teve medo. Primeiro sentou mais longe, depois não sentou mais. E quando gente importante muda de mesa, os outros mudam também: até Barnabé foi. Os amigos gregos devem ter pensado: então a gente não serve? Paulo não cochichou nem fez fofoca. Foi até Pedro e falou cara a cara: você vive livre, como eles; por que agora quer que eles vivam como você? E lembrou o que os dois já sabiam: ninguém é aceito por Deus por cumprir regras, e sim pela fé em Jesus Cristo. Coragem não é só enfrentar inimigo. Às vezes é ficar sentado ao lado do amigo.',
        activity:
          'Façam a cena em três fotos paradas, só com o corpo: a mesa cheia, a cadeira vazia, a conversa de Paulo. Depois inventem a quarta foto.',
        questions: [
          'O que Pedro sabia, e o que o medo o fez fazer?',
          'Por que Paulo falou com ele cara a cara?',
          'Com que colega você vai ficar, mesmo que riam?',
        ],
      },
      challenge: 'Convide para brincar ou lanchar alguém que costuma ficar de fora.',
    },
    prayer:
      'Senhor Jesus, tu nos aceitaste pela fé, sem pedir senha na porta. Perdoa as vezes em que o medo nos levantou da mesa. Dá-nos coragem de ficar, humildade de ouvir quem nos corrige e braços para puxar mais uma cadeira. Amém.',
    leader: {
      lost: 'O grupo pode ficar só na coragem de repreender. Repare que Paulo defende os que ficaram sozinhos à mesa, e que a cena termina na fé em Cristo. Não leia o texto contra os judeus: Pedro, Paulo e Barnabé eram judeus.',
      tender:
        'Quem já foi deixado de lado, pela cor, pelo bolso ou pela história, pode reviver isso. Não peça que conte nem que perdoe hoje. Diga: a mesa de Cristo não era aquela cadeira vazia.',
      differ:
        'Muitos católicos lembram que Paulo corrige a conduta de Pedro, não o seu ensino nem o seu lugar; protestantes e ortodoxos sublinham que nenhum apóstolo está acima do evangelho. Todos leem que Pedro errou por medo, contra o que ele mesmo cria.',
    },
    comfort:
      'Se alguém mudou de mesa quando você mais precisava, saiba que houve quem notasse. Paulo viu a cadeira vazia. Deus também viu, e em Cristo o seu lugar continua posto.',
    closing: 'Em Cristo, ninguém precisa mudar de mesa.',
    words: [
      'antioquia',
      'pedro veio a antioquia',
      'paulo resistiu a pedro',
      'face a face',
      'comia com os gentios',
      'hipocrisia de pedro',
      'barnabe se deixou levar',
      'temendo os da circuncisao',
      'verdade do evangelho',
      'obrigas os gentios',
      'viver como judeus',
      'cefas repreensivel',
    ],
  },
  {
    verses: '2:15-21',
    key: '2:20',
    title: 'Cristo vive em mim',
    theme: 'viver pela fé no Filho de Deus',
    themes: ['graca', 'cruz', 'identidade', 'fe'],
    idea: 'Ninguém se acerta com Deus por cumprir regras; a vida nova é a de quem foi amado por Cristo, morreu com ele e agora o tem vivendo em si.',
    context:
      'Pedro comia com cristãos estrangeiros em Antioquia, até chegarem visitas de Jerusalém. Com medo do que diriam, mudou de mesa. Paulo o enfrentou na frente de todos: aquela cadeira vazia negava o evangelho. Estas linhas explicam por quê.',
    retold: [
      {
        verses: '2:15-16',
        says: 'Paulo diz que mesmo quem nasceu judeu sabe que ninguém é justificado pelas obras da Lei, mas pela fé em Jesus Cristo, e por isso creu nele.',
      },
      {
        verses: '2:17-18',
        says: 'Paulo pergunta se Cristo ajuda o pecado, quando os que o buscam se veem pecadores, e responde que de maneira nenhuma. Transgride quem volta a construir o que destruiu.',
      },
      {
        verses: '2:19-21',
        says: 'Paulo diz que está crucificado com Cristo, e já não é ele quem vive, mas Cristo vive nele. Se a justiça viesse pela Lei, Cristo teria morrido por nada.',
      },
    ],
    read: {
      verses: '2:16-21',
      how: 'Contem em duas frases a mudança de mesa (2:11-14). Depois um lê 16-19 e outro 21; o 20, cada um em voz baixa, no seu ritmo.',
    },
    observe: [
      {
        ask: 'Quantas vezes o versículo 16 repete a mesma ideia, e com que palavras?',
        verses: '2:16',
        listen: 'Justificado pela fé, não pelas obras da Lei: três vezes.',
      },
      {
        ask: 'Quem morre e quem vive nos versículos 19 e 20?',
        verses: '2:19-20',
        listen: 'Paulo, com Cristo; Cristo vive nele.',
      },
      {
        ask: 'O que o Filho de Deus fez, e por quem, segundo o fim do 20?',
        verses: '2:20',
        listen: 'Amou e se entregou por mim.',
      },
    ],
    interpret: [
      {
        ask: 'O que uma simples troca de mesa tem a ver com ser aceito por Deus?',
        verses: '2:16',
        listen: 'Pôr condição a mais para sentar é dizer que Cristo não basta.',
        follow: 'Que condições a mais nós pomos, sem escrever?',
      },
      {
        ask: 'Paulo troca o nós pelo “por mim”. O que acontece quando o amor de Deus fica assim pessoal?',
        verses: '2:20',
        listen: 'Deixa de ser doutrina; muda o motivo de viver.',
      },
      {
        ask: 'Se “Cristo vive em mim”, o que sobra do meu jeito, da minha história, do meu humor?',
        verses: '2:20',
        listen: 'Continua sendo eu, habitado; não uma cópia.',
      },
    ],
    live: [
      {
        ask: 'De que mesa você se levantou, ou nem se sentou, por medo do que pensariam os seus?',
        listen: 'Pedro em nós.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que você age de um jeito com a turma da igreja e de outro com a turma da escola ou da faculdade?',
        listen: 'Medo de rejeição; sem dureza.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que regra, boa até, você passou a usar para se sentir mais aceito por Deus que outros?',
        listen: 'Devocional, roupa, dízimo, jejum, dieta.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que acontece por dentro ao ouvir: ele me amou e se entregou por mim, com o seu nome no lugar do me?',
        listen: 'Emoção, distância, nada; tudo serve.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Em que cena de casa seria visível que Cristo vive em vocês, e não só o gênio da família?',
        listen: 'Cena concreta, com hora.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que já morreu em você, ao longo dos anos, e de que não sente falta?',
        listen: 'Vaidades, brigas, medos.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Refeitório da escola: em que mesa você sentava, e qual era a mesa onde nunca ousou sentar?',
        bridge: 'Uma troca de mesa deu a maior bronca entre apóstolos de que se tem notícia.',
      },
      {
        text: 'Quem da sua família vive em você: na risada, no ditado, no jeito de mexer o café?',
        bridge: 'Paulo diz que alguém vivia nele. Vejamos quem.',
        for: ['adults', 'elderly', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Diga, com as mãos no peito: me amou. Fique um momento antes de dizer: por mim.',
      bridge: 'A frase inteira está no versículo 20.',
    },
    complete: [
      {
        name: 'Versículo com nome',
        text: 'Reescreva o 20 com detalhes seus: A vida que agora vivo em … (lugar), com … (gente), aos … anos, vivo pela fé no Filho de Deus, que me amou quando … e se entregou por mim. Leia em voz alta uma vez.',
      },
      {
        name: 'Mapa das mesas',
        text: 'Desenhe três mesas: a minha de sempre, a que evito, a de Cristo. Escreva quem está em cada uma. Com uma seta, mostre uma cadeira que você pode mudar de lugar nesta semana: …',
      },
    ],
    challenges: [
      {
        do: 'Sente-se, literalmente, na mesa ou no banco de alguém que os seus evitam.',
        tell: 'quem estranhou e o que você ouviu.',
      },
      {
        do: 'Ao acordar, diga por sete dias: hoje não vivo sozinho; Cristo vive em mim. E repare numa hora em que isso apareça.',
        tell: 'a hora em que apareceu.',
      },
    ],
    children: {
      truth: 'Jesus me amou, se deu por mim e vive em mim.',
      to7: {
        story:
          'Pedro estava almoçando com amigos de outro país. Que comida boa! Eles riam muito. Aí chegaram umas visitas importantes, que diziam: com esses não se come! Pedro ficou com medo. Pegou o prato, de fininho, e mudou de mesa. Os amigos ficaram tristes, olhando a cadeira vazia. Paulo viu e disse: Pedro, isso não está certo! Jesus ama todos igual. Ele deu a vida por eles e por você! Depois Paulo escreveu numa carta: Jesus me amou, se entregou por mim e agora vive em mim. Quem tem Jesus dentro não foge dos amigos.',
        activity:
          'Ponham a mesa para um lanche e, a cada pessoa que chega, alguém diz: tem lugar aqui!, e abre uma cadeira.',
        questions: [
          'Por que Pedro mudou de mesa?',
          'Quem Jesus ama?',
          'Com quem você vai se sentar amanhã?',
        ],
      },
      to12: {
        story:
          'Até Pedro pisou na bola. Na cidade de Antioquia, judeus e estrangeiros que amavam Jesus comiam juntos, coisa que ninguém fazia naquele tempo. Pedro adorava. Um dia chegaram visitas de Jerusalém que torciam o nariz para os estrangeiros. Pedro ficou com medo do que iam dizer e passou a comer em outra mesa. Outros o imitaram. Dá para imaginar a cara dos amigos, com a cadeira vazia do lado. Paulo se levantou e falou na frente de todos: Pedro, isso é como dizer que Jesus não basta! Ninguém é aceito por Deus por causa de regras de comida. Todos somos aceitos porque confiamos em Jesus. E então disse a frase mais bonita: já não sou só eu que vivo; Cristo vive em mim; ele me amou e se entregou por mim. Quem sabe disso não precisa de medo de ninguém. Nem de mudar de mesa.',
        activity:
          'Em cartões, cada um escreve Jesus me amou e se entregou por…, completa com o nome de um colega de outra turma e pensa num convite.',
        questions: [
          'O que Pedro fez de errado, e por quê?',
          'Por que somos aceitos por Deus?',
          'Quando você trocou de mesa por medo?',
        ],
      },
      challenge: 'No recreio, sente-se uma vez com alguém de outra turma.',
    },
    prayer:
      'Filho de Deus, que me amaste e te entregaste por mim, vive aqui, no meu humor e na minha agenda. Perdoa as mesas de que fugi. Que eu não acrescente nada ao que fizeste, nem cobre de outros o que não cobraste. Amém.',
    leader: {
      lost: 'Obras da Lei, no texto, são as marcas de ser judeu; o grupo discutirá fé e boas obras. Tiago e Paulo conversam bem: a fé que vive ama (Gálatas 5:6). Não leia o trecho contra os judeus; Paulo é um deles.',
      tender:
        'Não mais eu pode ferir quem já foi apagado por alguém. Cristo não anula a pessoa, ele a habita. Dê espaço a quem precisa primeiro reencontrar o próprio eu.',
      differ:
        'Evangélicos sublinham a justificação só pela fé; católicos, a fé que opera pelo amor. Todos confessam que Cristo não morreu por nada e que a graça vem antes.',
    },
    comfort:
      'Me amou, e a si mesmo se entregou por mim. São poucas palavras, e dá para repeti-las deitado, no escuro, mesmo sem sentir. Ele vive aí também.',
    closing: 'Já não vivo só eu: Cristo vive em mim.',
    words: [
      'cristo vive em mim',
      'crucificado com cristo',
      'ja nao sou eu',
      'nao mais eu',
      'se entregou por mim',
      'obras da lei',
      'antioquia',
      'repreendeu pedro',
      'cefas',
      'anulo a graca',
      'morreu por nada',
      'justificado pela fe',
    ],
  },
  {
    verses: '3:1-14',
    key: '3:13',
    title: 'Quem enfeitiçou vocês?',
    theme: 'começar e continuar pela fé',
    themes: ['graca', 'fe', 'cruz', 'espirito'],
    idea: 'Quem começou recebendo não termina merecendo: Cristo tomou sobre si a maldição que era nossa, para que a bênção de Abraão e o Espírito cheguem, de presente, a todos os povos.',
    context:
      'Paulo está quase gritando. Os gálatas creram em Jesus e receberam o Espírito sem ser judeus. Depois chegaram pessoas dizendo que faltava algo: guardar a Lei para ser gente de Deus completa. Paulo responde com perguntas, com Abraão e com a cruz.',
    retold: [
      {
        verses: '3:1-5',
        says: 'Paulo chama os gálatas de insensatos. Receberam o Espírito pelas obras da Lei ou pela pregação da fé? Começaram no Espírito e vão terminar na carne?',
      },
      {
        verses: '3:6-9',
        says: 'Paulo lembra que Abraão creu em Deus, e isso lhe foi contado como justiça. Os que são da fé são filhos de Abraão e abençoados com ele.',
      },
      {
        verses: '3:10-12',
        says: 'Paulo diz que quem se apoia nas obras da Lei está sob maldição, se não permanecer em tudo. Está escrito que o justo viverá pela fé.',
      },
      {
        verses: '3:13-14',
        says: 'Cristo nos resgatou da maldição da Lei ao se fazer maldição por nós no madeiro. Assim a bênção de Abraão chega aos outros povos, e recebemos o Espírito pela fé.',
      },
    ],
    read: {
      verses: '3:3-14',
      how: 'As perguntas de 3 a 5, uma por pessoa, em tom de quem quer mesmo saber. As citações antigas, um segundo leitor. O 13, duas vezes.',
    },
    observe: [
      {
        ask: 'Que perguntas Paulo faz sobre o começo da vida deles com Deus?',
        verses: '3:3-5',
        listen:
          'O Espírito veio pela Lei ou por ouvir com fé? Começar no Espírito e terminar na carne?',
      },
      {
        ask: 'Quem são os filhos de Abraão, e o que foi prometido a ele?',
        verses: '3:6-9',
        listen: 'Os que são da fé; nele todas as nações abençoadas.',
      },
      {
        ask: 'Por que a Lei não salva quem se apoia nela?',
        verses: '3:10-12',
        listen: 'Exige tudo, sempre; o justo vive pela fé.',
      },
      {
        ask: 'O que Cristo fez, de que modo, e com que finalidade dupla?',
        verses: '3:13-14',
        listen: 'Resgatou fazendo-se maldição; bênção aos gentios e o Espírito pela fé.',
      },
    ],
    interpret: [
      {
        ask: 'Por que é tão fácil começar pela graça e, sem perceber, continuar pelo esforço?',
        verses: '3:3',
        listen: 'Dá controle, dá comparação, parece mais sério.',
        follow: 'Qual é o primeiro sintoma em você?',
      },
      {
        ask: 'A Lei pede “todas as coisas”. O que acontece com uma escada em que falta um degrau?',
        verses: '3:10-11',
        listen: 'Não se chega; e quem sobe olha os outros de cima.',
      },
      {
        ask: 'Cristo nos tirou da maldição “ao se fazer maldição”. O que essa troca custou e o que revela?',
        verses: '3:13',
        listen: 'Tomou o nosso lugar; Deus não economizou amor.',
      },
      {
        ask: 'O fim da frase é que a bênção chegue a todos os povos. Por que tentar merecer acaba deixando gente de fora?',
        verses: '3:8, 3:14',
        listen: 'Quem merece exclui; quem recebe reparte.',
      },
    ],
    live: [
      {
        ask: 'Leia de novo a pergunta do versículo 3. Em que assunto ela é endereçada a você?',
        listen: 'Começo livre, continuação tensa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que regra de igreja você já confundiu com ser de Deus: roupa, música, horário, aparência?',
        listen: 'Sem debochar de ninguém; distinguir costume e centro.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Quando você compara a sua fé com a de quem posta versículo todo dia, o que sente?',
        listen: 'Culpa, inveja, ironia. Fé não é vitrine.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se uma pessoa nova chegasse hoje, que exigência invisível ela sentiria nesta sala antes de ouvir sobre Jesus?',
        listen: 'Vocabulário, dinheiro, jeito certo de orar.',
      },
      {
        ask: 'O que você carrega como se fosse maldição de família, de nome, de passado? Como soa: ele se fez maldição no meu lugar?',
        listen: 'Não explorar medos; firmar na obra de Cristo.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Em casa, o carinho entre vocês vem antes ou depois de tudo estar em ordem?',
        listen: 'Amor como começo, e não como prêmio.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que lembrança do dia em que você creu ajudaria a descansar nesta semana?',
        listen: 'O que recebeu sem ter feito nada.',
        for: ['long-believers', 'new-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que produto milagroso, dieta, curso ou aparelho já pegou você direitinho? Mostrem a embalagem se ainda existir.',
        bridge: 'Paulo olha para os gálatas e pergunta quem foi que passou a conversa neles.',
      },
      {
        text: 'O que você começou superanimado e terminou de um jeito completamente diferente do plano: horta, tricô, reforma, violão?',
        bridge: 'Começar de um jeito e terminar de outro: é o espanto do versículo 3.',
        for: ['adults', 'young', 'couples', 'singles', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lembre do momento mais simples em que você soube que Deus o amava. Quantos anos tinha? O que tinha feito para merecer?',
      bridge: 'Leve essa lembrança para as perguntas de Paulo.',
    },
    complete: [
      {
        name: 'Comecei, continuo',
        text: 'Complete: Comecei com Deus por … . Sem notar, passei a continuar por … . O sinal foi que perdi … . Quero voltar a receber … .',
      },
      {
        name: 'A troca',
        text: 'Desenhe uma cruz. À esquerda, o que era meu e ele levou: … , … . À direita, o que era dele e eu recebi: … , … , … . Embaixo: de graça, pela fé.',
      },
    ],
    challenges: [
      {
        do: 'Fique três dias sem fazer nada na igreja ou na devoção para se sentir em dia; ore só agradecendo.',
        tell: 'se sentiu alívio ou nervoso.',
      },
      {
        do: 'Apresente-se a alguém bem diferente de você na comunidade e descubra como a fé chegou à família dele.',
        tell: 'o caminho que a bênção de Abraão fez até ele.',
      },
    ],
    children: {
      truth: 'Recebi o amor de Deus de graça e continuo de graça.',
      to7: {
        story:
          'A Duda ganhou uma pipa linda do vovô. O vento levou: vuuu! Que alegria! No outro dia um menino disse: para a pipa ser sua de verdade, você tem que carregar esta pedra. A Duda carregou. E esta outra. E mais esta! Com tanta pedra na mão, como segurar a pipa? O vovô chegou: Duda, quem falou isso? A pipa é presente! Eu já paguei. Solte as pedras! Ela soltou, ploft, ploft, ploft, e correu com o vento. Paulo escreveu assim para os amigos dele: quem começou ganhando de Deus não precisa pagar depois. Jesus já pagou na cruz!',
        activity:
          'Uma criança segura uma fita e vai ganhando almofadas até não aguentar; todos gritam é presente! e ela solta tudo e corre com a fita.',
        questions: [
          'Quem deu a pipa para a Duda?',
          'O que o menino mandou fazer?',
          'O que Jesus já deu a você de presente?',
        ],
      },
      to12: {
        story:
          'Quem passou essa conversa em vocês?, escreveu Paulo, apertando a pena com força. Ele estava bravo porque gostava muito dos gálatas. Tinham crido em Jesus, e o Espírito de Deus encheu a vida deles. De graça! Depois apareceram uns professores: falta coisa, diziam. Têm que cumprir a lista inteira, senão não são família de verdade. E os gálatas acreditaram. Paulo fez perguntas: vocês receberam o Espírito cumprindo a lista ou confiando na notícia? Começaram no colo de Deus e querem terminar na escada? E contou de Abraão, que confiou, e pronto. Prometeram a ele que a bênção chegaria a todos os povos, até ao seu, que está ouvindo. Só que havia um peso, uma maldição por tudo o que a gente não cumpre. Cristo pegou esse peso para si, na cruz. Agora a bênção pode correr solta, e quem a recebe não cobra entrada de ninguém.',
        activity:
          'Montem uma escada de papel com um degrau faltando e, ao lado, um colo desenhado; escrevam em cada um o que se sente ali.',
        questions: [
          'Por que Paulo ficou bravo?',
          'O que Cristo fez com o peso?',
          'De quem você já cobrou entrada para ser seu amigo?',
        ],
      },
      challenge: 'Inclua alguém na brincadeira sem pedir nada em troca.',
    },
    prayer:
      'Senhor Jesus, começamos de mãos vazias e fomos juntando pedras. Tu te fizeste maldição para nos abençoar. Solta o que pegamos para provar valor. Que o teu Espírito, que veio de graça, nos leve de graça até o fim. Amém.',
    leader: {
      lost: 'O grupo pode achar que obedecer não importa, ou sair falando mal da Lei. A Lei é boa; escada para o céu é que ela não é. O capítulo 5 mostra a vida que o Espírito faz.',
      tender:
        'Há quem viva com medo de maldição lançada, de família ou de igreja. Não discuta casos. Leia o 13 olhando para a pessoa: o que havia de maldição Cristo tomou. Quem usa esse medo para controlar ou tirar dinheiro abusa do nome de Deus.',
      differ:
        'Que lugar a Lei de Moisés tem na vida cristã é respondido de formas variadas: guia de conduta, cumprida em Cristo, ou superada por ele. Que ninguém é aceito por cumpri-la, este texto diz a todos.',
    },
    comfort:
      'Você não precisa terminar aquilo que Deus começou. Quem lhe deu o Espírito no primeiro dia, sem nada em troca, é quem continua hoje, no dia em que só sobrou cansaço.',
    closing: 'De graça no começo, de graça até o fim.',
    words: [
      'o insensatos galatas',
      'insensatos galatas',
      'quem vos iludiu',
      'obras da lei ou pela pregacao',
      'comecardes no espirito',
      'maldicao da lei',
      'pendurado em um madeiro',
      'bencao de abraao',
      'filhos de abraao',
      'o justo vivera pela fe',
      'legalismo',
      'resgatou da maldicao',
    ],
  },
  {
    verses: '3:15-25',
    key: '3:18',
    title: 'A promessa chegou primeiro',
    theme: 'a promessa e a Lei',
    themes: ['graca', 'fe', 'fidelidade', 'salvacao'],
    idea: 'Deus deu a herança a Abraão por promessa, séculos antes da Lei; a Lei não a anula: mostra o pecado e nos conduz a Cristo, para sermos justificados pela fé.',
    context:
      'Disseram aos gálatas que, depois de crer, faltava cumprir a Lei de Moisés para ser mesmo do povo de Deus. Paulo responde com um exemplo de cartório: contrato assinado não muda. E o contrato com Abraão, de pura promessa, é 430 anos mais velho que a Lei. Então, para que serviu a Lei? Ele responde a isso também.',
    retold: [
      {
        verses: '3:15-18',
        says: 'Paulo diz que ninguém anula um pacto confirmado. Deus deu a herança a Abraão por promessa, feita a ele e ao seu descendente, que é Cristo, e a Lei não a invalida.',
      },
      {
        verses: '3:19-22',
        says: 'Paulo explica que a Lei foi ordenada por causa das transgressões, até chegar o descendente prometido. Ela não é contra as promessas, mas não podia dar vida.',
      },
      {
        verses: '3:23-25',
        says: 'Antes que a fé viesse, diz Paulo, estávamos presos sob a Lei, nosso tutor até Cristo, para sermos justificados pela fé. Agora já não estamos sob um tutor.',
      },
    ],
    read: {
      verses: '3:15-25',
      how: 'Um lê 15 a 18, o exemplo do contrato. Outro faz em voz alta as perguntas do 19 e do 21, e um terceiro lê as respostas, até o 25.',
    },
    observe: [
      {
        ask: 'Que comparação da vida comum abre o trecho, e o que não se faz com um pacto confirmado?',
        verses: '3:15',
        listen: 'Pacto entre pessoas: ninguém anula nem acrescenta.',
      },
      {
        ask: 'A quem as promessas foram ditas, e quem é esse descendente?',
        verses: '3:16',
        listen: 'A Abraão e à sua descendência, que é Cristo.',
      },
      {
        ask: 'O que veio antes, o que veio 430 anos depois, e de que modo a herança foi dada?',
        verses: '3:17-18',
        listen: 'Antes, a promessa; depois, a Lei; por promessa, gratuitamente.',
      },
      {
        ask: 'Que respostas o texto dá à pergunta: para que é a Lei?',
        verses: '3:19, 3:22-24',
        listen: 'Por causa das transgressões, até Cristo; vigiava; tutor que conduz a Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que importa tanto a Paulo qual das duas veio primeiro?',
        verses: '3:17-18',
        listen: 'O que vem depois não pode virar condição do que já foi dado.',
        follow: 'Que diferença há entre ganhar um presente e receber um salário?',
      },
      {
        ask: 'Se a Lei não podia “dar vida”, o que ela podia fazer de bom?',
        verses: '3:19-22',
        listen: 'Mostrar o mal, segurar, apontar para Cristo. Não era inimiga da promessa.',
      },
      {
        ask: 'Tutor, naquele tempo, era o escravo que levava o menino até a escola e cuidava da conduta dele. O que essa figura diz da Lei?',
        verses: '3:24-25',
        listen: 'Tem valor e tem prazo: leva até alguém, não é a chegada.',
        follow: 'O que acontece com quem nunca larga a mão do tutor?',
      },
      {
        ask: 'A promessa feita a um homem velho e sem filhos acaba em “que é Cristo”. O que isso mostra do modo como Deus cumpre o que diz?',
        verses: '3:16, 3:19',
        listen: 'Devagar aos nossos olhos, e sem esquecer.',
      },
    ],
    live: [
      {
        ask: 'Que letra miúda você imagina no fim do amor de Deus: aceito você, desde que o quê?',
        listen: 'A condição que a pessoa mesma acrescentou.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'Nota, seguidor, elogio: onde tudo na sua vida parece ter de ser merecido, e como soa um presente nesse meio?',
        listen: 'Cansaço de provar valor.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Uma promessa cumprida depois de muitos anos: qual você viu, de gente ou de Deus?',
        listen: 'Histórias curtas; a espera faz parte.',
        for: ['elderly', 'adults', 'couples'],
      },
      {
        ask: 'Que mandamento de Deus já funcionou como espelho, e mostrou a você que precisava de Cristo?',
        listen: 'Sem detalhes íntimos; basta o que percebeu.',
      },
      {
        ask: 'Depois de anos de fé, em que ponto você voltou a andar com Deus como quem cumpre contrato?',
        listen: 'Devocional por dívida, serviço por medo.',
        follow: 'Quando isso começou?',
        for: ['long-believers'],
      },
      {
        ask: 'Em casa, que parte da educação dos filhos é regra com prazo, como o tutor, e que parte é promessa que não caduca?',
        listen: 'Regra muda com a idade; o amor não.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que promessa de Deus você segura hoje, mesmo sem ver como ela se cumpre?',
        listen: 'Não completar a frase do outro.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a letra miúda que já pegou você de surpresa: contrato, promoção, plano de celular, academia?',
        bridge:
          'Com Deus, alguém quis pôr letra miúda 430 anos depois. Paulo foi conferir a data do contrato.',
      },
      {
        text: 'Quem levava você para a escola quando era criança, e o que essa pessoa não deixava você fazer no caminho?',
        bridge: 'Paulo diz que a Lei foi assim: alguém que leva pela mão até chegar a outro.',
      },
    ],
    quiet: {
      text: 'Pense em algo que você recebeu sem ter feito nada por merecer. Fique um instante com essa lembrança.',
      bridge: 'O texto de hoje fala de uma herança assim, prometida muito antes de você nascer.',
    },
    complete: [
      {
        name: 'Riscar a letra miúda',
        text: 'Escreva a frase: Deus me aceita por causa da promessa cumprida em Cristo, e não por … . Complete com as condições que você costuma acrescentar e passe um risco por cima de cada uma.',
      },
      {
        name: 'Para que serve',
        text: 'Complete: A Lei me mostrou que eu … . Ela não pôde me dar … . Por isso ela me levou a Cristo quando … . Hoje, sem medo de castigo, eu obedeço porque … .',
      },
    ],
    challenges: [
      {
        do: 'Dê a alguém um presente pequeno que a pessoa não espera nem pode retribuir, e, se perguntarem por quê, diga: por nada.',
        tell: 'que cara a pessoa fez.',
      },
      {
        do: 'Cumpra nesta semana uma promessa antiga que você fez e deixou para depois.',
        tell: 'qual era e há quanto tempo esperava.',
      },
    ],
    children: {
      truth: 'Deus prometeu, e Jesus é a promessa cumprida.',
      to7: {
        story:
          'Deus disse a Abraão: eu vou abençoar você e a sua família! Abraão não pagou nada. Não fez lição, não arrumou a casa primeiro. Deus prometeu porque quis. Passou muito, muito tempo. Aí Deus deu ao povo os mandamentos. Eram bons! Mostravam o caminho, como a mão do vovô quando leva a gente para a escola. Mas ninguém conseguia obedecer a tudo. Será que Deus esqueceu a promessa? Não! A promessa vinha chegando. E um dia nasceu Jesus, da família de Abraão. Quem confia em Jesus recebe o presente que Deus prometeu. De graça!',
        activity:
          'Andem de mãos dadas pela casa, um levando o outro, até um lugar combinado. Ao chegar, soltem a mão e gritem: chegamos a Jesus!',
        questions: [
          'O que Deus fez por Abraão?',
          'Os mandamentos são como a mão de quem?',
          'Quem é a promessa que chegou?',
        ],
      },
      to12: {
        story:
          'O avô do Caio prometeu a ele uma bicicleta e escreveu num papel: é sua, vou dar no Natal. Meses depois a avó colou uma folha de regras na geladeira: escovar os dentes, guardar o tênis, não gritar. O Caio esqueceu o tênis três vezes e pensou: perdi a bicicleta. O avô riu: a promessa veio antes das regras, e fui eu que dei a minha palavra! As regras são para você crescer bem; ninguém compra a bicicleta com elas. Paulo explicou uma coisa parecida aos gálatas. Deus fez uma promessa a Abraão. Só 430 anos depois deu a Lei. A Lei era boa: mostrava o que é errado e cuidava do povo, como alguém que leva a criança até a escola. Mas ela não podia dar vida. Ela levava até Jesus. Quem crê em Jesus recebe de graça o que foi prometido.',
        activity:
          'Cada um escreve num papel uma promessa que pode mesmo cumprir até a próxima semana, assina e entrega a alguém da casa.',
        questions: [
          'O que veio primeiro, a promessa ou a Lei?',
          'Para que a Lei servia?',
          'Como é receber algo que você não precisou merecer?',
        ],
      },
      challenge: 'Faça uma promessa pequena a alguém da sua casa e cumpra.',
    },
    prayer:
      'Deus de Abraão, obrigado porque a tua promessa é mais velha que as nossas falhas. A Lei nos mostrou quem somos; leva-nos de novo a Cristo. Risca a letra miúda que escrevemos no teu amor, e ensina-nos a obedecer como herdeiros. Amém.',
    leader: {
      lost: 'Os versículos 16 e 20 são difíceis, e há muitas explicações para o mediador. Não pare ali. O fio é simples: promessa antes, Lei depois, Cristo no centro.',
      tender:
        'Quem cresceu ouvindo que Deus só gosta de quem acerta pode se emocionar ou desconfiar. Não apresse. Palavras como herança e testamento também doem em famílias brigadas.',
      differ:
        'Para luteranos, a Lei sobretudo acusa e leva a Cristo; reformados dizem que ela também guia o cristão. Católicos falam de uma lei nova, escrita pelo Espírito. Todos leem aqui que a herança é dada por promessa.',
    },
    comfort:
      'A promessa não depende de você estar bem hoje. Ela foi feita antes, por quem não esquece, e 430 anos não a gastaram. Descanse um pouco do lado de dentro dela.',
    closing: 'A promessa veio antes, e em Cristo ela é nossa.',
    words: [
      'quatrocentos e trinta anos',
      'heranca pela promessa',
      'descendencia que e cristo',
      'para que e a lei',
      'tutor',
      'aio para nos conduzir a cristo',
      'pacto confirmado',
      'testamento',
      'promessa a abraao',
      'por causa das transgressoes',
      'a lei nao anula a promessa',
      'mediador',
    ],
  },
  {
    verses: '3:23-29',
    key: '3:28',
    title: 'A mesma roupa',
    theme: 'um só povo em Cristo',
    themes: ['identidade', 'comunhao', 'justica', 'graca'],
    idea: 'Pela fé, todos recebem a mesma roupa, que é Cristo: as diferenças continuam, mas já não decidem quem vale mais nem quem entra.',
    context:
      'Alguns queriam que os gálatas, além de crer, adotassem a circuncisão e a lei judaica. Paulo compara a lei ao tutor, o escravo que levava o menino à escola. Foi bom; agora o menino cresceu. E descreve a nova família.',
    retold: [
      {
        verses: '3:23-25',
        says: 'Paulo diz que, antes que a fé viesse, estávamos vigiados sob a Lei, tutor que nos conduzia a Cristo. Chegada a fé, já não estamos sob um tutor.',
      },
      {
        verses: '3:26-28',
        says: 'Todos são filhos de Deus pela fé, diz Paulo, e os batizados se revestiram de Cristo. Não há judeu nem grego, servo nem livre, macho nem fêmea, porque todos são um nele.',
      },
      {
        verses: '3:29',
        says: 'Quem é de Cristo, diz Paulo, é descendência de Abraão e herdeiro conforme a promessa.',
      },
    ],
    read: {
      verses: '3:23-29',
      how: 'Um leitor para 23-25. De 26 a 29, leiam todos, trocando vós por nós.',
    },
    observe: [
      {
        ask: 'Que função tinha a lei, e até quando?',
        verses: '3:23-25',
        listen: 'Vigiar, conduzir a Cristo; até vir a fé.',
      },
      {
        ask: 'O que todos são, e de que estão vestidos?',
        verses: '3:26-27',
        listen: 'Filhos de Deus; revestidos de Cristo.',
      },
      {
        ask: 'Quais três divisões o versículo 28 atravessa, e qual é a conclusão?',
        verses: '3:28-29',
        listen: 'Povo, condição social, sexo; um em Cristo, herdeiros.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não diz que deixamos de ser homem, mulher, brasileiro ou haitiano. O que, então, acaba?',
        verses: '3:28',
        listen: 'O poder dessas diferenças de hierarquizar e excluir.',
        follow: 'Em que elas ainda hierarquizam entre nós?',
      },
      {
        ask: 'O que uma roupa igual faz com quem tem vergonha da sua?',
        verses: '3:27',
        listen: 'Iguala, dá pertença; a dignidade é recebida.',
      },
      {
        ask: 'Para que serve um tutor quando o menino cresce, e o que há de triste em voltar para ele?',
        verses: '3:24-26',
        listen: 'A lei ajudou; voltar é trocar filiação por controle.',
      },
    ],
    live: [
      {
        ask: 'Por qual etiqueta as pessoas costumam ler você antes de conhecê-lo?',
        listen: 'Cor, bairro, sotaque, diploma, idade, corpo.',
        for: ['adults', 'women', 'men', 'young'],
      },
      {
        ask: 'Na sua escola ou faculdade, que tribos não se misturam, e o que você ganha e perde ficando na sua?',
        listen: 'Mapa social concreto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem fala e quem só serve, quem decide e quem nunca é ouvido na nossa igreja?',
        listen: 'Gênero, cor, classe, idade; sem acusação pessoal.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'Em que momento você sentiu que a roupa da casa não lhe servia, e quem o fez sentir-se da família?',
        listen: 'Acolhida que veste.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Como se dividem em casa as tarefas, a palavra final e o descanso, e o que a igualdade em Cristo pede?',
        listen: 'Escuta mútua; nada de placar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que preconceito da sua criação você já desaprendeu, e qual ainda escapa?',
        listen: 'Humildade dos mais velhos abre caminho.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Uniforme de escola, beca, camisa de time: qual roupa igual à dos outros você usou com mais orgulho, ou com mais vergonha?',
        bridge: 'Paulo diz que ganhamos todos a mesma roupa.',
      },
      {
        text: 'Só pelo sotaque: digam a mesma frase, oi, gente, cheguei, e adivinhem de onde cada um é ou foi criado.',
        bridge: 'Diferenças bonitas. O problema é quando viram escada.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Vista uma camisa limpa, ou ajeite a gola da que está usando, como quem se prepara para uma festa de família.',
      bridge: 'Já vos revestistes de Cristo, diz o texto.',
    },
    complete: [
      {
        name: 'Etiquetas',
        text: 'Escreva em bilhetes as etiquetas que já colaram em você: … , … , … . Cole-os numa folha. Por cima, escreva em letras grandes: em Cristo. Quais etiquetas continuam bonitas ali, e quais deixam de mandar?',
      },
      {
        name: 'Já não há',
        text: 'Atualizem o versículo 28 para a nossa cidade: Já não há … nem … ; já não há … nem … ; já não há … nem … ; pois todos somos um em Cristo. Ao lado de cada par, um gesto que provaria isso: …',
      },
    ],
    challenges: [
      {
        do: 'Dê a palavra: numa conversa ou reunião, chame pelo nome alguém que quase nunca é ouvido e espere a resposta.',
        tell: 'o que só essa pessoa viu.',
      },
      {
        do: 'Interrompa uma piada ou frase que humilha por cor, origem, sexo ou classe, com calma.',
        tell: 'o silêncio que veio depois.',
      },
    ],
    children: {
      truth: 'Em Jesus somos todos uma família.',
      to7: {
        story:
          'No teatro da escola, cada criança veio com uma roupa. Uma tinha vestido caro, outra tinha remendo, outra veio de longe e usava um pano colorido. Elas se olhavam de lado. A professora abriu um baú: hoje todo mundo vai usar a mesma capa! Uma capa branca, brilhante, igual para todos. Ninguém viu mais qual roupa era cara. Só se viam os rostos: o da Iara, o do Kofi, o da Sara, o do João. Que turma linda! Paulo escreveu que quem confia em Jesus veste uma capa assim: veste Jesus. Somos diferentes e somos uma família só.',
        activity:
          'Com lençóis ou toalhas da mesma cor, todos se vestem igual e fazem um desfile, dizendo o próprio nome bem alto.',
        questions: [
          'O que havia no baú?',
          'O que dava para ver depois da capa?',
          'Quem é diferente de você e é da mesma família de Jesus?',
        ],
      },
      to12: {
        story:
          'No mundo de Paulo havia uma oração em que um homem agradecia por não ter nascido estrangeiro, escravo nem mulher. Muita gente achava normal. Cada um no seu degrau. Aí Paulo escreveu uma carta aos gálatas que virou a escada de lado: não há mais judeu nem grego, escravo nem livre, homem nem mulher, porque todos vocês são um em Cristo Jesus. Não quer dizer que ficou todo mundo igual, como bonecos. A Maria continuava Maria, e o grego, grego. Quer dizer que ninguém vale mais. Como? Paulo conta que, quando a gente confia em Jesus e é batizado, é como vestir uma roupa nova: vestimos Cristo. Deus olha e vê o Filho em todos. Numa igreja assim, o senhor da casa e o escravo sentavam no mesmo banco, e às vezes o escravo era quem ensinava. Ainda hoje há gente querendo pôr a escada de pé. Você pode ajudar a deitá-la de novo.',
        activity:
          'Façam um mural com os contornos das mãos do grupo, cada uma numa cor, formando uma só camisa; escrevam o versículo 28 no meio.',
        questions: [
          'O que as pessoas achavam normal naquele tempo?',
          'O que quer dizer vestir-se de Cristo?',
          'Onde você vê uma escada de quem vale mais, e o que pode fazer?',
        ],
      },
      challenge:
        'Brinque ou faça trabalho com alguém de outro grupo, e não deixe que riam de ninguém.',
    },
    prayer:
      'Pai de todos, obrigado pela roupa que nos deste. Cura as etiquetas que doem e tira a escada do nosso olhar. Que o mais calado fale, que o mais falado escute, e que, em Cristo, a gente seja de fato um. Amém.',
    leader: {
      lost: 'O versículo 28 acende debates (mulheres na liderança, gênero, política). Diga que as igrejas concluem coisas diferentes, e que hoje a pergunta é: quem vale menos aqui, na prática?',
      tender:
        'Racismo, machismo e desprezo social deixam marcas. Ouça quem sofreu; não peça que prove nem que suavize. Racismo é crime, e a pessoa pode querer companhia para denunciar (Disque 100). Violência contra a mulher: Ligue 180.',
      differ:
        'Algumas igrejas tiram daqui a igualdade em todos os ministérios; outras distinguem valor igual e funções diferentes. Sobre o batismo como vestir-se de Cristo também há leituras diversas.',
    },
    comfort:
      'Filho, filha, herdeiro. Ninguém precisa lhe passar a ferro antes. A roupa já foi posta sobre os seus ombros, como quem cobre alguém que chegou com frio.',
    closing: 'Todos somos um em Cristo Jesus.',
    words: [
      'nao ha judeu nem grego',
      'servo nem livre',
      'escravo nem livre',
      'macho nem femea',
      'homem nem mulher',
      'um em cristo jesus',
      'revestistes de cristo',
      'revestidos de cristo',
      'tutor',
      'aio',
      'descendencia de abraao',
      'herdeiros',
      'igualdade',
    ],
  },
  {
    verses: '4:1-7',
    key: '4:6',
    title: 'De servo a filho',
    theme: 'a adoção',
    themes: ['identidade', 'graca', 'familia', 'espirito'],
    idea: 'Na hora certa, Deus mandou o Filho para nos tirar da escravidão e o Espírito para pôr na nossa boca a palavra da casa: Aba, Pai; já não somos servos, somos herdeiros.',
    context:
      'Em Roma, um menino rico podia ser dono de tudo no papel e, até a data que o pai marcou, viver mandado pelos empregados. Paulo usa essa cena para dizer como todos vivíamos, judeus e não judeus, antes de Jesus. Os gálatas estavam com vontade de voltar para esse quarto.',
    retold: [
      {
        verses: '4:1-3',
        says: 'Paulo lembra que o herdeiro, enquanto é criança, não difere do servo e vive sob tutores até o tempo marcado pelo pai. Assim também nós estávamos escravizados.',
      },
      {
        verses: '4:4-5',
        says: 'Quando o tempo se completou, Deus enviou seu Filho, nascido de mulher e sob a Lei, para redimir os que estavam sob a Lei e sermos adotados como filhos.',
      },
      {
        verses: '4:6-7',
        says: 'Deus enviou ao coração dos filhos o Espírito do seu Filho, que clama: “Aba, Pai”. Quem era servo agora é filho, e, se é filho, é também herdeiro.',
      },
    ],
    read: {
      verses: '4:1-7',
      how: 'Leiam 1 a 3 de mãos atrás das costas. No 4, soltem as mãos. No 6, digam Aba, Pai juntos, bem baixinho. O 7, cada um para a pessoa do lado.',
    },
    observe: [
      {
        ask: 'O que o herdeiro criança tem e o que não pode? Até quando?',
        verses: '4:1-2',
        listen: 'É senhor de tudo, mas vive como servo, sob tutores, até o prazo do pai.',
      },
      {
        ask: 'Quem Deus enviou no versículo 4, e em que condições ele veio?',
        verses: '4:4',
        listen: 'O Filho, nascido de mulher, sob a Lei, no tempo certo.',
      },
      {
        ask: 'Quem Deus enviou no versículo 6, para onde, e o que ele clama?',
        verses: '4:6',
        listen: 'O Espírito do Filho, ao coração; Aba, Pai.',
      },
      {
        ask: 'Que três palavras dizem o que a pessoa já não é e o que passou a ser?',
        verses: '4:7',
        listen: 'Não mais servo; filho; herdeiro.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não fez só a gente ficar livre; fez virar filho. Que diferença há entre um escravo solto e um filho adotado?',
        verses: '4:5, 4:7',
        listen: 'Um tem liberdade e rua; o outro, nome, mesa e pai.',
      },
      {
        ask: 'O Filho “nascido de mulher” entrou na nossa casa para nos pôr na dele. O que ele provou ao nascer assim?',
        verses: '4:4-5',
        listen: 'Desceu até o nosso chão; amor que não manda recado.',
        follow: 'Que parte da vida humana de Jesus aproxima você dele?',
      },
      {
        ask: 'Aba era a palavra dita em casa a um pai querido. Por que o Espírito ensina esta, e não um título mais solene?',
        verses: '4:6',
        listen: 'É a palavra que o próprio Filho usava; intimidade com respeito.',
      },
      {
        ask: 'O tempo “se completou”, e nem um dia antes. O que essa expressão diz de um Deus que parece demorar?',
        verses: '4:4',
        listen: 'Ele prepara; a espera tem dono.',
      },
    ],
    live: [
      {
        ask: 'No trato com Deus, você costuma bater à porta como empregado ou entrar como filho? Em que dia nota a diferença?',
        listen: 'Depois de errar, quase sempre.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'A palavra pai traz que cheiro, que som, que silêncio para você?',
        listen: 'Pode doer. Ninguém é obrigado a responder.',
      },
      {
        ask: 'Você anda atrás de quem diga que é um dos nossos: turma, time, perfil. O que seria diferente se isso já estivesse resolvido?',
        listen: 'Menos esforço para agradar; mais coragem.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se todos aqui são filhos, o que precisa mudar no jeito de a gente se tratar?',
        listen: 'Irmãos; ninguém é criado de ninguém.',
        for: ['couples', 'adults', 'long-believers'],
      },
      {
        ask: 'Que velho patrão, medo, superstição, opinião dos outros, ainda toca a campainha como se você fosse dele?',
        listen: 'Os princípios elementares de cada um.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Para quem adotou ou foi adotado, no papel ou no coração: o que essa experiência ensina sobre o versículo 5?',
        listen: 'Só se a pessoa quiser; não exponha crianças.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Herdeiro espera receber. O que você tem vivido como se a herança já tivesse acabado?',
        listen: 'Velhice, perda, fim de um tempo.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Com que idade você pôde, pela primeira vez, usar a chave de casa, o fogão ou o volante? Quem tremeu mais, você ou quem deixou?',
        bridge: 'O herdeiro de Paulo tinha tudo no papel e ainda não tinha a chave.',
      },
      {
        text: 'Que nome, apelido ou assobio só a sua família usa para chamar você?',
        bridge: 'Há uma palavra que só se usa em casa. O Espírito a ensina.',
        for: ['adults', 'couples', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Diga em voz bem baixa: Pai. Espere. Diga de novo. Note se o corpo aperta ou afrouxa.',
      bridge: 'O texto diz que há alguém clamando essa palavra dentro de você. Leia ao lado dele.',
    },
    complete: [
      {
        name: 'Certidão',
        text: 'Preencha como um documento: Nome: … . Antes: servo de … . Data em que o tempo se completou para mim (pode ser não sei): … . Filho de: … . Herda: … , … . Testemunha: o Espírito, que clama … .',
      },
      {
        name: 'Servo ou filho',
        text: 'Três cenas desta semana. Em cada uma, complete: Quando … aconteceu, eu reagi como … . Um filho teria … .',
      },
    ],
    challenges: [
      {
        do: 'Comece toda oração da semana só com a palavra Pai, fique em silêncio três respirações e depois continue.',
        tell: 'se a palavra ficou mais fácil ou mais difícil.',
      },
      {
        do: 'Trate como irmão de sangue alguém da igreja com quem você só troca bom dia: almoço, carona, ajuda numa tarefa.',
        tell: 'o que descobriram em comum.',
      },
    ],
    children: {
      truth: 'Por Jesus sou filho de Deus e o chamo de Pai.',
      to7: {
        story:
          'O Caíque morava numa casa com muitas crianças e poucas camas. Um dia, um casal chegou com os olhos brilhando. Caíque, quer ser nosso filho? Quando o papel ficou pronto, ele foi para a casa nova. Na primeira manhã, ficou na porta da cozinha: com licença, moço, posso comer? O homem riu com carinho: filho não pede licença para tomar café. E me chame de pai! O Caíque experimentou baixinho: pai. Depois alto: PAI! E ganhou um abraço de esmagar. Paulo contou que Deus mandou Jesus para a gente virar filho. E o Espírito ensina a dizer: Aba! Quer dizer papai, pai querido.',
        activity:
          'Façam crachás com o nome da criança e, embaixo, filho de Deus; cada um diz Aba, Pai, e ganha um abraço.',
        questions: [
          'Como o Caíque chamou o homem primeiro?',
          'O que ele podia fazer por ser filho?',
          'Como você gosta de chamar Deus?',
        ],
      },
      to12: {
        story:
          'Num casarão da Roma antiga morava um menino dono de tudo: dos campos, dos cavalos, até da cozinha. Só que ainda não! O pai tinha marcado a data. Até lá, ele acordava, comia e estudava quando os tutores mandavam, igualzinho aos empregados. Paulo disse: nós éramos assim, mandados por um monte de coisas. Então chegou a hora marcada. Deus enviou o seu Filho, que nasceu de uma mãe, como nós, e viveu debaixo da Lei, como o seu povo. Para quê? Para nos soltar e nos adotar. Não foi só abrir a porta e dizer: pode ir. Foi dizer: pode ficar, a casa é sua. E Deus fez mais uma coisa. Mandou o Espírito morar no coração, e ele ensina a palavra que Jesus usava: Aba, Pai querido. Você não precisa bater à porta como quem pede favor. Filho entra. E tem herança.',
        activity:
          'Encenem duas cenas curtas: um empregado pedindo algo ao patrão e um filho pedindo ao pai. Conversem sobre o tom de voz.',
        questions: [
          'O que o menino tinha e ainda não podia usar?',
          'Quem Deus enviou, e para onde?',
          'Como muda a oração de quem se sabe filho?',
        ],
      },
      challenge: 'Antes de dormir, diga Aba, Pai, e conte a ele o seu dia como filho.',
    },
    prayer:
      'Aba, Pai. Às vezes a palavra engasga, e o teu Espírito a diz por nós. Obrigado por mandares o Filho até o nosso chão. Tira de nós o jeito de empregado com medo. Ensina-nos a casa, a mesa e os irmãos. Amém.',
    leader: {
      lost: 'Os princípios elementares do versículo 3 são discutidos por estudiosos. Basta dizer: as forças e regras que mandavam na gente. E Aba não é só palavra de bebê; adultos também a usavam. Fique na mudança de servo para filho.',
      tender:
        'Pai ausente, violento ou abusador: esta noite pode doer muito. Não force ninguém a dizer pai. Deus é o Pai que Jesus mostrou, e não a cópia do que a pessoa teve. Se uma criança ou adolescente contar abuso, acredite e procure ajuda: Disque 100.',
    },
    comfort:
      'Quando você não conseguir dizer Pai, não se force. O Espírito clama essa palavra no fundo, mesmo quando a sua boca está fechada. Filho que chora no quarto continua filho.',
    closing: 'Entre. Filho não pede licença.',
    words: [
      'aba pai',
      'adocao como filhos',
      'adocao',
      'plenitude dos tempos',
      'quando o tempo se completou',
      'nascido de mulher',
      'nascido sob a lei',
      'ja nao es mais servo',
      'herdeiro de deus',
      'tutores',
      'espirito do seu filho',
      'filhos de deus',
    ],
  },
  {
    verses: '5:1-15',
    key: '5:1',
    title: 'Livres para servir',
    theme: 'a liberdade cristã',
    themes: ['graca', 'servico', 'proximo', 'identidade'],
    idea: 'Cristo nos libertou de merecer e também de viver só para nós: a liberdade dele não volta para a gaiola nem vira desculpa, vira amor que serve.',
    context:
      'Os gálatas tinham começado bem, leves. Depois apareceram mestres com uma lista: circuncisão, datas, comida. Paulo escreve indignado. Vê dois barrancos na estrada, o das regras e o do vale-tudo, e mostra por onde se anda.',
    retold: [
      {
        verses: '5:1-4',
        says: 'Paulo pede que fiquem firmes na liberdade que Cristo deu, sem voltar ao jugo. Quem se deixa circuncidar fica obrigado a toda a Lei e se desliga de Cristo.',
      },
      {
        verses: '5:5-6',
        says: 'Pelo Espírito e pela fé se aguarda a justiça, diz Paulo. Em Cristo não vale ser circuncidado ou não, e sim a fé que opera pelo amor.',
      },
      {
        verses: '5:7-12',
        says: 'Os gálatas corriam bem, e Paulo pergunta quem os impediu. Um pouco de fermento leveda toda a massa, e quem os perturba sofrerá o julgamento.',
      },
      {
        verses: '5:13-15',
        says: 'Paulo pede que não usem a liberdade para a carne, mas sirvam uns aos outros por amor. Nisso a Lei se cumpre, e quem se morde acaba se destruindo.',
      },
    ],
    read: {
      verses: '5:1-7',
      how: 'O 1, todos. Um leitor para 2-4, outro para 5-6, outro, como treinador à beira da pista, o 7. Para fechar, digam juntos 13 e 14.',
    },
    observe: [
      {
        ask: 'Para que Cristo nos libertou, e a que não devemos voltar?',
        verses: '5:1',
        listen: 'Para a liberdade; ao jugo da escravidão.',
      },
      {
        ask: 'O que não tem valor algum, e o que tem?',
        verses: '5:6',
        listen: 'Circuncisão ou não; a fé que opera por amor.',
      },
      {
        ask: 'O que Paulo diz que se perde ao buscar a própria justiça pela lei, e que imagem de corrida ele usa?',
        verses: '5:2-4, 5:7',
        listen: 'Perde-se o proveito de Cristo e da graça; corriam bem e foram barrados.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém solto voltaria para a gaiola?',
        verses: '5:1, 5:7',
        listen: 'Regra dá segurança, controle, comparação; liberdade assusta.',
        follow: 'Qual gaiola você acha até confortável?',
      },
      {
        ask: 'Liberdade, para Paulo, é lugar onde se fica “firmes”. O que torna mais cansativo ser livre do que obedecer a uma lista?',
        verses: '5:1, 5:5-6',
        listen: 'Exige confiar, esperar, escolher amar; não há placar.',
      },
      {
        ask: 'O que quer dizer “a fé, que opera por meio do amor”, e o que seria uma fé desempregada?',
        verses: '5:6',
        listen: 'Fé aparece em gestos; sem amor, fica parada.',
      },
    ],
    live: [
      {
        ask: 'De qual lado da estrada você costuma cair: do excesso de regra ou do tanto faz?',
        listen: 'Cada um tem seu barranco.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Paulo conclui que somos livres para servir por amor (13). Que serviço seu é livre, e qual ainda é medo de decepcionar?',
        listen: 'O mesmo gesto pode nascer dos dois lugares.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Quando você diz eu sou livre e faço o que quero, quem costuma decidir esse querer?',
        listen: 'Grupo, propaganda, impulso, algoritmo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Corria bem e parou: quem ou o que atravessou a sua frente?',
        listen: 'Versículo 7; decepção, cansaço, pessoa.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que regra lhe apresentaram como cristã e hoje você percebe que era só costume?',
        listen: 'Com respeito a quem ensinou.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que um de vocês usa a própria liberdade às custas do tempo ou do cansaço do outro?',
        listen: 'Lazer, tarefas, sono; falar de si.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Livre da correria, com mais tempo e menos forças: a quem você ainda pode servir por amor?',
        listen: 'Orar, escutar, ensinar, sorrir.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Primeiro dia sem os pais em casa: o que você fez com a sua liberdade? Pode confessar o jantar.',
        bridge:
          'Liberdade a gente desperdiça com brigadeiro na panela. Paulo pergunta o que se faz no segundo dia.',
      },
      {
        text: 'Você já viu um bicho hesitar diante da gaiola aberta? Ou uma pessoa diante da porta da firma, aposentada?',
        bridge: 'Sair é mais difícil do que parece. Paulo escreve a quem quer voltar.',
        for: ['adults', 'elderly', 'couples', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Afrouxe algo que aperta: cinto, sapato, relógio. Respire até o fundo.',
      bridge: 'Foi para a liberdade que Cristo nos libertou. Leia respirando.',
    },
    complete: [
      {
        name: 'Dois barrancos e a estrada',
        text: 'Esboce uma estrada entre dois barrancos. No da esquerda, regras que eu acrescento: … , … . No da direita, desculpas que eu uso: … , … . No meio, um serviço por amor que posso fazer livre: … para … .',
      },
      {
        name: 'Fé com carteira assinada',
        text: 'Preencha: Minha fé trabalha em … , das … às … , servindo … . Está de férias em … . Está desempregada quando … . Nova vaga para esta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Sirva alguém de um jeito que ninguém lhe mandou, nem vai agradecer, e faça contente.',
        tell: 'em que momento a obrigação tentou entrar.',
      },
      {
        do: 'Fique uma semana sem cobrar de ninguém uma regra que você sabe que é só costume.',
        tell: 'qual era e o que aconteceu sem ela.',
      },
    ],
    children: {
      truth: 'Jesus me faz livre para amar e ajudar.',
      to7: {
        story:
          'O passarinho Tico vivia numa gaiola. Um menino bom abriu a portinha: voe, Tico, você é livre! O Tico voou até o galho. Que ar gostoso! Mas de noite teve medo e quis voltar. A gaiola era pequena, mas ele sabia onde ficava tudo. O menino disse: não volte, não! No dia seguinte, o Tico fez bagunça: bicou a fruta de todos e só quis para ele. A coruja falou: voar não é para isso. Então o Tico viu um filhote caído e o ajudou a subir. Cantou tão bonito! Paulo escreveu: vocês são livres; usem a liberdade para servir com amor.',
        activity:
          'Façam passarinhos de papel; cada um voa até alguém da casa e faz um serviço carinhoso que ninguém mandou.',
        questions: [
          'Por que o Tico quis voltar para a gaiola?',
          'O que a coruja disse?',
          'O que você pode fazer por amor, sem ninguém mandar?',
        ],
      },
      to12: {
        story:
          'Na casa da Marina havia tantas regras coladas na parede que ninguém via mais a parede. Na do vizinho, não havia nenhuma: comiam doce no café, ninguém dormia, e o menor chorava com fome de comida de verdade. As duas famílias achavam que tinham razão. Paulo escreveu aos gálatas sobre esses dois jeitos. Primeiro: não voltem para a gaiola das regras, como se Deus só gostasse de vocês quando cumprem tudo. Cristo os fez livres! Depois, o outro lado: e não usem a liberdade para fazer o que der na telha, mordendo uns aos outros, senão se devoram. Então como se vive? Servindo uns aos outros por amor. Um dia a Marina tirou da parede todas as regras e deixou só uma: ame o seu próximo como a si mesmo. Deu mais trabalho do que as cinquenta antigas. Mas a casa ficou com cheiro de casa.',
        activity:
          'Escrevam as regras da casa em papéis e tentem agrupar todas debaixo de uma só: amar. As que não couberem, conversem.',
        questions: [
          'Quais eram os dois jeitos errados?',
          'Para que serve a liberdade, segundo Paulo?',
          'Que serviço você faria livremente hoje?',
        ],
      },
      challenge: 'Faça por amor uma tarefa que ninguém pediu, um dia sim, outro também.',
    },
    prayer:
      'Cristo libertador, quantas vezes voltamos à gaiola de portinha aberta. Sopra-nos para fora. E, do lado de fora, livra-nos de nós. Ensina-nos a servir sem ninguém mandar, e a amar como quem já não deve nada. Amém.',
    leader: {
      lost: 'Circuncisão e a ironia forte do 12 distraem; pulem esses versículos, como indicado na leitura. Da graça caístes (4) também puxa debate. O fio é: livres de, livres para.',
      tender:
        'Quem saiu de um ambiente religioso controlador pode estar no começo da liberdade e desconfiar até de servir. Não a recrute. Quem serve em excesso por medo também precisa ouvir o versículo 1.',
      differ:
        'Da graça caístes: uns leem perda da salvação; outros, troca de caminho, da graça para a lei. Paulo, na mesma carta, continua a chamá-los de irmãos.',
    },
    comfort:
      'Por meio do Espírito, pela fé, aguardamos a esperança. Aguardar também é verbo de gente livre. Você não precisa produzir nada para continuar solto.',
    closing: 'Livres, para servir por amor.',
    words: [
      'liberdade com que cristo',
      'para a liberdade',
      'jugo da escravidao',
      'jugo de servidao',
      'circuncisao',
      'da graca caistes',
      'fe que opera',
      'fe que atua pelo amor',
      'correndo bem',
      'corrieis bem',
      'fermento',
      'chamados para a liberdade',
      'servi vos uns aos outros',
      'mordeis',
    ],
  },
  {
    verses: '5:16-26',
    key: '5:22',
    title: 'Fruto não se cola no galho',
    theme: 'o fruto do Espírito',
    themes: ['espirito', 'santidade', 'tentacao', 'discipulado'],
    idea: 'O bom caráter não se cola por fora: cresce em quem anda com o Espírito, devagar, numa luta de verdade contra o velho jeito de viver.',
    context:
      'Paulo falou de liberdade. Mas quem segura o freio, se não é a lei? O Espírito, ele responde. De um lado põe obras, no plural, que a gente fabrica; do outro, fruto, no singular, que nasce.',
    retold: [
      {
        verses: '5:16-18',
        says: 'Paulo manda andar no Espírito e não satisfazer o mau desejo da carne, porque um se opõe ao outro. Quem é guiado pelo Espírito não está debaixo da Lei.',
      },
      {
        verses: '5:19-21',
        says: 'As obras da carne são evidentes, diz Paulo, como a impureza, a idolatria, as brigas, as invejas e as bebedices. Quem pratica tais coisas não herdará o Reino de Deus.',
      },
      {
        verses: '5:22-26',
        says: 'O fruto do Espírito é amor, alegria, paz, paciência, bondade, mansidão e domínio próprio. Paulo pede que quem vive no Espírito ande nele, sem presunção e sem inveja.',
      },
    ],
    read: {
      verses: '5:16-26',
      how: 'A lista de 19-21, uma pessoa só, sem pressa nem drama; a de 22-23, nove pessoas, uma palavra cada, olhando para alguém.',
    },
    observe: [
      {
        ask: 'Que ordem e que promessa estão no versículo 16, e que conflito no 17?',
        verses: '5:16-17',
        listen: 'Andar no Espírito; não satisfazer a carne; os dois se opõem.',
      },
      {
        ask: 'Se dividirmos a primeira lista em grupos, quantos itens falam de relacionamentos estragados?',
        verses: '5:19-21',
        listen: 'Quase a metade: inimizades, brigas, ciúmes, iras, facções, invejas.',
      },
      {
        ask: 'Quais são as nove partes do fruto, e qual vem primeiro?',
        verses: '5:22-23',
        listen:
          'Amor, alegria, paz, paciência, benignidade, bondade, fidelidade, mansidão, domínio próprio.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo escreve “obras” no plural e “fruto” no singular?',
        verses: '5:19, 5:22',
        listen: 'Um se fabrica aos pedaços; outro é uma vida só, inteira.',
        follow: 'O que acontece quando a gente quer só uma das nove?',
      },
      {
        ask: 'Andar é passo, ritmo, companhia. O que seria perder o passo do Espírito?',
        verses: '5:16, 5:25',
        listen: 'Correr na frente, ficar para trás, andar sozinho.',
      },
      {
        ask: 'Como alguém pode ter dons, cargo e conhecimento e não ter fruto?',
        verses: '5:22-26',
        listen: 'Dom se recebe pronto; fruto amadurece na convivência.',
      },
    ],
    live: [
      {
        ask: 'Qual das nove as pessoas da sua casa diriam que está madura em você, e qual ainda é verde de travar a língua?',
        listen: 'Humor; cada um fala só de si.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Que obra da primeira lista a gente costuma perdoar em si mesmo porque parece temperamento?',
        listen: 'Ira, ciúme, facção, inveja.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Domínio próprio com o celular, com a língua, com o desejo: em qual você leva mais tombo?',
        listen: 'Responder por dentro ou por fora, como quiser.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que já mudou de sabor em você desde que começou a andar com Deus?',
        listen: 'Frutinho pequeno é fruto.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Qual situação, repetida em casa, é a horta onde a paciência de vocês anda sendo plantada?',
        listen: 'Lição de casa, banho, trânsito, parente.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que fruto você provou em alguém que já morreu e gostaria que a árvore continuasse dando?',
        listen: 'Herança de caráter.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você fosse uma fruta hoje, qual seria: abacaxi, jaca, limão, manga espada? Explique o humor.',
        bridge: 'Paulo também fala de fruto, e diz de qual árvore.',
      },
      {
        text: 'Você já foi enganado por fruta de enfeite, comida de vitrine ou foto de cardápio?',
        bridge: 'De longe parece. Na mordida se sabe. O texto é sobre a mordida.',
        for: ['adults', 'couples', 'women', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Pegue uma fruta e sinta o peso, o cheiro, a casca. Ela levou meses. Não tenha pressa.',
      bridge: 'O Espírito também trabalha em estações. Leia com ela na mão.',
    },
    complete: [
      {
        name: 'Pé de quê?',
        text: 'Desenhe uma árvore com nove frutos e escreva os nomes. Pinte cada um: verde, de vez ou maduro. Junto ao mais verde, escreva a situação que Deus está usando para amadurecê-lo: … . E o nome de quem sofre com o azedo: …',
      },
      {
        name: 'Passo com o Espírito',
        text: 'Complete pelo dia de ontem: de manhã, andei … (na frente, atrás, junto); ao meio-dia, perdi o passo quando … ; à noite, percebi que … . Amanhã, a hora de maior perigo será … , e eu vou … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha o seu fruto mais verde e pratique um gesto dele por dia com a mesma pessoa.',
        tell: 'se a pessoa sentiu o gosto.',
      },
      {
        do: 'Pergunte a alguém que mora com você qual dos nove ele mais gostaria de comer da sua árvore. Não se defenda.',
        tell: 'a resposta e o seu primeiro pensamento.',
      },
    ],
    children: {
      truth: 'O Espírito faz nascer fruto bom em mim.',
      to7: {
        story:
          'A Bia queria que a sua árvore tivesse fruta logo. Pegou cola, recortou maçãs de papel e grudou nos galhos. Que linda! De noite choveu, e no outro dia estava tudo no chão, mole e sem cor. A Bia chorou. O vovô disse: fruta de verdade nasce de dentro, com água, sol e tempo. Eles regaram juntos muitos dias. Veio uma flor. Depois uma bolinha. Depois, nham, uma maçã! Paulo escreveu que o Espírito Santo faz nascer na gente um fruto assim: amor, alegria, paz, paciência, bondade e mais. A gente não cola. A gente anda com ele, e vai crescendo.',
        activity:
          'Façam uma salada de frutas: cada fruta é um nome do fruto do Espírito; ao pôr na tigela, contem um jeito de viver aquilo.',
        questions: [
          'O que aconteceu com as maçãs de papel?',
          'De onde nasce a fruta de verdade?',
          'Qual fruto você quer que cresça em você?',
        ],
      },
      to12: {
        story:
          'O Edu decidiu ser uma pessoa perfeita até sexta-feira. Fez uma tabela: segunda, paciência; terça, alegria; quarta, domínio próprio. Na segunda, às oito e dez, gritou com o irmão. Rasgou a tabela. A avó, que era agricultora, achou os pedaços no lixo. Você está querendo fabricar fruto, disse. Fruto não se fabrica. Ela levou o Edu ao pomar. O pé não faz força; fica ligado à raiz, recebe a água e vai. E tem praga, vovó? Tem, e a gente cuida. Paulo escreveu sobre isso. Há um jeito velho na gente que puxa para brigas, ciúme, maldade. E há o Espírito de Deus, que puxa para o outro lado. Quem anda com o Espírito, um passo por vez, vai dando um fruto de nove gostos: amor, alegria, paz, paciência, delicadeza, bondade, fidelidade, mansidão e domínio próprio. Até sexta? Não. Mas o Edu pediu desculpa ao irmão. A avó sorriu: olhe aí uma flor.',
        activity:
          'Desenhem uma árvore para a parede; durante a semana, quem vir um fruto em alguém da casa cola ali uma fruta com o nome dele.',
        questions: [
          'Por que a tabela do Edu não funcionou?',
          'O que quer dizer andar no Espírito?',
          'Qual fruto está verde em você, e em que situação?',
        ],
      },
      challenge: 'Escolha um fruto e pratique todo dia com a mesma pessoa.',
    },
    prayer:
      'Espírito Santo, não queremos fruta de papel. Anda conosco e acerta o nosso passo. Arranca a praga com mão boa. Faz crescer em nós, em casa primeiro, amor, alegria, paz. E que alguém com fome encontre o que comer. Amém.',
    leader: {
      lost: 'O grupo escolhe discutir os pecados sexuais e esquece inveja e facções, ou transforma o fruto em metas. Volte ao verbo andar. E cada um diz o próprio verde, nunca o do cônjuge.',
      tender:
        'Mansidão e domínio próprio já foram cobrados de quem apanhava. Fruto do Espírito não é silêncio diante de agressão. Crises de raiva ou vícios podem precisar de tratamento; ofereça companhia para buscá-lo.',
    },
    comfort:
      'Em tempo de seca a árvore economiza: guarda a seiva, deixa cair folhas. Não está morta. O Espírito sabe andar devagar ao lado de quem manca.',
    closing: 'Fruto não se cola: cresce com o Espírito.',
    words: [
      'fruto do espirito',
      'obras da carne',
      'andai no espirito',
      'andar no espirito',
      'dominio proprio',
      'mansidao',
      'benignidade',
      'longanimidade',
      'carne deseja contra',
      'guiados pelo espirito',
      'paixoes',
      'crucificaram a carne',
      'nao ha lei',
    ],
  },
  {
    verses: '6:1-6',
    key: '6:2',
    title: 'Levem as cargas uns dos outros',
    theme: 'carregar junto',
    themes: ['comunhao', 'proximo', 'perdao', 'humildade'],
    idea: 'Quem anda no Espírito não aponta quem caiu: levanta com mansidão, divide o peso que esmaga e cuida da própria mochila.',
    context:
      'O capítulo anterior terminou avisando contra a vaidade e a inveja. Agora vem o teste: alguém do grupo cai. O que fazem os espirituais? Paulo usa um verbo de médico e de pescador: pôr o osso no lugar, consertar a rede.',
    retold: [
      {
        verses: '6:1-2',
        says: 'Se alguém for surpreendido em pecado, Paulo pede que o restaurem com mansidão, atentos para não cair também. Quem leva a carga do outro cumpre a lei de Cristo.',
      },
      {
        verses: '6:3-5',
        says: 'Quem pensa ser alguma coisa, sendo nada, se engana, diz Paulo. Cada um examine a própria obra, sem se comparar com o outro, porque levará a própria carga.',
      },
      {
        verses: '6:6',
        says: 'Paulo pede que quem é instruído na palavra reparta todas as coisas boas com quem o instrui.',
      },
    ],
    read: {
      verses: '6:1-6',
      how: 'Antes, ponham uma mochila pesada no centro. Quem lê segura a mochila; no 2, outra pessoa ajuda a segurar.',
    },
    observe: [
      {
        ask: 'O que fazer com quem foi surpreendido numa falta, de que modo, e com que cuidado consigo?',
        verses: '6:1',
        listen: 'Restaurar, com mansidão, olhando por si.',
      },
      {
        ask: 'O que se cumpre ao levar as cargas uns dos outros?',
        verses: '6:2',
        listen: 'A lei de Cristo.',
      },
      {
        ask: 'De que engano os versículos 3 a 5 querem nos livrar?',
        verses: '6:3-5',
        listen: 'Achar-se algo, comparar-se; examinar a própria obra.',
      },
    ],
    interpret: [
      {
        ask: 'Pôr um osso no lugar dói e pede mão leve. O que essa imagem ensina sobre corrigir alguém?',
        verses: '6:1',
        listen: 'Perto, a sós, rápido, sem raiva; o fim é andar de novo.',
        follow: 'Quem corrigiu você assim?',
      },
      {
        ask: 'Carregar as cargas dos outros (2) e levar “a sua própria carga” (5): como combinar as duas coisas?',
        verses: '6:2, 6:5',
        listen: 'Há o peso que esmaga, para dividir; e a mochila de cada um, intransferível.',
      },
      {
        ask: 'Por que a comparação estraga tanto a ajuda que se dá quanto a que se recebe?',
        verses: '6:3-4',
        listen: 'Vira superioridade ou humilhação.',
      },
    ],
    live: [
      {
        ask: 'Quando alguém do grupo cai, qual é o primeiro movimento: telefone para comentar, distância ou mão?',
        listen: 'Exame do grupo, sem casos.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Que peso você carrega só e que caberia em quatro mãos?',
        listen: 'Anotem; combinem.',
        for: ['adults', 'parents', 'singles', 'elderly'],
      },
      {
        ask: 'Quando um amigo faz besteira, como você ajuda sem passar pano e sem jogar pedra?',
        listen: 'Mansidão e verdade; quando chamar adulto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que carga que é do outro (escolha, culpa, humor) você precisa tirar as mãos?',
        listen: 'Codependência; mochila alheia.',
        for: ['women', 'couples', 'parents'],
      },
      {
        ask: 'O que faria você confiar num grupo a ponto de contar que caiu?',
        listen: 'Sigilo, ausência de espanto, exemplo.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Qual parte do peso do luto alguém poderia carregar: papel, comida, crianças, silêncio?',
        listen: 'Pedido prático e imediato.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Abram a bolsa, a mochila ou os bolsos: qual é a coisa mais inútil e pesada que você carrega todo dia?',
        bridge: 'Há pesos que ninguém vê. Paulo fala de dividi-los.',
      },
      {
        text: 'Conte de uma mudança de casa ou de um móvel impossível na escada. Quem gritava gira, gira?',
        bridge: 'Carga grande precisa de muitas mãos, e de alguém que dê o ritmo.',
        for: ['adults', 'couples', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha algo pesado no colo por um minuto. Depois, coloque no chão e sinta a diferença.',
      bridge: 'Alguém ajuda a pôr no chão. Leia com o colo livre.',
    },
    complete: [
      {
        name: 'Duas mochilas',
        text: 'Lado a lado, desenhe duas mochilas. Na minha, o que só eu posso levar: … , … . Na grande, o que me esmaga e preciso dividir: … , com … . Ao lado, a carga de outro que posso ajudar a levar: … , e a que devo devolver: … .',
      },
      {
        name: 'Manual de levantar',
        text: 'Complete pensando na última vez que caiu: O que me derrubou mais foi … . O que me ajudou a levantar foi … . O que piorou foi … . Por isso, quando alguém cair perto de mim, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha a carga concreta de alguém e leve um pedaço dela por um dia inteiro: fila, criança, faxina, plantão.',
        tell: 'quanto pesava.',
      },
      {
        do: 'Procure alguém que caiu e de quem todos falam, e converse sem tocar no assunto antes dele.',
        tell: 'quanto tempo levou até ele tocar, se tocou.',
      },
    ],
    children: {
      truth: 'Eu ajudo o meu amigo a carregar o peso.',
      to7: {
        story:
          'A formiga Zizi achou uma folha enorme. Puxou, puxou, e nada. Caiu sentada. Passou a formiga Tuca: rá, rá, que fraca! E foi embora. Passou a formiga Neco: eu avisei que era grande! E foi embora. Aí veio a formiga Bel. Ela não riu. Perguntou: onde pesa mais? Aqui, disse a Zizi. A Bel segurou daquele lado. Um, dois, três, já! A folha subiu! Outras vieram, e levaram a folha cantando. Paulo escreveu: ajudem uns aos outros a carregar o peso. É assim que Jesus faz. E quando alguém cai, a gente levanta com carinho.',
        activity:
          'Carreguem um colchão ou cobertor com brinquedos em cima, cada um segurando uma ponta, até o outro lado da sala.',
        questions: [
          'O que a Tuca e o Neco fizeram?',
          'O que a Bel perguntou?',
          'Quem precisa de ajuda com um peso?',
        ],
      },
      to12: {
        story:
          'No passeio da escola, cada um levava a própria mochila. A do Caê tinha rasgado, e ele carregava tudo nos braços, escondido no fim da fila. Quando tropeçou, espalharam-se as coisas: roupa velha, remédio, um pão sem nada dentro. Alguns riram. A Joana voltou. Não disse: você devia ter costurado isso. Ajoelhou, juntou as coisas devagar e falou baixinho: põe metade na minha. E assim foram, os dois por último, conversando. Paulo escreveu: se alguém cair, levantem com mansidão, porque amanhã pode ser você. Levem as cargas uns dos outros. Ele disse também que cada um tem a sua mochila: a Joana não podia andar no lugar do Caê. Mas o peso que era demais, esse dava para dividir. Na volta, quem carregava a mochila da Joana, que torceu o pé? O Caê.',
        activity:
          'Encham uma mochila de livros, cada um com o nome de um peso (prova, briga, saudade), e dividam o conteúdo entre as mochilas de todos.',
        questions: [
          'Como a Joana ajudou sem humilhar?',
          'O que dá para dividir, e o que cada um precisa levar?',
          'Qual peso seu você gostaria de dividir?',
        ],
      },
      challenge: 'Ajude alguém a carregar algo pesado, e pergunte como ele está.',
    },
    prayer:
      'Senhor, que levas a cruz, ensina-nos a mão leve. Que ninguém entre nós caia sem ouvir passos voltando. Mostra a carga que é nossa, a que é de todos e a que é tua. E a mochila que não é nossa, ajuda-nos a devolver. Amém.',
    leader: {
      lost: 'Restaurar pode virar fofoca espiritual: estou contando para orarmos. Combine que nenhum caso sai daqui. Se houver pecado que fere alguém, a liderança e, se for crime, a polícia precisam saber.',
      tender:
        'Quem carrega demais (cuidador, mãe sozinha, cônjuge de dependente) talvez só hoje perceba. Não saia do encontro sem uma ajuda combinada. Peso que vira desespero pede companhia e CVV, 188.',
    },
    comfort:
      'Há quem tenha lido este versículo só pelo lado de carregar. Leia hoje pelo outro: levem a carga dele, levem a dela. A sua está incluída.',
    closing: 'Onde pesa mais? Ali a gente segura.',
    words: [
      'levai as cargas',
      'cargas uns dos outros',
      'lei de cristo',
      'restaurai',
      'corrigi o com espirito de mansidao',
      'espirito de mansidao',
      'surpreendido',
      'propria carga',
      'vos que sois espirituais',
      'examine a sua propria obra',
      'fardos',
      'instruido na palavra',
    ],
  },
  {
    verses: '6:7-10',
    key: '6:9',
    title: 'Não se cansem do bem',
    theme: 'semear e não desistir',
    themes: ['fidelidade', 'espera', 'proximo', 'trabalho'],
    idea: 'A vida é lavoura: o que se semeia volta, no tempo devido; por isso vale continuar fazendo o bem, enquanto há chance, mesmo cansado.',
    context:
      'Paulo está terminando a carta, com letra grande, de próprio punho. Depois de falar em repartir e carregar, olha para a frente. Conhece o cansaço de quem faz o bem e não vê resultado, e fala a língua de quem planta.',
    retold: [
      {
        verses: '6:7-8',
        says: 'Paulo avisa que de Deus ninguém zomba: o que se semeia se colhe. Quem semeia para a carne colhe degradação, e quem semeia para o Espírito colhe a vida eterna.',
      },
      {
        verses: '6:9-10',
        says: 'Paulo pede que não se cansem de fazer o bem, porque vão colher no tempo certo, se não desistirem. Façam o bem a todos, e principalmente aos da família da fé.',
      },
    ],
    read: {
      verses: '6:7-10',
      how: 'Quatro versículos, quatro leitores. Depois, leiam de novo o 9, devagar, pondo uma pausa em cada vírgula.',
    },
    observe: [
      {
        ask: 'Que regra da lavoura Paulo aplica à vida?',
        verses: '6:7',
        listen: 'O que se semeia, se colhe.',
      },
      {
        ask: 'Em que dois terrenos se pode semear, e o que cada um dá?',
        verses: '6:8',
        listen: 'Carne, degradação; Espírito, vida eterna.',
      },
      {
        ask: 'Que condição e que prazo vêm junto da promessa do versículo 9, e a quem se faz o bem no 10?',
        verses: '6:9-10',
        listen: 'Não desistir; tempo devido; a todos, e aos da fé.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a gente se cansa justamente “de fazer o bem”, e não tanto de outras coisas?',
        verses: '6:9',
        listen: 'Demora, ingratidão, falta de retorno, solidão.',
      },
      {
        ask: 'Este texto não explica toda desgraça como colheita. O que ele afirma, e o que seria abusar dele?',
        verses: '6:7-8',
        listen: 'Escolhas têm consequência; mas há quem colha o que outros plantaram.',
        follow: 'Quem colhe hoje o que nunca semeou?',
      },
      {
        ask: 'De quem é o “tempo devido”, e como se trabalha sabendo que ele não é o nosso?',
        verses: '6:9',
        listen: 'De Deus; trabalha-se sem controlar a safra.',
      },
    ],
    live: [
      {
        ask: 'Em que bem você está prestes a desistir, e o que mais cansou: o trabalho, a demora ou a ingratidão?',
        listen: 'Nomear a causa do cansaço já ajuda.',
        for: ['adults', 'women', 'men', 'parents', 'long-believers'],
      },
      {
        ask: 'O que você tem semeado todo dia sem notar: nas conversas, nas telas, no corpo, nas amizades?',
        listen: 'Sementes pequenas e repetidas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que colheita boa de hoje você não plantou?',
        listen: 'Pais, avós, professores, igreja.',
        for: ['new-believers', 'young', 'elderly'],
      },
      {
        ask: 'Qual semente vocês dois plantaram no começo e precisam voltar a regar?',
        listen: 'Gentileza, oração, passeio, riso.',
        for: ['couples'],
      },
      {
        ask: 'Enquanto temos oportunidade: qual porta aberta agora pode não estar aberta no ano que vem?',
        listen: 'Pais idosos, filhos pequenos, vizinho.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Quando o cansaço é de luto, que bem é possível receber sem ter de semear nada?',
        listen: 'Terra em repouso.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual planta, receita ou projeto seu demorou tanto que você já tinha desistido quando deu certo?',
        bridge: 'Paulo pede que a gente não desista na véspera da colheita.',
      },
      {
        text: 'Qual foi a boa ação que saiu pela culatra? A velhinha nem queria atravessar?',
        bridge: 'Fazer o bem cansa e às vezes dá errado. Paulo sabe disso.',
        for: ['teens', 'young', 'adults', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Apoie a cabeça no encosto e deixe os braços pesarem. Você pode estar cansado diante de Deus.',
      bridge: 'O texto foi escrito para gente cansada do bem.',
    },
    complete: [
      {
        name: 'Caderno do semeador',
        text: 'Três colunas: semente que lanço … ; há quanto tempo … ; sinais de broto, ainda que mínimos … . Preencha com três bens que você faz. No pé da página: no tempo devido.',
      },
      {
        name: 'Cansaço com nome',
        text: 'Complete: Cansei de fazer … por … , porque … . O que eu preciso para continuar é … (descanso, ajuda, mudar o jeito, ouvir obrigado). Vou pedir isso a … .',
      },
    ],
    challenges: [
      {
        do: 'Continue por mais sete dias um bem que você ia largar, mas peça uma ajuda ou diminua o tamanho.',
        tell: 'se foi mais leve com ajuda.',
      },
      {
        do: 'Diga obrigado, com detalhes, a alguém que faz o bem há anos sem retorno.',
        tell: 'há quanto tempo ninguém dizia isso a ele.',
      },
    ],
    children: {
      truth: 'Não vou cansar de fazer o bem.',
      to7: {
        story:
          'A Malu e o Dudu plantaram milho. No primeiro dia regaram. Cadê? Nada. No segundo, nada. No terceiro, o Dudu jogou o regador no chão: cansei, não funciona! E foi ver televisão. A Malu ficou triste, mas regou. Choveu, ventou, e ela regou. Um dia, quando ninguém olhava, apareceu um pontinho verde! Cresceu, cresceu, ficou maior que a Malu. E vieram as espigas. A Malu chamou o Dudu: vem, tem para você também! Paulo escreveu: não cansem de fazer o bem. Na hora certa, a gente colhe, se não desistir.',
        activity:
          'Plantem milho ou feijão e marquem num calendário, com carinhas, cada dia em que regaram, mesmo sem ver nada.',
        questions: [
          'Por que o Dudu desistiu?',
          'O que a Malu fez todo dia?',
          'Que coisa boa você quer continuar fazendo?',
        ],
      },
      to12: {
        story:
          'Na China existe um bambu curioso. Contam que quem o planta passa muito tempo regando um chão vazio, enquanto, debaixo da terra, as raízes vão se espalhando. Quando ele enfim aparece, cresce metros em poucas semanas. Os vizinhos dizem: que sorte! Paulo escreveu para gente que regava chão vazio. Eles ajudavam os outros, e ninguém agradecia. Faziam o certo, e parecia não adiantar. Estavam cansados. Paulo não os chamou de fracos. Disse: não nos cansemos de fazer o bem; no tempo certo vamos colher, se não desistirmos. Ele também avisou: tudo o que a gente semeia volta. Quem planta mentira colhe confusão; quem planta com o Espírito de Deus colhe vida. Por isso, enquanto dá tempo, façam o bem a todo mundo, e a começar pelos de perto. Ah, e pode descansar no meio. Descansar não é desistir.',
        activity:
          'Façam uma linha do tempo de um bem (aprender a ler, uma amizade): marquem o período em que nada parecia acontecer.',
        questions: [
          'O que acontecia com o bambu enquanto ninguém via?',
          'O que Paulo disse a quem estava cansado?',
          'Que bem você quase largou e quer continuar?',
        ],
      },
      challenge: 'Faça o mesmo bem à mesma pessoa todos os dias, mesmo que ela não note.',
    },
    prayer:
      'Senhor da colheita, estamos cansados, e do bem. Não nos repreendeste. Dá descanso, dá companhia, dá mais sete dias. No teu tempo, que não é o nosso, deixa-nos ver uma espiga. E, se outro colher, alegra-nos. Amém.',
    leader: {
      lost: 'Colhe o que planta vira explicação para a doença ou a pobreza do outro. Não deixe. Diga: há muita gente colhendo o que nunca plantou. O alvo do texto é animar quem faz o bem.',
      tender:
        'Cuidadores esgotados, pais de filhos difíceis, voluntários: talvez o próximo passo não seja insistir, e sim descansar e dividir. Não use o versículo 9 para manter alguém numa relação que o destrói. Sinais de esgotamento pedem ajuda profissional.',
    },
    comfort:
      'Há uma estação em que a terra fica sem nada à vista, e o lavrador espera dentro de casa. Ninguém chama isso de desistir. Descanse: o tempo devido não depende da sua pressa.',
    closing: 'No tempo devido, se não desistirmos.',
    words: [
      'semear isso tambem colhera',
      'o que o homem semear',
      'colhera',
      'deus nao se deixa escarnecer',
      'deus nao se zomba',
      'nao cansemos de fazer o bem',
      'tempo devido',
      'se nao desistirmos',
      'se nao desfalecermos',
      'facamos o bem a todos',
      'familiares da fe',
      'domesticos da fe',
      'semear para o espirito',
    ],
  },
]
