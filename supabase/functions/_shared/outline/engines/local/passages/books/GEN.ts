import type { BookPassages } from '../passage.ts'

export const GEN: BookPassages = [
  {
    verses: '1:1-25',
    key: '1:1',
    title: 'Haja luz',
    theme: 'o Deus que cria',
    themes: ['criacao', 'adoracao', 'palavra'],
    idea: 'Antes de nós, de tudo e de qualquer bagunça, Deus estava lá; ele fala, a luz aparece, e o que estava vazio vira casa.',
    context:
      'São as primeiras palavras da Bíblia, contadas a um povo que vivia cercado de nações que adoravam o sol, a lua e o mar. Gênesis diz, com calma de poema, que nada disso é deus: é obra de um Deus só, e obra boa.',
    retold: [
      {
        verses: '1:1-5',
        says: 'No princípio, Deus cria os céus e a terra, ainda vazia e no escuro. Diz que haja luz, e há luz, e ele a separa das trevas.',
      },
      {
        verses: '1:6-13',
        says: 'Deus separa as águas de cima das de baixo, e o alto se chama Céus. Aparece a terra seca, que produz ervas e árvores de fruto.',
      },
      {
        verses: '1:14-19',
        says: 'Deus põe no céu dois grandes luminares, um para o dia e outro para a noite, e faz as estrelas, para marcar estações e anos.',
      },
      {
        verses: '1:20-25',
        says: 'Deus enche de vida as águas e o ar, e manda multiplicar. Depois faz os animais da terra, cada um segundo a sua espécie, e vê que é bom.',
      },
    ],
    read: {
      verses: '1:1-10',
      how: 'Um narrador lê o texto e outra pessoa lê só o que Deus diz. Apaguem a luz no começo e acendam no versículo 3.',
    },
    observe: [
      {
        ask: 'Como estava a terra antes de Deus falar?',
        verses: '1:2',
        listen: 'Desordenada, vazia e escura, e o Espírito de Deus já estava sobre as águas.',
      },
      {
        ask: 'Quais verbos têm Deus como sujeito nestes versículos?',
        verses: '1:1-10',
        listen: 'Criou, disse, viu, separou, chamou, fez: ele trabalha e também repara no que fez.',
      },
      {
        ask: 'Que frases voltam como refrão?',
        verses: '1:3-10',
        listen: 'Disse Deus, foi assim, viu Deus que era bom, a tarde e a manhã.',
      },
    ],
    interpret: [
      {
        ask: 'Deus podia ter feito tudo num piscar de olhos. Por que será que o texto o mostra pondo ordem aos poucos, um dia depois do outro?',
        verses: '1:3-10',
        listen:
          'Ele não tem pressa nem descuido; primeiro prepara o lugar, depois chama os moradores.',
      },
      {
        ask: 'O que significa o Espírito se mover justamente sobre as águas escuras?',
        verses: '1:2',
        listen: 'Deus não espera o lugar ficar bonito para chegar; o escuro não o afasta.',
        follow: 'Onde mais, na Bíblia, Deus chega antes da luz?',
      },
      {
        ask: 'Os vizinhos de Israel rezavam para o sol e para o mar. Que susto e que alívio havia em ouvir que tudo isso foi feito por Deus?',
        verses: '1:1, 1:6-10',
        listen: 'O que eles temiam é criatura; não manda no destino de ninguém.',
      },
    ],
    live: [
      {
        ask: 'Que parte da sua vida anda parecida com o versículo 2, sem forma e meio escura?',
        listen: 'Basta nomear; não tente arrumar a vida de quem falou.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando foi a última vez que você parou diante de alguma coisa criada e esqueceu o celular no bolso?',
        listen: 'Lugares, bichos, chuva, mar: deixe a alegria aparecer.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Na escola dizem uma coisa, na igreja outra, e você fica no meio. Que pergunta sobre a criação você gostaria de poder fazer sem ninguém se assustar?',
        listen: 'Acolha a pergunta; você não precisa ter a resposta hoje.',
        for: ['teens', 'visitors'],
      },
      {
        ask: 'Deus separou, deu nome e só depois encheu. O que na rotina da sua casa precisa de um lugar e de um limite antes de receber mais uma coisa?',
        listen: 'Agenda, contas, tempo de tela, quartos: quanto mais miúdo, melhor.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Você lê este capítulo há anos. Que detalhe dele ainda consegue deixar você de boca aberta?',
        listen: 'Se ninguém lembrar de nada, leiam juntos o versículo 16 até as estrelas.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Há manhãs em que a luz chega e não alegra ninguém. O que tem sido, para você, um fiozinho de claridade nestes dias?',
        listen: 'Pode ser muito pequeno, um café ou uma ligação; não peça mais do que isso.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a gaveta, o armário ou o quartinho mais bagunçado da sua casa, e o que você acha que mora no fundo dele?',
        bridge: 'A Bíblia começa com uma bagunça bem maior e com alguém que não tem medo dela.',
      },
      {
        text: 'Em que lugar você viu o céu mais cheio de estrelas? Com quem você estava?',
        bridge: 'O texto gasta um capítulo com o céu e a terra para apresentar quem os fez.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Apague a luz do cômodo por um minuto e repare no escuro. Depois acenda uma lâmpada só, ou abra a janela.',
      bridge: 'As primeiras palavras que a Bíblia põe na boca de Deus pedem luz.',
    },
    complete: [
      {
        name: 'Da bagunça ao nome',
        text: 'Escreva e termine: o que está sem forma em mim é …; o nome que eu daria a isso é …; a primeira luz que peço a Deus é …',
      },
      {
        name: 'E viu que era bom',
        text: 'Faça uma lista de sete coisas criadas que você encontrou nesta semana, uma por dia. Ao lado de cada uma, escreva por que ela é boa.',
      },
    ],
    challenges: [
      {
        do: 'Em um dia desta semana, veja o sol nascer ou se pôr do começo ao fim, sem fotografar.',
        tell: 'Onde você estava e o que lhe passou pela cabeça.',
      },
      {
        do: 'Escolha um canto desordenado da casa e arrume devagar, agradecendo por cada coisa que encontrar.',
        tell: 'O que apareceu no meio da bagunça.',
        for: ['adults', 'couples', 'parents'],
      },
    ],
    children: {
      truth: 'Deus fez tudo e viu que era bom.',
      to7: {
        story:
          'No começo não havia nada. Nem sol, nem flor, nem cachorro. Só água e escuro, muito escuro. Mas Deus estava lá, pertinho. Então Deus falou: Haja luz! E a luz apareceu! Deus olhou e gostou. Ele chamou a luz de dia e o escuro de noite. Depois Deus fez o céu bem alto. Juntou as águas e fez o mar. Fez a terra seca e encheu tudo de árvores e frutas. Pôs o sol, a lua e as estrelas no céu. Fez os peixes que nadam e os passarinhos que voam. Fez a vaca, o gato, o elefante e a formiga. E cada vez que fazia uma coisa, Deus olhava e via que era bom.',
        activity:
          'Deixem a sala escura e acendam uma lanterna quando alguém disser: Haja luz! Depois cada um imita um bicho e os outros adivinham.',
        questions: [
          'O que Deus fez primeiro?',
          'Qual bicho você acha mais engraçado?',
          'Por que coisa criada você quer dizer obrigado hoje?',
        ],
      },
      to12: {
        story:
          'Imagine um lugar sem chão, sem céu e sem lâmpada: só água escura, vazia e silenciosa. É assim que a Bíblia começa. Mas ela diz que o Espírito de Deus já estava ali, movendo-se sobre as águas. Então Deus fala, e a fala dele faz acontecer. Haja luz, e houve luz. No segundo dia ele separa as águas e abre o espaço do céu. No terceiro junta os mares, faz aparecer a terra e ela se enche de plantas que carregam a própria semente. No quarto, o sol, a lua e, quase como quem comenta de passagem, também as estrelas. No quinto, a água e o ar se enchem de vida. No sexto, os animais da terra. Primeiro Deus prepara a casa, depois traz os moradores. E no fim de cada parte ele para, olha e vê que é bom. Deus não fez o mundo de qualquer jeito. Ele gostou do que fez.',
        activity:
          'Dobrem uma folha em seis partes e desenhem um dia em cada uma. No verso, escrevam uma coisa criada que vocês querem ajudar a cuidar.',
        questions: [
          'O que Deus preparou antes de fazer os animais, e por que a ordem faz sentido?',
          'De onde você tiraria a ideia, só olhando o mundo, de que Deus gosta de variedade?',
          'O que do mundo criado precisa de mais cuidado perto da sua casa?',
        ],
      },
      challenge: 'Antes de dormir, olhe o céu e diga a Deus o nome de três coisas que ele fez.',
    },
    prayer:
      'Deus criador, o Senhor estava aqui antes de nós e antes do nosso medo. Fala outra vez sobre o que está vazio e escuro em nós. Abre os nossos olhos para o que é bom e já estava na nossa frente.',
    leader: {
      lost: 'A conversa costuma fugir para dinossauros, idade da terra e prova de ciências. Anote a pergunta num papel, prometa voltar a ela outro dia e retome: o que o texto conta sobre Deus?',
      differ:
        'Há cristãos sérios que leem os seis dias como dias de vinte e quatro horas; outros, como eras longas; outros, como um poema em dois trios que ensina quem fez e para quê. Todos confessam o mesmo Criador. Ninguém precisa sair daqui convencido pelo vizinho.',
    },
    comfort:
      'Antes da primeira manhã já havia alguém perto das águas escuras. Se a sua vida voltou a ser noite, o Espírito de Deus sabe chegar a lugares assim. A luz é ele quem chama; você não precisa fabricá-la.',
    closing: 'No princípio, Deus; e também no seu recomeço.',
    words: [
      'criacao',
      'criou',
      'principio',
      'haja luz',
      'trevas',
      'abismo',
      'sem forma e vazia',
      'luminares',
      'estrelas',
      'firmamento',
      'expansao',
      'criador',
      'caos',
    ],
  },
  {
    verses: '1:26-31',
    key: '1:27',
    title: 'Parecidos com quem nos fez',
    theme: 'a imagem de Deus em cada pessoa',
    themes: ['identidade', 'criacao', 'proposito', 'proximo'],
    idea: 'Toda pessoa, homem ou mulher, é feita à imagem de Deus; isso dá a cada um um valor que ninguém confere e ninguém tira, e um mundo para cuidar.',
    context:
      'No antigo Oriente só o rei era chamado de imagem de um deus, e estátuas dele marcavam até onde ia o seu governo. Gênesis faz algo que ninguém fazia: dá esse título a todo ser humano, no ponto mais alto da criação.',
    retold: [
      {
        verses: '1:26-27',
        says: 'Deus decide fazer o ser humano à sua imagem, para dominar sobre os peixes, as aves e toda a terra. À imagem de Deus o cria, macho e fêmea.',
      },
      {
        verses: '1:28-30',
        says: 'Deus abençoa os dois e diz que se multipliquem e encham a terra. Dá a eles as ervas e os frutos para comer, e aos animais, toda erva verde.',
      },
      {
        verses: '1:31',
        says: 'Deus vê tudo o que fez, e é bom em grande maneira. Assim passa o sexto dia.',
      },
    ],
    read: {
      verses: '1:26-31',
      how: 'Homens e mulheres leem alternados, versículo por versículo; o 27 todos juntos, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'O que muda no jeito de Deus falar quando chega a vez do ser humano?',
        verses: '1:26',
        listen: 'Antes era haja ou produza; agora “Façamos”, como quem conversa e se envolve.',
      },
      {
        ask: 'Quantas vezes aparece a palavra imagem, e a quem ela é aplicada?',
        verses: '1:26-27',
        listen: 'Três vezes; a macho e fêmea, sem diferença de grau.',
      },
      {
        ask: 'Que presentes e que tarefas as pessoas recebem?',
        verses: '1:28-30',
        listen: 'Bênção, filhos, governo sobre os animais e comida farta.',
      },
    ],
    interpret: [
      {
        ask: 'Se a imagem não depende de idade, saúde, dinheiro ou conduta, o que sustenta o valor de uma pessoa?',
        verses: '1:27',
        listen: 'Quem a fez; por isso o valor não sobe nem desce.',
      },
      {
        ask: 'Dominar sobre o mundo que Deus acabou de chamar de bom: que tipo de governo combina com essa frase e qual a contradiz?',
        verses: '1:26, 1:28, 1:31',
        listen: 'Governar como representante de quem cuida e dá comida, não como dono que gasta.',
      },
      {
        ask: 'Seis vezes Deus viu que era bom; agora, “bom em grande maneira”. O que a presença das pessoas acrescenta à obra?',
        verses: '1:31',
        listen: 'Deus se alegra com a gente; não fomos o defeito do projeto.',
        follow: 'Como essa alegria aparece ou some no que você ouviu sobre Deus na infância?',
      },
    ],
    live: [
      {
        ask: 'De que apelido, nota ou comentário você ainda tira a resposta para a pergunta quem eu sou?',
        listen: 'Pode doer; agradeça a quem contou e não conserte.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual pessoa, do trabalho ou da rua, você atravessa sem enxergar, e que também é imagem de Deus?',
        listen: 'Porteiro, caixa, gente que mora na calçada, o colega difícil.',
        for: ['adults'],
      },
      {
        ask: 'O que você diz ao espelho de manhã que nunca diria a um amigo querido?',
        listen: 'Não force ninguém a repetir a frase em voz alta.',
        for: ['women', 'singles', 'young'],
      },
      {
        ask: 'Que pedaço do mundo foi posto na sua mão, por pequeno que seja, e como ele tem passado?',
        listen: 'Uma turma, um quintal, uma equipe, um idoso, um orçamento.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Como vocês lembram um ao outro, num dia ruim, de que cada um vale mais do que o rendimento daquele dia?',
        listen: 'Procure gestos que já existem, não promessas.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se fosse verdade sobre você que Deus o fez e gostou, por onde começaria a acreditar?',
        listen: 'Deixe a dúvida ficar à vontade na sala.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A idade tira algumas forças. O que ela não conseguiu tirar de quem você é diante de Deus?',
        listen: 'Dê tempo; muita gente mais velha se sente um peso.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Com quem da família você é parecido e em quê: nariz, risada, teimosia, jeito de guardar sacola?',
        bridge: 'Tem semelhança que o espelho não mostra. É dela que o texto fala.',
      },
      {
        text: 'Ache no celular a sua pior foto três por quatro ou descreva-a: documento, carteirinha, formatura. Quem tiver coragem mostra.',
        bridge: 'Nem a foto do RG apaga uma coisa: você é imagem de alguém.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Ponha-se diante de um espelho, ou da tela escura do celular, e olhe o seu rosto por meio minuto sem se criticar.',
      bridge: 'Quem fez esse rosto já disse o que acha dele.',
    },
    complete: [
      {
        name: 'Duas etiquetas',
        text: 'Num pedaço de papel escreva: o rótulo que me deram foi … Em outro: o que Gênesis 1:27 diz de mim é … Rasgue o primeiro e fique com o segundo.',
      },
      {
        name: 'Relatório de governo',
        text: 'Termine: Deus pôs nas minhas mãos …; eu tenho governado isso com …; um cuidado que falta é …',
        for: ['adults', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Aprenda o nome de alguém que você vê sempre e nunca chamou, e use esse nome ao cumprimentar.',
        tell: 'O nome da pessoa e o que mudou na conversa de vocês.',
      },
      {
        do: 'Escreva um bilhete ou mensagem a alguém dizendo uma marca de Deus que você enxerga nessa pessoa.',
        tell: 'Como foi procurar a marca e como ela foi recebida.',
      },
    ],
    children: {
      truth: 'Deus me fez parecido com ele e gosta de mim.',
      to7: {
        story:
          'O mundo já estava pronto: mar, flores, macacos e borboletas. Mas ainda faltava alguém. Deus disse: Vamos fazer as pessoas parecidas conosco! Então Deus fez o homem e fez a mulher. Eles podiam pensar, cantar, abraçar e conversar com Deus. Nenhum bicho podia fazer tudo isso! Deus abençoou os dois e disse: Tenham muitos filhos. Cuidem dos peixes, dos passarinhos e de todos os animais. E olhem quantas frutas eu dei para vocês comerem! Depois Deus olhou para tudo, para as estrelas, para os bichos e para as pessoas. E dessa vez ele não achou só bom. Ele viu que era muito, muito bom.',
        activity:
          'Passem um espelhinho de mão em mão. Quem recebe olha, sorri, e o grupo diz: Deus fez você, e é muito bom!',
        questions: [
          'Quem Deus fez parecido com ele?',
          'O que as pessoas conseguem fazer e os bichos não?',
          'De que bicho ou planta você pode cuidar?',
        ],
      },
      to12: {
        story:
          'Antigamente os reis espalhavam estátuas deles pelo país. Quem via a estátua sabia: aqui manda o rei. E só o rei, diziam, era imagem de um deus. Agora ouça o que a Bíblia conta. Quando tudo estava pronto, luz, mar, árvores e bichos, Deus disse: Façamos o ser humano à nossa imagem. E fez o homem e a mulher. Não só o rei: todo mundo! A menina, o avô, quem corre bem e quem usa cadeira de rodas, quem tira dez e quem repete de ano. Cada pessoa mostra alguma coisa de Deus no mundo. Depois ele deu aos dois um trabalho importante: cuidar da terra e dos animais no lugar dele, como quem toma conta do jardim de um amigo. Deus olhou para tudo o que tinha feito, e agora, com gente ali, viu que era bom em grande maneira.',
        activity:
          'Cada um desenha o contorno da própria mão. A folha roda, e em cada dedo os outros escrevem uma coisa boa que veem na pessoa.',
        questions: [
          'O que havia de tão diferente em dizer que todos são imagem de Deus?',
          'Como fica uma piada maldosa quando você lembra de quem aquela pessoa é imagem?',
          'Que parte do mundo Deus já deixou aos seus cuidados?',
        ],
      },
      challenge: 'Diga a um colega que ninguém elogia uma coisa boa que você vê nele.',
    },
    prayer:
      'Pai, obrigado por nos fazer com as tuas mãos e gostar do que viste. Perdoa quando medimos gente por roupa, sotaque ou salário. Ensina a gente a cuidar do que é teu e a reconhecer o teu rosto no rosto de quem senta ao lado.',
    leader: {
      lost: 'Alguns puxam para política ambiental, outros para papéis de homem e mulher. Volte à frase simples do 27: os dois são imagem, e o mundo está nas mãos dos dois como cuidado.',
      tender:
        'Quem sofre com o corpo, foi humilhado pela cor da pele ou ouviu em casa que não prestava pode se fechar. Não elogie por obrigação; escute. Se alguém contar que se machuca ou pensa em morrer, fique junto e ligue com a pessoa para o CVV, 188.',
    },
    comfort:
      'Talvez você não se reconheça no espelho destes dias. Aquele que o fez reconhece. O valor que ele lhe deu não se gasta com lágrima, doença nem idade.',
    closing: 'Antes de qualquer rótulo, imagem de Deus.',
    words: [
      'imagem',
      'semelhanca',
      'facamos',
      'macho e femea',
      'dominar',
      'dignidade',
      'identidade',
      'humano',
      'valor',
      'multiplicai',
      'frutificai',
      'muito bom',
      'espelho',
    ],
  },
  {
    verses: '2:1-3',
    key: '2:3',
    title: 'O dia em que Deus parou',
    theme: 'o descanso',
    themes: ['descanso', 'criacao', 'trabalho', 'adoracao'],
    idea: 'Deus terminou, parou e abençoou o tempo de parar; descansar é receber um presente que ele mesmo provou, não um prêmio para quem deu conta de tudo.',
    context:
      'Depois de seis dias de obra, vem um sétimo sem nenhuma tarefa. Os primeiros ouvintes tinham na memória um faraó que não dava folga a escravo nenhum; aqui ouvem de um Deus que repousa e chama o repouso de santo.',
    retold: [
      {
        verses: '2:1-2',
        says: 'Os céus, a terra e tudo o que neles há ficam concluídos. No sétimo dia, Deus acaba a obra que fez e repousa de toda ela.',
      },
      {
        verses: '2:3',
        says: 'Deus abençoa o sétimo dia e o santifica, porque nesse dia repousou de toda a obra que havia criado e feito.',
      },
    ],
    read: {
      verses: '2:1-3',
      how: 'São só três versículos: leiam duas vezes, e entre uma e outra fiquem um minuto inteiro sem fazer nada.',
    },
    observe: [
      {
        ask: 'Quais são as ações de Deus no sétimo dia?',
        verses: '2:2-3',
        listen: 'Acabou, repousou, abençoou e santificou.',
      },
      {
        ask: 'O que é abençoado neste texto?',
        verses: '2:3',
        listen: 'Um dia; nem bicho nem gente, um pedaço de tempo.',
      },
      {
        ask: 'Que palavra se repete sobre a obra de Deus?',
        verses: '2:1-3',
        listen: 'Toda a obra que havia feito: estava completa.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não se cansa. Que sentido tem, então, ele repousar?',
        verses: '2:2',
        listen: 'Ele para porque terminou e se alegra; descanso é mais que recuperar as forças.',
      },
      {
        ask: 'O ser humano foi feito no sexto dia. O que significa que o primeiro dia inteiro da vida dele tenha sido de folga?',
        verses: '2:2-3',
        listen: 'A gente começa recebendo; o trabalho vem depois do presente.',
      },
      {
        ask: 'Por que tornar santo um tempo, e não um lugar ou um objeto?',
        verses: '2:3',
        listen: 'O tempo chega igual para o rico e para o pobre, em qualquer lugar.',
        follow: 'Como seria a cidade se todo mundo tivesse um dia assim?',
      },
    ],
    live: [
      {
        ask: 'O que a sua cabeça diz a você quando senta no sofá num dia de semana?',
        listen: 'Procure a voz da culpa e de onde ela veio.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Do que você descansa mais: rolando a tela até tarde ou com o telefone longe? Como acorda depois de cada um?',
        listen: 'Deixe o próprio grupo notar a diferença entre distrair e descansar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem na sua casa não para para que os outros possam parar?',
        listen: 'Muitas vezes é a mesma pessoa; não a deixe sem resposta prática.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Você serve na igreja no dia de descanso. Onde fica, na sua semana, o seu sétimo dia?',
        listen: 'Gente antiga de igreja costuma ser a mais cansada.',
        for: ['long-believers'],
      },
      {
        ask: 'Para quem trabalha por conta, faz bico ou tem dois empregos, que meia hora de descanso é possível de verdade?',
        listen: 'Não envergonhe quem não tem folga; ajudem a achar um pedacinho.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'O que você teme que aconteça se parar um pouco e o silêncio chegar?',
        listen: 'Na perda, a correria às vezes protege; não tire isso à força.',
        for: ['mourning'],
      },
      {
        ask: 'Antes de conhecer a fé, o domingo servia para quê?',
        listen: 'Há respostas engraçadas; ria junto e pergunte o que vale guardar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a sua técnica secreta para cochilar em lugar público: ônibus, reunião, sala de espera, culto?',
        bridge: 'O corpo pede parada até onde não pode. Deus abriu um dia inteiro para isso.',
      },
      {
        text: 'Descreva um domingo da sua infância pelo cheiro: o que estava no fogão, quem chegava, o que ninguém podia fazer?',
        bridge:
          'Um dia diferente dos outros marca a gente para sempre. O primeiro deles está no texto.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha o celular em outro cômodo. Sente-se e solte os ombros. Durante dois minutos não produza nada, nem mesmo uma oração bonita.',
      bridge: 'O dia que Deus abençoou foi o dia em que ele nada fez.',
    },
    complete: [
      {
        name: 'Semáforo da semana',
        text: 'Desenhe os sete dias. Pinte de vermelho as horas em que você corre, de amarelo as que se arrastam, de verde as que descansam. Escreva embaixo: o verde que posso aumentar é …',
      },
      {
        name: 'Permissão assinada',
        text: 'Complete e assine: eu, …, tenho licença de Deus para parar de … no dia …, das … às …, porque o mundo está nas mãos dele.',
      },
    ],
    challenges: [
      {
        do: 'Marque três horas seguidas nesta semana sem trabalho, compra nem tela, e combine com a sua casa.',
        tell: 'Quanto tempo você aguentou antes de querer voltar, e o que encontrou.',
      },
      {
        do: 'Dê descanso a alguém: assuma por uma tarde a tarefa que essa pessoa nunca larga.',
        tell: 'O que ela fez com o tempo livre.',
        for: ['couples', 'young', 'parents'],
      },
    ],
    children: {
      truth: 'Deus fez um dia para descansar e ficar contente.',
      to7: {
        story:
          'Deus trabalhou bastante! Ele fez a luz, o céu, o mar, as plantas, o sol, os bichos e as pessoas. Ficou tudo pronto. Não faltava nenhum passarinho. E aí chegou o dia sete. Sabe o que Deus fez no dia sete? Ele parou. Não porque estava com sono. Deus não fica cansado como a gente. Ele parou para ficar contente com tudo o que tinha feito. E Deus deu um presente para o dia sete: ele abençoou aquele dia. Foi como dizer: este dia é especial! Neste dia a gente pode parar, brincar, cantar, ficar junto e lembrar que Deus fez tudo.',
        activity:
          'Brinquem de estátua: todos pulam e trabalham, batendo martelo, varrendo. Quando o líder disser sétimo dia, todo mundo deita e respira fundo.',
        questions: [
          'O que Deus fez no dia sete?',
          'O que você gosta de fazer quando ninguém está com pressa?',
          'Com quem você quer descansar nesta semana?',
        ],
      },
      to12: {
        story:
          'Você já viu alguém terminar um bolo, dar dois passos para trás e ficar só olhando, feliz? É mais ou menos assim que termina a história da criação. O céu e a terra estavam prontos, cheios de vida, e não faltava nada. Então veio o sétimo dia, e Deus não criou mais nada. Ele repousou. Não foi cansaço: Deus não perde a força. Ele parou para se alegrar com a obra. E depois fez uma coisa curiosa. Em vez de abençoar um bicho ou uma montanha, abençoou um dia. Fez daquele tempo um tempo santo, separado, diferente dos outros. Muitos anos depois, o povo de Israel foi escravo no Egito, onde ninguém tinha folga. Para eles, saber disso foi uma festa: o nosso Deus gosta que a gente pare, coma junto e respire.',
        activity:
          'Em grupos, inventem o dia perfeito sem nenhuma tela, do café da manhã até a hora de dormir, e apresentem em um minuto.',
        questions: [
          'Se Deus não se cansa, para que ele parou?',
          'Que diferença você sente entre se distrair e descansar de verdade?',
          'Quem na sua casa quase nunca para, e como você pode ajudar?',
        ],
      },
      challenge: 'Escolha uma tarde para brincar sem tela e convide alguém da casa.',
    },
    prayer:
      'Senhor, o mundo não cai quando a gente para; ele está nas tuas mãos. Perdoa a nossa pressa e o nosso orgulho de viver cansados. Dá descanso a quem não tem folga e ensina a gente a gostar do que já está pronto.',
    leader: {
      lost: 'O grupo pode gastar a noite discutindo o que é permitido no domingo ou no sábado. Pergunte antes: o que este texto conta sobre Deus, e o que ele quer para a gente?',
      tender:
        'Falar de descanso diante de quem cuida sozinho de doente, tem bebê pequeno ou trabalha em escala pode soar como cobrança. Pergunte o que seria uma ajuda e veja quem do grupo pode oferecer uma hora.',
      differ:
        'Alguns cristãos guardam o sábado; a maioria se reúne no domingo, pela ressurreição; outros entendem que em Cristo todo dia é do Senhor (Romanos 14:5-6). Todos veem aqui a bênção do descanso.',
    },
    comfort:
      'Você anda carregando o que não terminou e talvez não termine. Deus não pede que você acabe tudo para então se deitar. O mundo tem dono acordado; você pode dormir.',
    closing: 'Quem fez tudo parou; a gente também pode.',
    words: [
      'descanso',
      'descansar',
      'repousou',
      'setimo dia',
      'sabado',
      'parar',
      'folga',
      'cansaco',
      'santificou',
      'domingo',
      'pausa',
      'ativismo',
    ],
  },
  {
    verses: '2:4-17',
    key: '2:7',
    title: 'Pó, sopro e um jardim',
    theme: 'a vida que Deus soprou',
    themes: ['criacao', 'trabalho', 'proposito', 'obediencia'],
    idea: 'Somos pó nas mãos de um Deus que se abaixa para nos dar fôlego, um jardim para cuidar, muita liberdade e um limite que guarda a vida.',
    context:
      'O capítulo 1 mostrou a criação de longe, como quem olha do alto. Agora a câmera chega perto: Deus mexe no barro, sopra num nariz, planta um jardim. O trabalho e o limite aparecem aqui, antes de qualquer pecado.',
    retold: [
      {
        verses: '2:4-6',
        says: 'Quando o Senhor Deus fez a terra e os céus, ainda não havia chuva nem quem lavrasse o chão, só um vapor que regava a terra.',
      },
      {
        verses: '2:7-9',
        says: 'Deus forma o homem do pó da terra, assopra em seu nariz, e ele vive. Põe o homem no jardim do Éden, entre árvores bonitas e boas para comer.',
      },
      {
        verses: '2:10-14',
        says: 'Um rio sai do Éden para regar o jardim e se reparte em quatro. O primeiro cerca uma terra de ouro bom.',
      },
      {
        verses: '2:15-17',
        says: 'Deus encarrega o homem de lavrar e guardar o jardim. Ele comerá de toda árvore, menos da do conhecimento do bem e do mal, porque, se comer dela, morrerá.',
      },
    ],
    read: {
      verses: '2:7-17',
      how: 'Uma pessoa lê 7-9, outra corre pelos rios de 10-14 e uma terceira lê bem devagar 15-17.',
    },
    observe: [
      {
        ask: 'De que é feito o homem, e o que falta até ele viver?',
        verses: '2:7',
        listen: 'Pó da terra; falta o sopro de Deus no nariz.',
      },
      {
        ask: 'Como é o jardim que Deus plantou?',
        verses: '2:8-10',
        listen: 'Bonito de ver, bom de comer, com rio e com a árvore da vida no meio.',
      },
      {
        ask: 'O que Deus permite, o que proíbe e o que entrega como tarefa?',
        verses: '2:15-17',
        listen: 'Lavrar e guardar; comer de toda árvore; uma só fica de fora.',
      },
    ],
    interpret: [
      {
        ask: 'Nos outros seres, Deus fala e eles surgem; aqui põe a mão no barro e o rosto perto do rosto. O que isso revela do jeito dele conosco?',
        verses: '2:7',
        listen: 'Proximidade: a vida vem de um gesto quase de beijo.',
      },
      {
        ask: 'O trabalho já existia no jardim, sem suor nem espinho. Como isso corrige a ideia de que trabalhar é castigo?',
        verses: '2:15',
        listen: 'Lavrar e guardar fazem parte do que é bom; o peso chegou depois.',
      },
      {
        ask: 'Para que serviria um limite num lugar tão farto?',
        verses: '2:16-17',
        listen:
          'O limite lembra quem é Deus e deixa o amor ser escolha; a lista do sim é bem maior.',
        follow: 'Por que a gente costuma decorar o não e esquecer o sim?',
      },
    ],
    live: [
      {
        ask: 'No seu trabalho de hoje, o que é lavrar, fazer render, e o que é guardar, proteger?',
        listen: 'Serve para faxina, planilha, sala de aula e cozinha.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que limite posto por pais, professores ou Deus você já odiou e depois entendeu?',
        listen: 'Se ninguém entendeu ainda, também vale dizer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você se lembrou, nos últimos tempos, de que é pó: numa doença, num exame, num aniversário?',
        listen: 'Deixe falar sem pressa de animar.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'O que tem tirado o seu fôlego, e em que lugar você respira de novo?',
        listen: 'Ouça primeiro o cansaço; o lugar de respirar vem depois.',
        for: ['singles', 'women', 'young'],
      },
      {
        ask: 'Que árvore proibida parece mais bonita justamente porque não é de vocês?',
        listen: 'Comparação com outros casais conta; não peça confissões.',
        for: ['couples'],
      },
      {
        ask: 'Deus começa dizendo: de toda árvore comerás. Que sim de Deus você descobriu, quando esperava só uma lista de nãos?',
        listen: 'Perdão, comunidade, paz para dormir: deixe contar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua maior façanha, ou o seu maior desastre, com barro, massinha, argila ou massa de pão?',
        bridge: 'Deus também trabalhou com barro, e o resultado respirou.',
      },
      {
        text: 'Se dessem a você um terreno vazio e água à vontade, o que plantaria primeiro?',
        bridge: 'O primeiro emprego da história foi cuidar de um jardim.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e acompanhe cinco respirações, sem mudar o ritmo. Nenhuma delas foi você que inventou.',
      bridge: 'O texto conta de quem veio a primeira.',
    },
    complete: [
      {
        name: 'Meu canteiro',
        text: 'Desenhe um quadrado e escreva dentro dele o que Deus entregou a você. De um lado anote: para lavrar eu preciso de … Do outro: para guardar eu preciso dizer não a …',
      },
      {
        name: 'A lista do sim',
        text: 'Em dois minutos, anote o máximo de árvores permitidas da sua vida, coisas boas que você pode desfrutar. Depois escreva uma única linha: o limite que me protege é …',
      },
    ],
    challenges: [
      {
        do: 'Plante alguma coisa, nem que seja cebolinha num copo, e regue todos os dias até o próximo encontro.',
        tell: 'Traga o copo e conte o que pensou enquanto regava.',
      },
      {
        do: 'Comece um dia de trabalho dizendo a Deus: este jardim é teu, e hoje eu cuido dele. Escolha uma tarefa chata e faça bem feita.',
        tell: 'Qual foi a tarefa e como terminou o dia.',
        for: ['adults', 'young'],
      },
    ],
    children: {
      truth: 'Deus me deu vida e coisas boas para cuidar.',
      to7: {
        story:
          'Deus pegou um pouquinho de terra. Com todo o carinho foi formando um homem: braços, pernas, orelhas, nariz. Mas o homem ainda não se mexia. Então Deus chegou bem perto e soprou no nariz dele. Fuuu! E o homem abriu os olhos. Ele estava vivo! Deus também plantou um jardim lindo, com um rio e árvores cheias de frutas. Ele pôs o homem ali e disse: Cuide do jardim. Você pode comer as frutas de todas as árvores. Só de uma árvore, não. Essa faz mal. Deus deu muita coisa boa. E disse um não bem pequeno, para proteger.',
        activity:
          'Modelem um bonequinho de massinha. Depois soprem na mão para sentir o ar e digam juntos: Obrigado, Deus, porque eu respiro!',
        questions: [
          'De que Deus fez o homem?',
          'O que aconteceu quando Deus soprou?',
          'Que não da mamãe ou do papai protege você?',
        ],
      },
      to12: {
        story:
          'Deus não fez o primeiro homem de longe. A Bíblia diz que ele o formou do pó da terra, como um artista que trabalha o barro, e então soprou no nariz dele o sopro da vida. Imagine o rosto de Deus tão perto! Depois Deus plantou um jardim no Éden. Havia árvores bonitas e gostosas, um rio que se abria em quatro, e no meio a árvore da vida. Deus pôs o homem ali com uma missão: lavrar e guardar. Quer dizer: fazer o jardim crescer e protegê-lo. Trabalho bom, sem cansaço chato. E Deus deu uma ordem que começa com um sim enorme: você pode comer de toda árvore. Depois vinha um só não: desta aqui, não, porque leva à morte. Um limite só, no meio de tanta liberdade.',
        activity:
          'Façam um mapa do jardim com o rio de quatro braços. Dentro das árvores escrevam as coisas boas que Deus permite; em uma só, um limite que protege.',
        questions: [
          'Por que Deus teria chegado tão perto em vez de só falar?',
          'O que é lavrar e o que é guardar, no seu quarto ou na sua escola?',
          'Qual limite parecia ruim e depois mostrou que era cuidado?',
        ],
      },
      challenge: 'Cuide de uma planta a semana inteira e dê um nome a ela.',
    },
    prayer:
      'Criador nosso, somos pó, e mesmo assim o Senhor chegou perto. Renova o nosso fôlego. Ajuda a lavrar com gosto e a guardar com cuidado o que nos deste, e a confiar no teu sim e no teu não.',
    leader: {
      lost: 'Discutem onde ficava o Éden ou por que Deus pôs ali a tal árvore. Fique com o que está escrito: tudo era dado, uma coisa era reservada, e havia um Deus em quem confiar.',
      tender:
        'Quem está desempregado pode ouvir o versículo 15 como acusação. Lembre que valor vem do sopro, não do crachá, e pergunte em particular se o grupo pode ajudar na procura.',
    },
    comfort:
      'Deus sabe que somos pó e não se decepciona com isso. Se hoje respirar já é bastante, saiba que o fôlego que você ainda tem passou primeiro por ele.',
    closing: 'Barro nas mãos dele, e o ar é presente.',
    words: [
      'po da terra',
      'sopro',
      'folego',
      'jardim',
      'eden',
      'lavrar',
      'guardar',
      'barro',
      'arvore da vida',
      'alma vivente',
      'trabalho',
      'limite',
      'oleiro',
    ],
  },
  {
    verses: '2:18-25',
    key: '2:18',
    title: 'Não é bom estar só',
    theme: 'a vida a dois e a vida com os outros',
    themes: ['casamento', 'amizade', 'comunhao', 'familia'],
    idea: 'Deus nos fez para a comunhão e viu a solidão antes de nós; o casamento é presente dele, e ninguém, casado ou solteiro, fica fora do seu cuidado.',
    context:
      'Ainda não há pecado no jardim: o homem tem trabalho, comida e a presença de Deus. Mesmo assim, depois de tantas coisas boas, aparece pela primeira vez algo que não é bom, e o próprio Deus cuida disso.',
    retold: [
      {
        verses: '2:18-20',
        says: 'Deus diz que não é bom que o homem esteja só. Traz a Adão os animais e as aves, e ele dá nome a todos, mas não se acha uma ajuda semelhante a ele.',
      },
      {
        verses: '2:21-23',
        says: 'Deus faz Adão dormir, toma uma de suas costelas e faz dela a mulher. Adão diz que ela é “osso de meus ossos, e carne de minha carne”.',
      },
      {
        verses: '2:24-25',
        says: 'O homem deixa pai e mãe, se achega à sua mulher, e os dois são uma só carne. Adão e ela estão nus e não se envergonham.',
      },
    ],
    read: {
      verses: '2:18-25',
      how: 'Um narrador, uma pessoa para a fala de Deus no 18 e outra, com entusiasmo, para a de Adão no 23.',
    },
    observe: [
      {
        ask: 'Quem percebe que não é bom estar só, e o que resolve fazer?',
        verses: '2:18',
        listen: 'É Deus quem repara; Adão não tinha reclamado de nada.',
      },
      {
        ask: 'O que acontece entre o problema e a chegada da mulher?',
        verses: '2:19-22',
        listen: 'Um desfile de bichos, nomes, nenhuma companhia à altura e um sono.',
      },
      {
        ask: 'Quais são os três movimentos do versículo 24?',
        verses: '2:24',
        listen: 'Deixar, achegar-se, ser uma só carne.',
      },
    ],
    interpret: [
      {
        ask: 'Ajuda é uma palavra que a Bíblia usa até para Deus, no Salmo 121. O que isso conta sobre o valor da mulher nesta cena?',
        verses: '2:18, 2:20',
        listen: 'Não é ajudante de segunda; é alguém à altura, face a face.',
      },
      {
        ask: 'Por que Deus faz Adão dar nome a tantos animais antes de lhe apresentar a mulher?',
        verses: '2:19-20',
        listen: 'Ele aprende, trabalhando, do que sente falta.',
        follow: 'O que um tempo de espera já ensinou a você sobre o que procura?',
      },
      {
        ask: 'Jesus e Paulo não se casaram. Como ler este texto sem dizer que o solteiro é metade de alguém?',
        verses: '2:18, 2:24',
        listen: 'O mal é a solidão; Deus também a responde com amigos, família e igreja.',
      },
    ],
    live: [
      {
        ask: 'O que mais pesa na vida de solteiro: a casa quieta, a cobrança dos outros, a pressa ou o medo?',
        listen: 'Deixe o peso ter nome; nada de prometer prazo.',
        for: ['singles', 'young'],
      },
      {
        ask: 'O que as séries e as redes ensinam sobre gostar de alguém, e em que ponto este texto discorda?',
        listen: 'Aqui há espera, respeito e ninguém se envergonha.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Deixar, achegar-se, ser um só: qual dos três anda pedindo mais cuidado em vocês?',
        listen: 'Cada casal pode responder só entre si.',
        for: ['couples'],
      },
      {
        ask: 'Quem, perto da sua porta, come sozinho quase todo dia?',
        listen: 'Ajude a sair da ideia geral e chegar a um nome.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você espera que outra pessoa cure em você, e que não é justo pedir a ninguém?',
        listen: 'Vale para namoro, casamento e amizade.',
        for: ['singles', 'couples', 'adults'],
      },
      {
        ask: 'Em que momento, numa igreja ou num grupo, você sentiu que não estava sozinho?',
        listen: 'Se a resposta for nunca, agradeça a sinceridade.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A que hora do dia a casa fica grande demais para você?',
        listen: 'Anote a hora; alguém do grupo pode ligar nela.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pior conselho amoroso que você já recebeu, ou a pergunta de tia no almoço que ninguém aguenta mais?',
        bridge: 'Nesse assunto todo mundo tem palpite. Vamos ouvir quem falou primeiro.',
        for: ['young', 'singles', 'teens'],
      },
      {
        text: 'O que você faz muito melhor sozinho, e o que só tem graça com alguém do lado?',
        bridge: 'Certas coisas foram feitas para dividir. O texto mostra desde quando.',
      },
    ],
    quiet: {
      text: 'Fique um instante escutando o som da sua casa agora. Diga a Deus, do seu jeito, como é esse silêncio ou esse barulho.',
      bridge: 'Antes de qualquer pessoa reclamar, Deus já tinha notado quem estava só.',
    },
    complete: [
      {
        name: 'Mapa da mesa',
        text: 'Desenhe uma mesa e escreva quem tem sentado com você neste mês. Deixe uma cadeira vazia e complete: quem poderia sentar aqui é …; o convite que eu vou fazer é …',
      },
      {
        name: 'Carta de uma linha',
        text: 'Termine só para você: eu tenho medo de …; tenho esperado que … me complete; neste tempo, Deus, o que eu peço é …',
        for: ['singles', 'young', 'adults'],
      },
    ],
    challenges: [
      {
        do: 'Chame para um café ou uma refeição alguém que costuma estar sozinho, sem segundas intenções.',
        tell: 'O que você descobriu dessa pessoa.',
      },
      {
        do: 'Separem uma hora, só os dois, e contem um ao outro quando foi que mais se sentiram acompanhados neste ano.',
        tell: 'Só o que quiserem: como foi ouvir a resposta.',
        for: ['couples'],
      },
    ],
    children: {
      truth: 'Deus não quer ninguém sozinho: ele nos dá companhia.',
      to7: {
        story:
          'Adão morava num jardim bonito. Deus trouxe os bichos para Adão ver. Veio o leão, e Adão disse: você vai se chamar leão! Veio a girafa, veio o jacaré, veio o beija-flor. Adão deu nome a todos. Mas nenhum bicho sabia conversar com ele. Nenhum ria das mesmas coisas. Deus viu isso e disse: Não é bom que ele fique sozinho. Então Adão dormiu um sono bem gostoso. Enquanto ele dormia, Deus fez a mulher. Quando Adão acordou e viu Eva, ficou tão feliz que falou uma poesia! Agora eram dois, um para cuidar do outro.',
        activity:
          'Cada criança imita um bicho e os outros inventam um nome novo para ele. No fim, deem as mãos numa roda bem apertada.',
        questions: [
          'O que Adão fez com os bichos?',
          'Como Adão ficou quando viu Eva?',
          'Quem da sua turma brinca sozinho?',
        ],
      },
      to12: {
        story:
          'O primeiro homem tinha tudo: comida à vontade, um jardim para cuidar e o próprio Deus por perto. Mas um dia Deus disse uma coisa que ainda não tinha dito: não é bom. Não é bom que o homem esteja só. Adão nem tinha reclamado; foi Deus quem percebeu. Então trouxe os animais, um por um, e Adão deu nome a cada espécie. Era um trabalho divertido, mas no fim do desfile ele viu que nenhum era igual a ele, ninguém para conversar de frente. Deus o fez dormir e, do lado dele, formou a mulher. Quando Adão a viu, soltou uma espécie de poema: esta, sim, é osso dos meus ossos! Foi assim que começou a primeira família. E desde o começo ficou claro: Deus nos fez para viver uns com os outros.',
        activity:
          'Teia de lã: quem está com o novelo diz o nome de alguém e uma coisa que sabe fazer com essa pessoa, e joga a ponta. No fim, vejam a rede.',
        questions: [
          'Por que Deus mostrou os bichos antes de fazer a mulher?',
          'O que faz alguém se sentir só mesmo no meio de muita gente?',
          'Quem você pode incluir no recreio, e como?',
        ],
      },
      challenge: 'Convide para brincar alguém que costuma ficar sozinho.',
    },
    prayer:
      'Pai, o Senhor notou a solidão antes de nós e não a achou pequena. Guarda quem espera, cuida de quem se casou, visita a casa que ficou grande demais. Faz da nossa mesa um lugar em que ninguém sobra.',
    leader: {
      lost: 'Alguém vai puxar quem manda em quem, se existe a pessoa certa, ou piada de encalhado. Corte a piada com carinho e volte ao 18: quem vê e quem providencia é Deus.',
      tender:
        'Pode haver separação recente, viuvez, namoro ou casamento violento, ou alguém em luta com a própria sexualidade. Não exponha nem prometa que a hora da pessoa vai chegar. Ofereça escuta a sós; se houver agressão, Ligue 180.',
      differ:
        'Sobre a relação entre marido e mulher, há igrejas que entendem que ao homem cabe liderar e outras que veem plena igualdade de funções. Todas leem aqui a mesma dignidade e o mesmo cuidado.',
    },
    comfort:
      'Antes que Adão achasse palavra para o que sentia, Deus já tinha dito: não é bom. A sua solidão tem testemunha. Peça companhia e aceite a que vier, mesmo que chegue por telefone.',
    closing: 'Deus viu primeiro: não é bom estar só.',
    words: [
      'solidao',
      'casamento',
      'solteiro',
      'companhia',
      'auxiliadora',
      'ajudadora',
      'costela',
      'uma so carne',
      'osso dos meus ossos',
      'namoro',
      'adao e eva',
      'deixara pai e mae',
      'nao e bom',
    ],
  },
  {
    verses: '3:1-13',
    key: '3:9',
    title: 'Onde você está?',
    theme: 'a tentação e o Deus que procura',
    themes: ['tentacao', 'arrependimento', 'graca', 'identidade'],
    idea: 'A desconfiança de Deus abre a porta, a vergonha manda a gente se esconder, e é Deus quem entra no jardim chamando pelo escondido.',
    context:
      'O homem e a mulher têm um jardim inteiro, um só limite e nenhuma vergonha. Então alguém começa uma conversa sobre o que Deus teria dito. Tudo o que vem depois na Bíblia é, de um jeito ou de outro, resposta a esta tarde.',
    retold: [
      {
        verses: '3:1-5',
        says: 'A serpente pergunta à mulher o que Deus proibiu. Diz que eles não morrerão, e que, se comerem da árvore do meio do jardim, serão como deuses.',
      },
      {
        verses: '3:6-7',
        says: 'A mulher vê que a árvore é boa e desejável, come e dá ao marido. Os dois percebem que estão nus e costuram folhas de figueira.',
      },
      {
        verses: '3:8-10',
        says: 'O homem e a mulher ouvem Deus passear no jardim e se escondem. Deus chama: “Onde estás?” O homem responde que teve medo, porque estava nu.',
      },
      {
        verses: '3:11-13',
        says: 'Deus pergunta se ele comeu da árvore proibida. O homem aponta a mulher que Deus lhe deu, e a mulher diz que a serpente a enganou.',
      },
    ],
    read: {
      verses: '3:1-12',
      how: 'Quatro vozes: narrador, serpente, mulher e homem; quem lê Deus fala sem bronca, como quem procura.',
    },
    observe: [
      {
        ask: 'Comparem a frase da serpente com a resposta da mulher. O que cada uma aumenta ou distorce?',
        verses: '3:1-3',
        listen: 'A serpente proíbe todas as árvores; a mulher acrescenta que nem se pode tocar.',
      },
      {
        ask: 'O que a mulher viu no fruto antes de estender a mão?',
        verses: '3:6',
        listen: 'Bom para comer, agradável aos olhos, desejável para saber: três desejos comuns.',
      },
      {
        ask: 'Quais são as reações dos dois depois que os olhos se abrem?',
        verses: '3:7-12',
        listen: 'Costuram folhas, escondem-se, têm medo e passam a culpa adiante.',
      },
    ],
    interpret: [
      {
        ask: 'A primeira arma da serpente é uma pergunta. O que ela quer que a mulher passe a pensar de Deus?',
        verses: '3:1, 3:4-5',
        listen: 'Que ele esconde o melhor e não merece confiança.',
        follow: 'Que conversa parecida ronda a gente hoje?',
      },
      {
        ask: 'Deus sabe onde Adão está. Para quem serve, então, a pergunta do versículo 9?',
        verses: '3:9',
        listen: 'Para o próprio Adão: é convite a sair e falar, não falta de informação.',
      },
      {
        ask: 'Por que Adão, na mesma frase, consegue culpar a mulher e também Deus?',
        verses: '3:12',
        listen: 'Repare em “que me deste”: a vergonha procura qualquer outro endereço.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua folha de figueira, aquilo que você costura depressa quando se sente exposto?',
        listen: 'Piada, trabalho, versículo, silêncio, ataque: cada um tem a sua.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Print apagado, conta reserva, histórico limpo: do que a gente tem mais medo que vejam, do erro ou do que vão pensar?',
        listen: 'Não peça detalhe nenhum; basta pensar no medo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando vocês brigam, quem costuma ser a serpente da história que cada um conta?',
        listen: 'O humor ajuda; depois volte à frase de Adão.',
        for: ['couples'],
      },
      {
        ask: 'Que bem proibido fica mais bonito quando você está cansado ou sozinho?',
        listen: 'A hora e o cansaço contam mais do que se imagina.',
        for: ['singles', 'young', 'men'],
      },
      {
        ask: 'Se Deus entrasse hoje na sala e perguntasse com carinho onde você está, o que responderia em uma frase?',
        listen: 'Fique em silêncio depois de cada resposta.',
      },
      {
        ask: 'Que imagem de Deus você trouxe de fora: a de quem caça ou a de quem procura?',
        listen: 'Aqui ele passeia e chama; deixe a pessoa comparar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando criança, qual era o seu melhor esconderijo, e o que estava quebrado quando você correu para lá?',
        bridge: 'Esconder-se é o nosso reflexo mais antigo. Vamos ver quem brincou disso primeiro.',
      },
      {
        text: 'Conte uma desculpa memorável: a sua, a de um filho ou a de um aluno que não fez a lição.',
        bridge: 'No texto há três desculpas em dois versículos. Recorde difícil de bater.',
        for: ['adults', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Pense onde você tem se escondido: atrás do trabalho, da tela, de um sorriso. Não saia ainda; só perceba.',
      bridge: 'Há passos no jardim, e eles vêm devagar.',
    },
    complete: [
      {
        name: 'Resposta ao chamado',
        text: 'Termine em particular: Senhor, eu estou escondido atrás de …; tive medo de …; o que eu ainda não contei é …',
      },
      {
        name: 'Três colunas',
        text: 'Divida a folha em: o que Deus disse, o que me contaram que ele disse, o que eu queria que tivesse dito. Ponha um mesmo assunto nas três e compare.',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa de confiança e conte uma coisa que você vem escondendo, sem costurar folhas.',
        tell: 'Só o que sentiu antes e depois; o assunto fica com vocês dois.',
      },
      {
        do: 'Nesta semana, na primeira falha, diga apenas fui eu, sem acrescentar mas.',
        tell: 'Como a outra pessoa reagiu à frase curta.',
      },
    ],
    children: {
      truth: 'Quando eu erro, Deus me procura.',
      to7: {
        story:
          'Adão e Eva podiam comer muitas frutas. Só de uma árvore Deus disse: desta não. Um dia a serpente falou uma mentira: Deus não quer o bem de vocês! Eva olhou a fruta. Parecia gostosa. Ela comeu e deu para Adão, e ele também comeu. Aí os dois ficaram com vergonha. Correram e se esconderam atrás das árvores. Então ouviram Deus chegando no jardim. E Deus chamou: Onde você está? Deus já sabia onde eles estavam. Mas queria que eles saíssem e conversassem. Eles tinham feito uma coisa muito errada, e Deus ficou triste. Mesmo assim, ele foi procurar os dois.',
        activity:
          'Brinquem de esconde-esconde. Cada vez que achar alguém, quem procura diz: achei você, vem cá! E dá um abraço.',
        questions: [
          'Por que Adão e Eva se esconderam?',
          'Quem foi atrás deles?',
          'Com quem você conversa quando faz uma coisa errada?',
        ],
      },
      to12: {
        story:
          'A serpente não começou mandando ninguém desobedecer. Ela começou com uma pergunta torta: é verdade que Deus proibiu todas as árvores? Não era. Deus só tinha proibido uma. Mas a conversa foi plantando uma ideia: Deus está escondendo alguma coisa boa de vocês. Eva olhou, desejou, pegou, comeu e deu a Adão, que estava com ela. Na hora os olhos se abriram, e em vez de se sentirem grandes como deuses, sentiram vergonha. Costuraram folhas para se cobrir. Quando ouviram Deus no jardim, correram para o mato. Deus chamou: onde estás? Adão respondeu que teve medo. E quando Deus perguntou do fruto, foi um jogo de empurra: a culpa é dela, a culpa é da serpente. Deus não riu nem foi embora. Ficou ali, fazendo perguntas, até a verdade aparecer.',
        activity:
          'Em duplas, representem um caso de escola de dois jeitos: com desculpas e jogo de empurra, e depois com a frase fui eu. Comparem os finais.',
        questions: [
          'Que mentira sobre Deus estava escondida na pergunta da serpente?',
          'Por que a vergonha dá vontade de culpar outra pessoa?',
          'O que mostra que Deus queria conversar, e não só castigar?',
        ],
      },
      challenge: 'Quando errar nesta semana, conte você mesmo, antes que descubram.',
    },
    prayer:
      'Deus que chama no fim da tarde, aqui estamos, atrás das nossas folhas. Perdoa a desconfiança e a culpa que jogamos nos outros. Dá coragem de sair do mato e ouvir o nosso nome na tua voz.',
    leader: {
      lost: 'O grupo quer saber por que Deus deixou a serpente entrar, ou decide que a culpa foi da mulher. O texto põe Adão ao lado dela no versículo 6. Volte ao que cada um de nós faz quando erra.',
      tender:
        'Quem sofreu abuso às vezes carrega uma vergonha que não é sua. Diga com todas as letras: vergonha do que fizeram com você não é pecado seu. Não peça relato no grupo; ofereça companhia para buscar ajuda (Disque 100, Ligue 180).',
    },
    comfort:
      'Se você anda escondido, até de si mesmo, escute: o primeiro a andar pelo jardim não foi um acusador. Foi Deus, perguntando por você. Pode responder baixinho.',
    closing: 'Antes da nossa resposta, a pergunta de Deus: onde estás?',
    words: [
      'serpente',
      'fruto proibido',
      'eva',
      'onde estas',
      'adao onde',
      'queda',
      'tentacao',
      'folhas de figueira',
      'nudez',
      'vergonha',
      'esconder',
      'desculpa',
      'culpa',
      'desobediencia',
    ],
  },
  {
    verses: '3:14-24',
    key: '3:21',
    title: 'Roupa nova antes da porta',
    theme: 'a graça depois da queda',
    themes: ['graca', 'esperanca', 'salvacao', 'sofrimento'],
    idea: 'O pecado machuca a terra, o trabalho e os afetos, mas Deus não termina na sentença: promete um vencedor e veste quem sentia vergonha.',
    context:
      'As perguntas de Deus acabaram e vêm as consequências, uma para cada um. No meio delas aparece uma promessa que os cristãos, desde cedo, leram olhando para Jesus; e, no fim, um gesto de costureiro.',
    retold: [
      {
        verses: '3:14-15',
        says: 'Deus amaldiçoa a serpente, que andará sobre o ventre. Põe inimizade entre ela e a mulher: a descendência da mulher lhe ferirá a cabeça, e será ferida no calcanhar.',
      },
      {
        verses: '3:16-19',
        says: 'Deus diz à mulher que terá filhos com dor e que o marido a dominará. Diz ao homem que a terra dará espinhos, e que comerá com suor até voltar ao pó.',
      },
      {
        verses: '3:20-24',
        says: 'O homem chama a mulher de Eva, e Deus veste os dois com túnicas de peles. Depois os tira do jardim, e querubins e uma espada acesa guardam o caminho da árvore da vida.',
      },
    ],
    read: {
      verses: '3:14-24',
      how: 'Um leitor para as falas de Deus, outro para o narrador. Antes do 21, uma pausa; leiam esse versículo duas vezes.',
    },
    observe: [
      {
        ask: 'O que é amaldiçoado com essa palavra, e o que não é?',
        verses: '3:14, 3:17',
        listen: 'A serpente e a terra; o homem e a mulher sofrem, mas não são chamados malditos.',
      },
      {
        ask: 'Que áreas da vida ficam doloridas?',
        verses: '3:16-19',
        listen: 'Filhos, casamento, trabalho, comida, o próprio corpo.',
      },
      {
        ask: 'O que Deus faz, com as próprias mãos, antes de eles saírem?',
        verses: '3:21',
        listen: 'Faz túnicas de peles e veste os dois.',
      },
    ],
    interpret: [
      {
        ask: 'Que esperança cabe na frase sobre a descendência da mulher e a cabeça da serpente?',
        verses: '3:15',
        listen: 'Alguém nascido de mulher vai vencer, ferido; cristãos veem aqui Jesus.',
      },
      {
        ask: 'O versículo 16 diz como a relação ficou torta. Qual a diferença entre descrever um estrago e dar uma ordem?',
        verses: '3:16',
        listen: 'O domínio de um sobre o outro é ferida, não projeto de Deus.',
      },
      {
        ask: 'Adão acaba de ouvir que voltará ao pó e, logo depois, chama a mulher de Eva, mãe dos viventes. O que esse nome revela?',
        verses: '3:19-20',
        listen: 'Ele acreditou que a vida ia continuar: fé no meio da poeira.',
      },
      {
        ask: 'Em que sentido fechar o caminho da árvore da vida também pode ser misericórdia?',
        verses: '3:22-24',
        listen: 'Viver para sempre assim, quebrado, seria pior; outra árvore viria.',
      },
    ],
    live: [
      {
        ask: 'Onde você mais sente os espinhos e cardos: no serviço, no bolso, no corpo ou em casa?',
        listen: 'Acolha a lista inteira antes de falar de esperança.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que erro você já pagou, e mesmo assim Deus, ou alguém em nome dele, vestiu você?',
        listen: 'Procure gestos concretos de cuidado depois da falha.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Como você costuma tratar o amigo que fez besteira: expõe, some ou cobre sem mentir?',
        listen: 'Cobrir não é acobertar; Deus não fingiu que nada aconteceu.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momento da semana o carinho de vocês vira disputa de poder?',
        listen: 'Se perceber medo em alguém, mude de pergunta e procure a pessoa depois.',
        for: ['couples'],
      },
      {
        ask: 'O que a sua família repete há gerações e você gostaria que parasse em você?',
        listen: 'A promessa fala de descendência: história herdada pode mudar.',
        for: ['parents', 'young', 'singles'],
      },
      {
        ask: 'A frase sobre o pó se diz em enterros. O que você precisa ouvir junto com ela para conseguir respirar?',
        listen: 'Não ofereça resposta; anote o que a pessoa pedir.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual roupa já salvou você de um vexame: casaco na cintura, camisa emprestada, chinelo de outro número?',
        bridge:
          'Roupa que chega na hora da vergonha não se esquece. A primeira delas foi Deus quem fez.',
      },
      {
        text: 'Que serviço de casa parece castigo para você, e quem mora com você concorda?',
        bridge: 'Espinho e suor todo mundo conhece. O texto diz de onde vêm e não para aí.',
        for: ['adults', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Puxe para os ombros um casaco, uma manta ou um lençol. Sinta o peso e o calor por um instante.',
      bridge: 'Deus cobriu os dois antes que o frio chegasse.',
    },
    complete: [
      {
        name: 'Folhas por túnica',
        text: 'Desenhe duas peças de roupa. Numa escreva como você tenta se cobrir: …; na outra, o que Deus oferece no lugar: …',
      },
      {
        name: 'Espinhos com nome',
        text: 'Liste três espinhos da sua semana. Ao lado, marque V para os que vieram do mundo quebrado, M para os que eu mesmo plantei. Entregue um de cada.',
      },
    ],
    challenges: [
      {
        do: 'Cubra a vergonha de alguém: ajude em silêncio quem errou ou passou aperto, sem comentar com ninguém.',
        tell: 'Sem nomes, o que foi mais difícil: fazer ou calar.',
      },
      {
        do: 'Separe uma roupa boa, dessas de que você ainda gosta, e dê pessoalmente a quem precisa.',
        tell: 'O nome de quem recebeu e a conversa que nasceu dali.',
      },
    ],
    children: {
      truth: 'Mesmo quando erramos, Deus cuida e promete salvar.',
      to7: {
        story:
          'Adão e Eva desobedeceram a Deus. Agora muita coisa ia ficar difícil. Na terra iam nascer espinhos. O trabalho ia cansar. E eles precisavam sair do jardim. Que tristeza! Mas escute o que Deus fez. Primeiro, ele fez uma promessa: um dia vai nascer um menino que vai vencer a serpente e todo o mal. Nós sabemos o nome dele: Jesus! Depois, Deus viu que Adão e Eva estavam com vergonha, vestidos só com folhas. Folha rasga, folha cai. Então Deus fez roupas quentinhas e vestiu os dois. Eles erraram, mas Deus não deixou de cuidar deles.',
        activity:
          'Vistam um boneco com folhas de papel e vejam como rasgam. Depois troquem por um paninho e digam: Deus cuida de mim.',
        questions: [
          'O que ficou difícil depois da desobediência?',
          'O que Deus fez para Adão e Eva vestirem?',
          'Quem veio para vencer o mal?',
        ],
      },
      to12: {
        story:
          'Toda escolha tem consequência, e a de Adão e Eva teve muitas. A terra passaria a dar espinhos, o trabalho viria com suor, os dois iriam se magoar um ao outro, e um dia o corpo voltaria ao pó. Deus não disse: deixa para lá. Mas repare em duas coisas que ele fez no meio dessa conversa triste. Primeiro, avisou a serpente de que ela não ia ganhar: um descendente da mulher esmagaria a cabeça dela, mesmo saindo ferido. Os cristãos ouvem essa frase e pensam em Jesus na cruz. Segundo, Deus olhou para as roupas de folhas que eles tinham costurado às pressas e fez outras, de pele, que aguentam frio e viagem. Ele mesmo os vestiu. Depois eles saíram do jardim. Saíram tristes, mas vestidos por Deus e com uma promessa no ouvido.',
        activity:
          'Façam um cartaz com dois lados: espinhos que existem no mundo e cuidados de Deus que a gente já viu. No meio, escrevam Gênesis 3:15.',
        questions: [
          'Por que as roupas de folha não bastavam?',
          'Como a promessa do versículo 15 combina com a história de Jesus?',
          'Como dá para cuidar de alguém que errou sem fingir que nada aconteceu?',
        ],
      },
      challenge: 'Ajude alguém que está com vergonha, sem rir e sem contar a ninguém.',
    },
    prayer:
      'Senhor, a gente conhece o espinho, o suor e a poeira. Obrigado porque a tua última palavra não foi a sentença. Veste o que em nós tem vergonha e mantém viva a promessa, até que tudo seja curado em Jesus.',
    leader: {
      lost: 'O versículo 16 vira briga de homem contra mulher ou desculpa para mandar. Diga que ali se descreve o estrago; o desenho de Deus está no capítulo 2.',
      tender:
        'A dor de parto e a relação de domínio podem tocar quem perdeu um bebê, não consegue ter filhos ou vive violência em casa. Ninguém sofre isso como castigo particular. Fale a sós; em caso de agressão, Ligue 180 ou 190.',
    },
    comfort:
      'Você saiu de um lugar ao qual não pode voltar. Adão e Eva também saíram, e não foram nus: levavam no corpo o trabalho das mãos de Deus. Ele cuida de quem está do lado de fora da porta.',
    closing: 'Fora do jardim, mas vestidos por ele.',
    words: [
      'tunicas de peles',
      'protoevangelho',
      'descendencia da mulher',
      'calcanhar',
      'ferira a cabeca',
      'espinhos',
      'suor do teu rosto',
      'maldita',
      'querubins',
      'expulsos',
      'po voltaras',
      'consequencias',
      'eva',
    ],
  },
  {
    verses: '4:1-16',
    key: '4:7',
    title: 'O que está à porta',
    theme: 'a inveja e o irmão',
    themes: ['proximo', 'familia', 'tentacao', 'justica'],
    idea: 'A inveja não tratada acaba fazendo do irmão um inimigo; Deus avisa antes, pergunta depois e ainda põe um freio na vingança.',
    context:
      'É a primeira família fora do jardim: dois irmãos, dois ofícios, duas ofertas. O texto quase não explica por que uma agradou e a outra não; prefere mostrar o que Caim faz com o rosto caído.',
    retold: [
      {
        verses: '4:1-5',
        says: 'Abel é pastor, Caim é lavrador, e cada um traz sua oferta ao Senhor. Deus olha com agrado a de Abel e não a de Caim, que se irrita muito.',
      },
      {
        verses: '4:6-7',
        says: 'O Senhor pergunta a Caim por que se irritou. Avisa que o pecado está à porta, e que ele deve dominá-lo.',
      },
      {
        verses: '4:8-12',
        says: 'Caim mata Abel no campo. Deus pergunta onde ele está, e Caim diz que não é guarda do irmão. O sangue clama, e Caim será fugitivo na terra.',
      },
      {
        verses: '4:13-16',
        says: 'Caim teme que o matem. O Senhor põe nele um sinal, para que ninguém o fira, e Caim sai de diante dele e vai morar em Node.',
      },
    ],
    read: {
      verses: '4:3-10',
      how: 'Narrador, Deus e Caim. Depois do versículo 8, dez segundos de silêncio antes de seguir.',
    },
    observe: [
      {
        ask: 'O que se diz de cada oferta, com que detalhes?',
        verses: '4:3-5',
        listen: 'Caim trouxe do fruto da terra; Abel, dos primeiros e da gordura, o melhor.',
      },
      {
        ask: 'O que muda no corpo de Caim, e quem repara?',
        verses: '4:5-6',
        listen: 'O semblante cai; Deus percebe e puxa conversa.',
      },
      {
        ask: 'Quantas perguntas Deus faz a Caim, e a quantas ele responde?',
        verses: '4:6-10',
        listen: 'Várias; Caim só responde a uma, com mentira e outra pergunta.',
      },
    ],
    interpret: [
      {
        ask: 'O pecado aparece como um bicho deitado à porta. O que essa figura ensina sobre o tempo entre o sentimento e o ato?',
        verses: '4:7',
        listen: 'Ainda dá para não abrir; sentir raiva não é o mesmo que entregar a casa.',
      },
      {
        ask: 'Abel não fez nada a Caim. De onde veio, então, tanta raiva?',
        verses: '4:4-5, 4:8',
        listen: 'Da comparação; o bem do outro pareceu uma perda minha.',
      },
      {
        ask: 'Que resposta cabe à pergunta de Caim: “sou eu guarda do meu irmão?”',
        verses: '4:9-10',
        listen: 'Sim; e o sangue do inocente tem voz diante dele.',
        follow: 'De que sangue, hoje, a gente prefere não saber?',
      },
    ],
    live: [
      {
        ask: 'O sucesso de quem estraga um pouco o seu dia, mesmo gostando da pessoa?',
        listen: 'Não peça nomes; a franqueza já desarma.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Na rolagem da tela, que tipo de postagem faz o seu rosto cair?',
        listen: 'Viagem, corpo, namoro, aprovação: ajude a perceber o padrão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que comparação feita na sua infância, com irmão ou primo, ainda fala dentro de você?',
        listen: 'Pode vir dor antiga; ouça sem defender os pais.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Que frases, na casa de vocês, fazem um filho parecer o Abel e outro o Caim?',
        listen: 'Olhe para frente: uma frase a trocar já basta.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'A inveja também frequenta a igreja: cargo, microfone, elogio. Onde ela se deita à sua porta?',
        listen: 'Comece você, líder, se tiver coragem.',
        for: ['long-believers'],
      },
      {
        ask: 'Quem foi guarda para você quando nem tinha obrigação?',
        listen: 'Boa pergunta para terminar com gratidão.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a disputa mais antiga entre irmãos ou primos na sua família: banco da frente, último bife, quem era o preferido?',
        bridge: 'Quase sempre a gente ri disso. A primeira disputa da Bíblia não teve graça.',
      },
      {
        text: 'Imitem, sem falar, três caras: a de quem ganhou, a de quem perdeu, a de quem diz que nem queria ganhar.',
        bridge: 'O rosto conta o que a boca nega. Deus leu o de Caim.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche a porta do quarto e olhe para ela por um instante. Pense no que anda querendo entrar na sua vida.',
      bridge: 'Deus avisou um homem sobre uma porta assim.',
    },
    complete: [
      {
        name: 'Recado na porta',
        text: 'Desenhe uma porta. Do lado de fora escreva o que está à espreita: … Do lado de dentro, quem eu posso chamar antes de abrir: …',
      },
      {
        name: 'Inveja traduzida',
        text: 'Complete em segredo: quando … consegue …, eu fico …; no fundo, o que eu queria ouvir de Deus é …',
      },
    ],
    challenges: [
      {
        do: 'Dê parabéns de verdade, ao vivo ou por áudio, a alguém que conseguiu o que você queria.',
        tell: 'O que aconteceu com o seu rosto no meio da frase.',
      },
      {
        do: 'Seja guarda de um irmão por uma semana: escolha alguém e pergunte duas vezes como ele está, com tempo para ouvir.',
        tell: 'O que você só soube na segunda vez.',
      },
    ],
    children: null,
    prayer:
      'Deus, tu vês o nosso rosto quando ele cai. Ensina a gente a conversar contigo antes de abrir a porta. Perdoa a inveja, protege os Abéis do nosso tempo e faz de nós guardas uns dos outros.',
    leader: {
      lost: 'Todos querem saber por que a oferta de Caim foi recusada e com quem ele se casou. O texto dá uma pista (o melhor de Abel) e segue. Siga também: o que Caim fez com a frustração?',
      tender:
        'Pode haver na sala quem perdeu alguém assassinado, ou tem parente preso. Avise antes de ler e não peça que contem. Não fale de perdão como obrigação de hoje; ore com quem quiser, e diga que Deus ouve esse sangue.',
    },
    comfort:
      'Se tiraram de você alguém que amava, a voz dessa vida não se perdeu na terra. Deus disse que a ouve. Antes de qualquer tribunal, ele já tomou nota.',
    closing: 'Sim: somos guardas uns dos outros.',
    words: [
      'caim',
      'abel',
      'oferta',
      'inveja',
      'ciume',
      'guarda do meu irmao',
      'guardador',
      'o pecado jaz',
      'semblante',
      'irmaos',
      'sangue do teu irmao',
      'primicias',
      'sinal de caim',
    ],
  },
  {
    verses: '5:1-32',
    key: '5:24',
    title: 'Enoque andava com Deus',
    theme: 'uma vida de todo dia com Deus',
    themes: ['identidade', 'fidelidade', 'luto', 'esperanca'],
    idea: 'Numa lista em que todos nascem, geram e morrem, Enoque quebra o refrão: por trezentos anos, com filhos para criar, ele caminhou com Deus, e a morte não teve a última palavra.',
    context:
      'Depois de Caim e Abel, Gênesis conta dez gerações, de Adão até Noé. Começa lembrando que Deus fez homem e mulher parecidos com ele. Daí em diante, o sino bate sempre igual: viveu, gerou filhos e filhas, e morreu. Até o sétimo nome.',
    retold: [
      {
        verses: '5:1-5',
        says: 'Deus abençoa o ser humano que criou. Adão gera Sete, à sua semelhança, vive novecentos e trinta anos e morre.',
      },
      {
        verses: '5:6-20',
        says: 'De pai para filho, de Sete até Jarede, cada um vive centenas de anos, gera filhos e filhas e morre.',
      },
      {
        verses: '5:21-24',
        says: 'Enoque gera Matusalém e caminha com Deus por trezentos anos. Depois desaparece, porque Deus o leva.',
      },
      {
        verses: '5:25-27',
        says: 'Matusalém gera Lameque, chega a novecentos e sessenta e nove anos e também morre.',
      },
      {
        verses: '5:28-32',
        says: 'Lameque dá ao filho o nome de Noé e espera que ele alivie o trabalho na terra que o Senhor amaldiçoou. Noé gera três filhos.',
      },
    ],
    read: {
      verses: '5:21-32',
      how: 'Toda vez que aparecer e morreu, alguém dá uma batida leve na mesa. Reparem quando a batida não vem.',
    },
    observe: [
      {
        ask: 'O que se repete em quase todo nome, e o que falta quando se fala de Enoque?',
        verses: '5:22-24, 5:27, 5:31',
        listen: 'O refrão da morte; dele se diz que Deus o levou.',
      },
      {
        ask: 'Quantas vezes e por quanto tempo se diz que ele caminhou com Deus, e o que mais fazia nesses anos?',
        verses: '5:22, 5:24',
        listen: 'Duas vezes, trezentos anos; gerava filhos e filhas.',
      },
      {
        ask: 'Quem viveu mais e quem viveu menos nestes versículos?',
        verses: '5:23, 5:27, 5:31',
        listen: 'Matusalém, 969; Enoque, 365. Vida boa não se mediu em anos.',
      },
      {
        ask: 'O que o pai de Noé esperava daquele bebê?',
        verses: '5:29',
        listen: 'Alívio do trabalho e da terra dura.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não conta nenhum feito de Enoque. O que significa que o resumo dele seja caminhar?',
        verses: '5:22, 5:24',
        listen: 'Passo, ritmo, companhia, constância; dá para viver isso em qualquer serviço.',
      },
      {
        ask: 'Parece que o caminhar começa quando nasce Matusalém. O que a chegada de um filho, ou de outra responsabilidade, faz com a fé?',
        verses: '5:21-22',
        listen: 'Pode despertar ou sufocar; o texto só nota a coincidência.',
        follow: 'O que despertou a sua?',
      },
      {
        ask: 'Que diferença faz, numa lista de mortes, um único “Deus o levou”?',
        verses: '5:24',
        listen: 'Abre uma fresta; a morte não é dona de tudo. Jesus a escancara.',
      },
    ],
    live: [
      {
        ask: 'Se resumissem a sua vida numa linha, sem cargos nem datas, que verbo você gostaria que usassem?',
        listen: 'Um verbo só; deixe rir e pensar.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'Onde no seu dia cabe caminhar com Deus: ônibus, pia, fila, bicicleta?',
        listen: 'Um lugar concreto com horário.',
      },
      {
        ask: 'Criar filhos rouba o tempo da oração ou vira oração? Como é na sua casa?',
        listen: 'Cansaço sincero; Enoque tinha filhos e filhas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Com quem você gosta de andar sem precisar falar? O que isso ensina sobre estar com Deus?',
        listen: 'Amizade, silêncio.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'De que nome da sua família, mesmo sem grande história, você diria: andava com Deus?',
        listen: 'Gratidão; pode haver lágrima.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'Trezentos anos não se caminham num dia. Qual foi o último passo pequeno que você deu na direção de Deus?',
        listen: 'Vir hoje já conta.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Até onde vai a sua árvore da família? Digam os nomes para trás, um por pessoa, até alguém travar.',
        bridge: 'Gênesis faz essa lista com dez nomes. Num deles, ela tropeça.',
      },
      {
        text: 'Quem é a sua companhia preferida para caminhar, e sobre o que vocês falam, ou não falam?',
        bridge: 'De um homem a Bíblia só contou com quem ele caminhava.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ande pelo cômodo bem devagar, dez passos. Imagine alguém ao lado, no mesmo ritmo.',
      bridge: 'Assim a Bíblia descreve a vida de Enoque.',
    },
    complete: [
      {
        name: 'Minha linha',
        text: 'Escreva como em Gênesis 5: E viveu … ; teve … ; trabalhou em … ; caminhou com … . Deixe o fim em branco, porque o fim é de Deus.',
      },
      {
        name: 'Sete trajetos',
        text: 'Liste sete trajetos da semana (cama ao banheiro vale). Marque um em que você vai conversar com Deus.',
      },
    ],
    challenges: [
      {
        do: 'Faça três caminhadas curtas sem fone, contando a Deus o que vê e perguntando o que ele vê.',
        tell: 'O que você notou na rua pela primeira vez.',
      },
      {
        do: 'Pergunte ao parente mais velho por um nome esquecido da família e anote o que souber dele.',
        tell: 'O nome e uma coisa que essa pessoa fazia.',
      },
    ],
    children: {
      truth: 'Posso caminhar com Deus todos os dias.',
      to7: {
        story:
          'Na Bíblia tem uma lista bem comprida de nomes. Adão, Sete, Enos, Cainã… São os avôs dos avôs dos avôs! Cada um nasceu, cresceu, teve filhos e ficou muito, muito velhinho. Um deles se chamava Enoque. Enoque tinha um filho, o Matusalém, e outros filhos e filhas. Sabe o que Enoque fazia de especial? Ele caminhava com Deus. De manhã, com Deus. No trabalho, com Deus. Com as crianças no colo, com Deus. Todo dia um passinho. Por trezentos anos! Deus gostava da companhia dele. Até que um dia Deus levou Enoque para morar bem pertinho dele.',
        activity:
          'Passeio de dois: andem de mãos dadas com um adulto, cada um conta uma coisa que vê e diz: obrigado, Deus, que anda com a gente.',
        questions: [
          'Com quem Enoque caminhava?',
          'Quem era o filho dele?',
          'Em que lugar você quer conversar com Deus?',
        ],
      },
      to12: {
        story:
          'O capítulo 5 de Gênesis parece uma lista de chamada: Adão, Sete, Enos, Cainã, Maalalel, Jarede. De cada um se diz a mesma coisa: viveu tantos anos, teve filhos e filhas, e morreu. Uns viveram muito! Matusalém chegou a novecentos e sessenta e nove. Mas, no meio da lista, um nome é diferente: Enoque. Dele não se conta nenhuma batalha nem construção. A Bíblia diz, e repete, que ele caminhou com Deus. Foi por trezentos anos, enquanto criava filhos e cuidava da vida. Caminhar com alguém é ir no mesmo ritmo, conversar, ficar quieto junto. E no fim, em vez de dizer que ele morreu, o texto diz: Deus o levou. É como uma janelinha aberta. Ela avisa que a morte não manda em tudo. Quem anda com Deus anda com quem não acaba.',
        activity:
          'Pegadas: cada um contorna o pé num papel e escreve dentro uma hora do dia em que pode falar com Deus. Montem um caminho na parede.',
        questions: [
          'O que se repete na lista?',
          'O que há de diferente em Enoque?',
          'Como se caminha com Deus num dia de escola?',
        ],
      },
      challenge: 'No caminho da escola, conte a Deus uma coisa do seu dia.',
    },
    prayer:
      'Deus que anda no nosso passo, obrigado pelos nomes que vieram antes de nós. Caminha conosco entre a pia e o trabalho, entre um filho e outro. E, quando a lista chegar ao nosso nome, leva-nos para perto de ti.',
    leader: {
      lost: 'As idades enormes e o mistério de Enoque tomam a noite toda. Reconheça que o texto não explica, e volte ao verbo que ele repete: caminhou. Hebreus 11:5 lembra o que bastou: agradou a Deus.',
      tender:
        'Para quem perdeu alguém, ouvir que Deus levou Enoque pode soar como a frase que dizem em velório. Não use isso como explicação para nenhuma morte, sobretudo de criança ou jovem.',
      differ:
        'Alguns entendem as idades ao pé da letra; outros veem números com sentido simbólico ou listas que saltam gerações. O recado do capítulo, morte que se repete e um homem que caminhou com Deus, é o mesmo para todos.',
    },
    comfort:
      'O sino da lista bate muitas vezes: e morreu. A Bíblia não disfarça. Mas deixa uma fresta num nome. Por essa fresta, mais tarde, saiu uma pedra rolada e uma manhã de domingo.',
    closing: 'Vida comprida é a que se caminha com Deus.',
    words: [
      'enoque',
      'matusalem',
      'geracoes de adao',
      'caminhou com deus',
      'andou com deus',
      'deus o levou',
      'gerou a sete',
      'jarede',
      'lameque',
      'genealogia',
      'e morreu',
    ],
  },
  {
    verses: '6:5-22',
    key: '6:8',
    title: 'Martelando em dia de sol',
    theme: 'a fé que obedece',
    themes: ['obediencia', 'fe', 'graca', 'justica'],
    idea: 'Num mundo estragado pela violência, a dor de Deus não termina em desistência: ele acha Noé, fala com ele, e a graça recebida vira madeira, martelo e anos de obediência.',
    context:
      'Poucas páginas depois de Deus ver que tudo era muito bom, ele vê o coração humano virado para o mal e a terra cheia de violência. O texto não mostra um Deus irritado, mas um Deus com peso no coração.',
    retold: [
      {
        verses: '6:5-8',
        says: 'O Senhor vê que a maldade humana é muita, e isso lhe pesa. Decide apagar da terra os seres que criou, mas Noé acha favor diante dele.',
      },
      {
        verses: '6:9-13',
        says: 'Noé é justo e anda com Deus. A terra está corrompida, e Deus diz a Noé que vai destruir todos com ela.',
      },
      {
        verses: '6:14-18',
        says: 'Deus manda Noé fazer uma arca de madeira, selada com betume, com janela, porta e três pisos. Virá um dilúvio, mas Deus fará com ele um pacto.',
      },
      {
        verses: '6:19-22',
        says: 'Noé deve levar dois de cada espécie, macho e fêmea, e comida para todos. Ele faz tudo como Deus mandou.',
      },
    ],
    read: {
      verses: '6:5-14',
      how: 'Leitura em três partes: o que Deus viu (5-7), quem ele encontrou (8-10), o que disse (11-14).',
    },
    observe: [
      {
        ask: 'O que Deus vê e o que sente?',
        verses: '6:5-6',
        listen: 'Maldade contínua; pesa no coração: é tristeza antes de ser juízo.',
      },
      {
        ask: 'Que palavra aparece duas vezes para dizer do que a terra estava cheia?',
        verses: '6:11, 6:13',
        listen: 'Violência.',
      },
      {
        ask: 'Como Noé é descrito, e o que vem primeiro na descrição?',
        verses: '6:8-9',
        listen: 'Primeiro achou favor; depois, justo, íntegro, andava com Deus.',
      },
    ],
    interpret: [
      {
        ask: 'O que muda na ideia de juízo quando ele sai de um coração ferido?',
        verses: '6:5-7',
        listen: 'Deus não é indiferente à violência nem se diverte em punir.',
      },
      {
        ask: 'Por que o texto fala do favor de Deus antes de falar das qualidades de Noé?',
        verses: '6:8-9',
        listen: 'A graça chega antes do mérito; a vida íntegra é resposta.',
      },
      {
        ask: 'Andar com Deus numa geração violenta: que tipo de solidão e que tipo de companhia há nisso?',
        verses: '6:9-11',
        listen: 'Sozinho na rua, acompanhado no caminho.',
        follow: 'Como imaginar a conversa na casa de Noé depois do versículo 14?',
      },
    ],
    live: [
      {
        ask: 'Que obediência sua parece construir barco em dia de sol: ninguém em volta entende?',
        listen: 'Honestidade no serviço, cuidar de parente, castidade, perdoar dívida.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Em que situação a sua turma vai toda para um lado, e o que custa ir para o outro?',
        listen: 'Valorize os pequenos nãos; não peça heróis.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que violência a gente já acha normal: no trânsito, na piada, no jeito de corrigir filho?',
        listen: 'Fique nas mais próximas, que ainda dá para mudar.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Noé entrou com a família inteira. Que tábua vocês podem pregar juntos neste mês?',
        listen: 'Oração, mesa sem tela, contas em dia, um pedido de desculpas.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que, nas notícias, faz você pensar que Deus devia estar triste?',
        listen: 'Ouvir isso já aproxima do coração dele.',
        for: ['visitors', 'new-believers', 'teens'],
      },
      {
        ask: 'Em anos de obra longa, o que segurou você quando ainda não caía uma gota?',
        listen: 'Convide os mais velhos a contar uma história curta.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você pudesse levar só um bicho para dentro da arca, qual salvaria, e qual deixaria de fora sem remorso?',
        bridge: 'Pernilongo à parte, a arca começa com uma conversa séria entre Deus e um homem.',
      },
      {
        text: 'Qual foi a construção ou montagem mais demorada da sua vida: casa, móvel sem manual, maquete, vestido?',
        bridge: 'Noé recebeu o projeto, as medidas e nenhuma nuvem no céu.',
        for: ['adults', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Leia uma manchete de hoje que entristece você e fique com ela por um minuto, sem opinar.',
      bridge: 'Houve um dia em que as notícias da terra pesaram no coração de Deus.',
    },
    complete: [
      {
        name: 'Minha tábua',
        text: 'Desenhe um barco de tábuas. Em cada uma escreva um gesto de obediência desta semana, bem pequeno. Pinte os que já começou.',
      },
      {
        name: 'O que pesa nele',
        text: 'Termine: acho que hoje pesa no coração de Deus …; em mim, ele ainda acha …; o martelo que ele põe na minha mão é …',
      },
    ],
    challenges: [
      {
        do: 'Faça, sem plateia, uma coisa certa que ninguém à sua volta faria, e não poste.',
        tell: 'O que foi mais estranho: o comentário dos outros ou a falta dele.',
      },
      {
        do: 'Durante sete dias, troque uma reação violenta (buzina, grito, sarcasmo) por um respiro e uma frase calma.',
        tell: 'Quantas vezes deu certo e qual foi a mais difícil.',
      },
    ],
    children: {
      truth: 'Noé confiou em Deus e fez o que ele pediu.',
      to7: {
        story:
          'As pessoas estavam brigando, batendo e fazendo maldades. Ninguém lembrava de Deus. Isso deixou o coração de Deus muito triste. Mas havia um homem que andava com Deus, como amigo: Noé. Deus disse a Noé: Faça um barco bem grande, com portas, janela e três andares. Vem muita água por aí! Você, sua família e os bichos vão ficar guardados lá dentro. Noé olhou para o céu. Estava sol. Mesmo assim, ele pegou o martelo: toc, toc, toc! Serrou, pregou, passou cola. Demorou bastante. Noé fez tudo do jeitinho que Deus mandou. E Deus guardou Noé, a família dele e os bichos.',
        activity:
          'Construam juntos uma arca com caixas e almofadas, fazendo toc, toc. Depois cada um entra andando como um bicho.',
        questions: [
          'Por que Deus ficou triste?',
          'O que Noé construiu?',
          'Quem Deus guardou dentro do barco?',
        ],
      },
      to12: {
        story:
          'Imagine um lugar onde todo mundo só pensa em passar a perna e bater no outro. Assim estava a terra: cheia de violência. A Bíblia diz que isso pesou no coração de Deus. Ele ficou triste de verdade. E resolveu recomeçar. Mas no meio daquela gente Deus encontrou Noé, um homem que andava com ele. Deus contou o que ia acontecer e deu a Noé um projeto: um barco enorme, de cento e cinquenta passos de comprimento, com três andares, uma porta do lado e cola para não entrar água. Dentro iriam a família de Noé e casais de todos os bichos. Detalhe: não havia chuva nenhuma. Imagine os vizinhos! Noé não discutiu nem fez pela metade. A história termina com uma frase simples: ele fez tudo o que Deus mandou.',
        activity:
          'Com passos, meçam no quintal ou na rua o tamanho da arca (uns 150 de comprimento por 25 de largura) e imaginem o que cabia ali.',
        questions: [
          'O que a tristeza de Deus conta sobre ele?',
          'O que devia ser mais difícil para Noé: o trabalho ou os comentários?',
          'Em que situação você já precisou fazer o certo sozinho?',
        ],
      },
      challenge: 'Escolha uma obediência difícil em casa e faça inteira, sem reclamar.',
    },
    prayer:
      'Senhor, a violência que a gente acha normal pesa no teu coração. Perdoa. Acha também a nós, como achaste Noé, e põe em nossas mãos a próxima tábua, mesmo que o céu esteja limpo.',
    leader: {
      lost: 'Os gigantes e os filhos de Deus de 6:1-4 engolem a reunião inteira. Diga que há várias explicações antigas e nenhuma segura; a história que se segue é sobre um coração que pesa e um homem que obedece.',
      tender:
        'Quem perdeu casa ou gente em enchente pode reviver o medo. Avise que o texto fala de águas, deixe a pessoa sair se precisar e não chame tragédia nenhuma de castigo.',
      differ:
        'Entre cristãos há quem entenda o dilúvio como tendo coberto o planeta inteiro e quem o entenda como uma grande catástrofe na região. Para a conversa de hoje, a mensagem sobre Deus é a mesma.',
    },
    comfort:
      'O mal que fizeram a você não passou despercebido: pesou no coração de Deus. Ele não é de pedra. E no meio de muita água ele ainda sabe guardar uma família.',
    closing: 'A graça o achou, e ele pegou o martelo.',
    words: [
      'noe',
      'arca',
      'diluvio',
      'achou graca',
      'achou favor',
      'andava com deus',
      'corrompida',
      'violencia',
      'geracao',
      'madeira de gofer',
      'gigantes',
      'integro',
      'betume',
    ],
  },
  {
    verses: '7:1-24',
    key: '7:16',
    title: 'A porta que Deus fechou',
    theme: 'obedecer antes da primeira gota',
    themes: ['fe', 'obediencia', 'salvacao', 'espera'],
    idea: 'Noé embarca com a família e os bichos porque ouviu a Deus, e é o próprio Deus quem fecha a porta: na tempestade que desfaz o mundo, ele guarda os que levou para dentro.',
    context:
      'A violência encheu a terra, e Deus, com o coração doído, decidiu recomeçar com Noé. A arca está pronta. Falta entrar. A leitura vai da ordem cumprida até a porta fechada. Depois a água cobre tudo por cento e cinquenta dias, e o capítulo seguinte começa com Deus lembrando de Noé.',
    retold: [
      {
        verses: '7:1-5',
        says: 'O Senhor manda Noé entrar na arca com sua casa e com casais de animais e aves. Dali a sete dias virá a chuva, e Noé obedece.',
      },
      {
        verses: '7:6-12',
        says: 'Noé entra com a mulher, os filhos e as noras, e os animais, de dois em dois. Rompem-se as fontes do abismo, e chove quarenta dias e quarenta noites.',
      },
      {
        verses: '7:13-16',
        says: 'Gente, bichos e aves de toda espécie estão dentro da arca, como Deus mandou. Então o Senhor fecha a porta.',
      },
      {
        verses: '7:17-24',
        says: 'As águas levantam a arca e cobrem os montes mais altos. Morre tudo o que tem fôlego na terra, e resta somente Noé com os que estão na arca.',
      },
    ],
    read: {
      verses: '7:5-16',
      how: 'Todos começam do lado de fora de um círculo de cadeiras e vão entrando aos pares durante a leitura. No 16, alguém fecha a porta da sala, devagar.',
    },
    observe: [
      {
        ask: 'Quem entrou na arca, e como os animais chegaram até Noé?',
        verses: '7:7-9, 7:13-15',
        listen: 'Oito pessoas, bichos de dois em dois; eles vieram.',
      },
      {
        ask: 'Quantos dias se passaram até a água chegar?',
        verses: '7:7, 7:10',
        listen: 'Sete dias, como Deus tinha avisado (7:4).',
      },
      {
        ask: 'Que expressões mostram que Noé fez o que ouviu?',
        verses: '7:5, 7:9, 7:16',
        listen: 'Conforme tudo o que lhe mandou o Senhor.',
      },
      {
        ask: 'Quem fechou a porta?',
        verses: '7:16',
        listen: 'O Senhor, por fora do alcance de Noé.',
      },
    ],
    interpret: [
      {
        ask: 'Sete dias de céu seco, enchendo um barco de bichos. O que essa semana pede de uma família?',
        verses: '7:7, 7:10',
        listen: 'Confiança sem prova; aguentar parecer bobo.',
        follow: 'O que você diria no quinto dia?',
      },
      {
        ask: 'Que alívio e que peso há no fato de Deus fechar, e não Noé?',
        verses: '7:16',
        listen: 'Ele não decide quem fica de fora; também não segura a porta sozinho.',
      },
      {
        ask: 'Rompem-se as fontes de baixo e se abrem as comportas de cima: a água toda da criação se mistura outra vez. O que isso mostra sobre a violência humana?',
        verses: '7:11-12',
        listen: 'Ela desfaz o mundo bom; Deus leva isso a sério, e ainda guarda a vida.',
      },
    ],
    live: [
      {
        ask: 'O que você já preparou crendo, enquanto o céu continuava azul?',
        listen: 'Mudança, namoro terminado, curso, recomeço.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Qual é a sua semana de barco no seco: decisão tomada, e nada acontece?',
        listen: 'Espera com nome.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Que obediência sua pareceu estranha para os amigos?',
        listen: 'Sem heroísmo; pode ser pequena.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Noé entrou com a casa inteira, noras e bichos. Conviver apertado em tempo ruim: o que salva a convivência de vocês?',
        listen: 'Humor, tarefas, silêncio, oração.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'De que porta você ainda segura a maçaneta, com medo de que Deus feche?',
        listen: 'Etapa que acabou; sem pressa de largar.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Que lugar ou que gente foi, para você, um lado de dentro quando chovia muito?',
        listen: 'Casa, igreja, amigo; agradeça.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
      {
        ask: 'Quem ainda está do lado de fora da nossa roda, e como deixar a entrada aberta enquanto é tempo?',
        listen: 'Um nome e um convite simples.',
      },
    ],
    icebreakers: [
      {
        text: 'Uma viagem de um ano, num barco, com a sua família: que três coisas você leva e que bicho deixa por último?',
        bridge: 'Oito pessoas fizeram essa viagem, com todos os bichos.',
      },
      {
        text: 'Imite um animal sem som; quem descobrir vira o par dele. Até todos estarem em dupla.',
        bridge: 'Foi mais ou menos assim a fila na porta da arca.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche com cuidado uma porta e fique um momento do lado de dentro. Escute como muda o som.',
      bridge: 'Noé ouviu uma porta se fechar, e não foi ele quem a empurrou.',
    },
    complete: [
      {
        name: 'Antes da chuva',
        text: 'Complete: Deus já me pediu … . Ainda não vejo … . Nesta semana no seco, eu posso … .',
      },
      {
        name: 'Dentro da arca',
        text: 'Desenhe um barco com oito janelas. Em cada janela, um nome por quem você pede abrigo.',
      },
    ],
    challenges: [
      {
        do: 'Faça agora uma coisa certa que você vem deixando para quando apertar: exame, pedido de desculpas ou conta em ordem.',
        tell: 'O que sentiu por ter feito ainda no seco.',
      },
      {
        do: 'Acolha alguém em dia difícil: um teto, uma carona na chuva ou um prato quente.',
        tell: 'Quem entrou pela sua porta.',
      },
    ],
    children: {
      truth: 'Deus me guarda no dia de chuva.',
      to7: {
        story:
          'A arca ficou pronta! Era um barco enorme. Mas o céu estava azul, sem nuvem nenhuma. Deus disse: Noé, pode entrar com a sua família. E Noé entrou. Depois vieram os bichos, de dois em dois. Dois elefantes, tum, tum. Dois coelhos, pula, pula. Dois passarinhos, piu, piu. Ninguém precisou puxar: eles vieram! Passaram sete dias, e nada de chuva. Aí todos entraram e Deus mesmo fechou a porta, com cuidado. Então começou: pinga, pinga, chuááá! Choveu muitos dias. O barco subiu, subiu e ficou boiando. Lá dentro, Noé, a família e os bichos estavam sequinhos. Deus estava cuidando deles.',
        activity:
          'Arca de cobertor: façam uma cabana com lençol. As crianças entram em duplas de bichos, e um adulto faz a chuva com os dedos na mesa.',
        questions: [
          'Como os bichos entraram?',
          'Quem fechou a porta?',
          'O que ajuda você quando chove forte?',
        ],
      },
      to12: {
        story:
          'As pessoas estavam tão violentas que o mundo bom de Deus estava se estragando. Deus ficou muito triste e decidiu recomeçar com Noé. Mandou fazer um barco gigante, e Noé fez. Um dia Deus disse: entre com toda a sua família. Imagine os vizinhos olhando: um barco no seco e um céu azul! Entraram Noé, a mulher, os três filhos e as três noras. Oito pessoas. E os animais vieram até ele, de dois em dois, grandes e pequenos. Passaram sete dias, e nada de chuva. Noé não desistiu, porque confiava no que tinha ouvido. Então Deus fechou a porta. Veio água de cima e de baixo, e a arca foi subindo sobre ela. Foi um tempo muito sério. Mas, dentro do barco, a vida estava guardada. Deus não esqueceu de ninguém ali.',
        activity:
          'Teste de barco: com papel alumínio, façam um barquinho e vejam quantas moedas ele leva. Conversem sobre o que sustenta a gente.',
        questions: [
          'O que Noé fez antes de chover?',
          'Por que esperar sete dias foi difícil?',
          'Em que você confia em Deus sem ver ainda?',
        ],
      },
      challenge: 'Obedeça a uma coisa boa na primeira vez em que pedirem.',
    },
    prayer:
      'Senhor, ainda não caiu uma gota, e tu nos chamas para dentro. Dá-nos os sete dias de paciência. Fecha tu a porta que não sabemos fechar. Guarda os nossos, e abre os nossos braços enquanto é tempo.',
    leader: {
      lost: 'O tamanho do barco e se a água cobriu o planeta podem engolir o encontro. Diga que há boas perguntas ali e que voltarão a elas no café. Hoje, a semana no seco e a porta.',
      tender:
        'Quem viveu enchente, deslizamento ou afogamento pode ficar muito aflito. Avise antes, deixe sair da roda e não leia o fim do capítulo em voz alta. Nunca chame de castigo a tragédia de ninguém.',
      differ:
        'Há cristãos que entendem o dilúvio como cobrindo toda a terra, e outros como o mundo conhecido de então. Todos ouvem aqui o juízo de Deus sobre a violência e o cuidado com a vida que ele guarda.',
    },
    comfort:
      'Há semanas em que só se ouve água. Quem fechou a porta sabe que você está do lado de dentro. O próximo capítulo começa com uma frase boa: Deus se lembrou de Noé.',
    closing: 'Quem fecha a porta é o mesmo que manda abrir.',
    words: [
      'arca',
      'noe',
      'diluvio',
      'fechou a porta',
      'de dois em dois',
      'quarenta dias e quarenta noites',
      'fontes do grande abismo',
      'comportas dos ceus',
      'sete dias',
      'animais',
      'chuva',
    ],
  },
  {
    verses: '8:1-22',
    key: '8:1',
    title: 'Deus se lembrou',
    theme: 'a espera e o recomeço',
    themes: ['espera', 'esperanca', 'fidelidade', 'gratidao'],
    idea: 'Quando só há água em volta, Deus se lembra dos seus; a terra seca devagar, a esperança volta num bico de pomba, e o recomeço começa em adoração.',
    context:
      'A chuva já parou, mas faz meses que Noé e os seus vivem fechados com o barulho e o cheiro da bicharada. Desde que a porta se fechou, Deus não disse mais nada. O capítulo começa com ele se lembrando.',
    retold: [
      {
        verses: '8:1-5',
        says: 'Deus se lembra de Noé e dos animais e faz passar um vento. As águas diminuem, a arca pousa nos montes de Ararate, e os cumes aparecem.',
      },
      {
        verses: '8:6-12',
        says: 'Noé solta um corvo e depois uma pomba, que volta sem achar onde pousar. Na segunda vez ela traz no bico uma folha de oliveira, e na terceira não volta.',
      },
      {
        verses: '8:13-19',
        says: 'A terra seca, e Deus manda Noé sair com a família e com os animais, para que se multipliquem. Todos deixam a arca.',
      },
      {
        verses: '8:20-22',
        says: 'Noé faz um altar e oferece sacrifícios. O Senhor diz que não destruirá mais todo ser vivo: sementeira e colheita, dia e noite não cessarão.',
      },
    ],
    read: {
      verses: '8:1-12',
      how: 'Uma pessoa lê e outra marca em voz alta cada espera: quarenta dias, sete dias, outros sete.',
    },
    observe: [
      {
        ask: 'Depois que Deus se lembra, o que ele faz?',
        verses: '8:1-3',
        listen: 'Manda um vento, fecha as fontes, detém a chuva: lembrar é agir.',
      },
      {
        ask: 'Que aves Noé solta, e o que cada viagem lhe ensina?',
        verses: '8:7-12',
        listen: 'O corvo vai e vem; a pomba volta vazia, depois com folha, depois não volta.',
      },
      {
        ask: 'Contem os prazos do texto. Quanto tempo de espera há aqui?',
        verses: '8:3-12',
        listen: 'Meses e mais meses, e ainda semanas: tudo baixa devagar.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não tinha se esquecido. O que a Bíblia quer dizer com a frase de que ele se lembrou?',
        verses: '8:1',
        listen: 'Que chegou a hora de agir em favor de quem ama.',
      },
      {
        ask: 'Noé estende a mão e recolhe a pomba que não achou pouso. Por que um detalhe tão miúdo ficou escrito?',
        verses: '8:9',
        listen: 'No meio do desastre ele ainda é gentil; há notícia ruim que volta e é acolhida.',
      },
      {
        ask: 'Uma folha não é uma floresta. Por que ela bastou?',
        verses: '8:11',
        listen: 'A esperança se apoia em sinais pequenos e verdadeiros.',
        follow: 'E por que, com a folha na mão, ele ainda esperou mais sete dias?',
      },
    ],
    live: [
      {
        ask: 'Que espera sua já passou da chuva, mas a água ainda não baixou?',
        listen: 'A crise acabou e o cotidiano não voltou: muita gente mora aí.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Se pudesse soltar uma pomba sobre o seu futuro, que notícia queria que ela trouxesse no bico?',
        listen: 'Curso, emprego, casa, alguém: sonhe junto.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Meses fechados na mesma casa mostram quem é quem. O que um tempo de aperto revelou em vocês?',
        listen: 'Procure o engraçado e o bonito, não só o difícil.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Qual foi, na sua história com Deus, a folha de oliveira, o primeiro sinal de que havia chão?',
        listen: 'Dê tempo para lembrar; vale coisa pequena.',
        for: ['long-believers', 'new-believers', 'elderly'],
      },
      {
        ask: 'Noé sai e levanta um altar antes de levantar casa. Na última vez em que você respirou aliviado, o que fez primeiro?',
        listen: 'Sem culpa: a pergunta serve para a próxima vez.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Há dias em que a pomba volta sem nada. Quem estende a mão e recolhe você nesses dias?',
        listen: 'Se a resposta for ninguém, o grupo pode ser essa mão.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem você não aguentaria por um ano fechado no mesmo barco, e que mania sua enlouqueceria os outros?',
        bridge: 'Noé, sete parentes e um zoológico aguentaram. Vamos ver como acabou.',
      },
      {
        text: 'Qual foi a espera mais comprida por uma notícia: resultado, ligação, carta, exame? Como você soube?',
        bridge: 'A notícia que Noé esperava chegou voando, no fim da tarde.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Abra uma janela. Deixe o ar entrar e não faça mais nada até senti-lo no rosto.',
      bridge: 'Para Noé, o recomeço também chegou como vento.',
    },
    complete: [
      {
        name: 'Bico da pomba',
        text: 'Recorte uma folha de papel verde. Escreva nela um sinal pequeno de vida que você viu neste mês: … Guarde na Bíblia, nesta página.',
      },
      {
        name: 'Marcas da água',
        text: 'Desenhe uma régua na margem da folha. Marque onde a água chegou no pior dia, onde está hoje, e ao lado: o que já apareceu acima dela é …',
      },
    ],
    challenges: [
      {
        do: 'Leve um sinal de vida a quem está esperando: uma muda, um pão, um bilhete, uma visita de meia hora.',
        tell: 'O que a pessoa disse quando abriu a porta.',
      },
      {
        do: 'Na próxima boa notícia, agradeça a Deus em voz alta antes de contar a qualquer pessoa ou de postar.',
        tell: 'Qual era a notícia e como foi segurar o dedo.',
      },
    ],
    children: {
      truth: 'Deus nunca se esquece de mim.',
      to7: {
        story:
          'Choveu, choveu e choveu! Agora só havia água e um barco. Dentro do barco estavam Noé, a família e um monte de bichos. Será que Deus tinha esquecido deles? Não! A Bíblia diz: Deus se lembrou de Noé e de todos os animais. Deus mandou um vento, fuuu, e a água foi baixando bem devagar. Noé abriu a janela e soltou uma pombinha. Ela voou e voltou, porque só tinha água. Noé estendeu a mão e pegou a pombinha com cuidado. Depois de sete dias soltou de novo. E ela voltou com uma folhinha verde no bico! Tinha árvore! Na terceira vez, ela não voltou mais: achou uma casa. Então Deus disse: Podem sair! E Noé agradeceu a Deus.',
        activity:
          'Dobrem uma pomba de papel e prendam nela uma folhinha de verdade. Façam a pomba voar pela sala e pousar na mão de alguém.',
        questions: [
          'De quem Deus se lembrou?',
          'O que a pombinha trouxe no bico?',
          'O que Noé fez quando saiu do barco?',
        ],
      },
      to12: {
        story:
          'Faça as contas: meses e meses dentro de um barco escuro, com a família inteira e todos aqueles bichos. Ninguém sabia quando ia acabar. Mas então vem a frase mais importante: Deus se lembrou de Noé. E até dos animais! Ele mandou um vento, a chuva parou e a água foi descendo devagar, até que a arca encostou num monte. Noé abriu a janela e soltou um corvo. Depois soltou uma pomba, mas ela não achou onde pousar e voltou. Ele a recolheu com a mão, esperou sete dias e tentou de novo. Naquela tarde ela voltou com uma folha nova de oliveira no bico. Uma folhinha só! Quer dizer que alguma árvore já estava viva. Mais sete dias, e a pomba não voltou. Quando todos saíram, antes de construir casa, Noé fez um altar para agradecer. E Deus prometeu: enquanto a terra durar, não vão faltar plantio e colheita, frio e calor, dia e noite.',
        activity:
          'Façam uma linha do tempo da espera com barbante, pendurando as datas do capítulo. No fim, cada um pendura algo que está esperando.',
        questions: [
          'Se Deus não esquece nada, por que a Bíblia diz que ele se lembrou?',
          'Por que uma única folha deixou Noé tão animado?',
          'O que você faz primeiro quando recebe uma notícia boa?',
        ],
      },
      challenge: 'Entregue uma folha verde a alguém triste e diga que Deus se lembra dele.',
    },
    prayer:
      'Deus que se lembra, há gente aqui com água pelos joelhos e sem data para sair. Sopra o teu vento. Manda uma folha verde. E quando a porta se abrir, que a primeira coisa seja o nosso obrigado.',
    leader: {
      lost: 'Calculam datas, discutem o Ararate e expedições. Pode ser divertido por dois minutos. Depois pergunte: o que Noé sabia, e o que ele não sabia, enquanto esperava?',
      tender:
        'Para quem perdeu alguém, a pergunta pode ser por que Deus se lembrou de uns e não de outros. Não explique. Diga que você também não sabe, fique ao lado e ore pedindo companhia.',
    },
    comfort:
      'O silêncio de Deus durou meses, e nesse tempo o barco não afundou. Ser lembrado por ele não faz a água sumir num dia; faz soprar um vento. Se hoje só há uma folha, segure a folha.',
    closing: 'Ele se lembrou; a água vai baixar.',
    words: [
      'noe',
      'arca',
      'pomba',
      'corvo',
      'folha de oliveira',
      'ararate',
      'lembrou',
      'aguas',
      'altar',
      'sementeira e a colheita',
      'recomeco',
      'janela da arca',
      'diluvio',
    ],
  },
  {
    verses: '9:8-17',
    key: '9:13',
    title: 'Um arco na nuvem',
    theme: 'a promessa de Deus',
    themes: ['fidelidade', 'esperanca', 'graca', 'criacao'],
    idea: 'Deus se compromete com toda a vida sem pedir nada em troca, e pendura nas nuvens um lembrete de que a última palavra dele sobre a terra é cuidado.',
    context:
      'A terra secou, mas a próxima chuva vai assustar. Antes que ela venha, Deus faz o primeiro pacto da Bíblia com uma multidão: Noé, filhos, quem ainda vai nascer e até os bichos.',
    retold: [
      {
        verses: '9:8-11',
        says: 'Deus promete a Noé, aos filhos dele e a todo animal que saiu da arca que nunca mais um dilúvio vai destruir a terra.',
      },
      {
        verses: '9:12-13',
        says: 'Como sinal desse pacto, que vale para sempre, Deus põe o seu arco nas nuvens, entre ele e a terra.',
      },
      {
        verses: '9:14-17',
        says: 'Deus diz que, quando vierem as nuvens e o arco aparecer, vai olhar para ele e se lembrar do pacto que fez com tudo o que vive na terra.',
      },
    ],
    read: {
      verses: '9:8-17',
      how: 'Cada vez que aparecer a palavra pacto ou aliança, todos repetem a palavra em voz alta.',
    },
    observe: [
      {
        ask: 'Com quem o pacto é feito?',
        verses: '9:9-12, 9:17',
        listen: 'Noé, descendentes, animais, a terra: ninguém que respira fica fora.',
      },
      {
        ask: 'O que Deus se obriga a fazer, e o que pede em troca nestes versículos?',
        verses: '9:11, 9:15',
        listen: 'Não destruir mais por dilúvio; aqui ele não pede nada.',
      },
      {
        ask: 'Quando o arco aparece, quem olha e se lembra?',
        verses: '9:14-16',
        listen: 'O próprio Deus: “o verei para me lembrar”.',
      },
    ],
    interpret: [
      {
        ask: 'A mesma palavra serve para arco de guerra. Que recado há em pendurar essa arma nas nuvens?',
        verses: '9:13',
        listen: 'Guerreiro que pendura o arco encerrou a luta; não aponta mais para a terra.',
      },
      {
        ask: 'O coração humano continuou o mesmo. O que isso conta sobre o motivo da promessa?',
        verses: '9:11, 9:15',
        listen: 'Ela não se apoia na nossa melhora, mas na decisão de Deus.',
      },
      {
        ask: 'O arco só aparece com nuvem. Por que o sinal foi posto bem onde mora o medo?',
        verses: '9:14',
        listen: 'Deus não tira a nuvem do céu; põe nela uma garantia.',
      },
    ],
    live: [
      {
        ask: 'Que tipo de nuvem assusta você porque já passou por um dilúvio?',
        listen: 'Telefone de madrugada, exame, demissão, discussão: o corpo lembra.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem na sua vida cumpre o que promete sem você precisar lembrar?',
        listen: 'Um exemplo humano ajuda a imaginar o de Deus.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Vocês já fizeram promessas um ao outro. Que sinal concreto, em casa, lembra os dois dessa palavra?',
        listen: 'Aliança, foto, uma música, um jeito de dar boa-noite.',
        for: ['couples'],
      },
      {
        ask: 'Depois de uma tempestade grande, que promessa de Deus você segurou sem ainda enxergar cor?',
        listen: 'Peça a história, não a lição.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O pacto inclui os animais e a terra. Que hábito seu combinaria melhor com isso?',
        listen: 'Água, lixo, bicho abandonado: uma coisa só.',
        for: ['young', 'teens', 'parents'],
      },
      {
        ask: 'O que lhe daria um pouco de cor hoje, mesmo com o céu fechado?',
        listen: 'Escute pedidos práticos; alguns cabem nesta semana.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu melhor truque para não esquecer as coisas: nó no dedo, mão riscada, alarme, papel na geladeira?',
        bridge: 'Deus também pôs um lembrete, e escolheu um lugar bem alto.',
      },
      {
        text: 'Onde você estava quando viu o arco-íris mais bonito, e que temporal tinha acabado de cair?',
        bridge: 'As duas coisas vêm juntas. No texto também.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e ponha-o perto da janela ou da lâmpada. Procure na mesa ou na parede algum reflexo colorido.',
      bridge: 'Um pouco de luz na água bastou para Deus fazer o seu sinal.',
    },
    complete: [
      {
        name: 'Sete faixas',
        text: 'Desenhe um arco de sete faixas. Em cada uma escreva uma promessa que Deus já cumpriu com você, ou uma que ainda está à espera.',
      },
      {
        name: 'Contrato de um lado só',
        text: 'Complete como se fosse Deus falando a você: eu, o Senhor, me comprometo com …; não vou …; quando as nuvens vierem, eu vou …',
      },
    ],
    challenges: [
      {
        do: 'Cumpra nesta semana uma promessa pequena que você fez e deixou para lá.',
        tell: 'Há quanto tempo ela esperava e qual foi a cara de quem recebeu.',
      },
      {
        do: 'Ponha um sinal colorido num lugar que você vê em horas de medo e, ao olhar, diga: Deus se lembra.',
        tell: 'Onde ficou o sinal e quando foi útil.',
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete.',
      to7: {
        story:
          'A terra estava seca outra vez. Noé e a família desceram do barco. Mas imagine o primeiro trovão! Bum! Será que vinha tudo de novo? Então Deus falou com eles: Eu faço uma promessa. Nunca mais vou mandar um dilúvio para cobrir a terra. Prometo a vocês, aos filhos, aos netos e a todos os bichos! E Deus disse: Olhem para cima. Eu vou pôr o meu arco nas nuvens. No meio das nuvens escuras apareceu um arco lindo, bem colorido! Deus explicou: Quando o arco aparecer, eu vou olhar para ele e lembrar da minha promessa. Deus promete e Deus cumpre.',
        activity:
          'Façam um arco-íris com tiras de papel ou de tecido. Cada criança segura uma ponta e todos dizem: Deus cumpre o que promete!',
        questions: [
          'O que Deus pôs nas nuvens?',
          'Para quem foi a promessa?',
          'Que promessa você já cumpriu?',
        ],
      },
      to12: {
        story:
          'Depois do dilúvio, qualquer nuvem escura devia dar frio na barriga. Deus sabia disso. Por isso, antes da chuva seguinte, chamou Noé e os filhos e fez um pacto, que é uma promessa muito séria. Em geral, num pacto, cada lado promete alguma coisa. Neste, Deus prometeu sozinho: nunca mais um dilúvio vai destruir a terra. E não prometeu só às pessoas. Incluiu as aves, os bichos do mato, os que ainda iam nascer e a própria terra. Depois deu um sinal: meu arco porei nas nuvens. Na língua da Bíblia, arco também é a arma do guerreiro. É como se Deus pendurasse a arma na parede do céu e dissesse: a briga acabou. E quem olha para o arco primeiro? Deus mesmo. Ele disse: eu o verei, e vou me lembrar. Então, quando você vir um arco-íris, saiba que Deus está olhando para ele também.',
        activity:
          'Borrifem água contra o sol, ou usem um copo e uma lanterna, até aparecerem cores na parede. Escrevam ao lado uma promessa de Deus.',
        questions: [
          'Por que Deus pôs o sinal justamente nas nuvens?',
          'O que há de especial num pacto em que só um lado promete?',
          'O que ajuda você a cumprir o que promete?',
        ],
      },
      challenge: 'Faça uma promessa pequena a alguém e cumpra até o fim da semana.',
    },
    prayer:
      'Deus fiel, a tua promessa não depende do nosso humor nem do nosso merecimento. Olha para o teu arco e lembra de quem está com medo da próxima nuvem. Faz de nós gente cuja palavra também se cumpre.',
    leader: {
      lost: 'A conversa vai para símbolos e disputas de hoje em torno do arco-íris. Reconheça e volte ao texto: de quem é o arco, e quem se lembra quando ele aparece?',
      tender:
        'Em lugares de enchente, seca ou deslizamento, a promessa pode parecer falhar. O texto fala do dilúvio que destruiu tudo; não diz que ninguém mais sofreria. Ouça a história da pessoa e veja de que ajuda prática ela precisa.',
    },
    comfort:
      'Deus não mandou você fingir que não há nuvem. Ele pôs o sinal dentro dela. Quando você estiver cansado demais para se lembrar dele, ele se lembra de você.',
    closing: 'Em cima da nuvem, a palavra dele continua de pé.',
    words: [
      'arco iris',
      'arco',
      'nuvens',
      'pacto',
      'alianca',
      'noe',
      'diluvio',
      'promessa',
      'sinal',
      'nunca mais',
      'perpetuo',
      'lembrarei',
      'fidelidade',
    ],
  },
  {
    verses: '9:18-29',
    key: '9:23',
    title: 'Andar para trás com um manto',
    theme: 'cobrir a vergonha do outro',
    themes: ['familia', 'proximo', 'lingua', 'perdao'],
    idea: 'O herói da arca cai na própria tenda; um filho faz da vergonha notícia, dois andam de costas para cobri-la, e a família mostra que o dilúvio não lavou o coração.',
    context:
      'A arca parou, o arco apareceu nas nuvens e a vida recomeçou. Noé planta uma vinha. O homem que andava com Deus agora está bêbado e nu. Quando acorda, amaldiçoa Canaã, o neto. A Bíblia conta tudo, sem maquiar o santo.',
    retold: [
      {
        verses: '9:18-21',
        says: 'Dos três filhos de Noé, Sem, Cam e Jafé, a terra inteira se enche de gente. Noé bebe do vinho que plantou e fica descoberto dentro da tenda.',
      },
      {
        verses: '9:22-23',
        says: 'Cam vê a nudez do pai e conta aos dois irmãos, do lado de fora. Sem e Jafé põem uma roupa nos ombros, andam para trás e cobrem o pai sem olhar.',
      },
      {
        verses: '9:24-29',
        says: 'Noé desperta e sabe o que o filho mais novo fez. Diz que Canaã será servo dos irmãos, bendiz o Deus de Sem, pede que Deus engrandeça Jafé, e morre bem velho.',
      },
    ],
    read: {
      verses: '9:18-27',
      how: 'Leiam sem risada e sem encenar. No 23, todos baixam os olhos, e quem lê espera um pouco antes de seguir.',
    },
    observe: [
      {
        ask: 'Que passos levam Noé da lavoura à tenda?',
        verses: '9:20-21',
        listen: 'Lavrou, plantou, bebeu, embriagou-se, ficou descoberto.',
      },
      {
        ask: 'O que Cam faz com o que viu?',
        verses: '9:22',
        listen: 'Conta aos dois irmãos, do lado de fora.',
      },
      {
        ask: 'Com que cuidado Sem e Jafé agem?',
        verses: '9:23',
        listen: 'Roupa nos ombros, de costas, rosto virado; não viram.',
      },
      {
        ask: 'Sobre quem cai a maldição, e quem é abençoado?',
        verses: '9:25-27',
        listen: 'Canaã, e não Cam; o Senhor, Deus de Sem; Jafé.',
      },
    ],
    interpret: [
      {
        ask: 'Ver um pai assim já aconteceu com muita gente. O que faz a diferença entre Cam e os irmãos depois que viram ou souberam?',
        verses: '9:22-23',
        listen: 'Contar para expor ou agir para cuidar.',
        follow: 'O que seria contar para cuidar?',
      },
      {
        ask: 'Deus não fala neste trecho; quem amaldiçoa é Noé, ao acordar. O que isso nos ensina a pesar?',
        verses: '9:24-25',
        listen:
          'É palavra de um pai ferido; a Bíblia a registra, e o texto não põe a fala na boca de Deus.',
      },
      {
        ask: 'Por que contar a queda de um homem justo logo depois do recomeço?',
        verses: '9:20-21',
        listen:
          'O mal viajou na arca, dentro do coração; é preciso um Salvador, e não só outra chance.',
      },
    ],
    live: [
      {
        ask: 'Quando você descobre o podre de alguém, qual é o primeiro impulso: rir, contar, filmar, cobrir, ajudar?',
        listen: 'Franqueza.',
        for: ['adults', 'teens', 'young'],
      },
      {
        ask: 'Vazou uma foto, um áudio, um vexame de colega. O que é andar para trás com um manto, na prática?',
        listen: 'Não abrir, apagar, avisar, procurar a pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Cobrir não é esconder crime. Onde fica para você a linha entre proteger a dignidade e proteger o mal?',
        listen: 'Se há vítima, é preciso contar a quem protege.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Depois de uma grande vitória, em que você costuma se descuidar?',
        listen: 'Descanso que vira excesso.',
        for: ['men', 'adults', 'elderly'],
      },
      {
        ask: 'Que frase dita de cabeça quente por alguém da família anda de geração em geração?',
        listen: 'Só a frase, se quiser; e a que poderia tomar o lugar dela.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'O que muda na sua ideia de Bíblia ao saber que ela conta o vexame dos seus heróis?',
        listen: 'Alívio, surpresa, decepção: tudo vale.',
        for: ['visitors', 'new-believers'],
      },
      { ask: 'Quem já cobriu você, sem nunca tocar no assunto?', listen: 'Gratidão calada.' },
    ],
    icebreakers: [
      {
        text: 'Andem de costas de uma parede à outra levando um lençol entre dois, sem olhar. Quem chega mais perto do alvo?',
        bridge: 'Dois irmãos fizeram isso por amor ao pai.',
        for: ['young', 'teens', 'adults'],
      },
      {
        text: 'Qual foi o seu tombo, rasgo ou furo em público, e quem salvou você com um casaco ou uma desculpa?',
        bridge: 'Noé também precisou de um manto.',
      },
    ],
    quiet: {
      text: 'Pegue uma coberta ou um pano e ponha com cuidado sobre uma cadeira. Veja quanto carinho cabe no gesto.',
      bridge: 'Na Bíblia há dois filhos que fizeram isso sem olhar.',
    },
    complete: [
      {
        name: 'O manto',
        text: 'Desenhe um manto grande. Dentro, escreva atitudes que cobrem. Fora, as que expõem. Ponha à parte, com letra firme, o que nunca se pode cobrir.',
      },
      {
        name: 'A frase da família',
        text: 'Complete: Lá em casa se dizia … . Eu quero que se diga … .',
      },
    ],
    challenges: [
      {
        do: 'Quando alguém começar a contar o vexame de outra pessoa, mude o assunto com gentileza ou conte um bem dela.',
        tell: 'Como a conversa virou.',
      },
      {
        do: 'Ofereça cuidado discreto a uma família que convive com a bebida, sem comentar com ninguém.',
        tell: 'Só o que aprendeu, sem dizer de quem.',
      },
    ],
    children: null,
    prayer:
      'Pai, tu cobriste Adão, e em Cristo cobriste a nós. Dá-nos passos para trás e mantos nos ombros. Cura as famílias que a bebida feriu. E onde há alguém em perigo, dá coragem para falar a quem protege.',
    leader: {
      lost: 'Por séculos usaram este texto para justificar a escravidão de povos africanos. É falso e foi um pecado grave. Diga isso em voz alta: o amaldiçoado é Canaã, numa fala de Noé sobre outra terra e outro tempo, e não existe maldição de cor nenhuma.',
      tender:
        'Filhos de pais que bebem, e quem sofreu abuso em casa, podem reviver muito. Não encene, não especule o que houve na tenda. Deixe claro que cobrir não é calar violência: Ligue 180, Disque 100. Para quem bebe e quer parar, há Alcoólicos Anônimos e o CAPS; e o CVV, 188.',
      differ:
        'Estudiosos divergem sobre o que Cam fez além de olhar e por que a maldição recai em Canaã. O texto é breve, e convém sermos também. O contraste entre expor e cobrir é claro para todos.',
    },
    comfort:
      'Se a vergonha da sua casa já foi notícia, há aqui dois que não quiseram olhar e andaram de costas só para cobrir. Deus anda assim na direção de muita gente, com um manto nos ombros.',
    closing: 'O amor entra de costas, com um manto.',
    words: [
      'vinha de noe',
      'noe embriagou',
      'nudez',
      'cam pai de canaa',
      'sem e jafe',
      'canaa',
      'maldito seja canaa',
      'maldicao',
      'manto',
      'rosto virado',
      'descoberto',
      'bebida',
    ],
  },
  {
    verses: '11:1-9',
    key: '11:4',
    title: 'Um nome até o céu',
    theme: 'o orgulho e o nome que buscamos',
    themes: ['humildade', 'identidade', 'proposito', 'comunhao'],
    idea: 'Construir para ter um nome cansa, separa e não chega ao céu; Deus interrompe a torre porque tem um caminho melhor para dar nome e juntar gente.',
    context:
      'Depois do dilúvio, Deus mandou encher a terra. As famílias descem a um vale fértil e decidem o contrário: parar ali, juntas, e subir. Babel é a Babilônia, cujas torres os israelitas viram de perto, e não como turistas.',
    retold: [
      {
        verses: '11:1-4',
        says: 'Toda a terra fala uma só língua. Os homens cozem tijolos para erguer uma cidade e uma torre que chegue ao céu, fazer um nome e não serem espalhados.',
      },
      {
        verses: '11:5-7',
        says: 'O Senhor desce para ver a cidade e a torre. Diz que agora nada impedirá o que esse povo planejar, e resolve confundir as línguas, para que um não entenda o outro.',
      },
      {
        verses: '11:8-9',
        says: 'O Senhor espalha aquela gente por toda a terra, e a cidade fica sem terminar. O lugar recebe o nome de Babel, porque ali a língua se confundiu.',
      },
    ],
    read: {
      verses: '11:1-9',
      how: 'Metade do grupo lê as falas dos construtores, outra metade as de Deus, e um narrador o resto.',
    },
    observe: [
      {
        ask: 'Que plano os moradores fazem, e com quais motivos?',
        verses: '11:3-4',
        listen: 'Tijolo, cidade, torre, um nome; o medo de ser espalhados.',
      },
      {
        ask: 'Com quem os construtores conversam, e quem fica fora da conversa?',
        verses: '11:3-4',
        listen: 'Vinde, façamos, edifiquemo-nos: só uns com os outros; ninguém pergunta a Deus.',
      },
      {
        ask: 'A torre ia até o céu. O que Deus precisa fazer para vê-la?',
        verses: '11:5',
        listen: 'Descer: há humor aqui, ela era bem pequena.',
      },
    ],
    interpret: [
      {
        ask: 'O que há de errado em querer um nome?',
        verses: '11:4',
        listen: 'Fazê-lo para si, por medo; no capítulo 12 Deus é quem engrandece um nome.',
      },
      {
        ask: 'Eles eram unidos e trabalhadores. Por que a união, sozinha, não basta para tornar bom um projeto?',
        verses: '11:6',
        listen: 'Depende para onde se caminha e de quem fica embaixo carregando tijolo.',
      },
      {
        ask: 'Espalhar era justamente o que eles temiam. Em que sentido a confusão de línguas também protege?',
        verses: '11:7-9',
        listen: 'Põe freio num poder sem limite e devolve a terra inteira à humanidade.',
        follow: 'O que Pentecostes, em Atos 2, faz com essa história?',
      },
    ],
    live: [
      {
        ask: 'Se tirassem o cargo do seu crachá, que tijolo do seu nome cairia primeiro?',
        listen: 'Diploma, função na igreja, ser mãe de alguém, o corpo, o salário.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Seguidores, nota, lista de convidados: em que lugar você sente que está subindo torre?',
        listen: 'Não demonize a rede; pergunte o que ela promete.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que projeto familiar anda custando a conversa entre vocês?',
        listen: 'Reforma, financiamento, carreira: onde já não se entendem.',
        for: ['couples'],
      },
      {
        ask: 'Na igreja também se constrói para o próprio nome. Como você percebe, em você, que mudou de obra?',
        listen: 'Irritação com quem não reconhece costuma ser o alarme.',
        for: ['long-believers'],
      },
      {
        ask: 'Com quem você fala a mesma língua e já não se entende?',
        listen: 'Só pensar no nome já é resposta.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'O que você descobriu de valioso em gente de outro sotaque, outro bairro ou outro país?',
        listen: 'A variedade também é presente: termine por aí.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pior mal-entendido que você viveu por causa de língua, sotaque ou corretor do celular?',
        bridge: 'Falar e não ser entendido desmonta qualquer obra. Foi o que houve em Babel.',
      },
      {
        text: 'Com o que houver na mesa, montem em um minuto a torre mais alta sem conversar. Depois contem: quem mandou?',
        bridge: 'Em silêncio já é difícil. Imagine com cada um gritando numa língua.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva o seu primeiro nome num papel, sem sobrenome, título nem apelido. Olhe para ele um instante.',
      bridge: 'Deus conhece você por esse nome, e não é preciso subir para ele saber.',
    },
    complete: [
      {
        name: 'Planta da torre',
        text: 'Desenhe uma torre de cinco andares. Em cada um escreva algo que você faz para ser visto. Ao lado da base anote o medo que sustenta tudo: …',
      },
      {
        name: 'Nome dado, nome feito',
        text: 'Duas listas: nomes que eu tentei fazer para mim; nomes que Deus e quem me ama já me deram. Circule o que descansa você.',
      },
    ],
    challenges: [
      {
        do: 'Faça um trabalho bem feito e deixe que o crédito vá para outra pessoa.',
        tell: 'O que você sentiu quando elogiaram o outro.',
      },
      {
        do: 'Converse quinze minutos com alguém que fala outra língua, no sentido próprio ou no figurado: migrante, surdo, adolescente, avô.',
        tell: 'Uma palavra que você aprendeu.',
      },
    ],
    children: {
      truth: 'Meu nome é precioso para Deus; não preciso aparecer.',
      to7: {
        story:
          'Muita gente morava junta e todos falavam a mesma língua. Um dia disseram: Vamos fazer uma torre alta, alta, até o céu! Assim todo mundo vai achar que somos os maiores! Começaram a fazer tijolos. Um em cima do outro. Ninguém perguntou nada para Deus. Deus desceu para ver a torre. Lá de cima ela era pequenininha! Deus viu que eles só queriam ser importantes. Então misturou as línguas. Um pedia tijolo, e o outro trazia balde! Um falava de um jeito, outro de outro. Ninguém se entendia mais. A torre parou. E as famílias foram morar em muitos lugares da terra.',
        activity:
          'Façam uma torre de blocos ou copos. Depois tentem continuar falando cada um uma língua inventada. Riam e aprendam oi em três línguas.',
        questions: [
          'O que as pessoas queriam construir?',
          'Por que a torre parou?',
          'O que é mais gostoso: aparecer ou brincar junto?',
        ],
      },
      to12: {
        story:
          'Antes, todo mundo falava uma língua só. Um grupo achou um vale bom e resolveu ficar ali para sempre, embora Deus tivesse dito para encherem a terra inteira. E tiveram uma ideia: vamos queimar tijolos e erguer uma torre que chegue ao céu, para fazermos um nome! Ou seja: queriam fama, e tinham medo de ser espalhados. A Bíblia conta com certo humor o que aconteceu. A torre era para alcançar o céu, mas Deus precisou descer para enxergá-la. Ele viu que, com aquele orgulho, não iam parar em nada. Então confundiu as línguas. De repente, o pedreiro pedia massa e recebia água. Ninguém se entendia. A obra parou, e cada família foi para um canto do mundo. O lugar ficou conhecido como Babel, confusão. Muito tempo depois, no dia de Pentecostes, Deus fez o contrário: gente de várias línguas ouviu a mesma boa notícia, cada um na sua.',
        activity:
          'Montem uma torre com copos, em duas equipes: uma só com mímica, outra falando. Comparem, e aprendam a dizer Deus ama você em outra língua.',
        questions: [
          'Por que eles queriam tanto um nome famoso?',
          'O que é engraçado no versículo em que Deus desce?',
          'Em que situação você já fez algo só para aparecer?',
        ],
      },
      challenge: 'Faça uma coisa boa escondido e não conte quem foi.',
    },
    prayer:
      'Senhor, a gente carrega muito tijolo para ser alguém. Desce e olha com paciência as nossas torres. Dá descanso a quem vive se provando, e faz de nós um povo que se entende porque te ouve.',
    leader: {
      lost: 'Aparecem teorias sobre governo mundial e torres antigas. Peça que cada um procure Babel primeiro no próprio peito: para quem estou construindo, e com medo de quê?',
      differ:
        'Uns veem na dispersão sobretudo castigo; outros, sobretudo remédio, pois ela cumpre a ordem de encher a terra. O texto permite conversar sobre as duas coisas.',
    },
    comfort:
      'Talvez a sua torre tenha caído e você não saiba mais quem é sem ela. Deus não mora lá em cima esperando que você suba. Ele desce. E sabe o seu nome no chão.',
    closing: 'O nome que vale não se constrói: recebe-se.',
    words: [
      'babel',
      'torre',
      'tijolos',
      'linguas',
      'confundiu',
      'sinear',
      'espalhados',
      'orgulho',
      'soberba',
      'facamos um nome',
      'babilonia',
      'confusao',
      'um povo',
    ],
  },
  {
    verses: '12:1-9',
    key: '12:1',
    title: 'Sem endereço, com promessa',
    theme: 'o chamado de Deus',
    themes: ['fe', 'obediencia', 'missao', 'proposito'],
    idea: 'Deus chama Abrão a deixar o que conhece antes de mostrar o mapa, e a bênção que lhe dá já nasce com destinatário: todas as famílias da terra.',
    context:
      'Babel quis fazer um nome e virou dispersão. Agora Deus escolhe um homem de setenta e cinco anos, casado com uma mulher que não tinha filhos, e promete fazer dele o que a torre não conseguiu.',
    retold: [
      {
        verses: '12:1-3',
        says: 'O Senhor manda Abrão deixar a terra, os parentes e a casa do pai, e ir para uma terra que ainda vai mostrar. Promete fazer dele uma grande nação e uma bênção.',
      },
      {
        verses: '12:4-6',
        says: 'Abrão sai de Harã como o Senhor disse, com Sarai, o sobrinho Ló e tudo o que tinham. Chega a Canaã, e os cananeus estão na terra.',
      },
      {
        verses: '12:7-9',
        says: 'O Senhor aparece a Abrão e promete aquela terra à descendência dele. Abrão levanta ali um altar, faz outro perto de Betel e segue caminhando para o sul.',
      },
    ],
    read: {
      verses: '12:1-9',
      how: 'Leiam de pé, dando um passo para o lado a cada lugar citado no caminho.',
    },
    observe: [
      {
        ask: 'O que Abrão deve deixar, e em que ordem o texto aperta?',
        verses: '12:1',
        listen: 'Terra, parentela, casa do pai: do mais largo ao mais íntimo.',
      },
      {
        ask: 'Quantas vezes Deus fala em abençoar, e até onde vai a bênção?',
        verses: '12:2-3',
        listen: 'Começa em Abrão e chega a todas as famílias da terra.',
      },
      {
        ask: 'Que marca Abrão deixa por onde passa?',
        verses: '12:7-8',
        listen: 'Tenda e altar: uma se desmonta, o outro fica.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus diz uma terra que eu te mostrarei, em vez de dar o nome do lugar?',
        verses: '12:1',
        listen: 'O guia importa mais que o mapa; o passo vem antes da vista.',
      },
      {
        ask: '“Tu serás uma bênção”: qual a diferença entre receber bênção e ser uma?',
        verses: '12:2-3',
        listen: 'Ele é escolhido para os outros, não contra os outros.',
      },
      {
        ask: 'Abrão chega, e a terra prometida está ocupada. O que um altar diz num lugar que ainda é dos outros?',
        verses: '12:6-7',
        listen: 'É fé antes de escritura: ele agradece o que ainda não tem.',
        follow: 'Como se adora no intervalo entre a promessa e a chave?',
      },
    ],
    live: [
      {
        ask: 'Que partida Deus já pediu de você sem mostrar o fim da estrada?',
        listen: 'Mudança de cidade, emprego, amizade, hábito, jeito de pensar.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Todo mundo pergunta o que você vai ser. Que próximo passo dá para ver, mesmo sem o resto?',
        listen: 'Alivie: só o passo, não a vida inteira.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Sarai também arrumou as malas. Como vocês decidem quando um ouviu o chamado e o outro ainda não?',
        listen: 'Procure como cada um foi ouvido; não tome lado.',
        for: ['couples'],
      },
      {
        ask: 'Que conversa difícil, em casa ou com amigos, o seu caminho de fé já lhe trouxe?',
        listen: 'Agradeça a coragem; não critique a família de ninguém.',
        follow: 'O que ajudou você a continuar amando quem não entendeu?',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem está melhor porque você passou pela vida dele neste ano?',
        listen: 'Gente modesta vai negar; o grupo pode responder por ela.',
        for: ['adults', 'singles', 'women'],
      },
      {
        ask: 'Aos setenta e cinco começa a viagem. Que começo ainda cabe na sua idade?',
        listen: 'Leve a sério qualquer sonho, mesmo pequeno.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua última mudança ou viagem longa, qual objeto inútil você levou mesmo assim?',
        bridge:
          'Mala conta o que a gente não consegue largar. Abrão teve de fazer a dele sem saber o destino.',
      },
      {
        text: 'Conte a vez em que você confiou no GPS, ou num palpite, e foi parar onde não devia.',
        bridge: 'Abrão partiu com menos que um GPS: só uma voz e uma promessa.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Levante-se e dê alguns passos pela casa, devagar, sem ir a lugar nenhum. Repare que cada passo basta para o seguinte.',
      bridge: 'Um homem de setenta e cinco anos saiu de casa desse jeito.',
    },
    complete: [
      {
        name: 'Mala de Abrão',
        text: 'Desenhe uma mala aberta. Dentro, o que levo comigo: … Fora dela, o que Deus me pede para deixar: … Na etiqueta, em vez de endereço, a promessa: …',
      },
      {
        name: 'Cano ou caixa d’água',
        text: 'Liste três bênçãos que você recebeu. Puxe de cada uma uma seta até o nome de alguém que pode ser alcançado por ela.',
      },
    ],
    challenges: [
      {
        do: 'Dê o primeiro passo, com dia e hora, daquilo que você sabe que precisa fazer e espera entender inteiro.',
        tell: 'Qual foi o passo e o que só apareceu depois dele.',
      },
      {
        do: 'Escolha uma família da sua rua e seja bênção para ela de um jeito prático: bolo, carona, tarefa, oração na porta.',
        tell: 'O nome da família e o que ela contou.',
        for: ['adults', 'parents', 'couples'],
      },
    ],
    children: {
      truth: 'Deus me guia e me faz ser uma bênção.',
      to7: {
        story:
          'Abrão morava com a família numa cidade. Um dia Deus falou com ele: Abrão, saia daqui. Vá para um lugar que eu vou mostrar. Abrão não sabia onde era! Ficava longe? Tinha água? Tinha amigos? Deus só disse: Eu vou com você. Eu vou abençoar você, e por sua causa todas as famílias do mundo vão ser abençoadas. Abrão acreditou. Arrumou as tendas, as ovelhas e as panelas. Chamou Sarai, a esposa, e o sobrinho Ló. E lá foram eles, passo a passo, pela estrada de areia. Quando chegaram, Deus disse: É esta a terra! Abrão juntou pedras, fez um altar e disse: Obrigado, Deus!',
        activity:
          'Uma criança anda de olhos fechados guiada pela voz de alguém de confiança até um tesouro simples. Depois troquem.',
        questions: [
          'Quem mandou Abrão viajar?',
          'Abrão sabia para onde ia?',
          'Quem você pode ajudar a ficar feliz hoje?',
        ],
      },
      to12: {
        story:
          'Imagine alguém de setenta e cinco anos, com casa, parentes e amigos, ouvindo isto: saia da sua terra e vá para um lugar que eu ainda vou mostrar. Foi o que Deus disse a Abrão. Não deu mapa. Deu promessas: vou fazer de você um grande povo, vou abençoar você e engrandecer o seu nome. E a parte mais bonita: em você todas as famílias da terra serão abençoadas. Deus não escolheu Abrão para ele ficar se achando, mas para que o bem passasse por ele e chegasse a todo mundo. Abrão foi. Levou Sarai, o sobrinho Ló, os rebanhos e as tendas. Chegando a Canaã, encontrou outros povos morando lá. Mesmo assim Deus repetiu: é esta a terra que vou dar aos seus filhos. Abrão nem filhos tinha! Mas construiu um altar de pedras e agradeceu. E seguiu viagem, armando tendas e levantando altares.',
        activity:
          'Façam um caminho de pegadas de papel. Em cada uma escrevam um passo de confiança; na última, o nome de quem vai ser abençoado.',
        questions: [
          'O que Abrão sabia e o que não sabia quando partiu?',
          'Por que Deus o abençoou, segundo o versículo 3?',
          'Em que mudança você precisou confiar sem saber como ia ser?',
        ],
      },
      challenge: 'Seja bênção para um vizinho: leve algo, ajude ou cumprimente pelo nome.',
    },
    prayer:
      'Deus de Abrão, a gente queria o mapa e o Senhor oferece a mão. Dá coragem para o primeiro passo, companhia para a estrada e um coração aberto, para que a bênção não pare em nós.',
    leader: {
      lost: 'Há quem leia bênção como enriquecimento garantido e quem puxe a política do Oriente Médio. Leve todos ao fim do versículo 3: para quem Deus está abençoando?',
      tender:
        'Migrantes e quem saiu de casa à força podem ouvir o texto com dor. Nem toda saída é chamado: quem foge de violência não está desobedecendo. Pergunte do que a pessoa sente falta e como o grupo pode ser casa.',
    },
    comfort:
      'Você também está andando para um lugar que não escolheu e não conhece. Não há pressa: Abrão foi por etapas, de tenda em tenda. Aquele que disse vai vai junto.',
    closing: 'O mapa fica com Deus; o passo é nosso.',
    words: [
      'abrao',
      'abraao',
      'chamado',
      'sai da tua terra',
      'parentela',
      'hara',
      'canaa',
      'siquem',
      'seras uma bencao',
      'todas as familias',
      'tenda e altar',
      'promessa',
      'peregrino',
      'sarai',
    ],
  },
  {
    verses: '12:10-20',
    key: '12:17',
    title: 'A esposa que virou irmã',
    theme: 'quando o medo põe outro em perigo',
    themes: ['medo', 'fe', 'casamento', 'fidelidade'],
    idea: 'Logo depois de crer na promessa, Abrão mente para salvar a própria pele e entrega Sarai ao perigo; quem a defende, quando ninguém pergunta por ela, é Deus.',
    context:
      'Abrão tinha saído de casa só com uma palavra de Deus. Mal chega, vem a fome. Ele desce ao Egito sem que se conte que tenha orado. Na fronteira, o medo fala mais alto do que a promessa.',
    retold: [
      {
        verses: '12:10-13',
        says: 'Quase entrando no Egito, Abrão pensa que vão matá-lo por causa da beleza de Sarai. Pede a ela que diga que é irmã dele, para que tudo lhe vá bem.',
      },
      {
        verses: '12:14-16',
        says: 'Os egípcios acham Sarai muito bela, e ela é levada para a casa do Faraó. Por causa dela, Abrão ganha ovelhas, vacas, servos e camelos.',
      },
      {
        verses: '12:17-20',
        says: 'O Senhor fere o Faraó e a casa dele com grandes pragas. O Faraó pergunta a Abrão por que escondeu que Sarai era sua mulher e manda os dois embora com tudo.',
      },
    ],
    read: {
      verses: '12:10-20',
      how: 'Uma mulher lê só as frases em que Sarai aparece, de pé, em silêncio entre uma e outra. Notem que ela não diz nada.',
    },
    observe: [
      {
        ask: 'O que Abrão prevê que vai acontecer, e o que pede a Sarai?',
        verses: '12:11-13',
        listen: 'Que o matem por causa dela; que diga ser irmã, para ele ir bem.',
      },
      {
        ask: 'Quem ganha e quem perde com a mentira?',
        verses: '12:15-16',
        listen: 'Ele ganha rebanhos e servos; ela é levada à casa de Faraó.',
      },
      {
        ask: 'Por causa de quem Deus age?',
        verses: '12:17',
        listen: 'Por causa de Sarai, mulher de Abrão; o nome volta.',
      },
      {
        ask: 'Que perguntas Faraó faz, e o que Abrão responde?',
        verses: '12:18-20',
        listen: 'Por quê? por quê?; nenhuma resposta.',
      },
    ],
    interpret: [
      {
        ask: 'Repare nos motivos do versículo 13: para quem é o bem? O que o medo faz com quem a gente ama?',
        verses: '12:12-13',
        listen: 'Ele pensa na própria vida; ela vira escudo.',
        follow: 'Que promessa de Deus ele esqueceu?',
      },
      {
        ask: 'O estrangeiro pagão dá uma bronca justa no homem de fé. O que isso nos ensina?',
        verses: '12:18-19',
        listen: 'A verdade pode vir de fora; não temos monopólio de caráter.',
      },
      {
        ask: 'Sarai não fala uma palavra, e o texto chama a atenção de que foi “por causa de Sarai”. O que isso conta de Deus?',
        verses: '12:17',
        listen: 'Ele vê quem foi usado e calado; ela também é da promessa.',
      },
    ],
    live: [
      {
        ask: 'Quem já pagou o preço de um medo que era seu?',
        listen: 'Família, sócio, filho; só se quiser.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Que meia verdade parece resolver tudo na hora de apertar?',
        listen: 'Currículo, namoro, contas; meia verdade tem irmã.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando falta dinheiro, qual é a sua descida ao Egito: a solução rápida que depois cobra?',
        listen: 'Empréstimo, aposta, esperteza.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Vocês dois decidem como quem fica com a parte difícil? Quem costuma não ser perguntado?',
        listen: 'Ouvir quem cala.',
        for: ['couples'],
      },
      {
        ask: 'Em que ocasião um não crente teve mais correção do que você?',
        listen: 'Humildade com humor.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem já falou por você quando você não podia falar?',
        listen: 'Pode emocionar; não aprofunde.',
        follow: 'Por quem você poderia falar hoje?',
        for: ['women', 'adults', 'visitors'],
      },
      {
        ask: 'O pai da fé fez isso pouco depois de crer. O que essa história libera em quem está começando?',
        listen: 'Deus continua com quem tropeça.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Duas verdades e uma mentira sobre uma viagem sua. O grupo descobre qual é a mentira.',
        bridge: 'Abrão fez uma viagem com uma mentira combinada.',
      },
      {
        text: 'Qual foi a desculpa mais elaborada que você inventou por um medo bobo: do dentista, da professora, da sogra?',
        bridge: 'O medo de Abrão não era bobo. A desculpa é que foi ruim.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Pense num medo atual. Diga baixinho quem está atrás de você, e quem você colocou na frente.',
      bridge: 'Abrão pôs Sarai na frente.',
    },
    complete: [
      {
        name: 'Quem fica na frente',
        text: 'Desenhe uma fila: perigo, eu, os outros. Pense numa decisão recente e marque onde colocou cada um. Refaça com Deus na frente.',
      },
      {
        name: 'Sem resposta',
        text: 'Faraó perguntou: por que não me declaraste? Escreva a resposta que você daria a alguém que poderia perguntar isso a você.',
      },
    ],
    challenges: [
      {
        do: 'Corrija uma meia verdade que ainda está de pé, com a pessoa certa, em poucas palavras.',
        tell: 'O que ficou mais leve.',
      },
      {
        do: 'Antes de resolver um aperto, pergunte a quem vai sofrer as consequências: o que você acha? E ore com ela.',
        tell: 'O que ela disse que você não tinha visto.',
        for: ['adults', 'couples', 'men', 'parents'],
      },
    ],
    children: null,
    prayer:
      'Deus que chamou Sarai pelo nome, perdoa os medos com que ferimos quem amamos. Sê tu a nossa defesa na fronteira. Fala por quem foi usado e calado, e ensina-nos a verdade, mesmo quando há fome.',
    leader: {
      lost: 'Há quem passe pano: ela era meia-irmã, eram outros tempos. O texto não elogia. Também não faça de Abrão um monstro; mostre o medo, o preço e a fidelidade de Deus.',
      tender:
        'Aqui uma mulher é entregue por quem devia protegê-la. Não brinque com a beleza dela e não detalhe. Se alguém se reconhecer, ouça a sós, acredite, não mande voltar para o perigo: Ligue 180 (mulheres), Disque 100 (crianças, idosos).',
    },
    comfort:
      'Ninguém perguntou a Sarai o que ela queria. Deus perguntou por ela do jeito dele, e o palácio tremeu. Se calaram você, saiba que o seu nome consta na história.',
    closing: 'Abrão se calou por medo; Deus não se esqueceu de Sarai.',
    words: [
      'sarai',
      'abrao no egito',
      'farao',
      'minha irma',
      'desceu ao egito',
      'fome na terra',
      'mulher bela',
      'pragas',
      'meia verdade',
      'mentira de abrao',
    ],
  },
  {
    verses: '13:1-18',
    key: '13:8',
    title: 'Pode escolher primeiro',
    theme: 'a paz que abre mão',
    themes: ['comunhao', 'generosidade', 'fe', 'familia'],
    idea: 'Quem confia na promessa de Deus não precisa disputar o melhor pedaço: Abrão oferece a escolha ao sobrinho e, de mãos abertas, recebe de Deus o horizonte inteiro.',
    context:
      'Abrão volta do Egito rico e com uma mancha: lá, com medo, tinha mentido sobre Sarai. Ele retorna ao lugar do altar. A fartura que parecia solução vira briga de empregados por pasto e água.',
    retold: [
      {
        verses: '13:1-4',
        says: 'Dono de muito gado, prata e ouro, Abrão sobe do Egito com a mulher e com Ló. No altar perto de Betel, invoca o nome do Senhor.',
      },
      {
        verses: '13:5-9',
        says: 'A terra não sustenta os dois rebanhos juntos. Abrão pede que não haja briga e diz que, se Ló for para a esquerda, ele irá para a direita.',
      },
      {
        verses: '13:10-13',
        says: 'Ló vê a planície do Jordão, bem regada como um jardim, e a escolhe para si. Vai armando as tendas até Sodoma, onde os homens são muito maus.',
      },
      {
        verses: '13:14-18',
        says: 'Depois da separação, o Senhor manda Abrão olhar para os quatro lados e promete toda aquela terra, com descendentes como o pó do chão.',
      },
    ],
    read: {
      verses: '13:5-15',
      how: 'Narrador, Abrão e Deus. No versículo 10 parem um instante e olhem em volta, como Ló.',
    },
    observe: [
      {
        ask: 'Qual é a causa da briga?',
        verses: '13:5-7',
        listen: 'Bens demais para pouco pasto; riqueza também separa.',
      },
      {
        ask: 'Que proposta Abrão faz, e que razão ele dá?',
        verses: '13:8-9',
        listen: 'Somos irmãos; escolha primeiro, eu fico com o outro lado.',
      },
      {
        ask: 'Como Ló escolhe, e como Abrão recebe?',
        verses: '13:10-15',
        listen: 'Um levanta os olhos por si; ao outro Deus manda levantar.',
      },
    ],
    interpret: [
      {
        ask: 'Abrão era o tio, o mais velho, o dono da promessa. De onde vem a liberdade de ceder?',
        verses: '13:8-9',
        listen: 'De Deus ter prometido; quem tem palavra não precisa agarrar.',
      },
      {
        ask: 'A planície parecia o jardim do Senhor. O que os olhos de Ló não viram?',
        verses: '13:10-13',
        listen: 'Os vizinhos, o rumo, o que aquilo faria com a família.',
        follow: 'Que pergunta faria falta antes de uma escolha tão bonita?',
      },
      {
        ask: 'Deus só fala depois que Ló se afasta. O que há de consolo nesse momento?',
        verses: '13:14-15',
        listen: 'Abrão acabou de perder companhia e pasto; então ouve a promessa de novo.',
      },
    ],
    live: [
      {
        ask: 'Que direito seu, justo até, você poderia largar para salvar uma relação?',
        listen: 'Ceder não é aceitar abuso; ajude a distinguir.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Na hora de escolher curso, trabalho ou namoro, o que mais puxa os seus olhos?',
        listen: 'Brilho, dinheiro, status, facilidade: sem sermão.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Entre herança, terreno e almoço de domingo, que briga de família ainda está por resolver?',
        listen: 'Assunto delicado: aceite respostas vagas.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Quem cede sempre em casa, e o que precisaria acontecer para a escolha também passar por essa pessoa?',
        listen: 'Generosidade que só vem de um lado vira peso.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quando você abriu mão de algo por paz, o que Deus mostrou depois?',
        listen: 'Pode ser nada de material; valorize o sono tranquilo.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Depois de uma separação, para que lado tem sido difícil levantar os olhos?',
        listen: 'Luto, divórcio, filho que saiu: escute sem apressar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Como se dividia o último pedaço na sua casa: um corta e o outro escolhe, par ou ímpar, lei do mais rápido?',
        bridge: 'Abrão tinha direito ao pedaço maior e fez uma coisa inesperada.',
      },
      {
        text: 'Conte uma compra linda na foto e decepcionante na vida: hotel, sapato, carro, hambúrguer.',
        bridge: 'Ló também escolheu pela vista.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com força por alguns segundos. Depois abra devagar, com as palmas para cima, e deixe assim.',
      bridge: 'Foi de mãos abertas que Abrão ouviu a promessa outra vez.',
    },
    complete: [
      {
        name: 'Esquerda ou direita',
        text: 'Trace uma linha no meio da folha. De um lado, o que eu ganharia insistindo; do outro, o que eu guardaria cedendo. Embaixo: diante de Deus, eu escolho …',
      },
      {
        name: 'Olhos levantados',
        text: 'Complete: os meus olhos correm para …; o que eu não tenho olhado é …; daqui onde estou, Deus me mostra …',
      },
    ],
    challenges: [
      {
        do: 'Em três situações da semana, deixe o outro escolher primeiro: banco, canal, pedaço, horário.',
        tell: 'Qual das três custou mais e por quê.',
      },
      {
        do: 'Procure a pessoa com quem há um atrito e comece pela frase de Abrão: somos irmãos. Depois faça uma proposta concreta.',
        tell: 'Como terminou a conversa, mesmo que não tenha terminado bem.',
      },
    ],
    children: {
      truth: 'Posso deixar o outro escolher, porque Deus cuida de mim.',
      to7: {
        story:
          'Abrão e o sobrinho Ló tinham muitas ovelhas, cabras e vacas. Tantas que o capim e a água não davam para todo mundo! Os pastores começaram a brigar: Sai daí! Essa água é nossa! Abrão não gostou de briga. Ele disse: Ló, nós somos família. Não vamos brigar. Olhe toda essa terra. Escolha primeiro! Se você for para lá, eu vou para cá. Ló olhou e escolheu a parte mais verde e bonita. Abrão ficou com a outra. Será que Abrão ficou sem nada? Não! Deus disse: Abrão, olhe para todos os lados. Tudo isso eu vou dar para você e sua família.',
        activity:
          'Partam uma fruta em pedaços diferentes. Cada criança oferece o prato a outra, dizendo: pode escolher primeiro.',
        questions: [
          'Por que os pastores brigavam?',
          'Quem escolheu primeiro?',
          'O que Deus prometeu a Abrão?',
        ],
      },
      to12: {
        story:
          'Abrão e Ló andavam juntos havia anos. Eram tio e sobrinho, e os dois ficaram ricos em ovelhas e gado. Só que rebanho grande come muito, e os empregados começaram a brigar por pasto e por poço. Pela regra daquele tempo, o mais velho escolhia. Mas Abrão chamou Ló e disse: não haja briga entre nós, porque somos irmãos. A terra toda está na sua frente. Se você for para a esquerda, eu vou para a direita. Ló olhou. De um lado, uma planície verdinha, cheia de água. Ele pegou o melhor para si e foi armando as tendas cada vez mais perto de Sodoma, uma cidade muito má. Abrão ficou com o lado seco. Parecia que tinha perdido. Foi aí que Deus falou: levante os olhos e olhe para o norte, o sul, o leste e o oeste. Toda essa terra eu darei a você. Quem confia em Deus pode abrir a mão.',
        activity:
          'Joguem um jogo de tabuleiro ou de cartas em que cada um deixa o outro escolher a peça. No fim, contem como foi abrir mão.',
        questions: [
          'Por que Abrão conseguiu oferecer a escolha?',
          'O que Ló viu e o que deixou de ver?',
          'Em que briga sua uma frase como somos irmãos faria diferença?',
        ],
      },
      challenge: 'Deixe um irmão ou colega escolher primeiro três vezes nesta semana.',
    },
    prayer:
      'Senhor, a nossa mão aprendeu a fechar cedo. Ensina-nos a ceder sem amargura e a escolher com mais do que os olhos. Cuida das famílias divididas por causa de bens e visita quem ficou só depois de uma despedida.',
    leader: {
      lost: 'Alguns transformam Ló em vilão ou dizem que quem cede sempre enriquece. O texto não promete negócio: mostra de onde vem a liberdade de não brigar.',
      tender:
        'Quem vive com alguém agressivo ou explorador pode entender que deve ceder mais ainda. Diga que não: Abrão cedeu de igual para igual e ainda se afastou. Afastar-se também pode ser paz. Se houver violência, Ligue 180.',
    },
    comfort:
      'A tenda ao lado foi desmontada e o silêncio ficou. Deus não deixou Abrão olhando a poeira de quem partiu: pediu que levantasse os olhos, ali mesmo, de onde estava.',
    closing: 'Mão aberta também é lugar de receber.',
    words: [
      'abrao',
      'pastores',
      'contenda',
      'campinas do jordao',
      'planicie',
      'sodoma',
      'escolha',
      'levanta os olhos',
      'somos irmaos',
      'carvalhais de manre',
      'hebrom',
      'separacao',
      'abrir mao',
    ],
  },
  {
    verses: '14:1-24',
    key: '14:22',
    title: 'Nem um cordão de sandália',
    theme: 'a vitória que não se deixa comprar',
    themes: ['generosidade', 'fe', 'familia', 'adoracao'],
    idea: 'Abrão arrisca tudo para buscar um parente que escolheu mal e, na volta, recebe a bênção de Melquisedeque e recusa a riqueza de Sodoma: só Deus poderá dizer que o enriqueceu.',
    context:
      'Quatro reis vencem cinco numa guerra por tributos, saqueiam Sodoma e levam Ló, o sobrinho que tinha ficado com a melhor terra. Um fugitivo conta a Abrão. O nômade, que nunca aparece brigando, junta trezentos e dezoito homens e alguns vizinhos.',
    retold: [
      {
        verses: '14:1-12',
        says: 'Depois de doze anos servindo ao rei de Elão, cinco reis se rebelam e são vencidos num vale cheio de poços de betume. Os vencedores levam também Ló.',
      },
      {
        verses: '14:13-16',
        says: 'Abrão persegue os vencedores até Dã, ataca de noite com os seus homens e traz de volta Ló, as mulheres, o povo e todos os bens.',
      },
      {
        verses: '14:17-20',
        says: 'Melquisedeque, rei de Salém e sacerdote do Deus altíssimo, traz pão e vinho e abençoa Abrão, que lhe dá o dízimo de tudo.',
      },
      {
        verses: '14:21-24',
        says: 'O rei de Sodoma pede só as pessoas e oferece a riqueza. Abrão diz que jurou a Deus não tomar nada dele, nem um fio, nem a correia de um calçado.',
      },
    ],
    read: {
      verses: '14:14-24',
      how: 'Ponham pão e suco de uva no centro. Um lê Melquisedeque servindo; outro, o rei de Sodoma, de mão estendida.',
    },
    observe: [
      {
        ask: 'O que Abrão faz ao saber de Ló, até onde vai e o que traz de volta?',
        verses: '14:14-16',
        listen: 'Arma os criados, segue até Dã e além; traz bens, Ló, mulheres e gente.',
      },
      {
        ask: 'Dois reis saem ao encontro dele. O que cada um traz ou pede?',
        verses: '14:17-21',
        listen: 'Melquisedeque: pão, vinho, bênção; Sodoma: dá-me as pessoas, fica com a riqueza.',
      },
      {
        ask: 'Com que palavras Abrão recusa, e quem ele não deixa de fora?',
        verses: '14:22-24',
        listen: 'Nem fio nem correia; os rapazes e os aliados recebem a parte deles.',
      },
    ],
    interpret: [
      {
        ask: 'O texto chama Ló de irmão, apesar da escolha que ele fez. O que isso revela do coração de Abrão?',
        verses: '14:14, 14:16',
        listen: 'Não diz bem feito; vai atrás.',
        follow: 'Atrás de quem é difícil ir?',
      },
      {
        ask: 'Por que a bênção chega antes da oferta de Sodoma, e o que ela faz com a decisão de Abrão?',
        verses: '14:18-22',
        listen: 'Ele repete as palavras do sacerdote; quem já foi abençoado não precisa se vender.',
      },
      {
        ask: 'Recusar um presente pode ser orgulho. O que mostra que aqui não é?',
        verses: '14:23-24',
        listen: 'Ele não impõe a recusa aos outros e quer que a honra seja de Deus.',
      },
    ],
    live: [
      {
        ask: 'Quem fez uma escolha ruim e precisa, mais que de sermão, de alguém que vá buscar?',
        listen: 'Um parente, um amigo; pensar como, com segurança.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Que presente ou vantagem você sabe que viria com uma coleira?',
        listen: 'Favor político, emprego, dinheiro, namoro.',
        follow: 'Com que frase dá para recusar?',
        for: ['adults', 'singles', 'women'],
      },
      {
        ask: 'Curtida, convite, tênis caro: por qual desses dá vontade de trocar um pedaço do que você crê?',
        listen: 'Sem moralizar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pão e vinho aparecem quando você volta cansado de uma batalha?',
        listen: 'Casa, mesa, ceia, uma palavra.',
        for: ['couples', 'adults', 'elderly'],
      },
      {
        ask: 'Como ser firme no que Deus pede de você sem exigir o mesmo dos outros?',
        listen: 'Abrão deixou a porção dos aliados.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'Quem, de fora da sua turma como esse rei de Salém, já abençoou você, e de que jeito?',
        listen: 'Deus tem gente onde não se espera.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior distância que você já percorreu para socorrer alguém, nem que fosse para levar uma chave?',
        bridge: 'Abrão foi de uma ponta à outra da terra por causa do sobrinho.',
      },
      {
        text: 'Presente de grego: o que você já ganhou que era melhor não ter ganhado?',
        bridge: 'O rei de Sodoma tinha um presente desses para Abrão.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para o cordão do seu sapato, ou para um fio de linha. Algo tão pequeno já compra ou não compra alguém.',
      bridge: 'Abrão falou exatamente de um fio.',
    },
    complete: [
      {
        name: 'Para que não digas',
        text: 'Complete: Eu prefiro não aceitar … , para que ninguém diga … . Quem me sustenta é … .',
      },
      {
        name: 'Duas mãos',
        text: 'Desenhe a mão de Melquisedeque e a do rei de Sodoma. Em cada uma, escreva ofertas que chegaram a você no último ano.',
      },
    ],
    challenges: [
      {
        do: 'Vá buscar alguém: uma mensagem, uma visita ou uma carona para quem se afastou por escolha própria. Sem dizer eu avisei.',
        tell: 'O que você disse no lugar.',
      },
      { do: 'Devolva ou recuse uma vantagem pequena que não é limpa.', tell: 'Como foi explicar.' },
    ],
    children: {
      truth: 'Deus me abençoa, e isso me basta.',
      to7: {
        story:
          'Abrão tinha um sobrinho, o Ló. Um dia uns reis levaram Ló embora, e tudo o que era dele. Um homem veio correndo contar. Abrão disse: vou buscar meu sobrinho! Chamou os ajudantes e andou, andou, até achar. Trouxe Ló de volta, e as pessoas também. Que alegria! No caminho apareceu Melquisedeque, um rei bondoso que amava a Deus. Ele trouxe pão e vinho e abençoou Abrão: Deus ajudou você! Depois veio outro rei: fique com todas as riquezas! Abrão respondeu: não quero nem um fiozinho, nem o cordão da sandália. Quem cuida de mim é Deus.',
        activity:
          'Lanche de Melquisedeque: sirvam pão e suco uns aos outros dizendo: Deus abençoe você! Amarrem um fio no pulso como lembrança.',
        questions: [
          'Quem Abrão foi buscar?',
          'O que Melquisedeque trouxe?',
          'O que você faz quando um amigo precisa de ajuda?',
        ],
      },
      to12: {
        story:
          'Ló, o sobrinho de Abrão, tinha escolhido a terra mais bonita, perto de Sodoma. Só que houve uma guerra entre reis. Levaram as riquezas da cidade e levaram Ló também. Um homem escapou e foi contar a Abrão. Ele podia ter dito: quem mandou morar lá? Mas juntou trezentos e dezoito homens e foi atrás, muito longe. Trouxe todos de volta. Na chegada, dois reis o esperavam. O primeiro, Melquisedeque, rei de Salém e sacerdote, trouxe pão e vinho e o abençoou em nome do Deus altíssimo. O segundo, o rei de Sodoma, ofereceu todas as riquezas. Abrão respondeu: não aceito nem um fio nem a correia de uma sandália, para que você não diga que me deixou rico. Mas deixou que os amigos recebessem a parte deles. Ele já tinha o que queria: a bênção de Deus.',
        activity:
          'Pulseira do fio: façam uma pulseira simples de linha. Cada vez que olharem, lembrem uma coisa que não trocam por presente nenhum.',
        questions: [
          'Por que Abrão foi buscar Ló?',
          'Qual a diferença entre os dois reis?',
          'O que você não trocaria por nada?',
        ],
      },
      challenge: 'Ajude alguém sem pedir nem aceitar nada em troca.',
    },
    prayer:
      'Deus altíssimo, dono dos céus e da terra, dá-nos pernas para buscar quem se perdeu e olhos para o pão que pões no caminho. Livra-nos dos presentes com coleira. Que só de ti se diga: foi ele.',
    leader: {
      lost: 'Os nomes do começo espantam qualquer leitor: resuma em duas frases. O dízimo, que vem no fim do versículo 20 em outras traduções, e a figura de Melquisedeque em Hebreus 7 valem um estudo próprio; hoje, os dois reis.',
      tender:
        'Buscar alguém pode ser perigoso quando há droga, dívida ou violência. Não mande ninguém sozinho. Procurem juntos o CAPS, a assistência social ou a polícia. E quem não conseguiu trazer o seu não falhou.',
      differ:
        'Melquisedeque já foi entendido como rei histórico que prefigura Cristo, ou como aparição do próprio Cristo. Hebreus o toma como sinal do sacerdote que não passa; nisso todos se encontram.',
    },
    comfort:
      'Abrão voltava cansado da guerra, e Deus mandou alguém com pão e vinho antes de qualquer explicação. Que haja hoje, no seu caminho de volta, uma mesa assim.',
    closing: 'Quem Deus abençoou não está à venda.',
    words: [
      'melquisedeque',
      'rei de salem',
      'pao e vinho',
      'lo prisioneiro',
      'rei de sodoma',
      'trezentos e dezoito',
      'quedorlaomer',
      'deus altissimo',
      'correia de um calcado',
      'dizimo',
      'resgate de lo',
      'abrao',
    ],
  },
  {
    verses: '15:1-21',
    key: '15:6',
    title: 'Conte as estrelas',
    theme: 'a fé que pergunta e crê',
    themes: ['fe', 'espera', 'fidelidade', 'medo'],
    idea: 'Deus não se ofende com as perguntas de Abrão: leva-o para fora, mostra o céu, dá a própria palavra em aliança e considera justo quem simplesmente confia nele.',
    context:
      'Passaram-se anos desde a partida e o berço continua vazio. Abrão acaba de vencer uma guerra e recusar um prêmio; à noite, vêm o medo e a conta que não fecha. A conversa deste capítulo é a primeira em que ele responde a Deus.',
    retold: [
      {
        verses: '15:1-3',
        says: 'Numa visão, o Senhor diz a Abrão que é o seu escudo. Abrão responde que não tem filho, e que outro, nascido na sua casa, será o herdeiro.',
      },
      {
        verses: '15:4-6',
        says: 'O Senhor manda Abrão contar as estrelas, se puder, e diz que assim será a descendência dele. Abrão crê, e o Senhor lhe considera isso por justiça.',
      },
      {
        verses: '15:7-12',
        says: 'Abrão pergunta como saberá que herdará a terra, e Deus pede animais, que ele parte ao meio. Ao pôr do sol, cai sobre ele uma grande escuridão.',
      },
      {
        verses: '15:13-21',
        says: 'Deus conta que os descendentes de Abrão serão escravos por quatrocentos anos e depois sairão. Uma tocha de fogo passa entre os animais, e Deus promete a terra.',
      },
    ],
    read: {
      verses: '15:1-12',
      how: 'Duas vozes em diálogo, Deus e Abrão, e um narrador. Se der, leiam o versículo 5 do lado de fora.',
    },
    observe: [
      {
        ask: 'O que Deus diz ser para Abrão, antes de prometer qualquer coisa?',
        verses: '15:1',
        listen: 'Escudo; e que a recompensa será muito grande.',
      },
      {
        ask: 'Quais são as duas perguntas de Abrão?',
        verses: '15:2, 15:8',
        listen: 'Que me darás, se não tenho filho? E com que saberei?',
      },
      {
        ask: 'Como Deus responde a cada uma?',
        verses: '15:4-5, 15:9-10',
        listen: 'Com o céu estrelado e com um rito de aliança.',
      },
    ],
    interpret: [
      {
        ask: 'Deus podia mandar calar. Por que leva Abrão para fora da tenda?',
        verses: '15:5',
        listen: 'A dúvida dentro da tenda só vê o teto; ele amplia a vista.',
      },
      {
        ask: 'O versículo 6 diz que a fé lhe foi contada por justiça. O que Abrão tinha feito até ali, e o que apenas recebeu?',
        verses: '15:6',
        listen: 'Nada mudou lá fora; ele se apoiou em Deus. Paulo volta a isso em Romanos 4.',
      },
      {
        ask: 'Logo depois de crer, ele pergunta como terá certeza. Como fé e pergunta cabem na mesma noite?',
        verses: '15:6-8',
        listen: 'Crer não é deixar de perguntar; é perguntar a ele.',
        follow: 'Que pergunta sua continua aberta ao lado da sua fé?',
      },
      {
        ask: 'Antes da resposta final vêm aves de rapina, sono e um grande pavor. O que esse quadro ensina sobre esperar?',
        verses: '15:10-12',
        listen: 'Espera também é enxotar, cansar, ter medo no escuro; e Deus vem nessa hora.',
      },
    ],
    live: [
      {
        ask: 'Que conta não fecha hoje entre o que Deus prometeu e o que você vê?',
        listen: 'Não feche a conta pela pessoa.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Se ninguém fosse julgar, qual pergunta você faria a Deus agora?',
        listen: 'Escreva as perguntas; nenhuma precisa de resposta hoje.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Que aves você tem precisado enxotar para não perder o que Deus começou?',
        listen: 'Comparação, pressa, comentário de parente, cansaço.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Um sonho demora, e cada um de vocês espera de um jeito. O que um não entende na espera do outro?',
        listen: 'Casa, filho, emprego, cura: só ouçam.',
        for: ['couples'],
      },
      {
        ask: 'Abrão tinha acabado de vencer quando o medo veio. Depois de que vitória sua bateu um vazio ou um susto parecido?',
        listen: 'Muita gente se abate depois do esforço; normalize.',
        follow: 'O que ajudou a atravessar aquela noite?',
        for: ['men', 'adults'],
      },
      {
        ask: 'O que quer dizer para você ser aceito por confiar, e não por dar conta?',
        listen: 'É o centro do texto; deixe a alegria aparecer devagar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que tira o seu sono às três da manhã, além de gato, vizinho e xixi?',
        bridge: 'Numa noite assim, Abrão conversou com Deus e acabou no quintal.',
      },
      {
        text: 'Já tentou contar algo impossível: estrelas, formigas, grãos de arroz, figurinhas? Até que número chegou?',
        bridge: 'Deus propôs essa conta a um homem sem filhos.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Vá até a janela ou à porta e olhe para cima por um minuto, mesmo que só haja nuvem ou luz de poste.',
      bridge: 'Há conversas que Deus prefere ter do lado de fora da tenda.',
    },
    complete: [
      {
        name: 'Perguntas estreladas',
        text: 'Num papel escuro, faça pontos claros. Ao lado de cada ponto escreva uma pergunta sua a Deus. No centro: ainda assim, eu me apoio em …',
      },
      {
        name: 'Dentro e fora da tenda',
        text: 'De um lado da folha: o que vejo do lado de dentro, com teto baixo. Do outro: o que talvez se veja do lado de fora, com Deus. Três linhas em cada.',
      },
    ],
    challenges: [
      {
        do: 'Numa noite sem chuva, saia dez minutos, olhe o céu e diga a Deus a sua pergunta mais honesta.',
        tell: 'Não a pergunta, se não quiser: só o que aconteceu em você lá fora.',
      },
      {
        do: 'Convide alguém que está esperando há muito tempo para uma caminhada à noite, sem conselho nenhum.',
        tell: 'O que você aprendeu sobre a espera dessa pessoa.',
      },
    ],
    children: {
      truth: 'Posso fazer perguntas a Deus e confiar nele.',
      to7: {
        story:
          'Abrão estava triste na tenda. Deus tinha prometido um filho, mas o filho não chegava. Os anos passavam. Deus falou: Não tenha medo, Abrão. Eu protejo você. Abrão respondeu: Senhor, eu ainda não tenho nenhum filho! Deus não ficou bravo. Ele levou Abrão para fora. Era noite. O céu estava cheio de estrelas! Deus disse: Tente contar. Uma, duas, três, dez, cem, ih, não dá! Deus sorriu para Abrão e disse: Assim vai ser a sua família, tanta gente que ninguém vai conseguir contar. E sabe o que Abrão fez? Ele acreditou em Deus. E Deus ficou contente com ele.',
        activity:
          'Colem ou pintem muitas estrelas num papel azul-escuro e tentem contar. Escrevam num cantinho o nome de cada criança.',
        questions: [
          'O que Abrão queria tanto?',
          'O que Deus mandou contar?',
          'Que pergunta você quer fazer a Deus?',
        ],
      },
      to12: {
        story:
          'Anos antes, Deus tinha prometido a Abrão um povo inteiro. Só que ele e Sarai continuavam sem nenhum filho. Uma noite, Deus disse: não tenha medo, eu sou o seu escudo. E Abrão abriu o coração: Senhor, que adianta, se não tenho para quem deixar o que é meu? Repare: Deus não deu bronca. Ele levou Abrão para fora da tenda e disse: olhe para o céu e conte as estrelas, se conseguir. Sem cidade por perto, sem poste, eram milhares. Assim será a sua descendência, disse Deus. Nada tinha mudado. O berço ainda estava vazio. Mas Abrão creu, e Deus considerou aquela confiança como justiça. Depois Abrão ainda perguntou: como vou ter certeza? E Deus fez com ele uma aliança solene, como um contrato que não se quebra. Dá para ter fé e fazer perguntas na mesma noite.',
        activity:
          'Façam um pote de estrelas: cada um escreve numa estrela de papel uma pergunta a Deus e, no verso, uma coisa em que confia.',
        questions: [
          'Por que Deus levou Abrão para fora em vez de só falar?',
          'O que tinha mudado quando Abrão acreditou?',
          'Como fé e pergunta podem morar juntas em você?',
        ],
      },
      challenge: 'Numa noite clara, conte estrelas com alguém e conte uma promessa de Deus.',
    },
    prayer:
      'Deus, nosso escudo, leva a gente para fora da tenda. Recebe as perguntas que ainda não têm resposta. Quando o pavor do escuro chegar, vem caminhar no meio, e segura a promessa por nós.',
    leader: {
      lost: 'Os animais cortados e as datas dos versículos 13 a 16 atraem toda a atenção. Explique em uma frase: era o jeito antigo de jurar, passando entre as metades; aqui só o fogo de Deus passa. Volte ao 6.',
      tender:
        'Casais que não conseguem ter filhos ou perderam um bebê sofrem com este texto. Não diga que é só ter fé, nem conte casos de milagre. Pergunte a sós se preferem que o tema não vire assunto do grupo.',
      differ:
        'Cristãos concordam que a fé de Abrão lhe foi contada por justiça; católicos e protestantes explicam de maneiras diferentes como fé e obras se relacionam (Romanos 4, Tiago 2). Não é preciso resolver isso hoje.',
    },
    comfort:
      'Deus começa dizendo para não temer, e deixa você responder com o que falta. Pode dizer. Ele não pede que a sua noite acabe logo; vem a ela, e mostra uma luz de cada vez.',
    closing: 'Perguntou, olhou para cima e creu.',
    words: [
      'abrao',
      'estrelas',
      'escudo',
      'galardao',
      'recompensa',
      'creu',
      'imputado por justica',
      'justica',
      'eliezer',
      'damasco',
      'herdeiro',
      'pacto',
      'alianca',
      'descendencia',
      'aves de rapina',
    ],
  },
  {
    verses: '16:1-16',
    key: '16:13',
    title: 'O Deus que me vê',
    theme: 'ser visto por Deus',
    themes: ['sofrimento', 'identidade', 'justica', 'espera'],
    idea: 'Quando a pressa de uns machuca outros, Deus vai até a mulher que ninguém chamava pelo nome, ouve a aflição dela e se deixa conhecer como aquele que vê.',
    context:
      'Dez anos na terra prometida, e nada de filho. Sarai usa um costume da época: entrega a escrava estrangeira ao marido. Agar não é consultada. Grávida e maltratada, foge em direção ao Egito, a sua terra.',
    retold: [
      {
        verses: '16:1-3',
        says: 'Sarai, que não tem filhos, espera tê-los por meio da serva Agar. Propõe isso a Abrão, ele aceita, e ela lhe dá Agar por mulher.',
      },
      {
        verses: '16:4-6',
        says: 'Agar engravida e olha Sarai com desprezo. Abrão diz que Sarai faça o que quiser com a serva, e ela a aflige até que Agar foge.',
      },
      {
        verses: '16:7-12',
        says: 'O anjo do Senhor acha Agar junto a uma fonte no deserto e manda que volte. Ela terá um filho, Ismael, porque o Senhor ouviu a aflição dela.',
      },
      {
        verses: '16:13-16',
        says: 'Agar chama o Senhor de Deus da vista, e o poço fica sendo o do “Vivente que me vê”. Nasce o menino, e Abrão o chama Ismael.',
      },
    ],
    read: {
      verses: '16:4-14',
      how: 'Vozes para Sarai, Abrão, o anjo e Agar. O versículo 13, na voz de uma mulher, bem devagar.',
    },
    observe: [
      {
        ask: 'Como Sarai e Abrão se referem a Agar, e quem é o primeiro a chamá-la pelo nome?',
        verses: '16:5-8',
        listen: 'Serva, tua serva; quem diz Agar é o anjo do Senhor.',
      },
      {
        ask: 'Que duas perguntas ela ouve junto à fonte, e a qual responde?',
        verses: '16:8',
        listen: 'De onde vem e para onde vai; só sabe dizer do que foge.',
      },
      {
        ask: 'Que nome recebe a criança, que nome recebe o poço, que nome Agar dá a Deus?',
        verses: '16:11-14',
        listen: 'Ismael, Deus ouve; Poço do Vivente que me vê; o Deus da vista.',
      },
    ],
    interpret: [
      {
        ask: 'Cada um põe a culpa no outro e a mais fraca paga. Em que frases isso aparece?',
        verses: '16:5-6',
        listen: '“Eis aí tua serva em tua mão”: ninguém assume, e Agar sofre.',
      },
      {
        ask: 'O que significa uma escrava estrangeira ser a pessoa que dá um nome a Deus?',
        verses: '16:13',
        listen: 'Ela o conheceu de um jeito que os donos da promessa ainda não conheciam.',
      },
      {
        ask: 'A ordem de voltar é dura. O que vem junto com ela que Agar não tinha quando fugiu?',
        verses: '16:9-11',
        listen: 'Promessa para ela, nome para o filho, a certeza de ter sido ouvida.',
        follow:
          'Por que seria errado usar essa ordem, hoje, para mandar alguém de volta à violência?',
      },
    ],
    live: [
      {
        ask: 'De onde você vem e para onde vai: qual das duas é mais difícil responder neste momento?',
        listen: 'É a pergunta do anjo; dê silêncio a ela.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'Como é passar o dia inteiro no meio de gente e sentir que ninguém viu você?',
        listen: 'Escola, casa cheia, plantão, igreja: não apresse.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Quando você cansou de esperar e deu um jeito, quem pagou a conta?',
        listen: 'Pergunta forte; vale responder só por dentro.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Quem trabalha para você, ou por perto, sem que você saiba o nome completo e a história?',
        listen: 'Diarista, entregador, zelador, estagiário.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Que decisão um de vocês tomou achando que ajudava, e acabou ferindo o outro?',
        listen: 'Sarai e Abrão nunca conversaram; vocês podem.',
        for: ['couples'],
      },
      {
        ask: 'Deus vê você: o que essa frase acorda primeiro, sensação de vigilância ou de carinho, e por quê?',
        listen: 'Compare com Agar, que saiu dali de pé.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a vez em que você se perdeu, ou se escondeu, e alguém apareceu do nada chamando o seu nome?',
        bridge: 'Ouvir o próprio nome no meio do deserto muda o dia. Foi o que houve com Agar.',
      },
      {
        text: 'Que apelido ou função as pessoas usam no lugar do seu nome: mãe de fulano, o rapaz da internet, a do 302?',
        bridge: 'Para todos, ela era a serva. Até um encontro junto ao poço.',
        for: ['adults', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Encha um copo com água, sente-se e beba devagar. Diga baixinho o seu nome inteiro.',
      bridge: 'Junto a uma fonte, alguém foi encontrado e chamado assim.',
    },
    complete: [
      {
        name: 'Duas perguntas',
        text: 'Responda por escrito, sem mostrar: venho de …; vou para …; do que fujo é …; o que eu queria que Deus visse é …',
      },
      {
        name: 'Um nome para Deus',
        text: 'Agar deu a Deus um nome tirado da própria história. Complete o seu: tu és o Deus que …, porque no dia em que … eu …',
      },
    ],
    challenges: [
      {
        do: 'Pergunte o nome, e uma coisa da história, a alguém que serve você e que costuma passar despercebido.',
        tell: 'O nome, e como a pessoa reagiu.',
      },
      {
        do: 'Uma vez por dia, pare e diga: tu és o Deus que me vê, e conte a ele o que está vendo.',
        tell: 'Em que dia foi mais fácil acreditar.',
      },
    ],
    children: null,
    prayer:
      'Deus que vê, olha por quem chora escondido no banheiro, no ônibus, no alojamento. Perdoa a nossa pressa que machuca e o nosso silêncio. Chama pelo nome quem fugiu hoje sem saber para onde.',
    leader: {
      lost: 'A conversa vira debate sobre poligamia ou sobre os descendentes de Ismael. Fique no poço: quem é achado, quem fala, que nome surge.',
      tender:
        'O texto fala de uma mulher usada e maltratada. Diga em voz alta: Deus não está mandando ninguém voltar para quem bate, humilha ou abusa. Ofereça conversa reservada e caminho seguro: Ligue 180, 190 em emergência, Disque 100 para criança ou idoso.',
      differ:
        'Muitos cristãos antigos e atuais veem no anjo do Senhor uma aparição do próprio Cristo; outros, um mensageiro que fala em nome de Deus. Em ambos os casos, é Deus quem encontra Agar.',
    },
    comfort:
      'Ninguém saiu à procura de Agar, mas ela foi achada. Se você está no caminho, com sede e sem rumo, há alguém que sabe o seu nome e se importa com a pergunta: de onde você vem?',
    closing: 'Vistos, ouvidos e chamados pelo nome.',
    words: [
      'agar',
      'hagar',
      'sarai',
      'ismael',
      'deus que me ve',
      'el roi',
      'serva egipcia',
      'poco',
      'deserto',
      'fonte no caminho de sur',
      'anjo do senhor',
      'esteril',
      'fugiu',
      'aflicao',
    ],
  },
  {
    verses: '17:1-27',
    key: '17:5',
    title: 'Um nome novo aos noventa e nove',
    theme: 'a aliança que Deus renova',
    themes: ['identidade', 'fidelidade', 'espera', 'fe'],
    idea: 'Treze anos depois de um silêncio, Deus aparece a um velho sem o filho prometido, diz quem ele mesmo é, e muda o nome de Abrão antes de mudar qualquer outra coisa.',
    context:
      'Abrão tentou apressar a promessa, e nasceu Ismael, de Agar. Passaram treze anos sem que se conte uma palavra de Deus. Agora ele fala de novo: dá nome novo a Abraão e a Sara, marca a aliança com a circuncisão, promete Isaque e ouve também o pedido por Ismael. Abraão ri, e obedece no mesmo dia.',
    retold: [
      {
        verses: '17:1-8',
        says: 'Deus aparece a Abrão, de noventa e nove anos, e promete fazê-lo pai de multidão de nações e dar Canaã à descendência dele.',
      },
      {
        verses: '17:9-14',
        says: 'Como sinal do pacto, Deus manda circuncidar todo homem da casa de Abraão, o menino de oito dias e também o servo comprado.',
      },
      {
        verses: '17:15-18',
        says: 'Deus diz que Sara será mãe de nações. Abraão ri no coração, pensando na idade dos dois, e pede que Ismael viva diante de Deus.',
      },
      {
        verses: '17:19-22',
        says: 'Deus responde que Sara dará à luz Isaque no ano seguinte, e que Ismael será pai de doze príncipes.',
      },
      {
        verses: '17:23-27',
        says: 'Abraão circuncida Ismael, de treze anos, e todos os homens da casa, e no mesmo dia também é circuncidado.',
      },
    ],
    read: {
      verses: '17:1-8',
      how: 'Toda vez que Deus disser meu pacto, o grupo estende a mão aberta. No versículo 5, cada um diz o próprio nome.',
    },
    observe: [
      {
        ask: 'Como Deus se apresenta, e o que pede?',
        verses: '17:1',
        listen: 'Deus Todo-Poderoso; anda diante de mim, sê íntegro.',
      },
      {
        ask: 'O que Deus diz que ele mesmo fará?',
        verses: '17:2, 17:4-8',
        listen: 'Constituir, multiplicar, pôr, estabelecer, dar, ser Deus deles.',
      },
      {
        ask: 'O que muda no nome, e o que Abrão faz com o corpo?',
        verses: '17:3, 17:5',
        listen: 'De Abrão a Abraão, pai de multidão; rosto no chão.',
      },
    ],
    interpret: [
      {
        ask: 'Aos noventa e nove anos, que graça ou que dor há em ser chamado de pai de multidão?',
        verses: '17:1, 17:5',
        listen: 'Ouvir todo dia o que ainda não se vê; o nome vem antes do filho.',
      },
      {
        ask: 'Deus diz “te pus por pai”, como coisa feita. Que relação há entre o nome que ele dá e a vida que vem depois?',
        verses: '17:5-6',
        listen: 'A palavra de Deus vai na frente; a gente cresce até caber nela.',
        follow: 'Que nome Deus dá a quem está em Cristo?',
      },
      {
        ask: 'Qual é o coração do pacto, a frase que resume as outras?',
        verses: '17:7-8',
        listen: 'Ser para ti por Deus; serei o Deus deles: pertencer.',
      },
    ],
    live: [
      {
        ask: 'Que apelido ou rótulo antigo ainda fala com você no espelho?',
        listen: 'Pode ficar em silêncio; não force contar.',
        for: ['adults', 'women', 'men', 'young'],
      },
      {
        ask: 'Perto de completar quantos anos você achou que já era tarde para algo, e não era?',
        listen: 'Idades engraçadas; e o que ainda se espera.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'Como a turma chama você, e como você gostaria que Deus o chamasse?',
        listen: 'Escute a distância entre os dois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Treze anos sem voz nenhuma: o que sustenta a fé de alguém numa fase assim?',
        listen: 'Memória, rotina, comunidade.',
        for: ['long-believers', 'singles', 'adults'],
      },
      {
        ask: 'Abraão pediu: que Ismael viva diante de ti. O que você pede para um filho que nasceu de um plano seu e não do plano que você imaginava para Deus?',
        listen: 'Deus também ouviu e abençoou Ismael.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'De que modo é novo, para você, que Deus prometa antes de cobrar?',
        listen: 'Meu pacto, eu farei, serei.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que sinal, pequeno e visível, lembra a você que pertence a Deus?',
        listen: 'Batismo, ceia, oração da manhã; cada um o seu.',
      },
    ],
    icebreakers: [
      {
        text: 'Por que você tem o nome que tem? Contem a história ou inventem uma bem boa.',
        bridge: 'Um homem mudou de nome aos noventa e nove anos.',
      },
      {
        text: 'Qual apelido você ganhou na vida e qual ainda pega?',
        bridge: 'Deus deu a um casal de velhos nomes que pareciam piada, e não eram.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Escreva o seu nome bem devagar, letra por letra, como quem aprende.',
      bridge: 'Deus acrescentou umas letras ao nome de um velho.',
    },
    complete: [
      {
        name: 'Crachá',
        text: 'Faça um crachá com dois lados. De um, o nome que a dor ou as pessoas puseram. Do outro, o nome que Deus dá: amado, filho, perdoado ou outro. Use o segundo virado para fora.',
      },
      {
        name: 'Eu serei',
        text: 'Complete: Deus diz que ele … . Eu, hoje, só consigo … . Ando diante dele quando … .',
      },
    ],
    challenges: [
      {
        do: 'Chame as pessoas da casa, durante a semana, por um nome que as levante, e pare de usar um apelido que rebaixa.',
        tell: 'A reação na primeira vez.',
      },
      {
        do: 'Repita a cada manhã, diante do espelho: Deus me chama de … . Escolha a palavra na Bíblia.',
        tell: 'Em que dia foi difícil dizer.',
        for: ['teens', 'young', 'adults', 'women'],
      },
    ],
    children: {
      truth: 'Deus sabe o meu nome e cumpre a promessa.',
      to7: {
        story:
          'Abrão já tinha noventa e nove anos! A barba dele era branquinha. Deus tinha prometido um filho para ele e para Sarai. Mas o bebê não vinha. Um dia Deus apareceu e disse: eu sou o Deus que pode tudo. Ande comigo! Abrão se abaixou até o chão. Deus falou: vou dar um nome novo para você. Agora você vai se chamar Abraão, que quer dizer pai de muita gente! E Sarai vai se chamar Sara. Vocês vão ter um filhinho no ano que vem. Abraão até riu: um bebê, com essa idade? Mas Deus falava sério. Deus sempre cumpre o que promete.',
        activity:
          'Crachá de amado: cada criança enfeita o seu nome e cola estrelas em volta. Um adulto lê cada um: Deus conhece o seu nome!',
        questions: [
          'Quantos anos Abrão tinha?',
          'Que nome novo Deus deu a ele?',
          'O que quer dizer o seu nome?',
        ],
      },
      to12: {
        story:
          'Fazia treze anos que a Bíblia não contava nenhuma conversa de Deus com Abrão. Ele tinha noventa e nove anos, e a mulher, Sarai, quase noventa. Deus tinha prometido um filho dos dois, e nada. Então Deus apareceu: eu sou o Deus Todo-Poderoso; ande comigo de coração inteiro. Abrão se abaixou com o rosto no chão. Deus fez uma aliança, que é uma promessa com compromisso: vou ser o seu Deus e o Deus dos seus filhos. E mudou o nome dele. Abrão passou a ser Abraão, pai de multidão. Sarai passou a ser Sara. Pense: ele ainda não tinha o bebê e já era chamado de pai de muita gente! Abraão chegou a rir. Também pediu pelo outro filho, Ismael, e Deus ouviu. Deus dá o nome primeiro e depois faz acontecer. No ano seguinte, o menino nasceu.',
        activity:
          'Assinatura nova: cada um escreve o nome e, ao lado, uma palavra que Deus diz dele na Bíblia. Façam um mural.',
        questions: [
          'Por que o nome novo parecia estranho?',
          'O que é uma aliança?',
          'Que palavra de Deus você quer junto do seu nome?',
        ],
      },
      challenge: 'Chame cada pessoa da casa por um elogio verdadeiro.',
    },
    prayer:
      'Deus Todo-Poderoso, chama-nos pelo nome que só tu conheces. Apaga os que nos puseram para ferir. Anda conosco nos anos de silêncio, e sê o nosso Deus e o Deus dos que vierem depois.',
    leader: {
      lost: 'A circuncisão pode constranger ou virar aula. Diga em uma frase que foi o sinal daquela aliança no corpo dos homens, e que Paulo ensina que não é exigida de quem crê em Cristo. Volte ao nome e à promessa.',
      tender:
        'Casais que esperam um filho podem sofrer com a promessa a Sara. Não a transfira para ninguém. Quem foi rejeitado pelo nome, pela cor ou pelo corpo precisa ouvir devagar que Deus o chama bem.',
      differ:
        'Igrejas que batizam crianças veem no sinal dado aos meninos um modelo para o batismo; igrejas que batizam só quem professa a fé veem aí o sinal de um povo, cumprido no coração. Conte os dois com respeito.',
    },
    comfort:
      'Treze anos de silêncio não apagaram o endereço de Abraão. Deus voltou a falar, e começou pelo próprio nome e pelo dele. Ele também sabe o seu.',
    closing: 'Deus nos chama antes pelo que seremos.',
    words: [
      'abraao',
      'pai de multidao',
      'noventa e nove',
      'deus todo poderoso',
      'circuncisao',
      'circuncidado',
      'nome novo',
      'sara',
      'isaque',
      'ismael',
      'pacto',
      'alianca perpetua',
      'anda diante de mim',
    ],
  },
  {
    verses: '17:9-27',
    key: '17:19',
    title: 'O riso de Abraão',
    theme: 'a promessa que parece tarde demais',
    themes: ['fe', 'espera', 'identidade', 'obediencia'],
    idea: 'Deus marca Abraão com um sinal, dá a Sara um nome novo e responde ao riso de um homem de cem anos com o nome de uma criança e a data em que ela vem.',
    context:
      'Abraão tem noventa e nove anos e acaba de ganhar um nome novo e um pacto (17:1-8). Faz treze anos que nasceu Ismael, filho dele com Agar, a serva de Sara. A essa altura a casa já se acostumou a pensar que o herdeiro é esse menino. Depois da leitura, Abraão cumpre o que ouviu naquele mesmo dia.',
    retold: [
      {
        verses: '17:9-14',
        says: 'Como sinal do pacto, Deus manda circuncidar todo homem da casa de Abraão, o menino de oito dias e também o servo comprado de fora.',
      },
      {
        verses: '17:15-18',
        says: 'Deus diz que Sarai agora é Sara e que dela virão reis. Abraão ri no coração, pensando na idade dos dois, e pede que Ismael viva diante de Deus.',
      },
      {
        verses: '17:19-22',
        says: 'Deus responde que no ano seguinte Sara terá Isaque, e com ele seguirá o pacto. Diz que ouviu também o pedido por Ismael, que gerará doze príncipes.',
      },
      {
        verses: '17:23-27',
        says: 'Abraão circuncida Ismael, de treze anos, e todos os homens da casa, nascidos ali ou comprados de fora. No mesmo dia ele também é circuncidado.',
      },
    ],
    read: {
      verses: '17:10-21',
      how: 'Um lê as falas de Deus; outro lê Abraão no 17 e no 18. Antes do 17, façam um segundo de silêncio.',
    },
    observe: [
      {
        ask: 'Quem recebe o sinal do pacto dentro da casa de Abraão?',
        verses: '17:10-13',
        listen:
          'Todo homem: o bebê de oito dias, o nascido em casa e também o comprado do estrangeiro.',
      },
      {
        ask: 'O que Deus muda no nome de Sarai e o que promete a ela?',
        verses: '17:15-16',
        listen: 'Passa a ser Sara; terá um filho, será mãe de nações, e dela sairão reis.',
      },
      {
        ask: 'O que Abraão faz com o corpo, o que pensa e o que diz em voz alta?',
        verses: '17:17-18',
        listen: 'Prostra-se e ri; pensa na idade dos dois; pede que Ismael viva diante de Deus.',
      },
      {
        ask: 'O que Deus responde a respeito de cada um dos dois meninos?',
        verses: '17:19-21',
        listen:
          'Isaque: nasce de Sara em um ano, com ele fica o pacto. Ismael: bênção, doze príncipes, grande nação.',
      },
    ],
    interpret: [
      {
        ask: 'Abraão está com o rosto no chão e ri por dentro. Como essas duas coisas cabem na mesma pessoa?',
        verses: '17:17',
        listen: 'Reverência e espanto juntos; o texto não diz se era alegria ou dúvida.',
        follow: 'Que outra reação você teria, com cem anos?',
      },
      {
        ask: 'O pedido por Ismael era bom. O que ele deixa ver do tamanho da esperança de Abraão naquela hora?',
        verses: '17:18-19',
        listen: 'Parece já se contentar com o que tinha; Deus prometia algo maior.',
      },
      {
        ask: 'Deus diz “também te ouvi” sobre o menino que não é o da aliança. O que isso mostra do coração de Deus?',
        verses: '17:20',
        listen: 'Escolher um não é desprezar o outro; Ismael é abençoado com nome e futuro.',
      },
      {
        ask: 'O sinal vai também no corpo de quem foi comprado de longe. O que isso conta sobre quem cabe nesse pacto?',
        verses: '17:12-13',
        listen: 'Já no começo a porta se abre além do sangue de Abraão.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa, se alguém prometesse a você hoje, faria você rir de tão improvável?',
        listen: 'Deixe rir junto; ninguém corrige a fé de ninguém.',
      },
      {
        ask: 'Qual é o seu Ismael: aquilo de bom que você já tem e que pediria a Deus que bastasse?',
        listen: 'Um emprego, um arranjo, um sonho menor; sem culpa.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Que apelido ou nome colaram em você e que você gostaria de trocar?',
        listen: 'Só quem quiser; o nome novo interessa mais que o velho.',
        for: ['young', 'teens', 'new-believers'],
      },
      {
        ask: 'A promessa chega quando Sara já tem noventa. O que você acha que ainda pode começar depois dos sessenta?',
        listen: 'Estudo, amizade, perdão, serviço.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Por qual filho ou parente você faz a oração de Abraão: que ele viva diante de ti?',
        listen: 'Um nome. Pode virar a oração do fim.',
        for: ['parents', 'women', 'men'],
      },
      {
        ask: 'Abraão obedeceu no mesmo dia, ainda sem bebê nenhum. O que dá para você fazer antes de ver resultado?',
        listen: 'Um passo que não depende de prova.',
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma vez em que você riu na hora errada: missa, velório, prova, reunião séria.',
        bridge: 'Abraão riu com o rosto no chão, diante de Deus. E o filho se chamou riso.',
      },
      {
        text: 'Se pudesse escolher outro nome ao completar noventa anos, qual seria o seu?',
        bridge: 'Sarai ganhou o dela nessa idade.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Escreva num papel uma promessa que parece ter passado da hora. Ponha ao lado a sua idade.',
      bridge: 'Na Bíblia aberta há duas idades ao lado de uma promessa: cem e noventa.',
    },
    complete: [
      {
        name: 'Rosto no chão, riso por dentro',
        text: 'Complete: Por fora eu digo a Deus … . Por dentro eu penso … . O que eu gostaria de ouvir como resposta é … .',
      },
      {
        name: 'Nome e data',
        text: 'Faça uma lista de três coisas que você espera. Marque com um riso as que parecem impossíveis e com um ponto as que você já quase deixou de pedir.',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias desta semana, pelo nome, por alguém da família, com as palavras de Abraão: que ele viva diante de ti.',
        tell: 'Em que dia a oração saiu mais verdadeira.',
      },
      {
        do: 'Pergunte a uma pessoa com mais de setenta anos que coisa boa chegou quando ela já não esperava.',
        tell: 'A história que ouviu.',
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete, mesmo quando parece tarde.',
      to7: {
        story:
          'Abraão já tinha quase cem anos. O cabelo estava branquinho. Sara, a mulher dele, tinha noventa. Eles nunca tinham tido um bebê juntos. Deus falou: Abraão, Sara vai ter um menino! Abraão se abaixou até encostar o rosto no chão e riu. Um bebê na nossa idade? Deus disse: vai, sim. No ano que vem. E o nome dele vai ser Isaque. Sabe o que Isaque quer dizer? Ele ri! Abraão também amava o filho Ismael. Deus disse: eu ouvi você. Vou cuidar dele também. Deus não esqueceu nenhum dos dois meninos.',
        activity:
          'Roda do riso: cada um segura um bebê de mentira no colo e passa ao vizinho tentando não rir. Quem ri diz: Deus cumpre!',
        questions: [
          'Quantos anos tinha Abraão?',
          'O que ele fez quando ouviu a promessa?',
          'O que faz você rir de alegria?',
        ],
      },
      to12: {
        story:
          'Abraão tinha noventa e nove anos, e Sara já estava na casa dos noventa. Deus tinha prometido uma família enorme, mas o bebê de Sara não vinha. Havia Ismael, de treze anos, filho de Abraão com Agar. Abraão gostava muito dele e talvez achasse que seria só isso. Um dia Deus trocou nomes: Sarai agora seria Sara, mãe de nações. E disse que ela teria um menino. Abraão se prostrou, riu e pensou: um homem de cem anos? Pediu então que Ismael vivesse bem diante de Deus. Deus respondeu duas coisas. Primeiro: Sara terá Isaque daqui a um ano, e o meu pacto segue com ele. Segundo: quanto a Ismael, eu também ouvi você, e vou abençoá-lo. Isaque quer dizer ele ri. Cada vez que chamassem o menino, lembrariam do riso do pai e da promessa de Deus.',
        activity:
          'Nomes que contam: cada um descobre ou pergunta em casa o que quer dizer o próprio nome e desenha o significado.',
        questions: [
          'O que Abraão pediu para Ismael?',
          'Por que o nome Isaque combina com esta história?',
          'O que é difícil em esperar por muito tempo?',
        ],
      },
      challenge: 'Pergunte em casa por que escolheram o seu nome.',
    },
    prayer:
      'Senhor, tu ouves o que a gente diz e também o que a gente ri por dentro. Obrigado porque não te ofendes com o nosso espanto. Cuida dos que amamos, e dá-nos fé para o que ainda não vemos.',
    leader: {
      lost: 'O grupo pode gastar a noite na circuncisão. Explique em uma frase: era o sinal, no corpo dos homens, de que a casa inteira pertencia a Deus; os cristãos não estão obrigados a ele (Gálatas 5:6). Então vá para o riso. Isaque quer dizer ele ri.',
      tender:
        'Quem espera um filho, ou perdeu um, ouve isto com dor. Não prometa bebê a ninguém: a promessa a Sara foi dela. Deixe espaço para calar. Os servos comprados são a realidade da época, não um modelo.',
      differ:
        'Parte dos cristãos vê na circuncisão do bebê a raiz do batismo de crianças; outra parte entende que o batismo pede a fé de quem é batizado. Há amor à Bíblia dos dois lados.',
    },
    comfort:
      'Abraão tinha se conformado com menos, e Deus não ralhou. Respondeu com calma, com nome e com cuidado por todos da casa. Você pode levar a ele até o que já não consegue esperar.',
    closing: 'O menino vai se chamar riso, e a promessa tem data.',
    words: [
      'circuncisao',
      'circuncidado',
      'prepucio',
      'sarai',
      'sara noventa anos',
      'abraao riu',
      'ismael viva diante',
      'isaque',
      'doze principes',
      'oito dias',
      'sinal do pacto',
    ],
  },
  {
    verses: '18:1-15',
    key: '18:14',
    title: 'O riso atrás da porta',
    theme: 'o impossível e a hospitalidade',
    themes: ['fe', 'espera', 'servico', 'esperanca'],
    idea: 'Deus chega como visita na hora mais quente do dia, aceita o pão da casa e promete, a quem já riu por dentro de tanto esperar, que nada é difícil para ele.',
    context:
      'Faz uns vinte e quatro anos que a promessa foi feita. Abraão e Sara já têm nomes novos e cabelos brancos. Três viajantes aparecem sem avisar, e só aos poucos se percebe quem está à mesa.',
    retold: [
      {
        verses: '18:1-5',
        says: 'No calor do dia, o Senhor aparece a Abraão, que vê três homens e corre até eles. Inclina-se e oferece água para os pés, sombra e pão.',
      },
      {
        verses: '18:6-8',
        says: 'Abraão pede a Sara que asse pães depressa e corre a escolher um bezerro tenro. Serve tudo com manteiga e leite e fica junto deles, debaixo da árvore.',
      },
      {
        verses: '18:9-12',
        says: 'Um visitante diz que vai voltar e que Sara terá um filho. Ouvindo à entrada da tenda, Sara ri consigo mesma, porque ela e o marido são idosos.',
      },
      {
        verses: '18:13-15',
        says: 'O Senhor pergunta por que Sara riu e se há para Deus alguma coisa difícil. Com medo, Sara nega que riu, e ele diz que riu, sim.',
      },
    ],
    read: {
      verses: '18:3-14',
      how: 'Alguém conta os versículos 1 e 2 de cabeça. Depois, um narrador animado; quem lê Abraão corre um pouco; uma mulher lê a fala de Sara quase para si mesma.',
    },
    observe: [
      {
        ask: 'Que palavras mostram a pressa de Abraão?',
        verses: '18:4-7',
        listen: 'Agora, depressa, toma logo, correu, deu-se pressa, e isso no calor do dia.',
      },
      {
        ask: 'Ele oferece um bocado de pão. O que acaba servindo?',
        verses: '18:5-8',
        listen: 'Pães frescos, bezerro, manteiga e leite: promete pouco, serve muito.',
      },
      {
        ask: 'Onde está Sara, e o que se passa com ela?',
        verses: '18:9-12',
        listen: 'Na tenda, escutando; ri consigo mesma, com idade e cansaço.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus escolheria chegar como viajante com os pés sujos?',
        verses: '18:3-5',
        listen: 'Ele se aproxima de um jeito que se pode receber; Hebreus 13:2 lembra disso.',
      },
      {
        ask: 'Os visitantes sabem o nome de Sara e perguntam por ela. Que efeito tem isso?',
        verses: '18:9-10',
        listen: 'A promessa é dela também; não fica só atrás da porta.',
      },
      {
        ask: 'Que tipo de riso é o de Sara: deboche, cansaço, autodefesa?',
        verses: '18:11-12',
        listen: 'De quem já chorou demais por esse assunto; não a condene depressa.',
        follow: 'Nos versículos 13 e 14 Deus nota o riso e mantém a promessa. O que isso mostra?',
      },
    ],
    live: [
      {
        ask: 'De que assunto você hoje ri para não chorar?',
        listen: 'Humor costuma guardar uma dor; não force a tampa.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Quem já abriu a casa para você de um jeito que nunca esqueceu?',
        listen: 'Peça o cardápio: os detalhes trazem a gratidão.',
        for: ['young', 'teens', 'visitors'],
      },
      {
        ask: 'O que falta para a casa de vocês receber alguém: espaço, tempo, coragem, louça?',
        listen: 'Um bocado de pão já serve.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que promessa ou sonho você guardou numa gaveta porque passou da idade?',
        listen: 'Não prometa que vai acontecer; acolha o sonho.',
        for: ['elderly', 'singles', 'adults'],
      },
      {
        ask: 'Que nada é difícil para Deus você sabe de cor. Em que ponto da vida essa frase ainda não desceu da cabeça?',
        listen: 'Entre saber e confiar mora o riso de Sara.',
        for: ['long-believers'],
      },
      {
        ask: 'No seu momento mais quente e cansado do dia, que visita inesperada poderia ser de Deus?',
        listen: 'Interrupções: filho, colega, mensagem.',
        for: ['adults', 'young', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Campainha: visita surpresa em dez minutos. O que você esconde e o que põe na mesa?',
        bridge: 'Abraão viveu isso num meio-dia de deserto, e caprichou.',
      },
      {
        text: 'Conte uma vez em que você riu na hora errada: velório, culto, reunião, foto oficial.',
        bridge: 'Sara riu escondida, e quem estava lá fora ouviu.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma segunda xícara na mesa, mesmo que esteja só. Sente-se diante dela por um minuto.',
      bridge: 'Certa tarde, Deus se sentou debaixo de uma árvore e comeu.',
    },
    complete: [
      {
        name: 'A gaveta do riso',
        text: 'Complete em silêncio: eu já não peço mais …; quando alguém fala disso, eu …; se Deus perguntasse por que eu ri, diria …',
      },
      {
        name: 'Cardápio de um bocado',
        text: 'Anote o que você tem, hoje, para oferecer a quem chega: comida, cadeira, ouvido, carona, hora vaga. Ao lado, um nome para cada item.',
      },
    ],
    challenges: [
      {
        do: 'Receba alguém em casa, ou no banco da praça, com o que houver, sem faxina e sem cerimônia.',
        tell: 'O que foi servido e o que a pessoa trouxe sem perceber.',
      },
      {
        do: 'Volte a orar, uma vez por dia, por um pedido que você tinha abandonado. Uma frase basta.',
        tell: 'Se riu, chorou ou ficou quieto ao recomeçar.',
      },
    ],
    children: {
      truth: 'Para Deus nada é difícil demais.',
      to7: {
        story:
          'Fazia muito calor. Abraão estava sentado na porta da tenda. De repente viu três homens chegando. Ele saiu correndo: Venham! Descansem debaixo da árvore! Trouxe água para os pés. Sara amassou a farinha e fez pão quentinho. Abraão serviu carne, manteiga e leite. Que almoço! Então um deles perguntou: Onde está Sara? Ela estava escondida, ouvindo atrás da porta. E ele disse: No ano que vem, Sara vai ter um bebê! Sara já era vovozinha de cabelo branco, mas nunca tinha tido filho. Ela riu baixinho: Hi, hi! Eu? Deus ouviu e disse: Por que Sara riu? Será que alguma coisa é difícil para Deus? E a promessa estava de pé.',
        activity:
          'Montem um piquenique no chão. Cada criança serve o outro antes de comer e diz: seja bem-vindo!',
        questions: [
          'Quem chegou para visitar Abraão?',
          'Por que Sara riu?',
          'O que é difícil para você e não é difícil para Deus?',
        ],
      },
      to12: {
        story:
          'Era meio-dia no deserto, hora em que ninguém quer se mexer. Abraão, com quase cem anos, viu três viajantes e saiu correndo. Ofereceu um bocado de pão, mas serviu um banquete: pães frescos, carne macia, manteiga e leite, à sombra da árvore. Só depois a gente entende que naquela visita o próprio Senhor tinha vindo. Durante a refeição, perguntaram: onde está Sara? Sabiam até o nome dela! Daqui a um ano, disse ele, Sara terá um filho. Do lado de dentro da tenda, Sara escutou e riu sozinha. Ela e Abraão eram velhinhos, e essa esperança já doía de tão antiga. Deus perguntou: por que Sara riu? Há para Deus alguma coisa difícil? Ela ficou com medo e disse que não tinha rido. Riu, sim, disse ele. Mas não retirou a promessa. Um ano depois nasceu um menino, e o nome dele quer dizer riso: Isaque.',
        activity:
          'Planejem uma recepção de verdade para alguém que visita pouco o grupo: convite, lanche, lugar de honra. Dividam as tarefas.',
        questions: [
          'O que Abraão fez para receber bem quem ele nem conhecia?',
          'Por que Sara riu, na sua opinião?',
          'O que Deus fez com o riso dela?',
        ],
      },
      challenge: 'Ajude a receber bem uma visita: água, cadeira e um sorriso.',
    },
    prayer:
      'Senhor, entra e senta à nossa sombra. Recebe o bocado de pão que temos. Escuta o riso cansado de quem já não espera, e cuida desse coração com a paciência que tiveste com Sara.',
    leader: {
      lost: 'Perguntam se os três eram a Trindade ou anjos. Diga que o texto deixa um mistério e que importa o gesto: Deus aceita ser recebido.',
      tender:
        'Mulheres sem filhos e quem perdeu gestação estão entre as que riem para dentro. Não prometa bebê a ninguém. Em particular, pergunte como gostariam que o grupo orasse.',
      differ:
        'Parte da tradição cristã vê nos três visitantes um sinal da Trindade; outra parte entende o Senhor acompanhado de dois anjos (19:1). Ambas as leituras são antigas.',
    },
    comfort:
      'Deus ouviu um riso que não fez barulho. Também ouve o seu suspiro atrás da porta. Ele não zomba de quem cansou de esperar; pergunta por você pelo nome.',
    closing: 'Há coisa difícil para Deus? Deixe a pergunta ir com você.',
    words: [
      'abraao',
      'sara',
      'carvalhais de manre',
      'tres homens',
      'visitantes',
      'hospitalidade',
      'sara riu',
      'riso',
      'coisa dificil',
      'impossivel',
      'tenda',
      'tempo determinado',
      'promessa',
      'isaque',
    ],
  },
  {
    verses: '18:16-33',
    key: '18:25',
    title: 'De cinquenta até dez',
    theme: 'a oração pelos outros',
    themes: ['oracao', 'justica', 'proximo', 'missao'],
    idea: 'Deus abre o seu plano a um amigo para que ele interceda, e descobre-se, na conversa, que a misericórdia de Deus estava esperando por alguém que pedisse.',
    context:
      'O almoço debaixo da árvore acabou e os visitantes seguem para Sodoma, cidade de onde sobe um clamor de gente oprimida. O sobrinho de Abraão mora lá. Deus resolve não esconder do amigo o que pensa fazer.',
    retold: [
      {
        verses: '18:16-21',
        says: 'O Senhor conta a Abraão que o clamor de Sodoma e Gomorra cresce cada vez mais e que o pecado ali é muito grave. Diz que vai descer para ver.',
      },
      {
        verses: '18:22-26',
        says: 'Abraão fica diante do Senhor e pergunta se o justo morrerá junto com o ímpio. O Senhor responde que, se achar cinquenta justos, perdoará o lugar inteiro.',
      },
      {
        verses: '18:27-31',
        says: 'Abraão, que se diz pó e cinza, torna a pedir por quarenta e cinco justos, por quarenta, trinta e vinte. A cada vez, o Senhor diz que não destruirá.',
      },
      {
        verses: '18:32-33',
        says: 'Abraão pede licença para falar só mais uma vez e chega a dez. O Senhor responde que por esses dez não destruirá Sodoma.',
      },
    ],
    read: {
      verses: '18:22-33',
      how: 'Duas pessoas frente a frente, Abraão e Deus; o grupo conta nos dedos cada número que diminui.',
    },
    observe: [
      {
        ask: 'Os visitantes partem. O que Abraão faz?',
        verses: '18:22-23',
        listen: 'Fica diante do Senhor e ainda se aproxima.',
      },
      {
        ask: 'Quais são os seis números do pedido?',
        verses: '18:24-32',
        listen: 'Cinquenta, quarenta e cinco, quarenta, trinta, vinte, dez.',
      },
      {
        ask: 'Que expressões mostram respeito e que expressões mostram ousadia?',
        verses: '18:25, 18:27, 18:30-32',
        listen: 'Pó e cinza, não se ire; e também: o juiz não fará justiça?',
      },
    ],
    interpret: [
      {
        ask: 'Abraão poderia ter pedido só por Ló. Por quem ele pede?',
        verses: '18:24',
        listen: 'Pela cidade inteira, inclusive os maus; nem cita o sobrinho.',
      },
      {
        ask: 'Em que Abraão se apoia para argumentar com Deus?',
        verses: '18:25',
        listen: 'No caráter do próprio Deus, juiz justo de toda a terra.',
      },
      {
        ask: 'A cada pedido Deus diz sim. Quem parou primeiro de pedir, e o que isso deixa imaginar?',
        verses: '18:26-33',
        listen: 'Abraão parou no dez; a paciência de Deus não se mostrou esgotada.',
        follow: 'O que aconteceria se um único justo bastasse? Pensem em Jesus.',
      },
    ],
    live: [
      {
        ask: 'De que cidade, bairro ou grupo você fala mal com facilidade e quase nunca fala com Deus?',
        listen: 'Política e torcida aparecem; conduza a um lugar real.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Quem da sua escola ou do seu serviço ninguém mais acha que tem jeito?',
        listen: 'Só as iniciais, para proteger a pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que número você costuma parar de pedir: por cansaço, por vergonha ou por achar que já incomodou?',
        listen: 'Reconhecer onde parou já é recomeçar.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Que pessoas vocês dois carregam em oração, e quem ficou só com um de vocês?',
        listen: 'Convide cada casal a trocar um nome.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Falar com Deus assim, com franqueza e respeito: o que disso é novo para você?',
        listen: 'Muitos acham que é preciso fala decorada.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Você já pediu muito por alguém e o pior aconteceu. O que fez com a oração depois disso?',
        listen: 'Não explique. Abraão também viu fumaça na manhã seguinte.',
        for: ['mourning', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua melhor pechincha na feira, no brechó ou com a mãe? Mostre a cara que você fez.',
        bridge: 'Abraão parece pechinchar, mas o que está na mesa são vidas.',
      },
      {
        text: 'Quem já pediu por você: intercedeu com professor, chefe, síndico, sogra? Como foi?',
        bridge: 'Alguém ficar no meio por nós não se esquece. No texto, um homem fica.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Abra um mapa no celular e amplie até aparecer a sua rua. Passe o dedo por ela, casa por casa.',
      bridge: 'Abraão ficou de pé diante de Deus por uma cidade inteira.',
    },
    complete: [
      {
        name: 'Contagem de nomes',
        text: 'Numere de dez a um. Em cada linha escreva alguém por quem você vai pedir. Na linha um, quem lhe parece mais sem jeito.',
      },
      {
        name: 'Pedido com razão',
        text: 'Complete: Senhor, eu peço por …; peço porque tu és …; sei que sou …, e mesmo assim volto a pedir …',
      },
    ],
    challenges: [
      {
        do: 'Caminhe por um quarteirão do seu bairro pedindo a Deus, em silêncio, por cada porta.',
        tell: 'Em frente de qual porta você parou mais tempo.',
      },
      {
        do: 'Peça todo dia pela mesma pessoa difícil, diminuindo a lista de reclamações e aumentando a de pedidos.',
        tell: 'O que mudou no modo como você pensa nela.',
      },
    ],
    children: {
      truth: 'Posso pedir a Deus pelos outros, e ele escuta.',
      to7: {
        story:
          'Deus era amigo de Abraão e contava coisas para ele. Um dia Deus contou que numa cidade havia muita maldade. As pessoas machucavam umas às outras e alguém precisava parar aquilo. Abraão ficou preocupado. Ele chegou bem pertinho de Deus e pediu: Senhor, e se houver cinquenta pessoas boas lá? O Senhor perdoa a cidade? Deus disse: Perdoo. E se forem quarenta? Perdoo. E trinta? E vinte? E se forem só dez? Deus disse sim todas as vezes! Abraão pediu por gente que ele nem conhecia. E Deus escutou tudinho, com paciência.',
        activity:
          'Cada um levanta os dez dedos e abaixa um a cada nome pelo qual o grupo vai pedir a Deus. Terminem orando por todos.',
        questions: [
          'Por quem Abraão pediu?',
          'Deus ficou bravo com tantos pedidos?',
          'Por quem você quer pedir a Deus agora?',
        ],
      },
      to12: {
        story:
          'Depois do almoço, Deus ficou conversando com Abraão. Em Sodoma havia tanta violência que o clamor das vítimas tinha subido até o céu, e Deus ia fazer justiça. Abraão podia ter dito: bem feito! Ou pedido só pelo sobrinho, que morava lá. Em vez disso, chegou mais perto e perguntou: o juiz de toda a terra não vai fazer o que é justo? E se houver cinquenta pessoas direitas na cidade? Deus respondeu: por causa delas eu perdoo todo mundo. Então Abraão foi diminuindo. Quarenta e cinco? Quarenta? Trinta? Vinte? Ele sabia que era só pó e cinza falando com Deus, mas não parou. E se forem dez? Não destruirei, por causa dos dez. Deus não ficou irritado em nenhum dos seis pedidos. Ele gosta de quem pede pelos outros.',
        activity:
          'Desenhem um mapa do bairro ou da escola e façam uma oração em cadeia, cada um por um lugar do mapa.',
        questions: [
          'Por que Abraão pediu pela cidade toda, e não só por Ló?',
          'O que os seis sins de Deus mostram sobre ele?',
          'Por qual lugar difícil perto de você é preciso pedir?',
        ],
      },
      challenge: 'Peça a Deus todos os dias por alguém de quem você não gosta muito.',
    },
    prayer:
      'Juiz justo de toda a terra, escuta o clamor que sobe das nossas cidades. Somos pó e cinza, e mesmo assim o Senhor nos deixa falar. Tem misericórdia de quem ainda não tem quem peça por ele.',
    leader: {
      lost: 'O grupo quer decidir qual era o pecado de Sodoma e aplicar a vizinhos. Leia Ezequiel 16:49 e volte ao centro: Abraão não apontou o dedo, ele intercedeu.',
      tender:
        'Quem orou muito e perdeu alguém pode concluir que pediu pouco ou pediu mal. Diga com firmeza que não. Abraão pediu bem, e ainda assim chorou; Deus não o tratou como quem falhou.',
    },
    comfort:
      'Os seus pedidos não cansaram Deus. Mesmo os que parecem ter ficado no ar foram ouvidos por quem faz justiça. Você pode parar um pouco; ele não para.',
    closing: 'Alguém precisa ficar diante de Deus pela cidade.',
    words: [
      'sodoma',
      'gomorra',
      'intercessao',
      'interceder',
      'cinquenta justos',
      'dez justos',
      'po e cinza',
      'juiz de toda a terra',
      'clamor',
      'abraao',
      'brecha',
      'perdoarei',
      'amigo de deus',
    ],
  },
  {
    verses: '19:1-29',
    key: '19:16',
    title: 'Puxado pela mão',
    theme: 'sair a tempo',
    themes: ['salvacao', 'graca', 'justica', 'tentacao'],
    idea: 'Deus ouve o clamor contra a violência e a faz acabar; e, porque é misericordioso, segura pela mão até quem demora a sair.',
    context:
      'Ló começou armando tendas perto de Sodoma e agora se senta à porta dela, lugar de gente importante. À noite, os hóspedes são ameaçados por uma multidão, e o próprio Ló propõe uma coisa terrível. De madrugada, é hora de fugir.',
    retold: [
      {
        verses: '19:1-3',
        says: 'Dois anjos chegam a Sodoma à tarde, e Ló insiste até que aceitem dormir em sua casa.',
      },
      {
        verses: '19:4-11',
        says: 'Os homens da cidade cercam a casa e exigem os hóspedes. Ló oferece as duas filhas, e os anjos cegam os que atacam.',
      },
      {
        verses: '19:12-14',
        says: 'Os anjos avisam que a cidade será destruída, mas os noivos das filhas de Ló acham que é zombaria.',
      },
      {
        verses: '19:15-22',
        says: 'Os anjos tiram pela mão Ló, a mulher e as filhas e mandam não olhar para trás. Ló pede para ir a Zoar.',
      },
      {
        verses: '19:23-29',
        says: 'O Senhor faz chover enxofre e fogo. A mulher de Ló olha para trás e vira estátua de sal, mas Deus se lembra de Abraão e livra Ló.',
      },
    ],
    read: {
      verses: '19:15-26',
      how: 'Leitura com ritmo: quem lê os anjos tem pressa, quem lê Ló vai devagar.',
    },
    observe: [
      {
        ask: 'Que palavras de urgência vocês encontram?',
        verses: '19:15-17, 19:22',
        listen: 'Levanta-te, escapa, não pares, apressa-te.',
      },
      {
        ask: 'O que Ló faz com a urgência?',
        verses: '19:16, 19:18-20',
        listen: 'Demora-se e depois negocia outro destino, menor e mais perto.',
      },
      {
        ask: 'Por que, segundo o texto, os mensageiros pegam a família pela mão?',
        verses: '19:16',
        listen: '“segundo a misericórdia do SENHOR para com ele”.',
      },
    ],
    interpret: [
      {
        ask: 'Ló sabia do perigo. O que prende uma pessoa num lugar que já a destrói?',
        verses: '19:16-20',
        listen: 'Casa, cargo, hábito, medo do monte desconhecido.',
      },
      {
        ask: 'Em Zoar, a cidadezinha, Deus aceita a fraqueza de Ló. O que isso revela do seu jeito de salvar?',
        verses: '19:19-22',
        listen: 'Ele acolhe até o pedido meio torto e espera que chegue lá.',
      },
      {
        ask: 'O olhar para trás da mulher de Ló vai além da curiosidade. O que ele pode significar?',
        verses: '19:17, 19:26',
        listen: 'O coração ficou; Jesus lembra dela em Lucas 17:32.',
        follow: 'Qual a diferença entre ter saudade e voltar a querer o que matava?',
      },
    ],
    live: [
      {
        ask: 'De que situação você já sabe que precisa sair e continua fazendo a mala?',
        listen: 'Vício, dívida, conversa paralela, sociedade errada: não exija a resposta.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que grupo, perfil ou relação parecia só uma tenda por perto e hoje já tem você sentado à porta?',
        listen: 'Devagar se chega longe; ajude a ver os passos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem foi a mão que puxou você quando estava se demorando?',
        listen: 'Deixe contar com nome e lugar; é pergunta de gratidão.',
        for: ['new-believers', 'long-believers', 'visitors'],
      },
      {
        ask: 'Os genros acharam que era brincadeira. Em que assunto a nossa família já não nos leva a sério, e por quê?',
        listen: 'Às vezes a vida da gente desmentiu o aviso; sem acusar.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'O que, na sua cidade, faz subir um clamor de gente machucada?',
        listen: 'Fique nos fatos do bairro e em quem já ajuda.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Que passado você olha não por saudade boa, mas porque ainda o segura?',
        listen: 'Olhar para trás no luto é amor; não confunda as duas coisas.',
        for: ['elderly', 'women', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem é a pessoa mais demorada da sua casa na hora de sair, e o que falta sempre no último minuto?',
        bridge: 'Houve uma manhã em que demorar era perigoso, e alguém teve de puxar pela mão.',
      },
      {
        text: 'Que coisa velha você ainda guarda e precisava ter ido embora há anos: camiseta, eletrodoméstico, sapato?',
        bridge: 'Sair é fácil perto de deixar. O texto fala dos dois.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Fique de pé junto à porta de casa, com a mão na maçaneta, e respire três vezes.',
      bridge: 'Certa madrugada, Deus pôs uma família do lado de fora, para que ela vivesse.',
    },
    complete: [
      {
        name: 'Mala de emergência',
        text: 'Termine sem mostrar: o lugar de onde preciso sair é …; o que me demora é …; a mão que eu aceitaria é a de …',
      },
      {
        name: 'Passos até a porta',
        text: 'Desenhe cinco pegadas que levam a um lugar ruim e escreva o que foi cada uma. Depois desenhe a primeira pegada na direção contrária, com data.',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa madura de que lugar você precisa sair e deixe que ela acompanhe o primeiro passo.',
        tell: 'Apenas se o passo foi dado e como se sentiu na manhã seguinte.',
      },
      {
        do: 'Estenda a mão a alguém que está se demorando: ofereça carona, companhia, telefone, um lugar na sala.',
        tell: 'Sem nomes, como a mão foi recebida.',
      },
    ],
    children: null,
    prayer:
      'Senhor misericordioso, ouve o clamor de quem sofre violência e faz justiça. Pega pela mão quem se demora. Livra do olhar que prende, e faz de nós mão estendida, não dedo apontado.',
    leader: {
      lost: 'O texto é usado para atacar pessoas. O que a multidão tenta é violência contra estrangeiros; Ezequiel 16:49 fala de soberba e de pobre desamparado. E o que Ló oferece, as filhas, a Bíblia conta sem aprovar: diga isso claramente.',
      tender:
        'Há ameaça de estupro e um pai que não protege. Não leia 4-11 em voz alta no grupo e não peça comentários. Quem viveu violência sexual precisa ouvir que a culpa nunca foi sua: Ligue 180, Disque 100, delegacia, posto de saúde, e alguém que vá junto.',
      differ:
        'Quanto à sexualidade, as igrejas ensinam a partir de outros textos e com ênfases diferentes. Para este, basta o que todos veem: violência, injustiça e a misericórdia que tira dali.',
    },
    comfort:
      'Há horas em que nem as pernas obedecem. Ló não saiu por ser forte; foi levado pela mão. Se você está parado no meio da sala, Deus sabe mandar quem puxe.',
    closing: 'Misericórdia também é uma mão que puxa.',
    words: [
      'sodoma',
      'gomorra',
      'mulher de lo',
      'estatua de sal',
      'nao olhes para tras',
      'escapa por tua vida',
      'zoar',
      'anjos',
      'enxofre',
      'genros',
      'demorando',
      'juizo',
      'fuga',
    ],
  },
  {
    verses: '19:30-38',
    key: '19:30',
    title: 'Sozinhos numa caverna',
    theme: 'o medo que isola uma família',
    themes: ['medo', 'familia', 'sofrimento', 'esperanca'],
    idea: 'Ló escapou do fogo, mas o medo o fechou numa caverna com as filhas, longe de Deus e de gente; desse lugar sem saída a Bíblia conta, sem desculpar o mal, que nasceram povos.',
    context:
      'Sodoma queimou, e a mulher de Ló ficou para trás. Ele tinha pedido para se abrigar na cidadezinha de Zoar, e Deus deixou. Nem ali sossegou. As filhas, que ele próprio quis entregar à multidão (19:8), perderam mãe, noivos e cidade. O tio Abraão vivia perto, e ninguém o procura.',
    retold: [
      {
        verses: '19:30',
        says: 'Com medo de ficar em Zoar, Ló sobe ao monte com as duas filhas, e os três passam a viver numa caverna.',
      },
      {
        verses: '19:31-35',
        says: 'As filhas de Ló pensam que não resta homem com quem ter filhos. Em duas noites, uma depois da outra, embebedam o pai e dormem com ele, sem que ele perceba.',
      },
      {
        verses: '19:36-38',
        says: 'As duas filhas engravidam do próprio pai. O filho da mais velha se chama Moabe, pai dos moabitas, e o da mais nova, Ben-Ami, pai dos amonitas.',
      },
    ],
    read: {
      verses: '19:30-38',
      how: 'Uma só voz lê, sem ênfase. Avisem antes que o texto fala de incesto. Quem preferir sai ou fica de Bíblia fechada.',
    },
    observe: [
      {
        ask: 'Por que Ló deixa Zoar, e quem vai com ele?',
        verses: '19:30',
        listen: 'Teve medo; as duas filhas; uma caverna.',
      },
      {
        ask: 'O que as filhas pensam sobre o mundo e sobre o futuro?',
        verses: '19:31-32',
        listen: 'Não resta homem na terra; é preciso conservar geração.',
      },
      {
        ask: 'Que palavras se repetem sobre Ló naquelas noites?',
        verses: '19:33, 19:35',
        listen: 'Vinho, não sentiu, não percebeu.',
      },
      { ask: 'Que povos vêm dessa história?', verses: '19:37-38', listen: 'Moabitas e amonitas.' },
    ],
    interpret: [
      {
        ask: 'Deus tinha permitido Zoar e lhe poupado a vida. O que o medo continua dizendo a quem já foi salvo?',
        verses: '19:30',
        listen: 'Que nenhum lugar serve; leva ao isolamento.',
        follow: 'O que teria acontecido se procurasse Abraão?',
      },
      {
        ask: 'As moças acham que não sobrou ninguém. O que a solidão faz com o que a gente julga possível?',
        verses: '19:31',
        listen: 'Encolhe o mundo até só caber o pior.',
      },
      {
        ask: 'O texto não diz que Deus aprovou nem condena em voz alta. O que há de justo em contar o mal com tanta secura?',
        verses: '19:33-36',
        listen:
          'Não enfeita nem explora; e de Moabe, séculos depois, virá Rute, sem que o mal vire bem.',
      },
    ],
    live: [
      {
        ask: 'Em que época você entrou numa caverna e parou de procurar gente?',
        listen: 'Basta nomear a época. Não peça o motivo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que Abraão mora perto de você, e o que dificulta bater à porta dele?',
        listen: 'Vergonha, briga antiga, orgulho.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quando alguém some do grupo e para de responder, que primeiro gesto ajuda sem invadir?',
        listen: 'Mensagem simples, visita, constância.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'O que conta à sua família que não acabou o mundo, depois de uma perda grande?',
        listen: 'Rotina, escola, comida, culto.',
        for: ['parents', 'couples', 'mourning'],
      },
      {
        ask: 'A bebida anestesia e desliga. Onde você pode pedir ajuda, ou indicar, se isso entrar em casa?',
        listen: 'Nomes concretos: CAPS, AA, um amigo.',
        for: ['adults', 'men', 'visitors'],
      },
      {
        ask: 'Para quem vem de uma família com histórias que não se contam, o que significa Rute, a moabita, estar na árvore de Jesus?',
        listen: 'A origem não decide o fim. Nada apaga a gravidade.',
        for: ['new-believers', 'visitors', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Se a luz acabasse por três dias, em que casa do bairro você bateria primeiro?',
        bridge: 'Ló também precisava de uma porta e escolheu uma caverna.',
      },
      {
        text: 'Que lugar bem escondido você tinha quando criança para ficar sozinho?',
        bridge: 'Esconderijo de criança é bom. O de hoje virou prisão.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Faça uma lista curta: três pessoas para quem você poderia ligar esta noite.',
      bridge: 'Ló não fez essa lista.',
    },
    complete: [
      {
        name: 'Saída da caverna',
        text: 'Desenhe uma caverna e um caminho. Na boca da caverna: o medo que me fechou foi … . No caminho: a primeira pessoa que posso procurar é … .',
      },
      {
        name: 'Não restou ninguém?',
        text: 'Complete: Às vezes penso que não resta … . Mas ainda resta … , e resta … .',
      },
    ],
    challenges: [
      {
        do: 'Chame para um café alguém que se isolou depois de uma perda. Se disser não, chame de novo na outra semana.',
        tell: 'Como foi insistir com delicadeza.',
      },
      {
        do: 'Anote no celular e deixe à mão estes números: 188, 180 e 100. Ofereça a uma pessoa que possa precisar.',
        tell: 'Só se anotou.',
      },
    ],
    children: null,
    prayer:
      'Deus que entra em cavernas, alcança as famílias fechadas no medo. Guarda os corpos e as noites de quem está em perigo. Leva-nos até a porta de alguém, e abre a nossa. Onde só há vergonha, faz brotar um futuro.',
    leader: {
      lost: 'A curiosidade e a culpa vão para as filhas. Lembre o que o pai já tinha feito com elas e o trauma que viviam. O texto não é modelo nem anedota. Se o grupo é misto ou muito novo, estude outro trecho.',
      tender:
        'Incesto, abuso, bebida: é provável que alguém na sala tenha vivido. Avise com antecedência, não pergunte nada e não faça ninguém perdoar. Diga que a culpa nunca é da criança. Converse a sós e ajude a denunciar: Disque 100, Ligue 180; em desespero, CVV 188. Com menor em risco, a denúncia é dever.',
    },
    comfort:
      'Se a sua história passou por um lugar desses, você não é o que lhe fizeram. Deus não desvia os olhos, e não conta a sua vida a partir daquela noite. Há quem acredite em você e queira ajudar.',
    closing: 'Ninguém precisa atravessar a noite numa caverna só.',
    words: [
      'filhas de lo',
      'lo na caverna',
      'caverna',
      'zoar',
      'moabe',
      'ben ami',
      'moabitas',
      'amonitas',
      'incesto',
      'teve medo de ficar',
      'vinho',
    ],
  },
  {
    verses: '20:1-18',
    key: '20:6',
    title: 'O mesmo erro, vinte anos depois',
    theme: 'a recaída e o Deus que protege',
    themes: ['fidelidade', 'medo', 'oracao', 'graca'],
    idea: 'Abraão repete uma mentira antiga e põe Sara e a promessa em risco; Deus se põe na frente, guarda a inocência de um estrangeiro e ainda ouve a oração do mentiroso.',
    context:
      'Falta menos de um ano para nascer Isaque. Abraão já contou no Egito que Sara era irmã (12:10-20). Muda-se para Gerar e conta de novo. O rei manda buscá-la. Naquela noite, Deus entra no sonho de quem não sabia de nada.',
    retold: [
      {
        verses: '20:1-5',
        says: 'Abimeleque, rei de Gerar, manda buscar Sara. Deus lhe diz em sonho que ela é casada, e o rei, que não a tinha tocado, responde que agiu de coração sincero.',
      },
      {
        verses: '20:6-8',
        says: 'Deus diz a Abimeleque que foi ele quem o guardou de pecar, e manda devolver Sara ao marido, um profeta, que orará por ele.',
      },
      {
        verses: '20:9-13',
        says: 'Abimeleque pergunta a Abraão por que fez isso. Abraão responde que teve medo de ser morto, e que Sara é também sua irmã por parte de pai.',
      },
      {
        verses: '20:14-18',
        says: 'O rei devolve Sara com rebanhos, servos e mil moedas de prata. Abraão ora, Deus sara a casa de Abimeleque, e ali voltam a nascer filhos.',
      },
    ],
    read: {
      verses: '20:3-14',
      how: 'Narrador, Deus, Abimeleque e Abraão. Quem faz Abraão lê as desculpas do 11 ao 13 olhando para o chão.',
    },
    observe: [
      {
        ask: 'Como Abimeleque se defende diante de Deus, e o que Deus reconhece?',
        verses: '20:4-6',
        listen: 'Sinceridade, mãos limpas; Deus sabe, e foi ele quem o deteve.',
      },
      {
        ask: 'O que o rei faz logo de manhã?',
        verses: '20:8-10',
        listen: 'Conta aos servos, chama Abraão, pergunta o porquê.',
      },
      {
        ask: 'Quais são as três explicações de Abraão?',
        verses: '20:11-13',
        listen: 'Achei que não havia temor de Deus; é meia-irmã; sempre combinamos assim.',
      },
      {
        ask: 'Quem Deus diz que vai orar por quem?',
        verses: '20:7',
        listen: 'Abraão, o que errou, pelo rei prejudicado.',
      },
    ],
    interpret: [
      {
        ask: 'Abraão disse consigo: “Certamente não há temor de Deus neste lugar”. Quem, afinal, mostrou temor de Deus ali?',
        verses: '20:8, 20:11',
        listen: 'O rei e os servos; o preconceito enganou Abraão.',
        follow: 'Onde a gente supõe que Deus não está?',
      },
      {
        ask: 'O versículo 13 revela que a mentira era um combinado de viagem. Como um pecado antigo vira plano de segurança?',
        verses: '20:13',
        listen: 'Fica guardado, pronto para o próximo medo.',
      },
      {
        ask: 'Deus diz ao rei que o deteve sem ele notar. O que isso acrescenta ao modo de entender os males que não fizemos?',
        verses: '20:6',
        listen: 'Houve graça nos freios; ninguém se gabe.',
      },
    ],
    live: [
      {
        ask: 'Que erro você jurava vencido e reapareceu num endereço novo?',
        listen: 'Só o reconhecimento; sem relato.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Que combinado antigo, do casal ou da família, precisa ser desfeito porque nasceu do medo?',
        listen: 'Segredo de dinheiro, mentira branca.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De qual besteira você escapou por um triz, e hoje desconfia que não foi só sorte?',
        listen: 'Riso e gratidão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Sobre que bairro, família ou religião você já decidiu que ali não há temor de Deus?',
        listen: 'Preconceito dito em voz mansa.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'O que faz você se achar indigno de orar por alguém, e o que este texto responde?',
        listen: 'Deus mandou Abraão orar assim mesmo.',
        for: ['new-believers', 'adults', 'singles'],
      },
      {
        ask: 'O que você fez com uma bronca justa que veio de alguém de fora da igreja?',
        listen: 'Humildade; consertar.',
        for: ['long-believers', 'young', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual tombo você já levou duas vezes no mesmo lugar: calçada, receita, operadora de celular?',
        bridge: 'Abraão caiu duas vezes na mesma mentira.',
      },
      {
        text: 'Contem um sonho esquisito que fez vocês acordarem e mudarem de ideia.',
        bridge: 'Um rei acordou de um sonho e chamou todos os funcionários.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Pense num freio: um ônibus perdido, um telefone que não atendeu, alguém que disse não. Agradeça.',
      bridge: 'Deus disse a um rei: eu te detive.',
    },
    complete: [
      {
        name: 'De novo',
        text: 'Complete: Eu de novo … . O medo por trás é … . Da próxima vez, antes de … , eu vou … , e vou contar a … .',
      },
      {
        name: 'Freios',
        text: 'Desenhe uma estrada com três placas de pare. Em cada uma, um mal que você não fez porque algo ou alguém o deteve.',
      },
    ],
    challenges: [
      {
        do: 'Ore cada dia por alguém a quem você prejudicou, pedindo o bem dessa pessoa.',
        tell: 'O que mudou no seu jeito de pensar nela.',
      },
      {
        do: 'Conheça de perto alguém de um grupo do qual você desconfia e descubra uma coisa boa em que vocês concordam.',
        tell: 'A coisa boa.',
      },
    ],
    children: null,
    prayer:
      'Senhor, caímos outra vez onde já tínhamos caído. Obrigado pelos freios que nem vimos. Guarda quem ficou em perigo por nossa causa. E escuta, mesmo assim, a oração que fazemos por eles.',
    leader: {
      lost: 'O versículo 12 vira debate sobre parentesco. Diga que naquele tempo e família isso acontecia, e que meia verdade para enganar continua engano. O centro é Deus protegendo Sara e a promessa.',
      tender:
        'Outra vez uma mulher é entregue por quem a devia guardar. Mulheres que foram usadas como moeda podem se calar aqui. Não exija comentário. A sós, acredite e ajude: Ligue 180. E não use a volta de Sara para mandar ninguém de volta a um agressor.',
    },
    comfort:
      'Você pensou que, a esta altura, já não cairia nisso. Abraão também. E Deus não rasgou a promessa: pôs-se na frente dela, de noite, enquanto ele dormia.',
    closing: 'A promessa está mais bem guardada em Deus do que em nós.',
    words: [
      'abimeleque',
      'gerar',
      'sara',
      'minha irma',
      'sonho de abimeleque',
      'eu tambem te detive',
      'temor de deus neste lugar',
      'profeta',
      'orara por ti',
      'recaida',
      'abraao mentiu',
    ],
  },
  {
    verses: '21:8-21',
    key: '21:17',
    title: 'Água depois do odre vazio',
    theme: 'o Deus que ouve quem foi deixado',
    themes: ['sofrimento', 'esperanca', 'familia', 'oracao'],
    idea: 'Quando a água acaba e a mãe já não consegue olhar, Deus ouve a voz do menino onde ele está e abre os olhos dela para uma fonte.',
    context:
      'Isaque, o filho do riso, foi desmamado, e há festa. Mas o ciúme entre as duas mães volta, e Agar é mandada embora com o filho Ismael, um pão e um odre. Para Abraão foi uma dor; para ela, um deserto.',
    retold: [
      {
        verses: '21:8-10',
        says: 'No desmame de Isaque, Sara vê o filho de Agar caçoar dele e pede que Abraão mande embora a serva e o menino, que não herdará com Isaque.',
      },
      {
        verses: '21:11-13',
        says: 'Abraão sofre por causa do filho. Deus diz que ouça Sara, porque a descendência virá por Isaque, e promete fazer também do filho da serva uma nação.',
      },
      {
        verses: '21:14-16',
        says: 'Agar anda sem rumo pelo deserto até a água acabar. Deita o menino debaixo de uma árvore, senta-se longe para não o ver morrer e chora alto.',
      },
      {
        verses: '21:17-21',
        says: 'Do céu, o anjo manda Agar erguer o menino sem temer. Ela vê uma fonte e lhe dá de beber, e ele cresce no deserto, atirador de arco.',
      },
    ],
    read: {
      verses: '21:14-21',
      how: 'Leitura lenta por uma só pessoa; no versículo 16, parem até o silêncio incomodar um pouco.',
    },
    observe: [
      {
        ask: 'O que Agar leva, e quanto dura?',
        verses: '21:14-15',
        listen: 'Pão e um odre de água; no deserto isso acaba logo.',
      },
      {
        ask: 'Quem chora no versículo 16, e a voz de quem Deus ouve no 17?',
        verses: '21:16-17',
        listen: 'Ela chora; ele ouve a voz do jovem. Nenhum dos dois ficou sem ouvinte.',
      },
      {
        ask: 'O que Deus manda fazer, e o que ele mesmo faz?',
        verses: '21:17-19',
        listen: 'Não temas, levanta-te, segure-o pela mão; Deus abre os olhos dela.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Agar se senta longe do filho?',
        verses: '21:16',
        listen: 'Não por falta de amor: ela não suporta ver; a dor também afasta.',
      },
      {
        ask: '“Deus ouviu a voz do jovem onde está”: o que há de importante nas duas últimas palavras?',
        verses: '21:17',
        listen: 'Não no altar nem na tenda de Abraão: ali, debaixo do arbusto.',
      },
      {
        ask: 'A fonte talvez já estivesse lá. O que impede alguém de enxergar a água por perto?',
        verses: '21:19',
        listen: 'Desespero, cansaço, a certeza de que acabou; não é culpa dela.',
        follow: 'Como alguém pode ser olhos para outra pessoa numa hora assim?',
      },
    ],
    live: [
      {
        ask: 'Que odre seu está quase vazio: paciência, dinheiro, saúde, vontade?',
        listen: 'Deixe cada um falar sem que outro compita.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'Quando você se sentiu trocado por outro na família, na escola ou entre amigos?',
        listen: 'Ismael não escolheu nada disso; acolha.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Conhecemos alguma mãe que cria filho sozinha. O que seria, para ela, um odre cheio nesta semana?',
        listen: 'Fralda, hora de sono, compras, carona: saiam com uma ação.',
        for: ['adults', 'couples', 'men', 'long-believers'],
      },
      {
        ask: 'De que dor você tem ficado à distância porque não aguenta olhar?',
        listen: 'Hospital, notícia, parente: sem julgar a distância.',
        for: ['singles', 'men', 'elderly'],
      },
      {
        ask: 'Qual foi a sua fonte, aquilo que já estava ali e você só viu depois?',
        listen: 'Pode ser uma pessoa; que bom se ela souber.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Se Deus fizesse a você a pergunta do versículo 17, o que você tem, o que diria sem enfeitar?',
        listen: 'Ele já sabe e pergunta assim mesmo; fique em silêncio junto.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior sede da sua vida: trilha, jogo, praia, ônibus parado? O que você bebeu primeiro?',
        bridge: 'Sede assim a gente lembra no corpo. No texto, ela quase vence.',
      },
      {
        text: 'Conte uma vez em que você procurou feito doido uma coisa que estava bem na sua frente.',
        bridge: 'Agar tinha uma fonte por perto e não conseguia vê-la.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Vire uma garrafa ou um copo vazio de boca para baixo sobre a mesa e repare no vazio por um instante. Depois encha.',
      bridge: 'Também houve um odre vazio, e um choro que Deus escutou.',
    },
    complete: [
      {
        name: 'Nível do odre',
        text: 'Desenhe um odre e pinte até onde há água em você hoje. Escreva o que esvazia: … O que enche, nem que seja um pouco: …',
      },
      {
        name: 'Onde está',
        text: 'Complete: Deus, ouve a voz de …, que agora está em …; ouve também a minha, que está …',
      },
    ],
    challenges: [
      {
        do: 'Ajude quem cria filhos ou cuida de alguém sem ajuda: uma compra, três horas de companhia, o jantar pronto.',
        tell: 'O que você viu naquela casa que antes não via.',
      },
      {
        do: 'Chegue perto de uma dor que você vinha evitando: uma visita, uma ligação, dez minutos ao lado.',
        tell: 'Como foi atravessar a distância.',
      },
    ],
    children: {
      truth: 'Deus ouve o meu choro onde eu estiver.',
      to7: {
        story:
          'Agar e o filho Ismael estavam viajando pelo deserto. O sol era quente, quente. Eles tinham só um pouco de pão e uma bolsa de água. Beberam um gole, outro gole, e a água acabou. Ismael ficou cansado e deitou na sombra de uma árvore pequena. Agar chorou. Ismael também. Quem será que ia ouvir, naquele lugar tão longe? Deus ouviu! O anjo falou do céu: O que foi, Agar? Não tenha medo. Deus ouviu a voz do menino. Levante, pegue na mão dele! Aí Deus abriu os olhos dela, e ela viu uma fonte. Água fresquinha! Agar encheu a bolsa e deu de beber ao menino. E Deus ficou com ele enquanto crescia.',
        activity:
          'Escondam um copo de água na sala. Quem procura é guiado por palmas mais fortes ou mais fracas. Quem achar serve um amigo primeiro.',
        questions: [
          'O que acabou no deserto?',
          'Quem ouviu o menino?',
          'O que Agar viu quando Deus abriu os olhos dela?',
        ],
      },
      to12: {
        story:
          'Na casa de Abraão havia dois meninos: Ismael, o mais velho, filho de Agar, e Isaque, filho de Sara. Um dia, por causa de uma provocação e de muito ciúme, Sara mandou Agar e Ismael embora. Abraão ficou muito triste, mas Deus prometeu cuidar do menino. De madrugada ele lhes deu pão e um odre, que é uma bolsa de couro com água. No deserto eles se perderam e a água acabou. Agar deixou o filho na sombra de um arbusto e sentou-se longe, porque não aguentava vê-lo sofrer. Ela chorou alto. Então veio uma voz do céu: o que você tem, Agar? Não tenha medo, porque Deus ouviu a voz do menino ali onde ele está. Levante-se e pegue na mão dele. E Deus abriu os olhos dela: havia uma fonte. Ismael bebeu, cresceu, virou um bom arqueiro, e a Bíblia diz que Deus estava com ele.',
        activity:
          'Cada um decora uma garrafinha com a frase Deus ouve onde eu estou e combina de dá-la, cheia, a alguém que trabalha no sol.',
        questions: [
          'Por que Agar ficou longe do filho, se o amava?',
          'O que quer dizer que Deus ouviu o menino onde ele estava?',
          'Como você pode ajudar um colega que se sente deixado de lado?',
        ],
      },
      challenge: 'Ofereça água fresca a alguém que trabalha no sol e diga obrigado.',
    },
    prayer:
      'Deus que ouve, o odre de muita gente secou. Escuta a criança que chora longe dos nossos ouvidos. Abre os olhos da mãe exausta, e abre os nossos, para que sejamos fonte no caminho dela.',
    leader: {
      lost: 'O grupo se divide entre defender Sara e condenar Abraão. O texto não absolve ninguém; ele acompanha Deus até o arbusto. Vá para lá.',
      tender:
        'Mães solo, filhos rejeitados, quem já pensou em desistir: todos podem se reconhecer no versículo 16. Fique por perto no fim. Se alguém falar em morrer ou em não aguentar, não deixe a pessoa sozinha: CVV, 188. Criança em risco: Disque 100.',
    },
    comfort:
      'Você se afastou um pouco porque olhar doía demais. Deus não brigou com Agar por isso. Ele perguntou o que ela tinha, e mostrou água. Também para você ele sabe o caminho até debaixo do arbusto.',
    closing: 'Ele ouve, aí mesmo onde você está.',
    words: [
      'agar',
      'hagar',
      'ismael',
      'odre',
      'deserto de berseba',
      'fonte',
      'ouviu deus a voz do menino',
      'arbusto',
      'tiro de arco',
      'isaque desmamado',
      'abriu os olhos',
      'sara',
      'mae solo',
      'flecheiro',
    ],
  },
  {
    verses: '21:22-34',
    key: '21:33',
    title: 'Sete cordeiras e um poço',
    theme: 'resolver um conflito cara a cara',
    themes: ['proximo', 'justica', 'comunhao', 'fidelidade'],
    idea: 'Abraão não engole a injustiça nem parte para a briga: fala do poço, dá mais do que recebe, sela a paz e planta árvores no lugar que ainda não é seu.',
    context:
      'Isaque nasceu e há festa. Abimeleque, o rei que Abraão tinha enganado, procura um acordo de paz: percebe que Deus está com ele, mas já não confia na palavra dele. Numa terra seca, um poço é a vida de uma família e do rebanho. Os servos do rei tomaram um.',
    retold: [
      {
        verses: '21:22-24',
        says: 'Abimeleque vem com o chefe do exército e pede a Abraão que jure não enganar nem a ele, nem ao filho, nem ao neto. Abraão diz que jura.',
      },
      {
        verses: '21:25-27',
        says: 'Abraão reclama do poço que lhe tomaram, e Abimeleque responde que não sabia de nada. Abraão lhe dá ovelhas e vacas, e os dois fazem aliança.',
      },
      {
        verses: '21:28-32',
        says: 'Abraão separa sete cordeiras para o rei, como testemunho de que foi ele quem cavou o poço. O lugar se chama Berseba, porque ali os dois juraram.',
      },
      {
        verses: '21:33-34',
        says: 'Abraão planta um bosque em Berseba e invoca o nome do Senhor, o Deus eterno. Fica muitos dias morando na terra dos filisteus.',
      },
    ],
    read: {
      verses: '21:22-33',
      how: 'Ponham um copo de água no meio. Dois leitores se sentam de frente: Abraão e Abimeleque. Quem tem a palavra segura o copo.',
    },
    observe: [
      {
        ask: 'O que Abimeleque reconhece em Abraão, e o que pede a ele?',
        verses: '21:22-23',
        listen: 'Deus é contigo; não me trates com falsidade.',
      },
      {
        ask: 'Qual é a queixa, e que resposta ela recebe?',
        verses: '21:25-26',
        listen: 'O poço tirado pelos servos; o rei não sabia.',
      },
      {
        ask: 'Quem dá presentes, e para que servem as sete cordeiras?',
        verses: '21:27-30',
        listen: 'Abraão dá; testemunho de que cavou o poço.',
      },
      {
        ask: 'O que Abraão faz depois que o rei vai embora?',
        verses: '21:33',
        listen: 'Planta um bosque e invoca o nome do Senhor, Deus eterno.',
      },
    ],
    interpret: [
      {
        ask: 'Um rei diz que Deus está com Abraão, e mesmo assim exige juramento. Que lembrança explica as duas coisas?',
        verses: '21:22-23',
        listen: 'Ele viu a bênção e sofreu a mentira; fé não dispensa conquistar confiança.',
      },
      {
        ask: 'O rei responde que não sabia e que Abraão nunca lhe contou. Que mal o silêncio tinha feito?',
        verses: '21:26',
        listen: 'Guardar a queixa deixou o mal crescer e culpou quem ignorava.',
        follow: 'Que queixa sua o outro nem imagina?',
      },
      {
        ask: 'Quem foi roubado é quem dá as cordeiras. O que Abraão ganha com isso?',
        verses: '21:28-31',
        listen: 'Paz com testemunho; clareza sem humilhar.',
      },
      {
        ask: 'O que diz de Abraão plantar árvores, coisa lenta, em terra alheia?',
        verses: '21:33',
        listen: 'Confia no Deus eterno; quem virá terá sombra.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu poço: aquilo que lhe tomaram e que você ainda não mencionou à pessoa?',
        listen: 'Trabalho, ideia, espaço, tempo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'No condomínio, na firma ou na igreja, que conflito se resolveria com vinte minutos cara a cara?',
        listen: 'Um convite concreto, sem áudio de cinco minutos.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Roubaram a sua vez, a sua ideia, o seu lugar na turma: como reclamar sem virar treta?',
        listen: 'Ensaiem a frase.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que ponto alguém deixou de confiar na sua palavra, e o que serviria de sete cordeiras?',
        listen: 'Prova com gesto e tempo.',
        for: ['couples', 'singles', 'adults'],
      },
      {
        ask: 'Que árvore você está plantando cuja sombra outro vai usar?',
        listen: 'Filho, projeto, aluno, fruta no quintal.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'O que um vizinho sem fé diria ter visto de Deus em você, e do que reclamaria?',
        listen: 'Duas respostas honestas.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Você que chega de fora: que queixa justa teria contra os cristãos?',
        listen: 'Escutem como Abimeleque: eu não sabia.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a briga mais famosa do seu prédio, rua ou família: vaga, muro, som, cachorro?',
        bridge: 'Em Berseba a briga era por um poço.',
      },
      {
        text: 'Quem já plantou uma árvore? Onde está hoje, e quem come dela?',
        bridge: 'No fim deste acordo, um homem de cem anos planta um bosque.',
        for: ['adults', 'elderly', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Beba um gole de água bem devagar. Pense em quem cavou o poço de onde ela veio.',
      bridge: 'Abraão queria que se soubesse: eu cavei este poço.',
    },
    complete: [
      {
        name: 'Conversa do poço',
        text: 'Escreva a sua parte em quatro linhas: O que aconteceu foi … . Talvez você não saiba, mas … . Eu proponho … . E para mostrar boa vontade, eu … .',
      },
      {
        name: 'Sete cordeiras',
        text: 'Enumere sete gestos pequenos que ajudariam alguém a confiar de novo em você. Marque o primeiro.',
      },
    ],
    challenges: [
      {
        do: 'Leve a queixa guardada até a própria pessoa, sem plateia, e comece por uma coisa boa que você vê nela.',
        tell: 'O que a pessoa não sabia.',
      },
      {
        do: 'Plante uma muda ou semente, em vaso ou na terra, e ore pelo lugar onde você mora.',
        tell: 'O que plantou e onde.',
      },
    ],
    children: {
      truth: 'Posso resolver uma briga conversando e dando o primeiro passo.',
      to7: {
        story:
          'Abraão cavou um poço bem fundo. Cava, cava, cava! Lá embaixo tinha água fresquinha. Mas uns homens tomaram o poço dele. Abraão ficou chateado. Ele não bateu em ninguém. Foi conversar com o rei: seus homens pegaram o meu poço! O rei abriu os olhos: eu não sabia! Ninguém tinha me contado. Então Abraão separou sete ovelhinhas. Uma, duas, três, quatro, cinco, seis, sete. Disse: são um presente, para todo mundo lembrar que fui eu quem cavou o poço. Os dois prometeram ser bons um com o outro. O rei foi embora em paz. E Abraão plantou árvores ali e orou a Deus.',
        activity:
          'Contem sete bolinhas de algodão e montem sete ovelhinhas. Quando houver briga, uma ovelhinha vai de presente com um vamos conversar.',
        questions: [
          'O que tomaram de Abraão?',
          'Quantas ovelhinhas ele deu?',
          'Com quem você pode conversar quando ficar chateado?',
        ],
      },
      to12: {
        story:
          'Numa terra seca, ter um poço era ter vida. Abraão cavou um, e os homens do rei Abimeleque o tomaram. Um dia o próprio rei veio procurar Abraão: vejo que Deus está com você; prometa que não vai me enganar. Ele lembrava que Abraão já tinha mentido uma vez. Abraão prometeu. E aproveitou para dizer o que estava engasgado: e o meu poço? O rei se espantou: não sei quem fez isso; você nunca me contou! Quantas brigas duram porque ninguém fala? Então Abraão fez uma coisa curiosa. Ele tinha razão e mesmo assim deu presentes. Separou sete ovelhas para que todos soubessem que o poço era dele. Os dois juraram paz e chamaram o lugar de Berseba. Depois Abraão plantou árvores, que demoram a crescer, e orou ao Deus eterno.',
        activity:
          'Em duplas, encenem uma briga de recreio e resolvam com três frases: aconteceu isto; talvez você não saiba; eu proponho.',
        questions: [
          'Por que o rei não tinha resolvido antes?',
          'O que Abraão deu, mesmo tendo razão?',
          'Que conversa você precisa ter?',
        ],
      },
      challenge: 'Resolva um desentendimento conversando primeiro com a própria pessoa.',
    },
    prayer:
      'Deus eterno, tu viste quem cavou o poço. Dá-nos coragem de falar sem ferir e de ouvir um eu não sabia. Faz de nós vizinhos em quem se pode confiar, e que alguém descanse um dia à sombra do que plantamos.',
    leader: {
      lost: 'A conversa pode ficar nos significados de Berseba, que soa como sete e como juramento. É bonito, mas o caminho é: queixa dita, presente dado, paz firmada, árvore plantada.',
      tender:
        'Nem todo conflito se resolve a dois. Onde há ameaça ou violência, ninguém deve ir sozinho conversar. Há mediação, polícia e o Ligue 180. Diga isso para que a história não vire peso.',
    },
    comfort:
      'Abraão ainda não tinha um palmo de terra, e plantou árvores. Quando tudo parece provisório, dá para pôr na terra uma muda e chamar Deus pelo nome: eterno.',
    closing: 'Fale com franqueza, dê um sinal de paz e plante para quem vem depois.',
    words: [
      'berseba',
      'poco',
      'sete cordeiras',
      'abimeleque',
      'ficol',
      'deus eterno',
      'plantou',
      'bosque',
      'alianca',
      'tamargueira',
      'juramento',
      'deus e contigo',
    ],
  },
  {
    verses: '22:1-19',
    key: '22:14',
    title: 'O monte e o carneiro',
    theme: 'a fé provada e o Deus que provê',
    themes: ['fe', 'obediencia', 'fidelidade', 'cruz'],
    idea: 'Na subida mais escura da vida, Abraão descobre que Deus não é como os deuses que exigem filhos: é aquele que provê e que põe um substituto no lugar.',
    context:
      'Isaque, esperado por vinte e cinco anos, já carrega lenha nas costas. Povos vizinhos sacrificavam crianças aos seus deuses, e a ordem que Abraão ouve parece igual à deles. O leitor é avisado logo: é uma prova. Abraão não sabe.',
    retold: [
      {
        verses: '22:1-3',
        says: 'Deus manda Abraão oferecer o filho Isaque, a quem ama, em holocausto num monte de Moriá. Bem cedo, Abraão corta a lenha e parte com ele e dois servos.',
      },
      {
        verses: '22:4-8',
        says: 'Abraão deixa os servos e sobe só com o filho. Isaque pergunta onde está o cordeiro, e o pai responde que Deus o proverá.',
      },
      {
        verses: '22:9-14',
        says: 'Abraão amarra Isaque sobre a lenha e pega a espada, mas o anjo do Senhor grita do céu e o detém. Um carneiro, preso num arbusto, é oferecido em lugar do filho.',
      },
      {
        verses: '22:15-19',
        says: 'O Senhor jura que, porque Abraão não recusou o filho, terá descendentes como as estrelas e a areia, e neles serão abençoadas todas as nações.',
      },
    ],
    read: {
      verses: '22:3-14',
      how: 'Narrador, Abraão, Isaque e anjo. Leiam devagar e sem teatro; depois do 10, silêncio.',
    },
    observe: [
      {
        ask: 'Que verbos e detalhes fazem a viagem parecer comprida?',
        verses: '22:3-6',
        listen: 'Levantou cedo, cortou lenha, terceiro dia, foram ambos juntos.',
      },
      {
        ask: 'O que Abraão diz aos servos e ao filho que mostra o que ele ainda espera?',
        verses: '22:5, 22:8',
        listen: 'Voltaremos até vós; Deus se proverá de cordeiro.',
      },
      {
        ask: 'O que Deus impede, e o que põe no lugar?',
        verses: '22:11-13',
        listen: 'Não estendas a mão; um carneiro preso pelos chifres.',
      },
    ],
    interpret: [
      {
        ask: 'Onde está o cordeiro? É a pergunta de um filho ao pai. Como você imagina a voz dos dois no versículo 8?',
        verses: '22:7-8',
        listen: 'Amor, medo e confiança misturados: não há fé de pedra aqui.',
      },
      {
        ask: 'Numa terra em que se ofereciam filhos, o que a voz do céu ensina para sempre sobre este Deus?',
        verses: '22:11-12',
        listen: 'Ele não quer sangue de criança; o grito vem duas vezes, com pressa.',
      },
      {
        ask: 'Abraão dá nome ao lugar, não pelo que ele fez, mas pelo que Deus fez. Que diferença faz esse nome?',
        verses: '22:14',
        listen: 'A memória que fica é a de um Deus que provê.',
        follow: 'O que os cristãos enxergam quando leem isto perto de João 3:16?',
      },
    ],
    live: [
      {
        ask: 'O que você ama tanto que já tem medo de pôr nas mãos de Deus?',
        listen: 'Lembre: pôr nas mãos dele é confiar, não é perder.',
        for: ['adults', 'parents', 'women'],
      },
      {
        ask: 'Que projeto, dom ou relação pode virar o seu tudo sem você perceber?',
        listen: 'Jogo, namoro, faculdade, corpo: perguntar já ajuda.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em qual subida você caminhou dias sem entender, e o que lhe deu passo seguinte?',
        listen: 'Quem já subiu pode sustentar quem está no meio.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que pergunta difícil um filho ou criança já fez a você sobre Deus?',
        listen: 'Abraão não mentiu e não tinha detalhes; isso pode bastar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O Senhor proverá: em que momento essa frase já foi verdade para você, e em que momento soou vazia?',
        listen: 'As duas metades merecem espaço igual.',
        for: ['adults', 'men', 'mourning'],
      },
      {
        ask: 'Se a história assustou você, que parte assustou e que parte surpreendeu para melhor?',
        listen: 'Reação saudável; agradeça a sinceridade.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a caminhada mais longa da sua vida, e o que você carregava?',
        bridge:
          'Três dias de estrada, lenha nas costas e poucas palavras: é assim a viagem do texto.',
      },
      {
        text: 'Conte uma vez em que a ajuda chegou no último segundo: pneu, prova, prazo, ônibus.',
        bridge: 'No alto de um monte, a voz veio quando a mão já estava erguida.',
        for: ['young', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Segure nas mãos a foto, ou só o nome, de alguém que você ama muito. Fique com as mãos abertas por baixo.',
      bridge: 'Um pai subiu um monte com o que mais amava; Deus tomou cuidado dos dois.',
    },
    complete: [
      {
        name: 'Placa do monte',
        text: 'Abraão pôs nome no lugar. Desenhe uma placa para um lugar da sua história e escreva: aqui o Senhor …',
      },
      {
        name: 'Mãos fechadas, mãos abertas',
        text: 'Contorne a sua mão fechada e depois a aberta. Na primeira, o que seguro com medo: … Na segunda, a mesma coisa, entregue com estas palavras: …',
      },
    ],
    challenges: [
      {
        do: 'Ponha no papel uma preocupação com alguém que você ama, dobre e deixe dentro da Bíblia em Gênesis 22 durante sete dias.',
        tell: 'Quantas vezes você quis pegar o papel de volta.',
      },
      {
        do: 'Seja, para alguém aflito, um sinal de que Deus provê: pague, leve ou resolva uma coisa concreta.',
        tell: 'Como soube do que a pessoa precisava.',
      },
    ],
    children: null,
    prayer:
      'Deus que provê, nós não entendemos todas as subidas. Obrigado porque gritaste do céu para que a mão parasse, e porque não poupaste o teu próprio amor em Jesus. Segura quem hoje sobe sem saber o fim.',
    leader: {
      lost: 'O debate sobre como Deus pôde pedir isso é legítimo. Dê-lhe cinco minutos e diga o que o texto garante: era uma prova, Deus nunca quis a morte do menino, e depois disso ninguém em Israel podia dizer que quer.',
      tender:
        'Quem perdeu um filho pode sair dilacerado: para ele não houve carneiro. Não diga que Deus pediu ou levou o filho. Avise a pessoa antes do encontro, ofereça que não venha, visite-a. E se alguém disser que Deus lhe mandou ferir uma pessoa ou a si mesmo, busque ajuda médica na hora (SAMU 192, CVV 188).',
      differ:
        'Judeus e cristãos leem este capítulo há milênios com acentos diversos: obediência de Abraão, entrega de Isaque, anúncio da cruz. Nenhum o lê como permissão para sacrificar gente.',
    },
    comfort:
      'Há montes de onde se desce sem nenhuma explicação. Se para você não apareceu carneiro algum, Deus não está cobrando coragem. Ele conhece a dor de um Pai e chora ao pé do monte com você.',
    closing: 'No monte do Senhor se proverá.',
    words: [
      'moria',
      'isaque',
      'abraao',
      'holocausto',
      'cordeiro',
      'carneiro',
      'jeova jire',
      'o senhor provera',
      'deus provera',
      'lenha',
      'provou abraao',
      'eis me aqui',
      'terceiro dia',
      'sacrificio',
      'filho unico',
    ],
  },
  {
    verses: '23:1-20',
    key: '23:4',
    title: 'Um palmo de terra para Sara',
    theme: 'chorar e sepultar com esperança',
    themes: ['luto', 'fe', 'casamento', 'esperanca'],
    idea: 'O homem a quem Deus prometeu a terra inteira chora a mulher, compra pelo preço justo só um túmulo, e faz dele a primeira semente da promessa.',
    context:
      'Sara morre em Hebrom, com cento e vinte e sete anos; é a única mulher de quem a Bíblia conta a idade ao morrer. Abraão anda por aquela terra há sessenta anos e não possui nada. Agora precisa de um lugar, e tem de negociar, ainda com os olhos vermelhos.',
    retold: [
      {
        verses: '23:1-4',
        says: 'Abraão chora por Sara, sua mulher. Depois se levanta e pede aos filhos de Hete, entre os quais é peregrino e estrangeiro, uma propriedade para a sepultura.',
      },
      {
        verses: '23:5-9',
        says: 'Os filhos de Hete oferecem a Abraão a melhor das suas sepulturas. Ele se inclina e pede que falem com Efrom, para comprar pelo justo preço a caverna de Macpela.',
      },
      {
        verses: '23:10-16',
        says: 'Efrom diz, diante de todos, que dá o campo e a caverna. Abraão quer pagar, ouve o preço e pesa quatrocentos siclos de prata.',
      },
      {
        verses: '23:17-20',
        says: 'O campo, a caverna e as árvores ficam sendo de Abraão, à vista de quem entra pela porta da cidade, e ali ele sepulta Sara.',
      },
    ],
    read: {
      verses: '23:1-12',
      how: 'Uma voz lê 1 e 2, e todos ficam calados um minuto. Depois leiam o acerto com os filhos de Hete, em tom respeitoso dos dois lados.',
    },
    observe: [
      {
        ask: 'O que Abraão faz antes de resolver qualquer coisa?',
        verses: '23:2-3',
        listen: 'Vem, fica de luto, chora; só então se levanta.',
      },
      {
        ask: 'Como ele se apresenta, e como o povo da terra o vê?',
        verses: '23:4-6',
        listen: 'Peregrino e estrangeiro; príncipe de Deus entre nós.',
      },
      {
        ask: 'O que ele pede exatamente, e por que preço?',
        verses: '23:8-9',
        listen: 'A caverna de Macpela, pelo justo preço.',
      },
      {
        ask: 'Quantas vezes se curva, e o que Efrom oferece?',
        verses: '23:7, 23:11-12',
        listen: 'Duas; a terra e a caverna, de graça, diante de todos.',
      },
    ],
    interpret: [
      {
        ask: 'Um homem de tanta fé chora assim. O que isso tira dos ombros de quem perdeu alguém?',
        verses: '23:2',
        listen: 'Chorar não é falta de fé; Jesus também chorou.',
      },
      {
        ask: 'Ele se diz estrangeiro numa terra que Deus já lhe deu. Como se vive com uma promessa que ainda não se vê?',
        verses: '23:4',
        listen: 'Sem fingir nem desistir; Hebreus diz que ele esperava outra cidade.',
        follow: 'Onde você se sente estrangeiro?',
      },
      {
        ask: 'Por que insistir em pagar e fazer tudo à vista do povo?',
        verses: '23:9',
        listen: 'Sem dívida nem dúvida; Sara descansará num lugar que é dela.',
      },
    ],
    live: [
      {
        ask: 'De que jeito a sua família chora: em voz alta, trabalhando, cozinhando, calada?',
        listen: 'Todos os jeitos cabem.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Que coisa prática, um papel, um túmulo, um armário, você teve de resolver chorando? Quem ajudou?',
        listen: 'Ajuda concreta vale ouro.',
        for: ['mourning', 'adults', 'long-believers'],
      },
      {
        ask: 'O que você gostaria de dizer, ainda em vida, a quem caminha com você há tantos anos?',
        listen: 'Uma frase; pode ser dita hoje.',
        for: ['couples', 'elderly'],
      },
      {
        ask: 'Um amigo perde a avó. Os adultos resolvem papéis. O que alguém da sua idade pode fazer?',
        listen: 'Ir, ficar, levar água, não sumir depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem, fora da fé, você recebeu respeito num momento difícil?',
        listen: 'Os filhos de Hete foram bondosos.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Que conversa sobre a morte a sua casa evita, e como ela aliviaria quem fica?',
        listen: 'Desejos, documentos, despedida.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Em que pedacinho pequeno você já vê começar algo que Deus prometeu grande?',
        listen: 'Uma semente, um gesto, um túmulo que vira sinal.',
      },
    ],
    icebreakers: [
      {
        text: 'Se a sua vida tivesse um endereço de sempre, qual casa, rua ou árvore seria?',
        bridge: 'Abraão andou sessenta anos sem endereço. O primeiro foi um túmulo.',
      },
      {
        text: 'Quem na sua família é bom de pechinchar? Imitem a cena na feira.',
        bridge: 'Na Bíblia há uma negociação cheia de gentileza, no pior dia de um homem.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Diga em voz baixa o nome de alguém que você enterrou. Fique com ele um instante.',
      bridge: 'Abraão veio para ficar com Sara e chorar por ela.',
    },
    complete: [
      {
        name: 'Foi a vida de',
        text: 'Escreva uma linha sobre quem partiu, como o capítulo começa: Foi a vida de … , … anos; ela, ou ele, … . Guarde ou leia.',
      },
      {
        name: 'Estrangeiro e herdeiro',
        text: 'Duas colunas: aqui sou estrangeiro quando …; mas já recebi um palmo de promessa quando … .',
      },
    ],
    challenges: [
      {
        do: 'Ajude uma família enlutada numa tarefa chata: documento, mudança, roupa para doar ou cartório.',
        tell: 'O que descobriu sobre ajudar calado.',
      },
      {
        do: 'Diga em vida, a uma pessoa querida, o que você escreveria depois.',
        tell: 'O rosto dela ao ouvir.',
      },
    ],
    children: {
      truth: 'Posso chorar de saudade, e Deus fica comigo.',
      to7: {
        story:
          'Sara e Abraão andaram juntos a vida toda. Andaram, andaram, moraram em tendas. Riram muito quando o bebê Isaque nasceu. Agora Sara estava bem velhinha, e morreu. Abraão ficou com muita saudade. Ele chorou. Chorou porque gostava dela. Depois Abraão se levantou e procurou um lugar bonito e quieto para guardar o corpo de Sara. Os vizinhos foram bondosos e disseram: pode escolher! Ele escolheu um campo com árvores e pagou direitinho. Ali Sara ficou descansando. Abraão ainda tinha saudade. Mas sabia que Deus estava com ele e cumpre o que promete.',
        activity:
          'Plantem uma flor ou desenhem um campo com árvores. Cada um pode contar, se quiser, de quem tem saudade.',
        questions: [
          'De quem Abraão sentia saudade?',
          'O que ele escolheu para Sara?',
          'O que ajuda você quando está com saudade?',
        ],
      },
      to12: {
        story:
          'Sara viveu cento e vinte e sete anos. Com Abraão, deixou a terra natal, dormiu em tenda, esperou muito e riu quando Isaque nasceu. Quando ela morreu, Abraão fez o que faz quem ama: ficou perto e chorou. Era um homem de grande fé, e mesmo assim chorou muito. Depois se levantou. Deus tinha prometido a ele aquela terra inteira, mas até ali não tinha nem um cantinho. Foi falar com os vizinhos: sou estrangeiro aqui; vendam para mim um lugar para Sara. Eles responderam com respeito e até quiseram dar de graça. Abraão fez questão de pagar o preço certo, diante de todos. Comprou um campo com árvores e uma gruta. Foi o primeiro pedaço da terra prometida. A saudade ficou, e a promessa também.',
        activity:
          'Caixa de lembranças: cada um desenha ou escreve uma lembrança boa de alguém de quem sente saudade e, se quiser, mostra.',
        questions: [
          'Por que Abraão chorou, se tinha fé?',
          'Como os vizinhos o trataram?',
          'Que lembrança boa você guarda de alguém?',
        ],
      },
      challenge: 'Dê um abraço ou um desenho a alguém que está com saudade.',
    },
    prayer:
      'Deus de Abraão e de Sara, fica ao lado dos que choram hoje. Manda vizinhos bondosos e um palmo de terra firme. Somos estrangeiros, e tu preparaste uma cidade. Guarda, até lá, os que amamos.',
    leader: {
      lost: 'O vaivém da compra parece longo e há quem pule. Era o modo educado de negociar naquele tempo. Não discutam preço: vejam um viúvo que quer um lugar digno, e o começo da promessa.',
      tender:
        'Escolha outro dia se alguém do grupo enterrou uma pessoa nesta semana, a não ser que peça. Não peça testemunhos. Viúvos e viúvas não precisam ouvir que já passou. Continue procurando meses depois. Se alguém não quiser mais viver: CVV 188, e companhia.',
    },
    comfort:
      'Abraão não foi consolado depressa. Veio, sentou-se e chorou. Só depois se levantou. O capítulo espera por ele. Deus também espera por você.',
    closing: 'No túmulo de Sara, a promessa ganhou endereço.',
    words: [
      'sara morreu',
      'morte de sara',
      'macpela',
      'hebrom',
      'filhos de hete',
      'efrom',
      'peregrino e estrangeiro',
      'sepultura',
      'quatrocentos siclos',
      'luto',
      'quiriate arba',
    ],
  },
  {
    verses: '24:1-67',
    key: '24:12',
    title: 'Água para dez camelos',
    theme: 'a direção de Deus nas escolhas',
    themes: ['casamento', 'oracao', 'fidelidade', 'servico'],
    idea: 'Deus guia uma escolha de amor por caminhos bem comuns: uma oração simples, um caráter que se vê no serviço, a palavra livre de uma moça e tempo para agradecer.',
    context:
      'Sara morreu, Abraão está velho e quer para Isaque uma mulher que não o afaste da promessa. Manda o seu servo de confiança a uns oitocentos quilômetros. É o capítulo mais longo de Gênesis, e quase tudo nele é cotidiano.',
    retold: [
      {
        verses: '24:1-9',
        says: 'Abraão faz o criado jurar que buscará na terra dos seus parentes uma mulher para Isaque.',
      },
      {
        verses: '24:10-14',
        says: 'Junto a um poço, o criado pede a Deus que a moça certa ofereça água a ele e também aos camelos.',
      },
      {
        verses: '24:15-28',
        says: 'Rebeca, da família de Abraão, dá de beber ao criado e aos camelos, e ele adora ao Senhor.',
      },
      {
        verses: '24:29-49',
        says: 'Labão, irmão de Rebeca, recebe o criado, que só come depois de contar tudo.',
      },
      {
        verses: '24:50-61',
        says: 'A família de Rebeca diz que aquilo veio do Senhor. Perguntam se ela quer ir, e Rebeca responde que sim.',
      },
      {
        verses: '24:62-67',
        says: 'Isaque vê os camelos chegarem ao campo. Recebe Rebeca por mulher, ama-a e se consola da morte da mãe.',
      },
    ],
    read: {
      verses: '24:12-23',
      how: 'O servo reza em voz baixa; Rebeca responde alegre; alguém faz as vezes de camelo sedento, se o grupo topar.',
    },
    observe: [
      {
        ask: 'O que exatamente o servo pede a Deus?',
        verses: '24:12-14',
        listen: 'Bom encontro, misericórdia com Abraão, e um sinal ligado à bondade.',
      },
      {
        ask: 'O que Rebeca faz além do que lhe foi pedido?',
        verses: '24:18-20',
        listen: 'Dá água a ele e também aos camelos, correndo, até acabarem de beber.',
      },
      {
        ask: 'Enquanto ela trabalha, o que o servo faz?',
        verses: '24:21',
        listen: 'Fica calado, observando, para saber.',
      },
    ],
    interpret: [
      {
        ask: 'Um camelo sedento bebe dezenas de litros, e eram dez. Que qualidade o sinal pedido põe à mostra?',
        verses: '24:14, 24:19-20',
        listen: 'Generosidade com esforço, sem plateia nem recompensa prevista.',
      },
      {
        ask: 'O servo ora e continua olhando. Como a oração e a observação se completam numa escolha importante?',
        verses: '24:12, 24:21',
        listen: 'Ele não desliga a cabeça; espera e confere.',
      },
      {
        ask: 'Por que fazer o pedido em favor do patrão, e não de si?',
        verses: '24:12, 24:14',
        listen: 'É fiel no que é do outro; a missão não o engrandece.',
        follow:
          'Mais adiante perguntam à moça se ela quer ir (24:57-58). Que peso tem essa pergunta?',
      },
    ],
    live: [
      {
        ask: 'O que você observa primeiro em alguém de quem gosta: foto, papo, ou como trata quem serve a mesa?',
        listen: 'Deixe rir; depois volte aos camelos.',
        for: ['singles', 'young', 'teens'],
      },
      {
        ask: 'Que escolha está diante de você, e como anda a mistura de oração, conselho e olhos abertos?',
        listen: 'Emprego, mudança, casamento, tratamento.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que gesto simples um do outro, lá no começo, contou a vocês quem a pessoa era?',
        listen: 'Hora de histórias bonitas; deixe o tempo correr.',
        for: ['couples', 'elderly'],
      },
      {
        ask: 'Como você tem orado pelas amizades e pelos amores dos seus filhos sem decidir por eles?',
        listen: 'Abraão cuida e deixa livre: ela podia dizer não.',
        for: ['parents', 'long-believers'],
      },
      {
        ask: 'O servo não tem nome no capítulo e tudo dependeu dele. Que serviço anônimo sustenta a sua semana?',
        listen: 'Nomeiem essas pessoas e agradeçam.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Isaque se consolou depois da morte da mãe. O que já trouxe um pouco de consolo para dentro da sua tenda?',
        listen: 'O amor novo não apagou Sara; diga isso, se ajudar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Como os seus pais ou avós se conheceram? Vale versão oficial e versão da tia.',
        bridge: 'Isaque e Rebeca também tinham uma história para contar, com poço e camelos.',
      },
      {
        text: 'Qual foi o favor pequeno que virou uma trabalheira e você acabou fazendo assim mesmo?',
        bridge: 'Rebeca ofereceu água a um homem e acabou servindo dez camelos.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Encha uma jarra devagar, ouvindo o barulho da água, e ponha-a na mesa para quem vier.',
      bridge: 'A resposta a uma oração veio carregando um cântaro.',
    },
    complete: [
      {
        name: 'Sinais de caráter',
        text: 'Faça três colunas: o que vejo na foto, o que vejo no cansaço, o que vejo no serviço. Pense em alguém, ou em você, e preencha.',
      },
      {
        name: 'Oração do servo',
        text: 'Escreva a sua, com a mesma simplicidade: Senhor, estou junto a …; hoje preciso de …; quero reconhecer a tua mão quando eu vir …',
      },
    ],
    challenges: [
      {
        do: 'Faça um favor a alguém e, no fim, dê água também aos camelos: acrescente um passo que ninguém pediu.',
        tell: 'Qual foi o passo a mais e o rosto de quem recebeu.',
      },
      {
        do: 'Sobre uma decisão que espera você, passe três dias sem resolver nada: ore, observe, pergunte a dois conselheiros.',
        tell: 'O que os olhos viram no silêncio.',
      },
    ],
    children: {
      truth: 'Deus guia quem ora, e gosta de quem ajuda.',
      to7: {
        story:
          'Um servo de Abraão viajou para longe com dez camelos. Ele procurava uma esposa boa para Isaque. Chegou cansado a um poço. Ali mesmo ele orou: Deus, ajude-me! Que a moça certa me dê água e ofereça água para os meus camelos também. Nem tinha acabado de orar, e veio Rebeca com um pote no ombro. Ele pediu: Pode me dar um pouco de água? Ela disse: Claro! Beba! E vou dar água para os camelos também. Rebeca correu ao poço, uma vez, duas, três, muitas vezes! Camelo tem uma sede enorme. O servo ficou admirado e disse: Obrigado, Deus, o Senhor me guiou! E depois Rebeca quis ir conhecer Isaque.',
        activity:
          'Corrida de água: com copinhos, levem água de uma vasilha a outra para matar a sede dos camelos de brinquedo.',
        questions: [
          'O que o servo pediu a Deus?',
          'Quantos camelos tomaram água?',
          'Como você pode ajudar sem ninguém pedir?',
        ],
      },
      to12: {
        story:
          'Abraão queria uma esposa para Isaque e mandou o seu servo mais antigo até a terra dos parentes, muito longe. O servo chegou ao poço no fim da tarde e fez uma oração bem direta: Senhor, hoje eu preciso da tua ajuda. Que a moça certa seja aquela que me dê água e ofereça também aos camelos. Pense no tamanho do pedido: um camelo com sede bebe uns cem litros, e eram dez! Antes de ele terminar, chegou Rebeca. Deu-lhe água na hora e disse: vou tirar também para os seus camelos. E correu para lá e para cá até o último ficar satisfeito. O servo não disse nada; só observava. Depois se ajoelhou e agradeceu a Deus, que o tinha guiado. Na casa dela, a família perguntou: Rebeca, você quer ir? Ela mesma respondeu: quero. E foi assim que Isaque e Rebeca se encontraram no campo, num fim de tarde.',
        activity:
          'Calculem quantos baldes Rebeca encheu (uns mil litros, vinte por vez). Depois façam juntos um serviço escondido na casa ou na igreja.',
        questions: [
          'Por que oferecer água aos camelos mostrava um bom coração?',
          'O que o servo fez depois de orar, em vez de decidir correndo?',
          'O que você observa para escolher bons amigos?',
        ],
      },
      challenge: 'Quando pedirem uma ajuda, faça um pouco mais do que pediram.',
    },
    prayer:
      'Senhor, guia os encontros da nossa vida. Dá-nos oração simples, olhos abertos e paciência para observar. Faz de nós gente que corre ao poço pelo cansaço dos outros, e que volta para agradecer.',
    leader: {
      lost: 'Alguns tiram daqui um método de pedir sinais. Mostre que o sinal era de caráter, e que houve perguntas, conversa com a família e um sim livre.',
      tender:
        'Solteiros cansados de ouvir que é só orar podem se ferir, assim como quem viveu escolha forçada ou separação. Não venda receita. Quem sofre pressão para casar ou ficar em união violenta pode ligar 180.',
    },
    comfort:
      'O capítulo começa num luto e termina num consolo, e entre um e outro há uma viagem longa. Deus andou por toda ela com um homem cansado junto a um poço. Anda também com você.',
    closing: 'Orar, olhar, servir e dizer obrigado.',
    words: [
      'rebeca',
      'isaque',
      'camelos',
      'cantaro',
      'servo de abraao',
      'eliezer',
      'poco',
      'labao',
      'betuel',
      'casamento',
      'escolha',
      'esposa para isaque',
      'naor',
      'bem sucedido no caminho',
    ],
  },
  {
    verses: '25:1-18',
    key: '25:8',
    title: 'Cheio de dias',
    theme: 'terminar bem a vida',
    themes: ['luto', 'familia', 'esperanca', 'perdao'],
    idea: 'Abraão morre em boa velhice, com a casa em ordem; à beira do túmulo, Isaque e Ismael, separados na infância, carregam juntos o pai, e a bênção segue adiante.',
    context:
      'Sara morreu há anos e Isaque está casado. Abraão ainda teve outra mulher e outros filhos. Ismael tinha sido mandado embora, menino, com um pão e um odre de água. O capítulo fecha a vida do pai da fé e conta também os doze filhos de Ismael, como Deus havia prometido.',
    retold: [
      {
        verses: '25:1-6',
        says: 'Abraão tem filhos também com Quetura. Dá tudo o que tem a Isaque, e aos outros dá presentes e os envia, ainda em vida, para o oriente.',
      },
      {
        verses: '25:7-11',
        says: 'Abraão morre aos cento e setenta e cinco anos, cheio de dias. Isaque e Ismael o sepultam na caverna de Macpela, ao lado de Sara, e Deus abençoa Isaque.',
      },
      {
        verses: '25:12-16',
        says: 'De Ismael, filho de Abraão com a egípcia Agar, nascem doze filhos, doze príncipes, com suas vilas e seus acampamentos.',
      },
      {
        verses: '25:17-18',
        says: 'Ismael morre aos cento e trinta e sete anos, e os seus habitam desde Havilá até Sur, em frente do Egito.',
      },
    ],
    read: {
      verses: '25:5-12',
      how: 'Dois leitores, um de cada lado da sala, para Isaque e Ismael. No versículo 9, os dois andam até o meio e leem juntos.',
    },
    observe: [
      {
        ask: 'O que Abraão resolve ainda em vida?',
        verses: '25:5-6',
        listen: 'A herança a Isaque, presentes aos outros, um lugar para cada um.',
      },
      {
        ask: 'Com que palavras se descreve a morte dele?',
        verses: '25:7-8',
        listen: 'Boa velhice, cheio de dias, unido ao seu povo.',
      },
      {
        ask: 'Quem o sepulta, onde e ao lado de quem?',
        verses: '25:9-10',
        listen: 'Isaque e Ismael; Macpela; Sara.',
      },
      {
        ask: 'O que Deus faz depois que Abraão morre?',
        verses: '25:11',
        listen: 'Abençoa Isaque; a história não acaba.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não conta conversa nenhuma entre os dois irmãos. O que a cena diz sozinha?',
        verses: '25:9',
        listen: 'Que vieram; que o pai era dos dois. Não invente abraço.',
        follow: 'O que pode ter pesado naquele caminho para Ismael?',
      },
      {
        ask: 'Qual é a diferença entre ter muitos dias e estar “cheio de dias”?',
        verses: '25:7-8',
        listen: 'Satisfação, sentido; nem todo velho está cheio.',
      },
      {
        ask: 'Macpela é chamada de “Herança que comprou Abraão”. De tudo o que Deus lhe prometeu, isso era pouco. Por que ele pôde morrer em paz?',
        verses: '25:8, 25:10-11',
        listen: 'A promessa não cabia numa vida; Deus seguiria com o filho.',
      },
    ],
    live: [
      {
        ask: 'O que você quer deixar resolvido em vida para que ninguém brigue depois?',
        listen: 'Papéis, objetos, desculpas.',
        for: ['elderly', 'adults', 'parents'],
      },
      {
        ask: 'Que enterro juntou quem não se falava na sua família, e o que ficou daquele dia?',
        listen: 'Às vezes nada; honestidade.',
        for: ['adults', 'mourning', 'long-believers'],
      },
      {
        ask: 'Ismael voltou para enterrar o pai que o mandou embora. O que você sente diante dele?',
        listen: 'Raiva, admiração, pena. Não corrija.',
        for: ['young', 'adults', 'visitors'],
      },
      {
        ask: 'Como anda a sua conversa com os seus irmãos de sangue, e que passo pequeno cabe antes de um velório?',
        listen: 'Mensagem, foto antiga, visita; ou distância segura.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De que é feito um dia cheio para quem tem a sua idade?',
        listen: 'Nem sempre é agenda cheia.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que bênção você percebe que passou de alguém que morreu para a sua mão?',
        listen: 'Ofício, fé, receita, jeito.',
        for: ['mourning', 'couples', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Diga um dia da sua vida que você chamaria de cheio. Como ele começou?',
        bridge: 'De Abraão se conta que morreu cheio de dias.',
      },
      {
        text: 'Que coisa sua ninguém vai querer herdar? Coleção, panela, piada?',
        bridge: 'Abraão distribuiu tudo ainda em vida.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha um copo até a borda, devagar. Repare no ponto em que ele fica cheio.',
      bridge: 'Assim o texto fala dos dias de um homem.',
    },
    complete: [
      {
        name: 'Ainda em vida',
        text: 'Três listas: o que quero dar já; o que quero dizer já; com quem quero fazer as contas já. Ponha uma data na menor delas.',
      },
      {
        name: 'Dois irmãos',
        text: 'Desenhe dois caminhos que chegam ao mesmo túmulo. Em cada um, escreva o que aquele irmão pode ter trazido no coração. Circule o que é parecido com você.',
      },
    ],
    challenges: [
      {
        do: 'Dê em vida um objeto seu a quem você gostaria que o tivesse, e conte a história dele.',
        tell: 'Que objeto era e quem recebeu.',
      },
      {
        do: 'Escreva a um irmão, primo ou meio-irmão distante uma mensagem sem cobrança, com uma lembrança boa.',
        tell: 'Se veio resposta, e como você esperou.',
      },
    ],
    children: {
      truth: 'Deus continua a história da minha família.',
      to7: {
        story:
          'Abraão viveu muitos e muitos anos. Cento e setenta e cinco! Ele viu estrelas, montou tendas, cavou poços e teve filhos. O copo da vida dele ficou cheinho. Um dia, bem velhinho, Abraão morreu em paz. Os filhos dele vieram: Isaque e Ismael. Eles moravam longe um do outro. Fazia muito tempo que não estavam juntos. Mas naquele dia vieram os dois, porque os dois eram filhos do mesmo pai. Juntos, levaram Abraão para descansar perto de Sara, no campo das árvores. E Deus disse: agora vou abençoar Isaque. Deus também lembrou de Ismael, que teve doze filhos. Deus não esquece ninguém.',
        activity:
          'Encham juntos um copo com grãos: cada grão é um dia bom, contado em voz alta por um de cada vez.',
        questions: [
          'Quantos anos Abraão viveu?',
          'Quem veio se despedir dele?',
          'Que dia bom você viveu com a sua família?',
        ],
      },
      to12: {
        story:
          'Abraão chegou aos cento e setenta e cinco anos. Antes de morrer, deixou tudo arrumado: deu presentes a uns filhos e a herança a Isaque. A Bíblia diz que ele morreu em boa velhice, cheio de dias, como um copo que chegou à borda. Quem veio enterrá-lo? Isaque e Ismael. Os dois eram meios-irmãos. Quando Ismael era menino, houve uma briga na casa, e ele foi mandado embora com a mãe, Agar. Deve ter doído muito. Mesmo assim, ele veio. Não sabemos o que os dois conversaram. Só sabemos que andaram juntos até o campo de Macpela e puseram o pai ao lado de Sara. Depois Deus abençoou Isaque e cumpriu também o que tinha prometido a Ismael: doze filhos, doze príncipes. Deus cuida da história dos dois.',
        activity:
          'Linha da família: numa corda, pendurem fotos ou desenhos de quem veio antes e deixem espaço para quem virá.',
        questions: [
          'O que quer dizer cheio de dias?',
          'Por que foi bonito Ismael vir?',
          'Com quem da família você quer voltar a conversar?',
        ],
      },
      challenge: 'Mande uma lembrança boa a um parente que você vê pouco.',
    },
    prayer:
      'Deus de Isaque e também de Ismael, enche os nossos dias. Ajuda-nos a pôr a casa em ordem enquanto é dia. Encontra os irmãos que se perderam um do outro, e continua com os nossos a bênção que começaste.',
    leader: {
      lost: 'Os nomes das duas listas podem dispersar: leiam só o miolo. E não idealize a reconciliação; o texto mostra dois filhos no mesmo enterro, e isso já é muito.',
      tender:
        'Meios-irmãos, filhos fora do casamento e herança mal dividida são feridas vivas. Ninguém deve ser pressionado a procurar parente perigoso. Ouça quem perdeu pai sem ter feito as pazes: não diga que agora é tarde; leve com a pessoa esse peso a Deus.',
    },
    comfort:
      'Unido a seu povo, diz a Bíblia. Quem partiu não foi para o nada, foi para junto. E o Deus que ficou com Isaque depois do enterro também volta para casa com você.',
    closing: 'Os dias acabam cheios; a bênção continua.',
    words: [
      'morte de abraao',
      'abraao morreu',
      'quetura',
      'boa velhice',
      'cheio de dias',
      'isaque e ismael',
      'unido a seu povo',
      'sepultaram',
      'filhos de ismael',
      'doze principes',
      'nebaiote',
      'beer laai roi',
    ],
  },
  {
    verses: '25:19-34',
    key: '25:34',
    title: 'Um prato de lentilhas',
    theme: 'o valor do que se herda',
    themes: ['tentacao', 'familia', 'sabedoria', 'proposito'],
    idea: 'A fome de agora sabe fazer parecer pequeno o que dura; Esaú troca a herança por um prato, e a casa dividida pelos pais ensina os irmãos a negociar o amor.',
    context:
      'Isaque e Rebeca esperaram vinte anos por filhos e receberam dois de uma vez, brigando já na barriga. Crescem diferentes, cada um preferido por um dos pais. A primogenitura dava parte dobrada e a liderança da família da promessa.',
    retold: [
      {
        verses: '25:19-23',
        says: 'Isaque ora por Rebeca, que é estéril, e ela concebe. O Senhor lhe diz que há duas nações em seu ventre, e que o maior servirá ao menor.',
      },
      {
        verses: '25:24-28',
        says: 'Nasce primeiro Esaú, ruivo e peludo, e depois Jacó, pegando no calcanhar do irmão. Esaú se torna caçador, amado por Isaque, e Jacó, homem quieto, amado por Rebeca.',
      },
      {
        verses: '25:29-31',
        says: 'Esaú volta do campo cansado e pede do guisado vermelho que Jacó cozinhou. Jacó diz que ele lhe venda, nesse dia, a primogenitura.',
      },
      {
        verses: '25:32-34',
        says: 'Esaú diz que vai morrer e pergunta para que lhe serve a primogenitura. Jura, vende, come pão e lentilhas, bebe, levanta-se e vai embora.',
      },
    ],
    read: {
      verses: '25:24-34',
      how: 'Quem estiver com mais fome lê Esaú; quem cozinha melhor lê Jacó. Um narrador conta o resto.',
    },
    observe: [
      {
        ask: 'Em que os gêmeos são diferentes, e quem prefere quem?',
        verses: '25:25-28',
        listen: 'Campo e tenda; Isaque ama Esaú pela caça, Rebeca ama Jacó.',
      },
      {
        ask: 'Como Esaú fala da sua fome, e que pressa há nas frases de Jacó?',
        verses: '25:30-33',
        listen: 'Eis que vou morrer; neste dia, jura-me hoje.',
      },
      {
        ask: 'Quais são os verbos finais de Esaú?',
        verses: '25:34',
        listen: 'Comeu, bebeu, levantou-se, foi-se, menosprezou: tudo rápido.',
      },
    ],
    interpret: [
      {
        ask: 'Esaú não ia morrer de verdade. O que o cansaço faz com a nossa conta do que vale?',
        verses: '25:29-32',
        listen: 'Aumenta o urgente e encolhe o que não se vê.',
      },
      {
        ask: 'Jacó também não sai bem. O que há de feio em vender comida a um irmão faminto?',
        verses: '25:31-33',
        listen: 'Ele calcula sobre a fraqueza do outro; Deus o escolhe apesar disso.',
      },
      {
        ask: 'O que o versículo 28 planta na família que ainda vai brotar?',
        verses: '25:28',
        listen: 'Preferência vira rivalidade; capítulos de dor nascem ali.',
        follow: 'Como um filho percebe que é o preferido, ou que não é?',
      },
    ],
    live: [
      {
        ask: 'Em que hora do dia, cansado, você já trocou muito por pouco?',
        listen: 'Compra, briga, site, resposta atravessada: hora e cansaço importam.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Qual é o prato de lentilhas da sua idade, aquilo que cheira bem agora e cobra depois?',
        listen: 'Eles sabem a lista; não complete por eles.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que herança boa, sem preço, a sua família deixou a você?',
        listen: 'Fé, receita, jeito de rir, honestidade.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'Cada um de vocês tem o filho com quem combina mais. Como amar de um jeito que o outro não precise disputar?',
        listen: 'É humano combinar mais; o perigo é a preferência virar regra.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Em que momento você se aproveitou da fome de alguém: carência, pressa, falta de dinheiro?',
        listen: 'Resposta só para dentro, se a pessoa preferir.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Se a fé fosse uma herança com o seu nome, o que você gostaria de saber antes de receber?',
        listen: 'Perguntas de quem chega são bem-vindas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Por qual comida você assinaria qualquer papel se estivesse com muita fome?',
        bridge: 'Esaú assinou, e o cardápio nem era grande coisa.',
      },
      {
        text: 'Qual foi a pior troca que você já fez: figurinha, celular, carro, lugar na fila?',
        bridge: 'Troca ruim a gente só percebe depois de comer.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Repare no seu corpo agora: há fome, sono, sede, cansaço? Diga a Deus qual deles está falando mais alto.',
      bridge: 'Um homem chegou do campo assim, e decidiu a vida em dois minutos.',
    },
    complete: [
      {
        name: 'Balança do cansaço',
        text: 'Desenhe uma balança. Num prato: quando estou exausto, isto pesa muito: … No outro: descansado, eu sei que vale mais: …',
      },
      {
        name: 'Inventário da herança',
        text: 'Liste cinco coisas que recebi de Deus e dos meus e que dinheiro não compra. Ao lado de cada uma, escreva quanto tempo ela teve nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Não decida nada com fome, com sono ou com raiva nesta semana: coma, durma, e só então responda.',
        tell: 'Que decisão ficou diferente depois do prato ou do travesseiro.',
      },
      {
        do: 'Diga a cada filho, irmão ou sobrinho uma coisa única que você ama nele, sem comparar.',
        tell: 'Qual frase custou mais a achar.',
        for: ['parents', 'adults', 'couples'],
      },
    ],
    children: {
      truth: 'O que Deus me dá vale mais que a vontade de agora.',
      to7: {
        story:
          'Isaque e Rebeca tiveram gêmeos: Esaú e Jacó. Esaú era peludo e gostava de caçar. Jacó era quietinho e gostava de ficar em casa. Esaú tinha nascido primeiro, e por isso tinha um presente muito especial guardado para ele na família. Um dia Esaú voltou do campo com muita fome. Jacó estava fazendo uma sopa de lentilha cheirosa. Esaú pediu: Quero essa sopa agora! Jacó disse: Só se você me der o seu presente especial. Esaú nem pensou direito: Pode ficar! Comeu, bebeu e foi embora. Depois a barriga ficou com fome de novo, mas o presente tinha ido embora. Que pena! E Jacó também não fez bem: podia ter dividido a sopa.',
        activity:
          'Ponham um biscoito na frente de cada um. Quem esperar uma música inteira sem comer ganha outro e pode dividir.',
        questions: [
          'O que Esaú queria?',
          'O que ele deu em troca da sopa?',
          'O que é difícil esperar?',
        ],
      },
      to12: {
        story:
          'Rebeca e Isaque oraram muito por um filho, e vieram dois! Esaú nasceu primeiro, ruivo e peludo; Jacó veio logo atrás, agarrado ao calcanhar do irmão. Cresceram bem diferentes. Esaú vivia no mato, caçando. Jacó ficava perto das tendas. O pai preferia um, a mãe preferia o outro, e isso não ajudou em nada. Como mais velho, Esaú tinha a primogenitura: uma parte maior da herança e a responsabilidade de levar adiante a promessa de Deus. Um dia ele chegou exausto e sentiu o cheiro do cozido vermelho de Jacó. Quero comer disso! Jacó, esperto demais, respondeu: primeiro me venda a sua primogenitura. Esaú disse que ia morrer de fome e que a herança não servia para nada. Jurou, comeu, bebeu, levantou e foi embora. Em cinco minutos trocou uma coisa enorme por um prato de lentilhas.',
        activity:
          'Jogo das trocas: cada um ganha um cartão valioso e tenta resistir a ofertas rápidas durante três minutos. Conversem sobre os truques usados.',
        questions: [
          'O que havia de tão valioso na primogenitura?',
          'O que Jacó poderia ter feito ao ver o irmão com fome?',
          'Qual vontade de agora costuma fazer você esquecer o que importa?',
        ],
      },
      challenge: 'Escolha uma vontade do dia e espere uma hora antes de decidir.',
    },
    prayer:
      'Senhor, tu conheces as nossas fomes. Guarda a gente na hora do cansaço, para não vender barato o que nos deste. Cura as famílias feridas por preferências e ensina irmãos a dividir o prato.',
    leader: {
      lost: 'O versículo 23 e Romanos 9 podem levar a noite para a predestinação. Diga que o tema é grande, marque outro dia e volte ao prato: como a gente decide quando está faminto?',
      tender:
        'Quem cresceu como filho menos amado, ou esperou filhos que não vieram, pode se calar. Não peça que perdoe os pais na hora. Ouça depois, sem defender ninguém.',
      differ:
        'Sobre a escolha de Jacó antes de nascer, uns ressaltam a liberdade soberana de Deus; outros, que ele conhecia as respostas de cada um. As duas leituras são de cristãos que amam o texto.',
    },
    comfort:
      'Talvez você tenha perdido alguma coisa num dia de cansaço e não se perdoe. Deus continuou a história com dois irmãos que erraram. Coma, descanse; ele ainda não fechou o livro.',
    closing: 'Nem toda fome merece a nossa assinatura.',
    words: [
      'esau',
      'jaco',
      'primogenitura',
      'lentilhas',
      'guisado',
      'rebeca',
      'isaque',
      'gemeos',
      'calcanhar',
      'cacador',
      'edom',
      'menosprezou',
      'desprezou',
      'cozinhado',
    ],
  },
  {
    verses: '26:12-33',
    key: '26:22',
    title: 'Cavar outra vez',
    theme: 'a perseverança de quem busca paz',
    themes: ['espera', 'trabalho', 'comunhao', 'fidelidade'],
    idea: 'Entupiram os poços de Isaque e brigaram por cada um que ele abriu; sem revidar nem desistir, ele segue cavando até achar lugar largo, e um dia os rivais vêm pedir paz.',
    context:
      'Há fome na terra e Deus pediu a Isaque que ficasse. Ele planta, colhe cem por um e vira alvo de inveja. Numa região seca, tapar o poço de alguém é tirar-lhe a vida devagar.',
    retold: [
      {
        verses: '26:12-17',
        says: 'O Senhor abençoa Isaque, que se torna muito poderoso. Os filisteus enchem de terra os poços do pai dele, e Abimeleque manda Isaque se afastar dali.',
      },
      {
        verses: '26:18-22',
        says: 'Isaque reabre os poços de Abraão e cava outros no vale. Por dois deles há briga, pelo terceiro não, e ele diz que o Senhor lhe deu espaço.',
      },
      {
        verses: '26:23-25',
        says: 'Em Berseba, de noite, o Senhor diz a Isaque que não tema, porque está com ele. Isaque faz um altar, arma a tenda, e os servos abrem um poço.',
      },
      {
        verses: '26:26-33',
        says: 'Abimeleque vem pedir aliança, porque viu que o Senhor está com Isaque. Os dois comem juntos e juram paz, e no mesmo dia os criados acham água.',
      },
    ],
    read: {
      verses: '26:15-25',
      how: 'A cada poço, um leitor novo; quem acabou de ler faz o gesto de cavar.',
    },
    observe: [
      {
        ask: 'Que poços Isaque reabre, e que nomes lhes dá?',
        verses: '26:15, 26:18',
        listen: 'Os do pai, tapados com terra; devolve os mesmos nomes.',
      },
      {
        ask: 'O que acontece em cada poço novo?',
        verses: '26:19-22',
        listen: 'Eseque, briga; Sitna, acusação; Reobote, largueza.',
      },
      {
        ask: 'O que Isaque constrói quando Deus lhe aparece à noite, e em que ordem?',
        verses: '26:24-25',
        listen: 'Altar, tenda, poço: adoração, casa, trabalho.',
      },
    ],
    interpret: [
      {
        ask: 'A água era dele por direito. Por que sair, em vez de lutar pelo segundo poço?',
        verses: '26:20-22',
        listen: 'Ele confia que a bênção não mora num buraco só.',
        follow: 'Quando ceder é sabedoria, e quando é só medo?',
      },
      {
        ask: 'Dar aos poços os nomes que o pai dava: o que se recupera com isso, além da água?',
        verses: '26:18',
        listen: 'Memória, pertença, a fé de quem veio antes.',
      },
      {
        ask: 'Deus diz para não temer numa hora em que as coisas já tinham melhorado. O que Isaque talvez carregasse ainda?',
        verses: '26:24',
        listen: 'O cansaço de quem foi expulso vezes seguidas.',
      },
    ],
    live: [
      {
        ask: 'Que poço seu já entupiram mais de uma vez: uma amizade, um emprego, um recomeço?',
        listen: 'Dê lugar à raiva antes de louvar a paciência.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Pegaram a sua ideia, o seu lugar, o seu grupo. O que você faz depois que a vontade de revidar esfria?',
        listen: 'Conte você também um caso seu, pequeno.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fonte da fé dos seus avós ou dos seus primeiros anos está tapada de terra e merece ser aberta?',
        listen: 'Um hino, o culto em casa, a mesa, o terço, um jeito de repartir.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Em qual briga repetida vocês poderiam, em vez de vencer, cavar noutro lugar?',
        listen: 'Mudar a hora ou o lugar da conversa já é cavar.',
        for: ['couples'],
      },
      {
        ask: 'Onde, na sua vida, você já consegue dizer Reobote, que alargou?',
        listen: 'Festejem; gente que luta esquece de festejar.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Que desistência ronda você depois da segunda tentativa?',
        listen: 'Concurso, tratamento, vício, visto: segurem juntos a pá.',
        for: ['singles', 'young', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa que você precisou refazer três vezes: prova de direção, bolo, currículo, mudança?',
        bridge: 'Isaque cavou, perdeu, cavou, perdeu e cavou.',
      },
      {
        text: 'Inventem nomes engraçados para os lugares da sua semana: a fila do banco, o ponto de ônibus, a cozinha às seis.',
        bridge: 'Isaque dava nome ao que vivia. Os nomes contam a história inteira.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Esfregue as mãos como quem tira terra delas. Repare no cansaço que há nos braços e nos ombros.',
      bridge: 'Um homem cansado de cavar ouviu de noite: não temas.',
    },
    complete: [
      {
        name: 'Três poços',
        text: 'Desenhe três poços. No primeiro: aqui brigaram comigo por … No segundo: aqui me acusaram de … No terceiro: o lugar largo que peço a Deus é …',
      },
      {
        name: 'Terra em cima',
        text: 'Escreva uma fonte antiga da sua fé que secou. Liste o que foi jogado sobre ela. Sublinhe a primeira pá que você pode tirar.',
      },
    ],
    challenges: [
      {
        do: 'Reabra um poço: retome por sete dias uma prática simples de fé que alguém lhe ensinou.',
        tell: 'Quem ensinou e o que ainda havia de água ali.',
      },
      {
        do: 'Na próxima disputa pequena (vaga, fila, razão no grupo da família), ceda sem bater a porta, como Isaque, que foi cavar outro poço.',
        tell: 'Se ceder deu paz ou ficou entalado, com sinceridade.',
      },
    ],
    children: {
      truth: 'Com Deus, eu tento outra vez e sem brigar.',
      to7: {
        story:
          'Isaque precisava de água para as ovelhas. Não havia torneira! Era preciso cavar um poço bem fundo. Isaque e os amigos cavaram. Achamos água! Mas vieram uns homens e disseram: É nossa! E brigaram. Isaque não bateu em ninguém. Foi para outro lugar e cavou de novo. Água! Os homens vieram outra vez: É nossa! Isaque respirou fundo e cavou mais longe. Dessa vez ninguém brigou. Isaque ficou feliz e disse: Deus nos deu um lugar bem largo! De noite, Deus falou com ele: Não tenha medo, eu estou com você. E um dia aqueles homens vieram fazer as pazes, e comeram juntos.',
        activity:
          'Numa bacia com areia ou arroz, cada criança cava com a colher até achar um botão azul, a água. Quem achar ajuda outro.',
        questions: [
          'O que Isaque procurava cavando?',
          'O que ele fez quando brigaram?',
          'O que você pode tentar de novo?',
        ],
      },
      to12: {
        story:
          'Isaque plantou e colheu muito, e os vizinhos ficaram com inveja. O que fizeram? Jogaram terra nos poços que tinham sido do pai dele. Num lugar seco, isso é grave: sem água não há rebanho, nem horta, nem família. E ainda mandaram Isaque embora. Ele foi para um vale e reabriu os poços de Abraão, com os mesmos nomes. Depois os seus empregados acharam água nova, e os pastores dali gritaram: é nossa! Isaque chamou aquele poço de Briga e saiu. Cavou outro. Brigaram de novo, e ele o chamou de Acusação. Cavou um terceiro, e ninguém brigou. Esse se chamou Lugar Largo. Naquela noite Deus apareceu: não tenha medo, eu estou com você. E sabe quem apareceu depois? O próprio rei vizinho, pedindo um acordo de paz. Isaque podia ter se vingado. Ofereceu um almoço.',
        activity:
          'Escrevam em três copos: Briga, Acusação, Lugar Largo. Contem situações da escola e decidam juntos em qual copo estão e como ir para o terceiro.',
        questions: [
          'Por que tapar um poço era tão grave?',
          'Foi covardia ou coragem mudar de lugar? Por quê?',
          'O que você já conseguiu só na terceira tentativa?',
        ],
      },
      challenge: 'Recomece uma coisa que não deu certo e chame alguém para ajudar.',
    },
    prayer:
      'Deus de Isaque, tu viste quantas vezes taparam os nossos poços. Dá força aos braços e mansidão ao peito. Leva-nos a um lugar largo, e que haja mesa posta até para quem brigou conosco.',
    leader: {
      lost: 'Alguns leem só o cem por um e fazem dele promessa de riqueza. Siga o texto até o fim: a prosperidade trouxe inveja, e a bênção maior foi a presença de Deus e a paz.',
      tender:
        'Quem foi expulso de casa, demitido injustamente ou enganado por sócio pode ouvir que deve aceitar tudo. Não é isso. Há hora de procurar direito e justiça; ofereça companhia para essa procura.',
    },
    comfort:
      'Há um cansaço de recomeçar que ninguém vê. Deus apareceu a Isaque justamente de noite, depois de tantos buracos, e não pediu mais esforço. Disse: eu sou contigo.',
    closing: 'Ainda há água embaixo; a gente cava de novo.',
    words: [
      'isaque',
      'pocos',
      'eseque',
      'sitna',
      'reobote',
      'abimeleque',
      'gerar',
      'filisteus',
      'cem por um',
      'entulharam',
      'cavar',
      'berseba',
      'inveja',
      'poco de aguas vivas',
    ],
  },
  {
    verses: '27:1-45',
    key: '27:34',
    title: 'Quem é você, meu filho?',
    theme: 'a fome de bênção e a mentira em casa',
    themes: ['familia', 'identidade', 'perdao', 'filhos'],
    idea: 'Numa família em que cada um trama por trás do outro, a bênção é tomada com disfarce e deixa todos feridos; Deus cumpre a promessa, mas ninguém sai sem custo.',
    context:
      'Isaque está cego e velho e quer abençoar Esaú em segredo. Rebeca escuta e monta um teatro com pele de cabrito, roupa emprestada e comida caseira. Ninguém conversa: todos cochicham.',
    retold: [
      {
        verses: '27:1-4',
        says: 'Isaque pede a Esaú que saia à caça e lhe faça um guisado como gosta, para abençoá-lo antes de morrer.',
      },
      {
        verses: '27:5-17',
        says: 'Rebeca ouve e manda Jacó ir no lugar do irmão. Ele teme ser apalpado pelo pai, mas obedece.',
      },
      {
        verses: '27:18-29',
        says: 'Jacó diz ao pai que é Esaú. Isaque estranha a voz, apalpa as mãos peludas, come, beija o filho e o abençoa.',
      },
      {
        verses: '27:30-40',
        says: 'Esaú chega com a caça, e Isaque estremece. Esaú clama por uma bênção também para ele e chora, mas ouve que servirá ao irmão.',
      },
      {
        verses: '27:41-45',
        says: 'Esaú pensa em matar Jacó quando o pai morrer. Rebeca manda o filho fugir para a casa de Labão até a ira passar.',
      },
    ],
    read: {
      verses: '27:24-35',
      how: 'Isaque, Jacó, Esaú e narrador. Quem lê Isaque fica de olhos fechados enquanto os outros falam.',
    },
    observe: [
      {
        ask: 'Por quais sentidos Isaque tenta saber quem está ali?',
        verses: '27:24-27',
        listen: 'Pergunta, come, beija, cheira; a visão falta.',
      },
      {
        ask: 'O que a bênção deseja para quem a recebe?',
        verses: '27:28-29',
        listen: 'Orvalho, fartura, lugar entre os irmãos.',
      },
      {
        ask: 'Como pai e filho reagem quando a verdade aparece?',
        verses: '27:32-35',
        listen: 'Isaque estremece; Esaú grita amargo e pede para ser abençoado também.',
      },
    ],
    interpret: [
      {
        ask: 'És tu meu filho Esaú? Jacó responde que sim. O que alguém perde quando é abençoado com o nome de outro?',
        verses: '27:24',
        listen: 'A bênção não alcança quem ele é; mais tarde Deus lhe pedirá o nome.',
      },
      {
        ask: 'Isaque, Rebeca, Jacó, Esaú: que parte de responsabilidade cada um tem no que houve?',
        verses: '27:24-35',
        listen: 'Ninguém é só vítima nem só culpado; até o segredo de Isaque pesou.',
      },
      {
        ask: 'O que há por baixo do grito “Abençoa também a mim, meu pai”?',
        verses: '27:34',
        listen: 'Fome de ser visto e querido, mais do que de herança.',
        follow: 'Por que essa frase atravessa tantos séculos e tantas casas?',
      },
    ],
    live: [
      {
        ask: 'Que palavra boa do seu pai, da sua mãe ou de quem os substituiu você carrega até hoje?',
        listen: 'Se alguém não tiver nenhuma, não passe depressa adiante.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Que roupa de Esaú você veste para ser aceito: o engraçado, o forte, o santo, o inteligente?',
        listen: 'Conte a sua primeiro; eles contarão depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto, na nossa casa, já não se fala: cochicha-se?',
        listen: 'Basta o tema, sem enredo.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Qual frase de bênção um filho, ou alguém mais novo, precisa ouvir de você enquanto há tempo?',
        listen: 'Ajude a formular; frases prontas saem frias.',
        for: ['parents', 'long-believers', 'elderly'],
      },
      {
        ask: 'Você já conseguiu o que queria do jeito errado. Que gosto ficou?',
        listen: 'Jacó ganhou e precisou fugir; respeite quem calar.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'O que você queria ter ouvido de alguém que já não pode dizer?',
        listen: 'Silêncio e presença; nada de compensar com palavras suas.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De olhos fechados, você reconheceria quem só pelo cheiro ou pelo jeito de andar? Que cheiro ou barulho é esse?',
        bridge: 'Isaque confiou no nariz e nas mãos, e foi enganado dentro de casa.',
      },
      {
        text: 'Qual foi o seu melhor disfarce: festa junina, peça da escola, trote no irmão?',
        bridge: 'Jacó se fantasiou de irmão. Dessa vez não era brincadeira.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe a mão pelo próprio braço ou rosto, como quem reconhece. Diga o seu nome de batismo em voz baixa.',
      bridge: 'Um pai cego perguntou duas vezes ao filho quem ele era.',
    },
    complete: [
      {
        name: 'Bênção por escrito',
        text: 'Escreva uma bênção de quatro linhas para alguém mais novo: eu vejo em você …; que Deus lhe dê …; que você nunca precise …; conte comigo para …',
      },
      {
        name: 'Roupa emprestada',
        text: 'De um lado da folha: quando quero aprovação, eu me visto de … Do outro: se eu chegasse a Deus sem disfarce, ele encontraria …',
      },
    ],
    challenges: [
      {
        do: 'Diga em voz alta, olhando nos olhos, uma bênção a um filho, sobrinho, aluno ou afilhado.',
        tell: 'Quem foi, e como recebeu.',
      },
      {
        do: 'Transforme um cochicho em conversa: procure a pessoa de quem se fala e fale com ela.',
        tell: 'O que se resolveu em dez minutos de frente.',
      },
    ],
    children: {
      truth: 'Não preciso de disfarce: Deus me abençoa como sou.',
      to7: {
        story:
          'O papai Isaque estava velhinho e não enxergava mais. Ele queria dar uma bênção a Esaú, o filho mais velho. Bênção é uma palavra boa que vem de Deus. Mas Jacó, o outro filho, também queria. Então Jacó fez uma coisa errada. Vestiu a roupa de Esaú, pôs pelo de cabrito nos braços e foi até o pai. Quem é você? perguntou Isaque. Sou Esaú, mentiu Jacó. O pai tocou nele, cheirou a roupa e deu a bênção. Logo depois chegou Esaú de verdade. Quando descobriu, chorou alto: Papai, abençoe a mim também! Todo mundo ficou triste por causa da mentira. Mais tarde, Deus ia ajudar Jacó a mudar.',
        activity:
          'De olhos vendados, adivinhem quem é o colega pela voz. Depois cada um ouve do grupo uma palavra boa sobre quem ele é.',
        questions: [
          'Por que Isaque não viu que era Jacó?',
          'Como Esaú ficou?',
          'Que palavra boa você quer dizer a alguém?',
        ],
      },
      to12: {
        story:
          'Naquela família se escondia tudo de todo mundo. Isaque, velho e cego, combinou em segredo com Esaú: traga-me uma caça gostosa e eu lhe darei a minha bênção. Rebeca escutou atrás da porta e fez outro plano com Jacó, o seu preferido. Preparou a comida, vestiu-o com a roupa do irmão e cobriu os seus braços com pele de cabrito, porque Esaú era peludo. Jacó entrou e mentiu: sou Esaú. O pai estranhou, tocou, comeu, cheirou a roupa e o abençoou. Jacó mal tinha saído quando Esaú chegou com a comida. O velho Isaque estremeceu inteiro. E Esaú deu um grito que dói de ouvir: abençoe também a mim, meu pai! No fim, Jacó ganhou as palavras, mas teve de fugir de casa e nunca mais se diz que viu a mãe. A mentira pareceu esperta. Custou caro para os quatro.',
        activity:
          'Cada um escreve uma bênção curta para outra pessoa do grupo, começando por que Deus lhe dê. Leiam olhando nos olhos.',
        questions: [
          'O que aquela família poderia ter resolvido conversando?',
          'De que Esaú sentia mais falta quando gritou?',
          'Em que momento você finge ser outro para ser aceito?',
        ],
      },
      challenge: 'Diga uma palavra boa e verdadeira a cada pessoa da sua casa.',
    },
    prayer:
      'Pai que nos conhece sem apalpar, abençoa também a nós. Cura a fome de quem nunca ouviu uma palavra boa em casa. Tira os nossos disfarces e transforma cochicho em conversa.',
    leader: {
      lost: 'Há quem aplauda a esperteza de Jacó, já que Deus prometeu. O texto mostra o preço: ódio, fuga, vinte anos longe. Deus cumpre a palavra sem precisar da nossa mentira.',
      tender:
        'O grito de Esaú acorda feridas de pai ausente, agressivo ou que preferia outro filho. Permita que só ouçam. Não mande procurar quem fez mal; ofereça você, no fim, uma oração de bênção a quem quiser.',
    },
    comfort:
      'Se ninguém pôs a mão na sua cabeça e disse coisa boa, Deus ouviu o grito antes mesmo de você gritar. Ele não tem uma bênção só. A sua está com ele.',
    closing: 'Que Deus abençoe também a você.',
    words: [
      'jaco',
      'esau',
      'isaque',
      'rebeca',
      'bencao',
      'engano',
      'disfarce',
      'pele de cabrito',
      'voz de jaco',
      'maos de esau',
      'primogenito',
      'abencoa tambem a mim',
      'enganador',
      'preferencia',
    ],
  },
  {
    verses: '27:41-28:9',
    key: '28:3',
    title: 'Uns dias que viraram vinte anos',
    theme: 'a família que se quebra e a bênção que segue',
    themes: ['familia', 'perdao', 'graca', 'sofrimento'],
    idea: 'Do engano nascem ódio, fuga e uma separação que Rebeca imaginava curta; ainda assim Isaque abençoa o filho que o enganou, porque a bênção de Deus segue por graça.',
    context:
      'Jacó enganou o pai cego e levou a bênção do irmão. Esaú jura matá-lo depois do luto (27:41). Rebeca manda Jacó fugir por “alguns dias” (27:44). Passarão vinte anos, e a Bíblia não conta que ela o tenha visto de novo. Na leitura, Isaque despede o filho, e Esaú observa tudo de longe.',
    retold: [
      {
        verses: '27:41-45',
        says: 'Esaú odeia Jacó por causa da bênção e pensa em matá-lo. Rebeca manda o filho mais novo para a casa de Labão, em Harã, até a ira passar.',
      },
      {
        verses: '27:46-28:2',
        says: 'Rebeca diz a Isaque que está desgostosa com as mulheres daquela terra. Isaque chama Jacó, abençoa-o e manda que procure esposa entre as filhas de Labão.',
      },
      {
        verses: '28:3-5',
        says: 'Isaque pede que o Deus Todo-Poderoso dê a Jacó a bênção de Abraão, muitos descendentes e a terra. Jacó parte para Padã-Arã.',
      },
      {
        verses: '28:6-9',
        says: 'Esaú vê que Jacó obedeceu e que as filhas de Canaã desagradam ao pai. Vai então à casa de Ismael e se casa também com uma filha dele.',
      },
    ],
    read: {
      verses: '28:1-9',
      how: 'Contem antes o fim do capítulo 27. Isaque põe a mão no ombro de Jacó ao ler 3 e 4. Esaú fica de pé na porta até o 9.',
    },
    observe: [
      {
        ask: 'O que Isaque ordena e o que deseja a Jacó?',
        verses: '28:1-4',
        listen: 'Não tomar mulher dali, ir a Padã-Arã; ser abençoado, frutificar, herdar.',
      },
      {
        ask: 'A bênção de quem ele passa adiante?',
        verses: '28:4',
        listen: 'A de Abraão, que Deus deu; não é de Isaque nem conquista de Jacó.',
      },
      {
        ask: 'O que Esaú vê, e o que decide fazer com o que viu?',
        verses: '28:6-9',
        listen: 'A bênção, a ordem, a obediência, o desgosto do pai; casa-se mais uma vez.',
      },
    ],
    interpret: [
      {
        ask: 'Isaque agora abençoa de olhos abertos, sabendo quem é Jacó. O que mudou em relação à primeira vez?',
        verses: '28:1, 28:3-4',
        listen: 'Antes foi enganado; agora escolhe confiar no que Deus falou.',
        follow: 'Por que essa bênção é graça para Jacó?',
      },
      {
        ask: 'Esaú percebe tarde o que incomodava o pai e tenta agradar. O que há de comovente e de triste nisso?',
        verses: '28:8-9',
        listen: 'Ele quer ser visto; acrescenta em vez de consertar.',
      },
      {
        ask: 'Jacó sai obedecendo e fugindo ao mesmo tempo. Como Deus pode levar adiante o seu plano por um caminho tão torto?',
        verses: '28:5, 28:7',
        listen: 'Sem aprovar o engano; a promessa é dele e alcança gente assim.',
      },
    ],
    live: [
      {
        ask: 'Que separação de uns dias virou anos na sua família?',
        listen: 'Tristeza com calma; sem achar culpados.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Rebeca tinha um plano para tudo e perdeu a companhia do filho preferido. O que a gente estraga tentando controlar os filhos?',
        listen: 'Preferência, segredo, atalhos.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você já fez só para ganhar a aprovação de pai ou mãe?',
        listen: 'Curso, casamento, silêncio; carinho com Esaú.',
        for: ['young', 'singles', 'teens', 'adults'],
      },
      {
        ask: 'De que lar você teve de sair para que a coisa esfriasse, e o que levou na mala por dentro?',
        listen: 'Respeite quem saiu por segurança.',
        for: ['young', 'women', 'men'],
      },
      {
        ask: 'A quem você poderia abençoar de olhos abertos, sabendo quem a pessoa é?',
        listen: 'Um nome, uma frase.',
        for: ['long-believers', 'elderly', 'parents'],
      },
      {
        ask: 'Se Deus segue adiante com gente como Jacó, que receio seu fica menor?',
        listen: 'Não ser bom o bastante.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A raiva de Esaú ficou guardada até o luto passar. Onde guardar a raiva para que ela não vire plano?',
        listen: 'Falar com alguém, orar, ajuda profissional.',
      },
    ],
    icebreakers: [
      {
        text: 'O que ninguém pode esquecer na mala quando sai de casa às pressas?',
        bridge: 'Jacó saiu correndo, e o pai pôs uma bênção na mala.',
      },
      {
        text: 'Eu volto já: qual foi o já mais demorado da sua família?',
        bridge: 'Uma mãe disse alguns dias, e foram vinte anos.',
        for: ['adults', 'teens', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no próprio ombro, como quem se despede de alguém. Pense em quem está longe.',
      bridge: 'Isaque despediu o filho com uma bênção.',
    },
    complete: [
      {
        name: 'Mala e bênção',
        text: 'Desenhe uma mala aberta. De um lado, o que você carrega de casa e pesa. Do outro, a bênção que gostaria de levar: Deus te … .',
      },
      {
        name: 'Visto de longe',
        text: 'Complete como Esaú: Eu vi que … . Eu queria que … . Em vez de acrescentar … , eu poderia conversar sobre … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva uma bênção de três linhas para alguém que saiu de casa, ou da sua vida, e mande ou ore por ela em voz alta.',
        tell: 'Se mandou ou orou, e como ficou.',
      },
      {
        do: 'Pergunte a um filho, irmão ou neto: em que você sente que prefiro outro? Só escute.',
        tell: 'O que foi difícil escutar.',
        for: ['parents', 'couples', 'adults', 'elderly'],
      },
    ],
    children: {
      truth: 'Deus me acompanha mesmo quando a família passa por briga.',
      to7: {
        story:
          'Jacó tinha enganado o irmão Esaú. Esaú ficou muito bravo. A casa ficou triste. A mamãe Rebeca disse: Jacó, vá passar uns dias na casa do tio Labão, até a raiva do seu irmão passar. O papai Isaque chamou Jacó. Ele sabia que o filho tinha errado. Mesmo assim, pôs a mão nele e disse: que Deus abençoe você, cuide de você e dê a você uma família grande! Jacó pegou o cajado e foi andando pela estrada comprida. Esaú olhou de longe e também queria um carinho do pai. Deus via todos eles: o pai, a mãe, Jacó e Esaú. E não deixou nenhum sozinho.',
        activity:
          'Cada um põe a mão no ombro do vizinho e diz: que Deus abençoe você e cuide do seu caminho.',
        questions: [
          'Por que Jacó teve de viajar?',
          'O que o pai fez antes de ele sair?',
          'Para quem você quer pedir a bênção de Deus?',
        ],
      },
      to12: {
        story:
          'Numa família, a mentira estoura em cima de todos. Jacó tinha enganado o pai e ficado com a bênção de Esaú, e Esaú estava com tanta raiva que era perigoso ficar perto. A mãe, Rebeca, que ajudara na mentira, mandou Jacó para a casa do tio: só uns dias, até passar. Ela não sabia que seriam vinte anos. Antes da viagem, o pai chamou Jacó. Isaque podia ter gritado: você me enganou! Mas, de olhos abertos desta vez, disse: que o Deus Todo-Poderoso abençoe você e lhe dê a bênção de Abraão. Foi um presente que Jacó não merecia. Esaú viu tudo e quis agradar o pai também, sem saber direito como. Todos ali precisavam de conserto. Deus não desistiu de nenhum. Muito depois, os dois irmãos se abraçaram.',
        activity:
          'Mala de papel: dentro, escrevam palavras de bênção para alguém da família que mora longe. Mandem uma foto.',
        questions: [
          'O que a mentira causou naquela casa?',
          'Por que a bênção de Isaque foi um presente?',
          'O que ajuda uma raiva a passar?',
        ],
      },
      challenge: 'Diga a alguém da família: que Deus abençoe o seu dia.',
    },
    prayer:
      'Deus de famílias tortas, alcança os que saíram por uns dias e ainda não voltaram. Consola as mães que planejaram demais e os filhos vistos de longe. Põe na nossa mala a bênção que não merecemos.',
    leader: {
      lost: 'A ordem sobre casamento pode virar regra contra outras etnias. O assunto era a fé da família de Abraão, e não sangue. Logo depois, o que importa é a estrada e a bênção.',
      tender:
        'Ameaça de morte entre parentes é coisa séria. Quem teve de fugir de casa fez bem em se proteger; não apresse volta nenhuma. Para quem corre perigo: 190, Ligue 180, Disque 100.',
    },
    comfort:
      'Rebeca pensou em alguns dias. Há despedidas que ninguém sabia que eram despedidas. Se a sua foi assim, Deus esteve na estrada com quem partiu e na tenda com quem ficou.',
    closing: 'A bênção cabe até na mala de quem foge.',
    words: [
      'rebeca',
      'esau odiou',
      'fuga de jaco',
      'isaque abencoou jaco',
      'pada ara',
      'alguns dias',
      'labao',
      'foge te',
      'bencao de abraao',
      'maalate',
      'esau',
    ],
  },
  {
    verses: '28:10-22',
    key: '28:16',
    title: 'Deus estava aqui',
    theme: 'a presença de Deus no caminho',
    themes: ['medo', 'fidelidade', 'adoracao', 'esperanca'],
    idea: 'Em fuga, de noite e com uma pedra por travesseiro, Jacó descobre que o céu não estava fechado e que Deus o acompanhava num lugar que ele achava vazio.',
    context:
      'Jacó enganou o pai, é odiado pelo irmão e deixa a casa sozinho, rumo a parentes que não conhece. Escurece. Não há pousada nem altar. Ele não está procurando Deus; está fugindo.',
    retold: [
      {
        verses: '28:10-12',
        says: 'A caminho de Harã, Jacó dorme com a cabeça numa pedra. Sonha com uma escada que vai da terra ao céu, e anjos de Deus sobem e descem por ela.',
      },
      {
        verses: '28:13-15',
        says: 'Do alto da escada, o Senhor promete a Jacó aquela terra e descendentes como o pó, e diz que vai guardá-lo e fazê-lo voltar.',
      },
      {
        verses: '28:16-19',
        says: 'Jacó acorda com medo e diz que o Senhor está ali, e ele não sabia. De manhã, ergue a pedra, derrama azeite sobre ela e chama o lugar de Betel.',
      },
      {
        verses: '28:20-22',
        says: 'Jacó promete que, se Deus o guardar e lhe der pão, roupa e volta em paz, o Senhor será o seu Deus e terá o dízimo.',
      },
    ],
    read: {
      verses: '28:10-19',
      how: 'Luz baixa até o versículo 15; quem lê a voz de Deus fica de pé. No 16, acendam a luz.',
    },
    observe: [
      {
        ask: 'O que o texto conta do lugar e da cama de Jacó?',
        verses: '28:11',
        listen: 'Um lugar qualquer, sol posto, uma pedra na cabeceira.',
      },
      {
        ask: 'No sonho, o que sobe e desce, e onde está o Senhor?',
        verses: '28:12-13',
        listen: 'Anjos numa escada; o Senhor acima dela, falando com ele.',
      },
      {
        ask: 'Quantas promessas vocês contam nas palavras de Deus?',
        verses: '28:13-15',
        listen: 'Terra, descendência, bênção, companhia, guarda, volta, não deixar.',
      },
    ],
    interpret: [
      {
        ask: 'Jacó acaba de mentir em casa. Que tom você esperaria de Deus, e qual encontra?',
        verses: '28:13-15',
        listen: 'Nenhuma bronca registrada: primeiro a promessa. As contas virão, com companhia.',
      },
      {
        ask: '“o SENHOR está neste lugar, e eu não sabia”: por que ele não sabia?',
        verses: '28:16',
        listen: 'Achava que Deus ficava em casa, no altar do pai, com gente melhor.',
        follow: 'O que muda numa segunda-feira se essa frase for verdade?',
      },
      {
        ask: 'A pedra vira travesseiro e depois memorial. O que se passa entre um uso e outro?',
        verses: '28:11, 28:18',
        listen: 'A mesma noite dura, agora lembrada como encontro.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar nada religioso você já se deu conta de que Deus estava ali?',
        listen: 'Hospital, ônibus, cozinha, delegacia, praia.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Qual foi a sua primeira noite longe de casa, e o que fez falta?',
        listen: 'República, quartel, acampamento: escute a solidão embaixo da graça.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Do que você anda fugindo, e que pedra tem servido de travesseiro?',
        listen: 'Remorso, dívida, conversa adiada: não arranque.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Uma escada que começa no chão: quem desce é Deus. Como isso difere do que você imaginava de religião?',
        listen: 'Em João 1:51 Jesus diz que essa escada é ele.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que lugar da casa, ou da história de vocês, mereceria uma placa dizendo que Deus esteve aqui?',
        listen: 'Pode ser a mesa das contas ou o corredor das brigas.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'As noites têm sido duras. O que ajuda você a chegar até de manhã?',
        listen: 'Anote e combine quem pode estar acordado junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pior lugar em que você já dormiu, e o que fez de travesseiro?',
        bridge: 'Mochila e tijolo à parte, Jacó usou uma pedra e teve o sonho da vida.',
      },
      {
        text: 'Conte um sonho esquisito que ainda lembra. Trinta segundos, sem interpretação.',
        bridge: 'O de Jacó também era estranho: uma escada, anjos e uma voz conhecida.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Apoie a cabeça por um minuto em alguma coisa dura: a mesa, a parede, o próprio braço. Feche os olhos.',
      bridge: 'Numa cabeceira dessas, um homem cansado ouviu: não te deixarei.',
    },
    complete: [
      {
        name: 'Escada',
        text: 'Desenhe uma escada. No pé, escreva onde você está de verdade: … Ao longo dela, as palavras do versículo 15 que mais lhe fazem falta hoje.',
      },
      {
        name: 'Pedra marcada',
        text: 'Pegue uma pedrinha e escreva nela com caneta uma palavra do seu tempo difícil. No papel, termine: Deus estava ali e eu não sabia, porque …',
      },
    ],
    challenges: [
      {
        do: 'Três vezes nesta semana, num lugar comum, pare e diga baixinho: o Senhor está neste lugar.',
        tell: 'Qual dos três lugares mais mudou com a frase.',
      },
      {
        do: 'Ponha uma pedra na sua mesa ou cabeceira. Toda noite, antes de dormir, lembre uma coisa que Deus guardou naquele dia.',
        tell: 'O que você lembrou na noite mais difícil.',
      },
    ],
    children: {
      truth: 'Deus está comigo em todo lugar, até longe de casa.',
      to7: {
        story:
          'Jacó saiu de casa sozinho. Ele tinha mentido, e o irmão estava muito bravo. Andou, andou, e ficou de noite. Não tinha cama. Jacó deitou no chão e pôs a cabeça numa pedra. Que travesseiro duro! Ele dormiu e sonhou. Viu uma escada enorme, do chão até o céu! Anjos subiam, anjos desciam. E lá em cima estava Deus, que falou com ele: Jacó, eu estou com você. Vou cuidar de você onde quer que você for. E vou trazer você de volta para casa. Jacó acordou e disse: Uau! Deus está aqui, e eu não sabia! De manhã ele pôs a pedra em pé, para nunca esquecer.',
        activity:
          'Façam uma escada de palitos ou de fita no chão. Cada um sobe os degraus dizendo um lugar: na escola, no quarto, no escuro. Todos respondem: Deus está lá!',
        questions: [
          'O que Jacó usou de travesseiro?',
          'O que ele viu no sonho?',
          'Em que lugar você quer lembrar que Deus está com você?',
        ],
      },
      to12: {
        story:
          'Jacó estava em fuga. Tinha enganado o pai cego, e o irmão queria vingança. Pela primeira vez, ele passava a noite longe de casa, num lugar sem nome, com uma pedra na cabeceira. Devia estar com medo, culpa e saudade da mãe. Então sonhou: uma escada apoiada no chão tocava o céu, e anjos subiam e desciam por ela. E o Senhor falou. Jacó talvez esperasse uma bronca. Em vez disso ouviu: eu sou o Deus de Abraão e de Isaque. Estou com você, vou guardar você por onde for e o farei voltar. Não vou deixá-lo até cumprir o que prometi. Jacó acordou assustado e disse a frase que ficou famosa: o Senhor está neste lugar, e eu não sabia! De manhã pôs a pedra de pé como uma placa e chamou o lugar de Betel, casa de Deus. Jacó ainda tinha muito a mudar. Mas não estava sozinho.',
        activity:
          'Pintem pedras com a frase eu não sabia, e deixem cada uma num lugar do bairro onde alguém precise lembrar que Deus está ali.',
        questions: [
          'Por que Jacó achava que Deus não estaria naquele lugar?',
          'O que mais surpreende nas palavras de Deus para alguém que tinha mentido?',
          'Qual lugar da sua rotina parece não ter nada a ver com Deus?',
        ],
      },
      challenge: 'Num lugar que dá medo, diga baixinho: Deus está aqui.',
    },
    prayer:
      'Deus de Abraão, de Isaque e de gente fugida como Jacó, chega aonde a gente parou porque escureceu. Guarda na ida e na volta. Faz da pedra dura uma lembrança de que estavas ali.',
    leader: {
      lost: 'O versículo 22 puxa o assunto do dízimo, e o sonho puxa o dos anjos. Se surgir, registre; a força do texto está na promessa do 15 e no espanto do 16.',
      tender:
        'Quem saiu de casa brigado, expulso ou ameaçado pode se ver em Jacó. Pergunte em particular onde a pessoa está dormindo hoje. Se for caso de risco, ajude a achar abrigo (Ligue 180, Disque 100, assistência social do município).',
    },
    comfort:
      'Você não escolheu este lugar nem esta noite. Deus não pediu que Jacó subisse a escada. Ele falou do alto e do lado, prometeu guardar, e deixou o homem dormir.',
    closing: 'O Senhor está neste lugar; agora você sabe.',
    words: [
      'betel',
      'escada de jaco',
      'jaco',
      'sonho',
      'pedra',
      'travesseiro',
      'cabeceira',
      'anjos subiam e desciam',
      'porta do ceu',
      'casa de deus',
      'voto',
      'hara',
      'eu nao sabia',
      'dizimo',
    ],
  },
  {
    verses: '29:1-35',
    key: '29:35',
    title: 'Desta vez louvarei',
    theme: 'a mulher que não era amada',
    themes: ['identidade', 'gratidao', 'casamento', 'sofrimento'],
    idea: 'Lia passa anos esperando que um filho lhe traga o amor do marido; Deus a viu desde o começo, e o nome do quarto menino conta que ela descansou nele.',
    context:
      'Jacó se apaixona por Raquel e trabalha sete anos que lhe parecem poucos dias. O tio Labão o engana e lhe dá a irmã mais velha, coberta de véu. O enganador é enganado, e Lia, que ninguém consultou, acorda num casamento em que não é querida.',
    retold: [
      {
        verses: '29:1-14',
        says: 'Junto a um poço, Jacó vê chegar a pastora Raquel, remove a pedra, beija a moça e chora. Labão, tio dele, o recebe.',
      },
      {
        verses: '29:15-20',
        says: 'Labão pergunta qual será o salário, e Jacó propõe servir sete anos por Raquel, a filha mais nova.',
      },
      {
        verses: '29:21-26',
        says: 'Na noite do casamento, Labão leva Lia a Jacó. De manhã, Jacó reclama e ouve que ali não se casa a mais nova antes.',
      },
      {
        verses: '29:27-30',
        says: 'Jacó recebe também Raquel, a quem ama mais que a Lia, em troca de outros sete anos de serviço.',
      },
      {
        verses: '29:31-35',
        says: 'O Senhor vê que Lia é mal-amada e lhe dá filhos. Ela espera que o marido a ame, e no quarto, Judá, louva ao Senhor.',
      },
    ],
    read: {
      verses: '29:25-35',
      how: 'Homens leem 25-30; mulheres, 31-35, e cada nome de filho é dito por todas.',
    },
    observe: [
      {
        ask: 'Que pergunta Jacó faz a Labão, e onde já se ouviu algo parecido na história dele?',
        verses: '29:25-26',
        listen: 'Por que me enganaste? É o que Esaú diria; aqui o mais novo não passa na frente.',
      },
      {
        ask: 'Quem vê que Lia não é amada?',
        verses: '29:31',
        listen: 'O Senhor; ninguém mais no capítulo se importa.',
      },
      {
        ask: 'O que Lia diz ao dar nome a cada um dos quatro filhos?',
        verses: '29:32-35',
        listen: 'Olhou, ouviu, se apegará, louvarei: três falam do marido, um só de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Rúben, Simeão, Levi: o que Lia esperava que cada bebê resolvesse?',
        verses: '29:32-34',
        listen: 'Ser vista, ser ouvida, ter alguém ligado a ela.',
      },
      {
        ask: 'A situação dela não mudou entre o terceiro e o quarto filho. O que mudou, então?',
        verses: '29:34-35',
        listen: 'O endereço da esperança: ela para de pedir a Jacó o que recebe de Deus.',
        follow: 'Quanto tempo e quanta dor cabem entre um nome e outro?',
      },
      {
        ask: 'De Judá, filho da mulher preterida, virão Davi e Jesus. O que isso mostra do jeito de Deus escolher?',
        verses: '29:31, 29:35',
        listen: 'Ele põe no centro da história quem os outros deixaram na beira.',
      },
    ],
    live: [
      {
        ask: 'Agora, sim, vão me amar: que conquista você já perseguiu por causa dessa frase?',
        listen: 'Peso, diploma, cargo, casamento, filho, seguidores.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Quando você é o segundo escolhido, no time, no grupo ou no coração de alguém, o que acontece por dentro?',
        listen: 'Dor real; não diga que é bobagem de idade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você pede ao marido ou à mulher que só Deus consegue dar?',
        listen: 'Cada um pense no seu pedido, não no do outro.',
        for: ['couples'],
      },
      {
        ask: 'Jacó provou do próprio veneno. Que erro seu você só entendeu quando fizeram o mesmo com você?',
        listen: 'Sem detalhes; a lembrança já ensina.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Se Deus viu o que ninguém viu na sua história, que cena seria essa?',
        listen: 'Pode vir choro; fique e ouça.',
        for: ['new-believers', 'visitors', 'women'],
      },
      {
        ask: 'Desta vez louvarei, sem esperar que mude: o que seria dizer isso em algum ponto da sua vida?',
        listen: 'Não cobre: Lia levou quatro filhos para chegar aí.',
        for: ['elderly', 'long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'De onde veio o seu nome: avó, novela, promessa, erro do cartório? Que história ele conta?',
        bridge: 'Lia pôs a própria história no nome de cada filho.',
      },
      {
        text: 'Qual foi a encomenda que chegou trocada: pizza, roupa, presente, corte de cabelo?',
        bridge:
          'Jacó trabalhou sete anos e, de manhã, viu que não era o que esperava. Só que Lia era gente.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Pense em quem olha para você com carinho, mesmo que seja só uma pessoa, ou um bicho. Guarde esse olhar por um instante.',
      bridge: 'Lia não tinha um olhar assim em casa. Deus a viu.',
    },
    complete: [
      {
        name: 'Quatro nomes',
        text: 'Dê um nome a quatro fases da sua vida, como Lia: na primeira eu esperava …; na segunda …; na terceira …; e desta vez, …',
      },
      {
        name: 'Pedido ao endereço certo',
        text: 'Liste três coisas que você espera de pessoas. Marque com P o que é justo pedir a elas e com D o que só Deus pode dar. Reescreva as de D como oração.',
      },
    ],
    challenges: [
      {
        do: 'Dê atenção inteira a alguém que costuma ser deixado de lado numa festa, na sala de aula ou no culto.',
        tell: 'O que você viu nessa pessoa que ninguém comenta.',
      },
      {
        do: 'Passe um dia agradecendo a Deus por hora, uma frase apenas, sem pedir nada.',
        tell: 'Em que hora foi mais sincero.',
      },
    ],
    children: null,
    prayer:
      'Deus que vê quem não é escolhido, olha para as Lias do nosso meio. Cura a fome de aprovação. E quando a situação ainda não mudou, ensina-nos a palavra que ela achou: desta vez, louvarei.',
    leader: {
      lost: 'Poligamia, dote e beleza de Raquel rendem conversa sem fim. A Bíblia conta o costume sem recomendá-lo e mostra a dor que causou. Fique com os quatro nomes.',
      tender:
        'Há quem viva casamento sem amor, traição ou infertilidade, e Lia e Raquel sofrem dos dois lados. Não sugira que um filho conserta nem que basta louvar. Ofereça escuta pastoral; em caso de violência, Ligue 180.',
    },
    comfort:
      'Talvez ninguém tenha perguntado o que você queria. Deus viu. O olhar dele não depende de você ser a preferida de alguém, e dele ainda pode nascer o que você nem imagina.',
    closing: 'Vista por Deus, Lia pôde louvar.',
    words: [
      'lia',
      'leia',
      'raquel',
      'labao',
      'jaco',
      'sete anos',
      'desprezada',
      'mal amada',
      'ruben',
      'simeao',
      'juda',
      'louvarei',
      'enganado',
      'poucos dias',
    ],
  },
  {
    verses: '30:1-24',
    key: '30:22',
    title: 'Duas irmãs e uma conta que não fecha',
    theme: 'a inveja e o Deus que se lembra',
    themes: ['familia', 'sofrimento', 'oracao', 'espera'],
    idea: 'Raquel tem o amor e inveja os filhos; Lia tem os filhos e inveja o amor; no meio da disputa que usa todo mundo, Deus ouve as duas.',
    context:
      'Jacó tem duas esposas irmãs por causa de um engano do sogro. Lia já deu à luz quatro filhos; Raquel, nenhum, e diz ao marido: “Dá-me filhos, ou senão, morro”. Cada uma entrega a serva, Bila e Zilpa, e ninguém pergunta o que elas querem. Os nomes dos meninos contam quem está ganhando.',
    retold: [
      {
        verses: '30:1-8',
        says: 'Raquel, com inveja da irmã, exige filhos de Jacó, que pergunta se está no lugar de Deus. Ela lhe entrega a serva Bila, de quem nascem dois meninos.',
      },
      {
        verses: '30:9-13',
        says: 'Lia também entrega a Jacó a sua serva, Zilpa, de quem nascem outros dois. Lia fala em boa sorte e diz que as mulheres a chamarão de feliz.',
      },
      {
        verses: '30:14-21',
        says: 'Raquel quer as mandrágoras que o filho de Lia achou e, em troca, cede a noite com Jacó. Deus ouve Lia, que tem mais dois filhos e uma filha.',
      },
      {
        verses: '30:22-24',
        says: 'Deus se lembra de Raquel e a ouve. Nasce José, e ela diz que Deus tirou a sua humilhação e deseja outro filho.',
      },
    ],
    read: {
      verses: '30:14-24',
      how: 'Duas mulheres leem Lia e Raquel, de costas uma para a outra. No 22, as duas se viram e leem juntas.',
    },
    observe: [
      {
        ask: 'O que cada irmã tem, e o que cada uma quer da outra?',
        verses: '30:14-16',
        listen:
          'Raquel tem o marido e quer as mandrágoras; Lia tem as mandrágoras e quer o marido.',
      },
      {
        ask: 'Que explicação Lia dá aos nomes Issacar e Zebulom?',
        verses: '30:18, 30:20',
        listen: 'Recompensa, boa dádiva; agora meu marido morará comigo.',
      },
      {
        ask: 'Que verbos contam o que Deus fez por Lia e por Raquel?',
        verses: '30:17, 30:22',
        listen: 'Ouviu Lia; lembrou-se de Raquel, ouviu, abriu.',
      },
      {
        ask: 'O que Raquel diz ao dar à luz José?',
        verses: '30:23-24',
        listen: 'Tirou minha humilhação; acrescente outro.',
      },
    ],
    interpret: [
      {
        ask: 'Depois de seis filhos, Lia ainda espera: “agora meu marido morará comigo”. O que ela continua buscando no lugar errado?',
        verses: '30:20',
        listen: 'Valor que um marido dividido não pode dar; Deus já a tinha ouvido.',
      },
      {
        ask: 'As mandrágoras eram tidas como remédio para engravidar. Quem as teve, e quem engravidou? O que o texto sugere com isso?',
        verses: '30:14-17, 30:22',
        listen: 'Raquel as comprou, Lia concebeu; a vida vem de Deus e não do truque.',
        follow: 'Quais são os nossos truques?',
      },
      {
        ask: 'Deus não tinha esquecido Raquel, e mesmo assim se diz que “lembrou-se Deus de Raquel”. O que essa palavra quer contar?',
        verses: '30:22',
        listen: 'Que ele age em favor dela; como com Noé. Não é prêmio por ter vencido.',
      },
    ],
    live: [
      {
        ask: 'De quem você inveja justamente aquilo que a pessoa talvez ache pouco?',
        listen: 'Sem dizer nomes; ver que a conta é dos dois lados.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Como a comparação entrou na sua família, e quem a alimentava sem perceber?',
        listen: 'Notas, peso, emprego, filhos.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'No feed, a vida da outra pessoa parece Raquel ou Lia. O que a foto não mostra?',
        listen: 'Cada uma chora por uma coisa.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que frases sobre filhos e casamento a gente precisa parar de dizer aos outros?',
        listen: 'E o bebê, quando vem? Façam a lista.',
        for: ['long-believers', 'couples', 'elderly'],
      },
      {
        ask: 'Bila e Zilpa não têm fala nenhuma. Quem paga calado as disputas de gente próxima?',
        listen: 'Empregados, filhos, avós.',
        for: ['adults', 'young'],
      },
      {
        ask: 'O que é mais difícil de crer: que Deus ouve, que ele se lembra ou que ele o fará a seu tempo?',
        listen: 'Cada um o seu ponto; sem prometer desfecho.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior disputa entre irmãos ou primos na sua casa: nota, altura, quem era o preferido da vó?',
        bridge: 'Duas irmãs fizeram uma disputa que deu nome a doze meninos.',
      },
      {
        text: 'Que planta ou receita caseira a sua família jura que cura tudo?',
        bridge: 'Raquel também confiou numa planta: a mandrágora.',
        for: ['adults', 'young', 'elderly', 'women'],
      },
    ],
    quiet: {
      text: 'Escreva o nome de alguém com quem você se compara. Ao lado, uma coisa que talvez falte a essa pessoa.',
      bridge: 'Numa casa antiga, cada irmã via só o que faltava a si.',
    },
    complete: [
      {
        name: 'A conta das duas',
        text: 'Divida a folha: Raquel tem … e chora por …; Lia tem … e chora por …; eu tenho … e choro por … . Embaixo: Deus ouve … .',
      },
      {
        name: 'Nome do momento',
        text: 'Os meninos ganharam nomes conforme o dia. Que nome você daria a este mês? E que nome gostaria de dar ao próximo?',
      },
    ],
    challenges: [
      {
        do: 'Elogie de coração, e a sós, a pessoa com quem você mais se compara.',
        tell: 'O que ela contou que você não sabia.',
      },
      {
        do: 'Fique sete dias sem abrir a página ou o assunto que desperta a sua comparação, e ore pela pessoa nessa hora.',
        tell: 'Em que dia a vontade diminuiu.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: null,
    prayer:
      'Deus que ouve Lia e se lembra de Raquel, escuta as casas em que se compete por amor. Olha para Bila e Zilpa, que ninguém consultou. Tira a nossa humilhação sem nos pôr acima de ninguém.',
    leader: {
      lost: 'As mandrágoras e a poligamia dão conversa demorada e piada. Diga que a Bíblia conta essa casa e não a recomenda; quem lê até José vê o que a preferência produziu. Volte aos verbos de Deus.',
      tender:
        'É um dos textos mais doídos para quem não consegue ter filhos, perdeu gestações ou não se casou. Avise antes. Não prometa que Deus vai abrir nada. “Senão, morro” pode ser real hoje: fique com a pessoa e ligue 188. Quem foi forçada, como as servas, precisa de quem acredite: Ligue 180.',
    },
    comfort:
      'Lembrou-se Deus de Raquel. Antes disso houve anos sem resposta, e ninguém na casa sabia o que dizer. Se você ainda está nesses anos, Deus não perdeu o seu nome.',
    closing: 'Deus não precisa que alguém perca para se lembrar de você.',
    words: [
      'raquel',
      'lia',
      'bila',
      'zilpa',
      'mandragoras',
      'esteril',
      'lembrou se deus de raquel',
      'issacar',
      'zebulom',
      'naftali',
      'da me filhos',
      'inveja',
    ],
  },
  {
    verses: '30:25-43',
    key: '30:30',
    title: 'Quando vou trabalhar por minha casa?',
    theme: 'o trabalho com um patrão esperto',
    themes: ['trabalho', 'justica', 'familia', 'sabedoria'],
    idea: 'Usado por catorze anos, Jacó pede um acordo em que até o outro possa conferir; Labão trapaceia no mesmo dia, e a bênção de Deus não fica presa na esperteza de ninguém.',
    context:
      'Nasceu José, e Jacó quer voltar para a terra dele. Trabalhou catorze anos só pelas duas esposas, sem juntar nada. Labão não quer perder o empregado. Nas ovelhas e cabras daquela terra, malhadas eram poucas. Depois da leitura, Jacó usa varas descascadas, e o rebanho dele cresce; mais tarde ele dirá que foi Deus (31:9).',
    retold: [
      {
        verses: '30:25-28',
        says: 'Jacó pede a Labão que o deixe partir com as mulheres e os filhos. Labão quer que fique, porque o Senhor o abençoou por causa dele.',
      },
      {
        verses: '30:29-34',
        says: 'Jacó lembra que o gado cresceu muito com ele e quer cuidar também da própria casa. Pede por salário só os animais manchados e os escuros, e Labão aceita.',
      },
      {
        verses: '30:35-36',
        says: 'Labão, no mesmo dia, separa os animais manchados e escuros e os entrega aos filhos. Põe três dias de caminho entre ele e Jacó.',
      },
      {
        verses: '30:37-43',
        says: 'Jacó põe varas riscadas nos bebedouros, diante das ovelhas fortes, e nascem crias pintadas. Torna-se dono de muitas ovelhas, servos, camelos e asnos.',
      },
    ],
    read: {
      verses: '30:25-36',
      how: 'Dois leitores sentados à mesa, como numa negociação. No 35, quem faz Labão troca de lugar às escondidas.',
    },
    observe: [
      {
        ask: 'O que Jacó pede, e o que Labão admite?',
        verses: '30:25-27',
        listen: 'Permissão para ir; o Senhor me abençoou por tua causa.',
      },
      {
        ask: 'Como Jacó descreve o que aconteceu com o gado e o que pergunta?',
        verses: '30:29-30',
        listen: 'Pouco antes, muito agora; e quando por minha casa?',
      },
      {
        ask: 'Que salário ele propõe, e como se vai conferir?',
        verses: '30:32-33',
        listen: 'As malhadas e escuras; qualquer outra é furto.',
      },
      {
        ask: 'O que Labão diz, e o que faz no mesmo dia?',
        verses: '30:34-36',
        listen: 'Seja como dizes; separa todas as malhadas e as leva a três dias dali.',
      },
    ],
    interpret: [
      {
        ask: 'Labão sabe que é abençoado por causa de Jacó e mesmo assim não o abençoa. O que é reconhecer Deus sem fazer justiça?',
        verses: '30:27-28, 30:35',
        listen: 'Deus vira meio de lucro.',
        follow: 'Onde se vê isso hoje?',
      },
      {
        ask: 'Por que Jacó propõe um salário que se enxerga de longe, pela cor?',
        verses: '30:32-33',
        listen:
          'Transparência; quer poder responder pela própria justiça. O antigo enganador aprendeu.',
      },
      {
        ask: 'A pergunta “quando tenho de fazer eu também por minha própria casa?” é egoísmo ou cuidado? Do que depende?',
        verses: '30:30',
        listen: 'É justo sustentar a família; depende de como.',
      },
    ],
    live: [
      {
        ask: 'Em que trabalho você deu mais do que recebeu, e o que manteve o seu coração inteiro?',
        listen: 'Fé, colegas, raiva; honestidade.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que combinado do seu serviço ou da sua casa precisa ficar claro, de um jeito que qualquer um possa conferir?',
        listen: 'Horário, dinheiro, divisão de tarefa.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Primeiro emprego, estágio, trabalho em grupo: como saber se estão abusando de você?',
        listen: 'Sinais concretos e a quem pedir conselho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você que emprega, orienta ou paga alguém: o que essa pessoa diria do seu lado da mesa?',
        listen: 'Salário, prazo, respeito; diarista e entregador também.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quanto tempo da semana vai para a casa dos outros, e quanto sobra para a sua?',
        listen: 'Horas de verdade; igreja também conta.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Que truque você já usou num negócio, e o que faria de modo limpo?',
        listen: 'Sem acusar; pode ser pequeno.',
        for: ['new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu pior ou mais curioso salário: marmita, galinha, um muito obrigado?',
        bridge: 'Jacó pediu para receber em cabras pintadas.',
      },
      {
        text: 'Negociem em um minuto, dois a dois: um quer a tarde de folga, o outro não quer dar. O resto vota no mais convincente.',
        bridge: 'Labão e Jacó tiveram uma conversa assim, depois de catorze anos.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos. Diga a Deus uma coisa que elas fizeram nesta semana sem ninguém notar.',
      bridge: 'As mãos de Jacó tinham catorze anos desse serviço.',
    },
    complete: [
      {
        name: 'Acordo às claras',
        text: 'Escreva um acordo em três linhas: o que eu faço; o que recebo; como se confere. Sirva-se de um caso real.',
      },
      {
        name: 'Minha casa',
        text: 'Complete: Para os outros eu faço … . Por minha casa eu quero fazer … . O primeiro horário que vou separar é … .',
      },
    ],
    challenges: [
      {
        do: 'Pague, agradeça ou corrija uma coisa que você deve a alguém que trabalha para você ou ao seu lado.',
        tell: 'A reação da pessoa.',
      },
      {
        do: 'Ajude um jovem a ler o contrato, o recibo ou a carteira de trabalho dele.',
        tell: 'O que descobriram juntos.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Posso fazer um trato limpo e cumprir.',
      to7: {
        story:
          'Jacó cuidava das ovelhas do tio Labão. No frio e no calor, todo dia. Trabalhou muitos anos, e o rebanho cresceu. Um dia Jacó disse: quero voltar para a minha terra e cuidar da minha família. O tio pediu: fique! O que você quer ganhar? Jacó respondeu: quero só as ovelhas e cabras pintadinhas. Assim todo mundo vê quais são minhas e quais são suas. Combinado! disse o tio. Mas ele correu e escondeu as pintadinhas bem longe. Que feio! Jacó continuou cuidando direitinho das que ficaram. E Deus estava vendo tudo. Nasceram muitas, muitas ovelhinhas pintadas, e Jacó pôde cuidar da família dele.',
        activity:
          'Pintem ovelhinhas de papel com os dedos: pintadas de um lado, lisas do outro. Separem e contem juntos, conferindo em voz alta.',
        questions: [
          'De que cor eram as ovelhas de Jacó?',
          'O que o tio fez de errado?',
          'Que trato você fez e cumpriu?',
        ],
      },
      to12: {
        story:
          'Jacó tinha trabalhado catorze anos para o tio Labão e não tinha nada de seu. Agora eram muitos filhos, e ele queria voltar para casa. Labão sabia que o rebanho só cresceu porque Deus abençoou o trabalho de Jacó, então pediu que ele ficasse: diga quanto quer. Jacó fez uma proposta inteligente e honesta: fico com as ovelhas e cabras malhadas e escuras, e o senhor com as lisas. Assim, se achar uma lisa comigo, todo mundo sabe que está errado. Labão disse: combinado! Mas, no mesmo dia, separou as malhadas e mandou os filhos levarem para bem longe. Que trapaça! Jacó seguiu trabalhando com as que sobraram, do jeito dele. E Deus, que tinha visto tudo, fez o rebanho malhado crescer. Ninguém consegue segurar a bênção de Deus com esperteza.',
        activity:
          'Contrato da turma: escrevam juntos um trato sobre um brinquedo, ou o uso da bola, em que todos possam conferir. Assinem.',
        questions: [
          'Por que o trato de Jacó era fácil de conferir?',
          'O que Labão fez?',
          'Que trato você precisa deixar mais claro?',
        ],
      },
      challenge: 'Combine uma tarefa com alguém da casa e cumpra até o fim.',
    },
    prayer:
      'Senhor, tu vês o salário que não veio e a mão que o segurou. Faz de nós gente de acordo claro. Guarda o coração de quem é explorado, dá-lhe saída, e abençoa o trabalho que sustenta cada casa.',
    leader: {
      lost: 'As varas descascadas viram debate de biologia. O próprio Jacó, no capítulo 31, conta que foi Deus quem cuidou. Não leia como receita para enganar patrão; olhe a justiça e a paciência.',
      tender:
        'Alguém pode estar em trabalho abusivo ou em casa de parente que o explora. Não mande aguentar em nome da fé. Há o sindicato, a Justiça do Trabalho e o Disque 100, que recebe denúncia de trabalho escravo.',
    },
    comfort:
      'E agora, quando também por minha casa? Se o cansaço faz essa pergunta por você, ela está na Bíblia. Deus ouviu Jacó perguntar, e conhecia cada ovelha daqueles catorze anos.',
    closing: 'Jacó foi esperto, mas quem abençoou foi Deus.',
    words: [
      'labao',
      'ovelhas malhadas',
      'salario de jaco',
      'manchadas',
      'varas',
      'varas descascadas',
      'rebanho',
      'jaco e labao',
      'por minha propria casa',
      'salpicadas',
      'patrao',
    ],
  },
  {
    verses: '31:1-55',
    key: '31:42',
    title: 'Um monte de pedras entre nós',
    theme: 'sair de onde se é explorado',
    themes: ['trabalho', 'justica', 'familia', 'fidelidade'],
    idea: 'Depois de vinte anos engolindo injustiça, Jacó obedece ao chamado de voltar, fala afinal o que viveu, e Deus, que viu a aflição e o trabalho, põe um limite entre os dois.',
    context:
      'O rosto de Labão já não é o mesmo, e Deus diz a Jacó que volte. Ele foge sem avisar; Raquel leva escondidos os ídolos do pai. Labão o alcança no sétimo dia, furioso, mas Deus lhe apareceu à noite: não lhe faça mal. Ele revista as tendas e não acha nada. Então Jacó explode.',
    retold: [
      {
        verses: '31:1-16',
        says: 'Jacó conta a Raquel e a Lia que o pai delas lhe mudou o salário dez vezes, e elas aceitam partir.',
      },
      {
        verses: '31:17-24',
        says: 'Jacó põe a família sobre os camelos e foge. Em sonho, Deus avisa Labão, que o persegue, que tenha cuidado no falar.',
      },
      {
        verses: '31:25-35',
        says: 'Labão reclama da fuga e procura os deuses furtados. Raquel, que os escondeu, senta-se sobre eles, e o pai não acha nada.',
      },
      {
        verses: '31:36-42',
        says: 'Jacó lembra vinte anos de calor, geada e noites sem sono. Diz a Labão que Deus viu a sua aflição e o seu trabalho.',
      },
      {
        verses: '31:43-55',
        says: 'Labão propõe aliança, e um monte de pedras fica de testemunha de que nenhum passará contra o outro. Depois Labão volta.',
      },
    ],
    read: {
      verses: '31:38-49',
      how: 'Quem lê Jacó levanta-se e fala como quem guardou por vinte anos. Na hora do monte, cada um põe uma pedra ou um objeto no centro.',
    },
    observe: [
      {
        ask: 'O que Jacó conta do modo como trabalhou?',
        verses: '31:38-40',
        listen: 'Perdas pagas do bolso, calor, geada, sono que fugia.',
      },
      {
        ask: 'O que Labão fez nesses anos, e quem impediu que Jacó saísse vazio?',
        verses: '31:41-42',
        listen: 'Mudou o salário dez vezes; o Deus de Abraão e o temor de Isaque.',
      },
      {
        ask: 'O que Labão responde, e o que propõe?',
        verses: '31:43-44',
        listen: 'Tudo é meu; mas façamos aliança.',
      },
      {
        ask: 'Que sinais os dois deixam, e que frase acompanha o lugar?',
        verses: '31:45-49',
        listen: 'Coluna, monte, refeição; vigie o Senhor entre mim e ti.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre o desabafo de Jacó e uma vingança?',
        verses: '31:38-42',
        listen: 'Diz fatos, põe Deus por juiz e vai embora; não toma o que não é dele.',
        follow: 'O que mais você teria dito?',
      },
      {
        ask: '“Deus viu minha aflição e o trabalho de minhas mãos.” O que muda no cansaço saber-se visto?',
        verses: '31:42',
        listen: 'O esforço não se perdeu; Deus repreendeu quem o fez sofrer.',
      },
      {
        ask: 'A frase do versículo 49 costuma enfeitar cartões de carinho. Ali, entre dois que não confiam um no outro, o que ela quer dizer?',
        verses: '31:48-49',
        listen: 'Deus vigie para que nenhum passe o limite. Paz com distância também é paz.',
      },
    ],
    live: [
      {
        ask: 'O que você já aguentou calado por anos, e como soube que era hora de falar ou de sair?',
        listen: 'Trabalho, namoro, sociedade; não aprofunde na roda.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Onde um monte de pedras, um limite claro, traria mais paz do que outra conversa?',
        listen: 'Parente, ex, vizinho, chefe.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Raquel saiu levando escondidos os ídolos do pai. O que a gente leva na mala de uma casa que deixou?',
        listen: 'Jeitos, medos, superstição, voz.',
        for: ['young', 'adults', 'couples'],
      },
      {
        ask: 'Amizade ou turma que muda a regra toda hora: como sair sem espalhar guerra?',
        listen: 'Dizer o fato, não humilhar, achar companhia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem trabalha de geada e calor perto de você sem que ninguém veja? Como reconhecer isso nesta semana?',
        listen: 'Porteiro, cuidadora, mãe.',
        for: ['long-believers', 'elderly', 'parents'],
      },
      {
        ask: 'O que seria, para você, ouvir Deus dizer: volta, e eu serei contigo?',
        listen: 'Volta para casa, para a fé, para si.',
        for: ['new-believers', 'visitors', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte em números o seu emprego ou curso mais comprido: quantos ônibus, cafés, provas, chefes?',
        bridge: 'Jacó fez essa conta em voz alta diante do sogro: vinte anos.',
      },
      {
        text: 'Qual regra já mudou no meio do jogo contra você: baralho, pelada, promoção de loja?',
        bridge: 'O salário de Jacó mudou dez vezes.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Coloque uma pedra, ou qualquer objeto, entre você e a beira da mesa. Olhe o espaço de cada lado.',
      bridge: 'Dois homens fizeram um monte assim para dormir em paz.',
    },
    complete: [
      {
        name: 'Vinte anos',
        text: 'Escreva o seu desabafo em fatos: Estive … anos em … . Eu fiz … . Fizeram comigo … . Se Deus não estivesse comigo, … .',
      },
      {
        name: 'Daqui não passo',
        text: 'Desenhe um monte de pedras. De um lado, o que você promete não fazer. Do outro, o que não aceitará mais. No alto: Deus vigia.',
      },
    ],
    challenges: [
      {
        do: 'Ponha com calma um limite que falta, por escrito ou em voz firme, depois de orar e de ouvir alguém sensato.',
        tell: 'Se dormiu melhor.',
      },
      {
        do: 'Diga a uma pessoa que trabalha muito e aparece pouco: eu vi o que você fez. Seja específico.',
        tell: 'O que ela respondeu.',
      },
    ],
    children: {
      truth: 'Deus vê o meu esforço e me acompanha.',
      to7: {
        story:
          'Jacó trabalhou vinte anos para o tio Labão. De dia fazia muito calor. De noite fazia muito frio! E o tio mudava o trato toda hora. Deus disse: Jacó, volte para a sua terra. Eu vou com você! Jacó juntou a família, os camelos e as ovelhas, e saiu. O tio veio atrás, zangado. Mas Deus falou com ele de noite: cuidado, não faça mal a Jacó. Jacó contou tudo o que estava no coração: eu trabalhei direito, e Deus viu! Então os dois fizeram um monte de pedras e um combinado: ninguém passa daqui para brigar. Depois comeram pão juntos. O tio beijou os netos e foi embora em paz.',
        activity:
          'Empilhem pedrinhas dizendo a cada uma uma combinação de paz da casa. Depois comam um pãozinho em volta.',
        questions: [
          'Como era o trabalho de Jacó?',
          'O que Deus falou para o tio?',
          'Que combinado de paz a sua casa pode fazer?',
        ],
      },
      to12: {
        story:
          'Vinte anos é muito tempo. Por vinte anos Jacó cuidou das ovelhas do sogro, no calor do dia e na geada da noite. Quando um bicho sumia, ele pagava. E Labão mudou o salário dez vezes! Um dia Deus falou: volte para a sua terra, eu estarei com você. Jacó partiu escondido, com medo. Labão correu atrás por sete dias, muito bravo. Mas, à noite, Deus o avisou num sonho para não fazer mal a Jacó. Quando se encontraram, Jacó falou o que tinha guardado, sem bater em ninguém: fiz a minha parte, e Deus viu o trabalho das minhas mãos. Os dois perceberam que não dava mais para morar juntos. Fizeram um monte de pedras como limite: nem eu passo para fazer mal, nem você. Comeram, dormiram, e de manhã cada um seguiu o seu caminho. Às vezes a paz precisa de um limite.',
        activity:
          'Linha da paz: no chão, uma fita divide o espaço. Cada lado escreve três coisas que não fará ao outro e troca com o vizinho.',
        questions: [
          'O que Labão fez de injusto?',
          'Como Jacó falou o que sentia?',
          'Quando um limite ajuda a paz?',
        ],
      },
      challenge: 'Agradeça a alguém que trabalha muito e quase ninguém vê.',
    },
    prayer:
      'Deus de Abraão, tu viste o calor, a geada e o sono que fugia. Repreende de noite quem maltrata. Dá a palavra certa a quem guardou por anos, e limites que deixem cada um dormir em paz.',
    leader: {
      lost: 'Os ídolos escondidos e a desculpa de Raquel divertem o grupo e o tiram do caminho. Um minuto basta: até quem saiu levou algo do antigo dono. Volte a Jacó e ao monte de pedras.',
      tender:
        'Quem vive com alguém que controla dinheiro, revista coisas e persegue reconhece Labão. Sair pede plano e proteção, nunca heroísmo sozinho. A sós, ofereça ajuda: Ligue 180, 190, Disque 100. Não exija reencontro para fazer as pazes.',
    },
    comfort:
      'Alguém contou as suas noites sem sono. Deus viu minha aflição e o trabalho de minhas mãos, disse Jacó. Talvez ninguém tenha agradecido. Deus viu.',
    closing: 'Deus viu o trabalho e o frio de cada noite.',
    words: [
      'labao',
      'jaco fugiu',
      'mispa',
      'galeede',
      'monte de pedras',
      'idolos de labao',
      'raquel furtou',
      'salario dez vezes',
      'vinte anos',
      'vigie o senhor',
      'temor de isaque',
      'gileade',
    ],
  },
  {
    verses: '32:1-21',
    key: '32:10',
    title: 'Menor que todas as misericórdias',
    theme: 'orar com medo e se preparar',
    themes: ['oracao', 'medo', 'gratidao', 'perdao'],
    idea: 'Na véspera de reencontrar o irmão que enganou, Jacó treme, faz planos e, pela primeira vez, ora lembrando quem era quando passou ali só com um cajado.',
    context:
      'Vinte anos antes, Esaú jurou matar Jacó. Agora Jacó volta rico e com crianças pequenas. Deixou para trás Labão; na frente está Esaú. Na noite seguinte vai lutar com Deus, e depois o irmão o abraçará. Mas aqui ele ainda não sabe de nada disso.',
    retold: [
      {
        verses: '32:1-5',
        says: 'Anjos de Deus saem ao encontro de Jacó no caminho. Ele manda mensageiros dizer a Esaú, seu irmão, que tem rebanhos e servos e espera achar favor.',
      },
      {
        verses: '32:6-8',
        says: 'Os mensageiros contam que Esaú vem com quatrocentos homens. Com grande temor, Jacó reparte a gente e o gado em dois grupos, para que um escape.',
      },
      {
        verses: '32:9-12',
        says: 'Jacó pede a Deus que o livre do irmão. Diz que é menor que todas as misericórdias recebidas e lembra a promessa de descendentes como a areia do mar.',
      },
      {
        verses: '32:13-21',
        says: 'Jacó manda na frente cabras, ovelhas, camelas e vacas, em manadas separadas, como presente para Esaú. Espera acalmar a ira dele antes de ver o seu rosto.',
      },
    ],
    read: {
      verses: '32:1-12',
      how: 'Leiam 1 a 8 com pressa, como quem recebe má notícia. Parem. Leiam a oração de 9 a 12 bem devagar, de joelhos ou inclinados.',
    },
    observe: [
      {
        ask: 'Quem vem ao encontro de Jacó antes das más notícias?',
        verses: '32:1-2',
        listen: 'Anjos de Deus; ele dá nome ao lugar.',
      },
      {
        ask: 'Como ele se refere a si e ao irmão, e que resposta recebe?',
        verses: '32:4-6',
        listen: 'Teu servo, meu senhor; Esaú vem com quatrocentos homens.',
      },
      {
        ask: 'O que Jacó faz assim que sente medo?',
        verses: '32:7-8',
        listen: 'Angustia-se, divide o povo em dois grupos.',
      },
      {
        ask: 'De que partes é feita a oração?',
        verses: '32:9-12',
        listen: 'Lembra quem Deus é e o que mandou; gratidão; pedido; confissão do medo; promessa.',
      },
    ],
    interpret: [
      {
        ask: 'Jacó viu anjos e logo depois ficou apavorado. O que isso mostra sobre fé e medo?',
        verses: '32:1-2, 32:7',
        listen: 'Os dois moram na mesma pessoa; Deus não o repreende.',
      },
      {
        ask: 'Qual é o peso de dizer “com meu bordão passei este Jordão”?',
        verses: '32:10',
        listen: 'Ele compara o que era com o que recebeu; nada foi mérito.',
        follow: 'Qual era o seu bordão?',
      },
      {
        ask: 'A oração começa e termina com o que Deus disse. Por que apoiar-se nisso, e não na própria mudança de vida?',
        verses: '32:9, 32:12',
        listen: 'Ele não tem o que alegar diante de Esaú; só a palavra de Deus.',
      },
    ],
    live: [
      {
        ask: 'Que encontro você vem adiando porque sabe que a pessoa tem razão em estar com raiva?',
        listen: 'Só pensar no nome; ninguém diz.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Planejar e orar: qual dos dois você faz para não precisar do outro?',
        listen: 'Jacó fez os dois.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Na véspera de prova, entrevista ou conversa difícil, como fica o seu corpo, e que frase curta dá para orar?',
        listen: 'Frio na barriga; livra-me, porque tenho medo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Com que você atravessou o seu Jordão, anos atrás, e o que há hoje nos seus dois grupos?',
        listen: 'Gratidão com detalhes.',
        for: ['elderly', 'long-believers', 'couples'],
      },
      {
        ask: 'O que seria mandar um presente na frente: um gesto que prepare alguém para conversar com você?',
        listen: 'Sem comprar o perdão; sinal de boa vontade.',
        for: ['adults', 'young', 'parents'],
      },
      {
        ask: 'Jacó diz a Deus: porque o temo. Que medo você ainda não contou em oração?',
        listen: 'Pode ser dito em silêncio agora.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você faz antes de um encontro que dá medo: come, limpa a casa, ensaia no espelho, some?',
        bridge: 'Jacó contou cabras. Mais de quinhentos bichos de presente.',
      },
      {
        text: 'Com o que você saiu da casa dos pais ou chegou a esta cidade? Listem a bagagem de cabeça.',
        bridge: 'Jacó lembrou: só com um cajado.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Segure um lápis ou cabo de vassoura como um cajado. Lembre a época em que você tinha bem pouco.',
      bridge: 'Jacó fez essa lembrança em oração.',
    },
    complete: [
      {
        name: 'Oração de véspera',
        text: 'Siga Jacó: Deus de … , que me disseste … . Eu não mereço … . Com … eu passei, e hoje … . Livra-me de … , porque tenho medo. Tu disseste … .',
      },
      {
        name: 'Dois grupos',
        text: 'Trace uma linha. De um lado, o que posso fazer até o encontro. Do outro, o que só Deus pode fazer. Não mude nada de lado.',
      },
    ],
    challenges: [
      {
        do: 'Mande um gesto na frente: bilhete, bolo ou conserto, a alguém com quem precisa se acertar.',
        tell: 'O que mandou e como foi a espera.',
      },
      {
        do: 'Ore a oração de Jacó três noites, trocando os nomes pelos seus.',
        tell: 'Que linha ficou mais verdadeira.',
      },
    ],
    children: {
      truth: 'Quando tenho medo, falo com Deus.',
      to7: {
        story:
          'Jacó estava voltando para casa. Fazia vinte anos! Ele ia encontrar o irmão Esaú, que tinha ficado muito bravo com ele. No caminho, Jacó viu anjos de Deus. Que bonito! Depois chegou um recado: Esaú vem vindo, com quatrocentos homens. Ai, ai, ai! O coração de Jacó bateu forte: tum-tum, tum-tum. Ele orou: Deus, estou com medo do meu irmão. Eu nem mereço tanta coisa boa. Quando passei por aqui, eu só tinha um cajado. Agora tenho uma família grande! Cuida de nós, como o Senhor prometeu. Depois Jacó separou um presentão: cabras, ovelhas, camelos. E mandou na frente para o irmão.',
        activity:
          'Bate-coração: sintam o coração depois de pular. Respirem fundo e digam juntos: Deus, estou com medo, fica comigo.',
        questions: [
          'De quem Jacó tinha medo?',
          'O que ele falou para Deus?',
          'Do que você quer falar com Deus?',
        ],
      },
      to12: {
        story:
          'Quando era novo, Jacó enganou o irmão, Esaú, e teve de fugir. Levava só um cajado na mão. Vinte anos depois, voltava com família, empregados e um rebanho enorme. Mas precisava passar por Esaú. Mandou uns mensageiros com um recado bem educado, e eles voltaram dizendo: ele vem ao seu encontro, com quatrocentos homens! Jacó ficou apavorado. Dividiu o povo em dois grupos, para o caso de dar errado. Então fez a oração mais sincera da vida: Deus, tu me mandaste voltar. Não mereço todo o bem que me fizeste. Passei por aqui com um cajado, e agora veja! Livra-me, porque estou com medo. Tu prometeste. Depois preparou um presente enorme para o irmão. Orar não fez o medo sumir na hora. Mas ele não estava mais sozinho com o medo.',
        activity:
          'Régua do medo: de zero a dez, cada um marca onde está um medo seu. Façam a oração de Jacó em três frases e marquem de novo.',
        questions: [
          'Por que Jacó tinha medo de Esaú?',
          'O que ele agradeceu antes de pedir?',
          'Como você faria essa oração com o seu medo?',
        ],
      },
      challenge: 'Conte a Deus um medo e agradeça por três coisas.',
    },
    prayer:
      'Deus de Abraão e de Isaque, somos menores que as tuas misericórdias. Passamos por aqui com um cajado, e olha o que nos deste. Livra-nos, porque temos medo. Tu disseste que nos farias bem.',
    leader: {
      lost: 'Discutem se Jacó devia planejar ou só confiar. O texto põe os dois juntos sem bronca. Note o que muda: ele para de negociar com Deus e passa a lembrar o que recebeu.',
      tender:
        'Ir ao encontro de alguém zangado não é conselho para quem corre perigo. Se a raiva do outro é ameaça de verdade, proteja-se e peça ajuda: 190, Ligue 180.',
    },
    comfort:
      'Não foi covardia tremer na véspera. Jacó tremeu, e a Bíblia guardou a oração dele do jeito que saiu: livra-me, porque o temo. A sua também serve assim.',
    closing: 'Ao medo de hoje, a promessa de ontem.',
    words: [
      'maanaim',
      'jaco',
      'esau',
      'quatrocentos homens',
      'menor sou que todas',
      'misericordias',
      'bordao',
      'dois grupos',
      'presente a esau',
      'livra me',
      'jaco temeu',
      'reencontro',
    ],
  },
  {
    verses: '32:22-32',
    key: '32:28',
    title: 'Mancando, e abençoado',
    theme: 'a luta com Deus e o novo nome',
    themes: ['identidade', 'oracao', 'arrependimento', 'humildade'],
    idea: 'Sozinho na noite antes do reencontro mais temido, Jacó luta até de manhã, confessa quem é, recebe outro nome e sai mais fraco no corpo e mais inteiro por dentro.',
    context:
      'Vinte anos depois da fuga, Jacó volta rico e apavorado: Esaú vem ao seu encontro com quatrocentos homens. Ele mandou presentes na frente, passou a família pelo rio e ficou do lado de cá, sem plano nenhum.',
    retold: [
      {
        verses: '32:22-24',
        says: 'De noite, Jacó faz as mulheres, os filhos e tudo o que tem atravessarem o vau de Jaboque. Fica sozinho, e um homem luta com ele até o raiar do dia.',
      },
      {
        verses: '32:25-28',
        says: 'O homem toca a coxa de Jacó, que se desconjunta, mas Jacó não o larga sem uma bênção. Ouve, então, que agora se chamará Israel, porque lutou com Deus e venceu.',
      },
      {
        verses: '32:29-32',
        says: 'O homem não diz o próprio nome, mas abençoa Jacó. O lugar se chama Peniel, porque ali Jacó viu a Deus face a face, e ao sair o sol ele anda mancando.',
      },
    ],
    read: {
      verses: '32:22-31',
      how: 'Leiam à meia-luz. Duas vozes para o diálogo dos versículos 26 a 29, quase sem fôlego.',
    },
    observe: [
      {
        ask: 'Quem está com Jacó quando a luta começa?',
        verses: '32:22-24',
        listen: 'Ninguém: família, bens e servos já atravessaram.',
      },
      {
        ask: 'Que marcas a luta deixa, no corpo e no nome?',
        verses: '32:25, 32:28, 32:31',
        listen: 'Coxa ferida, nome novo, passo manco ao nascer do sol.',
      },
      {
        ask: 'O que cada um pede ao outro?',
        verses: '32:26-29',
        listen: 'Deixa-me ir; abençoa-me; qual é teu nome; declara o teu.',
      },
    ],
    interpret: [
      {
        ask: 'Da outra vez em que buscou bênção, ele se apresentou como Esaú. O que acontece agora que diz Jacó?',
        verses: '32:27',
        listen: 'Jacó lembra enganador: é uma confissão; só assim é abençoado de verdade.',
      },
      {
        ask: 'O adversário podia vencer com um toque e deixou a luta durar. O que Deus quer de Jacó naquela noite?',
        verses: '32:25-26',
        listen: 'Não derrubar: que ele pare de fugir e se agarre.',
        follow: 'Em que a sua oração já foi parecida com luta livre?',
      },
      {
        ask: 'O texto diz que venceu, e ele sai mancando. Que vitória é essa?',
        verses: '32:28, 32:31',
        listen: 'A de quem perde a esperteza e ganha a bênção; a fraqueza vira lembrança dela.',
      },
    ],
    live: [
      {
        ask: 'Quando todos dormem e você fica sozinho do lado de cá do rio, com que luta?',
        listen: 'Contas, culpa, diagnóstico, chamado: a noite tem muitas formas.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se perguntassem o seu nome de verdade, o que está por trás do perfil, o que seria difícil admitir?',
        listen: 'Só para si; no grupo, fale de como é difícil.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é o seu mancar: a marca que ficou de um encontro com Deus ou de uma noite dura?',
        listen: 'Cicatrizes contadas sem vergonha ajudam a sala toda.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que encontro você tem adiado e que talvez precise de uma noite com Deus antes?',
        listen: 'Irmão, pai, ex-sócio, filho; o capítulo 33 vem depois.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Não te deixarei se não me abençoares: por que assunto vocês dois gostariam de se agarrar a Deus juntos?',
        listen: 'Escolham um só e orem ali mesmo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Para quem chega, é novidade pensar que dá para discutir com Deus. O que você diria a ele hoje, sem polir?',
        listen: 'Nenhuma frase precisa ser bonita.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual cicatriz, dedo torto ou dor no joelho tem a melhor história? Mostre, se for mostrável.',
        bridge:
          'Jacó também ganhou uma marca para a vida inteira, e gostava de contar de onde vinha.',
      },
      {
        text: 'Você já foi chamado por um nome que não combinava com você? Que nome escolheria?',
        bridge: 'Naquela noite, um homem trocou de nome e de jeito de andar.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Feche os punhos bem apertados e segure o ar. Solte. Pergunte a si mesmo, sem responder ainda: contra quem ou com quem estou lutando?',
      bridge: 'Jacó demorou a noite inteira para descobrir.',
    },
    complete: [
      {
        name: 'Crachá de Peniel',
        text: 'De um lado do crachá escreva o nome que o seu medo lhe dá: … Do outro, o que você ouve ou gostaria de ouvir de Deus: …',
      },
      {
        name: 'Não te deixarei',
        text: 'Termine, em forma de oração: eu não solto o Senhor enquanto …; o meu nome é …, aquele que …; se eu sair mancando, que seja …',
      },
    ],
    challenges: [
      {
        do: 'Reserve uma hora de noite ou de madrugada para ficar sozinho com Deus, sem celular, com o assunto que você evita.',
        tell: 'Quanto durou a luta e com que passo você saiu.',
      },
      {
        do: 'Conte a alguém mais novo a história de uma cicatriz da sua alma e do que Deus fez ali.',
        tell: 'Que pergunta a pessoa fez.',
        for: ['adults', 'long-believers', 'elderly'],
      },
    ],
    children: {
      truth: 'Posso contar tudo a Deus; ele me dá um nome novo.',
      to7: {
        story:
          'Jacó estava com medo. No dia seguinte ia encontrar Esaú, o irmão que ele tinha enganado. Ele mandou todo mundo passar o rio e ficou sozinho na noite. De repente chegou um homem, e os dois começaram a lutar. Empurra daqui, segura dali! Lutaram até o céu clarear. Era Deus que tinha vindo! Jacó segurou firme e disse: Não solto enquanto o Senhor não me abençoar! O homem perguntou: Qual é o seu nome? Dessa vez ele não mentiu: Jacó. Então ouviu: Agora o seu nome é Israel! Deus o abençoou. O sol nasceu. Jacó saiu mancando um pouquinho, mas com o coração novo.',
        activity:
          'Em duplas, de mãos dadas, tentem ficar em pé numa perna só sem soltar o amigo. Depois façam um crachá escrito filho de Deus.',
        questions: [
          'De quem Jacó estava com medo?',
          'Que nome novo ele ganhou?',
          'O que você quer contar a Deus sem esconder nada?',
        ],
      },
      to12: {
        story:
          'Fazia vinte anos que Jacó tinha fugido de Esaú. Agora o irmão vinha ao encontro dele com quatrocentos homens, e Jacó tremia. Mandou presentes, dividiu a família, fez planos. À noite atravessou todo mundo pelo rio e ficou sozinho. No escuro, um homem o agarrou, e os dois lutaram até quase de manhã. Com um toque, o estranho machucou a coxa de Jacó; mesmo assim ele não soltou: não te deixo ir se não me abençoares! Aí veio uma pergunta: qual é o teu nome? Anos antes, quando o pai perguntou, ele tinha respondido que era Esaú. Desta vez disse a verdade: Jacó. E ouviu: não vai mais se chamar Jacó, e sim Israel, porque lutou com Deus. Ali ele foi abençoado. Chamou o lugar de Peniel, rosto de Deus. O sol nasceu, e lá foi Israel, mancando, ao encontro do irmão. Mais fraco na perna e mais corajoso no coração.',
        activity:
          'Façam um crachá dobrado: por fora o nome que usam quando sentem medo, por dentro um nome que Deus dá (amado, filho, perdoado).',
        questions: [
          'O que há de diferente entre esta resposta de Jacó e a que ele deu ao pai?',
          'Como alguém pode sair mancando e vencedor ao mesmo tempo?',
          'Que medo você queria enfrentar com Deus primeiro?',
        ],
      },
      challenge: 'Antes de algo que dá medo, conte tudo a Deus, sem enfeitar.',
    },
    prayer:
      'Senhor, estamos cansados de fugir e de ganhar na esperteza. Fica até clarear. Ouve o nosso nome verdadeiro e dá o teu. Se for para sair mancando, que seja na tua direção e na do irmão.',
    leader: {
      lost: 'Querem saber se era anjo, Deus ou o próprio Cristo, e como se vence a Deus. Deixe o mistério; Jacó diz que viu Deus face a face, e isso basta para perguntar o que ele confessou.',
      tender:
        'Quem luta com insônia, doença ou ideias de morte conhece essa noite. Pergunte com naturalidade como têm sido as madrugadas. Se alguém disser que não quer amanhecer, fique com a pessoa e ligue junto para o CVV, 188.',
      differ:
        'Alguns ensinam a partir daqui uma oração que insiste até receber; outros, que a bênção veio da rendição. As duas coisas estão na mesma cena.',
    },
    comfort:
      'Deus não ficou do outro lado do rio esperando que a noite passasse. Veio, e chegou perto a ponto de se deixar segurar. Você pode agarrar-se a ele sem saber o que dizer.',
    closing: 'O sol nasceu, e ele mancava com um nome novo.',
    words: [
      'jaboque',
      'peniel',
      'israel',
      'jaco',
      'luta',
      'lutou com deus',
      'nome novo',
      'mancando',
      'coxa',
      'nao te deixarei ir',
      'face a face',
      'vau',
      'raiar da alva',
      'anjo',
    ],
  },
  {
    verses: '33:1-17',
    key: '33:4',
    title: 'O irmão que correu',
    theme: 'a reconciliação',
    themes: ['perdao', 'familia', 'graca', 'medo'],
    idea: 'Jacó ensaiou desculpas e calculou perdas; Esaú correu, abraçou e chorou. Às vezes a graça chega com o rosto de quem a gente mais temia.',
    context:
      'É a manhã depois da luta. Jacó manca e vê chegar os quatrocentos homens. Da última vez, o irmão tinha jurado matá-lo. Entre a promessa de morte e este dia passaram vinte anos, sem carta nem recado.',
    retold: [
      {
        verses: '33:1-3',
        says: 'Jacó vê Esaú chegar e põe as servas na frente, depois Lia, e por último Raquel e José. Passa adiante de todos e se inclina sete vezes até o chão.',
      },
      {
        verses: '33:4-7',
        says: 'Esaú corre, abraça Jacó, beija-o, e os dois choram. As mulheres e os filhos se aproximam, um grupo de cada vez, e se inclinam diante dele.',
      },
      {
        verses: '33:8-11',
        says: 'Esaú diz que tem o bastante e recusa os presentes. Jacó insiste, porque ver o rosto do irmão foi como ver o rosto de Deus, e Esaú aceita.',
      },
      {
        verses: '33:12-17',
        says: 'Esaú propõe seguirem juntos, mas Jacó prefere ir devagar, ao passo das crianças e do gado. Esaú volta a Seir, e Jacó faz casa em Sucote.',
      },
    ],
    read: {
      verses: '33:1-11',
      how: 'Depois do versículo 3, uma pausa longa. Quem lê o 4 lê de pé e anda até o leitor anterior.',
    },
    observe: [
      {
        ask: 'Como Jacó se prepara e como se aproxima?',
        verses: '33:1-3',
        listen: 'Separa a família por preferência, vai na frente e se inclina sete vezes.',
      },
      {
        ask: 'Quais são os verbos de Esaú?',
        verses: '33:4',
        listen: 'Correu, abraçou, lançou-se, beijou; e os dois choraram.',
      },
      {
        ask: 'Que palavras cada um usa para o outro?',
        verses: '33:5, 33:8-10',
        listen: 'Jacó diz meu senhor e teu servo; Esaú diz meu irmão.',
      },
    ],
    interpret: [
      {
        ask: 'O que pode ter acontecido no coração de Esaú nesses vinte anos?',
        verses: '33:4, 33:9',
        listen: 'O texto cala; ele diz que tem o bastante. Quem se sente pleno pode soltar.',
      },
      {
        ask: 'Jacó vê no rosto do irmão “o rosto de Deus”. O que uma coisa tem com a outra?',
        verses: '33:10',
        listen: 'Na véspera temeu Deus e foi poupado; agora, o mesmo favor no irmão.',
        follow: 'Que rosto já foi assim para você?',
      },
      {
        ask: 'Esaú não precisava do presente, mas aceita. Por que receber também faz parte da paz?',
        verses: '33:10-11',
        listen: 'A palavra é a mesma de bênção: Jacó devolve um pouco do que tirou.',
      },
    ],
    live: [
      {
        ask: 'Com quem você ensaia conversas no banho há anos?',
        listen: 'O riso ajuda; depois, um minuto em silêncio com o nome.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Entre irmãos ou amigos, quem costuma correr primeiro para fazer as pazes, e o que custa a essa pessoa?',
        listen: 'Valorize quem corre e quem não sabe como.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Depois de uma briga, vocês se curvam sete vezes, mandam presente ou correm? Que jeito o outro entende melhor?',
        listen: 'Cada casal tem o seu; troquem a receita.',
        for: ['couples'],
      },
      {
        ask: 'Que reencontro você temia e foi melhor do que imaginava?',
        listen: 'Histórias assim dão coragem aos outros.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Fizeram as pazes e cada um foi para o seu lado. Como é reconciliar-se sem voltar a morar junto?',
        listen: 'Paz pode ter distância; isso alivia muita gente.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Se Deus corresse na sua direção, o que você largaria do discurso preparado?',
        listen: 'Lembre o pai de Lucas 15, se couber.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o abraço de chegada mais emocionante que você viu ou deu: rodoviária, aeroporto, portão?',
        bridge: 'Dois irmãos se viram de longe, e o que um deles fez ninguém esperava.',
      },
      {
        text: 'Quanto tempo você demora para esquecer uma briga: cinco minutos, uma novela inteira, uma copa do mundo?',
        bridge: 'Esaú teve vinte anos. Vejamos o que fez com eles.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra os braços o quanto conseguir e fique assim por alguns segundos. Repare como o peito fica desprotegido.',
      bridge: 'Foi assim, sem arma na mão, que Esaú chegou.',
    },
    complete: [
      {
        name: 'Discurso e abraço',
        text: 'Escreva as três frases que você ensaia para alguém. Risque as que são defesa. A que sobrou é: …',
      },
      {
        name: 'Sete passos',
        text: 'Numere de um a sete. Anote os passos, do menor ao maior, entre você e uma paz possível. Ponha data no primeiro, e só nele.',
      },
    ],
    challenges: [
      {
        do: 'Mande um primeiro sinal de paz a alguém distante: uma saudação, uma foto antiga, um café. Onde houver segurança para isso.',
        tell: 'Que sinal você escolheu e quanto demorou a resposta, se veio.',
      },
      {
        do: 'Quando alguém lhe pedir desculpas nesta semana, corra: aceite antes da explicação terminar.',
        tell: 'Como ficou o rosto da pessoa.',
      },
    ],
    children: {
      truth: 'Deus ajuda a gente a fazer as pazes.',
      to7: {
        story:
          'Jacó e Esaú eram irmãos, mas estavam de mal fazia muito, muito tempo. Jacó tinha enganado Esaú. Agora Jacó estava voltando, e lá longe vinha Esaú com um monte de homens. Ai, que medo! Jacó foi andando e se abaixando até o chão. Uma, duas, três, sete vezes! Será que Esaú ia brigar? Esaú começou a correr. Correu, correu, e sabe o que ele fez? Deu um abraço bem apertado em Jacó! Deu um beijo! E os dois choraram de alegria. Esaú disse: Meu irmão! Jacó falou: Ver o seu rosto é como ver o rosto de Deus. E a briga acabou.',
        activity:
          'Duas filas, uma de frente para a outra. A cada música, uma dupla corre ao meio e dá um abraço dizendo: paz!',
        questions: [
          'Por que Jacó estava com medo?',
          'O que Esaú fez quando chegou perto?',
          'Com quem você quer fazer as pazes?',
        ],
      },
      to12: {
        story:
          'A última coisa que Jacó soube do irmão é que Esaú queria se vingar. Vinte anos depois, ele voltava para casa e o via chegando com quatrocentos homens. Jacó mancava da noite anterior. Pôs a família para trás, foi na frente e se inclinou até o chão, sete vezes, como quem diz: eu errei, estou nas suas mãos. Então aconteceu o que ninguém esperava. Esaú correu. Abraçou o irmão, beijou-o, e os dois choraram. Jacó tinha mandado rebanhos de presente para acalmá-lo, mas Esaú respondeu: tenho bastante, meu irmão, fique com o que é seu. Jacó insistiu e disse uma frase linda: vi o seu rosto como se tivesse visto o rosto de Deus, porque você me aceitou. Depois cada um seguiu para a sua terra, mas a guerra entre os dois tinha acabado. A bênção que um roubou, agora os dois repartiam.',
        activity:
          'Encenem uma briga comum entre irmãos ou colegas com dois finais: o que costuma acontecer e o que aconteceria se alguém corresse.',
        questions: [
          'Como Jacó mostrou que reconhecia o erro?',
          'O que o jeito de Esaú tem a ver com o jeito de Deus?',
          'Que primeiro passo de paz está ao seu alcance?',
        ],
      },
      challenge: 'Seja o primeiro a fazer as pazes na próxima briga.',
    },
    prayer:
      'Deus que corre ao encontro, tira de nós o discurso decorado. Prepara o coração de quem nós ferimos e cura o de quem nos feriu. Onde a paz for possível, põe asas nos pés; onde ainda não for, guarda e consola.',
    leader: {
      lost: 'Alguns desconfiam de Esaú ou criticam Jacó por não ir a Seir. O texto não fecha essa conta. A paz entre eles foi verdadeira e modesta, e durou até enterrarem juntos o pai.',
      tender:
        'Reconciliação não se impõe. Se a distância existe por violência, abuso ou ameaça, o passo certo pode ser continuar longe. Diga isso claramente antes do desafio e cite o Ligue 180.',
    },
    comfort:
      'Talvez o abraço que você espera não venha, ou já não possa vir. Deus conhece essa estrada vazia. Até que um rosto apareça, ele mesmo vem, e vem correndo.',
    closing: 'Quem você teme talvez também esteja com saudade.',
    words: [
      'esau',
      'jaco',
      'reconciliacao',
      'abraco',
      'quatrocentos homens',
      'sete vezes',
      'rosto de deus',
      'seir',
      'sucote',
      'irmaos',
      'correu ao seu encontro',
      'presente',
      'tenho bastante',
      'perdao',
    ],
  },
  {
    verses: '34:1-31',
    key: '34:7',
    title: 'A voz de Diná',
    theme: 'a violência e o silêncio em volta dela',
    themes: ['justica', 'familia', 'sofrimento', 'proximo'],
    idea: 'Uma moça é violentada, homens negociam e outros se vingam, e ninguém a escuta; a Bíblia guarda esta página para que o povo de Deus aprenda a não calar nem a revidar.',
    context:
      'Jacó se instala perto de Siquém. A filha sai para visitar outras moças e sofre violência do filho do chefe da cidade. O pai cala, a cidade faz contas, dois irmãos respondem com um massacre. Deus não é citado no capítulo inteiro.',
    retold: [
      {
        verses: '34:1-4',
        says: 'Diná, filha de Jacó, sai para ver as mulheres da terra. Siquém, filho do príncipe, a violenta e depois a quer por mulher.',
      },
      {
        verses: '34:5-12',
        says: 'Jacó espera em silêncio pelos filhos, que chegam irados. Hamor, pai de Siquém, oferece casamentos e terra, e Siquém, o dote que pedirem.',
      },
      {
        verses: '34:13-19',
        says: 'Os filhos de Jacó respondem com engano: só darão a irmã se todo homem da cidade se circuncidar.',
      },
      {
        verses: '34:20-24',
        says: 'Hamor e Siquém convencem a cidade, dizendo que a riqueza daquela família será deles, e todos se circuncidam.',
      },
      {
        verses: '34:25-31',
        says: 'Simeão e Levi matam os homens da cidade e tiram Diná dali. Jacó teme os vizinhos, e eles perguntam se a irmã devia ser tratada como prostituta.',
      },
    ],
    read: {
      verses: '34:1-8',
      how: 'Avise antes qual é o assunto e deixe que saia quem quiser. Uma só pessoa lê, sem pressa nem teatro.',
    },
    observe: [
      {
        ask: 'Que verbos descrevem o que Siquém faz?',
        verses: '34:2',
        listen: 'Viu, tomou, deitou-se, desonrou: o texto não suaviza.',
      },
      {
        ask: 'Quem fala nestes versículos, e quem não diz nenhuma palavra?',
        verses: '34:3-8',
        listen: 'Siquém, Hamor; Diná não fala, e Jacó se cala.',
      },
      {
        ask: 'Como os irmãos reagem quando ficam sabendo?',
        verses: '34:7',
        listen: 'Entristecem-se e se irritam muito, antes de qualquer plano.',
      },
    ],
    interpret: [
      {
        ask: 'Que juízo o próprio narrador faz do que aconteceu?',
        verses: '34:7',
        listen: '“o que não se devia haver feito”: nenhuma desculpa para o agressor.',
      },
      {
        ask: 'Siquém diz que ama e quer casar. Por que isso não conserta o que ele fez?',
        verses: '34:2-4',
        listen: 'Amor não toma à força; o casamento aqui serviria a ele, não a ela.',
      },
      {
        ask: 'O que pode levar um pai ao silêncio do versículo 5, e o que esse silêncio ensina aos filhos?',
        verses: '34:5-7',
        listen: 'Medo, cálculo, choque; o vazio foi ocupado pela vingança.',
        follow: 'Como teria sido diferente se alguém perguntasse a Diná do que ela precisava?',
      },
    ],
    live: [
      {
        ask: 'Que silêncios, na família ou na igreja, protegem quem machuca em vez de quem foi machucado?',
        listen: 'Fale do jeito de agir do grupo, nunca de um caso da sala.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Como a gente percebe, numa festa ou num namoro, que o não de alguém deixou de ser ouvido?',
        listen: 'Pressão, insistência, álcool, foto pedida: fale com clareza.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Simeão e Levi transformaram dor em matança. O que você faz com a raiva justa para ela não virar outra injustiça?',
        listen: 'A raiva é legítima; o caminho dela é que se escolhe.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que um filho precisa ter ouvido de vocês, antes, para conseguir contar se algo acontecer?',
        listen: 'Que acreditarão, que não brigarão, que a culpa não será dele.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que mulheres ensinaram você a falar, e o que elas enfrentaram?',
        listen: 'Deixe as histórias de força ocuparem a sala.',
        for: ['women', 'elderly'],
      },
      {
        ask: 'O que um lugar precisa ter para que você o considere seguro?',
        listen: 'Anote: é uma lista de tarefas para o grupo.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem é, na sua vida, a pessoa que escuta até o fim sem interromper? Como ela faz?',
        bridge: 'Ser escutado é raro. Hoje lemos a história de alguém que ninguém escutou.',
      },
      {
        text: 'Qual objeto deste cômodo faz você se sentir em casa, protegido? Aponte e diga por quê.',
        bridge: 'Segurança é assunto sério na Bíblia, também quando ela faltou.',
      },
    ],
    quiet: {
      text: 'Se este assunto toca a sua história, você pode parar aqui. Ponha os pés no chão, olhe em volta e diga três coisas que vê.',
      bridge: 'A Bíblia não escondeu a dor de Diná. Deus também não esconde a sua.',
    },
    complete: [
      {
        name: 'Pacto do grupo',
        text: 'Escrevam juntos três frases que comecem por: aqui, quando alguém contar que foi ferido, nós … Assinem e guardem à vista.',
      },
      {
        name: 'Raiva com rumo',
        text: 'Complete só para você: o que me revolta é …; o que eu não vou fazer com essa raiva é …; o passo justo que ela pode dar é …',
      },
    ],
    challenges: [
      {
        do: 'Descubra e salve no celular os contatos de proteção da sua cidade: Ligue 180, Disque 100, delegacia da mulher, conselho tutelar, CRAS.',
        tell: 'Que contato da sua cidade você encontrou, para todos anotarem.',
      },
      {
        do: 'Escute uma mulher da sua convivência por vinte minutos, sem aconselhar, sobre o que a faz sentir medo na rua ou em casa.',
        tell: 'O que você não sabia, sem expor quem contou.',
        for: ['men', 'young', 'adults'],
      },
    ],
    children: null,
    prayer:
      'Deus justo, nesta página o teu nome não aparece, mas tu viste. Acolhe quem foi ferido e nunca pôde falar. Freia a mão que se vinga. Tira de nós o silêncio covarde e faz deste grupo um lugar seguro.',
    leader: {
      lost: 'Alguém dirá que Diná não devia ter saído. Interrompa com firmeza: o texto não a culpa em nenhuma linha. Também não deixe a vingança virar heroísmo; Jacó a condena até no leito de morte (49:5-7).',
      tender:
        'É provável que haja vítimas na sala. Não pergunte, não peça testemunho, não fale em perdoar hoje. Fiquem duas pessoas disponíveis no fim. Diga: a culpa não foi sua. Ligue 180; criança ou adolescente, Disque 100; risco agora, 190. Crime contra menor se comunica às autoridades.',
    },
    comfort:
      'Ninguém perguntou a Diná como ela estava. Deus pergunta. Ele não tem pressa com a sua resposta, nem vergonha da sua história. A culpa não é sua, e você não precisa carregar isto a sós.',
    closing: 'Que entre nós ninguém precise calar para ser amado.',
    words: [
      'dina',
      'siquem',
      'hamor',
      'simeao e levi',
      'violencia',
      'estupro',
      'abuso',
      'vinganca',
      'silencio de jaco',
      'desonrou',
      'irmaos de dina',
      'circuncidar',
      'justica',
    ],
  },
  {
    verses: '35:1-15',
    key: '35:3',
    title: 'Subamos a Betel',
    theme: 'a volta ao lugar do encontro',
    themes: ['arrependimento', 'santidade', 'adoracao', 'fidelidade'],
    idea: 'Depois de um tempo de desastre e acomodação, Deus chama Jacó de volta ao lugar da promessa; a família enterra os ídolos, troca de roupa e recomeça pela adoração.',
    context:
      'Jacó tinha prometido voltar a Betel e parou no meio do caminho por anos. Ali a filha foi violentada e os filhos mataram uma cidade. Com medo e vergonha, ele ouve de novo a voz que o encontrou quando fugia.',
    retold: [
      {
        verses: '35:1-4',
        says: 'Deus manda Jacó subir a Betel e fazer um altar. A família entrega os deuses alheios e os brincos, e Jacó esconde tudo debaixo de um carvalho.',
      },
      {
        verses: '35:5-8',
        says: 'O terror de Deus cai sobre as cidades ao redor, e ninguém persegue Jacó. Em Betel, ele levanta o altar, e ali sepultam Débora, a ama de Rebeca.',
      },
      {
        verses: '35:9-12',
        says: 'Deus aparece outra vez a Jacó e diz que seu nome será Israel. Promete que dele virão nações e reis e que a terra será da sua descendência.',
      },
      {
        verses: '35:13-15',
        says: 'Jacó levanta uma coluna de pedra onde Deus falou com ele, derrama nela azeite e chama aquele lugar de Betel.',
      },
    ],
    read: {
      verses: '35:1-12',
      how: 'Levantem-se juntos no versículo 3 e fiquem de pé até o 7. Sentados, leiam a fala de Deus.',
    },
    observe: [
      {
        ask: 'Quais são as ordens de Deus, e o que Jacó acrescenta para a família?',
        verses: '35:1-3',
        listen: 'Levanta-te, sobe, fica, faz altar; tirai os ídolos, limpai-vos, mudai as roupas.',
      },
      {
        ask: 'O que cada um entrega, e onde isso vai parar?',
        verses: '35:4',
        listen: 'Deuses e brincos, enterrados debaixo de um carvalho.',
      },
      {
        ask: 'Como Jacó descreve o Deus a quem vai fazer o altar?',
        verses: '35:3',
        listen: 'Respondeu no dia da angústia e foi comigo no caminho.',
      },
    ],
    interpret: [
      {
        ask: 'Deus aparecera a Jacó havia tantos anos, e mesmo assim existiam ídolos na bagagem. Como eles vão ficando?',
        verses: '35:2, 35:4',
        listen: 'Costume, herança, segurança extra; ninguém decide, vai deixando.',
      },
      {
        ask: 'Por que enterrar, e não vender ou guardar numa caixa?',
        verses: '35:4',
        listen: 'Brinco de ouro tem valor; enterrar é não lucrar com o que prendia.',
      },
      {
        ask: 'O nome Israel já tinha sido dado no capítulo 32. O que há de bom em Deus repeti-lo agora?',
        verses: '35:9-10',
        listen: 'Depois do fracasso ele não retira o nome; confirma.',
        follow: 'Que palavra de Deus você precisa ouvir pela segunda vez?',
      },
    ],
    live: [
      {
        ask: 'Onde é a sua Betel, o lugar ou o tempo em que Deus o encontrou quando você fugia?',
        listen: 'Peça data, cheiro, música: a memória abre caminho.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'O que anda na sua mochila que não combina com o altar para onde você diz que vai?',
        listen: 'Aplicativo, conversa, hábito: não peça que digam.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jacó chamou a casa toda. Que limpeza vocês poderiam fazer juntos, sem um fiscalizar o outro?',
        listen: 'Dívida, tela, palavrão, agenda, rancor antigo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que parada do meio do caminho você se acomodou?',
        listen: 'Siquém era confortável até deixar de ser.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'No meio da festa morre a velha ama Débora, e choram. Como cabem, na mesma semana, volta a Deus e lágrima?',
        listen: 'O carvalho ganhou o nome de choro; há lugar para isso na fé.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que roupa nova, no sentido figurado, você gostaria de vestir ao recomeçar com Deus?',
        listen: 'Sinceridade, calma, coragem de pedir ajuda.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Na última arrumação grande, que objeto você achou e já nem lembrava que existia?',
        bridge: 'A família de Jacó também abriu as malas e achou coisas que não deviam estar ali.',
      },
      {
        text: 'A que lugar da infância você voltaria hoje mesmo se desse? O que há lá?',
        bridge: 'Deus convidou um homem a voltar a um lugar, e foi mais do que saudade.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água corrente, reparando em cada dedo. Seque-as.',
      bridge: 'Limpai-vos e subamos, disse Jacó aos seus, depois dos piores dias.',
    },
    complete: [
      {
        name: 'Debaixo do carvalho',
        text: 'Escreva num papelzinho aquilo em que você se apoia e que não é Deus. Enterre-o num vaso ou rasgue-o bem miúdo. No caderno, só: levantei-me em …',
      },
      {
        name: 'O Deus que me respondeu',
        text: 'Complete como Jacó: ao Deus que me respondeu no dia em que …, e que foi comigo no caminho de …, eu volto a oferecer …',
      },
    ],
    challenges: [
      {
        do: 'Volte, em pessoa ou por foto, a um lugar onde Deus marcou a sua vida, e fique ali quinze minutos agradecendo.',
        tell: 'Que lugar foi e o que você lembrou que tinha esquecido.',
      },
      {
        do: 'Livre-se de uma coisa que prende você, sem vendê-la nem passá-la adiante.',
        tell: 'Sem dizer o quê, como a casa ou a cabeça ficou.',
      },
    ],
    children: {
      truth: 'Deus me chama de volta, e eu posso recomeçar.',
      to7: {
        story:
          'Jacó e a família tinham se esquecido de umas coisas. Deus tinha cuidado de Jacó na noite da escada, mas agora havia na casa estatuazinhas que eles tratavam como se fossem Deus. Deus falou: Jacó, levante-se! Volte para Betel, o lugar onde eu encontrei você. Jacó reuniu todo mundo e disse: Vamos limpar tudo! Tirem essas estatuazinhas, tomem banho e vistam roupa limpa. Vamos agradecer ao Deus que me ajudou quando eu tive medo! Cada um trouxe o que tinha. Jacó fez um buraco grande embaixo de uma árvore e enterrou tudo. Então viajaram até Betel, e Jacó fez um altar de pedras. E Deus o abençoou outra vez.',
        activity:
          'Limpem juntos um canto da sala com paninhos. Depois façam um montinho de pedras, e cada um põe a sua dizendo um obrigado.',
        questions: [
          'Para onde Deus mandou Jacó voltar?',
          'O que eles enterraram?',
          'Pelo que você quer dizer obrigado a Deus?',
        ],
      },
      to12: {
        story:
          'Muitos anos antes, fugindo, Jacó tinha dormido em Betel e ouvido Deus prometer: vou com você. E Jacó prometeu voltar. Mas parou no caminho, foi ficando, e a família se meteu em muita confusão. Na bagagem havia até ídolos, imagens que eles guardavam para dar sorte. Então Deus disse: levante-se, suba a Betel e faça ali um altar. Jacó reuniu todos: tirem os deuses estranhos, lavem-se, troquem de roupa, vamos subir! Quero adorar o Deus que me respondeu no dia da minha angústia. Ninguém escondeu nada. Entregaram as imagens e até os brincos, e Jacó enterrou tudo debaixo de um carvalho. Em Betel, fizeram o altar. Deus apareceu outra vez e não jogou na cara os erros. Repetiu a bênção e o nome novo: você é Israel. Quando a gente se perde, dá para voltar ao lugar onde Deus nos encontrou.',
        activity:
          'Cada um desenha uma mala aberta com três coisas que quer levar para perto de Deus e uma que quer deixar. Recortem a última e enterrem num vaso.',
        questions: [
          'Como foi que os ídolos acabaram na bagagem da família?',
          'O que Jacó lembrava de Deus ao dar a ordem?',
          'Por que é bom ouvir de novo uma promessa antiga?',
        ],
      },
      challenge: 'Arrume o quarto e separe uma coisa que atrapalha você.',
    },
    prayer:
      'Deus de Betel, que nos respondeu no dia da angústia, chama a gente outra vez. Ajuda a abrir as malas e a enterrar o que ficou de ídolo. Repete sobre nós o nome que nos deste; queremos subir.',
    leader: {
      lost: 'A conversa vira caça aos ídolos dos outros: imagens, marcas, artistas. Peça que cada um olhe a própria bagagem. Em grupo com católicos e evangélicos, não é a noite de discutir imagens.',
      tender:
        'Quem sofreu a violência do capítulo anterior, ou cometeu erros graves, pode achar que Deus encerrou a conta. Mostre o versículo 10. Se houver crime por reparar, recomeçar inclui a verdade e a justiça; acompanhe a pessoa.',
    },
    comfort:
      'No meio da subida, choraram uma velha ama debaixo de uma árvore, e ninguém apressou o choro. Deus apareceu depois disso. Você pode subir devagar, parando para chorar.',
    closing: 'Levantemo-nos e subamos.',
    words: [
      'betel',
      'subamos',
      'levanta te',
      'deuses alheios',
      'idolos',
      'mudai as vossas roupas',
      'altar',
      'carvalho',
      'israel',
      'debora',
      'el betel',
      'jaco',
      'voltar',
      'angustia',
    ],
  },
  {
    verses: '35:16-29',
    key: '35:18',
    title: 'O filho que ganhou outro nome',
    theme: 'a dor no meio do caminho',
    themes: ['luto', 'sofrimento', 'filhos', 'esperanca'],
    idea: 'Raquel morre dando vida, e com o último fôlego chama o menino de filho da minha dor; o pai, chorando, dá a ele um nome que não o prenda a essa dor.',
    context:
      'Jacó acaba de adorar em Betel e de ouvir de novo a promessa. Na estrada para Belém, a mulher que ele mais amou entra em trabalho de parto. Depois vêm outra ferida, com Rúben, a lista dos doze filhos e o enterro de Isaque, que Jacó e Esaú fazem juntos (35:27-29).',
    retold: [
      {
        verses: '35:16-18',
        says: 'Perto de Efrata, Raquel tem um parto difícil, e a parteira lhe diz que não tema. Ao morrer, ela chama o filho Benoni, e o pai o chama Benjamim.',
      },
      {
        verses: '35:19-21',
        says: 'Raquel é sepultada no caminho de Belém, e Jacó põe uma coluna sobre a sepultura. Depois parte e arma a tenda mais adiante.',
      },
      {
        verses: '35:22-26',
        says: 'Rúben dorme com Bila, concubina do pai, e Jacó fica sabendo. Os filhos de Jacó são doze, de Lia, de Raquel e das servas Bila e Zilpa.',
      },
      {
        verses: '35:27-29',
        says: 'Jacó chega à casa de Isaque, em Hebrom. Isaque morre aos cento e oitenta anos, farto de dias, e os dois filhos o sepultam.',
      },
    ],
    read: {
      verses: '35:16-20',
      how: 'Uma voz baixa, devagar. Antes de ler, digam que o texto fala da morte de uma mãe no parto. No fim, um minuto de silêncio.',
    },
    observe: [
      {
        ask: 'Onde estavam, e quem fica ao lado de Raquel?',
        verses: '35:16-17',
        listen: 'No caminho, longe ainda de Efrata; a parteira.',
      },
      {
        ask: 'O que a parteira diz a ela?',
        verses: '35:17',
        listen: 'Não temas; também terás este filho.',
      },
      {
        ask: 'Que dois nomes o menino recebe, e de quem?',
        verses: '35:18',
        listen: 'Benoni, da mãe: filho da minha dor; Benjamim, do pai: filho da mão direita.',
      },
      {
        ask: 'O que Jacó deixa naquele lugar?',
        verses: '35:19-20',
        listen: 'Uma sepultura e uma coluna, à beira da estrada.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o texto guarda o nome que a mãe deu, mesmo não sendo o que ficou?',
        verses: '35:18',
        listen: 'A dor dela merece memória; não foi apagada.',
      },
      {
        ask: 'O que Jacó faz pelo filho ao mudar o nome, e o que isso deve ter custado a ele?',
        verses: '35:18',
        listen: 'Não o deixa carregar a morte da mãe; era o último desejo de Raquel.',
        follow: 'Que nomes uma família põe numa criança sem querer?',
      },
      {
        ask: 'A coluna ficou “até hoje”, no caminho de Belém. O que uma marca na estrada faz por quem passa?',
        verses: '35:19-20',
        listen: 'Diz: aqui se amou. Séculos depois, perto dali, nasce o Consolador de Israel.',
      },
    ],
    live: [
      {
        ask: 'Que palavra dita no pior dia ainda acompanha alguém da sua casa?',
        listen: 'Pode ficar só no pensamento.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Quem foi parteira numa hora difícil sua: alguém que ficou junto e disse não temas?',
        listen: 'Enfermeira, vizinha, amiga; um obrigado.',
        for: ['women', 'adults', 'parents'],
      },
      {
        ask: 'Que nome ou rótulo você gostaria que deixassem de usar, e qual quer no lugar?',
        listen: 'Não obrigue a contar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jacó tinha acabado de adorar quando veio o golpe. Como falar de Deus sem fingir, numa fase assim?',
        listen: 'Silêncio, pergunta, lágrima; sem explicações.',
        for: ['long-believers', 'adults', 'mourning'],
      },
      {
        ask: 'Que coluna a sua família levantou para lembrar alguém: foto, árvore, prato no domingo?',
        listen: 'Costumes que consolam.',
        for: ['couples', 'elderly', 'men'],
      },
      {
        ask: 'Jacó e Esaú se encontram outra vez no enterro do pai. O que uma perda pode abrir entre irmãos, sem que a gente force?',
        listen: 'Versículo 29; só uma fresta.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Para quem está chegando à fé, o que muda saber que a Bíblia não pula dias assim?',
        listen: 'Alívio, ou mais perguntas.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que outro nome você quase recebeu, e por que mudaram?',
        bridge: 'Um bebê, na Bíblia, teve dois nomes no mesmo dia.',
      },
      {
        text: 'Diga uma pedra, árvore ou placa de estrada que sempre lembra alguém.',
        bridge: 'Jacó pôs uma coluna no caminho de Belém.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha diante de você uma pedra, uma foto ou uma vela. Fique perto dela sem dizer nada.',
      bridge: 'Na beira de uma estrada, Jacó pôs uma pedra.',
    },
    complete: [
      {
        name: 'Dois nomes',
        text: 'Escreva o nome que a dor daria a este tempo. Debaixo, o nome que você pediria a Deus. Não risque o primeiro.',
      },
      {
        name: 'Minha coluna',
        text: 'Complete: Aqui eu deixei … . Quem passar por aqui saiba que … . E a estrada continua para … .',
      },
    ],
    challenges: [
      {
        do: 'Procure um pai, uma mãe ou um viúvo em dia de aniversário de morte e diga o nome de quem partiu.',
        tell: 'O que ele lembrou.',
      },
      {
        do: 'Agradeça a uma profissional de saúde, ou mulher do bairro, que cuidou de um parto ou de uma hora ruim.',
        tell: 'Como ela recebeu.',
      },
    ],
    children: null,
    prayer:
      'Senhor, há quem chore à beira do caminho. Fica com as mães que sofrem e com as crianças que chegaram em dia triste. Que nenhuma leve por nome a nossa dor. Guarda Raquel e os nossos até a manhã que prometeste.',
    leader: {
      lost: 'O versículo 22, com Rúben e Bila, chama conversa lateral; deixe para outro dia. Fique nos dois nomes e não faça de Jacó um exemplo de superar rápido. Ele falará dela até o leito de morte (48:7).',
      tender:
        'Avise com antecedência. Quem perdeu mãe, mulher ou bebê no parto, quem nasceu numa perda, quem teve depressão depois do parto: não peça que falem. Sente-se perto. Oriente a procurar o posto de saúde, o CAPS ou o CVV, 188, e volte na semana seguinte.',
    },
    comfort:
      'A Bíblia não mandou Raquel dar um nome bonito. Ela disse a dor que tinha, e está escrito. Depois, alguém que a amava chamou a criança de outro jeito. Os dois nomes cabem diante de Deus.',
    closing: 'Deus guarda o nome da dor e dá outro para viver.',
    words: [
      'raquel morreu',
      'morte de raquel',
      'benoni',
      'benjamim',
      'efrata',
      'belem',
      'parteira',
      'coluna',
      'sepultura de raquel',
      'parto',
      'morte de isaque',
      'filho da minha dor',
    ],
  },
  {
    verses: '36:1-43',
    key: '36:7',
    title: 'Para que serve uma lista de nomes',
    theme: 'o irmão que também tem história',
    themes: ['familia', 'graca', 'comunhao', 'identidade'],
    idea: 'Antes de seguir com Jacó, a Bíblia para e escreve, um por um, os nomes da família de Esaú: quem ficou fora da linha principal não ficou fora da memória nem do cuidado de Deus.',
    context:
      'Isaque morreu, e os dois gêmeos o enterraram juntos. Quem leu espera voltar a Jacó. Mas vem um capítulo inteiro só com Esaú: mulheres, filhos, chefes, reis. Ele também prosperou. Os dois já não cabem na mesma terra e se separam, desta vez sem ódio.',
    retold: [
      {
        verses: '36:1-5',
        says: 'Esaú, também chamado Edom, toma mulheres de Canaã e uma filha de Ismael, e ali nascem cinco filhos dele.',
      },
      {
        verses: '36:6-8',
        says: 'Esaú leva a família e o gado para o monte de Seir, porque a riqueza dos dois irmãos é grande demais para uma terra só.',
      },
      {
        verses: '36:9-19',
        says: 'Dos filhos e netos de Esaú saem os chefes de Edom, chamados um a um pelo nome, com a mãe de quem vieram.',
      },
      {
        verses: '36:20-30',
        says: 'Os horeus, moradores daquela terra, também são nomeados. Um deles, Aná, descobriu fontes termais no deserto, cuidando dos asnos do pai.',
      },
      {
        verses: '36:31-43',
        says: 'Oito reis governam Edom, um depois do outro, antes de haver rei em Israel, e a lista se fecha com onze chefes.',
      },
    ],
    read: {
      verses: '36:1-8',
      how: 'Os nomes são lidos devagar, cada um por uma pessoa, sem medo de errar. No 7, todos juntos.',
    },
    observe: [
      {
        ask: 'Quem são as mulheres de Esaú, e quantos filhos nasceram em Canaã?',
        verses: '36:2-5',
        listen: 'Ada, Oolibama, Basemate; Elifaz, Reuel, Jeús, Jalão, Corá: cinco.',
      },
      {
        ask: 'O que Esaú leva quando se muda?',
        verses: '36:6',
        listen: 'Família, gente da casa, gado, pertences; tudo.',
      },
      {
        ask: 'Que motivo o texto dá para a separação?',
        verses: '36:7',
        listen: 'Riqueza grande demais para os dois na mesma terra.',
      },
    ],
    interpret: [
      {
        ask: 'Por que guardar com tanto cuidado os nomes de quem não herdou a promessa?',
        verses: '36:1-5',
        listen: 'Deus tinha prometido também a Esaú um povo; ninguém é nota de rodapé.',
        follow: 'De que história a sua família nunca fala?',
      },
      {
        ask: 'Esaú tinha chorado por ter perdido a bênção. O que há de surpreendente no versículo 7?',
        verses: '36:7',
        listen: 'Não ficou sem nada; a riqueza dele também era grande.',
      },
      {
        ask: 'Uma separação pode ser feita para fugir, como foi a de Jacó, ou para que os dois vivam. Com qual esta se parece?',
        verses: '36:6-8',
        listen: 'Com a de Abraão e Ló: espaço, sem briga contada.',
      },
    ],
    live: [
      {
        ask: 'De que parente distante você só sabe o nome, e quem ainda poderia contar mais?',
        listen: 'Um nome e um telefone.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Quem, no nosso meio, costuma ficar no rodapé, e como escrever o nome dele com cuidado?',
        listen: 'O calado, o que saiu, o de outra igreja.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que foi mais difícil em aceitar que quem brigou com você também está bem?',
        listen: 'Sem fingir; Jacó e Esaú viveram isso.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Onde você sente que é o irmão de quem a história não fala: na escola, em casa, na igreja?',
        listen: 'Escute com carinho.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quando a convivência apertou, o que ajudou a separar as coisas sem separar os corações?',
        listen: 'Morar perto em vez de junto, contas claras.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Há um capítulo na Bíblia para os de fora da linha. Como isso soa para quem ainda se sente de fora?',
        listen: 'Alívio, dúvida; dê boas-vindas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem lê melhor em voz alta, sem rir: Oolibama, Basemate, Elifaz, Jalão? Façam uma rodada.',
        bridge: 'Alguém já chamou essas pessoas para jantar por esses nomes.',
      },
      {
        text: 'Qual é o nome mais diferente da sua família, e como era a pessoa?',
        bridge: 'Cada nome de Gênesis 36 tinha um rosto assim.',
        for: ['adults', 'young', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Escreva, sem parar, todos os nomes de parentes de que se lembrar em um minuto.',
      bridge: 'A Bíblia gastou um capítulo fazendo isso.',
    },
    complete: [
      {
        name: 'Gerações de',
        text: 'Escreva: Estas são as gerações de … (seu nome). Abaixo, três nomes antes e três depois, de sangue ou de fé. Ao lado de um, uma qualidade.',
      },
      {
        name: 'Fora da linha',
        text: 'Complete: Na nossa história quase não se fala de … . Eu sei que … . Deus também cuidou de … .',
      },
    ],
    challenges: [
      {
        do: 'Ligue para um parente do ramo esquecido da família, só para saber como está.',
        tell: 'Há quanto tempo não se falavam.',
      },
      {
        do: 'Aprenda e use o nome de alguém que você vê sempre e nunca chama: porteiro, caixa, vizinho.',
        tell: 'O nome.',
      },
    ],
    children: {
      truth: 'Deus sabe o nome de cada pessoa.',
      to7: {
        story:
          'Lembra de Esaú, o irmão de Jacó? Eles brigaram, mas depois se abraçaram. Esaú também teve uma família bem grande. A Bíblia escreveu os nomes todos! Elifaz, Reuel, Jeús, Jalão, Corá. Que nomes engraçados! Cada nome era de uma criança que corria, comia e dormia na barraca. Esaú tinha tantas ovelhas e vacas, e Jacó também, que não cabia todo mundo no mesmo lugar. Méé, muu, méé! Então Esaú foi morar perto das montanhas. Não teve briga. Cada um foi para um lado. E Deus cuidou de Jacó e cuidou de Esaú. Deus não esquece o nome de ninguém.',
        activity:
          'Chamada de amor: cada criança diz o seu nome bem alto e todos respondem: Deus conhece você!',
        questions: ['De quem Esaú era irmão?', 'Por que ele se mudou?', 'Quem conhece o seu nome?'],
      },
      to12: {
        story:
          'Há capítulos da Bíblia que parecem lista telefônica. O 36 de Gênesis é assim: mulheres de Esaú, filhos, netos, chefes, reis. Muita gente pula. Mas pense: a história principal vai continuar com Jacó. Esaú era o irmão que perdeu a bênção e chorou por isso. Podiam ter riscado o nome dele. Em vez disso, a Bíblia para e escreve todos, com cuidado. Conta que ele também ficou rico, que criou filhos e que de Esaú nasceu um povo. Os dois irmãos tinham tanto gado que não cabiam na mesma terra. Esaú mudou-se para o monte Seir, sem guerra. Uma lista de nomes diz uma coisa importante: para Deus, ninguém é figurante. Cada nome é uma pessoa que ele conhece.',
        activity:
          'Árvore da turma: cada um escreve numa folha de papel o nome de três parentes e uma qualidade. Montem uma árvore só.',
        questions: [
          'Por que a Bíblia escreveu os nomes?',
          'O que aconteceu com Esaú?',
          'De quem da turma ninguém lembra, e como mudar isso?',
        ],
      },
      challenge: 'Aprenda o nome de alguém que você sempre vê e cumprimente.',
    },
    prayer:
      'Deus que escreve nomes, obrigado por Esaú e pelos seus. Lembra os ramos esquecidos da nossa família e os calados da nossa roda. Dá espaço a quem não cabe junto, e guarda os corações perto.',
    leader: {
      lost: 'O perigo é pular tudo ou caçar sentido escondido em cada nome. Leiam só até o 8, achem graça na pronúncia e façam uma pergunta: por que Deus quis isso escrito?',
      tender:
        'Adotados, filhos sem o nome do pai no registro e quem foi cortado da família podem sofrer com árvores genealógicas. Ofereça sempre a alternativa: nomes de fé, de afeto, de quem cuidou.',
    },
    comfort:
      'Talvez o seu nome não apareça em lugar nenhum que importe aos outros. Há um capítulo inteiro, na Bíblia, de nomes que quase ninguém lê. Deus mandou escrever todos.',
    closing: 'Para Deus não existe figurante.',
    words: [
      'geracoes de esau',
      'edom',
      'esau',
      'genealogia',
      'seir',
      'oolibama',
      'basemate',
      'elifaz',
      'duques',
      'edomitas',
      'lista de nomes',
    ],
  },
  {
    verses: '37:1-36',
    key: '37:28',
    title: 'A túnica e a cisterna',
    theme: 'o sonho e a inveja em família',
    themes: ['familia', 'sofrimento', 'proposito', 'filhos'],
    idea: 'Um pai prefere, um filho se exibe, os irmãos odeiam, e o sonho parece morrer num poço seco; Deus não é citado uma vez, e mesmo assim a história continua nas mãos dele.',
    context:
      'José tem dezessete anos, uma roupa de príncipe e sonhos que conta na hora errada. Os irmãos são filhos de mães que disputavam amor. O que se plantou nos capítulos anteriores brota aqui de uma vez.',
    retold: [
      {
        verses: '37:1-11',
        says: 'O pai ama José mais que aos outros, e os irmãos o odeiam, ainda mais quando ele conta sonhos em que todos se inclinam.',
      },
      {
        verses: '37:12-17',
        says: 'Jacó manda José ver os irmãos em Siquém. Perdido no campo, ele pergunta a um homem e os acha em Dotã.',
      },
      {
        verses: '37:18-24',
        says: 'Os irmãos querem matar José. Rúben, para salvá-lo, propõe a cisterna, e eles lhe tiram a roupa de cores e o lançam ali.',
      },
      {
        verses: '37:25-28',
        says: 'A conselho de Judá, José é vendido por vinte peças de prata a mercadores que vão ao Egito.',
      },
      {
        verses: '37:29-36',
        says: 'Os irmãos tingem a roupa com sangue de cabrito e a levam ao pai, que chora sem aceitar consolo. No Egito, Potifar compra José.',
      },
    ],
    read: {
      verses: '37:18-28',
      how: 'Um narrador, Rúben e Judá; os demais irmãos leem juntos os versículos 19 e 20.',
    },
    observe: [
      {
        ask: 'Como os irmãos chamam José quando o veem de longe?',
        verses: '37:18-20',
        listen: 'O sonhador; não dizem o nome dele.',
      },
      {
        ask: 'O que tiram dele primeiro?',
        verses: '37:23-24',
        listen: 'A roupa de cores, sinal da preferência do pai; depois o chão.',
      },
      {
        ask: 'Que posição tomam Rúben e Judá?',
        verses: '37:21-22, 37:26-27',
        listen: 'Rúben quer salvá-lo em segredo; Judá propõe lucrar.',
      },
    ],
    interpret: [
      {
        ask: 'Eles se sentam para comer ao lado da cisterna. O que o ódio já fez com eles?',
        verses: '37:24-25',
        listen: 'Anestesiou: mais tarde lembrarão que ele suplicava (42:21).',
      },
      {
        ask: 'Por que tirar a túnica antes de qualquer outra coisa?',
        verses: '37:23',
        listen: 'Querem arrancar dele o lugar de preferido; a ferida deles está na roupa.',
        follow: 'Que objeto, na sua casa, contava quem era o favorito?',
      },
      {
        ask: 'Uma caravana passa naquela hora, rumo ao Egito. O texto não diz que Deus a mandou. Como você lê essa coincidência?',
        verses: '37:25, 37:28',
        listen: 'Só em 45:5 José dirá; por enquanto há apenas poeira e camelos.',
      },
    ],
    live: [
      {
        ask: 'Quando você conta uma alegria, como percebe se a outra pessoa está pronta para ouvir?',
        listen: 'José não percebia; ninguém merece cisterna por isso.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que sonho seu foi parar num poço seco por mão de gente próxima?',
        listen: 'Deixe nomear a queda sem apressar o palácio.',
        for: ['adults', 'singles', 'women'],
      },
      {
        ask: 'De que jeito a gente repete, com os filhos ou com os alunos, a túnica de uma cor só?',
        listen: 'Elogio, tempo, dinheiro, paciência: onde pende?',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Rúben quis ajudar e deixou para depois. Que defesa de alguém você também adiou?',
        listen: 'Sem culpa paralisante: ainda há a quem defender.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Zoação, apelido, exclusão no grupo: quem está na cisterna da sua turma?',
        listen: 'Se houver risco ou humilhação séria, procure a escola e a família.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Jacó não quis ser consolado. O que você gostaria que os outros entendessem quando você também não quer?',
        listen: 'Anote e respeite; não é falta de fé.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual roupa você usou até gastar quando criança, e quem a deu?',
        bridge: 'Uma roupa colorida está no centro da confusão que vamos ler.',
      },
      {
        text: 'Na sua família, quem é o queridinho? Vale apontar a si mesmo com provas.',
        bridge: 'A gente ri, mas numa casa isso virou tragédia.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Cubra-se com um pano colorido ou segure uma peça de roupa que alguém lhe deu. Depois dobre-a com cuidado e deixe de lado.',
      bridge: 'Um rapaz perdeu a túnica num dia só, e com ela quase tudo.',
    },
    complete: [
      {
        name: 'Fundo do poço',
        text: 'Desenhe uma cisterna vista de lado. No fundo escreva o que você perdeu; nas paredes, quem estava em volta; lá em cima, o que ainda dá para ver do céu.',
      },
      {
        name: 'Tecendo por igual',
        text: 'Escreva o nome de cada pessoa sob os seus cuidados e, ao lado, uma qualidade que só ela tem: o que vejo em … é …',
        for: ['parents', 'adults', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Tire alguém da cisterna: sente-se ao lado, defenda ou inclua uma pessoa de quem todos zombam.',
        tell: 'Sem nomes, o que os outros fizeram quando você se mexeu.',
      },
      {
        do: 'Conte um sonho seu a uma pessoa madura e pergunte com quem mais convém repartir, e com quem ainda não.',
        tell: 'Que conselho recebeu.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    children: {
      truth: 'Deus não me deixa sozinho, mesmo no fundo do poço.',
      to7: {
        story:
          'Jacó tinha doze filhos, mas gostava mais de José e deu a ele uma roupa bem colorida. Os irmãos ficaram com ciúme. José sonhou que os feixes de trigo dos irmãos se abaixavam diante do feixe dele e foi logo contar. Eles ficaram bravos! Um dia, longe de casa, os irmãos pegaram José, tiraram a roupa colorida e o puseram num poço vazio. José chamava, mas eles não ajudaram. Depois passou uma fila de camelos, e os irmãos mandaram José embora com aqueles homens, para uma terra distante. Foi uma coisa muito errada e muito triste. Mas José não foi sozinho. Deus estava com ele em cada passo do caminho. E essa história ainda vai ter um final de abraço.',
        activity:
          'Colem papéis coloridos num desenho de túnica. Em cada cor, digam alguém da família que Deus ama do mesmo jeito.',
        questions: [
          'Por que os irmãos ficaram com ciúme?',
          'Quem foi com José para longe?',
          'O que você pode fazer quando sente ciúme?',
        ],
      },
      to12: {
        story:
          'José tinha dezessete anos e era o preferido do pai, que lhe deu uma túnica especial. Imagine como os irmãos se sentiam. Para piorar, José contou que sonhou com os feixes deles se inclinando diante do seu, e depois com o sol, a lua e onze estrelas. Eles já não conseguiam nem falar com ele direito. Um dia o pai mandou José ver como estavam os irmãos, que cuidavam das ovelhas longe dali. De longe viram a túnica e disseram: lá vem o sonhador! Queriam fazer o pior. Rúben conseguiu que só o pusessem numa cisterna vazia, e pensava em soltá-lo depois. Mas passou uma caravana, e Judá propôs vendê-lo. Por vinte moedas de prata, José foi levado para o Egito. Em casa, mostraram a túnica suja e deixaram o pai pensar que um bicho o tinha atacado. Parecia o fim. Nessa página Deus não fala nada. Mas ele não tinha ido embora.',
        activity:
          'Em grupos, escrevam o capítulo como notícia de jornal, ouvindo José, Rúben, Judá e o pai. O que cada um teria a dizer?',
        questions: [
          'Que erros o pai, José e os irmãos cometeram?',
          'Por que Rúben não conseguiu salvar José?',
          'O que fazer com o ciúme antes que ele vire maldade?',
        ],
      },
      challenge: 'Fique ao lado de alguém de quem os outros estão zombando.',
    },
    prayer:
      'Deus que não se vê nesta página, tu estavas lá. Cuida dos que foram vendidos por gente próxima. Cura os pais que preferem e os irmãos que disputam. E aos sonhos que caíram no poço, dá tempo.',
    leader: {
      lost: 'O grupo pula logo para o palácio e diz que tudo tinha um motivo. Fique no poço hoje. E não faça da história promessa de que todo sonhador vira governador.',
      tender:
        'Há quem tenha sido vendido por parentes de verdade: abuso, trabalho infantil, rejeição. Não romantize nem peça que perdoe já. Trabalho forçado e tráfico de pessoas se denunciam no Disque 100. E quem perdeu um filho ouvirá o choro de Jacó: respeite.',
    },
    comfort:
      'Um pai rasgou a roupa e não quis consolo, e ninguém na Bíblia o repreende. Você não precisa ver sentido no fundo desta cisterna. Basta que Deus saiba onde ela fica.',
    closing: 'O poço não é o último capítulo.',
    words: [
      'jose',
      'tunica',
      'tunica de cores',
      'cisterna',
      'sonhador',
      'sonhos',
      'feixes',
      'ruben',
      'juda',
      'ismaelitas',
      'vinte pecas de prata',
      'irmaos de jose',
      'inveja',
      'dota',
      'jaco',
    ],
  },
  {
    verses: '37:1-11',
    key: '37:4',
    title: 'A roupa colorida e os sonhos',
    theme: 'a preferência e a inveja em casa',
    themes: ['familia', 'filhos', 'humildade', 'lingua'],
    idea: 'Um pai que prefere, um rapaz que fala demais e irmãos que já não conseguem dar bom-dia: nessa casa ferida Deus põe um sonho que ninguém ali entende ainda.',
    context:
      'Jacó teve doze filhos de quatro mulheres, e conhece na pele o que faz um pai que prefere: foi assim entre ele e Esaú. José tem dezessete anos e é filho de Raquel, a mais amada. Logo depois desta leitura os irmãos vão vendê-lo (37:12-36), e só uns vinte anos mais tarde o sonho se explica.',
    retold: [
      {
        verses: '37:1-4',
        says: 'José apascenta ovelhas com os irmãos e leva ao pai más notícias deles. O pai lhe faz uma roupa de cores, e os irmãos já não conseguem falar com ele em paz.',
      },
      {
        verses: '37:5-8',
        says: 'José conta que sonhou com feixes no campo: o dele ficava em pé, e os outros se inclinavam. Os irmãos perguntam se vai reinar sobre eles e o odeiam ainda mais.',
      },
      {
        verses: '37:9-11',
        says: 'José conta outro sonho, em que o sol, a lua e onze estrelas se inclinam diante dele. O pai o repreende, mas guarda aquilo na mente, e os irmãos têm inveja.',
      },
    ],
    read: {
      verses: '37:1-11',
      how: 'Um lê o narrador, um lê José, e todos juntos leem a pergunta dos irmãos no 8. No 10, o mais velho do grupo lê Jacó.',
    },
    observe: [
      {
        ask: 'O que ficamos sabendo de José antes de ele sonhar qualquer coisa?',
        verses: '37:2-3',
        listen:
          'Dezessete anos, cuida de ovelhas, leva ao pai más notícias dos irmãos, é o mais amado, ganha a roupa.',
      },
      {
        ask: 'Quantas vezes aparece o ódio ou a inveja, e o que aumenta a cada vez?',
        verses: '37:4-5, 37:8, 37:11',
        listen:
          'Quatro: pelo amor do pai, depois do sonho, por causa dos sonhos e das palavras; no fim, inveja.',
      },
      {
        ask: 'O que se inclina em cada sonho?',
        verses: '37:7, 37:9',
        listen: 'Os feixes dos irmãos; o sol, a lua e onze estrelas.',
      },
      {
        ask: 'Como o pai reage, e em que a reação dele difere da dos irmãos?',
        verses: '37:10-11',
        listen: 'Repreende, mas guarda isso em mente.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não fala nem é citado nestes versículos. Onde você percebe que ele está agindo mesmo assim?',
        verses: '37:5-9',
        listen:
          'Os sonhos; só mais tarde se vê de onde vieram. Admita também quem ainda não percebe.',
      },
      {
        ask: 'A roupa era um presente de amor. Por que acabou ferindo doze pessoas?',
        verses: '37:3-4',
        listen: 'Vestia um e deixava onze de fora; José também pagou.',
        follow: 'O que Jacó, filho preterido do próprio pai, poderia ter lembrado?',
      },
      {
        ask: 'O sonho era verdadeiro. Quanto da raiva vem do sonho e quanto do jeito de contar?',
        verses: '37:5-8',
        listen: 'O texto diz por causa de seus sonhos e de suas palavras: as duas coisas.',
      },
    ],
    live: [
      {
        ask: 'Na casa onde você cresceu, quem era tratado como o preferido, e como isso ficou entre os irmãos?',
        listen: 'Pode vir com riso ou com mágoa. Ninguém precisa dar nomes.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Com quem da família a conversa já não sai em paz, nem para o bom-dia?',
        listen: 'Reconhecer basta por hoje.',
        follow: 'Qual foi a última conversa boa?',
      },
      {
        ask: 'Que notícia boa sua você aprendeu, ou precisa aprender, a contar com mais cuidado?',
        listen: 'Nota, viagem, namoro, promoção; a hora e o ouvinte.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'De que jeito cada filho percebe que é amado por vocês, e qual deles talvez ande na dúvida?',
        listen: 'Tempo, elogio, comparação; um gesto por filho.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que foto ou conquista de outra pessoa aperta o seu peito quando aparece na tela?',
        listen: 'Dar nome à inveja já diminui a força dela.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Jacó não entendeu e guardou. O que você faria bem em guardar antes de julgar?',
        listen: 'Uma ideia de filho, um plano de alguém, algo que Deus começou.',
        for: ['long-believers', 'parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a roupa mais marcante da sua infância: a que você amava ou a que tinha vergonha de usar?',
        bridge: 'Uma roupa de diversas cores vai mudar a vida de uma família inteira.',
      },
      {
        text: 'Conte o sonho mais maluco que você lembra, em trinta segundos. O grupo vota no título.',
        bridge: 'José também contou os dele em família. A plateia não gostou.',
      },
    ],
    quiet: {
      text: 'Desenhe os lugares da mesa da sua infância, com o nome de quem sentava em cada um. Repare onde ficava você.',
      bridge: 'Na família de Jacó a mesa também tinha um lugar mais alto que os outros.',
    },
    complete: [
      {
        name: 'Onze sem roupa nova',
        text: 'Complete: Eu me senti como os irmãos quando … . Eu fui como José quando … . Eu agi como Jacó quando … .',
      },
      {
        name: 'Termômetro da conversa',
        text: 'Escreva o nome de três parentes e dê a cada conversa uma temperatura: gelada, morna, quente de raiva, boa. Ao lado, uma frase que poderia mudar um grau.',
      },
    ],
    challenges: [
      {
        do: 'Dê um bom-dia sem pressa e uma pergunta sincera à pessoa da família com quem a fala anda azeda.',
        tell: 'O que voltou, palavra, silêncio ou surpresa.',
      },
      {
        do: 'Faça a cada filho, sobrinho ou irmão um elogio diferente, de algo que só ele tem.',
        tell: 'Qual foi o mais fácil e qual exigiu pensar.',
        for: ['parents', 'adults', 'couples'],
      },
    ],
    children: {
      truth: 'Deus ama cada um, e ninguém precisa ter inveja.',
      to7: {
        story:
          'Jacó tinha doze filhos. José ganhou do pai uma roupa linda, de muitas cores. Os irmãos não ganharam. Eles ficaram tristes e com raiva e já não falavam com José em paz. Uma noite José sonhou: os feixes de trigo dos irmãos se abaixavam para o feixe dele! Ele foi contar. Depois sonhou de novo: o sol, a lua e onze estrelas se abaixavam para ele. Contou outra vez. Os irmãos ficaram com mais raiva ainda. O pai achou estranho, mas guardou aquilo no pensamento. Ninguém sabia, mas Deus tinha um plano para um dia salvar a família inteira.',
        activity:
          'Roupa de todos: numa folha grande desenhem uma túnica; cada um pinta um pedaço de uma cor. Ninguém fica sem cor.',
        questions: [
          'Como era a roupa de José?',
          'O que aparecia nos sonhos dele?',
          'O que você faz quando sente inveja?',
        ],
      },
      to12: {
        story:
          'José tinha dezessete anos e onze irmãos. O pai, Jacó, amava José mais que aos outros e mostrou isso com um presente: uma roupa de diversas cores. Imagine olhar para ela todo dia. Os irmãos já não conseguiam falar com ele em paz. José também não ajudava: levava ao pai as más notícias deles. Então sonhou que amarravam feixes no campo, e os dos irmãos se inclinavam ao dele. E contou a eles. Você vai mandar em nós?, perguntaram. Veio outro sonho: o sol, a lua e onze estrelas. Até o pai repreendeu. Só que Jacó guardou aquilo na mente. Muitos anos depois, num tempo de fome, esses irmãos se inclinariam diante de José para pedir comida, e ele os salvaria. Deus já estava preparando socorro no meio de uma família que brigava.',
        activity:
          'Dois jeitos de contar: cada um recebe uma boa notícia (ganhei um prêmio, vou viajar) e conta primeiro se exibindo, depois com carinho.',
        questions: [
          'Por que os irmãos ficaram com raiva?',
          'O que José podia ter feito diferente?',
          'O que o pai fez com o sonho?',
        ],
      },
      challenge: 'Comemore hoje uma coisa boa que aconteceu com um irmão ou amigo.',
    },
    prayer:
      'Senhor, tu sabes as cores que faltaram na nossa casa. Cura o que a preferência feriu, guarda a nossa boca quando a notícia é boa e desfaz a inveja antes que ela vire ação. Que a gente volte a se falar em paz.',
    leader: {
      lost: 'Uns farão de José um metido; outros, um santo. O texto não o elogia nem o condena: mostra pai, filho e irmãos errando juntos. Diga também que Deus não é citado, e que a resposta sobre o sonho só chega no capítulo 42.',
      tender:
        'Preferência de pai ou mãe é ferida antiga. Não deixe ninguém defender os pais do outro. Se surgir violência em casa contra criança ou adolescente, acolha e busque ajuda (Disque 100).',
      differ:
        'Alguns leem José como ingênuo que conta o que Deus mostrou; outros, como rapaz vaidoso que precisou amadurecer. A Bíblia não diz, e as duas leituras cabem.',
    },
    comfort:
      'Talvez na sua casa nunca tenham feito uma roupa para você. Deus também vê quem ficou sem cor, e costuma recomeçar justamente em famílias assim.',
    closing: 'O sonho era de Deus; o jeito de contar, a gente ainda aprende.',
    words: [
      'jose sonhador',
      'tunica',
      'roupa de diversas cores',
      'feixes',
      'onze estrelas',
      'sol e a lua',
      'dezessete anos',
      'bila',
      'zilpa',
      'filho preferido',
      'inveja dos irmaos',
    ],
  },
  {
    verses: '38:1-30',
    key: '38:26',
    title: 'Mais justa do que eu',
    theme: 'a justiça negada a Tamar',
    themes: ['justica', 'arrependimento', 'familia', 'graca'],
    idea: 'Judá condena depressa o que ele mesmo causou; quando reconhece o próprio anel, aprende a dizer que errou, e desta família torta Deus faz nascer o caminho até Jesus.',
    context:
      'Tamar ficou viúva duas vezes. A lei do tempo mandava que a família lhe desse amparo e descendência; Judá promete e a deixa esquecida. Sem saída, ela se disfarça, e o sogro, sem reconhecê-la, deixa com ela anel, manto e bordão.',
    retold: [
      {
        verses: '38:1-11',
        says: 'Dois filhos de Judá, casados com Tamar um depois do outro, morrem. Judá manda a nora esperar até o terceiro crescer.',
      },
      {
        verses: '38:12-19',
        says: 'Tamar vê que o terceiro cresceu e não lhe foi dado. Cobre-se com um véu, Judá a toma por prostituta, e ela fica grávida dele.',
      },
      {
        verses: '38:20-23',
        says: 'Judá manda por um amigo o cabrito combinado, para reaver o penhor, mas ninguém acha a mulher.',
      },
      {
        verses: '38:24-26',
        says: 'Judá ouve que a nora está grávida e manda queimá-la. Vendo o anel e o bordão, reconhece que ela é mais justa que ele.',
      },
      {
        verses: '38:27-30',
        says: 'Tamar dá à luz gêmeos. Um põe a mão para fora e recebe um fio escarlate, mas o irmão, Perez, sai primeiro.',
      },
    ],
    read: {
      verses: '38:24-30',
      how: 'O líder conta antes, em poucas palavras, o que aconteceu até aqui. Depois um leitor só, com calma.',
    },
    observe: [
      {
        ask: 'Quanto tempo Judá leva entre ouvir a notícia e dar a sentença?',
        verses: '38:24',
        listen: 'Nenhum: não pergunta, não escuta, manda queimar.',
      },
      {
        ask: 'De que maneira Tamar apresenta a prova?',
        verses: '38:25',
        listen: 'Sem gritar o nome dele; pede que olhe de quem é.',
      },
      {
        ask: 'O que Judá reconhece, e o que confessa?',
        verses: '38:26',
        listen: 'Os objetos e a injustiça: não lhe deu o que era devido.',
      },
    ],
    interpret: [
      {
        ask: 'Por que é tão rápida a mão de Judá para punir nela o que ele também fez?',
        verses: '38:24-26',
        listen: 'Duas medidas: uma para a mulher, outra para o homem importante.',
      },
      {
        ask: 'Olha agora a quem pertencem: palavras quase iguais foram ditas a Jacó sobre a túnica. O que se fecha aqui para Judá?',
        verses: '38:25-26',
        listen: 'Quem usou um objeto para enganar o pai é desmascarado por objetos.',
      },
      {
        ask: 'Perez, o filho desta história, está na lista de antepassados de Jesus (Mateus 1:3), e Tamar também. O que Mateus quis mostrar?',
        verses: '38:29-30',
        listen: 'Que Jesus vem de gente ferida e de histórias que se cochicham.',
        follow: 'O que isso diz a quem tem vergonha da própria família?',
      },
    ],
    live: [
      {
        ask: 'Quando foi que você julgou alguém depressa e depois descobriu a sua parte naquilo?',
        listen: 'A confissão de Judá tem uma linha; basta uma linha.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Que mesma atitude é chamada de uma coisa quando é de menino e de outra quando é de menina?',
        listen: 'Eles têm exemplos de sobra; leve a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A quem você prometeu amparo e deixou na casa do pai, esperando?',
        listen: 'Ex-mulher, filho, viúva da família, empregada: promessas atrasadas.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'O que Judá devia a Tamar que a nossa comunidade deve às viúvas e às mães sós?',
        listen: 'Procure algo com valor em reais ou em horas.',
        for: ['women', 'adults', 'elderly'],
      },
      {
        ask: 'Como vocês dois dizem um ao outro você tinha mais razão do que eu?',
        listen: 'Riam do quanto custa; depois treinem.',
        for: ['couples'],
      },
      {
        ask: 'Que capítulo da sua família você preferia pular, e o que muda saber que a Bíblia não pulou o dela?',
        listen: 'Ninguém precisa contar o capítulo.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já foi pego por uma prova esquecida: nota fiscal, foto marcada, migalha na camisa?',
        bridge: 'Judá foi reconhecido pelo próprio anel, diante de todos.',
      },
      {
        text: 'Que parente pitoresco a sua família esconde das visitas? Conte só a parte engraçada.',
        bridge: 'A lista de avós de Jesus tem gente assim, e a Bíblia os apresenta pelo nome.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire um anel, uma pulseira ou a chave do bolso e deixe na palma da mão. Pense: isto é meu; isto conta coisas de mim.',
      bridge: 'Um homem mudou no dia em que reconheceu o que era dele.',
    },
    complete: [
      {
        name: 'Reconheço',
        text: 'Complete em particular: eu acusei … de …; reconheço que a minha parte foi …; mais justo teria sido …',
      },
      {
        name: 'Árvore sem poda',
        text: 'Desenhe a sua árvore de família até os avós. Ponha uma estrela em quem sofreu calado e escreva um agradecimento ao lado.',
      },
    ],
    challenges: [
      {
        do: 'Cumpra uma obrigação atrasada com alguém que dependia de você: dinheiro, visita, papel, pedido de desculpas.',
        tell: 'Há quanto tempo estava atrasada.',
      },
      {
        do: 'Passe uma semana sem opinar sobre a vida amorosa de ninguém; quando der vontade, ore pela pessoa.',
        tell: 'Quantas vezes você precisou morder a língua.',
      },
    ],
    children: null,
    prayer:
      'Senhor, que conheces o anel, o manto e o bordão de cada um, livra-nos de condenar depressa. Dá-nos a frase curta de Judá. Olha pelas Tamares deixadas à espera, e faz nascer vida limpa de histórias tortas.',
    leader: {
      lost: 'Onã e regras sobre sexo desviam a conversa. O assunto do capítulo é o direito negado a uma viúva e a mudança de Judá, que mais tarde se oferecerá no lugar do irmão (44:33).',
      tender:
        'O texto toca em exploração sexual, gravidez difícil, viuvez. Não moralize Tamar. Quem foi ameaçada ou explorada precisa de proteção: Ligue 180, Disque 100. Gravidez em crise pede presença e ajuda prática, não discurso.',
    },
    comfort:
      'Tamar vestiu luto anos a fio enquanto os outros se consolavam. Ninguém veio cumprir o prometido. Deus não a deixou fora da história: deu ao nome dela um lugar na família de Jesus.',
    closing: 'Há perdão para quem consegue dizer: errei.',
    words: [
      'tamar',
      'juda',
      'perez',
      'zera',
      'anel',
      'bordao',
      'viuva',
      'levirato',
      'sela',
      'mais justa',
      'nora',
      'timna',
      'genealogia',
      'ona',
    ],
  },
  {
    verses: '39:1-23',
    key: '39:2',
    title: 'Com ele na casa e no cárcere',
    theme: 'a integridade quando ninguém vê',
    themes: ['fidelidade', 'tentacao', 'santidade', 'trabalho'],
    idea: 'Vendido, tentado e caluniado, José perde a túnica, a roupa e a liberdade, mas não a companhia de Deus, que é o mesmo na mansão e na prisão.',
    context:
      'José desceu ao Egito como mercadoria e subiu a mordomo da casa de um oficial. É jovem, bonito, está longe de todos que o conhecem. O capítulo começa e acaba com a mesma frase: o Senhor estava com ele.',
    retold: [
      {
        verses: '39:1-6',
        says: 'Potifar, oficial do Faraó, compra José e vê que tudo prospera na mão dele. Faz dele mordomo, e o Senhor abençoa a casa por causa de José.',
      },
      {
        verses: '39:7-12',
        says: 'A mulher de Potifar insiste, dia após dia, para que José durma com ela. Ele recusa, para não pecar contra Deus, e foge deixando a roupa nas mãos dela.',
      },
      {
        verses: '39:13-20',
        says: 'A mulher de Potifar guarda a roupa e acusa José, primeiro aos da casa, depois ao marido. Potifar se enfurece e o põe na prisão do rei.',
      },
      {
        verses: '39:21-23',
        says: 'Na prisão, o Senhor dá a José favor aos olhos do chefe do cárcere, que lhe entrega o cuidado de todos os presos.',
      },
    ],
    read: {
      verses: '39:1-12',
      how: 'Cada vez que aparecer o nome do Senhor, quem lê faz uma pequena pausa antes de seguir.',
    },
    observe: [
      {
        ask: 'O que Potifar percebe em José, e o que lhe entrega?',
        verses: '39:3-6',
        listen: 'Que o Senhor era com ele; entrega a casa inteira.',
      },
      {
        ask: 'Que motivos José dá para recusar?',
        verses: '39:8-9',
        listen: 'A confiança do patrão, o casamento dela, e Deus.',
      },
      {
        ask: 'Com que frequência vem o convite, e o que José faz de diferente no último dia?',
        verses: '39:10-12',
        listen: 'Cada dia; ele evita, não dá ouvidos e, por fim, foge sem a roupa.',
      },
    ],
    interpret: [
      {
        ask: 'José é escravo, e o texto o chama de próspero. O que a Bíblia entende por prosperar?',
        verses: '39:2-3',
        listen: 'Não é posse: é a presença de Deus dando fruto onde se está.',
      },
      {
        ask: 'Ninguém ficaria sabendo. Por que ele fala em pecar contra Deus, se a ofensa seria ao patrão?',
        verses: '39:9',
        listen: 'Para ele Deus está na sala; a fé não ficou em Canaã.',
        follow: 'Quem você é quando está numa cidade onde ninguém o conhece?',
      },
      {
        ask: 'Fugir parece fraqueza. Que sabedoria há em sair correndo?',
        verses: '39:12',
        listen: 'Ele não discute com o que é mais forte que a conversa; melhor perder a roupa.',
      },
    ],
    live: [
      {
        ask: 'No trabalho, que pequenas confianças lhe entregaram: senha, caixa, chave, criança, horário?',
        listen: 'Integridade costuma ser feita dessas miudezas.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual é a sua melhor rota de fuga quando a tela ou a conversa esquenta?',
        listen: 'Sair do quarto, ligar para alguém, bloquear: coisas que se fazem.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'José fez o certo e foi preso. Quando a honestidade lhe custou caro, quem continuou do seu lado?',
        listen: 'Deixe a injustiça ser injustiça; não dê moral depressa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que cercas simples protegem o casamento de vocês no trabalho e no celular?',
        listen: 'Combinados livres valem mais que vigilância.',
        for: ['couples'],
      },
      {
        ask: 'Uma pessoa com poder insistia todos os dias. Como se apoia quem sofre assédio, homem ou mulher?',
        listen: 'Acreditar, acompanhar, registrar, denunciar.',
        for: ['adults', 'young', 'women'],
      },
      {
        ask: 'O Senhor estava com ele: como você imagina essa companhia num lugar onde não há culto nem amigo?',
        listen: 'Deixe quem chega descrever o que espera de Deus.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua fuga mais rápida: cachorro, barata, barraco, pedido de discurso?',
        bridge: 'José saiu tão depressa que deixou a roupa. Boa fuga tem seu valor.',
      },
      {
        text: 'Que tarefa você faz com capricho mesmo quando ninguém vai conferir?',
        bridge: 'Num país estranho, um rapaz era o mesmo com e sem plateia.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe em volta: ninguém está vendo você agora. Fique um instante confortável com isso.',
      bridge: 'Na casa vazia de Potifar, José contava com uma presença.',
    },
    complete: [
      {
        name: 'Mapa das saídas',
        text: 'Desenhe a planta de um dia seu. Marque com X os pontos onde a tentação costuma insistir e desenhe uma porta de saída ao lado de cada um.',
      },
      {
        name: 'O que ficou na mão',
        text: 'José deixou a roupa e guardou outra coisa. Complete: para ficar inteiro, eu posso perder …; o que eu não quero perder é …',
      },
    ],
    challenges: [
      {
        do: 'Escolha alguém maduro e combine: quando a tentação apertar, eu ligo. Faça uma ligação de teste já nesta semana.',
        tell: 'Se o combinado foi feito e como foi atender ou ligar.',
      },
      {
        do: 'Faça com perfeição uma tarefa invisível do seu trabalho ou da casa, como quem a entrega a Deus.',
        tell: 'O que mudou no seu ânimo, mesmo sem elogio.',
      },
    ],
    children: null,
    prayer:
      'Senhor que está na casa e no cárcere, guarda quem é tentado todos os dias e quem é acusado do que não fez. Ensina-nos a fugir a tempo e a trabalhar bem no escuro. Basta-nos que estejas conosco.',
    leader: {
      lost: 'A mulher de Potifar vira piada ou prova de que mulheres mentem. Não permita: é um abuso de poder, e na maioria dos casos quem denuncia diz a verdade. Volte à frase repetida do capítulo.',
      tender:
        'Há vítimas de assédio e gente injustamente acusada ou presa, talvez com parente no sistema penal. Não dê a entender que quem não conseguiu fugir pecou: quem foi forçado não tem culpa. Ligue 180 e escuta a sós.',
    },
    comfort:
      'Fazer tudo certo e acabar na cela dói de um modo próprio. O capítulo não explica. Apenas repete, na última linha, o que dizia na primeira: o Senhor era com ele.',
    closing: 'Na mansão ou na cela, o mesmo Deus.',
    words: [
      'jose',
      'potifar',
      'mulher de potifar',
      'egito',
      'carcere',
      'prisao',
      'o senhor era com jose',
      'integridade',
      'pecaria contra deus',
      'fugiu',
      'mordomo',
      'tentacao',
      'calunia',
      'pureza',
    ],
  },
  {
    verses: '40:1-23',
    key: '40:14',
    title: 'Lembre-se de mim',
    theme: 'ser esquecido e continuar servindo',
    themes: ['espera', 'servico', 'sofrimento', 'proximo'],
    idea: 'Na cadeia, com motivos para só pensar em si, José repara na tristeza dos outros; pede uma lembrança, é esquecido, e a espera continua sem que Deus o tenha esquecido.',
    context:
      'Dois funcionários do rei caem em desgraça e vão parar na mesma prisão de José. Cada um tem um sonho e não há quem os interprete. José, que perdeu tudo por causa de sonhos, oferece ajuda.',
    retold: [
      {
        verses: '40:1-8',
        says: 'Presos, o copeiro e o padeiro do Faraó ficam aos cuidados de José. Numa manhã, ele os vê tristes por causa de um sonho e pede que lhe contem.',
      },
      {
        verses: '40:9-15',
        says: 'O copeiro sonhou com uma vide e o copo do rei. José diz que em três dias ele voltará ao posto e pede que se lembre dele diante do Faraó.',
      },
      {
        verses: '40:16-19',
        says: 'O padeiro sonhou com três cestos na cabeça, e aves comiam deles. José diz que em três dias o Faraó mandará enforcá-lo.',
      },
      {
        verses: '40:20-23',
        says: 'No aniversário do Faraó, o copeiro volta ao posto e o padeiro é enforcado, como José tinha dito. O copeiro não se lembra de José.',
      },
    ],
    read: {
      verses: '40:4-15',
      how: 'José, o copeiro e um narrador. O copeiro conta o sonho mexendo as mãos, como quem espreme uvas.',
    },
    observe: [
      {
        ask: 'Que detalhe faz José perceber que algo não vai bem?',
        verses: '40:6-7',
        listen: 'O rosto deles; ele repara e pergunta.',
      },
      {
        ask: 'A quem José atribui a interpretação?',
        verses: '40:8',
        listen: 'A Deus; não se apresenta como o especialista.',
      },
      {
        ask: 'O que José pede em troca, e como conta a própria história?',
        verses: '40:14-15',
        listen: 'Que o copeiro se lembre dele; fui levado à força e nada fiz.',
      },
    ],
    interpret: [
      {
        ask: 'Como alguém tão injustiçado ainda consegue perguntar pelo rosto dos outros?',
        verses: '40:6-7',
        listen: 'A dor não o fechou; servir também foi um jeito de respirar.',
      },
      {
        ask: 'José confia em Deus e também pede ajuda a uma pessoa. O que isso corrige na ideia de que fé é não pedir nada a ninguém?',
        verses: '40:8, 40:14',
        listen: 'As duas coisas cabem; ele diz o que precisa, com clareza.',
      },
      {
        ask: 'O copeiro esqueceu por dois anos. O que essa demora não quer dizer sobre Deus?',
        verses: '40:14-15',
        listen: 'Esquecimento humano não é o de Deus; a hora de Faraó ainda não chegara.',
        follow: 'E o que seria cruel dizer a quem está nessa espera?',
      },
    ],
    live: [
      {
        ask: 'Quem você ajudou e nunca mais lembrou de você? O que isso deixou?',
        listen: 'Ressentimento é resposta honesta.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Do rosto de quem, na sala de aula ou no trabalho, você tem desviado a pergunta você está bem?',
        listen: 'Perguntar também é saber esperar a resposta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A quem você prometeu lembrar e esqueceu?',
        listen: 'Pode ser consertado ainda hoje, com uma mensagem.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que pedido de ajuda está entalado, e o que impede você de fazê-lo com a clareza de José?',
        listen: 'Orgulho, vergonha, medo de não: nomeie sem empurrar.',
        for: ['adults', 'elderly', 'new-believers'],
      },
      {
        ask: 'Como um de vocês percebe que o outro acordou triste, e o que faz nessa hora?',
        listen: 'Ensinem um ao outro o que ajuda de fato.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Dois anos a mais parecem longos demais. O que faz um dia comum, desses, ficar suportável?',
        listen: 'Colecione as respostas; servem para todos.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o esquecimento mais famoso da sua vida: aniversário, filho na escola, panela no fogo, o próprio casamento?',
        bridge: 'O copeiro do rei tem um esquecimento difícil de bater.',
      },
      {
        text: 'Que cara você faz quando está mal e diz que está tudo bem? Mostre, e o grupo aprende a reconhecer.',
        bridge: 'José olhou para dois rostos assim e resolveu perguntar.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre o nome de uma pessoa que ajudou você há muito tempo e de quem nunca mais teve notícia. Diga-o em voz baixa.',
      bridge: 'Há alguém, numa prisão do Egito, pedindo para ser lembrado.',
    },
    complete: [
      {
        name: 'Lembre-se de mim',
        text: 'Escreva em forma de bilhete a Deus: quando tudo melhorar para os outros, lembra-te de mim, que estou em …, há …, sem ter …',
      },
      {
        name: 'Lista do copeiro',
        text: 'Faça uma lista de cinco pessoas a quem você deve lembrança: quem indicou, emprestou, ensinou, esperou, defendeu. Ponha uma data ao lado de cada nome.',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa da sua lista e diga com detalhes: eu me lembro do que você fez.',
        tell: 'O que ela respondeu e há quanto tempo não se falavam.',
      },
      {
        do: 'Lembre-se de um preso ou de sua família: carta pela pastoral carcerária, cesta, visita à mãe, ajuda com o transporte.',
        tell: 'O que você aprendeu sobre a espera deles.',
        for: ['adults', 'long-believers', 'young'],
      },
    ],
    children: {
      truth: 'Mesmo se alguém me esquece, Deus lembra de mim.',
      to7: {
        story:
          'José estava preso, mas não tinha feito nada errado. Na prisão havia também o homem que servia o suco do rei. Uma manhã, José viu que ele estava triste. José perguntou: Por que você está com essa carinha hoje? O homem contou: Eu tive um sonho e não entendi. José disse: Deus sabe! Conte para mim. O homem sonhou com uvas, e José explicou: Daqui a três dias você vai voltar a trabalhar com o rei. Quando sair, lembre de mim, por favor! Três dias depois, aconteceu igualzinho. O homem ficou muito feliz e esqueceu de José. Puxa! José teve que esperar mais. Mas Deus não esqueceu nem um minutinho.',
        activity:
          'Jogo da memória com fotos ou desenhos das pessoas que ajudam a gente. Ao achar o par, diga: Deus lembra de você!',
        questions: [
          'O que José viu no rosto do amigo?',
          'O homem lembrou de José?',
          'Quem nunca esquece você?',
        ],
      },
      to12: {
        story:
          'José estava preso por uma acusação falsa. Podia ter passado os dias com pena de si mesmo. Mas uma manhã ele reparou em dois presos novos, o copeiro e o padeiro do rei, e perguntou: por que vocês estão com o rosto tão triste? Cada um tinha tido um sonho estranho. José disse: as explicações pertencem a Deus, contem para mim. Ao copeiro ele pôde dar uma boa notícia: em três dias você volta ao seu emprego. E fez um pedido: quando estiver bem, lembre-se de mim e fale com o rei, porque não fiz nada para estar aqui. Em três dias tudo aconteceu como José disse. O copeiro voltou a servir o rei e, feliz da vida, esqueceu. José esperou mais dois anos. Dois! É triste ser esquecido por quem a gente ajudou. Mas, enquanto o copeiro esquecia, Deus lembrava, e estava preparando o dia certo.',
        activity:
          'Cada um escreve um cartão eu me lembro de você, com um detalhe verdadeiro, para alguém que o ajudou. Combinem quando entregar.',
        questions: [
          'O que José fez que mostra que ele pensava nos outros?',
          'O que o pedido de José mostra a quem acha que ter fé é não pedir ajuda?',
          'Quem ajudou você e merece um obrigado atrasado?',
        ],
      },
      challenge: 'Pergunte a alguém de rosto triste o que houve e escute até o fim.',
    },
    prayer:
      'Deus que não esquece, olha por quem foi deixado para trás depois de ajudar tanta gente. Ensina-nos a ler os rostos e a cumprir o lembro de você. Visita as celas, os leitos e as filas onde a espera não anda.',
    leader: {
      lost: 'Querem aprender a interpretar sonhos, e o fim do padeiro assusta. Não faça oficina de sonhos; José deixa claro que a interpretação vem de Deus. O que se pode imitar é a pergunta do versículo 7.',
      tender:
        'Famílias de presos, desempregados de longa data e quem foi abandonado depois de cuidar de todos vão se reconhecer. Evite dizer que falta pouco. Pergunte em que dia a espera pesa mais e faça companhia nesse dia.',
    },
    comfort:
      'O bilhete que você mandou por alguém talvez tenha se perdido no bolso. O nome que estava nele não se perdeu. Há quem lembre de você no escuro, sem precisar de recado.',
    closing: 'Esquecido pelo copeiro, lembrado por Deus.',
    words: [
      'jose',
      'copeiro',
      'padeiro',
      'prisao',
      'carcere',
      'sonhos',
      'farao',
      'lembra te de mim',
      'esqueceu',
      'tres dias',
      'videira',
      'interpretacao',
      'rosto triste',
      'espera',
    ],
  },
  {
    verses: '41:14-57',
    key: '41:52',
    title: 'Do cárcere ao celeiro',
    theme: 'a sabedoria que serve a muitos',
    themes: ['sabedoria', 'servico', 'proposito', 'trabalho'],
    idea: 'Quando a porta finalmente se abre, José não fala de si: aponta para Deus, faz um plano para alimentar gente e dá aos filhos nomes que guardam dor e fruto.',
    context:
      'Dois anos depois, o rei sonha com vacas e espigas, o copeiro enfim se lembra, e José passa da cela ao palácio em poucas horas. Tem trinta anos; treze se foram desde a cisterna.',
    retold: [
      {
        verses: '41:14-24',
        says: 'José diz ao Faraó que a resposta não está nele, mas em Deus. O rei conta que viu vacas magras devorarem as gordas, e espigas miúdas as belas.',
      },
      {
        verses: '41:25-36',
        says: 'José explica que virão sete anos de fartura e sete de fome, e aconselha guardar trigo nos anos bons.',
      },
      {
        verses: '41:37-45',
        says: 'O Faraó reconhece em José o espírito de Deus, põe na mão dele o próprio anel e o faz governar todo o Egito.',
      },
      {
        verses: '41:46-52',
        says: 'José percorre o Egito e ajunta trigo como areia do mar. Nascem os dois filhos dele, Manassés e Efraim.',
      },
      {
        verses: '41:53-57',
        says: 'Chega a fome a todos os países, e José abre os depósitos. De toda parte vem gente ao Egito comprar dele.',
      },
    ],
    read: {
      verses: '41:46-57',
      how: 'O líder resume os sonhos em três frases. Depois leiam em roda, uma frase por pessoa.',
    },
    observe: [
      {
        ask: 'O que José faz durante os sete anos bons?',
        verses: '41:46-49',
        listen: 'Anda pela terra e guarda mantimento até perder a conta.',
      },
      {
        ask: 'Que significado ele dá ao nome de cada filho?',
        verses: '41:51-52',
        listen: 'Manassés, fazer esquecer; Efraim, frutífero na aflição.',
      },
      {
        ask: 'Quem se beneficia quando a fome chega?',
        verses: '41:54-57',
        listen: 'Os egípcios e toda a terra: o celeiro passa do palácio ao mundo.',
      },
    ],
    interpret: [
      {
        ask: 'José continuava longe da família e chama aquele país de “terra de minha aflição”. Como alguém pode ser frutífero sem que a dor tenha sido desfeita?',
        verses: '41:52',
        listen: 'O fruto não apaga a aflição; cresce dentro dela.',
      },
      {
        ask: 'Ele diz que esqueceu, mas põe a lembrança no nome do filho. Que tipo de esquecer é esse?',
        verses: '41:51',
        listen: 'A memória fica; o veneno perde força.',
        follow: 'E o que o choro dos capítulos seguintes acrescenta?',
      },
      {
        ask: 'Guardar na fartura parece pouco espiritual. Que fé existe num celeiro cheio?',
        verses: '41:48-49, 41:56',
        listen: 'Deus avisa, e o homem planeja para que outros vivam.',
      },
    ],
    live: [
      {
        ask: 'Que tempo é agora na sua casa, de vaca gorda ou de vaca magra, e o que dá para guardar ou repartir nele?',
        listen: 'Não pergunte números; ouça preocupações.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'O que você aprendeu num lugar em que não queria estar e hoje usa para ajudar?',
        listen: 'Emprego chato, internação, escola nova, cuidado de avó.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'José diz a Faraó: não está em mim. O que muda numa apresentação, prova ou entrevista quando o peso não está todo em você?',
        listen: 'Alívio sem preguiça: ele também se barbeou e se preparou.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que nome você daria, hoje, ao que nasceu na terra da sua aflição?',
        listen: 'Pode não ter nascido nada ainda; diga que tudo bem.',
        for: ['mourning', 'women', 'elderly'],
      },
      {
        ask: 'Chegou a sua vez de decidir por outros. De quem você passou a se lembrar, ou a se esquecer?',
        listen: 'Promoção muda a memória: pense no copeiro.',
        for: ['men', 'adults'],
      },
      {
        ask: 'Antes da fé, com o que você enchia o seu celeiro por medo de faltar?',
        listen: 'Coisas, contatos, elogios; sem julgar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que nunca falta na sua despensa, mesmo em fim de mês? Por que justo isso?',
        bridge:
          'José cuidou da maior despensa do mundo, e ela acabou servindo até a quem o vendeu.',
      },
      {
        text: 'Qual foi a sua mudança mais rápida de visual ou de vida: de manhã assim, de noite assado?',
        bridge: 'Em um dia, um preso fez a barba, trocou de roupa e virou governador.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure um punhado de arroz, feijão ou farinha e deixe escorrer entre os dedos. Pense em quanta gente passou por ali.',
      bridge: 'O trigo que José guardou tinha endereço, e ele ainda não sabia qual.',
    },
    complete: [
      {
        name: 'Dois filhos',
        text: 'Escreva dois nomes, como José: Deus me ajudou a soltar …; e Deus fez brotar …, mesmo em …',
      },
      {
        name: 'Planilha das vacas',
        text: 'Duas colunas: o que sobra hoje (dinheiro, tempo, saúde, amigos, fé); quem pode precisar disso amanhã. Ligue por setas e escolha uma para começar.',
      },
    ],
    challenges: [
      {
        do: 'Abra o seu celeiro: monte uma cesta ou separe horas da sua semana e entregue a quem está em tempo de fome.',
        tell: 'O que você entregou e como foi recebido.',
      },
      {
        do: 'Comece uma reserva, nem que seja com moedas, e decida antes que parte dela é para socorrer alguém.',
        tell: 'O combinado que você fez, e se a casa ajudou.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    children: {
      truth: 'Deus me dá sabedoria para ajudar muita gente.',
      to7: {
        story:
          'O rei do Egito teve um sonho esquisito: sete vacas gordas e sete vacas magrinhas. E as magrinhas engoliram as gordas! Ninguém sabia explicar. Então o copeiro lembrou: José sabe! Correram para buscar José na prisão. Ele tomou banho, fez a barba e vestiu roupa limpa. José disse ao rei: Eu não sei, mas Deus sabe! Vão vir sete anos com muita comida e depois sete anos sem comida. É bom guardar! O rei gostou e disse: José, você vai cuidar de tudo. José guardou trigo, montanhas de trigo! Quando a comida acabou em todo lugar, José abriu os celeiros, e muita, muita gente pôde comer.',
        activity:
          'Com grãos e copinhos, guardem um pouco a cada palma. Depois repartam para que ninguém fique sem.',
        questions: [
          'Quantas vacas havia no sonho?',
          'O que José guardou?',
          'O que você tem que pode dividir?',
        ],
      },
      to12: {
        story:
          'Já fazia dois anos que o copeiro tinha esquecido José na prisão. Aí o rei do Egito sonhou: sete vacas gordas, e sete magras que comiam as gordas; sete espigas cheias, e sete secas que engoliam as cheias. Nenhum sábio entendeu. De repente o copeiro se lembrou! José saiu correndo da cela, barbeou-se, trocou de roupa e ficou diante do rei. Quando o rei disse que ele sabia interpretar sonhos, José respondeu: não está em mim, Deus é quem vai responder. Vinham sete anos de fartura e depois sete de fome. E José já deu um plano: guardar uma parte de cada colheita. O rei o nomeou governador. José tinha trinta anos. Viajou pelo país inteiro e guardou trigo até não conseguir mais contar. Teve dois filhos e chamou um deles de Efraim, frutífero, porque Deus o fez dar fruto na terra da aflição. Quando a fome chegou, ele abriu os celeiros para todo mundo.',
        activity:
          'Organizem uma arrecadação de um alimento por criança e decidam juntos quem vai receber e como entregar com carinho.',
        questions: [
          'Por que José disse que a resposta não estava nele?',
          'O que havia de sábio no plano dele?',
          'Que coisa boa nasceu de um tempo ruim que você viveu?',
        ],
      },
      challenge: 'Separe um alimento da sua casa, com seus pais, e dê a quem precisa.',
    },
    prayer:
      'Deus que respondes paz, não está em nós. Dá sabedoria a quem cuida do pão de muitos. Faz brotar alguma coisa na terra da aflição e ensina a gente a abrir os celeiros antes que nos peçam.',
    leader: {
      lost: 'A história vira fórmula de sucesso: aguente a prisão e Deus dará o palácio. A maioria dos fiéis não vira governador. O alvo aqui é o que José faz com o lugar que recebe: gente comendo.',
      tender:
        'Quem passa necessidade pode se envergonhar com a conversa sobre reserva. Antes de ensinar a poupar, veja se há alguém com a geladeira vazia e resolva isso em particular, ainda hoje.',
    },
    comfort:
      'José deu ao filho um nome que diz fruto e outra palavra que diz aflição, as duas juntas. Você não precisa trocar uma pela outra. Deus sabe fazer crescer coisa boa em chão que ainda dói.',
    closing: 'Fruto, até na terra da aflição.',
    words: [
      'jose',
      'farao',
      'vacas',
      'espigas',
      'sete anos',
      'fartura',
      'fome',
      'celeiro',
      'governador do egito',
      'manasses',
      'efraim',
      'sonho de farao',
      'trigo',
      'nao esta em mim',
      'frutifero',
    ],
  },
  {
    verses: '41:14-40',
    key: '41:38',
    title: 'A resposta não está em mim',
    theme: 'a sabedoria que vem de Deus',
    themes: ['sabedoria', 'humildade', 'trabalho', 'espera'],
    idea: 'José sai correndo da prisão, diz ao rei que a resposta não está nele, mas em Deus, e transforma o aviso recebido num plano que livra um país da fome.',
    context:
      'José foi vendido pelos irmãos e está preso por causa de uma mentira; o copeiro que podia falar dele esqueceu por dois anos. Faraó sonha com sete vacas magras que devoram sete gordas, e com espigas do mesmo jeito, e nenhum mago explica. Chamado às pressas, José se barbeia, troca de roupa e avisa logo: não está em mim, é Deus quem responde (41:16).',
    retold: [
      {
        verses: '41:14-16',
        says: 'O Faraó diz a José que ouviu falar dele como quem interpreta sonhos. José responde que é Deus quem dará a resposta.',
      },
      {
        verses: '41:17-24',
        says: 'O Faraó conta que as vacas magras comeram as gordas e continuaram magras. Depois, espigas miúdas devoraram as cheias.',
      },
      {
        verses: '41:25-32',
        says: 'José explica que os dois sonhos são um só: vêm sete anos de fartura e sete de fome, e Deus vai agir depressa.',
      },
      {
        verses: '41:33-36',
        says: 'José aconselha escolher um homem sábio e guardar a quinta parte das colheitas boas, para a terra não perecer de fome.',
      },
      {
        verses: '41:37-40',
        says: 'O Faraó diz que em José há espírito de Deus e lhe entrega o governo do povo, guardando para si só o trono.',
      },
    ],
    read: {
      verses: '41:28-39',
      how: 'Antes, alguém conta os sonhos com as mãos: sete dedos gordos, sete dedos magros. Um lê José até o 36; outro lê o narrador e Faraó.',
    },
    observe: [
      {
        ask: 'O que vai acontecer com o Egito, e em que ordem?',
        verses: '41:29-31',
        listen: 'Sete anos de fartura, depois sete de fome tão dura que a fartura será esquecida.',
      },
      {
        ask: 'Quantas vezes José diz de quem vem o aviso?',
        verses: '41:28, 41:32',
        listen:
          'Três vezes diz o nome: o que Deus vai fazer, a coisa é firme da parte de Deus, e Deus se apressa.',
      },
      {
        ask: 'Quais são os passos do plano?',
        verses: '41:33-36',
        listen: 'Um homem prudente, governadores, a quinta parte, trigo guardado nas cidades.',
      },
      {
        ask: 'O que Faraó percebe em José?',
        verses: '41:38-39',
        listen: 'Que há nele espírito de Deus e que não há outro tão entendido e sábio.',
      },
    ],
    interpret: [
      {
        ask: 'Perguntaram só pelo sonho, e José responde também o que fazer. Por que o aviso sem o plano não bastava?',
        verses: '41:33-36',
        listen: 'Deus mostra para que haja cuidado, não para matar curiosidade.',
      },
      {
        ask: 'Era a chance de ele pedir a própria liberdade. O que você nota no que ele não diz?',
        verses: '41:33',
        listen: 'Não pede cargo nem soltura, nem se oferece como o homem prudente.',
        follow: 'Você teria aguentado calar?',
      },
      {
        ask: 'Deus se apressa a fazer, e mesmo assim há sete anos para guardar trigo. Como a certeza de Deus e o trabalho da gente andam juntos aqui?',
        verses: '41:32, 41:34-36',
        listen:
          'A coisa é firme, e por isso vale trabalhar; a previsão não deixa ninguém de braços cruzados.',
      },
      {
        ask: 'Faraó adorava outros deuses. O que ele viu, para falar em “espírito de Deus”?',
        verses: '41:38-39',
        listen: 'Sabedoria com humildade, dita às claras diante do trono.',
      },
    ],
    live: [
      {
        ask: 'Quando elogiam o seu trabalho, que frase sairia natural para dizer de quem vem o dom, sem parecer ensaiada?',
        listen: 'Tentativas em voz alta, com graça.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Em que porta você ficou esperando que alguém lembrasse do seu nome?',
        listen: 'Vaga, promessa, exame. Dois anos esquecido não é pouco.',
        for: ['adults', 'young', 'singles'],
      },
      {
        ask: 'Se a sua casa tivesse um celeiro da quinta parte, o que entraria nele este mês?',
        listen: 'Dinheiro, tempo, comida, descanso; sem contar salário.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que problema da sua escola, rua ou firma todo mundo comenta e ninguém transforma em plano?',
        listen: 'Um problema e um primeiro passo.',
        for: ['teens', 'young', 'men', 'women'],
      },
      {
        ask: 'José trocou de roupa e foi. Para que conversa importante você precisa se aprontar?',
        listen: 'Entrevista, médico, reconciliação.',
      },
      {
        ask: 'O que você aprendeu nos anos magros que hoje serviria a alguém mais novo?',
        listen: 'Histórias concretas de aperto.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Você tem dez minutos para se arrumar e falar com o presidente. O que faz nos dez minutos?',
        bridge: 'José teve tempo de fazer a barba e trocar de roupa.',
      },
      {
        text: 'O que na sua cozinha dura sete anos, e o que não dura sete horas?',
        bridge: 'José vai propor uma despensa do tamanho de um país.',
        for: ['adults', 'couples', 'elderly', 'women'],
      },
    ],
    quiet: {
      text: 'Anote três coisas que você sabe fazer bem. Depois de cada uma escreva: isto não está em mim.',
      bridge: 'Foi a primeira frase de um preso diante de um rei.',
    },
    complete: [
      {
        name: 'Gordas e magras',
        text: 'Desenhe sete traços grossos e sete finos. Nos grossos, o que hoje sobra na sua vida; nos finos, o que pode faltar. Ligue um grosso a um fino que ele possa socorrer.',
      },
      {
        name: 'Do aviso ao plano',
        text: 'Complete: Eu percebo que vem aí … . O primeiro passo é … . Quem pode fazer comigo é … . Começo no dia … .',
      },
    ],
    challenges: [
      {
        do: 'Separe esta semana uma pequena parte do que sobra em casa (mantimento, troco, uma hora) e guarde com destino certo para quem passa aperto.',
        tell: 'O que separou e para quem vai.',
      },
      {
        do: 'Lembre, como o copeiro, de alguém que você prometeu ajudar, e fale dessa pessoa a quem pode abrir a porta.',
        tell: 'A quem você falou e como reagiram.',
      },
    ],
    children: {
      truth: 'A sabedoria vem de Deus, e eu posso ajudar.',
      to7: {
        story:
          'O rei do Egito, o Faraó, teve um sonho esquisito. Sete vacas gordinhas saíram do rio. Depois vieram sete vacas magrinhas e comeram as gordas! E continuaram magras. Ninguém sabia explicar. Então chamaram José, que estava preso sem ter feito nada errado. José tomou roupa limpa e foi. O rei perguntou: você explica sonhos? José disse: eu não, mas Deus explica! Vêm sete anos com muita comida e depois sete anos com fome. Vamos guardar trigo! O rei gostou e disse: Deus está com esse moço. E José passou a cuidar da comida de todo mundo.',
        activity:
          'Celeiro: sete vezes as crianças colocam grãos ou tampinhas num pote, depois sete vezes tiram uma para dar a um boneco com fome. Sobrou?',
        questions: [
          'Quantas vacas havia no sonho?',
          'Quem explicou o sonho de verdade?',
          'O que você pode guardar para dividir?',
        ],
      },
      to12: {
        story:
          'José estava na prisão havia anos por causa de uma mentira. De repente, guardas o tiraram correndo: o Faraó queria falar com ele! José se barbeou, trocou de roupa e entrou no palácio. O rei contou: sete vacas gordas saíram do rio, e sete magras as devoraram. Com espigas aconteceu igual. Dizem que você interpreta sonhos. José podia ter se gabado. Mas disse: não está em mim; Deus dará a resposta. E explicou: vêm sete anos de fartura e depois sete de fome. Também deu uma ideia: escolha alguém sábio e guarde a quinta parte da colheita. Assim a terra não vai morrer de fome. O Faraó se virou para os seus: onde acharemos outro como este, em quem haja espírito de Deus? E pôs José para governar o Egito. O preso esquecido ia alimentar multidões.',
        activity:
          'Conselho do rei: em duplas, recebam um problema (recreio sujo, colega sozinho) e apresentem em um minuto um plano de três passos.',
        questions: [
          'O que José respondeu quando o rei disse que ele interpretava sonhos?',
          'Qual era o plano?',
          'Que problema perto de você precisa de um plano?',
        ],
      },
      challenge: 'Quando elogiarem você, diga: obrigado, Deus me ajudou.',
    },
    prayer:
      'Senhor, a resposta não está em nós. Dá-nos olhos para ver o que vem, calma para dizer a verdade e jeito de transformar aviso em cuidado. Lembra-te de quem ainda espera que alguém se lembre.',
    leader: {
      lost: 'Os sonhos repetidos cansam: conte-os e leia só a explicação. Alguém vai perguntar se Deus fala por sonhos ainda; volte ao ponto: José não pede que acreditem nele, ele dá a Deus a autoria e entrega um plano que se podia conferir.',
      tender:
        'Há quem esteja preso, ou com alguém preso, e quem foi acusado por mentira. Não prometa palácio: José ainda ficou longe de casa por anos. Ofereça companhia.',
      differ:
        'Uns creem que Deus segue avisando por sonhos; outros, que hoje ele fala pela Escritura. Todos concordam que sonho nenhum corrige a Bíblia.',
    },
    comfort:
      'O copeiro esqueceu; Deus não. Quem espera numa cela sem janela pode ser chamado numa tarde qualquer, e até lá não está fora da vista dele.',
    closing: 'Não está em mim: está em Deus, e ele também me põe para trabalhar.',
    words: [
      'vacas magras',
      'vacas gordas',
      'espigas',
      'sonho de farao',
      'copeiro',
      'sete anos de fome',
      'quinta parte',
      'nao esta em mim',
      'carcere',
      'celeiro',
      'interpretar sonhos',
    ],
  },
  {
    verses: '42:1-38',
    key: '42:21',
    title: 'Vimos a angústia dele e não ouvimos',
    theme: 'a consciência que acorda',
    themes: ['arrependimento', 'familia', 'perdao', 'sofrimento'],
    idea: 'Vinte anos depois, uma cela e uma palavra dura fazem os irmãos ouvirem enfim o grito que abafaram; e quem chora escondido é justamente aquele que eles feriram.',
    context:
      'A fome leva dez irmãos ao Egito. Eles se curvam diante do governador sem saber que é José, vendido por eles. Ele os reconhece, fala duro e os prende por três dias. Depois da leitura, acham o dinheiro devolvido nos sacos, e o velho Jacó não deixa Benjamim descer.',
    retold: [
      {
        verses: '42:1-5',
        says: 'Jacó manda dez filhos comprar trigo no Egito e fica com Benjamim, com medo de que lhe aconteça algum desastre.',
      },
      {
        verses: '42:6-17',
        says: 'José chama os irmãos de espias e exige ver o mais novo. Eles respondem que são honestos, eram doze, e um desapareceu.',
      },
      {
        verses: '42:18-24',
        says: 'José deixa os irmãos partirem, menos um. Eles confessam que pecaram contra aquele que lhes rogava, e José, que entende tudo, chora e prende Simeão.',
      },
      {
        verses: '42:25-28',
        says: 'Na viagem, um dos irmãos de José acha no saco o dinheiro do trigo. Assustados, perguntam o que Deus lhes fez.',
      },
      {
        verses: '42:29-38',
        says: 'Os irmãos contam tudo ao pai. Rúben dá os próprios filhos em garantia, mas Jacó teme perder também Benjamim.',
      },
    ],
    read: {
      verses: '42:18-28',
      how: 'Os irmãos leem juntos o 21, quase num cochicho. Quem faz José vira de costas no 24 e espera antes de continuar.',
    },
    observe: [
      {
        ask: 'O que José exige, e que razão dá para mudar o plano?',
        verses: '42:18-20',
        listen: 'Teme a Deus; um fica, os outros levam comida e trazem o mais novo.',
      },
      {
        ask: 'De que cena os irmãos se lembram?',
        verses: '42:21-22',
        listen: 'A angústia de José rogando, e eles sem ouvir; Rúben tinha avisado.',
      },
      {
        ask: 'O que José faz, e por que eles não percebem?',
        verses: '42:23-24',
        listen: 'Entende tudo, afasta-se, chora; havia intérprete.',
      },
      {
        ask: 'O que ele põe nos sacos, e como os irmãos reagem?',
        verses: '42:25-28',
        listen: 'Trigo, dinheiro, comida; o coração se alarma: que é isto que Deus nos fez?',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém os acusou de vender José. O que faz um pecado antigo voltar, inteiro, num lugar que nada tem a ver?',
        verses: '42:21',
        listen: 'Uma situação parecida; a consciência guarda até o som.',
        follow: 'Que som os irmãos ouviram de novo?',
      },
      {
        ask: 'José podia se vingar. O que os gestos dele, duros e generosos ao mesmo tempo, deixam entrever?',
        verses: '42:18, 42:24-25',
        listen:
          'Ele teme a Deus, chora e alimenta; ainda não confia. Perdão e confiança andam em ritmos diferentes.',
      },
      {
        ask: 'Eles recebem o dinheiro de volta e se apavoram. Por que a graça assusta quem se sente culpado?',
        verses: '42:27-28',
        listen: 'Só esperam castigo; tomam presente por armadilha.',
      },
    ],
    live: [
      {
        ask: 'Que pedido de alguém você ouviu e fez que não ouviu?',
        listen: 'Sem relato; um instante de silêncio.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Um riso no recreio, um grupo sem o colega, alguém pedindo para parar: o que a gente faz quando todo mundo está contra um?',
        listen: 'Bullying; falar com adulto de confiança.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que você chora só no quarto ao lado, para que ninguém veja?',
        listen: 'Ninguém precisa contar. José também lavou o rosto.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Alguém que o feriu reaparece precisando de você. O que seria alimentar sem se entregar inteiro?',
        listen: 'Cuidado com limite; tempo para ver mudança.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Como pais falam aos filhos de um erro antigo da família, na idade certa, sem esconder nem pesar?',
        listen: 'Verdade em dose; quem repara é o adulto.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quando algo bom acontece, você espera o castigo logo atrás? De onde vem isso?',
        listen: 'Imagem de Deus; culpa não confessada.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que lugar ou momento você já foi reconhecido por alguém e não fazia ideia de quem era?',
        bridge: 'Dez irmãos ficaram diante de José e não o reconheceram.',
      },
      {
        text: 'Qual é a travessura de infância que só veio à tona anos depois, numa festa de família?',
        bridge: 'A dos irmãos de José não era travessura, e também veio à tona.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lembre uma voz que um dia pediu a sua atenção. Escute-a por dentro, sem se defender.',
      bridge: 'Depois de vinte anos, dez irmãos ouviram uma.',
    },
    complete: [
      {
        name: 'Verdadeiramente',
        text: 'Complete, só para Deus: Verdadeiramente pequei contra … , porque vi … e não … . O que ainda posso fazer é … .',
      },
      {
        name: 'O quarto ao lado',
        text: 'Desenhe duas salas. Na da frente, a cara que você mostra. Na de trás, o que você chora. Escreva quem tem a chave.',
      },
    ],
    challenges: [
      {
        do: 'Volte a uma pessoa que não ouviu e diga: outro dia você falou e eu não escutei; pode falar agora?',
        tell: 'Quanto tempo ouviu sem responder.',
      },
      {
        do: 'Entre a favor de alguém que está sendo deixado de fora, com um convite ou uma frase simples.',
        tell: 'O que aconteceu com o grupo.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'Deus me ajuda a reconhecer quando errei.',
      to7: {
        story:
          'Faltava comida na terra de Jacó. Os irmãos foram comprar trigo no Egito. Quem vendia o trigo era José, o irmão que eles tinham mandado para longe! José estava com roupa de rei. Eles não o reconheceram. Mas José reconheceu cada um. Ele falou sério: quem são vocês? Os irmãos ficaram com medo. E lembraram: nós fomos maus com José. Ele pedia por favor, e a gente não ouviu! José escutou tudo. Ele foi para outro quarto e chorou. Depois mandou encher os sacos deles de trigo e pôr comida para a viagem. José ainda estava triste, mas não devolveu o mal com o mal.',
        activity:
          'Telefone do ouvir: um fala baixinho um pedido, o outro repete e ajuda. Pratiquem dizer: desculpa, eu não ouvi você.',
        questions: [
          'Quem vendia o trigo?',
          'Do que os irmãos se lembraram?',
          'A quem você quer pedir desculpa?',
        ],
      },
      to12: {
        story:
          'Fazia uns vinte anos que os irmãos tinham vendido José. Achavam que era assunto encerrado. Veio uma grande fome, e os dez desceram ao Egito para comprar trigo. O governador era José! Com roupas egípcias e falando por intérprete, eles nem desconfiaram. José quis saber que tipo de gente eles eram agora. Falou duro e os deixou presos três dias. Ali, com medo, um disse ao outro: a culpa é nossa. Vimos a aflição do nosso irmão quando ele pedia socorro, e não ouvimos. Pela primeira vez disseram a verdade. José entendeu cada palavra. Saiu de perto e chorou. Depois mandou encher os sacos, devolver o dinheiro e dar comida para a estrada. Ainda não era hora do abraço. Mas alguma coisa começava a sarar: quem fez o mal tinha reconhecido.',
        activity:
          'Em trios, encenem um recreio em que alguém é deixado de fora. Parem a cena e refaçam com uma pessoa que escuta e age.',
        questions: [
          'O que os irmãos reconheceram?',
          'Por que José chorou?',
          'Que pedido você precisa ouvir?',
        ],
      },
      challenge: 'Quando alguém pedir para parar, pare na hora e peça desculpa.',
    },
    prayer:
      'Senhor, tu guardas os gritos que abafamos. Acorda a nossa consciência sem nos esmagar. Chora conosco no quarto ao lado. E quando vier a graça dentro do saco, tira de nós o susto.',
    leader: {
      lost: 'O grupo quer julgar se José foi cruel ou sábio no teste. O texto não dá nota. Fique no 21: a confissão aparece antes de qualquer acusação, e alguém chora do outro lado.',
      tender:
        'Quem foi traído pela família pode estar no lugar de José. Não lhe cobre abraço: ele levou anos e testou com cuidado. Quem foi vítima na infância merece ser ouvido a sós; Disque 100 e Ligue 180, se ainda houver perigo.',
    },
    comfort:
      'José virou o rosto e chorou, depois voltou ao trabalho. Se você tem feito isso, ninguém aqui vai pedir explicação. Deus entende todas as línguas, também a do choro escondido.',
    closing: 'O que ninguém ouviu, Deus ouviu.',
    words: [
      'irmaos de jose',
      'jose',
      'simeao',
      'espias',
      'trigo no egito',
      'angustia de sua alma',
      'dinheiro no saco',
      'ruben',
      'interprete',
      'que e isto que deus nos fez',
      'benjamim',
      'fome',
    ],
  },
  {
    verses: '43:1-34',
    key: '43:30',
    title: 'Mesa posta para quem tinha medo',
    theme: 'a graça que se senta à mesa',
    themes: ['graca', 'familia', 'perdao', 'medo'],
    idea: 'Os irmãos sobem os degraus certos de que é armadilha e encontram água para os pés, paz e comida; a mesa fica pronta antes que o perdão seja dito.',
    context:
      'O trigo acabou. Jacó resistia a soltar Benjamim, até que Judá se ofereceu como garantia: “Eu sou fiador dele” (43:9). Eles voltam ao Egito com presentes e dinheiro dobrado. Chamados à casa do governador, têm certeza de que serão escravizados. Ainda não sabem que ele é José.',
    retold: [
      {
        verses: '43:1-10',
        says: 'Jacó quer que os filhos voltem ao Egito, mas Judá lembra que, sem o irmão mais novo, o governador não os receberá.',
      },
      {
        verses: '43:11-14',
        says: 'Jacó cede e manda levar bálsamo, mel e amêndoas. Pede que o Deus Todo-Poderoso lhes dê misericórdia diante daquele homem.',
      },
      {
        verses: '43:15-25',
        says: 'Levados à casa de José, os irmãos explicam o dinheiro achado nos sacos. O mordomo diz que não temam e traz Simeão.',
      },
      {
        verses: '43:26-31',
        says: 'José pergunta pelo pai e vê Benjamim, filho de sua mãe. Comovido, vai chorar no quarto, lava o rosto e manda servir.',
      },
      {
        verses: '43:32-34',
        says: 'Sentados por ordem de idade, os irmãos de José se olham espantados. A porção de Benjamim é cinco vezes maior, e todos se alegram.',
      },
    ],
    read: {
      verses: '43:23-34',
      how: 'Leiam em volta de uma mesa com água e pão. No 30, quem faz José sai da sala, fica fora um instante e volta com o rosto lavado.',
    },
    observe: [
      {
        ask: 'Com que palavras e gestos o mordomo recebe os homens assustados?',
        verses: '43:23-24',
        listen: 'Paz, não temais, o vosso Deus; Simeão solto, água, comida aos asnos.',
      },
      {
        ask: 'Sobre quem José pergunta, e o que sente ao ver Benjamim?',
        verses: '43:27-30',
        listen: 'O pai; entranhas comovidas; procura onde chorar.',
      },
      {
        ask: 'Como é arrumada a mesa, e o que os deixa atônitos?',
        verses: '43:32-33',
        listen: 'Três grupos separados; sentados por ordem de idade.',
      },
      {
        ask: 'Quem recebe porção maior, e como termina a refeição?',
        verses: '43:34',
        listen: 'Benjamim, cinco vezes; beberam e se alegraram.',
      },
    ],
    interpret: [
      {
        ask: 'Um estrangeiro, o mordomo, fala do Deus deles e diz que o dinheiro chegou. O que ele oferece a quem vinha com a defesa ensaiada?',
        verses: '43:23',
        listen: 'Paz antes da prestação de contas; graça dita por boca inesperada.',
      },
      {
        ask: 'José lava o rosto e se controla. Por que ele ainda não se revela?',
        verses: '43:30-31',
        listen: 'Falta saber se mudaram; a dor tem o seu tempo.',
        follow: 'Como esperar sem fingir?',
      },
      {
        ask: 'Antes, uma túnica especial acendeu a inveja. O que a porção de Benjamim põe à prova?',
        verses: '43:34',
        listen: 'Se ainda odeiam o preferido; desta vez se alegram.',
      },
    ],
    live: [
      {
        ask: 'A que mesa você já chegou esperando bronca e recebeu comida?',
        listen: 'Histórias de casa, de igreja, de sogra.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Que defesa você vive ensaiando para o caso de Deus cobrar?',
        listen: 'Um discurso pronto, como o dos irmãos na porta.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Quando servem mais a outro do que a você, no elogio, na nota ou na vaga, o que aparece por dentro?',
        listen: 'Inveja dita com humor.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'A quem você poderia oferecer água e um lugar à mesa antes de tratar do assunto difícil?',
        listen: 'Nome, dia, cardápio.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Judá, que propôs vender um irmão, agora garante outro. Em que você percebe que alguém mudou de verdade?',
        listen: 'Gesto que custa, e tempo.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Jacó teve de abrir a mão: se eu tiver de ser privado, assim seja. O que um pai ou mãe precisa soltar, tremendo?',
        listen: 'Filho que viaja, casa, decide.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se viesse alguém importante almoçar, o que você serviria, e o que esconderia no armário?',
        bridge: 'Dez homens foram chamados a almoçar com o governador do Egito.',
      },
      {
        text: 'Sentem-se por ordem de idade sem dizer uma palavra, só com gestos.',
        bridge: 'Os irmãos de José foram sentados assim, e ninguém entendeu como.',
        for: ['teens', 'young', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Lave o rosto com água fria, ou só imagine. Respire antes de voltar à mesa.',
      bridge: 'José fez isso num dia de coração apertado.',
    },
    complete: [
      {
        name: 'Lugares à mesa',
        text: 'Desenhe uma mesa. Ponha nomes em volta: quem você ama, quem feriu você, quem tem medo de vir. Marque onde você se senta e o que serve.',
      },
      {
        name: 'Não temais',
        text: 'Complete: Eu tinha medo de que me cobrassem … . Em vez disso, recebi … . Hoje ouço de Deus: paz, não tenha medo de … .',
      },
    ],
    challenges: [
      {
        do: 'Convide para comer alguém com quem o clima anda estranho. Não trate do assunto no primeiro encontro.',
        tell: 'O que se conversou.',
      },
      {
        do: 'Alegre-se em voz alta com o bem que outro recebeu e você queria.',
        tell: 'Se a alegria chegou depois das palavras.',
      },
    ],
    children: {
      truth: 'Deus prepara a mesa e tira o medo.',
      to7: {
        story:
          'Os irmãos de José voltaram ao Egito. Desta vez levaram Benjamim, o mais novo. Levaram mel, nozes e amêndoas de presente. Um homem disse: venham almoçar na casa do governador! Ai, que medo! Eles pensaram que era castigo. Mas o homem falou: paz! Não tenham medo. E deu água para lavar os pés, e comida até para os burrinhos. José chegou e viu Benjamim. O coração dele ficou tão cheio que ele correu para o quarto e chorou. Depois lavou o rosto e disse: ponham a comida! Todos comeram e ficaram alegres. O prato de Benjamim era cinco vezes maior! E ninguém brigou por isso.',
        activity:
          'Piquenique da paz: sentem-se por idade, cada um serve o prato do outro e diz: paz para você.',
        questions: [
          'O que os irmãos levaram de presente?',
          'Por que José chorou?',
          'Quem você quer chamar para comer junto?',
        ],
      },
      to12: {
        story:
          'O trigo acabou, e era preciso voltar ao Egito. O governador tinha dito: só com o irmão mais novo. Jacó tinha pavor de perder Benjamim. Então Judá disse: eu fico responsável por ele. Lembra que Judá um dia ajudou a vender José? Alguma coisa nele mudou. Chegando lá, foram levados à casa do governador e tremeram: é armadilha! Já tinham um discurso pronto para se defender. Mas ouviram: paz, não temam. Deram-lhes água, soltaram Simeão, puseram a mesa. José entrou, viu Benjamim e precisou sair para chorar. Lavou o rosto e voltou. Os irmãos foram sentados por idade e acharam aquilo muito esquisito. Benjamim recebeu um prato cinco vezes maior. Antes, por causa de uma roupa especial, eles tinham odiado o irmão. Agora comeram e se alegraram com ele.',
        activity:
          'Prato maior: um jogo em que, a cada rodada, um só ganha mais balas, e os outros precisam aplaudir. Conversem sobre o que sentiram.',
        questions: [
          'O que Judá prometeu?',
          'Como foram recebidos?',
          'Como você reage quando outro ganha mais?',
        ],
      },
      challenge: 'Sirva primeiro o prato de outra pessoa, com alegria.',
    },
    prayer:
      'Senhor, a gente sobe os teus degraus com a defesa ensaiada, e tu mandas trazer água. Obrigado pela mesa posta antes da conversa. Que ninguém saia da tua casa com o medo com que entrou.',
    leader: {
      lost: 'Muitos correm para o capítulo 45. Segure. Este meio-tempo ensina algo: a reconciliação demora, come junto e observa. E as mesas separadas lembram o preconceito da época, que Deus não aprova.',
      tender:
        'Comer com quem feriu não serve para toda história. Onde houve violência, a mesa pode esperar, ou não acontecer. Diga isso claramente: Ligue 180, Disque 100.',
    },
    comfort:
      'Você chegou cansado, e talvez esperando cobrança. Alguém diz na porta: paz, não tema. Há água para os pés. O resto pode ser conversado depois.',
    closing: 'A graça põe a mesa antes de abrir o assunto.',
    words: [
      'benjamim',
      'jose chorou',
      'juda fiador',
      'eu sou fiador',
      'mordomo',
      'cinco vezes maior',
      'dinheiro dobrado',
      'lavou seu rosto',
      'porcao de benjamim',
      'balsamo e mel',
      'almoco com jose',
    ],
  },
  {
    verses: '44:1-34',
    key: '44:33',
    title: 'Eu fico no lugar dele',
    theme: 'o amor que se oferece no lugar do outro',
    themes: ['arrependimento', 'familia', 'cruz', 'perdao'],
    idea: 'O mesmo Judá que um dia vendeu um irmão agora se oferece como escravo para que outro volte ao pai; é a prova de que o coração mudou, e um sinal do filho dele que viria.',
    context:
      'Depois da festa, José manda esconder o seu copo de prata no saco de Benjamim. O copo é achado, e os irmãos, que podiam seguir livres, rasgam a roupa e voltam todos. José diz que só Benjamim ficará. Então Judá se aproxima e faz um dos discursos mais compridos de Gênesis.',
    retold: [
      {
        verses: '44:1-6',
        says: 'De manhã, os irmãos de José partem. O mordomo os alcança e pergunta por que pagaram o bem com o mal.',
      },
      {
        verses: '44:7-13',
        says: 'Os irmãos dizem que morra aquele com quem estiver o copo de José. O mordomo procura, do mais velho ao mais novo, e Benjamim o tem.',
      },
      {
        verses: '44:14-17',
        says: 'Judá se prostra com os irmãos e diz que Deus achou a maldade deles. Todos se oferecem como servos, mas José só quer um.',
      },
      {
        verses: '44:18-31',
        says: 'Judá conta do pai velho, que já perdeu um filho e tem a alma ligada à do mais novo, e morrerá sem ele.',
      },
      {
        verses: '44:32-34',
        says: 'Judá lembra que é fiador do jovem e pede para ficar como servo no lugar dele.',
      },
    ],
    read: {
      verses: '44:23-34',
      how: 'Um só leitor, em pé, perto de quem faz José, que escuta de cabeça baixa. Nos versículos 33 e 34, mais devagar.',
    },
    observe: [
      {
        ask: 'Quantas vezes Judá fala no pai, e o que conta dos sentimentos dele?',
        verses: '44:24-25, 44:27-31',
        listen: 'Muitas; perdeu um filho, a alma ligada ao menor, cabelos grisalhos.',
      },
      {
        ask: 'O que o velho Jacó disse sobre os dois filhos de Raquel?',
        verses: '44:27-29',
        listen: 'Minha mulher me deu dois; um saiu; se tirarem este também.',
      },
      {
        ask: 'Que compromisso Judá tinha assumido?',
        verses: '44:32',
        listen: 'Fiador do jovem; culpado todos os dias.',
      },
      {
        ask: 'O que ele pede, e por qual motivo?',
        verses: '44:33-34',
        listen: 'Ficar escravo no lugar; não ver o mal do pai.',
      },
    ],
    interpret: [
      {
        ask: 'O pai chama Raquel de “minha mulher”, como se fosse a única. Judá, filho de Lia, repete isso sem raiva. O que aconteceu com ele?',
        verses: '44:27',
        listen: 'A preferência do pai já não o faz odiar; ele ama o pai como ele é.',
      },
      {
        ask: 'Em Dotã, Judá perguntou que lucro haveria. Aqui, o que ele calcula?',
        verses: '44:32-34',
        listen: 'Só a dor do pai e do irmão; mudou de conta.',
        follow: 'Como se nota que alguém mudou de conta?',
      },
      {
        ask: '“Que fique agora teu servo pelo jovem.” O que essa troca anuncia, sabendo que Jesus vem da família de Judá?',
        verses: '44:33',
        listen: 'Um inocente no lugar dos outros, para levar filhos de volta ao Pai.',
      },
    ],
    live: [
      {
        ask: 'Por quem você ficaria no lugar, sem pensar duas vezes?',
        listen: 'Nomes e silêncio bom.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Quem já pagou uma conta sua, de dinheiro, de culpa ou de vergonha?',
        listen: 'Gratidão com história.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Um colega leva a culpa de algo em que todos ajudaram. Como seria chegar perto e falar, como Judá?',
        listen: 'Frase e preço.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que injustiça do seu pai ou da sua mãe você já consegue contar sem veneno?',
        listen: 'Não force; alguns ainda não conseguem.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Todos voltaram à cidade com Benjamim, podendo ir embora. Com quem você voltaria?',
        listen: 'Solidariedade concreta.',
        for: ['young', 'elderly', 'adults'],
      },
      {
        ask: 'Se alguém se oferecesse assim por você, o que sentiria primeiro? É o que se conta de Jesus.',
        listen: 'Gratidão, desconforto, dúvida; ouça.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem já levou bronca no lugar de um irmão, ou deixou o irmão levar no seu?',
        bridge: 'Judá já tinha deixado um irmão pagar. Desta vez, não.',
      },
      {
        text: 'Um copo é escondido numa bolsa da roda. Todos tentam adivinhar pela cara. Só o líder sabe.',
        bridge: 'Um copo de prata foi achado na bolsa do mais novo.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Troque de cadeira. Olhe a sala do lugar de outra pessoa por um instante.',
      bridge: 'Judá pediu para ficar no lugar do irmão.',
    },
    complete: [
      {
        name: 'Pelo jovem',
        text: 'Escreva: Que fique eu por … , para que … volte a … . Depois: Jesus ficou por … , para que eu volte a … .',
      },
      {
        name: 'Antes e agora',
        text: 'Duas colunas, como Judá: no passado eu perguntava o que ganho; hoje eu pergunto … . Dê um exemplo em cada uma.',
      },
    ],
    challenges: [
      {
        do: 'Assuma uma parte do peso de alguém: um plantão, uma dívida pequena ou a culpa que também é sua.',
        tell: 'O que a pessoa pôde fazer com a folga.',
      },
      {
        do: 'Vá até alguém prejudicado por um erro do grupo e diga: isso também foi meu.',
        tell: 'O que mudou na conversa.',
      },
    ],
    children: {
      truth: 'Jesus se pôs no meu lugar por amor.',
      to7: {
        story:
          'Os irmãos iam para casa felizes. Mas José mandou esconder um copo de prata no saco de Benjamim. Queria saber se os irmãos tinham mudado. O ajudante achou o copo! Benjamim ia ter de ficar no Egito. Os outros podiam ir embora. Eles foram? Não! Voltaram todos juntos. Então Judá chegou pertinho de José e falou: por favor, o nosso pai ama demais esse menino. Se ele não voltar, o pai vai sofrer muito. Deixe o menino ir. Eu fico no lugar dele! José viu que Judá tinha mudado. Antes ele era egoísta. Agora, ele amava. Jesus também fez assim: ficou no nosso lugar.',
        activity:
          'Troca de lugar: na brincadeira da estátua, quem é pego pode ser salvo por um amigo que diz: eu fico no lugar dele!',
        questions: ['Onde estava o copo?', 'O que Judá pediu?', 'Quem ficou no nosso lugar?'],
      },
      to12: {
        story:
          'José queria saber se os irmãos ainda eram os mesmos que o venderam. Mandou esconder o seu copo de prata no saco de Benjamim. De manhã, na estrada, o copo apareceu. José decidiu: só o menino fica como escravo; vocês podem ir em paz. Era a chance de se livrar do preferido do pai, igual fizeram antes. Mas todos rasgaram as roupas e voltaram. Judá se aproximou. Anos atrás, foi ele quem disse: vamos vender José. Agora falou com a voz apertada: nosso pai já perdeu um filho; a vida dele está ligada à deste. Eu prometi cuidar do menino. Deixe-me ficar como escravo no lugar dele, e que ele volte com os irmãos. Como eu poderia chegar em casa sem ele? Judá mudou de verdade. E foi da família dele que nasceu Jesus, que ficou no nosso lugar para nos levar ao Pai.',
        activity:
          'Escrevam num cartão: eu fico no seu lugar em … (lavar a louça, arrumar a cama). Deem a alguém da casa e cumpram.',
        questions: [
          'Por que José escondeu o copo?',
          'O que Judá ofereceu?',
          'No lugar de quem você poderia ficar?',
        ],
      },
      challenge: 'Faça hoje a tarefa de outra pessoa no lugar dela.',
    },
    prayer:
      'Senhor Jesus, filho de Judá, tu ficaste em nosso lugar para que voltássemos ao Pai. Muda a nossa conta. Dá-nos coragem de chegar perto e dizer: que fique eu. E consola os pais que esperam um filho.',
    leader: {
      lost: 'O copo de adivinhar desvia a conversa. Diga que fazia parte do disfarce egípcio e siga. O que importa é o que todos fazem quando poderiam ir embora.',
      tender:
        'Ficar no lugar do outro pode ser usado para manter alguém em sacrifício sem fim: mãe exausta, mulher que se culpa, filho que sustenta todos. Judá se ofereceu livre e tinha culpa a reparar. A quem sofre abuso, diga que não é o lugar dele: Ligue 180, Disque 100.',
    },
    comfort:
      'Alguém chegou perto e falou por quem não podia falar. Se hoje você é o mais novo, acusado sem entender, saiba que há um irmão maior que disse a Deus: que fique eu, e que volte o menino.',
    closing: 'Judá, que um dia vendeu o irmão, agora se oferece no lugar dele: Deus muda gente.',
    words: [
      'juda',
      'copo de prata',
      'saco de benjamim',
      'fiador',
      'no lugar do jovem',
      'discurso de juda',
      'benjamim',
      'alma ligada',
      'cabelos grisalhos',
      'substituto',
      'mordomo de jose',
    ],
  },
  {
    verses: '45:1-15',
    key: '45:5',
    title: 'Eu sou José',
    theme: 'o perdão entre irmãos',
    themes: ['perdao', 'familia', 'proposito', 'graca'],
    idea: 'José chora alto, diz o que fizeram com ele e, sem fingir que não doeu, enxerga a mão de Deus por trás; então pede que cheguem perto.',
    context:
      'Os irmãos vieram comprar comida sem reconhecer o governador. Ele os pôs à prova, e Judá, o mesmo que o vendeu, acaba de se oferecer como escravo no lugar de Benjamim. Depois disso José não aguenta mais.',
    retold: [
      {
        verses: '45:1-3',
        says: 'José manda todos saírem, chora tão alto que os egípcios ouvem, e diz quem é. Pergunta pelo pai, e os irmãos, perturbados, não conseguem responder.',
      },
      {
        verses: '45:4-8',
        says: 'José pede que os irmãos não se entristeçam por tê-lo vendido. Diz que foi Deus quem o enviou adiante deles, para preservar a vida.',
      },
      {
        verses: '45:9-13',
        says: 'José manda que tragam o pai depressa. A família vai morar perto dele, em Gósen, e ele a sustentará nos cinco anos de fome que faltam.',
      },
      {
        verses: '45:14-15',
        says: 'José se lança ao pescoço de Benjamim, e os dois choram. Beija todos os irmãos, chorando sobre eles, e só depois eles conseguem falar.',
      },
    ],
    read: {
      verses: '45:1-11',
      how: 'Só uma voz para José, emocionada e sem pressa. Os outros ficam em silêncio, como os irmãos.',
    },
    observe: [
      {
        ask: 'Quais são as primeiras coisas que José faz e diz?',
        verses: '45:1-3',
        listen: 'Manda sair os outros, chora, diz quem é e pergunta pelo pai.',
      },
      {
        ask: 'Como ele fala do que os irmãos fizeram? Que palavra usa?',
        verses: '45:4-5',
        listen: 'Vendestes: não troca por palavra mais bonita.',
      },
      {
        ask: 'Quantas vezes ele põe Deus como sujeito da história?',
        verses: '45:5-9',
        listen: 'Deus me enviou, me pôs: várias vezes, e para dar vida.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mandar todo mundo sair antes de se revelar?',
        verses: '45:1',
        listen:
          'Não expõe os irmãos; o perdão pode ser íntimo mesmo quando o choro se ouve de longe.',
      },
      {
        ask: 'Vós me vendestes e Deus me enviou: como as duas frases podem ser verdade ao mesmo tempo?',
        verses: '45:4-8',
        listen: 'A maldade foi deles; o fim não foi deles. Uma frase não apaga a outra.',
        follow: 'Quem é a única pessoa que podia dizer a segunda frase nesta história?',
      },
      {
        ask: 'José esperou, observou, provou os irmãos antes deste dia. O que esse tempo ensina sobre perdoar e voltar a confiar?',
        verses: '45:3-5',
        listen: 'São passos diferentes; ele viu a mudança de Judá antes de abrir a casa.',
      },
    ],
    live: [
      {
        ask: 'Que choro você tem segurado diante dos outros?',
        listen: 'Ofereça o corredor: alguém que fique fora da sala com a pessoa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Ser reconhecido por quem um dia pisou em você: se acontecesse na rua amanhã, qual seria a sua primeira frase?',
        listen: 'Vale a frase feia; ela é o começo da conversa com Deus.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Olhando de longe, onde Deus preservou vida por meio de algo que não devia ter acontecido?',
        listen: 'Só a própria pessoa pode dizer isso de si; impeça que digam por ela.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Como vocês chamam pelo nome o que feriu, sem exagerar nem disfarçar?',
        listen: 'Vendestes é uma palavra só; pratiquem frases curtas.',
        for: ['couples'],
      },
      {
        ask: 'Judá mudou de verdade. O que em você é diferente daquele que era há dez anos?',
        listen: 'Alegrem-se; mudança também precisa de testemunha.',
        for: ['adults', 'new-believers', 'men'],
      },
      {
        ask: 'Achegai-vos a mim: quem usou com você um tom assim quando você esperava bronca?',
        listen: 'Pode ser a imagem de Deus que faltava.',
        for: ['visitors', 'new-believers', 'teens'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já ficou diante de um conhecido sem reconhecê-lo? Quanto tempo durou o vexame?',
        bridge: 'Os irmãos passaram horas com José e não sabiam com quem estavam falando.',
      },
      {
        text: 'Que filme, música ou propaganda faz você chorar sempre, mesmo quando jura que não vai?',
        bridge: 'Um governador poderoso segurou o choro por capítulos. Hoje ele desaba.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Procure um lugar onde ninguém o veja. Deixe o rosto descansar da expressão que você mostra aos outros.',
      bridge: 'José também pediu que todos saíssem antes de ser ele mesmo.',
    },
    complete: [
      {
        name: 'As duas frases',
        text: 'Em duas linhas, se puder: o que fizeram comigo foi … (sem enfeite). O que Deus fez apesar disso, até onde vejo, foi … Se a segunda ficar em branco, deixe assim.',
      },
      {
        name: 'Distância segura',
        text: 'Desenhe um alvo. No centro, quem já pode chegar perto; no anel do meio, quem precisa mostrar mudança; no de fora, quem eu perdoo de longe.',
      },
    ],
    challenges: [
      {
        do: 'Escreva a carta que você diria a quem o feriu, dizendo a verdade inteira. Leia-a a Deus e não a envie nesta semana.',
        tell: 'O que a carta revelou a você.',
      },
      {
        do: 'Se foi você quem traiu ou prejudicou alguém, e se for bom também para essa pessoa, procure-a e diga com clareza o que fez, sem se desculpar.',
        tell: 'O que foi mais difícil: dizer ou esperar, sem contar o assunto.',
      },
    ],
    children: {
      truth: 'Com a ajuda de Deus, eu posso perdoar.',
      to7: {
        story:
          'Os irmãos de José foram ao Egito comprar comida. Quem cuidava da comida era José! Mas ele tinha crescido e usava roupas chiques. Ninguém o reconheceu. José ficou olhando para eles e lembrou de tudo: do poço, da viagem, da saudade. O coração foi enchendo, enchendo. Aí ele pediu que os outros saíssem e começou a chorar bem alto. Ele disse: Eu sou José! O papai está vivo? Os irmãos ficaram com muito medo. Mas José falou: Cheguem pertinho. Vocês me fizeram mal, mas Deus cuidou de mim e usou tudo para salvar muita gente da fome. Então José abraçou Benjamim, abraçou cada um, beijou todos, e eles conversaram.',
        activity:
          'Vistam alguém com pano e óculos para que ninguém reconheça. Quando ele disser eu sou, citando o nome, todos correm para o abraço.',
        questions: [
          'Por que os irmãos não reconheceram José?',
          'O que José fez em vez de brigar?',
          'Quem ajuda você a perdoar?',
        ],
      },
      to12: {
        story:
          'A fome chegou até a casa de Jacó, e os irmãos de José viajaram ao Egito para comprar trigo. Eles se inclinaram diante do governador, sem imaginar quem era. José os reconheceu na hora. Fez perguntas, observou, quis saber se ainda eram os mesmos. Quando o irmão caçula correu perigo, Judá, que um dia tinha vendido José, se ofereceu para ficar como escravo no lugar do menino. Ele tinha mudado! José não aguentou mais. Mandou todos os empregados saírem e chorou tão alto que a casa do rei escutou. Eu sou José! Os irmãos perderam a fala. Então ele disse: cheguem perto. Sou aquele que vocês venderam. Ele não fingiu que nada tinha acontecido. E continuou: não se castiguem, porque Deus me enviou na frente para salvar vidas. Tragam o pai, venham morar perto de mim. Abraçou Benjamim, beijou um por um, e só depois disso eles conseguiram conversar.',
        activity:
          'Escrevam numa pedra ou papel uma mágoa pequena. Em silêncio, entreguem a Deus pondo-a numa caixa. Quem quiser tenta depois conversar com a pessoa.',
        questions: [
          'O que mostrou que Judá tinha mudado?',
          'Como José perdoou sem fingir que não doeu?',
          'Por que perdoar às vezes leva tempo?',
        ],
      },
      challenge: 'Faça uma oração por alguém que magoou você, com sinceridade.',
    },
    prayer:
      'Deus que enviaste José adiante, recebe o nosso choro antes das nossas palavras. Cura o que foi vendido em nós. Dá-nos verdade para dizer o que houve e graça para, no tempo certo, dizer: chega mais perto.',
    leader: {
      lost: 'Alguém dirá que tudo o que acontece é vontade de Deus. José não diz isso de todo mal; conta a própria história, décadas depois. Não use o versículo 8 sobre a dor do vizinho.',
      tender:
        'Não peça que ninguém se reconcilie hoje nem diga que quem não abraça não perdoou. José esperou sinais de mudança. Para quem sofreu abuso ou violência, perdoar não obriga a conviver nem impede de denunciar (Ligue 180, Disque 100).',
    },
    comfort:
      'Até quem governava um país precisou de uma sala vazia para chorar. Você pode fechar a porta também. Deus ouve do lado de dentro e não está com pressa do abraço.',
    closing: 'Fizeram mal; Deus guardou a vida.',
    words: [
      'eu sou jose',
      'jose',
      'irmaos de jose',
      'benjamim',
      'juda',
      'egito',
      'perdao',
      'reconciliacao',
      'chorou',
      'me vendestes',
      'deus me enviou',
      'preservacao da vida',
      'gosen',
      'achegai vos',
    ],
  },
  {
    verses: '46:1-34',
    key: '46:4',
    title: 'Não temas descer',
    theme: 'mudar de lugar na velhice',
    themes: ['medo', 'fe', 'familia', 'esperanca'],
    idea: 'Com cento e trinta anos e o coração dividido entre a saudade e o medo, Jacó para na fronteira, e Deus o chama pelo nome duas vezes: eu descerei contigo, e te farei voltar.',
    context:
      'Jacó acaba de saber que José está vivo. Quer vê-lo, mas o Egito assusta: ali Abraão se perdeu na mentira, e para lá Isaque foi proibido de ir. Ele para em Berseba, última parada da terra prometida. Depois vem a lista dos setenta da família e o abraço em Gósen, em que José chora bastante no pescoço do pai (46:29).',
    retold: [
      {
        verses: '46:1-4',
        says: 'Jacó, também chamado Israel, oferece sacrifícios em Berseba. De noite, Deus lhe diz que não tema o Egito, onde fará dele uma grande nação.',
      },
      {
        verses: '46:5-7',
        says: 'Jacó segue nos carros que o Faraó mandou, com filhos, netos, gado e tudo o que tinha em Canaã.',
      },
      {
        verses: '46:8-27',
        says: 'A família que entra no Egito é contada nome por nome, segundo as mães, Lia, Zilpa, Raquel e Bila. São setenta pessoas.',
      },
      {
        verses: '46:28-30',
        says: 'José vai de carro ao encontro do pai, que diz já poder morrer, porque viu que o filho ainda vive.',
      },
      {
        verses: '46:31-34',
        says: 'José ensina os irmãos a dizer ao Faraó que sempre criaram gado, para poderem morar em Gósen.',
      },
    ],
    read: {
      verses: '46:1-7',
      how: 'Leiam o 1 andando e parem. Sentem-se para o 2 ao 4, com a luz baixa. Levantem-se todos juntos no 5.',
    },
    observe: [
      {
        ask: 'O que Jacó faz antes de atravessar a fronteira?',
        verses: '46:1',
        listen: 'Para em Berseba e oferece sacrifícios ao Deus de seu pai.',
      },
      {
        ask: 'Como e quando Deus o chama?',
        verses: '46:2',
        listen: 'De noite, duas vezes, pelo nome antigo.',
      },
      {
        ask: 'Quantas promessas há nos versículos 3 e 4?',
        verses: '46:3-4',
        listen: 'Não temas; grande nação; descerei; farei voltar; a mão de José nos olhos.',
      },
      {
        ask: 'Quem e o que segue viagem?',
        verses: '46:5-7',
        listen: 'Pai, filhos, mulheres, netas, gado; toda a descendência.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não explica os quatrocentos anos que virão. Só diz: “Eu descerei contigo”. Por que isso basta para levantar um velho?',
        verses: '46:3-5',
        listen: 'Companhia em vez de mapa.',
        follow: 'O que você prefere receber: companhia ou explicação?',
      },
      {
        ask: 'O texto vai chamando o homem de Israel, e Deus diz: Jacó, Jacó. O que há de ternura nisso?',
        verses: '46:2',
        listen: 'Chama o menino assustado dentro do patriarca.',
      },
      {
        ask: 'A mão de José sobre os olhos fala da morte. Por que essa promessa seria doce?',
        verses: '46:4',
        listen: 'O filho que dava por morto lhe fechará os olhos; não morrerá só.',
      },
    ],
    live: [
      {
        ask: 'Que mudança você teme, mesmo sabendo que é boa: cidade, casa, aposentadoria, casamento, cuidado de um filho?',
        listen: 'Saudade e medo juntos.',
        for: ['elderly', 'adults', 'couples'],
      },
      {
        ask: 'Qual é a sua Berseba, o último lugar conhecido antes do novo?',
        listen: 'Conversa, despedida, oração.',
        for: ['adults', 'young', 'singles'],
      },
      {
        ask: 'Trocar de escola, de turma, de estado: o que você gostaria de ouvir de Deus na véspera?',
        listen: 'Na linguagem deles.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como a nossa família trata o velho que precisa se mudar? Quem pergunta a ele antes?',
        listen: 'Ouvir, objetos, ritmo.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'Em que descida você percebeu, só depois, que Deus desceu junto?',
        listen: 'Relato curto.',
        for: ['long-believers', 'mourning', 'elderly'],
      },
      {
        ask: 'Quem chegou há pouco de longe, no bairro ou na igreja, e o que ajudaria essa pessoa a desfazer as malas?',
        listen: 'Comida, mapa, companhia.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Se Deus chamasse você duas vezes pelo nome, de que jeito acha que soaria?',
        listen: 'Bravo, calmo, carinhoso: conta muito da ideia que se tem dele.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua mudança mais bagunçada, e que coisa nunca mais apareceu?',
        bridge: 'Jacó fez a maior mudança da vida com cento e trinta anos e setenta pessoas.',
      },
      {
        text: 'Quando a sua mãe chamava você duas vezes pelo nome, o que vinha depois?',
        bridge: 'Jacó, Jacó, disse Deus. O que veio depois foi bom.',
        for: ['teens', 'young', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Diga o seu nome duas vezes, devagar, como quem acorda alguém com carinho.',
      bridge: 'Deus acordou assim um velho com medo.',
    },
    complete: [
      {
        name: 'Na fronteira',
        text: 'Risque uma linha no papel. Antes dela: o que deixo e agradeço. Sobre ela: a minha oração de hoje. Depois dela: Deus vai comigo para … .',
      },
      {
        name: 'Carro de mudança',
        text: 'Desenhe um carro. Ponha dentro as pessoas e as coisas que não ficam. Na estrada, escreva: Deus desce comigo.',
      },
    ],
    challenges: [
      {
        do: 'Ajude alguém em mudança, ou recém-chegado, com uma coisa prática e uma oração na porta.',
        tell: 'Que caixa você abriu com a pessoa.',
      },
      {
        do: 'Antes de um passo grande, separe uma hora só para adorar e escutar. Não decida nada nela.',
        tell: 'Com o que saiu dessa hora.',
      },
    ],
    children: {
      truth: 'Aonde eu vou, Deus vai junto.',
      to7: {
        story:
          'Jacó estava bem velhinho. Ele ouviu: José está vivo! Que alegria! Mas José morava longe, no Egito. Jacó queria ir e tinha medo. No caminho, ele parou e orou a Deus. De noite, Deus chamou: Jacó, Jacó! Ele respondeu: estou aqui. Deus disse: não tenha medo de descer ao Egito. Eu vou junto com você. E depois vou trazer a sua família de volta. Jacó ficou calmo. Subiu no carro com os filhos, as noras e os netinhos. Tantos! E, quando chegaram, José correu e abraçou o papai. Eles choraram de alegria, bem abraçados, por um tempão.',
        activity:
          'Carro de caixas: façam um carro com cadeiras, ponham nele a família de brinquedo e cantem: aonde eu vou, Deus vai.',
        questions: [
          'Quem Jacó ia encontrar?',
          'O que Deus disse de noite?',
          'Em que lugar novo Deus vai com você?',
        ],
      },
      to12: {
        story:
          'Por mais de vinte anos, Jacó achou que o filho José tinha morrido. Agora vinha a notícia: ele está vivo e governa o Egito! Jacó quis ir na hora. Mas tinha cento e trinta anos, e ia deixar a terra que Deus prometeu. Na última parada, em Berseba, ele não seguiu direto. Fez um altar e adorou. À noite Deus o chamou pelo nome, duas vezes: Jacó, Jacó! Não disse como seria tudo. Disse o que importava: não tenha medo; eu vou descer com você e vou fazer o seu povo voltar; e José vai estar ao seu lado até o fim. De manhã, Jacó se levantou. Foram setenta pessoas, com carros e rebanhos. José veio ao encontro no seu carro e se lançou no pescoço do pai. Choraram muito. Deus tinha descido junto.',
        activity:
          'Mapa de mudança: desenhem o caminho entre um lugar conhecido e um novo. Em cada parada, uma frase do que Deus prometeu.',
        questions: [
          'Por que Jacó tinha medo?',
          'O que Deus prometeu?',
          'Que mudança dá medo em você?',
        ],
      },
      challenge: 'Dê as boas-vindas a alguém novo na sua turma ou rua.',
    },
    prayer:
      'Deus que desce junto, chama pelo nome quem está na fronteira. Acalma os velhos que mudam de casa e os novos que partem. Não precisamos do mapa inteiro. Desce conosco, e faz voltar o que prometeste.',
    leader: {
      lost: 'A lista dos setenta, com as contas de sessenta e seis, consome o tempo. Conte que era a família inteira e que virou povo. O coração está na noite de Berseba.',
      tender:
        'Migrantes, refugiados e idosos levados para casa de parente ou abrigo podem chorar. Dê espaço para a perda antes da promessa. Se um idoso está sendo levado à força ou maltratado: Disque 100.',
    },
    comfort:
      'Há descidas que não se escolhem. Deus não disse a Jacó que seria fácil. Disse que desceria junto, e que a mão de quem ele amava estaria sobre os seus olhos.',
    closing: 'Deus não fica na fronteira dando adeus.',
    words: [
      'berseba',
      'jaco desceu ao egito',
      'nao temas de descer',
      'eu descerei contigo',
      'jaco jaco',
      'gosen',
      'setenta almas',
      'jose e jaco',
      'visoes de noite',
      'reencontro',
      'mudanca',
    ],
  },
  {
    verses: '47:1-31',
    key: '47:9',
    title: 'Poucos e difíceis foram os meus dias',
    theme: 'a vida como peregrinação',
    themes: ['identidade', 'gratidao', 'familia', 'trabalho'],
    idea: 'Diante do homem mais poderoso da terra, um velho pastor não esconde que a vida foi dura, e é ele, o imigrante que precisa de comida, quem abençoa o rei.',
    context:
      'A família chegou ao Egito fugindo da fome. José apresenta os irmãos e depois o pai a Faraó. Nos versículos seguintes, a fome aperta tanto que os egípcios vendem gado, terra e liberdade em troca de pão. No fim, Jacó pede para ser enterrado na terra dos pais.',
    retold: [
      {
        verses: '47:1-6',
        says: 'Cinco irmãos de José dizem ao Faraó que são pastores e que em Canaã falta pasto. O Faraó lhes dá o melhor da terra.',
      },
      {
        verses: '47:7-12',
        says: 'Jacó conta ao Faraó cento e trinta anos, que chama de “poucos e maus”, e o abençoa. José sustenta a família com pão.',
      },
      {
        verses: '47:13-22',
        says: 'Na fome, José recolhe o dinheiro dos egípcios. Quando acaba, eles entregam o gado e, no outro ano, a terra e a si mesmos.',
      },
      {
        verses: '47:23-26',
        says: 'José dá sementes ao povo e põe por lei que um quinto da colheita será do Faraó.',
      },
      {
        verses: '47:27-31',
        says: 'A família de Jacó cresce muito em Gósen. Perto de morrer, ele faz José jurar que não o enterrará no Egito.',
      },
    ],
    read: {
      verses: '47:1-12',
      how: 'Quem lê Faraó senta-se numa cadeira alta. Jacó entra devagar, amparado, e no 10 põe a mão sobre a cabeça dele.',
    },
    observe: [
      {
        ask: 'O que os irmãos dizem do ofício, do motivo e do pedido deles?',
        verses: '47:3-4',
        listen: 'Pastores; sem pasto por causa da fome; morar em Gósen.',
      },
      {
        ask: 'O que Faraó oferece?',
        verses: '47:5-6',
        listen: 'O melhor da terra, e cargo para os competentes.',
      },
      {
        ask: 'O que Jacó faz ao entrar e ao sair?',
        verses: '47:7, 47:10',
        listen: 'Abençoa Faraó, duas vezes.',
      },
      {
        ask: 'Com que palavras ele resume a própria vida?',
        verses: '47:9',
        listen: 'Peregrinação; cento e trinta anos; poucos e maus.',
      },
    ],
    interpret: [
      {
        ask: 'O maior abençoa o menor, costuma-se dizer. Como um refugiado faminto pode abençoar o dono do Egito?',
        verses: '47:7, 47:10',
        listen: 'A bênção vem da promessa feita a Abraão; ele leva algo que o rei não tem.',
        follow: 'O que você leva a quem parece ter tudo?',
      },
      {
        ask: 'Jacó poderia fingir na frente do rei. O que há de bom em dizer “poucos e maus foram os dias”?',
        verses: '47:9',
        listen: 'Fé não obriga a enfeitar; ele lembra perdas e ainda abençoa.',
      },
      {
        ask: 'Por que chamar a vida de peregrinação, e não de posse ou de corrida?',
        verses: '47:9',
        listen: 'Sempre a caminho; a terra certa ainda vem.',
      },
    ],
    live: [
      {
        ask: 'Se lhe perguntassem, como Faraó, quantos são os dias da sua vida, o que você responderia além do número?',
        listen: 'Uma frase honesta.',
        for: ['elderly', 'adults', 'long-believers'],
      },
      {
        ask: 'Na hora de dizer o seu ofício, ou o de seus pais, o que sente: orgulho, vergonha, vontade de enfeitar?',
        listen: 'Os irmãos disseram: pastores, coisa que o egípcio desprezava.',
        for: ['teens', 'young', 'men', 'women'],
      },
      {
        ask: 'Quem chegou de outro estado ou país perto de você, e que Gósen vocês podem abrir?',
        listen: 'Trabalho, quarto, amizade.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'José sustentou pai e irmãos, inclusive os que o venderam. Como se reparte o cuidado dos velhos na sua família?',
        listen: 'Quem faz, quem some, como conversar.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'A quem, acima de você na escala do mundo, você poderia desejar o bem em voz alta?',
        listen: 'Chefe, professora, autoridade.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'O que muda para quem está chegando ouvir um homem de Deus dizer que a vida foi difícil?',
        listen: 'Pode-se crer sem fingir.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Somem a idade de todos na sala. Quantos Jacós dá?',
        bridge: 'Jacó, sozinho, tinha cento e trinta anos quando entrou no palácio.',
      },
      {
        text: 'Como você explicaria o seu trabalho a um rei que nunca lavou um prato?',
        bridge: 'Os irmãos de José tiveram de explicar ovelhas a Faraó.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Faça um risco para cada dez anos que você viveu. Olhe os riscos como trechos de estrada.',
      bridge: 'Jacó contou treze e disse o que pensava deles.',
    },
    complete: [
      {
        name: 'Os dias da minha peregrinação',
        text: 'Complete: São … anos. Foram … e … . Não foram só isso, porque … . Mesmo assim, eu abençoo … .',
      },
      {
        name: 'Duas mãos na cabeça',
        text: 'Desenhe uma mão de velho sobre uma coroa. Dentro da mão, uma bênção que você pode dar mesmo cansado.',
      },
    ],
    challenges: [
      {
        do: 'Ouça a vida de uma pessoa com mais de setenta anos por meia hora, e peça que ela ore por você.',
        tell: 'Uma frase da história dela.',
      },
      {
        do: 'Peça a bênção de Deus, em voz alta e com simplicidade, sobre alguém que manda em você.',
        tell: 'Como mudou o seu dia com essa pessoa.',
      },
    ],
    children: {
      truth: 'Posso abençoar pessoas grandes e pequenas.',
      to7: {
        story:
          'A família de José chegou ao Egito. José levou o papai Jacó para conhecer Faraó, o rei. Jacó andava bem devagarinho. Faraó tinha coroa, ouro e um palácio enorme. Jacó só tinha um cajado. Sabe o que Jacó fez? Abençoou o rei! Disse: que Deus cuide de você. O rei perguntou: quantos anos você tem? Cento e trinta, respondeu Jacó. Minha vida teve dias difíceis. E, antes de sair, Jacó abençoou o rei outra vez. Faraó deu um lugar bem bonito para a família morar. José cuidou de todos e deu pão a cada um, até ao menorzinho.',
        activity:
          'Rodízio da bênção: cada criança põe a mão na cabeça de um adulto e diz: que Deus cuide de você.',
        questions: [
          'Quantos anos Jacó tinha?',
          'O que ele fez com o rei?',
          'Quem você quer abençoar hoje?',
        ],
      },
      to12: {
        story:
          'Imagine a cena. De um lado, Faraó, o rei mais poderoso do mundo, com palácio e soldados. Do outro, Jacó, um pastor de cento e trinta anos, estrangeiro, que tinha fugido da fome. Quem precisava de quem? Parecia que só Jacó precisava. Mas o velho entrou e abençoou o rei. O rei perguntou a idade dele. Jacó foi sincero: cento e trinta anos de caminhada, e foram dias difíceis. Ele tinha perdido a mulher querida, fugido do irmão e chorado por José. Não fingiu. E, ao sair, abençoou o rei de novo. Um homem pode estar cansado, ser estrangeiro e ter chorado muito, e ainda carregar a bênção de Deus. Faraó deu a eles a melhor parte da terra. E José alimentou todos, até os irmãos que o tinham vendido.',
        activity:
          'Entrevista: preparem três perguntas para fazer a um avô ou vizinho idoso e tragam as respostas desenhadas.',
        questions: [
          'O que Jacó tinha que o rei não tinha?',
          'Por que ele foi sincero?',
          'A quem você pode desejar o bem?',
        ],
      },
      challenge: 'Peça a um idoso que conte uma história e dê um abraço nele.',
    },
    prayer:
      'Deus da nossa peregrinação, tu conheces os dias poucos e difíceis. Não precisamos enfeitar. Ensina-nos a abençoar cansados, e abre uma terra boa para quem chega com fome.',
    leader: {
      lost: 'Os versículos 13 a 26 levantam a questão: José salvou ou escravizou o Egito? É pergunta justa. O texto mostra gratidão do povo e também a perda da liberdade; não precisamos imitá-lo em tudo. Fiquem com Jacó.',
      tender:
        'Idosos que se sentem peso podem chorar no 9. Acolha sem contradizer. Migrantes podem lembrar humilhações. Se houver fome em casa, procure o CRAS junto com a pessoa; se houver idoso maltratado, Disque 100.',
    },
    comfort:
      'Poucos e maus, disse Jacó, e não levou bronca. Você também pode dizer isso diante do Rei. E ainda há, na sua mão cansada, uma bênção para alguém.',
    closing: 'Mão cansada também abençoa.',
    words: [
      'gosen',
      'farao',
      'jaco abencoou farao',
      'poucos e maus',
      'peregrinacao',
      'cento e trinta anos',
      'pastores de ovelhas',
      'melhor da terra',
      'jose e a fome',
      'qual e vosso oficio',
      'ramesses',
    ],
  },
  {
    verses: '48:1-22',
    key: '48:15',
    title: 'As mãos cruzadas do avô',
    theme: 'abençoar os que vêm depois',
    themes: ['familia', 'graca', 'filhos', 'fidelidade'],
    idea: 'No fim da vida, Jacó conta que Deus o pastoreou desde sempre e, de mãos cruzadas, põe a bênção maior no neto menor, porque Deus não segue a fila que a gente arma.',
    context:
      'José sabe que o pai está doente e leva os dois filhos, nascidos no Egito de mãe egípcia. Jacó os adota: terão parte igual à dos tios. O velho quase não enxerga. Um dia, ele mesmo enganou um pai cego para ser abençoado. Agora é o cego que abençoa, e sabe muito bem o que faz.',
    retold: [
      {
        verses: '48:1-7',
        says: 'José leva Efraim e Manassés ao pai doente. Jacó lembra a promessa que Deus lhe fez em Luz e diz que os dois meninos serão seus.',
      },
      {
        verses: '48:8-12',
        says: 'Jacó abraça e beija os netos. Diz que não esperava ver o rosto de José, e que Deus lhe fez ver também os filhos dele.',
      },
      {
        verses: '48:13-16',
        says: 'Jacó põe a mão direita sobre Efraim, o mais novo, e a esquerda sobre Manassés. Pede que o Anjo que o livra de todo mal abençoe os moços.',
      },
      {
        verses: '48:17-22',
        says: 'José não gosta e tenta mudar a mão do pai. Jacó responde que sabe, que o mais novo será maior, e que Deus os fará voltar à terra.',
      },
    ],
    read: {
      verses: '48:8-19',
      how: 'Um avô da roda, ou alguém que faça o papel, cruza os braços sobre dois mais novos no 14 e só os desfaz no fim.',
    },
    observe: [
      {
        ask: 'O que Jacó faz com os netos antes de abençoar, e de que se admira?',
        verses: '48:9-11',
        listen: 'Beija, abraça; não pensava ver José, e viu os filhos dele.',
      },
      {
        ask: 'Como José arruma os meninos, e como ficam as mãos?',
        verses: '48:13-14',
        listen: 'O mais velho à direita do avô; ele cruza de propósito.',
      },
      {
        ask: 'Que três coisas Jacó diz de Deus?',
        verses: '48:15-16',
        listen: 'Aquele diante de quem os pais andaram, que o mantém até hoje, o Anjo que liberta.',
      },
      {
        ask: 'Por que José se incomoda, e o que ouve?',
        verses: '48:17-19',
        listen: 'A mão errada; eu sei, meu filho, eu sei; o menor será maior.',
      },
    ],
    interpret: [
      {
        ask: 'Diante do rei, Jacó disse que os dias foram maus. Aqui diz que Deus “me mantém desde que eu sou até hoje”. Como cabem as duas coisas?',
        verses: '48:15',
        listen: 'A vida foi dura e cuidada; só de longe se vê o Pastor.',
      },
      {
        ask: 'Por que Deus tantas vezes põe a mão direita no menor?',
        verses: '48:14, 48:19',
        listen: 'Graça, e não fila; ninguém tem direito, todos recebem.',
        follow: 'Quem sai ganhando na sua fila?',
      },
      {
        ask: 'José, tão sábio, quer corrigir o pai. O que ele ainda precisava aprender sobre a bênção?',
        verses: '48:17-19',
        listen: 'Ela não obedece à ordem esperada; ele mesmo foi um caçula escolhido.',
      },
    ],
    live: [
      {
        ask: 'Que frase sobre Deus você gostaria que um neto, sobrinho ou aluno ouvisse da sua boca?',
        listen: 'Curta e vivida.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'Quando você foi o menor que recebeu a mão direita?',
        listen: 'Surpresa, gratidão, talvez culpa.',
        for: ['adults', 'young', 'women'],
      },
      {
        ask: 'Quem pôs a mão na sua cabeça, ou no seu ombro, e fez bem? E o que disse?',
        listen: 'Avós, professora, pastor.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como vocês evitam fila e preferência entre os filhos, ou consertam a que já existe?',
        listen: 'Gestos iguais nem sempre; amor dito a cada um.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que coisa boa você já nem esperava e Deus deixou ver, com juros?',
        listen: 'Não pensava ver teu rosto, e vi teus filhos.',
        for: ['elderly', 'mourning', 'adults'],
      },
      {
        ask: 'Aqueles meninos cresceram noutra cultura e foram recebidos como filhos. O que isso diz a quem vem de outra história?',
        listen: 'Adoção; há lugar na família.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Cruze os braços como sempre faz. Agora do outro jeito. Quem sente que está errado?',
        bridge: 'Um avô cruzou os braços de propósito, e o filho achou que estava errado.',
      },
      {
        text: 'Na sua casa se pedia bênção a quem? Imitem o jeito.',
        bridge: 'Dois rapazes do Egito foram pedir a bênção ao avô.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Cruze as mãos sobre o próprio peito. Lembre uma mão que já pousou na sua cabeça.',
      bridge: 'As mãos de Jacó estavam assim, e sabiam o que faziam.',
    },
    complete: [
      {
        name: 'O Deus que me',
        text: 'Escreva como Jacó: O Deus em cuja presença andou … (quem veio antes), o Deus que me … desde … até hoje, que me livrou de … , abençoe … .',
      },
      {
        name: 'Mãos cruzadas',
        text: 'Contorne as duas mãos cruzadas num papel. Dentro de cada uma, o nome de alguém e uma bênção feita sob medida.',
      },
    ],
    challenges: [
      {
        do: 'Abençoe uma criança ou jovem, com a permissão dele e dos pais, dizendo o nome e uma coisa boa que você vê.',
        tell: 'A cara de quem recebeu.',
      },
      {
        do: 'Conte a um mais novo três vezes em que Deus sustentou você.',
        tell: 'Qual das três ele quis ouvir de novo.',
        for: ['elderly', 'long-believers', 'parents', 'adults'],
      },
    ],
    children: {
      truth: 'Deus me abençoa do jeito que eu sou.',
      to7: {
        story:
          'O vovô Jacó estava doente, deitado na cama. José levou os filhos para visitar o vovô: Manassés, o maior, e Efraim, o menor. Jacó quase não enxergava. Quem são esses? São meus filhos, disse José. Venham cá! O vovô beijou e abraçou os dois. Depois foi pôr a mão na cabeça deles. Mas, opa! Ele cruzou os braços. A mão direita foi para o menor. José disse: não, pai, é ao contrário! O vovô sorriu: eu sei, meu filho, eu sei. Os dois vão ser grandes. E disse: o Deus que cuidou de mim a vida toda abençoe estes meninos. Que abraço gostoso!',
        activity:
          'Braços cruzados: aos pares, cruzem os braços e ponham as mãos na cabeça do amigo, dizendo: Deus abençoe você.',
        questions: [
          'Quem foi visitar o vovô?',
          'O que o vovô fez com os braços?',
          'Quem cuidou de Jacó a vida toda?',
        ],
      },
      to12: {
        story:
          'José soube que o pai estava doente e foi vê-lo com os dois filhos, Manassés e Efraim. Eles tinham nascido no Egito. Jacó sentou-se na cama com esforço. Já não via direito. Disse: eu nem esperava rever você, José, e Deus me deixou ver até os seus filhos! Beijou os netos e disse que os receberia como filhos. Na hora da bênção, José pôs o mais velho do lado da mão direita, como era o costume. Mas o avô cruzou os braços. José corrigiu: pai, esse é que é o mais velho. Jacó respondeu: eu sei, meu filho, eu sei. Os dois serão grandes, e o menor será maior. Ele tinha aprendido que Deus não segue a nossa fila. Então disse uma das frases mais bonitas da Bíblia: o Deus que cuidou de mim desde que nasci até hoje abençoe estes meninos.',
        activity:
          'Bênção por escrito: cada um escreve a frase de Jacó com as suas palavras para alguém mais novo e entrega.',
        questions: [
          'Por que José achou que o pai errou?',
          'O que Jacó disse de Deus?',
          'Quem precisa ouvir de você uma bênção?',
        ],
      },
      challenge: 'Peça a bênção a um avô ou a alguém mais velho.',
    },
    prayer:
      'Deus que nos manténs desde que somos até hoje, cruza as tuas mãos sobre nós. Abençoa os pequenos que ficam por último na fila. Dá aos velhos a alegria de ver filhos dos filhos, na carne ou na fé.',
    leader: {
      lost: 'O jogo de quem é maior pode virar competição entre irmãos. Repare que os dois são abençoados com as mesmas palavras. E não explique demais a troca: o avô diz apenas que sabe.',
      tender:
        'Filhos preteridos e avós afastados dos netos sentem isto de perto. Não force toques: bênção com a mão só com permissão. Quem não tem netos, nem filhos, abençoa na fé.',
    },
    comfort:
      'Jacó não enxergava quase nada e viu mais do que todos: o Deus que o manteve até ali. Quando a vista escurece, essa frase ainda se diz de cor.',
    closing: 'Deus sabe onde põe a mão.',
    words: [
      'efraim e manasses',
      'efraim',
      'manasses',
      'maos cruzadas',
      'jaco abencoou',
      'eu sei meu filho',
      'me mantem',
      'anjo que me liberta',
      'netos',
      'avo e netos',
      'bencao dos filhos de jose',
    ],
  },
  {
    verses: '49:1-33',
    key: '49:10',
    title: 'Palavras para cada filho',
    theme: 'a verdade e a esperança de um pai',
    themes: ['familia', 'esperanca', 'justica', 'identidade'],
    idea: 'No leito de morte, Jacó diz a cada filho a verdade, até a que doía, e no meio de uma família machucada anuncia que de Judá virá um a quem os povos se juntarão.',
    context:
      'Os doze se reúnem em volta da cama. Cada um ouve uma palavra em forma de poesia, tirada do que viveu. Rúben perde a liderança por um crime antigo; Simeão e Levi, pela chacina de Siquém; Judá recebe o cetro. No fim, Jacó pede para ser posto com Lia, encolhe os pés e morre.',
    retold: [
      {
        verses: '49:1-7',
        says: 'Jacó chama os filhos. Diz a Rúben, seu primogênito, que não será o principal, e a Simeão e Levi, que serão espalhados pelo seu furor.',
      },
      {
        verses: '49:8-12',
        says: 'Jacó compara Judá a um jovem leão. Os irmãos o louvarão, e o cetro não sairá dele até que venha Siló.',
      },
      {
        verses: '49:13-21',
        says: 'Jacó fala de navios a Zebulom, de carga a Issacar, de serpente a Dã, e diz que espera a salvação do Senhor.',
      },
      {
        verses: '49:22-28',
        says: 'Jacó chama José de ramo frutífero junto à fonte, odiado por arqueiros e fortalecido por Deus, e abençoa cada filho.',
      },
      {
        verses: '49:29-33',
        says: 'Jacó manda que o sepultem na caverna de Macpela, com Abraão, Sara, Isaque e Rebeca. Depois encolhe os pés e expira.',
      },
    ],
    read: {
      verses: '49:1-12',
      how: 'Doze cadeiras, se houver gente; quem não tem filho para representar fica em pé. Uma voz idosa lê. No 10, todos se levantam.',
    },
    observe: [
      {
        ask: 'O que Jacó reconhece em Rúben, e o que lhe tira?',
        verses: '49:3-4',
        listen:
          'Primogênito, força; mas instável como água; perde o lugar por ter subido ao leito do pai.',
      },
      {
        ask: 'O que ele rejeita em Simeão e Levi?',
        verses: '49:5-7',
        listen: 'As armas, o furor; amaldiçoa a ira, e não os filhos.',
      },
      {
        ask: 'Que imagens descrevem Judá e o que virá dele?',
        verses: '49:8-12',
        listen: 'Leão, cetro, jumentinho, videira, vinho; povos que se reúnem.',
      },
    ],
    interpret: [
      {
        ask: '“Maldito seu furor”: por que faz diferença que a maldição caia sobre a ira, e não sobre eles?',
        verses: '49:7',
        listen: 'O pai separa o filho do mal que fez; Levi ainda será tribo de sacerdotes.',
      },
      {
        ask: 'Judá tinha vendido o irmão e depois se ofereceu por outro. Por que o cetro vai para ele?',
        verses: '49:8-10',
        listen: 'Graça, e caráter transformado; Deus escolhe um arrependido.',
        follow: 'O que isso anima em você?',
      },
      {
        ask: 'Leão, cetro e um jumentinho amarrado à videira: como essas figuras se encontram em Jesus?',
        verses: '49:9-11',
        listen:
          'Leão da tribo de Judá, que entra em Jerusalém num jumentinho e dá o vinho da aliança.',
      },
    ],
    live: [
      {
        ask: 'Que verdade dita por alguém que amava você doeu e depois ajudou?',
        listen: 'O tom, a hora, o resultado.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Onde a sua ira já aleijou o que não tinha culpa, como os bois daquela noite?',
        listen: 'Objetos, bichos, crianças por perto; buscar ajuda é força.',
        for: ['men', 'adults', 'parents'],
      },
      {
        ask: 'Instável como água: em que você começa forte e escorre?',
        listen: 'Riso, e um combinado pequeno.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se alguém dissesse a cada filho ou sobrinho uma palavra certa, qual seria a de cada um?',
        listen: 'Específica; nada de destino fechado.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Que pecado velho você pensa que já decidiu o seu futuro, e o que a história de Judá responde?',
        listen: 'Ninguém é obrigado a nomear.',
        for: ['long-believers', 'new-believers', 'adults'],
      },
      {
        ask: 'Jacó pede para ficar ao lado de Lia, a mulher que não quis. O que o tempo ensina sobre quem esteve junto?',
        listen: 'Gratidão tardia; dizer em vida.',
        for: ['couples', 'elderly', 'mourning'],
      },
      {
        ask: 'A ele se congregarão os povos. O que aproxima você, que vem chegando, dessa reunião?',
        listen: 'Pessoas, perguntas, Jesus.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho descreve bem cada pessoa da sua casa? Vale leão, burrinho, serpente, gazela e lobo.',
        bridge: 'Jacó usou justamente esses para falar dos filhos.',
      },
      {
        text: 'Qual foi a reunião de família mais comprida da sua vida, e quem falou demais?',
        bridge: 'Doze homens, em volta de uma cama, ouviram cada um a sua palavra.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Imagine que chamam o seu nome numa roda de doze. Espere a sua vez em silêncio.',
      bridge: 'Cada filho de Jacó esperou a sua.',
    },
    complete: [
      {
        name: 'Uma palavra para cada um',
        text: 'Liste as pessoas da casa. Ao lado: uma força que vejo; um cuidado que peço; uma esperança que tenho. Entregue a esperança primeiro.',
      },
      {
        name: 'Separar a ira',
        text: 'Complete: Eu não sou a minha … . Ela já feriu … . Quando ela vier, eu vou … e vou chamar … .',
      },
    ],
    challenges: [
      {
        do: 'Diga a alguém da família uma verdade boa e específica, que a pessoa não escutava há anos.',
        tell: 'Qual foi, se ela deixar contar.',
      },
      {
        do: 'Na próxima raiva, saia, beba água, conte a alguém e só depois volte ao assunto.',
        tell: 'Quanto tempo levou até poder voltar.',
      },
    ],
    children: {
      truth: 'De Judá veio Jesus, o rei de todos os povos.',
      to7: {
        story:
          'O vovô Jacó estava muito velhinho. Ele chamou os doze filhos: venham todos para perto de mim! Os filhos ficaram em volta da cama. Jacó tinha uma palavra para cada um. Para Judá, ele disse: você é forte como um leão! Da sua família virá um rei, e os povos vão se juntar a ele. Muito, muito tempo depois, esse rei nasceu. Você sabe quem é? Jesus! Um dia ele entrou na cidade montado num jumentinho. Jacó também disse coisas sérias a alguns filhos que tinham errado, para que eles aprendessem. E abençoou a todos, um por um. Depois descansou em paz.',
        activity:
          'Roda dos doze: cada criança recebe um bichinho de papel e ouve uma palavra boa só para ela.',
        questions: [
          'Quantos filhos estavam em volta da cama?',
          'Com que bicho Judá se parecia?',
          'Quem é o rei que veio de Judá?',
        ],
      },
      to12: {
        story:
          'Jacó sabia que ia morrer e chamou os doze filhos para perto da cama. Não foi um discurso só de elogios. Ele disse a verdade a cada um. A Rúben, o mais velho: você é forte, mas escorre como água, e fez uma coisa muito errada. A Simeão e Levi: a raiva de vocês machucou gente, e essa raiva eu não aceito. Repare: ele não amaldiçoou os filhos, e sim a raiva deles. A Judá, disse: você é como um leão; de você virá um rei, e os povos vão se juntar em volta dele. Judá já tinha errado muito também, mas tinha se arrependido e até se ofereceu no lugar de Benjamim. Séculos depois, na família de Judá, nasceu Jesus. Jacó abençoou a todos, cada um com a sua bênção. Então encolheu os pés na cama e descansou.',
        activity:
          'Brasão: cada um desenha o bicho que mostra uma força sua e, embaixo, um cuidado que precisa ter.',
        questions: [
          'Por que Jacó disse coisas difíceis?',
          'O que ele anunciou a Judá?',
          'Que força e que cuidado você tem?',
        ],
      },
      challenge: 'Diga a cada pessoa da casa uma coisa boa que só ela tem.',
    },
    prayer:
      'Pai, dize-nos a verdade com a mão no ombro. Separa de nós a ira que fere. Obrigado pelo Leão de Judá, que veio manso num jumentinho e junta os povos. Que os nossos filhos ouçam de nós esperança.',
    leader: {
      lost: 'Cada tribo tem o seu enigma, e dá para passar a noite neles. Fiquem em Rúben, Simeão, Levi e Judá. As palavras falam de tribos e do futuro delas; não dão licença para dizer a um filho o que ele será.',
      tender:
        'Quem ouviu maldição do pai ou da mãe pode sangrar aqui. Diga que a palavra deles não é a de Deus. Se há raiva que quebra e bate em casa, trate a sós e com seriedade: Ligue 180, Disque 100; e quem quer parar de agredir também pode pedir ajuda no CAPS.',
      differ:
        'A palavra Siló, no versículo 10, é lida como nome do Messias, como aquele a quem pertence o cetro, ou como o lugar. Cristãos em geral veem aí a promessa que chega a Jesus.',
    },
    comfort:
      'Tua salvação espero, ó Senhor: no meio da fala aos filhos, o velho para e diz só isso (49:18). Quando a conversa cansa, essa frase pode ser toda a oração.',
    closing: 'O cetro ficou com Judá, que aprendeu a se oferecer no lugar do irmão.',
    words: [
      'bencaos de jaco',
      'cetro de juda',
      'leao de juda',
      'silo',
      'ruben',
      'simeao e levi',
      'doze tribos',
      'jumentinho',
      'juntai vos',
      'ramo frutifero',
      'morte de jaco',
      'ultimos dias',
    ],
  },
  {
    verses: '50:1-14',
    key: '50:1',
    title: 'Um choro que parou o Egito',
    theme: 'fazer o luto por inteiro',
    themes: ['luto', 'familia', 'fidelidade', 'esperanca'],
    idea: 'José, um dos homens mais poderosos do Egito, deita-se sobre o rosto do pai e chora; dá ao luto tempo, gente e caminho, e cumpre a palavra que prometeu.',
    context:
      'Jacó acabou de encolher os pés na cama. Tinha feito José jurar que o enterraria em Canaã, com Abraão, Sara, Isaque, Rebeca e Lia. O cortejo que sai do Egito é um dos maiores da Bíblia. Logo depois, os irmãos terão medo, e José lhes falará do bem que Deus tirou do mal.',
    retold: [
      {
        verses: '50:1-3',
        says: 'José chora sobre o rosto do pai e o beija. Os médicos o embalsamam em quarenta dias, e os egípcios o choram por setenta.',
      },
      {
        verses: '50:4-6',
        says: 'José pede ao Faraó que o deixe sepultar o pai na terra de Canaã, como jurou, e promete voltar. O Faraó diz que vá.',
      },
      {
        verses: '50:7-11',
        says: 'José sobe com os anciãos do Egito, a família, carros e cavaleiros. Lamentam sete dias na eira de Atade, e os cananeus reparam em tanto pranto.',
      },
      {
        verses: '50:12-14',
        says: 'Os filhos sepultam Jacó na caverna de Macpela, que Abraão tinha comprado. Depois José volta ao Egito com os irmãos e todos os que subiram.',
      },
    ],
    read: {
      verses: '50:1-12',
      how: 'Todos de pé. Caminhem bem devagar pela sala entre o 7 e o 10, em silêncio, e parem no 10.',
    },
    observe: [
      {
        ask: 'O que José faz primeiro, antes de qualquer ordem?',
        verses: '50:1',
        listen: 'Lança-se sobre o rosto, chora, beija.',
      },
      {
        ask: 'Quanto tempo dura o luto, e quem chora?',
        verses: '50:3, 50:10',
        listen: 'Quarenta dias, setenta com os egípcios, mais sete na eira.',
      },
      {
        ask: 'O que José pede a Faraó, e com que promessa?',
        verses: '50:5-6',
        listen: 'Ir sepultar, porque jurou; e voltar.',
      },
      {
        ask: 'Quem vai no cortejo, e o que os vizinhos percebem?',
        verses: '50:7-11',
        listen: 'Servos, anciãos, irmãos, carros; pranto grande.',
      },
    ],
    interpret: [
      {
        ask: 'José tem cargo, pressa e responsabilidade. O que ele ensina ao chorar na frente de todos?',
        verses: '50:1',
        listen: 'Poder não dispensa de sentir; o luto não é vergonha.',
      },
      {
        ask: 'Por que tanto tempo e tanta estrada? Para que servem os ritos?',
        verses: '50:3, 50:9-10',
        listen: 'O coração precisa de dias, passos, comida, gente.',
        follow: 'Que rito ajudou, ou fez falta, na sua casa?',
      },
      {
        ask: 'Os egípcios choram setenta dias por um estrangeiro. O que isso conta sobre a vida de Jacó e de José ali?',
        verses: '50:3, 50:7',
        listen: 'Foram bênção entre outros povos; a dor fez companhia.',
      },
    ],
    live: [
      {
        ask: 'Quanto tempo lhe deram para chorar, e quanto você precisava?',
        listen: 'Dias de licença contra anos de saudade.',
        for: ['mourning', 'adults', 'elderly'],
      },
      {
        ask: 'Disseram a você que homem não chora, ou que crente não chora? O que José responde?',
        listen: 'O governador se deitou sobre o rosto do pai.',
        for: ['men', 'young', 'adults'],
      },
      {
        ask: 'Que promessa feita a quem morreu você cumpriu, ou carrega?',
        listen: 'Algumas não se podem cumprir; alivie.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Um colega perdeu o pai e voltou à aula. O que você pode fazer na primeira semana e no terceiro mês?',
        listen: 'Sentar junto, emprestar caderno, lembrar a data.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que as crianças da sua casa já viram de luto, e o que gostariam de perguntar?',
        listen: 'Levar, explicar, deixar chorar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quem, sem ser da família nem da fé, chorou com você?',
        listen: 'Egípcios da nossa vida.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o cortejo, desfile ou procissão mais comprida que você já viu passar?',
        bridge: 'Do Egito saiu um cortejo que fez os vizinhos pararem.',
      },
      {
        text: 'Que costume da sua família em dia de despedida é só de vocês: café forte, histórias, música?',
        bridge: 'José também tinha um caminho para se despedir do pai.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no rosto, como quem toca o rosto de alguém querido. Fique o tempo que precisar.',
      bridge: 'José tocou assim o rosto do pai.',
    },
    complete: [
      {
        name: 'Meus setenta dias',
        text: 'Desenhe uma estrada em sete partes. Em cada uma, escreva o que ajuda no luto: gente, comida, oração, silêncio, trabalho, choro, história. Marque onde você está.',
      },
      {
        name: 'O que prometi',
        text: 'Complete: A … eu prometi … . Já cumpri … . O que não pude, entrego a Deus assim: … .',
      },
    ],
    challenges: [
      {
        do: 'Marque na agenda a data de uma perda de outra pessoa e mande uma palavra nesse dia.',
        tell: 'O que respondeu quem foi lembrado.',
      },
      {
        do: 'Vá a um velório ou a uma visita de pêsames e fique mais tempo do que costuma, falando menos.',
        tell: 'O que aprendeu com o silêncio.',
      },
    ],
    children: {
      truth: 'Chorar de saudade é amor, e Deus entende.',
      to7: {
        story:
          'O vovô Jacó morreu bem velhinho. José, o filho dele, ficou muito triste. José era um homem importante, com roupa bonita. Mesmo assim ele abraçou o pai, chorou e deu um beijo no rosto dele. Ninguém disse: pare de chorar. Todo mundo esperou. Até os egípcios choraram muitos dias. José tinha prometido levar o pai para a terra da família. Então foram todos pela estrada: os irmãos, os amigos, os carros e os cavalos. Uma fila enorme! Lá eles pararam e choraram mais um pouco. Depois José voltou para casa. Ele ainda tinha saudade. E Deus estava com ele.',
        activity:
          'Façam uma fila de bonecos de papel de mãos dadas. Em cada um, escrevam o nome de alguém que abraça você quando está triste.',
        questions: [
          'O que José fez quando o pai morreu?',
          'O que ele tinha prometido?',
          'Quem abraça você quando está triste?',
        ],
      },
      to12: {
        story:
          'José mandava em quase tudo no Egito. Mas, quando o pai morreu, ele não deu ordens: inclinou-se sobre o rosto dele, chorou e o beijou. Depois cuidou de tudo com carinho. No Egito, choraram por Jacó setenta dias. Setenta! Ninguém apressou ninguém. José tinha prometido enterrar o pai na terra da família, na gruta de Macpela. Pediu licença ao rei: deixe-me ir e eu voltarei. Foi um cortejo gigante: irmãos, amigos, chefes egípcios, carros e cavalos. No caminho, pararam sete dias só para chorar. Quem morava perto disse: que choro grande! Depois, os filhos fizeram o que o pai pediu. Ter saudade não é fraqueza. É amor que não tem mais onde abraçar. Deus entende, e um dia enxugará todas as lágrimas.',
        activity:
          'Estrada da saudade: cada um desenha um trecho de estrada com algo que ajuda quem está triste. Juntem os trechos no chão.',
        questions: [
          'Como José mostrou o que sentia?',
          'Por que o luto foi tão demorado?',
          'Como você pode ajudar um amigo com saudade?',
        ],
      },
      challenge: 'Abrace alguém que está triste e fique um pouquinho em silêncio.',
    },
    prayer:
      'Deus de Jacó, deixa-nos chorar sem pressa. Põe gente no nosso caminho, até egípcios, que andem devagar conosco. Recebe as promessas que não pudemos cumprir, e enxuga um dia todas as lágrimas.',
    leader: {
      lost: 'Embalsamamento e costumes egípcios atiçam a curiosidade. Uma frase resolve: era o costume do lugar e permitia a viagem. Fique no choro, no tempo e na palavra cumprida.',
      tender:
        'Não apresse ninguém e não corrija lágrima. Quem não pôde velar nem enterrar, como em pandemia, desaparecimento ou distância, precisa de cuidado especial: ofereça um momento simples de despedida. Tristeza que não deixa viver pede ajuda: posto de saúde, CAPS, CVV 188.',
    },
    comfort:
      'Setenta dias, e depois mais sete no meio da estrada. A Bíblia deu a esse choro um lugar no mapa. O seu também tem lugar, e não tem prazo.',
    closing: 'Quem ama chora, e caminha devagar.',
    words: [
      'jose chorou sobre seu pai',
      'enterro de jaco',
      'sepultamento de jaco',
      'eira de atade',
      'abel mizraim',
      'embalsamassem',
      'setenta dias',
      'macpela',
      'cortejo',
      'luto de jose',
      'pranto grande',
    ],
  },
  {
    verses: '50:15-21',
    key: '50:20',
    title: 'No lugar de Deus, não',
    theme: 'o perdão que desiste da vingança',
    themes: ['perdao', 'graca', 'proposito', 'medo'],
    idea: 'José recusa sentar-se na cadeira de juiz, chama o mal de mal, confia que Deus o encaminhou para o bem e transforma o perdão em comida e palavra mansa.',
    context:
      'Faz dezessete anos que a família mora no Egito. O pai acaba de ser enterrado, e o velho medo acorda: será que José só esperava isso para se vingar? Os irmãos mandam um recado em nome do morto.',
    retold: [
      {
        verses: '50:15-17',
        says: 'Os irmãos temem que José os odeie. Mandam dizer que o pai pediu, antes de morrer, que ele perdoasse o mal que lhe fizeram, e José chora.',
      },
      {
        verses: '50:18-19',
        says: 'Os irmãos se prostram diante de José e se oferecem como servos. José diz que não temam e pergunta se está no lugar de Deus.',
      },
      {
        verses: '50:20-21',
        says: 'José diz que eles pensaram o mal, mas Deus o encaminhou para o bem, para manter vivo muito povo. Promete sustentar os irmãos e os filhos deles.',
      },
    ],
    read: {
      verses: '50:15-21',
      how: 'Metade do grupo lê os irmãos, em voz baixa; uma pessoa lê José. Repitam o versículo 21 todos juntos.',
    },
    observe: [
      {
        ask: 'O que os irmãos temem, e como chegam até José?',
        verses: '50:15-18',
        listen: 'Ódio e troco; primeiro um recado, depois o rosto no chão.',
      },
      {
        ask: 'Qual é a reação de José enquanto falam?',
        verses: '50:17',
        listen: 'Chora: depois de tantos anos, ainda não confiam.',
      },
      {
        ask: 'O que ele diz de Deus, o que diz deles e o que promete fazer?',
        verses: '50:19-21',
        listen: 'Não sou Deus; vós pensastes mal; ele encaminhou; eu sustentarei.',
      },
    ],
    interpret: [
      {
        ask: '“estou eu em lugar de Deus?” O que essa pergunta tira dos ombros de José?',
        verses: '50:19',
        listen: 'O peso de punir e de ajustar contas; há outro juiz.',
      },
      {
        ask: 'Por que é importante José não dizer que foi tudo um mal-entendido?',
        verses: '50:20',
        listen: 'Perdão não precisa de mentira; chama de mal o que foi mal.',
      },
      {
        ask: 'Os irmãos foram perdoados no capítulo 45 e ainda sentiam medo. O que impede alguém de descansar num perdão já recebido?',
        verses: '50:15, 50:18',
        listen: 'Culpa não conversada; eles só pedem perdão com palavras agora.',
        follow: 'Como isso se parece com o nosso medo de Deus?',
      },
      {
        ask: 'De que modos o perdão de José aparece em coisas que dá para ver e ouvir?',
        verses: '50:21',
        listen: 'Sustento, filhos incluídos, consolo, fala ao coração.',
      },
    ],
    live: [
      {
        ask: 'Que conta você ainda calcula à noite, à espera do dia de cobrar?',
        listen: 'Reconhecer a calculadora já é muito.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando alguém apronta com você, qual é a sua vingança preferida: gelo, fofoca, indireta, bloqueio?',
        listen: 'Deixe rir e depois leia o versículo 19.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que erro já perdoado, por Deus ou por alguém, você ainda se prostra com medo?',
        listen: 'Fale baixo; muita gente carrega isso há décadas.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'Morreu quem segurava a família unida. O que se soltou, e o que você pode ajudar a segurar?',
        listen: 'Herança e mágoa aparecem juntas; ouça sem opinar.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Falar ao coração: que frase, no meio de uma discussão, chega de verdade ao coração do outro?',
        listen: 'Anotem; cada um tem a sua.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Deus o encaminhou para o bem. Em que ponto da sua história essa frase ainda não cabe?',
        listen: 'Não cabe hoje, e está dito; ninguém complete.',
        for: ['singles', 'visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a vez em que você esperou uma bronca enorme e ela não veio?',
        bridge: 'Onze irmãos esperavam a conta chegar, havia quase quarenta anos.',
      },
      {
        text: 'Quem na sua família é o juiz de todas as brigas? Como é a sentença típica?',
        bridge: 'José tinha poder de juiz, e fez uma pergunta que o tirou da cadeira.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Levante-se da cadeira em que está, deixe-a vazia à sua frente e olhe para ela.',
      bridge: 'Estou eu em lugar de Deus? José perguntou, e continuou de pé.',
    },
    complete: [
      {
        name: 'Cadeira do juiz',
        text: 'Desenhe uma cadeira alta e escreva: da cadeira de juiz de … eu me levanto hoje; quem se senta nela é …; a mim cabe …',
      },
      {
        name: 'Mal, e depois',
        text: 'Complete o que puder: pensaram mal contra mim quando …; até aqui, Deus encaminhou …; ainda espero que ele encaminhe …',
      },
    ],
    challenges: [
      {
        do: 'Faça um bem concreto, pequeno e seguro, a alguém de quem você tinha o direito de se vingar.',
        tell: 'O que você sentiu antes, durante e dois dias depois.',
      },
      {
        do: 'Fale ao coração de uma pessoa que ainda sente culpa diante de você: diga com clareza que a conta está paga.',
        tell: 'Se ela acreditou.',
      },
    ],
    children: {
      truth: 'Eu não preciso me vingar: Deus cuida do bem.',
      to7: {
        story:
          'O papai Jacó morreu velhinho, e todos choraram. Os irmãos de José ficaram com medo: E se agora ele brigar com a gente por causa daquilo do poço? Mandaram um recado: José, por favor, perdoe! Quando ouviu, José chorou. Os irmãos vieram e se abaixaram até o chão. José disse: Não tenham medo! Eu não sou Deus para castigar vocês. Vocês fizeram uma coisa ruim, mas Deus transformou em coisa boa, e muita gente ficou viva. Eu vou cuidar de vocês e dos seus filhos. José falou com voz mansa, e o coração deles ficou sossegado.',
        activity:
          'Num papel com um rabisco feio, cada um desenha por cima até virar uma coisa bonita: flor, bicho, barco.',
        questions: [
          'De que os irmãos tinham medo?',
          'O que José prometeu a eles?',
          'O que você faz quando dá vontade de revidar?',
        ],
      },
      to12: {
        story:
          'Fazia anos que a família de José estava junta no Egito. Quando o velho Jacó morreu, os irmãos voltaram a ficar com medo. Pensaram: agora que o pai não está, José vai se vingar. Mandaram dizer que o pai tinha pedido perdão por eles. José chorou ao ouvir aquilo. Depois vieram em pessoa, caíram no chão e disseram: somos seus escravos. José tinha um exército e podia fazer o que quisesse. Mas respondeu: não tenham medo; por acaso estou no lugar de Deus? Vocês planejaram o mal contra mim, mas Deus o encaminhou para o bem, para conservar viva muita gente. Repare: ele não disse que o poço foi uma bobagem. Foi maldade. Só que Deus é maior do que a maldade. E José ainda prometeu: vou sustentar vocês e os seus filhos. A Bíblia termina dizendo que ele os consolou e lhes falou ao coração.',
        activity:
          'Em duplas, criem uma tirinha de três quadros: o mal feito, a escolha de não se vingar, o bem que nasceu.',
        questions: [
          'Por que os irmãos ainda tinham medo depois de tanto tempo?',
          'O que significa não ficar no lugar de Deus?',
          'Que diferença faz falar ao coração em vez de só dizer tá bom?',
        ],
      },
      challenge: 'Quando tiver vontade de revidar, faça uma gentileza no lugar.',
    },
    prayer:
      'Deus, só tu te sentas nessa cadeira. Livra-nos da conta que não para de rodar. Encaminha para o bem o que foi feito para o mal, no teu tempo, e ensina-nos a falar ao coração de quem ainda tem medo de nós.',
    leader: {
      lost: 'O versículo 20 é usado para dizer que o mal era bom. José chama o mal de mal. A força está no mas Deus, e só quem sofreu pode pronunciá-lo sobre a própria vida.',
      tender:
        'Quem ainda corre perigo não deve aproximar-se de quem o fere. Não se vingar é compatível com denunciar: deixar a justiça agir não é tomar o lugar de Deus. Ligue 180, Disque 100, 190. E no luto recente, brigas de herança pedem escuta, não sermão.',
    },
    comfort:
      'O medo antigo acordou depois do enterro, como costuma acontecer. José não ralhou com os irmãos: chorou, sustentou, falou baixo. Deus trata você do mesmo jeito nestes dias.',
    closing: 'Não temais; Deus sabe encaminhar para o bem.',
    words: [
      'jose',
      'irmaos',
      'lugar de deus',
      'intentastes o mal',
      'pensastes mal',
      'tornou em bem',
      'encaminhou para o bem',
      'vinganca',
      'perdao',
      'nao temais',
      'sustentarei',
      'falou ao coracao',
      'morte de jaco',
    ],
  },
]
