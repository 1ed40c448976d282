import type { BookPassages } from '../passage.ts'

export const ZEC: BookPassages = [
  {
    verses: '3:1-10',
    key: '3:4',
    title: 'Roupa limpa no meio da acusação',
    theme: 'Deus que cala o acusador',
    themes: ['perdao', 'graca', 'identidade', 'servico'],
    idea: 'Sujo e acusado diante de Deus, Josué não diz nada em sua defesa: o Senhor repreende o acusador, tira a roupa suja, veste outra e ainda lhe devolve o serviço.',
    context:
      'O povo voltou da Babilônia para uma Jerusalém em ruínas. Josué, o sumo sacerdote, devia entrar diante de Deus sem mancha nenhuma. Zacarias o vê numa visão, como num tribunal, com a roupa imunda, e do lado direito alguém que quer condená-lo. É outro Josué, não o de Jericó.',
    retold: [
      {
        verses: '3:1-2',
        says: 'Zacarias vê o sumo sacerdote Josué diante do anjo do Senhor, e Satanás pronto para acusá-lo. O Senhor repreende Satanás e chama Josué de tição tirado do fogo.',
      },
      {
        verses: '3:3-5',
        says: 'Josué está com roupas impuras. O anjo manda tirá-las, veste-o de roupas finas e põe um turbante limpo em sua cabeça.',
      },
      {
        verses: '3:6-10',
        says: 'Se Josué andar nos caminhos do Senhor, cuidará da casa dele. Deus promete trazer seu servo, o Renovo, e tirar a injustiça da terra em um dia.',
      },
    ],
    read: {
      verses: '3:1-10',
      how: 'Alguém fica de pé no centro com um pano velho nos ombros; no 4, outra pessoa o tira; no 5, põem-lhe um pano limpo. Ninguém que está no centro fala.',
    },
    observe: [
      {
        ask: 'Quem está na cena, e onde fica cada um?',
        verses: '3:1, 3:3-4',
        listen: 'Josué diante do anjo; Satanás à direita; outros que estão por perto.',
      },
      {
        ask: 'O que o Senhor diz ao acusador, e que imagem usa para Josué?',
        verses: '3:2',
        listen: 'O Senhor te repreenda; tição tirado do fogo.',
      },
      {
        ask: 'O que se tira e o que se põe em Josué? Quem manda e quem faz?',
        verses: '3:3-5',
        listen: 'Roupas impuras, perversidade; roupas refinadas, turbante; outros o vestem.',
      },
      {
        ask: 'Que promessas vêm no fim, sobre a injustiça e sobre os vizinhos?',
        verses: '3:8-10',
        listen: 'O Renovo vem; a injustiça tirada em um dia; convidar o próximo à sombra.',
      },
    ],
    interpret: [
      {
        ask: 'As roupas estavam sujas de fato; o acusador não inventou. Por que, então, é ele que leva a repreensão?',
        verses: '3:1-3',
        listen: 'Diz a verdade sem amor; Deus já escolheu e resgatou.',
        follow: 'Que diferença há entre ser acusado e ser corrigido?',
      },
      {
        ask: 'Josué não abre a boca do começo ao fim. O que esse silêncio ensina sobre como se recebe perdão?',
        verses: '3:3-5',
        listen: 'Não se defende, não negocia; deixa-se vestir.',
      },
      {
        ask: '“Tição tirado do fogo” é um pau chamuscado que alguém puxou da brasa. O que ainda se vê nele, e o que já não vai acontecer?',
        verses: '3:2',
        listen: 'Marcas do fogo; mas não vai queimar.',
      },
      {
        ask: 'Depois de vestido, ele recebe de volta a casa e os pátios para cuidar. Por que Deus não o deixa só perdoado, e sim em serviço?',
        verses: '3:7',
        listen: 'Confiança devolvida; graça põe em pé.',
      },
    ],
    live: [
      {
        ask: 'Que acusação costuma ficar à sua direita bem na hora de orar ou de servir?',
        listen: 'Voz interna, lembrança, frase de alguém. Não precisa dizer qual.',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'De que fogo você foi puxado, e que cheiro de fumaça ainda carrega?',
        listen: 'História curta, se quiser; com graça, sem detalhe.',
      },
      {
        ask: 'Quando um colega é exposto, você pega a pedra, o celular ou a roupa limpa?',
        listen: 'Cobrir é coragem; não é mentir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que serviço você largou por se achar sujo demais, e o que Deus faria com esse crachá?',
        listen: 'Tempo de cuidado pode ser preciso; exclusão eterna, não.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'No casamento, quem costuma fazer o papel de promotor, e como seria ser quem traz a roupa limpa?',
        listen: 'Troca de papéis; uma frase nova.',
        for: ['couples'],
      },
      {
        ask: 'Você entraria numa igreja com a roupa que tem por dentro hoje? O que imagina que diriam?',
        listen: 'Medo de julgamento. O grupo pode pedir perdão.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Embaixo de que árvore, varanda ou mesa você poderia convidar o vizinho, só por estar em paz?',
        listen: 'O perdão acaba em convite.',
        for: ['adults', 'parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior mancha de roupa da sua vida, em que ocasião importante, e como disfarçou?',
        bridge: 'Josué estava imundo no lugar mais limpo do mundo, e não tinha como disfarçar.',
      },
      {
        text: 'Quando criança, quem era o dedo-duro da sua casa ou rua? E você, o que aprontava?',
        bridge: 'Há alguém especializado em dedurar. Zacarias o viu perder a voz.',
        for: ['young', 'teens', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tire o casaco ou uma peça por cima e dobre devagar. Fique um instante sem ela. Depois vista algo limpo.',
      bridge: 'Tirei de ti a perversidade, diz o Senhor; e te vestirei. Leia devagar.',
    },
    complete: [
      {
        name: 'Troca de roupa',
        text: 'Desenhe duas camisas. Na primeira, escreva as etiquetas que puseram em você: … , … . Risque. Na segunda, o que Deus escreve: escolhido, tirado do fogo, … , … . Assine embaixo: Josué e … .',
      },
      {
        name: 'Fala do tribunal',
        text: 'Complete: O acusador diz … . Eu costumo responder … . O Senhor responde por mim … . E me devolve … .',
      },
    ],
    challenges: [
      {
        do: 'Quando alguém for acusado na sua frente, fale de um bem verdadeiro da pessoa e mude de assunto.',
        tell: 'se a roda seguiu você.',
      },
      {
        do: 'Convide um vizinho para sentar à sombra com um café, sem motivo e sem pressa.',
        tell: 'o nome dele e o que você não sabia.',
      },
    ],
    children: {
      truth: 'Deus me limpa e fica do meu lado.',
      to7: {
        story:
          'Josué era sacerdote e devia estar bem limpinho. Mas a roupa dele estava suja, suja: lama aqui, mancha ali. E tinha alguém do lado apontando o dedo: olha que sujo! Olha que sujo! Josué baixou a cabeça e não disse nada. Então Deus falou com o apontador: pare! Eu escolhi o Josué. Eu tirei o Josué do fogo. E mandou: tirem essa roupa suja! Puseram nele uma roupa linda e um chapéu branquinho na cabeça. Josué sorriu. Deus ainda disse: agora você vai cuidar da minha casa. E cada um vai chamar o vizinho para sentar na sombra!',
        activity:
          'Com uma camiseta velha por cima, a criança ouve: tirem a roupa suja! Trocam por um lenço limpo e sentam na sombra com um amigo e um suco.',
        questions: [
          'Como estava a roupa de Josué?',
          'O que Deus disse ao apontador?',
          'Quem você vai chamar para a sombra?',
        ],
      },
      to12: {
        story:
          'Imagine entrar na formatura com a roupa cheia de lama, e o mais malvado da turma pegar o microfone: olhem só! Zacarias teve uma visão parecida. Josué, o sumo sacerdote, estava diante de Deus com as vestes imundas. À direita dele, o acusador. E o pior: a sujeira era de verdade. Josué não inventou desculpa. Ficou calado. Quem falou foi o Senhor, e brigou com o acusador: eu escolhi este homem. Ele é um pedaço de lenha que eu puxei do fogo. Depois mandou tirarem a roupa suja. Eis que tirei a sua maldade! Vestiram nele roupas finas e um turbante limpo. Não parou aí: Deus devolveu a Josué o trabalho no Templo e contou um segredo. Um dia viria o Renovo, alguém que tiraria a injustiça num dia só. Os cristãos reconhecem nele Jesus. E no fim da visão tem gente sentada na sombra, convidando o vizinho. Quem foi limpo não aponta: convida.',
        activity:
          'Escrevam apelidos maus numa folha, amassem e joguem fora; em crachás novos, escrevam o que Deus diz e ponham uns nos outros.',
        questions: [
          'A acusação era mentira? Por que Deus repreendeu o acusador?',
          'O que Josué fez para ficar limpo?',
          'Como tratar um colega que foi exposto?',
        ],
      },
      challenge: 'Quando zoarem alguém, fique do lado da pessoa e fale bem dela.',
    },
    prayer:
      'Senhor que repreendes o acusador, estamos com a roupa que se vê. Não temos defesa. Obrigado por nos puxares do fogo. Veste-nos de novo em Jesus, o Renovo, devolve o serviço, e faz da nossa sombra um convite. Amém.',
    leader: {
      lost: 'Sete olhos, pedra, inscrição: são imagens difíceis, e o grupo pode se perder ali ou em conversas sobre o diabo. Fique na troca de roupa. A pergunta da noite: quem fala por último a meu respeito?',
      tender:
        'Gente exposta, por fofoca, vazamento de fotos ou disciplina pública, vai se ver no centro da sala. Não encene com essa pessoa. Se houver crime de exposição, ajude a denunciar (Disque 100, Ligue 180). Devolver serviço a quem abusou de alguém é outra coisa: proteção vem primeiro.',
    },
    comfort:
      'Você pode ficar calado. Não é preciso provar que a fumaça saiu da roupa. Alguém já disse ao acusador que se cale, e as mãos que o vestem não têm nojo.',
    closing: 'O dedo baixou. A roupa é limpa.',
    words: [
      'sumo sacerdote josue',
      'roupas impuras',
      'vestes sujas',
      'ticao tirado do fogo',
      'o senhor te repreenda',
      'turbante limpo',
      'acusador',
      'o renovo',
      'pedra com sete olhos',
      'debaixo da videira',
      'debaixo da figueira',
      'zacarias',
    ],
  },
  {
    verses: '4:1-14',
    key: '4:6',
    title: 'Não por força: pelo meu Espírito',
    theme: 'a obra de Deus e as coisas pequenas',
    themes: ['espirito', 'servico', 'fe', 'humildade'],
    idea: 'A obra que parece montanha não se termina no braço, e sim pelo Espírito de Deus; por isso ninguém precisa ter vergonha do dia das pequenas coisas.',
    context:
      'Zorobabel lançou o alicerce do Templo e a obra parou por anos: pouca gente, pouco dinheiro, vizinhos contra (Esdras 4). Os velhos choravam, lembrando o Templo antigo. Zacarias é acordado para ver um castiçal que não apaga, porque o azeite vem direto de duas oliveiras.',
    retold: [
      {
        verses: '4:1-5',
        says: 'Um anjo acorda Zacarias, que vê um castiçal de ouro com sete lâmpadas e duas oliveiras ao lado. Ele pergunta o que é aquilo.',
      },
      {
        verses: '4:6-7',
        says: 'O anjo traz a palavra do Senhor a Zorobabel: não por força nem por violência, mas pelo Espírito dele. A montanha grande virará planície.',
      },
      {
        verses: '4:8-10',
        says: 'As mãos de Zorobabel fundaram a casa de Deus e vão completá-la. Ninguém despreze o dia das pequenas coisas, pois haverá alegria ao ver o prumo em sua mão.',
      },
      {
        verses: '4:11-14',
        says: 'Zacarias pergunta pelas duas oliveiras, e o anjo responde: são os dois ungidos que estão diante do Senhor de toda a terra.',
      },
    ],
    read: {
      verses: '4:1-10',
      how: 'Dois fazem o anjo e o profeta, com as perguntas e as respostas. O 6, todos, devagar; o 7, alguém grita: Graça! e os demais repetem.',
    },
    observe: [
      {
        ask: 'O que Zacarias vê? Tentem desenhar com os dedos no ar.',
        verses: '4:2-3',
        listen: 'Castiçal de ouro, recipiente de azeite, sete lâmpadas com tubos, duas oliveiras.',
      },
      {
        ask: 'Para quem é a palavra, e o que ela exclui e afirma?',
        verses: '4:6',
        listen: 'Zorobabel; não por força nem violência; pelo meu Espírito.',
      },
      {
        ask: 'O que será da montanha, e o que se grita quando chega a última pedra?',
        verses: '4:7',
        listen: 'Planície; Graça! graça seja!',
      },
      {
        ask: 'O que as mãos de Zorobabel começaram e o que farão? E o que não se deve desprezar?',
        verses: '4:9-10',
        listen: 'Fundaram e completarão a casa; o dia das pequenas coisas.',
      },
    ],
    interpret: [
      {
        ask: 'As lâmpadas recebem azeite sem ninguém encher. O que essa imagem diz a quem se sente a própria fonte?',
        verses: '4:2-3, 4:6',
        listen: 'Luz vem de outro lugar; a gente é pavio.',
        follow: 'Que sinal mostra que o seu azeite acabou?',
      },
      {
        ask: 'Não é por força, mas são as mãos de Zorobabel que terminam. Como as duas frases cabem juntas?',
        verses: '4:6, 4:9',
        listen: 'O Espírito não dispensa mãos; sustenta.',
      },
      {
        ask: 'Por que a última pedra é recebida com “Graça! graça seja!”, e não com o nome do construtor?',
        verses: '4:7',
        listen: 'Do começo ao fim foi presente.',
      },
      {
        ask: 'O que faz a gente desprezar um dia pequeno, e o que Deus vê nele que nós não vemos?',
        verses: '4:10',
        listen: 'Comparação com o passado ou com o vizinho; Deus se alegra no prumo.',
      },
    ],
    live: [
      {
        ask: 'Qual é a montanha na frente da sua obra, e com que ferramenta você vem tentando derrubá-la?',
        listen: 'Grito, planilha, insônia, teimosia.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'O que na sua vida é dia de coisas pequenas e você tem vergonha de mostrar?',
        listen: 'Começo de curso, grupo de quatro, horta, recuperação.',
      },
      {
        ask: 'Comparado ao que os outros postam, o que você constrói parece pouco. Que tijolo pequeno e de verdade pôs nesta semana?',
        listen: 'Um tijolo; aplaudam mesmo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Você é dos que começaram e pararam, ou dos que choram porque antes era maior?',
        listen: 'Desânimo e saudade; os dois estavam na obra.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Onde você tem usado força, na voz, na pressão, na chantagem, para fazer uma coisa boa acontecer?',
        listen: 'Fim bom, meio ruim. Um meio novo.',
        for: ['parents', 'adults', 'couples'],
      },
      {
        ask: 'De onde vem o azeite quando você está cansado: sono, gente, silêncio, Palavra, lágrimas?',
        listen: 'Como o Espírito sustenta de modos comuns.',
        for: ['adults', 'women', 'men', 'new-believers'],
      },
      {
        ask: 'Para quem está começando com Deus: que pequena coisa já é diferente?',
        listen: 'Celebrar o pequeno.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que obra na sua casa está parada há mais tempo, e qual é a desculpa oficial?',
        bridge: 'O Templo ficou anos no alicerce. Deus mandou um recado para o mestre de obras.',
      },
      {
        text: 'Qual é a menor coisa que você guarda com orgulho: dente, moeda, semente, primeira meia do filho?',
        bridge: 'Deus tem carinho pelas pequenas coisas. Está escrito.',
        for: ['parents', 'young', 'teens', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela. Repare que o pavio não faz força; ele só está mergulhado.',
      bridge: 'Zacarias viu uma luz assim. Leia o versículo 6 olhando a chama.',
    },
    complete: [
      {
        name: 'Planta da obra',
        text: 'Desenhe uma parede pela metade. Nos tijolos postos, o que Deus já fez: … , … . No espaço vazio, o que falta: … . Na montanha ao lado, o obstáculo: … . Risque força e escreva embaixo como dependo do Espírito: … .',
      },
      {
        name: 'Pequenas coisas',
        text: 'Liste cinco pequenas coisas boas desta semana, tão pequenas que ninguém contaria: … , … , … , … , … . Leia em voz alta e, depois de cada uma, digam: graça!',
      },
    ],
    challenges: [
      {
        do: 'Retome por quinze minutos por dia uma obra boa que está parada, orando antes: não por força.',
        tell: 'que pedacinho avançou.',
      },
      {
        do: 'Elogie o começo pequeno de alguém: um negócio, um estudo, um grupo, um dia sem beber.',
        tell: 'como a pessoa recebeu.',
      },
    ],
    children: {
      truth: 'Com o Espírito de Deus, o pequeno vai longe.',
      to7: {
        story:
          'Zorobabel queria terminar a casa de Deus. Mas tinha pouca gente, pouca pedra, e uma dificuldade do tamanho de uma montanha! Ele sentou e suspirou: não consigo. De noite Deus mostrou uma coisa a Zacarias: um castiçal com sete luzes. E, do lado, duas oliveiras que pingavam azeite, ploc, ploc, ploc, sem parar. A luz nunca apagava! Deus disse: conte para Zorobabel: não é com força, é pelo meu Espírito. E não despreze as coisas pequenas! Zorobabel levantou. Pôs uma pedrinha, outra pedrinha. Um dia pôs a última, e todos gritaram: graça! graça!',
        activity:
          'Construam com blocos, um por pessoa de cada vez; ao pôr o último, todos gritam: graça! graça!',
        questions: [
          'Por que Zorobabel suspirou?',
          'O que fazia a luz não apagar?',
          'Que coisa pequena você pode fazer hoje?',
        ],
      },
      to12: {
        story:
          'A obra do Templo estava parada. Mato no alicerce, vizinhos rindo, e os avós chorando porque o Templo antigo era maior. Zorobabel, o responsável, já não dormia. Aí Zacarias foi acordado por um anjo: o que você vê? Um castiçal de ouro com sete lâmpadas, e ninguém punha azeite: ele vinha sozinho de duas oliveiras. O que é isso? Não sabe? Não, senhor. Então ouça o recado para Zorobabel: não por força, nem por violência, mas pelo meu Espírito. Montanha, você vai virar chão plano! As mãos que começaram vão terminar. E quem riu do dia das coisas pequenas? Deus se alegra ao ver a ferramenta na mão do construtor. O recado não dizia para cruzar os braços. Dizia de onde vem a força. Pedra por pedra, eles acabaram. E, na última, ninguém gritou viva eu. Gritaram: graça! Porque tudo tinha sido presente.',
        activity:
          'Plantem uma semente bem pequena e anotem cada mudança; no mural, escrevam: quem despreza o dia das pequenas coisas?',
        questions: [
          'Por que a obra tinha parado?',
          'O que o castiçal ensinava?',
          'Que começo pequeno você quer continuar?',
        ],
      },
      challenge: 'Faça todo dia um pedacinho de uma coisa boa que você tinha largado.',
    },
    prayer:
      'Senhor dos Exércitos, a montanha continua ali e o nosso braço acabou. Põe azeite onde o pavio fumega. Abençoa as pequenas coisas desta semana. Que as nossas mãos terminem o que tu começaste, e que só se ouça: graça. Amém.',
    leader: {
      lost: 'Sete olhos, tubos e os dois ungidos (14) atraem especulação. Zacarias também não entendeu e perguntou; faça igual e siga. Cuidado com o texto usado para justificar falta de preparo: as mãos de Zorobabel trabalharam.',
      tender:
        'Quem está esgotado, cuidando de doente, de filhos ou de uma igreja pequena, pode ouvir mais uma cobrança. Diga: não por força também quer dizer que você pode parar. Se for esgotamento, incentive médico e descanso.',
      differ:
        'Os dois ungidos são, para muitos, Josué e Zorobabel, o sacerdote e o governador; outros veem figuras ligadas ao Apocalipse 11. O recado do versículo 6 não depende disso.',
    },
    comfort:
      'O pavio não produz o azeite. Hoje você pode apenas ficar mergulhado, quase sem luz. Quem alimenta a lâmpada não dorme.',
    closing: 'Pedra pequena, azeite que não acaba: graça.',
    words: [
      'nao por forca',
      'nem por violencia',
      'por meu espirito',
      'zorobabel',
      'castical de ouro',
      'duas oliveiras',
      'pequenas coisas',
      'dia das pequenas coisas',
      'montanha grande',
      'graca graca seja',
      'dois ungidos',
      'pedra angular',
    ],
  },
]
