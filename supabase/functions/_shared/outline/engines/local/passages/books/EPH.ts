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
    retold: [
      {
        verses: '1:1-3',
        says: 'Paulo saúda os santos de Éfeso com graça e paz. Louva a Deus, Pai de Jesus Cristo, que nos deu em Cristo todas as bênçãos espirituais.',
      },
      {
        verses: '1:4-6',
        says: 'Deus nos escolheu em Cristo antes da fundação do mundo, para sermos santos, e nos predestinou como filhos adotados, para louvor de sua graça.',
      },
      {
        verses: '1:7-10',
        says: 'Em Cristo temos a libertação pelo seu sangue e o perdão. Deus revelou o segredo de sua vontade: reunir em Cristo tudo o que há nos céus e na terra.',
      },
      {
        verses: '1:11-14',
        says: 'Em Cristo, diz Paulo, fomos feitos herança, para louvor de Deus. Também os leitores, que ouviram o evangelho e creram, foram selados com o Espírito Santo prometido.',
      },
    ],
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
    retold: [
      {
        verses: '1:15-17',
        says: 'Paulo ouviu da fé e do amor dos leitores e não para de agradecer por eles. Pede que o Pai glorioso lhes dê o Espírito de sabedoria, para conhecê-lo.',
      },
      {
        verses: '1:18-19',
        says: 'Paulo pede olhos iluminados para o entendimento deles, para que conheçam a esperança do chamado, a riqueza da herança e a grandeza do poder de Deus.',
      },
      {
        verses: '1:20-23',
        says: 'O poder de Deus ressuscitou Cristo e o pôs à sua direita nos céus, acima de todo nome. Tudo está debaixo de seus pés, e ele é a cabeça da Igreja, que é seu corpo.',
      },
    ],
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
        text: 'Num papel, faça três janelas e abra cada uma com palavras: pela janela da esperança eu vejo … ; pela da herança, Deus me olha e vê … ; pela do poder, posso dar o passo de … . Em qual delas o vidro está embaçado?',
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
        do: 'Use uma coisa que Deus já lhe deu e que estava parada: um dom, um perdão, um lugar no grupo.',
        tell: 'qual foi e como foi usá-la de novo.',
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
    retold: [
      {
        verses: '2:1-3',
        says: 'Paulo diz que os leitores estavam mortos em ofensas e pecados, no andar deste mundo. Também todos nós, acrescenta, vivíamos fazendo a vontade da carne.',
      },
      {
        verses: '2:4-7',
        says: 'Deus, rico em misericórdia, por seu muito amor nos deu vida com Cristo. Ele nos ressuscitou e nos fez sentar com Cristo nos lugares celestiais, para mostrar a riqueza de sua graça.',
      },
      {
        verses: '2:8-10',
        says: 'A salvação é pela graça, por meio da fé, e vem de Deus, não de obras, para ninguém se orgulhar. Fomos criados em Cristo para as boas obras que Deus preparou.',
      },
    ],
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
        tell: 'em que hora ela apareceu e o que você fez.',
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
    closing: 'Estávamos mortos, mas Deus nos deu vida: é tudo graça.',
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
    retold: [
      {
        verses: '2:11-13',
        says: 'Paulo lembra aos que não eram judeus que viviam sem Cristo, estranhos às promessas e sem esperança. Agora, pelo sangue de Cristo, quem estava longe chegou perto.',
      },
      {
        verses: '2:14-18',
        says: 'Cristo é a nossa paz: dos dois povos fez um, derrubou o muro da separação e, pela cruz, os reconciliou com Deus. Por ele, os dois têm acesso ao Pai num mesmo Espírito.',
      },
      {
        verses: '2:19-22',
        says: 'Os leitores já não são estrangeiros, são da família de Deus. São edificados sobre os apóstolos e os profetas, com Jesus Cristo como pedra da esquina, para ser morada de Deus.',
      },
    ],
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
        tell: 'o que você descobriu sobre essas pessoas.',
      },
      {
        do: 'Tire um tijolo: um gesto de aproximação com um parente ou vizinho de quem se afastou, se for seguro.',
        tell: 'qual foi o gesto e como foi dá-lo.',
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
    retold: [
      {
        verses: '3:1-4',
        says: 'Paulo é prisioneiro de Cristo Jesus em benefício dos que não são judeus. Por revelação, Deus lhe deu a conhecer o mistério de Cristo.',
      },
      {
        verses: '3:5-6',
        says: 'O mistério, agora revelado pelo Espírito, é que os outros povos são herdeiros também, membros de um mesmo corpo e participantes da promessa em Cristo.',
      },
      {
        verses: '3:7-9',
        says: 'Paulo se vê como o menor de todos os santos. Recebeu a graça de anunciar as riquezas de Cristo e esclarecer o que estava oculto em Deus.',
      },
      {
        verses: '3:10-13',
        says: 'Deus mostra agora sua sabedoria, por meio da igreja, às autoridades celestes. Em Cristo há coragem e acesso confiante, e Paulo pede que não desanimem com suas aflições.',
      },
    ],
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
        text: 'Complete: Quem eu achava que ficava de fora era … . Pelo evangelho, essa pessoa é herdeira comigo de … ; é membro comigo de … ; participa comigo de … .',
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
        do: 'Convide para comer com você alguém bem diferente dos seus: outra idade, outra cultura, outra história.',
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
    closing: 'O segredo de Deus agora é conhecido: em Cristo há lugar para todos os povos.',
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
    retold: [
      {
        verses: '3:14-16',
        says: 'Paulo se põe de joelhos diante do Pai, de quem toda a família nos céus e na terra recebe nome. Pede que o Espírito fortaleça com poder o interior de cada um.',
      },
      {
        verses: '3:17-19',
        says: 'Paulo pede que Cristo habite nos corações pela fé. Com raízes no amor, que eles compreendam a largura e a altura e conheçam o amor de Cristo, maior que todo entendimento.',
      },
      {
        verses: '3:20-21',
        says: 'Deus pode fazer muito mais do que pedimos ou pensamos, pelo poder que opera em nós. A ele, diz Paulo, seja a glória na Igreja, por todas as gerações.',
      },
    ],
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
        text: 'Trace uma cruz. Na ponta esquerda e na direita (largura): o amor de Cristo alcança até … . Em cima (altura): me leva a … . Embaixo (profundidade): desceu até … . Ao longo (comprimento): esperou por mim desde … .',
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
    retold: [
      {
        verses: '4:1-2',
        says: 'Paulo, prisioneiro no Senhor, roga aos irmãos que andem de modo digno do chamado que receberam, com humildade e mansidão, tolerando uns aos outros em amor.',
      },
      {
        verses: '4:3',
        says: 'Paulo pede que procurem guardar a unidade do Espírito pelo vínculo da paz.',
      },
      {
        verses: '4:4-6',
        says: 'Há um só corpo, um só Espírito e uma só esperança, diz Paulo, um só Senhor, uma só fé, um só batismo. Há um só Deus e Pai de todos.',
      },
    ],
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
    closing: 'Um só Pai, uma só família: cuidemos da paz entre nós.',
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
    retold: [
      {
        verses: '4:7-10',
        says: 'Cada um recebe a graça na medida do dom de Cristo. Ele, que desceu às partes mais baixas da terra, subiu acima de todos os céus e deu dons às pessoas.',
      },
      {
        verses: '4:11-13',
        says: 'Cristo deu apóstolos, profetas, evangelistas, pastores e instrutores, para os santos servirem e o corpo ser edificado, até que todos cheguem à maturidade.',
      },
      {
        verses: '4:14-16',
        says: 'Paulo não quer os irmãos como crianças, levadas por todo vento de doutrina. Que sigam a verdade em amor e cresçam em Cristo, a cabeça, de quem o corpo recebe crescimento.',
      },
    ],
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
        text: 'Esboce um batente com marcas: há cinco anos eu … ; há um ano eu … ; hoje eu … ; a próxima marca, parecida com Cristo, seria … . Ao lado, quem segura a régua comigo: … .',
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
    retold: [
      {
        verses: '4:17-19',
        says: 'Paulo pede que não andem mais na futilidade da mente, como os que estão separados da vida de Deus pela dureza do coração e se entregam à impureza.',
      },
      {
        verses: '4:20-21',
        says: 'Paulo lembra aos leitores que não foi essa vida que aprenderam de Cristo, se é que o ouviram e foram ensinados nele, como a verdade está em Jesus.',
      },
      {
        verses: '4:22-24',
        says: 'Paulo chama os leitores a abandonar o velho ser humano, que se corrompe por maus desejos. Que renovem a mente e se vistam do novo, criado conforme Deus em justiça.',
      },
    ],
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
        tell: 'que atitude antiga voltou sem você perceber.',
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
    retold: [
      {
        verses: '4:25-27',
        says: 'Paulo pede que abandonem a mentira e falem a verdade, pois são membros uns dos outros. Quem se irar não peque, e o sol não se ponha sobre a sua ira.',
      },
      {
        verses: '4:28-29',
        says: 'Quem furtava trabalhe com as mãos, diz Paulo, para ter o que repartir. Da boca não saia palavra imoral, e sim a que edifica e leva graça a quem ouve.',
      },
      {
        verses: '4:30-32',
        says: 'Paulo pede que não entristeçam o Espírito Santo e tirem do meio deles a ira e a gritaria. Que sejam bondosos e se perdoem, como Deus os perdoou em Cristo.',
      },
    ],
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
    closing: 'O perdão que a gente dá, a gente recebeu primeiro de Deus.',
    words: [
      'perdoando vos uns aos outros',
      'como deus vos perdoou',
      'amargura',
      'o sol nao se ponha',
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
  {
    verses: '5:1-14',
    key: '5:8',
    title: 'Andar como filhos da luz',
    theme: 'imitar Deus e viver na luz',
    themes: ['santidade', 'identidade', 'tentacao', 'lingua'],
    idea: 'Filho amado imita o pai: quem já é luz no Senhor aprende a andar em amor, troca a piada suja pela gratidão e deixa a claridade chegar ao que escondia.',
    context:
      'Em Éfeso, a noite era longa: banquetes, cultos e prostituição andavam de braço dado. Paulo não começa proibindo. Começa por um colo, filhos amados, e por um cheiro bom, o da entrega de Jesus. Depois fala de luz.',
    retold: [
      {
        verses: '5:1-2',
        says: 'Paulo pede que imitem a Deus, como filhos amados, e andem em amor. Cristo também nos amou e se entregou por nós, como oferta de cheiro suave.',
      },
      {
        verses: '5:3-7',
        says: 'Impureza e cobiça não convêm a santos, diz Paulo, nem palavras tolas: em vez disso, gratidão. Quem vive nelas não tem herança no reino de Deus.',
      },
      {
        verses: '5:8-10',
        says: 'Antes os leitores eram trevas, e agora são luz no Senhor. Que andem como filhos da luz, em bondade, justiça e verdade, buscando o que agrada a Deus.',
      },
      {
        verses: '5:11-14',
        says: 'Paulo manda reprovar as obras das trevas, porque a luz torna tudo visível. Quem dorme é chamado a despertar, e Cristo o iluminará.',
      },
    ],
    read: {
      verses: '5:1-11',
      how: 'Leiam 1-2 de pé, 3-7 sentados e em tom sóbrio, 8-11 com uma luz acesa no centro.',
    },
    observe: [
      {
        ask: 'A quem devemos imitar, na qualidade de quê, e que exemplo é dado?',
        verses: '5:1-2',
        listen: 'A Deus, como filhos amados; Cristo, que amou e se entregou.',
      },
      {
        ask: 'Que coisas não combinam com os santos, e o que se põe no lugar das palavras ruins?',
        verses: '5:3-4',
        listen: 'Pecado sexual, impureza, cobiça, escárnio; gratidão.',
      },
      {
        ask: 'O que éramos, o que somos, e em que consiste o fruto?',
        verses: '5:8-11',
        listen: 'Trevas, luz; bondade, justiça, verdade; buscar o que agrada.',
      },
    ],
    interpret: [
      {
        ask: 'Criança imita quem ama, sem decorar regra. O que isso diz sobre o modo de ficar parecido com Deus?',
        verses: '5:1-2',
        listen: 'Convivência, afeto, observação.',
        follow: 'De quem você pega o jeito hoje em dia?',
      },
      {
        ask: 'Cobiça aparece ao lado do pecado sexual e é chamada de idolatria. O que as duas têm em comum?',
        verses: '5:3, 5:5',
        listen: 'Usar pessoas e coisas para se saciar; nunca basta.',
      },
      {
        ask: 'Paulo não escreve que estávamos nas trevas, e sim “éreis trevas, mas agora sois luz”. Por que a frase é tão forte?',
        verses: '5:8-9',
        listen: 'Fala de identidade; a conduta vem depois.',
      },
    ],
    live: [
      {
        ask: 'Que conversa ou grupo de mensagens você mudaria de tom se houvesse uma criança lendo?',
        listen: 'Escárnio, palavras tolas; propor gratidão.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Com quem você se parece depois de uma hora de tela, e com quem gostaria de se parecer?',
        listen: 'Imitação inconsciente.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual canto da sua vida funciona melhor de luz apagada, e o que aconteceria com uma lâmpada pequena ali?',
        listen: 'Pensar basta; uma pessoa de confiança depois.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'O que você quer tanto que já começou a mandar nas suas contas, no seu humor ou nas suas amizades?',
        listen: 'Cobiça com nome.',
        for: ['couples', 'adults', 'men', 'women'],
      },
      {
        ask: 'O que ajudou você a sair de um escuro, e o que ainda dá saudade de lá?',
        listen: 'Sinceridade sobre a saudade.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Levanta, e Cristo te iluminará. Que janela dá para abrir um dedo, nesta fase?',
        listen: 'Um dedo só.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Imite alguém da sua família (andar, risada, bordão) até o grupo adivinhar se é pai, mãe, avô ou tia.',
        bridge: 'Filho imita. Paulo diz a quem podemos puxar.',
      },
      {
        text: 'Qual susto você levou ao acender a luz: barata, prato sujo, alguém na cozinha às três da manhã?',
        bridge: 'Luz mostra. O texto garante que também cura.',
        for: ['adults', 'couples', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Abra a cortina e deixe a luz cair sobre as mãos. Fique assim até sentir o calor.',
      bridge: 'Agora sois luz no Senhor. Leia perto da janela.',
    },
    complete: [
      {
        name: 'Lâmpada por cômodo',
        text: 'Esboce uma casa com cinco cômodos: palavras, dinheiro, corpo, tela, pensamentos. Pinte os que estão claros. Naquele que está escuro, escreva quem pode segurar a lanterna com você: … , e o primeiro interruptor: … .',
      },
      {
        name: 'Troca de palavras',
        text: 'Anote três frases que saem de você sem pensar (ironia, palavrão, piada que humilha): … , … , … . Ao lado, uma gratidão que caberia no mesmo momento: … , … , … .',
      },
    ],
    challenges: [
      {
        do: 'Por cada palavra de que se arrepender, diga em seguida duas gratidões em voz alta. Sete dias.',
        tell: 'o placar e quem estranhou.',
      },
      {
        do: 'Acenda uma luz: conte a uma pessoa madura algo que você vive no escuro e combinem um passo.',
        tell: 'como você ficou depois, sem dizer o assunto.',
      },
    ],
    children: {
      truth: 'Sou filho da luz e imito Deus, meu Pai.',
      to7: {
        story:
          'A Mariana calçou o sapato do papai, pof, pof, pof, e andou pela casa. Pôs os óculos dele, pegou o jornal e fez hum-hum. Todo mundo riu: é a cara do pai! Ela o imitava porque o amava. Paulo escreveu: imitem Deus, porque vocês são filhos que ele ama. Como? Amando, como Jesus amou. E contou mais: antes era tudo escuro, e agora vocês são luz! A Mariana pegou uma lanterna. No cantinho escuro do quarto, achou um biscoito velho e um brinquedo perdido. Que bom que tem luz!, ela disse. Agora dá para arrumar.',
        activity:
          'No escuro, com uma lanterna, brinquem de sombra imitando animais; depois imitem gestos de Jesus: abraçar, servir, repartir.',
        questions: [
          'Por que a Mariana imitava o papai?',
          'O que ela achou com a lanterna?',
          'Como você pode imitar Deus hoje?',
        ],
      },
      to12: {
        story:
          'Caio começou a falar palavrão de uma semana para a outra. Onde aprendeu isso?, perguntou a mãe. Ele nem sabia. Foi de um canal a que assistia todo dia. A gente pega o jeito de quem observa. Paulo pensou nisso quando escreveu: sejam imitadores de Deus, como filhos muito amados. Se vocês passarem tempo com ele, vão pegar o jeito: amar como Cristo, que deu a vida. E explicou que há coisas que não combinam mais com quem é da família: sujeira, ganância, piada que humilha. No lugar delas, gratidão. Então disse uma frase que faz pensar: antes vocês eram trevas; agora são luz. Não disse que estavam no escuro: eram! E que agora são luz, por causa do Senhor. Luz não briga com o escuro, nem faz discurso. Acende. O Caio trocou de canal, e em casa combinaram um vidro: uma moeda por palavrão, duas gratidões para compensar. O vidro encheu devagar. O das gratidões transbordou.',
        activity:
          'Façam o pote da gratidão: para cada palavra ruim, duas coisas boas escritas; leiam no fim da semana.',
        questions: [
          'Como o Caio aprendeu o palavrão?',
          'O que quer dizer ser luz?',
          'Quem você tem imitado sem perceber?',
        ],
      },
      challenge: 'Troque cada palavra feia por dois agradecimentos.',
    },
    prayer:
      'Pai, queremos puxar a ti. Perdoa o jeito que pegamos em outros lugares. Acende com cuidado o canto que escondemos. Que a nossa boca agradeça, e que a nossa vida, sem alarde, clareie alguma coisa. Amém.',
    leader: {
      lost: 'O versículo 5 assusta, e o grupo corre a listar os pecados alheios. Lembre que é aviso a quem se entrega a isso sem volta, dito a filhos amados. Não peçam confissões sexuais na roda.',
      tender:
        'Vítimas de abuso sexual podem sentir vergonha ao ouvir impureza. Diga em voz alta que a vergonha é de quem fez. Há ajuda: Disque 100, Ligue 180. Quem luta com pornografia ou compulsão precisa de acompanhamento, não de exposição.',
    },
    comfort:
      'Filhos amados. Isso foi dito antes de qualquer ordem. Se você está dormindo de tristeza, a voz que acorda é mansa: levanta-te, e Cristo te iluminará. Pode ser devagar.',
    closing: 'Agora sois luz: andemos assim.',
    words: [
      'imitadores de deus',
      'filhos amados',
      'andai em amor',
      'cheiro suave',
      'filhos da luz',
      'ereis trevas',
      'agora sois luz',
      'fruto da luz',
      'obras infrutiferas',
      'desperta tu que dormes',
      'impureza',
      'avareza',
      'chocarrices',
      'conversa torpe',
    ],
  },
  {
    verses: '5:15-21',
    key: '5:18',
    title: 'Cheios do quê?',
    theme: 'aproveitar o tempo, cheios do Espírito',
    themes: ['espirito', 'sabedoria', 'gratidao', 'adoracao'],
    idea: 'Em dias difíceis, sabedoria é não desperdiçar o tempo nem se anestesiar: é deixar-se encher do Espírito, que transborda em canto, gratidão e serviço mútuo.',
    context:
      'Nas festas de Baco, bebia-se para perder o controle e sentir a divindade. Paulo conhece a cena e faz um contraste: também há como ser tomado por alguém, mas o resultado é outro. Os sinais cabem numa sala de casa.',
    retold: [
      {
        verses: '5:15-17',
        says: 'Paulo pede que vejam bem como se conduzem, como sábios, e aproveitem o tempo, porque os dias são maus. Que entendam qual é a vontade do Senhor.',
      },
      {
        verses: '5:18-19',
        says: 'Paulo pede que não fiquem bêbados com vinho, mas se encham do Espírito, falando entre si com salmos e hinos e cantando ao Senhor no coração.',
      },
      {
        verses: '5:20-21',
        says: 'Paulo pede que agradeçam sempre por tudo a Deus, o Pai, no nome de Jesus Cristo, e se sujeitem uns aos outros no temor a Deus.',
      },
    ],
    read: {
      verses: '5:15-21',
      how: 'Leiam 15-18; cantem juntos um refrão conhecido; leiam 19-21 olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Que três contrastes do tipo não isto, mas aquilo, aparecem nos versículos 15 a 18?',
        verses: '5:15-18',
        listen: 'Tolos e sábios; imprudentes e entendidos; bêbados e cheios.',
      },
      {
        ask: 'Quais são os sinais de quem está cheio do Espírito?',
        verses: '5:19-21',
        listen: 'Cantar, louvar, agradecer, sujeitar-se uns aos outros.',
      },
      {
        ask: 'Por que aproveitar o tempo, segundo Paulo?',
        verses: '5:16-17',
        listen: 'Os dias são maus; entender a vontade do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Vinho e Espírito são comparados. O que os dois prometem a quem está cansado, e onde se separam?',
        verses: '5:18',
        listen: 'Alívio, soltura, alegria; um esvazia e fere, o outro dá vida e lucidez.',
        follow: 'Que outros vinhos nos enchem sem ser de garrafa?',
      },
      {
        ask: '“Enchei-vos” está no presente contínuo e no plural. O que isso desfaz da ideia de uma experiência única e privada?',
        verses: '5:18-19',
        listen: 'É repetido e comunitário.',
      },
      {
        ask: 'Se aproveitar o tempo não é só fazer mais coisas, o que é, pelo que diz o versículo 17?',
        verses: '5:15-17',
        listen: 'É discernir a vontade do Senhor; às vezes é fazer menos.',
      },
    ],
    live: [
      {
        ask: 'Com o que você costuma se encher depois de um dia ruim, e como acorda no dia seguinte?',
        listen: 'Bebida, tela, comida, compra, raiva.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Se o seu tempo de tela fosse um copo, o que haveria nele ao fim da semana?',
        listen: 'Conteúdo; sabor que fica.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que música ou salmo já carregou você num dia mau, e quem o ensinou?',
        listen: 'Cantem um trecho, se quiserem.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Que oportunidade está passando na sua porta enquanto você está ocupado?',
        listen: 'Resgatar o tempo com pessoas.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Quando você ouve cheio do Espírito, o que imagina, e o que este texto acrescenta à imagem?',
        listen: 'Gratidão e serviço no lugar de show.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Agradecer sempre por tudo soa impossível. Por que coisa, no meio da dor, um obrigado ainda sai sincero?',
        listen: 'Uma, ou nenhuma; não force.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual música gruda na sua cabeça há dias? Cante duas palavras e passe a doença adiante.',
        bridge: 'O que enche a gente acaba saindo pela boca. Paulo diz do que se encher.',
      },
      {
        text: 'Quanto tempo você já perdeu procurando o que assistir? Qual é o seu recorde?',
        bridge: 'Os dias voam. Paulo pede olho vivo.',
        for: ['young', 'teens', 'couples', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água até quase transbordar. Olhe a curva na borda.',
      bridge: 'Cheios do quê? Leia com o copo diante de você.',
    },
    complete: [
      {
        name: 'Do que estou cheio',
        text: 'Desenhe um copo e pinte em camadas o que o enche hoje, com as proporções: … , … , … . Ao lado, o que transborda sobre os outros: … . Desenhe outro copo, como gostaria: … . O que precisa sair para entrar? …',
      },
      {
        name: 'Agenda sábia',
        text: 'Olhe a semana que vem e complete: Vou deixar de … , que me rouba … . Vou resgatar … minutos para … . Entendo que a vontade do Senhor, neste dia … , é … . Sem pressa e sem culpa.',
      },
    ],
    challenges: [
      {
        do: 'Por sete noites, troque aquilo que você usa para se desligar, a tela, o jogo ou a beliscada, por quinze minutos de música, salmo e gratidão.',
        tell: 'como foram as manhãs.',
      },
      {
        do: 'Anote cada noite três agradecimentos a Deus e diga um deles a uma pessoa.',
        tell: 'o agradecimento mais inesperado.',
      },
    ],
    children: {
      truth: 'Cheio do Espírito, eu canto, agradeço e ajudo.',
      to7: {
        story:
          'O balão Zeca estava murcho. Tentaram encher de areia: ficou pesado e não subiu. Tentaram encher de água: rolou e molhou todo mundo. O Zeca ficou triste: eu queria voar! Aí a menina soprou, fuuu, fuuu, e o Zeca foi ficando redondo, leve e brilhante. Subiu! Lá em cima, dançou com o vento. Paulo escreveu: não se encham de coisas que fazem mal; deixem o Espírito Santo encher vocês! E o que acontece com quem fica cheio dele? Canta, agradece a Deus e ajuda os outros. A menina cantou bem alto, e o balão bailou.',
        activity:
          'Encham balões e, a cada sopro, digam um agradecimento; depois cantem e mantenham os balões no ar juntos.',
        questions: [
          'O que aconteceu com a areia no balão?',
          'O que o Espírito faz quando enche a gente?',
          'Que música você quer cantar para Deus?',
        ],
      },
      to12: {
        story:
          'O tio do Samuel tinha uma banda. Antes de tocar, ele afinava o violão. Por que não toca logo?, perguntou o menino. Porque o violão estava cheio de som torto. Paulo escreveu aos efésios, numa cidade em que muita gente se enchia de vinho para esquecer os problemas e acabava fazendo bobagem. Não se encham disso, pediu ele; deixem-se encher do Espírito. E como se sabe que alguém está cheio do Espírito? Não é quem grita mais. É quem canta por dentro até em dia comum, quem agradece, quem cede a vez ao outro por respeito a Cristo. Disse também: prestem atenção ao tempo, porque os dias são difíceis. O Samuel olhou o relógio: três horas no celular! Pegou o pandeiro e foi tocar com o tio. Tocaram desafinado, riram, agradeceram. Foi a melhor tarde do mês, e ele nem pediu para acabar logo.',
        activity:
          'Façam uma banda de caixas e panelas e criem um refrão de agradecimento; troquem de instrumento para um servir o outro.',
        questions: [
          'Do que as pessoas de Éfeso se enchiam?',
          'Quais são os sinais de quem está cheio do Espírito?',
          'Do que você anda se enchendo?',
        ],
      },
      challenge: 'Troque meia hora de tela por música, gratidão ou ajuda, três dias.',
    },
    prayer:
      'Espírito Santo, enche outra vez. Andamos com o copo cheio de outras coisas. Dá-nos olho vivo para o tempo, música para o dia mau, gratidão que não finge, e a alegria de ceder a vez. Por Jesus. Amém.',
    leader: {
      lost: 'O grupo vai debater se crente pode beber. Diga que o texto fala de embriaguez e que cada igreja tem a sua orientação; e pergunte do que mais a gente se embriaga. O 21 prepara a passagem seguinte: fiquem no uns aos outros.',
      tender:
        'Alcoolismo na família é ferida comum: não faça piada. Quem bebe demais precisa de caminho, não de vergonha (Alcoólicos Anônimos, CAPS). Agradecer por tudo não é agradecer o abuso ou a morte; ninguém precisa dizer isso.',
      differ:
        'Encher-se do Espírito: pentecostais e carismáticos esperam experiências renovadas, às vezes com línguas; outros leem como vida guiada por ele. Os sinais do texto servem a todos: canto, gratidão, serviço.',
    },
    comfort:
      'Cantando no coração. Há cantos que não saem pela boca. Se você só consegue ouvir os outros cantarem, o texto diz entre vós: a música também é para você.',
    closing: 'Cheios do Espírito: cantando e agradecendo.',
    words: [
      'enchei vos do espirito',
      'cheios do espirito',
      'embriagueis com vinho',
      'remindo o tempo',
      'aproveitai o tempo',
      'dias sao maus',
      'salmos hinos',
      'canticos espirituais',
      'sujeitando vos uns aos outros',
      'dando gracas por tudo',
      'como sabios',
      'devassidao',
      'contenda',
    ],
  },
  {
    verses: '5:22-33',
    key: '5:25',
    title: 'Amar como Cristo amou a igreja',
    theme: 'o casamento à luz de Cristo',
    themes: ['casamento', 'familia', 'servico', 'cruz'],
    idea: 'O casamento aprende com Cristo, que não mandou de longe: amou, entregou-se e cuidou; sob essa luz, os dois se servem e o forte gasta a sua força pelo outro.',
    context:
      'A lei romana dava ao marido poder quase total. Filósofos escreviam listas de deveres para a casa, falando só aos homens. Paulo fala às mulheres como pessoas que decidem e gasta três vezes mais palavras com os maridos. Antes de tudo, está o 21: uns aos outros.',
    retold: [
      {
        verses: '5:22-24',
        says: 'Paulo pede que as mulheres se sujeitem aos maridos, assim como ao Senhor. O marido é o cabeça da mulher, como Cristo é o cabeça da Igreja e o salvador do corpo.',
      },
      {
        verses: '5:25-30',
        says: 'Aos maridos, Paulo pede que amem as esposas como Cristo amou a Igreja e se entregou por ela, e como ao próprio corpo, que cada um alimenta e sustenta.',
      },
      {
        verses: '5:31-33',
        says: 'O homem deixa pai e mãe, e ele e a mulher são uma só carne. Paulo diz que fala de Cristo e da Igreja, e pede ao marido amor e à mulher respeito.',
      },
    ],
    read: {
      verses: '5:22-33',
      how: 'Comecem pelo 21, todos. Homens leem o que foi dito às mulheres e mulheres o que foi dito aos homens. O 25, todos.',
    },
    observe: [
      {
        ask: 'O que Paulo pede às mulheres e o que pede aos maridos, e que comparação usa com cada um?',
        verses: '5:22-25',
        listen: 'Sujeitar-se como a igreja; amar como Cristo, que se entregou.',
      },
      {
        ask: 'Que verbos mostram o que Cristo fez e faz pela igreja?',
        verses: '5:25-29',
        listen: 'Amou, entregou-se, santificou, alimenta, sustenta.',
      },
      {
        ask: 'O que Paulo conclui no versículo 33, depois de falar do grande mistério?',
        verses: '5:31-33',
        listen: 'Ame a esposa como a si; a mulher respeite o marido.',
      },
    ],
    interpret: [
      {
        ask: 'Num mundo em que o marido podia mandar, Paulo ordena que ele ame até se entregar. Quem é que desce do trono?',
        verses: '5:25-28',
        listen: 'O mais forte; poder convertido em serviço.',
      },
      {
        ask: 'Ser “o cabeça”, se o modelo é Cristo, se parece com o quê: com um chefe, um escudo, um provedor, um servo?',
        verses: '5:23, 5:25, 5:29',
        listen: 'Quem dá a vida e sustenta; nunca quem oprime.',
        follow: 'Em que esse texto já foi usado ao contrário?',
      },
      {
        ask: 'Paulo diz que fala de Cristo e da igreja. O que o casamento de vocês, ou o que vocês observam, pode contar desse amor maior?',
        verses: '5:31-32',
        listen: 'Fidelidade, cuidado, perdão, aliança.',
      },
    ],
    live: [
      {
        ask: 'Qual foi um gesto recente do outro que se pareceu com o amor de Cristo?',
        listen: 'Comecem agradecendo, com detalhes.',
        for: ['couples'],
      },
      {
        ask: 'Onde cada um de vocês ainda luta pelo volante, e como seria servir em vez de vencer?',
        listen: 'Dinheiro, filhos, tempo, família.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Que casamento, entre os que conheceu, ensinou a você algo bom, e o que se fazia ali num dia comum?',
        listen: 'Modelos reais, imperfeitos.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Ciúme, senha do celular, controle da roupa: como distinguir amor de controle num namoro?',
        listen: 'Amor dá vida; controle a diminui. Dar ajuda se houver sinal.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que as pessoas solteiras, separadas ou viúvas do grupo gostariam que a igreja dissesse, e que não dissesse, sobre casamento?',
        listen: 'Escutem sem corrigir.',
        for: ['singles', 'elderly', 'visitors'],
      },
      {
        ask: 'Do amor que vocês viveram, que jeito de cuidar ficou com você?',
        listen: 'Viuvez: memória com carinho.',
        for: ['mourning'],
      },
      {
        ask: 'O que seus pais lhe mostraram sobre amor entre dois, e o que você escolhe repetir ou interromper?',
        listen: 'Heranças de família; sem acusação.',
        for: ['adults', 'parents', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o gesto mais simples e mais romântico que existe: lavar a louça, buscar na rodoviária, deixar o último pedaço?',
        bridge: 'Amor de Cristo tem cara de serviço. Paulo o põe dentro de casa.',
      },
      {
        text: 'Dança, remo em dupla, móvel de montar: o que vocês já tentaram fazer a dois e quase acabou mal?',
        bridge: 'A dois dá mais trabalho. Vejamos quem Paulo chama de modelo.',
        for: ['couples', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Traga à lembrança uma vez em que alguém cuidou do seu corpo doente ou cansado. Demore-se nesse cuidado.',
      bridge: 'Alimenta e sustenta, diz o texto. Leia por aí.',
    },
    complete: [
      {
        name: 'Três verbos de Cristo',
        text: 'Cada um do casal completa sozinho e depois troca: Amei você nesta semana quando … . Entreguei … por você. Posso sustentar você melhor em … . Não vale escrever a parte do outro.',
        for: ['couples'],
      },
      {
        name: 'O amor que espero e que dou',
        text: 'Para quem não é casado ou prefere pensar só: O amor que me ensinaram era assim: … . O de Cristo, neste texto, é assim: … . Num relacionamento, eu não aceito … e não quero fazer … .',
        for: ['singles', 'young', 'teens', 'adults'],
      },
    ],
    challenges: [
      {
        do: 'Sirva o outro, em segredo, na tarefa de que ele menos gosta, três vezes, sem cobrar retorno.',
        tell: 'se foi descoberto.',
        for: ['couples'],
      },
      {
        do: 'Pergunte a um casal que você respeita: o que vocês fazem quando não concordam? E anote a resposta.',
        tell: 'o que mais o surpreendeu.',
      },
    ],
    children: {
      truth: 'Amor de verdade cuida, como Jesus cuida da gente.',
      to7: {
        story:
          'O vovô Lauro e a vovó Dirce estavam casados havia cinquenta anos. A netinha perguntou: como se faz para amar tanto tempo? O vovô mostrou: todo dia eu faço o café dela, bem docinho. A vovó mostrou: todo dia eu guardo para ele o pedaço da ponta do pão. Quando um fica doente, o outro faz sopa. Quando um fica bravo, o outro espera. Quem ensinou?, perguntou ela. Jesus, disse o vovô. Ele amou tanto a gente que deu a vida. Amar não é mandar. Amar é cuidar. E a vovó lhe deu a ponta do pão.',
        activity:
          'Façam dois bonecos de papel de mãos dadas e escrevam em volta gestos de cuidado que viram em casa ou na igreja.',
        questions: [
          'O que o vovô fazia todo dia?',
          'Quem ensinou os dois a amar?',
          'Como você cuida de quem você ama?',
        ],
      },
      to12: {
        story:
          'No tempo de Paulo, o pai de família mandava em tudo. Podia decidir a vida da mulher, dos filhos e dos escravos, e ninguém achava estranho. Quando a carta de Paulo foi lida em Éfeso, todos prestaram atenção na parte da casa. Talvez os homens pensassem: agora ele vai mandar que nos obedeçam. Paulo falou primeiro a todos: sirvam uns aos outros por respeito a Cristo. Às mulheres pediu respeito. E aos maridos? Mandem com firmeza? Não. Amem a sua mulher como Cristo amou a igreja e deu a vida por ela. Deve ter feito um silêncio. Amar como Jesus quer dizer lavar pés, cuidar, alimentar, proteger, nunca machucar. Nenhuma lei romana pedia isso de um homem. Se um dia você vir em casa alguém que bate ou humilha, lembre: isso não é o que Paulo ensinou. E conte a um adulto de confiança; Jesus está do lado de quem sofre.',
        activity:
          'Façam um cartaz com duas colunas: amor que cuida e coisa que não é amor; conversem sobre a quem pedir ajuda.',
        questions: [
          'O que era normal no tempo de Paulo?',
          'O que foi surpreendente no que ele disse aos maridos?',
          'Como se reconhece o amor que cuida?',
        ],
      },
      challenge: 'Faça um cuidado de surpresa para quem cuida de você.',
    },
    prayer:
      'Cristo, que amaste e te entregaste, entra na nossa casa. Tira o forte do trono e põe uma toalha na mão dele. Protege quem tem medo dentro de casa. Ensina aos dois o amor que alimenta. E abraça quem dorme só. Amém.',
    leader: {
      lost: 'A noite pode virar disputa sobre quem manda. Voltem sempre ao 21 e aos verbos de Cristo. Não deixe que um cônjuge use o versículo dirigido ao outro: cada um lê o seu. Com adolescentes, foquem em amor e controle.',
      tender:
        'Este texto já serviu para manter mulheres em casas violentas. Diga em voz alta, no início: sujeitar-se não é aceitar agressão, e Cristo nunca bate na igreja. Se alguém contar, acredite, não mande voltar e orar: Ligue 180; perigo agora, 190. Não chame o casal para conversar junto.',
      differ:
        'Alguns cristãos leem aqui uma liderança do marido que serve; outros, igualdade de responsabilidade, com o 21 valendo para os dois. As duas leituras condenam abuso e põem Cristo como medida.',
    },
    comfort:
      'Ninguém jamais odiou a própria carne; antes a alimenta e sustenta. Assim também o Senhor. Casado, só, viúvo: há quem cuide de você como do próprio corpo.',
    closing: 'Amou e se entregou: esta é a medida.',
    words: [
      'maridos amai',
      'mulheres sujeitai',
      'submissao',
      'casamento',
      'como cristo amou a igreja',
      'cabeca da mulher',
      'sem mancha nem ruga',
      'grande misterio',
      'uma so carne',
      'alimenta e sustenta',
      'esposa',
      'respeite o marido',
      'noiva de cristo',
    ],
  },
  {
    verses: '6:1-4',
    key: '6:4',
    title: 'Cada um lê a sua linha',
    theme: 'filhos que honram e pais que não ferem',
    themes: ['filhos', 'familia', 'obediencia'],
    idea: 'Em casa há um Senhor acima de todos: por isso os filhos honram sem medo, e quem tem mais força, o pai, é o primeiro a receber um limite.',
    context:
      'A carta era lida em voz alta na reunião, e Paulo sabe que há crianças na sala: fala direto com elas. Depois se vira para os pais. Pela lei romana, o pai tinha poder sobre o filho a vida inteira. Mandar obedecer não espantava ninguém; pôr freio no pai, sim.',
    retold: [
      {
        verses: '6:1-3',
        says: 'Paulo pede aos filhos que obedeçam aos pais no Senhor, porque isso é justo. Honrar pai e mãe é o primeiro mandamento com promessa: ir bem e viver muito na terra.',
      },
      {
        verses: '6:4',
        says: 'Paulo pede aos pais que não provoquem os filhos à ira, mas os criem na disciplina e na correção do Senhor.',
      },
    ],
    read: {
      verses: '6:1-4',
      how: 'Quem é filho lê 1-3, isto é, todos. Quem cria ou já criou alguém lê o 4, bem devagar, duas vezes.',
    },
    observe: [
      {
        ask: 'Que duas coisas Paulo pede aos filhos?',
        verses: '6:1-2',
        listen: 'Obedecer aos pais, no Senhor; honrar pai e mãe, os dois.',
      },
      {
        ask: 'Que razões Paulo dá aos filhos para obedecer e honrar?',
        verses: '6:1-3',
        listen: 'Porque é justo; porque é mandamento; porque vem com promessa. Nenhuma ameaça.',
      },
      {
        ask: 'No versículo 4, o que os pais têm de largar e o que põem no lugar?',
        verses: '6:4',
        listen: 'Largam o que provoca ira; criam na disciplina e correção do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo podia mandar recado às crianças pelos pais, e preferiu falar com elas. O que isso diz do lugar delas na igreja?',
        verses: '6:1-3',
        listen: 'Estão na roda, entendem razões, respondem a Deus por si.',
      },
      {
        ask: 'Nestas quatro linhas só existe uma proibição, e é para o pai. Por que o freio é posto nele?',
        verses: '6:4',
        listen: 'Quem tem mais força fere mais. A ira do filho pode ter motivo.',
        follow: 'O que se quebra num filho quando a raiva dele nunca tem razão?',
      },
      {
        ask: 'A “disciplina e correção” é “do Senhor”. Lembrando como Jesus corrigia Pedro, que tom ela ganha?',
        verses: '6:4',
        listen: 'Diz a verdade, não humilha, fica perto e dá outra chance.',
      },
      {
        ask: 'A promessa é de ir bem e viver muito. Por que ela não é um contrato, em que cada filho obediente chega aos noventa?',
        verses: '6:2-3',
        listen:
          'Fala do rumo de um povo em que uma geração honra a outra. Quem morreu cedo não morreu por desobedecer.',
      },
    ],
    live: [
      {
        ask: 'De qual bronca sua um filho, um sobrinho ou um aluno teria razão de ficar com raiva?',
        listen:
          'Comparar com o irmão, gritar na frente dos outros, prometer e esquecer, ouvir olhando o celular.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Que ordem lá de casa você cumpriria de outro jeito se viesse com uma explicação?',
        listen: 'Ajude a achar a hora e as palavras de pedir essa explicação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Seus pais já não mandam em você. Em que coisa miúda dá para honrá-los: o telefonema, a história repetida, a senha do banco?',
        listen: 'Honra tem tamanho de gesto. Quem não pode estar perto também pode responder.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'Que pedido de desculpa a um filho, pequeno ou já crescido, ainda está parado na sua garganta?',
        listen:
          'Não precisa dizer qual. Quem pede desculpa também cria, com quatro anos de atraso ou com quarenta.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'O que o jeito de quem criou você fez pensar de Deus, para o bem ou para o mal?',
        listen: 'Receba as duas respostas. Ninguém precisa contar por quê.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Em que correção vocês dois costumam jogar em times diferentes, e que combinado poriam no lugar?',
        listen: 'Um só combinado: horário, tela, tarefa. Conversa longe da criança.',
        for: ['couples'],
      },
      {
        ask: 'Que costume de seu pai ou de sua mãe você ainda cumpre, mesmo sem eles aqui para ver?',
        listen: 'Uma receita, um ditado, um jeito de fechar a casa. Deixe a saudade falar.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a regra mais estranha da casa em que você cresceu, daquelas tipo manga com leite faz mal?',
        bridge:
          'Toda casa tem as suas regras. Paulo escreve uma para os filhos e outra, que ninguém esperava, para os pais.',
      },
      {
        text: 'O que você jurou que nunca faria igual a quem criou você, e hoje faz igualzinho?',
        bridge: 'A gente tende a criar como foi criado. O texto diz de quem mais dá para aprender.',
        for: ['adults', 'parents', 'couples', 'elderly', 'women', 'men'],
      },
      {
        text: 'Se por um dia você mandasse nos seus pais, qual seria a primeira ordem?',
        bridge: 'Hoje há linha para quem obedece e há linha para quem manda.',
        for: ['teens', 'young'],
      },
    ],
    quiet: {
      text: 'Lembre o vão de porta ou o canto da casa em que você era pequeno. Veja quem entrava por ali, e o que você sentia quando entrava.',
      bridge: 'O Senhor também estava nessa casa. Leia perto dele.',
    },
    complete: [
      {
        name: 'Bilhete na geladeira',
        text: 'De um lado da folha, o que em mim acende a raiva desta casa: … e … . Do outro, o que em mim faz alguém crescer: … . A linha que eu risco nesta semana é … . Prenda na geladeira só o segundo lado.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        name: 'Carta que pode ficar na gaveta',
        text: 'A quem me criou: honro em você … . Doeu quando … , e não vou fingir que não. Levo adiante … . Isto termina em mim: … . Só mande se for bom e seguro mandar.',
      },
      {
        name: 'Tradução simultânea',
        text: 'Quando lá em casa dizem … , eu escuto … . Acho que queriam dizer … . O que me ajudaria a obedecer é … . E sem ninguém pedir eu vou … .',
        for: ['teens', 'young'],
      },
    ],
    challenges: [
      {
        do: 'Até quinta-feira, peça a um filho, neto ou sobrinho que termine a frase: fico com raiva quando você… Escute sem se defender, agradeça e mude uma coisa.',
        tell: 'o que você mudou, e como foi ficar calado ouvindo.',
        for: ['parents', 'couples', 'elderly', 'adults'],
      },
      {
        do: 'No sábado, procure quem criou você e pergunte uma coisa da infância dessa pessoa que você nunca quis saber. Se estar perto não for seguro, escolha outra pessoa que cuidou de você.',
        tell: 'a história que você não conhecia.',
      },
      {
        do: 'Na quarta-feira, quando chamarem você em casa para ajudar, vá na primeira vez e sem reclamar.',
        tell: 'a cara que fizeram.',
        for: ['teens', 'young'],
      },
    ],
    children: {
      truth: 'Jesus é o Senhor dos filhos e também dos pais.',
      to7: {
        story:
          'Chegou uma carta de Paulo! Todos se sentaram para ouvir: os pais, as mães, os avós e as crianças também. A moça abriu e leu: filhos! Os meninos arregalaram os olhos: é com a gente! Filhos, obedeçam ao pai e à mãe, porque isso é certo. Tratem os dois com carinho e respeito, e a vida vai ser boa. Os pais sorriram: ouviram, hein? Mas a carta ainda não tinha acabado. A moça leu: pais! Agora foram os pais que arregalaram os olhos. Não deixem seus filhos com raiva. Cuidem deles e ensinem do jeito de Jesus. Um papai ficou quieto. Depois pegou a filha no colo e disse baixinho: desculpe o grito de ontem. Naquela casa, todo mundo queria obedecer a Jesus.',
        activity:
          'Façam uma carta de rolinho. Abram e leiam uma linha para os filhos e uma para os adultos; a cada linha, quem ouviu o seu nome põe a mão no coração.',
        questions: [
          'Para quem era a primeira parte da carta?',
          'O que a carta disse aos pais?',
          'O que um adulto faz que deixa você bem feliz?',
        ],
      },
      to12: {
        story:
          'Imagine a reunião em Éfeso. Chegou carta de Paulo, e a sala está cheia. As crianças acham que é assunto de gente grande, até que ouvem: filhos! Paulo estava falando com elas. Obedeçam aos seus pais no Senhor, porque isso é justo. Honrem pai e mãe: é o primeiro mandamento que vem com promessa. Honrar é tratar a pessoa como alguém que vale muito. Os pais cruzaram os braços, satisfeitos. Só que a leitura continuou: pais, não provoquem a raiva dos seus filhos! Naquele tempo, um pai podia quase tudo, e ninguém reclamava. Paulo reclamou. Disse que eles deviam criar os filhos com a disciplina e a correção do Senhor. E como o Senhor Jesus corrige? Ele fala a verdade, não humilha e continua amigo. Deu silêncio dos dois lados. Cada um tinha a sua linha para cumprir, e ninguém podia usar a linha do outro. E uma coisa importante: obedecer no Senhor nunca é guardar segredo de quem machuca você. Nesse caso, conte a um adulto de confiança.',
        activity:
          'Cada um escreve, sem nome, um jeito de adulto corrigir que ajuda e um que só dá raiva. Misturem, leiam e separem em dois montes: com que monte Jesus se parece?',
        questions: [
          'Por que as crianças se espantaram ao ouvir a carta?',
          'O que Paulo disse aos pais que ninguém esperava?',
          'O que é mais difícil de obedecer na sua casa, e com quem dá para conversar sobre isso?',
        ],
      },
      challenge: 'Faça uma tarefa antes que peçam e conte como todos ficaram.',
    },
    prayer:
      'Pai, tu nos corriges sem nos esmagar. Dá às crianças alegria em obedecer e coragem de falar. Tira da boca dos pais a palavra que fere, e põe ali um pedido de desculpa. Cuida de quem foi ferido em casa, e faz de todos nós filhos teus. Amém.',
    leader: {
      lost: 'Os pais costumam usar o versículo 1 contra os filhos, e os filhos o 4 contra os pais. Combine no começo: hoje cada um só fala da linha que é sua.',
      tender:
        'Há quem tenha apanhado, sido abandonado ou abusado; há quem não pôde ter filhos ou perdeu um. Honrar não é conviver com quem fere, nem calar. Se criança ou adolescente contar algo, ouça, acredite, não prometa segredo e procure o Conselho Tutelar ou o Disque 100. Mãe ou pai sozinho não precisa de mais culpa: ofereça ajuda.',
      differ:
        'Alguns cristãos entendem que Provérbios permite a palmada; outros leem ali a vara como direção e educam sem bater, como pede também a lei brasileira. Paulo aqui não fala de castigo. Todos concordam que humilhar e ferir provocam a ira que ele proíbe.',
    },
    comfort:
      'Se a palavra pai dói, você não precisa fingir. Há um Senhor que pôs limite até em quem mandava em você, e que nunca cria ninguém na base do medo.',
    closing:
      'O Filho que obedeceu até a cruz abriu para nós a casa do Pai: pais e filhos entram ali pela mesma graça.',
    words: [
      'filhos sede obedientes',
      'obedecei a vossos pais',
      'honra teu pai e tua mae',
      'primeiro mandamento com promessa',
      'nao provoqueis a ira',
      'provocar a ira',
      'irriteis',
      'disciplina e correcao',
      'disciplina e admoestacao',
      'criacao de filhos',
      'educar os filhos',
      'paternidade',
      'autoridade dos pais',
      'obediencia dos filhos',
    ],
  },
  {
    verses: '6:1-9',
    key: '6:4',
    title: 'Casa e trabalho sob outro Senhor',
    theme: 'filhos, pais e trabalho diante de Deus',
    themes: ['filhos', 'familia', 'trabalho', 'justica'],
    idea: 'Em casa e no trabalho, quem obedece e quem manda respondem ao mesmo Senhor, que não tem favoritos: por isso há honra sem medo, correção sem ira e serviço sem fingimento.',
    context:
      'Numa casa romana viviam pais, filhos e escravos. Paulo não redige uma lei contra a escravidão, mas planta ali uma bomba mansa: chama o escravo de pessoa que responde a Cristo e avisa o senhor de que há alguém acima dele. Hoje lemos isso no trabalho.',
    retold: [
      {
        verses: '6:1-4',
        says: 'Paulo pede aos filhos que obedeçam e honrem pai e mãe, mandamento com promessa de vida longa. Os pais não provoquem os filhos à ira, mas os criem na correção do Senhor.',
      },
      {
        verses: '6:5-8',
        says: 'Paulo pede aos servos que obedeçam de coração sincero, não só quando são vistos, como quem serve a Cristo. Cada um receberá do Senhor o bem que fizer, servo ou livre.',
      },
      {
        verses: '6:9',
        says: 'Paulo pede aos senhores que façam o mesmo e larguem as ameaças, porque o Senhor deles e dos servos está nos céus e não faz acepção de pessoas.',
      },
    ],
    read: {
      verses: '6:1-9',
      how: 'Os mais novos leem 1-3, pais e mães leem 4, quem trabalha para alguém lê 5-8, quem dirige alguém lê 9.',
    },
    observe: [
      {
        ask: 'O que se pede aos filhos, e que promessa acompanha?',
        verses: '6:1-3',
        listen: 'Obedecer no Senhor, honrar; ir bem e vida longa.',
      },
      {
        ask: 'O que os pais não devem e o que devem fazer?',
        verses: '6:4',
        listen: 'Não provocar à ira; criar na disciplina e correção do Senhor.',
      },
      {
        ask: 'O que muda, para servos e senhores, por causa do Senhor que está nos céus?',
        verses: '6:5-9',
        listen: 'Servir de coração; parar de ameaçar; não há acepção.',
      },
    ],
    interpret: [
      {
        ask: 'Num mundo em que o pai podia tudo, por que é surpreendente haver um limite no versículo 4?',
        verses: '6:4',
        listen: 'A autoridade dele não é absoluta; o filho tem dignidade.',
        follow: 'O que provoca ira num filho sem que o pai perceba?',
      },
      {
        ask: 'Honrar pai e mãe muda de forma com a idade. Como se honra aos oito, aos dezoito e aos cinquenta?',
        verses: '6:2-3',
        listen: 'Obedecer, respeitar e conversar, cuidar; sem acobertar o mal.',
      },
      {
        ask: 'Paulo manda aos senhores: “fazei o mesmo a eles, abandonando as ameaças”. Que rachadura isso abre na escravidão?',
        verses: '6:8-9',
        listen: 'Iguala os dois diante do Senhor; quem manda também serve.',
      },
    ],
    live: [
      {
        ask: 'Qual frase, tom ou promessa não cumprida sua costuma irritar de verdade um filho, e como seria recomeçar?',
        listen: 'Pedir desculpa a um filho educa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você gostaria que seus pais entendessem, e como dizer isso sem bater a porta?',
        listen: 'Escutar os novos com respeito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como é você quando o chefe não está olhando, e como é quando o chefe é você?',
        listen: 'Integridade dos dois lados.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Que parte de honrar pai e mãe é leve e qual é pesada na sua história?',
        listen: 'Há pais que feriram; honrar não é fingir.',
        for: ['adults', 'long-believers', 'new-believers'],
      },
      {
        ask: 'De quem cuida de você (faxina, entrega, portaria, cozinha) você sabe o nome, o salário justo e o dia de folga?',
        listen: 'Justiça concreta com trabalhadores.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Para quem perdeu pai, mãe ou filho: que jeito de honrar continua possível?',
        listen: 'Gestos, histórias, causas; sem pressa.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a frase clássica de bronca da sua casa? Reúnam as melhores e descubram quem teve a mesma mãe.',
        bridge: 'Toda casa tem as suas. Paulo fala com filhos, pais e patrões.',
      },
      {
        text: 'Qual foi o seu primeiro trabalho, e o melhor ou pior chefe que já teve?',
        bridge: 'Há um Senhor acima dos chefes. O texto conta o que isso faz.',
        for: ['adults', 'elderly', 'men', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre de uma mão que ensinou você a fazer algo: amarrar o sapato, mexer a panela, pregar um prego.',
      bridge: 'Deus usa mãos assim. Leia com essa lembrança.',
    },
    complete: [
      {
        name: 'Ira ou cuidado',
        text: 'Pais, sozinhos: O que mais me faz perder a cabeça é … . Atrás disso, o que eu sinto é … . Meu filho, nesse momento, provavelmente sente … . Na próxima vez, vou … . E vou pedir desculpas por … .',
        for: ['parents', 'couples'],
      },
      {
        name: 'Relatório ao Senhor',
        text: 'Como quem presta contas só a Deus, complete: O que faço bem mesmo sem ninguém ver: … . O que faço só quando veem: … . A ameaça que abandono (com filho, aluno, empregado, irmão): … . O bem que o Senhor viu nesta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Honre: faça um bem concreto a um pai, mãe, avô ou a quem cuidou de você, com tempo e atenção. Se não for seguro estar perto, ore à distância.',
        tell: 'o que essa pessoa contou, ou o que Deus lhe mostrou.',
      },
      {
        do: 'Faça, por sete dias, uma tarefa com o mesmo capricho de quem sabe que o Senhor vê, e trate quem trabalha com você pelo nome.',
        tell: 'que tarefa foi e quem notou.',
      },
    ],
    children: {
      truth: 'Na minha casa, todos obedecemos a Jesus.',
      to7: {
        story:
          'A mamãe disse: filho, guarde os brinquedos. O Enzo fez bico: por que eu tenho que obedecer? A mamãe se abaixou: porque eu cuido de você, e Deus quer que a gente viva bem. Ele guardou, um por um. Depois o papai gritou alto por causa do leite derramado, e o Enzo chorou. O papai parou. Sentou no chão: filho, eu errei. Também obedeço a Jesus, e ele não quer que eu grite assim. Você me perdoa? O Enzo abriu os braços. Paulo escreveu para os filhos: honrem os pais. E para os pais: não deixem os filhos irritados; ensinem com amor.',
        activity:
          'Façam uma troca: por dez minutos, a criança é o pai ou a mãe e mostra como pedir com carinho; depois conversem.',
        questions: [
          'O que a mamãe pediu ao Enzo?',
          'O que o papai fez quando percebeu que errou?',
          'A quem todos na casa obedecem?',
        ],
      },
      to12: {
        story:
          'Pense numa casa rica de Éfeso, no dia em que a carta de Paulo foi lida em voz alta. Estavam todos: o dono, a mulher, os filhos e os escravos, de pé no fundo. Filhos, leu a voz, obedeçam e honrem os seus pais. O dono sorriu. Pais, continuou, não provoquem a ira dos filhos. O sorriso parou. Os meninos se entreolharam: ele pode dizer isso? Trabalhem de coração, como para o Senhor, disse aos escravos, e ele verá cada coisa boa que vocês fizerem. E então: senhores, façam o mesmo, parem de ameaçar, porque vocês e eles têm o mesmo Senhor no céu, e ele não tem favoritos. Silêncio. Ninguém nunca tinha dito àquele homem que havia alguém acima dele. Demorou séculos para que a escravidão acabasse, e foi um crime terrível. Mas a semente estava ali: diante de Deus, o dono e o escravo, o pai e o filho, valem o mesmo.',
        activity:
          'Escrevam juntos um combinado da casa com duas colunas: o que os filhos prometem e o que os pais prometem; todos assinam.',
        questions: [
          'Em que momento o dono da casa parou de sorrir, e por quê?',
          'O que quer dizer não ter favoritos?',
          'O que você gostaria de combinar com seus pais?',
        ],
      },
      challenge: 'Obedeça na primeira vez em que pedirem, e agradeça a quem trabalha para você.',
    },
    prayer:
      'Senhor que não tens favoritos, entra no quarto dos filhos, na cozinha, na firma. Dá-nos honra sem medo, correção sem grito e trabalho sem disfarce. Quebra as ameaças. Defende a criança e o explorado, e faz de nós gente justa. Amém.',
    leader: {
      lost: 'Servos e senhores confunde. Diga com clareza que a escravidão é um mal, e que hoje se lê para o trabalho. Cuidado com o uso de obedecer para calar filhos ou empregados explorados.',
      tender:
        'Castigo físico, abuso e negligência estão perto. Obedecer no Senhor nunca inclui guardar segredo de abuso. Se criança ou adolescente contar algo, ouça, acredite, não prometa segredo: Disque 100 ou Conselho Tutelar. Quem foi ferido pelos pais não precisa conviver para honrar. Trabalho escravo ou assédio: Disque 100, Ministério Público do Trabalho.',
    },
    comfort:
      'Cada um receberá do Senhor todo o bem que fizer. O bem que ninguém viu, feito de madrugada, ao lado de um berço ou de um leito, está anotado. Ele viu.',
    closing: 'Um só Senhor, e ele não tem favoritos.',
    words: [
      'filhos obedecei',
      'sede obedientes aos vossos pais',
      'honra teu pai',
      'primeiro mandamento com promessa',
      'pais nao provoqueis',
      'disciplina e correcao',
      'servos e senhores',
      'abandonando as ameacas',
      'deixando as ameacas',
      'acepcao de pessoas',
      'servindo de boa vontade',
      'criacao de filhos',
    ],
  },
  {
    verses: '6:5-9',
    key: '6:7',
    title: 'Quem manda também tem Senhor',
    theme: 'o trabalho diante do Senhor',
    themes: ['trabalho', 'justica', 'servico', 'fidelidade'],
    idea: 'No trabalho, quem serve e quem manda têm o mesmo Senhor no céu, que não faz diferença entre pessoas: um serve de coração, e não só quando o veem; o outro larga as ameaças.',
    context:
      'Paulo vem falando da vida dentro de casa: marido e mulher, filhos e pais. Agora fala com escravos e senhores, que ali viviam sob o mesmo teto e ouviam juntos a carta. A escravidão é um mal, e Paulo não a aprova nem propõe lei contra ela. Ele fala com o escravo como gente que escolhe, e avisa o dono de que também tem dono.',
    retold: [
      {
        verses: '6:5-8',
        says: 'Paulo pede aos servos que obedeçam com sinceridade, como a Cristo, fazendo de coração a vontade de Deus. Cada um, servo ou livre, receberá do Senhor todo o bem que fizer.',
      },
      {
        verses: '6:9',
        says: 'Paulo pede aos senhores que façam o mesmo com eles e abandonem as ameaças. O Senhor de uns e de outros está nos céus e não faz acepção de pessoas.',
      },
    ],
    read: {
      verses: '6:5-9',
      how: 'Leiam duas vezes. Na primeira, ouçam 5 a 8 como quem recebe ordens; na segunda, ouçam o 9 como quem as dá.',
    },
    observe: [
      {
        ask: 'Com que atitudes os servos devem obedecer, e como a quem?',
        verses: '6:5',
        listen: 'Temor e tremor, coração sincero, como a Cristo.',
      },
      {
        ask: 'Que jeito de trabalhar Paulo descarta, e qual ele põe no lugar?',
        verses: '6:6-7',
        listen: 'Só quando vistos, para agradar; de coração, de boa vontade, como ao Senhor.',
      },
      {
        ask: 'O que se promete a cada um pelo bem que fizer, e para quem ela vale?',
        verses: '6:8',
        listen: 'Receberá do Senhor; ao servo e ao livre.',
      },
      {
        ask: 'O que os senhores devem fazer e largar, e o que precisam saber?',
        verses: '6:9',
        listen: 'O mesmo; as ameaças; que o Senhor dos dois está nos céus e não tem preferidos.',
      },
    ],
    interpret: [
      {
        ask: 'O que acontecia por dentro de um escravo ao ouvir que o seu serviço era visto e guardado pelo Senhor?',
        verses: '6:6, 6:8',
        listen: 'Dignidade: o dono da casa não é o dono da vida dele.',
      },
      {
        ask: '“Fazei o mesmo a eles.” O que um senhor daquele tempo teria de mudar para obedecer a essas palavras?',
        verses: '6:9',
        listen: 'Servir de boa vontade a quem lhe servia; sinceridade no lugar de medo.',
        follow: 'Por que a ameaça é o atalho preferido de quem manda?',
      },
      {
        ask: 'Que diferença há entre trabalhar para agradar pessoas e servir bem às pessoas?',
        verses: '6:6-7',
        listen: 'Um procura aplauso; o outro, o bem de quem recebe.',
        follow: 'Em que serviço seu as duas coisas se misturam?',
      },
      {
        ask: 'Por que saber que Deus não faz acepção consola um e avisa o outro?',
        verses: '6:8-9',
        listen: 'Cargo não pesa na balança dele.',
      },
    ],
    live: [
      {
        ask: 'Que parte do seu trabalho, pago ou de casa, ninguém vê? Como é fazê-la?',
        listen: 'Louça, relatório, limpeza, cuidado. Dar valor.',
      },
      {
        ask: 'Onde você é chefe de alguém, mesmo que de uma pessoa só, e que ameaça costuma usar quando tem pressa?',
        listen: 'Demissão, cara feia, silêncio, grito.',
        follow: 'O que caberia dizer no lugar dela?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Trabalho em grupo, estágio, primeiro emprego: o que muda em você quando o professor ou o chefe sai da sala?',
        listen: 'Rir e reconhecer; o que seria fazer de coração.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que trabalho de um dia comum você poderia oferecer a Jesus, como quem entrega na mão dele?',
        listen: 'Uma tarefa, com hora.',
        for: ['adults', 'singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'Quem trabalha na casa ou no negócio de vocês recebe o que é justo, e é tratado como vocês gostariam de ser?',
        listen: 'Salário, horário, folga, tom de voz.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Que chefe, ao longo da sua vida, lhe mostrou que também prestava contas a alguém?',
        listen: 'Histórias boas ensinam mais.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Onde a linha entre trabalhar de boa vontade e ser explorado já ficou apagada para você?',
        listen: 'Não sugerir que se aguente tudo; ouvir.',
      },
    ],
    icebreakers: [
      {
        text: 'O que acontece no seu trabalho, ou acontecia na sua sala de aula, no segundo em que o chefe ou a professora vira as costas?',
        bridge: 'Paulo conhecia essa cena, e tem uma palavra também para quem vira as costas.',
      },
      {
        text: 'Se você fosse dono da empresa por um dia, qual seria a sua primeira ordem?',
        bridge: 'Paulo escreve a quem recebe ordens e a quem as dá. A surpresa está no fim.',
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos. Pense em tudo o que elas fizeram hoje e que ninguém notou.',
      bridge: 'Há quem tenha notado. O texto diz quem é.',
    },
    complete: [
      {
        name: 'Folha de ponto',
        text: 'Complete: Hoje servi a … . O que fiz só porque olhavam: … . O que fiz de coração: … . O bem que só o Senhor viu: … . Amanhã, a primeira tarefa que ofereço a ele é … .',
      },
      {
        name: 'Sem ameaça',
        text: 'Escreva a ameaça que você mais usa: Se você não …, eu … . Agora reescreva como pedido de quem também tem Senhor: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha a tarefa de que você menos gosta e faça-a cinco vezes com capricho, dizendo antes: é para o Senhor.',
        tell: 'que tarefa foi e em que vez ela ficou diferente.',
      },
      {
        do: 'Passe sete dias sem ameaçar ninguém que dependa de você: empregado, aluno, filho, irmão menor. Peça, explique ou espere.',
        tell: 'a hora em que foi mais difícil, e o que fez.',
      },
    ],
    children: {
      truth: 'Faço de coração, porque Jesus vê tudo.',
      to7: {
        story:
          'Numa casa grande trabalhava a Lia. Ela varria o quintal. Quando o dono olhava, varria bem direitinho. Quando ele saía, ela parava. Um dia leram a carta de Paulo: façam tudo de coração, como se fosse para Jesus! Ele vê cada coisa boa. A Lia pensou: Jesus está vendo o quintal? Está! E vê que eu estou cansada também. Aí a carta falou com o dono: e você, pare de ameaçar! Você também tem um Senhor no céu, e ele gosta da Lia tanto quanto de você. O dono ficou quieto. Depois pegou um copo de água e levou para a Lia.',
        activity:
          'Arrumem juntos um canto da sala bem caprichado, sem ninguém olhar, e digam no fim: é para Jesus!',
        questions: [
          'O que a Lia fazia quando o dono saía?',
          'Quem vê cada coisa boa?',
          'O que você vai fazer de coração?',
        ],
      },
      to12: {
        story:
          'Na classe do Rui havia dois jeitos de fazer limpeza. Com o professor olhando, vassoura para lá e para cá. Sem o professor, guerra de bolinha. O Rui era o chefe da turma e gritava: quem não limpar fica sem jogo! Um dia o professor leu um pedaço da carta de Paulo. Naquele tempo existiam escravos, uma coisa terrível. A eles Paulo disse: vocês não são menos que ninguém; trabalhem de coração, porque o Senhor vê e guarda cada bem que fizerem. O Rui gostou. Mas a carta continuou: e vocês que mandam, façam o mesmo e parem com as ameaças, porque vocês e eles têm o mesmo Senhor no céu, e ele não tem preferidos. O Rui ficou vermelho. No dia seguinte, em vez de gritar, pegou uma vassoura. Sem professor na sala, alguém riu. Depois mais um pegou outra. Se mandam você fazer coisa errada ou que machuca, é diferente: conte a um adulto.',
        activity:
          'Sorteiem uma tarefa secreta para cada um fazer na semana sem que ninguém descubra quem foi.',
        questions: [
          'Por que o Rui ficou vermelho?',
          'O que Paulo disse aos escravos e aos senhores?',
          'O que você faz diferente quando ninguém olha?',
        ],
      },
      challenge: 'Faça uma tarefa bem feita quando ninguém estiver olhando.',
    },
    prayer:
      'Senhor nosso, que estás nos céus e vês a cozinha, a obra e o escritório, recebe o trabalho das nossas mãos. Livra-nos de viver para o aplauso. Tira da nossa boca a ameaça. Defende quem é explorado, e ensina quem manda a servir. Amém.',
    leader: {
      lost: 'Diga logo: a escravidão é um mal, e este texto já foi usado para defendê-la, contra o que diz o versículo 9. Hoje se lê no trabalho, com leis e direitos, que o cristão respeita e pode cobrar.',
      tender:
        'Obedecer não é aguentar assédio, salário retido, perigo ou humilhação. Quem vive isso precisa de apoio para sair e denunciar: trabalho escravo, Disque 100; assédio e salário, Ministério Público do Trabalho. Se o medo do chefe adoeceu alguém, indique ajuda de saúde. Desempregados na roda também merecem atenção.',
      differ:
        'Cristãos discutem por que Paulo não pediu o fim da escravidão. Uns veem nele um homem sem poder de mudar a lei, que plantou a igualdade diante de Deus; outros acham que podia ter dito mais. Hoje todos concordam que ninguém pode ser dono de ninguém.',
    },
    comfort:
      'O bem que você fez e ninguém agradeceu não se perdeu. Está escrito que cada um o receberá do Senhor, seja quem for no crachá. Descanse as mãos.',
    closing: 'Um só Senhor nos céus, e ele viu o seu dia.',
    words: [
      'servos obedecei',
      'senhores fazei o mesmo',
      'abandonando as ameacas',
      'deixando as ameacas',
      'nao servindo somente quando vistos',
      'servindo a vista',
      'de boa vontade como ao senhor',
      'patroes e empregados',
      'chefe',
      'funcionario',
      'acepcao de pessoas',
      'temor e tremor',
    ],
  },
  {
    verses: '6:10-13',
    key: '6:12',
    title: 'Contra quem é a luta',
    theme: 'a luta que não é contra pessoas',
    themes: ['tentacao', 'medo', 'fe', 'proximo'],
    idea: 'A luta do dia mau não é contra pessoas, e a força para ela não é nossa: o Senhor dá a sua, para a gente resistir e ficar de pé.',
    context:
      'A carta está no fim. Paulo já falou do casamento, de pais e filhos, de servos e senhores: lugares em que uma pessoa vira facilmente adversária da outra. Em Éfeso havia também muito medo de espíritos e muita magia (Atos 19). A essa gente ele já escreveu que Cristo está acima de todo poder (1:20-22). Agora diz contra quem é a luta e de quem vem a força.',
    retold: [
      {
        verses: '6:10-11',
        says: 'Paulo pede aos irmãos que se fortaleçam no Senhor e na força do seu poder. Que se revistam da armadura de Deus, para estar firmes contra as ciladas do diabo.',
      },
      {
        verses: '6:12-13',
        says: 'A luta, diz Paulo, não é contra carne e sangue, mas contra os poderes das trevas. Com a armadura de Deus se pode resistir no dia mau e continuar firme.',
      },
    ],
    read: {
      verses: '6:10-13',
      how: 'Leiam duas vezes. Na segunda, quem puder se levanta no versículo 13, e todos ficam assim alguns segundos, em silêncio.',
    },
    observe: [
      {
        ask: 'Em quem Paulo manda buscar força, e de quem é a armadura?',
        verses: '6:10-11',
        listen: 'No Senhor e na força do poder dele; a armadura é de Deus. Nada disso sai de nós.',
      },
      {
        ask: 'Contra quem a luta não é, e contra quem é?',
        verses: '6:12',
        listen:
          'Não é contra carne e sangue, isto é, contra pessoas. É contra poderes das trevas e males espirituais.',
      },
      {
        ask: 'O que Paulo espera de quem se veste assim? Procurem os verbos.',
        verses: '6:11, 6:13',
        listen:
          'Estar firme, resistir, continuar firme. São verbos de quem fica de pé, não de quem sai atacando.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz “fortalecei-vos no Senhor”. O que muda no dia difícil quando a força vem de Deus, como presente?',
        verses: '6:10-11',
        listen:
          'Não é prova de força de vontade: o fraco também fica de pé. Cristo já está acima desses poderes (1:20-22), e é nele que a gente se firma.',
        follow: 'Em que você costuma se apoiar antes de pedir essa força?',
      },
      {
        ask: 'Se a luta não é contra “carne e sangue”, o que já não cabe fazer com quem nos feriu ou pensa diferente?',
        verses: '6:12',
        listen:
          'Odiar, humilhar, dizer que a pessoa é do diabo. O mal que ela faz continua sendo mal e pode pedir limite, proteção e justiça.',
      },
      {
        ask: 'Cilada é armadilha escondida. O que essa palavra mostra sobre o jeito como o mal trabalha?',
        verses: '6:11',
        listen:
          'Não chega com cara de mal: parece razão, cansaço, brincadeira. Nesta carta, a raiva guardada é uma dessas portas (4:26-27).',
      },
      {
        ask: 'O “dia mau” vem também para quem tem a armadura. Que consolo há em saber disso antes?',
        verses: '6:13',
        listen:
          'Um dia mau não quer dizer que Deus foi embora nem que faltou fé. Ele vem, e dá para atravessá-lo de pé.',
      },
    ],
    live: [
      {
        ask: 'Com quem você vem lutando como se essa pessoa fosse o inimigo?',
        listen: 'Responder por dentro basta. Se há agressão, o caminho é proteção.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem a sua turma trata como inimigo, na escola, na faculdade ou na internet, e o que você poderia fazer diferente?',
        listen: 'Um gesto: não repassar, cumprimentar, chamar para a mesa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando vocês brigam em casa, que problema costuma estar por trás: cansaço, dinheiro, medo, uma mentira?',
        listen: 'Sentar do mesmo lado, com o problema na frente. Onde há violência isso não vale.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem ensinou você a ter medo do mal, e o que este texto põe no lugar desse medo?',
        listen: 'A força do Senhor. Ninguém ri da história de ninguém.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que discussão, de igreja, de família ou de política, você já tratou um irmão como adversário?',
        listen: 'Cada um fala de si, sem reabrir a discussão.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Neste ano, em que situação continuar de pé já foi muito?',
        listen: 'Receber sem conselho. Isso o texto chama de resistir.',
        for: ['elderly', 'mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma briga boba que você teve com a pessoa errada: a culpa era de outro, ou da fome, do sono, do calor.',
        bridge: 'A gente erra fácil de adversário. Paulo diz contra quem é a luta.',
      },
      {
        text: 'No ônibus cheio, na hora da freada, em que você se segura?',
        bridge: 'Paulo fala de um dia de solavanco e de quem nos segura de pé.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Encoste as costas numa parede e solte o peso. Perceba que é ela que segura você.',
      bridge: 'Leia assim: a força de que Paulo fala é a do Senhor.',
    },
    complete: [
      {
        name: 'A pessoa e o problema',
        text: 'Dobre a folha ao meio; ninguém vai ver. De um lado: A pessoa com quem estou em luta é … (só a inicial). Deus também quer o bem dela, e eu peço por ela … . Do outro: O que nos põe um contra o outro é … . Contra isso preciso de força para … .',
      },
      {
        name: 'Na força do Senhor',
        text: 'Complete como oração: Senhor, o meu dia mau costuma começar quando … . Sozinho, nessa hora, eu … . Dá-me a tua força para … . Obrigado porque, com a tua ajuda, já fiquei firme em … .',
      },
    ],
    challenges: [
      {
        do: 'Ore uma vez por dia, pelo nome, por uma pessoa com quem você está em conflito, e peça a Deus algo bom para ela.',
        tell: 'o que mudou no seu jeito de pensar nela.',
      },
      {
        do: 'Descubra a hora do dia em que você mais cai na mesma armadilha e ponha um alarme para dez minutos antes. Quando tocar, peça a força do Senhor em uma frase.',
        tell: 'em quantos dias a oração chegou primeiro.',
      },
      {
        do: 'Antes de responder a uma mensagem que irrita, diga em voz baixa: esta pessoa não é o meu inimigo. Só depois escreva.',
        tell: 'uma resposta que saiu diferente.',
      },
    ],
    children: {
      truth: 'Deus me dá força, e pessoas não são inimigas.',
      to7: {
        story:
          'Paulo escreveu uma carta para os amigos de Éfeso. Ele sabia que há dias difíceis. Dia de briga. Dia de vontade de mentir. E a gente, sozinho, é bem forte? Só um pouquinho. Por isso Paulo disse: fiquem fortes no Senhor! A força é de Deus, e ele dá para quem pede. E Paulo contou mais uma coisa: a gente não luta contra pessoas. O irmão que pegou o brinquedo não é inimigo. A colega que fez careta não é inimiga. A gente luta contra a mentira, a raiva e a maldade. E Deus é muito mais forte do que elas! Com ele a gente fica de pé, assim, bem firme. E, se alguém machuca você, conte a um adulto em quem confia. Deus quer cuidar de você.',
        activity:
          'A criança fica em pé numa perna só e balança. Depois um adulto lhe dá as mãos, e ela fica firme. Digam juntos: a minha força vem de Deus.',
        questions: [
          'De quem vem a força?',
          'A gente luta contra pessoas?',
          'Em que hora você quer pedir força a Deus?',
        ],
      },
      to12: {
        story:
          'Davi e Lucas eram amigos até o dia do jogo. Um disse que o outro tinha roubado, o outro xingou, e os dois pararam de se falar. Na semana seguinte, metade da sala era de um lado e metade do outro. Na igreja, a professora leu uma carta de Paulo, escrita na prisão. Fortalecei-vos no Senhor, dizia ele. E explicava: a nossa luta não é contra pessoas, mas contra o mal. Davi pensou: então o Lucas não é o meu inimigo? Quem estava atrapalhando os dois era uma mentira que alguém tinha contado, e a raiva que ninguém queria largar. Dava medo pedir desculpas. Mas Paulo dizia que a força é do Senhor, e que ele a dá para a gente ficar firme no dia difícil. Davi orou uma frase só: Deus, me ajuda. Na segunda-feira, sentou-se ao lado do Lucas. Ficaram um tempo sem dizer nada. Depois riram. Nem toda história se resolve assim depressa, e quem está sendo machucado deve contar a um adulto. Mas, naquele dia, a mentira perdeu.',
        activity:
          'Desenhem duas pessoas e, entre elas, o problema. Risquem o problema e escrevam em cima uma coisa que Deus dá para vencê-lo: verdade, paz, coragem.',
        questions: [
          'Contra quem Paulo diz que a luta não é?',
          'De onde vem a força para ficar firme?',
          'Que problema está entre você e alguém?',
        ],
      },
      challenge: 'Ore por alguém com quem você brigou e faça a essa pessoa um gesto bom.',
    },
    prayer:
      'Senhor, a força é tua. Nós cansamos, e às vezes lutamos com a pessoa errada. Mostra o que nos põe uns contra os outros. Livra do mal quem está no dia mau, protege quem corre perigo e deixa-nos de pé, em ti. Amém.',
    leader: {
      lost: 'Há quem queira falar de demônios a noite inteira e quem ache o assunto atrasado. Volte ao que o texto diz: de quem é a força, contra quem a luta não é, e ficar de pé. As peças da armadura vêm depois, nos versículos 14 a 17.',
      tender:
        'Não use este texto para que alguém suporte agressão: não lutar contra pessoas não é ficar perto de quem bate (Ligue 180; 190 na hora do perigo; Disque 100 para crianças e idosos). Quem ouve vozes ou vive em pânico precisa de companhia e de médico; não diga que é o diabo nem faça oração de confronto.',
      differ:
        'Muitos pentecostais entendem esta luta também como oração direta contra espíritos do mal; outros, como resistência à mentira e ao pecado; outros veem ainda poderes que agem em sistemas injustos. Todos dizem que Cristo é mais forte e que ninguém luta com a própria força.',
    },
    comfort:
      'Há dias em que ficar de pé é só não desistir até a noite. Paulo chama isso de resistir. A força não precisa ser sua: o Senhor segura quem se encosta nele.',
    closing: 'A força é do Senhor, e nenhuma pessoa é o nosso inimigo.',
    words: [
      'fortalecei vos no senhor',
      'forca do seu poder',
      'carne e sangue',
      'ciladas do diabo',
      'principados e potestades',
      'principados e poderes',
      'dominadores',
      'trevas',
      'dia mau',
      'batalha espiritual',
      'inimigo',
      'resistir',
      'ficar firmes',
      'efesios seis',
    ],
  },
  {
    verses: '6:10-24',
    key: '6:11',
    title: 'De pé, com a armadura de Deus',
    theme: 'a armadura de Deus',
    themes: ['tentacao', 'oracao', 'fe', 'medo'],
    idea: 'Contra um mal que não é de carne e sangue, Deus nos veste com o que é dele, para resistirmos de pé, em oração e uns pelos outros.',
    context:
      'Paulo tem um soldado romano acorrentado ao pulso. Olha para ele peça por peça e pensa em Isaías, em que o próprio Deus veste couraça e capacete. Éfeso tinha medo de espíritos e feitiços. A carta termina ensinando a ficar de pé.',
    retold: [
      {
        verses: '6:10-13',
        says: 'Paulo pede que se fortaleçam no Senhor e vistam toda a armadura de Deus. A luta não é contra carne e sangue, mas contra os poderes das trevas.',
      },
      {
        verses: '6:14-17',
        says: 'Paulo nomeia as peças: o cinturão da verdade, a couraça da justiça, o escudo da fé, o capacete da salvação e a espada do Espírito, que é a palavra de Deus.',
      },
      {
        verses: '6:18-20',
        says: 'Paulo pede que orem em todo tempo, por todos os santos e por ele, embaixador acorrentado, para que fale do evangelho com ousadia.',
      },
      {
        verses: '6:21-24',
        says: 'Paulo envia Tíquico, irmão amado, para dar notícias e confortar os corações. Deseja paz aos irmãos e graça a todos os que amam Jesus Cristo.',
      },
    ],
    read: {
      verses: '6:10-20',
      how: 'Cada peça da armadura, uma pessoa diferente, com o gesto de vestir. Os versículos 18-20, todos, de mãos dadas.',
    },
    observe: [
      {
        ask: 'De onde vem a força, contra quem é a luta e contra quem não é?',
        verses: '6:10-12',
        listen: 'Do Senhor; não contra carne e sangue; contra poderes do mal.',
      },
      {
        ask: 'Que verbos se repetem nos versículos 11 a 14?',
        verses: '6:11, 6:13-14',
        listen: 'Estar firmes, resistir, continuar firmes, vestir.',
      },
      {
        ask: 'Quais são as peças, e o que cada uma protege ou faz?',
        verses: '6:14-17',
        listen: 'Cinturão da verdade, couraça, calçado, escudo, capacete, espada.',
      },
    ],
    interpret: [
      {
        ask: 'Se a luta não é contra “carne e sangue”, como passamos a olhar a pessoa que nos faz mal?',
        verses: '6:12',
        listen: 'Não é o inimigo último; o que não elimina proteção e justiça.',
        follow: 'Com quem você briga como se fosse o inimigo?',
      },
      {
        ask: 'Quase todas as peças são de defesa e pertencem a Deus. O que isso ensina sobre vencer o mal?',
        verses: '6:11, 6:13-17',
        listen: 'Resistir no que Cristo é; não é nosso esforço nem agressão.',
      },
      {
        ask: 'Os escudos romanos se encaixavam uns nos outros. Por que Paulo termina pedindo oração “por todos os santos” e por ele?',
        verses: '6:16, 6:18-20',
        listen: 'Ninguém resiste só; oração fecha a fileira.',
      },
    ],
    live: [
      {
        ask: 'Que flecha costuma achar você sem escudo: acusação, medo, comparação, desejo, desânimo, e em que horário?',
        listen: 'O horário ajuda a preparar.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Qual peça falta à sua turma para aguentar um dia de escola, de faculdade ou de internet?',
        listen: 'Verdade, cabeça protegida, pés de paz.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde vocês dois lutam um contra o outro, quando a flecha vem de fora?',
        listen: 'Voltar-se para o mesmo lado.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que medos de espíritos, azar ou inveja você trouxe consigo, e como soa ouvir que pode ficar de pé?',
        listen: 'Sem ridicularizar; Cristo está acima.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Por quem você segura o escudo hoje, e quem segura o seu?',
        listen: 'Montar duplas de oração.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Depois de fazer tudo, continuar de pé. Em que você está de pé, mesmo tremendo?',
        listen: 'De pé na cama também é de pé.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a sua fantasia de herói na infância: capa de toalha, espada de cabo de vassoura, capacete de panela?',
        bridge: 'Paulo olha para a farda do guarda e fala de outra armadura.',
      },
      {
        text: 'Qual é o objeto de proteção da sua bolsa: guarda-chuva, remédio, carregador, lanche de emergência? Mostre.',
        bridge: 'Cada um se prepara como pode. Deus oferece um equipamento completo.',
        for: ['adults', 'women', 'parents', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Fique de pé, com os pés afastados, sem tensão. Sinta o chão aguentar você.',
      bridge: 'Três vezes o texto diz: firmes. Leia assim, de pé.',
    },
    complete: [
      {
        name: 'Vestiário',
        text: 'Num papel, faça um boneco e vista cada peça com algo da sua vida: cinturão, a verdade que preciso dizer ou ouvir … ; couraça, onde o coração foi atingido … ; calçado, a quem levo paz … ; escudo, a flecha de sempre … ; capacete, o pensamento a proteger … ; espada, um versículo … .',
      },
      {
        name: 'Fileira de escudos',
        text: 'Em duplas, completem um para o outro: Nesta semana, a flecha que temo é … , por volta de … . Peço que ore por mim em … . Eu oro por você em … , às … . Troquem e guardem.',
      },
    ],
    challenges: [
      {
        do: 'Vista a armadura em oração toda manhã, uma peça por vez, e observe qual fez mais falta durante o dia.',
        tell: 'a peça e a hora.',
      },
      {
        do: 'Ore por alguém que está na linha de frente (missionário, enfermeira, policial, mãe solo) e lhe diga que está segurando o escudo.',
        tell: 'o que essa pessoa pediu que orassem.',
      },
    ],
    children: {
      truth: 'Com a força de Deus, eu fico firme.',
      to7: {
        story:
          'Paulo estava preso ao lado de um soldado. Ele olhou bem para a roupa dele: cinto, colete, sapato, escudo, capacete, espada. Hum!, pensou Paulo, Deus também nos dá uma armadura! Não é de ferro. O cinto é a verdade. O colete é fazer o que é certo. O sapato é levar a paz. O escudo é confiar em Deus: quando vem um medo, zum, bate no escudo e cai! O capacete é saber que Jesus salva. E a espada é a Palavra de Deus. Com ela a gente não machuca ninguém; a gente lembra o que Deus disse. E tem a oração, que junta todo mundo. Firmes!',
        activity:
          'Vistam uma armadura de papelão (ou de mentirinha), peça por peça, dizendo o que cada uma é, e fiquem firmes como estátua.',
        questions: [
          'Quem estava ao lado de Paulo?',
          'Qual é o escudo que Deus dá?',
          'De que medo você quer que ele proteja você?',
        ],
      },
      to12: {
        story:
          'Paulo estava na prisão, com uma corrente ligada ao pulso de um guarda. Horas e horas, os dois. Paulo reparou no equipamento. Na verdade, já tinha lido algo assim no profeta Isaías: Deus vestido como guerreiro, com a justiça no peito e a salvação na cabeça. Ele pensou: é isso que Deus nos empresta! Mas a nossa luta não é contra pessoas. O garoto que implica com você não é o inimigo, embora você deva pedir ajuda quando alguém o machuca. A luta é contra o mal que sopra mentiras e medos. Por isso a roupa: a verdade como cinto; a justiça como colete; nos pés, a paz; o escudo da fé, que apaga flechas em chamas; o capacete da salvação; e a espada, que é a Palavra. Os soldados romanos juntavam os escudos e pareciam uma tartaruga, sem nenhuma brecha. É o que a oração faz: junta os escudos. Sozinho, você aguenta um pouco. Juntos, ficamos de pé.',
        activity:
          'Em grupo, montem a tartaruga com almofadas: cada um protege o outro de bolinhas de papel; depois escrevam nelas os medos de que querem proteção.',
        questions: [
          'De onde Paulo tirou a ideia da armadura?',
          'Contra quem a luta não é?',
          'Quem faz tartaruga com você nos dias difíceis?',
        ],
      },
      challenge: 'Toda manhã, vista em pensamento uma peça da armadura e ore por um amigo.',
    },
    prayer:
      'Senhor forte, veste-nos do que é teu. Cinge com a verdade, protege o coração, calça-nos de paz. Levanta o escudo de quem está sem braço para erguê-lo. Que a tua Palavra venha na hora certa, e que ninguém fique sozinho na fileira. Firmes, em ti. Amém.',
    leader: {
      lost: 'O assunto pode virar caça a demônios ou conspirações. Paulo trata de verdade, justiça, paz, fé, oração: conduza para as peças. Nem todo problema é espiritual; muitos têm remédio, médico, terapia e lei.',
      tender:
        'Quem ouve vozes, vive pânico ou foi acusado de estar endemoninhado pode se assustar. Não faça oração de confronto com ninguém; ofereça companhia e ajuda médica. Não diga a quem sofre agressão que a luta não é contra carne e sangue para que fique: Ligue 180, 190.',
      differ:
        'Batalha espiritual: pentecostais e carismáticos costumam orar de modo direto contra o mal; outros entendem a armadura como resistência na fé e na vida reta; católicos unem isso aos sacramentos e ao exorcismo reservado. Todos ficam firmes em Cristo, e na oração.',
    },
    comfort:
      'Depois de fazer tudo, continuar de pé. E, quando não der, alguém junta o escudo ao seu. A graça é com quem ama Jesus com amor que não se acaba, diz a última linha; também com quem ama tremendo.',
    closing: 'Firmes, com a força do Senhor.',
    words: [
      'armadura de deus',
      'fortalecei vos no senhor',
      'ciladas do diabo',
      'carne e sangue',
      'principados e poderes',
      'cinturao da verdade',
      'couraca da justica',
      'escudo da fe',
      'capacete da salvacao',
      'espada do espirito',
      'dardos inflamados',
      'flechas inflamadas',
      'batalha espiritual',
      'embaixador em cadeias',
      'tiquico',
    ],
  },
  {
    verses: '6:18-20',
    key: '6:18',
    title: 'Orar em todo tempo, por todos',
    theme: 'a oração uns pelos outros',
    themes: ['oracao', 'missao', 'comunhao', 'espirito'],
    idea: 'É orando que a gente fica de pé: em todo tempo, com a ajuda do Espírito, sem largar ninguém, e pedindo que o evangelho seja dito com coragem.',
    context:
      'Paulo falou de ficar firme e das armas que Deus dá. Sem pôr ponto final, passa à oração: é orando que se usa tudo aquilo. Ele escreve preso por causa do evangelho e se chama de embaixador acorrentado. Embaixador costuma ser recebido com honra; este tem uma corrente, e ainda assim um recado a entregar.',
    retold: [
      {
        verses: '6:18',
        says: 'Paulo pede que orem em todo tempo, com toda oração e súplica no Espírito, e que vigiem nisso com toda perseverança, por todos os santos.',
      },
      {
        verses: '6:19-20',
        says: 'Paulo pede oração também por si, embaixador acorrentado: que lhe seja dada palavra, para tornar conhecido o mistério do evangelho e falar dele com ousadia, como deve.',
      },
    ],
    read: {
      verses: '6:18-20',
      how: 'São três versículos: leiam três vezes, com vozes diferentes. Na última, todos dizem juntos cada todo e cada toda.',
    },
    observe: [
      {
        ask: 'Que palavra se repete no versículo 18, e a que ela se junta cada vez?',
        verses: '6:18',
        listen:
          'Todo, toda: todo tempo, toda oração e súplica, toda perseverança, todos os santos (todos os que são de Cristo).',
      },
      {
        ask: 'O que Paulo pede que orem por ele?',
        verses: '6:19-20',
        listen:
          'Que lhe seja dada palavra, com ousadia, para tornar conhecido o evangelho. Da soltura ele não fala, embora também fosse um pedido justo.',
      },
      {
        ask: 'Que título Paulo dá a si mesmo, e o que há de estranho nele?',
        verses: '6:20',
        listen: 'Embaixador acorrentado: fala em nome de outro, e está preso.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo diz para orar “no Espírito”. Que peso sai das costas de quem sabe que não ora sozinho?',
        verses: '6:18',
        listen:
          'O Espírito ajuda quem não sabe o que dizer (Romanos 8:26). A oração começa no que Deus faz em nós, e não em saber falar bonito.',
        follow: 'Que ideia de oração perfeita já fez você desistir de orar?',
      },
      {
        ask: '“me seja dada palavra com ousadia”: o que Paulo espera que Deus faça, e o que fica para Paulo?',
        verses: '6:19-20',
        listen:
          'Deus dá a palavra e a coragem; Paulo abre a boca. Primeiro se recebe, depois se fala.',
      },
      {
        ask: 'Um apóstolo pede que gente comum ore por ele. O que isso diz sobre pedir oração na nossa roda?',
        verses: '6:19-20',
        listen:
          'Pedir não é fraqueza nem vergonha. Ninguém fica firme sozinho, nem o mais experiente.',
      },
      {
        ask: 'Por que Paulo junta orar com vigiar e perseverar?',
        verses: '6:18',
        listen:
          'A gente se distrai, cansa e esquece. Vigiar é reparar em quem precisa; perseverar é não largar essa pessoa.',
      },
    ],
    live: [
      {
        ask: 'Por quem você orava e parou no meio do caminho, e o que ajudaria a recomeçar?',
        listen: 'Sem culpa. Um nome na lista e um companheiro já ajudam.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Em que momento do seu dia cabe uma oração de meio minuto, de olhos abertos, sem ninguém notar?',
        listen: 'No ônibus, no intervalo, antes da prova, com o celular carregando.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que trava você na hora de orar: falta de palavras, de tempo, de costume ou de confiança?',
        listen: 'Não corrija. Conte como você mesmo aprendeu.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Além da sua família e dos seus problemas, quem entra nas suas orações?',
        listen: 'Todos os santos: outra igreja, outro país, quem a gente acha difícil.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que você gostaria que a pessoa ao seu lado em casa pedisse a Deus por você nesta semana?',
        listen: 'Um pedido claro, e o outro promete orar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A quem você gostaria de falar de Jesus, e o que tira a sua coragem?',
        listen: 'Medo de rirem, de não saber, de perder a amizade. Paulo também pediu coragem.',
      },
      {
        ask: 'Quem já orou por você num tempo em que você não conseguia?',
        listen: 'Lembrar o nome e agradecer.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua família, quem guarda tudo de todo mundo: aniversários, remédios, nomes dos namorados, problemas?',
        bridge: 'Paulo pede gente assim na oração, que se lembra de todos.',
      },
      {
        text: 'Para que você põe lembrete ou alarme, porque sabe que vai esquecer?',
        bridge: 'De orar por alguém a gente também se esquece. Paulo fala em não largar.',
        for: ['young', 'adults', 'couples', 'singles'],
      },
    ],
    quiet: {
      text: 'Deixe vir à memória três rostos, sem escolher muito. Diga o nome de cada um em voz baixa.',
      bridge: 'Leia agora, com essas três pessoas diante de Deus.',
    },
    complete: [
      {
        name: 'A nossa lista de oração',
        text: 'Façam agora, numa folha de duas colunas. Na primeira, o nome de cada um do grupo e o pedido que a própria pessoa quiser dizer: … . Na segunda, o primeiro nome de pessoas que precisam ouvir de Jesus: … . Cada um copia dois nomes, um de cada coluna, e ora por eles aqui mesmo, em voz alta ou em silêncio.',
      },
      {
        name: 'Peçam por mim também',
        text: 'Em duplas, completem: A pessoa a quem quero falar de Jesus é … . O que me trava é … . Peço que Deus me dê … . A outra pessoa ora por você em uma frase; depois, troquem.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma hora fixa e ore todo dia por duas pessoas: uma do grupo e uma que precisa ouvir de Jesus. No fim da semana, avise a do grupo que orou por ela.',
        tell: 'o que ela respondeu.',
      },
      {
        do: 'Peça a Deus, toda manhã, palavra e coragem para uma conversa com alguém que não conhece Jesus. Se a ocasião vier, conte em poucas frases o que ele fez por você.',
        tell: 'se a ocasião veio, e como foi.',
      },
      {
        do: 'Pergunte a alguém que prega ou ensina na igreja, ou a um missionário, qual é o pedido de oração dele nesta semana, e ore por isso em três dias.',
        tell: 'como foi ouvir esse pedido.',
      },
    ],
    children: {
      truth: 'Posso orar a toda hora e por todo mundo.',
      to7: {
        story:
          'Paulo estava preso. Tinha uma corrente no braço: clinc, clinc. Ele só queria contar a todo mundo que Jesus nos ama. Então escreveu aos amigos: orem! Quando? Em todo tempo: de manhã, de tarde e de noite. Por quem? Por todos os que são de Jesus. E não parem! Depois pediu: orem por mim também. Será que ele pediu um bolo? Não. Ele pediu coragem para falar de Jesus. Paulo era grande e sabia muitas coisas, mas também precisava que orassem por ele. E os amigos oraram. Deus ouve você também, em casa, na escola, na cama. Pode falar com ele bem baixinho.',
        activity:
          'Contornem a mão da criança num papel e escrevam em cada dedo o nome de uma pessoa. Toquem num dedo de cada vez e orem por ela.',
        questions: [
          'Onde Paulo estava?',
          'O que ele pediu aos amigos?',
          'Por quem você quer orar hoje?',
        ],
      },
      to12: {
        story:
          'Um embaixador é alguém que um país manda para falar em seu nome. Ele viaja, usa roupa boa e é recebido com festa. Paulo disse que era embaixador de Jesus. Só que, no lugar da festa, tinha uma corrente. Estava preso porque falava do evangelho. Da cela ele escreveu aos amigos de Éfeso. Pediu que orassem em todo tempo, sem desistir, por todos os que são de Jesus. E acrescentou: orem por mim também. Você talvez pense que ele pediu para sair dali. Na carta, o pedido é outro: que Deus me dê as palavras, e que eu fale com coragem. Até Paulo precisava de coragem! E até ele sabia que a coragem não nascia dele: era Deus quem dava. Longe dali, em casas que Paulo talvez nem visse mais, gente comum começou a dizer o nome dele nas orações. Crianças também podiam. A corrente não impedia isso. Nenhuma distância impede.',
        activity:
          'Façam um varal de oração: cada um escreve num papel um nome e um pedido, prende com pregador e, durante a semana, ora por um papel por dia.',
        questions: [
          'O que faz um embaixador?',
          'O que Paulo pediu que Deus lhe desse?',
          'Para que você precisa de coragem?',
        ],
      },
      challenge: 'Escolha cinco nomes, um para cada dedo, e ore por um deles a cada dia.',
    },
    prayer:
      'Pai, ensina-nos a orar em todo tempo, também quando faltam palavras. Espírito Santo, ajuda-nos. Lembra-nos uns dos outros. Pomos diante de ti os nomes desta lista, os de perto e os que ainda não te conhecem. Dá-nos palavra e coragem, por Jesus. Amém.',
    leader: {
      lost: 'É fácil gastar a noite falando de oração e ficar com dois minutos para orar. Deixe metade do tempo para a lista e comece você, com um pedido simples. Se o assunto voltar às peças da armadura, diga que hoje é a oração.',
      tender:
        'Quem pediu muito por uma cura ou por um filho e não recebeu pode ouvir perseverança como acusação. Não diga que faltou fé: diga que Deus ouviu cada pedido, e ore junto. O que se pede na roda fica na roda.',
      differ:
        'Orar no Espírito: pentecostais e carismáticos incluem aqui a oração em línguas; outros entendem toda oração que o Espírito guia e ajuda. Católicos e ortodoxos pedem também a oração dos santos que já estão com Deus; os evangélicos não. Todos podem orar uns pelos outros.',
    },
    comfort:
      'Se hoje você não consegue orar, deixe que orem por você. Paulo também pediu. Um nome dito por outra pessoa diante de Deus continua sendo o seu nome.',
    closing: 'Em todo tempo, sem largar ninguém: Deus ouve.',
    words: [
      'orando em todo tempo',
      'toda oracao e suplica',
      'oracao no espirito',
      'vigiando',
      'perseveranca',
      'todos os santos',
      'interceder',
      'intercessao',
      'ousadia',
      'embaixador em cadeias',
      'embaixador acorrentado',
      'misterio do evangelho',
      'abrir a boca',
      'suplica',
    ],
  },
  {
    verses: '6:21-24',
    key: '6:24',
    title: 'Notícias, consolo e paz',
    theme: 'o cuidado de uns pelos outros',
    themes: ['comunhao', 'amizade', 'servico', 'graca'],
    idea: 'Preso, Paulo não manda só doutrina: manda um amigo para dar notícias e consolar, e se despede desejando aos irmãos paz, amor com fé e graça.',
    context:
      'Paulo está preso e acabou de pedir que orem por ele, “embaixador acorrentado” (6:20). Não havia correio para gente comum: carta ia na bolsa de um amigo. Tíquico, da província da Ásia (Atos 20:4), leva esta a pé e de barco, por semanas. Foi ele também quem levou notícias aos colossenses (Colossenses 4:7-8).',
    retold: [
      {
        verses: '6:21-22',
        says: 'Paulo envia Tíquico, irmão amado e fiel servidor do Senhor, para contar como ele está na prisão e confortar o coração dos irmãos.',
      },
      {
        verses: '6:23-24',
        says: 'Paulo se despede desejando aos irmãos paz e amor com fé, e a graça a todos os que amam Jesus com amor que não falha.',
      },
    ],
    read: {
      verses: '6:21-24',
      how: 'Uma pessoa lê 21 e 22 sentada, como quem escreve na prisão. Outra se levanta, recebe a folha, atravessa a sala e lê 23 e 24 como quem entrega a carta.',
    },
    observe: [
      {
        ask: 'Quem é Tíquico, e com que palavras Paulo fala dele?',
        verses: '6:21',
        listen: 'Irmão amado e fiel servidor do Senhor; é quem leva as notícias.',
      },
      {
        ask: 'Para que Paulo o envia? Procure os motivos.',
        verses: '6:21-22',
        listen: 'Para que saibam como ele está e o que faz, e para confortar os corações.',
      },
      {
        ask: 'Que presentes Paulo deseja no fim, e de quem eles vêm?',
        verses: '6:23-24',
        listen: 'Paz, amor com fé e graça, da parte de Deus Pai e do Senhor Jesus Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'O preso era Paulo, e ele se preocupa em confortar quem está solto. O que isso mostra do coração dele?',
        verses: '6:21-22',
        listen: 'Pensa na aflição dos outros; a corrente não o fechou em si mesmo.',
      },
      {
        ask: 'Paulo podia ter escrito tudo na carta. O que uma pessoa leva que um papel não leva?',
        verses: '6:21-22',
        listen: 'Rosto, voz, tempo para perguntas, um abraço; “conforte os vossos corações”.',
        follow: 'Que notícia você prefere receber de gente, e não de tela?',
      },
      {
        ask: 'A carta começou com graça e paz e termina com paz e graça. Por que essas palavras abrem e fecham tudo?',
        verses: '6:23-24',
        listen: 'Tudo o que foi pedido no meio se apoia no que Deus dá primeiro.',
      },
    ],
    live: [
      {
        ask: 'Quem foi um Tíquico para você: apareceu com notícia boa, ficou um pouco e confortou o seu coração?',
        listen: 'Nome e cena. É um bom momento para agradecer a alguém.',
      },
      {
        ask: 'O que você acha mais difícil: contar como está de verdade, como Paulo, ou ouvir como o outro está?',
        listen: 'Os dois custam. Ninguém precisa contar hoje.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Entre tantas mensagens num dia, como um amigo sabe que você se importa com ele de verdade?',
        listen: 'Tempo, ligação, presença, lembrar do que ele contou.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem da nossa comunidade está longe, doente ou preso, e anda sem notícias nossas?',
        listen: 'Um ou dois nomes, e quem vai procurar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que notícia boa vocês dois podiam contar mais um ao outro, em vez de só os problemas do dia?',
        listen: 'Uma pequena, de hoje.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Tíquico ficou na Bíblia por levar uma carta. Que serviço simples ainda cabe nas suas mãos?',
        listen: 'Telefonar, orar, escrever, acompanhar.',
        for: ['elderly', 'new-believers'],
      },
      {
        ask: 'Paz, amor e graça: qual desses três você mais gostaria de ouvir que alguém deseja a você hoje?',
        listen: 'Deixe que respondam com uma palavra só.',
        for: ['visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última carta, cartão ou bilhete em papel que você recebeu, e onde ele foi parar?',
        bridge: 'Hoje vamos conhecer um homem que viajou semanas para entregar uma carta.',
      },
      {
        text: 'Na sua família, quem é o carteiro, aquele que sabe e leva as notícias de todo mundo?',
        bridge: 'Paulo também tinha um amigo assim, e confiava nele.',
        for: ['adults', 'elderly', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Pense em alguém que mora longe e de quem você gosta. Diga o nome dessa pessoa em voz baixa.',
      bridge: 'Agora leia como Paulo, preso, mandou notícias a quem amava.',
    },
    complete: [
      {
        name: 'Notícias minhas',
        text: 'Escreva como Paulo escreveria a um amigo: Para que você saiba como estou: … . O que tenho feito é … . O que mais preciso que você peça a Deus por mim é … .',
      },
      {
        name: 'Despedida',
        text: 'Complete com o nome de alguém: Paz a … , que anda … . Amor com fé a … , que precisa … . A graça do Senhor seja com … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva um bilhete de cinco linhas, em papel, a uma pessoa que anda desanimada, e entregue em mãos ou peça a alguém que entregue.',
        tell: 'para quem foi e o que a pessoa disse ao receber.',
      },
      {
        do: 'Visite alguém da igreja que não tem podido vir, leve notícias do grupo e ouça as dele.',
        tell: 'que notícia alegrou mais.',
      },
    ],
    children: {
      truth: 'Deus usa amigos para consolar o meu coração.',
      to7: {
        story:
          'Paulo estava preso, bem longe dos amigos. Os amigos ficaram preocupados: será que ele está bem? Então Paulo escreveu uma carta comprida. Mas quem ia levar? Naquele tempo não tinha telefone nem carteiro! Paulo chamou Tíquico, um amigo muito querido. Tíquico guardou a carta na bolsa e foi. Andou, andou, subiu num barco, andou mais um pouco. Quando chegou, os amigos correram: conta, Tíquico, como está o Paulo? E ele contou tudo. No fim da carta estava escrito: que a paz, o amor e a graça de Deus fiquem com vocês. Que alegria!',
        activity:
          'Cada criança faz um desenho para uma pessoa que está longe ou doente. Uma delas é o carteiro, põe tudo numa bolsa e entrega.',
        questions: [
          'Quem levou a carta de Paulo?',
          'O que os amigos queriam saber?',
          'Para quem você quer mandar um desenho?',
        ],
      },
      to12: {
        story:
          'A carta aos Efésios é cheia de coisas grandes: o amor de Cristo, a família de Deus, a armadura. E no fim aparece um nome que quase ninguém guarda: Tíquico. Quem era ele? Era um amigo de Paulo. Paulo estava preso e não podia visitar ninguém, e não existia correio para gente comum. Então pediu a Tíquico que levasse a carta. Foram semanas de viagem, a pé e de navio, com o rolo bem guardado. E o trabalho dele não era só entregar. Paulo disse: ele vai contar como eu estou e confortar o coração de vocês. Um papel não abraça ninguém; um amigo, sim. Paulo o chamou de irmão amado e fiel servidor do Senhor. Tíquico não escreveu nenhuma carta da Bíblia, mas, sem ele, talvez a gente não lesse esta hoje.',
        activity:
          'Em duplas: um inventa três notícias boas do grupo, o outro as leva de memória até quem está do outro lado da sala. Confiram se chegaram inteiras.',
        questions: [
          'Por que Paulo precisou de Tíquico?',
          'O que Tíquico fazia além de entregar a carta?',
          'Quem precisa de uma visita ou de notícias suas?',
        ],
      },
      challenge: 'Leve um recado carinhoso, de papel ou de voz, a alguém que está triste.',
    },
    prayer:
      'Pai, obrigado pelos amigos que atravessam distâncias por nossa causa. Conforta quem hoje está sem notícias. Faz de nós gente que visita, escuta e leva a tua paz. Dá-nos amor com fé, e a tua graça fique com todos os que amam Jesus. Amém.',
    leader: {
      lost: 'O grupo pode achar que são só saudações e voltar à armadura. Fique com Tíquico: o evangelho chegou lá na bolsa e na voz de um amigo. Se a carta foi para Éfeso ou para várias igrejas, os estudiosos discutem; não muda a conversa.',
      tender:
        'Quem tem alguém preso, internado ou longe pode se emocionar. Não pergunte o motivo. Pergunte se quer que o grupo escreva ou visite.',
    },
    comfort:
      'Alguém que estava preso pensou em consolar o coração de quem ficou. Se hoje ninguém bateu à sua porta, receba pelo menos estas palavras, que vieram de longe: paz a você.',
    closing: 'Paz, amor com fé e graça: leve isso hoje a alguém.',
    words: [
      'tiquico',
      'irmao amado',
      'fiel servidor',
      'fiel ministro',
      'conforte os vossos coracoes',
      'console os vossos coracoes',
      'paz seja com os irmaos',
      'amor com fe',
      'amor que nao falha',
      'amor incorruptivel',
      'saudacoes finais',
      'portador da carta',
    ],
  },
]
