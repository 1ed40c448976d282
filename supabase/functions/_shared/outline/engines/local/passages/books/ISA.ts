import type { BookPassages } from '../passage.ts'

export const ISA: BookPassages = [
  {
    verses: '1:10-20',
    key: '1:18',
    title: 'Mãos levantadas, mãos sujas',
    theme: 'o culto e a justiça',
    themes: ['justica', 'adoracao', 'arrependimento', 'perdao'],
    idea: 'Deus não aceita reza que serve de capa para a maldade, mas ao mesmo povo de mãos sujas ele diz: venham cá, vamos acertar as contas, e eu deixo branco.',
    context:
      'Jerusalém, uns setecentos anos antes de Jesus. O templo vive cheio: bicho no altar, incenso, feriado religioso. Do lado de fora, órfão sem defesa e viúva sem ninguém por ela. Isaías abre o livro como num tribunal, com céu e terra de testemunhas, e chama o próprio povo de Deus pelo nome das cidades mais malfaladas da história, Sodoma e Gomorra.',
    retold: [
      {
        verses: '1:10-15',
        says: 'O Senhor pergunta para que servem tantos sacrifícios. Está cansado das festas e não ouve as orações, porque as mãos do povo estão cheias de sangue.',
      },
      {
        verses: '1:16-17',
        says: 'Deus manda o povo lavar-se, parar com as maldades e aprender a fazer o bem: ajudar o oprimido, fazer justiça ao órfão e defender a viúva.',
      },
      {
        verses: '1:18-20',
        says: 'O Senhor chama para fazer as contas: pecados como a escarlate ficarão brancos como a neve. Quem ouvir comerá o que é bom da terra, e o rebelde cairá pela espada.',
      },
    ],
    read: {
      verses: '1:10-20',
      how: 'Uma voz firme lê de 10 a 15. Façam silêncio. Outra voz, mansa, lê de 16 a 20.',
    },
    observe: [
      {
        ask: 'Contem as coisas de culto que Deus diz que não aguenta mais. Que lista sai?',
        verses: '1:11-15',
        listen:
          'Sacrifícios, incenso, luas novas, sábados, reuniões, mãos estendidas, muitas orações.',
      },
      {
        ask: 'Que motivo ele dá para não escutar tanta oração?',
        verses: '1:15',
        listen: '“vossas mãos estão cheias de sangue”.',
      },
      {
        ask: 'São nove ordens curtas em dois versículos. Quais falam de parar e quais falam de começar?',
        verses: '1:16-17',
        listen: 'Lavar, tirar, parar; depois aprender, procurar, ajudar, fazer justiça, defender.',
      },
      {
        ask: 'Que cores aparecem na promessa, e o que acontece com elas?',
        verses: '1:18',
        listen: 'Escarlate e carmesim ficam como neve e lã.',
      },
    ],
    interpret: [
      {
        ask: 'Foi o próprio Deus quem tinha mandado fazer sacrifícios e festas. O que estragou aquilo que ele mesmo pediu?',
        verses: '1:11-13',
        listen: 'O rito virou troca: dou o carneiro e continuo pisando no fraco.',
        follow: 'Como dá para cantar certo e viver torto ao mesmo tempo?',
      },
      {
        ask: 'Por que, para provar que a lavagem foi de verdade, Deus olha para o órfão e a viúva, e não para o altar?',
        verses: '1:16-17',
        listen: 'Quem não tem como pagar de volta mostra o que há no coração.',
      },
      {
        ask: 'O povo devia se lavar, e Deus promete branquear. Como essas duas coisas andam juntas?',
        verses: '1:16, 1:18',
        listen:
          'A gente larga a maldade; a mancha, só ele tira. Muitos cristãos veem aqui o que Jesus faz na cruz.',
      },
      {
        ask: 'O convite vem com uma porta aberta e um aviso sério. O que decide entre um e outro?',
        verses: '1:19-20',
        listen: 'Querer e ouvir, ou recusar; o convite é real e a recusa também.',
      },
    ],
    live: [
      {
        ask: 'Do portão da igreja até a segunda-feira no serviço, onde é que a sua fé costuma descer do ônibus?',
        listen: 'Situação concreta: trânsito, funcionário, nota fiscal, fofoca.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Na sala ou no grupo, quem é o órfão, aquele que todo mundo zoa porque ninguém vai defender?',
        listen: 'Um nome guardado, e um gesto possível.',
        for: ['teens', 'young'],
        follow: 'Que frase sua já mudaria o clima?',
      },
      {
        ask: 'Que mancha antiga você continua esfregando sozinho, como se dependesse do seu braço?',
        listen: 'Culpa que não larga; não peça o relato.',
      },
      {
        ask: 'Aprender a fazer o bem é coisa de aluno. Em que matéria do bem você ainda está na primeira série?',
        listen: 'Humor ajuda: escutar, repartir, pedir desculpa.',
      },
      {
        ask: 'Seus filhos já viram vocês voltarem do culto de cara fechada. O que eles aprendem sobre Deus nessa hora?',
        listen: 'Honestidade sem acusação entre o casal.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se alguma igreja já pareceu a você muito canto e pouca justiça, como soa saber que Deus reclamou primeiro?',
        listen: 'Deixe contar; não defenda a igreja.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A quem falta, no seu prédio ou na sua rua, alguém que faça uma ligação, leia um papel, vá junto ao posto?',
        listen: 'Defender a causa da viúva tem endereço.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Receita de família para tirar mancha: vinagre, bicarbonato, sol, choro? Conte a que funcionou ou a que piorou tudo.',
        bridge: 'Tem mancha que nem a sua avó tira. Hoje alguém promete tirar.',
      },
      {
        text: 'Já ganhou um presente caro de quem tinha acabado de aprontar com você? Como ficou a sua cara?',
        bridge: 'Era mais ou menos assim que Deus olhava para aqueles carneiros.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água e sabão, e olhe a água indo embora.',
      bridge: 'Enquanto enxuga, lembre o que essas mãos fizeram hoje. Depois leia.',
    },
    complete: [
      {
        name: 'Duas mãos',
        text: 'Contorne as suas mãos numa folha. Na esquerda: quando oro, as minhas mãos … . Na direita: durante a semana, as minhas mãos … . Entre as duas, escreva o pedido: lava em mim … .',
      },
      {
        name: 'Acerto de contas',
        text: 'Faça um recibo com três linhas. Devo: … . Não consigo pagar: … . Promessa do versículo 18 por cima de tudo, com a cor que você escolher: … .',
      },
    ],
    challenges: [
      {
        do: 'Descubra alguém que precise de ajuda para resolver um direito (remédio, escola, benefício, documento) e dê meia hora do seu tempo.',
        tell: 'Que porta se abriu, ou continuou fechada, quando vocês foram juntos.',
      },
      {
        do: 'Antes do próximo culto, conserte uma coisa errada que você fez com alguém de casa ou do trabalho.',
        tell: 'Se cantar depois disso foi diferente.',
      },
    ],
    children: {
      truth: 'Deus quer o meu coração limpo e as minhas mãos ajudando.',
      to7: {
        story:
          'Numa cidade grande, o povo ia muito à casa de Deus. Cantava alto. Levantava as mãos. Mas depois, na rua, tratava mal quem era pobre e não ajudava as crianças sem papai e mamãe. Deus ficou triste. Mandou Isaías falar: assim não! Lavem o coração. Aprendam a fazer o bem. Cuidem de quem não tem ninguém para cuidar. E depois Deus disse uma coisa linda: venham aqui, vamos conversar. Mesmo que as coisas erradas sejam como tinta vermelha, eu deixo tudo branquinho, branquinho como a neve! Deus sabe limpar o que ninguém consegue.',
        activity:
          'Com canetinha lavável, façam um ponto vermelho na palma da mão. Lavem juntos e batam palmas com a mão limpa.',
        questions: [
          'O que o povo fazia na rua que deixava Deus triste?',
          'De que cor Deus deixa o coração?',
          'A quem as suas mãos podem ajudar amanhã?',
        ],
      },
      to12: {
        story:
          'Imagine um time que beija a camisa na frente da torcida e faz corpo mole no jogo. Era mais ou menos assim em Jerusalém. O templo vivia lotado: oferta, fumaça de incenso, festa todo mês. Só que, do lado de fora, os mesmos que cantavam enganavam os pobres e deixavam órfãos e viúvas sem ninguém. Então Deus falou por Isaías: estou cansado dessas reuniões! Quando vocês levantam as mãos, eu olho para o que elas fizeram. Parem com o mal. Aprendam a fazer o bem. Defendam quem não tem defesa. Parecia o fim da conversa, mas Deus continuou: venham, vamos acertar as contas. Mesmo que os seus erros sejam vermelhos como tinta que não sai, vão ficar brancos como a neve. Deus não quer teatro. Quer gente de verdade, perdoada, que ajuda de verdade.',
        activity:
          'Façam uma lista com duas colunas: coisas que fazemos na igreja e coisas que fazemos com os outros. Liguem com linhas as que combinam.',
        questions: [
          'Por que Deus se cansou das festas?',
          'O que Deus mandou o povo aprender?',
          'Quem, na sua escola, precisa de alguém que defenda?',
        ],
      },
      challenge: 'Esta semana, defenda ou faça companhia a alguém que os outros deixam de lado.',
    },
    prayer:
      'Senhor, a gente já levantou para ti mãos que tinham acabado de machucar. Não desvie o rosto. Ensina-nos a parar com o que é mau e a aprender o bem, devagar, como criança na escola. E o que está vermelho em nós, deixa branco, porque nós não conseguimos. Amém.',
    leader: {
      lost: 'A roda gosta de usar este texto contra outra igreja, a da esquina ou a da televisão. Isaías falava com a própria casa. Traga de volta: e nós?',
      tender:
        'Quem ora há muito tempo sem resposta pode achar que Deus esconde os olhos por castigo. Diga que o texto fala de quem oprime e não quer parar, e não de quem sofre e espera. E se alguém carrega ferida feita por gente religiosa, ouça sem defender ninguém; havendo abuso, Disque 100 ou Ligue 180.',
      differ:
        'As igrejas pesam de modo diferente a ligação entre culto, ajuda aos pobres e ação na sociedade. O texto une adoração e justiça; o como, cada comunidade discerne. Fique no que está escrito, sem partido.',
    },
    comfort:
      'Há uma cor que você não consegue tirar de dentro. Deus não pede que chegue branco. Ele diz: vem, vamos fazer as contas, e a conta é ele quem paga.',
    closing: 'Deus prefere mãos que ajudam a mãos que só se levantam, e lava as duas.',
    words: [
      'escarlate',
      'carmesim',
      'brancos como a neve',
      'facamos as contas',
      'vinde entao',
      'lavai vos',
      'aprendei a fazer o bem',
      'maos cheias de sangue',
      'ofertas inuteis',
      'luas novas',
      'orfao',
      'viuva',
    ],
  },
  {
    verses: '6:1-8',
    key: '6:8',
    title: 'O ano em que o rei morreu',
    theme: 'ver a Deus e ser enviado',
    themes: ['adoracao', 'santidade', 'perdao', 'missao'],
    idea: 'No ano em que o trono do país ficou vazio, Isaías vê o trono que nunca fica, descobre quem ele mesmo é, recebe o perdão que não pediu e se oferece para ir.',
    context:
      'Uzias reinou uns cinquenta anos em Judá, e muita gente nunca tinha conhecido outro rei. Agora ele está morto e a Assíria cresce lá fora. Isaías está no templo. Depois destes versículos vem uma tarefa duríssima (6:9-13): falar a um povo que não vai querer ouvir. No fim, de um tronco cortado ainda sobra um toco, e nele, vida.',
    retold: [
      {
        verses: '6:1-4',
        says: 'Isaías vê o Senhor num trono alto, e as bordas do manto enchem o templo. Serafins de seis asas clamam que ele é santo, e a casa se enche de fumaça.',
      },
      {
        verses: '6:5-7',
        says: 'Isaías diz que vai perecer, porque tem lábios impuros e viu o Rei. Um serafim lhe toca a boca com uma brasa do altar e diz que a culpa foi afastada.',
      },
      {
        verses: '6:8',
        says: 'O Senhor pergunta a quem enviará e quem irá. Isaías responde que está ali e pede que o envie.',
      },
    ],
    read: {
      verses: '6:1-8',
      how: 'Metade do grupo diz a primeira vez Santo, a outra metade responde, e o terceiro todos juntos. O versículo 8, alguém lê de pé.',
    },
    observe: [
      {
        ask: 'Que data o profeta dá para a visão, e onde está sentado quem ele vê?',
        verses: '6:1',
        listen: 'No ano da morte do rei; num trono alto, e só a borda do manto já enche o templo.',
      },
      {
        ask: 'Seis asas cada um: o que os serafins fazem com elas?',
        verses: '6:2',
        listen: 'Com duas voam; com quatro se cobrem. Mais reverência do que movimento.',
      },
      {
        ask: 'O que treme, o que enche o lugar e o que sai da boca de Isaías?',
        verses: '6:4-5',
        listen: 'Portas, fumaça, e um ai de mim: lábios impuros, os dele e os do povo.',
      },
      {
        ask: 'Entre o ai de mim e o eis-me aqui, que coisas acontecem com ele?',
        verses: '6:6-8',
        listen: 'Uma brasa do altar, o toque nos lábios, a culpa afastada, e uma voz que pergunta.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença faz esta visão chegar justamente no ano de um enterro de rei?',
        verses: '6:1',
        listen: 'O trono da terra ficou vago; o outro, não.',
      },
      {
        ask: 'Por que, diante do Santo, ele pensa logo na própria boca?',
        verses: '6:3, 6:5',
        listen: 'A dos serafins só louva; a dele, que vive de falar, ele sabe o que já disse.',
        follow: 'O que as nossas palavras contam da gente?',
      },
      {
        ask: 'A brasa queima e cura ao mesmo tempo. De onde ela vem, e quem toma a iniciativa?',
        verses: '6:6-7',
        listen: 'Do altar, lugar do sacrifício; Deus manda antes de Isaías pedir. É graça.',
      },
      {
        ask: 'Deus não dá ordem, faz uma pergunta. O que muda quando quem responde acabou de ser perdoado?',
        verses: '6:7-8',
        listen: 'Vai por gratidão, não para pagar dívida nem por se achar melhor.',
      },
    ],
    live: [
      {
        ask: 'Qual foi o ano em que o seu rei morreu: a perda, a demissão, a mudança que tirou o chão?',
        listen: 'Uma frase basta; ninguém conta mais do que quer.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Se a brasa encostasse hoje na sua boca, que tipo de fala ela queimaria primeiro?',
        listen: 'Deboche, mentira pequena, reclamação, palavrão de raiva.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Moro no meio de um povo de lábios impuros, diz ele. Que jeito de falar pegou em você só de conviver?',
        listen: 'Ambiente de trabalho, grupo de mensagens; ele se inclui, não aponta.',
      },
      {
        ask: 'Quando foi a última vez que você ficou pequeno diante de Deus e achou bom?',
        listen: 'Natureza, canto, silêncio, um parto.',
      },
      {
        ask: 'A quem você iria, se a pergunta do versículo 8 tivesse o endereço de uma pessoa só?',
        listen: 'Alguém perto conta tanto quanto outro país.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'O que na santidade de Deus assusta você, e o que neste texto faz querer ficar?',
        listen: 'As duas coisas; Isaías tremeu e ficou.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Um filho seu diz eis-me aqui para algo que você não planejou. O que aperta primeiro em você?',
        listen: 'Medo, orgulho, saudade antecipada.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já chegou a um lugar tão grande ou tão bonito que ficou sem palavras? Onde foi, e qual foi a primeira bobagem que disse depois?',
        bridge: 'Isaías também perdeu a fala. E a primeira coisa que disse foi muito sincera.',
      },
      {
        text: 'Na escola, quando a professora perguntava quem quer vir ao quadro, você levantava a mão, sumia atrás do colega ou ia ao banheiro?',
        bridge:
          'Uma pergunta dessas foi feita no céu, e um homem que acabara de tremer levantou a mão.',
        for: ['young', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha dois dedos sobre os lábios e fique um minuto sem falar, sem música, sem tela.',
      bridge: 'Foi nesta parte do corpo que Deus tocou Isaías.',
    },
    complete: [
      {
        name: 'Três ditos',
        text: 'Isaías fala duas vezes e, no meio, ouve que está perdoado. Escreva a sua versão: Ai de mim, porque … . Ouvi que a minha culpa … . Eis-me aqui para … . Se a última ainda não sai, deixe o espaço em branco e ponha a data de hoje.',
      },
      {
        name: 'Trono vago, trono ocupado',
        text: 'Desenhe duas cadeiras. Numa: quem ou o que eu achava que ia durar sempre … . Na outra, escreva o versículo 3 e, embaixo, uma coisa que muda se ela nunca fica vazia: … .',
      },
    ],
    challenges: [
      {
        do: 'Passe um dia inteiro cuidando da boca: nada de deboche, indireta ou comentário sobre quem não está. Marque cada tropeço com um risco, sem se bater.',
        tell: 'Quantos riscos, e em que hora do dia caíram.',
      },
      {
        do: 'Por cinco manhãs, antes do telefone, diga em voz alta: Eis-me aqui. Depois preste atenção em quem aparece.',
        tell: 'Quem apareceu, e o que você fez.',
      },
    ],
    children: {
      truth: 'Deus é santo, me perdoa e me chama.',
      to7: {
        story:
          'O rei tinha morrido, e o povo estava triste. Isaías foi à casa de Deus. E lá ele viu uma coisa maravilhosa: Deus, o Rei do céu, sentado num trono bem alto! A roupa dele era tão comprida que enchia o lugar todo. Em volta, anjos com seis asas cantavam: Santo! Santo! Santo! A porta até balançou. Isaías ficou com vergonha: ai, eu já falei tanta coisa feia! Então um anjo trouxe do altar um sinal de Deus, encostou na boca dele e disse: pronto, você está perdoado. Que alívio! Aí Deus perguntou: quem vai falar ao povo por mim? E Isaías levantou a mão: eu! Pode me mandar!',
        activity:
          'Brinquem de asas: duas mãos no rosto, duas nos pés, duas voando. No fim, cada um levanta a mão e diz: eis-me aqui!',
        questions: [
          'O que os anjos cantavam?',
          'O que o anjo disse a Isaías?',
          'Que palavra boa você pode dizer hoje?',
        ],
      },
      to12: {
        story:
          'O rei Uzias governou tanto tempo que muita gente achava que ele não ia acabar. Acabou. Naquele ano, Isaías entrou no templo e viu o que ninguém esperava: o Senhor, num trono alto, e só a barra do manto enchia tudo. Serafins, seres de seis asas, gritavam uns para os outros: Santo, Santo, Santo é o Senhor! As portas tremeram, subiu fumaça. Isaías não pensou em selfie. Pensou na própria boca: ai de mim, tenho lábios sujos e vivo no meio de gente de lábios sujos! Ele não pediu nada, mas Deus mandou um serafim com uma brasa do altar. Ela tocou os lábios dele: a sua culpa foi embora. Então veio a voz de Deus: quem eu vou enviar? Quem vai por nós? E o mesmo homem que queria sumir disse: eis-me aqui, envia-me. Quem é perdoado cria coragem.',
        activity:
          'Escrevam numa tira de papel vermelho (a brasa) um jeito de falar que querem largar; no verso, uma frase boa para dizer a alguém.',
        questions: [
          'Por que aquele ano era difícil?',
          'O que mudou em Isaías entre o medo e a coragem?',
          'Para onde Deus poderia mandar você nesta semana, bem pertinho?',
        ],
      },
      challenge: 'Escolha um dia para usar a boca só para o bem: elogiar, agradecer, animar.',
    },
    prayer:
      'Santo, Santo, Santo, Senhor. A terra está cheia da tua glória, e a nossa boca nem sempre. Toca os nossos lábios, leva a nossa culpa, e quando perguntares quem vai, que a gente ainda esteja na sala. Eis-nos aqui. Amém.',
    leader: {
      lost: 'O estudo costuma pular do versículo 3 para o 8 e virar só convocação. Não salte a brasa: sem o perdão do meio, o eis-me aqui vira peso. E vale ler em casa o 9 a 13, para não prometer sucesso a quem se oferece.',
      tender:
        'Luto recente aparece aqui pelo primeiro versículo. Quem perdeu alguém não precisa sair daqui disposto a ir a lugar nenhum; ver o trono já é muito.',
      differ:
        'Alguns leem o por nós do versículo 8 como sinal da Trindade; outros, como Deus falando diante da corte do céu. E há quem ensine o chamado como coisa de missionários e pastores, e quem o veja em todo trabalho. Acolha as leituras sem medir quem ouviu chamado maior.',
    },
    comfort:
      'No ano em que tudo desabou, o trono estava ocupado. Você não precisa dizer eis-me aqui hoje. Pode só ficar ali, na fumaça, e deixar que alguém venha até você.',
    closing: 'Primeiro a brasa, depois o envio. Vá perdoado.',
    words: [
      'uzias',
      'serafins',
      'serafim',
      'santo santo santo',
      'brasa viva',
      'labios impuros',
      'ai de mim',
      'eis me aqui',
      'envia me',
      'a quem enviarei',
      'alto e sublime trono',
      'trono',
      'tenaz',
    ],
  },
  {
    verses: '7:1-17',
    key: '7:14',
    title: 'Um rei tremendo, um menino prometido',
    theme: 'confiar sob ameaça',
    themes: ['medo', 'fe', 'esperanca', 'obediencia'],
    idea: 'A um rei que treme como árvore no vento e finge devoção para não confiar, Deus dá mesmo assim um sinal: um menino cujo nome é Deus conosco.',
    context:
      'Dois reis vizinhos se juntam contra Jerusalém para derrubar Acaz. Ele pensa em pedir socorro à Assíria, a potência cruel da época (2 Reis 16 conta que pediu mesmo). Isaías vai ao encontro dele levando o filho pela mão, um menino cujo nome quer dizer um resto voltará. Sete séculos depois, Mateus lê o versículo 14 no nascimento de Jesus.',
    retold: [
      {
        verses: '7:1-2',
        says: 'Os reis da Síria e de Israel sobem contra Jerusalém. O coração do rei Acaz e o do povo se agitam como as árvores do bosque com o vento.',
      },
      {
        verses: '7:3-9',
        says: 'Deus manda Isaías dizer a Acaz que fique calmo diante dessas duas pontas fumegantes de lenha. O plano deles não vingará, mas quem não crer não ficará firme.',
      },
      {
        verses: '7:10-13',
        says: 'O Senhor manda Acaz pedir um sinal, e ele diz que não pedirá. Isaías pergunta se querem cansar também a paciência de Deus.',
      },
      {
        verses: '7:14-17',
        says: 'O próprio Senhor dará o sinal: a virgem terá um filho, Emanuel. Logo a terra dos dois reis ficará abandonada, e virá o rei da Assíria.',
      },
    ],
    read: {
      verses: '7:3-14',
      how: 'Três vozes: narrador, o Senhor (ou Isaías) e Acaz, que só tem uma fala, no 12. Antes, alguém lê os versículos 1 e 2.',
    },
    observe: [
      {
        ask: 'Que quatro conselhos o profeta leva ao rei, e a que ele compara os dois inimigos?',
        verses: '7:4',
        listen:
          'Cuidado, calma, não temer, não desanimar; dois tocos de lenha que só soltam fumaça.',
      },
      {
        ask: 'O que os inimigos planejam, e o que Deus diz do plano?',
        verses: '7:6-7',
        listen: 'Repartir Judá e pôr outro rei; “Isso não subsistirá, nem sucederá”.',
      },
      {
        ask: 'De que tamanho pode ser o sinal que Acaz tem licença de pedir?',
        verses: '7:11',
        listen: 'Do fundo mais fundo ao alto mais alto: sem limite.',
      },
      {
        ask: 'Ele responde que não. E como reage Isaías?',
        verses: '7:12-14',
        listen: 'Diz que ele cansa até a paciência de Deus, e anuncia que o sinal vem assim mesmo.',
      },
    ],
    interpret: [
      {
        ask: 'A frase de Acaz parece humilde, quase versículo decorado. O que ela escondia?',
        verses: '7:12-13',
        listen: 'Já tinha escolhido em quem confiar; a religião serviu de desculpa.',
        follow: 'Quando é que uma frase piedosa vira um jeito de fugir?',
      },
      {
        ask: 'No hebraico, crer e ficar firme são quase a mesma palavra. O que isso diz a quem está balançando?',
        verses: '7:9',
        listen: 'Firmeza não vem da muralha nem do aliado; vem de em quem se apoia.',
      },
      {
        ask: 'Por que Deus responde ao medo de uma guerra com o nascimento de um bebê?',
        verses: '7:14',
        listen:
          'Não um exército, uma presença; o que é pequeno e leva tempo. Mateus ouve aí o nome de Jesus.',
      },
    ],
    live: [
      {
        ask: 'Quais são hoje as suas duas pontas fumegantes: o que solta muita fumaça e talvez tenha menos fogo do que parece?',
        listen: 'Separar a ameaça real do barulho; sem diminuir o problema de ninguém.',
      },
      {
        ask: 'Quando bate o aperto, a que Assíria você recorre, aquele socorro que depois cobra caro?',
        listen: 'Agiota, bebida, relação que machuca, mentira, excesso de trabalho.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Prova, seleção, a opinião da turma: o que faz o seu coração balançar como galho em dia de vento?',
        listen: 'Medo tem nome; nomear já acalma.',
        for: ['teens', 'young'],
        follow: 'Quem fica firme do seu lado nessas horas?',
      },
      {
        ask: 'Em que assunto vocês dois já dizem vamos orar quando, na verdade, a decisão está tomada?',
        listen: 'Rir um pouco; depois a pergunta pega.',
        for: ['couples', 'long-believers'],
      },
      {
        ask: 'O profeta levou o filho pequeno para uma conversa de guerra. O que as crianças aprendem vendo como a gente enfrenta o medo?',
        listen: 'Não esconder tudo, não despejar tudo.',
        for: ['parents'],
      },
      {
        ask: 'Se Deus oferecesse a você um sinal, do tamanho que quisesse, o que pediria, ou por que preferiria não pedir?',
        listen: 'A resposta mostra a dúvida, e dúvida pode ficar na mesa.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Emanuel quer dizer Deus conosco. Em qual cômodo da casa essa notícia faz mais falta agora?',
        listen: 'Quarto vazio, cozinha, sala com a conta na mesa.',
        for: ['mourning', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Vendaval, apagão, trovão na madrugada: quem na sua casa fica calmo e quem corre para debaixo da coberta?',
        bridge: 'Houve um rei cujo coração balançou igual árvore. E o povo inteiro balançou junto.',
      },
      {
        text: 'Qual desculpa bem-educada você mais usa para não aceitar um convite?',
        bridge: 'Acaz recusou um convite de Deus com a desculpa mais educada da Bíblia.',
        for: ['adults', 'young', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Fique de pé e balance de leve, como planta no vento. Depois plante os dois pés no chão e pare.',
      bridge: 'Se não crerdes, não ficareis firmes. Deus fala com quem está balançando.',
    },
    complete: [
      {
        name: 'Fumaça e fogo',
        text: 'Desenhe dois tocos de lenha. Na fumaça de cada um, escreva o que você imagina que pode acontecer: … . No toco, o que de fato se sabe: … . No chão embaixo: Deus conosco.',
      },
      {
        name: 'A resposta de Acaz, outra vez',
        text: 'O rei disse não pedirei. Escreva o que ele poderia ter dito com sinceridade: Senhor, eu tenho medo de … . Já estava contando com … . Se o Senhor me ajudar a crer, eu largo … .',
      },
    ],
    challenges: [
      {
        do: 'Pegue uma decisão que você está tomando por medo e espere três dias antes de fechar, falando com Deus e com uma pessoa sensata.',
        tell: 'O que o tempo e a conversa fizeram com a fumaça.',
      },
      {
        do: 'Escreva Emanuel num papelzinho e ponha onde o medo costuma aparecer: carteira, espelho, painel do carro.',
        tell: 'Em que hora você mais olhou para ele.',
      },
    ],
    children: {
      truth: 'Deus está conosco: esse é o nome de Jesus.',
      to7: {
        story:
          'O rei Acaz estava com muito medo. Dois reis bravos queriam tomar a cidade dele! O coração do rei balançava, balançava, igual árvore com vento. Então Deus mandou Isaías falar com ele. Isaías foi e levou o filho pela mão. Ele disse: fique calmo, rei. Não tenha medo. Esses dois são como pauzinhos que só fazem fumaça. Confie em Deus! Pode até pedir um sinal. Mas o rei não quis pedir. Então Deus disse: eu vou dar um sinal mesmo assim. Vai nascer um menino, e o nome dele será Emanuel. Sabe o que quer dizer? Deus está com a gente! Muito tempo depois, nasceu Jesus.',
        activity:
          'Balancem os braços como galhos. Quando alguém disser Emanuel, todos param firmes, com os pés grudados no chão.',
        questions: [
          'Como ficou o coração do rei?',
          'O que quer dizer Emanuel?',
          'Em que hora do dia você gosta de lembrar que Deus está junto?',
        ],
      },
      to12: {
        story:
          'A notícia chegou ao palácio: dois reis fizeram um acordo contra Jerusalém. O rei Acaz e o povo tremeram como um bosque no vendaval. Perto do canal que levava água à cidade, Isaías foi encontrar o rei, com o filho ao lado. O recado de Deus era claro: cuidado, mas fique calmo. Esses reis são tocos fumegantes, muita fumaça e pouco fogo. Se vocês não crerem, não ficarão firmes. E mais: peça um sinal, do tamanho que quiser! Acaz fez cara de santo: não vou pôr Deus à prova. Só que, por dentro, ele já tinha resolvido pedir ajuda a um império cruel. Isaías perdeu a paciência, mas Deus não desistiu: o sinal virá assim mesmo. Uma virgem terá um filho, e o nome dele será Emanuel, Deus conosco. Setecentos anos depois, quando Jesus nasceu, Mateus lembrou esta promessa.',
        activity:
          'Cada um escreve um medo num papel e dobra em leque. Por fora, escreve Emanuel com letras grandes e guarda na mochila.',
        questions: [
          'Por que a resposta do rei não era sincera?',
          'O que acontece com quem não confia, segundo o recado?',
          'Qual fumaça anda parecendo fogo para você?',
        ],
      },
      challenge: 'Quando sentir medo nesta semana, diga baixinho: Emanuel, Deus está comigo.',
    },
    prayer:
      'Deus conosco, o nosso coração balança fácil. Perdoa as vezes em que falamos bonito só para não confiar. Diante da fumaça e diante do fogo, fica. Faz firmes os nossos pés, por Jesus, o Emanuel. Amém.',
    leader: {
      lost: 'Nomes de reis e datas comem meia hora. Resuma em duas frases (dois vizinhos ameaçam; Acaz quer chamar um império) e vá ao versículo 4.',
      tender:
        'Para quem vive ameaça verdadeira, dentro de casa ou na rua, fica calmo pode soar como aguente calado. Diga que Isaías também disse tem cuidado. Havendo violência, ajude a buscar proteção: Ligue 180, Disque 100, 190 na urgência.',
      differ:
        'A palavra hebraica do versículo 14 quer dizer moça; a antiga tradução grega diz virgem, e assim Mateus cita. Muitos cristãos veem um primeiro menino nos dias de Acaz e o pleno cumprimento em Jesus; outros leem só de Jesus. O nascimento virginal está dito com clareza em Mateus e Lucas.',
    },
    comfort:
      'O seu coração pode estar como galho em temporal. Deus não mandou parar de tremer antes de vir. Mandou um menino, e o nome dele é perto.',
    closing: 'O medo faz fumaça. Deus faz companhia.',
    words: [
      'acaz',
      'emanuel',
      'deus conosco',
      'a virgem conceber',
      'rezim',
      'peca',
      'remalias',
      'sear jasube',
      'pontas fumegantes',
      'se nao crerdes',
      'pede para ti um sinal',
      'casa de davi',
    ],
  },
  {
    verses: '8:5-15',
    key: '8:13',
    title: 'Duas águas, dois medos',
    theme: 'a quem temer',
    themes: ['medo', 'fe', 'santidade'],
    idea: 'Quem despreza a água mansa de Deus acaba debaixo da enchente que escolheu; quem teme ao Senhor encontra nele abrigo, e não precisa tremer com o que a multidão treme.',
    context:
      'Ainda é a crise do rei Acaz, do capítulo anterior: dois vizinhos ameaçam Jerusalém. Uns torcem por eles; o palácio aposta na Assíria; poucos confiam em Deus. Siloé era o canalzinho que levava água da fonte para dentro da cidade, sem barulho. O rio grande é o Eufrates, lá na terra do império. Deus avisa: vocês chamaram o rio, e ele vem até o pescoço.',
    retold: [
      {
        verses: '8:5-8',
        says: 'O povo rejeitou as águas calmas de Siloé. Por isso o Senhor fará subir sobre ele o rio forte, que é o rei da Assíria, até inundar Judá.',
      },
      {
        verses: '8:9-10',
        says: 'Os povos de longe podem vestir os cintos para a batalha e fazer planos, mas serão quebrados, porque Deus é conosco.',
      },
      {
        verses: '8:11-15',
        says: 'O Senhor ensina o profeta a não temer o que o povo teme, mas só a ele. Será como santuário, e também pedra de tropeço em que muitos cairão.',
      },
    ],
    read: {
      verses: '8:5-15',
      how: 'Os versículos 6 a 8, com a voz subindo, como água que enche; o 10, todos; de 11 a 15, devagar.',
    },
    observe: [
      {
        ask: 'Duas águas correm no texto. Como é cada uma, e o que o povo fez com a primeira?',
        verses: '8:6-7',
        listen: 'Siloé, que corre calma, foi rejeitada; o rio, forte e impetuoso, vem por cima.',
      },
      {
        ask: 'Até que altura do corpo a enchente chega, e que nome aparece no fim da frase?',
        verses: '8:8',
        listen: 'Até o pescoço; Emanuel. A cabeça fica de fora.',
      },
      {
        ask: 'De que caminho Deus segurou o profeta, e o que disse a ele sobre os boatos?',
        verses: '8:11-12',
        listen: 'Do caminho do povo; não chamar tudo de conspiração nem temer o que eles temem.',
      },
      {
        ask: 'O mesmo Senhor é duas coisas diferentes para duas pessoas. Quais?',
        verses: '8:14',
        listen: 'Santuário para uns; pedra de tropeço para outros.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém trocaria um riacho de confiança por um rio que pode afogar?',
        verses: '8:6-7',
        listen: 'O manso parece pouco; o forte impressiona e promete resolver logo.',
      },
      {
        ask: 'Em plena enchente entra a frase “porque Deus é conosco”. O que ela muda, se a água não baixou?',
        verses: '8:8, 8:10',
        listen: 'A terra tem dono; o plano dos fortes não tem a última palavra.',
      },
      {
        ask: 'Como é que temer a Deus cura os outros medos, em vez de ser mais um na fila?',
        verses: '8:12-13',
        listen: 'Quando ele é o maior, o resto encolhe; e o mesmo a quem se teme vira abrigo.',
        follow: 'Que diferença há entre temor e pavor?',
      },
      {
        ask: 'A pedra que protege uns derruba outros. O que decide de que lado dela a gente fica?',
        verses: '8:14-15',
        listen:
          'Encostar nela ou correr contra ela; o Novo Testamento lembra esta pedra ao falar de Jesus.',
      },
    ],
    live: [
      {
        ask: 'Que cuidado pequeno e calmo de Deus anda parecendo pouco para você?',
        listen: 'Culto simples, oração de cinco minutos, amigo fiel, pão do dia.',
      },
      {
        ask: 'Qual assunto dos grupos de mensagem deixa você com medo de gente, e há quanto tempo não confere se é verdade?',
        listen: 'Sem discutir política; falar do efeito em si.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Na turma, qual é o medo que todo mundo repete e ninguém questiona: ficar por fora, ficar só, ficar feio?',
        listen: 'Medo de manada; o texto oferece outro caminho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A água está em que altura hoje: pé, cintura ou pescoço?',
        listen: 'Responder com a mão no corpo; ninguém explica se não quiser.',
        for: ['adults', 'mourning'],
      },
      {
        ask: 'Já trocaram paz por pressa na hora de um empréstimo, de uma mudança, de uma obra? O que veio junto com o rio?',
        listen: 'Aprendizado do casal, sem ajuste de contas na roda.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que ponto Jesus foi para você pedra de tropeço antes de virar abrigo, ou ainda é?',
        listen: 'Respeite o tropeço de quem está chegando.',
        for: ['visitors', 'new-believers', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Cachoeira, riacho, piscina de plástico ou chuveiro demorado: que água é a sua, e por quê?',
        bridge: 'Dois tipos de água correm em Isaías 8. O povo escolheu a que fazia mais barulho.',
      },
      {
        text: 'Qual boato já correu na sua rua, ou no grupo da família, e no fim não era nada?',
        bridge:
          'Em Jerusalém também corria boato. Deus puxou o profeta pelo braço: não entre nessa.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Abra a torneira num fio bem fino e escute por meio minuto. Feche.',
      bridge: 'Assim corria Siloé. Quase ninguém notava.',
    },
    complete: [
      {
        name: 'Mapa das águas',
        text: 'Desenhe um riacho e um rio largo. No riacho: o cuidado calmo de Deus que eu tenho desprezado é … . No rio: o socorro barulhento que eu andei chamando é … . Na margem, escreva onde você está.',
      },
      {
        name: 'O tamanho dos medos',
        text: 'Faça três círculos do tamanho de cada medo seu: … , … , … . Em volta deles, um círculo maior com a palavra Senhor. Anote o que muda quando um cabe dentro do outro: … .',
      },
    ],
    challenges: [
      {
        do: 'Fique dois dias sem repassar notícia que assusta. Quando chegar uma, ore pela pessoa ou pelo lugar em vez de encaminhar.',
        tell: 'Quantas vezes o dedo quase encaminhou.',
      },
      {
        do: 'Tome um copo de água por dia em silêncio, agradecendo a Deus um cuidado que não fez barulho.',
        tell: 'Três cuidados calmos que você passou a ver.',
      },
    ],
    children: {
      truth: 'Deus é meu abrigo; não preciso ter medo.',
      to7: {
        story:
          'Na cidade havia um riacho bem mansinho, chamado Siloé. A água fazia chuá bem baixinho e dava de beber a todos. Era um presente de Deus! Mas o povo não ligava. Queria a ajuda de um rei longe, que era forte como um rio enorme e barulhento. Isaías avisou: cuidado, rio grande transborda! O povo estava com muito medo e só falava coisas assustadoras. Então Deus segurou Isaías pela mão e disse: não tenha medo do que eles têm medo. Eu sou grande e sou o seu abrigo. Venha para perto de mim. E Isaías ficou perto de Deus.',
        activity:
          'Façam uma cabana com lençol e cadeiras. Lá dentro, cada um diz: Deus é o meu abrigo.',
        questions: [
          'Como era o riacho Siloé?',
          'O que Deus falou para Isaías?',
          'Onde você gosta de se abrigar quando tem medo?',
        ],
      },
      to12: {
        story:
          'Jerusalém bebia de um canal discreto, o Siloé. Não fazia barulho, mas nunca falhava. Deus usou aquela água como exemplo: o meu cuidado é assim, calmo. Só que o povo, apavorado com os vizinhos, queria a força de um império que parecia um rio enorme, o da Assíria. Isaías avisou: quem chama o rio recebe a enchente, e ela chega até o pescoço. Mesmo assim, no meio da água, ele lembrou: esta terra é de Emanuel, Deus está conosco. Enquanto isso, os boatos voavam de casa em casa. Deus segurou o profeta com mão forte: não ande pelo caminho deles, não chame tudo de complô, não tenha medo do que eles temem. Respeite a mim, e eu serei o seu abrigo. Quem se encosta na rocha fica protegido. Quem corre contra ela tropeça.',
        activity:
          'Telefone sem fio: passem uma notícia de ouvido em ouvido e vejam como ela chega. Conversem sobre boatos.',
        questions: [
          'Por que o povo não gostava do riacho?',
          'O que Deus mandou Isaías não fazer?',
          'Que boato já assustou você, e quem ajudou a descobrir a verdade?',
        ],
      },
      challenge: 'Antes de repetir uma coisa assustadora, pergunte a um adulto se é verdade.',
    },
    prayer:
      'Senhor, temos medo do que todo mundo tem medo, e às vezes gostamos de espalhar. Segura-nos com a tua mão. Que o teu jeito calmo nos baste. Quando a água subir, sê o nosso abrigo, e livra-nos de correr contra ti. Amém.',
    leader: {
      lost: 'No versículo 6 há leituras diferentes sobre quem se alegrou com Resim; não pare nisso. O 12 acende conversa sobre política e complôs de hoje. Não entre. Pergunte que medo está na sala e volte ao 13.',
      tender:
        'Quem passou por enchente de verdade, perdeu casa ou alguém na água, pode reviver isso. Ofereça pausa. A imagem é dura; o nome Emanuel está escrito dentro dela.',
      differ:
        'Sobre a pedra, todos concordam com o Novo Testamento ao ligá-la a Jesus (1 Pedro 2:8; Romanos 9:33). Se Deus destina alguns ao tropeço ou se o tropeço é escolha deles, as igrejas respondem de jeitos diferentes.',
    },
    comfort:
      'Talvez a água esteja no pescoço. O texto diz até onde ela chega, e de quem é a terra: de Deus conosco. Ela não passa disso sem ele saber.',
    closing: 'Tema a Deus, e sobra pouco lugar para os outros medos.',
    words: [
      'aguas de siloe',
      'siloe',
      'resim',
      'rei da assiria',
      'emanuel',
      'deus e conosco',
      'conspiracao',
      'nao temais o que eles temem',
      'santuario',
      'pedra de tropeco',
      'pedra de ofensa',
      'ate o pescoco',
    ],
  },
  {
    verses: '9:1-7',
    key: '9:6',
    title: 'Um menino carrega o governo',
    theme: 'a luz que chegou',
    themes: ['esperanca', 'salvacao', 'justica', 'volta'],
    idea: 'Onde a noite caiu primeiro Deus acende a luz primeiro, e a carga que esmagava o ombro do povo sai porque o governo vai para o ombro de um menino.',
    context:
      'Zebulom e Naftali, no norte, foram as primeiras terras pisadas pela Assíria. O capítulo 8 termina com gente faminta, brava com o céu e empurrada para o escuro. É aí que começa este canto. Mateus 4 lembra estas linhas quando Jesus vai morar justamente na Galileia.',
    retold: [
      {
        verses: '9:1-2',
        says: 'A terra angustiada, junto ao caminho do mar, ainda será honrada. O povo que andava em trevas vê uma grande luz brilhar na sombra da morte.',
      },
      {
        verses: '9:3-5',
        says: 'Deus aumenta a alegria do povo, como na colheita, porque quebrou o jugo e a vara do opressor. As roupas revolvidas em sangue viram combustível para o fogo.',
      },
      {
        verses: '9:6-7',
        says: 'Um menino nos nasceu e se chama Maravilhoso, Conselheiro, Deus Forte, Pai da Eternidade, Príncipe da Paz. No trono de Davi, o governo e a paz dele não terão fim.',
      },
    ],
    read: {
      verses: '9:1-7',
      how: 'Apaguem as luzes e leiam o 1 com a lanterna do telefone; acendam tudo no 2. O versículo 6, cada nome na boca de uma pessoa.',
    },
    observe: [
      {
        ask: 'Que lugar tinha sofrido primeiro, e que mudança o texto anuncia para ele?',
        verses: '9:1-2',
        listen: 'Zebulom, Naftali, Galileia: da aflição à honra, da treva à luz grande.',
      },
      {
        ask: 'Com que alegrias conhecidas o profeta compara a alegria nova?',
        verses: '9:3',
        listen: 'A da colheita e a de repartir o que se ganhou.',
      },
      {
        ask: 'O que é quebrado e o que é queimado?',
        verses: '9:4-5',
        listen: 'Jugo, vara, bastão; a roupa suja de guerra vira lenha.',
      },
      {
        ask: 'Quais nomes o menino recebe, e até quando vai o governo dele?',
        verses: '9:6-7',
        listen:
          'Maravilhoso, Conselheiro, Deus Forte, Pai da Eternidade, Príncipe da Paz; sem fim.',
      },
    ],
    interpret: [
      {
        ask: 'O povo andava no escuro e viu a luz; ninguém diz que ele a acendeu. Que notícia há nisso?',
        verses: '9:2',
        listen: 'Vem de fora, brilha sobre eles; é presente.',
      },
      {
        ask: 'Havia peso nos ombros do povo, e agora há governo sobre os ombros do menino. Como uma coisa explica a outra?',
        verses: '9:4, 9:6',
        listen: 'Ele assume; quem carrega agora é ele.',
        follow: 'O que ainda pesa em quem diz que ele governa?',
      },
      {
        ask: 'Dos nomes do menino, qual combina menos com um bebê, e por que Deus escolheu vir assim?',
        verses: '9:6',
        listen: 'Deus Forte num colo; força que não assusta.',
      },
      {
        ask: 'A paz que não acaba vem junto com juízo e justiça. Por que uma não fica de pé sem as outras?',
        verses: '9:7',
        listen: 'Paz sem justiça é só silêncio do mais fraco.',
      },
    ],
    live: [
      {
        ask: 'Se desse para ver os ombros de cada um aqui, o que estaria em cima dos seus?',
        listen: 'Contas, doente em casa, segredo, cobrança; só escutar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual dos nomes do versículo 6 você chamaria hoje, antes de dormir, e para qual assunto?',
        listen: 'Conselheiro para decisão, Príncipe da Paz para briga, e assim por diante.',
      },
      {
        ask: 'Que comentário sobre o seu bairro, a sua família ou a sua escola faz parecer que dali não sai luz?',
        listen: 'A Galileia também era malvista.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês guardam como uniforme de guerra em casa, prontos para a próxima briga, e poderia ir para o fogo?',
        listen: 'Frases, lista de erros antigos, o tom de voz.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Ouvimos isto todo Natal. O que o enfeite já cobriu, e que este texto fora de época deixa ver?',
        listen: 'Guerra, opressão, justiça; não é só presépio.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem ainda está no escuro costuma estranhar a claridade. O que na luz de Jesus incomoda, e o que atrai você?',
        listen: 'Olho ardendo no começo é normal.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há uma terra de sombra de morte em que você mora desde que alguém partiu. Que luzinha, mesmo fraca, apareceu ali?',
        listen: 'Se não apareceu nenhuma, fique junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Faltou luz à noite na sua casa: qual é a primeira coisa que acontece, e quem some com a vela?',
        bridge: 'Um povo inteiro ficou assim, e por muito mais que uma noite.',
      },
      {
        text: 'Que nome ou apelido quase foi o seu? Seus pais pensaram em quê?',
        bridge: 'O menino de Isaías 9 ganhou um nome enorme, e cada parte dele é uma promessa.',
        for: ['young', 'teens', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Apague a luz. Espere um minuto até os olhos acostumarem. Acenda uma vela, ou só a tela.',
      bridge: 'Os que habitavam em terra de sombra viram algo assim.',
    },
    complete: [
      {
        name: 'Troca de ombro',
        text: 'Desenhe uma pessoa carregando uma trouxa. Dentro da trouxa, escreva três pesos: … , … , … . Agora desenhe outra pessoa ao lado e uma seta. Em cima da seta, o nome do versículo 6 a quem você entrega: … .',
      },
      {
        name: 'Legenda para a luz',
        text: 'Termine como quem manda uma foto: Aqui estava escuro porque … . A luz apareceu quando … . Ainda falta clarear … .',
        for: ['young', 'teens', 'new-believers'],
      },
    ],
    challenges: [
      {
        do: 'Leve luz, de verdade, a uma casa escura de tristeza: uma visita de quinze minutos com bolo, vela ou lâmpada nova.',
        tell: 'O que clareou, nela e em você.',
      },
      {
        do: 'A cada noite, ore com um dos nomes do menino, um por dia, na ordem do texto.',
        tell: 'Qual deles você repetiu mais.',
      },
    ],
    children: {
      truth: 'Jesus é a luz grande e o Príncipe da Paz.',
      to7: {
        story:
          'Tinha um povo que estava triste, triste. Parecia que era noite o tempo todo. Carregava um peso no ombro, como mochila cheia de pedra. Então Deus mandou Isaías contar uma notícia: vai aparecer uma luz bem grande! O peso vai sair do ombro! Todo mundo vai ficar alegre, igual no dia da colheita. E sabe por quê? Porque um menino nasceu para nós! Ele tem nomes lindos: Maravilhoso, Conselheiro, Deus Forte, Pai da Eternidade, Príncipe da Paz. Ele vai cuidar de tudo, e a paz dele não acaba nunca. Muitos anos depois, o menino chegou. O nome dele é Jesus.',
        activity:
          'No quarto meio escuro, acendam uma lanterna e iluminem, um por um, o rosto de cada criança, dizendo: Jesus é a luz para você.',
        questions: [
          'Como o povo se sentia?',
          'Quem é o menino?',
          'Qual nome de Jesus você achou mais bonito?',
        ],
      },
      to12: {
        story:
          'No mapa de Israel, o norte era o canto mais castigado. Quando um império vinha guerrear, passava primeiro por ali. O povo andava como quem anda no escuro, com um jugo no pescoço, daqueles de boi. Isaías olhou para aquele canto e anunciou: o povo que andava em trevas viu uma grande luz! Ele falou de uma alegria de fim de colheita. Falou que o jugo seria quebrado e que a roupa de guerra ia virar lenha. Quem faria tudo isso? Um general? Um gigante? Um menino nos nasceu, um filho nos foi dado. O governo vai para os ombros dele, e os nomes dele são de tirar o fôlego: Maravilhoso, Conselheiro, Deus Forte, Pai da Eternidade, Príncipe da Paz. Séculos depois, Jesus cresceu bem ali, na Galileia. A luz nasceu no canto que todo mundo achava escuro.',
        activity:
          'Desenhem o mapa do bairro e pintem de amarelo os lugares onde gostariam de ver a luz de Jesus. Escolham um para orar.',
        questions: [
          'Por que o norte era o lugar mais triste?',
          'O que sai do ombro do povo, e o que vai para o ombro do menino?',
          'Que lugar da sua vida precisa de luz?',
        ],
      },
      challenge: 'Faça um cartão com um dos nomes de Jesus e dê a alguém que esteja triste.',
    },
    prayer:
      'Menino que nos foi dado, o nosso ombro é pequeno. Toma o governo. Conselheiro, fala. Deus Forte, segura. Pai da Eternidade, fica. Príncipe da Paz, começa por esta casa. Amém.',
    leader: {
      lost: 'O grupo fica no presépio. Lembre que o texto fala de povo esmagado, bota de soldado e justiça: o menino veio para isso também.',
      tender:
        'Terra de sombra de morte é o endereço de quem enterrou alguém há pouco ou luta com pensamentos de morrer. Se alguém falar disso, fique perto, ouça e não deixe sozinho; CVV 188.',
      differ:
        'Cristãos leem o menino como Jesus. Alguns pensam que Isaías falava também de um príncipe da época, como Ezequias. E, sobre o reino sem fim, uns esperam um governo visível de Jesus na terra, outros o veem já começado e completo quando ele voltar.',
    },
    comfort:
      'Deus não esperou o povo sair do escuro. Brilhou onde eles moravam. Se você mora no escuro hoje, o endereço da luz é o seu.',
    closing: 'O escuro teve a primeira palavra. O menino tem a última.',
    words: [
      'um menino nos nasceu',
      'um filho nos foi dado',
      'principe da paz',
      'deus forte',
      'pai da eternidade',
      'maravilhoso conselheiro',
      'andava em trevas',
      'grande luz',
      'zebulom',
      'naftali',
      'galileia das nacoes',
      'sombra de morte',
      'governo sobre seus ombros',
    ],
  },
  {
    verses: '11:1-10',
    key: '11:9',
    title: 'Um broto no toco',
    theme: 'o reino do rebento',
    themes: ['esperanca', 'justica', 'espirito', 'criacao'],
    idea: 'Da família real cortada rente ao chão Deus faz nascer um rei cheio do Espírito, que julga sem se deixar enganar e leva a criação toda a uma paz que a gente nunca viu.',
    context:
      'O capítulo 10 acaba com a Assíria caindo como floresta derrubada. A casa de Davi também foi serrada: dela sobra um toco. Jessé é o pai de Davi, o roceiro de Belém, e o texto volta até ele, antes de haver coroa. Os cristãos ouvem aqui o retrato de Jesus.',
    retold: [
      {
        verses: '11:1-2',
        says: 'Do tronco cortado de Jessé brotará um ramo, e sobre ele repousará o Espírito do Senhor, de sabedoria, conselho, força e temor.',
      },
      {
        verses: '11:3-5',
        says: 'O ramo de Jessé não julgará pelo que vê ou ouve. Fará justiça aos pobres, ferirá o perverso com a palavra e terá a justiça por cinto.',
      },
      {
        verses: '11:6-10',
        says: 'O lobo morará com o cordeiro, e um menino pequeno guiará os animais. A terra se encherá do conhecimento do Senhor, e as nações buscarão a raiz de Jessé.',
      },
    ],
    read: {
      verses: '11:1-10',
      how: 'Um lê os versículos 1 a 5. De 6 a 8, cada par de bichos na voz de duas pessoas. O 9, todos.',
    },
    observe: [
      {
        ask: 'De onde nasce o ramo, e o que o texto conta sobre a árvore?',
        verses: '11:1',
        listen: 'Do tronco cortado e das raízes: parecia fim.',
      },
      {
        ask: 'O que o Espírito traz a esse rei?',
        verses: '11:2',
        listen: 'Sabedoria, entendimento, conselho, força, conhecimento, temor.',
      },
      {
        ask: 'Como ele julga, e quem ganha com esse jeito?',
        verses: '11:3-5',
        listen: 'Não pela aparência nem por ouvir dizer; com justiça aos pobres e humildes.',
      },
      {
        ask: 'Montem os pares de bichos. E quem aparece guiando, e brincando, no meio deles?',
        verses: '11:6-8',
        listen:
          'Lobo e cordeiro, leopardo e cabrito, leão, vaca, ursa; crianças pequenas, até de peito.',
      },
    ],
    interpret: [
      {
        ask: 'Por que voltar até Jessé, e não só até Davi, o rei famoso?',
        verses: '11:1',
        listen: 'Deus recomeça da roça, do começo humilde, não do palácio.',
      },
      {
        ask: 'O que se evita quando um juiz não decide pelo que os olhos veem?',
        verses: '11:3-4',
        listen: 'Preconceito, boa roupa, boato; o pobre costuma perder por aí.',
        follow: 'Em que situação já julgaram você pela capa?',
      },
      {
        ask: 'Que ligação o texto faz entre conhecer a Deus e ninguém mais fazer mal?',
        verses: '11:9',
        listen: 'O “porque”: a paz nasce do conhecimento dele, como água que enche tudo.',
      },
      {
        ask: 'A bandeira, no fim, é erguida para quem?',
        verses: '11:10',
        listen: 'Para as nações: a esperança deixa de ser de uma família só.',
      },
    ],
    live: [
      {
        ask: 'Onde só resta um toco na sua história, e você já parou de regar?',
        listen: 'Casamento, estudo, sonho, fé; sem prometer o que o texto não promete.',
        for: ['adults', 'couples', 'mourning'],
      },
      {
        ask: 'Pela foto de perfil a gente decide quem é quem. Que pessoa você descobriu que tinha julgado errado?',
        listen: 'História curta, com bom humor.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Do que o Espírito põe nesse rei, o que está fazendo mais falta na sua semana: conselho, força, entendimento, temor?',
        listen: 'Ligar a uma situação de verdade.',
      },
      {
        ask: 'Se uma criança pudesse brincar sem perigo em qualquer lugar da nossa cidade, o que precisaria mudar primeiro?',
        listen: 'Do versículo 8 à calçada da escola.',
        for: ['parents', 'adults'],
      },
      {
        ask: 'Quem seria o lobo e quem seria o cordeiro à mesa da sua família, e que paz pequena já daria para tentar?',
        listen: 'Não citar nomes; e cordeiro ferido não é obrigado a sentar.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'A terra cheia de conhecimento do Senhor: que pedacinho desse saber você já ganhou, e de quem?',
        listen: 'Avó, vizinho, um livro, uma canção.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que dupla de bichos você já viu e não devia dar certo: cachorro e gato, galinha e pato, papagaio e criança?',
        bridge: 'Isaías viu uma lista dessas, e nela até o leão come capim.',
      },
      {
        text: 'Qual planta da sua casa parecia morta e brotou de novo? Ou qual você enterrou cedo demais?',
        bridge: 'Havia um toco em Jerusalém, e quase ninguém olhava mais para ele.',
        for: ['elderly', 'women', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Procure, na rua ou num vaso, uma coisa verde nascendo onde não devia: racha da calçada, galho seco, muro.',
      bridge: 'Foi um verde assim que Isaías viu.',
    },
    complete: [
      {
        name: 'Toco e broto',
        text: 'Desenhe um toco de árvore. Nos anéis, escreva o que foi cortado: … . Num raminho ao lado, o menor sinal de vida que você notou: … . Se não notou nenhum, desenhe só a raiz e ponha a data.',
      },
      {
        name: 'Notícia daquele dia',
        text: 'Escreva a manchete de um jornal no mundo do versículo 9: Hoje, na nossa cidade, ninguém … . As crianças … . O povo conhece a Deus e por isso … .',
        for: ['young', 'teens', 'parents'],
      },
    ],
    challenges: [
      {
        do: 'Plante uma semente ou um galho num copo com terra e regue a semana toda, orando por algo que parece cortado.',
        tell: 'O que apareceu na terra, e o que apareceu em você.',
      },
      {
        do: 'Antes de dar opinião sobre alguém, ouça essa pessoa por dez minutos sem interromper.',
        tell: 'O que os olhos e os ouvidos tinham contado errado.',
      },
    ],
    children: {
      truth: 'Jesus é o rei que vai trazer paz para tudo.',
      to7: {
        story:
          'Era uma vez uma árvore cortada. Só sobrou um toco. Parecia que tinha acabado. Mas olha! Um galhinho verde saiu da raiz! Isaías contou: assim vai nascer um rei, da família de Jessé. O Espírito de Deus vai morar nele. Ele vai cuidar dos pobres com justiça. E no reino dele vai ser assim: o lobo vai morar com o cordeirinho. O leãozinho e o bezerro vão passear juntos, e um menino pequeno vai na frente. O leão vai comer palha igual boi! Ninguém vai machucar ninguém, porque todo mundo vai conhecer a Deus. Esse rei é Jesus.',
        activity:
          'Desfile dos bichos: em duplas, um lobo e um cordeiro, um leão e um boi, andam de mãos dadas atrás da criança menor.',
        questions: [
          'O que nasceu do toco?',
          'Que bichos ficaram amigos?',
          'Com quem você quer fazer as pazes?',
        ],
      },
      to12: {
        story:
          'Imagine um machado derrubando uma árvore famosa até sobrar o toco. A família do rei Davi estava assim: sem força, quase acabada. Mas Isaías reparou na raiz e viu um broto. Dali, disse ele, vai nascer um rei diferente. O Espírito do Senhor vai repousar sobre ele, com sabedoria, conselho e força. Ele não vai julgar pela aparência nem por fofoca. Vai fazer justiça aos pobres. E o reino dele vai virar o mundo do avesso: lobo e cordeiro morando juntos, vaca e ursa no mesmo pasto, leão comendo palha, e uma criança guiando a turma. Ninguém faz mal a ninguém, porque a terra vai ficar cheia do conhecimento de Deus, como o mar é cheio de água. Nós já conhecemos o broto: Jesus. E ainda esperamos o dia em que essa paz vai estar em toda parte. Enquanto isso, dá para começar um pedacinho.',
        activity:
          'Num cartaz, desenhem um toco e colem folhas de papel. Em cada folha, um gesto de paz que cabe na escola ou em casa.',
        questions: [
          'Por que a família do rei parecia um toco?',
          'Como esse rei julga as pessoas?',
          'Que pedaço dessa paz você pode começar?',
        ],
      },
      challenge: 'Faça uma coisa boa por alguém com quem você não combina muito.',
    },
    prayer:
      'Senhor, olhamos para o toco e já damos por encerrado. Abre os nossos olhos para o broto. Enche-nos do teu Espírito, livra-nos de julgar pela capa, e apressa o dia em que ninguém fará mal a ninguém. Por Jesus, raiz de Jessé. Amém.',
    leader: {
      lost: 'Se os animais são literais toma a noite inteira. Diga que há duas leituras e pergunte o que todos veem: paz onde havia presa e caçador.',
      tender:
        'Lobo com cordeiro pode ser usado para empurrar alguém de volta a quem o feriu. No texto, quem muda é o lobo, e há um rei que faz justiça. Ninguém em perigo deve ser mandado a conviver: Ligue 180, Disque 100.',
      differ:
        'Uns esperam esta paz num reino futuro de Jesus na terra, inclusive entre os animais; outros leem como figura do evangelho reunindo inimigos e da nova criação. A tradição conta sete dons do Espírito no versículo 2, por uma antiga tradução; o hebraico traz seis.',
    },
    comfort:
      'Quem perdeu muito conhece o toco. Deus não cobra folhas. Ele mexe na raiz, onde ninguém vê, e sabe esperar.',
    closing: 'Deus não tem pena de recomeçar pelo toco.',
    words: [
      'tronco de jesse',
      'jesse',
      'rebento',
      'renovo',
      'lobo morara com o cordeiro',
      'leopardo',
      'leao comera palha',
      'menino pequeno os guiara',
      'espirito de sabedoria',
      'como as aguas cobrem o mar',
      'raiz de jesse',
      'vibora',
    ],
  },
  {
    verses: '12:1-6',
    key: '12:3',
    title: 'Baldes alegres na fonte',
    theme: 'a gratidão que canta',
    themes: ['gratidao', 'salvacao', 'adoracao', 'missao'],
    idea: 'Quem descobre que Deus deixou a ira e veio consolar troca o medo pela música e volta à fonte quantas vezes precisar, contando aos outros onde ela fica.',
    context:
      'Este canto curtinho fecha a primeira parte de Isaías. Antes dele há tribunal, guerra, aviso, e também o menino e o broto das promessas. Um capítulo antes, Deus reúne os espalhados. Então o profeta entrega ao povo a letra da música para aquele dia.',
    retold: [
      {
        verses: '12:1-2',
        says: 'Naquele dia o povo agradecerá ao Senhor, que afastou a ira e o consolou. Dirá que Deus é sua salvação, sua força e sua canção.',
      },
      {
        verses: '12:3-4',
        says: 'Com alegria, todos tirarão águas das fontes da salvação. Chamarão uns aos outros a invocar o nome do Senhor e a contar aos povos os seus feitos.',
      },
      {
        verses: '12:5-6',
        says: 'O canto pede que toda a terra saiba das coisas grandiosas que o Senhor fez. A moradora de Sião deve gritar de alegria, porque o Santo de Israel está no meio dela.',
      },
    ],
    read: {
      verses: '12:1-6',
      how: 'Os versículos 1 e 2, uma pessoa só, porque falam eu. De 3 a 6, todos, porque falam vocês.',
    },
    observe: [
      {
        ask: 'O que mudou em Deus, segundo quem canta, e o que ele faz agora?',
        verses: '12:1',
        listen: 'A ira foi removida, e ele consola.',
      },
      {
        ask: 'Que três coisas Deus é para essa pessoa no versículo 2?',
        verses: '12:2',
        listen: 'Salvação, força e canção; por isso não há medo.',
      },
      {
        ask: 'De onde sai a água, e com que cara ela é tirada?',
        verses: '12:3',
        listen: 'Das fontes da salvação, no plural, com alegria.',
      },
      {
        ask: 'Quantos verbos de voz vocês acham daí até o fim, e até onde a notícia deve chegar?',
        verses: '12:4-6',
        listen: 'Agradecer, falar alto, informar, anunciar, cantar, gritar; povos, toda a terra.',
      },
    ],
    interpret: [
      {
        ask: 'A música não esconde que houve ira. O que se perde num louvor que só lembra a parte boa?',
        verses: '12:1',
        listen: 'A graça fica sem peso; o consolo nasce do perdão.',
      },
      {
        ask: 'Deus é minha canção: que diferença há entre cantar sobre Deus e ele ser a música?',
        verses: '12:2',
        listen:
          'Ele é o motivo que sobra quando outros motivos calam. São palavras de Êxodo 15, depois do mar.',
      },
      {
        ask: 'Por que a salvação é comparada a uma fonte onde se busca água, e não a um copo já servido?',
        verses: '12:3',
        listen: 'Ir todo dia, junto com outros, e a água não acaba.',
        follow: 'O que é o balde, no dia a dia?',
      },
      {
        ask: 'O canto começa em uma pessoa e termina no mundo. O que faz essa passagem acontecer?',
        verses: '12:1, 12:4-6',
        listen: 'Alegria recebida não cabe em um só; e o Santo é grande no meio, perto.',
      },
    ],
    live: [
      {
        ask: 'De que música você se lembra, da igreja ou do rádio, que já segurou você num dia ruim?',
        listen: 'Deixe cantar um pedacinho.',
      },
      {
        ask: 'Tem gente que acha Deus sempre bravo. Quem pôs essa cara nele para você, e o que este canto responde?',
        listen: 'Pai severo, pregação dura, medo de criança.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'Onde o seu balde anda furado: você bebe no domingo e na terça já secou?',
        listen: 'Hábitos simples de voltar à fonte.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Na sua playlist, o que alimenta e o que só faz barulho por cima do medo?',
        listen: 'Sem censura; reparar no efeito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que se canta na sua casa, ou quem parou de cantar desde que a vida apertou?',
        listen: 'Silêncios contam; não force alegria.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Como contar um feito de Deus sem parecer propaganda, para alguém do seu trabalho?',
        listen: 'Curto, verdadeiro, em primeira pessoa.',
        for: ['adults', 'singles', 'men', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a canção que você canta no chuveiro quando acha que ninguém está ouvindo?',
        bridge: 'Isaías 12 é uma música de água. E foi feita para os vizinhos ouvirem.',
      },
      {
        text: 'Quem aqui já buscou água em poço, bica ou caminhão-pipa? Como era carregar, e quem ia junto?',
        bridge:
          'Buscar água era também encontro e conversa. A salvação, diz o canto, tem desse jeito.',
        for: ['elderly', 'adults', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Cante baixinho, ou só murmure, uma música que fala de Deus. Uma estrofe.',
      bridge: 'Agora leia a letra que Isaías deixou escrita.',
    },
    complete: [
      {
        name: 'Minha estrofe',
        text: 'Escreva uma estrofe sua com o começo do texto: Eu te agradeço, Senhor, pois, ainda que … , tu … . Eis que Deus é minha … . Não precisa rimar.',
      },
      {
        name: 'Sete baldes',
        text: 'Desenhe sete baldes, um para cada dia. Em cada um, escreva a hora e o lugar em que dá para voltar à fonte nesta semana: segunda … , terça … , e assim até domingo.',
      },
    ],
    challenges: [
      {
        do: 'Ao beber o primeiro copo de água da manhã, fale em voz alta um motivo de gratidão diferente.',
        tell: 'Qual motivo surpreendeu você.',
      },
      {
        do: 'Mande para alguém um áudio de até um minuto contando uma coisa que Deus fez, ou cantando.',
        tell: 'A resposta que veio, se veio.',
      },
    ],
    children: {
      truth: 'Deus é minha força e minha canção.',
      to7: {
        story:
          'O povo de Deus tinha errado muito e ficado longe dele. Mas Deus perdoou e veio abraçar. Então Isaías ensinou uma música nova: obrigado, Senhor! Tu me consolas! Deus me salva, eu confio e não tenho medo. Ele é minha força e minha canção! E a música falava de água: vocês vão buscar água na fonte, bem alegres. Enche o balde, chuá! Bebe, que delícia! O amor de Deus é como essa fonte: todo dia tem mais. E a música terminava assim: cante, grite de alegria, conte para todo mundo! Deus é grande e está bem aqui no meio da gente.',
        activity:
          'Com copos, passem um pouco de água de um pote ao outro em fila, cantando uma música alegre. Quem recebe diz: obrigado, Deus!',
        questions: [
          'O que Deus fez quando o povo voltou?',
          'Com que o amor de Deus se parece?',
          'Que música você quer cantar para ele?',
        ],
      },
      to12: {
        story:
          'Isaías passou onze capítulos falando de coisas sérias: erro, guerra, aviso. No meio deles havia promessas brilhando, um menino, um broto. Então ele fez uma coisa que os profetas sabem fazer: escreveu uma música para o dia em que tudo desse certo. A primeira parte é de uma pessoa só: Senhor, o Senhor estava triste comigo, e agora me consola. Deus é a minha salvação. Vou confiar e não vou ter medo. Ele é a minha força e a minha canção. A segunda parte é de todo mundo: com alegria, vocês vão tirar água das fontes da salvação! Naquele tempo não havia torneira. Água era vida, e buscar na fonte era festa quando fazia calor. A salvação de Deus é assim: a gente volta todo dia, e ela não seca. E quem bebe, conta: que o mundo inteiro saiba! O Santo de Israel é grande e mora no meio de nós.',
        activity:
          'Em grupos, criem um ritmo com palmas e copos e cantem o versículo 2. Apresentem uns aos outros.',
        questions: [
          'Quem canta na primeira parte, e quem canta na segunda?',
          'Por que a salvação é parecida com uma fonte?',
          'O que Deus fez que você poderia contar?',
        ],
      },
      challenge: 'Cante uma música de gratidão a Deus em casa, na hora do banho.',
    },
    prayer:
      'Nós te agradecemos, Senhor. A tua ira passou e o teu consolo ficou. Sê a nossa força quando o braço cansa e a nossa canção quando a voz falta. Dá-nos balde, sede e companhia para ir à fonte. E que a rua inteira saiba. Amém.',
    leader: {
      lost: 'Pode virar só momento de louvor, sem conversa. Segure o grupo no versículo 1: o canto nasce de quem passou pela tristeza de Deus e foi consolado.',
      tender:
        'Quem está de luto ou deprimido pode se sentir cobrado a cantar. Lembre que o texto fala de um dia que vem. Hoje outros podem cantar por ele.',
      differ:
        'Como cada igreja canta (grito, silêncio, palmas, órgão) é costume. O texto manda cantar e contar, e não escolhe estilo.',
    },
    comfort:
      'Se a canção sumiu, o texto não diz que você é a canção. O Senhor é. Ele continua tocando enquanto você recupera a voz.',
    closing: 'A fonte não seca. Volte amanhã, e traga alguém.',
    words: [
      'fontes da salvacao',
      'tirareis aguas',
      'minha forca e minha cancao',
      'deus e minha salvacao',
      'cantai ao senhor',
      'grita e canta',
      'moradora de siao',
      'tua ira foi removida',
      'tu me consolas',
      'santo de israel',
    ],
  },
  {
    verses: '25:1-9',
    key: '25:8',
    title: 'A mesa em que a morte é engolida',
    theme: 'o banquete de Deus',
    themes: ['esperanca', 'luto', 'ressurreicao', 'volta'],
    idea: 'O Deus que é sombra para o pobre no calor prepara uma mesa para todos os povos, engole a morte para sempre e passa ele mesmo a mão no rosto de quem chora.',
    context:
      'Isaías 24 a 27 olha para o mundo inteiro: cidades caem, a terra cambaleia. No meio da ruína, alguém canta. Paulo, em 1 Coríntios 15, e João, no fim do Apocalipse, buscam neste trecho as palavras para falar da ressurreição. Logo depois dele (25:10-12) vem um juízo duro contra a soberba de Moabe.',
    retold: [
      {
        verses: '25:1-3',
        says: 'Quem canta louva o Senhor, que cumpriu com fidelidade os seus planos antigos. Da cidade fortificada ele fez uma ruína, e nações terríveis o temerão.',
      },
      {
        verses: '25:4-5',
        says: 'O Senhor foi fortaleza do necessitado na angústia e refúgio contra a tempestade. Como a nuvem espessa diminui o calor, assim ele abate os violentos.',
      },
      {
        verses: '25:6-9',
        says: 'No monte, o Senhor fará um banquete para todos os povos, devorará a morte e enxugará as lágrimas. Naquele dia dirão que este é o Deus em quem esperavam.',
      },
    ],
    read: {
      verses: '25:1-9',
      how: 'Ponham um prato vazio no centro. O 6 e o 7, devagar; o 8, a pessoa mais velha da roda; o 9, todos.',
    },
    observe: [
      {
        ask: 'Em quatro imagens, o que Deus foi para o pobre?',
        verses: '25:4',
        listen: 'Fortaleza (duas vezes), refúgio na tempestade, sombra no calor.',
      },
      {
        ask: 'O que será servido, em que lugar, e quem está convidado?',
        verses: '25:6',
        listen: 'Carne gorda e vinho fino, neste monte, para todos os povos.',
      },
      {
        ask: 'Nesse jantar Deus também come. O que é que ele devora?',
        verses: '25:7-8',
        listen: 'O véu do luto e a própria morte.',
      },
      {
        ask: 'Que gestos vêm depois, e o que o povo vai dizer naquele dia?',
        verses: '25:8-9',
        listen: 'Enxugar lágrimas, tirar a humilhação; este é o nosso Deus, nele esperamos.',
      },
    ],
    interpret: [
      {
        ask: 'A mesma mão derruba a cidade dos violentos e põe a mesa. Por que a festa precisa das duas coisas?',
        verses: '25:2, 25:4-6',
        listen:
          'Não há alegria para o oprimido enquanto o opressor manda; juízo e consolo andam juntos.',
      },
      {
        ask: 'O véu está sobre todos os povos. Por que a morte, e não outra coisa, é o que Isaías vê em comum em toda gente?',
        verses: '25:7',
        listen: 'Rico e pobre, de toda nação, cobrem o rosto no enterro.',
      },
      {
        ask: 'Deus poderia mandar parar o choro. O que muda ele mesmo enxugar?',
        verses: '25:8',
        listen: 'É de perto, rosto por rosto; ele não apressa, ele toca.',
        follow: 'Quem já enxugou o seu rosto?',
      },
      {
        ask: 'Duas vezes aparece a palavra esperar. O que ela diz sobre quem está nessa mesa?',
        verses: '25:9',
        listen:
          'Gente que aguentou sem ver, e por fim reconhece o rosto dele. Os cristãos veem o começo disso na manhã da Páscoa.',
      },
    ],
    live: [
      {
        ask: 'Que lugar vazio na mesa da sua casa torna este versículo 8 mais que poesia?',
        listen: 'Um nome dito com carinho; silêncio vale.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'Se o convite é para todos os povos, quem vai se sentar ao seu lado que você não teria chamado?',
        listen: 'Estrangeiro, outro partido, outro time, o parente difícil.',
      },
      {
        ask: 'Na sua idade, muita gente não fala da morte, ou brinca com ela. O que você pensa de verdade quando apaga a luz?',
        listen: 'Escutar sem susto; se houver desejo de morrer, não deixar sozinho e CVV 188.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para quem você já foi sombra num dia de calor, e quem foi sombra para você?',
        listen: 'Gestos concretos; agradecer.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que vocês fazem em casa com a lágrima do outro: enxugam, explicam, saem de perto?',
        listen: 'Aprender com Deus a chegar perto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Entre tudo o que se diz do céu por aí, o que este jantar tem de diferente do que você imaginava?',
        listen: 'Tem corpo, comida, gente, gosto.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como seria uma segunda-feira de alguém que acredita que a morte vai ser engolida?',
        listen: 'Coragem, menos pressa, mais cuidado com quem chora.',
        for: ['long-believers', 'adults', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você pudesse escolher um prato, um só, para servir no céu, qual seria, e quem teria de cozinhar?',
        bridge:
          'Isaías viu o cardápio e ficou com água na boca. Viu também uma coisa que vai sumir da mesa.',
      },
      {
        text: 'Qual foi a melhor festa de comida em que você já esteve: casamento na roça, feijoada de vizinho, ceia de Natal?',
        bridge: 'Guarde o cheiro dela. Deus fala do futuro com cheiro de cozinha.',
        for: ['adults', 'couples', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Passe devagar a mão no próprio rosto, debaixo dos olhos, como quem enxuga alguém.',
      bridge: 'Um dia, diz o texto, será a mão dele.',
    },
    complete: [
      {
        name: 'Cartões de lugar',
        text: 'Recorte três cartõezinhos de mesa. Num, o nome de quem você quer rever: … . No segundo, o de alguém que você quer levar: … . No último, o seu, com a lágrima que gostaria de ter enxugada: … .',
      },
      {
        name: 'Naquele dia se dirá',
        text: 'Complete a fala do versículo 9 com a sua espera: Este é o nosso Deus, em quem esperei durante … , quando eu já … . Hoje, enquanto não chega, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Chame para comer alguém que anda comendo sozinho: almoço simples, café com pão, o que houver.',
        tell: 'O que vocês conversaram quando o prato esvaziou.',
      },
      {
        do: 'Ligue ou escreva a uma pessoa enlutada dizendo o nome de quem partiu e uma lembrança boa, sem dar conselho.',
        tell: 'Como foi dizer o nome em voz alta.',
      },
    ],
    children: {
      truth: 'Deus vai enxugar todas as lágrimas.',
      to7: {
        story:
          'Isaías cantou sobre uma festa. Deus vai pôr uma mesa enorme no alto do monte. Para quem? Para todos! Gente de longe, gente de perto, gente de toda cor. A comida é a mais gostosa que existe. E no dia dessa festa vai acontecer uma coisa que só Deus sabe fazer: ele vai acabar com a tristeza. Ninguém mais vai precisar dizer adeus para sempre. Deus vai chegar perto de cada um e, com a mão bem macia, vai enxugar todas as lágrimas. E todos vão dizer: este é o nosso Deus! A gente esperou por ele. Que alegria!',
        activity:
          'Montem uma mesinha com pano e biscoitos. Cada criança faz um convite com desenho e chama alguém para sentar.',
        questions: [
          'Quem é convidado para a festa?',
          'O que Deus faz com as lágrimas?',
          'Quem você quer chamar para sentar perto?',
        ],
      },
      to12: {
        story:
          'O mundo em volta de Isaías estava caindo aos pedaços. Cidades fortes viravam monte de pedra. Mesmo assim ele começou a cantar: Senhor, tu és o meu Deus! Foste abrigo do pobre na tempestade e sombra no calor. Então ele viu o que vinha depois: um monte, e no alto uma mesa que não acabava mais. Banquete para todos os povos, com a melhor comida. No convite não havia lista de países proibidos. E Deus também ia engolir alguma coisa: a morte. Ela, que sempre engoliu todo mundo, vai ser engolida para sempre. Depois ele passa de rosto em rosto, enxugando as lágrimas. O povo vai dizer: este é o nosso Deus, esperamos por ele e ele nos salvou. Quando Jesus saiu vivo do túmulo, os amigos dele entenderam que essa promessa já tinha começado. Saudade ainda dói. Mas tem data para acabar.',
        activity:
          'Façam uma toalha de papel comprida. Cada um desenha o seu lugar e o de alguém de outro país, com o prato de lá.',
        questions: [
          'O que Deus foi para o pobre?',
          'O que Deus engole nessa festa?',
          'De quem você sente saudade, ou o que gostaria de contar a Deus sobre isso?',
        ],
      },
      challenge: 'Quando vir alguém chorando, chegue perto e ofereça um lenço ou um abraço.',
    },
    prayer:
      'Senhor, tu és o nosso Deus. Sê sombra para quem está no sol quente hoje. Engole a morte, como prometeste, e enquanto isso senta conosco nesta mesa com lugar vazio. Que a nossa casa já tenha um gosto da tua festa. Amém.',
    leader: {
      lost: 'Perguntas sobre quando e como será o fim puxam o grupo para longe. Fique com o que o texto mostra: mesa, morte vencida, lágrima enxugada.',
      tender:
        'Em quase toda roda há alguém enlutado. Não diga que a pessoa já está na festa e que por isso não se deve chorar: no texto, Deus enxuga porque houve choro. Luto muito fundo ou vontade de morrer pede companhia e CVV 188.',
      differ:
        'Todos os povos na mesa: uns entendem gente de todos os povos que confia em Deus; outros esperam que no fim todos venham. O próprio capítulo fala também de juízo (25:2 e 25:10-12). Não feche a questão.',
    },
    comfort:
      'A morte comeu à sua mesa e levou alguém. Há outra mesa, e nela é ela quem será comida. Até lá, o seu choro está guardado por quem vai enxugá-lo.',
    closing: 'A última refeição é de Deus, e a morte está no prato, não na cadeira.',
    words: [
      'devorara a morte',
      'tragara a morte',
      'enxugara as lagrimas',
      'banquete',
      'neste monte',
      'veu',
      'vinhos finos',
      'fortaleza do pobre',
      'sombra contra o calor',
      'este e o nosso deus',
      'todos os povos',
      'em quem esperamos',
    ],
  },
  {
    verses: '26:1-9',
    key: '26:3',
    title: 'Paz com muro de salvação',
    theme: 'a paz de quem confia',
    themes: ['ansiedade', 'fe', 'espera', 'justica'],
    idea: 'A paz inteira não mora na cidade alta dos orgulhosos, mas em quem encosta o pensamento em Deus, a rocha que não se mexe, e o procura até de madrugada.',
    context:
      'Continua o canto dos capítulos 24 a 27, feito para um dia que ainda vem. Há duas cidades: a dos soberbos, alta, que cai; e a forte, cercada não de pedra, mas de salvação. O povo canta sem tê-la visto pronta. Mais adiante (26:16-19) haverá aperto, dor de parto e, no meio, a promessa de que os mortos vivem.',
    retold: [
      {
        verses: '26:1-2',
        says: 'Em Judá se cantará sobre uma cidade forte, com a salvação por muro. As portas se abrem para a nação justa, que guarda a fidelidade.',
      },
      {
        verses: '26:3-6',
        says: 'Deus guarda em completa paz quem confia nele. Já a cidade elevada ele derruba até o pó, e os pés dos pobres a pisam.',
      },
      {
        verses: '26:7-9',
        says: 'Deus nivela o caminho do justo. Quem canta o deseja de noite com a alma, porque com os juízos dele os moradores do mundo aprendem a justiça.',
      },
    ],
    read: {
      verses: '26:1-9',
      how: 'Duas meias rodas: uma lê 1 a 4, a outra 5 e 6. Os versículos 7 a 9, quase em segredo.',
    },
    observe: [
      {
        ask: 'De que é feito o muro da cidade forte, e para quem as portas se abrem?',
        verses: '26:1-2',
        listen: 'De salvação; para a nação justa que guarda fidelidade.',
      },
      {
        ask: 'Quem é guardado em paz, e por que razão?',
        verses: '26:3',
        listen: 'Quem tem o entendimento firme, porque confia em Deus.',
      },
      {
        ask: 'Duas alturas estão no texto: a da rocha e a da cidade elevada. Que fim tem cada uma?',
        verses: '26:4-6',
        listen: 'A rocha é eterna; a cidade vai ao pó, e os pobres pisam nela.',
      },
      {
        ask: 'Em que horas esta pessoa deseja Deus?',
        verses: '26:8-9',
        listen: 'De noite e de madrugada, com alma e espírito.',
      },
    ],
    interpret: [
      {
        ask: 'O hebraico diz paz, paz, duas vezes. Que paz é essa, se a vida do lado de fora continua agitada?',
        verses: '26:3',
        listen: 'Inteireza de quem é guardado; Deus guarda, a pessoa se apoia.',
      },
      {
        ask: 'Por que a cidade tem muros e também portas abertas?',
        verses: '26:1-2',
        listen: 'Segurança que não vira clube fechado.',
        follow: 'A nossa casa ou igreja pende mais para qual lado?',
      },
      {
        ask: 'Que notícia os pés dos afligidos trazem para quem vive olhando de cima?',
        verses: '26:5-6',
        listen: 'Deus vira o placar; o canto de Maria, em Lucas 1, é parente deste.',
      },
      {
        ask: 'Esperar no caminho dos juízos de Deus parece estranho. Por que essa gente quer que ele julgue?',
        verses: '26:8-9',
        listen: 'Porque, quando ele põe as coisas no lugar, o mundo aprende justiça.',
      },
    ],
    live: [
      {
        ask: 'O seu pensamento, quando solto, corre para onde?',
        listen: 'Boleto, exame, filho, conversa de ontem; sem bronca.',
      },
      {
        ask: 'Três da manhã, olho aberto. O que você costuma fazer com essa hora, e como seria fazer dela a do versículo 9?',
        listen: 'Frase curta de oração; sem técnica milagrosa.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Que cidade alta todo mundo da sua idade quer subir, e quem fica pisado embaixo?',
        listen: 'Fama, corpo, nota, seguidores.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual foi o muro que vocês construíram para se sentir seguros: poupança, distância da família, silêncio? Ele tem porta?',
        listen: 'Segurança boa e segurança que isola.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que época da vida você mais desejou Deus, e o que fazia então que hoje já não faz?',
        listen: 'Saudade pode ser recomeço.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Confiar para sempre é muito. Em que, por uma semana só, daria para experimentar confiar em Deus?',
        listen: 'Um assunto pequeno e verdadeiro.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Rede, sofá, cama de mãe, banco de praça, fundo de rio: qual é o lugar em que o seu corpo descansa na mesma hora?',
        bridge: 'O corpo sabe o que é paz. A cabeça às vezes não entra na rede com ele.',
      },
      {
        text: 'O que tira você da cama de madrugada sem reclamar: pesca, viagem, jogo do outro lado do mundo, bebê?',
        bridge: 'Alguém aqui acordava cedo por outro motivo: saudade de Deus.',
        for: ['young', 'adults', 'parents', 'men'],
      },
    ],
    quiet: {
      text: 'Encoste as costas numa parede, inteiras, e solte o peso nela. Respire ali.',
      bridge: 'Confiar, no texto, é mais ou menos isto.',
    },
    complete: [
      {
        name: 'Planta da cidade',
        text: 'Desenhe um muro em volta de você. Em cada tijolo, uma coisa que dá segurança: … , … , … . Circule os que podem cair. Escreva salvação nos que não caem. E abra uma porta: quem entra? … .',
      },
      {
        name: 'Frase da madrugada',
        text: 'Escreva num papel para deixar na cabeceira: Quando eu acordar pensando em … , vou dizer a Deus: … .',
      },
    ],
    challenges: [
      {
        do: 'Decore o versículo 3 e diga-o cada vez que o pensamento disparar; conte as vezes num papel.',
        tell: 'O número, e se mudou do primeiro ao último dia.',
      },
      {
        do: 'Uma noite desta semana, se o sono fugir, não pegue no telefone: sente-se e fale com Deus por cinco minutos.',
        tell: 'Como foi o escuro sem tela.',
      },
    ],
    children: {
      truth: 'Deus me dá paz quando eu confio nele.',
      to7: {
        story:
          'O povo de Deus tinha uma música sobre uma cidade muito forte. O muro dela não era de pedra. Era do cuidado de Deus! E as portas? Bem abertas: pode entrar, amigo! A música dizia: Deus, quem confia em ti tem paz, muita paz. Confie no Senhor para sempre, porque ele é uma rocha. Rocha não balança. Pode ventar, pode chover, ela continua ali. Perto havia uma cidade alta, cheia de gente metida, e ela caiu. Mas quem cantava acordava de noite e dizia: Deus, eu quero ficar pertinho de ti. E dormia de novo, em paz.',
        activity:
          'Construam um muro com almofadas e deixem uma porta. Quem entra diz: aqui Deus cuida de mim.',
        questions: [
          'De que era o muro da cidade?',
          'Por que Deus é como uma rocha?',
          'O que você diz a Deus quando acorda de noite?',
        ],
      },
      to12: {
        story:
          'Toda cidade antiga precisava de muro. Quanto mais alto, mais os donos se gabavam. Isaías cantou sobre duas. A primeira ficava lá no alto, cheia de orgulho, e parecia que nada a derrubava. Caiu até virar pó, e os pés dos pobres passaram por cima. A segunda tinha um muro diferente: a salvação de Deus. E os portões ficavam abertos para quem quisesse viver direito. Quem mora ali canta: tu guardas em paz, paz completa, quem põe o pensamento em ti. Confiem no Senhor para sempre, porque ele é a rocha. Na noite, quando a preocupação vem, essa gente faz uma coisa simples: procura Deus. De madrugada, a minha alma te quer! Paz não é nada dar errado. É ter onde encostar quando alguma coisa dá. Rocha não foge.',
        activity:
          'Escrevam preocupações em bolinhas de papel e joguem contra uma caixa marcada rocha. Depois leiam juntos o versículo 3.',
        questions: [
          'Por que a cidade alta caiu?',
          'Quem recebe paz completa?',
          'Em que preocupação você precisa encostar em Deus?',
        ],
      },
      challenge: 'Antes de dormir, conte a Deus a sua maior preocupação e diga: tu és minha rocha.',
    },
    prayer:
      'Rocha eterna, o nosso pensamento não para quieto. Guarda-o. Cerca esta casa com a tua salvação e não nos deixes trancar a porta. De madrugada, quando acordarmos sem querer, que o nosso primeiro desejo sejas tu. Amém.',
    leader: {
      lost: 'Paz vira sinônimo de problema resolvido. Pergunte onde, no texto, a dificuldade acabou. Ela não acabou: a pessoa é que está guardada.',
      tender:
        'Quem tem ansiedade como doença pode concluir que não confia o bastante. Diga claro: tratamento, remédio e terapia não são falta de fé. Se aparecer desespero, CVV 188, e companhia até buscar ajuda.',
      differ:
        'Uns leem esta cidade como Jerusalém restaurada no fim dos tempos; outros, como figura do povo de Deus em toda época. A paz de quem se apoia nele serve às duas leituras.',
    },
    comfort:
      'Você não precisa segurar a paz. Ela não é uma coisa que se aperta na mão. Tu guardarás, diz o texto. Quem guarda é ele, até de madrugada.',
    closing: 'Encoste. A rocha aguenta o peso.',
    words: [
      'completa paz',
      'perfeita paz',
      'tu guardaras em paz',
      'rocha eterna',
      'cidade forte',
      'salvacao por muros',
      'abri as portas',
      'confiai no senhor para sempre',
      'te busquei de madrugada',
      'minha alma te desejei',
      'cidade elevada',
      'nacao justa',
    ],
  },
  {
    verses: '30:15-21',
    key: '30:15',
    title: 'Cavalos rápidos ou descanso',
    theme: 'a força da calma',
    themes: ['descanso', 'espera', 'fe', 'arrependimento'],
    idea: 'O povo troca a calma que salvaria pela pressa que cansa, e mesmo assim Deus fica esperando a hora de ter piedade e volta a ensinar o caminho, logo atrás do ombro.',
    context:
      'A Assíria ameaça, e Jerusalém manda embaixadores ao Egito com burros e camelos carregados de presentes, para comprar cavalos e proteção. Ninguém perguntou a Deus. Aos profetas, o povo pede: digam coisas agradáveis (30:10). A resposta dele é esta: o remédio era outro.',
    retold: [
      {
        verses: '30:15-17',
        says: 'Deus diz que o povo teria força na calma e na confiança, mas quis fugir a cavalo. Será perseguido até ficar só, como um mastro no cume do monte.',
      },
      {
        verses: '30:18-19',
        says: 'O Senhor espera para se compadecer, e felizes são os que esperam nele. O povo não continuará a chorar, porque ele responderá ao seu clamor.',
      },
      {
        verses: '30:20-21',
        says: 'O Senhor dará pão de angústia, mas os instrutores não se esconderão mais. Para onde o povo virar, ouvirá uma palavra atrás de si: este é o caminho.',
      },
    ],
    read: {
      verses: '30:15-21',
      how: 'O 15, bem devagar. O 16, correndo. O 18, com uma pausa depois de “esperará”. Quem lê o 21 fica de pé atrás da roda.',
    },
    observe: [
      {
        ask: 'Que quatro palavras Deus receitou, e qual foi a resposta de três palavras?',
        verses: '30:15',
        listen: 'Arrependimento, descanso, calma, confiança; “vós não quisestes”.',
      },
      {
        ask: 'O que preferiram no lugar, e o que aconteceu com a vantagem dos cavalos?',
        verses: '30:16-17',
        listen:
          'Cavalos rápidos; os perseguidores eram mais rápidos, e sobrou um mastro sozinho no morro.',
      },
      {
        ask: 'Quem mais espera nessa história, além do povo?',
        verses: '30:18',
        listen: 'O Senhor espera para ter piedade.',
      },
      {
        ask: 'Quanto choro, que pão e que voz aparecem no fim?',
        verses: '30:19-21',
        listen:
          'Deus responde ao clamor; há pão de angústia; mestres à vista; e uma voz atrás: este é o caminho.',
      },
    ],
    interpret: [
      {
        ask: 'Arrependimento e descanso na mesma frase: o que um tem a ver com o outro?',
        verses: '30:15',
        listen: 'Voltar para Deus é parar de fugir; só então o corpo sossega.',
      },
      {
        ask: 'Por que os cavalos pareciam mais seguros que a calma?',
        verses: '30:15-16',
        listen: 'Dá para ver, contar, comprar; confiança parece não fazer nada.',
        follow: 'Descansar em Deus é cruzar os braços?',
      },
      {
        ask: 'Depois de tanta recusa, o versículo 18 começa com por isso. Que lógica é essa?',
        verses: '30:18',
        listen: 'A teimosia deles vira motivo de Deus esperar; graça.',
      },
      {
        ask: 'A voz vem de trás, e só quando a pessoa já vira para um lado. Que jeito de guiar é esse?',
        verses: '30:21',
        listen: 'Como pai que deixa a criança ir na frente e corrige; não é mapa inteiro.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu cavalo rápido, aquilo que você monta quando a ansiedade aperta?',
        listen: 'Compras, mensagens, mais um turno, bebida, resolver pelos outros.',
      },
      {
        ask: 'Quem aqui consegue tirar um dia sem produzir nada? O que acontece por dentro lá pelas dez da manhã?',
        listen: 'Culpa, agitação; rir junto.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Tudo é para ontem: resposta, nota, namoro, profissão. Em que assunto você precisa de licença para ir devagar?',
        listen: 'Pressão de escolher cedo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Deus espera para ter piedade. Muda alguma coisa imaginar que, enquanto você espera por ele, ele espera por você?',
        listen: 'Imagem de pai na porta.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
      {
        ask: 'Conte de uma curva errada em que alguém, por trás, disse baixinho: não é por aí. Quem foi?',
        listen: 'Mãe, amigo, pastor, consciência.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Seus filhos aprendem com vocês a correr ou a respirar? Pela manhã, como sai a família de casa?',
        listen: 'Um detalhe para mudar, só um.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que verdade você anda pedindo para ninguém dizer?',
        listen: 'O versículo 10, contado no contexto; não precisa revelar.',
        for: ['long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando você se perde dirigindo ou andando, pergunta a alguém, insiste no palpite ou acelera?',
        bridge: 'Jerusalém estava perdida e acelerou. E ouviu uma voz bem atrás dela.',
      },
      {
        text: 'Qual foi a maior pressa inútil da sua vida: correu, suou, e nem precisava?',
        bridge: 'Um povo inteiro comprou cavalos para isso.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ande pela sala na metade da sua velocidade normal, ida e volta. Sinta a vontade de apressar.',
      bridge: 'Com calma e confiança teríeis força. Sente-se e leia.',
    },
    complete: [
      {
        name: 'Receita de quatro palavras',
        text: 'Ponha numa folha, como receita médica: Arrependimento: voltar de … . Descanso: parar de … por … horas. Calma: não responder já a … . Confiança: deixar com Deus … . Assine e ponha a data.',
      },
      {
        name: 'A curva',
        text: 'Desenhe uma estrada que se divide. Na direita, escreva uma opção sua: … . Na esquerda, a outra: … . Atrás do bonequinho, um balão com o que você imagina ouvir: … . Quem poderia ajudar a escutar? … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma decisão e dê a ela vinte e quatro horas sem mexer: ore, durma, e só depois responda.',
        tell: 'O que ficou diferente na manhã seguinte.',
      },
      {
        do: 'Separe duas horas desta semana sem tela e sem tarefa, avisando em casa. Não recupere o tempo depois.',
        tell: 'Em que minuto você quis montar no cavalo.',
      },
    ],
    children: {
      truth: 'Deus me espera e me mostra o caminho.',
      to7: {
        story:
          'O povo de Deus estava com medo e queria correr. Vamos comprar cavalos bem velozes! Pocotó, pocotó! Deus falou: calma. Volte para perto de mim e descanse. Confie, e você fica forte. Mas o povo disse: não, a gente quer correr! E correu tanto que ficou cansado e sozinho. Sabe o que Deus fez? Ele esperou. Esperou com amor para ajudar. Quando o povo chorou, Deus ouviu. E prometeu: se você for para o lado errado, eu vou atrás e falo: olha, o caminho é este aqui, pode andar por ele. Deus não desiste da gente.',
        activity:
          'Uma criança anda de olhos fechados; outra, logo atrás, fala baixinho: para a direita, para a esquerda, este é o caminho.',
        questions: [
          'O que o povo quis comprar?',
          'O que Deus fez enquanto o povo corria?',
          'Quem ajuda você a achar o caminho certo?',
        ],
      },
      to12: {
        story:
          'Havia um exército enorme a caminho, e Jerusalém entrou em pânico. O rei mandou uma caravana ao Egito, com presentes no lombo de camelos, para comprar cavalos. Deus não foi consultado. Então Isaías falou: com arrependimento e descanso vocês ficariam livres; com calma e confiança seriam fortes. E o povo? Não quis. Preferiu cavalos rápidos. Só que os outros tinham cavalos mais rápidos ainda! A pressa acabou em cansaço e solidão, como um mastro sozinho no alto do morro. Podia terminar aí. Mas a história vira: por isso o Senhor vai esperar, para ter piedade. Quando você chorar, ele responde. E, se você virar para a direita ou para a esquerda, vai ouvir uma voz atrás: este é o caminho, ande por ele. Um Deus que espera e vai atrás. Com ele, dá para respirar.',
        activity:
          'Montem um labirinto com cadeiras. Um guia, só com a voz, conduz quem está vendado. Depois conversem: como foi confiar?',
        questions: [
          'O que Deus ofereceu, e o que o povo escolheu?',
          'Por que os cavalos não resolveram?',
          'Em que situação você precisa parar e respirar antes de agir?',
        ],
      },
      challenge:
        'Quando der vontade de brigar ou responder depressa, respire três vezes e peça ajuda a Deus.',
    },
    prayer:
      'Santo de Israel, perdoa a nossa mania de cavalo. O Senhor ofereceu descanso e nós compramos pressa. Obrigado porque ainda espera. Responde ao nosso choro, fica ao alcance dos nossos olhos e fala atrás do ombro quando a gente virar errado. Amém.',
    leader: {
      lost: 'Descanso vira preguiça na boca de uns e desculpa na de outros. O texto põe descanso ao lado de voltar para Deus. É confiança, não deixar de fazer o que cabe.',
      tender:
        'Quem trabalha em dois empregos não pode descansar por decreto. Não cobre; pergunte que pedacinho cabe. E pão de angústia não quer dizer que Deus goste de ver sofrer.',
      differ:
        'Sobre a voz do versículo 21, uns esperam que Deus fale por impressões e palavras hoje; outros entendem que ele guia pela Escritura, pela comunidade e pela consciência. O texto a liga também a mestres que se veem.',
    },
    comfort:
      'Você correu muito. Se não deu certo, não há sermão aqui: há um Deus que ficou esperando para ter piedade. Pode descer do cavalo.',
    closing: 'Devagar. A voz está logo atrás.',
    words: [
      'arrependimento e descanso',
      'calma e confianca',
      'tranquilidade e confianca',
      'na quietude',
      'cavalos rapidos',
      'socorro do egito',
      'mas vos nao quisestes',
      'este e o caminho',
      'andai por ele',
      'o senhor esperara',
      'pao de angustia',
      'mastro no cume',
    ],
  },
  {
    verses: '35:1-10',
    key: '35:4',
    title: 'O deserto vai florir',
    theme: 'a esperança que firma os joelhos',
    themes: ['esperanca', 'medo', 'volta', 'sofrimento'],
    idea: 'Porque Deus mesmo vem salvar, mãos fracas podem se firmar agora: o deserto florirá, os corpos cantarão e haverá uma estrada de volta em que nem o distraído se perde.',
    context:
      'O capítulo 34 é dos mais escuros de Isaías: juízo, terra queimada, espinhos em palácios. O 35 abre a janela. O povo de Judá vivia sob a ameaça de impérios, e depois seria levado para longe. Quando João Batista, preso, perguntou se Jesus era mesmo o esperado, a resposta foi: os cegos veem, os mancos andam, os surdos ouvem.',
    retold: [
      {
        verses: '35:1-4',
        says: 'O deserto se alegra e floresce como a rosa, e verá a glória do Senhor. Aos perturbados de coração se diz que não temam, porque Deus virá e os salvará.',
      },
      {
        verses: '35:5-7',
        says: 'Os cegos verão, os surdos ouvirão, os aleijados saltarão como cervos e os mudos falarão com alegria. Águas arrebentarão no deserto, e a terra seca se tornará em lagoas.',
      },
      {
        verses: '35:8-10',
        says: 'Haverá ali um caminho da santidade, sem leão nem animal selvagem. Por ele os resgatados do Senhor voltarão a Sião com júbilo, e a tristeza fugirá.',
      },
    ],
    read: {
      verses: '35:1-10',
      how: 'Todos com as mãos caídas até o 2. No 3, cada um segura as mãos de quem está ao lado. No 10, soltem e levantem.',
    },
    observe: [
      {
        ask: 'O que acontece com o deserto no começo e no meio do texto?',
        verses: '35:1-2, 35:6-7',
        listen: 'Floresce, canta; vira lagoa, mananciais.',
      },
      {
        ask: 'Que partes do corpo precisam de cuidado nos versículos 3 e 4, e o que se deve dizer a elas?',
        verses: '35:3-4',
        listen: 'Mãos, joelhos, coração. Fortalecei-vos, não temais, Deus virá e vos salvará.',
      },
      {
        ask: 'Quatro tipos de pessoas são transformados. Quem e como?',
        verses: '35:5-6',
        listen: 'Cegos, surdos, aleijados que saltam, mudos que falam alegremente.',
      },
      {
        ask: 'Descrevam a estrada: que nome tem, quem anda nela, o que não há ali?',
        verses: '35:8-10',
        listen: 'Caminho da santidade; redimidos, até os tolos; sem leão.',
      },
    ],
    interpret: [
      {
        ask: 'O deserto ainda não floriu, e já se manda firmar joelhos. De onde vem essa força, se nada mudou?',
        verses: '35:3-4',
        listen: 'Da vinda de Deus, prometida; não da melhora.',
        follow: 'Que diferença há entre isso e pensamento positivo?',
      },
      {
        ask: 'A ordem está no plural: fortalecei as mãos fracas. De quem são as mãos, e de quem é a tarefa?',
        verses: '35:3-4',
        listen: 'Uns firmam os outros. Ninguém se levanta sozinho.',
      },
      {
        ask: 'A vingança de Deus aparece no mesmo versículo da salvação. Por que isso acalma quem tem o coração perturbado?',
        verses: '35:4',
        listen: 'Ele acertará as contas; a gente não precisa.',
      },
      {
        ask: 'Uma estrada em que nem os tolos se perdem. O que isso conta da santidade segundo Deus?',
        verses: '35:8-9',
        listen: 'Não é pista para craques; é caminho seguro para resgatados.',
      },
    ],
    live: [
      {
        ask: 'Qual das três está pior hoje: mãos cansadas, joelhos com medo ou coração agitado?',
        listen: 'Cada um diz uma palavra. O grupo guarda.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que deserto da sua escola ou da sua cabeça você não imagina que possa ter uma flor?',
        listen: 'Não prometa prazo. Procure sinais pequenos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você pode segurar as mãos nesta semana, e o que diria com as palavras do versículo 4?',
        listen: 'Um nome, uma visita.',
        for: ['couples', 'singles', 'long-believers'],
      },
      {
        ask: 'Onde você já viu água arrebentar em terra seca?',
        listen: 'Perdões, curas, recomeços, invernos no sertão.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Tem medo de não saber o bastante para andar com Deus? O que o versículo 8 diz aos distraídos?',
        listen: 'Rir aliviado.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Para uma família com um filho com deficiência, o que é boa notícia aqui, e o que precisa ser dito com cuidado?',
        listen: 'Ouvir quem vive. Dignidade hoje, esperança amanhã.',
        for: ['parents'],
      },
      {
        ask: 'A tristeza e o gemido fugirão. Enquanto não fogem, que pedacinho da promessa você aguenta segurar?',
        listen: 'Uma frase. Pode ser nenhuma.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que planta, bicho ou gente você já viu brotar num lugar impossível: asfalto, telhado, entulho?',
        bridge: 'Isaías olhou para o deserto e viu jardim.',
      },
      {
        text: 'Joelho tremendo: altura, palco, injeção, pedido de casamento? Conte a sua vez.',
        bridge: 'Há no texto um recado para joelhos que tremem.',
        for: ['young', 'teens', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Firme os dois pés no chão, solte os joelhos e abra e feche as mãos cinco vezes.',
      bridge: 'O profeta fala ao corpo antes de falar da festa. Leia assim, com os pés no chão.',
    },
    complete: [
      {
        name: 'Mãos, joelhos, coração',
        text: 'Desenhe uma pessoa de palitos. Nas mãos: estou cansado de … . Nos joelhos: tenho medo de … . No coração: me agita … . Num balão, escreva o que Deus diz no versículo 4.',
      },
      {
        name: 'Flor no mapa',
        text: 'Trace o mapa da sua semana e marque os trechos secos. Desenhe uma flor onde você já viu um sinal: … . Deixe um botão fechado onde ainda espera: … .',
      },
    ],
    challenges: [
      {
        do: 'Plante uma muda ou semente num canto feio da rua ou da igreja e cuide dela por um mês.',
        tell: 'traga uma foto e o que pensou ao regar.',
      },
      {
        do: 'Torne um caminho mais fácil para alguém: uma rampa, um corrimão, uma carona, uma explicação.',
        tell: 'quem passou por ele.',
      },
    ],
    children: {
      truth: 'Deus vem ajudar; não precisa ter medo.',
      to7: {
        story:
          'O deserto era seco, seco. Nem uma florzinha. Mas Isaías contou um segredo de Deus: o deserto vai rir! Vai nascer flor por todo lado, e água vai sair do chão, glub, glub! Quem tem mãos cansadas, levante as mãos. Quem tem joelho tremendo, fique firme. Não tenha medo! Deus vem ajudar vocês! Quem não via vai ver. Quem não ouvia vai ouvir. Quem não andava vai pular como cabritinho! E vai ter uma estrada bem segura, sem leão nenhum, para todos voltarem para casa cantando.',
        activity:
          'Façam uma estrada com fita no chão; pelo caminho, ponham flores de papel. Todos passam de mãos dadas, pulando e cantando.',
        questions: [
          'O que vai nascer no deserto?',
          'O que Deus diz a quem tem medo?',
          'A quem você quer dar a mão?',
        ],
      },
      to12: {
        story:
          'Existe um deserto no Chile onde quase nunca chove. As sementes ficam anos quietas debaixo da areia. Um dia cai uma chuva forte e, em poucas semanas, o chão fica coberto de flores roxas, até onde se vê. Elas estavam lá o tempo todo. Isaías falou a um povo que só via areia. Inimigos por perto, mãos cansadas, joelhos tremendo. Então disse: o deserto vai florescer! Ajudem as mãos fracas, firmem os joelhos. Digam a quem está com o coração agitado: não tenha medo, Deus vem salvar vocês. Os cegos vão ver, os surdos ouvir, os que não andam saltar, e vai jorrar água na areia. Vai haver uma estrada tão segura que nem quem é distraído se perde nela. E todos voltarão cantando. Quando Jesus andou pela terra, muita gente viu as primeiras flores. As outras ainda vêm. As sementes estão quietas, mas estão lá.',
        activity:
          'Deixem sementes de feijão secas num prato com areia por uma semana e depois reguem. Anotem o dia em que brotarem.',
        questions: [
          'O que havia debaixo da areia o tempo todo?',
          'A quem Isaías mandou dar força?',
          'Em que você espera ver uma flor?',
        ],
      },
      challenge: 'Dê a mão a alguém com medo e diga: estou com você.',
    },
    prayer:
      'Senhor que vens, firma as nossas mãos e os nossos joelhos, e usa-nos para firmar os de outros. Diz ao coração agitado: não temas. Faz brotar água onde só vemos areia, e leva-nos pela tua estrada até que a tristeza fuja. Amém.',
    leader: {
      lost: 'A lista de curas pode virar debate. Leve primeiro ao versículo 3: quem aqui precisa de mão?',
      tender:
        'Pessoas com deficiência não são deserto nem falta de fé. Fale delas como gente inteira, amada por Deus hoje. Coração perturbado pode ser crise de ansiedade: acolha e ajude a buscar cuidado; CVV 188.',
      differ:
        'Uns leem a promessa na volta do cativeiro e nos milagres de Jesus; outros a esperam, inteira, na nova criação. Muitos veem começo e plenitude.',
    },
    comfort:
      'Ninguém pede que você floresça. A ordem do texto é para quem está ao lado: segurem as mãos dela.',
    closing: 'Mãos dadas, joelhos firmes: a estrada é de volta.',
    words: [
      'deserto florescera',
      'o deserto e o lugar seco',
      'florescera como a rosa',
      'fortalecei as maos fracas',
      'joelhos que tremem',
      'joelhos vacilantes',
      'perturbados de coracao',
      'saltarao como cervos',
      'aguas arrebentarao no deserto',
      'caminho da santidade',
      'caminho santo',
      'resgatados do senhor voltarao',
      'tristeza e o gemido',
    ],
  },
  {
    verses: '38:1-20',
    key: '38:5',
    title: 'Vi as tuas lágrimas',
    theme: 'a oração na doença',
    themes: ['oracao', 'sofrimento', 'gratidao', 'medo'],
    idea: 'O rei vira o rosto para a parede e chora; Deus ouve, vê as lágrimas e responde, e os anos recebidos passam a ter outro peso.',
    context:
      'Ezequias, rei de Judá, tinha uns trinta e nove anos e estava sob a ameaça da Assíria. Ficou doente de morte. Do versículo 9 ao 20 está o poema que escreveu depois de sarar: conta da noite de medo e agradece. No capítulo 39, ele errará por orgulho: quinze anos a mais não o fizeram perfeito.',
    retold: [
      {
        verses: '38:1-3',
        says: 'Isaías diz ao rei Ezequias que ponha a casa em ordem, porque morrerá. O rei pede que Deus se lembre de como andou com fidelidade, e chora.',
      },
      {
        verses: '38:4-8',
        says: 'Deus manda dizer ao rei que lhe dará mais quinze anos e livrará a cidade. Como sinal, a sombra do sol volta dez degraus na escadaria.',
      },
      {
        verses: '38:9-15',
        says: 'Ezequias escreve o que sentiu: a vida tirada como tenda de pastor, os ossos quebrados, o gemido de pomba, o pedido de socorro.',
      },
      {
        verses: '38:16-20',
        says: 'Ezequias diz que a amargura foi para o seu bem, porque Deus o livrou da cova e lançou para trás os seus pecados. Quer cantar todos os dias.',
      },
    ],
    read: {
      verses: '38:1-8',
      how: 'Leiam sentados, em voz de quarto de doente. No 2, quem lê vira o rosto para a parede. No fim, quem lidera lê o 17, do poema que ele escreveu depois.',
    },
    observe: [
      {
        ask: 'Que notícia Isaías leva, e o que o rei faz com o rosto?',
        verses: '38:1-2',
        listen: 'Arrumar a casa, morrerás. Vira para a parede e ora.',
      },
      {
        ask: 'O que há na oração dele, além das palavras?',
        verses: '38:3',
        listen: 'Choro, com muito lamento. Lembra a Deus a vida que levou.',
      },
      {
        ask: 'Que dois verbos Deus usa antes de prometer qualquer coisa?',
        verses: '38:5',
        listen: '“Eu ouvi tua oração, e vi tuas lágrimas”.',
      },
      {
        ask: 'O que mais vem junto com os quinze anos, e que sinal é dado?',
        verses: '38:5-8',
        listen: 'A cidade defendida da Assíria; a sombra volta dez degraus.',
      },
    ],
    interpret: [
      {
        ask: 'Na parede não há ninguém: nem ministros, nem médico. O que essa posição diz de certas orações?',
        verses: '38:2',
        listen: 'Há hora de ficar só com Deus, sem plateia nem pose.',
        follow: 'Qual é a sua parede?',
      },
      {
        ask: 'Deus havia dito que ele morreria e, depois, acrescenta anos. Como entender o aviso e a mudança?',
        verses: '38:1, 38:5',
        listen: 'Deus se deixa falar; o aviso abriu uma conversa. Há mistério.',
      },
      {
        ask: 'Ezequias lembra a própria fidelidade; Deus responde por causa das lágrimas e do pacto com Davi. Em que se apoia a resposta?',
        verses: '38:3, 38:5',
        listen: 'Na bondade e na promessa de Deus, mais que no currículo.',
      },
    ],
    live: [
      {
        ask: 'Se alguém lhe dissesse para pôr a casa em ordem, que gaveta você abriria primeiro?',
        listen: 'Papéis, perdão, uma conversa, um testamento. É cuidado, não agouro.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Você já chorou orando, ou acha que oração tem de ser educada?',
        listen: 'Não precisa contar o motivo.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'O que você faria diferente se recebesse quinze anos contados?',
        listen: 'Concreto: com quem, onde, o quê.',
        for: ['couples', 'singles', 'long-believers'],
      },
      {
        ask: 'Que lágrimas dos seus filhos ou dos seus pais você viu sem ter visto?',
        listen: 'Ver é metade da resposta de Deus.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Um Deus que diz vi as tuas lágrimas: é esse que lhe apresentaram?',
        listen: 'Comparar com a imagem que trazem.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Para Ezequias vieram quinze anos; para quem você ama, talvez não. O que você precisa dizer a Deus sobre isso?',
        listen: 'É justo perguntar. Não explique.',
        for: ['mourning'],
      },
      {
        ask: 'Quem do nosso meio está virado para a parede agora, e como chegar sem invadir?',
        listen: 'Um nome, um plano pequeno.',
      },
    ],
    icebreakers: [
      {
        text: 'Quando está doente, você é do tipo que some, que faz drama ou que vai trabalhar assim mesmo?',
        bridge: 'Hoje é um rei que fica de cama. E o que ele fez ninguém esperava de um rei.',
      },
      {
        text: 'Se o relógio voltasse dez minutos hoje, o que você faria de novo, só por gosto?',
        bridge:
          'No texto, a sombra volta dez degraus na escada. Foi um presente em forma de sinal.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se de frente para uma parede, perto o bastante para não ver mais nada.',
      bridge: 'Daqui ninguém vê o seu rosto, só ele. Leia.',
    },
    complete: [
      {
        name: 'Diante da parede',
        text: 'Desenhe um retângulo vazio e escreva dentro o que diria a Deus se ninguém fosse ler: … . Embaixo, copie o que Deus disse no versículo 5.',
      },
      {
        name: 'Quinze anos',
        text: 'Faça quinze risquinhos. Nos três primeiros, escreva: neste ano quero … com … . Deixe os outros em branco, com uma palavra no fim: … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha em ordem uma gaveta de verdade: documentos, uma dívida, um recado que alguém precisará achar.',
        tell: 'a paz que deu, ou o que apareceu no fundo.',
      },
      {
        do: 'Visite ou telefone para alguém doente e, em vez de falar, pergunte: quer que eu ore, quer que eu ouça ou quer que eu só fique?',
        tell: 'qual dos três foi.',
      },
    ],
    children: {
      truth: 'Deus ouve a minha oração e vê as minhas lágrimas.',
      to7: {
        story:
          'O rei Ezequias ficou muito, muito doente. Ele estava na cama, triste. Virou o rosto para a parede, onde ninguém o via, e conversou com Deus: Senhor, lembra-te de mim! E chorou bastante. Deus ouviu! Mandou o profeta Isaías voltar com um recado: eu ouvi a sua oração e vi as suas lágrimas. Você vai sarar! E deu um sinal: a sombra do sol, que descia a escada, voltou dez degraus para trás. Um, dois, três… dez! O rei ficou bom e cantou. Deus vê quando a gente chora.',
        activity:
          'Contem dez degraus ou dez passos para trás, dizendo a cada um: Deus me ouve! Depois façam um cartão para alguém doente.',
        questions: [
          'Para onde o rei virou o rosto?',
          'O que Deus ouviu e o que ele viu?',
          'Por quem doente você quer orar?',
        ],
      },
      to12: {
        story:
          'Nem rei escapa de ficar de cama. Ezequias adoeceu tanto que o profeta Isaías veio dizer: arrume a sua casa, porque você vai morrer. O rei não chamou os generais. Virou-se para a parede, longe de todos os olhares, e falou com Deus: lembra-te de como vivi diante de ti! E chorou muito. Então Deus mandou Isaías dar outro recado: ouvi a sua oração, vi as suas lágrimas; vou dar a você mais quinze anos e defender a cidade. Como sinal, a sombra da escadaria voltou dez degraus. Depois de sarar, Ezequias escreveu uma poesia: eu gemia como pomba, achei que a minha tenda ia ser desmontada, mas tu me livraste com amor. Nem todo doente sara assim, e isso a gente não sabe explicar. Mas o que Deus disse ao rei vale para todo quarto: ele ouve a oração e vê as lágrimas.',
        activity:
          'Com um palito ao sol, marquem a sombra a cada meia hora. Conversem: o que vocês fariam com mais tempo de presente?',
        questions: [
          'Por que Ezequias virou para a parede?',
          'O que Deus viu antes de responder?',
          'Como você pode cuidar de alguém doente?',
        ],
      },
      challenge: 'Faça um cartão ou telefone para uma pessoa doente.',
    },
    prayer:
      'Deus de Davi e nosso Deus, viramos o rosto para a parede e tu estás ali. Ouve as orações sem palavras, vê as lágrimas desta semana. Cura os que estão doentes; sustenta quem não recebeu a resposta que pediu. E ensina-nos a usar os anos. Amém.',
    leader: {
      lost: 'O sinal do sol prende a atenção. O coração do texto são dois verbos: ouvi, vi.',
      tender:
        'Pode haver alguém com diagnóstico grave, ou que perdeu quem orava como Ezequias. Não diga que faltou fé ou fidelidade. Não prometa cura e não desencoraje tratamento: o próprio capítulo termina com um remédio de figos (21). Fique depois da reunião.',
      differ:
        'Se Deus mudou o plano ou se já queria que a oração fizesse parte dele, cristãos explicam de modos diferentes. Todos aprendem aqui a orar com lágrimas.',
    },
    comfort:
      'Parede, travesseiro, banheiro de hospital: Deus sabe olhar para rosto virado. Vi as tuas lágrimas, disse ele, antes de falar em anos.',
    closing: 'Ele ouviu. Ele viu. Pode virar o rosto.',
    words: [
      'ezequias',
      'poe em ordem a tua casa',
      'rosto para a parede',
      'vi tuas lagrimas',
      'vi as tuas lagrimas',
      'ouvi tua oracao',
      'quinze anos',
      'acrescento quinze',
      'sombra dos degraus',
      'dez degraus',
      'relogio de acaz',
      'escadaria de acaz',
    ],
  },
  {
    verses: '40:1-11',
    key: '40:11',
    title: 'Consolem o meu povo',
    theme: 'o consolo que vem a caminho',
    themes: ['esperanca', 'perdao', 'palavra', 'sofrimento'],
    idea: 'A um povo que pensava ter acabado, Deus fala ao coração que a pena terminou, e vem ele mesmo pela estrada: com braço forte para governar e com colo para os pequenos.',
    context:
      'Entre o capítulo 39 e o 40 passa mais de um século de dor: Jerusalém caiu, o povo foi levado para a Babilônia, e as orações parecem bater no teto. Então vozes começam a se chamar, uma após outra. Os quatro evangelhos usam o versículo 3 para apresentar João Batista, que abre caminho para Jesus.',
    retold: [
      {
        verses: '40:1-2',
        says: 'Deus manda consolar o seu povo e falar ao coração de Jerusalém, porque o esforço de guerra terminou e a maldade dela está perdoada.',
      },
      {
        verses: '40:3-8',
        says: 'Uma voz manda preparar no deserto o caminho do Senhor, levantar vales e abaixar montes. Outra diz que toda carne seca como erva, mas a palavra de Deus continua firme.',
      },
      {
        verses: '40:9-11',
        says: 'Jerusalém deve subir a um monte alto e anunciar às cidades que Deus vem. Como pastor, ele recolhe os cordeirinhos nos braços e guia mansamente as que tiveram filhotes.',
      },
    ],
    read: {
      verses: '40:1-11',
      how: 'Quatro vozes em cantos diferentes da sala: 1 e 2; 3 a 5; 6 a 8; 9 a 11. Cada uma espera a outra acabar.',
    },
    observe: [
      {
        ask: 'Que três coisas devem ser ditas ao coração de Jerusalém?',
        verses: '40:2',
        listen: 'A luta acabou, a culpa está perdoada, já recebeu em dobro.',
      },
      {
        ask: 'Que obras de estrada a segunda voz manda fazer, e para quem passar?',
        verses: '40:3-5',
        listen: 'Levantar vale, abaixar monte, endireitar; para o Senhor.',
      },
      {
        ask: 'O que seca, o que cai e o que fica de pé?',
        verses: '40:6-8',
        listen: 'Erva e flores, que são as pessoas; a palavra de Deus fica.',
      },
      {
        ask: 'O mesmo braço aparece fazendo duas coisas. Quais?',
        verses: '40:10-11',
        listen: 'Governa com poder e recolhe cordeirinhos, levando no colo.',
      },
    ],
    interpret: [
      {
        ask: 'Consolai aparece duas vezes, e Deus diz meu povo. Como soaria isso a quem se achava jogado fora?',
        verses: '40:1',
        listen: 'Ainda são dele; a repetição é urgência de carinho.',
      },
      {
        ask: 'A estrada é para Deus vir até eles. O que muda quando não é a gente quem tem de subir até ele?',
        verses: '40:3-5',
        listen:
          'Ele toma a iniciativa; preparar é tirar o entulho. Os evangelhos veem Jesus chegando por aí.',
      },
      {
        ask: 'Lembrar que somos capim serve de consolo ou de tristeza?',
        verses: '40:6-8',
        listen: 'Também os impérios murcham; o que segura é a palavra.',
        follow: 'E quando é a minha força que murcha?',
      },
      {
        ask: 'Se a frase final mostrasse só o braço forte, ou só o colo, o que faria falta?',
        verses: '40:10-11',
        listen: 'Força sem ternura assusta; ternura sem força não salva.',
      },
    ],
    live: [
      {
        ask: 'Qual é a frase que, dita ao seu coração hoje, faria você chorar de alívio?',
        listen: 'Acabou, está perdoado, você é meu; cada um escolhe.',
        for: ['adults', 'mourning', 'women', 'men'],
      },
      {
        ask: 'Tem monte no caminho entre você e Deus, ou é mais um buraco?',
        listen: 'Orgulho, pressa, culpa, abandono; o texto abaixa um e levanta o outro.',
      },
      {
        ask: 'O que parecia que ia durar para sempre na sua turma e já murchou?',
        listen: 'Moda, amizade, briga, namoro; chegar ao que fica.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Ele guia mansamente as que têm filhotes. Como é, para quem cria criança, ouvir que Deus ajusta o passo?',
        listen: 'Cansaço de mãe e pai; nada de cobrança.',
        for: ['parents', 'women', 'couples'],
      },
      {
        ask: 'Consolar é ordem. A quem você poderia falar ao coração, e não apenas dar opinião?',
        listen: 'Nome e jeito: presença, bilhete, comida.',
      },
      {
        ask: 'Depois de muitos anos, em que ponto você sente que está sendo levado no colo, e tudo bem?',
        listen: 'Dependência, doença, velhice sem vergonha.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Eis aqui o vosso Deus. Se alguém perguntasse onde, para onde você apontaria?',
        listen: 'Um fato, uma pessoa, Jesus; ou um não sei honesto.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a pior estrada que você já enfrentou: buraco, lama, curva, poeira? Como chegou lá?',
        bridge: 'Isaías ouviu a ordem de arrumar uma estrada. Adivinhem quem vinha por ela.',
      },
      {
        text: 'Colo de quem era o melhor quando você era criança, e o que tinha ali de especial?',
        bridge: 'Guardem essa lembrança para o último versículo de hoje.',
        for: ['adults', 'elderly', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Abrace uma almofada contra o peito por um minuto, sem pressa de largar.',
      bridge: 'Em seus braços recolherá aos cordeirinhos. Leia abraçado nela.',
    },
    complete: [
      {
        name: 'Obra na pista',
        text: 'Desenhe uma estrada até a sua casa. Marque um vale (o que está fundo demais: … ), um morro (o que está alto demais: … ) e uma curva torta (… ). Ponha uma placa: Deus vem vindo.',
      },
      {
        name: 'Carta ao coração',
        text: 'Escreva três linhas para si mesmo como se Deus as ditasse, começando por Consolai: já terminou … . Está perdoado … . Eu levo no colo … .',
      },
    ],
    challenges: [
      {
        do: 'Leve consolo a alguém cansado com uma coisa das mãos: prato pronto, carona, roupa lavada, criança cuidada por duas horas.',
        tell: 'O que a pessoa disse, ou o suspiro que deu.',
      },
      {
        do: 'Escolha um entulho no caminho (um perdão, uma dívida, um hábito) e tire uma pá dele por dia.',
        tell: 'Quanto da pista já apareceu.',
      },
    ],
    children: {
      truth: 'Deus me leva no colo como bom pastor.',
      to7: {
        story:
          'O povo de Deus estava longe de casa e muito triste. Então Deus falou: consolem, consolem o meu povo! Falem com carinho. O tempo triste acabou, e eu já perdoei. Uma voz gritou: arrumem a estrada! Tapem os buracos, abaixem os morros, porque Deus vem vindo! Outra voz disse: as flores murcham, mas a palavra de Deus fica para sempre. E do alto do monte alguém avisou: olhem, ele está aqui! Deus vem forte como um rei. E sabe o que ele faz com os braços? Pega os cordeirinhos no colo e leva bem devagarinho.',
        activity:
          'Façam uma estrada no chão com blocos e lençóis, alisem os montes e levem por ela um bichinho de pelúcia no colo.',
        questions: [
          'Como o povo estava?',
          'O que era para arrumar?',
          'Quando você gosta de ir no colo?',
        ],
      },
      to12: {
        story:
          'Setenta anos é muito tempo. Os avós tinham sido levados à força para a Babilônia, e os netos nem conheciam Jerusalém. Muita gente pensava: Deus esqueceu da gente. Então veio uma voz: consolem o meu povo, falem ao coração dele. Acabou a luta, a culpa está perdoada! Depois outra: preparem no deserto uma estrada para o Senhor! Quando um rei ia viajar, os trabalhadores tapavam buraco e abaixavam morro. Só que esse rei era Deus, vindo buscar os seus. Uma terceira voz lembrou: gente é como capim, seca depressa, mas a palavra de Deus fica de pé. E, do alto, a última gritou: aqui está o Deus de vocês! Ele chega com poder, mas repare no que faz: junta os cordeirinhos nos braços e guia com calma as ovelhas que têm filhote. Muito depois, João Batista usou essas palavras para anunciar Jesus.',
        activity:
          'Quatro crianças, nos quatro cantos, gritam as quatro mensagens em ordem. O grupo inventa um gesto para cada uma.',
        questions: [
          'Por que o povo precisava de consolo?',
          'Para quem era a estrada?',
          'A quem você pode levar uma palavra de consolo?',
        ],
      },
      challenge: 'Console alguém nesta semana com um abraço, um desenho ou uma ajuda.',
    },
    prayer:
      'Deus que fala ao coração, dize de novo que acabou, que está perdoado, que somos teus. Passa a máquina nos nossos morros, enche os nossos buracos, e vem. Leva no colo quem não anda, e que o nosso passo aprenda o teu. Amém.',
    leader: {
      lost: 'A história do exílio pode virar aula. Dê em duas frases: perderam tudo, e setenta anos depois Deus fala. E fiquem no tom: é consolo.',
      tender:
        'Já recebeu punição em dobro pode ferir quem sofre e se pergunta o que fez de errado. Diga que o texto fala da história de Israel e encerra a conta; não explica a doença nem a perda de ninguém aqui. Quem perdeu um bebê pode se emocionar com o colo: deixe espaço.',
    },
    comfort:
      'Não há ordem para você neste texto. A ordem é para os outros: consolem. Para você há um colo, e um passo que espera.',
    closing: 'Ele vem forte, e vem devagar.',
    words: [
      'consolai consolai',
      'consolai o meu povo',
      'falai ao coracao',
      'voz do que clama',
      'preparai o caminho',
      'todo vale sera',
      'a erva se seca',
      'palavra do nosso deus',
      'eis aqui o vosso deus',
      'como pastor',
      'cordeirinhos',
      'toda carne e erva',
    ],
  },
  {
    verses: '40:25-31',
    key: '40:31',
    title: 'Quando até os jovens caem',
    theme: 'a força para os cansados',
    themes: ['esperanca', 'espera', 'descanso', 'fe'],
    idea: 'Quem reclama que Deus não vê o seu caminho recebe notícia daquele que chama as estrelas por nome: ele não se cansa, e dá da sua força a quem já não tem nenhuma.',
    context:
      'Israel está na Babilônia, longe de casa há décadas, no meio de deuses de ouro e de gente que adora os astros. O consolo do começo do capítulo (40:1-11) ainda parece bom demais. Deus então manda olhar para cima, e depois para dentro da queixa.',
    retold: [
      {
        verses: '40:25-26',
        says: 'O Santo pergunta a quem o comparam. Manda levantar os olhos e ver quem criou o exército do céu, que ele chama por nome, sem que falte nenhum.',
      },
      {
        verses: '40:27-28',
        says: 'Israel diz que o seu caminho está escondido de Deus. A resposta lembra que o Senhor, criador dos confins da terra, não se fatiga, e seu entendimento ninguém alcança.',
      },
      {
        verses: '40:29-31',
        says: 'Deus multiplica as forças de quem não tem vigor. Até os jovens caem, mas os que confiam no Senhor subirão com asas como águias, correrão e não se cansarão.',
      },
    ],
    read: {
      verses: '40:25-31',
      how: 'Quem puder, leia o 26 olhando pela janela. Depois do 27, um minuto de silêncio. O 31, três grupos: asas, corrida, passos.',
    },
    observe: [
      {
        ask: 'Que queixa Deus repete, palavra por palavra, da boca do povo?',
        verses: '40:27',
        listen: 'O meu caminho está escondido do Senhor; ele deixou passar o meu direito.',
      },
      {
        ask: 'O que ele faz com cada estrela?',
        verses: '40:26',
        listen: 'Conta, chama pelo nome, e nenhuma falta.',
      },
      {
        ask: 'Quem se cansa no texto e quem não se cansa?',
        verses: '40:28-30',
        listen: 'Jovens e rapazes caem; o Criador não se fatiga.',
      },
      {
        ask: 'Três movimentos vêm para quem confia. Em que ordem aparecem?',
        verses: '40:31',
        listen: 'Voar, correr, caminhar.',
      },
    ],
    interpret: [
      {
        ask: 'Por que responder a uma queixa mostrando o céu estrelado?',
        verses: '40:26-27',
        listen: 'Quem sabe o nome de cada estrela não perdeu o endereço de vocês.',
        follow:
          'Na Babilônia os astros eram deuses. O que muda ao saber que eles são criaturas contadas?',
      },
      {
        ask: 'Deus não briga com quem reclamou. O que ele oferece em vez de bronca?',
        verses: '40:28-29',
        listen: 'Lembra quem é e reparte a própria força.',
      },
      {
        ask: 'A gente esperaria andar, correr e por fim voar. O que a ordem ao contrário sugere?',
        verses: '40:31',
        listen: 'Às vezes o maior milagre é dar mais um passo sem desistir.',
      },
      {
        ask: 'A palavra para confiar também quer dizer esperar. O que essa espera tem de diferente de ficar parado?',
        verses: '40:31',
        listen: 'É de olho nele, como quem aguarda alguém que vem.',
      },
    ],
    live: [
      {
        ask: 'Voando, correndo, caminhando ou sentado no meio-fio: como anda o seu fôlego?',
        listen: 'Todas valem; ninguém precisa voar.',
      },
      {
        ask: 'Que parte do seu caminho você acha que Deus não está vendo?',
        listen: 'Deixe a queixa inteira sair; o texto a deixou escrita.',
        for: ['adults', 'mourning', 'singles'],
      },
      {
        ask: 'Até os jovens se cansam, diz o versículo. Do que gente da sua idade está exausta e tem vergonha de dizer?',
        listen: 'Comparação, telas, cobrança; se houver desespero, não deixar só.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem cuida de quem cuida, na sua casa? Quando foi que você disse em voz alta que não aguentava?',
        listen: 'Pais, filhos de idosos, acompanhantes; combinar um revezamento.',
        for: ['parents', 'women', 'couples'],
      },
      {
        ask: 'O que ensinaram a você sobre fé e cansaço: que o crente forte não cansa? O que este texto faz com essa ideia?',
        listen: 'Os rapazes caem; a força é emprestada.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'O corpo já não corre. Que caminhada, curta e fiel, ainda é sua?',
        listen: 'Oração, visita, ligação, conselho.',
        for: ['elderly'],
      },
      {
        ask: 'Se Deus conhece você pelo nome como conhece uma estrela, que pergunta gostaria de fazer a ele?',
        listen: 'Curiosidade de quem chega é bem-vinda.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu combustível no fim do dia: café, cochilo, doce, banho, reclamar um pouquinho?',
        bridge: 'Todos eles acabam. Isaías conhece alguém que não precisa de nenhum.',
      },
      {
        text: 'Onde foi o céu mais estrelado que você já viu, e quem estava do seu lado?',
        bridge: 'Levantai vossos olhos ao alto, diz o texto. É para lá que ele começa.',
        for: ['elderly', 'adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Saia ou chegue à janela e procure uma estrela; se houver nuvem, uma luz ao longe. Dê a ela um nome.',
      bridge: 'Alguém já tinha feito isso, com todas. E com você.',
    },
    complete: [
      {
        name: 'Medidor de fôlego',
        text: 'Desenhe o marcador de um tanque, de vazio a cheio. Marque corpo, cabeça, coração e fé: … , … , … , … . Ao lado do mais baixo, escreva: dá força ao cansado, e o pedido que cabe: … .',
      },
      {
        name: 'Queixa com endereço',
        text: 'Copie o jeito do versículo 27: Meu caminho em … está escondido do Senhor, e ele deixou passar … . Embaixo, deixe em branco a resposta e escreva só: ele não se cansa de mim.',
      },
    ],
    challenges: [
      {
        do: 'Faça três caminhadas de quinze minutos sem fone, dizendo a Deus um cansaço a cada quarteirão.',
        tell: 'Qual cansaço apareceu em todas.',
      },
      {
        do: 'Dê folga a alguém esgotado: cuide, cozinhe ou espere na fila no lugar dessa pessoa por duas horas.',
        tell: 'O que ela fez com o tempo.',
      },
    ],
    children: {
      truth: 'Deus não se cansa e me dá força.',
      to7: {
        story:
          'O povo estava longe de casa e cansado. Ai, disseram, acho que Deus não está vendo a gente! Então Deus falou: olhem lá para cima. Estão vendo as estrelas? Quem fez? Fui eu! Eu sei quantas são e chamo cada uma pelo nome. Nenhuma se perde. E vocês acham que eu me esqueci de vocês? O nosso Deus nunca fica cansado. Nunca precisa de cochilo! E ele dá força para quem está sem força. Até os moços fortes se cansam. Mas quem espera em Deus ganha força nova: voa alto como águia, corre, caminha e vai em frente.',
        activity:
          'Circuito: voar como águia com os braços abertos, correr no lugar e depois andar bem devagar, respirando fundo.',
        questions: [
          'O que Deus sabe sobre cada estrela?',
          'Deus fica cansado?',
          'Quando você fica sem força, quem ajuda?',
        ],
      },
      to12: {
        story:
          'Na Babilônia, o povo de Deus via templos enormes e gente adorando as estrelas. Longe de casa, cansado, ele começou a dizer: o meu caminho está escondido, Deus nem liga para o meu problema. Deus ouviu a reclamação e não deu bronca. Fez um convite: levantem os olhos. Quem criou tudo isso? As estrelas que os outros adoram são como soldados que eu chamo, uma por uma, pelo nome, e nenhuma falta à chamada. Vocês não sabem? Não ouviram? O Senhor não se cansa nem se fatiga. Ele dá força a quem está esgotado. Até os jovens, que parecem ter bateria infinita, tropeçam e caem. Mas quem espera no Senhor recebe força nova: sobe com asas como águia, corre, caminha e não para. Reparou na ordem? Nem todo dia é de voar. Tem dia em que o presente de Deus é conseguir dar mais um passo.',
        activity:
          'Num papel escuro, desenhem o céu e escrevam num pontinho de luz o nome de cada pessoa do grupo.',
        questions: [
          'De que o povo reclamava?',
          'Como Deus respondeu?',
          'Hoje você precisa de força para voar, correr ou andar?',
        ],
      },
      challenge: 'Olhe o céu à noite e agradeça a Deus por saber o seu nome.',
    },
    prayer:
      'Tu que não te cansas, olha para nós, que nos cansamos à toa e por coisa séria. Chama-nos pelo nome outra vez. Não pedimos asas todos os dias. Dá-nos perna para o próximo passo, e a certeza de que o nosso caminho está diante de ti. Amém.',
    leader: {
      lost: 'O versículo 31 virou imã de geladeira e o 27 sumiu. Comece pela queixa. Sem ela, as asas parecem promessa para atleta.',
      tender:
        'Cansaço pode ser depressão ou doença. Quem não melhora não falhou na fé. Ajude a procurar médico, dividir o peso, descansar; se alguém disser que quer sumir, fique junto e ligue com ele para o CVV, 188.',
    },
    comfort:
      'Se hoje você não voa nem corre, o texto ainda tem um lugar: caminhará. E se nem isso, há quem dê vigor a quem não tem nenhum. Não é preciso fingir.',
    closing: 'Ele não se cansa, nem de você.',
    words: [
      'asas como aguias',
      'renovarao as forcas',
      'correrao e nao se cansarao',
      'caminharao',
      'forca ao cansado',
      'nao se cansa nem se fatiga',
      'os jovens se cansam',
      'levantai vossos olhos',
      'chama a todos pelos nomes',
      'esperam no senhor',
      'meu caminho esta escondido',
    ],
  },
  {
    verses: '41:8-13',
    key: '41:10',
    title: 'Seguro pela mão direita',
    theme: 'o medo acompanhado',
    themes: ['medo', 'identidade', 'fidelidade', 'ansiedade'],
    idea: 'Deus não manda o seu povo deixar de tremer por conta própria: pega na mão dele e dá o motivo, eu escolhi você, não rejeitei, e estou aqui.',
    context:
      'Um conquistador vem do oriente, e as nações tremem; cada uma corre a pregar o seu ídolo para que não caia (41:1-7). No meio do susto, Deus vira para o povo pequeno, exilado, sem exército, e começa com um porém. Logo depois (41:14) ele os chama de bichinho, e repete: não temas.',
    retold: [
      {
        verses: '41:8-9',
        says: 'Deus chama Israel de servo, semente de Abraão, seu amigo. Diz que o tomou dos confins da terra e não o rejeitou.',
      },
      {
        verses: '41:10',
        says: 'Deus diz a Israel que não se assombre, porque ele é o seu Deus. Promete fortalecer, ajudar e sustentar com a sua mão direita de justiça.',
      },
      {
        verses: '41:11-13',
        says: 'Os que guerreiam contra Israel se tornarão como coisa nenhuma, e ele nem os achará. O Senhor o segura pela mão direita e diz que o ajuda.',
      },
    ],
    read: {
      verses: '41:8-13',
      how: 'Em duplas, um de frente para o outro: leiam o 10 e o 13 um para o outro, trocando.',
    },
    observe: [
      {
        ask: 'De que nomes e apelidos Deus chama esse povo?',
        verses: '41:8-9',
        listen: 'Servo, escolhido, semente de Abraão, meu amigo, tirado dos confins.',
      },
      {
        ask: 'Quantas promessas cabem no versículo 10, e quem é o sujeito de todas?',
        verses: '41:10',
        listen: 'Estou contigo, sou teu Deus, fortaleço, ajudo, sustento; sempre eu.',
      },
      {
        ask: 'Que fim têm os que brigam com ele?',
        verses: '41:11-12',
        listen: 'Envergonhados, como nada; procurados e não achados.',
      },
      {
        ask: 'Que mão segura que mão?',
        verses: '41:10, 41:13',
        listen: 'A direita de Deus sustenta, e ele segura a mão direita da pessoa.',
      },
    ],
    interpret: [
      {
        ask: 'Antes de dizer não temas, Deus gasta dois versículos contando quem eles são. Por quê?',
        verses: '41:8-10',
        listen: 'O medo mexe com a identidade; o vínculo vem primeiro.',
      },
      {
        ask: 'Por que alguém precisaria ouvir “não te rejeitei”?',
        verses: '41:9',
        listen: 'O exílio parecia a prova do abandono; castigo virou rejeição na cabeça deles.',
        follow: 'Que fato da vida já fez alguém concluir isso?',
      },
      {
        ask: 'Na batalha a mão direita segura a espada. O que significa Deus ocupar justamente essa mão?',
        verses: '41:13',
        listen: 'Não dá para lutar e segurar a mão dele ao mesmo tempo; ele luta.',
      },
      {
        ask: 'O que se promete a respeito dos que atacam, e o que não se promete sobre a demora?',
        verses: '41:11-12',
        listen: 'Vão acabar em nada; quando, não diz. E a vingança fica com Deus.',
      },
    ],
    live: [
      {
        ask: 'Qual frase do versículo 10 você precisa na porta do consultório, do tribunal ou da sala do chefe?',
        listen: 'Ligar um verbo a um lugar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se desse para segurar a mão de alguém na hora da prova ou da apresentação, a de quem seria?',
        listen: 'Pessoas; depois, a mão do texto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Alguma porta fechada (emprego, relação, ministério) faz você ouvir rejeitado. O que este texto fala por cima dessa voz?',
        listen: 'Sem apressar; rejeição dói.',
      },
      {
        ask: 'Abraão é chamado de meu amigo. O que amizade com Deus tem mudado, ou poderia mudar, no seu medo?',
        listen: 'Conversa franca; não só pedido.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Quando um dos dois está com medo, o outro costuma dar solução ou dar a mão?',
        listen: 'Pedir o que ajuda de verdade.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Há uma briga sua em que você poderia abrir a mão da espada e deixar Deus segurá-la?',
        listen: 'Parar de revidar; buscar justiça pelo caminho certo não é revidar.',
        for: ['adults', 'long-believers', 'singles'],
        follow: 'Que primeiro gesto mostraria a mão aberta?',
      },
      {
        ask: 'O quarto ficou maior depois que a pessoa se foi. Em que hora você mais sente falta de uma mão?',
        listen: 'Escutar, e talvez combinar uma ligação nessa hora.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'De mão dada com quem você atravessava a rua, e qual era a rua?',
        bridge: 'Deus usa esse gesto para falar com um povo inteiro.',
      },
      {
        text: 'Qual medo seu faz os outros rirem: barata, palhaço, elevador, balão, galinha?',
        bridge: 'Rir de alguns medos é fácil. Hoje vamos olhar para os que apertam.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Segure a sua mão direita com a esquerda, com carinho, por um minuto.',
      bridge: 'Te seguro pela tua mão direita. Leia sem soltar.',
    },
    complete: [
      {
        name: 'Cinco dedos',
        text: 'Contorne a mão direita. Em cada dedo, uma promessa do versículo 10: estou contigo, sou teu Deus, fortaleço, ajudo, sustento. Na palma, o medo: … . No pulso, a data em que você vai precisar: … .',
      },
      {
        name: 'Porém tu',
        text: 'O texto começa virando a conversa. Complete: Todo mundo diz que eu … . Eu mesmo já achei que … . Porém Deus me chama de … e diz que não … .',
      },
    ],
    challenges: [
      {
        do: 'Ofereça a sua mão, ou o braço, a alguém que tem medo de alguma coisa nesta semana: acompanhe ao exame, à entrevista, ao cartório.',
        tell: 'O que a companhia mudou para os dois.',
      },
      {
        do: 'Escreva não te rejeitei na palma da mão de manhã, por três dias, e deixe apagar sozinho.',
        tell: 'Quando você leu e precisava ler.',
      },
    ],
    children: {
      truth: 'Deus segura a minha mão e me ajuda.',
      to7: {
        story:
          'Um rei forte vinha marchando, e todo mundo tinha medo. Uns correram para segurar bonecos de metal, que nem andam nem falam. Mas Deus olhou para o povo dele, que era bem pequenininho, e falou com carinho: você é meu. Eu escolhi você e não joguei você fora. Não tenha medo, porque eu estou com você. Eu dou força. Eu ajudo. Eu seguro você com a minha mão. Sabe como é quando o papai, a mamãe ou a vovó dá a mão para atravessar a rua? Deus disse assim: eu seguro a sua mão direita e digo: não tenha medo, eu ajudo.',
        activity:
          'Atravessem uma ponte de fita no chão de mãos dadas. Do outro lado, digam juntos: Deus segura a minha mão!',
        questions: [
          'Por que o povo tinha medo?',
          'O que Deus segura?',
          'Quando você gosta de ganhar uma mão?',
        ],
      },
      to12: {
        story:
          'Notícia ruim corria depressa: um conquistador vinha do oriente. As nações se assustaram e fizeram uma coisa engraçada. Chamaram o marceneiro, o ourives e o homem do martelo para pregar bem os ídolos, para eles não caírem! Um deus que precisa de prego. Então o Deus de verdade olhou para Israel, um povo pequeno, sem exército, longe de casa, e disse: porém você é meu servo, filho de Abraão, meu amigo. Eu escolhi você e não rejeitei. Não tenha medo, porque eu estou com você. Eu fortaleço, eu ajudo, eu sustento com a minha mão direita. E repetiu, como quem se abaixa para falar com criança: eu seguro você pela mão direita. A mão direita era a da espada. Quem está de mão dada com Deus não precisa passar a vida brigando. O medo pode aparecer. Sozinho, não fica.',
        activity:
          'Cada um contorna a mão e escreve em cada dedo uma promessa do versículo 10. Colem todas juntas num cartaz.',
        questions: [
          'O que as nações fizeram com os ídolos?',
          'Que promessas Deus fez?',
          'Em que dia desta semana você vai precisar de uma delas?',
        ],
      },
      challenge: 'Dê a mão a alguém que esteja com medo e fique junto até passar.',
    },
    prayer:
      'Senhor, a nossa mão está suada. Segura assim mesmo. Diz outra vez que não nos rejeitou. O que vem contra nós fica contigo, e a espada que a gente aperta, também. Fortalece, ajuda, sustenta. Amém.',
    leader: {
      lost: 'Os versículos 11 e 12 viram munição contra desafetos. Israel ouvia isso diante de exércitos. Ore pelos inimigos, como Jesus ensinou, e volte à mão.',
      tender:
        'Quem sofre violência em casa pode ouvir que basta não temer. Diga que Deus também ajuda por meio de gente e de lei: Ligue 180, Disque 100, 190. E medo que paralisa por muito tempo merece cuidado médico.',
      differ:
        'As promessas são ditas a Israel. Todos os cristãos se veem abraçados por elas em Cristo; uns entendem que a igreja as herda, outros que Israel tem ainda o seu lugar próprio nelas.',
    },
    comfort:
      'Talvez a sua mão esteja vazia desde aquele dia. Deus não pede que você a levante. Ele se abaixa e pega.',
    closing: 'Mão dada. Pode atravessar.',
    words: [
      'nao temas porque eu estou contigo',
      'nao te assombres',
      'eu te fortaleco',
      'eu te ajudo',
      'mao direita',
      'destra fiel',
      'destra da minha justica',
      'abraao meu amigo',
      'nao te rejeitei',
      'servo meu',
      'te seguro pela tua mao',
    ],
  },
  {
    verses: '42:1-9',
    key: '42:3',
    title: 'A cana rachada ele não quebra',
    theme: 'a força mansa do Servo',
    themes: ['justica', 'esperanca', 'sofrimento', 'humildade'],
    idea: 'Deus apresenta o seu Servo, sustentado pelo Espírito: ele traz justiça a todos os povos sem gritar, sem quebrar quem está rachado e sem desistir no caminho.',
    context:
      'As palavras consolam o povo de Judá levado para o exílio, onde as imagens dos povos parecem mais fortes. Nos versículos anteriores Deus mostra que elas são nada (41:29). Agora diz: eis aqui o meu servo. Séculos depois Mateus lê estas palavras ao contar como Jesus curava sem alarde (Mateus 12:15-21).',
    retold: [
      {
        verses: '42:1-4',
        says: 'Deus apresenta o seu servo escolhido. Ele não levanta a voz nas ruas, não quebra a cana rachada nem apaga o pavio que fumega, até que ponha a justiça na terra.',
      },
      {
        verses: '42:5-7',
        says: 'O Senhor, que criou os céus e dá respiração ao povo, toma o servo pela mão. Faz dele luz para as nações, para abrir olhos cegos e tirar presos do cárcere.',
      },
      {
        verses: '42:8-9',
        says: 'O Senhor diz o seu nome e não dá a sua glória a imagens. As coisas anteriores já aconteceram, e ele anuncia as novas antes que surjam.',
      },
    ],
    read: {
      verses: '42:1-9',
      how: 'Leiam em voz baixa, quase sem subir o tom, até o 4. A partir do 5 outra voz lê com calma e firmeza.',
    },
    observe: [
      {
        ask: 'O que Deus diz que o Servo é e recebe?',
        verses: '42:1',
        listen: 'Sustentado, escolhido, agrado de Deus; recebe o Espírito.',
      },
      {
        ask: 'Que três coisas o Servo não faz?',
        verses: '42:2-3',
        listen: 'Não grita nas ruas, não quebra a cana rachada, não apaga o pavio que fumega.',
      },
      {
        ask: 'O que ele fará, e até quando?',
        verses: '42:3-4',
        listen: 'Traz justiça com a verdade; não fraqueja até pô-la na terra.',
      },
      {
        ask: 'Para que Deus o dá, e a quem?',
        verses: '42:6-7',
        listen: 'Pacto do povo, luz das nações; abrir olhos e tirar presos.',
      },
    ],
    interpret: [
      {
        ask: 'Justiça costuma vir com barulho. Por que esta vem sem grito?',
        verses: '42:1-2',
        listen: 'A força dele não precisa esmagar nem aparecer.',
        follow: 'Onde você confunde gritar com ser forte?',
      },
      {
        ask: 'A cana rachada não serve e o pavio só faz fumaça. Por que alguém cuidaria deles?',
        verses: '42:3',
        listen: 'Deus vê o que ainda pode ser; não descarta.',
      },
      {
        ask: 'Quem não quebra a cana também “não fraquejará, nem será esmagado”. O que a mansidão dele tem de resistente?',
        verses: '42:3-4',
        listen: 'Manso não é mole: vai até o fim.',
      },
      {
        ask: 'O Criador dos céus diz ao Servo que o tomará pela mão. O que muda na missão dele por causa disso?',
        verses: '42:5-6',
        listen: 'A obra é grande porque a mão é grande; ele não vai só.',
      },
    ],
    live: [
      {
        ask: 'O que está rachado em você agora, e como gostaria de ser tratado?',
        listen: 'Ninguém precisa contar o motivo. Basta o jeito.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Que pavio só fumega por perto: um filho, um casamento, a fé de um amigo? O que o manteria aceso?',
        listen: 'Gesto pequeno; sem soprar forte.',
      },
      {
        ask: 'Em que discussão você acha que só o grito resolve, e qual seria outro tom?',
        listen: 'Casa, trânsito, rede.',
        for: ['parents', 'couples', 'men', 'women'],
      },
      {
        ask: 'Na escola, quem é tratado como cana quebrada, e o que faz quem passa por ele?',
        listen: 'Um passo: sentar junto, dizer o nome.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que causa justa você começou com força e largou no meio?',
        listen: 'Honestidade; o Servo não desiste, e a gente recomeça.',
        for: ['long-believers', 'adults', 'young'],
      },
      {
        ask: 'Se Deus toma alguém pela mão, que lugar você gostaria de atravessar assim?',
        listen: 'Hospital, tribunal, entrevista, luto.',
        for: ['new-believers', 'visitors', 'singles', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto rachado, em casa, todo mundo usa e ninguém joga fora?',
        bridge: 'Deus fala de uma cana rachada que não se joga fora.',
      },
      {
        text: 'Quem na sua família consegue ser ouvido sem levantar a voz, e como?',
        bridge: 'O Servo de Isaías muda o mundo sem gritar na rua.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela e sopre só um pouco, para a chama tremer sem apagar. Fique olhando.',
      bridge: 'Há alguém que protege essa chama.',
    },
    complete: [
      {
        name: 'Rachado e fumegante',
        text: 'Escreva: o que em mim está rachado … ; o que ainda fumega … ; o que eu peço à mão de Deus … .',
      },
      {
        name: 'Volume',
        text: 'Desenhe um botão de volume de zero a dez. Marque onde anda a sua voz em casa, no trabalho e na internet, e onde o Servo a poria.',
      },
    ],
    challenges: [
      {
        do: 'Nesta semana escolha uma conversa difícil e fale um tom mais baixo do que o de costume.',
        tell: 'O que o outro fez com o seu tom.',
      },
      {
        do: 'Procure uma pessoa cansada e faça algo que mantenha a chama: comida, carona, meia hora ouvindo.',
        tell: 'O que manteve aceso.',
      },
    ],
    children: {
      truth: 'Jesus é forte e cuida de quem está fraquinho.',
      to7: {
        story:
          'Deus falou de alguém muito especial: o meu servo! Ele é forte, mas não sai gritando na rua. Se vê uma plantinha rachada, não quebra. Se vê uma velinha quase apagando, não apaga. Ele cuida! E não se cansa até fazer o bem para todos. Deus disse: eu vou segurar a sua mão. Você vai ser luz para todos os povos. Quem não enxerga vai enxergar, e quem está preso vai sair. Muito tempo depois chegou Jesus, e ele cuidou assim das pessoas.',
        activity:
          'Cuidadores: com um palito rachado e uma fita, cada criança conserta o seu e diz: Jesus cuida.',
        questions: [
          'O que o servo não quebra?',
          'Quem segura a mão dele?',
          'De quem você pode cuidar?',
        ],
      },
      to12: {
        story:
          'O povo estava longe de casa e se sentia fraco. Deus disse: olhem o meu servo. Eu o sustento, e nele está o meu Espírito. Ele não grita nas ruas. Se encontra uma cana rachada, não a quebra; se encontra um pavio que só faz fumaça, não o apaga. E mesmo sendo manso, não desiste: vai até pôr a justiça na terra. O Deus que fez os céus promete segurar a mão dele, para que seja luz para as nações, abra os olhos dos cegos e tire os presos da escuridão. Muito depois, quando Jesus curava as pessoas e pedia que não fizessem alarde, Mateus se lembrou destas palavras. Era ele.',
        activity:
          'Corrente de luz: de mãos dadas no escuro, passem uma lanterna e cada um diga o nome de alguém que precisa de cuidado.',
        questions: [
          'Que duas coisas fracas o servo não destrói?',
          'O que Deus promete a ele?',
          'Como ser forte sem gritar?',
        ],
      },
      challenge: 'Cuide de alguém que está triste, falando baixinho e com carinho.',
    },
    prayer:
      'Senhor, toma-nos pela mão. Não nos quebres no que está rachado nem apagues o que fumega. Ensina-nos a justiça sem grito de Jesus, e faz de nós luz para quem está no escuro.',
    leader: {
      lost: 'Quem é o servo? Em Isaías, Israel também é chamado servo (41:8); aqui ele é apresentado com uma missão que abrange as nações, e Mateus a vê cumprida em Jesus. Diga as duas coisas em um minuto e fique na cana e no pavio.',
      tender:
        'Pessoas esgotadas podem se reconhecer na cana rachada. Não peça que sorriam. Se alguém fala em não viver mais, fique perto e ligue com a pessoa: CVV 188.',
      differ:
        'Leitores judeus entendem o servo como Israel ou um enviado; os cristãos, como Jesus. Entre cristãos, uns destacam justiça social e outros a salvação. O texto traz justiça e olhos abertos.',
    },
    comfort: 'Você talvez só faça fumaça agora. Ele não sopra forte: põe a mão em volta.',
    closing: 'Rachado não é quebrado; fumaça ainda é pavio.',
    words: [
      'eis aqui meu servo',
      'cana rachada',
      'pavio que fumega',
      'servo do senhor',
      'luz para as nacoes',
      'nao gritara',
      'justica as nacoes',
      'abrir os olhos cegos',
      'tirar da prisao',
      'minha gloria a outro',
      'cantico do servo',
    ],
  },
  {
    verses: '43:1-7',
    key: '43:1',
    title: 'Pelas águas, com nome',
    theme: 'ser de Deus',
    themes: ['identidade', 'medo', 'fidelidade', 'graca'],
    idea: 'Deus não promete ao seu povo um caminho sem água nem fogo; promete atravessar junto, porque o chamou pelo nome, pagou por ele e o acha precioso.',
    context:
      'Os versículos logo antes (42:22-25) são de doer: povo roubado, preso, queimado pela própria teimosia, e que nem assim entendeu. Qualquer um esperaria a sentença. O capítulo 43 abre com um porém agora, e o que vem é declaração de amor e convite de volta para casa.',
    retold: [
      {
        verses: '43:1-2',
        says: 'O Criador de Israel diz que não tema, porque o resgatou e ele é seu. Os rios não o submergirão, e no fogo as chamas não arderão nele.',
      },
      {
        verses: '43:3-4',
        says: 'O Senhor, o Santo de Israel, deu o Egito e outros povos como resgate no lugar do seu, porque o amou.',
      },
      {
        verses: '43:5-7',
        says: 'Deus promete trazer seus filhos do oriente e do ocidente, do norte e do sul, todos os chamados do seu nome, criados para a sua glória.',
      },
    ],
    read: {
      verses: '43:1-7',
      how: 'Leiam o 1 dizendo, no lugar de Jacó e Israel, o nome de quem está à sua direita. Depois, do jeito que está, até o 7.',
    },
    observe: [
      {
        ask: 'Quais verbos mostram o que Deus já fez por esse povo?',
        verses: '43:1',
        listen: 'Criou, formou, resgatou, chamou por nome; és meu.',
      },
      {
        ask: 'Por onde o povo vai passar, e o que a água e o fogo não vão conseguir?',
        verses: '43:2',
        listen: 'Águas, rios, fogo, chamas; não afogam nem queimam. Diz quando, não se.',
      },
      {
        ask: 'Com que palavras ele conta quanto valem?',
        verses: '43:3-4',
        listen: 'Dei povos em troca, “precioso em meus olhos”, “eu te amei”.',
      },
      {
        ask: 'De onde vêm os filhos, e quem recebe a ordem de soltá-los?',
        verses: '43:5-7',
        listen: 'Leste, oeste, norte, sul; Deus manda dar e não reter.',
      },
    ],
    interpret: [
      {
        ask: 'Depois de contar tanta culpa, Deus diz porém agora. De onde sai essa virada?',
        verses: '43:1',
        listen: 'Não de mérito deles; do amor de quem os fez. Graça.',
      },
      {
        ask: 'Por que prometer companhia, em vez de prometer um desvio?',
        verses: '43:2',
        listen: 'A presença vale mais que a estrada seca; lembra o mar do Êxodo.',
        follow: 'Qual das duas a gente costuma pedir?',
      },
      {
        ask: 'Deus chama pelo nome e diz meu. Quando ser de alguém liberta, em vez de prender?',
        verses: '43:1, 43:7',
        listen: 'Quando o dono ama e paga o resgate; não é posse de opressor.',
      },
      {
        ask: 'O preço pago aparece duas vezes. Aonde isso leva o pensamento de um cristão?',
        verses: '43:3-4',
        listen: 'Ali foram nações; em Jesus, Deus dá a si mesmo.',
      },
    ],
    live: [
      {
        ask: 'Água ou fogo: qual das duas palavras conta melhor o seu mês?',
        listen: 'Uma frase; ninguém precisa de detalhes.',
      },
      {
        ask: 'De que nome ruim chamaram você na escola, e como soa agora Deus dizer o seu nome verdadeiro?',
        listen: 'Apelidos que doem; não repetir em tom de piada.',
        for: ['teens', 'young'],
        follow: 'Que nome você quer ouvir dos amigos?',
      },
      {
        ask: 'Olhando para trás, em qual travessia você só percebeu a companhia depois de chegar ao outro lado?',
        listen: 'Testemunhos curtos, inclusive os sem final bonito.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'És precioso. Que situação do dia a dia diz a você o contrário, e com que voz?',
        listen: 'Trabalho, espelho, família; deixar a frase de Deus responder.',
        for: ['women', 'men', 'singles', 'adults'],
      },
      {
        ask: 'Seu filho sabe que é querido antes de tirar nota? Como ele ficou sabendo?',
        listen: 'Palavra, tempo, abraço.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Trazei meus filhos de longe. Quem, que se afastou, você gostaria de ver voltar, e o que não deveria segurar essa pessoa?',
        listen: 'Porta sem cobrança; orar pelo nome em silêncio.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'O que pensa alguém que está só olhando a fé quando escuta tu és meu?',
        listen: 'Pode atrair ou incomodar; ouvir sem convencer.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem escolheu o seu nome, e qual é a história por trás dele?',
        bridge: 'Hoje alguém diz que conhece esse nome há mais tempo que o cartório.',
      },
      {
        text: 'Você já atravessou rio, enxurrada ou rua alagada? De barco, de corda, nas costas de alguém?',
        bridge: 'Quando passares pelas águas, diz o texto. Ele fala como quem já molhou o pé.',
        for: ['adults', 'elderly', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Diga o seu primeiro nome em voz baixa, três vezes, do jeito que diria alguém que gosta muito de você.',
      bridge: 'Chamei a ti por teu nome. Foi ele quem disse primeiro.',
    },
    complete: [
      {
        name: 'Etiqueta de dono',
        text: 'Faça uma etiqueta como as de uniforme escolar: Nome: … . Feito por: … . Resgatado de: … . Pertence a: … . Lavar com cuidado, porque é precioso.',
      },
      {
        name: 'Travessia',
        text: 'Desenhe um rio com duas margens. Na de cá: de onde estou saindo … . No meio: o que a água ameaça levar … . Na de lá: onde espero chegar … . Desenhe duas pessoas na água, nunca uma.',
      },
    ],
    challenges: [
      {
        do: 'Nesta semana chame pelo nome pessoas que quase ninguém chama: porteiro, faxineira, caixa, vizinho. Pergunte, se não souber.',
        tell: 'Que nomes você aprendeu, e que rosto fizeram.',
      },
      {
        do: 'Mande a alguém que atravessa um aperto o versículo 2 e ofereça uma hora da sua companhia, marcada.',
        tell: 'Como foi a hora.',
      },
    ],
    children: {
      truth: 'Deus sabe o meu nome e vai comigo.',
      to7: {
        story:
          'O povo de Deus tinha feito muita coisa errada e estava triste, longe de casa. Será que Deus ainda gosta da gente? Então Deus falou bem de perto: eu fiz você. Eu sei o seu nome. Você é meu! Não tenha medo. Quando você passar por um rio fundo, eu vou junto, e a água não leva você. Se tiver fogo no caminho, eu estou lá também. Você é precioso, e eu amo você. E Deus chamou o mundo inteiro: norte, pode trazer! Sul, não segure! Tragam os meus filhos e as minhas filhas de volta para casa.',
        activity:
          'Em roda, cada criança diz o próprio nome e todos respondem: Deus sabe o seu nome! Depois atravessem um rio de pano, de mãos dadas.',
        questions: [
          'O que Deus sabe de você?',
          'O que ele promete quando passamos pelo rio?',
          'Quem você quer chamar pelo nome hoje?',
        ],
      },
      to12: {
        story:
          'Se você lesse a página anterior, ia esperar um castigo. O povo não tinha escutado Deus, perdeu tudo e, mesmo assim, não aprendeu. Mas a página seguinte começa diferente: porém agora. Porém agora, diz o Senhor que criou você, não tenha medo. Eu resgatei você, chamei pelo nome, você é meu. Deus não prometeu tirar todo rio do caminho. Prometeu coisa melhor: quando você passar pelas águas, eu estarei junto. Os rios não vão afogar, o fogo não vai queimar. E explicou por quê: você é precioso aos meus olhos e eu amo você. Daria nações inteiras em troca. Depois virou para os quatro cantos: norte, entregue! Sul, não segure! Tragam os meus filhos de longe. Muitos anos mais tarde, os que creram em Jesus perceberam que Deus deu ainda mais do que nações. Deu o próprio Filho.',
        activity:
          'Cada um faz um crachá com o nome bem bonito e, atrás, a frase: precioso aos olhos de Deus. Troquem e leiam uns para os outros.',
        questions: [
          'O que quer dizer o porém agora?',
          'Por que Deus não prometeu um caminho sem rio?',
          'Em que situação você quer lembrar que ele vai junto?',
        ],
      },
      challenge: 'Aprenda o nome de alguém que ninguém chama pelo nome e dê bom dia.',
    },
    prayer:
      'Tu nos formaste e sabes o nosso nome sem olhar na lista. Há água subindo aqui e fogo ali. Vem junto. Repete que somos preciosos, porque outras vozes repetem o contrário. E chama para casa os filhos que estão longe. Amém.',
    leader: {
      lost: 'Alguém pode ler o versículo 2 como garantia de que nada de ruim acontece. Mostre o quando: Deus fala de atravessar, e atravessar molha. Egito e Cuxe, no 3, se resolvem em meia frase: é linguagem de resgate.',
      tender:
        'Quem perdeu alguém por afogamento, enchente ou incêndio pode ouvir o versículo 2 como acusação. Diga logo que a promessa era para um povo que voltaria para casa, e que Deus estava também lá. Não explique a tragédia.',
      differ:
        'Os filhos que vêm dos quatro cantos são, para uns, Israel voltando à sua terra, ontem e ainda hoje; para outros, também todos os povos reunidos em Cristo.',
    },
    comfort:
      'A água não perguntou se você sabia nadar. Ele também não pergunta. Entra com você, e sabe o seu nome no fundo e na margem.',
    closing: 'Você tem nome, e tem dono que ama.',
    words: [
      'chamei te pelo teu nome',
      'chamei a ti por teu nome',
      'tu es meu',
      'quando passares pelas aguas',
      'pelo fogo',
      'nao te queimaras',
      'precioso',
      'precioso em meus olhos',
      'eu te remi',
      'eu te resgatei',
      'trazei meus filhos',
      'nao temas',
    ],
  },
  {
    verses: '43:14-21',
    key: '43:19',
    title: 'Uma coisa nova',
    theme: 'o novo que Deus faz',
    themes: ['esperanca', 'volta', 'fe'],
    idea: 'O Deus que já abriu caminho no mar abrirá outro no deserto: a memória do que ele fez existe para reconhecer o que ele está fazendo agora.',
    context:
      'O povo estava, ou estaria, cativo na Babilônia, longe de casa. Isaías lembra a saída do Egito: mar aberto, exército vencido. E então diz uma coisa surpreendente: não fiquem olhando para trás. Nos versículos 22 a 25, logo depois, Deus reclama que o povo se cansou dele, e mesmo assim promete apagar as transgressões.',
    retold: [
      {
        verses: '43:14-15',
        says: 'O Senhor, Redentor e Rei de Israel, diz que por causa do seu povo enviou inimigos à Babilônia e fez os caldeus descerem como fugitivos.',
      },
      {
        verses: '43:16-17',
        says: 'O Senhor preparou um caminho no mar. Carruagens, cavalos e exército caíram juntos e se apagaram como um pavio.',
      },
      {
        verses: '43:18-21',
        says: 'Deus diz que fará uma coisa nova, que já vai surgir: rios na terra vazia, para dar de beber ao povo que formou e que declarará o seu louvor.',
      },
    ],
    read: {
      verses: '43:14-21',
      how: 'Do 14 ao 17, virados de costas para o centro da sala, como quem olha para o passado. No 18, todos se viram; do 19 ao 21, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Que nomes e títulos Deus usa para si antes de anunciar qualquer novidade?',
        verses: '43:14-15',
        listen: 'Redentor, Santo de Israel, Criador, Rei.',
      },
      {
        ask: 'Que história antiga os versículos 16 e 17 trazem de volta sem dizer o nome dela?',
        verses: '43:16-17',
        listen: 'A saída do Egito: caminho no mar, carros e cavalos que não se levantaram.',
      },
      {
        ask: 'Onde aparecem o caminho e os rios da coisa nova, e quem mais bebe dela?',
        verses: '43:19-20',
        listen: 'No deserto, na terra vazia; até chacais e avestruzes, e o povo escolhido.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus conta o passado no 16 e, dois versículos adiante, manda não ficar lembrando dele?',
        verses: '43:16-18',
        listen: 'A lembrança serve para confiar, não para morar nela.',
        follow: 'Quando uma lembrança boa vira cadeira de balanço?',
      },
      {
        ask: 'No Egito Deus secou o mar; agora molha o deserto. O que essa troca nos diz do modo como ele age?',
        verses: '43:16, 43:19',
        listen: 'É o mesmo Deus e não repete a receita.',
      },
      {
        ask: '“Agora surgirá”, e ainda assim pergunta se vão reconhecer. O que pode impedir alguém de ver uma coisa que já está brotando?',
        verses: '43:19',
        listen: 'Esperar igual à anterior, ter pressa, ter medo de se animar.',
      },
      {
        ask: 'Para que Deus formou esse povo, segundo o último versículo?',
        verses: '43:21',
        listen: 'Para ele; declararão o seu louvor. A novidade acaba em gratidão.',
      },
    ],
    live: [
      {
        ask: 'Naquele tempo é que era bom: qual é o seu naquele tempo, e o que ele não deixa você ver hoje?',
        listen: 'Igreja de antes, casa de antes, corpo de antes. Com carinho.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Que rótulo do ano passado, da escola ou da internet, você gostaria que não contasse mais?',
        listen: 'Deus abre caminho para frente. Não peça detalhes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Existe algum fio de água, pequeno, correndo no trecho mais seco da vida de vocês?',
        listen: 'Nomear o pequeno já é reconhecer.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que recomeço você adia por estar esperando que volte a ser exatamente como era?',
        listen: 'Emprego, namoro, ministério, saúde.',
        for: ['singles', 'adults', 'men'],
      },
      {
        ask: 'Se a sua fé está no começo, o que já é diferente agora, mesmo que só você tenha notado?',
        listen: 'Uma coisa simples. Celebrem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há um passado que a gente não quer deixar de lembrar, porque nele está quem amamos. Como levar essa pessoa consigo e ainda dar um passo?',
        listen: 'O texto não manda esquecer quem morreu. Diga isso em voz alta.',
        for: ['mourning'],
      },
      {
        ask: 'Que costume da nossa igreja deu certo ontem e hoje talvez esteja tapando a vista?',
        listen: 'Sem crítica a pessoas. Uma ideia, com gratidão pelo que foi.',
      },
    ],
    icebreakers: [
      {
        text: 'Orelhão, fita de rebobinar, enciclopédia, carta: de que coisa antiga você tem saudade e de qual não tem nenhuma?',
        bridge: 'Saudade é boa visita e má moradora. Isaías fala a um povo cheio dela.',
      },
      {
        text: 'Que atalho ou caminho novo você descobriu por engano e passou a usar sempre?',
        bridge: 'Deus promete um caminho onde o mapa só mostrava areia.',
        for: ['young', 'adults', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Abra a galeria do celular ou a memória numa foto antiga. Agradeça por ela e vire o aparelho para baixo.',
      bridge: 'Com as mãos vazias, leia o que Deus diz que está por surgir.',
    },
    complete: [
      {
        name: 'Mar e deserto',
        text: 'Complete: o mar que Deus já abriu para mim foi … . O deserto em que ando agora é … . Um fio de água que já vi é … .',
      },
      {
        name: 'Não a reconhecereis?',
        text: 'Desenhe um broto bem pequeno. Escreva embaixo: pode ser que isto seja novo: … . O que me faz duvidar: … .',
      },
    ],
    challenges: [
      {
        do: 'Troque um costume da semana, o caminho, o lugar no culto, a hora de orar, e fique atento ao que aparece.',
        tell: 'uma coisa que sempre esteve ali e você nunca tinha visto.',
      },
      {
        do: 'Peça a alguém mais velho que lhe conte um mar que Deus abriu e conte a ele uma novidade sua.',
        tell: 'o que as duas histórias tinham em comum.',
      },
    ],
    children: {
      truth: 'Deus faz caminho onde não existe caminho.',
      to7: {
        story:
          'O povo de Deus estava longe de casa e triste. Eles lembravam: um dia Deus abriu o mar! Vrum, a água ficou de um lado e do outro, e todos passaram. E suspiravam: ah, aquele tempo… Então Deus falou: levantem a cabeça! Eu vou fazer uma coisa nova. Olhem, já está nascendo, como uma plantinha! Vou abrir um caminho bem no meio do deserto. E vou pôr rios na terra seca! Até os bichos do deserto vão beber e me agradecer. E o meu povo vai voltar cantando. Deus sempre sabe um caminho novo.',
        activity:
          'Com uma toalha, areia ou feijões, façam um deserto. Abram com o dedo um caminho e um rio de fita azul, e passem bonecos e bichinhos por ele.',
        questions: [
          'O que Deus tinha aberto antigamente?',
          'O que ele prometeu abrir no deserto?',
          'Que coisa nova você já ganhou de Deus?',
        ],
      },
      to12: {
        story:
          'O Davi mudou de cidade e passava o recreio dizendo: na minha escola antiga era melhor. Era tanta saudade que não viu que um colega guardava lugar para ele na fila todos os dias. O povo de Israel também vivia de saudade. Longe de casa, contavam de novo a história do mar que se abriu e do exército que afundou. História verdadeira! Foi Deus quem fez. Mas, por meio de Isaías, Deus disse: não fiquem só no que já passou. Vou fazer uma coisa nova. Já está brotando! Vocês não vão reparar? Da outra vez pus terra seca no meio do mar. Desta vez vou pôr rios no meio da terra seca, e um caminho no deserto. Até chacal e avestruz vão me agradecer. O mesmo Deus, um jeito diferente. Na segunda-feira, o Davi levantou os olhos e viu o lugar guardado.',
        activity:
          'Façam uma caça ao que é novo: cada um tem cinco minutos para achar no quintal ou na rua três coisas nascendo.',
        questions: [
          'O que a saudade não deixava o Davi ver?',
          'Por que Deus lembrou o mar e depois falou do deserto?',
          'Onde você acha que algo novo pode estar brotando?',
        ],
      },
      challenge: 'Repare todo dia numa coisa nova e agradeça a Deus por ela.',
    },
    prayer:
      'Redentor nosso, tu abriste o mar, e nós não esquecemos. Mas não queremos morar no que já passou. Limpa os nossos olhos para o que está brotando, põe rios na terra vazia e faz da nossa vida um louvor a ti. Amém.',
    leader: {
      lost: 'É fácil virar promessa de ano novo. Pergunte sempre: o que, no texto, é a coisa nova? É Deus trazendo o seu povo de volta, com água pelo caminho.',
      tender:
        'Não considerar as coisas passadas pode soar, para quem sofreu violência ou está de luto, como cale a boca. O texto fala a um povo que precisava de esperança; ele não proíbe chorar, contar nem procurar justiça.',
    },
    comfort: 'No deserto, Deus não pede que você corra. Ele põe água. Se só der para beber, beba.',
    closing: 'Ontem foi mar, hoje é deserto. O Deus do caminho é o mesmo.',
    words: [
      'eis que faco uma coisa nova',
      'farei uma coisa nova',
      'coisa nova',
      'coisas passadas',
      'nem considereis as antigas',
      'caminho no deserto',
      'rios na terra',
      'rios no ermo',
      'chacais',
      'avestruz',
      'agora surgira',
      'saindo a luz',
    ],
  },
  {
    verses: '46:3-11',
    key: '46:4',
    title: 'Deuses de carregar, Deus que carrega',
    theme: 'o Deus que governa e carrega',
    themes: ['fidelidade', 'esperanca', 'medo', 'descanso'],
    idea: 'Há deuses que a gente precisa carregar, e há um Deus que carrega a gente do berço aos cabelos brancos; o que ele quis desde o princípio ele cumpre.',
    context:
      'O povo ia acordar longe de casa, na Babilônia, entre imagens de ouro levadas em procissão. Logo antes (46:1-2), os deuses da cidade aparecem amontoados em cima de animais cansados, indo embora com os vencidos. Deus compara: eles são peso; eu sou quem leva. E anuncia que chamará de longe um rei, Ciro, para abrir a porta da volta.',
    retold: [
      {
        verses: '46:3-4',
        says: 'Deus diz à casa de Israel que a carregou desde o ventre, e que até a velhice será o mesmo, porque a fez e a livrará.',
      },
      {
        verses: '46:5-7',
        says: 'Deus pergunta com quem o igualam. Eles pagam ao ourives por um deus, que é posto num lugar e não se move nem responde a quem o chama.',
      },
      {
        verses: '46:8-11',
        says: 'Deus manda lembrar as coisas antigas, porque declara o fim desde o princípio e não há outro. Do oriente chama, como ave de rapina, o homem da sua intenção.',
      },
    ],
    read: {
      verses: '46:3-11',
      how: 'Quem tiver mais idade lê o 3 e o 4. Outra voz, com um objeto pesado nas mãos, lê do 5 ao 7 e o põe no chão. Todos leem juntos o 9 e o 10.',
    },
    observe: [
      {
        ask: 'Desde quando e até quando Deus diz que carrega, e quantas vezes repete essa ideia?',
        verses: '46:3-4',
        listen: 'Do ventre aos cabelos grisalhos; carreguei, levei, carregarei, levarei.',
      },
      {
        ask: 'Sigam o ídolo passo a passo: de onde sai, quem o leva, o que ele faz quando chamam?',
        verses: '46:6-7',
        listen: 'Da bolsa, ao ourives, aos ombros; “de seu lugar não se move”; não responde.',
      },
      {
        ask: 'O que Deus diz que só ele faz com o fim e com o princípio?',
        verses: '46:9-10',
        listen: 'Declara o fim desde o princípio; a intenção dele é firme.',
      },
      {
        ask: 'Quem Deus chama de longe para cumprir o que quer?',
        verses: '46:11',
        listen: 'A ave de rapina do oriente, o homem da intenção dele: Ciro, um rei de fora.',
      },
    ],
    interpret: [
      {
        ask: 'Deus mede a diferença entre ele e os ídolos por uma pergunta só: quem carrega quem? Por que essa pergunta acerta em cheio?',
        verses: '46:4, 46:7',
        listen: 'O que a gente fabrica pesa; o Deus vivo sustenta.',
        follow: 'Como se reconhece, no corpo, o que a gente carrega?',
      },
      {
        ask: '“Farei toda a minha vontade” podia soar como ameaça. Por que, depois do versículo 4, soa como colo?',
        verses: '46:4, 46:10',
        listen: 'Quem manda na história é o mesmo que leva os seus nos braços.',
      },
      {
        ask: 'Deus usa um rei que nem o conhecia. O que isso diz sobre o alcance do governo dele, e o que não explica?',
        verses: '46:11',
        listen: 'Nada está fora da mão dele; nem por isso tudo o que os homens fazem é bom.',
      },
    ],
    live: [
      {
        ask: 'Que coisa você carrega com medo de que caia, e que nunca respondeu quando você chamou?',
        listen: 'Imagem, dinheiro, cargo, controle dos filhos.',
        for: ['adults', 'men', 'women', 'couples', 'parents'],
      },
      {
        ask: 'Olhando para trás, em que trecho da estrada você percebe hoje que foi levado?',
        listen: 'Uma lembrança concreta; sem obrigar ninguém a ver sentido em tudo.',
      },
      {
        ask: 'O que mais assusta na ideia de envelhecer, e o que o versículo 4 põe ao lado desse susto?',
        listen: 'Dependência, solidão, esquecimento. Ele continua o mesmo.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'O futuro pesa em que parte do corpo quando você pensa em prova, carreira ou casamento?',
        listen: 'Ansiedade com nome; Deus já está lá na frente.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se Deus cumpre o que quer, o que muda no jeito de orar por uma notícia que você não controla?',
        listen: 'Orar ainda é pedir; e é também soltar.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'Que ideia de Deus você tinha antes de ouvir que ele carrega?',
        listen: 'Cobrador, distante, juiz. Só escute.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já carregou por mais tempo do que devia: mochila, sofá, compra, criança dormindo?',
        bridge: 'No texto há duas cenas de carregar. Reparem em quem está por baixo.',
      },
      {
        text: 'Qual é a sua primeira lembrança de ser levado por alguém: nos ombros, no colo, na garupa?',
        bridge: 'Deus usa essa lembrança para falar de si mesmo.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se de modo que a cadeira leve todo o seu peso. Solte as pernas, as costas, a cabeça. Fique um minuto sem se segurar.',
      bridge: 'Leia o texto assim, sustentado.',
    },
    complete: [
      {
        name: 'Quem carrega quem',
        text: 'Divida a folha. À esquerda, o que eu carrego nos ombros: … . À direita, o que tem me carregado: … . Risque à esquerda uma coisa que não precisa mais ir com você.',
      },
      {
        name: 'Linha dos anos',
        text: 'Trace uma linha do seu nascimento até hoje. Marque três pontos em que foi levado. Depois de hoje escreva: até os cabelos brancos, … .',
      },
    ],
    challenges: [
      {
        do: 'Visite ou telefone a uma pessoa de cabelos brancos e pergunte em que momento da vida Deus a carregou.',
        tell: 'a história que ouviu, com licença dela.',
      },
      {
        do: 'Escolha um peso que não é seu e, por sete dias, cada vez que ele voltar, diga: tu carregas.',
        tell: 'quantas vezes por dia precisou dizer.',
        for: ['adults', 'young', 'couples', 'elderly'],
      },
    ],
    children: {
      truth: 'Deus me carrega desde pequenininho.',
      to7: {
        story:
          'Era uma vez um homem que fez um boneco de ouro. Que boneco pesado! Ele pôs o boneco nas costas: ufa, ufa! Andou, andou e cansou. Pôs o boneco no chão. O boneco ficou parado. O homem pediu: boneco, me ajuda! E o boneco? Nada. Nem um piozinho. Boneco não ouve! Então Deus falou ao seu povo: eu não sou assim. Vocês não precisam me carregar. Eu é que carrego vocês! Carreguei quando eram bebês. Carrego agora. E, quando vocês tiverem cabelinho branco, vou carregar também! Deus é forte. Deus escuta. Deus leva a gente no colo.',
        activity:
          'Cada criança leva um livro pesado até o outro lado da sala. Depois um adulto carrega cada uma no colo por alguns passos. Perguntem: o que foi melhor?',
        questions: [
          'O que o boneco fez quando o homem pediu ajuda?',
          'Quem carrega você desde bebê?',
          'Quando você quer que Deus o leve no colo?',
        ],
      },
      to12: {
        story:
          'Na cidade da Babilônia havia procissões com estátuas de ouro. As pessoas tiravam o ouro da bolsa, pagavam um artista e diziam: este é o nosso deus. Só que ele pesava muito! Era preciso levá-lo nos ombros. Posto no lugar, dali não saía. Se alguém gritasse pedindo socorro, ele não respondia. O povo de Deus vivia ali, longe de casa, e talvez pensasse: será que o nosso Deus esqueceu de nós? Então Deus mandou um recado por Isaías: eu carreguei vocês desde que nasceram e vou carregar até os cabelos brancos. Eu já sei o fim da história desde o começo, e o que eu quis vou fazer. Ele prometeu chamar um rei de longe para abrir o caminho de volta. E cumpriu. Há deuses que a gente precisa carregar. O Deus vivo carrega a gente.',
        activity:
          'Escrevam numa pedra ou num saquinho de areia o que pesa (medo, prova, briga). Levem por toda a sala e deixem diante de uma cruz ou de uma Bíblia aberta.',
        questions: [
          'O que a estátua de ouro não conseguia fazer?',
          'Até que idade Deus prometeu carregar o seu povo?',
          'O que pesa hoje e você gostaria de entregar a Deus?',
        ],
      },
      challenge: 'Pergunte a alguém bem mais velho como Deus cuidou dele, e dê um abraço.',
    },
    prayer:
      'Senhor, cansamos de levar nos ombros o que não responde. Tu nos levaste desde o ventre: leva-nos ainda. O fim da nossa história está contigo desde o princípio, e nisso descansamos.',
    leader: {
      lost: 'Há quem ouça o versículo 10 como se nada do que fazemos importasse. O texto fala para dar coragem (46:8), não para cruzar os braços.',
      tender:
        'Quem perdeu alguém ou sofreu violência pode perguntar onde Deus estava. Não defenda Deus com frases. Diga que a pergunta cabe, que a Bíblia a faz, e fique perto.',
      differ:
        'Uns entendem que Deus decidiu desde o princípio tudo o que acontece; outros, que ele governa levando em conta o que as pessoas livremente escolhem. Todos leem aqui que a história não lhe escapa.',
    },
    comfort:
      'Hoje você não precisa carregar ninguém, nem a sua própria fé. Quem o levou até aqui não cansou.',
    closing: 'Ponha no chão o que pesa: você está sendo levado.',
    words: [
      'cabelos grisalhos',
      'cabelos brancos',
      'vos carregarei',
      'desde o ventre',
      'o fim desde o principio',
      'bel se abateu',
      'ave de rapina',
      'farei toda a minha vontade',
      'soberania',
    ],
  },
  {
    verses: '49:13-18',
    key: '49:15',
    title: 'Nas palmas das mãos',
    theme: 'o Deus que não esquece',
    themes: ['sofrimento', 'graca', 'esperanca', 'identidade'],
    idea: 'Quando o povo diz que foi esquecido, Deus responde com um amor mais fiel que o de mãe e com um nome que ele não tira das mãos.',
    context:
      'Jerusalém, chamada aqui de Sião, estava em ruínas e sem os seus filhos, levados para a Babilônia. Os versículos anteriores prometem volta, pasto e água pelo caminho. O céu já canta; Sião, porém, não consegue cantar junto. Nos versículos 19 a 23, tanta gente vai voltar que a cidade parecerá apertada.',
    retold: [
      {
        verses: '49:13-14',
        says: 'Os céus, a terra e os montes são chamados a cantar, porque o Senhor consolou o seu povo. Mas Sião diz que ele a desamparou.',
      },
      {
        verses: '49:15-16',
        says: 'Deus pergunta se uma mulher pode se esquecer do filho que amamenta. Mesmo que esquecesse, ele não se esquece de Sião, escrita nas palmas de suas mãos.',
      },
      {
        verses: '49:17-18',
        says: 'Os filhos de Sião virão depressa, e os destruidores sairão dela. O Senhor jura que ela se vestirá dos que chegam, como uma noiva com seus ornamentos.',
      },
    ],
    read: {
      verses: '49:13-18',
      how: 'O 13 em voz alta e alegre. O 14, uma pessoa só, baixo. Façam um silêncio de dez segundos antes do 15.',
    },
    observe: [
      {
        ask: 'Enquanto céus, terra e montes cantam, o que Sião está dizendo?',
        verses: '49:13-14',
        listen: 'Que o Senhor a desamparou e se esqueceu dela.',
      },
      {
        ask: 'Que comparação Deus escolhe, e o que ele diz depois de admitir que até ela pode falhar?',
        verses: '49:15',
        listen: 'A mãe que amamenta. Ainda que ela esquecesse, ele não se esquece.',
      },
      {
        ask: 'O que está escrito nas mãos dele, e o que está sempre diante dos seus olhos?',
        verses: '49:16',
        listen: 'A própria Sião; os muros dela, derrubados que estavam.',
      },
      {
        ask: 'Com que Sião vai se vestir, e a que festa a imagem leva?',
        verses: '49:18',
        listen: 'Dos filhos que voltam, como noiva de ornamentos.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não manda Sião parar de reclamar. Como ele trata a frase do versículo 14?',
        verses: '49:14-15',
        listen: 'Ouve, responde com carinho e com um argumento; não repreende.',
        follow: 'O que isso permite às nossas orações?',
      },
      {
        ask: 'Por que usar o amor de mãe e, no mesmo versículo, dizer que ele pode falhar?',
        verses: '49:15',
        listen:
          'É o amor mais forte que se conhece, e o de Deus vai além. Inclui quem não teve mãe boa.',
      },
      {
        ask: 'Os muros estavam no chão. O que significa Deus olhar sem parar justamente para eles?',
        verses: '49:16',
        listen: 'Ele vê a ruína e já vê o que vai erguer.',
      },
    ],
    live: [
      {
        ask: 'Em que fila, noite ou aniversário veio a frase: acho que Deus se esqueceu de mim?',
        listen: 'Não corrija. A frase está na Bíblia.',
        for: ['adults', 'singles', 'women'],
      },
      {
        ask: 'Já ficou esperando e ninguém veio buscar, ninguém chamou, ninguém marcou na foto? Onde entra o versículo 16 numa hora dessas?',
        listen: 'Levar a sério: para eles é grande.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Cuidar de alguém cansa até mãe que ama. Quem cuida de quem cuida, na sua casa?',
        listen: 'Aliviar a culpa. Sair com um revezamento combinado.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'A memória vai ficando curta, e um dia a gente pode esquecer até nomes. Que sossego há em não ser esquecido por quem você esqueceria?',
        listen: 'Tema sério: Alzheimer na família. Ternura.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Quando os outros cantam e você não consegue, o que ajuda: cantar junto assim mesmo, ficar quieto, ter alguém do lado?',
        listen: 'Cada um tem o seu jeito. Ninguém é obrigado.',
        for: ['mourning', 'adults', 'men'],
      },
      {
        ask: 'Se o seu nome estivesse na mão de Deus, com que apelido estaria, e por que isso é boa notícia?',
        listen: 'Apelido de casa, de carinho. Não os que machucam.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que pessoa sumiu do nosso grupo sem que ninguém tenha perguntado por ela?',
        listen: 'Um nome e quem vai ligar.',
      },
    ],
    icebreakers: [
      {
        text: 'O que você já anotou na mão para não esquecer, e a tinta saiu antes da hora?',
        bridge: 'Deus diz que tem uma coisa escrita nas duas mãos, e essa não sai.',
      },
      {
        text: 'Conte uma vez em que esqueceram alguém da família: no posto, na escola, na igreja. Quem percebeu primeiro?',
        bridge: 'Sião achou que tinha sido deixada para trás. Ouçam a resposta de Deus.',
        for: ['parents', 'adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva o seu primeiro nome na palma da mão, a caneta. Deixe-o aí enquanto lê.',
      bridge: 'A tinta some no banho. O texto fala de outra mão.',
    },
    complete: [
      {
        name: 'Fala, Sião',
        text: 'Complete sem enfeitar: às vezes eu digo que Deus … . Senti isso quando … . E ele me responde no versículo 15: … .',
      },
      {
        name: 'Contorno',
        text: 'Desenhe o contorno da sua mão. Dentro, escreva nomes de quem você não quer esquecer em oração. Ao redor, copie: eu não me esquecerei de ti.',
      },
    ],
    challenges: [
      {
        do: 'Telefone para três pessoas de quem ninguém tem lembrado e diga só: lembrei de você.',
        tell: 'qual foi a primeira reação do outro lado.',
      },
      {
        do: 'Dê duas horas de folga a uma mãe de criança pequena ou a quem cuida de um doente.',
        tell: 'o que a pessoa fez com as duas horas.',
      },
    ],
    children: {
      truth: 'Deus nunca se esquece de mim.',
      to7: {
        story:
          'A cidade de Deus estava quebrada e vazia. Ela disse, como quem chora: Deus foi embora. Deus se esqueceu de mim. Os montes cantavam, o céu cantava, mas a cidade não conseguia. Deus ouviu e falou bem pertinho: uma mamãe esquece o nenê que mama no colo dela? É difícil, não é? Mas, mesmo que ela esquecesse, eu não me esqueço de você! Olhe as minhas mãos: eu escrevi você aqui, nas duas. Os seus filhos já vêm voltando. Levante os olhos e veja! E a cidade foi ficando alegre, como noiva no dia da festa.',
        activity:
          'Cada criança faz o contorno da mão num papel e escreve ou pede que escrevam o seu nome dentro. Colem as mãos juntas na parede, formando um muro.',
        questions: [
          'O que a cidade disse quando estava triste?',
          'Onde Deus escreveu o nome dela?',
          'Quem você quer lembrar hoje numa oração?',
        ],
      },
      to12: {
        story:
          'A Clara esperou no portão da escola. Passou o porteiro, a professora, o último ônibus. Ela pensou: esqueceram de mim. Quando a mãe chegou, correndo, com o pneu furado e o rosto suado, mostrou a mão: tinha escrito Clara 17h, bem grande. Eu estava vindo o tempo todo, disse. Jerusalém se sentiu assim. A cidade estava em ruínas, e os seus moradores, longe. Ela dizia: o Senhor me desamparou, esqueceu de mim. Deus não ficou bravo. Respondeu: uma mãe se esquece do bebê que amamenta? E mesmo que alguma esquecesse, eu não me esquecerei de você. Eu a gravei nas palmas das minhas mãos. Olho para os seus muros caídos o tempo todo. Levante os olhos: os seus filhos vêm voltando, e você vai se vestir deles como uma noiva. Demorou, mas eles voltaram.',
        activity:
          'Façam pulseiras de barbante com um nó para cada pessoa que não querem esquecer; a cada nó, digam o nome.',
        questions: [
          'Por que a cidade achou que Deus a tinha esquecido?',
          'Como Deus respondeu à reclamação dela?',
          'O que você faz quando se sente esquecido?',
        ],
      },
      challenge: 'Descubra quem ficou de fora da brincadeira e chame essa pessoa.',
    },
    prayer:
      'Senhor, há dias em que o céu canta e nós não. Obrigado porque não nos calas. Mostra-nos as tuas mãos, onde estamos escritos. Lembra-te de quem todos esqueceram, e faz-nos memória tua para eles. Amém.',
    leader: {
      lost: 'Alguém vai querer provar que Deus nunca desampara e encerrar o assunto. Deixe o versículo 14 respirar antes do 15.',
      tender:
        'A comparação com a mãe toca quem foi abandonado, quem perdeu a mãe, quem não pôde ser mãe e quem se cobra por não dar conta. O texto mesmo reconhece que mãe pode falhar. Tristeza funda depois do parto precisa de médico; se houver ideia de morte, CVV 188.',
    },
    comfort:
      'Você pode dizer a Deus que ele se esqueceu. Ele já ouviu essa frase antes, e respondeu mostrando as mãos.',
    closing: 'A tinta das nossas mãos sai. O seu nome, nas dele, fica.',
    words: [
      'palmas das maos',
      'palmas das minhas maos',
      'gravei nas palmas',
      'pode uma mulher esquecer',
      'filho que ainda amamenta',
      'nao me esquecerei de ti',
      'me desamparou',
      'se esqueceu de mim',
      'siao diz',
      'teus muros',
      'como uma noiva',
    ],
  },
  {
    verses: '53:1-12',
    key: '53:5',
    title: 'As nossas dores nos ombros dele',
    theme: 'o Servo que sofre por nós',
    themes: ['cruz', 'salvacao', 'perdao', 'sofrimento'],
    idea: 'Aquele de quem todos viraram o rosto carregava, calado e sem culpa, o que era nosso, e pelas feridas dele recebemos paz e cura.',
    context:
      'É o último e maior dos quatro cantos do Servo; começa três versículos antes, em 52:13, com a promessa de que ele será exaltado. Reis tapam a boca. Então um grupo, que fala nós, confessa que tinha entendido tudo errado. Em Atos 8 um viajante pergunta de quem o profeta fala, e Filipe, partindo dali, anuncia Jesus.',
    retold: [
      {
        verses: '53:1-3',
        says: 'O profeta pergunta quem creu na pregação. O servo cresceu como raiz de terra seca, sem formosura, desprezado, homem de dores, de quem escondiam o rosto.',
      },
      {
        verses: '53:4-6',
        says: 'O servo levou as nossas dores e foi ferido por nossas transgressões. Andávamos sem rumo como ovelhas, e o Senhor fez vir sobre ele a maldade de todos nós.',
      },
      {
        verses: '53:7-12',
        says: 'O servo foi levado como cordeiro ao matadouro, sem abrir a boca, e sepultado com perversos. Derramou a vida, levou o pecado de muitos e verá o fruto do seu trabalho.',
      },
    ],
    read: {
      verses: '53:1-12',
      how: 'Quem não quiser ler não lê. O 4, o 5 e o 6 com a roda toda dizendo as palavras nós, nosso, nossas, nossos. Depois do 9, fiquem em silêncio.',
    },
    observe: [
      {
        ask: 'Como era o Servo aos olhos de quem o via?',
        verses: '53:2-3',
        listen: 'Sem beleza, raiz em terra seca, desprezado, homem de dores, escondiam o rosto.',
      },
      {
        ask: 'Separando em duas colunas, nosso e dele, o que entra em cada uma?',
        verses: '53:4-6',
        listen:
          'Nossos: enfermidades, dores, transgressões, desvio. Dele: feridas, castigo. Para nós: paz, cura.',
      },
      {
        ask: 'O que ele não faz, quando é levado?',
        verses: '53:7, 53:9',
        listen: 'Não abre a boca, não comete injustiça, não engana.',
      },
      {
        ask: 'O que acontece com ele depois da sepultura?',
        verses: '53:10-12',
        listen:
          'Verá descendência, verá o fruto e ficará satisfeito; intercedeu pelos transgressores.',
      },
    ],
    interpret: [
      {
        ask: 'O que o grupo pensava daquele sofrimento, e o que descobriu depois?',
        verses: '53:4-5',
        listen: 'Achava castigo de Deus por culpa dele; era por nós.',
        follow: 'Quando a gente ainda pensa assim de quem sofre?',
      },
      {
        ask: 'Todos como ovelhas, cada um pelo seu caminho. O que essa imagem conta sobre o pecado que a palavra crime não conta?',
        verses: '53:6',
        listen: 'Distração, teimosia, perder-se sozinho; todos, sem exceção.',
      },
      {
        ask: 'Por que o silêncio dele pesa tanto na história?',
        verses: '53:7',
        listen:
          'Inocente que não revida; entregou-se. Os evangelhos lembram Jesus diante dos juízes.',
      },
      {
        ask: 'O texto diz ao mesmo tempo que foram injustos com ele e que havia ali a vontade de Deus. Como o fim ajuda a segurar as duas pontas?',
        verses: '53:8, 53:10-12',
        listen:
          'Homens fizeram o mal; Deus fez dele salvação para muitos, e o Servo vive e se alegra.',
      },
    ],
    live: [
      {
        ask: 'Que dor sua você gostaria que alguém entendesse sem explicação? Como é pensar nele como experiente nisso?',
        listen: 'Só ouvir.',
        for: ['mourning', 'adults', 'women', 'elderly'],
      },
      {
        ask: 'De quem as pessoas viram o rosto no seu colégio, no ônibus ou na internet, e o que este Servo faria ali?',
        listen: 'Alguém de verdade; gesto possível.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Cada um se desviou por seu caminho. Qual é o atalho que você pega sempre?',
        listen: 'Responder por dentro já vale.',
      },
      {
        ask: 'Existe uma culpa pela qual você ainda se castiga. O que muda ouvir que o castigo que traz a paz estava sobre ele?',
        listen: 'Alívio devagar; conversar a sós se for pesado.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'O que você pensava da cruz antes de ouvir este capítulo, e o que ficou diferente, ou mais difícil?',
        listen: 'Dúvidas honestas; não corra para responder.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Intercedeu pelos transgressores: por quem vocês dois poderiam orar que não merece, na opinião de vocês?',
        listen: 'Orar não é voltar ao perigo nem negar o mal.',
        for: ['couples', 'parents', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Alguém já levou a culpa, a mala ou a bronca no seu lugar? Conte a história mais leve que lembrar.',
        bridge: 'Hoje a carga é mais pesada, e quem a leva não devia nada.',
      },
      {
        text: 'Que pessoa você julgou pela primeira cara e depois viu que tinha errado feio?',
        bridge: 'Um povo inteiro errou assim com o Servo, e deixou por escrito.',
        for: ['adults', 'young', 'singles', 'women'],
      },
    ],
    quiet: {
      text: 'Olhe uma cicatriz sua, ou passe o dedo nela por cima da roupa. Lembre quem cuidou quando doía.',
      bridge: 'Por feridas de outro, diz o texto, vem a nossa cura.',
    },
    complete: [
      {
        name: 'Duas colunas',
        text: 'Dobre a folha ao meio. Do lado nosso, escreva: a dor que carrego … , o desvio que conheço … , a culpa que volta … . Do lado dele, copie do versículo 5 o que recebeu. Feche a folha com as duas colunas se tocando.',
      },
      {
        name: 'Nós e eu',
        text: 'Reescreva o versículo 6 na primeira pessoa: Eu andava … , desviei pelo caminho de … , porém o Senhor … .',
        for: ['new-believers', 'young', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Olhe nos olhos e cumprimente, todos os dias, alguém de quem as pessoas desviam o rosto.',
        tell: 'O que você viu naquele rosto.',
      },
      {
        do: 'Leia Isaías 53 inteiro em voz alta, sozinho, e logo depois um dos relatos da cruz nos evangelhos. Sublinhe os encontros.',
        tell: 'O encontro que mais mexeu com você.',
      },
    ],
    children: {
      truth: 'Jesus levou o que era meu porque me ama.',
      to7: {
        story:
          'Deus contou a Isaías sobre alguém muito especial: o Servo. Ele não era bonito nem famoso. Muita gente virava o rosto e não queria ser amiga dele. Mas o Servo tinha um amor enorme. Nós éramos como ovelhinhas perdidas, cada uma indo para um lado. Béé! Então ele veio e pôs nos ombros dele as nossas tristezas e as coisas erradas que fizemos. Ele sofreu no nosso lugar e não brigou com ninguém. E depois? Deus o levantou, e ele ficou feliz de ver todos perto dele. Esse Servo é Jesus. Ele leva o que pesa e nos dá paz.',
        activity:
          'Ponham pedrinhas numa mochila, dizendo coisas que pesam (tristeza, mentira, medo). Um adulto leva a mochila e todos dizem: obrigado, Jesus!',
        questions: [
          'Como eram as ovelhinhas?',
          'O que o Servo pôs nos ombros?',
          'Que tristeza você quer entregar a Jesus?',
        ],
      },
      to12: {
        story:
          'Muito antes de Jesus nascer, Isaías escreveu sobre um Servo misterioso. Não tinha boa aparência, ninguém pediria autógrafo. As pessoas escondiam o rosto quando ele passava e pensavam: se sofre, é porque fez alguma coisa. Depois, o grupo todo percebeu o engano e confessou: eram as nossas dores que ele levava! Nós é que andávamos como ovelhas perdidas, cada um no seu caminho, e o que era nosso caiu sobre ele. O Servo não tinha feito injustiça nem enganado ninguém. Mesmo assim ficou calado, como cordeiro, e entregou a vida. Mas a história não acaba no túmulo: Deus diz que ele vai ver o resultado e ficar contente. Séculos depois, um viajante lia essa página e perguntou: de quem o profeta está falando? Filipe subiu na carruagem e contou a ele a boa notícia de Jesus.',
        activity:
          'Em duas colunas no quadro, nosso e dele, coloquem as palavras do versículo 5. Depois desenhem uma cruz juntando as duas.',
        questions: [
          'O que as pessoas pensavam do Servo?',
          'O que ele carregava de verdade?',
          'Como você quer responder a esse amor?',
        ],
      },
      challenge: 'Faça amizade com alguém de quem os outros desviam o rosto.',
    },
    prayer:
      'Servo de Deus, viramos o rosto e eram as nossas dores. Andamos cada um para um lado, e o peso caiu em ti. Não sabemos agradecer o bastante. Cura-nos pelas tuas feridas. Ensina-nos a não desviar os olhos de quem sofre. Amém.',
    leader: {
      lost: 'Discussões sobre como a cruz salva são boas, mas longas. Fique na troca que o texto repete: nosso, nele; dele, para nós.',
      tender:
        'Ao Senhor agradou esmagá-lo pode ferir quem apanhou de pai ou de quem dizia amar. Diga que aqui o Servo se entrega, que Deus não gosta de crueldade e que ninguém é chamado a aguentar violência calado. Disque 100, Ligue 180. Doentes não devem ouvir que, sem cura, faltou fé.',
      differ:
        'Os cristãos leem o Servo como Jesus (Atos 8); a leitura judaica costuma ver o povo de Israel. Entre cristãos: uns esperam da frase pelas feridas fomos curados também cura do corpo hoje, outros a leem do perdão, e todos esperam a cura completa na volta dele. E a cruz se explica por mais de uma imagem: substituição, resgate, vitória, amor.',
    },
    comfort:
      'Homem de dores, experiente. Você não precisa traduzir para ele o que sente. Quando todos escondem o rosto, o dele continua virado para você.',
    closing: 'O que era nosso, ele levou. O que é dele, ele dá.',
    words: [
      'homem de dores',
      'pelas suas feridas',
      'suas pisaduras',
      'fomos sarados',
      'fomos curados',
      'servo sofredor',
      'cordeiro ao matadouro',
      'ovelha muda',
      'nossas enfermidades',
      'nossas transgressoes',
      'andavamos como ovelhas',
      'castigo que nos traz a paz',
      'quem creu em nossa pregacao',
      'contado com os transgressores',
    ],
  },
  {
    verses: '54:1-10',
    key: '54:10',
    title: 'Alargue a tenda',
    theme: 'o amor que não se move',
    themes: ['esperanca', 'graca', 'medo', 'missao'],
    idea: 'A quem só via vazio e vergonha, Deus manda abrir espaço: a aliança de paz dele é mais firme que as montanhas, e a casa vai encher.',
    context:
      'O capítulo anterior fala do Servo que sofre e carrega a culpa de muitos. Agora a música muda. Jerusalém, sem filhos por causa do cativeiro, é comparada a uma mulher estéril e abandonada, o que naquele tempo trazia vergonha. Deus a chama para cantar antes de ver. Do 11 ao 17 ele promete reconstruí-la com pedras preciosas e guardá-la.',
    retold: [
      {
        verses: '54:1-3',
        says: 'Deus chama a mulher sem filhos a cantar, a alargar a tenda e a fixar bem as estacas, porque seus filhos serão muitos e encherão as cidades assoladas.',
      },
      {
        verses: '54:4-8',
        says: 'A mulher abandonada esquecerá a vergonha, porque o marido dela é o Criador. Deus a deixou por um momento, mas com bondade eterna terá compaixão dela.',
      },
      {
        verses: '54:9-10',
        says: 'Deus jura que não se irará mais contra a mulher que acolheu, como jurou nas águas de Noé. Montes se removerão, mas não a bondade dele nem o pacto de sua paz.',
      },
    ],
    read: {
      verses: '54:1-10',
      how: 'Comecem sentados bem juntos. No versículo 2, todos afastam as cadeiras e abrem a roda. O 10 é lido por uma voz calma.',
    },
    observe: [
      {
        ask: 'O que a mulher sem filhos é chamada a fazer antes que nasça alguém?',
        verses: '54:1',
        listen: 'Cantar, gritar de prazer, jubilar.',
      },
      {
        ask: 'Que ordens o versículo 2 dá à dona da tenda? Façam o gesto de cada uma.',
        verses: '54:2',
        listen:
          'Aumentar o espaço, estender as cortinas, não impedir, alongar cordas, fixar estacas.',
      },
      {
        ask: 'Que vergonhas serão esquecidas, e que nomes Deus dá a si mesmo nessa hora?',
        verses: '54:4-5',
        listen: 'Da juventude e da viuvez. Marido, Criador, Redentor, Deus de toda a terra.',
      },
      {
        ask: 'Comparem: quanto dura o rosto escondido e quanto dura a bondade?',
        verses: '54:7-8',
        listen: 'Um momento; eterna.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a canção e a reforma da tenda vêm antes dos filhos?',
        verses: '54:1-3',
        listen: 'Confiança que arruma o lugar antes da visita.',
        follow: 'Que diferença há entre isso e fingir que está tudo bem?',
      },
      {
        ask: 'Corda comprida pede estaca funda. O que acontece com a tenda que só cresce para os lados?',
        verses: '54:2',
        listen: 'O vento leva. Acolher muito pede raiz em Deus.',
      },
      {
        ask: 'Deus admite que deixou o povo por um momento e fala de ira. O que, então, o versículo 9 jura com a história de Noé?',
        verses: '54:7-9',
        listen: 'Que a ira não será a última palavra; como o dilúvio, não volta.',
      },
      {
        ask: 'Montanha é a coisa mais firme que a gente conhece. Por que Deus escolhe imaginar justo a montanha saindo do lugar?',
        verses: '54:10',
        listen: 'Mesmo se o impossível desabar, a bondade dele fica.',
      },
    ],
    live: [
      {
        ask: 'Se um lugar à sua mesa ficasse vago de propósito neste mês, para quem seria?',
        listen: 'Alargar a tenda começa em prato e cadeira.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Que vergonha antiga ainda escolhe as suas roupas, as suas fotos ou o seu silêncio?',
        listen: 'Não peça a história. O versículo 4 basta.',
        for: ['young', 'teens', 'women'],
      },
      {
        ask: 'O que na sua vida já está com corda comprida demais para a estaca que tem?',
        listen: 'Agenda, compromissos, promessas. Fixar antes de esticar.',
        for: ['men', 'long-believers', 'adults'],
      },
      {
        ask: 'Que montanha sua já saiu do lugar, um emprego, uma pessoa, uma certeza, e o que não saiu?',
        listen: 'Dar tempo. Alguns ainda não sabem o que ficou.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'A sociedade mede as pessoas por filhos, marido, casa própria. Com que medida Deus olha para a mulher deste texto?',
        listen: 'Chama-a antes de qualquer conquista.',
        for: ['singles', 'women'],
      },
      {
        ask: 'Ao entrar aqui pela primeira vez, o que fez você sentir que havia espaço, ou que não havia?',
        listen: 'Ouvir sem se defender. Anotar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que nós, como grupo, precisaríamos tirar do meio para caber mais gente?',
        listen: 'Piada interna, horário, jeito de orar, panelinha.',
      },
    ],
    icebreakers: [
      {
        text: 'Acampamento, barraca de praia ou lençol na sala: conte a sua melhor ou pior noite debaixo de pano.',
        bridge:
          'Isaías manda uma mulher sozinha aumentar a barraca. Ela deve ter perguntado: para quem?',
      },
      {
        text: 'Quantas pessoas já dormiram na sua casa de uma vez, e onde coube todo mundo?',
        bridge: 'Deus fala de casa cheia a quem só via vazio.',
        for: ['elderly', 'adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Abra os braços devagar até onde alcançarem e fique assim por algumas respirações.',
      bridge: 'O texto é um pedido para abrir espaço. Leia com os ombros soltos.',
    },
    complete: [
      {
        name: 'Planta da tenda',
        text: 'Desenhe uma tenda vista de cima. Estacas (o que me firma): … . Cordas (até onde alcanço): … . O espaço que ainda está vazio: … .',
      },
      {
        name: 'Mesmo que',
        text: 'Complete com coisas suas: ainda que se mova … , ainda que se retire … , a bondade de Deus não se removerá de mim.',
      },
    ],
    challenges: [
      {
        do: 'Convide para uma refeição simples alguém que nunca entrou na sua casa.',
        tell: 'o que a visita reparou que você já não vê.',
      },
      {
        do: 'Encontre um morro, uma serra ou o prédio mais alto da vista e, olhando para ele, diga o versículo 10 de cor.',
        tell: 'que montanha era e o que lhe veio à cabeça.',
      },
    ],
    children: {
      truth: 'O amor de Deus é mais firme que a montanha.',
      to7: {
        story:
          'Era uma vez uma cidade triste, vazia como uma barraca sem ninguém dentro. Deus disse a ela: cante! Ué, cantar? Mas não tem ninguém! Deus falou: pode cantar, sim. Abra a barraca! Puxe o pano para cá e para lá. Cordas compridas! Estacas bem fundas, toc, toc, toc! Vai chegar muita gente, e todo mundo vai caber. Não tenha medo nem vergonha. Eu amo você. E Deus disse ainda: olhe aquela montanha enorme. Ela não sai do lugar, não é? Pois, mesmo que a montanha saísse andando, o meu amor não sairia de você.',
        activity:
          'Façam uma tenda de lençol e vão aumentando com mais panos até caberem todos, com os bonecos também. Lá dentro, cantem uma música.',
        questions: [
          'O que a cidade tinha de aumentar?',
          'O que é mais firme que a montanha?',
          'Quem você convidaria para a sua tenda?',
        ],
      },
      to12: {
        story:
          'Quando a família do Tiago soube que os primos viriam morar com eles por um tempo, a avó não reclamou: foi afastar os móveis. Ainda faltavam dois meses! Para ela, arrumar a casa já era acreditar na visita. Deus pediu algo parecido a Jerusalém. A cidade tinha perdido os seus moradores e se sentia como uma mulher sozinha e envergonhada. E Deus disse: cante! Aumente a tenda, estique os panos, alongue as cordas, bata bem fundo as estacas. Você vai encher de gente para a direita e para a esquerda. Não tenha vergonha do que passou. Eu me escondi de você por um momento, mas o meu amor é para sempre. Assim como jurei a Noé, eu juro a você. E terminou com uma frase que dá para escrever na parede: os montes podem sair do lugar, mas a minha bondade não sai de você, e o meu trato de paz não vai embora.',
        activity:
          'Com palitos, barbante e pano, montem tendas em miniatura e testem com um ventilador: corda comprida com estaca rasa, corda comprida com estaca funda.',
        questions: [
          'Por que a avó arrumou a casa antes da hora?',
          'Para que servem as estacas fundas?',
          'Que espaço você pode abrir para alguém na sua turma?',
        ],
      },
      challenge: 'Abra espaço: chame mais uma pessoa para o seu lanche ou jogo.',
    },
    prayer:
      'Deus de toda a terra, tu nos chamas pelo nome quando a vergonha nos chama por outro. Ensina-nos a cantar antes de ver, a esticar as cordas e a firmar as estacas em ti. Os montes podem sair; a tua bondade fica. Amém.',
    leader: {
      lost: 'Alargar a tenda vira logo plano de crescimento. No texto, primeiro Deus consola quem estava vazia; o espaço é fruto desse amor.',
      tender:
        'Esterilidade, viuvez e abandono são vida real na sala. A imagem não promete filho nem volta de marido, e ninguém deve prometer isso. Onde marido é imagem de Deus, lembre que homem que agride não tem esse lugar: Ligue 180.',
      differ:
        'Uns leem a promessa como cumprida na volta do cativeiro e na igreja, feita de todos os povos, como em Gálatas 4; outros esperam também um cumprimento futuro para Israel.',
    },
    comfort:
      'Ninguém precisa cantar hoje. A frase que segura é a do fim: a bondade dele não se removerá de ti, mesmo que o resto tenha se movido.',
    closing: 'Corda comprida, estaca funda, porta aberta: cabe mais um.',
    words: [
      'alarga o espaco da tua tenda',
      'alargar a tenda',
      'aumenta o espaco de tua tenda',
      'canta o esteril',
      'esteril',
      'alonga tuas cordas',
      'fixa bem tuas estacas',
      'teu marido e o criador',
      'montes se removerao',
      'aguas de noe',
      'pacto de minha paz',
      'alianca da minha paz',
    ],
  },
  {
    verses: '55:1-13',
    key: '55:1',
    title: 'Feira de Deus: leve sem pagar',
    theme: 'o convite de graça',
    themes: ['graca', 'salvacao', 'palavra', 'arrependimento'],
    idea: 'Deus grita na feira que o melhor é de graça, chama de volta quem se gastou à toa, e garante que a palavra dele, como chuva, não volta sem ter feito nascer alguma coisa.',
    context:
      'É o fecho das promessas aos exilados na Babilônia. Logo antes, o Servo entregou a vida por muitos (53) e Deus jurou que a sua bondade não se afasta (54). Agora vem o chamado, no tom do vendedor de água na rua. Só que este vendedor não cobra. Jesus e o Apocalipse repetem o convite aos que têm sede.',
    retold: [
      {
        verses: '55:1-2',
        says: 'Deus chama às águas todos os que têm sede, a vinho e leite sem preço. Pergunta por que gastam dinheiro naquilo que não é pão.',
      },
      {
        verses: '55:3-5',
        says: 'Deus pede ouvidos e promete um pacto eterno, com as firmes bondades prometidas a Davi. Uma nação desconhecida correrá para o povo dele.',
      },
      {
        verses: '55:6-9',
        says: 'O Senhor deve ser buscado enquanto está perto, e o perverso que se converte acha perdão. Os pensamentos de Deus são mais altos que os nossos, como o céu acima da terra.',
      },
      {
        verses: '55:10-13',
        says: 'A palavra de Deus é como a chuva que rega e faz brotar. O povo sairá com alegria, e as árvores do campo baterão palmas.',
      },
    ],
    read: {
      verses: '55:1-12',
      how: 'O 1, como quem anuncia na feira. De 6 a 9, sentados. De 10 a 12, alguém faz barulho de chuva com os dedos e, no fim, todos batem palmas.',
    },
    observe: [
      {
        ask: 'Quantos convites vocês contam nos três primeiros versículos, e o que está na banca?',
        verses: '55:1-3',
        listen: 'Vinde, comprai, comei, ouvi, inclinai; água, vinho, leite, o que é bom.',
      },
      {
        ask: 'Que preço aparece, e quem pode pagar?',
        verses: '55:1',
        listen: 'Nenhum; quem não tem dinheiro.',
      },
      {
        ask: 'O que se pede ao perverso, e como Deus o recebe?',
        verses: '55:6-7',
        listen: 'Largar caminho e pensamentos, voltar; ele tem compaixão e “grandemente perdoa”.',
      },
      {
        ask: 'A palavra é comparada a quê, e o que resulta dela?',
        verses: '55:10-11',
        listen: 'Chuva e neve; semente, pão; não volta vazia.',
      },
    ],
    interpret: [
      {
        ask: 'Comprai sem dinheiro é uma conta que não fecha. Por que usar a palavra comprar?',
        verses: '55:1',
        listen: 'É seu de verdade, não esmola; alguém cobriu o preço.',
      },
      {
        ask: 'Que retrato da gente faz a pergunta sobre gastar no que não é pão?',
        verses: '55:2',
        listen: 'Trabalhar muito por coisa que não mata a fome.',
        follow: 'Por que continuamos comprando?',
      },
      {
        ask: 'Os meus pensamentos não são os vossos: essa frase vem logo depois de qual assunto, e o que isso muda no jeito de usá-la?',
        verses: '55:7-9',
        listen:
          'Vem depois do perdão. O que é alto demais é a misericórdia dele, não só os mistérios.',
      },
      {
        ask: 'A chuva some no chão antes de aparecer em pão. O que isso ensina sobre esperar pela palavra?',
        verses: '55:10-11',
        listen: 'Trabalha escondida, no tempo dela.',
      },
    ],
    live: [
      {
        ask: 'Olhando o extrato ou a agenda do mês, quanto foi em coisa que não é pão?',
        listen: 'Dinheiro, horas, atenção; leveza e verdade.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Qual promessa de felicidade da internet você já comprou, em dinheiro ou em horas, e quanto durou o gosto?',
        listen: 'Produtos, dietas, jogos, aposta; cuidado com quem está endividado.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que é mais difícil de engolir: que seja de graça, ou que a gente precise?',
        listen: 'Orgulho de quem sempre pagou as próprias contas.',
      },
      {
        ask: 'Há alguém que, na sua cabeça, Deus não deveria perdoar tão depressa. O que os pensamentos mais altos fazem com isso?',
        listen: 'Perdão de Deus não cancela justiça; guardar o nome.',
        for: ['long-believers', 'adults'],
        follow: 'E quando esse alguém é você?',
      },
      {
        ask: 'Que palavra de Deus caiu em você anos atrás e só bem depois brotou?',
        listen: 'Versículo de avó, escola dominical, sermão esquecido.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'Se buscar a Deus enquanto está perto fosse para esta semana, por onde você começaria?',
        listen: 'Um passo: ler, perguntar, orar com alguém.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Onde hoje há espinheiro em você, e que árvore gostaria de ver no lugar?',
        listen: 'A imagem final do capítulo; esperança sem prazo.',
        for: ['mourning', 'women', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual grito de vendedor você sabe imitar: pamonha, gás, picolé, ovo, queijo? Vale fazer a voz.',
        bridge: 'Isaías 55 começa com um grito desses. O estranho é o preço.',
      },
      {
        text: 'Que compra prometia mudar a sua vida e hoje serve de cabide?',
        bridge:
          'Por que gastais dinheiro naquilo que não é pão? Deus pergunta sem rir da nossa cara.',
        for: ['adults', 'couples', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Abra a carteira, olhe o que há dentro e ponha de lado, fora do alcance da mão.',
      bridge: 'Para o que vem agora, não vai ser preciso.',
    },
    complete: [
      {
        name: 'Nota fiscal',
        text: 'Faça duas notas. Na primeira: gastei … , … e … ; produto: … ; satisfação: … . Na segunda: água, vinho e leite; valor: zero; recebido por: … ; data: … .',
      },
      {
        name: 'Boletim da chuva',
        text: 'Escreva onde a palavra já choveu em você: no ano de … , pela boca de … , dizendo … . O que já brotou: … . O que ainda está debaixo da terra: … .',
      },
    ],
    challenges: [
      {
        do: 'Corte um gasto que não é pão nesta semana e use o valor para pôr comida na mesa de alguém, sem dizer que foi você.',
        tell: 'O que você deixou de comprar, e se fez falta.',
      },
      {
        do: 'Leia Isaías 55 todos os dias, em voz alta, sempre no mesmo lugar, e anote uma palavra que pingou.',
        tell: 'As palavras anotadas, na ordem.',
      },
    ],
    children: {
      truth: 'O amor de Deus é de graça e é para mim.',
      to7: {
        story:
          'Você já foi à feira? Tem gente gritando: olha a laranja, olha o pastel! Deus contou assim: é como se eu estivesse na feira chamando: quem tem sede, venha! Quem não tem dinheiro, venha também! Pode levar água, leite, comida boa. Quanto custa? Nada! É presente! E Deus disse mais: volte para mim, porque eu gosto de perdoar. A minha palavra é como chuva: cai na terra, chuá, e a sementinha acorda, cresce e vira pão. Um dia, os montes vão cantar e as árvores vão bater palmas de alegria!',
        activity:
          'Feirinha: uma criança oferece água e biscoitos gritando venha, é de graça! Depois, todos viram árvores e batem palmas.',
        questions: [
          'Quanto custava a comida de Deus?',
          'Com que a palavra de Deus se parece?',
          'Para quem você quer contar que é de graça?',
        ],
      },
      to12: {
        story:
          'Nas ruas quentes do Oriente, o vendedor de água gritava o preço. Um dia Deus fez um anúncio parecido: todos que têm sede, venham! Quem não tem dinheiro, venha também, compre sem pagar! Parece propaganda errada, mas era isso mesmo. E perguntou: por que vocês gastam tudo no que não mata a fome? Escutem e comam o que é bom. Depois, o anúncio ficou sério: procurem o Senhor enquanto ele está perto. Quem anda mal, deixe esse caminho e volte, porque Deus perdoa muito. Muito mais do que a gente imagina! Os pensamentos dele são mais altos que os nossos, como o céu é mais alto que a terra. E se alguém duvidar? A palavra de Deus é como a chuva. Ela some no chão, parece que acabou, mas a semente bebe, brota e vira pão. Nunca volta vazia. No fim, montes cantam e árvores batem palmas.',
        activity:
          'Plantem feijões no algodão e, ao regar, leiam o versículo 10. Observem durante a semana o que a água faz escondida.',
        questions: [
          'O que havia de estranho no anúncio?',
          'Por que os pensamentos de Deus são mais altos?',
          'Que palavra de Deus você quer deixar chover em você?',
        ],
      },
      challenge: 'Dê uma coisa boa a alguém sem esperar nada em troca.',
    },
    prayer:
      'Ouvimos o grito e viemos de mãos vazias, Senhor. Gastamos com o que não era pão. Dá-nos de beber. Perdoa grandemente, como só o Senhor sabe. E chove a tua palavra nesta terra, até nascer aquilo que a gente não sabe plantar. Amém.',
    leader: {
      lost: 'Os versículos 8 e 9 são usados para encerrar qualquer pergunta difícil. No texto, eles explicam por que Deus perdoa tanto. Traga a conversa para lá.',
      tender:
        'Falar de gasto pode ferir quem deve, quem joga ou quem passa necessidade. Não peça números. Quem não consegue parar de apostar precisa de ajuda, não de bronca: escute a sós e procure com ele o posto de saúde.',
      differ:
        'Buscai enquanto se pode achar: uns sublinham que a porta um dia fecha; outros, que Deus está perto agora. O texto traz as duas notas. E sobre a palavra que sempre cumpre o que manda, as igrejas entendem de modos diferentes a parte da graça e a da resposta humana.',
    },
    comfort:
      'Não precisa trazer nada: nem força, nem fé em dia, nem explicação. Quem está sem um tostão por dentro está na frente da fila.',
    closing: 'Pode vir. Já está pago.',
    words: [
      'todos vos que tendes sede',
      'vinde as aguas',
      'sem dinheiro e sem preco',
      'vinho e leite',
      'naquilo que nao e pao',
      'buscai ao senhor enquanto',
      'meus pensamentos nao sao',
      'a chuva e a neve',
      'nao voltara vazia',
      'palmas',
      'espinheiro',
      'cipreste',
      'grandioso em perdoar',
    ],
  },
  {
    verses: '58:1-12',
    key: '58:6',
    title: 'O jejum que abre algemas',
    theme: 'o jejum que agrada a Deus',
    themes: ['justica', 'generosidade', 'oracao', 'proximo'],
    idea: 'Deus não se impressiona com cabeça baixa de quem explora o empregado; o jejum que ele escolhe solta amarras e parte o pão, e dali nasce luz, cura e resposta.',
    context:
      'O povo já voltou do exílio, e Jerusalém ainda é entulho. Todos oram, jejuam e estranham: por que Deus não nota? Ele manda o profeta tocar trombeta e responder. Os versículos seguintes (13 e 14) falam do sábado no mesmo espírito. Em Mateus 25, Jesus fala do pão e da roupa com palavras bem próximas.',
    retold: [
      {
        verses: '58:1-5',
        says: 'Deus manda anunciar ao povo os seus pecados. Eles jejuam e reclamam que Deus não repara, mas no dia do jejum sobrecarregam quem trabalha, brigam e só inclinam a cabeça.',
      },
      {
        verses: '58:6-7',
        says: 'O jejum que Deus escolheria é soltar os nós da perversidade, libertar os oprimidos, repartir o pão com o faminto e cobrir quem está nu.',
      },
      {
        verses: '58:8-12',
        says: 'Quem reparte o pão verá a luz surgir como o amanhecer, e Deus responderá ao seu clamor. Será como um jardim regado e chamado reparador das ruínas.',
      },
    ],
    read: {
      verses: '58:3-12',
      how: 'Uma pessoa lê só as perguntas e reclamações do povo; outra, as respostas de Deus. De 8 a 12, vão acendendo as luzes da sala.',
    },
    observe: [
      {
        ask: 'De que o povo se queixa, e o que acontecia no próprio dia do jejum?',
        verses: '58:3-4',
        listen:
          'Deus não vê; no dia, buscam interesses, sobrecarregam trabalhadores, brigam e dão socos.',
      },
      {
        ask: 'Como era o jejum por fora?',
        verses: '58:5',
        listen: 'Cabeça como junco, pano de saco, cinza.',
      },
      {
        ask: 'Que verbos compõem o jejum que Deus escolheu?',
        verses: '58:6-7',
        listen: 'Soltar, desfazer, libertar, quebrar; repartir, recolher, cobrir, não se esconder.',
      },
      {
        ask: 'Que imagens descrevem o que vem depois?',
        verses: '58:8-12',
        listen: 'Amanhecer, cura, eis-me aqui, jardim regado, fonte, reparador de ruas.',
      },
    ],
    interpret: [
      {
        ask: 'O que estava errado: jejuar, ou outra coisa?',
        verses: '58:3-5',
        listen: 'Fome de um dia com opressão do mesmo dia; usavam Deus.',
      },
      {
        ask: 'O jejum costuma ser entre mim e Deus. Por que ele põe o faminto e o empregado no meio dos dois?',
        verses: '58:6-7',
        listen: 'Quem ama Deus esbarra em quem ele ama.',
        follow: 'O que tem a barriga vazia a ver com o pão repartido?',
      },
      {
        ask: 'Não te escondas da tua carne: quem é essa carne, e de que jeitos a gente se esconde?',
        verses: '58:7',
        listen: 'Parente, próximo, gente igual; vidro fechado, celular, pressa.',
      },
      {
        ask: 'A lista começa com se tirares o dedo que aponta. O que esse dedo faz entre os jugos?',
        verses: '58:9-10',
        listen: 'Acusar e falar mal também prende gente.',
      },
    ],
    live: [
      {
        ask: 'Quem trabalha para você, na sua casa, loja ou equipe, e como essa pessoa descreveria os seus dias mais piedosos?',
        listen: 'Horário, salário, tom de voz.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        ask: 'Print, apelido, indireta: em que grupo o seu dedo aponta mais?',
        listen: 'O versículo 9 com nome de aplicativo.',
        for: ['teens', 'young'],
        follow: 'Que mensagem soltaria alguém?',
      },
      {
        ask: 'Você já jejuou, de comida ou de outra coisa? O que esperava que Deus fizesse?',
        listen: 'Barganha, busca, hábito; nenhum é motivo de riso.',
      },
      {
        ask: 'Que nó você conhece, no bairro, que alguém com tempo e coragem poderia desatar?',
        listen: 'Documento, vaga, dívida, solidão; escolher um.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'De que parente vocês andam se escondendo, e qual é a forma segura de aparecer?',
        listen: 'Ligação, visita curta; onde houve abuso, distância é cuidado.',
        for: ['couples', 'parents', 'singles'],
      },
      {
        ask: 'Reparador de ruas: o que está quebrado desde a geração dos seus pais, e você gostaria de começar a levantar?',
        listen: 'Vício, briga, silêncio, estudo interrompido.',
        for: ['adults', 'parents', 'young'],
      },
      {
        ask: 'Se a religião que você viu foi a do versículo 4, como soa a do versículo 7?',
        listen: 'Deixar que critique; Deus criticou antes.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Com fome, você vira o quê: leão, criança, filósofo, silêncio? O que é bom ninguém dizer nessa hora?',
        bridge: 'Um povo jejuava e saía no soco no mesmo dia. Deus achou estranho, e falou.',
      },
      {
        text: 'Quem na sua família é o consertador, o que remenda tudo com arame e fita? Qual é a obra-prima dele?',
        bridge: 'No fim do texto, Deus dá a alguém o título de reparador.',
        for: ['adults', 'elderly', 'men', 'parents'],
      },
    ],
    quiet: {
      text: 'Procure um nó em casa, num cadarço, num fio ou numa sacola, e desfaça com paciência.',
      bridge: 'Que soltes os nós. É com esse gesto que Deus começa.',
    },
    complete: [
      {
        name: 'Cardápio do jejum',
        text: 'Monte o seu jejum desta semana em quatro linhas. Deixo de: … . O tempo ou o dinheiro que sobra vai para: … . O nó que vou soltar: … . O dedo que vou recolher: … .',
      },
      {
        name: 'Reparos na rua',
        text: 'Desenhe uma rua com três casas rachadas: a da família, a do trabalho, a do bairro. Em cada rachadura, uma palavra: … , … , … . Escolha uma e escreva o primeiro tijolo: … .',
      },
    ],
    challenges: [
      {
        do: 'Pule uma refeição, ou um lanche, e leve o que ela custaria a quem está com fome. Coma com a pessoa, se ela quiser.',
        tell: 'O que a conversa teve de mais saboroso.',
      },
      {
        do: 'Alivie a carga de quem trabalha para você ou com você: pague em dia, dê uma folga, faça a parte chata.',
        tell: 'Que nó afrouxou, nela ou em você.',
      },
    ],
    children: {
      truth: 'Deus gosta quando eu divido e ajudo.',
      to7: {
        story:
          'O povo ficava sem comer para orar e dizia: Deus, olha para nós! Mas no mesmo dia todo mundo brigava, empurrava e fazia os empregados trabalharem demais. Deus falou: não é disso que eu gosto. Sabe do que eu gosto? De desamarrar quem está preso. De dividir o pão com quem tem fome. De dar casa a quem não tem e roupa a quem está com frio. Quando você faz isso, a sua luz aparece como o sol de manhã! E, quando você me chamar, eu vou dizer: estou aqui! Você vai ser como um jardim bem regadinho.',
        activity:
          'Amarrem de leve uma fita nos pulsos de um boneco e desamarrem juntos. Depois dividam um pão em pedaços iguais.',
        questions: [
          'O que o povo fazia de errado?',
          'Do que Deus gosta?',
          'O que você pode dividir hoje?',
        ],
      },
      to12: {
        story:
          'Jerusalém estava cheia de gente com cara de fome. De propósito! Era dia de jejum. Cabeça baixa, pano áspero, cinza no cabelo. E o povo reclamava: Deus, a gente faz tudo isso e o Senhor nem repara! Deus mandou o profeta gritar como trombeta: eu reparo, sim. Reparo que no dia do jejum vocês brigam, dão socos e exploram quem trabalha para vocês. Vocês chamam isso de jejum? O jejum que eu escolhi é outro: soltar quem está preso injustamente, quebrar o peso do pescoço, dividir o pão com quem tem fome, abrigar quem não tem casa, vestir quem tem frio, parar de apontar o dedo. Aí a sua luz nasce como a manhã. Aí você chama e eu respondo: eis-me aqui! E vão dar a você um apelido lindo: consertador de coisas quebradas. Deus gosta de oração que vira ajuda.',
        activity:
          'Façam uma caixa de reparos: cada um escreve algo que pode consertar ou dividir (brinquedo, amizade, lanche) e sorteia um para a semana.',
        questions: [
          'Por que Deus não gostou daquele jejum?',
          'Qual é o jejum que ele escolheu?',
          'O que você poderia consertar ou dividir?',
        ],
      },
      challenge: 'Divida o seu lanche com alguém e não aponte o dedo para ninguém por um dia.',
    },
    prayer:
      'Baixamos a cabeça, Senhor, e o punho continuou fechado. Abre-o. Mostra o nó que é nosso desatar e o pão que é nosso partir. Recolhe o nosso dedo. E quando chamarmos, dize de novo aquelas três palavras: eis-me aqui. Amém.',
    leader: {
      lost: 'A roda pode brigar sobre ajuda: esmola vicia, cada um que trabalhe. Pergunte o que o versículo 7 pede a quem está sentado aqui, e escolham um gesto.',
      tender:
        'Quem passou fome, ou passa, talvez esteja na sala: não fale dos pobres como eles. Pergunte antes se alguém tem transtorno alimentar, é diabético ou gestante; para esses, jejue-se de outra coisa. Não te escondas não obriga a voltar a parente que abusou: Disque 100, Ligue 180.',
      differ:
        'Umas igrejas guardam dias fixos de jejum, outras o deixam livre, outras quase não jejuam. O texto não acaba com o jejum; diz o que o torna verdadeiro. Se luz e cura são promessas para já ou para o povo no tempo de Deus, também se lê de mais de um modo.',
    },
    comfort:
      'Se quem está em ruínas é você, repare: Deus levanta consertadores. Talvez um deles já esteja a caminho. E em terra seca ele sabe fazer jardim.',
    closing: 'Menos cinza na testa, mais pão na mesa do outro.',
    words: [
      'o jejum que eu escolh',
      'jejum',
      'jejuais',
      'soltes os nos',
      'ligaduras da impiedade',
      'quebres todo jugo',
      'repartas teu pao',
      'faminto',
      'jardim regado',
      'reparador',
      'restaurador',
      'estender de dedo',
      'clama em alta voz',
      'trombeta',
    ],
  },
  {
    verses: '60:1-6',
    key: '60:1',
    title: 'Levanta-te! Brilha!',
    theme: 'a luz que chegou',
    themes: ['missao', 'esperanca', 'identidade'],
    idea: 'O brilho não nasce de nós: é porque a luz do Senhor chegou que o seu povo pode ficar de pé, e gente de longe caminhar até ela.',
    context:
      'O povo voltou do cativeiro para uma cidade pobre e desanimada. No capítulo 59 disseram: esperamos luz, e há somente trevas. Agora Deus manda Jerusalém se levantar. No final do capítulo, ele mesmo será a luz eterna. Os cristãos lembram este texto quando leem dos sábios que trouxeram ouro e incenso ao menino Jesus.',
    retold: [
      {
        verses: '60:1-2',
        says: 'A cidade é chamada a brilhar, porque chegou a sua luz. As trevas cobrem os povos, mas sobre ela se verá a glória do Senhor.',
      },
      {
        verses: '60:3-4',
        says: 'Nações e reis virão ao brilho da cidade. Ao levantar os olhos, ela verá os filhos e as filhas chegando de longe.',
      },
      {
        verses: '60:5-6',
        says: 'O coração da cidade palpitará de alegria com as riquezas das nações. Camelos e dromedários virão de Sabá com ouro e incenso, em louvor ao Senhor.',
      },
    ],
    read: {
      verses: '60:1-6',
      how: 'Apaguem a luz da sala ou fechem a cortina. Alguém lê o 1 e acende; todos se levantam e leem o resto de pé.',
    },
    observe: [
      {
        ask: 'Quais são as duas ordens do começo, e que motivo vem logo depois do “porque”?',
        verses: '60:1',
        listen: 'Levanta-te, brilha; porque a tua luz chegou, a glória do Senhor raiou.',
      },
      {
        ask: 'Como está o mundo ao redor enquanto isso acontece?',
        verses: '60:2',
        listen: 'Trevas na terra, escuridão sobre os povos.',
      },
      {
        ask: 'Quem vem chegando e o que cada um traz?',
        verses: '60:3-6',
        listen: 'Nações, reis, filhos e filhas; riquezas, camelos, ouro e incenso, louvores.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença faz brilhar por causa de uma luz que chegou, e não para que ela chegue?',
        verses: '60:1-2',
        listen: 'É resposta, não esforço para merecer. Como a lua.',
        follow: 'O que cansa em quem tenta ser a própria luz?',
      },
      {
        ask: 'A promessa de luz vem junto com a notícia de trevas grossas. Por que Deus não espera clarear para mandar levantar?',
        verses: '60:1-2',
        listen: 'É no escuro que se precisa dela.',
      },
      {
        ask: 'A cidade olhava para o chão. O que só dá para ver depois de obedecer ao versículo 4?',
        verses: '60:4-5',
        listen: 'Filhos voltando, gente de longe; o coração palpita.',
      },
      {
        ask: 'Os de fora chegam com presentes e terminam declarando louvores. De quem é a festa, no fim?',
        verses: '60:6',
        listen: 'Do Senhor; a cidade não fica com a glória.',
      },
    ],
    live: [
      {
        ask: 'O que deixou você sentado nos últimos tempos: cansaço, culpa, decepção, medo do que vão dizer?',
        listen: 'Sem apressar. Levantar pode ser só endireitar as costas.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na sua sala de aula ou no seu grupo de mensagens, onde está mais escuro e que luz pequena caberia ali?',
        listen: 'Não rir de alguém, defender, contar a verdade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você já recebeu luz sem que a pessoa percebesse?',
        listen: 'Histórias curtas; depois, agradecer a ela.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Se um vizinho olhasse a sua janela à noite, o que contaria da paz ou da briga que vê?',
        listen: 'Com humor e verdade.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que em Jesus pareceu claro para você antes mesmo de você entender o resto?',
        listen: 'Uma palavra, um gesto dele. Vale também: ainda nada.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A luz às vezes dói em olho que chorou. Que tanto de claridade você aguenta hoje?',
        listen: 'Uma fresta basta. O versículo 20 do capítulo promete o fim do luto.',
        for: ['mourning'],
      },
      {
        ask: 'Para que Deus seja louvado, e não nós, o que precisamos mudar no jeito de contar o que fazemos?',
        listen: 'Foto, placa, microfone. Rir de si ajuda.',
        for: ['singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Faltou luz: o que a sua família fazia, vela, história de assombração, jogo de sombra na parede?',
        bridge: 'Isaías fala de uma escuridão grande e de alguém que acende.',
      },
      {
        text: 'Você acorda com despertador, com galo, com criança ou só na quinta soneca?',
        bridge: 'O texto de hoje é um despertador: levanta-te, porque já clareou.',
        for: ['teens', 'young', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela ou a lanterna do celular num canto escuro. Olhe o quanto uma luz só alcança.',
      bridge: 'Leia de pé, se puder, perto dessa luz.',
    },
    complete: [
      {
        name: 'Sentado e de pé',
        text: 'Complete: fico no chão quando penso que … . Consigo me levantar quando lembro que a luz … . A primeira coisa que verei ao erguer os olhos é … .',
      },
      {
        name: 'Janela acesa',
        text: 'Desenhe a sua janela vista da rua. Escreva na claridade que ela espalha três coisas boas que saem da sua casa: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha o lugar mais pesado da sua semana e leve ali uma coisa clara: um bolo, um bom-dia pelo nome, uma verdade dita com jeito.',
        tell: 'o que clareou, nem que tenha sido um canto.',
      },
      {
        do: 'Veja um nascer do sol inteiro, sem tela, e leia ali os seis versículos.',
        tell: 'o momento exato em que você percebeu que já era dia.',
      },
    ],
    children: {
      truth: 'A luz de Deus chegou e eu posso brilhar.',
      to7: {
        story:
          'A cidade estava escura e todo mundo andava de cabeça baixa. Que tristeza! De repente veio um chamado: levanta! Brilha! A sua luz chegou! Que luz era essa? Era Deus chegando pertinho, como o sol de manhã: primeiro um pouquinho, depois tudo dourado. Levante os olhos e olhe em volta!, disse a voz. E a cidade olhou. Vinha gente de todo lado! Filhos voltando para casa, reis, camelos balançando, balançando, cheios de presentes, ouro e incenso. E todos cantavam a Deus. O escuro não ganhou. A luz de Deus chegou.',
        activity:
          'No quarto escuro, cada criança acende uma lanterna e diz o nome de alguém a quem quer alegrar. Juntem todas as luzes num ponto só da parede.',
        questions: [
          'Como estava a cidade no começo?',
          'Quem era a luz que chegou?',
          'Para quem você quer brilhar com um gesto bom?',
        ],
      },
      to12: {
        story:
          'A lua não tem luz própria. Se o sol não bate nela, é só uma pedra escura. Mas numa noite de lua cheia dá até para ler! Isaías contou de uma cidade assim. Jerusalém tinha voltado do cativeiro, mas estava pobre, quebrada e sem ânimo. Todo mundo olhava para o chão. Então Deus gritou como quem abre a cortina: Levanta-te! Brilha! A sua luz chegou! Ele não disse: esforce-se até brilhar. Disse: eu estou nascendo sobre você. Em volta ainda havia escuridão. Mas as pessoas de longe viram o clarão e começaram a vir: filhos e filhas voltando para casa, reis, uma fila de camelos com ouro e incenso, e uma multidão louvando ao Senhor. A cidade só precisava ficar de pé e refletir. Muito tempo depois, uns homens do Oriente trouxeram ouro e incenso a um menino. Ele disse um dia: eu sou a luz do mundo.',
        activity:
          'Com espelhinhos e uma lanterna, tentem fazer a luz chegar ao outro lado da sala passando de espelho em espelho.',
        questions: [
          'Em que o povo de Deus se parece com a lua?',
          'O que a cidade viu quando levantou os olhos?',
          'Onde você pode refletir a luz de Deus nesta semana?',
        ],
      },
      challenge: 'Leve alegria a alguém triste: um desenho, uma visita ou um abraço.',
    },
    prayer:
      'Senhor, tu és a nossa luz, e sem ti somos pedra escura. Raia sobre nós e sobre esta cidade. Levanta quem está no chão, abre os olhos de quem só vê trevas, e que todos os que chegarem levem louvor a ti. Amém.',
    leader: {
      lost: 'O grupo pode ouvir brilha como cobrança. Pergunte sempre pelo porque do versículo 1: a luz já chegou.',
      tender:
        'Levanta-te, dito a quem vive depressão, pode esmagar. Explique que é Deus quem vem primeiro e que ficar de pé pode ser pedir ajuda. Se alguém falar em não querer viver, não o deixe só: CVV 188.',
      differ:
        'Uns veem aqui a igreja que reúne os povos; outros, uma promessa para Jerusalém no futuro; muitos, as duas coisas, com começo na vinda de Cristo. As riquezas das nações não são promessa de enriquecer quem lê.',
    },
    comfort:
      'Se ainda é noite para você, a ordem não é fazer o sol nascer. Ele nasce. Fique perto da janela.',
    closing: 'A luz chegou primeiro. Agora dá para se levantar.',
    words: [
      'levanta te resplandece',
      'levanta te brilha',
      'dispoe te resplandece',
      'resplandece porque',
      'vem a tua luz',
      'e chegada a tua luz',
      'gloria do senhor',
      'trevas cobrirao a terra',
      'nacoes virao a tua luz',
      'camelos',
      'dromedarios de midia',
    ],
  },
  {
    verses: '61:1-4',
    key: '61:1',
    title: 'Em lugar de cinza, enfeite',
    theme: 'a missão do Ungido',
    themes: ['missao', 'espirito', 'esperanca', 'luto'],
    idea: 'Alguém ungido pelo Espírito vem trocar as roupas de quem está quebrado, e os que chegam de cinza na cabeça acabam como árvores firmes, reconstruindo a cidade.',
    context:
      'O povo voltou da Babilônia, mas a casa continua em ruínas e a tristeza veio junto na bagagem. Uma voz se apresenta: fui ungido e enviado. Séculos depois, na sinagoga de Nazaré, Jesus abre este rolo, lê o começo, para na metade do versículo 2 e diz: hoje isto se cumpriu (Lucas 4:16-21).',
    retold: [
      {
        verses: '61:1-2',
        says: 'Quem fala diz que o Espírito do Senhor está sobre ele, para sarar os feridos de coração, anunciar liberdade aos cativos e o ano do favor do Senhor, e consolar os tristes.',
      },
      {
        verses: '61:3-4',
        says: 'Os tristes de Sião recebem ornamento em vez de cinza e vestes de louvor, e são chamados de carvalhos da justiça. Eles reconstruirão cidades arruinadas há muitas gerações.',
      },
    ],
    read: {
      verses: '61:1-4',
      how: 'Leiam duas vezes: a primeira, corrida; na segunda, cada um lê só a frase que é para alguém que conhece, pensando no rosto dela.',
    },
    observe: [
      {
        ask: 'Por quem essa pessoa foi ungida, e que tarefas recebeu?',
        verses: '61:1-2',
        listen: 'Pelo Espírito do Senhor; boas novas, sarar, anunciar liberdade, consolar.',
      },
      {
        ask: 'Quem são os que recebem? Façam a lista.',
        verses: '61:1-3',
        listen: 'Mansos, feridos de coração, cativos, prisioneiros, tristes de Sião.',
      },
      {
        ask: 'Três trocas acontecem no corpo das pessoas. O que sai e o que entra?',
        verses: '61:3',
        listen:
          'Cinza por ornamento, tristeza por óleo de alegria, espírito angustiado por vestes de louvor.',
      },
      {
        ask: 'No fim, o que fazem aqueles que estavam tristes?',
        verses: '61:3-4',
        listen: 'Viram carvalhos e reconstroem ruínas de gerações.',
      },
    ],
    interpret: [
      {
        ask: 'Sarar feridos de coração usa a palavra de quem enfaixa. O que uma faixa faz, e o que ela não faz?',
        verses: '61:1',
        listen: 'Protege, junta, dá tempo; não apaga a ferida num instante.',
      },
      {
        ask: 'Um ano de favor e um dia de vingança. O que dizem as medidas, um ano e um dia?',
        verses: '61:2',
        listen:
          'A bondade é muito maior; e fazer justiça contra quem oprime é parte da boa notícia.',
        follow: 'Por que Jesus teria parado a leitura no meio?',
      },
      {
        ask: 'Por que chamar de carvalhos gente que acabou de sair da cinza?',
        verses: '61:3',
        listen: 'Plantação dele; firmeza lenta, de raiz, que mostra a glória de Deus.',
      },
      {
        ask: 'O que muda quando quem levanta as ruínas não é um especialista de fora, mas o consolado de ontem?',
        verses: '61:3-4',
        listen: 'Quem foi cuidado conhece o entulho por dentro.',
      },
    ],
    live: [
      {
        ask: 'Cinza, tristeza, espírito angustiado: com qual das três roupas você veio hoje?',
        listen: 'Uma palavra basta; ninguém é obrigado a trocar de roupa agora.',
        for: ['adults', 'mourning', 'women', 'elderly'],
      },
      {
        ask: 'Que prisão sem grade você vê nos seus amigos: tela, comparação, vício, segredo?',
        listen: 'Falar de um tipo, não de um nome; se for grave, buscar ajuda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem já foi faixa no seu coração, e como essa pessoa fez?',
        listen: 'Presença, comida, escuta.',
      },
      {
        ask: 'De que entulho você saiu que hoje permite entender alguém que está nele?',
        listen: 'Dívida, luto, dependência, divórcio; contar só o que já sarou.',
        for: ['adults', 'men', 'singles', 'long-believers'],
      },
      {
        ask: 'Que ruína de muitas gerações passa pela família de vocês, e que tijolo podem assentar juntos?',
        listen: 'Jeito de falar, pobreza, bebida, abandono.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Jesus disse que esta página era sobre ele. Qual das tarefas você mais gostaria de ver Jesus fazer, e em quem?',
        listen: 'Pode ser pedido ou dúvida.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a reforma, a restauração ou o conserto mais bonito que você já viu: móvel, casa, carro velho, igreja?',
        bridge:
          'No texto há gente reconstruindo cidade inteira. O detalhe é quem são os pedreiros.',
      },
      {
        text: 'Que roupa muda o seu humor na hora de vestir: pijama, camisa do time, vestido de festa, chinelo?',
        bridge: 'Isaías fala de alguém que chega com roupa nova para quem está triste.',
        for: ['women', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe um creme ou um óleo nas mãos, bem devagar, até sumir na pele.',
      bridge: 'Óleo de alegria no lugar de tristeza. Leia com as mãos perfumadas.',
    },
    complete: [
      {
        name: 'Guarda-roupa',
        text: 'Desenhe um armário de duas portas. Na esquerda, as roupas pesadas: cinza de … , tristeza por … , angústia com … . Na direita, as que ele traz: … , … , … . Deixe a porta da direita entreaberta.',
      },
      {
        name: 'Crachá de enviado',
        text: 'Complete como quem recebe um trabalho: O Espírito do Senhor me envia a … (um nome), que precisa de … . Levo comigo … . Não sei ainda … , e tudo bem.',
        for: ['long-believers', 'young', 'new-believers'],
      },
    ],
    challenges: [
      {
        do: 'Leve uma coisa bonita (flor, fruta, fita, pão enfeitado) a quem está de luto ou desanimado, e fique o tempo de um café.',
        tell: 'O que aconteceu com o rosto dessa pessoa.',
      },
      {
        do: 'Junte duas pessoas e consertem algo estragado de um vizinho ou da igreja: torneira, banco, muro, canteiro.',
        tell: 'O que estava quebrado havia quanto tempo.',
      },
    ],
    children: {
      truth: 'Jesus veio alegrar quem está triste.',
      to7: {
        story:
          'O povo de Deus voltou para casa, mas a casa estava toda quebrada, e o povo, bem triste. Então alguém disse: o Espírito de Deus está comigo! Ele me mandou com boas notícias. Vim fazer curativo no coração machucado. Vim abrir a porta de quem está preso. Vim consolar todo mundo que chora. No lugar da cinza, um enfeite bonito. No lugar da tristeza, alegria! Quem estava triste vai ficar forte como uma árvore grande e vai ajudar a consertar a cidade. Muito tempo depois, Jesus leu essas palavras e falou: é hoje! Sou eu!',
        activity:
          'Desenhem um coração machucado e colem curativos de verdade em cima. Depois enfeitem com cores e deem a alguém.',
        questions: [
          'Como estava a cidade?',
          'O que Jesus faz com o coração machucado?',
          'Quem você conhece que precisa de um enfeite de alegria?',
        ],
      },
      to12: {
        story:
          'Voltar para casa era o sonho. Mas quando o povo chegou a Jerusalém, encontrou muro caído, mato e lembranças tristes. Naquele tempo, quem estava de luto jogava cinza na cabeça. Então apareceu uma voz: o Espírito do Senhor está sobre mim. Ele me ungiu para dar boas notícias, enfaixar corações feridos, anunciar liberdade e consolar todos os que choram. Em lugar de cinza, um enfeite. Em lugar de tristeza, óleo perfumado. Em lugar de angústia, roupa de festa. E o melhor: esses tristes seriam chamados de carvalhos, árvores fortes, e iam reconstruir a cidade. Uns quinhentos anos depois, num sábado, Jesus entrou na sinagoga da sua terra, abriu esse rolo, leu e disse: hoje isso se cumpriu. É ele quem enfaixa. E ainda hoje, quem ele conserta aprende a consertar.',
        activity:
          'Com blocos, derrubem um muro e reconstruam juntos; em cada bloco, uma palavra do texto: consolo, liberdade, alegria, cura.',
        questions: [
          'Por que o povo estava triste na própria casa?',
          'Que trocas essa pessoa veio fazer?',
          'O que Jesus fez com essa página do rolo?',
        ],
      },
      challenge: 'Leve um enfeite ou um desenho alegre a alguém que está triste.',
    },
    prayer:
      'Jesus, o Espírito está sobre ti. Vem até a nossa cinza, sem pressa de varrer. Enfaixa o que abriu. Solta o que prende. E quando a gente estiver de pé, põe um tijolo na nossa mão, porque a rua inteira precisa. Amém.',
    leader: {
      lost: 'Há quem corra para a vingança e quem finja que ela não está ali. Diga em uma frase: Deus não vai deixar a opressão sem resposta; e Jesus, ao ler, abriu o ano do favor.',
      tender:
        'Não apresse a troca da cinza. Enlutados e deprimidos já ouvem demais que devem se alegrar. Quem falar em não querer viver precisa de companhia agora e de ajuda: CVV 188.',
      differ:
        'Os cristãos veem aqui Jesus, por Lucas 4; alguns entendem que antes dele o profeta também falava de si. Uns leem a libertação sobretudo como do pecado, outros como também das prisões sociais. Em Lucas, Jesus toca as duas coisas. E o dia da vingança, muitos o esperam para a volta dele.',
    },
    comfort:
      'Ele não vem tirar a cinza com a mão pesada. Traz um enfeite e espera. Você pode ficar sentado enquanto ele enfaixa.',
    closing: 'Quem foi enfaixado aprende a enfaixar.',
    words: [
      'espirito do senhor deus esta sobre mim',
      'o senhor me ungiu',
      'boas novas aos mansos',
      'feridos de coracao',
      'quebrantados de coracao',
      'liberdade aos cativos',
      'oleo de alegria',
      'vestes de louvor',
      'carvalhos da justica',
      'ano do favor',
      'ano aceitavel',
      'em lugar de cinza',
      'lugares arruinados',
    ],
  },
  {
    verses: '64:1-9',
    key: '64:8',
    title: 'Ah, se rompesses os céus',
    theme: 'o barro nas mãos do Pai',
    themes: ['oracao', 'arrependimento', 'espera', 'identidade'],
    idea: 'Um povo que já não acha forças nem bondade em si clama para que Deus desça, confessa a própria sujeira e se agarra ao que sobra: tu és nosso Pai, nós somos o barro.',
    context:
      'É uma oração que começou antes (63:7). Jerusalém está em ruínas, e o templo, queimado (64:10-11). O povo lembra o Sinai, quando o monte tremeu e Deus desceu, e sente falta disso. Paulo cita o versículo 4 ao falar do que Deus preparou para quem o ama (1 Coríntios 2:9). Muitas igrejas leem este texto antes do Natal, quando Deus desceu de um jeito que ninguém esperava.',
    retold: [
      {
        verses: '64:1-3',
        says: 'O povo pede que Deus rompa os céus e desça, como fogo que ferve a água, e que os montes e as nações tremam como antigamente.',
      },
      {
        verses: '64:4-5',
        says: 'Ninguém viu outro Deus que age em favor de quem espera nele. Mas o povo pecou por muito tempo e pergunta se será salvo.',
      },
      {
        verses: '64:6-7',
        says: 'O povo confessa que até as suas justiças são como roupas contaminadas e que cai como folha. Ninguém mais invoca a Deus, que escondeu o rosto.',
      },
      {
        verses: '64:8-9',
        says: 'Mesmo assim o povo diz ao Senhor que ele é Pai e oleiro, e eles são o barro. Que não se lembre da maldade para sempre e olhe para eles.',
      },
    ],
    read: {
      verses: '64:1-9',
      how: 'O grupo lê de pé o 1 e o 2, com os olhos no alto. Todos se sentam no 5. No 8, uma pessoa lê com um pedaço de barro, massa ou argila nas mãos.',
    },
    observe: [
      {
        ask: 'O que o povo deseja que Deus faça, e com que imagens o pede?',
        verses: '64:1-3',
        listen: 'Rasgar os céus, descer, fazer tremer montes; fogo na madeira e na água.',
      },
      {
        ask: 'O que há de único em Deus, segundo a oração?',
        verses: '64:4-5',
        listen: 'Age por quem espera nele; vai ao encontro de quem pratica justiça.',
      },
      {
        ask: 'Que comparações o povo usa para falar de si mesmo?',
        verses: '64:6',
        listen: 'Imundo, roupas contaminadas, folha que cai, levado pelo vento.',
      },
      {
        ask: 'Que palavras mudam o tom da oração no fim, e o que eles pedem?',
        verses: '64:8-9',
        listen: 'Porém agora; Pai, barro, oleiro; que Deus não se enfureça tanto e olhe.',
      },
    ],
    interpret: [
      {
        ask: 'Eles reclamam que Deus escondeu o rosto e também confessam que o deixaram. Por que uma oração verdadeira carrega as duas coisas?',
        verses: '64:5-7',
        listen: 'Saudade e culpa juntas; não escondem nada dele.',
      },
      {
        ask: 'Até “todas as nossas justiças” estão manchadas. O que isso faz com quem conta com as próprias boas obras?',
        verses: '64:6',
        listen: 'Tira o chão do orgulho; não sobra nada para negociar, só pedir.',
        follow: 'Por que admitir isso pode ser um alívio?',
      },
      {
        ask: 'Depois de tanta coisa, eles não prometem melhorar: chamam Deus de Pai e de oleiro. O que esperam dessas mãos?',
        verses: '64:8',
        listen: 'Que ele refaça o que fez; o barro não se conserta sozinho.',
      },
    ],
    live: [
      {
        ask: 'Onde você mais queria que Deus rasgasse o céu e descesse hoje?',
        listen: 'Casa, hospital, bairro, coração. Sem resolver nada.',
      },
      {
        ask: 'Que parte de você o oleiro já amassou e refez, e que parte ainda está endurecida?',
        listen: 'Devagar; quem quiser.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Folha levada pelo vento: o que tem levado você para onde não queria ir?',
        listen: 'Turma, cansaço, impulso, tela.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quando Deus parece de rosto escondido, o que você faz: grita, some, espera, finge?',
        listen: 'Todas aparecem nos salmos. Acolher.',
        for: ['mourning', 'adults', 'elderly'],
      },
      {
        ask: 'De que boa obra sua você precisaria tirar a mão, para não usá-la como moeda com Deus?',
        listen: 'Serviço, dízimo, fama de certinho.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'Chamar Deus de Pai é fácil, difícil ou estranho para você, e por quê?',
        listen: 'A história de cada um pesa; respeite.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já fez alguma coisa de barro, argila ou massinha? O que era para ser e o que ficou?',
        bridge: 'Um povo inteiro disse a Deus: nós somos o barro.',
      },
      {
        text: 'Por quem você já esperou na janela, contando os minutos?',
        bridge: 'A oração de hoje é de gente à janela, olhando para o céu.',
        for: ['adults', 'elderly', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Aperte devagar alguma coisa macia: massa, sabonete, um pedaço de pão. Veja a marca dos seus dedos.',
      bridge: 'Leia a oração de quem se sabia barro.',
    },
    complete: [
      {
        name: 'Ah, se descesses',
        text: 'Complete: Ah, se tu descesses em … . Sinto saudade de quando … . Confesso que eu … . Porém agora, Pai, … .',
      },
      {
        name: 'Nas mãos do oleiro',
        text: 'Desenhe um vaso no torno, com duas mãos em volta. Escreva no vaso o que ainda está torto: … . Nas mãos: obra das tuas mãos. Ao lado, uma coisa que você não vai mais tentar consertar sozinho: … .',
      },
    ],
    challenges: [
      {
        do: 'Ore cada dia o versículo 8 no plural, nós, pensando em alguém que você acha difícil e que também é obra das mãos de Deus.',
        tell: 'o que mudou no modo de ver essa pessoa, sem dizer quem.',
      },
      {
        do: 'Separe meia hora para dizer a Deus, em voz alta ou por escrito, o que você não conta a mais ninguém, começando por: tu és meu Pai.',
        tell: 'só se conseguiu chegar ao fim.',
      },
    ],
    children: {
      truth: 'Deus é meu Pai, e eu sou obra das mãos dele.',
      to7: {
        story:
          'O povo de Deus estava muito triste. A cidade tinha caído, e eles sabiam que tinham feito coisas erradas. Então olharam para o céu e oraram: Ah, Deus, abre o céu e desce aqui! Vem ficar perto! Eles disseram: nós erramos. Somos como folhinhas que o vento leva. Mas depois lembraram uma coisa linda: Deus, tu és o nosso Pai! Sabe quem faz vasos de barro? O oleiro. Ele amassa, roda, alisa, e se o vaso entorta, ele faz de novo. O povo disse: nós somos o barro, e tu és o oleiro. Foste tu que nos fizeste! E um dia Deus desceu mesmo: Jesus nasceu.',
        activity:
          'Com massinha, cada criança faz um vasinho, amassa e faz outro. Digam juntos: Deus é meu Pai e me faz de novo!',
        questions: [
          'O que o povo pediu a Deus?',
          'O que o oleiro faz com o barro?',
          'O que você quer que Deus conserte?',
        ],
      },
      to12: {
        story:
          'Você já olhou para o céu e pensou: Deus, bem que o senhor podia descer agora? O povo de Israel orou assim. A cidade deles estava destruída, e eles lembravam os tempos antigos, quando o monte tremeu e Deus falou. Ah, se tu rompesses os céus e descesses! Mas, no meio da oração, eles olharam para si mesmos: pecamos por muito tempo. Até as coisas boas que fizemos estão manchadas, como roupa suja. Somos como folha seca que o vento leva. E agora? Não tinham o que prometer nem com que pagar. Então disseram a coisa mais simples: Senhor, tu és nosso Pai. Nós somos barro, e tu és o oleiro; somos obra das tuas mãos. Olha para nós! O oleiro não joga fora o barro torto: amassa e começa de novo. Muito tempo depois, Deus desceu de um jeito que ninguém esperava: como um bebê, Jesus.',
        activity:
          'Modelem um vaso de argila ou massa. Troquem com o vizinho, entortem o dele com cuidado, devolvam e refaçam. Conversem: foi preciso jogar fora?',
        questions: [
          'O que o povo queria que Deus fizesse?',
          'O que eles confessaram?',
          'Em que você quer que o oleiro trabalhe?',
        ],
      },
      challenge: 'Toda noite diga: Deus, tu és meu Pai. Faz em mim o que quiseres.',
    },
    prayer:
      'Pai, às vezes o céu parece fechado. Vem até nós. Confessamos que nos afastamos, e que até o nosso melhor tem mancha. Mas tu és nosso Pai; nós somos o barro, tu és o oleiro. Olha agora: somos teu povo, obra das tuas mãos. Amém.',
    leader: {
      lost: 'Fica-se no espetáculo dos montes tremendo, ou na discussão sobre a roupa manchada. O coração é o porém do 8. Não tente dizer por que Deus escondeu o rosto de alguém da roda.',
      tender:
        'A palavra pai pode doer, e imundo pode soar como o que já disseram a alguém. Diga que quem fala é um povo inteiro diante de Deus, e que vítima de abuso não é suja: a culpa é de quem feriu. Disque 100, Ligue 180.',
      differ:
        'Sobre “todas as nossas justiças”: uns leem que nada do que fazemos serve diante de Deus sem a graça; outros, que o profeta fala daquele momento, e que Deus recebe o bem feito com ele. Todos pedem a mesma misericórdia.',
    },
    comfort:
      'Se você não tem força para prometer nada, esta oração foi feita para você. Ela só diz quem Deus é e de quem são as mãos. O barro descansa nelas.',
    closing: 'Somos barro, e as mãos são do Pai.',
    words: [
      'se rompesses os ceus',
      'fendesses os ceus',
      'e descesses',
      'trapo de imundicia',
      'roupas contaminadas',
      'caimos como uma folha',
      'tu es nosso pai',
      'tu es o nosso oleiro',
      'nos somos barro',
      'obra de tuas maos',
      'oleiro',
      'nem olho viu outro deus',
      'age em favor daquele que nele espera',
    ],
  },
]
