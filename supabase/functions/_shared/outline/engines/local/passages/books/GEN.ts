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
        ask: 'Que resposta Deus espera para “sou eu guarda do meu irmão?”',
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
    verses: '6:5-22',
    key: '6:8',
    title: 'Martelando em dia de sol',
    theme: 'a fé que obedece',
    themes: ['obediencia', 'fe', 'graca', 'justica'],
    idea: 'Num mundo estragado pela violência, a dor de Deus não termina em desistência: ele acha Noé, fala com ele, e a graça recebida vira madeira, martelo e anos de obediência.',
    context:
      'Poucas páginas depois de Deus ver que tudo era muito bom, ele vê o coração humano virado para o mal e a terra cheia de violência. O texto não mostra um Deus irritado, mas um Deus com peso no coração.',
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
    verses: '8:1-22',
    key: '8:1',
    title: 'Deus se lembrou',
    theme: 'a espera e o recomeço',
    themes: ['espera', 'esperanca', 'fidelidade', 'gratidao'],
    idea: 'Quando só há água em volta, Deus se lembra dos seus; a terra seca devagar, a esperança volta num bico de pomba, e o recomeço começa em adoração.',
    context:
      'A chuva já parou, mas faz meses que Noé e os seus vivem fechados com o barulho e o cheiro da bicharada. Desde que a porta se fechou, Deus não disse mais nada. O capítulo começa com ele se lembrando.',
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
]
