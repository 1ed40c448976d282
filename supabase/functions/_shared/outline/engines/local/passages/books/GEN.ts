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
]
