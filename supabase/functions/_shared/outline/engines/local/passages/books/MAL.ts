import type { BookPassages } from '../passage.ts'

export const MAL: BookPassages = [
  {
    verses: '3:6-12',
    key: '3:7',
    title: 'Voltem, e eu voltarei',
    theme: 'o coração que volta a Deus, também no dinheiro',
    themes: ['volta', 'generosidade', 'arrependimento', 'fidelidade'],
    idea: 'O Deus que não muda, e por isso não acaba com o seu povo, chama-o de volta: a oferta retida era sinal de um coração distante e de confiança perdida.',
    context:
      'Malaquias fala a Judá depois da volta do exílio. O ânimo esfriou: ofertas de qualquer jeito, salário negado ao empregado, viúva e estrangeiro sem direito (3:5). Na lei de Israel, o dízimo da colheita sustentava os levitas e, em certos anos, alimentava também o estrangeiro, o órfão e a viúva. A comida no templo estava faltando.',
    read: {
      verses: '3:6-12',
      how: 'É uma conversa: uma pessoa faz a voz do Senhor, e o grupo responde junto o que o povo diz nos versículos 7 e 8.',
    },
    observe: [
      {
        ask: 'Por que motivo os filhos de Jacó ainda não foram consumidos?',
        verses: '3:6',
        listen: 'Porque o Senhor não muda.',
      },
      {
        ask: 'Que convite vem antes de qualquer palavra sobre dízimo, e o que o povo responde?',
        verses: '3:7',
        listen: 'Voltai-vos a mim; em que temos de voltar?',
      },
      {
        ask: 'Do que são acusados, e para que Deus quer os dízimos na casa do tesouro?',
        verses: '3:8-10',
        listen: 'De roubá-lo em dízimos e ofertas; para que haja alimento na casa dele.',
      },
      {
        ask: 'Que promessas ele faz, e a quem: a uma pessoa ou a uma nação?',
        verses: '3:9-12',
        listen: 'Janelas do céu, fruto da terra protegido; à nação inteira, lavradora.',
      },
    ],
    interpret: [
      {
        ask: 'Se o assunto é oferta, por que Deus começa dizendo quem ele é e pedindo a volta deles?',
        verses: '3:6-7',
        listen: 'O dinheiro mostra o coração; ele quer as pessoas, não a renda.',
        follow: 'O que o seu extrato contaria do seu coração?',
      },
      {
        ask: 'Faltava comida na casa de Deus. Quem passava fome quando o celeiro ficava vazio?',
        verses: '3:10',
        listen: 'Levitas e, pela lei, o estrangeiro, o órfão e a viúva; por isso é roubo.',
      },
      {
        ask: 'Deus diz “provai-me nisto”. Que diferença há entre confiar nele e fazer um negócio com ele?',
        verses: '3:10-11',
        listen: 'Negócio exige retorno; confiança abre a mão porque conhece quem prometeu.',
      },
    ],
    live: [
      {
        ask: 'Em que você diria hoje a Deus, sinceramente: voltar em quê?',
        listen: 'Oração, perdão, tempo, dinheiro. O povo também não via.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Com o pouco dinheiro que passa pela sua mão, o que já é só seu, e o que você gosta de repartir?',
        listen: 'Lanche, carona, mesada; a generosidade não espera salário.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Como vocês decidem o que dão, e o que nessa conversa é medo e o que é alegria?',
        listen: 'Ninguém diz valores. Só o jeito de decidir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que já ouviu em igreja sobre dinheiro que lhe fez mal ou bem?',
        listen: 'Ouça até o fim; há gente ferida. Não defenda.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que conta justa está atrasada, salário de alguém, dívida, favor, e como acertá-la?',
        listen: 'O versículo 5, logo antes, fala de salário retido.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Quando faltou para você, por quais mãos Deus abriu a janela?',
        listen: 'Histórias de gente que repartiu. E espaço para quem ainda espera.',
        for: ['elderly', 'mourning', 'adults'],
      },
      {
        ask: 'Se houvesse alimento de sobra na nossa igreja, para quem da vizinhança ele iria primeiro?',
        listen: 'Um nome ou uma rua; um passo juntos.',
      },
    ],
    icebreakers: [
      {
        text: 'Quando criança, onde você escondia as suas moedas ou os seus doces, e quem sempre achava?',
        bridge:
          'Malaquias fala de um povo de mão fechada, e de Deus, que queria mais do que a mão.',
      },
      {
        text: 'Janela emperrada, goteira, chuva na hora certa: conte uma boa história de chuva.',
        bridge: 'Para quem planta, a chuva é tudo. O texto fala das janelas do céu.',
        for: ['elderly', 'adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche a mão com uma moeda dentro. Vire-a para cima e abra bem devagar.',
      bridge: 'Leia com a mão aberta. A primeira coisa que Deus pede, aqui, é você.',
    },
    complete: [
      {
        name: 'Volta em quê',
        text: 'Complete só para você: andei me afastando em … . Percebi quando … . Para voltar, o primeiro passo é … . E creio que ele volta para mim, porque não muda.',
      },
      {
        name: 'Celeiro',
        text: 'Desenhe um celeiro. O que Deus já pôs nele: … . O que tenho trancado: … . Quem depende de que eu abra: … . Sem números.',
      },
    ],
    challenges: [
      {
        do: 'Sente-se uma noite com as suas contas diante de Deus e pergunte-lhe o que ali mostra confiança e o que mostra medo. Decida uma coisa, livremente.',
        tell: 'como foi a conversa; valores ficam em segredo.',
      },
      {
        do: 'Pague ou acerte o que deve a alguém que trabalhou para você, ou leve alimento a quem está sem.',
        tell: 'a alegria de quem recebeu, sem contar vantagem.',
      },
    ],
    children: {
      truth: 'Eu volto para Deus e reparto com alegria.',
      to7: {
        story:
          'O povo de Deus estava com o coração longe. Deus dizia: voltem para mim, e eu volto para vocês! Voltar? Mas em quê?, eles perguntavam. Naquele tempo, cada um levava um pouco da colheita para a casa de Deus: trigo, uvas, azeite. Essa comida era para quem servia ali e ajudava quem não tinha. Mas eles estavam guardando tudo! E a despensa ficou vazia. Deus falou: tragam! Confiem em mim! Eu cuido de vocês, como a chuva que cai do céu. Deus não muda. Ele ama sempre, e quer o nosso coração pertinho.',
        activity:
          'Montem juntos uma caixinha de repartir com alimentos ou brinquedos bons e levem a quem precisa. Enfeitem com um coração.',
        questions: [
          'O que Deus pediu ao povo?',
          'Para quem era a comida guardada na casa de Deus?',
          'O que você gostaria de repartir?',
        ],
      },
      to12: {
        story:
          'A merenda da turma era comunitária: cada um trazia um pouco, e todo mundo comia. Um dia alguns começaram a esconder o lanche na mochila. Resultado: quem não tinha o que trazer ficou com fome. No tempo de Malaquias, o povo levava a décima parte da colheita para a casa de Deus. Dela comiam os que serviam no templo, e a lei mandava cuidar também do estrangeiro, do órfão e da viúva. Mas as pessoas pararam de confiar e de trazer. Deus ficou triste, e começou assim: eu não mudo; por isso vocês ainda estão aqui. Voltem para mim! Em quê?, perguntaram. Vocês estão tirando o que é para todos! Tragam, confiem em mim, e vejam se eu não abro as janelas do céu para a terra de vocês. Deus não precisava de trigo. Ele queria o povo de volta, de coração e mão abertos.',
        activity:
          'Façam por um dia um lanche comunitário em que ninguém sabe quem trouxe o quê. Reparem em quem pôde comer.',
        questions: [
          'O que aconteceu quando alguns esconderam o lanche?',
          'Por que Deus falou primeiro em voltar?',
          'O que você tem que pode ser para todos?',
        ],
      },
      challenge: 'Reparta com alguém uma coisa de que você gosta.',
    },
    prayer:
      'Senhor, tu não mudas, e por isso estamos aqui. Queremos voltar, também no bolso. Tira o medo que fecha a nossa mão, guarda quem passa aperto, e faz de nós gente que reparte com alegria. Amém.',
    leader: {
      lost: 'O grupo pode ir direto para quanto dar. Comece e termine no versículo 7, e não peça valores nem faça coleta nesta noite.',
      tender:
        'Há quem esteja endividado, desempregado ou tenha sido explorado por promessas em nome de Deus. Diga com clareza: a falta de dinheiro não prova maldição nem falta de fé, e oferta não compra bênção. Ninguém deve dar o que é do aluguel ou do remédio por medo. Ofereça ajuda em segredo.',
      differ:
        'Uns cristãos entendem que o dízimo continua como orientação para hoje; outros, que ele pertencia à lei de Israel e que o Novo Testamento ensina dar com liberdade e alegria, conforme as posses (2 Coríntios 8 e 9). Sobre a promessa dos versículos 10 a 12, dirigida àquela nação agrícola: uns esperam algo semelhante hoje; outros a leem como retrato do cuidado de Deus, sem garantia de riqueza. Todos confessam que Cristo nos livrou da maldição.',
    },
    comfort:
      'Se a despensa está vazia, este texto não está contra você: Deus queria alimento na casa justamente para quem não tinha.',
    closing: 'Ele não muda. A porta de volta é a mesma.',
    words: [
      'janelas do ceu',
      'trazei todos os dizimos',
      'dizimo',
      'casa do tesouro',
      'roubara o homem a deus',
      'roubar a deus',
      'devorador',
      'provai me nisto',
      'nao me mudo',
      'voltai vos a mim',
      'tornai vos para mim',
      'malaquias',
    ],
  },
]
