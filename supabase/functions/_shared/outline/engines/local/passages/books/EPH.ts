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
  {
    verses: '3:1-13',
    key: '3:6',
    title: 'O segredo que se conta',
    theme: 'a graça que abre a porta a todos',
    themes: ['missao', 'comunhao', 'graca', 'humildade'],
    idea: 'O segredo guardado por Deus é que os de fora são de dentro; e ele escolheu mostrá-lo ao mundo por uma igreja misturada e por um servo que se acha o menor.',
    context:
      'Paulo ia começar uma oração, mas ao escrever prisioneiro interrompe a frase para explicar a prisão. Está acorrentado justamente por ter dito que estrangeiros entram pela mesma porta. Ele não chama isso de azar: chama de graça recebida.',
    read: {
      verses: '3:2-13',
      how: 'Leiam como quem abre um segredo: começando bem baixo no 2 e subindo a voz até o 6, que todos dizem alto.',
    },
    observe: [
      {
        ask: 'Em que consiste, afinal, o mistério, e que três coisas os de fora passam a ser junto com os outros?',
        verses: '3:4-6',
        listen: 'Herdeiros, membros do corpo, participantes da promessa.',
      },
      {
        ask: 'Como Paulo fala de si mesmo, e que tarefa recebeu?',
        verses: '3:7-9',
        listen: 'Servidor, o menor de todos; anunciar as riquezas de Cristo.',
      },
      {
        ask: 'Por meio de quem a sabedoria de Deus fica à vista, e de quem?',
        verses: '3:10-12',
        listen: 'Pela igreja, aos poderes celestes; e temos acesso confiante.',
      },
    ],
    interpret: [
      {
        ask: 'Segredo costuma dar poder a quem guarda. O que Paulo faz com o dele?',
        verses: '3:3-6, 3:8-9',
        listen: 'Espalha; graça recebida vira notícia.',
      },
      {
        ask: '“Multiforme sabedoria” quer dizer de muitas cores. Que espetáculo uma igreja toda igual deixa de dar?',
        verses: '3:10',
        listen: 'A diferença unida é que mostra quem Deus é.',
        follow: 'Que cores faltam na nossa?',
      },
      {
        ask: 'Por que ele pede que não desanimem com as aflições dele?',
        verses: '3:13',
        listen: 'A prisão é o preço do lugar deles à mesa; tem sentido.',
      },
    ],
    live: [
      {
        ask: 'Que notícia boa de Deus você trata como segredo de família?',
        listen: 'Fé guardada entre os conhecidos.',
        for: ['long-believers', 'adults', 'men', 'women'],
      },
      {
        ask: 'O que lhe dá sensação de ser o menor da turma, e o que Deus poderia confiar justamente a você?',
        listen: 'Paulo se achava o menor e recebeu muito.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que incômodo seu, hoje, pode estar o lugar de outra pessoa à mesa?',
        listen: 'Cuidar, acolher, apoiar, abrir mão.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'O que na igreja ainda soa para você como clube com senha?',
        listen: 'Jargão, costumes, panelas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se alguém olhasse a lista de convidados de vocês no último ano, quantas cores veria?',
        listen: 'Mesa diversa ou de iguais.',
        for: ['couples', 'long-believers'],
      },
      {
        ask: 'Que sofrimento seu você gostaria que não desanimasse os que o amam?',
        listen: 'O cuidado também vai nessa direção.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é bom de guardar segredo? Conte um que já pode ser contado.',
        bridge: 'Deus guardou um durante séculos, e Paulo foi encarregado de espalhar.',
      },
      {
        text: 'Senha de clube, aperto de mão secreto, língua do pê: de que turma você já fez parte?',
        bridge: 'Havia quem achasse que a fé tinha senha. Paulo foi preso por dizer que não.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense em algo que alguém contou a você em confiança e que o fez sentir-se de casa.',
      bridge: 'Leia como quem recebe um segredo bom.',
    },
    complete: [
      {
        name: 'Segredo aberto',
        text: 'Dobre um papel em quatro. Do lado de fora, escreva: quem eu achava que ficava de fora: … . Abra uma dobra: e é herdeiro de … . Outra: e é membro de … . Outra: e participa de … . Entregue o papel a alguém.',
      },
      {
        name: 'O menor e a graça',
        text: 'Complete: Sou o menor em … . Mesmo assim, foi-me dada a graça de … , para que … conheça … . O preço que isso me custa é … .',
      },
    ],
    challenges: [
      {
        do: 'Traduza um costume ou palavra da sua igreja para alguém de fora, e pergunte o que ele acha.',
        tell: 'o que ficou mais claro, e para quem.',
      },
      {
        do: 'Convide para a sua mesa alguém de uma cor que falta: outra idade, cultura, classe, história.',
        tell: 'o que você viu de Deus que não tinha visto.',
      },
    ],
    children: {
      truth: 'O segredo de Deus: todos podem entrar!',
      to7: {
        story:
          'Psiu! Deus tinha um segredo. Ele guardou por muito, muito tempo. As pessoas pensavam que só alguns podiam ser da família de Deus. Os outros ficavam na porta, olhando. Um dia, Deus contou o segredo a Paulo, bem no ouvido. Sabe qual era? Todo mundo pode entrar! Os daqui, os de longe, os de cabelo liso, os de cabelo crespo, os que falam diferente. Todos os que amam Jesus são irmãos! Paulo não aguentou guardar. Saiu contando para todos. Ficaram bravos e o prenderam. E ele, da prisão, escreveu: contem também!',
        activity:
          'Passem o segredo de ouvido em ouvido pela roda: todo mundo pode entrar!; o último grita e abre a porta da sala.',
        questions: [
          'Qual era o segredo de Deus?',
          'O que Paulo fez com ele?',
          'A quem você quer contar?',
        ],
      },
      to12: {
        story:
          'Normalmente um segredo a gente não espalha. Com este, era ao contrário. Durante séculos, Deus preparou uma surpresa, e pouca gente entendeu as pistas. Até que Jesus veio, e a surpresa foi revelada a Paulo: os estrangeiros, que ficavam do lado de fora, são herdeiros também! Mesma família, mesma mesa, mesma promessa. Paulo ficou maravilhado. Logo eu, escreveu, o menor de todos, que já persegui a igreja, fui escolhido para contar isso! Nem todos gostaram. Ele acabou preso. E da prisão explicou uma coisa linda: quando gente muito diferente vive unida, é como um arco-íris. Até os anjos olham e dizem: que sabedoria Deus tem! Se todos fossem iguais, seria um arco de uma cor só. Os amigos ficaram tristes pelas correntes dele. Paulo respondeu: não desanimem; valeu a pena, porque vocês entraram.',
        activity:
          'Cada um pinta uma tira de uma cor com seu nome e de onde vem a sua família; juntem as tiras num arco-íris.',
        questions: [
          'Que surpresa Deus tinha preparado?',
          'Por que Paulo se achava o menor?',
          'Que cor falta no arco-íris da sua turma?',
        ],
      },
      challenge: 'Convide para o seu grupo alguém diferente e explique as brincadeiras para ele.',
    },
    prayer:
      'Deus de muitas cores, obrigado por teres aberto o segredo e a porta. Somos pequenos, e nos deste o que contar. Livra-nos da senha e do clube. Que a nossa mesa faça até os anjos sorrirem. Amém.',
    leader: {
      lost: 'A palavra mistério convida a buscar sentidos ocultos. O texto explica qual é, no 6. Os poderes celestes do 10 rendem curiosidade: basta dizer que até eles assistem.',
    },
    comfort:
      'Nele temos coragem e acesso, diz o texto, e quem escreveu não podia sair do quarto. Há uma porta que continua aberta para quem está preso em casa, num leito ou numa tristeza.',
    closing: 'O segredo é que há lugar.',
    words: [
      'misterio',
      'prisioneiro de cristo',
      'menor de todos os santos',
      'inimaginaveis riquezas',
      'insondaveis riquezas',
      'multiforme sabedoria',
      'coerdeiros',
      'membros de um mesmo corpo',
      'participantes da promessa',
      'principados e potestades',
      'acesso com confianca',
      'gentios',
    ],
  },
  {
    verses: '3:14-21',
    key: '3:19',
    title: 'O tamanho do amor',
    theme: 'enraizados no amor de Cristo',
    themes: ['oracao', 'espirito', 'esperanca', 'graca'],
    idea: 'Paulo se ajoelha para que o Espírito nos fortaleça por dentro e, juntos, possamos conhecer um amor que passa de qualquer medida.',
    context:
      'É a oração interrompida no versículo 1. Judeus costumavam orar em pé; ajoelhar era coisa de urgência. Do chão de uma cela, Paulo não pede para sair. Pede raízes, alicerce, espaço, e acaba cantando.',
    read: {
      verses: '3:14-21',
      how: 'Quem puder, ajoelhe-se; quem não puder, curve a cabeça. Um só leitor, sem pressa; 20 e 21, todos, como amém.',
    },
    observe: [
      {
        ask: 'Diante de quem Paulo se ajoelha, e em nome de quem?',
        verses: '3:14-15',
        listen: 'Do Pai, de quem toda família recebe nome.',
      },
      {
        ask: 'Quais são os pedidos, na ordem em que aparecem?',
        verses: '3:16-19',
        listen: 'Força no interior, Cristo habitando, raízes, compreender, conhecer, ser cheios.',
      },
      {
        ask: 'O que Deus pode fazer, e segundo que poder?',
        verses: '3:20',
        listen: 'Muito mais do que pedimos ou pensamos; o que opera em nós.',
      },
    ],
    interpret: [
      {
        ask: 'Raiz é de planta, alicerce é de casa. O que cada imagem acrescenta sobre o amor que sustenta?',
        verses: '3:17',
        listen: 'Alimenta e segura; por baixo, sem aparecer.',
        follow: 'Em que mais a gente costuma se enraizar?',
      },
      {
        ask: 'Como se pode “conhecer” o que “excede o entendimento”?',
        verses: '3:19',
        listen: 'Conhecer de viver, não de explicar; sempre há mais.',
      },
      {
        ask: 'Por que é preciso “todos os santos” para medir esse amor?',
        verses: '3:18',
        listen: 'Cada um conhece um lado; sozinho vejo pouco.',
      },
    ],
    live: [
      {
        ask: 'Em que o seu interior está precisando de força, embora por fora tudo funcione?',
        listen: 'Cansaço escondido.',
        for: ['adults', 'men', 'women', 'parents'],
      },
      {
        ask: 'Quando o vento bate (nota, término, crítica), o que descobre sobre as suas raízes?',
        listen: 'Onde a pessoa se apoia.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual das quatro medidas do amor (largura, comprimento, altura, profundidade) você mais conheceu, e em que época?',
        listen:
          'Largura que inclui, comprimento que espera, altura que levanta, fundo que alcança.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'O que você pediria a Deus se acreditasse que ele faz mais do que se pede ou pensa?',
        listen: 'Pedidos miúdos crescem.',
        for: ['new-believers', 'visitors', 'couples'],
      },
      {
        ask: 'Como seria Cristo não visitar, mas morar, na rotina de vocês dois?',
        listen: 'Móveis do dia: mesa, cama, carteira.',
        for: ['couples'],
      },
      {
        ask: 'Qual dessas palavras (força, raiz, amor, plenitude) você deixaria que outros pedissem por você?',
        listen: 'Orem exatamente por ela.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Sem régua: mostrem com os braços o tamanho de um abraço de avó, de um susto e de uma saudade.',
        bridge: 'Paulo tenta medir um amor e fica sem régua.',
      },
      {
        text: 'Qual é a árvore da sua vida: a que você subiu, de que caiu ou debaixo da qual namorou?',
        bridge: 'O que a segurava ninguém via. Paulo ora por raízes.',
        for: ['adults', 'elderly', 'couples', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Apoie os dois pés no chão e imagine raízes descendo devagar, sem esforço.',
      bridge: 'Enraizados no amor: leia como quem desce.',
    },
    complete: [
      {
        name: 'Quatro medidas',
        text: 'Desenhe uma cruz. Na ponta esquerda e na direita (largura): o amor de Cristo alcança até … . Em cima (altura): me leva a … . Embaixo (profundidade): desceu até … . Ao longo (comprimento): esperou por mim desde … .',
      },
      {
        name: 'Raio X da raiz',
        text: 'Desenhe uma árvore com a parte de baixo maior que a de cima. Em cima, o que todos veem: … . Embaixo, onde de fato me alimento: … , … . Uma raiz para afundar nesta semana: … , todo dia às … .',
      },
    ],
    challenges: [
      {
        do: 'Ore de joelhos, ou como o corpo deixar, esta oração por uma família, todos os dias, trocando vós pelo nome deles.',
        tell: 'como você passou a olhar essa família.',
      },
      {
        do: 'Pergunte a três pessoas de idades diferentes: que lado do amor de Cristo você conhece?',
        tell: 'o lado que você não conhecia.',
      },
    ],
    children: {
      truth: 'O amor de Jesus é maior do que posso medir.',
      to7: {
        story:
          'O Gael pegou a fita de medir do papai. Mediu a mesa, o gato (que fugiu) e o próprio pé. Aí perguntou: papai, qual é o tamanho do amor de Jesus? O papai disse: vamos medir! Largura: o Gael abriu os braços, abriu, abriu, e não chegava. Comprimento: correu até o portão, e não chegava. Altura: pulou, e não chegava. Profundidade: cavou um buraquinho, e não chegava. A fita acabou!, disse o Gael. Paulo também tentou medir, de joelhos, na prisão. E escreveu: é maior do que a gente consegue entender. Cabe você inteiro lá dentro.',
        activity:
          'Com barbante, meçam coisas da casa; depois estiquem todo o rolo pela casa e digam: o amor de Jesus é maior!',
        questions: [
          'O que o Gael mediu primeiro?',
          'A fita conseguiu medir o amor de Jesus?',
          'Quem cabe nesse amor?',
        ],
      },
      to12: {
        story:
          'No quintal da tia Neusa havia duas árvores. Uma era alta e vistosa, cresceu depressa, com as raízes quase à flor da terra. A outra, um jatobá baixinho, passou anos crescendo só para baixo. Veio a ventania de agosto. De manhã, a alta estava deitada sobre o muro. O jatobá tinha perdido umas folhas. Paulo pensou em algo assim quando orou pelos amigos. Ele se ajoelhou na cela e pediu: que vocês tenham raízes no amor de Cristo. Que ele não faça só visita, mas more no coração de vocês. E que, todos juntos, descubram o tamanho desse amor: largo, comprido, alto, fundo. Aí Paulo se atrapalha, porque é um amor que não cabe na cabeça; só dá para conhecer vivendo nele. E termina quase cantando: Deus pode fazer muito mais do que tudo o que pedimos ou imaginamos!',
        activity:
          'Plantem um feijão num vidro transparente, para ver a raiz descer antes de a folha subir; anotem por sete dias.',
        questions: [
          'Por que uma árvore caiu, e a outra não?',
          'O que Paulo pediu de joelhos?',
          'Onde estão as suas raízes quando algo dá errado?',
        ],
      },
      challenge: 'Antes de dormir, ajoelhe-se e peça uma coisa grande para outra pessoa.',
    },
    prayer:
      'Pai, de quem toda família recebe nome, ajoelhamos como dá. Fortalece por dentro o que por fora se aguenta. Cristo, mora aqui. Desce-nos raízes no teu amor, e faz mais do que soubemos pedir. A ti a glória, agora e sempre. Amém.',
    leader: {
      lost: 'O versículo 20 vira promessa de realizar sonhos. Repare: o mais do que pedimos vem logo depois de raízes, amor e plenitude. E ninguém precisa ajoelhar; ofereça cadeiras.',
      tender:
        'De quem toda família recebe nome pode pesar para quem tem família quebrada ou não tem. Diga que o nome vem do Pai, e que há lugar nessa casa.',
    },
    comfort:
      'Excede o entendimento. Você não precisa compreender por que dói para ser segurado por um amor que também não se explica. Largura, comprimento, altura, profundidade: em qualquer direção que caia, cai nele.',
    closing: 'Mais do que tudo o que pedimos ou pensamos.',
    words: [
      'me ponho de joelhos',
      'largura comprimento',
      'altura e profundidade',
      'enraizados',
      'arraigados e alicercados',
      'firmados no amor',
      'amor de cristo que excede',
      'excede o entendimento',
      'toda a plenitude de deus',
      'cristo habite',
      'homem interior',
      'mais do que pedimos ou pensamos',
      'toda a familia nos ceus',
    ],
  },
  {
    verses: '4:1-6',
    key: '4:3',
    title: 'Sete vezes um',
    theme: 'guardar a unidade',
    themes: ['comunhao', 'humildade', 'amizade', 'discipulado'],
    idea: 'A unidade já foi dada pelo Espírito, e nosso trabalho é guardá-la com paciência miúda, porque o que nos junta é maior do que o que nos irrita.',
    context:
      'Metade da carta contou o que Deus fez. Agora, com um portanto, Paulo passa ao modo de andar. E o primeiro passo não é uma grande façanha. É aguentar com carinho as pessoas ao lado.',
    read: {
      verses: '4:1-6',
      how: 'Leiam 1-3 em voz de pedido. De 4 a 6, contem nos dedos, juntos, cada vez que disserem um só.',
    },
    observe: [
      {
        ask: 'De onde Paulo escreve, e o que ele roga?',
        verses: '4:1',
        listen: 'Da prisão; andar de modo digno do chamado.',
      },
      {
        ask: 'Que quatro atitudes mostram esse andar?',
        verses: '4:2',
        listen: 'Humildade, mansidão, paciência, tolerância em amor.',
      },
      {
        ask: 'Quantas coisas são uma só, e quais são?',
        verses: '4:4-6',
        listen: 'Sete: corpo, Espírito, esperança, Senhor, fé, batismo, Deus e Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Paulo diz “guardar” a unidade, e não criar?',
        verses: '4:3',
        listen: 'Ela é dom do Espírito; pode-se estragar ou proteger.',
        follow: 'O que costuma estragá-la primeiro?',
      },
      {
        ask: '“Tolerando uns aos outros em amor” admite que somos difíceis. O que as duas últimas palavras mudam na tolerância?',
        verses: '4:2',
        listen: 'De engolir com cara feia para carregar com afeto.',
      },
      {
        ask: 'Nenhum item da lista do um só é opinião, gosto ou estilo. O que isso nos permite ter de diferente?',
        verses: '4:4-6',
        listen: 'Quase tudo o mais; unidade não é uniformidade.',
      },
    ],
    live: [
      {
        ask: 'Que mania de alguém próximo testa a sua paciência, e qual mania sua testa a dos outros?',
        listen: 'Começar pela própria; rir.',
        for: ['couples', 'adults', 'parents', 'singles'],
      },
      {
        ask: 'No grupo da turma, quem põe lenha e quem joga água, e qual dos dois tem sido você?',
        listen: 'Vínculo da paz nas mensagens.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que assunto já dividiu pessoas que confessam o mesmo Senhor perto de você?',
        listen: 'Política, estilo, cargos; sem refazer a briga.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que momento você desanimou da fé por causa de briga de cristãos, e o que o fez ficar ou voltar?',
        listen: 'Ouvir com vergonha boa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Qual foi a última vez que você abriu mão de ter razão para guardar um laço?',
        listen: 'Sem confundir com calar injustiça.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'A família se uniu ou se espalhou depois da perda, e que fio ainda segura vocês?',
        listen: 'Inventários e silêncios doem; cuidado.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Ronco, pasta de dente aberta, volume do rádio: qual mania de alguém você aprendeu a tolerar com amor?',
        bridge: 'Paulo, preso, escreve sobre manias. A unidade começa nelas.',
      },
      {
        text: 'Cabo de guerra de cabeça para baixo: puxem um barbante de modo que ninguém saia do lugar. Quanto tempo aguentam?',
        bridge: 'Guardar um laço dá trabalho e pede jeito.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Pense na pessoa que mais irrita você. Respire uma vez por ela, sem palavras.',
      bridge: 'Com paciência, em amor: leia devagar o versículo 2.',
    },
    complete: [
      {
        name: 'Sete fios',
        text: 'Trance sete fios de lã ou desenhe sete linhas, e dê a cada uma o nome: corpo, Espírito, esperança, Senhor, fé, batismo, Pai. Em volta, escreva o que tenta cortar: … , … . Qual fio segura você a alguém de quem discorda? …',
      },
      {
        name: 'Paciência em números',
        text: 'Complete: Alguém já tolerou em mim, com amor, durante … anos, a mania de … . Eu vou tolerar em … , com amor, até … , a mania de … . Lembrarei disso quando … .',
      },
    ],
    challenges: [
      {
        do: 'Guarde um laço: procure alguém com quem o clima azedou e faça algo bom, sem reabrir a discussão.',
        tell: 'como o laço estava e como ficou.',
      },
      {
        do: 'Ore cada dia por uma igreja do seu bairro que não é a sua, passando em frente, se der.',
        tell: 'por quantas orou e o que viu nelas.',
      },
    ],
    children: {
      truth: 'Com paciência e amor, a gente fica junto.',
      to7: {
        story:
          'Cinco dedos moravam numa mão. O polegar era gordinho, o médio era comprido, o mindinho reclamava. Você aperta! Você é lento! Brigaram tanto que cada um quis ficar sozinho. A mão precisava amarrar o sapato. O polegar tentou: não deu. O mindinho: não deu. O sapato ficou desamarrado, e, tum, todos caíram. Então o indicador disse: desculpe se eu aperto. E o médio: eu espero o mindinho. Um, dois, e fizeram um laço lindo. Paulo escreveu: sejam humildes, mansos e pacientes, e fiquem juntos pelo laço da paz. Temos um só Pai!',
        activity:
          'Amarrem frouxo, com fita, a mão de um na do outro, e façam juntos um desenho ou um laço, com paciência.',
        questions: [
          'Por que os dedos brigaram?',
          'O que eles conseguiram juntos?',
          'Com quem você precisa ter paciência?',
        ],
      },
      to12: {
        story:
          'O acampamento tinha tudo para dar certo, menos as pessoas. Um roncava, outra mandava em todo mundo, um terceiro cantava às seis da manhã. No segundo dia, cada barraca não falava com a vizinha. À noite, a corda que prendia a lona grande começou a se soltar, e a chuva vinha. A corda era feita de sete fios. O monitor gritou: segurem! Cada um agarrou um fio. O roncador, a mandona, o cantor, lado a lado, encharcados. A lona aguentou. De manhã, riram. Paulo escreveu aos efésios uma lista de sete fios que seguram os cristãos: um corpo, um Espírito, uma esperança, um Senhor, uma fé, um batismo, um Deus e Pai de todos. E pediu: guardem essa unidade. Como? Com humildade, jeito manso e paciência, aguentando uns aos outros com amor. Repare que ele não disse que ia ser fácil. Disse que vale segurar.',
        activity:
          'Façam pulseiras de sete fios trançados, e a cada fio digam um dos sete um só; troquem com alguém.',
        questions: [
          'O que fez o grupo se unir de novo?',
          'Quais são os sete fios de Paulo?',
          'Que mania de alguém você pode aguentar com amor?',
        ],
      },
      challenge:
        'Quando alguém irritar você, conte até sete pensando em cada um só, e responda manso.',
    },
    prayer:
      'Um só Deus e Pai, somos muitos e implicantes. Guarda o que deste. Dá-nos humildade no tom, mansidão na resposta, paciência com a mania, e amor por baixo de tudo. Ata-nos com a tua paz. Amém.',
    leader: {
      lost: 'Um só batismo puxa a discussão sobre modo e idade. Sorria e lembre que é a lista do que nos une. Também não use unidade para abafar denúncia: paz não é silêncio.',
      tender:
        'Tolerar em amor não se aplica a agressão, abuso ou humilhação. Quem se afastou de quem o feria não quebrou a unidade. Ligue 180, Disque 100.',
      differ:
        'Um só batismo: alguns reconhecem todo batismo em nome da Trindade; outros pedem novo batismo de quem foi batizado criança. A lista de Paulo continua a ser de todos.',
    },
    comfort:
      'Acima de todos, por meio de todos, e em todos vocês. Você pode estar longe das reuniões e dos cultos, num quarto. O fio não arrebenta por distância.',
    closing: 'Um só Pai; guardemos o laço.',
    words: [
      'unidade do espirito',
      'vinculo da paz',
      'um so corpo',
      'um so espirito',
      'um so senhor',
      'uma so fe',
      'um so batismo',
      'digno do chamado',
      'digno da vocacao',
      'tolerando uns aos outros',
      'suportando vos',
      'humildade e mansidao',
    ],
  },
  {
    verses: '4:7-16',
    key: '4:15',
    title: 'Crescer juntos',
    theme: 'os dons que fazem crescer',
    themes: ['servico', 'discipulado', 'comunhao', 'palavra'],
    idea: 'Cristo deu pessoas e dons para que todos sirvam e o corpo inteiro cresça até parecer com ele, dizendo a verdade com amor.',
    context:
      'Depois do um só, Paulo diz cada um. A unidade não apaga os dons: precisa deles. Cita um salmo de vitória em que o rei distribui presentes. E tem um alvo: que a igreja deixe de ser criança que muda de rumo a cada vento.',
    read: {
      verses: '4:11-16',
      how: 'Quem conduz resume 7-10: Cristo subiu e deu presentes. Leiam em roda, uma frase cada; o 15, todos.',
    },
    observe: [
      {
        ask: 'Que pessoas Cristo deu, e para qual finalidade?',
        verses: '4:11-12',
        listen:
          'Apóstolos, profetas, evangelistas, pastores, mestres; preparar os santos para o serviço.',
      },
      {
        ask: 'Quem faz “a obra do serviço”, segundo o texto, e até quando?',
        verses: '4:12-13',
        listen: 'Os santos, todos; até a maturidade.',
      },
      {
        ask: 'O que marca a criança e o que marca o adulto na fé?',
        verses: '4:14-16',
        listen: 'Inconstante, levada; segue a verdade em amor, cresce, coopera.',
      },
    ],
    interpret: [
      {
        ask: 'Se os líderes existem para preparar os outros, o que adoece numa igreja em que só eles servem?',
        verses: '4:11-12',
        listen: 'Líderes esgotados, membros plateia, corpo atrofiado.',
        follow: 'Como é aqui?',
      },
      {
        ask: 'Verdade sem amor, amor sem verdade: que cara tem cada um, e qual é mais comum entre nós?',
        verses: '4:15',
        listen: 'Dureza; melação ou silêncio.',
      },
      {
        ask: 'Ligamento não aparece na foto. O que são os ligamentos de um grupo como o nosso?',
        verses: '4:16',
        listen: 'Vínculos, telefonemas, caronas, memória.',
      },
    ],
    live: [
      {
        ask: 'Que vento de doutrina ou de novidade já carregou você, e o que o trouxe de volta ao chão?',
        listen: 'Correntes, promessas, medos; sem zombar.',
        for: ['adults', 'long-believers', 'new-believers'],
      },
      {
        ask: 'Quem está preparando você para servir, e a quem você está preparando?',
        listen: 'Duas pontas do discipulado.',
        for: ['young', 'singles', 'men', 'women'],
      },
      {
        ask: 'Em que você cresceu no último ano e em que continua com a mesma idade espiritual?',
        listen: 'Sem comparação com outros.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Como contar a verdade a um amigo quando ele está errado, sem postar, sem humilhar e sem fugir?',
        listen: 'A sós, com afeto, na hora certa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que verdade um de vocês precisa dizer, e que amor precisa vir antes da frase?',
        listen: 'Preparar o tom; escolher a hora.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que parte do corpo você é quando as forças diminuem, e como os outros podem ser ligamento?',
        listen: 'Ser sustentado também é função.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua casa havia marcas de altura na porta? Quem roubava ficando na ponta dos pés?',
        bridge: 'Paulo quer ver a marca subir. Diz quem é a medida.',
      },
      {
        text: 'Qual moda, corrente ou previsão da internet você engoliu inteira e depois ficou sem jeito?',
        bridge: 'Levados por todo vento, diz o texto. Acontece.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Estique-se devagar, dos pés à ponta dos dedos, como quem cresce um pouquinho.',
      bridge: 'Cresçamos em tudo naquele que é a cabeça.',
    },
    complete: [
      {
        name: 'Marca na porta',
        text: 'Desenhe um batente com marcas: há cinco anos eu … ; há um ano eu … ; hoje eu … ; a próxima marca, parecida com Cristo, seria … . Ao lado, quem segura a régua comigo: … .',
      },
      {
        name: 'Verdade em amor',
        text: 'Escreva uma verdade que precisa dizer a alguém: … . Agora reescreva começando por algo bom e verdadeiro sobre essa pessoa: … . Por fim, anote a hora, o lugar e o tom: … . Se ainda não houver amor, espere.',
      },
    ],
    challenges: [
      {
        do: 'Prepare alguém: ensine uma pessoa a fazer, e faça com ela, um serviço que você domina.',
        tell: 'o que ela fez melhor que você.',
      },
      {
        do: 'Diga uma verdade em amor a alguém próximo, do jeito que gostaria de ouvir. Ou agradeça uma que lhe disseram.',
        tell: 'o que aconteceu com a amizade.',
      },
    ],
    children: {
      truth: 'Deus me deu um presente para ajudar os outros a crescer.',
      to7: {
        story:
          'Era uma vez uma casa em construção. A Lia carregava tijolos. O Ravi misturava a massa. A Nana cantava para ninguém desanimar. O mestre de obras não fazia tudo sozinho: ele ensinava cada um. Um menino disse: eu sou pequeno, não sei fazer nada! O mestre lhe deu um balde de água: quem tem sede? Todos tinham! A casa subiu, subiu. Paulo escreveu que Jesus dá um presente para cada um: uns ensinam, outros cuidam, outros contam de Jesus. Assim, todo mundo cresce junto e fica cada vez mais parecido com ele.',
        activity:
          'Construam uma casinha de caixas em que cada criança tem um trabalho diferente; troquem os trabalhos e agradeçam.',
        questions: [
          'O que o menino pequeno fez?',
          'O mestre fazia tudo sozinho?',
          'Que presente Jesus deu a você para ajudar?',
        ],
      },
      to12: {
        story:
          'O time da escola tinha um problema: só o professor jogava. Ele corria, chutava, defendia, e os alunos aplaudiam do banco. Perdiam sempre, e o professor vivia com dor nas costas. Um dia, uma nova professora chegou e disse: o meu trabalho não é jogar por vocês; é preparar vocês. Descobriu que a Cida corria, o Ivo passava bem e o Léo, que era calado, via o campo inteiro. No começo foi uma vergonha. Depois, um ia ajudando o outro. Paulo escreveu que Jesus deu à igreja pessoas que ensinam e cuidam, para preparar todos para o serviço. Ninguém fica no banco. E avisou: quem não cresce é levado por qualquer vento, como folha. Para crescer, digam a verdade com amor. A Cida aprendeu isso quando falou ao Ivo, a sós: você não passa a bola para o Léo. Ele não gostou. No outro jogo, passou.',
        activity:
          'Façam marcas de altura na porta e, ao lado, escrevam uma coisa em que cada um cresceu por dentro neste ano.',
        questions: [
          'O que a nova professora fez de diferente?',
          'O que quer dizer falar a verdade com amor?',
          'Que dom o grupo vê em você?',
        ],
      },
      challenge: 'Ensine com paciência a alguém menor uma coisa que você sabe fazer.',
    },
    prayer:
      'Cristo, cabeça, faz-nos crescer em tudo. Obrigado pelos que nos prepararam. Tira-nos do banco. Põe verdade no nosso amor e amor na nossa verdade. Que cada ligamento, até o que ninguém vê, faça a sua parte. Amém.',
    leader: {
      lost: 'Os versículos 9-10 e a lista do 11 (ainda há apóstolos?) consomem tempo. Pergunte: para que foram dados? O 12 responde. E cuidado com verdade em amor como licença para descarregar.',
      tender:
        'Líderes cansados e pessoas que nunca foram chamadas a servir estão na mesma roda. Proteja os primeiros, convide as segundas. Quem foi machucado por verdades sem amor pode precisar só de amor por um tempo.',
      differ:
        'Sobre os cinco ministérios: umas igrejas os veem todos atuais; outras entendem apóstolos e profetas como fundamento do começo; católicos os leem ligados ao ministério ordenado. O objetivo é de todos: edificar o corpo.',
    },
    comfort:
      'O corpo cresce pela operação de cada parte, na medida devida. A sua medida, hoje, pode ser pequena como um suspiro. O resto do corpo faz a dele.',
    closing: 'Cresçamos juntos, em amor.',
    words: [
      'apostolos profetas evangelistas',
      'pastores e mestres',
      'pastores e instrutores',
      'aperfeicoamento dos santos',
      'obra do servico',
      'edificacao do corpo',
      'vento de doutrina',
      'criancas inconstantes',
      'verdade em amor',
      'estatura da plenitude',
      'varao perfeito',
      'maturidade',
      'dom de cristo',
      'bem ajustado',
    ],
  },
  {
    verses: '4:17-24',
    key: '4:24',
    title: 'Trocar de roupa',
    theme: 'a vida nova que se veste',
    themes: ['santidade', 'identidade', 'arrependimento', 'discipulado'],
    idea: 'Aprender Cristo é trocar de roupa por dentro: largar o velho jeito que nos engana, deixar Deus renovar a mente e vestir a pessoa nova que ele criou.',
    context:
      'Os leitores de Paulo cresceram em Éfeso, cidade de festas, dinheiro e deuses. Continuam morando lá, com os mesmos vizinhos. Ele não os manda mudar de endereço. Fala do que acontece por dentro, antes de descer aos exemplos do dia a dia.',
    read: {
      verses: '4:17-24',
      how: 'Um leitor para 17-19; a virada do 20, todos: não foi assim que aprendemos de Cristo. Depois, três leitores para 22, 23 e 24.',
    },
    observe: [
      {
        ask: 'Que palavras descrevem a mente e o coração dos que andam longe de Deus?',
        verses: '4:17-19',
        listen: 'Futilidade, trevas, ignorância, dureza, insensíveis, avidez.',
      },
      {
        ask: 'O que ou quem eles aprenderam, ouviram e onde está a verdade?',
        verses: '4:20-21',
        listen: 'Cristo; a verdade está em Jesus.',
      },
      {
        ask: 'Quais são os três verbos da troca?',
        verses: '4:22-24',
        listen: 'Abandonar, renovar-se, revestir-se.',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém fica insensível de um dia para o outro. Que caminho o texto sugere da futilidade à dureza?',
        verses: '4:17-19',
        listen: 'Pequenas concessões, calo, avidez.',
        follow: 'Onde a gente já criou calo?',
      },
      {
        ask: 'Por que, entre tirar e vestir, Paulo põe a renovação da mente?',
        verses: '4:22-24',
        listen: 'Sem mudar o modo de pensar, a roupa volta.',
      },
      {
        ask: 'Ele não diz aprender sobre Cristo, e sim “aprendestes de Cristo”. Que diferença há entre matéria e pessoa?',
        verses: '4:20-21',
        listen: 'Convivência, imitação; não só informação.',
      },
    ],
    live: [
      {
        ask: 'Que roupa velha, confortável e furada, você ainda veste em casa: uma reação, um vício, uma desculpa?',
        listen: 'Humor sobre o pijama; depois, verdade.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Diante de que cenas, piadas ou notícias você já não sente nada, e antes sentia?',
        listen: 'Calo da repetição nas telas.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que mudou primeiro no seu modo de pensar desde que conheceu Jesus?',
        listen: 'Dinheiro, gente, corpo, futuro.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que desejo já enganou você, prometendo uma coisa e entregando outra?',
        listen: 'Maus desejos de engano; sem detalhes.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'Que hábito cada um trouxe da casa dos pais e já é hora de doar?',
        listen: 'Guarda-roupa do casal.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com a idade ou com a dor, que roupa nova Deus tem costurado sob medida para você?',
        listen: 'Ternura, paciência, humor.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a roupa velha que a sua família já tentou jogar fora escondido?',
        bridge: 'Paulo também implica com uma roupa velha nossa.',
      },
      {
        text: 'Uniforme, fantasia, toga, jaleco: que roupa mudou o seu jeito de andar quando vestiu?',
        bridge: 'Roupa muda postura. O texto fala de uma que muda por dentro.',
        for: ['teens', 'young', 'women', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Troque uma peça de roupa, um casaco, um par de meias. Faça devagar, reparando no gesto.',
      bridge: 'Tirar e vestir: leia com esse gesto no corpo.',
    },
    complete: [
      {
        name: 'Três gavetas',
        text: 'Desenhe três gavetas. Para doar (o velho que vou largar): … . Na costura (o modo de pensar que Deus está refazendo): … . Para usar amanhã (o novo, já comprado por Cristo): … . Escreva na terceira a hora em que vai vestir.',
      },
      {
        name: 'Etiqueta do desejo',
        text: 'Escolha um desejo que costuma enganar você e escreva a etiqueta. Promete: … . Entrega: … . Composição: … . Lavar com: … . Trocar por: … .',
      },
    ],
    challenges: [
      {
        do: 'Ao se vestir, todo dia, diga o que vai tirar e o que vai vestir por dentro; à noite, confira com alguém.',
        tell: 'que peça voltou sozinha para o corpo.',
      },
      {
        do: 'Faça jejum, por sete dias, de algo que tem deixado você insensível (uma série, um perfil, um tipo de piada).',
        tell: 'o que você voltou a sentir.',
      },
    ],
    children: {
      truth: 'Com Jesus, eu tiro o velho e visto o novo.',
      to7: {
        story:
          'O Tomás amava a sua camiseta velha. Ela tinha furo, mancha de uva e cheirinho ruim. Mamãe fez uma camiseta nova, azul, com o nome dele. O Tomás quis vestir por cima da velha. Ficou tudo enrolado, apertado, esquisito! Primeiro tira, disse a mamãe. Ele fez força: tchau, camiseta fedida! Tomou banho, e aí vestiu a nova. Que gostoso! Paulo escreveu assim: tirem o jeito velho, de mentir, xingar e ser mau; deixem Deus lavar os pensamentos; e vistam o jeito novo, parecido com Deus. A camiseta nova serviu direitinho.',
        activity:
          'Numa camiseta de papel velha, rabisquem coisas ruins e joguem fora; noutra, nova, desenhem coisas boas e vistam com fita.',
        questions: [
          'O que aconteceu quando ele vestiu a nova por cima?',
          'O que precisa fazer primeiro?',
          'Que jeito novo você quer vestir?',
        ],
      },
      to12: {
        story:
          'Na peça da escola, a Rafa fazia o papel de uma bruxa resmungona. Ensaiou tanto que, em casa, começou a resmungar de verdade. O irmão dizia: a peça já acabou, tira a fantasia! Ela não percebia. Paulo escreveu aos efésios sobre pessoas que usaram tanto uma roupa que ela grudou na pele. Começaram pensando bobagem, depois deixaram de ligar, e por fim já nem sentiam. Mas com vocês, disse Paulo, não foi assim que aprenderam de Cristo! Então fez três pedidos. Um: tirem a roupa velha, que engana e vai estragando. Dois: deixem Deus renovar o jeito de pensar. Três: vistam a roupa nova, feita por ele, que parece com ele: justa, verdadeira. A Rafa guardou o chapéu da bruxa numa caixa. No primeiro dia, resmungou três vezes. No segundo, duas. Pensar diferente demora um pouco. Mas a roupa nova já era dela.',
        activity:
          'Montem um varal com duas cordas: peças velhas (atitudes) e novas; todo dia, cada um muda uma peça de corda.',
        questions: [
          'O que aconteceu com a Rafa depois da peça?',
          'Quais são os três passos de Paulo?',
          'Que roupa velha você quer guardar na caixa?',
        ],
      },
      challenge:
        'Escolha um jeito velho para tirar e um novo para vestir, e avise alguém para ajudar.',
    },
    prayer:
      'Jesus, em ti está a verdade. Amacia o calo. Desabotoa o que não conseguimos tirar. Lava o pensamento que sempre nos leva de volta. E veste-nos, com paciência, da pessoa que criaste. Amém.',
    leader: {
      lost: 'O retrato dos outros gentios pode virar dedo apontado para o mundo. Paulo escreve a gente que era assim; a pergunta é pelo nosso calo. Sensualidade não precisa ser detalhada na roda.',
      tender:
        'Alguém pode se sentir insensível por depressão, trauma ou luto. Isso não é dureza de coração; é ferida. Diga a diferença, e ofereça ajuda. Em dependência, trocar de roupa inclui tratamento.',
    },
    comfort:
      'O novo ser humano é criado por Deus. Você não precisa costurá-lo. Em certos dias, basta deixar que alguém ponha o agasalho sobre os seus ombros.',
    closing: 'A roupa nova já é sua: vista.',
    words: [
      'velho homem',
      'novo homem',
      'velho ser humano',
      'novo ser humano',
      'despojar',
      'revestir',
      'renovar no espirito da vossa mente',
      'futilidade das suas mentes',
      'dureza do coracao',
      'aprendestes de cristo',
      'aprendestes a cristo',
      'insensiveis',
      'verdade esta em jesus',
    ],
  },
  {
    verses: '4:25-32',
    key: '4:32',
    title: 'Antes que o sol se ponha',
    theme: 'o perdão',
    themes: ['perdao', 'lingua', 'comunhao', 'graca'],
    idea: 'Quem foi perdoado por Deus em Cristo vai largando a amargura e aprende, um passo de cada vez, a perdoar como foi perdoado.',
    context:
      'Paulo escreve da prisão a gente de origens muito diferentes, que agora aprendia a viver na mesma igreja. Depois de falar em deixar a velha vida e vestir a nova (4:22-24), mostra como isso fica numa segunda-feira qualquer: na fala, na raiva, no trabalho e no perdão.',
    read: {
      verses: '4:25-32',
      how: 'Um versículo por pessoa; o 32, todos juntos.',
    },
    observe: [
      {
        ask: 'Façam duas colunas: o que Paulo manda largar e o que ele manda pôr no lugar. O que entra em cada uma?',
        verses: '4:25, 4:28-29, 4:31-32',
        listen:
          'Mentira e verdade; furto e trabalho que reparte; palavra má e boa; amargura e benignidade.',
      },
      {
        ask: 'O texto não proíbe sentir ira. Que limites ele põe?',
        verses: '4:26-27',
        listen: 'Não pecar, não passar da noite, não dar lugar ao diabo.',
      },
      {
        ask: 'No fim, qual é a medida do perdão que damos uns aos outros?',
        verses: '4:32',
        listen: 'Como Deus nos perdoou em Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a ira ganha um prazo, o pôr do sol, e o que acontece com ela quando dorme conosco?',
        verses: '4:26-27',
        listen: 'Endurece, vira amargura, abre porta ao mal.',
      },
      {
        ask: 'No meio de conselhos sobre como tratamos pessoas, Paulo fala em entristecer o Espírito Santo. Por que a nossa amargura com alguém mexe com Deus?',
        verses: '4:30-31',
        listen: 'Ele ama os dois e mora nos dois.',
      },
      {
        ask: 'Que diferença faz o perdão começar no que recebi de Deus, e não no que o outro merece?',
        verses: '4:32',
        listen: 'Tira a conta do mérito; nasce de graça recebida.',
        follow: 'E o que perdoar não é?',
      },
    ],
    live: [
      {
        ask: 'Se alguém da sua casa contasse como você fica depois de uma briga (grita, some, dá gelo, ironiza), que palavra do versículo 31 chegaria mais perto?',
        listen: 'Reconhecer sem se açoitar.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Print guardado, indireta, bloqueio, silêncio no grupo: de que jeito a gente guarda mágoa hoje sem precisar gritar?',
        listen: 'Onde cada um se viu.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que história terminada, namoro, amizade ou família, ainda fala alto dentro de você, e como seria começar a soltá-la diante de Deus?',
        listen: 'Não pedir a história.',
        for: ['young', 'singles'],
      },
      {
        ask: 'Qual assunto volta em toda briga de vocês dois, e que primeiro passo cabe hoje, antes de dormir?',
        listen: 'Um passo pequeno e combinado.',
        for: ['couples'],
      },
      {
        ask: 'O texto diz que em Cristo Deus perdoa de verdade. Que parte disso soa boa notícia e que parte é difícil de acreditar?',
        listen: 'As duas respostas são bem-vindas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Depois de tantos anos de igreja, que mágoa já virou mobília: ninguém mais repara, mas continua no meio da sala?',
        listen: 'Amargura antiga, respeitável.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que você queria ter dito a quem partiu, ou ouvido dessa pessoa, e gostaria de contar a Deus sem arrumar as palavras?',
        listen: 'Silêncio e companhia.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o motivo mais bobo que já fez você ficar sem falar com alguém? Valem irmão, amigo de escola e o último pedaço de pizza.',
        bridge:
          'Dessas a gente ri. Mas existem as que não têm graça nenhuma, e é para elas que Paulo escreve.',
        for: ['young', 'teens', 'singles'],
      },
      {
        text: 'Na casa em que você cresceu, como as brigas acabavam: com pedido de desculpas, com comida na mesa, com silêncio, ou não acabavam?',
        bridge:
          'A gente aprende a brigar e a fazer as pazes muito cedo. Paulo mostra um jeito novo de aprender.',
        for: ['adults', 'couples', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Respire devagar três vezes. Pense em um nome, só um, que ainda pesa quando você lembra. Não precisa dizê-lo a ninguém.',
      bridge: 'Deus já conhece esse nome. Leia o texto com ele por perto, sem pressa.',
    },
    complete: [
      {
        name: 'Frase para terminar',
        text: 'Cada um escreve para si: O que ainda me pesa é … . O que eu queria que a pessoa entendesse é … . Hoje, diante de Deus, o passo que eu consigo dar é … . Ninguém precisa ler em voz alta.',
      },
      {
        name: 'Papel de dois lados',
        text: 'De um lado, escreva em uma frase o que doeu. Do outro, copie as últimas palavras do versículo 32: como também Deus vos perdoou em Cristo. Dobre com a frase de Paulo para fora e guarde na Bíblia.',
      },
    ],
    challenges: [
      {
        do: 'Na primeira irritação desta semana, trate do assunto no mesmo dia: uma conversa curta, um pedido de desculpas, um isso me doeu.',
        tell: 'o que foi mais difícil: começar, ouvir ou encerrar.',
      },
      {
        do: 'Escolha um nome e ore por essa pessoa uma vez por dia, durante sete dias, mesmo que seja uma frase só.',
        tell: 'o que mudou, na situação ou em você.',
      },
    ],
    children: {
      truth: 'Deus me perdoou; eu posso perdoar.',
      to7: {
        story:
          'Na casa da esquina moravam duas irmãs: a Lua, que é a Luana, e a Sol, que é a Solange. A Solange quebrou a boneca da Luana. Sem querer! A Luana ficou brava, brava. Foi para o quarto e fechou a porta. A tarde passou. A vovó bateu: o sol já está indo dormir. Vai deixar a sua raiva acordada a noite toda? Ela cresce de noite, sabia? A Luana olhou pela janela. O céu estava laranja. Ela correu: Sol, doeu muito quando quebrou. Desculpa!, disse a Solange. Eu perdoo. E o sol foi dormir sossegado. Paulo escreveu: perdoem, como Deus perdoou vocês.',
        activity:
          'Façam um sol de papel que desce atrás de uma montanha; antes de ele sumir, cada um pede desculpa ou perdoa alguém da casa.',
        questions: [
          'Por que a Luana ficou brava?',
          'O que a vovó falou sobre a raiva?',
          'Quem você quer perdoar antes de dormir?',
        ],
      },
      to12: {
        story:
          'O Vítor tinha um caderno secreto. Nele anotava tudo o que faziam contra ele: dia 3, o Beto riu do meu corte de cabelo; dia 8, a Nina não me chamou para a festa. À noite, relia e ficava com mais raiva. O caderno engordava, e o Vítor dormia mal. Um dia, a mãe leu com ele uma carta de Paulo: podem ficar bravos, mas não deixem o sol se pôr sobre a raiva. Quer dizer que ela tem hora para sair!, disse ele. E mais: joguem fora a amargura, a gritaria, a fofoca, e perdoem como Deus perdoou vocês em Cristo. O Vítor pensou no caderno que Deus poderia ter sobre ele. A mãe contou: Deus rasgou. Perdoar não é dizer que não doeu; e se alguém machuca você, conte a um adulto. Mas o caderno pode ir embora. Naquela noite ele rasgou uma página. Só uma. Dormiu um pouco melhor. Na outra noite, rasgou duas.',
        activity:
          'Cada um escreve numa folha uma mágoa pequena, rasga em pedaços miúdos e cola por cima, em outra folha, um sol.',
        questions: [
          'Por que o Vítor dormia mal?',
          'O que perdoar é, e o que não é?',
          'Que página do seu caderno você quer rasgar?',
        ],
      },
      challenge: 'Antes de dormir, resolva a briga do dia: diga que doeu, peça desculpa ou perdoe.',
    },
    prayer:
      'Obrigado, Pai, porque em Cristo o Senhor nos perdoou antes de a gente saber pedir direito. Mostra a amargura que escondemos até de nós mesmos e cura a ferida que está debaixo dela. Cuida de quem foi machucado de verdade e ainda não consegue; dá tempo, proteção e companhia. Amém.',
    leader: {
      lost: 'O grupo costuma se perder em e se a pessoa nem pediu perdão? e em casos de novela. Reconheça a pergunta e volte ao versículo 32: de onde vem o perdão que eu dou?',
      tender:
        'A pergunta sobre o que ainda pesa pode tocar em violência, abuso ou traição recente. Não peça detalhes nem force ninguém a se reconciliar. Diga com clareza: perdoar não é voltar a ficar perto de quem machuca, nem esconder crime. Procure a pessoa a sós depois; se houver risco, ajude-a a chegar a quem protege (Ligue 180, Disque 100).',
    },
    comfort:
      'Perdoar não é dizer que não doeu. É entregar a conta a Deus, que sabe o que foi feito e sabe o que custou perdoar você. Talvez hoje só dê para dizer: Senhor, eu ainda não consigo. Essa também é uma oração.',
    closing: 'O perdão que a gente dá é sempre segunda mão: primeiro foi recebido.',
    words: [
      'perdoando vos uns aos outros',
      'como deus vos perdoou',
      'amargura',
      'o sol nao se ponha',
      'ira',
      'gritaria',
      'maledicencia',
      'blasfemia',
      'entristecais o espirito',
      'palavra torpe',
      'deixai a mentira',
      'furtava',
      'benignos',
      'misericordiosos',
    ],
  },
]
