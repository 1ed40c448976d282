import type { BookPassages } from '../passage.ts'

export const PRO: BookPassages = [
  {
    verses: '1:1-7',
    key: '1:7',
    title: 'Por onde começa a sabedoria',
    theme: 'o temor do Senhor',
    themes: ['sabedoria', 'humildade', 'discipulado'],
    idea: 'Sabedoria não é ter muitas respostas, é aprender a viver; e o primeiro passo, para o simples e para o sábio, é dar a Deus o lugar de Deus.',
    context:
      'É a porta de entrada de Provérbios, a coleção que leva o nome de Salomão. Antes do primeiro ditado, o livro diz para que serve e para quem: simples, jovens e também sábios. A frase do versículo 7 é a placa na entrada da casa; logo depois começam as conversas de pai e mãe com o filho (1:8).',
    retold: [
      {
        verses: '1:1-3',
        says: 'Os provérbios de Salomão, filho de Davi e rei de Israel, servem para conhecer a sabedoria, entender as palavras prudentes e aprender justiça.',
      },
      {
        verses: '1:4-6',
        says: 'Os provérbios dão inteligência aos simples e bom senso aos jovens. Também o sábio que ouve cresce em conhecimento e entende os enigmas.',
      },
      {
        verses: '1:7',
        says: 'O temor ao Senhor é o princípio do conhecimento, e os tolos desprezam a sabedoria e a instrução.',
      },
    ],
    read: {
      verses: '1:1-7',
      how: 'Cada pessoa lê uma linha como quem lê o cartaz de um curso. No 7, parem um minuto antes de repetir juntos.',
    },
    observe: [
      {
        ask: 'Para que serve este livro? Juntem os verbos dos versículos 2 a 6.',
        verses: '1:2-6',
        listen: 'Conhecer, entender, obter, dar inteligência, ouvir, crescer.',
      },
      {
        ask: 'Que tipos de aluno são convidados?',
        verses: '1:4-5',
        listen: 'Simples, jovens, e também quem já é sábio e bom entendedor.',
      },
      {
        ask: 'Qual é o começo de tudo, e o que fazem os tolos?',
        verses: '1:7',
        listen: 'O temor ao Senhor; desprezam a sabedoria e a instrução.',
      },
    ],
    interpret: [
      {
        ask: 'Entre as matérias do curso estão justiça, juízo e equidade. O que isso diz sobre a diferença entre ser sábio e ser esperto?',
        verses: '1:3',
        listen: 'Sabedoria bíblica é viver direito com os outros; esperteza pensa só em si.',
      },
      {
        ask: 'O que faz um sábio continuar ouvindo, e o que faz um tolo desprezar a instrução?',
        verses: '1:5, 1:7',
        listen: 'Humildade de quem sabe que falta; orgulho de quem se acha pronto.',
        follow: 'Em que assunto você já se acha pronto?',
      },
      {
        ask: 'Temor ao Senhor não é pavor. Que imagem da sua vida ajuda a explicar esse respeito que aproxima?',
        verses: '1:7',
        listen:
          'Mar, fogo, um avô amado; levar a sério quem se ama. Em Jesus esse Deus chegou perto.',
      },
    ],
    live: [
      {
        ask: 'Em que área você tem diploma, ou anos de prática, e ainda faz bobagem?',
        listen: 'Rir junto; saber e viver não são a mesma coisa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De quem você aceita conselho sem torcer o nariz, e o que essa pessoa tem?',
        listen: 'Escuta, exemplo; pistas de sabedoria.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Depois de tantos anos ouvindo, o que ainda faz você crescer em conhecimento, como o sábio do versículo 5?',
        listen: 'Perguntas novas, jovens por perto, erros.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que lição de vida, e não de escola, vocês querem que os filhos aprendam até os quinze anos?',
        listen: 'Uma só; como se ensina numa semana comum?',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Temor ao Senhor: que sensação essas palavras lhe dão antes de qualquer explicação?',
        listen: 'Medo, estranheza, reverência; acolha.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Numa decisão desta semana, como ficaria o começo se Deus viesse primeiro, e não no fim, para carimbar?',
        listen: 'Algo prático: orar antes, perguntar o que é justo.',
        for: ['singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o conselho mais maluco que alguém lhe deu com total convicção?',
        bridge: 'Há um livro inteiro na Bíblia só de conselhos. Hoje lemos a primeira página.',
      },
      {
        text: 'Quem aqui já montou um móvel sem ler o manual? O que sobrou de parafuso?',
        bridge: 'Provérbios é quase um manual, e começa dizendo qual é o primeiro parafuso.',
        for: ['men', 'couples', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Escreva no alto de uma folha: não sei. Fique um minuto olhando essas duas palavras, sem vergonha delas.',
      bridge: 'Quem escreve isso já está na porta da sabedoria. Leia a placa.',
    },
    complete: [
      {
        name: 'Ficha de matrícula',
        text: 'Preencha: nome: … ; entro como (simples, jovem ou sábio): … ; a matéria em que mais preciso de aula é … ; quem já me ensinou foi … ; começo por … .',
      },
      {
        name: 'Primeiro parafuso',
        text: 'Desenhe uma construção de três andares: o que faço, o que penso, o que temo e amo. Escreva algo em cada andar e veja quem está no de baixo.',
      },
    ],
    challenges: [
      {
        do: 'Leia um capítulo de Provérbios por dia, o do número do dia do mês, e guarde um ditado na carteira.',
        tell: 'o ditado que foi parar na carteira.',
      },
      {
        do: 'Faça a uma pessoa mais velha a pergunta: o que o senhor ou a senhora só entendeu depois dos cinquenta?',
        tell: 'a resposta, com as palavras dela.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'Respeitar a Deus é o começo da sabedoria.',
      to7: {
        story:
          'Salomão era um rei sábio e gostava de escola. Um dia ele pôs uma placa: aula de sabedoria, entrem todos! Veio um menino pequeno: eu não sei nada! Pode entrar. Veio uma mocinha: eu sei um pouquinho. Pode entrar. Veio um vovô: eu já sei muito, mas quero aprender mais. Pode entrar também! Veio um homem de nariz empinado: eu sei tudo! E foi embora. Que pena. A aula começou. A primeira lição era assim: Deus é grande e bom, e a gente escuta o que ele diz. Isso é o começo! O menino bateu palmas: eu já sei a primeira!',
        activity:
          'Façam a placa da escola e um caminho de degraus com almofadas. No primeiro degrau está escrito Deus; ninguém sobe nos outros sem pisar nele com carinho.',
        questions: [
          'Quem entrou na aula?',
          'Por que o homem foi embora?',
          'O que você quer aprender com Deus?',
        ],
      },
      to12: {
        story:
          'O livro de Provérbios começa como um cartaz de matrícula. Está escrito quem organizou o curso: Salomão, filho de Davi. Está escrito o que se aprende: sabedoria, instrução, justiça, bom senso. E para quem é: para os simples, que ainda se deixam enganar; para os jovens; e até para os sábios, porque quem é sábio de verdade sempre quer crescer. Depois vem a frase mais importante, como uma placa na porta: o temor ao Senhor é o princípio do conhecimento. Temor não quer dizer viver assustado com Deus. É como chegar perto do mar: você o acha lindo e o leva a sério. Quem leva Deus a sério aprende a viver. Quem despreza isso pode até saber muitas coisas e continuar tolo. Ser sábio não é tirar dez em tudo. É saber viver bem com Deus e com os outros.',
        activity:
          'Criem um cartaz da escola da sabedoria com matérias da vida real (pedir desculpa, escolher amigo, cuidar do dinheiro) e a placa do versículo 7 na porta.',
        questions: [
          'Para quem é o curso de Provérbios?',
          'O que é o temor ao Senhor?',
          'Em que matéria da vida você precisa de aula?',
        ],
      },
      challenge: 'Antes de uma escolha, pergunte: o que Deus acha disto?',
    },
    prayer:
      'Senhor, matricula-nos outra vez. Aos simples, dá bom senso; aos jovens, caminho; aos que já sabem, ouvidos. Livra-nos do nariz empinado. Que o começo de tudo, amanhã cedo, sejas tu.',
    leader: {
      lost: 'O grupo se prende em definir temor. Duas ou três imagens bastam. E evite opor estudo e fé: o livro quer gente que pensa, aprende e resolve enigmas.',
      tender:
        'Quem estudou pouco pode encolher-se diante de palavras como conhecimento. Peça a sabedoria dele em voz alta. Quem foi criado com um Deus de ameaça precisa ouvir devagar: no temor do Senhor não há terror.',
    },
    comfort:
      'Há dores que deixam a gente sem saber nada. Você não foi reprovado. Este livro recebe os simples primeiro, e o começo continua o mesmo: um Deus grande que se deixa chegar perto.',
    closing: 'Quem começa por Deus pode errar a conta, mas não o caminho.',
    words: [
      'proverbios de salomao',
      'temor ao senhor e o principio',
      'temor do senhor e o principio',
      'principio do conhecimento',
      'principio da sabedoria',
      'tolos desprezam',
      'loucos desprezam',
      'inteligencia aos simples',
      'prudencia aos simples',
      'sabios e seus enigmas',
      'o sabio ouvira',
      'instrucao do entendimento',
    ],
  },
  {
    verses: '3:1-12',
    key: '3:5',
    title: 'Com o coração inteiro',
    theme: 'confiar no Senhor de todo o coração',
    themes: ['fe', 'sabedoria', 'obediencia', 'generosidade'],
    idea: 'Confiar em Deus de coração inteiro é deixar que ele entre em todos os caminhos, até no bolso e na correção, porque quem nos guia é um Pai que ama.',
    context:
      'É conversa de pai com filho, daquelas de antes de o filho sair pelo mundo. Seis vezes ele faz a mesma costura: um conselho e o bem que costuma vir dele. Não são garantias de contrato; são o jeito como a vida anda, na maior parte das vezes, quando se vive perto de Deus.',
    retold: [
      {
        verses: '3:1-4',
        says: 'O pai pede ao filho que guarde os seus mandamentos e amarre ao pescoço a bondade e a fidelidade. Terá vida longa, paz e graça diante de Deus e dos homens.',
      },
      {
        verses: '3:5-8',
        says: 'O filho deve confiar no Senhor com todo o coração, sem se apoiar no próprio entendimento. O Senhor endireitará os seus caminhos, e isso será remédio para o corpo.',
      },
      {
        verses: '3:9-12',
        says: 'O pai pede que o filho honre o Senhor com a primeira parte da renda e não rejeite a correção, porque o Senhor repreende a quem ama.',
      },
    ],
    read: {
      verses: '3:1-12',
      how: 'Em duplas de dois versículos: uma voz mais velha lê o conselho (1, 3, 5, 7, 9, 11), e uma mais nova responde com o seguinte. O 5 e o 6, todos.',
    },
    observe: [
      {
        ask: 'Onde a bondade e a fidelidade devem ficar, nas figuras do versículo 3?',
        verses: '3:3',
        listen: 'Amarradas ao pescoço e escritas na tábua do coração: fora e dentro.',
      },
      {
        ask: 'O que fazer com o coração, com o entendimento e com os caminhos, nos versículos 5 e 6?',
        verses: '3:5-6',
        listen: 'Confiar inteiro, não se apoiar só no entendimento, reconhecer Deus em todos.',
      },
      {
        ask: 'Com que o pai manda honrar ao Senhor?',
        verses: '3:9',
        listen: 'Com os bens e a primeira parte da renda.',
      },
      {
        ask: 'Por que Deus corrige, segundo o fim do trecho?',
        verses: '3:11-12',
        listen: 'Porque ama, como um pai que quer bem ao filho.',
      },
    ],
    interpret: [
      {
        ask: 'Usar o entendimento é uma coisa; apoiar-se nele é outra. Que diferença vocês veem?',
        verses: '3:5, 3:7',
        listen: 'Pensar é bom; o perigo é fazer da própria cabeça a última palavra.',
        follow: 'Quando o seu entendimento foi bengala que quebrou?',
      },
      {
        ask: 'O que significa reconhecer Deus “em todos os teus caminhos”, e qual deles a gente costuma deixar de fora?',
        verses: '3:6',
        listen: 'Trabalho, namoro, dinheiro, lazer; não só o domingo.',
      },
      {
        ask: 'Se a correção vem de um pai que quer bem, como distingui-la de castigo, acaso ou maldade dos outros?',
        verses: '3:11-12',
        listen: 'Ela ensina e aproxima, não humilha; e nem todo sofrimento é correção.',
      },
    ],
    live: [
      {
        ask: 'Em que decisão aberta o seu coração está dividido, metade confiando e metade calculando?',
        listen: 'Emprego, mudança, tratamento; a dúvida não desqualifica.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curso, namoro, redes: em que caminho você prefere que Deus não dê palpite, e por quê?',
        listen: 'Franqueza sem susto; o medo de perder algo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que a primeira parte do seu dinheiro e do seu dia diz sobre quem vem primeiro?',
        listen: 'Sem valores nem cobrança; é um espelho particular.',
        for: ['couples', 'long-believers', 'adults'],
      },
      {
        ask: 'Que conselho de pai, mãe ou avó você amarrou no pescoço e carrega até hoje?',
        listen: 'Uma frase e uma cena; honra aos mais velhos.',
        for: ['elderly', 'parents', 'young'],
      },
      {
        ask: 'Como se corrige alguém em casa de um jeito que a pessoa saia sentindo que foi amada?',
        listen: 'Hora, tom, abraço; exemplos bons e ruins.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Confiar inteiro num Deus que a gente está conhecendo assusta. Que pedacinho de confiança você conseguiria dar hoje?',
        listen: 'Um caminho só; confiança cresce andando.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando o caminho ficou torto por uma perda, o que quer dizer para você ele endireitará as tuas veredas?',
        listen: 'Não explique; talvez só o próximo passo.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior enrascada em que o mapa do celular ou o seu atalho infalível já colocou você?',
        bridge: 'Não te apoies no teu próprio entendimento, disse um pai ao filho que ia viajar.',
      },
      {
        text: 'Teste: cada um diz em que cadeira, galho ou ponte já confiou demais, e o que aconteceu.',
        bridge: 'Confiar é pôr o peso. O texto fala de onde pôr o peso inteiro.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se e solte de verdade o peso na cadeira: pés, costas, ombros, nuca. Perceba onde você ainda se segurava.',
      bridge: 'Confia com todo o teu coração. Leia sem se segurar.',
    },
    complete: [
      {
        name: 'Caminhos no mapa',
        text: 'Desenhe um mapa com seis ruas: família, trabalho, dinheiro, corpo, lazer, futuro. Ponha um sinal verde onde você reconhece Deus e um amarelo onde ele ainda espera na esquina.',
      },
      {
        name: 'Apoio e confiança',
        text: 'Complete: eu me apoio muito em … . Tenho medo de que Deus … . Hoje confio a ele o caminho de … . E peço que ele endireite … .',
      },
    ],
    challenges: [
      {
        do: 'Copie o 5 e o 6 num cartão, leia-os antes de cada decisão da semana, mesmo pequena, e pergunte: Senhor, o que vês aqui?',
        tell: 'em que decisão essa pergunta mudou o passo.',
      },
      {
        do: 'Separe a primeira meia hora do próximo dia de folga para Deus, antes de qualquer outra coisa.',
        tell: 'como o resto do dia ficou arrumado.',
        for: ['adults', 'young', 'long-believers', 'couples'],
      },
    ],
    children: {
      truth: 'Confio em Deus com meu coração inteiro.',
      to7: {
        story:
          'O papai e o Davizinho foram andar no mato. Havia dois caminhos. O menino disse: é por ali! O papai sorriu: parece, mas ali tem um brejo. Quer ir comigo? O Davizinho pensou, pensou e deu a mão. Não meia mão: a mão inteira! Andaram, andaram. Teve subida, teve pedra. Quando ele ia comer uma frutinha vermelha, o papai disse: não, essa faz mal! Ele fez bico. O papai o abraçou: eu falei porque amo você. E chegaram ao rio bonito. A Bíblia diz assim: confia em Deus com o coração inteirinho. Ele conhece o caminho e é um Pai que ama.',
        activity:
          'De olhos vendados, a criança é guiada pela mão e pela voz de um adulto em quem confia, por um caminho com almofadas. Depois trocam, e o adulto é guiado.',
        questions: [
          'Por que o menino deu a mão inteira?',
          'Por que o papai disse não?',
          'Em que você quer confiar em Deus?',
        ],
      },
      to12: {
        story:
          'Um pai chamou o filho para uma conversa importante. Disse: não se esqueça do que lhe ensinei. Amarre a bondade e a fidelidade no pescoço, como um colar, e escreva também no coração. Depois disse a frase mais conhecida: confie no Senhor de todo o coração e não se apoie só no que você acha. Imagine uma ponte: não adianta confiar nela com um pé só. Em todos os caminhos, lembre-se dele: na escola, no jogo, no dinheiro, nas amizades. Ele vai ajeitando a estrada. O pai falou ainda de dar a Deus a primeira parte, não a sobra. E, por fim, falou da correção. Quando Deus corrige, não é porque desistiu de nós; é porque ama, como um bom pai. Correção de amor ensina e abraça. Se alguém machuca você e chama isso de correção, conte a um adulto de confiança: isso não vem de Deus.',
        activity:
          'Façam pulseiras ou colares com as palavras bondade e fidelidade. Cada um conta onde vai precisar delas nesta semana.',
        questions: [
          'O que o filho devia amarrar no pescoço?',
          'O que é confiar com o coração inteiro?',
          'Em qual caminho seu você quer lembrar mais de Deus?',
        ],
      },
      challenge: 'Antes de escolher uma coisa nesta semana, pergunte: Deus, o que o Senhor acha?',
    },
    prayer:
      'Pai, toma o coração inteiro, que vivemos dando aos pedaços. Entra nos caminhos em que preferíamos ir sem ti. Recebe a primeira parte e não a sobra. Corrige-nos como quem ama, e endireita a nossa estrada.',
    leader: {
      lost: 'Os versículos 2, 8 e 10 podem virar garantia de saúde e fartura para quem obedece e oferta. Provérbios diz como a vida costuma andar; Jó e Eclesiastes lembram as exceções. Fiquem no 5 e no 6.',
      tender:
        'Correção de Deus foi usada, em muitas casas, para justificar surra e humilhação. Diga que não é isso. E não chame de correção a doença ou a perda de ninguém. Crianças agredidas: Disque 100; mulheres: Ligue 180.',
      differ:
        'Sobre honrar com a primeira parte da renda (3:9): algumas igrejas entendem que o dízimo, a décima parte, vale hoje como regra; outras, que a oferta cristã é livre e proporcional, sem porcentagem fixa. As duas ensinam dar primeiro e com alegria, nunca por medo.',
    },
    comfort:
      'Você não precisa entender o mapa inteiro. Há dias em que confiar é só não soltar a mão. Quem guia esta estrada quer bem a você.',
    closing: 'Ponha o peso inteiro: ele aguenta.',
    words: [
      'confia no senhor de todo',
      'confia no senhor com todo',
      'nao te apoies',
      'nao te estribes',
      'teu proprio entendimento',
      'em todos os teus caminhos',
      'endireitara as tuas veredas',
      'sabio aos teus proprios olhos',
      'honra ao senhor com',
      'primicias',
      'primeira parte',
      'bondade e a fidelidade',
      'tabua de teu coracao',
      'repreende a quem',
    ],
  },
  {
    verses: '3:13-26',
    key: '3:17',
    title: 'Mais preciosa que rubis',
    theme: 'o valor da sabedoria',
    themes: ['sabedoria', 'descanso', 'medo'],
    idea: 'A sabedoria com que Deus fez o céu e a terra é oferecida à nossa vida comum: vale mais que ouro, e quem a segura caminha em paz e dorme sem medo.',
    context:
      'Um pai ensina o filho. Antes, disse-lhe que confiasse no Senhor de todo o coração e honrasse a Deus com os bens. Agora descreve a sabedoria como uma senhora de mãos cheias. Logo depois (27 a 35) mostra como ela se vive com o vizinho: não reter o bem, não deixar para amanhã.',
    retold: [
      {
        verses: '3:13-15',
        says: 'Feliz é quem encontra a sabedoria, porque ela vale mais do que prata, ouro fino e rubis. Nada do que se deseja se compara a ela.',
      },
      {
        verses: '3:16-18',
        says: 'A sabedoria traz vida longa na mão direita e riquezas e honra na esquerda. É árvore de vida para quem a segura.',
      },
      {
        verses: '3:19-20',
        says: 'Foi com sabedoria que o Senhor fundou a terra e preparou os céus, e por seu conhecimento as nuvens gotejam orvalho.',
      },
      {
        verses: '3:21-26',
        says: 'O pai pede ao filho que guarde a sabedoria. Ele andará sem tropeçar, dormirá um sono suave e não temerá o pavor repentino, porque o Senhor guardará seus pés.',
      },
    ],
    read: {
      verses: '3:13-24',
      how: 'Ponham no centro algo que brilha e um pedaço de pão. Do 13 ao 18, olhando o que brilha; do 19 em diante, olhando pela janela. O 24, bem baixinho.',
    },
    observe: [
      {
        ask: 'Com que coisas caras a sabedoria é comparada, e quem ganha?',
        verses: '3:14-15',
        listen: 'Prata, ouro fino, rubis; ela, e nada se compara.',
      },
      {
        ask: 'O que ela traz em cada mão, e como são os caminhos dela?',
        verses: '3:16-17',
        listen: 'Dias longos na direita, riquezas e honra na esquerda; agradáveis, de paz.',
      },
      {
        ask: 'O que Deus fez com essa mesma sabedoria?',
        verses: '3:19-20',
        listen: 'Fundou a terra, preparou os céus, abriu os abismos, orvalho.',
      },
      {
        ask: 'Que bens bem do dia a dia vêm com ela, nos versículos 23 e 24?',
        verses: '3:23-24',
        listen: 'Andar seguro, não tropeçar, deitar sem medo, sono suave.',
      },
    ],
    interpret: [
      {
        ask: 'A sabedoria que estendeu o céu cuida também do meu sono. O que isso diz de Deus e do tamanho dos nossos assuntos?',
        verses: '3:19-24',
        listen: 'Nada é pequeno demais; o mundo e a minha noite têm o mesmo autor.',
        follow: 'Que assunto pequeno você ainda não levou a ele?',
      },
      {
        ask: 'Árvore de vida lembra o jardim do Gênesis, perdido. O que significa poder pegar nela de novo?',
        verses: '3:18',
        listen: 'Deus reabre o caminho; os cristãos veem essa sabedoria inteira em Jesus.',
      },
      {
        ask: 'Ela é achada e também precisa ser guardada, para não se afastar dos olhos. Como é que se perde uma sabedoria que já se tinha?',
        verses: '3:13, 3:21',
        listen: 'Distração, soberba, pressa.',
      },
    ],
    live: [
      {
        ask: 'Qual foi o conselho mais caro que você não comprou, e quanto custou?',
        listen: 'Histórias com humor e cicatriz.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Entre inteligente, famoso e sábio, o que o seu mundo aplaude? Quem você conhece que é sábio?',
        listen: 'Ajudar a ver gente simples e sábia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que escolha de vocês nos últimos anos trouxe paz, e qual trouxe só brilho?',
        listen: 'Casa, carro, mudança, tempo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que tira a suavidade do seu sono, e que sabedoria seria remédio: planejar, pedir perdão, desligar, confiar?',
        listen: 'Insônia longa é caso de médico.',
        for: ['women', 'singles', 'adults'],
      },
      {
        ask: 'Que sabedoria sua precisa passar adiante antes que se perca?',
        listen: 'Uma frase, um ofício, um jeito de orar.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Onde você procura resposta primeiro quando está em dúvida, e o que acharia numa conversa com Deus?',
        listen: 'Buscador, amigo, horóscopo. Sem zombar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Nem a pessoa mais sábia escapou da perda. Que caminho de paz, por estreito que seja, se pode andar de luto?',
        listen: 'Comer, dormir, aceitar ajuda. Devagar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Já achou dinheiro no bolso de um casaco, na rua ou num livro? O que fez com ele?',
        bridge: 'Feliz o homem que encontra… Provérbios completa com uma coisa inesperada.',
      },
      {
        text: 'Qual é a frase mais sábia que já leu em para-choque de caminhão ou parede de padaria?',
        bridge: 'Sabedoria anda na rua. O texto diz quanto ela vale.',
        for: ['men', 'adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe o orvalho, a chuva ou um copo suado, e siga com o dedo o caminho de uma gota.',
      bridge: 'Com sabedoria as nuvens gotejam. Leia no passo dessa gota.',
    },
    complete: [
      {
        name: 'Duas mãos',
        text: 'Contorne as duas mãos. O que a vida me pôs na direita: … . O que corri atrás com a esquerda: … . No meio, o que quero segurar da sabedoria: … .',
      },
      {
        name: 'Preço',
        text: 'Complete: já paguei caro por … . De graça recebi … . Trocaria … por um sono suave. Para achar sabedoria nisso, vou procurar … .',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma compra ou decisão maior, espere uma noite, ore e peça a opinião de uma pessoa sábia.',
        tell: 'o que mudou da noite para o dia.',
      },
      {
        do: 'Anote por sete noites uma frase sábia que ouviu no dia, com o nome de quem a disse.',
        tell: 'a melhor das sete.',
      },
    ],
    children: {
      truth: 'A sabedoria de Deus vale mais que um tesouro.',
      to7: {
        story:
          'Um pai disse ao filho: quer achar um tesouro? Quero! Não é ouro. Não é prata. Não é pedra brilhante. É mais bonito! O que é? É a sabedoria de Deus. Ela ensina o que é bom. Com ela Deus fez o céu, o mar e a gotinha de orvalho na folha. Quem anda com ela não fica tropeçando por aí. E de noite deita e dorme gostoso, sem medo. Então como eu acho, papai? Escutando a Deus, perguntando, aprendendo. O menino abriu bem os ouvidos. E foi dormir sorrindo.',
        activity:
          'Façam uma caça ao tesouro: no fim há uma caixa com um coração e a frase: sabedoria de Deus. Cada um conta algo bom que aprendeu.',
        questions: [
          'O que vale mais que ouro?',
          'O que Deus fez com sabedoria?',
          'O que você quer aprender com Deus?',
        ],
      },
      to12: {
        story:
          'Na gincana havia duas caixas fechadas. Numa, a placa dizia: prêmio. Na outra: mapa de todos os prêmios. Quase todos correram para a primeira e ganharam um pirulito. O Nando abriu a segunda. Um pai, em Provérbios, disse ao filho que escolhesse assim. Prata é boa, ouro é bom, rubi é lindo, mas a sabedoria vale mais, porque ela mostra o que fazer com tudo o mais. Numa mão traz vida longa, na outra, honra. Os caminhos dela são de paz. E não é qualquer sabedoria: com ela o Senhor fez a terra firme, os céus e o orvalho. Imagine, a mesma que pendurou as estrelas quer ajudar você a escolher amigos, a guardar a boca e a dormir tranquilo! Mas é preciso segurá-la: não deixe que ela saia de diante dos seus olhos. O Nando achou os outros prêmios um a um. E repartiu os pirulitos.',
        activity:
          'Façam um jogo de escolhas: para cada situação, digam qual opção brilha mais e qual é mais sábia.',
        questions: [
          'Por que o Nando escolheu o mapa?',
          'O que a sabedoria traz nas mãos?',
          'A quem você pede conselho?',
        ],
      },
      challenge: 'Antes de escolher, pergunte a Deus e a um adulto sábio.',
    },
    prayer:
      'Senhor, com sabedoria fundaste a terra; com ela firma também os nossos passos. Tira os nossos olhos do que só brilha. Põe em nossa mão a árvore da vida, Jesus, e dá-nos andar seguro e sono suave, também a quem hoje tem medo. Amém.',
    leader: {
      lost: 'Riquezas e dias longos podem soar como garantia. Provérbios fala do que costuma acontecer; Jó e o próprio Jesus mostram que não é contrato.',
      tender:
        'Há quem não durma por medo real: violência em casa ou no bairro, dívida com gente perigosa. Não diga que falta sabedoria. Ajude a achar segurança: Ligue 180, 190.',
    },
    comfort:
      'Se a noite é longa, o versículo 24 pode ser só um desejo dito baixinho. Deus, que fez o orvalho de madrugada, está acordado.',
    closing: 'Leve o mapa. O ouro que espere.',
    words: [
      'encontra sabedoria',
      'acha sabedoria',
      'mais preciosa do que rubis',
      'mais preciosa que rubis',
      'mais que o ouro',
      'arvore de vida',
      'veredas sao paz',
      'caminhos agradaveis',
      'sono sera suave',
      'teu sono sera suave',
      'com sabedoria fundou a terra',
      'pavor repentino',
      'proverbios tres',
    ],
  },
  {
    verses: '4:20-27',
    key: '4:23',
    title: 'Guarde a nascente',
    theme: 'guardar o coração',
    themes: ['santidade', 'sabedoria', 'lingua', 'tentacao'],
    idea: 'O coração é a nascente de onde escorre a vida inteira: quem cuida dele, do que ouve, fala, olha e por onde anda, cuida de tudo o que vem depois.',
    context:
      'Um pai que aprendeu com o próprio pai (4:3-4) passa adiante o que recebeu. Acaba de comparar dois caminhos, um que vai clareando e outro em que se tropeça no escuro (4:18-19). Agora desce ao corpo: ouvidos, olhos, coração, boca, lábios, pés. É quase um exame médico.',
    retold: [
      {
        verses: '4:20-22',
        says: 'O pai pede ao filho que escute as suas palavras e as guarde no meio do coração, porque são vida e saúde para quem as encontra.',
      },
      {
        verses: '4:23',
        says: 'Acima de tudo o que se guarda, o filho deve guardar o coração, porque dele procedem as fontes da vida.',
      },
      {
        verses: '4:24-27',
        says: 'O pai manda afastar da boca a maldade, olhar direto para a frente e pensar bem por onde pisa, sem desviar para nenhum dos lados.',
      },
    ],
    read: {
      verses: '4:20-27',
      how: 'A cada parte do corpo que aparecer, todos tocam nela: ouvido, olhos, coração, boca, pés. No 23, fiquem um instante com a mão no peito.',
    },
    observe: [
      {
        ask: 'Por onde a palavra entra e onde deve ser guardada, nos versículos 20 e 21?',
        verses: '4:20-21',
        listen: 'Ouvidos e olhos; no meio do coração.',
      },
      {
        ask: 'Por que o coração vem acima de tudo o que se guarda?',
        verses: '4:23',
        listen: 'Dele procedem as fontes da vida.',
      },
      {
        ask: 'O que o pai pede à boca, aos olhos e aos pés?',
        verses: '4:24-27',
        listen: 'Sem perversidade; olhar direito; pesar o curso e não se desviar.',
      },
    ],
    interpret: [
      {
        ask: 'Na Bíblia, o coração é também o lugar de pensar e decidir. O que muda em guardar o coração quando se sabe disso?',
        verses: '4:23',
        listen: 'Não só sentimentos: pensamentos, vontades, escolhas.',
      },
      {
        ask: 'Guardar uma nascente não é trancá-la. Que cuidado ela pede, e o que isso ensina?',
        verses: '4:21-23',
        listen: 'Cercar, limpar, deixar correr; nem fechado, nem pisado por todos.',
        follow: 'O que anda caindo na sua nascente?',
      },
      {
        ask: 'Por que, depois do coração, o texto fala logo da boca?',
        verses: '4:23-24',
        listen: 'É a primeira torneira; o que está dentro sai por ali. Jesus dirá o mesmo.',
      },
    ],
    live: [
      {
        ask: 'Se a sua semana fosse um rio, onde a água sujou: na nascente ou no caminho?',
        listen: 'Distinguir o que veio de dentro e o que jogaram.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você vê antes de dormir costuma amanhecer com você. Que conteúdo tem virado hóspede do seu coração?',
        listen: 'Séries, pornografia, brigas, notícias; nada de interrogatório.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que palavra saiu da sua boca e fez você perguntar: de onde veio isso?',
        listen: 'Pista do que mora dentro; sem vergonha pública.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com os anos a gente se acostuma com a própria água. Quem pode provar a sua e dizer como está?',
        listen: 'Amigo franco, conselheiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Por onde os seus pés voltam sempre, embora a cabeça já tenha decidido não ir?',
        listen: 'Hábitos; pensar em mudar a rua, não só a vontade.',
        for: ['men', 'young', 'adults'],
      },
      {
        ask: 'Que palavra da Bíblia, das poucas que você conhece, gostaria de guardar no meio do coração?',
        listen: 'Uma já é nascente.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Coração ferido às vezes se fecha para não doer. Que cerca ajudou você, e qual já pode ter porteira?',
        listen: 'Respeite o tempo; não empurre a porteira.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você guarda com mais zelo: senha, pote da geladeira, caneta boa ou lugar no sofá?',
        bridge: 'Acima de tudo o que se guarda, diz um pai, há uma coisa que quase ninguém tranca.',
      },
      {
        text: 'Já bebeu água numa nascente ou num poço? Conte onde foi e que gosto tinha.',
        bridge: 'O texto diz que a gente leva uma nascente por dentro.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito até sentir o coração bater. Conte vinte batidas, sem pressa de terminar.',
      bridge: 'Daí procedem as fontes da vida. Leia com a mão aí.',
    },
    complete: [
      {
        name: 'Consulta do corpo',
        text: 'Faça uma ficha: ouvidos (o que tenho ouvido): … ; olhos: … ; boca: … ; pés: … ; coração, diagnóstico em uma palavra: … ; receita para sete dias: … .',
      },
      {
        name: 'Nascente e torneiras',
        text: 'Desenhe uma nascente e três torneiras: palavra, olhar, passo. Escreva o que está saindo em cada uma e marque de onde vem.',
      },
    ],
    challenges: [
      {
        do: 'Cerque a sua nascente por uma semana: escolha um conteúdo que suja e troque-o por um salmo ouvido no mesmo horário.',
        tell: 'o que saiu diferente da sua boca.',
      },
      {
        do: 'Mude um trajeto, de rua ou de tela, que sempre leva você aonde não quer ir.',
        tell: 'qual foi o desvio e o que havia no caminho novo.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    children: {
      truth: 'Guardo coisas boas no meu coração.',
      to7: {
        story:
          'Na roça do vovô havia uma nascente: glub, glub, água limpinha! Dela bebia a vaca, o cachorro, a horta e o Pedrinho. Um dia o Pedrinho jogou barro nela: ploft! A água ficou marrom. A vaca fez cara feia: muuu! A horta ficou triste. O vovô não brigou. Chamou: vem, vamos limpar juntos. Tiraram o barro e fizeram uma cerquinha. E a água correu clara de novo. O vovô disse: o seu coração é assim também. O que entra nele depois sai pela boca, pelos olhos e pelos pés. Guarde coisas boas aí dentro, e Deus ajuda a limpar quando sujar.',
        activity:
          'Numa jarra de água limpa, pinguem tinta escura e vejam o que acontece; depois vão pondo água limpa até clarear. Toquem orelhas, olhos, boca, pés e coração.',
        questions: [
          'O que aconteceu com a nascente?',
          'Como o vovô e o Pedrinho a limparam?',
          'Que coisa boa você quer guardar no coração?',
        ],
      },
      to12: {
        story:
          'Um pai ensinou ao filho uma coisa que tinha aprendido com o seu próprio pai. Disse: de tudo o que você guarda, guarde mais o coração, porque é dele que sai a vida. Pense numa nascente no alto do morro. Se a água lá em cima está limpa, o rio inteiro fica limpo: a horta, os bichos, a cidade. Se alguém suja a nascente, não adianta lavar o rio lá embaixo. O coração é essa nascente. Na Bíblia, coração é onde a gente sente, pensa e decide. Por isso o pai falou dos ouvidos e dos olhos, por onde as coisas entram, e da boca e dos pés, por onde elas saem. Ele não disse: tranque o coração. Disse: cuide dele. E quando suja? Deus sabe limpar, e é bom pedir. Se você viu algo que fez mal ou deu medo, conte a um adulto em quem confia. Isso também é guardar.',
        activity:
          'Montem um filtro com garrafa, algodão, areia e pedrinhas e passem água barrenta. Escrevam nas camadas o que ajuda a filtrar o que chega ao coração.',
        questions: [
          'Por que o coração é como uma nascente?',
          'Por onde as coisas entram e por onde saem?',
          'O que você vai deixar de pôr no seu coração?',
        ],
      },
      challenge: 'Antes de assistir ou ouvir algo, pergunte: isso deixa meu coração limpo?',
    },
    prayer:
      'Pai, olha a nossa nascente. Tira o que caiu nela sem querermos e o que nós mesmos jogamos. Cerca os nossos olhos, adoça a nossa boca, firma os nossos pés. E que da nossa vida escorra água boa para os outros.',
    leader: {
      lost: 'Guardar o coração é usado como desculpa para não amar ninguém, ou só para falar de namoro. O texto fala da vida toda: ouvir, olhar, falar, andar. E guardar não é trancar.',
      tender:
        'Pornografia e pensamentos que invadem podem gerar muita vergonha. Não peça confissão na roda. Trauma também suja nascente sem culpa de quem bebe: ofereça escuta a sós e ajuda profissional. Abuso de criança ou adolescente: Disque 100.',
    },
    comfort:
      'Se a sua água anda turva de tristeza, não é sujeira: é chuva forte. Ela assenta. Enquanto isso, há quem cuide da nascente com você.',
    closing: 'Cuide da nascente, e o rio agradece lá na frente.',
    words: [
      'guarda o teu coracao',
      'sobre tudo o que se deve guardar',
      'acima de tudo o que se deve',
      'fontes da vida',
      'saidas da vida',
      'procedem as fontes',
      'perversidade da boca',
      'olhos olhem direito',
      'pondera o curso',
      'vereda de teus pes',
      'nem para a direita',
      'afasta teus pes do mal',
    ],
  },
  {
    verses: '6:6-11',
    key: '6:6',
    title: 'Aula com a formiga',
    theme: 'a diligência e a preguiça',
    themes: ['trabalho', 'sabedoria', 'obediencia'],
    idea: 'A sabedoria manda o preguiçoso abaixar-se e aprender da formiga, que trabalha sem chefe e na hora certa: de adiamento em adiamento a vida escapa.',
    context:
      'O capítulo 6 traz avisos urgentes de um pai ao filho. Antes, a dívida assumida por outro, da qual é preciso sair depressa (6:1-5); depois, gente que semeia briga. No meio, com um sorriso, ele manda o rapaz que não sai da cama fazer um curso com o menor dos bichos.',
    retold: [
      {
        verses: '6:6',
        says: 'O pai manda o preguiçoso ir até a formiga, olhar para os caminhos dela e aprender a ser sábio.',
      },
      {
        verses: '6:7-8',
        says: 'A formiga não tem chefe nem fiscal, e mesmo assim prepara o alimento no verão e ajunta o mantimento na colheita.',
      },
      {
        verses: '6:9-11',
        says: 'O preguiçoso ouve a pergunta: até quando ficará deitado? Com mais um cochilo e as mãos cruzadas, a pobreza chega como um assaltante.',
      },
    ],
    read: {
      verses: '6:6-11',
      how: 'Comecem todos meio deitados na cadeira. A cada versículo, endireitem-se um pouco; no 11, estejam de pé.',
    },
    observe: [
      {
        ask: 'O que o preguiçoso deve fazer com a formiga?',
        verses: '6:6',
        listen: 'Ir até ela, olhar os caminhos dela e ficar sábio.',
      },
      {
        ask: 'Quem manda na formiga, e quando ela trabalha?',
        verses: '6:7-8',
        listen: 'Ninguém: nem chefe nem fiscal; no verão e na colheita.',
      },
      {
        ask: 'Que palavra pequena se repete no versículo 10, e no que ela termina?',
        verses: '6:10-11',
        listen: 'Um pouco, um pouco; e a pobreza chega como assaltante.',
      },
    ],
    interpret: [
      {
        ask: 'A formiga não tem “chefe, nem fiscal, nem dominador”. O que isso ensina sobre o motivo do trabalho?',
        verses: '6:7',
        listen: 'Faz o certo sem ninguém olhando; responsabilidade por dentro.',
      },
      {
        ask: 'Por que o perigo está no pouco, e não num grande abandono?',
        verses: '6:9-10',
        listen: 'Adiamentos pequenos somam; ninguém decide perder a vida, vai cochilando.',
        follow: 'Qual é o seu só mais cinco minutos?',
      },
      {
        ask: 'Outros textos dizem que Deus dá o sono a quem ama. Como distinguir descanso de preguiça?',
        verses: '6:9-10',
        listen: 'Descanso tem hora e refaz; preguiça foge e deixa o peso para outros.',
      },
    ],
    live: [
      {
        ask: 'Que tarefa importante você vem empurrando com um pouco de cada vez?',
        listen: 'Exame, documento, conversa, oração; só nomear.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Sem professor, sem pai e sem nota, o que você continuaria fazendo bem-feito?',
        listen: 'Descobre-se aí o gosto e o caráter.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto de casa um de vocês é formiga e o outro, travesseiro? Como ficaria mais justo?',
        listen: 'Com humor e um acordo concreto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que verão da vida é este para você, e o que seria sábio ajuntar antes do frio?',
        listen: 'Saúde, amizades, fé, algum dinheiro.',
        for: ['singles', 'adults', 'young'],
      },
      {
        ask: 'Na fé, onde você cruzou as mãos e chamou de esperar em Deus?',
        listen: 'Adiamento com nome santo; sem acusar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'A Bíblia mandar a gente aprender com um inseto: o que isso lhe diz sobre o jeito de Deus ensinar?',
        listen: 'Simplicidade e humor.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantas vezes você aperta o botão de soneca do despertador? Qual foi a pior consequência?',
        bridge: 'Um pouco de sono, um pouco de cochilo: isto foi escrito milênios antes do botão.',
      },
      {
        text: 'Que bicho daria o melhor professor da escola, e de que matéria?',
        bridge: 'Na Bíblia há uma professora de seis patas. A matéria é obrigatória.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Procure uma formiga, ou qualquer bicho pequeno em movimento, e siga-o com os olhos por dois minutos.',
      bridge: 'Olha para os caminhos dela, manda o texto. Você já começou a lição.',
    },
    complete: [
      {
        name: 'Trilha da formiga',
        text: 'Escolha uma tarefa adiada e quebre-a em seis grãos, tão pequenos que dê vergonha não fazer. Escreva-os numa trilha: … . Marque o grão de amanhã cedo.',
      },
      {
        name: 'Descanso ou fuga',
        text: 'Liste o que você faz quando para. Ponha um D no que descansa de verdade e um F no que só foge. Troque um F por um D nesta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça, por cinco dias, um grão da tarefa adiada antes das nove da manhã, sem esperar vontade.',
        tell: 'em que dia a vontade apareceu.',
      },
      {
        do: 'Faça bem-feito um serviço que ninguém vai ver nem cobrar.',
        tell: 'como foi guardar o segredo até agora.',
        for: ['teens', 'young', 'men', 'women', 'adults'],
      },
    ],
    children: {
      truth: 'Posso fazer o bem sem ninguém mandar.',
      to7: {
        story:
          'Bom dia, dona formiga! Aonde vai? Buscar uma folhinha. E lá foi ela: tic, tic, tic. Ninguém mandou! Não tinha chefe, não tinha fiscal. Ela carregou uma, duas, dez folhinhas. O Quinzinho estava deitado na rede: ai, só mais um pouquinho! Os brinquedos espalhados. Só mais um cochilo! Chegou a hora de brincar, e ele não achou a bola no meio da bagunça. O papai disse: vem ver uma professora. Mostrou a formiga. O Quinzinho olhou, olhou e riu: ela é pequenininha e faz tudo! Então guardou um brinquedo, mais um, mais um. Pronto! Achou a bola e ainda sobrou tempo para descansar.',
        activity:
          'Em fila de formigas, levem um objeto por vez até o lugar certo, cantando. Quando tudo estiver guardado, deitem juntos e descansem um minuto.',
        questions: [
          'Quem mandava na formiga?',
          'O que o Quinzinho perdeu?',
          'O que você pode fazer sem ninguém mandar?',
        ],
      },
      to12: {
        story:
          'Um pai via o filho na cama: só mais um pouco, um cochilo, mais um pouco. Em vez de dar uma bronca comprida, mandou o rapaz para a aula. A sala era o quintal, e a professora tinha seis patas: vá até a formiga, olhe o que ela faz e fique sábio. O rapaz se abaixou e viu. Ninguém gritava com a formiga. Não havia chefe olhando. Mesmo assim ela trabalhava na época boa, para ter comida na época difícil. Carregava um grão de cada vez. O pai então explicou o perigo: ninguém estraga a vida de uma vez; é de pouquinho em pouquinho. Descansar é presente de Deus e faz bem. Preguiça é outra coisa: é fugir do que é nosso e deixar para os outros. A formiga não é forte. Ela só começa. E carrega o próximo grão.',
        activity:
          'Escolham uma tarefa grande e dividam em grãos escritos em papéis. Cada um puxa um grão e faz agora. Vejam quanto o formigueiro conseguiu em dez minutos.',
        questions: [
          'Por que o pai escolheu a formiga?',
          'Qual é a diferença entre descanso e preguiça?',
          'Que grão você vai carregar amanhã?',
        ],
      },
      challenge: 'Faça uma tarefa da casa antes que alguém peça.',
    },
    prayer:
      'Criador da formiga, ensina-nos com o que é pequeno. Livra-nos do só mais um pouco que come os dias. Dá trabalho a quem procura, descanso a quem não para e coragem para o próximo grão.',
    leader: {
      lost: 'O texto vira arma contra o filho, o marido ou os pobres. Muita pobreza vem de injustiça, não de preguiça, e a Bíblia diz isso também. Aqui cada um fala de si.',
      tender:
        'Depressão, luto, doença e exaustão deixam gente na cama, e isso não é preguiça. Diga em voz alta. Quem não consegue levantar há semanas precisa de cuidado, não de formiga; ajude a marcar consulta. CVV 188 se a pessoa perdeu a vontade de viver.',
    },
    comfort:
      'Se hoje o corpo não levanta, esta aula não é para você agora. Deus também fez o inverno, quando a formiga fica em casa. Um grão, quando puder.',
    closing: 'Ninguém carrega o verão de uma vez: é grão por grão.',
    words: [
      'vai ter com a formiga',
      'vai ate a formiga',
      'formiga',
      'preguicoso',
      'preguica',
      'um pouco de sono',
      'um pouco de cochilo',
      'nem chefe nem fiscal',
      'ceifa ajunta',
      'ate quando estaras deitado',
      'maos cruzadas',
      'como um assaltante',
    ],
  },
  {
    verses: '14:1-15',
    key: '14:1',
    title: 'Mãos que edificam a casa',
    theme: 'a sabedoria em casa',
    themes: ['sabedoria', 'familia', 'lingua', 'trabalho'],
    idea: 'Casa se levanta ou se derruba no miúdo, com as próprias mãos, palavras e escolhas; por isso o prudente para e entende o caminho antes que ele pareça certo.',
    context:
      'Provérbios reúne ditos curtos, como os que se ouvem na cozinha e no trabalho. No capítulo 9, a Sabedoria aparece como uma mulher que construiu a sua casa e pôs a mesa. Aqui o retrato volta em gente comum. Cada linha tem dois lados: o sábio e o tolo, o que fica de pé e o que cai.',
    retold: [
      {
        verses: '14:1-4',
        says: 'A mulher sábia edifica a sua casa, e a tola a derruba com as próprias mãos. Sem bois o celeiro fica vazio, e com a força deles a colheita é grande.',
      },
      {
        verses: '14:5-9',
        says: 'A testemunha verdadeira não mente. O zombador procura a sabedoria e não acha, e o prudente sabe entender o próprio caminho.',
      },
      {
        verses: '14:10-12',
        says: 'Cada coração conhece a sua própria amargura. Há um caminho que parece correto e no fim leva à morte.',
      },
      {
        verses: '14:13-15',
        says: 'Até no riso o coração sente dor. O ingênuo acredita em toda palavra, e o prudente pensa com cuidado em cada passo.',
      },
    ],
    read: {
      verses: '14:1-12',
      how: 'Duas fileiras frente a frente. Uma lê a primeira metade de cada dito, a outra responde com a segunda, depois do mas ou do porém.',
    },
    observe: [
      {
        ask: 'No primeiro dito, com que ferramenta a casa é erguida e com que ferramenta é derrubada?',
        verses: '14:1',
        listen: 'Com sabedoria; com as próprias mãos.',
      },
      {
        ask: 'Que preço se paga para ter o celeiro limpinho, segundo o versículo 4?',
        verses: '14:4',
        listen: 'Sem bois, fica vazio: não há colheita.',
      },
      {
        ask: 'O que os versículos 3, 5 e 7 dizem sobre a boca?',
        verses: '14:3, 14:5, 14:7',
        listen:
          'A do tolo bate; a do sábio protege; verdade ou mentira; afastar-se de quem não fala com juízo.',
      },
      {
        ask: 'Que coisa ninguém de fora consegue medir por completo, no versículo 10?',
        verses: '14:10',
        listen: 'A amargura e a alegria do coração do outro.',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém derruba a própria casa de propósito. Como isso vai acontecendo, de tijolo em tijolo?',
        verses: '14:1, 14:3',
        listen: 'Palavra áspera, desprezo, mentira, descuido repetido.',
        follow: 'E como se assenta um tijolo novo?',
      },
      {
        ask: 'Boi suja o curral. Que sujeiras valem a pena numa casa viva?',
        verses: '14:4',
        listen: 'Visita, criança, trabalho, gente. Ordem demais pode ser vazio.',
      },
      {
        ask: 'Se o caminho de morte “parece correto”, que recursos o capítulo dá a quem não quer se enganar?',
        verses: '14:6-8, 14:12',
        listen: 'Temer a Deus, ouvir, escolher companhia, entender o próprio caminho.',
      },
      {
        ask: 'O texto fala de mulher sábia, mas o coração, a boca e o caminho são de todos. A quem cabe edificar a casa?',
        verses: '14:1-3, 14:8',
        listen: 'A cada um que mora nela; nenhum carrega sozinho.',
      },
    ],
    live: [
      {
        ask: 'Que tijolo pequeno você assentou nesta semana sem ninguém notar?',
        listen: 'Um café, um silêncio, uma conta paga. Celebrar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que frase sua, repetida, funciona como marreta dentro de casa?',
        listen: 'Ironia, comparação, ameaça. Dizer só a própria.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Entre os seus amigos, com quem você fica mais sábio e com quem fica mais bobo?',
        listen: 'Não precisa dizer nomes. O versículo 7 tem coragem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Morar só também é ter casa. O que você está edificando aí, e quem entra?',
        listen: 'Ritmo, mesa, amizade. Não é sala de espera.',
        for: ['singles'],
      },
      {
        ask: 'Que bagunça boa faria falta se, por um milagre, tudo ficasse arrumado?',
        listen: 'Netos, projetos, bichos. Sorrir.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'Já andou por um caminho que parecia ótimo e viu tarde onde dava? Quem poderia ter perguntado algo?',
        listen: 'Dívida, namoro, sociedade. Sem lição de moral.',
        for: ['new-believers', 'long-believers', 'adults'],
      },
      {
        ask: 'Ninguém de fora conhece a sua amargura inteira. O que ajuda, e o que só atrapalha, quando tentam?',
        listen: 'O versículo 10 autoriza a não explicar.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Se as paredes da sua cozinha falassem, qual história elas contariam primeiro?',
        bridge:
          'Casa guarda o que se faz nela. Provérbios fala de quem a levanta e de quem a derruba.',
      },
      {
        text: 'Qual foi a maior gambiarra que já segurou alguma coisa na sua casa?',
        bridge: 'Umas seguram, outras caem. O texto pergunta com que se constrói.',
        for: ['men', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe a mão numa parede da sua casa, devagar, e agradeça por uma coisa que aconteceu ali.',
      bridge: 'Leia estes ditos um a um, como quem confere tijolos.',
    },
    complete: [
      {
        name: 'Tijolo e marreta',
        text: 'Desenhe um muro pela metade. Nos tijolos, o que edifica a minha casa: … . Ao lado, uma marreta: o que eu uso sem pensar: … . O próximo tijolo: … .',
      },
      {
        name: 'Parecia certo',
        text: 'Complete: um caminho que me parece certo agora é … . Quero perguntar sobre ele a … . O fim dele, se eu for até lá, talvez seja … .',
      },
    ],
    challenges: [
      {
        do: 'Aposente por sete dias uma frase que machuca em casa e ponha outra no lugar. Escreva a nova atrás da porta.',
        tell: 'qual entrou no lugar; a que saiu pode ficar em segredo.',
      },
      {
        do: 'Elogie em voz alta, diante dos outros, uma coisa concreta que alguém da casa faz e nunca é notada.',
        tell: 'a reação de quem ouviu.',
      },
    ],
    children: {
      truth: 'Com palavras e mãos boas, eu ajudo a construir minha casa.',
      to7: {
        story:
          'Havia duas casas. Na primeira, cada um punha um tijolinho bom: por favor, obrigado, eu ajudo você, vamos orar? Tijolo em cima de tijolo, a casa ficou forte e quentinha. Na outra, cada um tirava um tijolo: sai daqui! É meu! Não ajudo! Um tijolo, outro tijolo… e a casa ficou torta, torta. Na Bíblia está escrito que quem é sábio constrói a sua casa. E quem não pensa vai derrubando com as próprias mãos. Deus ensina a gente a construir. Que tijolinho você vai pôr hoje?',
        activity:
          'Com blocos ou caixas, construam uma casa: cada bloco só entra depois de uma palavra bondosa dita a alguém da família.',
        questions: [
          'Quais eram os tijolinhos bons?',
          'O que aconteceu com a outra casa?',
          'Que tijolo bom você vai pôr hoje?',
        ],
      },
      to12: {
        story:
          'A vó Lourdes dizia que casa tem duas obras: a do pedreiro e a da gente. A do pedreiro tinha acabado havia trinta anos; a outra não acabava nunca. Toda vez que alguém gritava na cozinha, ela batia de leve na mesa e falava: caiu um tijolo. Quando alguém pedia desculpa: assentou outro. Ela tinha aprendido no livro de Provérbios: a pessoa sábia edifica a sua casa, a tola a derruba com as próprias mãos. E sabia mais ditos: onde não há boi, o curral fica limpo, mas também não há colheita. Por isso não ligava para brinquedo no chão quando havia neto. E este: há um caminho que parece certo e, no fim, não é. Por isso perguntava tanto, a Deus e aos amigos, antes de decidir. Uma tarde, a Nina ia responder torto. Parou. Olhou para a mesa. A vó só sorriu: esse foi dos grandes.',
        activity:
          'Montem um jogo de torre: tirar um bloco é contar uma palavra que derruba; pôr um bloco é dizer uma que edifica.',
        questions: [
          'O que a vó queria dizer com caiu um tijolo?',
          'Por que um curral limpo pode ser um problema?',
          'A quem você pergunta antes de uma decisão?',
        ],
      },
      challenge: 'Todo dia, diga ou faça uma coisa que edifique a sua casa.',
    },
    prayer:
      'Senhor, sabedoria nossa, põe a mão sobre as nossas mãos. Mostra a marreta que usamos sem ver e dá-nos o próximo tijolo. Livra-nos do caminho que só parece certo. Visita as casas que já caíram, e recomeça com quem mora nelas. Amém.',
    leader: {
      lost: 'O versículo 1 costuma ser pregado só às mulheres, como cobrança. O capítulo fala a todos; inclua os homens em cada pergunta.',
      tender:
        'Mulher que vive com agressor pode ouvir que a casa caiu por falta de sabedoria dela. Diga com clareza: quem agride é quem derruba, e sair em segurança também é sábio. Ligue 180. Pais separados e filhos de lares desfeitos merecem a mesma ternura.',
    },
    comfort:
      'Se a sua casa está no chão, talvez não tenha sido você. E Deus, que conhece a amargura que ninguém mede, senta-se também nos escombros.',
    closing: 'Um tijolo por noite. O de hoje já pode ser assentado.',
    words: [
      'mulher sabia',
      'toda mulher sabia edifica',
      'edifica a sua casa',
      'derruba com suas maos',
      'mulher tola',
      'nao havendo bois',
      'celeiro fica vazio',
      'caminho que parece correto',
      'ha caminho que ao homem parece direito',
      'caminhos de morte',
      'conhece sua propria amargura',
      'proverbios catorze',
    ],
  },
  {
    verses: '15:1-4',
    key: '15:1',
    title: 'A resposta que apaga o fogo',
    theme: 'a ira e a resposta branda',
    themes: ['lingua', 'sabedoria', 'comunhao', 'familia'],
    idea: 'Numa briga, a próxima frase decide o tamanho do fogo: quem fala com brandura desvia a fúria e vira árvore de vida para quem escuta.',
    context:
      'A segunda parte de Provérbios é um colar de ditados de Salomão, quase todos de duas linhas que se completam ou se contrariam. Este grupo gira em torno da boca. São quatro versículos para se levar no bolso: três falam da língua, e um lembra que há quem escute tudo.',
    retold: [
      {
        verses: '15:1-2',
        says: 'A resposta suave desvia a fúria, e a palavra pesada faz a ira crescer. A língua dos sábios usa bem o que sabe, e a boca dos tolos derrama loucura.',
      },
      {
        verses: '15:3-4',
        says: 'Os olhos do Senhor estão em todo lugar e observam os maus e os bons. A língua sã é árvore de vida, e a perversa faz o espírito em pedaços.',
      },
    ],
    read: {
      verses: '15:1-4',
      how: 'Leiam o 1 três vezes: gritando, ironizando e com calma. Reparem na sala. Depois sigam até o 4 em voz natural.',
    },
    observe: [
      {
        ask: 'O que faz a resposta suave, e o que faz a palavra pesada?',
        verses: '15:1',
        listen: 'Uma desvia o furor; a outra aumenta a ira.',
      },
      {
        ask: 'Que verbo mostra o que a boca do tolo faz, e que uso o sábio dá à língua?',
        verses: '15:2',
        listen: 'Derrama loucura; o sábio faz bom uso do que sabe.',
      },
      {
        ask: 'Quem está presente em toda conversa, segundo o versículo 3?',
        verses: '15:3',
        listen: 'O Senhor, cujos olhos estão em todo lugar.',
      },
      {
        ask: 'A que a língua sã é comparada, e o que faz a língua torta?',
        verses: '15:4',
        listen: 'Árvore de vida; deixa o espírito em pedaços.',
      },
    ],
    interpret: [
      {
        ask: 'O furor não some: é desviado. O que acontece com a raiva do outro quando encontra uma resposta suave?',
        verses: '15:1',
        listen: 'Perde o alvo, passa ao lado, tem tempo de esfriar.',
        follow: 'Em que suave é diferente de concordar?',
      },
      {
        ask: 'Entre os ditados sobre a boca, por que entrar um sobre os olhos de Deus?',
        verses: '15:2-4',
        listen: 'Ele ouve o que se diz dentro de casa; protege quem é ferido e ajuda quem fala.',
      },
      {
        ask: 'Árvore dá sombra, fruto, lugar de pouso. Que serviço uma boca assim presta numa família?',
        verses: '15:4',
        listen: 'As pessoas correm para perto dela; descanso em vez de medo.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua primeira frase automática quando alguém chega bravo?',
        listen: 'Riam das frases; depois inventem outra.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Mensagem em maiúscula, áudio cortado, visualizado e não respondido: qual deles põe fogo em você, e que resposta suave caberia?',
        listen: 'Esperar, ligar, não responder em público.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que tom de voz mandava na casa em que você cresceu, e em que hora ele sai da sua boca?',
        listen: 'Herança que se pode mudar; sem acusar os pais.',
        for: ['men', 'women', 'parents'],
      },
      {
        ask: 'Quem tem língua de árvore na sua vida, alguém perto de quem dá vontade de sentar?',
        listen: 'Gratidão com nome; o que essa pessoa faz de diferente?',
        for: ['singles', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que palavra pesada você ainda carrega, dita por outro, e que palavra sã poderia começar a tratar dela?',
        listen: 'Não peça para repetir a palavra; ofereça outra.',
      },
      {
        ask: 'Crente nervoso afasta gente. Que resposta suave você já recebeu, ou gostaria de ter recebido, de quem tem fé?',
        listen: 'Escute e, se couber, peça desculpa em nome do grupo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'No luto, até palavra bem-intencionada pesa. O que já lhe disseram que fez bem de verdade?',
        listen: 'Aprendam com a resposta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Digam a frase cadê a minha chave em cinco tons: carinho, pressa, acusação, mistério e novela. Quem acerta o tom?',
        bridge: 'A mesma frase apaga ou acende o fogo. Provérbios diz como.',
      },
      {
        text: 'Que coisa ridícula já fez você perder a paciência com um objeto: impressora, elástico de lençol, tampa?',
        bridge: 'Com a tampa não há conversa. Com gente, há uma resposta que muda tudo.',
        for: ['adults', 'young', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Solte o queixo, descole a língua do céu da boca e respire dez vezes só pelo nariz.',
      bridge: 'A boca descansou. Agora leia o que ela pode fazer de bom.',
    },
    complete: [
      {
        name: 'Extintor de bolso',
        text: 'Escreva três frases suaves e verdadeiras para usar em briga, por exemplo: isso me doeu, podemos falar daqui a pouco. A minha primeira: … . A segunda: … . A terceira: … .',
      },
      {
        name: 'Árvore ou espinho',
        text: 'Desenhe uma árvore e, nos galhos, palavras que alguém ouviu de você e guardou com carinho. No chão, as que deixaram alguém em pedaços. Circule uma para ir consertar.',
      },
    ],
    challenges: [
      {
        do: 'Na próxima discussão, espere três respirações e baixe o volume da sua voz um ponto a cada frase.',
        tell: 'o que aconteceu com a voz do outro.',
      },
      {
        do: 'Volte a alguém que ouviu de você uma palavra pesada e diga: falei mal com você, me perdoa.',
        tell: 'como foi dizer, sem contar o caso.',
        for: ['adults', 'parents', 'couples', 'teens'],
      },
    ],
    children: {
      truth: 'Minha palavra mansa pode acalmar uma briga.',
      to7: {
        story:
          'A Nanda pisou no castelo do Tuca. Ploft! O Tuca ficou bravo, vermelho como tomate: sua chata! Era como fogo: fuuu! A Nanda podia gritar também: chato é você! O fogo ia crescer: FUUU! Mas ela lembrou do que a vovó ensinou: resposta mansinha apaga o fogo, como água. A Nanda respirou e falou baixinho: desculpa, Tuca, foi sem querer. Quer que eu ajude a fazer outro? Tssss… O fogo foi apagando. O Tuca limpou o nariz e disse: quero. Os dois fizeram um castelo maior ainda! A Bíblia diz: uma resposta suave manda a raiva embora.',
        activity:
          'Com tiras de papel vermelho fazendo fogo, uma criança agita as tiras e outra diz uma palavra mansa; a cada palavra, o fogo abaixa até deitar no chão.',
        questions: [
          'Por que o Tuca ficou bravo?',
          'Como a Nanda respondeu?',
          'Que palavra mansinha você pode usar?',
        ],
      },
      to12: {
        story:
          'Imagine duas pessoas: uma chega soltando faíscas. A outra tem, em cada mão, um balde. Num há gasolina, no outro há água. O sábio Salomão disse que a próxima palavra é um desses baldes. A resposta suave desvia a fúria. A palavra pesada faz a raiva crescer. Suave não é fraca, nem mentirosa: dá para dizer não gostei disso com calma. É preciso muito mais força para falar baixo do que para gritar. Depois ele lembrou que Deus está em todo lugar e ouve o que se fala na cozinha, no recreio e no grupo do celular. E fez uma comparação linda: uma língua boa é uma árvore de vida. Gente cansada senta na sombra dela. Já a língua torta deixa o outro em pedaços. Qual delas você quer ser? Se em casa alguém grita e machuca, a culpa não é sua; conte a um adulto de confiança.',
        activity:
          'Teatro dos dois baldes: em duplas, façam a mesma briga duas vezes, uma com gasolina e outra com água. O grupo aponta a frase que mudou tudo.',
        questions: [
          'O que são os dois baldes da história?',
          'Por que falar baixo pede mais força?',
          'Que frase suave você quer treinar?',
        ],
      },
      challenge:
        'Quando alguém ficar bravo, respire e responda baixinho. Conte depois o que houve.',
    },
    prayer:
      'Senhor, os teus olhos veem o que a nossa boca faz dentro de casa. Cura quem foi deixado em pedaços por palavras. Dá-nos a resposta suave antes da outra. Faz da nossa língua uma árvore onde alguém descanse.',
    leader: {
      lost: 'Vira aula de bons modos, ou alguém conta a briga inteira de ontem. Puxe para a próxima frase: o que você dirá da próxima vez? Suave não é engolir tudo; a verdade também tem tom manso.',
      tender:
        'Quem vive com pessoa agressiva pode achar que apanha por não responder direito. Diga com clareza: nenhuma resposta suave é obrigação de quem sofre violência, e a culpa não é dela. Ligue 180, Disque 100; em perigo na hora, 190.',
    },
    comfort:
      'Se palavras deixaram você em pedaços, Deus viu cada uma. Ele fala baixo com quem está ferido. Fique um pouco debaixo dessa sombra.',
    closing: 'A próxima frase é sua: água ou gasolina.',
    words: [
      'resposta branda',
      'resposta suave',
      'resposta calma',
      'desvia o furor',
      'desvia a furia',
      'palavra dura',
      'palavra pesada',
      'suscita a ira',
      'arvore de vida',
      'lingua sa',
      'lingua dos sabios',
      'olhos do senhor estao em todo lugar',
      'raiva',
    ],
  },
  {
    verses: '16:1-9',
    key: '16:9',
    title: 'A gente planeja, Deus dirige',
    theme: 'os planos entregues a Deus',
    themes: ['fe', 'humildade', 'trabalho', 'ansiedade'],
    idea: 'Fazer planos é coisa de gente, e é bom; quem os coloca na mão do Senhor trabalha com mais firmeza e aceita que os passos sejam ajustados por ele.',
    context:
      'No meio da coleção de Salomão aparece um bloco em que quase toda linha traz o nome do Senhor. Abre com planos e fecha com planos, como uma moldura (16:1 e 16:9). Dentro dela entram motivos, orgulho, dinheiro e até inimigos: tudo aquilo que os nossos planos costumam esquecer de calcular.',
    retold: [
      {
        verses: '16:1-3',
        says: 'A pessoa faz planos no coração e acha limpos todos os seus caminhos, mas o Senhor pesa o espírito. Quem confia a ele as suas obras terá os pensamentos firmados.',
      },
      {
        verses: '16:4-6',
        says: 'O Senhor fez tudo com propósito e não deixa sem castigo o coração orgulhoso. Com o temor ao Senhor, a gente se desvia do mal.',
      },
      {
        verses: '16:7-9',
        says: 'O Senhor faz até inimigos ficarem em paz com quem lhe agrada. Melhor é o pouco com justiça, e é ele quem dirige os passos que o coração planeja.',
      },
    ],
    read: {
      verses: '16:1-9',
      how: 'Um lê a primeira metade de cada versículo, outro responde com a segunda. Depois do 9, cada um escreve calado uma palavra: o plano que trouxe.',
    },
    observe: [
      {
        ask: 'Qual é a parte da pessoa e qual é a parte do Senhor na abertura e no fecho do trecho?',
        verses: '16:1, 16:9',
        listen: 'Planejar é nosso; a resposta e os passos são dele.',
      },
      {
        ask: 'Como a pessoa se vê, e o que Deus pesa?',
        verses: '16:2',
        listen: 'Puros aos próprios olhos; Deus pesa os espíritos, os motivos.',
      },
      {
        ask: 'O que fazer com as obras, e o que acontece com os pensamentos?',
        verses: '16:3',
        listen: 'Confiá-las ao Senhor; eles ficam firmes.',
      },
      {
        ask: 'O que vale mais que muita renda?',
        verses: '16:8',
        listen: 'O pouco com justiça.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não diz para não planejar. Que diferença há entre um plano entregue e um plano blindado?',
        verses: '16:1, 16:3',
        listen: 'O entregue aceita correção; o blindado só pede carimbo.',
        follow: 'Como você reage quando um plano seu é mexido?',
      },
      {
        ask: 'Se os nossos caminhos sempre nos parecem puros, que ajuda Deus dá para a gente enxergar os motivos?',
        verses: '16:2',
        listen: 'Palavra, oração, gente franca, resultado das escolhas.',
      },
      {
        ask: 'Por que orgulho e pouco com justiça entram numa conversa sobre planos?',
        verses: '16:5, 16:8',
        listen: 'O plano pode dar certo e estragar quem o fez; importa como se chega.',
      },
    ],
    live: [
      {
        ask: 'Que plano seu está pronto, detalhado e ainda não foi conversado com Deus?',
        listen: 'Nenhuma bronca; dizê-lo já é o começo.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'O que você vai ser quando crescer: quem mais tem opinião sobre isso, e onde entra a direção de Deus?',
        listen: 'Pressão da família, medo de errar; passos pequenos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual plano que não deu certo vocês dois hoje agradecem por não ter dado?',
        listen: 'Histórias com risada; e as que ainda doem.',
        for: ['couples', 'elderly'],
      },
      {
        ask: 'Num desvio da sua história, como você percebeu, só depois, que os passos estavam sendo dirigidos?',
        listen: 'Nem todo desvio se entende; não force.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Na criação dos filhos, que projeto era de vocês e não deles, e como soltar?',
        listen: 'Profissão, time, jeito; entrega.',
        for: ['parents'],
      },
      {
        ask: 'O que muda na ideia de acaso ou destino ouvir que há alguém pesando e dirigindo com cuidado?',
        listen: 'Perguntas sobre liberdade são bem-vindas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A vida que vocês tinham planejado foi interrompida. Que passo, de meio metro, cabe nesta semana?',
        listen: 'Muito pequeno; acompanhe.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o plano perfeito (festa, viagem, dieta, pedido de namoro) que desandou no primeiro minuto?',
        bridge: 'O coração do homem planeja seu caminho. O versículo tem uma segunda metade.',
      },
      {
        text: 'Você é de planilha, de lista na mão ou de seja o que Deus quiser? Provem com um exemplo.',
        bridge: 'Provérbios tem um recado para os três tipos.',
        for: ['couples', 'adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Escreva o plano de amanhã num papel, com horários. Agora segure-o na palma aberta, sem fechar os dedos.',
      bridge: 'É nessa posição que o texto nos quer. Leia assim.',
    },
    complete: [
      {
        name: 'Plano na mão aberta',
        text: 'Complete: o meu plano é … . O motivo que eu conto aos outros é … . O motivo que só Deus pesa é … . Se ele mudar o rumo, eu … .',
      },
      {
        name: 'Duas metades',
        text: 'Divida a folha: à esquerda, a minha parte (o que vou fazer); à direita, a parte do Senhor (o que não controlo). Ore só com a coluna da direita.',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã, por cinco dias, leia a agenda a Deus em voz alta e deixe nela uma hora sem dono.',
        tell: 'o que entrou na hora sem dono.',
      },
      {
        do: 'Mostre um plano a uma pessoa sábia e peça que ela aponte um motivo que você não viu.',
        tell: 'se o plano ficou igual.',
        for: ['young', 'singles', 'adults', 'men'],
      },
    ],
    children: {
      truth: 'Eu faço planos, e Deus guia meus passos.',
      to7: {
        story:
          'A Manu fez um plano: amanhã vou fazer um piquenique! Preparou a cesta: suco, pão e maçã. Escolheu o caminho do parque. Antes de dormir, falou com Deus: este é o meu plano, o Senhor me ajuda? De manhã, choveu: plic, plic, ploc! Ah, não! A Manu ficou chateada. A mamãe disse: vamos fazer na varanda? No caminho da varanda, elas viram a vizinha sozinha na janela. Venha também! A vizinha trouxe bolo quentinho, e foi o melhor piquenique de todos! A Manu pensou: eu fiz o plano, e Deus guiou os meus pezinhos. Que bom!',
        activity:
          'Desenhem um caminho com giz ou fita e andem por ele; um adulto vai dando desvios (direita, pulo, volta) até uma surpresa gostosa no fim.',
        questions: [
          'Qual era o plano da Manu?',
          'O que mudou, e quem apareceu?',
          'Que plano você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Salomão foi um rei que fez planos enormes: palácio, templo, jardins. Ele sabia que planejar é bom. Mas escreveu uma porção de ditados com uma segunda metade. A pessoa faz planos no coração, e a resposta vem do Senhor. A gente acha que todos os nossos caminhos são certos, e Deus pesa os motivos. O coração planeja o caminho, e o Senhor dirige os passos. Pense num barco: você rema, escolhe o rumo, cuida da vela; mas há um vento e um piloto mais experiente. Quem entrega o plano a Deus não fica parado. Rema com mais calma. E, se o barco fizer uma curva, não entra em pânico. Salomão lembrou também que é melhor ter pouco de um jeito justo do que muito enganando os outros. Deus se importa com o lugar aonde vamos e também com o jeito de ir.',
        activity:
          'Façam um mapa de um plano da semana com três etapas. Ao lado de cada uma, escrevam uma pergunta para Deus. Guardem e confiram no próximo encontro.',
        questions: [
          'Qual é a segunda metade dos ditados?',
          'Por que Deus pesa os motivos?',
          'Que plano seu mudou e acabou sendo bom?',
        ],
      },
      challenge: 'De manhã, conte a Deus o plano do dia. À noite, veja com ele o que mudou.',
    },
    prayer:
      'Senhor, aqui estão os nossos planos, na palma aberta. Pesa os motivos que nem nós vemos. Firma o que é bom, desvia o que machuca. Guarda-nos do orgulho, dá-nos o pouco com justiça. E dirige os passos de amanhã.',
    leader: {
      lost: 'O 4 pode prender o grupo numa discussão sobre Deus e o mal. Ouça, use a nota abaixo e volte à moldura, 1 e 9. O 7 também é regra geral: gente fiel já teve inimigos até o fim, como Jesus.',
      tender:
        'Quem viu um plano legítimo morrer (casamento, gravidez, carreira) não precisa ouvir que Deus desviou para melhor. Diga só que Deus anda com ele no desvio. Desemprego longo adoece; ofereça ajuda prática.',
      differ:
        'Sobre Provérbios 16:4 e a direção dos passos: uns creem que Deus decide cada acontecimento; outros, que ele conduz a história respeitando escolhas humanas reais. Os dois leem aqui que Deus é justo, que o mal não escapa do seu governo e que somos responsáveis pelo que fazemos.',
    },
    comfort:
      'O mapa rasgou, e você não precisa desenhar outro agora. Os passos ainda podem ser dirigidos sem mapa. Um de cada vez, com a mão de alguém.',
    closing: 'Faça o plano a lápis e deixe a borracha com Deus.',
    words: [
      'coracao do homem planeja',
      'coracao do homem propoe',
      'o senhor dirige',
      'dirige seus passos',
      'lhe dirige os passos',
      'planos do coracao',
      'preparacoes do coracao',
      'confia tuas obras',
      'confia ao senhor as tuas obras',
      'entrega ao senhor',
      'pesa os espiritos',
      'resposta da boca',
      'melhor e o pouco com justica',
      'planejamentos',
    ],
  },
  {
    verses: '18:10-24',
    key: '18:21',
    title: 'Torre, língua e amigo',
    theme: 'a palavra e a amizade',
    themes: ['lingua', 'amizade', 'sabedoria', 'humildade'],
    idea: 'Quem se abriga no nome do Senhor não precisa de muro de dinheiro nem de língua armada: pode ouvir primeiro, falar vida e ser amigo de verdade.',
    context:
      'São ditos soltos, reunidos como contas num fio. Mas conversam: há torres e muros, bocas e ouvidos, brigas e amigos. O primeiro fala de onde se fica seguro; o último, de quem fica perto. No meio está o poder da língua, que serve para as duas coisas.',
    retold: [
      {
        verses: '18:10-12',
        says: 'O nome do Senhor é uma torre forte, e o justo corre para lá. O rico imagina que seus bens são um muro alto, mas o orgulho vem antes da ruína.',
      },
      {
        verses: '18:13-15',
        says: 'Quem responde antes de ouvir passa vergonha. O espírito sustenta a pessoa doente, mas quem levantará o espírito abatido?',
      },
      {
        verses: '18:16-19',
        says: 'Quem fala primeiro parece ter razão, até que outro venha e examine a causa. O irmão ofendido é mais difícil de ganhar do que uma cidade fortificada.',
      },
      {
        verses: '18:20-24',
        says: 'A morte e a vida estão no poder da língua. Quem encontra esposa encontra o bem, e há um amigo mais chegado que um irmão.',
      },
    ],
    read: {
      verses: '18:10-21',
      how: 'Cada pessoa lê um dito e espera três segundos. Quem lidera lê no fim, de surpresa, o 24, sobre o amigo mais chegado que irmão.',
    },
    observe: [
      {
        ask: 'Comparem as duas fortalezas: a do versículo 10 e a do 11. Em qual delas o muro é alto só na imaginação?',
        verses: '18:10-11',
        listen: 'O nome do Senhor; os bens do rico, “em sua imaginação”.',
      },
      {
        ask: 'Que dois erros de ouvido o texto aponta nos versículos 13 e 17?',
        verses: '18:13, 18:17',
        listen: 'Responder antes de ouvir; acreditar no primeiro que conta.',
      },
      {
        ask: 'A que se compara um irmão ofendido, e com o que as brigas se parecem?',
        verses: '18:19',
        listen: 'Cidade fortificada; ferrolhos de fortaleza.',
      },
      {
        ask: 'O que está no poder da língua, e quem come o fruto?',
        verses: '18:20-21',
        listen: 'Morte e vida; quem a ama, quem fala.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre correr até uma torre que já existe e passar a vida levantando a própria?',
        verses: '18:10-11',
        listen: 'Graça e cansaço. O nome é refúgio pronto.',
        follow: 'Qual torre você anda construindo?',
      },
      {
        ask: 'Por que responder antes de ouvir é chamado de vergonha, e não só de falta de educação?',
        verses: '18:13, 18:15',
        listen: 'Trata o outro como se não existisse; erra o alvo.',
      },
      {
        ask: 'Com doença no corpo o ânimo ainda segura a pessoa. E quando é o ânimo que adoece, quem a levanta?',
        verses: '18:14',
        listen:
          'O texto deixa a pergunta aberta: precisa-se de outro, de amigos, de Deus, de cuidado.',
      },
      {
        ask: 'Palavras dão morte ou vida também a quem as diz. Como alguém acaba comendo o que falou?',
        verses: '18:20-21',
        listen: 'O clima que a gente cria volta para a nossa mesa.',
      },
    ],
    live: [
      {
        ask: 'Que palavra ouvida há anos ainda dá vida em você?',
        listen: 'Começar pela vida. Depois, se alguém quiser, a outra.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Num áudio, num comentário ou numa roda, como você percebe que respondeu antes de ouvir?',
        listen: 'Print lido pela metade, áudio acelerado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Numa discussão de casal, quem costuma ouvir o primeiro lado da história, e o que muda ouvir o segundo?',
        listen: 'Cuidado com plateia: mãe, amiga, grupo.',
        for: ['couples'],
      },
      {
        ask: 'Que ferrolho está fechado entre você e um irmão, e quem teria a chave?',
        listen: 'Sem apressar. Um bilhete, um terceiro de confiança.',
        for: ['men', 'long-believers'],
      },
      {
        ask: 'Você tem muitos conhecidos. A quem telefonaria às duas da manhã?',
        listen: 'Pode doer não ter ninguém. Que o grupo ouça.',
        for: ['singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'O que os seus filhos vão lembrar da sua voz?',
        listen: 'Não só do que disse, mas do tom.',
        for: ['parents'],
      },
      {
        ask: 'Quando o espírito está abatido, que tipo de palavra levanta e que tipo enterra mais?',
        listen: 'Quem viveu ensina. Anotem.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Telefone sem fio: passem uma frase comprida ao ouvido um do outro e vejam o que chega no fim.',
        bridge: 'Ouvir mal muda tudo. Provérbios 18 tem um dito para isso e outro para a boca.',
      },
      {
        text: 'Conte como começou a sua amizade mais antiga. Houve briga no meio?',
        bridge:
          'O texto termina num amigo mais chegado que um irmão. Antes passa por brigas e torres.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha a mão na garganta e diga em voz baixa, sentindo a vibração, o nome de alguém que você ama.',
      bridge: 'Dali sai morte ou vida. Leia com a boca em paz.',
    },
    complete: [
      {
        name: 'Cardápio da língua',
        text: 'Escreva o que você serviu com palavras nesta semana. De entrada: … . Prato principal: … . Sobremesa: … . O que mandaria de volta à cozinha: … .',
      },
      {
        name: 'Minha torre',
        text: 'Complete: quando tenho medo, corro para … . Os muros que acho altos são … . O nome do Senhor seria torre para mim se eu … .',
      },
    ],
    challenges: [
      {
        do: 'Em três conversas desta semana, pergunte: foi isto que você quis dizer? antes de responder.',
        tell: 'quantas vezes você tinha entendido outra coisa.',
      },
      {
        do: 'Dê a um amigo uma palavra de vida por escrito: o que ele é para você e por quê.',
        tell: 'o que ele fez com o papel.',
      },
    ],
    children: {
      truth: 'Minhas palavras podem dar vida aos meus amigos.',
      to7: {
        story:
          'Na Bíblia há um livro de frases sábias. Uma delas diz: o nome de Deus é uma torre bem alta e forte. Quem tem medo corre para lá e fica seguro! Outra diz: escute primeiro, fale depois. Orelhas abertas! E outra conta um segredo: a nossa língua é pequena, mas pode fazer nascer coisas boas ou coisas ruins. Se eu digo você é bobo, o coração do amigo murcha. Se eu digo gosto de você, o coração do amigo floresce! E a última: existe amigo tão pertinho que parece irmão.',
        activity:
          'Façam uma flor de papel com as pétalas dobradas; a cada palavra boa dita ao amigo, uma pétala se abre.',
        questions: [
          'Para onde corre quem tem medo?',
          'O que vem primeiro: escutar ou falar?',
          'Que palavra boa você vai dizer hoje?',
        ],
      },
      to12: {
        story:
          'O Bruno contou a sua versão da briga no recreio, e todos ficaram contra o Leo. Parecia claro! Só a professora disse: e a do Leo? Quando ele contou, tudo mudou. Ela então escreveu no quadro: quem conta primeiro parece ter razão, até chegar o outro. Está em Provérbios 18. O capítulo é cheio de frases assim. Quem responde antes de ouvir passa vergonha. Um amigo magoado é mais difícil de abrir que uma cidade de muralhas. A morte e a vida estão no poder da língua, e quem fala come o fruto do que disse. O Bruno tinha plantado mentira e estava comendo sozinho no lanche. Ele correu para outra frase do mesmo capítulo: o nome do Senhor é uma torre forte. Pediu ajuda a Deus, tomou coragem e procurou o Leo. Demorou três dias para o ferrolho abrir. Mas abriu. Há amigo mais chegado que irmão.',
        activity:
          'Encenem uma briga contada por um lado e depois pelo outro. A turma só opina quando os dois terminarem.',
        questions: [
          'Por que todos ficaram contra o Leo?',
          'O que quer dizer comer o fruto da língua?',
          'Com quem você precisa usar a chave do ferrolho?',
        ],
      },
      challenge: 'Ouça os dois lados antes de tomar partido numa briga.',
    },
    prayer:
      'Teu nome, Senhor, é torre, e corremos para dentro. Tira-nos da pressa de responder e do gosto de ferir. Guarda o que sai da nossa boca, levanta quem está de espírito abatido e faz de nós amigos mais chegados que irmãos. Amém.',
    leader: {
      lost: 'São muitos ditos; o grupo quer comentar todos. Escolham três: torre, ouvido e língua.',
      tender:
        'Espírito abatido pode ser depressão, que é doença e tem tratamento. Não diga que basta reagir. Se houver desespero, fique perto e ligue com a pessoa para o CVV, 188. Quem apanha com palavras em casa também sofre violência: Ligue 180.',
      differ:
        'Usa-se o versículo 21 para ensinar que a palavra dita cria realidades. Muitos cristãos entendem, com o contexto, que ele fala do bem e do mal que as palavras fazem às pessoas e a quem as diz.',
    },
    comfort:
      'Quem levanta um espírito abatido? O texto não responde depressa, e faz bem. Corra só até a torre: ela já está de pé.',
    closing: 'Ouvido aberto, língua mansa, torre perto.',
    words: [
      'torre forte',
      'nome do senhor e uma torre',
      'poder da lingua',
      'a morte e a vida estao',
      'responde antes de ouvir',
      'irmao ofendido',
      'cidade fortificada',
      'espirito abatido',
      'amigo mais chegado que um irmao',
      'mais chegado do que um irmao',
      'quem encontrou esposa',
      'acha uma esposa',
      'antes da honra vem a humildade',
    ],
  },
  {
    verses: '22:1-6',
    key: '22:6',
    title: 'Um nome e um caminho',
    theme: 'o que se deixa aos filhos',
    themes: ['filhos', 'familia', 'humildade', 'sabedoria'],
    idea: 'A herança que vale não é prata, é um bom nome diante de Deus e um caminho ensinado cedo, com humildade e olhos abertos, a quem vem depois.',
    context:
      'Fim da grande coleção de ditados de Salomão. Seis linhas soltas que conversam: o valor do nome, ricos e pobres feitos pelo mesmo Deus, prudência, humildade, espinhos e, por último, o ditado mais repetido sobre criar filhos. Provérbio diz como a vida costuma andar; não é contrato assinado.',
    retold: [
      {
        verses: '22:1-2',
        says: 'Um bom nome vale mais do que muitas riquezas. O rico e o pobre se encontram, porque os dois foram feitos pelo Senhor.',
      },
      {
        verses: '22:3-5',
        says: 'O prudente vê o mal e se esconde, e a humildade com o temor ao Senhor traz honra e vida. No caminho do perverso há espinhos.',
      },
      {
        verses: '22:6',
        says: 'O último conselho é ensinar ao menino o caminho em que deve andar, e nem velho ele se desviará.',
      },
    ],
    read: {
      verses: '22:1-6',
      how: 'Uma criança ou a pessoa mais nova lê o 6 primeiro. Depois os outros, do 1 ao 5, e todos fecham com o 6.',
    },
    observe: [
      {
        ask: 'O que é preferível a muitas riquezas, à prata e ao ouro?',
        verses: '22:1',
        listen: 'Um bom nome e ser estimado.',
      },
      {
        ask: 'O que o rico e o pobre têm em comum?',
        verses: '22:2',
        listen: 'O mesmo Criador; encontram-se diante dele.',
      },
      {
        ask: 'O que o prudente faz e o ingênuo não faz?',
        verses: '22:3',
        listen: 'Vê o mal e se protege; o outro passa e sofre.',
      },
      {
        ask: 'O que se faz com o menino, e o que acontece com ele mais tarde?',
        verses: '22:6',
        listen: 'Instruir no caminho em que deve andar; não se desvia ao envelhecer.',
      },
    ],
    interpret: [
      {
        ask: 'Instruir no caminho é mais do que avisar dos perigos. O que acrescenta?',
        verses: '22:5-6',
        listen: 'Andar junto, mostrar, repetir; filho aprende o caminho no pé dos pais.',
        follow: 'O que você aprendeu vendo, sem que ninguém explicasse?',
      },
      {
        ask: 'Por que um ditado sobre ricos e pobres cabe entre conselhos de educação?',
        verses: '22:1-2',
        listen: 'Ensinar cedo que ninguém vale mais; o nome não vem do dinheiro.',
      },
      {
        ask: 'O versículo 6 costuma ser assim na vida, e nem sempre. Como lê-lo sem orgulho de uns e culpa de outros?',
        verses: '22:6',
        listen: 'É sabedoria, não garantia; filhos escolhem, e Deus não desiste.',
      },
    ],
    live: [
      {
        ask: 'Quando dizem o seu nome numa roda em que você não está, o que gostaria que viesse depois?',
        listen: 'Caráter, não sucesso; que passo combina com isso?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que caminho os seus filhos estão aprendendo só de olhar para os seus pés?',
        listen: 'Bons e ruins; sem culpa, um ajuste.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que dos seus pais você quer levar para a vida, e o que prefere deixar na estrada?',
        listen: 'Gratidão e liberdade; cuidado com dores de casa.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Um filho ou neto se afastou do caminho. Como você ora e ama sem perseguir?',
        listen: 'Choro guardado; não procurem culpado.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'Sem filhos em casa, a que menino ou menina da igreja ou da rua você pode mostrar um caminho?',
        listen: 'Padrinhos, tios, professores de vida.',
        for: ['singles', 'elderly', 'adults'],
      },
      {
        ask: 'Quem foi a primeira pessoa a apontar Deus para você, e o que ela fez?',
        listen: 'Um gesto; talvez esteja sendo hoje.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'De onde veio o seu nome: santo, novela, promessa, erro do cartório? E o apelido?',
        bridge:
          'Vale mais que ouro, diz o texto, ter um bom nome. Ele fala de outra coisa além do cartório.',
      },
      {
        text: 'Que mania você jurou que nunca teria igual à dos seus pais e hoje faz todo dia?',
        bridge: 'O caminho ensinado cedo gruda no pé. O provérbio sabe disso.',
        for: ['parents', 'couples', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Escreva o seu nome completo, devagar, com letra de caderno novo. Olhe para ele como se fosse de outra pessoa.',
      bridge: 'O texto fala do nome e do caminho. Leia com o seu à frente.',
    },
    complete: [
      {
        name: 'Herança sem cartório',
        text: 'Complete: deixo a … o meu jeito de … ; deixo a … o caminho de … ; não quero deixar … ; peço a Deus que complete o que faltou em … .',
      },
      {
        name: 'Passos pequenos',
        text: 'Desenhe uma pegada grande e, dentro, uma pequena. Na grande, o que você faz; na pequena, quem anda atrás e o que está aprendendo.',
      },
    ],
    challenges: [
      {
        do: 'Ande junto: leve uma criança ou jovem para fazer com você um bem de verdade (visita, conserto, doação) e converse no caminho.',
        tell: 'a pergunta que ele fez na volta.',
      },
      {
        do: 'Cuide do nome de alguém: desfaça um boato ou conte em público uma coisa boa e verdadeira.',
        tell: 'como foi defender um nome que não era o seu.',
        for: ['teens', 'young', 'adults', 'women'],
      },
    ],
    children: {
      truth: 'Aprendo o caminho de Deus desde pequeno.',
      to7: {
        story:
          'O vovô plantou uma mudinha bem fininha. O vento soprava, e ela entortava para lá: vuuu. O vovô pôs uma varinha do lado e amarrou com um laço frouxo, para não machucar. Todo dia regava e conversava com ela: cresce para o céu, menina! A neta ajudava. Um ano, dois anos, dez anos! A mudinha virou árvore alta e direitinha. A neta também cresceu: aprendeu com o vovô a orar, a repartir e a dizer a verdade. A Bíblia diz: ensine a criança no bom caminho, e ele fica com ela até ficar velhinha. O caminho de Deus é o melhor!',
        activity:
          'Plantem um feijão com um palito de apoio e façam pegadas com tinta num papel comprido: as do adulto primeiro, as da criança dentro ou ao lado.',
        questions: [
          'Para que servia a varinha?',
          'O que a neta aprendeu com o vovô?',
          'Quem ensina você a andar no caminho de Deus?',
        ],
      },
      to12: {
        story:
          'Salomão juntou seis ditados curtos. O primeiro diz que um bom nome vale mais que ouro. Ele não fala do nome da certidão, e sim do que as pessoas lembram quando pensam em você. O segundo conta que o rico e o pobre têm o mesmo Criador, e por isso ninguém pode olhar o outro de cima. O terceiro diz que gente esperta vê o perigo e se protege. O quarto elogia a humildade. O quinto fala dos espinhos do mau caminho. E o último é o mais famoso: ensine a criança no caminho em que deve andar, e até na velhice ela se lembrará. Já viu alguém bem velhinho cantar uma música que aprendeu na infância? É assim. Os adultos ensinam andando na frente. E quem é criança também pode ensinar: há sempre alguém menor olhando os seus pés.',
        activity:
          'Façam uma árvore de nomes: na raiz, quem ensinou você; no tronco, o que aprendeu; nos galhos, a quem vai ensinar. Apresentem ao grupo.',
        questions: [
          'O que é ter um bom nome?',
          'Por que ninguém deve olhar o outro de cima?',
          'Quem aprende com os seus pés?',
        ],
      },
      challenge: 'Ensine a uma criança menor algo bom que você aprendeu de Deus.',
    },
    prayer:
      'Pai, que nos fizeste ricos e pobres do mesmo barro, guarda o nosso nome e os nossos pés. Abençoa os que andam atrás de nós. Onde falhamos com filhos e netos, perdoa e completa. Traz de volta os que se desviaram, pelo caminho que conheces.',
    leader: {
      lost: 'O 6 pode virar promessa infalível ou sentença contra pais. Diga no começo o que é um provérbio. O 4 também: humildade e temor não são receita de enriquecer. Volte ao nome e ao caminho.',
      tender:
        'Pais de filhos afastados, presos ou mortos choram por dentro com este verso. Não peça relatos. Diga que o próprio Deus, Pai perfeito, teve filhos que se desviaram. Instruir nunca é bater: violência contra criança se denuncia no Disque 100.',
      differ:
        'No 22:6, uns leem o caminho em que deve andar, o da fé; outros, conforme o hebraico, o caminho próprio daquela criança, o seu jeito e idade. As duas leituras se ajudam: o mesmo caminho de Deus, ensinado de um modo que aquela criança entenda.',
    },
    comfort:
      'Se alguém que você criou anda longe, a história não acabou no seu portão. Deus conhece aquele caminho e não perdeu o endereço. O que você plantou está debaixo da terra dele.',
    closing: 'O ouro fica no cofre; o caminho fica nos pés de quem vem depois.',
    words: [
      'instrui ao menino',
      'instrui o menino',
      'ensina a crianca',
      'caminho em que deve andar',
      'quando envelhecer',
      'quando for velho',
      'nao se desviara dele',
      'bom nome',
      'boa reputacao',
      'o rico e o pobre',
      'prudente ve o mal',
      'espinhos e ciladas',
    ],
  },
  {
    verses: '27:5-17',
    key: '27:17',
    title: 'Ferro com ferro',
    theme: 'a amizade que afia',
    themes: ['amizade', 'sabedoria', 'comunhao', 'fidelidade'],
    idea: 'Amigo de verdade perfuma e também fere com franqueza, fica perto no dia ruim e, de tanto encostar, deixa o outro mais afiado para o bem.',
    context:
      'Estes ditados de Salomão foram copiados séculos depois por gente do rei Ezequias (25:1). Cada linha é solta, mas a amizade aparece como fio: a repreensão clara, a ferida do amigo, o conselho doce, o vizinho que está perto, o ferro que afia. Entre elas entram outros provérbios, de humor até.',
    retold: [
      {
        verses: '27:5-6',
        says: 'Melhor é a repreensão clara do que o amor escondido. As feridas feitas por um amigo são fiéis, e os beijos de um inimigo enganam.',
      },
      {
        verses: '27:7-10',
        says: 'O conselho sincero de um amigo é doce e alegra como perfume. No dia difícil, vale mais o vizinho que está perto do que o irmão que está longe.',
      },
      {
        verses: '27:11-14',
        says: 'O pai pede ao filho que seja sábio e alegre o seu coração. O prudente vê o mal e se esconde, e elogiar o amigo em voz alta de madrugada parece maldição.',
      },
      {
        verses: '27:15-17',
        says: 'Tentar conter a mulher briguenta é como tentar conter o vento. Como ferro afia ferro, a pessoa afia o seu amigo.',
      },
    ],
    read: {
      verses: '27:6-17',
      how: 'Quem lidera diz antes o versículo 5. Cada pessoa lê um ditado e passa a Bíblia a quem lhe lembra aquele verso. Quando chegar o 17, leiam-no em duplas, olho no olho.',
    },
    observe: [
      {
        ask: 'Que contraste o versículo 6 faz entre o amigo e o inimigo?',
        verses: '27:6',
        listen: 'Feridas fiéis de um, beijos enganosos do outro; franqueza e aparência.',
      },
      {
        ask: 'A que cheiro ou sabor o conselho sincero é comparado?',
        verses: '27:9',
        listen: 'Óleo e perfume: alegra o coração.',
      },
      {
        ask: 'No dia da adversidade, quem é melhor do que o irmão que está longe?',
        verses: '27:10',
        listen: 'O vizinho que está perto; e não abandonar o amigo, nem o do pai.',
      },
      {
        ask: 'O que o ferro faz com o ferro, e o amigo com o amigo?',
        verses: '27:17',
        listen: 'Afia; dá gume pelo contato.',
      },
    ],
    interpret: [
      {
        ask: 'O que separa a ferida de um amigo da maldade com nome de sinceridade?',
        verses: '27:6, 27:9',
        listen: 'Fidelidade, hora, doçura; quer o bem e fica depois.',
        follow: 'Como você sabe que pode ouvir alguém?',
      },
      {
        ask: 'Para afiar é preciso encostar, soltar faísca e perder lasca. O que isso ensina sobre amizade sem atrito?',
        verses: '27:17',
        listen: 'Quem só concorda não afia; o desconforto pode ser bom.',
      },
      {
        ask: 'Por que o texto valoriza quem está perto e também o amigo do pai, o antigo?',
        verses: '27:10',
        listen: 'Presença e lealdade; amizade se herda e se mora perto.',
      },
    ],
    live: [
      {
        ask: 'Que verdade um amigo lhe disse, doeu e ajudou?',
        listen: 'Conte a frase e quanto tempo levou para agradecer.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na sua turma, quem afia você para o bem e quem vai tirando o seu fio?',
        listen: 'Sem nomes; que escolha isso sugere?',
        for: ['teens', 'young'],
      },
      {
        ask: 'A amizade de vocês dois, antes de ser casal, como anda: perfume, ferro ou goteira?',
        listen: 'Humor; cuidado para o 15 não virar arma contra ninguém.',
        for: ['couples'],
      },
      {
        ask: 'Para quem mora longe da família: quem é o vizinho que está perto, e o que falta para vocês se visitarem?',
        listen: 'Primeiro passo: bolo, número de telefone.',
        for: ['singles', 'elderly', 'adults'],
      },
      {
        ask: 'Com o tempo de igreja, quem ainda tem coragem de repreender você?',
        listen: 'Se ninguém, é perigo; convidar alguém.',
        for: ['long-believers'],
      },
      {
        ask: 'O que faria deste grupo um lugar de amizade para quem chegou há pouco?',
        listen: 'Escutar e anotar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem partiu era ferro no seu ferro. Que gume ele deixou em você?',
        listen: 'A amizade continua no jeito que ficou.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que amigo já avisou você, com franqueza, de feijão no dente, zíper aberto ou roupa do avesso?',
        bridge: 'Fiéis são as feridas feitas por um amigo. Algumas salvam a nossa dignidade.',
      },
      {
        text: 'Como começou a sua amizade mais antiga: com uma briga, um lanche ou uma carona?',
        bridge: 'Não abandones o teu amigo, diz o texto. Hoje é dia de falar deles.',
        for: ['adults', 'elderly', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Bata de leve duas colheres uma na outra e escute o som até sumir. Pense num rosto.',
      bridge: 'O ferro é afiado com ferro. Leia com esse rosto em mente.',
    },
    complete: [
      {
        name: 'Caixa de ferramentas',
        text: 'Escreva o nome de um amigo para cada peça: lima, que me afia: … ; óleo, que me alegra: … ; porta ao lado, que me socorre: … . E que peça eu sou para eles: … .',
      },
      {
        name: 'Amor sem esconderijo',
        text: 'Complete: há um amor que eu escondo de … ; há uma verdade que devo a … ; quero dizê-la com … e no lugar … .',
      },
    ],
    challenges: [
      {
        do: 'Peça a um amigo: me diga uma coisa em que preciso crescer. Escute até o fim e pague o café.',
        tell: 'o que foi mais amargo, a verdade ou o café.',
      },
      {
        do: 'Visite o vizinho do lado com alguma coisa de comer e fique dez minutos.',
        tell: 'o que você não sabia sobre ele.',
        for: ['adults', 'elderly', 'couples', 'parents', 'women'],
      },
    ],
    children: {
      truth: 'Amigo bom fala a verdade e fica perto.',
      to7: {
        story:
          'O Gil e a Tina eram amigos. O Gil ia sair com o sapato trocado: direito no esquerdo! Um menino viu e disse: está lindo! E foi rir atrás da árvore: hi hi. A Tina falou: Gil, está trocado. Ele ficou com vergonha. Mas a Tina ajudou: puxa daqui, põe dali, pronto! Depois o Gil caiu na poça. O primo dele morava longe, longe. Quem veio correndo? A Tina, que morava do lado! A Bíblia diz que amigo de verdade fala a verdade com carinho e fica pertinho no dia ruim. E que um amigo ajuda o outro a ficar melhor. O Gil disse: obrigado, Tina!',
        activity:
          'Em duplas, uma criança arruma a outra (cadarço, gola, cabelo) dizendo algo bom e verdadeiro. Depois trocam e se abraçam.',
        questions: [
          'Quem falou a verdade para o Gil?',
          'Quem veio quando ele caiu?',
          'Que amigo você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Salomão gostava de observar amizades e anotou vários ditados. Num deles, disse que a bronca sincera de um amigo vale mais que um carinho que nunca aparece, e que até a ferida feita por um amigo é fiel, enquanto o beijo de um inimigo engana. Parece estranho? Pense num amigo que avisa: você foi injusto com ela. Dói, mas ajuda. Depois ele falou do perfume: conselho dado com doçura alegra o coração. Falou do vizinho que está perto e socorre mais depressa que o parente distante. E terminou com uma imagem de ferreiro: ferro se afia com ferro. Saem até faíscas! Duas pessoas que se gostam às vezes discordam, conversam, pedem perdão, e as duas ficam melhores. Só não vale chamar de sinceridade a vontade de machucar. E Jesus, que nos chamou de amigos, sempre disse a verdade e deu a vida por nós.',
        activity:
          'Cada um escreve a um amigo um bilhete com duas frases: uma coisa que admira e um jeito em que podem se ajudar a crescer. Entregue em particular.',
        questions: [
          'Por que a ferida do amigo é fiel?',
          'O que o ferro ensina sobre amizade?',
          'Como você pode dizer uma verdade com carinho?',
        ],
      },
      challenge: 'Diga a um amigo uma verdade boa e ajude-o em alguma coisa.',
    },
    prayer:
      'Senhor, obrigado pelos amigos que nos perfumam e pelos que nos afiam. Dá-nos coragem de ouvir e doçura ao falar. Livra-nos do beijo falso e da franqueza cruel. Põe um vizinho perto de quem está só, e que sejamos nós.',
    leader: {
      lost: 'Os versículos 15 e 16, da goteira, podem virar piada sobre mulheres e acabar com a noite. Diga que gente briguenta existe dos dois lados e volte ao fio da amizade: 5, 6, 9, 10 e 17.',
      tender:
        'Solitários podem ir embora mais sós. Antes de sair, cuidem para que cada um tenha um número e um convite. Quem foi ferido por amigo abusivo não precisa voltar a ele. Se houver ameaça ou controle, Ligue 180.',
    },
    comfort:
      'Talvez o seu amigo mais fiel não esteja mais aqui, ou esteja longe. Jesus disse a pessoas assustadas: chamei vocês de amigos. Há um perto, na porta ao lado do seu dia.',
    closing: 'Quem tem amigo que fala a verdade nunca perde o fio.',
    words: [
      'ferro com ferro',
      'ferro e afiado',
      'o ferro se afia',
      'afia o rosto',
      'repreensao clara',
      'repreensao franca',
      'amor escondido',
      'feridas feitas por um amigo',
      'feridas feitas pelo que ama',
      'beijos de um inimigo',
      'conselho sincero',
      'vizinho que esta perto',
      'nao abandones o teu amigo',
    ],
  },
  {
    verses: '31:10-31',
    key: '31:30',
    title: 'Força e riso diante do amanhã',
    theme: 'a mulher que teme ao Senhor',
    themes: ['trabalho', 'familia', 'sabedoria', 'generosidade'],
    idea: 'O livro da sabedoria termina com um rosto de mulher: forte, generosa, sem medo do futuro, porque teme ao Senhor; e pede que o seu valor seja dito em público.',
    context:
      'No hebraico, este poema segue as letras do alfabeto, de ponta a ponta, como quem diz: um elogio completo. Vem logo depois dos conselhos de uma mãe a um rei (31:1-9). Nos versículos anteriores ao nosso trecho, a mulher busca lã, compra um campo, planta vinha e trabalha até de noite (31:13-19).',
    retold: [
      {
        verses: '31:10-12',
        says: 'A mulher virtuosa vale muito mais do que rubis. O coração do marido confia nela, e ela lhe faz o bem todos os dias.',
      },
      {
        verses: '31:13-19',
        says: 'Como um navio mercante, a mulher traz comida de longe. Levanta-se ainda de noite para alimentar a casa, e sua lâmpada não se apaga.',
      },
      {
        verses: '31:20-27',
        says: 'A mulher estende a mão ao aflito, agasalha os seus contra a neve e vende o linho que faz. Veste-se de força, fala com sabedoria e sorri para o futuro.',
      },
      {
        verses: '31:28-31',
        says: 'Os filhos e o marido elogiam a mulher virtuosa. A beleza passa, mas a que teme ao Senhor será louvada, e suas obras devem louvá-la às portas da cidade.',
      },
    ],
    read: {
      verses: '31:20-31',
      how: 'Alguém resume os versículos 10 a 19. Se houver homens, são eles que leem do 20 ao 27, e as mulheres escutam sentadas. O 28 e o 29, todos de pé. O 30 e o 31, uma voz mais velha.',
    },
    observe: [
      {
        ask: 'A quem ela estende a mão, e o que faz pelos de casa?',
        verses: '31:20-21',
        listen: 'Ao aflito e ao necessitado; todos agasalhados para o frio.',
      },
      {
        ask: 'Que trabalhos e negócios dela aparecem aqui?',
        verses: '31:22, 31:24, 31:27',
        listen: 'Cobertas, panos de linho que vende, cintos aos comerciantes, direção da casa.',
      },
      {
        ask: 'De que ela se veste, no versículo 25, e como olha o futuro?',
        verses: '31:25',
        listen: 'Força e glória; sorri.',
      },
      {
        ask: 'Quem a elogia, e onde as obras dela devem ser louvadas?',
        verses: '31:28, 31:31',
        listen: 'Filhos e marido; nas portas da cidade, em público.',
      },
    ],
    interpret: [
      {
        ask: 'No meio de tantas tarefas, qual é o segredo dela, segundo o versículo 30?',
        verses: '31:30',
        listen: 'Teme ao Senhor; o livro começou assim (1:7) e termina assim.',
      },
      {
        ask: 'O poema não descreve o rosto nem o corpo dela. O que isso diz, num mundo que mede mulher pela aparência?',
        verses: '31:30-31',
        listen: 'A beleza passa; honra-se o caráter, a mão e a palavra.',
        follow: 'Que elogio não físico você gostaria de ouvir mais?',
      },
      {
        ask: 'É lista de cobrança ou canção de homenagem? Que pistas há no jeito de terminar?',
        verses: '31:28-31',
        listen: 'Não diz seja assim; diz elogiem, deem a ela o fruto das suas mãos.',
      },
    ],
    live: [
      {
        ask: 'De tudo o que você faz e ninguém vê, o que gostaria que fosse dito às portas da cidade?',
        listen: 'Deixe as mulheres falarem; aplaudam.',
        for: ['women', 'adults'],
      },
      {
        ask: 'Que mulher sustentou você com mãos, oração ou palavra, e o que ela precisa ouvir ainda nesta semana?',
        listen: 'Mãe, tia, professora, esposa; combine o dia.',
        for: ['men', 'elderly', 'long-believers'],
      },
      {
        ask: 'A beleza é enganosa e passageira. Como vocês sentem essa pressão, meninas e meninos, e o que dá força por dentro?',
        listen: 'Corpo, filtro, comparação; muito cuidado e respeito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na divisão de trabalho da casa de vocês, quem se levanta ainda de noite, e o que poderia mudar de mão?',
        listen: 'Justiça concreta: uma tarefa, um dia.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Ela sorri para o futuro. O que, no seu amanhã, já permite um meio sorriso, e o que ainda dá medo da neve?',
        listen: 'Confiança e previsão juntas.',
        for: ['singles', 'adults', 'mourning'],
      },
      {
        ask: 'O que você aprendeu, fora ou dentro da igreja, sobre o lugar da mulher, e o que este poema confirma ou desmente?',
        listen: 'Ouça dores; o poema traz comércio, terra, ensino, casa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a frase mais repetida da sua mãe, avó ou de quem criou você? Diga com o sotaque e a mão na cintura.',
        bridge: 'Um rei guardou as palavras da mãe, e logo depois delas vem o poema de hoje.',
      },
      {
        text: 'Em trinta segundos, liste tudo o que uma pessoa da sua casa faz antes das oito da manhã. Quem tem a lista mais longa?',
        bridge: 'Ainda de noite ela se levanta, diz o texto. E há quem resolveu cantar isso.',
        for: ['adults', 'couples', 'parents', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe as suas mãos, dos dois lados. Lembre três coisas que elas já fizeram por alguém e que ninguém agradeceu.',
      bridge: 'Dai a ela conforme o fruto de suas mãos. Leia olhando as suas.',
    },
    complete: [
      {
        name: 'Alfabeto de alguém',
        text: 'Pense numa mulher que você admira e escreva uma qualidade dela para cada letra do nome. Embaixo: ela teme ao Senhor quando … . Entregue a ela, se puder.',
      },
      {
        name: 'Roupa de dentro',
        text: 'Complete: por fora tenho vestido … . O texto fala de vestir força e glória; hoje eu preciso de … . Diante do futuro, eu … , porque … .',
      },
    ],
    challenges: [
      {
        do: 'Elogie em público, com um fato concreto e sem falar de aparência, uma mulher da sua família, trabalho ou igreja.',
        tell: 'a reação dela e a das pessoas em volta.',
      },
      {
        do: 'Assuma por uma semana, sem ninguém pedir, uma tarefa da casa que sempre cai na mesma pessoa.',
        tell: 'o que você descobriu sobre essa tarefa.',
        for: ['men', 'teens', 'young', 'couples'],
      },
    ],
    children: {
      truth: 'Deus vê o bem que as mãos fazem.',
      to7: {
        story:
          'Dona Rute acordava antes do galo: cocoricó! Fazia o pão. Costurava: tec, tec, tec. Comprou um terreninho e plantou uvas. Vendia panos bonitos na feira. Quando fez frio, todos na casa tinham casaco quentinho. E quando alguém com fome batia na porta, ela estendia a mão: entre, tem pão! Dona Rute falava com sabedoria e carinho, e ria do dia de amanhã: ha ha! Por que ela não tinha medo? Porque amava e respeitava a Deus. Um dia os filhos se levantaram da mesa e bateram palmas: mamãe, você é uma bênção! E a cidade toda bateu palmas também. Que mulher você quer aplaudir?',
        activity:
          'Pintem o contorno das mãos de uma mulher querida (mãe, avó, tia, professora) e, em cada dedo, desenhem uma coisa boa que ela faz. Entreguem com um aplauso.',
        questions: [
          'O que Dona Rute fazia?',
          'A quem ela estendia a mão?',
          'Quem você quer aplaudir e por quê?',
        ],
      },
      to12: {
        story:
          'O livro de Provérbios termina com um poema que segue o alfabeto, como um elogio de A a Z. Ele fala de uma mulher forte. Ela trabalha com lã e linho, avalia um campo e o compra, planta uma vinha, vende seus panos aos comerciantes. Organiza a casa e cuida para que ninguém passe frio. Quando alguém pobre se aproxima, ela estende a mão. Quando fala, sai sabedoria e bondade. E diz uma coisa curiosa: ela sorri para o futuro! De onde vem essa coragem? O poema responde no fim: a beleza passa, mas a mulher que teme ao Senhor será louvada. O poeta não quis fazer uma lista de tarefas impossíveis. Quis que todo mundo aplaudisse em público quem tantas vezes trabalha sem ser vista. Meninas podem crescer com essa força. Meninos também podem aprender com ela, e aprender a dizer obrigado.',
        activity:
          'Entrevistem uma mulher da igreja ou da família: o que suas mãos sabem fazer, o que já lhe deu medo e como Deus ajudou. Leiam as respostas de pé, como homenagem.',
        questions: [
          'Que trabalhos a mulher do poema fazia?',
          'Por que ela sorria para o futuro?',
          'A quem você vai agradecer em público?',
        ],
      },
      challenge: 'Agradeça a uma mulher da sua casa por uma coisa que ninguém costuma notar.',
    },
    prayer:
      'Senhor, obrigado pelas mãos de mulher que nos vestiram, alimentaram e ensinaram. Perdoa o que recebemos sem ver. Dá descanso às cansadas e justiça às exploradas. Veste-nos de força, e que possamos sorrir para o amanhã porque confiamos em ti.',
    leader: {
      lost: 'O poema vira régua para medir esposas, ou piada sobre quem não acorda cedo. É um canto de louvor a uma vida inteira, não a rotina de um dia. Peça aos homens que elogiem, em vez de cobrar.',
      tender:
        'Muitas saem deste texto exaustas e culpadas; solteiras, viúvas, mulheres sem filhos ou que foram traídas podem sentir-se fora. Honre-as pelo nome. Se alguma contar que em casa é humilhada ou agredida, o valor dela não está em suportar: Ligue 180.',
      differ:
        'Igrejas diferem sobre o papel da mulher na casa e no ministério, e usam este texto dos dois lados. Ele mostra uma mulher que cuida do lar, faz negócios e ensina. O que todos podem afirmar: ela teme ao Senhor e merece honra pública.',
    },
    comfort:
      'Ninguém precisa ser de ferro. Talvez hoje a sua força seja deixar que outra mão se estenda para você. Deus sabe de cada noite em que a sua lâmpada ficou acesa.',
    closing: 'O livro da sabedoria acaba em aplauso, e é para ela.',
    words: [
      'mulher virtuosa',
      'mulher forte',
      'mulher exemplar',
      'valor e muito maior que o de rubis',
      'excede o de rubis',
      'rubis',
      'forca e gloria',
      'forca e dignidade',
      'beleza e enganosa',
      'enganosa e a graca',
      'que teme ao senhor',
      'pao da preguica',
      'portas da cidade',
      'la e linho',
    ],
  },
]
