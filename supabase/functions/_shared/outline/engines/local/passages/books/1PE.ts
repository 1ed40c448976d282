import type { BookPassages } from '../passage.ts'

export const FIRST_PETER: BookPassages = [
  {
    verses: '1:1-12',
    key: '1:2',
    title: 'Estrangeiros e escolhidos',
    theme: 'ser escolhido por Deus e estrangeiro no mundo',
    themes: ['identidade', 'esperanca', 'salvacao', 'graca'],
    idea: 'Quem vive como forasteiro foi escolhido pelo Pai, separado pelo Espírito e alcançado pelo sangue de Jesus: pode se alegrar na provação, porque a sua é a salvação que os profetas procuraram.',
    context:
      'Pedro escreve a cristãos espalhados por cinco províncias da Ásia Menor. Por causa da fé tinham virado gente de fora na própria rua: os vizinhos estranhavam, os parentes se afastavam. Antes de qualquer conselho, Pedro lhes diz quem são, e faz um louvor que vai da misericórdia do Pai até os profetas e os anjos.',
    retold: [
      {
        verses: '1:1-5',
        says: 'Pedro saúda os forasteiros escolhidos por Deus Pai. Bendiz a Deus, que nos regenerou para uma esperança viva pela ressurreição de Jesus, com uma herança guardada nos céus.',
      },
      {
        verses: '1:6-9',
        says: 'Pedro diz que os irmãos se alegram, mesmo tristes por um tempo com as provações, que provam a fé, mais preciosa que o ouro. Amam Jesus sem o ver e alcançam a salvação.',
      },
      {
        verses: '1:10-12',
        says: 'Os profetas investigaram a salvação, os sofrimentos de Cristo e as glórias seguintes. Não serviram a si mesmos, mas a nós, e os anjos desejam observar tais coisas.',
      },
    ],
    read: {
      verses: '1:1-12',
      how: 'Um lê a saudação (1 e 2) como quem abre uma carta. Do 3 ao 9, todos de pé, um versículo cada. O fim, 10 a 12, sentados.',
    },
    observe: [
      {
        ask: 'Que nomes os leitores recebem logo no começo, e onde moram?',
        verses: '1:1-2',
        listen: 'Forasteiros, espalhados, escolhidos; cinco regiões.',
      },
      {
        ask: 'O que faz cada um, o Pai, o Espírito e Jesus Cristo, nessa escolha?',
        verses: '1:2',
        listen: 'O Pai conhece antes; o Espírito santifica; Jesus dá o sangue, e a ele se obedece.',
      },
      {
        ask: 'O que está guardado para eles, e quem guarda a eles?',
        verses: '1:4-5',
        listen: 'A herança, nos céus; o poder de Deus, pela fé.',
      },
      {
        ask: 'Quem procurou entender essa salvação, e quem deseja observá-la?',
        verses: '1:10-12',
        listen: 'Os profetas, com empenho; os anjos.',
      },
    ],
    interpret: [
      {
        ask: 'Forasteiros na terra e escolhidos por Deus: como uma palavra muda o peso da outra?',
        verses: '1:1-2',
        listen: 'Não pertencer aqui não é ser rejeitado; alguém os quis primeiro.',
        follow: 'O que acontece com quem só se lembra de uma das duas?',
      },
      {
        ask: 'Por que Pedro fala de Pai, Espírito e sangue de Jesus antes de falar de provação?',
        verses: '1:2, 1:6',
        listen: 'Quem sabe a quem pertence aguenta a prova de outro jeito.',
      },
      {
        ask: 'Como alguém pode estar triste e alegre no mesmo versículo sem mentir?',
        verses: '1:6-8',
        listen: 'A tristeza tem prazo e é verdadeira; a alegria tem outra raiz.',
      },
      {
        ask: 'O que muda para uma gente desprezada saber que profetas pesquisaram e anjos querem ver o que lhe foi dado?',
        verses: '1:10-12',
        listen: 'Não estão no canto da história; receberam o que outros esperaram.',
        follow: 'O que a gente já não acha espantoso e um anjo acharia?',
      },
    ],
    live: [
      {
        ask: 'Onde você se sente mais forasteiro por causa da fé?',
        listen: 'Família, trabalho, turma, até igreja. Sem comparar dores.',
      },
      {
        ask: 'Que diferença faria, nesse lugar, entrar lembrando que foi escolhido pelo Pai?',
        listen: 'Menos medo de agradar, menos dureza com os de fora.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Ser o único da turma que não faz, não ri ou não vai: como é isso na prática, e quem segura a sua mão?',
        listen: 'Nome de um amigo; a falta dele também.',
        follow: 'De quem você pode ser esse amigo?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Você que está chegando: o que nos cristãos parece de outro país, e o que lhe dá vontade de ficar?',
        listen: 'Boa hora de ouvir e rir.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Você já mudou de cidade, de estado ou de país? O que aprendeu sobre não ter casa, e onde achou uma?',
        listen: 'Histórias de mudança; saudade e acolhida.',
        for: ['adults', 'elderly', 'singles', 'couples'],
      },
      {
        ask: 'O que você guarda como herança para os filhos, e como lhes conta da que Deus guarda?',
        listen: 'Mais do que bens: fé, nome, histórias.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Que tristeza deste tempo você gostaria de pôr ao lado da palavra guardados?',
        listen: 'Só pôr ao lado; não explicar.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu maior mico de gente de fora: palavra errada, ônibus errado, comida que você não sabia comer?',
        bridge: 'Pedro escreve a quem tinha virado gente de fora sem sair da rua.',
      },
      {
        text: 'Na escola, na hora de escolher os times, você era dos primeiros ou dos últimos? E quem escolhia?',
        bridge: 'Há uma escolha em que ninguém fica no banco. Pedro conta quem escolheu.',
      },
    ],
    quiet: {
      text: 'Pense no lugar onde você mais se sente em casa: um cheiro, um móvel, uma voz.',
      bridge:
        'Pedro escreve a quem perdeu isso, e lhes fala de uma casa guardada. Leia como carta sua.',
    },
    complete: [
      {
        name: 'O meu documento',
        text: 'Preencha: Nome: … . Mora em: … . Forasteiro quando: … . Escolhido por: … . Separado pelo Espírito para: … . Alcançado pelo sangue de: … . Herança guardada em: … .',
      },
      {
        name: 'Carta aos espalhados',
        text: 'Escreva três linhas a alguém que se sente de fora: Sei que aí … . Quero lembrar você de que Deus … . Que a graça e a paz lhe sejam multiplicadas em … .',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que seja de fora no seu meio (de outra cidade, de outro país, novo na escola ou na firma) e faça-lhe companhia numa refeição.',
        tell: 'de onde a pessoa é e o que estranha por aqui.',
      },
      {
        do: 'Antes de entrar no lugar onde se sente mais deslocado, diga durante sete dias: escolhido pelo Pai, guardado por Deus.',
        tell: 'que lugar foi e o que mudou no seu jeito de entrar.',
      },
    ],
    children: {
      truth: 'Deus me escolheu, e eu sou dele em qualquer lugar.',
      to7: {
        story:
          'A Noemi se mudou para uma rua onde não conhecia ninguém. As crianças falavam diferente. Ninguém a chamou para brincar. Ela sentou na escada: não sou daqui. A avó abriu a Bíblia e leu uma carta de Pedro para pessoas espalhadas, longe de casa: vocês foram escolhidos por Deus Pai! Jesus deu a vida por vocês. Deus guarda uma coisa linda para vocês no céu, e guarda vocês também. A Noemi perguntou: Deus sabe que eu estou nesta rua? Sabe, disse a avó, e escolheu você aqui mesmo. Ela sorriu, pegou a bola e foi até o portão: querem jogar?',
        activity:
          'Quem conduz abre os braços e chama cada um pelo nome, de qualquer canto da sala: Deus escolheu você! A criança corre para o abraço.',
        questions: [
          'Por que a Noemi estava triste?',
          'Quem escolheu a Noemi?',
          'Quem você conhece que acabou de chegar?',
        ],
      },
      to12: {
        story:
          'Pense em cinco regiões distantes, com montanhas, portos e vilas: Ponto, Galácia, Capadócia, Ásia e Bitínia. Em cada uma, um punhado de gente que seguia Jesus. Os vizinhos achavam aquilo esquisito: não vêm mais às nossas festas, não adoram os nossos deuses! Quem era da terra virou gente de fora. Aí chegou uma carta de Pedro. Começava assim: aos forasteiros, escolhidos por Deus Pai. Forasteiros e escolhidos, os dois ao mesmo tempo! Pedro contou que Deus os fez nascer de novo, porque Jesus ressuscitou; que há uma herança guardada no céu, que não apodrece nem murcha; e que eles também estavam guardados. Iam passar por dias tristes, sim, e mesmo assim podiam ter alegria. No fim, um segredo: os profetas antigos estudaram muito para entender o que Deus ia fazer, e até os anjos querem olhar de perto. E aquela gente sem importância tinha recebido de presente. Você também pode receber.',
        activity:
          'Façam um passaporte de papel com o nome, um desenho e duas linhas: estrangeiro quando… e escolhido por Deus.',
        questions: [
          'Por que aquelas pessoas viraram gente de fora?',
          'O que estava guardado, e quem mais estava guardado?',
          'Quando ajuda lembrar que Deus escolheu você?',
        ],
      },
      challenge: 'Chame para perto alguém que é novo na rua ou na escola.',
    },
    prayer:
      'Bendito sejas, Deus e Pai, que escolhes gente espalhada. Obrigado pelo Espírito que nos separa e pelo sangue de Jesus que nos alcança. Guarda os que hoje se sentem de fora. Multiplica a tua graça e a tua paz, e devolve-nos o espanto dos anjos. Amém.',
    leader: {
      lost: 'A palavra escolhidos pode virar debate sobre predestinação. Pedro não a usa para separar quem entra e quem não entra; usa para levantar a cabeça de gente humilhada. Volte a isso.',
      tender:
        'Migrantes, refugiados, quem foi posto para fora de casa ou de uma igreja podem reviver a dor. Ouça sem fazer da história deles um exemplo. E não apresse ninguém a se alegrar na provação: o texto admite que estejam entristecidos.',
      differ:
        'O pré-conhecimento de Deus é entendido por uns como escolha anterior a qualquer resposta nossa, e por outros como Deus saber de antemão quem creria. Forasteiros pode dizer migrantes de verdade ou gente que se tornou estranha por causa da fé. Todos leem que a iniciativa é da misericórdia do Pai.',
    },
    comfort:
      'Você pode estar longe de casa sem ter saído do lugar. Alguém o conhece de antes e o quis. A herança está guardada, e quem a guarda tem também você na mão.',
    closing: 'De fora, talvez. Escolhidos, sim, e guardados.',
    words: [
      'forasteiros',
      'eleitos',
      'escolhidos segundo',
      'pre conhecimento',
      'presciencia de deus pai',
      'santificacao do espirito',
      'aspersao do sangue',
      'dispersao',
      'ponto galacia capadocia',
      'peregrinos',
      'profetas investigaram',
      'anjos desejam observar',
    ],
  },
  {
    verses: '1:3-9',
    key: '1:3',
    title: 'Uma esperança que respira',
    theme: 'a esperança viva',
    themes: ['esperanca', 'sofrimento', 'ressurreicao', 'fe'],
    idea: 'Porque Jesus ressuscitou, Deus nos fez nascer para uma esperança viva: a herança está guardada para nós, e nós, mesmo tristes e provados, estamos guardados para ela.',
    context:
      'Pedro escreve a cristãos espalhados por cinco regiões da Ásia Menor, tratados como forasteiros por causa da fé. Antes de aconselhar, ele explode em louvor. É o mesmo Pedro que negou conhecer Jesus e depois o encontrou vivo: fala de esperança por experiência.',
    retold: [
      {
        verses: '1:3-5',
        says: 'Pedro bendiz a Deus, que por sua misericórdia nos regenerou para uma esperança viva, pela ressurreição de Jesus. A herança não se corrompe e está guardada nos céus.',
      },
      {
        verses: '1:6-7',
        says: 'Pedro diz que os irmãos se alegram, ainda que tristes por um tempo com provações. A prova da fé vale mais que o ouro, que passa pelo fogo e mesmo assim perece.',
      },
      {
        verses: '1:8-9',
        says: 'Sem ter visto Jesus, os leitores de Pedro o amam e, crendo, vivem em grande alegria. Assim alcançam o resultado da fé, a salvação das suas almas.',
      },
    ],
    read: {
      verses: '1:3-9',
      how: 'Leiam em pé os versículos 3 a 5, sentados o 6 e o 7, e de pé outra vez o 8 e o 9.',
    },
    observe: [
      {
        ask: 'De onde vem a esperança viva, e por meio de que acontecimento?',
        verses: '1:3',
        listen: 'Da misericórdia de Deus, pela ressurreição de Jesus.',
      },
      {
        ask: 'Como Pedro descreve a herança, e quem mais, além dela, está guardado?',
        verses: '1:4-5',
        listen:
          'Não apodrece, não se suja, não enfraquece; nós também estamos guardados, no poder de Deus.',
      },
      {
        ask: 'Que dois sentimentos aparecem ao mesmo tempo nestas pessoas?',
        verses: '1:6',
        listen: 'Alegria e tristeza.',
      },
      {
        ask: 'O que elas fazem em relação a Jesus, sem nunca terem visto o rosto dele?',
        verses: '1:8',
        listen: 'Amam, creem, alegram-se.',
      },
    ],
    interpret: [
      {
        ask: 'Existem esperanças mortas: as que só repetem vai dar certo. O que faz esta ser viva?',
        verses: '1:3',
        listen: 'Está presa a alguém que ressuscitou; não depende do nosso otimismo.',
      },
      {
        ask: 'Herança guardada no céu, herdeiro guardado na terra. Por que seria pouco se Deus guardasse só uma das duas?',
        verses: '1:4-5',
        listen: 'Não adianta prêmio sem quem chegue; Deus cuida dos dois lados.',
      },
      {
        ask: 'Pedro não manda escolher entre sorrir e chorar. O que isso ensina a quem acha que crente triste tem fé fraca?',
        verses: '1:6',
        listen: 'Dá para estar entristecido e alegre em Deus; a tristeza tem lugar.',
        follow: 'Como a gente costuma apressar a tristeza dos outros?',
      },
      {
        ask: 'O fogo não aumenta o ouro; mostra o que ele é. O que a provação mostra da fé, e a quem?',
        verses: '1:7',
        listen: 'Que ela é verdadeira; para louvor quando Cristo se revelar, e consolo nosso.',
      },
    ],
    live: [
      {
        ask: 'Que esperança sua já morreu, e em que a de Pedro é diferente dela?',
        listen: 'Respeite o que morreu; não cole adesivo.',
      },
      {
        ask: 'Entre boletos e exames, o que você tenta guardar sozinho com tanto esforço que já dói a mão?',
        listen: 'Distinguir cuidar de segurar; Deus guarda.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Se um amigo dissesse que amar quem nunca se viu é fantasia, como você contaria o que acontece com você?',
        listen: 'Palavras deles, sem frase pronta.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual prova já passou pelo fogo da sua vida e mostrou uma fé que você nem sabia ter?',
        listen: 'Olhar para trás; dar a Deus o louvor.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Herança de família costuma dar briga. Que efeito tem, no jeito de tratar bens e parentes, saber de uma que ninguém rouba?',
        listen: 'Mão mais leve, menos disputa.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Você que está começando: o que em Jesus faz nascer carinho, mesmo sem ver?',
        listen: 'Uma cena, uma frase, o jeito dele com alguém.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A ressurreição de Jesus e a ausência de quem você ama moram na mesma casa agora. Como tem sido?',
        listen: 'Escutar. Alegria e tristeza cabem juntas.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que herança engraçada a sua família passa adiante: uma panela amassada, um apelido, o nariz?',
        bridge: 'Pedro conta de uma herança que não amassa, não mancha e não acaba.',
      },
      {
        text: 'Qual planta você deu por morta e um dia apareceu com folha nova?',
        bridge: 'Esperança viva é dessas: brota de onde parecia ter acabado.',
        for: ['women', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Respire fundo, uma vez só, e note que o ar veio sem você fabricá-lo.',
      bridge: 'Pedro diz que também a esperança foi dada, e que ela vive.',
    },
    complete: [
      {
        name: 'Guardado',
        text: 'Na frente do papel: O que eu não consigo guardar é … . No verso: O que Deus guarda para mim é … ; e de mim ele guarda … .',
      },
      {
        name: 'Alegre e entristecido',
        text: 'Complete as duas, sem tirar nenhuma: Estou entristecido por … . Nisto me alegro: … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa desanimada, sem conselho nenhum, uma esperança que você tem por causa da ressurreição de Jesus.',
        tell: 'o que deu para dizer e o que ficou engasgado.',
      },
      {
        do: 'Ao acordar, antes do telefone, diga: Bendito seja Deus, que me deu uma esperança viva. Faça isso sete manhãs, inclusive na ruim.',
        tell: 'como foi na manhã ruim.',
      },
    ],
    children: {
      truth: 'Jesus está vivo; minha esperança também.',
      to7: {
        story:
          'Pedro era amigo de Jesus. Quando Jesus morreu, Pedro chorou muito. Parecia que tudo tinha acabado. Mas, no domingo, surpresa! Jesus estava vivo! Pedro o viu e até comeu peixe na praia com ele. Que alegria! Muitos anos depois, Pedro escreveu uma carta para pessoas tristes: Jesus está vivo, então a nossa esperança está viva também! Deus tem um presente lindo guardado no céu, que não estraga nunca. E sabe quem mais Deus guarda? Você! A gente nunca viu Jesus com os olhos, mas ama Jesus com o coração.',
        activity:
          'Escondam um coração de papel numa caixa bonita escrito: guardado para mim. Cada criança abre, se abraça e diz: e eu estou guardado por Deus!',
        questions: ['Por que Pedro chorou?', 'Que surpresa aconteceu?', 'O que Deus guarda?'],
      },
      to12: {
        story:
          'O Ravi plantou um caroço de manga e esperou. Um mês e nada. Morreu, pensou. Jogou o vaso no canto. Depois da chuva, viu uma pontinha verde. Estava vivo o tempo todo! Pedro sabia como é pensar que tudo morreu. Ele viu Jesus ser preso e até mentiu dizendo que não o conhecia. Quando Jesus morreu, a esperança dele foi para o canto. Mas Jesus ressuscitou e procurou Pedro! Por isso ele escreveu a cristãos que sofriam: Deus nos fez nascer para uma esperança viva. Há uma herança no céu que não estraga. E vocês também estão guardados por Deus. Ele não disse: parem de ficar tristes. Disse que dá para estar triste por um tempo e mesmo assim ter alegria. A fé de vocês vale mais que ouro. E vocês amam Jesus, embora nunca o tenham visto.',
        activity:
          'Plantem um feijão no algodão. Enquanto não brota, escrevam no copo: viva! Acompanhem durante a semana.',
        questions: [
          'Por que o Ravi jogou o vaso no canto?',
          'O que fez viver a esperança de Pedro?',
          'Dá para ficar triste e ter esperança? Como?',
        ],
      },
      challenge: 'Diga a alguém triste: Jesus está vivo e eu estou com você.',
    },
    prayer:
      'Bendito sejas, Deus e Pai de Jesus, porque nos fizeste nascer de novo quando a esperança tinha morrido. Guarda a nossa herança e guarda-nos a nós. Aos que estão entristecidos, deixa chorar sem pressa e alegrar-se sem culpa. Amamos a Jesus sem ter visto; um dia veremos. Amém.',
    leader: {
      lost: 'A conversa vai para por que Deus deixa sofrer. O texto não responde isso; diz o que está guardado e o que o fogo não destrói. Volte ao 3: ele ressuscitou.',
      tender:
        'Por um pouco de tempo pode soar como desdém a quem sofre há anos. Pedro mede pela eternidade, não pelo calendário. Não apresse ninguém a ficar alegre; se a tristeza não deixa viver, ajude a buscar cuidado, CVV 188.',
    },
    comfort:
      'Você não precisa guardar a esperança; ela é que está guardada. E você também, hoje, do jeito que está.',
    closing: 'Ele vive: a esperança respira.',
    words: [
      'esperanca viva',
      'regenerou',
      'heranca incorruptivel',
      'incorruptivel',
      'guardada nos ceus',
      'provacoes',
      'mais preciosa que o ouro',
      'provado pelo fogo',
      'sem terdes visto',
      'jubilo',
      'ressurreicao de jesus',
      'grande misericordia',
      'forasteiros',
    ],
  },
  {
    verses: '1:13-25',
    key: '1:18',
    title: 'Comprados por bom preço',
    theme: 'uma vida santa',
    themes: ['santidade', 'cruz', 'esperanca', 'comunhao'],
    idea: 'Quem foi resgatado de uma vida vazia pelo sangue de Cristo pertence a um Deus santo e vai ficando parecido com o Pai, sobretudo no amor pelos irmãos.',
    context:
      'Pedro acabou de louvar a Deus pela esperança viva e pela herança guardada. Agora vem o portanto: como vive gente assim, longe de casa? A linguagem lembra o Êxodo, quando Israel saiu às pressas do Egito, protegido pelo sangue de um cordeiro. Em seguida ele fala do amor entre irmãos e da palavra que não murcha (Isaías 40).',
    retold: [
      {
        verses: '1:13-16',
        says: 'Pedro pede mentes preparadas e toda a esperança na graça que virá com Jesus. Como filhos obedientes, sejam santos, porque quem os chamou é santo.',
      },
      {
        verses: '1:17-21',
        says: 'Pedro lembra que não foi com prata ou ouro que os irmãos foram resgatados da vã maneira de viver, mas com o sangue de Cristo, como de um cordeiro sem falha.',
      },
      {
        verses: '1:22-23',
        says: 'Pedro pede que se amem intensamente, de coração puro, porque nasceram de novo pela palavra viva de Deus, semente que não perece.',
      },
      {
        verses: '1:24-25',
        says: 'Toda carne é como a erva, e a glória humana, como a flor. A erva se seca, a flor cai, mas a palavra do Senhor permanece para sempre.',
      },
    ],
    read: {
      verses: '1:13-23',
      how: 'Quem lê o 18 e o 19 põe uma moeda no centro da roda; ela fica ali até o fim da conversa.',
    },
    observe: [
      {
        ask: 'Quais são as três ordens do começo, e em que se põe a esperança?',
        verses: '1:13',
        listen: 'Preparar a mente, ser sóbrio, esperar na graça que vem.',
      },
      {
        ask: 'Por que motivo somos chamados a ser santos, e em que parte da vida?',
        verses: '1:15-16',
        listen: 'Porque quem chamou é santo; em todo o comportamento.',
      },
      {
        ask: 'De que fomos resgatados, e o que não serviu de pagamento?',
        verses: '1:18-19',
        listen: 'Da vã maneira de viver herdada; não prata nem ouro, mas o sangue de Cristo.',
      },
      {
        ask: 'Para que, segundo Pedro, as almas foram purificadas?',
        verses: '1:22',
        listen: 'Para o sincero amor fraternal; amar intensamente.',
      },
    ],
    interpret: [
      {
        ask: 'Santo quer dizer separado, de outro dono. Em que ser santo porque Deus é santo difere de ser certinho?',
        verses: '1:15-16',
        listen: 'É semelhança de filho com o Pai, não coleção de regras.',
        follow: 'Quem você conhece que é santo e leve?',
      },
      {
        ask: 'A vida vazia foi “recebestes dos vossos pais”. Que heranças de família podem ser vãs, mesmo com amor no meio?',
        verses: '1:18',
        listen: 'Jeitos de brigar, de tratar dinheiro, preconceitos; honrar sem repetir.',
      },
      {
        ask: 'O que o preço pago diz do valor de quem foi comprado, e do tamanho da prisão?',
        verses: '1:18-21',
        listen: 'Somos preciosos; a prisão era séria; dinheiro não abre.',
      },
      {
        ask: 'Pedro junta temor e Pai na mesma frase. Que tipo de temor cabe diante de alguém que pagou tão caro por nós?',
        verses: '1:17-19',
        listen: 'Respeito de quem ama e não quer tratar com descuido; não pavor.',
      },
    ],
    live: [
      {
        ask: 'Pedro quer a mente preparada, como quem arregaça as mangas. Em que hora da sua semana a mente anda de chinelo?',
        listen: 'Rolagem de tela, trânsito, madrugada; uma mudança concreta.',
      },
      {
        ask: 'Que costume da sua família você agradece, e qual você decidiu que para em você?',
        listen: 'Sem acusar pais; graça muda linhagem.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Não se conformar é não caber na forma. Em que a turma tenta te enformar, e onde isso aperta?',
        listen: 'Consumo, corpo, zoeira; coragem sem superioridade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você se sente sem valor, quem costuma pôr o preço, e que preço o texto põe?',
        listen: 'Sangue precioso; deixe a frase assentar.',
        for: ['singles', 'women', 'young'],
      },
      {
        ask: 'Depois de anos, em que o seu amor pelos irmãos ficou morno e educado em vez de intenso?',
        listen: 'Alguém com nome; um gesto.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'A palavra santidade dava a você que impressão, e o que muda se ela começa com fui resgatado?',
        listen: 'Muitos ouvem proibição; aqui vem depois da graça.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que mania de família você carrega sem ter escolhido: dobrar sacola, guardar pote de sorvete, falar alto?',
        bridge: 'Herdamos coisas boas e coisas vazias. Pedro fala do resgate das vazias.',
      },
      {
        text: 'Qual objeto sem valor de loja você não venderia por dinheiro nenhum?',
        bridge: 'Valor é quanto alguém se dispõe a pagar. O texto diz o que pagaram por nós.',
        for: ['adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Segure uma moeda e olhe as duas faces. Pense em coisas que ela compra e numa que jamais compraria.',
      bridge: 'Pedro começa por aí para contar o preço do nosso resgate.',
    },
    complete: [
      {
        name: 'Etiqueta',
        text: 'Faça uma etiqueta de preço. Risque o que já disseram que você vale. Escreva por cima: resgatado pelo sangue precioso.',
      },
      {
        name: 'Para em mim',
        text: 'Dos meus pais recebi e agradeço: … . Recebi e não quero passar adiante: … . Do meu Pai quero puxar: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um hábito herdado que esvazia a casa e faça o contrário dele três vezes na semana.',
        tell: 'quem notou primeiro.',
      },
      {
        do: 'Ame com intensidade um irmão de igreja com quem você só troca bom dia: sente-se com ele, pergunte, escute, ofereça.',
        tell: 'o que você não sabia dessa pessoa.',
      },
    ],
    children: {
      truth: 'Jesus pagou tudo para eu ser de Deus.',
      to7: {
        story:
          'A Nina tinha um barquinho de madeira que o vovô fez. Um dia a água levou o barquinho embora! Tempos depois, ela o viu na loja. É meu!, disse. Mas precisava pagar. Nina juntou todas as moedinhas e comprou o barco. Abraçou e disse: agora você é meu duas vezes! Pedro escreveu uma coisa assim: Deus fez a gente, e a gente foi para longe. Aí Jesus deu a própria vida para nos trazer de volta. Não foi com dinheiro, foi com amor! Agora somos de Deus. E quem é de Deus vai ficando parecido com ele: amando de coração.',
        activity:
          'Façam barquinhos de papel e escrevam neles o nome de cada um e: sou de Deus. Soltem numa bacia e busquem de volta.',
        questions: [
          'Como a Nina conseguiu o barco de volta?',
          'O que Jesus deu por nós?',
          'Como a gente se parece com Deus?',
        ],
      },
      to12: {
        story:
          'No leilão de usados, ninguém queria aquele violão riscado. Dez reais!, disse um, rindo. Aí um senhor levantou a mão e ofereceu tudo o que tinha na carteira. Todos se espantaram. Fui eu que fiz, explicou. Sei o som que ele tem. Pedro diz que algo assim aconteceu conosco. A gente vivia de um jeito vazio, repetindo erros que foram passando de pai para filho. E fomos comprados de volta. Com prata? Com ouro? Não. Com a vida de Jesus, dada na cruz, como um cordeiro sem defeito. Deus já sabia disso antes de fazer o mundo! Então a carta pede: não voltem ao jeito antigo. Sejam santos, quer dizer, de Deus, parecidos com ele em tudo. E como se vê que alguém é de Deus? Pedro responde: amem uns aos outros de verdade, com o coração limpo.',
        activity:
          'Cada um enfeita uma pedra comum com tinta ou caneta e escreve embaixo PRECIOSO. Guarda ou dá a alguém.',
        questions: [
          'Por que o senhor pagou tanto pelo violão?',
          'Com que fomos comprados?',
          'Em que você quer ficar parecido com Deus?',
        ],
      },
      challenge: 'Mostre um amor de verdade a alguém da igreja que você mal conhece.',
    },
    prayer:
      'Deus santo e nosso Pai, obrigado pelo sangue precioso de Jesus. Liberta a gente do vazio que herdou e do que inventou. Arruma a nossa mente, faz-nos parecidos contigo no trabalho e na cozinha, e acende um amor sincero entre nós. Amém.',
    leader: {
      lost: 'Santidade vira lista de roupa e diversão. Puxe para o fio de Pedro: resgatados, por isso santos; santos, por isso amam. E não transforme os pais de alguém em réus.',
      tender:
        'Julga segundo a obra de cada um assusta quem vive com culpa. Lembre que o Juiz é chamado de Pai e foi ele quem pagou. Quem vem de família violenta pode precisar de conversa particular.',
    },
    comfort:
      'Nos dias em que você se acha sem préstimo, lembre o que deram por você. Ninguém paga assim por coisa à toa.',
    closing: 'O que custou tanto não é para viver no vazio.',
    words: [
      'sede santos',
      'santos',
      'porque eu sou santo',
      'sangue precioso',
      'cordeiro sem',
      'resgatados',
      'va maneira de viver',
      'prata ou ouro',
      'nao vos conformeis',
      'preparai as vossas mentes',
      'cingindo',
      'peregrinacao',
      'semente',
      'toda carne e como a erva',
      'palavra do senhor permanece',
    ],
  },
  {
    verses: '2:1-10',
    key: '2:9',
    title: 'Pedras vivas de uma casa',
    theme: 'o povo de Deus',
    themes: ['identidade', 'comunhao', 'missao', 'palavra'],
    idea: 'Chegando a Jesus, a pedra que rejeitaram e que Deus escolheu, gente que não era povo vira casa, sacerdócio e povo de Deus, para contar as grandezas de quem a tirou da escuridão.',
    context:
      'Pedro falava de nascer de novo pela palavra. Agora os recém-nascidos crescem e viram construção. Ele junta frases de Isaías, do Salmo 118 e de Oseias, e dá a forasteiros sem prestígio os títulos que Deus dera a Israel no Sinai (Êxodo 19).',
    retold: [
      {
        verses: '2:1-3',
        says: 'Pedro manda abandonar a malícia, o fingimento e a inveja e desejar o leite da Palavra, como bebês recém-nascidos, já que experimentaram que o Senhor é bom.',
      },
      {
        verses: '2:4-8',
        says: 'O Senhor é a pedra viva que os construtores rejeitaram e Deus escolheu. Quem se aproxima é edificado como pedra viva numa casa espiritual, e os rebeldes tropeçam na palavra.',
      },
      {
        verses: '2:9-10',
        says: 'Pedro chama os que creem de nação santa e povo adquirido, para anunciar quem os chamou das trevas para a luz. Antes não eram povo, agora são povo de Deus.',
      },
    ],
    read: {
      verses: '2:1-10',
      how: 'Cada um pega um objeto pequeno. Ao ouvir a palavra pedra, encoste o seu no do vizinho até formar uma parede.',
    },
    observe: [
      {
        ask: 'O que é preciso abandonar, e o que desejar como recém-nascido?',
        verses: '2:1-2',
        listen: 'Malícia, enganação, fingimento, inveja, maledicência; o leite da Palavra.',
      },
      {
        ask: 'O que aconteceu com a pedra nas mãos dos construtores, e o que ela era para Deus?',
        verses: '2:4, 2:7',
        listen: 'Rejeitada; escolhida, preciosa, a principal de esquina.',
      },
      {
        ask: 'Que nomes são dados a quem chega a ele?',
        verses: '2:5, 2:9',
        listen: 'Pedras vivas, casa, sacerdócio, geração escolhida, nação santa, povo.',
      },
      {
        ask: 'Qual era o antes e qual é o agora?',
        verses: '2:10',
        listen: 'Não povo, sem misericórdia; povo de Deus, com misericórdia.',
      },
    ],
    interpret: [
      {
        ask: 'Uma pedra sozinha não dá casa nem sombra. Por que Pedro fala de “pedras vivas”, no plural e encostadas?',
        verses: '2:5',
        listen: 'A fé nos junta; cada uma sustenta e é sustentada.',
        follow: 'Que aresta sua encosta nos outros?',
      },
      {
        ask: 'Os títulos do versículo 9 têm um para quê. Que estrago fazem quando a gente esquece essa segunda metade?',
        verses: '2:9',
        listen: 'Viram orgulho; eram para anunciar.',
      },
      {
        ask: 'Todos são chamados sacerdócio, e não só alguns. O que isso põe nas mãos de uma pessoa comum?',
        verses: '2:5, 2:9',
        listen: 'Chegar a Deus, oferecer a vida, interceder, abençoar.',
      },
      {
        ask: 'O mesmo Jesus é alicerce para uns e tropeço para outros. O que nele faz tropeçar?',
        verses: '2:6-8',
        listen: 'Não se encaixa no projeto de quem quer construir sem ele.',
      },
    ],
    live: [
      {
        ask: 'Onde você já se sentiu pedra descartada, e como é saber que a principal também foi?',
        listen: 'Escola, emprego, família; quem quiser conta.',
      },
      {
        ask: 'Das cinco coisas do versículo 1, qual mais racha parede entre nós, no grupo e na igreja?',
        listen: 'Fingimento e fala maldosa; primeira pessoa do plural.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Escolhido para o time, chamado para a festa: quanto do seu dia depende disso, e o que é ser escolhido por Deus?',
        listen: 'Pertencer sem disputa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que grandeza de Deus você pode contar a alguém nesta semana sem tom de propaganda?',
        listen: 'Da escuridão para a luz, em duas frases suas.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'O que a Palavra tem sido para você ultimamente: leite, enfeite de estante, remédio de emergência?',
        listen: 'Desejo se recupera provando; combinem um horário.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Se a sua família é parte dessa casa, que pedra cada um é: a que segura, a que enfeita, a que está meio solta?',
        listen: 'Humor e carinho; ninguém é entulho.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Na obra da sua casa, o que sobrou, ficou de lado e um dia salvou a situação?',
        bridge: 'Os construtores deixaram de lado justamente a pedra principal.',
      },
      {
        text: 'Par ou ímpar: na escola você era o primeiro escolhido, o do meio ou o que sobrava?',
        bridge: 'Deus também escolhe, e o critério dele vira a fila do avesso.',
        for: ['teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Pegue uma pedra ou outro objeto duro. Sinta o peso e as pontas. Nenhuma parede a recusaria se o pedreiro quisesse.',
      bridge: 'Pedro, cujo nome quer dizer pedra, escreveu sobre isso.',
    },
    complete: [
      {
        name: 'Antes e agora',
        text: 'Antes eu não era … , mas agora sou … . Antes eu não tinha recebido … , mas agora recebi … .',
      },
      {
        name: 'Parede',
        text: 'Desenhe uma parede com dez pedras. Escreva em cada uma o nome de alguém da igreja. Circule as duas que encostam em você e agradeça.',
      },
    ],
    challenges: [
      {
        do: 'Escolha um dia inteiro para não dizer nenhuma fala maldosa de ninguém; se escapar, diga logo uma boa da mesma pessoa.',
        tell: 'a que horas foi mais difícil.',
      },
      {
        do: 'Repare em quem costuma sobrar nas conversas depois do culto e encoste: fique cinco minutos.',
        tell: 'que pedra preciosa você encontrou.',
      },
    ],
    children: {
      truth: 'Sou pedra viva na casa de Deus.',
      to7: {
        story:
          'Os homens construíam um muro. Pegaram uma pedra: esta não serve! E jogaram para o lado. Mas o dono da obra olhou: essa é a melhor! Vai bem no cantinho, para segurar tudo. Pedro contou que Jesus é essa pedra. Muita gente disse: não queremos Jesus! Mas Deus disse: ele é precioso! E sabe as outras pedras? Somos nós! Pedras vivas, uma encostada na outra, fazendo a casa de Deus. Grande, pequena, redonda, torta: Deus quer todas. E a gente conta para todo mundo como Deus é bom!',
        activity:
          'Com caixinhas ou blocos com o nome de cada um, construam uma casa. A primeira, embaixo no canto, leva o nome de Jesus.',
        questions: [
          'Quem é a pedra principal?',
          'Quem são as pedras vivas?',
          'O que a gente conta para todos?',
        ],
      },
      to12: {
        story:
          'Sobrou o Ivo. Sempre sobrava o Ivo. Na hora de escolher o time, ele olhava para o chão. Um dia a professora leu uma carta de Pedro. Ela falava de uma pedra que os construtores acharam feia e jogaram fora. E Deus escolheu justamente essa para ser a principal, a do canto, que segura a casa inteira. A pedra era Jesus! Ele também foi deixado de lado. Então Pedro diz a todos os que chegam perto de Jesus: vocês também são pedras vivas. Vocês são um povo escolhido, para contar as coisas maravilhosas de Deus, que tirou vocês da escuridão para a luz. Antes vocês não eram povo; agora são povo de Deus! O Ivo levantou a cabeça. No recreio, quando chegou a vez dele de escolher, começou por quem sempre sobrava depois dele.',
        activity:
          'Cada um escreve numa pedra de papel um dom do colega à direita. Montem juntos uma parede na cartolina, com JESUS na esquina.',
        questions: [
          'Como o Ivo se sentia?',
          'O que aconteceu com a pedra que jogaram fora?',
          'Quem você vai escolher primeiro?',
        ],
      },
      challenge: 'Na próxima brincadeira, escolha primeiro quem costuma sobrar.',
    },
    prayer:
      'Senhor Jesus, pedra rejeitada e preciosa, chegamos a ti. Encaixa-nos uns nos outros, com as nossas pontas. Tira o fingimento e a fala que racha. Dá fome da tua palavra. E, já que nos trouxeste para a luz, põe na nossa boca as tuas grandezas. Amém.',
    leader: {
      lost: 'Para isso eles foram destinados, no 8, pode consumir o encontro. Nomeie a diferença com respeito e vá para onde Pedro vai: Mas vós.',
      differ:
        'No versículo 8, uns entendem que Deus destinou pessoas ao tropeço; outros, que destinou ao tropeço quem escolhe não crer. E sobre o sacerdócio de todos: há igrejas que têm também um sacerdócio ordenado, outras não; ambas leem aqui a dignidade de todo o povo.',
      tender:
        'Rejeição pode ter nome recente: demissão, separação, bullying. Não peça a história; se houver perseguição a criança ou adolescente, acolha e procure os responsáveis e, no caso de violência, Disque 100.',
    },
    comfort:
      'Talvez tenham deixado você de lado. O construtor passou depois e disse: esta fica. E pôs você encostado em outras, para não ficar só.',
    closing: 'Antes, não povo; agora, povo de Deus.',
    words: [
      'pedras vivas',
      'pedra viva',
      'geracao escolhida',
      'sacerdocio real',
      'sacerdocio santo',
      'nacao santa',
      'povo adquirido',
      'maravilhosa luz',
      'das trevas',
      'pedra que os construtores',
      'principal de esquina',
      'pedra angular',
      'leite',
      'recem nascidos',
      'casa espiritual',
    ],
  },
  {
    verses: '2:11-17',
    key: '2:16',
    title: 'Livres e de passagem',
    theme: 'viver como estrangeiros e livres',
    themes: ['identidade', 'santidade', 'justica', 'missao'],
    idea: 'Quem é estrangeiro aqui e servo de Deus é a pessoa mais livre da rua: não se vende aos próprios desejos, honra a todos e cala a boca da calúnia com o bem que faz.',
    context:
      'Pedro acaba de chamar gente espalhada e malvista de povo escolhido (2:9-10). Agora mostra como se vive com essa identidade numa sociedade que desconfia deles. O imperador da época não era amigo. Na mesma carta ele falará a quem sofre injustamente.',
    retold: [
      {
        verses: '2:11-12',
        says: 'Pedro fala como a estrangeiros e pede que fiquem longe dos desejos que batalham contra a alma. Quem fala mal deles verá as boas obras e glorificará a Deus.',
      },
      {
        verses: '2:13-15',
        says: 'Por causa do Senhor, Pedro manda sujeitar-se às autoridades, ao rei e aos governantes. Deus quer que, fazendo o bem, eles calem a ignorância dos tolos.',
      },
      {
        verses: '2:16-17',
        says: 'Pedro quer que vivam como livres, sem usar a liberdade como pretexto para o mal. Como servos de Deus, honrem a todos, amem os irmãos, temam a Deus, honrem o rei.',
      },
    ],
    read: {
      verses: '2:11-17',
      how: 'Leiam de pé, como quem está de passagem, com uma mochila ou bolsa no ombro. As quatro ordens do 17, uma por pessoa.',
    },
    observe: [
      {
        ask: 'Com que duas palavras os leitores são descritos, e contra o que travam guerra?',
        verses: '2:11',
        listen: 'Peregrinos e estrangeiros; desejos que batalham contra a alma.',
      },
      {
        ask: 'O que os vizinhos falam, e o que podem acabar fazendo?',
        verses: '2:12',
        listen: 'Falam mal; vendo as boas obras, glorificam a Deus.',
      },
      {
        ask: 'Por causa de quem se sujeitar, e para que existem os governantes?',
        verses: '2:13-14',
        listen: 'Do Senhor; castigar o mal e honrar quem faz o bem.',
      },
      {
        ask: 'Como usar a liberdade, e que verbo cabe a cada um no final?',
        verses: '2:16-17',
        listen: 'Sem pretexto para o mal, como servos de Deus; honrar, amar, temer, honrar.',
      },
    ],
    interpret: [
      {
        ask: 'Estrangeiro não é turista nem fugitivo. Como é morar de verdade num lugar sem ser dono dele?',
        verses: '2:11-12',
        listen: 'Respeita, contribui, não se vende; espera a pátria.',
        follow: 'O que entrega que você é de fora?',
      },
      {
        ask: 'Pedro não manda responder às calúnias com discurso. Por que o bem feito fala mais alto?',
        verses: '2:12, 2:15',
        listen: 'Fica à vista; desarma.',
      },
      {
        ask: '“Pessoas livres”, “servos de Deus”: como uma coisa sustenta a outra?',
        verses: '2:16',
        listen: 'Quem tem um Senhor não precisa obedecer a mais nenhum dono.',
      },
      {
        ask: 'O rei recebe o mesmo verbo que todos, honrar; só Deus recebe temer. O que essa escolha de palavras faz com o poder?',
        verses: '2:17',
        listen: 'Respeita o rei e tira dele o lugar de Deus.',
      },
    ],
    live: [
      {
        ask: 'Que desejo, dentro de você, faz guerra e se apresenta como amigo?',
        listen: 'Sem nome na roda; como ele chega.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Falaram mal de você ou da sua fé sem razão? Que resposta em forma de bem caberia?',
        listen: 'Ato; não engolir abuso.',
      },
      {
        ask: 'Ser diferente na turma cansa. Em que você é de fora com alegria, e em que só com medo?',
        listen: 'Pertencer a Deus dá chão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Honrai a todos: a quem, na política, no prédio ou na família, você não honra nem com o tom?',
        listen: 'Discordar sem desumanizar.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Sou livre: em que essa frase já serviu de desculpa para machucar alguém?',
        listen: 'Pretexto; reparar.',
        for: ['young', 'couples', 'adults'],
      },
      {
        ask: 'Quem veio de outra cidade, país ou igreja: que saudade e que liberdade isso lhe deu?',
        listen: 'Aprender com o migrante.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que os filhos veem vocês fazerem de bem na rua, no prédio, na escola, que dá vontade de imitar?',
        listen: 'Serviço público pequeno.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a gafe que entregou que você era de fora: sotaque, comida, gíria, fila, gorjeta?',
        bridge: 'Pedro chama todo cristão de gente de fora. E diz que isso é bom.',
      },
      {
        text: 'Numa mudança, qual seria a última coisa que você tiraria da mala e a primeira que poria?',
        bridge: 'Quem está de passagem sabe o que é essencial.',
        for: ['adults', 'young', 'singles', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha no ombro uma bolsa ou mochila e ande pela casa um minuto, olhando tudo como quem veio de visita.',
      bridge: 'Peregrinos e estrangeiros, diz o texto. Leia antes de tirá-la.',
    },
    complete: [
      {
        name: 'Passaporte',
        text: 'Desenhe um passaporte: Nome … . Pátria: o Reino. De passagem por: … . O que trago de lá: … . O que não levo daqui: … . O bem que deixo neste lugar: … . Carimbo: livre e servo de Deus.',
      },
      {
        name: 'Quatro verbos',
        text: 'Honrar todos: um a quem falta … . Amar os irmãos: um gesto … . Temer a Deus: uma escolha … . Honrar quem governa: uma atitude … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um bem visível e anônimo na sua rua: limpar, consertar, plantar, avisar.',
        tell: 'o que fez e quem notou.',
      },
      {
        do: 'Fale por uma semana com honra de alguém de quem discorda, sem concordar e sem ironia.',
        tell: 'onde escorregou.',
      },
    ],
    children: {
      truth: 'Sou livre para fazer o bem e honrar a todos.',
      to7: {
        story:
          'O passarinho Tiê veio de muito longe. Na praça, os pombos cochichavam: quem é esse? Deve ser bagunceiro! O Tiê ouviu e ficou triste. Podia bicar todo mundo, porque era livre. Mas pensou: sou livre para fazer o bem! De manhã cantou para a vovó do banco: piu, piu, piu! Catou o lixo do ninho. Dividiu a minhoca com o pombo machucado. Um dia os pombos disseram: como ele é bom! Quem ensinou você? Meu Pai, disse o Tiê. Pedro escreveu: façam o bem, honrem a todos, e vão glorificar a Deus!',
        activity:
          'Vistam uma mochila de viajante e saiam pela casa em missão secreta: cada um faz um bem sem ninguém ver.',
        questions: [
          'O que os pombos cochichavam?',
          'Para que o Tiê usou a liberdade?',
          'Que bem você pode fazer na sua rua?',
        ],
      },
      to12: {
        story:
          'Sofia mudou de país. Na escola nova riam do jeito dela e inventavam coisas: ela come esquisito, ela se acha. A mãe disse: você não precisa virar igual para caber, nem brigar para ser respeitada. Pedro escreveu a cristãos assim, espalhados longe de casa, e de quem falavam mal. Chamou-os de estrangeiros e de livres. Conselho número um: cuidado com a guerra de dentro, a vontade de fazer besteira. Número dois: façam tanto bem que a fofoca fique sem graça. Número três: respeitem as leis e quem governa, por causa de Deus. Vocês são livres! Mas não usem isso de desculpa para o mal. E fechou com quatro verbos: honrem a todos, amem os irmãos, respeitem a Deus acima de tudo, honrem o rei. A Sofia começou a ajudar na biblioteca. Em dois meses pediam o doce da avó dela. E se alguém fosse cruel de verdade? Aí era contar a um adulto; isso também é fazer o bem.',
        activity:
          'Façam passaportes do Reino, com foto desenhada, e carimbem um bem feito por dia.',
        questions: [
          'Como os cristãos da carta eram tratados?',
          'O que quer dizer ser livre e servo de Deus?',
          'A quem você pode honrar hoje?',
        ],
      },
      challenge: 'Faça um bem por dia onde falam mal de alguém.',
    },
    prayer:
      'Senhor, somos daqui de passagem e teus para sempre. Vence em nós a guerra de dentro. Que o bem das nossas mãos cale a fofoca e cante o teu nome. Livres, queremos servir; e a todos, honrar. Amém.',
    leader: {
      lost: 'Rei, governo e política podem tomar a noite, como em Romanos 13. Combine não citar nomes. O coração do texto é a liberdade que faz o bem.',
      tender:
        'Calar a ignorância fazendo o bem não é aceitar assédio, racismo ou perseguição. Denunciar é bem (Disque 100). Migrantes e refugiados talvez estejam na sala: ouça-os, não os use de figura.',
      differ:
        'Até onde vai a sujeição a um governo mau, os cristãos respondem de modos diferentes. Pedro mesmo disse a autoridades que importava obedecer a Deus (Atos 5).',
    },
    comfort:
      'Sentir-se fora do lugar não é defeito da sua fé. Pedro começa dizendo: amados, como a peregrinos. A saudade de casa também é um jeito de ser de lá.',
    closing: 'De passagem, livres, e com as mãos no bem.',
    words: [
      'peregrinos e estrangeiros',
      'desejos carnais',
      'batalham contra a alma',
      'bom comportamento',
      'sujeitai vos a toda autoridade',
      'autoridade humana',
      'caleis a ignorancia',
      'como pessoas livres',
      'pretexto para a malicia',
      'honrai a todos',
      'temei a deus',
      'honrai ao rei',
    ],
  },
  {
    verses: '2:18-25',
    key: '2:24',
    title: 'Nos passos de quem foi ferido',
    theme: 'o sofrimento injusto',
    themes: ['sofrimento', 'cruz', 'justica', 'trabalho'],
    idea: 'A quem sofre sem merecer e não tem como reagir, Pedro mostra Cristo: inocente, insultado, que não devolveu o mal, entregou a causa ao justo Juiz e nos curou pela ferida dele.',
    context:
      'Pedro fala a servos de casa do Império Romano, gente sem direitos, alguns com patrões cruéis, que não podiam sair nem recorrer. Ele não aprova a crueldade: chama-a de injusta e põe esses servos, os últimos da fila, como os que mais se parecem com Jesus. As frases sobre Cristo vêm de Isaías 53.',
    retold: [
      {
        verses: '2:18-20',
        says: 'Pedro pede aos servos que se sujeitem a seus senhores, também aos que maltratam. Não há mérito em suportar castigo por pecado, mas sofrer injustamente, fazendo o bem, agrada a Deus.',
      },
      {
        verses: '2:21-23',
        says: 'Cristo sofreu por nós e deixou exemplo, para seguirmos os seus passos. Insultado, não insultava, sofrendo, não ameaçava, e entregava-se ao que julga com justiça.',
      },
      {
        verses: '2:24-25',
        says: 'Cristo levou nossos pecados no próprio corpo, sobre o madeiro, e pela ferida dele os irmãos foram sarados. Eram como ovelhas desviadas, e agora voltaram ao Pastor de suas almas.',
      },
    ],
    read: {
      verses: '2:18-25',
      how: 'Leia um só, com calma. Do 21 ao 25 quem quiser fecha os olhos.',
    },
    observe: [
      {
        ask: 'Com que palavra Pedro qualifica o sofrimento desses servos?',
        verses: '2:19',
        listen: 'Injustamente: ele não disfarça nem culpa quem sofre.',
      },
      {
        ask: 'O que Jesus não fez quando era insultado e sofria, e o que fez em vez disso?',
        verses: '2:22-23',
        listen: 'Não mentiu, não insultou, não ameaçou; entregou-se ao justo Juiz.',
      },
      {
        ask: 'O que ele carregou, onde, e para que finalidade?',
        verses: '2:24',
        listen: 'Nossos pecados, no corpo, no madeiro; para vivermos para a justiça.',
      },
      {
        ask: 'Como éramos, e a quem voltamos?',
        verses: '2:25',
        listen: 'Ovelhas desviadas; ao Pastor e Supervisor das almas.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro chama a situação de injusta e não diz que Deus a quis assim. Que diferença isso faz para quem sofre nas mãos de outro?',
        verses: '2:18-20',
        listen: 'Deus não é cúmplice; ele vê e chama pelo nome.',
      },
      {
        ask: 'Jesus não ameaçou, mas também não fingiu que estava tudo certo: entregou a causa “ao que julga de maneira justa”. O que é entregar, e o que não é?',
        verses: '2:23',
        listen:
          'É confiar a justiça a Deus e largar a vingança; não é esconder crime nem proibir que se busque justiça.',
        follow: 'Como entregar a Deus e, ao mesmo tempo, contar a quem protege?',
      },
      {
        ask: 'Há aqui um exemplo que se segue e uma obra que só ele podia fazer. Qual é qual?',
        verses: '2:21, 2:24',
        listen: 'Não devolver o mal, podemos seguir; levar pecados, só ele.',
      },
      {
        ask: '“Pela ferida dele fostes sarados”: dito a gente com marcas de pancada. O que esses servos terão ouvido?',
        verses: '2:24',
        listen: 'O Senhor deles tem marcas também; são dignos, e a cura vem dele.',
      },
    ],
    live: [
      {
        ask: 'No trabalho, que provocação mais puxa de você a resposta que depois pesa?',
        listen: 'Gatilhos comuns; o que ajuda a esperar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que causa sua está engasgada, esperando justiça, e como soaria entregá-la hoje ao Juiz justo?',
        listen: 'Entregar é oração; pode ir junto com o advogado.',
      },
      {
        ask: 'Quando alguém te expõe ou zoa, o que muda entre devolver na mesma moeda, engolir calado e procurar ajuda?',
        listen: 'O terceiro caminho é o de coragem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem trabalha para você, na casa, na obra, na firma: o que essa pessoa diria do seu jeito de mandar?',
        listen: 'O texto defende o lado fraco; salário, hora, respeito.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Em que pasto você andou desviado, e quem ou o que Deus usou para o trazer de volta ao Pastor?',
        listen: 'Histórias curtas e gratas.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'O que atrai e o que incomoda você num Salvador que não revida?',
        listen: 'As duas coisas são sinceras.',
        for: ['visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bronca você levou no lugar de outra pessoa, por uma coisa boba, tipo o pum no elevador ou o bolo mordido?',
        bridge:
          'Levar culpa alheia em coisa pequena já irrita. O texto fala de quem levou a de todos.',
      },
      {
        text: 'Já andou pisando nas pegadas de alguém, na areia ou na lama? Dava para acompanhar o passo?',
        bridge: 'Pedro diz que Jesus deixou pegadas, e justo no trecho mais difícil.',
        for: ['adults', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Passe o dedo, de leve, por uma cicatriz sua, se tiver. Não precisa lembrar a história.',
      bridge: 'O texto fala de feridas que curam.',
    },
    complete: [
      {
        name: 'Entrego',
        text: 'Escreva: Isto foi injusto: … . Não quero devolver assim: … . Entrego ao que julga de maneira justa. E a pessoa a quem vou pedir ajuda é … .',
      },
      {
        name: 'Quatro não e um sim',
        text: 'Anote, dos versículos 22 e 23, o que Jesus não fez. Escolha um deles para a sua semana. Depois escreva o que ele fez no lugar.',
      },
    ],
    challenges: [
      {
        do: 'Numa provocação desta semana, conte até dez, não devolva o insulto e diga com calma o que precisa ser dito.',
        tell: 'o que a sua boca queria dizer e o que disse.',
      },
      {
        do: 'Trate com honra quem o serve, no caixa, na portaria, na limpeza: nome, olhar, obrigado, e uma ajuda concreta se couber.',
        tell: 'que nome você aprendeu.',
      },
    ],
    children: {
      truth: 'Jesus é o Pastor que cuida de mim.',
      to7: {
        story:
          'Uma ovelhinha saiu do caminho. Foi atrás de uma flor, depois de outra, e se perdeu. Méee! O pastor procurou, procurou e achou! Cuidou do machucado dela e a levou no colo. Pedro disse que a gente é como essa ovelhinha, e Jesus é o nosso Pastor. Um dia, pessoas falaram coisas feias para Jesus. Ele não falou feio de volta. Ele confiou em Deus Pai. E deu a vida por nós, porque nos ama. Se alguém falar feio ou machucar você, conte para um adulto. Jesus está do seu lado.',
        activity:
          'Façam uma ovelha com algodão e escondam-na na sala. Quem achar a leva no colo até o pastor e diz: achei!',
        questions: [
          'O que o pastor fez?',
          'O que Jesus não falou de volta?',
          'A quem você conta se alguém machucar você?',
        ],
      },
      to12: {
        story:
          'No tempo de Pedro havia pessoas que trabalhavam na casa dos outros sem poder ir embora. Algumas tinham patrões bons, outras sofriam muito sem ter feito nada. Isso era errado, e Pedro diz com todas as letras: injusto. O que ele escreve a essas pessoas? Conta de Jesus. Ele nunca mentiu nem fez mal. Mesmo assim o insultaram. Ele podia responder com insulto, mas não fez isso. Também não fingiu que estava certo: entregou tudo a Deus, o Juiz justo, que vê cada coisa. E na cruz fez o que só ele podia: levou os nossos pecados, para que a gente viva de um jeito novo. Éramos ovelhas perdidas e voltamos para o Pastor. Seguir Jesus é não pagar o mal com o mal. Mas atenção: se alguém maltrata você, contar a um adulto de confiança não é vingança. É pedir cuidado.',
        activity:
          'Recortem pegadas de papel e escrevam em cada uma um jeito de responder sem maldade. Façam um caminho no chão e andem por ele.',
        questions: [
          'Que palavra Pedro usa para o que os servos sofriam?',
          'O que Jesus fez em vez de xingar?',
          'Que diferença há entre vingança e pedir ajuda?',
        ],
      },
      challenge: 'Quando falarem feio, não devolva; e, se machucar, conte a um adulto.',
    },
    prayer:
      'Jesus, Pastor ferido, tu sabes o que é sofrer sem culpa. Entregamos a ti e ao Pai a causa que nos engasga. Guarda a nossa boca de devolver veneno. Defende quem está nas mãos de gente cruel, abre porta de saída e põe ajuda no caminho. Pela tua ferida, sara as nossas. Amém.',
    leader: {
      lost: 'Ou vira justificativa da escravidão, ou briga sobre ela. Diga: Pedro escreve a quem não tinha saída, não aprova o sistema; hoje há lei e há saída. Fique nos versículos 21 a 25.',
      tender:
        'É dos textos mais usados para calar vítimas. Diga com clareza: ele não manda ninguém ficar apanhando, nem em casa nem no serviço. Quem pode sair de perto e denunciar, saia e denuncie: Ligue 180 para mulheres, Disque 100 para crianças, idosos e outros. Não peça relatos; fique depois para conversar.',
      differ:
        'Discute-se a cura do versículo 24: para uns, é sobretudo a cura do pecado; para outros, inclui também a do corpo já agora. Todos podem pedir saúde, e ninguém deve concluir que doença é falta de fé.',
    },
    comfort:
      'Deus chama de injusto o que é injusto. O seu Pastor tem marcas. Você não precisa provar nada a ele.',
    closing: 'Voltem ao Pastor: pela ferida dele há cura.',
    words: [
      'sigais os seus passos',
      'seus passos',
      'deixando nos exemplo',
      'nao insultava',
      'nao ameacava',
      'madeiro',
      'pela ferida dele',
      'pelas suas feridas',
      'fostes sarados',
      'ovelhas desviadas',
      'pastor e supervisor',
      'pastor e bispo',
      'sofrendo injustamente',
      'servos',
    ],
  },
  {
    verses: '3:1-7',
    key: '3:7',
    title: 'Herdeiros juntos da graça',
    theme: 'o respeito no casamento',
    themes: ['casamento', 'familia', 'humildade', 'identidade'],
    idea: 'Num mundo em que a mulher quase não contava, Pedro fala a ela como pessoa de fé e de valor diante de Deus, e manda o marido honrá-la como herdeira, junto com ele, da mesma graça.',
    context:
      'Pedro vem falando de seguir Jesus onde se tem pouco poder. Naquele tempo esperava-se que a mulher adotasse os deuses do marido; muitas cristãs tinham maridos que não criam. Ele diz como viver a fé ali sem pregação nem medo. E dirige aos maridos uma ordem rara na época: entendimento e honra.',
    retold: [
      {
        verses: '3:1-2',
        says: 'Pedro pede às esposas que estejam sujeitas aos maridos. Os que não obedecem à Palavra podem ser ganhos sem palavra, vendo o comportamento puro delas.',
      },
      {
        verses: '3:3-6',
        says: 'O que é precioso para Deus não são tranças, joias ou roupas, mas um espírito manso e tranquilo. Sara obedecia a Abraão, e são filhas dela as que fazem o bem sem medo.',
      },
      {
        verses: '3:7',
        says: 'Pedro manda os maridos viverem com a mulher com entendimento e honra, como a vaso mais fraco, porque os dois juntos herdam a graça da vida, para que nada impeça suas orações.',
      },
    ],
    read: {
      verses: '3:1-7',
      how: 'Um homem lê os versículos às esposas e uma mulher lê o versículo aos maridos. Depois, um minuto calados.',
    },
    observe: [
      {
        ask: 'Em que situação estão algumas das esposas, e pelo que os maridos podem ser ganhos?',
        verses: '3:1-2',
        listen: 'Maridos que não creem; pelo comportamento, sem palavra.',
      },
      {
        ask: 'Onde Pedro põe a beleza que não se gasta, e aos olhos de quem ela é preciosa?',
        verses: '3:3-4',
        listen: 'No coração, num espírito manso e tranquilo; diante de Deus.',
      },
      {
        ask: 'O que se manda aos maridos, e qual é o aviso no fim?',
        verses: '3:7',
        listen: 'Conviver com entendimento, dar honra; para que as orações não sejam impedidas.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro diz às mulheres que façam o bem e não temam “espanto algum”. Que mulher é essa: apagada ou corajosa?',
        verses: '3:5-6',
        listen: 'Quem espera em Deus não é governada pelo medo.',
      },
      {
        ask: 'Deus liga a oração do marido ao modo como ele trata a mulher. O que isso diz sobre separar culto e casa?',
        verses: '3:7',
        listen: 'Não há espiritualidade que compense desprezo dentro de casa.',
        follow: 'O que um homem honrado por fora pode esconder por dentro?',
      },
      {
        ask: 'Vaso mais fraco fala da força do corpo e do lugar frágil que ela tinha. Por que, em vez de licença, isso vira motivo de honra?',
        verses: '3:7',
        listen: 'Vaso fino não se trata aos trancos; e os dois são herdeiros iguais da graça.',
      },
      {
        ask: 'Se Pedro não está proibindo arrumar o cabelo, qual é o alvo dele?',
        verses: '3:3-4',
        listen: 'O valor não se compra nem se pendura; o de dentro não envelhece.',
      },
    ],
    live: [
      {
        ask: 'Ser herdeiros juntos: em que decisão recente vocês foram dois, e em que decisão um só recebeu o recado?',
        listen: 'Dinheiro, filhos, agenda; sem advogar aqui.',
        for: ['couples'],
      },
      {
        ask: 'Conviver com entendimento pede aprender o outro. O que a sua mãe, irmã, esposa ou colega de trabalho explica há anos e você ainda não aprendeu?',
        listen: 'Escuta prática; uma coisa só.',
        for: ['men', 'adults'],
      },
      {
        ask: 'Quanto tempo, dinheiro e paz o espelho e os filtros levam, e o que já alimentou em você a beleza que não se gasta?',
        listen: 'Vale para eles e elas; sem ridicularizar vaidade.',
        for: ['young', 'teens', 'women'],
      },
      {
        ask: 'Quem ama alguém que não crê: que diferença você percebe entre falar de Deus e deixar que vejam?',
        listen: 'Vida que pergunta; sem culpa pelo resultado.',
        for: ['women', 'adults', 'long-believers'],
      },
      {
        ask: 'O que você procura, ou gostaria que procurassem em você, que não aparece em foto de perfil?',
        listen: 'Caráter, paciência, mansidão com coragem.',
        for: ['singles', 'young'],
      },
      {
        ask: 'Que casal ou que pessoa mostrou a você o que é tratar alguém com honra?',
        listen: 'Exemplos concretos valem mais que teoria.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual corte de cabelo, brinco ou roupa sua você espera que ninguém ache nas fotos antigas?',
        bridge: 'A moda passa e faz rir. Pedro fala de uma beleza que não sai de moda.',
      },
      {
        text: 'Que coisa frágil da sua casa todo mundo aprendeu a carregar com duas mãos?',
        bridge: 'Vaso precioso se segura com honra. É a figura que o texto usa.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lembre-se de um rosto envelhecido que você acha bonito. O que é que brilha nele?',
      bridge: 'Pedro chama a isso de beleza incorruptível.',
    },
    complete: [
      {
        name: 'Honra em gestos',
        text: 'Escreva o nome de alguém de casa. Honro quando …, … e … . Desonro sem perceber quando … . Vou começar por … .',
      },
      {
        name: 'Dois espelhos',
        text: 'Num lado da folha: o que o espelho mostra. No outro: o que é precioso diante de Deus em mim. O segundo precisa ter ao menos três linhas.',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a quem mora com você: em que eu podia entender você melhor? Ouça sem se defender e faça uma coisa do que ouviu.',
        tell: 'só a sua parte: o que foi difícil em não se defender.',
      },
      {
        do: 'Diga a três pessoas um elogio que não seja da aparência: coragem, paciência, cuidado.',
        tell: 'a cara que fizeram.',
      },
    ],
    children: {
      truth: 'Deus vê a beleza que mora no coração.',
      to7: {
        story:
          'A Duda ganhou um vestido amarelo. Rodava e rodava! Que lindo! No parquinho, uma menina pequena caiu e chorou. A Duda ajoelhou na areia, sujou o vestido todo, limpou o joelho dela e contou uma história até passar. A vovó viu tudo. Duda, disse, você está linda! Mas eu me sujei, vovó! E a vovó: estou falando do coração. Pedro escreveu que a roupa bonita fica velha, mas o coração bondoso e calmo é muito precioso para Deus. E disse que na família um deve tratar o outro com carinho e respeito.',
        activity:
          'Façam um espelho de papel alumínio com moldura. Em volta, desenhem coisas bonitas do coração: ajudar, dividir, ter paciência.',
        questions: [
          'O que a Duda fez no parquinho?',
          'Que beleza a vovó viu?',
          'Como a gente trata bem quem mora em casa?',
        ],
      },
      to12: {
        story:
          'Na casa do Ian havia dois vasos. Um era de plástico e vivia jogado. O outro, de vidro fininho, tinha sido da bisavó. Ninguém o jogava; pegavam com as duas mãos. É fraco?, perguntou o Ian. É precioso, disse o pai. Pedro escreveu a famílias cristãs de muito tempo atrás. Naquela época quase ninguém perguntava o que a mulher pensava. Pedro disse aos maridos: vivam com elas com entendimento e deem honra, porque os dois são herdeiros da mesma graça. E avisou: quem maltrata em casa tem a oração atrapalhada! Às mulheres, disse que não tivessem medo de fazer o bem, e que o mais bonito não é a joia nem a trança, é o coração. O Ian olhou para a irmã, que sempre ficava com a louça. Pegou o pano de prato. Hoje é comigo, disse. Em casa ninguém é de plástico.',
        activity:
          'Desenhem um vaso precioso para cada pessoa da casa, com o nome e um jeito de honrá-la. Entreguem ainda hoje.',
        questions: [
          'Por que pegavam o vaso com as duas mãos?',
          'O que Pedro pediu aos maridos?',
          'Como você pode honrar alguém em casa?',
        ],
      },
      challenge: 'Faça em casa, sem pedirem, uma tarefa que sempre fica para outro.',
    },
    prayer:
      'Pai, fizeste homem e mulher herdeiros da mesma graça. Ensina-nos a honra que se vê na cozinha e na voz. Dá entendimento a quem manda e coragem sem medo a quem faz o bem. Protege quem é maltratado e quebra em nós todo desprezo. Amém.',
    leader: {
      lost: 'Vira disputa de quem manda. Pedro não entrega ao marido uma ordem de fazer a esposa obedecer; a ordem dele é entender e honrar. Comece pelo 7 se a roda esquentar.',
      tender:
        'Este texto já foi usado para mandar mulheres aguentarem agressão. Diga com todas as letras: sem palavra não é calar violência; não temer espanto inclui sair e denunciar. Ligue 180, dia e noite; em perigo, 190. Não junte vítima e agressor para conversar, nem peça relato na roda.',
      differ:
        'Muitos cristãos leem aqui um lugar diferente para marido e mulher, em que ele conduz servindo e ela apoia de boa vontade; muitos outros leem um conselho para aquela situação, a caminho da sujeição mútua de que falam outros textos. Todos reconhecem o que o 7 afirma: igual herança e honra, e nenhum direito a maltratar.',
    },
    comfort:
      'Deus sabe o que se passa atrás da sua porta. Aos olhos dele você é alguém precioso, e ele não confunde mansidão com silêncio diante do mal.',
    closing: 'Herdeiros juntos: ninguém em casa vale menos.',
    words: [
      'esposas',
      'maridos',
      'herdeiros da graca',
      'vaso mais fraco',
      'dando honra',
      'espirito manso',
      'tranquilo',
      'tranca',
      'beleza',
      'sem palavra',
      'oracoes nao sejam impedidas',
      'sara obedecia',
      'joias',
      'casamento',
    ],
  },
  {
    verses: '3:8-17',
    key: '3:15',
    title: 'A razão da esperança',
    theme: 'responder com mansidão',
    themes: ['missao', 'esperanca', 'lingua', 'sofrimento'],
    idea: 'Quem tem Cristo como Senhor no coração não devolve o mal, faz o bem até sob ataque, e quando lhe perguntam pela esperança responde com mansidão e respeito.',
    context:
      'Os leitores eram alvo de boatos e desprezo. Depois de falar a servos, esposas e maridos, Pedro fala a todos. Cita o Salmo 34, de quem já escapou por pouco, e ensina como tratar quem nos trata mal. Logo a seguir aponta Cristo, o justo que sofreu pelos injustos.',
    retold: [
      {
        verses: '3:8-9',
        says: 'Pedro pede a todos compaixão e amor de irmãos. Ninguém pague mal com mal nem insulto com insulto, mas bendiga, porque foram chamados a herdar a bênção.',
      },
      {
        verses: '3:10-12',
        says: 'Quem quer ver dias bons guarde a língua do mal e busque a paz. Os olhos do Senhor estão sobre os justos, e sua face é contra quem faz o mal.',
      },
      {
        verses: '3:13-17',
        says: 'Mesmo sofrendo por causa da justiça, os irmãos são benditos, diz Pedro. Estejam preparados para responder com mansidão a quem pedir a razão da esperança deles, com boa consciência.',
      },
    ],
    read: {
      verses: '3:8-17',
      how: 'Metade do grupo lê o que se deve fazer, a outra metade o que se deve evitar, alternando a cada frase.',
    },
    observe: [
      {
        ask: 'Quais atitudes abrem a lista, e a quem ela se dirige?',
        verses: '3:8',
        listen: 'A todos: mesma mentalidade, compaixão, amor, misericórdia, benevolência.',
      },
      {
        ask: 'O que dar em troca de um insulto, e por quê?',
        verses: '3:9',
        listen: 'Bênção; para isso fomos chamados e herdaremos bênção.',
      },
      {
        ask: 'O que o salmo pede da língua, dos pés e do coração de quem ama a vida?',
        verses: '3:10-11',
        listen: 'Refrear, afastar-se do mal, buscar a paz e segui-la.',
      },
      {
        ask: 'Para que devemos estar preparados, e em que tom se faz isso?',
        verses: '3:15',
        listen: 'Responder a quem pede a razão da esperança; mansidão e respeito.',
      },
    ],
    interpret: [
      {
        ask: 'Alguém pede a razão da esperança. O que essa pessoa precisa ter visto antes para perguntar?',
        verses: '3:13-15',
        listen: 'Esperança visível, bem feito sob pressão; a resposta vem depois da vida.',
      },
      {
        ask: 'Que estrago faz uma resposta certa sem mansidão nem respeito?',
        verses: '3:15-16',
        listen: 'Ganha-se a discussão e perde-se a pessoa; contradiz o Cristo que se defende.',
        follow: 'Onde vocês já viram isso, em si mesmos?',
      },
      {
        ask: 'Abençoar quem insulta não é achar graça do insulto. Então, na prática, que atitude é essa?',
        verses: '3:9',
        listen: 'Querer e pedir o bem dele, falar bem, com limite quando preciso.',
      },
      {
        ask: 'Pedro diz que não tenham medo “deles” e, em seguida, fala de quem é Senhor no coração. Qual é a ligação?',
        verses: '3:14-15',
        listen: 'O trono do coração não fica vago; se é de Cristo, o medo perde a cadeira.',
      },
    ],
    live: [
      {
        ask: 'Se alguém perguntasse amanhã por que você ainda tem esperança, quais seriam as suas três frases?',
        listen: 'Ensaiem em voz alta; sem palavra de igreja.',
      },
      {
        ask: 'No grupo da família, quando o assunto pega fogo, o que você escreve e apaga?',
        listen: 'Refrear a língua inclui o polegar.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Quem da escola ou do curso sabe que você crê, e o que essa pessoa vê que combina ou não combina?',
        listen: 'Sem exigir perfeição; boa consciência.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Buscar a paz e segui-la dá a ideia de que ela foge. Em que relação você tem corrido atrás dela, e onde já deu para sentar?',
        listen: 'Cansaço de quem tenta; limites também.',
        for: ['couples', 'women', 'adults'],
      },
      {
        ask: 'Depois de muitos anos, a sua resposta à fé dos outros ficou mais mansa ou mais ríspida?',
        listen: 'Experiência pode endurecer; pedir mansidão.',
        for: ['long-believers', 'elderly', 'men'],
      },
      {
        ask: 'O que cristãos já responderam a você sem respeito, e que pergunta ficou sem resposta?',
        listen: 'Peça desculpas em nome da família, se couber; não discuta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor resposta que você só pensou no chuveiro, três horas depois da conversa?',
        bridge: 'Pedro quer a gente preparado, mas não para vencer debate.',
      },
      {
        text: 'Se entrevistassem você por trinta segundos na rua sobre um assunto qualquer, qual você dominaria?',
        bridge: 'Existe um assunto para o qual o texto pede que todo mundo esteja pronto.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Encoste a língua no céu da boca e fique quieto um minuto. Repare em quantas respostas passam pela cabeça.',
      bridge: 'O texto cuida da língua e do que está no fundo do coração.',
    },
    complete: [
      {
        name: 'Três frases',
        text: 'Eu tinha … . Encontrei em Jesus … . Por isso espero … . Releia e troque toda palavra que a sua vizinha não usaria.',
      },
      {
        name: 'Moeda trocada',
        text: 'Recebi: … (um insulto ou frieza). A resposta da mesma moeda seria … . A bênção que posso dar é … .',
      },
    ],
    challenges: [
      {
        do: 'Abençoe por nome, em oração, durante sete dias, alguém que falou mal de você, e faça-lhe um bem se a ocasião aparecer.',
        tell: 'o que aconteceu por dentro.',
      },
      {
        do: 'Numa conversa em que discordar, faça duas perguntas sinceras antes de dar a sua razão.',
        tell: 'o que você entendeu que não sabia.',
      },
    ],
    children: {
      truth: 'Respondo com carinho e conto de Jesus.',
      to7: {
        story:
          'O Beni construiu uma torre. Outro menino veio e derrubou: há, há, feia! O Beni ficou vermelho. A mão queria empurrar. A boca queria gritar. Mas ele respirou e lembrou de Jesus. Disse: eu não gostei. Quer construir comigo? O menino ficou parado, de boca aberta. Por que você não me bateu? E o Beni contou: porque eu sou amigo de Jesus, e ele é bom comigo. Pedro ensinou assim: não devolva maldade com maldade. Faça o bem. E, quando perguntarem, conte com jeitinho por que você tem esperança.',
        activity:
          'Montem uma torre; cada bloco é uma palavra boa. Treinem juntos: eu não gostei. Quer brincar comigo?',
        questions: [
          'O que o menino fez?',
          'O que o Beni fez no lugar de bater?',
          'Por que ele agiu assim?',
        ],
      },
      to12: {
        story:
          'Na turma da Lia havia um apelido para ela: santinha. Falavam na fila e riam. Ela tinha duas respostas na ponta da língua, e uma era ótima! Mas lembrou da carta de Pedro, que leu com a tia: não paguem insulto com insulto; ao contrário, abençoem. Guardar a resposta doeu como segurar espirro. Em vez disso, emprestou a borracha a quem mais ria. Semanas depois, a avó da Kelly adoeceu, e a Kelly, que também zoava, veio devagar: você ora mesmo? Por que você não fica com raiva da gente? A Lia explicou simples, sem discurso: eu fico, mas Jesus foi bom comigo, e eu acredito que ele ajuda. Era isso que Pedro queria: gente pronta para contar o motivo da esperança, com mansidão e respeito. E, quando a zoeira passa do limite, o certo é contar a um adulto. Isso também é buscar a paz.',
        activity:
          'Em duplas, ensaiem responder em três frases à pergunta: por que você tem esperança? Quem ouve avalia só o jeito: foi manso e respeitoso?',
        questions: [
          'Qual era a vontade da Lia?',
          'O que a Kelly percebeu?',
          'O que você diria sobre a sua esperança?',
        ],
      },
      challenge: 'Responda com uma palavra boa a quem lhe falar uma ruim.',
    },
    prayer:
      'Cristo, Senhor do nosso coração, ocupa o lugar do medo. Refreia a língua e o polegar. Dá bênção para quem nos insulta e coragem mansa para contar de ti. Que a nossa vida faça perguntarem, e a nossa resposta não estrague a pergunta. Amém.',
    leader: {
      lost: 'O treino pode virar técnica de vencer ateu. Pedro põe a mansidão junto da resposta e a vida antes. E deixe os espíritos em prisão (3:19) para outro dia.',
      tender:
        'Sofrer fazendo o bem não obriga ninguém a permanecer sob agressão. Assédio no trabalho, bullying e violência em casa se denunciam: Ligue 180, Disque 100. Diga isso antes de falar em abençoar.',
    },
    comfort:
      'Se a sua esperança hoje cabe numa frase curtinha, ela basta. Os olhos do Senhor estão sobre você, e os ouvidos dele não cansaram.',
    closing: 'Esperança que se vê, resposta que se ouve com gosto.',
    words: [
      'razao da esperanca',
      'mansidao',
      'preparados para responder',
      'mal com mal',
      'insulto com insulto',
      'refreie sua lingua',
      'busque a paz',
      'dias bons',
      'santificai',
      'boa consciencia',
      'bendizei',
      'compassivos',
      'fazendo o bem',
      'apologetica',
    ],
  },
  {
    verses: '4:1-6',
    key: '4:2',
    title: 'O resto do tempo',
    theme: 'deixar a vida antiga',
    themes: ['santidade', 'arrependimento', 'identidade', 'tentacao'],
    idea: 'Quem pensa como Cristo, que sofreu por nós, já gastou tempo bastante com o que destrói, e vive o resto dele para a vontade de Deus, ainda que os antigos amigos estranhem.',
    context:
      'Pedro acaba de contar que Cristo, o justo, sofreu pelos injustos e agora está à direita de Deus. Os leitores tinham vindo de uma vida de festas pesadas e ídolos. Pararam, e os companheiros de antes não perdoaram a mudança. Em seguida ele dirá como gastar bem o tempo: oração, amor, hospitalidade, serviço.',
    retold: [
      {
        verses: '4:1-2',
        says: 'Cristo sofreu por nós na carne, e Pedro pede que os irmãos se armem com o mesmo modo de pensar e vivam o resto do tempo segundo a vontade de Deus.',
      },
      {
        verses: '4:3-5',
        says: 'Pedro diz que já basta o tempo passado em bebedeiras, orgias e idolatrias. Os pagãos estranham e falam mal, mas prestarão contas a quem julga os vivos e os mortos.',
      },
      {
        verses: '4:6',
        says: 'O evangelho foi pregado também aos mortos, escreve Pedro, para que, mesmo julgados na carne segundo os homens, vivam em espírito segundo Deus.',
      },
    ],
    read: {
      verses: '4:1-6',
      how: 'Alguém marca um minuto no relógio à vista de todos enquanto se lê devagar.',
    },
    observe: [
      {
        ask: 'Com o que devemos nos armar, e por causa de quem?',
        verses: '4:1',
        listen: 'O mesmo modo de pensar de Cristo, que sofreu por nós.',
      },
      {
        ask: 'O tempo aparece duas vezes: o passado e o resto. Para que serve cada um?',
        verses: '4:2-3',
        listen: 'O passado já bastou; o resto, para a vontade de Deus.',
      },
      {
        ask: 'O que os de fora estranham, e o que fazem por isso?',
        verses: '4:4',
        listen: 'Que não corram mais com eles; falam mal.',
      },
    ],
    interpret: [
      {
        ask: 'Arma costuma ser coisa de ferro. Como um modo de pensar protege alguém na hora da pressão?',
        verses: '4:1',
        listen: 'Quem decidiu antes o que vale não negocia tudo na hora.',
      },
      {
        ask: 'Pedro não esconde o passado deles e também não o fica remoendo: “já basta”. O que há de misericórdia nessa palavra?',
        verses: '4:3',
        listen: 'Não é tarde; a conta não é infinita; dá para virar a folha.',
        follow: 'Por que é mais fácil remoer que virar?',
      },
      {
        ask: 'Por que uma pessoa que muda de vida incomoda tanto quem corria com ela?',
        verses: '4:4',
        listen: 'Espelho, saudade, perda de companhia; responder com amor e sem desprezo.',
      },
      {
        ask: 'Saber quem vai prestar contas, e a quem, tira que peso das mãos de quem é difamado?',
        verses: '4:5-6',
        listen: 'A última palavra é de Deus; não precisamos nos vingar nem julgar.',
      },
    ],
    live: [
      {
        ask: 'De que coisa você diz, com alívio: com isso eu já gastei tempo bastante?',
        listen: 'Sem detalhes; o alívio é o ponto.',
      },
      {
        ask: 'Sextou: o que dá para dizer à turma quando você não vai por um caminho e ainda quer continuar amigo?',
        listen: 'Frases reais, sem sermão nem mentira.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Se o resto do tempo fosse um salário, em que você anda gastando e o que gostaria de comprar com ele?',
        listen: 'Tempo com Deus, com os filhos, de servir.',
        for: ['adults', 'elderly', 'parents'],
      },
      {
        ask: 'Que amigo da vida antiga você poderia procurar com carinho, sem correr para o mesmo lado?',
        listen: 'Mudar de rumo não é cortar pessoas.',
        for: ['new-believers', 'men'],
      },
      {
        ask: 'Na bebida, no jogo, na tela: quem poderia estar do seu lado na hora em que a vontade aperta?',
        listen: 'Uma pessoa e um telefone; vício pede ajuda, não só decisão.',
        for: ['adults', 'men', 'young'],
      },
      {
        ask: 'O que pode significar fazer muito tempo que ninguém estranha nada em você?',
        listen: 'Só se convive com iguais, ou a diferença sumiu.',
        for: ['long-believers', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que fase da vida você gastou tempo demais numa coisa que hoje dá risada: colecionar, chapinha, novela, videogame?',
        bridge: 'Há gastos de tempo sem graça nenhuma. Pedro fala deles e do tempo que sobra.',
      },
      {
        text: 'Que convite você aprendeu a recusar com elegância: rifa, churrasco até domingo à noite, grupo novo?',
        bridge: 'Os leitores de Pedro aprenderam a recusar e pagaram um preço.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe o ponteiro ou os números do relógio até passar um minuto inteiro. Ele foi; o próximo está chegando.',
      bridge: 'O texto é sobre o tempo que ainda está chegando.',
    },
    complete: [
      {
        name: 'Já basta',
        text: 'Já basta de … . No resto do tempo, quero … . O primeiro pedaço desse resto começa em … (dia e hora).',
      },
      {
        name: 'Ampulheta',
        text: 'Desenhe uma ampulheta. Na areia de baixo, o que já passou e Deus perdoou. Na de cima, três usos para o que resta.',
      },
    ],
    challenges: [
      {
        do: 'Nesta semana, troque duas horas de algo que esvazia por duas horas de algo que Deus quer: visita, oração, descanso, conserto.',
        tell: 'como passaram as duas horas.',
      },
      {
        do: 'Combine com alguém de confiança uma palavra de socorro: quando você a mandar por mensagem, a pessoa liga na hora.',
        tell: 'se precisou usar, só se quiser contar.',
      },
    ],
    children: {
      truth: 'Meu tempo é de Deus; quero usar bem.',
      to7: {
        story:
          'Um grupo de meninos vivia jogando pedrinha no telhado do seu Joca. Pá, pá, pá! E riam. O Edu ia junto. Um dia o Edu aprendeu que Jesus fica triste quando a gente faz mal aos outros. Chega!, pensou. Os meninos chamaram: vem, Edu! Ele disse: não vou mais. Vamos jogar bola? Alguns falaram: que chato! O Edu ficou um pouquinho triste. Mas foi lá e ajudou o seu Joca a varrer. O seu Joca deu risada e suco de laranja. Pedro ensinou: já basta de fazer coisa errada. Agora é tempo de fazer o que Deus gosta!',
        activity:
          'Com um relógio de papel, virem o ponteiro: de um lado desenhem uma coisa que já basta, do outro uma coisa boa para fazer.',
        questions: [
          'O que o Edu fazia antes?',
          'O que ele disse aos amigos?',
          'O que Deus gosta que você faça?',
        ],
      },
      to12: {
        story:
          'Era uma brincadeira da turma: esconder o estojo dos outros e filmar. A Malu era a melhor nisso. Um dia escondeu o da Íris e viu, pela câmera, que ela estava chorando no banheiro. A risada acabou ali. Em casa leu com o irmão a carta de Pedro: já basta o tempo que vocês gastaram com o que não presta. O resto é para a vontade de Deus. No dia seguinte, a turma chamou: bora, Malu? Ela disse: não faço mais. Virou santa agora?, zombaram. Pedro já tinha avisado: eles vão estranhar e falar mal. A Malu ficou com o rosto quente, mas lembrou que Jesus sofreu por amor e não voltou atrás. Foi até a Íris, devolveu o estojo e pediu perdão. O vídeo, apagou. E descobriu que sobrava um montão de tempo no recreio, tempo de fazer amizade.',
        activity:
          'Cortem uma tira de papel em 24 partes, as horas do dia. Pintem as que já têm dono e decidam juntos um uso bom para uma que sobra.',
        questions: [
          'O que fez a risada da Malu acabar?',
          'O que a turma falou, e Pedro já tinha avisado?',
          'De que você diz: já basta?',
        ],
      },
      challenge: 'Troque uma brincadeira que machuca por uma que inclui.',
    },
    prayer:
      'Jesus, que sofreste por nós, dá-nos o teu modo de pensar. Já basta do que nos gastou. Perdoa o tempo que foi e recebe o que resta. Ajuda quem luta com vício, dá companhia e tratamento. E ensina a amar os amigos que estranham. Amém.',
    leader: {
      lost: 'Os mortos do versículo 6 viram enigma, e a lista do 3 vira comparação de pecados. Fique com a frase do tempo: já basta, e o resto.',
      tender:
        'Quem enfrenta álcool, drogas, jogo ou sexo compulsivo precisa ouvir acolhimento e caminho: grupo de apoio, CAPS, tratamento, alguém junto. Não peça confissão em roda. Em risco ou desespero, CVV 188.',
      differ:
        'Sobre o versículo 6, uns entendem que o evangelho foi pregado a cristãos que depois morreram; outros, que Cristo o anunciou aos mortos. E “terminou com o pecado” é lido como romper com ele, não como nunca mais falhar.',
    },
    comfort:
      'Não importa quanto do relógio já foi. Deus não pediu o passado de volta. Ele pede o resto, e o resto começa agora.',
    closing: 'Já basta. O que resta é de Deus.',
    words: [
      'mesmo modo de pensar',
      'armai vos',
      'resto do tempo',
      'ja basta',
      'no tempo passado',
      'estranham',
      'devassidao',
      'bebedeiras',
      'vontade dos pagaos',
      'vivos e os mortos',
      'vontade de deus',
      'desejos humanos',
      'orgias',
    ],
  },
  {
    verses: '4:7-11',
    key: '4:10',
    title: 'Graça de muitas cores',
    theme: 'servir com o que se recebeu',
    themes: ['servico', 'comunhao', 'oracao', 'generosidade'],
    idea: 'Já que a história caminha para o fim de Deus, o urgente é orar com a cabeça no lugar, amar com fervor, abrir a casa e servir com o dom que cada um recebeu, para que Deus apareça.',
    context:
      'Pedro acabou de dizer que o tempo passado já bastou e que o resto é para Deus. Agora mostra como se gasta o resto. Os cristãos se reuniam em casas, e os que viajavam ou eram expulsos dependiam da porta dos irmãos. Depois dessas linhas, ele volta a falar do fogo da perseguição.',
    retold: [
      {
        verses: '4:7-9',
        says: 'O fim de todas as coisas está próximo, diz Pedro, e ele pede sobriedade e oração. Acima de tudo, amor fervoroso, que cobre uma multidão de pecados, e hospitalidade sem murmuração.',
      },
      {
        verses: '4:10-11',
        says: 'Cada um sirva aos outros com o dom que recebeu, como bom administrador da graça. Quem fala, fale palavras de Deus, e quem serve, sirva com a força dele, para que ele seja glorificado.',
      },
    ],
    read: {
      verses: '4:7-11',
      how: 'Leiam passando de mão em mão um prato ou uma xícara; quem a recebe lê uma frase e serve ao próximo.',
    },
    observe: [
      {
        ask: 'O fim está próximo. Que duas atitudes Pedro tira disso?',
        verses: '4:7',
        listen: 'Sobriedade e oração; nem pânico nem cálculo de datas.',
      },
      {
        ask: 'O que vem acima de tudo, e o que isso faz?',
        verses: '4:8',
        listen: 'Amor fervoroso; cobre uma multidão de pecados.',
      },
      {
        ask: 'Que complemento Pedro põe na ordem da hospitalidade?',
        verses: '4:9',
        listen: 'Sem murmurações.',
      },
      {
        ask: 'De onde vem o dom, para quem se usa, e com que força?',
        verses: '4:10-11',
        listen: 'Foi recebido; para os outros; a força que Deus dá.',
      },
    ],
    interpret: [
      {
        ask: 'Cobrir pecados não é acobertar. Qual é a diferença entre o amor que cobre e o silêncio que esconde o mal?',
        verses: '4:8',
        listen: 'Um perdoa e não espalha a falta; o outro deixa ferir. Crime não se cobre.',
        follow: 'Quem já cobriu com amor uma falta sua?',
      },
      {
        ask: 'Pedro sabe que receber gente dá trabalho. O que a murmuração revela sobre por que a porta foi aberta?',
        verses: '4:9',
        listen: 'Obrigação, aparência; convite sincero cabe na casa simples.',
      },
      {
        ask: 'Administrador cuida do que é de outro. O que muda quando o talento deixa de ser meu e passa a ser uma entrega?',
        verses: '4:10',
        listen: 'Não se esconde nem se exibe; presta-se contas; chega ao destino.',
      },
      {
        ask: 'Pedro resume em dois grupos: quem fala e quem serve. Por que dá a cada um um lembrete?',
        verses: '4:11',
        listen: 'Um pode usar palavras suas, o outro a própria força; ambos esquecem a fonte.',
      },
    ],
    live: [
      {
        ask: 'O que as pessoas sempre pedem a você porque você faz bem, e que talvez seja dom?',
        listen: 'O grupo aponta o do outro, um por um.',
      },
      {
        ask: 'Tem gente que cozinha, gente que conserta, gente que escuta. Que cor da graça falta neste grupo, e quem aqui a tem guardada?',
        listen: 'Convites concretos, sem empurrar.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Aquilo que você faz por horas sem cansar, música, edição, bola, conta: a quem poderia servir neste mês?',
        listen: 'Dom de jovem é para já.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que impede vocês de receber gente: a casa, a agenda ou a vergonha da louça?',
        listen: 'Hospitalidade não é decoração.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'Servir com a própria força acaba em cara feia. Por que sinais você percebe que secou?',
        listen: 'Irritação, contagem de pontos; descansar e receber.',
        for: ['women', 'men', 'adults'],
      },
      {
        ask: 'Quem sente que não tem mais nada para dar, pela idade ou pela doença: que serviço só você ainda presta?',
        listen: 'Orar, ouvir, contar; a oração vem antes no texto.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'Você que está chegando: o que gostaria de receber desta casa, e o que gostaria de trazer?',
        listen: 'Receber também é parte; sem pressa de escalar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Se cada um aqui fosse um tempero, qual seria o seu? E o da pessoa à direita?',
        bridge: 'Pedro fala da variada graça de Deus: uma panela só, muitos sabores.',
      },
      {
        text: 'Qual foi o seu maior vexame como anfitrião, ou como visita?',
        bridge: 'Receber sem murmurar já era difícil no primeiro século.',
        for: ['adults', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe para as próprias mãos e lembre três coisas que elas sabem fazer.',
      bridge: 'O texto pergunta para quem elas fazem.',
    },
    complete: [
      {
        name: 'Nota de entrega',
        text: 'Recebi de Deus: … . Destinatário: … . Entregar até: … . Força usada: a que Deus dá.',
      },
      {
        name: 'Lençol que cobre',
        text: 'Pense numa falta pequena de alguém, que você vem contando por aí. Escreva: Não conto mais; no lugar, vou … .',
      },
    ],
    challenges: [
      {
        do: 'Ofereça o seu dom a uma pessoa do grupo: uma hora de conserto, bolo, aula, carona, escuta.',
        tell: 'que dom cada um descobriu no outro.',
      },
      {
        do: 'Receba alguém em casa sem arrumar nada além do que se arruma num dia comum, e sem pedir desculpa pela bagunça.',
        tell: 'do que vocês riram.',
      },
    ],
    children: {
      truth: 'Deus me deu um dom para servir.',
      to7: {
        story:
          'Era dia de mutirão na igreja. O seu Zé sabia pregar: toc, toc! A Lu sabia cozinhar: hum! O Nino tocava violão. E a Ana, pequenininha, ficou no canto: eu não sei nada. Aí um bebê começou a chorar. A Ana fez uma careta engraçada, e ele riu! Chorou outro, e ela fez de novo. Todo mundo disse: que dom bonito, Ana! Pedro escreveu que Deus deu alguma coisa boa para cada um, e que a gente usa para ajudar os outros. A graça de Deus tem muitas cores. Qual é a sua?',
        activity:
          'Cada um carimba a mão numa cor diferente na mesma folha e diz o que a sua mão sabe fazer para ajudar.',
        questions: [
          'O que cada pessoa sabia fazer?',
          'Qual era o dom da Ana?',
          'O que você sabe fazer para ajudar?',
        ],
      },
      to12: {
        story:
          'A prefeitura ia cortar a luz da quadra, e a turma resolveu fazer um festival para ajudar. Quem canta? Dez mãos. Quem carrega cadeira? Silêncio. O Otávio não cantava nem dançava, mas era bom de organizar. Fez uma lista, chamou um por um, pediu bolo às avós. A Jô, que quase não fala, pintou os cartazes. No fim, ninguém sabia dizer quem foi o mais importante. Pedro escreveu que cada um recebeu um dom e deve usá-lo para servir os outros, como quem cuida de um tesouro que é de Deus. Ele chama esse tesouro de variada graça: muitas cores! Disse mais: amem muito uns aos outros, recebam as pessoas em casa sem reclamar, e orem. Quem fala, fale o que Deus quer. Quem serve, use a força que Deus dá. Assim, no fim da festa, todos olham para Deus e dizem: que bom!',
        activity:
          'Feira de dons: cada um faz uma placa com algo que sabe e oferece; os outros escolhem e marcam o dia de receber.',
        questions: [
          'Por que ninguém sabia quem era o mais importante?',
          'De quem é o tesouro que a gente usa?',
          'Que cor é o seu dom?',
        ],
      },
      challenge: 'Use hoje uma coisa que você sabe fazer para ajudar alguém.',
    },
    prayer:
      'Deus de graça tão variada, obrigado pelo que puseste em cada um daqui. Tira a murmuração da cozinha e a vaidade da fala. Ensina o amor que cobre faltas e protege gente. Dá a força de que precisamos, e que apareças tu. Amém.',
    leader: {
      lost: 'O fim próximo puxa para profecias e notícias. Pedro tira dele oração e louça lavada. Também se perde em teste de dons: basta ver quem precisa de quê.',
      tender:
        'O amor cobre jamais quer dizer abafar abuso ou violência. Diga isso. Quem fere precisa parar e responder; quem foi ferido precisa de proteção: Ligue 180, Disque 100. E poupe quem está esgotado de mais uma escala.',
      differ:
        'Uns entendem que o fim está próximo no sentido de que, desde a ressurreição, vivemos a última etapa; outros ligam a frase também ao que viria logo sobre Jerusalém ou à volta de Cristo a qualquer momento. A vida pedida é a mesma.',
    },
    comfort:
      'Se hoje você só tem força para receber, receba. Alguém está precisando servir, e você está dando essa alegria.',
    closing: 'Recebeu? Passe adiante, com a força que Deus dá.',
    words: [
      'variada graca',
      'multiforme graca',
      'bons administradores',
      'despenseiros',
      'dom que recebeu',
      'fervoroso amor',
      'multidao de pecados',
      'hospitalidade',
      'sem murmuracoes',
      'fim de todas as coisas',
      'segundo a forca que deus da',
      'sirva aos outros',
      'vigiai em oracoes',
    ],
  },
  {
    verses: '4:12-19',
    key: '4:19',
    title: 'Não estranhem o fogo',
    theme: 'sofrer por causa de Cristo',
    themes: ['sofrimento', 'fidelidade', 'fe', 'esperanca'],
    idea: 'Sofrer por levar o nome de Cristo não é acidente nem vergonha: quem passa por isso está perto dele, e pode entregar a vida ao Criador fiel e continuar fazendo o bem.',
    context:
      'Os cristãos a quem Pedro escreve eram xingados, excluídos e às vezes denunciados só por serem cristãos, nome que ainda era apelido. Ele já falou de não revidar. Agora chama aquilo de fogo e diz como atravessá-lo. Depois falará aos líderes que cuidam desse rebanho.',
    retold: [
      {
        verses: '4:12-14',
        says: 'Pedro pede que não estranhem o fogo ardente e se alegrem de participar das aflições de Cristo. Insultados pelo nome dele, são benditos, porque o Espírito da glória repousa sobre eles.',
      },
      {
        verses: '4:15-16',
        says: 'Ninguém sofra como homicida, ladrão ou intrometido, diz Pedro. Mas quem sofre como cristão não se envergonhe, e glorifique a Deus por isso.',
      },
      {
        verses: '4:17-19',
        says: 'O julgamento começa pela casa de Deus, e Pedro pergunta qual será o fim dos desobedientes. Os que sofrem confiem suas almas ao fiel Criador, fazendo o bem.',
      },
    ],
    read: {
      verses: '4:12-19',
      how: 'Leiam de perto uns dos outros, com as cadeiras juntas, como quem se aquece.',
    },
    observe: [
      {
        ask: 'O que os leitores não devem estranhar, e o que fazer em vez disso?',
        verses: '4:12-13',
        listen: 'O fogo que prova; alegrar-se em participar das aflições de Cristo.',
      },
      {
        ask: 'Que diferença Pedro faz entre um sofrimento e outro?',
        verses: '4:14-16',
        listen: 'Pelo nome de Cristo, bem-aventurado; por crime ou intromissão, não.',
      },
      {
        ask: 'O que repousa sobre quem é insultado por Cristo?',
        verses: '4:14',
        listen: 'O Espírito da glória e de Deus.',
      },
      {
        ask: 'O que fazem, no fim, os que sofrem segundo a vontade de Deus?',
        verses: '4:19',
        listen: 'Confiam a alma ao fiel Criador, fazendo o bem.',
      },
    ],
    interpret: [
      {
        ask: 'Que propaganda ouviu quem estranha que seguir Jesus custe caro?',
        verses: '4:12',
        listen: 'Fé como garantia de vida fácil; Jesus avisou do contrário.',
      },
      {
        ask: 'No meio de homicida e ladrão, Pedro põe “alguém que se intromete em assuntos alheios”. O que ele quer evitar?',
        verses: '4:15',
        listen: 'Chamar de perseguição a consequência da própria chatice ou erro.',
        follow: 'Como se distingue uma coisa da outra?',
      },
      {
        ask: 'Por que ele chama Deus de “fiel Criador” justamente aqui?',
        verses: '4:19',
        listen: 'Quem fez a vida sabe guardá-la; ele não abandona o que fez.',
      },
      {
        ask: 'O julgamento começa pela casa de Deus. Que atitude isso pede de quem é da casa?',
        verses: '4:17-18',
        listen: 'Humildade e seriedade; antes de olhar o mundo, deixar-se purificar.',
      },
    ],
    live: [
      {
        ask: 'Que preço, pequeno ou grande, você já pagou por levar o nome de Cristo?',
        listen: 'Sem competição; há quem nunca pagou, e isso também se conta.',
      },
      {
        ask: 'No trabalho, onde ser correto já deixou você malvisto, e o que ajudou a continuar?',
        listen: 'Nota fiscal, comissão, fofoca; apoio de alguém.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que hora aperta mais a vergonha de dizer na turma que você é da igreja?',
        listen: 'Não ralhe; Pedro sentiu e negou.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como você percebeu, alguma vez, que chamava de perseguição algo que era falta de tato sua?',
        listen: 'Riso e humildade; versículo 15.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que país, família ou pessoa que sofre por crer vocês poderiam adotar em oração?',
        listen: 'Um nome concreto; informação segura.',
        for: ['couples', 'elderly', 'singles'],
      },
      {
        ask: 'Se alguém da sua família não gostou da sua fé, que bem você continua fazendo a essa pessoa?',
        listen: 'Mansidão; nada de romper por orgulho.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual apelido já colocaram em você por causa de um gosto ou de um costume?',
        bridge: 'Cristão começou como apelido. Pedro diz o que fazer com ele.',
      },
      {
        text: 'O que só fica bom depois de passar pelo fogo: queijo coalho, tijolo, marshmallow, pão de queijo?',
        bridge: 'O texto fala de um fogo de que ninguém gosta, e não manda estranhar.',
        for: ['young', 'teens', 'men'],
      },
    ],
    quiet: {
      text: 'Aproxime as mãos de uma xícara quente, ou lembre o calor de uma. Chegue só até onde for bom.',
      bridge: 'Pedro escreve a quem está perto demais do calor.',
    },
    complete: [
      {
        name: 'Entrega',
        text: 'Fiel Criador, confio a ti: … . E, enquanto isso, continuo fazendo este bem: … .',
      },
      {
        name: 'Por que dói',
        text: 'O que me custa hoje: … . Vem de levar o nome de Cristo, de um erro meu, ou é dor da vida? Marque e escreva o que cada caso pede: alegria, conserto ou colo.',
      },
    ],
    challenges: [
      {
        do: 'Diga uma vez, com naturalidade e sem discurso, que você é de Jesus, num lugar onde ninguém sabia.',
        tell: 'o que disseram e o que você sentiu.',
      },
      {
        do: 'Escolha alguém que não é simpático à sua fé e faça-lhe um bem escondido.',
        tell: 'só o tamanho do sorriso por dentro.',
      },
    ],
    children: {
      truth: 'Sou de Jesus e não tenho vergonha.',
      to7: {
        story:
          'No lanche, a Ema fechou os olhos e agradeceu a Deus. Os colegas riram: que esquisito! A Ema ficou vermelhinha e pensou: será que paro? A professora contou que Pedro também teve vergonha uma vez. Disse que nem conhecia Jesus! Depois chorou, e Jesus o perdoou e ficou pertinho dele. Aí Pedro escreveu: quando rirem de você por causa de Jesus, não fique com vergonha. Deus está com você, bem juntinho. No outro dia, a Ema agradeceu de novo. E ofereceu um pedaço do bolo a quem tinha rido.',
        activity:
          'Façam crachás com o nome e a frase: sou amigo de Jesus. Depois repartam um lanche e agradeçam em voz alta.',
        questions: [
          'Por que riram da Ema?',
          'Quem ficou perto de Pedro?',
          'O que a Ema deu a quem riu?',
        ],
      },
      to12: {
        story:
          'Cristão! No começo, essa palavra era um apelido. Falavam rindo, na rua, no mercado: lá vai o cristão! Alguns perdiam amigos, outros perdiam o trabalho. E pensavam: fizemos alguma coisa errada? Pedro escreveu: não estranhem. Jesus também passou por isso. Se alguém insulta você por causa dele, o Espírito de Deus está sobre você. Mas atenção, disse ele: que ninguém sofra por ter roubado, feito maldade ou se metido na vida dos outros! Aí é outra história: precisa consertar. O Igor lembrou disso quando o chamaram de crentinho por não passar cola. Pensou: foi por Jesus ou porque eu fui chato? Concluiu: fui meio chato também, dei sermão. Pediu desculpa pelo sermão e continuou sem passar cola. E ajudou o colega a estudar para a outra prova. Pedro gostaria: confiar em Deus e fazer o bem.',
        activity:
          'Em cartões, escrevam situações de zoeira. O grupo separa: por causa de Jesus, porque errei, ou maldade que se conta a um adulto.',
        questions: [
          'Como nasceu o nome cristão?',
          'O que o Igor consertou e o que manteve?',
          'Que bem você pode fazer a quem ri de você?',
        ],
      },
      challenge: 'Agradeça a Deus na hora do lanche, sem vergonha.',
    },
    prayer:
      'Fiel Criador, entregamos a ti quem sofre por levar o nome do teu Filho, aqui e longe. Tira a vergonha e tira também a nossa chatice. Repousa sobre nós o teu Espírito e dá mãos que continuam fazendo o bem. Amém.',
    leader: {
      lost: 'Toda dor vira perseguição, ou a noite vira queixa do governo e da mídia. Pedro fala do nome de Cristo; volte ao 15 e ao 19.',
      tender:
        'Segundo a vontade de Deus não quer dizer que Deus deseja a maldade do agressor. Alegrem-se não se diz a quem sofre violência em casa ou assédio: esses precisam de proteção, Ligue 180, Disque 100. Quem está em luto ou doente precisa de colo, não deste texto como explicação.',
    },
    comfort:
      'Você não precisa entender o fogo. Pode só pôr a vida nas mãos de quem a fez. Ele é fiel.',
    closing: 'Confiem a vida ao Criador e continuem fazendo o bem.',
    words: [
      'fogo ardente',
      'nao estranheis',
      'participantes das aflicoes',
      'aflicoes de cristo',
      'se sofre como cristao',
      'fiel criador',
      'julgamento comecar pela casa',
      'casa de deus',
      'insultados',
      'nome de cristo',
      'espirito da gloria',
      'perseguicao',
      'assuntos alheios',
    ],
  },
  {
    verses: '5:1-4',
    key: '5:2',
    title: 'Cuidar sem mandar',
    theme: 'liderar como pastor',
    themes: ['servico', 'humildade', 'discipulado', 'comunhao'],
    idea: 'O rebanho é de Deus: quem cuida de gente faz isso de boa vontade, sem ganância e sem dominar, como exemplo, sabendo que responde ao Pastor Principal.',
    context:
      'A perseguição apertava, e as comunidades precisavam de quem cuidasse delas. Pedro fala aos anciãos, os responsáveis de cada igreja, e não do alto: chama-se ancião como eles. É o homem a quem Jesus, à beira do lago, disse três vezes que cuidasse das ovelhas (João 21).',
    retold: [
      {
        verses: '5:1-2',
        says: 'Pedro, testemunha dos sofrimentos de Cristo, pede aos anciãos que pastoreiem o rebanho de Deus de boa vontade, e não por obrigação nem por ganância.',
      },
      {
        verses: '5:3-4',
        says: 'Os anciãos não dominem quem está aos seus cuidados, mas sejam exemplo para o rebanho. Quando o Pastor Principal aparecer, receberão a coroa de glória que não se destrói.',
      },
    ],
    read: {
      verses: '5:1-4',
      how: 'Quem lidera o grupo não lê: escuta. Outra pessoa lê duas vezes, olhando para ele com carinho.',
    },
    observe: [
      {
        ask: 'Com que três títulos Pedro se apresenta, e qual ele deixa de usar aqui?',
        verses: '5:1',
        listen: 'Ancião como eles, testemunha, participante; não se põe acima.',
      },
      {
        ask: 'Os pares do texto são três: não isto, mas aquilo. Quais são?',
        verses: '5:2-3',
        listen: 'Obrigação e vontade; ganância e prontidão; domínio e exemplo.',
      },
      {
        ask: 'De quem é o rebanho, e quem aparece no fim?',
        verses: '5:2, 5:4',
        listen: 'De Deus; o Pastor Principal, com a coroa.',
      },
    ],
    interpret: [
      {
        ask: 'O que acontece numa igreja, ou numa família, quando o cuidador esquece de quem é o rebanho?',
        verses: '5:2-3',
        listen: 'Vira dono: controla, teme perder, usa pessoas.',
      },
      {
        ask: 'Dominar dá resultado depressa; exemplo é lento. Por que Pedro escolhe o lento?',
        verses: '5:3',
        listen: 'Ovelha segue; medo obedece e foge. Cristo liderou assim.',
        follow: 'Quem liderou você pelo exemplo?',
      },
      {
        ask: 'Pedro foi “testemunha dos sofrimentos de Cristo” e, naquela noite, negou conhecê-lo. O que esse passado dá ao conselho dele?',
        verses: '5:1',
        listen: 'Humildade de quem foi restaurado; cuida quem já foi cuidado.',
      },
      {
        ask: 'Coroa que não murcha, só depois. Do que essa espera livra quem serve agora?',
        verses: '5:4',
        listen: 'Da caça a elogio, cargo e resultado à vista.',
      },
    ],
    live: [
      {
        ask: 'Quem está aos seus cuidados, mesmo sem título: um filho, um aprendiz, uma vizinha, este grupo?',
        listen: 'Quase todos pastoreiam alguém.',
      },
      {
        ask: 'Em qual dos três pares você escorrega quando está cansado: obrigação, vantagem ou domínio?',
        listen: 'Reconhecer sem se açoitar.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'No time, na liderança do grêmio ou com os irmãos menores, como se nota a diferença entre chefe e exemplo?',
        listen: 'Cenas reais.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que ordem da casa se obedece por medo e poderia ser aprendida por exemplo?',
        listen: 'Celular à mesa, grito, arrumação.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Como este grupo pode cuidar de quem cuida dele?',
        listen: 'Tarefas concretas, folga, oração; o líder só ouve.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'O que já fez você confiar, ou desconfiar, de um líder religioso?',
        listen: 'Ouça sem defender ninguém; agradeça.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'De que bicho você já cuidou, e quem mandava em quem?',
        bridge:
          'Quem lida com bicho sabe que cuidar e mandar não são a mesma coisa. Pedro também sabia.',
      },
      {
        text: 'Qual é o melhor chefe, professor ou técnico que já teve? Conte uma cena de dez segundos.',
        bridge: 'Quase sempre é alguém que ia na frente. O texto tem nome para isso: exemplo.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Pense em quem já cuidou de você sem ganhar nada. Diga o nome em silêncio.',
      bridge: 'Há um Pastor por trás de cada cuidado desses.',
    },
    complete: [
      {
        name: 'Três trocas',
        text: 'Por obrigação eu …; de boa vontade eu … . Por vantagem eu …; de coração eu … . Mandando eu …; mostrando eu … .',
      },
      {
        name: 'Lista do rebanho',
        text: 'Escreva os nomes dos que Deus pôs perto de você. No alto da folha: são de Deus. Ao lado de um deles, um cuidado para esta semana.',
      },
    ],
    challenges: [
      {
        do: 'Agradeça por escrito a alguém que pastoreou você, contando um exemplo que ficou.',
        tell: 'a quem escreveu.',
      },
      {
        do: 'Antes de mandar alguém fazer uma coisa nesta semana, faça você primeiro, ou faça junto.',
        tell: 'o que mudou no clima.',
      },
    ],
    children: {
      truth: 'Jesus é o Pastor; eu cuido com carinho.',
      to7: {
        story:
          'O vovô tinha cinco ovelhas. Um menino quis ajudar e gritou: anda, anda! Bateu o pé. As ovelhas correram, cada uma para um lado! O vovô riu. Olha como se faz. Foi andando na frente, devagar, e chamou pelo nome: Lã, Pipoca, Nuvem! Elas vieram todas atrás dele. Pedro escreveu isso aos que cuidavam da igreja: não fiquem mandando. Cuidem com vontade e mostrem como se faz. E um dia Jesus, o Pastor mais importante, vai chegar e ficar muito contente.',
        activity:
          'Siga o pastor: um vai na frente fazendo gestos bons, como abraçar e ajudar, e os outros imitam. Troquem o pastor.',
        questions: [
          'O que aconteceu quando o menino gritou?',
          'Como o vovô fez?',
          'De quem você pode cuidar?',
        ],
      },
      to12: {
        story:
          'Elegeram a Rute capitã. No primeiro treino, ela deu ordens o tempo todo: corre, passa, você errou! No segundo, faltaram três. A técnica leu com ela um pedaço da carta de Pedro. Ele foi amigo de Jesus e errou feio: disse que não o conhecia. Jesus o perdoou e pediu: cuide das minhas ovelhas. Anos depois Pedro escreveu aos líderes das igrejas: cuidem do rebanho, que é de Deus. Não por obrigação, mas com vontade. Não para ganhar coisas. Não mandando como donos, mas sendo exemplo. A Rute pensou: o time não é meu! No outro treino chegou antes, carregou os cones, errou um passe e riu. Foi boa essa, tenta de novo, disse à goleira. Todos voltaram. Pedro diz ainda que um dia vem o Pastor Principal, Jesus, com uma coroa que não murcha para quem cuidou bem.',
        activity:
          'Façam uma braçadeira de capitão. De um lado escrevam EXEMPLO e, do outro, três gestos de quem cuida.',
        questions: [
          'Por que faltaram três?',
          'De quem é o rebanho?',
          'Como você pode liderar pelo exemplo?',
        ],
      },
      challenge: 'Ajude alguém menor fazendo junto, sem mandar.',
    },
    prayer:
      'Pastor Principal, o rebanho é teu. Cuida de quem cuida de nós, dá descanso e alegria. Cura quem foi ferido por líder duro. Tira das nossas mãos o chicote e a bolsa, e põe nelas o teu jeito. Que os pequenos possam imitar o que veem. Amém.',
    leader: {
      lost: 'Vira avaliação do pastor da igreja. Diga logo: cada um responde pelo próprio rebanho. E você, que lidera, conte primeiro o seu escorregão.',
      tender:
        'Há quem traga ferida de abuso espiritual, moral ou sexual por líder. Acredite, não defenda instituição, não peça detalhe na roda. Se há crime ou risco, ajude a denunciar: Disque 100, Ligue 180.',
      differ:
        'As igrejas organizam de modos diferentes a liderança: bispos, presbíteros, pastores, conselhos, e umas ordenam homens e mulheres, outras só homens. O modo de cuidar pedido aqui vale em todas.',
    },
    comfort:
      'Você também é ovelha. Há um Pastor que não cansa, não cobra ingresso e sabe o seu nome.',
    closing: 'O rebanho é de Deus; o cuidado, com gosto.',
    words: [
      'pastoreai',
      'apascentai',
      'rebanho de deus',
      'anciaos',
      'presbiteros',
      'pastor principal',
      'supremo pastor',
      'nao por obrigacao',
      'ganancia',
      'exemplos ao rebanho',
      'dominando',
      'coroa da gloria',
      'lideranca',
    ],
  },
  {
    verses: '5:5-11',
    key: '5:7',
    title: 'Lancem nele a ansiedade',
    theme: 'o cuidado de Deus',
    themes: ['ansiedade', 'humildade', 'tentacao', 'fe'],
    idea: 'Humilhar-se sob a mão de Deus é soltar nela a ansiedade, porque ele cuida; assim, acordada e acompanhada, a gente resiste ao leão até que o próprio Deus nos firme.',
    context:
      'Pedro termina a carta. Falou aos líderes; agora fala aos jovens e a todos. Eles têm motivos para medo: um inimigo ruge, e irmãos no mundo inteiro passam pelo mesmo. O pescador que um dia olhou o vento e começou a afundar diz onde pôr o peso.',
    retold: [
      {
        verses: '5:5-7',
        says: 'Pedro pede humildade aos jovens e a todos, porque Deus resiste aos soberbos. Humilhem-se debaixo da poderosa mão dele e lancem sobre ele toda a ansiedade, porque ele cuida.',
      },
      {
        verses: '5:8-9',
        says: 'O diabo anda ao redor, rugindo como um leão, em busca de quem devorar. Pedro manda vigiar e resistir firmes na fé, pois os irmãos no mundo sofrem as mesmas aflições.',
      },
      {
        verses: '5:10-11',
        says: 'Pedro pede que o Deus de toda graça, depois de um pouco de sofrimento, aperfeiçoe, confirme e fortifique os irmãos. A ele sejam a glória e o poder para sempre.',
      },
    ],
    read: {
      verses: '5:5-11',
      how: 'Ao chegar ao 7, quem lê para; cada um faz com as mãos o gesto de lançar longe. Depois seguem.',
    },
    observe: [
      {
        ask: 'De que roupa todos devem se vestir, e o que Deus faz com soberbos e humildes?',
        verses: '5:5',
        listen: 'Humildade; resiste a uns e dá graça aos outros.',
      },
      {
        ask: 'Quanto da ansiedade se lança sobre Deus, e por que motivo?',
        verses: '5:7',
        listen: 'Toda; porque ele cuida.',
      },
      {
        ask: 'Como o adversário é descrito, e o que fazer diante dele?',
        verses: '5:8-9',
        listen: 'Leão que ruge e ronda; sobriedade, vigiar, resistir firmes na fé.',
      },
      {
        ask: 'Que quatro coisas Deus mesmo fará?',
        verses: '5:10',
        listen: 'Aperfeiçoar, confirmar, fortificar, dar fundamento.',
      },
    ],
    interpret: [
      {
        ask: 'Na frase de Pedro, a gente se humilha lançando a ansiedade. O que há de orgulho escondido em carregar tudo sozinho?',
        verses: '5:6-7',
        listen: 'Achar que depende só de mim; pedir ajuda é humildade.',
        follow: 'Por que pedir ajuda custa tanto?',
      },
      {
        ask: 'Lançar não é largar de leve; é jogar em cima de alguém. O que torna seguro fazer isso com Deus?',
        verses: '5:7',
        listen: 'A mão dele é poderosa e ele se importa: força e carinho.',
      },
      {
        ask: 'O leão ruge para separar um do bando. Por que Pedro lembra os “vossos irmãos no mundo”?',
        verses: '5:8-9',
        listen: 'Saber-se acompanhado tira a força do rugido; isolamento é o perigo.',
      },
      {
        ask: 'O sofrimento é chamado de um pouco, a glória de eterna. Para quem está no meio, que consolo há em ser Deus quem completa a obra?',
        verses: '5:10',
        listen: 'Não depende do nosso capricho; ele firma.',
      },
    ],
    live: [
      {
        ask: 'Se a sua ansiedade de hoje fosse um pacote, que tamanho teria e o que viria escrito fora?',
        listen: 'Leve; ninguém abre o pacote.',
      },
      {
        ask: 'Qual preocupação você lança de manhã e vai buscar de volta à noite?',
        listen: 'Acontece com todos; lançar de novo não é fracasso.',
        for: ['adults', 'parents', 'women'],
      },
      {
        ask: 'Prova, nota, futuro, curtida: a que horas o rugido fica mais alto, e com quem você pode ficar nessa hora?',
        listen: 'Madrugada e tela; companhia real.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que é mais difícil para um homem: admitir o medo, pedir conselho ou ir ao médico?',
        listen: 'Humildade salva vidas; sem piada que feche a porta.',
        for: ['men', 'elderly'],
      },
      {
        ask: 'Há casal que soma as ansiedades e casal que divide. Que jeito de orar juntos caberia em dois minutos?',
        listen: 'Cada um diz uma, o outro ora.',
        for: ['couples'],
      },
      {
        ask: 'Deus tem cuidado de você. Que sinal disso, ainda que pequeno, dá para reconhecer nesta semana?',
        listen: 'Pessoas, pão, sono; quem não acha, pode dizer que não achou.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Qual irmão de longe ou de outro tempo, passando pelo mesmo que você, dá força só por existir?',
        listen: 'Não é você o único.',
        for: ['long-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que você é ruim de mira: cesto de lixo, chinelo na barata, buquê de noiva?',
        bridge: 'Pedro manda lançar uma coisa, e aqui não tem como errar o alvo.',
      },
      {
        text: 'Que barulho, à noite, parece monstro e é a geladeira, o gato ou o vizinho?',
        bridge: 'Rugido assusta mais quando se está só. O texto fala de um, e de companhia.',
        for: ['parents', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com tudo o que preocupa dentro. Vire-as para baixo e abra. Fique assim por cinco respirações.',
      bridge: 'Há uma mão poderosa logo abaixo das suas.',
    },
    complete: [
      {
        name: 'Toda',
        text: 'Liste as suas ansiedades, das ridículas às enormes. Some: são quantas? Escreva por cima de todas, atravessado: ele tem cuidado de mim.',
      },
      {
        name: 'Quem fica comigo',
        text: 'Quando ruge … (o medo), eu costumo me isolar em … . Nesta semana vou chamar … . E vou lembrar que passam pelo mesmo … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha uma caixa na mesa. Cada ansiedade que vier, escreva, dobre e lance lá dentro dizendo: tu cuidas.',
        tell: 'quantas vezes tentou tirar de volta.',
      },
      {
        do: 'Peça uma ajuda concreta que você vem adiando por orgulho: a um irmão, a um médico, ao banco, a um filho.',
        tell: 'o que sentiu antes e depois de pedir.',
      },
    ],
    children: {
      truth: 'Entrego a Deus o que me preocupa.',
      to7: {
        story:
          'A Isa levava uma sacola de preocupações. Uma pedrinha era: será que a mamãe vem me buscar? Outra era: e se eu errar? Outra: e o cachorro doente? Como pesava! O vovô disse: sabe de quem é a mão mais forte do mundo? De Deus! E ele cuida de você. Vamos jogar nas mãos dele? A Isa pegou uma pedrinha por vez: toma, Deus! Toma esta também! A sacola ficou levinha. Pedro escreveu assim: joguem em Deus toda a preocupação, porque ele cuida de vocês.',
        activity:
          'Amassem bolinhas de papel, cada uma uma preocupação, e joguem num cesto com a palavra DEUS. A cada uma, todos dizem: ele cuida!',
        questions: [
          'O que havia na sacola?',
          'Para quem a Isa entregou?',
          'O que você quer entregar?',
        ],
      },
      to12: {
        story:
          'O Noel não dormia direito antes das provas. Ficava repetindo: dou conta, dou conta sozinho. Não contava a ninguém, porque achava que era fraqueza. A avó bateu à porta. Sabe quem teve medo também? Pedro. Uma vez andava no mar, olhou o vento e começou a afundar. Só deu tempo de gritar: Senhor! E Jesus segurou. Já velho, ele escreveu: fiquem humildes debaixo da mão forte de Deus, e lancem sobre ele toda a ansiedade, porque ele cuida de vocês. Toda, vó? Toda. Até a boba. E contou mais: o mal é como um leão que ruge para assustar quem está sozinho. Por isso Pedro lembra que há irmãos no mundo todo passando pelo mesmo. Não fique sozinho! O Noel respirou, orou com a avó e pediu ajuda em matemática. Deus é quem firma a gente, disse ela, apagando a luz.',
        activity:
          'Escrevam as ansiedades em aviõezinhos de papel e lancem todos juntos. Depois formem uma roda de braços dados: ninguém sozinho.',
        questions: [
          'O que o Noel repetia?',
          'O que fazer com a ansiedade?',
          'A quem você pode pedir ajuda?',
        ],
      },
      challenge: 'Quando se preocupar, conte a Deus e a um adulto que cuida.',
    },
    prayer:
      'Deus de toda graça, lançamos: tudo, até o que temos vergonha de sentir. Tu cuidas. Veste-nos de humildade para pedir ajuda. Quando o leão rugir, junta-nos. E depois deste pouco tempo, aperfeiçoa, confirma, fortifica e firma os teus. Amém.',
    leader: {
      lost: 'A noite vira conversa sobre demônios, ou receita contra ansiedade. O centro é a razão do 7: ele tem cuidado. Resistir, no texto, se faz firme na fé e junto.',
      tender:
        'Ansiedade e pânico podem ser doença. Lançar sobre Deus não substitui médico nem terapia; pode levar a eles. Não diga a ninguém que falta fé. Se alguém falar em morrer ou se ferir, não deixe só: CVV 188, ou 192 em emergência.',
      differ:
        'Sobre o que o diabo pode fazer a um cristão há ênfases diversas entre as igrejas. Todas seguem o mesmo conselho do texto: sobriedade, fé e irmãos por perto.',
    },
    comfort:
      'Toda cabe. Também a das três da manhã. Ele não lhe pede que se acalme primeiro; pede que jogue nele.',
    closing: 'Lancem tudo: ele tem cuidado de vocês.',
    words: [
      'toda a vossa ansiedade',
      'ansiedade',
      'ele tem cuidado de vos',
      'tem cuidado',
      'leao',
      'rugindo',
      'poderosa mao de deus',
      'humilhai vos',
      'revestidos de humildade',
      'soberbos',
      'sede sobrios',
      'vigiai',
      'resisti',
      'deus de toda graca',
    ],
  },
]
