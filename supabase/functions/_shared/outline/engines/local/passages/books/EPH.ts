import type { BookPassages } from '../passage.ts'

export const EPH: BookPassages = [
  {
    verses: '1:1-14',
    key: '1:7',
    title: 'Abençoados de uma vez só',
    theme: 'tudo o que temos em Cristo',
    themes: ['gratidao', 'graca', 'identidade', 'salvacao'],
    idea: 'Antes de nos pedir qualquer coisa, Deus nos cobriu de bênçãos em Cristo: escolhidos, adotados, perdoados, selados, para que a vida vire louvor.',
    context:
      'Paulo está preso e escreve à região de Éfeso, grande porto dominado pelo templo de Ártemis e por medo de magia. Os versículos 3 a 14 são, no original, uma frase só, sem ponto. Parece alguém que abre um presente atrás do outro.',
    read: {
      verses: '1:3-14',
      how: 'Leiam sem parar, passando a voz um ao outro a cada vírgula. Quando aparecer nele, em Cristo ou no Amado, todos repetem.',
    },
    observe: [
      {
        ask: 'Que bênçãos o texto enumera, e que verbo descreve cada uma?',
        verses: '1:3-9, 1:13-14',
        listen: 'Escolheu, adotou, tornou aceitos, libertou, perdoou, revelou, selou.',
      },
      {
        ask: 'Que palavras mostram a vontade e o prazer de Deus em fazer isso?',
        verses: '1:5-6, 1:8-9',
        listen: 'Bom prazer, graça, riquezas, transbordar.',
      },
      {
        ask: 'O que o Pai, o Filho e o Espírito fazem, cada um, nessa história?',
        verses: '1:3-5, 1:7, 1:13-14',
        listen: 'O Pai escolhe e adota; o Filho liberta; o Espírito sela e garante.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo está acorrentado e começa com “Bendito seja”. O que alguém precisa enxergar para louvar de uma cela?',
        verses: '1:3',
        listen: 'Bênçãos que a cela não alcança.',
      },
      {
        ask: 'Éfeso vivia com medo do destino escrito nas estrelas. Como soa ali ouvir que a escolha veio antes da “fundação do mundo”, e por amor?',
        verses: '1:4-5',
        listen: 'Não é acaso nem astro; é um Pai.',
        follow: 'Que destino as pessoas acham hoje que está escrito?',
      },
      {
        ask: 'Selo era marca de dono e sinal de autenticidade. Que segurança dá saber-se marcado assim?',
        verses: '1:13-14',
        listen: 'Pertença, garantia; o que ainda virá está prometido.',
      },
    ],
    live: [
      {
        ask: 'Qual dessas bênçãos você conhece de ouvir falar e ainda não abriu?',
        listen: 'Cada um escolhe uma; sem competição.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Escolhido, adotado, aceito: qual dessas palavras responde melhor ao que a sua turma faz você sentir?',
        listen: 'Rejeição, comparação, pertencimento.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se alguém perguntasse por que você louva, sem usar saúde nem dinheiro na resposta, o que diria?',
        listen: 'Motivos que não se perdem.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'Que marcas outros puseram em você, e que selo Deus põe por cima?',
        listen: 'Apelidos, diagnósticos, histórico.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que bênção espiritual vocês podem dizer um ao outro em voz alta antes de dormir?',
        listen: 'Treinar a bênção em casa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Reunir em Cristo todas as coisas: o que você mais deseja ver reunido de novo?',
        listen: 'Família, pessoas, pedaços de si.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você rasga o papel do presente ou desgruda a fita para guardar? O que isso revela?',
        bridge: 'Paulo desembrulha vários de uma vez, sem tomar fôlego.',
      },
      {
        text: 'Qual foi a frase mais comprida sem respirar que você já falou, de alegria ou de nervoso?',
        bridge: 'Doze versículos sem ponto. Ouçam a alegria.',
        for: ['teens', 'young', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Imagine uma mesa com vários embrulhos, e em todos o seu nome. Não toque ainda. Só olhe.',
      bridge: 'Leia abrindo um de cada vez.',
    },
    complete: [
      {
        name: 'Abrindo os presentes',
        text: 'Desenhe sete caixas e escreva numa etiqueta: escolhido, adotado, aceito, liberto, perdoado, informado, selado. Dentro de cada uma, o que isso diz ao seu dia de hoje: … . Qual caixa continua fechada?',
      },
      {
        name: 'Bendito seja, porque',
        text: 'Escreva uma frase sem ponto, do tamanho que conseguir, começando com Bendito seja o Deus que me … , e me … , e quando eu … , ele … . Leiam em voz alta, de um fôlego.',
      },
    ],
    challenges: [
      {
        do: 'Abençoe sete pessoas em sete dias, dizendo a cada uma, com o nome dela, uma das bênçãos do texto.',
        tell: 'quem ficou mais surpreso.',
      },
      {
        do: 'Antes de pedir qualquer coisa a Deus nesta semana, agradeça por três bênçãos de Efésios 1.',
        tell: 'o que aconteceu com os pedidos.',
      },
    ],
    children: {
      truth: 'Deus me escolheu e me encheu de presentes em Jesus.',
      to7: {
        story:
          'Paulo estava preso, numa sala pequena, com uma corrente no braço. Estava triste? Um pouquinho. Mas ele pegou a pena e começou a escrever, e foi ficando tão contente que nem parava para respirar! Deus nos escolheu! Deus nos fez seus filhos! Deus nos perdoou! Deus contou o seu segredo! Deus pôs em nós o seu selo, como quem escreve o nome no caderno! Parecia alguém abrindo presentes: mais um, mais um, mais um! E todos vinham de Jesus. A corrente fazia clinc, clinc, e Paulo sorria. Ninguém podia tirar dele aqueles presentes.',
        activity:
          'Em caixinhas numeradas, ponham cartões com as palavras escolhido, filho, perdoado, amado; a criança abre uma e ganha um abraço a cada uma.',
        questions: [
          'Onde Paulo estava?',
          'Que presentes Deus dá em Jesus?',
          'Qual presente você gostou mais?',
        ],
      },
      to12: {
        story:
          'Experimente dizer uma frase de duzentas palavras sem respirar. Paulo escreveu uma! Ele estava preso em Roma, com um soldado ao lado. Em vez de começar a carta reclamando da comida, começou: bendito seja Deus! E não parou mais. Deus nos escolheu antes de fazer o mundo. Nos adotou como filhos. Nos recebeu em Jesus, o Amado. Nos perdoou. Derramou graça até transbordar. Contou o seu grande plano: juntar em Jesus tudo o que está quebrado. E nos marcou com o Espírito Santo, como um selo que diz: é meu, e eu volto para buscar. Nos portos de Éfeso, os comerciantes carimbavam as mercadorias com o seu sinal, e ninguém mais mexia. Os amigos de Éfeso leram a carta e entenderam. Eles viviam com medo de feitiços e de azar. Agora sabiam que tinham dono, e o dono era um Pai.',
        activity:
          'Façam um carimbo de batata ou borracha com um símbolo, carimbem um cartão com o nome e a frase: sou de Deus.',
        questions: [
          'Por que Paulo conseguia louvar na prisão?',
          'Para que servia o selo nos portos?',
          'De que medo essa notícia livraria você?',
        ],
      },
      challenge: 'Toda noite, agradeça a Deus por um presente que ninguém pode tirar de você.',
    },
    prayer:
      'Bendito sejas, Pai, que nos escolheste, e nos chamas de filhos, e nos perdoas, e nos marcas com o teu Espírito, e não paras. Perdemos o fôlego. Ensina-nos a abrir o que já deste, e a viver para o teu louvor. Amém.',
    leader: {
      lost: 'Predestinou puxa a noite inteira. Registre a pergunta, diga a frase abaixo e peça que voltem ao verbo principal: abençoou.',
      tender:
        'Adotado é palavra real para filhos e pais adotivos; não a explique por eles. E quem foi rejeitado pelo pai pode precisar ouvir devagar tornou aceitos.',
      differ:
        'Reformados entendem que Deus escolheu pessoas para a salvação só por graça; arminianos, católicos e outros, que escolheu em Cristo um povo, ou os que previu que creriam. Todos louvam a mesma graça.',
    },
    comfort:
      'Há bênçãos que ninguém precisa sentir para ter. Estão guardadas em Cristo, com selo. Mesmo que você hoje não consiga dizer bendito, já foi dito sobre você.',
    closing: 'Abençoados em Cristo, para louvor da sua graça.',
    words: [
      'efesios um',
      'bencaos espirituais',
      'lugares celestiais',
      'antes da fundacao do mundo',
      'predestinou',
      'adotados',
      'adocao',
      'aceitos no amado',
      'selados com o espirito',
      'garantia da nossa heranca',
      'penhor',
      'riquezas da sua graca',
      'louvor da sua gloria',
      'reunir em cristo',
    ],
  },
  {
    verses: '1:15-23',
    key: '1:18',
    title: 'Olhos do coração acesos',
    theme: 'enxergar o que já é nosso',
    themes: ['oracao', 'esperanca', 'sabedoria', 'ressurreicao'],
    idea: 'Paulo não pede que os amigos recebam mais coisas, e sim que enxerguem: a esperança, a herança e o poder que ressuscitou Jesus já trabalham por eles.',
    context:
      'Depois do louvor sem ponto, a oração. Paulo soube notícias boas daquela gente: fé e amor. Para o que vai bem, ele também ora. E pede vista, como quem ora por alguém que mora num palácio com as luzes apagadas.',
    read: {
      verses: '1:15-23',
      how: 'Luz baixa em 15-17. No 18, acendam tudo. Terminem o 20-23 de pé.',
    },
    observe: [
      {
        ask: 'O que Paulo ouviu dos efésios, e o que ele faz sem parar?',
        verses: '1:15-16',
        listen: 'Fé e amor; agradece e ora.',
      },
      {
        ask: 'Quais são as três coisas que ele quer que os olhos vejam?',
        verses: '1:18-19',
        listen: 'A esperança, as riquezas da herança, a grandeza do poder.',
      },
      {
        ask: 'Onde esse poder já foi visto em ação, e acima de que Cristo está?',
        verses: '1:20-22',
        listen: 'Na ressurreição; acima de todo domínio e nome.',
      },
    ],
    interpret: [
      {
        ask: 'Por que pedir “olhos do vosso entendimento” iluminados, em vez de mais poder?',
        verses: '1:17-19',
        listen: 'O que falta não é recurso, é enxergar.',
        follow: 'O que você tem de Deus e usa como se não tivesse?',
      },
      {
        ask: 'Leiam de novo: “gloriosa herança dele nos santos”. Que diferença faz saber que nós é que somos a herança de Deus?',
        verses: '1:18',
        listen: 'Ele se alegra em nós; valemos para ele.',
      },
      {
        ask: 'Éfeso colecionava nomes mágicos de poderes. O que significa Cristo acima “de todo nome”, para quem tem medo?',
        verses: '1:20-22',
        listen: 'Nenhum poder, visível ou não, está acima dele.',
      },
    ],
    live: [
      {
        ask: 'Por quem vai bem você tem orado, e não só por quem vai mal?',
        listen: 'Gratidão também é intercessão.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que parte da sua vida parece um cômodo com a luz apagada, embora tudo esteja lá?',
        listen: 'Dons, amizades, perdão, força.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'Que nomes e forças dão medo ou fascínio à sua geração, e onde Cristo fica nessa lista?',
        listen: 'Tecnologia, fama, dinheiro, horóscopo, rituais.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você começou a ver, desde que se aproximou de Deus, que antes estava na sua frente?',
        listen: 'Vista que melhora aos poucos.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que oração você gostaria de fazer pelo outro, sem incluir nenhuma mudança de comportamento dele?',
        listen: 'Orar por vista, não por conserto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O poder que ressuscitou Jesus: o que você gostaria de pedir a ele hoje, ou de lhe perguntar?',
        listen: 'Perguntas valem tanto quanto pedidos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte da vez em que procurou desesperado algo que estava em cima da mesa.',
        bridge: 'Estava lá o tempo todo. Paulo ora para que se veja o que já está.',
      },
      {
        text: 'Alguém já orou, torceu ou acendeu vela por você e você só soube depois? Quem?',
        bridge: 'Os efésios descobrem, por carta, que Paulo não parava de orar por eles.',
        for: ['adults', 'elderly', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Feche os olhos por um minuto e depois abra-os como se fosse a primeira vez neste cômodo.',
      bridge: 'Leia pedindo essa vista para dentro.',
    },
    complete: [
      {
        name: 'Três janelas',
        text: 'Desenhe três janelas e abra cada uma com palavras: pela janela da esperança eu vejo … ; pela da herança, Deus me olha e vê … ; pela do poder, posso dar o passo de … . Em qual delas o vidro está embaçado?',
      },
      {
        name: 'Oração por alguém que vai bem',
        text: 'Complete e envie: Desde que ouvi de … em você, não paro de agradecer. Peço que você veja … , que conheça … e que sinta o poder de Deus em … .',
      },
    ],
    challenges: [
      {
        do: 'Ore esta oração de Paulo, com o nome dela, por uma pessoa diferente a cada dia, e avise uma delas.',
        tell: 'o que a pessoa avisada respondeu.',
      },
      {
        do: 'Use uma coisa que Deus já lhe deu e estava apagada: um dom, um perdão, um lugar no grupo.',
        tell: 'que interruptor você achou.',
      },
    ],
    children: {
      truth: 'Deus acende a luz do meu coração para ver.',
      to7: {
        story:
          'A Ana entrou num quarto escuro. Bateu o pé: ai! Aqui não tem nada!, reclamou. O papai apertou o botão, clic! O quarto era cheio de coisas lindas: uma casinha, balões, um bolo com o nome dela! Estava tudo ali, ela é que não via. Paulo orou assim pelos amigos: Deus, acende a luz do coração deles! Ele queria que eles vissem três surpresas: que Deus tem um futuro bom para eles, que Deus acha que eles são um tesouro, e que o poder que fez Jesus viver de novo está cuidando deles. Clic! Que bonito!',
        activity:
          'Escondam três surpresas num quarto escuro, entrem com a criança e acendam juntos: clic! Depois orem: Deus, acende a luz do meu coração.',
        questions: [
          'O que a Ana achou do quarto escuro?',
          'O que apareceu quando o papai acendeu?',
          'Que surpresa Deus tem para você?',
        ],
      },
      to12: {
        story:
          'Seu Olavo morou quarenta anos numa casa herdada e vivia com pouco. Quando morreu, acharam no forro uma caixa cheia de moedas antigas que valiam uma fortuna. Ele tinha sido rico sem saber! Paulo escreveu aos amigos de Éfeso com medo de que acontecesse isso com eles. Ele não pediu que Deus lhes desse mais coisas. Pediu que abrisse os olhos do coração deles, para verem três tesouros. Um: a esperança para a qual foram chamados. Dois: que eles são a herança de Deus, o tesouro dele. Três: o poder imenso que trabalha por eles, o mesmo que tirou Jesus do túmulo e o pôs acima de tudo. Naquela cidade, as pessoas compravam papéis com nomes mágicos contra o azar. Paulo disse: não precisam; Jesus está acima de todo nome. O tesouro já está em casa. Falta acender a luz do forro.',
        activity:
          'Façam uma caça ao tesouro em casa com três pistas (esperança, herança, poder) e uma lanterna.',
        questions: [
          'Por que seu Olavo viveu com pouco, se era rico?',
          'O que Paulo pediu para os amigos?',
          'Que tesouro de Deus você acha que ainda não vê?',
        ],
      },
      challenge: 'Ore por alguém que está bem e diga a essa pessoa o que você agradece nela.',
    },
    prayer:
      'Pai glorioso, acende a luz por dentro. Que a gente veja a esperança, perceba que somos a tua herança e confie no poder que abriu o túmulo. Cristo, acima de todo nome, fica acima dos nossos medos. Amém.',
    leader: {
      lost: 'Domínios e poderes levam a histórias de batalha espiritual. Fique com o que o texto frisa: Cristo está acima. E não deixe a oração virar receita de prosperidade.',
      tender:
        'Quem vive depressão pode ouvir: então o problema é que eu não enxergo. Diga que olhos também adoecem e se tratam. Fé e remédio podem andar juntos.',
    },
    comfort:
      'Paulo não parava de orar por gente que nem sabia. Talvez alguém esteja fazendo isso por você agora, enquanto a sua luz está apagada. O que é seu continua lá, no escuro.',
    closing: 'Que se acendam os olhos do coração.',
    words: [
      'olhos do vosso entendimento',
      'olhos do coracao',
      'iluminados',
      'espirito de sabedoria e de revelacao',
      'esperanca do seu chamado',
      'riquezas da gloria',
      'heranca nos santos',
      'grandeza do seu poder',
      'acima de todo nome',
      'todo principado',
      'cabeca da igreja',
      'plenitude',
      'debaixo dos seus pes',
    ],
  },
  {
    verses: '2:1-10',
    key: '2:8',
    title: 'Mas Deus',
    theme: 'salvos pela graça',
    themes: ['graca', 'salvacao', 'identidade', 'servico'],
    idea: 'Estávamos mortos, e Deus, por puro amor, nos deu vida com Cristo: presente do começo ao fim, que termina em boas obras já preparadas para nós.',
    context:
      'Paulo conta a história de qualquer pessoa em dois tempos. O primeiro é um cemitério com gente andando. Aí vêm duas palavras que viram a página: mas Deus. Muita gente aprendeu de cor o versículo 8; poucos o leem até o 10.',
    read: {
      verses: '2:1-10',
      how: 'Um leitor grave para 1-3. As duas primeiras palavras do 4, todos, em voz alta. Outro leitor, alegre, até o 10.',
    },
    observe: [
      {
        ask: 'Como Paulo descreve o nosso antes: por onde andávamos e quem mandava?',
        verses: '2:1-3',
        listen: 'Mortos andando, segundo o mundo, o inimigo, os desejos.',
      },
      {
        ask: 'O que Deus é e o que Deus faz, dos versículos 4 a 7?',
        verses: '2:4-7',
        listen: 'Rico em misericórdia, muito amor; deu vida, ressuscitou, fez sentar.',
      },
      {
        ask: 'De onde vem a salvação, de onde não vem, e para que fomos criados?',
        verses: '2:8-10',
        listen: 'Graça, dom; não de nós nem de obras; para boas obras.',
      },
    ],
    interpret: [
      {
        ask: 'Doente pode procurar o médico; morto, não. O que isso diz sobre quem deu o primeiro passo?',
        verses: '2:1, 2:4-5',
        listen: 'Deus; não há mérito em ser ressuscitado.',
      },
      {
        ask: 'Não por obras, mas para “boas obras”. Como uma preposição salva da arrogância e da preguiça ao mesmo tempo?',
        verses: '2:8-10',
        listen: 'Não compra; brota. A ordem importa.',
        follow: 'Em que você costuma trocar para por por?',
      },
      {
        ask: 'Fomos “feitos por ele”: a palavra é a de obra de arte, poema. O que isso corrige no jeito de olhar para si?',
        verses: '2:10',
        listen: 'Nem lixo nem autor: obra em andamento.',
      },
    ],
    live: [
      {
        ask: 'Conte a sua história em seis palavras, com mas Deus no meio. Como ficou?',
        listen: 'Exemplo: perdido, com raiva, mas Deus esperou.',
        for: ['adults', 'new-believers', 'men', 'women'],
      },
      {
        ask: 'Se o amor de Deus por você não sobe nem desce com o seu desempenho, o que você deixaria de fazer por medo?',
        listen: 'Religião de medo; alívio.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'O que a sua geração faz que, por fora, parece vida e, por dentro, dá sensação de morto?',
        listen: 'Vazio da festa, da tela, da perfeição.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que é mais difícil para você: acreditar que estava tão mal ou que foi tão amado?',
        listen: 'As duas resistências.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que boa obra parece ter sido deixada pronta, do tamanho de vocês, perto de casa?',
        listen: 'Algo já preparado; basta andar nela.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Em que ponto da sua história você ainda espera o mas Deus?',
        listen: 'Não complete pela pessoa.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma história sua que ia mal e virou com uma palavra só: mas. Eu estava perdido, mas…',
        bridge: 'Paulo conta a maior de todas, com duas palavras: mas Deus.',
      },
      {
        text: 'Qual presente você recebeu e correu a retribuir, de vergonha? Quanto tempo ficou devendo?',
        bridge: 'A gente não sabe ganhar. O versículo 8 é um exercício disso.',
        for: ['adults', 'women', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha dois dedos no pulso e encontre a batida. Você não a provocou. Conte dez.',
      bridge: 'Vida recebida. Leia com os dedos no pulso.',
    },
    complete: [
      {
        name: 'Mas Deus',
        text: 'Escreva no alto: Eu … (três linhas sobre o seu antes). No meio da folha, bem grande: mas Deus. Embaixo: … (três linhas sobre o que ele fez). No rodapé, a boa obra que já está na sua frente: … .',
      },
      {
        name: 'Por ou para',
        text: 'Liste cinco coisas boas que você faz: … . Marque em cada uma, com franqueza: faço por (para ser aceito) ou para (porque fui). Reescreva uma das primeiras como se já não precisasse provar nada: … .',
      },
    ],
    challenges: [
      {
        do: 'Ache a boa obra preparada para esta semana: peça a Deus de manhã e fique atento até a noite.',
        tell: 'em que hora ela apareceu e se você andou nela.',
      },
      {
        do: 'Receba um presente, elogio ou favor sem retribuir nem se explicar.',
        tell: 'quantos segundos durou o desconforto.',
      },
    ],
    children: {
      truth: 'Deus me salvou de presente, porque me ama.',
      to7: {
        story:
          'O barquinho do Téo virou no lago, e ele não sabia nadar. Afundava! Não dava para pedir com educação, nem para pagar. Mas o papai pulou na água, com roupa e tudo, pegou o Téo e o pôs no colo. Depois enrolou numa toalha e deu chocolate quente. O Téo falou: papai, eu tenho dez moedas, quero pagar. O papai riu: filho, não se paga. É presente, porque eu amo você. Paulo escreveu que Deus fez assim: a gente não podia se salvar sozinho. Mas Deus nos amou e nos deu vida com Jesus. De presente! E agora a gente faz coisas boas porque está feliz.',
        activity:
          'Embrulhem um presente simples e deem à criança; se ela quiser pagar, todos dizem: é de graça! Depois ela faz um para outra pessoa.',
        questions: [
          'O Téo conseguia se salvar sozinho?',
          'O que ele quis pagar?',
          'O que você faz de bom porque Deus ama você?',
        ],
      },
      to12: {
        story:
          'Existem duas palavrinhas que mudam uma história inteira. Eu estava sem dinheiro para o ônibus, mas a minha tia apareceu. Eu tinha esquecido o trabalho, mas minha irmã trouxe. Paulo usou as duas mais fortes do mundo: mas Deus. Ele começa contando como éramos: como mortos que andam. Parece filme de zumbi, e é quase. A pessoa come, corre, compra, e por dentro não tem vida; vai para onde todo mundo vai. Um morto não consegue ir ao médico. Mas Deus, que é rico em misericórdia e nos amou muito, nos deu vida junto com Jesus. Por quê? Porque quis. É presente. Não dá para pagar, nem para se gabar. E então, já vivos, não fazemos mais nada? Fazemos! Deus preparou coisas boas para a gente andar nelas, como pegadas numa trilha. Não fazemos o bem para ele nos amar. Fazemos porque ele nos amou.',
        activity:
          'Marquem pegadas de papel pela casa, cada uma com uma boa obra preparada; cada criança pisa numa por dia e a cumpre.',
        questions: [
          'Como éramos antes, segundo Paulo?',
          'Por que não dá para se gabar?',
          'Que boa obra está na sua trilha hoje?',
        ],
      },
      challenge: 'Descubra uma boa obra por dia que Deus deixou na sua frente e ande nela.',
    },
    prayer:
      'Estávamos mortos, mas tu. Estávamos longe, mas tu. Rico em misericórdia, obrigado pelo presente que não se paga. Faz de nós o teu poema. E mostra, amanhã cedo, a boa obra que já deixaste no caminho. Amém.',
    leader: {
      lost: 'Filhos da ira e príncipe do ar puxam para medo e demonologia. Passe por eles sem demorar: são o antes. O texto corre para o mas Deus.',
      tender:
        'Quem sofre de culpa doentia pode ficar preso no versículo 1; quem tem depressão pode se sentir literalmente morto. Não deixe o encontro parar no 3, nem a pessoa voltar só para casa. CVV, 188.',
      differ:
        'Sobre fé e obras, evangélicos insistem que as obras são fruto, não causa; católicos, que a graça nos faz cooperar. O versículo 10 guarda as duas coisas no lugar.',
    },
    comfort:
      'Ele nos fez sentar com Cristo. Sentar. Depois de tanto, alguém lhe oferece uma cadeira. Não é preciso fazer nada nela.',
    closing: 'Éramos isto; mas Deus.',
    words: [
      'pela graca sois salvos',
      'mas deus',
      'rico em misericordia',
      'mortos em ofensas',
      'mortos em delitos',
      'filhos da ira',
      'principe do poder do ar',
      'dom de deus',
      'nao por obras',
      'boas obras',
      'feitura dele',
      'deu vida juntamente',
      'sentar nos lugares celestiais',
    ],
  },
  {
    verses: '2:11-22',
    key: '2:14',
    title: 'O muro veio abaixo',
    theme: 'Cristo, a nossa paz',
    themes: ['comunhao', 'cruz', 'proximo', 'identidade'],
    idea: 'Na cruz, Cristo derrubou o muro entre povos inimigos e fez de gente de longe e de perto uma só família e uma casa para Deus.',
    context:
      'No Templo de Jerusalém havia uma mureta de pedra com avisos: estrangeiro que passar daqui será responsável pela própria morte. Uma dessas placas está hoje num museu. Paulo foi preso acusado de levar um efésio para dentro. Ele sabe de que muro fala.',
    read: {
      verses: '2:12-22',
      how: 'Dividam a sala com uma fita no chão: um lado lê 12-13, o outro 14-16. No 17, tirem a fita; o resto, juntos.',
    },
    observe: [
      {
        ask: 'Que cinco faltas o versículo 12 enumera sobre os de fora?',
        verses: '2:12',
        listen: 'Sem Cristo, excluídos, estranhos aos pactos, sem esperança, sem Deus.',
      },
      {
        ask: 'O que Cristo derrubou, criou e proclamou, e a que preço?',
        verses: '2:13-17',
        listen: 'O muro; um novo homem; paz; o seu sangue, a cruz.',
      },
      {
        ask: 'Que três imagens descrevem o que agora somos?',
        verses: '2:19-22',
        listen: 'Concidadãos, família, edifício ou templo.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não diz que Cristo traz a paz, e sim que “ele é a nossa paz”. Qual é a diferença?',
        verses: '2:14',
        listen: 'Paz não é acordo, é pessoa; estamos juntos nele.',
      },
      {
        ask: 'Por que aproximar-se de Deus e aproximar-se do inimigo acontecem no mesmo lugar, a cruz?',
        verses: '2:14-16',
        listen: 'Um só corpo; não há acesso ao Pai passando por cima do irmão.',
        follow: 'O que sobra de uma fé que só cuida de uma dessas paredes?',
      },
      {
        ask: 'Casa se constrói com pedras diferentes encaixadas. O que cada pedra perde e o que ganha?',
        verses: '2:20-22',
        listen: 'Perde a posição isolada; ganha lugar, apoio e Deus morando.',
      },
    ],
    live: [
      {
        ask: 'Que mureta invisível existe na sua igreja, e quem fica do lado de fora lendo o aviso?',
        listen: 'Roupa, cor, escolaridade, estado civil, sotaque.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que rixa a sua turma herdou sem saber por que começou?',
        listen: 'Bairros, torcidas, escolas, famílias.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que lugar você se sente estrangeiro, e quem já lhe disse ali, com gestos: você é de casa?',
        listen: 'Migração, igreja nova, classe, solteirice.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Qual muro entre as duas famílias de origem de vocês ainda passa pelo meio da sala?',
        listen: 'Sogros, costumes, dinheiro, religião.',
        for: ['couples'],
      },
      {
        ask: 'Com que tijolo você ajudou a levantar um muro na família, e qual tijolo dá para tirar agora?',
        listen: 'Um tijolo só.',
        for: ['adults', 'elderly', 'parents'],
      },
      {
        ask: 'Depois da sua perda, quem se tornou família sem ter o mesmo sangue?',
        listen: 'Casa que Deus constrói no luto.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual placa de proibido você já desrespeitou? Não pise na grama conta.',
        bridge: 'No Templo havia uma placa que ninguém ousava desrespeitar. Paulo conhecia bem.',
      },
      {
        text: 'Derrubou parede em casa? Conte da poeira, do susto e da luz que entrou.',
        bridge: 'Cristo derrubou uma parede. Também fez poeira.',
        for: ['adults', 'couples', 'men', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Encoste a mão numa parede e sinta o frio. Imagine quem está do outro lado.',
      bridge: 'Leia até ouvir a parede cair.',
    },
    complete: [
      {
        name: 'Tijolos',
        text: 'Desenhe um muro de seis tijolos entre você e alguém, ou um grupo. Escreva em cada tijolo o que o mantém de pé: medo de … , mágoa de … , frase … . Risque o tijolo que Cristo já tirou e pinte o que você pode tirar nesta semana.',
      },
      {
        name: 'Planta da casa de Deus',
        text: 'Façam juntos a planta de uma casa com os nomes do grupo como pedras. Quem se apoia em quem? Quem está junto da pedra de esquina? Onde há um buraco à espera de alguém? Escrevam o nome: … .',
      },
    ],
    challenges: [
      {
        do: 'Atravesse uma mureta: vá ao lugar, à igreja ou à casa de gente de quem os seus mantêm distância, como visitante que escuta.',
        tell: 'o que havia do outro lado.',
      },
      {
        do: 'Tire um tijolo: um gesto de aproximação com um parente ou vizinho de quem se afastou, se for seguro.',
        tell: 'que tijolo era e se fez barulho.',
      },
    ],
    children: {
      truth: 'Jesus derruba muros e faz uma família só.',
      to7: {
        story:
          'Havia um muro alto no meio do parque. De um lado brincavam as crianças da camisa azul. Do outro, as da camisa amarela. Ninguém sabia por quê. Não pode passar!, dizia a placa. Um dia, veio alguém que gostava das duas. Ele pôs a mão no muro e empurrou, empurrou. O muro era pesado, e ele se machucou bastante. Mas não parou. E cataploft! O muro caiu. As crianças se olharam, com vergonha. Depois uma jogou a bola para a outra. Paulo escreveu que Jesus fez isso: derrubou o muro na cruz. Agora somos uma família só, e Deus mora no meio dela.',
        activity:
          'Levantem um muro de caixas entre dois grupos, derrubem juntos e façam com as mesmas caixas uma casa onde todos cabem.',
        questions: [
          'O que havia no meio do parque?',
          'Quem derrubou o muro?',
          'Com quem você quer brincar agora?',
        ],
      },
      to12: {
        story:
          'Num museu há uma placa de pedra com letras gregas. Diz, mais ou menos: estrangeiro não passa; quem passar será culpado da própria morte. Ela ficava no Templo de Jerusalém. De um lado, os judeus oravam; do outro, os de fora só podiam olhar. Judeus e estrangeiros não comiam juntos, não se visitavam, e cada um achava o outro nojento. Paulo foi preso porque disseram que ele levou um amigo de Éfeso para o lado de lá. Da prisão, escreveu justamente aos efésios: vocês estavam longe e agora estão perto. Jesus é a nossa paz. Na cruz, ele derrubou o muro do meio! De dois povos inimigos, fez um povo novo. E Paulo imaginou uma construção: Jesus é a pedra da esquina, que segura tudo; nós somos as pedras, cada uma de um jeito, encaixadas. Para quê? Para ser a casa onde Deus mora. A placa ficou no museu. O muro não ficou em pé.',
        activity:
          'Pintem pedras ou caixas com os nomes de pessoas bem diferentes e montem uma construção em que cada uma apoia a outra.',
        questions: [
          'O que estava escrito na placa?',
          'Como Jesus derrubou o muro?',
          'Que muro existe perto de você, e que pedra dá para tirar?',
        ],
      },
      challenge: 'Chame para brincar ou conversar alguém do outro lado do muro da sua turma.',
    },
    prayer:
      'Jesus, tu és a nossa paz. Cai com o muro que herdamos e com o que levantamos. Perdoa as placas. Encaixa-nos, pedra torta com pedra torta, e mora entre nós. Que o de longe e o de perto digam juntos: Pai. Amém.',
    leader: {
      lost: 'A lei e a circuncisão exigem explicação; faça em uma frase e siga. Não ensine que Deus rejeitou os judeus: o texto fala de dois povos feitos um.',
      tender:
        'Muros às vezes protegem: quem se afastou de um agressor não deve ser pressionado a derrubá-lo. Diga isso. Para quem sofre racismo ou xenofobia, o texto é defesa; ofereça companhia para denunciar (Disque 100).',
    },
    comfort:
      'Membros da família de Deus. A casa dele não tem quarto de hóspedes: quem chega é de casa. Se a sua ficou grande e vazia, há outra em que falta a sua pedra.',
    closing: 'Ele é a nossa paz.',
    words: [
      'ele e a nossa paz',
      'muro da separacao',
      'parede de separacao',
      'judeus e gentios',
      'dos dois povos fez um',
      'novo homem',
      'estaveis longe',
      'estrangeiros e forasteiros',
      'concidadaos',
      'familia de deus',
      'pedra de esquina',
      'pedra angular',
      'morada de deus',
      'inimizade',
    ],
  },
]
